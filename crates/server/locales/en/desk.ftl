# What directors do by office, and how it is told: corrections, time, adjudication, suspension, merged accounts.

finish-adjudication = A director decided how the game counts: { $winner } won.
finish-adjudication-draw = A director decided how the game counts: it is drawn.
finish-corrected = A director corrected the result: { $winner } won.
finish-corrected-draw = A director corrected the result: the game is drawn.
finish-corrected-cancelled = A director cancelled the game: it counts for nothing.
finish-wrong-start = The game had begun from a wrong starting position: it is cancelled, counts for nothing, and is replayed.
finish-moot = By a corrected result the match was decided without this tie-break: the game is cancelled and counts for nothing.

denial-paused = The directors are deciding how this game counts. Until then no move can be made and no clock runs. You can still resign, or accept a draw offer that stands.
denial-not-paused = The directors are not deciding about this game.
denial-not-over = This game is not over.
denial-same-result = The game has this result already.
denial-against-the-board = The last position decides this game, and says otherwise. It can be cancelled, but not be given a result against the board.
denial-stays-over = Mate and other ends on the board, resignation and agreement are final: such a game does not go on. Only one that ended on time, by adjudication or for a missing first move can.
denial-stays-cancelled = This game was cancelled before it was played to an end: it has no result that could be corrected.
denial-grant-size = { $most ->
    [0] No days can be added to or taken from this clock now.
    [one] Only 1 day is possible here now.
   *[other] Only 1 to { $most } days are possible here now.
  }
denial-no-adjudication = An adjudicated game is won, lost or drawn.

letter-what-resumed = the game goes on
letter-what-corrected = the result was corrected
granted-to-you = A director gave you time: { $span }.
granted-to-them = A director gave { $name } time: { $span }.
ungranted-to-you = A director took back time that you had been given: { $span }.
ungranted-to-them = A director took back time that { $name } had been given: { $span }.
resumed = The directors do not decide this game: it goes on where it stood.
reopened = The game is not over any more: a director lets it go on where it stood. The clock of the side to move shows what it showed when the turn began.
desk-reason-told = Decided by { $name } as director, for this reason: { $reason }
desk-told-result = { $after ->
    [none] Until now the result was { $before }; now the game counts for nothing.
    [open] Until now the result was { $before }; now there is none.
   *[other] { $before ->
        [none] Until now the game counted for nothing; now the result is { $after }.
       *[other] Until now the result was { $before }; now it is { $after }.
    }
  }
desk-told-rating = By this your rating goes from { $before } to { $after }.
suspended-subject = You are suspended at { $club }
unsuspended-subject = You are not suspended at { $club } any more
role-subject = Your role at { $club }
role-letter-member = You are a member of { $club } like others now: you hold no office any more. Thank you for what you did.
role-letter-director = You are a director of { $club } now: you run events, rule in games, and see to what the desk at { $page } shows.
role-letter-admin = You are an admin of { $club } now: you do all that directors do at { $page }, rule about directors, and send the newsletter.
role-reason = Decided by { $name }, for this reason: { $reason }
merged-subject = Your two accounts at { $club } are one
ruling-ask-head = { $game }: nothing has been done yet
ruling-ask-reason = The reason that would be told: { $reason }
ruling-ask-change = { $label }: { $before } → { $after }
ruling-done = It is done: { $game }. Both players are told, with your reason.
ruling-dropped = Nothing was done in { $game }.

evidence-granted = { $at }: a director gave { $name } { $span }.
evidence-ungranted = { $at }: a director took { $span } back from { $name }.
evidence-paused = { $at }: the directors took the game up for a decision; the clocks stood still.
evidence-resumed = { $at }: the game went on; the turn began anew.
evidence-corrected = { $at }: a director corrected the result to { $result }.
evidence-reopened = { $at }: a director let the game go on; the turn began anew.

adjudication-subject = Adjudication of game { $game }
adjudication-asked = Your request is before the directors. The game goes on until one of them takes it up.
adjudication-opened = The directors decide how your game { $game } against { $opponent } counts. The reason stated: { $why }
adjudication-claim-how = Until then the game stands still: no move can be made, no clock runs. Both of you can say until { $moment } whether the position is won for you or drawn, and show it by lines. A director who has nothing to do with the game decides when both have answered or the time is over.
adjudication-claim-answer = To claim by mail, answer this letter with one of these on the first line and your lines below it. A later claim takes the place of an earlier one:
claim-write-win = claim win
claim-write-draw = claim draw
claim-does-win = I claim that my position is won
claim-does-draw = I claim that the position is a draw
claim-win = a win
claim-draw = a draw
adjudication-claim-filed = Your claim is filed: { $claim }. You can replace it as long as the time for claims runs.
claimed-win = { $name } claimed a win
claimed-draw = { $name } claimed a draw
adjudication-not-taken-up = The directors do not take up the adjudication of your game { $game }. It goes on.
adjudication-may-appeal = You can appeal once, until { $moment }; then another director decides, and that is final.
adjudication-appeal-answer = To appeal by mail, answer this letter with this word on the first line and your reason below it:
appeal-write = appeal
appeal-does = let another director decide
adjudication-appealed = Your appeal is before the directors. Another one decides.
adjudication-appealed-by = { $name } appealed against the decision about game { $game }. Another director decides now; you are told of it.
adjudication-appealed-why = The reason that { $name } states: { $reason }
adjudication-settled = Another director has decided about the appeal.
adjudication-final = This is final.
adjudication-unclear = Your answer could not be understood, and nothing was changed. Please write one of the words that the letter names alone on the first line, and your lines or your reason below it.

suspended-letter = You are suspended: until further notice you can begin no games. Those that run go on as usual, and your mails are answered.
unsuspended-letter = You are not suspended any more: you can begin games again.
suspended-entries = { $count ->
    [one] You are not entered any more in { $events }.
   *[other] You are not entered any more in these events: { $events }.
} As soon as you may begin games, you can enter again.
merged-letter = Your accounts { $from } and { $into } are one now: { $into }. All games, addresses and results of both are there, and the ratings were computed anew.

desk-denial-no-reason = State a reason of three characters at least: those whom it concerns read it, and it stands in the log.
desk-denial-too-long = This is too long: { $most } characters at the most.
desk-denial-own-game = You play in this game or in its event, so that you cannot rule here. { $count ->
    [0] At present no other director can: an admin has to make somebody director who does not play there.
   *[other] Who can: { $others }.
  }
desk-denial-own-decision = You made the first decision; another director decides about the appeal. { $count ->
    [0] At present no other one can: an admin has to make somebody director who does not play there.
   *[other] Who can: { $others }.
  }
desk-denial-settled = An appeal about this game was decided, and that is final: only an admin who did not make the first decision can still correct it.
desk-denial-changed = It has changed since you looked at it. Look at it again, then decide.
desk-denial-which-game = { $name } has two games. Say which one you mean: { $name }-1 or { $name }-2.
desk-denial-no-match = This game was not played as part of a match here.
desk-denial-event-moved-on = { $code } is over or has gone on to its next round. What was paired there stays; the result can be corrected.
desk-denial-player-left = { $name } has left the club: the game cannot go on.
desk-denial-same-start = The game began from this position. Name the right one.
desk-denial-start-needed = In an event nothing is drawn again: name the right starting position.
desk-denial-drawn-start = This position is the one that the event’s draw gave, as anybody can check. It is not wrong, and nothing is drawn again.
desk-denial-only-drawn = In this event only the position that was drawn can be right: { $start }.
desk-denial-same-status = That is so already.
desk-denial-yourself = Your own account is for another director to decide about.
desk-denial-same-role = This member has that role already.
desk-denial-last-admin = The club needs an admin: make somebody else one first.
desk-denial-staff = Only an admin decides about directors and admins.
desk-denial-staff-account = The account that is given up belongs to a director or admin. An admin has to take the office away first.
desk-denial-apart = These accounts have met: { $games ->
    [0] no game
    [one] one game
   *[other] { $games } games
  } against each other, { $events ->
    [0] no event
    [one] one event
   *[other] { $events } events
  } entered by both. Two accounts that have met cannot become one.
desk-denial-no-adjudication = There is no adjudication { $number } that you have part in.
desk-denial-asked-already = This game is before the directors already.
desk-denial-asked-too-often = You have asked for an adjudication of this game twice already.
desk-denial-not-decidable = Nothing is to be decided here now.
desk-denial-claims-open = The players can file their claims until { $moment }. It can be decided earlier if both have filed one.
desk-denial-claims-closed = The time for claims is over.
desk-denial-claim-without-lines = A claim needs lines that show it: write the moves that lead to a win or hold the draw.
desk-denial-time-is-up = Time has run out in this game: the clock decides it.
desk-denial-no-appeal = There is no decision here that could be appealed against, or there was an appeal already.
desk-denial-appeal-too-late = The time for an appeal is over.
desk-denial-no-letter = This letter waits for no decision.
desk-denial-no-held = Nothing of that waits for a yes any more.
desk-denial-asked-lately = The member was asked less than an hour ago. Give the letter time.
desk-denial-no-entry = The log has no such entry.
desk-denial-no-undo = This cannot be taken back.
suspended-seats = You play in { $events }: { $count ->
    [one] its director decides
   *[other] their directors decide
  } before the next round whether you keep the place.
adjudication-holds = The next round, or the end of the event, waits until the days for an appeal are over or an appeal is decided.
desk-told-overruled = Until now the decision of the appeal counted, which was to be final. An admin of the club has overruled it, and there is no appeal against this.
desk-told-restored = The decision of the appeal counts again, and is final.
merged-opponent-subject = [{ $club }] Your opponent { $from } is now called { $into }
merged-opponent = Two accounts of one person have become one: { $from } plays on as { $into }. { $games ->
    [one] Your game { $list } goes on as it stands.
   *[other] Your games { $list } go on as they stand.
  }
