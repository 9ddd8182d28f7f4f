# Why an event does not do what a director or member asked.
event-denial-no-event = There is no event { $code }.
event-denial-not-open = This event takes no entries any more.
event-denial-already-entered = This member has entered the event already.
event-denial-not-entered = This member has not entered the event.
event-denial-too-few = { $entrants ->
    [0] Nobody has
   *[one] Only one member has
  } entered: a round robin needs two at least.
event-denial-changed = The event has changed since you looked at it. Look at it again, then decide.
event-denial-name = An event needs a title of 1 to 80 characters.

# Values that make no sense, and what would.
invalid-same-player = A match needs two different members.
invalid-taken-handle = The handle { $value } is taken. Choose another one.
invalid-taken-address = The address { $value } belongs to another member.
invalid-handle = { $value } cannot be a handle: use 2 to 30 letters a to z, digits, - and _, beginning with a letter.
invalid-address = { $value } is no mail address.
invalid-zone = { $value } is no time zone. Write one like Europe/Berlin.
invalid-lang = { $value } is no language of the club.
invalid-country = { $value } is no country code. Write two letters, like DE.
invalid-last-address = This is your last confirmed address; without it no letter could reach you. Add another one first.
invalid-name = A name has 1 to 80 characters.
