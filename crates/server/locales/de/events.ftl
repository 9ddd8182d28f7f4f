# Warum ein Turnier nicht tut, worum jemand gebeten hat.
event-denial-no-event = Es gibt kein Turnier { $code }.
event-denial-not-open = Dieses Turnier nimmt keine Meldungen mehr an.
event-denial-already-entered = Dieses Mitglied ist schon gemeldet.
event-denial-not-entered = Dieses Mitglied ist nicht gemeldet.
event-denial-too-few = { $entrants ->
    [0] Niemand ist gemeldet
   *[one] Erst ein Mitglied ist gemeldet
  }: Ein Rundenturnier braucht mindestens zwei.
event-denial-changed = Das Turnier hat sich geändert, seit Sie es angesehen haben. Sehen Sie es noch einmal an und entscheiden Sie dann.
event-denial-name = Ein Turnier braucht einen Namen von 1 bis 80 Zeichen.

# Werte, die keinen Sinn ergeben, und welche es täten.
invalid-same-player = Ein Match braucht zwei verschiedene Mitglieder.
invalid-taken-handle = Der Kurzname { $value } ist vergeben. Wählen Sie einen anderen.
invalid-taken-address = Die Adresse { $value } gehört einem anderen Mitglied.
invalid-handle = { $value } kann kein Kurzname sein: erlaubt sind 2 bis 30 Zeichen aus a bis z, Ziffern, - und _, am Anfang ein Buchstabe.
invalid-address = { $value } ist keine E-Mail-Adresse.
invalid-zone = { $value } ist keine Zeitzone. Schreiben Sie eine wie Europe/Berlin.
invalid-lang = { $value } ist keine Sprache des Clubs.
invalid-country = { $value } ist kein Ländercode. Schreiben Sie zwei Buchstaben, etwa DE.
invalid-last-address = Das ist Ihre letzte bestätigte Adresse; ohne sie könnte Sie kein Brief erreichen. Fügen Sie zuerst eine andere hinzu.
invalid-name = Ein Name hat 1 bis 80 Zeichen.
