# Pourquoi un tournoi ne fait pas ce qui est demandé.
event-denial-no-event = Il n’y a pas de tournoi { $code }.
event-denial-not-open = Ce tournoi ne prend plus d’inscriptions.
event-denial-already-entered = Ce membre figure déjà parmi les inscrits.
event-denial-not-entered = Ce membre ne figure pas parmi les inscrits.
event-denial-too-few = { $entrants ->
    [0] Il n’y a aucun inscrit
   *[one] Il n’y a qu’un inscrit
  } : un tournoi toutes rondes en demande au moins deux.
event-denial-changed = Le tournoi a changé depuis que vous l’avez regardé. Regardez-le de nouveau, puis décidez.
event-denial-name = Un tournoi a besoin d’un nom de 1 à 80 caractères.

# Des valeurs qui n’ont pas de sens, et celles qui en auraient.
invalid-same-player = Un match demande deux membres différents.
invalid-taken-handle = Le pseudonyme { $value } est pris. Choisissez-en un autre.
invalid-taken-address = L’adresse { $value } appartient à un autre membre.
invalid-handle = { $value } ne peut pas être un pseudonyme : de 2 à 30 caractères parmi les lettres a à z, les chiffres, - et _, en commençant par une lettre.
invalid-address = { $value } n’est pas une adresse électronique.
invalid-zone = { $value } n’est pas un fuseau horaire. Écrivez-en un comme Europe/Paris.
invalid-lang = { $value } n’est pas une langue du club.
invalid-country = { $value } n’est pas un code de pays. Écrivez deux lettres, comme FR.
invalid-last-address = C’est votre dernière adresse confirmée ; sans elle, aucune lettre ne pourrait vous atteindre. Ajoutez-en d’abord une autre.
invalid-name = Un nom compte de 1 à 80 caractères.
