//! What happened in a stretch of time: the games that ended, the ratings that moved, who and what was new. All times are Unix
//! ms, the end of a stretch not included.
use crate::{
    GameId, PlayerId, StoreError, TournamentId, Tx,
    db::{fetch_all, record},
    games::GameResult,
    players::no_practice,
    ratings::RatingChange,
};

/// Games that ended alike.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Ended {
    /// How they count.
    pub result: GameResult,
    /// Why they ended: the caller's word.
    pub reason: String,
    /// How many.
    pub n: i64,
}
record!(Ended, "games", "result");

/// The games that ended, counted by how. Games of the club and from elsewhere count, cancelled ones and practice do not.
pub async fn ended(tx: &mut Tx, from: i64, to: i64) -> Result<Vec<Ended>, StoreError> {
    fetch_all!(
        tx,
        Ended,
        concat!(
            "SELECT result, COALESCE(reason, '') AS reason, COUNT(*) AS n FROM games
             WHERE ended_at >= $1 AND ended_at < $2 AND state = 'finished' AND result IS NOT NULL AND ",
            no_practice!(),
            " GROUP BY result, reason"
        ),
        from,
        to
    )
}

/// The changes of ratings, in the order in which they count, the two of a game by player.
pub async fn rating_changes(tx: &mut Tx, from: i64, to: i64) -> Result<Vec<RatingChange>, StoreError> {
    fetch_all!(
        tx,
        RatingChange,
        "SELECT player_id, game_id, at, before, after, opponent_id, opponent_before, score, reason FROM rating_changes
         WHERE at >= $1 AND at < $2 ORDER BY at, game_id, player_id",
        from,
        to
    )
}

#[derive(sqlx::FromRow)]
struct Id {
    id: i64,
}
record!(Id, "(id)", "id");

/// The games that ended in it before each side had moved.
pub async fn hardly_played(tx: &mut Tx, from: i64, to: i64) -> Result<Vec<GameId>, StoreError> {
    let rows: Vec<Id> = fetch_all!(
        tx,
        Id,
        "SELECT id FROM games WHERE ended_at >= $1 AND ended_at < $2 AND ply < 2 ORDER BY id",
        from,
        to
    )?;
    Ok(rows.into_iter().map(|row| GameId(row.id)).collect())
}

/// Who joined and is still a member, by number; the club's own player is none.
pub async fn joined(tx: &mut Tx, from: i64, to: i64) -> Result<Vec<PlayerId>, StoreError> {
    let rows: Vec<Id> = fetch_all!(
        tx,
        Id,
        "SELECT id FROM players
         WHERE created_at >= $1 AND created_at < $2 AND status <> 'former' AND status <> 'archived'
           AND handle_key <> 'practice-partner'
         ORDER BY id",
        from,
        to
    )?;
    Ok(rows.into_iter().map(|row| PlayerId(row.id)).collect())
}

/// A starting position and the game that was the first to begin from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct FirstPlayed {
    /// 0 to 959.
    #[sqlx(try_from = "i64")]
    pub start_id: u16,
    /// The first of its games.
    pub game_id: GameId,
}
record!(FirstPlayed, "games", "start_id");

/// The starting positions from which the club's first game began, by number; a game in which nobody moved played none, and practice
/// is none.
pub async fn first_played(tx: &mut Tx, from: i64, to: i64) -> Result<Vec<FirstPlayed>, StoreError> {
    fetch_all!(
        tx,
        FirstPlayed,
        concat!(
            "SELECT start_id, MIN(id) AS game_id FROM games WHERE state IN ('running', 'finished') AND ply > 0 AND ",
            no_practice!(),
            " GROUP BY start_id
         HAVING MIN(COALESCE(started_at, ended_at, created_at)) >= $1
            AND MIN(COALESCE(started_at, ended_at, created_at)) < $2
         ORDER BY start_id"
        ),
        from,
        to
    )
}

/// The events that ended, by number.
pub async fn events_ended(tx: &mut Tx, from: i64, to: i64) -> Result<Vec<TournamentId>, StoreError> {
    let rows: Vec<Id> = fetch_all!(
        tx,
        Id,
        "SELECT id FROM tournaments WHERE ended_at >= $1 AND ended_at < $2 AND state = 'finished' ORDER BY id",
        from,
        to
    )?;
    Ok(rows.into_iter().map(|row| TournamentId(row.id)).collect())
}
