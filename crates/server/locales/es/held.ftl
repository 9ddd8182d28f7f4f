# Preguntas sobre lo que espera un sí.

held-why-foreign = Llegó un correo para esta partida desde una dirección que no es tuya, o cuyo remitente no se pudo confirmar. No se ha jugado nada.
held-why-unconfirmed = Tu correo terminaría la partida, y nuestro servidor no pudo confirmar que venía de ti. Aún no ha pasado nada.
held-why-careful = Pediste que te preguntáramos antes. Aún no se ha hecho nada.
held-several = En esta partida hay varias cosas que esperan tu sí. Todavía no se ha hecho ninguna.
held-which = { $count ->
    [one] Tu respuesta no dice «{ command-yes }» a lo único que espera: no hay otro número. No se hizo nada.
   *[other] { $count } cosas esperan tu sí, y tu respuesta no dice cuál de ellas quieres. Escribe «{ command-yes }» con su número, por ejemplo «{ command-yes } 1». No se hizo nada.
  }
held-one = El correo dice: { $what }. Si lo quieres así, contesta a esta carta con una sola palabra, «{ command-yes }», antes del { $until }. Si no, no hace falta que hagas nada.
held-of-several = { $number }. { $what } (contesta: «{ command-yes } { $number }», antes del { $until })
held-on-board = El correo dice: { $what }. Si es lo que quieres, contesta a esta carta con la línea «{ $write }», antes del { $until }. Si no, escribe «{ $refuse }» o no hagas nada.
held-cancelled = { $count ->
    [one] Lo que esperaba tu sí queda cancelado.
   *[other] Las { $count } cosas que esperaban tu sí quedan canceladas.
  } No se jugó nada.
held-nothing-to-cancel = En esta partida no había nada que cancelar.
held-expired = Lo que esperaba tu sí en esta partida no se confirmó a tiempo. Queda descartado, y no se jugó nada.
held-asked-again = Un director del club te pide que mires esto: algo espera todavía tu sí. No se ha jugado nada.
held-set-aside = Un director ha apartado lo que esperaba tu sí: { $what }. No se jugó nada. El motivo: { $reason } Si lo querías, envíalo otra vez.
held-nothing = En esta partida no hay nada que espere tu sí. No se jugó nada.
held-move = jugar { $move }
held-move-and-offer = jugar { $move } y ofrecer tablas
held-claim = reclamar tablas
held-claim-with = reclamar tablas con { $move }
held-accept = aceptar las tablas
held-decline = rechazar las tablas
held-resign = abandonar la partida
held-from = Si { $address } también es una dirección tuya, añádela en { $account }: entonces los mensajes enviados desde ella cuentan como tuyos.
held-by = { $what } (en un correo que da { $address } como remitente)
held-not-from = Para esta partida llegó un correo de { $address }, que no es ninguna de tus direcciones. No se hizo ni se transmitió nada de él, porque no contiene ninguna jugada ni respuesta que pueda esperar tu «{ command-yes }». Si era tuyo, envíalo otra vez desde tu propia dirección, o añade { $address } en { $account }: entonces el correo de allí cuenta como tuyo.
held-not-vouched = Para esta partida llegó un correo con tu dirección como remitente, pero tu proveedor de correo no responde por él. No se hizo ni se transmitió nada de él, porque no contiene ninguna jugada ni respuesta que pueda esperar tu «{ command-yes }». Si era tuyo, dilo en la página de la partida.
