//! Matches: two games from one starting position, colours reversed.
use serde::{Deserialize, Serialize};

use crate::{
    GameId, MatchId, PlayerId, StoreError, TournamentId, Tx, counters,
    db::{Question, Select, execute, fetch_all, fetch_one, fetch_optional, record},
    value::{Count, words},
};

words!(
    /// Where a match stands.
    MatchState {
        /// Its games are being played, or one of them waits for its turn.
        Running = "running",
        /// Both games are over.
        Finished = "finished",
        /// It will not be played to its end.
        Cancelled = "cancelled",
    }
);

/// A match as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct StoredMatch {
    /// The club-wide number.
    pub id: MatchId,
    /// The event it belongs to.
    pub tournament_id: Option<TournamentId>,
    /// The event's round, from 1.
    pub round: Option<i64>,
    /// The starting position, 0 to 959.
    #[sqlx(try_from = "i64")]
    pub start_id: u16,
    /// White in the first game.
    pub first_white_id: PlayerId,
    /// Black in the first game.
    pub first_black_id: PlayerId,
    /// The pace's name.
    pub pace: String,
    /// Whether it counts for the rating list.
    pub rated: bool,
    /// Whether the second game waits for the first.
    pub staggered: bool,
    /// Where it stands.
    pub state: MatchState,
    /// The caller's JSON.
    pub settings: String,
    /// Counts the changes of this row; guards them.
    pub version: i64,
    /// Unix ms.
    pub created_at: i64,
    /// Unix ms.
    pub ended_at: Option<i64>,
    /// Unix ms of the last change.
    pub changed_at: i64,
}
record!(StoredMatch, "matches", "id");

macro_rules! columns {
    () => {
        "id, tournament_id, round, start_id, first_white_id, first_black_id, pace, rated, staggered, state, settings,
         version, created_at, ended_at, changed_at"
    };
}

/// Every row, a page at a time.
pub(crate) const SURVEY: &str =
    concat!("SELECT ", columns!(), " FROM matches WHERE id > $1 ORDER BY id LIMIT 500");

/// A match to be made.
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// The event it belongs to.
    pub tournament_id: Option<TournamentId>,
    /// The event's round, from 1.
    pub round: Option<i64>,
    /// The starting position, 0 to 959.
    pub start_id: u16,
    /// White in the first game.
    pub first_white_id: PlayerId,
    /// Black in the first game.
    pub first_black_id: PlayerId,
    /// The pace's name.
    pub pace: String,
    /// Whether it counts for the rating list.
    pub rated: bool,
    /// Whether the second game waits for the first.
    pub staggered: bool,
    /// The caller's JSON.
    pub settings: String,
}

/// Makes a running match with the next number. Its games are made by [`games::create`](crate::games::create).
pub async fn create(tx: &mut Tx, new: &NewMatch, at: i64) -> Result<MatchId, StoreError> {
    let id = MatchId(counters::next(tx, "match").await?);
    execute!(
        tx,
        concat!(
            "INSERT INTO matches (",
            columns!(),
            ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0, $12, NULL, $12)"
        ),
        id,
        new.tournament_id,
        new.round,
        i64::from(new.start_id),
        new.first_white_id,
        new.first_black_id,
        &new.pace,
        new.rated,
        new.staggered,
        MatchState::Running,
        &new.settings,
        at
    )?;
    Ok(id)
}

/// The match of a game.
pub(crate) fn asked_of_game(game: GameId) -> Question {
    let sql = concat!(
        "SELECT ",
        columns!(),
        " FROM matches WHERE id = (SELECT match_id FROM games WHERE games.id = $1)"
    );
    Question::new(sql, [game.into()])
}

/// The match with this number.
pub async fn by_id(tx: &mut Tx, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
    fetch_optional!(tx, StoredMatch, concat!("SELECT ", columns!(), " FROM matches WHERE id = $1"), id)
}

/// Writes state, settings and end of a match, if the row is still at `stored.version`; the version goes up by one.
pub async fn update(tx: &mut Tx, stored: &StoredMatch, at: i64) -> Result<(), StoreError> {
    let updated = execute!(
        tx,
        "UPDATE matches SET state = $3, settings = $4, ended_at = $5, version = version + 1, changed_at = $6
         WHERE id = $1 AND version = $2",
        stored.id,
        stored.version,
        stored.state,
        &stored.settings,
        stored.ended_at,
        at
    )?;
    if updated == 0 {
        return Err(StoreError::Stale {
            table: "matches",
            key: stored.id.to_string(),
            expected: stored.version,
        });
    }
    Ok(())
}

/// Whether two players have met in a match that began at `since` (Unix ms) or later.
pub async fn met_since(tx: &mut Tx, one: PlayerId, other: PlayerId, since: i64) -> Result<bool, StoreError> {
    let met = fetch_one!(
        tx,
        Count,
        "SELECT (SELECT COUNT(*) FROM matches WHERE first_white_id = $1 AND first_black_id = $2 AND created_at >= $3)
              + (SELECT COUNT(*) FROM matches WHERE first_white_id = $2 AND first_black_id = $1 AND created_at >= $3)
             AS n",
        one,
        other,
        since
    )?;
    Ok(met.n > 0)
}

/// Which matches a list shows.
#[derive(Clone, Copy, Debug, Default)]
pub struct MatchFilter {
    /// Only those of this player.
    pub player: Option<PlayerId>,
    /// Only those of this event.
    pub tournament: Option<TournamentId>,
    /// Only those that stand so.
    pub state: Option<MatchState>,
    /// Only those with a smaller number: the last one of the page before.
    pub before: Option<MatchId>,
}

/// Matches, newest first, at most `limit`.
pub async fn list(tx: &mut Tx, filter: &MatchFilter, limit: u32) -> Result<Vec<StoredMatch>, StoreError> {
    let limit = i64::from(limit);
    let mut select = Select::new("");
    // A branch for each colour, so that each can go down its index; nobody plays himself, so nothing comes twice.
    let branches: &[Option<&'static str>] = match filter.player {
        None => &[None],
        Some(_) => &[Some(" AND first_white_id = ?"), Some(" AND first_black_id = ?")],
    };
    for (index, branch) in branches.iter().enumerate() {
        if index > 0 {
            select.text(" UNION ALL ");
        }
        select.text(concat!("SELECT * FROM (SELECT ", columns!(), " FROM matches WHERE id > 0"));
        if let (Some(sql), Some(player)) = (branch, filter.player) {
            select.with(sql, player);
        }
        if let Some(tournament) = filter.tournament {
            select.with(" AND tournament_id = ?", tournament);
        }
        if let Some(state) = filter.state {
            select.with(" AND state = ?", state);
        }
        if let Some(before) = filter.before {
            select.with(" AND id < ?", before);
        }
        select.with(" ORDER BY id DESC LIMIT ?", limit).text(") AS branch");
    }
    select.with(" ORDER BY id DESC LIMIT ?", limit).fetch::<StoredMatch>(tx).await
}

/// All matches of an event, by round and number.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<StoredMatch>, StoreError> {
    fetch_all!(
        tx,
        StoredMatch,
        concat!(
            "SELECT ",
            columns!(),
            " FROM matches WHERE tournament_id = $1 ORDER BY COALESCE(round, 0), id"
        ),
        id
    )
}
