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
