# Ce que les directeurs font d’office et comment on le dit : corrections, temps, adjudication, suspension, comptes réunis.

finish-adjudication = Un directeur a statué sur le résultat de la partie : { $winner } a gagné.
finish-adjudication-draw = Un directeur a statué sur le résultat de la partie : elle est nulle.
finish-corrected = Un directeur a corrigé le résultat : { $winner } a gagné.
finish-corrected-draw = Un directeur a corrigé le résultat : la partie est nulle.
finish-corrected-cancelled = Un directeur a annulé la partie : elle ne compte pas.
finish-wrong-start = La partie avait commencé d’une mauvaise position de départ : elle est annulée, ne compte pas et sera rejouée.
finish-moot = Par un résultat corrigé, le match est décidé sans ce départage : la partie est annulée et ne compte pas.

denial-paused = Les directeurs décident comment cette partie compte. Jusque-là, aucun coup n’est possible et aucune pendule ne tourne. Vous pouvez encore abandonner ou accepter une offre de nulle en cours.
denial-not-paused = Les directeurs ne décident pas de cette partie.
denial-not-over = Cette partie n’est pas terminée.
denial-same-result = La partie a déjà ce résultat.
denial-against-the-board = La dernière position décide de cette partie et dit autre chose. On peut l’annuler, mais pas lui donner un résultat contraire à l’échiquier.
denial-stays-over = Le mat et les autres fins sur l’échiquier, l’abandon et l’accord sont définitifs : une telle partie ne reprend pas. Seule peut reprendre celle qui a pris fin au temps, par adjudication ou faute de premier coup.
denial-stays-cancelled = Cette partie a été annulée avant d’être jouée jusqu’au bout : elle n’a pas de résultat à corriger.
denial-grant-size = { $most ->
    [0] On ne peut maintenant ni ajouter ni retirer de jours à cette pendule.
    [one] Un seul jour est possible ici maintenant.
   *[other] Seuls 1 à { $most } jours sont possibles ici maintenant.
  }
denial-no-adjudication = Une partie adjugée est gagnée, perdue ou nulle.

letter-what-resumed = la partie reprend
letter-what-corrected = le résultat a été corrigé
granted-to-you = Un directeur vous a donné du temps : { $span }.
granted-to-them = Un directeur a donné du temps à { $name } : { $span }.
ungranted-to-you = Un directeur a repris du temps qui vous avait été donné : { $span }.
ungranted-to-them = Un directeur a repris du temps qui avait été donné à { $name } : { $span }.
resumed = Les directeurs ne décident pas de cette partie : elle reprend où elle en était.
reopened = La partie n’est plus terminée : un directeur la laisse reprendre où elle en était. La pendule du camp au trait indique ce qu’elle indiquait au début de ce tour.
desk-reason-told = Décidé par { $name } en tant que directeur, pour ce motif : { $reason }
desk-told-result = { $after ->
    [none] Jusqu’ici le résultat était { $before } ; maintenant la partie ne compte pas.
    [open] Jusqu’ici le résultat était { $before } ; maintenant il n’y en a pas.
   *[other] { $before ->
        [none] Jusqu’ici la partie ne comptait pas ; maintenant le résultat est { $after }.
       *[other] Jusqu’ici le résultat était { $before } ; maintenant c’est { $after }.
    }
  }
desk-told-rating = Votre Elo passe ainsi de { $before } à { $after }.
suspended-subject = Vous êtes suspendu à { $club }
unsuspended-subject = Vous n’êtes plus suspendu à { $club }
role-subject = Votre fonction à { $club }
role-letter-member = Vous êtes maintenant membre de { $club } comme les autres : vous n’avez plus de fonction. Merci de ce que vous avez fait.
role-letter-director = Vous êtes maintenant directeur de { $club } : vous dirigez des tournois, tranchez dans les parties et vous occupez de ce que montre le bureau sur { $page }.
role-letter-admin = Vous êtes maintenant administrateur de { $club } : vous faites sur { $page } tout ce que font les directeurs, décidez des directeurs et envoyez la lettre du club.
role-reason = C’est { $name } qui l’a décidé ; le motif : { $reason }
merged-subject = Vos deux comptes à { $club } n’en font plus qu’un
ruling-ask-head = { $game } : rien n’est encore fait
ruling-ask-reason = Le motif qui serait communiqué : { $reason }
ruling-ask-change = { $label } : { $before } → { $after }
ruling-done = C’est fait : { $game }. Les deux joueurs en sont avertis, avec votre motif.
ruling-dropped = Rien n’a été fait dans { $game }.

evidence-granted = { $at } : un directeur a donné { $span } à { $name }.
evidence-ungranted = { $at } : un directeur a repris { $span } à { $name }.
evidence-paused = { $at } : les directeurs se sont saisis de la partie ; les pendules étaient arrêtées.
evidence-resumed = { $at } : la partie a repris ; le tour a recommencé.
evidence-corrected = { $at } : un directeur a corrigé le résultat en { $result }.
evidence-reopened = { $at } : un directeur a laissé la partie reprendre ; le tour a recommencé.

adjudication-subject = Adjudication de la partie { $game }
adjudication-asked = Votre demande est devant les directeurs. La partie continue jusqu’à ce que l’un d’eux s’en saisisse.
adjudication-opened = Les directeurs décident comment compte votre partie { $game } contre { $opponent }. Le motif indiqué : { $why }
adjudication-claim-how = Jusque-là, la partie est arrêtée : aucun coup n’est possible, aucune pendule ne tourne. Vous pouvez tous deux dire jusqu’au { $moment } si la position est gagnée pour vous ou nulle, et le montrer par des variantes. Un directeur étranger à la partie décide quand vous aurez répondu tous deux ou que le délai sera écoulé.
adjudication-claim-answer = Pour revendiquer par courriel, répondez à cette lettre par l’une de ces phrases sur la première ligne, vos variantes au-dessous. Une revendication ultérieure remplace la précédente :
claim-write-win = je réclame le gain
claim-write-draw = je réclame la nulle
claim-does-win = je soutiens que ma position est gagnée
claim-does-draw = je soutiens que la position est nulle
claim-win = le gain
claim-draw = la nulle
adjudication-claim-filed = Votre revendication est enregistrée : { $claim }. Vous pouvez la remplacer tant que le délai court.
claimed-win = { $name } a revendiqué le gain
claimed-draw = { $name } a revendiqué la nulle
adjudication-not-taken-up = Les directeurs ne se saisissent pas de l’adjudication de votre partie { $game }. Elle continue.
adjudication-may-appeal = Vous pouvez faire appel une fois, jusqu’au { $moment } ; un autre directeur décide alors, définitivement.
adjudication-appeal-answer = Pour faire appel par courriel, répondez à cette lettre par ce mot sur la première ligne, votre motif au-dessous :
appeal-write = appel
appeal-does = qu’un autre directeur décide
adjudication-appealed = Votre appel est devant les directeurs. Un autre décide.
adjudication-appealed-by = { $name } a fait appel de la décision sur la partie { $game }. Un autre directeur décide maintenant ; vous en serez informé.
adjudication-appealed-why = Le motif donné par { $name } : { $reason }
adjudication-settled = Un autre directeur a statué sur l’appel.
adjudication-final = C’est définitif.
adjudication-unclear = Votre réponse n’a pas pu être comprise, et rien n’a changé. Écrivez seule sur la première ligne l’une des expressions que nomme la lettre, et vos variantes ou votre motif au-dessous.

suspended-letter = Vous êtes suspendu : jusqu’à nouvel ordre, vous ne pouvez commencer aucune partie. Celles en cours continuent comme d’habitude, et vos courriels reçoivent réponse.
unsuspended-letter = Vous n’êtes plus suspendu : vous pouvez de nouveau commencer des parties.
suspended-entries = { $count ->
    [one] Vous n’êtes plus inscrit à { $events }.
   *[other] Vous n’êtes plus inscrit à ces tournois : { $events }.
} Dès que vous pourrez de nouveau commencer des parties, vous pourrez vous réinscrire.
merged-letter = Vos comptes { $from } et { $into } n’en font plus qu’un : { $into }. Toutes les parties, adresses et résultats des deux s’y trouvent, et les classements ont été recalculés.

desk-denial-no-reason = Indiquez un motif d’au moins trois caractères : les personnes concernées le lisent, et il figure au journal.
desk-denial-too-long = C’est trop long : { $most } caractères au plus.
desk-denial-own-game = Vous jouez dans cette partie ou dans son tournoi, et ne pouvez donc pas décider ici. { $count ->
    [0] Pour l’instant, aucun autre directeur ne le peut : un administrateur doit nommer directeur quelqu’un qui n’y joue pas.
   *[other] Peuvent le faire : { $others }.
  }
desk-denial-own-decision = La première décision était la vôtre ; un autre directeur statue sur l’appel. { $count ->
    [0] Pour l’instant, aucun autre ne le peut : un administrateur doit nommer directeur quelqu’un qui n’y joue pas.
   *[other] Peuvent le faire : { $others }.
  }
desk-denial-settled = Un appel sur cette partie a été tranché, et c’est définitif : seul un administrateur qui n’a pas pris la première décision peut encore corriger.
desk-denial-changed = Cela a changé depuis que vous l’avez regardé. Regardez de nouveau, puis décidez.
desk-denial-which-game = { $name } compte deux parties. Dites laquelle : { $name }-1 ou { $name }-2.
desk-denial-no-match = Cette partie n’a pas été jouée ici dans un match.
desk-denial-event-moved-on = { $code } est terminé ou passé à la ronde suivante. Les appariements restent ; le résultat peut être corrigé.
desk-denial-player-left = { $name } a quitté le club : la partie ne peut pas reprendre.
desk-denial-same-start = La partie a commencé de cette position. Indiquez la bonne.
desk-denial-start-needed = Dans un tournoi, on ne tire pas de nouveau au sort : indiquez la bonne position de départ.
desk-denial-drawn-start = Cette position est celle qu’a donnée le tirage du tournoi, comme chacun peut le vérifier. Elle n’est pas fausse, et l’on ne tire pas de nouveau.
desk-denial-only-drawn = Dans ce tournoi, seule la position tirée peut être la bonne : { $start }.
desk-denial-same-status = C’est déjà le cas.
desk-denial-yourself = De votre propre compte, un autre directeur décide.
desk-denial-same-role = Ce membre a déjà cette fonction.
desk-denial-last-admin = Le club a besoin d’un administrateur : nommez-en d’abord un autre.
desk-denial-staff = Seul un administrateur décide des directeurs et des administrateurs.
desk-denial-staff-account = Le compte abandonné est celui d’un directeur ou d’un administrateur. Un administrateur doit d’abord lui retirer sa fonction.
desk-denial-apart = Ces comptes se sont rencontrés : { $games ->
    [0] aucune partie
    [one] une partie
   *[other] { $games } parties
  } l’un contre l’autre, { $events ->
    [0] aucun tournoi
    [one] un tournoi
   *[other] { $events } tournois
  } où tous deux sont inscrits. Deux comptes qui se sont rencontrés ne peuvent pas n’en faire qu’un.
desk-denial-no-adjudication = Il n’y a pas d’adjudication { $number } à laquelle vous preniez part.
desk-denial-asked-already = Cette partie est déjà devant les directeurs.
desk-denial-asked-too-often = Vous avez déjà demandé deux fois l’adjudication de cette partie.
desk-denial-not-decidable = Il n’y a rien à décider ici maintenant.
desk-denial-claims-open = Les joueurs peuvent déposer leurs revendications jusqu’au { $moment }. On peut décider plus tôt si les deux l’ont fait.
desk-denial-claims-closed = Le délai des revendications est écoulé.
desk-denial-claim-without-lines = Une revendication demande des variantes qui la montrent : écrivez les coups qui gagnent ou qui tiennent la nulle.
desk-denial-time-is-up = Le temps est écoulé dans cette partie : la pendule en décide.
desk-denial-no-appeal = Il n’y a pas ici de décision dont on puisse faire appel, ou il y a déjà eu un appel.
desk-denial-appeal-too-late = Le délai d’appel est écoulé.
desk-denial-no-letter = Il n’y a rien à décider de cette lettre.
desk-denial-no-held = Rien de cela n’attend plus de oui.
desk-denial-asked-lately = La question a été posée au membre il y a moins d’une heure. Laissez du temps à la lettre.
desk-denial-no-entry = Le journal n’a pas cette entrée.
desk-denial-no-undo = Cela ne peut pas être annulé.
suspended-seats = Vous jouez dans { $events } : { $count ->
    [one] la direction du tournoi décide
   *[other] la direction de chaque tournoi décide
  } avant la ronde suivante si vous gardez votre place.
adjudication-holds = La ronde suivante, ou la fin du tournoi, attend que le délai d’appel soit écoulé ou que l’appel soit tranché.
desk-told-overruled = Jusqu’ici valait la décision sur l’appel, qui devait être définitive. L’administration du club l’a annulée, et il n’y a pas d’appel contre cela.
desk-told-restored = La décision sur l’appel vaut de nouveau, et elle est définitive.
merged-opponent-subject = [{ $club }] Votre adversaire { $from } s’appelle maintenant { $into }
merged-opponent = Deux comptes d’une même personne n’en font plus qu’un : { $from } continue sous le nom { $into }. { $games ->
    [one] Votre partie { $list } continue telle quelle.
   *[other] Vos parties { $list } continuent telles quelles.
  }
