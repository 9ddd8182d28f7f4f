# Time: clocks, what stops them, leave, gifts, a missing first move. Letters, pages and the terminal share it.

finish-no-show = The first move stayed missing: the game was cancelled and counts for nothing.
denial-gift-pace = No time can be given in this game: its days are for the whole game, so that the event ends in time.
denial-gift-size = { $most ->
    [0] Your opponent’s clock shows all that a clock can show; no time can be added.
    [one] You can give your opponent 1 day now. Write a whole number of days.
   *[other] You can give your opponent 1 to { $most } days at a time. Write a whole number of days.
  } Nothing was changed.
denial-no-no-show = A game can be cancelled only while your opponent’s first move is missing for more than seven days.
denial-no-no-show-yet = Your opponent still has time for the first move. If it stays missing, you can have the game cancelled from { $moment } on.
denial-no-show-in-event = This game belongs to an event: only its director can cancel it. Without a first move your opponent loses on time.

letter-what-leave = leave
letter-what-time = the time was changed
letter-what-auto_leave = time was up: automatic leave
letter-what-no_show = the first move is missing

leave-period = from { $from } to { $to }
leave-period-day = on { $from }
leave-theirs = Leave of { $name }: { $periods }. In that time the clock of { $name } stands still; moves may still come.
leave-theirs-none = { $name } has no leave ahead any more: the clock of { $name } runs as usual.
also-leave = The same holds in game { $game }.

auto-leave-yours = Your time ran out on { $moment }. A day of your leave is used for it, in this game only, and another one for each day without an answer. { $left ->
    [0] It was the last one: when it is over, the game is lost.
    [one] 1 more day is left; when it is used up, the game is lost.
   *[other] { $left } more days are left; when they are used up, the game is lost.
  }
auto-leave-theirs = The time of { $name } ran out. A day of leave of { $name } is used for it, in this game only.
given-to-them = You gave { $name } time: { $span }.
given-to-you = { $name } gave you time: { $span }.
no-show-theirs = { $name } has made no first move for seven days.
no-show-theirs-do = If you write “{ command-new-opponent }”, you look for somebody else: the game counts for nothing, and a challenge for the same position and pace is open to all members in your name. If you write “{ command-cancel-game }”, the game is only cancelled. Or simply wait.
help-cancel-game = only cancel this game
help-new-opponent = look for somebody else: this game counts for nothing, and a challenge opens
no-show-new-opponent = A challenge for the same position and pace is open to all members in your name now. The match begins when somebody accepts it; you find it, and can take it back, at { $page }
no-show-director-subject = [{ $club }] { $event }: a first move is missing
no-show-director-head = A first move is missing in game { $game }
no-show-director-news = { $name } has made no first move in game { $game } against { $opponent } for seven days since being told of the turn. The game belongs to { $event }, which you direct.
no-show-director-do = The opponent cannot cancel a game of an event. Without a first move { $name } loses on time.
no-show-yours = Your first move has been missing for seven days: from now on your opponent can have this game cancelled. It is still your turn.
no-show-theirs-in-event = { $name } has made no first move for seven days. This game belongs to an event: only its director can cancel it. Without a first move your opponent loses on time.
no-show-yours-in-event = Your first move has been missing for seven days. It is still your turn; without a move you lose on time.

evidence-told-letter = { $at }: the next mail host took the letter of this turn.
evidence-told-letter-by = { $at }: the next mail host took the letter of this turn ({ $note }).
evidence-told-page = { $at }: our page showed the position to the player to move.
evidence-told-day_passed = { $at }: a day had passed since the move; the clock started.
evidence-moved = { $at }: the answer { $move } arrived; { $parts }.
evidence-charged = charged { $span }
evidence-free = not counted { $span }
evidence-on-leave = on leave { $span }
evidence-stopped = { $from } to { $to }: our server was down; the clock stood still.
evidence-undelivered-ours = { $at }: mail did not arrive; the clock stands still from { $from } on.
evidence-undelivered-theirs = { $at }: mail did not arrive, through the mailbox of the player; the clock stands still from { $from } on, for five days at most.
evidence-host-said = The host said: { $note }
evidence-auto-leave = { $at }: time was up; a day of leave of { $name } is used, { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
  }.
evidence-given = { $at }: { $name } got { $span } from the opponent.
evidence-leave = { $at }: leave of { $name } entered: { $periods }.
evidence-leave-none = { $at }: leave of { $name } taken back.
evidence-no-show = { $at }: the first move of { $name } had been missing for seven days.
evidence-told-mail_works = { $at }: mail reaches the player to move again; the clock goes on.

leave-saved = It is entered as you wrote, and your opponents are told.
leave-taken-back = Your leave is taken back, and your opponents are told. A day that has begun stays used.
leave-list = Your leave: { $periods }.
leave-list-none = You have no leave ahead.
leave-left = Days of leave left in { $year }: { $left } of 30.
leave-not-in = { $count ->
    [one] Your leave does not hold in game { $games }
   *[other] Your leave does not hold in games { $games }
  }, which { $count ->
    [one] is
   *[other] are
  } played with a bank of days: there your clock runs on.
leave-not-by-words = No leave was entered by these words, and your clocks run on.
leave-how = To enter leave, write “{ command-leave }” with its first and its last day, for example “{ command-leave } 2027-01-05{ " " }2027-01-12”. To end it sooner, write its first day and an earlier last day; to take it back, “{ command-leave } { command-off }” and its first day.
leave-denial-order = Leave from { $from } to { $to } would end before it begins. Nothing was entered.
leave-denial-past = { $day } is past. Leave can begin and end today at the earliest. Nothing was entered.
leave-denial-too-far = Leave can be entered up to { $last }. Nothing was entered.
leave-denial-overlap = You are on leave from { $from } to { $to } already, and this would overlap. Take that back first. Nothing was entered.
leave-denial-allowance = That would be { $wanted ->
    [one] 1 day
   *[other] { $wanted } days
  } of leave in { $year }, and { $left ->
    [0] none of the 30 days of that year is left
    [one] only 1 of the 30 days of that year is left
   *[other] only { $left } of the 30 days of that year are left
  }. Nothing was entered.
leave-denial-none = You have no such leave. Nothing was changed.
leave-denial-day-alone = Your leave from { $from } to { $to } stays as it is: one day alone does not change it. To end it with its first day, write “{ command-leave } { $write } { $write }”; to take it back, “{ command-leave } { $write } { command-off }”. Nothing was changed.
leave-denial-used-up = The day of leave that has begun is used, and your leave ends with it. Nothing was changed.
leave-used-up = the day has begun and is used, and this leave ends with it.
leave-denial-several = You have entered leave more than once: write the first day of the one you mean as well. Nothing was changed.
leave-denial-unreadable = The days of the leave could not be read. Write the first and the last one as year-month-day. Nothing was entered.
leave-title = Leave
leave-note = While you are on leave your clocks stand still in all games, except in games with a bank of days. You may move all the same. The days are days of your own time zone.
leave-first = First day
leave-last = Last day
leave-enter = Enter leave
leave-take-back = Take back
leave-shorter = Last day instead
leave-shorten = End sooner
clock-title = Time
clock-give-days = Days for your opponent
clock-give-note = They are added to the clock of { $name }, and cannot be taken back.
clock-give = Give days
clock-cancel-note = { $name } has made no first move for seven days. If you look for a new opponent, the game counts for nothing, and a challenge for the same position and pace is open to all members in your name. You can also have the game cancelled, or simply wait.
clock-replace = Look for a new opponent
clock-cancel = Cancel this game
mail-help-leave-write = { command-leave } 2027-01-05{ " " }2027-01-12
mail-help-leave-does = enters leave, from the first to the last day; the word alone shows it
help-give-write = { command-give } 3 days
help-give = gives your opponent time
invalid-too-many-games = { $name } has { $running } games running and may have { $most } at the same time; with { $more } more it would be too many. The limit rises by 2 with every game that is finished, and falls by 3 with every loss on time.
calendar-summary = { $game }: the time of { $name } is up
calendar-link = Your deadlines as a calendar (iCalendar); whoever has this address can read it
calendar-game = Deadline as a calendar entry
clock-runs-out = Your time runs out { $moment }.
clock-runs-out-theirs = The time of { $name } runs out { $moment }.
clock-stands = No clock is running now.
no-show-director-many = First moves are missing in several games of { $event }, which you direct: for seven days since being told of the turn nobody has moved there.
no-show-director-do-many = The opponents cannot cancel games of an event. Who makes no first move loses on time.
no-show-director-list = Game, whose move is missing, and in brackets the opponent:
