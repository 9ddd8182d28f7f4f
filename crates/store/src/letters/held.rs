//! Letters that wait, because no address of their reader works.
use super::{Letter, Marked, Tells, lease::marked};
use crate::{
    LetterId, PlayerId, StoreError, Tx,
    db::{execute, fetch_all, fetch_optional},
};

/// It waits until an address of its reader works, `why` for the admin.
pub async fn hold(tx: &mut Tx, id: LetterId, token: &str, why: &str) -> Result<Marked, StoreError> {
    let updated = execute!(
        tx,
        "UPDATE letters SET state = 'held', lease_token = NULL, last_error = $3, failure = NULL
         WHERE id = $1 AND lease_token = $2 AND state = 'queued'",
        id,
        token,
        why
    )?;
    Ok(marked(updated))
}

/// The letters to a member that wait for an address that works, oldest first.
pub async fn held(tx: &mut Tx, player: PlayerId) -> Result<Vec<Letter>, StoreError> {
    fetch_all!(
        tx,
        Letter,
        concat!("SELECT ", columns!(), " FROM letters WHERE player_id = $1 AND state = 'held' ORDER BY id"),
        player
    )
}

/// The letters to a member that nobody is sending just now and that have not gone yet, oldest first.
pub async fn unsent(tx: &mut Tx, player: PlayerId) -> Result<Vec<Letter>, StoreError> {
    fetch_all!(
        tx,
        Letter,
        concat!(
            "SELECT ",
            columns!(),
            " FROM letters WHERE player_id = $1 AND (state = 'held' OR (state = 'queued' AND lease_token IS NULL))
             ORDER BY id"
        ),
        player
    )
}

/// Whether a letter to the member that tells of this turn has not gone yet, and is to go: it waits, is queued or being sent, or goes
/// again when our relay takes letters again.
pub async fn is_to_tell(tx: &mut Tx, player: PlayerId, told: Tells) -> Result<bool, StoreError> {
    let found = fetch_optional!(
        tx,
        Letter,
        concat!(
            "SELECT ",
            columns!(),
            " FROM letters WHERE player_id = $1 AND NOT pruned
                AND (state IN ('held', 'queued') OR (state = 'given_up' AND failure IN ('ours', 'stuck')))
                AND ((game_id = $2 AND tells_ply = $3)
                     OR id IN (SELECT letter_id FROM letter_tells WHERE game_id = $2 AND ply = $3))
              LIMIT 1"
        ),
        player,
        told.game,
        i64::from(told.ply)
    )?;
    Ok(found.is_some())
}

/// A letter that waited, or was still to go, is not needed any more: another has its content, or nobody has a use for it. False if it
/// has gone.
pub async fn close_unsent(tx: &mut Tx, id: LetterId, why: &str, at: i64) -> Result<bool, StoreError> {
    let updated = execute!(
        tx,
        "UPDATE letters SET state = 'dropped', last_error = $2, closed_at = $3, lease_token = NULL, failure = NULL
         WHERE id = $1 AND state IN ('held', 'queued')",
        id,
        why,
        at
    )?;
    Ok(updated == 1)
}

/// The letter that is to go out to find out whether its address works: of one from which nothing has come back since `before`
/// (Unix ms), and to whose owner no other letter is on its way or was taken since, the newest that waits.
pub async fn next_to_try(tx: &mut Tx, before: i64) -> Result<Option<Letter>, StoreError> {
    fetch_optional!(
        tx,
        Letter,
        concat!(
            "SELECT ",
            columns!(),
            " FROM letters WHERE state = 'held' AND id = (
             SELECT MAX(l.id) FROM letters l
             JOIN player_addresses a ON a.player_id = l.player_id AND a.address = l.address
             WHERE l.state = 'held' AND a.failed_at < $1
               AND NOT EXISTS (SELECT 1 FROM letters o WHERE o.player_id = l.player_id
                               AND (o.state = 'queued' OR (o.state = 'sent' AND o.closed_at > a.failed_at))))"
        ),
        before
    )
}

/// Lets a letter go out that has waited; false if it does not wait any more.
pub async fn release(tx: &mut Tx, id: LetterId, at: i64) -> Result<bool, StoreError> {
    let updated = execute!(
        tx,
        "UPDATE letters SET state = 'queued', attempts = 0, next_attempt_at = $2 WHERE id = $1 AND state = 'held'",
        id,
        at
    )?;
    Ok(updated == 1)
}

/// Gives up the letters that have waited since before `before` (Unix ms); how many.
pub async fn expire_held(tx: &mut Tx, before: i64, at: i64) -> Result<u64, StoreError> {
    execute!(
        tx,
        "UPDATE letters SET state = 'dropped', last_error = 'no address worked in time', closed_at = $2
         WHERE state = 'held' AND created_at < $1",
        before,
        at
    )
}
