# The daily digest and the reminders.

letter-what-reminder = a reminder
letter-last-move = The last move was { $move }.
clock-yours-until = { $left }, until { $moment }
clock-yours-unwritten = { $left }, counted from when our page shows you this turn, at latest from a day after your opponent’s move; your time is not up before { $moment }
clock-stands-still = ; for { $span } of the time until then your clock stands still

digest-subject = [{ $club }] { $day }: { $count ->
    [0] news of your games
    [one] 1 game waits for your move
   *[other] { $count } games wait for your move
}
digest-head = Your digest · { $day }
digest-boards = { $count ->
    [0] No game waits for your move.
    [one] One game waits for your move: board #1 below.
    [2] 2 games wait for your move: boards #1 and #2 below, the most urgent first.
   *[other] { $count } games wait for your move: boards #1 to #{ $count } below, the most urgent first.
}
digest-board-white = Board #{ $number } · { $game } · you play White against { $opponent } · move { $move }
digest-board-black = Board #{ $number } · { $game } · you play Black against { $opponent } · move { $move }
digest-begun = The game has begun: starting position { $position }, pace { $pace }.
digest-draw-offered = { $name } offers a draw.
digest-how-to-answer = To answer, reply to this letter and write a line for each board, beginning with its number:
digest-help-move = play on board #1 (the move is only an example)
digest-stop = To get no more digests

reminder-half = Half of your time for move { $move } against { $name } has passed. You have { $left } left.
reminder-three-days = { $name } is waiting for your move { $move }. You have { $left } left.
reminder-one-day = Your time for move { $move } against { $name } is nearly up. You have { $left } left.
reminder-stop = To get no more reminders
# The address for what may be said while the opponent thinks; short, for an address follows on the same line.
digest-answer-write-to = For conditional lines or words in this game, or to resign it, write to
