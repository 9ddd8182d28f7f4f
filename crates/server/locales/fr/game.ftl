# Ce qui arrive dans une partie ; dit de même dans les lettres, sur les pages et au terminal.

castling-status-possible = { $castling } est possible.
castling-status-possible-trips = { $castling } est possible : { $trips }.
castling-status-both-gone = O-O et O-O-O ne sont plus possibles dans cette partie : { $reasons }.
castling-status-not-now = { $castling } n’est pas possible maintenant : { $reasons }.
castling-status-gone = { $castling } n’est plus possible dans cette partie : { $reasons }.
castling-status-never = { $castling } n’est pas possible dans cette partie : { $reasons }.
castling-brief-gone = N’est plus possible dans cette partie.
castling-brief-wing-gone = { $castling } n’est plus possible dans cette partie.
castling-brief-not-now = { $castling } n’est pas possible maintenant.
castling-trips-both = roi de { $king_from } à { $king_to }, tour de { $rook_from } à { $rook_to }
castling-trips-king = roi de { $king_from } à { $king_to }, la tour reste en { $rook_to }
castling-trips-rook = tour de { $rook_from } à { $rook_to }, le roi reste en { $king_to }
played-castling = { $move } ({ $trips })

finish-checkmate = Échec et mat : { $winner } a gagné.
finish-stalemate = Pat : la partie est nulle.
finish-dead-position = Aucun camp ne peut plus mater : la partie est nulle.
finish-fivefold = La position s’est produite pour la cinquième fois : la partie est nulle.
finish-seventy-five = Soixante-quinze coups sans prise ni coup de pion : la partie est nulle.
finish-threefold = La position s’est produite pour la troisième fois et la nulle a été réclamée : la partie est nulle.
finish-fifty = Cinquante coups sans prise ni coup de pion, et la nulle a été réclamée : la partie est nulle.
finish-agreement = Les deux joueurs sont d’accord : la partie est nulle.
finish-resignation = { $loser } a abandonné : { $winner } a gagné.
finish-time = { $loser } a dépassé le temps : { $winner } a gagné.
finish-time-without-mate = Le temps est dépassé, mais l’adversaire n’aurait pas pu mater : la partie est nulle.
finish-left = { $loser } a quitté le club : { $winner } gagne.
finish-left-cancelled = Un joueur a quitté le club avant le début de cette partie : elle est annulée et ne compte pas.
finish-recorded = La partie a été jouée ailleurs : { $winner } a gagné.
finish-recorded-draw = La partie a été jouée ailleurs et s’est terminée par la nulle.

denial-not-started = Cette partie n’a pas encore commencé.
denial-already-started = Cette partie a déjà commencé.
denial-over = Cette partie est terminée. { $finish }
denial-not-your-turn = Ce n’est pas à vous de jouer : le trait est à { $opponent }.
denial-moved-on = La partie a avancé depuis cette position : { $now ->
    [one] à présent, un demi-coup a été joué
   *[other] à présent, { $now } demi-coups ont été joués
  }, et vous avez répondu à une lettre { $seen ->
    [0] du début de la partie
    [one] d’après le premier
   *[other] d’après le demi-coup { $seen }
  }. Rien n’a été joué ; voici plus bas la position actuelle.
denial-illegal = { $move } n’est pas possible dans la position actuelle.
denial-no-offer = Il n’y a pas de proposition de nulle de votre adversaire à laquelle répondre.
denial-too-early-for-draw = La nulle ne peut être proposée qu’une fois que les deux camps ont joué. Rien n’a été joué ; envoyez le coup sans la proposition.
denial-offer-too-soon = Vous avez déjà proposé la nulle. Vous pourrez la proposer de nouveau à partir du coup { $from_move }, ou après une proposition de votre adversaire. Rien n’a été joué ; envoyez le coup sans la proposition.
denial-nothing-to-claim = Il n’y a pas de nulle à réclamer : cette position s’est produite { $occurrences ->
    [1] une fois
    [2] deux fois
   *[other] { $occurrences } fois
  } (il en faut trois), et { $halfmoves ->
    [0] le dernier demi-coup était une prise ou un coup de pion
    [one] un demi-coup a été joué depuis la dernière prise ou le dernier coup de pion
   *[other] { $halfmoves } demi-coups ont été joués depuis la dernière prise ou le dernier coup de pion
  } (il en faut cent). Si c’est votre prochain coup qui amène une telle position, réclamez avec ce coup, par exemple « { command-claim } { $move } ».
denial-not-a-player = Seuls les deux joueurs de cette partie peuvent le faire.
denial-nothing-to-tell = Le joueur qui a le trait est déjà averti.
denial-time-left = Il reste du temps.
practice-partner-name = Partenaire d’entraînement
practice-note = Cette partie est un entraînement : l’adversaire est le joueur du club, qui joue aussitôt et au hasard. C’est une partie unique, et elle ne compte nulle part.
match-note-single = Ce match se joue en une partie.
