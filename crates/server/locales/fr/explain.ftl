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
