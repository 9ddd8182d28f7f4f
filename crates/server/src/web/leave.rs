//! `/account/leave`: the form of a member's leave, a part of the account page.
use axum::Form;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use frcec_rules::club::clock::Span;
use frcec_store::leaves::Leave;

use super::account;
use super::calendar;
use super::error::WebError;
use super::session::Visit;
use super::state::Web;
use crate::door::{Actor, Command, Submission, SubmitError, Via};
use crate::leave::{self, Denial, Request};
use crate::speech::time;

/// A member's leave as the account page shows it.
#[derive(Clone, Debug)]
pub struct LeaveView {
    /// What is left, and that nothing is entered, in words.
    pub said: Vec<String>,
    /// What is entered and not over.
    pub ahead: Vec<LeaveLine>,
    /// The first day that can be entered, `2027-01-05`.
    pub today: String,
    /// The address of the member's deadlines as a calendar.
    pub calendar: String,
    /// What was tried, and refused.
    pub tried: Option<Tried>,
}

/// A form of leave that was refused.
#[derive(Clone, Debug)]
pub struct Tried {
    /// Whether it was to enter a new one.
    pub enter: bool,
    /// The first day as it was sent.
    pub first: String,
    /// The last day as it was sent.
    pub last: String,
    /// Why not.
    pub fault: String,
}

/// One leave.
#[derive(Clone, Debug)]
pub struct LeaveLine {
    /// "from 5 January 2027 to 12 January 2027".
    pub text: String,
    /// Its first day, `2027-01-05`.
    pub from: String,
    /// Its last day.
    pub to: String,
    /// Whether something of it can still be taken back: its last day has not begun.
    pub open: bool,
}

impl LeaveView {
    /// The new leave that was refused.
    pub fn entering(&self) -> Option<&Tried> {
        self.tried.as_ref().filter(|tried| tried.enter)
    }

    /// What was refused about the leave that begins on `from`.
    pub fn changing(&self, from: &str) -> Option<&Tried> {
        self.tried.as_ref().filter(|tried| !tried.enter && tried.first == from)
    }

    /// What was refused about a leave that has no form any more.
    pub fn gone(&self) -> Option<&Tried> {
        let has_form = |tried: &&Tried| self.ahead.iter().any(|line| line.open && line.from == tried.first);
        self.tried.as_ref().filter(|tried| !tried.enter && !has_form(tried))
    }

    /// The member's leave now.
    pub(super) fn of(web: &Web, visit: &Visit, leaves: &[Leave]) -> Self {
        let (t, now) = (&visit.t, web.now());
        let today = leave::date(&leave::zone(t.zone()), now).to_string();
        let period = |leave: &Leave| {
            let span = Span { from: leave.from_at, to: leave.to_at };
            time::periods(t.speech(), t.lang(), t.zone(), &[span])
        };
        Self {
            // Each leave ahead stands below, with what can be done about it.
            said: if leave::ahead(leaves, now).next().is_some() {
                time::leave_left(t.speech(), t.lang(), t.zone(), leaves, now)
            } else {
                time::leave_entered(t.speech(), t.lang(), t.zone(), leaves, now)
            },
            ahead: leave::ahead(leaves, now)
                .map(|leave| LeaveLine {
                    text: period(leave),
                    from: leave.from_day.clone(),
                    to: leave.to_day.clone(),
                    open: leave.from_at > now || leave.to_day != today,
                })
                .collect(),
            today: today.clone(),
            tried: None,
            calendar: visit.member.as_ref().map(|member| calendar::address(web, member)).unwrap_or_default(),
        }
    }
}

/// What the forms send.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Sent {
    #[serde(default)]
    act: String,
    #[serde(default)]
    first: String,
    #[serde(default)]
    last: String,
}

/// `POST /account/leave`: leave is entered, ended sooner (by an earlier last day), or taken back.
pub(super) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let member = visit.member()?.id;
    let asked = match (sent.act.as_str(), sent.first.trim().parse(), sent.last.trim().parse()) {
        ("enter", Ok(first), Ok(last)) => Ok(Request::New(first, last)),
        ("shorten", Ok(first), Ok(last)) => Ok(Request::From(first, last)),
        ("back", Ok(first), _) => Ok(Request::Cancel(Some(first))),
        ("enter" | "shorten" | "back", ..) => Err(Denial::Unreadable),
        _ => return Err(WebError::Bad),
    };
    let denial = match asked {
        Ok(request) => {
            let submission = Submission {
                by: Actor::Player(member),
                via: Via::Form,
                at: web.now(),
                origin: None,
                command: Command::Leave(member, request),
            };
            match web.door().submit(submission).await {
                Ok(_) => {
                    let done = if sent.act == "back" { "leave-taken-back" } else { "leave-saved" };
                    return Ok(Redirect::to(&format!("/account?done={done}")).into_response());
                }
                Err(SubmitError::Leave(denial)) => denial,
                Err(error) => return Err(error.into()),
            }
        }
        Err(denial) => denial,
    };
    let sentence = time::leave_denial(visit.t.speech(), visit.t.lang(), &denial);
    let tried = Tried { enter: sent.act == "enter", first: sent.first, last: sent.last, fault: sentence };
    account::refuse_leave(&web, &visit, tried).await
}

#[cfg(test)]
impl LeaveView {
    pub(super) fn sample() -> Self {
        Self {
            said: vec!["Days of leave left in 2027: 22 of 30.".to_owned()],
            ahead: vec![LeaveLine {
                text: "from 5 January 2027 to 12 January 2027".to_owned(),
                from: "2027-01-05".to_owned(),
                to: "2027-01-12".to_owned(),
                open: true,
            }],
            today: "2026-12-01".to_owned(),
            calendar: "https://club.example/account/deadlines.ics?key=1.k".to_owned(),
            tried: None,
        }
    }
}
