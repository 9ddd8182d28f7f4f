//! Public numbers, each given once and none left out.
use crate::{StoreError, Tx, db::fetch_one, value::Count};

/// What the counter `name` was first set to: `value`, unless somebody was faster. For numbers that stand for the record itself.
pub async fn once(tx: &mut Tx, name: &str, value: i64) -> Result<i64, StoreError> {
    let row = fetch_one!(
        tx,
        Count,
        "INSERT INTO counters (name, value) VALUES ($1, $2)
         ON CONFLICT (name) DO UPDATE SET value = counters.value
         RETURNING value AS n",
        name,
        value
    )?;
    Ok(row.n)
}

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
