# Members: joining, leaving, what they want to read.
nav-join = Join
join-subject = Please confirm that you want to join { $club }
join-intro = Somebody, most likely you, asked to make this address a member of { $club }, a club that plays Fischer Random chess by e-mail. Membership costs nothing.
join-how = Follow the link below and press the button there, or answer this letter. Either works for three days. In an answer you may correct what stands below: write a line such as “{ join-label-name }: Anna Alder” or “{ join-label-zone }: Europe/Berlin”.
join-ignore = If you did not ask for it, ignore this letter: then nothing happens.
join-open = made from your address
join-country-open = not given
join-label-name = Name
join-label-handle = Handle
join-label-country = Country
join-label-lang = Language
join-label-zone = Time zone
join-answer = To join by mail, answer this letter with this word on the first line:
join-yes = become a member
join-link = Join
join-known-subject = You are a member of { $club } already
join-known = Somebody, most likely you, asked to make this address a member of { $club }. It is one already. To see your games on the web, ask for a link to log in.
join-known-link = Log in
join-welcome-subject = Welcome to { $club }
join-welcome = Welcome to { $club }, { $name }. You are a member now; your handle is { $handle }.
join-welcome-how = A match is two games from one starting position, one with each colour. Each move comes to you as a letter, and you play by answering it.
join-welcome-help = How to find an opponent: write one of these on the first line of a mail to { $address }:
join-write-challenge = { command-challenge } anna #451
join-write-pair = { command-pair }
join-write-practice = { command-practice }
join-write-games = { command-games }
join-write-help = { command-help }
join-does-challenge = challenge the member with the handle anna to a match from position 451; the position may be left out, a pace such as 5+1 added
join-does-pair = wait for an opponent of about your rating
join-does-practice = begin a game against the club’s own player, who moves at random
join-does-games = list your running games
join-does-help = get the list of all commands
join-page = Your page
join-title = Join the club
join-lead = Membership costs nothing. Write your address, and a letter comes to you; nothing happens before you have answered it.
join-handle = Handle
join-handle-hint = 2 to 30 letters a to z, digits, - and _. Left empty, it is made from your address.
join-send = Send me the letter
join-sent = Look into the mail of { $address }.
join-sent-note = A letter is there or on its way; no more than three go to one address within an hour. Follow the link in it, or answer it. Either works for three days.
join-confirm-lead = One press, and you are a member. What stands here can be changed later.
join-confirm = Become a member
join-spent = This link has been used already, or is too old.
join-again = Begin anew
join-still-open = Nothing has been done yet. Answer this letter with “{ command-yes }” on the first line, and below it each line that is to be different, corrected.
join-declined = All right: nothing happens, and no more letters come.
join-done = You are a member now, and logged in.
join-member = Do you want to join?
inactive-subject = You are listed as inactive at { $club }
inactive-text = Hello { $name }, { $club } has not heard of you for a year. Until you give a sign of life you are listed as inactive, and nobody can challenge you. Any mail to the club, any move and any log-in brings you back.
player-inactive = inactive
player-suspended = suspended
parting-subject = Do you want to leave { $club }?
parting-what = { $running ->
    [0] This is what leaving { $club } means. No game of yours is running. Your finished games stay in the archive under “former member”. Your addresses and log-ins are removed, open challenges are taken back, and no letter comes to you any more. This cannot be undone.
    [one] This is what leaving { $club } means. Your running game is lost by it at once, and your opponent is told. Your finished games stay in the archive under “former member”. Your addresses and log-ins are removed, open challenges are taken back, and no letter comes to you any more. This cannot be undone.
   *[other] This is what leaving { $club } means. Your { $running } running games are lost by it at once, and your opponents are told. Your finished games stay in the archive under “former member”. Your addresses and log-ins are removed, open challenges are taken back, and no letter comes to you any more. This cannot be undone.
 }
parting-forget = You may be forgotten besides: then your name, your mails, the letters to you and your private notes are deleted too, and nobody can tell any more whose the games were. Words that you sent to opponents are theirs and stay with them. Our copies of letters to others that name you are emptied after thirty days, as all letters are; a backup made before keeps the old state.
parting-declined = All right: you stay a member of { $club }. Nothing was changed.
parting-answer = If you mean it, answer this letter within five days with one of these on the first line:
parting-does-yes = leave the club
parting-does-delete = leave the club and be forgotten
parted-subject = [{ $club }] { $name } has left the club
left-subject = You have left { $club }
left-text = { $lost ->
    [0] You have left { $club }. This is the last letter to you. Thank you for the games.
    [one] You have left { $club }, and your unfinished game is lost. This is the last letter to you. Thank you for the games.
   *[other] You have left { $club }, and your { $lost } unfinished games are lost. This is the last letter to you. Thank you for the games.
 }
left-forgotten = Your personal data is deleted, also what came from your addresses before you were a member. What still names you is emptied within thirty days: this letter, and our copies of letters to others.
parting-title = Leave the club
parting-sure = Yes, I want to leave the club.
parting-do = Leave the club
parting-forget-do = Leave the club and be forgotten
parting-not-sure = Tick the box first: this cannot be undone.
parting-done = You have left the club. Thank you for the games.
account-data = Your data
account-data-note = Each file holds the state of one moment. Texts of letters and mails are kept for thirty days.
account-export-json = What the club knows of you (JSON)
account-export-pgn = Your games (PGN)
account-export-mbox = Your mails and the letters to you (mbox)
account-muted = Whose words do not reach you
account-unmute = let them through again
mute-on = From now on nothing that { $name } writes is passed on to you. Moves and draw offers still are. { $name } is not told.
mute-off = What { $name } writes reaches you again.
report-taken = Your report is before the directors now.
mute-title = Words of your opponent
mute-note = Nothing that { $name } writes reaches you while this is on; moves and draw offers do. { $name } is not told.
mute-do = Let no words through
mute-undo = Let words through again
report-label = What should the directors know?
report-do = Tell the directors
mute-done = Saved. No words come through from there.
mute-undone = Saved. Words come through again.
report-done = Your report is before the directors.
director-reports = Reports
director-report = report
director-report-line = { $by } about { $about }: { $words }
director-report-from = Reported by
director-report-about = About
director-report-do = Dealt with
director-report-none = No report waits.
club-ask-over = This question has been answered already, or its time is over. Nothing was done.
club-no-such-answer = That answer does not fit the question. Nothing was done. Please write one of the words that the letter names alone on the first line.
club-still-open = The question is still open: answer this letter.
ask-elsewhere-from = An answer to this question came from { $address }, which is not an address that you were asked at. Nothing has been done.
ask-elsewhere-unconfirmed = An answer to this question came with your address as its sender, but our mail host could not confirm that it is yours. Nothing has been done.
ask-elsewhere-yours = If it was yours, answer this letter with the same word from the address it came to. If not, you need not do anything.
ask-elsewhere-add = If { $address } is an address of yours as well, add it at { $account }: then mail from there counts as yours.
club-member-already = You are a member already; your handle is { $name }.
club-last-admin = You are the only admin of the club. Make somebody else one before you leave.
club-too-many-reports = You have sent five reports within a day. Please wait until the directors have read them.
club-empty-report = A report needs words: what should the directors know?
club-yourself = That is yourself. Nothing was done.
club-inactive = { $name } has given no sign of life for a year and cannot be challenged.
club-suspended = { $name } may not begin games at present.
club-pace = { $text } is no pace. Write for example 10/30, 5+1, 3/move or bank 60.
club-start = { $text } is no starting position. Write a number from 0 to 959, a back rank such as BRNNKQRB, or an earlier match such as M0255.
event-left = { $name } has left the club, and with it { $event } ({ $code }), which you run. { $lost ->
    [0] No game was lost by it there.
    [one] One game was lost by it there.
   *[other] { $lost } games were lost by it there.
  }
event-left-cancelled = { $cancelled ->
    [one] One game that had not begun is cancelled.
   *[other] { $cancelled } games that had not begun are cancelled.
  }
event-left-void = Fewer than half of the games there were over, so that no result of { $name } counts in the table.
event-left-open = { $name } has left the club and is not entered in { $event } ({ $code }) any more, which you run.
