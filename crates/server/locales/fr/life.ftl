# La vie du club : nouvelles, bulletin, partie du mois, mois, champions.
nav-news = Nouvelles
life-ways = Vie du club
life-way-news = Nouvelles
life-way-newsletter = Bulletin
life-way-game = Partie du mois
life-way-months = Mois par mois
life-way-champions = Champions
life-way-calendar = Calendrier

life-news-title = Nouvelles
life-news-lead = Ce qui se passe au club, raconté par ceux qui le dirigent.
life-news-none = Il n’y a pas encore de nouvelles.
life-all-news = Toutes les nouvelles
life-feed = Les nouvelles en flux (Atom)
life-write-news = Écrire une nouvelle

life-newsletter-title = Bulletin
life-newsletter-lead = Le mois du club, une fois par mois par courriel : résultats, surprises, classements, nouveaux membres, nouvelles.
life-edit-newsletter = Préparer le bulletin
life-issues = Numéros
life-issues-none = Aucun numéro n’a encore paru.
life-subscribe = Par courriel
life-subscribed = Vous recevez le bulletin par courriel. Chaque numéro contient un lien : un clic y met fin.
life-not-subscribed = Vous ne recevez pas le bulletin par courriel.
life-members-subscribe = Les membres peuvent le recevoir. Il suffit d’un clic, et un clic y met fin.
life-subscribe-do = Envoyez-moi le bulletin
life-unsubscribe-do = Ne m’envoyez plus le bulletin
life-newsletter-on-done = À partir du prochain numéro, vous recevez le bulletin.
life-newsletter-off-done = Vous ne recevez plus le bulletin.
account-newsletter = M’envoyer le bulletin, une fois par mois
life-issue-title = Bulletin { $number } · { $month }
life-issue-subject = [{ $club }] { $title }
life-issue-page = Ce numéro sur le site
life-stop = Pour ne plus recevoir le bulletin
life-how-to-vote = La partie du mois : on vote du { $from } au { $until }. Répondez à cette lettre par une ligne à part :
life-vote-does = voter pour la partie 1 de la liste ci-dessus (le numéro n’est qu’un exemple)
life-quiet = Ce fut un mois calme : il n’y a rien à raconter.

life-news = Nouvelles du club
life-ended = Résultats
life-ended-text = { $count ->
    [0] Aucune partie ne s’est terminée.
    [one] Une partie s’est terminée : { $white ->
        [one] { $white } gagnée
       *[other] { $white } gagnées
    } par les Blancs, { $draws ->
        [one] { $draws } nulle
       *[other] { $draws } nulles
    }, { $black ->
        [one] { $black } gagnée
       *[other] { $black } gagnées
    } par les Noirs.
   *[other] { $count } parties se sont terminées : { $white ->
        [one] { $white } gagnée
       *[other] { $white } gagnées
    } par les Blancs, { $draws ->
        [one] { $draws } nulle
       *[other] { $draws } nulles
    }, { $black ->
        [one] { $black } gagnée
       *[other] { $black } gagnées
    } par les Noirs.
}
life-ended-on-time = { $count ->
    [one] Une a été perdue au temps.
   *[other] { $count } ont été perdues au temps.
}
life-events = Tournois terminés
life-event-won = { $count ->
    [one] gagné par { $winner }, seul participant
   *[other] gagné par { $winner }, { $count } participants
}
life-event-no-winner = terminé sans vainqueur
life-upsets = Surprises
life-upset = { $winner } ({ $own }) a battu { $loser } ({ $theirs })
life-movers = Les classements qui ont le plus bougé
life-mover = { $before } → { $after } : { $score } sur { $count } { $count ->
    [one] point
   *[other] points
}, attendu { $expected }
life-members = Nouveaux membres
life-positions = Positions de départ jouées pour la première fois
life-position-in = dans la partie { $game }
life-last-position = La position finale de { $game }, après { $move } :
life-winners = { $count ->
    [one] Partie du mois précédent
   *[other] Parties du mois précédent
}
life-nominees = Proposées comme partie du mois
life-game = { $white } – { $black } { $result }, { $moves } coups depuis { $position }

life-month-title = Le club en { $month }
life-month-lead = Résultats, surprises, classements et nouveautés. Les mois sont ceux d’UTC.
life-month-running = Ce mois n’est pas terminé.

life-gotm-title = Partie du mois
life-gotm-lead = Tout membre peut proposer une partie terminée jusqu’au 7 du mois suivant ; du 1er au 14, les membres votent, une voix chacun.
life-vote-title = Vote : { $month }
life-vote-until = On vote depuis le { $from } et jusqu’au { $until }. D’ici là, on peut changer son vote, et personne ne voit où en est le scrutin.
life-vote-when = Le vote pour la partie du mois est ouvert du { $from } au { $until }.
life-vote-members = Les membres connectés peuvent voter.
life-vote-none = Aucune partie n’a encore été proposée pour ce mois.
life-vote-closed = Aucun vote en cours
life-vote-next = Le prochain vote s’ouvre le { $moment }.
life-vote-do = Voter pour la { $number }
life-vote-yours = { $number }. Votre voix
life-vote-own = Votre propre partie
life-voted-done = Votre voix compte.
life-ahead-title = Proposées pour { $month }
life-ahead-none = Rien n’a encore été proposé.
life-nominate = Proposer une partie
life-nominate-do = La proposer
life-nominate-hint = Son nom, comme M0012-1, ou son numéro. Les vôtres aussi.
life-nominate-this = Proposer cette partie comme partie du mois
life-nominated-done = La partie est proposée.
life-nominated-before-done = Cette partie était déjà proposée.
life-nominated = { $game } est proposée comme partie du mois, sous le numéro { $number }.
life-nominated-before = { $game } était déjà proposée ; son numéro dans le vote est le { $number }.
life-winners-title = Les gagnantes
life-winners-none = Aucun mois n’est encore décidé.
life-votes = { $count ->
    [one] une voix
   *[other] { $count } voix
}

life-calendar-title = Calendrier
life-calendar-lead = Quand les tournois commencent et se terminent, et quand les membres votent.
life-calendar-file = Pour les agendas (iCalendar)
life-calendar-ahead = À venir
life-calendar-open = Inscriptions ouvertes, encore sans date
life-calendar-past = Passé
life-calendar-none = Il n’y a rien ici.
life-date-starts = commence
life-date-open = inscriptions ouvertes
life-date-began = a commencé
life-date-ended = s’est terminé
life-date-round-ends = la ronde { $round } se termine au plus tard
life-date-tie-break-ends = le départage de la ronde { $round } se termine au plus tard
life-date-vote-opens = le vote sur { $month } s’ouvre
life-date-vote-closes = dernier jour du vote sur { $month }

life-champions-title = Palmarès
life-champions-lead = Qui a gagné les tournois du club.
life-champions-none = Personne n’y figure encore.
life-champions-write = Inscrire des champions
life-champions-note = Pour les tournois qui ne sont pas enregistrés ici ; les vainqueurs des autres se déduisent de leurs parties.
life-champions-by-hand = Inscrits à la main
life-col-year = Année
life-col-event = Tournoi
life-col-winner = Champion
life-winner-hint = L’identifiant d’un membre, ou un nom.
life-champion-do = Inscrire
life-champion-remove = retirer
life-champion-remove-do = La retirer
life-champion-added-done = La ligne est inscrite.
life-champion-removed-done = La ligne est retirée.

life-desk-news = Nouvelles
life-new-news = Rédiger une nouvelle
life-edit-news = Modifier la nouvelle
life-label-title = Titre
life-label-text = Texte
life-text-hint = Les lignes vides séparent les paragraphes, celles qui commencent par « - » forment une liste, les adresses en https:// deviennent des liens. Il n’y a pas d’autre mise en forme.
life-label-lang = Langue du texte
life-label-reason = Motif
life-label-month = Mois
life-publish = Publier
life-keep-draft = Garder comme brouillon
life-save = Enregistrer
life-preview = Aperçu
life-see-news = La voir parmi les nouvelles
life-withdraw = La retirer
life-withdraw-do = La retirer
life-discard = Jeter le brouillon
life-news-published-done = La nouvelle est publiée.
life-news-kept-done = Le brouillon est gardé.
life-news-withdrawn-done = La nouvelle est retirée.
life-news-discarded-done = Le brouillon est jeté.
life-state-draft = brouillon
life-state-published = publiée
life-state-withdrawn = retirée
life-state-discarded = jetée
life-state-sending = en cours d’envoi
life-state-sent = envoyé

life-readers = { $count ->
    [0] Aucun membre n’a demandé le bulletin.
    [one] Un membre a demandé le bulletin.
   *[other] { $count } membres ont demandé le bulletin.
}
life-draft = Nouveau numéro
life-draft-none = Chaque mois de l’année écoulée a son numéro.
life-draft-hint = Le brouillon se fait avec ce qui est enregistré de ce mois ; rien n’est envoyé.
life-draft-do = Faire le brouillon
life-foreword = Avant-propos
life-foreword-hint = Jusqu’à 1500 caractères chacun. Qui n’en a pas dans sa langue le reçoit dans une autre.
life-contents = Contenu
life-contents-hint = Ce qui n’est pas coché est retiré à l’enregistrement. Le vote y figure tel qu’il est à l’envoi.
life-again = Rassembler le mois de nouveau
life-send = Envoyer
life-send-note = C’est ce qui a été enregistré en dernier qui part, à tous ceux qui l’ont demandé. On ne peut pas le rappeler.
life-send-do = { $count ->
    [0] Le publier ; personne ne l’a demandé
    [one] L’envoyer à un membre
   *[other] L’envoyer à { $count } membres
}
life-see-issue = Voir le numéro
life-letters = { $count ->
    [one] une lettre
   *[other] { $count } lettres
}
life-issue-drafted-done = Le brouillon est fait.
life-issue-saved-done = Le numéro est enregistré.
life-issue-sent-done = Le numéro est en route.

life-denial-no-news = Il n’y a pas de nouvelle { $number }.
life-denial-title = Un titre a de 1 à { $most } caractères.
life-denial-text = Un texte a de 1 à { $most } caractères.
life-denial-reason = Dites pourquoi, en 500 caractères au plus.
life-denial-changed = Quelqu’un d’autre a modifié ceci depuis que vous l’avez regardé. Regardez de nouveau, puis décidez.
life-denial-no-issue = Il n’y a pas de numéro { $number }.
life-denial-issue-there = Ce mois a déjà son numéro : le { $number }.
life-denial-month-to-come = Ce mois n’a pas encore commencé.
life-denial-issue-sent = Ce numéro est déjà en route et ne peut plus être modifié.
life-denial-game-runs = La partie { $game } n’est pas terminée. Seules les parties terminées peuvent être proposées.
life-denial-practice = Une partie d’entraînement ne peut pas être proposée.
life-denial-too-late = Les parties de ce mois pouvaient être proposées jusqu’au { $day }.
life-denial-no-vote = Aucun vote n’est ouvert en ce moment. Le prochain s’ouvre le { $day }.
life-denial-not-nominated = { $count ->
    [0] Il n’y a pas de partie { $number } dans ce vote : rien n’a été proposé.
    [one] Il n’y a pas de partie { $number } dans ce vote : seul le numéro 1 a été proposé.
   *[other] Il n’y a pas de partie { $number } dans ce vote : les numéros 1 à { $count } ont été proposés.
}
life-denial-own-game = Personne ne peut voter pour une de ses propres parties.
life-denial-year = L’année est un nombre de quatre chiffres, et pas une année à venir.
life-denial-name = Le tournoi et le champion ont de 1 à 80 caractères chacun.
life-denial-no-champion = Cette ligne n’existe pas.

mail-newsletter-on = À partir du prochain numéro, vous recevez le bulletin. Chaque numéro contient un lien qui y met fin.
mail-newsletter-off = Vous ne recevez plus le bulletin.
mail-vote-not-up = { $game } n’est pas parmi les parties proposées comme partie du mois. Votre voix n’a pas été comptée.
mail-voted = Votre voix compte pour { $game }. Jusqu’à la clôture, vous pouvez la remplacer par une autre.

stop-newsletter-title = Bulletin
stop-newsletter-lead = { $name }, vous recevez le bulletin du club une fois par mois. Avec ce bouton, le dernier numéro aura été le dernier.
stop-newsletter-do = Ne m’envoyez plus le bulletin
stop-newsletter-done = Vous ne recevez plus le bulletin. Les lettres de vos parties arrivent comme avant.
stop-newsletter-none = { $name }, vous ne recevez pas le bulletin.

mail-help-newsletter-write = { command-newsletter } { command-on }
mail-help-newsletter-does = le bulletin du club une fois par mois, ou plus du tout avec « { command-off } »
mail-help-vote-write = { command-vote } 1
mail-help-vote-does = une voix pour la partie du mois
mail-help-offsite-write = { command-offsite } lichess.org
mail-help-offsite-does = apporte une partie jouée ailleurs : son PGN suit cette ligne ou vient en pièce jointe

positions-played = Jouée au club
positions-played-yes = déjà jouées
positions-played-never = jamais jouées
positions-never = jamais jouée au club
positions-score = { $white ->
    [one] { $white } gagnée
   *[other] { $white } gagnées
} par les Blancs, { $draws ->
    [one] { $draws } nulle
   *[other] { $draws } nulles
}, { $black } par les Noirs

log-action-draft-news = nouvelle rédigée
log-action-publish-news = nouvelle publiée
log-action-edit-news = nouvelle modifiée
log-action-withdraw-news = nouvelle retirée
log-action-discard-news = brouillon de nouvelle jeté
log-action-draft-newsletter = bulletin rédigé
log-action-edit-newsletter = bulletin modifié
log-action-send-newsletter = bulletin envoyé
log-action-add-champion = champion inscrit
log-action-remove-champion = champion retiré
log-field-title = Titre
log-field-text = Texte
log-field-year = Année
log-field-event = Tournoi
log-field-winner = Champion
log-value-draft = brouillon
log-value-published = publiée
log-value-withdrawn = retirée

# Months by themselves, as headings name them.
month-name-1 = janvier
month-name-2 = février
month-name-3 = mars
month-name-4 = avril
month-name-5 = mai
month-name-6 = juin
month-name-7 = juillet
month-name-8 = août
month-name-9 = septembre
month-name-10 = octobre
month-name-11 = novembre
month-name-12 = décembre
month-of-year = { $month } { $year }
life-read-on = Lire la suite
life-votes-shared = { $count } parties le partagent à égalité de voix
life-send-running = Ce mois n’est pas terminé. Les parties qui finiront d’ici le { $day } n’y seront pas ; ce qui part maintenant pourra être corrigé plus tard, mais seulement pour ceux qui le reçoivent.
life-send-early = L’envoyer avant la fin du mois
life-send-tick = Ce mois n’est pas terminé : cochez la case s’il faut l’envoyer quand même.
life-correction-subject = [{ $club }] Correction : { $title }
life-correction-of = Ceci corrige le numéro que vous avez reçu le { $day } et le remplace.
life-issue-corrected = { $first }, corrigé le { $day }
life-draft-month-running = { $month } (pas encore terminé)
life-correction-head = Corriger ce numéro
life-correction-what = Le numéro redevient un brouillon. Tant que la correction n’est pas envoyée, tout le monde lit le numéro tel qu’il a été envoyé.
life-correction-do = Préparer une correction
life-correction-note = C’est la correction d’un numéro déjà envoyé. Dites dans l’avant-propos ce qui change.
life-correction-keep = Abandonner la correction
life-correction-send = Ce qui a été enregistré en dernier part à ceux qui ont reçu le numéro et veulent encore la lettre du club. On ne peut pas le rappeler.
life-correction-send-do = Envoyer la correction
life-issue-correct-done = La correction est maintenant un brouillon.
life-issue-keep-done = Le numéro reste tel qu’il a été envoyé.
life-denial-issue-not-sent = Ce numéro n’a pas encore été envoyé : modifiez le brouillon.
