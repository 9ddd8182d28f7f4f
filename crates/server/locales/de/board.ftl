# Eine Stellung in Worten.
board-white-pieces = Weiß: { $pieces }.
board-black-pieces = Schwarz: { $pieces }.
board-white-piece = { $kind ->
    [queen] weiße
   *[other] weißer
} { $piece }
board-black-piece = { $kind ->
    [queen] schwarze
   *[other] schwarzer
} { $piece }
board-kings = { $count ->
    [one] König { $squares }
   *[other] Könige { $squares }
}
board-queens = { $count ->
    [one] Dame { $squares }
   *[other] Damen { $squares }
}
board-rooks = { $count ->
    [one] Turm { $squares }
   *[other] Türme { $squares }
}
board-bishops = { $count ->
    [one] Läufer { $squares }
   *[other] Läufer { $squares }
}
board-knights = { $count ->
    [one] Springer { $squares }
   *[other] Springer { $squares }
}
board-pawns = { $count ->
    [one] Bauer { $squares }
   *[other] Bauern { $squares }
}
board-between = {"; "}
