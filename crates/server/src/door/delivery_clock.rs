//! What the clocks learn of letters that do not arrive.
use frcec_rules::club::{
    clock::Fault,
    game::{Command as Rules, Telling},
    seat::Seat,
};
use frcec_store::{
    GameId, LetterId, PlayerId,
    letters::{self, Tells},
    lists,
};

use super::{Door, LoadError, SubmitError, row};

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
    /// A letter to this player was not taken, and not by the player's fault.
    PutOff {
        /// The player.
        player: PlayerId,
        /// When it was tried.
        at: i64,
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
    ///
    /// A letter that came back gives the time since it was taken back; from then on the clock stands still until the player
    /// is told otherwise. Where no address is left, it depends on whose fault that is (domain.md, "Clocks").
    pub async fn delivery_clock(&self, fact: DeliveryFact) -> Result<(), SubmitError> {
        let now = self.clock().now();
        let undelivered =
            |ply, fault, since| Rules::Undelivered { ply, fault, since: Some(since), note: None };
        match fact {
            DeliveryFact::CameBack { game, ply, told_at, .. } => {
                self.tell(game, undelivered(ply, Fault::Ours, told_at), now).await?;
            }
            DeliveryFact::Failing { game, ply, since, fault, .. } => {
                let fault = match fault {
                    DeliveryFault::Player => Fault::Theirs,
                    DeliveryFault::Club => Fault::Ours,
                };
                self.tell(game, undelivered(ply, fault, since), now).await?;
            }
            DeliveryFact::PutOff { player, at } => self.fails_by_our_fault(player, at).await?,
            DeliveryFact::Works { player, at } => self.mail_arrives_again(player, at).await?,
        }
        Ok(())
    }

    /// What stood still by the player's fault stands still by ours: whether the player's mailbox takes letters nobody knows now. A
    /// turn that no letter has failed is not concerned: where it was told it goes on, and where it was not it has not begun.
    async fn fails_by_our_fault(&self, player: PlayerId, at: i64) -> Result<(), SubmitError> {
        let turns = lists::turns(&mut self.db().read().await?, player).await?;
        for stored in turns {
            let game = row::game_of(&stored).map_err(|source| LoadError::Row { key: stored.id, source })?;
            if game.snapshot().stops.failing.is_some_and(|failing| failing.fault == Fault::Theirs) {
                let (ply, fault, since) = (game.ply(), Fault::Ours, Some(at));
                self.tell(stored.id, Rules::Undelivered { ply, fault, since, note: None }, at).await?;
            }
        }
        Ok(())
    }

    /// Ends every standstill of a player whom mail reaches again. Where a letter of the turn is still to go, its reader is told when the
    /// next host has taken it, and until then it is our fault; where none is, nothing else will tell.
    async fn mail_arrives_again(&self, player: PlayerId, at: i64) -> Result<(), SubmitError> {
        let turns = lists::turns(&mut self.db().read().await?, player).await?;
        for stored in turns {
            let game = row::game_of(&stored).map_err(|source| LoadError::Row { key: stored.id, source })?;
            if game.snapshot().stops.failing.is_none() {
                continue;
            }
            let (ply, told) = (game.ply(), Tells { game: stored.id, ply: game.ply() });
            let command = if letters::is_to_tell(&mut self.db().read().await?, player, told).await? {
                Rules::Undelivered { ply, fault: Fault::Ours, since: Some(at), note: None }
            } else {
                Rules::told(ply, Telling::MailWorks)
            };
            self.tell(stored.id, command, at).await?;
        }
        Ok(())
    }
}
