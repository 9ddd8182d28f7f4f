//! An answer to a question that concerns no game: to a newcomer, about leaving, about a challenge.

use super::meaning;

use super::{Answer, Asked, Disposition, Order, Verdict, Why};
use crate::door::SpareWords;
use crate::mail::body::Reply;
use crate::mail::command::willing::{self, Willing};
use crate::mail::command::{self, Action, Found, Unclear};
use crate::mail::newcomer;
use crate::mail::read::Mail;

/// What a mail says in plain words to a challenge, if both its views say the same.
fn willing(mail: &Mail) -> Option<Willing> {
    let views = [&mail.plain, &mail.html].into_iter().flatten().map(|lines| Reply::of(lines));
    let mut said = views.filter(|reply| !reply.is_empty()).map(|reply| willing::read(&reply));
    let first = said.next()??;
    said.all(|other| other.is_some_and(|other| other.accepts == first.accepts)).then_some(first)
}

/// What stands below the first line of a text.
pub(super) fn below_first(text: &str) -> SpareWords {
    let below = text.trim_start().split_once('\n').map(|(_, below)| below.trim().to_owned());
    SpareWords { text: below.filter(|below| !below.is_empty()), left: None }
}

/// Judges the answer of who was asked; the identity is settled. What a newcomer corrects beside the answer is no command.
pub fn judge(mail: &Mail, asked: Asked) -> Verdict {
    let newcomer = asked == Asked::ToJoin;
    let found = if newcomer {
        meaning::first_found_without(mail, newcomer::is_labelled)
    } else {
        meaning::first_found(mail, None)
    };
    let in_words = matches!(&found, Found::Nothing { .. } | Found::Unclear(Unclear::CommandInProse(_)));
    if asked == Asked::Challenge
        && in_words
        && let Some(willing) = willing(mail)
    {
        let order = if willing.accepts { Order::Accept } else { Order::Decline };
        return Verdict {
            order: Some(order),
            words: SpareWords { text: willing.words, left: None },
            ..Verdict::new(Disposition::AcceptCommand, Why::Clear)
        };
    }
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
