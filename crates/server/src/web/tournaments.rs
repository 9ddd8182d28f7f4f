//! `/tournaments`: the events that take entries, that are being played, and that are over.
use askama::Template;
use askama_web::WebTemplate;
use axum::extract::{Query, State};
use frcec_rules::club::event::Format;
use frcec_store::tournaments::{self, Tournament as Stored, TournamentState};
use frcec_store::{TournamentId, Tx};

use super::error::WebError;
use super::frame::Frame;
use super::session::Visit;
use super::state::Web;
use super::talk::Talk;
use super::tournament::rounds::over_of_all;
use super::tournament::{Scene, about, champions, names_of};
use super::words::Tag;
use crate::door::EventRecord;
use crate::seen::Reader;

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
    /// Those that were called off, a page of them.
    pub cancelled: Vec<EventRow>,
    /// Where the finished ones before these are.
    pub earlier: Option<String>,
    /// Where the ones that were called off before these are.
    pub cancelled_earlier: Option<String>,
    /// Whether this is a later page of the finished ones, or of those that were called off.
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
/// Events on a page that are over or were called off.
const OVER: u32 = 25;

/// Where the finished ones begin, or those that were called off.
#[derive(Debug, Default, serde::Deserialize)]
#[serde(default)]
pub(super) struct Question {
    before: String,
    cancelled: String,
}

/// `GET /tournaments`
pub(super) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Query(question): Query<Question>,
) -> Result<Tournaments, WebError> {
    let t = visit.t.clone();
    let mut tx = web.door().db().read().await?;
    let (before, cancelled_before) =
        (at(&mut tx, &question.before).await?, at(&mut tx, &question.cancelled).await?);
    let paged = before.is_some() || cancelled_before.is_some();
    let (mut open, mut running) = (Vec::new(), Vec::new());
    if !paged {
        open = tournaments::list(&mut tx, Some(TournamentState::Open), None, PAGE).await?;
        running = tournaments::list(&mut tx, Some(TournamentState::Running), None, PAGE).await?;
    }
    // A later page of one kind is about that kind alone.
    let (mut finished, mut earlier) = (Vec::new(), None);
    if cancelled_before.is_none() {
        (finished, earlier) = over(&mut tx, TournamentState::Finished, before, "before").await?;
    }
    let (mut cancelled, mut cancelled_earlier) = (Vec::new(), None);
    if before.is_none() {
        (cancelled, cancelled_earlier) =
            over(&mut tx, TournamentState::Cancelled, cancelled_before, "cancelled").await?;
    }
    Ok(Tournaments {
        frame: visit.frame("tournaments", t.s("nav-tournaments")),
        open: rows(&mut tx, &t, open).await?,
        running: rows(&mut tx, &t, running).await?,
        finished: rows(&mut tx, &t, finished).await?,
        cancelled: rows(&mut tx, &t, cancelled).await?,
        earlier,
        cancelled_earlier,
        paged,
    })
}

/// The event before which a page begins.
async fn at(tx: &mut Tx, code: &str) -> Result<Option<TournamentId>, WebError> {
    if code.is_empty() {
        return Ok(None);
    }
    Ok(tournaments::by_code(tx, code).await?.map(|event| event.id))
}

/// A page of events that stand so, and where those before them are: at the field `name` of the address.
async fn over(
    tx: &mut Tx,
    state: TournamentState,
    before: Option<TournamentId>,
    name: &str,
) -> Result<(Vec<Stored>, Option<String>), WebError> {
    let mut events = tournaments::list(tx, Some(state), before, OVER + 1).await?;
    let more = events.len() > OVER as usize;
    events.truncate(OVER as usize);
    let last = events.last().filter(|_| more);
    let earlier = last.map(|event| super::url("/tournaments", [(name, event.code.as_str())]));
    Ok((events, earlier))
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
        let said = lists.iter().filter(|list| !list.is_empty()).map(|list| t.speech().list(t.lang(), list));
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
        start: about::start_now(t, &record),
        round: match settings.format {
            Format::RoundRobin { .. } => t.s("event-all-rounds"),
            Format::Swiss { rounds, .. } => t.say(
                "event-round-of",
                &[("round", record.rounds.len().into()), ("of", u32::from(rounds).into())],
            ),
            _ => t.s1("tournament-round", "round", record.rounds.len()),
        },
        progress: over_of_all(&games),
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
            cancelled: vec![],
            earlier: None,
            cancelled_earlier: None,
            paged: false,
        };
        vec![
            Self {
                frame: Frame::sample_director(),
                open: vec![row.clone()],
                running: vec![row.clone()],
                finished: vec![row.clone()],
                cancelled: vec![row],
                earlier: Some("/tournaments?before=T0001".to_owned()),
                cancelled_earlier: Some("/tournaments?cancelled=T0001".to_owned()),
                ..none.clone()
            },
            Self { paged: true, ..none.clone() },
            none,
        ]
    }
}
