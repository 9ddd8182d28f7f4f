# Torneos: lista, páginas, sorteo, dirección.

## La lista
tournaments-lead = En la página de cada torneo se ve quién juega, cómo va y por qué; allí también se hace la inscripción.
tournaments-open = Inscripción abierta
tournaments-running = En juego
tournaments-finished = Terminados
tournaments-none = Todavía no hay torneos.
tournaments-none-open = Ahora mismo ningún torneo admite inscripciones.
tournaments-none-running = Ahora mismo no se juega ningún torneo.
tournaments-none-finished = Todavía no ha terminado ningún torneo.
tournaments-cancelled = Cancelados
tournaments-how = Los socios se inscriben en la página del torneo. Empieza como allí se dice; hasta entonces las posiciones quedan ocultas.
tournaments-earlier = Torneos anteriores
tournaments-newest = A los torneos más recientes
col-places = Plazas
col-start = Comienzo
col-round = Ronda
col-winner = Vencedor
col-event = Nombre
col-ended = Terminó
event-state-open = inscripción abierta
event-state-running = en curso
event-state-finished = terminado
event-state-cancelled = anulado
event-fact-cancelled = Cancelado
event-all-rounds = todas las rondas a la vez
event-round-of = Ronda { $round } de { $of }
event-starts-hand = cuando la dirección lo ponga en marcha
event-starts-waits = debía empezar y espera a la dirección
event-starts-date = { $moment }
event-starts-full = cuando se ocupen todas las plazas
event-places-any = { $taken ->
    [0] nadie todavía
    [one] 1 socio
   *[other] { $taken } socios
}
event-places-left = { $taken } de { $places } ocupadas, { $left ->
    [0] ninguna libre
    [one] 1 libre
   *[other] { $left } libres
}
event-places-waiting = { $count ->
    [one] 1 en lista de espera
   *[other] { $count } en lista de espera
}

## Qué es un torneo
event-format-robin = Todos contra todos
event-format-double = Todos contra todos a doble vuelta
event-format-classes = Todos contra todos por grupos
event-format-knockout = Eliminatoria
event-format-dropout = Eliminación gradual
event-format-swiss = Sistema suizo
event-about-robin = Cada uno juega una partida con todos los demás.
event-about-double = Cada uno juega un match con todos los demás: dos partidas, una con cada color.
event-about-classes = Grupos de unos { $size } según el Elo; cada uno juega una partida con todos los del suyo.
event-about-classes-double = Grupos de unos { $size } según el Elo; cada uno juega un match de dos partidas con todos los del suyo.
event-about-knockout = Matches de dos partidas: quien pierde uno queda fuera.
event-about-dropout = Un match en cada una de seis rondas como máximo. Unas tablas cuestan un punto de penalización, una derrota tres; con seis después de una ronda se queda fuera.
event-about-swiss = { $rounds ->
    [one] Una ronda: una partida con alguien que tiene los mismos puntos.
   *[other] { $rounds } rondas, en cada una una partida con alguien que tiene los mismos puntos.
}
event-about-swiss-double = { $rounds ->
    [one] Una ronda: un match de dos partidas con alguien que tiene los mismos puntos.
   *[other] { $rounds } rondas, en cada una un match de dos partidas con alguien que tiene los mismos puntos.
}
event-pace-bank = { $days ->
    [one] un día para todas las jugadas de una partida
   *[other] { $days } días para todas las jugadas de una partida
}
event-pace-block = { $days } días al comienzo, otros { $days } cada { $moves } jugadas
event-pace-increment = { $days } días al comienzo, y con cada jugada { $more ->
    [one] un día más
   *[other] { $more } días más
}
event-pace-per-move = { $days ->
    [one] un día por jugada
   *[other] { $days } días por jugada
}
event-facts = Sobre este torneo
event-fact-round = Una ronda
event-round-days = { $days ->
    [one] dura un día como máximo
   *[other] dura { $days } días como máximo
}
event-positions = Posiciones iniciales
event-positions-pair = Una posición para cada pareja
event-positions-event = Una posición para todos
event-positions-game = Una posición para cada partida
event-positions-hint = El club las sortea al comienzo; hasta entonces quedan ocultas para todos.
event-fact-order = Las dos partidas
event-order-together = Las dos partidas de un match a la vez
event-order-staggered = La segunda partida tras la jugada 10 de la primera, o su final
event-fact-rated = Elo
event-rated-yes = Las partidas cuentan para la lista Elo.
event-rated-no = Las partidas no cuentan para el Elo.
event-fact-delay = Partidas en curso
event-delay = { $moves ->
    [one] Todos menos los dos jugadores y los directores que no juegan en él ven la partida con una jugada de retraso mientras se juega.
   *[other] Todos menos los dos jugadores y los directores que no juegan en él ven la partida con { $moves } jugadas de retraso mientras se juega.
}
event-fact-for = Quién puede inscribirse
event-for-all = cualquier socio
event-for-between = Elo de { $min } a { $max }
event-for-from = Elo desde { $min }
event-for-to = Elo hasta { $max }
event-for-finished = { $count ->
    [one] al menos una partida terminada
   *[other] al menos { $count } partidas terminadas
}
event-for-time-losses = { $count ->
    [0] ninguna partida perdida por tiempo
    [one] como máximo una partida perdida por tiempo
   *[other] como máximo { $count } partidas perdidas por tiempo
}
event-fact-places = Plazas
event-fact-began = Comenzó
event-fact-director = Dirección
event-fact-deputy = Suplente
event-fact-next = El siguiente
event-fact-load = Tus partidas
event-load = { $running } en juego, y hasta { $entered } en torneos en que te has inscrito. Tu límite es { $most }: si un comienzo lo superara, antes se pregunta al director.
event-reopens = admite inscripciones en cuanto este empiece
event-draw-link = Cómo se sortean las posiciones y cómo comprobarlo
event-progress-label = Partidas terminadas

## Quién participa
tournament-entries = Inscritos
tournament-no-entries = Todavía no hay inscritos.
tournament-hidden = Las posiciones iniciales quedan ocultas para todos hasta que empiece el torneo.
event-waiting-list = Lista de espera
event-entrant-left = ha dejado el torneo
event-entrant-void = ha dejado el torneo; ningún resultado cuenta
event-entrant-no-show = no se presentó
event-entrant-out = fuera
event-entrant-for = en lugar de { $name }
event-way-in = Inscribirse
event-log-in = Los socios se inscriben aquí después de entrar en el club.
event-cannot-enter = No puedes inscribirte:
event-enter-note = Juegas cuando empiece el torneo. Hasta entonces puedes retirar tu inscripción.
event-by-mail = También se puede por correo. Escribe esta línea a { $address }:
event-enter-me = Inscribirme en este torneo
event-enter-waits = Todas las plazas están ocupadas. Quien espera entra, por orden, cuando una queda libre.
event-enter-list = Ponerme en la lista de espera
event-you-are-in = Participas
event-you-play = Una carta te dirá cuándo empieza el torneo. Hasta entonces puedes retirar tu inscripción.
event-you-wait = Estás en la lista de espera. Una carta te dirá cuándo hay una plaza para ti.
event-withdraw-me = Retirar mi inscripción
event-leave = Dejar el torneo
event-leave-reason = Por qué (si quieres decirlo)
event-leave-sure = Sí, de verdad.
event-leave-do = Dejar el torneo
event-leave-unsure = Marca que lo quieres de verdad. Sigues en el torneo.
event-entered-done = Inscripción hecha.
event-withdrawn-done = Inscripción retirada.
event-left-done = Has dejado el torneo. Una carta dice qué ha sido de tus partidas.

## Cómo va
tournament-round = Ronda { $round }
tournament-rounds = Las rondas
tournament-class = Grupo { $class }
tournament-cross = Tabla cruzada
tournament-cross-note = Cada columna es el jugador con ese número. Cada signo lleva a la partida; un punto es una partida en curso, × una anulada.
tournament-by-round = Resultados por ronda
tournament-by-round-note = Cada columna es una ronda; el número pequeño es la fila del rival. Cada signo lleva a la partida.
tournament-line = Fila
tournament-against = contra la fila
tournament-standings = Clasificación
tournament-bracket = Cuadro
tournament-malus = Puntos de penalización
tournament-cell-win = ganó a { $name }
tournament-cell-loss = perdió con { $name }
tournament-cell-draw = tablas con { $name }
tournament-cell-open = contra { $name }, en curso
tournament-cell-cancelled = contra { $name }, anulada
tournament-cell-bye = descansa
col-expected = Esperado
col-gain = ±
tie-wins = Victorias
tie-sonneborn = S-B
tie-mutual = Directo
tie-buchholz = Buchholz
tie-malus = Penal.
tie-survived = Rondas
tie-wins-text = Número de victorias: cuántas partidas ha ganado cada uno.
tie-sonneborn-text = Sonneborn-Berger: los puntos de los rivales vencidos y la mitad de los de aquellos con quienes se hizo tablas.
tie-mutual-text = Los puntos de las partidas entre quienes siguen empatados; una raya donde no los hay.
tie-buchholz-text = Buchholz: la suma de los puntos de todos los rivales. Una ronda sin partida cuenta como una contra alguien con los puntos propios.
tie-malus-text = Puntos de penalización: uno por tablas, tres por derrota. Menos es mejor.
tie-survived-text = Rondas superadas. Más es mejor.
tie-expected-text = Cuántos puntos hacían esperar los Elo del comienzo en las partidas jugadas hasta ahora que cuentan en la tabla.
tie-gain-text = Cuánto queda el resultado por encima o por debajo.
tie-sonneborn-swiss-text = Sonneborn-Berger: los puntos de los rivales vencidos y la mitad de los de aquellos con quienes se hizo tablas. Una victoria sin partida cuenta como una contra alguien con los puntos propios.
tie-played-text = Partidas terminadas de todas las que cuentan. Una partida abandonada antes de la primera jugada es una partida; una victoria contra quien nunca se presentó es una victoria, pero no cuenta para los colores ni para lo esperado.
tie-order-points = Primero cuentan los puntos. Los empates se deciden por esto, en este orden:
tie-order = Los puestos salen de esto, en este orden:
tie-legend = Qué significan las columnas
tie-reasons = Empates a puntos
tie-sums = De dónde salen las sumas
tie-sum = { $name }, { $what }: { $sum } = { $value }
tie-unplayed = sin partida
tie-by-wins = { $first } por delante de { $second }: ambos con { $points }, más victorias ({ $more } contra { $less }).
tie-by-sonneborn = { $first } por delante de { $second }: iguales hasta ahí con { $points }, más Sonneborn-Berger ({ $more } contra { $less }).
tie-by-mutual = { $first } por delante de { $second }: iguales hasta ahí con { $points }, más puntos en las partidas entre los empatados ({ $more } contra { $less }).
tie-by-buchholz = { $first } por delante de { $second }: iguales hasta ahí con { $points }, más Buchholz ({ $more } contra { $less }).
tie-by-malus = { $first } por delante de { $second }: iguales hasta ahí con { $points }, menos penalización ({ $more } contra { $less }).
tie-by-survived = { $first } por delante de { $second }: iguales hasta ahí con { $points }, más rondas superadas ({ $more } contra { $less }).
tie-by-lot = { $first } por delante de { $second }: iguales en todo con { $points }, decidió el sorteo.
tie-equal = { $first } y { $second } comparten el puesto: iguales en todo con { $points }.
bracket-note = El número junto a un nombre es el de cabeza de serie, según el Elo al cerrarse la inscripción. De dos resultados, el segundo es el del desempate.
bracket-final = Final
bracket-semi = Semifinales
bracket-quarter = Cuartos de final
bracket-round = Ronda de { $places }
bracket-seed = cabeza de serie
bracket-unknown = por saber
bracket-empty = nadie
bracket-waits = Sin empezar.
bracket-runs = En juego.
bracket-level = Empate: deciden dos partidas más desde posiciones nuevas.
bracket-tie-break-runs = Se juega el desempate.
bracket-nobody = No pasa nadie: los dos han dejado el torneo.
bracket-bye = { $name } pasa sin jugar.
bracket-by-score = { $name } pasa, { $score }.
bracket-by-tie-break = { $name } pasa, { $score } en el desempate.
bracket-by-time = { $name } pasa: también el desempate acabó igualado, y perdió por tiempo menos partidas del torneo ({ $own } contra { $theirs }).
bracket-by-lot = { $name } pasa: todo estaba igualado, y decidió la suerte con el eslabón { $round } del sorteo.
bracket-won-by-score = Gana el torneo { $name }, { $score }.
bracket-won-by-tie-break = Gana el torneo { $name }, { $score } en el desempate.
bracket-won-by-time = Gana el torneo { $name }: también el desempate acabó igualado, y perdió por tiempo menos partidas del torneo ({ $own } contra { $theirs }).
bracket-won-by-lot = Gana el torneo { $name }: todo estaba igualado, y decidió la suerte con el eslabón { $round } del sorteo.
bracket-won-by-absence = Gana el torneo { $name }: el rival lo ha dejado.
bracket-won-bye = Solo queda { $name }.
bracket-by-absence = { $name } pasa: el rival ha dejado el torneo.
bracket-started = { $name } pasa: la ronda siguiente ya había empezado cuando se corrigió un resultado.
malus-note = Puntos de penalización por ronda; cada número lleva al match. Con { $limit } o más después de una ronda se queda fuera; si les pasara a todos, siguen los que menos tengan.
malus-sum = Suma
malus-in = dentro
malus-out = fuera tras la ronda { $round }
malus-over = todavía en esta ronda, ya con { $limit } o más
malus-back = sigue desde la ronda { $round }: se corrigió un resultado
malus-too-late = fuera tras la ronda { $round }; el resultado se corrigió cuando el torneo había terminado
malus-not-in = no estaba en esta ronda
malus-against = contra { $name }
round-tie-break = Ronda { $round }: desempates
round-began = empezó el { $day }
round-ended = terminó el { $day }
round-ends = acaba el { $day } a más tardar
round-progress = { $over } de { $all } partidas terminadas
round-why = Por qué estos emparejamientos
why-pair = { $white } – { $black }:
why-berger = ronda { $round } de la tabla de Berger.
why-berger-class = ronda { $round } de la tabla de Berger del grupo { $class }.
why-final = la final, cabeza de serie { $one } contra { $other }.
why-semi-final = una semifinal, cabeza de serie { $one } contra { $other }.
why-bracket = sus puestos en el cuadro de { $places } se cruzan, cabeza de serie { $one } contra { $other }.
why-level = su match de la ronda { $round } acabó en empate; lo deciden dos partidas desde posiciones nuevas.
why-level-moot = su match de la ronda { $round } había acabado igualado, y dos partidas iban a decidirlo. Después se corrigió un resultado: el match queda decidido sin ellas, y lo que estaba sin terminar se anuló.
why-same-malus = penalización de ambos: { $malus }.
why-nearest-malus = penalización: { $white } tiene { $one }, { $black } tiene { $other }; no quedaba nadie con la misma.
why-same-score = ambos tienen { $points }.
why-floated = { $name } tiene { $from } y se enfrenta a alguien con { $to }; entre quienes tienen los mismos no había nadie.
why-rematch = Ya se enfrentaron en la ronda { $round }; sin repetir no cuadraba.
why-corrected = Después de emparejar esta ronda se corrigió un resultado: { $game }, { $white } – { $black }, era { $before } y ahora es { $after }. Lo dicho arriba es de antes, y los emparejamientos quedaron como estaban.
why-colour-must = Colores: al revés, { $name } tendría un color tres veces seguidas o tres veces más que el otro.
why-colour-balance = Colores: { $name } ha tenido más veces el otro.
why-colour-alternate = Colores: la última vez { $name } tuvo el otro.
why-colour-unlike = Colores: la última vez que tuvieron colores distintos fue al revés.
why-colour-higher = Colores: a ambos les tocaba el mismo, y { $name } va por delante.
why-colour-number = Colores: a ninguno le tocaba uno; los números impares empiezan con blancas, los pares con negras.
why-bye-odd = { $name } descansa: el número de jugadores es impar.
why-bye-seed = { $name }, cabeza de serie { $seed }, pasa sin jugar: el cuadro tiene más puestos que jugadores.
why-bye-empty = { $name } pasa sin jugar: quien debía ocupar el otro puesto se ha ido.
why-bye-no-opponent = { $name } descansa: no quedaba ningún rival que los colores permitieran. Cuenta como victoria.
why-bye-lowest = { $name } descansa: con { $points }, los menos entre quienes no habían descansado. Cuenta como victoria.
why-bye-highest = { $name } descansa: con { $malus } de penalización, la mayor entre quienes no habían descansado. No suma penalización.
why-bye-again = { $name } descansa: el número de jugadores es impar y todos han descansado ya o han ganado sin jugar.
why-bye-forced = { $name } descansa: el número de jugadores es impar y, si no, dos se habrían enfrentado otra vez, alguien habría descansado dos veces o los colores no habrían cuadrado.
why-came-by-lot = { $name } llegó a esta ronda por sorteo, con el eslabón { $round }: todo estaba igualado.
why-came-by-time = { $name } llegó a esta ronda por haber perdido menos partidas del torneo por tiempo ({ $own } contra { $theirs }): lo demás estaba igualado.

## El sorteo
draw-title = Sorteo de { $event }
draw-head = Cómo se sortearon las posiciones
draw-head-none = No se sorteó ninguna posición
draw-head-ahead = Cómo se sortearán las posiciones
draw-none = Este torneo empezó antes de que el club sorteara sus posiciones de forma comprobable.
draw-not-yet = La inscripción está abierta. El club ya se ha comprometido; las posiciones llegan cuando empiece el torneo.
draw-cancelled = El torneo se canceló antes de empezar: no se sorteó ninguna posición.
draw-right = Esta página acaba de calcularlo todo de nuevo a partir de lo publicado: todo cuadra.
draw-wrong = Esta página acaba de calcularlo todo de nuevo a partir de lo publicado, y no todo cuadra:
draw-how = Cómo funciona
draw-how-lead = Nadie puede elegir una posición, tampoco el club, y cualquiera puede comprobarlo con sha256sum, que tiene todo Linux (en macOS: shasum -a 256).
draw-step-commit = Antes de que nadie se inscriba, el club saca un secreto y calcula su hash una y otra vez (SHA-256). El último se publica: es el compromiso. Ata al club y no revela nada.
draw-step-list = Al cerrarse la inscripción queda fija la lista de quienes juegan y se publica su hash. Cuando el club se comprometió no podía conocerla.
draw-step-link = Cuando empieza una ronda se publica un eslabón de la cadena. Su hash es el eslabón anterior y, al final, el compromiso: estaba fijado desde el principio.
draw-step-position = Con el eslabón, la lista, el código del torneo y el número de la pareja se calcula un hash. Sus cuatro primeras cifras son un número, y el resto de dividirlo entre 960 es la posición. No hay segundo sorteo.
draw-step-lot = Donde en un match de una eliminatoria todo está igualado, decide la suerte: se hace el hash del eslabón de la ronda siguiente, la lista, el código del torneo y el número de cada uno de los dos; pasa aquel cuyo hash es menor como texto.
draw-published = Lo publicado
draw-commitment = El compromiso
draw-commitment-when = Publicado el { $moment }, al abrirse la inscripción.
draw-list = La lista cerrada de inscritos
draw-list-when = Cerrada el { $moment }. En cada línea: número en el torneo, número del socio, Elo en centésimas.
draw-list-hash = Su hash:
draw-links = Los eslabones
draw-link = Eslabón
draw-link-check = Su hash
draw-link-fits = es el eslabón anterior
draw-link-wrong = no es el eslabón anterior
draw-link-last = tras la última ronda, para sus suertes
draw-positions = Las posiciones
draw-positions-note = Cada una, recién calculada de nuevo y comparada con la que se jugó.
draw-for = Para
draw-digits = Cifras
draw-number = Número
draw-played = Jugada
draw-position-fits = es la sorteada
draw-position-wrong = no es la sorteada
draw-scope-event = todas las partidas
draw-scope-pair = ronda { $round }, pareja { $pairing }
draw-scope-game = ronda { $round }, pareja { $pairing }, partida { $game }
draw-more = Y { $count } más, también calculadas y comparadas.
draw-lots = Las suertes
draw-lots-note = Cada una recalculada ahora mismo. Pasa el hash menor.
draw-lot = Eslabón { $round }: pasa { $winner } antes que { $other }.
draw-by-hand = Compruébalo tú
draw-by-hand-list = La lista de inscritos. Tiene que salir su hash de arriba:
draw-by-hand-link = El eslabón más reciente. Tiene que salir el anterior o el compromiso:
draw-by-hand-position = La posición de: { $scope }. Las cuatro primeras cifras como número, y su resto:
draw-by-hand-retry = Un número de 65280 o más no se usa, para que ninguna posición sea más probable que otra; entonces se toma el mismo texto con «try 1», y así sucesivamente.
draw-by-hand-keeper = Quien lleva el club puede calcularlo todo de una vez:
draw-texts = Los textos de todas las posiciones
draw-fault-entries = La lista de inscritos no da el hash que se publicó.
draw-fault-link = El eslabón de la ronda { $round } no da el anterior.
draw-fault-no-link = Han empezado partidas de la ronda { $round }, pero su eslabón no está publicado.
draw-fault-position = Para { $scope } salió { $drawn }, pero se jugó { $played }.

## Lo que hace la dirección
event-to-desk = Dirigir este torneo
event-to-page = Su página
event-new-lead = Solo falta el nombre; lo demás ya tiene un valor razonable.
event-open = Abrir la inscripción
event-look = Mirar antes
event-fits = Todo cuadra. Todavía no se ha creado nada.
event-fits-round = { $days ->
    [one] Una ronda dura un día como máximo.
   *[other] Una ronda dura { $days } días como máximo.
}
event-fits-longest = Con { $players } jugadores termina a los { $days } días a más tardar.
event-fits-endless = A este ritmo no se puede decir un último día.
event-form-faults = { $count ->
    [one] Un campo no encaja. No se ha guardado nada.
   *[other] { $count } campos no encajan. No se ha guardado nada.
}
event-form-number = Escribe un número entero de { $least } a { $most }, o deja el campo vacío.
event-form-date = Escribe fecha y hora, por ejemplo 2026-05-03T18:00.
event-form-classes = Solo los torneos de todos contra todos se juegan por grupos. Deja el campo vacío.
event-form-what = Qué se juega
event-form-fixed = Lo que queda como está, porque el torneo está en curso
event-form-robin = Todos contra todos
event-form-knockout = Eliminatoria: quien pierde un match queda fuera
event-form-dropout = Eliminación gradual: un match por ronda, fuera con seis puntos de penalización
event-form-swiss = Sistema suizo: cada ronda con alguien que tiene los mismos puntos
event-form-double = Un match: dos partidas, una con cada color
event-form-single = Una partida
event-form-games-hint = Para todos contra todos y sistema suizo. Las eliminatorias y la eliminación gradual se juegan siempre en matches.
event-form-rounds-hint = Solo para el sistema suizo.
event-form-delay-hint = Con cuántas jugadas de retraso ven los demás una partida mientras se juega; 0 lo muestra todo enseguida. Queda fijo en cuanto alguien se inscribe.
event-form-class-hint = Solo para todos contra todos. Vacío: una tabla para todos.
event-form-time = Tiempo
event-form-banks = Para cualquier sistema: termina solo
event-form-paces = Solo para todos contra todos
event-form-pace-hint = Los torneos por rondas necesitan una reserva de días (bank), para que cada ronda termine. Los dos jugadores pueden gastarla entera, uno tras otro: una ronda necesita el doble, y el cuádruple si la segunda partida espera a la primera.
event-form-round-days-hint = Para eliminatorias, eliminación gradual y sistema suizo. Vacío: lo que pida el ritmo.
event-form-order-usual = Como es costumbre: en la eliminatoria la segunda partida espera; si no, las dos a la vez
event-form-start = Comienzo
event-form-start-hand = Lo pongo en marcha yo
event-form-start-full = Empieza cuando se ocupen todas las plazas
event-form-start-date = Empieza en la fecha de abajo
event-form-date-hint = Tu zona horaria: { $zone }
event-form-capacity-hint = Vacío: cuantos vengan. Quien llega después espera una plaza.
event-form-who = Quién puede inscribirse y quién ayuda
event-form-who-note = Lo que se deja vacío no se exige.
event-form-min-rating-hint = Quien aún no tiene Elo cuenta como 1500.
event-form-max-rating-hint = Según la lista del día de la inscripción.
event-form-finished-hint = Partidas terminadas en este club.
event-form-losses-hint = Partidas perdidas por tiempo en este club.
event-form-deputy-hint = Se le avisa cuando la dirección calla catorce días.
event-field-name = Nombre
event-field-format = Sistema
event-field-games = Contra cada rival
event-field-rounds = Rondas
event-field-class_size = Jugadores por grupo
event-field-positions = Posiciones iniciales
event-field-rated = Las partidas cuentan para la lista Elo
event-field-delay = Jugadas de retraso
event-field-pace = Ritmo
event-field-round_days = Días por ronda
event-field-order = Las dos partidas de un match
event-field-start = Qué lo pone en marcha
event-field-date = Fecha del comienzo
event-field-capacity = Plazas
event-field-reopen = Cuando empiece, el siguiente admite inscripciones por sí solo
event-field-min_rating = Elo mínimo
event-field-max_rating = Elo máximo
event-field-min_finished = Mínimo de partidas terminadas
event-field-max_time_losses = Máximo de derrotas por tiempo
event-field-deputy = Suplente
event-field-reason = Motivo
event-field-key = Clave
event-field-act = Acción
event-field-seen = Visto
event-reason-hint = Queda en el registro.
event-edit = Cambiar sus ajustes
event-edit-head = Cambiar { $name }
event-edit-lead = Aquello a lo que se apuntaron los socios queda como está: sistema, ritmo, posiciones y Elo en cuanto hay alguien inscrito; casi todo en cuanto se juega.
event-edited = El torneo está cambiado.
event-no-deputy = nadie
event-no-director = nadie
event-own = Juegas en este torneo. Puedes ponerlo en marcha y emparejar según las reglas; lo que pida una decisión lo decide otra persona de la dirección.
event-next = Qué viene ahora
event-waits-head = Lo que te espera
event-cancelled-back = Deshacerlo en el registro
event-why-first-move = { $name } no ha hecho la primera jugada en { $game }
event-why-round = el último día de la ronda ha pasado y aún se juegan partidas
event-why-start = debía comenzar, pero menos de dos socios podían jugar
event-why-pairs = mira los emparejamientos
event-waits-first-move = { $game }: { $name } no ha hecho su primera jugada siete días después del aviso. Sin ella la partida se pierde por tiempo. Se puede retirar a cualquier socio, y sustituir a quien no ha jugado en ninguna partida del torneo.
event-waits-round = Ha pasado el último día de la ronda y aún hay partidas en juego. Puedes adjudicarlas.
event-waits-start = Debía empezar, pero podían jugar menos de dos socios. Espera más inscripciones o cancélalo.
event-goes-on = Todas las partidas de la ronda han terminado. El torneo sigue el { $moment }; hasta entonces un director puede deshacer lo que terminó las últimas.
event-preview-note = Lo que se emparejaría al comenzar. Las posiciones iniciales se sortean al comienzo y nunca se muestran antes.
event-preview-next = Lo que se emparejaría ahora. El club lo hace solo en cuanto termina una ronda.
event-start-do = { $count ->
    [one] Comenzar: una partida
   *[other] Comenzar: { $count } partidas
}
event-pair-do = { $count ->
    [one] Empezar la ronda: una partida
   *[other] Empezar la ronda: { $count } partidas
}
event-runs = { $games ->
    [one] Una partida sigue en juego. Cuando termine, el torneo continúa solo.
   *[other] { $games } partidas siguen en juego. Cuando terminen, el torneo continúa solo.
}
event-ends-now = Todas las partidas han terminado. El club cierra el torneo solo; puedes hacerlo ahora.
event-end-do = Cerrar el torneo
event-nothing-next = No viene nada más: el torneo ha acabado.
event-nothing-cancelled = No sigue nada: el torneo se canceló.
event-left-out = se queda fuera, porque por ahora el club no deja que este socio empiece partidas.
event-stuck-too-few = Un torneo necesita al menos dos inscritos.
event-stuck-no-lots = Faltan en el sorteo las suertes que esto necesita.
event-stuck-record = Las rondas guardadas no encajan con el sistema. Quien lleva el club puede mirarlo con «frcec doctor».
event-enter = Inscribir socios
event-enter-hint = Un alias, o varios separados por comas.
event-enter-do = Inscribir
event-withdraw = retirar
event-unknown-member = Ningún socio tiene el alias «{ $handle }».
event-not-entered = { $name }: { $why }
event-entries-done = Todos los nombrados están inscritos.
event-entries-some = Quedan inscritos: { $names }. Los demás, no:
event-nobody-named = No se nombró a nadie. Escribe los apodos de los miembros.
event-more = Otras acciones
event-withdraw-head = Retirar a alguien
event-withdraw-note = Las partidas de este socio en el torneo acaban. Antes ves cuáles se pierden y cuáles se anulan; se le comunica, con tu motivo.
event-withdraw-title = Retirar a { $name }
event-note-comes-in = La plaza pasa a { $name }, que espera una.
event-note-told = Se avisa a { $name }, con tu motivo.
event-note-nothing = No cambiaría nada.
event-who-goes = Quién se va
event-replace-head = Sustituir a quien nunca se presentó
event-replace-note = Las partidas empiezan de nuevo para quien llega, desde las posiciones que se sortearon para ellas.
event-replace-title = Sustituir a { $name }
event-note-anew = { $games ->
    [one] Una partida empieza de nuevo, desde la posición sorteada para ella.
   *[other] { $games } partidas empiezan de nuevo, desde las posiciones sorteadas para ellas.
}
event-note-both-told = Los rivales y quien entra lo saben por las cartas de las partidas nuevas.
event-who-comes = Quién viene
event-who-comes-hint = Un alias. Vacío: el primero de la lista de espera que pueda inscribirse.
event-appoint-head = Dirección y suplente
event-cancel-head = Anular el torneo
event-note-cancel = { $count ->
    [0] No se jugará. Nadie se ha inscrito.
    [one] No se jugará. Se avisa al único socio inscrito, con tu motivo.
   *[other] No se jugará. Se avisa a los { $count } socios inscritos, con tu motivo.
}
event-opened = El torneo admite inscripciones.
event-begun = El torneo ha comenzado. Se avisa a todos.
event-paired-done = El torneo ha continuado. Se avisa a todos.
event-replaced-done = La plaza es ahora de otra persona. Se avisa a todos.
event-appointed-done = Dirección y suplente quedan anotados.
event-cancelled-done = El torneo queda anulado. Se avisa a todos.
event-waits-suspended = Suspensión de { $name }: mantén la plaza o retira al jugador; antes no se empareja ninguna ronda con { $name }.
event-why-suspended = { $name }, con suspensión: mantener la plaza o no
event-keep-head = Mantener la plaza de un socio suspendido
event-keep-note = No se empareja ninguna ronda con un socio suspendido antes de que decidas. Si ha de salir, retíralo abajo.
event-who-stays = Quién se queda
event-keep-title = { $name } conserva la plaza
event-note-keep = Las rondas de este torneo se emparejan con { $name }, aunque dure la suspensión. Si una ronda espera por ello, empieza enseguida.
event-kept-done = Se mantiene la plaza. Se avisa al socio.
event-note-final = Con esto es definitivo lo que puso fin a la ronda: ya no se puede deshacer ninguna retirada ni sustitución. Un resultado todavía se puede corregir.
event-goes-on-appeal = Todas las partidas de la ronda han terminado. Un director decidió cómo cuenta { $game }; se puede recurrir hasta { $moment }. Entonces, o cuando se resuelva un recurso, sigue el torneo.
event-goes-on-appealed = Todas las partidas de la ronda han terminado. El torneo sigue cuando se resuelva el recurso sobre { $game }.
bracket-level-over = Igualados por un resultado corregido después del final: no se juega más y se comparte el primer puesto.
bracket-level-none = No queda ninguna partida que cuente: no ha ganado nadie.
