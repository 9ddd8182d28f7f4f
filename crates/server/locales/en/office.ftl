## What a director does in an event, what it does to others, and how it is taken back
event-what-entered = you are entered
event-what-office = who runs it
event-what-news = news
# Before and after it: what becomes of the games when somebody goes.
going-lost = { $lost ->
    [0] No game is lost by it.
    [one] One game is lost by it.
   *[other] { $lost } games are lost by it.
}
going-cancelled = { $cancelled ->
    [one] One game in which not both have moved is cancelled.
   *[other] { $cancelled } games in which not both have moved are cancelled.
}
going-void = Fewer than half of the games are over: no result counts in the table, and those that stood there leave it. Finished games stay rated.
going-kept = What has been played stays in the table.
event-gone = { $name } is out of { $event } ({ $code }).
event-gone-void = In { $event } ({ $code }) fewer than half of the games of { $name } were over: none of those results counts in the table. Finished games stay rated.
event-note-opponents-told = The opponents are told who has left, and what that does to the table.
event-note-undo = It can be taken back in the log, as long as nothing has begun since.

## Taken back
log-undo-games = { $games ->
    [one] One game goes on where it stood.
   *[other] { $games } games go on where they stood.
}
log-undo-waits = All places are taken by now: the member comes on the waiting list, in the order of entry, and reads that.
log-stays-undone = It was taken back.
log-stays-own = It stays: the member did it.
log-stays-begun = It stays: the event has begun, or gone on to another round, since then.
log-stays-over = It stays: the event is over.
log-stays-moved = It stays: a move has been made since then.
log-stays-changed = It stays: something else has happened since then.
log-stays-places = It stays: more members are in now than there were places.
log-stays-date = It stays: the date of the start that it would put back is over.
log-stays-left = It stays: { $name } has left the club or may not play at present.
log-stays-no-officer = It stays: { $name } is no director any more.
log-stays-time-used = It stays: too little of that time is left on the clock, or the game is over.
log-stays-tie-break = It stays: by the earlier result the match would be level again, but the tie-break that was cancelled cannot be played any more, since the event is over.
log-stays-unkept = It stays: it is from before such things could be taken back.
log-stays-started = It stays: games have begun, and their positions are known.
log-stays-ended = It stays: the event is over. A result can be corrected.
log-stays-reopened = It stays: the game goes on, and ends by play or by a decision.
log-stays-replayed = It stays: the new games have begun.
log-stays-merged = It stays: what two accounts had is one now.
log-stays-decided = It stays: against a decision there is the appeal.
log-stays-undo = It stays: what was taken back can be done again.
log-action-undo-withdrawal = withdrawal taken back
log-action-undo-replacement = replacement taken back
log-action-undo-call-off = call-off taken back
log-action-undo-appointment = appointment taken back
log-action-undo-edit = change of an event taken back
log-action-undo-entry = entry taken back
log-value-open = open for entries
log-value-cancelled = called off
event-back = You are in { $event } ({ $code }) again: your withdrawal has been undone.
event-back-waiting = You are on the waiting list of { $event } ({ $code }) again: your withdrawal has been undone. All places are taken at present.
event-back-to-waiting = Your withdrawal from { $event } ({ $code }) has been undone. Your place has been taken by somebody else since then, and no other is free: you are on the waiting list now, before those who entered after you. A letter comes when a place is yours.
event-back-in-play = You play in { $event } ({ $code }) again: your withdrawal has been undone.
event-back-of = { $name } plays in { $event } ({ $code }) again: the withdrawal has been undone.
event-back-scored = The results of { $name } count in the table again.
event-back-scored-own = Your results count in the table again.
event-back-games = The games that had ended by it go on where they stood; the side to move has the time that it had when its turn began. Draw offers and conditional lines have to be given again.
event-seat-back = You have your place in { $event } ({ $code }) again: { $goes } came for you, and that has been undone.
event-seat-lost = { $back } has the place in { $event } ({ $code }) again that you had taken: your coming has been undone. Your games there count for nothing.
event-seat-lost-waiting = { $back } has the place in { $event } ({ $code }) again that you had taken: your coming has been undone. Your games there count for nothing, and you are on the waiting list again.
event-seat-changed = { $back } plays in { $event } ({ $code }) again, not { $goes }: a replacement was taken back.
event-again = { $event } ({ $code }) will be played after all: the decision to call it off has been undone. You are in.
event-again-waiting = { $event } ({ $code }) will be played after all: the decision to call it off has been undone. You are on the waiting list.
event-way-out = If you do not want to play, write “{ $write }” to { $address }, or take your entry back on the event’s page.

## Who runs it
event-office-director = You run { $event } ({ $code }) from now on.
event-office-deputy = You are the deputy of { $event } ({ $code }) from now on: where its director is silent for fourteen days, you are asked.
event-office-no-director = You do not run { $event } ({ $code }) any more.
event-office-no-deputy = You are not the deputy of { $event } ({ $code }) any more.
event-runs-now = { $name } runs { $event } ({ $code }) from now on.
event-runs-nobody = { $event } ({ $code }) has no director at present. The club’s admins see to it.
event-note-no-director = Nobody would run this event: what waits in it would be seen by the admins, after fourteen days. Is that what you want?
event-note-officers-told = Whoever runs it, or does not any more, is told, with your reason; a new director is named to the entrants.

## Somebody else in a place
event-replaced-out = You are out of { $event } ({ $code }): { $comes } plays in your place.
event-replaced-late = You had made no first move in any of your games there within seven days of being told.
event-replaced-asked = The director says that you asked for it.
event-replaced-in = You play in { $event } ({ $code }) from now on, in the place of { $goes }.
event-replaced-other = { $comes } plays in { $event } ({ $code }) from now on, in the place of { $goes }.
event-denial-first-move-runs = { $name } has { $days ->
    [one] less than a day
   *[other] up to { $days } days
  } left for a first move. Replace a member before that only at the member’s own wish.
event-denial-first-move-ahead = { $name } is not to move yet, or has not been told: the seven days for a first move do not run. Replace a member before that only at the member’s own wish.
event-denial-first-move-word = If the member has asked for it, say so in the line: { $write }
event-note-first-move-late = { $name } has made no first move for seven days.
event-replace-asked = { $name } has asked me for it

## Entered, and waiting
event-entered-by = { $director } has entered you in { $event } ({ $code }). A letter comes when it begins.
event-entered-by-waiting = { $director } has entered you in { $event } ({ $code }). All places are taken: you are on the waiting list, and a letter comes when a place is yours.
event-entered-waiting-done = All places are taken: you are on the waiting list. A letter comes when a place is yours.
event-begun-without = { $event } ({ $code }) has begun, and all its places were taken. You stay on its waiting list, in case somebody never comes.
event-begun-over = { $event } ({ $code }) has begun, and all its places were taken. You are in the one that follows: { $next } ({ $next_code }).
event-begun-over-waiting = { $event } ({ $code }) has begun, and all its places were taken. You are on the waiting list of the one that follows: { $next } ({ $next_code }).
event-fact-followed = Followed by

## To oneself
event-denial-already-entered-own = You have entered this event already.
event-denial-not-entered-own = You have not entered this event.
event-denial-not-playing-own = You do not play in this event any more.
event-denial-rating-low-own = This event is for ratings from { $min } on; yours is { $is }.
event-denial-rating-high-own = This event is for ratings up to { $max }; yours is { $is }.
event-denial-few-games-own = Finished games needed for this event: { $min }. You have { $is }.
event-denial-time-losses-own = Games lost on time, at most, for this event: { $max }. You have { $is }.
event-denial-begin-running = This event has begun already.
event-denial-begin-finished = This event is over.
event-denial-begin-cancelled = This event was called off.
club-suspended-own = You may not begin games at present.
desk-correction-back-told = A correction was taken back by { $name } as director, so that the result from before it counts again. The reason: { $reason }
mail-subject-about = [{ $club }] { $what } · { letter-what-answer }
mail-event-waits = { $event }: { $format }, pace { $pace }, players: { $entrants }; all places are taken and you are on the waiting list, to leave it write “{ command-withdraw } { $code }”
mail-help-go-write = { command-withdraw } T0004
mail-help-go-does = takes your entry in that event back
event-fact-called-off-by = Called off by
event-fact-why = Why
event-note-starts-now = With this change all places are taken: the event starts at once, with { $players } players, and that cannot be taken back.
going-rated = Games that are lost by it are rated.
going-walkover = In the table a game that is cancelled by it counts as won by the opponent.
going-ends-round = No other game of the round is left: the next round begins at once.
going-ends-round-later = No other game of the round is left: the next round begins in an hour. Until then it can be taken back in the log.
going-ends-event = This ends the event.
going-ends-event-later = This ends the event: its result stands in an hour. Until then it can be taken back in the log.
event-moved-title = By a corrected result the winner of { $event } ({ $code }) is another one: until now { $had }, now { $has }.
gone-left = { $name } has left the club.
gone-won = { $games ->
    [one] You win game { $list } by it.
   *[other] You win games { $list } by it.
  }
gone-lost = { $games ->
    [one] You lose game { $list } by it.
   *[other] You lose games { $list } by it.
  }
gone-cancelled = { $games ->
    [one] Game { $list } is cancelled and not rated.
   *[other] Games { $list } are cancelled and not rated.
  }
event-gone-walkover = In the table of { $event } ({ $code }) what is cancelled counts as won by you.
event-gone-kept = Your result against { $name } stays in the table of { $event } ({ $code }).
event-gone-on = You go on to the next round of { $event } ({ $code }).
event-gone-title = With that you win { $event } ({ $code }): the result stands in an hour, unless it is taken back until then.
going-wins = { $winners ->
    [0] Nobody wins it.
    [one] { $names } wins it.
   *[other] { $names } share the first place.
  }
going-wins-class = Class { $class }: { $winners ->
    [0] nobody wins it.
    [one] { $names } wins it.
   *[other] { $names } share the first place.
  }
event-suspended = { $name }, who plays in { $event } ({ $code }), has been suspended. Games that run go on; before the next round is paired you decide whether { $name } keeps the place or is taken out. Until then the event waits.
event-suspended-waits = The next round of { $event } ({ $code }) waits for your decision: { $names } { $count ->
    [one] is
   *[other] are
  } suspended. Keep the place, or take the player out.
event-kept = You keep your place in { $event } ({ $code }): its rounds go on with you, although you are suspended.
event-denial-undecided = { $names } { $count ->
    [one] is
   *[other] are
  } suspended: first decide on the event’s desk whether the place is kept, or take the player out.
event-denial-not-suspended = This member is not suspended, or keeps the place already.
event-denial-may-appeal = How { $game } counts can be appealed for { $days ->
    [one] one more day
   *[other] { $days } more days
  }: the event does not go on before.
event-denial-appealed = First the appeal about { $game } is decided.
going-hour = It can be taken back in the log for an hour at least: the event does not go on before, even if its last game ends meanwhile.
event-moved-no-title = By a corrected result nobody has won { $event } ({ $code }) any more (until now { $had }): no game that counts is left.
event-moved-shared = The final is level now. As the event is over, no tie-break is played: the first place is shared.
event-moved-by-lot = The tie-break of the final of { $event } ({ $code }) is level now, and the lot from link { $round } of the draw decides: { $name } has won.
event-moved-by-time = The tie-break of the final of { $event } ({ $code }) is level now, and fewer games lost on time decide: { $name } has won.
event-moved-place = Your place in { $event } ({ $code }) is now { $is } of { $of } (until now { $was }).
log-undo-cases = { $games ->
    [one] The adjudication of a game that had been asked for ended with it and does not go on: it can be asked for again.
   *[other] The adjudications of { $games } games that had been asked for ended with them and do not go on: they can be asked for again.
  }
event-back-cases = The adjudication of { $list } ended with the game and does not go on: it can be asked for again.
event-left-own = { $name } has left { $event } ({ $code }), which you run.
event-office-nobody = { $event } ({ $code }) has no director any more, and no deputy. Please give it to somebody on its page.
event-office-deputy-gone = Your deputy in { $event } ({ $code }) is no director any more: it has no deputy until you name somebody on its page.
log-stays-settled = It stays: the decision of an appeal is final.
