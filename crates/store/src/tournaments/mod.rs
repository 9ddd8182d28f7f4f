//! Events: who plays in them ([`enter`], [`entries`]), their [`rounds`] and their [`draws`]. Their matches and games carry the
//! event's number.
pub mod draws;
mod entries;
pub mod rounds;

use serde::{Deserialize, Serialize};

use crate::{
    GameId, PlayerId, StoreError, TournamentId, Tx, counters,
    db::{Question, Select, execute, fetch_all, fetch_optional, record},
    value::words,
};

pub(crate) use self::entries::ENTRY_SURVEY;
pub use self::entries::{
    Entry, EntryState, enter, entries, entries_of, entry, remove_entry, seats_of, update_entry,
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
    /// When the worker has to look at it (Unix ms).
    pub look_at: Option<i64>,
    /// Since when something waits for the director's word (Unix ms).
    pub waits_since: Option<i64>,
    /// When the deputy was asked to see to it (Unix ms).
    pub deputy_asked_at: Option<i64>,
    /// The event whose start opened this one.
    pub follows: Option<TournamentId>,
}
record!(Tournament, "tournaments", "id");

macro_rules! columns {
    () => {
        "id, code, name, kind, state, pace, positions, rated, director_id, deputy_id, round, settings, version,
         created_at, started_at, ended_at, changed_at, look_at, waits_since, deputy_asked_at, follows"
    };
}

/// Every row, a page at a time.
pub(crate) const SURVEY: &str =
    concat!("SELECT ", columns!(), " FROM tournaments WHERE id > $1 ORDER BY id LIMIT 500");

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
    /// When the worker has to look at it (Unix ms).
    pub look_at: Option<i64>,
    /// The event whose start opens this one.
    pub follows: Option<TournamentId>,
}

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
        look_at: new.look_at,
        waits_since: None,
        deputy_asked_at: None,
        follows: new.follows,
    };
    execute!(
        tx,
        concat!(
            "INSERT INTO tournaments (",
            columns!(),
            ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
                       $18, $19, $20, $21)"
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
        stored.changed_at,
        stored.look_at,
        stored.waits_since,
        stored.deputy_asked_at,
        stored.follows
    )?;
    Ok(stored)
}

/// The event of a game.
pub(crate) fn asked_of_game(game: GameId) -> Question {
    let sql = concat!(
        "SELECT ",
        columns!(),
        " FROM tournaments WHERE id = (SELECT tournament_id FROM games WHERE games.id = $1)"
    );
    Question::new(sql, [game.into()])
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
                look_at = $15, waits_since = $16, deputy_asked_at = $17, version = version + 1
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
        at,
        stored.look_at,
        stored.waits_since,
        stored.deputy_asked_at
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

/// The event that the start of this one opened.
pub async fn following(tx: &mut Tx, id: TournamentId) -> Result<Option<Tournament>, StoreError> {
    fetch_optional!(
        tx,
        Tournament,
        concat!("SELECT ", columns!(), " FROM tournaments WHERE follows = $1 ORDER BY id LIMIT 1"),
        id
    )
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

/// Events of a state that the worker has to look at by `now` (Unix ms), the longest due first, at most `limit`.
pub async fn due(
    tx: &mut Tx,
    state: TournamentState,
    now: i64,
    limit: u32,
) -> Result<Vec<Tournament>, StoreError> {
    fetch_all!(
        tx,
        Tournament,
        concat!(
            "SELECT ",
            columns!(),
            " FROM tournaments WHERE state = $1 AND look_at IS NOT NULL AND look_at <= $2 ORDER BY look_at, id LIMIT $3"
        ),
        state,
        now,
        i64::from(limit)
    )
}

/// Events in which something has waited for the director since `since` (Unix ms) or longer, the longest wait first.
pub async fn waiting(tx: &mut Tx, since: i64, limit: u32) -> Result<Vec<Tournament>, StoreError> {
    fetch_all!(
        tx,
        Tournament,
        concat!(
            "SELECT ",
            columns!(),
            " FROM tournaments WHERE waits_since IS NOT NULL AND waits_since <= $1 ORDER BY waits_since, id LIMIT $2"
        ),
        since,
        i64::from(limit)
    )
}

/// Something waits for the director's word since `at` (Unix ms), unless something waits longer.
pub async fn wait(tx: &mut Tx, id: TournamentId, at: i64) -> Result<(), StoreError> {
    execute!(
        tx,
        "UPDATE tournaments SET waits_since = $2, changed_at = $2, version = version + 1
         WHERE id = $1 AND waits_since IS NULL",
        id,
        at
    )?;
    Ok(())
}

/// What waits for the director's word waits since then (Unix ms), or nothing does; `fresh` lets the deputy be asked again.
pub async fn settle_waits(
    tx: &mut Tx,
    id: TournamentId,
    since: Option<i64>,
    fresh: bool,
    at: i64,
) -> Result<(), StoreError> {
    execute!(
        tx,
        "UPDATE tournaments SET waits_since = $2, changed_at = $4, version = version + 1,
                deputy_asked_at = CASE WHEN $3 THEN NULL ELSE deputy_asked_at END
         WHERE id = $1 AND waits_since IS NOT NULL",
        id,
        since,
        fresh || since.is_none(),
        at
    )?;
    Ok(())
}

/// The worker looks at an event at `at` (Unix ms), if the row is still at `stored.version`; for `frcec doctor --repair` alone.
pub async fn look_again(tx: &mut Tx, stored: &Tournament, at: i64) -> Result<bool, StoreError> {
    let updated = execute!(
        tx,
        "UPDATE tournaments SET look_at = $3, changed_at = $3, version = version + 1 WHERE id = $1 AND version = $2",
        stored.id,
        stored.version,
        at
    )?;
    Ok(updated == 1)
}

/// The deputy is asked at `at` (Unix ms); false if somebody asked before, or if the wait that was seen is over.
pub async fn ask_deputy(tx: &mut Tx, stored: &Tournament, at: i64) -> Result<bool, StoreError> {
    let asked = execute!(
        tx,
        "UPDATE tournaments SET deputy_asked_at = $3, changed_at = $3, version = version + 1
         WHERE id = $1 AND waits_since = $2 AND deputy_asked_at IS NULL",
        stored.id,
        stored.waits_since,
        at
    )?;
    Ok(asked == 1)
}
