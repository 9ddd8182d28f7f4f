//! Events: who meets whom, who stands where, and who has won.
//!
//! Everything here is a pure function of the entrants, the rounds as they were played and the published lots
//! ([`History`], [`Lots`]). A round that has been started is an input and never an output: a corrected result moves the
//! standings and the rounds that come after it, and nothing else.
//!
//! Entries are counted from 0 here; people see `number`, one more. Points are in halves, Sonneborn-Berger in quarters,
//! ratings in hundredths, as everywhere in the club.
use serde::{Deserialize, Serialize};

pub mod berger;
pub mod draw;
pub mod dropout;
mod history;
pub mod knockout;
mod matching;
mod moved;
mod paired;
pub mod standing;
pub mod swiss;

pub use draw::Lots;
pub use history::{Entrant, EntrantState, EventGame, History, PlayedPairing, PlayedRound, RoundKind};
pub use moved::{Moved, moved};
pub use paired::{Bye, ByeWhy, ColourWhy, Final, Games, Next, PairWhy, Paired, PairedRound, Stuck};
pub use standing::{Table, standings};

/// How an event is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// Everybody against everybody.
    RoundRobin {
        /// Two games for each pair, with both colours; else one.
        double: bool,
        /// Cut by rating into classes of about this size, each with a table of its own.
        #[serde(default)]
        class_size: Option<u8>,
    },
    /// Matches of two games; who loses one is out.
    Knockout,
    /// A match in each round; who has six malus points after a round is out.
    Dropout,
    /// Each round against somebody with the same score.
    Swiss {
        /// How many rounds.
        rounds: u8,
        /// Two games for each pair, with both colours; else one.
        double: bool,
    },
}

impl Format {
    /// The games of one pairing.
    pub const fn games(self) -> Games {
        match self {
            Self::RoundRobin { double, .. } | Self::Swiss { double, .. } if !double => Games::One,
            _ => Games::Two,
        }
    }
}

/// What comes after `history`.
pub fn next_round(format: &Format, history: &History, lots: &Lots) -> Next {
    match *format {
        Format::RoundRobin { double, class_size } => berger::next(double, class_size, history),
        Format::Knockout => knockout::next(history, lots),
        Format::Dropout => dropout::next(history),
        Format::Swiss { rounds, double } => swiss::next(rounds, double, history),
    }
}
