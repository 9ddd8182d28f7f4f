//! Words of gateways and employers around a mail: never passed on, and never removed before a command was looked for
//! (fault cases 051, 052).

use super::Line;

/// Phrases that only such words hold.
const PHRASES: &[&str] = &[
    // above the text
    "caution:",
    "[external",
    "external email",
    "external e-mail",
    "external sender",
    "outside the organi",
    "outside of the organi",
    "outside your organi",
    "originated outside",
    "originated from outside",
    "don't often get email from",
    "you don't often get",
    "externe e-mail",
    "externe mail",
    "externer absender",
    "von außerhalb",
    "stammt von einem externen",
    "correo externo",
    "remitente externo",
    "expéditeur externe",
    "courriel externe",
    "mittente esterno",
    "e-mail externo",
    "внешний отправитель",
    "внешнее письмо",
    "mail came from outside",
    "message came from outside",
    // below it
    "is confidential",
    "are confidential",
    "may contain confidential",
    "contains confidential",
    "in error",
    "by mistake",
    "not the intended",
    "irrtümlich erhalten",
    "versehentlich erhalten",
    "par erreur",
    "por error",
    "per errore",
    "por engano",
    "по ошибке",
    "omyłkowo",
    "per abuis",
    "ved en fejl",
    "av misstag",
    "intended only for",
    "intended solely for",
    "for the addressee only",
    "intended recipient",
    "enthält vertrauliche",
    "streng vertraulich",
    "nicht der richtige adressat",
    "nicht der beabsichtigte empfänger",
    "nicht der vorgesehene empfänger",
    "informations confidentielles",
    "vous n'êtes pas le destinataire",
    "vous n’êtes pas le destinataire",
    "son confidenciales",
    "no es el destinatario",
    "non è il destinatario",
    "não é o destinatário",
    "niet de geadresseerde",
    "nie są państwo adresatem",
    "est confidentiel",
    "sont confidentiel",
    "es confidencial",
    "información confidencial",
    "informazioni riservate",
    "é confidencial",
    "virus-free.",
    "virenfrei.",
    "sin virus",
    "sans virus",
    "antivirus",
    "антивирус",
    "avast.com",
    "checked by avg",
    "scanned by",
    "checked by gateway",
    "no threats",
    "before printing",
    "think of the environment",
    "denken sie an die umwelt",
    "конфиденциальн",
    "you received this message because you are subscribed",
    "to unsubscribe from this group",
];

/// Marks the lines from such a phrase to the end of its paragraph.
pub fn mark(lines: &mut [Line]) {
    let mut inside = false;
    for line in lines {
        if line.text.is_empty() {
            inside = false;
        } else if !inside && line.text.len() <= 2_000 {
            let lower = line.text.to_lowercase();
            inside = PHRASES.iter().any(|phrase| lower.contains(phrase));
        }
        line.filler = inside;
    }
}
