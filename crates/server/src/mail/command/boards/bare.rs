//! Boards named by a number and a sign behind it: `1: e4`, `2) Bh7`, `3 - resign`.
//!
//! `1. e4` and `1 e4` are a move's number and stay what they are. What may be that as well here is asked about (domain.md,
//! "Decisions").

use frcec_rules::reading::Notation;

use super::super::line;
use super::{Shown, in_sentence, named};
use crate::mail::body::{Line, Reply, attribution};

/// The number of a line that gives a move or a command behind a number and a sign, and what stands behind that.
pub(super) fn of(text: &str, notation: Option<Notation>) -> Option<(u32, &str)> {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let number = text[..digits].parse().ok().filter(|number| *number > 0)?;
    let rest = text[digits..].trim_start();
    let rest = [":", ")", "-", "–", "—"].into_iter().find_map(|sign| rest.strip_prefix(sign))?.trim_start();
    line::kind(&Line::new(rest), notation).decides().then_some((number, rest))
}

/// The boards that a mail names so beyond doubt. None where it names any in another way, or says something above the first: then
/// the numbers may be those of what it tells.
pub(super) fn clear(reply: &Reply, notation: Option<Notation>, shelf: &[Shown<'_>]) -> Vec<u32> {
    let mut numbers: Vec<u32> = Vec::new();
    for lines in &reply.segments {
        for line in lines.iter().filter(|line| !line.text.is_empty()) {
            if named(&line.text).is_some() || in_sentence(&line.text, notation).is_some() {
                return Vec::new();
            }
            match of(&line.text, notation) {
                Some((number, _)) => numbers.push(number),
                None if numbers.is_empty() && !line.filler && !attribution::is_salutation(&line.text) => {
                    return Vec::new();
                }
                None => {}
            }
        }
    }
    let has = |number: &u32| shelf.iter().any(|board| board.number == *number);
    let may_be_a_moves = |number: &u32| shelf.iter().any(|board| board.move_number == *number);
    // A list, of which one number can be no move's: the others are none either.
    let runs = numbers.len() > 1 && numbers.windows(2).all(|pair| pair[1] == pair[0] + 1);
    let list = runs && numbers.iter().all(has) && !numbers.iter().all(may_be_a_moves);
    numbers.retain(|number| has(number) && (list || !may_be_a_moves(number)));
    numbers
}
