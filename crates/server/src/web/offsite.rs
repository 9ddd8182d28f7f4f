//! `/offsite`: games that members played elsewhere.
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use frcec_store::PlayerId;
use frcec_store::offsite::{self, OffsiteState};

use super::boards;
use super::error::WebError;
use super::frame::Frame;
use super::rows::Names;
use super::session::Visit;
use super::state::Web;
use super::talk::Talk;
use super::words::{Person, StartLabel, Tag};
use crate::board::Diagram;
use crate::door::{Actor, Command, OffsiteCommand, Submission, SubmitError, Via, line_of};
use crate::speech::{club, game};

/// A member's games from elsewhere, and the form to send one in.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/offsite.html")]
pub struct OffsitePage {
    /// Around it.
    pub frame: Frame,
    /// The member's.
    pub games: Vec<OffsiteView>,
    /// The PGN as typed.
    pub pgn: String,
    /// The place as typed.
    pub place: String,
    /// What was wrong with a form.
    pub fault: Option<String>,
}

/// A game from elsewhere.
#[derive(Clone, Debug)]
pub struct OffsiteView {
    /// Its number.
    pub id: i64,
    /// Who had White.
    pub white: Person,
    /// Who had Black.
    pub black: Person,
    /// `1-0`.
    pub result: String,
    /// Where it was played.
    pub place: String,
    /// When it ended, in words.
    pub ended: String,
    /// Where it stands.
    pub state: Tag,
    /// Where it began.
    pub start: Option<StartLabel>,
    /// The last position as SVG.
    pub board: String,
    /// The moves.
    pub moves: String,
    /// Whether the one who looks has to say something.
    pub asked: bool,
    /// The game in the archive.
    pub game: Option<i64>,
}

/// Games from elsewhere as a page shows them to `me`.
pub(super) async fn views(
    web: &Web,
    t: &Talk,
    frame: &Frame,
    me: Option<PlayerId>,
    state: Option<OffsiteState>,
) -> Result<Vec<OffsiteView>, WebError> {
    let mut tx = web.door().db().read().await?;
    let sent = match (state, me) {
        (Some(state), _) => offsite::in_state(&mut tx, state, 50).await?,
        (None, Some(me)) => offsite::of_player(&mut tx, me).await?,
        (None, None) => Vec::new(),
    };
    let ids: Vec<PlayerId> = sent.iter().flat_map(|sent| [sent.white_id, sent.black_id]).collect();
    let named = Names::of_people(&mut tx, t, ids).await?;
    let mut views = Vec::new();
    for sent in sent {
        let line =
            line_of(&sent).ok_or_else(|| WebError::server("a game from elsewhere cannot be replayed"))?;
        let shown = boards::shown(t, &line);
        let side = frcec_rules::Color::White;
        let marked = line.moves().last().map(|mv| boards::move_squares(*mv)).unwrap_or_default();
        let (tone, key) = match sent.state {
            OffsiteState::Asked => ("warn", "offsite-state-asked"),
            OffsiteState::Confirmed => ("warn", "offsite-state-confirmed"),
            OffsiteState::Released => ("good", "offsite-state-released"),
            OffsiteState::Refused => ("bad", "offsite-state-refused"),
        };
        let said = if me == Some(sent.white_id) { sent.white_said } else { sent.black_said };
        let start = u16::try_from(sent.start_id).ok().and_then(frcec_rules::StartPosition::new);
        views.push(OffsiteView {
            id: sent.id,
            white: named.person(t, sent.white_id),
            black: named.person(t, sent.black_id),
            result: sent.result.to_string(),
            place: sent.place.clone(),
            ended: t.day(sent.ended_at),
            state: Tag::new(tone, t.s(key)),
            start: start.map(StartLabel::from),
            board: Diagram::new(line.position(), side)
                .mark(marked)
                .svg(&frame.sheet(), &boards::label(t, side, &shown)),
            moves: game::move_list(&line, t.speech().letters(), 100_000).join(" "),
            asked: sent.state == OffsiteState::Asked && !said,
            game: sent.game_id.map(|game| game.0),
        });
    }
    Ok(views)
}

async fn page(web: &Web, visit: &Visit, sent: Sent, fault: Option<String>) -> Result<OffsitePage, WebError> {
    let me = visit.member()?.id;
    let frame = visit.frame("offsite", visit.t.s("offsite-title"));
    Ok(OffsitePage {
        games: views(web, &visit.t, &frame, Some(me), None).await?,
        pgn: sent.pgn,
        place: sent.place,
        fault,
        frame,
    })
}

/// `GET /offsite`
pub(super) async fn get(State(web): State<Web>, visit: Visit) -> Result<OffsitePage, WebError> {
    page(&web, &visit, Sent::default(), None).await
}

/// What the form sends.
#[derive(Clone, Debug, Default, serde::Deserialize)]
pub(super) struct Sent {
    #[serde(default)]
    pgn: String,
    #[serde(default)]
    place: String,
}

/// `POST /offsite`
pub(super) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let by = visit.member()?.id;
    let command = OffsiteCommand::Send { by, pgn: sent.pgn.clone(), place: Some(sent.place.clone()) };
    done(&web, &visit, Actor::Player(by), command, "/offsite?done=offsite-sent-done", sent).await
}

/// What the buttons beside a game send.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Said {
    #[serde(default)]
    act: String,
}

/// `POST /offsite/{id}`
pub(super) async fn say(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<i64>,
    Form(said): Form<Said>,
) -> Result<Response, WebError> {
    let by = visit.member()?.id;
    let (yes, to) = match said.act.as_str() {
        "yes" => (true, "/offsite?done=offsite-confirmed-done"),
        "no" => (false, "/offsite?done=offsite-refused-done"),
        _ => return Err(WebError::Bad),
    };
    let command = OffsiteCommand::Say { id, by, yes };
    done(&web, &visit, Actor::Player(by), command, to, Sent::default()).await
}

/// Submits, and shows where it leads, or the page again with what the club said.
async fn done(
    web: &Web,
    visit: &Visit,
    by: Actor,
    command: OffsiteCommand,
    to: &str,
    sent: Sent,
) -> Result<Response, WebError> {
    let submission =
        Submission { by, via: Via::Form, at: web.now(), origin: None, command: Command::Offsite(command) };
    match web.door().submit(submission).await {
        Ok(_) => Ok(Redirect::to(to).into_response()),
        Err(SubmitError::Club(denial)) => {
            let fault = club::denial(visit.t.speech(), visit.t.lang(), &denial);
            let page = page(web, visit, sent, Some(fault)).await?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Err(error) => Err(error.into()),
    }
}

#[cfg(test)]
impl OffsiteView {
    pub(super) fn sample() -> Self {
        use super::words::samples;
        Self {
            id: 1,
            white: Person::new(samples::HOSTILE, "mallory"),
            black: Person::new("Boris", "boris"),
            result: "1-0".to_owned(),
            place: samples::HOSTILE.to_owned(),
            ended: "3 May 2026".to_owned(),
            state: Tag::new("warn", "waits"),
            start: Some(samples::start().into()),
            board: samples::board(),
            moves: "1. e4 e5".to_owned(),
            asked: true,
            game: Some(1),
        }
    }
}

#[cfg(test)]
impl OffsitePage {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        vec![Self {
            frame: Frame::sample_director(),
            games: vec![OffsiteView::sample()],
            pgn: samples::HOSTILE.to_owned(),
            place: samples::HOSTILE.to_owned(),
            fault: Some(samples::HOSTILE.to_owned()),
        }]
    }
}
