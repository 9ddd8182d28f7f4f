//! The draw of an event: a hash chain, committed to when entries open. What everybody may see is [`Draw`]; the seed, from which
//! every position could be told beforehand, is read by [`seed`] alone, and only the door asks for it.
use serde::{Deserialize, Serialize};

use crate::{
    StoreError, TournamentId, Tx,
    db::{execute, fetch_optional, record},
};

/// What everybody may see of a draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Draw {
    /// Of which event.
    pub tournament_id: TournamentId,
    /// The end of the chain, in hex.
    pub commitment: String,
    /// When it was committed to (Unix ms).
    pub committed_at: i64,
    /// The entry list as it was closed: the caller's text.
    pub entries: Option<String>,
    /// Its hash, in hex.
    pub entries_hash: Option<String>,
    /// When entries closed (Unix ms).
    pub closed_at: Option<i64>,
    /// The link after the last round's, in hex: the lots of the last round come from it. Published when the event ends.
    pub last_link: Option<String>,
}
record!(Draw, "tournament_draws", "tournament_id");

macro_rules! columns {
    () => {
        "tournament_id, commitment, committed_at, entries, entries_hash, closed_at, last_link"
    };
}

/// Every row but its seed, a page at a time.
pub(crate) const SURVEY: &str = concat!(
    "SELECT tournament_id AS id, ",
    columns!(),
    " FROM tournament_draws WHERE tournament_id > $1 ORDER BY tournament_id LIMIT 500"
);

/// Writes the draw of an event with its seed, in hex; false if it has one, which then stands: there is no redraw.
pub async fn insert(tx: &mut Tx, draw: &Draw, seed: &str) -> Result<bool, StoreError> {
    let inserted = execute!(
        tx,
        "INSERT INTO tournament_draws (tournament_id, seed, commitment, committed_at, entries, entries_hash, closed_at, last_link)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (tournament_id) DO NOTHING",
        draw.tournament_id,
        seed,
        &draw.commitment,
        draw.committed_at,
        draw.entries.as_deref(),
        draw.entries_hash.as_deref(),
        draw.closed_at,
        draw.last_link.as_deref()
    )?;
    Ok(inserted == 1)
}

/// Closes the entry list; false if it was closed before or there is no draw.
pub async fn close(
    tx: &mut Tx,
    id: TournamentId,
    entries: &str,
    hash: &str,
    at: i64,
) -> Result<bool, StoreError> {
    let closed = execute!(
        tx,
        "UPDATE tournament_draws SET entries = $2, entries_hash = $3, closed_at = $4
         WHERE tournament_id = $1 AND closed_at IS NULL",
        id,
        entries,
        hash,
        at
    )?;
    Ok(closed == 1)
}

/// Publishes the link after the last round's; false if that was done or there is no draw.
pub async fn publish_last(tx: &mut Tx, id: TournamentId, link: &str) -> Result<bool, StoreError> {
    let published = execute!(
        tx,
        "UPDATE tournament_draws SET last_link = $2 WHERE tournament_id = $1 AND last_link IS NULL",
        id,
        link
    )?;
    Ok(published == 1)
}

/// What everybody may see of an event's draw.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Option<Draw>, StoreError> {
    fetch_optional!(
        tx,
        Draw,
        concat!("SELECT ", columns!(), " FROM tournament_draws WHERE tournament_id = $1"),
        id
    )
}

#[derive(sqlx::FromRow)]
struct Seed {
    seed: String,
}
record!(Seed, "tournament_draws", "tournament_id");

/// The secret of the draw, in hex: for the door, which publishes one link of the chain for each round that begins.
pub async fn seed(tx: &mut Tx, id: TournamentId) -> Result<Option<String>, StoreError> {
    let found = fetch_optional!(
        tx,
        Seed,
        "SELECT tournament_id, seed FROM tournament_draws WHERE tournament_id = $1",
        id
    )?;
    Ok(found.map(|row| row.seed))
}
