# Что говорит команда «explain».
explain-legal = { $move } — возможный ход ({ $uci }).
explain-castling = Рокировка: { $trip }.
explain-ending = После него партия окончена: { $ending ->
    [checkmate] мат
    [stalemate] пат
    [dead_position] ни одна из сторон уже не может поставить мат
    [fivefold_repetition] позиция повторилась в пятый раз
   *[seventy_five_moves] 75 ходов без взятия и без хода пешкой
}.
explain-fen = Позиция после него: { $fen }
explain-repaired = Позиция исправлена: { $what }.
