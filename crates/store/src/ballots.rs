//! The game of the month: games put up for it, and one vote of each member.
use serde::{Deserialize, Serialize};

use crate::{
    GameId, PlayerId, StoreError, Tx,
    db::{execute, fetch_all, fetch_one, fetch_optional, record},
    value::Count,
};

/// A game that was put up for the game of its month.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Nomination {
    /// Its month, counted from the year 0: year * 12 + month - 1.
    pub month: i64,
    /// Its number in that month, from 1: the 3 of `vote 3`.
    pub number: i64,
    /// The game.
    pub game_id: GameId,
    /// Who put it up.
    pub player_id: PlayerId,
    /// When (Unix ms).
    pub at: i64,
    /// Votes for it.
    pub votes: i64,
}
record!(Nomination, "nominations", "month", "number");

macro_rules! nominations {
    ($where:literal) => {
        concat!(
            "SELECT n.month, n.number, n.game_id, n.player_id, n.at,
                    (SELECT COUNT(*) FROM votes v WHERE v.month = n.month AND v.number = n.number) AS votes
             FROM nominations n WHERE ",
            $where
        )
    };
}

/// Puts a game up for the game of its month; its number, and whether it is there only now.
pub async fn nominate(
    tx: &mut Tx,
    month: i64,
    game: GameId,
    player: PlayerId,
    at: i64,
) -> Result<(i64, bool), StoreError> {
    if let Some(known) = of_game(tx, game).await? {
        return Ok((known.number, false));
    }
    let next = fetch_one!(
        tx,
        Count,
        "SELECT COALESCE(MAX(number), 0) + 1 AS n FROM nominations WHERE month = $1",
        month
    )?;
    let inserted = execute!(
        tx,
        "INSERT INTO nominations (month, number, game_id, player_id, at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT DO NOTHING",
        month,
        next.n,
        game,
        player,
        at
    )?;
    if inserted == 0 {
        // Somebody else took the number, or put up the same game, in this moment.
        return Err(StoreError::Stale { table: "nominations", key: month.to_string(), expected: next.n });
    }
    Ok((next.n, true))
}

/// The nomination of a game.
pub async fn of_game(tx: &mut Tx, game: GameId) -> Result<Option<Nomination>, StoreError> {
    fetch_optional!(tx, Nomination, nominations!("n.game_id = $1"), game)
}

/// The games put up for a month, by number.
pub async fn nominations(tx: &mut Tx, month: i64) -> Result<Vec<Nomination>, StoreError> {
    fetch_all!(tx, Nomination, nominations!("n.month = $1 ORDER BY n.number"), month)
}

/// The nominations of all months, the newest month first, by number in each.
pub async fn all(tx: &mut Tx) -> Result<Vec<Nomination>, StoreError> {
    fetch_all!(tx, Nomination, nominations!("n.month > 0 ORDER BY n.month DESC, n.number"))
}

/// Votes in a month, or puts another vote in the place of the member's earlier one; the caller has seen that the number is
/// nominated.
pub async fn vote(tx: &mut Tx, month: i64, player: PlayerId, number: i64, at: i64) -> Result<(), StoreError> {
    execute!(
        tx,
        "INSERT INTO votes (month, player_id, number, at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (month, player_id) DO UPDATE SET number = $3, at = $4",
        month,
        player,
        number,
        at
    )?;
    Ok(())
}

/// A member's vote in a month.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Vote {
    /// The month, counted.
    pub month: i64,
    /// The number that was voted for.
    pub number: i64,
    /// Unix ms.
    pub at: i64,
}
record!(Vote, "votes", "month");

/// All votes of a member, by month.
pub async fn votes_of(tx: &mut Tx, player: PlayerId) -> Result<Vec<Vote>, StoreError> {
    fetch_all!(tx, Vote, "SELECT month, number, at FROM votes WHERE player_id = $1 ORDER BY month", player)
}

/// The games that a member has put up, by month.
pub async fn put_up_by(tx: &mut Tx, player: PlayerId) -> Result<Vec<Nomination>, StoreError> {
    fetch_all!(tx, Nomination, nominations!("n.player_id = $1 ORDER BY n.month, n.number"), player)
}

/// The number that a member has voted for in a month.
pub async fn vote_of(tx: &mut Tx, month: i64, player: PlayerId) -> Result<Option<i64>, StoreError> {
    let vote = fetch_optional!(
        tx,
        Count,
        "SELECT number AS n FROM votes WHERE month = $1 AND player_id = $2",
        month,
        player
    )?;
    Ok(vote.map(|vote| vote.n))
}
