//! Letters given up by our own fault: they go again when our relay takes letters again.
use super::Letter;
use crate::{
    LetterId, StoreError, Tx,
    db::{execute, fetch_optional},
};

/// That a letter was given up by our own fault has been seen to, and it waits, unless somebody has let it be; false if somebody else
/// was faster.
pub async fn keep_stuck(tx: &mut Tx, id: LetterId) -> Result<bool, StoreError> {
    let updated = execute!(
        tx,
        "UPDATE letters SET failure = CASE WHEN state = 'given_up' THEN 'stuck' END WHERE id = $1 AND failure = 'ours'",
        id
    )?;
    Ok(updated == 1)
}

/// The letter that has waited longest since before `before` (Unix ms) and may go again: a letter was taken since it was given up,
/// or it is the one that finds out whether any is. Of those there is one at a time, and none where another was given up since `before`.
pub async fn next_stuck(tx: &mut Tx, before: i64) -> Result<Option<Letter>, StoreError> {
    fetch_optional!(
        tx,
        Letter,
        concat!(
            "SELECT ",
            columns!(),
            " FROM letters WHERE failure = 'stuck' AND state = 'given_up' AND NOT pruned AND closed_at <= $1
                AND (EXISTS (SELECT 1 FROM letters o WHERE o.state = 'sent' AND o.closed_at IS NOT NULL AND NOT o.pruned
                             AND o.closed_at > letters.closed_at)
                     OR NOT EXISTS (SELECT 1 FROM letters o WHERE o.failure = 'stuck'
                                    AND (o.state = 'queued' OR (o.state = 'given_up' AND o.closed_at > $1))))
              ORDER BY closed_at, id LIMIT 1"
        ),
        before
    )
}

/// Lets a letter that waited go again, the same to the last octet: the host that hung up on it may have it already. False if it
/// does not wait any more.
pub async fn release_stuck(tx: &mut Tx, id: LetterId, at: i64) -> Result<bool, StoreError> {
    let updated = execute!(
        tx,
        "UPDATE letters SET state = 'queued', attempts = 0, next_attempt_at = $2, closed_at = NULL
         WHERE id = $1 AND failure = 'stuck' AND state = 'given_up'",
        id,
        at
    )?;
    Ok(updated == 1)
}

/// A letter that waited is not needed any more, `why` for the admin; false if it does not wait.
pub async fn drop_stuck(tx: &mut Tx, id: LetterId, why: &str, at: i64) -> Result<bool, StoreError> {
    let updated = execute!(
        tx,
        "UPDATE letters SET state = 'dropped', failure = NULL, last_error = $2, closed_at = $3
         WHERE id = $1 AND failure = 'stuck' AND state = 'given_up'",
        id,
        why,
        at
    )?;
    Ok(updated == 1)
}
