# Почему ход не сыгран: по одному предложению на каждую причину, ответы из них и примечания о прочитанном.
# $case: падеж фигуры (nom, gen, dat, acc, ins); $x_gen, $x_ins …: то же выражение в другом падеже.

refusal-their-man = { $case ->
    [gen] { $piece ->
        [king] короля
        [queen] ферзя
        [rook] ладьи
        [bishop] слона
        [knight] коня
       *[pawn] пешки
    }
    [dat] { $piece ->
        [king] королю
        [queen] ферзю
        [rook] ладье
        [bishop] слону
        [knight] коню
       *[pawn] пешке
    }
    [acc] { $piece ->
        [king] короля
        [queen] ферзя
        [rook] ладью
        [bishop] слона
        [knight] коня
       *[pawn] пешку
    }
    [ins] { $piece ->
        [king] королём
        [queen] ферзём
        [rook] ладьёй
        [bishop] слоном
        [knight] конём
       *[pawn] пешкой
    }
   *[nom] { $piece ->
        [king] король
        [queen] ферзь
        [rook] ладья
        [bishop] слон
        [knight] конь
       *[pawn] пешка
    }
} на { $square }
refusal-your-man = { $case ->
    [gen] { $piece ->
        [king] вашего короля
        [queen] вашего ферзя
        [rook] вашей ладьи
        [bishop] вашего слона
        [knight] вашего коня
       *[pawn] вашей пешки
    }
    [dat] { $piece ->
        [king] вашему королю
        [queen] вашему ферзю
        [rook] вашей ладье
        [bishop] вашему слону
        [knight] вашему коню
       *[pawn] вашей пешке
    }
    [acc] { $piece ->
        [king] вашего короля
        [queen] вашего ферзя
        [rook] вашу ладью
        [bishop] вашего слона
        [knight] вашего коня
       *[pawn] вашу пешку
    }
    [ins] { $piece ->
        [king] вашим королём
        [queen] вашим ферзём
        [rook] вашей ладьёй
        [bishop] вашим слоном
        [knight] вашим конём
       *[pawn] вашей пешкой
    }
   *[nom] { $piece ->
        [king] ваш король
        [queen] ваш ферзь
        [rook] ваша ладья
        [bishop] ваш слон
        [knight] ваш конь
       *[pawn] ваша пешка
    }
} на { $square }
refusal-a-piece = { $case ->
    [acc] { $piece ->
        [king] короля
        [queen] ферзя
        [rook] ладью
        [bishop] слона
        [knight] коня
       *[pawn] пешку
    }
   *[nom] { $piece ->
        [king] король
        [queen] ферзь
        [rook] ладья
        [bishop] слон
        [knight] конь
       *[pawn] пешка
    }
}
refusal-list-or = { $first } или { $last }

# Рокировка.
refusal-already-castled = { $voice ->
    [any] рокировка уже сделана ходом { $move }
   *[you] вы уже рокировали ходом { $move }
}
refusal-king-moved = { $voice ->
    [any] король ушёл с { $square } ходом { $move }
   *[you] ваш король ушёл с { $square } ходом { $move }
}
refusal-rook-moved = { $voice ->
    [any] ладья ушла с { $square } ходом { $move }
   *[you] ваша ладья ушла с { $square } ходом { $move }
}
refusal-rook-captured = { $voice ->
    [any] ладья на { $square } взята ходом { $move }
   *[you] ваша ладья на { $square } взята ходом { $move }
}
refusal-never-there = позиция, с которой началась эта партия, не допускает { $wing }
refusal-castling-blocked = { $voice ->
    [any] { $way ->
        [king] { $man } стоит на пути короля
        [rook] { $man } стоит на пути ладьи
       *[both] { $man } стоит на пути короля и ладьи
    }
   *[you] { $way ->
        [king] { $man } стоит на пути вашего короля
        [rook] { $man } стоит на пути вашей ладьи
       *[both] { $man } стоит на пути вашего короля и вашей ладьи
    }
}
refusal-castling-out-of-check = { $voice ->
    [any] король на { $square } находится под шахом от { $by_gen }
   *[you] ваш король на { $square } находится под шахом от { $by_gen }
}
refusal-castling-through-attack = { $voice ->
    [any] король проходит через поле { $square }, атакованное { $by_ins }
   *[you] ваш король проходит через поле { $square }, атакованное { $by_ins }
}
refusal-castling-into-attack = { $voice ->
    [any] король попадает на поле { $square }, атакованное { $by_ins }
   *[you] ваш король попадает на поле { $square }, атакованное { $by_ins }
}
refusal-castling-shield-lost = { $voice ->
    [any] когда ладья уйдёт с { $rook }, король на { $king } окажется под шахом от { $by_gen }
   *[you] когда ваша ладья уйдёт с { $rook }, ваш король на { $king } окажется под шахом от { $by_gen }
}

# Все остальные ходы.
refusal-no-such-piece = { $where ->
    [file] на вертикали { $file } у вас нет { $piece ->
        [king] короля
        [queen] ферзя
        [rook] ладьи
        [bishop] слона
        [knight] коня
       *[pawn] пешки
    }
    [rank] на { $rank }-й горизонтали у вас нет { $piece ->
        [king] короля
        [queen] ферзя
        [rook] ладьи
        [bishop] слона
        [knight] коня
       *[pawn] пешки
    }
    [square] на { $file }{ $rank } у вас нет { $piece ->
        [king] короля
        [queen] ферзя
        [rook] ладьи
        [bishop] слона
        [knight] коня
       *[pawn] пешки
    }
   *[anywhere] у вас нет { $piece ->
        [king] короля
        [queen] ферзя
        [rook] ладьи
        [bishop] слона
        [knight] коня
       *[pawn] пешки
    }
}
refusal-empty-square = на поле { $square } нет фигуры
refusal-not-your-piece = { $man } принадлежит сопернику
refusal-other-piece = на { $square } стоит { $found }, а не { $named }
refusal-no-movement = { $man } уже стоит там
refusal-own-piece-on-target = поле, на которое вы хотите пойти, занимает { $man }
refusal-wrong-movement = { $man } не может пойти на { $to }
refusal-wrong-movement-several = { $piece ->
    [queen] ни один из ваших ферзей ({ $squares }) не может пойти на { $to }
    [rook] ни одна из ваших ладей ({ $squares }) не может пойти на { $to }
    [bishop] ни один из ваших слонов ({ $squares }) не может пойти на { $to }
    [knight] ни один из ваших коней ({ $squares }) не может пойти на { $to }
   *[pawn] ни одна из ваших пешек ({ $squares }) не может пойти на { $to }
}
refusal-pawn-two-steps = { $man } уже не на начальном поле и может пойти только на одно поле вперёд
refusal-blocked = { $man } не может попасть на { $to }, на пути { $by_count ->
    [1] стоит
   *[other] стоят
} { $by }
refusal-blocked-pawn = { $man } не может пойти на { $to }, на пути { $by_count ->
    [1] стоит
   *[other] стоят
} { $by }
refusal-pawn-captures-nothing = { $man } могла бы пойти на { $to } только со взятием, а брать там нечего
refusal-nothing-to-capture = на { $square } нечего брать
refusal-en-passant-too-late = { $man } могла бы взять на проходе на { $to } только сразу после { $move }
refusal-en-passant-no-double-step = { $man } может взять на проходе на { $to } только сразу после хода пешкой на два поля, а { $move } — не такой ход
refusal-pinned = { $man } { $man_piece ->
    [rook] связана
    [pawn] связана
   *[other] связан
} { $line } и прикрывает вашего короля на { $king } от { $by_gen }
refusal-en-passant-exposes = взятие на проходе убирает с доски и { $captured_acc }, и ваш король на { $king } окажется под шахом от { $by_gen }
refusal-check-not-answered = ваш король на { $king } находится под шахом от { $by_gen }, и если { $man } пойдёт на { $to }, шах останется
refusal-king-into-check = на { $to } ваш король окажется под шахом от { $by_gen }
refusal-promotion-impossible = пешка не может превратиться в { $piece_acc }
refusal-promotion-missing = { $man } на { $to } должна превратиться в ферзя, ладью, слона или коня
refusal-nothing-promotes = { $man } при ходе на { $to } не превращается
refusal-game-over = партия окончена: { $ending ->
    [checkmate] мат
    [stalemate] пат
    [dead_position] ни одна из сторон уже не может поставить мат
    [fivefold_repetition] позиция повторилась в пятый раз
   *[seventy_five_moves] 75 ходов без взятия и без хода пешкой
}
refusal-line-file = по вертикали { $file }
refusal-line-rank = по { $rank }-й горизонтали
refusal-line-diagonal = по диагонали { $from } – { $king }
refusal-not-strict = вы просили принимать только полную нотацию, а { $faults }; напишите { $write }
refusal-strict-number-missing = номера хода нет
refusal-strict-number-wrong = номер хода другой
refusal-strict-coordinates = это координаты
refusal-strict-spelling = пишется это иначе
refusal-strict-capture-sign = знак взятия неверен
refusal-strict-check-sign = знак шаха неверен

# Ответ на ход, который не сыгран.
reading-castling-gone = Рокировка { $wing } в этой партии уже невозможна: { $reasons }.
reading-castling-never = Рокировка { $wing } в этой партии невозможна: { $reasons }.
reading-castling-not-now = Рокировка { $wing } сейчас невозможна: { $reasons }.
reading-castling-neither = Рокировать сейчас нельзя. { $wings }
reading-step = Ход { $move } невозможен: { $reasons }.
reading-plain = { $reasons }.
reading-hint-castling = Если вы имеете в виду рокировку, напишите { $move }; это возможно.
reading-hint-king-step = Ход { $move }, одним королём, возможен, но лишит вас права на рокировку.
reading-hint-king-step-only = Ход { $move }, одним королём, возможен.
reading-hint-pawn-capture = Взятие { $move } возможно; если вы имеете в виду его, так и напишите.
reading-hint-instead = Ход { $move } возможен.
reading-legal-piece = { $man } может пойти на { $squares }.
reading-legal-all = { $count ->
    [1] Единственный возможный ход — { $moves }.
   *[other] Возможные ходы: { $moves }.
}
reading-several-pieces = Туда может пойти не одна фигура: { $moves }. Какая?
reading-promotion-piece = В какую фигуру превращается пешка? Напишите { $moves }.
reading-castling-wing = { $count ->
    [1] Чтобы рокировать, назовите фланг: возможно { $moves }.
   *[other] На какой фланг? Напишите { $moves }.
}
reading-rook-only-castling = Ладья попадает туда только рокировкой. Если вы имеете в виду рокировку, напишите { $moves }.
reading-rook-onto-king = Ладья не может пойти на поле своего короля. Если вы имеете в виду рокировку, напишите { $moves }.
reading-piece-letter = { $count ->
    [1] Эта буква может означать разные фигуры. Вы имеете в виду { $moves }?
   *[other] Эта буква может означать разные фигуры: { $moves }. Какую?
}
reading-capital = { $count ->
    [1] Вы имеете в виду { $moves }? Пожалуйста, следите за большими и маленькими буквами.
   *[other] Это можно прочесть по-разному: { $moves }. Что вы имеете в виду?
}
reading-bare-capture = { $count ->
    [1] Не сказано, чем взять. Вы имеете в виду { $moves }?
   *[other] Не сказано, чем взять: { $moves }. Что выбрать?
}
reading-two-readings = Это можно прочесть по-разному: { $moves }. Что вы имеете в виду?
reading-last-move-again = Ход { $moves } возможен, но с этим номером это только что сделанный ход. Вы имеете в виду его?
reading-nothing-captured = Стоит знак взятия, но { $moves } ничего не берёт. Ту ли доску вы видите? Если вы имеете в виду этот ход, напишите его, пожалуйста, без знака.

reading-candidate = { $piece ->
    [king] { $move } (король с { $from })
    [queen] { $move } (ферзь с { $from })
    [rook] { $move } (ладья с { $from })
    [bishop] { $move } (слон с { $from })
    [knight] { $move } (конь с { $from })
   *[pawn] { $move } (пешка с { $from })
}

reading-unreadable-nothing = Здесь нет хода. { $write }
reading-unreadable-too-long = Для хода это слишком длинно. { $write }
reading-unreadable-null-move = В шахматах нельзя пропустить ход: его нужно сделать. { $write }
reading-unreadable-off-board = Такого поля на доске нет: вертикали — от a до h, горизонтали — от 1 до 8. { $write }
reading-unreadable-unknown-letter = Буква { $letter } не означает никакой фигуры. { $write }
reading-unreadable-several = Здесь больше одного хода. Пришлите, пожалуйста, только один ход. { $write }
reading-unreadable-last-move = Это только что сделанный ход. { $write }
reading-unreadable-not-a-move = Прочесть это как ход не удалось. { $write }
reading-write = Ход пишется так: { $example }; рокировка — O-O или O-O-O.

# Примечания о ходе, прочитанном с допущениями.
reading-note-move-number = Сейчас ход { $expected }, а не { $written }.
reading-note-move-number-side = Сейчас { $expected }-й ход белых.
reading-note-castling-by-king = Прочитано как рокировка: { $wing }.
reading-note-king-step-only = { $wing } — рокировка; { $move } — ход одним королём, после него рокировать нельзя.
reading-note-capitals = Прочитано как { $move }; большие и маленькие буквы были не те.
reading-note-letter = Фигура прочитана так: { $piece }.
reading-note-capture-sign-wrong = Знак взятия был, но этот ход ничего не берёт.
reading-note-capture-sign-missing = Этот ход — взятие.
reading-note-check-sign-wrong = Знак шаха не соответствует ходу.
reading-note-not-en-passant = Этот ход — не взятие на проходе.
reading-note-draw-sign = Знак «=» не предлагает ничью; чтобы предложить её, напишите «{ command-draw }» отдельной строкой.

# Что исправлено в FEN.
reading-repair-useless-en-passant = поле взятия на проходе { $square } убрано, потому что такое взятие там невозможно
reading-repair-impossible-right = право на рокировку { $letter } убрано, потому что с этой стороны от короля на первой для игрока горизонтали нет его ладьи
reading-repair-right-without-king = право на рокировку { $letter } убрано, потому что король этого игрока не стоит на своей первой горизонтали
reading-repair-right-without-rook = право на рокировку { $letter } убрано, потому что на { $square } нет ладьи этого игрока
reading-repair-right-not-orthodox = право на рокировку { $letter } убрано, потому что в обычных шахматах рокируется только король на вертикали e с ладьёй в углу
reading-repair-move-number-zero = номер хода 0 прочитан как 1
reading-repair-no-turn = очередь хода не указана и прочитана как ход белых
reading-repair-no-rights = права на рокировку не указаны; прочитано так, что рокироваться больше никто не может
