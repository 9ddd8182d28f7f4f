# Wörter, die alle Bereiche gemeinsam haben.
list-and = { $first } und { $last }
list-clauses = { $first }; { $next }

month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
moment = { $day }. { $month } { $year }, { $time } ({ $offset })
day = { $day }. { $month } { $year }
span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
span-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
span-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
span-nothing = weniger als eine Minute

white = Weiß
black = Schwarz
king = König
queen = Dame
rook = Turm
bishop = Läufer
knight = Springer
pawn = Bauer

# The club's languages, as this one calls them; also read where somebody names one.
lang-name-en = Englisch
lang-name-es = Spanisch
lang-name-de = Deutsch
lang-name-fr = Französisch
lang-name-ru = Russisch
