//! `/games/{id}/words`: a player does not want the opponent's words, or puts them before the directors.
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use frcec_store::{GameId, PlayerId};

use super::error::WebError;
use super::frame::Frame;
use super::session::Visit;
use super::state::Web;
use crate::door::{Actor, Command, MemberCommand, Submission, SubmitError, Via};
use crate::speech::club;

/// What can be done about an opponent's words.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/opponent.html")]
pub struct Opponent {
    /// Around it.
    pub frame: Frame,
    /// The plain number of the game.
    pub game: i64,
    /// `M0001-1`.
    pub label: String,
    /// The opponent.
    pub name: String,
    /// Whether the opponent's words do not come through.
    pub muted: bool,
    /// The report as typed.
    pub words: String,
    /// What was wrong with the form.
    pub fault: Option<String>,
}

async fn page(
    web: &Web,
    visit: &Visit,
    game: i64,
    words: String,
    fault: Option<String>,
) -> Result<(Opponent, PlayerId), WebError> {
    let member = visit.member()?;
    let mut tx = web.door().db().read().await?;
    let found = visit.reader(&mut tx).await?.load(&mut tx, GameId(game)).await?;
    let (_, loaded) = found.ok_or_else(|| WebError::no("error-no-game", "game", game.to_string()))?;
    let seat = loaded.seat(member.id).ok_or(WebError::Forbidden("error-not-your-game"))?;
    let other = loaded.view.person(!seat);
    let page = Opponent {
        frame: visit.frame("games", visit.t.s("mute-title")),
        game,
        label: loaded.view.name.clone(),
        name: other.name.clone(),
        muted: member.settings.muted.contains(&other.id.0),
        words,
        fault,
    };
    Ok((page, other.id))
}

/// `GET /games/{id}/words`
pub(super) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Path(game): Path<i64>,
) -> Result<Opponent, WebError> {
    Ok(page(&web, &visit, game, String::new(), None).await?.0)
}

/// What the forms send.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Sent {
    #[serde(default)]
    act: String,
    #[serde(default)]
    words: String,
}

/// `POST /games/{id}/words`
pub(super) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Path(game): Path<i64>,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let me = visit.member()?.id;
    let (_, other) = page(&web, &visit, game, String::new(), None).await?;
    let (command, done) = match sent.act.as_str() {
        "mute" => (MemberCommand::Mute(me, other, true), "mute-done"),
        "unmute" => (MemberCommand::Mute(me, other, false), "mute-undone"),
        "report" => (MemberCommand::Report(me, GameId(game), sent.words.clone()), "report-done"),
        _ => return Err(WebError::Bad),
    };
    let submission = Submission {
        by: Actor::Player(me),
        via: Via::Form,
        at: web.now(),
        origin: None,
        command: Command::Member(command),
    };
    match web.door().submit(submission).await {
        Ok(_) => Ok(Redirect::to(&format!("/games/{game}?done={done}")).into_response()),
        Err(SubmitError::Club(denial)) => {
            let fault = club::denial(visit.t.speech(), visit.t.lang(), &denial);
            let (page, _) = page(&web, &visit, game, sent.words, Some(fault)).await?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Err(error) => Err(error.into()),
    }
}

#[cfg(test)]
impl Opponent {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let sample = Self {
            frame: Frame::sample_director(),
            game: 1,
            label: "M0001-1".to_owned(),
            name: samples::HOSTILE.to_owned(),
            muted: false,
            words: samples::HOSTILE.to_owned(),
            fault: Some(samples::HOSTILE.to_owned()),
        };
        vec![Self { muted: true, ..sample.clone() }, sample]
    }
}
