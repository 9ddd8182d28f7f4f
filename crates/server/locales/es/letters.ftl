# Cartas sobre partidas. Lo que se dice de jugadas, enroques y resultados está en game.ftl.

letter-head = { $game } · jugada { $move } · { $what }
letter-head-also = { $head } · también { $games }
letter-head-others = otras { $count } partidas
letter-what-started = comienza la partida
letter-what-turn = te toca jugar
letter-what-receipt = tu jugada está hecha
letter-what-declined = tablas rechazadas
letter-what-message = un mensaje para ti
letter-what-over = la partida ha terminado
letter-what-refused = léelo, por favor: no se jugó nada
letter-what-question = una pregunta para ti
letter-what-answer = respuesta a tu mensaje
letter-what-said = tu mensaje está recibido

letter-started-white = Ha comenzado tu partida contra { $opponent }: posición inicial { $position }, ritmo { $pace }. Llevas blancas y juegas primero.
letter-started-black = Ha comenzado tu partida contra { $opponent }: posición inicial { $position }, ritmo { $pace }. Llevas negras; juega primero { $opponent }.
letter-they-played = { $name } jugó { $move }.
letter-you-played = Tu jugada está hecha: { $move }.
letter-your-turn-white = Te toca jugar: blancas, jugada { $move }.
letter-your-turn-black = Te toca jugar: negras, jugada { $move }.
letter-still-your-turn = Te sigue tocando jugar en la posición de abajo.
letter-draw-offered = { $name } ofrece tablas. Escribe { command-accept } o { command-decline }, o simplemente sigue jugando.
letter-you-offered = Tu oferta de tablas vale hasta que tu rival conteste o juegue.
letter-you-wrote = Tu mensaje para { $name } está recibido.
letter-they-wrote = { $name } te ha escrito. No se ha hecho ninguna jugada.
letter-they-declined = { $name } rechazó tu oferta de tablas.
letter-you-declined = Rechazaste la oferta de tablas.
letter-result = Resultado: { $result }.
letter-your-words = Tus palabras para { $name }, tal como se transmiten:
letter-message = { $name } escribe:

also-started-white = También ha comenzado la partida { $game } contra { $opponent }: en ella llevas blancas y juegas primero, desde la posición inicial { $position }.
also-started-black = También ha comenzado la partida { $game } contra { $opponent }: en ella llevas negras y juega primero { $opponent }, desde la posición inicial { $position }.
also-write-to = Envía tu jugada en ella a
also-in-game = En la partida { $game }:
also-position = Partida { $game } contra { $opponent }, jugada { $move }:
also-draw-offered = { $name } ofrece tablas en { $game }. Para contestar, escribe { command-accept } o { command-decline } a la dirección de esa partida, o simplemente sigue jugando en ella.

letter-your-clock = Tu reloj
letter-their-clock = Reloj del rival
clock-yours-running = { $left }, contados desde que te llegó esta carta; tu tiempo no se agota antes del { $moment }
clock-yours-untold = { $left }, contados desde que te llegue la carta de este turno; tu tiempo no se agota antes del { $moment }
clock-theirs = a { $name } le quedan { $left }
letter-castling = Enroque
letter-position = Posición inicial
letter-board-white = El tablero visto desde las blancas. Las piezas se enumeran debajo.
letter-board-black = El tablero visto desde las negras. Las piezas se enumeran debajo.
letter-moves = Jugadas
also-page = Esa partida en la web
letter-page = Esta partida en la web
letter-settings = Qué cartas recibes

letter-how-to-answer = Para contestar, responde a esta carta y escribe una de estas cosas en la primera línea:
help-move = hacer una jugada (esta es solo un ejemplo)
help-move-and-offer = hacer una jugada y ofrecer tablas
help-castling = enrocar (flanco a: O-O-O), cuando sea posible
help-dry-run = preguntar qué haría una jugada; no se juega nada
help-accept = aceptar las tablas ofrecidas
help-decline = rechazarlas y seguir pensando
help-resign = abandonar esta partida
help-help = recibir la lista completa de lo que puedes escribir
help-offer = ofrecer tablas, en una línea aparte debajo de tu jugada
help-claim = reclamar tablas por repetición o por la regla de las 50 jugadas, solo o con la jugada que las produce
help-cancel = retirar lo que aún espera tu sí
help-yes = confirmar lo que espera, en respuesta a la propia pregunta
