//! Who is to be told what of a game: data stored with the event, from which letters are made at once or for a digest.
use serde::{Deserialize, Serialize};

use crate::{
    GameId, PlayerId, StoreError, Tx,
    db::{Insert, execute, fetch_all, record},
};

/// Something that a player is to be told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewNotice {
    /// Who is told.
    pub player_id: PlayerId,
    /// What kind of thing.
    pub kind: String,
    /// The caller's JSON.
    pub body: String,
    /// Whether it waits for a digest; otherwise its letter is written in the same transaction.
    pub pending: bool,
}

/// A notice in its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct StoredNotice {
    /// Of which game.
    pub game_id: GameId,
    /// The game's version that it tells of.
    #[sqlx(try_from = "i64")]
    pub version: u32,
    /// Its place among the notices of that version, from 0.
    pub seq: i64,
    /// Who is told.
    pub player_id: PlayerId,
    /// What kind of thing.
    pub kind: String,
    /// Unix ms.
    pub at: i64,
    /// The caller's JSON.
    pub body: String,
    /// Whether it still waits for a digest.
    pub pending: bool,
}
record!(StoredNotice, "notices", "game_id", "version", "seq");

/// Stores the notices of a game's `version`, which has none yet; kept back with what else the transaction writes.
pub fn insert_later(tx: &mut Tx, game: GameId, version: u32, notices: &[NewNotice], at: i64) {
    let mut insert =
        Insert::new("INSERT INTO notices (game_id, version, seq, player_id, kind, at, body, pending)", 8, "");
    for (seq, notice) in (0_i64..).zip(notices) {
        insert.row([
            game.into(),
            i64::from(version).into(),
            seq.into(),
            notice.player_id.into(),
            notice.kind.as_str().into(),
            at.into(),
            notice.body.as_str().into(),
            notice.pending.into(),
        ]);
    }
    insert.later(tx);
}

/// The notices of a game, in their order.
pub async fn of_game(tx: &mut Tx, game: GameId) -> Result<Vec<StoredNotice>, StoreError> {
    fetch_all!(
        tx,
        StoredNotice,
        "SELECT game_id, version, seq, player_id, kind, at, body, pending FROM notices
         WHERE game_id = $1 ORDER BY version, seq",
        game
    )
}

/// What waits for a player's digest, oldest first.
pub async fn pending(tx: &mut Tx, player: PlayerId) -> Result<Vec<StoredNotice>, StoreError> {
    fetch_all!(
        tx,
        StoredNotice,
        "SELECT game_id, version, seq, player_id, kind, at, body, pending FROM notices
         WHERE player_id = $1 AND pending ORDER BY at, game_id, version, seq",
        player
    )
}

/// Marks a notice as told by a digest, with the body that it keeps from now on; false if it was before.
pub async fn settle(tx: &mut Tx, notice: &StoredNotice) -> Result<bool, StoreError> {
    let settled = execute!(
        tx,
        "UPDATE notices SET pending = FALSE, body = $4
         WHERE game_id = $1 AND version = $2 AND seq = $3 AND pending",
        notice.game_id,
        i64::from(notice.version),
        notice.seq,
        &notice.body
    )?;
    Ok(settled == 1)
}

#[derive(sqlx::FromRow)]
struct Reader {
    player_id: PlayerId,
}
record!(Reader, "notices", "player_id");

/// Everybody for whom something waits, by number.
pub async fn readers(tx: &mut Tx) -> Result<Vec<PlayerId>, StoreError> {
    let readers: Vec<Reader> =
        fetch_all!(tx, Reader, "SELECT DISTINCT player_id FROM notices WHERE pending ORDER BY player_id")?;
    Ok(readers.into_iter().map(|reader| reader.player_id).collect())
}
