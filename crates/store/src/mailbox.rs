//! How far a mailbox has been read, and since when it cannot be.
use crate::{
    StoreError, Tx,
    db::{execute, fetch_all, fetch_optional, record},
    value::words,
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

words!(
    /// What keeps mail from being fetched.
    TroubleKind {
        /// The server is not reached, or ends the connection, or does not answer.
        Server = "server",
        /// It does not take the user's name and password.
        Login = "login",
        /// It does not open the mailbox.
        Mailbox = "mailbox",
        /// Anything else.
        Other = "other",
    }
);

/// A mailbox from which no mail has been fetched for some time.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Trouble {
    /// The mailbox, as its cursor names it.
    pub name: String,
    /// What it is.
    pub kind: TroubleKind,
    /// What was said last: the server's own words, or the system's.
    pub said: String,
    /// Since when (Unix ms).
    pub since: i64,
    /// When it was tried last (Unix ms).
    pub at: i64,
}
record!(Trouble, "intake_troubles", "name");

/// Mail could not be fetched at `at` (Unix ms). Since when that is so stays what it was.
pub async fn failed(
    tx: &mut Tx,
    name: &str,
    kind: TroubleKind,
    said: &str,
    at: i64,
) -> Result<(), StoreError> {
    execute!(
        tx,
        "INSERT INTO intake_troubles (name, kind, said, since, at) VALUES ($1, $2, $3, $4, $4)
         ON CONFLICT (name) DO UPDATE SET kind = $2, said = $3, at = $4",
        name,
        kind,
        said,
        at
    )?;
    Ok(())
}

/// Mail has been fetched again; false if nothing else was known.
pub async fn works(tx: &mut Tx, name: &str) -> Result<bool, StoreError> {
    let deleted = execute!(tx, "DELETE FROM intake_troubles WHERE name = $1", name)?;
    Ok(deleted == 1)
}

/// For how long (ms) mail may not be fetched before it is a trouble.
const PATIENCE: i64 = 15 * 60 * 1000;
/// For how long (ms) after the last try it is one: who has given up this way in does not try any more.
const TRIED: i64 = 24 * 60 * 60 * 1000;

/// The mailboxes from which no mail has been fetched for a while at `now` (Unix ms), the longest first.
pub async fn troubles(tx: &mut Tx, now: i64) -> Result<Vec<Trouble>, StoreError> {
    fetch_all!(
        tx,
        Trouble,
        "SELECT name, kind, said, since, at FROM intake_troubles WHERE since <= $1 AND at > $2 ORDER BY since",
        now - PATIENCE,
        now - TRIED
    )
}
