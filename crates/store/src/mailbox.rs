//! How far a mailbox has been read.
use crate::{
    StoreError, Tx,
    db::{execute, fetch_optional, record},
};

/// The last message that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Cursor {
    /// The mailbox's UIDVALIDITY (RFC 3501, 2.3.1.1); when it changes, the numbers mean nothing any more.
    pub uidvalidity: i64,
    /// The greatest UID that was taken.
    pub uid: i64,
    /// What arrived before (Unix ms) is not for the club: the mailbox was in use when it was first read. 0 for none.
    pub since: i64,
}
record!(Cursor, "mailbox_cursors", "name");

/// Where the mailbox `name` has been read to.
pub async fn cursor(tx: &mut Tx, name: &str) -> Result<Option<Cursor>, StoreError> {
    fetch_optional!(
        tx,
        Cursor,
        "SELECT name, uidvalidity, uid, since FROM mailbox_cursors WHERE name = $1",
        name
    )
}

/// Moves the cursor, never backwards within one UIDVALIDITY; false if it was there or further. Since when the mailbox is read is set
/// by the first of all.
pub async fn advance(tx: &mut Tx, name: &str, to: Cursor, at: i64) -> Result<bool, StoreError> {
    let touched = execute!(
        tx,
        "INSERT INTO mailbox_cursors (name, uidvalidity, uid, at, since) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (name) DO UPDATE SET uidvalidity = $2, uid = $3, at = $4
         WHERE mailbox_cursors.uidvalidity <> $2 OR mailbox_cursors.uid < $3",
        name,
        to.uidvalidity,
        to.uid,
        at,
        to.since
    )?;
    Ok(touched == 1)
}
