# The words that letters tell people to write. mail::command must read each of them as its command: a test says so.
command-draw = draw?
command-accept = accept
command-decline = decline
command-claim = claim
command-resign = resign
command-yes = yes
command-cancel = cancel
command-help = help
command-games = games
command-show = show
command-position = position
command-addresses = addresses
command-practice = practice
command-language = language
command-digest = digest
command-daily = daily
command-off = off
