# Zeit: Uhren, was sie anhält, Urlaub, geschenkte Tage, ein fehlender erster Zug. Für Briefe, Seiten und Terminal.

finish-no-show = Der erste Zug blieb aus: Die Partie wurde abgesetzt und zählt nicht.
denial-gift-pace = In dieser Partie lässt sich keine Zeit schenken: Ihre Tage gelten für die ganze Partie, damit das Turnier rechtzeitig endet.
denial-gift-size = { $most ->
    [0] Die Uhr Ihres Gegners zeigt so viel, wie eine Uhr zeigen kann; Zeit lässt sich nicht mehr hinzufügen.
    [one] Sie können Ihrem Gegner jetzt 1 Tag schenken. Schreiben Sie eine ganze Zahl von Tagen.
   *[other] Sie können Ihrem Gegner auf einmal 1 bis { $most } Tage schenken. Schreiben Sie eine ganze Zahl von Tagen.
  } Es wurde nichts geändert.
denial-no-no-show = Absetzen lässt sich eine Partie nur, solange der erste Zug Ihres Gegners mehr als sieben Tage ausbleibt.
denial-no-no-show-yet = Ihr Gegner hat noch Zeit für den ersten Zug. Bleibt er aus, so können Sie die Partie ab { $moment } absetzen lassen.
denial-no-show-in-event = Diese Partie gehört zu einem Turnier: Nur die Turnierleitung kann sie absetzen. Ohne ersten Zug verliert Ihr Gegner durch Zeitüberschreitung.

letter-what-leave = Urlaub
letter-what-time = geänderte Zeit
letter-what-auto_leave = Zeit abgelaufen: automatischer Urlaub
letter-what-no_show = der erste Zug fehlt

leave-period = vom { $from } bis zum { $to }
leave-period-day = am { $from }
leave-theirs = Urlaub von { $name }: { $periods }. Solange steht die Uhr von { $name }; Züge können trotzdem kommen.
leave-theirs-none = { $name } hat keinen Urlaub mehr vor sich: Die Uhr von { $name } läuft wie gewöhnlich.
also-leave = Dasselbe gilt in der Partie { $game }.

auto-leave-yours = Ihre Bedenkzeit war am { $moment } abgelaufen. Dafür wird ein Tag Ihres Urlaubs verwendet, nur in dieser Partie, und für jeden Tag ohne Antwort ein weiterer. { $left ->
    [0] Es war der letzte: Ist er vorbei, so ist die Partie verloren.
    [one] 1 Tag ist noch übrig; ist er verbraucht, so ist die Partie verloren.
   *[other] { $left } Tage sind noch übrig; sind sie verbraucht, so ist die Partie verloren.
  }
auto-leave-theirs = Die Bedenkzeit von { $name } war abgelaufen. Dafür wird ein Urlaubstag von { $name } verwendet, nur in dieser Partie.
given-to-them = Sie haben { $name } Zeit geschenkt: { $span }.
given-to-you = { $name } hat Ihnen Zeit geschenkt: { $span }.
no-show-theirs = { $name } hat seit sieben Tagen keinen ersten Zug gemacht.
no-show-theirs-do = Schreiben Sie „{ command-new-opponent }“, so suchen Sie sich jemand anderen: Die Partie zählt nicht, und in Ihrem Namen steht allen Mitgliedern eine Herausforderung mit derselben Stellung und Bedenkzeit offen. Schreiben Sie „{ command-cancel-game }“, so wird die Partie nur abgesetzt. Oder Sie warten einfach.
help-cancel-game = die Partie nur absetzen
help-new-opponent = jemand anderen suchen: Die Partie zählt nicht, und eine Herausforderung wird offen
no-show-new-opponent = In Ihrem Namen steht jetzt allen Mitgliedern eine Herausforderung mit derselben Stellung und Bedenkzeit offen. Das Match beginnt, sobald jemand sie annimmt; Sie finden sie und können sie zurückziehen unter { $page }
no-show-director-subject = [{ $club }] { $event }: Ein erster Zug fehlt
no-show-director-head = In Partie { $game } fehlt der erste Zug
no-show-director-news = { $name } hat in Partie { $game } gegen { $opponent } seit sieben Tagen, seit der Nachricht vom Zugrecht, keinen ersten Zug gemacht. Die Partie gehört zum Turnier { $event }, das Sie leiten.
no-show-director-do = Die Gegenseite kann eine Turnierpartie nicht absetzen lassen. Ohne ersten Zug verliert { $name } durch Zeitüberschreitung.
no-show-yours = Ihr erster Zug fehlt seit sieben Tagen: Ihr Gegner kann diese Partie von jetzt an absetzen lassen. Sie sind weiterhin am Zug.
no-show-theirs-in-event = { $name } hat seit sieben Tagen keinen ersten Zug gemacht. Diese Partie gehört zu einem Turnier: Nur die Turnierleitung kann sie absetzen. Ohne ersten Zug verliert Ihr Gegner durch Zeitüberschreitung.
no-show-yours-in-event = Ihr erster Zug fehlt seit sieben Tagen. Sie sind weiterhin am Zug; ohne Zug verlieren Sie durch Zeitüberschreitung.

evidence-told-letter = { $at }: Der nächste Mailserver hat den Brief zu diesem Zug angenommen.
evidence-told-letter-by = { $at }: Der nächste Mailserver hat den Brief zu diesem Zug angenommen ({ $note }).
evidence-told-page = { $at }: Unsere Seite hat dem Spieler am Zug die Stellung gezeigt.
evidence-told-day_passed = { $at }: Seit dem Zug war ein Tag vergangen; die Uhr lief an.
evidence-moved = { $at }: Die Antwort { $move } traf ein; { $parts }.
evidence-charged = berechnet { $span }
evidence-free = nicht gezählt { $span }
evidence-on-leave = Urlaub { $span }
evidence-stopped = { $from } bis { $to }: Unser Server war ausgefallen; die Uhr stand.
evidence-undelivered-ours = { $at }: Post kam nicht an; die Uhr steht seit { $from }.
evidence-undelivered-theirs = { $at }: Post kam nicht an, es liegt am Postfach des Spielers; die Uhr steht seit { $from }, höchstens fünf Tage lang.
evidence-host-said = Der Server meldete: { $note }
evidence-auto-leave = { $at }: Die Zeit war abgelaufen; ein Urlaubstag von { $name } wird verwendet, { $left ->
    [0] keiner ist übrig
    [one] 1 ist übrig
   *[other] { $left } sind übrig
  }.
evidence-given = { $at }: { $name } bekam vom Gegner { $span }.
evidence-leave = { $at }: Urlaub von { $name } eingetragen: { $periods }.
evidence-leave-none = { $at }: Urlaub von { $name } zurückgenommen.
evidence-no-show = { $at }: Der erste Zug von { $name } fehlte seit sieben Tagen.
evidence-told-mail_works = { $at }: Post erreicht den Spieler am Zug wieder; die Uhr läuft weiter.

leave-saved = Es ist eingetragen, wie Sie es geschrieben haben, und Ihre Gegner erfahren es.
leave-taken-back = Ihr Urlaub ist zurückgenommen, und Ihre Gegner erfahren es. Ein Tag, der schon begonnen hat, bleibt verbraucht.
leave-list = Ihr Urlaub: { $periods }.
leave-list-none = Sie haben keinen Urlaub vor sich.
leave-left = Urlaubstage, die { $year } noch übrig sind: { $left } von 30.
leave-not-in = Ihr Urlaub gilt nicht in { $count ->
    [one] der Partie { $games }, die
   *[other] den Partien { $games }, die
  } mit einem Vorrat an Tagen gespielt { $count ->
    [one] wird
   *[other] werden
  }: Dort läuft Ihre Uhr weiter.
leave-not-by-words = Durch diese Worte wurde kein Urlaub eingetragen, und Ihre Uhren laufen weiter.
leave-how = Um Urlaub einzutragen, schreiben Sie „{ command-leave }“ mit dem ersten und dem letzten Tag, zum Beispiel „{ command-leave } 2027-01-05{ " " }2027-01-12“. Soll er früher enden, schreiben Sie den ersten Tag und einen früheren letzten; um ihn zurückzunehmen, „{ command-leave } { command-off }“ und den ersten Tag.
leave-denial-order = Ein Urlaub vom { $from } bis zum { $to } wäre zu Ende, bevor er beginnt. Es wurde nichts eingetragen.
leave-denial-past = Der { $day } ist vorbei. Urlaub kann frühestens heute beginnen und enden. Es wurde nichts eingetragen.
leave-denial-too-far = Urlaub lässt sich bis zum { $last } eintragen. Es wurde nichts eingetragen.
leave-denial-overlap = Sie haben schon Urlaub vom { $from } bis zum { $to }, und dieser würde sich damit überschneiden. Nehmen Sie jenen zuerst zurück. Es wurde nichts eingetragen.
leave-denial-allowance = Das wären { $year } { $wanted ->
    [one] 1 Urlaubstag
   *[other] { $wanted } Urlaubstage
  }, und von den 30 Tagen dieses Jahres { $left ->
    [0] ist keiner mehr übrig
    [one] ist nur noch 1 übrig
   *[other] sind nur noch { $left } übrig
  }. Es wurde nichts eingetragen.
leave-denial-none = Einen solchen Urlaub haben Sie nicht. Es wurde nichts geändert.
leave-denial-day-alone = Ihr Urlaub vom { $from } bis { $to } bleibt, wie er ist: Ein einzelner Tag ändert ihn nicht. Um ihn mit dem ersten Tag zu beenden, schreiben Sie „{ command-leave } { $write } { $write }“; um ihn zurückzunehmen, „{ command-leave } { $write } { command-off }“. Es wurde nichts geändert.
leave-denial-used-up = Der Urlaubstag, der heute begonnen hat, ist verbraucht, und mit ihm endet Ihr Urlaub. Es wurde nichts geändert.
leave-used-up = der Tag hat begonnen und ist verbraucht, und mit ihm endet dieser Urlaub.
leave-denial-several = Sie haben mehrmals Urlaub eingetragen: Schreiben Sie dazu den ersten Tag dessen, den Sie meinen. Es wurde nichts geändert.
leave-denial-unreadable = Die Urlaubstage waren nicht zu lesen. Schreiben Sie den ersten und den letzten als Jahr-Monat-Tag. Es wurde nichts eingetragen.
leave-title = Urlaub
leave-note = Solange Sie Urlaub haben, stehen Ihre Uhren in allen Partien, außer in Partien mit einem Vorrat an Tagen. Ziehen dürfen Sie trotzdem. Die Tage sind Tage Ihrer eigenen Zeitzone.
leave-first = Erster Tag
leave-last = Letzter Tag
leave-enter = Urlaub eintragen
leave-take-back = Zurücknehmen
leave-shorter = Stattdessen letzter Tag
leave-shorten = Früher beenden
clock-title = Zeit
clock-give-days = Tage für Ihren Gegner
clock-give-note = Sie kommen zur Uhr von { $name } hinzu und lassen sich nicht zurücknehmen.
clock-give = Tage schenken
clock-cancel-note = { $name } hat seit sieben Tagen keinen ersten Zug gemacht. Wenn Sie einen neuen Gegner suchen, zählt die Partie nicht, und in Ihrem Namen steht allen Mitgliedern eine Herausforderung mit derselben Stellung und Bedenkzeit offen. Sie können die Partie auch nur absetzen lassen oder einfach warten.
clock-replace = Neuen Gegner suchen
clock-cancel = Partie absetzen
mail-help-leave-write = { command-leave } 2027-01-05{ " " }2027-01-12
mail-help-leave-does = trägt Urlaub ein, vom ersten bis zum letzten Tag; das Wort allein zeigt ihn
help-give-write = { command-give } 3 Tage
help-give = schenkt Ihrem Gegner Zeit
invalid-too-many-games = Laufende Partien von { $name }: { $running }; gleichzeitig erlaubt sind { $most }, und hier kämen { $more } hinzu. Die Grenze steigt mit jeder beendeten Partie um 2 und sinkt mit jedem Verlust durch Zeitüberschreitung um 3.
calendar-summary = { $game }: Die Zeit von { $name } läuft ab
calendar-link = Ihre Fristen als Kalender (iCalendar); wer diese Adresse hat, kann ihn lesen
calendar-game = Frist als Kalendereintrag
clock-runs-out = Ihre Zeit läuft ab: { $moment }.
clock-runs-out-theirs = Die Zeit von { $name } läuft ab: { $moment }.
clock-stands = Zurzeit läuft keine Uhr.
no-show-director-many = In mehreren Partien des Turniers { $event }, das Sie leiten, fehlt der erste Zug: Seit sieben Tagen, seit der Nachricht vom Zugrecht, hat dort niemand gezogen.
no-show-director-do-many = Die Gegenseite kann Turnierpartien nicht absetzen lassen. Wer keinen ersten Zug macht, verliert durch Zeitüberschreitung.
no-show-director-list = Partie, wessen Zug fehlt, und in Klammern die Gegenseite:
