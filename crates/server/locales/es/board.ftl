# Una posición en palabras.
board-white-pieces = Blancas: { $pieces }.
board-black-pieces = Negras: { $pieces }.
board-white-piece = { $piece } { $kind ->
    [queen] blanca
    [rook] blanca
   *[other] blanco
}
board-black-piece = { $piece } { $kind ->
    [queen] negra
    [rook] negra
   *[other] negro
}
board-kings = { $count ->
    [one] rey { $squares }
   *[other] reyes { $squares }
}
board-queens = { $count ->
    [one] dama { $squares }
   *[other] damas { $squares }
}
board-rooks = { $count ->
    [one] torre { $squares }
   *[other] torres { $squares }
}
board-bishops = { $count ->
    [one] alfil { $squares }
   *[other] alfiles { $squares }
}
board-knights = { $count ->
    [one] caballo { $squares }
   *[other] caballos { $squares }
}
board-pawns = { $count ->
    [one] peón { $squares }
   *[other] peones { $squares }
}
board-between = {"; "}
