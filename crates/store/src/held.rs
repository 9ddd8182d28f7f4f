//! Actions that wait for the player's own yes: a mail from a foreign address, a resignation, whatever a cautious member asked for.
use frcec_rules::club::seat::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    GameId, MailId, PlayerId, StoreError, Tx,
    db::{Later, Must, execute, fetch_all, fetch_optional, record},
    value::words,
};

words!(
    /// What became of a held action.
    HeldState {
        /// Waits for a yes.
        Waiting = "waiting",
        /// Was played on yes.
        Confirmed = "confirmed",
        /// Nobody said yes in time.
        Expired = "expired",
        /// The player took it back, another was confirmed, or a director set it aside.
        Withdrawn = "withdrawn",
        /// The position it was meant for is gone.
        Void = "void",
    }
);

/// An action that is held.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Held {
    /// Time-ordered.
    pub id: i64,
    /// Whose yes it needs.
    pub player_id: PlayerId,
    /// In which game.
    pub game_id: GameId,
    /// For the position after how many plies.
    #[sqlx(try_from = "i64")]
    pub ply: u32,
    /// For which side.
    #[sqlx(try_from = "String")]
    pub seat: Seat,
    /// Why it is held: the caller's word.
    pub kind: String,
    /// What a yes plays: the caller's JSON.
    pub command: String,
    /// Names the question; stands in its reply address.
    pub nonce: String,
    /// The mail that it came in.
    pub mail_id: Option<MailId>,
    /// When it came first (Unix ms): that is what counts for the clock.
    pub first_arrival_at: i64,
    /// Until when a yes counts (Unix ms).
    pub expires_at: i64,
    /// What became of it.
    pub state: HeldState,
    /// When that was (Unix ms).
    pub settled_at: Option<i64>,
    /// Whom the mail named as its sender, if it may be a stranger's; gone once it is settled.
    pub sender: Option<String>,
}
record!(Held, "held_actions", "id");

macro_rules! columns {
    () => {
        "id, player_id, game_id, ply, seat, kind, command, nonce, mail_id, first_arrival_at, expires_at, state,
         settled_at, sender"
    };
}

/// Every row, a page at a time.
pub(crate) const SURVEY: &str =
    concat!("SELECT ", columns!(), " FROM held_actions WHERE id > $1 ORDER BY id LIMIT 500");

/// Holds an action; its `state` is stored as it is given.
pub async fn insert(tx: &mut Tx, held: &Held) -> Result<(), StoreError> {
    execute!(
        tx,
        concat!(
            "INSERT INTO held_actions (",
            columns!(),
            ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)"
        ),
        held.id,
        held.player_id,
        held.game_id,
        i64::from(held.ply),
        held.seat.letter().to_string(),
        &held.kind,
        &held.command,
        &held.nonce,
        held.mail_id,
        held.first_arrival_at,
        held.expires_at,
        held.state,
        held.settled_at,
        held.sender.as_deref()
    )?;
    Ok(())
}

/// The action that a question is about.
pub async fn by_nonce(tx: &mut Tx, nonce: &str) -> Result<Option<Held>, StoreError> {
    fetch_optional!(tx, Held, concat!("SELECT ", columns!(), " FROM held_actions WHERE nonce = $1"), nonce)
}

/// The action of this number.
pub async fn by_id(tx: &mut Tx, id: i64) -> Result<Option<Held>, StoreError> {
    fetch_optional!(tx, Held, concat!("SELECT ", columns!(), " FROM held_actions WHERE id = $1"), id)
}

/// What waits in a game for a player's yes, in the order of arrival.
pub async fn waiting(tx: &mut Tx, game: GameId, player: PlayerId) -> Result<Vec<Held>, StoreError> {
    fetch_all!(
        tx,
        Held,
        concat!(
            "SELECT ",
            columns!(),
            " FROM held_actions WHERE game_id = $1 AND player_id = $2 AND state = 'waiting' ORDER BY id"
        ),
        game,
        player
    )
}

/// What waits in a game, whoever for: no flag falls while a held move of the side to move does.
pub async fn waiting_in_game(tx: &mut Tx, game: GameId) -> Result<Vec<Held>, StoreError> {
    fetch_all!(
        tx,
        Held,
        concat!(
            "SELECT ",
            columns!(),
            " FROM held_actions WHERE game_id = $1 AND state = 'waiting' ORDER BY id"
        ),
        game
    )
}

/// Nothing waits in a game any more, because its position is gone; kept back with what else the transaction writes.
pub fn void_later(tx: &mut Tx, game: GameId, at: i64) {
    tx.later(Later::new(
        "UPDATE held_actions SET state = $2, settled_at = $3, sender = NULL WHERE game_id = $1 AND state = 'waiting'",
        vec![game.into(), HeldState::Void.into(), at.into()],
        Must::Run,
    ));
}

/// What waits anywhere, soonest to expire first, at most `limit`: for the director's desk.
pub async fn all_waiting(tx: &mut Tx, limit: u32) -> Result<Vec<Held>, StoreError> {
    expiring(tx, i64::MAX, limit).await
}

/// What waits and expires by `at` (Unix ms), soonest first, at most `limit`.
pub async fn expiring(tx: &mut Tx, at: i64, limit: u32) -> Result<Vec<Held>, StoreError> {
    fetch_all!(
        tx,
        Held,
        concat!(
            "SELECT ",
            columns!(),
            " FROM held_actions WHERE state = 'waiting' AND expires_at <= $1 ORDER BY expires_at, id LIMIT $2"
        ),
        at,
        i64::from(limit)
    )
}

/// Ends the waiting of an action; false if it was ended before, so that two yeses play it once.
pub async fn settle(tx: &mut Tx, id: i64, state: HeldState, at: i64) -> Result<bool, StoreError> {
    let settled = execute!(
        tx,
        "UPDATE held_actions SET state = $2, settled_at = $3, sender = NULL WHERE id = $1 AND state = 'waiting'",
        id,
        state,
        at
    )?;
    Ok(settled == 1)
}
