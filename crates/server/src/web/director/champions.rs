//! `/director/champions`: lines of the roll for events that the record does not hold.
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};

use super::matches::handles;
use crate::door::{Actor, ChampionWish, Command, LifeCommand, LifeDenial, Submission, SubmitError, Via};
use crate::speech::life as words;
use crate::web::champions::{ChampionRow, rows};
use crate::web::error::WebError;
use crate::web::frame::Frame;
use crate::web::session::Visit;
use crate::web::state::Web;
use crate::web::{check_key, fresh_key};

/// The lines entered by hand, and a form for one more.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/director_champions.html")]
pub struct ChampionDesk {
    /// Around it.
    pub frame: Frame,
    /// The form's own key: sent twice, it counts once.
    pub key: String,
    /// What was wrong with the form.
    pub fault: Option<String>,
    /// The year as typed.
    pub year: String,
    /// The event as typed.
    pub event: String,
    /// The winner as typed.
    pub winner: String,
    /// Members to choose from.
    pub handles: Vec<String>,
    /// The newest first.
    pub rows: Vec<ChampionRow>,
}

/// What the forms send.
#[derive(Clone, Debug, Default, serde::Deserialize)]
pub(in crate::web) struct Sent {
    #[serde(default)]
    key: String,
    #[serde(default)]
    year: String,
    #[serde(default)]
    event: String,
    #[serde(default)]
    winner: String,
    #[serde(default)]
    reason: String,
}

/// `GET /director/champions`
pub(in crate::web) async fn get(State(web): State<Web>, visit: Visit) -> Result<ChampionDesk, WebError> {
    visit.director()?;
    page(&web, &visit, Sent::default(), None).await
}

async fn page(web: &Web, visit: &Visit, sent: Sent, fault: Option<String>) -> Result<ChampionDesk, WebError> {
    let handles = handles(web).await?;
    let mut tx = web.door().db().read().await?;
    let mut rows = rows(&mut tx, &visit.t).await?;
    rows.retain(|row| row.by_hand.is_some());
    Ok(ChampionDesk {
        frame: visit.frame("director", visit.t.s("life-champions-title")),
        key: fresh_key(web),
        fault,
        year: sent.year,
        event: sent.event,
        winner: sent.winner,
        handles,
        rows,
    })
}

/// `POST /director/champions`: one more.
pub(in crate::web) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let by = Actor::Staff(visit.director()?.id);
    check_key(&sent.key)?;
    let wish =
        ChampionWish { year: sent.year.clone(), event: sent.event.clone(), winner: sent.winner.clone() };
    let origin = Some(format!("form:champion:{}", sent.key));
    answer(&web, &visit, by, origin, LifeCommand::AddChampion(wish), sent, "life-champion-added-done").await
}

/// `POST /director/champions/{id}`: one less, with a reason.
pub(in crate::web) async fn remove(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<i64>,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let by = Actor::Staff(visit.director()?.id);
    let command = LifeCommand::RemoveChampion(id, sent.reason.clone());
    answer(&web, &visit, by, None, command, Sent::default(), "life-champion-removed-done").await
}

async fn answer(
    web: &Web,
    visit: &Visit,
    by: Actor,
    origin: Option<String>,
    command: LifeCommand,
    sent: Sent,
    done: &str,
) -> Result<Response, WebError> {
    let command = Command::Life(command);
    let submission = Submission { by, via: Via::Form, at: web.now(), origin, command };
    match web.door().submit(submission).await {
        Ok(_) | Err(SubmitError::Duplicate(_)) => {
            Ok(Redirect::to(&format!("/director/champions?done={done}")).into_response())
        }
        Err(SubmitError::Life(denial @ LifeDenial::NoChampion)) => Err(SubmitError::Life(denial).into()),
        Err(SubmitError::Life(denial)) => {
            let fault = words::denial(visit.t.speech(), visit.t.lang(), &denial);
            let page = page(web, visit, sent, Some(fault)).await?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Err(error) => Err(error.into()),
    }
}

#[cfg(test)]
impl ChampionDesk {
    pub(in crate::web) fn samples() -> Vec<Self> {
        use crate::web::{champions::sample_rows, words::samples};
        let empty = Self {
            frame: Frame::sample_director(),
            key: "k".to_owned(),
            fault: None,
            year: String::new(),
            event: String::new(),
            winner: String::new(),
            handles: vec!["anna".to_owned()],
            rows: vec![],
        };
        let full = Self {
            fault: Some(samples::HOSTILE.to_owned()),
            year: samples::HOSTILE.to_owned(),
            event: samples::HOSTILE.to_owned(),
            winner: samples::HOSTILE.to_owned(),
            rows: sample_rows(),
            ..empty.clone()
        };
        vec![empty, full]
    }
}
