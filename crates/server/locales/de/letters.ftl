# Briefe zu Partien. Was von Zügen, Rochade und Ergebnissen gesagt wird, steht in game.ftl.

letter-head = { $game } · Zug { $move } · { $what }
letter-head-also = { $head } · auch { $games }
letter-head-others = { $count } weitere Partien
letter-what-started = die Partie beginnt
letter-what-turn = Sie sind am Zug
letter-what-receipt = Ihr Zug wurde gespielt
letter-what-declined = Remis abgelehnt
letter-what-message = eine Nachricht für Sie
letter-what-over = die Partie ist beendet
letter-what-refused = bitte lesen: nichts wurde gespielt
letter-what-question = eine Frage an Sie
letter-what-answer = Antwort auf Ihre Nachricht
letter-what-said = Ihre Nachricht ist angenommen

letter-started-white = Ihre Partie gegen { $opponent } hat begonnen: Ausgangsstellung { $position }, Bedenkzeit { $pace }. Sie haben Weiß und ziehen zuerst.
letter-started-black = Ihre Partie gegen { $opponent } hat begonnen: Ausgangsstellung { $position }, Bedenkzeit { $pace }. Sie haben Schwarz; { $opponent } zieht zuerst.
letter-they-played = { $name } hat gezogen: { $move }.
letter-you-played = Ihr Zug wurde gespielt: { $move }.
letter-your-turn-white = Sie sind am Zug: Weiß, Zug { $move }.
letter-your-turn-black = Sie sind am Zug: Schwarz, Zug { $move }.
letter-still-your-turn = In der Stellung unten sind weiterhin Sie am Zug.
letter-draw-offered = { $name } bietet Remis an. Schreiben Sie { command-accept } oder { command-decline }, oder spielen Sie einfach weiter.
letter-you-offered = Ihr Remisangebot gilt, bis Ihr Gegner antwortet oder zieht.
letter-you-wrote = Ihre Nachricht an { $name } ist angenommen.
letter-they-wrote = { $name } hat Ihnen geschrieben. Gezogen wurde nicht.
letter-they-declined = { $name } hat Ihr Remisangebot abgelehnt.
letter-you-declined = Sie haben das Remisangebot abgelehnt.
letter-result = Ergebnis: { $result }.
letter-your-words = Ihre Worte an { $name }, so wie sie weitergegeben werden:
letter-message = { $name } schreibt:

also-started-white = Auch die Partie { $game } gegen { $opponent } hat begonnen: Dort haben Sie Weiß und ziehen zuerst, Ausgangsstellung { $position }.
also-started-black = Auch die Partie { $game } gegen { $opponent } hat begonnen: Dort haben Sie Schwarz, und { $opponent } zieht zuerst, Ausgangsstellung { $position }.
also-write-to = Ihren Zug dort bitte an
also-in-game = In der Partie { $game }:
also-position = Partie { $game } gegen { $opponent }, Zug { $move }:
also-draw-offered = { $name } bietet in { $game } Remis an. Schreiben Sie dazu { command-accept } oder { command-decline } an die Adresse jener Partie, oder spielen Sie dort einfach weiter.

letter-your-clock = Ihre Bedenkzeit
letter-their-clock = Bedenkzeit der Gegenseite
clock-yours-running = { $left }, gerechnet ab dem Eintreffen dieses Briefs; sie läuft nicht vor dem { $moment } ab
clock-yours-untold = { $left }, gerechnet ab dem Eintreffen des Briefs zu diesem Zug; sie läuft nicht vor dem { $moment } ab
clock-theirs = { $name } hat { $left }
letter-castling = Rochade
letter-position = Ausgangsstellung
letter-board-white = Das Brett von der Seite der Weißen. Die Figuren stehen darunter in Worten.
letter-board-black = Das Brett von der Seite der Schwarzen. Die Figuren stehen darunter in Worten.
letter-moves = Züge
also-page = Jene Partie im Web
letter-page = Diese Partie im Web
letter-settings = Welche Briefe Sie bekommen

letter-how-to-answer = Antworten Sie auf diesen Brief, und schreiben Sie in die erste Zeile eines davon:
help-move = einen Zug spielen (dieser ist nur ein Beispiel)
help-move-and-offer = einen Zug spielen und Remis anbieten
help-castling = rochieren (a-Seite: O-O-O), wenn es möglich ist
help-dry-run = fragen, was ein Zug bewirken würde; gespielt wird nichts
help-accept = das angebotene Remis annehmen
help-decline = es ablehnen und weiterspielen
help-resign = diese Partie aufgeben
help-help = die ganze Liste dessen bekommen, was Sie schreiben können
help-offer = Remis anbieten, in einer eigenen Zeile unter Ihrem Zug
help-claim = Remis wegen Stellungswiederholung oder nach der 50-Züge-Regel reklamieren, allein oder mit dem Zug, der es herbeiführt
help-cancel = zurücknehmen, was noch auf Ihr Ja wartet
help-yes = bestätigen, was wartet, als Antwort auf die Frage selbst
