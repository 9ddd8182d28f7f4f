//! An answer to a digest: each board that it names is judged as a mail to that game would be.

use frcec_rules::Line;
use frcec_rules::reading::{self, Note, Reading};

use super::meaning::Views;
use super::{Answer, Digest, Disposition, HoldReason, Order, Table, Verdict, Why, seat};
use crate::mail::address::Kind;
use crate::mail::body::{Reply, SourceLine};
use crate::mail::command::boards::{self, Boards, Shown};
use crate::mail::command::{Action, Found, Request};
use crate::mail::read::{Dmarc, Mail};

/// What is to be done with one board.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardVerdict {
    /// Its number in the digest.
    pub number: u32,
    /// As of a mail to that game.
    pub verdict: Verdict,
}

/// What else the answer to a digest's answer says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Beside {
    /// Lines that read as a move or a command and name no board.
    pub unnamed: Vec<String>,
    /// Numbers that the digest does not have.
    pub unknown: Vec<u32>,
    /// Words that stood apart from every board.
    pub apart: Option<String>,
}

impl Beside {
    /// Whether there is nothing to be said.
    pub const fn is_empty(&self) -> bool {
        self.unnamed.is_empty() && self.unknown.is_empty() && self.apart.is_none()
    }
}

/// Judges a mail of the digest's reader, whose identity is settled.
pub fn judge(mail: &Mail, digest: &Digest, dmarc: Dmarc) -> Verdict {
    let (plain, html) = (read(mail.plain.as_ref(), digest), read(mail.html.as_ref(), digest));
    let names = |boards: &Option<Boards>| boards.as_ref().is_some_and(|boards| !boards.named.is_empty());
    if !names(&plain) && !names(&html) {
        return without_name(mail, digest, dmarc, plain.or(html).unwrap_or_default());
    }
    let mut numbers: Vec<u32> = Vec::new();
    for board in [&plain, &html].into_iter().flatten().flat_map(|boards| &boards.named) {
        if !numbers.contains(&board.number) {
            numbers.push(board.number);
        }
    }
    let mut beside = beside(plain.as_ref(), html.as_ref());
    let mut judged = Vec::new();
    for number in numbers {
        let Some(table) = digest.table(number) else {
            beside.unknown.push(number);
            continue;
        };
        let views = Views { plain: found(plain.as_ref(), number), html: found(html.as_ref(), number) };
        judged.push(BoardVerdict { number, verdict: seat::judge_views(mail, table, views, dmarc) });
    }
    of_boards(judged, beside)
}

/// The same, of a mail from another address, or that our own host calls forged: all of it waits for the reader's yes.
pub fn held(mail: &Mail, digest: &Digest, why: Why, reason: HoldReason) -> Verdict {
    let mut judged = judge(mail, digest, Dmarc::Pass).boards;
    judged.retain(|board| {
        let clear = matches!(board.verdict.disposition, Disposition::AcceptCommand | Disposition::Hold);
        clear && board.verdict.order.as_ref().is_some_and(Order::can_wait)
    });
    for board in &mut judged {
        board.verdict.disposition = Disposition::Hold;
        board.verdict.why = why;
    }
    let order = judged.first().and_then(|board| board.verdict.order.as_ref()).map(Order::canonical);
    Verdict {
        boards: judged,
        answer: Some(Answer::Held { reason, order }),
        ..Verdict::new(Disposition::Hold, why)
    }
}

fn read(lines: Option<&Vec<SourceLine>>, digest: &Digest) -> Option<Boards> {
    let lines = lines.filter(|lines| lines.iter().any(|line| !line.text.is_empty()))?;
    Some(boards::find(&Reply::of(lines), digest.notation(), &digest.shelf()))
}

/// What a view asks of a board; text that says nothing of it where the view names other boards only.
fn found(view: Option<&Boards>, number: u32) -> Option<Found> {
    let board = view?.named.iter().find(|board| board.number == number);
    Some(board.map_or_else(Found::silent, |board| board.found.clone()))
}

/// What neither view could give to a board; both show the same words, so that the plain text's count if it has any.
fn beside(plain: Option<&Boards>, html: Option<&Boards>) -> Beside {
    let view = plain.filter(|boards| **boards != Boards::default()).or(html);
    let Some(boards) = view else { return Beside::default() };
    Beside { unnamed: boards.unnamed.clone(), unknown: Vec::new(), apart: boards.apart.clone() }
}

/// A mail that names no board: a general command, a mail about the only board, or a question which board is meant.
fn without_name(mail: &Mail, digest: &Digest, dmarc: Dmarc, boards: Boards) -> Verdict {
    if let Found::One(request) = super::meaning::first_found(mail, digest.notation())
        && request.action.is_general()
    {
        let order = Order::General(request.action.clone());
        return Verdict {
            words: super::spare_words(&request),
            order: Some(order),
            answer: Some(Answer::General(request.action)),
            ..Verdict::new(Disposition::AcceptCommand, Why::Clear)
        };
    }
    let request = super::meaning::first_found(mail, digest.notation());
    let answers =
        matches!(&request, Found::One(request) if matches!(request.action, Action::Yes(_) | Action::Cancel));
    let waits: Vec<&(u32, Table)> =
        digest.boards.iter().filter(|(_, table)| table.kind == Kind::Question && table.held > 0).collect();
    let only = match (digest.boards.as_slice(), waits.as_slice()) {
        ([only], _) => Some(only),
        // A yes, or words in which no move and no command stands, to the one question that waits.
        (_, [only]) if answers || boards.unnamed.is_empty() => Some(*only),
        _ => asked_about(&request, digest).or_else(|| last_one(&request, digest, &boards)),
    };
    if let Some((number, table)) = only {
        // Whatever is said can only be said of it.
        return of_boards(
            vec![BoardVerdict { number: *number, verdict: seat::judge(mail, table, dmarc) }],
            Beside::default(),
        );
    }
    if boards.unnamed.is_empty() {
        return if digest.commandless.falls(mail, digest.notation()) {
            Verdict::new(Disposition::AskSender, Why::SilentNow)
        } else {
            Verdict::ask(no_board(digest), Why::NotUnderstood)
        };
    }
    let beside = Beside { unnamed: boards.unnamed, ..Beside::default() };
    Verdict { beside, ..Verdict::ask(no_board(digest), Why::NotUnderstood) }
}

/// The one board that the letter asks about that is answered, if the mail says what is to be done.
fn asked_about<'a>(found: &Found, digest: &'a Digest) -> Option<&'a (u32, Table)> {
    let asked = digest.asked.filter(|_| matches!(found, Found::One(_) | Found::Unclear(_)))?;
    digest.boards.iter().find(|(number, _)| *number == asked)
}

/// The one board that a move alone can be for: no other waits for a move, and at no other could it have been played or have been
/// meant when the digest was written.
fn last_one<'a>(found: &Found, digest: &'a Digest, boards: &Boards) -> Option<&'a (u32, Table)> {
    let Found::One(Request { action: Action::Move(text), line, others, .. }) = found else { return None };
    // A number with a sign behind it may be a board's.
    let numbered = line.starts_with(|c: char| c.is_ascii_digit()) && line.contains([':', ')', '-']);
    if numbered || !others.is_empty() || boards.unnamed.as_slice() != std::slice::from_ref(line) {
        return None;
    }
    let waits = |table: &Table| {
        table.running && table.line.len() == table.ply && table.line.turn() == table.seat.color()
    };
    let mut waiting = digest.boards.iter().filter(|(_, table)| waits(table));
    let (Some(one), None) = (waiting.next(), waiting.next()) else { return None };
    // With the number of another move it is none of this one's either.
    let refused = |table: &Table, line: &Line| match reading::read(line, text, &super::moves::options(table))
    {
        Reading::Refused(_) => true,
        Reading::Move(read) => read.notes.iter().any(|note| matches!(note, Note::MoveNumber { .. })),
        Reading::Ambiguous(_) | Reading::Unreadable(_) => false,
    };
    // A game that has come round to the reader again may be meant as well.
    let again = |table: &Table| table.running && table.line.turn() == table.seat.color();
    let never = |table: &Table| {
        refused(table, &table.line.prefix(table.ply)) && (!again(table) || refused(table, &table.line))
    };
    digest.boards.iter().filter(|(number, _)| *number != one.0).all(|(_, table)| never(table)).then_some(one)
}

fn no_board(digest: &Digest) -> Answer {
    Answer::NoBoard { number: digest.boards.first().map_or(1, |(number, _)| *number) }
}

/// One verdict for all: what was clear on any board is carried out.
fn of_boards(boards: Vec<BoardVerdict>, beside: Beside) -> Verdict {
    let decides = |wanted: Disposition| boards.iter().find(|board| board.verdict.disposition == wanted);
    let first = decides(Disposition::AcceptCommand)
        .or_else(|| decides(Disposition::Hold))
        .or_else(|| decides(Disposition::AskSender))
        .or_else(|| decides(Disposition::Duplicate).filter(|_| beside.is_empty()));
    let (disposition, why) = match first {
        Some(board) => (board.verdict.disposition, board.verdict.why),
        None => (Disposition::AskSender, Why::NotUnderstood),
    };
    Verdict { boards, beside, answer: Some(Answer::Boards), ..Verdict::new(disposition, why) }
}

impl Digest {
    /// The boards as the digest showed them.
    pub(super) fn shelf(&self) -> Vec<Shown<'_>> {
        self.boards
            .iter()
            .map(|(number, table)| Shown {
                number: *number,
                game: table.game,
                name: &table.name,
                move_number: table.line.prefix(table.ply).move_number(),
            })
            .collect()
    }

    /// The table of a board.
    pub fn table(&self, number: u32) -> Option<&Table> {
        self.boards.iter().find(|(known, _)| *known == number).map(|(_, table)| table)
    }

    /// The reader's piece letters.
    pub(super) fn notation(&self) -> Option<frcec_rules::Notation> {
        self.boards.first().and_then(|(_, table)| table.notation)
    }
}
