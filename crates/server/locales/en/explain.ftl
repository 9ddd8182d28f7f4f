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

# What is wrong with a position as it was given: clauses, for behind a colon. Columns are counted from 1.
explain-fen-unusable = The FEN cannot be used: { $why }.
explain-fen-empty = the FEN is empty
explain-fen-field = column { $column }: “{ $found }” cannot be read as { $field ->
    [placement] the pieces on the board
    [turn] the side to move
    [castling] the castling rights
    [en_passant] the en passant square
    [halfmove_clock] the half-move clock
   *[move_number] the move number
}
explain-fen-extra = column { $column }: nothing more is expected, but “{ $found }” stands there
explain-fen-two-rights = column { $column }: “{ $found }” gives one player two castling rights on the same side
explain-fen-impossible = no game leads to this position: { $reasons }
explain-fen-empty-board = the board is empty
explain-fen-missing-king = a king is missing
explain-fen-too-many-kings = a side has more than one king
explain-fen-pawns-on-back-rank = a pawn stands on the first or eighth rank
explain-fen-opposite-check = the side that is not to move is in check
explain-fen-impossible-check = no move can have given these checks
explain-fen-too-much-material = there are more pieces than promotions allow
explain-start-unusable = That is no starting position: { $why }.
explain-start-out-of-range = there is no starting position { $number }; they are numbered from 0 to 959
explain-start-unreadable = “{ $text }” is neither a number from 0 to 959 nor a back rank such as RNBQKBNR
explain-start-wrong-pieces = { $rank } is not made of one king, one queen, two rooks, two bishops and two knights
explain-start-king = in { $rank } the king does not stand between the rooks
explain-start-bishops = in { $rank } both bishops stand on squares of one colour
explain-start-mismatch = { $number } and { $rank } are two different positions: { $number } is { $other }
# A move given as made before. $answer: why it cannot be, whole sentences.
explain-moves-fault = Of the moves made before, “{ $text }” (ply { $ply }) cannot be played. { $answer }
