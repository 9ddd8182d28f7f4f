//! What is asked of a game, and why it says no.
use serde::{Deserialize, Serialize};

use super::{
    event::Telling,
    outcome::{EndReason, Finish, Outcome},
};
use crate::{
    Move,
    club::{clock::Fault, seat::Seat},
};

/// What a player or the clock asks of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Let White begin.
    Start,
    /// Play a move, perhaps with a draw offer.
    Move {
        /// The move.
        mv: Move,
        /// How many plies the sender saw on the board.
        ply: u32,
        /// Whether a draw is offered with it.
        offer: bool,
    },
    /// Claim a draw by threefold repetition or fifty moves, for the position or for the move that would bring it about.
    Claim {
        /// How many plies the sender saw on the board.
        ply: u32,
        /// The move the claim is made with.
        intended: Option<Move>,
    },
    /// Accept the opponent's draw offer.
    Accept,
    /// Decline the opponent's draw offer and keep thinking.
    Decline,
    /// Give up.
    Resign,
    /// Write to the opponent, without a move; after the end too.
    Say {
        /// What.
        text: String,
    },
    /// The side to move was told of the position after `ply` plies.
    Told {
        /// The position that was told.
        ply: u32,
        /// By what.
        by: Telling,
        /// The evidence: which host took the letter, and what it said.
        note: Option<String>,
    },
    /// Leave the club: the game is lost, or cancelled if it has not begun.
    Leave,
    /// Leave the event that the game belongs to. The game is lost; it is cancelled if it has not begun, or if no result of the
    /// player counts in the event (`void`) and not both sides have moved.
    Withdraw {
        /// Whether no result of the player counts in the event.
        void: bool,
    },
    /// Cancel the game, because somebody else takes the place of a player who never moved.
    Replace,
    /// Call the flag of a player whose time has run out, or note that a first move is missing.
    Flag,
    /// Give the opponent so many days.
    Give {
        /// Whole days.
        days: u32,
    },
    /// Cancel a game in which the opponent has made no first move.
    CancelNoShow,
    /// Mail about the position after `ply` plies did not reach the side to move.
    Undelivered {
        /// The position that was to be told.
        ply: u32,
        /// Whose fault it is.
        fault: Fault,
        /// Since when (Unix ms), if it is not the moment at which the side was told.
        since: Option<i64>,
        /// The evidence: what the host said.
        note: Option<String>,
    },
    /// What a director does; the club carries it out.
    Office(Office),
}

/// What a director does about a game by office.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Office {
    /// Let nobody move while the directors decide how the game counts.
    Pause,
    /// Let the game go on after that.
    Resume,
    /// Decide how an unfinished game counts.
    Adjudicate {
        /// How.
        outcome: Outcome,
    },
    /// Cancel a game that began from a wrong starting position.
    CancelWrongStart,
    /// Cancel a game of a tie-break, because a corrected result has decided its match without it.
    CancelMoot,
    /// Give a clock so many days, or take back what a director gave.
    Grant {
        /// Whose.
        seat: Seat,
        /// Whole days; negative to take them back.
        days: i32,
    },
    /// Give a finished game another result.
    Correct {
        /// How it counts.
        outcome: Outcome,
        /// Why it ended, as it is told.
        reason: EndReason,
    },
    /// Let a finished game go on.
    Reopen,
    /// Let a game go on that ended only because its player was taken out of the event, or replaced, and that was taken back; or
    /// because a correction had decided its match without it, which is level again.
    Restore,
}

/// Why a game does not do what was asked. The facts only; the catalogue makes the sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "denial", rename_all = "snake_case")]
pub enum Denial {
    /// The game has not begun.
    NotStarted,
    /// The game has begun already.
    AlreadyStarted,
    /// The game is over.
    Over(Finish),
    /// It is the opponent's turn.
    NotYourTurn,
    /// The position has moved on since the sender saw it; the present one is the answer.
    MovedOn {
        /// Plies the sender saw.
        seen: u32,
        /// Plies on the board now.
        now: u32,
    },
    /// The move is not legal here; `reading` explains why.
    Illegal {
        /// The move as UCI text.
        uci: String,
    },
    /// There is no offer of the opponent to answer.
    NoOffer,
    /// A draw needs at least one move by each side.
    TooEarlyForDraw,
    /// Offered again too soon.
    OfferTooSoon {
        /// The full-move number from which an offer is possible again.
        from_move: u32,
    },
    /// Neither claim holds, and no move came with it that could be played.
    NothingToClaim {
        /// How often the position has occurred.
        occurrences: u32,
        /// Plies since the last capture or pawn move.
        halfmoves: u32,
    },
    /// Only a player of this game can do that.
    NotAPlayer,
    /// That side was told already, or is not to move.
    NothingToTell,
    /// The time has not run out.
    TimeLeft {
        /// The deadline (Unix ms), if a clock runs.
        deadline: Option<i64>,
    },
    /// Not so many days can be given at once, or not to a clock that shows so much.
    GiftSize {
        /// The most that can be given now; 0 if nothing.
        most: u32,
    },
    /// No time can be given in a game of this pace: it has to end by itself.
    GiftPace,
    /// The game belongs to an event, and its director decides that.
    InEvent,
    /// The opponent has made a move, or still has time for the first one.
    NoNoShow {
        /// From when on the game can be cancelled (Unix ms), if the first move stays missing.
        from: Option<i64>,
    },
    /// The directors decide about the game: nobody moves.
    Paused,
    /// The directors do not decide about it.
    NotPaused,
    /// The game is not over.
    NotOver,
    /// It has this result and this reason already.
    SameResult,
    /// The last position says otherwise: mate, stalemate, or nobody can mate.
    AgainstTheBoard,
    /// What the players did, or the board shows, is final: such a game does not go on.
    StaysOver,
    /// The game was cancelled before it was played to an end: it has no result to be corrected.
    StaysCancelled,
    /// A director cannot give, or take back, so many days.
    GrantSize {
        /// The most days that can be given now, or taken back.
        most: u32,
    },
    /// An adjudicated game is won, lost or drawn.
    NoAdjudication,
}
