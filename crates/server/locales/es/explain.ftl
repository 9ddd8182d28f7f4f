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
