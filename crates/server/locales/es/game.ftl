# Lo que ocurre en una partida; igual en cartas, páginas y terminal.

castling-status-possible = { $castling } es posible.
castling-status-possible-trips = { $castling } es posible: { $trips }.
castling-status-both-gone = O-O y O-O-O ya no son posibles en esta partida: { $reasons }.
castling-status-not-now = { $castling } no es posible ahora: { $reasons }.
castling-status-gone = { $castling } ya no es posible en esta partida: { $reasons }.
castling-status-never = { $castling } no es posible en esta partida: { $reasons }.
castling-brief-gone = Ya no es posible en esta partida.
castling-brief-wing-gone = { $castling } ya no es posible en esta partida.
castling-brief-not-now = { $castling } no es posible ahora.
castling-trips-both = rey de { $king_from } a { $king_to }, torre de { $rook_from } a { $rook_to }
castling-trips-king = rey de { $king_from } a { $king_to }, la torre se queda en { $rook_to }
castling-trips-rook = torre de { $rook_from } a { $rook_to }, el rey se queda en { $king_to }
played-castling = { $move } ({ $trips })

finish-checkmate = Jaque mate: ganó { $winner }.
finish-stalemate = Rey ahogado: la partida termina en tablas.
finish-dead-position = Ningún bando puede ya dar mate: la partida termina en tablas.
finish-fivefold = La posición se ha repetido por quinta vez: la partida termina en tablas.
finish-seventy-five = Setenta y cinco jugadas sin captura ni movimiento de peón: la partida termina en tablas.
finish-threefold = La posición se ha producido por tercera vez y se reclamaron tablas: la partida termina en tablas.
finish-fifty = Cincuenta jugadas sin captura ni movimiento de peón, y se reclamaron tablas: la partida termina en tablas.
finish-agreement = Los dos jugadores acordaron tablas.
finish-resignation = { $loser } abandonó: ganó { $winner }.
finish-time = { $loser } agotó su tiempo: ganó { $winner }.
finish-time-without-mate = Se agotó el tiempo, pero el rival no habría podido dar mate: la partida termina en tablas.
finish-left = { $loser } ha dejado el club: gana { $winner }.
finish-left-cancelled = Un jugador dejó el club antes de que empezara esta partida: queda anulada y no cuenta.
finish-recorded = La partida se jugó en otro lugar: ganó { $winner }.
finish-recorded-draw = La partida se jugó en otro lugar y terminó en tablas.

denial-not-started = Esta partida aún no ha comenzado.
denial-already-started = Esta partida ya ha comenzado.
denial-over = Esta partida ha terminado. { $finish }
denial-not-your-turn = No te toca jugar: juega { $opponent }.
denial-moved-on = La partida ha avanzado desde esa posición: { $now ->
    [one] hasta ahora se ha jugado una media jugada
   *[other] hasta ahora se han jugado { $now } medias jugadas
  }, y has contestado a una carta { $seen ->
    [0] del comienzo de la partida
    [one] posterior a la primera
   *[other] posterior a la media jugada { $seen }
  }. No se jugó nada; abajo está la posición actual.
denial-illegal = { $move } no es posible en la posición actual.
denial-no-offer = No hay ninguna oferta de tablas de tu rival a la que contestar.
denial-too-early-for-draw = Solo se pueden ofrecer tablas cuando ambos bandos han jugado al menos una vez. No se jugó nada; envía la jugada sin la oferta.
denial-offer-too-soon = Ya has ofrecido tablas. Puedes volver a ofrecerlas a partir de la jugada { $from_move }, o después de que las ofrezca tu rival. No se jugó nada; envía la jugada sin la oferta.
denial-nothing-to-claim = No hay tablas que reclamar: esta posición se ha producido { $occurrences ->
    [one] una vez
    [2] dos veces
   *[other] { $occurrences } veces
  } (hacen falta tres), y { $halfmoves ->
    [0] la última media jugada fue una captura o un movimiento de peón
    [one] desde la última captura o movimiento de peón ha pasado una media jugada
   *[other] desde la última captura o movimiento de peón han pasado { $halfmoves } medias jugadas
  } (hacen falta cien). Si es tu próxima jugada la que produce tal posición, reclama con ella, por ejemplo «{ command-claim } { $move }».
denial-not-a-player = Eso solo pueden hacerlo los dos jugadores de esta partida.
denial-nothing-to-tell = El jugador al que le toca ya está avisado.
denial-time-left = Todavía queda tiempo.
practice-partner-name = Rival de práctica
practice-note = Esta partida es de práctica: el rival es el jugador propio del club, que juega al azar y al momento. Es una sola partida y no cuenta en ningún sitio.
match-note-single = Este match es de una sola partida.
