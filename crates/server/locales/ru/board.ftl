# Позиция словами.
board-white-pieces = Белые: { $pieces }.
board-black-pieces = Чёрные: { $pieces }.
board-white-piece = { $kind ->
    [rook] белая
    [pawn] белая
   *[other] белый
} { $piece }
board-black-piece = { $kind ->
    [rook] чёрная
    [pawn] чёрная
   *[other] чёрный
} { $piece }
board-kings = { $count ->
    [1] король { $squares }
   *[other] короли { $squares }
}
board-queens = { $count ->
    [1] ферзь { $squares }
   *[other] ферзи { $squares }
}
board-rooks = { $count ->
    [1] ладья { $squares }
   *[other] ладьи { $squares }
}
board-bishops = { $count ->
    [1] слон { $squares }
   *[other] слоны { $squares }
}
board-knights = { $count ->
    [1] конь { $squares }
   *[other] кони { $squares }
}
board-pawns = { $count ->
    [1] пешка { $squares }
   *[other] пешки { $squares }
}
board-between = {"; "}
