//! `/matches/{label}`
use askama::Template;
use askama_web::WebTemplate;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use frcec_rules::StartPosition;
use frcec_rules::club::game::Outcome;
use frcec_store::{MatchId, games, matches, players};

use super::boards;
use super::error::WebError;
use super::frame::Frame;
use super::rows::Names;
use super::session::Visit;
use super::state::Web;
use super::words::{EventRef, GameBoard, Person, StartLabel};
use crate::names;

/// Two games from one position with colours reversed.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/match.html")]
pub struct MatchPage {
    /// Around it.
    pub frame: Frame,
    /// `M0001`.
    pub label: String,
    /// The tournament it belongs to.
    pub event: Option<EventRef>,
    /// Who has White in the first game.
    pub first: Person,
    /// Who has Black in it.
    pub second: Person,
    /// The position of both games.
    pub start: StartLabel,
    /// The time control in words.
    pub pace: String,
    /// "1 : 0".
    pub score: String,
    /// The games.
    pub games: Vec<GameBoard>,
    /// What a match is, or what this one is.
    pub note: String,
    /// Whether the one who looks may ask for a rematch.
    pub rematch: bool,
}

/// `GET /matches/{label}`
pub(super) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Path(label): Path<String>,
) -> Result<Response, WebError> {
    let id = match names::read(&label) {
        Some(names::Named::Match(id)) => id,
        // The name of one of its games.
        Some(names::Named::GameOf(..)) => {
            return Ok(Redirect::permanent(&format!("/games/{label}")).into_response());
        }
        Some(names::Named::Game(_)) | None => return Err(WebError::no("error-no-match", "match", &label)),
    };
    Ok(page(&web, &visit, label, id).await?.into_response())
}

async fn page(web: &Web, visit: &Visit, label: String, id: MatchId) -> Result<MatchPage, WebError> {
    let unknown = || WebError::no("error-no-match", "match", &label);
    let t = visit.t.clone();
    let mut tx = web.door().db().read().await?;
    let stored = matches::by_id(&mut tx, id).await?.ok_or_else(unknown)?;
    let games = visit.reader(&mut tx).await?.see_all(games::of_match(&mut tx, id).await?);
    let known = Names::of(&mut tx, &t, &games).await?;
    let event = games.first().and_then(|game| known.event(game)).cloned();
    let label = names::match_name(id, event.as_ref().map(|event| event.id.as_str()));
    let frame = visit.frame("games", t.s1("game-match", "match", &label));
    let (first, second) = (known.person(&t, stored.first_white_id), known.person(&t, stored.first_black_id));
    let mut halves = [0_u32; 2];
    let mut views = Vec::new();
    for stored_game in &games {
        let game = stored_game.game().map_err(WebError::server)?;
        if let Some(finish) = game.finish() {
            let white = usize::from(stored_game.white_id != stored.first_white_id);
            let (for_white, for_black) = match finish.outcome {
                Outcome::White => (2, 0),
                Outcome::Black => (0, 2),
                Outcome::Draw => (1, 1),
                Outcome::Cancelled => (0, 0),
            };
            halves[white] += for_white;
            halves[1 - white] += for_black;
        }
        views.push(known.board(&t, &frame.sheet(), stored_game)?);
    }
    let practice = players::by_handle(&mut tx, players::PRACTICE_HANDLE).await?;
    let practice = practice.is_some_and(|club| games.iter().any(|game| game.seat(club.id).is_some()));
    let played = visit
        .member
        .as_ref()
        .is_some_and(|member| [stored.first_white_id, stored.first_black_id].contains(&member.id));
    let rematch = played && !practice && stored.state != matches::MatchState::Running;
    Ok(MatchPage {
        score: t.say(
            "match-score",
            &[("first", boards::halves(halves[0]).into()), ("second", boards::halves(halves[1]).into())],
        ),
        start: StartPosition::new(stored.start_id)
            .ok_or_else(|| WebError::server("a match from no position"))?
            .into(),
        pace: stored.pace,
        label,
        event,
        first,
        second,
        note: t.s(match games.len() {
            1 if practice => "practice-note",
            1 => "match-note-single",
            _ => "match-note",
        }),
        games: views,
        rematch,
        frame,
    })
}

#[cfg(test)]
impl MatchPage {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        vec![Self {
            frame: Frame::sample(),
            label: "M0001".to_owned(),
            event: Some(EventRef { id: "T0001".to_owned(), name: samples::HOSTILE.to_owned() }),
            first: Person::new(samples::HOSTILE, "mallory"),
            second: Person::new("Boris", "boris"),
            start: samples::start().into(),
            pace: "10/30".to_owned(),
            score: "1 : 0".to_owned(),
            note: samples::HOSTILE.to_owned(),
            rematch: true,
            games: samples::boards(),
        }]
    }
}
