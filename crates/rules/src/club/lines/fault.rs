//! Why a conditional line cannot stand, with its place.
use shakmaty::Color;

use crate::{ending::Ending, line::Line, reading::Reading};

/// A line that cannot stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Which line, from 1; 0 if it is all of them together.
    pub line: usize,
    /// Which move in it, from 1; 0 if it is the whole line.
    pub at: usize,
    /// The move as typed, or in algebraic notation where it could be read.
    pub text: String,
    /// What is wrong with it.
    pub why: Why,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// There is no move in it.
    Empty,
    /// The text is no legal move there, or not clear.
    Reading {
        /// The position.
        position: Box<Line>,
        /// How the text was read.
        reading: Box<Reading>,
    },
    /// The number before the move is not that of its place.
    WrongNumber {
        /// The right one.
        expected: u32,
        /// Who is to move there.
        mover: Color,
    },
    /// It would be a move of the other side; `mover` is to move there.
    OtherSide {
        /// Who is to move there.
        mover: Color,
    },
    /// The line ends with a move of the opponent.
    NoAnswer,
    /// An earlier line answers the same move otherwise.
    TwoAnswers {
        /// The move that is answered, with its number.
        on: String,
        /// The answer of the earlier line.
        first: String,
    },
    /// The game is over before this move.
    PastEnd {
        /// How it ended.
        ending: Ending,
    },
    /// The opponent's move ends the game; there is nothing to answer.
    NothingToAnswer {
        /// How it ends.
        ending: Ending,
    },
    /// A second `if` in one line: it may go on from there or begin anew.
    SecondIf,
    /// `then` stands before a move of the opponent.
    ThenMisplaced,
    /// More plies than [`super::MOST_PLIES`].
    TooLong,
    /// More lines than [`super::MOST_LINES`].
    TooMany,
}
