# What happens in a game; said alike in letters, on pages and in the terminal.

castling-status-possible = { $castling } is possible.
castling-status-possible-trips = { $castling } is possible: { $trips }.
castling-status-both-gone = O-O and O-O-O are gone: { $reasons }.
castling-status-not-now = { $castling } is not possible now: { $reasons }.
castling-status-gone = { $castling } is gone: { $reasons }.
castling-status-never = { $castling } is not possible in this game: { $reasons }.
castling-brief-gone = Not possible any more in this game.
castling-brief-wing-gone = { $castling } is not possible any more in this game.
castling-brief-not-now = { $castling } is not possible now.
castling-trips-both = king from { $king_from } to { $king_to }, rook from { $rook_from } to { $rook_to }
castling-trips-king = king from { $king_from } to { $king_to }, the rook stays on { $rook_to }
castling-trips-rook = rook from { $rook_from } to { $rook_to }, the king stays on { $king_to }
played-castling = { $move } ({ $trips })

finish-checkmate = Checkmate: { $winner } won.
finish-stalemate = Stalemate: the game is drawn.
finish-dead-position = Neither side can mate any more: the game is drawn.
finish-fivefold = The position has occurred for the fifth time: the game is drawn.
finish-seventy-five = Seventy-five moves without a capture or a pawn move: the game is drawn.
finish-threefold = The position has occurred for the third time, and a draw was claimed: the game is drawn.
finish-fifty = Fifty moves without a capture or a pawn move, and a draw was claimed: the game is drawn.
finish-agreement = Both players agreed: the game is drawn.
finish-resignation = { $loser } resigned: { $winner } won.
finish-time = The time of { $loser } ran out: { $winner } won.
finish-time-without-mate = Time ran out, but the opponent could not have mated: the game is drawn.
finish-left = { $loser } left the club: { $winner } won.
finish-left-cancelled = A player left the club before this game had begun: it is cancelled and does not count.
finish-recorded = The game was played elsewhere: { $winner } won.
finish-recorded-draw = The game was played elsewhere and was drawn.

denial-not-started = This game has not begun yet.
denial-already-started = This game has begun already.
denial-over = This game is over. { $finish }
denial-not-your-turn = It is not your turn: { $opponent } is to move.
denial-moved-on = The game has moved on since that position: { $now ->
    [one] one half-move has been made
   *[other] { $now } half-moves have been made
  } by now, and you answered a letter from { $seen ->
    [0] the start of the game
    [one] after the first
   *[other] after half-move { $seen }
  }. Nothing was played; below is the present position.
denial-illegal = { $move } is not possible in the present position.
denial-no-offer = There is no draw offer of your opponent to answer.
denial-too-early-for-draw = A draw can be offered only after both sides have made a move. Nothing was played; send the move without the offer.
denial-offer-too-soon = You have offered a draw already. You can offer again from move { $from_move } on, or after your opponent has offered. Nothing was played; send the move without the offer.
denial-nothing-to-claim = There is no draw to claim: this position has occurred { $occurrences ->
    [one] once
    [2] twice
   *[other] { $occurrences } times
  } (three times are needed), and { $halfmoves ->
    [0] the last half-move was a capture or a pawn move
    [one] one half-move has passed since the last capture or pawn move
   *[other] { $halfmoves } half-moves have passed since the last capture or pawn move
  } (one hundred are needed). If your next move brings such a position about, claim with it, for example “{ command-claim } { $move }”.
denial-not-a-player = Only the two players of this game can do that.
denial-nothing-to-tell = The player to move has been told already.
denial-time-left = There is time left.
practice-partner-name = Practice partner
practice-note = This game is practice: the opponent is the club’s own player, who moves at random at once. It is a single game and counts nowhere.
match-note-single = This match is one game.
