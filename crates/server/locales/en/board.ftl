# A position in words. $squares is a list of squares.
board-white-pieces = White: { $pieces }.
board-black-pieces = Black: { $pieces }.
board-white-piece = white { $piece }
board-black-piece = black { $piece }
board-kings = { $count ->
    [one] king { $squares }
   *[other] kings { $squares }
}
board-queens = { $count ->
    [one] queen { $squares }
   *[other] queens { $squares }
}
board-rooks = { $count ->
    [one] rook { $squares }
   *[other] rooks { $squares }
}
board-bishops = { $count ->
    [one] bishop { $squares }
   *[other] bishops { $squares }
}
board-knights = { $count ->
    [one] knight { $squares }
   *[other] knights { $squares }
}
board-pawns = { $count ->
    [one] pawn { $squares }
   *[other] pawns { $squares }
}
board-between = {"; "}
