# Ce qui est dit à l’expéditeur d’un courriel.

mail-no-command = Votre courriel ne contient ni coup ni commande que je sache lire. Écrivez votre coup seul sur la première ligne, par exemple { $example }, et rien d’autre sur cette ligne.
mail-no-command-now = Votre courriel ne contient aucune commande que je sache lire. Une commande se met seule sur la première ligne ; { command-help } les énumère toutes.
mail-neither-yes-nor-no = Votre réponse n’est ni un { command-yes } clair ni un { command-no } clair. Rien n’a été fait. Écrivez { command-yes } seul sur la première ligne, et ce sera fait ; écrivez { command-no }, et ce sera abandonné. Sans réponse, c’est abandonné à l’échéance indiquée plus bas.
mail-move-in-subject = L’objet de votre courriel dit « { $subject } ». Seul le texte d’un courriel compte, car les logiciels gardent d’anciens objets.
mail-move-in-prose = La ligne « { $line } » commence comme un coup et continue avec d’autres mots. Rien n’a été joué. Envoyez le coup seul sur la première ligne ; les mots pour votre adversaire vont au-dessous.
mail-command-in-prose = La ligne « { $line } » commence par le mot d’une commande et continue avec d’autres mots. Rien n’a été fait. Envoyez la commande, ou le coup, seule sur la première ligne.
mail-two-actions = Votre courriel demande deux choses : « { $first } » et « { $second } ». Rien n’a été fait, car un courriel ne peut faire qu’une chose. Envoyez celle que vous voulez.
mail-several-places = Votre courriel contient des commandes différentes à des endroits différents : « { $first } » et « { $second } ». Rien n’a été fait. Envoyez celle que vous voulez sur la première ligne.
mail-offer-alone = Une proposition de nulle accompagne un coup. Rien n’a été fait. Envoyez votre coup sur la première ligne et « { command-draw } » au-dessous.
mail-views-disagree = Votre courriel contient un texte brut et un texte mis en forme qui ne disent pas la même chose. Rien n’a été fait. Renvoyez-le, en texte brut si vous le pouvez.
mail-not-played = Vous avez écrit « { $text } ». Rien n’a été joué.
mail-wrong-number = Vous avez écrit « { $text } », mais c’est maintenant le coup { $number }. Rien n’a été joué. Si vous voulez jouer { $san } maintenant, renvoyez le coup avec le bon numéro ou sans numéro.
mail-text-withheld = Votre commande a été exécutée. Les mots au-dessous n’ont pas été envoyés à votre adversaire, car la ligne « { $line } » ressemble à une autre commande. Si c’en était une, envoyez-la dans un courriel à part ; si elle était pour votre adversaire, récrivez-la avec un autre début.
mail-dry-run-legal = Vous avez demandé ce que ferait « { $text } ». Ce serait { $san }. Rien n’a été joué.
mail-moved-on = Votre courriel répond à une lettre sur une position antérieure de cette partie. Rien n’a été fait. Voici la position actuelle.
mail-played-other = En réponse à cette même lettre, { $san } a déjà été joué, et un coup accepté est définitif. Voici la position actuelle.
mail-game-over = Cette partie est terminée. Rien n’a été fait.
mail-not-your-turn = C’est à votre adversaire de jouer. Rien n’a été joué.
mail-no-offer = Il n’y a pas de proposition de nulle de votre adversaire à laquelle répondre. Rien n’a été fait.
mail-yes-elsewhere = Le mot { command-yes } ne compte que dans la réponse à la question elle-même. Rien n’a été fait.
mail-nothing-held = Rien n’attend votre confirmation dans cette partie.
mail-held-foreign-sender = Un courriel pour cette partie est venu d’une adresse qui n’est pas l’une des vôtres. Rien n’a encore été fait.
mail-held-failed-dmarc = Un courriel pour cette partie est venu avec votre adresse comme expéditeur, mais votre fournisseur de messagerie ne s’en porte pas garant. Rien n’a encore été fait.
mail-held-ends-the-game = Cela mettrait fin à la partie, et votre fournisseur de messagerie ne se porte pas garant de l’expéditeur. Rien n’a encore été fait.
mail-held-ask-before = Vous voulez que la question vous soit posée avant que ce soit fait. Rien n’a encore été fait.
mail-held-order = Voici ce qui serait fait : { $order }. Si c’est ce que vous voulez, répondez à cette lettre dans les cinq jours par le mot { command-yes } ; c’est l’heure du premier courriel qui compte.
mail-held-nothing = Il ne contenait pas de commande claire. S’il n’était pas de vous, vous n’avez rien à faire.
mail-at-bounces = Vous avez écrit à une adresse qui ne reçoit que les avis de non-distribution. Rien n’a été fait. Répondez à la lettre de la partie avec le bouton de réponse ordinaire de votre logiciel.
mail-two-games = Votre courriel est parti aux adresses de deux parties. Rien n’a été joué dans aucune. Envoyez un courriel par partie, s’il vous plaît.
mail-no-token = Votre courriel est arrivé à une adresse sans l’élément qui désigne la partie. Rien n’a été fait. Répondez à la lettre la plus récente de la partie elle-même.
mail-no-general = Votre courriel ne contient aucune commande que le club connaisse. Rien n’a été fait. Un coup s’envoie en réponse à la lettre de sa partie. À cette adresse, vous pouvez envoyer l’une de ces commandes, seule sur la première ligne.
mail-general = Vous avez demandé : { $command }.

mail-not-taken-yet = Ce club ne garde pas encore les suites conditionnelles. Rien n’a été fait.
mail-lines-not-taken-yet = Les suites conditionnelles (if) et les notes privées (note:) ne sont pas encore gardées par ce club ; ces lignes ont été retirées, et votre adversaire ne les voit pas.
mail-general-not-yet = Ce club ne sait pas encore faire « { $command } » par courriel. Rien n’a été fait.
mail-change-needs-trust = Votre fournisseur de messagerie ne se porte pas garant de l’expéditeur de ce courriel ; rien n’a donc été changé. Envoyez la même commande en réponse à une lettre de l’une de vos parties, ou faites le changement sur la page de votre compte.
mail-no-such-language = Le club ne connaît pas la langue « { $language } ». Écrivez un code de deux lettres, par exemple { command-language } fr.
mail-language-set = Votre langue est maintenant { $language }, pour les lettres et pour les initiales des pièces.
mail-language-letters-only = Les coups sont maintenant lus aussi avec les initiales des pièces en { $language }. Les lettres du club ne sont pas encore écrites dans cette langue.
mail-digest-daily = Votre souhait d’une lettre par jour est noté. Le club n’envoie pas encore ces résumés : d’ici là, vous recevez aussitôt une lettre pour chaque coup.
mail-digest-off = Vous recevez maintenant aussitôt une lettre pour chaque coup.
mail-welcome = Merci d’avoir écrit à { $club }, un club qui joue aux échecs aléatoires de Fischer par courriel. Ses parties, ses règles et ses membres sont sur { $url }. Les membres sont inscrits par le directeur du club ; écrivez votre nom et l’endroit d’où vous jouez à l’adresse indiquée sur cette page.
mail-subject-answer = [{ $club }] Votre question
mail-no-such-game = Vous n’avez pas de partie « { $name } ».
mail-no-such-position = « { $text } » n’est pas une position de départ. Écrivez un nombre de 0 à 959 ou une rangée de pièces, par exemple { command-position } 518 ou { command-position } RNBQKBNR.
mail-position = La position de départ est { $position }.
mail-position-reversal = Inversée (gauche et droite échangées){"\u00A0"}
mail-addresses = Voici vos adresses. Un courriel venant de l’une des adresses confirmées compte comme le vôtre.
mail-address-confirmed = confirmée{"\u00A0"}
mail-address-open = non confirmée{"\u00A0"}
mail-join-member = Vous êtes déjà membre.
mail-games = { $count ->
    [0] Vous n’avez pas de partie en cours.
    [one] Vous avez une partie en cours.
   *[other] Vous avez { $count } parties en cours.
 }
mail-games-your-turn = coup { $number } contre { $opponent }, à vous de jouer : écrivez à { $address }
mail-games-their-turn = coup { $number } contre { $opponent }, qui doit jouer : écrivez à { $address }
mail-help = Les coups s’envoient en réponse à la lettre de la partie : le coup seul sur la première ligne, par exemple e4, Nf3 ou O-O. À cette adresse, vous pouvez envoyer l’une de ces commandes, seule sur la première ligne.
mail-help-games-write = { command-games }
mail-help-games-does = donne la liste de vos parties en cours
mail-help-show-write = { command-show } M0255-1
mail-help-show-does = envoie une de vos parties
mail-help-position-write = { command-position } 451
mail-help-position-does = renseigne sur une position de départ
mail-help-practice-write = { command-practice }
mail-help-practice-does = commence une partie d’entraînement contre le club, qui joue au hasard
mail-help-addresses-write = { command-addresses }
mail-help-addresses-does = donne la liste de vos adresses
mail-help-language-write = { command-language } fr
mail-help-language-does = choisit la langue de vos lettres
mail-help-digest-write = { command-digest } { command-daily }
mail-help-digest-does = une lettre par jour au lieu d’une par coup
