# Briefe, die nicht ankommen, und was ein Mitglied dazu sagt.

unreachable-subject = [{ $club }] Kein Brief erreicht { $name }
unreachable-head = Kein Brief erreicht { $name }
unreachable-news = Ein Brief an { $name } kam zurück, und es gibt keine andere bestätigte Adresse.
unreachable-clocks = Wo dieses Mitglied am Zug ist, steht die Uhr: höchstens fünf Tage am Stück und zehn Tage in einer Partie, wenn es am Postfach liegt, ohne Grenze, wenn es an uns liegt.
unreachable-do = Wenn Sie { $name } auf anderem Weg erreichen, bitten Sie um eine Adresse, die funktioniert; sie wird auf der Kontoseite hinzugefügt und bestätigt. Der Vermerk verschwindet von selbst, wenn ein Brief ankommt oder eine Adresse bestätigt wird.
unreachable-address = Adresse
unreachable-said = Die Auskunft dazu
unreachable-player = Die Seite des Mitglieds
unreachable-desk = Ihr Schreibtisch

late-bounce-subject = [{ $club }] Zeitüberschreitung trotz zurückgekommenem Brief: { $game }
late-bounce-head = Der Brief zu einem Zug kam zurück, als das Blättchen schon gefallen war
late-bounce-news = In Partie { $game } war die Bedenkzeit von { $name } abgelaufen. Der Brief, der vom Zugrecht Nachricht gab, ist inzwischen zurückgekommen, und unsere Seite hatte die Stellung nicht gezeigt. Nach den Regeln des Clubs wird die Zeit seit jenem Brief zurückgegeben; das Blättchen ist also zu Unrecht gefallen.
late-bounce-do = Die Partie ist beendet und zählt. Bitte sehen Sie sie an und entscheiden Sie mit beiden Seiten, was aus dem Ergebnis wird.

failing-subject = [{ $club }] Ihre Adresse { $failing } nimmt unsere Briefe nicht an
failing-head = Eine Ihrer Adressen funktioniert nicht
failing-news = Ein Brief des Clubs an { $failing } kam zurück. Ihre Briefe gehen jetzt an { $address }.
failing-do = Wenn { $failing } wieder funktioniert oder wenn Sie Ihre Briefe anderswo haben möchten, öffnen Sie innerhalb von zwei Wochen die Seite unten. Wenn { $address } richtig ist, brauchen Sie nichts zu tun.
failing-try-news = Briefe des Clubs an { $failing } kamen zurück, und die übrigen warten seitdem. Mit diesem versuchen wir es wieder.
failing-try-do = Wenn Sie dies lesen, nimmt Ihr Postfach wieder Briefe an: Sagen Sie es innerhalb von zwei Wochen auf der Seite unten, dann kommt sofort alles, was gewartet hat. Dort können Sie auch eine andere Adresse angeben.
failing-answer = Andere Briefe von { $club } an Sie kommen zurück und warten deshalb. Wenn Ihr Postfach wieder Briefe annimmt oder wenn Sie sie anderswo haben möchten, sagen Sie es innerhalb von zwei Wochen auf der Seite unten.
failing-link = Ihre Adressen

stop-title = Tägliche Übersichten
stop-lead = { $name }, Sie bekommen jeden Tag einen Brief mit allen Brettern, an denen Sie am Zug sind. Mit diesem Knopf war es der letzte.
stop-do = Keine Übersichten mehr schicken
stop-done = Sie bekommen keine Übersichten mehr. Ihre Partien gehen weiter: Die Seiten zeigen sie, und die Erinnerungen vor dem Ablauf Ihrer Bedenkzeit kommen weiterhin.
stop-none = { $name }, Sie bekommen keine Übersichten.
stop-instead = Stattdessen für jeden Zug einen Brief schicken
stop-instead-done = Von jetzt an bekommen Sie für jeden Zug sofort einen Brief.
stop-spent = Dieser Link ist nicht von uns, oder er wurde nicht ganz kopiert.

addresses-title = Ihre Adressen
addresses-lead = { $name }, das sind Ihre bestätigten Adressen. Briefe gehen an die erste, die sie annimmt.
addresses-good = nimmt unsere Briefe an
addresses-failing = seit { $since } kommen Briefe zurück: { $said }
addresses-works = Sie funktioniert wieder
addresses-works-done = Danke. Die Briefe gehen wieder dorthin.
addresses-new = Eine andere Adresse
addresses-new-do = Link dorthin schicken
addresses-new-done = Ein Brief mit einem Link ist zu dieser Adresse unterwegs. Die Briefe Ihrer Partien gehen dorthin, sobald Sie ihm gefolgt sind.
addresses-spent = Dieser Link ist abgelaufen. Auf Ihrer Kontoseite können Sie Ihre Adressen sehen und ändern.

director-unreachable = kein Brief kommt an
director-unreachable-line = { $name }: { $said }
director-intake = es kommt keine E-Mail an
director-intake-line = Aus { $mailbox } wird keine E-Mail abgeholt; was Mitglieder schreiben, wartet dort. { $why } ({ $said })
director-intake-server = Der Server ist nicht erreichbar oder antwortet nicht (Schlüssel imap.server und imap.tls).
director-intake-login = Der Server nimmt Name und Kennwort nicht an (Schlüssel imap.user und imap.password_file).
director-intake-mailbox = Der Server öffnet das Postfach nicht (Schlüssel imap.mailbox).
director-intake-other = Jeder Versuch ist gescheitert.

account-failing = Briefe kommen zurück
account-works = sie funktioniert wieder
account-delivery = Briefe zu meinen Partien
account-delivery-immediate = sofort, einer für jeden Zug
account-delivery-daily = einmal am Tag, alle Bretter in einem Brief
account-delivery-off = keine; ich sehe auf den Seiten nach
account-reminders = Vor dem Ablauf meiner Bedenkzeit erinnern
account-pgn = Die Partie als Datei (PGN)
account-pgn-end = mit dem Brief, der ihr Ende meldet
account-pgn-always = mit jedem Brief
account-pgn-never = nur auf Wunsch
account-own-letters = Die Figuren mit den Buchstaben meiner Sprache schreiben

mail-pgn-enclosed = Die Partie liegt als Datei bei, die Schachprogramme lesen (PGN).
mail-pgn-where = Senden Sie { $word } als Antwort auf einen Brief der Partie, die Sie möchten.
help-pgn = diese Partie als Datei für Schachprogramme
keeper-mail-subject = [{ $club }] E-Mail an { $to }: { $subject }
keeper-mail-head = eine E-Mail an { $to }
keeper-mail-news = Von { $from } ist eine E-Mail an { $to } gekommen: Sie erhalten sie, weil Sie den Club verwalten. Der Club hat nicht geantwortet; wenn Sie antworten wollen, schreiben Sie dem Absender.
keeper-mail-text = Ihr Text:
