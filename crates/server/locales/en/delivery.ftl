# Letters that do not arrive, and what a member says about them.

unreachable-subject = [{ $club }] No letter reaches { $name }
unreachable-head = No letter reaches { $name }
unreachable-news = A letter to { $name } came back, and there is no other confirmed address to try.
unreachable-clocks = Where this member is to move, the clock stands still: at most five days at a time and ten days in a game if the mailbox is at fault, without limit if we are.
unreachable-do = If you can reach { $name } in another way, please ask for an address that works; it is added and confirmed on the account page. The mark goes by itself when a letter arrives, or when an address is confirmed.
unreachable-address = Address
unreachable-said = What was said
unreachable-player = The member’s page
unreachable-desk = Your desk

late-bounce-subject = [{ $club }] Lost on time, but the letter came back: { $game }
late-bounce-head = The letter of a turn came back after the flag had fallen
late-bounce-news = In game { $game } the time of { $name } ran out. The letter that told of this turn has come back since, and our page had not shown the position. By the rules of the club the time since that letter is given back, so the flag fell wrongly.
late-bounce-do = The game is over and counts. Please look at it and decide, with both players, what becomes of its result.

failing-subject = [{ $club }] Your address { $failing } does not take our letters
failing-head = One of your addresses fails
failing-news = A letter of the club to { $failing } came back. Your letters now go to { $address }.
failing-do = If { $failing } works again, or if you would like to have your letters elsewhere, open the page below within two weeks. If { $address } is right, you need do nothing.
failing-try-news = Letters of the club to { $failing } came back, so that the others have waited since. With this one we try again.
failing-try-do = If you read this, your mailbox takes letters again: say so on the page below within two weeks, and all that has waited comes at once. You can give another address there, too.
failing-answer = Other letters of { $club } to you come back, so that they wait. If your mailbox takes letters again, or if you would like to have them elsewhere, say so on the page below within two weeks.
failing-link = Your addresses

stop-title = Daily digests
stop-lead = { $name }, you get one letter a day with all boards at which it is your turn. With this button it is the last one.
stop-do = Send me no more digests
stop-done = You get no more digests. Your games go on: the pages show them, and the reminders before your time runs out still come.
stop-none = { $name }, you get no digests.
stop-instead = Send me a letter for each move instead
stop-instead-done = From now on you get a letter for each move at once.
stop-spent = This link is none of ours, or it was not copied whole.

addresses-title = Your addresses
addresses-lead = { $name }, these are your confirmed addresses. Letters go to the first one that takes them.
addresses-good = takes our letters
addresses-failing = letters have come back since { $since }: { $said }
addresses-works = It works again
addresses-works-done = Thank you. Letters go there again.
addresses-new = Another address
addresses-new-do = Send a link to it
addresses-new-done = A letter with a link is on its way to that address. Letters of your games go there once you have followed it.
addresses-spent = This link has run out. On your account’s page you can see and change your addresses.

director-unreachable = no letter arrives
director-unreachable-line = { $name }: { $said }
director-intake = no mail comes in
director-intake-line = No mail is fetched from { $mailbox }; what members write waits there. { $why } ({ $said })
director-intake-server = The server is not reached, or does not answer (keys imap.server and imap.tls).
director-intake-login = The server does not take the name and the password (keys imap.user and imap.password_file).
director-intake-mailbox = The server does not open the mailbox (key imap.mailbox).
director-intake-other = Each try has failed.

account-failing = letters come back
account-works = it works again
account-delivery = Letters about my games
account-delivery-immediate = at once, one for each move
account-delivery-daily = once a day, all boards in one letter
account-delivery-off = none; I look at the pages
account-reminders = Remind me before my time runs out
account-pgn = The game as a file (PGN)
account-pgn-end = with the letter that tells its end
account-pgn-always = with each letter
account-pgn-never = only when I ask for it
account-own-letters = Write the pieces to me with the letters of my language

mail-pgn-enclosed = The game is enclosed as a file that chess programs load (PGN).
mail-pgn-where = Send { $word } in answer to a letter of the game that you want.
help-pgn = this game as a file for chess programs
keeper-mail-subject = [{ $club }] Mail to { $to }: { $subject }
keeper-mail-head = a mail to { $to }
keeper-mail-news = A mail to { $to } has come from { $from }: you get it because you run the club. The club has not answered it; to answer, write to the sender.
keeper-mail-text = Its text:
