//! What happens in a game: the record.
use serde::{Deserialize, Serialize};

use super::outcome::{EndReason, Outcome};
use crate::club::{
    clock::{Fault, Span, is_default},
    pace::Pace,
    seat::Seat,
};

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
    /// Mail had failed, and arrives again.
    MailWorks,
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
        /// The evidence: which host took the letter, and what it said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    },
    /// A move was played.
    Moved {
        /// The move, castling written as king takes rook.
        uci: String,
        /// When the answer arrived.
        at: i64,
        /// Time counted for it (ms).
        charged_ms: i64,
        /// Time of the turn that was nobody's: before the telling, in an outage, while delivery failed (ms).
        #[serde(default, skip_serializing_if = "is_default")]
        free_ms: i64,
        /// Time of the turn that was leave, booked or automatic (ms).
        #[serde(default, skip_serializing_if = "is_default")]
        leave_ms: i64,
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
    /// A player's leave from here on: what was known before of later days is replaced.
    Leave {
        /// Whose.
        seat: Seat,
        /// When it was booked or changed.
        at: i64,
        /// All that is left of it, in order.
        spans: Vec<Span>,
    },
    /// The clock of the side to move stood still.
    Stopped {
        /// Whose clock.
        seat: Seat,
        /// From here.
        from: i64,
        /// To here.
        to: i64,
        /// Why.
        why: Stop,
    },
    /// Mail does not reach the side to move; its clock stands still from `from` on until it is told, or until the limit for
    /// faults of its own.
    Undelivered {
        /// Who.
        seat: Seat,
        /// Since when: at the latest the telling that failed.
        from: i64,
        /// When it was found out.
        at: i64,
        /// Whose fault it is.
        fault: Fault,
        /// The evidence: what the host said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    },
    /// Time was up, and a day of the player's leave is used for it, in this game only.
    AutoLeave {
        /// Whose.
        seat: Seat,
        /// The first moment of the day: the flag would have fallen here.
        at: i64,
        /// The calendar year that it is taken from.
        year: i16,
        /// Days of that year's leave that are left in this game.
        left: u32,
    },
    /// The opponent gave time.
    Given {
        /// Who got it.
        seat: Seat,
        /// When.
        at: i64,
        /// How much (ms).
        ms: i64,
    },
    /// The side to move has made no first move for so long that the opponent may have the game cancelled.
    NoShow {
        /// Who has not moved.
        seat: Seat,
        /// When.
        at: i64,
    },
    /// A director gave time, or took back what a director had given.
    Granted {
        /// Whose clock.
        seat: Seat,
        /// When.
        at: i64,
        /// How much (ms); negative if it is taken back.
        ms: i64,
    },
    /// The directors decide about the game: no move can be made, and no clock runs.
    Paused {
        /// When.
        at: i64,
    },
    /// They do not: the game goes on where it stood.
    Resumed {
        /// When.
        at: i64,
    },
    /// A director gave a finished game another result. Its end stays when it was.
    Corrected {
        /// How it counts now.
        outcome: Outcome,
        /// Why it ended, as it is told from now on.
        reason: EndReason,
        /// When it was corrected.
        at: i64,
    },
    /// A director let a finished game go on.
    Reopened {
        /// When.
        at: i64,
    },
}

/// Why a clock stood still.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    /// The club's server was down.
    Outage,
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
            Self::Leave { .. } => "leave",
            Self::Stopped { .. } => "stopped",
            Self::Undelivered { .. } => "undelivered",
            Self::AutoLeave { .. } => "auto_leave",
            Self::Given { .. } => "given",
            Self::NoShow { .. } => "no_show",
            Self::Granted { .. } => "granted",
            Self::Paused { .. } => "paused",
            Self::Resumed { .. } => "resumed",
            Self::Corrected { .. } => "corrected",
            Self::Reopened { .. } => "reopened",
        }
    }

    /// When it happened (Unix ms); `created` has no time of its own.
    pub const fn at(&self) -> Option<i64> {
        match self {
            Self::Created { .. } => None,
            Self::Started { at }
            | Self::Imported { at, .. }
            | Self::Told { at, .. }
            | Self::Moved { at, .. }
            | Self::Declined { at, .. }
            | Self::Said { at, .. }
            | Self::Ended { at, .. }
            | Self::Leave { at, .. }
            | Self::Undelivered { at, .. }
            | Self::AutoLeave { at, .. }
            | Self::Given { at, .. }
            | Self::NoShow { at, .. }
            | Self::Granted { at, .. }
            | Self::Paused { at }
            | Self::Resumed { at }
            | Self::Corrected { at, .. }
            | Self::Reopened { at } => Some(*at),
            Self::Stopped { to, .. } => Some(*to),
        }
    }
}
