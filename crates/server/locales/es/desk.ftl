# Lo que los directores hacen por su cargo y cómo se cuenta: correcciones, tiempo, adjudicación, suspensión, cuentas unidas.

finish-adjudication = Un director decidió cómo cuenta la partida: ganó { $winner }.
finish-adjudication-draw = Un director decidió cómo cuenta la partida: son tablas.
finish-corrected = Un director corrigió el resultado: ganó { $winner }.
finish-corrected-draw = Un director corrigió el resultado: la partida termina en tablas.
finish-corrected-cancelled = Un director anuló la partida: no cuenta.
finish-wrong-start = La partida había empezado desde una posición inicial equivocada: queda anulada, no cuenta y se juega de nuevo.
finish-moot = Por un resultado corregido el match quedó decidido sin este desempate: la partida se anula y no cuenta.

denial-paused = Los directores están decidiendo cómo cuenta esta partida. Hasta entonces no se puede jugar y ningún reloj corre. Aún puedes abandonar o aceptar una oferta de tablas que siga en pie.
denial-not-paused = Los directores no están decidiendo sobre esta partida.
denial-not-over = Esta partida no ha terminado.
denial-same-result = La partida ya tiene ese resultado.
denial-against-the-board = La última posición decide esta partida y dice otra cosa. Se puede anular, pero no recibir un resultado contrario al tablero.
denial-stays-over = El mate y los demás finales sobre el tablero, el abandono y el acuerdo son definitivos: una partida así no continúa. Solo puede continuar la que terminó por tiempo, por adjudicación o por falta de la primera jugada.
denial-stays-cancelled = Esta partida se anuló antes de jugarse hasta el final: no tiene ningún resultado que corregir.
denial-grant-size = { $most ->
    [0] Ahora no se pueden añadir ni quitar días a este reloj.
    [one] Aquí solo es posible ahora 1 día.
   *[other] Aquí solo son posibles ahora de 1 a { $most } días.
  }
denial-no-adjudication = Una partida adjudicada se gana, se pierde o es tablas.

letter-what-resumed = la partida continúa
letter-what-corrected = se corrigió el resultado
granted-to-you = Un director te ha dado tiempo: { $span }.
granted-to-them = Un director ha dado tiempo a { $name }: { $span }.
ungranted-to-you = Un director ha retirado tiempo que se te había dado: { $span }.
ungranted-to-them = Un director ha retirado tiempo que se había dado a { $name }: { $span }.
resumed = Los directores no deciden esta partida: continúa donde estaba.
reopened = La partida ya no está terminada: un director deja que continúe donde estaba. El reloj de quien tiene el turno muestra lo que mostraba al empezar el turno.
desk-reason-told = Lo decidió { $name } como director, por este motivo: { $reason }
desk-told-result = { $after ->
    [none] Hasta ahora el resultado era { $before }; ahora la partida no cuenta.
    [open] Hasta ahora el resultado era { $before }; ahora no hay ninguno.
   *[other] { $before ->
        [none] Hasta ahora la partida no contaba; ahora el resultado es { $after }.
       *[other] Hasta ahora el resultado era { $before }; ahora es { $after }.
    }
  }
desk-told-rating = Con esto tu Elo pasa de { $before } a { $after }.
suspended-subject = Estás suspendido en { $club }
unsuspended-subject = Ya no estás suspendido en { $club }
role-subject = Tu función en { $club }
role-letter-member = Ahora eres socio de { $club } como los demás: ya no tienes ningún cargo. Gracias por lo que has hecho.
role-letter-director = Ahora eres director de { $club }: diriges torneos, decides en partidas y atiendes lo que muestra la mesa en { $page }.
role-letter-admin = Ahora eres administrador de { $club }: haces en { $page } todo lo que hacen los directores, decides sobre ellos y envías el boletín.
role-reason = Lo ha decidido { $name } por este motivo: { $reason }
merged-subject = Tus dos cuentas en { $club } son ahora una
ruling-ask-head = { $game }: todavía no se ha hecho nada
ruling-ask-reason = El motivo que se comunicaría: { $reason }
ruling-ask-change = { $label }: { $before } → { $after }
ruling-done = Hecho: { $game }. Los dos jugadores reciben aviso, con tu motivo.
ruling-dropped = No se ha hecho nada en { $game }.

evidence-granted = { $at }: un director dio a { $name } { $span }.
evidence-ungranted = { $at }: un director retiró { $span } a { $name }.
evidence-paused = { $at }: los directores tomaron la partida para decidirla; los relojes quedaron parados.
evidence-resumed = { $at }: la partida continuó; el turno empezó de nuevo.
evidence-corrected = { $at }: un director corrigió el resultado a { $result }.
evidence-reopened = { $at }: un director dejó que la partida continuara; el turno empezó de nuevo.

adjudication-subject = Adjudicación de la partida { $game }
adjudication-asked = Tu petición está ante los directores. La partida continúa hasta que uno de ellos la acepte.
adjudication-opened = Los directores deciden cómo cuenta tu partida { $game } contra { $opponent }. El motivo indicado: { $why }
adjudication-claim-how = Hasta entonces la partida está parada: no se puede jugar y ningún reloj corre. Los dos podéis decir hasta el { $moment } si la posición está ganada para vosotros o es tablas, y mostrarlo con variantes. Un director ajeno a la partida decide cuando los dos hayan contestado o termine el plazo.
adjudication-claim-answer = Para reclamar por correo, contesta a esta carta con una de estas palabras en la primera línea y tus variantes debajo. Una reclamación posterior sustituye a la anterior:
claim-write-win = reclamo victoria
claim-write-draw = reclamo tablas
claim-does-win = reclamo que mi posición está ganada
claim-does-draw = reclamo que la posición es de tablas
claim-win = victoria
claim-draw = tablas
adjudication-claim-filed = Tu reclamación está registrada: { $claim }. Puedes sustituirla mientras corra el plazo.
claimed-win = { $name } reclamó la victoria
claimed-draw = { $name } reclamó tablas
adjudication-not-taken-up = Los directores no aceptan adjudicar tu partida { $game }. La partida continúa.
adjudication-may-appeal = Puedes recurrir una vez, hasta el { $moment }; entonces decide otro director, y su decisión es definitiva.
adjudication-appeal-answer = Para recurrir por correo, contesta a esta carta con esta palabra en la primera línea y tu motivo debajo:
appeal-write = recurso
appeal-does = que decida otro director
adjudication-appealed = Tu recurso está ante los directores. Decide otro.
adjudication-appealed-by = { $name } ha recurrido la decisión sobre la partida { $game }. Ahora decide otro director; se te comunicará.
adjudication-appealed-why = El motivo que da { $name }: { $reason }
adjudication-settled = Otro director ha decidido sobre el recurso.
adjudication-final = Esto es definitivo.
adjudication-unclear = Tu respuesta no se ha entendido y nada ha cambiado. Escribe sola en la primera línea una de las palabras que nombra la carta, y tus variantes o tu motivo debajo.

suspended-letter = Estás suspendido: hasta nuevo aviso no puedes empezar partidas. Las que están en curso continúan como siempre y tus correos se contestan.
unsuspended-letter = Ya no estás suspendido: puedes volver a empezar partidas.
suspended-entries = { $count ->
    [one] Ya no estás inscrito en { $events }.
   *[other] Ya no estás inscrito en estos torneos: { $events }.
} Cuando puedas volver a empezar partidas, podrás inscribirte otra vez.
merged-letter = Tus cuentas { $from } y { $into } son ahora una sola: { $into }. Allí están todas las partidas, direcciones y resultados de ambas, y los índices se han calculado de nuevo.

desk-denial-no-reason = Indica un motivo de tres caracteres como mínimo: lo leen las personas afectadas y queda en el registro.
desk-denial-too-long = Es demasiado largo: { $most } caracteres como máximo.
desk-denial-own-game = Juegas en esta partida o en su torneo, así que no puedes decidir aquí. { $count ->
    [0] Ahora mismo no puede ningún otro director: un administrador debe nombrar director a alguien que no juegue allí.
   *[other] Pueden: { $others }.
  }
desk-denial-own-decision = La primera decisión fue tuya; sobre el recurso decide otro director. { $count ->
    [0] Ahora mismo no puede ningún otro: un administrador debe nombrar director a alguien que no juegue allí.
   *[other] Pueden: { $others }.
  }
desk-denial-settled = Sobre esta partida se resolvió una apelación, y eso es definitivo: solo puede corregirlo un administrador que no tomara la primera decisión.
desk-denial-changed = Ha cambiado desde que lo miraste. Míralo otra vez y decide después.
desk-denial-which-game = { $name } tiene dos partidas. Di a cuál te refieres: { $name }-1 o { $name }-2.
desk-denial-no-match = Esta partida no se jugó aquí como parte de un match.
desk-denial-event-moved-on = { $code } ha terminado o ha pasado a la ronda siguiente. Lo emparejado allí queda; el resultado se puede corregir.
desk-denial-player-left = { $name } ha dejado el club: la partida no puede continuar.
desk-denial-same-start = La partida empezó desde esa posición. Indica la correcta.
desk-denial-start-needed = En un torneo no se sortea de nuevo: indica la posición inicial correcta.
desk-denial-drawn-start = Esta posición es la que dio el sorteo del torneo, como cualquiera puede comprobar. No es errónea, y no se sortea de nuevo.
desk-denial-only-drawn = En este torneo solo puede ser correcta la posición sorteada: { $start }.
desk-denial-same-status = Ya es así.
desk-denial-yourself = Sobre tu propia cuenta decide otro director.
desk-denial-same-role = Este socio ya tiene esa función.
desk-denial-last-admin = El club necesita un administrador: nombra antes a otro.
desk-denial-staff = Solo un administrador decide sobre directores y administradores.
desk-denial-staff-account = La cuenta que se abandona es de un director o administrador. Un administrador debe quitarle antes el cargo.
desk-denial-apart = Estas cuentas se han encontrado: { $games ->
    [0] ninguna partida
    [one] una partida
   *[other] { $games } partidas
  } entre ellas, { $events ->
    [0] ningún torneo
    [one] un torneo
   *[other] { $events } torneos
  } con ambas inscritas. Dos cuentas que se han encontrado no pueden ser una.
desk-denial-no-adjudication = No hay una adjudicación { $number } en la que participes.
desk-denial-asked-already = Esta partida ya está ante los directores.
desk-denial-asked-too-often = Ya has pedido dos veces la adjudicación de esta partida.
desk-denial-not-decidable = Aquí no hay ahora nada que decidir.
desk-denial-claims-open = Los jugadores pueden presentar sus reclamaciones hasta el { $moment }. Se puede decidir antes si los dos lo han hecho.
desk-denial-claims-closed = El plazo de las reclamaciones ha terminado.
desk-denial-claim-without-lines = Una reclamación necesita variantes que la muestren: escribe las jugadas que ganan o que mantienen las tablas.
desk-denial-time-is-up = En esta partida se ha agotado el tiempo: la decide el reloj.
desk-denial-no-appeal = Aquí no hay una decisión que se pueda recurrir, o ya hubo un recurso.
desk-denial-appeal-too-late = El plazo para recurrir ha terminado.
desk-denial-no-letter = Sobre esta carta no hay nada que decidir.
desk-denial-no-held = De eso ya nada espera un sí.
desk-denial-asked-lately = Al socio se le preguntó hace menos de una hora. Dale tiempo a la carta.
desk-denial-no-entry = El registro no tiene esa entrada.
desk-denial-no-undo = Esto no se puede deshacer.
suspended-seats = Juegas en { $events }: { $count ->
    [one] su director decide
   *[other] sus directores deciden
  } antes de la ronda siguiente si conservas la plaza.
adjudication-holds = La ronda siguiente, o el final del torneo, espera hasta que pase el plazo para recurrir o se resuelva el recurso.
desk-told-overruled = Hasta ahora valía la decisión del recurso, que iba a ser definitiva. La administración del club la ha anulado, y contra esto no cabe recurso.
desk-told-restored = Vuelve a valer la decisión del recurso, que es definitiva.
merged-opponent-subject = [{ $club }] Tu rival { $from } se llama ahora { $into }
merged-opponent = Dos cuentas de una misma persona son ahora una sola: { $from } sigue jugando como { $into }. { $games ->
    [one] Tu partida { $list } continúa tal como está.
   *[other] Tus partidas { $list } continúan tal como están.
  }
