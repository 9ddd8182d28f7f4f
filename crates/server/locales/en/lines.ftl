# Conditional moves and private notes. Nobody but their owner reads them.

lines-standing = Your conditional lines. Nobody else sees them; to take them back, write “{ command-cancel }”:
lines-still-stand = These conditional lines of yours still stand, as before. To take them back, write “{ command-cancel }”:
lines-kept = Your conditional lines stand. Each is played at once when your opponent makes the move before it, and costs you no time.
lines-shown = These conditional lines of yours stand in this game.
lines-none = No conditional lines of yours stand in this game.
lines-cancelled = Your conditional lines are taken back. None of them will be played.
lines-left = { $name } played a move that your conditional lines do not answer. They no longer stand.
lines-wait = Your conditional line has an answer to this move, but { $name } offers a draw with it. The line waits: if you write “{ command-decline }”, it is played; if you write “{ command-accept }”, the game is drawn; if you play another move, the line no longer stands.
lines-replaced = You played another move than your conditional line had, so your earlier lines no longer stand.
lines-none-kept = These conditional lines were not taken, not even in part, because something in them is wrong. Please send all of them again, corrected.
lines-more-faults = { $count ->
    [one] One more line cannot stand.
   *[other] { $count } more lines cannot stand.
  }
lines-fault-empty = Line { $line }: there is no move in it.
lines-fault-move = Line { $line }, move { $place }: “{ $text }” cannot be played there.
lines-fault-number = Line { $line }, move { $place }: “{ $text }” has the wrong number; the move in this place is number { $expected }
lines-fault-white-moves = Line { $line }, move { $place }: “{ $text }” would be a move of Black, but White is to move there. A line begins with a move of your opponent, and the sides take turns.
lines-fault-black-moves = Line { $line }, move { $place }: “{ $text }” would be a move of White, but Black is to move there. A line begins with a move of your opponent, and the sides take turns.
lines-fault-no-answer = Line { $line }: it ends with { $text }, a move of your opponent. Every line must end with your answer.
lines-fault-two-answers = Line { $line }, move { $place }: an earlier line already answers { $on } with { $first }, this one with { $text }. Each move can have one answer.
lines-fault-of-opponent = That is a move of your opponent: in the next sentence “you” and “your” mean your opponent.
lines-fault-past-end = Line { $line }, move { $place }: the game is over before “{ $text }” ({ $ending }).
lines-fault-nothing-to-answer = Line { $line }, move { $place }: { $text } ends the game ({ $ending }), so there is nothing to answer.
lines-fault-second-if = Line { $line }: after { $text } there is a second “if” in the same line. Please begin a new line for it, or leave the word out if the line goes on.
lines-fault-then = Line { $line }: there is a “then” where a move of your opponent is expected. Only your own answer stands after “then”.
lines-fault-too-long = Line { $line }: it has more than { $limit } moves.
lines-fault-too-many = There are { $text } lines; at most { $limit } can stand in a game.
lines-end-checkmate = checkmate
lines-end-stalemate = stalemate
lines-end-dead-position = dead position
lines-end-fivefold = fivefold repetition
lines-end-seventy-five = seventy-five-move rule

letter-your-line-played = Your conditional line answered { $move }.
letter-their-line-played = { $name } had a conditional line ready, which answered { $move }.
help-lines = answer at once if your opponent plays this (below your move or in answer to a receipt; only an example)
help-note = keep a private note about the position, on a line of its own
help-note-text = write your note here
mail-lines-need-a-move = Conditional lines stand below the move that they follow, or in an answer to the receipt of that move while your opponent is thinking. The lines you sent were not kept.
mail-lines-moved-on = Your mail answers a letter about an earlier position of this game, so that the conditional lines in it were not kept. Now your opponent is to move: lines for this position go into an answer to this letter.

held-with-lines = { $what }, with these conditional lines: { $lines }
held-with-words = { $what }, with these words to your opponent: “{ $words }”
held-with-note = { $what }, with this private note: “{ $note }”
held-lines = let these conditional lines stand: { $lines }

note-kept = Your private note was kept. Nobody else sees it.
note-kept-as = Your private note was kept. Nobody else sees it. It says: “{ $note }”
mail-note-left = The private note in your mail was not kept; send it again together with what you meant.
mail-lines-left = The conditional lines in your mail were not kept; send them again together with what you meant.
note-at-start = start
note-given-back = Your private notes about game { $game }:
note-too-long = A note has at most { $value } characters and belongs to a position of the game. Nothing was changed.
note-not-kept = Your private note was not kept, not even in part: about one position you can note at most { $value } characters, with what stands there already. Please send it again, shorter.

page-lines = Conditional moves
page-lines-about = Say what you answer if your opponent plays this or that. Your answer is played at once and costs you no time. Only you see these lines.
page-lines-standing = These lines stand:
page-lines-none = No lines stand.
page-lines-wait = The lines wait, because your opponent offers a draw: they go on when you decline it.
page-lines-later = You can give lines while your opponent is to move.
page-lines-text = Lines, one below the other
page-lines-example = For example: { $example }
page-lines-set = Let these lines stand
page-lines-cancel = Take all lines back
page-lines-step = On the board
page-lines-if = If the opponent plays
page-lines-then = I answer
page-lines-add = Add this answer
page-lines-cut = Take this answer and all after it back
page-lines-back = Back to the beginning
page-lines-known = Answers from here
page-lines-after = Conditional lines for after your move
page-lines-kept = Your lines stand.
page-lines-taken-back = Your lines are taken back.
page-lines-to-game = Back to the game
page-notes = Private notes
page-notes-about = Only you see them. They are given back to you at the end of the game.
page-notes-here = Note about the position shown
page-notes-save = Keep the note
page-notes-all = Your other notes in this game
page-notes-start = starting position
