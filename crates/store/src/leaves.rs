//! When members are on leave.
use serde::{Deserialize, Serialize};

use crate::{
    PlayerId, StoreError, Tx,
    db::{Select, execute, fetch_all, record},
};

/// A member's leave, from a day to a day, both included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Leave {
    /// Made by the caller.
    pub id: i64,
    /// Whose.
    pub player_id: PlayerId,
    /// The first day in the member's own zone, `2027-01-05`.
    pub from_day: String,
    /// The last one.
    pub to_day: String,
    /// Its first moment (Unix ms).
    pub from_at: i64,
    /// The moment after its last (Unix ms).
    pub to_at: i64,
    /// Unix ms.
    pub created_at: i64,
    /// Unix ms of the last change.
    pub changed_at: i64,
}
record!(Leave, "leaves", "id");

macro_rules! columns {
    () => {
        "id, player_id, from_day, to_day, from_at, to_at, created_at, changed_at"
    };
}

/// Every row, a page at a time.
pub(crate) const SURVEY: &str =
    concat!("SELECT ", columns!(), " FROM leaves WHERE id > $1 ORDER BY id LIMIT 500");

/// All leave of a member, past and to come, in its order.
pub async fn of_player(tx: &mut Tx, player: PlayerId) -> Result<Vec<Leave>, StoreError> {
    fetch_all!(
        tx,
        Leave,
        concat!("SELECT ", columns!(), " FROM leaves WHERE player_id = $1 ORDER BY from_at, id"),
        player
    )
}

/// The leave of several members that is not over at `at`, in its order.
pub async fn ahead(tx: &mut Tx, players: &[PlayerId], at: i64) -> Result<Vec<Leave>, StoreError> {
    let mut ahead = Vec::new();
    for hundred in players.chunks(100) {
        let mut select = Select::new(concat!("SELECT ", columns!(), " FROM leaves"));
        select.with(" WHERE to_at > ? AND player_id IN (", at);
        for (index, player) in hundred.iter().enumerate() {
            select.with(if index == 0 { "?" } else { ", ?" }, *player);
        }
        ahead.extend(select.text(") ORDER BY from_at, id").fetch::<Leave>(tx).await?);
    }
    Ok(ahead)
}

/// Enters leave, or changes what has this id. Who decided it on the member's other leave has to guard the member's row.
pub async fn put(tx: &mut Tx, leave: &Leave) -> Result<(), StoreError> {
    execute!(
        tx,
        "INSERT INTO leaves (id, player_id, from_day, to_day, from_at, to_at, created_at, changed_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (id) DO UPDATE SET to_day = $4, to_at = $6, changed_at = $8",
        leave.id,
        leave.player_id,
        &leave.from_day,
        &leave.to_day,
        leave.from_at,
        leave.to_at,
        leave.created_at,
        leave.changed_at
    )?;
    Ok(())
}

/// Deletes all leave of a member.
pub async fn forget(tx: &mut Tx, player: PlayerId) -> Result<(), StoreError> {
    execute!(tx, "DELETE FROM leaves WHERE player_id = $1", player)?;
    Ok(())
}

/// Takes leave away that has not begun; false if there is none with this id.
pub async fn remove(tx: &mut Tx, player: PlayerId, id: i64) -> Result<bool, StoreError> {
    let removed = execute!(tx, "DELETE FROM leaves WHERE id = $1 AND player_id = $2", id, player)?;
    Ok(removed == 1)
}
