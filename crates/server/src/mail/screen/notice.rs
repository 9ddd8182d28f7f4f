//! Failure notices that are no delivery report (RFC 3464): plain text, known by how programs word them. Whatever else comes from
//! the null sender, an answering machine above all, says nothing of a letter.

use super::{Delivery, DeliveryAction};
use crate::mail::read::Mail;

/// Lines of a text that are looked at: a notice says it at once, what follows is the letter.
const LINES: usize = 60;

/// How the subject of a failure notice reads, in lower case.
const SUBJECTS: &[&str] = &[
    "failure notice",
    "mail delivery failed",
    "mail delivery failure",
    "delivery failure",
    "delivery has failed",
    "delivery status notification (failure)",
    "undelivered mail",
    "undeliverable",
    "returned mail",
    "message undeliverable",
    "unzustellbar",
    "nicht zugestellt",
    "non remis",
    "no se puede entregar",
    "no se pudo entregar",
    "не доставлено",
    "недоставленное",
];

/// What such a notice says, in lower case.
const SENTENCES: &[&str] = &[
    "this is the qmail-send program",
    "could not be delivered",
    "couldn't be delivered",
    "wasn't able to deliver",
    "unable to deliver",
    "was not delivered",
    "delivery to the following recipient",
    "delivery has failed",
    "delivery failed",
    "had permanent fatal errors",
    "permanent error",
    "konnte nicht zugestellt werden",
    "n'a pas pu être remis",
    "no se pudo entregar",
    "не удалось доставить",
];

/// How the subject of an answering machine begins, in lower case. Marks of their own not all of them write (RFC 3834).
const AUTOMATIC: &[&str] = &[
    "auto:",
    "auto-reply:",
    "autoreply:",
    "out of office:",
    "out of office autoreply:",
    "automatic reply:",
    "automatische antwort:",
    "abwesenheitsnotiz",
    "automatische abwesenheitsnotiz",
    "réponse automatique",
    "respuesta automática",
    "risposta automatica",
    "автоответ",
    "автоматический ответ",
    "undeliverable:",
    "unzustellbar:",
];

/// Whether the subject is an answering machine's.
fn is_automatic(subject: &str) -> bool {
    let subject = subject.trim().to_lowercase();
    AUTOMATIC.iter().any(|known| subject.starts_with(known))
}

/// What a failure notice in words says of the letter; `None` if the mail is none.
pub(super) fn read(mail: &Mail) -> Option<Delivery> {
    let subject = mail.subject.to_lowercase();
    let text: Vec<&str> = mail
        .plain
        .iter()
        .chain(&mail.html)
        .flat_map(|lines| lines.iter().filter(|line| line.depth == 0).take(LINES))
        .map(|line| line.text.as_str())
        // What follows is the letter itself.
        .take_while(|line| !line.to_lowercase().starts_with("--- below this line is a copy"))
        .collect();
    let text = text.join(" ");
    let lower = text.to_lowercase().replace('’', "'");
    let known = SUBJECTS.iter().any(|known| subject.contains(known))
        || SENTENCES.iter().any(|known| lower.contains(known));
    if !known || is_automatic(&mail.subject) && !lower.contains("deliver") {
        return None;
    }
    let status = status(&text, &lower);
    Some(Delivery { action: DeliveryAction::Failed, status, ..Delivery::unknown() })
}

/// The status that the words say: an enhanced code (RFC 3463), else what the reply code of SMTP amounts to.
fn status(text: &str, lower: &str) -> Option<String> {
    let words =
        || text.split(|c: char| c.is_whitespace() || "()[]<>,;:".contains(c)).filter(|word| !word.is_empty());
    let enhanced = |word: &&str| {
        let mut parts = word.trim_end_matches('.').split('.');
        let class = parts.next().is_some_and(|class| matches!(class, "4" | "5"));
        let rest: Vec<&str> = parts.collect();
        let number = |part: &&str| (1..=3).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit());
        class && rest.len() == 2 && rest.iter().all(number)
    };
    if let Some(code) = words().find(enhanced) {
        return Some(code.trim_end_matches('.').to_owned());
    }
    if lower.contains("mailbox full") || lower.contains("mailbox is full") || lower.contains("over quota") {
        return Some("5.2.2".to_owned());
    }
    // `552` is a mailbox without room (RFC 5321, 4.2.3).
    let reply = words().map(|word| word.split('-').next().unwrap_or(word)).find(|word| {
        word.len() == 3 && word.starts_with(['4', '5']) && word.bytes().all(|b| b.is_ascii_digit())
    });
    match reply {
        Some("552") => Some("5.2.2".to_owned()),
        Some(code) => Some(format!("{}.0.0", &code[..1])),
        None if lower.contains("permanent") => Some("5.0.0".to_owned()),
        None => None,
    }
}
