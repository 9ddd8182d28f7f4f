//! Lines that are no lines of their own: they go on from the line right above.
//!
//! A move and a command count only alone on their line (domain.md), and a line that a program broke off a sentence is not
//! alone: it is asked about. Private notes and conditional lines take what belongs to them.

use frcec_rules::club::lines::{Token, tokens};
use frcec_rules::reading::Notation;

use super::line::{Kind, is_conditional};
use super::{Action, named_alone};
use crate::mail::body::{Line, attribution, wrap};

/// What stands right above a line.
enum Above {
    /// Nothing, or what says nothing of the line below.
    Apart,
    /// Words, with the text of the line, and whether its writer ended it.
    Prose(String, bool),
    /// A conditional line that began at this place.
    Lines(usize),
    /// A private note that did.
    Note(usize),
}

/// Settles what each line is by what stands right above it.
pub(super) fn settle(kinds: &mut [(&Line, Kind)], notation: Option<Notation>) {
    let mut above = Above::Apart;
    let mut decided = false;
    for at in 0..kinds.len() {
        let (line, kind) = kinds[at].clone();
        if line.text.is_empty() {
            above = Above::Apart;
            continue;
        }
        let settled = match &above {
            Above::Lines(first) if goes_on(&kinds[*first].1, line, notation) => {
                append(&mut kinds[*first].1, &line.text);
                Kind::Continuation
            }
            Above::Note(first) => match below_note(line, kind) {
                Kind::Continuation => {
                    append(&mut kinds[*first].1, &line.text);
                    Kind::Continuation
                }
                kind => kind,
            },
            Above::Prose(text, ended) => below_prose(text, *ended, line, kind, decided),
            // The first line of a board may go on from words above the board.
            Above::Apart if line.continues && at == 0 => below_prose("", false, line, kind, decided),
            Above::Apart | Above::Lines(_) => kind,
        };
        decided |= settled.decides();
        above = match (&settled, above) {
            (Kind::If(_), _) => Above::Lines(at),
            (Kind::Note(_), _) => Above::Note(at),
            (Kind::Continuation | Kind::BelowNote, above) => above,
            _ if is_prose(line, &settled) => Above::Prose(line.text.clone(), line.ended),
            _ => Above::Apart,
        };
        kinds[at].1 = settled;
    }
}

/// Whether a line is words, and not something that stands on its own.
pub(super) fn is_prose(line: &Line, kind: &Kind) -> bool {
    let words = matches!(
        kind,
        Kind::Text
            | Kind::MoveInProse
            | Kind::FiguresInProse
            | Kind::CommandInProse(_)
            | Kind::Wrapped(_)
            | Kind::BelowNote
            | Kind::Secret
    );
    words && !line.text.is_empty() && named_alone(line).is_none()
}

/// What a line is that stands right below words.
fn below_prose(above: &str, ended: bool, line: &Line, kind: Kind, decided: bool) -> Kind {
    let alone =
        matches!(kind, Kind::Move { .. } | Kind::Command(_) | Kind::Offer | Kind::If(_) | Kind::Note(_));
    if line.continues && alone {
        return Kind::Wrapped(above.to_owned());
    }
    // The end of a sentence that begins like a move; below a clear move the rule about such lines is stricter.
    if line.continues && !decided && matches!(kind, Kind::MoveInProse | Kind::CommandInProse(_)) {
        return Kind::Text;
    }
    let binds = matches!(&kind, Kind::Command(action) if binds(action));
    if binds && !ended && !wrap::ends_sentence(above) && !attribution::is_salutation(above) {
        return Kind::Wrapped(above.to_owned());
    }
    kind
}

/// What a line is that stands right below a private note.
fn below_note(line: &Line, kind: Kind) -> Kind {
    match kind {
        Kind::If(_) | Kind::Note(_) | Kind::Offer => kind,
        kind if kind.decides() && !line.continues => kind,
        // It may be the note's last words, which nobody may read.
        Kind::Move { .. } | Kind::Command(_) => Kind::Wrapped(String::new()),
        _ if line.continues => Kind::Continuation,
        _ => Kind::BelowNote,
    }
}

/// Whether what the command does cannot be undone, or concerns the opponent: it wants a place of its own.
const fn binds(action: &Action) -> bool {
    matches!(
        action,
        Action::Accept
            | Action::Decline
            | Action::Claim { .. }
            | Action::Resign
            | Action::Yes(_)
            | Action::Cancel
            | Action::Leave(_)
            | Action::Give(_)
            | Action::CancelGame
            | Action::NewOpponent
            | Action::AcceptChallenge(_)
            | Action::DeclineChallenge(_)
            | Action::Withdraw(_)
            | Action::LeaveClub
            | Action::DeleteMe
    )
}

/// Whether a line right below a conditional line belongs to it: it is nothing but moves, and the line above was full, lacks its
/// answer, or the numbers go on.
fn goes_on(above: &Kind, line: &Line, notation: Option<Notation>) -> bool {
    let Kind::If(lines) = above else { return false };
    if !is_conditional(&line.text, notation) {
        return false;
    }
    let (upper, lower) = (moves(lines), moves(&line.text));
    let last = upper.iter().rev().find_map(|text| number(text));
    let next = lower.iter().find_map(|text| number(text));
    let counts_on = last.zip(next).is_some_and(|(last, next)| last < next);
    line.continues || upper.len() % 2 == 1 || counts_on
}

fn moves(text: &str) -> Vec<String> {
    let moves = tokens(text, &crate::lines::WORDS).into_iter().filter_map(|token| match token {
        Token::Move(text) => Some(text),
        Token::If | Token::Then => None,
    });
    moves.collect()
}

/// The number before a move.
fn number(text: &str) -> Option<u32> {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    rest.starts_with(['.', '…']).then(|| text[..text.len() - rest.len()].parse().ok()).flatten()
}

fn append(kind: &mut Kind, more: &str) {
    if let Kind::If(text) | Kind::Note(text) = kind {
        text.push(' ');
        text.push_str(more);
    }
}
