# Les mots que l’on peut écrire au club. mail::command doit comprendre chacun d’eux : un test le vérifie.
command-draw = nulle?
command-accept = accepter
command-decline = refuser
command-claim = réclamer
command-resign = abandonner
command-yes = oui
command-cancel = annuler
command-help = aide
command-games = parties
command-show = montrer
command-position = position
command-addresses = adresses
command-practice = entraînement
command-language = langue
command-digest = résumé
command-daily = quotidien
command-off = non
