# Bedingte Züge und private Notizen. Niemand außer dem, dem sie gehören, liest sie.

lines-standing = Ihre bedingten Züge. Niemand sonst sieht sie; um sie zurückzunehmen, schreiben Sie „{ command-cancel }“:
lines-still-stand = Diese bedingten Züge von Ihnen gelten weiter, wie bisher. Um sie zurückzunehmen, schreiben Sie „{ command-cancel }“:
lines-kept = Ihre bedingten Züge gelten. Jeder wird sofort gespielt, wenn Ihr Gegner den Zug davor macht, und kostet Sie keine Zeit.
lines-shown = Diese bedingten Züge gelten für Sie in dieser Partie.
lines-none = In dieser Partie gelten keine bedingten Züge von Ihnen.
lines-cancelled = Ihre bedingten Züge sind zurückgenommen. Keiner davon wird gespielt.
lines-left = { $name } hat einen Zug gemacht, auf den Ihre bedingten Züge nicht antworten. Sie gelten nicht mehr.
lines-wait = Ihre bedingten Züge haben eine Antwort auf diesen Zug, aber { $name } bietet damit Remis an. Ihre Antwort wartet: Schreiben Sie „{ command-decline }“, so wird Ihre Antwort gespielt; schreiben Sie „{ command-accept }“, so endet die Partie remis; ziehen Sie anders, so gelten die bedingten Züge nicht mehr.
lines-replaced = Sie haben anders gezogen, als Ihre bedingten Züge es vorsahen; die früheren gelten deshalb nicht mehr.
lines-none-kept = Diese bedingten Züge wurden nicht angenommen, auch nicht zum Teil, weil etwas darin nicht stimmt. Bitte senden Sie alle noch einmal, berichtigt.
lines-more-faults = { $count ->
    [one] Noch eine weitere Zeile kann nicht gelten.
   *[other] Noch { $count } weitere Zeilen können nicht gelten.
  }
lines-fault-empty = Zeile { $line }: Darin steht kein Zug.
lines-fault-move = Zeile { $line }, Zug { $place }: „{ $text }“ ist dort nicht spielbar.
lines-fault-number = Zeile { $line }, Zug { $place }: „{ $text }“ hat die falsche Nummer; der Zug an dieser Stelle hat die Nummer { $expected }
lines-fault-white-moves = Zeile { $line }, Zug { $place }: „{ $text }“ wäre ein Zug von Schwarz, aber dort ist Weiß am Zug. Eine Zeile beginnt mit einem Zug Ihres Gegners, und die Seiten wechseln sich ab.
lines-fault-black-moves = Zeile { $line }, Zug { $place }: „{ $text }“ wäre ein Zug von Weiß, aber dort ist Schwarz am Zug. Eine Zeile beginnt mit einem Zug Ihres Gegners, und die Seiten wechseln sich ab.
lines-fault-no-answer = Zeile { $line }: Sie endet mit { $text }, einem Zug Ihres Gegners. Jede Zeile muss mit Ihrer Antwort enden.
lines-fault-two-answers = Zeile { $line }, Zug { $place }: Auf { $on } antwortet schon eine frühere Zeile mit { $first }, diese mit { $text }. Auf jeden Zug kann es nur eine Antwort geben.
lines-fault-of-opponent = Das ist ein Zug Ihres Gegners: Im nächsten Satz ist mit „Sie“ und „Ihr“ Ihr Gegner gemeint.
lines-fault-past-end = Zeile { $line }, Zug { $place }: Vor „{ $text }“ ist die Partie schon zu Ende ({ $ending }).
lines-fault-nothing-to-answer = Zeile { $line }, Zug { $place }: { $text } beendet die Partie ({ $ending }); darauf gibt es nichts zu antworten.
lines-fault-second-if = Zeile { $line }: Hinter { $text } steht in derselben Zeile ein zweites „wenn“. Bitte beginnen Sie dafür eine neue Zeile, oder lassen Sie das Wort weg, wenn die Zeile weitergeht.
lines-fault-then = Zeile { $line }: Ein „dann“ steht dort, wo ein Zug Ihres Gegners erwartet wird. Hinter „dann“ steht nur Ihre eigene Antwort.
lines-fault-too-long = Zeile { $line }: Sie hat mehr als { $limit } Züge.
lines-fault-too-many = Es sind { $text } Zeilen; in einer Partie können höchstens { $limit } gelten.
lines-end-checkmate = Matt
lines-end-stalemate = Patt
lines-end-dead-position = tote Stellung
lines-end-fivefold = fünfmalige Stellungswiederholung
lines-end-seventy-five = 75-Züge-Regel

letter-your-line-played = Ihr bedingter Zug hat geantwortet: { $move }.
letter-their-line-played = { $name } hatte einen bedingten Zug vorbereitet, der geantwortet hat: { $move }.
help-lines = sofort antworten, wenn Ihr Gegner so zieht (unter Ihrem Zug oder als Antwort auf eine Quittung; nur ein Beispiel)
help-note = eine private Notiz zur Stellung speichern, in einer eigenen Zeile
help-note-text = hier steht Ihre Notiz
mail-lines-need-a-move = Bedingte Züge stehen unter dem Zug, dem sie folgen, oder in einer Antwort auf die Quittung dieses Zuges, solange Ihr Gegner überlegt. Die gesandten Zeilen wurden nicht aufgehoben.
mail-lines-moved-on = Ihre E-Mail antwortet auf einen Brief zu einer früheren Stellung dieser Partie; die bedingten Züge darin sind deshalb nicht aufgehoben. Jetzt ist Ihr Gegner am Zug: Bedingte Züge für diese Stellung gehören in eine Antwort auf diesen Brief.

held-with-lines = { $what }, mit diesen bedingten Zügen: { $lines }
held-with-words = { $what }, mit diesen Worten an Ihren Gegner: „{ $words }“
held-with-note = { $what }, mit dieser privaten Notiz: „{ $note }“
held-lines = diese bedingten Züge gelten lassen: { $lines }

note-kept = Ihre private Notiz ist gespeichert. Niemand sonst sieht sie.
note-kept-as = Ihre private Notiz ist gespeichert. Niemand sonst sieht sie. Sie lautet: „{ $note }“
mail-note-left = Die private Notiz aus Ihrer E-Mail ist nicht aufgehoben; schicken Sie sie bitte zusammen mit dem, was Sie meinten, noch einmal.
mail-lines-left = Die bedingten Züge aus Ihrer E-Mail sind nicht aufgehoben; schicken Sie sie bitte zusammen mit dem, was Sie meinten, noch einmal.
note-at-start = Anfang
note-given-back = Ihre privaten Notizen zur Partie { $game }:
note-too-long = Eine Notiz hat höchstens { $value } Zeichen und gehört zu einer Stellung der Partie. Es wurde nichts geändert.
note-not-kept = Ihre private Notiz ist nicht aufgehoben, auch nicht zum Teil: Zu einer Stellung haben höchstens { $value } Zeichen Platz, zusammen mit dem, was dort schon steht. Bitte schicken Sie sie noch einmal, kürzer.

page-lines = Bedingte Züge
page-lines-about = Sagen Sie, was Sie antworten, wenn Ihr Gegner dies oder jenes spielt. Ihre Antwort wird sofort gespielt und kostet Sie keine Zeit. Nur Sie sehen diese Zeilen.
page-lines-standing = Diese Zeilen gelten:
page-lines-none = Es gelten keine Zeilen.
page-lines-wait = Die Zeilen warten, weil Ihr Gegner Remis anbietet: Sie gehen weiter, wenn Sie ablehnen.
page-lines-later = Bedingte Züge können Sie angeben, solange Ihr Gegner am Zug ist.
page-lines-text = Zeilen, eine unter der anderen
page-lines-example = Zum Beispiel: { $example }
page-lines-set = Diese Zeilen gelten lassen
page-lines-cancel = Alle Zeilen zurücknehmen
page-lines-step = Auf dem Brett
page-lines-if = Wenn der Gegner spielt
page-lines-then = antworte ich
page-lines-add = Diese Antwort hinzufügen
page-lines-cut = Diese Antwort und alles danach zurücknehmen
page-lines-back = Zurück zum Anfang
page-lines-known = Antworten von hier an
page-lines-after = Bedingte Züge für die Zeit nach Ihrem Zug
page-lines-kept = Ihre Zeilen gelten.
page-lines-taken-back = Ihre Zeilen sind zurückgenommen.
page-lines-to-game = Zurück zur Partie
page-notes = Private Notizen
page-notes-about = Nur Sie sehen sie. Am Ende der Partie bekommen Sie sie zurück.
page-notes-here = Notiz zur gezeigten Stellung
page-notes-save = Notiz speichern
page-notes-all = Ihre anderen Notizen in dieser Partie
page-notes-start = Grundstellung
