//! Games that were played elsewhere: sent in, confirmed by both players, released by a director; and what came from files.
use serde::{Deserialize, Serialize};

use crate::{
    GameId, PlayerId, StoreError, Tx, counters,
    db::{execute, fetch_all, fetch_optional, record},
    games::GameResult,
    value::words,
};

words!(
    /// Where such a game stands.
    OffsiteState {
        /// A player has not confirmed it yet.
        Asked = "asked",
        /// Both players have; a director has to look at it.
        Confirmed = "confirmed",
        /// It is in the archive.
        Released = "released",
        /// A player or a director said no.
        Refused = "refused",
    }
);

/// A game from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Offsite {
    /// Its number.
    pub id: i64,
    /// Who sent it in.
    pub sent_by: PlayerId,
    /// Had the white pieces.
    pub white_id: PlayerId,
    /// Had the black pieces.
    pub black_id: PlayerId,
    /// The starting position, 0 to 959.
    pub start_id: i64,
    /// UCI text.
    pub moves: String,
    /// How it ended.
    pub result: GameResult,
    /// Why: the caller's word.
    pub reason: String,
    /// Where it was played.
    pub place: String,
    /// In which event, as its PGN says.
    pub event: Option<String>,
    /// Unix ms.
    pub began_at: Option<i64>,
    /// Unix ms.
    pub ended_at: i64,
    /// Where it stands.
    pub state: OffsiteState,
    /// Whether White has confirmed it.
    pub white_said: bool,
    /// Whether Black has.
    pub black_said: bool,
    /// Whether it counts for the rating list: a director's decision.
    pub rated: Option<bool>,
    /// The game in the archive.
    pub game_id: Option<GameId>,
    /// Counts the changes of this row; guards them.
    pub version: i64,
    /// Unix ms.
    pub created_at: i64,
    /// Unix ms.
    pub changed_at: i64,
}
record!(Offsite, "offsite_games", "id");

macro_rules! columns {
    () => {
        "id, sent_by, white_id, black_id, start_id, moves, result, reason, place, began_at, ended_at, state, white_said,
         black_said, rated, game_id, version, created_at, changed_at, event"
    };
}

/// Every row, a page at a time.
pub(crate) const SURVEY: &str =
    concat!("SELECT ", columns!(), " FROM offsite_games WHERE id > $1 ORDER BY id LIMIT 500");

/// Keeps a game that was sent in, with the next number; `offsite.id` and its version are not looked at.
pub async fn create(tx: &mut Tx, offsite: &Offsite) -> Result<i64, StoreError> {
    let id = counters::next(tx, "offsite").await?;
    execute!(
        tx,
        concat!(
            "INSERT INTO offsite_games (",
            columns!(),
            ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, NULL, NULL, 0, $15, $15, $16)"
        ),
        id,
        offsite.sent_by,
        offsite.white_id,
        offsite.black_id,
        offsite.start_id,
        &offsite.moves,
        offsite.result,
        &offsite.reason,
        &offsite.place,
        offsite.began_at,
        offsite.ended_at,
        offsite.state,
        offsite.white_said,
        offsite.black_said,
        offsite.created_at,
        offsite.event.as_deref()
    )?;
    Ok(id)
}

/// The game of this number.
pub async fn by_id(tx: &mut Tx, id: i64) -> Result<Option<Offsite>, StoreError> {
    fetch_optional!(tx, Offsite, concat!("SELECT ", columns!(), " FROM offsite_games WHERE id = $1"), id)
}

/// Writes what can change, if the row is still at `offsite.version`; the version goes up by one.
pub async fn update(tx: &mut Tx, offsite: &Offsite, at: i64) -> Result<(), StoreError> {
    let updated = execute!(
        tx,
        "UPDATE offsite_games SET state = $3, white_said = $4, black_said = $5, rated = $6, game_id = $7,
                version = version + 1, changed_at = $8
         WHERE id = $1 AND version = $2",
        offsite.id,
        offsite.version,
        offsite.state,
        offsite.white_said,
        offsite.black_said,
        offsite.rated,
        offsite.game_id,
        at
    )?;
    if updated == 0 {
        return Err(StoreError::Stale {
            table: "offsite_games",
            key: offsite.id.to_string(),
            expected: offsite.version,
        });
    }
    Ok(())
}

/// Those that stand so, oldest first, at most `limit`.
pub async fn in_state(tx: &mut Tx, state: OffsiteState, limit: u32) -> Result<Vec<Offsite>, StoreError> {
    fetch_all!(
        tx,
        Offsite,
        concat!("SELECT ", columns!(), " FROM offsite_games WHERE state = $1 ORDER BY id LIMIT $2"),
        state,
        i64::from(limit)
    )
}

/// A player's, newest first, at most 100.
pub async fn of_player(tx: &mut Tx, player: PlayerId) -> Result<Vec<Offsite>, StoreError> {
    fetch_all!(
        tx,
        Offsite,
        concat!(
            "SELECT ",
            columns!(),
            " FROM offsite_games WHERE white_id = $1 OR black_id = $1 ORDER BY id DESC LIMIT 100"
        ),
        player
    )
}

/// One of the same players, position and moves that waits or is in the archive, else one that was refused.
pub async fn same(tx: &mut Tx, offsite: &Offsite) -> Result<Option<Offsite>, StoreError> {
    fetch_optional!(
        tx,
        Offsite,
        concat!(
            "SELECT ",
            columns!(),
            " FROM offsite_games WHERE white_id = $1 AND black_id = $2 AND start_id = $3 AND moves = $4
             ORDER BY CASE WHEN state = 'refused' THEN 1 ELSE 0 END, id LIMIT 1"
        ),
        offsite.white_id,
        offsite.black_id,
        offsite.start_id,
        &offsite.moves
    )
}

/// The game that came from a file with this content.
pub async fn library_game(tx: &mut Tx, hash: &str) -> Result<Option<GameId>, StoreError> {
    #[derive(sqlx::FromRow)]
    struct Row {
        game_id: GameId,
    }
    record!(Row, "library_games", "game_id");
    let row = fetch_optional!(tx, Row, "SELECT game_id FROM library_games WHERE hash = $1", hash)?;
    Ok(row.map(|row| row.game_id))
}

/// Notes the content of a game that came from a file; false if it was there.
pub async fn note_library_game(tx: &mut Tx, hash: &str, game: GameId) -> Result<bool, StoreError> {
    let noted = execute!(
        tx,
        "INSERT INTO library_games (hash, game_id) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING",
        hash,
        game
    )?;
    Ok(noted == 1)
}
