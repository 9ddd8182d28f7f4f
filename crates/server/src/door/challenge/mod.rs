//! Challenges: to a member or open to all, accepted, declined, taken back; the queue that pairs by rating; rematches.
mod answer;
mod offer;
mod queue;
mod who;

use frcec_rules::{StartPosition, club::pace::Pace};
use frcec_store::{MatchId, PlayerId, challenges::Challenge, players::PlayerStatus};

pub use self::who::{Meant, member_meant};
use super::{ClubDenial, Door, Receipt, Submission, SubmitError};
use crate::{
    people::Person,
    speech::{Lang, Speech},
};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
/// How long a challenge to a member waits (ms).
pub const CHALLENGE_MS: i64 = 14 * DAY_MS;
/// How long one that is open to all waits (ms).
pub const OPEN_MS: i64 = 30 * DAY_MS;
/// The games of a match, for the limit.
const GAMES: u32 = 2;
/// Challenges of one member that wait at the most.
pub(super) const MOST: usize = 20;

/// Which position a challenge is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartWish {
    /// Drawn when the match begins.
    Random,
    /// This one.
    At(StartPosition),
    /// That of an earlier match.
    AsIn(MatchId),
}

/// A challenge as a member makes it.
#[derive(Clone, Debug)]
pub struct Offer {
    /// Who makes it.
    pub from: PlayerId,
    /// To whom, by handle or by name; `None` for all.
    pub to: Option<String>,
    /// The position.
    pub start: StartWish,
    /// The time control.
    pub pace: Pace,
    /// Whether the match is to count.
    pub rated: bool,
    /// Whether the second game waits for the first.
    pub staggered: bool,
}

/// What is asked about challenges.
#[derive(Clone, Debug)]
pub enum ChallengeCommand {
    /// Make one.
    Offer(Offer),
    /// Accept one.
    Accept(i64, PlayerId),
    /// Decline one.
    Decline(i64, PlayerId),
    /// Take one back.
    Withdraw(i64, PlayerId),
    /// Challenge the opponent of a finished match again.
    Rematch(MatchId, PlayerId),
    /// Wait for a pairing.
    Queue(PlayerId, Pace, bool),
    /// Wait no more.
    Unqueue(PlayerId),
}

impl Door {
    pub(super) async fn submit_challenge(
        &self,
        submission: &Submission,
        command: &ChallengeCommand,
    ) -> Result<Receipt, SubmitError> {
        match command {
            ChallengeCommand::Offer(offer) => self.offer_challenge(submission, offer).await,
            ChallengeCommand::Accept(id, player) => self.accept_challenge(submission, *id, *player).await,
            ChallengeCommand::Decline(id, player) => self.decline_challenge(submission, *id, *player).await,
            ChallengeCommand::Withdraw(id, player) => self.withdraw_challenge(submission, *id, *player).await,
            ChallengeCommand::Rematch(id, player) => self.rematch(submission, *id, *player).await,
            ChallengeCommand::Queue(player, pace, rated) => {
                self.queue_up(submission, *player, *pace, *rated).await
            }
            ChallengeCommand::Unqueue(player) => self.leave_queue(submission, *player).await,
        }
    }
}

/// The challenge's position in words.
pub fn position(challenge: &Challenge, speech: Speech, lang: Lang) -> String {
    let start = challenge.start_id.and_then(|id| u16::try_from(id).ok()).and_then(StartPosition::new);
    start.map_or_else(|| speech.word(lang, "challenge-random"), |start| start.to_string())
}

/// Whether the one who asks may play: what he or she does now is a sign of life.
fn there(person: &Person) -> Result<(), SubmitError> {
    match person.status {
        PlayerStatus::Active | PlayerStatus::Inactive => Ok(()),
        PlayerStatus::Suspended => Err(ClubDenial::Suspended(person.name.clone()).into()),
        PlayerStatus::Former | PlayerStatus::Archived => Err(SubmitError::NoMember(person.handle.clone())),
    }
}

/// Whether a member can be played against.
fn playable(person: &Person) -> Result<(), SubmitError> {
    match person.status {
        PlayerStatus::Active => Ok(()),
        PlayerStatus::Inactive => Err(ClubDenial::Inactive(person.name.clone()).into()),
        PlayerStatus::Suspended => Err(ClubDenial::Suspended(person.name.clone()).into()),
        PlayerStatus::Former | PlayerStatus::Archived => Err(SubmitError::NoMember(person.handle.clone())),
    }
}
