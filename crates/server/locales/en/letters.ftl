# Letters about games. What is said of moves, castling and results stands in game.ftl.

letter-head = { $game } · move { $move } · { $what }
letter-head-also = { $head } · also { $games }
letter-head-others = { $count } other games
letter-what-started = the game begins
letter-what-turn = your turn
letter-what-receipt = your move was played
letter-what-declined = draw declined
letter-what-message = a message to you
letter-what-over = the game is over
letter-what-refused = please read: nothing was played
letter-what-question = a question to you
letter-what-answer = an answer to your mail
letter-what-said = your message was taken

letter-started-white = Your game against { $opponent } has begun: starting position { $position }, pace { $pace }. You play White and move first.
letter-started-black = Your game against { $opponent } has begun: starting position { $position }, pace { $pace }. You play Black; { $opponent } moves first.
letter-they-played = { $name } played { $move }.
letter-you-played = Your move was played: { $move }.
letter-your-turn-white = It is your turn: White, move { $move }.
letter-your-turn-black = It is your turn: Black, move { $move }.
letter-still-your-turn = It is still your turn in the position below.
letter-draw-offered = { $name } offers a draw. Write { command-accept } or { command-decline }, or simply play on.
letter-you-offered = Your draw offer stands until your opponent answers or moves.
letter-you-wrote = Your message for { $name } has been taken.
letter-they-wrote = { $name } has written to you. No move was made.
letter-they-declined = { $name } declined your draw offer.
letter-you-declined = You declined the draw offer.
letter-result = Result: { $result }.
letter-your-words = Your words for { $name }, as they are passed on:
letter-message = { $name } writes:

also-started-white = Game { $game } against { $opponent } has begun too: you play White there and move first, from starting position { $position }.
also-started-black = Game { $game } against { $opponent } has begun too: you play Black there, and { $opponent } moves first, from starting position { $position }.
also-write-to = Mail your move there to
also-in-game = In game { $game }:
also-position = Game { $game } against { $opponent }, move { $move }:
also-draw-offered = { $name } offers a draw in { $game }. To answer that, write { command-accept } or { command-decline } to the address of that game, or simply play on there.

letter-your-clock = Your clock
letter-their-clock = Opponent's clock
clock-yours-running = { $left }, counted from when this letter reached you; your time is not up before { $moment }
clock-yours-untold = { $left }, counted from when the letter of this turn reaches you; your time is not up before { $moment }
clock-theirs = { $name } has { $left }
letter-castling = Castling
letter-position = Starting position
letter-board-white = The board from White’s side. The pieces are listed below.
letter-board-black = The board from Black’s side. The pieces are listed below.
letter-moves = Moves
also-page = That game on the web
letter-page = This game on the web
letter-settings = Which letters you get

letter-how-to-answer = To answer, reply to this letter and write one of these on the first line:
help-move = play a move (this one is only an example)
help-move-and-offer = play a move and offer a draw
help-castling = castle (a-side: O-O-O), when it is possible
help-dry-run = ask what a move would do; nothing is played
help-accept = take the draw that was offered
help-decline = refuse it and keep thinking
help-resign = give up this game
help-help = get the whole list of what you can write
help-offer = offer a draw, on a line of its own below your move
help-claim = claim a draw by repetition or the fifty-move rule, alone or with the move that brings it about
help-cancel = take back what still waits for your yes
help-yes = confirm what waits, in answer to the question itself
