# Что происходит в партии; одинаково в письмах, на страницах и в терминале.

castling-status-possible = { $castling } возможна.
castling-status-possible-trips = { $castling } возможна: { $trips }.
castling-status-both-gone = O-O и O-O-O в этой партии уже невозможны: { $reasons }.
castling-status-not-now = { $castling } сейчас невозможна: { $reasons }.
castling-status-gone = { $castling } в этой партии уже невозможна: { $reasons }.
castling-status-never = { $castling } в этой партии невозможна: { $reasons }.
castling-brief-gone = В этой партии уже невозможна.
castling-brief-wing-gone = { $castling } в этой партии уже невозможна.
castling-brief-not-now = { $castling } сейчас невозможна.
castling-trips-both = король с { $king_from } на { $king_to }, ладья с { $rook_from } на { $rook_to }
castling-trips-king = король с { $king_from } на { $king_to }, ладья остаётся на { $rook_to }
castling-trips-rook = ладья с { $rook_from } на { $rook_to }, король остаётся на { $king_to }
played-castling = { $move } ({ $trips })

finish-checkmate = Мат: партию выигрывает { $winner }.
finish-stalemate = Пат: ничья.
finish-dead-position = Ни одна из сторон уже не может поставить мат: ничья.
finish-fivefold = Позиция возникла в пятый раз: ничья.
finish-seventy-five = Семьдесят пять ходов без взятия и без хода пешкой: ничья.
finish-threefold = Позиция возникла в третий раз, и было заявлено требование ничьей: ничья.
finish-fifty = Пятьдесят ходов без взятия и без хода пешкой, и было заявлено требование ничьей: ничья.
finish-agreement = Ничья по соглашению игроков.
finish-resignation = { $loser } сдаёт партию: выигрывает { $winner }.
finish-time = У игрока { $loser } истекло время: выигрывает { $winner }.
finish-time-without-mate = Время истекло, но соперник уже не смог бы поставить мат: ничья.
finish-left = { $loser } больше не состоит в клубе: победа за игроком { $winner }.
finish-left-cancelled = Один из игроков покинул клуб до начала этой партии: она отменена и не засчитывается.
finish-recorded = Партия сыграна в другом месте: победа за игроком { $winner }.
finish-recorded-draw = Партия сыграна в другом месте и закончилась вничью.

denial-not-started = Эта партия ещё не началась.
denial-already-started = Эта партия уже началась.
denial-over = Эта партия окончена. { $finish }
denial-not-your-turn = Сейчас не ваш ход: ходит { $opponent }.
denial-moved-on = После той позиции партия продолжилась: { $now ->
    [one] всего сделан { $now } полуход
    [few] всего сделано { $now } полухода
   *[many] всего сделано { $now } полуходов
  }, а вы ответили на письмо { $seen ->
    [0] о начале партии
    [1] после первого полухода
   *[other] после полухода { $seen }
  }. Ничего не сыграно; ниже — нынешняя позиция.
denial-illegal = Ход { $move } в нынешней позиции невозможен.
denial-no-offer = Соперник не предлагал ничью, отвечать не на что.
denial-too-early-for-draw = Ничью можно предложить только после того, как обе стороны сделали по ходу. Ничего не сыграно; пришлите ход без предложения.
denial-offer-too-soon = Вы уже предлагали ничью. Снова предложить её можно начиная с хода { $from_move } или после предложения соперника. Ничего не сыграно; пришлите ход без предложения.
denial-nothing-to-claim = Оснований требовать ничью нет: эта позиция возникла { $occurrences ->
    [one] { $occurrences } раз
    [few] { $occurrences } раза
   *[many] { $occurrences } раз
  } (нужно три), и { $halfmoves ->
    [0] последний полуход был взятием или ходом пешкой
    [one] после последнего взятия или хода пешкой сделан { $halfmoves } полуход
    [few] после последнего взятия или хода пешкой сделано { $halfmoves } полухода
   *[many] после последнего взятия или хода пешкой сделано { $halfmoves } полуходов
  } (нужно сто). Если такая позиция возникнет после вашего следующего хода, требуйте ничью вместе с ним, например: «{ command-claim } { $move }».
denial-not-a-player = Это могут сделать только двое игроков этой партии.
denial-nothing-to-tell = Игрок, чья очередь хода, уже извещён.
denial-time-left = Время ещё не истекло.
practice-partner-name = Партнёр для тренировки
practice-note = Эта партия тренировочная: соперник — собственный игрок клуба, который отвечает сразу и случайным ходом. Это одна партия, и она нигде не учитывается.
match-note-single = Этот матч состоит из одной партии.
