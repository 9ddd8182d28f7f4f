# Was Turnierleiter von Amts wegen tun und wie es gesagt wird: Korrekturen, Zeit, Abschätzung, Sperre, vereinigte Konten.

finish-adjudication = Ein Turnierleiter hat entschieden, wie die Partie gewertet wird: { $winner } hat gewonnen.
finish-adjudication-draw = Ein Turnierleiter hat entschieden, wie die Partie gewertet wird: Sie ist remis.
finish-corrected = Ein Turnierleiter hat das Ergebnis berichtigt: { $winner } hat gewonnen.
finish-corrected-draw = Ein Turnierleiter hat das Ergebnis berichtigt: Die Partie ist remis.
finish-corrected-cancelled = Ein Turnierleiter hat die Partie annulliert: Sie zählt nicht.
finish-wrong-start = Die Partie hatte aus einer falschen Ausgangsstellung begonnen: Sie ist annulliert, zählt nicht und wird neu gespielt.
finish-moot = Durch ein berichtigtes Ergebnis ist das Match ohne diesen Stichkampf entschieden: Die Partie ist abgesetzt und zählt nicht.

denial-paused = Die Turnierleitung entscheidet, wie diese Partie zählt. Bis dahin ist kein Zug möglich, und keine Uhr läuft. Aufgeben oder ein bestehendes Remisangebot annehmen können Sie weiterhin.
denial-not-paused = Die Turnierleitung entscheidet nicht über diese Partie.
denial-not-over = Diese Partie ist nicht beendet.
denial-same-result = Die Partie hat dieses Ergebnis schon.
denial-against-the-board = Die letzte Stellung entscheidet diese Partie und sagt etwas anderes. Sie kann annulliert werden, aber kein Ergebnis gegen das Brett bekommen.
denial-stays-over = Matt und andere Enden auf dem Brett, Aufgabe und Einigung sind endgültig: Eine solche Partie geht nicht weiter. Das kann nur eine, die durch Zeit, durch Abschätzung oder wegen eines fehlenden ersten Zuges endete.
denial-stays-cancelled = Diese Partie wurde abgesetzt, bevor sie zu Ende gespielt war: Sie hat kein Ergebnis, das sich berichtigen ließe.
denial-grant-size = { $most ->
    [0] Dieser Uhr können jetzt keine Tage gegeben oder genommen werden.
    [one] Hier ist jetzt nur 1 Tag möglich.
   *[other] Hier sind jetzt nur 1 bis { $most } Tage möglich.
  }
denial-no-adjudication = Eine abgeschätzte Partie ist gewonnen, verloren oder remis.

letter-what-resumed = die Partie geht weiter
letter-what-corrected = das Ergebnis wurde berichtigt
granted-to-you = Ein Turnierleiter hat Ihnen Zeit gegeben: { $span }.
granted-to-them = Ein Turnierleiter hat { $name } Zeit gegeben: { $span }.
ungranted-to-you = Ein Turnierleiter hat Zeit zurückgenommen, die Ihnen gegeben worden war: { $span }.
ungranted-to-them = Ein Turnierleiter hat Zeit zurückgenommen, die { $name } gegeben worden war: { $span }.
resumed = Die Turnierleitung entscheidet diese Partie nicht: Sie geht weiter, wo sie stand.
reopened = Die Partie ist nicht mehr beendet: Ein Turnierleiter lässt sie weitergehen, wo sie stand. Die Uhr der Seite am Zug zeigt, was sie zu Beginn der Bedenkzeit dieses Zuges zeigte.
desk-reason-told = Entschieden von { $name } als Turnierleiter, mit dieser Begründung: { $reason }
desk-told-result = { $after ->
    [none] Bisher war das Ergebnis { $before }; jetzt zählt die Partie nicht.
    [open] Bisher war das Ergebnis { $before }; jetzt gibt es keines.
   *[other] { $before ->
        [none] Bisher zählte die Partie nicht; jetzt ist das Ergebnis { $after }.
       *[other] Bisher war das Ergebnis { $before }; jetzt ist es { $after }.
    }
  }
desk-told-rating = Ihre Wertung geht damit von { $before } auf { $after }.
suspended-subject = Sie sind bei { $club } gesperrt
unsuspended-subject = Sie sind bei { $club } nicht mehr gesperrt
role-subject = Ihre Rolle bei { $club }
role-letter-member = Sie sind jetzt Mitglied von { $club } wie andere: Ein Amt haben Sie nicht mehr. Danke für das, was Sie getan haben.
role-letter-director = Sie sind jetzt Turnierleiter von { $club }: Sie leiten Turniere, entscheiden in Partien und erledigen, was der Schreibtisch unter { $page } zeigt.
role-letter-admin = Sie sind jetzt Verwalter von { $club }: Sie tun unter { $page } alles, was Turnierleiter tun, entscheiden über Turnierleiter und verschicken den Newsletter.
role-reason = Entschieden hat das { $name }; der Grund: { $reason }
merged-subject = Ihre beiden Konten bei { $club } sind jetzt eines
ruling-ask-head = { $game }: noch ist nichts geschehen
ruling-ask-reason = Die Begründung, die mitgeteilt würde: { $reason }
ruling-ask-change = { $label }: { $before } → { $after }
ruling-done = Es ist geschehen: { $game }. Beide Spieler erfahren es, mit Ihrer Begründung.
ruling-dropped = In { $game } ist nichts geschehen.

evidence-granted = { $at }: Ein Turnierleiter gab { $name } { $span }.
evidence-ungranted = { $at }: Ein Turnierleiter nahm { $name } { $span } wieder ab.
evidence-paused = { $at }: Die Turnierleitung nahm sich der Partie an; die Uhren standen.
evidence-resumed = { $at }: Die Partie ging weiter; die Bedenkzeit des Zuges begann neu.
evidence-corrected = { $at }: Ein Turnierleiter berichtigte das Ergebnis zu { $result }.
evidence-reopened = { $at }: Ein Turnierleiter ließ die Partie weitergehen; die Bedenkzeit des Zuges begann neu.

adjudication-subject = Abschätzung der Partie { $game }
adjudication-asked = Ihr Antrag liegt der Turnierleitung vor. Die Partie geht weiter, bis jemand von ihr sich seiner annimmt.
adjudication-opened = Die Turnierleitung entscheidet, wie Ihre Partie { $game } gegen { $opponent } zählt. Die Begründung: { $why }
adjudication-claim-how = Bis dahin steht die Partie still: Kein Zug ist möglich, keine Uhr läuft. Sie beide können bis zum { $moment } sagen, ob die Stellung für Sie gewonnen oder remis ist, und es durch Varianten zeigen. Ein Turnierleiter, der mit der Partie nichts zu tun hat, entscheidet, wenn beide geantwortet haben oder die Frist vorbei ist.
adjudication-claim-answer = Um per E-Mail zu beanspruchen, antworten Sie mit einem davon in der ersten Zeile und Ihren Varianten darunter. Ein späterer Anspruch ersetzt einen früheren:
claim-write-win = beanspruche Gewinn
claim-write-draw = beanspruche Remis
claim-does-win = ich halte meine Stellung für gewonnen
claim-does-draw = ich halte die Stellung für remis
claim-win = Gewinn
claim-draw = Remis
adjudication-claim-filed = Ihr Anspruch ist eingetragen: { $claim }. Sie können ihn ersetzen, solange die Frist läuft.
claimed-win = { $name } beanspruchte Gewinn
claimed-draw = { $name } beanspruchte Remis
adjudication-not-taken-up = Die Turnierleitung schätzt Ihre Partie { $game } nicht ab. Sie geht weiter.
adjudication-may-appeal = Sie können bis zum { $moment } einmal Einspruch erheben; dann entscheidet ein anderer Turnierleiter, und zwar endgültig.
adjudication-appeal-answer = Um per E-Mail Einspruch zu erheben, antworten Sie mit diesem Wort in der ersten Zeile und Ihrer Begründung darunter:
appeal-write = Einspruch
appeal-does = ein anderer Turnierleiter soll entscheiden
adjudication-appealed = Ihr Einspruch liegt der Turnierleitung vor. Ein anderer Turnierleiter entscheidet.
adjudication-appealed-by = { $name } hat gegen die Entscheidung über Partie { $game } Einspruch erhoben. Jetzt entscheidet ein anderer Turnierleiter; Sie erfahren davon.
adjudication-appealed-why = Die Begründung von { $name }: { $reason }
adjudication-settled = Ein anderer Turnierleiter hat über den Einspruch entschieden.
adjudication-final = Das ist endgültig.
adjudication-unclear = Ihre Antwort war nicht zu verstehen, und nichts wurde geändert. Bitte schreiben Sie eines der Wörter, die der Brief nennt, allein auf die erste Zeile, und Ihre Varianten oder Ihre Begründung darunter.

suspended-letter = Sie sind gesperrt: Bis auf Weiteres können Sie keine Partien beginnen. Die laufenden gehen weiter wie immer, und Ihre E-Mails werden beantwortet.
unsuspended-letter = Sie sind nicht mehr gesperrt: Sie können wieder Partien beginnen.
suspended-entries = { $count ->
    [one] Sie sind nicht mehr gemeldet für { $events }.
   *[other] Sie sind nicht mehr gemeldet für diese Turniere: { $events }.
} Sobald Sie Partien beginnen dürfen, können Sie sich wieder melden.
merged-letter = Ihre Konten { $from } und { $into } sind jetzt eines: { $into }. Alle Partien, Adressen und Ergebnisse beider sind dort, und die Wertungen wurden neu berechnet.

desk-denial-no-reason = Nennen Sie eine Begründung von mindestens drei Zeichen: Wen es betrifft, der liest sie, und sie steht im Protokoll.
desk-denial-too-long = Das ist zu lang: höchstens { $most } Zeichen.
desk-denial-own-game = Sie spielen in dieser Partie oder in ihrem Turnier und können hier nicht entscheiden. { $count ->
    [0] Zurzeit kann es kein anderer Turnierleiter: Ein Admin muss jemanden zum Turnierleiter machen, der dort nicht spielt.
   *[other] Es können: { $others }.
  }
desk-denial-own-decision = Die erste Entscheidung war Ihre; über den Einspruch entscheidet ein anderer Turnierleiter. { $count ->
    [0] Zurzeit kann es kein anderer: Ein Admin muss jemanden zum Turnierleiter machen, der dort nicht spielt.
   *[other] Es können: { $others }.
  }
desk-denial-settled = Über einen Einspruch zu dieser Partie wurde entschieden, und das ist endgültig: Nur ein Admin, der nicht selbst zuerst entschieden hat, kann das noch berichtigen.
desk-denial-changed = Es hat sich geändert, seit Sie es angesehen haben. Sehen Sie es noch einmal an, dann entscheiden Sie.
desk-denial-which-game = { $name } hat zwei Partien. Sagen Sie, welche Sie meinen: { $name }-1 oder { $name }-2.
desk-denial-no-match = Diese Partie wurde nicht als Teil eines Matches hier gespielt.
desk-denial-event-moved-on = { $code } ist beendet oder in seiner nächsten Runde. Was dort gepaart wurde, bleibt; das Ergebnis kann berichtigt werden.
desk-denial-player-left = { $name } hat den Club verlassen: Die Partie kann nicht weitergehen.
desk-denial-same-start = Aus dieser Stellung hat die Partie begonnen. Nennen Sie die richtige.
desk-denial-start-needed = In einem Turnier wird nichts neu ausgelost: Nennen Sie die richtige Ausgangsstellung.
desk-denial-drawn-start = Diese Stellung ist die, die die Auslosung des Turniers ergab, wie jeder nachprüfen kann. Sie ist nicht falsch, und es wird nicht neu ausgelost.
desk-denial-only-drawn = In diesem Turnier kann nur die ausgeloste Stellung die richtige sein: { $start }.
desk-denial-same-status = Das ist schon so.
desk-denial-yourself = Über Ihr eigenes Konto entscheidet ein anderer Turnierleiter.
desk-denial-same-role = Dieses Mitglied hat diese Rolle schon.
desk-denial-last-admin = Der Club braucht einen Verwalter: Ernennen Sie erst einen anderen.
desk-denial-staff = Über Turnierleiter und Admins entscheidet nur ein Admin.
desk-denial-staff-account = Das Konto, das aufgegeben wird, gehört einem Turnierleiter oder Admin. Ein Admin muss ihm erst das Amt nehmen.
desk-denial-apart = Diese Konten sind sich begegnet: { $games ->
    [0] keine Partie
    [one] eine Partie
   *[other] { $games } Partien
  } gegeneinander, { $events ->
    [0] kein Turnier
    [one] ein Turnier
   *[other] { $events } Turniere
  } mit beiden. Zwei Konten, die sich begegnet sind, können nicht eines werden.
desk-denial-no-adjudication = Es gibt keine Abschätzung { $number }, an der Sie beteiligt sind.
desk-denial-asked-already = Diese Partie liegt der Turnierleitung schon vor.
desk-denial-asked-too-often = Sie haben die Abschätzung dieser Partie schon zweimal beantragt.
desk-denial-not-decidable = Hier ist jetzt nichts zu entscheiden.
desk-denial-claims-open = Die Spieler können ihre Ansprüche bis zum { $moment } eintragen. Früher kann entschieden werden, wenn beide es getan haben.
desk-denial-claims-closed = Die Frist für Ansprüche ist vorbei.
desk-denial-claim-without-lines = Ein Anspruch braucht Varianten, die ihn zeigen: Schreiben Sie die Züge, die gewinnen oder das Remis halten.
desk-denial-time-is-up = In dieser Partie ist die Zeit abgelaufen: Die Uhr entscheidet sie.
desk-denial-no-appeal = Hier gibt es keine Entscheidung, gegen die Einspruch möglich wäre, oder es gab schon einen.
desk-denial-appeal-too-late = Die Frist für einen Einspruch ist vorbei.
desk-denial-no-letter = Über diesen Brief ist nichts zu entscheiden.
desk-denial-no-held = Davon wartet nichts mehr auf ein Ja.
desk-denial-asked-lately = Das Mitglied wurde vor weniger als einer Stunde gefragt. Lassen Sie dem Brief Zeit.
desk-denial-no-entry = Das Protokoll hat keinen solchen Eintrag.
desk-denial-no-undo = Das lässt sich nicht zurücknehmen.
suspended-seats = Sie spielen in { $events }: { $count ->
    [one] Die Turnierleitung entscheidet
   *[other] Die Turnierleitungen entscheiden
  } vor der nächsten Runde, ob Sie den Platz behalten.
adjudication-holds = Die nächste Runde oder das Ende des Turniers wartet, bis die Frist für einen Einspruch vorbei oder über ihn entschieden ist.
desk-told-overruled = Bisher galt die Entscheidung über den Einspruch, die endgültig sein sollte. Die Clubleitung hat sie aufgehoben, und dagegen gibt es keinen Einspruch.
desk-told-restored = Die Entscheidung über den Einspruch gilt wieder und ist endgültig.
merged-opponent-subject = [{ $club }] Ihr Gegner { $from } heißt jetzt { $into }
merged-opponent = Zwei Konten derselben Person sind eines geworden: { $from } spielt als { $into } weiter. { $games ->
    [one] Ihre Partie { $list } geht weiter, wie sie steht.
   *[other] Ihre Partien { $list } gehen weiter, wie sie stehen.
  }
