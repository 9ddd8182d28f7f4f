# Les membres : arriver, partir, ce qu’ils veulent lire.
nav-join = Devenir membre
join-subject = Veuillez confirmer que vous voulez adhérer à { $club }
join-intro = Quelqu’un, sans doute vous, a demandé que cette adresse devienne membre de { $club }, un club qui joue aux échecs aléatoires de Fischer par courriel. L’adhésion ne coûte rien.
join-how = Suivez le lien ci-dessous et appuyez là-bas sur le bouton, ou répondez à cette lettre. Les deux restent possibles pendant trois jours. Dans la réponse, vous pouvez corriger ce qui figure ci-dessous : écrivez une ligne comme « { join-label-name } : Anna Alder » ou « { join-label-zone } : Europe/Berlin ».
join-ignore = Si vous ne l’avez pas demandé, ne tenez pas compte de cette lettre : il ne se passera rien.
join-open = sera tiré de votre adresse
join-country-open = non indiqué
join-label-name = Nom
join-label-handle = Pseudo
join-label-country = Pays
join-label-lang = Langue
join-label-zone = Fuseau horaire
join-answer = Pour adhérer par courriel, répondez à cette lettre avec ce mot sur la première ligne :
join-yes = devenir membre
join-link = Adhérer
join-known-subject = Vous êtes déjà membre de { $club }
join-known = Quelqu’un, sans doute vous, a demandé que cette adresse devienne membre de { $club }. Elle l’est déjà. Pour voir vos parties sur le web, demandez un lien de connexion.
join-known-link = Se connecter
join-welcome-subject = Bienvenue à { $club }
join-welcome = Bienvenue à { $club }, { $name }. Vous êtes maintenant membre ; votre pseudo est { $handle }.
join-welcome-how = Un match se compose de deux parties à partir d’une même position de départ, une avec chaque couleur. Chaque coup vous parvient dans une lettre, et vous jouez en y répondant.
join-welcome-help = Pour trouver un adversaire, écrivez l’une de ces lignes au début d’un courriel à { $address } :
join-write-challenge = { command-challenge } anna #451
join-write-pair = { command-pair }
join-write-practice = { command-practice }
join-write-games = { command-games }
join-write-help = { command-help }
join-does-challenge = défier le membre dont le pseudo est anna à un match depuis la position 451 ; la position peut manquer, une cadence comme 5+1 s’ajouter
join-does-pair = attendre un adversaire de classement voisin
join-does-practice = commencer une partie contre le joueur du club, qui joue au hasard
join-does-games = voir la liste de vos parties en cours
join-does-help = recevoir la liste de toutes les commandes
join-page = Votre page
join-title = Adhérer au club
join-lead = L’adhésion ne coûte rien. Écrivez votre adresse, et une lettre vous parviendra ; rien ne se passe avant que vous y ayez répondu.
join-handle = Pseudo
join-handle-hint = De 2 à 30 lettres de a à z, chiffres, - et _. Laissé vide, il est tiré de votre adresse.
join-send = Envoyez-moi la lettre
join-sent = Consultez le courrier de { $address }.
join-sent-note = Une lettre y est, ou est en route ; il n’en part pas plus de trois par heure vers une adresse. Suivez le lien qu’elle contient, ou répondez-y. Les deux restent possibles pendant trois jours.
join-confirm-lead = Une pression, et vous êtes membre. Ce qui figure ici peut être changé plus tard.
join-confirm = Devenir membre
join-spent = Ce lien a déjà servi ou est trop ancien.
join-again = Recommencer
join-still-open = Rien n’a encore été fait. Répondez à cette lettre avec « { command-yes } » sur la première ligne et, au-dessous, corrigée, chaque ligne à changer.
join-declined = D’accord : il ne se passe rien, et vous ne recevrez plus de lettre.
join-done = Vous êtes maintenant membre, et connecté.
join-member = Voulez-vous adhérer ?
inactive-subject = Vous figurez comme inactif à { $club }
inactive-text = Bonjour { $name }, { $club } est sans nouvelles de vous depuis un an. Tant que vous ne donnez pas signe de vie, vous figurez comme inactif, et personne ne peut vous défier. Tout courriel au club, tout coup et toute connexion vous ramènent.
player-inactive = inactif
player-suspended = suspendu
parting-subject = Voulez-vous quitter { $club } ?
parting-what = { $running ->
    [0] Voici ce que signifie quitter { $club }. Aucune de vos parties n’est en cours. Vos parties terminées restent dans les archives sous « ancien membre ». Vos adresses et vos connexions sont effacées, les défis ouverts sont retirés, et plus aucune lettre ne vous parvient. C’est irréversible.
    [one] Voici ce que signifie quitter { $club }. Votre partie en cours est perdue sur-le-champ, et votre adversaire en est informé. Vos parties terminées restent dans les archives sous « ancien membre ». Vos adresses et vos connexions sont effacées, les défis ouverts sont retirés, et plus aucune lettre ne vous parvient. C’est irréversible.
   *[other] Voici ce que signifie quitter { $club }. Vos { $running } parties en cours sont perdues sur-le-champ, et vos adversaires en sont informés. Vos parties terminées restent dans les archives sous « ancien membre ». Vos adresses et vos connexions sont effacées, les défis ouverts sont retirés, et plus aucune lettre ne vous parvient. C’est irréversible.
 }
parting-forget = Vous pouvez en outre être oublié : votre nom, vos courriels, les lettres reçues et vos notes privées sont alors effacés, et plus personne ne peut dire à qui étaient les parties. Les mots envoyés à vos adversaires sont à eux et leur restent. Nos copies des lettres à d’autres qui vous nomment sont vidées au bout de trente jours, comme toutes les lettres ; une sauvegarde antérieure garde l’ancien état.
parting-declined = D’accord : vous restez membre de { $club }. Rien n’a été changé.
parting-answer = Si telle est votre volonté, répondez à cette lettre dans les cinq jours avec l’une de ces lignes au début :
parting-does-yes = quitter le club
parting-does-delete = quitter le club et être oublié
parted-subject = [{ $club }] { $name } a quitté le club
left-subject = Vous avez quitté { $club }
left-text = { $lost ->
    [0] Vous avez quitté { $club }. Ceci est la dernière lettre qui vous est adressée. Merci pour les parties.
    [one] Vous avez quitté { $club }, et votre partie inachevée est perdue. Ceci est la dernière lettre qui vous est adressée. Merci pour les parties.
   *[other] Vous avez quitté { $club }, et vos { $lost } parties inachevées sont perdues. Ceci est la dernière lettre qui vous est adressée. Merci pour les parties.
 }
left-forgotten = Vos données personnelles sont effacées, y compris ce qui était venu de vos adresses avant votre adhésion. Ce qui vous nomme encore est vidé sous trente jours : cette lettre et nos copies des lettres à d’autres.
parting-title = Quitter le club
parting-sure = Oui, je veux quitter le club.
parting-do = Quitter le club
parting-forget-do = Quitter le club et être oublié
parting-not-sure = Cochez d’abord la case : c’est irréversible.
parting-done = Vous avez quitté le club. Merci pour les parties.
account-data = Vos données
account-data-note = Chaque fichier contient l’état d’un seul instant. Les textes des lettres et des courriels sont gardés trente jours.
account-export-json = Ce que le club sait de vous (JSON)
account-export-pgn = Vos parties (PGN)
account-export-mbox = Vos courriels et les lettres reçues (mbox)
account-muted = Dont les mots ne vous parviennent pas
account-unmute = les laisser passer de nouveau
mute-on = Désormais, rien de ce qu’écrit { $name } ne vous est transmis. Les coups et les propositions de nulle, si. { $name } n’en est pas informé.
mute-off = Ce qu’écrit { $name } vous parvient de nouveau.
report-taken = Votre signalement est maintenant devant les directeurs.
mute-title = Mots de votre adversaire
mute-note = Tant que c’est activé, rien de ce qu’écrit { $name } ne vous parvient ; les coups et les propositions de nulle, si. { $name } n’en est pas informé.
mute-do = Ne laisser passer aucun mot
mute-undo = Laisser de nouveau passer les mots
report-label = Que doivent savoir les directeurs ?
report-do = Avertir les directeurs
mute-done = Enregistré. Plus aucun mot ne passe de là.
mute-undone = Enregistré. Les mots passent de nouveau.
report-done = Votre signalement est devant les directeurs.
director-reports = Signalements
director-report = signalement
director-report-line = { $by } à propos de { $about } : { $words }
director-report-from = Signalé par
director-report-about = À propos de
director-report-do = Traité
director-report-none = Aucun signalement n’attend.
club-ask-over = Cette question a déjà reçu sa réponse, ou son délai est passé. Rien n’a été fait.
club-no-such-answer = Cette réponse ne convient pas à la question. Rien n’a été fait. Veuillez écrire l’un des mots indiqués dans la lettre, seul sur la première ligne.
club-still-open = La question reste ouverte : répondez à cette lettre.
ask-elsewhere-from = Une réponse à cette question est venue de { $address }, qui n’est pas l’adresse où elle vous a été posée. Rien n’a été fait.
ask-elsewhere-unconfirmed = Une réponse à cette question est venue avec votre adresse comme expéditeur, mais notre serveur de courrier n’a pas pu confirmer qu’elle est de vous. Rien n’a été fait.
ask-elsewhere-yours = Si elle était de vous, répondez à cette lettre par le même mot, depuis l’adresse où elle est arrivée. Sinon, vous n’avez rien à faire.
ask-elsewhere-add = Si { $address } est aussi une adresse à vous, ajoutez-la sur { $account } : le courrier qui en vient comptera alors comme le vôtre.
club-member-already = Vous êtes déjà membre ; votre pseudo est { $name }.
club-last-admin = Vous êtes le seul administrateur du club. Nommez-en un autre avant de partir.
club-too-many-reports = Vous avez envoyé cinq signalements en un jour. Veuillez attendre que les directeurs les aient lus.
club-empty-report = Un signalement demande des mots : que doivent savoir les directeurs ?
club-yourself = C’est vous-même. Rien n’a été fait.
club-inactive = { $name } n’a pas donné signe de vie depuis un an et ne peut être défié.
club-suspended = { $name } ne peut pas commencer de parties en ce moment.
club-pace = { $text } n’est pas une cadence. Écrivez par exemple 10/30, 5+1, 3/move ou bank 60.
club-start = { $text } n’est pas une position de départ. Écrivez un numéro de 0 à 959, une rangée comme BRNNKQRB ou un match antérieur comme M0255.
event-left = { $name } a quitté le club, et donc aussi { $event } ({ $code }), que vous dirigez. { $lost ->
    [0] Aucune partie n’y a été perdue de ce fait.
    [one] Une partie y a été perdue de ce fait.
   *[other] { $lost } parties y ont été perdues de ce fait.
  }
event-left-cancelled = { $cancelled ->
    [one] Une partie qui n’avait pas commencé est annulée.
   *[other] { $cancelled } parties qui n’avaient pas commencé sont annulées.
  }
event-left-void = Moins de la moitié des parties y étaient terminées : aucun résultat { DE($name) } ne compte au classement.
event-left-open = { $name } a quitté le club et n’est plus inscrit à { $event } ({ $code }), que vous dirigez.
