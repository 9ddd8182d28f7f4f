# Warum ein Zug nicht gespielt wurde: ein Satzteil für jeden Grund, die Antworten daraus und Hinweise zum Gelesenen.
# $case: der Fall, in dem die Figur steht (nom, dat, acc; gen für „vom Turm“). $x_acc, $x_dat: derselbe Ausdruck im anderen Fall.

refusal-their-man = { $case ->
    [gen] { $piece ->
        [king] vom König
        [queen] von der Dame
        [rook] vom Turm
        [bishop] vom Läufer
        [knight] vom Springer
       *[pawn] vom Bauern
    }
    [dat] { $piece ->
        [king] dem König
        [queen] der Dame
        [rook] dem Turm
        [bishop] dem Läufer
        [knight] dem Springer
       *[pawn] dem Bauern
    }
    [acc] { $piece ->
        [king] den König
        [queen] die Dame
        [rook] den Turm
        [bishop] den Läufer
        [knight] den Springer
       *[pawn] den Bauern
    }
   *[nom] { $piece ->
        [king] der König
        [queen] die Dame
        [rook] der Turm
        [bishop] der Läufer
        [knight] der Springer
       *[pawn] der Bauer
    }
} auf { $square }
refusal-your-man = { $case ->
    [gen] { $piece ->
        [king] von Ihrem König
        [queen] von Ihrer Dame
        [rook] von Ihrem Turm
        [bishop] von Ihrem Läufer
        [knight] von Ihrem Springer
       *[pawn] von Ihrem Bauern
    }
    [dat] { $piece ->
        [king] Ihrem König
        [queen] Ihrer Dame
        [rook] Ihrem Turm
        [bishop] Ihrem Läufer
        [knight] Ihrem Springer
       *[pawn] Ihrem Bauern
    }
    [acc] { $piece ->
        [king] Ihren König
        [queen] Ihre Dame
        [rook] Ihren Turm
        [bishop] Ihren Läufer
        [knight] Ihren Springer
       *[pawn] Ihren Bauern
    }
   *[nom] { $piece ->
        [king] Ihr König
        [queen] Ihre Dame
        [rook] Ihr Turm
        [bishop] Ihr Läufer
        [knight] Ihr Springer
       *[pawn] Ihr Bauer
    }
} auf { $square }
refusal-a-piece = { $case ->
    [dat] { $piece ->
        [king] einem König
        [queen] einer Dame
        [rook] einem Turm
        [bishop] einem Läufer
        [knight] einem Springer
       *[pawn] einem Bauern
    }
    [acc] { $piece ->
        [king] einen König
        [queen] eine Dame
        [rook] einen Turm
        [bishop] einen Läufer
        [knight] einen Springer
       *[pawn] einen Bauern
    }
   *[nom] { $piece ->
        [king] ein König
        [queen] eine Dame
        [rook] ein Turm
        [bishop] ein Läufer
        [knight] ein Springer
       *[pawn] ein Bauer
    }
}
refusal-list-or = { $first } oder { $last }

# Rochade.
refusal-already-castled = { $voice ->
    [any] die Rochade ist schon geschehen, mit { $move }
   *[you] Sie haben schon rochiert, mit { $move }
}
refusal-king-moved = { $voice ->
    [any] der König hat { $square } mit { $move } verlassen
   *[you] Ihr König hat { $square } mit { $move } verlassen
}
refusal-rook-moved = { $voice ->
    [any] der Turm hat { $square } mit { $move } verlassen
   *[you] Ihr Turm hat { $square } mit { $move } verlassen
}
refusal-rook-captured = { $voice ->
    [any] der Turm auf { $square } wurde mit { $move } geschlagen
   *[you] Ihr Turm auf { $square } wurde mit { $move } geschlagen
}
refusal-never-there = die Stellung, mit der diese Partie begann, erlaubt kein { $wing }
refusal-castling-blocked = { $voice ->
    [any] { $way ->
        [king] { $man } steht dem König im Weg
        [rook] { $man } steht dem Turm im Weg
       *[both] { $man } steht König und Turm im Weg
    }
   *[you] { $way ->
        [king] { $man } steht Ihrem König im Weg
        [rook] { $man } steht Ihrem Turm im Weg
       *[both] { $man } steht Ihrem König und Ihrem Turm im Weg
    }
}
refusal-castling-out-of-check = { $voice ->
    [any] der König auf { $square } steht im Schach durch { $by_acc }
   *[you] Ihr König auf { $square } steht im Schach durch { $by_acc }
}
refusal-castling-through-attack = { $voice ->
    [any] der König müsste über { $square } ziehen, angegriffen { $by_gen }
   *[you] Ihr König müsste über { $square } ziehen, angegriffen { $by_gen }
}
refusal-castling-into-attack = { $voice ->
    [any] der König käme auf { $square } zu stehen, angegriffen { $by_gen }
   *[you] Ihr König käme auf { $square } zu stehen, angegriffen { $by_gen }
}
refusal-castling-shield-lost = { $voice ->
    [any] sobald der Turm { $rook } verlässt, steht der König auf { $king } im Schach durch { $by_acc }
   *[you] sobald Ihr Turm { $rook } verlässt, steht Ihr König auf { $king } im Schach durch { $by_acc }
}

# Alle anderen Züge.
refusal-no-such-piece = { $where ->
    [file] auf der { $file }-Linie haben Sie { $piece ->
        [king] keinen König
        [queen] keine Dame
        [rook] keinen Turm
        [bishop] keinen Läufer
        [knight] keinen Springer
       *[pawn] keinen Bauern
    }
    [rank] auf der { $rank }. Reihe haben Sie { $piece ->
        [king] keinen König
        [queen] keine Dame
        [rook] keinen Turm
        [bishop] keinen Läufer
        [knight] keinen Springer
       *[pawn] keinen Bauern
    }
    [square] auf { $file }{ $rank } haben Sie { $piece ->
        [king] keinen König
        [queen] keine Dame
        [rook] keinen Turm
        [bishop] keinen Läufer
        [knight] keinen Springer
       *[pawn] keinen Bauern
    }
   *[anywhere] Sie haben { $piece ->
        [king] keinen König
        [queen] keine Dame
        [rook] keinen Turm
        [bishop] keinen Läufer
        [knight] keinen Springer
       *[pawn] keinen Bauern
    }
}
refusal-empty-square = auf { $square } steht keine Figur
refusal-not-your-piece = { $man } gehört Ihrem Gegner
refusal-other-piece = auf { $square } steht { $found }, nicht { $named }
refusal-no-movement = { $man } steht schon dort
refusal-own-piece-on-target = auf dem Zielfeld steht { $man }
refusal-wrong-movement = { $man } kann nicht nach { $to } ziehen
refusal-wrong-movement-several = { $piece ->
    [queen] keine Ihrer Damen ({ $squares }) kann nach { $to } ziehen
    [rook] keiner Ihrer Türme ({ $squares }) kann nach { $to } ziehen
    [bishop] keiner Ihrer Läufer ({ $squares }) kann nach { $to } ziehen
    [knight] keiner Ihrer Springer ({ $squares }) kann nach { $to } ziehen
   *[pawn] keiner Ihrer Bauern ({ $squares }) kann nach { $to } ziehen
}
refusal-pawn-two-steps = { $man } steht nicht mehr auf seinem Ausgangsfeld und kann nur noch ein Feld vorrücken
refusal-blocked = { $man } kommt nicht nach { $to }, denn im Weg { $by_count ->
    [one] steht
   *[other] stehen
} { $by }
refusal-blocked-pawn = { $man } kann nicht nach { $to } vorrücken, denn im Weg { $by_count ->
    [one] steht
   *[other] stehen
} { $by }
refusal-pawn-captures-nothing = { $man } könnte nach { $to } nur schlagend ziehen, und dort gibt es nichts zu schlagen
refusal-nothing-to-capture = auf { $square } gibt es nichts zu schlagen
refusal-en-passant-too-late = { $man } könnte auf { $to } nur unmittelbar nach { $move } en passant schlagen
refusal-en-passant-no-double-step = { $man } kann auf { $to } nur unmittelbar nach einem Doppelschritt en passant schlagen, und { $move } war keiner
refusal-pinned = { $man } ist { $line } gefesselt und schirmt Ihren König auf { $king } gegen { $by_acc } ab
refusal-en-passant-exposes = das Schlagen en passant nimmt auch { $captured_acc } vom Brett, und Ihr König auf { $king } stünde dann im Schach durch { $by_acc }
refusal-check-not-answered = Ihr König auf { $king } steht im Schach durch { $by_acc }, und daran ändert es nichts, wenn { $man } nach { $to } zieht
refusal-king-into-check = Ihr König stünde auf { $to } im Schach durch { $by_acc }
refusal-promotion-impossible = ein Bauer kann nicht in { $piece_acc } umgewandelt werden
refusal-promotion-missing = { $man } muss auf { $to } in Dame, Turm, Läufer oder Springer umgewandelt werden
refusal-nothing-promotes = { $man } wird durch den Zug nach { $to } nicht umgewandelt
refusal-game-over = die Partie ist beendet: { $ending ->
    [checkmate] Schachmatt
    [stalemate] Patt
    [dead_position] Keine Seite kann mehr mattsetzen
    [fivefold_repetition] fünfte Wiederholung der Stellung
   *[seventy_five_moves] 75 Züge ohne Schlagen und ohne Bauernzug
}
refusal-line-file = auf der { $file }-Linie
refusal-line-rank = auf der { $rank }. Reihe
refusal-line-diagonal = auf der Diagonale von { $from } nach { $king }
refusal-not-strict = Sie haben sich nur die vollständige Notation gewünscht, und { $faults }; schreiben Sie { $write }
refusal-strict-number-missing = die Zugnummer fehlt
refusal-strict-number-wrong = die Zugnummer ist eine andere
refusal-strict-coordinates = das sind Koordinaten
refusal-strict-spelling = es wird anders geschrieben
refusal-strict-capture-sign = das Schlagzeichen stimmt nicht
refusal-strict-check-sign = das Schachzeichen stimmt nicht

# Die Antwort auf einen Zug, der nicht gespielt wurde.
reading-castling-gone = { $wing } ist in dieser Partie nicht mehr möglich: { $reasons_cap }.
reading-castling-never = { $wing } ist in dieser Partie nicht möglich: { $reasons_cap }.
reading-castling-not-now = { $wing } ist jetzt nicht möglich: { $reasons_cap }.
reading-castling-neither = Sie können jetzt nicht rochieren. { $wings }
reading-step = { $move } ist nicht möglich: { $reasons_cap }.
reading-plain = { $reasons }.
reading-hint-castling = Wenn Sie die Rochade meinen, schreiben Sie { $move }; das ist möglich.
reading-hint-king-step = { $move }, nur mit dem König, ist möglich und würde das Rochaderecht beenden.
reading-hint-king-step-only = { $move }, nur mit dem König, ist möglich.
reading-hint-pawn-capture = Der Schlagzug { $move } ist möglich; wenn Sie ihn meinen, schreiben Sie ihn so.
reading-hint-instead = { $move } ist möglich.
reading-legal-piece = { $man } kann nach { $squares } ziehen.
reading-legal-all = { $count ->
    [one] Der einzige mögliche Zug ist { $moves }.
   *[other] Die möglichen Züge sind { $moves }.
}
reading-several-pieces = Dorthin kann mehr als eine Figur ziehen: { $moves }. Welche meinen Sie?
reading-promotion-piece = In welche Figur soll der Bauer umgewandelt werden? Schreiben Sie { $moves }.
reading-castling-wing = { $count ->
    [one] Nennen Sie zum Rochieren bitte die Seite: { $moves } ist möglich.
   *[other] Nach welcher Seite? Schreiben Sie { $moves }.
}
reading-rook-only-castling = Dorthin kommt der Turm nur durch die Rochade. Wenn Sie die Rochade meinen, schreiben Sie { $moves }.
reading-rook-onto-king = Auf den eigenen König kann kein Turm ziehen. Wenn Sie die Rochade meinen, schreiben Sie { $moves }.
reading-piece-letter = { $count ->
    [one] Dieser Buchstabe kann verschiedene Figuren bedeuten. Meinen Sie { $moves }?
   *[other] Dieser Buchstabe kann verschiedene Figuren bedeuten: { $moves }. Welche meinen Sie?
}
reading-capital = { $count ->
    [one] Meinen Sie { $moves }? Bitte achten Sie auf große und kleine Buchstaben.
   *[other] Das lässt sich verschieden lesen: { $moves }. Was meinen Sie?
}
reading-bare-capture = { $count ->
    [one] Es ist nicht gesagt, was schlägt. Meinen Sie { $moves }?
   *[other] Es ist nicht gesagt, was schlägt: { $moves }. Was meinen Sie?
}
reading-two-readings = Das lässt sich verschieden lesen: { $moves }. Was meinen Sie?
reading-last-move-again = { $moves } ist möglich, aber mit dieser Nummer ist es der eben gespielte Zug. Meinen Sie ihn?
reading-nothing-captured = Da steht ein Schlagzeichen, aber { $moves } schlägt nichts. Sehen Sie auf das richtige Brett? Wenn Sie diesen Zug meinen, schreiben Sie ihn bitte ohne das Zeichen.

reading-candidate = { $piece ->
    [king] { $move } (König von { $from })
    [queen] { $move } (Dame von { $from })
    [rook] { $move } (Turm von { $from })
    [bishop] { $move } (Läufer von { $from })
    [knight] { $move } (Springer von { $from })
   *[pawn] { $move } (Bauer von { $from })
}

reading-unreadable-nothing = Darin steht kein Zug. { $write }
reading-unreadable-too-long = Das ist zu lang für einen Zug. { $write }
reading-unreadable-null-move = Im Schach darf man nicht passen: Ein Zug muss gemacht werden. { $write }
reading-unreadable-off-board = Dieses Feld gibt es auf dem Brett nicht: Die Linien heißen a bis h, die Reihen 1 bis 8. { $write }
reading-unreadable-unknown-letter = Der Buchstabe { $letter } steht für keine Figur. { $write }
reading-unreadable-several = Das ist mehr als ein Zug. Bitte senden Sie nur einen Zug. { $write }
reading-unreadable-last-move = Das ist der eben gespielte Zug. { $write }
reading-unreadable-not-a-move = Das war nicht als Zug zu lesen. { $write }
reading-write = Einen Zug schreibt man so: { $example }; die Rochade ist O-O oder O-O-O.

# Hinweise zu einem Zug, der großzügig gelesen wurde.
reading-note-move-number = Es ist jetzt Zug { $expected }, nicht { $written }.
reading-note-move-number-side = Es ist jetzt der { $expected }. Zug von Weiß.
reading-note-castling-by-king = Als Rochade gelesen: { $wing }.
reading-note-king-step-only = { $wing } ist die Rochade; { $move } zieht nur den König und beendet das Rochaderecht.
reading-note-capitals = Gelesen als { $move }; die großen und kleinen Buchstaben waren nicht die dieses Zugs.
reading-note-letter = Die Figur wurde gelesen als: { $piece }.
reading-note-capture-sign-wrong = Es stand ein Schlagzeichen da, aber es wird nichts geschlagen.
reading-note-capture-sign-missing = Dieser Zug schlägt.
reading-note-check-sign-wrong = Das Schachzeichen war nicht das dieses Zugs.
reading-note-not-en-passant = Dieser Zug schlägt nicht en passant.
reading-note-draw-sign = Das Zeichen „=“ bietet kein Remis an; schreiben Sie dazu „{ command-draw }“ in eine eigene Zeile.

# Was in einer FEN berichtigt wurde.
reading-repair-useless-en-passant = das En-passant-Feld { $square } wurde weggelassen, denn dort ist kein solcher Schlag möglich
reading-repair-impossible-right = das Rochaderecht { $letter } wurde weggelassen, denn auf dieser Seite des Königs steht kein eigener Turm auf der Grundreihe
reading-repair-right-without-king = das Rochaderecht { $letter } wurde weggelassen, denn der König dieses Spielers steht nicht auf der Grundreihe
reading-repair-right-without-rook = das Rochaderecht { $letter } wurde weggelassen, denn auf { $square } steht kein Turm dieses Spielers
reading-repair-right-not-orthodox = das Rochaderecht { $letter } wurde weggelassen, denn im orthodoxen Schach rochiert nur ein König auf der e-Linie mit einem Turm in der Ecke
reading-repair-move-number-zero = die Zugnummer 0 wurde als 1 gelesen
reading-repair-no-turn = die Seite am Zug fehlt und wurde als Weiß gelesen
reading-repair-no-rights = die Rochaderechte fehlen; gelesen wurde, dass niemand mehr rochieren darf
