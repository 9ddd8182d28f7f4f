//! The line above a quote: "On Fri, Apr 3, 2026 at 12:32 PM Anna <anna@example.org> wrote:".

use super::SourceLine;
use super::quote::has_date;

/// How many lines an attribution may be wrapped over.
const LONGEST: usize = 3;
/// How many characters it may have.
const WIDEST: usize = 400;

/// "wrote" and "writes", as programs say it.
const VERBS: &[&str] = &[
    "wrote",
    "writes",
    "schrieb",
    "schreibt",
    "geschrieben",
    "écrit",
    "ecrit",
    "écrivait",
    "escribió",
    "escribio",
    "escribe",
    "scritto",
    "scrive",
    "escreveu",
    "escreve",
    "schreef",
    "schrijft",
    "geschreven",
    "пишет",
    "писал",
    "написал",
    "pisze",
    "napisał",
    "napisal",
    "skrev",
    "skriver",
    "kirjoitti",
    "napsal",
    "írta",
    "yazdı",
    "said",
    "写道",
    "のメール",
];

/// The lines, with an attribution on a line of its own where a program wrote the quote's first words behind it, as Yahoo's
/// for Android does: `On Fri, Apr 3, 2026 at 12:32, Club<a@b.example> wrote:   Write resign`.
pub fn set_apart(lines: Vec<SourceLine>) -> Vec<SourceLine> {
    let mut out = Vec::with_capacity(lines.len());
    for line in lines {
        match line.text.find(":  ").map(|at| line.text.split_at(at + 1)) {
            Some((head, rest)) if line.depth == 0 && is_attribution(head, &[]) => {
                out.push(SourceLine { text: head.to_owned(), ..line.clone() });
                out.push(SourceLine { text: rest.trim().to_owned(), ..line });
            }
            _ => out.push(line),
        }
    }
    out
}

/// How many lines from here are an attribution, if any are. The shortest reading wins, so that a remark that begins
/// with "On" does not swallow the real attribution below it (fault case 014).
pub fn at(lines: &[SourceLine]) -> Option<usize> {
    let first = lines.first().filter(|l| l.depth == 0 && !l.text.is_empty())?;
    if is_attribution(&first.text, &lines[1..]) {
        return Some(1);
    }
    let ended = first.text.ends_with(['.', '!', '?']) && !first.text.ends_with(".m.");
    if ended || !(has_date(&first.text) || first.text.contains(['<', '@'])) {
        return None;
    }
    let mut joined = first.text.clone();
    for length in 2..=LONGEST {
        let next = lines.get(length - 1).filter(|l| l.depth == 0 && !l.text.is_empty())?;
        let below = &lines[length..];
        let alone = next.text.starts_with(|c: char| c.is_alphabetic()) && has_date(&next.text);
        if alone && is_attribution(&next.text, below) {
            return None;
        }
        joined.push(' ');
        joined.push_str(&next.text);
        if joined.len() > WIDEST * 2 {
            return None;
        }
        if is_attribution(&joined, below) {
            return Some(length);
        }
    }
    None
}

/// Whether a text in lower case says of somebody that they wrote.
pub fn has_verb(lower: &str) -> bool {
    VERBS.iter().any(|verb| lower.contains(verb))
}

fn is_attribution(text: &str, below: &[SourceLine]) -> bool {
    let text = text.trim_matches(['*', '_', ' ']);
    if !text.ends_with([':', '：']) || text.chars().count() > WIDEST {
        return false;
    }
    let verb = has_verb(&text.to_lowercase());
    let address = text.contains('@');
    let date = has_date(text);
    let quote_next = below.iter().find(|l| !(l.text.is_empty() && l.depth == 0)).is_some_and(|l| l.depth > 0);
    let quote_directly = below.first().is_some_and(|l| l.depth > 0);
    (verb && (address || date || quote_next))
        || (address && (date || quote_next))
        || (quote_directly && text.contains(|c: char| c.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Option<usize> {
        at(&SourceLine::plain(text))
    }

    #[test]
    fn attributions_of_eleven_languages() {
        for line in [
            "On Fri, Apr 3, 2026 at 12:32 PM Chess Club <play+x@club.example> wrote:",
            "Am Fr., 3. Apr. 2026 um 12:32 Uhr schrieb Chess Club <play+x@club.example>:",
            "Le ven. 3 avr. 2026 à 12:32, Chess Club <play+x@club.example> a écrit :",
            "El vie, 3 abr 2026 a las 12:32, Chess Club (<play+x@club.example>) escribió:",
            "Il giorno ven 3 apr 2026 alle ore 12:32 Chess Club <play+x@club.example> ha scritto:",
            "Em sex., 3 de abr. de 2026 às 12:32, Chess Club <play+x@club.example> escreveu:",
            "Op vr 3 apr 2026 om 12:32 schreef Chess Club <play+x@club.example>:",
            "пт, 3 апр. 2026 г. в 12:32, Chess Club <play+x@club.example>:",
            "03.04.2026 12:32, Chess Club пишет:",
            "pt., 3 kwi 2026 o 12:32 Chess Club <play+x@club.example> napisał(a):",
            "Den fre. 3. apr. 2026 kl. 12.32 skrev Chess Club <play+x@club.example>:",
            "Den fre 3 apr. 2026 kl 12:32 skrev Chess Club <play+x@club.example>:",
        ] {
            assert_eq!(found(line), Some(1), "{line}");
        }
    }

    #[test]
    fn words_behind_an_attribution_are_quoted() {
        let lines = |text: &str| set_apart(SourceLine::plain(text)).len();
        assert_eq!(lines("On Fri, Apr 3, 2026 at 12:32, Club<play+x@club.example> wrote:   Write resign"), 2);
        assert_eq!(lines("I wrote on 3 April:  Nf3"), 1, "no address and no date of a program");
        assert_eq!(lines("My move:  Nf3"), 1);
    }

    #[test]
    fn wrapped_and_without_date() {
        assert_eq!(
            found("On Fri, Apr 3, 2026 at 12:32 PM Club <\nplay+x@club.example> wrote:\n\n> x"),
            Some(2)
        );
        assert_eq!(found("Chess Club wrote:\n> x"), Some(1));
        assert_eq!(found("Chess Club wrote:\nx"), None);
        assert_eq!(found("On second thought I play this.\nOn Fri, Apr 3, 2026 Club wrote:\n> x"), None);
        assert_eq!(found("On 3 April 2026 you were better\nOn Fri, Apr 3, 2026 Club wrote:\n> x"), None);
        assert_eq!(found("My plan for 2026:\nattack"), None);
    }
}
