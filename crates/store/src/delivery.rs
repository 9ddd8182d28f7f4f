//! Addresses that mail does not reach, and members whom no letter reaches.
use serde::{Deserialize, Serialize};

use crate::{
    PlayerId, StoreError, Tx,
    db::{execute, fetch_all, fetch_optional, record},
    letters::Lost,
    players::{Address, AddressState, address_columns, address_key},
};

/// A member whom no letter reaches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Undeliverable {
    /// Who.
    pub player_id: PlayerId,
    /// Since when (Unix ms).
    pub since: i64,
    /// What the last host said.
    pub why: String,
    /// How the letter was lost.
    pub lost: Lost,
}
record!(Undeliverable, "undeliverable", "player_id");

/// A letter to this address did not arrive at `at` (Unix ms), for the reason `why`; false if the member has no such address.
pub async fn address_failed(
    tx: &mut Tx,
    player: PlayerId,
    address: &str,
    why: &str,
    at: i64,
) -> Result<bool, StoreError> {
    let updated = execute!(
        tx,
        "UPDATE player_addresses
         SET state = $3, failing_since = COALESCE(failing_since, $4), failed_at = $4, failure = $5
         WHERE address_key = $1 AND player_id = $2",
        address_key(address),
        player,
        AddressState::Failing,
        at,
        why
    )?;
    Ok(updated == 1)
}

/// Mail reaches this address, or its owner says so; false if nothing else was known.
pub async fn address_works(tx: &mut Tx, player: PlayerId, address: &str) -> Result<bool, StoreError> {
    let updated = execute!(
        tx,
        "UPDATE player_addresses SET state = $3, failing_since = NULL, failed_at = NULL, failure = NULL
         WHERE address_key = $1 AND player_id = $2 AND state <> $3",
        address_key(address),
        player,
        AddressState::Good
    )?;
    Ok(updated == 1)
}

/// Failing addresses from which nothing has come back since `before` (Unix ms) and to which a letter went between the last
/// failure and that moment: it stayed there. At most `limit`.
pub async fn recovered(tx: &mut Tx, before: i64, limit: u32) -> Result<Vec<Address>, StoreError> {
    fetch_all!(
        tx,
        Address,
        concat!(
            "SELECT ",
            address_columns!(),
            " FROM player_addresses a WHERE failing_since IS NOT NULL AND failed_at < $1
             AND EXISTS (SELECT 1 FROM letters l WHERE l.player_id = a.player_id AND l.address = a.address
                         AND l.state = 'sent' AND l.closed_at > a.failed_at AND l.closed_at < $1)
             ORDER BY failed_at, player_id LIMIT $2"
        ),
        before,
        i64::from(limit)
    )
}

/// Marks a member whom no letter reaches; false if that is known.
pub async fn mark(tx: &mut Tx, player: PlayerId, lost: Lost, why: &str, at: i64) -> Result<bool, StoreError> {
    let inserted = execute!(
        tx,
        "INSERT INTO undeliverable (player_id, since, why, lost) VALUES ($1, $2, $3, $4)
         ON CONFLICT (player_id) DO NOTHING",
        player,
        at,
        why,
        lost
    )?;
    Ok(inserted == 1)
}

/// Takes the mark away; false if there was none.
pub async fn unmark(tx: &mut Tx, player: PlayerId) -> Result<bool, StoreError> {
    let deleted = execute!(tx, "DELETE FROM undeliverable WHERE player_id = $1", player)?;
    Ok(deleted == 1)
}

/// The mark of a member, if no letter reaches them.
pub async fn of_player(tx: &mut Tx, player: PlayerId) -> Result<Option<Undeliverable>, StoreError> {
    fetch_optional!(
        tx,
        Undeliverable,
        "SELECT player_id, since, why, lost FROM undeliverable WHERE player_id = $1",
        player
    )
}

/// Why a letter to this address has to wait: no address of the member works. None if it may go: the member is not marked, or the
/// address is to be tried again, because nothing has come back from it since `before` (Unix ms) and no letter there has been taken
/// since it failed.
pub async fn waits(
    tx: &mut Tx,
    player: PlayerId,
    address: &str,
    before: i64,
) -> Result<Option<Undeliverable>, StoreError> {
    fetch_optional!(
        tx,
        Undeliverable,
        "SELECT player_id, since, why, lost FROM undeliverable u
         WHERE player_id = $1 AND NOT EXISTS (
             SELECT 1 FROM player_addresses a
             WHERE a.player_id = $1 AND a.address_key = $2
               AND (a.failed_at IS NULL OR (a.failed_at < $3 AND NOT EXISTS (
                   SELECT 1 FROM letters l
                   WHERE l.player_id = $1 AND l.state = 'sent' AND l.closed_at > a.failed_at))))",
        player,
        address_key(address),
        before
    )
}

/// Whether a member has confirmed addresses, and this is none of the member's.
pub async fn is_elsewhere(tx: &mut Tx, player: PlayerId, address: &str) -> Result<bool, StoreError> {
    let other = fetch_optional!(
        tx,
        Address,
        concat!(
            "SELECT ",
            address_columns!(),
            " FROM player_addresses WHERE player_id = $1 AND verified_at IS NOT NULL
             AND NOT EXISTS (SELECT 1 FROM player_addresses own WHERE own.player_id = $1 AND own.address_key = $2)
             LIMIT 1"
        ),
        player,
        address_key(address)
    )?;
    Ok(other.is_some())
}

/// An address that works of a member who counts as not to be reached, or for whom letters wait: of two accounts that became one,
/// for example.
pub async fn works_after_all(tx: &mut Tx) -> Result<Option<Address>, StoreError> {
    fetch_optional!(
        tx,
        Address,
        concat!(
            "SELECT ",
            address_columns!(),
            " FROM player_addresses WHERE state = 'good' AND verified_at IS NOT NULL AND player_id IN (
                 SELECT player_id FROM undeliverable
                 UNION SELECT player_id FROM letters WHERE state = 'held')
             ORDER BY player_id, rank LIMIT 1"
        ),
    )
}

/// All members whom no letter reaches, the longest unreached first, at most `limit`.
pub async fn list(tx: &mut Tx, limit: u32) -> Result<Vec<Undeliverable>, StoreError> {
    fetch_all!(
        tx,
        Undeliverable,
        "SELECT player_id, since, why, lost FROM undeliverable ORDER BY since, player_id LIMIT $1",
        i64::from(limit)
    )
}
