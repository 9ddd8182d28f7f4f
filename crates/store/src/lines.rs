//! Conditional moves that wait for the opponent. They belong to one player, and only the player's own pages and letters read them.
//!
//! A game's moves and its lines change each other, so that both are written under the lock of the game's row: with
//! [`crate::games::append`], or after [`crate::games::hold`].
use frcec_rules::club::seat::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    GameId, PlayerId, StoreError, Tx,
    db::{Later, Must, Question, execute, fetch_all, record},
};

/// One side's lines in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct StandingLines {
    /// Time-ordered; stays while the lines are played, and changes when others are given.
    pub id: i64,
    /// In which game.
    pub game_id: GameId,
    /// For which side.
    #[sqlx(try_from = "String")]
    pub seat: Seat,
    /// Whose they are.
    pub player_id: PlayerId,
    /// Plies on the board where they begin; the opponent is to move there.
    #[sqlx(try_from = "i64")]
    pub ply: u32,
    /// The lines in UCI notation, one a line.
    pub moves: String,
    /// When they were given (Unix ms).
    pub given_at: i64,
}
record!(StandingLines, "standing_lines", "id");

macro_rules! columns {
    () => {
        "id, game_id, seat, player_id, ply, moves, given_at"
    };
}

/// Every row, a page at a time.
pub(crate) const SURVEY: &str =
    concat!("SELECT ", columns!(), " FROM standing_lines WHERE id > $1 ORDER BY id LIMIT 500");

const OF_GAME: &str = concat!("SELECT ", columns!(), " FROM standing_lines WHERE game_id = $1 ORDER BY id");

/// What a change of a game's lines rests on, and what it makes of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinesWrite {
    /// Which game.
    pub game: GameId,
    /// The lines that the decision was made on.
    pub before: Vec<StandingLines>,
    /// The lines after it.
    pub after: Vec<StandingLines>,
}

/// The lines that stand in a game, oldest first: at most one row for each side.
pub async fn of_game(tx: &mut Tx, game: GameId) -> Result<Vec<StandingLines>, StoreError> {
    fetch_all!(tx, StandingLines, OF_GAME, game)
}

pub(crate) fn asked_of_game(game: GameId) -> Question {
    Question::new(OF_GAME, [game.into()])
}

/// The lines of one player in all games, oldest first.
pub async fn of_player(tx: &mut Tx, player: PlayerId) -> Result<Vec<StandingLines>, StoreError> {
    fetch_all!(
        tx,
        StandingLines,
        concat!("SELECT ", columns!(), " FROM standing_lines WHERE player_id = $1 ORDER BY id"),
        player
    )
}

/// Deletes the lines of one player in all games.
pub async fn forget(tx: &mut Tx, player: PlayerId) -> Result<(), StoreError> {
    execute!(tx, "DELETE FROM standing_lines WHERE player_id = $1", player)?;
    Ok(())
}

/// At most `limit` rows behind this id, in their order; for the doctor.
pub async fn after(tx: &mut Tx, id: i64, limit: u32) -> Result<Vec<StandingLines>, StoreError> {
    fetch_all!(
        tx,
        StandingLines,
        concat!("SELECT ", columns!(), " FROM standing_lines WHERE id > $1 ORDER BY id LIMIT $2"),
        id,
        i64::from(limit)
    )
}

/// Writes the lines of a game whose row this transaction has locked. [`StoreError::Stale`] if they are no longer those that the
/// decision was made on: then nothing was written, and the caller loads and decides again. Where there are none and none come, that
/// is kept back with what else the transaction writes.
pub async fn write(tx: &mut Tx, write: &LinesWrite) -> Result<(), StoreError> {
    if write.before.is_empty() && write.after.is_empty() {
        // As in most games: nobody else may have given any meanwhile, and that can be found out with everything else.
        let stale = StoreError::Stale { table: "standing_lines", key: write.game.to_string(), expected: 0 };
        tx.later(Later::new(
            "SELECT id FROM standing_lines WHERE game_id = $1",
            vec![write.game.into()],
            Must::FindNothing(stale),
        ));
        return Ok(());
    }
    if of_game(tx, write.game).await? != write.before {
        let expected = write.before.last().map_or(0, |lines| lines.id);
        return Err(StoreError::Stale { table: "standing_lines", key: write.game.to_string(), expected });
    }
    for gone in write.before.iter().filter(|old| !write.after.contains(old)) {
        execute!(tx, "DELETE FROM standing_lines WHERE id = $1", gone.id)?;
    }
    for new in write.after.iter().filter(|new| !write.before.contains(new)) {
        execute!(
            tx,
            concat!("INSERT INTO standing_lines (", columns!(), ") VALUES ($1, $2, $3, $4, $5, $6, $7)"),
            new.id,
            new.game_id,
            new.seat.letter().to_string(),
            new.player_id,
            i64::from(new.ply),
            &new.moves,
            new.given_at
        )?;
    }
    Ok(())
}

/// Takes all lines of a game away; for one that is over.
pub async fn clear(tx: &mut Tx, game: GameId) -> Result<(), StoreError> {
    execute!(tx, "DELETE FROM standing_lines WHERE game_id = $1", game)?;
    Ok(())
}
