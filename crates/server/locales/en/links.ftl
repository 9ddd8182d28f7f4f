# Letters with a link that works once.
link-login-subject = Your link to log in to { $club }
link-login-intro = Hello { $name }, somebody asked for a link to log in to { $club } as you. If it was you, follow the link below and press the button there.
link-login-rules = The link works once and for one hour. If you did not ask for it, ignore this letter: without the link nobody gets in.
link-login-label = Log in
link-address-subject = Please confirm this address for { $club }
link-address-intro = Hello { $name }, this address is to become one of your addresses at { $club }. Follow the link below and press the button there.
link-address-rules = The link works once and for one hour. Until then no letter of your games comes here. If you did not ask for it, ignore this letter.
link-address-label = Confirm this address
