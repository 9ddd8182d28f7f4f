# Das Clubleben: Neuigkeiten, Rundbrief, Partie des Monats, Monate, Meister.
nav-news = Neues
life-ways = Clubleben
life-way-news = Neues
life-way-newsletter = Rundbrief
life-way-game = Partie des Monats
life-way-months = Monat für Monat
life-way-champions = Meister
life-way-calendar = Kalender

life-news-title = Neues
life-news-lead = Was im Club geschieht, erzählt von denen, die ihn führen.
life-news-none = Es gibt noch keine Nachrichten.
life-all-news = Alle Nachrichten
life-feed = Die Nachrichten als Feed (Atom)
life-write-news = Nachricht schreiben

life-newsletter-title = Rundbrief
life-newsletter-lead = Der Monat im Club, einmal im Monat per E-Mail: Ergebnisse, Überraschungen, Wertungszahlen, neue Mitglieder, Nachrichten.
life-edit-newsletter = Rundbrief bearbeiten
life-issues = Ausgaben
life-issues-none = Noch ist keine Ausgabe erschienen.
life-subscribe = Per E-Mail
life-subscribed = Sie bekommen den Rundbrief per E-Mail. Jede Ausgabe enthält einen Link, mit dem ein Klick ihn beendet.
life-not-subscribed = Sie bekommen den Rundbrief nicht per E-Mail.
life-members-subscribe = Mitglieder können ihn sich schicken lassen. Ein Klick genügt, und ein Klick beendet ihn.
life-subscribe-do = Rundbrief schicken
life-unsubscribe-do = Keinen Rundbrief mehr schicken
life-newsletter-on-done = Ab der nächsten Ausgabe bekommen Sie den Rundbrief.
life-newsletter-off-done = Sie bekommen keinen Rundbrief mehr.
account-newsletter = Einmal im Monat den Rundbrief schicken
life-issue-title = Rundbrief { $number } · { $month }
life-issue-subject = [{ $club }] { $title }
life-issue-page = Diese Ausgabe im Web
life-stop = Um keinen Rundbrief mehr zu bekommen
life-how-to-vote = Die Partie des Monats: Abgestimmt wird vom { $from } bis zum { $until }. Antworten Sie auf diesen Brief mit einer eigenen Zeile:
life-vote-does = für Partie 1 der Liste oben stimmen (die Nummer ist nur ein Beispiel)
life-quiet = Es war ein stiller Monat: Es gibt nichts zu berichten.

life-news = Nachrichten aus dem Club
life-ended = Ergebnisse
life-ended-text = { $count ->
    [0] Keine Partie ging zu Ende.
    [one] Eine Partie ging zu Ende: { $white ->
        [one] { $white } Sieg
       *[other] { $white } Siege
    } für Weiß, { $draws } Remis, { $black ->
        [one] { $black } Sieg
       *[other] { $black } Siege
    } für Schwarz.
   *[other] { $count } Partien gingen zu Ende: { $white ->
        [one] { $white } Sieg
       *[other] { $white } Siege
    } für Weiß, { $draws } Remis, { $black ->
        [one] { $black } Sieg
       *[other] { $black } Siege
    } für Schwarz.
}
life-ended-on-time = { $count ->
    [one] Eine davon ging durch Zeitüberschreitung verloren.
   *[other] { $count } davon gingen durch Zeitüberschreitung verloren.
}
life-events = Beendete Turniere
life-event-won = { $count ->
    [one] gewonnen von { $winner } als einzigem Teilnehmer
   *[other] gewonnen von { $winner }, { $count } Teilnehmer
}
life-event-no-winner = ohne Sieger beendet
life-upsets = Überraschungen
life-upset = { $winner } ({ $own }) schlug { $loser } ({ $theirs })
life-movers = Die größten Veränderungen der Wertungszahlen
life-mover = { $before } → { $after }: Punktzahl { $score } aus { $count } { $count ->
    [one] Partie
   *[other] Partien
}, erwartet { $expected }
life-members = Neue Mitglieder
life-positions = Zum ersten Mal gespielte Ausgangsstellungen
life-position-in = in Partie { $game }
life-last-position = Die Schlussstellung von { $game } nach { $move }:
life-winners = { $count ->
    [one] Partie des Vormonats
   *[other] Partien des Vormonats
}
life-nominees = Vorgeschlagen zur Partie des Monats
life-game = { $white } – { $black } { $result }, { $moves } Züge aus { $position }

life-month-title = Der Club im { $month }
life-month-lead = Ergebnisse, Überraschungen, Wertungszahlen, und wer und was neu war. Die Monate sind die der UTC.
life-month-running = Dieser Monat läuft noch.

life-gotm-title = Partie des Monats
life-gotm-lead = Jedes Mitglied kann eine beendete Partie bis zum 7. des nächsten Monats vorschlagen; vom 1. bis zum 14. stimmen die Mitglieder ab, jedes mit einer Stimme.
life-vote-title = Abstimmung: { $month }
life-vote-until = Abgestimmt wird seit dem { $from } und bis zum { $until }. Bis dahin kann man seine Stimme ändern, und niemand sieht, wie es steht.
life-vote-when = Die Wahl der Partie des Monats läuft vom { $from } bis zum { $until }.
life-vote-members = Angemeldete Mitglieder können abstimmen.
life-vote-none = Für diesen Monat ist noch keine Partie vorgeschlagen.
life-vote-closed = Zurzeit keine Abstimmung
life-vote-next = Die nächste Wahl beginnt am { $moment }.
life-vote-do = Für { $number } stimmen
life-vote-yours = { $number }. Ihre Stimme
life-vote-own = Ihre eigene Partie
life-voted-done = Ihre Stimme zählt.
life-ahead-title = Vorgeschlagen für { $month }
life-ahead-none = Noch ist nichts vorgeschlagen.
life-nominate = Eine Partie vorschlagen
life-nominate-do = Vorschlagen
life-nominate-hint = Ihr Name, etwa M0012-1, oder ihre Nummer. Auch Ihre eigenen Partien.
life-nominate-this = Diese Partie zur Partie des Monats vorschlagen
life-nominated-done = Die Partie ist vorgeschlagen.
life-nominated-before-done = Diese Partie war schon vorgeschlagen.
life-nominated = { $game } ist zur Partie des Monats vorgeschlagen, mit der Nummer { $number }.
life-nominated-before = { $game } war schon vorgeschlagen; die Nummer in der Abstimmung ist { $number }.
life-winners-title = Die bisherigen Sieger
life-winners-none = Noch ist kein Monat entschieden.
life-votes = { $count ->
    [one] eine Stimme
   *[other] { $count } Stimmen
}

life-calendar-title = Kalender
life-calendar-lead = Wann Turniere beginnen und enden, und wann die Mitglieder abstimmen.
life-calendar-file = Für Kalenderprogramme (iCalendar)
life-calendar-ahead = Was kommt
life-calendar-open = Nimmt Anmeldungen an, noch ohne Datum
life-calendar-past = Was war
life-calendar-none = Hier steht nichts.
life-date-starts = beginnt
life-date-open = nimmt Anmeldungen an
life-date-began = hat begonnen
life-date-ended = ging zu Ende
life-date-round-ends = Runde { $round } endet spätestens
life-date-tie-break-ends = der Stichkampf der Runde { $round } endet spätestens
life-date-vote-opens = die Abstimmung über { $month } beginnt
life-date-vote-closes = letzter Tag der Abstimmung über { $month }

life-champions-title = Die Meister des Clubs
life-champions-lead = Wer die Turniere des Clubs gewonnen hat.
life-champions-none = Noch steht hier niemand.
life-champions-write = Meister eintragen
life-champions-note = Für Turniere, die nicht in diesem Bestand stehen; die anderen werden aus ihren Partien ermittelt.
life-champions-by-hand = Von Hand eingetragen
life-col-year = Jahr
life-col-event = Turnier
life-col-winner = Meister
life-winner-hint = Das Kürzel eines Mitglieds oder ein Name.
life-champion-do = Eintragen
life-champion-remove = streichen
life-champion-remove-do = Streichen
life-champion-added-done = Die Zeile ist eingetragen.
life-champion-removed-done = Die Zeile ist gestrichen.

life-desk-news = Nachrichten
life-new-news = Neue Nachricht
life-edit-news = Nachricht bearbeiten
life-label-title = Titel
life-label-text = Text
life-text-hint = Leerzeilen trennen Absätze, Zeilen mit „- “ am Anfang sind eine Liste, Adressen mit https:// werden zu Links. Sonst gibt es keine Auszeichnung.
life-label-lang = Sprache des Textes
life-label-reason = Grund
life-label-month = Monat
life-publish = Veröffentlichen
life-keep-draft = Als Entwurf behalten
life-save = Speichern
life-preview = So sieht es aus
life-see-news = Bei den Nachrichten ansehen
life-withdraw = Zurückziehen
life-withdraw-do = Zurückziehen
life-discard = Entwurf verwerfen
life-news-published-done = Die Nachricht ist veröffentlicht.
life-news-kept-done = Der Entwurf ist gespeichert.
life-news-withdrawn-done = Die Nachricht ist zurückgezogen.
life-news-discarded-done = Der Entwurf ist verworfen.
life-state-draft = Entwurf
life-state-published = veröffentlicht
life-state-withdrawn = zurückgezogen
life-state-discarded = verworfen
life-state-sending = wird verschickt
life-state-sent = verschickt

life-readers = { $count ->
    [0] Kein Mitglied hat den Rundbrief bestellt.
    [one] Ein Mitglied hat den Rundbrief bestellt.
   *[other] { $count } Mitglieder haben den Rundbrief bestellt.
}
life-draft = Neue Ausgabe
life-draft-none = Jeder Monat des letzten Jahres hat seine Ausgabe.
life-draft-hint = Sie wird aus dem entworfen, was über den Monat festgehalten ist; verschickt wird nichts.
life-draft-do = Entwerfen
life-foreword = Vorwort
life-foreword-hint = Je bis zu 1500 Zeichen. Wer in der eigenen Sprache keines findet, bekommt es in einer anderen.
life-contents = Inhalt
life-contents-hint = Was nicht angehakt ist, fällt beim Speichern weg. Die Abstimmung kommt hinein, wie sie beim Verschicken steht.
life-again = Den Monat neu zusammenstellen
life-send = Verschicken
life-send-note = Verschickt wird, was zuletzt gespeichert wurde, an alle, die den Rundbrief bestellt haben. Zurückholen lässt er sich nicht.
life-send-do = { $count ->
    [0] Veröffentlichen; bestellt hat ihn niemand
    [one] An ein Mitglied verschicken
   *[other] An { $count } Mitglieder verschicken
}
life-see-issue = Ausgabe ansehen
life-letters = { $count ->
    [one] ein Brief
   *[other] { $count } Briefe
}
life-issue-drafted-done = Die Ausgabe ist entworfen.
life-issue-saved-done = Die Ausgabe ist gespeichert.
life-issue-sent-done = Die Ausgabe ist unterwegs.

life-denial-no-news = Es gibt keine Nachricht { $number }.
life-denial-title = Ein Titel hat 1 bis { $most } Zeichen.
life-denial-text = Ein Text hat 1 bis { $most } Zeichen.
life-denial-reason = Bitte nennen Sie einen Grund, in höchstens 500 Zeichen.
life-denial-changed = Jemand anders hat dies inzwischen geändert. Sehen Sie es noch einmal an und entscheiden Sie dann.
life-denial-no-issue = Es gibt keine Ausgabe { $number }.
life-denial-issue-there = Dieser Monat hat schon eine Ausgabe: Nummer { $number }.
life-denial-month-to-come = Dieser Monat hat noch nicht begonnen.
life-denial-issue-sent = Diese Ausgabe ist schon unterwegs und kann nicht mehr geändert werden.
life-denial-game-runs = Partie { $game } ist nicht zu Ende. Nur beendete Partien können vorgeschlagen werden.
life-denial-practice = Eine Übungspartie kann nicht vorgeschlagen werden.
life-denial-too-late = Partien jenes Monats konnten bis zum { $day } vorgeschlagen werden.
life-denial-no-vote = Zurzeit läuft keine Abstimmung. Die nächste beginnt am { $day }.
life-denial-not-nominated = { $count ->
    [0] Eine Partie { $number } gibt es in dieser Abstimmung nicht: Es ist nichts vorgeschlagen.
    [one] Eine Partie { $number } gibt es in dieser Abstimmung nicht: Nur Nummer 1 ist vorgeschlagen.
   *[other] Eine Partie { $number } gibt es in dieser Abstimmung nicht: Vorgeschlagen sind die Nummern 1 bis { $count }.
}
life-denial-own-game = Für eine eigene Partie kann niemand stimmen.
life-denial-year = Das Jahr ist eine vierstellige Zahl und liegt nicht in der Zukunft.
life-denial-name = Turnier und Meister haben je 1 bis 80 Zeichen.
life-denial-no-champion = Diese Zeile gibt es nicht.

mail-newsletter-on = Ab der nächsten Ausgabe bekommen Sie den Rundbrief. Jede Ausgabe enthält einen Link, der ihn beendet.
mail-newsletter-off = Sie bekommen keinen Rundbrief mehr.
mail-vote-not-up = { $game } gehört nicht zu den Partien, die als Partie des Monats vorgeschlagen sind. Ihre Stimme wurde nicht gezählt.
mail-voted = Ihre Stimme zählt für { $game }. Bis zum Ende der Abstimmung können Sie sie durch eine andere ersetzen.

stop-newsletter-title = Rundbrief
stop-newsletter-lead = { $name }, Sie bekommen einmal im Monat den Rundbrief des Clubs. Mit diesem Knopf war die letzte Ausgabe Ihre letzte.
stop-newsletter-do = Keinen Rundbrief mehr schicken
stop-newsletter-done = Sie bekommen keinen Rundbrief mehr. Briefe zu Ihren Partien kommen wie bisher.
stop-newsletter-none = { $name }, Sie bekommen keinen Rundbrief.

mail-help-newsletter-write = { command-newsletter } { command-on }
mail-help-newsletter-does = einmal im Monat der Rundbrief des Clubs, mit „{ command-off }“ nicht mehr
mail-help-vote-write = { command-vote } 1
mail-help-vote-does = eine Stimme für die Partie des Monats
mail-help-offsite-write = { command-offsite } lichess.org
mail-help-offsite-does = bringt eine Partie, die Sie anderswo gespielt haben: Ihre PGN steht unter dieser Zeile oder kommt als Anhang

positions-played = Im Club gespielt
positions-played-yes = schon gespielt
positions-played-never = noch nie gespielt
positions-never = im Club noch nie gespielt
positions-score = { $white ->
    [one] { $white } Sieg
   *[other] { $white } Siege
} für Weiß, { $draws } Remis, { $black } für Schwarz

log-action-draft-news = Nachricht entworfen
log-action-publish-news = Nachricht veröffentlicht
log-action-edit-news = Nachricht geändert
log-action-withdraw-news = Nachricht zurückgezogen
log-action-discard-news = Entwurf einer Nachricht verworfen
log-action-draft-newsletter = Rundbrief entworfen
log-action-edit-newsletter = Rundbrief geändert
log-action-send-newsletter = Rundbrief verschickt
log-action-add-champion = Meister eingetragen
log-action-remove-champion = Meister gestrichen
log-field-title = Titel
log-field-text = Text
log-field-year = Jahr
log-field-event = Turnier
log-field-winner = Meister
log-value-draft = Entwurf
log-value-published = veröffentlicht
log-value-withdrawn = zurückgezogen

# Months by themselves, as headings name them.
month-name-1 = Januar
month-name-2 = Februar
month-name-3 = März
month-name-4 = April
month-name-5 = Mai
month-name-6 = Juni
month-name-7 = Juli
month-name-8 = August
month-name-9 = September
month-name-10 = Oktober
month-name-11 = November
month-name-12 = Dezember
month-of-year = { $month } { $year }
life-read-on = Weiterlesen
life-votes-shared = { $count } Partien teilen es sich mit gleich vielen Stimmen
life-send-running = Dieser Monat ist noch nicht zu Ende. Partien, die bis { $day } enden, fehlen darin; was jetzt verschickt wird, lässt sich später berichtigen, aber nur für die, die es bekommen.
life-send-early = Vor dem Ende des Monats verschicken
life-send-tick = Dieser Monat ist nicht zu Ende: Kreuzen Sie das Kästchen an, wenn die Ausgabe trotzdem hinausgehen soll.
life-correction-subject = [{ $club }] Berichtigung: { $title }
life-correction-of = Das berichtigt die Ausgabe, die Sie am { $day } bekommen haben, und tritt an ihre Stelle.
life-issue-corrected = { $first }, berichtigt { $day }
life-draft-month-running = { $month } (noch nicht zu Ende)
life-correction-head = Diese Ausgabe berichtigen
life-correction-what = Die Ausgabe wird wieder zum Entwurf. Bis die Berichtigung verschickt ist, lesen alle die Ausgabe, wie sie verschickt wurde.
life-correction-do = Berichtigung entwerfen
life-correction-note = Das ist die Berichtigung einer verschickten Ausgabe. Sagen Sie im Vorwort, was anders ist.
life-correction-keep = Berichtigung verwerfen
life-correction-send = Das zuletzt Gespeicherte geht an alle, die die Ausgabe bekommen haben und den Newsletter noch wollen. Zurückholen lässt es sich nicht.
life-correction-send-do = Berichtigung verschicken
life-issue-correct-done = Die Berichtigung ist jetzt ein Entwurf.
life-issue-keep-done = Die Ausgabe bleibt, wie sie verschickt wurde.
life-denial-issue-not-sent = Diese Ausgabe ist noch nicht verschickt: Ändern Sie den Entwurf.
