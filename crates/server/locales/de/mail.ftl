# Was dem Absender einer E-Mail gesagt wird.

mail-no-command = In Ihrer E-Mail steht kein Zug und kein Befehl, den ich lesen kann. Schreiben Sie Ihren Zug allein in die erste Zeile, zum Beispiel { $example }, und sonst nichts in diese Zeile.
mail-no-command-now = In Ihrer E-Mail steht kein Befehl, den ich lesen kann. Ein Befehl steht allein in der ersten Zeile; { command-help } zählt alle auf.
mail-neither-yes-nor-no = Ihre Antwort ist weder ein klares { command-yes } noch ein klares { command-no }. Es wurde nichts ausgeführt. Schreiben Sie { command-yes } allein in die erste Zeile, dann wird es ausgeführt; schreiben Sie { command-no }, dann verfällt es. Ohne Antwort verfällt es, wenn die unten genannte Zeit um ist.
mail-move-in-subject = Im Betreff Ihrer E-Mail steht „{ $subject }“. Es zählt nur der Text einer E-Mail, weil Mailprogramme alte Betreffzeilen behalten.
mail-move-in-prose = Die Zeile „{ $line }“ beginnt wie ein Zug und geht mit anderen Worten weiter. Es wurde nichts gespielt. Bitte senden Sie den Zug allein in der ersten Zeile; Worte an Ihren Gegner stehen darunter.
mail-command-in-prose = Die Zeile „{ $line }“ beginnt mit dem Wort eines Befehls und geht mit anderen Worten weiter. Es wurde nichts ausgeführt. Bitte senden Sie den Befehl oder den Zug allein in der ersten Zeile.
mail-two-actions = Ihre E-Mail bittet um zwei Dinge: „{ $first }“ und „{ $second }“. Es wurde nichts ausgeführt, weil eine E-Mail nur eines bewirken kann. Bitte senden Sie das, was Sie meinen.
mail-several-places = In Ihrer E-Mail stehen an verschiedenen Stellen verschiedene Befehle: „{ $first }“ und „{ $second }“. Es wurde nichts ausgeführt. Bitte senden Sie den, den Sie meinen, in der ersten Zeile.
mail-offer-alone = Ein Remisangebot gehört zu einem Zug. Es wurde nichts ausgeführt. Bitte senden Sie Ihren Zug in der ersten Zeile und in der Zeile darunter „{ command-draw }“.
mail-views-disagree = Ihre E-Mail enthält einen reinen und einen formatierten Text, und beide sagen nicht dasselbe. Es wurde nichts ausgeführt. Bitte senden Sie sie noch einmal, möglichst als reinen Text.
mail-not-played = Sie haben „{ $text }“ geschrieben. Es wurde nichts gespielt.
mail-wrong-number = Sie haben „{ $text }“ geschrieben, aber jetzt ist Zug { $number } an der Reihe. Es wurde nichts gespielt. Wenn Sie jetzt { $san } meinen, senden Sie den Zug bitte mit der richtigen Nummer oder ohne Nummer.
mail-text-withheld = Ihr Befehl wurde ausgeführt. Die Worte darunter gingen nicht an Ihren Gegner, weil sich die Zeile „{ $line }“ wie ein weiterer Befehl liest. Wenn sie einer sein sollte, senden Sie sie bitte in einer eigenen E-Mail; wenn sie für Ihren Gegner war, schreiben Sie sie bitte mit einem anderen Anfang noch einmal.
mail-dry-run-legal = Sie haben nach „{ $text }“ gefragt. Das wäre { $san }. Es wurde nichts gespielt.
mail-moved-on = Ihre E-Mail antwortet auf einen Brief zu einer früheren Stellung dieser Partie. Es wurde nichts ausgeführt. Hier ist die jetzige Stellung.
mail-played-other = Auf den Brief, den Sie beantwortet haben, wurde schon { $san } gespielt, und ein angenommener Zug ist endgültig. Hier ist die jetzige Stellung.
mail-game-over = Diese Partie ist beendet. Es wurde nichts ausgeführt.
mail-not-your-turn = Ihr Gegner ist am Zug. Es wurde nichts gespielt.
mail-no-offer = Es gibt kein Remisangebot Ihres Gegners, auf das Sie antworten könnten. Es wurde nichts ausgeführt.
mail-yes-elsewhere = Das Wort { command-yes } zählt nur in der Antwort auf die Frage selbst. Es wurde nichts ausgeführt.
mail-nothing-held = In dieser Partie wartet nichts auf Ihre Bestätigung.
mail-held-foreign-sender = Zu dieser Partie kam eine E-Mail von einer Adresse, die nicht zu Ihren gehört. Es wurde noch nichts ausgeführt.
mail-held-failed-dmarc = Zu dieser Partie kam eine E-Mail mit Ihrer Adresse als Absender, aber Ihr Mailanbieter bürgt nicht für sie. Es wurde noch nichts ausgeführt.
mail-held-ends-the-game = Das würde die Partie beenden, und Ihr Mailanbieter bürgt nicht für den Absender. Es wurde noch nichts ausgeführt.
mail-held-ask-before = Sie möchten gefragt werden, bevor das ausgeführt wird. Es wurde noch nichts ausgeführt.
mail-held-order = Es würde dies bewirken: { $order }. Wenn Sie das wollen, antworten Sie innerhalb von fünf Tagen auf diesen Brief mit dem Wort { command-yes }; es zählt die Zeit der ersten E-Mail.
mail-held-nothing = Es stand kein klarer Befehl darin. Wenn sie nicht von Ihnen war, brauchen Sie nichts zu tun.
mail-at-bounces = Sie haben an eine Adresse geschrieben, die nur Meldungen über unzustellbare E-Mails annimmt. Es wurde nichts ausgeführt. Bitte antworten Sie auf den Brief zur Partie mit dem gewöhnlichen Antwortknopf Ihres Programms.
mail-two-games = Ihre E-Mail ging an die Adressen zweier Partien. Es wurde in keiner etwas gespielt. Bitte senden Sie für jede Partie eine eigene E-Mail.
mail-no-token = Ihre E-Mail kam an eine Adresse ohne den Teil, der die Partie nennt. Es wurde nichts ausgeführt. Bitte antworten Sie auf den neuesten Brief der Partie selbst.
mail-no-general = In Ihrer E-Mail steht kein Befehl, den der Club kennt. Es wurde nichts ausgeführt. Einen Zug sendet man als Antwort auf den Brief seiner Partie. An diese Adresse können Sie einen der folgenden Befehle senden, allein in der ersten Zeile.
mail-general = Sie haben gebeten um: { $command }.

mail-not-taken-yet = Dieser Club bewahrt noch keine bedingten Züge auf. Es wurde nichts ausgeführt.
mail-lines-not-taken-yet = Bedingte Züge (if) und private Notizen (note:) bewahrt dieser Club noch nicht auf; diese Zeilen wurden weggelassen, und Ihr Gegner sieht sie nicht.
mail-general-not-yet = „{ $command }“ kann dieser Club per E-Mail noch nicht.
mail-change-needs-trust = Ihr Mailanbieter bürgt nicht für den Absender dieser E-Mail; deshalb wurde nichts geändert. Bitte senden Sie denselben Befehl als Antwort auf einen Brief zu einer Ihrer Partien, oder ändern Sie es auf der Seite Ihres Kontos.
mail-no-such-language = Der Club kennt keine Sprache „{ $language }“. Schreiben Sie einen Code aus zwei Buchstaben, zum Beispiel { command-language } de.
mail-language-set = Ihre Sprache ist jetzt { $language }, für Briefe und für die Buchstaben der Figuren.
mail-language-letters-only = Züge werden jetzt auch mit den Figurenbuchstaben von { $language } gelesen. Briefe schreibt der Club in dieser Sprache noch nicht.
mail-digest-daily = Ihr Wunsch nach einem Brief am Tag ist notiert. Der Klub verschickt solche Übersichten noch nicht: bis dahin bekommen Sie wie bisher sofort einen Brief für jeden Zug.
mail-digest-off = Sie bekommen jetzt für jeden Zug sofort einen Brief.
mail-welcome = Danke, dass Sie an { $club } geschrieben haben, einen Club, der Fischer-Random-Schach per E-Mail spielt. Partien, Regeln und Mitglieder finden Sie auf { $url }. Mitglieder trägt der Turnierleiter des Clubs ein; bitte schreiben Sie Ihren Namen und woher Sie spielen an die Adresse, die dort genannt ist.
mail-subject-answer = [{ $club }] Ihre Frage
mail-no-such-game = Eine Partie „{ $name }“ haben Sie nicht.
mail-no-such-position = „{ $text }“ ist keine Ausgangsstellung. Schreiben Sie eine Zahl von 0 bis 959 oder eine Grundreihe, zum Beispiel { command-position } 518 oder { command-position } RNBQKBNR.
mail-position = Die Ausgangsstellung ist { $position }.
mail-position-reversal = Gespiegelt (links und rechts vertauscht)
mail-addresses = Das sind Ihre Adressen. Eine E-Mail von jeder bestätigten gilt als von Ihnen.
mail-address-confirmed = bestätigt
mail-address-open = nicht bestätigt
mail-join-member = Sie sind schon Mitglied.
mail-games = { $count ->
    [0] Sie haben keine laufenden Partien.
    [one] Sie haben eine laufende Partie.
   *[other] Sie haben { $count } laufende Partien.
 }
mail-games-your-turn = Zug { $number } gegen { $opponent }, Sie sind am Zug: schreiben Sie an { $address }
mail-games-their-turn = Zug { $number } gegen { $opponent }, die Gegenseite ist am Zug: schreiben Sie an { $address }
mail-help = Züge sendet man als Antwort auf den Brief der Partie: den Zug allein in der ersten Zeile, zum Beispiel e4, Nf3 oder O-O. An diese Adresse können Sie einen der folgenden Befehle senden, allein in der ersten Zeile.
mail-help-games-write = { command-games }
mail-help-games-does = zählt Ihre laufenden Partien auf
mail-help-show-write = { command-show } M0255-1
mail-help-show-does = schickt eine Ihrer Partien
mail-help-position-write = { command-position } 451
mail-help-position-does = gibt Auskunft über eine Ausgangsstellung
mail-help-practice-write = { command-practice }
mail-help-practice-does = beginnt eine Übungspartie gegen den Club, der zufällige Züge spielt
mail-help-addresses-write = { command-addresses }
mail-help-addresses-does = zählt Ihre Adressen auf
mail-help-language-write = { command-language } de
mail-help-language-does = stellt die Sprache Ihrer Briefe ein
mail-help-digest-write = { command-digest } { command-daily }
mail-help-digest-does = ein Brief am Tag statt eines Briefs für jeden Zug
