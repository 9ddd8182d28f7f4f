# Die Wörter, die man dem Club schreiben kann. mail::command muss jedes davon verstehen: ein Test prüft das.
command-draw = remis?
command-accept = annehmen
command-decline = ablehnen
command-claim = reklamieren
command-resign = aufgeben
command-yes = ja
command-cancel = abbrechen
command-help = hilfe
command-games = partien
command-show = zeige
command-position = stellung
command-addresses = adressen
command-practice = übung
command-language = sprache
command-digest = übersicht
command-daily = täglich
command-off = aus
