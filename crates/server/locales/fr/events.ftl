# Pourquoi un tournoi ne fait pas ce qui est demandé.
event-denial-no-event = Il n’y a pas de tournoi { $code }.
event-denial-not-open = Ce tournoi ne prend plus d’inscriptions.
event-denial-already-entered = Ce membre figure déjà parmi les inscrits.
event-denial-not-entered = Ce membre ne figure pas parmi les inscrits.
event-denial-too-few = { $entrants ->
    [0] Il n’y a aucun inscrit
   *[one] Il n’y a qu’un inscrit
  } : un tournoi en demande au moins deux.
event-denial-changed = Le tournoi a changé depuis que vous l’avez regardé. Regardez-le de nouveau, puis décidez.
event-denial-name = Un tournoi a besoin d’un nom de 1 à 80 caractères.
event-denial-not-running = Ce tournoi n’est pas en cours.
event-denial-rounds = Un tournoi au système suisse compte de 1 à { $most } rondes.
event-denial-many-rounds = Pour { $rounds } rondes, { $places } places ne suffisent pas : après { $most }, tous se sont rencontrés. Choisissez { $most } rondes au plus, ou plus de places.
event-denial-class-size = Un groupe compte au moins 3 joueurs.
event-denial-capacity = Un tournoi compte de 2 à { $most } places.
event-denial-date-past = La date du début est passée. Choisissez-en une à venir.
event-denial-places-below = { $entered } membres sont inscrits : il ne peut pas y avoir moins de places. Retirez d’abord quelqu’un, qui en saura le motif.
event-denial-never-full = Un tournoi qui commence quand il est complet a besoin d’un nombre de places.
event-denial-ratings = Aucun classement n’est d’au moins { $min } et d’au plus { $max }.
event-denial-staggered-positions = Deux parties depuis deux positions se jouent en même temps : sinon la seconde position serait connue avant sa partie.
event-denial-pace-without-end = À la cadence { $pace }, une ronde peut ne pas finir à une date connue. Choisissez une réserve de jours, par exemple « bank 30 ».
event-denial-pace-too-long = À la cadence { $pace }, une ronde peut durer { $needs } jours, mais elle en aurait { $days }. Choisissez moins de temps ou des rondes plus longues.
event-denial-round-too-long = Une ronde compte { $most } jours au plus.
event-denial-delay = Les parties en cours peuvent être montrées avec { $most } coups de retard au plus.
event-denial-too-late-format = La formule ne peut plus être changée.
event-denial-too-late-pace = La cadence et la durée des rondes ne peuvent plus être changées : quelqu’un s’est inscrit pour elles.
event-denial-too-late-positions = Pour qui les positions sont tirées ne peut plus être changé : quelqu’un s’est inscrit ainsi.
event-denial-too-late-rated = Il n’est plus possible de changer si le tournoi compte pour le classement : quelqu’un s’est inscrit ainsi.
event-denial-too-late-delay = Le retard avec lequel les parties en cours sont montrées ne peut plus être changé : quelqu’un s’est inscrit ainsi.
event-denial-too-late-entries = Le tournoi a commencé : les conditions, les places et le début ne peuvent plus être changés.
event-denial-rating-low = Ce tournoi est ouvert à partir d’un classement de { $min } ; ce membre a { $is }.
event-denial-rating-high = Ce tournoi est ouvert jusqu’à un classement de { $max } ; ce membre a { $is }.
event-denial-few-games = Parties terminées demandées par ce tournoi : { $min }. Ce membre en a { $is }.
event-denial-time-losses = Parties perdues au temps, au plus, pour ce tournoi : { $max }. Ce membre en a { $is }.
event-denial-stuck = Rien ne peut être apparié.
event-denial-round-runs = { $games ->
    [one] Une partie de la ronde est encore en cours.
   *[other] { $games } parties de la ronde sont encore en cours.
  }
event-denial-no-substitute = Personne n’attend qui pourrait entrer. Nommez quelqu’un.
event-denial-has-moved = { $name } a joué un coup ou terminé une partie : on ne remplace que qui n’est jamais venu.
event-denial-not-playing = { $name } ne joue plus dans ce tournoi.
event-denial-own-event = Vous jouez dans ce tournoi ; c’est à un autre directeur d’en décider.
event-denial-own-deputy = { $name } dirige ce tournoi. Le suppléant est une autre personne, que l’on consulte quand le directeur se tait.
event-denial-no-director = { $name } n’est pas directeur.
event-denial-only-directors = C’est à un directeur de le demander.
event-warning-many-rounds = Le tournoi a { $rounds } rondes, mais avec { $players } joueurs tous se sont rencontrés après { $most } : ensuite, certains se revoient ou sont de nouveau exempts. Pour l’éviter, passez à { $most ->
    [one] une ronde
   *[other] { $most } rondes
  } ou attendez d’autres inscriptions.
event-warning-many-rounds-running = Le tournoi a { $rounds } rondes, mais avec { $players } joueurs tous se sont rencontrés après { $most } : ensuite, certains se revoient ou sont de nouveau exempts.
event-warning-rematches = { $pairs ->
    [one] Une paire de cette ronde s’est déjà rencontrée : il ne reste pas d’appariement sans revanche.
   *[other] { $pairs } paires de cette ronde se sont déjà rencontrées : il ne reste pas d’appariement sans revanche.
  }
event-warning-limit = { $name } a { $running } parties en cours ; avec { $more } de plus, cela ferait { $games }, et la limite est de { $most }.
event-warning-limit-what = Commencer quand même est votre décision : ces membres se sont inscrits et peuvent se retirer. Sinon, attendez ou retirez-les.

# Des valeurs qui n’ont pas de sens, et celles qui en auraient.
invalid-same-player = Un match demande deux membres différents.
invalid-taken-handle = Le pseudonyme { $value } est pris. Choisissez-en un autre.
invalid-taken-address = L’adresse { $value } appartient à un autre membre.
invalid-handle = { $value } ne peut pas être un pseudonyme : de 2 à 30 caractères parmi les lettres a à z, les chiffres, - et _, en commençant par une lettre.
invalid-address = { $value } n’est pas une adresse électronique.
invalid-own-address = { $value } est une adresse du club lui-même. Écrivez la vôtre.
invalid-odd-address = Les lettres du club ne peuvent pas partir vers { $value }. Écrivez une adresse sans guillemets ni crochets.
invalid-robot-address = Personne ne lit le courrier à l’adresse { $value }. Écrivez une adresse où les lettres sont lues.
invalid-zone = { $value } n’est pas un fuseau horaire. Écrivez-en un comme Europe/Paris.
invalid-lang = { $value } n’est pas une langue du club. Il parle { lang-name-en }, { lang-name-es }, { lang-name-de }, { lang-name-fr } et { lang-name-ru }.
invalid-country = { $value } n’est pas un code de pays. Écrivez deux lettres, comme FR.
invalid-last-address = C’est votre dernière adresse confirmée ; sans elle, aucune lettre ne pourrait vous atteindre. Ajoutez-en d’abord une autre.
invalid-name = Un nom compte de 1 à 80 caractères, tous sur une ligne, dont au moins une lettre ou un chiffre.
