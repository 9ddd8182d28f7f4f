# Was in einer Partie geschieht; in Briefen, auf Seiten und im Terminal gleich.

castling-status-possible = { $castling } ist möglich.
castling-status-possible-trips = { $castling } ist möglich: { $trips }.
castling-status-both-gone = O-O und O-O-O sind nicht mehr möglich: { $reasons_cap }.
castling-status-not-now = { $castling } ist jetzt nicht möglich: { $reasons_cap }.
castling-status-gone = { $castling } ist nicht mehr möglich: { $reasons_cap }.
castling-status-never = { $castling } ist in dieser Partie nicht möglich: { $reasons_cap }.
castling-brief-gone = In dieser Partie nicht mehr möglich.
castling-brief-wing-gone = { $castling } ist in dieser Partie nicht mehr möglich.
castling-brief-not-now = { $castling } ist jetzt nicht möglich.
castling-trips-both = König von { $king_from } nach { $king_to }, Turm von { $rook_from } nach { $rook_to }
castling-trips-king = König von { $king_from } nach { $king_to }, der Turm bleibt auf { $rook_to }
castling-trips-rook = Turm von { $rook_from } nach { $rook_to }, der König bleibt auf { $king_to }
played-castling = { $move } ({ $trips })

finish-checkmate = Schachmatt: { $winner } hat gewonnen.
finish-stalemate = Patt: Die Partie ist remis.
finish-dead-position = Keine Seite kann mehr mattsetzen: Die Partie ist remis.
finish-fivefold = Die Stellung ist zum fünften Mal entstanden: Die Partie ist remis.
finish-seventy-five = 75 Züge ohne Schlagen und ohne Bauernzug: Die Partie ist remis.
finish-threefold = Die Stellung ist zum dritten Mal entstanden, und Remis wurde reklamiert: Die Partie ist remis.
finish-fifty = 50 Züge ohne Schlagen und ohne Bauernzug, und Remis wurde reklamiert: Die Partie ist remis.
finish-agreement = Beide haben sich auf Remis geeinigt.
finish-resignation = { $loser } hat aufgegeben: { $winner } hat gewonnen.
finish-time = { $loser } hat die Bedenkzeit überschritten: { $winner } hat gewonnen.
finish-time-without-mate = Die Bedenkzeit ist überschritten, aber die Gegenseite hätte nicht mehr mattsetzen können: Die Partie ist remis.
finish-left = { $loser } hat den Club verlassen: { $winner } hat gewonnen.
finish-left-cancelled = Ein Spieler hat den Club verlassen, bevor diese Partie begonnen hatte: Sie ist abgesagt und zählt nicht.
finish-recorded = Die Partie wurde anderswo gespielt: { $winner } hat gewonnen.
finish-recorded-draw = Die Partie wurde anderswo gespielt und endete remis.

denial-not-started = Diese Partie hat noch nicht begonnen.
denial-already-started = Diese Partie hat schon begonnen.
denial-over = Diese Partie ist beendet. { $finish }
denial-not-your-turn = Sie sind nicht am Zug: { $opponent } ist am Zug.
denial-moved-on = Die Partie ist seit dieser Stellung weitergegangen: { $now ->
    [one] Bisher wurde ein Halbzug gespielt
   *[other] Bisher wurden { $now } Halbzüge gespielt
  }, und Sie haben auf einen Brief { $seen ->
    [0] vom Beginn der Partie
    [one] nach dem ersten
   *[other] nach Halbzug { $seen }
  } geantwortet. Es wurde nichts gespielt; unten steht die jetzige Stellung.
denial-illegal = { $move } ist in der jetzigen Stellung nicht möglich.
denial-no-offer = Es gibt kein Remisangebot Ihres Gegners, auf das Sie antworten könnten.
denial-too-early-for-draw = Remis kann erst angeboten werden, wenn beide Seiten gezogen haben. Es wurde nichts gespielt; senden Sie den Zug ohne das Angebot.
denial-offer-too-soon = Sie haben schon Remis angeboten. Ein neues Angebot ist ab Zug { $from_move } möglich, oder nachdem Ihr Gegner eines gemacht hat. Es wurde nichts gespielt; senden Sie den Zug ohne das Angebot.
denial-nothing-to-claim = Es gibt kein Remis zu reklamieren: Diese Stellung ist { $occurrences ->
    [one] einmal
    [2] zweimal
   *[other] { $occurrences }-mal
  } entstanden (nötig ist dreimal), und { $halfmoves ->
    [0] der letzte Halbzug war ein Schlag- oder Bauernzug
    [one] seit dem letzten Schlag- oder Bauernzug wurde ein Halbzug gespielt
   *[other] seit dem letzten Schlag- oder Bauernzug wurden { $halfmoves } Halbzüge gespielt
  } (nötig sind hundert). Wenn erst Ihr nächster Zug eine solche Stellung herbeiführt, reklamieren Sie mit diesem Zug, zum Beispiel „{ command-claim } { $move }“.
denial-not-a-player = Das können nur die beiden Spieler dieser Partie.
denial-nothing-to-tell = Wer am Zug ist, weiß es bereits.
denial-time-left = Es ist noch Bedenkzeit übrig.
practice-partner-name = Übungspartner
practice-note = Diese Partie ist Übung: Der Gegner ist der eigene Spieler des Clubs, der sofort und zufällig zieht. Es ist eine einzelne Partie, und sie zählt nirgends.
match-note-single = Dieser Wettkampf besteht aus einer Partie.
