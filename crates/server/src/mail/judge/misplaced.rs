//! Mail that came to one game's address and names another game. A move in the wrong game is final (domain.md, "Decisions"): it is
//! asked about wherever the writer himself says that he means another one.

use super::answer::Named;
use super::{Answer, Disposition, Elsewhere, Order, Table, Verdict, seat};
use crate::mail::command::naming::{Known, Naming};
use frcec_rules::reading;

impl Table {
    /// The game, as far as a line can name it.
    pub(in crate::mail) fn known(&self) -> Known<'_> {
        Known { game: self.game, name: &self.name }
    }
}

/// The question that is put instead of doing what `verdict` says; `named` is what lines of the mail name.
///
/// A line names a game on purpose: it counts whatever it names. A subject is kept by programs from what is answered, and our
/// letters of several games give addresses of their own, so it counts only where the same could be meant there.
pub(super) fn asked(table: &Table, verdict: &Verdict, named: &[Naming], typed: &[String]) -> Option<Answer> {
    if !matches!(verdict.disposition, Disposition::AcceptCommand | Disposition::Hold) {
        return None;
    }
    let order = verdict.order.as_ref()?;
    if !plays(order) {
        return None;
    }
    let answer = |naming: Named, others: Vec<&Elsewhere>| Answer::OtherGame {
        game: table.name.clone(),
        naming,
        others: others.iter().map(|other| (other.name.clone(), other.address.clone())).collect(),
    };
    for naming in named {
        let meant = table.known().elsewhere(&naming.name);
        let meant = table.elsewhere.iter().filter(|known| !known.in_subject && Some(known.named) == meant);
        let meant: Vec<&Elsewhere> = meant.collect();
        if !table.known().fits(&naming.name) {
            return Some(answer(Named::Line(naming.line.clone()), meant));
        }
        if !table.known().is_exactly(&naming.name) && !meant.is_empty() {
            return Some(answer(Named::Both(naming.line.clone()), meant));
        }
    }
    // Whoever names the game itself means it, whatever the subject says.
    if !named.is_empty() {
        return None;
    }
    let possible: Vec<&Elsewhere> = table
        .elsewhere
        .iter()
        .filter(|other| other.in_subject && possible(order, typed, table, other))
        .collect();
    (!possible.is_empty()).then(|| answer(Named::Subject, possible))
}

/// Whether it does something in the game.
const fn plays(order: &Order) -> bool {
    !matches!(
        order,
        Order::General(_)
            | Order::DryRun(_)
            | Order::Lines
            | Order::Notes
            | Order::Message
            | Order::CancelHeld
    )
}

/// Whether the same could be done in another game; `typed` is the move as each view has it.
fn possible(order: &Order, typed: &[String], table: &Table, other: &Elsewhere) -> bool {
    let legal = |text: &String| reading::read(&other.line, text, &seat::options(table)).mv().is_some();
    match order {
        Order::Move { .. } | Order::Claim { intended: Some(_) } => other.to_move && typed.iter().any(legal),
        Order::Resign => true,
        Order::Accept | Order::Decline => other.offered,
        _ => false,
    }
}
