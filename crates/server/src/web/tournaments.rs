//! `/tournaments`
use askama::Template;
use askama_web::WebTemplate;
use axum::extract::State;
use frcec_store::games::GameState;
use frcec_store::lists;
use frcec_store::tournaments::{self, TournamentState};

use super::error::WebError;
use super::frame::Frame;
use super::session::Visit;
use super::state::Web;
use super::talk::Talk;
use super::words::Tag;

/// All events of the club.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/tournaments.html")]
pub struct Tournaments {
    /// Around it.
    pub frame: Frame,
    /// The newest first.
    pub rows: Vec<EventRow>,
}

/// One event's line.
#[derive(Clone, Debug)]
pub struct EventRow {
    /// `T0001`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its format in words.
    pub format: String,
    /// Entrants.
    pub players: usize,
    /// How it stands.
    pub state: Tag,
    /// Finished games of all games.
    pub progress: String,
}

/// Events on the page; older ones are found through their games.
const PAGE: u32 = 100;

/// `GET /tournaments`
pub(super) async fn get(State(web): State<Web>, visit: Visit) -> Result<Tournaments, WebError> {
    let t = visit.t.clone();
    let mut tx = web.door().db().read().await?;
    let mut rows = Vec::new();
    for event in tournaments::list(&mut tx, None, None, PAGE).await? {
        let games = lists::games_of_tournament(&mut tx, event.id).await?;
        let finished = games.iter().filter(|game| game.row.state == GameState::Finished).count();
        rows.push(EventRow {
            players: tournaments::entries(&mut tx, event.id).await?.len(),
            state: state(&t, event.state),
            format: super::tournament::format(&t, &event),
            progress: if games.is_empty() {
                "–".to_owned()
            } else {
                format!("{finished} / {}", games.len())
            },
            id: event.code,
            name: event.name,
        });
    }
    Ok(Tournaments { frame: visit.frame("tournaments", t.s("nav-tournaments")), rows })
}

/// How an event stands, in a word.
pub(super) fn state(t: &Talk, state: TournamentState) -> Tag {
    match state {
        TournamentState::Open | TournamentState::Closed => Tag::new("warn", t.s("event-state-open")),
        TournamentState::Running => Tag::new("good", t.s("event-state-running")),
        TournamentState::Finished => Tag::new("", t.s("event-state-finished")),
        TournamentState::Cancelled => Tag::new("bad", t.s("event-state-cancelled")),
    }
}

#[cfg(test)]
impl Tournaments {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        vec![
            Self { frame: Frame::sample(), rows: vec![] },
            Self {
                frame: Frame::sample_director(),
                rows: vec![EventRow {
                    id: "T0001".to_owned(),
                    name: samples::HOSTILE.to_owned(),
                    format: "Round robin".to_owned(),
                    players: 6,
                    state: Tag::new("good", "running"),
                    progress: "4 / 15".to_owned(),
                }],
            },
        ]
    }
}
