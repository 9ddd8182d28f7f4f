# Турниры: список, страницы, жеребьёвка, проведение.

## Список
tournaments-lead = На странице турнира видно, кто играет, как идут дела и почему; там же подают заявку.
tournaments-open = Приём заявок
tournaments-running = Идут
tournaments-finished = Окончены
tournaments-none = Турниров пока нет.
tournaments-none-open = Сейчас ни один турнир не принимает заявок.
tournaments-none-running = Сейчас ни один турнир не играется.
tournaments-none-finished = Ни один турнир ещё не окончен.
tournaments-cancelled = Отменены
tournaments-how = Члены клуба подают заявку на странице турнира. Он начинается, как там сказано; до этого позиции скрыты.
tournaments-earlier = Более ранние турниры
tournaments-newest = К новейшим турнирам
col-places = Места
col-start = Начало
col-round = Тур
col-winner = Победитель
col-ended = Окончен
event-state-open = приём заявок
event-state-running = идёт
event-state-finished = окончен
event-state-cancelled = отменён
event-fact-cancelled = Отменён
event-all-rounds = все туры сразу
event-round-of = Тур { $round } из { $of }
event-starts-hand = когда его начнёт директор
event-starts-date = { $moment }
event-starts-full = когда все места заняты
event-places-any = { $taken ->
    [0] пока никого
    [one] { $taken } участник
    [few] { $taken } участника
   *[many] { $taken } участников
}
event-places-left = занято { $taken } из { $places }, { $left ->
    [0] свободных нет
   *[other] свободно { $left }
}
event-places-waiting = в листе ожидания: { $count }

## Что это за турнир
event-format-robin = Круговой турнир
event-format-double = Двухкруговой турнир
event-format-classes = Круговой турнир по группам
event-format-knockout = Кубковая система
event-format-dropout = Турнир на выбывание
event-format-swiss = Швейцарская система
event-about-robin = Каждый играет с каждым одну партию.
event-about-double = Каждый играет с каждым матч: две партии, по одной каждым цветом.
event-about-classes = Группы по рейтингу, в каждой около { $size } игроков; в своей группе каждый играет с каждым одну партию.
event-about-classes-double = Группы по рейтингу, в каждой около { $size } игроков; в своей группе каждый играет с каждым матч из двух партий.
event-about-knockout = Матчи из двух партий: проигравший выбывает.
event-about-dropout = По матчу в каждом туре, туров не больше шести. Ничья стоит одно штрафное очко, поражение — три; набравший шесть после тура выбывает.
event-about-swiss = { $rounds ->
    [one] { $rounds } тур: в каждом одна партия с соперником, у которого столько же очков.
    [few] { $rounds } тура: в каждом одна партия с соперником, у которого столько же очков.
   *[many] { $rounds } туров: в каждом одна партия с соперником, у которого столько же очков.
}
event-about-swiss-double = { $rounds ->
    [one] { $rounds } тур: в каждом матч из двух партий с соперником, у которого столько же очков.
    [few] { $rounds } тура: в каждом матч из двух партий с соперником, у которого столько же очков.
   *[many] { $rounds } туров: в каждом матч из двух партий с соперником, у которого столько же очков.
}
event-pace-bank = { $days ->
    [one] { $days } день на все ходы партии
    [few] { $days } дня на все ходы партии
   *[many] { $days } дней на все ходы партии
}
event-pace-block = { $days } дней вначале и ещё столько же ({ $days }) после каждых { $moves } ходов
event-pace-increment = дней вначале: { $days }, с каждым ходом ещё { $more }
event-pace-per-move = { $days ->
    [one] { $days } день на каждый ход
    [few] { $days } дня на каждый ход
   *[many] { $days } дней на каждый ход
}
event-facts = Об этом турнире
event-fact-round = Один тур
event-round-days = { $days ->
    [one] не дольше { $days } дня
   *[other] не дольше { $days } дней
}
event-positions = Начальные позиции
event-positions-pair = Своя позиция для каждой пары
event-positions-event = Одна позиция для всех
event-positions-game = Своя позиция для каждой партии
event-positions-hint = Клуб определяет их жребием в начале; до этого они скрыты от всех.
event-fact-order = Две партии
event-order-together = Обе партии матча сразу
event-order-staggered = Вторая партия после 10-го хода первой или после её конца
event-fact-rated = Рейтинг
event-rated-yes = Партии обсчитываются.
event-rated-no = Партии не обсчитываются.
event-fact-delay = Текущие партии
event-delay = { $moves ->
    [one] Пока партия идёт, все, кроме двух соперников и директоров, которые в нём не играют, видят её с отставанием на { $moves } ход.
    [few] Пока партия идёт, все, кроме двух соперников и директоров, которые в нём не играют, видят её с отставанием на { $moves } хода.
   *[many] Пока партия идёт, все, кроме двух соперников и директоров, которые в нём не играют, видят её с отставанием на { $moves } ходов.
}
event-fact-for = Кто может заявиться
event-for-all = любой член клуба
event-for-between = рейтинг от { $min } до { $max }
event-for-from = рейтинг от { $min }
event-for-to = рейтинг до { $max }
event-for-finished = оконченных партий не меньше { $count }
event-for-time-losses = { $count ->
    [0] ни одной партии, проигранной по времени
   *[other] партий, проигранных по времени, не больше { $count }
}
event-fact-places = Места
event-fact-began = Начался
event-fact-director = Директор
event-fact-deputy = Заместитель
event-fact-next = Следующий
event-reopens = принимает заявки, как только начнётся этот
event-draw-link = Как позиции определяются жребием и как это проверить
event-progress-label = Оконченные партии

## Кто участвует
tournament-entries = Участники
tournament-no-entries = Пока никто не заявлен.
tournament-hidden = Начальные позиции скрыты от всех до начала турнира.
event-waiting-list = Лист ожидания
event-entrant-left = больше не участвует
event-entrant-void = больше не участвует; результаты не считаются
event-entrant-no-show = неявка
event-entrant-out = вне борьбы
event-entrant-for = замена, прежде — { $name }
event-way-in = Заявка
event-log-in = Члены клуба подают заявку здесь, когда вошли на сайт.
event-cannot-enter = Вы не можете заявиться:
event-enter-note = Вы играете, когда турнир начнётся. До этого заявку можно забрать.
event-by-mail = Можно и по почте. Напишите эту строку на адрес { $address }:
event-enter-me = Заявиться на этот турнир
event-enter-waits = Все места заняты. Кто ждёт, входит по очереди, когда место освободится.
event-enter-list = В лист ожидания
event-you-are-in = Вы участвуете
event-you-play = Письмо скажет вам, когда турнир начнётся. До этого заявку можно забрать.
event-you-wait = Вы в листе ожидания. Письмо скажет вам, когда место станет вашим.
event-withdraw-me = Забрать заявку
event-leave = Выйти из турнира
event-leave-reason = Почему (если хотите сказать)
event-leave-sure = Да, я хочу этого.
event-leave-do = Выйти из турнира
event-leave-unsure = Отметьте, что хотите этого. Вы ещё в турнире.
event-entered-done = Заявка принята.
event-withdrawn-done = Заявка снята.

## Как идут дела
tournament-round = Тур { $round }
tournament-rounds = Туры
tournament-class = Группа { $class }
tournament-cross = Турнирная таблица
tournament-cross-note = Столбец — игрок с этим номером. Каждый знак ведёт к партии; точка — партия ещё идёт.
tournament-by-round = Результаты по турам
tournament-by-round-note = Столбец — тур; маленькое число — строка соперника. Каждый знак ведёт к партии.
tournament-line = Строка
tournament-against = соперник в строке
tournament-standings = Положение
tournament-bracket = Сетка
tournament-malus = Штрафные очки
tournament-cell-win = победа, соперник — { $name }
tournament-cell-loss = поражение, соперник — { $name }
tournament-cell-draw = ничья, соперник — { $name }
tournament-cell-open = партия идёт, соперник — { $name }
tournament-cell-cancelled = партия отменена, соперник — { $name }
tournament-cell-bye = отдых
col-expected = Ожидалось
col-gain = ±
tie-wins = Победы
tie-sonneborn = К. Б.
tie-mutual = Личные
tie-buchholz = Бухгольц
tie-malus = Штраф
tie-survived = Туры
tie-wins-text = Число побед: сколько партий выиграно.
tie-sonneborn-text = Коэффициент Бергера: очки побеждённых соперников и половина очков тех, с кем сыграно вничью.
tie-mutual-text = Очки в партиях между теми, кто всё ещё делит место; черта, если таких нет.
tie-buchholz-text = Бухгольц: сумма очков всех соперников. Тур без партии считается как партия с тем, у кого столько же очков, сколько у самого игрока.
tie-malus-text = Штрафные очки: одно за ничью, три за поражение. Чем меньше, тем лучше.
tie-survived-text = Пройденные туры. Чем больше, тем лучше.
tie-expected-text = Сколько очков рейтинги в начале обещали в сыгранных до сих пор партиях, которые идут в таблицу.
tie-gain-text = Насколько результат выше или ниже.
tie-sonneborn-swiss-text = Коэффициент Бергера: очки побеждённых соперников и половина очков тех, с кем сыграно вничью. Победа без партии считается как победа над тем, у кого столько же очков, сколько у самого игрока.
tie-played-text = Оконченные партии из всех, что идут в зачёт. Партия, сданная до первого хода, — это партия; победа над тем, кто так и не явился, — победа, но в счёт цветов и ожидаемых очков не идёт.
tie-order-points = Сначала очки. При равенстве решает это, в таком порядке:
tie-order = Места следуют из этого, в таком порядке:
tie-legend = Что значат столбцы
tie-reasons = Равные по очкам
tie-sums = Из чего складываются суммы
tie-sum = { $name }, { $what }: { $sum } = { $value }
tie-unplayed = без партии
tie-by-wins = { $first } выше, чем { $second }: поровну — { $points }, больше побед ({ $more } против { $less }).
tie-by-sonneborn = { $first } выше, чем { $second }: до этого равенство ({ $points }), больше коэффициент Бергера ({ $more } против { $less }).
tie-by-mutual = { $first } выше, чем { $second }: до этого равенство ({ $points }), больше очков в партиях между поделившими место ({ $more } против { $less }).
tie-by-buchholz = { $first } выше, чем { $second }: до этого равенство ({ $points }), больше Бухгольц ({ $more } против { $less }).
tie-by-malus = { $first } выше, чем { $second }: до этого равенство ({ $points }), меньше штраф ({ $more } против { $less }).
tie-by-survived = { $first } выше, чем { $second }: до этого равенство ({ $points }), больше пройденных туров ({ $more } против { $less }).
tie-by-lot = { $first } выше, чем { $second }: во всём равенство ({ $points }), решил жребий.
tie-equal = { $first } и { $second } делят место: во всём равенство ({ $points }).
bracket-note = Число рядом с именем — номер посева, по рейтингу на день закрытия заявок. Из двух счётов второй — дополнительного матча.
bracket-final = Финал
bracket-semi = Полуфиналы
bracket-quarter = Четвертьфиналы
bracket-round = Круг { $places } участников
bracket-seed = номер посева
bracket-unknown = пока неизвестно
bracket-empty = никого
bracket-waits = Ещё не начат.
bracket-runs = Играется.
bracket-level = Вничью: решат ещё две партии из новых позиций.
bracket-tie-break-runs = Играется дополнительный матч.
bracket-nobody = Дальше не проходит никто: оба выбыли из турнира.
bracket-bye = { $name } проходит дальше без игры.
bracket-by-score = { $name } проходит дальше, { $score }.
bracket-by-tie-break = { $name } проходит дальше, { $score } в дополнительном матче.
bracket-by-time = { $name } проходит дальше: и дополнительный матч окончился вничью, а по времени в турнире проиграно меньше партий ({ $own } против { $theirs }).
bracket-by-lot = { $name } проходит дальше: всё было поровну, решил жребий по звену { $round }.
bracket-won-by-score = Турнир выигрывает { $name }, { $score }.
bracket-won-by-tie-break = Турнир выигрывает { $name }, { $score } в дополнительном матче.
bracket-won-by-time = Турнир выигрывает { $name }: и дополнительный матч окончился вничью, а по времени в турнире проиграно меньше партий ({ $own } против { $theirs }).
bracket-won-by-lot = Турнир выигрывает { $name }: всё было поровну, решил жребий по звену { $round }.
bracket-won-by-absence = Турнир выигрывает { $name }: соперник из него вышел.
bracket-won-bye = Остаётся один участник: { $name }.
bracket-by-absence = { $name } проходит дальше: соперник вышел из турнира.
bracket-started = { $name } проходит дальше: следующий тур уже начался, когда результат исправили.
malus-note = Штрафные очки по турам; каждое число ведёт к матчу. Набравший после тура { $limit } или больше выбывает; если выбыть должны все, остаются те, у кого меньше всего.
malus-sum = Сумма
malus-in = в игре
malus-out = вне борьбы после тура { $round }
malus-over = ещё в этом туре, уже { $limit } или больше
malus-back = играет дальше с тура { $round }: результат исправлен
malus-too-late = вне борьбы после тура { $round }; результат исправлен, когда турнир уже окончился
malus-not-in = в этом туре не участвует
malus-against = соперник — { $name }
round-tie-break = Тур { $round }: дополнительные матчи
round-began = начало { $day }
round-ended = конец { $day }
round-ends = конец не позже { $day }
round-progress = окончено партий: { $over } из { $all }
round-why = Почему такие пары
why-pair = { $white } – { $black }:
why-berger = тур { $round } таблицы Бергера.
why-berger-class = тур { $round } таблицы Бергера группы { $class }.
why-final = финал, номер посева { $one } против { $other }.
why-semi-final = полуфинал, номер посева { $one } против { $other }.
why-bracket = их места в сетке на { $places } встречаются, номер посева { $one } против { $other }.
why-level = их матч тура { $round } окончился вничью; решат две партии из новых позиций.
why-same-malus = штраф у обоих: { $malus }.
why-nearest-malus = штраф: { $white } — { $one }, { $black } — { $other }; с равным никого не осталось.
why-same-score = у обоих { $points }.
why-floated = у игрока ({ $name }) { $from }, у соперника { $to }; среди тех, у кого столько же, никого не нашлось.
why-rematch = Они уже встречались в туре { $round }; без повторения пары не сходились.
why-colour-must = Цвет: иначе у игрока ({ $name }) был бы один цвет три раза подряд или на три раза чаще другого.
why-colour-balance = Цвет: у игрока ({ $name }) чаще был другой.
why-colour-alternate = Цвет: у игрока ({ $name }) в прошлый раз был другой.
why-colour-unlike = Цвет: когда у них в последний раз были разные цвета, было наоборот.
why-colour-higher = Цвет: обоим полагался один и тот же, а { $name } стоит выше.
why-colour-number = Цвет: он никому не полагался; нечётные номера посева начинают белыми, чётные — чёрными.
why-bye-odd = { $name } отдыхает: число игроков нечётное.
why-bye-seed = { $name } с номером посева { $seed } проходит дальше без игры: в сетке больше мест, чем игроков.
why-bye-empty = { $name } проходит дальше без игры: кто должен был прийти на другое место, больше не участвует.
why-bye-no-opponent = { $name } отдыхает: не осталось соперника, с которым сходятся цвета. Это считается победой.
why-bye-lowest = { $name } отдыхает: { $points }, меньше всех среди ещё не отдыхавших. Это считается победой.
why-bye-highest = { $name } отдыхает: штраф { $malus }, больше всех среди ещё не отдыхавших. Штрафа это не прибавляет.
why-bye-again = { $name } отдыхает: число игроков нечётное, и все уже отдыхали или побеждали без игры.
why-bye-forced = { $name } отдыхает: число игроков нечётное, а иначе двое встретились бы снова, кто-то отдыхал бы дважды или не сошлись бы цвета.
why-came-by-lot = { $name } в этом туре по жребию, по звену { $round } жеребьёвки: всё было поровну.
why-came-by-time = { $name } в этом туре, потому что по времени проиграно меньше партий турнира ({ $own } против { $theirs }): остальное было поровну.

## Жеребьёвка
draw-title = Жеребьёвка: { $event }
draw-head = Как позиции определены жребием
draw-head-ahead = Как будут разыграны позиции
draw-none = Этот турнир начался до того, как клуб стал определять позиции проверяемым жребием.
draw-not-yet = Идёт приём заявок. Клуб уже связал себя; позиции появятся, когда турнир начнётся.
draw-cancelled = Турнир отменён до начала: ни одна позиция не разыграна.
draw-right = Эта страница только что вычислила всё заново из опубликованного: всё сходится.
draw-wrong = Эта страница только что вычислила всё заново из опубликованного, и сходится не всё:
draw-how = Как это устроено
draw-how-lead = Никто не может выбрать позицию, клуб тоже, и каждый может это проверить программой sha256sum, которая есть в любом Linux (в macOS: shasum -a 256).
draw-step-commit = До первой заявки клуб выбирает случайную тайну и раз за разом вычисляет её хеш (SHA-256). Последний хеш публикуется: это обязательство. Оно связывает клуб и ничего не выдаёт.
draw-step-list = Когда приём заявок закрыт, список игроков неизменен, и его хеш публикуется. Клуб не мог знать его, когда связывал себя.
draw-step-link = Когда начинается тур, публикуется одно звено цепи. Его хеш — предыдущее звено, а в конце обязательство: оно было определено с самого начала.
draw-step-position = Из звена, списка, кода турнира и номера пары вычисляется хеш. Его первые четыре цифры — число, а остаток от деления на 960 — позиция. Второго жребия нет.
draw-published = Что опубликовано
draw-commitment = Обязательство
draw-commitment-when = Опубликовано { $moment }, когда открылся приём заявок.
draw-list = Закрытый список участников
draw-list-when = Закрыт { $moment }. В строке: номер в турнире, номер члена клуба, рейтинг в сотых.
draw-list-hash = Его хеш:
draw-links = Звенья
draw-link = Звено
draw-link-check = Его хеш
draw-link-fits = предыдущее звено
draw-link-wrong = не предыдущее звено
draw-link-last = после последнего тура, для его жребиев
draw-positions = Позиции
draw-positions-note = Каждая только что вычислена заново и сравнена с той, что игралась.
draw-for = Для
draw-digits = Цифры
draw-number = Число
draw-played = Сыграно
draw-position-fits = та самая
draw-position-wrong = не та
draw-scope-event = все партии
draw-scope-pair = тур { $round }, пара { $pairing }
draw-scope-game = тур { $round }, пара { $pairing }, партия { $game }
draw-more = И ещё { $count }, вычислены и сравнены так же.
draw-by-hand = Проверьте сами
draw-by-hand-list = Список участников. Должен выйти его хеш, что выше:
draw-by-hand-link = Новейшее звено. Должно выйти предыдущее или обязательство:
draw-by-hand-position = Позиция — { $scope }. Первые четыре цифры как число и его остаток:
draw-by-hand-retry = Число от 65280 не используется, чтобы ни одна позиция не была вероятнее другой; тогда берётся тот же текст с «try 1», и так далее.
draw-by-hand-keeper = Кто держит клуб, может вычислить всё сразу:
draw-texts = Тексты всех позиций
draw-fault-entries = Список участников не даёт опубликованного хеша.
draw-fault-link = Звено тура { $round } не даёт предыдущего.
draw-fault-no-link = Партии тура { $round } начались, но его звено не опубликовано.
draw-fault-position = { $scope }: жребий дал { $drawn }, а игралась { $played }.

## Что делает директор
event-to-desk = Проводить этот турнир
event-to-page = Его страница
event-new-lead = Нужно только название; у всего остального уже есть разумное значение.
event-open = Открыть приём заявок
event-look = Сначала посмотреть
event-fits = Всё сочетается. Пока ничего не создано.
event-fits-round = { $days ->
    [one] Тур длится не дольше { $days } дня.
   *[other] Тур длится не дольше { $days } дней.
}
event-fits-longest = Если игроков { $players }, турнир окончится не позже чем через { $days } дн.
event-fits-endless = При таком контроле последний день назвать нельзя.
event-form-faults = { $count ->
    [one] Не подходит { $count } поле. Ничего не сохранено.
    [few] Не подходят { $count } поля. Ничего не сохранено.
   *[many] Не подходят { $count } полей. Ничего не сохранено.
}
event-form-number = Напишите целое число от { $least } до { $most } или оставьте поле пустым.
event-form-date = Напишите день и время, например 2026-05-03T18:00.
event-form-classes = По группам играются только круговые турниры. Оставьте поле пустым.
event-form-what = Что играется
event-form-robin = Круговой: каждый с каждым
event-form-knockout = Кубковая система: проигравший матч выбывает
event-form-dropout = На выбывание: по матчу в туре, с шестью штрафными очками выбывают
event-form-swiss = Швейцарская система: каждый тур с тем, у кого столько же очков
event-form-double = Матч: две партии, по одной каждым цветом
event-form-single = Одна партия
event-form-games-hint = Для круговых турниров и швейцарской системы. Кубки и турниры на выбывание всегда играются матчами.
event-form-rounds-hint = Только для швейцарской системы.
event-form-delay-hint = На сколько ходов отстаёт партия, которую видят другие, пока она идёт; 0 — видно всё сразу. После первой заявки это уже не меняется.
event-form-class-hint = Только для круговых турниров. Пусто: одна таблица для всех.
event-form-time = Время
event-form-banks = Для любой системы: кончается само
event-form-paces = Только для круговых турниров
event-form-pace-hint = Турнирам с турами нужен запас дней (bank), чтобы каждый тур кончался. Оба игрока могут израсходовать его целиком, один за другим: туру нужно вдвое больше, а если вторая партия ждёт первую — вчетверо.
event-form-round-days-hint = Для кубков, турниров на выбывание и швейцарской системы. Пусто: сколько нужно при этом контроле.
event-form-order-usual = Как обычно: в кубке вторая партия ждёт, иначе обе сразу
event-form-start = Начало
event-form-start-hand = Начинаю я
event-form-start-full = Начинается, когда все места заняты
event-form-start-date = Начинается в указанное ниже время
event-form-date-hint = Ваш часовой пояс: { $zone }
event-form-capacity-hint = Пусто: сколько придёт. Кто пришёл позже, ждёт места.
event-form-who = Кто может заявиться и кто помогает
event-form-who-note = Пустые поля ничего не требуют.
event-form-min-rating-hint = Кто ещё без рейтинга, считается за 1500.
event-form-max-rating-hint = По списку на день заявки.
event-form-finished-hint = Партии, оконченные в этом клубе.
event-form-losses-hint = Партии, проигранные по времени в этом клубе.
event-form-deputy-hint = Его спрашивают, если директор молчит четырнадцать дней.
event-field-name = Название
event-field-format = Система
event-field-games = С каждым соперником
event-field-rounds = Туры
event-field-class_size = Игроков в группе
event-field-positions = Начальные позиции
event-field-rated = Партии обсчитываются
event-field-delay = Отставание в ходах
event-field-pace = Контроль времени
event-field-round_days = Дней на тур
event-field-order = Две партии матча
event-field-start = Что его начинает
event-field-date = Время начала
event-field-capacity = Места
event-field-reopen = Когда он начнётся, следующий сам примет заявки
event-field-min_rating = Наименьший рейтинг
event-field-max_rating = Наибольший рейтинг
event-field-min_finished = Оконченных партий, не меньше
event-field-max_time_losses = Поражений по времени, не больше
event-field-deputy = Заместитель
event-field-reason = Причина
event-field-key = Ключ
event-field-act = Действие
event-field-seen = Версия
event-reason-hint = Она попадёт в журнал.
event-edit = Изменить настройки
event-edit-head = Изменить: { $name }
event-edit-lead = То, на что заявлялись, остаётся: система, контроль, позиции и обсчёт — как только есть заявки; почти всё — как только турнир идёт.
event-edited = Турнир изменён.
event-no-deputy = никто
event-no-director = никто
event-own = Вы играете в этом турнире. Начать его и составить пары по правилам вы можете; что требует решения, решает другой директор.
event-next = Что дальше
event-waits-head = Что вас ждёт
event-waits-first-move = { $game }: { $name } — за семь дней после извещения нет первого хода. Без него партия проигрывается по времени. Снять можно любого участника, а заменить — того, кто не сделал ходов ни в одной партии турнира.
event-waits-round = Последний день тура прошёл, а партии ещё идут. Их можно взять на присуждение.
event-waits-start = Турнир должен был начаться, но играть могли меньше двух участников. Подождите новых заявок или отмените его.
event-preview-note = Какие пары получились бы сейчас. Начальные позиции определяются жребием в начале и заранее не показываются.
event-preview-next = Какие пары составились бы сейчас. Клуб делает это сам, как только тур окончен.
event-start-do = { $count ->
    [one] Начать: { $count } партия
    [few] Начать: { $count } партии
   *[many] Начать: { $count } партий
}
event-pair-do = { $count ->
    [one] Начать тур: { $count } партия
    [few] Начать тур: { $count } партии
   *[many] Начать тур: { $count } партий
}
event-runs = { $games ->
    [one] Ещё играется { $games } партия. Потом турнир продолжится сам.
    [few] Ещё играются { $games } партии. Потом турнир продолжится сам.
   *[many] Ещё играются { $games } партий. Потом турнир продолжится сам.
}
event-ends-now = Все партии окончены. Клуб закончит турнир сам; вы можете сделать это сейчас.
event-end-do = Закончить турнир
event-nothing-next = Дальше ничего: турнир окончен.
event-nothing-cancelled = Дальше ничего: турнир отменён.
event-left-out = вне турнира: сейчас клуб не разрешает начинать новые партии.
event-stuck-too-few = Турниру нужны хотя бы двое участников.
event-stuck-no-lots = В жеребьёвке нет нужных для этого жребиев.
event-stuck-record = Записанные туры не подходят к системе. Кто держит клуб, может посмотреть командой «frcec doctor».
event-enter = Заявить участников
event-enter-hint = Один псевдоним или несколько через запятую.
event-enter-do = Заявить
event-withdraw = снять
event-unknown-member = Члена клуба с псевдонимом «{ $handle }» нет.
event-not-entered = { $name }: { $why }
event-entries-done = Все названные заявлены.
event-more = Другие действия
event-withdraw-head = Снять участника
event-withdraw-note = Партии этого участника в турнире заканчиваются. Сначала вы увидите, какие проигрываются, а какие отменяются; ему сообщат об этом с вашей причиной.
event-withdraw-title = Снять с турнира: { $name }
event-note-comes-in = Место получает { $name } из листа ожидания.
event-note-told = { $name } получит письмо с вашей причиной.
event-note-nothing = Ничего не изменилось бы.
event-who-goes = Кто уходит
event-replace-head = Заменить того, кто так и не явился
event-replace-note = Для нового участника партии начинаются заново, из позиций, которые выпали для них жребием.
event-replace-title = Замена: { $name }
event-note-anew = { $games ->
    [one] { $games } партия начинается заново, из выпавшей ей позиции.
    [few] { $games } партии начинаются заново, из выпавших им позиций.
   *[many] { $games } партий начинаются заново, из выпавших им позиций.
}
event-note-both-told = Соперники и новый участник узнают об этом из писем о новых партиях.
event-who-comes = Кто приходит
event-who-comes-hint = Псевдоним. Пусто: первый в листе ожидания, кто может заявиться.
event-appoint-head = Директор и заместитель
event-cancel-head = Отменить турнир
event-note-cancel = { $count ->
    [0] Он не состоится. Никто не заявлен.
    [one] Он не состоится. Об этом с вашей причиной сообщат { $count } заявленному члену клуба.
   *[other] Он не состоится. Об этом с вашей причиной сообщат { $count } заявленным членам клуба.
}
event-opened = Турнир принимает заявки.
event-begun = Турнир начался. Всем сообщают об этом.
event-paired-done = Турнир продолжается. Всем сообщают об этом.
event-replaced-done = Место теперь занимает другой участник. Всем сообщают об этом.
event-appointed-done = Директор и заместитель записаны.
event-cancelled-done = Турнир отменён. Всем сообщают об этом.
