# Las palabras que se pueden escribir al club. mail::command tiene que entender cada una: una prueba lo comprueba.
command-draw = tablas?
command-accept = acepto
command-decline = rechazo
command-claim = reclamo
command-resign = abandono
command-yes = sí
command-cancel = cancelar
command-help = ayuda
command-games = partidas
command-show = mostrar
command-position = posición
command-addresses = direcciones
command-practice = práctica
command-language = idioma
command-digest = resumen
command-daily = diario
command-off = no
