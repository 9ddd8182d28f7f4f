# Lo que se dice al remitente de un correo.

mail-no-command = En tu correo no hay ninguna jugada ni orden que yo sepa leer. Escribe tu jugada sola en la primera línea, por ejemplo { $example }, y nada más en esa línea.
mail-no-command-now = En tu correo no hay ninguna orden que yo sepa leer. Una orden va sola en la primera línea; { command-help } las enumera todas.
mail-neither-yes-nor-no = Tu respuesta no es ni un { command-yes } claro ni un { command-no } claro. No se hizo nada. Escribe { command-yes } a solas en la primera línea y se hará; escribe { command-no } y se descartará. Sin respuesta se descarta cuando pase el plazo indicado abajo.
mail-move-in-subject = El asunto de tu correo dice «{ $subject }». Solo cuenta el texto del correo, porque los programas conservan asuntos antiguos.
mail-move-in-prose = La línea «{ $line }» empieza como una jugada y sigue con otras palabras. No se jugó nada. Envía la jugada sola en la primera línea; las palabras para tu rival van debajo.
mail-command-in-prose = La línea «{ $line }» empieza con la palabra de una orden y sigue con otras palabras. No se hizo nada. Envía la orden, o la jugada, sola en la primera línea.
mail-two-actions = Tu correo pide dos cosas: «{ $first }» y «{ $second }». No se hizo nada, porque un correo solo puede hacer una cosa. Envía la que quieras.
mail-several-places = Tu correo tiene órdenes distintas en lugares distintos: «{ $first }» y «{ $second }». No se hizo nada. Envía la que quieras en la primera línea.
mail-offer-alone = Una oferta de tablas acompaña a una jugada. No se hizo nada. Envía tu jugada en la primera línea y { command-draw } debajo.
mail-views-disagree = Tu correo lleva un texto simple y un texto con formato que no dicen lo mismo. No se hizo nada. Envíalo otra vez, como texto simple si puedes.
mail-not-played = Escribiste «{ $text }». No se jugó nada.
mail-wrong-number = Escribiste «{ $text }», pero esta es la jugada { $number }. No se jugó nada. Si ahora quieres { $san }, envíala con el número correcto o sin número.
mail-text-withheld = Tu orden se cumplió. Las palabras de debajo no se enviaron a tu rival, porque la línea «{ $line }» parece otra orden. Si lo era, envíala en un correo aparte; si era para tu rival, escríbela otra vez con otro comienzo.
mail-dry-run-legal = Preguntaste por «{ $text }». Sería { $san }. No se jugó nada.
mail-moved-on = Tu correo contesta a una carta sobre una posición anterior de esta partida. No se hizo nada. Esta es la posición actual.
mail-played-other = Desde la carta a la que contestaste ya se jugó { $san }, y una jugada aceptada es definitiva. Esta es la posición actual.
mail-game-over = Esta partida ha terminado. No se hizo nada.
mail-not-your-turn = Le toca jugar a tu rival. No se jugó nada.
mail-no-offer = No hay ninguna oferta de tablas de tu rival a la que contestar. No se hizo nada.
mail-yes-elsewhere = La palabra { command-yes } solo cuenta en la respuesta a la propia pregunta. No se hizo nada.
mail-nothing-held = En esta partida no hay nada que espere tu confirmación.
mail-held-foreign-sender = Llegó un correo para esta partida desde una dirección que no es tuya. Aún no se ha hecho nada.
mail-held-failed-dmarc = Llegó un correo para esta partida con tu dirección como remitente, pero tu proveedor de correo no responde por él. Aún no se ha hecho nada.
mail-held-ends-the-game = Esto terminaría la partida, y falta la palabra de tu proveedor de correo sobre el remitente. Aún no se ha hecho nada.
mail-held-ask-before = Quieres que se te pregunte antes de hacer esto. Aún no se ha hecho nada.
mail-held-order = Haría lo siguiente: { $order }. Si es lo que quieres, contesta a esta carta antes de cinco días con la palabra { command-yes }; cuenta la hora del primer correo.
mail-held-nothing = No contenía ninguna orden clara. Si no era tuyo, no hace falta que hagas nada.
mail-at-bounces = Has escrito a una dirección que solo recibe avisos de correo no entregado. No se hizo nada. Contesta a la carta de la partida con el botón de responder de tu programa.
mail-two-games = Tu correo iba a las direcciones de dos partidas. No se jugó nada en ninguna. Envía un correo por partida, por favor.
mail-no-token = Tu correo llegó a una dirección sin la parte que nombra la partida. No se hizo nada. Contesta a la carta más reciente de la propia partida.
mail-no-general = En tu correo no hay ninguna orden que el club conozca. No se hizo nada. Una jugada se envía como respuesta a la carta de su partida. A esta dirección puedes enviar una de estas órdenes, sola en la primera línea.
mail-general = Pediste: { $command }.

mail-not-taken-yet = Este club aún no guarda líneas condicionales. No se hizo nada.
mail-lines-not-taken-yet = Este club aún no guarda líneas condicionales (if) ni notas privadas (note:); esas líneas se quitaron, y tu rival no las ve.
mail-general-not-yet = Este club aún no sabe hacer «{ $command }» por correo. No se hizo nada.
mail-change-needs-trust = Tu proveedor de correo no responde por el remitente de este correo, así que no se cambió nada. Envía la misma orden como respuesta a una carta de una de tus partidas, o haz el cambio en la página de tu cuenta.
mail-no-such-language = El club no conoce el idioma «{ $language }». Escribe un código de dos letras, por ejemplo { command-language } es.
mail-language-set = Tu idioma es ahora { $language }, para las cartas y para las letras de las piezas.
mail-language-letters-only = Ahora las jugadas se leen también con las letras de las piezas en { $language }. Las cartas del club aún no se escriben en ese idioma.
mail-digest-daily = Tu deseo de recibir una carta al día está anotado. El club todavía no envía esos resúmenes: hasta entonces recibes al momento una carta por jugada.
mail-digest-off = Ahora recibes enseguida una carta por cada jugada.
mail-welcome = Gracias por escribir a { $club }, un club que juega al ajedrez aleatorio de Fischer por correo electrónico. Sus partidas, reglas y socios están en { $url }. A los socios los inscribe el director del club; escribe tu nombre y desde dónde juegas a la dirección que figura en esa página.
mail-subject-answer = [{ $club }] Tu pregunta
mail-no-such-game = No tienes ninguna partida «{ $name }».
mail-no-such-position = «{ $text }» no es una posición inicial. Escribe un número de 0 a 959 o una fila de piezas, por ejemplo { command-position } 518 o { command-position } RNBQKBNR.
mail-position = La posición inicial es { $position }.
mail-position-reversal = Reflejada (izquierda y derecha cambiadas)
mail-addresses = Estas son tus direcciones. Un correo desde cualquiera de las confirmadas cuenta como tuyo.
mail-address-confirmed = confirmada
mail-address-open = sin confirmar
mail-join-member = Ya perteneces al club.
mail-games = { $count ->
    [0] No tienes partidas en curso.
    [one] Tienes una partida en curso.
   *[other] Tienes { $count } partidas en curso.
 }
mail-games-your-turn = jugada { $number } contra { $opponent }, te toca jugar: escribe a { $address }
mail-games-their-turn = jugada { $number } contra { $opponent }, a quien le toca jugar: escribe a { $address }
mail-help = Las jugadas se envían como respuesta a la carta de la partida: la jugada sola en la primera línea, por ejemplo e4, Nf3 u O-O. A esta dirección puedes enviar una de estas órdenes, sola en la primera línea.
mail-help-games-write = { command-games }
mail-help-games-does = lista tus partidas en curso
mail-help-show-write = { command-show } M0255-1
mail-help-show-does = envía una de tus partidas
mail-help-position-write = { command-position } 451
mail-help-position-does = informa sobre una posición inicial
mail-help-practice-write = { command-practice }
mail-help-practice-does = empieza una partida de práctica contra el club, que juega al azar
mail-help-addresses-write = { command-addresses }
mail-help-addresses-does = lista tus direcciones
mail-help-language-write = { command-language } es
mail-help-language-does = fija el idioma de tus cartas
mail-help-digest-write = { command-digest } { command-daily }
mail-help-digest-does = una carta al día en vez de una por jugada
