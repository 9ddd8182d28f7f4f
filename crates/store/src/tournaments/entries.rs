//! Who plays in an event.
use serde::{Deserialize, Serialize};

use crate::{
    PlayerId, StoreError, TournamentId, Tx,
    db::{execute, fetch_all, fetch_optional, record},
    value::words,
};

words!(
    /// Whether an entrant plays.
    EntryState {
        /// Has entered; the event has not begun.
        Entered = "entered",
        /// Entered when all places were taken: comes in when one becomes free.
        Waiting = "waiting",
        /// Plays.
        Playing = "playing",
        /// Went before the start or during it.
        Withdrawn = "withdrawn",
        /// Somebody else took the place.
        Replaced = "replaced",
        /// Never made a first move, and was taken out.
        NoShow = "no_show",
        /// Is out by the event's rules.
        Out = "out",
    }
);

/// Somebody who plays in an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Entry {
    /// In which.
    pub tournament_id: TournamentId,
    /// Who.
    pub player_id: PlayerId,
    /// The order of entry at first, the pairing number from the start on.
    pub number: i64,
    /// Whether the player still plays.
    pub state: EntryState,
    /// The caller's JSON.
    pub body: String,
    /// Unix ms.
    pub entered_at: i64,
}
record!(Entry, "tournament_entries", "tournament_id", "player_id");

/// The entries of a page of events.
pub(crate) const ENTRY_SURVEY: &str =
    "SELECT tournament_id AS id, tournament_id, player_id, number, state, body, entered_at
     FROM tournament_entries WHERE tournament_id IN (SELECT DISTINCT tournament_id FROM tournament_entries
                             WHERE tournament_id > $1 ORDER BY tournament_id LIMIT 50)
     ORDER BY tournament_id";

/// Enters a player after those who are in; false if the player was in already.
pub async fn enter(
    tx: &mut Tx,
    id: TournamentId,
    player: PlayerId,
    state: EntryState,
    body: &str,
    at: i64,
) -> Result<bool, StoreError> {
    let inserted = execute!(
        tx,
        "INSERT INTO tournament_entries (tournament_id, player_id, number, state, body, entered_at)
         VALUES ($1, $2,
                 (SELECT COALESCE(MAX(number), 0) + 1 FROM tournament_entries WHERE tournament_id = $1), $3, $4, $5)
         ON CONFLICT (tournament_id, player_id) DO NOTHING",
        id,
        player,
        state,
        body,
        at
    )?;
    Ok(inserted == 1)
}

/// Writes number, state and body of an entry; false if there is none.
pub async fn update_entry(tx: &mut Tx, entry: &Entry) -> Result<bool, StoreError> {
    let updated = execute!(
        tx,
        "UPDATE tournament_entries SET number = $3, state = $4, body = $5 WHERE tournament_id = $1 AND player_id = $2",
        entry.tournament_id,
        entry.player_id,
        entry.number,
        entry.state,
        &entry.body
    )?;
    Ok(updated == 1)
}

/// Takes out an entry that has left no trace yet; false if there is none.
pub async fn remove_entry(tx: &mut Tx, id: TournamentId, player: PlayerId) -> Result<bool, StoreError> {
    let removed = execute!(
        tx,
        "DELETE FROM tournament_entries WHERE tournament_id = $1 AND player_id = $2",
        id,
        player
    )?;
    Ok(removed == 1)
}

/// Who plays in an event, by number.
pub async fn entries(tx: &mut Tx, id: TournamentId) -> Result<Vec<Entry>, StoreError> {
    fetch_all!(
        tx,
        Entry,
        "SELECT tournament_id, player_id, number, state, body, entered_at FROM tournament_entries
         WHERE tournament_id = $1 ORDER BY number, player_id",
        id
    )
}

/// The events in which a player has a seat, or waits for one.
pub async fn seats_of(tx: &mut Tx, player: PlayerId) -> Result<Vec<TournamentId>, StoreError> {
    let mut entries = entries_of(tx, player).await?;
    entries.retain(|entry| {
        matches!(entry.state, EntryState::Entered | EntryState::Waiting | EntryState::Playing)
    });
    Ok(entries.into_iter().map(|entry| entry.tournament_id).collect())
}

/// The entry of a player.
pub async fn entry(tx: &mut Tx, id: TournamentId, player: PlayerId) -> Result<Option<Entry>, StoreError> {
    fetch_optional!(
        tx,
        Entry,
        "SELECT tournament_id, player_id, number, state, body, entered_at FROM tournament_entries
         WHERE tournament_id = $1 AND player_id = $2",
        id,
        player
    )
}

/// All entries of a player, by event.
pub async fn entries_of(tx: &mut Tx, player: PlayerId) -> Result<Vec<Entry>, StoreError> {
    fetch_all!(
        tx,
        Entry,
        "SELECT tournament_id, player_id, number, state, body, entered_at FROM tournament_entries
         WHERE player_id = $1 ORDER BY tournament_id",
        player
    )
}
