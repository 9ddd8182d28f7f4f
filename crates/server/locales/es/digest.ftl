# El resumen diario y los recordatorios.

letter-what-reminder = un recordatorio
letter-last-move = La última jugada fue { $move }.
clock-yours-until = { $left }, hasta el { $moment }
clock-yours-unwritten = { $left }, contando desde que nuestra página te muestre este turno, a más tardar desde un día después de la jugada de tu rival; tu tiempo no se acaba antes del { $moment }
clock-stands-still = ; durante { $span } de ese plazo tu reloj está parado

digest-subject = [{ $club }] { $day }: { $count ->
    [0] novedades de tus partidas
    [one] 1 partida espera tu jugada
   *[other] { $count } partidas esperan tu jugada
}
digest-head = Tu resumen · { $day }
digest-boards = { $count ->
    [0] Ninguna partida espera tu jugada.
    [one] Una partida espera tu jugada: el tablero #1, más abajo.
    [2] 2 partidas esperan tu jugada: los tableros #1 y #2, más abajo, primero el más urgente.
   *[other] { $count } partidas esperan tu jugada: los tableros #1 a #{ $count }, más abajo, primero el más urgente.
}
digest-board-white = Tablero #{ $number } · { $game } · llevas blancas contra { $opponent } · jugada { $move }
digest-board-black = Tablero #{ $number } · { $game } · llevas negras contra { $opponent } · jugada { $move }
digest-begun = Ha comenzado la partida: posición inicial { $position }, ritmo { $pace }.
digest-draw-offered = { $name } ofrece tablas.
digest-how-to-answer = Para contestar, responde a esta carta y escribe una línea para cada tablero, que empiece por su número:
digest-help-move = jugar en el tablero #1 (la jugada es solo un ejemplo)
digest-stop = Para no recibir más resúmenes

reminder-half = Ha pasado la mitad de tu tiempo para la jugada { $move } contra { $name }. Te quedan { $left }.
reminder-three-days = { $name } espera tu jugada { $move }. Te quedan { $left }.
reminder-one-day = Tu tiempo para la jugada { $move } contra { $name } está a punto de agotarse. Te quedan { $left }.
reminder-stop = Para no recibir más recordatorios
# The address for what may be said while the opponent thinks; short, for an address follows on the same line.
digest-answer-write-to = Para líneas condicionales o mensajes en esta partida, o para abandonarla, escribe a
