//! Games: the events that are the record, and the row that is their fold.
//!
//! The two are written only together, by [`create`] and [`append`], and only by whoever has seen the row's present version.
use frcec_rules::club::{game::Outcome, seat::Seat};
use serde::{Deserialize, Serialize};

use crate::{
    GameId, MatchId, PlayerId, StoreError, TournamentId, Tx, counters,
    db::{Insert, Later, Must, Question, execute, fetch_all, fetch_optional, record},
    notices::{self, NewNotice},
    value::words,
};

words!(
    /// Where a game stands.
    GameState {
        /// Agreed, but White may not move yet.
        Waiting = "waiting",
        /// Being played.
        Running = "running",
        /// Over, with a result.
        Finished = "finished",
        /// Over without one; it does not count.
        Cancelled = "cancelled",
    }
);
words!(
    /// How a finished game counts.
    GameResult {
        /// White won.
        White = "1-0",
        /// Black won.
        Black = "0-1",
        /// Nobody won.
        Draw = "1/2-1/2",
    }
);

impl GameResult {
    /// The result that an outcome is stored as; none for a cancelled game.
    pub const fn of(outcome: Outcome) -> Option<Self> {
        match outcome {
            Outcome::White => Some(Self::White),
            Outcome::Black => Some(Self::Black),
            Outcome::Draw => Some(Self::Draw),
            Outcome::Cancelled => None,
        }
    }
}

impl From<GameResult> for Outcome {
    fn from(result: GameResult) -> Self {
        match result {
            GameResult::White => Self::White,
            GameResult::Black => Self::Black,
            GameResult::Draw => Self::Draw,
        }
    }
}

/// What never changes of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewGame {
    /// Its match; none for a game that came alone from elsewhere.
    pub match_id: Option<MatchId>,
    /// 1 or 2.
    pub number_in_match: u8,
    /// The event it belongs to.
    pub tournament_id: Option<TournamentId>,
    /// Has the white pieces.
    pub white_id: PlayerId,
    /// Has the black pieces.
    pub black_id: PlayerId,
    /// The starting position, 0 to 959.
    pub start_id: u16,
    /// The pace's name.
    pub pace: String,
    /// Whether it counts for the rating list.
    pub rated: bool,
    /// Where it was played, if not here.
    pub place: Option<String>,
    /// Of a game from elsewhere: in which event there, as its PGN says.
    pub event: Option<String>,
    /// How many full moves behind everybody but its two players sees it while it is played.
    pub delay: u8,
}

/// The fold of a game's events, as far as lists and workers look into it; `clock` and `detail` are the caller's JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct GameRow {
    /// The number of events.
    #[sqlx(try_from = "i64")]
    pub version: u32,
    /// Where it stands.
    pub state: GameState,
    /// UCI text, castling as king takes rook, separated by spaces.
    pub moves: String,
    /// The number of moves.
    #[sqlx(try_from = "i64")]
    pub ply: u32,
    /// Whose turn the last position has, also when the game is over.
    #[sqlx(try_from = "String")]
    pub to_move: Seat,
    /// How it counts.
    pub result: Option<GameResult>,
    /// Why it ended: the caller's word.
    pub reason: Option<String>,
    /// JSON.
    pub clock: String,
    /// JSON: what else the fold holds.
    pub detail: String,
    /// Since when the clock of the side to move runs (Unix ms); null until that side was told.
    pub told_at: Option<i64>,
    /// When the worker has to look at it (Unix ms).
    pub deadline_at: Option<i64>,
    /// Unix ms.
    pub started_at: Option<i64>,
    /// Unix ms.
    pub last_move_at: Option<i64>,
    /// Unix ms.
    pub ended_at: Option<i64>,
}

impl GameRow {
    /// When the worker first looks whether the player to move is to be reminded (Unix ms): not before a quarter of the time.
    fn first_look(&self) -> Option<i64> {
        let (told, deadline) = (self.told_at?, self.deadline_at?);
        (self.state == GameState::Running).then(|| told + deadline.saturating_sub(told) / 4)
    }
}

/// A game as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct StoredGame {
    /// The public number.
    pub id: GameId,
    /// Its match.
    pub match_id: Option<MatchId>,
    /// 1 or 2.
    #[sqlx(try_from = "i64")]
    pub number_in_match: u8,
    /// The event it belongs to.
    pub tournament_id: Option<TournamentId>,
    /// Has the white pieces.
    pub white_id: PlayerId,
    /// Has the black pieces.
    pub black_id: PlayerId,
    /// The starting position, 0 to 959.
    #[sqlx(try_from = "i64")]
    pub start_id: u16,
    /// The pace's name.
    pub pace: String,
    /// Whether it counts for the rating list.
    pub rated: bool,
    /// Where it was played, if not here.
    pub place: Option<String>,
    /// Of a game from elsewhere: in which event there, as its PGN says.
    pub event: Option<String>,
    /// How many full moves behind everybody but its two players sees it while it is played.
    #[sqlx(try_from = "i64")]
    pub delay: u8,
    /// Unix ms.
    pub created_at: i64,
    /// Unix ms of the last change.
    pub changed_at: i64,
    /// The fold.
    #[sqlx(flatten)]
    pub row: GameRow,
}
record!(StoredGame, "games", "id");

impl StoredGame {
    /// Who sits there.
    pub fn player(&self, seat: Seat) -> PlayerId {
        match seat {
            Seat::White => self.white_id,
            Seat::Black => self.black_id,
        }
    }

    /// Where this player sits, if in this game.
    pub fn seat(&self, player: PlayerId) -> Option<Seat> {
        if self.white_id == player {
            Some(Seat::White)
        } else if self.black_id == player {
            Some(Seat::Black)
        } else {
            None
        }
    }
}

macro_rules! columns {
    () => {
        "id, match_id, number_in_match, tournament_id, white_id, black_id, start_id, pace, rated, place, delay, created_at,
         version, state, moves, ply, to_move, result, reason, clock, detail, told_at, deadline_at, started_at,
         last_move_at, ended_at, changed_at, event"
    };
}
pub(crate) use columns as game_columns;

/// Something that happened in a game, in the caller's words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewEvent {
    /// What kind of thing.
    pub kind: String,
    /// When (Unix ms).
    pub at: i64,
    /// JSON.
    pub body: String,
    /// What caused it, if that is not the write's own origin: `cond:ID:PLY` of a move that a conditional line made.
    pub origin_key: Option<String>,
}

/// An event in its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct StoredEvent {
    /// Whose.
    pub game_id: GameId,
    /// Its number in the game, from 1.
    #[sqlx(try_from = "i64")]
    pub version: u32,
    /// What kind of thing.
    pub kind: String,
    /// When (Unix ms).
    pub at: i64,
    /// JSON.
    pub body: String,
    /// The submission that caused it.
    pub origin_key: Option<String>,
}
record!(StoredEvent, "game_events", "game_id", "version");

/// One change of one game: all that belongs together, or nothing.
#[derive(Clone, Debug)]
pub struct GameWrite {
    /// Which game.
    pub id: GameId,
    /// The version that the decision was made on.
    pub expected_version: u32,
    /// What happened, in order; they get the numbers after `expected_version`.
    pub events: Vec<NewEvent>,
    /// Who is to be told of it.
    pub notices: Vec<NewNotice>,
    /// The fold after them; its version is `expected_version` plus the number of events.
    pub row: GameRow,
    /// The submission that caused them.
    pub origin_key: Option<String>,
    /// Now (Unix ms).
    pub at: i64,
}

/// Makes a game with the next public number. `events` are its first, `row` is their fold.
pub async fn create(
    tx: &mut Tx,
    new: &NewGame,
    events: &[NewEvent],
    row: &GameRow,
    at: i64,
) -> Result<GameId, StoreError> {
    let id = GameId(counters::next(tx, "game").await?);
    execute!(
        tx,
        concat!(
            "INSERT INTO games (",
            columns!(),
            ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21,
                       $22, $23, $24, $25, $26, $12, $27)"
        ),
        id,
        new.match_id,
        i64::from(new.number_in_match),
        new.tournament_id,
        new.white_id,
        new.black_id,
        i64::from(new.start_id),
        &new.pace,
        new.rated,
        new.place.as_deref(),
        i64::from(new.delay),
        at,
        i64::from(row.version),
        row.state,
        &row.moves,
        i64::from(row.ply),
        row.to_move.letter().to_string(),
        row.result,
        row.reason.as_deref(),
        &row.clock,
        &row.detail,
        row.told_at,
        row.deadline_at,
        row.started_at,
        row.last_move_at,
        row.ended_at,
        new.event.as_deref()
    )?;
    events_insert(id, 0, events, None).execute(tx).await?;
    Ok(id)
}

/// Appends events and writes their fold. [`StoreError::Stale`] if the game is no longer at the version expected: then nothing
/// was written, and the caller loads and decides again.
pub async fn append(tx: &mut Tx, write: &GameWrite) -> Result<(), StoreError> {
    append_later(tx, write);
    tx.flush().await
}

/// The same, kept back with what else the transaction writes; it fails with the same error.
pub fn append_later(tx: &mut Tx, write: &GameWrite) {
    let row = &write.row;
    let stale = StoreError::Stale {
        table: "games",
        key: write.id.to_string(),
        expected: i64::from(write.expected_version),
    };
    tx.later(Later::new(
        "UPDATE games SET version = $3, state = $4, moves = $5, ply = $6, to_move = $7, result = $8, reason = $9,
                clock = $10, detail = $11, told_at = $12, deadline_at = $13, started_at = $14, last_move_at = $15,
                ended_at = $16, changed_at = $17, remind_at = $18
         WHERE id = $1 AND version = $2",
        vec![
            write.id.into(),
            i64::from(write.expected_version).into(),
            i64::from(row.version).into(),
            row.state.into(),
            row.moves.as_str().into(),
            i64::from(row.ply).into(),
            row.to_move.letter().to_string().into(),
            row.result.map(GameResult::as_str).into(),
            row.reason.as_deref().into(),
            row.clock.as_str().into(),
            row.detail.as_str().into(),
            row.told_at.into(),
            row.deadline_at.into(),
            row.started_at.into(),
            row.last_move_at.into(),
            row.ended_at.into(),
            write.at.into(),
            row.first_look().into(),
        ],
        Must::TouchOne(stale),
    ));
    events_insert(write.id, write.expected_version, &write.events, write.origin_key.as_deref()).later(tx);
    notices::insert_later(tx, write.id, row.version, &write.notices, write.at);
}

fn events_insert(game: GameId, after: u32, events: &[NewEvent], origin: Option<&str>) -> Insert {
    let mut insert =
        Insert::new("INSERT INTO game_events (game_id, version, kind, at, body, origin_key)", 6, "");
    for (version, event) in (i64::from(after) + 1..).zip(events) {
        insert.row([
            game.into(),
            version.into(),
            event.kind.as_str().into(),
            event.at.into(),
            event.body.as_str().into(),
            event.origin_key.as_deref().or(origin).into(),
        ]);
    }
    insert
}

/// Sets when the worker looks again whether to remind somebody, if the game is still at `version`; false if it is not.
pub async fn set_reminder(
    tx: &mut Tx,
    id: GameId,
    version: u32,
    remind_at: Option<i64>,
) -> Result<bool, StoreError> {
    let updated = execute!(
        tx,
        "UPDATE games SET remind_at = $3 WHERE id = $1 AND version = $2",
        id,
        i64::from(version),
        remind_at
    )?;
    Ok(updated == 1)
}

/// The game with this number.
pub async fn load(tx: &mut Tx, id: GameId) -> Result<Option<StoredGame>, StoreError> {
    fetch_optional!(tx, StoredGame, concat!("SELECT ", columns!(), " FROM games WHERE id = $1"), id)
}

pub(crate) fn asked(id: GameId) -> Question {
    Question::new(concat!("SELECT ", columns!(), " FROM games WHERE id = $1"), [id.into()])
}

/// A game of these players from this position that ended after exactly these moves.
pub async fn same(
    tx: &mut Tx,
    white: PlayerId,
    black: PlayerId,
    start_id: u16,
    moves: &str,
) -> Result<Option<GameId>, StoreError> {
    let found = fetch_optional!(
        tx,
        StoredGame,
        concat!(
            "SELECT ",
            columns!(),
            " FROM games WHERE start_id = $1 AND white_id = $2 AND black_id = $3 AND moves = $4
               AND state = 'finished' ORDER BY id LIMIT 1"
        ),
        i64::from(start_id),
        white,
        black,
        moves
    )?;
    Ok(found.map(|game| game.id))
}

/// The games of a match, in their order.
pub async fn of_match(tx: &mut Tx, id: MatchId) -> Result<Vec<StoredGame>, StoreError> {
    fetch_all!(
        tx,
        StoredGame,
        concat!("SELECT ", columns!(), " FROM games WHERE match_id = $1 ORDER BY number_in_match, id"),
        id
    )
}

/// Locks the row of a game that is still at the version expected, so that nothing happens in it before the end of the
/// transaction. [`StoreError::Stale`] if it has moved on.
pub async fn hold(tx: &mut Tx, id: GameId, expected_version: u32) -> Result<(), StoreError> {
    let held = execute!(
        tx,
        "UPDATE games SET changed_at = changed_at WHERE id = $1 AND version = $2",
        id,
        i64::from(expected_version)
    )?;
    if held == 0 {
        let expected = i64::from(expected_version);
        return Err(StoreError::Stale { table: "games", key: id.to_string(), expected });
    }
    Ok(())
}

/// All events of a game, in their order.
pub async fn events(tx: &mut Tx, id: GameId) -> Result<Vec<StoredEvent>, StoreError> {
    fetch_all!(
        tx,
        StoredEvent,
        "SELECT game_id, version, kind, at, body, origin_key FROM game_events WHERE game_id = $1 ORDER BY version",
        id
    )
}

/// Overwrites the fold with what the events give; for `frcec doctor --repair` alone. Guarded like [`append`].
pub async fn refold(
    tx: &mut Tx,
    id: GameId,
    expected_version: u32,
    row: &GameRow,
    at: i64,
) -> Result<(), StoreError> {
    let write = GameWrite {
        id,
        expected_version,
        events: Vec::new(),
        notices: Vec::new(),
        row: row.clone(),
        origin_key: None,
        at,
    };
    append(tx, &write).await
}
