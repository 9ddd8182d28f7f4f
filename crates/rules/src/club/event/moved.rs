//! What a corrected result changes of who plays on, in knockouts and dropouts. In the other formats everybody does.
use serde::{Deserialize, Serialize};

use super::dropout::{self, MalusState};
use super::history::History;
use super::knockout::{self, Decided, Slot};
use super::{Format, Lots};

/// Whose way through the event is another one now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moved {
    /// Dropout: below the limit again, and not in the last round that was paired: plays on from this round (from 1).
    Back {
        /// Who.
        entry: usize,
        /// The round.
        round: usize,
    },
    /// Dropout: plays no further round after all.
    Out {
        /// Who.
        entry: usize,
    },
    /// Dropout: below the limit again, when the event is over.
    TooLate {
        /// Who.
        entry: usize,
    },
    /// Dropout: plays the round that runs, and is out after it whatever its games bring.
    LastRound {
        /// Who.
        entry: usize,
    },
    /// Dropout: plays the round that runs, and is not out already after it.
    MoreRounds {
        /// Who.
        entry: usize,
    },
    /// Knockout: goes on, and the other one does not; in the final: has won the event.
    GoesOn {
        /// Who.
        entry: usize,
        /// The opponent.
        other: usize,
        /// Whether it is the final.
        last: bool,
    },
    /// Knockout: the match is level now, and two more games decide it.
    Level {
        /// One side.
        entry: usize,
        /// The other.
        other: usize,
    },
    /// Knockout: the result says otherwise, but the next round has begun and stays as it was paired: `entry` goes on.
    Stays {
        /// Who.
        entry: usize,
        /// The opponent.
        other: usize,
    },
}

impl Moved {
    /// Whom it concerns, from 0.
    pub fn entries(self) -> impl Iterator<Item = usize> {
        let (one, other) = match self {
            Self::Back { entry, .. }
            | Self::Out { entry }
            | Self::TooLate { entry }
            | Self::LastRound { entry }
            | Self::MoreRounds { entry } => (entry, None),
            Self::GoesOn { entry, other, .. }
            | Self::Level { entry, other }
            | Self::Stays { entry, other } => (entry, Some(other)),
        };
        [Some(one), other].into_iter().flatten()
    }
}

/// What changes of who plays on when the results are those of `after` and no longer those of `before`.
pub fn moved(format: &Format, before: &History, after: &History, lots: &Lots) -> Vec<Moved> {
    match format {
        Format::Dropout => of_dropout(before, after),
        Format::Knockout => of_knockout(before, after, lots),
        Format::RoundRobin { .. } | Format::Swiss { .. } => Vec::new(),
    }
}

fn of_dropout(before: &History, after: &History) -> Vec<Moved> {
    let was = dropout::malus(before);
    let moved = dropout::malus(after).into_iter().filter_map(|line| {
        let entry = line.entry;
        let old = was.iter().find(|old| old.entry == entry)?;
        let is_out = |state| matches!(state, MalusState::Out { .. } | MalusState::TooLate { .. });
        if std::mem::discriminant(&old.state) == std::mem::discriminant(&line.state) {
            return None;
        }
        match (old.state, line.state) {
            (_, MalusState::Back { round }) => Some(Moved::Back { entry, round }),
            (_, MalusState::TooLate { .. }) => Some(Moved::TooLate { entry }),
            (MalusState::In, MalusState::Over) => Some(Moved::LastRound { entry }),
            (MalusState::Over, MalusState::In) => Some(Moved::MoreRounds { entry }),
            (old, new) if is_out(new) && !is_out(old) => Some(Moved::Out { entry }),
            _ => None,
        }
    });
    moved.collect()
}

fn of_knockout(before: &History, after: &History, lots: &Lots) -> Vec<Moved> {
    let (before, after) = (knockout::bracket(before, lots), knockout::bracket(after, lots));
    let mut moved = Vec::new();
    for (old, new) in before.levels.iter().zip(&after.levels) {
        for (was, is) in old.matches.iter().zip(&new.matches) {
            let (Slot::Entry(one), Slot::Entry(two)) = (is.upper, is.lower) else { continue };
            if (was.upper, was.lower) != (is.upper, is.lower) {
                continue;
            }
            let other = |entry: usize| if entry == one { two } else { one };
            let Some((winner, why)) = is.advance.and_then(|found| Some((found.winner?, found.why))) else {
                if is.level && !was.level {
                    moved.push(Moved::Level { entry: one, other: two });
                }
                continue;
            };
            let old = was.advance.map(|found| (found.winner, found.why));
            if why == Decided::Started {
                if old.is_none_or(|(_, why)| why != Decided::Started) {
                    moved.push(Moved::Stays { entry: winner, other: other(winner) });
                }
            } else if old.is_none_or(|(before, _)| before != Some(winner)) {
                moved.push(Moved::GoesOn { entry: winner, other: other(winner), last: new.places == 2 });
            }
        }
    }
    moved
}
