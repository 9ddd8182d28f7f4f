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

/// Whether a line is one that a device or a program adds by itself.
pub fn is_of_a_device(line: &str) -> bool {
    if line.len() > 120 {
        return false;
    }
    let line = line.trim_matches(['*', '_', ' ', '.', '[', '(']).to_lowercase();
    let german = line.starts_with("von mein") && line.ends_with("gesendet");
    german || OF_A_DEVICE.iter().any(|begin| line.starts_with(begin))
}
