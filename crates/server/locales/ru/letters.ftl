# Письма о партиях. Что говорится о ходах, рокировке и результатах, стоит в game.ftl.

letter-head = { $game } · ход { $move } · { $what }
letter-head-also = { $head } · также { $games }
letter-head-others = { $count ->
    [one] { $count } другая партия
    [few] { $count } другие партии
   *[many] { $count } других партий
  }
letter-what-started = партия начинается
letter-what-turn = ваш ход
letter-what-receipt = ваш ход сделан
letter-what-declined = ничья отклонена
letter-what-message = сообщение для вас
letter-what-over = партия окончена
letter-what-refused = прочтите: ничего не сыграно
letter-what-question = вопрос к вам
letter-what-answer = ответ на ваше письмо
letter-what-said = ваше сообщение принято

letter-started-white = Началась ваша партия, соперник — { $opponent }: начальная позиция { $position }, контроль времени { $pace }. У вас белые, первый ход за вами.
letter-started-black = Началась ваша партия, соперник — { $opponent }: начальная позиция { $position }, контроль времени { $pace }. У вас чёрные; первый ход делает { $opponent }.
letter-second-game = Партия { $game }, с переменой цвета, начнётся после { $moves }-го хода чёрных в этой партии или по её окончании.
letter-they-played = { $name } играет { $move }.
letter-you-played = Ваш ход сделан: { $move }.
letter-your-turn-white = Ваш ход: белые, ход { $move }.
letter-your-turn-black = Ваш ход: чёрные, ход { $move }.
letter-still-your-turn = В позиции, которая показана ниже, по-прежнему ваш ход.
letter-board-after = На доске внизу показана позиция, какой она стала бы после { $move }: так легче заметить ошибку. Ход ещё не сделан.
letter-draw-offered = { $name } предлагает ничью. Напишите «{ command-accept }» или «{ command-decline }» либо просто играйте дальше.
letter-you-offered = Ваше предложение ничьей действует, пока соперник не ответит или не сделает ход.
letter-you-wrote = Ваше сообщение принято; его получит { $name }.
letter-they-wrote = Вам пишет { $name }. Ход не сделан.
letter-they-declined = { $name } отклоняет ваше предложение ничьей.
letter-you-declined = Вы отклонили предложение ничьей.
letter-result = Результат: { $result }.
end-match-over = Матч { $match } окончен. Ваш счёт: { $own }, счёт соперника ({ $name }): { $theirs }.
end-match-on = В матче { $match } теперь ваш счёт: { $own }, счёт соперника ({ $name }): { $theirs }; партия { $game } ещё не окончена.
end-rating = Ваш рейтинг теперь { $rating } ({ $by } за эту партию).
end-rating-same = Ваш рейтинг остаётся { $rating }.
end-rematch = Чтобы сыграть с тем же соперником ещё раз (это { $name }), ответьте одним словом «{ command-rematch }» в первой строке.
end-words = Всё, что вы напишете в ответ на это письмо в течение { $days } дней, будет передано сопернику ({ $name }).
letter-your-words = Эти ваши слова получит { $name }:
letter-message = { $name } пишет:

also-started-white = Началась и партия { $game }, соперник — { $opponent }: в ней у вас белые, первый ход за вами, начальная позиция { $position }.
also-started-black = Началась и партия { $game }, соперник — { $opponent }: в ней у вас чёрные, первый ход делает { $opponent }, начальная позиция { $position }.
also-write-to = Ход в этой партии пишите на
also-in-game = В партии { $game }:
also-position = Партия { $game }, соперник — { $opponent }, ход { $move }
also-draw-offered = { $name } предлагает ничью в партии { $game }. Чтобы ответить, напишите «{ command-accept }» или «{ command-decline }» на адрес той партии либо просто играйте в ней дальше.

letter-your-clock = Ваше время
letter-their-clock = Время соперника
clock-yours-running = { $left } с той минуты, когда вы получили это письмо; время истечёт не раньше { $moment }
clock-yours-untold = { $left } с той минуты, когда вы получите письмо об этом ходе; время истечёт не раньше { $moment }
clock-theirs = { $left } ({ $name })
letter-castling = Рокировка
letter-position = Начальная позиция
letter-board-white = Доска со стороны белых. Фигуры перечислены ниже.
letter-board-black = Доска со стороны чёрных. Фигуры перечислены ниже.
letter-moves = Ходы
also-page = Та партия на сайте
letter-page = Эта партия на сайте
letter-settings = Какие письма вы получаете

letter-how-to-answer = Чтобы ответить, напишите в ответ на это письмо, в первой строке, что-нибудь из этого:
letter-how-to-answer-or-write = Отвечать не нужно. То, что вы напишете в ответ, получит как ваши слова { $name }; в первой строке можно написать и что-нибудь из этого:
letter-answer-move-with-words = Чтобы ответить, напишите в ответ на это письмо ваш ход в первой строке, например { $example }. Слова под ним получит { $name }.
letter-answer-move = Чтобы ответить, напишите в ответ на это письмо ваш ход в первой строке, например { $example }.
letter-answer-offer = Чтобы принять ничью, напишите в ответ на это письмо в первой строке «{ $accept }»; чтобы играть дальше — ваш ход, например { $example }. Слова под ним получит { $name }.
letter-you-can-also-write = Можно написать и другое:
help-move = сделать ход (этот — только пример)
help-move-and-offer = сделать ход и предложить ничью
help-castling = рокировать (на фланг a: O-O-O), если это возможно
help-dry-run = спросить, к чему приведёт ход; сам ход не делается
help-accept = принять предложенную ничью
help-decline = отклонить её и думать дальше
help-resign = сдать эту партию
help-help = получить весь список того, что можно написать
help-offer = предложить ничью, отдельной строкой под ходом
help-claim = потребовать ничью из-за повторения позиции или по правилу 50 ходов, без хода или с ходом, который к этому приводит
help-cancel = отменить то, что ещё ждёт вашего «да»
help-mute = больше не передавать вам слова соперника
help-unmute = снова передавать их
help-report-write = { command-report }: …
help-report = сообщить директорам о словах соперника; после двоеточия — что случилось
help-yes = подтвердить то, что ждёт, в ответ на сам вопрос
end-rating-games = Ваш рейтинг теперь { $rating } ({ $by } за эти партии).
