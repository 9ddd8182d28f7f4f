//! What all rulings of a director share: a preview that says what will change, a stated reason, and the deed.
use askama::Template;
use askama_web::WebTemplate;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use frcec_rules::club::seat::Seat;

use crate::door::{Actor, Command, EventDenial, REASON, Receipt, Submission, SubmitError, Via};
use crate::speech::{club, desk, event, game as words};
use crate::web::error::WebError;
use crate::web::frame::Frame;
use crate::web::session::Visit;
use crate::web::state::Web;
use crate::web::tournament::missing;
use crate::web::{check_key, fresh_key};

/// A ruling before it is made: what it is, what changes, and where the reason is stated.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/director_ruling.html")]
pub struct Ruling {
    /// Around it.
    pub frame: Frame,
    /// Where one came from: address and words.
    pub back: (String, String),
    /// What is to be done.
    pub title: String,
    /// What changes: what it is, what it is now, what it would be.
    pub changes: Vec<Change>,
    /// What else follows from it.
    pub notes: Vec<String>,
    /// Where the form goes.
    pub url: String,
    /// What the form sends besides the reason.
    pub hidden: Vec<(&'static str, String)>,
    /// Makes the form count once.
    pub key: String,
    /// What can be ticked: its name, its words, and whether it is.
    pub tick: Option<(&'static str, String, bool)>,
    /// The reason as typed; none where none is asked for.
    pub reason: Option<String>,
    /// What becomes of the reason.
    pub hint: String,
    /// Characters of a reason at the most.
    pub longest: usize,
    /// Whether it cannot be done at all, so that nothing is asked: the notes say why.
    pub closed: bool,
    /// What was wrong with the form.
    pub fault: Option<String>,
}

/// One thing that a ruling changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// What it is.
    pub label: String,
    /// What it is now.
    pub before: String,
    /// What it would be.
    pub after: String,
}

impl Change {
    /// A result before and after; written as pages write results.
    pub fn of_result(label: impl Into<String>, before: &str, after: &str) -> Self {
        Self::new(label, halves(before), halves(after))
    }

    /// A change in words.
    pub fn new(label: impl Into<String>, before: impl Into<String>, after: impl Into<String>) -> Self {
        Self { label: label.into(), before: before.into(), after: after.into() }
    }
}

/// `½-½` for PGN's `1/2-1/2`.
pub(in crate::web) fn halves(result: &str) -> String {
    result.replace("1/2-1/2", "½-½")
}

/// What the forms of rulings send; each page takes what is its own.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(default)]
pub(in crate::web) struct Sent {
    /// `do` after the preview; empty before it.
    pub(super) step: String,
    pub(super) act: String,
    pub(super) key: String,
    pub(super) reason: String,
    pub(super) seen: String,
    pub(super) outcome: String,
    pub(super) seat: String,
    pub(super) days: String,
    pub(super) start: String,
    pub(super) other: String,
    pub(super) handle: String,
    pub(super) comes: String,
    pub(super) director: String,
    pub(super) deputy: String,
    pub(super) asked: String,
    pub(super) role: String,
}

impl Sent {
    /// Whether the preview was seen and the reason stated.
    pub(super) fn is_final(&self) -> bool {
        self.step == "do"
    }
}

/// What a preview says.
pub(super) struct Plan {
    pub(super) back: (String, String),
    pub(super) title: String,
    pub(super) changes: Vec<Change>,
    pub(super) notes: Vec<String>,
    pub(super) url: String,
    pub(super) hidden: Vec<(&'static str, String)>,
    /// What can be ticked: its name, its words, and whether it is.
    pub(super) tick: Option<(&'static str, String, bool)>,
    /// What becomes of the reason, a key of the catalogue; none where none is asked for.
    pub(super) reason: Option<&'static str>,
    /// Whether it cannot be done at all: the notes say why.
    pub(super) closed: bool,
}

/// The reason is read by whom it concerns.
pub(super) const TOLD: &str = "desk-reason-hint";
/// The reason stands in the log only.
pub(super) const LOGGED: &str = "event-reason-hint";

impl Plan {
    /// The page of it; with a fault it is an answer to a form that was not taken.
    pub(super) fn page(self, web: &Web, visit: &Visit, reason: &str, fault: Option<String>) -> Response {
        let status = if fault.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
        let page = Ruling {
            frame: visit.frame("director", &self.title),
            back: self.back,
            title: self.title,
            changes: self.changes,
            notes: self.notes,
            url: self.url,
            hidden: self.hidden,
            tick: self.tick,
            key: fresh_key(web),
            hint: self.reason.map(|key| visit.t.s(key)).unwrap_or_default(),
            reason: self.reason.map(|_| reason.to_owned()),
            longest: *REASON.end(),
            closed: self.closed,
            fault,
        };
        (status, page).into_response()
    }
}

/// First the look at what would happen, then the deed, which leads where `done` says; what is refused stays on the page, with the
/// reason as it was stated.
pub(super) async fn rule(
    web: &Web,
    visit: &Visit,
    sent: &Sent,
    plan: Plan,
    command: Command,
    done: impl FnOnce(Receipt) -> String,
) -> Result<Response, WebError> {
    let by = Actor::Staff(visit.director()?.id);
    if !sent.is_final() {
        return Ok(plan.page(web, visit, &sent.reason, None));
    }
    match carry_out(web, visit, by, &sent.key, command).await? {
        Ok(receipt) => Ok(Redirect::to(&done(receipt)).into_response()),
        Err(fault) => Ok(plan.page(web, visit, &sent.reason, Some(fault))),
    }
}

/// Submits what a director or a player asks; a refusal is a sentence.
pub(in crate::web) async fn carry_out(
    web: &Web,
    visit: &Visit,
    by: Actor,
    key: &str,
    command: Command,
) -> Result<Result<Receipt, String>, WebError> {
    check_key(key)?;
    let submission =
        Submission { by, via: Via::Form, at: web.now(), origin: Some(format!("form:desk:{key}")), command };
    match web.door().submit(submission).await {
        // Sent twice, it leads where it led the first time.
        Ok(receipt) | Err(SubmitError::Duplicate(receipt)) => Ok(Ok(receipt)),
        Err(error) => refusal(visit, error).map(Err),
    }
}

/// The sentence of a refusal; what is none is an error.
pub(in crate::web) fn refusal(visit: &Visit, error: SubmitError) -> Result<String, WebError> {
    let (speech, lang) = (visit.t.speech(), visit.t.lang());
    Ok(match error {
        SubmitError::Desk(denial) => desk::denial(speech, lang, visit.t.zone(), &denial),
        SubmitError::Denied { denial, view } => words::denial(speech, lang, &denial, &view, Seat::White),
        SubmitError::Event(EventDenial::NoEvent(_)) => return Err(missing(error)),
        SubmitError::Event(denial) => event::denial(speech, lang, &denial),
        SubmitError::Club(denial) => club::denial(speech, lang, &denial),
        SubmitError::Invalid(invalid) => event::invalid(speech, lang, &invalid),
        SubmitError::NoMember(who) => visit.t.s1("director-unknown-player", "who", who),
        error => return Err(error.into()),
    })
}

#[cfg(test)]
impl Ruling {
    pub(in crate::web) fn samples() -> Vec<Self> {
        use crate::web::words::samples;
        let sample = Self {
            frame: Frame::sample_director(),
            back: ("/director".to_owned(), samples::HOSTILE.to_owned()),
            title: "Correct the result".to_owned(),
            changes: vec![Change::new("Result", samples::HOSTILE, samples::HOSTILE)],
            notes: vec![samples::HOSTILE.to_owned()],
            url: "/director/games/1".to_owned(),
            hidden: vec![("outcome", samples::HOSTILE.to_owned())],
            tick: Some(("asked", samples::HOSTILE.to_owned(), true)),
            key: "k".to_owned(),
            reason: Some(samples::HOSTILE.to_owned()),
            hint: "It stands in the log.".to_owned(),
            longest: 1000,
            closed: false,
            fault: Some(samples::HOSTILE.to_owned()),
        };
        vec![
            Self { changes: vec![], notes: vec![], tick: None, reason: None, fault: None, ..sample.clone() },
            Self { changes: vec![], tick: None, closed: true, fault: None, ..sample.clone() },
            sample,
        ]
    }
}
