//! What members told the directors about other members' words.
use serde::{Deserialize, Serialize};

use crate::{
    GameId, PlayerId, StoreError, Tx,
    db::{execute, fetch_all, fetch_one, record},
    value::Count,
};

/// A report that waits for a director.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Report {
    /// Sorts by time.
    pub id: i64,
    /// Who reports.
    pub by_id: PlayerId,
    /// About whom.
    pub about_id: PlayerId,
    /// In which game.
    pub game_id: Option<GameId>,
    /// What is the matter.
    pub words: String,
    /// Unix ms.
    pub created_at: i64,
}
record!(Report, "reports", "id");

/// Keeps a report.
pub async fn insert(tx: &mut Tx, report: &Report) -> Result<(), StoreError> {
    execute!(
        tx,
        "INSERT INTO reports (id, by_id, about_id, game_id, words, state, created_at)
         VALUES ($1, $2, $3, $4, $5, 'open', $6)",
        report.id,
        report.by_id,
        report.about_id,
        report.game_id,
        &report.words,
        report.created_at
    )?;
    Ok(())
}

/// How many reports a member made since `since` (Unix ms), for the limit.
pub async fn count_since(tx: &mut Tx, by: PlayerId, since: i64) -> Result<i64, StoreError> {
    let count = fetch_one!(
        tx,
        Count,
        "SELECT COUNT(*) AS n FROM reports WHERE by_id = $1 AND created_at >= $2",
        by,
        since
    )?;
    Ok(count.n)
}

/// The reports that no director has dealt with, oldest first, at most `limit`.
pub async fn open(tx: &mut Tx, limit: u32) -> Result<Vec<Report>, StoreError> {
    fetch_all!(
        tx,
        Report,
        "SELECT id, by_id, about_id, game_id, words, created_at FROM reports
         WHERE state = 'open' ORDER BY id LIMIT $1",
        i64::from(limit)
    )
}

/// A director has dealt with it; false if one had before.
pub async fn settle(tx: &mut Tx, id: i64, by: PlayerId, at: i64) -> Result<bool, StoreError> {
    let settled = execute!(
        tx,
        "UPDATE reports SET state = 'done', settled_by = $2, settled_at = $3 WHERE id = $1 AND state = 'open'",
        id,
        by,
        at
    )?;
    Ok(settled == 1)
}
