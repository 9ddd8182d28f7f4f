# Events: their list, their pages, their draw, and what their directors do.

## The list
tournaments-lead = Open one to see who plays, how it stands and why, or to enter it.
tournaments-open = Open for entries
tournaments-running = Being played
tournaments-finished = Finished
tournaments-none = No tournament yet.
tournaments-none-open = No event takes entries at present.
tournaments-none-running = No event is being played at present.
tournaments-none-finished = No event is over yet.
tournaments-cancelled = Called off
tournaments-how = Members enter on the event’s own page. An event starts as it says there; positions stay hidden until then.
tournaments-earlier = Earlier events
tournaments-newest = To the newest events
col-places = Places
col-start = Starts
col-round = Round
col-winner = Winner
col-event = Name
col-ended = Ended
event-state-open = open for entries
event-state-running = running
event-state-finished = finished
event-state-cancelled = cancelled
event-fact-cancelled = Called off
event-all-rounds = all rounds at once
event-round-of = Round { $round } of { $of }
event-starts-hand = when its director starts it
event-starts-waits = it was to start, and waits for its director
event-starts-date = { $moment }
event-starts-full = when all places are taken
event-places-any = { $taken ->
    [0] nobody yet
    [one] 1 member
   *[other] { $taken } members
}
event-places-left = { $taken } of { $places } taken, { $left ->
    [0] none left
   *[other] { $left } left
}
event-places-waiting = { $count ->
    [one] 1 on the waiting list
   *[other] { $count } on the waiting list
}

## What an event is
event-format-robin = Round robin
event-format-double = Double round robin
event-format-classes = Round robin in classes
event-format-knockout = Knockout
event-format-dropout = Dropout
event-format-swiss = Swiss
event-about-robin = Everybody plays one game against everybody.
event-about-double = Everybody plays a match against everybody: two games, one with each colour.
event-about-classes = Classes of about { $size } by rating; everybody plays one game against everybody of the class.
event-about-classes-double = Classes of about { $size } by rating; everybody plays a match of two games against everybody of the class.
event-about-knockout = Matches of two games: whoever loses one is out.
event-about-dropout = A match in each of at most six rounds. A draw costs one malus point, a loss three; with six after a round one is out.
event-about-swiss = { $rounds ->
    [one] One round: one game against somebody with the same score.
   *[other] { $rounds } rounds, in each one game against somebody with the same score.
}
event-about-swiss-double = { $rounds ->
    [one] One round: a match of two games against somebody with the same score.
   *[other] { $rounds } rounds, in each a match of two games against somebody with the same score.
}
event-pace-bank = { $days ->
    [one] one day for all moves of a game
   *[other] { $days } days for all moves of a game
}
event-pace-block = { $days } days at the start, { $days } more after every { $moves } moves
event-pace-increment = { $days } days at the start, { $more ->
    [one] one day
   *[other] { $more } days
} more with every move
event-pace-per-move = { $days ->
    [one] one day for each move
   *[other] { $days } days for each move
}
event-facts = About this event
event-fact-round = A round
event-round-days = { $days ->
    [one] lasts one day at the most
   *[other] lasts { $days } days at the most
}
event-positions = Starting positions
event-positions-pair = A position for each pair
event-positions-event = One position for all
event-positions-game = A position for each game
event-positions-hint = Drawn by the club at the start, hidden from everyone until then.
event-fact-order = The two games
event-order-together = Both games of a match at once
event-order-staggered = The second game after move 10 of the first, or its end
event-fact-rated = Rating
event-rated-yes = The games count for the rating list.
event-rated-no = The games are not rated.
event-fact-delay = Unfinished games
event-delay = { $moves ->
    [one] All but the two players, and directors who do not play in it, see a game one move behind while it is played.
   *[other] All but the two players, and directors who do not play in it, see a game { $moves } moves behind while it is played.
}
event-fact-for = Who may enter
event-for-all = every member
event-for-between = ratings from { $min } to { $max }
event-for-from = ratings from { $min } on
event-for-to = ratings up to { $max }
event-for-finished = { $count ->
    [one] at least one finished game
   *[other] at least { $count } finished games
}
event-for-time-losses = { $count ->
    [0] no game lost on time
    [one] at most one game lost on time
   *[other] at most { $count } games lost on time
}
event-fact-places = Places
event-fact-began = Began
event-fact-director = Director
event-fact-deputy = Deputy
event-fact-next = The next one
event-fact-load = Your games
event-load = { $running } running, and up to { $entered } in events that you have entered. The limit for you is { $most }: if a start would take you over it, the director is asked first.
event-reopens = takes entries as soon as this one begins
event-draw-link = How the positions are drawn, and how to check it
event-progress-label = Games that are over

## Who is in
tournament-entries = Entries
tournament-no-entries = Nobody has entered yet.
tournament-hidden = The starting positions stay hidden from everyone until the event starts.
event-waiting-list = Waiting list
event-entrant-left = has left the event
event-entrant-void = has left the event; no result counts
event-entrant-no-show = never came
event-entrant-out = out
event-entrant-for = in the place of { $name }
event-way-in = Enter
event-log-in = Members enter here, when they are logged in.
event-cannot-enter = You cannot enter:
event-enter-note = You play when the event starts. Until then you can take your entry back.
event-by-mail = By mail it works as well. Write this line to { $address }:
event-enter-me = Enter this event
event-enter-waits = All places are taken. Whoever waits comes in, in order, when one becomes free.
event-enter-list = Enter on the waiting list
event-you-are-in = You are in
event-you-play = A letter tells you when the event starts. Until then you can take your entry back.
event-you-wait = You are on the waiting list. A letter tells you when a place is yours.
event-withdraw-me = Take my entry back
event-leave = Leave the event
event-leave-reason = Why (if you like to say)
event-leave-sure = I am sure.
event-leave-do = Leave the event
event-leave-unsure = Tick that you are sure. You are still in the event.
event-entered-done = You have entered.
event-withdrawn-done = The entry is taken out.
event-left-done = You are out of the event. A letter says what became of your games.

## How it stands
tournament-round = Round { $round }
tournament-rounds = The rounds
tournament-class = Class { $class }
tournament-cross = Crosstable
tournament-cross-note = A column is the player with that number. Each sign leads to the game; a dot is a game that is being played, × one that was cancelled.
tournament-by-round = Results by round
tournament-by-round-note = A column is a round; the small number is the opponent’s line. Each sign leads to the game.
tournament-line = Line
tournament-against = against line
tournament-standings = Standings
tournament-bracket = Bracket
tournament-malus = Malus points
tournament-cell-win = won against { $name }
tournament-cell-loss = lost to { $name }
tournament-cell-draw = drew with { $name }
tournament-cell-open = against { $name }, running
tournament-cell-cancelled = against { $name }, cancelled
tournament-cell-bye = bye
col-expected = Expected
col-gain = ±
tie-wins = Wins
tie-sonneborn = S-B
tie-mutual = Mutual
tie-buchholz = Buchholz
tie-malus = Malus
tie-survived = Rounds
tie-wins-text = Number of wins: how many games somebody has won.
tie-sonneborn-text = Sonneborn-Berger: the points of beaten opponents, and half the points of those drawn with.
tie-mutual-text = The points in the games among those who are still tied; a dash where nobody is.
tie-buchholz-text = Buchholz: the points of all opponents together. A round without a game counts as one against somebody with one’s own points.
tie-malus-text = Malus points: one for a draw, three for a loss. Fewer are better.
tie-survived-text = Rounds survived. More are better.
tie-expected-text = How many points the ratings at the start would let expect in the games played so far that count in the table.
tie-gain-text = How far the score is above or below that.
tie-sonneborn-swiss-text = Sonneborn-Berger: the points of beaten opponents, and half the points of those drawn with. A win without a game counts as one against somebody with one’s own points.
tie-played-text = Games over, of all that count. A game that was given up before its first move is a game; a win against somebody who never came is a win, but colours and expected points leave it out.
tie-order-points = Points come first. Equal points are split by these, in this order:
tie-order = The places follow from these, in this order:
tie-legend = What the columns mean
tie-reasons = Equal points
tie-sums = How the sums come about
tie-sum = { $name }, { $what }: { $sum } = { $value }
tie-unplayed = no game
tie-by-wins = { $first } before { $second }: both have { $points }; more wins ({ $more } against { $less }).
tie-by-sonneborn = { $first } before { $second }: equal so far at { $points }; more Sonneborn-Berger ({ $more } against { $less }).
tie-by-mutual = { $first } before { $second }: equal so far at { $points }; more points in the games among those tied ({ $more } against { $less }).
tie-by-buchholz = { $first } before { $second }: equal so far at { $points }; more Buchholz ({ $more } against { $less }).
tie-by-malus = { $first } before { $second }: equal so far at { $points }; fewer malus points ({ $more } against { $less }).
tie-by-survived = { $first } before { $second }: equal so far at { $points }; more rounds survived ({ $more } against { $less }).
tie-by-lot = { $first } before { $second }: equal in everything at { $points }; the lot has decided.
tie-equal = { $first } and { $second } share the place: equal in everything at { $points }.
bracket-note = The number beside a name is the seed, by rating when entries closed. With two scores the second one is the tie-break.
bracket-final = Final
bracket-semi = Semi-finals
bracket-quarter = Quarter-finals
bracket-round = Last { $places }
bracket-seed = seed
bracket-unknown = not known yet
bracket-empty = nobody
bracket-waits = Not begun.
bracket-runs = Being played.
bracket-level = Level: two more games from new positions decide.
bracket-tie-break-runs = The tie-break is being played.
bracket-nobody = Nobody goes on: both have left the event.
bracket-bye = { $name } goes on without a match.
bracket-by-score = { $name } goes on, { $score }.
bracket-by-tie-break = { $name } goes on, { $score } in the tie-break.
bracket-by-time = { $name } goes on: the tie-break was level too, and fewer games of the event were lost on time ({ $own } against { $theirs }).
bracket-by-lot = { $name } goes on: all was level, and the lot from link { $round } of the draw decided.
bracket-won-by-score = { $name } has won the event, { $score }.
bracket-won-by-tie-break = { $name } has won the event, { $score } in the tie-break.
bracket-won-by-time = { $name } has won the event: the tie-break was level too, and fewer games of the event were lost on time ({ $own } against { $theirs }).
bracket-won-by-lot = { $name } has won the event: all was level, and the lot from link { $round } of the draw decided.
bracket-won-by-absence = { $name } has won the event: the opponent has left it.
bracket-won-bye = { $name } is the last one left.
bracket-by-absence = { $name } goes on: the opponent has left the event.
bracket-started = { $name } goes on: the next round had begun when a result was corrected.
malus-note = Malus points by round; each number leads to the match. With { $limit } or more after a round one is out; if all would be, those with the least stay.
malus-sum = Sum
malus-in = in
malus-out = out after round { $round }
malus-over = still in this round, with { $limit } or more already
malus-back = plays on from round { $round }: a result was corrected
malus-too-late = out after round { $round }; the result was corrected when the event was over
malus-not-in = not in this round
malus-against = against { $name }
round-tie-break = Round { $round }: tie-breaks
round-began = began { $day }
round-ended = ended { $day }
round-ends = over by { $day } at the latest
round-progress = { $over } of { $all } games over
round-why = Why these pairings
why-pair = { $white } – { $black }:
why-berger = round { $round } of the Berger table.
why-berger-class = round { $round } of the Berger table of class { $class }.
why-final = the final, seed { $one } against seed { $other }.
why-semi-final = a semi-final, seed { $one } against seed { $other }.
why-bracket = their places in the bracket of { $places } meet, seed { $one } against seed { $other }.
why-level = their match of round { $round } ended level; two games from new positions decide it.
why-level-moot = their match of round { $round } had ended level, and two games were to decide it. Since then a result was corrected: the match is decided without them, and what was unfinished of them is cancelled.
why-same-malus = both have malus { $malus }.
why-nearest-malus = { $white } has malus { $one }, { $black } has { $other }; nobody with the same malus was left.
why-same-score = both have { $points }.
why-floated = { $name } has { $from } and meets somebody with { $to }; among those with the same score nobody fitting was left.
why-rematch = They met in round { $round } already; no pairing without a rematch was left.
why-corrected = After this round had been paired a result was corrected: { $game }, { $white } – { $black }, was { $before } then and is { $after } now. What is said above is from before that, and the pairings stayed.
why-colour-must = Colours: otherwise { $name } would have one colour three times in a row, or three times more often than the other.
why-colour-balance = Colours: { $name } has had the other one more often.
why-colour-alternate = Colours: { $name } had the other one last.
why-colour-unlike = Colours: the last time the two had different ones it was the other way round.
why-colour-higher = Colours: both were due the same one, and { $name } is placed higher.
why-colour-number = Colours: nobody was due one; odd seeds begin with White, even ones with Black.
why-bye-odd = { $name } rests: the number of players is odd.
why-bye-seed = { $name } goes on without a match, as seed { $seed }: the bracket has more places than players.
why-bye-empty = { $name } goes on without a match: whoever should have come to the other place has left.
why-bye-no-opponent = { $name } rests: no opponent was left whom the colours allow. It counts as a win.
why-bye-lowest = { $name } rests, with { $points } the lowest without a bye so far. It counts as a win.
why-bye-highest = { $name } rests, with malus { $malus } the highest without a bye so far. It brings no malus.
why-bye-again = { $name } rests: the number of players is odd, and everybody has rested already or won without play.
why-bye-forced = { $name } rests: the number of players is odd, and otherwise two would have met again, somebody would have rested twice, or the colours would not have fitted.
why-came-by-lot = { $name } came to this round by lot, with link { $round } of the draw: all was level.
why-came-by-time = { $name } came to this round because fewer games of the event were lost on time ({ $own } against { $theirs }): all else was level.

## The draw
draw-title = Draw of { $event }
draw-head = How the positions were drawn
draw-head-none = No position was drawn
draw-head-ahead = How the positions are going to be drawn
draw-none = This event began before the club drew its positions in a way that can be checked.
draw-not-yet = Entries are open. The club has committed itself already; positions follow when the event starts.
draw-cancelled = The event was called off before it began: no position was drawn.
draw-right = This page has just computed everything anew from what is published: all of it fits.
draw-wrong = This page has just computed everything anew from what is published, and not all of it fits:
draw-how = How it works
draw-how-lead = Nobody can choose a position, the club included, and anybody can check it with sha256sum, which every Linux has (on macOS it is called shasum -a 256).
draw-step-commit = Before anybody enters, the club draws a secret and hashes it again and again (SHA-256). The last hash is published: the commitment. It binds the club, and tells nothing.
draw-step-list = When entries close, the list of all who play is fixed and its hash is published. The club could not know it when it committed itself.
draw-step-link = When a round starts, one link of the chain is published. Hashed once it gives the link before, and in the end the commitment: it was fixed all along.
draw-step-position = Link, list, the event’s code and the pairing’s number are hashed together. The first four digits of that are a number, and its remainder after division by 960 is the position. There is no second draw.
draw-step-lot = Where a match of a knockout is level in everything, the lot decides: the link of the next round, the list, the event’s code and the number of each of the two are hashed; whose hash is smaller as a text goes on.
draw-published = What is published
draw-commitment = The commitment
draw-commitment-when = Published { $moment }, when entries opened.
draw-list = The closed list of entries
draw-list-when = Closed { $moment }. Each line: number in the event, number of the member, rating in hundredths.
draw-list-hash = Its hash:
draw-links = The links
draw-link = Link
draw-link-check = Hashed once
draw-link-fits = gives the one before
draw-link-wrong = does not give the one before
draw-link-last = after the last round, for its lots
draw-positions = The positions
draw-positions-note = Each computed anew just now, and compared with the one that was played.
draw-for = For
draw-digits = Digits
draw-number = Number
draw-played = Played
draw-position-fits = is the one drawn
draw-position-wrong = is not the one drawn
draw-scope-event = all games
draw-scope-pair = round { $round }, pairing { $pairing }
draw-scope-game = round { $round }, pairing { $pairing }, game { $game }
draw-more = And { $count } more, computed and compared as well.
draw-lots = The lots
draw-lots-note = Each computed anew just now. The smaller hash goes on.
draw-lot = Link { $round }: { $winner } goes on before { $other }.
draw-by-hand = Check it yourself
draw-by-hand-list = The list of entries. The result has to be its hash above:
draw-by-hand-link = The newest link. The result has to be the link before it, or the commitment:
draw-by-hand-position = The position for { $scope }. The first four digits, as a number, and its remainder:
draw-by-hand-retry = A number of 65280 or more is not used, so that no position is likelier than another; then the same text with “try 1” is hashed, and so on.
draw-by-hand-keeper = The club’s keeper can have all of it computed at once:
draw-texts = The texts of all positions
draw-fault-entries = The list of entries does not give the hash that was published.
draw-fault-link = The link of round { $round }, hashed once, does not give the one before.
draw-fault-no-link = Games of round { $round } have begun, but its link is not published.
draw-fault-position = For { $scope } { $drawn } was drawn, but { $played } was played.

## What its director does
event-to-desk = Run this event
event-to-page = Its page
event-new-lead = Only the name is needed; everything else has a sensible value already.
event-open = Open for entries
event-look = Look first
event-fits = All of it fits together. Nothing has been made yet.
event-fits-round = { $days ->
    [one] A round lasts one day at the most.
   *[other] A round lasts { $days } days at the most.
}
event-fits-longest = With { $players } players it is over after { $days } days at the latest.
event-fits-endless = At this pace no last day can be told.
event-form-faults = { $count ->
    [one] One field does not fit. Nothing was saved.
   *[other] { $count } fields do not fit. Nothing was saved.
}
event-form-number = Write a whole number from { $least } to { $most }, or leave it empty.
event-form-date = Write a date and a time, such as 2026-05-03T18:00.
event-form-classes = Only round robins are played in classes. Leave it empty.
event-form-what = What is played
event-form-fixed = What stays as it is, since the event runs
event-form-robin = Round robin: everybody against everybody
event-form-knockout = Knockout: whoever loses a match is out
event-form-dropout = Dropout: a match a round, out with six malus points
event-form-swiss = Swiss: each round against somebody with the same score
event-form-double = A match: two games, one with each colour
event-form-single = One game
event-form-games-hint = For round robins and Swiss events. Knockouts and dropouts are always played in matches.
event-form-rounds-hint = For Swiss events only.
event-form-delay-hint = How many moves behind others see a game while it is played; 0 shows everything at once. It stays as it is once somebody has entered.
event-form-class-hint = For round robins only. Empty: one table for all.
event-form-time = Time
event-form-banks = For every format: ends by itself
event-form-paces = For round robins only
event-form-pace-hint = Events in rounds need a bank of days, so that every round ends. Both players may use all of it, one after the other: a round needs twice the bank, and four times where the second game waits for the first.
event-form-round-days-hint = For knockouts, dropouts and Swiss events. Empty: as long as the pace needs.
event-form-order-usual = As usual: in a knockout the second game waits, else both at once
event-form-start = Start
event-form-start-hand = I start it by hand
event-form-start-full = It starts when all places are taken
event-form-start-date = It starts at the date below
event-form-date-hint = Your time zone: { $zone }
event-form-capacity-hint = Empty: as many as come. Whoever comes later waits for a place.
event-form-who = Who may enter, and who helps
event-form-who-note = Left empty, nothing is asked for.
event-form-min-rating-hint = Who has no rating yet counts as 1500.
event-form-max-rating-hint = By the list on the day of entry.
event-form-finished-hint = Games finished in this club.
event-form-losses-hint = Games lost on time in this club.
event-form-deputy-hint = Asked when the director has been silent for fourteen days.
event-field-name = Name
event-field-format = Format
event-field-games = Against each opponent
event-field-rounds = Rounds
event-field-class_size = Players in a class
event-field-positions = Starting positions
event-field-rated = The games count for the rating list
event-field-delay = Moves shown later
event-field-pace = Pace
event-field-round_days = Days for a round
event-field-order = The two games of a match
event-field-start = What starts it
event-field-date = Date of the start
event-field-capacity = Places
event-field-reopen = When it starts, the next one takes entries by itself
event-field-min_rating = Least rating
event-field-max_rating = Highest rating
event-field-min_finished = Least finished games
event-field-max_time_losses = Most losses on time
event-field-deputy = Deputy
event-field-reason = Reason
event-field-key = Key
event-field-act = Act
event-field-seen = Seen
event-reason-hint = It goes into the log.
event-edit = Change its settings
event-edit-head = Change { $name }
event-edit-lead = What members have entered for stays as it is: format, pace, positions and rating once somebody is in; almost everything once it runs.
event-edited = The event is changed.
event-no-deputy = nobody
event-no-director = nobody
event-own = You play in this event. You can start it and pair it as the rules say; another director has to decide whatever needs a decision.
event-next = What comes next
event-waits-head = What waits for you
event-cancelled-back = Take it back in the log
event-why-first-move = { $name } has made no first move in { $game }
event-why-round = the last day of the round is over, and games are still being played
event-why-start = it was to start, but fewer than two members could play
event-why-pairs = look at the pairings
event-waits-first-move = { $game }: { $name } has made no first move for seven days since being told. Without one the game is lost on time. Any member can be withdrawn, and one who has moved in no game of the event can be replaced.
event-waits-round = The last day of the round is over, and games are still being played. You can take them up for adjudication.
event-waits-start = It was to start, but fewer than two members could play. Wait for more entries, or call it off.
event-goes-on = All games of the round are over. The event goes on at { $moment }; until then a director can take back what ended the last of them.
event-preview-note = What a start would pair. The starting positions are drawn at the start and are never previewed.
event-preview-next = What would be paired now. The club does it by itself as soon as a round is over.
event-start-do = { $count ->
    [one] Start: one game
   *[other] Start: { $count } games
}
event-pair-do = { $count ->
    [one] Start the round: one game
   *[other] Start the round: { $count } games
}
event-runs = { $games ->
    [one] One game is still being played. When it is over, the event goes on by itself.
   *[other] { $games } games are still being played. When they are over, the event goes on by itself.
}
event-ends-now = All games are over. The club ends the event by itself; you can do it now.
event-end-do = End the event
event-nothing-next = Nothing comes next: the event is over.
event-nothing-cancelled = Nothing comes next: the event was called off.
event-left-out = left out, because the club does not let this member begin games at present.
event-stuck-too-few = A tournament needs at least two entrants.
event-stuck-no-lots = The lots that this needs are missing from the draw.
event-stuck-record = The rounds as they are stored do not fit the format. The club’s keeper can look with “frcec doctor”.
event-enter = Enter members
event-enter-hint = One handle, or several with commas.
event-enter-do = Enter
event-withdraw = withdraw
event-unknown-member = No member has the handle “{ $handle }”.
event-not-entered = { $name }: { $why }
event-entries-done = All who were named are entered.
event-entries-some = These are entered: { $names }. The others are not:
event-nobody-named = Nobody was named. Write the members’ handles.
event-more = More
event-withdraw-head = Withdraw somebody
event-withdraw-note = The games of this member in the event end. You see first which are lost and which are cancelled; the member is told, with your reason.
event-withdraw-title = Withdraw { $name }
event-note-comes-in = The place goes to { $name }, who waits for one.
event-note-told = { $name } is told, with your reason.
event-note-nothing = Nothing would change.
event-who-goes = Who goes
event-replace-head = Replace somebody who never came
event-replace-note = The games begin anew for whoever comes, from the positions that were drawn for them.
event-replace-title = Replace { $name }
event-note-anew = { $games ->
    [one] One game begins anew, from the position that was drawn for it.
   *[other] { $games } games begin anew, from the positions that were drawn for them.
}
event-note-both-told = The opponents and whoever comes are told by the letters of the new games.
event-who-comes = Who comes
event-who-comes-hint = A handle. Empty: the first on the waiting list who may enter.
event-appoint-head = Director and deputy
event-cancel-head = Call the event off
event-note-cancel = { $count ->
    [0] It will not be played. Nobody has entered.
    [one] It will not be played. The one member who has entered is told, with your reason.
   *[other] It will not be played. The { $count } members who have entered are told, with your reason.
}
event-opened = The tournament is open for entries.
event-begun = The tournament has started. Everyone is being told.
event-paired-done = The event has gone on. Everyone is being told.
event-replaced-done = Somebody else has the place now. Everyone is being told.
event-appointed-done = Director and deputy are entered.
event-cancelled-done = The event is called off. Everyone is being told.
event-waits-suspended = { $name } is suspended: keep the place, or take the player out; no round is paired with { $name } before.
event-why-suspended = { $name } is suspended: keep the place or not
event-keep-head = Keep a suspended member’s place
event-keep-note = No round is paired with a suspended member before you have decided. To take the member out, withdraw him or her below.
event-who-stays = Who stays
event-keep-title = { $name } keeps the place
event-note-keep = The rounds of this event are paired with { $name }, although the suspension lasts. If a round waits for it, it begins at once.
event-kept-done = The place is kept. The member is being told.
event-note-final = With this what ended the round is final: no withdrawal and no replacement in it can be taken back any more. A result can still be corrected.
event-goes-on-appeal = All games of the round are over. How { $game } counts was decided by a director and can be appealed until { $moment }; the event goes on then, or when an appeal is decided.
event-goes-on-appealed = All games of the round are over. The event goes on when the appeal about { $game } is decided.
bracket-level-over = Level by a corrected result after the end: no more games are played, and the first place is shared.
bracket-level-none = No game of it that counts is left: nobody has won.
