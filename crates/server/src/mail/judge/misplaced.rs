//! Mail that came to one game's address and names another game. A move in the wrong game is final (domain.md, "Decisions"): it is
//! asked about wherever the writer himself says that he means another one.

use super::answer::Named;
use super::{Answer, Disposition, Elsewhere, Order, Table, Verdict};
use crate::mail::command::naming::{self, Known, Name, Naming};

impl Table {
    /// The game, as far as a line can name it.
    pub(in crate::mail) fn known(&self) -> Known<'_> {
        Known { game: self.game, name: &self.name }
    }

    /// The other running games of the player that a name in the text can mean.
    fn meant(&self, name: &Name) -> Vec<&Elsewhere> {
        let meant = self.known().elsewhere(name);
        let is_meant = |known: &&Elsewhere| match (name, &known.person) {
            (Name::Person(name), Some(person)) => name == person,
            (Name::Person(_), None) | (_, Some(_)) => false,
            _ => !known.in_subject && meant.contains(&known.named),
        };
        self.elsewhere.iter().filter(is_meant).collect()
    }
}

/// The question that is put instead of doing what `verdict` says; `named` is what lines of the mail name, `mentioned` what words
/// above the move do, the nearest line first.
///
/// A line names a game on purpose: it counts whatever it names. Words and a subject count where they name another running game of
/// the writer's and not this one: our letters have their own game in the subject, so that whoever answers one names it.
pub(super) fn asked(
    table: &Table,
    verdict: &Verdict,
    named: &[Naming],
    mentioned: &[Naming],
) -> Option<Answer> {
    let in_line = match &verdict.answer {
        Some(answer) if verdict.disposition == Disposition::AskSender => Some(line_of_a_move(answer)?),
        _ => None,
    };
    if in_line.is_none()
        && (!matches!(verdict.disposition, Disposition::AcceptCommand | Disposition::Hold)
            || !plays(verdict.order.as_ref()?))
    {
        return None;
    }
    let answer = |naming: Named, others: Vec<&Elsewhere>| Answer::OtherGame {
        game: table.name.clone(),
        naming,
        others: others
            .iter()
            .map(|other| {
                // A move sent there would be refused.
                let in_vain =
                    !other.to_move && matches!(verdict.order, Some(Order::Move { .. } | Order::Claim { .. }));
                (other.name.clone(), Some(other.address.clone()).filter(|_| !in_vain))
            })
            .collect(),
    };
    if let Some(line) = in_line {
        // The advice to send such a move alone would have it played here.
        let namings = naming::around(line);
        let meant: Vec<&Elsewhere> = namings.iter().flat_map(|naming| table.meant(&naming.name)).collect();
        let other = naming::speaks_of_other(line);
        let meant = if other { table.meant(&Name::Other) } else { meant };
        return (other || !meant.is_empty()).then(|| answer(Named::Line(shortened(line)), meant));
    }
    for naming in named {
        let meant = table.meant(&naming.name);
        if !table.known().fits(&naming.name) {
            return Some(answer(Named::Line(naming.line.clone()), meant));
        }
        if !table.known().is_exactly(&naming.name) && !meant.is_empty() {
            return Some(answer(Named::Both(naming.line.clone()), meant));
        }
    }
    // Whoever names the game itself means it, whatever else is mentioned.
    if !named.is_empty() {
        return None;
    }
    for line in mentioned.chunk_by(|one, other| one.line == other.line) {
        if let Some(other) = line.iter().find(|naming| naming.name == Name::Other) {
            return Some(answer(Named::Line(shortened(&other.line)), table.meant(&Name::Other)));
        }
        let others = line.iter().filter(|naming| !table.known().fits(&naming.name));
        let meant: Vec<&Elsewhere> = others.flat_map(|naming| table.meant(&naming.name)).collect();
        if let (false, Some(naming)) = (meant.is_empty(), line.first()) {
            return Some(answer(Named::Line(shortened(&naming.line)), meant));
        }
        if line.iter().any(|naming| table.known().is_exactly(&naming.name)) {
            return None;
        }
    }
    let in_subject: Vec<&Elsewhere> = table.elsewhere.iter().filter(|other| other.in_subject).collect();
    (!in_subject.is_empty()).then(|| answer(Named::Subject, in_subject))
}

/// The line of a move that is asked about because of the words beside it.
fn line_of_a_move(answer: &Answer) -> Option<&str> {
    match answer {
        Answer::MoveAmongWords { line, .. } | Answer::MoveInProse { line } => Some(line),
        Answer::MayNotBeMeant { other, .. } => Some(other),
        Answer::NoteLeft(answer) | Answer::LinesLeft(answer) => line_of_a_move(answer),
        _ => None,
    }
}

/// So much of a line as shows which one it is; in an HTML mail a line is a whole paragraph.
fn shortened(line: &str) -> String {
    match line.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", line[..end].trim_end()),
        None => line.to_owned(),
    }
}

/// Characters of a line that are shown.
const LONGEST: usize = 160;

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
