# Слова, общие для всех разделов.
list-and = { $first } и { $last }
list-clauses = { $first }; { $next }

month-1 = января
month-2 = февраля
month-3 = марта
month-4 = апреля
month-5 = мая
month-6 = июня
month-7 = июля
month-8 = августа
month-9 = сентября
month-10 = октября
month-11 = ноября
month-12 = декабря
moment = { $day } { $month } { $year } г., { $time } ({ $offset })
# Without an abbreviation: a sentence may end with it.
day = { $day } { $month } { $year } года
span-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
span-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
span-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
span-nothing = меньше минуты

white = белые
black = чёрные
king = король
queen = ферзь
rook = ладья
bishop = слон
knight = конь
pawn = пешка

# The club's languages, as this one calls them; also read where somebody names one.
lang-name-en = английский
lang-name-es = испанский
lang-name-de = немецкий
lang-name-fr = французский
lang-name-ru = русский
