//! Signatures and footers: what stands below a delimiter, and the one line that a phone adds.

/// Whether a line delimits a signature: `-- `, also in bold (fault case 019) or made one dash by a keyboard. A row of
/// dashes is none (fault case 020).
pub fn is_delimiter(line: &str) -> bool {
    matches!(line.trim_matches(['*', '_', ' ']), "--" | "—" | "–")
}

/// Whether a line is the rule above a footer that a list or a gateway adds (fault case 069).
pub fn is_footer_rule(line: &str) -> bool {
    line.len() >= 10 && line.bytes().all(|b| b == b'_')
}

/// Whether a rule is as long as list software makes it, which sets it directly below the text. No hand types so many.
pub fn is_of_a_list(rule: &str) -> bool {
    rule.len() >= 40
}

/// How the lines that devices and programs add begin, in the languages of the club's neighbours (fault case 017).
const OF_A_DEVICE: &[&str] = &[
    // English
    "sent from ",
    "yahoo mail: ",
    "sent via ",
    "sent with ",
    "sent using ",
    "get outlook for",
    "sent on the go",
    "sent by my ",
    // German
    "gesendet von ",
    "gesendet mit ",
    "gesendet über",
    "gesendet aus ",
    "diese nachricht wurde von meinem",
    "diese nachricht wurde von mein",
    "outlook für ",
    "holen sie sich outlook",
    // French
    "envoyé de ",
    "envoyé depuis ",
    "envoyé à partir",
    "envoyé avec ",
    "obtenez outlook",
    "télécharger outlook",
    "provenance : ",
    "provenance: ",
    // Spanish
    "enviado desde ",
    "enviado con ",
    "obtener outlook",
    "enviado a través",
    // Italian
    "inviato da ",
    "inviato dal ",
    "inviato con ",
    "scarica outlook",
    "ottieni outlook",
    // Portuguese
    "enviado do ",
    "enviado pelo ",
    "enviado da ",
    "enviado de ",
    "enviado a partir",
    "obter o outlook",
    // Dutch
    "verstuurd vanaf ",
    "verzonden vanaf ",
    "verzonden met ",
    "verstuurd met ",
    "outlook voor ",
    "download outlook",
    // Russian
    "отправлено с ",
    "отправлено из ",
    "отправлено от ",
    "отправлено через",
    "скачать outlook",
    // Polish
    "wysłane z ",
    "wysłano z ",
    "wysłane za ",
    "wysłano za ",
    "pobierz outlook",
    "uzyskaj outlook",
    // Danish, Norwegian, Swedish
    "sendt fra ",
    "sendt med ",
    "hent outlook",
    "skickat från ",
    "skickat med ",
    "hämta outlook",
    "skaffa outlook",
    "sänt från ",
    // Programs that write their name in any language
    "--sent ",
    "mit freundlichen grüßen von meinem",
];

/// Names of devices and programs that advertise themselves in languages that no list here has.
const DEVICES: &[&str] = &[
    "iphon",
    "ipad",
    "android",
    "galaxy",
    "samsung",
    "huawei",
    "xiaomi",
    "blackberry",
    "bluemail",
    "outlook",
    "yahoo mail",
    "windows",
];

/// Whether a line that stands alone at the end of what was written may be one that a device adds, in any language: short,
/// no sentence, with the device's name.
pub fn may_be_of_a_device(line: &str) -> bool {
    let short = line.chars().count() <= 48 && !line.ends_with(['.', '!', '?', ',']);
    let lower = line.to_lowercase();
    short && DEVICES.iter().any(|name| lower.contains(name))
}

/// Words of which a line that tells with what it was sent has one: the owner's word, or a kind of device or program.
const OWNED: &[&str] = &[
    "my",
    "mein",
    "meinem",
    "meiner",
    "mon",
    "ma",
    "mi",
    "mio",
    "mia",
    "meu",
    "minha",
    "mijn",
    "моего",
    "моей",
    "mojego",
    "mojej",
    "min",
    "mit",
    "the",
    "phone",
    "smartphone",
    "handy",
    "mobile",
    "mobil",
    "mobiltelefon",
    "móvil",
    "movil",
    "celular",
    "teléfono",
    "téléphone",
    "portable",
    "telefoon",
    "telefon",
    "telefonu",
    "cellulare",
    "telemóvel",
    "телефона",
    "смартфона",
    "планшета",
    "айфона",
    "tablet",
    "tablette",
    "device",
    "gerät",
    "dispositivo",
    "appareil",
    "устройства",
    "mail",
    "mailbox",
    "e-mail",
    "app",
    "aplicación",
    "application",
    "anwendung",
    "приложения",
    "почты",
    "почта",
    "client",
    "ios",
    "mac",
    "pc",
    "thunderbird",
    "proton",
    "protonmail",
    "gmail",
    "gmx",
    "web.de",
    "aol",
    "yahoo",
    "hey",
    "spark",
    "k-9",
    "fairemail",
    "mailspring",
    "zoho",
    "tutanota",
    "tuta",
    "fastmail",
    "evolution",
    "kmail",
    "mailbird",
    "mailmate",
    "airmail",
    "nine",
    "posteo",
    "orange",
    "free",
];

/// Words in such a line at most.
const ADDED: usize = 14;

/// Words at most of a line that advertises a program.
const ADVERTISED: usize = 6;

/// Whether a line is one that a device or a program adds by itself. "Sent from Rome with love" is its writer's.
pub fn is_of_a_device(line: &str) -> bool {
    if line.len() > 120 {
        return false;
    }
    let line = line.trim_matches(['*', '_', ' ', '.', '[', '(']).to_lowercase();
    let german = line.starts_with("von mein") && line.ends_with("gesendet");
    let words: Vec<&str> = line
        .split(|c: char| c.is_whitespace() || matches!(c, '<' | '>' | '(' | ')' | ',' | '.' | '[' | ']'))
        .filter(|word| !word.is_empty())
        .collect();
    let sent = |begin: &str| {
        let whole = begin.contains("outlook") || begin.contains("mein") || !begin.ends_with(' ');
        if whole {
            return words.len() <= ADVERTISED || line.contains("mein");
        }
        let named = words[1..].iter().any(|word| {
            OWNED.contains(word) && *word != "the" || DEVICES.iter().any(|name| word.starts_with(name))
        });
        words.len() <= ADDED && (named || line.contains("http") || line.contains("www."))
    };
    german || OF_A_DEVICE.iter().any(|begin| line.starts_with(begin) && sent(begin))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_device_adds_and_what_a_person_says() {
        for line in [
            "Sent from my iPhone",
            "Sent from Mail for Windows 10",
            "Sent from Proton Mail mobile",
            "Get Outlook for iOS<https://aka.ms/o0ukef>",
            "Von meinem iPhone gesendet",
            "Gesendet mit der GMX Mail App",
            "Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.",
            "Envoyé de mon appareil Android",
            "Enviado desde mi dispositivo Android con K-9 Mail. Por favor, disculpa mi brevedad.",
            "Отправлено с iPhone",
        ] {
            assert!(is_of_a_device(line), "{line}");
        }
        for line in [
            "sent from the bus, more later",
            "Sent from Rome with love",
            "Get Outlook for Android users is what my son says",
            "Gesendet aus dem Bus, später mehr",
            "Enviado desde el autobús, luego más",
            "Отправлено из автобуса, подробности позже",
        ] {
            assert!(!is_of_a_device(line), "{line}");
        }
    }
}
