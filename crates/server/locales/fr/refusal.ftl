# Pourquoi un coup n’a pas été joué : une proposition par raison, les réponses qui en sont faites, et des notes de lecture.
# $case : gen pour « du cavalier », dat pour « au cavalier » ; $x_gen, $x_dat : la même expression avec cette préposition.

refusal-their-man = { $case ->
    [gen] { $piece ->
        [king] du roi
        [queen] de la dame
        [rook] de la tour
        [bishop] du fou
        [knight] du cavalier
       *[pawn] du pion
    }
    [dat] { $piece ->
        [king] au roi
        [queen] à la dame
        [rook] à la tour
        [bishop] au fou
        [knight] au cavalier
       *[pawn] au pion
    }
   *[nom] { $piece ->
        [king] le roi
        [queen] la dame
        [rook] la tour
        [bishop] le fou
        [knight] le cavalier
       *[pawn] le pion
    }
} en { $square }
refusal-your-man = { $case ->
    [gen] de votre
    [dat] à votre
   *[nom] votre
} { $piece ->
    [king] roi
    [queen] dame
    [rook] tour
    [bishop] fou
    [knight] cavalier
   *[pawn] pion
} en { $square }
refusal-a-piece = { $piece ->
    [king] un roi
    [queen] une dame
    [rook] une tour
    [bishop] un fou
    [knight] un cavalier
   *[pawn] un pion
}
refusal-list-or = { $first } ou { $last }

# Roque.
refusal-already-castled = { $voice ->
    [any] le roque a déjà été fait, avec { $move }
   *[you] vous avez déjà roqué, avec { $move }
}
refusal-king-moved = { $voice ->
    [any] le roi a quitté { $square } avec { $move }
   *[you] votre roi a quitté { $square } avec { $move }
}
refusal-rook-moved = { $voice ->
    [any] la tour a quitté { $square } avec { $move }
   *[you] votre tour a quitté { $square } avec { $move }
}
refusal-rook-captured = { $voice ->
    [any] la tour en { $square } a été prise avec { $move }
   *[you] votre tour en { $square } a été prise avec { $move }
}
refusal-never-there = la position de départ de cette partie ne permet pas { $wing }
refusal-castling-blocked = { $voice ->
    [any] { $way ->
        [king] { $man } barre la route au roi
        [rook] { $man } barre la route à la tour
       *[both] { $man } barre la route au roi et à la tour
    }
   *[you] { $way ->
        [king] { $man } barre la route à votre roi
        [rook] { $man } barre la route à votre tour
       *[both] { $man } barre la route à votre roi et à votre tour
    }
}
refusal-castling-out-of-check = { $voice ->
    [any] le roi en { $square } est mis en échec par { $by }
   *[you] votre roi en { $square } est mis en échec par { $by }
}
refusal-castling-through-attack = { $voice ->
    [any] le roi passerait par { $square }, case attaquée par { $by }
   *[you] votre roi passerait par { $square }, case attaquée par { $by }
}
refusal-castling-into-attack = { $voice ->
    [any] le roi arriverait en { $square }, case attaquée par { $by }
   *[you] votre roi arriverait en { $square }, case attaquée par { $by }
}
refusal-castling-shield-lost = { $voice ->
    [any] quand la tour quitte { $rook }, le roi en { $king } est mis en échec par { $by }
   *[you] quand votre tour quitte { $rook }, votre roi en { $king } est mis en échec par { $by }
}

# Tous les autres coups.
refusal-no-such-piece = { $where ->
    [file] vous n’avez pas { $piece ->
        [king] de roi
        [queen] de dame
        [rook] de tour
        [bishop] de fou
        [knight] de cavalier
       *[pawn] de pion
    } sur la colonne { $file }
    [rank] vous n’avez pas { $piece ->
        [king] de roi
        [queen] de dame
        [rook] de tour
        [bishop] de fou
        [knight] de cavalier
       *[pawn] de pion
    } sur la rangée { $rank }
    [square] vous n’avez pas { $piece ->
        [king] de roi
        [queen] de dame
        [rook] de tour
        [bishop] de fou
        [knight] de cavalier
       *[pawn] de pion
    } en { $file }{ $rank }
   *[anywhere] vous n’avez pas { $piece ->
        [king] de roi
        [queen] de dame
        [rook] de tour
        [bishop] de fou
        [knight] de cavalier
       *[pawn] de pion
    }
}
refusal-empty-square = il n’y a aucune pièce en { $square }
refusal-not-your-piece = { $man } est à votre adversaire
refusal-other-piece = il y a { $found } en { $square }, et non { $named }
refusal-no-movement = { $man } s’y trouve déjà
refusal-own-piece-on-target = { $man } occupe la case d’arrivée
refusal-wrong-movement = { $man } ne peut pas aller en { $to }
refusal-wrong-movement-several = { $piece ->
    [queen] aucune de vos dames ({ $squares }) ne peut aller en { $to }
    [rook] aucune de vos tours ({ $squares }) ne peut aller en { $to }
    [bishop] aucun de vos fous ({ $squares }) ne peut aller en { $to }
    [knight] aucun de vos cavaliers ({ $squares }) ne peut aller en { $to }
   *[pawn] aucun de vos pions ({ $squares }) ne peut aller en { $to }
}
refusal-pawn-two-steps = { $man } a quitté sa case de départ et ne peut avancer que d’une case
refusal-blocked = { $man } ne peut pas atteindre { $to }, car la route est barrée par { $by }
refusal-blocked-pawn = { $man } ne peut pas avancer en { $to }, car la route est barrée par { $by }
refusal-pawn-captures-nothing = { $man } ne pourrait aller en { $to } qu’en prenant, et il n’y a rien à y prendre
refusal-nothing-to-capture = il n’y a rien à prendre en { $square }
refusal-en-passant-too-late = { $man } ne pourrait prendre en passant en { $to } qu’en réponse immédiate à { $move }
refusal-en-passant-no-double-step = { $man } ne peut prendre en passant en { $to } qu’en réponse à une avance de deux cases, et { $move } n’en était pas une
refusal-pinned = { $man } { $man_piece ->
    [queen] est clouée
    [rook] est clouée
   *[other] est cloué
} { $line } et protège votre roi en { $king } contre { $by }
refusal-en-passant-exposes = la prise en passant retire aussi { $captured }, et votre roi en { $king } serait mis en échec par { $by }
refusal-check-not-answered = votre roi en { $king } est mis en échec par { $by }, et le reste si { $man } va en { $to }
refusal-king-into-check = en { $to }, votre roi serait mis en échec par { $by }
refusal-promotion-impossible = un pion ne peut pas devenir { $piece }
refusal-promotion-missing = { $man } doit devenir dame, tour, fou ou cavalier en { $to }
refusal-nothing-promotes = { $man } n’est pas promu en allant en { $to }
refusal-game-over = la partie est terminée { $ending ->
    [checkmate] par échec et mat
    [stalemate] par pat
    [dead_position] parce qu’aucun camp ne peut plus mater
    [fivefold_repetition] par la cinquième répétition de la position
   *[seventy_five_moves] par 75 coups sans prise ni coup de pion
}
refusal-line-file = sur la colonne { $file }
refusal-line-rank = sur la rangée { $rank }
refusal-line-diagonal = sur la diagonale de { $from } à { $king }
refusal-not-strict = vous avez demandé que seule la notation complète soit admise, et { $faults } ; écrivez { $write }
refusal-strict-number-missing = le numéro du coup manque
refusal-strict-number-wrong = le numéro du coup est un autre
refusal-strict-coordinates = ce sont des coordonnées
refusal-strict-spelling = cela s’écrit autrement
refusal-strict-capture-sign = le signe de prise n’est pas juste
refusal-strict-check-sign = le signe d’échec n’est pas juste

# La réponse à un coup qui n’a pas été joué.
reading-castling-gone = { $wing } n’est plus possible dans cette partie : { $reasons }.
reading-castling-never = { $wing } n’est pas possible dans cette partie : { $reasons }.
reading-castling-not-now = { $wing } n’est pas possible maintenant : { $reasons }.
reading-castling-neither = Vous ne pouvez pas roquer maintenant. { $wings }
reading-step = { $move } n’est pas possible : { $reasons }.
reading-plain = { $reasons }.
reading-hint-castling = Si vous voulez roquer, écrivez { $move } ; c’est possible.
reading-hint-king-step = { $move }, avec le roi seul, est possible et mettrait fin au droit de roquer.
reading-hint-king-step-only = { $move }, avec le roi seul, est possible.
reading-hint-pawn-capture = La prise { $move } est possible ; si c’est ce que vous voulez, écrivez-la ainsi.
reading-hint-instead = { $move } est possible.
reading-legal-piece = { $man } peut aller en { $squares }.
reading-legal-all = { $count ->
    [one] Le seul coup légal est { $moves }.
   *[other] Les coups légaux sont { $moves }.
}
reading-several-pieces = Plus d’une pièce peut y aller : { $moves }. Laquelle ?
reading-promotion-piece = En quelle pièce le pion doit-il se changer ? Écrivez { $moves }.
reading-castling-wing = { $count ->
    [one] Pour roquer, nommez le côté : { $moves } est possible.
   *[other] De quel côté ? Écrivez { $moves }.
}
reading-rook-only-castling = Seul le roque y amène la tour. Si vous voulez roquer, écrivez { $moves }.
reading-rook-onto-king = Une tour ne peut pas aller sur son propre roi. Si vous voulez roquer, écrivez { $moves }.
reading-piece-letter = { $count ->
    [one] Cette lettre peut désigner des pièces différentes. Voulez-vous dire { $moves } ?
   *[other] Cette lettre peut désigner des pièces différentes : { $moves }. Laquelle ?
}
reading-capital = { $count ->
    [one] Voulez-vous dire { $moves } ? Veillez aux majuscules et aux minuscules, s’il vous plaît.
   *[other] Cela peut se lire de plusieurs façons : { $moves }. Laquelle ?
}
reading-bare-capture = { $count ->
    [one] Il n’est pas dit quelle pièce prend. Voulez-vous dire { $moves } ?
   *[other] Il n’est pas dit quelle pièce prend : { $moves }. Laquelle ?
}
reading-two-readings = Cela peut se lire de plusieurs façons : { $moves }. Laquelle ?
reading-last-move-again = { $moves } est possible, mais avec ce numéro c’est le coup qui vient d’être joué. Est-ce lui que vous voulez ?
reading-nothing-captured = Il y a un signe de prise, mais { $moves } ne prend rien. Regardez-vous le bon échiquier ? Si vous voulez jouer ce coup, écrivez-le sans le signe, s’il vous plaît.

reading-candidate = { $piece ->
    [king] { $move } (roi de { $from })
    [queen] { $move } (dame de { $from })
    [rook] { $move } (tour de { $from })
    [bishop] { $move } (fou de { $from })
    [knight] { $move } (cavalier de { $from })
   *[pawn] { $move } (pion de { $from })
}

reading-unreadable-nothing = Il n’y a pas de coup là-dedans. { $write }
reading-unreadable-too-long = C’est trop long pour un coup. { $write }
reading-unreadable-null-move = Aux échecs, on ne passe pas : il faut jouer un coup. { $write }
reading-unreadable-off-board = Cela nomme une case hors de l’échiquier : les colonnes vont de a à h, les rangées de 1 à 8. { $write }
reading-unreadable-unknown-letter = La lettre { $letter } ne désigne aucune pièce. { $write }
reading-unreadable-several = C’est plus d’un coup. Envoyez un seul coup, s’il vous plaît. { $write }
reading-unreadable-last-move = C’est le coup qui vient d’être joué. { $write }
reading-unreadable-not-a-move = Cela n’a pas pu être lu comme un coup. { $write }
reading-write = Un coup s’écrit ainsi : { $example } ; le roque s’écrit O-O ou O-O-O.

# Notes sur un coup lu avec tolérance.
reading-note-move-number = C’est maintenant le coup { $expected }, et non { $written }.
reading-note-move-number-side = C’est maintenant le coup { $expected } des Blancs.
reading-note-castling-by-king = Lu comme roque : { $wing }.
reading-note-king-step-only = { $wing } est le roque ; { $move } ne joue que le roi et met fin au droit de roquer.
reading-note-capitals = Lu comme { $move } ; les majuscules et minuscules n’étaient pas celles du coup.
reading-note-letter = La lettre a été lue comme { $piece }.
reading-note-capture-sign-wrong = Il y avait un signe de prise, mais rien n’est pris.
reading-note-capture-sign-missing = Ce coup prend une pièce ou un pion.
reading-note-check-sign-wrong = Le signe d’échec n’était pas celui du coup.
reading-note-not-en-passant = Ce coup n’est pas une prise en passant.
reading-note-draw-sign = Le signe « = » ne propose pas la nulle ; pour la proposer, écrivez « { command-draw } » sur une ligne à part.

# Ce qui a été corrigé dans une FEN.
reading-repair-useless-en-passant = la case de prise en passant { $square } a été retirée, car aucune prise n’y est légale
reading-repair-impossible-right = le droit de roque { $letter } a été retiré, car aucune tour de ce camp ne se trouve de ce côté du roi sur sa première rangée
reading-repair-right-without-king = le droit de roque { $letter } a été retiré, car le roi de ce camp ne se trouve pas sur sa première rangée
reading-repair-right-without-rook = le droit de roque { $letter } a été retiré, car aucune tour de ce camp ne se trouve en { $square }
reading-repair-right-not-orthodox = le droit de roque { $letter } a été retiré, car aux échecs orthodoxes, seul un roi sur la colonne e roque, avec une tour dans un coin
reading-repair-move-number-zero = le numéro de coup 0 a été lu comme 1
reading-repair-no-turn = le camp au trait manque et a été lu comme les Blancs
reading-repair-no-rights = les droits de roque manquent ; il a été lu que plus personne ne peut roquer
