# Por qué no se hizo una jugada: una cláusula por motivo, las respuestas formadas con ellas y notas sobre la lectura.
# $case: gen para «del caballo», dat para «al caballo»; $x_gen, $x_dat: la misma expresión con esa preposición.

refusal-their-man = { $case ->
    [gen] { $piece ->
        [king] del rey
        [queen] de la dama
        [rook] de la torre
        [bishop] del alfil
        [knight] del caballo
       *[pawn] del peón
    }
    [dat] { $piece ->
        [king] al rey
        [queen] a la dama
        [rook] a la torre
        [bishop] al alfil
        [knight] al caballo
       *[pawn] al peón
    }
   *[nom] { $piece ->
        [king] el rey
        [queen] la dama
        [rook] la torre
        [bishop] el alfil
        [knight] el caballo
       *[pawn] el peón
    }
} de { $square }
refusal-your-man = { $case ->
    [gen] { $piece ->
        [king] de tu rey
        [queen] de tu dama
        [rook] de tu torre
        [bishop] de tu alfil
        [knight] de tu caballo
       *[pawn] de tu peón
    }
    [dat] { $piece ->
        [king] a tu rey
        [queen] a tu dama
        [rook] a tu torre
        [bishop] a tu alfil
        [knight] a tu caballo
       *[pawn] a tu peón
    }
   *[nom] { $piece ->
        [king] tu rey
        [queen] tu dama
        [rook] tu torre
        [bishop] tu alfil
        [knight] tu caballo
       *[pawn] tu peón
    }
} de { $square }
refusal-a-piece = { $piece ->
    [king] un rey
    [queen] una dama
    [rook] una torre
    [bishop] un alfil
    [knight] un caballo
   *[pawn] un peón
}
refusal-list-or = { $first } o { $last }

# Enroque.
refusal-already-castled = { $voice ->
    [any] el enroque ya se hizo, con { $move }
   *[you] ya has enrocado, con { $move }
}
refusal-king-moved = { $voice ->
    [any] el rey dejó { $square } con { $move }
   *[you] tu rey dejó { $square } con { $move }
}
refusal-rook-moved = { $voice ->
    [any] la torre dejó { $square } con { $move }
   *[you] tu torre dejó { $square } con { $move }
}
refusal-rook-captured = { $voice ->
    [any] la torre de { $square } fue capturada con { $move }
   *[you] tu torre de { $square } fue capturada con { $move }
}
refusal-never-there = la posición con la que empezó esta partida no permite { $wing }
refusal-castling-blocked = { $voice ->
    [any] { $way ->
        [king] { $man } cierra el paso al rey
        [rook] { $man } cierra el paso a la torre
       *[both] { $man } cierra el paso al rey y a la torre
    }
   *[you] { $way ->
        [king] { $man } cierra el paso a tu rey
        [rook] { $man } cierra el paso a tu torre
       *[both] { $man } cierra el paso a tu rey y a tu torre
    }
}
refusal-castling-out-of-check = { $voice ->
    [any] el rey de { $square } está en jaque por el ataque { $by_gen }
   *[you] tu rey de { $square } está en jaque por el ataque { $by_gen }
}
refusal-castling-through-attack = { $voice ->
    [any] el rey pasaría por { $square }, casilla que { $count ->
        [one] ataca
       *[other] atacan
    } { $by }
   *[you] tu rey pasaría por { $square }, casilla que { $count ->
        [one] ataca
       *[other] atacan
    } { $by }
}
refusal-castling-into-attack = { $voice ->
    [any] el rey quedaría en { $square }, casilla que { $count ->
        [one] ataca
       *[other] atacan
    } { $by }
   *[you] tu rey quedaría en { $square }, casilla que { $count ->
        [one] ataca
       *[other] atacan
    } { $by }
}
refusal-castling-shield-lost = { $voice ->
    [any] cuando la torre deja { $rook }, el rey de { $king } queda en jaque por el ataque { $by_gen }
   *[you] cuando tu torre deja { $rook }, tu rey de { $king } queda en jaque por el ataque { $by_gen }
}

# Las demás jugadas.
refusal-no-such-piece = { $where ->
    [file] no tienes { $piece ->
        [king] ningún rey
        [queen] ninguna dama
        [rook] ninguna torre
        [bishop] ningún alfil
        [knight] ningún caballo
       *[pawn] ningún peón
    } en la columna { $file }
    [rank] no tienes { $piece ->
        [king] ningún rey
        [queen] ninguna dama
        [rook] ninguna torre
        [bishop] ningún alfil
        [knight] ningún caballo
       *[pawn] ningún peón
    } en la fila { $rank }
    [square] no tienes { $piece ->
        [king] ningún rey
        [queen] ninguna dama
        [rook] ninguna torre
        [bishop] ningún alfil
        [knight] ningún caballo
       *[pawn] ningún peón
    } en { $file }{ $rank }
   *[anywhere] no tienes { $piece ->
        [king] ningún rey
        [queen] ninguna dama
        [rook] ninguna torre
        [bishop] ningún alfil
        [knight] ningún caballo
       *[pawn] ningún peón
    }
}
refusal-empty-square = no hay ninguna pieza en { $square }
refusal-not-your-piece = { $man } es de tu rival
refusal-other-piece = en { $square } hay { $found }, no { $named }
refusal-no-movement = { $man } ya está ahí
refusal-own-piece-on-target = { $man } ocupa la casilla de destino
refusal-wrong-movement = { $man } no puede ir a { $to }
refusal-wrong-movement-several = { $piece ->
    [queen] ninguna de tus damas ({ $squares }) puede ir a { $to }
    [rook] ninguna de tus torres ({ $squares }) puede ir a { $to }
    [bishop] ninguno de tus alfiles ({ $squares }) puede ir a { $to }
    [knight] ninguno de tus caballos ({ $squares }) puede ir a { $to }
   *[pawn] ninguno de tus peones ({ $squares }) puede ir a { $to }
}
refusal-pawn-two-steps = { $man } ya no está en su casilla inicial y solo puede avanzar una casilla
refusal-blocked = { $man } no puede llegar a { $to }, porque le { $by_count ->
    [one] cierra
   *[other] cierran
} el paso { $by }
refusal-blocked-pawn = { $man } no puede avanzar a { $to }, porque le { $by_count ->
    [one] cierra
   *[other] cierran
} el paso { $by }
refusal-pawn-captures-nothing = { $man } solo podría ir a { $to } capturando, y allí no hay nada que capturar
refusal-nothing-to-capture = en { $square } no hay nada que capturar
refusal-en-passant-too-late = { $man } solo podría capturar al paso en { $to } en respuesta inmediata a { $move }
refusal-en-passant-no-double-step = { $man } solo puede capturar al paso en { $to } en respuesta a un avance doble, y { $move } no lo fue
refusal-pinned = { $man } { $man_piece ->
    [queen] está clavada
    [rook] está clavada
   *[other] está clavado
} { $line } y cubre a tu rey de { $king } del ataque { $by_gen }
refusal-en-passant-exposes = la captura al paso retira también { $captured }, y tu rey de { $king } quedaría en jaque por el ataque { $by_gen }
refusal-check-not-answered = tu rey de { $king } está en jaque por el ataque { $by_gen }, y llevar { $man } a { $to } no lo remedia
refusal-king-into-check = tu rey quedaría en jaque en { $to } por el ataque { $by_gen }
refusal-promotion-impossible = un peón no puede convertirse en { $piece }
refusal-promotion-missing = { $man } tiene que convertirse en { $to } en dama, torre, alfil o caballo
refusal-nothing-promotes = { $man } no corona al ir a { $to }
refusal-game-over = la partida ha terminado { $ending ->
    [checkmate] por jaque mate
    [stalemate] por rey ahogado
    [dead_position] porque ningún bando puede ya dar mate
    [fivefold_repetition] por la quinta repetición de la posición
   *[seventy_five_moves] por 75 jugadas sin captura ni movimiento de peón
}
refusal-line-file = en la columna { $file }
refusal-line-rank = en la fila { $rank }
refusal-line-diagonal = en la diagonal de { $from } a { $king }
refusal-not-strict = pediste que solo se admita la notación completa, y { $faults }; escribe { $write }
refusal-strict-number-missing = falta el número de jugada
refusal-strict-number-wrong = el número de jugada es otro
refusal-strict-coordinates = esto son coordenadas
refusal-strict-spelling = se escribe de otra manera
refusal-strict-capture-sign = el signo de captura no es correcto
refusal-strict-check-sign = el signo de jaque no es correcto

# La respuesta a una jugada que no se hizo.
reading-castling-gone = { $wing } ya no es posible en esta partida: { $reasons }.
reading-castling-never = { $wing } no es posible en esta partida: { $reasons }.
reading-castling-not-now = { $wing } no es posible ahora: { $reasons }.
reading-castling-neither = Ahora no puedes enrocar. { $wings }
reading-step = { $move } no es posible: { $reasons }.
reading-plain = { $reasons }.
reading-hint-castling = Si te refieres al enroque, escribe { $move }; eso es posible.
reading-hint-king-step = { $move }, solo con el rey, es posible y pondría fin al derecho a enrocar.
reading-hint-king-step-only = { $move }, solo con el rey, es posible.
reading-hint-pawn-capture = La captura { $move } es posible; si es lo que quieres, escríbela así.
reading-hint-instead = { $move } es posible.
reading-legal-piece = { $man } puede ir a { $squares }.
reading-legal-all = { $count ->
    [one] La única jugada legal es { $moves }.
   *[other] Las jugadas legales son { $moves }.
}
reading-several-pieces = Más de una pieza puede ir ahí: { $moves }. ¿Cuál?
reading-promotion-piece = ¿En qué pieza se convierte el peón? Escribe { $moves }.
reading-castling-wing = { $count ->
    [one] Para enrocar, nombra el flanco: { $moves } es posible.
   *[other] ¿Hacia qué flanco? Escribe { $moves }.
}
reading-rook-only-castling = Solo el enroque lleva ahí la torre. Si te refieres al enroque, escribe { $moves }.
reading-rook-onto-king = Una torre no puede ir a la casilla de su propio rey. Si te refieres al enroque, escribe { $moves }.
reading-piece-letter = { $count ->
    [one] Esa letra puede significar piezas distintas. ¿Te refieres a { $moves }?
   *[other] Esa letra puede significar piezas distintas: { $moves }. ¿Cuál?
}
reading-capital = { $count ->
    [one] ¿Te refieres a { $moves }? Escribe mayúsculas y minúsculas como corresponde, por favor.
   *[other] Eso se puede leer de varias maneras: { $moves }. ¿Cuál?
}
reading-bare-capture = { $count ->
    [one] No se dice qué pieza captura. ¿Te refieres a { $moves }?
   *[other] No se dice qué pieza captura: { $moves }. ¿Cuál?
}
reading-two-readings = Eso se puede leer de varias maneras: { $moves }. ¿Cuál?
reading-last-move-again = { $moves } es posible, pero con ese número es la jugada que se acaba de hacer. ¿Te refieres a ella?
reading-nothing-captured = Hay un signo de captura, pero { $moves } no captura nada. ¿Miras el tablero correcto? Si quieres hacer esa jugada, escríbela sin el signo, por favor.

reading-candidate = { $piece ->
    [king] { $move } (rey de { $from })
    [queen] { $move } (dama de { $from })
    [rook] { $move } (torre de { $from })
    [bishop] { $move } (alfil de { $from })
    [knight] { $move } (caballo de { $from })
   *[pawn] { $move } (peón de { $from })
}

reading-unreadable-nothing = Ahí no hay ninguna jugada. { $write }
reading-unreadable-too-long = Es demasiado largo para una jugada. { $write }
reading-unreadable-null-move = En ajedrez no se puede pasar: hay que hacer una jugada. { $write }
reading-unreadable-off-board = Nombra una casilla que no está en el tablero: las columnas van de la a a la h y las filas del 1 al 8. { $write }
reading-unreadable-unknown-letter = La letra { $letter } no designa ninguna pieza. { $write }
reading-unreadable-several = Es más de una jugada. Envía una sola jugada, por favor. { $write }
reading-unreadable-last-move = Esa es la jugada que se acaba de hacer. { $write }
reading-unreadable-not-a-move = No se pudo leer como jugada. { $write }
reading-write = Una jugada se escribe así: { $example }; el enroque es O-O u O-O-O.

# Notas sobre una jugada leída con tolerancia.
reading-note-move-number = Ahora es la jugada { $expected }, no la { $written }.
reading-note-move-number-side = Ahora es la jugada { $expected } de las blancas.
reading-note-castling-by-king = Leído como enroque: { $wing }.
reading-note-king-step-only = { $wing } es el enroque; { $move } mueve solo el rey y pone fin al derecho a enrocar.
reading-note-capitals = Leído como { $move }; las mayúsculas y minúsculas no eran las de la jugada.
reading-note-letter = La letra se leyó como { $piece }.
reading-note-capture-sign-wrong = Había un signo de captura, pero no se captura nada.
reading-note-capture-sign-missing = Esta jugada captura.
reading-note-check-sign-wrong = El signo de jaque no era el de la jugada.
reading-note-not-en-passant = Esta jugada no es una captura al paso.
reading-note-draw-sign = El signo «=» no ofrece tablas; para ofrecerlas, escribe «{ command-draw }» en una línea aparte.

# Lo que se corrigió en una FEN.
reading-repair-useless-en-passant = se quitó la casilla de captura al paso { $square }, porque ninguna captura allí es legal
reading-repair-impossible-right = se quitó el derecho de enroque { $letter }, porque ninguna torre propia está a ese lado del rey en su fila de partida
reading-repair-right-without-king = se quitó el derecho de enroque { $letter }, porque el rey de ese jugador no está en su fila de partida
reading-repair-right-without-rook = se quitó el derecho de enroque { $letter }, porque en { $square } no hay ninguna torre de ese jugador
reading-repair-right-not-orthodox = se quitó el derecho de enroque { $letter }, porque en el ajedrez ortodoxo solo enroca un rey de la columna e con una torre de la esquina
reading-repair-move-number-zero = el número de jugada 0 se leyó como 1
reading-repair-no-turn = falta el bando que juega y se leyó como las blancas
reading-repair-no-rights = faltan los derechos de enroque; se leyó que nadie puede enrocar ya
