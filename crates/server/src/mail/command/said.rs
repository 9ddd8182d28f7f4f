//! Words of a person: what of a mail is said to somebody, how much of it is passed on, and how it is named where it is not.

use super::line::Kind;
use super::{naming, words};
use crate::mail::body::{Line, Reply, attribution, mask};

/// How many characters of a player's text are passed on.
pub const LONGEST_MESSAGE: usize = 4_000;

/// More words than a greeting has.
const GREETING_WORDS: usize = 3;

/// What these lines say, if it is more than a greeting. What a program put there says nothing.
pub(super) fn said_apart<'a>(lines: impl Iterator<Item = &'a (&'a Line, Kind)>) -> Option<String> {
    let own =
        lines.filter(|line| is_said(line)).map(|(line, _)| line.text.as_str()).collect::<Vec<_>>().join("\n");
    (own.split_whitespace().count() > GREETING_WORDS).then(|| whole(&own))
}

/// What a reply says besides the lines that its answer shows, if it is more than a greeting: the writer of a mail that is asked about
/// must know that nothing of it went on.
pub fn said_besides(
    reply: &Reply,
    notation: Option<frcec_rules::Notation>,
    shown: &[&str],
) -> Option<String> {
    let is_shown = |text: &str| {
        let text = text.trim();
        shown.iter().any(|shown| *shown == text || excerpt(text) == excerpt(shown) || shown.contains(text))
    };
    let lines = reply.segments.iter().flat_map(|lines| super::kinds(lines, notation));
    let lines: Vec<(&Line, Kind)> = lines.filter(|(line, _)| !is_shown(&line.text)).collect();
    said_apart(lines.iter()).map(|said| excerpt(&said))
}

/// Whether a line is its writer's words, and neither the name of a game nor a subject that came along.
pub(super) fn is_said((line, kind): &(&Line, Kind)) -> bool {
    let text = line.text.as_str();
    let said = !kind.decides() && !kind.is_modifier() && *kind != Kind::BelowNote;
    said && text.contains(char::is_alphabetic)
        && !is_cited(text)
        && !line.filler
        && !text.strip_suffix([':', '：']).is_some_and(words::introduces)
        && naming::of(text).is_none()
        && naming::without_reply(text) == text.trim()
        && !attribution::may_introduce(text)
}

/// `Boris> resign`: quoted by an old program, with the writer's name for a mark.
fn is_cited(text: &str) -> bool {
    text.split_once('>')
        .is_some_and(|(name, _)| (1..=16).contains(&name.len()) && name.chars().all(char::is_alphanumeric))
}

/// Characters of words that are quoted because they were passed on to nobody.
const WHOLE: usize = 1_500;

/// Words in one line, masked: their writer is to know all that was not passed on.
fn whole(text: &str) -> String {
    let masked = mask::mask(text.trim());
    let line = masked.split_whitespace().collect::<Vec<_>>().join(" ");
    let cut: String = line.chars().take(WHOLE).collect();
    if cut.len() < line.len() { format!("{} …", cut.trim_end()) } else { cut }
}

/// Characters of an excerpt.
const EXCERPT: usize = 60;

/// The beginning of a text, by which its writer knows it again: its first line, masked, and not more than a line has room for.
pub fn excerpt(text: &str) -> String {
    let masked = mask::mask(text.trim());
    let first = masked.lines().next().unwrap_or_default().trim();
    let cut: String = first.chars().take(EXCERPT).collect();
    if cut.len() < masked.len() { format!("{} …", cut.trim_end()) } else { cut }
}

/// The text that may be passed on: no modifiers, no words of gateways, addresses and telephone numbers masked.
pub(super) fn message<'a>(lines: impl Iterator<Item = &'a (&'a Line, Kind)>) -> String {
    let mut out: Vec<&str> = Vec::new();
    for (line, kind) in lines {
        if line.filler
            || kind.is_modifier()
            || (line.text.is_empty() && out.last().is_none_or(|l| l.is_empty()))
        {
            continue;
        }
        out.push(&line.text);
    }
    // The rule above a footer that was left out.
    while out.last().is_some_and(|line| line.chars().all(|c| matches!(c, '-' | '_' | '=' | '*' | ' '))) {
        out.pop();
    }
    mask::mask(out.join("\n").trim())
}

/// A text as far as it is passed on, and what of it is not.
pub fn cut(text: String) -> (String, Option<Cut>) {
    let Some((end, _)) = text.char_indices().nth(LONGEST_MESSAGE) else { return (text, None) };
    let (kept, _) = text[..end].rsplit_once(char::is_whitespace).unwrap_or((&text[..end], ""));
    let rest = text[kept.len()..].trim();
    let cut = Cut { count: rest.chars().count(), from: excerpt(rest) };
    (kept.trim_end().to_owned(), Some(cut))
}

/// What of a text was too long to be passed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    /// How many characters.
    pub count: usize,
    /// How it begins.
    pub from: String,
}
