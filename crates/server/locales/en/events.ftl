# Why an event does not do what a director or member asked.
event-denial-no-event = There is no event { $code }.
event-denial-not-open = This event takes no entries any more.
event-denial-already-entered = This member has entered the event already.
event-denial-not-entered = This member has not entered the event.
event-denial-too-few = { $entrants ->
    [0] Nobody has
   *[one] Only one member has
  } entered: an event needs two at least.
event-denial-changed = The event has changed since you looked at it. Look at it again, then decide.
event-denial-name = An event needs a title of 1 to 80 characters.
event-denial-not-running = This event is not being played.
event-denial-rounds = A Swiss event has 1 to { $most } rounds.
event-denial-many-rounds = { $rounds } rounds need more than { $places } places: after { $most } everybody has met everybody. Choose { $most } rounds at the most, or more places.
event-denial-class-size = A class has at least 3 players.
event-denial-capacity = An event has 2 to { $most } places.
event-denial-date-past = The date of the start is over. Choose one that is still to come.
event-denial-places-below = { $entered } members are in: there cannot be fewer places than that. Take somebody out first, who is told why.
event-denial-never-full = An event that starts when it is full needs a number of places.
event-denial-ratings = No rating is { $min } at least and { $max } at most.
event-denial-staggered-positions = Two games from two positions are played at once: the second position would be known before its game begins.
event-denial-pace-without-end = A round at { $pace } need not end by a known date. Choose a bank of days, such as “bank 30”.
event-denial-pace-too-long = At { $pace } a round may last { $needs } days, but shall have { $days }. Choose less time or longer rounds.
event-denial-round-too-long = A round has { $most } days at the most.
event-denial-delay = Unfinished games can be shown at most { $most } moves behind.
event-denial-too-late-format = The format cannot be changed any more.
event-denial-too-late-pace = Pace and length of the rounds cannot be changed any more: somebody has entered for them.
event-denial-too-late-positions = For whom positions are drawn cannot be changed any more: somebody has entered for it.
event-denial-too-late-rated = Whether the event is rated cannot be changed any more: somebody has entered for it.
event-denial-too-late-delay = How many moves behind unfinished games are shown cannot be changed any more: somebody has entered for it.
event-denial-too-late-entries = The event has begun: conditions, places and start cannot be changed any more.
event-denial-rating-low = This event is for ratings from { $min } on; this member’s is { $is }.
event-denial-rating-high = This event is for ratings up to { $max }; this member’s is { $is }.
event-denial-few-games = Finished games needed for this event: { $min }. This member has { $is }.
event-denial-time-losses = Games lost on time, at most, for this event: { $max }. This member has { $is }.
event-denial-stuck = Nothing can be paired.
event-denial-round-runs = { $games ->
    [one] One game of the round is still being played.
   *[other] { $games } games of the round are still being played.
  }
event-denial-no-substitute = Nobody waits who could come in. Name somebody.
event-denial-has-moved = { $name } has moved or finished a game: only who never came can be replaced.
event-denial-not-playing = { $name } does not play in this event any more.
event-denial-own-event = You play in this event; another director has to decide that.
event-denial-own-deputy = { $name } runs this event. The deputy is somebody else, who is asked when the director is silent.
event-denial-no-director = { $name } is no director.
event-denial-only-directors = That is for a director to ask.
event-warning-many-rounds = The event has { $rounds } rounds, but with { $players } players everybody has met everybody after { $most }: from then on some meet again or rest again. To avoid that, change it to { $most ->
    [one] one round
   *[other] { $most } rounds
  }, or wait for more entries.
event-warning-many-rounds-running = The event has { $rounds } rounds, but with { $players } players everybody has met everybody after { $most }: from then on some meet again or rest again.
event-warning-rematches = { $pairs ->
    [one] One pair of this round has met before: no pairing without a rematch is left.
   *[other] { $pairs } pairs of this round have met before: no pairing without a rematch is left.
  }
event-warning-limit = { $name } has { $running } games running; { $more } more would be { $games }, and the limit is { $most }.
event-warning-limit-what = Starting all the same is your decision: they have entered, and can withdraw. Else wait, or take them out.

# Values that make no sense, and what would.
invalid-same-player = A match needs two different members.
invalid-taken-handle = The handle { $value } is taken. Choose another one.
invalid-taken-address = The address { $value } belongs to another member.
invalid-handle = { $value } cannot be a handle: use 2 to 30 letters a to z, digits, - and _, beginning with a letter.
invalid-address = { $value } is no mail address.
invalid-own-address = { $value } is an address of the club itself. Write your own.
invalid-odd-address = The club’s letters cannot go to { $value }. Write an address without quotation marks and brackets.
invalid-robot-address = At { $value } no person reads mail. Write an address at which letters are read.
invalid-zone = { $value } is no time zone. Write one like Europe/Berlin.
invalid-lang = { $value } is no language of the club. It speaks { lang-name-en }, { lang-name-es }, { lang-name-de }, { lang-name-fr } and { lang-name-ru }.
invalid-country = { $value } is no country code. Write two letters, like DE.
invalid-last-address = This is your last confirmed address; without it no letter could reach you. Add another one first.
invalid-name = A name has 1 to 80 characters, all on one line, and at least one letter or digit.
