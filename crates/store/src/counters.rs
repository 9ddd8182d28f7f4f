//! Public numbers, each given once and none left out.
use crate::{StoreError, Tx, db::fetch_one, value::Count};

/// The next number of the counter `name` (`match`, `game`, `player`, `tournament`, …), from 1.
/// It is given back when the transaction is undone.
pub async fn next(tx: &mut Tx, name: &str) -> Result<i64, StoreError> {
    let row = fetch_one!(
        tx,
        Count,
        "INSERT INTO counters (name, value) VALUES ($1, 1)
         ON CONFLICT (name) DO UPDATE SET value = counters.value + 1
         RETURNING value AS n",
        name
    )?;
    Ok(row.n)
}
