# What the commands "start", "castling" and "pgn" say.

law-turn = { $color ->
    [white] White
   *[black] Black
} is to move.
law-method = { $method ->
    [double_move] double move
    [transposition] transposition
    [king_only] only the king moves
   *[rook_only] only the rook moves
}
law-castling-trip = { $castling }: { $trip } ({ $method }).
law-castling-vacant = Must be vacant: { $squares }.
law-castling-unattacked = Must not be attacked: { $squares }.
law-no-squares = no square

law-start-reversal = Reversal: { $start }
law-start-kern = KeRN code: { $kern }
law-start-method = { $castling }: { $method }{ $first ->
    [yes] , possible on the first move
   *[no] { "" }
}
law-start-fen = X-FEN: { $fen }
law-start-shredder = Shredder-FEN: { $fen }

law-pgn-fine = { $file }, game { $game } (line { $line }), { $white } - { $black }: fine, { $plies ->
    [one] one ply
   *[other] { $plies } plies
}, { $result }
law-pgn-faulty = { $file }, game { $game } (line { $line }), { $white } - { $black }: { $fault }
law-pgn-empty = { $file }: there is no game in it.
law-pgn-place = line { $line }, column { $column }, ply { $ply }, { $token }: { $reason }
law-pgn-place-tags = line { $line }, column { $column }, { $token }: { $reason }
law-pgn-sum = { $fine ->
    [one] One game is
   *[other] { $fine } games are
} fine, { $faulty ->
    [0] none is faulty
    [one] one is faulty
   *[other] { $faulty } are faulty
}.
law-pgn-token-none = at the end
law-pgn-left-out = { $file }, game { $game } (line { $line }), { $white } - { $black }: written without { $what }
law-pgn-left-variations = { $count ->
    [one] one variation with a move that is not legal
   *[other] { $count } variations with moves that are not legal
}
law-pgn-left-comments = { $count ->
    [one] one comment that is too long
   *[other] { $count } comments that are too long
}
law-pgn-left-signs = { $count ->
    [one] one sign that PGN does not know
   *[other] { $count } signs that PGN does not know
}

law-pgn-bad-tag = this is no tag pair such as [White "Name"]
law-pgn-unclosed-comment = this comment is never closed
law-pgn-unclosed-variation = this variation is never closed
law-pgn-not-opened = nothing was opened that this could close
law-pgn-unexpected = this sign has no meaning here
law-pgn-after-result = this stands behind the result of the game
law-pgn-not-en-passant = the move before is no capture en passant
law-pgn-other-variant = only chess from one of the 960 positions is read here
law-pgn-no-fen = the game is said to be Chess960, but nothing says from which position: add [SetUp "1"] and [FEN "…"] to its tags, or take the Variant tag away if it began from the usual position
law-pgn-tag-twice = this is the second tag “{ $name }”, and the first says “{ $first }”: nothing tells which is right
law-pgn-bad-fen = the FEN cannot be used: { $why }
law-pgn-illegal = not legal: { $reasons }
law-pgn-ambiguous = it could be { $moves }
law-pgn-not-a-move = this is no move
law-pgn-too-long = this line or game is longer than any real one
law-pgn-result-against-board = this is not what the board says: { $ending ->
    [checkmate] the game ended by checkmate
    [stalemate] the game ended by stalemate, a draw
   *[dead_position] neither side can mate any more, a draw
}
law-pgn-result-tag-differs = the Result tag says { $tag }, and nothing tells which is right
law-pgn-no-file = { $file } cannot be read: { $why }
law-no-depth = “{ $text }” is no number of plies: write 0, 1, 2 …
law-no-number = “{ $text }” is no number here: write 1, 2, 3 …
law-no-address = “{ $text }” is no address to listen at: write 127.0.0.1:8960, or [::1]:8960
law-no-choice = “{ $text }” is none of the values known here: write one of { $known }
law-no-fen-style = write xfen or shredder
law-no-notation = no piece letters are known for “{ $text }”; write one of { $known }
law-pgn-io = the text cannot be read on: { $why }

law-note-no-result = no result at the end; the game may be cut short
law-note-result-tag-unknown = the Result tag says “{ $tag }”, which is no result; the one at the end of the moves counts
law-note-over-on-board = the result says that the game is not over, but it is { $ending ->
    [checkmate] checkmate
    [stalemate] stalemate
   *[dead_position] a draw: neither side can mate any more
}
law-note-move-number = line { $line }: move number { $found } where { $expected } is due
law-note-lenient = ply { $ply }: { $token } read as { $san }
law-note-tag-twice = line { $line }: the tag { $name } stands there twice, with the same value
law-note-fen-repaired = the FEN was mended: { $what }
