# Coups conditionnels et notes privées. Personne d’autre que leur auteur ne les lit.

lines-standing = Vos suites conditionnelles. Personne d’autre ne les voit ; pour les retirer, écrivez « { command-cancel } » :
lines-still-stand = Ces coups conditionnels de votre part restent valables, comme avant. Pour les retirer, écrivez « { command-cancel } » :
lines-kept = Vos suites conditionnelles sont en place. Chaque réponse est jouée aussitôt que votre adversaire joue le coup qui la précède, et ne vous coûte pas de temps.
lines-shown = Voici vos suites conditionnelles en place dans cette partie.
lines-none = Vous n’avez aucune suite conditionnelle dans cette partie.
lines-cancelled = Vos suites conditionnelles sont retirées. Aucune ne sera jouée.
lines-left = { $name } a joué un coup auquel vos suites conditionnelles ne répondent pas. Elles ne valent plus.
lines-wait = Votre suite conditionnelle a une réponse à ce coup, mais { $name } propose la nulle avec lui. La suite attend : si vous écrivez « { command-decline } », elle est jouée ; si vous écrivez « { command-accept } », la partie est nulle ; si vous jouez un autre coup, la suite ne vaut plus.
lines-replaced = Vous avez joué un autre coup que celui de votre suite conditionnelle ; vos suites précédentes ne valent donc plus.
lines-none-kept = Ces suites conditionnelles n’ont pas été retenues, pas même en partie, parce qu’elles contiennent une faute. Renvoyez-les toutes, corrigées.
lines-more-faults = { $count ->
    [one] Une autre ligne ne peut pas valoir.
   *[other] { $count } autres lignes ne peuvent pas valoir.
  }
lines-fault-empty = Ligne { $line } : elle ne contient aucun coup.
lines-fault-move = Ligne { $line }, coup { $place } : « { $text } » ne peut pas être joué là.
lines-fault-number = Ligne { $line }, coup { $place } : « { $text } » porte un mauvais numéro ; le coup à cette place a le numéro { $expected }
lines-fault-white-moves = Ligne { $line }, coup { $place } : « { $text } » serait un coup des Noirs, mais le trait est là aux Blancs. Une ligne commence par un coup de votre adversaire, et les camps alternent.
lines-fault-black-moves = Ligne { $line }, coup { $place } : « { $text } » serait un coup des Blancs, mais le trait est là aux Noirs. Une ligne commence par un coup de votre adversaire, et les camps alternent.
lines-fault-no-answer = Ligne { $line } : elle finit par { $text }, un coup de votre adversaire. Chaque ligne doit finir par votre réponse.
lines-fault-two-answers = Ligne { $line }, coup { $place } : une ligne précédente répond déjà à { $on } par { $first }, celle-ci par { $text }. Chaque coup ne peut avoir qu’une réponse.
lines-fault-of-opponent = C’est un coup de votre adversaire : dans la phrase suivante, « vous » et « votre » désignent votre adversaire.
lines-fault-past-end = Ligne { $line }, coup { $place } : la partie est déjà finie avant « { $text } » ({ $ending }).
lines-fault-nothing-to-answer = Ligne { $line }, coup { $place } : { $text } finit la partie ({ $ending }), il n’y a donc rien à répondre.
lines-fault-second-if = Ligne { $line } : après { $text }, il y a un second « si » dans la même ligne. Commencez une nouvelle ligne, ou enlevez ce mot si la ligne continue.
lines-fault-then = Ligne { $line } : il y a un « alors » là où l’on attend un coup de votre adversaire. Derrière « alors » vient seulement votre propre réponse.
lines-fault-too-long = Ligne { $line } : elle a plus de { $limit } coups.
lines-fault-too-many = Il y a { $text } lignes ; une partie peut en avoir { $limit } au plus.
lines-end-checkmate = échec et mat
lines-end-stalemate = pat
lines-end-dead-position = position morte
lines-end-fivefold = quintuple répétition
lines-end-seventy-five = règle des 75 coups

letter-your-line-played = Votre suite conditionnelle a répondu { $move }.
letter-their-line-played = { $name } avait préparé une suite conditionnelle, qui a répondu { $move }.
help-lines = répondre aussitôt si votre adversaire joue ainsi (sous votre coup ou en réponse à un accusé ; ce n’est qu’un exemple)
help-note = garder une note privée sur la position, sur une ligne à part
help-note-text = votre note ici
mail-lines-need-a-move = Les suites conditionnelles s’écrivent sous le coup qu’elles suivent, ou en réponse à l’accusé de ce coup pendant que votre adversaire réfléchit. Les lignes envoyées n’ont pas été gardées.
mail-lines-moved-on = Votre courriel répond à une lettre sur une position antérieure de cette partie : les suites conditionnelles qu’il contient n’ont donc pas été gardées. C’est maintenant à votre adversaire de jouer : les suites pour cette position s’envoient en réponse à cette lettre.

held-with-lines = { $what }, avec ces suites conditionnelles : { $lines }
held-with-words = { $what }, avec ces mots pour votre adversaire : « { $words } »
held-with-note = { $what }, avec cette note privée : « { $note } »
held-lines = mettre en place ces suites conditionnelles : { $lines }

note-kept = Votre note privée est gardée. Personne d’autre ne la voit.
note-kept-as = Votre note privée est gardée. Personne d’autre ne la voit. Elle dit : « { $note } »
mail-note-left = La note privée de votre courriel n’a pas été gardée ; renvoyez-la avec ce que vous vouliez dire.
mail-lines-left = Les suites conditionnelles de votre courriel n’ont pas été gardées ; renvoyez-les avec ce que vous vouliez dire.
note-at-start = début
note-given-back = Vos notes privées sur la partie { $game } :
note-too-long = Une note a { $value } caractères au plus et appartient à une position de la partie. Rien n’a été changé.
note-not-kept = Votre note privée n’a pas été gardée, même en partie : sur une position, il y a place pour { $value } caractères au plus, avec ce qui s’y trouve déjà. Veuillez l’envoyer de nouveau, plus courte.

page-lines = Coups conditionnels
page-lines-about = Dites ce que vous répondez si votre adversaire joue ceci ou cela. Votre réponse est jouée aussitôt et ne vous coûte pas de temps. Vous seul voyez ces lignes.
page-lines-standing = Ces lignes sont en place :
page-lines-none = Aucune ligne n’est en place.
page-lines-wait = Les lignes attendent, parce que votre adversaire propose la nulle : elles continuent si vous la refusez.
page-lines-later = Vous pouvez donner des lignes pendant que le trait est à votre adversaire.
page-lines-text = Lignes, l’une sous l’autre
page-lines-example = Par exemple : { $example }
page-lines-set = Mettre ces lignes en place
page-lines-cancel = Retirer toutes les lignes
page-lines-step = Sur l’échiquier
page-lines-if = Si l’adversaire joue
page-lines-then = je réponds
page-lines-add = Ajouter cette réponse
page-lines-cut = Retirer cette réponse et tout ce qui suit
page-lines-back = Revenir au début
page-lines-known = Réponses à partir d’ici
page-lines-after = Suites conditionnelles pour après votre coup
page-lines-kept = Vos lignes sont en place.
page-lines-taken-back = Vos lignes sont retirées.
page-lines-to-game = Revenir à la partie
page-notes = Notes privées
page-notes-about = Vous seul les voyez. Elles vous sont rendues à la fin de la partie.
page-notes-here = Note sur la position montrée
page-notes-save = Garder la note
page-notes-all = Vos autres notes dans cette partie
page-notes-start = position de départ
