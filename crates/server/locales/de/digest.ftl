# Die tägliche Übersicht und die Erinnerungen.

letter-what-reminder = eine Erinnerung
letter-last-move = Der letzte Zug war { $move }.
clock-yours-until = { $left }, bis { $moment }
clock-yours-unwritten = { $left }, gerechnet ab dem Zeitpunkt, zu dem unsere Seite Ihnen diesen Zug zeigt, spätestens ab einem Tag nach dem Zug Ihres Gegners; Ihre Zeit läuft nicht vor dem { $moment } ab
clock-stands-still = ; { $span } davon steht Ihre Uhr still

digest-subject = [{ $club }] { $day }: { $count ->
    [0] Neues aus Ihren Partien
    [one] 1 Partie wartet auf Ihren Zug
   *[other] { $count } Partien warten auf Ihren Zug
}
digest-head = Ihre Übersicht · { $day }
digest-boards = { $count ->
    [0] Keine Partie wartet auf Ihren Zug.
    [one] Eine Partie wartet auf Ihren Zug: Brett #1 unten.
    [2] 2 Partien warten auf Ihren Zug: die Bretter #1 und #2 unten, das dringendste zuerst.
   *[other] { $count } Partien warten auf Ihren Zug: die Bretter #1 bis #{ $count } unten, das dringendste zuerst.
}
digest-board-white = Brett #{ $number } · { $game } · Sie haben Weiß gegen { $opponent } · Zug { $move }
digest-board-black = Brett #{ $number } · { $game } · Sie haben Schwarz gegen { $opponent } · Zug { $move }
digest-begun = Die Partie hat begonnen: Ausgangsstellung { $position }, Bedenkzeit { $pace }.
digest-draw-offered = { $name } bietet Remis an.
digest-how-to-answer = Antworten Sie auf diesen Brief, und schreiben Sie für jedes Brett eine Zeile, die mit seiner Nummer beginnt:
digest-help-move = an Brett #1 ziehen (der Zug ist nur ein Beispiel)
digest-stop = Keine Übersichten mehr bekommen

reminder-half = Die Hälfte Ihrer Bedenkzeit für Zug { $move } gegen { $name } ist um. Es bleiben Ihnen { $left }.
reminder-three-days = { $name } wartet auf Ihren Zug { $move }. Es bleiben Ihnen { $left }.
reminder-one-day = Ihre Bedenkzeit für Zug { $move } gegen { $name } läuft bald ab. Es bleiben Ihnen { $left }.
reminder-stop = Keine Erinnerungen mehr bekommen
# The address for what may be said while the opponent thinks; short, for an address follows on the same line.
digest-answer-write-to = Für bedingte Züge oder Nachrichten in dieser Partie, oder um sie aufzugeben, schreiben Sie an
