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
    if is_forwarded(line) {
        return true;
    }
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

/// How Apple's program begins a message that it forwards.
const FORWARDED: &[&str] = &[
    "begin forwarded message",
    "anfang der weitergeleiteten nachricht",
    "anfang der weitergeleiteten e-mail",
    "inicio del mensaje reenviado",
    "comienza el mensaje reenviado",
    "début du message réexpédié",
    "début du message transféré",
    "начало переадресованного сообщения",
    "начало пересланного сообщения",
    "inizio messaggio inoltrato",
    "início da mensagem reencaminhada",
    "begin doorgestuurd bericht",
];

fn is_forwarded(line: &str) -> bool {
    let Some(words) = line.strip_suffix([':', '：']) else { return false };
    let words = words.trim_end().to_lowercase();
    FORWARDED.contains(&words.as_str())
}

/// Whether a line is words between two rows of dashes, in whatever language: it begins a quote if a header block stands below.
pub fn is_ruled(line: &str) -> bool {
    let is_rule = |c: char| matches!(c, '-' | '–' | '—' | '_' | '=');
    let inner = line.trim_matches(is_rule);
    let (before, after) = (
        line.len() - line.trim_start_matches(is_rule).len(),
        line.len() - line.trim_end_matches(is_rule).len(),
    );
    before > 3 && after > 3 && (1..=60).contains(&inner.trim().chars().count())
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

/// How many lines of a header block are looked at.
const BLOCK: usize = 12;

/// Whether a header block without quote marks begins here (fault cases 003, 004, 007 to 009): a From label with one
/// more line, or three lines of the shape `Label: value`, whatever the language; one value must hold an address, a
/// date or the subject of a letter of ours. What a long value goes on with may stand on a line of its own.
pub fn is_header_block(lines: &[SourceLine]) -> bool {
    let Some((first, value)) = lines.first().and_then(header) else { return false };
    let needed = if FROM.contains(&first.as_str()) { 2 } else { 3 };
    let mut labels = 1;
    let mut certain = tells(value);
    for line in lines.iter().skip(1).take(BLOCK) {
        if let Some((_, value)) = header(line) {
            labels += 1;
            certain |= tells(value);
        } else if is_rest_of_address(line) {
            certain = true;
        } else {
            break;
        }
    }
    labels >= needed && certain
}

fn header(line: &SourceLine) -> Option<(String, &str)> {
    label(line).filter(|(label, _)| !NOT_A_HEADER.contains(&label.as_str()))
}

/// Whether the value of a header is one that a person hardly writes behind a word and a colon.
fn tells(value: &str) -> bool {
    value.contains('@') || has_date(value) || is_our_subject(value)
}

/// `[FRCEC] M0001-1: …`, as each letter of ours has it, with or without `Re:` before it.
fn is_our_subject(value: &str) -> bool {
    let mut rest = value;
    for _ in 0..3 {
        match rest.split_once(':') {
            Some((prefix, behind)) if prefix.chars().count() <= 4 && !prefix.contains(' ') => {
                rest = behind.trim_start();
            }
            _ => break,
        }
    }
    let inner = rest.strip_prefix('[').and_then(|rest| rest.split_once(']'));
    inner.is_some_and(|(club, behind)| (1..=40).contains(&club.chars().count()) && behind.starts_with(' '))
}

/// An address that did not fit on the line of its name: `<play+g1.0.w.x@club.example>`.
fn is_rest_of_address(line: &SourceLine) -> bool {
    line.depth == 0 && line.text.starts_with('<') && line.text.contains('@')
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
    let letters =
        label.chars().all(|c| c.is_alphabetic() || !c.is_ascii() || matches!(c, ' ' | '-' | '.' | '\''));
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
        // No address and no date: what tells is the subject of our letters, in a language that nobody here knows.
        for text in [
            "Van: FRCEC\nVerzonden: maandag\nAan: Anna\nOnderwerp: [FRCEC] x",
            "Siuntėjas: FRCEC\nIšsiųsta: pirmadienį\nKam: Ana\nTema: Re: [FRCEC] M0001-1: Anna - Boris",
            "보낸 사람: FRCEC\n보낸 날짜: 월요일\n받는 사람: Anna\n제목: AW: [Chess Club] M0001-1",
            "Feladó: FRCEC\n<play+g1.0.w.abcdefghijklmnop@club.example>\nCímzett: Anna\nTárgy: valami",
        ] {
            assert!(block(text), "{text}");
        }
        assert!(!block("Game: M0001-1\nMove: Nf3\nGreeting: hello"), "somebody's own form");
        assert!(!block("Plan: [attack]\nYours: defend\nResult: [] open"));
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
