# Questions sur ce qui attend un oui.

held-why-foreign = Un courriel pour cette partie est venu d’une adresse qui n’est pas l’une des vôtres, ou bien son expéditeur n’a pas pu être confirmé. Rien n’a été joué.
held-why-unconfirmed = Votre courriel mettrait fin à la partie, et notre serveur n’a pas pu confirmer qu’il venait de vous. Rien n’a encore été fait.
held-why-careful = Vous avez demandé que la question vous soit posée d’abord. Rien n’a encore été fait.
held-several = Dans cette partie, plusieurs choses attendent votre oui. Rien n’en a encore été fait.
held-which = { $count ->
    [one] Votre réponse ne dit pas « { command-yes } » à la seule chose qui attend : il n’y a pas d’autre numéro. Rien n’a été fait.
   *[other] { $count } choses attendent votre oui, et votre réponse ne dit pas laquelle vous voulez. Écrivez « { command-yes } » avec son numéro, par exemple « { command-yes } 1 ». Rien n’a été fait.
  }
held-one = Le courriel dit : { $what }. Si c’est ce que vous voulez, répondez à cette lettre par le seul mot « { command-yes } », avant le { $until }. Sinon, vous n’avez rien à faire.
held-of-several = { $number }. { $what } (réponse : « { command-yes } { $number } », avant le { $until })
held-on-board = Le courriel dit : { $what }. Si c’est ce que vous voulez, répondez à cette lettre par la ligne « { $write } », avant le { $until }. Sinon, écrivez « { $refuse } » ou ne faites rien.
held-cancelled = { $count ->
    [one] Ce qui attendait votre oui est annulé.
   *[other] Les { $count } actions qui attendaient votre oui sont annulées.
  } Rien n’a été joué.
held-nothing-to-cancel = Il n’y avait rien à annuler dans cette partie.
held-expired = Ce qui attendait votre oui dans cette partie n’a pas été confirmé à temps. C’est abandonné, et rien n’a été joué.
held-asked-again = Un directeur du club vous prie de regarder ceci : quelque chose attend encore votre oui. Rien n’a été joué.
held-set-aside = Un directeur a écarté ce qui attendait votre oui : { $what }. Rien n’a été joué. Le motif : { $reason } Si vous le vouliez, envoyez-le de nouveau.
held-nothing = Rien n’attend votre oui dans cette partie. Rien n’a été joué.
held-move = jouer { $move }
held-move-and-offer = jouer { $move } et proposer la nulle
held-claim = réclamer la nulle
held-claim-with = réclamer la nulle avec { $move }
held-accept = accepter la nulle
held-decline = refuser la nulle
held-resign = abandonner la partie
held-from = Si { $address } est aussi une de vos adresses, ajoutez-la sur { $account } : les messages qui en viennent compteront alors comme les vôtres.
held-by = { $what } (dans un courriel qui indique { $address } comme expéditeur)
held-not-from = Un courriel pour cette partie est venu de { $address }, qui n’est aucune de vos adresses. Rien n’en a été fait ni transmis, car il ne contient ni coup ni réponse qui puisse attendre votre « { command-yes } ». S’il était de vous, renvoyez-le depuis votre propre adresse, ou ajoutez { $address } sur { $account } : alors le courrier de là compte comme le vôtre.
held-not-vouched = Un courriel pour cette partie est venu avec votre adresse comme expéditeur, mais votre fournisseur de messagerie ne s’en porte pas garant. Rien n’en a été fait ni transmis, car il ne contient ni coup ni réponse qui puisse attendre votre « { command-yes } ». S’il était de vous, dites-le plutôt sur la page de la partie.
