# Ежедневная сводка и напоминания.

letter-what-reminder = напоминание
letter-last-move = Последний ход: { $move }.
clock-yours-until = { $left }, до { $moment }
clock-yours-unwritten = { $left }, считая с того момента, когда ход покажет вам наш сайт, самое позднее через сутки после хода соперника; ваше время истечёт не раньше { $moment }
clock-stands-still = ; из этого срока { $span } ваши часы стоят

digest-subject = [{ $club }] { $day }: { $count ->
    [0] новости ваших партий
    [one] вашего хода ждёт { $count } партия
    [few] вашего хода ждут { $count } партии
   *[many] вашего хода ждут { $count } партий
}
digest-head = Ваша сводка · { $day }
digest-boards = { $count ->
    [0] Ни одна партия не ждёт вашего хода.
    [1] Вашего хода ждёт одна партия: доска #1 ниже.
    [one] Вашего хода ждёт { $count } партия: доски с #1 по #{ $count } ниже, сначала самая срочная.
    [2] Вашего хода ждут 2 партии: доски #1 и #2 ниже, сначала самая срочная.
    [few] Вашего хода ждут { $count } партии: доски с #1 по #{ $count } ниже, сначала самая срочная.
   *[many] Вашего хода ждут { $count } партий: доски с #1 по #{ $count } ниже, сначала самая срочная.
}
digest-board-white = Доска #{ $number } · { $game } · у вас белые, соперник — { $opponent } · ход { $move }
digest-board-black = Доска #{ $number } · { $game } · у вас чёрные, соперник — { $opponent } · ход { $move }
digest-begun = Партия началась: начальная позиция { $position }, контроль времени { $pace }.
digest-draw-offered = { $name } предлагает ничью.
digest-how-to-answer = Чтобы ответить, напишите в ответ на это письмо по строке для каждой доски; строка начинается с номера доски:
digest-help-move = сделать ход на доске #1 (этот ход — только пример)
digest-stop = Больше не получать сводок

reminder-half = Прошла половина вашего времени на ход { $move }; соперник — { $name }. Осталось: { $left }.
reminder-three-days = Вашего хода { $move } ждёт соперник — { $name }. Осталось: { $left }.
reminder-one-day = Ваше время на ход { $move } почти истекло; соперник — { $name }. Осталось: { $left }.
reminder-stop = Больше не получать напоминаний
# The address for what may be said while the opponent thinks; short, for an address follows on the same line.
digest-answer-write-to = Условные ходы, слова сопернику или сдачу в этой партии пишите на
