//! `/tournaments/{label}`
use std::collections::BTreeMap;

use askama::Template;
use askama_web::WebTemplate;
use axum::extract::{Path, State};
use frcec_rules::club::event::standing::Line;
use frcec_rules::club::game::Outcome;
use frcec_store::games::{GameState, StoredGame};
use frcec_store::tournaments::{Tournament as Stored, TournamentState};
use frcec_store::{PlayerId, lists, matches};

use super::boards;
use super::error::WebError;
use super::frame::Frame;
use super::rows::Names;
use super::session::Visit;
use super::state::Web;
use super::talk::Talk;
use super::words::{GameRow, Person, Tag};
use crate::door::{EventDenial, EventRecord, EventSettings, SubmitError};

/// One event: its crosstable, or its entries before the start.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/tournament.html")]
pub struct Tournament {
    /// Around it.
    pub frame: Frame,
    /// `T0001`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its format in words.
    pub format: String,
    /// The time control in words.
    pub pace: String,
    /// How it stands.
    pub state: Tag,
    /// Whether it has started.
    pub started: bool,
    /// Who has entered.
    pub entries: Vec<Person>,
    /// The crosstable, best first.
    pub rows: Vec<CrossRow>,
    /// The games by round.
    pub rounds: Vec<Round>,
}

/// One player's line of the crosstable.
#[derive(Clone, Debug)]
pub struct CrossRow {
    /// The place.
    pub place: usize,
    /// Who.
    pub who: Person,
    /// Against each player, in the order of places.
    pub cells: Vec<CrossCell>,
    /// Points, halves as ½.
    pub points: String,
    /// Wins.
    pub wins: u32,
    /// Sonneborn-Berger.
    pub sonneborn: String,
    /// Finished games of all.
    pub played: String,
}

/// The games of one player against another.
#[derive(Clone, Debug)]
pub struct CrossCell {
    /// The player's own column.
    pub own: bool,
    /// One or two games.
    pub games: Vec<CrossGame>,
}

/// One game in a cell.
#[derive(Clone, Debug)]
pub struct CrossGame {
    /// The plain number.
    pub id: i64,
    /// `1`, `½`, `0` or `·`.
    pub sign: &'static str,
    /// The same in words.
    pub words: String,
}

/// The games of a round.
#[derive(Clone, Debug)]
pub struct Round {
    /// "Round 1".
    pub title: String,
    /// Its games.
    pub games: Vec<GameRow>,
}

/// `GET /tournaments/{label}`
pub(super) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Path(label): Path<String>,
) -> Result<Tournament, WebError> {
    let t = visit.t.clone();
    let mut tx = web.door().db().read().await?;
    let record = EventRecord::load(&mut tx, &label).await.map_err(|error| match error {
        SubmitError::Event(EventDenial::NoEvent(code)) => {
            WebError::no("error-no-tournament", "tournament", code)
        }
        error => error.into(),
    })?;
    let event = &record.event;
    let entries: Vec<PlayerId> = record.entries.iter().map(|entry| entry.player).collect();
    let games = lists::games_of_tournament(&mut tx, event.id).await?;
    let names = Names::of(&mut tx, &t, &games).await?;
    let names = names.and_people(&mut tx, &t, entries.iter().copied()).await?;
    let mut by_round: BTreeMap<i64, Vec<GameRow>> = BTreeMap::new();
    for game in &games {
        let round = match game.match_id {
            Some(id) => matches::by_id(&mut tx, id).await?.and_then(|stored| stored.round).unwrap_or(0),
            None => 0,
        };
        by_round.entry(round).or_default().extend(names.row(&t, game));
    }
    let started = !matches!(event.state, TournamentState::Open | TournamentState::Closed);
    Ok(Tournament {
        frame: visit.frame("tournaments", &event.name),
        format: format(&t, event),
        state: super::tournaments::state(&t, event.state),
        started: started && !games.is_empty(),
        rows: cross(&t, &names, &record, &games),
        entries: entries.iter().map(|&id| names.person(&t, id)).collect(),
        rounds: by_round
            .into_iter()
            .map(|(round, games)| Round { title: t.s1("tournament-round", "round", round), games })
            .collect(),
        id: event.code.clone(),
        name: event.name.clone(),
        pace: event.pace.clone(),
    })
}

/// The format in words.
pub(super) fn format(t: &Talk, event: &Stored) -> String {
    t.s(match EventSettings::of(event) {
        Ok(settings) if settings.double() => "event-double-format",
        _ => "event-single-format",
    })
}

/// The crosstable, best first.
fn cross(t: &Talk, names: &Names, record: &EventRecord, games: &[StoredGame]) -> Vec<CrossRow> {
    let entries = &record.entries;
    let table: Vec<Line> = record.tables().into_iter().flat_map(|table| table.lines).collect();
    table
        .iter()
        .map(|line| CrossRow {
            place: line.place,
            who: names.person(t, entries[line.entry].player),
            cells: table
                .iter()
                .map(|other| cell(t, names, games, entries[line.entry].player, entries[other.entry].player))
                .collect(),
            points: boards::halves(line.half_points),
            wins: line.wins,
            sonneborn: quarters(line.sonneborn_quarters().unwrap_or(0)),
            played: format!("{} / {}", line.finished, line.games),
        })
        .collect()
}

fn cell(t: &Talk, names: &Names, games: &[StoredGame], own: PlayerId, other: PlayerId) -> CrossCell {
    let between = |game: &&StoredGame| {
        game.row.state != GameState::Cancelled && game.seat(own).is_some() && game.seat(other).is_some()
    };
    let name = names.person(t, other).name;
    let games = games.iter().filter(between).map(|game| {
        let outcome = game.row.result.map(Outcome::from);
        let (sign, key) = match (outcome, outcome.and_then(Outcome::winner)) {
            (None, _) => ("·", "tournament-cell-open"),
            (Some(_), None) => ("½", "tournament-cell-draw"),
            (Some(_), winner) if winner == game.seat(own) => ("1", "tournament-cell-win"),
            (Some(_), _) => ("0", "tournament-cell-loss"),
        };
        CrossGame { id: game.id.0, sign, words: t.s1(key, "name", &name) }
    });
    CrossCell { own: own == other, games: if own == other { Vec::new() } else { games.collect() } }
}

/// Quarter points as a decimal.
fn quarters(quarters: u32) -> String {
    format!("{}.{:02}", quarters / 4, quarters % 4 * 25)
}

#[cfg(test)]
impl Tournament {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let open = Self {
            frame: Frame::sample(),
            id: "T0001".to_owned(),
            name: samples::HOSTILE.to_owned(),
            format: "Round robin".to_owned(),
            pace: "bank 60".to_owned(),
            state: Tag::new("warn", "open for entries"),
            started: false,
            entries: vec![Person::new(samples::HOSTILE, "mallory")],
            rows: vec![],
            rounds: vec![],
        };
        let running = Self {
            started: true,
            rows: vec![CrossRow {
                place: 1,
                who: Person::new(samples::HOSTILE, "mallory"),
                cells: vec![
                    CrossCell { own: true, games: vec![] },
                    CrossCell {
                        own: false,
                        games: vec![CrossGame { id: 1, sign: "½", words: samples::HOSTILE.to_owned() }],
                    },
                ],
                points: "½".to_owned(),
                wins: 0,
                sonneborn: "0.25".to_owned(),
                played: "1 / 5".to_owned(),
            }],
            rounds: vec![Round { title: "Round 1".to_owned(), games: samples::games() }],
            ..open.clone()
        };
        vec![Self { entries: vec![], ..open.clone() }, open, running]
    }
}
