//! Events and who plays in them. Their matches and games carry the event's number.
use serde::{Deserialize, Serialize};

use crate::{
    PlayerId, StoreError, TournamentId, Tx, counters,
    db::{Select, execute, fetch_all, fetch_optional, record},
    value::words,
};

words!(
    /// How an event is played.
    TournamentKind {
        /// Everybody against everybody.
        RoundRobin = "round_robin",
        /// Who loses a match is out.
        Knockout = "knockout",
        /// Who has six malus points is out.
        Dropout = "dropout",
        /// Against those with the same score.
        Swiss = "swiss",
    }
);
words!(
    /// Where an event stands.
    TournamentState {
        /// Takes entries.
        Open = "open",
        /// Takes no more, and has not begun.
        Closed = "closed",
        /// Is being played.
        Running = "running",
        /// Is over.
        Finished = "finished",
        /// Will not be played.
        Cancelled = "cancelled",
    }
);
words!(
    /// For whom a starting position is drawn.
    PositionMode {
        /// One for the whole event.
        Event = "event",
        /// One for each pair.
        Pair = "pair",
        /// One for each game.
        Game = "game",
    }
);
words!(
    /// Whether an entrant plays.
    EntryState {
        /// Does.
        Entered = "entered",
        /// Went before the start or during it.
        Withdrawn = "withdrawn",
        /// Somebody else took the place.
        Replaced = "replaced",
        /// Is out by the event's rules.
        Out = "out",
    }
);

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Tournament {
    /// The number inside the record.
    pub id: TournamentId,
    /// What people call it: `T0004`, `DP0001`.
    pub code: String,
    /// The title.
    pub name: String,
    /// How it is played.
    pub kind: TournamentKind,
    /// Where it stands.
    pub state: TournamentState,
    /// The pace's name.
    pub pace: String,
    /// For whom a starting position is drawn.
    pub positions: PositionMode,
    /// Whether its games count for the rating list.
    pub rated: bool,
    /// Who runs it.
    pub director_id: Option<PlayerId>,
    /// Who runs it when the director is silent.
    pub deputy_id: Option<PlayerId>,
    /// The round that was started last; 0 before the first.
    pub round: i64,
    /// The caller's JSON.
    pub settings: String,
    /// Counts the changes of this row; guards them.
    pub version: i64,
    /// Unix ms.
    pub created_at: i64,
    /// Unix ms.
    pub started_at: Option<i64>,
    /// Unix ms.
    pub ended_at: Option<i64>,
    /// Unix ms of the last change.
    pub changed_at: i64,
}
record!(Tournament, "tournaments", "id");

macro_rules! columns {
    () => {
        "id, code, name, kind, state, pace, positions, rated, director_id, deputy_id, round, settings, version,
         created_at, started_at, ended_at, changed_at"
    };
}

/// Every row, a page at a time.
pub(crate) const SURVEY: &str =
    concat!("SELECT ", columns!(), " FROM tournaments WHERE id > $1 ORDER BY id LIMIT 500");

/// The entries of a page of events.
pub(crate) const ENTRY_SURVEY: &str =
    "SELECT tournament_id AS id, tournament_id, player_id, number, state, body, entered_at
     FROM tournament_entries WHERE tournament_id IN (SELECT DISTINCT tournament_id FROM tournament_entries
                             WHERE tournament_id > $1 ORDER BY tournament_id LIMIT 50)
     ORDER BY tournament_id";

/// An event to be made.
#[derive(Clone, Debug)]
pub struct NewTournament {
    /// The title.
    pub name: String,
    /// How it is played.
    pub kind: TournamentKind,
    /// The pace's name.
    pub pace: String,
    /// For whom a starting position is drawn.
    pub positions: PositionMode,
    /// Whether its games count for the rating list.
    pub rated: bool,
    /// Who runs it.
    pub director_id: Option<PlayerId>,
    /// Who runs it when the director is silent.
    pub deputy_id: Option<PlayerId>,
    /// The caller's JSON.
    pub settings: String,
}

/// Somebody who plays in an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Entry {
    /// In which.
    pub tournament_id: TournamentId,
    /// Who.
    pub player_id: PlayerId,
    /// The order of entry at first, the pairing number from the start on.
    pub number: i64,
    /// Whether the player still plays.
    pub state: EntryState,
    /// The caller's JSON.
    pub body: String,
    /// Unix ms.
    pub entered_at: i64,
}
record!(Entry, "tournament_entries", "tournament_id", "player_id");

/// Makes an event that takes entries, with the next code: `DP0001` for a dropout, `T0001` for others.
pub async fn create(tx: &mut Tx, new: &NewTournament, at: i64) -> Result<Tournament, StoreError> {
    let id = TournamentId(counters::next(tx, "tournament row").await?);
    let code = match new.kind {
        TournamentKind::Dropout => format!("DP{:04}", counters::next(tx, "dropout").await?),
        _ => format!("T{:04}", counters::next(tx, "tournament").await?),
    };
    let stored = Tournament {
        id,
        code,
        name: new.name.clone(),
        kind: new.kind,
        state: TournamentState::Open,
        pace: new.pace.clone(),
        positions: new.positions,
        rated: new.rated,
        director_id: new.director_id,
        deputy_id: new.deputy_id,
        round: 0,
        settings: new.settings.clone(),
        version: 0,
        created_at: at,
        started_at: None,
        ended_at: None,
        changed_at: at,
    };
    execute!(
        tx,
        concat!(
            "INSERT INTO tournaments (",
            columns!(),
            ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)"
        ),
        stored.id,
        &stored.code,
        &stored.name,
        stored.kind,
        stored.state,
        &stored.pace,
        stored.positions,
        stored.rated,
        stored.director_id,
        stored.deputy_id,
        stored.round,
        &stored.settings,
        stored.version,
        stored.created_at,
        stored.started_at,
        stored.ended_at,
        stored.changed_at
    )?;
    Ok(stored)
}

/// The event with this number.
pub async fn by_id(tx: &mut Tx, id: TournamentId) -> Result<Option<Tournament>, StoreError> {
    fetch_optional!(tx, Tournament, concat!("SELECT ", columns!(), " FROM tournaments WHERE id = $1"), id)
}

/// The event with this code, whatever its case.
pub async fn by_code(tx: &mut Tx, code: &str) -> Result<Option<Tournament>, StoreError> {
    fetch_optional!(
        tx,
        Tournament,
        concat!("SELECT ", columns!(), " FROM tournaments WHERE code = $1"),
        code.trim().to_ascii_uppercase()
    )
}

/// Writes all that can change of an event, if the row is still at `stored.version`; the version goes up by one. Two directors who
/// start the same event at once start it once.
pub async fn update(tx: &mut Tx, stored: &Tournament, at: i64) -> Result<(), StoreError> {
    let updated = execute!(
        tx,
        "UPDATE tournaments SET name = $3, state = $4, pace = $5, positions = $6, rated = $7, director_id = $8,
                deputy_id = $9, round = $10, settings = $11, started_at = $12, ended_at = $13, changed_at = $14,
                version = version + 1
         WHERE id = $1 AND version = $2",
        stored.id,
        stored.version,
        &stored.name,
        stored.state,
        &stored.pace,
        stored.positions,
        stored.rated,
        stored.director_id,
        stored.deputy_id,
        stored.round,
        &stored.settings,
        stored.started_at,
        stored.ended_at,
        at
    )?;
    if updated == 0 {
        return Err(StoreError::Stale {
            table: "tournaments",
            key: stored.code.clone(),
            expected: stored.version,
        });
    }
    Ok(())
}

/// Events, newest first, at most `limit`; only those that stand so, if a state is given, and only older ones than `before`.
pub async fn list(
    tx: &mut Tx,
    state: Option<TournamentState>,
    before: Option<TournamentId>,
    limit: u32,
) -> Result<Vec<Tournament>, StoreError> {
    let mut select = Select::new(concat!("SELECT ", columns!(), " FROM tournaments"));
    select.with(" WHERE id < ?", before.map_or(i64::MAX, |id| id.0));
    if let Some(state) = state {
        select.with(" AND state = ?", state);
    }
    select.with(" ORDER BY id DESC LIMIT ?", i64::from(limit)).fetch::<Tournament>(tx).await
}

/// Enters a player after those who are in; false if the player was in already.
pub async fn enter(
    tx: &mut Tx,
    id: TournamentId,
    player: PlayerId,
    body: &str,
    at: i64,
) -> Result<bool, StoreError> {
    let inserted = execute!(
        tx,
        "INSERT INTO tournament_entries (tournament_id, player_id, number, state, body, entered_at)
         VALUES ($1, $2,
                 (SELECT COALESCE(MAX(number), 0) + 1 FROM tournament_entries WHERE tournament_id = $1), $3, $4, $5)
         ON CONFLICT (tournament_id, player_id) DO NOTHING",
        id,
        player,
        EntryState::Entered,
        body,
        at
    )?;
    Ok(inserted == 1)
}

/// Writes number, state and body of an entry; false if there is none.
pub async fn update_entry(tx: &mut Tx, entry: &Entry) -> Result<bool, StoreError> {
    let updated = execute!(
        tx,
        "UPDATE tournament_entries SET number = $3, state = $4, body = $5 WHERE tournament_id = $1 AND player_id = $2",
        entry.tournament_id,
        entry.player_id,
        entry.number,
        entry.state,
        &entry.body
    )?;
    Ok(updated == 1)
}

/// Takes out an entry that has left no trace yet; false if there is none.
pub async fn remove_entry(tx: &mut Tx, id: TournamentId, player: PlayerId) -> Result<bool, StoreError> {
    let removed = execute!(
        tx,
        "DELETE FROM tournament_entries WHERE tournament_id = $1 AND player_id = $2",
        id,
        player
    )?;
    Ok(removed == 1)
}

/// Who plays in an event, by number.
pub async fn entries(tx: &mut Tx, id: TournamentId) -> Result<Vec<Entry>, StoreError> {
    fetch_all!(
        tx,
        Entry,
        "SELECT tournament_id, player_id, number, state, body, entered_at FROM tournament_entries
         WHERE tournament_id = $1 ORDER BY number, player_id",
        id
    )
}

/// The events that a player has entered, newest first.
pub async fn of_player(tx: &mut Tx, player: PlayerId) -> Result<Vec<Tournament>, StoreError> {
    fetch_all!(
        tx,
        Tournament,
        concat!(
            "SELECT ",
            columns!(),
            " FROM tournaments WHERE id IN (SELECT tournament_id FROM tournament_entries WHERE player_id = $1)
             ORDER BY id DESC"
        ),
        player
    )
}
