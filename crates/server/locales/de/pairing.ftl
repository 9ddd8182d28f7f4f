# Was Mitglieder von einem Turnier erfahren: warum sie sich begegnen, warum sie spielfrei sind, wer gewonnen hat.

event-letter-head = { $code } · { $event }
event-what-place = ein Platz für Sie
event-what-bye = Sie setzen aus
event-what-withdrawn = Sie sind nicht mehr dabei
event-what-out = Sie sind ausgeschieden
event-what-notice = eine Mitteilung an Sie
event-what-over = es ist beendet
event-what-cancelled = es findet nicht statt
event-what-stuck = es wartet auf Ihre Entscheidung
event-what-waits = es hat nicht begonnen
event-what-deputy = bitte kümmern Sie sich darum
event-page = Das Turnier im Web
event-reason = Der Grund: { $reason }
event-taken-out = Die Turnierleitung hat Ihre Meldung zu { $event } ({ $code }) gestrichen.
event-cancelled = { $event } ({ $code }) findet nicht statt. Der Grund: { $reason }
event-place = In { $event } ({ $code }) ist ein Platz frei geworden, und er gehört Ihnen. Wenn es beginnt, kommt ein Brief; um Ihre Meldung vorher zurückzuziehen, schreiben Sie „{ command-withdraw } { $code }“.
event-without-you = { $event } ({ $code }) geht ohne Sie weiter, weil Sie zurzeit keine neuen Partien beginnen dürfen.
event-withdrawn = Sie sind aus { $event } ({ $code }) ausgeschieden.
event-out = Sie sind aus { $event } ({ $code }) ausgeschieden: Die nächste Runde wurde ohne Sie ausgelost. Danke fürs Mitspielen.
event-out-malus = Sie sind aus { $event } ({ $code }) ausgeschieden: Sie haben { $malus } Minuspunkte. Die nächste Runde wurde ohne Sie ausgelost. Danke fürs Mitspielen.
event-moved-back = Ein Ergebnis wurde berichtigt, und Ihre Minuspunkte liegen unter der Grenze: Sie spielen in { $event } ({ $code }) weiter, ab Runde { $round }.
event-moved-out = Ein Ergebnis wurde berichtigt: Sie spielen in { $event } ({ $code }) keine weitere Runde.
event-moved-too-late = Ein Ergebnis von { $event } ({ $code }) wurde berichtigt, als das Turnier beendet war. Ihre Minuspunkte liegen nun unter der Grenze, aber es wird keine Runde mehr gespielt.
event-moved-on-you = Nach dem berichtigten Ergebnis kommen Sie in { $event } ({ $code }) weiter, { $name } nicht.
event-moved-on-them = Nach dem berichtigten Ergebnis kommt { $name } in { $event } ({ $code }) weiter, Sie nicht.
event-moved-won-you = Nach dem berichtigten Ergebnis haben Sie { $event } ({ $code }) gewonnen, nicht { $name }.
event-moved-won-them = Nach dem berichtigten Ergebnis hat { $name } { $event } ({ $code }) gewonnen, nicht Sie.
event-moved-level = Nach dem berichtigten Ergebnis steht Ihr Match mit { $name } in { $event } ({ $code }) unentschieden: Zwei weitere Partien aus neuen Stellungen entscheiden, wer weiterkommt.
event-moved-stays-you = Die nächste Runde von { $event } ({ $code }) hatte begonnen, als das Ergebnis berichtigt wurde, und bleibt, wie sie gepaart ist: Sie bleiben trotzdem dabei, { $name } nicht.
event-moved-stays-them = Die nächste Runde von { $event } ({ $code }) hatte begonnen, als das Ergebnis berichtigt wurde, und bleibt, wie sie gepaart ist: { $name } bleibt trotzdem dabei, Sie nicht.
event-moved-moot = Ihr Match in { $event } ({ $code }) ist ohne den Stichkampf entschieden. { $games ->
    [one] Dessen Partie { $list } ist abgesetzt: Sie zählt nicht, wird nicht gewertet
   *[other] Dessen Partien { $list } sind abgesetzt: Sie zählen nicht, werden nicht gewertet
  }, und dort wird nicht mehr gezogen.
event-moved-again = Ihr Match in { $event } ({ $code }) steht wieder gleich, und { $games ->
    [one] die Partie { $list } des Stichkampfs geht weiter, wo sie stand
   *[other] die Partien { $list } des Stichkampfs gehen weiter, wo sie standen
  }; wer am Zug ist, hat die Zeit wie zu Beginn seines Zuges. Remisangebote und bedingte Züge sind neu zu geben.
event-moved-round = Die laufende Runde von { $event } ({ $code }) bleibt, wie sie gepaart ist; Tabellen und spätere Runden folgen dem berichtigten Ergebnis.
event-moved-by = Das Ergebnis von { $game }, { $white } – { $black }, wurde durch die Turnierleitung berichtigt.
event-out-by-lot = In Ihrem Match mit { $name } war alles gleich, und das Los hat entschieden: { $name } kommt weiter. Es ist das Los aus Glied { $round } der Auslosung, und { $page } rechnet es nach.
event-out-by-time = Ihr Match mit { $name } war unentschieden, der Stichkampf auch, und { $name } hat weniger Partien des Turniers durch Zeit verloren ({ $own } gegen { $theirs }): { $name } kommt weiter.
event-cannot-start = { $event } ({ $code }) sollte beginnen, kann aber nicht: { $entrants ->
    [0] Niemand ist gemeldet.
    [one] Erst ein Mitglied ist gemeldet.
   *[other] Die erste Runde lässt sich nicht auslosen.
  } Meldungen bleiben möglich, und die Gemeldeten erfahren, dass Sie entscheiden. Von selbst beginnt nun nichts mehr: Starten Sie es, wenn mehr gemeldet sind, setzen Sie einen anderen Termin, oder sagen Sie es ab.
event-cannot-start-limit = { $event } ({ $code }) sollte beginnen, aber manche der Gemeldeten hätten dann mehr Partien zugleich, als der Club erlaubt. Meldungen bleiben möglich, und die Gemeldeten erfahren, dass Sie entscheiden. Der Tisch des Turniers sagt, wer es ist; starten Sie es trotzdem, warten Sie, oder streichen Sie die Meldungen.
event-rematches = Runde { $round } von { $event } ({ $code }) hat begonnen, und { $pairs ->
    [one] ein Paar darin ist sich schon begegnet
   *[other] { $pairs } Paare darin sind sich schon begegnet
  }: Ohne Wiederholung ging es nicht mehr auf. Sie müssen nichts tun.
event-not-started = { $event } ({ $code }) sollte jetzt beginnen, kann aber nicht: { $entrants ->
    [one] Bisher sind nur Sie gemeldet.
   *[other] Die erste Runde lässt sich nicht auslosen.
  } Ihre Meldung gilt weiter, und andere können sich noch melden. Wie es weitergeht, entscheidet { $director }: ein Beginn, wenn mehr gemeldet sind, ein anderer Termin oder eine Absage. Sie bekommen einen Brief, wenn es beginnt oder abgesagt wird; um Ihre Meldung vorher zurückzuziehen, schreiben Sie „{ command-withdraw } { $code }“.
event-not-started-limit = { $event } ({ $code }) sollte jetzt beginnen, aber manche der Gemeldeten hätten dann mehr Partien zugleich, als der Club erlaubt. Ihre Meldung gilt weiter, und andere können sich noch melden. Wie es weitergeht, entscheidet { $director }. Sie bekommen einen Brief, wenn es beginnt oder abgesagt wird; um Ihre Meldung vorher zurückzuziehen, schreiben Sie „{ command-withdraw } { $code }“.
event-stuck = Die nächste Runde von { $event } ({ $code }) lässt sich nicht auslosen. Bitte sehen Sie nach.
event-desk = Alles, was wartet, steht auf den Seiten des Clubs am Tisch der Turnierleitung.
event-deputy-asked = In { $event } ({ $code }) wartet seit vierzehn Tagen etwas auf { $director }. Bitte kümmern Sie sich stellvertretend darum.
event-deputy-asked-nobody = { $event } ({ $code }) hat keine Turnierleitung, und seit vierzehn Tagen wartet dort etwas auf eine Entscheidung. Bitte kümmern Sie sich darum.
event-over = { $event } ({ $code }) ist beendet.
event-won = { $winners ->
    [one] Gewonnen hat { $names }.
   *[other] Den ersten Platz teilen sich { $names }.
  }
event-won-class = { $winners ->
    [one] Klasse { $class } hat { $names } gewonnen.
   *[other] Den ersten Platz der Klasse { $class } teilen sich { $names }.
  }
event-final-by-lot = Im Finale war alles gleich, und das Los hat entschieden: Es ist das Los aus Glied { $round } der Auslosung, und { $page } rechnet es nach.
event-final-by-time = Das Finale war unentschieden, der Stichkampf auch: Es entschied, dass weniger Partien des Turniers durch Zeit verloren waren ({ $own } gegen { $theirs }).
event-won-alone = { $names } ist als einziger Teilnehmer übrig geblieben und hat gewonnen: Alle anderen haben das Turnier verlassen.
event-won-nobody = Es gibt keinen Sieger: Keine Partie wurde gespielt, die zählt.
event-won-nobody-class = Klasse { $class } hat keinen Sieger: Keine Partie wurde darin gespielt, die zählt.
event-won-none-left = Es gibt keinen Sieger: Niemand ist mehr dabei.
event-your-place = Ihr Platz: { $place } von { $of }, Punkte: { $points }.
points-of = { $half ->
    [0] { $whole ->
        [one] 1 Punkt
       *[other] { $whole } Punkten
    }
   *[1] { $whole ->
        [0] ½ Punkt
       *[other] { $whole }½ Punkten
    }
  }

event-begins-robin = { $event } ({ $code }) hat begonnen. Sie haben Nummer { $number } von { $entries }; alle spielen gegen alle, wie es die Berger-Tabellen sagen.
event-begins-class = { $event } ({ $code }) hat begonnen, in Klassen nach Wertungszahl. Sie spielen in Klasse { $class }, die { $entries } Spieler hat, und haben im Turnier Nummer { $number }; in der Klasse spielen alle gegen alle, wie es die Berger-Tabellen sagen.
event-round-begins = Runde { $round } von { $event } ({ $code }) hat begonnen.
event-opened-next = { $event } ({ $code }) hat begonnen und { $next } ({ $next_code }) eröffnet: Meldungen werden jetzt angenommen, Beginn ist { $moment }. Diesen Zeitpunkt hat niemand gewählt; passt ein anderer besser, ändern Sie ihn unter { $page }.
event-round-ends = Wird alle Bedenkzeit verbraucht, endet die Runde um den { $day }.

pairing-final = Es ist das Finale: Sie sind an { $own } gesetzt, { $opponent } an { $theirs }.
pairing-semi-final = Es ist ein Halbfinale: Sie sind an { $own } gesetzt, { $opponent } an { $theirs }.
pairing-bracket = Ihre Plätze im Baum der { $places } treffen aufeinander: Sie sind an { $own } gesetzt, { $opponent } an { $theirs }.
pairing-level = Ihr Match der Runde { $round } endete unentschieden: Zwei Partien aus zwei neuen Stellungen entscheiden es.
pairing-same-malus = Sie und { $opponent } haben gleich viele Minuspunkte: { $malus }.
pairing-nearest-malus = Minuspunkte: Sie haben { $own }, { $opponent } hat { $theirs }. Mit gleich vielen war für Sie beide niemand mehr da.
pairing-same-score = Sie und { $opponent } haben gleich viele Punkte: { $points }.
pairing-floated-you = Punkte: Sie haben { $from } und treffen auf { $opponent } mit { $to }. Unter denen mit Ihrem Stand fand sich niemand für Sie.
pairing-floated-them = Punkte: { $opponent } hat { $from } und trifft auf Sie mit { $to }. Unter denen mit diesem Stand fand sich niemand für { $opponent }.
pairing-rematch = Sie beide sind sich schon in Runde { $round } begegnet: Es fand sich niemand anders.
pairing-by-lot-you = Sie kamen durch das Los in diese Runde: In Ihrem Match war alles gleich. Es ist das Los aus Glied { $round } der Auslosung; die Seite der Auslosung rechnet es nach.
pairing-by-lot-them = { $opponent } kam durch das Los in diese Runde, mit Glied { $round } der Auslosung.
pairing-by-time-you = Sie kamen in diese Runde, weil Sie weniger Partien des Turniers durch Zeit verloren haben ({ $own } gegen { $theirs }): Sonst war alles gleich.
pairing-by-time-them = { $opponent } kam in diese Runde, weil weniger Partien des Turniers durch Zeit verloren waren ({ $own } gegen { $theirs }).
pairing-colour-must-you = Farben: Andersherum hätten Sie eine Farbe zum dritten Mal hintereinander oder dreimal öfter als die andere.
pairing-colour-must-them = Farben: Andersherum hätte { $opponent } eine Farbe zum dritten Mal hintereinander oder dreimal öfter als die andere.
pairing-colour-balance-you = Farben: Sie hatten öfter { $had ->
    [white] Weiß
   *[black] Schwarz
}.
pairing-colour-balance-them = Farben: { $opponent } hatte öfter { $had ->
    [white] Weiß
   *[black] Schwarz
}.
pairing-colour-alternate-you = Farben: Sie hatten zuletzt { $had ->
    [white] Weiß
   *[black] Schwarz
}.
pairing-colour-alternate-them = Farben: { $opponent } hatte zuletzt { $had ->
    [white] Weiß
   *[black] Schwarz
}.
pairing-colour-unlike = Farben: Als Sie beide zuletzt verschiedene hatten, war es umgekehrt.
pairing-colour-higher-you = Farben: Beiden stand dieselbe zu, und Sie sind höher platziert.
pairing-colour-higher-them = Farben: Beiden stand dieselbe zu, und { $opponent } ist höher platziert.
pairing-colour-number = Farben: Keinem von beiden stand eine zu; die Nummer der Setzliste hat entschieden.

bye-odd = Die Zahl der Spieler ist ungerade, und Sie sind in dieser Runde spielfrei.
bye-seed = Der Turnierbaum hat mehr Plätze als Spieler: An { $seed } gesetzt, kommen Sie ohne Match weiter.
bye-empty = Wer Ihnen begegnet wäre, ist ausgeschieden: Sie kommen ohne Match weiter.
bye-lowest = Die Zahl der Spieler ist ungerade. Von denen, die noch nicht spielfrei waren, hat niemand weniger Punkte (Ihr bisheriger Stand: { $points }): Sie sind in dieser Runde spielfrei. Das zählt als Sieg.
bye-no-opponent = Es war niemand mehr da, gegen den die Farben eine Partie erlauben: Sie sind in dieser Runde spielfrei. Das zählt als Sieg.
bye-highest = Die Zahl der Spieler ist ungerade: Mit { $malus } Minuspunkten sind Sie in dieser Runde spielfrei. Das bringt keine Minuspunkte.
bye-again = Die Zahl der Spieler ist ungerade, und alle waren schon spielfrei oder haben kampflos gewonnen: Sie sind in dieser Runde spielfrei.
bye-forced = Die Zahl der Spieler ist ungerade, und Sie sind spielfrei: Sonst wären sich zwei wieder begegnet, jemand wäre zum zweiten Mal spielfrei gewesen, oder die Farben hätten nicht gepasst.
bye-worth-win = Das zählt als Sieg.
bye-worth-no-malus = Das bringt keine Minuspunkte.

finish-withdrawn = { $loser } hat das Turnier verlassen: { $winner } gewinnt.
finish-withdrawn-cancelled = Einer der beiden ist aus dem Turnier ausgeschieden, bevor die Partie im Gang war: Sie entfällt und wird nicht gewertet.
finish-replaced = Der Platz eines Spielers ging an jemand anderen: Diese Partie ist abgesetzt und zählt nicht.

event-ask-head = { $code } · { $event }: noch ist nichts geschehen
event-ask-changed = { $event } ({ $code }) hat sich geändert, seit Sie gefragt wurden; deshalb ist nichts geschehen. So steht es jetzt:
event-ask-start = { $event } ({ $code }) würde beginnen. Spieler: { $players }, Partien: { $games }. Keine Stellung wird gezeigt, bevor die Partien beginnen.
event-ask-pair = Die nächste Runde von { $event } ({ $code }) würde beginnen. Spieler: { $players }, Partien: { $games }. Keine Stellung wird gezeigt, bevor die Partien beginnen.
event-ask-end = { $event } ({ $code }) würde enden: Alles ist gespielt.
event-ask-enter = { $name } würde für { $event } ({ $code }) gemeldet.
event-ask-replace = { $comes } würde in { $event } ({ $code }) an die Stelle von { $name } treten. Partien, die aus den für sie gelosten Stellungen neu begännen: { $games }.
event-ask-replace-asked = Sie sagen, dass { $name } darum gebeten hat.
replace-asked-word = erbeten
event-ask-withdraw = { $name } würde aus { $event } ({ $code }) genommen.
event-ask-go = Sie würden { $event } ({ $code }) verlassen.
event-ask-what-next = Es geschieht nichts, wenn Sie nicht innerhalb von fünf Tagen als Antwort auf diesen Brief Ja sagen.
event-ask-answer = Antworten Sie auf diesen Brief, und schreiben Sie in die erste Zeile:
event-ask-does-yes = es ausführen
event-ask-does-no = alles lassen, wie es ist
event-ask-round = Runde { $round }
event-ask-tie-break = Runde { $round }, zur Entscheidung dessen, was unentschieden endete
event-ask-rests = { $name } ist spielfrei
event-ask-dropped = In { $event } ({ $code }) ist nichts geschehen.
event-done = In { $event } ({ $code }) ist es geschehen.
event-done-started = { $event } ({ $code }) hat begonnen. Alle, die mitspielen, haben ihre Briefe.
event-done-paired = Die nächste Runde von { $event } ({ $code }) hat begonnen.
event-done-entered = Sie sind dabei: { $event } ({ $code }). Wenn es beginnt, kommt ein Brief.
event-done-entered-over = Sie sind gemeldet: { $event } ({ $code }). Ein Brief kommt, wenn es beginnt. Ihre laufenden Partien: { $running }; Partien der Turniere, zu denen Sie gemeldet sind: bis zu { $entered }. Ihre Grenze ist { $most }: Würde ein Beginn sie überschreiten, wird erst die Turnierleitung gefragt.
event-done-late = Es sollte schon beginnen und konnte nicht: Wann es beginnt, entscheidet { $director }.
event-done-waiting = Alle Plätze von { $event } ({ $code }) sind vergeben: Sie stehen auf der Warteliste, und wenn ein Platz Ihnen gehört, kommt ein Brief.
event-done-withdrawn = Sie sind nicht mehr in { $event } ({ $code }).
event-done-out = { $name } ist nicht mehr in { $event } ({ $code }) und hat Ihre Begründung im Brief.
pairing-format-swiss = Schweizer System, Runden: { $rounds }
mail-events = Turniere, die Meldungen annehmen oder in denen Sie spielen: { $count }.
mail-event-open = { $event }: { $format }, Bedenkzeit { $pace }, Meldungen: { $entrants }; um mitzuspielen, schreiben Sie „{ command-enter } { $code }“
mail-event-in = { $event }: { $format }, Bedenkzeit { $pace }, Meldungen: { $entrants }; Sie sind gemeldet, um die Meldung zurückzuziehen, schreiben Sie „{ command-withdraw } { $code }“
mail-event-running = { $event }: { $format }, Bedenkzeit { $pace }, Runde { $round }, Spieler: { $entrants }; es läuft
mail-event-running-robin = { $event }: { $format }, Bedenkzeit { $pace }, { event-all-rounds }, Spieler: { $entrants }; es läuft
mail-help-events-write = { command-events }
mail-help-events-does = listet die Turniere auf, die Meldungen annehmen, und Ihre
mail-help-enter-write = { command-enter } T0004
mail-help-enter-does = meldet Sie für dieses Turnier
mail-help-start-write = { command-start } T0004
mail-help-start-does = für Turnierleiter: beginnt das Turnier; zuerst sehen Sie die Paarungen
mail-help-next-round-write = paarung T0004
mail-help-next-round-does = für Turnierleiter: beginnt die nächste Runde
mail-help-withdraw-write = { command-withdraw } anna T0004 weil …
mail-help-withdraw-does = für Turnierleiter: nimmt jemanden aus einem Turnier
mail-help-replace-write = { command-replace } T0004 anna boris weil …
mail-help-replace-does = für Turnierleiter: setzt boris an die Stelle von anna, die nie gezogen hat; { replace-asked-word } vor dem Grund sagt, dass anna darum gebeten hat
mail-help-correct-write = { command-correct } M0255-1 1-0 weil …
mail-help-correct-does = für Turnierleiter: gibt einer beendeten Partie ein anderes Ergebnis
mail-help-decide-write = { command-decide } M0255-1 remis weil …
mail-help-decide-does = für Turnierleiter: entscheidet eine Abschätzung
mail-help-time-write = { command-time } M0255-1 weiß 5 weil …
mail-help-time-does = für Turnierleiter: gibt Weiß fünf Tage
event-moved-last-round = Durch ein berichtigtes Ergebnis haben Ihre Minuspunkte in { $event } ({ $code }) die Grenze erreicht: Sie spielen diese Runde zu Ende und scheiden danach aus, wie immer ihre Partien enden.
event-moved-more-rounds = Durch ein berichtigtes Ergebnis liegen Ihre Minuspunkte in { $event } ({ $code }) wieder unter der Grenze: Sie scheiden nach dieser Runde doch nicht aus.
event-moved-wins-you = Nach dem berichtigten Ergebnis gewinnen Sie das Finale von { $event } ({ $code }), nicht { $name }; in einer Stunde steht das Ergebnis fest.
event-moved-wins-them = Nach dem berichtigten Ergebnis gewinnt { $name } das Finale von { $event } ({ $code }), nicht Sie; in einer Stunde steht das Ergebnis fest.
event-moved-stays-over = { $event } ({ $code }) ist beendet: Am berichtigten Match ändert sich nicht, wer weitergekommen ist.
event-moved-by-appeal = Über den Einspruch zu { $game }, { $white } – { $black }, wurde entschieden.
