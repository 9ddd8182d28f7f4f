# Lo que dice la orden «explain».
explain-legal = { $move } es legal ({ $uci }).
explain-castling = Enroque: { $trip }.
explain-ending = Después la partida ha terminado { $ending ->
    [checkmate] por jaque mate
    [stalemate] por rey ahogado
    [dead_position] porque ningún bando puede ya dar mate
    [fivefold_repetition] por la quinta repetición de la posición
   *[seventy_five_moves] por 75 jugadas sin captura ni movimiento de peón
}.
explain-fen = Posición después: { $fen }
explain-repaired = La posición se corrigió: { $what }.

# Qué falla en una posición dada: frases para después de dos puntos. Las columnas se cuentan desde 1.
explain-fen-unusable = La FEN no se puede usar: { $why }.
explain-fen-empty = la FEN está vacía
explain-fen-field = columna { $column }: «{ $found }» no se puede leer como { $field ->
    [placement] las piezas del tablero
    [turn] el bando que juega
    [castling] los derechos de enroque
    [en_passant] la casilla de captura al paso
    [halfmove_clock] el contador de medias jugadas
   *[move_number] el número de jugada
}
explain-fen-extra = columna { $column }: ahí no se espera nada más, pero pone «{ $found }»
explain-fen-two-rights = columna { $column }: «{ $found }» da a un bando dos derechos de enroque hacia el mismo lado
explain-fen-impossible = ninguna partida lleva a esta posición: { $reasons }
explain-fen-empty-board = el tablero está vacío
explain-fen-missing-king = falta un rey
explain-fen-too-many-kings = un bando tiene más de un rey
explain-fen-pawns-on-back-rank = hay un peón en la primera o en la octava fila
explain-fen-opposite-check = el bando que no juega está en jaque
explain-fen-impossible-check = ninguna jugada pudo dar estos jaques
explain-fen-too-much-material = hay más piezas de las que permiten las coronaciones
explain-start-unusable = Eso no es una posición inicial: { $why }.
explain-start-out-of-range = no existe la posición inicial { $number }; van numeradas del 0 al 959
explain-start-unreadable = «{ $text }» no es ni un número del 0 al 959 ni una primera fila como RNBQKBNR
explain-start-wrong-pieces = { $rank } no consta de un rey, una dama, dos torres, dos alfiles y dos caballos
explain-start-king = en { $rank } el rey no está entre las torres
explain-start-bishops = en { $rank } los dos alfiles están en casillas del mismo color
explain-start-mismatch = { $number } y { $rank } son dos posiciones distintas: { $number } es { $other }
explain-moves-fault = De las jugadas anteriores, «{ $text }» (media jugada { $ply }) no se puede hacer. { $answer }
