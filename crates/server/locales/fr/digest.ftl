# Le résumé quotidien et les rappels.

letter-what-reminder = un rappel
letter-last-move = Le dernier coup était { $move }.
clock-yours-until = { $left }, jusqu’au { $moment }
clock-yours-unwritten = { $left }, à compter du moment où notre page vous montre ce coup, au plus tard un jour après le coup de votre adversaire ; votre temps n’est pas écoulé avant le { $moment }
clock-stands-still =  ; pendant { $span } de ce délai, votre pendule est arrêtée

digest-subject = [{ $club }] { $day } : { $count ->
    [0] des nouvelles de vos parties
    [one] { $count } partie attend votre coup
   *[other] { $count } parties attendent votre coup
}
digest-head = Votre résumé · { $day }
digest-boards = { $count ->
    [0] Aucune partie n’attend votre coup.
    [one] Une partie attend votre coup : l’échiquier #1 ci-dessous.
    [2] 2 parties attendent votre coup : les échiquiers #1 et #2 ci-dessous, le plus urgent en premier.
   *[other] { $count } parties attendent votre coup : les échiquiers #1 à #{ $count } ci-dessous, le plus urgent en premier.
}
digest-board-white = Échiquier #{ $number } · { $game } · vous avez les Blancs contre { $opponent } · coup { $move }
digest-board-black = Échiquier #{ $number } · { $game } · vous avez les Noirs contre { $opponent } · coup { $move }
digest-begun = La partie a commencé : position de départ { $position }, cadence { $pace }.
digest-draw-offered = { $name } propose la nulle.
digest-how-to-answer = Pour répondre, répondez à cette lettre et écrivez pour chaque échiquier une ligne qui commence par son numéro :
digest-help-move = jouer sur l’échiquier #1 (le coup n’est qu’un exemple)
digest-stop = Ne plus recevoir de résumés

reminder-half = La moitié de votre temps pour le coup { $move } contre { $name } est écoulée. Il vous reste { $left }.
reminder-three-days = { $name } attend votre coup { $move }. Il vous reste { $left }.
reminder-one-day = Votre temps pour le coup { $move } contre { $name } est presque écoulé. Il vous reste { $left }.
reminder-stop = Ne plus recevoir de rappels
# The address for what may be said while the opponent thinks; short, for an address follows on the same line.
digest-answer-write-to = Pour des suites conditionnelles ou des mots dans cette partie, ou pour l’abandonner, écrivez à
