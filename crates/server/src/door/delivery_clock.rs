//! What the clocks learn of letters that do not arrive.
use frcec_rules::club::seat::Seat;
use frcec_store::{GameId, LetterId, PlayerId};

use super::{Door, SubmitError};

/// By whose fault a letter does not arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeliveryFault {
    /// The reader's: a full mailbox, an address that is gone.
    Player,
    /// Ours: our relay, our host's name, a letter that could not be made.
    Club,
}

/// Something about the delivery of letters that a clock may hang on. Times are Unix ms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeliveryFact {
    /// A letter that had been taken, and had told `seat` of its turn at `ply`, came back.
    CameBack {
        /// The game.
        game: GameId,
        /// The reader's side.
        seat: Seat,
        /// The position that the letter told of.
        ply: u32,
        /// The letter.
        letter: LetterId,
        /// When it was taken.
        told_at: i64,
    },
    /// No address of the reader takes the letter of this turn.
    Failing {
        /// The game.
        game: GameId,
        /// The reader's side.
        seat: Seat,
        /// The position that the letter tells of.
        ply: u32,
        /// Since when it was tried.
        since: i64,
        /// By whose fault.
        fault: DeliveryFault,
    },
    /// Letters to this player arrive again: one stayed, or the player says so.
    Works {
        /// The player.
        player: PlayerId,
        /// Since when.
        at: i64,
    },
}

impl Door {
    /// Tells the clocks. Whatever is reported may be reported again, and late.
    #[expect(clippy::unused_async, reason = "the clocks' answer will be written")]
    pub async fn delivery_clock(&self, fact: DeliveryFact) -> Result<(), SubmitError> {
        tracing::info!(?fact, "delivery");
        Ok(())
    }
}
