//! Moves that their writer may not make: what stands around a move and leaves that open.
//!
//! An accepted move is final. Whoever names one in a question, introduces it as something else, takes it back on the next line or
//! writes two of them is asked.

use frcec_rules::reading::Notation;

use super::line::{Kind, is_prose_word};
use super::{named_alone, secret, without_number};
use crate::mail::body::{Line, attribution, wrap};
use crate::mail::command::words::introduces;

/// What joins another choice to a move.
const OR: &[&str] = &["or", "oder", "o", "u", "ou", "или", "либо"];

/// What begins a line that corrects the one above it.
const CORRECTS: &[&str] = &[
    "no",
    "nein",
    "non",
    "нет",
    "wait",
    "warte",
    "halt",
    "stop",
    "espera",
    "attends",
    "attendez",
    "подожди",
    "подождите",
    "стоп",
    "sorry",
    "oops",
    "ups",
    "correction",
    "korrektur",
    "corrección",
    "correccion",
    "rectification",
    "поправка",
    "исправление",
    "извините",
    "entschuldigung",
    "verzeihung",
    "perdón",
    "perdon",
    "pardon",
    "rather",
    "lieber",
    "better",
    "besser",
    "mejor",
    "plutôt",
    "лучше",
    "instead",
    "stattdessen",
    "i mean",
    "i meant",
    "ich meine",
    "ich meinte",
    "quiero decir",
    "quise decir",
    "je veux dire",
    "je voulais dire",
    "я имел в виду",
    "я имею в виду",
    "actually",
    "hmm",
];

/// Lines that say nothing but that the move is not meant.
const ALONE: &[&str] = &[
    "no",
    "nein",
    "non",
    "нет",
    "wait",
    "no wait",
    "warte",
    "halt",
    "stop",
    "moment",
    "espera",
    "attends",
    "attendez",
    "подожди",
    "подождите",
    "стоп",
    "not",
    "nicht",
    "pas",
    "не",
    "oops",
    "ups",
    "undo",
    "takeback",
    "take back",
    "zurück",
    "falsch",
    "wrong",
    "sorry",
    "not yet",
    "noch nicht",
    "todavía no",
    "pas encore",
    "ещё нет",
    "еще нет",
];

/// Words that forbid to play what stands beside them.
const FORBIDS: &[&str] = &[
    "not play this",
    "not play it",
    "not play that",
    "not play yet",
    "n't play this",
    "n't play it",
    "n't play that",
    "n't play yet",
    "n’t play this",
    "n’t play it",
    "n’t play that",
    "n’t play yet",
    "not my move",
    "not make this move",
    "n't make this move",
    "not execute",
    "nicht spielen",
    "nicht ausführen",
    "nicht ziehen",
    "spielen sie das nicht",
    "spiel das nicht",
    "nicht mein zug",
    "no lo juegue",
    "no la juegue",
    "no juegue",
    "no es mi jugada",
    "no hagas esta jugada",
    "ne le jou",
    "ne la jou",
    "ne jouez pas",
    "ne joue pas",
    "pas jouer ce",
    "pas mon coup",
    "не играйте",
    "не играй",
    "не делайте этот",
    "не делай этот",
    "не делайте этого",
    "не мой ход",
    "не этот ход",
];

/// The same right above a move that goes on from them.
const FORBIDS_WHAT_FOLLOWS: &[&str] =
    &["not play", "n't play", "n’t play", "spiele nicht", "spiel nicht", "no juego", "ne joue pas"];

/// What begins the rest of a sentence in whose middle a move stands. A closing ("cheers, anna") is written small as well.
const GOES_ON: &[&str] = &[
    "and",
    "but",
    "or",
    "so",
    "then",
    "when",
    "while",
    "which",
    "because",
    "instead",
    "und",
    "aber",
    "oder",
    "dann",
    "denn",
    "weil",
    "als",
    "worauf",
    "statt",
    "y",
    "e",
    "o",
    "pero",
    "entonces",
    "cuando",
    "porque",
    "que",
    "et",
    "ou",
    "mais",
    "puis",
    "alors",
    "car",
    "quand",
    "qui",
    "и",
    "или",
    "но",
    "а",
    "потом",
    "тогда",
    "когда",
    "потому",
    "что",
];

/// A line beside the move at `at` that leaves open whether it is meant.
pub(super) fn about(segment: &[(&Line, Kind)], at: usize) -> Option<String> {
    above(segment, at).or_else(|| below(segment, at))
}

fn above(segment: &[(&Line, Kind)], at: usize) -> Option<String> {
    let place = segment[..at].iter().rposition(|(line, _)| !line.text.is_empty())?;
    let (line, kind) = &segment[place];
    let text = line.text.trim_end_matches(['*', '_', ' ']);
    if kind.is_modifier() || line.filler || named_alone(line).is_some() {
        return None;
    }
    let lower = text.to_lowercase();
    let directly = place + 1 == at;
    let introduced = text.ends_with([':', '：']);
    let bare = text.trim_end_matches([':', '：', ' ']);
    let elsewhere = introduced && !introduces(bare) && !attribution::is_salutation(bare);
    let asked = directly && text.ends_with('?');
    let open = !wrap::ends_sentence(text) && !text.ends_with(',');
    let forbidden = (open || introduced)
        && (FORBIDS_WHAT_FOLLOWS.iter().chain(FORBIDS).any(|words| lower.contains(words))
            || ALONE.contains(&lower.trim_matches(['.', '!', ',', ' '])));
    // "In our other game you played", an empty line, the move, an empty line, "and I was lost."
    let sentence = || {
        let next = segment[at + 1..].iter().find(|(line, _)| !line.text.is_empty());
        let goes_on = next.is_some_and(|(line, kind)| {
            let first = line.text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
            matches!(kind, Kind::Text) && GOES_ON.contains(&first) && !line.filler
        });
        open && goes_on && text.split_whitespace().count() > 3 && text.split_whitespace().all(is_prose_word)
    };
    (elsewhere || asked || forbidden || sentence()).then(|| line.text.clone())
}

fn below(segment: &[(&Line, Kind)], at: usize) -> Option<String> {
    let mut lines = segment[at + 1..]
        .iter()
        .filter(|(line, kind)| !line.text.is_empty() && !line.filler && !kind.is_modifier());
    let first = lines.clone().next()?;
    let alone = first.0.text.to_lowercase();
    if ALONE.contains(&alone.trim_matches(['.', '!', '?', ',', '…', ' '])) {
        return Some(first.0.text.clone());
    }
    let forbids = |text: &str| {
        let lower = text.to_lowercase();
        FORBIDS.iter().any(|words| lower.contains(words))
    };
    lines.find(|(line, _)| forbids(&line.text)).map(|(line, _)| line.text.clone())
}

/// The moves below the one at `at` that its writer may mean instead, as typed: each on a line of its own, or behind a word that
/// gives a choice or corrects.
pub(super) fn others(segment: &[(&Line, Kind)], at: usize, notation: Option<Notation>) -> Vec<String> {
    let Kind::Move { text: own, .. } = &segment[at].1 else { return Vec::new() };
    let mut found = Vec::new();
    for (line, kind) in &segment[at + 1..] {
        match kind {
            Kind::Move { text, .. } => found.push(text.clone()),
            _ if line.filler || kind.is_modifier() => {}
            _ => {
                let lower = line.text.to_lowercase();
                let begins = |list: &[&str]| {
                    list.iter().any(|word| {
                        lower.strip_prefix(word).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
                    })
                };
                if begins(OR) || begins(CORRECTS) {
                    found.extend(secret::moves_in(&line.text, notation).map(str::to_owned));
                }
            }
        }
    }
    found.retain(|text| without_number(text) != without_number(own));
    found
}
