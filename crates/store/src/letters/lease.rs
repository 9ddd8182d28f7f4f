//! Sending under a lease: whoever takes a letter has it for a time, and marks it under the lease's token alone.
use super::{Letter, Lost};
use crate::{
    LetterId, StoreError, Tx,
    db::{execute, fetch_all, fetch_optional},
    value::Count,
};

/// Whether a mark under a lease was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marked {
    /// It was.
    Done,
    /// The lease had ended and somebody else has the letter, or an admin took it out.
    LeaseLost,
}

/// What has to come of a letter that could not be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// Try again, not before this (Unix ms).
    RetryAt(i64),
    /// Tried for long enough, or refused for good.
    GiveUp(Lost),
}

/// Takes up to `limit` letters that are due at `now`, the longest due first. Until `now + lease_ms` nobody else gets them;
/// `token` is random and new. None means that there is nothing, or that another worker was faster: look again later.
pub async fn lease_due(
    tx: &mut Tx,
    now: i64,
    token: &str,
    lease_ms: i64,
    limit: u32,
) -> Result<Vec<Letter>, StoreError> {
    let mut letters: Vec<Letter> = fetch_all!(
        tx,
        Letter,
        concat!(
            "UPDATE letters SET lease_token = $2, next_attempt_at = $3, attempts = attempts + 1
             WHERE id IN (SELECT id FROM letters WHERE state = 'queued' AND next_attempt_at <= $1
                          ORDER BY next_attempt_at, id LIMIT $4)
               AND state = 'queued' AND next_attempt_at <= $1
             RETURNING ",
            columns!()
        ),
        now,
        token,
        now.saturating_add(lease_ms),
        i64::from(limit)
    )?;
    letters.sort_by_key(|letter| letter.id);
    Ok(letters)
}

/// Keeps a letter for longer, until `until` (Unix ms), while a slow host thinks about it.
pub async fn renew(tx: &mut Tx, id: LetterId, token: &str, until: i64) -> Result<Marked, StoreError> {
    let updated = execute!(
        tx,
        "UPDATE letters SET next_attempt_at = $3 WHERE id = $1 AND lease_token = $2 AND state = 'queued'",
        id,
        token,
        until
    )?;
    Ok(marked(updated))
}

/// The next mail host has taken it; by one try at least, also where somebody had asked for it.
pub async fn mark_sent(tx: &mut Tx, id: LetterId, token: &str, at: i64) -> Result<Marked, StoreError> {
    let updated = execute!(
        tx,
        "UPDATE letters SET state = 'sent', closed_at = $3, lease_token = NULL, last_error = NULL, failure = NULL,
                attempts = CASE WHEN attempts < 1 THEN 1 ELSE attempts END
         WHERE id = $1 AND lease_token = $2 AND state = 'queued'",
        id,
        token,
        at
    )?;
    Ok(marked(updated))
}

/// It could not be sent. `error` is for the admin.
pub async fn mark_failed(
    tx: &mut Tx,
    id: LetterId,
    token: &str,
    failure: Failure,
    error: &str,
    at: i64,
) -> Result<Marked, StoreError> {
    let updated = match failure {
        Failure::RetryAt(next) => execute!(
            tx,
            "UPDATE letters SET next_attempt_at = $3, lease_token = NULL, last_error = $4
             WHERE id = $1 AND lease_token = $2 AND state = 'queued'",
            id,
            token,
            next,
            error
        )?,
        Failure::GiveUp(lost) => execute!(
            tx,
            "UPDATE letters SET state = 'given_up', closed_at = $3, lease_token = NULL, last_error = $4, failure = $5,
                attempts = CASE WHEN attempts < 1 THEN 1 ELSE attempts END
             WHERE id = $1 AND lease_token = $2 AND state = 'queued'",
            id,
            token,
            at,
            error,
            lost
        )?,
    };
    Ok(marked(updated))
}

pub(super) fn marked(updated: u64) -> Marked {
    if updated == 1 { Marked::Done } else { Marked::LeaseLost }
}

/// When the next letter comes due (Unix ms), for a worker that wants to sleep until then.
pub async fn next_due(tx: &mut Tx) -> Result<Option<i64>, StoreError> {
    let next = fetch_optional!(
        tx,
        Count,
        "SELECT next_attempt_at AS n FROM letters WHERE state = 'queued' ORDER BY next_attempt_at LIMIT 1"
    )?;
    Ok(next.map(|next| next.n))
}
