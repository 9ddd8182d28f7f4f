# What is said to the sender of a mail, and to the admin about it.

mail-no-command = There is no move and no command in your mail that the club can read. Write your move alone on the first line, for example { $example }, and nothing else on that line.
mail-no-command-now = There is no command in your mail that the club can read. A command stands alone on the first line; “{ command-help }” lists them all.
mail-answered-once = The same words once more get no answer within a day: they are kept, and a director sees them.
mail-answered-last = This is the last such answer for a day: further mails of yours that cannot be read are kept, and a director sees them, but no answer comes. What can be read is done and answered as always. A mail to { $keeper } reaches the people who run the club.
mail-neither-yes-nor-no = Your answer is neither a clear “{ command-yes }” nor a clear “{ command-no }”. Nothing was done. Write “{ command-yes }” alone on the first line, and it is done; write “{ command-no }”, and it is dropped. Without an answer it is dropped when the time below is over.
mail-sealed = Your mail is encrypted, or in a format that only its program reads (winmail.dat). Please send it again as plain text.
mail-move-in-subject = The subject of your mail says "{ $subject }". Only the text of a mail counts, because mail programs keep old subjects.
mail-move-in-prose = The line "{ $line }" begins like a move and goes on with other words. Nothing was played. Please send the move alone on the first line; words for your opponent go below it.
mail-command-in-prose = The line "{ $line }" begins like a command, but is none that the club can read. Nothing was done, and nothing was passed on. Please send the command, or the move, alone on the first line, without quotation marks.
mail-words-how = To tell the directors of your opponent’s words, write “{ command-report }”, a colon and what happened; to let no words of your opponent through to you, “{ command-mute }” alone. Your opponent learns of neither.
mail-half-command = The line "{ $line }" begins like a command, but the rest could not be read. Nothing was done. It is written so:
mail-two-actions = Your mail asks for two things: "{ $first }" and "{ $second }". Nothing was done, because one mail can do only one thing. Please send the one you mean.
mail-several-places = Your mail has different commands in different places: "{ $first }" and "{ $second }". Nothing was done. Please send the one you mean on the first line.
mail-may-be-quoted = Above the line "{ $line }" your mail says "{ $above }", so that the line may be somebody else's words. Nothing was done. If you mean it, please send it alone, on the first line.
mail-in-sentence = The line "{ $line }" seems to go on from the one right above it, "{ $above }", as where a mail program breaks a sentence. Nothing was done. If you mean it, please send it on a line of its own, with an empty line above.
mail-goes-on = The line "{ $line }" seems to go on from the one right above it, as where a mail program breaks a sentence. Nothing was done. If you mean it, please send it on a line of its own, with an empty line above.
mail-offer-alone = A draw offer goes with a move. Nothing was done. Please send your move on the first line and “{ command-draw }” below it.
mail-nothing-done = Nothing was done.
mail-offer-stands = Your opponent offers a draw. To take it, write “{ command-accept }” alone on the first line; to refuse it, “{ command-decline }”. If you move, the offer is gone.
mail-move-among-words = The line “{ $line }” seems to hold the move { $move }, with other words beside it. Nothing was done. If you mean it, please answer with the move alone on the first line: { $move }
mail-offer-left-early = Your move was played, but no draw was offered: that is possible only after both sides have made a move.
mail-offer-left = Your move was played, but no draw was offered: you have offered one already. You can offer again from move { $from_move } on, or after your opponent has offered.
mail-offer-held-early = Your move waits without the draw offer: a draw can be offered only after both sides have made a move.
mail-offer-held = Your move waits without the draw offer: you have offered a draw already. You can offer again from move { $from_move } on, or after your opponent has offered.
mail-draw-in-words = Your words seem to speak of a draw. They were passed on as words; no draw was offered by them, and your opponent cannot accept one. An offer goes with a move: write “{ command-draw }” below your next one.
mail-views-disagree = Your mail has a plain text and a formatted text, and they do not say the same. Nothing was done. Please send it again, as plain text if you can.
mail-not-played = You wrote "{ $text }". Nothing was played.
mail-wrong-number = You wrote "{ $text }", but now that move would be { $move }. Nothing was played. If you mean it, please send it with this number or without one.
mail-text-withheld = Your command was carried out. The words below it were not sent to your opponent, because the line "{ $line }" reads like another command. If that line was meant as one, please send it in a mail of its own; if it was meant for your opponent, please write it again with other words at its beginning.
mail-words-below-note = The words that begin with "{ $line }" stand right below your private note, so that they may belong to it. They were sent to nobody, and they are not in the note. Please send words for your opponent again, with an empty line between the note and them.
mail-words-left = Your other words ("{ $words }") were passed on to nobody.
mail-dry-run-legal = You asked about "{ $text }". It would be { $san }. Nothing was played.
mail-moved-on = Your mail answers a letter about an earlier position of this game. Nothing was done. Here is the present position.
mail-played-already = { $san } was already played from the letter that you answered, and stands. Of what stands beside it in this mail nothing was taken: no lines, no note, no words, no offer. While your opponent is to move, it can be sent once more in answer to this letter, without the move; when it is your turn, it goes with your next move.
mail-played-other = From the letter that you answered, { $san } was already played, and an accepted move is final. Here is the present position.
mail-game-over = This game is over. Nothing was done.
mail-words-too-late = This game is over. Words for your opponent are passed on for { $days } days after the end of a game; these were not passed on.
mail-not-your-turn = Your opponent is to move. Nothing was played.
mail-no-offer = There is no draw offer of your opponent to answer. Nothing was done.
mail-offer-declined = You have declined that draw offer already, in words or by moving on; it cannot be accepted any more. Nothing was done.
mail-offer-elsewhere = In game { $game } there is a draw offer by { $name }. To answer that one, write to { $address }.
mail-claim-wrong = Your claim did not hold: neither the position before your move nor the one after it has stood on the board three times, and there have not been 50 moves by each side without a capture or a pawn’s move. Your move was played; where a draw may be offered now, your claim stands as an offer.
mail-yes-elsewhere = The word “{ command-yes }” counts only in an answer to the question itself. Nothing was done.
mail-nothing-held = Nothing waits for your confirmation in this game.
mail-held-foreign-sender = A mail for this game came from an address that is not one of yours. Nothing was done yet.
mail-held-failed-dmarc = A mail for this game came with your address as its sender, but your mail provider does not vouch for it. Nothing was done yet.
mail-held-ends-the-game = This would end the game, and your mail provider's word for the sender is missing. Nothing was done yet.
mail-held-ask-before = You want to be asked before this is done. Nothing was done yet.
mail-held-order = It would do this: { $order }. If you mean it, answer this letter within five days with the word “{ command-yes }”; the time of the first mail counts.
mail-held-nothing = No clear command was in it. If it was not from you, you need do nothing.
mail-at-bounces = You wrote to an address that only takes reports of undelivered mail. Nothing was done. Please answer the letter about the game with your program's ordinary answer button.
mail-two-games = Your mail went to the addresses of two games. Nothing was played in either. Please send one mail for each game.
mail-other-game-line = Your mail came to the address of game { $game }, but its line "{ $line }" names another game. Nothing was done, because a move in the wrong game could not be taken back.
mail-other-game-both = Your mail came to the address of game { $game }, but its line "{ $line }" can mean { $other } as well. Nothing was done, because a move in the wrong game could not be taken back.
mail-other-game-subject = Your mail came to the address of game { $game }, but its subject names { $other }. Nothing was done, because a move in the wrong game could not be taken back.
mail-other-game-here = If you mean { $game }, please answer this letter, without the name of another game.
mail-other-game-there = If you mean { $other }, please send it to { $address }.
mail-other-game-not-now = If you mean { $other }: there it is not your turn.
mail-no-token = Your mail came to an address without the part that names the game. Nothing was done. Please answer the newest letter of the game itself.
mail-no-general = There is no command in your mail that the club knows. Nothing was done. A move is sent in answer to the letter of its game. To this address you may send one of these commands, alone on the first line.
mail-digest-no-board = Your mail names no board of the digest. Nothing was done. Write one line for each board, with its number, for example { $example }.
mail-digest-unnamed = The line "{ $line }" names no board, and nothing was done for it.
mail-digest-unknown = The digest has no board #{ $number }, and nothing was done for it.
mail-digest-apart = Words that stand apart from the boards were sent to nobody. What you write to an opponent stands right below the line of that board.
mail-digest-again = For what is still open, simply answer this letter: one line for each board, with its number, for example { $example }.
digest-answer-board = Board { $number }, { $game } against { $opponent }:
digest-answer-subject = [{ $club }] Your answer to the digest
digest-answer-head = your answer to the digest
mail-general = You asked for: { $command }.

mail-change-needs-trust = Your mail provider does not vouch for the sender of this mail, so that nothing was changed. Please send the same command in answer to a letter about one of your games, or change it on your account's page.
mail-no-such-language = The club knows no language "{ $language }". It writes in { $known }; write for example “{ command-language } de”.
mail-language-set = Letters and pages are now written to you in { $language }.
mail-pieces-now = Moves are written to you with the piece letters { $letters }. To change that, write “{ command-pieces } { $other }”.
mail-no-such-pieces = The club knows no piece letters of "{ $language }". Write one of these codes: { $known }.
mail-digest-daily = You now get one letter a day, early in your morning, with all boards at which it is your turn. Answers, refusals, questions and reminders come at once all the same. A move counts as told to you when that letter reaches you, and at latest a day after it was made.
mail-digest-off = You now get a letter for each move at once.
mail-welcome = Thank you for writing to { $club }, a club that plays Fischer Random chess by mail. Its games, rules and members are at { $url }. To become a member, write “{ command-join }” alone on the first line of a mail to this address, or fill in the form at { $url }/join.
mail-subject-answer = [{ $club }] An answer to your mail
mail-shown = Here is your game { $game } as it stands.
mail-no-such-game = There is no game "{ $name }" of yours.
mail-no-such-position = "{ $text }" is no starting position. Write a number from 0 to 959 or a back rank, for example “{ command-position } 518” or “{ command-position } RNBQKBNR”.
mail-position = The starting position is { $position }.
mail-position-reversal = Reversal
mail-addresses = These are your addresses. A mail from any confirmed one counts as yours.
mail-address-confirmed = confirmed
mail-address-open = not confirmed
mail-join-member = You are a member already.
mail-games = { $count ->
    [0] You have no running games.
    [one] You have one running game.
   *[other] You have { $count } running games.
 }
mail-games-your-turn = move { $number } against { $opponent }, your turn: write to { $address }
mail-games-their-turn = move { $number } against { $opponent }, who is to move: write to { $address }
mail-games-paused = move { $number } against { $opponent }: the game stands still by a director’s word, and no move can be made
mail-help = Moves are sent in answer to the letter of the game: the move alone on the first line, for example e4, { $move } or O-O. To this address you may send one of these commands alone on the first line.
mail-help-account = Receipts, questions before a move is played, reminders, your time zone and your addresses are set on this page: { $page }
mail-help-games-write = { command-games }
mail-help-games-does = lists your running games
mail-help-show-write = { command-show } M0255-1
mail-help-show-does = sends a game of yours
mail-help-position-write = { command-position } 451
mail-help-position-does = tells about a starting position
mail-help-practice-write = { command-practice }
mail-help-practice-does = starts a practice game against the club’s random mover
mail-help-addresses-write = { command-addresses }
mail-help-addresses-does = lists your addresses
mail-help-language-write = { command-language } de
mail-help-language-does = sets the language of your letters
mail-help-pieces-write = { command-pieces } de
mail-help-pieces-does = sets the letters of the pieces in your moves, apart from the language
mail-help-digest-write = { command-digest } { command-daily }
mail-help-digest-does = one letter a day instead of one for each move

# Why a mail was judged as it was, for the admin.

mail-why-over-limit = The mail cannot be read: { $limit }.
mail-why-unknown-recipient = The recipient is no address of the club, or its token is wrong.
mail-why-no-sender = The mail has no From field.
mail-why-several-senders = The mail has several From fields or several mailboxes in it.
mail-why-sender-without-address = The From field holds no address.
mail-why-own-letter = It is a letter of the club that came back.
mail-why-delivery-report = It is a report about a letter of the club.
mail-why-robot = A program wrote it ({ $sign }).
mail-why-copy-at-noreply = It is a copy at noreply@.
mail-why-stranger = The recipient carries no token, and the sender is no member.
mail-refused-stranger = { $club } has no member with your address. To join, fill in the form at { $url }/join; a member writes from a registered address.
mail-why-member-without-token = A member wrote to an address without a token.
mail-why-member-fails-dmarc = A member's address without a token, and our own host says dmarc=fail.
mail-why-not-the-player = The token is right, but the sender's address is none of the player's.
mail-why-player-fails-dmarc = The token and the address are right, but our own host says dmarc=fail.
mail-why-person-at-bounces = A person wrote to a bounce address.
mail-why-two-games = One mail went to the addresses of two games.
mail-why-needs-dmarc = It would end the game, and our own host does not say dmarc=pass.
mail-why-asks-before = The player wants to be asked before this is played.
mail-why-clear = Token, sender and command are clear.
mail-why-played-before = The same move was already played from this address.
mail-why-not-understood = The text of the mail is not one clear command.
mail-why-not-possible = The command is clear, but not possible now.
mail-why-silent-now = It is the sender's second mail without a command in this game within a day: nothing is answered.
mail-why-names-another-game = It names another game than its address does: the sender is asked.
mail-why-for-the-keeper = It is for the people who run the club: it is passed on to the admins.

mail-too-large = A mail from you is larger than the { $most } MB that the club takes, and was not read: nothing in it was played. Please send your move again without pictures and attachments.
