//! What happens in a game: the record.
use serde::{Deserialize, Serialize};

use super::outcome::{EndReason, Outcome};
use crate::club::{pace::Pace, seat::Seat};

/// How a player came to know that it is their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Telling {
    /// The next mail host took the letter.
    Letter,
    /// Our page showed them the position.
    Page,
    /// A day passed, and no delivery was failing.
    DayPassed,
}

/// What happened. Events are never changed; all times are Unix ms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The game was agreed; it may wait for its start.
    Created {
        /// The starting position's number.
        start: u16,
        /// The time control.
        pace: Pace,
    },
    /// A finished game that was played elsewhere came into the record, whole: the first event and the last.
    Imported {
        /// The starting position's number.
        start: u16,
        /// The time control, as far as it is known.
        pace: Pace,
        /// The moves as UCI text, castling written as king takes rook, separated by spaces.
        moves: String,
        /// When it began, if that is known.
        began_at: Option<i64>,
        /// How it counts.
        outcome: Outcome,
        /// Why it ended.
        reason: EndReason,
        /// When it ended.
        at: i64,
    },
    /// White may move.
    Started {
        /// When.
        at: i64,
    },
    /// The side to move was told; its clock runs from here.
    Told {
        /// Who.
        seat: Seat,
        /// When.
        at: i64,
        /// By what.
        by: Telling,
    },
    /// A move was played.
    Moved {
        /// The move, castling written as king takes rook.
        uci: String,
        /// When the answer arrived.
        at: i64,
        /// Time counted for it (ms).
        charged_ms: i64,
        /// What the clock shows after it, additions included (ms).
        left_ms: i64,
        /// Whether a draw was offered with it.
        offer: bool,
    },
    /// A draw offer was declined in words; a move declines it too, without this event.
    Declined {
        /// Who declined.
        seat: Seat,
        /// When.
        at: i64,
    },
    /// A player wrote to the opponent, without a move.
    Said {
        /// Who wrote.
        seat: Seat,
        /// When it arrived.
        at: i64,
        /// What.
        text: String,
    },
    /// The game is over.
    Ended {
        /// How it counts.
        outcome: Outcome,
        /// Why.
        reason: EndReason,
        /// When.
        at: i64,
    },
}

impl Event {
    /// The event's name in the store.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Created { .. } => "created",
            Self::Imported { .. } => "imported",
            Self::Started { .. } => "started",
            Self::Told { .. } => "told",
            Self::Moved { .. } => "moved",
            Self::Declined { .. } => "declined",
            Self::Said { .. } => "said",
            Self::Ended { .. } => "ended",
        }
    }
}
