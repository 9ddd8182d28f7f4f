# Cartas que no llegan, y lo que un socio dice de ello.

unreachable-subject = [{ $club }] Ninguna carta llega a { $name }
unreachable-head = Ninguna carta llega a { $name }
unreachable-news = Una carta a { $name } fue devuelta, y no hay otra dirección confirmada.
unreachable-clocks = Donde le toca jugar a este socio, el reloj está parado: como mucho cinco días seguidos y diez en una partida si la culpa es del buzón, sin límite si es nuestra.
unreachable-do = Si puedes comunicarte con { $name } de otra manera, pídele una dirección que funcione; se añade y se confirma en la página de la cuenta. La marca desaparece sola cuando llega una carta o se confirma una dirección.
unreachable-address = Dirección
unreachable-said = Lo que se dijo
unreachable-player = La página del socio
unreachable-desk = Tu mesa

late-bounce-subject = [{ $club }] Perdida por tiempo, pero la carta fue devuelta: { $game }
late-bounce-head = La carta de un turno fue devuelta cuando la bandera ya había caído
late-bounce-news = En la partida { $game } se agotó el tiempo de { $name }. La carta que avisaba de ese turno ha sido devuelta después, y nuestra página no había mostrado la posición. Según las reglas del club se devuelve el tiempo desde aquella carta, así que la bandera cayó sin razón.
late-bounce-do = La partida ha terminado y cuenta. Mírala, por favor, y decide con ambos jugadores qué pasa con su resultado.

failing-subject = [{ $club }] Tu dirección { $failing } no acepta nuestras cartas
failing-head = Una de tus direcciones falla
failing-news = Una carta del club a { $failing } fue devuelta. Ahora tus cartas van a { $address }.
failing-do = Si { $failing } vuelve a funcionar, o si quieres recibir tus cartas en otro sitio, abre la página de abajo en el plazo de dos semanas. Si { $address } es la correcta, no hace falta que hagas nada.
failing-try-news = Las cartas del club a { $failing } fueron devueltas, y las demás esperan desde entonces. Con esta probamos de nuevo.
failing-try-do = Si lees esto, tu buzón vuelve a aceptar cartas: dilo en la página de abajo en el plazo de dos semanas, y todo lo que ha esperado llegará enseguida. Allí también puedes dar otra dirección.
failing-answer = Otras cartas de { $club } para ti son devueltas, y por eso esperan. Si tu buzón vuelve a aceptar cartas, o si quieres recibirlas en otro sitio, dilo en la página de abajo en el plazo de dos semanas.
failing-link = Tus direcciones

stop-title = Resúmenes diarios
stop-lead = { $name }, recibes una carta al día con todos los tableros en los que te toca jugar. Con este botón, la última fue la última.
stop-do = No enviarme más resúmenes
stop-done = Ya no recibes resúmenes. Tus partidas siguen: las páginas las muestran, y los recordatorios antes de que se agote tu tiempo siguen llegando.
stop-none = { $name }, no recibes resúmenes.
stop-instead = Enviarme en su lugar una carta por cada jugada
stop-instead-done = Desde ahora recibes enseguida una carta por cada jugada.
stop-spent = Este enlace no es nuestro o no se copió entero.

addresses-title = Tus direcciones
addresses-lead = { $name }, estas son tus direcciones confirmadas. Las cartas van a la primera que las acepte.
addresses-good = acepta nuestras cartas
addresses-failing = las cartas vuelven desde el { $since }: { $said }
addresses-works = Vuelve a funcionar
addresses-works-done = Gracias. Las cartas vuelven a ir ahí.
addresses-new = Otra dirección
addresses-new-do = Enviarle un enlace
addresses-new-done = Va de camino a esa dirección una carta con un enlace. Las cartas de tus partidas irán ahí en cuanto lo hayas seguido.
addresses-spent = Este enlace ha caducado. En la página de tu cuenta puedes ver y cambiar tus direcciones.

director-unreachable = no le llegan cartas
director-unreachable-line = { $name }: { $said }
director-intake = no entra correo
director-intake-line = De { $mailbox } no se recoge ningún correo; lo que escriben los socios espera allí. { $why } ({ $said })
director-intake-server = No se llega al servidor o no responde (claves imap.server e imap.tls).
director-intake-login = El servidor no acepta el nombre y la contraseña (claves imap.user e imap.password_file).
director-intake-mailbox = El servidor no abre el buzón (clave imap.mailbox).
director-intake-other = Han fallado todos los intentos.

account-failing = las cartas vuelven
account-works = vuelve a funcionar
account-delivery = Cartas sobre mis partidas
account-delivery-immediate = enseguida, una por cada jugada
account-delivery-daily = una vez al día, todos los tableros en una carta
account-delivery-off = ninguna; miro las páginas
account-reminders = Recordarme antes de que se agote mi tiempo
account-pgn = La partida como archivo (PGN)
account-pgn-end = con la carta que anuncia su final
account-pgn-always = con cada carta
account-pgn-never = solo cuando la pida
account-own-letters = Escribirme las piezas con las letras de mi idioma

mail-pgn-enclosed = La partida va adjunta como archivo que leen los programas de ajedrez (PGN).
mail-pgn-where = Envía { $word } en respuesta a una carta de la partida que quieras.
help-pgn = esta partida como archivo para programas de ajedrez
keeper-mail-subject = [{ $club }] Mensaje a { $to }: { $subject }
keeper-mail-head = un mensaje a { $to }
keeper-mail-news = Ha llegado un mensaje a { $to } desde { $from }: lo recibes porque administras el club. El club no lo ha contestado; para contestar, escribe al remitente.
keeper-mail-text = Su texto:
