//! Champions of events that the record does not hold, entered by hand.
use serde::{Deserialize, Serialize};

use crate::{
    PlayerId, StoreError, Tx,
    db::{execute, fetch_all, fetch_optional, record},
};

/// A line of the roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Champion {
    /// Its id.
    pub id: i64,
    /// The year in which the event ended.
    pub year: i64,
    /// What the event was called.
    pub event: String,
    /// The member who won it, if it is one.
    pub player_id: Option<PlayerId>,
    /// The name of a winner who is no member.
    pub name: String,
    /// When the line was entered (Unix ms).
    pub at: i64,
}
record!(Champion, "champions", "id");

/// Every row, a page at a time.
pub(crate) const SURVEY: &str =
    "SELECT id, year, event, player_id, name, at FROM champions WHERE id > $1 ORDER BY id LIMIT 500";

/// Enters a line.
pub async fn insert(tx: &mut Tx, champion: &Champion) -> Result<(), StoreError> {
    execute!(
        tx,
        "INSERT INTO champions (id, year, event, player_id, name, at) VALUES ($1, $2, $3, $4, $5, $6)",
        champion.id,
        champion.year,
        &champion.event,
        champion.player_id,
        &champion.name,
        champion.at
    )?;
    Ok(())
}

/// The line with this id.
pub async fn by_id(tx: &mut Tx, id: i64) -> Result<Option<Champion>, StoreError> {
    fetch_optional!(
        tx,
        Champion,
        "SELECT id, year, event, player_id, name, at FROM champions WHERE id = $1",
        id
    )
}

/// Takes a line out; false if there is none.
pub async fn remove(tx: &mut Tx, id: i64) -> Result<bool, StoreError> {
    let removed = execute!(tx, "DELETE FROM champions WHERE id = $1", id)?;
    Ok(removed == 1)
}

/// The whole roll, the newest year first.
pub async fn all(tx: &mut Tx) -> Result<Vec<Champion>, StoreError> {
    fetch_all!(
        tx,
        Champion,
        "SELECT id, year, event, player_id, name, at FROM champions ORDER BY year DESC, id DESC"
    )
}
