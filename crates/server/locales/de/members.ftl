# Mitglieder: kommen, gehen, was sie lesen wollen.
nav-join = Mitglied werden
join-subject = Bitte bestätigen Sie, dass Sie { $club } beitreten wollen
join-intro = Jemand, wahrscheinlich Sie, will mit dieser Adresse Mitglied von { $club } werden, einem Club, der Fischer-Random-Schach per E-Mail spielt. Die Mitgliedschaft kostet nichts.
join-how = Folgen Sie dem Link unten und drücken Sie dort auf den Knopf, oder antworten Sie auf diesen Brief. Beides gilt drei Tage lang. In der Antwort können Sie berichtigen, was unten steht: Schreiben Sie eine Zeile wie „{ join-label-name }: Anna Alder“ oder „{ join-label-zone }: Europe/Berlin“.
join-ignore = Wenn Sie das nicht wollten, lassen Sie diesen Brief liegen: Dann geschieht nichts.
join-open = wird aus Ihrer Adresse gebildet
join-country-open = nicht angegeben
join-label-name = Name
join-label-handle = Kürzel
join-label-country = Land
join-label-lang = Sprache
join-label-zone = Zeitzone
join-answer = Um per E-Mail beizutreten, antworten Sie auf diesen Brief mit diesem Wort in der ersten Zeile:
join-yes = Mitglied werden
join-link = Beitreten
join-known-subject = Sie sind schon Mitglied von { $club }
join-known = Jemand, wahrscheinlich Sie, will mit dieser Adresse Mitglied von { $club } werden. Sie ist es schon. Um Ihre Partien im Web zu sehen, fordern Sie einen Link zum Anmelden an.
join-known-link = Anmelden
join-welcome-subject = Willkommen bei { $club }
join-welcome = Willkommen bei { $club }, { $name }. Sie sind jetzt Mitglied; Ihr Kürzel ist { $handle }.
join-welcome-how = Ein Match besteht aus zwei Partien aus einer Ausgangsstellung, eine mit jeder Farbe. Jeder Zug kommt als Brief zu Ihnen, und Sie ziehen, indem Sie antworten.
join-welcome-help = So finden Sie einen Gegner: Schreiben Sie eines davon in die erste Zeile einer E-Mail an { $address }:
join-write-challenge = { command-challenge } anna #451
join-write-pair = { command-pair }
join-write-practice = { command-practice }
join-write-games = { command-games }
join-write-help = { command-help }
join-does-challenge = das Mitglied mit dem Kürzel anna zu einem Match aus Stellung 451 herausfordern; die Stellung kann fehlen, eine Bedenkzeit wie 5+1 dazukommen
join-does-pair = auf einen Gegner mit ähnlicher Wertungszahl warten
join-does-practice = eine Partie gegen den Spieler des Clubs beginnen, der zufällig zieht
join-does-games = Ihre laufenden Partien auflisten
join-does-help = die Liste aller Befehle erhalten
join-page = Ihre Seite
join-title = Dem Club beitreten
join-lead = Die Mitgliedschaft kostet nichts. Schreiben Sie Ihre Adresse, und ein Brief kommt zu Ihnen; nichts geschieht, bevor Sie geantwortet haben.
join-handle = Kürzel
join-handle-hint = 2 bis 30 Buchstaben a bis z, Ziffern, - und _. Bleibt das Feld leer, wird es aus Ihrer Adresse gebildet.
join-send = Schicken Sie mir den Brief
join-sent = Sehen Sie in die Post von { $address }.
join-sent-note = Dort liegt ein Brief, oder er ist unterwegs; an eine Adresse gehen nicht mehr als drei in der Stunde. Folgen Sie dem Link darin, oder antworten Sie darauf. Beides gilt drei Tage lang.
join-confirm-lead = Ein Knopfdruck, und Sie sind Mitglied. Was hier steht, lässt sich später ändern.
join-confirm = Mitglied werden
join-spent = Dieser Link wurde schon benutzt oder ist zu alt.
join-again = Neu beginnen
join-still-open = Noch ist nichts geschehen. Antworten Sie auf diesen Brief mit „{ command-yes }“ in der ersten Zeile und darunter, berichtigt, jeder Zeile, die anders sein soll.
join-declined = Gut: Es geschieht nichts, und es kommen keine weiteren Briefe.
join-done = Sie sind jetzt Mitglied und angemeldet.
join-member = Wollen Sie beitreten?
inactive-subject = Sie gelten bei { $club } als inaktiv
inactive-text = Guten Tag { $name }, { $club } hat seit einem Jahr nichts von Ihnen gehört. Bis zu einem Lebenszeichen gelten Sie als inaktiv, und niemand kann Sie herausfordern. Jede E-Mail an den Club, jeder Zug und jede Anmeldung bringt Sie zurück.
player-inactive = inaktiv
player-suspended = gesperrt
parting-subject = Wollen Sie { $club } verlassen?
parting-what = { $running ->
    [0] Wer { $club } verlässt, sollte dies wissen. Keine Ihrer Partien läuft. Ihre beendeten Partien bleiben unter „ehemaliges Mitglied“ im Archiv. Ihre Adressen und Anmeldungen werden gelöscht, offene Herausforderungen zurückgezogen, und es kommt kein Brief mehr zu Ihnen. Das lässt sich nicht rückgängig machen.
    [one] Wer { $club } verlässt, sollte dies wissen. Ihre laufende Partie ist damit sofort verloren, und Ihr Gegner erfährt es. Ihre beendeten Partien bleiben unter „ehemaliges Mitglied“ im Archiv. Ihre Adressen und Anmeldungen werden gelöscht, offene Herausforderungen zurückgezogen, und es kommt kein Brief mehr zu Ihnen. Das lässt sich nicht rückgängig machen.
   *[other] Wer { $club } verlässt, sollte dies wissen. Ihre { $running } laufenden Partien sind damit sofort verloren, und Ihre Gegner erfahren es. Ihre beendeten Partien bleiben unter „ehemaliges Mitglied“ im Archiv. Ihre Adressen und Anmeldungen werden gelöscht, offene Herausforderungen zurückgezogen, und es kommt kein Brief mehr zu Ihnen. Das lässt sich nicht rückgängig machen.
 }
parting-forget = Sie können darüber hinaus vergessen werden: Dann werden auch Ihr Name, Ihre E-Mails, die Briefe an Sie und Ihre privaten Notizen gelöscht, und niemand kann mehr sagen, wessen Partien es waren. Worte, die Sie an Gegner geschickt haben, gehören diesen und bleiben bei ihnen. Unsere Kopien von Briefen an andere, in denen Ihr Name steht, werden wie alle Briefe nach dreißig Tagen geleert; eine ältere Sicherung behält den alten Stand.
parting-declined = Gut: Sie bleiben Mitglied von { $club }. Nichts wurde geändert.
parting-answer = Wenn Sie das wollen, antworten Sie innerhalb von fünf Tagen auf diesen Brief mit einem davon in der ersten Zeile:
parting-does-yes = den Club verlassen
parting-does-delete = den Club verlassen und vergessen werden
parted-subject = [{ $club }] { $name } hat den Club verlassen
left-subject = Sie haben { $club } verlassen
left-text = { $lost ->
    [0] Sie haben { $club } verlassen. Dies ist der letzte Brief an Sie. Danke für die Partien.
    [one] Sie haben { $club } verlassen, und Ihre unbeendete Partie ist verloren. Dies ist der letzte Brief an Sie. Danke für die Partien.
   *[other] Sie haben { $club } verlassen, und Ihre { $lost } unbeendeten Partien sind verloren. Dies ist der letzte Brief an Sie. Danke für die Partien.
 }
left-forgotten = Ihre persönlichen Daten sind gelöscht, auch was von Ihren Adressen kam, bevor Sie Mitglied waren. Was Sie noch nennt, wird innerhalb von dreißig Tagen geleert: dieser Brief und unsere Kopien von Briefen an andere.
parting-title = Den Club verlassen
parting-sure = Ja, ich will den Club verlassen.
parting-do = Den Club verlassen
parting-forget-do = Den Club verlassen und vergessen werden
parting-not-sure = Kreuzen Sie zuerst das Kästchen an: Das lässt sich nicht rückgängig machen.
parting-done = Sie haben den Club verlassen. Danke für die Partien.
account-data = Ihre Daten
account-data-note = Jede Datei enthält den Stand eines Augenblicks. Texte von Briefen und E-Mails werden dreißig Tage aufbewahrt.
account-export-json = Was der Club von Ihnen weiß (JSON)
account-export-pgn = Ihre Partien (PGN)
account-export-mbox = Ihre E-Mails und die Briefe an Sie (mbox)
account-muted = Wessen Worte nicht zu Ihnen kommen
account-unmute = wieder durchlassen
mute-on = Ab jetzt wird nichts, was { $name } schreibt, an Sie weitergegeben. Züge und Remisangebote schon. { $name } erfährt davon nichts.
mute-off = Was { $name } schreibt, kommt wieder zu Ihnen.
report-taken = Ihre Meldung liegt jetzt der Turnierleitung vor.
mute-title = Worte Ihres Gegners
mute-note = Solange das an ist, kommt nichts, was { $name } schreibt, zu Ihnen; Züge und Remisangebote schon. { $name } erfährt davon nichts.
mute-do = Keine Worte durchlassen
mute-undo = Worte wieder durchlassen
report-label = Was sollte die Turnierleitung wissen?
report-do = Der Turnierleitung melden
mute-done = Gespeichert. Von dort kommen keine Worte mehr durch.
mute-undone = Gespeichert. Worte kommen wieder durch.
report-done = Ihre Meldung liegt der Turnierleitung vor.
director-reports = Meldungen
director-report = Meldung
director-report-line = { $by } über { $about }: { $words }
director-report-from = Gemeldet von
director-report-about = Über
director-report-do = Erledigt
director-report-none = Keine Meldung wartet.
club-ask-over = Diese Frage ist schon beantwortet, oder ihre Frist ist vorbei. Nichts ist geschehen.
club-no-such-answer = Diese Antwort passt nicht zur Frage. Nichts ist geschehen. Bitte schreiben Sie eines der im Brief genannten Wörter allein in die erste Zeile.
club-still-open = Die Frage ist noch offen: Antworten Sie auf diesen Brief.
ask-elsewhere-from = Eine Antwort auf diese Frage kam von { $address }; dort wurden Sie nicht gefragt. Es ist nichts geschehen.
ask-elsewhere-unconfirmed = Eine Antwort auf diese Frage kam mit Ihrer Adresse als Absender, aber unser Mailserver konnte nicht bestätigen, dass sie von Ihnen ist. Es ist nichts geschehen.
ask-elsewhere-yours = War sie von Ihnen, so antworten Sie auf diesen Brief mit demselben Wort, und zwar von der Adresse aus, an die er gegangen ist. Wenn nicht, brauchen Sie nichts zu tun.
ask-elsewhere-add = Ist auch { $address } eine Adresse von Ihnen, so tragen Sie sie unter { $account } ein: Dann gilt Post von dort als Ihre.
club-member-already = Sie sind schon Mitglied; Ihr Kürzel ist { $name }.
club-last-admin = Sie sind der einzige Verwalter des Clubs. Ernennen Sie einen anderen, bevor Sie gehen.
club-too-many-reports = Sie haben an einem Tag fünf Meldungen geschickt. Bitte warten Sie, bis die Turnierleitung sie gelesen hat.
club-empty-report = Eine Meldung braucht Worte: Was sollte die Turnierleitung wissen?
club-yourself = Das sind Sie selbst. Nichts ist geschehen.
club-inactive = { $name } hat seit einem Jahr kein Lebenszeichen gegeben und kann nicht herausgefordert werden.
club-suspended = { $name } darf zurzeit keine Partien beginnen.
club-pace = { $text } ist keine Bedenkzeit. Schreiben Sie etwa 10/30, 5+1, 3/move oder bank 60.
club-start = { $text } ist keine Ausgangsstellung. Schreiben Sie eine Nummer von 0 bis 959, eine Grundreihe wie BRNNKQRB oder ein früheres Match wie M0255.
event-left = { $name } hat den Club verlassen und damit auch { $event } ({ $code }), das Sie leiten. { $lost ->
    [0] Dort ging dadurch keine Partie verloren.
    [one] Dort ging dadurch eine Partie verloren.
   *[other] Dort gingen dadurch { $lost } Partien verloren.
  }
event-left-cancelled = { $cancelled ->
    [one] Eine Partie, die noch nicht begonnen hatte, entfällt.
   *[other] { $cancelled } Partien, die noch nicht begonnen hatten, entfallen.
  }
event-left-void = Weniger als die Hälfte der Partien dort war beendet; deshalb zählt kein Ergebnis von { $name } in der Tabelle.
event-left-open = { $name } hat den Club verlassen und ist zu { $event } ({ $code }), das Sie leiten, nicht mehr gemeldet.
