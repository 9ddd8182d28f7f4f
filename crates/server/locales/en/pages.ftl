# What the pages say.

## The frame of every page
club-name = Fischer Random Chess Email Club
club-tagline = Correspondence chess from 960 starting positions, by e-mail since 2004
nav-skip = To the content
nav-label = The club
nav-home = Home
nav-games = Games
nav-positions = Positions
nav-players = Players
nav-tournaments = Tournaments
nav-castling = Castling
nav-glossary = Glossary
nav-links = Links
nav-mailroom = Mailroom
nav-account = Account
nav-mine = My games
nav-director = Director’s desk
nav-login = Log in
nav-logout = Log out
foot-founded = Founded on 25 April 2004, so that people all over the world can play Fischer Random chess by e-mail.
pager-label = More
pager-back = Back
pager-on = Further
pager-newest = To the newest
pager-older = Older

## Columns and labels that pages share
col-game = Game
col-players = Players
col-position = Position
col-state = State
col-moves = Moves
col-when = Last change
col-rank = Rank
col-rating = Rating
col-name = Name
col-country = Country
col-wld = W-L-D
col-running = Running
col-number = Number
col-format = Format
col-progress = Finished
col-points = Points
col-played = Played
col-handle = Handle
col-role = Role
state-white-to-move = White to move
state-black-to-move = Black to move
state-behind = { $moves ->
    [one] 1 move behind
   *[other] { $moves } moves behind
}
state-waiting = Not started
state-paused = Being decided
state-white-won = 1-0
state-black-won = 0-1
state-draw = ½-½
state-cancelled = Cancelled
former-member = former member

## Home
home-title = Chess from new ground, one letter at a time
home-lead = Two players, one starting position out of 960, two games with colours reversed. A move is a reply to a letter; the club judges it, keeps the score and passes it on.
home-members = { $count ->
    [one] member
   *[other] members
}
home-running = { $count ->
    [one] running game
   *[other] running games
}
home-finished = { $count ->
    [one] finished game
   *[other] finished games
}
home-your-turn = It is your move
home-mine = Your games
home-mine-none = You have no game running.
home-nothing-waits = No game waits for your move.
home-others-turn = Waiting for others
home-col-left = Time left
home-col-until = Until
home-lately = Lately on the boards
home-all-games = All games
home-position = Position of the day
home-position-note = – one of the 960.
home-how = How a game goes
home-how-1 = The club writes to you when it is your move: the board, the moves so far, your clock.
home-how-2 = You answer that letter with your move on the first line: { $moves }.
home-how-3 = Your opponent is told at once. If the move cannot be played, you are told exactly why.

## Games
games-title = Games
games-player = Player
games-tournament = Tournament
games-position = Position
games-state = State
games-filter = Show
games-none = No game fits.
games-any = any
games-running = running
games-finished = finished
games-no-player = No member has the handle or the full name “{ $handle }”.
games-perhaps = Perhaps you mean:
games-no-position = “{ $position }” is not a starting position: a number from 0 to 959, or a back rank such as NNBBRKQR.
games-no-tournament = There is no tournament “{ $tournament }”.

## One game
game-match = Match { $match }
game-number = Game { $game }
game-walk = Through the game
game-first = Starting position
game-back = One move back
game-forward = One move on
game-last = Last position
game-flip = Turn the board
game-shown-start = Starting position
game-shown-ply = After { $move }
game-shown-preview = Preview: { $move }, not played
game-castling = Castling
game-castling-white = White
game-castling-black = Black
game-moves = Moves
game-moves-near = Moves around the position shown
game-moves-all = All moves ({ $count })
game-no-moves = No move has been played yet.
game-evidence = Clocks and evidence
game-evidence-note = When each move was told and answered, and what it cost.
game-messages = Words between the players
game-text = The position in words
game-table = As a table
game-diagram = As a diagram of letters
game-pgn = PGN
game-board-label = The board seen from { $side ->
    [white] White
   *[black] Black
}. { $shown }.
game-white-turn = White is to move.
game-black-turn = Black is to move.
game-over = The game is over.
game-is-to-move = to move
game-clock = { $left } left
game-clock-waiting = { $left }, not running yet
game-offer-open = A draw is offered.
game-old-ply = You are looking at an earlier position.
game-behind = { $moves ->
    [one] This game is shown one move behind while it is played: you do not see the last move that both sides have made, nor the clocks or whose turn it is.
   *[other] This game is shown { $moves } moves behind while it is played: you do not see the last { $moves } moves that both sides have made, nor the clocks or whose turn it is.
}
game-behind-others = { $moves ->
    [one] Others see this game one move behind while it is played.
   *[other] Others see this game { $moves } moves behind while it is played.
}
castling-possible = possible
castling-not-now = not now
castling-gone = gone

## The move form
form-your-move = Your move
form-your-game = Your game
form-move = Move
form-move-hint = As you would write it in a letter: { $moves }.
form-draw = Offer a draw with this move
form-words = A few words to your opponent
form-play = Play
form-play-this = Play { $move }
form-look = Look first
form-change = Change it
form-lines-wrong = Nothing is played yet, because something in the conditional lines is wrong:
form-claim = Claim a draw
form-accept = Accept the draw
form-decline = Decline the draw
form-offer = { $name } offers a draw.
form-resign = Resign
form-resign-sure = I resign this game.
form-resign-unsure = Tick “{ form-resign-sure }” first. Nothing was done, and the game goes on.
form-resign-do = Resign the game
form-look-move = { $move } would lead to this position. Nothing is played yet.
form-look-castling = { $move } would castle: { $trips }. Nothing is played yet.
form-move-played = Your move { $move } is played.
form-kept = What you had written; nothing of it was sent
form-done = Done.
form-too-long = That is too long.

## Matches
match-note = A match is two games from the same starting position with colours reversed.
match-score = { $first } : { $second }
match-first = First player
match-first-hint = Has White in the first game. A handle or an address.
match-second = Second player
match-start = Starting position
match-start-hint = A number from 0 to 959 or a back rank. Left empty, the club draws one.
match-pace = Pace
match-order = The two games
match-together = Both start at once
match-staggered = The second starts after Black’s move 10 of the first, or at its end
match-begin = Start the match
match-begun-done = The match has started; both players are being told.

## Positions
positions-title = Starting positions
positions-lead = All 960, by Scharnagl’s number from 000 to 959. Elsewhere people count 1 to 960: the back rank beside the number settles it.
positions-find = Number or back rank
positions-count = { $count ->
    [one] One position.
   *[other] { $count } positions.
}
positions-games = { $count ->
    [one] One game in the club
   *[other] { $count } games in the club
}
positions-any = any
positions-fault = “{ $text }” is not a starting position: a number from 0 to 959, or a back rank such as NNBBRKQR.
position-number = Number
position-rank = Back rank
position-reversal = Reversal
position-before = Previous number
position-after = Next number
position-rules = The rules of castling
position-text = In words
position-games = Games from this position
position-no-games = Nobody in the club has played this position yet.
position-board-label = Starting position { $label }
method-double = double move
method-transposition = transposition
method-king-only = king only
method-rook-only = rook only
position-castling-trip = King { $kingFrom } to { $kingTo }, rook { $rookFrom } to { $rookTo }.
position-castling-king-stays = The king stays on { $kingTo }; rook { $rookFrom } to { $rookTo }.
position-castling-rook-stays = King { $kingFrom } to { $kingTo }; the rook stays on { $rookTo }.
position-castling-first = Possible on the first move.

## Players
players-title = Members and ratings
players-lead = One list for all Fischer Random correspondence games. Everyone starts at 1500.
player-since = member since { $day }
player-running = Running games
player-finished = Finished games
player-none-running = No game is running.
player-none-finished = No game is finished yet.
role-member = member
role-director = director
role-admin = admin

## Castling
castling-title = How castling works here
castling-lead = Wherever king and rook begin, they end where they end in orthodox chess. Everything else follows from that one sentence.
castling-ends = Where the pieces land, for White and for Black
castling-written = Written
castling-named = Named
castling-king-to = King ends on
castling-rook-to = Rook ends on
castling-h = castling on the h-side
castling-a = castling on the a-side
castling-methods = Four ways to look at it
castling-methods-lead = Which pieces really travel depends on where they stand. The club names four methods; all four are written O-O or O-O-O, cost one move, and can be done once in a game.
castling-method-double = Double move
castling-method-double-text = King and rook both travel, each to its own square. The castling of orthodox chess is one of these.
castling-method-transposition = Transposition
castling-method-transposition-text = King and rook trade places: each ends where the other stood.
castling-method-king = King only
castling-method-king-text = The rook already stands on its final square, so only the king moves.
castling-method-rook = Rook only
castling-method-rook-text = The king already stands on its final square, so only the rook moves. It is castling all the same, and uses it up.
castling-share = Of the 960 positions, { $h } castle this way on the h-side and { $a } on the a-side.
castling-before = { $start }, before { $move }.
castling-after = After { $move }.
castling-conditions = When it may be done
castling-conditions-lead = All four must hold at the moment of castling. If several fail, the club’s answer names each of them.
castling-cond-1 = Unmoved: neither the king nor that rook has moved in this game, and you have not castled before.
castling-cond-2 = Vacant: all squares from the king to its goal and from the rook to its goal, the goals included, hold nothing but these two pieces.
castling-cond-3 = Unattacked: the square where the king stands, every square it crosses and the square where it ends are not attacked, even if your own castling rook stands there now.
castling-cond-4 = Safe afterwards: with both pieces on their new squares the king is not in check. A rook that leaves may have been its only shield.
castling-permanent = Gone for good
castling-permanent-lead = These end the right for the rest of the game. Going back home does not bring it back.
castling-perm-1 = The king has moved: both sides are gone.
castling-perm-2 = The rook of that side has moved: that side is gone, the other may remain.
castling-perm-3 = The rook of that side was captured. No other rook can stand in for it, nor can a promoted one.
castling-perm-4 = You have castled, on either side and by whichever method.
castling-temporary = Only not now
castling-temporary-lead = These forbid castling today and may be over next move. The right itself is untouched.
castling-temp-1 = A piece of either colour stands on a square that must be vacant.
castling-temp-2 = The king is in check.
castling-temp-3 = A square the king crosses or reaches is attacked. The squares that only the rook passes do not matter.
castling-temp-4 = The rook shields the king from an attacker that would look at it once the rook has gone.
castling-refused = Two that were not allowed
castling-refused-lead = Even experienced members have asked about these.
castling-refused-1 = The king may not pass a square just because his rook covers it
castling-refused-1-text = White may not castle on the h-side: the king crosses e1, and the rook on e8 attacks that square. That White’s own rook stands on e1 now does not help.
castling-refused-2 = The rook is the shield
castling-refused-2-text = White may not castle on the a-side: the king stays on c1, but once the rook has left b1, the rook on a1 gives check.
castling-writing = How to write it
castling-write-1 = O-O for the h-side, O-O-O for the a-side; zeros and small letters do as well.
castling-write-2 = In coordinates: the king takes his own rook, as f1h1 does with a king on f1 and a rook on h1.
castling-write-3 = A king’s step to an empty neighbouring square is always just that step, and ends castling.
castling-write-4 = If only the rook would move, write O-O or O-O-O; a bare rook move is asked about before anything is played.
castling-curious = Good to know
castling-curious-1 = In some positions castling is possible on the very first move.
castling-curious-2 = Squares that must be empty in orthodox chess may stay filled here: a, b or e on the a-side, e or h on the h-side.
castling-curious-3 = Castling never captures, and king and rook jump over nothing but each other.
castling-curious-4 = Whether castling is possible stands in every letter and on every game’s page, with the reason.

## Glossary
glossary-lead = The words of the club, one meaning each.
glossary-start = Starting position
glossary-start-text = The order of the pieces on the first rank: bishops on unlike colours, the king between the rooks. There are 960; each has a number from 000 to 959 and is always written with its back rank, such as #069 NNBBRKQR.
glossary-h-side = h-side
glossary-h-side-text = The side of the board where castling O-O goes: king to the g-file, rook to the f-file. Orthodox chess says kingside.
glossary-a-side = a-side
glossary-a-side-text = The side where castling O-O-O goes: king to the c-file, rook to the d-file. Orthodox chess says queenside.
glossary-reversal = Reversal
glossary-reversal-text = The left-right reflection of a starting position: #069 and #890 are reversals of each other.
glossary-mirror = Mirror
glossary-mirror-text = Black’s pieces stand opposite White’s, file by file, as they do in every game here.
glossary-match = Match
glossary-match-text = Two games between the same players from the same starting position with colours reversed. Matches have numbers such as M0255; its games are M0255-1 and M0255-2.
glossary-ply = Ply
glossary-ply-text = One move by one side. Move 12 of both sides is plies 23 and 24.
glossary-scharnagl = Scharnagl number
glossary-scharnagl-text = The numbering of the 960 positions used here, by Reinhard Scharnagl: bishops first, then the queen, then the rest. 518 is the position of orthodox chess.
glossary-kern = KeRN code
glossary-kern-text = The order of king, rooks and knights on the five squares that bishops and queen leave, a number from 0 to 9.
glossary-xfen = X-FEN
glossary-xfen-text = The way positions are written for other programs: castling as KQkq, a file letter only where it would be unclear which rook is meant.
glossary-shredder = Shredder-FEN
glossary-shredder-text = Another dialect, which names the files of the castling rooks: HAha.
glossary-pace = Pace
glossary-pace-text = How much time there is. 10/30: 30 days at the start and 30 more at every tenth move, never more than 40 (10/40: 50, 10/50: 65). 5+1: five days and one more for each move, never more than 30. 3/move: three days for each move. bank 60: sixty days for the whole game.
glossary-crosstable = Crosstable
glossary-crosstable-text = The table of a round robin: every player’s results against every other.
glossary-sb = Sonneborn-Berger
glossary-sb-text = A tie-break: the points of the opponents one has beaten and half the points of those one has drawn with.
glossary-malus = Malus
glossary-malus-text = Penalty points of a dropout tournament: none for a win, one for a draw, three for a loss. With six one is out.
glossary-adjudication = Adjudication
glossary-adjudication-text = A neutral director decides how an unfinished game counts.

## Links
links-lead = Others who care for Fischer Random chess, for correspondence chess, or for both.
links-play = Where else it is played by correspondence
links-programs = Programs that read our games
links-rules = Rules and numbering
link-iccf = the International Correspondence Chess Federation, with titles and events on its own server
link-lss = a free correspondence server with many Chess960 events
link-schemingmind = correspondence play of many chess variants
link-chessmail = correspondence chess on the web, Chess960 included
link-lichess = Chess960 with days per move, free and without advertising
link-xboard = a chess board for X11; it loads our PGN, Chess960 included
link-scid = a chess database; it reads the library’s PGN
link-pychess = a library for Python that understands Chess960
link-fide = the Laws of Chess; Guidelines II are about Chess960
link-numbering = Scharnagl’s numbering explained

## Logging in
login-title = Log in
login-lead = There is no password. Write the address the club knows you by, and it sends you a letter with a link.
login-address = E-mail address
login-send = Send me a link
login-note = The link works once, for one hour. Playing by mail needs no log-in at all.
login-sent = If { $address } belongs to a member, a letter is on its way.
login-sent-note = Open the link in it on this or any other device and press the button there.
login-confirm-lead = One press and you are in. The link cannot be used again afterwards.
login-confirm = Log me in
login-spent = This link has been used already, or is too old.
login-again = Ask for a new one
login-fault-address = That does not look like an address.
login-out = You are logged out.
login-welcome-back = You are logged in.
login-needed = Please log in first.

## Account
account-settings = About you
account-name = Name
account-country = Country
account-country-hint = Two letters, such as DE, or nothing.
account-address-confirmed = The address is confirmed.
account-address-mailed = A letter with a link is on its way to that address.
account-add-address = Another address
account-add-address-do = Send a link to it
account-prefer = write here first
account-remove = remove
account-zone = Time zone
account-zone-hint = There it is now { $now }.
account-lang = Language
account-mail = Letters
account-receipts = Send me a receipt for every move I mail
account-ask = Ask me before playing a move I have sent
account-save = Save
account-saved = Saved.
account-addresses = Addresses
account-addresses-note = Mail from these counts as yours.
account-verified = confirmed
account-unverified = not confirmed
account-address-waits = a letter with a link waits there
account-sessions = Where you are logged in
account-sessions-note = Each log-in ends by itself after 30 days without a visit.
account-session = Since { $since }, last seen { $seen }
account-here = here
account-end-others = End all others
account-ended = All other sessions are ended.

## The director's desk
director-lead = What needs a hand, oldest first.
director-attention = Needs attention
director-calm = Nothing needs you. The club runs by itself.
director-events = Tournaments
director-new-event = New tournament
director-new-match = New match
director-members = Members
director-add-member = Add a member
director-add = Add
director-added-done = The member is entered.
director-handle-hint = Small letters, digits, - and _. Left empty, it is made from the address.
director-letter = letter given up
director-held = held mail
director-silent = mail met with silence
director-overdue = overdue
director-letter-line = Letter to { $to }: { $subject }
director-held-line = Mail from { $from }
director-elsewhere-line = An answer to a question that { $name } was asked came from another address; it waits for the word of the registered one
director-silent-line = Mails without a command from { $from }; the same words again, more than three within a day, and what looks like a program’s mail are not answered
director-overdue-line = Game { $game }: { $name } has { $over } too long
director-unknown-player = No member has the handle or address “{ $who }”.

## Errors
error-not-found = Not here
error-not-found-text = There is nothing at this address.
error-no-game = There is no game { $game }.
error-no-match = There is no match { $match }.
error-no-player = There is no member “{ $player }”.
error-no-tournament = There is no tournament { $tournament }.
error-no-position = There are 960 starting positions, numbered 0 to 959; { $position } is none of them.
error-forbidden = Not for you
error-forbidden-text = Your account may not do this.
error-foreign-text = The form was sent from a page of another site, so nothing of it was done. Open the page here and send it again.
error-not-your-game = Only the two players may do that in this game.
error-stale = The game has moved on
error-stale-text = While you were looking, the position changed. This is the position now; nothing of yours was played.
error-doubled-form = This form has been sent before, with other content. Nothing was done twice.
error-doubled-text = This form has been sent before. This is the position now; nothing was played twice.
error-bad = That did not make sense
error-bad-text = The form was incomplete or damaged.
error-too-large = Too much
error-too-large-text = What was sent is larger than anything the club reads.
error-too-many = Slowly, please
error-too-many-text = Too many attempts in a short time. Try again in a minute.
error-server = Our fault
error-server-text = Something went wrong here, and it has been written down. Nothing of yours was changed.
error-busy = One moment
error-busy-text = Others were writing at the same time. Please try again.
error-way-home = Home
error-way-back = To the game
error-method-text = This address does not take what was sent.

## Mailroom (demo)
mailroom-title = Mailroom
mailroom-lead = Every letter of this demo club, as the members’ mail programs would show it.
mailroom-hint = Try it: open a letter that says it is someone’s move, write a move such as { $move } or O-O on the first line of the reply, and send. The answer appears here a moment later.
mailroom-hint-question = Diego’s newest letter asks a question: a move came from an address that the club does not know. Answered with “yes”, it is played.
mailroom-hint-desk = Log in as george@example.org and open the director’s desk: that move waits there too, beside a letter that never arrived.
mailroom-turns = { $count } to move
mailroom-live = your move
mailroom-members = Members
mailroom-letters = Letters
mailroom-empty = No letters yet.
mailroom-choose = Choose a letter on the left.
mailroom-from = From
mailroom-to = To
mailroom-reply-to = Replies to
mailroom-date = Date
mailroom-as-text = The same letter as text
mailroom-reply = Your reply
mailroom-reply-hint = It goes through the club’s real mail door: a MIME message with the letter quoted below your text.
mailroom-send = Send the reply
mailroom-sent-done = Sent, and taken by the club’s mail door. The answer is in the boxes.
mailroom-failed = The club’s mail door did not take it: { $answer }
mailroom-raw = The letter as it travels

## The demo on the terminal
demo-open = The demo club is open at { $url }
demo-try = Begin in its mailroom, or log in: the letter with the link arrives there. George directs, Inés is the admin, the other six play.
games-two-players = Several have the name “{ $name }”. Write the handle.
games-no-state = “{ $state }” is no state of a game.
stop-spent-title = Unsubscribe
foot-language = Language of the pages
title-refused = Refused: { $title }
paces-what = What the paces mean
