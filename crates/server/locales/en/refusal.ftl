# Why a move was not played: one clause for each reason, the answers made of them, and notes on how a text was read.
# Clauses stand behind a colon or begin a sentence; they end without a full stop. None begins with a square.

# A piece of the opponent's on its square. $piece: king, queen, rook, bishop, knight, pawn.
refusal-their-man = { $piece ->
    [king] the king on { $square }
    [queen] the queen on { $square }
    [rook] the rook on { $square }
    [bishop] the bishop on { $square }
    [knight] the knight on { $square }
   *[pawn] the pawn on { $square }
}
# A piece of the reader's own on its square.
refusal-your-man = { $piece ->
    [king] your king on { $square }
    [queen] your queen on { $square }
    [rook] your rook on { $square }
    [bishop] your bishop on { $square }
    [knight] your knight on { $square }
   *[pawn] your pawn on { $square }
}
refusal-a-piece = { $piece ->
    [king] a king
    [queen] a queen
    [rook] a rook
    [bishop] a bishop
    [knight] a knight
   *[pawn] a pawn
}
refusal-list-or = { $first } or { $last }

# Castling. $move is the move that lost the right, as "7.Rh3" or "7...Rh6". $voice: you (the player whose move it is
# reads) or any (anybody does).
refusal-already-castled = { $voice ->
    [any] castling has been used already, with { $move }
   *[you] you have castled already, with { $move }
}
refusal-king-moved = { $voice ->
    [any] the king left { $square } with { $move }
   *[you] your king left { $square } with { $move }
}
refusal-rook-moved = { $voice ->
    [any] the rook left { $square } with { $move }
   *[you] your rook left { $square } with { $move }
}
refusal-rook-captured = { $voice ->
    [any] the rook on { $square } was captured with { $move }
   *[you] your rook on { $square } was captured with { $move }
}
refusal-never-there = the position this game began with does not allow { $wing }
# $way: king, rook, both.
refusal-castling-blocked = { $voice ->
    [any] { $way ->
        [king] { $man } is in the way of the king
        [rook] { $man } is in the way of the rook
       *[both] { $man } is in the way of king and rook
    }
   *[you] { $way ->
        [king] { $man } is in the way of your king
        [rook] { $man } is in the way of your rook
       *[both] { $man } is in the way of your king and rook
    }
}
refusal-castling-out-of-check = { $voice ->
    [any] the king on { $square } is in check from { $by }
   *[you] your king on { $square } is in check from { $by }
}
refusal-castling-through-attack = { $voice ->
    [any] the king would cross { $square }, which { $by } { $count ->
        [one] attacks
       *[other] attack
    }
   *[you] your king would cross { $square }, which { $by } { $count ->
        [one] attacks
       *[other] attack
    }
}
refusal-castling-into-attack = { $voice ->
    [any] the king would end on { $square }, which { $by } { $count ->
        [one] attacks
       *[other] attack
    }
   *[you] your king would end on { $square }, which { $by } { $count ->
        [one] attacks
       *[other] attack
    }
}
refusal-castling-shield-lost = { $voice ->
    [any] when the rook leaves { $rook }, the king on { $king } is in check from { $by }
   *[you] when your rook leaves { $rook }, your king on { $king } is in check from { $by }
}

# All other moves. $man is a piece on its square, already said.
refusal-no-such-piece = { $where ->
    [file] you have no { $piece ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } on the { $file }-file
    [rank] you have no { $piece ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } on rank { $rank }
    [square] you have no { $piece ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } on { $file }{ $rank }
   *[anywhere] you have no { $piece ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    }
}
refusal-empty-square = there is no piece on { $square }
refusal-not-your-piece = { $man } is your opponent’s
refusal-other-piece = { $found } stands on { $square }, not { $named }
refusal-no-movement = { $man } already stands there
refusal-own-piece-on-target = { $man } stands where you would go
refusal-wrong-movement = { $man } cannot go to { $to }
refusal-wrong-movement-several = { $piece ->
    [queen] none of your queens ({ $squares }) can go to { $to }
    [rook] none of your rooks ({ $squares }) can go to { $to }
    [bishop] none of your bishops ({ $squares }) can go to { $to }
    [knight] none of your knights ({ $squares }) can go to { $to }
   *[pawn] none of your pawns ({ $squares }) can go to { $to }
}
refusal-pawn-two-steps = { $man } has left its first square and can advance one square only
refusal-blocked = { $man } cannot get to { $to } past { $by }
refusal-blocked-pawn = { $man } cannot advance to { $to } because of { $by }
refusal-pawn-captures-nothing = { $man } could go to { $to } only by capturing, and there is nothing to capture
refusal-nothing-to-capture = there is nothing to capture on { $square }
refusal-en-passant-too-late = { $man } could capture en passant on { $to } only in reply to { $move }
refusal-en-passant-no-double-step = { $man } can capture en passant on { $to } only in reply to a double step, and { $move } was none
refusal-pinned = { $man } is pinned { $line }: it shields your king on { $king } from { $by }
refusal-en-passant-exposes = capturing en passant takes { $captured } away too, and your king on { $king } would be in check from { $by }
refusal-check-not-answered = your king on { $king } is in check from { $by }, and { $man } going to { $to } does not change that
refusal-king-into-check = your king would be in check on { $to } from { $by }
refusal-promotion-impossible = a pawn cannot become { $piece }
refusal-promotion-missing = { $man } has to become a queen, rook, bishop or knight on { $to }
refusal-nothing-promotes = { $man } does not promote by going to { $to }
refusal-game-over = the game is over { $ending ->
    [checkmate] by checkmate
    [stalemate] by stalemate
    [dead_position] because neither side can mate any more
    [fivefold_repetition] by the fifth repetition of the position
   *[seventy_five_moves] by 75 moves without capture or pawn move
}
refusal-line-file = on the { $file }-file
refusal-line-rank = on rank { $rank }
refusal-line-diagonal = on the diagonal from { $from } to { $king }
refusal-not-strict = you have asked for full notation only, and { $faults }; write { $write }
refusal-strict-number-missing = the move number is missing
refusal-strict-number-wrong = the move number is another
refusal-strict-coordinates = these are coordinates
refusal-strict-spelling = it is spelled otherwise
refusal-strict-capture-sign = the capture sign is not right
refusal-strict-check-sign = the check sign is not right

# The answer to a move that was not played: what was understood, what is wrong, what would be right.
reading-castling-gone = { $wing } is no longer possible in this game: { $reasons }.
reading-castling-never = { $wing } is not possible in this game: { $reasons }.
reading-castling-not-now = { $wing } is not possible now: { $reasons }.
reading-castling-neither = You cannot castle now. { $wings }
reading-step = { $move } is not possible: { $reasons }.
reading-plain = { $reasons }.
reading-hint-castling = If you mean castling, write { $move }; that is possible.
reading-hint-king-step = { $move }, with the king alone, is possible, and would end castling.
reading-hint-king-step-only = { $move }, with the king alone, is possible.
reading-hint-pawn-capture = The capture { $move } is possible; if you mean it, write it so.
reading-hint-instead = { $move } is possible.
reading-legal-piece = { $man } can go to { $squares }.
reading-legal-all = { $count ->
    [one] The only legal move is { $moves }.
   *[other] The legal moves are { $moves }.
}
# $moves: the candidates, each spelled out and joined by "or".
reading-several-pieces = More than one piece can go there: { $moves }. Which one?
reading-promotion-piece = Which piece is the pawn to become? Write { $moves }.
reading-castling-wing = { $count ->
    [one] To castle, please name the side: { $moves } is possible.
   *[other] To which side? Write { $moves }.
}
reading-rook-only-castling = Only castling moves that rook there. If you mean castling, write { $moves }.
reading-rook-onto-king = A rook cannot go onto its own king. If you mean castling, write { $moves }.
reading-piece-letter = { $count ->
    [one] That letter can mean different pieces. Do you mean { $moves }?
   *[other] That letter can mean different pieces: { $moves }. Which one?
}
reading-capital = { $count ->
    [one] Do you mean { $moves }? Please write it with small and capital letters as they are meant.
   *[other] That can be read in more than one way: { $moves }. Which one?
}
reading-bare-capture = { $count ->
    [one] It is not said what captures. Do you mean { $moves }?
   *[other] It is not said what captures: { $moves }. Which one?
}
reading-two-readings = That can be read in more than one way: { $moves }. Which one?
reading-last-move-again = { $moves } is possible, but with that number it is the move just made. Do you mean it?
reading-nothing-captured = There is a capture sign, but { $moves } captures nothing. Are you looking at the right board? If you mean that move, please write it without the sign.

# A candidate spelled out: "Nbd2 (knight from b1)".
reading-candidate = { $piece ->
    [king] { $move } (king from { $from })
    [queen] { $move } (queen from { $from })
    [rook] { $move } (rook from { $from })
    [bishop] { $move } (bishop from { $from })
    [knight] { $move } (knight from { $from })
   *[pawn] { $move } (pawn from { $from })
}

reading-unreadable-nothing = There is no move in it. { $write }
reading-unreadable-too-long = That is too long for a move. { $write }
reading-unreadable-null-move = There is no passing in chess: a move has to be made. { $write }
reading-unreadable-off-board = That names a square that is not on the board: files are a to h, ranks 1 to 8. { $write }
reading-unreadable-unknown-letter = The letter { $letter } names no piece. { $write }
reading-unreadable-several = That is more than one move. Please send one move only. { $write }
reading-unreadable-last-move = That is the move just made. { $write }
reading-unreadable-not-a-move = That could not be read as a move. { $write }
reading-write = Write it like { $example }; castling is O-O or O-O-O.

# Notes on a move that was read tolerantly.
reading-note-move-number = It is move { $expected } now, not { $written }.
reading-note-move-number-side = It is White’s move { $expected } now.
reading-note-castling-by-king = Read as castling: { $wing }.
reading-note-king-step-only = { $wing } castles; { $move } moves only the king and ends castling.
reading-note-capitals = Read as { $move }; capitals and small letters were not those of the move.
reading-note-letter = The letter was read as { $piece }.
reading-note-capture-sign-wrong = There was a capture sign, but nothing is captured.
reading-note-capture-sign-missing = This move captures.
reading-note-check-sign-wrong = The check sign was not that of the move.
reading-note-not-en-passant = This move is no capture en passant.
reading-note-draw-sign = The sign “=” offers no draw; to offer one, write “{ command-draw }” on a line of its own.

# What was mended in a FEN.
reading-repair-useless-en-passant = the en passant square { $square } was dropped, for no capture there is legal
reading-repair-impossible-right = the castling right { $letter } was dropped, for no rook of that player stands on that side of the king on the back rank
reading-repair-right-without-king = the castling right { $letter } was dropped, for the king of that player is not on the back rank
reading-repair-right-without-rook = the castling right { $letter } was dropped, for no rook of that player stands on { $square }
reading-repair-right-not-orthodox = the castling right { $letter } was dropped, for in orthodox chess only a king on the e-file castles, with a rook in the corner
reading-repair-move-number-zero = move number 0 was read as 1
reading-repair-no-turn = the side to move is missing and was read as White
reading-repair-no-rights = the castling rights are missing and were read as none
