# El tiempo: relojes, lo que los detiene, vacaciones, días regalados, falta de la primera jugada. Para cartas, páginas y terminal.

finish-no-show = La primera jugada no llegó: la partida se anuló y no cuenta.
denial-gift-pace = En esta partida no se puede regalar tiempo: sus días son para toda la partida, para que el torneo termine a tiempo.
denial-gift-size = { $most ->
    [0] El reloj de tu rival marca todo lo que puede marcar un reloj; no se puede añadir más tiempo.
    [one] Ahora puedes regalar a tu rival 1 día. Escribe un número entero de días.
   *[other] Puedes regalar a tu rival de 1 a { $most } días cada vez. Escribe un número entero de días.
  } No se cambió nada.
denial-no-no-show = Una partida solo se puede anular mientras la primera jugada de tu rival se retrase más de siete días.
denial-no-no-show-yet = Tu rival todavía tiene tiempo para su primera jugada. Si no llega, podrás hacer anular la partida a partir del { $moment }.
denial-no-show-in-event = Esta partida pertenece a un torneo: solo su director puede anularla. Sin primera jugada, tu rival pierde por tiempo.

letter-what-leave = vacaciones
letter-what-time = tiempo modificado
letter-what-auto_leave = tiempo agotado: vacaciones automáticas
letter-what-no_show = falta la primera jugada

leave-period = del { $from } al { $to }
leave-period-day = el { $from }
leave-theirs = Vacaciones de { $name }: { $periods }. Entretanto el reloj de { $name } está parado; aun así pueden llegar jugadas.
leave-theirs-none = { $name } ya no tiene vacaciones por delante: el reloj de { $name } corre como siempre.
also-leave = Lo mismo vale en la partida { $game }.

auto-leave-yours = Tu tiempo se agotó el { $moment }. Por ello se gasta un día de tus vacaciones, solo en esta partida, y otro por cada día sin respuesta. { $left ->
    [0] Era el último: cuando pase, la partida estará perdida.
    [one] Queda 1 día más; cuando se gaste, la partida estará perdida.
   *[other] Quedan { $left } días más; cuando se gasten, la partida estará perdida.
  }
auto-leave-theirs = El tiempo de { $name } se agotó. Por ello se gasta un día de vacaciones de { $name }, solo en esta partida.
given-to-them = Has regalado tiempo a { $name }: { $span }.
given-to-you = { $name } te ha regalado tiempo: { $span }.
no-show-theirs = { $name } lleva siete días sin hacer su primera jugada.
no-show-theirs-do = Si escribes «{ command-new-opponent }», buscas a otra persona: la partida no cuenta, y queda abierto a todos los socios, en tu nombre, un reto con la misma posición y el mismo ritmo. Si escribes «{ command-cancel-game }», la partida solo se anula. O simplemente espera.
help-cancel-game = solo anular la partida
help-new-opponent = buscar a otra persona: la partida no cuenta y se abre un reto
no-show-new-opponent = Ahora está abierto a todos los socios, en tu nombre, un reto con la misma posición y el mismo ritmo. El match empieza cuando alguien lo acepte; lo encuentras, y puedes retirarlo, en { $page }
no-show-director-subject = [{ $club }] { $event }: falta una primera jugada
no-show-director-head = Falta la primera jugada en la partida { $game }
no-show-director-news = { $name } lleva siete días, desde que se le avisó de que le tocaba, sin hacer su primera jugada en la partida { $game } contra { $opponent }. La partida pertenece al torneo { $event }, que tú diriges.
no-show-director-do = El rival no puede anular una partida de torneo. Sin primera jugada, { $name } pierde por tiempo.
no-show-yours = Tu primera jugada falta desde hace siete días: a partir de ahora tu rival puede hacer anular esta partida. Te sigue tocando jugar.
no-show-theirs-in-event = { $name } lleva siete días sin hacer su primera jugada. Esta partida pertenece a un torneo: solo su director puede anularla. Sin primera jugada, tu rival pierde por tiempo.
no-show-yours-in-event = Tu primera jugada falta desde hace siete días. Te sigue tocando jugar; si no juegas, pierdes por tiempo.

evidence-told-letter = { $at }: el siguiente servidor de correo aceptó la carta de este turno.
evidence-told-letter-by = { $at }: el siguiente servidor de correo aceptó la carta de este turno ({ $note }).
evidence-told-page = { $at }: nuestra página mostró la posición al jugador al que le tocaba.
evidence-told-day_passed = { $at }: había pasado un día desde la jugada; el reloj se puso en marcha.
evidence-moved = { $at }: llegó la respuesta { $move }; { $parts }.
evidence-charged = descontado { $span }
evidence-free = no contado { $span }
evidence-on-leave = vacaciones { $span }
evidence-stopped = { $from } a { $to }: nuestro servidor no funcionaba; el reloj estuvo parado.
evidence-undelivered-ours = { $at }: el correo no llegó; el reloj está parado desde el { $from }.
evidence-undelivered-theirs = { $at }: el correo no llegó, por el buzón del jugador; el reloj está parado desde el { $from }, durante cinco días como máximo.
evidence-host-said = El servidor dijo: { $note }
evidence-auto-leave = { $at }: se agotó el tiempo; se gasta un día de vacaciones de { $name }, { $left ->
    [0] no queda ninguno
    [one] queda 1
   *[other] quedan { $left }
  }.
evidence-given = { $at }: { $name } recibió { $span } de su rival.
evidence-leave = { $at }: vacaciones de { $name } apuntadas: { $periods }.
evidence-leave-none = { $at }: vacaciones de { $name } retiradas.
evidence-no-show = { $at }: la primera jugada de { $name } faltaba desde hacía siete días.
evidence-told-mail_works = { $at }: el correo vuelve a llegar al jugador al que le toca; el reloj sigue.

leave-saved = Queda apuntado como lo escribiste, y tus rivales reciben el aviso.
leave-taken-back = Tus vacaciones quedan retiradas, y tus rivales reciben el aviso. Un día ya empezado cuenta como usado.
leave-list = Tus vacaciones: { $periods }.
leave-list-none = No tienes vacaciones por delante.
leave-left = Días de vacaciones que quedan en { $year }: { $left } de 30.
leave-not-in = Tus vacaciones no valen en { $count ->
    [one] la partida { $games }, que se juega
   *[other] las partidas { $games }, que se juegan
  } con una reserva de días: allí tu reloj sigue en marcha.
leave-not-by-words = Con estas palabras no se apuntaron vacaciones, y tus relojes siguen en marcha.
leave-how = Para apuntar vacaciones, escribe «{ command-leave }» con el primer y el último día, por ejemplo «{ command-leave } 2027-01-05{ " " }2027-01-12». Para terminarlas antes, escribe el primer día y un último día anterior; para retirarlas, «{ command-leave } { command-off }» y el primer día.
leave-denial-order = Unas vacaciones del { $from } al { $to } terminarían antes de empezar. No se apuntó nada.
leave-denial-past = El { $day } ya ha pasado. Las vacaciones pueden empezar y terminar hoy como muy pronto. No se apuntó nada.
leave-denial-too-far = Se pueden apuntar vacaciones hasta el { $last }. No se apuntó nada.
leave-denial-overlap = Ya tienes vacaciones del { $from } al { $to }, y estas coincidirían con ellas. Retira primero aquellas. No se apuntó nada.
leave-denial-allowance = Serían { $wanted ->
    [one] 1 día
   *[other] { $wanted } días
  } de vacaciones en { $year }, y de los 30 días de ese año { $left ->
    [0] no queda ninguno
    [one] solo queda 1
   *[other] solo quedan { $left }
  }. No se apuntó nada.
leave-denial-none = No tienes esas vacaciones. No se cambió nada.
leave-denial-day-alone = Tus vacaciones del { $from } al { $to } quedan como están: un solo día no las cambia. Para terminarlas con el primer día, escribe «{ command-leave } { $write } { $write }»; para retirarlas, «{ command-leave } { $write } { command-off }». No se cambió nada.
leave-denial-used-up = El día de vacaciones de hoy ya ha empezado y cuenta como usado; con él terminan tus vacaciones. No se cambió nada.
leave-used-up = el día ya ha empezado y cuenta como usado; con él terminan estas vacaciones.
leave-denial-several = Has apuntado vacaciones más de una vez: escribe también el primer día de las que quieres decir. No se cambió nada.
leave-denial-unreadable = No se pudieron leer los días de las vacaciones. Escribe el primero y el último como año-mes-día. No se apuntó nada.
leave-title = Vacaciones
leave-note = Mientras estás de vacaciones tus relojes están parados en todas las partidas, salvo en las que se juegan con una reserva de días. Aun así puedes jugar. Los días son los de tu propia zona horaria.
leave-first = Primer día
leave-last = Último día
leave-enter = Apuntar vacaciones
leave-take-back = Retirar
leave-shorter = Último día en su lugar
leave-shorten = Terminar antes
clock-title = Tiempo
clock-give-days = Días para tu rival
clock-give-note = Se suman al reloj de { $name } y no se pueden retirar.
clock-give = Regalar días
clock-cancel-note = { $name } lleva siete días sin hacer su primera jugada. Si buscas un nuevo rival, la partida no cuenta, y queda abierto a todos los socios, en tu nombre, un reto con la misma posición y el mismo ritmo. También puedes hacer anular la partida, o simplemente esperar.
clock-replace = Buscar un nuevo rival
clock-cancel = Anular esta partida
mail-help-leave-write = { command-leave } 2027-01-05{ " " }2027-01-12
mail-help-leave-does = apunta vacaciones, del primer al último día; la palabra sola las muestra
help-give-write = { command-give } 3 días
help-give = regala tiempo a tu rival
invalid-too-many-games = Partidas en curso de { $name }: { $running }; a la vez puede tener { $most }, y aquí se sumarían { $more }. El límite sube 2 con cada partida terminada y baja 3 con cada derrota por tiempo.
calendar-summary = { $game }: se agota el tiempo de { $name }
calendar-link = Tus plazos como calendario (iCalendar); quien tenga esta dirección puede leerlo
calendar-game = Plazo como entrada de calendario
clock-runs-out = Tu tiempo se agota el { $moment }.
clock-runs-out-theirs = El tiempo de { $name } se agota el { $moment }.
clock-stands = Ahora no corre ningún reloj.
no-show-director-many = Faltan primeras jugadas en varias partidas del torneo { $event }, que diriges: en siete días desde el aviso de turno no se ha movido en ellas.
no-show-director-do-many = Los rivales no pueden anular partidas de torneo. Quien no hace su primera jugada pierde por tiempo.
no-show-director-list = Partida, de quién falta la jugada y, entre paréntesis, el rival:
