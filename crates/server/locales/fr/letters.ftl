# Lettres sur les parties. Ce qui est dit des coups, des roques et des résultats est dans game.ftl.

letter-head = { $game } · coup { $move } · { $what }
letter-head-also = { $head } · aussi { $games }
letter-head-others = { $count } autres parties
letter-what-started = la partie commence
letter-what-turn = à vous de jouer
letter-what-receipt = votre coup est joué
letter-what-declined = nulle refusée
letter-what-message = un message pour vous
letter-what-over = la partie est terminée
letter-what-refused = à lire : rien n’a été joué
letter-what-question = une question pour vous
letter-what-answer = réponse à votre message
letter-what-said = votre message est bien reçu

letter-started-white = Votre partie contre { $opponent } a commencé : position de départ { $position }, cadence { $pace }. Vous avez les Blancs et jouez en premier.
letter-started-black = Votre partie contre { $opponent } a commencé : position de départ { $position }, cadence { $pace }. Vous avez les Noirs ; { $opponent } joue en premier.
letter-they-played = { $name } a joué { $move }.
letter-you-played = Votre coup est joué : { $move }.
letter-your-turn-white = À vous de jouer : Blancs, coup { $move }.
letter-your-turn-black = À vous de jouer : Noirs, coup { $move }.
letter-still-your-turn = C’est toujours à vous de jouer dans la position ci-dessous.
letter-draw-offered = { $name } propose la nulle. Écrivez { command-accept } ou { command-decline }, ou continuez simplement à jouer.
letter-you-offered = Votre proposition de nulle tient jusqu’à ce que votre adversaire réponde ou joue.
letter-you-wrote = Votre message pour { $name } est bien reçu.
letter-they-wrote = { $name } vous a écrit. Aucun coup n’a été joué.
letter-they-declined = { $name } a refusé votre proposition de nulle.
letter-you-declined = Vous avez refusé la proposition de nulle.
letter-result = Résultat : { $result }.
letter-your-words = Vos mots pour { $name }, tels qu’ils sont transmis :
letter-message = { $name } écrit :

also-started-white = La partie { $game } contre { $opponent } a commencé elle aussi : vous y avez les Blancs et jouez en premier, depuis la position de départ { $position }.
also-started-black = La partie { $game } contre { $opponent } a commencé elle aussi : vous y avez les Noirs et { $opponent } joue en premier, depuis la position de départ { $position }.
also-write-to = Envoyez-y votre coup à{"\u00A0"}
also-in-game = Dans la partie { $game } :
also-position = Partie { $game } contre { $opponent }, coup { $move } :
also-draw-offered = { $name } propose la nulle dans { $game }. Pour répondre, écrivez { command-accept } ou { command-decline } à l’adresse de cette partie, ou continuez simplement à y jouer.

letter-your-clock = Votre temps{"\u00A0"}
letter-their-clock = Temps de l’adversaire{"\u00A0"}
clock-yours-running = { $left }, comptés à partir de l’arrivée de cette lettre ; votre temps ne sera pas écoulé avant le { $moment }
clock-yours-untold = { $left }, comptés à partir de l’arrivée de la lettre qui annonce ce tour ; votre temps ne sera pas écoulé avant le { $moment }
clock-theirs = il reste { $left } à { $name }
letter-castling = Roque{"\u00A0"}
letter-position = Position de départ{"\u00A0"}
letter-board-white = L’échiquier vu du côté des Blancs. Les pièces sont énumérées ci-dessous.
letter-board-black = L’échiquier vu du côté des Noirs. Les pièces sont énumérées ci-dessous.
letter-moves = Coups{"\u00A0"}
also-page = L’autre partie sur le web{"\u00A0"}
letter-page = Cette partie sur le web{"\u00A0"}
letter-settings = Quelles lettres vous recevez{"\u00A0"}

letter-how-to-answer = Pour répondre, répondez à cette lettre et écrivez l’une de ces choses sur la première ligne :
help-move = jouer un coup (celui-ci n’est qu’un exemple)
help-move-and-offer = jouer un coup et proposer la nulle
help-castling = roquer (côté a : O-O-O), quand c’est possible
help-dry-run = demander ce que ferait un coup ; rien n’est joué
help-accept = accepter la nulle proposée
help-decline = la refuser et continuer à réfléchir
help-resign = abandonner cette partie
help-help = recevoir la liste complète de ce que vous pouvez écrire
help-offer = proposer la nulle, sur une ligne à part sous votre coup
help-claim = réclamer la nulle par répétition ou par la règle des 50 coups, seul ou avec le coup qui l’amène
help-cancel = retirer ce qui attend encore votre oui
help-yes = confirmer ce qui attend, en réponse à la question elle-même
