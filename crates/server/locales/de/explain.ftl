# Was der Befehl „explain“ den Leuten sagt.
explain-legal = { $move } ist regelgerecht ({ $uci }).
explain-castling = Rochade: { $trip }.
explain-ending = Danach endet die Partie { $ending ->
    [checkmate] durch Schachmatt
    [stalemate] durch Patt
    [dead_position] mit toter Stellung, in der keine Seite mehr mattsetzen kann
    [fivefold_repetition] durch die fünfte Wiederholung der Stellung
   *[seventy_five_moves] durch 75 Züge ohne Schlagen und ohne Bauernzug
}.
explain-fen = Stellung danach: { $fen }
explain-repaired = Die Stellung wurde berichtigt: { $what }.

# Was an einer angegebenen Stellung falsch ist: Satzteile hinter einem Doppelpunkt. Spalten zählen von 1 an.
explain-fen-unusable = Die FEN ist nicht zu gebrauchen: { $why }.
explain-fen-empty = Die FEN ist leer
explain-fen-field = Spalte { $column }: „{ $found }“ ist nicht als { $field ->
    [placement] Figuren auf dem Brett
    [turn] Seite am Zug
    [castling] Rochaderechte
    [en_passant] En-passant-Feld
    [halfmove_clock] Halbzugzähler
   *[move_number] Zugnummer
} zu lesen
explain-fen-extra = Spalte { $column }: Hier darf nichts mehr stehen, es folgt aber „{ $found }“
explain-fen-two-rights = Spalte { $column }: „{ $found }“ gibt einer Seite zwei Rochaderechte nach derselben Seite
explain-fen-impossible = Zu dieser Stellung führt keine Partie: { $reasons }
explain-fen-empty-board = das Brett ist leer
explain-fen-missing-king = ein König fehlt
explain-fen-too-many-kings = eine Seite hat mehr als einen König
explain-fen-pawns-on-back-rank = auf der ersten oder achten Reihe steht ein Bauer
explain-fen-opposite-check = die Seite, die nicht am Zug ist, steht im Schach
explain-fen-impossible-check = kein Zug kann diese Schachgebote bewirkt haben
explain-fen-too-much-material = es sind mehr Figuren da, als Umwandlungen erlauben
explain-start-unusable = Das ist keine Ausgangsstellung: { $why }.
explain-start-out-of-range = Eine Ausgangsstellung { $number } gibt es nicht; die Nummern gehen von 0 bis 959
explain-start-unreadable = „{ $text }“ ist weder eine Nummer von 0 bis 959 noch eine Grundreihe wie RNBQKBNR
explain-start-wrong-pieces = { $rank } besteht nicht aus einem König, einer Dame, zwei Türmen, zwei Läufern und zwei Springern
explain-start-king = In { $rank } steht der König nicht zwischen den Türmen
explain-start-bishops = In { $rank } stehen beide Läufer auf Feldern derselben Farbe
explain-start-mismatch = { $number } und { $rank } sind zwei verschiedene Stellungen: { $number } ist { $other }
explain-moves-fault = Von den zuvor gemachten Zügen ist „{ $text }“ (Halbzug { $ply }) nicht spielbar. { $answer }
