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

# Что не так с указанной позицией: части предложений после двоеточия. Столбцы считаются с 1.
explain-fen-unusable = Эту FEN нельзя использовать: { $why }.
explain-fen-empty = FEN пуста
explain-fen-field = столбец { $column }: «{ $found }» нельзя прочесть как { $field ->
    [placement] расстановку фигур
    [turn] очередь хода
    [castling] права на рокировку
    [en_passant] поле взятия на проходе
    [halfmove_clock] счётчик полуходов
   *[move_number] номер хода
}
explain-fen-extra = столбец { $column }: здесь ничего больше не должно быть, но стоит «{ $found }»
explain-fen-two-rights = столбец { $column }: «{ $found }» даёт одной стороне два права на рокировку в одну и ту же сторону
explain-fen-impossible = ни одна партия не приводит к этой позиции: { $reasons }
explain-fen-empty-board = доска пуста
explain-fen-missing-king = нет одного из королей
explain-fen-too-many-kings = у одной из сторон больше одного короля
explain-fen-pawns-on-back-rank = на первой или восьмой горизонтали стоит пешка
explain-fen-opposite-check = под шахом сторона, которая не должна ходить
explain-fen-impossible-check = ни один ход не мог дать такие шахи
explain-fen-too-much-material = фигур больше, чем допускают превращения
explain-start-unusable = Это не начальная позиция: { $why }.
explain-start-out-of-range = начальной позиции { $number } нет; номера идут от 0 до 959
explain-start-unreadable = «{ $text }» — не номер от 0 до 959 и не расстановка первой горизонтали вроде RNBQKBNR
explain-start-wrong-pieces = { $rank } состоит не из короля, ферзя, двух ладей, двух слонов и двух коней
explain-start-king = в { $rank } король стоит не между ладьями
explain-start-bishops = в { $rank } оба слона стоят на полях одного цвета
explain-start-mismatch = { $number } и { $rank } — разные позиции: { $number } — это { $other }
explain-moves-fault = Среди уже сделанных ходов «{ $text }» (полуход { $ply }) сделать нельзя. { $answer }
