# Palabras que comparten todas las partes.
list-and = { $first } y { $last }
list-clauses = { $first }; { $next }

month-1 = enero
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre
moment = { $day } de { $month } de { $year }, { $time } ({ $offset })
day = { $day } de { $month } de { $year }
span-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
span-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
span-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
span-nothing = menos de un minuto

white = blancas
black = negras
king = rey
queen = dama
rook = torre
bishop = alfil
knight = caballo
pawn = peón

# The club's languages, as this one calls them; also read where somebody names one.
lang-name-en = inglés
lang-name-es = español
lang-name-de = alemán
lang-name-fr = francés
lang-name-ru = ruso
