# What members are told of an event: why they meet, why they rest, who has won.

event-letter-head = { $code } · { $event }
event-what-place = a place is yours
event-what-bye = you rest
event-what-withdrawn = you are out
event-what-out = you are out
event-what-notice = a notice to you
event-what-over = it is over
event-what-cancelled = it will not be played
event-what-stuck = it waits for your decision
event-what-waits = it has not begun
event-what-deputy = please see to it
event-page = The event on the web
event-reason = The reason: { $reason }
event-taken-out = A director has taken you out of { $event } ({ $code }).
event-cancelled = { $event } ({ $code }) will not be played. The reason: { $reason }
event-place = A place in { $event } ({ $code }) has become free, and it is yours. A letter comes when it begins; to take your entry back before that, write “{ command-withdraw } { $code }”.
event-without-you = { $event } ({ $code }) goes on without you, because you may not begin new games at present.
event-withdrawn = You are out of { $event } ({ $code }).
event-out = You are out of { $event } ({ $code }): the next round was paired without you. Thank you for playing.
event-out-malus = You are out of { $event } ({ $code }): your malus is { $malus }. The next round was paired without you. Thank you for playing.
event-moved-back = A result was corrected, and your malus is below the limit: you play on in { $event } ({ $code }), from round { $round } on.
event-moved-out = A result was corrected: you play no further round of { $event } ({ $code }).
event-moved-too-late = A result of { $event } ({ $code }) was corrected when the event was over. Your malus is below the limit now, but no round is left to play.
event-moved-on-you = By the corrected result you go on in { $event } ({ $code }), and { $name } does not.
event-moved-on-them = By the corrected result { $name } goes on in { $event } ({ $code }), and you do not.
event-moved-won-you = By the corrected result you have won { $event } ({ $code }), and not { $name }.
event-moved-won-them = By the corrected result { $name } has won { $event } ({ $code }), and not you.
event-moved-level = By the corrected result your match with { $name } in { $event } ({ $code }) is level: two more games from new positions decide who goes on.
event-moved-stays-you = The next round of { $event } ({ $code }) had begun when the result was corrected, and stays as it was paired: you go on all the same, and { $name } does not.
event-moved-stays-them = The next round of { $event } ({ $code }) had begun when the result was corrected, and stays as it was paired: { $name } goes on all the same, and you do not.
event-moved-moot = Your match in { $event } ({ $code }) is decided without the tie-break. { $games ->
    [one] Its game { $list } is cancelled: it counts
   *[other] Its games { $list } are cancelled: they count
  } for nothing, are not rated, and no move is made there any more.
event-moved-again = Your match in { $event } ({ $code }) is level again, and { $games ->
    [one] the game { $list } of its tie-break goes on where it stood
   *[other] the games { $list } of its tie-break go on where they stood
  }; the side to move has the time that it had when its turn began. Draw offers and conditional lines have to be given again.
event-moved-round = The round of { $event } ({ $code }) that is being played stays as it was paired; the tables and later rounds follow the corrected result.
event-moved-by = A director corrected the result of { $game }, { $white } – { $black }.
event-out-by-lot = Your match with { $name } was level in everything, and the lot decided: { $name } goes on. It is the lot of link { $round } of the draw, and { $page } computes it anew.
event-out-by-time = Your match with { $name } was level, the tie-break too, and { $name } has lost fewer games of the event on time ({ $own } against { $theirs }): { $name } goes on.
event-cannot-start = { $event } ({ $code }) was to start, but cannot: { $entrants ->
    [0] nobody has entered.
    [one] only one member has entered.
   *[other] its first round cannot be paired.
  } Entries stay open, and the entrants are told that you decide. Nothing begins by itself any more: start it when more have entered, set another date, or call it off.
event-cannot-start-limit = { $event } ({ $code }) was to start, but some of its players would have more games than the club lets them have at once. Entries stay open, and the entrants are told that you decide. The event’s desk says who it is; start it all the same, wait, or take them out.
event-rematches = Round { $round } of { $event } ({ $code }) has begun, and { $pairs ->
    [one] one pair of it has met before
   *[other] { $pairs } pairs of it have met before
  }: no pairing without a rematch was left. Nothing waits for you.
event-not-started = { $event } ({ $code }) was to start now, but cannot: { $entrants ->
    [one] you are the only one who has entered.
   *[other] its first round cannot be paired.
  } Your entry stands, and others can still enter. { $director } decides what happens next: a start when more have entered, another date, or calling it off. You get a letter when it begins or is called off; to go before that, write “{ command-withdraw } { $code }”.
event-not-started-limit = { $event } ({ $code }) was to start now, but some of its players would have more games than the club lets them have at once. Your entry stands, and others can still enter. { $director } decides what happens next. You get a letter when it begins or is called off; to go before that, write “{ command-withdraw } { $code }”.
event-stuck = The next round of { $event } ({ $code }) cannot be paired. Please look at it.
event-desk = Everything that waits is on the director’s desk of the club’s pages.
event-deputy-asked = Something in { $event } ({ $code }) has waited for { $director } for fourteen days. Please see to it in his or her place.
event-deputy-asked-nobody = { $event } ({ $code }) has no director, and something in it has waited for a decision for fourteen days. Please see to it.
event-over = { $event } ({ $code }) is over.
event-won = { $winners ->
    [one] The winner is { $names }.
   *[other] The first place is shared by { $names }.
  }
event-won-class = { $winners ->
    [one] The winner of class { $class } is { $names }.
   *[other] The first place of class { $class } is shared by { $names }.
  }
event-final-by-lot = The final was level in everything, and the lot decided it: it is that of link { $round } of the draw, and { $page } computes it anew.
event-final-by-time = The final was level, the tie-break too: fewer games of the event lost on time decided it ({ $own } against { $theirs }).
event-won-alone = { $names } is the last one left and has won: everybody else has left the event.
event-won-nobody = There is no winner: no game that counts was played.
event-won-nobody-class = Class { $class } has no winner: no game of it that counts was played.
event-won-none-left = There is no winner: nobody is left.
event-your-place = Your place: { $place } of { $of }; points: { $points }.
points-of = { $half ->
    [0] { $whole ->
        [one] 1 point
       *[other] { $whole } points
    }
   *[1] { $whole ->
        [0] ½ point
       *[other] { $whole }½ points
    }
  }

event-begins-robin = { $event } ({ $code }) has begun. You have number { $number } of { $entries }; everybody meets everybody, as the Berger tables say.
event-begins-class = { $event } ({ $code }) has begun, in classes by rating. You play in class { $class }, which has { $entries } players, and have number { $number } in the event; everybody meets everybody of the class, as the Berger tables say.
event-round-begins = Round { $round } of { $event } ({ $code }) has begun.
event-opened-next = { $event } ({ $code }) has begun and opened { $next } ({ $next_code }), which takes entries now and begins at { $moment }. Nobody has chosen this date: if another one fits better, change it at { $page }.
event-round-ends = If all time is used, the round ends about { $day }.

pairing-final = It is the final: you are seed { $own }, { $opponent } is seed { $theirs }.
pairing-semi-final = It is a semi-final: you are seed { $own }, { $opponent } is seed { $theirs }.
pairing-bracket = Your places in the bracket of { $places } meet: you are seed { $own }, { $opponent } is seed { $theirs }.
pairing-level = Your match of round { $round } ended level: two games from two new positions decide it.
pairing-same-malus = You and { $opponent } have the same malus: { $malus }.
pairing-nearest-malus = You have malus { $own }, { $opponent } has { $theirs }: nobody with the same malus was left for you two.
pairing-same-score = You and { $opponent } have the same score: { $points }.
pairing-floated-you = Your score is { $from }, that of { $opponent } is { $to }: among those with your score there was nobody for you.
pairing-floated-them = The score of { $opponent } is { $from }, yours is { $to }: among those with that score there was nobody for { $opponent }.
pairing-rematch = You two have met before, in round { $round }: nobody else could be found for you.
pairing-by-lot-you = You came to this round by lot: your match was level in everything. The lot is that of link { $round } of the draw; the event’s draw page computes it anew.
pairing-by-lot-them = { $opponent } came to this round by lot, with link { $round } of the draw.
pairing-by-time-you = You came to this round because you have lost fewer games of the event on time ({ $own } against { $theirs }): all else was level.
pairing-by-time-them = { $opponent } came to this round by having lost fewer games of the event on time ({ $own } against { $theirs }).
pairing-colour-must-you = Colours: the other way round you would have one colour three times in a row, or three times more than the other.
pairing-colour-must-them = Colours: the other way round { $opponent } would have one colour three times in a row, or three times more than the other.
pairing-colour-balance-you = Colours: you have had { $had ->
    [white] White
   *[black] Black
} more often.
pairing-colour-balance-them = Colours: { $opponent } has had { $had ->
    [white] White
   *[black] Black
} more often.
pairing-colour-alternate-you = Colours: you had { $had ->
    [white] White
   *[black] Black
} last.
pairing-colour-alternate-them = Colours: { $opponent } had { $had ->
    [white] White
   *[black] Black
} last.
pairing-colour-unlike = Colours: the last time your colours differed it was the other way round.
pairing-colour-higher-you = Colours: both of you were due the same one, and you are placed higher.
pairing-colour-higher-them = Colours: both of you were due the same one, and { $opponent } is placed higher.
pairing-colour-number = Colours: neither of you was due one, so that the number in the seeding decided.

bye-odd = The number of players is odd, and you rest in this round.
bye-seed = The bracket has more places than players: as seed { $seed } you go on without a match.
bye-empty = Whoever should have met you has left: you go on without a match.
bye-lowest = The number of players is odd. Of those who have not rested yet nobody has fewer points (your score so far: { $points }), and so you rest in this round. It counts as a win.
bye-no-opponent = No opponent was left whom the colours allow: you rest in this round. It counts as a win.
bye-highest = The number of players is odd: with malus { $malus } you rest. It brings no malus.
bye-again = The number of players is odd, and everybody has rested already or won without play: you rest in this round.
bye-forced = The number of players is odd, and you rest: otherwise two would have met again, somebody would have rested twice, or the colours would not have fitted.
bye-worth-win = It counts as a win.
bye-worth-no-malus = It brings no malus.

finish-withdrawn = { $loser } left the event: { $winner } wins.
finish-withdrawn-cancelled = A player left the event before the game was under way: it is cancelled and not rated.
finish-replaced = The place of a player was given to somebody else: this game is cancelled and counts for nothing.

event-ask-head = { $code } · { $event }: nothing has been done yet
event-ask-changed = { $event } ({ $code }) has changed since you were asked, so nothing was done. This is what is so now:
event-ask-start = { $event } ({ $code }) would begin. Players: { $players }; games: { $games }. No position is shown before the games begin.
event-ask-pair = The next round of { $event } ({ $code }) would begin. Players: { $players }; games: { $games }. No position is shown before the games begin.
event-ask-end = { $event } ({ $code }) would end: everything has been played.
event-ask-enter = { $name } would be entered in { $event } ({ $code }).
event-ask-replace = { $comes } would come in the place of { $name } in { $event } ({ $code }). Games that would begin anew, from the positions that were drawn for them: { $games }.
event-ask-replace-asked = You say that { $name } has asked for it.
replace-asked-word = asked
event-ask-withdraw = { $name } would be taken out of { $event } ({ $code }).
event-ask-go = You would leave { $event } ({ $code }).
event-ask-what-next = Nothing is done unless you say yes in answer to this letter, within five days.
event-ask-answer = Answer this letter, and write on the first line:
event-ask-does-yes = do it
event-ask-does-no = leave everything as it is
event-ask-round = Round { $round }
event-ask-tie-break = Round { $round }, to decide what ended level
event-ask-rests = { $name } rests
event-ask-dropped = Nothing was done in { $event } ({ $code }).
event-done = It is done in { $event } ({ $code }).
event-done-started = { $event } ({ $code }) has begun. All who play in it have their letters.
event-done-paired = The next round of { $event } ({ $code }) has begun.
event-done-entered = You are in: { $event } ({ $code }). A letter comes when it begins.
event-done-entered-over = You are in: { $event } ({ $code }). A letter comes when it begins. Your running games: { $running }; games of events that you have entered: up to { $entered }. The limit for you is { $most }: if a start would take you over it, the director is asked first.
event-done-late = It was to start already and could not: { $director } decides when it begins.
event-done-waiting = All places of { $event } ({ $code }) are taken: you are on the waiting list, and a letter comes when a place is yours.
event-done-withdrawn = You are no longer in { $event } ({ $code }).
event-done-out = { $name } is out of { $event } ({ $code }), and has your reason by letter.
pairing-format-swiss = Swiss system, rounds: { $rounds }
mail-events = Events that take entries, or that you play in: { $count }.
mail-event-open = { $event }: { $format }, pace { $pace }, entries: { $entrants }; to play, write “{ command-enter } { $code }”
mail-event-in = { $event }: { $format }, pace { $pace }, entries: { $entrants }; you are in, to leave write “{ command-withdraw } { $code }”
mail-event-running = { $event }: { $format }, pace { $pace }, round { $round }, players: { $entrants }; it is being played
mail-event-running-robin = { $event }: { $format }, pace { $pace }, { event-all-rounds }, players: { $entrants }; it is being played
mail-help-events-write = { command-events }
mail-help-events-does = lists the events that take entries, and yours
mail-help-enter-write = { command-enter } T0004
mail-help-enter-does = enters you in that event
mail-help-start-write = { command-start } T0004
mail-help-start-does = for directors: begins the event; you are shown the pairings first
mail-help-next-round-write = pair T0004
mail-help-next-round-does = for directors: begins the next round
mail-help-withdraw-write = { command-withdraw } anna T0004 because …
mail-help-withdraw-does = for directors: takes a member out of an event
mail-help-replace-write = { command-replace } T0004 anna boris because …
mail-help-replace-does = for directors: puts boris in the place of anna, who never moved; { replace-asked-word } before the reason says that anna has asked for it
mail-help-correct-write = { command-correct } M0255-1 1-0 because …
mail-help-correct-does = for directors: gives a finished game another result
mail-help-decide-write = { command-decide } M0255-1 draw because …
mail-help-decide-does = for directors: decides an adjudication
mail-help-time-write = { command-time } M0255-1 white 5 because …
mail-help-time-does = for directors: gives White five days
event-moved-last-round = By a corrected result your malus in { $event } ({ $code }) has reached the limit: you play this round to its end, and are out after it, whatever its games bring.
event-moved-more-rounds = By a corrected result your malus in { $event } ({ $code }) is below the limit again: you are no longer out after this round.
event-moved-wins-you = By the corrected result you win the final of { $event } ({ $code }), and not { $name }; the result stands in an hour.
event-moved-wins-them = By the corrected result { $name } wins the final of { $event } ({ $code }), and not you; the result stands in an hour.
event-moved-stays-over = { $event } ({ $code }) is over: the corrected match changes nothing in who went on from it.
event-moved-by-appeal = The appeal about { $game }, { $white } – { $black }, was decided.
