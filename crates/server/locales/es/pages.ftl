# Lo que dicen las páginas.

## El marco de todas las páginas
club-name = Fischer Random Chess Email Club
club-tagline = Ajedrez por correspondencia desde 960 posiciones iniciales, por correo electrónico desde 2004
nav-skip = Al contenido
nav-label = El club
nav-home = Inicio
nav-games = Partidas
nav-positions = Posiciones
nav-players = Jugadores
nav-tournaments = Torneos
nav-castling = Enroque
nav-glossary = Glosario
nav-links = Enlaces
nav-mailroom = Sala de correo
nav-account = Cuenta
nav-mine = Mis partidas
nav-director = Mesa del director
nav-login = Entrar
nav-logout = Salir
foot-founded = Fundado el 25 de abril de 2004 para que gente de todo el mundo juegue al ajedrez aleatorio de Fischer por correo electrónico.
pager-label = Más
pager-back = Atrás
pager-on = Adelante
pager-newest = A lo más reciente
pager-older = Anteriores

## Columnas y rótulos comunes
col-game = Partida
col-players = Jugadores
col-position = Posición
col-state = Estado
col-moves = Jugadas
col-when = Último cambio
col-rank = Puesto
col-rating = Elo
col-name = Nombre
col-country = País
col-wld = G-P-T
col-running = En curso
col-number = Número
col-format = Sistema
col-progress = Terminadas
col-points = Puntos
col-played = Jugadas
col-handle = Alias
col-role = Papel
state-white-to-move = Juegan blancas
state-black-to-move = Juegan negras
state-behind = { $moves ->
    [one] 1 jugada de retraso
   *[other] { $moves } jugadas de retraso
}
state-waiting = Sin comenzar
state-paused = En manos de los directores
state-white-won = 1-0
state-black-won = 0-1
state-draw = ½-½
state-cancelled = Anulada
former-member = antiguo socio

## Inicio
home-title = Ajedrez en terreno nuevo, carta a carta
home-lead = Dos jugadores, una posición inicial entre 960, dos partidas con colores cambiados. Una jugada es la respuesta a una carta; el club la juzga, la anota y la transmite.
home-members = { $count ->
    [one] socio
   *[other] socios
}
home-running = { $count ->
    [one] partida en curso
   *[other] partidas en curso
}
home-finished = { $count ->
    [one] partida terminada
   *[other] partidas terminadas
}
home-your-turn = Te toca jugar
home-mine = Tus partidas
home-mine-none = No tienes ninguna partida en curso.
home-nothing-waits = Ninguna partida espera tu jugada.
home-others-turn = En espera
home-col-left = Tiempo restante
home-col-until = Hasta
home-lately = Lo último en los tableros
home-all-games = Todas las partidas
home-position = Posición del día
home-position-note = – una de las 960.
home-how = Cómo transcurre una partida
home-how-1 = El club te escribe cuando te toca jugar: el tablero, las jugadas hechas, tu reloj.
home-how-2 = Contestas a esa carta con tu jugada en la primera línea: { $moves }.
home-how-3 = Tu rival lo sabe enseguida. Si la jugada no es posible, se te dice exactamente por qué.

## Partidas
games-title = Partidas
games-player = Jugador
games-tournament = Torneo
games-position = Posición
games-state = Estado
games-filter = Mostrar
games-none = Ninguna partida coincide.
games-any = todas
games-running = en curso
games-finished = terminadas
games-no-player = Ningún socio tiene el alias ni el nombre completo «{ $handle }».
games-perhaps = Quizá buscas:
games-no-position = «{ $position }» no es una posición inicial: un número de 0 a 959, o una fila de piezas como NNBBRKQR.
games-no-tournament = No existe el torneo «{ $tournament }».

## Una partida
game-match = Match { $match }
game-number = Partida { $game }
game-walk = Recorrer la partida
game-first = Posición inicial
game-back = Una jugada atrás
game-forward = Una jugada adelante
game-last = Última posición
game-flip = Girar el tablero
game-shown-start = Posición inicial
game-shown-ply = Después de { $move }
game-shown-preview = Vista previa: { $move }, sin jugar
game-castling = Enroque
game-castling-white = Blancas
game-castling-black = Negras
game-moves = Jugadas
game-moves-near = Jugadas en torno a la posición mostrada
game-moves-all = Todas las jugadas ({ $count })
game-no-moves = Todavía no se ha hecho ninguna jugada.
game-evidence = Relojes y pruebas
game-evidence-note = Cuándo se comunicó y se contestó cada jugada, y cuánto costó.
game-messages = Palabras entre los jugadores
game-text = La posición en palabras
game-table = Como tabla
game-diagram = Como diagrama de letras
game-pgn = PGN
game-board-label = El tablero visto desde el lado de las { $side ->
    [white] blancas
   *[black] negras
}. { $shown }.
game-white-turn = Juegan blancas.
game-black-turn = Juegan negras.
game-over = La partida ha terminado.
game-is-to-move = le toca jugar
game-clock = quedan { $left }
game-clock-waiting = { $left }, aún no corre
game-offer-open = Hay una oferta de tablas.
game-old-ply = Estás viendo una posición anterior.
game-behind = { $moves ->
    [one] Mientras se juega, esta partida se muestra con una jugada de retraso: no ves la última jugada que han hecho los dos bandos, ni los relojes, ni a quién le toca.
   *[other] Mientras se juega, esta partida se muestra con { $moves } jugadas de retraso: no ves las últimas { $moves } jugadas que han hecho los dos bandos, ni los relojes, ni a quién le toca.
}
game-behind-others = { $moves ->
    [one] Mientras se juega, los demás ven esta partida con una jugada de retraso.
   *[other] Mientras se juega, los demás ven esta partida con { $moves } jugadas de retraso.
}
castling-possible = posible
castling-not-now = ahora no
castling-gone = perdido

## El formulario de jugada
form-your-move = Tu jugada
form-your-game = Tu partida
form-move = Jugada
form-move-hint = Como la escribirías en una carta: { $moves }.
form-draw = Ofrecer tablas con esta jugada
form-words = Unas palabras para tu rival
form-play = Jugar
form-play-this = Jugar { $move }
form-look = Mirar antes
form-change = Cambiarla
form-lines-wrong = Aún no se ha jugado nada, porque hay algo mal en las líneas condicionales:
form-claim = Reclamar tablas
form-accept = Aceptar las tablas
form-decline = Rechazar las tablas
form-offer = { $name } ofrece tablas.
form-resign = Abandonar
form-resign-sure = Abandono esta partida.
form-resign-unsure = Marca antes «{ form-resign-sure }». No se hizo nada y la partida sigue.
form-resign-do = Abandonar la partida
form-look-move = { $move } llevaría a esta posición. Aún no se ha jugado nada.
form-look-castling = { $move } sería el enroque: { $trips }. Aún no se ha jugado nada.
form-move-played = Tu jugada { $move } está hecha.
form-kept = Lo que habías escrito; no se envió nada de ello
form-done = Hecho.
form-too-long = Es demasiado largo.

## Matches
match-note = Un match son dos partidas desde la misma posición inicial con los colores cambiados.
match-score = { $first } : { $second }
match-first = Primer jugador
match-first-hint = Lleva blancas en la primera partida. Un alias o una dirección.
match-second = Segundo jugador
match-start = Posición inicial
match-start-hint = Un número de 0 a 959 o una fila de piezas. Si se deja vacío, el club sortea una.
match-pace = Ritmo
match-order = Las dos partidas
match-together = Empiezan a la vez
match-staggered = La segunda empieza tras la jugada 10 de las negras en la primera, o cuando esta termina
match-begin = Comenzar el match
match-begun-done = El match ha comenzado; se avisa a los dos jugadores.

## Posiciones
positions-title = Posiciones iniciales
positions-lead = Las 960, con el número de Scharnagl de 000 a 959. En otros sitios se cuenta de 1 a 960: la fila de piezas junto al número aclara cuál es.
positions-find = Número o fila de piezas
positions-count = { $count ->
    [one] Una posición.
   *[other] { $count } posiciones.
}
positions-games = { $count ->
    [one] Una partida en el club
   *[other] { $count } partidas en el club
}
positions-any = todas
positions-fault = «{ $text }» no es una posición inicial: un número de 0 a 959, o una fila de piezas como NNBBRKQR.
position-number = Número
position-rank = Fila de piezas
position-reversal = Reflejada
position-before = Número anterior
position-after = Número siguiente
position-rules = Las reglas del enroque
position-text = En palabras
position-games = Partidas desde esta posición
position-no-games = Nadie en el club ha jugado aún esta posición.
position-board-label = Posición inicial { $label }
method-double = doble movimiento
method-transposition = intercambio
method-king-only = solo el rey
method-rook-only = solo la torre
position-castling-trip = Rey { $kingFrom } a { $kingTo }, torre { $rookFrom } a { $rookTo }.
position-castling-king-stays = El rey se queda en { $kingTo }; torre { $rookFrom } a { $rookTo }.
position-castling-rook-stays = Rey { $kingFrom } a { $kingTo }; la torre se queda en { $rookTo }.
position-castling-first = Posible en la primera jugada.

## Jugadores
players-title = Socios y clasificación
players-lead = Una sola lista para todas las partidas por correspondencia de ajedrez aleatorio de Fischer. Se empieza con 1500.
player-since = socio desde el { $day }
player-running = Partidas en curso
player-finished = Partidas terminadas
player-none-running = No hay ninguna partida en curso.
player-none-finished = Todavía no hay ninguna partida terminada.
role-member = socio
role-director = director
role-admin = administrador

## Enroque
castling-title = Cómo se enroca aquí
castling-lead = Dondequiera que empiecen el rey y la torre, acaban donde acaban en el ajedrez ortodoxo. Todo lo demás se sigue de esta frase.
castling-ends = Dónde acaban las piezas, con blancas y con negras
castling-written = Se escribe
castling-named = Se llama
castling-king-to = El rey acaba en
castling-rook-to = La torre acaba en
castling-h = enroque por el flanco h
castling-a = enroque por el flanco a
castling-methods = Cuatro maneras de verlo
castling-methods-lead = Qué piezas se mueven de verdad depende de dónde estén. El club nombra cuatro métodos; los cuatro se escriben O-O u O-O-O, cuestan una jugada y se hacen una sola vez en la partida.
castling-method-double = Doble movimiento
castling-method-double-text = El rey y la torre se mueven, cada uno a su casilla. El enroque del ajedrez ortodoxo es de estos.
castling-method-transposition = Intercambio
castling-method-transposition-text = El rey y la torre cambian de sitio: cada uno acaba donde estaba el otro.
castling-method-king = Solo el rey
castling-method-king-text = La torre ya está en su casilla final, así que solo se mueve el rey.
castling-method-rook = Solo la torre
castling-method-rook-text = El rey ya está en su casilla final, así que solo se mueve la torre. Es enroque igualmente, y lo agota.
castling-share = De las 960 posiciones, { $h } enrocan así por el flanco h y { $a } por el flanco a.
castling-before = { $start }, antes de { $move }.
castling-after = Después de { $move }.
castling-conditions = Cuándo se puede hacer
castling-conditions-lead = Las cuatro tienen que cumplirse en el momento de enrocar. Si fallan varias, la respuesta del club las nombra todas.
castling-cond-1 = Sin mover: ni el rey ni esa torre se han movido en esta partida, y no has enrocado antes.
castling-cond-2 = Libres: todas las casillas desde el rey hasta su destino y desde la torre hasta el suyo, incluidos los destinos, no contienen más que esas dos piezas.
castling-cond-3 = Sin ataque: la casilla donde está el rey, las que cruza y aquella donde acaba no están atacadas, aunque ahora esté en ella tu propia torre de enroque.
castling-cond-4 = A salvo después: con las dos piezas en sus casillas nuevas, el rey no está en jaque. La torre que se va puede haber sido su único escudo.
castling-permanent = Perdido para siempre
castling-permanent-lead = Esto acaba con el derecho para el resto de la partida. Volver a casa no lo devuelve.
castling-perm-1 = El rey se ha movido: se pierden los dos flancos.
castling-perm-2 = La torre de ese flanco se ha movido: se pierde ese flanco; el otro puede quedar.
castling-perm-3 = La torre de ese flanco fue capturada. Ninguna otra puede sustituirla, tampoco una promovida.
castling-perm-4 = Ya has enrocado, por cualquiera de los flancos y con cualquier método.
castling-temporary = Solo por ahora
castling-temporary-lead = Esto prohíbe enrocar hoy y puede haber pasado en la próxima jugada. El derecho en sí queda intacto.
castling-temp-1 = Una pieza de cualquier color ocupa una casilla que debe estar libre.
castling-temp-2 = El rey está en jaque.
castling-temp-3 = Está atacada una casilla que el rey cruza o alcanza. Las casillas que solo recorre la torre no cuentan.
castling-temp-4 = La torre protege al rey de un atacante que lo alcanzaría en cuanto la torre se vaya.
castling-refused = Dos que no se permitieron
castling-refused-lead = Hasta socios con experiencia han preguntado por ellos.
castling-refused-1 = El rey no puede cruzar una casilla solo porque la cubra su torre
castling-refused-1-text = Las blancas no pueden enrocar por el flanco h: el rey cruza e1, y la torre de e8 ataca esa casilla. Que ahora esté en e1 la propia torre blanca no ayuda.
castling-refused-2 = La torre es el escudo
castling-refused-2-text = Las blancas no pueden enrocar por el flanco a: el rey se queda en c1, pero en cuanto la torre deja b1, la torre de a1 da jaque.
castling-writing = Cómo se escribe
castling-write-1 = O-O para el flanco h, O-O-O para el flanco a; también valen ceros y minúsculas.
castling-write-2 = En coordenadas: el rey toma su propia torre, como f1h1 con el rey en f1 y la torre en h1.
castling-write-3 = Un paso del rey a una casilla vecina vacía es siempre solo ese paso, y acaba con el derecho a enrocar.
castling-write-4 = Si solo se movería la torre, escribe O-O u O-O-O; ante una simple jugada de torre, el club pregunta antes de jugar nada.
castling-curious = Bueno es saberlo
castling-curious-1 = En algunas posiciones se puede enrocar ya en la primera jugada.
castling-curious-2 = Casillas que en el ajedrez ortodoxo deben estar vacías pueden seguir ocupadas aquí: a, b o e en el flanco a; e o h en el flanco h.
castling-curious-3 = El enroque nunca captura, y el rey y la torre solo saltan el uno sobre la otra.
castling-curious-4 = Si se puede enrocar o no está escrito, con el motivo, en cada carta y en la página de cada partida.

## Glosario
glossary-lead = Las palabras del club, con un solo significado cada una.
glossary-start = Posición inicial
glossary-start-text = El orden de las piezas en la primera fila: los alfiles en colores distintos, el rey entre las torres. Hay 960; cada una tiene un número de 000 a 959 y se escribe siempre con su fila de piezas, como #069 NNBBRKQR.
glossary-h-side = Flanco h
glossary-h-side-text = El lado del tablero hacia el que va el enroque O-O: el rey a la columna g, la torre a la f. En el ajedrez ortodoxo, el flanco de rey.
glossary-a-side = Flanco a
glossary-a-side-text = El lado hacia el que va el enroque O-O-O: el rey a la columna c, la torre a la d. En el ajedrez ortodoxo, el flanco de dama.
glossary-reversal = Posición reflejada
glossary-reversal-text = Una posición inicial con izquierda y derecha cambiadas: #069 y #890 son reflejo la una de la otra.
glossary-mirror = Frente a frente
glossary-mirror-text = Las piezas negras están frente a las blancas, columna por columna, como en todas las partidas de aquí.
glossary-match = Match
glossary-match-text = Dos partidas entre los mismos jugadores desde la misma posición inicial con los colores cambiados. Los matches llevan números como M0255; sus partidas son M0255-1 y M0255-2.
glossary-ply = Media jugada
glossary-ply-text = El movimiento de un solo bando. La jugada 12 de ambos son las medias jugadas 23 y 24.
glossary-scharnagl = Número de Scharnagl
glossary-scharnagl-text = La numeración de las 960 posiciones que se usa aquí, de Reinhard Scharnagl: primero los alfiles, luego la dama, luego el resto. 518 es la posición del ajedrez ortodoxo.
glossary-kern = Código KeRN
glossary-kern-text = El orden de rey, torres y caballos en las cinco casillas que dejan libres alfiles y dama, un número de 0 a 9.
glossary-xfen = X-FEN
glossary-xfen-text = Cómo se escriben las posiciones para otros programas: el enroque como KQkq, y una letra de columna solo donde no estaría claro de qué torre se trata.
glossary-shredder = Shredder-FEN
glossary-shredder-text = Otro dialecto, que nombra las columnas de las torres de enroque: HAha.
glossary-pace = Ritmo
glossary-pace-text = Cuánto tiempo hay. 10/30: 30 días al comienzo y 30 más cada diez jugadas, nunca más de 40 (10/40: 50; 10/50: 65). 5+1: cinco días y uno más por jugada, nunca más de 30. 3/move: tres días por jugada. bank 60: sesenta días para toda la partida.
glossary-crosstable = Tabla cruzada
glossary-crosstable-text = La tabla de un torneo de todos contra todos: los resultados de cada jugador con cada uno de los demás.
glossary-sb = Sonneborn-Berger
glossary-sb-text = Un desempate: los puntos de los rivales vencidos y la mitad de los de aquellos con quienes se hizo tablas.
glossary-malus = Malus
glossary-malus-text = Puntos de penalización de un torneo de eliminación gradual: ninguno por victoria, uno por tablas, tres por derrota. Con seis se queda fuera.
glossary-adjudication = Adjudicación
glossary-adjudication-text = Un director neutral decide cómo cuenta una partida sin terminar.

## Enlaces
links-lead = Otros que aprecian el ajedrez aleatorio de Fischer, el ajedrez por correspondencia, o ambos.
links-play = Dónde más se juega por correspondencia
links-programs = Programas que leen nuestras partidas
links-rules = Reglas y numeración
link-iccf = la federación internacional de ajedrez por correspondencia, con títulos y torneos en su propio servidor
link-lss = un servidor gratuito de correspondencia con muchos torneos de Chess960
link-schemingmind = muchas variantes de ajedrez por correspondencia
link-chessmail = ajedrez por correspondencia en la web, también Chess960
link-lichess = Chess960 con días por jugada, gratis y sin publicidad
link-xboard = un tablero de ajedrez para X11; carga nuestros PGN, también de Chess960
link-scid = una base de datos de ajedrez; lee los PGN de la biblioteca
link-pychess = una biblioteca de Python que entiende Chess960
link-fide = las Leyes del Ajedrez; las Directrices II tratan de Chess960
link-numbering = la numeración de Scharnagl explicada

## Entrar
login-title = Entrar
login-lead = No hay contraseña. Escribe la dirección por la que el club te conoce y te enviará una carta con un enlace.
login-address = Dirección de correo
login-send = Enviarme un enlace
login-note = El enlace vale una sola vez, durante una hora. Para jugar por correo no hace falta entrar.
login-sent = Si { $address } pertenece a un socio, una carta va de camino.
login-sent-note = Abre su enlace en este dispositivo o en cualquier otro y pulsa allí el botón.
login-confirm-lead = Una pulsación y ya estás dentro. Después el enlace deja de valer.
login-confirm = Entrar
login-spent = Este enlace ya se ha usado, o es demasiado antiguo.
login-again = Pedir otro
login-fault-address = Eso no parece una dirección.
login-out = Has salido.
login-welcome-back = Has entrado.
login-needed = Entra primero, por favor.

## Cuenta
account-settings = Sobre ti
account-name = Nombre
account-country = País
account-country-hint = Dos letras, como ES, o nada.
account-address-confirmed = La dirección está confirmada.
account-address-mailed = Una carta con un enlace va de camino a esa dirección.
account-add-address = Otra dirección
account-add-address-do = Enviarle un enlace
account-prefer = escribir primero aquí
account-remove = quitar
account-zone = Zona horaria
account-zone-hint = Allí es ahora { $now }.
account-lang = Idioma
account-mail = Cartas
account-receipts = Enviarme un acuse de recibo por cada jugada que mande por correo
account-ask = Preguntarme antes de hacer una jugada que he enviado
account-save = Guardar
account-saved = Guardado.
account-addresses = Direcciones
account-addresses-note = El correo desde estas direcciones cuenta como tuyo.
account-verified = confirmada
account-unverified = sin confirmar
account-address-waits = allí espera una carta con un enlace
account-sessions = Dónde tienes sesión abierta
account-sessions-note = Cada sesión se cierra sola tras 30 días sin visitas.
account-session = Desde { $since }, última visita { $seen }
account-here = aquí
account-end-others = Cerrar todas las demás
account-ended = Todas las demás sesiones están cerradas.

## La mesa del director
director-lead = Lo que necesita una mano, lo más antiguo primero.
director-attention = Requiere atención
director-calm = Nada requiere tu atención. El club marcha solo.
director-events = Torneos
director-new-event = Nuevo torneo
director-new-match = Nuevo match
director-members = Socios
director-add-member = Añadir un socio
director-add = Añadir
director-added-done = El socio está inscrito.
director-handle-hint = Minúsculas, cifras, - y _. Si se deja vacío, se forma a partir de la dirección.
director-letter = carta sin entregar
director-held = correo retenido
director-silent = correo sin respuesta
director-overdue = con retraso
director-letter-line = Carta a { $to }: { $subject }
director-held-line = Correo de { $from }
director-elsewhere-line = Una respuesta a una pregunta hecha a { $name } llegó desde otra dirección; espera la palabra de la registrada
director-silent-line = Correos sin orden de { $from }; a las mismas palabras otra vez, a más de tres en un día y a lo que parece correo de un programa no se responde
director-overdue-line = Partida { $game }: { $name } se ha pasado { $over }
director-unknown-player = Ningún socio tiene el alias o la dirección «{ $who }».

## Errores
error-not-found = No está aquí
error-not-found-text = En esta dirección no hay nada.
error-no-game = No existe la partida { $game }.
error-no-match = No existe el match { $match }.
error-no-player = No existe el socio «{ $player }».
error-no-tournament = No existe el torneo { $tournament }.
error-no-position = Hay 960 posiciones iniciales, numeradas de 0 a 959; { $position } no es ninguna de ellas.
error-forbidden = No para ti
error-forbidden-text = Tu cuenta no puede hacer esto.
error-foreign-text = El formulario llegó desde una página de otro sitio, así que no se ha hecho nada. Abre la página aquí y envíalo otra vez.
error-not-your-game = En esta partida eso solo pueden hacerlo los dos jugadores.
error-stale = La partida ha avanzado
error-stale-text = Mientras mirabas, la posición cambió. Esta es la actual; no se jugó nada tuyo.
error-doubled-form = Este formulario ya se había enviado, con otro contenido. No se ha hecho nada dos veces.
error-doubled-text = Este formulario ya se había enviado. Esta es la posición actual; nada se jugó dos veces.
error-bad = Eso no tenía sentido
error-bad-text = El formulario estaba incompleto o dañado.
error-too-large = Demasiado
error-too-large-text = Lo enviado es más grande que cualquier cosa que el club lea.
error-too-many = Más despacio, por favor
error-too-many-text = Demasiados intentos en poco tiempo. Prueba otra vez dentro de un minuto.
error-server = Culpa nuestra
error-server-text = Algo ha fallado aquí y ha quedado anotado. No se cambió nada tuyo.
error-busy = Un momento
error-busy-text = Otros estaban escribiendo al mismo tiempo. Prueba otra vez, por favor.
error-way-home = Inicio
error-way-back = A la partida
error-method-text = Esta dirección no admite lo que se envió.

## Sala de correo (demostración)
mailroom-title = Sala de correo
mailroom-lead = Todas las cartas de este club de demostración, como las mostrarían los programas de correo de los socios.
mailroom-hint = Pruébalo: abre una carta en la que le toque jugar a alguien, escribe una jugada como { $move } u O-O en la primera línea de la respuesta y envíala. La contestación aparece aquí un instante después.
mailroom-hint-question = La carta más reciente de Diego hace una pregunta: llegó una jugada desde una dirección que el club no conoce. Si respondes «yes», se juega.
mailroom-hint-desk = Entra como george@example.org y abre la mesa del director: esa jugada espera también allí, junto a una carta que nunca llegó.
mailroom-turns = { $count } por jugar
mailroom-live = te toca jugar
mailroom-members = Socios
mailroom-letters = Cartas
mailroom-empty = Todavía no hay cartas.
mailroom-choose = Elige una carta a la izquierda.
mailroom-from = De
mailroom-to = Para
mailroom-reply-to = Responder a
mailroom-date = Fecha
mailroom-as-text = La misma carta como texto
mailroom-reply = Tu respuesta
mailroom-reply-hint = Pasa por la verdadera puerta de correo del club: un mensaje MIME con la carta citada debajo de tu texto.
mailroom-send = Enviar la respuesta
mailroom-sent-done = Enviada y admitida por la puerta de correo del club. La contestación está en los buzones.
mailroom-failed = La puerta de correo del club no la admitió: { $answer }
mailroom-raw = La carta tal como viaja

## La demostración en el terminal
demo-open = El club de demostración está abierto en { $url }
demo-try = Empieza por su sala de correo, o entra: la carta con el enlace llega allí. George dirige, Inés administra y los otros seis juegan.
games-two-players = Varios se llaman «{ $name }». Escribe el alias.
games-no-state = «{ $state }» no es un estado de partida.
stop-spent-title = Darse de baja
foot-language = Idioma de las páginas
title-refused = No aceptado: { $title }
paces-what = Qué significan los ritmos
