# Les lettres qui n’arrivent pas, et ce qu’un membre en dit.

unreachable-subject = [{ $club }] Aucune lettre n’atteint { $name }
unreachable-head = Aucune lettre n’atteint { $name }
unreachable-news = Une lettre à { $name } est revenue, et il n’y a pas d’autre adresse confirmée.
unreachable-clocks = Là où ce membre a le trait, la pendule est arrêtée : au plus cinq jours de suite et dix par partie si la boîte aux lettres est en cause, sans limite si c’est nous.
unreachable-do = Si vous pouvez joindre { $name } autrement, demandez une adresse qui fonctionne ; elle s’ajoute et se confirme sur la page du compte. La marque disparaît d’elle-même quand une lettre arrive ou qu’une adresse est confirmée.
unreachable-address = Adresse
unreachable-said = Ce qui a été dit
unreachable-player = La page du membre
unreachable-desk = Votre bureau

late-bounce-subject = [{ $club }] Perdue au temps, mais la lettre est revenue : { $game }
late-bounce-head = La lettre d’un tour est revenue après la chute du drapeau
late-bounce-news = Dans la partie { $game }, le temps { DE($name) } s’est écoulé. La lettre qui annonçait ce tour est revenue depuis, et notre page n’avait pas montré la position. Selon les règles du club, le temps depuis cette lettre est rendu : le drapeau est donc tombé à tort.
late-bounce-do = La partie est terminée et compte. Veuillez la regarder et décider, avec les deux joueurs, ce que devient son résultat.

failing-subject = [{ $club }] Votre adresse { $failing } n’accepte pas nos lettres
failing-head = Une de vos adresses ne fonctionne pas
failing-news = Une lettre du club à { $failing } est revenue. Vos lettres vont maintenant à { $address }.
failing-do = Si { $failing } fonctionne de nouveau, ou si vous voulez recevoir vos lettres ailleurs, ouvrez la page ci-dessous dans les deux semaines. Si { $address } est la bonne adresse, vous n’avez rien à faire.
failing-try-news = Des lettres du club à { $failing } sont revenues, et les autres attendent depuis. Avec celle-ci, nous essayons de nouveau.
failing-try-do = Si vous lisez ceci, votre boîte accepte de nouveau les lettres : dites-le sur la page ci-dessous dans les deux semaines, et tout ce qui a attendu arrivera aussitôt. Vous pouvez aussi y donner une autre adresse.
failing-answer = D’autres lettres de { $club } pour vous reviennent, et attendent donc. Si votre boîte accepte de nouveau les lettres, ou si vous voulez les recevoir ailleurs, dites-le sur la page ci-dessous dans les deux semaines.
failing-link = Vos adresses

stop-title = Résumés quotidiens
stop-lead = { $name }, vous recevez chaque jour une lettre avec tous les échiquiers où vous avez le trait. Avec ce bouton, c’était la dernière.
stop-do = Ne plus m’envoyer de résumés
stop-done = Vous ne recevez plus de résumés. Vos parties continuent : les pages les montrent, et les rappels avant la fin de votre temps arrivent toujours.
stop-none = { $name }, vous ne recevez pas de résumés.
stop-instead = M’envoyer plutôt une lettre pour chaque coup
stop-instead-done = Désormais vous recevez aussitôt une lettre pour chaque coup.
stop-spent = Ce lien n’est pas de nous, ou il n’a pas été copié en entier.

addresses-title = Vos adresses
addresses-lead = { $name }, voici vos adresses confirmées. Les lettres vont à la première qui les accepte.
addresses-good = accepte nos lettres
addresses-failing = des lettres reviennent depuis le { $since } : { $said }
addresses-works = Elle fonctionne de nouveau
addresses-works-done = Merci. Les lettres y vont de nouveau.
addresses-new = Une autre adresse
addresses-new-do = Y envoyer un lien
addresses-new-done = Une lettre avec un lien est en route vers cette adresse. Les lettres de vos parties y iront dès que vous l’aurez suivi.
addresses-spent = Ce lien a expiré. Sur la page de votre compte, vous pouvez voir et changer vos adresses.

director-unreachable = aucune lettre n’arrive
director-unreachable-line = { $name } : { $said }
director-intake = aucun courriel n’arrive
director-intake-line = Aucun courriel n’est relevé dans { $mailbox } ; ce qu’écrivent les membres y attend. { $why } ({ $said })
director-intake-server = Le serveur est injoignable ou ne répond pas (clés imap.server et imap.tls).
director-intake-login = Le serveur n’accepte pas le nom et le mot de passe (clés imap.user et imap.password_file).
director-intake-mailbox = Le serveur n’ouvre pas la boîte (clé imap.mailbox).
director-intake-other = Tous les essais ont échoué.

account-failing = les lettres reviennent
account-works = elle fonctionne de nouveau
account-delivery = Lettres sur mes parties
account-delivery-immediate = aussitôt, une pour chaque coup
account-delivery-daily = une fois par jour, tous les échiquiers dans une lettre
account-delivery-off = aucune ; je regarde les pages
account-reminders = Me rappeler le coup avant la fin de mon temps
account-pgn = La partie en fichier (PGN)
account-pgn-end = avec la lettre qui annonce sa fin
account-pgn-always = avec chaque lettre
account-pgn-never = seulement sur demande
account-own-letters = M’écrire les pièces avec les lettres de ma langue

mail-pgn-enclosed = La partie est jointe en fichier que lisent les programmes d’échecs (PGN).
mail-pgn-where = Envoyez { $word } en réponse à une lettre de la partie que vous voulez.
help-pgn = cette partie en fichier pour les programmes d’échecs
keeper-mail-subject = [{ $club }] Message à { $to } : { $subject }
keeper-mail-head = un message à { $to }
keeper-mail-news = Un message à { $to } est venu de { $from } : vous le recevez parce que vous administrez le club. Le club n’y a pas répondu ; pour répondre, écrivez à l’expéditeur.
keeper-mail-text = Son texte :
