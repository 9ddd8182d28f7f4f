//! How much time a player has. A deadline is computed from the moment a player was told; nothing ticks.
use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One day in milliseconds, the unit in which the club counts time.
pub const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// How long after a deadline nobody's flag is called (ms): an answer that came in time may still be on its way from the
/// host in front of us, and nobody loses a game through our delay in reading.
pub const FLAG_GRACE_MS: i64 = 2 * 60 * 60 * 1000;

/// A time control. All spans are whole days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pace {
    /// `10/30`: `days` at the start and again after every `moves`-th own move, never more than `ceiling` on the clock.
    Block {
        /// Own moves from one addition to the next.
        moves: u32,
        /// Days at the start and at each addition.
        days: u32,
        /// Most days a clock can show.
        ceiling: u32,
    },
    /// `5+1`: `start` days, and `increment` more with every own move, never more than `ceiling` on the clock.
    Increment {
        /// Days at the start.
        start: u32,
        /// Days added by each own move.
        increment: u32,
        /// Most days a clock can show.
        ceiling: u32,
    },
    /// `3/move`: so many days for each move; what is left of them is not kept.
    PerMove {
        /// Days for each move.
        days: u32,
    },
    /// `bank 60`: so many days for the whole game, leave included; for events with rounds.
    Bank {
        /// Days for all moves of one player together.
        days: u32,
    },
}

/// The club's default, `10/30` with a ceiling of 40 days.
impl Default for Pace {
    fn default() -> Self {
        Self::Block { moves: 10, days: 30, ceiling: 40 }
    }
}

impl Pace {
    /// What a clock shows before the first move (ms).
    pub fn start_ms(self) -> i64 {
        let days = match self {
            Self::Block { days, .. } | Self::PerMove { days } | Self::Bank { days } => days,
            Self::Increment { start, .. } => start,
        };
        i64::from(days) * DAY_MS
    }

    /// What a clock shows after its owner's move number `own_move` (1 for the first), when `left_ms` were left on it as
    /// the answer arrived.
    pub fn after_move(self, left_ms: i64, own_move: u32) -> i64 {
        // A ceiling stops additions; time that the opponent gave on top of it is not taken away.
        let add = |days: u32, ceiling: u32| {
            (left_ms + i64::from(days) * DAY_MS).min(i64::from(ceiling) * DAY_MS).max(left_ms)
        };
        match self {
            Self::Block { moves, days, ceiling } if moves > 0 && own_move.is_multiple_of(moves) => {
                add(days, ceiling)
            }
            Self::Block { .. } | Self::Bank { .. } => left_ms,
            Self::Increment { increment, ceiling, .. } => add(increment, ceiling),
            Self::PerMove { days } => i64::from(days) * DAY_MS,
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Block { moves, days, .. } => write!(f, "{moves}/{days}"),
            Self::Increment { start, increment, .. } => write!(f, "{start}+{increment}"),
            Self::PerMove { days } => write!(f, "{days}/move"),
            Self::Bank { days } => write!(f, "bank {days}"),
        }
    }
}

/// The text names no pace of the club.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no pace of the club: use 10/30, 10/40, 10/50, 5+1, N/move or bank N (N days, 1 to 365)")]
pub struct PaceError(pub String);

impl FromStr for Pace {
    type Err = PaceError;

    fn from_str(text: &str) -> Result<Self, PaceError> {
        let folded = text.trim().to_ascii_lowercase();
        let days = |text: &str| match text.trim().parse::<u32>() {
            Ok(days) if (1..=365).contains(&days) => Ok(days),
            _ => Err(PaceError(folded.clone())),
        };
        match folded.as_str() {
            "10/30" => Ok(Self::Block { moves: 10, days: 30, ceiling: 40 }),
            "10/40" => Ok(Self::Block { moves: 10, days: 40, ceiling: 50 }),
            "10/50" => Ok(Self::Block { moves: 10, days: 50, ceiling: 65 }),
            "5+1" => Ok(Self::Increment { start: 5, increment: 1, ceiling: 30 }),
            _ => {
                if let Some(count) = folded.strip_suffix("/move") {
                    Ok(Self::PerMove { days: days(count)? })
                } else if let Some(count) = folded.strip_prefix("bank ") {
                    Ok(Self::Bank { days: days(count)? })
                } else {
                    Err(PaceError(folded))
                }
            }
        }
    }
}

impl Serialize for Pace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Pace {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pace(text: &str) -> Pace {
        text.parse().unwrap()
    }

    #[test]
    fn every_preset_reads_back_what_it_writes() {
        for text in ["10/30", "10/40", "10/50", "5+1", "3/move", "bank 60"] {
            assert_eq!(pace(text).to_string(), text);
        }
        assert_eq!(pace(" 10/30 "), Pace::default());
    }

    #[test]
    fn what_is_no_pace_is_named() {
        for text in ["", "fast", "0/move", "366/move", "bank", "bank -1", "40/120"] {
            assert!(text.parse::<Pace>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_block_adds_at_every_tenth_own_move_up_to_its_ceiling() {
        let ten_thirty = pace("10/30");
        assert_eq!(ten_thirty.start_ms(), 30 * DAY_MS);
        assert_eq!(ten_thirty.after_move(5 * DAY_MS, 9), 5 * DAY_MS);
        assert_eq!(ten_thirty.after_move(5 * DAY_MS, 10), 35 * DAY_MS);
        assert_eq!(ten_thirty.after_move(25 * DAY_MS, 20), 40 * DAY_MS);
        assert_eq!(pace("10/40").after_move(25 * DAY_MS, 20), 50 * DAY_MS);
        assert_eq!(pace("10/50").after_move(25 * DAY_MS, 20), 65 * DAY_MS);
    }

    #[test]
    fn an_increment_adds_with_every_move() {
        let five_one = pace("5+1");
        assert_eq!(five_one.after_move(DAY_MS / 2, 1), DAY_MS + DAY_MS / 2);
        assert_eq!(five_one.after_move(30 * DAY_MS, 2), 30 * DAY_MS);
    }

    #[test]
    fn days_a_move_start_afresh_and_a_bank_only_empties() {
        assert_eq!(pace("3/move").after_move(1, 7), 3 * DAY_MS);
        assert_eq!(pace("bank 60").after_move(7, 10), 7);
    }

    #[test]
    fn a_ceiling_takes_nothing_away() {
        assert_eq!(pace("10/30").after_move(50 * DAY_MS, 10), 50 * DAY_MS);
    }
}
