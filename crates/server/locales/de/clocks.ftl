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
letter-what-time = geschenkte Zeit
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
no-show-theirs = { $name } hat seit sieben Tagen keinen ersten Zug gemacht. Mit { command-cancel-game } können Sie die Partie absetzen lassen: Sie zählt dann nicht, und Sie können sich einen anderen Gegner suchen. Oder Sie warten einfach.
no-show-yours = Ihr erster Zug fehlt seit sieben Tagen: Ihr Gegner kann diese Partie von jetzt an absetzen lassen. Sie sind weiterhin am Zug.

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
