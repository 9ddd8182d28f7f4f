//! A typed move at a seat: read at the present position, or at the one to which the address belongs.

use frcec_rules::reading::{self, Note, Options, Reading};
use frcec_rules::{Line, Move};

use super::act::asked_first;
use super::seat::is_current;
use super::{Answer, Disposition, Order, Table, Verdict, Why};
use crate::mail::address::Kind;

pub(super) fn played(table: &Table, text: &str, offer: bool) -> Verdict {
    if let Some(verdict) = played_before(table, text) {
        return verdict;
    }
    if !table.running {
        return Verdict::ask(Answer::GameOver, Why::NotPossible);
    }
    if !is_current(table) {
        return Verdict::ask(Answer::MovedOn, Why::NotPossible);
    }
    // A receipt names the ply at which the opponent is to move; its address can never move.
    if table.kind == Kind::Receipt || table.line.turn() != table.seat.color() {
        return Verdict::ask(Answer::NotYourTurn, Why::NotPossible);
    }
    match clear_move(table, text) {
        Ok((mv, san, notes)) => asked_first(table, mv, Order::Move { mv, san, offer, notes }),
        Err(verdict) => *verdict,
    }
}

/// The move that was already played from this address, sent again, is no new command (fault case 148); another one
/// changes nothing (146, 150).
pub(super) fn played_before(table: &Table, text: &str) -> Option<Verdict> {
    if table.kind == Kind::Receipt || is_current(table) || table.ply > table.line.len() {
        return None;
    }
    let before = table.line.prefix(table.ply);
    if before.turn() != table.seat.color() {
        return None;
    }
    let played = *table.line.moves().get(usize::try_from(table.ply).ok()?)?;
    let again = read_at(&before, table, text).mv() == Some(played);
    let order = Order::Move { mv: played, san: before.san_of(&played), offer: false, notes: Vec::new() };
    Some(if again {
        Verdict { order: Some(order), ..Verdict::new(Disposition::Duplicate, Why::PlayedBefore) }
    } else {
        Verdict::ask(Answer::PlayedOther { san: before.san_of(&played) }, Why::NotPossible)
    })
}

/// The one legal move that a text means, with its SAN; or what its writer is asked.
pub(super) fn clear_move(table: &Table, text: &str) -> Result<(Move, String, Vec<Note>), Box<Verdict>> {
    let reading = read(table, text);
    if has_wrong_number(&reading) {
        let san = reading.mv().map(|mv| table.line.san_of(&mv)).unwrap_or_default();
        let answer = Answer::WrongNumber { text: text.to_owned(), san };
        return Err(Box::new(Verdict::ask(answer, Why::NotUnderstood)));
    }
    match reading {
        Reading::Move(read) => Ok((read.mv, table.line.san_of(&read.mv), read.notes)),
        reading => {
            let answer = Answer::Reading { text: text.to_owned(), reading };
            Err(Box::new(Verdict::ask(answer, Why::NotUnderstood)))
        }
    }
}

pub(super) fn read(table: &Table, text: &str) -> Reading {
    read_at(&table.line, table, text)
}

pub(super) fn read_at(line: &Line, table: &Table, text: &str) -> Reading {
    reading::read(line, text, &options(table))
}

pub(super) const fn options(table: &Table) -> Options {
    Options { notation: table.notation, strict: table.strict, mail_line: true, binding: true }
}

/// Whether a number was written before the move that is not this move's, Black's dots at White's turn included.
pub(super) fn has_wrong_number(reading: &Reading) -> bool {
    let Reading::Move(read) = reading else { return false };
    read.notes.iter().any(|note| matches!(note, Note::MoveNumber { .. }))
}
