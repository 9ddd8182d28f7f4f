# What the command "explain" says to people.
explain-legal = { $move } is legal ({ $uci }).
explain-castling = Castling: { $trip }.
explain-ending = After it the game is over { $ending ->
    [checkmate] by checkmate
    [stalemate] by stalemate
    [dead_position] because neither side can mate any more
    [fivefold_repetition] by the fifth repetition of the position
   *[seventy_five_moves] by 75 moves without capture or pawn move
}.
explain-fen = Position after it: { $fen }
explain-repaired = The position was mended: { $what }.
