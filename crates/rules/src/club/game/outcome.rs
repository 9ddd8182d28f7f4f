//! How a game ends, and how that counts.
use serde::{Deserialize, Serialize};

use crate::club::seat::Seat;

/// How a finished game counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// White won.
    #[serde(rename = "1-0")]
    White,
    /// Black won.
    #[serde(rename = "0-1")]
    Black,
    /// Nobody won.
    #[serde(rename = "1/2-1/2")]
    Draw,
    /// There is no result: the game was cancelled and counts for nothing.
    #[serde(rename = "*")]
    Cancelled,
}

impl Outcome {
    /// The side that won, if one did.
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Self::White => Some(Seat::White),
            Self::Black => Some(Seat::Black),
            Self::Draw | Self::Cancelled => None,
        }
    }

    /// The outcome in which `seat` wins.
    pub const fn win_of(seat: Seat) -> Self {
        match seat {
            Seat::White => Self::White,
            Seat::Black => Self::Black,
        }
    }

    /// `1-0`, `0-1`, `1/2-1/2` or `*`, as PGN writes it.
    pub const fn pgn(self) -> &'static str {
        match self {
            Self::White => "1-0",
            Self::Black => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Cancelled => "*",
        }
    }
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// Mate.
    Checkmate,
    /// No legal move and no check.
    Stalemate,
    /// No sequence of legal moves mates either side.
    DeadPosition,
    /// The same position for the fifth time.
    FivefoldRepetition,
    /// Seventy-five moves by each side without capture or pawn move.
    SeventyFiveMoves,
    /// The same position for the third time, claimed.
    ThreefoldClaim,
    /// Fifty moves by each side without capture or pawn move, claimed.
    FiftyMovesClaim,
    /// Both agreed on a draw.
    Agreement,
    /// A player gave up.
    Resignation,
    /// A player's time ran out.
    Time,
    /// A player's time ran out, but the opponent could not have mated.
    TimeWithoutMate,
    /// A player left the club.
    Left,
    /// The game was played elsewhere; its record says so, and the board does not tell why.
    Recorded,
    /// A player made no first move, and the opponent had the game cancelled.
    NoShow,
    /// A player left the event.
    Withdrawn,
    /// Somebody else took the place of a player who never moved, and plays the game anew.
    Replaced,
    /// A director decided how the unfinished game counts.
    Adjudication,
    /// A director corrected the result.
    Corrected,
    /// It had begun from a wrong starting position, and is replayed.
    WrongStart,
    /// It was to decide a level match of an event, which by a corrected result is level no more.
    Moot,
}

impl EndReason {
    /// The reason's name in the catalogue and in the store.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::DeadPosition => "dead_position",
            Self::FivefoldRepetition => "fivefold_repetition",
            Self::SeventyFiveMoves => "seventy_five_moves",
            Self::ThreefoldClaim => "threefold_claim",
            Self::FiftyMovesClaim => "fifty_moves_claim",
            Self::Agreement => "agreement",
            Self::Resignation => "resignation",
            Self::Time => "time",
            Self::TimeWithoutMate => "time_without_mate",
            Self::Left => "left",
            Self::Recorded => "recorded",
            Self::NoShow => "no_show",
            Self::Withdrawn => "withdrawn",
            Self::Replaced => "replaced",
            Self::Adjudication => "adjudication",
            Self::Corrected => "corrected",
            Self::WrongStart => "wrong_start",
            Self::Moot => "moot",
        }
    }
}

/// A finished game's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finish {
    /// How it counts.
    pub outcome: Outcome,
    /// Why it ended.
    pub reason: EndReason,
    /// When it ended (Unix ms).
    pub at: i64,
}
