# La vida del club: noticias, boletín, partida del mes, meses, campeones.
nav-news = Noticias
life-ways = Vida del club
life-way-news = Noticias
life-way-newsletter = Boletín
life-way-game = Partida del mes
life-way-months = Mes a mes
life-way-champions = Campeones
life-way-calendar = Calendario

life-news-title = Noticias
life-news-lead = Lo que pasa en el club, contado por quienes lo llevan.
life-news-none = Todavía no hay noticias.
life-all-news = Todas las noticias
life-feed = Las noticias como canal (Atom)
life-write-news = Escribir una noticia

life-newsletter-title = Boletín
life-newsletter-lead = El mes del club, una vez al mes por correo: resultados, sorpresas, puntuaciones, socios nuevos, noticias.
life-edit-newsletter = Editar el boletín
life-issues = Números
life-issues-none = Todavía no ha salido ningún número.
life-subscribe = Por correo
life-subscribed = Recibes el boletín por correo. Cada número lleva un enlace con el que basta un clic para dejar de recibirlo.
life-not-subscribed = No recibes el boletín por correo.
life-members-subscribe = Los socios pueden pedir que se les envíe. Basta un clic, y con otro clic se termina.
life-subscribe-do = Enviarme el boletín
life-unsubscribe-do = No me enviéis más boletines
life-newsletter-on-done = A partir del próximo número recibes el boletín.
life-newsletter-off-done = Ya no recibes más boletines.
account-newsletter = Enviarme el boletín, una vez al mes
life-issue-title = Boletín { $number } · { $month }
life-issue-subject = [{ $club }] { $title }
life-issue-page = Este número en la web
life-stop = Para no recibir más boletines
life-how-to-vote = La partida del mes: se vota del { $from } al { $until }. Responde a esta carta con una línea aparte:
life-vote-does = votar por la partida 1 de la lista de arriba (el número es solo un ejemplo)
life-quiet = Fue un mes tranquilo: no hay nada que contar.

life-news = Noticias del club
life-ended = Resultados
life-ended-text = { $count ->
    [0] No terminó ninguna partida.
    [one] Terminó una partida: { $white ->
        [one] { $white } ganada
       *[other] { $white } ganadas
    } por las blancas, { $draws } tablas, { $black ->
        [one] { $black } ganada
       *[other] { $black } ganadas
    } por las negras.
   *[other] Terminaron { $count } partidas: { $white ->
        [one] { $white } ganada
       *[other] { $white } ganadas
    } por las blancas, { $draws } tablas, { $black ->
        [one] { $black } ganada
       *[other] { $black } ganadas
    } por las negras.
}
life-ended-on-time = { $count ->
    [one] Una se perdió por tiempo.
   *[other] { $count } se perdieron por tiempo.
}
life-events = Torneos terminados
life-event-won = { $count ->
    [one] lo ganó { $winner }, sin más participantes
   *[other] lo ganó { $winner }, entre { $count } participantes
}
life-event-no-winner = terminó sin ganador
life-upsets = Sorpresas
life-upset = { $winner } ({ $own }) venció a { $loser } ({ $theirs })
life-movers = Las puntuaciones que más cambiaron
life-mover = { $before } → { $after }: { $score } de { $count } { $count ->
    [one] punto
   *[other] puntos
}, se esperaban { $expected }
life-members = Socios nuevos
life-positions = Posiciones iniciales jugadas por primera vez
life-position-in = en la partida { $game }
life-last-position = La posición final de { $game }, tras { $move }:
life-winners = { $count ->
    [one] Partida del mes anterior
   *[other] Partidas del mes anterior
}
life-nominees = Propuestas para partida del mes
life-game = { $white } – { $black } { $result }, { $moves } jugadas desde { $position }

life-month-title = El club en { $month }
life-month-lead = Resultados, sorpresas, puntuaciones y novedades. Los meses son los de UTC.
life-month-running = Este mes todavía no ha terminado.

life-gotm-title = Partida del mes
life-gotm-lead = Cualquier socio puede proponer una partida terminada hasta el día 7 del mes siguiente; del 1 al 14 votan los socios, con un voto cada uno.
life-vote-title = Votación: { $month }
life-vote-until = Se vota desde el { $from } y hasta el { $until }. Hasta entonces se puede cambiar el voto, y nadie ve cómo va.
life-vote-when = La votación de la partida del mes está abierta del { $from } al { $until }.
life-vote-members = Pueden votar los socios que hayan iniciado sesión.
life-vote-none = Todavía no se ha propuesto ninguna partida de este mes.
life-vote-closed = No hay ninguna votación abierta
life-vote-next = La próxima votación se abre el { $moment }.
life-vote-do = Votar por la { $number }
life-vote-yours = { $number }. Tu voto
life-vote-own = Tu propia partida
life-voted-done = Tu voto cuenta.
life-ahead-title = Propuestas para { $month }
life-ahead-none = Todavía no se ha propuesto nada.
life-nominate = Proponer una partida
life-nominate-do = Proponerla
life-nominate-hint = Su nombre, como M0012-1, o su número. También las tuyas.
life-nominate-this = Proponer esta partida para partida del mes
life-nominated-done = La partida queda propuesta.
life-nominated-before-done = Esta partida ya estaba propuesta.
life-nominated = { $game } queda propuesta para partida del mes, con el número { $number }.
life-nominated-before = { $game } ya estaba propuesta; su número en la votación es el { $number }.
life-winners-title = Las ganadoras
life-winners-none = Todavía no se ha decidido ningún mes.
life-votes = { $count ->
    [one] un voto
   *[other] { $count } votos
}

life-calendar-title = Calendario
life-calendar-lead = Cuándo empiezan y terminan los torneos, y cuándo votan los socios.
life-calendar-file = Para programas de calendario (iCalendar)
life-calendar-ahead = Lo que viene
life-calendar-open = Con inscripción abierta y todavía sin fecha
life-calendar-past = Lo que fue
life-calendar-none = Aquí no hay nada.
life-date-starts = empieza
life-date-open = admite inscripciones
life-date-began = empezó
life-date-ended = terminó
life-date-round-ends = la ronda { $round } termina como muy tarde
life-date-tie-break-ends = el desempate de la ronda { $round } termina como muy tarde
life-date-vote-opens = se abre la votación de { $month }
life-date-vote-closes = último día de la votación de { $month }

life-champions-title = Cuadro de campeones
life-champions-lead = Quién ganó los torneos del club.
life-champions-none = Todavía no hay nadie aquí.
life-champions-write = Anotar campeones
life-champions-note = Para torneos que no constan aquí; los ganadores de los demás se deducen de sus partidas.
life-champions-by-hand = Anotados a mano
life-col-year = Año
life-col-event = Torneo
life-col-winner = Campeón
life-winner-hint = El alias de un socio, o un nombre.
life-champion-do = Anotar
life-champion-remove = quitar
life-champion-remove-do = Quitarla
life-champion-added-done = La línea queda anotada.
life-champion-removed-done = La línea se ha quitado.

life-desk-news = Noticias
life-new-news = Noticia nueva
life-edit-news = Editar la noticia
life-label-title = Título
life-label-text = Texto
life-text-hint = Las líneas en blanco separan párrafos, las que empiezan por «- » forman una lista y las direcciones que empiezan por https:// se vuelven enlaces. No hay más formato.
life-label-lang = Idioma del texto
life-label-reason = Motivo
life-label-month = Mes
life-publish = Publicar
life-keep-draft = Guardar como borrador
life-save = Guardar
life-preview = Así se ve
life-see-news = Verla entre las noticias
life-withdraw = Retirarla
life-withdraw-do = Retirarla
life-discard = Descartar el borrador
life-news-published-done = La noticia está publicada.
life-news-kept-done = El borrador está guardado.
life-news-withdrawn-done = La noticia se ha retirado.
life-news-discarded-done = El borrador está descartado.
life-state-draft = borrador
life-state-published = publicada
life-state-withdrawn = retirada
life-state-discarded = descartada
life-state-sending = enviándose
life-state-sent = enviado

life-readers = { $count ->
    [0] Ningún socio ha pedido el boletín.
    [one] Un socio ha pedido el boletín.
   *[other] { $count } socios han pedido el boletín.
}
life-draft = Número nuevo
life-draft-none = Todos los meses del último año tienen su número.
life-draft-hint = El borrador se hace con lo que consta de ese mes; no se envía nada.
life-draft-do = Hacer el borrador
life-foreword = Palabras previas
life-foreword-hint = Hasta 1500 caracteres cada una. Quien no las tenga en su idioma las recibe en otro.
life-contents = Contenido
life-contents-hint = Lo que no esté marcado se quita al guardar. La votación entra tal como esté al enviarlo.
life-again = Reunir el mes de nuevo
life-send = Enviar
life-send-note = Se envía lo último que se guardó, a todos los que lo han pedido. No se puede hacer volver.
life-send-do = { $count ->
    [0] Publicarlo; nadie lo ha pedido
    [one] Enviarlo a un socio
   *[other] Enviarlo a { $count } socios
}
life-see-issue = Ver el número
life-letters = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
life-issue-drafted-done = El borrador está hecho.
life-issue-saved-done = El número está guardado.
life-issue-sent-done = El número está en camino.

life-denial-no-news = No hay ninguna noticia { $number }.
life-denial-title = Un título tiene de 1 a { $most } caracteres.
life-denial-text = Un texto tiene de 1 a { $most } caracteres.
life-denial-reason = Di por qué, en 500 caracteres como máximo.
life-denial-changed = Otra persona ha cambiado esto desde que lo miraste. Míralo de nuevo y luego decide.
life-denial-no-issue = No hay ningún número { $number }.
life-denial-issue-there = Este mes ya tiene su número: el { $number }.
life-denial-month-to-come = Este mes todavía no ha empezado.
life-denial-issue-sent = Este número ya está en camino y no se puede cambiar.
life-denial-game-runs = La partida { $game } no ha terminado. Solo se pueden proponer partidas terminadas.
life-denial-practice = Una partida de práctica no se puede proponer.
life-denial-too-late = Las partidas de ese mes se podían proponer hasta el { $day }.
life-denial-no-vote = Ahora no hay ninguna votación abierta. La próxima se abre el { $day }.
life-denial-not-nominated = { $count ->
    [0] En esta votación no hay ninguna partida { $number }: no se ha propuesto nada.
    [one] En esta votación no hay ninguna partida { $number }: solo se ha propuesto la número 1.
   *[other] En esta votación no hay ninguna partida { $number }: se han propuesto los números 1 a { $count }.
}
life-denial-own-game = Nadie puede votar por una partida propia.
life-denial-year = El año es un número de cuatro cifras, y no uno que esté por venir.
life-denial-name = El torneo y el campeón tienen de 1 a 80 caracteres cada uno.
life-denial-no-champion = No existe esa línea.

mail-newsletter-on = A partir del próximo número recibes el boletín. Cada número lleva un enlace para dejar de recibirlo.
mail-newsletter-off = Ya no recibes más boletines.
mail-vote-not-up = { $game } no está entre las partidas propuestas para partida del mes. Tu voto no se contó.
mail-voted = Tu voto cuenta para { $game }. Hasta que se cierre la votación puedes cambiarlo por otro.

stop-newsletter-title = Boletín
stop-newsletter-lead = { $name }, recibes el boletín del club una vez al mes. Con este botón, el último número habrá sido el último.
stop-newsletter-do = No me enviéis más boletines
stop-newsletter-done = Ya no recibes más boletines. Las cartas de tus partidas llegan como siempre.
stop-newsletter-none = { $name }, no recibes boletines.

mail-help-newsletter-write = { command-newsletter } { command-on }
mail-help-newsletter-does = el boletín del club una vez al mes; con «{ command-off }», ya no
mail-help-vote-write = { command-vote } 1
mail-help-vote-does = un voto para la partida del mes
mail-help-offsite-write = { command-offsite } lichess.org
mail-help-offsite-does = trae una partida jugada en otro sitio: su PGN va debajo de esta línea o como adjunto

positions-played = Jugada en el club
positions-played-yes = ya jugadas
positions-played-never = nunca jugadas
positions-never = nunca jugada en el club
positions-score = { $white ->
    [one] { $white } ganada
   *[other] { $white } ganadas
} por las blancas, { $draws } tablas, { $black } por las negras

log-action-draft-news = noticia redactada
log-action-publish-news = noticia publicada
log-action-edit-news = noticia cambiada
log-action-withdraw-news = noticia retirada
log-action-discard-news = borrador de noticia descartado
log-action-draft-newsletter = boletín redactado
log-action-edit-newsletter = boletín cambiado
log-action-send-newsletter = boletín enviado
log-action-add-champion = campeón anotado
log-action-remove-champion = campeón quitado
log-field-title = Título
log-field-text = Texto
log-field-year = Año
log-field-event = Torneo
log-field-winner = Campeón
log-value-draft = borrador
log-value-published = publicada
log-value-withdrawn = retirada

# Months by themselves, as headings name them.
month-name-1 = enero
month-name-2 = febrero
month-name-3 = marzo
month-name-4 = abril
month-name-5 = mayo
month-name-6 = junio
month-name-7 = julio
month-name-8 = agosto
month-name-9 = septiembre
month-name-10 = octubre
month-name-11 = noviembre
month-name-12 = diciembre
month-of-year = { $month } de { $year }
life-read-on = Seguir leyendo
life-votes-shared = { $count } partidas lo comparten con los mismos votos
life-send-running = Este mes no ha terminado. Las partidas que acaben hasta el { $day } no estarán; lo que se envíe ahora se puede corregir más tarde, pero solo para quienes lo reciban.
life-send-early = Enviarlo antes de que acabe el mes
life-send-tick = Este mes no ha terminado: marca la casilla si quieres enviarlo de todos modos.
life-correction-subject = [{ $club }] Corrección: { $title }
life-correction-of = Esto corrige el número que recibiste el { $day } y ocupa su lugar.
life-issue-corrected = { $first }, corregido el { $day }
life-draft-month-running = { $month } (aún no ha terminado)
life-correction-head = Corregir este número
life-correction-what = El número vuelve a ser un borrador. Hasta que se envíe la corrección, todos leen el número tal como se envió.
life-correction-do = Redactar una corrección
life-correction-note = Es la corrección de un número ya enviado. Di en las palabras iniciales qué cambia.
life-correction-keep = Abandonar la corrección
life-correction-send = Lo último que se guardó se envía a quienes recibieron el número y siguen queriendo el boletín. No se puede hacer volver.
life-correction-send-do = Enviar la corrección
life-issue-correct-done = La corrección es ya un borrador.
life-issue-keep-done = El número queda como se envió.
life-denial-issue-not-sent = Este número no se ha enviado: cámbialo como borrador.
