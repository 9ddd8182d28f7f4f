# Lettres avec un lien qui sert une seule fois.
link-login-subject = Votre lien de connexion à { $club }
link-login-intro = Bonjour { $name }, quelqu’un a demandé un lien pour se connecter à { $club } en votre nom. Si c’était vous, suivez le lien ci-dessous et appuyez là-bas sur le bouton.
link-login-rules = Le lien sert une seule fois et pendant une heure. Si vous ne l’avez pas demandé, ne tenez pas compte de cette lettre : sans le lien, personne n’entre.
link-login-label = Se connecter
link-address-subject = Veuillez confirmer cette adresse pour { $club }
link-address-intro = Bonjour { $name }, cette adresse doit devenir l’une des vôtres à { $club }. Suivez le lien ci-dessous et appuyez là-bas sur le bouton.
link-address-rules = Le lien sert une seule fois et pendant une heure. D’ici là, aucune lettre de vos parties n’arrive ici. Si vous ne l’avez pas demandé, ne tenez pas compte de cette lettre.
link-address-label = Confirmer cette adresse
