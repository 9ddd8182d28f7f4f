//! An answer to a question that concerns no game: to a newcomer, about leaving, about a challenge.

use super::meaning;
use super::seat::Order;
use super::{Answer, Disposition, Verdict, Why};
use crate::door::SpareWords;
use crate::mail::command::{self, Action, Found};
use crate::mail::newcomer;
use crate::mail::read::Mail;

/// What stands below the first line of a text.
pub(super) fn below_first(text: &str) -> SpareWords {
    let below = text.trim_start().split_once('\n').map(|(_, below)| below.trim().to_owned());
    SpareWords { text: below.filter(|below| !below.is_empty()), left: None }
}

/// Judges the answer of who was asked; the identity is settled. What a newcomer corrects beside the answer is no command.
pub fn judge(mail: &Mail, newcomer: bool) -> Verdict {
    let found = if newcomer {
        meaning::first_found_without(mail, newcomer::is_labelled)
    } else {
        meaning::first_found(mail, None)
    };
    let request = match found {
        Found::One(request) => request,
        Found::Unclear(unclear) => return Verdict::ask(unclear.into(), Why::NotUnderstood),
        // Where a question was asked a plain no is an answer.
        Found::Nothing { text, .. }
            if text.lines().find(|line| !line.is_empty()).is_some_and(command::is_no) =>
        {
            return Verdict {
                order: Some(Order::Decline),
                words: below_first(&text),
                ..Verdict::new(Disposition::AcceptCommand, Why::Clear)
            };
        }
        // The letter says that an answer joins, and may correct what it said.
        Found::Empty | Found::Nothing { .. } if newcomer && newcomer::has_labelled(mail) => {
            return Verdict {
                order: Some(Order::Confirm { number: None }),
                ..Verdict::new(Disposition::AcceptCommand, Why::Clear)
            };
        }
        Found::Empty | Found::Nothing { .. } => {
            return Verdict::ask(Answer::NeitherYesNorNo, Why::NotUnderstood);
        }
    };
    let words = super::spare_words(&request);
    let order = match request.action {
        Action::Yes(_) => Order::Confirm { number: None },
        Action::Accept => Order::Accept,
        Action::Decline => Order::Decline,
        Action::Cancel => Order::Cancel,
        action if action.is_general() => Order::General(action),
        _ => return Verdict::ask(Answer::NeitherYesNorNo, Why::NotUnderstood),
    };
    Verdict { order: Some(order), words, ..Verdict::new(Disposition::AcceptCommand, Why::Clear) }
}
