# Cartas con un enlace que vale una sola vez.
link-login-subject = Tu enlace para entrar en { $club }
link-login-intro = Hola, { $name }: alguien pidió un enlace para entrar en { $club } con tu cuenta. Si lo pediste tú, abre el enlace de abajo y pulsa allí el botón.
link-login-rules = El enlace vale una sola vez y durante una hora. Si no lo pediste, no hagas caso de esta carta: sin el enlace no entra nadie.
link-login-label = Entrar
link-address-subject = Confirma esta dirección para { $club }
link-address-intro = Hola, { $name }: esta dirección va a ser una de tus direcciones en { $club }. Abre el enlace de abajo y pulsa allí el botón.
link-address-rules = El enlace vale una sola vez y durante una hora. Hasta entonces no llegará aquí ninguna carta de tus partidas. Si no lo pediste, no hagas caso de esta carta.
link-address-label = Confirmar esta dirección
