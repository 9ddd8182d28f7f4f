//! What may be said once in a while: the answer to a mail without a command, the one question a day, a reminder.
use crate::{
    GameId, PlayerId, StoreError, Tx,
    db::{execute, fetch_all, fetch_optional, record},
};

#[derive(sqlx::FromRow)]
struct Row {
    at: i64,
}
record!(Row, "answers", "key");

/// Whether `key` (`question/g12/p3`, `join/somebody@example.org`) has not happened within `window_ms` before `at`; if so, it has
/// happened now. Of two that ask at once, one gets a yes.
pub async fn once_within(tx: &mut Tx, key: &str, at: i64, window_ms: i64) -> Result<bool, StoreError> {
    let touched = execute!(
        tx,
        "INSERT INTO answers (key, at) VALUES ($1, $2)
         ON CONFLICT (key) DO UPDATE SET at = $2 WHERE answers.at <= $3",
        key,
        at,
        at.saturating_sub(window_ms)
    )?;
    Ok(touched == 1)
}

/// Whether `key` has happened within `window_ms` before `at`, without making it happen.
pub async fn happened_within(tx: &mut Tx, key: &str, at: i64, window_ms: i64) -> Result<bool, StoreError> {
    let row = fetch_optional!(tx, Row, "SELECT key, at FROM answers WHERE key = $1", key)?;
    Ok(row.is_some_and(|row| row.at > at.saturating_sub(window_ms)))
}

/// What is remembered of a player at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remembered {
    /// How many actions wait for the player's yes in the game.
    pub held: usize,
    /// Which of the two keys has happened.
    pub happened: [bool; 2],
}

#[derive(sqlx::FromRow)]
struct Fact {
    key: Option<String>,
}
record!(Fact, "answers", "key");

/// How many actions of a player wait in a game for a yes that still counts at `at` (Unix ms), and whether `keys` have happened within
/// `window_ms` before: [`crate::held::waiting`] and [`happened_within`] in one trip.
pub async fn at_seat(
    tx: &mut Tx,
    (game, player): (GameId, PlayerId),
    keys: [&str; 2],
    at: i64,
    window_ms: i64,
) -> Result<Remembered, StoreError> {
    let facts: Vec<Fact> = fetch_all!(
        tx,
        Fact,
        "SELECT key FROM answers WHERE key IN ($1, $2) AND at > $3
         UNION ALL
         SELECT NULL AS key FROM held_actions
         WHERE game_id = $4 AND player_id = $5 AND state = 'waiting' AND expires_at > $6",
        keys[0],
        keys[1],
        at.saturating_sub(window_ms),
        game,
        player,
        at
    )?;
    Ok(Remembered {
        held: facts.iter().filter(|fact| fact.key.is_none()).count(),
        happened: keys.map(|key| facts.iter().any(|fact| fact.key.as_deref() == Some(key))),
    })
}

/// Forgets what happened before `before` (Unix ms); how much.
pub async fn prune(tx: &mut Tx, before: i64) -> Result<u64, StoreError> {
    execute!(tx, "DELETE FROM answers WHERE at < $1", before)
}
