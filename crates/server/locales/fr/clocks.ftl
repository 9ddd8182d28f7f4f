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
letter-what-time = temps offert
letter-what-auto_leave = temps écoulé : congé automatique
letter-what-no_show = le premier coup manque

leave-period = du { $from } au { $to }
leave-period-day = le { $from }
leave-theirs = Congé de { $name } : { $periods }. Pendant ce temps, la pendule de { $name } est arrêtée ; des coups peuvent venir malgré tout.
leave-theirs-none = { $name } n’a plus de congé devant soi : la pendule de { $name } tourne comme d’habitude.
also-leave = Il en va de même dans la partie { $game }.

auto-leave-yours = Votre temps était écoulé le { $moment }. Un jour de votre congé y est employé, dans cette partie seulement, et un autre pour chaque jour sans réponse. { $left ->
    [0] C’était le dernier : quand il sera passé, la partie sera perdue.
    [1] Il reste encore 1 jour ; quand il sera employé, la partie sera perdue.
   *[other] Il reste encore { $left } jours ; quand ils seront employés, la partie sera perdue.
  }
auto-leave-theirs = Le temps de { $name } était écoulé. Un jour de congé de { $name } y est employé, dans cette partie seulement.
given-to-them = Vous avez offert du temps à { $name } : { $span }.
given-to-you = { $name } vous a offert du temps : { $span }.
no-show-theirs = { $name } n’a pas joué son premier coup depuis sept jours. Vous pouvez faire annuler la partie avec { command-cancel-game } : elle ne compte alors pas, et vous êtes libre de chercher un autre adversaire. Ou attendez simplement.
no-show-yours = Votre premier coup manque depuis sept jours : dès maintenant, votre adversaire peut faire annuler cette partie. C’est toujours à vous de jouer.

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
evidence-auto-leave = { $at } : le temps était écoulé ; un jour de congé de { $name } est employé, { $left ->
    [0] il n’en reste aucun
    [1] il en reste 1
   *[other] il en reste { $left }
  }.
evidence-given = { $at } : { $name } a reçu { $span } de l’adversaire.
evidence-leave = { $at } : congé de { $name } inscrit : { $periods }.
evidence-leave-none = { $at } : congé de { $name } retiré.
evidence-no-show = { $at } : le premier coup de { $name } manquait depuis sept jours.
