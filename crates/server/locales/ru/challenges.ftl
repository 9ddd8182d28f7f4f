# Вызовы и подбор соперника.
challenge-subject = { $name } вызывает вас на матч в клубе { $club }
challenge-intro = { $name } вызывает вас на матч: две партии из одной начальной позиции, по одной каждым цветом. В первой вы играете белыми.
challenge-until = Вызов ждёт ответа до { $until }.
challenge-pace = Контроль времени
pace-with-ceiling = { $pace } ({ $words }; на часах никогда не бывает больше { $most } дней)
challenge-time-out = Если время истечёт
challenge-time-out-leave = сначала, день за днём и только в этой партии, расходуются оставшиеся дни вашего отпуска за этот год; затем партия проиграна, а если соперник не смог бы поставить мат никакими ходами — ничья
challenge-time-out-bank = партия проиграна, а если соперник не смог бы поставить мат никакими ходами — ничья; отпуск при этом контроле не учитывается
challenge-counts = Рейтинг
challenge-rated = идёт в рейтинг
challenge-friendly = дружеский, в рейтинг не идёт
challenge-order = Партии
challenge-together = обе сразу
challenge-staggered = вторая — после десятого хода чёрных в первой
challenge-random = определяется жребием в начале матча
challenge-answer = Ответьте на это письмо одним из этих слов в первой строке:
challenge-does-accept = начать матч
challenge-does-decline = отказаться
challenge-page = Все вызовы
challenge-made = Ваш вызов { $number } отправлен, соперник: { $name }. Он ждёт до { $until }; чтобы отозвать его, напишите «{ command-withdraw } { $number }».
challenge-made-open = Ваш вызов { $number } открыт для всех членов клуба до { $until }. Чтобы отозвать его, напишите «{ command-withdraw } { $number }».
challenge-news-subject = [{ $club }] Ваш вызов
challenge-declined = { $name } не принимает ваш вызов { $number }.
challenge-you-declined = Вы не приняли вызов; { $name } узнает об этом.
challenge-you-accepted = Вы приняли вызов, соперник: { $name }. Матч начался.
challenge-withdrawn = { $name } отзывает вызов { $number }. Отвечать на него больше не нужно.
challenge-opponent-left = { $name } больше не состоит в клубе. Ваш вызов { $number } окончен.
challenge-you-withdrew = Ваш вызов { $number } отозван.
challenge-expired = { $name } не отвечает на ваш вызов { $number } в срок; вызов снят.
challenge-expired-open = Ваш открытый вызов { $number } никто не принял в срок; он снят.
pair-waiting = Вы ждёте соперника с близким рейтингом, контроль { $pace }. Матч начнётся сам, как только такой соперник найдётся.
pair-off = Вы больше не ждёте соперника.
club-no-challenge = Открытого вызова { $number }, на который вы могли бы ответить или который могли бы отозвать, нет.
club-challenge-withdrawn = Этот вызов отозван. Матч не начат.
club-challenge-accepted = Этот вызов уже стал матчем.
club-challenge-declined = Этот вызов отклонён.
club-challenge-expired = Срок этого вызова истёк. Матч не начат.
club-challenge-twice = Один ваш вызов уже ждёт ответа, соперник: { $name }.
club-which-member = Возможно, «{ $text }» — это { $count ->
    [one] этот член клуба
   *[other] один из этих членов клуба
  }: { $members }. Ничего не отправлено. Напишите псевдоним, указанный в скобках, например «{ command-challenge } { $handle }».
club-too-many-challenges = Ваших вызовов ждёт ответа уже { $most }, больше нельзя. Сначала отзовите один.
club-no-match = Вашего матча { $text } нет.
club-match-runs = Матч { $text } ещё не закончен. Попросите о реванше, когда завершатся обе партии.
nav-challenges = Вызовы
challenges-title = Вызовы
challenges-lead = Матч — это две партии из одной начальной позиции, по одной каждым цветом.
challenges-to-you = Вам
challenges-open = Открытые для всех
challenges-yours = Ваши
challenges-none = Нет ни одного.
challenges-everybody = все
challenges-col-who = Соперник
challenges-col-until = До
challenge-accept-do = Принять
challenge-decline-do = Отклонить
challenge-withdraw-do = Отозвать
challenges-new = Вызвать на матч
challenges-opponent-hint = Псевдоним или полное имя. Если оставить пустым, вызов открыт для всех.
challenges-start-hint = Номер от 0 до 959, расстановка или прежний матч вроде M0255. Если оставить пустым, решит жребий.
challenges-send = Отправить вызов
challenges-pair = Найти мне соперника
challenges-pair-note = Клуб сведёт вас с ожидающим членом клуба, чей рейтинг ближе всего к вашему, но ни с кем, с кем вы встречались за последние девяносто дней.
challenges-pair-do = Ждать соперника
challenges-pair-off = Больше не ждать
challenges-pair-since = Вы ждёте с { $since }, контроль { $pace }.
challenges-login = Чтобы вызвать кого-нибудь или принять вызов, войдите.
challenge-sent-done = Вызов отправлен.
challenge-open-done = Ваш вызов теперь открыт всем членам клуба.
challenge-declined-done = Вызов отклонён.
challenge-withdrawn-done = Вызов отозван.
pair-done = Теперь вы ждёте соперника.
pair-off-done = Вы больше не ждёте.
match-rematch = Вызвать на реванш
player-challenge = Вызвать на матч: { $name }
mail-challenges = { $count ->
    [0] Вызовов нет.
    [one] Ждёт ответа { $count } вызов.
    [few] Ждут ответа { $count } вызова.
   *[other] Ждут ответа { $count } вызовов.
 }
mail-challenge-to-you = { $name } вызывает вас: контроль { $pace }, позиция { $position }; напишите «{ command-accept } { $number }» или «{ command-decline } { $number }»
mail-challenge-to-all = { $name } вызывает любого: контроль { $pace }, позиция { $position }; напишите «{ command-accept } { $number }»
mail-challenge-yours = ваш ({ $name }): контроль { $pace }, позиция { $position }; чтобы отозвать, напишите «{ command-withdraw } { $number }»
mail-needs-game = Это касается соперника. Напишите это в ответ на письмо вашей с ним партии.
mail-help-challenge-write = { command-challenge } anna #451
mail-help-challenges-write = { command-challenges }
mail-help-pair-write = { command-pair }
mail-help-leave-club-write = { command-leave-club }
mail-help-challenge-does = вызывает этого члена клуба на матч из этой позиции; позицию можно не указывать, контроль вроде 5+1 — добавить
mail-help-challenges-does = перечисляет вызовы, ждущие ответа
mail-help-pair-does = находит соперника с близким рейтингом
mail-help-leave-club-does = спросит, хотите ли вы покинуть клуб
