//! One request out of a mail's two views, plain text and HTML.

use super::meaning::{Views, shown_in_html};
use super::moves::{has_wrong_number, read};
use super::without_command::Without;
use super::{Answer, Table};
use crate::mail::command::{Action, Found, Request};
use crate::mail::read::Mail;

pub(super) enum Unsettled {
    Ask(Box<Answer>),
    Nothing(Box<Without>),
}

impl From<Answer> for Unsettled {
    fn from(answer: Answer) -> Self {
        Self::Ask(Box::new(answer))
    }
}

/// One request out of both views: they agree, or only one speaks, or the sender is asked (fault cases 027, 029).
pub(super) fn settle(mail: &Mail, table: &Table, views: Views) -> Result<Request, Unsettled> {
    let (plain, html) = match (views.plain, views.html) {
        (Some(Found::Empty) | None, Some(html)) => return one(html),
        (Some(plain), None | Some(Found::Empty)) => return one(plain),
        (None, None) => return one(Found::Empty),
        (Some(plain), Some(html)) => (plain, html),
    };
    let (plain, html) = match (plain, html) {
        (Found::One(plain), Found::One(html)) => (plain, html),
        (Found::One(plain), Found::Nothing { .. }) => {
            // The HTML shows the line where the rules for quotes and signatures do not count it.
            return if shown_in_html(mail, &plain.line) {
                Ok(plain)
            } else {
                Err(Answer::ViewsDisagree.into())
            };
        }
        (Found::Nothing { .. }, Found::One(html)) => return Ok(html),
        (plain @ Found::Nothing { .. }, Found::Nothing { .. }) => return one(plain),
        (Found::Unclear(unclear), _) | (_, Found::Unclear(unclear)) => {
            return Err(Answer::from(unclear).into());
        }
        (Found::Empty, other) | (other, Found::Empty) => return one(other),
    };
    if plain.action == html.action && plain.offer == html.offer {
        return Ok(Request { doubt: plain.doubt.or(html.doubt), ..plain });
    }
    let ((Action::Move(first), Action::Move(second))
    | (Action::Claim { intended: Some(first) }, Action::Claim { intended: Some(second) })) =
        (&plain.action, &html.action)
    else {
        return Err(Answer::ViewsDisagree.into());
    };
    let first = read(table, first);
    let second = read(table, second);
    match (first.mv(), second.mv()) {
        (Some(one), Some(other)) if one == other && plain.offer == html.offer => {
            // A list's number was made by a program: the view without a wrong number is the one that was typed.
            Ok(if has_wrong_number(&first) { Request { action: html.action, ..plain } } else { plain })
        }
        _ => Err(Answer::ViewsDisagree.into()),
    }
}

fn one(found: Found) -> Result<Request, Unsettled> {
    match found {
        Found::One(request) => Ok(request),
        Found::Unclear(unclear) => Err(Answer::from(unclear).into()),
        Found::Empty => Err(Unsettled::Nothing(Box::default())),
        Found::Nothing { text, conditions, notes, withheld, correction, named: _, mentioned: _ } => {
            Err(Unsettled::Nothing(Box::new(Without { text, conditions, notes, withheld, correction })))
        }
    }
}
