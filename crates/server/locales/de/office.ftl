## Was die Turnierleitung in einem Turnier tut, was es für andere bedeutet, und wie es zurückgenommen wird
event-what-entered = Sie sind gemeldet
event-what-office = wer es leitet
event-what-news = Neues
going-lost = { $lost ->
    [0] Keine Partie geht dadurch verloren.
    [one] Eine Partie geht dadurch verloren.
   *[other] { $lost } Partien gehen dadurch verloren.
}
going-cancelled = { $cancelled ->
    [one] Eine Partie, in der noch nicht beide gezogen haben, wird abgesetzt.
   *[other] { $cancelled } Partien, in denen noch nicht beide gezogen haben, werden abgesetzt.
}
going-void = Weniger als die Hälfte der Partien ist beendet: Kein Ergebnis zählt in der Tabelle, und was dort stand, fällt heraus. Beendete Partien bleiben gewertet.
going-kept = Was gespielt ist, bleibt in der Tabelle.
event-gone = { $name } ist aus { $event } ({ $code }) ausgeschieden.
event-gone-void = In { $event } ({ $code }) war weniger als die Hälfte der Partien von { $name } beendet: Keines dieser Ergebnisse zählt in der Tabelle. Beendete Partien bleiben gewertet.
event-note-opponents-told = Die Gegner erfahren, wer gegangen ist und was das für die Tabelle bedeutet.
event-note-undo = Es lässt sich im Protokoll zurücknehmen, solange seither nichts begonnen hat.

log-undo-games = { $games ->
    [one] Eine Partie geht dort weiter, wo sie stand.
   *[other] { $games } Partien gehen dort weiter, wo sie standen.
}
log-undo-waits = Inzwischen sind alle Plätze vergeben: Das Mitglied kommt auf die Warteliste, in der Reihenfolge der Meldungen, und liest das.
log-stays-undone = Es wurde zurückgenommen.
log-stays-own = Es bleibt dabei: Das Mitglied hat es selbst getan.
log-stays-begun = Es bleibt dabei: Das Turnier hat seither begonnen oder ist in einer weiteren Runde.
log-stays-over = Es bleibt dabei: Das Turnier ist beendet.
log-stays-moved = Es bleibt dabei: Seither wurde gezogen.
log-stays-changed = Es bleibt dabei: Seither ist etwas anderes geschehen.
log-stays-places = Es bleibt dabei: Jetzt sind mehr Mitglieder dabei, als es Plätze gab.
log-stays-date = Es bleibt dabei: Der Beginn, der damit wieder gälte, ist schon vorbei.
log-stays-left = Es bleibt dabei: { $name } hat den Club verlassen oder darf zurzeit nicht spielen.
log-stays-no-officer = Es bleibt dabei: { $name } gehört nicht mehr zur Turnierleitung.
log-stays-time-used = Es bleibt dabei: Von dieser Zeit ist zu wenig übrig, oder die Partie ist beendet.
log-stays-tie-break = Es bleibt dabei: Mit dem früheren Ergebnis stünde das Match wieder gleich, aber der abgesetzte Stichkampf kann nicht mehr gespielt werden, denn das Turnier ist beendet.
log-stays-unkept = Es bleibt dabei: Es stammt aus der Zeit, bevor sich so etwas zurücknehmen ließ.
log-stays-started = Es bleibt dabei: Partien haben begonnen, und ihre Stellungen sind bekannt.
log-stays-ended = Es bleibt dabei: Das Turnier ist beendet. Ein Ergebnis lässt sich berichtigen.
log-stays-reopened = Es bleibt dabei: Die Partie geht weiter und endet durch Spiel oder Entscheidung.
log-stays-replayed = Es bleibt dabei: Die neuen Partien haben begonnen.
log-stays-merged = Es bleibt dabei: Was zwei Konten hatten, ist jetzt eines.
log-stays-decided = Es bleibt dabei: Gegen eine Entscheidung gibt es den Einspruch.
log-stays-undo = Es bleibt dabei: Was zurückgenommen wurde, lässt sich neu tun.
log-action-undo-withdrawal = Streichung zurückgenommen
log-action-undo-replacement = Ersatz zurückgenommen
log-action-undo-call-off = Absage zurückgenommen
log-action-undo-appointment = Ernennung zurückgenommen
log-action-undo-edit = Änderung eines Turniers zurückgenommen
log-action-undo-entry = Meldung zurückgenommen
log-value-open = nimmt Meldungen an
log-value-cancelled = abgesagt
event-back = Sie sind wieder in { $event } ({ $code }): Ihre Streichung wurde zurückgenommen.
event-back-waiting = Sie stehen wieder auf der Warteliste von { $event } ({ $code }): Ihre Streichung wurde zurückgenommen. Zurzeit sind alle Plätze vergeben.
event-back-to-waiting = Ihre Streichung aus { $event } ({ $code }) wurde zurückgenommen. Ihr Platz ist inzwischen vergeben und kein anderer frei: Sie stehen jetzt auf der Warteliste, vor denen, die sich nach Ihnen gemeldet haben. Sobald ein Platz Ihnen gehört, kommt ein Brief.
event-back-in-play = Sie spielen wieder in { $event } ({ $code }): Ihre Streichung wurde zurückgenommen.
event-back-of = { $name } spielt wieder in { $event } ({ $code }): Die Streichung wurde zurückgenommen.
event-back-scored = Die Ergebnisse von { $name } zählen wieder in der Tabelle.
event-back-scored-own = Ihre Ergebnisse zählen wieder in der Tabelle.
event-back-games = Die Partien, die dadurch geendet hatten, gehen dort weiter, wo sie standen; wer am Zug ist, hat die Zeit, die zu Beginn dieses Zuges da war. Remisangebote und bedingte Züge sind neu zu geben.
event-seat-back = Ihr Platz in { $event } ({ $code }) gehört wieder Ihnen: Es wurde zurückgenommen, dass { $goes } für Sie kam.
event-seat-lost = Der Platz in { $event } ({ $code }), den Sie übernommen hatten, gehört wieder { $back }: Der Ersatz wurde zurückgenommen. Ihre Partien dort zählen nicht.
event-seat-lost-waiting = Der Platz in { $event } ({ $code }), den Sie übernommen hatten, gehört wieder { $back }: Der Ersatz wurde zurückgenommen. Ihre Partien dort zählen nicht, und Sie stehen wieder auf der Warteliste.
event-seat-changed = In { $event } ({ $code }) spielt wieder { $back }, nicht { $goes }: Ein Ersatz wurde zurückgenommen.
event-again = { $event } ({ $code }) wird doch gespielt: Die Absage wurde zurückgenommen. Sie sind dabei.
event-again-waiting = { $event } ({ $code }) wird doch gespielt: Die Absage wurde zurückgenommen. Sie stehen auf der Warteliste.
event-way-out = Wenn Sie nicht spielen möchten, schreiben Sie „{ $write }“ an { $address }, oder nehmen Sie die Meldung auf der Seite des Turniers zurück.

event-office-director = Sie leiten von jetzt an { $event } ({ $code }).
event-office-deputy = Sie vertreten von jetzt an die Leitung von { $event } ({ $code }): Schweigt sie vierzehn Tage lang, werden Sie gefragt.
event-office-no-director = Sie leiten { $event } ({ $code }) nicht mehr.
event-office-no-deputy = Sie vertreten die Leitung von { $event } ({ $code }) nicht mehr.
event-runs-now = { $name } leitet von jetzt an { $event } ({ $code }).
event-runs-nobody = { $event } ({ $code }) hat zurzeit keine Leitung. Die Verwaltung des Clubs kümmert sich darum.
event-note-no-director = Niemand würde dieses Turnier leiten: Was dort wartet, sähe die Verwaltung nach vierzehn Tagen. Wollen Sie das?
event-note-officers-told = Wer es leitet oder nicht mehr leitet, erfährt davon, mit Ihrem Grund; eine neue Leitung wird den Gemeldeten genannt.

event-replaced-out = Sie sind aus { $event } ({ $code }) ausgeschieden: { $comes } spielt an Ihrer Stelle.
event-replaced-late = Sie hatten dort in keiner Partie innerhalb von sieben Tagen, nachdem Sie davon wussten, einen ersten Zug gemacht.
event-replaced-asked = Die Turnierleitung gibt an, dass Sie darum gebeten haben.
event-replaced-in = Sie spielen von jetzt an in { $event } ({ $code }), an Stelle von { $goes }.
event-replaced-other = { $comes } spielt von jetzt an in { $event } ({ $code }), an Stelle von { $goes }.
event-denial-first-move-runs = { $name } hat noch { $days ->
    [one] weniger als einen Tag
   *[other] bis zu { $days } Tage
  } Zeit für einen ersten Zug. Vorher wird ein Mitglied nur auf eigenen Wunsch ersetzt.
event-denial-first-move-ahead = { $name } ist noch nicht am Zug oder weiß noch nichts davon: Die sieben Tage für einen ersten Zug laufen nicht. Vorher wird ein Mitglied nur auf eigenen Wunsch ersetzt.
event-denial-first-move-word = Hat das Mitglied darum gebeten, sagen Sie es in der Zeile: { $write }
event-note-first-move-late = { $name } hat sieben Tage lang keinen ersten Zug gemacht.
event-replace-asked = { $name } hat mich darum gebeten

event-entered-by = { $director } hat Sie zu { $event } ({ $code }) gemeldet. Wenn es beginnt, kommt ein Brief.
event-entered-by-waiting = { $director } hat Sie zu { $event } ({ $code }) gemeldet. Alle Plätze sind vergeben: Sie stehen auf der Warteliste, und wenn ein Platz Ihnen gehört, kommt ein Brief.
event-entered-waiting-done = Alle Plätze sind vergeben: Sie stehen auf der Warteliste. Wenn ein Platz Ihnen gehört, kommt ein Brief.
event-begun-without = { $event } ({ $code }) hat begonnen, und alle Plätze waren vergeben. Sie bleiben auf der Warteliste, falls jemand nie antritt.
event-begun-over = { $event } ({ $code }) hat begonnen, und alle Plätze waren vergeben. Sie sind im folgenden dabei: { $next } ({ $next_code }).
event-begun-over-waiting = { $event } ({ $code }) hat begonnen, und alle Plätze waren vergeben. Sie stehen auf der Warteliste des folgenden: { $next } ({ $next_code }).
event-fact-followed = Darauf folgt

## To oneself
event-denial-already-entered-own = Sie sind zu diesem Turnier schon gemeldet.
event-denial-not-entered-own = Sie sind zu diesem Turnier nicht gemeldet.
event-denial-not-playing-own = Sie spielen in diesem Turnier nicht mehr.
event-denial-rating-low-own = Dieses Turnier ist für Wertungen ab { $min }; Ihre ist { $is }.
event-denial-rating-high-own = Dieses Turnier ist für Wertungen bis { $max }; Ihre ist { $is }.
event-denial-few-games-own = Nötige beendete Partien für dieses Turnier: { $min }. Sie haben { $is }.
event-denial-time-losses-own = Durch Zeit verlorene Partien, höchstens, für dieses Turnier: { $max }. Sie haben { $is }.
event-denial-begin-running = Dieses Turnier hat schon begonnen.
event-denial-begin-finished = Dieses Turnier ist beendet.
event-denial-begin-cancelled = Dieses Turnier wurde abgesagt.
club-suspended-own = Sie dürfen zurzeit keine Partien beginnen.
desk-correction-back-told = Eine Berichtigung wurde von { $name } als Turnierleiter zurückgenommen, sodass wieder das Ergebnis davor zählt. Der Grund: { $reason }
mail-subject-about = [{ $club }] { $what } · { letter-what-answer }
mail-event-waits = { $event }: { $format }, Bedenkzeit { $pace }, Spieler: { $entrants }; alle Plätze sind vergeben, und Sie stehen auf der Warteliste; um sie zu verlassen, schreiben Sie „{ command-withdraw } { $code }“
mail-help-go-write = { command-withdraw } T0004
mail-help-go-does = nimmt Ihre Meldung zu diesem Turnier zurück
event-fact-called-off-by = Abgesagt von
event-fact-why = Warum
event-note-starts-now = Mit dieser Änderung sind alle Plätze vergeben: Das Turnier beginnt sofort, mit { $players } Spielern, und das lässt sich nicht zurücknehmen.
going-rated = Partien, die dadurch verloren gehen, werden gewertet.
going-walkover = In der Tabelle zählt eine Partie, die dadurch entfällt, als Gewinn des Gegners.
going-ends-round = Sonst läuft keine Partie der Runde mehr: Die nächste Runde beginnt sofort.
going-ends-round-later = Sonst läuft keine Partie der Runde mehr: Die nächste Runde beginnt in einer Stunde. Bis dahin lässt es sich im Protokoll zurücknehmen.
going-ends-event = Damit endet das Turnier.
going-ends-event-later = Damit endet das Turnier: In einer Stunde steht das Ergebnis fest. Bis dahin lässt es sich im Protokoll zurücknehmen.
event-moved-title = Durch ein berichtigtes Ergebnis hat { $event } ({ $code }) einen anderen Sieger: bisher { $had }, jetzt { $has }.
gone-left = { $name } hat den Club verlassen.
gone-won = { $games ->
    [one] Sie gewinnen dadurch die Partie { $list }.
   *[other] Sie gewinnen dadurch die Partien { $list }.
  }
gone-lost = { $games ->
    [one] Sie verlieren dadurch die Partie { $list }.
   *[other] Sie verlieren dadurch die Partien { $list }.
  }
gone-cancelled = { $games ->
    [one] Die Partie { $list } entfällt und wird nicht gewertet.
   *[other] Die Partien { $list } entfallen und werden nicht gewertet.
  }
event-gone-walkover = In der Tabelle von { $event } ({ $code }) zählt, was entfällt, als Ihr Gewinn.
event-gone-kept = Ihr Ergebnis gegen { $name } bleibt in der Tabelle von { $event } ({ $code }).
event-gone-on = Sie sind in { $event } ({ $code }) eine Runde weiter.
event-gone-title = Damit gewinnen Sie { $event } ({ $code }): In einer Stunde steht das Ergebnis fest, wenn es bis dahin nicht zurückgenommen wird.
going-wins = { $winners ->
    [0] Niemand gewinnt es.
    [one] { $names } gewinnt es.
   *[other] { $names } teilen sich den ersten Platz.
  }
going-wins-class = Klasse { $class }: { $winners ->
    [0] Niemand gewinnt sie.
    [one] { $names } gewinnt sie.
   *[other] { $names } teilen sich den ersten Platz.
  }
event-suspended = { $name } spielt in { $event } ({ $code }) und ist gesperrt worden. Laufende Partien gehen weiter; bevor die nächste Runde gepaart wird, entscheiden Sie, ob { $name } den Platz behält oder ausscheidet. Bis dahin wartet das Turnier.
event-suspended-waits = Die nächste Runde von { $event } ({ $code }) wartet auf Ihre Entscheidung: { $names } { $count ->
    [one] ist
   *[other] sind
  } gesperrt. Lassen Sie den Platz bestehen, oder nehmen Sie den Spieler heraus.
event-kept = Sie behalten Ihren Platz in { $event } ({ $code }): Seine Runden gehen mit Ihnen weiter, obwohl Sie gesperrt sind.
event-denial-undecided = { $names } { $count ->
    [one] ist
   *[other] sind
  } gesperrt: Entscheiden Sie zuerst auf der Leitungsseite des Turniers, ob der Platz bleibt, oder nehmen Sie den Spieler heraus.
event-denial-not-suspended = Dieses Mitglied ist nicht gesperrt oder behält den Platz schon.
event-denial-may-appeal = Gegen die Entscheidung über { $game } ist noch { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  } lang Einspruch möglich: Vorher geht das Turnier nicht weiter.
event-denial-appealed = Zuerst wird über den Einspruch zu { $game } entschieden.
going-hour = Es lässt sich mindestens eine Stunde lang im Protokoll zurücknehmen: Vorher geht das Turnier nicht weiter, auch wenn inzwischen seine letzte Partie endet.
event-moved-no-title = Durch ein berichtigtes Ergebnis hat niemand mehr { $event } ({ $code }) gewonnen (bisher { $had }): Keine Partie ist übrig, die zählt.
event-moved-shared = Das Finale steht jetzt unentschieden. Da das Turnier beendet ist, wird kein Stichkampf gespielt: Der erste Platz wird geteilt.
event-moved-by-lot = Der Stichkampf des Finales von { $event } ({ $code }) steht jetzt unentschieden, und das Los aus Glied { $round } der Auslosung entscheidet: { $name } hat gewonnen.
event-moved-by-time = Der Stichkampf des Finales von { $event } ({ $code }) steht jetzt unentschieden, und weniger durch Zeit verlorene Partien entscheiden: { $name } hat gewonnen.
event-moved-place = Ihr Platz in { $event } ({ $code }) ist jetzt { $is } von { $of } (bisher { $was }).
log-undo-cases = { $games ->
    [one] Die erbetene Abschätzung einer Partie hat mit ihr geendet und geht nicht weiter: Sie kann neu beantragt werden.
   *[other] Die erbetenen Abschätzungen von { $games } Partien haben mit ihnen geendet und gehen nicht weiter: Sie können neu beantragt werden.
  }
event-back-cases = Die Abschätzung von { $list } hat mit der Partie geendet und geht nicht weiter: Sie kann neu beantragt werden.
event-left-own = { $name } hat { $event } ({ $code }) verlassen, das Sie leiten.
event-office-nobody = { $event } ({ $code }) hat keine Leitung mehr und keine Vertretung. Bitte geben Sie es auf seiner Seite jemandem.
event-office-deputy-gone = Ihre Vertretung in { $event } ({ $code }) gehört nicht mehr zur Turnierleitung: Es gibt keine, bis Sie auf der Seite jemanden benennen.
log-stays-settled = Es bleibt dabei: Die Entscheidung über einen Einspruch ist endgültig.
