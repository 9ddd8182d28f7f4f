//! What was submitted once: a mail seen twice or a form sent twice gets the receipt of the first time.
use crate::{
    StoreError, Tx,
    db::{Later, Must, execute, fetch_optional, record},
};

/// What became of an origin that was to be recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It is new, and recorded with this transaction.
    Inserted,
    /// It was here before; this is the receipt it got.
    Existing(String),
}

#[derive(sqlx::FromRow)]
struct Row {
    receipt: String,
}
record!(Row, "origins", "key");

/// Records that `key` was submitted at `at` (Unix ms) and answered with `receipt` (the caller's JSON), unless it was before.
pub async fn insert(tx: &mut Tx, key: &str, receipt: &str, at: i64) -> Result<Origin, StoreError> {
    let inserted = execute!(
        tx,
        "INSERT INTO origins (key, receipt, at) VALUES ($1, $2, $3) ON CONFLICT (key) DO NOTHING",
        key,
        receipt,
        at
    )?;
    if inserted == 1 {
        return Ok(Origin::Inserted);
    }
    match find(tx, key).await? {
        Some(receipt) => Ok(Origin::Existing(receipt)),
        None => Err(StoreError::Missing { table: "origins", key: key.to_owned() }),
    }
}

/// The same, kept back: a `key` that was there makes [`is_repeated`] of the error with which the transaction then fails, and
/// [`find`] gives the receipt.
pub fn insert_later(tx: &mut Tx, key: &str, receipt: &str, at: i64) {
    tx.later(Later::new(
        "INSERT INTO origins (key, receipt, at) VALUES ($1, $2, $3) ON CONFLICT (key) DO NOTHING",
        vec![key.into(), receipt.into(), at.into()],
        Must::TouchOne(StoreError::Taken { what: ORIGIN, value: key.to_owned() }),
    ));
}

/// What is taken when a submission comes again.
const ORIGIN: &str = "origin";

/// Whether a transaction failed because its submission had been recorded before.
pub fn is_repeated(error: &StoreError) -> bool {
    matches!(error, StoreError::Taken { what: ORIGIN, .. })
}

/// The receipt of a submission that has been recorded.
pub async fn find(tx: &mut Tx, key: &str) -> Result<Option<String>, StoreError> {
    let row = fetch_optional!(tx, Row, "SELECT key, receipt FROM origins WHERE key = $1", key)?;
    Ok(row.map(|row| row.receipt))
}

/// Forgets the origins from before `before` (Unix ms); how many. No mail host tries for longer than a few weeks.
pub async fn prune(tx: &mut Tx, before: i64) -> Result<u64, StoreError> {
    execute!(tx, "DELETE FROM origins WHERE at < $1", before)
}
