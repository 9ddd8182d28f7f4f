# Что говорят страницы.

## Рамка каждой страницы
club-name = Fischer Random Chess Email Club
club-tagline = Шахматы по переписке из 960 начальных позиций, по электронной почте с 2004 года
nav-skip = К содержанию
nav-label = Клуб
nav-home = Начало
nav-games = Партии
nav-positions = Позиции
nav-players = Игроки
nav-tournaments = Турниры
nav-castling = Рокировка
nav-glossary = Словарь
nav-links = Ссылки
nav-mailroom = Почтовая
nav-account = Учётная запись
nav-mine = Мои партии
nav-director = Стол директора
nav-login = Войти
nav-logout = Выйти
foot-founded = Основан 25 апреля 2004 года, чтобы люди всего мира могли играть в шахматы Фишера по электронной почте.
pager-label = Ещё
pager-back = Назад
pager-on = Дальше
pager-newest = К самым новым
pager-older = Более старые

## Общие столбцы и подписи
col-game = Партия
col-players = Игроки
col-position = Позиция
col-state = Состояние
col-moves = Ходы
col-when = Последнее изменение
col-rank = Место
col-rating = Рейтинг
col-name = Имя
col-country = Страна
col-wld = В-П-Н
col-running = Текущие
col-number = Номер
col-format = Система
col-progress = Окончено
col-points = Очки
col-played = Сыграно
col-handle = Псевдоним
col-role = Роль
state-white-to-move = Ход белых
state-black-to-move = Ход чёрных
state-behind = { $moves ->
    [one] отстаёт на { $moves } ход
    [few] отстаёт на { $moves } хода
   *[many] отстаёт на { $moves } ходов
}
state-waiting = Не начата
state-paused = На решении
state-white-won = 1-0
state-black-won = 0-1
state-draw = ½-½
state-cancelled = Отменена
former-member = бывший член клуба

## Начало
home-title = Шахматы с чистого листа, письмо за письмом
home-lead = Двое игроков, одна начальная позиция из 960, две партии с переменой цвета. Ход — это ответ на письмо; клуб судит его, ведёт запись партии и передаёт дальше.
home-members = { $count ->
    [one] член клуба
    [few] члена клуба
   *[many] членов клуба
}
home-running = { $count ->
    [one] текущая партия
    [few] текущие партии
   *[many] текущих партий
}
home-finished = { $count ->
    [one] оконченная партия
    [few] оконченные партии
   *[many] оконченных партий
}
home-your-turn = Ваш ход
home-mine = Ваши партии
home-mine-none = У вас нет текущих партий.
home-nothing-waits = Ни одна партия не ждёт вашего хода.
home-others-turn = Ожидание
home-col-left = Осталось времени
home-col-until = До
home-lately = Последнее на досках
home-all-games = Все партии
home-position = Позиция дня
home-position-note = – одна из 960.
home-how = Как идёт партия
home-how-1 = Клуб пишет вам, когда наступает ваш ход: доска, сделанные ходы, ваше время.
home-how-2 = Вы отвечаете на это письмо ходом в первой строке: { $moves }.
home-how-3 = Соперник узнаёт о нём сразу. Если ход невозможен, вам говорят точно, почему.

## Партии
games-title = Партии
games-player = Игрок
games-tournament = Турнир
games-position = Позиция
games-state = Состояние
games-filter = Показать
games-none = Подходящих партий нет.
games-any = все
games-running = текущие
games-finished = оконченные
games-no-player = Члена клуба с псевдонимом или полным именем «{ $handle }» нет.
games-perhaps = Возможно, вы ищете:
games-no-position = «{ $position }» — не начальная позиция: нужно число от 0 до 959 или расстановка первой горизонтали, например NNBBRKQR.
games-no-tournament = Турнира «{ $tournament }» нет.

## Одна партия
game-match = Матч { $match }
game-number = Партия { $game }
game-walk = По ходам партии
game-first = Начальная позиция
game-back = На ход назад
game-forward = На ход вперёд
game-last = Последняя позиция
game-flip = Повернуть доску
game-shown-start = Начальная позиция
game-shown-ply = После { $move }
game-shown-preview = Просмотр: { $move }, ход не сделан
game-castling = Рокировка
game-castling-white = Белые
game-castling-black = Чёрные
game-moves = Ходы
game-moves-near = Ходы рядом с показанной позицией
game-moves-all = Все ходы ({ $count })
game-no-moves = Ходов ещё не было.
game-evidence = Время и подтверждения
game-evidence-note = Когда каждый ход сообщён, когда на него отвечено и сколько времени это стоило.
game-messages = Слова игроков друг другу
game-text = Позиция словами
game-table = Таблицей
game-diagram = Диаграммой из букв
game-pgn = PGN
game-board-label = Доска со стороны { $side ->
    [white] белых
   *[black] чёрных
}. { $shown }.
game-white-turn = Ход белых.
game-black-turn = Ход чёрных.
game-over = Партия окончена.
game-is-to-move = ходит
game-clock = осталось { $left }
game-clock-waiting = { $left }, часы ещё не идут
game-offer-open = Предложена ничья.
game-old-ply = Вы смотрите на прежнюю позицию.
game-behind = { $moves ->
    [one] Пока эта партия идёт, она показывается с отставанием на { $moves } ход: Вы не видите ни последних ходов обеих сторон, ни часов, ни того, чей сейчас ход.
    [few] Пока эта партия идёт, она показывается с отставанием на { $moves } хода: Вы не видите ни последних ходов обеих сторон, ни часов, ни того, чей сейчас ход.
   *[many] Пока эта партия идёт, она показывается с отставанием на { $moves } ходов: Вы не видите ни последних ходов обеих сторон, ни часов, ни того, чей сейчас ход.
}
game-behind-others = { $moves ->
    [one] Пока эта партия идёт, другие видят её с отставанием на { $moves } ход.
    [few] Пока эта партия идёт, другие видят её с отставанием на { $moves } хода.
   *[many] Пока эта партия идёт, другие видят её с отставанием на { $moves } ходов.
}
castling-possible = возможна
castling-not-now = не сейчас
castling-gone = потеряна

## Форма хода
form-your-move = Ваш ход
form-your-game = Ваша партия
form-move = Ход
form-move-hint = Как в письме: { $moves }.
form-draw = Предложить ничью этим ходом
form-words = Несколько слов сопернику
form-play = Сделать ход
form-play-this = Сыграть { $move }
form-look = Сначала посмотреть
form-change = Изменить
form-lines-wrong = Пока ничего не сыграно: в условных ходах есть ошибка.
form-claim = Потребовать ничью
form-accept = Принять ничью
form-decline = Отклонить ничью
form-offer = { $name } предлагает ничью.
form-resign = Сдаться
form-resign-sure = Я сдаю эту партию.
form-resign-unsure = Сначала отметьте «{ form-resign-sure }». Ничего не сделано, партия продолжается.
form-resign-do = Сдать партию
form-look-move = После { $move } была бы такая позиция. Пока ничего не сыграно.
form-look-castling = { $move } — это рокировка: { $trips }. Пока ничего не сыграно.
form-move-played = Ваш ход { $move } сделан.
form-kept = Что вы написали; ничего из этого не отправлено
form-done = Готово.
form-too-long = Это слишком длинно.

## Матчи
match-note = Матч — это две партии из одной начальной позиции с переменой цвета.
match-score = { $first } : { $second }
match-first = Первый игрок
match-first-hint = Играет белыми в первой партии. Псевдоним или адрес.
match-second = Второй игрок
match-start = Начальная позиция
match-start-hint = Число от 0 до 959 или расстановка первой горизонтали. Если поле пустое, позицию по жребию выберет клуб.
match-pace = Контроль времени
match-order = Две партии
match-together = Обе начинаются сразу
match-staggered = Вторая начинается после 10-го хода чёрных в первой или по её окончании
match-begin = Начать матч
match-begun-done = Матч начался; обоим игрокам сообщают об этом.

## Позиции
positions-title = Начальные позиции
positions-lead = Все 960, по номерам Шарнагля от 000 до 959. В других местах считают от 1 до 960: расстановка рядом с номером снимает сомнения.
positions-find = Номер или расстановка
positions-count = { $count ->
    [one] { $count } позиция.
    [few] { $count } позиции.
   *[many] { $count } позиций.
}
positions-games = { $count ->
    [one] { $count } партия в клубе
    [few] { $count } партии в клубе
   *[many] { $count } партий в клубе
}
positions-any = все
positions-fault = «{ $text }» — не начальная позиция: нужно число от 0 до 959 или расстановка первой горизонтали, например NNBBRKQR.
position-number = Номер
position-rank = Расстановка
position-reversal = Обращённая
position-before = Предыдущий номер
position-after = Следующий номер
position-rules = Правила рокировки
position-text = Словами
position-games = Партии из этой позиции
position-no-games = В клубе эту позицию ещё никто не играл.
position-board-label = Начальная позиция { $label }
method-double = двухэтапная
method-transposition = перестановкой
method-king-only = только ходом короля
method-rook-only = только ходом ладьи
position-castling-trip = Король { $kingFrom } на { $kingTo }, ладья { $rookFrom } на { $rookTo }.
position-castling-king-stays = Король остаётся на { $kingTo }; ладья { $rookFrom } на { $rookTo }.
position-castling-rook-stays = Король { $kingFrom } на { $kingTo }; ладья остаётся на { $rookTo }.
position-castling-first = Возможна на первом ходу.

## Игроки
players-title = Члены клуба и рейтинги
players-lead = Один список для всех партий по переписке в шахматы Фишера. Все начинают с 1500.
player-since = в клубе с { $day }
player-running = Текущие партии
player-finished = Оконченные партии
player-none-running = Текущих партий нет.
player-none-finished = Оконченных партий пока нет.
role-member = член клуба
role-director = директор
role-admin = администратор

## Рокировка
castling-title = Как здесь рокируют
castling-lead = Где бы ни начинали король и ладья, они оказываются там же, где в классических шахматах. Всё остальное следует из этой фразы.
castling-ends = Где оказываются фигуры, для белых и для чёрных
castling-written = Запись
castling-named = Название
castling-king-to = Король оказывается на
castling-rook-to = Ладья оказывается на
castling-h = рокировка на фланг h
castling-a = рокировка на фланг a
castling-methods = Четыре метода
castling-methods-lead = Какие фигуры действительно перемещаются, зависит от того, где они стоят. Клуб различает четыре метода; все записываются O-O или O-O-O, занимают один ход и возможны один раз за партию.
castling-method-double = Двухэтапная рокировка
castling-method-double-text = Перемещаются и король, и ладья, каждый на своё поле. Рокировка классических шахмат — такая.
castling-method-transposition = Рокировка перестановкой
castling-method-transposition-text = Король и ладья меняются местами: каждый оказывается там, где стоял другой.
castling-method-king = Только ходом короля
castling-method-king-text = Ладья уже стоит на своём конечном поле, и перемещается только король.
castling-method-rook = Только ходом ладьи
castling-method-rook-text = Король уже стоит на своём конечном поле, и перемещается только ладья. Это всё равно рокировка, и второй раз рокировать нельзя.
castling-share = Из 960 позиций так рокируют на фланг h в { $h }, на фланг a — в { $a }.
castling-before = { $start }, перед { $move }.
castling-after = После { $move }.
castling-conditions = Когда она разрешена
castling-conditions-lead = В момент рокировки должны выполняться все четыре условия. Если нарушено несколько, ответ клуба называет каждое.
castling-cond-1 = Без ходов: ни король, ни эта ладья в партии ещё не ходили, и вы ещё не рокировали.
castling-cond-2 = Свободно: на всех полях от короля до его цели и от ладьи до её цели, включая сами цели, нет никого, кроме этих двух фигур.
castling-cond-3 = Не атаковано: поле, где стоит король, поля, которые он проходит, и поле, где он оказывается, не атакованы, даже если сейчас на таком поле стоит ваша рокирующая ладья.
castling-cond-4 = Безопасно после: когда обе фигуры на новых полях, король не под шахом. Ушедшая ладья могла быть его единственным прикрытием.
castling-permanent = Потеряна навсегда
castling-permanent-lead = Это лишает права до конца партии. Возвращение на место права не возвращает.
castling-perm-1 = Король уже ходил: потеряны обе стороны.
castling-perm-2 = Ладья с этой стороны уже ходила: эта сторона потеряна, другая может остаться.
castling-perm-3 = Ладья с этой стороны взята. Другая ладья её не заменит, даже превращённая из пешки.
castling-perm-4 = Вы уже рокировали, в любую сторону и любым методом.
castling-temporary = Только не сейчас
castling-temporary-lead = Это запрещает рокировку сегодня, но может пройти к следующему ходу. Само право не пострадало.
castling-temp-1 = На поле, которое должно быть свободно, стоит фигура любого цвета.
castling-temp-2 = Король под шахом.
castling-temp-3 = Атаковано поле, которое король проходит или на котором оказывается. Поля, которые проходит только ладья, не в счёт.
castling-temp-4 = Ладья прикрывает короля от фигуры, которая нападёт на него, как только ладья уйдёт.
castling-refused = Два случая, когда рокировать было нельзя
castling-refused-lead = О них спрашивали даже опытные члены клуба.
castling-refused-1 = Король не может пройти поле только потому, что его заслоняет своя ладья
castling-refused-1-text = Белые не могут рокировать на фланг h: король проходит e1, а ладья на e8 атакует это поле. То, что сейчас на e1 стоит своя ладья, не помогает.
castling-refused-2 = Ладья — прикрытие
castling-refused-2-text = Белые не могут рокировать на фланг a: король остаётся на c1, но как только ладья уйдёт с b1, ладья на a1 даст шах.
castling-writing = Как её записать
castling-write-1 = O-O — на фланг h, O-O-O — на фланг a; нули и маленькие буквы тоже годятся.
castling-write-2 = Координатами: король берёт свою ладью, например f1h1, если король на f1, а ладья на h1.
castling-write-3 = Шаг короля на пустое соседнее поле — всегда только этот шаг, после него рокировать нельзя.
castling-write-4 = Если переместилась бы только ладья, пишите O-O или O-O-O; простой ход ладьёй клуб сначала переспросит.
castling-curious = Полезно знать
castling-curious-1 = В некоторых позициях рокировать можно на первом же ходу.
castling-curious-2 = Поля, которые в классических шахматах должны быть свободны, здесь могут быть заняты: a, b или e — на фланге a, e или h — на фланге h.
castling-curious-3 = Рокировка никогда ничего не берёт, а король и ладья перепрыгивают только друг через друга.
castling-curious-4 = Возможна ли рокировка и почему, написано в каждом письме и на странице каждой партии.

## Словарь
glossary-lead = Слова клуба, у каждого одно значение.
glossary-start = Начальная позиция
glossary-start-text = Порядок фигур на первой горизонтали: слоны на полях разного цвета, король между ладьями. Всего их 960; у каждой номер от 000 до 959, и её всегда пишут вместе с расстановкой, например #069 NNBBRKQR.
glossary-h-side = Фланг h
glossary-h-side-text = Сторона доски, куда ведёт рокировка O-O: король на вертикаль g, ладья на вертикаль f. В классических шахматах — королевский фланг, короткая рокировка; FIDE говорит «рокировка на g-фланг».
glossary-a-side = Фланг a
glossary-a-side-text = Сторона, куда ведёт рокировка O-O-O: король на вертикаль c, ладья на вертикаль d. В классических шахматах — ферзевый фланг, длинная рокировка; FIDE говорит «рокировка на c-фланг».
glossary-reversal = Обращённая позиция
glossary-reversal-text = Начальная позиция, где левое и правое поменялись местами: #069 и #890 обращены друг к другу.
glossary-mirror = Напротив
glossary-mirror-text = Чёрные фигуры стоят напротив белых, вертикаль за вертикалью, как во всех партиях здесь.
glossary-match = Матч
glossary-match-text = Две партии тех же игроков из той же начальной позиции с переменой цвета. Номера матчей — вроде M0255; его партии — M0255-1 и M0255-2.
glossary-ply = Полуход
glossary-ply-text = Ход одной стороны. 12-й ход обеих сторон — это полуходы 23 и 24.
glossary-scharnagl = Номер Шарнагля
glossary-scharnagl-text = Принятая здесь нумерация 960 позиций, автор — Рейнхард Шарнагль: сначала слоны, потом ферзь, потом остальные. 518 — позиция классических шахмат.
glossary-kern = Код KeRN
glossary-kern-text = Порядок короля, ладей и коней на пяти полях, которые остались от слонов и ферзя, число от 0 до 9.
glossary-xfen = X-FEN
glossary-xfen-text = Так позиции пишут для других программ: рокировка — KQkq, а буква вертикали — только там, где неясно, какая ладья имеется в виду.
glossary-shredder = Shredder-FEN
glossary-shredder-text = Другая запись, которая называет вертикали рокирующих ладей: HAha.
glossary-pace = Контроль времени
glossary-pace-text = Сколько времени есть у игрока. 10/30 — 30 дней в начале и ещё 30 на каждом десятом ходу, но не больше 40 (10/40 — 50, 10/50 — 65). 5+1 — пять дней и ещё один за каждый ход, но не больше 30. 3/move — три дня на каждый ход. bank 60 — шестьдесят дней на всю партию.
glossary-crosstable = Турнирная таблица
glossary-crosstable-text = Таблица кругового турнира: результаты каждого игрока с каждым.
glossary-sb = Коэффициент Бергера
glossary-sb-text = Дополнительный показатель: очки побеждённых соперников и половина очков тех, с кем сыграно вничью.
glossary-malus = Штрафные очки
glossary-malus-text = Штраф в турнире на выбывание: за победу — ничего, за ничью — одно очко, за поражение — три. Набравший шесть выбывает.
glossary-adjudication = Присуждение
glossary-adjudication-text = Нейтральный директор решает, как засчитать неоконченную партию.

## Ссылки
links-lead = Другие, кому дороги шахматы Фишера, игра по переписке или и то и другое.
links-play = Где ещё играют по переписке
links-programs = Программы, которые читают наши партии
links-rules = Правила и нумерация
link-iccf = международная федерация шахмат по переписке, со званиями и турнирами на своём сервере
link-lss = бесплатный сервер игры по переписке, на нём много турниров по шахматам 960
link-schemingmind = множество видов шахмат по переписке
link-chessmail = шахматы по переписке на сайте, есть и шахматы 960
link-lichess = шахматы 960 с днями на ход, бесплатно и без рекламы
link-xboard = шахматная доска для X11; загружает наши файлы PGN, включая шахматы 960
link-scid = шахматная база данных; читает файлы PGN из библиотеки
link-pychess = библиотека для Python, которая понимает шахматы 960
link-fide = Правила шахмат; Рекомендации II посвящены шахматам 960
link-numbering = объяснение нумерации Шарнагля

## Вход
login-title = Вход
login-lead = Пароля нет. Напишите адрес, под которым вас знает клуб, и он пришлёт письмо со ссылкой.
login-address = Адрес электронной почты
login-send = Прислать ссылку
login-note = Ссылка действует один раз, в течение часа. Чтобы играть по почте, входить не нужно.
login-sent = Если { $address } принадлежит члену клуба, письмо уже в пути.
login-sent-note = Откройте ссылку из письма на этом или другом устройстве и нажмите там кнопку.
login-confirm-lead = Одно нажатие — и вы вошли. После этого ссылка больше не действует.
login-confirm = Войти
login-spent = Эта ссылка уже использована или устарела.
login-again = Попросить новую
login-fault-address = Это не похоже на адрес.
login-out = Вы вышли.
login-welcome-back = Вы вошли.
login-needed = Сначала войдите, пожалуйста.

## Учётная запись
account-settings = О вас
account-name = Имя
account-country = Страна
account-country-hint = Две буквы, например RU, или ничего.
account-address-confirmed = Адрес подтверждён.
account-address-mailed = Письмо со ссылкой отправлено на этот адрес.
account-add-address = Ещё один адрес
account-add-address-do = Прислать на него ссылку
account-prefer = писать сначала сюда
account-remove = убрать
account-zone = Часовой пояс
account-zone-hint = Там сейчас { $now }.
account-lang = Язык
account-mail = Письма
account-receipts = Присылать подтверждение на каждый ход по почте
account-ask = Спрашивать меня, прежде чем сделать присланный ход
account-save = Сохранить
account-saved = Сохранено.
account-addresses = Адреса
account-addresses-note = Письма с этих адресов считаются вашими.
account-verified = подтверждён
account-unverified = не подтверждён
account-address-waits = туда отправлено письмо со ссылкой
account-sessions = Где выполнен вход
account-sessions-note = Каждый сеанс сам заканчивается через 30 дней без посещений.
account-session = С { $since }, последний раз { $seen }
account-here = здесь
account-end-others = Закончить все остальные
account-ended = Все остальные сеансы закончены.

## Стол директора
director-lead = Что требует внимания, сначала самое давнее.
director-attention = Требует внимания
director-calm = Дел нет. Клуб живёт сам.
director-events = Турниры
director-new-event = Новый турнир
director-new-match = Новый матч
director-members = Члены клуба
director-add-member = Записать в клуб
director-add = Записать
director-added-done = Новый член клуба записан.
director-handle-hint = Маленькие латинские буквы, цифры, - и _. Если поле пустое, псевдоним составляется из адреса.
director-letter = недоставленное письмо
director-held = задержанное письмо
director-silent = письмо без ответа
director-overdue = просрочено
director-letter-line = Письмо на { $to }: { $subject }
director-held-line = Письмо от: { $from }
director-elsewhere-line = Ответ на вопрос, заданный участнику { $name }, пришёл с другого адреса и ждёт подтверждения с зарегистрированного
director-silent-line = Письма без команды, отправитель: { $from }; на те же слова второй раз, больше чем на три письма в день и на то, что похоже на письмо программы, клуб не отвечает
director-overdue-line = Партия { $game }: { $name } — просрочка { $over }
director-unknown-player = Члена клуба с псевдонимом или адресом «{ $who }» нет.

## Ошибки
error-not-found = Здесь этого нет
error-not-found-text = По этому адресу ничего нет.
error-no-game = Партии { $game } нет.
error-no-match = Матча { $match } нет.
error-no-player = Члена клуба «{ $player }» нет.
error-no-tournament = Турнира { $tournament } нет.
error-no-position = Начальных позиций 960, с номерами от 0 до 959; { $position } среди них нет.
error-forbidden = Не для вас
error-forbidden-text = Вашей учётной записи это не разрешено.
error-foreign-text = Форма пришла со страницы другого сайта, поэтому ничего не сделано. Откройте страницу здесь и отправьте её ещё раз.
error-not-your-game = В этой партии это могут сделать только двое её игроков.
error-stale = Партия продолжилась
error-stale-text = Пока вы смотрели, позиция изменилась. Вот нынешняя; ваш ход не сделан.
error-doubled-form = Эта форма уже была отправлена с другим содержанием. Ничего не сделано дважды.
error-doubled-text = Эта форма уже была отправлена. Вот нынешняя позиция; дважды ничего не сыграно.
error-bad = Это не удалось понять
error-bad-text = Форма была неполной или испорченной.
error-too-large = Слишком много
error-too-large-text = Присланное больше всего, что клуб читает.
error-too-many = Помедленнее, пожалуйста
error-too-many-text = Слишком много попыток за короткое время. Попробуйте снова через минуту.
error-server = Это наша ошибка
error-server-text = Здесь что-то пошло не так, и это записано. У вас ничего не изменено.
error-busy = Одну минуту
error-busy-text = Одновременно писали другие. Попробуйте, пожалуйста, ещё раз.
error-way-home = В начало
error-way-back = К партии
error-method-text = Этот адрес не принимает того, что прислано.

## Почтовая (демонстрация)
mailroom-title = Почтовая
mailroom-lead = Все письма этого демонстрационного клуба, как их показали бы почтовые программы участников.
mailroom-hint = Попробуйте: откройте письмо, в котором чей-то ход, напишите ход, например { $move } или O-O, в первой строке ответа и отправьте его. Ответ клуба тут же появится здесь.
mailroom-hint-question = В последнем письме Диего — вопрос: ход пришёл с адреса, которого клуб не знает. Ответьте «yes», и он будет сыгран.
mailroom-hint-desk = Войдите как george@example.org и откройте стол директора: этот ход ждёт и там, рядом с письмом, которое так и не дошло.
mailroom-turns = ждут хода: { $count }
mailroom-live = ваш ход
mailroom-members = Члены клуба
mailroom-letters = Письма
mailroom-empty = Писем пока нет.
mailroom-choose = Выберите письмо слева.
mailroom-from = От
mailroom-to = Кому
mailroom-reply-to = Ответ на адрес
mailroom-date = Дата
mailroom-as-text = То же письмо текстом
mailroom-reply = Ваш ответ
mailroom-reply-hint = Он проходит через настоящую почтовую дверь клуба: сообщение MIME, где под вашим текстом процитировано письмо.
mailroom-send = Отправить ответ
mailroom-sent-done = Отправлено и принято почтовой дверью клуба. Ответ лежит в ящиках.
mailroom-failed = Почтовая дверь клуба не приняла его: { $answer }
mailroom-raw = Письмо в том виде, в каком оно идёт

## Демонстрация в терминале
demo-open = Демонстрационный клуб открыт: { $url }
demo-try = Начните с почтовой или войдите: письмо со ссылкой придёт туда. George — директор, Inés — администратор, остальные шестеро играют.
games-two-players = Имя «{ $name }» носят несколько человек. Напишите псевдоним.
games-no-state = «{ $state }» — не состояние партии.
stop-spent-title = Отписка
foot-language = Язык страниц
title-refused = Отклонено: { $title }
paces-what = Что означают контроли времени
