//! What is not for the opponent: it speaks of him, opens an account, or is addressed to who runs the club.

use super::line::Kind;
use super::phrases::{self, ADDRESSES, CONFIDES, OFFICES, says};
use super::words;

/// What opens an account.
const SECRETS: &[&str] =
    &["password|passwd|pwd|login|pin|passphrase|clave|usuario|benutzername|identifiant|логин"];

/// What opens one if a number stands right behind it.
const NUMBERED: &[&str] =
    &["pin|tan|password|passwort|kennwort|login|clave|contraseña|пароль|пин|пин-код|код|code|código"];

/// May stand between the word and its number.
const IS: &[&str] =
    &["is|ist|es|est|no|nr|nummer|number|número|numéro|номер|code|código|код|my|mein|mi|mon|мой"];

/// Whose such a word is.
const OWN: &[&str] = &["my|private|own|meine|mein|eigene|mi|ma|mon|мой|моя|моё"];

/// What begins a request to who runs the club.
const PLEASE: &[&str] = &["please|bitte|por favor|s'il vous plaît|s'il te plaît|пожалуйста"];

/// Before a colon: a complaint.
const COMPLAINTS: &[&str] = &["complaint|complain|beschwerde|meldung|queja|plainte|réclamation|жалоба"];

/// What says that words are not to be passed on, or to one reader only.
const KEEPS: &[&str] = &[
    "do not forward|don't forward|not to be forwarded|do not pass|don't pass|do not send this|don't send this|do not send it|don't send it",
    "not for my opponent|not for him|not for her|keep this to yourself|keep it to yourself|keep this private|keep this secret|strictly confidential",
    "for the club only|only for the club|only for you at the club|for club use|for the director only|between you and me only|off the record",
    "nicht weiterleiten|nicht weiterreichen|nicht an meinen|nicht an den gegner|nicht für den gegner|nicht senden|nicht abschicken",
    "nur für den club|nur für den klub|nur für den verein|nur für euch|nur an den club|streng vertraulich|bleibt unter uns",
    "no reenviar|no reenvíes|no reenvíen|no lo reenvíes|no lo envíes|no pasar|no transmitir|no es para mi|solo para el club|sólo para el club",
    "únicamente para el club|confidencial|que quede entre nosotros",
    "ne pas transmettre|ne transmettez pas|ne transmets pas|ne pas faire suivre|ne pas envoyer|n'envoyez pas|seulement pour le club",
    "uniquement pour le club|pour le club seulement|pour le club uniquement|confidentiel|reste entre nous",
    "не пересылать|не пересылайте|не пересылай|не передавать|не передавайте|не передавай|не отправляйте|только для клуба|клубу только",
    "конфиденциально|строго между нами|не для соперника",
];

/// Words that ask to change something.
const CHANGES: &[&str] = &[
    "change|update|correct|replace|register|ändern|ändert|ändere|ändern sie|aktualisieren|eintragen|austragen|löschen|delete|remove",
    "cambiar|cambien|cambia|cambie|actualizar|actualicen|actualiza|corregir|borrar|borren|changer|changez|modifier|modifiez|mettre à jour|supprimer|supprimez",
    "изменить|измените|измени|поменять|поменяйте|смените|сменить|обновить|обновите|исправьте|исправить|удалить|удалите",
];

/// What of one's own the club keeps.
const KEPT: &[&str] = &[
    "my address|my e mail|my email|my mail|my account|my data|my settings|my time zone|my telephone|my phone number|my surname|my profile|my registration",
    "meine adresse|meine e mail|meine email|meine mail|meine mailadresse|mein konto|meine daten|meine einstellungen|meine zeitzone|meine telefonnummer|mein profil|meine anschrift",
    "mi dirección|mi correo|mi email|mi cuenta|mis datos|mis ajustes|mi zona horaria|mi teléfono|mi perfil",
    "mon adresse|mon courriel|mon mail|mon email|mon e mail|mon compte|mes données|mes réglages|mon fuseau|mon téléphone|mon profil",
    "мой адрес|мою почту|мой аккаунт|мою учётную|мою учетную|мои данные|мои настройки|мой часовой|мой телефон|мой профиль",
];

/// One's own new address.
const NEW_ADDRESS: &[&str] = &[
    "my new e mail|my new email|my new mail address|neue e mail|neue email|neue mailadresse|nuevo correo|nueva dirección de correo",
    "nouvelle adresse e mail|nouvelle adresse mail|nouveau courriel|новый электронный адрес|новая почта|новый адрес почты",
];

/// Words before who runs the club in a label: "Only for the club: …".
const ONLY: &[&str] = &["only|nur|solo|sólo|únicamente|seulement|uniquement|только|just|bitte|please"];

/// A line that speaks of the opponent, tells a password, or is addressed to who runs the club.
pub(super) fn kind(text: &str) -> Option<Kind> {
    // "Report: my opponent …" is read as the command that it is meant for.
    if words::first_word(text).is_some_and(words::Word::is_about_words) {
        return None;
    }
    let label = text.split_once([':', '：']).map(|(label, _)| label);
    // "My PIN: 4711", and not "nice pin: I had not seen it".
    let opens = label.map(phrases::normal).is_some_and(|label| {
        let (own, name) = label.rsplit_once(' ').unwrap_or(("my", &label));
        says(own, OWN) && says(name, SECRETS)
    });
    let told = says(text, CONFIDES) || says(text, KEEPS) || says(text, NEW_ADDRESS);
    (told || opens || numbers_a_secret(text) || asks_for_a_change(text) || is_addressed(text))
        .then_some(Kind::Confidential)
}

/// "PIN 4711", "my pin is 4711"; a pin on the board has no number.
fn numbers_a_secret(text: &str) -> bool {
    let normal = phrases::normal(text);
    let said: Vec<&str> = normal.split(' ').collect();
    let number = |word: &str| word.len() >= 4 && word.bytes().all(|c| c.is_ascii_digit());
    (0..said.len()).any(|at| {
        let behind = said[at + 1..].iter().find(|word| !says(word, IS));
        says(said[at], NUMBERED) && behind.is_some_and(|word| number(word))
    })
}

/// "Please change my address to High Street 5", not "I have changed my address".
fn asks_for_a_change(text: &str) -> bool {
    text.split(['.', '!', '?']).any(|sentence| says(sentence, CHANGES) && says(sentence, KEPT))
}

/// "Dear director", "To the arbiter: …", "Only for the club: …", "@admin …", "Complaint: …".
fn is_addressed(text: &str) -> bool {
    let head = text.split([',', ':', '!', '，', '：']).next().unwrap_or_default();
    let closed = head.len() < text.len();
    let words = phrases::normal(head);
    let said: Vec<&str> = words.split_whitespace().skip_while(|word| says(word, ONLY)).collect();
    let office = |from: usize| said.len() > from && says(&said[from..].join(" "), OFFICES);
    let labelled = closed && text[head.len()..].starts_with([':', '：']);
    let complains = labelled && said.len() <= 3 && says(head, COMPLAINTS);
    let greeted = said.len() <= 5 && said.first().is_some_and(|first| says(first, ADDRESSES)) && office(1);
    let called = text.starts_with('@') && said.first().is_some_and(|first| says(first, OFFICES));
    complains
        || called
        || (greeted && (closed || said.len() <= 4))
        || (labelled && said.len() == 1 && office(0))
        || (labelled
            && said.len() <= 4
            && said.first().is_some_and(|first| says(first, OFFICES))
            && says(head, PLEASE))
}
