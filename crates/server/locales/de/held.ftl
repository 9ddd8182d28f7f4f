# Fragen nach dem, was auf ein Ja wartet.

held-why-foreign = Zu dieser Partie kam eine E-Mail von einer Adresse, die nicht zu Ihren gehört, oder deren Absender sich nicht bestätigen ließ. Es wurde nichts gespielt.
held-why-unconfirmed = Ihre E-Mail würde die Partie beenden, und unser Mailserver konnte nicht bestätigen, dass sie von Ihnen kam. Es ist noch nichts geschehen.
held-why-careful = Sie haben darum gebeten, vorher gefragt zu werden. Es ist noch nichts geschehen.
held-several = In dieser Partie wartet mehreres auf Ihr Ja. Nichts davon ist bisher geschehen.
held-which = { $count ->
    [one] Ihre Antwort sagt kein „{ command-yes }“ zu dem Einen, das wartet: Eine andere Nummer gibt es nicht. Es wurde nichts ausgeführt.
   *[other] Auf Ihr Ja warten { $count } Dinge, und Ihre Antwort sagt nicht, welches Sie meinen. Schreiben Sie „{ command-yes }“ mit der Nummer, zum Beispiel „{ command-yes } 1“. Es wurde nichts ausgeführt.
  }
held-one = In der E-Mail steht: { $what }. Wenn Sie das wollen, antworten Sie auf diesen Brief nur mit dem Wort „{ command-yes }“, spätestens am { $until }. Wenn nicht, brauchen Sie nichts zu tun.
held-of-several = { $number }. { $what } (Antwort: „{ command-yes } { $number }“, spätestens am { $until })
held-on-board = In der E-Mail steht: { $what }. Wenn Sie das wollen, antworten Sie auf diesen Brief mit der Zeile „{ $write }“, spätestens am { $until }. Wenn nicht, schreiben Sie „{ $refuse }“ oder tun Sie nichts.
held-cancelled = { $count ->
    [one] Was auf Ihr Ja gewartet hat, ist zurückgenommen.
   *[other] Alles, was auf Ihr Ja gewartet hat ({ $count }), ist zurückgenommen.
  } Es wurde nichts gespielt.
held-nothing-to-cancel = In dieser Partie gab es nichts zurückzunehmen.
held-expired = Was in dieser Partie auf Ihr Ja gewartet hat, wurde nicht rechtzeitig bestätigt. Es ist verfallen, und es wurde nichts gespielt.
held-asked-again = Die Turnierleitung bittet Sie, sich das anzusehen: Etwas wartet noch auf Ihr Ja. Gespielt wurde nichts.
held-set-aside = Die Turnierleitung hat beiseitegelegt, was auf Ihr Ja wartete: { $what }. Gespielt wurde nichts. Der Grund: { $reason } Wenn Sie es wollten, schicken Sie es noch einmal.
held-nothing = In dieser Partie wartet nichts auf Ihr Ja. Es wurde nichts gespielt.
held-move = { $move } spielen
held-move-and-offer = { $move } spielen und Remis anbieten
held-claim = Remis reklamieren
held-claim-with = mit { $move } Remis reklamieren
held-accept = das Remis annehmen
held-decline = das Remis ablehnen
held-resign = die Partie aufgeben
held-from = Wenn auch { $address } eine Adresse von Ihnen ist, tragen Sie sie unter { $account } ein: Dann gelten E-Mails von dort als Ihre.
held-by = { $what } (in einer E-Mail, die { $address } als Absender nennt)
held-not-from = Zu dieser Partie kam eine E-Mail von { $address }, und das ist keine Ihrer Adressen. Nichts davon wurde ausgeführt oder weitergegeben, denn sie enthält keinen Zug und keine Antwort, die auf Ihr „{ command-yes }“ warten könnte. Wenn sie von Ihnen war, senden Sie sie noch einmal von Ihrer eigenen Adresse, oder tragen Sie { $address } unter { $account } ein: Dann zählt Post von dort als Ihre.
held-not-vouched = Zu dieser Partie kam eine E-Mail mit Ihrer Adresse als Absender, aber Ihr E-Mail-Anbieter bürgt nicht dafür. Nichts davon wurde ausgeführt oder weitergegeben, denn sie enthält keinen Zug und keine Antwort, die auf Ihr „{ command-yes }“ warten könnte. Wenn sie von Ihnen war, sagen Sie es bitte auf der Seite der Partie.
