# The club's life: news, newsletter, game of the month, months, champions.
nav-news = News
life-ways = Club life
life-way-news = News
life-way-newsletter = Newsletter
life-way-game = Game of the month
life-way-months = Month by month
life-way-champions = Champions
life-way-calendar = Calendar

life-news-title = News
life-news-lead = What happens in the club, told by those who run it.
life-news-none = There is no news yet.
life-all-news = All news
life-feed = The news as a feed (Atom)
life-write-news = Write news

life-newsletter-title = Newsletter
life-newsletter-lead = The month in the club, once a month by mail: results, upsets, ratings, new members, news.
life-edit-newsletter = Edit the newsletter
life-issues = Issues
life-issues-none = No issue has appeared yet.
life-subscribe = By mail
life-subscribed = You get the newsletter by mail. Each issue has a link by which one click ends it.
life-not-subscribed = You do not get the newsletter by mail.
life-members-subscribe = Members can have it sent to them. It takes one click, and one click ends it.
life-subscribe-do = Send me the newsletter
life-unsubscribe-do = Send me no more newsletters
life-newsletter-on-done = From the next issue on you get the newsletter.
life-newsletter-off-done = You get no more newsletters.
account-newsletter = Send me the newsletter, once a month
life-issue-title = Newsletter { $number } · { $month }
life-issue-subject = [{ $club }] { $title }
life-issue-page = This issue on the web
life-stop = To get no more newsletters
life-how-to-vote = The game of the month: vote from { $from } to { $until }. Answer this letter with a line of its own:
life-vote-does = vote for game 1 of the list above (the number is only an example)
life-quiet = It was a quiet month: there is nothing to tell.

life-news = News of the club
life-ended = Results
life-ended-text = { $count ->
    [0] No game ended.
    [one] One game ended: { $white } won by White, { $draws } drawn, { $black } won by Black.
   *[other] { $count } games ended: { $white } won by White, { $draws } drawn, { $black } won by Black.
}
life-ended-on-time = { $count ->
    [one] One was lost on time.
   *[other] { $count } were lost on time.
}
life-events = Tournaments that ended
life-event-won = { $count ->
    [one] won by { $winner }, the only entrant
   *[other] won by { $winner }, with { $count } entrants
}
life-event-no-winner = ended without a winner
life-upsets = Upsets
life-upset = { $winner } ({ $own }) beat { $loser } ({ $theirs })
life-movers = Ratings that moved most
life-mover = { $before } → { $after }: { $score } of { $count } { $count ->
    [one] point
   *[other] points
}, expected { $expected }
life-members = New members
life-positions = Starting positions played for the first time
life-position-in = in game { $game }
life-last-position = The last position of { $game }, after { $move }:
life-winners = { $count ->
    [one] Game of the month: the last winner
   *[other] Game of the month: the last winners
}
life-nominees = Put up for game of the month
life-game = { $white } – { $black } { $result }, { $moves } moves from { $position }

life-month-title = The club in { $month }
life-month-lead = Results, upsets, ratings, and who and what was new. Months are those of UTC.
life-month-running = This month is still running.

life-gotm-title = Game of the month
life-gotm-lead = Any member can put up a finished game until the 7th of the next month; from the 1st to the 14th the members vote, one vote each.
life-vote-title = Vote: { $month }
life-vote-until = Votes have been taken since { $from } and are taken until { $until }. Until then a vote can be changed, and nobody sees how it stands.
life-vote-when = The vote on the game of the month is open from { $from } to { $until }.
life-vote-members = Members who are logged in can vote.
life-vote-none = No game has been put up for this month yet.
life-vote-closed = No vote is open
life-vote-next = The next vote opens on { $moment }.
life-vote-do = Vote for { $number }
life-vote-yours = { $number }. Your vote
life-vote-own = Your own game
life-voted-done = Your vote is counted.
life-ahead-title = Put up for { $month }
life-ahead-none = Nothing has been put up yet.
life-nominate = Put up a game
life-nominate-do = Put it up
life-nominate-hint = Its name, such as M0012-1, or its number. Your own games too.
life-nominate-this = Put this game up for game of the month
life-nominated-done = The game is put up.
life-nominated-before-done = This game had been put up already.
life-nominated = { $game } is put up for game of the month, with the number { $number }.
life-nominated-before = { $game } had been put up already; its number in the vote is { $number }.
life-winners-title = What won
life-winners-none = No month has been decided yet.
life-votes = { $count ->
    [one] one vote
   *[other] { $count } votes
}

life-calendar-title = Calendar
life-calendar-lead = When tournaments start and end, and when the members vote.
life-calendar-file = For calendar programs (iCalendar)
life-calendar-ahead = What comes
life-calendar-open = Taking entries, without a date yet
life-calendar-past = What was
life-calendar-none = There is nothing here.
life-date-starts = starts
life-date-open = takes entries
life-date-began = began
life-date-ended = ended
life-date-round-ends = round { $round } ends at the latest
life-date-tie-break-ends = the tie-break of round { $round } ends at the latest
life-date-vote-opens = the vote on { $month } opens
life-date-vote-closes = last day of the vote on { $month }

life-champions-title = Roll of champions
life-champions-lead = Who won the tournaments of the club.
life-champions-none = Nobody stands here yet.
life-champions-write = Enter champions
life-champions-note = For tournaments that this record does not hold; those that it holds are found from their games.
life-champions-by-hand = Entered by hand
life-col-year = Year
life-col-event = Tournament
life-col-winner = Champion
life-winner-hint = A member’s handle, or a name.
life-champion-do = Enter
life-champion-remove = take out
life-champion-remove-do = Take it out
life-champion-added-done = The line is entered.
life-champion-removed-done = The line is taken out.

life-desk-news = News
life-new-news = New item
life-edit-news = Edit this item
life-label-title = Title
life-label-text = Text
life-text-hint = Blank lines part paragraphs, lines that begin with “- ” are a list, addresses that begin with https:// become links. Nothing else is markup.
life-label-lang = Language of the text
life-label-reason = Reason
life-label-month = Month
life-publish = Publish
life-keep-draft = Keep as a draft
life-save = Save
life-preview = How it looks
life-see-news = See it among the news
life-withdraw = Take it back
life-withdraw-do = Take it back
life-discard = Discard the draft
life-news-published-done = The item is published.
life-news-kept-done = The draft is kept.
life-news-withdrawn-done = The item is taken back.
life-news-discarded-done = The draft is discarded.
life-state-draft = draft
life-state-published = published
life-state-withdrawn = taken back
life-state-discarded = discarded
life-state-sending = being sent
life-state-sent = sent

life-readers = { $count ->
    [0] No member has asked for the newsletter.
    [one] One member has asked for the newsletter.
   *[other] { $count } members have asked for the newsletter.
}
life-draft = New issue
life-draft-none = Every month of the last year has its issue.
life-draft-hint = It is drafted from what the record holds of that month; nothing is sent.
life-draft-do = Draft it
life-foreword = Words before it
life-foreword-hint = Up to 1500 characters each. Who has no words in the own language gets those in another.
life-contents = Contents
life-contents-hint = What is not ticked is left out when you save. The votes come as they stand when it is sent.
life-again = Gather the month anew
life-send = Send
life-send-note = What was saved last is sent, to all who have asked for it. It cannot be called back.
life-send-do = { $count ->
    [0] Publish it; no member has asked for it
    [one] Send it to one member
   *[other] Send it to { $count } members
}
life-see-issue = See the issue
life-letters = { $count ->
    [one] one letter
   *[other] { $count } letters
}
life-issue-drafted-done = The issue is drafted.
life-issue-saved-done = The issue is saved.
life-issue-sent-done = The issue is on its way.

life-denial-no-news = There is no news item { $number }.
life-denial-title = A title has 1 to { $most } characters.
life-denial-text = A text has 1 to { $most } characters.
life-denial-reason = Please say why, in at most 500 characters.
life-denial-changed = Somebody else has changed this since you looked at it. Look at it again, then decide.
life-denial-no-issue = There is no issue { $number }.
life-denial-issue-there = This month has an issue already: number { $number }.
life-denial-month-to-come = This month has not begun yet.
life-denial-issue-sent = This issue is on its way already and cannot be changed any more.
life-denial-game-runs = Game { $game } is not over. Only finished games can be put up.
life-denial-practice = A practice game cannot be put up.
life-denial-too-late = Games of that month could be put up until { $day }.
life-denial-no-vote = No vote is open at present. The next one opens on { $day }.
life-denial-not-nominated = { $count ->
    [0] There is no game { $number } in this vote: nothing has been put up.
    [one] There is no game { $number } in this vote: only number 1 has been put up.
   *[other] There is no game { $number } in this vote: numbers 1 to { $count } have been put up.
}
life-denial-own-game = Nobody can vote for a game of his or her own.
life-denial-year = The year is a number with four digits, and no year to come.
life-denial-name = Tournament and champion have 1 to 80 characters each.
life-denial-no-champion = There is no such line.

mail-newsletter-on = From the next issue on you get the newsletter. Each issue has a link that ends it.
mail-newsletter-off = You get no more newsletters.
mail-vote-not-up = { $game } is not among the games that are put up for the game of the month. Your vote was not counted.
mail-voted = Your vote counts for { $game }. Until the vote closes you can change it by another one.

stop-newsletter-title = Newsletter
stop-newsletter-lead = { $name }, you get the club’s newsletter once a month. With this button the last issue was your last one.
stop-newsletter-do = Send me no more newsletters
stop-newsletter-done = You get no more newsletters. Letters about your games come as before.
stop-newsletter-none = { $name }, you get no newsletters.

mail-help-newsletter-write = { command-newsletter } { command-on }
mail-help-newsletter-does = the club’s newsletter once a month, or no more with “{ command-off }”
mail-help-vote-write = { command-vote } 1
mail-help-vote-does = a vote for the game of the month
mail-help-offsite-write = { command-offsite } lichess.org
mail-help-offsite-does = brings a game that you played elsewhere: its PGN stands below this line or comes as an attachment

positions-played = Played in the club
positions-played-yes = already played
positions-played-never = never played
positions-never = never played in the club
positions-score = { $white } won by White, { $draws } drawn, { $black } by Black

log-action-draft-news = news drafted
log-action-publish-news = news published
log-action-edit-news = news changed
log-action-withdraw-news = news taken back
log-action-discard-news = draft of news discarded
log-action-draft-newsletter = newsletter drafted
log-action-edit-newsletter = newsletter changed
log-action-send-newsletter = newsletter sent
log-action-add-champion = champion entered
log-action-remove-champion = champion taken out
log-field-title = Title
log-field-text = Text
log-field-year = Year
log-field-event = Tournament
log-field-winner = Champion
log-value-draft = draft
log-value-published = published
log-value-withdrawn = taken back

# Months by themselves, as headings name them.
month-name-1 = January
month-name-2 = February
month-name-3 = March
month-name-4 = April
month-name-5 = May
month-name-6 = June
month-name-7 = July
month-name-8 = August
month-name-9 = September
month-name-10 = October
month-name-11 = November
month-name-12 = December
month-of-year = { $month } { $year }
life-read-on = Read on
life-votes-shared = { $count } games share it with equal votes
life-send-running = This month is not over. Games that end until { $day } will not be in it; what is sent now can be corrected later, but only for those who get it.
life-send-early = Send it before the month is over
life-send-tick = This month is not over: tick the box if it is to be sent all the same.
life-correction-subject = [{ $club }] Correction: { $title }
life-correction-of = This corrects the issue that you got on { $day }, and takes its place.
life-issue-corrected = { $first }, corrected { $day }
life-draft-month-running = { $month } (not over yet)
life-correction-head = Correct this issue
life-correction-what = The issue becomes a draft again. Until the correction is sent, everybody reads the issue as it was sent.
life-correction-do = Draft a correction
life-correction-note = This is a correction of an issue that was sent. Say in the words before it what is different.
life-correction-keep = Give the correction up
life-correction-send = What was saved last is sent to those who have got the issue and still want newsletters. It cannot be called back.
life-correction-send-do = Send the correction
life-issue-correct-done = The correction is a draft now.
life-issue-keep-done = The issue stays as it was sent.
life-denial-issue-not-sent = This issue has not gone out: change it as a draft.
