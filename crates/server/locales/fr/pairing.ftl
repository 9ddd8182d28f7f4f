# Ce que les membres apprennent d’un tournoi : pourquoi ils se rencontrent, pourquoi ils sont exempts, qui a gagné.

event-letter-head = { $code } · { $event }
event-what-place = une place pour vous
event-what-bye = vous êtes exempt
event-what-withdrawn = vous n’en êtes plus
event-what-out = vous êtes éliminé
event-what-notice = un avis pour vous
event-what-over = il est terminé
event-what-cancelled = il n’aura pas lieu
event-what-stuck = il attend votre décision
event-what-waits = il n’a pas commencé
event-what-deputy = occupez-vous-en, s’il vous plaît
event-page = Le tournoi sur le site
event-reason = Le motif : { $reason }
event-taken-out = Un directeur vous a retiré de { $event } ({ $code }).
event-cancelled = { $event } ({ $code }) n’aura pas lieu. Le motif : { $reason }
event-place = Une place s’est libérée dans { $event } ({ $code }), et elle est à vous. Une lettre vous parviendra quand il commencera ; pour retirer votre inscription avant, écrivez « { command-withdraw } { $code } ».
event-without-you = { $event } ({ $code }) continue sans vous, car vous ne pouvez pas commencer de parties pour le moment.
event-withdrawn = Vous ne jouez plus dans { $event } ({ $code }).
event-out = Vous ne jouez plus dans { $event } ({ $code }) : la ronde suivante a été appariée sans vous. Merci d’avoir joué.
event-out-malus = Vous ne jouez plus dans { $event } ({ $code }) : votre pénalité est de { $malus }. La ronde suivante a été appariée sans vous. Merci d’avoir joué.
event-moved-back = Un résultat a été corrigé, et votre pénalité est sous la limite : vous continuez dans { $event } ({ $code }), à partir de la ronde { $round }.
event-moved-out = Un résultat a été corrigé : vous ne jouez plus d’autre ronde de { $event } ({ $code }).
event-moved-too-late = Un résultat de { $event } ({ $code }) a été corrigé après la fin du tournoi. Votre pénalité est maintenant sous la limite, mais il ne reste aucune ronde à jouer.
event-moved-on-you = Avec le résultat corrigé, vous passez dans { $event } ({ $code }), et { $name } non.
event-moved-on-them = Avec le résultat corrigé, { $name } passe dans { $event } ({ $code }), et vous non.
event-moved-won-you = Avec le résultat corrigé, c’est vous qui gagnez { $event } ({ $code }), et non { $name }.
event-moved-won-them = Avec le résultat corrigé, c’est { $name } qui gagne { $event } ({ $code }), et non vous.
event-moved-level = Avec le résultat corrigé, votre match avec { $name } dans { $event } ({ $code }) est à égalité : deux parties de plus, depuis de nouvelles positions, décident qui passe.
event-moved-stays-you = La ronde suivante de { $event } ({ $code }) avait commencé quand le résultat a été corrigé, et reste telle quelle : vous continuez quand même, et { $name } non.
event-moved-stays-them = La ronde suivante de { $event } ({ $code }) avait commencé quand le résultat a été corrigé, et reste telle quelle : { $name } continue quand même, et vous non.
event-moved-moot = Votre match dans { $event } ({ $code }) est décidé sans le départage. { $games ->
    [one] Sa partie { $list } est annulée : elle ne compte pas, pour le Elo non plus
   *[other] Ses parties { $list } sont annulées : elles ne comptent pas, pour le Elo non plus
  }, et on n’y joue plus.
event-moved-again = Votre match dans { $event } ({ $code }) est de nouveau à égalité, et { $games ->
    [one] la partie { $list } du départage reprend où elle en était
   *[other] les parties { $list } du départage reprennent où elles en étaient
  } ; le camp au trait a le temps qu’il avait au début de son tour. Les propositions de nulle et les coups conditionnels sont à redonner.
event-moved-round = La ronde en cours de { $event } ({ $code }) reste telle quelle ; les classements et les rondes suivantes suivent le résultat corrigé.
event-moved-by = Un directeur a corrigé le résultat de { $game }, { $white } – { $black }.
event-out-by-lot = Dans votre match avec { $name }, tout était à égalité, et le sort a décidé : { $name } passe. C’est le sort du maillon { $round } du tirage, et { $page } le recalcule.
event-out-by-time = Votre match avec { $name } était à égalité, le départage aussi, et { $name } a perdu moins de parties du tournoi au temps ({ $own } contre { $theirs }) : { $name } passe.
event-cannot-start = { $event } ({ $code }) devait commencer, mais ne le peut pas : { $entrants ->
    [0] il n’y a aucun inscrit.
    [one] il n’y a qu’un inscrit.
   *[other] la première ronde ne peut pas être appariée.
  } Les inscriptions restent ouvertes, et les inscrits savent que vous décidez. Plus rien ne commence de soi-même : commencez-le quand il y aura plus d’inscrits, fixez une autre date ou annulez-le.
event-cannot-start-limit = { $event } ({ $code }) devait commencer, mais des inscrits auraient plus de parties à la fois que le club ne le permet. Les inscriptions restent ouvertes, et les inscrits savent que vous décidez. Le bureau du tournoi dit de qui il s’agit ; commencez-le quand même, attendez ou retirez-les.
event-rematches = La ronde { $round } de { $event } ({ $code }) a commencé, et { $pairs ->
    [one] une paire s’était déjà rencontrée
   *[other] { $pairs } paires s’étaient déjà rencontrées
  } : il ne restait pas d’appariement sans revanche. Vous n’avez rien à faire.
event-not-started = { $event } ({ $code }) devait commencer maintenant, mais ne le peut pas : { $entrants ->
    [one] vous êtes pour l’instant seul inscrit.
   *[other] la première ronde ne peut pas être appariée.
  } Votre inscription tient, et d’autres peuvent encore s’inscrire. { $director } décide de la suite : un début quand il y aura plus d’inscrits, une autre date ou l’annulation. Vous recevrez une lettre quand il commencera ou sera annulé ; pour en sortir avant, écrivez « { command-withdraw } { $code } ».
event-not-started-limit = { $event } ({ $code }) devait commencer maintenant, mais des inscrits auraient plus de parties à la fois que le club ne le permet. Votre inscription tient, et d’autres peuvent encore s’inscrire. { $director } décide de la suite. Vous recevrez une lettre quand il commencera ou sera annulé ; pour en sortir avant, écrivez « { command-withdraw } { $code } ».
event-stuck = La ronde suivante de { $event } ({ $code }) ne peut pas être appariée. Regardez-la, s’il vous plaît.
event-desk = Tout ce qui attend est sur le bureau du directeur, dans les pages du club.
event-deputy-asked = Dans { $event } ({ $code }), quelque chose attend { $director } depuis quatorze jours. Occupez-vous-en à sa place, s’il vous plaît.
event-deputy-asked-nobody = { $event } ({ $code }) n’a pas de directeur, et quelque chose y attend une décision depuis quatorze jours. Occupez-vous-en, s’il vous plaît.
event-over = { $event } ({ $code }) est terminé.
event-won = { $winners ->
    [one] La première place revient à { $names }.
   *[other] La première place est partagée par { $names }.
  }
event-won-class = { $winners ->
    [one] La première place du groupe { $class } revient à { $names }.
   *[other] La première place du groupe { $class } est partagée par { $names }.
  }
event-final-by-lot = En finale, tout était à égalité, et le sort a décidé : c’est celui du maillon { $round } du tirage, et { $page } le recalcule.
event-final-by-time = La finale était à égalité, le départage aussi : c’est le nombre de parties du tournoi perdues au temps qui a décidé ({ $own } contre { $theirs }).
event-won-alone = Il ne reste que { $names }, à qui revient la première place : tous les autres ont quitté le tournoi.
event-won-nobody = Il n’y a pas de vainqueur : aucune partie qui compte n’a été jouée.
event-won-nobody-class = Le groupe { $class } n’a pas de vainqueur : aucune partie qui compte n’y a été jouée.
event-won-none-left = Il n’y a pas de vainqueur : il ne reste personne.
event-your-place = Votre place : { $place } sur { $of }, points : { $points }.
points-of = { $half ->
    [0] { $whole ->
        [one] { $whole } point
       *[other] { $whole } points
    }
   *[1] { $whole ->
        [0] ½ point
        [1] 1½ point
       *[other] { $whole }½ points
    }
  }

event-begins-robin = { $event } ({ $code }) a commencé. Vous avez le numéro { $number } sur { $entries } ; chacun rencontre tous les autres, selon les tables de Berger.
event-begins-class = { $event } ({ $code }) a commencé, en groupes par classement. Vous jouez dans le groupe { $class }, qui a { $entries } joueurs, et avez le numéro { $number } du tournoi ; dans le groupe, chacun rencontre tous les autres, selon les tables de Berger.
event-round-begins = La ronde { $round } de { $event } ({ $code }) a commencé.
event-opened-next = { $event } ({ $code }) a commencé et a ouvert { $next } ({ $next_code }), qui prend dès maintenant des inscriptions et commence le { $moment }. Personne n’a choisi cette date : si une autre convient mieux, changez-la sur { $page }.
event-round-ends = Si tout le temps est utilisé, la ronde finit vers le { $day }.

pairing-final = C’est la finale : vous êtes tête de série { $own } ; { $opponent }, { $theirs }.
pairing-semi-final = C’est une demi-finale : vous êtes tête de série { $own } ; { $opponent }, { $theirs }.
pairing-bracket = Vos places dans le tableau de { $places } se rencontrent : vous êtes tête de série { $own } ; { $opponent }, { $theirs }.
pairing-level = Votre match de la ronde { $round } a fini à égalité : deux parties depuis deux positions nouvelles en décident.
pairing-same-malus = Vous et { $opponent } avez les mêmes points de pénalité : { $malus }.
pairing-nearest-malus = Points de pénalité : vous en avez { $own }, { $opponent } en a { $theirs }. Il ne restait personne à égalité pour vous deux.
pairing-same-score = Vous et { $opponent } avez le même score : { $points }.
pairing-floated-you = Votre score est de { $from }, celui { DE($opponent) } est de { $to } : parmi ceux qui ont votre score, il n’y avait personne pour vous.
pairing-floated-them = Le score { DE($opponent) } est de { $from }, le vôtre est de { $to } : parmi ceux qui ont ce score, il n’y avait personne d’autre.
pairing-rematch = Vous vous êtes déjà rencontrés à la ronde { $round } : personne d’autre n’a été trouvé.
pairing-by-lot-you = Vous êtes venu à cette ronde par le sort : dans votre match, tout était à égalité. C’est le sort du maillon { $round } ; la page du tirage le recalcule.
pairing-by-lot-them = { $opponent } est venu à cette ronde par le sort, avec le maillon { $round } du tirage.
pairing-by-time-you = Vous êtes venu à cette ronde parce que vous avez perdu moins de parties du tournoi au temps ({ $own } contre { $theirs }) : le reste était à égalité.
pairing-by-time-them = { $opponent } est venu à cette ronde pour avoir perdu moins de parties du tournoi au temps ({ $own } contre { $theirs }).
pairing-colour-must-you = Couleurs : dans l’autre sens, vous auriez une couleur trois fois de suite, ou trois fois plus que l’autre.
pairing-colour-must-them = Couleurs : dans l’autre sens, { $opponent } aurait une couleur trois fois de suite, ou trois fois plus que l’autre.
pairing-colour-balance-you = Couleurs : vous avez eu plus souvent les { $had ->
    [white] Blancs
   *[black] Noirs
}.
pairing-colour-balance-them = Couleurs : { $opponent } a eu plus souvent les { $had ->
    [white] Blancs
   *[black] Noirs
}.
pairing-colour-alternate-you = Couleurs : vous avez eu les { $had ->
    [white] Blancs
   *[black] Noirs
} la dernière fois.
pairing-colour-alternate-them = Couleurs : { $opponent } a eu les { $had ->
    [white] Blancs
   *[black] Noirs
} la dernière fois.
pairing-colour-unlike = Couleurs : la dernière fois que vos couleurs différaient, c’était dans l’autre sens.
pairing-colour-higher-you = Couleurs : la même vous revenait à tous deux, et vous êtes mieux placé au tableau.
pairing-colour-higher-them = Couleurs : la même vous revenait à tous deux, et { $opponent } est devant vous au tableau.
pairing-colour-number = Couleurs : aucune ne revenait à l’un de vous ; le numéro de tête de série a décidé.

bye-odd = Le nombre de joueurs est impair, et vous êtes exempt de cette ronde.
bye-seed = Le tableau a plus de places que de joueurs : comme tête de série { $seed }, vous passez sans jouer.
bye-empty = La personne que vous deviez rencontrer est partie : vous passez sans jouer.
bye-lowest = Le nombre de joueurs est impair. Parmi ceux qui n’ont pas encore été exempts, personne n’a moins de points (les vôtres jusqu’ici : { $points }) : vous êtes exempt de cette ronde. Cela compte comme un gain.
bye-no-opponent = Il ne restait aucun adversaire que les couleurs permettent : vous êtes exempt de cette ronde. Cela compte comme un gain.
bye-highest = Le nombre de joueurs est impair : avec { $malus } de pénalité, vous êtes exempt. Cela n’ajoute aucune pénalité.
bye-again = Le nombre de joueurs est impair, et tous ont déjà été exempts ou ont gagné sans jouer : vous êtes exempt de cette ronde.
bye-forced = Le nombre de joueurs est impair, et vous êtes exempt : sinon deux joueurs se seraient revus, quelqu’un aurait été exempt deux fois ou les couleurs n’auraient pas convenu.
bye-worth-win = Cela compte comme un gain.
bye-worth-no-malus = Cela n’ajoute aucune pénalité.

finish-withdrawn = { $loser } a quitté le tournoi : { $winner } gagne.
finish-withdrawn-cancelled = L’un des joueurs a quitté le tournoi avant que la partie soit engagée : elle est annulée et ne compte pas pour l’Elo.
finish-replaced = La place d’un joueur a été donnée à quelqu’un d’autre : cette partie est annulée et ne compte pas.

event-ask-head = { $code } · { $event } : rien n’a encore été fait
event-ask-changed = { $event } ({ $code }) a changé depuis que la question vous a été posée : rien n’a été fait. Voici ce qu’il en est maintenant :
event-ask-start = { $event } ({ $code }) commencerait. Joueurs : { $players } ; parties : { $games }. Aucune position n’est montrée avant que les parties commencent.
event-ask-pair = La ronde suivante de { $event } ({ $code }) commencerait. Joueurs : { $players } ; parties : { $games }. Aucune position n’est montrée avant que les parties commencent.
event-ask-end = { $event } ({ $code }) finirait : tout est joué.
event-ask-enter = { $name } serait de { $event } ({ $code }).
event-ask-replace = { $comes } prendrait la place { DE($name) } dans { $event } ({ $code }). Parties qui recommenceraient depuis les positions tirées pour elles : { $games }.
event-ask-replace-asked = Vous dites { QUE($name) } l’a demandé.
replace-asked-word = demandé
event-ask-withdraw = { $name } ne serait plus de { $event } ({ $code }).
event-ask-go = Vous quitteriez { $event } ({ $code }).
event-ask-what-next = Rien n’est fait si vous ne dites pas oui en réponse à cette lettre, dans les cinq jours.
event-ask-answer = Répondez à cette lettre et écrivez à la première ligne :
event-ask-does-yes = le faire
event-ask-does-no = tout laisser en l’état
event-ask-round = Ronde { $round }
event-ask-tie-break = Ronde { $round }, pour décider de ce qui a fini à égalité
event-ask-rests = { $name } ne joue pas
event-ask-dropped = Rien n’a été fait dans { $event } ({ $code }).
event-done = C’est fait dans { $event } ({ $code }).
event-done-started = { $event } ({ $code }) a commencé. Tous ceux qui y jouent ont leur lettre.
event-done-paired = La ronde suivante de { $event } ({ $code }) a commencé.
event-done-entered = Vous êtes de la partie : { $event } ({ $code }). Une lettre vous parviendra quand il commencera.
event-done-entered-over = Vous êtes inscrit : { $event } ({ $code }). Une lettre viendra quand il commencera. Vos parties en cours : { $running } ; parties des tournois où vous êtes inscrit : jusqu’à { $entered }. Votre limite est de { $most } : si un début la dépassait, on demanderait d’abord au directeur.
event-done-late = Il devait déjà commencer et ne l’a pas pu : { $director } décide quand il commence.
event-done-waiting = Toutes les places de { $event } ({ $code }) sont prises : vous êtes sur la liste d’attente, et une lettre arrive quand une place est à vous.
event-done-withdrawn = Vous n’êtes plus de { $event } ({ $code }).
event-done-out = { $name } n’est plus dans { $event } ({ $code }) et a votre motif par lettre.
pairing-format-swiss = Système suisse, rondes : { $rounds }
mail-events = Tournois qui prennent des inscriptions ou dans lesquels vous jouez : { $count }.
mail-event-open = { $event } : { $format }, cadence { $pace }, inscrits : { $entrants } ; pour jouer, écrivez « { command-enter } { $code } »
mail-event-in = { $event } : { $format }, cadence { $pace }, inscrits : { $entrants } ; vous en êtes, pour en sortir écrivez « { command-withdraw } { $code } »
mail-event-running = { $event } : { $format }, cadence { $pace }, ronde { $round }, joueurs : { $entrants } ; il est en cours
mail-event-running-robin = { $event } : { $format }, cadence { $pace }, { event-all-rounds }, joueurs : { $entrants } ; il est en cours
mail-help-events-write = { command-events }
mail-help-events-does = donne la liste des tournois qui prennent des inscriptions, et des vôtres
mail-help-enter-write = { command-enter } T0004
mail-help-enter-does = vous inscrit à ce tournoi
mail-help-start-write = { command-start } T0004
mail-help-start-does = pour les directeurs : commence le tournoi ; vous voyez d’abord les appariements
mail-help-next-round-write = apparier T0004
mail-help-next-round-does = pour les directeurs : commence la ronde suivante
mail-help-withdraw-write = { command-withdraw } anna T0004 parce que …
mail-help-withdraw-does = pour les directeurs : retire quelqu’un d’un tournoi
mail-help-replace-write = { command-replace } T0004 anna boris parce que …
mail-help-replace-does = pour les directeurs : met boris à la place d’anna, qui n’a jamais joué ; { replace-asked-word } avant le motif dit qu’anna l’a demandé
mail-help-correct-write = { command-correct } M0255-1 1-0 parce que …
mail-help-correct-does = pour les directeurs : donne un autre résultat à une partie terminée
mail-help-decide-write = { command-decide } M0255-1 nulle parce que …
mail-help-decide-does = pour les directeurs : tranche une adjudication
mail-help-time-write = { command-time } M0255-1 blancs 5 parce que …
mail-help-time-does = pour les directeurs : donne cinq jours aux Blancs
event-moved-last-round = Par un résultat corrigé, votre pénalité dans { $event } ({ $code }) a atteint la limite : vous jouez cette ronde jusqu’au bout et sortez ensuite, quel que soit le résultat de ses parties.
event-moved-more-rounds = Par un résultat corrigé, votre pénalité dans { $event } ({ $code }) est de nouveau sous la limite : vous ne sortez plus du tournoi après cette ronde.
event-moved-wins-you = Avec le résultat corrigé, c’est vous qui gagnez la finale de { $event } ({ $code }), et non { $name } ; le résultat est acquis dans une heure.
event-moved-wins-them = Avec le résultat corrigé, c’est { $name } qui gagne la finale de { $event } ({ $code }), et non vous ; le résultat est acquis dans une heure.
event-moved-stays-over = { $event } ({ $code }) est terminé : le match corrigé ne change rien à qui est passé.
event-moved-by-appeal = L’appel concernant { $game }, { $white } – { $black }, a été tranché.
