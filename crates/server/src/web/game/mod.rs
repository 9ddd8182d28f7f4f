//! `/games/{id}`
mod evidence;
mod page;
mod parts;
#[cfg(test)]
mod samples;
mod view;

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use frcec_rules::Color;
use frcec_rules::club::game::{Command, Event, Telling};
use frcec_rules::club::seat::Seat;
use frcec_store::{games, notices, tournaments};

pub use self::view::*;
use super::boards;
use super::error::WebError;
use super::notes::Kept;
use super::session::Visit;
use super::state::Web;
use super::words::{EventRef, Person};
use crate::board::Diagram;
use crate::door::{self, Actor, GameCommand, Loaded, Submission, SubmitError, Via, row};
use crate::names::{self, Named};
use crate::notice::Notice;
use crate::seen::Seen;

/// Which position of which side is asked for.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Question {
    ply: Option<String>,
    side: Option<String>,
}

/// `GET /games/{id}`, `/games/{id}.pgn` and `/games/{id}.ics`; the number may also be written `M0001-1`.
pub(super) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<String>,
    Query(question): Query<Question>,
) -> Result<Response, WebError> {
    if let Some(id) = id.strip_suffix(".pgn") {
        return super::game_pgn::get(&web, &visit, id).await;
    }
    if let Some(id) = id.strip_suffix(".ics") {
        return super::calendar::game(&web, &visit, id).await;
    }
    let mut shown = load(&web, &visit, &id).await?;
    if id != shown.loaded.view.id.0.to_string() {
        return Ok(Redirect::permanent(&format!("/games/{}", shown.loaded.view.id.0)).into_response());
    }
    if told(&web, &visit, &shown).await? {
        shown = load(&web, &visit, &id).await?;
    }
    Ok(shown.page(&web, &visit, &Ask::from(question), MoveForm::default()).into_response())
}

/// The page of a player's own game tells them that it is their turn; their clock runs from here (design.md, rule 8).
async fn told(web: &Web, visit: &Visit, shown: &Shown) -> Result<bool, WebError> {
    let game = &shown.loaded.view.game;
    let Some(member) = &visit.member else { return Ok(false) };
    if game.to_move() != shown.loaded.seat(member.id) || !game.wants_telling() {
        return Ok(false);
    }
    let command = Command::told(game.ply(), Telling::Page);
    let submission = Submission {
        by: Actor::Player(member.id),
        via: Via::Form,
        at: web.now(),
        origin: None,
        command: door::Command::Game(GameCommand::new(shown.loaded.view.id, command)),
    };
    match web.door().submit(submission).await {
        Ok(_) => Ok(true),
        // Somebody was faster, or the position has moved on: the page shows what there is.
        Err(SubmitError::Denied { .. } | SubmitError::Busy) => Ok(false),
        Err(error) => Err(WebError::server(error)),
    }
}

/// A game with all that its page may need.
pub(super) struct Shown {
    pub(super) loaded: Loaded,
    /// What whoever looks may see of it.
    seen: Seen,
    events: Vec<Event>,
    notices: Vec<Notice>,
    event: Option<EventRef>,
    names: [Person; 2],
    /// What whoever looks keeps to himself in it, as its player.
    kept: Option<Kept>,
}

/// Loads a game by its number or its name, as whoever looks may see it.
pub(super) async fn load(web: &Web, visit: &Visit, id: &str) -> Result<Shown, WebError> {
    let unknown = || WebError::no("error-no-game", "game", id);
    let mut tx = web.door().db().read().await?;
    let number = match names::read(id) {
        Some(Named::Game(number)) => number,
        Some(Named::GameOf(of, number)) => {
            let games = games::of_match(&mut tx, of).await?;
            games
                .iter()
                .find(|game| i64::from(game.number_in_match) == number)
                .map(|game| game.id)
                .ok_or_else(unknown)?
        }
        Some(Named::Match(_)) | None => return Err(unknown()),
    };
    let reader = visit.reader(&mut tx).await?;
    let (seen, mut loaded) = reader.load(&mut tx, number).await?.ok_or_else(unknown)?;
    loaded.view = loaded.view.read_in(visit.t.lang());
    let stored = games::events(&mut tx, number).await?;
    let events = stored.iter().map(row::event_of).collect::<Result<_, _>>().map_err(WebError::server)?;
    // A notice of an older make may lack what today's has; it then has no words to show.
    let notices = notices::of_game(&mut tx, number).await?;
    let notices = notices.iter().filter_map(|notice| serde_json::from_str(&notice.body).ok()).collect();
    let event = match loaded.stored.tournament_id {
        Some(id) => {
            tournaments::by_id(&mut tx, id).await?.map(|event| EventRef { id: event.code, name: event.name })
        }
        None => None,
    };
    let (t, players) = (&visit.t, [loaded.stored.white_id, loaded.stored.black_id]);
    let known = super::rows::Names::of_people(&mut tx, t, players).await?;
    let names = players.map(|player| known.person(t, player));
    let kept = match visit.member.as_ref().and_then(|member| loaded.seat(member.id)) {
        Some(seat) => Some(super::notes::kept(&mut tx, &loaded.view, seat).await?),
        None => None,
    };
    Ok(Shown { loaded, seen, events, notices, event, names, kept })
}

/// What the reader wants to look at.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ask {
    ply: Option<u32>,
    side: Option<Color>,
}

impl From<Question> for Ask {
    fn from(question: Question) -> Self {
        let side = match question.side.as_deref() {
            Some("white") => Some(Color::White),
            Some("black") => Some(Color::Black),
            _ => None,
        };
        Self { ply: question.ply.and_then(|ply| ply.parse().ok()), side }
    }
}

impl Shown {
    /// White's and Black's name.
    pub(super) fn players(&self) -> [&str; 2] {
        let [white, black] = &self.names;
        [&white.name, &black.name]
    }

    /// The name of the event the game belongs to.
    pub(super) fn event_name(&self) -> Option<&str> {
        self.event.as_ref().map(|event| event.name.as_str())
    }

    /// The present position as an error's board.
    pub(super) fn board(&self, visit: &Visit) -> String {
        let line = self.loaded.view.game.line();
        let side = self.side(visit, None);
        let marked = line.moves().last().map(|mv| boards::move_squares(*mv)).unwrap_or_default();
        let sheet = super::assets::url("pieces.svg");
        let label = boards::label(&visit.t, side, &boards::shown(&visit.t, line));
        Diagram::new(line.position(), side).mark(marked).svg(&sheet, &label)
    }

    /// The side that looks: as asked, else the member's own, else White's.
    fn side(&self, visit: &Visit, asked: Option<Color>) -> Color {
        let own = visit.member.as_ref().and_then(|member| self.loaded.seat(member.id));
        asked.or(own.map(Seat::color)).unwrap_or(Color::White)
    }
}
