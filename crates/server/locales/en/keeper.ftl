# What the club's keeper reads at the terminal.

keeper-member-added = Member { $number } entered with the address { $address }.
keeper-member-role = { $handle } has the role { $role } now, and is told by letter.
keeper-member-address = Letters to { $handle } go to { $address }.
keeper-member-address-too = { $address } is an address of { $handle } now, and counts as confirmed. Letters go to { $first }, as before.
keeper-match-started = Match { $match } started: games { $games }. The letters to both players wait for the server to send them.
keeper-letters-are-files = Letters are not mailed: each is written to a file in { $directory } and counts as delivered. Name a relay (key outgoing.smtp) before the club plays.

keeper-letter-unknown = There is no letter { $letter }.
keeper-letter-queued = Letter { $letter } is queued.
keeper-letter-not-queued = Letter { $letter } is not there, was taken by the next host, is being sent right now, or has lost its text.
keeper-letter-dropped = Letter { $letter } is out of the queue.
keeper-letter-not-dropped = Letter { $letter } does not wait.

keeper-doctor-well = { $games ->
    [one] 1 game replayed; the record is sound.
   *[other] { $games } games replayed; the record is sound.
}
keeper-doctor-ill = { $games ->
    [one] 1 game replayed
   *[other] { $games } games replayed
}; { $faults ->
    [one] 1 fault:
   *[other] { $faults } faults:
}
keeper-doctor-row-differs = The row's { $columns } differ from what the game's events give.
keeper-doctor-unfetched = No mail has been fetched since { $since }: { $said }.
keeper-doctor-unfetched-server = Look at the keys imap.server and imap.tls, and at the server itself.
keeper-doctor-unfetched-login = Look at the keys imap.user and imap.password_file.
keeper-doctor-unfetched-mailbox = Look at the key imap.mailbox.
keeper-doctor-unfetched-other = The log says more.
keeper-doctor-row-differs-remedy = Run frcec doctor --repair: it writes the row anew from the events.
keeper-doctor-ratings-differ = The ratings are not what the results give; this player's is the first that differs.
keeper-doctor-ratings-differ-remedy = Run frcec doctor --repair: it computes the whole rating list anew from the results.
keeper-doctor-row-unreadable = The row cannot be read: { $error }.
keeper-doctor-event-unreadable = The event cannot be read: { $error }.
keeper-doctor-no-events = The game has a row but no events.
keeper-doctor-event-gap = Event { $expected } is missing; the next one there is { $found }.
keeper-doctor-impossible = The events make no game: { $error }.
keeper-doctor-lines-unplayable = Conditional lines do not fit their game: { $error }.
keeper-doctor-lines-remedy = Ask their owner to send them again; they stand in the mail that gave them.
keeper-doctor-case-adrift = The game stands still and no adjudication of it is open, or one is open and the game does not stand still.
keeper-doctor-case-remedy = A director ends it on the game's page at the desk: by a decision, or by letting the game go on.
keeper-doctor-tournament-unreadable = The tournament cannot be read: { $error }.
keeper-doctor-rounds-differ = Rounds and matches of the tournament do not fit: { $error }.
keeper-doctor-draw-differs = The draw of the tournament does not come out again: { $error }.
keeper-doctor-tournament-forgotten = All games of the tournament are over, but nothing will look at it: it would never end.
keeper-doctor-tournament-forgotten-remedy = Run frcec doctor --repair: then the server pairs its next round or ends it.
keeper-doctor-damaged = The database finds its own file broken: { $error }.
keeper-doctor-restore = Restore the record from the last backup before the damage, and compare.

keeper-backup-written = The record was copied to { $file }. Keep a copy of the secret { $secret } with it: without it, no letter that is out can be answered.
keeper-backup-there = { $file } is there already, and is not overwritten.
keeper-backup-postgres = The record is in PostgreSQL: copy it with pg_dump, and keep the secret { $secret } with the copy.
keeper-no-pace = “{ $text }” is no pace of the club: write 10/30, 10/40, 10/50, 5+1, N/move or bank N (N days, 1 to 365)
keeper-import-skipped = { $file }, game { $game } (line { $line }, column { $column }): left out: { $reason }
keeper-import-sum = { $new ->
    [one] One game is new
   *[other] { $new } games are new
} in the archive, { $known ->
    [one] one was
   *[other] { $known } were
} there before, { $skipped ->
    [one] one was
   *[other] { $skipped } were
} left out.

# frcec draw verify
keeper-draw-none = { $event } began before the club drew its positions in a way that can be checked.
keeper-draw-commitment = commitment { $hash }
keeper-draw-open = entries are open: no list, no links, no positions yet
keeper-draw-list = list of entries, hash { $hash }:
keeper-draw-link = link of round { $round }: { $link } gives { $gives }, as it has to
keeper-draw-link-wrong = link of round { $round }: { $link } gives { $gives }: WRONG
keeper-draw-position = { $scope }: { $digits } = { $number } gives { $played }, as played
keeper-draw-position-wrong = { $scope }: { $digits } = { $number } does not give { $played }, which was played: WRONG
keeper-draw-lot = lot of link { $round }: entry { $winner } ({ $hash }) goes on before entry { $other } ({ $more })
keeper-draw-right = The draw of { $event } is right.
keeper-draw-nothing-yet = Nothing of { $event } can be checked before its entries are closed.
keeper-match-started-staggered = Match { $match } started: games { $games }. Both players have been written to; the second game begins after Black’s move 10 of the first, or at its end.
keeper-no-game-name = “{ $text }” names no game: write 12, M0003-1 or M0003
keeper-game-unknown = There is no game { $game }.
keeper-backup-nowhere = There is no directory { $directory }: make it, or name another place for the copy.
