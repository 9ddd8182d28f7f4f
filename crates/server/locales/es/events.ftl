# Por qué un torneo no hace lo que se le pide.
event-denial-no-event = No existe el torneo { $code }.
event-denial-not-open = Este torneo ya no admite inscripciones.
event-denial-already-entered = Ese socio ya figura en la lista de inscritos.
event-denial-not-entered = Ese socio no figura en la lista de inscritos.
event-denial-too-few = { $entrants ->
    [0] No hay inscritos
   *[one] Solo hay un inscrito
  }: un torneo necesita al menos dos.
event-denial-changed = El torneo ha cambiado desde que lo miraste. Míralo otra vez y decide después.
event-denial-name = Un torneo necesita un nombre de 1 a 80 caracteres.
event-denial-not-running = Este torneo no se está jugando.
event-denial-rounds = Un torneo suizo tiene de 1 a { $most } rondas.
event-denial-many-rounds = Para { $rounds } rondas hacen falta más de { $places } plazas: tras { $most } ya se han enfrentado todos. Elige { $most } rondas como mucho, o más plazas.
event-denial-class-size = Un grupo tiene al menos 3 jugadores.
event-denial-capacity = Un torneo tiene de 2 a { $most } plazas.
event-denial-date-past = La fecha de comienzo ya pasó. Elige una que esté por venir.
event-denial-places-below = Hay { $entered } inscritos: no puede haber menos plazas. Retira antes a alguien, que sabrá el motivo.
event-denial-never-full = Un torneo que empieza cuando se llena necesita un número de plazas.
event-denial-ratings = Ninguna puntuación Elo es al menos { $min } y a lo sumo { $max }.
event-denial-staggered-positions = Dos partidas desde dos posiciones se juegan a la vez: si no, la segunda posición se conocería antes de su partida.
event-denial-pace-without-end = Con { $pace }, una ronda no tiene por qué acabar en una fecha conocida. Elige una reserva de días, como «bank 30».
event-denial-pace-too-long = Con { $pace }, una ronda puede durar { $needs } días, pero tendría { $days }. Elige menos tiempo o rondas más largas.
event-denial-round-too-long = Una ronda tiene { $most } días como máximo.
event-denial-delay = Las partidas en curso se pueden mostrar con un retraso de { $most } jugadas como máximo.
event-denial-too-late-format = El sistema de juego ya no se puede cambiar.
event-denial-too-late-pace = El ritmo y la duración de las rondas ya no se pueden cambiar: alguien se inscribió con ellos.
event-denial-too-late-positions = Para quién se sortean las posiciones ya no se puede cambiar: alguien se inscribió así.
event-denial-too-late-rated = Ya no se puede cambiar si el torneo puntúa: alguien se inscribió así.
event-denial-too-late-delay = Ya no se puede cambiar el retraso con que se muestran las partidas en curso: alguien se inscribió así.
event-denial-too-late-entries = El torneo ha empezado: las condiciones, las plazas y el comienzo ya no se pueden cambiar.
event-denial-rating-low = Este torneo es para puntuaciones desde { $min }; la de este socio es { $is }.
event-denial-rating-high = Este torneo es para puntuaciones hasta { $max }; la de este socio es { $is }.
event-denial-few-games = Partidas terminadas que pide este torneo: { $min }. Este socio tiene { $is }.
event-denial-time-losses = Partidas perdidas por tiempo, como máximo, en este torneo: { $max }. Este socio tiene { $is }.
event-denial-stuck = No se puede emparejar nada.
event-denial-round-runs = { $games ->
    [one] Todavía se juega una partida de la ronda.
   *[other] Todavía se juegan { $games } partidas de la ronda.
  }
event-denial-no-substitute = En la lista de espera no hay nadie que pueda inscribirse. Indica a alguien.
event-denial-has-moved = { $name } ya ha jugado o terminado una partida: solo se sustituye a quien nunca apareció.
event-denial-not-playing = { $name } ya no juega en este torneo.
event-denial-own-event = Tú juegas en este torneo; eso tiene que decidirlo otro director.
event-denial-own-deputy = { $name } dirige este torneo. El suplente es otra persona, a quien se pregunta cuando el director calla.
event-denial-no-director = { $name } no es director.
event-denial-only-directors = Eso solo puede pedirlo un director.
event-warning-many-rounds = El torneo tiene { $rounds } rondas, pero con { $players } jugadores todos se han enfrentado tras { $most }: desde ahí algunos se enfrentan o descansan otra vez. Para evitarlo, cámbialo a { $most ->
    [one] una ronda
   *[other] { $most } rondas
  } o espera más inscripciones.
event-warning-many-rounds-running = El torneo tiene { $rounds } rondas, pero con { $players } jugadores todos se han enfrentado tras { $most }: desde ahí algunos se enfrentan o descansan otra vez.
event-warning-rematches = { $pairs ->
    [one] Una pareja de esta ronda ya se ha enfrentado: sin repetir ya no cuadra.
   *[other] { $pairs } parejas de esta ronda ya se han enfrentado: sin repetir ya no cuadra.
  }
event-warning-limit = { $name } tiene { $running } partidas en juego; con { $more } más serían { $games }, y el límite es { $most }.
event-warning-limit-what = Empezar de todos modos es decisión tuya: se han inscrito y pueden retirarse. Si no, espera o dales de baja.

# Valores que no tienen sentido, y cuáles lo tendrían.
invalid-same-player = Un match necesita dos socios distintos.
invalid-taken-handle = El alias { $value } está ocupado. Elige otro.
invalid-taken-address = La dirección { $value } pertenece a otro socio.
invalid-handle = { $value } no puede ser un alias: usa de 2 a 30 caracteres entre letras de la a a la z, cifras, - y _, empezando por una letra.
invalid-address = { $value } no es una dirección de correo.
invalid-own-address = { $value } es una dirección del propio club. Escribe la tuya.
invalid-odd-address = Las cartas del club no pueden llegar a { $value }. Escribe una dirección sin comillas ni corchetes.
invalid-robot-address = En { $value } nadie lee el correo. Escribe una dirección en la que se lean las cartas.
invalid-zone = { $value } no es una zona horaria. Escribe una como Europe/Madrid.
invalid-lang = { $value } no es un idioma del club. El club habla { lang-name-en }, { lang-name-es }, { lang-name-de }, { lang-name-fr } y { lang-name-ru }.
invalid-country = { $value } no es un código de país. Escribe dos letras, como ES.
invalid-last-address = Es tu última dirección confirmada; sin ella no te llegaría ninguna carta. Añade antes otra.
invalid-name = Un nombre tiene de 1 a 80 caracteres, todos en una línea, y al menos una letra o cifra.
