//! Who did what by office, and why. Nothing here is ever changed.
use serde::{Deserialize, Serialize};

use crate::{
    PlayerId, StoreError, TournamentId, Tx,
    db::{Select, execute, fetch_all, fetch_optional, record},
};

/// An entry of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Entry {
    /// Time-ordered.
    pub id: i64,
    /// Unix ms.
    pub at: i64,
    /// Who; none for the club itself.
    pub actor_id: Option<PlayerId>,
    /// What was done: the caller's word.
    pub action: String,
    /// To what: `game 12`, `player 3`, `T0004`.
    pub subject: String,
    /// The reason that was stated.
    pub reason: Option<String>,
    /// Before and after: the caller's JSON.
    pub body: String,
}
record!(Entry, "audit", "id");

/// Adds an entry.
pub async fn insert(tx: &mut Tx, entry: &Entry) -> Result<(), StoreError> {
    execute!(
        tx,
        "INSERT INTO audit (id, at, actor_id, action, subject, reason, body) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        entry.id,
        entry.at,
        entry.actor_id,
        &entry.action,
        &entry.subject,
        entry.reason.as_deref(),
        &entry.body
    )?;
    Ok(())
}

/// The entry of this number.
pub async fn by_id(tx: &mut Tx, id: i64) -> Result<Option<Entry>, StoreError> {
    fetch_optional!(
        tx,
        Entry,
        "SELECT id, at, actor_id, action, subject, reason, body FROM audit WHERE id = $1",
        id
    )
}

/// The kinds of things that were done, by name.
pub async fn actions(tx: &mut Tx) -> Result<Vec<String>, StoreError> {
    let found: Vec<Action> = fetch_all!(tx, Action, "SELECT DISTINCT action FROM audit")?;
    let mut actions: Vec<String> = found.into_iter().map(|found| found.action).collect();
    actions.sort();
    Ok(actions)
}

#[derive(sqlx::FromRow)]
struct Action {
    action: String,
}
record!(Action, "audit", "action");

/// Which entries a list shows.
#[derive(Clone, Debug, Default)]
pub struct AuditFilter {
    /// Only about this.
    pub subject: Option<String>,
    /// Only about this event, its games and matches included.
    pub event: Option<(String, TournamentId)>,
    /// Only by this one.
    pub actor: Option<PlayerId>,
    /// Only of this kind.
    pub action: Option<String>,
    /// Only older ones: the last one of the page before.
    pub before: Option<i64>,
}

/// Entries, newest first, at most `limit`.
pub async fn list(tx: &mut Tx, filter: &AuditFilter, limit: u32) -> Result<Vec<Entry>, StoreError> {
    let mut select = Select::new("SELECT id, at, actor_id, action, subject, reason, body FROM audit");
    select.with(" WHERE id < ?", filter.before.unwrap_or(i64::MAX));
    if let Some(subject) = &filter.subject {
        select.with(" AND subject = ?", subject.as_str());
    }
    if let Some((code, id)) = &filter.event {
        select.with(" AND (subject = ?", code.as_str());
        select.with(
            " OR subject IN (SELECT 'game ' || CAST(id AS TEXT) FROM games WHERE tournament_id = ?)",
            id.0,
        );
        select.with(
            " OR subject IN (SELECT 'match ' || CAST(id AS TEXT) FROM matches WHERE tournament_id = ?))",
            id.0,
        );
    }
    if let Some(action) = &filter.action {
        select.with(" AND action = ?", action.as_str());
    }
    if let Some(actor) = filter.actor {
        select.with(" AND actor_id = ?", actor);
    }
    select.with(" ORDER BY id DESC LIMIT ?", i64::from(limit)).fetch::<Entry>(tx).await
}

/// The entries of one kind since `at` (Unix ms), oldest first.
pub async fn since(tx: &mut Tx, action: &str, at: i64) -> Result<Vec<Entry>, StoreError> {
    fetch_all!(
        tx,
        Entry,
        "SELECT id, at, actor_id, action, subject, reason, body FROM audit WHERE action = $1 AND at >= $2 ORDER BY id",
        action,
        at
    )
}
