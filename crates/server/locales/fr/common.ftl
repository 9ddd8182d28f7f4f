# Mots communs à toutes les parties du catalogue.
list-and = { $first } et { $last }
list-clauses = { $first } ; { $next }

month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
moment = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year } à { $time } ({ $offset })
day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-nothing = moins d’une minute

white = les Blancs
black = les Noirs
king = roi
queen = dame
rook = tour
bishop = fou
knight = cavalier
pawn = pion

# The club's languages, as this one calls them; also read where somebody names one.
lang-name-en = anglais
lang-name-es = espagnol
lang-name-de = allemand
lang-name-fr = français
lang-name-ru = russe
