# Los socios: entrar, irse, lo que quieren leer.
nav-join = Hazte socio
join-subject = Confirma que quieres unirte a { $club }
join-intro = Alguien, seguramente tú, ha pedido que esta dirección entre en { $club }, un club que juega al ajedrez aleatorio de Fischer por correo electrónico. Ser socio no cuesta nada.
join-how = Sigue el enlace de abajo y pulsa allí el botón, o responde a esta carta. Ambas cosas valen durante tres días. En la respuesta puedes corregir lo que figura abajo: escribe una línea como «{ join-label-name }: Anna Alder» o «{ join-label-zone }: Europe/Berlin».
join-ignore = Si no lo pediste tú, no hagas caso de esta carta: no pasará nada.
join-open = se formará a partir de tu dirección
join-country-open = sin indicar
join-label-name = Nombre
join-label-handle = Alias
join-label-country = País
join-label-lang = Idioma
join-label-zone = Huso horario
join-answer = Para entrar por correo, responde a esta carta con esta palabra en la primera línea:
join-yes = hacerse socio
join-link = Entrar en el club
join-known-subject = Ya perteneces a { $club }
join-known = Alguien, seguramente tú, ha pedido que esta dirección entre en { $club }. Ya es de un socio. Para ver tus partidas en la web, pide un enlace para entrar.
join-known-link = Entrar
join-welcome-subject = Te damos la bienvenida a { $club }
join-welcome = Te damos la bienvenida a { $club }, { $name }. Ya perteneces al club; tu alias es { $handle }.
join-welcome-how = Un match son dos partidas desde una misma posición inicial, una con cada color. Cada jugada te llega en una carta, y juegas respondiéndola.
join-welcome-help = Cómo encontrar rival: escribe una de estas cosas en la primera línea de un correo a { $address }:
join-write-challenge = { command-challenge } anna #451
join-write-pair = { command-pair }
join-write-practice = { command-practice }
join-write-games = { command-games }
join-write-help = { command-help }
join-does-challenge = retar al socio de alias anna a un match desde la posición 451; la posición se puede omitir y añadir un ritmo como 5+1
join-does-pair = esperar a un rival de puntuación parecida
join-does-practice = empezar una partida contra el jugador del propio club, que mueve al azar
join-does-games = ver la lista de tus partidas en curso
join-does-help = recibir la lista de todas las órdenes
join-page = Tu página
join-title = Entrar en el club
join-lead = Ser socio no cuesta nada. Escribe tu dirección y te llegará una carta; no pasa nada hasta que la respondas.
join-handle = Alias
join-handle-hint = De 2 a 30 letras de la a a la z, cifras, - y _. Si lo dejas vacío, se forma a partir de tu dirección.
join-send = Enviarme la carta
join-sent = Mira el correo de { $address }.
join-sent-note = Hay allí una carta, o va de camino; a una dirección no salen más de tres por hora. Sigue el enlace que contiene o respóndela. Ambas cosas valen durante tres días.
join-confirm-lead = Una pulsación y ya perteneces al club. Lo que figura aquí se puede cambiar después.
join-confirm = Hacerme socio
join-spent = Este enlace ya se ha usado o es demasiado antiguo.
join-again = Empezar de nuevo
join-still-open = Todavía no se ha hecho nada. Responde a esta carta con «{ command-yes }» en la primera línea y, debajo, corregida, cada línea que deba cambiar.
join-declined = De acuerdo: no pasará nada y no te llegarán más cartas.
join-done = Ya perteneces al club y tienes la sesión abierta.
join-member = ¿Quieres entrar en el club?
inactive-subject = Figuras como inactivo en { $club }
inactive-text = Hola, { $name }: { $club } no sabe nada de ti desde hace un año. Hasta que des señales de vida figuras como inactivo y nadie puede retarte. Cualquier correo al club, cualquier jugada y cualquier entrada en la web te devuelve a la lista.
player-inactive = inactivo
player-suspended = suspendido
parting-subject = ¿Quieres dejar { $club }?
parting-what = { $running ->
    [0] Dejar { $club } significa lo siguiente. No tienes ninguna partida en curso. Tus partidas terminadas quedan en el archivo como de un «antiguo socio». Se borran tus direcciones y tus sesiones, se retiran los retos abiertos y no recibirás más cartas. No se puede deshacer.
    [one] Dejar { $club } significa lo siguiente. Con ello pierdes en el acto tu partida en curso, y se avisa a tu rival. Tus partidas terminadas quedan en el archivo como de un «antiguo socio». Se borran tus direcciones y tus sesiones, se retiran los retos abiertos y no recibirás más cartas. No se puede deshacer.
   *[other] Dejar { $club } significa lo siguiente. Con ello pierdes en el acto tus { $running } partidas en curso, y se avisa a tus rivales. Tus partidas terminadas quedan en el archivo como de un «antiguo socio». Se borran tus direcciones y tus sesiones, se retiran los retos abiertos y no recibirás más cartas. No se puede deshacer.
 }
parting-forget = Además puedes pedir que se te olvide: entonces se borran también tu nombre, tus correos, las cartas que recibiste y tus notas privadas, y nadie podrá saber ya de quién eran las partidas. Lo que escribiste a tus rivales es de ellos y se queda con ellos. Nuestras copias de las cartas a otros que te nombran se vacían a los treinta días, como todas; una copia de seguridad anterior conserva el estado antiguo.
parting-declined = De acuerdo: sigues en { $club }. No se ha cambiado nada.
parting-answer = Si es lo que quieres, responde a esta carta en cinco días con una de estas cosas en la primera línea:
parting-does-yes = dejar el club
parting-does-delete = dejar el club y que se me olvide
parted-subject = [{ $club }] { $name } ha dejado el club
left-subject = Has dejado { $club }
left-text = { $lost ->
    [0] Has dejado { $club }. Esta es la última carta que recibes. Gracias por las partidas.
    [one] Has dejado { $club } y has perdido tu partida sin terminar. Esta es la última carta que recibes. Gracias por las partidas.
   *[other] Has dejado { $club } y has perdido tus { $lost } partidas sin terminar. Esta es la última carta que recibes. Gracias por las partidas.
 }
left-forgotten = Tus datos personales están borrados, también lo que llegó desde tus direcciones antes de que fueras socio. Lo que aún te nombra se vacía en treinta días: esta carta y nuestras copias de las cartas a otros.
parting-title = Dejar el club
parting-sure = Sí, quiero dejar el club.
parting-do = Dejar el club
parting-forget-do = Dejar el club y que se me olvide
parting-not-sure = Marca antes la casilla: no se puede deshacer.
parting-done = Has dejado el club. Gracias por las partidas.
account-data = Tus datos
account-data-note = Cada archivo contiene el estado de un instante. Los textos de cartas y correos se guardan treinta días.
account-export-json = Lo que el club sabe de ti (JSON)
account-export-pgn = Tus partidas (PGN)
account-export-mbox = Tus correos y las cartas que recibiste (mbox)
account-muted = De quién no te llegan mensajes
account-unmute = volver a recibirlos
mute-on = Desde ahora no se te pasa nada de lo que escriba { $name }. Las jugadas y las ofertas de tablas, sí. { $name } no se entera.
mute-off = Lo que escriba { $name } te llega de nuevo.
report-taken = Tu denuncia está ya ante los directores.
mute-title = Mensajes de tu rival
mute-note = Mientras esté activado no te llega nada de lo que escriba { $name }; las jugadas y las ofertas de tablas, sí. { $name } no se entera.
mute-do = No recibir mensajes
mute-undo = Volver a recibir mensajes
report-label = ¿Qué deben saber los directores?
report-do = Avisar a los directores
mute-done = Guardado. De ahí ya no te llegan mensajes.
mute-undone = Guardado. Vuelves a recibir mensajes.
report-done = Tu denuncia está ante los directores.
director-reports = Denuncias
director-report = denuncia
director-report-line = { $by } sobre { $about }: { $words }
director-report-from = Denuncia de
director-report-about = Sobre
director-report-do = Resuelto
director-report-none = No hay denuncias pendientes.
club-ask-over = Esta pregunta ya está respondida o ha pasado su plazo. No se ha hecho nada.
club-no-such-answer = Esa respuesta no corresponde a la pregunta. No se ha hecho nada. Escribe una de las palabras que indica la carta, sola en la primera línea.
club-still-open = La pregunta sigue abierta: responde a esta carta.
ask-elsewhere-from = Llegó una respuesta a esta pregunta desde { $address }, que no es la dirección en la que se te preguntó. No se ha hecho nada.
ask-elsewhere-unconfirmed = Llegó una respuesta a esta pregunta con tu dirección como remitente, pero nuestro servidor de correo no pudo confirmar que sea tuya. No se ha hecho nada.
ask-elsewhere-yours = Si era tuya, responde a esta carta con la misma palabra desde la dirección a la que llegó. Si no, no tienes que hacer nada.
ask-elsewhere-add = Si { $address } también es una dirección tuya, añádela en { $account }: así el correo de allí contará como tuyo.
club-member-already = Ya perteneces al club; tu alias es { $name }.
club-last-admin = Eres el único administrador del club. Nombra a otro antes de irte.
club-too-many-reports = Has enviado cinco denuncias en un día. Espera a que los directores las lean.
club-empty-report = Una denuncia necesita palabras: ¿qué deben saber los directores?
club-yourself = Ese eres tú. No se ha hecho nada.
club-inactive = { $name } no da señales de vida desde hace un año y no se le puede retar.
club-suspended = { $name } no puede empezar partidas por ahora.
club-pace = { $text } no es un ritmo. Escribe por ejemplo 10/30, 5+1, 3/move o bank 60.
club-start = { $text } no es una posición inicial. Escribe un número de 0 a 959, una primera fila como BRNNKQRB o un match anterior como M0255.
event-left = { $name } ha dejado el club y con ello { $event } ({ $code }), que diriges tú. { $lost ->
    [0] Allí no se ha perdido ninguna partida por eso.
    [one] Allí se ha perdido una partida por eso.
   *[other] Allí se han perdido { $lost } partidas por eso.
  }
event-left-cancelled = { $cancelled ->
    [one] Se anula una partida que no había empezado.
   *[other] Se anulan { $cancelled } partidas que no habían empezado.
  }
event-left-void = Allí había terminado menos de la mitad de las partidas, de modo que ningún resultado de { $name } cuenta en la tabla.
event-left-open = { $name } ha dejado el club y ya no está en { $event } ({ $code }), que diriges tú.
