//! A game's fold and its stored row, one made from the other and nowhere else.
use frcec_rules::club::{
    clock::Stops,
    game::{EndReason, Event, Finish, Game, GameError, Outcome, Snapshot},
    pace::PaceError,
    seat::{Seat, Sides},
};
use frcec_store::games::{GameResult, GameRow, GameState, NewEvent, StoredEvent, StoredGame};
use serde::{Deserialize, Serialize};

/// What the clocks hold besides `told_at` and the deadline; the row's `clock` column.
#[derive(Debug, Serialize, Deserialize)]
struct ClockColumn {
    left_ms: Sides<i64>,
    #[serde(flatten)]
    stops: Stops,
}

/// What else the fold holds; the row's `detail` column.
#[derive(Debug, Serialize, Deserialize)]
struct DetailColumn {
    offer: Option<Seat>,
    offered_at_move: Sides<Option<u32>>,
}

/// A row that cannot be read back.
#[derive(Debug, thiserror::Error)]
pub enum RowError {
    /// The moves or the starting position make no game.
    #[error("table games, column moves: {0}")]
    Game(#[from] GameError),
    /// A column holds no JSON of ours.
    #[error("table {table}, column {column}: {source}")]
    Json {
        /// The table.
        table: &'static str,
        /// The column.
        column: &'static str,
        /// What is wrong.
        source: serde_json::Error,
    },
    /// The pace's name is none.
    #[error("table games, column pace: {0}")]
    Pace(#[from] PaceError),
    /// A reason without a result (only a cancelled game has none), a result without an end, or an unknown reason.
    #[error("table games, columns result, reason, ended_at: they do not fit together")]
    Finish,
}

/// The row of a game.
pub fn row_of(game: &Game) -> GameRow {
    let facts = game.snapshot();
    let state = match (facts.started_at, facts.finish) {
        (_, Some(Finish { outcome: Outcome::Cancelled, .. })) => GameState::Cancelled,
        (_, Some(_)) => GameState::Finished,
        (Some(_), None) => GameState::Running,
        (None, None) => GameState::Waiting,
    };
    GameRow {
        version: facts.version,
        state,
        moves: facts.moves.clone(),
        ply: game.ply(),
        to_move: game.line().turn().into(),
        result: facts.finish.and_then(|finish| GameResult::of(finish.outcome)),
        reason: facts.finish.map(|finish| finish.reason.key().to_owned()),
        clock: json(&ClockColumn { left_ms: facts.left_ms, stops: facts.stops.clone() }),
        detail: json(&DetailColumn { offer: facts.offer, offered_at_move: facts.offered_at_move }),
        told_at: facts.told_at,
        deadline_at: game.look_at(),
        started_at: facts.started_at,
        last_move_at: facts.moved_at,
        ended_at: facts.finish.map(|finish| finish.at),
    }
}

/// The game of a row.
pub fn game_of(stored: &StoredGame) -> Result<Game, RowError> {
    let row = &stored.row;
    let clock: ClockColumn = parse("games", "clock", &row.clock)?;
    let detail: DetailColumn = parse("games", "detail", &row.detail)?;
    let finish = match (row.result, &row.reason, row.ended_at) {
        (None, None, None) => None,
        (Some(result), Some(reason), Some(at)) => {
            Some(Finish { outcome: result.into(), reason: end_reason(reason)?, at })
        }
        (None, Some(reason), Some(at)) if row.state == GameState::Cancelled => {
            Some(Finish { outcome: Outcome::Cancelled, reason: end_reason(reason)?, at })
        }
        _ => return Err(RowError::Finish),
    };
    Ok(Game::restore(Snapshot {
        start: stored.start_id,
        moves: row.moves.clone(),
        pace: stored.pace.parse()?,
        started_at: row.started_at,
        left_ms: clock.left_ms,
        told_at: row.told_at,
        stops: clock.stops,
        moved_at: row.last_move_at,
        offer: detail.offer,
        offered_at_move: detail.offered_at_move,
        finish,
        version: row.version,
    })?)
}

/// Whether the directors decide about the game, so that nobody is to move.
///
/// # Errors
/// The clock's column holds no JSON of ours.
pub fn is_paused(stored: &StoredGame) -> Result<bool, RowError> {
    let clock: ClockColumn = parse("games", "clock", &stored.row.clock)?;
    Ok(stored.row.state == GameState::Running && clock.stops.paused.is_some())
}

/// A running game as it would stand after its first `plies` half-moves, as far as others are shown it: no clock, no offer, and
/// no time later than its start.
pub fn cut(stored: &StoredGame, plies: u32) -> StoredGame {
    let kept = usize::try_from(plies).unwrap_or(usize::MAX);
    let moves: Vec<&str> = stored.row.moves.split_whitespace().take(kept).collect();
    StoredGame {
        changed_at: stored.row.started_at.unwrap_or(stored.created_at),
        row: GameRow {
            version: 0,
            to_move: if plies.is_multiple_of(2) { Seat::White } else { Seat::Black },
            moves: moves.join(" "),
            ply: plies,
            clock: json(&ClockColumn { left_ms: Sides::default(), stops: Stops::default() }),
            detail: json(&DetailColumn { offer: None, offered_at_move: Sides::default() }),
            told_at: None,
            deadline_at: None,
            last_move_at: None,
            ..stored.row.clone()
        },
        ..stored.clone()
    }
}

fn end_reason(word: &str) -> Result<EndReason, RowError> {
    serde_json::from_value(serde_json::Value::String(word.to_owned())).map_err(|_| RowError::Finish)
}

/// Events as they are stored; `at` (Unix ms) is for those that carry no time of their own.
pub fn new_events(events: &[Event], at: i64) -> Vec<NewEvent> {
    events
        .iter()
        .map(|event| NewEvent {
            kind: event.kind().to_owned(),
            at: event.at().unwrap_or(at),
            body: json(event),
            origin_key: None,
        })
        .collect()
}

/// An event as it was stored.
pub fn event_of(stored: &StoredEvent) -> Result<Event, RowError> {
    parse("game_events", "body", &stored.body)
}

/// JSON of one of our own types, which always serialises.
pub(super) fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn parse<T: for<'de> Deserialize<'de>>(
    table: &'static str,
    column: &'static str,
    text: &str,
) -> Result<T, RowError> {
    serde_json::from_str(text).map_err(|source| RowError::Json { table, column, source })
}
