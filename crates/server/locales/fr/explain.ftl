# Ce que dit la commande « explain ».
explain-legal = { $move } est légal ({ $uci }).
explain-castling = Roque : { $trip }.
explain-ending = Après ce coup, la partie est terminée { $ending ->
    [checkmate] par échec et mat
    [stalemate] par pat
    [dead_position] parce qu’aucun camp ne peut plus mater
    [fivefold_repetition] par la cinquième répétition de la position
   *[seventy_five_moves] par 75 coups sans prise ni coup de pion
}.
explain-fen = Position après ce coup : { $fen }
explain-repaired = La position a été corrigée : { $what }.

# Ce qui ne va pas dans une position donnée : propositions, derrière un deux-points. Les colonnes se comptent à partir de 1.
explain-fen-unusable = La FEN est inutilisable : { $why }.
explain-fen-empty = la FEN est vide
explain-fen-field = colonne { $column } : « { $found } » ne peut pas se lire comme { $field ->
    [placement] les pièces de l’échiquier
    [turn] le camp au trait
    [castling] les droits de roque
    [en_passant] la case de prise en passant
    [halfmove_clock] le compteur de demi-coups
   *[move_number] le numéro du coup
}
explain-fen-extra = colonne { $column } : rien d’autre n’est attendu ici, mais on y lit « { $found } »
explain-fen-two-rights = colonne { $column } : « { $found } » donne à un camp deux droits de roque du même côté
explain-fen-impossible = aucune partie ne mène à cette position : { $reasons }
explain-fen-empty-board = l’échiquier est vide
explain-fen-missing-king = il manque un roi
explain-fen-too-many-kings = un camp a plus d’un roi
explain-fen-pawns-on-back-rank = un pion se trouve sur la première ou la huitième rangée
explain-fen-opposite-check = le camp qui n’a pas le trait est en échec
explain-fen-impossible-check = aucun coup n’a pu donner ces échecs
explain-fen-too-much-material = il y a plus de pièces que les promotions n’en permettent
explain-start-unusable = Ce n’est pas une position de départ : { $why }.
explain-start-out-of-range = il n’y a pas de position de départ { $number } ; elles sont numérotées de 0 à 959
explain-start-unreadable = « { $text } » n’est ni un numéro de 0 à 959 ni une première rangée comme RNBQKBNR
explain-start-wrong-pieces = { $rank } n’est pas fait d’un roi, d’une dame, de deux tours, de deux fous et de deux cavaliers
explain-start-king = dans { $rank }, le roi n’est pas entre les tours
explain-start-bishops = dans { $rank }, les deux fous sont sur des cases de même couleur
explain-start-mismatch = { $number } et { $rank } sont deux positions différentes : { $number } est { $other }
explain-moves-fault = Parmi les coups déjà joués, « { $text } » (demi-coup { $ply }) n’est pas jouable. { $answer }
