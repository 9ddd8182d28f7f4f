# Briefe mit einem Link, der einmal gilt.
link-login-subject = Ihr Link zum Anmelden bei { $club }
link-login-intro = Guten Tag { $name }, jemand hat um einen Link gebeten, um sich bei { $club } als Sie anzumelden. Wenn Sie es waren, öffnen Sie den Link unten und drücken Sie dort auf den Knopf.
link-login-rules = Der Link gilt einmal und eine Stunde lang. Wenn Sie nicht darum gebeten haben, beachten Sie diesen Brief nicht: ohne den Link kommt niemand hinein.
link-login-label = Anmelden
link-address-subject = Bitte bestätigen Sie diese Adresse für { $club }
link-address-intro = Guten Tag { $name }, diese Adresse soll eine Ihrer Adressen bei { $club } werden. Öffnen Sie den Link unten und drücken Sie dort auf den Knopf.
link-address-rules = Der Link gilt einmal und eine Stunde lang. Bis dahin kommt kein Brief Ihrer Partien hierher. Wenn Sie nicht darum gebeten haben, beachten Sie diesen Brief nicht.
link-address-label = Diese Adresse bestätigen
