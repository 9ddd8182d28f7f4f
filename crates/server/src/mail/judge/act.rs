//! What a command does at a seat: it is carried out, held, or not possible now.

use frcec_rules::Move;

use super::moves::{clear_move, played, played_before, read_at};
use super::seat::{is_current, is_on_move};
use super::{Answer, Disposition, HoldReason, Offer, Order, Table, Verdict, Why, score};
use crate::mail::address::Kind;
use crate::mail::command::Action;
use crate::mail::read::Dmarc;
use crate::settings::AskBefore;

pub(super) fn act(table: &Table, action: &Action, offer: bool, dmarc: Dmarc) -> Verdict {
    if action.is_general() {
        return Verdict {
            order: Some(Order::General(action.clone())),
            answer: Some(Answer::General(action.clone())),
            ..Verdict::new(Disposition::AcceptCommand, Why::Clear)
        };
    }
    if let Action::DryRun(text) = action {
        // What a move would do is asked of the moves that one could make: the same answer as the move itself would get.
        if !table.running {
            return Verdict::ask(Answer::GameOver, Why::NotPossible);
        }
        if table.line.turn() != table.seat.color() {
            return Verdict::ask(Answer::NotYourTurn, Why::NotPossible);
        }
        let reading = read_at(&table.line, table, text);
        return Verdict {
            order: Some(Order::DryRun(text.clone())),
            answer: Some(Answer::DryRun { text: text.clone(), reading }),
            ..Verdict::new(Disposition::AcceptCommand, Why::Clear)
        };
    }
    let impossible = |answer: Answer| Verdict::ask(answer, Why::NotPossible);
    if let Action::Move(text) = action {
        let before = table.line.prefix(table.ply.min(table.line.len()));
        return match score::newest(&before, table, text) {
            Ok(text) => played(table, &text, offer),
            Err(answer) => Verdict::ask(answer, Why::NotUnderstood),
        };
    }
    if !table.running {
        return impossible(Answer::GameOver);
    }
    if let Action::Yes(number) = action {
        return confirm(table, *number);
    }
    if let Action::Claim { intended: Some(text) } = action
        && let Some(verdict) = played_before(table, text)
    {
        return verdict;
    }
    if !is_current(table) {
        return impossible(Answer::MovedOn);
    }
    match action {
        // At the question's address it is a no to the question.
        Action::Cancel if table.kind == Kind::Question => accepted(Order::CancelHeld),
        Action::Cancel => accepted(Order::Cancel),
        Action::Lines => accepted(Order::Lines),
        Action::Accept | Action::Decline if table.offer != Offer::Open => {
            impossible(Answer::NoOffer { declined: table.offer == Offer::Declined })
        }
        Action::Accept => guarded(table, Order::Accept, dmarc),
        Action::Resign => guarded(table, Order::Resign, dmarc),
        Action::Decline => accepted(Order::Decline),
        Action::Give(days) => accepted(Order::Give(*days)),
        Action::CancelGame => accepted(Order::CancelGame),
        Action::NewOpponent => accepted(Order::NewOpponent),
        Action::Claim { intended } => claim(table, intended.as_deref()),
        _ => impossible(Answer::MovedOn),
    }
}

pub(super) fn accepted(order: Order) -> Verdict {
    Verdict { order: Some(order), ..Verdict::new(Disposition::AcceptCommand, Why::Clear) }
}

fn held(order: Order, why: Why, reason: HoldReason) -> Verdict {
    let answer = Answer::Held { reason, order: Some(order.canonical()) };
    Verdict { order: Some(order), answer: Some(answer), ..Verdict::new(Disposition::Hold, why) }
}

/// Resigning and accepting end the game: they need our own host's word for the sender (domain.md).
fn guarded(table: &Table, order: Order, dmarc: Dmarc) -> Verdict {
    if dmarc != Dmarc::Pass {
        return held(order, Why::NeedsDmarc, HoldReason::EndsTheGame);
    }
    let asks = order == Order::Resign && table.ask_before != AskBefore::Nothing;
    if asks { held(order, Why::AsksBefore, HoldReason::AskBefore) } else { accepted(order) }
}

/// `yes` counts only at the question's own address.
fn confirm(table: &Table, number: Option<u32>) -> Verdict {
    if table.kind != Kind::Question {
        let answer = match table.held {
            0 => Answer::YesIsNotEnough { yours: is_on_move(table) && is_current(table) },
            _ => Answer::YesElsewhere,
        };
        return Verdict::ask(answer, Why::NotPossible);
    }
    if table.held == 0 {
        return Verdict::ask(Answer::NothingHeld, Why::NotPossible);
    }
    accepted(Order::Confirm { number })
}

fn claim(table: &Table, intended: Option<&str>) -> Verdict {
    if table.line.turn() != table.seat.color() || table.kind == Kind::Receipt {
        return Verdict::ask(Answer::NotYourTurn, Why::NotPossible);
    }
    let Some(text) = intended else { return accepted(Order::Claim { intended: None }) };
    match clear_move(table, text) {
        // A wrong claim plays its move.
        Ok((mv, san, _)) => asked_first(table, mv, Order::Claim { intended: Some((mv, san)) }),
        Err(verdict) => *verdict,
    }
}

/// Holds what plays a move that the player wants to be asked about.
pub(super) fn asked_first(table: &Table, mv: Move, order: Order) -> Verdict {
    let asks = match table.ask_before {
        AskBefore::Nothing => false,
        AskBefore::CastlingAndResignation => matches!(mv, Move::Castle { .. }),
        AskBefore::Everything => true,
    };
    if asks { held(order, Why::AsksBefore, HoldReason::AskBefore) } else { accepted(order) }
}
