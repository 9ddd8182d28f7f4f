//! What a player writes down for himself about a position of a game. Nobody else reads it.
use serde::{Deserialize, Serialize};

use crate::{
    GameId, PlayerId, StoreError, Tx,
    db::{execute, fetch_all, record},
};

/// A note about one position of a game; a player has at most one there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Note {
    /// Time-ordered.
    pub id: i64,
    /// In which game.
    pub game_id: GameId,
    /// Whose.
    pub player_id: PlayerId,
    /// Plies on the board in the position.
    #[sqlx(try_from = "i64")]
    pub ply: u32,
    /// The text, with `\n` between its lines.
    pub text: String,
    /// Unix ms.
    pub created_at: i64,
    /// Unix ms.
    pub changed_at: i64,
}
record!(Note, "private_notes", "id");

macro_rules! columns {
    () => {
        "id, game_id, player_id, ply, text, created_at, changed_at"
    };
}

/// Every row, a page at a time.
pub(crate) const SURVEY: &str =
    concat!("SELECT ", columns!(), " FROM private_notes WHERE id > $1 ORDER BY id LIMIT 500");

/// Writes a note in the place of the one that the player had about the position.
pub async fn put(tx: &mut Tx, note: &Note) -> Result<(), StoreError> {
    write(tx, note, false).await
}

/// Adds a note below what the player wrote about the position before.
pub async fn add(tx: &mut Tx, note: &Note) -> Result<(), StoreError> {
    write(tx, note, true).await
}

async fn write(tx: &mut Tx, note: &Note, below: bool) -> Result<(), StoreError> {
    execute!(
        tx,
        concat!(
            "INSERT INTO private_notes (",
            columns!(),
            ") VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT (game_id, player_id, ply) DO UPDATE
             SET text = CASE WHEN $8 THEN private_notes.text || $9 ELSE '' END || excluded.text,
                 changed_at = excluded.changed_at"
        ),
        note.id,
        note.game_id,
        note.player_id,
        i64::from(note.ply),
        &note.text,
        note.created_at,
        note.changed_at,
        below,
        "\n"
    )?;
    Ok(())
}

/// Takes a note away; false if there was none.
pub async fn remove(tx: &mut Tx, game: GameId, player: PlayerId, ply: u32) -> Result<bool, StoreError> {
    let removed = execute!(
        tx,
        "DELETE FROM private_notes WHERE game_id = $1 AND player_id = $2 AND ply = $3",
        game,
        player,
        i64::from(ply)
    )?;
    Ok(removed == 1)
}

/// A player's notes about a game, in the order of its positions.
pub async fn of_game(tx: &mut Tx, game: GameId, player: PlayerId) -> Result<Vec<Note>, StoreError> {
    fetch_all!(
        tx,
        Note,
        concat!(
            "SELECT ",
            columns!(),
            " FROM private_notes WHERE game_id = $1 AND player_id = $2 ORDER BY ply"
        ),
        game,
        player
    )
}

/// Deletes all notes of a player.
pub async fn forget(tx: &mut Tx, player: PlayerId) -> Result<(), StoreError> {
    execute!(tx, "DELETE FROM private_notes WHERE player_id = $1", player)?;
    Ok(())
}

/// All notes of a player, game by game.
pub async fn of_player(tx: &mut Tx, player: PlayerId) -> Result<Vec<Note>, StoreError> {
    fetch_all!(
        tx,
        Note,
        concat!("SELECT ", columns!(), " FROM private_notes WHERE player_id = $1 ORDER BY game_id, ply"),
        player
    )
}
