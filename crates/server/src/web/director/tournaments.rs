//! `/director/tournaments/new` and `/director/tournaments/{label}`: a round robin from its name to its start.
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use frcec_rules::club::event::Format;
use frcec_store::players;
use frcec_store::tournaments::{PositionMode, TournamentState};

use super::matches::{handles, key, paces};
use crate::door::{
    Actor, Command, EventCommand, EventDenial, NewEvent, Receipt, Submission, SubmitError, Via,
};
use crate::people;
use crate::speech::{self, Speech};
use crate::web::error::WebError;
use crate::web::frame::Frame;
use crate::web::session::Visit;
use crate::web::state::Web;
use crate::web::words::{Choice, Person};

/// A round robin in the making.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/director_tournament.html")]
pub struct EditTournament {
    /// Around it.
    pub frame: Frame,
    /// `T0001`; none while it is being named.
    pub id: Option<String>,
    /// The form's own key: sent twice, it counts once.
    pub key: String,
    /// What was wrong with the form.
    pub fault: Option<String>,
    /// Its name.
    pub name: String,
    /// Whether each pair plays a match.
    pub double: bool,
    /// The paces to choose from.
    pub paces: Vec<Choice>,
    /// Whether all games have one starting position; else each pair has its own.
    pub one_position: bool,
    /// Whether it has started.
    pub started: bool,
    /// Who has entered.
    pub entries: Vec<Person>,
    /// Members to choose from.
    pub handles: Vec<String>,
    /// What a start would pair.
    pub rounds: Vec<PreviewRound>,
    /// How many games that is.
    pub games: usize,
    /// The event's version in the preview.
    pub seen: i64,
}

/// A round of the preview.
#[derive(Clone, Debug)]
pub struct PreviewRound {
    /// "Round 1".
    pub title: String,
    /// White and Black of each game.
    pub lines: Vec<(String, String)>,
}

/// `GET /director/tournaments/new`
pub(in crate::web) async fn new(State(web): State<Web>, visit: Visit) -> Result<EditTournament, WebError> {
    visit.director()?;
    Ok(naming(&web, &visit, Sent::default(), None))
}

/// What the form of a new event sends.
#[derive(Clone, Debug, Default, serde::Deserialize)]
pub(in crate::web) struct Sent {
    #[serde(default)]
    key: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    format: String,
    #[serde(default)]
    pace: String,
    #[serde(default)]
    positions: String,
}

fn naming(web: &Web, visit: &Visit, sent: Sent, fault: Option<String>) -> EditTournament {
    EditTournament {
        frame: visit.frame("director", visit.t.s("director-new-event")),
        id: None,
        key: key(web),
        fault,
        double: sent.format == "double",
        paces: paces(if sent.pace.is_empty() { "bank 60" } else { &sent.pace }),
        one_position: sent.positions == "event",
        name: sent.name,
        started: false,
        entries: Vec::new(),
        handles: Vec::new(),
        rounds: Vec::new(),
        games: 0,
        seen: 0,
    }
}

/// `POST /director/tournaments`
pub(in crate::web) async fn create(
    State(web): State<Web>,
    visit: Visit,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    visit.director()?;
    let known = matches!(sent.format.as_str(), "" | "single" | "double")
        && matches!(sent.positions.as_str(), "" | "pair" | "event");
    if !known {
        return Err(WebError::Bad);
    }
    let format = Format::RoundRobin { double: sent.format == "double", class_size: None };
    let time_control = sent.pace.parse().map_err(|_| WebError::Bad)?;
    let new = NewEvent {
        positions: if sent.positions == "event" { PositionMode::Event } else { PositionMode::Pair },
        ..NewEvent::new(&sent.name, format, time_control)
    };
    let origin = Some(format!("form:event:{}", sent.key));
    match submit(&web, &visit, origin, EventCommand::Create(Box::new(new))).await {
        Err(SubmitError::Duplicate(Receipt::Event { code })) if !same(&web, &code, &sent).await? => {
            Err(WebError::Doubled)
        }
        // Sent twice, it leads to the event it made.
        Ok(Receipt::Event { code }) | Err(SubmitError::Duplicate(Receipt::Event { code })) => {
            Ok(Redirect::to(&format!("/director/tournaments/{code}?done=event-opened")).into_response())
        }
        Ok(_) | Err(SubmitError::Duplicate(_)) => Err(WebError::Bad),
        Err(SubmitError::Event(denial)) => {
            let page = naming(&web, &visit, sent, Some(words(&visit, &denial)));
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Err(error) => Err(error.into()),
    }
}

/// Whether the event that this form made when it was first sent is the one it asks for now.
async fn same(web: &Web, code: &str, sent: &Sent) -> Result<bool, WebError> {
    let preview = web.door().preview(code).await?;
    let one_position = preview.event.positions == PositionMode::Event;
    Ok(preview.event.name == sent.name.trim()
        && preview.event.pace == sent.pace
        && preview.settings.double() == (sent.format == "double")
        && one_position == (sent.positions == "event"))
}

/// `GET /director/tournaments/{code}`: entries, and what a start would pair.
pub(in crate::web) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Path(code): Path<String>,
) -> Result<EditTournament, WebError> {
    visit.director()?;
    page(&web, &visit, &code, None).await
}

async fn page(
    web: &Web,
    visit: &Visit,
    code: &str,
    fault: Option<String>,
) -> Result<EditTournament, WebError> {
    let t = &visit.t;
    let preview = web.door().preview(code).await.map_err(|error| match error {
        SubmitError::Event(EventDenial::NoEvent(code)) => {
            WebError::no("error-no-tournament", "tournament", code)
        }
        error => error.into(),
    })?;
    let name =
        |index: usize| preview.players.get(index).map(|player| player.name.clone()).unwrap_or_default();
    Ok(EditTournament {
        frame: visit.frame("director", preview.event.name.clone()),
        key: key(web),
        fault,
        double: preview.settings.double(),
        paces: Vec::new(),
        one_position: preview.event.positions == PositionMode::Event,
        started: preview.event.state != TournamentState::Open,
        entries: preview.players.iter().map(person).collect(),
        handles: handles(web).await?,
        games: preview.games(),
        rounds: (1_usize..)
            .zip(&preview.rounds)
            .map(|(round, paired)| PreviewRound {
                title: t.s1("tournament-round", "round", round),
                lines: paired
                    .pairings
                    .iter()
                    .map(|pairing| (name(pairing.white), name(pairing.black)))
                    .collect(),
            })
            .collect(),
        seen: preview.event.version,
        id: Some(preview.event.code),
        name: preview.event.name,
    })
}

fn person(person: &people::Person) -> Person {
    Person::new(&person.name, &person.handle)
}

/// Whom the forms about entries name.
#[derive(Debug, Default, serde::Deserialize)]
pub(in crate::web) struct Named {
    #[serde(default)]
    handle: String,
}

/// `POST /director/tournaments/{code}/entries`: one handle, or several with commas.
pub(in crate::web) async fn enter(
    State(web): State<Web>,
    visit: Visit,
    Path(code): Path<String>,
    Form(named): Form<Named>,
) -> Result<Response, WebError> {
    visit.director()?;
    for handle in named.handle.split(',').map(str::trim).filter(|handle| !handle.is_empty()) {
        let found = {
            let mut tx = web.door().db().read().await?;
            players::by_handle(&mut tx, handle).await?
        };
        let Some(player) = found else {
            let fault = visit.t.s1("event-unknown-member", "handle", handle);
            return refuse(&web, &visit, &code, fault).await;
        };
        let command = EventCommand::Enter { code: code.clone(), player: player.id };
        match submit(&web, &visit, None, command).await {
            Ok(_) => {}
            Err(SubmitError::Event(EventDenial::AlreadyEntered)) => {
                let fault = visit.t.s1("event-entered-already", "name", player.name);
                return refuse(&web, &visit, &code, fault).await;
            }
            Err(error) => return denied(&web, &visit, &code, error).await,
        }
    }
    Ok(Redirect::to(&format!("/director/tournaments/{code}")).into_response())
}

/// `POST /director/tournaments/{code}/withdraw`
pub(in crate::web) async fn withdraw(
    State(web): State<Web>,
    visit: Visit,
    Path(code): Path<String>,
    Form(named): Form<Named>,
) -> Result<Response, WebError> {
    visit.director()?;
    let found = {
        let mut tx = web.door().db().read().await?;
        players::by_handle(&mut tx, &named.handle).await?
    };
    let player = found.ok_or_else(|| WebError::no("error-no-player", "player", &named.handle))?.id;
    match submit(&web, &visit, None, EventCommand::Withdraw { code: code.clone(), player, reason: None })
        .await
    {
        Ok(_) => Ok(Redirect::to(&format!("/director/tournaments/{code}")).into_response()),
        Err(error) => denied(&web, &visit, &code, error).await,
    }
}

/// What the form of a start sends.
#[derive(Debug, Default, serde::Deserialize)]
pub(in crate::web) struct Seen {
    #[serde(default)]
    seen: String,
}

/// `POST /director/tournaments/{code}/start`
pub(in crate::web) async fn start(
    State(web): State<Web>,
    visit: Visit,
    Path(code): Path<String>,
    Form(seen): Form<Seen>,
) -> Result<Response, WebError> {
    visit.director()?;
    let seen = Some(seen.seen.parse().map_err(|_| WebError::Bad)?);
    match submit(&web, &visit, None, EventCommand::Start { code: code.clone(), seen }).await {
        Ok(_) => Ok(Redirect::to(&format!("/tournaments/{code}?done=event-begun")).into_response()),
        Err(error) => denied(&web, &visit, &code, error).await,
    }
}

async fn submit(
    web: &Web,
    visit: &Visit,
    origin: Option<String>,
    command: EventCommand,
) -> Result<Receipt, SubmitError> {
    let by = visit.member.as_ref().map_or(Actor::Club, |member| Actor::Staff(member.id));
    let submission =
        Submission { by, via: Via::Form, at: web.now(), origin, command: Command::Event(command) };
    web.door().submit(submission).await
}

fn words(visit: &Visit, denial: &EventDenial) -> String {
    speech::event::denial(Speech::new(), visit.t.lang(), denial)
}

async fn denied(web: &Web, visit: &Visit, code: &str, error: SubmitError) -> Result<Response, WebError> {
    match error {
        SubmitError::Event(EventDenial::NoEvent(code)) => {
            Err(WebError::no("error-no-tournament", "tournament", code))
        }
        SubmitError::Event(denial) => refuse(web, visit, code, words(visit, &denial)).await,
        error => Err(error.into()),
    }
}

async fn refuse(web: &Web, visit: &Visit, code: &str, fault: String) -> Result<Response, WebError> {
    let page = page(web, visit, code, Some(fault)).await?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

#[cfg(test)]
impl EditTournament {
    pub(in crate::web) fn samples() -> Vec<Self> {
        use crate::web::words::samples;
        let new = Self {
            frame: Frame::sample_director(),
            id: None,
            key: "k".to_owned(),
            fault: Some(samples::HOSTILE.to_owned()),
            name: samples::HOSTILE.to_owned(),
            double: true,
            paces: vec![Choice { value: "bank 60".to_owned(), text: "bank 60".to_owned(), chosen: true }],
            one_position: true,
            started: false,
            entries: vec![],
            handles: vec!["anna".to_owned()],
            rounds: vec![],
            games: 0,
            seen: 0,
        };
        let open = Self { id: Some("T0001".to_owned()), ..new.clone() };
        let ready = Self {
            entries: vec![Person::new(samples::HOSTILE, "mallory"), Person::new("Anna", "anna")],
            rounds: vec![PreviewRound {
                title: "Round 1".to_owned(),
                lines: vec![(samples::HOSTILE.to_owned(), "Anna".to_owned())],
            }],
            games: 1,
            ..open.clone()
        };
        let started = Self { started: true, ..ready.clone() };
        vec![new, open, ready, started]
    }
}
