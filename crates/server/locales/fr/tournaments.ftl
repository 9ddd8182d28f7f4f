# Tournois : liste, pages, tirage, direction.

## La liste
tournaments-lead = La page d’un tournoi dit qui joue, où il en est et pourquoi ; c’est là aussi que l’on s’inscrit.
tournaments-open = Inscriptions ouvertes
tournaments-running = En cours
tournaments-finished = Terminés
tournaments-none = Pas encore de tournoi.
tournaments-none-open = Aucun tournoi ne prend d’inscriptions en ce moment.
tournaments-none-running = Aucun tournoi ne se joue en ce moment.
tournaments-none-finished = Aucun tournoi n’est encore terminé.
tournaments-cancelled = Annulés
tournaments-how = Les membres s’inscrivent sur la page du tournoi. Il commence comme elle le dit ; jusque-là les positions restent cachées.
tournaments-earlier = Tournois plus anciens
tournaments-newest = Vers les tournois les plus récents
col-places = Places
col-start = Début
col-round = Ronde
col-winner = Vainqueur
col-event = Nom
col-ended = Fin
event-state-open = inscriptions ouvertes
event-state-running = en cours
event-state-finished = terminé
event-state-cancelled = annulé
event-fact-cancelled = Annulé
event-all-rounds = toutes les rondes à la fois
event-round-of = Ronde { $round } sur { $of }
event-starts-hand = quand sa direction le lance
event-starts-waits = il devait commencer et attend sa direction
event-starts-date = { $moment }
event-starts-full = quand toutes les places sont prises
event-places-any = { $taken ->
    [0] personne encore
    [one] 1 membre
   *[other] { $taken } membres
}
event-places-left = { $taken } sur { $places } prises, { $left ->
    [0] plus aucune libre
    [one] 1 libre
   *[other] { $left } libres
}
event-places-waiting = { $count ->
    [one] 1 en liste d’attente
   *[other] { $count } en liste d’attente
}

## Ce qu’est un tournoi
event-format-robin = Toutes rondes
event-format-double = Toutes rondes, aller-retour
event-format-classes = Toutes rondes par groupes
event-format-knockout = Élimination directe
event-format-dropout = Élimination graduelle
event-format-swiss = Système suisse
event-about-robin = Chacun joue une partie contre chacun.
event-about-double = Chacun joue un match contre chacun : deux parties, une avec chaque couleur.
event-about-classes = Groupes d’environ { $size } selon l’Elo ; chacun joue une partie contre chacun de son groupe.
event-about-classes-double = Groupes d’environ { $size } selon l’Elo ; chacun joue un match de deux parties contre chacun de son groupe.
event-about-knockout = Matchs de deux parties : qui en perd un est éliminé.
event-about-dropout = Un match à chacune des six rondes au plus. Une nulle coûte un point de pénalité, une perte trois ; avec six après une ronde, on est éliminé.
event-about-swiss = { $rounds ->
    [one] Une ronde : une partie contre quelqu’un qui a le même score.
   *[other] { $rounds } rondes, à chacune une partie contre quelqu’un qui a le même score.
}
event-about-swiss-double = { $rounds ->
    [one] Une ronde : un match de deux parties contre quelqu’un qui a le même score.
   *[other] { $rounds } rondes, à chacune un match de deux parties contre quelqu’un qui a le même score.
}
event-pace-bank = { $days ->
    [one] un jour pour tous les coups d’une partie
   *[other] { $days } jours pour tous les coups d’une partie
}
event-pace-block = { $days } jours au début, { $days } de plus tous les { $moves } coups
event-pace-increment = { $days } jours au début, et à chaque coup { $more ->
    [one] un jour de plus
   *[other] { $more } jours de plus
}
event-pace-per-move = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
}
event-facts = À propos de ce tournoi
event-fact-round = Une ronde
event-round-days = { $days ->
    [one] dure un jour au plus
   *[other] dure { $days } jours au plus
}
event-positions = Positions de départ
event-positions-pair = Une position par paire
event-positions-event = Une position pour tous
event-positions-game = Une position par partie
event-positions-hint = Tirées au sort par le club au début, cachées à tous jusque-là.
event-fact-order = Les deux parties
event-order-together = Les deux parties d’un match à la fois
event-order-staggered = La seconde partie après le 10e coup de la première, ou sa fin
event-fact-rated = Elo
event-rated-yes = Les parties comptent pour le classement Elo.
event-rated-no = Les parties ne comptent pas pour l’Elo.
event-fact-delay = Parties en cours
event-delay = { $moves ->
    [one] Tous, sauf les deux joueurs et les directeurs qui n’y jouent pas, voient une partie en cours avec un coup de retard.
   *[other] Tous, sauf les deux joueurs et les directeurs qui n’y jouent pas, voient une partie en cours avec { $moves } coups de retard.
}
event-fact-for = Qui peut s’inscrire
event-for-all = tout membre
event-for-between = Elo de { $min } à { $max }
event-for-from = Elo à partir de { $min }
event-for-to = Elo jusqu’à { $max }
event-for-finished = { $count ->
    [one] au moins une partie terminée
   *[other] au moins { $count } parties terminées
}
event-for-time-losses = { $count ->
    [0] aucune partie perdue au temps
    [one] au plus une partie perdue au temps
   *[other] au plus { $count } parties perdues au temps
}
event-fact-places = Places
event-fact-began = Commencé
event-fact-director = Direction
event-fact-deputy = Suppléance
event-fact-next = Le suivant
event-fact-load = Vos parties
event-load = { $running } en cours, et jusqu’à { $entered } dans les tournois où vous êtes inscrit. Votre limite est de { $most } : si un début la dépassait, on demanderait d’abord au directeur.
event-reopens = prend les inscriptions dès que celui-ci commence
event-draw-link = Comment les positions sont tirées au sort, et comment le vérifier
event-progress-label = Parties terminées

## Qui joue
tournament-entries = Inscrits
tournament-no-entries = Aucun inscrit pour l’instant.
tournament-hidden = Les positions de départ restent cachées à tous jusqu’au début du tournoi.
event-waiting-list = Liste d’attente
event-entrant-left = a quitté le tournoi
event-entrant-void = a quitté le tournoi ; aucun résultat ne compte
event-entrant-no-show = n’est jamais venu
event-entrant-out = hors du tournoi
event-entrant-for = à la place { DE($name) }
event-way-in = S’inscrire
event-log-in = Les membres s’inscrivent ici, une fois connectés.
event-cannot-enter = Vous ne pouvez pas vous inscrire :
event-enter-note = Vous jouez quand le tournoi commence. Jusque-là, vous pouvez retirer votre inscription.
event-by-mail = Cela marche aussi par courriel. Écrivez cette ligne à { $address } :
event-enter-me = M’inscrire à ce tournoi
event-enter-waits = Toutes les places sont prises. Qui attend entre, dans l’ordre, quand une se libère.
event-enter-list = Me mettre en liste d’attente
event-you-are-in = Vous en êtes
event-you-play = Une lettre vous dira quand le tournoi commence. Jusque-là, vous pouvez retirer votre inscription.
event-you-wait = Vous êtes en liste d’attente. Une lettre vous dira quand une place est à vous.
event-withdraw-me = Retirer mon inscription
event-leave = Quitter le tournoi
event-leave-reason = Pourquoi (si vous voulez le dire)
event-leave-sure = Oui, c’est bien ce que je veux.
event-leave-do = Quitter le tournoi
event-leave-unsure = Cochez que c’est bien ce que vous voulez. Vous êtes encore dans le tournoi.
event-entered-done = Votre inscription est faite.
event-withdrawn-done = L’inscription est retirée.
event-left-done = Vous avez quitté le tournoi. Une lettre dit ce que vos parties sont devenues.

## Où il en est
tournament-round = Ronde { $round }
tournament-rounds = Les rondes
tournament-class = Groupe { $class }
tournament-cross = Grille
tournament-cross-note = Une colonne est le joueur de ce numéro. Chaque signe mène à la partie ; un point est une partie en cours, × une partie annulée.
tournament-by-round = Résultats par ronde
tournament-by-round-note = Une colonne est une ronde ; le petit nombre est la ligne de l’adversaire. Chaque signe mène à la partie.
tournament-line = Ligne
tournament-against = contre la ligne
tournament-standings = Classement
tournament-bracket = Tableau
tournament-malus = Points de pénalité
tournament-cell-win = gain contre { $name }
tournament-cell-loss = perte contre { $name }
tournament-cell-draw = nulle contre { $name }
tournament-cell-open = contre { $name }, en cours
tournament-cell-cancelled = contre { $name }, annulée
tournament-cell-bye = exempt
col-expected = Attendu
col-gain = ±
tie-wins = Gains
tie-sonneborn = S-B
tie-mutual = Direct
tie-buchholz = Buchholz
tie-malus = Pénalité
tie-survived = Rondes
tie-wins-text = Nombre de gains : combien de parties chacun a gagnées.
tie-sonneborn-text = Sonneborn-Berger : les points des adversaires battus et la moitié de ceux contre qui l’on a annulé.
tie-mutual-text = Les points des parties entre ceux qui sont encore à égalité ; un tiret s’il n’y en a pas.
tie-buchholz-text = Buchholz : la somme des points de tous les adversaires. Une ronde sans partie compte comme une contre quelqu’un qui a ses propres points.
tie-malus-text = Points de pénalité : un pour une nulle, trois pour une perte. Moins, c’est mieux.
tie-survived-text = Rondes passées. Plus, c’est mieux.
tie-expected-text = Combien de points les Elo du début laissaient attendre dans les parties jouées jusqu’ici qui comptent au tableau.
tie-gain-text = De combien le résultat est au-dessus ou au-dessous.
tie-sonneborn-swiss-text = Sonneborn-Berger : les points des adversaires battus et la moitié de ceux contre qui l’on a annulé. Un gain sans partie compte comme un gain contre quelqu’un qui a ses propres points.
tie-played-text = Parties terminées sur toutes celles qui comptent. Une partie abandonnée avant le premier coup est une partie ; un gain contre quelqu’un qui n’est jamais venu est un gain, mais ne compte ni pour les couleurs ni pour l’attendu.
tie-order-points = Les points comptent d’abord. Les égalités sont départagées par ceci, dans cet ordre :
tie-order = Les places découlent de ceci, dans cet ordre :
tie-legend = Ce que disent les colonnes
tie-reasons = Égalités de points
tie-sums = D’où viennent les sommes
tie-sum = { $name }, { $what } : { $sum } = { $value }
tie-unplayed = pas de partie
tie-by-wins = { $first } devant { $second } : tous deux à { $points }, plus de gains ({ $more } contre { $less }).
tie-by-sonneborn = { $first } devant { $second } : à égalité jusque-là avec { $points }, plus de Sonneborn-Berger ({ $more } contre { $less }).
tie-by-mutual = { $first } devant { $second } : à égalité jusque-là avec { $points }, plus de points dans les parties entre joueurs à égalité ({ $more } contre { $less }).
tie-by-buchholz = { $first } devant { $second } : à égalité jusque-là avec { $points }, plus de Buchholz ({ $more } contre { $less }).
tie-by-malus = { $first } devant { $second } : à égalité jusque-là avec { $points }, moins de pénalité ({ $more } contre { $less }).
tie-by-survived = { $first } devant { $second } : à égalité jusque-là avec { $points }, plus de rondes passées ({ $more } contre { $less }).
tie-by-lot = { $first } devant { $second } : à égalité en tout avec { $points }, le sort a décidé.
tie-equal = { $first } et { $second } partagent la place : à égalité en tout avec { $points }.
bracket-note = Le nombre à côté d’un nom est la tête de série, selon l’Elo à la clôture des inscriptions. De deux scores, le second est celui du départage.
bracket-final = Finale
bracket-semi = Demi-finales
bracket-quarter = Quarts de finale
bracket-round = Tour à { $places }
bracket-seed = tête de série
bracket-unknown = pas encore connu
bracket-empty = personne
bracket-waits = Pas commencé.
bracket-runs = En cours.
bracket-level = Égalité : deux parties de plus, depuis de nouvelles positions, en décident.
bracket-tie-break-runs = Le départage se joue.
bracket-nobody = Personne ne passe : tous deux ont quitté le tournoi.
bracket-bye = { $name } passe sans jouer.
bracket-by-score = { $name } passe, { $score }.
bracket-by-tie-break = { $name } passe, { $score } au départage.
bracket-by-time = { $name } passe : le départage aussi a fini à égalité, et moins de parties du tournoi ont été perdues au temps ({ $own } contre { $theirs }).
bracket-by-lot = { $name } passe : tout était à égalité, et le sort tiré du maillon { $round } a décidé.
bracket-won-by-score = { $name } gagne le tournoi, { $score }.
bracket-won-by-tie-break = { $name } gagne le tournoi, { $score } au départage.
bracket-won-by-time = { $name } gagne le tournoi : le départage aussi a fini à égalité, et moins de parties du tournoi ont été perdues au temps ({ $own } contre { $theirs }).
bracket-won-by-lot = { $name } gagne le tournoi : tout était à égalité, et le sort tiré du maillon { $round } a décidé.
bracket-won-by-absence = { $name } gagne le tournoi : l’adversaire l’a quitté.
bracket-won-bye = Il ne reste { QUE($name) }.
bracket-by-absence = { $name } passe : l’adversaire a quitté le tournoi.
bracket-started = { $name } passe : la ronde suivante avait commencé quand un résultat a été corrigé.
malus-note = Points de pénalité par ronde ; chaque nombre mène au match. Avec { $limit } ou plus après une ronde, on est éliminé ; si tous devaient l’être, ceux qui en ont le moins restent.
malus-sum = Somme
malus-in = en jeu
malus-out = hors du tournoi après la ronde { $round }
malus-over = encore dans cette ronde, déjà à { $limit } ou plus
malus-back = continue à partir de la ronde { $round } : un résultat a été corrigé
malus-too-late = hors du tournoi après la ronde { $round } ; le résultat a été corrigé après la fin
malus-not-in = pas dans cette ronde
malus-against = contre { $name }
round-tie-break = Ronde { $round } : départages
round-began = commencée le { $day }
round-ended = terminée le { $day }
round-ends = finie le { $day } au plus tard
round-progress = { $over } parties sur { $all } terminées
round-why = Pourquoi ces appariements
why-pair = { $white } – { $black } :
why-berger = ronde { $round } de la table de Berger.
why-berger-class = ronde { $round } de la table de Berger du groupe { $class }.
why-final = la finale, tête de série { $one } contre { $other }.
why-semi-final = une demi-finale, tête de série { $one } contre { $other }.
why-bracket = leurs places dans le tableau de { $places } se rencontrent, tête de série { $one } contre { $other }.
why-level = leur match de la ronde { $round } a fini à égalité ; deux parties depuis de nouvelles positions en décident.
why-level-moot = leur match de la ronde { $round } s’était terminé à égalité, et deux parties devaient décider. Depuis, un résultat a été corrigé : le match est décidé sans elles, et ce qui n’était pas terminé est annulé.
why-same-malus = pénalité de tous deux : { $malus }.
why-nearest-malus = pénalité : { $white } en a { $one }, { $black } en a { $other } ; il ne restait personne à égalité.
why-same-score = tous deux ont { $points }.
why-floated = { $name } a { $from } et rencontre quelqu’un qui a { $to } ; à score égal, il n’y avait personne.
why-rematch = Ils se sont déjà rencontrés à la ronde { $round } ; sans revanche, cela ne tombait pas juste.
why-corrected = Après l’appariement de cette ronde, un résultat a été corrigé : { $game }, { $white } – { $black }, était { $before } et est maintenant { $after }. Ce qui précède date d’avant, et les appariements sont restés.
why-colour-must = Couleurs : dans l’autre sens, { $name } aurait une couleur trois fois de suite, ou trois fois plus que l’autre.
why-colour-balance = Couleurs : { $name } a eu l’autre plus souvent.
why-colour-alternate = Couleurs : { $name } a eu l’autre la dernière fois.
why-colour-unlike = Couleurs : la dernière fois qu’elles différaient, c’était l’inverse.
why-colour-higher = Couleurs : la même revenait à tous deux, et { $name } est devant au tableau.
why-colour-number = Couleurs : aucune ne revenait à personne ; les numéros impairs commencent avec les Blancs, les pairs avec les Noirs.
why-bye-odd = { $name } ne joue pas : le nombre de joueurs est impair.
why-bye-seed = { $name }, tête de série { $seed }, passe sans jouer : le tableau a plus de places que de joueurs.
why-bye-empty = { $name } passe sans jouer : qui devait venir à l’autre place est parti.
why-bye-no-opponent = { $name } ne joue pas : il ne restait aucun adversaire que les couleurs permettent. Cela compte comme un gain.
why-bye-lowest = { $name } ne joue pas : avec { $points }, le score le plus bas sans exemption jusqu’ici. Cela compte comme un gain.
why-bye-highest = { $name } ne joue pas : avec { $malus } de pénalité, la plus haute sans exemption jusqu’ici. Cela n’ajoute aucune pénalité.
why-bye-again = { $name } ne joue pas : le nombre de joueurs est impair, et tous ont déjà été exempts ou ont gagné sans jouer.
why-bye-forced = { $name } ne joue pas : le nombre de joueurs est impair, et sinon deux joueurs se seraient revus, quelqu’un aurait été exempt deux fois ou les couleurs n’auraient pas convenu.
why-came-by-lot = { $name } est venu à cette ronde par le sort, avec le maillon { $round } du tirage : tout était à égalité.
why-came-by-time = { $name } est venu à cette ronde parce que moins de parties du tournoi ont été perdues au temps ({ $own } contre { $theirs }) : le reste était à égalité.

## Le tirage
draw-title = Tirage de { $event }
draw-head = Comment les positions ont été tirées au sort
draw-head-none = Aucune position n’a été tirée au sort
draw-head-ahead = Comment les positions seront tirées au sort
draw-none = Ce tournoi a commencé avant que le club ne tire ses positions de façon vérifiable.
draw-not-yet = Les inscriptions sont ouvertes. Le club s’est déjà engagé ; les positions viendront au début du tournoi.
draw-cancelled = Le tournoi a été annulé avant son début : aucune position n’a été tirée au sort.
draw-right = Cette page vient de tout recalculer à partir de ce qui est publié : tout concorde.
draw-wrong = Cette page vient de tout recalculer à partir de ce qui est publié, et tout ne concorde pas :
draw-how = Comment cela marche
draw-how-lead = Personne ne peut choisir une position, le club non plus, et chacun peut le vérifier avec sha256sum, que tout Linux possède (sous macOS : shasum -a 256).
draw-step-commit = Avant toute inscription, le club tire un secret et en calcule l’empreinte encore et encore (SHA-256). La dernière est publiée : c’est l’engagement. Il lie le club et ne révèle rien.
draw-step-list = À la clôture, la liste de ceux qui jouent est arrêtée et son empreinte publiée. Le club ne pouvait pas la connaître en s’engageant.
draw-step-link = Quand une ronde commence, un maillon de la chaîne est publié. Son empreinte est le maillon d’avant et, au bout, l’engagement : il était fixé depuis le début.
draw-step-position = Le maillon, la liste, le code du tournoi et le numéro de la paire donnent une empreinte. Ses quatre premiers chiffres sont un nombre, et le reste de sa division par 960 est la position. Il n’y a pas de second tirage.
draw-step-lot = Quand, dans un match d’un tournoi à élimination, tout est à égalité, le sort décide : on hache le maillon de la ronde suivante, la liste, le code du tournoi et le numéro de chacun des deux ; celui dont le hachage est le plus petit comme texte passe.
draw-published = Ce qui est publié
draw-commitment = L’engagement
draw-commitment-when = Publié le { $moment }, à l’ouverture des inscriptions.
draw-list = La liste close des inscrits
draw-list-when = Close le { $moment }. À chaque ligne : numéro dans le tournoi, numéro du membre, Elo en centièmes.
draw-list-hash = Son empreinte :
draw-links = Les maillons
draw-link = Maillon
draw-link-check = Son empreinte
draw-link-fits = est le maillon d’avant
draw-link-wrong = n’est pas le maillon d’avant
draw-link-last = après la dernière ronde, pour le sort
draw-positions = Les positions
draw-positions-note = Chacune vient d’être recalculée et comparée à celle qui a été jouée.
draw-for = Pour
draw-digits = Chiffres
draw-number = Nombre
draw-played = Jouée
draw-position-fits = est celle du tirage
draw-position-wrong = n’est pas celle du tirage
draw-scope-event = toutes les parties
draw-scope-pair = ronde { $round }, paire { $pairing }
draw-scope-game = ronde { $round }, paire { $pairing }, partie { $game }
draw-more = Et { $count } de plus, recalculées et comparées aussi.
draw-lots = Les tirages au sort
draw-lots-note = Chacun recalculé à l’instant. Le plus petit hachage passe.
draw-lot = Maillon { $round } : { $winner } passe devant { $other }.
draw-by-hand = Vérifiez vous-même
draw-by-hand-list = La liste des inscrits. Il doit en sortir son empreinte ci-dessus :
draw-by-hand-link = Le maillon le plus récent. Il doit en sortir celui d’avant, ou l’engagement :
draw-by-hand-position = La position pour { $scope }. Les quatre premiers chiffres en nombre, et son reste :
draw-by-hand-retry = Un nombre de 65280 ou plus n’est pas utilisé, pour qu’aucune position ne soit plus probable qu’une autre ; on prend alors le même texte avec « try 1 », et ainsi de suite.
draw-by-hand-keeper = Qui tient le club peut tout faire calculer d’un coup :
draw-texts = Les textes de toutes les positions
draw-fault-entries = La liste des inscrits ne donne pas l’empreinte publiée.
draw-fault-link = Le maillon de la ronde { $round } ne donne pas celui d’avant.
draw-fault-no-link = Des parties de la ronde { $round } ont commencé, mais son maillon n’est pas publié.
draw-fault-position = Pour { $scope }, le tirage donne { $drawn }, mais on a joué { $played }.

## Ce que fait la direction
event-to-desk = Diriger ce tournoi
event-to-page = Sa page
event-new-lead = Seul le nom manque ; tout le reste a déjà une valeur raisonnable.
event-open = Ouvrir les inscriptions
event-look = Regarder d’abord
event-fits = Tout va ensemble. Rien n’est encore créé.
event-fits-round = { $days ->
    [one] Une ronde dure un jour au plus.
   *[other] Une ronde dure { $days } jours au plus.
}
event-fits-longest = Avec { $players } joueurs, il est fini après { $days } jours au plus tard.
event-fits-endless = À cette cadence, on ne peut pas dire de dernier jour.
event-form-faults = { $count ->
    [one] Un champ ne va pas. Rien n’a été enregistré.
   *[other] { $count } champs ne vont pas. Rien n’a été enregistré.
}
event-form-number = Écrivez un nombre entier de { $least } à { $most }, ou laissez le champ vide.
event-form-date = Écrivez une date et une heure, par exemple 2026-05-03T18:00.
event-form-classes = Seuls les toutes rondes se jouent par groupes. Laissez le champ vide.
event-form-what = Ce qui se joue
event-form-fixed = Ce qui ne change plus, puisque le tournoi est en cours
event-form-robin = Toutes rondes : chacun contre chacun
event-form-knockout = Élimination directe : qui perd un match est éliminé
event-form-dropout = Élimination graduelle : un match par ronde, éliminé à six points de pénalité
event-form-swiss = Système suisse : chaque ronde contre quelqu’un qui a le même score
event-form-double = Un match : deux parties, une avec chaque couleur
event-form-single = Une partie
event-form-games-hint = Pour les toutes rondes et le système suisse. Les éliminations se jouent toujours en matchs.
event-form-rounds-hint = Pour le système suisse seulement.
event-form-delay-hint = Avec combien de coups de retard les autres voient une partie en cours ; 0 montre tout aussitôt. C’est fixé dès que quelqu’un s’est inscrit.
event-form-class-hint = Pour les toutes rondes seulement. Vide : un tableau pour tous.
event-form-time = Temps
event-form-banks = Pour toute formule : finit de soi-même
event-form-paces = Pour les toutes rondes seulement
event-form-pace-hint = Les tournois à rondes demandent une réserve de jours (bank), pour que chaque ronde finisse. Les deux joueurs peuvent l’épuiser l’un après l’autre : une ronde en demande le double, et le quadruple si la seconde partie attend la première.
event-form-round-days-hint = Pour les éliminations et le système suisse. Vide : autant que la cadence demande.
event-form-order-usual = Comme d’habitude : en élimination directe la seconde partie attend, sinon les deux à la fois
event-form-start = Début
event-form-start-hand = Je le lance moi-même
event-form-start-full = Il commence quand toutes les places sont prises
event-form-start-date = Il commence à la date ci-dessous
event-form-date-hint = Votre fuseau horaire : { $zone }
event-form-capacity-hint = Vide : autant qu’il en vient. Qui arrive ensuite attend une place.
event-form-who = Qui peut s’inscrire, et qui aide
event-form-who-note = Un champ vide ne demande rien.
event-form-min-rating-hint = Qui n’a pas encore d’Elo compte pour 1500.
event-form-max-rating-hint = Selon la liste du jour de l’inscription.
event-form-finished-hint = Parties terminées dans ce club.
event-form-losses-hint = Parties perdues au temps dans ce club.
event-form-deputy-hint = Prévenue quand la direction se tait quatorze jours.
event-field-name = Nom
event-field-format = Formule
event-field-games = Contre chaque adversaire
event-field-rounds = Rondes
event-field-class_size = Joueurs par groupe
event-field-positions = Positions de départ
event-field-rated = Les parties comptent pour le classement Elo
event-field-delay = Coups de retard
event-field-pace = Cadence
event-field-round_days = Jours par ronde
event-field-order = Les deux parties d’un match
event-field-start = Ce qui le lance
event-field-date = Date du début
event-field-capacity = Places
event-field-reopen = Quand il commence, le suivant prend les inscriptions de lui-même
event-field-min_rating = Elo minimal
event-field-max_rating = Elo maximal
event-field-min_finished = Parties terminées, au moins
event-field-max_time_losses = Pertes au temps, au plus
event-field-deputy = Suppléance
event-field-reason = Raison
event-field-key = Clé
event-field-act = Acte
event-field-seen = Vu
event-reason-hint = Le motif entre au journal.
event-edit = Changer ses réglages
event-edit-head = Changer { $name }
event-edit-lead = Ce pour quoi les membres se sont inscrits reste : formule, cadence, positions et Elo dès qu’il y a un inscrit ; presque tout dès qu’il se joue.
event-edited = Le tournoi est changé.
event-no-deputy = personne
event-no-director = personne
event-own = Vous jouez dans ce tournoi. Vous pouvez le lancer et apparier selon les règles ; ce qui demande une décision revient à quelqu’un d’autre de la direction.
event-next = Ce qui vient ensuite
event-waits-head = Ce qui vous attend
event-cancelled-back = Revenir dessus dans le journal
event-why-first-move = { $name } n’a pas joué de premier coup dans { $game }
event-why-round = le dernier jour de la ronde est passé et des parties se jouent encore
event-why-start = il devait commencer, mais moins de deux membres pouvaient jouer
event-why-pairs = regardez les appariements
event-waits-first-move = { $game } : { $name } n’a joué aucun premier coup sept jours après avoir été prévenu. Sans lui, la partie est perdue au temps. Tout membre peut être retiré, et celui qui n’a joué dans aucune partie du tournoi peut être remplacé.
event-waits-round = Le dernier jour de la ronde est passé et des parties durent encore. Vous pouvez les prendre pour adjudication.
event-waits-start = Il devait commencer, mais moins de deux membres pouvaient jouer. Attendez d’autres inscriptions, ou annulez-le.
event-goes-on = Toutes les parties de la ronde sont terminées. Le tournoi reprend le { $moment } ; jusque-là, un directeur peut revenir sur ce qui a mis fin aux dernières.
event-preview-note = Ce que le début apparierait. Les positions de départ sont tirées au sort au début et jamais montrées avant.
event-preview-next = Ce qui serait apparié maintenant. Le club le fait de lui-même dès qu’une ronde est finie.
event-start-do = { $count ->
    [one] Commencer : une partie
   *[other] Commencer : { $count } parties
}
event-pair-do = { $count ->
    [one] Lancer la ronde : une partie
   *[other] Lancer la ronde : { $count } parties
}
event-runs = { $games ->
    [one] Une partie se joue encore. Quand elle est finie, le tournoi continue de lui-même.
   *[other] { $games } parties se jouent encore. Quand elles sont finies, le tournoi continue de lui-même.
}
event-ends-now = Toutes les parties sont finies. Le club clôt le tournoi de lui-même ; vous pouvez le faire maintenant.
event-end-do = Clore le tournoi
event-nothing-next = Plus rien ne vient : le tournoi est fini.
event-nothing-cancelled = Rien ne suit : le tournoi a été annulé.
event-left-out = laissé de côté, car le club ne laisse pas ce membre commencer de parties en ce moment.
event-stuck-too-few = Un tournoi demande au moins deux inscrits.
event-stuck-no-lots = Le sort dont cela dépend manque au tirage.
event-stuck-record = Les rondes enregistrées ne vont pas avec la formule. Qui tient le club peut regarder avec « frcec doctor ».
event-enter = Inscrire des membres
event-enter-hint = Un pseudonyme, ou plusieurs séparés par des virgules.
event-enter-do = Inscrire
event-withdraw = retirer
event-unknown-member = Aucun membre n’a le pseudonyme « { $handle } ».
event-not-entered = { $name } : { $why }
event-entries-done = Tous les membres nommés sont inscrits.
event-entries-some = Sont inscrits : { $names }. Les autres ne le sont pas :
event-nobody-named = Personne n’a été nommé. Écrivez les pseudonymes des membres.
event-more = Autres actes
event-withdraw-head = Retirer quelqu’un
event-withdraw-note = Les parties de ce membre dans le tournoi finissent. Vous voyez d’abord lesquelles sont perdues et lesquelles sont annulées ; il en est averti, avec votre motif.
event-withdraw-title = Retirer { $name }
event-note-comes-in = La place revient à { $name }, qui en attend une.
event-note-told = { $name } en est averti, avec votre motif.
event-note-nothing = Rien ne changerait.
event-who-goes = Qui part
event-replace-head = Remplacer quelqu’un qui n’est jamais venu
event-replace-note = Les parties recommencent pour qui arrive, depuis les positions tirées au sort pour elles.
event-replace-title = Remplacer { $name }
event-note-anew = { $games ->
    [one] Une partie recommence, à partir de la position tirée pour elle.
   *[other] { $games } parties recommencent, à partir des positions tirées pour elles.
}
event-note-both-told = Les adversaires et le nouveau venu l’apprennent par les lettres des nouvelles parties.
event-who-comes = Qui vient
event-who-comes-hint = Un pseudonyme. Vide : le premier de la liste d’attente qui peut s’inscrire.
event-appoint-head = Direction et suppléance
event-cancel-head = Annuler le tournoi
event-note-cancel = { $count ->
    [0] Il ne sera pas joué. Personne n’est inscrit.
    [one] Il ne sera pas joué. Le seul membre inscrit en est averti, avec votre motif.
   *[other] Il ne sera pas joué. Les { $count } membres inscrits en sont avertis, avec votre motif.
}
event-opened = Les inscriptions au tournoi sont ouvertes.
event-begun = Le tournoi a commencé. Tout le monde en est averti.
event-paired-done = Le tournoi a continué. Tout le monde en est averti.
event-replaced-done = Quelqu’un d’autre a maintenant la place. Tout le monde en est averti.
event-appointed-done = Direction et suppléance sont notées.
event-cancelled-done = Le tournoi est annulé. Tout le monde en est averti.
event-waits-suspended = Suspension { DE($name) } : maintenez la place ou retirez le joueur ; d’ici là, aucune ronde n’est appariée avec { $name }.
event-why-suspended = suspension { DE($name) } : maintenir la place ou non
event-keep-head = Maintenir la place d’un membre suspendu
event-keep-note = Aucune ronde n’est appariée avec un membre suspendu avant votre décision. S’il doit sortir, retirez-le plus bas.
event-who-stays = Qui reste
event-keep-title = { $name } garde sa place
event-note-keep = Les rondes de ce tournoi sont appariées avec { $name }, bien que la suspension dure. Si une ronde attendait cette décision, elle commence aussitôt.
event-kept-done = La place est maintenue. Le membre en est averti.
event-note-final = Ce qui a mis fin à la ronde devient ainsi définitif : on ne peut plus revenir sur aucun retrait ni remplacement. Un résultat peut encore être corrigé.
event-goes-on-appeal = Toutes les parties de la ronde sont terminées. Un directeur a statué sur { $game } ; un appel est possible jusqu’au { $moment }. Le tournoi continue alors, ou quand un appel est tranché.
event-goes-on-appealed = Toutes les parties de la ronde sont terminées. Le tournoi continue quand l’appel concernant { $game } sera tranché.
bracket-level-over = À égalité par un résultat corrigé après la fin : on ne joue plus, et la première place est partagée.
bracket-level-none = Il n’en reste aucune partie qui compte : personne n’a gagné.
