//! What may be said once in a while: the answer to a mail without a command, the one question a day, a reminder.
use crate::{
    StoreError, Tx,
    db::{execute, fetch_optional, record},
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

/// Forgets what happened before `before` (Unix ms); how much.
pub async fn prune(tx: &mut Tx, before: i64) -> Result<u64, StoreError> {
    execute!(tx, "DELETE FROM answers WHERE at < $1", before)
}
