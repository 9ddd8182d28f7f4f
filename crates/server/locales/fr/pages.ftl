# Ce que disent les pages.

## Le cadre de toutes les pages
club-name = Fischer Random Chess Email Club
club-tagline = Les échecs par correspondance depuis 960 positions de départ, par courriel depuis 2004
nav-skip = Vers le contenu
nav-label = Le club
nav-home = Accueil
nav-games = Parties
nav-positions = Positions
nav-players = Joueurs
nav-tournaments = Tournois
nav-castling = Roque
nav-glossary = Glossaire
nav-links = Liens
nav-mailroom = Salle du courrier
nav-account = Compte
nav-mine = Mes parties
nav-director = Bureau du directeur
nav-login = Se connecter
nav-logout = Se déconnecter
foot-founded = Fondé le 25 avril 2004 pour que l’on joue aux échecs aléatoires de Fischer par courriel dans le monde entier.
pager-label = Plus
pager-back = Précédent
pager-on = Suivant
pager-newest = Aux plus récentes
pager-older = Plus anciennes

## Colonnes et libellés communs
col-game = Partie
col-players = Joueurs
col-position = Position
col-state = État
col-moves = Coups
col-when = Dernier changement
col-rank = Rang
col-rating = Elo
col-name = Nom
col-country = Pays
col-wld = G-P-N
col-running = En cours
col-number = Numéro
col-format = Formule
col-progress = Terminées
col-points = Points
col-played = Jouées
col-handle = Pseudonyme
col-role = Rôle
state-white-to-move = Trait aux Blancs
state-black-to-move = Trait aux Noirs
state-behind = { $moves ->
    [one] 1 coup de retard
   *[other] { $moves } coups de retard
}
state-waiting = Pas commencée
state-paused = En délibération
state-white-won = 1-0
state-black-won = 0-1
state-draw = ½-½
state-cancelled = Annulée
former-member = ancien membre

## Accueil
home-title = Les échecs en terrain neuf, une lettre après l’autre
home-lead = Deux joueurs, une position de départ parmi 960, deux parties avec les couleurs inversées. Un coup est la réponse à une lettre ; le club le juge, tient la feuille de partie et le transmet.
home-members = { $count ->
    [one] membre
   *[other] membres
}
home-running = { $count ->
    [one] partie en cours
   *[other] parties en cours
}
home-finished = { $count ->
    [one] partie terminée
   *[other] parties terminées
}
home-your-turn = À vous de jouer
home-mine = Vos parties
home-mine-none = Vous n’avez aucune partie en cours.
home-nothing-waits = Aucune partie n’attend votre coup.
home-others-turn = En attente
home-col-left = Temps restant
home-col-until = Jusqu’au
home-lately = Dernières nouvelles des échiquiers
home-all-games = Toutes les parties
home-position = Position du jour
home-position-note = – l’une des 960.
home-how = Comment se déroule une partie
home-how-1 = Le club vous écrit quand c’est à vous de jouer : l’échiquier, les coups joués, votre temps.
home-how-2 = Vous répondez à cette lettre avec votre coup sur la première ligne : { $moves }.
home-how-3 = Votre adversaire en est averti aussitôt. Si le coup n’est pas possible, vous apprenez exactement pourquoi.

## Parties
games-title = Parties
games-player = Joueur
games-tournament = Tournoi
games-position = Position
games-state = État
games-filter = Afficher
games-none = Aucune partie ne correspond.
games-any = toutes
games-running = en cours
games-finished = terminées
games-no-player = Aucun membre n’a le pseudonyme ni le nom complet « { $handle } ».
games-perhaps = Vous cherchez peut-être :
games-no-position = « { $position } » n’est pas une position de départ : un nombre de 0 à 959, ou une rangée de pièces comme NNBBRKQR.
games-no-tournament = Il n’y a pas de tournoi « { $tournament } ».

## Une partie
game-match = Match { $match }
game-number = Partie { $game }
game-walk = Parcourir la partie
game-first = Position de départ
game-back = Un coup en arrière
game-forward = Un coup en avant
game-last = Dernière position
game-flip = Tourner l’échiquier
game-shown-start = Position de départ
game-shown-ply = Après { $move }
game-shown-preview = Aperçu : { $move }, pas joué
game-castling = Roque
game-castling-white = Blancs
game-castling-black = Noirs
game-moves = Coups
game-moves-near = Coups autour de la position montrée
game-moves-all = Tous les coups ({ $count })
game-no-moves = Aucun coup n’a encore été joué.
game-evidence = Temps et preuves
game-evidence-note = Quand chaque coup a été annoncé et suivi d’une réponse, et ce qu’il a coûté.
game-messages = Mots entre les joueurs
game-text = La position en toutes lettres
game-table = En tableau
game-diagram = En diagramme de lettres
game-pgn = PGN
game-board-label = L’échiquier vu du côté des { $side ->
    [white] Blancs
   *[black] Noirs
}. { $shown }.
game-white-turn = Le trait est aux Blancs.
game-black-turn = Le trait est aux Noirs.
game-over = La partie est terminée.
game-is-to-move = au trait
game-clock = reste { $left }
game-clock-waiting = { $left }, ne court pas encore
game-offer-open = La nulle est proposée.
game-old-ply = Vous regardez une position antérieure.
game-behind = { $moves ->
    [one] Tant qu’elle se joue, cette partie est montrée avec un coup de retard : vous ne voyez ni le dernier coup joué par les deux camps, ni les pendules, ni à qui est le trait.
   *[other] Tant qu’elle se joue, cette partie est montrée avec { $moves } coups de retard : vous ne voyez ni les { $moves } derniers coups joués par les deux camps, ni les pendules, ni à qui est le trait.
}
game-behind-others = { $moves ->
    [one] Tant qu’elle se joue, les autres voient cette partie avec un coup de retard.
   *[other] Tant qu’elle se joue, les autres voient cette partie avec { $moves } coups de retard.
}
castling-possible = possible
castling-not-now = pas maintenant
castling-gone = perdu

## Le formulaire de coup
form-your-move = Votre coup
form-your-game = Votre partie
form-move = Coup
form-move-hint = Comme dans une lettre : { $moves }.
form-draw = Proposer la nulle avec ce coup
form-words = Quelques mots pour votre adversaire
form-play = Jouer
form-play-this = Jouer { $move }
form-look = Regarder d’abord
form-change = Modifier
form-lines-wrong = Rien n’est encore joué, car les suites conditionnelles contiennent une faute :
form-claim = Réclamer la nulle
form-accept = Accepter la nulle
form-decline = Refuser la nulle
form-offer = { $name } propose la nulle.
form-resign = Abandonner
form-resign-sure = J’abandonne cette partie.
form-resign-unsure = Cochez d’abord « { form-resign-sure } ». Rien n’a été fait, la partie continue.
form-resign-do = Abandonner la partie
form-look-move = { $move } mènerait à cette position. Rien n’est encore joué.
form-look-castling = { $move } serait le roque : { $trips }. Rien n’est encore joué.
form-move-played = Votre coup { $move } est joué.
form-kept = Ce que vous aviez écrit ; rien n’en a été envoyé
form-done = C’est fait.
form-too-long = C’est trop long.

## Matchs
match-note = Un match, ce sont deux parties depuis la même position de départ avec les couleurs inversées.
match-score = { $first } : { $second }
match-first = Premier joueur
match-first-hint = A les Blancs dans la première partie. Un pseudonyme ou une adresse.
match-second = Second joueur
match-start = Position de départ
match-start-hint = Un nombre de 0 à 959 ou une rangée de pièces. Si le champ reste vide, le club en tire une au sort.
match-pace = Cadence
match-order = Les deux parties
match-together = Elles commencent ensemble
match-staggered = La seconde commence après le 10e coup des Noirs de la première, ou à sa fin
match-begin = Commencer le match
match-begun-done = Le match a commencé ; les deux joueurs en sont avertis.

## Positions
positions-title = Positions de départ
positions-lead = Les 960, selon les numéros de Scharnagl de 000 à 959. Ailleurs on compte de 1 à 960 : la rangée de pièces à côté du numéro lève le doute.
positions-find = Numéro ou rangée de pièces
positions-count = { $count ->
    [one] Une position.
   *[other] { $count } positions.
}
positions-games = { $count ->
    [0] Aucune partie au club
    [one] Une partie au club
   *[other] { $count } parties au club
}
positions-any = toutes
positions-fault = « { $text } » n’est pas une position de départ : un nombre de 0 à 959, ou une rangée de pièces comme NNBBRKQR.
position-number = Numéro
position-rank = Rangée de pièces
position-reversal = Inversée
position-before = Numéro précédent
position-after = Numéro suivant
position-rules = Les règles du roque
position-text = En toutes lettres
position-games = Parties depuis cette position
position-no-games = Personne au club n’a encore joué cette position.
position-board-label = Position de départ { $label }
method-double = double déplacement
method-transposition = échange
method-king-only = roi seul
method-rook-only = tour seule
position-castling-trip = Roi { $kingFrom } à { $kingTo }, tour { $rookFrom } à { $rookTo }.
position-castling-king-stays = Le roi reste en { $kingTo } ; tour { $rookFrom } à { $rookTo }.
position-castling-rook-stays = Roi { $kingFrom } à { $kingTo } ; la tour reste en { $rookTo }.
position-castling-first = Possible dès le premier coup.

## Joueurs
players-title = Membres et classement
players-lead = Une seule liste pour toutes les parties par correspondance d’échecs aléatoires de Fischer. Chacun commence à 1500.
player-since = membre depuis le { $day }
player-running = Parties en cours
player-finished = Parties terminées
player-none-running = Aucune partie en cours.
player-none-finished = Aucune partie terminée pour l’instant.
role-member = membre
role-director = directeur
role-admin = administrateur

## Roque
castling-title = Comment on roque ici
castling-lead = D’où que partent le roi et la tour, ils arrivent là où ils arrivent aux échecs orthodoxes. Tout le reste découle de cette phrase.
castling-ends = Où les pièces arrivent, pour les Blancs et pour les Noirs
castling-written = S’écrit
castling-named = Se nomme
castling-king-to = Le roi arrive en
castling-rook-to = La tour arrive en
castling-h = roque du côté h
castling-a = roque du côté a
castling-methods = Quatre façons de le voir
castling-methods-lead = Quelles pièces se déplacent vraiment dépend de l’endroit où elles se trouvent. Le club nomme quatre méthodes ; toutes s’écrivent O-O ou O-O-O, coûtent un coup et ne se font qu’une fois par partie.
castling-method-double = Double déplacement
castling-method-double-text = Le roi et la tour se déplacent tous deux, chacun vers sa case. Le roque des échecs orthodoxes est de ceux-là.
castling-method-transposition = Échange
castling-method-transposition-text = Le roi et la tour échangent leurs places : chacun arrive là où était l’autre.
castling-method-king = Roi seul
castling-method-king-text = La tour est déjà sur sa case finale ; seul le roi se déplace.
castling-method-rook = Tour seule
castling-method-rook-text = Le roi est déjà sur sa case finale ; seule la tour se déplace. C’est un roque tout de même, et il épuise le droit de roquer.
castling-share = Sur les 960 positions, { $h } roquent ainsi du côté h et { $a } du côté a.
castling-before = { $start }, avant { $move }.
castling-after = Après { $move }.
castling-conditions = Quand il est permis
castling-conditions-lead = Les quatre conditions doivent être remplies au moment de roquer. Si plusieurs manquent, la réponse du club les nomme toutes.
castling-cond-1 = Immobiles : ni le roi ni cette tour n’ont bougé dans cette partie, et vous n’avez pas encore roqué.
castling-cond-2 = Libres : toutes les cases du roi à son but et de la tour au sien, buts compris, ne contiennent que ces deux pièces.
castling-cond-3 = Non attaquées : la case où se trouve le roi, celles qu’il traverse et celle où il arrive ne sont pas attaquées, même si votre propre tour de roque s’y trouve à ce moment.
castling-cond-4 = En sûreté après : les deux pièces sur leurs nouvelles cases, le roi n’est pas en échec. La tour qui s’en va était peut-être son seul bouclier.
castling-permanent = Perdu pour de bon
castling-permanent-lead = Cela met fin au droit pour le reste de la partie. Rentrer chez soi ne le rend pas.
castling-perm-1 = Le roi a bougé : les deux côtés sont perdus.
castling-perm-2 = La tour de ce côté a bougé : ce côté est perdu, l’autre peut rester.
castling-perm-3 = La tour de ce côté a été prise. Aucune autre tour ne peut la remplacer, pas même une tour promue.
castling-perm-4 = Vous avez roqué, d’un côté ou de l’autre et quelle que soit la méthode.
castling-temporary = Seulement pour l’instant
castling-temporary-lead = Cela interdit le roque aujourd’hui et peut être passé au prochain coup. Le droit lui-même reste intact.
castling-temp-1 = Une pièce de l’une ou l’autre couleur occupe une case qui doit être libre.
castling-temp-2 = Le roi est en échec.
castling-temp-3 = Une case que le roi traverse ou atteint est attaquée. Les cases que seule la tour parcourt ne comptent pas.
castling-temp-4 = La tour protège le roi d’un attaquant qui l’atteindrait une fois la tour partie.
castling-refused = Deux qui n’étaient pas permis
castling-refused-lead = Même des membres expérimentés ont posé la question.
castling-refused-1 = Le roi ne peut pas traverser une case au seul motif que sa tour la couvre
castling-refused-1-text = Les Blancs ne peuvent pas roquer du côté h : le roi traverse e1, et la tour en e8 attaque cette case. Que la propre tour des Blancs soit en e1 à ce moment n’y change rien.
castling-refused-2 = La tour est le bouclier
castling-refused-2-text = Les Blancs ne peuvent pas roquer du côté a : le roi reste en c1, mais dès que la tour a quitté b1, la tour en a1 donne échec.
castling-writing = Comment l’écrire
castling-write-1 = O-O pour le côté h, O-O-O pour le côté a ; les zéros et les minuscules conviennent aussi.
castling-write-2 = En coordonnées : le roi prend sa propre tour, comme f1h1 avec le roi en f1 et la tour en h1.
castling-write-3 = Un pas du roi vers une case voisine vide n’est jamais que ce pas, et met fin au droit de roquer.
castling-write-4 = Si seule la tour devait se déplacer, écrivez O-O ou O-O-O ; pour un simple coup de tour, le club demande avant de jouer quoi que ce soit.
castling-curious = Bon à savoir
castling-curious-1 = Dans certaines positions, on peut roquer dès le premier coup.
castling-curious-2 = Des cases qui doivent être vides aux échecs orthodoxes peuvent rester occupées ici : a, b ou e du côté a, e ou h du côté h.
castling-curious-3 = Le roque ne prend jamais, et le roi et la tour ne sautent que l’un par-dessus l’autre.
castling-curious-4 = Si le roque est possible ou non est écrit, avec la raison, dans chaque lettre et sur la page de chaque partie.

## Glossaire
glossary-lead = Les mots du club, un sens chacun.
glossary-start = Position de départ
glossary-start-text = L’ordre des pièces sur la première rangée : les fous sur des couleurs différentes, le roi entre les tours. Il y en a 960 ; chacune a un numéro de 000 à 959 et s’écrit toujours avec sa rangée de pièces, comme #069 NNBBRKQR.
glossary-h-side = Côté h
glossary-h-side-text = Le côté de l’échiquier où va le roque O-O : roi sur la colonne g, tour sur la colonne f. Aux échecs orthodoxes, l’aile roi.
glossary-a-side = Côté a
glossary-a-side-text = Le côté où va le roque O-O-O : roi sur la colonne c, tour sur la colonne d. Aux échecs orthodoxes, l’aile dame.
glossary-reversal = Position inversée
glossary-reversal-text = Une position de départ dont la gauche et la droite sont échangées : #069 et #890 sont inversées l’une de l’autre.
glossary-mirror = Face à face
glossary-mirror-text = Les pièces noires font face aux blanches, colonne par colonne, comme dans toutes les parties d’ici.
glossary-match = Match
glossary-match-text = Deux parties entre les mêmes joueurs depuis la même position de départ avec les couleurs inversées. Les matchs portent des numéros comme M0255 ; leurs parties sont M0255-1 et M0255-2.
glossary-ply = Demi-coup
glossary-ply-text = Le coup d’un seul camp. Le 12e coup des deux camps, ce sont les demi-coups 23 et 24.
glossary-scharnagl = Numéro de Scharnagl
glossary-scharnagl-text = La numérotation des 960 positions employée ici, de Reinhard Scharnagl : d’abord les fous, puis la dame, puis le reste. 518 est la position des échecs orthodoxes.
glossary-kern = Code KeRN
glossary-kern-text = L’ordre du roi, des tours et des cavaliers sur les cinq cases que laissent les fous et la dame, un nombre de 0 à 9.
glossary-xfen = X-FEN
glossary-xfen-text = La façon d’écrire les positions pour d’autres logiciels : le roque comme KQkq, une lettre de colonne seulement là où la tour en question ne serait pas claire.
glossary-shredder = Shredder-FEN
glossary-shredder-text = Un autre dialecte, qui nomme les colonnes des tours de roque : HAha.
glossary-pace = Cadence
glossary-pace-text = Le temps dont on dispose. 10/30 : 30 jours au début et 30 de plus tous les dix coups, jamais plus de 40 (10/40 : 50, 10/50 : 65). 5+1 : cinq jours et un de plus par coup, jamais plus de 30. 3/move : trois jours par coup. bank 60 : soixante jours pour toute la partie.
glossary-crosstable = Grille
glossary-crosstable-text = Le tableau d’un tournoi toutes rondes : les résultats de chaque joueur contre chacun des autres.
glossary-sb = Sonneborn-Berger
glossary-sb-text = Un départage : les points des adversaires battus et la moitié de ceux contre qui l’on a annulé.
glossary-malus = Malus
glossary-malus-text = Les points de pénalité d’un tournoi à élimination graduelle : aucun pour un gain, un pour une nulle, trois pour une perte. À six, on est éliminé.
glossary-adjudication = Adjudication
glossary-adjudication-text = Un directeur neutre décide comment compte une partie inachevée.

## Liens
links-lead = D’autres qui aiment les échecs aléatoires de Fischer, les échecs par correspondance, ou les deux.
links-play = Où l’on y joue encore par correspondance
links-programs = Des logiciels qui lisent nos parties
links-rules = Règles et numérotation
link-iccf = la fédération internationale d’échecs par correspondance, avec titres et tournois sur son propre serveur
link-lss = un serveur gratuit de jeu par correspondance, avec beaucoup de tournois de Chess960
link-schemingmind = de nombreuses variantes d’échecs par correspondance
link-chessmail = les échecs par correspondance sur le web, Chess960 compris
link-lichess = le Chess960 avec des jours par coup, gratuit et sans publicité
link-xboard = un échiquier pour X11 ; il charge nos PGN, Chess960 compris
link-scid = une base de données d’échecs ; elle lit les PGN de la bibliothèque
link-pychess = une bibliothèque Python qui comprend le Chess960
link-fide = les Règles du jeu d’échecs ; les Directives II traitent du Chess960
link-numbering = la numérotation de Scharnagl expliquée

## Connexion
login-title = Se connecter
login-lead = Il n’y a pas de mot de passe. Écrivez l’adresse sous laquelle le club vous connaît, et il vous envoie une lettre avec un lien.
login-address = Adresse électronique
login-send = Envoyez-moi un lien
login-note = Le lien sert une seule fois, pendant une heure. Pour jouer par courriel, il n’y a pas besoin de se connecter.
login-sent = Si { $address } appartient à un membre, une lettre est en route.
login-sent-note = Ouvrez son lien sur cet appareil ou sur un autre et appuyez là-bas sur le bouton.
login-confirm-lead = Une pression, et vous y êtes. Ensuite le lien ne sert plus.
login-confirm = Me connecter
login-spent = Ce lien a déjà servi, ou il est trop ancien.
login-again = En demander un autre
login-fault-address = Cela ne ressemble pas à une adresse.
login-out = Vous êtes hors connexion.
login-welcome-back = Vous voilà en ligne.
login-needed = Connectez-vous d’abord, s’il vous plaît.

## Compte
account-settings = À votre sujet
account-name = Nom
account-country = Pays
account-country-hint = Deux lettres, comme FR, ou rien.
account-address-confirmed = L’adresse est confirmée.
account-address-mailed = Une lettre avec un lien est en route vers cette adresse.
account-add-address = Une autre adresse
account-add-address-do = Y envoyer un lien
account-prefer = écrire d’abord ici
account-remove = retirer
account-zone = Fuseau horaire
account-zone-hint = Il y est maintenant { $now }.
account-lang = Langue
account-mail = Lettres
account-receipts = M’envoyer un reçu pour chaque coup envoyé par courriel
account-ask = Me demander avant de jouer un coup que j’ai envoyé
account-save = Enregistrer
account-saved = Enregistré.
account-addresses = Adresses
account-addresses-note = Un courriel venant de ces adresses compte comme le vôtre.
account-verified = confirmée
account-unverified = non confirmée
account-address-waits = une lettre avec un lien y attend
account-sessions = Où vous êtes en ligne
account-sessions-note = Chaque session se termine d’elle-même après 30 jours sans visite.
account-session = Depuis { $since }, dernière visite { $seen }
account-here = ici
account-end-others = Terminer toutes les autres
account-ended = Toutes les autres sessions sont terminées.

## Le bureau du directeur
director-lead = Ce qui demande un coup de main, le plus ancien d’abord.
director-attention = À traiter
director-calm = Rien ne vous réclame. Le club marche tout seul.
director-events = Tournois
director-new-event = Nouveau tournoi
director-new-match = Nouveau match
director-members = Membres
director-add-member = Ajouter un membre
director-add = Ajouter
director-added-done = Le membre est inscrit.
director-handle-hint = Des minuscules, des chiffres, - et _. Si le champ reste vide, il est formé d’après l’adresse.
director-letter = lettre abandonnée
director-held = courriel retenu
director-silent = courriel sans réponse
director-overdue = en retard
director-letter-line = Lettre à { $to } : { $subject }
director-held-line = Courriel de { $from }
director-elsewhere-line = Une réponse à une question posée à { $name } est venue d’une autre adresse ; elle attend la parole de l’adresse enregistrée
director-silent-line = Courriels sans commande de { $from } ; les mêmes mots une deuxième fois, plus de trois en un jour et ce qui ressemble au courriel d’un programme restent sans réponse
director-overdue-line = Partie { $game } : { $name } dépasse de { $over }
director-unknown-player = Aucun membre n’a le pseudonyme ou l’adresse « { $who } ».

## Erreurs
error-not-found = Pas ici
error-not-found-text = Il n’y a rien à cette adresse.
error-no-game = Il n’y a pas de partie { $game }.
error-no-match = Il n’y a pas de match { $match }.
error-no-player = Il n’y a pas de membre « { $player } ».
error-no-tournament = Il n’y a pas de tournoi { $tournament }.
error-no-position = Il y a 960 positions de départ, numérotées de 0 à 959 ; { $position } n’en est pas une.
error-forbidden = Pas pour vous
error-forbidden-text = Votre compte n’en a pas le droit.
error-foreign-text = Le formulaire venait d’une page d’un autre site ; rien n’en a été fait. Ouvrez la page ici et renvoyez-le.
error-not-your-game = Dans cette partie, seuls les deux joueurs peuvent le faire.
error-stale = La partie a avancé
error-stale-text = Pendant que vous regardiez, la position a changé. Voici la position actuelle ; rien n’a été joué de votre part.
error-doubled-form = Ce formulaire a déjà été envoyé, avec un autre contenu. Rien n’a été fait deux fois.
error-doubled-text = Ce formulaire a déjà été envoyé. Voici la position actuelle ; rien n’a été joué deux fois.
error-bad = Cela n’avait pas de sens
error-bad-text = Le formulaire était incomplet ou abîmé.
error-too-large = C’est trop
error-too-large-text = Ce qui a été envoyé dépasse tout ce que le club lit.
error-too-many = Doucement, s’il vous plaît
error-too-many-text = Trop d’essais en peu de temps. Réessayez dans une minute.
error-server = C’est notre faute
error-server-text = Quelque chose s’est mal passé ici, et c’est noté. Rien de ce qui est à vous n’a été changé.
error-busy = Un instant
error-busy-text = D’autres écrivaient au même moment. Réessayez, s’il vous plaît.
error-way-home = Accueil
error-way-back = Vers la partie
error-method-text = Cette adresse n’accepte pas ce qui a été envoyé.

## Salle du courrier (démonstration)
mailroom-title = Salle du courrier
mailroom-lead = Toutes les lettres de ce club de démonstration, comme les logiciels de courrier des membres les montreraient.
mailroom-hint = Essayez : ouvrez une lettre qui dit que c’est à quelqu’un de jouer, écrivez un coup comme { $move } ou O-O sur la première ligne de la réponse, et envoyez-la. La réponse du club apparaît ici un instant après.
mailroom-hint-question = La dernière lettre de Diego pose une question : un coup est venu d’une adresse que le club ne connaît pas. Répondez « yes », et il est joué.
mailroom-hint-desk = Connectez-vous comme george@example.org et ouvrez le bureau du directeur : ce coup y attend aussi, à côté d’une lettre qui n’est jamais arrivée.
mailroom-turns = { $count } à jouer
mailroom-live = à vous de jouer
mailroom-members = Membres
mailroom-letters = Lettres
mailroom-empty = Pas encore de lettres.
mailroom-choose = Choisissez une lettre à gauche.
mailroom-from = De
mailroom-to = À
mailroom-reply-to = Répond à
mailroom-date = Date
mailroom-as-text = La même lettre en texte
mailroom-reply = Votre réponse
mailroom-reply-hint = Elle passe par la vraie porte du courrier du club : un message MIME, avec la lettre citée sous votre texte.
mailroom-send = Envoyer la réponse
mailroom-sent-done = Envoyée et acceptée par la porte du courrier du club. La réponse est dans les boîtes.
mailroom-failed = La porte du courrier du club ne l’a pas acceptée : { $answer }
mailroom-raw = La lettre telle qu’elle voyage

## La démonstration au terminal
demo-open = Le club de démonstration est ouvert : { $url }
demo-try = Commencez par la salle du courrier, ou connectez-vous : la lettre avec le lien y arrive. George dirige, Inés administre, les six autres jouent.
games-two-players = Plusieurs portent le nom « { $name } ». Écrivez le pseudonyme.
games-no-state = « { $state } » n’est pas un état de partie.
stop-spent-title = Se désabonner
foot-language = Langue des pages
title-refused = Refusé : { $title }
paces-what = Ce que signifient les cadences
