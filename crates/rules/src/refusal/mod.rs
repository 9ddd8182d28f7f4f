//! Every reason a move is refused, as data: squares, pieces and plies. The sentences are the server's.

mod facts;
mod man;

use serde::{Deserialize, Serialize};
use shakmaty::{Piece, Square};

use crate::{castling::Wing, ending::Ending, text};

pub use man::{Man, Played};

/// On whose way a piece stands when it blocks castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// Only the king has to pass or reach the square.
    King,
    /// Only the rook has to.
    Rook,
    /// Both have to.
    Both,
}

/// One reason why a move is not legal, with the facts that show it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[non_exhaustive]
pub enum Refusal {
    /// Castling: the player has castled before; one castling a game (first seed, Unmoved; domain: rook-only
    /// castling uses it up too).
    AlreadyCastled {
        /// The wing castled to then.
        wing: Wing,
        /// The castling move.
        played: Played,
    },
    /// Castling: the king has moved in this game (FIDE 3.8.2.1).
    KingMoved {
        /// Where the king began.
        #[serde(with = "text::square")]
        king: Square,
        /// Its first move.
        played: Played,
    },
    /// Castling: the rook has moved in this game (FIDE 3.8.2.1); another rook on its square is no substitute.
    RookMoved {
        /// Where that rook began.
        #[serde(with = "text::square")]
        rook: Square,
        /// Its first move.
        played: Played,
    },
    /// Castling: the rook was captured; another rook on its square is no substitute.
    RookCaptured {
        /// Where that rook stood.
        #[serde(with = "text::square")]
        rook: Square,
        /// The capture.
        played: Played,
    },
    /// Castling: the position the game began with gives no right on this wing.
    NeverThere {
        /// The wing asked for.
        wing: Wing,
    },
    /// Castling: a square that king or rook must pass or reach is not vacant (first seed, Vacant; FIDE appendix
    /// on Chess960, note 4).
    CastlingBlocked {
        /// The piece in the way and its square.
        man: Man,
        /// On whose way it stands.
        way: Way,
    },
    /// Castling: the king is in check where it stands (FIDE 3.8.2.2).
    CastlingOutOfCheck {
        /// Where the king stands.
        #[serde(with = "text::square")]
        king: Square,
        /// Who gives check.
        from: Vec<Man>,
    },
    /// Castling: the king would cross an attacked square, be the castling rook on it or not (first seed,
    /// example 11).
    CastlingThroughAttack {
        /// The square crossed.
        #[serde(with = "text::square")]
        square: Square,
        /// Who attacks it.
        from: Vec<Man>,
    },
    /// Castling: the square the king would reach is attacked (first seed, example 12).
    CastlingIntoAttack {
        /// The square to reach.
        #[serde(with = "text::square")]
        square: Square,
        /// Who attacks it.
        from: Vec<Man>,
    },
    /// Castling: nothing attacks the king's square now, but the castling rook is what shields it, and leaves.
    CastlingShieldLost {
        /// Where the king would stand.
        #[serde(with = "text::square")]
        king: Square,
        /// Where the shielding rook stands now.
        #[serde(with = "text::square")]
        rook: Square,
        /// Who would give check.
        from: Vec<Man>,
    },
    /// The player has no such piece (on that file or rank, if one was written).
    NoSuchPiece {
        /// The piece looked for.
        #[serde(with = "text::piece")]
        piece: Piece,
        /// The file written with it, `a` to `h`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        file: Option<char>,
        /// The rank written with it, `1` to `8`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rank: Option<char>,
    },
    /// Nothing stands on the square the move should begin on.
    EmptySquare {
        /// That square.
        #[serde(with = "text::square")]
        square: Square,
    },
    /// The piece on the square belongs to the opponent.
    NotYourPiece {
        /// What stands there.
        man: Man,
    },
    /// The player's piece on the square is another one than the move names.
    OtherPiece {
        /// What stands there.
        man: Man,
        /// The piece the move names.
        #[serde(with = "text::piece")]
        named: Piece,
    },
    /// Beginning and end of the move are the same square.
    NoMovement {
        /// What stands there.
        man: Man,
    },
    /// A piece of the player's own stands on the square to reach.
    OwnPieceOnTarget {
        /// What stands there.
        man: Man,
    },
    /// The piece does not move so, wherever the others stand (FIDE 3.2 to 3.9). For several pieces of the kind:
    /// none of them does.
    WrongMovement {
        /// The pieces of that kind that could have been meant.
        men: Vec<Man>,
        /// The square to reach.
        #[serde(with = "text::square")]
        to: Square,
    },
    /// A pawn moves two squares only from where it began (FIDE 3.7.2).
    PawnTwoSteps {
        /// The pawn.
        man: Man,
        /// The square to reach.
        #[serde(with = "text::square")]
        to: Square,
    },
    /// Pieces stand between, or before the pawn (FIDE 3.5, 3.7.1).
    Blocked {
        /// The piece that would move.
        man: Man,
        /// The square to reach.
        #[serde(with = "text::square")]
        to: Square,
        /// All pieces in the way.
        by: Vec<Man>,
    },
    /// A pawn goes to another file only by capturing, and there is nothing to capture (FIDE 3.7.3).
    PawnCapturesNothing {
        /// The pawn.
        man: Man,
        /// The square to reach.
        #[serde(with = "text::square")]
        to: Square,
    },
    /// A capture was written that names no piece, and there is nothing on the square for any pawn to take.
    NothingToCapture {
        /// The square to reach.
        #[serde(with = "text::square")]
        square: Square,
    },
    /// En passant is possible only in reply to the double step (FIDE 3.7.3.2).
    EnPassantTooLate {
        /// The pawn that would capture.
        man: Man,
        /// The square to reach.
        #[serde(with = "text::square")]
        to: Square,
        /// The double step.
        played: Played,
    },
    /// The pawn beside came by single steps or by capture, so en passant is not possible (FIDE 3.7.3.1).
    EnPassantNoDoubleStep {
        /// The pawn that would capture.
        man: Man,
        /// The square to reach.
        #[serde(with = "text::square")]
        to: Square,
        /// The move that brought the other pawn there.
        played: Played,
    },
    /// The piece is what stands between its king and an attacker (FIDE 3.9.2).
    Pinned {
        /// The piece that would move.
        man: Man,
        /// The square to reach.
        #[serde(with = "text::square")]
        to: Square,
        /// Its king.
        #[serde(with = "text::square")]
        king: Square,
        /// The attacker.
        by: Man,
        /// The line from the attacker to the king, both ends left out.
        #[serde(with = "text::squares")]
        line: Vec<Square>,
    },
    /// En passant takes two pawns off a line that they close to an attacker (FIDE 3.9.2).
    EnPassantExposes {
        /// The pawn that would capture.
        man: Man,
        /// The square to reach.
        #[serde(with = "text::square")]
        to: Square,
        /// The pawn that would be captured.
        captured: Man,
        /// The king.
        #[serde(with = "text::square")]
        king: Square,
        /// Who would give check.
        by: Vec<Man>,
    },
    /// The king is in check and would still be (FIDE 3.9.2).
    CheckNotAnswered {
        /// The piece that would move.
        man: Man,
        /// The square to reach.
        #[serde(with = "text::square")]
        to: Square,
        /// The king.
        #[serde(with = "text::square")]
        king: Square,
        /// Who gives check now and would still.
        by: Vec<Man>,
    },
    /// The king would be in check where it goes (FIDE 3.9.2).
    KingIntoCheck {
        /// Where the king stands.
        #[serde(with = "text::square")]
        king: Square,
        /// The square to reach.
        #[serde(with = "text::square")]
        to: Square,
        /// Who would give check.
        by: Vec<Man>,
    },
    /// A pawn becomes a queen, rook, bishop or knight, nothing else (FIDE 3.7.3.3).
    PromotionImpossible {
        /// The piece asked for.
        #[serde(with = "text::piece")]
        piece: Piece,
    },
    /// A pawn that reaches the last rank must become another piece, and the move does not say which.
    PromotionMissing {
        /// The pawn.
        man: Man,
        /// The square to reach.
        #[serde(with = "text::square")]
        to: Square,
    },
    /// A promotion was written, but nothing is promoted by this move.
    NothingPromotes {
        /// The piece that would move.
        man: Man,
        /// The square to reach.
        #[serde(with = "text::square")]
        to: Square,
    },
    /// The game is over.
    GameOver {
        /// How it ended.
        ending: Ending,
    },
    /// The player wants moves in full algebraic notation only, and this one is not.
    NotStrict {
        /// What is missing or different.
        faults: Vec<StrictFault>,
        /// The move as it would have to be written, with its number.
        write: String,
    },
}

/// What keeps a move from being full, unambiguous algebraic notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StrictFault {
    /// No move number.
    NumberMissing,
    /// Another move number, or the other side's.
    NumberWrong,
    /// Coordinates or digits instead of algebraic notation.
    Coordinates,
    /// Another spelling: capitals, letters of another language, castling in words.
    Spelling,
    /// The capture sign is missing or too much.
    CaptureSign,
    /// The check sign is not that of the move.
    CheckSign,
}
