//! Letters that did not arrive.
use super::{Letter, Lost, by_id};
use crate::{
    LetterId, PlayerId, StoreError, Tx,
    db::{execute, fetch_all, fetch_one, fetch_optional},
    value::Count,
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

const NEXT_LOST: &str = concat!(
    "SELECT ",
    columns!(),
    " FROM letters WHERE failure IS NOT NULL AND failure <> 'stuck' AND id > $1 ORDER BY id LIMIT 1"
);

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

/// A letter that is in the queue is given up, because the mailbox is full and another of its reader's is to be tried; false if it
/// is not in it, or is being sent.
pub async fn give_up_full(tx: &mut Tx, id: LetterId, at: i64) -> Result<bool, StoreError> {
    let updated = execute!(
        tx,
        "UPDATE letters SET state = 'given_up', closed_at = $2, failure = $3
         WHERE id = $1 AND state = 'queued' AND lease_token IS NULL",
        id,
        at,
        Lost::Soft
    )?;
    Ok(updated == 1)
}

/// Whether a letter to this address of a member's was taken after `since` (Unix ms), and has not come back.
pub async fn taken_since(
    tx: &mut Tx,
    player: PlayerId,
    address: &str,
    since: i64,
) -> Result<bool, StoreError> {
    let found = fetch_optional!(
        tx,
        Count,
        "SELECT closed_at AS n FROM letters WHERE player_id = $1 AND address = $2 AND state = 'sent' AND closed_at > $3 LIMIT 1",
        player,
        address,
        since
    )?;
    Ok(found.is_some())
}

/// How many letters to this address of a member's that were taken after `since` (Unix ms) have come back.
pub async fn came_back(tx: &mut Tx, player: PlayerId, address: &str, since: i64) -> Result<i64, StoreError> {
    let count = fetch_one!(
        tx,
        Count,
        "SELECT COUNT(*) AS n FROM letters WHERE player_id = $1 AND address = $2 AND state = 'bounced' AND closed_at > $3",
        player,
        address,
        since
    )?;
    Ok(count.n)
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
