//! One letter a day: who is due for one, and which boards it numbered.
use frcec_rules::club::seat::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    GameId, PlayerId, StoreError, Tx,
    db::{Insert, execute, fetch_all, fetch_optional, record},
};

/// A board of a digest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct DigestBoard {
    /// The number in the digest, from 1: its reader answers with `#1`.
    #[sqlx(try_from = "i64")]
    pub number: u32,
    /// The game.
    pub game_id: GameId,
    /// The position (plies played) that the digest showed.
    #[sqlx(try_from = "i64")]
    pub ply: u32,
    /// The reader's side.
    #[sqlx(try_from = "String")]
    pub seat: Seat,
}
record!(DigestBoard, "digest_boards", "number", "game_id");

/// A member for whom a digest is to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Due {
    /// Who.
    pub player_id: PlayerId,
    /// Since when (Unix ms).
    pub due_at: i64,
}
record!(Due, "digest_due", "player_id");

/// Sets when the next digest of a member comes due (Unix ms).
pub async fn set_due(tx: &mut Tx, player: PlayerId, due_at: i64) -> Result<(), StoreError> {
    execute!(
        tx,
        "INSERT INTO digest_due (player_id, due_at) VALUES ($1, $2) ON CONFLICT (player_id) DO UPDATE SET due_at = $2",
        player,
        due_at
    )?;
    Ok(())
}

/// Moves a digest that was found due at `due.due_at` on, or, with `None`, strikes its member off; false if somebody else
/// was faster.
pub async fn settle_due(tx: &mut Tx, due: Due, next: Option<i64>) -> Result<bool, StoreError> {
    let touched = match next {
        Some(next) => execute!(
            tx,
            "UPDATE digest_due SET due_at = $3 WHERE player_id = $1 AND due_at = $2",
            due.player_id,
            due.due_at,
            next
        )?,
        None => execute!(
            tx,
            "DELETE FROM digest_due WHERE player_id = $1 AND due_at = $2",
            due.player_id,
            due.due_at
        )?,
    };
    Ok(touched == 1)
}

/// Strikes a member off who gets no digest any more.
pub async fn strike_off(tx: &mut Tx, player: PlayerId) -> Result<(), StoreError> {
    execute!(tx, "DELETE FROM digest_due WHERE player_id = $1", player)?;
    Ok(())
}

const NEXT_DUE: &str =
    "SELECT player_id, due_at FROM digest_due WHERE due_at <= $1 ORDER BY due_at, player_id LIMIT 1";

/// The member who has waited longest for a digest that is due at `now`.
pub async fn next_due(tx: &mut Tx, now: i64) -> Result<Option<Due>, StoreError> {
    fetch_optional!(tx, Due, NEXT_DUE, now)
}

/// Writes down what a digest numbered.
pub async fn insert(
    tx: &mut Tx,
    player: PlayerId,
    issue: u32,
    boards: &[DigestBoard],
) -> Result<(), StoreError> {
    let mut insert = Insert::new(
        "INSERT INTO digest_boards (player_id, issue, number, game_id, ply, seat)",
        6,
        "ON CONFLICT (player_id, issue, number) DO NOTHING",
    );
    for board in boards {
        insert.row([
            player.into(),
            i64::from(issue).into(),
            i64::from(board.number).into(),
            board.game_id.into(),
            i64::from(board.ply).into(),
            board.seat.letter().to_string().as_str().into(),
        ]);
    }
    insert.execute(tx).await?;
    Ok(())
}

/// The boards of a member's digest, by number; none if there was no such digest.
pub async fn boards(tx: &mut Tx, player: PlayerId, issue: u32) -> Result<Vec<DigestBoard>, StoreError> {
    fetch_all!(
        tx,
        DigestBoard,
        "SELECT number, game_id, ply, seat FROM digest_boards WHERE player_id = $1 AND issue = $2 ORDER BY number",
        player,
        i64::from(issue)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Db;

    #[derive(sqlx::FromRow)]
    struct Step {
        detail: String,
    }
    record!(Step, "(plan)", "id");

    #[tokio::test]
    async fn who_is_due_is_found_by_the_index() {
        let db = Db::open("sqlite::memory:").await.unwrap();
        let mut tx = db.read().await.unwrap();
        let sql = format!("EXPLAIN QUERY PLAN {NEXT_DUE}");
        let steps: Vec<Step> = fetch_all!(&mut tx, Step, sqlx::AssertSqlSafe(sql.clone())).unwrap();
        assert!(steps.iter().any(|step| step.detail.contains("digest_due_at (due_at<?)")));
    }
}
