//! Quotes without quote marks: the header block of Outlook and its kin, and the line "Original Message".

use super::SourceLine;
use super::attribution::has_verb;

/// What "message" is called between rows of dashes.
const MESSAGE: &[&str] = &[
    "message",
    "nachricht",
    "mensaje",
    "messaggio",
    "mensagem",
    "bericht",
    "сообщение",
    "письмо",
    "wiadomość",
    "meddelelse",
    "meddelande",
    "melding",
    "viesti",
    "zpráva",
    "üzenet",
    "mail",
    "e-mail",
];

/// Whether a line begins a quote by itself: `-----Original Message-----` in any of the usual languages.
pub fn is_separator(line: &str) -> bool {
    let line = line.trim_matches(['*', ' ']);
    let is_rule = |c: char| matches!(c, '-' | '–' | '—' | '_' | '=');
    let inner = line.trim_matches(is_rule);
    let before = line.len() - line.trim_start_matches(is_rule).len();
    let after = line.len() - line.trim_end_matches(is_rule).len();
    if inner.is_empty() || before < 2 || after < 2 || inner.chars().count() > 400 {
        return false;
    }
    let inner = inner.to_lowercase();
    // `-----Club <play@club.example> wrote: -----`, as Notes and Zoho write it.
    if has_verb(&inner) && (inner.contains('@') || has_date(&inner)) {
        return true;
    }
    if inner.chars().count() > 60 {
        return false;
    }
    MESSAGE.iter().any(|word| inner.contains(word)) || inner.contains("original")
}

/// Labels with which the header block of a quoted mail begins.
const FROM: &[&str] = &[
    "from",
    "von",
    "de",
    "da",
    "van",
    "fra",
    "från",
    "от",
    "от кого",
    "od",
    "expéditeur",
    "remitente",
    "mittente",
    "lähettäjä",
    "feladó",
    "kimden",
    "absender",
    "afzender",
    "avsändare",
    "sender",
    "发件人",
    "差出人",
];

/// Labels of lines that a person may well write.
const NOT_A_HEADER: &[&str] = &["note", "if", "ps", "p.s", "plan", "idea"];

/// Whether a header block without quote marks begins here (fault cases 003, 004, 007 to 009): a From label with one
/// more line, or three lines of the shape `Label: value`, whatever the language; one value must hold an address or a
/// date.
pub fn is_header_block(lines: &[SourceLine]) -> bool {
    let is_header = |(label, _): &(String, &str)| !NOT_A_HEADER.contains(&label.as_str());
    let labelled: Vec<_> = lines.iter().take(6).map_while(|l| label(l).filter(is_header)).collect();
    let Some((first, _)) = labelled.first() else { return false };
    let needed = if FROM.contains(&first.as_str()) { 2 } else { 3 };
    labelled.len() >= needed && labelled.iter().any(|(_, value)| value.contains('@') || has_date(value))
}

fn label(line: &SourceLine) -> Option<(String, &str)> {
    if line.depth > 0 {
        return None;
    }
    let text = line.text.trim_start_matches(['*', '_', ' ']);
    let colon = text.char_indices().take(32).find(|(_, c)| matches!(c, ':' | '：'))?;
    let (label, value) = text.split_at(colon.0);
    let value = value.trim_start_matches([':', '：', '*', '_', ' ']);
    let label = label.trim_matches(['*', '_', ' ']);
    let words = label.split(' ').count();
    let letters = label.chars().all(|c| c.is_alphabetic() || matches!(c, ' ' | '-' | '.' | '\'' | '’'));
    (!label.is_empty() && words <= 3 && letters && !value.starts_with("//"))
        .then(|| (label.to_lowercase(), value))
}

/// Whether a text holds a year, or a time of day.
pub fn has_date(text: &str) -> bool {
    let bytes = text.as_bytes();
    let digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    (0..bytes.len()).any(|at| {
        let year = (bytes[at..].starts_with(b"20") || bytes[at..].starts_with(b"19"))
            && digit(at + 2)
            && digit(at + 3)
            && !digit(at + 4)
            && (at == 0 || !digit(at - 1));
        let time = digit(at)
            && bytes.get(at + 1).is_some_and(|b| matches!(b, b':' | b'h'))
            && digit(at + 2)
            && digit(at + 3);
        year || time
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(text: &str) -> bool {
        is_header_block(&SourceLine::plain(text))
    }

    #[test]
    fn header_blocks_of_any_language() {
        assert!(block("*From:* Club\n*Sent:* Friday, April 3, 2026 12:32 PM"));
        assert!(block("Lähettäjä: Club <a@b.example>\nLähetetty: 3. huhtikuuta"));
        assert!(block("Expediteur-X: Club <a@b.example>\nEnvoye: x\nPour: Anna"));
        assert!(!block("My plan: attack\nYour plan: defend\nResult: unclear"));
        assert!(!block("note: he wrote to a@b.example\nnote: x\nnote: y 2026"));
        assert!(!block("From: my point of view\nResult: fine"));
    }

    #[test]
    fn separators_of_any_language() {
        for line in [
            "-----Original Message-----",
            "-----Ursprüngliche Nachricht-----",
            "-------- Пересылаемое сообщение --------",
            "---------- Forwarded message ---------",
            "_____ Mensaje original _____",
            "-----Chess Club <play+x@club.example> wrote: -----",
            "---- On Fri, 03 Apr 2026 12:32:00 +0200 Chess Club <play+x@club.example> wrote ----",
        ] {
            assert!(is_separator(line), "{line}");
        }
        for line in
            ["--------", "-- my plan --", "- message", "message", "--- e4 e5 ---", "--- as I wrote ---"]
        {
            assert!(!is_separator(line), "{line}");
        }
    }
}
