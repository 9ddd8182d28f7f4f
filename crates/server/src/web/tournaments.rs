//! `/tournaments`: the events that take entries, that are being played, and that are over.
use askama::Template;
use askama_web::WebTemplate;
use axum::extract::{Query, State};
use frcec_rules::club::event::Format;
use frcec_store::Tx;
use frcec_store::tournaments::{self, Tournament as Stored, TournamentState};

use super::error::WebError;
use super::frame::Frame;
use super::session::Visit;
use super::state::Web;
use super::talk::Talk;
use super::tournament::{Scene, about, champions, names_of};
use super::words::Tag;
use crate::door::EventRecord;
use crate::seen::Reader;
use crate::speech::Speech;

/// All events of the club.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/tournaments.html")]
pub struct Tournaments {
    /// Around it.
    pub frame: Frame,
    /// Those that take entries, the newest first.
    pub open: Vec<EventRow>,
    /// Those that are being played.
    pub running: Vec<EventRow>,
    /// Those that are over, a page of them.
    pub finished: Vec<EventRow>,
    /// Where the finished ones before these are.
    pub earlier: Option<String>,
    /// Whether this is a later page of the finished ones.
    pub paged: bool,
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
    /// Its pace.
    pub pace: String,
    /// Entrants.
    pub players: usize,
    /// How many are in and how many can come, while it is open.
    pub places: String,
    /// What starts it, while it is open.
    pub start: String,
    /// Which round is being played.
    pub round: String,
    /// Finished games and all games.
    pub progress: (usize, usize),
    /// Who has won.
    pub winner: String,
    /// When it ended.
    pub ended: String,
}

/// Open or running events on the page: a club has a handful.
const PAGE: u32 = 100;
/// Finished events on a page.
const FINISHED: u32 = 25;

/// Where the finished ones begin.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Question {
    #[serde(default)]
    before: String,
}

/// `GET /tournaments`
pub(super) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Query(question): Query<Question>,
) -> Result<Tournaments, WebError> {
    let t = visit.t.clone();
    let mut tx = web.door().db().read().await?;
    let before = match question.before.as_str() {
        "" => None,
        code => tournaments::by_code(&mut tx, code).await?.map(|event| event.id),
    };
    let mut finished =
        tournaments::list(&mut tx, Some(TournamentState::Finished), before, FINISHED + 1).await?;
    let more = finished.len() > FINISHED as usize;
    finished.truncate(FINISHED as usize);
    let earlier = finished.last().filter(|_| more).map(|event| format!("/tournaments?before={}", event.code));
    let (mut open, mut running) = (Vec::new(), Vec::new());
    if before.is_none() {
        open = tournaments::list(&mut tx, Some(TournamentState::Open), None, PAGE).await?;
        running = tournaments::list(&mut tx, Some(TournamentState::Running), None, PAGE).await?;
    }
    Ok(Tournaments {
        frame: visit.frame("tournaments", t.s("nav-tournaments")),
        open: rows(&mut tx, &t, open).await?,
        running: rows(&mut tx, &t, running).await?,
        finished: rows(&mut tx, &t, finished).await?,
        earlier,
        paged: before.is_some(),
    })
}

async fn rows(tx: &mut Tx, t: &Talk, events: Vec<Stored>) -> Result<Vec<EventRow>, WebError> {
    let mut rows = Vec::new();
    for event in events {
        rows.push(row(tx, t, event).await?);
    }
    Ok(rows)
}

async fn row(tx: &mut Tx, t: &Talk, event: Stored) -> Result<EventRow, WebError> {
    let record = EventRecord::of(tx, event).await?;
    let (event, settings) = (&record.event, &record.settings);
    let winner = if event.state == TournamentState::Finished {
        let names = names_of(tx, t, &record).await?;
        let lists = champions(&Scene::new(t, &record, &names, &Reader::visitor()));
        let said =
            lists.iter().filter(|list| !list.is_empty()).map(|list| Speech::new().list(t.lang(), list));
        said.collect::<Vec<_>>().join(" · ")
    } else {
        String::new()
    };
    let games = record.rounds.iter().flat_map(|round| &round.body.pairings);
    let games: Vec<_> = games.flat_map(|pairing| record.games_of(pairing)).collect();
    Ok(EventRow {
        id: event.code.clone(),
        name: event.name.clone(),
        format: about::format(t, settings.format),
        pace: event.pace.clone(),
        players: record.entries.len(),
        places: about::places(t, &record),
        start: about::start(t, settings),
        round: match settings.format {
            Format::RoundRobin { .. } => t.s("event-all-rounds"),
            Format::Swiss { rounds, .. } => t.say(
                "event-round-of",
                &[("round", record.rounds.len().into()), ("of", u32::from(rounds).into())],
            ),
            _ => t.s1("tournament-round", "round", record.rounds.len()),
        },
        progress: (games.iter().filter(|game| game.row.result.is_some()).count(), games.len()),
        winner,
        ended: event.ended_at.map(|at| t.day(at)).unwrap_or_default(),
    })
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
        let row = EventRow {
            id: "T0001".to_owned(),
            name: samples::HOSTILE.to_owned(),
            format: "Round robin".to_owned(),
            pace: "bank 60".to_owned(),
            players: 6,
            places: "6 in".to_owned(),
            start: "when it is full".to_owned(),
            round: "Round 1".to_owned(),
            progress: (4, 15),
            winner: samples::HOSTILE.to_owned(),
            ended: "3 May 2026".to_owned(),
        };
        let none = Self {
            frame: Frame::sample(),
            open: vec![],
            running: vec![],
            finished: vec![],
            earlier: None,
            paged: false,
        };
        vec![
            Self {
                frame: Frame::sample_director(),
                open: vec![row.clone()],
                running: vec![row.clone()],
                finished: vec![row],
                earlier: Some("/tournaments?before=T0001".to_owned()),
                ..none.clone()
            },
            Self { paged: true, ..none.clone() },
            none,
        ]
    }
}
