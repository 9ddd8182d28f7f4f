# Lo que se dice a los socios de un torneo: por qué se enfrentan, por qué descansan, quién ha ganado.

event-letter-head = { $code } · { $event }
event-what-place = hay una plaza para ti
event-what-bye = descansas
event-what-withdrawn = ya no participas
event-what-out = quedas fuera
event-what-notice = un aviso para ti
event-what-over = ha terminado
event-what-cancelled = no se jugará
event-what-stuck = espera tu decisión
event-what-waits = no ha empezado
event-what-deputy = ocúpate de ello, por favor
event-page = El torneo en la web
event-reason = El motivo: { $reason }
event-taken-out = Un director te ha dado de baja de { $event } ({ $code }).
event-cancelled = { $event } ({ $code }) no se jugará. El motivo: { $reason }
event-place = Ha quedado libre una plaza en { $event } ({ $code }), y es tuya. Cuando empiece llegará una carta; para retirar antes tu inscripción, escribe «{ command-withdraw } { $code }».
event-without-you = { $event } ({ $code }) sigue sin ti, porque por ahora no puedes empezar partidas nuevas.
event-withdrawn = Estás fuera de { $event } ({ $code }).
event-out = Estás fuera de { $event } ({ $code }): la ronda siguiente se ha emparejado sin ti. Gracias por jugar.
event-out-malus = Estás fuera de { $event } ({ $code }): tu penalización es { $malus }. La ronda siguiente se ha emparejado sin ti. Gracias por jugar.
event-moved-back = Se ha corregido un resultado y tu penalización queda por debajo del límite: sigues jugando en { $event } ({ $code }), a partir de la ronda { $round }.
event-moved-out = Se ha corregido un resultado: no juegas más rondas de { $event } ({ $code }).
event-moved-too-late = Se ha corregido un resultado de { $event } ({ $code }) cuando el torneo ya había terminado. Tu penalización queda ahora por debajo del límite, pero no hay más rondas.
event-moved-on-you = Con el resultado corregido pasas tú en { $event } ({ $code }), y { $name } no.
event-moved-on-them = Con el resultado corregido pasa { $name } en { $event } ({ $code }), y tú no.
event-moved-won-you = Con el resultado corregido has ganado tú { $event } ({ $code }), y no { $name }.
event-moved-won-them = Con el resultado corregido ha ganado { $name } { $event } ({ $code }), y no tú.
event-moved-level = Con el resultado corregido tu match con { $name } en { $event } ({ $code }) queda igualado: dos partidas más desde posiciones nuevas deciden quién pasa.
event-moved-stays-you = La ronda siguiente de { $event } ({ $code }) ya había empezado cuando se corrigió el resultado y queda como se emparejó: sigues tú de todos modos, y { $name } no.
event-moved-stays-them = La ronda siguiente de { $event } ({ $code }) ya había empezado cuando se corrigió el resultado y queda como se emparejó: sigue { $name } de todos modos, y tú no.
event-moved-moot = Tu match en { $event } ({ $code }) queda decidido sin el desempate. { $games ->
    [one] Su partida { $list } queda anulada: no cuenta, tampoco para el Elo
   *[other] Sus partidas { $list } quedan anuladas: no cuentan, tampoco para el Elo
  }, y ya no se juega allí.
event-moved-again = Tu match en { $event } ({ $code }) vuelve a estar igualado, y { $games ->
    [one] la partida { $list } del desempate sigue donde estaba
   *[other] las partidas { $list } del desempate siguen donde estaban
  }; quien tiene el turno conserva el tiempo que tenía al empezar su turno. Las ofertas de tablas y las jugadas condicionales hay que darlas de nuevo.
event-moved-round = La ronda en curso de { $event } ({ $code }) queda como se emparejó; las tablas y las rondas siguientes siguen el resultado corregido.
event-moved-by = Un director corrigió el resultado de { $game }, { $white } – { $black }.
event-out-by-lot = En tu match con { $name } todo estaba igualado, y decidió la suerte: pasa { $name }. Es la del eslabón { $round } del sorteo, y { $page } la recalcula.
event-out-by-time = Tu match con { $name } acabó igualado, también el desempate, y { $name } ha perdido por tiempo menos partidas del torneo ({ $own } contra { $theirs }): pasa { $name }.
event-cannot-start = { $event } ({ $code }) debía empezar, pero no puede: { $entrants ->
    [0] no hay inscritos.
    [one] solo hay un inscrito.
   *[other] la primera ronda no se puede emparejar.
  } Las inscripciones siguen abiertas, y los inscritos saben que decides tú. Ya nada empieza solo: empiézalo cuando haya más inscritos, pon otra fecha o suspéndelo.
event-cannot-start-limit = { $event } ({ $code }) debía empezar, pero algunos inscritos tendrían más partidas a la vez de las que permite el club. Las inscripciones siguen abiertas, y los inscritos saben que decides tú. La mesa del torneo dice quiénes son; empiézalo de todos modos, espera o dales de baja.
event-rematches = La ronda { $round } de { $event } ({ $code }) ha empezado, y { $pairs ->
    [one] una pareja ya se había enfrentado
   *[other] { $pairs } parejas ya se habían enfrentado
  }: sin repetir ya no cuadraba. No tienes que hacer nada.
event-not-started = { $event } ({ $code }) debía empezar ahora, pero no puede: { $entrants ->
    [one] por ahora solo te has inscrito tú.
   *[other] la primera ronda no se puede emparejar.
  } Tu inscripción sigue en pie y otros aún pueden inscribirse. { $director } decide cómo sigue: empezar cuando haya más inscritos, otra fecha o cancelarlo. Recibirás una carta cuando empiece o se suspenda; para salir antes, escribe «{ command-withdraw } { $code }».
event-not-started-limit = { $event } ({ $code }) debía empezar ahora, pero algunos inscritos tendrían más partidas a la vez de las que permite el club. Tu inscripción sigue en pie y otros aún pueden inscribirse. { $director } decide cómo sigue. Recibirás una carta cuando empiece o se suspenda; para salir antes, escribe «{ command-withdraw } { $code }».
event-stuck = La ronda siguiente de { $event } ({ $code }) no se puede emparejar. Míralo, por favor.
event-desk = Todo lo que espera está en la mesa del director, en las páginas del club.
event-deputy-asked = En { $event } ({ $code }) hay algo que espera a { $director } desde hace catorce días. Ocúpate de ello en su lugar, por favor.
event-deputy-asked-nobody = { $event } ({ $code }) no tiene director, y hay algo que espera una decisión desde hace catorce días. Ocúpate de ello, por favor.
event-over = { $event } ({ $code }) ha terminado.
event-won = { $winners ->
    [one] Ha ganado { $names }.
   *[other] Comparten el primer puesto { $names }.
  }
event-won-class = { $winners ->
    [one] En el grupo { $class } ha ganado { $names }.
   *[other] En el grupo { $class } comparten el primer puesto { $names }.
  }
event-final-by-lot = En la final todo estaba igualado, y decidió la suerte: es la del eslabón { $round } del sorteo, y { $page } la recalcula.
event-final-by-time = La final acabó igualada, también el desempate: decidió haber perdido menos partidas del torneo por tiempo ({ $own } contra { $theirs }).
event-won-alone = Solo queda { $names }, que gana el torneo: todos los demás lo han dejado.
event-won-nobody = No hay ganador: no se jugó ninguna partida que cuente.
event-won-nobody-class = El grupo { $class } no tiene ganador: no se jugó en él ninguna partida que cuente.
event-won-none-left = No hay ganador: no queda nadie.
event-your-place = Tu puesto: { $place } de { $of }, puntos: { $points }.
points-of = { $half ->
    [0] { $whole ->
        [one] 1 punto
       *[other] { $whole } puntos
    }
   *[1] { $whole ->
        [0] ½ punto
       *[other] { $whole }½ puntos
    }
  }

event-begins-robin = { $event } ({ $code }) ha empezado. Tienes el número { $number } de { $entries }; todos juegan contra todos, según las tablas de Berger.
event-begins-class = { $event } ({ $code }) ha empezado, en grupos por puntuación. Juegas en el grupo { $class }, que tiene { $entries } jugadores, y tienes el número { $number } del torneo; en el grupo todos juegan contra todos, según las tablas de Berger.
event-round-begins = La ronda { $round } de { $event } ({ $code }) ha empezado.
event-opened-next = { $event } ({ $code }) ha empezado y ha abierto { $next } ({ $next_code }), que ya admite inscripciones y empieza el { $moment }. Esa fecha no la ha elegido nadie: si conviene otra, cámbiala en { $page }.
event-round-ends = Si se gasta todo el tiempo, la ronda acaba hacia el { $day }.

pairing-final = Es la final: eres cabeza de serie { $own }; { $opponent }, { $theirs }.
pairing-semi-final = Es una semifinal: eres cabeza de serie { $own }; { $opponent }, { $theirs }.
pairing-bracket = Vuestros puestos en el cuadro de { $places } se cruzan: eres cabeza de serie { $own }; { $opponent }, { $theirs }.
pairing-level = Vuestro match de la ronda { $round } acabó en empate: lo deciden dos partidas desde dos posiciones nuevas.
pairing-same-malus = { $opponent } y tú tenéis los mismos puntos de penalización: { $malus }.
pairing-nearest-malus = Puntos de penalización: tienes { $own } y { $opponent } tiene { $theirs }. No quedaba nadie con los mismos para vosotros.
pairing-same-score = { $opponent } y tú tenéis los mismos puntos: { $points }.
pairing-floated-you = Tu puntuación es { $from } y te toca { $opponent }, con { $to }: entre quienes tienen la tuya no había nadie para ti.
pairing-floated-them = La puntuación de { $opponent } es { $from } y le tocas tú, con { $to }: entre quienes tienen la suya no había nadie más.
pairing-rematch = Ya os enfrentasteis en la ronda { $round }: no se encontró a nadie más.
pairing-by-lot-you = Has llegado a esta ronda por sorteo: en tu match todo estaba igualado. Es la suerte del eslabón { $round }; la página del sorteo la recalcula.
pairing-by-lot-them = { $opponent } llegó a esta ronda por sorteo, con el eslabón { $round }.
pairing-by-time-you = Has llegado a esta ronda por haber perdido menos partidas del torneo por tiempo ({ $own } contra { $theirs }): lo demás estaba igualado.
pairing-by-time-them = { $opponent } llegó a esta ronda por haber perdido menos partidas del torneo por tiempo ({ $own } contra { $theirs }).
pairing-colour-must-you = Colores: al revés, tendrías un color tres veces seguidas o tres veces más que el otro.
pairing-colour-must-them = Colores: al revés, { $opponent } tendría un color tres veces seguidas o tres veces más que el otro.
pairing-colour-balance-you = Colores: has llevado más veces las { $had ->
    [white] blancas
   *[black] negras
}.
pairing-colour-balance-them = Colores: { $opponent } ha llevado más veces las { $had ->
    [white] blancas
   *[black] negras
}.
pairing-colour-alternate-you = Colores: la última vez llevaste las { $had ->
    [white] blancas
   *[black] negras
}.
pairing-colour-alternate-them = Colores: la última vez { $opponent } llevó las { $had ->
    [white] blancas
   *[black] negras
}.
pairing-colour-unlike = Colores: la última vez que tuvisteis colores distintos fue al revés.
pairing-colour-higher-you = Colores: a ambos os tocaba el mismo, y tú vas por delante.
pairing-colour-higher-them = Colores: a ambos os tocaba el mismo, y { $opponent } va por delante.
pairing-colour-number = Colores: a ninguno le tocaba uno; decidió el número inicial.

bye-odd = El número de jugadores es impar y en esta ronda descansas.
bye-seed = El cuadro tiene más puestos que jugadores: como cabeza de serie { $seed } pasas sin jugar.
bye-empty = Quien debía jugar contigo se ha ido: pasas sin jugar.
bye-lowest = El número de jugadores es impar. De quienes aún no han descansado nadie tiene menos puntos (los tuyos hasta ahora: { $points }), y por eso descansas en esta ronda. Cuenta como victoria.
bye-no-opponent = No quedaba ningún rival que los colores permitieran: en esta ronda descansas. Cuenta como victoria.
bye-highest = El número de jugadores es impar: con { $malus } de penalización, te toca descansar. No suma penalización.
bye-again = El número de jugadores es impar y todos han descansado ya o han ganado sin jugar: en esta ronda te toca descansar.
bye-forced = El número de jugadores es impar y te toca descansar: si no, dos se habrían enfrentado otra vez, alguien habría descansado dos veces o los colores no habrían cuadrado.
bye-worth-win = Cuenta como victoria.
bye-worth-no-malus = No suma penalización.

finish-withdrawn = { $loser } ha dejado el torneo: gana { $winner }.
finish-withdrawn-cancelled = Uno de los jugadores dejó el torneo antes de que la partida estuviera en marcha: se anula y no cuenta para la puntuación Elo.
finish-replaced = La plaza de un jugador se ha dado a otra persona: esta partida se anula y no cuenta.

event-ask-head = { $code } · { $event }: todavía no se ha hecho nada
event-ask-changed = { $event } ({ $code }) ha cambiado desde que se te preguntó, así que no se ha hecho nada. Ahora está así:
event-ask-start = { $event } ({ $code }) empezaría. Jugadores: { $players }; partidas: { $games }. No se muestra ninguna posición antes de que empiecen las partidas.
event-ask-pair = Empezaría la ronda siguiente de { $event } ({ $code }). Jugadores: { $players }; partidas: { $games }. No se muestra ninguna posición antes de que empiecen las partidas.
event-ask-end = { $event } ({ $code }) acabaría: todo está jugado.
event-ask-enter = { $name } quedaría en la lista de { $event } ({ $code }).
event-ask-replace = { $comes } ocuparía el lugar de { $name } en { $event } ({ $code }). Partidas que empezarían de nuevo desde las posiciones sorteadas para ellas: { $games }.
event-ask-replace-asked = Dices que { $name } lo ha pedido.
replace-asked-word = pedido
event-ask-withdraw = { $name } saldría de { $event } ({ $code }).
event-ask-go = Dejarías { $event } ({ $code }).
event-ask-what-next = No se hace nada si no respondes que sí a esta carta en cinco días.
event-ask-answer = Responde a esta carta y escribe en la primera línea:
event-ask-does-yes = hacerlo
event-ask-does-no = dejarlo todo como está
event-ask-round = Ronda { $round }
event-ask-tie-break = Ronda { $round }, para decidir lo que acabó en empate
event-ask-rests = { $name } descansa
event-ask-dropped = No se ha hecho nada en { $event } ({ $code }).
event-done = Hecho en { $event } ({ $code }).
event-done-started = { $event } ({ $code }) ha empezado. Todos los que juegan tienen su carta.
event-done-paired = Ha empezado la ronda siguiente de { $event } ({ $code }).
event-done-entered = Ya estás en { $event } ({ $code }). Cuando empiece llegará una carta.
event-done-entered-over = Te has inscrito: { $event } ({ $code }). Recibirás una carta cuando empiece. Tus partidas en juego: { $running }; partidas de torneos en que te has inscrito: hasta { $entered }. Tu límite es { $most }: si un comienzo lo superara, antes se pregunta al director.
event-done-late = Ya debía haber empezado y no pudo: { $director } decide cuándo empieza.
event-done-waiting = Todas las plazas de { $event } ({ $code }) están ocupadas: estás en la lista de espera y, cuando una plaza sea tuya, llegará una carta.
event-done-withdrawn = Ya no estás en { $event } ({ $code }).
event-done-out = { $name } ya no está en { $event } ({ $code }) y tiene tu motivo por carta.
pairing-format-swiss = Sistema suizo, rondas: { $rounds }
mail-events = Torneos que admiten inscripciones o en los que juegas: { $count }.
mail-event-open = { $event }: { $format }, ritmo { $pace }, inscritos: { $entrants }; para jugar escribe «{ command-enter } { $code }»
mail-event-in = { $event }: { $format }, ritmo { $pace }, inscritos: { $entrants }; estás dentro, para salir escribe «{ command-withdraw } { $code }»
mail-event-running = { $event }: { $format }, ritmo { $pace }, ronda { $round }, jugadores: { $entrants }; se está jugando
mail-event-running-robin = { $event }: { $format }, ritmo { $pace }, { event-all-rounds }, jugadores: { $entrants }; se está jugando
mail-help-events-write = { command-events }
mail-help-events-does = muestra los torneos que admiten inscripciones y los tuyos
mail-help-enter-write = { command-enter } T0004
mail-help-enter-does = te inscribe en ese torneo
mail-help-start-write = { command-start } T0004
mail-help-start-does = para directores: empieza el torneo; primero ves los emparejamientos
mail-help-next-round-write = emparejar T0004
mail-help-next-round-does = para directores: empieza la ronda siguiente
mail-help-withdraw-write = { command-withdraw } anna T0004 porque …
mail-help-withdraw-does = para directores: saca a alguien de un torneo
mail-help-replace-write = { command-replace } T0004 anna boris porque …
mail-help-replace-does = para directores: pone a boris en el lugar de anna, que nunca jugó; { replace-asked-word } delante del motivo dice que anna lo ha pedido
mail-help-correct-write = { command-correct } M0255-1 1-0 porque …
mail-help-correct-does = para directores: da otro resultado a una partida terminada
mail-help-decide-write = { command-decide } M0255-1 tablas porque …
mail-help-decide-does = para directores: decide una adjudicación
mail-help-time-write = { command-time } M0255-1 blancas 5 porque …
mail-help-time-does = para directores: da cinco días a las blancas
event-moved-last-round = Por un resultado corregido, tu penalización en { $event } ({ $code }) ha llegado al límite: juegas esta ronda hasta el final y quedas fuera después, acaben como acaben sus partidas.
event-moved-more-rounds = Por un resultado corregido, tu penalización en { $event } ({ $code }) vuelve a estar por debajo del límite: ya no quedas fuera después de esta ronda.
event-moved-wins-you = Con el resultado corregido ganas tú la final de { $event } ({ $code }), y no { $name }; el resultado es firme dentro de una hora.
event-moved-wins-them = Con el resultado corregido gana { $name } la final de { $event } ({ $code }), y no tú; el resultado es firme dentro de una hora.
event-moved-stays-over = { $event } ({ $code }) ha terminado: el match corregido no cambia quién pasó.
event-moved-by-appeal = Se ha resuelto el recurso sobre { $game }, { $white } – { $black }.
