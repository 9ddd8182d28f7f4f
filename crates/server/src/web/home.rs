//! `/`
use askama::Template;
use askama_web::WebTemplate;
use axum::extract::State;
use frcec_rules::StartPosition;
use frcec_store::games::GameState;
use frcec_store::tournaments::{self, TournamentState};
use frcec_store::{lists, players};
use sha2::{Digest, Sha256};

use super::error::WebError;
use super::frame::Frame;
use super::mine::{self, Mine};
use super::news::{self, Told};
use super::rows::Names;
use super::session::Visit;
use super::state::Web;
use super::words::{EventLine, GameBoard, StartLabel};
use crate::board::Diagram;

/// The club at a glance.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/home.html")]
pub struct Home {
    /// Around it.
    pub frame: Frame,
    /// How many members there are.
    pub members: i64,
    /// How many games run.
    pub running: i64,
    /// How many games are finished.
    pub finished: i64,
    /// The viewer's own games; none for a visitor.
    pub mine: Option<Mine>,
    /// The games changed last, as boards.
    pub lately: Vec<GameBoard>,
    /// The position of the day.
    pub start: StartLabel,
    /// Its board as SVG.
    pub board: String,
    /// The newest news.
    pub news: Vec<Told>,
    /// Tournaments that are open or running.
    pub events: Vec<EventLine>,
}

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
/// Boards on which something happened lately.
const LATELY: u32 = 6;
/// News items on the page.
const NEWS: u32 = 3;

/// `GET /`
pub(super) async fn get(State(web): State<Web>, visit: Visit) -> Result<Home, WebError> {
    let t = visit.t.clone();
    let now = web.now();
    let mut tx = web.door().db().read().await?;
    let counts = lists::counts(&mut tx).await?;
    let count = |state| counts.iter().find(|count| count.state == state).map_or(0, |count| count.n);
    let mine = match &visit.member {
        Some(member) => Some(mine::of(&mut tx, &visit, member, now).await?),
        None => None,
    };
    let reader = visit.reader(&mut tx).await?;
    let mut events = Vec::new();
    for state in [TournamentState::Open, TournamentState::Running] {
        for event in tournaments::list(&mut tx, Some(state), None, 5).await? {
            events.push(EventLine {
                url: format!("/tournaments/{}", event.code),
                state: super::tournaments::state(&t, event.state),
                id: event.code,
                name: event.name,
            });
        }
    }
    let start = of_the_day(now);
    let frame = visit.frame("home", t.s("nav-home"));
    let recent = reader.see_all(lists::recent(&mut tx, LATELY).await?);
    let names = Names::of(&mut tx, &t, &recent).await?;
    let lately = recent.iter().map(|game| names.board(&t, &frame.sheet(), game)).collect::<Result<_, _>>()?;
    let label = t.s1("position-board-label", "label", start.to_string());
    Ok(Home {
        members: players::count(&mut tx).await?,
        running: count(GameState::Running),
        finished: count(GameState::Finished),
        mine,
        lately,
        news: news::newest(&mut tx, &t, NEWS).await?,
        board: Diagram::start(start).svg(&frame.sheet(), &label),
        start: start.into(),
        events,
        frame,
    })
}

/// The position of the day: the same for all, and the next one not to be guessed at a glance.
fn of_the_day(now: i64) -> StartPosition {
    let digest = Sha256::digest(now.div_euclid(DAY_MS).to_be_bytes());
    let number = u16::from_be_bytes([digest[0], digest[1]]) % 960;
    StartPosition::new(number).unwrap_or_else(|| unreachable!("a remainder of 960 is below 960"))
}

#[cfg(test)]
impl Home {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let empty = Self {
            frame: Frame::sample(),
            members: 1,
            running: 0,
            finished: 0,
            mine: None,
            lately: vec![],
            start: samples::start().into(),
            board: samples::board(),
            news: vec![],
            events: vec![],
        };
        let full = Self {
            frame: Frame::sample_director(),
            members: 8,
            running: 14,
            finished: 3,
            mine: Some(Mine::sample()),
            lately: samples::boards(),
            news: vec![news::sample()],
            events: samples::events(),
            ..empty.clone()
        };
        vec![empty, full]
    }
}
