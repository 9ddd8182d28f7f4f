//! Games as PGN: written so that other programs load them, read so that nothing is dropped in silence.
//!
//! A game is written with the seven tags, `Variant "Chess960"`, `SetUp "1"` and the FEN of its start, castling with
//! the letter O, lines of at most 79 columns. Every game carries Variant, SetUp and FEN, #518 too.

mod head;
mod lines;
mod read;
mod remarks;
mod token;
mod write;

use std::{fmt, str::FromStr};

use shakmaty::{Color, Move};

use crate::{
    ending::Ending,
    fen::{FenError, FenRepair},
    line::Line,
    refusal::Refusal,
};

pub use read::Reader;
pub use remarks::{LeftOut, Remark, RemarkKind, Variation};
pub use write::{write, write_with};

/// How a game ended, as PGN says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PgnResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`
    Unfinished,
}

impl PgnResult {
    /// As it stands in PGN.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unfinished => "*",
        }
    }

    /// The result if this side won, or a draw.
    pub const fn won_by(winner: Option<Color>) -> Self {
        match winner {
            Some(Color::White) => Self::WhiteWins,
            Some(Color::Black) => Self::BlackWins,
            None => Self::Draw,
        }
    }
}

impl fmt::Display for PgnResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Reads the four marks, also with other dashes and with ½.
impl FromStr for PgnResult {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let plain: String = text.chars().map(token::plain_dash).collect();
        match plain.as_str() {
            "1-0" => Ok(Self::WhiteWins),
            "0-1" => Ok(Self::BlackWins),
            "1/2-1/2" | "1/2" | "½-½" | "½" => Ok(Self::Draw),
            "*" => Ok(Self::Unfinished),
            _ => Err(()),
        }
    }
}

/// A game with what is known about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnGame {
    /// Names and values in their order. `Result`, `Variant`, `SetUp` and `FEN` are written from the game itself.
    pub tags: Vec<(String, String)>,
    /// The moves.
    pub line: Line,
    /// How it ended.
    pub result: PgnResult,
    /// What was odd about the text it was read from.
    pub notes: Vec<PgnNote>,
    /// The line of the text it began on, counted from 1; 0 if it was not read.
    pub at_line: u64,
    /// Comments, signs and variations, in their order.
    pub remarks: Vec<Remark>,
    /// What could not be kept of them.
    pub left_out: LeftOut,
}

impl PgnGame {
    /// A game without tags.
    pub const fn new(line: Line, result: PgnResult) -> Self {
        Self {
            tags: Vec::new(),
            line,
            result,
            notes: Vec::new(),
            at_line: 0,
            remarks: Vec::new(),
            left_out: LeftOut { comments: 0, variations: 0, signs: 0 },
        }
    }

    /// The value of the first tag with this name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        tag(&self.tags, name)
    }
}

/// Names are told apart by their letters, not by their case: a FEN in a tag `Fen` must not be overlooked.
fn tag<'a>(tags: &'a [(String, String)], name: &str) -> Option<&'a str> {
    tags.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
}

/// Something odd in the text of a game that did not keep it from being read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PgnNote {
    /// No result stands at the end of the moves: the text may be cut short.
    NoResult,
    /// The Result tag says nothing that PGN knows; the result at the end of the moves counts.
    ResultTagUnknown {
        /// What the tag says.
        tag: String,
    },
    /// The game is over on the board, but its result says that it is not: `*`.
    OverOnBoard {
        /// How it ended.
        ending: Ending,
    },
    /// A move number that is not that of the move.
    MoveNumber {
        /// The line it stands on.
        line: u64,
        /// The number that stands there.
        found: u32,
        /// The number the move has.
        expected: u32,
    },
    /// A move written in another way than algebraic notation wants.
    Lenient {
        /// The ply, first move 1.
        ply: u32,
        /// As written.
        token: String,
        /// As understood.
        san: String,
    },
    /// A tag that says what game it is stands there twice, with the same value.
    TagTwice {
        /// The line of the second.
        line: u64,
        /// Its name.
        name: String,
    },
    /// The FEN had to be mended.
    FenRepaired(FenRepair),
}

/// Why a game could not be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnError {
    /// The tags read so far.
    pub tags: Vec<(String, String)>,
    /// The line of the text the game began on, counted from 1.
    pub at_line: u64,
    /// The line of the fault, counted from 1.
    pub line: u64,
    /// Its column, counted in characters from 1.
    pub column: usize,
    /// The ply that was to be played, first move 1; 0 in the tags.
    pub ply: u32,
    /// What stands there.
    pub token: String,
    /// What is wrong with it.
    pub reason: PgnFault,
}

impl PgnError {
    /// The value of the first tag with this name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        tag(&self.tags, name)
    }
}

/// What is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PgnFault {
    /// Not a tag pair such as `[White "Hill, Grayling"]`.
    BadTag,
    /// A tag that says what game it is stands there twice with two values, and nothing tells which is right.
    TagTwice {
        /// Its name.
        name: Box<str>,
        /// What the first one says.
        first: Box<str>,
    },
    /// A comment `{` without its end.
    UnclosedComment,
    /// A variation `(` without its end.
    UnclosedVariation,
    /// `)` without `(`, or `}` without `{`.
    NotOpened,
    /// A sign that has no meaning there.
    Unexpected,
    /// Moves after the result.
    AfterResult,
    /// `e.p.` after a move that is not an en passant capture.
    NotEnPassant,
    /// A variant that is not chess from one of the 960 positions.
    OtherVariant,
    /// Chess960 without the FEN that says from where.
    NoFen,
    /// The FEN cannot be read.
    BadFen(FenError),
    /// A move that is not legal, with all reasons.
    Illegal(Vec<Refusal>),
    /// A move that could be one of several.
    Ambiguous(Vec<Move>),
    /// Not a move in any notation known; null moves too.
    NotAMove,
    /// A line, a comment or a game beyond all bounds.
    TooLong,
    /// The result says otherwise than the last position: the mated side won, a mate is a draw, a stalemate has a winner.
    ResultAgainstBoard {
        /// How the game ended on the board.
        ending: Ending,
    },
    /// The Result tag and the end of the moves say different results, and nothing tells which one is right.
    ResultTagDiffers {
        /// What the tag says.
        tag: PgnResult,
    },
    /// The text could not be read to its end.
    Io(String),
}

impl PgnFault {
    /// The name of the kind, as it stands in JSON.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::BadTag => "bad_tag",
            Self::TagTwice { .. } => "tag_twice",
            Self::UnclosedComment => "unclosed_comment",
            Self::UnclosedVariation => "unclosed_variation",
            Self::NotOpened => "not_opened",
            Self::Unexpected => "unexpected",
            Self::AfterResult => "after_result",
            Self::NotEnPassant => "not_en_passant",
            Self::OtherVariant => "other_variant",
            Self::NoFen => "no_fen",
            Self::BadFen(_) => "bad_fen",
            Self::Illegal(_) => "illegal",
            Self::Ambiguous(_) => "ambiguous",
            Self::NotAMove => "not_a_move",
            Self::TooLong => "too_long",
            Self::ResultAgainstBoard { .. } => "result_against_board",
            Self::ResultTagDiffers { .. } => "result_tag_differs",
            Self::Io(_) => "io",
        }
    }
}

impl PgnNote {
    /// The name of the kind, as it stands in JSON.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::NoResult => "no_result",
            Self::ResultTagUnknown { .. } => "result_tag_unknown",
            Self::OverOnBoard { .. } => "over_on_board",
            Self::MoveNumber { .. } => "move_number",
            Self::Lenient { .. } => "lenient",
            Self::TagTwice { .. } => "tag_twice",
            Self::FenRepaired(_) => "fen_repaired",
        }
    }
}
