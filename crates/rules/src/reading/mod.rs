//! What people type, read as a move of a given position.
//!
//! The result is one legal move, a doubt with its candidates, a refusal with its facts, or "unreadable"; never a
//! guess. A text is first folded ([`fold`]), then its possible shapes are found without looking at any position
//! ([`shape`]), then these are compared with the legal moves ([`resolve`]); what matches none is explained
//! ([`why_not`]).
//!
//! Order of preference: what is written exactly, then what is left after folding capitals and small letters. Two
//! legal moves of the same preference are a doubt.
//!
//! What is decided here where the club's rules are silent, always so that no move is played that was not clearly
//! meant:
//!
//! * A move number that is not this move's is noted, not refused: the reply address already binds the text to one ply.
//!   Written with the move just made (`12...Nf6` before White's move) it is a quotation, and asked.
//! * The moves just made may stand before the answer (`12...Nf6 13.Nf3`), if they are exactly what was played.
//! * A missing or wrong check sign, and a missing or wrong capture sign before a piece's move, are noted. A pawn's
//!   move is a capture exactly if it says so: `d5` never means `exd5`, which is only hinted at. `dxd5`, which names the
//!   pawn's own file, is its advance with a wrong sign.
//! * `xd5` is played if just one pawn, and no piece, can capture there; it is never an advance.
//! * `Bxc3` with no legal bishop move is the b-pawn's capture; `Bc3` so only if there is no bishop at all. `Bb5` is
//!   never the pawn, and `b1c3` never the bishop.
//! * A foreign letter that is also a file (`Dxe5`, `Cxd5`) is asked without a chosen language if both are legal; its
//!   small form is a piece only if that language was chosen.
//! * Where a reading is binding, three spellings of one legal move are asked about, since a slip is likelier: `Bxc3` as the
//!   b-pawn's capture while there is a bishop; a capture sign where nothing is captured (`Nxd4`: another board was looked
//!   at); and, without a chosen language, a letter whose piece in the languages of the club cannot go there, while that of
//!   another language can (`Sb4`: a German knight, or a Czech bishop).
//! * `P` before a square is the pawn, with Dutch chosen the knight, and asked if nothing was chosen and both are legal.
//! * `ed`, `exd` and `e:d` are the capture of an e-pawn on the d-file, if there is just one; a capital (`Ed`) is asked about.
//! * "e4 e5" is the step from e4 to e5, unless it may also be two moves.
//! * An `=` behind a move offers no draw, and the note says so.

mod castling_words;
mod explain;
mod fold;
mod notation;
mod resolve;
mod shape;
mod short;
mod step;
mod strict;
mod tail;
mod why_not;
mod words;

use shakmaty::{Color, File, Move, Piece, Position, Rank, Role, Square};

use crate::{
    castling::Wing,
    line::Line,
    refusal::{Man, Refusal},
};

pub use notation::{Notation, UnknownNotation};
pub use why_not::why_not;

/// How a text is to be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The language whose piece letters are read beside the English ones; without one, letters of all languages
    /// are read where they are no English piece letter.
    pub notation: Option<Notation>,
    /// Accept only full, unambiguous algebraic notation with the right move number.
    pub strict: bool,
    /// The text is a line of a mail: a telephone may have made its first letter a capital.
    pub mail_line: bool,
    /// What is read is played, and an accepted move is final: what a slip may have made of another move is asked about.
    pub binding: bool,
}

/// What a text means in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// One legal move, clearly meant.
    Move(MoveRead),
    /// Not clear enough to be played.
    Ambiguous(Ambiguity),
    /// A move that is not legal here.
    Refused(Refused),
    /// No move.
    Unreadable(Unreadable),
}

impl Reading {
    /// The move, if it is one.
    pub const fn mv(&self) -> Option<Move> {
        match self {
            Self::Move(read) => Some(read.mv),
            _ => None,
        }
    }

    /// `legal`, `ambiguous`, `refused` or `unreadable`.
    pub const fn verdict(&self) -> &'static str {
        match self {
            Self::Move(_) => "legal",
            Self::Ambiguous(_) => "ambiguous",
            Self::Refused(_) => "refused",
            Self::Unreadable(_) => "unreadable",
        }
    }
}

/// A legal move and what was unusual in its spelling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRead {
    /// The move.
    pub mv: Move,
    /// What the player should be told about how the text was understood.
    pub notes: Vec<Note>,
}

/// Something that was read tolerantly, or that is good to know beside the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Note {
    /// The number before the move is not that of this move.
    MoveNumber {
        /// The number written, if one was.
        written: Option<u32>,
        /// The number of this move.
        expected: u32,
        /// The side to move.
        color: Color,
    },
    /// A king's move of two or more squares, or onto its own rook, was read as castling.
    CastlingByKing(Wing),
    /// The king moves alone although castling to that wing is possible too.
    KingStepOnly(Wing),
    /// Capitals or small letters were not those of the move.
    Capitals,
    /// A letter of another language was read as this piece.
    Letter {
        /// The letter's piece.
        piece: Piece,
    },
    /// A capture sign was written, but nothing is captured.
    CaptureSignWrong,
    /// The move captures, and no capture sign was written.
    CaptureSignMissing,
    /// A check or mate sign was written that the move does not deserve, or check instead of mate.
    CheckSignWrong,
    /// "e.p." was written behind a move that is no en passant.
    NotEnPassant,
    /// `=` or `(=)` behind the move offers no draw here.
    DrawSign,
}

impl Note {
    /// The name of the kind in JSON and in the catalogue: `move_number`.
    pub const fn kind(self) -> &'static str {
        match self {
            Self::MoveNumber { .. } => "move_number",
            Self::CastlingByKing(_) => "castling_by_king",
            Self::KingStepOnly(_) => "king_step_only",
            Self::Capitals => "capitals",
            Self::Letter { .. } => "letter",
            Self::CaptureSignWrong => "capture_sign_wrong",
            Self::CaptureSignMissing => "capture_sign_missing",
            Self::CheckSignWrong => "check_sign_wrong",
            Self::NotEnPassant => "not_en_passant",
            Self::DrawSign => "draw_sign",
        }
    }
}

/// A text that may mean each of several moves, or one that was not said clearly enough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ambiguity {
    /// The legal moves that may have been meant; never empty, sorted by their UCI text.
    pub candidates: Vec<Move>,
    /// What makes it doubtful.
    pub why: Doubt,
}

impl Ambiguity {
    /// What keeps the text from being a full move, if that is a fact of the rules: the promotion piece.
    pub fn refusals(&self, line: &Line) -> Vec<Refusal> {
        let Some(mv) = self.candidates.first().filter(|_| self.why == Doubt::PromotionPiece) else {
            return vec![];
        };
        let man = mv.from().and_then(|square| {
            let piece = line.position().board().piece_at(square)?;
            Some(Man { square, piece })
        });
        man.map(|man| Refusal::PromotionMissing { man, to: mv.to() }).into_iter().collect()
    }
}

/// What makes a text doubtful.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Doubt {
    /// Several pieces of the kind can go there.
    SeveralPieces,
    /// The piece to promote to is not said.
    PromotionPiece,
    /// "castle" without the wing.
    CastlingWing,
    /// A rook's move that only castling could make.
    RookOnlyCastling,
    /// The castling rook was moved onto its own king.
    RookOntoKing,
    /// The letter names different pieces in different languages.
    PieceLetter,
    /// A capital letter that may be a piece or, made large by a telephone, a pawn's file.
    Capital,
    /// A capture sign without a piece before it.
    BareCapture,
    /// Two moves, or one written with a space.
    TwoReadings,
    /// The text is the last move that was played, with its number.
    LastMoveAgain,
    /// A capture sign, but nothing is captured.
    NothingCaptured,
}

impl Doubt {
    /// The name in JSON and in the catalogue: `several_pieces`.
    pub const fn kind(self) -> &'static str {
        match self {
            Self::SeveralPieces => "several_pieces",
            Self::PromotionPiece => "promotion_piece",
            Self::CastlingWing => "castling_wing",
            Self::RookOnlyCastling => "rook_only_castling",
            Self::RookOntoKing => "rook_onto_king",
            Self::PieceLetter => "piece_letter",
            Self::Capital => "capital",
            Self::BareCapture => "bare_capture",
            Self::TwoReadings => "two_readings",
            Self::LastMoveAgain => "last_move_again",
            Self::NothingCaptured => "nothing_captured",
        }
    }
}

/// A move that is not legal, why, and what may have been meant instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// What was understood.
    pub meant: Meant,
    /// All reasons; never empty.
    pub refusals: Vec<Refusal>,
    /// Legal moves close to the text.
    pub hints: Vec<Hint>,
}

/// What was understood of a refused text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meant {
    /// Castling; the wing may not have been said.
    Castling(Option<Wing>),
    /// A piece to a square; the piece is unknown if coordinates name an empty square.
    Step {
        /// The piece.
        piece: Option<Piece>,
        /// Where it stands, if written or if there is only one.
        from: Option<Square>,
        /// Where it should go.
        to: Square,
        /// What else was written, so that it can be quoted.
        written: Written,
    },
}

/// What a step says beside the piece and its target.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// The file it begins on.
    pub file: Option<File>,
    /// The rank it begins on.
    pub rank: Option<Rank>,
    /// A capture sign.
    pub capture: bool,
    /// The piece to promote to.
    pub promotion: Option<Role>,
}

/// A legal move close to a refused text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// Castling, where a step of the king or a rook's move was written.
    Castling(Move),
    /// A step of the king alone, where castling was meant.
    KingStep(Move),
    /// A capture by a pawn, where a pawn's advance was written.
    PawnCapture(Move),
    /// The same piece and squares, without what was wrong: another promotion, no promotion.
    Instead(Move),
}

impl Hint {
    /// The legal move.
    pub const fn mv(self) -> Move {
        match self {
            Self::Castling(mv) | Self::KingStep(mv) | Self::PawnCapture(mv) | Self::Instead(mv) => mv,
        }
    }
}

/// Why a text is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Unreadable {
    /// Nothing was written.
    Nothing,
    /// Longer than any move.
    TooLong,
    /// A sign for passing; there is no passing in chess.
    NullMove,
    /// A square outside the board: `Nf9`.
    OffBoard,
    /// A letter that names no piece in any known language, or none in the chosen one.
    UnknownLetter(char),
    /// Two or more moves; one is wanted.
    Several,
    /// The move that was just made, with its number.
    LastMove,
    /// Nothing that looks like a move.
    NotAMove,
}

impl Unreadable {
    /// The name in JSON and in the catalogue: `null_move`.
    pub const fn kind(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::TooLong => "too_long",
            Self::NullMove => "null_move",
            Self::OffBoard => "off_board",
            Self::UnknownLetter(_) => "unknown_letter",
            Self::Several => "several",
            Self::LastMove => "last_move",
            Self::NotAMove => "not_a_move",
        }
    }
}

/// Reads `text` as a move of the side to move in the last position of `line`.
///
/// Takes time linear in the text, and looks at no more than about a hundred characters of it. Never panics.
pub fn read(line: &Line, text: &str, options: &Options) -> Reading {
    let Some(glyphs) = fold::fold(text) else { return Reading::Unreadable(Unreadable::TooLong) };
    match shape::parse(&glyphs, options.notation) {
        Ok(parsed) => resolve::resolve(line, &glyphs, &parsed, *options),
        Err(fault) => Reading::Unreadable(match fault {
            shape::Shapeless::Nothing => Unreadable::Nothing,
            shape::Shapeless::NullMove => Unreadable::NullMove,
            shape::Shapeless::OffBoard => Unreadable::OffBoard,
            shape::Shapeless::UnknownLetter(ch) => Unreadable::UnknownLetter(ch),
            shape::Shapeless::Several => {
                let parts = shape::sequence(&glyphs, options.notation).unwrap_or_default();
                if let Some(reading) = resolve::after_quotation(line, &parts, *options) {
                    return reading;
                }
                Unreadable::Several
            }
            shape::Shapeless::Other => {
                let short = short::Short::of(&glyphs, options.notation).filter(|_| !options.strict);
                return short
                    .and_then(|short| short.read(line, &glyphs, *options))
                    .unwrap_or(Reading::Unreadable(Unreadable::NotAMove));
            }
        }),
    }
}

/// Whether a line of text has the shape of a move (or of several), legal or not; a null move and a square off the
/// board count, "long" and "short" alone and lines of dashes do not. Takes time linear in the first hundred characters.
pub fn looks_like_move(text: &str, notation: Option<Notation>) -> bool {
    let Some(glyphs) = fold::fold(text) else { return false };
    if glyphs.iter().all(|g| matches!(g.ch, '-' | ' ' | '.')) {
        // A null move to `read`, but in a letter the line above a signature.
        return false;
    }
    match shape::parse(&glyphs, notation) {
        Ok(parsed) => parsed.certain,
        Err(shape::Shapeless::Nothing) => false,
        Err(shape::Shapeless::Other) => {
            short::Short::of(&glyphs, notation).is_some_and(|short| short.is_certain())
        }
        Err(_) => true,
    }
}

/// Whether a word is the name of a piece other than the pawn, in one of the languages in which moves are read.
pub fn names_piece(word: &str) -> bool {
    let piece = fold::fold(word).and_then(|glyphs| words::piece_named(&words::spelled(&glyphs)));
    piece.is_some_and(|piece| piece != '♙')
}

/// Whether a line of text is a pawn's capture by its two files and nothing but these letters tells so: `ed`. It may as well be a
/// word, so that [`looks_like_move`] says no. Takes time linear in the first hundred characters.
pub fn is_short_capture(text: &str) -> bool {
    fold::fold(text)
        .and_then(|glyphs| short::Short::of(&glyphs, None))
        .is_some_and(|short| !short.is_certain())
}
