# Jugadas condicionales y notas privadas. Nadie las lee salvo su dueño.

lines-standing = Tus líneas condicionales. Nadie más las ve; para retirarlas, escribe «{ command-cancel }»:
lines-still-stand = Estas líneas condicionales tuyas siguen en pie, como antes. Para retirarlas, escribe «{ command-cancel }»:
lines-kept = Tus líneas condicionales están en vigor. Cada respuesta se juega en el acto cuando tu rival hace la jugada anterior, y no te cuesta tiempo.
lines-shown = Estas son las líneas condicionales que tienes en esta partida.
lines-none = No tienes ninguna línea condicional en esta partida.
lines-cancelled = Tus líneas condicionales quedan retiradas. No se jugará ninguna.
lines-left = { $name } hizo una jugada a la que tus líneas condicionales no responden. Ya no valen.
lines-wait = Tu línea condicional tiene respuesta a esta jugada, pero { $name } ofrece tablas con ella. La línea espera: si escribes «{ command-decline }», se juega; si escribes «{ command-accept }», la partida es tablas; si haces otra jugada, la línea ya no vale.
lines-replaced = Hiciste otra jugada que la de tu línea condicional, así que tus líneas anteriores ya no valen.
lines-none-kept = Estas líneas condicionales no se han aceptado, ni siquiera en parte, porque hay algo mal en ellas. Envíalas todas otra vez, corregidas.
lines-more-faults = { $count ->
    [one] Hay una línea más que no puede valer.
   *[other] Hay { $count } líneas más que no pueden valer.
  }
lines-fault-empty = Línea { $line }: no hay ninguna jugada en ella.
lines-fault-move = Línea { $line }, jugada { $place }: «{ $text }» no se puede jugar ahí.
lines-fault-number = Línea { $line }, jugada { $place }: «{ $text }» lleva un número equivocado; la jugada de ese lugar es la número { $expected }
lines-fault-white-moves = Línea { $line }, jugada { $place }: «{ $text }» sería una jugada de las negras, pero ahí juegan las blancas. Una línea empieza con una jugada de tu rival, y los bandos se alternan.
lines-fault-black-moves = Línea { $line }, jugada { $place }: «{ $text }» sería una jugada de las blancas, pero ahí juegan las negras. Una línea empieza con una jugada de tu rival, y los bandos se alternan.
lines-fault-no-answer = Línea { $line }: termina con { $text }, una jugada de tu rival. Cada línea debe terminar con tu respuesta.
lines-fault-two-answers = Línea { $line }, jugada { $place }: una línea anterior ya responde a { $on } con { $first }, y esta con { $text }. Cada jugada puede tener una sola respuesta.
lines-fault-of-opponent = Es una jugada de tu rival: en la frase siguiente, «tú» y «tu» se refieren a tu rival.
lines-fault-past-end = Línea { $line }, jugada { $place }: la partida ya ha terminado antes de «{ $text }» ({ $ending }).
lines-fault-nothing-to-answer = Línea { $line }, jugada { $place }: { $text } termina la partida ({ $ending }), así que no hay nada que responder.
lines-fault-second-if = Línea { $line }: después de { $text } hay un segundo «si» en la misma línea. Empieza una línea nueva para él, o quita la palabra si la línea continúa.
lines-fault-then = Línea { $line }: hay un «entonces» donde se espera una jugada de tu rival. Detrás de «entonces» va solo tu propia respuesta.
lines-fault-too-long = Línea { $line }: tiene más de { $limit } jugadas.
lines-fault-too-many = Son { $text } líneas; en una partida puede haber { $limit } como máximo.
lines-end-checkmate = jaque mate
lines-end-stalemate = ahogado
lines-end-dead-position = posición muerta
lines-end-fivefold = quíntuple repetición
lines-end-seventy-five = regla de las 75 jugadas

letter-your-line-played = Tu línea condicional respondió { $move }.
letter-their-line-played = { $name } tenía preparada una línea condicional, que respondió { $move }.
help-lines = responder en el acto si tu rival juega así (debajo de tu jugada o en respuesta a un acuse; solo es un ejemplo)
help-note = guardar una nota privada sobre la posición, en una línea aparte
help-note-text = aquí va tu nota
mail-lines-need-a-move = Las líneas condicionales van debajo de la jugada a la que siguen, o en una respuesta al acuse de esa jugada mientras tu rival piensa. Las líneas que enviaste no se guardaron.
mail-lines-moved-on = Tu correo contesta a una carta sobre una posición anterior de esta partida, así que las líneas condicionales que traía no se guardaron. Ahora le toca a tu rival: las líneas para esta posición van en una respuesta a esta carta.

held-with-lines = { $what }, con estas líneas condicionales: { $lines }
held-with-words = { $what }, con estas palabras para tu rival: «{ $words }»
held-with-note = { $what }, con esta nota privada: «{ $note }»
held-lines = poner en vigor estas líneas condicionales: { $lines }

note-kept = Tu nota privada está guardada. Nadie más la ve.
note-kept-as = Tu nota privada está guardada. Nadie más la ve. Dice: «{ $note }»
mail-note-left = La nota privada de tu correo no se guardó; envíala otra vez junto con lo que querías decir.
mail-lines-left = Las líneas condicionales de tu correo no se guardaron; envíalas otra vez junto con lo que querías decir.
note-at-start = inicio
note-given-back = Tus notas privadas sobre la partida { $game }:
note-too-long = Una nota tiene { $value } caracteres como máximo y pertenece a una posición de la partida. No se cambió nada.
note-not-kept = Tu nota privada no se guardó, ni siquiera en parte: sobre una posición caben como máximo { $value } caracteres, con lo que ya está escrito allí. Envíala otra vez, más corta.

page-lines = Jugadas condicionales
page-lines-about = Di qué respondes si tu rival juega esto o aquello. Tu respuesta se juega en el acto y no te cuesta tiempo. Solo tú ves estas líneas.
page-lines-standing = Estas líneas están en vigor:
page-lines-none = No hay ninguna línea en vigor.
page-lines-wait = Las líneas esperan, porque tu rival ofrece tablas: siguen cuando las rechaces.
page-lines-later = Puedes dar líneas mientras le toca jugar a tu rival.
page-lines-text = Líneas, una debajo de otra
page-lines-example = Por ejemplo: { $example }
page-lines-set = Poner en vigor estas líneas
page-lines-cancel = Retirar todas las líneas
page-lines-step = En el tablero
page-lines-if = Si el rival juega
page-lines-then = respondo
page-lines-add = Añadir esta respuesta
page-lines-cut = Retirar esta respuesta y todo lo que sigue
page-lines-back = Volver al principio
page-lines-known = Respuestas desde aquí
page-lines-after = Líneas condicionales para después de tu jugada
page-lines-kept = Tus líneas están en vigor.
page-lines-taken-back = Tus líneas quedan retiradas.
page-lines-to-game = Volver a la partida
page-notes = Notas privadas
page-notes-about = Solo tú las ves. Al final de la partida se te devuelven.
page-notes-here = Nota sobre la posición mostrada
page-notes-save = Guardar la nota
page-notes-all = Tus otras notas en esta partida
page-notes-start = posición inicial
