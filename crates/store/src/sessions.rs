//! Who is logged in, and the links that log in once. Secrets never come here, only their SHA-256 in hex.
use serde::{Deserialize, Serialize};

use crate::{
    PlayerId, StoreError, Tx,
    db::{execute, fetch_all, fetch_one, fetch_optional, record},
    value::Count,
};

/// A browser that is logged in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Session {
    /// SHA-256 of the cookie's secret, hex.
    pub hash: String,
    /// Who.
    pub player_id: PlayerId,
    /// What the browser calls itself, for the member's list.
    pub agent: Option<String>,
    /// Unix ms.
    pub created_at: i64,
    /// When it was last used, roughly (Unix ms).
    pub seen_at: i64,
    /// Unix ms.
    pub expires_at: i64,
}
record!(Session, "sessions", "hash");

/// A link that was mailed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct LoginLink {
    /// SHA-256 of the link's secret, hex.
    pub hash: String,
    /// Whom it logs in.
    pub player_id: PlayerId,
    /// Where it was sent: using it proves that address.
    pub address: String,
    /// What it is for: the caller's word (`login`, `address`).
    pub purpose: String,
    /// Unix ms.
    pub created_at: i64,
    /// Unix ms.
    pub expires_at: i64,
    /// When it was used (Unix ms).
    pub used_at: Option<i64>,
}
record!(LoginLink, "login_links", "hash");

/// What came of a link that somebody wanted to use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Used {
    /// It was good, and is used up by this transaction.
    Now(LoginLink),
    /// It had been used.
    Before,
    /// Its time is over.
    Late,
    /// There is no such link.
    Unknown,
}

/// Logs a browser in.
pub async fn create(tx: &mut Tx, session: &Session) -> Result<(), StoreError> {
    execute!(
        tx,
        "INSERT INTO sessions (hash, player_id, agent, created_at, seen_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6)",
        &session.hash,
        session.player_id,
        session.agent.as_deref(),
        session.created_at,
        session.seen_at,
        session.expires_at
    )?;
    Ok(())
}

/// The session with this hash, if it has not ended by `now` (Unix ms).
pub async fn find(tx: &mut Tx, hash: &str, now: i64) -> Result<Option<Session>, StoreError> {
    fetch_optional!(
        tx,
        Session,
        "SELECT hash, player_id, agent, created_at, seen_at, expires_at FROM sessions
         WHERE hash = $1 AND expires_at > $2",
        hash,
        now
    )
}

/// Notes that a session is in use and moves its end; false if it is gone.
pub async fn touch(tx: &mut Tx, hash: &str, now: i64, expires_at: i64) -> Result<bool, StoreError> {
    let updated = execute!(
        tx,
        "UPDATE sessions SET seen_at = $2, expires_at = $3 WHERE hash = $1 AND expires_at > $2",
        hash,
        now,
        expires_at
    )?;
    Ok(updated == 1)
}

/// A member's sessions that have not ended, newest first.
pub async fn of_player(tx: &mut Tx, player: PlayerId, now: i64) -> Result<Vec<Session>, StoreError> {
    fetch_all!(
        tx,
        Session,
        "SELECT hash, player_id, agent, created_at, seen_at, expires_at FROM sessions
         WHERE player_id = $1 AND expires_at > $2 ORDER BY created_at DESC",
        player,
        now
    )
}

/// Logs a browser out; false if it was not logged in.
pub async fn end(tx: &mut Tx, hash: &str) -> Result<bool, StoreError> {
    Ok(execute!(tx, "DELETE FROM sessions WHERE hash = $1", hash)? == 1)
}

/// Logs a member out everywhere, but for one browser if one is named; from how many.
pub async fn end_all(tx: &mut Tx, player: PlayerId, but: Option<&str>) -> Result<u64, StoreError> {
    execute!(tx, "DELETE FROM sessions WHERE player_id = $1 AND hash <> $2", player, but.unwrap_or(""))
}

/// Stores a link that is being mailed.
pub async fn create_link(tx: &mut Tx, link: &LoginLink) -> Result<(), StoreError> {
    execute!(
        tx,
        "INSERT INTO login_links (hash, player_id, address, purpose, created_at, expires_at, used_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
        &link.hash,
        link.player_id,
        &link.address,
        &link.purpose,
        link.created_at,
        link.expires_at,
        link.used_at
    )?;
    Ok(())
}

/// The link with this hash, in whatever state: for the page that shows the button and uses nothing up.
pub async fn find_link(tx: &mut Tx, hash: &str) -> Result<Option<LoginLink>, StoreError> {
    fetch_optional!(
        tx,
        LoginLink,
        "SELECT hash, player_id, address, purpose, created_at, expires_at, used_at FROM login_links WHERE hash = $1",
        hash
    )
}

/// The links for `purpose` that a member was sent and that can still be used at `now` (Unix ms), oldest first.
pub async fn open_links(
    tx: &mut Tx,
    player: PlayerId,
    purpose: &str,
    now: i64,
) -> Result<Vec<LoginLink>, StoreError> {
    fetch_all!(
        tx,
        LoginLink,
        "SELECT hash, player_id, address, purpose, created_at, expires_at, used_at FROM login_links
         WHERE player_id = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3 ORDER BY created_at, hash",
        player,
        purpose,
        now
    )
}

/// Uses a link up. Of two that try at once, one gets in.
pub async fn use_link(tx: &mut Tx, hash: &str, now: i64) -> Result<Used, StoreError> {
    let used = execute!(
        tx,
        "UPDATE login_links SET used_at = $2 WHERE hash = $1 AND used_at IS NULL AND expires_at > $2",
        hash,
        now
    )?;
    Ok(match find_link(tx, hash).await? {
        Some(link) if used == 1 => Used::Now(link),
        Some(link) if link.used_at.is_some() => Used::Before,
        Some(_) => Used::Late,
        None => Used::Unknown,
    })
}

/// Forgets every link that was sent to a member.
pub async fn forget_links(tx: &mut Tx, player: PlayerId) -> Result<(), StoreError> {
    execute!(tx, "DELETE FROM login_links WHERE player_id = $1", player)?;
    Ok(())
}

/// How many links a member was sent since `since` (Unix ms), for the limit.
pub async fn links_since(tx: &mut Tx, player: PlayerId, since: i64) -> Result<i64, StoreError> {
    let count = fetch_one!(
        tx,
        Count,
        "SELECT COUNT(*) AS n FROM login_links WHERE player_id = $1 AND created_at >= $2",
        player,
        since
    )?;
    Ok(count.n)
}

/// Forgets sessions and links that ended before `before` (Unix ms); how many.
pub async fn prune(tx: &mut Tx, before: i64) -> Result<u64, StoreError> {
    let sessions = execute!(tx, "DELETE FROM sessions WHERE expires_at < $1", before)?;
    Ok(sessions + execute!(tx, "DELETE FROM login_links WHERE expires_at < $1", before)?)
}
