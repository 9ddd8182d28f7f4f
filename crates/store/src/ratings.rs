//! Ratings, in hundredths of a point. How they move is computed elsewhere; every change is kept with its reason.
use serde::{Deserialize, Serialize};

use crate::{
    GameId, PlayerId, StoreError, Tx,
    db::{Select, execute, fetch_all, fetch_one, fetch_optional, record},
    players::PlayerStatus,
    value::Count,
};

/// Where a player stands: the fold of the player's changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Rating {
    /// Whose.
    pub player_id: PlayerId,
    /// Hundredths of a point.
    pub rating: i64,
    /// Rated games won.
    pub wins: i64,
    /// Rated games lost.
    pub losses: i64,
    /// Rated games drawn.
    pub draws: i64,
    /// When it last moved (Unix ms).
    pub changed_at: i64,
}
record!(Rating, "ratings", "player_id");

/// Every row, a page at a time.
pub(crate) const SURVEY: &str =
    "SELECT player_id AS id, player_id, rating, wins, losses, draws, changed_at FROM ratings
     WHERE player_id > $1 ORDER BY player_id LIMIT 500";

/// What one game did to one player's rating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct RatingChange {
    /// Whose.
    pub player_id: PlayerId,
    /// By which game.
    pub game_id: GameId,
    /// The game's end (Unix ms).
    pub at: i64,
    /// Hundredths of a point.
    pub before: i64,
    /// Hundredths of a point.
    pub after: i64,
    /// Against whom.
    pub opponent_id: PlayerId,
    /// The opponent's, in hundredths of a point.
    pub opponent_before: i64,
    /// 0, 1 or 2 half points.
    pub score: i64,
    /// Why: the caller's word or JSON.
    pub reason: String,
}
record!(RatingChange, "rating_changes", "player_id", "game_id");

/// A line of the ranking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Ranked {
    /// Who.
    pub player_id: PlayerId,
    /// The short name.
    pub handle: String,
    /// The name.
    pub name: String,
    /// ISO 3166 code.
    pub country: Option<String>,
    /// Hundredths of a point.
    pub rating: i64,
    /// Rated games won.
    pub wins: i64,
    /// Rated games lost.
    pub losses: i64,
    /// Rated games drawn.
    pub draws: i64,
    /// Whether the member is there.
    pub status: PlayerStatus,
}
record!(Ranked, "ratings", "player_id");

/// A player's rating; none before the first rated game has ended.
pub async fn of_player(tx: &mut Tx, player: PlayerId) -> Result<Option<Rating>, StoreError> {
    fetch_optional!(
        tx,
        Rating,
        "SELECT player_id, rating, wins, losses, draws, changed_at FROM ratings WHERE player_id = $1",
        player
    )
}

/// The ratings of several players; who has none is left out.
pub async fn of_players(tx: &mut Tx, players: &[PlayerId]) -> Result<Vec<Rating>, StoreError> {
    let mut ratings = Vec::with_capacity(players.len());
    for hundred in players.chunks(100) {
        let mut select = Select::new(
            "SELECT player_id, rating, wins, losses, draws, changed_at FROM ratings WHERE player_id IN (",
        );
        for (index, player) in hundred.iter().enumerate() {
            select.with(if index == 0 { "?" } else { ", ?" }, *player);
        }
        ratings.extend(select.text(")").fetch::<Rating>(tx).await?);
    }
    Ok(ratings)
}

/// Writes a player's rating as it is after `change`, and the change. On PostgreSQL two games of one player that end at once
/// meet at this row: if it is no longer at `change.before`, the change is [`StoreError::Stale`] and has to be computed again.
pub async fn record(tx: &mut Tx, rating: &Rating, change: &RatingChange) -> Result<(), StoreError> {
    let touched = execute!(
        tx,
        "INSERT INTO ratings (player_id, rating, wins, losses, draws, changed_at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (player_id) DO UPDATE
         SET rating = $2, wins = $3, losses = $4, draws = $5, changed_at = $6
         WHERE ratings.rating = $7 AND ratings.wins + ratings.losses + ratings.draws = $8",
        rating.player_id,
        rating.rating,
        rating.wins,
        rating.losses,
        rating.draws,
        rating.changed_at,
        change.before,
        rating.wins + rating.losses + rating.draws - 1
    )?;
    if touched == 0 {
        return Err(StoreError::Stale {
            table: "ratings",
            key: rating.player_id.to_string(),
            expected: rating.wins + rating.losses + rating.draws - 1,
        });
    }
    insert_change(tx, change).await
}

async fn insert_change(tx: &mut Tx, change: &RatingChange) -> Result<(), StoreError> {
    execute!(
        tx,
        "INSERT INTO rating_changes (player_id, game_id, at, before, after, opponent_id, opponent_before, score, reason)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        change.player_id,
        change.game_id,
        change.at,
        change.before,
        change.after,
        change.opponent_id,
        change.opponent_before,
        change.score,
        &change.reason
    )?;
    Ok(())
}

/// Every player's rating, by number.
pub async fn all(tx: &mut Tx) -> Result<Vec<Rating>, StoreError> {
    fetch_all!(
        tx,
        Rating,
        "SELECT player_id, rating, wins, losses, draws, changed_at FROM ratings ORDER BY player_id"
    )
}

/// Every change, in the order in which they count, the two of a game by player.
pub async fn all_changes(tx: &mut Tx) -> Result<Vec<RatingChange>, StoreError> {
    fetch_all!(
        tx,
        RatingChange,
        "SELECT player_id, game_id, at, before, after, opponent_id, opponent_before, score, reason FROM rating_changes
         ORDER BY at, game_id, player_id"
    )
}

/// Whether a rating of either player has changed by a game that counts after this one.
pub async fn counts_before_others(
    tx: &mut Tx,
    players: [PlayerId; 2],
    at: i64,
    game: GameId,
) -> Result<bool, StoreError> {
    let later = fetch_one!(
        tx,
        Count,
        "SELECT COUNT(*) AS n FROM rating_changes
         WHERE player_id IN ($1, $2) AND (at > $3 OR (at = $3 AND game_id > $4))",
        players[0],
        players[1],
        at,
        game
    )?;
    Ok(later.n > 0)
}

/// Puts a whole computation in the place of what is stored, after a corrected result.
pub async fn replace_all(
    tx: &mut Tx,
    ratings: &[Rating],
    changes: &[RatingChange],
) -> Result<(), StoreError> {
    execute!(tx, "DELETE FROM rating_changes")?;
    execute!(tx, "DELETE FROM ratings")?;
    for rating in ratings {
        execute!(
            tx,
            "INSERT INTO ratings (player_id, rating, wins, losses, draws, changed_at) VALUES ($1, $2, $3, $4, $5, $6)",
            rating.player_id,
            rating.rating,
            rating.wins,
            rating.losses,
            rating.draws,
            rating.changed_at
        )?;
    }
    for change in changes {
        insert_change(tx, change).await?;
    }
    Ok(())
}

/// A player's changes in the order in which they count: end of the game, then its number.
pub async fn changes(tx: &mut Tx, player: PlayerId) -> Result<Vec<RatingChange>, StoreError> {
    fetch_all!(
        tx,
        RatingChange,
        "SELECT player_id, game_id, at, before, after, opponent_id, opponent_before, score, reason FROM rating_changes
         WHERE player_id = $1 ORDER BY at, game_id",
        player
    )
}

/// What a game did to the ratings of its two players.
pub async fn changes_of_game(tx: &mut Tx, game: GameId) -> Result<Vec<RatingChange>, StoreError> {
    fetch_all!(
        tx,
        RatingChange,
        "SELECT player_id, game_id, at, before, after, opponent_id, opponent_before, score, reason FROM rating_changes
         WHERE game_id = $1 AND player_id IN (SELECT white_id FROM games WHERE id = $1
                                              UNION ALL SELECT black_id FROM games WHERE id = $1)
         ORDER BY player_id",
        game
    )
}

/// The ranking from the top, at most `limit` lines; after the line `after`, if one is given. Equal ratings by joining.
/// Former members are left out.
pub async fn ranking(tx: &mut Tx, after: Option<&Ranked>, limit: u32) -> Result<Vec<Ranked>, StoreError> {
    let mut select = Select::new(
        "SELECT r.player_id, p.handle, p.name, p.country, r.rating, r.wins, r.losses, r.draws, p.status
         FROM ratings r JOIN players p ON p.id = r.player_id WHERE p.status <> 'former'",
    );
    if let Some(after) = after {
        select.with(" AND (r.rating < ?", after.rating);
        select.with(" OR (r.rating = ?", after.rating);
        select.with(" AND r.player_id > ?))", after.player_id);
    }
    select.with(" ORDER BY r.rating DESC, r.player_id LIMIT ?", i64::from(limit)).fetch::<Ranked>(tx).await
}

/// The rank that a rating has: one more than those above it.
pub async fn rank_of(tx: &mut Tx, rating: i64) -> Result<i64, StoreError> {
    let above = fetch_one!(
        tx,
        Count,
        "SELECT COUNT(*) AS n FROM ratings r JOIN players p ON p.id = r.player_id
         WHERE p.status <> 'former' AND r.rating > $1",
        rating
    )?;
    Ok(above.n + 1)
}
