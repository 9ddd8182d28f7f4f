//! Letters that did not arrive.
use super::{Letter, Lost, by_id};
use crate::{
    LetterId, StoreError, Tx,
    db::{execute, fetch_all, fetch_optional},
};

/// A letter came back; false if that is known, or an admin took it out. The report may come before we have marked it
/// as sent, or after an answer that was lost on the way: then it is not sent again. What the host said is not noted of a
/// letter whose reader is forgotten.
pub async fn mark_bounced(
    tx: &mut Tx,
    id: LetterId,
    lost: Lost,
    error: &str,
    at: i64,
) -> Result<bool, StoreError> {
    let updated = execute!(
        tx,
        "UPDATE letters SET state = 'bounced', failure = $3, closed_at = COALESCE(closed_at, $4), lease_token = NULL,
                last_error = CASE WHEN address = '' THEN NULL ELSE $2 END
         WHERE id = $1 AND state IN ('sent', 'queued')",
        id,
        error,
        lost,
        at
    )?;
    Ok(updated == 1)
}

const NEXT_LOST: &str =
    concat!("SELECT ", columns!(), " FROM letters WHERE failure IS NOT NULL AND id > $1 ORDER BY id LIMIT 1");

/// The oldest letter after `after` that did not arrive and that nobody has seen to.
pub async fn next_lost(tx: &mut Tx, after: LetterId) -> Result<Option<Letter>, StoreError> {
    fetch_optional!(tx, Letter, NEXT_LOST, after)
}

/// That a letter did not arrive has been seen to; false if somebody else was faster.
pub async fn settle_lost(tx: &mut Tx, id: LetterId) -> Result<bool, StoreError> {
    let updated =
        execute!(tx, "UPDATE letters SET failure = NULL WHERE id = $1 AND failure IS NOT NULL", id)?;
    Ok(updated == 1)
}

/// The letters with the content of `first`, itself among them, oldest first: to which addresses it has gone.
pub async fn goes(tx: &mut Tx, first: LetterId) -> Result<Vec<Letter>, StoreError> {
    let mut letters: Vec<Letter> = fetch_all!(
        tx,
        Letter,
        concat!("SELECT ", columns!(), " FROM letters WHERE again_of = $1 ORDER BY id"),
        first
    )?;
    if let Some(first) = by_id(tx, first).await? {
        letters.insert(0, first);
    }
    Ok(letters)
}
