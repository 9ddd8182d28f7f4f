# Почему турнир не делает того, о чём просили.
event-denial-no-event = Турнира { $code } нет.
event-denial-not-open = Этот турнир больше не принимает заявок.
event-denial-already-entered = Этот участник уже заявлен.
event-denial-not-entered = Этот участник не заявлен.
event-denial-too-few = { $entrants ->
    [0] Никто не заявлен
   *[one] Заявлен только один участник
  }: для турнира нужны хотя бы двое.
event-denial-changed = Турнир изменился с тех пор, как вы его смотрели. Посмотрите ещё раз и тогда решайте.
event-denial-name = Турниру нужно название от 1 до 80 знаков.
event-denial-not-running = Этот турнир сейчас не играется.
event-denial-rounds = В турнире по швейцарской системе от 1 до { $most } туров.
event-denial-class-size = В группе не меньше 3 игроков.
event-denial-capacity = В турнире от 2 до { $most } мест.
event-denial-date-past = Дата начала прошла. Выберите ту, что ещё впереди.
event-denial-never-full = Турниру, который начинается, когда все места заняты, нужно число мест.
event-denial-ratings = Нет рейтинга, который не меньше { $min } и не больше { $max }.
event-denial-staggered-positions = Две партии из двух позиций играются одновременно: иначе вторая позиция была бы известна до начала своей партии.
event-denial-pace-without-end = При контроле { $pace } тур не обязан закончиться к известному дню. Выберите запас дней, например «bank 30».
event-denial-pace-too-long = При контроле { $pace } тур может длиться дней: { $needs }, а отведено: { $days }. Выберите меньше времени или более длинные туры.
event-denial-round-too-long = На тур отводится дней не больше чем { $most }.
event-denial-delay = Текущие партии можно показывать с отставанием ходов не больше чем { $most }.
event-denial-too-late-format = Систему турнира уже нельзя изменить.
event-denial-too-late-pace = Контроль времени и длину туров уже нельзя изменить: есть заявки на них.
event-denial-too-late-positions = Для кого разыгрываются позиции, уже нельзя изменить: есть заявки.
event-denial-too-late-rated = Обсчитывается ли турнир, уже нельзя изменить: есть заявки.
event-denial-too-late-delay = Отставание, с которым показываются текущие партии, уже нельзя изменить: есть заявки.
event-denial-too-late-entries = Турнир начался: условия, число мест и начало уже нельзя изменить.
event-denial-rating-low = Этот турнир для рейтинга от { $min }; у этого участника { $is }.
event-denial-rating-high = Этот турнир для рейтинга до { $max }; у этого участника { $is }.
event-denial-few-games = Оконченных партий, нужных для этого турнира: { $min }. У этого участника: { $is }.
event-denial-time-losses = Партий, проигранных по времени, для этого турнира не больше чем { $max }. У этого участника: { $is }.
event-denial-stuck = Составить пары нельзя.
event-denial-round-runs = Партии тура, которые ещё играются: { $games }.
event-denial-no-substitute = Никто не ждёт места. Назовите кого-нибудь.
event-denial-has-moved = { $name } уже ходит или закончил партию: заменить можно только того, кто так и не явился.
event-denial-not-playing = { $name } больше не играет в этом турнире.
event-denial-own-event = Вы играете в этом турнире; это должен решить другой директор.
event-denial-own-deputy = { $name } ведёт этот турнир. Заместитель — другой человек, которого спрашивают, когда директор молчит.
event-denial-no-director = { $name } — не директор.
event-denial-only-directors = Об этом может попросить только директор.

# Значения, которые не имеют смысла, и какие бы имели.
invalid-same-player = Для матча нужны двое разных членов клуба.
invalid-taken-handle = Псевдоним { $value } занят. Выберите другой.
invalid-taken-address = Адрес { $value } принадлежит другому члену клуба.
invalid-handle = { $value } не может быть псевдонимом: нужно от 2 до 30 знаков — буквы от a до z, цифры, - и _, первой стоит буква.
invalid-address = { $value } — не почтовый адрес.
invalid-own-address = { $value } — адрес самого клуба. Напишите свой.
invalid-odd-address = Письма клуба не могут дойти до { $value }. Напишите адрес без кавычек и скобок.
invalid-robot-address = Почту по адресу { $value } никто не читает. Напишите адрес, по которому письма читают.
invalid-zone = { $value } — не часовой пояс. Напишите, например, Europe/Moscow.
invalid-lang = Языка { $value } в клубе нет. Языки клуба: { lang-name-en }, { lang-name-es }, { lang-name-de }, { lang-name-fr }, { lang-name-ru }.
invalid-country = { $value } — не код страны. Напишите две буквы, например RU.
invalid-last-address = Это ваш последний подтверждённый адрес; без него письма до вас не дойдут. Сначала добавьте другой.
invalid-name = В имени должно быть от 1 до 80 знаков, все в одной строке, и хотя бы одна буква или цифра.
