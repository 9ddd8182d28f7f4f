# Words that all areas share.
list-and = { $first } and { $last }
list-clauses = { $first }; { $next }

month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
moment = { $day } { $month } { $year }, { $time } ({ $offset })
day = { $day } { $month } { $year }
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
span-nothing = under a minute

white = White
black = Black
king = king
queen = queen
rook = rook
bishop = bishop
knight = knight
pawn = pawn

# The club's languages, as this one calls them; also read where somebody names one.
lang-name-en = English
lang-name-es = Spanish
lang-name-de = German
lang-name-fr = French
lang-name-ru = Russian
