## Lo que hace un director en un torneo, lo que supone para otros y cómo se deshace
event-what-entered = estás inscrito
event-what-office = quién lo dirige
event-what-news = novedades
going-lost = { $lost ->
    [0] Con ello no se pierde ninguna partida.
    [one] Con ello se pierde una partida.
   *[other] Con ello se pierden { $lost } partidas.
}
going-cancelled = { $cancelled ->
    [one] Una partida en la que aún no han movido los dos se anula.
   *[other] { $cancelled } partidas en las que aún no han movido los dos se anulan.
}
going-void = Ha terminado menos de la mitad de las partidas: ningún resultado cuenta en la tabla, y los que estaban allí salen de ella. Las partidas terminadas siguen contando para el Elo.
going-kept = Lo que se ha jugado sigue en la tabla.
event-gone = { $name } ya no juega en { $event } ({ $code }).
event-gone-void = En { $event } ({ $code }) había terminado menos de la mitad de las partidas de { $name }: ninguno de esos resultados cuenta en la tabla. Las partidas terminadas siguen contando para la puntuación Elo.
event-note-opponents-told = Se avisa a los rivales de quién se ha ido y de lo que supone para la tabla.
event-note-undo = Se puede deshacer en el registro mientras no haya empezado nada después.

log-undo-games = { $games ->
    [one] Una partida sigue donde estaba.
   *[other] { $games } partidas siguen donde estaban.
}
log-undo-waits = Entretanto todas las plazas están ocupadas: el miembro pasa a la lista de espera, por orden de inscripción, y así lo lee.
log-stays-undone = Se deshizo.
log-stays-own = Queda así: lo hizo el propio socio.
log-stays-begun = Queda así: desde entonces el torneo ha empezado o ha pasado a otra ronda.
log-stays-over = Queda así: el torneo ha terminado.
log-stays-moved = Queda así: desde entonces se ha movido.
log-stays-changed = Queda así: desde entonces ha pasado otra cosa.
log-stays-places = Queda así: ahora hay más inscritos de los que cabían.
log-stays-date = Queda así: la fecha de comienzo que volvería a valer ya ha pasado.
log-stays-left = Queda así: { $name } ha dejado el club o por ahora no puede jugar.
log-stays-no-officer = Queda así: { $name } ya no dirige en el club.
log-stays-time-used = Queda así: de ese tiempo queda demasiado poco, o la partida ha terminado.
log-stays-tie-break = Queda así: con el resultado anterior el match volvería a estar igualado, pero el desempate anulado ya no se puede jugar, porque el torneo ha terminado.
log-stays-unkept = Queda así: es de antes de que estas cosas pudieran deshacerse.
log-stays-started = Queda así: han empezado partidas y sus posiciones son conocidas.
log-stays-ended = Queda así: el torneo ha terminado. Un resultado se puede corregir.
log-stays-reopened = Queda así: la partida sigue y acaba jugando o por una decisión.
log-stays-replayed = Queda así: las partidas nuevas han empezado.
log-stays-merged = Queda así: lo que tenían dos cuentas es ya una sola cosa.
log-stays-decided = Queda así: contra una decisión está la apelación.
log-stays-undo = Queda así: lo deshecho se puede volver a hacer.
log-action-undo-withdrawal = baja deshecha
log-action-undo-replacement = sustitución deshecha
log-action-undo-call-off = cancelación de un torneo deshecha
log-action-undo-appointment = nombramiento deshecho
log-action-undo-edit = cambio de un torneo deshecho
log-action-undo-entry = inscripción deshecha
log-value-open = abierto a inscripciones
log-value-cancelled = cancelado
event-back = Vuelves a estar en { $event } ({ $code }): se ha deshecho tu baja.
event-back-waiting = Vuelves a estar en la lista de espera de { $event } ({ $code }): se ha deshecho tu baja. Por ahora todas las plazas están ocupadas.
event-back-to-waiting = Se ha deshecho tu baja de { $event } ({ $code }). Tu plaza se ha ocupado entretanto y no hay otra libre: ahora estás en la lista de espera, por delante de quienes se inscribieron después que tú. Cuando una plaza sea tuya, recibirás una carta.
event-back-in-play = Vuelves a jugar en { $event } ({ $code }): se ha deshecho tu baja.
event-back-of = { $name } vuelve a jugar en { $event } ({ $code }): se ha deshecho su baja.
event-back-scored = Los resultados de { $name } vuelven a contar en la tabla.
event-back-scored-own = Tus resultados vuelven a contar en la tabla.
event-back-games = Las partidas que habían acabado por ello siguen donde estaban; a quien le toca mover tiene el tiempo que tenía al empezar su turno. Las ofertas de tablas y las jugadas condicionales hay que darlas de nuevo.
event-seat-back = Vuelves a tener tu plaza en { $event } ({ $code }): se ha deshecho que { $goes } viniera en tu lugar.
event-seat-lost = { $back } vuelve a tener la plaza de { $event } ({ $code }) que ocupabas: se ha deshecho la sustitución. Tus partidas allí no cuentan.
event-seat-lost-waiting = { $back } vuelve a tener la plaza de { $event } ({ $code }) que ocupabas: se ha deshecho la sustitución. Tus partidas allí no cuentan, y vuelves a estar en la lista de espera.
event-seat-changed = En { $event } ({ $code }) vuelve a jugar { $back }, no { $goes }: se ha deshecho una sustitución.
event-again = { $event } ({ $code }) se jugará después de todo: se ha deshecho su cancelación. Estás dentro.
event-again-waiting = { $event } ({ $code }) se jugará después de todo: se ha deshecho su cancelación. Estás en la lista de espera.
event-way-out = Si no quieres jugar, escribe «{ $write }» a { $address } o retira tu inscripción en la página del torneo.

event-office-director = Desde ahora diriges { $event } ({ $code }).
event-office-deputy = Desde ahora eres suplente en { $event } ({ $code }): si su director calla durante catorce días, se te pregunta a ti.
event-office-no-director = Ya no diriges { $event } ({ $code }).
event-office-no-deputy = Ya no eres suplente en { $event } ({ $code }).
event-runs-now = { $name } dirige { $event } ({ $code }) desde ahora.
event-runs-nobody = { $event } ({ $code }) no tiene director por ahora. Se ocupan de él los administradores del club.
event-note-no-director = Nadie dirigiría este torneo: lo que espere en él lo verían los administradores a los catorce días. ¿Es eso lo que quieres?
event-note-officers-told = Se avisa, con tu motivo, a quien lo dirige o deja de dirigirlo; a los inscritos se les dice quién es el nuevo director.

event-replaced-out = Estás fuera de { $event } ({ $code }): { $comes } juega en tu lugar.
event-replaced-late = En ninguna de tus partidas de allí habías hecho una primera jugada a los siete días de saberlo.
event-replaced-asked = El director dice que lo pediste tú.
event-replaced-in = Desde ahora juegas en { $event } ({ $code }) en lugar de { $goes }.
event-replaced-other = { $comes } juega desde ahora en { $event } ({ $code }) en lugar de { $goes }.
event-denial-first-move-runs = A { $name } le queda { $days ->
    [one] menos de un día
   *[other] un máximo de { $days } días
  } para una primera jugada. Antes solo se sustituye a un socio por su propio deseo.
event-denial-first-move-ahead = A { $name } aún no le toca mover, o no lo sabe: los siete días para una primera jugada no corren. Antes solo se sustituye a un socio por su propio deseo.
event-denial-first-move-word = Si el propio jugador lo ha pedido, dilo en la línea: { $write }
event-note-first-move-late = { $name } no ha hecho una primera jugada en siete días.
event-replace-asked = { $name } me lo ha pedido

event-entered-by = { $director } te ha inscrito en { $event } ({ $code }). Cuando empiece llegará una carta.
event-entered-by-waiting = { $director } te ha inscrito en { $event } ({ $code }). Todas las plazas están ocupadas: estás en la lista de espera y, cuando una plaza sea tuya, llegará una carta.
event-entered-waiting-done = Todas las plazas están ocupadas: estás en la lista de espera. Cuando una plaza sea tuya llegará una carta.
event-begun-without = { $event } ({ $code }) ha empezado con todas sus plazas ocupadas. Sigues en su lista de espera, por si alguien no se presenta.
event-begun-over = { $event } ({ $code }) ha empezado con todas sus plazas ocupadas. Estás en el que le sigue: { $next } ({ $next_code }).
event-begun-over-waiting = { $event } ({ $code }) ha empezado con todas sus plazas ocupadas. Estás en la lista de espera del que le sigue: { $next } ({ $next_code }).
event-fact-followed = Le sigue

## To oneself
event-denial-already-entered-own = Ya estás inscrito en este torneo.
event-denial-not-entered-own = No estás inscrito en este torneo.
event-denial-not-playing-own = Ya no juegas en este torneo.
event-denial-rating-low-own = Este torneo es para puntuaciones desde { $min }; la tuya es { $is }.
event-denial-rating-high-own = Este torneo es para puntuaciones hasta { $max }; la tuya es { $is }.
event-denial-few-games-own = Partidas terminadas que hacen falta para este torneo: { $min }. Tú tienes { $is }.
event-denial-time-losses-own = Partidas perdidas por tiempo, como máximo, para este torneo: { $max }. Tú tienes { $is }.
event-denial-begin-running = Este torneo ya ha empezado.
event-denial-begin-finished = Este torneo ha terminado.
event-denial-begin-cancelled = Este torneo se canceló.
club-suspended-own = Por ahora no puedes empezar partidas.
desk-correction-back-told = { $name }, como director, ha deshecho una corrección: vuelve a contar el resultado anterior. El motivo: { $reason }
mail-subject-about = [{ $club }] { $what } · { letter-what-answer }
mail-event-waits = { $event }: { $format }, ritmo { $pace }, jugadores: { $entrants }; todas las plazas están ocupadas y estás en la lista de espera; para dejarla, escribe «{ command-withdraw } { $code }»
mail-help-go-write = { command-withdraw } T0004
mail-help-go-does = retira tu inscripción en ese torneo
event-fact-called-off-by = Suspendido por
event-fact-why = Por qué
event-note-starts-now = Con este cambio se ocupan todas las plazas: el torneo empieza enseguida, con { $players } jugadores, y eso no se puede deshacer.
going-rated = Las partidas que se pierden así cuentan para el Elo.
going-walkover = En la tabla, una partida que se anula así cuenta como ganada por el rival.
going-ends-round = No queda otra partida de la ronda: la siguiente empieza enseguida.
going-ends-round-later = No queda otra partida de la ronda: la siguiente empieza dentro de una hora. Hasta entonces se puede deshacer en el registro.
going-ends-event = Con esto termina el torneo.
going-ends-event-later = Con esto termina el torneo: el resultado queda fijo dentro de una hora. Hasta entonces se puede deshacer en el registro.
event-moved-title = Por un resultado corregido, { $event } ({ $code }) tiene otro ganador: hasta ahora { $had }, ahora { $has }.
gone-left = { $name } ha dejado el club.
gone-won = { $games ->
    [one] Con ello ganas la partida { $list }.
   *[other] Con ello ganas las partidas { $list }.
  }
gone-lost = { $games ->
    [one] Con ello pierdes la partida { $list }.
   *[other] Con ello pierdes las partidas { $list }.
  }
gone-cancelled = { $games ->
    [one] La partida { $list } se anula y no cuenta para la puntuación Elo.
   *[other] Las partidas { $list } se anulan y no cuentan para la puntuación Elo.
  }
event-gone-walkover = En la tabla de { $event } ({ $code }) lo anulado cuenta como ganado por ti.
event-gone-kept = Tu resultado contra { $name } sigue en la tabla de { $event } ({ $code }).
event-gone-on = Pasas a la ronda siguiente de { $event } ({ $code }).
event-gone-title = Con ello ganas { $event } ({ $code }): el resultado es firme dentro de una hora, si no se deshace antes.
going-wins = { $winners ->
    [0] No lo gana nadie.
    [one] Lo gana { $names }.
   *[other] { $names } comparten el primer puesto.
  }
going-wins-class = Grupo { $class }: { $winners ->
    [0] no lo gana nadie.
    [one] lo gana { $names }.
   *[other] { $names } comparten el primer puesto.
  }
event-suspended = { $name }, que juega en { $event } ({ $code }), ha recibido una suspensión. Las partidas en curso continúan; antes de emparejar la ronda siguiente decides si { $name } conserva la plaza o sale. Hasta entonces el torneo espera.
event-suspended-waits = La ronda siguiente de { $event } ({ $code }) espera tu decisión: { $count ->
    [one] hay un jugador suspendido
   *[other] hay jugadores suspendidos
  }: { $names }. Mantén la plaza o retira al jugador.
event-kept = Conservas tu plaza en { $event } ({ $code }): sus rondas continúan contigo pese a la suspensión.
event-denial-undecided = Por una suspensión ({ $names }) decide antes en la página de dirección del torneo si se mantiene la plaza, o retira al jugador.
event-denial-not-suspended = Este socio no está suspendido o ya conserva la plaza.
event-denial-may-appeal = La decisión sobre { $game } se puede recurrir durante { $days ->
    [one] un día
   *[other] { $days } días
  } más: antes no sigue el torneo.
event-denial-appealed = Antes se resuelve el recurso sobre { $game }.
going-hour = Se puede deshacer en el registro durante una hora al menos: antes no sigue el torneo, aunque entretanto acabe su última partida.
event-moved-no-title = Por un resultado corregido, ya nadie ha ganado { $event } ({ $code }) (hasta ahora { $had }): no queda ninguna partida que cuente.
event-moved-shared = La final queda igualada. Como el torneo ha terminado, no se juega desempate: se comparte el primer puesto.
event-moved-by-lot = El desempate de la final de { $event } ({ $code }) queda igualado y decide el sorteo del eslabón { $round }: ha ganado { $name }.
event-moved-by-time = El desempate de la final de { $event } ({ $code }) queda igualado y deciden menos partidas perdidas por tiempo: ha ganado { $name }.
event-moved-place = Tu puesto en { $event } ({ $code }) es ahora { $is } de { $of } (hasta ahora { $was }).
log-undo-cases = { $games ->
    [one] La adjudicación pedida de una partida acabó con ella y no continúa: se puede volver a pedir.
   *[other] Las adjudicaciones pedidas de { $games } partidas acabaron con ellas y no continúan: se pueden volver a pedir.
  }
event-back-cases = La adjudicación de { $list } acabó con la partida y no continúa: se puede volver a pedir.
event-left-own = { $name } ha dejado { $event } ({ $code }), que diriges.
event-office-nobody = { $event } ({ $code }) ya no tiene director ni suplente. Por favor, encárgaselo a alguien en su página.
event-office-deputy-gone = Tu suplente en { $event } ({ $code }) ya no es director: no hay suplente hasta que nombres a alguien en su página.
log-stays-settled = Queda así: la decisión de un recurso es definitiva.
