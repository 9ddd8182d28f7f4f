# Le temps : pendules, ce qui les arrête, congés, jours offerts, premier coup manquant. Pour les lettres, les pages et le terminal.

finish-no-show = Le premier coup n’est pas venu : la partie a été annulée et ne compte pas.
denial-gift-pace = On ne peut pas offrir de temps dans cette partie : ses jours valent pour toute la partie, afin que le tournoi finisse à temps.
denial-gift-size = { $most ->
    [0] La pendule de votre adversaire affiche tout ce qu’une pendule peut afficher ; on ne peut plus y ajouter de temps.
    [1] Vous pouvez offrir maintenant 1 jour à votre adversaire. Écrivez un nombre entier de jours.
   *[other] Vous pouvez offrir à votre adversaire de 1 à { $most } jours à la fois. Écrivez un nombre entier de jours.
  } Rien n’a été changé.
denial-no-no-show = Une partie ne peut être annulée que tant que le premier coup de votre adversaire se fait attendre depuis plus de sept jours.
denial-no-no-show-yet = Votre adversaire a encore du temps pour son premier coup. S’il ne vient pas, vous pourrez faire annuler la partie à partir du { $moment }.
denial-no-show-in-event = Cette partie fait partie d’un tournoi : seul son directeur peut l’annuler. Sans premier coup, votre adversaire perd au temps.

letter-what-leave = congé
letter-what-time = temps modifié
letter-what-auto_leave = temps écoulé : congé automatique
letter-what-no_show = le premier coup manque

leave-period = du { $from } au { $to }
leave-period-day = le { $from }
leave-theirs = Congé { DE($name) } : { $periods }. Pendant ce temps, la pendule { DE($name) } est arrêtée ; des coups peuvent venir malgré tout.
leave-theirs-none = { $name } n’a plus de congé devant soi : la pendule { DE($name) } tourne comme d’habitude.
also-leave = Il en va de même dans la partie { $game }.

auto-leave-yours = Votre temps était écoulé le { $moment }. Un jour de votre congé y est employé, dans cette partie seulement, et un autre pour chaque jour sans réponse. { $left ->
    [0] C’était le dernier : quand il sera passé, la partie sera perdue.
    [1] Il reste encore 1 jour ; quand il sera employé, la partie sera perdue.
   *[other] Il reste encore { $left } jours ; quand ils seront employés, la partie sera perdue.
  }
auto-leave-theirs = Le temps { DE($name) } était écoulé. Un jour de congé { DE($name) } y est employé, dans cette partie seulement.
given-to-them = Vous avez offert du temps à { $name } : { $span }.
given-to-you = { $name } vous a offert du temps : { $span }.
no-show-theirs = { $name } n’a pas joué son premier coup depuis sept jours.
no-show-theirs-do = Si vous écrivez « { command-new-opponent } », vous cherchez quelqu’un d’autre : la partie ne compte pas, et un défi avec la même position et la même cadence est ouvert à tous les membres en votre nom. Si vous écrivez « { command-cancel-game } », la partie est seulement annulée. Ou attendez simplement.
help-cancel-game = seulement annuler la partie
help-new-opponent = chercher quelqu’un d’autre : la partie ne compte pas, et un défi est ouvert
no-show-new-opponent = Un défi avec la même position et la même cadence est maintenant ouvert à tous les membres en votre nom. Le match commence dès que quelqu’un l’accepte ; vous le trouvez, et pouvez le retirer, à l’adresse { $page }
no-show-director-subject = [{ $club }] { $event } : un premier coup manque
no-show-director-head = Le premier coup manque dans la partie { $game }
no-show-director-news = { $name } n’a pas joué son premier coup dans la partie { $game } contre { $opponent }, sept jours après avoir appris que c’était son tour. La partie fait partie du tournoi { $event }, que vous dirigez.
no-show-director-do = L’adversaire ne peut pas faire annuler une partie de tournoi. Sans premier coup, { $name } perd au temps.
no-show-yours = Votre premier coup manque depuis sept jours : dès maintenant, votre adversaire peut faire annuler cette partie. C’est toujours à vous de jouer.
no-show-theirs-in-event = { $name } n’a pas joué son premier coup depuis sept jours. Cette partie fait partie d’un tournoi : seul son directeur peut l’annuler. Sans premier coup, votre adversaire perd au temps.
no-show-yours-in-event = Votre premier coup manque depuis sept jours. C’est toujours à vous de jouer ; sans coup, vous perdez au temps.

evidence-told-letter = { $at } : le serveur de courrier suivant a pris la lettre de ce tour.
evidence-told-letter-by = { $at } : le serveur de courrier suivant a pris la lettre de ce tour ({ $note }).
evidence-told-page = { $at } : notre page a montré la position au joueur qui a le trait.
evidence-told-day_passed = { $at } : un jour avait passé depuis le coup ; la pendule a démarré.
evidence-moved = { $at } : la réponse { $move } est arrivée ; { $parts }.
evidence-charged = décompté { $span }
evidence-free = non compté { $span }
evidence-on-leave = congé { $span }
evidence-stopped = { $from } – { $to } : notre serveur était en panne ; la pendule était arrêtée.
evidence-undelivered-ours = { $at } : le courrier n’est pas arrivé ; la pendule est arrêtée depuis le { $from }.
evidence-undelivered-theirs = { $at } : le courrier n’est pas arrivé, à cause de la boîte du joueur ; la pendule est arrêtée depuis le { $from }, cinq jours au plus.
evidence-host-said = Le serveur a répondu : { $note }
evidence-auto-leave = { $at } : le temps était écoulé ; un jour de congé { DE($name) } est employé, { $left ->
    [0] il n’en reste aucun
    [1] il en reste 1
   *[other] il en reste { $left }
  }.
evidence-given = { $at } : { $name } a reçu { $span } de l’adversaire.
evidence-leave = { $at } : congé { DE($name) } inscrit : { $periods }.
evidence-leave-none = { $at } : congé { DE($name) } retiré.
evidence-no-show = { $at } : le premier coup { DE($name) } manquait depuis sept jours.
evidence-told-mail_works = { $at } : le courrier atteint de nouveau le joueur qui a le trait ; la pendule repart.

leave-saved = C’est inscrit comme vous l’avez écrit, et vos adversaires en sont avertis.
leave-taken-back = Votre congé est retiré, et vos adversaires en sont avertis. Un jour déjà commencé reste compté.
leave-list = Vos congés : { $periods }.
leave-list-none = Vous n’avez pas de congé devant vous.
leave-left = Jours de congé qui restent en { $year } : { $left } sur 30.
leave-not-in = Votre congé ne vaut pas dans { $count ->
    [one] la partie { $games }, qui se joue
   *[other] les parties { $games }, qui se jouent
  } avec une réserve de jours : votre pendule y continue de tourner.
leave-not-by-words = Ces mots n’inscrivent aucun congé, et vos pendules continuent de tourner.
leave-how = Pour inscrire un congé, écrivez « { command-leave } » avec son premier et son dernier jour, par exemple « { command-leave } 2027-01-05{ " " }2027-01-12 ». Pour le finir plus tôt, écrivez son premier jour et un dernier jour plus proche ; pour le retirer, « { command-leave } { command-off } » et son premier jour.
leave-denial-order = Un congé du { $from } au { $to } finirait avant de commencer. Rien n’a été inscrit.
leave-denial-past = Le { $day } est passé. Un congé peut commencer et finir aujourd’hui au plus tôt. Rien n’a été inscrit.
leave-denial-too-far = On peut inscrire un congé jusqu’au { $last }. Rien n’a été inscrit.
leave-denial-overlap = Vous êtes déjà en congé du { $from } au { $to }, et celui-ci empiéterait dessus. Retirez d’abord l’autre. Rien n’a été inscrit.
leave-denial-allowance = Cela ferait { $wanted ->
    [one] 1 jour
   *[other] { $wanted } jours
  } de congé en { $year }, et des 30 jours de cette année { $left ->
    [0] il n’en reste aucun
    [1] il n’en reste que 1
   *[other] il n’en reste que { $left }
  }. Rien n’a été inscrit.
leave-denial-none = Vous n’avez pas un tel congé. Rien n’a été changé.
leave-denial-day-alone = Votre congé du { $from } au { $to } reste tel quel : un jour seul ne le change pas. Pour le terminer le premier jour, écrivez « { command-leave } { $write } { $write } » ; pour le retirer, « { command-leave } { $write } { command-off } ». Rien n’a été changé.
leave-denial-used-up = Le jour de congé commencé aujourd’hui est compté, et votre congé s’achève avec lui. Rien n’a été changé.
leave-used-up = le jour a commencé et reste compté ; ce congé s’achève avec lui.
leave-denial-several = Vous avez inscrit plusieurs congés : écrivez aussi le premier jour de celui que vous voulez dire. Rien n’a été changé.
leave-denial-unreadable = Les jours du congé n’ont pas pu être lus. Écrivez le premier et le dernier sous la forme année-mois-jour. Rien n’a été inscrit.
leave-title = Congés
leave-note = Pendant un congé, vos pendules sont arrêtées dans toutes les parties, sauf dans celles qui ont une réserve de jours. Vous pouvez jouer malgré tout. Les jours sont ceux de votre propre fuseau horaire.
leave-first = Premier jour
leave-last = Dernier jour
leave-enter = Inscrire le congé
leave-take-back = Retirer
leave-shorter = Dernier jour à la place
leave-shorten = Finir plus tôt
clock-title = Temps
clock-give-days = Jours pour votre adversaire
clock-give-note = Ils s’ajoutent à la pendule { DE($name) } et ne peuvent pas être repris.
clock-give = Offrir des jours
clock-cancel-note = { $name } n’a pas joué son premier coup depuis sept jours. Si vous cherchez un nouvel adversaire, la partie ne compte pas, et un défi avec la même position et la même cadence est ouvert à tous les membres en votre nom. Vous pouvez aussi faire annuler la partie, ou simplement attendre.
clock-replace = Chercher un nouvel adversaire
clock-cancel = Annuler cette partie
mail-help-leave-write = { command-leave } 2027-01-05{ " " }2027-01-12
mail-help-leave-does = inscrit un congé, du premier au dernier jour ; le mot seul le montre
help-give-write = { command-give } 3 jours
help-give = offre du temps à votre adversaire
invalid-too-many-games = Parties en cours { DE($name) } : { $running } ; il peut y en avoir { $most } en même temps, et il s’en ajouterait ici { $more }. La limite monte de 2 avec chaque partie terminée et baisse de 3 avec chaque perte au temps.
calendar-summary = { $game } : le temps { DE($name) } est écoulé
calendar-link = Vos échéances sous forme de calendrier (iCalendar) ; quiconque a cette adresse peut le lire
calendar-game = Échéance à mettre dans un calendrier
clock-runs-out = Votre temps s’écoule le { $moment }.
clock-runs-out-theirs = Le temps { DE($name) } s’écoule le { $moment }.
clock-stands = Aucune pendule ne tourne en ce moment.
no-show-director-many = Des premiers coups manquent dans plusieurs parties du tournoi { $event }, que vous dirigez : sept jours après l’annonce du trait, personne n’y a joué.
no-show-director-do-many = Les adversaires ne peuvent pas faire annuler des parties de tournoi. Qui ne joue pas son premier coup perd au temps.
no-show-director-list = Partie, à qui le coup manque et, entre parenthèses, l’adversaire :
