//! The way into an event and out of it: `POST /tournaments/{label}/entry`.
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use frcec_store::PlayerId;
use frcec_store::tournaments::{EntryState, TournamentState};

use super::{missing, own_refusal, page};
use crate::door::{Actor, Command, EventCommand, EventRecord, Submission, SubmitError, Via};
use crate::web::error::WebError;
use crate::web::session::Visit;
use crate::web::state::Web;

/// What whoever looks can do about being in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryCard {
    /// Nothing.
    None,
    /// Log in first.
    LogIn,
    /// Enter.
    Enter {
        /// All places are taken: it would be the waiting list.
        waits: bool,
    },
    /// Not enter, for this reason.
    Refused(String),
    /// Go again before it begins.
    In {
        /// On the waiting list.
        waits: bool,
    },
    /// Leave it while it runs.
    Leave {
        /// What would become of the games and of the table.
        said: Vec<String>,
    },
}

/// What `visit` can do.
pub(super) async fn card(web: &Web, visit: &Visit, record: &EventRecord) -> Result<EntryCard, WebError> {
    let open = record.event.state == TournamentState::Open;
    let Some(member) = &visit.member else {
        return Ok(if open { EntryCard::LogIn } else { EntryCard::None });
    };
    if record.waits(member.id) {
        return Ok(EntryCard::In { waits: true });
    }
    let entry = record.entry_of(member.id);
    if open {
        if entry.is_some() {
            return Ok(EntryCard::In { waits: false });
        }
        return match web.door().may_enter_event(record, member.id).await {
            Ok(()) => Ok(EntryCard::Enter { waits: full(record) }),
            Err(error) => Ok(EntryCard::Refused(own_refusal(visit, error)?)),
        };
    }
    let plays = |entry: &usize| record.entries[*entry].state == EntryState::Playing;
    if !entry.is_some_and(|entry| plays(&entry)) || record.event.state != TournamentState::Running {
        return Ok(EntryCard::None);
    }
    let departure = web.door().departure(record, member.id, false).await?;
    let mut said = departure.sentences(visit.t.speech(), visit.t.lang());
    said.extend(departure.foretold(visit.t.speech(), visit.t.lang()));
    Ok(EntryCard::Leave { said })
}

fn full(record: &EventRecord) -> bool {
    let places = record.settings.capacity.map(|places| usize::try_from(places).unwrap_or(usize::MAX));
    places.is_some_and(|places| record.entries.len() >= places)
}

/// What the form sends.
#[derive(Debug, Default, serde::Deserialize)]
pub(in crate::web) struct Sent {
    #[serde(default)]
    act: String,
    #[serde(default)]
    sure: String,
    #[serde(default)]
    reason: String,
}

/// `POST /tournaments/{label}/entry`: `act` is `enter` or `withdraw`.
pub(in crate::web) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Path(label): Path<String>,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let member = visit.member()?;
    let code = label.clone();
    let (command, done) = match sent.act.as_str() {
        "enter" => (EventCommand::Enter { code, player: member.id }, "event-entered-done"),
        "withdraw" => {
            let runs = {
                let mut tx = web.door().db().read().await?;
                let record = super::load(&mut tx, &label).await?;
                record.event.state == TournamentState::Running && !record.waits(member.id)
            };
            if runs && sent.sure.is_empty() {
                return refuse(&web, &visit, &label, visit.t.s("event-leave-unsure")).await;
            }
            let reason = Some(sent.reason.trim().to_owned()).filter(|reason| !reason.is_empty());
            let done = if runs { "event-left-done" } else { "event-withdrawn-done" };
            (EventCommand::Withdraw { code, player: member.id, reason }, done)
        }
        _ => return Err(WebError::Bad),
    };
    let submission = Submission {
        by: Actor::Player(member.id),
        via: Via::Form,
        at: web.now(),
        origin: None,
        command: Command::Event(command),
    };
    match web.door().submit(submission).await {
        Ok(_) | Err(SubmitError::Duplicate(_)) => {
            let done = if sent.act == "enter" && waits(&web, &label, member.id).await? {
                "event-entered-waiting-done"
            } else {
                done
            };
            Ok(Redirect::to(&format!("/tournaments/{label}?done={done}")).into_response())
        }
        Err(error @ SubmitError::Event(crate::door::EventDenial::NoEvent(_))) => Err(missing(error)),
        Err(error) => {
            let fault = own_refusal(&visit, error)?;
            refuse(&web, &visit, &label, fault).await
        }
    }
}

/// Whether a member waits for a place.
async fn waits(web: &Web, label: &str, member: PlayerId) -> Result<bool, WebError> {
    let mut tx = web.door().db().read().await?;
    Ok(super::load(&mut tx, label).await?.waits(member))
}

async fn refuse(web: &Web, visit: &Visit, label: &str, fault: String) -> Result<Response, WebError> {
    let page = page(web, visit, label, Some(fault)).await?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}
