# Por qué un torneo no hace lo que se le pide.
event-denial-no-event = No existe el torneo { $code }.
event-denial-not-open = Este torneo ya no admite inscripciones.
event-denial-already-entered = Ese socio ya figura en la lista de inscritos.
event-denial-not-entered = Ese socio no figura en la lista de inscritos.
event-denial-too-few = { $entrants ->
    [0] No hay inscritos
   *[one] Solo hay un inscrito
  }: un torneo de todos contra todos necesita al menos dos.
event-denial-changed = El torneo ha cambiado desde que lo miraste. Míralo otra vez y decide después.
event-denial-name = Un torneo necesita un nombre de 1 a 80 caracteres.

# Valores que no tienen sentido, y cuáles lo tendrían.
invalid-same-player = Un match necesita dos socios distintos.
invalid-taken-handle = El alias { $value } está ocupado. Elige otro.
invalid-taken-address = La dirección { $value } pertenece a otro socio.
invalid-handle = { $value } no puede ser un alias: usa de 2 a 30 caracteres entre letras de la a a la z, cifras, - y _, empezando por una letra.
invalid-address = { $value } no es una dirección de correo.
invalid-zone = { $value } no es una zona horaria. Escribe una como Europe/Madrid.
invalid-lang = { $value } no es un idioma del club.
invalid-country = { $value } no es un código de país. Escribe dos letras, como ES.
invalid-last-address = Es tu última dirección confirmada; sin ella no te llegaría ninguna carta. Añade antes otra.
invalid-name = Un nombre tiene de 1 a 80 caracteres.
