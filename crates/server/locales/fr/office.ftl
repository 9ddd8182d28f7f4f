## Ce qu’un directeur fait dans un tournoi, ce que cela change pour d’autres, et comment on l’annule
event-what-entered = vous êtes inscrit
event-what-office = qui le dirige
event-what-news = du nouveau
going-lost = { $lost ->
    [0] Aucune partie n’est perdue de ce fait.
    [one] Une partie est perdue de ce fait.
   *[other] { $lost } parties sont perdues de ce fait.
}
going-cancelled = { $cancelled ->
    [one] Une partie où l’un des joueurs au moins n’a pas encore joué est annulée.
   *[other] { $cancelled } parties où l’un des joueurs au moins n’a pas encore joué sont annulées.
}
going-void = Moins de la moitié des parties sont terminées : aucun résultat ne compte au tableau, et ceux qui y figuraient en sortent. Les parties terminées restent comptées pour le classement Elo.
going-kept = Ce qui a été joué reste au tableau.
event-gone = { $name } ne joue plus dans { $event } ({ $code }).
event-gone-void = Dans { $event } ({ $code }), moins de la moitié des parties { DE($name) } étaient terminées : aucun de ces résultats ne compte au tableau. Les parties terminées restent comptées pour le classement Elo.
event-note-opponents-told = Les adversaires apprennent qui est parti et ce que cela change au tableau.
event-note-undo = On peut revenir dessus dans le journal tant que rien n’a commencé depuis.

log-undo-games = { $games ->
    [one] Une partie reprend où elle en était.
   *[other] { $games } parties reprennent où elles en étaient.
}
log-undo-waits = Toutes les places sont prises entre-temps : le membre va sur la liste d’attente, dans l’ordre des inscriptions, et il le lira.
log-stays-undone = Cela a été annulé.
log-stays-own = Cela reste : le membre l’a fait lui-même.
log-stays-begun = Cela reste : depuis, le tournoi a commencé ou est passé à une autre ronde.
log-stays-over = Cela reste : le tournoi est terminé.
log-stays-moved = Cela reste : un coup a été joué depuis.
log-stays-changed = Cela reste : autre chose s’est passé depuis.
log-stays-places = Cela reste : il y a maintenant plus d’inscrits qu’il n’y avait de places.
log-stays-date = Cela reste : la date du début qui vaudrait de nouveau est passée.
log-stays-left = Cela reste : { $name } a quitté le club ou ne peut pas jouer pour le moment.
log-stays-no-officer = Cela reste : { $name } n’est plus directeur.
log-stays-time-used = Cela reste : il reste trop peu de ce temps, ou la partie est terminée.
log-stays-tie-break = Cela reste : avec le résultat précédent, le match serait de nouveau à égalité, mais le départage annulé ne peut plus être joué, car le tournoi est terminé.
log-stays-unkept = Cela reste : c’est d’avant que de telles choses puissent être annulées.
log-stays-started = Cela reste : des parties ont commencé, et leurs positions sont connues.
log-stays-ended = Cela reste : le tournoi est terminé. Un résultat peut être corrigé.
log-stays-reopened = Cela reste : la partie continue et finit par le jeu ou par une décision.
log-stays-replayed = Cela reste : les nouvelles parties ont commencé.
log-stays-merged = Cela reste : ce qu’avaient deux comptes ne fait plus qu’un.
log-stays-decided = Cela reste : contre une décision, il y a l’appel.
log-stays-undo = Cela reste : ce qui a été annulé peut être refait.
log-action-undo-withdrawal = retrait annulé
log-action-undo-replacement = remplacement annulé
log-action-undo-call-off = annulation d’un tournoi levée
log-action-undo-appointment = nomination annulée
log-action-undo-edit = modification d’un tournoi annulée
log-action-undo-entry = inscription annulée
log-value-open = ouvert aux inscriptions
log-value-cancelled = annulé
event-back = Vous êtes de nouveau dans { $event } ({ $code }) : votre retrait a été annulé.
event-back-waiting = Vous êtes de nouveau sur la liste d’attente de { $event } ({ $code }) : votre retrait a été annulé. Toutes les places sont prises pour le moment.
event-back-to-waiting = Votre retrait de { $event } ({ $code }) a été annulé. Votre place a été prise entre-temps et aucune autre n’est libre : vous êtes maintenant sur la liste d’attente, avant ceux qui se sont inscrits après vous. Une lettre vous dira quand une place est à vous.
event-back-in-play = Vous jouez de nouveau dans { $event } ({ $code }) : votre retrait a été annulé.
event-back-of = { $name } joue de nouveau dans { $event } ({ $code }) : son retrait a été annulé.
event-back-scored = Les résultats { DE($name) } comptent de nouveau au tableau.
event-back-scored-own = Vos résultats comptent de nouveau au tableau.
event-back-games = Les parties qui avaient fini de ce fait reprennent où elles en étaient ; le camp au trait a le temps qu’il avait au début de son tour. Les propositions de nulle et les coups conditionnels sont à redonner.
event-seat-back = Votre place dans { $event } ({ $code }) est de nouveau à vous : la venue { DE($goes) } à votre place a été annulée.
event-seat-lost = { $back } a de nouveau la place dans { $event } ({ $code }) que vous aviez prise : le remplacement a été annulé. Vos parties de ce tournoi ne comptent pas.
event-seat-lost-waiting = { $back } a de nouveau la place dans { $event } ({ $code }) que vous aviez prise : le remplacement a été annulé. Vos parties de ce tournoi ne comptent pas, et vous êtes de nouveau sur la liste d’attente.
event-seat-changed = Dans { $event } ({ $code }), { $back } joue de nouveau, et non { $goes } : un remplacement a été annulé.
event-again = { $event } ({ $code }) aura lieu malgré tout : son annulation a été levée. Vous en êtes.
event-again-waiting = { $event } ({ $code }) aura lieu malgré tout : son annulation a été levée. Vous êtes sur la liste d’attente.
event-way-out = Si vous ne voulez pas jouer, écrivez « { $write } » à { $address }, ou retirez votre inscription sur la page du tournoi.

event-office-director = Vous dirigez désormais { $event } ({ $code }).
event-office-deputy = Vous êtes désormais l’adjoint de { $event } ({ $code }) : si son directeur se tait quatorze jours, c’est vous que l’on sollicite.
event-office-no-director = Vous ne dirigez plus { $event } ({ $code }).
event-office-no-deputy = Vous n’êtes plus l’adjoint de { $event } ({ $code }).
event-runs-now = { $name } dirige désormais { $event } ({ $code }).
event-runs-nobody = { $event } ({ $code }) n’a pas de directeur pour le moment. Les administrateurs du club s’en occupent.
event-note-no-director = Personne ne dirigerait ce tournoi : ce qui y attend serait vu par les administrateurs au bout de quatorze jours. Est-ce bien ce que vous voulez ?
event-note-officers-told = Qui le dirige, ou ne le dirige plus, en est averti, avec votre motif ; un nouveau directeur est nommé aux inscrits.

event-replaced-out = Vous ne jouez plus dans { $event } ({ $code }) : { $comes } joue à votre place.
event-replaced-late = Dans aucune de vos parties vous n’aviez joué un premier coup dans les sept jours après en avoir été averti.
event-replaced-asked = Le directeur dit que vous l’avez demandé.
event-replaced-in = Vous jouez désormais dans { $event } ({ $code }), à la place { DE($goes) }.
event-replaced-other = { $comes } joue désormais dans { $event } ({ $code }), à la place { DE($goes) }.
event-denial-first-move-runs = { $name } a encore { $days ->
    [one] moins d’un jour
   *[other] jusqu’à { $days } jours
  } pour un premier coup. Avant cela, on ne remplace un membre qu’à sa propre demande.
event-denial-first-move-ahead = { $name } n’est pas encore au trait, ou n’en a pas été averti : les sept jours pour un premier coup ne courent pas. Avant cela, on ne remplace un membre qu’à sa propre demande.
event-denial-first-move-word = Si le joueur l’a demandé lui-même, dites-le dans la ligne : { $write }
event-note-first-move-late = { $name } n’a pas joué de premier coup en sept jours.
event-replace-asked = { $name } me l’a demandé

event-entered-by = { $director } vous a inscrit à { $event } ({ $code }). Une lettre vous parviendra quand il commencera.
event-entered-by-waiting = { $director } vous a inscrit à { $event } ({ $code }). Toutes les places sont prises : vous êtes sur la liste d’attente, et une lettre arrive quand une place est à vous.
event-entered-waiting-done = Toutes les places sont prises : vous êtes sur la liste d’attente. Une lettre vous parviendra quand une place sera à vous.
event-begun-without = { $event } ({ $code }) a commencé, et toutes ses places étaient prises. Vous restez sur sa liste d’attente, au cas où quelqu’un ne viendrait jamais.
event-begun-over = { $event } ({ $code }) a commencé, et toutes ses places étaient prises. Vous êtes dans celui qui suit : { $next } ({ $next_code }).
event-begun-over-waiting = { $event } ({ $code }) a commencé, et toutes ses places étaient prises. Vous êtes sur la liste d’attente de celui qui suit : { $next } ({ $next_code }).
event-fact-followed = Suivi de

## To oneself
event-denial-already-entered-own = Vous êtes déjà inscrit à ce tournoi.
event-denial-not-entered-own = Vous n’êtes pas inscrit à ce tournoi.
event-denial-not-playing-own = Vous ne jouez plus dans ce tournoi.
event-denial-rating-low-own = Ce tournoi est pour les classements à partir de { $min } ; le vôtre est { $is }.
event-denial-rating-high-own = Ce tournoi est pour les classements jusqu’à { $max } ; le vôtre est { $is }.
event-denial-few-games-own = Parties terminées requises pour ce tournoi : { $min }. Vous en avez { $is }.
event-denial-time-losses-own = Parties perdues au temps, au plus, pour ce tournoi : { $max }. Vous en avez { $is }.
event-denial-begin-running = Ce tournoi a déjà commencé.
event-denial-begin-finished = Ce tournoi est terminé.
event-denial-begin-cancelled = Ce tournoi a été annulé.
club-suspended-own = Vous ne pouvez pas commencer de parties en ce moment.
desk-correction-back-told = { $name }, en tant que directeur, a annulé une correction : le résultat d’avant compte de nouveau. Le motif : { $reason }
mail-subject-about = [{ $club }] { $what } · { letter-what-answer }
mail-event-waits = { $event } : { $format }, cadence { $pace }, joueurs : { $entrants } ; toutes les places sont prises et vous êtes sur la liste d’attente ; pour la quitter, écrivez « { command-withdraw } { $code } »
mail-help-go-write = { command-withdraw } T0004
mail-help-go-does = retire votre inscription à ce tournoi
event-fact-called-off-by = Annulé par
event-fact-why = Pourquoi
event-note-starts-now = Avec ce changement toutes les places sont prises : le tournoi commence aussitôt, avec { $players } joueurs, et cela ne peut pas être repris.
going-rated = Les parties perdues de ce fait comptent pour l’Elo.
going-walkover = Au classement, une partie annulée de ce fait compte comme gagnée par l’adversaire.
going-ends-round = Il ne reste aucune autre partie de la ronde : la suivante commence aussitôt.
going-ends-round-later = Il ne reste aucune autre partie de la ronde : la suivante commence dans une heure. D’ici là, on peut le reprendre dans le journal.
going-ends-event = Cela met fin au tournoi.
going-ends-event-later = Cela met fin au tournoi : le résultat est acquis dans une heure. D’ici là, on peut le reprendre dans le journal.
event-moved-title = Par un résultat corrigé, { $event } ({ $code }) a un autre vainqueur : jusqu’ici { $had }, maintenant { $has }.
gone-left = { $name } a quitté le club.
gone-won = { $games ->
    [one] Vous gagnez de ce fait la partie { $list }.
   *[other] Vous gagnez de ce fait les parties { $list }.
  }
gone-lost = { $games ->
    [one] Vous perdez de ce fait la partie { $list }.
   *[other] Vous perdez de ce fait les parties { $list }.
  }
gone-cancelled = { $games ->
    [one] La partie { $list } est annulée et ne compte pas pour l’Elo.
   *[other] Les parties { $list } sont annulées et ne comptent pas pour l’Elo.
  }
event-gone-walkover = Au tableau de { $event } ({ $code }), ce qui est annulé compte comme gagné par vous.
event-gone-kept = Votre résultat contre { $name } reste au tableau de { $event } ({ $code }).
event-gone-on = Vous passez à la ronde suivante de { $event } ({ $code }).
event-gone-title = De ce fait, vous gagnez { $event } ({ $code }) : le résultat est acquis dans une heure, sauf si l’on revient dessus d’ici là.
going-wins = { $winners ->
    [0] Personne ne le gagne.
    [one] { $names } le gagne.
   *[other] { $names } partagent la première place.
  }
going-wins-class = Groupe { $class } : { $winners ->
    [0] personne ne le gagne.
    [one] { $names } le gagne.
   *[other] { $names } partagent la première place.
  }
event-suspended = { $name }, qui joue dans { $event } ({ $code }), fait l’objet d’une suspension. Les parties en cours continuent ; avant que la ronde suivante soit appariée, vous décidez si { $name } garde sa place ou sort du tournoi. Jusque-là, le tournoi attend.
event-suspended-waits = La ronde suivante de { $event } ({ $code }) attend votre décision, à cause d’une suspension : { $names }. Maintenez la place ou retirez le joueur.
event-kept = Vous gardez votre place dans { $event } ({ $code }) : ses rondes continuent avec vous malgré la suspension.
event-denial-undecided = À cause d’une suspension ({ $names }), décidez d’abord sur la page de direction du tournoi si la place est maintenue, ou retirez le joueur.
event-denial-not-suspended = Ce membre n’est pas suspendu ou garde déjà sa place.
event-denial-may-appeal = La décision sur { $game } est susceptible d’appel pendant encore { $days ->
    [one] un jour
   *[other] { $days } jours
  } : le tournoi ne continue pas avant.
event-denial-appealed = Il faut d’abord trancher l’appel concernant { $game }.
going-hour = On peut revenir dessus dans le journal pendant une heure au moins : le tournoi ne continue pas avant, même si sa dernière partie finit entre-temps.
event-moved-no-title = Par un résultat corrigé, plus personne n’a gagné { $event } ({ $code }) (jusqu’ici { $had }) : il ne reste aucune partie qui compte.
event-moved-shared = La finale est maintenant à égalité. Le tournoi étant terminé, aucun départage n’est joué : la première place est partagée.
event-moved-by-lot = Le départage de la finale de { $event } ({ $code }) est maintenant à égalité, et le sort tiré du maillon { $round } décide : { $name } a gagné.
event-moved-by-time = Le départage de la finale de { $event } ({ $code }) est maintenant à égalité, et moins de parties perdues au temps décident : { $name } a gagné.
event-moved-place = Votre place dans { $event } ({ $code }) est maintenant { $is } sur { $of } (jusqu’ici { $was }).
log-undo-cases = { $games ->
    [one] L’adjudication demandée pour une partie a pris fin avec elle et ne reprend pas : elle peut être redemandée.
   *[other] Les adjudications demandées pour { $games } parties ont pris fin avec elles et ne reprennent pas : elles peuvent être redemandées.
  }
event-back-cases = L’adjudication de { $list } a pris fin avec la partie et ne reprend pas : elle peut être redemandée.
event-left-own = { $name } a quitté { $event } ({ $code }), que vous dirigez.
event-office-nobody = { $event } ({ $code }) n’a plus de directeur ni de suppléant. Merci de le confier à quelqu’un sur sa page.
event-office-deputy-gone = Votre suppléant dans { $event } ({ $code }) n’est plus directeur : il n’y en a pas tant que vous ne nommez personne sur sa page.
log-stays-settled = Cela reste : la décision sur un appel est définitive.
