//! The fold of a game's events, as it is stored.
use serde::{Deserialize, Serialize};

use super::outcome::Finish;
use crate::{
    club::{
        clock::Stops,
        pace::Pace,
        seat::{Seat, Sides},
    },
    line::LineError,
};

/// A game's fold, as it is stored beside its events. All times are Unix ms, all spans ms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// The starting position's number.
    pub start: u16,
    /// The moves as UCI text, castling as king takes rook, separated by spaces.
    pub moves: String,
    /// The time control.
    pub pace: Pace,
    /// When White was let begin.
    pub started_at: Option<i64>,
    /// What each clock shows, as of its owner's last move.
    pub left_ms: Sides<i64>,
    /// Since when the clock of the side to move runs.
    pub told_at: Option<i64>,
    /// What stops the clocks.
    #[serde(default)]
    pub stops: Stops,
    /// When the last move arrived; where the game was halted since, when it went on.
    pub moved_at: Option<i64>,
    /// Who has a draw offer standing.
    pub offer: Option<Seat>,
    /// The full-move number of each side's last offer, unless the opponent has offered since.
    pub offered_at_move: Sides<Option<u32>>,
    /// The result.
    pub finish: Option<Finish>,
    /// The number of events.
    pub version: u32,
}

/// A stored game that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameError {
    /// No such starting position.
    #[error("there is no starting position {0}")]
    Start(u16),
    /// The moves do not replay.
    #[error(transparent)]
    Line(#[from] LineError),
    /// The first event is not `created`, or a later one is.
    #[error("event {0} does not fit: a game is created once, by its first event")]
    Order(u32),
    /// A correction or a new beginning of a game that is not over.
    #[error("event {0} does not fit: the game is not over")]
    NotOver(u32),
    /// A move that is not legal in its place.
    #[error("event {version}: {uci} is not legal there")]
    Move {
        /// The event's number, from 1.
        version: u32,
        /// The move.
        uci: String,
    },
}
