# Warum ein Turnier nicht tut, worum jemand gebeten hat.
event-denial-no-event = Es gibt kein Turnier { $code }.
event-denial-not-open = Dieses Turnier nimmt keine Meldungen mehr an.
event-denial-already-entered = Dieses Mitglied ist schon gemeldet.
event-denial-not-entered = Dieses Mitglied ist nicht gemeldet.
event-denial-too-few = { $entrants ->
    [0] Niemand ist gemeldet
   *[one] Erst ein Mitglied ist gemeldet
  }: Ein Turnier braucht mindestens zwei.
event-denial-changed = Das Turnier hat sich geändert, seit Sie es angesehen haben. Sehen Sie es noch einmal an und entscheiden Sie dann.
event-denial-name = Ein Turnier braucht einen Namen von 1 bis 80 Zeichen.
event-denial-not-running = Dieses Turnier läuft nicht.
event-denial-rounds = Ein Turnier nach Schweizer System hat 1 bis { $most } Runden.
event-denial-many-rounds = Für { $rounds } Runden sind { $places } Plätze zu wenig: Nach { $most } ist jeder jedem begegnet. Wählen Sie höchstens { $most } Runden oder mehr Plätze.
event-denial-class-size = Eine Klasse hat mindestens 3 Spieler.
event-denial-capacity = Ein Turnier hat 2 bis { $most } Plätze.
event-denial-date-past = Der Tag des Beginns ist vorbei. Wählen Sie einen, der noch kommt.
event-denial-places-below = Gemeldet sind { $entered } Mitglieder: Weniger Plätze kann es nicht geben. Nehmen Sie erst jemanden heraus, der den Grund erfährt.
event-denial-never-full = Ein Turnier, das beginnt, wenn es voll ist, braucht eine Zahl von Plätzen.
event-denial-ratings = Keine Wertungszahl ist mindestens { $min } und höchstens { $max }.
event-denial-staggered-positions = Zwei Partien aus zwei Stellungen werden zugleich gespielt: Die zweite Stellung wäre sonst vor ihrer Partie bekannt.
event-denial-pace-without-end = Mit { $pace } muss eine Runde nicht bis zu einem bekannten Tag enden. Wählen Sie ein Zeitkonto in Tagen, etwa „bank 30“.
event-denial-pace-too-long = Mit { $pace } kann eine Runde { $needs } Tage dauern, soll aber { $days } haben. Wählen Sie weniger Bedenkzeit oder längere Runden.
event-denial-round-too-long = Eine Runde hat höchstens { $most } Tage.
event-denial-delay = Laufende Partien lassen sich höchstens { $most } Züge später zeigen.
event-denial-too-late-format = Der Modus lässt sich nicht mehr ändern.
event-denial-too-late-pace = Bedenkzeit und Rundenlänge lassen sich nicht mehr ändern: Es hat sich schon jemand dafür gemeldet.
event-denial-too-late-positions = Für wen Stellungen gelost werden, lässt sich nicht mehr ändern: Es hat sich schon jemand dafür gemeldet.
event-denial-too-late-rated = Ob das Turnier gewertet wird, lässt sich nicht mehr ändern: Es hat sich schon jemand dafür gemeldet.
event-denial-too-late-delay = Um wie viele Züge später laufende Partien gezeigt werden, lässt sich nicht mehr ändern: Es hat sich schon jemand dafür gemeldet.
event-denial-too-late-entries = Das Turnier hat begonnen: Bedingungen, Plätze und Beginn lassen sich nicht mehr ändern.
event-denial-rating-low = Dieses Turnier ist für Wertungszahlen ab { $min }; dieses Mitglied hat { $is }.
event-denial-rating-high = Dieses Turnier ist für Wertungszahlen bis { $max }; dieses Mitglied hat { $is }.
event-denial-few-games = Beendete Partien, die für dieses Turnier nötig sind: { $min }. Dieses Mitglied hat { $is }.
event-denial-time-losses = Partien, die für dieses Turnier höchstens durch Zeit verloren sein dürfen: { $max }. Dieses Mitglied hat { $is }.
event-denial-stuck = Es lässt sich nichts auslosen.
event-denial-round-runs = { $games ->
    [one] Eine Partie der Runde läuft noch.
   *[other] { $games } Partien der Runde laufen noch.
  }
event-denial-no-substitute = Niemand wartet, der nachrücken könnte. Nennen Sie jemanden.
event-denial-has-moved = { $name } hat gezogen oder eine Partie beendet: Ersetzt wird nur, wer nie angetreten ist.
event-denial-not-playing = { $name } spielt in diesem Turnier nicht mehr mit.
event-denial-own-event = Sie spielen in diesem Turnier mit; darüber muss eine andere Turnierleitung entscheiden.
event-denial-own-deputy = { $name } leitet dieses Turnier. Die Stellvertretung ist jemand anders, der gefragt wird, wenn die Leitung schweigt.
event-denial-no-director = { $name } gehört nicht zur Turnierleitung.
event-denial-only-directors = Darum kann nur die Turnierleitung bitten.
event-warning-many-rounds = Das Turnier hat { $rounds } Runden, aber bei { $players } Spielern ist nach { $most } jeder jedem begegnet: Danach begegnen sich manche wieder oder sind wieder spielfrei. Um das zu vermeiden, ändern Sie es auf { $most ->
    [one] eine Runde
   *[other] { $most } Runden
  } oder warten Sie auf mehr Meldungen.
event-warning-many-rounds-running = Das Turnier hat { $rounds } Runden, aber bei { $players } Spielern ist nach { $most } jeder jedem begegnet: Danach begegnen sich manche wieder oder sind wieder spielfrei.
event-warning-rematches = { $pairs ->
    [one] Ein Paar dieser Runde ist sich schon begegnet: Ohne Wiederholung geht es nicht mehr auf.
   *[other] { $pairs } Paare dieser Runde sind sich schon begegnet: Ohne Wiederholung geht es nicht mehr auf.
  }
event-warning-limit = { $name } hat { $running } laufende Partien; mit { $more } weiteren wären es { $games }, und die Grenze ist { $most }.
event-warning-limit-what = Trotzdem zu beginnen, entscheiden Sie: Die Genannten sind gemeldet und können austreten. Sonst warten Sie, oder streichen Sie die Meldung.

# Werte, die keinen Sinn ergeben, und welche es täten.
invalid-same-player = Ein Match braucht zwei verschiedene Mitglieder.
invalid-taken-handle = Der Kurzname { $value } ist vergeben. Wählen Sie einen anderen.
invalid-taken-address = Die Adresse { $value } gehört einem anderen Mitglied.
invalid-handle = { $value } kann kein Kurzname sein: erlaubt sind 2 bis 30 Zeichen aus a bis z, Ziffern, - und _, am Anfang ein Buchstabe.
invalid-address = { $value } ist keine E-Mail-Adresse.
invalid-own-address = { $value } ist eine Adresse des Clubs selbst. Schreiben Sie Ihre eigene.
invalid-odd-address = An { $value } können die Briefe des Clubs nicht gehen. Schreiben Sie eine Adresse ohne Anführungszeichen und Klammern.
invalid-robot-address = Unter { $value } liest niemand Post. Schreiben Sie eine Adresse, unter der Briefe gelesen werden.
invalid-zone = { $value } ist keine Zeitzone. Schreiben Sie eine wie Europe/Berlin.
invalid-lang = { $value } ist keine Sprache des Clubs. Er spricht { lang-name-en }, { lang-name-es }, { lang-name-de }, { lang-name-fr } und { lang-name-ru }.
invalid-country = { $value } ist kein Ländercode. Schreiben Sie zwei Buchstaben, etwa DE.
invalid-last-address = Das ist Ihre letzte bestätigte Adresse; ohne sie könnte Sie kein Brief erreichen. Fügen Sie zuerst eine andere hinzu.
invalid-name = Ein Name hat 1 bis 80 Zeichen, alle in einer Zeile, darunter mindestens einen Buchstaben oder eine Ziffer.
