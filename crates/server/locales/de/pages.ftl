# Was die Seiten sagen.

## Der Rahmen jeder Seite
club-name = Fischer Random Chess Email Club
club-tagline = Fernschach aus 960 Ausgangsstellungen, per E-Mail seit 2004
nav-skip = Zum Inhalt
nav-label = Der Club
nav-home = Start
nav-games = Partien
nav-positions = Stellungen
nav-players = Spieler
nav-tournaments = Turniere
nav-castling = Rochade
nav-glossary = Glossar
nav-links = Links
nav-mailroom = Poststelle
nav-account = Konto
nav-mine = Meine Partien
nav-director = Turnierleitung
nav-login = Anmelden
nav-logout = Abmelden
foot-founded = Gegründet am 25. April 2004, damit Menschen in aller Welt Fischer-Random-Schach per E-Mail spielen können.
pager-label = Mehr
pager-back = Zurück
pager-on = Weiter
pager-newest = Zu den neuesten
pager-older = Ältere

## Spalten und Beschriftungen, die Seiten gemeinsam haben
col-game = Partie
col-players = Spieler
col-position = Stellung
col-state = Stand
col-moves = Züge
col-when = Letzte Änderung
col-rank = Rang
col-rating = Wertung
col-name = Name
col-country = Land
col-wld = S-N-R
col-running = Laufend
col-number = Nummer
col-format = Form
col-progress = Beendet
col-points = Punkte
col-played = Gespielt
col-handle = Kurzname
col-role = Rolle
state-white-to-move = Weiß am Zug
state-black-to-move = Schwarz am Zug
state-behind = { $moves ->
    [one] läuft, 1 Zug später
   *[other] läuft, { $moves } Züge später
}
state-waiting = Nicht begonnen
state-paused = Wird entschieden
state-white-won = 1-0
state-black-won = 0-1
state-draw = ½-½
state-cancelled = Abgebrochen
former-member = ehemaliges Mitglied

## Start
home-title = Schach auf Neuland, Brief für Brief
home-lead = Zwei Spieler, eine von 960 Ausgangsstellungen, zwei Partien mit vertauschten Farben. Ein Zug ist die Antwort auf einen Brief; der Club prüft ihn, führt das Partieformular und gibt ihn weiter.
home-members = { $count ->
    [one] Mitglied
   *[other] Mitglieder
}
home-running = { $count ->
    [one] laufende Partie
   *[other] laufende Partien
}
home-finished = { $count ->
    [one] beendete Partie
   *[other] beendete Partien
}
home-your-turn = Sie sind am Zug
home-mine = Ihre Partien
home-mine-none = Sie haben keine laufende Partie.
home-nothing-waits = Keine Partie wartet auf Ihren Zug.
home-others-turn = Hier wird gewartet
home-col-left = Restzeit
home-col-until = Bis
home-lately = Zuletzt auf den Brettern
home-all-games = Alle Partien
home-position = Stellung des Tages
home-position-note = – eine der 960.
home-how = So läuft eine Partie
home-how-1 = Der Club schreibt Ihnen, wenn Sie am Zug sind: das Brett, die bisherigen Züge, Ihre Bedenkzeit.
home-how-2 = Sie antworten auf diesen Brief mit Ihrem Zug in der ersten Zeile: { $moves }.
home-how-3 = Die Gegenseite erfährt ihn sofort. Wenn der Zug nicht möglich ist, erfahren Sie genau, warum.

## Partien
games-title = Partien
games-player = Spieler
games-tournament = Turnier
games-position = Stellung
games-state = Stand
games-filter = Zeigen
games-none = Keine Partie passt.
games-any = alle
games-running = laufend
games-finished = beendet
games-no-player = Kein Mitglied hat den Kurznamen oder den vollen Namen „{ $handle }“.
games-perhaps = Vielleicht meinen Sie:
games-no-position = „{ $position }“ ist keine Ausgangsstellung: eine Zahl von 0 bis 959 oder eine Grundreihe wie NNBBRKQR.
games-no-tournament = Ein Turnier „{ $tournament }“ gibt es nicht.

## Eine Partie
game-match = Match { $match }
game-number = Partie { $game }
game-walk = Durch die Partie
game-first = Ausgangsstellung
game-back = Einen Zug zurück
game-forward = Einen Zug vor
game-last = Letzte Stellung
game-flip = Brett drehen
game-shown-start = Ausgangsstellung
game-shown-ply = Nach { $move }
game-shown-preview = Vorschau: { $move }, nicht gespielt
game-castling = Rochade
game-castling-white = Weiß
game-castling-black = Schwarz
game-moves = Züge
game-moves-near = Züge um die gezeigte Stellung
game-moves-all = Alle Züge ({ $count })
game-no-moves = Es wurde noch kein Zug gespielt.
game-evidence = Bedenkzeiten und Belege
game-evidence-note = Wann jeder Zug mitgeteilt und beantwortet wurde und was er gekostet hat.
game-messages = Worte zwischen den Spielern
game-text = Die Stellung in Worten
game-table = Als Tabelle
game-diagram = Als Diagramm aus Buchstaben
game-pgn = PGN
game-board-label = Das Brett von der Seite von { $side ->
    [white] Weiß
   *[black] Schwarz
}. { $shown }.
game-white-turn = Weiß ist am Zug.
game-black-turn = Schwarz ist am Zug.
game-over = Die Partie ist beendet.
game-is-to-move = am Zug
game-clock = noch { $left }
game-clock-waiting = { $left }, läuft noch nicht
game-offer-open = Remis ist angeboten.
game-old-ply = Sie sehen eine frühere Stellung.
game-behind = { $moves ->
    [one] Solange diese Partie läuft, sehen Sie sie ohne den letzten Zug, den beide Seiten gemacht haben; auch die Uhren und wer am Zug ist, sehen Sie nicht.
   *[other] Solange diese Partie läuft, sehen Sie sie ohne die letzten { $moves } Züge, die beide Seiten gemacht haben; auch die Uhren und wer am Zug ist, sehen Sie nicht.
}
game-behind-others = { $moves ->
    [one] Solange diese Partie läuft, sehen andere sie ohne den letzten Zug.
   *[other] Solange diese Partie läuft, sehen andere sie ohne die letzten { $moves } Züge.
}
castling-possible = möglich
castling-not-now = jetzt nicht
castling-gone = nicht mehr

## Das Zugformular
form-your-move = Ihr Zug
form-your-game = Ihre Partie
form-move = Zug
form-move-hint = Wie in einem Brief: { $moves }.
form-draw = Mit diesem Zug Remis anbieten
form-words = Ein paar Worte an die Gegenseite
form-play = Ziehen
form-play-this = { $move } ziehen
form-look = Erst ansehen
form-change = Ändern
form-lines-wrong = Es ist noch nichts gespielt, denn in den bedingten Zügen stimmt etwas nicht:
form-claim = Remis reklamieren
form-accept = Remis annehmen
form-decline = Remis ablehnen
form-offer = { $name } bietet Remis an.
form-resign = Aufgeben
form-resign-sure = Ich gebe diese Partie auf.
form-resign-unsure = Haken Sie zuerst „{ form-resign-sure }“ an. Es wurde nichts ausgeführt, die Partie geht weiter.
form-resign-do = Die Partie aufgeben
form-look-move = { $move } würde zu dieser Stellung führen. Es ist noch nichts gespielt.
form-look-castling = { $move } wäre die Rochade: { $trips }. Es ist noch nichts gespielt.
form-move-played = Ihr Zug { $move } ist gespielt.
form-kept = Was Sie geschrieben hatten; nichts davon wurde gesendet
form-done = Erledigt.
form-too-long = Das ist zu lang.

## Matches
match-note = Ein Match besteht aus zwei Partien aus derselben Ausgangsstellung mit vertauschten Farben.
match-score = { $first } : { $second }
match-first = Erster Spieler
match-first-hint = Hat in der ersten Partie Weiß. Ein Kurzname oder eine Adresse.
match-second = Zweiter Spieler
match-start = Ausgangsstellung
match-start-hint = Eine Zahl von 0 bis 959 oder eine Grundreihe. Bleibt das Feld leer, lost der Club eine aus.
match-pace = Bedenkzeit
match-order = Die beiden Partien
match-together = Beide beginnen zugleich
match-staggered = Die zweite beginnt nach dem 10. Zug von Schwarz in der ersten oder an deren Ende
match-begin = Das Match beginnen
match-begun-done = Das Match hat begonnen; beide Spieler werden benachrichtigt.

## Stellungen
positions-title = Ausgangsstellungen
positions-lead = Alle 960, nach Scharnagls Nummern von 000 bis 959. Anderswo zählt man von 1 bis 960: Eindeutig ist die Grundreihe neben der Nummer.
positions-find = Nummer oder Grundreihe
positions-count = { $count ->
    [one] Eine Stellung.
   *[other] { $count } Stellungen.
}
positions-games = { $count ->
    [one] Eine Partie im Club
   *[other] { $count } Partien im Club
}
positions-any = alle
positions-fault = „{ $text }“ ist keine Ausgangsstellung: eine Zahl von 0 bis 959 oder eine Grundreihe wie NNBBRKQR.
position-number = Nummer
position-rank = Grundreihe
position-reversal = Seitenverkehrt
position-before = Vorige Nummer
position-after = Nächste Nummer
position-rules = Die Regeln der Rochade
position-text = In Worten
position-games = Partien aus dieser Stellung
position-no-games = Im Club hat noch niemand diese Stellung gespielt.
position-board-label = Ausgangsstellung { $label }
method-double = Doppelzug
method-transposition = Platztausch
method-king-only = nur der König
method-rook-only = nur der Turm
position-castling-trip = König { $kingFrom } nach { $kingTo }, Turm { $rookFrom } nach { $rookTo }.
position-castling-king-stays = Der König bleibt auf { $kingTo }; Turm { $rookFrom } nach { $rookTo }.
position-castling-rook-stays = König { $kingFrom } nach { $kingTo }; der Turm bleibt auf { $rookTo }.
position-castling-first = Schon im ersten Zug möglich.

## Spieler
players-title = Mitglieder und Wertungen
players-lead = Eine Liste für alle Fernpartien im Fischer-Random-Schach. Jeder beginnt mit 1500.
player-since = Mitglied seit { $day }
player-running = Laufende Partien
player-finished = Beendete Partien
player-none-running = Keine laufende Partie.
player-none-finished = Noch keine beendete Partie.
role-member = Mitglied
role-director = Turnierleiter
role-admin = Verwalter

## Rochade
castling-title = Wie hier rochiert wird
castling-lead = Wo König und Turm auch beginnen, sie enden dort, wo sie im klassischen Schach enden. Alles Weitere folgt aus diesem einen Satz.
castling-ends = Wo die Figuren ankommen, für Weiß und für Schwarz
castling-written = Schreibweise
castling-named = Name
castling-king-to = König endet auf
castling-rook-to = Turm endet auf
castling-h = Rochade zur h-Seite
castling-a = Rochade zur a-Seite
castling-methods = Vier Arten
castling-methods-lead = Welche Figuren wirklich ziehen, hängt davon ab, wo sie stehen. Der Club nennt vier Arten; alle vier schreibt man O-O oder O-O-O, alle kosten einen Zug und sind einmal in der Partie erlaubt.
castling-method-double = Doppelzug
castling-method-double-text = König und Turm ziehen beide, jeder auf sein Feld. Die Rochade des klassischen Schachs ist eine davon.
castling-method-transposition = Platztausch
castling-method-transposition-text = König und Turm tauschen die Plätze: Jeder endet dort, wo der andere stand.
castling-method-king = Nur der König
castling-method-king-text = Der Turm steht schon auf seinem Endfeld; nur der König zieht.
castling-method-rook = Nur der Turm
castling-method-rook-text = Der König steht schon auf seinem Endfeld; nur der Turm zieht. Es ist trotzdem eine Rochade und verbraucht das Recht dazu.
castling-share = Von den 960 Stellungen rochieren { $h } zur h-Seite und { $a } zur a-Seite auf diese Art.
castling-before = { $start }, vor { $move }.
castling-after = Nach { $move }.
castling-conditions = Wann sie erlaubt ist
castling-conditions-lead = Im Augenblick der Rochade müssen alle vier Bedingungen erfüllt sein. Fehlen mehrere, nennt die Antwort des Clubs jede davon.
castling-cond-1 = Ungezogen: Weder der König noch dieser Turm hat in dieser Partie gezogen, und Sie haben noch nicht rochiert.
castling-cond-2 = Frei: Alle Felder vom König bis zu seinem Ziel und vom Turm bis zu seinem Ziel, die Ziele eingeschlossen, sind leer bis auf diese beiden Figuren.
castling-cond-3 = Nicht angegriffen: Das Feld, auf dem der König steht, jedes Feld, das er überquert, und das Feld, auf dem er endet, sind nicht angegriffen, auch wenn jetzt der eigene rochierende Turm dort steht.
castling-cond-4 = Sicher danach: Wenn beide Figuren auf ihren neuen Feldern stehen, steht der König nicht im Schach. Ein Turm, der wegzieht, kann sein einziger Schild gewesen sein.
castling-permanent = Für immer verloren
castling-permanent-lead = Dies beendet das Recht für den Rest der Partie. Zurückzuziehen bringt es nicht wieder.
castling-perm-1 = Der König hat gezogen: beide Seiten sind verloren.
castling-perm-2 = Der Turm dieser Seite hat gezogen: Diese Seite ist verloren, die andere kann bleiben.
castling-perm-3 = Der Turm dieser Seite wurde geschlagen. Kein anderer Turm kann ihn vertreten, auch kein umgewandelter.
castling-perm-4 = Sie haben rochiert, zu welcher Seite und auf welche Art auch immer.
castling-temporary = Nur jetzt nicht
castling-temporary-lead = Dies verbietet die Rochade heute und kann beim nächsten Zug vorbei sein. Das Recht selbst bleibt.
castling-temp-1 = Eine Figur gleich welcher Farbe steht auf einem Feld, das frei sein muss.
castling-temp-2 = Der König steht im Schach.
castling-temp-3 = Ein Feld, das der König überquert oder erreicht, ist angegriffen. Die Felder, über die nur der Turm zieht, zählen nicht.
castling-temp-4 = Der Turm schirmt den König gegen einen Angreifer ab, der ihn träfe, sobald der Turm fort ist.
castling-refused = Zwei, die nicht erlaubt waren
castling-refused-lead = Danach haben auch erfahrene Mitglieder gefragt.
castling-refused-1 = Der König darf ein Feld nicht schon deshalb überqueren, weil sein Turm es verdeckt
castling-refused-1-text = Weiß darf nicht zur h-Seite rochieren: Der König überquert e1, und der Turm auf e8 greift dieses Feld an. Dass jetzt der eigene Turm auf e1 steht, hilft nicht.
castling-refused-2 = Der Turm ist der Schild
castling-refused-2-text = Weiß darf nicht zur a-Seite rochieren: Der König bleibt auf c1, aber sobald der Turm b1 verlassen hat, gibt der Turm auf a1 Schach.
castling-writing = Wie man sie schreibt
castling-write-1 = O-O für die h-Seite, O-O-O für die a-Seite; Nullen und kleine Buchstaben gehen auch.
castling-write-2 = In Koordinaten: Der König nimmt den eigenen Turm, so wie f1h1 bei König auf f1 und Turm auf h1.
castling-write-3 = Ein Schritt des Königs auf ein leeres Nachbarfeld ist immer nur dieser Schritt und beendet das Rochaderecht.
castling-write-4 = Wenn nur der Turm ziehen würde, schreiben Sie O-O oder O-O-O; bei einem bloßen Turmzug fragt der Club nach, bevor etwas gespielt wird.
castling-curious = Gut zu wissen
castling-curious-1 = In manchen Stellungen ist die Rochade schon im ersten Zug möglich.
castling-curious-2 = Felder, die im klassischen Schach leer sein müssen, dürfen hier besetzt bleiben: a, b oder e zur a-Seite, e oder h zur h-Seite.
castling-curious-3 = Die Rochade schlägt nie, und König und Turm springen nur übereinander.
castling-curious-4 = Ob die Rochade möglich ist, steht mit Begründung in jedem Brief und auf der Seite jeder Partie.

## Glossar
glossary-lead = Die Wörter des Clubs, mit je einer Bedeutung.
glossary-start = Ausgangsstellung
glossary-start-text = Die Anordnung der Figuren auf der Grundreihe: die Läufer auf verschiedenfarbigen Feldern, der König zwischen den Türmen. Es gibt 960; jede hat eine Nummer von 000 bis 959 und wird immer mit ihrer Grundreihe geschrieben, etwa #069 NNBBRKQR.
glossary-h-side = h-Seite
glossary-h-side-text = Die Seite des Bretts, zu der die Rochade O-O geht: König auf die g-Linie, Turm auf die f-Linie. Im klassischen Schach: Königsflügel.
glossary-a-side = a-Seite
glossary-a-side-text = Die Seite, zu der die Rochade O-O-O geht: König auf die c-Linie, Turm auf die d-Linie. Im klassischen Schach: Damenflügel.
glossary-reversal = Seitenverkehrte Stellung
glossary-reversal-text = Eine Ausgangsstellung mit links und rechts vertauscht: #069 und #890 sind so seitenverkehrt zueinander.
glossary-mirror = Gegenüber
glossary-mirror-text = Die schwarzen Figuren stehen den weißen Linie für Linie gegenüber, wie in jeder Partie hier.
glossary-match = Match
glossary-match-text = Zwei Partien derselben Spieler aus derselben Ausgangsstellung mit vertauschten Farben. Matches haben Nummern wie M0255; die Partien darin sind M0255-1 und M0255-2.
glossary-ply = Halbzug
glossary-ply-text = Ein Zug einer Seite. Der 12. Zug beider Seiten sind die Halbzüge 23 und 24.
glossary-scharnagl = Scharnagl-Nummer
glossary-scharnagl-text = Die hier verwendete Nummerierung der 960 Stellungen, von Reinhard Scharnagl: zuerst die Läufer, dann die Dame, dann der Rest. 518 ist die Stellung des klassischen Schachs.
glossary-kern = KeRN-Code
glossary-kern-text = Die Anordnung von König, Türmen und Springern auf den fünf Feldern, die Läufer und Dame übrig lassen, eine Zahl von 0 bis 9.
glossary-xfen = X-FEN
glossary-xfen-text = So werden Stellungen für andere Programme geschrieben: Rochaderechte als KQkq, ein Linienbuchstabe nur dort, wo sonst unklar wäre, welcher Turm gemeint ist.
glossary-shredder = Shredder-FEN
glossary-shredder-text = Eine andere Mundart, die die Linien der rochierenden Türme nennt: HAha.
glossary-pace = Bedenkzeit
glossary-pace-text = Wie viel Zeit es gibt. 10/30: 30 Tage zu Beginn und 30 weitere nach je zehn Zügen, nie mehr als 40 (10/40: 50, 10/50: 65). 5+1: fünf Tage und einer mehr für jeden Zug, nie mehr als 30. 3/move: drei Tage für jeden Zug. bank 60: sechzig Tage für die ganze Partie.
glossary-crosstable = Kreuztabelle
glossary-crosstable-text = Die Tabelle eines Rundenturniers: die Ergebnisse jedes Spielers gegen jeden anderen.
glossary-sb = Sonneborn-Berger
glossary-sb-text = Eine Feinwertung: die Punkte der besiegten Gegner und die halben Punkte derer, gegen die man remis gespielt hat.
glossary-malus = Malus
glossary-malus-text = Strafpunkte eines Dropout-Turniers: keiner für einen Sieg, einer für ein Remis, drei für eine Niederlage. Mit sechs scheidet man aus.
glossary-adjudication = Abschätzung
glossary-adjudication-text = Ein neutraler Turnierleiter entscheidet, wie eine unbeendete Partie gewertet wird.

## Links
links-lead = Andere, denen Fischer-Random-Schach, Fernschach oder beides am Herzen liegt.
links-play = Wo man es sonst im Fernschach spielt
links-programs = Programme, die unsere Partien lesen
links-rules = Regeln und Nummerierung
link-iccf = der Weltfernschachbund, mit Titeln und Turnieren auf dem eigenen Server
link-lss = ein kostenloser Fernschachserver mit vielen Chess960-Turnieren
link-schemingmind = Fernpartien in vielen Schachvarianten
link-chessmail = Fernschach im Web, auch Chess960
link-lichess = Chess960 mit Tagen pro Zug, kostenlos und ohne Werbung
link-xboard = ein Schachbrett für X11; es lädt unsere PGN-Dateien, auch Chess960
link-scid = eine Schachdatenbank; sie liest die PGN-Dateien der Sammlung
link-pychess = eine Python-Bibliothek, die Chess960 versteht
link-fide = die FIDE-Schachregeln; die Richtlinien II behandeln Chess960
link-numbering = Scharnagls Nummerierung erklärt

## Anmelden
login-title = Anmelden
login-lead = Es gibt kein Passwort. Schreiben Sie die Adresse, unter der Sie der Club kennt, und er schickt Ihnen einen Brief mit einem Link.
login-address = E-Mail-Adresse
login-send = Link senden
login-note = Der Link gilt einmal, eine Stunde lang. Zum Spielen per E-Mail braucht man keine Anmeldung.
login-sent = Wenn { $address } einem Mitglied gehört, ist ein Brief unterwegs.
login-sent-note = Öffnen Sie den Link darin auf diesem oder einem anderen Gerät und drücken Sie dort auf den Knopf.
login-confirm-lead = Ein Knopfdruck, und Sie sind angemeldet. Danach gilt der Link nicht mehr.
login-confirm = Anmelden
login-spent = Dieser Link wurde schon benutzt oder ist zu alt.
login-again = Einen neuen anfordern
login-fault-address = Das sieht nicht wie eine Adresse aus.
login-out = Sie sind abgemeldet.
login-welcome-back = Sie sind angemeldet.
login-needed = Bitte melden Sie sich zuerst an.

## Konto
account-settings = Über Sie
account-name = Name
account-country = Land
account-country-hint = Zwei Buchstaben, etwa DE, oder nichts.
account-address-confirmed = Die Adresse ist bestätigt.
account-address-mailed = Ein Brief mit einem Link ist an diese Adresse unterwegs.
account-add-address = Weitere Adresse
account-add-address-do = Link dorthin senden
account-prefer = zuerst hierher schreiben
account-remove = entfernen
account-zone = Zeitzone
account-zone-hint = Dort ist es jetzt { $now }.
account-lang = Sprache
account-mail = Briefe
account-receipts = Für jeden gemailten Zug eine Quittung senden
account-ask = Mich fragen, bevor ein gesandter Zug gespielt wird
account-save = Speichern
account-saved = Gespeichert.
account-addresses = Adressen
account-addresses-note = E-Mails von diesen Adressen gelten als von Ihnen.
account-verified = bestätigt
account-unverified = nicht bestätigt
account-address-waits = dort wartet ein Brief mit einem Link
account-sessions = Wo Sie angemeldet sind
account-sessions-note = Jede Anmeldung endet nach 30 Tagen ohne Besuch von selbst.
account-session = Seit { $since }, zuletzt gesehen { $seen }
account-here = hier
account-end-others = Alle anderen beenden
account-ended = Alle anderen Anmeldungen sind beendet.

## Turnierleitung
director-lead = Was eine Hand braucht, das Älteste zuerst.
director-attention = Zu erledigen
director-calm = Niemand braucht Sie. Der Club läuft von selbst.
director-events = Turniere
director-new-event = Neues Turnier
director-new-match = Neues Match
director-members = Mitglieder
director-add-member = Mitglied aufnehmen
director-add = Aufnehmen
director-added-done = Das Mitglied ist eingetragen.
director-handle-hint = Kleine Buchstaben, Ziffern, - und _. Bleibt das Feld leer, entsteht er aus der Adresse.
director-letter = aufgegebener Brief
director-held = zurückgehaltene E-Mail
director-silent = unbeantwortete E-Mail
director-overdue = überfällig
director-letter-line = Brief an { $to }: { $subject }
director-held-line = E-Mail von { $from }
director-elsewhere-line = Eine Antwort auf eine Frage an { $name } kam von einer anderen Adresse; sie wartet auf das Wort der eingetragenen
director-silent-line = Mails ohne Befehl von { $from }; dieselben Worte noch einmal, mehr als drei an einem Tag und was nach der Mail eines Programms aussieht, werden nicht beantwortet
director-overdue-line = Partie { $game }: { $name } liegt { $over } über der Zeit
director-unknown-player = Kein Mitglied hat den Kurznamen oder die Adresse „{ $who }“.

## Fehler
error-not-found = Nicht hier
error-not-found-text = Unter dieser Adresse gibt es nichts.
error-no-game = Eine Partie { $game } gibt es nicht.
error-no-match = Ein Match { $match } gibt es nicht.
error-no-player = Ein Mitglied „{ $player }“ gibt es nicht.
error-no-tournament = Ein Turnier { $tournament } gibt es nicht.
error-no-position = Es gibt 960 Ausgangsstellungen mit den Nummern 0 bis 959; { $position } ist keine davon.
error-forbidden = Nicht für Sie
error-forbidden-text = Ihr Konto darf das nicht.
error-foreign-text = Das Formular kam von der Seite einer anderen Website; es wurde nichts davon ausgeführt. Öffnen Sie die Seite hier und senden Sie es noch einmal.
error-not-your-game = Das dürfen in dieser Partie nur die beiden Spieler.
error-stale = Die Partie ist weitergegangen
error-stale-text = Während Sie hinsahen, hat sich die Stellung geändert. Das ist die jetzige; von Ihnen wurde nichts gespielt.
error-doubled-form = Dieses Formular wurde schon einmal mit anderem Inhalt gesendet. Nichts wurde doppelt getan.
error-doubled-text = Dieses Formular wurde schon einmal gesandt. Das ist die jetzige Stellung; nichts wurde zweimal gespielt.
error-bad = Das ergab keinen Sinn
error-bad-text = Das Formular war unvollständig oder beschädigt.
error-too-large = Zu viel
error-too-large-text = Was gesandt wurde, ist größer als alles, was der Club liest.
error-too-many = Langsam, bitte
error-too-many-text = Zu viele Versuche in kurzer Zeit. Versuchen Sie es in einer Minute noch einmal.
error-server = Unser Fehler
error-server-text = Hier ist etwas schiefgegangen, und es ist notiert. Von Ihnen wurde nichts geändert.
error-busy = Einen Augenblick
error-busy-text = Andere haben zur selben Zeit geschrieben. Bitte versuchen Sie es noch einmal.
error-way-home = Start
error-way-back = Zur Partie
error-method-text = Diese Adresse nimmt nicht an, was gesandt wurde.

## Poststelle (Demo)
mailroom-title = Poststelle
mailroom-lead = Alle Briefe dieses Demo-Clubs, so wie die Mailprogramme der Mitglieder sie zeigen würden.
mailroom-hint = Probieren Sie es: Öffnen Sie einen Brief, in dem jemand am Zug ist, schreiben Sie einen Zug wie { $move } oder O-O in die erste Zeile der Antwort und senden Sie sie. Die Reaktion erscheint gleich darauf hier.
mailroom-hint-question = Diegos neuester Brief stellt eine Frage: Ein Zug kam von einer Adresse, die der Club nicht kennt. Antworten Sie mit „yes“, wird er gespielt.
mailroom-hint-desk = Melden Sie sich als george@example.org an und öffnen Sie die Turnierleitung: Auch dort wartet dieser Zug, neben einem Brief, der nie ankam.
mailroom-turns = { $count } am Zug
mailroom-live = Sie sind am Zug
mailroom-members = Mitglieder
mailroom-letters = Briefe
mailroom-empty = Noch keine Briefe.
mailroom-choose = Wählen Sie links einen Brief.
mailroom-from = Von
mailroom-to = An
mailroom-reply-to = Antwort an
mailroom-date = Datum
mailroom-as-text = Derselbe Brief als Text
mailroom-reply = Ihre Antwort
mailroom-reply-hint = Sie geht durch die wirkliche Posttür des Clubs: eine MIME-Nachricht, mit dem Brief als Zitat unter Ihrem Text.
mailroom-send = Antwort senden
mailroom-sent-done = Gesandt und von der Posttür des Clubs angenommen. Die Antwort liegt in den Postfächern.
mailroom-failed = Die Posttür des Clubs hat es nicht angenommen: { $answer }
mailroom-raw = Der Brief, wie er unterwegs ist

## Die Demo im Terminal
demo-open = Der Demo-Club ist offen: { $url }
demo-try = Beginnen Sie in der Poststelle, oder melden Sie sich an: Der Brief mit dem Link kommt dort an. George leitet die Turniere, Inés ist die Verwalterin, die anderen sechs spielen.
games-two-players = Den Namen „{ $name }“ haben mehrere. Schreiben Sie den Kurznamen.
games-no-state = „{ $state }“ ist kein Stand einer Partie.
stop-spent-title = Abbestellen
foot-language = Sprache der Seiten
title-refused = Abgelehnt: { $title }
paces-what = Was die Bedenkzeiten bedeuten
