# Une position en toutes lettres.
board-white-pieces = Blancs : { $pieces }.
board-black-pieces = Noirs : { $pieces }.
board-white-piece = { $piece } { $kind ->
    [queen] blanche
    [rook] blanche
   *[other] blanc
}
board-black-piece = { $piece } { $kind ->
    [queen] noire
    [rook] noire
   *[other] noir
}
board-kings = { $count ->
    [one] roi { $squares }
   *[other] rois { $squares }
}
board-queens = { $count ->
    [one] dame { $squares }
   *[other] dames { $squares }
}
board-rooks = { $count ->
    [one] tour { $squares }
   *[other] tours { $squares }
}
board-bishops = { $count ->
    [one] fou { $squares }
   *[other] fous { $squares }
}
board-knights = { $count ->
    [one] cavalier { $squares }
   *[other] cavaliers { $squares }
}
board-pawns = { $count ->
    [one] pion { $squares }
   *[other] pions { $squares }
}
board-between = {"\u00A0; "}
