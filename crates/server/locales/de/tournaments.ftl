# Turniere: Liste, Seiten, Auslosung, Leitung.

## Die Liste
tournaments-lead = Auf der Seite eines Turniers steht, wer spielt, wie es steht und warum; dort meldet man sich auch.
tournaments-open = Meldung offen
tournaments-running = Im Gange
tournaments-finished = Beendet
tournaments-none = Noch kein Turnier.
tournaments-none-open = Zurzeit nimmt kein Turnier Meldungen an.
tournaments-none-running = Zurzeit wird kein Turnier gespielt.
tournaments-none-finished = Noch ist kein Turnier beendet.
tournaments-cancelled = Abgesagt
tournaments-how = Mitglieder melden sich auf der Seite des Turniers. Es beginnt, wie dort steht; bis dahin bleiben die Stellungen verborgen.
tournaments-earlier = Frühere Turniere
tournaments-newest = Zu den neuesten Turnieren
col-places = Plätze
col-start = Beginn
col-round = Runde
col-winner = Sieger
col-event = Name
col-ended = Beendet
event-state-open = Meldung offen
event-state-running = läuft
event-state-finished = beendet
event-state-cancelled = abgesagt
event-fact-cancelled = Abgesagt
event-all-rounds = alle Runden zugleich
event-round-of = Runde { $round } von { $of }
event-starts-hand = wenn die Turnierleitung es beginnt
event-starts-waits = es sollte beginnen und wartet auf die Turnierleitung
event-starts-date = { $moment }
event-starts-full = wenn alle Plätze vergeben sind
event-places-any = { $taken ->
    [0] noch niemand
    [one] 1 Mitglied
   *[other] { $taken } Mitglieder
}
event-places-left = { $taken } von { $places } vergeben, { $left ->
    [0] keiner mehr frei
   *[other] { $left } frei
}
event-places-waiting = { $count ->
    [one] 1 auf der Warteliste
   *[other] { $count } auf der Warteliste
}

## Was ein Turnier ist
event-format-robin = Rundenturnier
event-format-double = Doppelrundiges Turnier
event-format-classes = Rundenturnier in Klassen
event-format-knockout = K.-o.-Turnier
event-format-dropout = Dropout-Turnier
event-format-swiss = Schweizer System
event-about-robin = Jeder spielt eine Partie gegen jeden.
event-about-double = Jeder spielt ein Match gegen jeden: zwei Partien, eine mit jeder Farbe.
event-about-classes = Klassen von etwa { $size } nach Wertung; jeder spielt eine Partie gegen jeden seiner Klasse.
event-about-classes-double = Klassen von etwa { $size } nach Wertung; jeder spielt ein Match aus zwei Partien gegen jeden seiner Klasse.
event-about-knockout = Matches aus zwei Partien: Wer eines verliert, scheidet aus.
event-about-dropout = Ein Match in jeder von höchstens sechs Runden. Ein Remis kostet einen Minuspunkt, eine Niederlage drei; wer nach einer Runde sechs hat, scheidet aus.
event-about-swiss = { $rounds ->
    [one] Eine Runde: eine Partie gegen jemanden mit gleich vielen Punkten.
   *[other] { $rounds } Runden, in jeder eine Partie gegen jemanden mit gleich vielen Punkten.
}
event-about-swiss-double = { $rounds ->
    [one] Eine Runde: ein Match aus zwei Partien gegen jemanden mit gleich vielen Punkten.
   *[other] { $rounds } Runden, in jeder ein Match aus zwei Partien gegen jemanden mit gleich vielen Punkten.
}
event-pace-bank = { $days ->
    [one] ein Tag für alle Züge einer Partie
   *[other] { $days } Tage für alle Züge einer Partie
}
event-pace-block = { $days } Tage am Anfang, { $days } weitere nach je { $moves } Zügen
event-pace-increment = { $days } Tage am Anfang, mit jedem Zug { $more ->
    [one] ein weiterer Tag
   *[other] { $more } weitere Tage
}
event-pace-per-move = { $days ->
    [one] ein Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
}
event-facts = Über dieses Turnier
event-fact-round = Eine Runde
event-round-days = { $days ->
    [one] dauert höchstens einen Tag
   *[other] dauert höchstens { $days } Tage
}
event-positions = Ausgangsstellungen
event-positions-pair = Eine Stellung für jede Paarung
event-positions-event = Eine Stellung für alle
event-positions-game = Eine Stellung für jede Partie
event-positions-hint = Der Club lost sie zu Beginn aus; bis dahin sind sie für alle verborgen.
event-fact-order = Die beiden Partien
event-order-together = Beide Partien eines Matches zugleich
event-order-staggered = Die zweite Partie nach dem 10. Zug der ersten oder nach deren Ende
event-fact-rated = Wertung
event-rated-yes = Die Partien zählen für die Wertungsliste.
event-rated-no = Die Partien werden nicht gewertet.
event-fact-delay = Laufende Partien
event-delay = { $moves ->
    [one] Alle außer den beiden Spielern und Turnierleitern, die nicht mitspielen, sehen eine laufende Partie ohne den letzten Zug.
   *[other] Alle außer den beiden Spielern und Turnierleitern, die nicht mitspielen, sehen eine laufende Partie ohne die letzten { $moves } Züge.
}
event-fact-for = Wer sich melden kann
event-for-all = jedes Mitglied
event-for-between = Wertung von { $min } bis { $max }
event-for-from = Wertung ab { $min }
event-for-to = Wertung bis { $max }
event-for-finished = { $count ->
    [one] mindestens eine beendete Partie
   *[other] mindestens { $count } beendete Partien
}
event-for-time-losses = { $count ->
    [0] keine Partie durch Zeit verloren
    [one] höchstens eine Partie durch Zeit verloren
   *[other] höchstens { $count } Partien durch Zeit verloren
}
event-fact-places = Plätze
event-fact-began = Begonnen
event-fact-director = Leitung
event-fact-deputy = Stellvertretung
event-fact-next = Das nächste
event-fact-load = Ihre Partien
event-load = { $running } laufen, und bis zu { $entered } in Turnieren, zu denen Sie gemeldet sind. Ihre Grenze ist { $most }: Würde ein Beginn sie überschreiten, wird erst die Turnierleitung gefragt.
event-reopens = nimmt Meldungen an, sobald dieses beginnt
event-draw-link = Wie die Stellungen ausgelost werden und wie man es nachprüft
event-progress-label = Beendete Partien

## Wer dabei ist
tournament-entries = Meldungen
tournament-no-entries = Noch ist niemand gemeldet.
tournament-hidden = Die Ausgangsstellungen bleiben für alle verborgen, bis das Turnier beginnt.
event-waiting-list = Warteliste
event-entrant-left = hat das Turnier verlassen
event-entrant-void = hat das Turnier verlassen; kein Ergebnis zählt
event-entrant-no-show = nicht angetreten
event-entrant-out = ausgeschieden
event-entrant-for = anstelle von { $name }
event-way-in = Melden
event-log-in = Mitglieder melden sich hier zum Turnier, nachdem sie sich im Club angemeldet haben.
event-cannot-enter = Sie können sich nicht melden:
event-enter-note = Sie spielen mit, wenn das Turnier beginnt. Bis dahin können Sie die Meldung zurücknehmen.
event-by-mail = Es geht auch per Mail. Schreiben Sie diese Zeile an { $address }:
event-enter-me = Zu diesem Turnier melden
event-enter-waits = Alle Plätze sind vergeben. Wer wartet, rückt der Reihe nach auf, wenn einer frei wird.
event-enter-list = Auf die Warteliste
event-you-are-in = Sie sind dabei
event-you-play = Ein Brief sagt Ihnen, wenn das Turnier beginnt. Bis dahin können Sie die Meldung zurücknehmen.
event-you-wait = Sie stehen auf der Warteliste. Ein Brief sagt Ihnen, wenn ein Platz Ihnen gehört.
event-withdraw-me = Meldung zurücknehmen
event-leave = Das Turnier verlassen
event-leave-reason = Warum (wenn Sie es sagen möchten)
event-leave-sure = Ich bin sicher.
event-leave-do = Turnier verlassen
event-leave-unsure = Kreuzen Sie an, dass Sie sicher sind. Sie sind noch im Turnier.
event-entered-done = Sie sind gemeldet.
event-withdrawn-done = Die Meldung ist zurückgenommen.
event-left-done = Sie sind aus dem Turnier ausgeschieden. Ein Brief sagt, was aus Ihren Partien geworden ist.

## Wie es steht
tournament-round = Runde { $round }
tournament-rounds = Die Runden
tournament-class = Klasse { $class }
tournament-cross = Kreuztabelle
tournament-cross-note = Eine Spalte ist der Spieler mit dieser Nummer. Jedes Zeichen führt zur Partie; ein Punkt ist eine Partie, die noch läuft, × eine abgesetzte.
tournament-by-round = Ergebnisse nach Runden
tournament-by-round-note = Eine Spalte ist eine Runde; die kleine Zahl ist die Zeile des Gegners. Jedes Zeichen führt zur Partie.
tournament-line = Zeile
tournament-against = gegen Zeile
tournament-standings = Stand
tournament-bracket = Turnierbaum
tournament-malus = Minuspunkte
tournament-cell-win = gewonnen gegen { $name }
tournament-cell-loss = verloren gegen { $name }
tournament-cell-draw = remis gegen { $name }
tournament-cell-open = gegen { $name }, läuft
tournament-cell-cancelled = gegen { $name }, abgesagt
tournament-cell-bye = spielfrei
col-expected = Erwartet
col-gain = ±
tie-wins = Siege
tie-sonneborn = S-B
tie-mutual = Direkt
tie-buchholz = Buchholz
tie-malus = Minus
tie-survived = Runden
tie-wins-text = Zahl der Siege: wie viele Partien jemand gewonnen hat.
tie-sonneborn-text = Sonneborn-Berger: die Punkte der besiegten Gegner und die halben Punkte derer, gegen die remis gespielt wurde.
tie-mutual-text = Die Punkte aus den Partien unter denen, die noch gleichauf sind; ein Strich, wo es keine gibt.
tie-buchholz-text = Buchholz: die Punkte aller Gegner zusammen. Eine Runde ohne Partie zählt wie eine gegen jemanden mit den eigenen Punkten.
tie-malus-text = Minuspunkte: einer für ein Remis, drei für eine Niederlage. Weniger sind besser.
tie-survived-text = Überstandene Runden. Mehr sind besser.
tie-expected-text = Wie viele Punkte die Wertungen zu Beginn in den bisher gespielten Partien erwarten ließen, die in der Tabelle zählen.
tie-gain-text = Wie weit das Ergebnis darüber oder darunter liegt.
tie-sonneborn-swiss-text = Sonneborn-Berger: die Punkte der besiegten Gegner und die halben Punkte derer, gegen die remis gespielt wurde. Ein Sieg ohne Partie zählt wie einer gegen jemanden mit den eigenen Punkten.
tie-played-text = Beendete Partien von allen, die zählen. Eine Partie, die vor dem ersten Zug aufgegeben wurde, ist eine Partie; ein Sieg gegen jemanden, der nie angetreten ist, ist ein Sieg, bleibt aber bei Farben und Erwartung außer Betracht.
tie-order-points = Zuerst zählen die Punkte. Bei gleich vielen entscheidet dies, in dieser Reihenfolge:
tie-order = Die Plätze folgen hieraus, in dieser Reihenfolge:
tie-legend = Was die Spalten bedeuten
tie-reasons = Punktgleiche
tie-sums = Wie die Summen entstehen
tie-sum = { $name }, { $what }: { $sum } = { $value }
tie-unplayed = keine Partie
tie-by-wins = { $first } vor { $second }: beide mit { $points }, mehr Siege ({ $more } gegen { $less }).
tie-by-sonneborn = { $first } vor { $second }: bis dahin gleich bei { $points }, mehr Sonneborn-Berger ({ $more } gegen { $less }).
tie-by-mutual = { $first } vor { $second }: bis dahin gleich bei { $points }, mehr Punkte in den Partien der Punktgleichen untereinander ({ $more } gegen { $less }).
tie-by-buchholz = { $first } vor { $second }: bis dahin gleich bei { $points }, mehr Buchholz ({ $more } gegen { $less }).
tie-by-malus = { $first } vor { $second }: bis dahin gleich bei { $points }, weniger Minuspunkte ({ $more } gegen { $less }).
tie-by-survived = { $first } vor { $second }: bis dahin gleich bei { $points }, mehr überstandene Runden ({ $more } gegen { $less }).
tie-by-lot = { $first } vor { $second }: in allem gleich bei { $points }, das Los hat entschieden.
tie-equal = { $first } und { $second } teilen den Platz: in allem gleich bei { $points }.
bracket-note = Die Zahl neben einem Namen ist der Setzplatz, nach der Wertung beim Meldeschluss. Von zwei Ergebnissen ist das zweite das des Stichkampfs.
bracket-final = Finale
bracket-semi = Halbfinale
bracket-quarter = Viertelfinale
bracket-round = Runde der letzten { $places }
bracket-seed = gesetzt an
bracket-unknown = noch offen
bracket-empty = niemand
bracket-waits = Noch nicht begonnen.
bracket-runs = Läuft.
bracket-level = Unentschieden: Zwei weitere Partien aus neuen Stellungen entscheiden.
bracket-tie-break-runs = Der Stichkampf läuft.
bracket-nobody = Niemand kommt weiter: Beide haben das Turnier verlassen.
bracket-bye = { $name } kommt ohne Match weiter.
bracket-by-score = { $name } kommt weiter, { $score }.
bracket-by-tie-break = { $name } kommt weiter, { $score } im Stichkampf.
bracket-by-time = { $name } kommt weiter: Auch der Stichkampf war unentschieden, und weniger Partien des Turniers gingen durch Zeit verloren ({ $own } gegen { $theirs }).
bracket-by-lot = { $name } kommt weiter: Alles war gleich, und das Los aus Glied { $round } der Auslosung hat entschieden.
bracket-won-by-score = { $name } hat das Turnier gewonnen, { $score }.
bracket-won-by-tie-break = { $name } hat das Turnier gewonnen, { $score } im Stichkampf.
bracket-won-by-time = { $name } hat das Turnier gewonnen: Auch der Stichkampf war unentschieden, und weniger Partien des Turniers gingen durch Zeit verloren ({ $own } gegen { $theirs }).
bracket-won-by-lot = { $name } hat das Turnier gewonnen: Alles war gleich, und das Los aus Glied { $round } der Auslosung hat entschieden.
bracket-won-by-absence = { $name } hat das Turnier gewonnen: Der Gegner hat es verlassen.
bracket-won-bye = { $name } ist als einziger Teilnehmer übrig geblieben.
bracket-by-absence = { $name } kommt weiter: Der Gegner hat das Turnier verlassen.
bracket-started = { $name } kommt weiter: Die nächste Runde hatte begonnen, als ein Ergebnis berichtigt wurde.
malus-note = Minuspunkte nach Runden; jede Zahl führt zum Match. Wer nach einer Runde { $limit } oder mehr hat, scheidet aus; träfe es alle, bleiben die mit den wenigsten.
malus-sum = Summe
malus-in = dabei
malus-out = ausgeschieden nach Runde { $round }
malus-over = noch in dieser Runde, schon mit { $limit } oder mehr
malus-back = spielt ab Runde { $round } weiter: Ein Ergebnis wurde berichtigt
malus-too-late = ausgeschieden nach Runde { $round }; das Ergebnis wurde erst berichtigt, als das Turnier beendet war
malus-not-in = in dieser Runde nicht dabei
malus-against = gegen { $name }
round-tie-break = Runde { $round }: Stichkämpfe
round-began = begonnen am { $day }
round-ended = beendet am { $day }
round-ends = spätestens am { $day } zu Ende
round-progress = { $over } von { $all } Partien beendet
round-why = Warum diese Paarungen
why-pair = { $white } – { $black }:
why-berger = Runde { $round } der Berger-Tabelle.
why-berger-class = Runde { $round } der Berger-Tabelle der Klasse { $class }.
why-final = das Finale, gesetzt an { $one } gegen { $other }.
why-semi-final = ein Halbfinale, gesetzt an { $one } gegen { $other }.
why-bracket = ihre Plätze im Baum der { $places } treffen aufeinander, gesetzt an { $one } gegen { $other }.
why-level = ihr Match der Runde { $round } endete unentschieden; zwei Partien aus neuen Stellungen entscheiden es.
why-level-moot = ihr Match der Runde { $round } hatte gleich geendet, und zwei Partien sollten es entscheiden. Seither wurde ein Ergebnis berichtigt: Das Match ist ohne sie entschieden, und was davon noch lief, ist abgesetzt.
why-same-malus = Minuspunkte beider: { $malus }.
why-nearest-malus = Minuspunkte: { $white } hat { $one }, { $black } hat { $other }; mit gleich vielen war niemand mehr da.
why-same-score = beide mit { $points }.
why-floated = { $name } trifft mit { $from } auf jemanden mit { $to }; unter denen mit gleich vielen fand sich niemand.
why-rematch = Sie sind sich schon in Runde { $round } begegnet; ohne Wiederholung ging es nicht auf.
why-corrected = Nachdem diese Runde gepaart war, wurde ein Ergebnis berichtigt: { $game }, { $white } – { $black }, damals { $before }, jetzt { $after }. Was darüber steht, ist von vorher, und die Paarungen sind geblieben.
why-colour-must = Farben: Andersherum hätte { $name } eine Farbe zum dritten Mal hintereinander oder dreimal öfter als die andere.
why-colour-balance = Farben: { $name } hatte die andere öfter.
why-colour-alternate = Farben: { $name } hatte zuletzt die andere.
why-colour-unlike = Farben: Als beide zuletzt verschiedene hatten, war es andersherum.
why-colour-higher = Farben: Beiden stand dieselbe zu, und { $name } ist höher platziert.
why-colour-number = Farben: Keinem stand eine zu; ungerade Setzplätze beginnen mit Weiß, gerade mit Schwarz.
why-bye-odd = { $name } ist spielfrei: Die Zahl der Spieler ist ungerade.
why-bye-seed = { $name } kommt, gesetzt an { $seed }, ohne Match weiter: Der Turnierbaum hat mehr Plätze als Spieler.
why-bye-empty = { $name } kommt ohne Match weiter: Wer auf den anderen Platz gehört hätte, ist nicht mehr im Turnier.
why-bye-no-opponent = { $name } ist spielfrei: Es war kein Gegner mehr da, den die Farben zulassen. Das zählt als Sieg.
why-bye-lowest = { $name } ist spielfrei, mit { $points } am weitesten unten von denen, die es noch nicht waren. Das zählt als Sieg.
why-bye-highest = { $name } ist spielfrei, mit { $malus } Minuspunkten am höchsten von denen, die es noch nicht waren. Das bringt keine Minuspunkte.
why-bye-again = { $name } ist spielfrei: Die Zahl der Spieler ist ungerade, und alle waren es schon oder haben kampflos gewonnen.
why-bye-forced = { $name } ist spielfrei: Die Zahl der Spieler ist ungerade, und sonst wären sich zwei wieder begegnet, jemand wäre zum zweiten Mal spielfrei gewesen, oder die Farben hätten nicht gepasst.
why-came-by-lot = { $name } kam durch das Los in diese Runde, mit Glied { $round } der Auslosung: Alles war gleich.
why-came-by-time = { $name } kam in diese Runde, weil weniger Partien des Turniers durch Zeit verloren waren ({ $own } gegen { $theirs }): Sonst war alles gleich.

## Die Auslosung
draw-title = Auslosung von { $event }
draw-head = Wie die Stellungen ausgelost wurden
draw-head-none = Es wurde keine Stellung ausgelost
draw-head-ahead = Wie die Stellungen ausgelost werden
draw-none = Dieses Turnier begann, bevor der Club seine Stellungen nachprüfbar ausloste.
draw-not-yet = Die Meldung ist offen. Der Club hat sich schon festgelegt; Stellungen gibt es, wenn das Turnier beginnt.
draw-cancelled = Das Turnier wurde vor dem Beginn abgesagt: Keine Stellung wurde ausgelost.
draw-right = Diese Seite hat eben alles aus dem Veröffentlichten neu berechnet: Alles stimmt.
draw-wrong = Diese Seite hat eben alles aus dem Veröffentlichten neu berechnet, und nicht alles stimmt:
draw-how = Wie es geht
draw-how-lead = Niemand kann eine Stellung aussuchen, auch der Club nicht, und jeder kann es mit sha256sum nachprüfen, das jedes Linux hat (auf macOS: shasum -a 256).
draw-step-commit = Bevor sich jemand meldet, zieht der Club ein Geheimnis und bildet davon immer wieder den Hash (SHA-256). Der letzte Hash wird veröffentlicht: die Festlegung. Sie bindet den Club und verrät nichts.
draw-step-list = Beim Meldeschluss steht die Liste aller Spieler fest, und ihr Hash wird veröffentlicht. Als der Club sich festlegte, konnte er sie nicht kennen.
draw-step-link = Wenn eine Runde beginnt, wird ein Glied der Kette veröffentlicht. Sein Hash ist das Glied davor und am Ende die Festlegung: Es stand die ganze Zeit fest.
draw-step-position = Aus Glied, Liste, Kennung des Turniers und Nummer der Paarung wird ein Hash gebildet. Seine ersten vier Stellen sind eine Zahl, und ihr Rest bei der Teilung durch 960 ist die Stellung. Eine zweite Ziehung gibt es nicht.
draw-step-lot = Wo in einem Match eines K.-o.-Turniers alles gleich ist, entscheidet das Los: Das Glied der nächsten Runde, die Liste, der Code des Turniers und die Nummer jedes der beiden werden gehasht; wessen Hash als Text kleiner ist, kommt weiter.
draw-published = Was veröffentlicht ist
draw-commitment = Die Festlegung
draw-commitment-when = Veröffentlicht { $moment }, als die Meldung begann.
draw-list = Die geschlossene Meldeliste
draw-list-when = Geschlossen { $moment }. Jede Zeile: Nummer im Turnier, Nummer des Mitglieds, Wertung in Hundertsteln.
draw-list-hash = Ihr Hash:
draw-links = Die Glieder
draw-link = Glied
draw-link-check = Sein Hash
draw-link-fits = ist das Glied davor
draw-link-wrong = ist nicht das Glied davor
draw-link-last = nach der letzten Runde, für ihre Lose
draw-positions = Die Stellungen
draw-positions-note = Jede eben neu berechnet und mit der gespielten verglichen.
draw-for = Für
draw-digits = Stellen
draw-number = Zahl
draw-played = Gespielt
draw-position-fits = ist die ausgeloste
draw-position-wrong = ist nicht die ausgeloste
draw-scope-event = alle Partien
draw-scope-pair = Runde { $round }, Paarung { $pairing }
draw-scope-game = Runde { $round }, Paarung { $pairing }, Partie { $game }
draw-more = Und { $count } weitere, ebenso berechnet und verglichen.
draw-lots = Die Lose
draw-lots-note = Jedes eben neu berechnet. Der kleinere Hash kommt weiter.
draw-lot = Glied { $round }: { $winner } kommt vor { $other } weiter.
draw-by-hand = Selbst nachprüfen
draw-by-hand-list = Die Meldeliste. Heraus muss ihr Hash von oben kommen:
draw-by-hand-link = Das neueste Glied. Heraus muss das Glied davor kommen oder die Festlegung:
draw-by-hand-position = Die Stellung für { $scope }. Die ersten vier Stellen als Zahl und ihr Rest:
draw-by-hand-retry = Eine Zahl ab 65280 wird nicht verwendet, damit keine Stellung wahrscheinlicher ist als eine andere; dann wird derselbe Text mit „try 1“ genommen und so weiter.
draw-by-hand-keeper = Wer den Club betreibt, kann alles auf einmal berechnen lassen:
draw-texts = Die Texte aller Stellungen
draw-fault-entries = Die Meldeliste ergibt nicht den Hash, der veröffentlicht wurde.
draw-fault-link = Das Glied der Runde { $round } ergibt nicht das Glied davor.
draw-fault-no-link = Partien der Runde { $round } haben begonnen, aber ihr Glied ist nicht veröffentlicht.
draw-fault-position = Für { $scope } wurde { $drawn } ausgelost, gespielt wurde aber { $played }.

## Was die Leitung tut
event-to-desk = Dieses Turnier leiten
event-to-page = Seine Seite
event-new-lead = Nur der Name fehlt; alles andere hat schon einen sinnvollen Wert.
event-open = Meldung eröffnen
event-look = Erst ansehen
event-fits = Alles passt zusammen. Noch ist nichts angelegt.
event-fits-round = { $days ->
    [one] Eine Runde dauert höchstens einen Tag.
   *[other] Eine Runde dauert höchstens { $days } Tage.
}
event-fits-longest = Mit { $players } Spielern ist es spätestens nach { $days } Tagen zu Ende.
event-fits-endless = Bei dieser Bedenkzeit lässt sich kein letzter Tag nennen.
event-form-faults = { $count ->
    [one] Ein Feld passt nicht. Nichts wurde gespeichert.
   *[other] { $count } Felder passen nicht. Nichts wurde gespeichert.
}
event-form-number = Schreiben Sie eine ganze Zahl von { $least } bis { $most }, oder lassen Sie das Feld leer.
event-form-date = Schreiben Sie Tag und Uhrzeit, zum Beispiel 2026-05-03T18:00.
event-form-classes = Nur Rundenturniere werden in Klassen gespielt. Lassen Sie das Feld leer.
event-form-what = Was gespielt wird
event-form-fixed = Was bleibt, weil das Turnier läuft
event-form-robin = Rundenturnier: jeder gegen jeden
event-form-knockout = K.-o.-Turnier: wer ein Match verliert, scheidet aus
event-form-dropout = Dropout-Turnier: ein Match je Runde, mit sechs Minuspunkten scheidet man aus
event-form-swiss = Schweizer System: jede Runde gegen jemanden mit gleich vielen Punkten
event-form-double = Ein Match: zwei Partien, eine mit jeder Farbe
event-form-single = Eine Partie
event-form-games-hint = Für Rundenturniere und Schweizer System. K.-o.- und Dropout-Turniere werden immer in Matches gespielt.
event-form-rounds-hint = Nur für das Schweizer System.
event-form-delay-hint = Um wie viele Züge später andere eine laufende Partie sehen; 0 zeigt alles sofort. Sobald sich jemand gemeldet hat, bleibt es dabei.
event-form-class-hint = Nur für Rundenturniere. Leer: eine Tabelle für alle.
event-form-time = Bedenkzeit
event-form-banks = Für jede Form: endet von selbst
event-form-paces = Nur für Rundenturniere
event-form-pace-hint = Turniere in Runden brauchen ein Zeitkonto in Tagen (bank), damit jede Runde endet. Beide Spieler dürfen es nacheinander ganz verbrauchen: Eine Runde braucht das Doppelte und, wo die zweite Partie auf die erste wartet, das Vierfache.
event-form-round-days-hint = Für K.-o.- und Dropout-Turniere und das Schweizer System. Leer: so lange, wie die Bedenkzeit braucht.
event-form-order-usual = Wie üblich: im K.-o.-Turnier wartet die zweite Partie, sonst beide zugleich
event-form-start = Beginn
event-form-start-hand = Ich beginne es von Hand
event-form-start-full = Es beginnt, wenn alle Plätze vergeben sind
event-form-start-date = Es beginnt zur Zeit unten
event-form-date-hint = Ihre Zeitzone: { $zone }
event-form-capacity-hint = Leer: so viele, wie kommen. Wer später kommt, wartet auf einen Platz.
event-form-who = Wer sich melden kann und wer hilft
event-form-who-note = Leere Felder verlangen nichts.
event-form-min-rating-hint = Wer noch keine Wertung hat, zählt als 1500.
event-form-max-rating-hint = Nach der Liste am Tag der Meldung.
event-form-finished-hint = Partien, die in diesem Club beendet wurden.
event-form-losses-hint = Partien, die in diesem Club durch Zeit verloren gingen.
event-form-deputy-hint = Wird gefragt, wenn die Leitung vierzehn Tage geschwiegen hat.
event-field-name = Name
event-field-format = Form
event-field-games = Gegen jeden Gegner
event-field-rounds = Runden
event-field-class_size = Spieler in einer Klasse
event-field-positions = Ausgangsstellungen
event-field-rated = Die Partien zählen für die Wertungsliste
event-field-delay = Züge später zeigen
event-field-pace = Bedenkzeit
event-field-round_days = Tage für eine Runde
event-field-order = Die beiden Partien eines Matches
event-field-start = Was es beginnen lässt
event-field-date = Zeit des Beginns
event-field-capacity = Plätze
event-field-reopen = Wenn es beginnt, nimmt das nächste von selbst Meldungen an
event-field-min_rating = Niedrigste Wertung
event-field-max_rating = Höchste Wertung
event-field-min_finished = Wenigstens beendete Partien
event-field-max_time_losses = Höchstens Zeitverluste
event-field-deputy = Stellvertretung
event-field-reason = Grund
event-field-key = Schlüssel
event-field-act = Handlung
event-field-seen = Gesehen
event-reason-hint = Die Begründung kommt ins Protokoll.
event-edit = Einstellungen ändern
event-edit-head = { $name } ändern
event-edit-lead = Wofür sich Mitglieder gemeldet haben, bleibt: Form, Bedenkzeit, Stellungen und Wertung, sobald jemand gemeldet ist; fast alles, sobald es läuft.
event-edited = Das Turnier ist geändert.
event-no-deputy = niemand
event-no-director = niemand
event-own = Sie spielen in diesem Turnier mit. Beginnen und nach den Regeln weiterpaaren können Sie es; was eine Entscheidung braucht, muss eine andere Turnierleitung entscheiden.
event-next = Was als Nächstes kommt
event-waits-head = Was auf Sie wartet
event-cancelled-back = Im Protokoll zurücknehmen
event-why-first-move = { $name } hat in { $game } keinen ersten Zug gemacht
event-why-round = der letzte Tag der Runde ist vorbei, und es wird noch gespielt
event-why-start = es sollte beginnen, aber weniger als zwei Mitglieder konnten spielen
event-why-pairs = sehen Sie sich die Paarungen an
event-waits-first-move = { $game }: { $name } hat sieben Tage nach der Nachricht noch keinen ersten Zug gemacht. Ohne einen geht die Partie durch Zeitüberschreitung verloren. Jedes Mitglied lässt sich herausnehmen, und eines, das in keiner Partie des Turniers gezogen hat, auch ersetzen.
event-waits-round = Der letzte Tag der Runde ist vorbei, und es laufen noch Partien. Sie können sie zur Abschätzung annehmen.
event-waits-start = Es sollte beginnen, aber weniger als zwei Mitglieder konnten spielen. Warten Sie auf weitere Meldungen, oder sagen Sie es ab.
event-goes-on = Alle Partien der Runde sind beendet. Das Turnier geht am { $moment } weiter; bis dahin kann die Turnierleitung zurücknehmen, was die letzten beendet hat.
event-preview-note = Was ein Beginn paaren würde. Die Ausgangsstellungen werden zu Beginn ausgelost und nie vorher gezeigt.
event-preview-next = Was jetzt gepaart würde. Der Club tut es von selbst, sobald eine Runde zu Ende ist.
event-start-do = { $count ->
    [one] Beginnen: eine Partie
   *[other] Beginnen: { $count } Partien
}
event-pair-do = { $count ->
    [one] Runde beginnen: eine Partie
   *[other] Runde beginnen: { $count } Partien
}
event-runs = { $games ->
    [one] Eine Partie läuft noch. Wenn sie zu Ende ist, geht das Turnier von selbst weiter.
   *[other] { $games } Partien laufen noch. Wenn sie zu Ende sind, geht das Turnier von selbst weiter.
}
event-ends-now = Alle Partien sind zu Ende. Der Club beendet das Turnier von selbst; Sie können es jetzt tun.
event-end-do = Turnier beenden
event-nothing-next = Es kommt nichts mehr: Das Turnier ist zu Ende.
event-nothing-cancelled = Es kommt nichts mehr: Das Turnier ist abgesagt.
event-left-out = bleibt draußen, weil der Club dieses Mitglied zurzeit keine Partien beginnen lässt.
event-stuck-too-few = Ein Turnier braucht mindestens zwei Teilnehmer.
event-stuck-no-lots = Die Lose, die dafür nötig sind, fehlen in der Auslosung.
event-stuck-record = Die gespeicherten Runden passen nicht zur Form. Wer den Club betreibt, kann mit „frcec doctor“ nachsehen.
event-enter = Mitglieder melden
event-enter-hint = Ein Kurzname oder mehrere, durch Kommas getrennt.
event-enter-do = Melden
event-withdraw = zurückziehen
event-unknown-member = Kein Mitglied hat den Kurznamen „{ $handle }“.
event-not-entered = { $name }: { $why }
event-entries-done = Alle Genannten sind gemeldet.
event-entries-some = Gemeldet sind jetzt: { $names }. Die anderen nicht:
event-nobody-named = Niemand wurde genannt. Schreiben Sie die Kurznamen der Mitglieder.
event-more = Weiteres
event-withdraw-head = Jemanden herausnehmen
event-withdraw-note = Die Partien dieses Mitglieds im Turnier enden. Sie sehen zuerst, welche verloren gehen und welche abgesetzt werden; das Mitglied erfährt davon, mit Ihrem Grund.
event-withdraw-title = { $name } aus dem Turnier nehmen
event-note-comes-in = Der Platz geht an { $name } auf der Warteliste.
event-note-told = { $name } erfährt davon, mit Ihrem Grund.
event-note-nothing = Es würde sich nichts ändern.
event-who-goes = Wer geht
event-replace-head = Jemanden ersetzen, der nie antrat
event-replace-note = Die Partien beginnen neu für den, der kommt, aus den Stellungen, die für sie ausgelost wurden.
event-replace-title = { $name } ersetzen
event-note-anew = { $games ->
    [one] Eine Partie beginnt neu, aus der Stellung, die für sie ausgelost ist.
   *[other] { $games } Partien beginnen neu, aus den Stellungen, die für sie ausgelost sind.
}
event-note-both-told = Die Gegner und das neue Mitglied erfahren davon durch die Briefe der neuen Partien.
event-who-comes = Wer kommt
event-who-comes-hint = Ein Kurzname. Leer: der Erste auf der Warteliste, der sich melden kann.
event-appoint-head = Leitung und Stellvertretung
event-cancel-head = Turnier absagen
event-note-cancel = { $count ->
    [0] Es wird nicht gespielt. Niemand ist gemeldet.
    [one] Es wird nicht gespielt. Das eine gemeldete Mitglied erfährt davon, mit Ihrem Grund.
   *[other] Es wird nicht gespielt. Die { $count } gemeldeten Mitglieder erfahren davon, mit Ihrem Grund.
}
event-opened = Das Turnier nimmt Meldungen an.
event-begun = Das Turnier hat begonnen. Alle werden benachrichtigt.
event-paired-done = Das Turnier ist weitergegangen. Alle werden benachrichtigt.
event-replaced-done = Jemand anderes hat jetzt den Platz. Alle werden benachrichtigt.
event-appointed-done = Leitung und Stellvertretung sind eingetragen.
event-cancelled-done = Das Turnier ist abgesagt. Alle werden benachrichtigt.
event-waits-suspended = { $name } ist gesperrt: Lassen Sie den Platz bestehen, oder nehmen Sie den Spieler heraus; vorher wird keine Runde mit { $name } gepaart.
event-why-suspended = { $name } ist gesperrt: Platz behalten oder nicht
event-keep-head = Einem gesperrten Mitglied den Platz lassen
event-keep-note = Mit einem gesperrten Mitglied wird keine Runde gepaart, bevor Sie entschieden haben. Soll es ausscheiden, nehmen Sie es unten heraus.
event-who-stays = Wer bleibt
event-keep-title = { $name } behält den Platz
event-note-keep = Die Runden dieses Turniers werden mit { $name } gepaart, obwohl die Sperre dauert. Wartet eine Runde darauf, so beginnt sie sofort.
event-kept-done = Der Platz bleibt. Das Mitglied erfährt es.
event-note-final = Damit ist endgültig, was die Runde beendet hat: Kein Ausscheiden und kein Ersatz darin lässt sich mehr zurücknehmen. Ein Ergebnis kann noch berichtigt werden.
event-goes-on-appeal = Alle Partien der Runde sind beendet. Wie { $game } gewertet wird, hat die Turnierleitung entschieden; dagegen ist bis { $moment } Einspruch möglich. Dann, oder wenn ein Einspruch entschieden ist, geht das Turnier weiter.
event-goes-on-appealed = Alle Partien der Runde sind beendet. Das Turnier geht weiter, wenn über den Einspruch zu { $game } entschieden ist.
bracket-level-over = Unentschieden durch ein nach dem Ende berichtigtes Ergebnis: Es wird nicht weitergespielt, der erste Platz wird geteilt.
bracket-level-none = Keine Partie davon ist übrig, die zählt: Niemand hat gewonnen.
