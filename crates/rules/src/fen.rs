//! Positions as text: X-FEN and Shredder-FEN are read, either is written.
//!
//! Written rights name the outermost rook `KQkq` and an inner one by its file (X-FEN), or every rook by its file
//! (Shredder); an en passant square stands only where a capture is legal. Reading mends what can be mended without
//! guessing, and says so.

use std::{fmt, num::NonZeroU32, str::FromStr};

use serde::{Deserialize, Serialize};
use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, EnPassantMode, File, FromSetup, Position,
    PositionErrorKinds, Setup, Square, fen::Fen,
};

use crate::{start::StartPosition, text};

/// Which of the two dialects of the castling field to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FenStyle {
    /// `KQkq` for outermost rooks, a file letter for an inner rook.
    #[default]
    XFen,
    /// A file letter for every rook, `HAha`.
    Shredder,
}

impl FromStr for FenStyle {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.to_ascii_lowercase().as_str() {
            "xfen" | "x-fen" => Ok(Self::XFen),
            "shredder" | "shredder-fen" => Ok(Self::Shredder),
            _ => Err(()),
        }
    }
}

/// Something in a FEN that was wrong and could be mended without guessing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FenRepair {
    /// An en passant square where no capture is legal; dropped.
    UselessEnPassant {
        /// The square given.
        #[serde(with = "text::square")]
        square: Square,
    },
    /// A castling right that king and rook of that player cannot have where they stand; dropped.
    ImpossibleRight {
        /// The letter given.
        letter: char,
        /// What is against it.
        lacks: RightLacks,
    },
    /// Full-move number 0; read as 1.
    MoveNumberZero,
    /// The side to move is not said; read as White.
    NoTurn,
    /// The castling rights are not said, though kings and rooks stand so that there may be some; read as none.
    NoRights,
}

/// What a castling right lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum RightLacks {
    /// The king is not on its back rank.
    King,
    /// No own rook stands on that side of the king on the back rank.
    Rook,
    /// No own rook stands on the square that the letter names.
    RookOn {
        /// The square.
        #[serde(with = "text::square")]
        square: Square,
    },
    /// The game says that it is orthodox chess, and its king and rook would have to stand on the e-file and in the
    /// corner.
    Orthodox,
}

/// The field of a FEN that an error is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FenField {
    /// The pieces.
    Placement,
    /// The side to move.
    Turn,
    /// The castling rights.
    Castling,
    /// The en passant square.
    EnPassant,
    /// The half-move clock.
    HalfmoveClock,
    /// The full-move number.
    MoveNumber,
    /// Something after the sixth field.
    Extra,
}

impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Placement => "pieces",
            Self::Turn => "side to move",
            Self::Castling => "castling rights",
            Self::EnPassant => "en passant square",
            Self::HalfmoveClock => "half-move clock",
            Self::MoveNumber => "move number",
            Self::Extra => "nothing more expected",
        })
    }
}

/// Why a FEN is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// No text at all.
    #[error("the FEN is empty")]
    Empty,
    /// A field that cannot be read.
    #[error("column {column}, {field}: {found:?} cannot be read")]
    Field {
        /// Which field.
        field: FenField,
        /// Where it begins, counted in characters from 1.
        column: usize,
        /// What stands there.
        found: String,
    },
    /// Two castling rights for one side of one king.
    #[error("column {column}: {found:?} gives one player two castling rights on the same side")]
    TwoRightsOnOneWing {
        /// Where the field begins, counted in characters from 1.
        column: usize,
        /// The field.
        found: String,
    },
    /// All fields can be read, but no game leads to such a position.
    #[error("not a possible position: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))]
    Impossible(Vec<Impossibility>),
}

/// What makes a position impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Impossibility {
    /// No pieces.
    EmptyBoard,
    /// A side without king.
    MissingKing,
    /// A side with more than one king.
    TooManyKings,
    /// A pawn on the first or eighth rank.
    PawnsOnBackRank,
    /// The side that has just moved is in check.
    OppositeCheck,
    /// Checks that no move can have given.
    ImpossibleCheck,
    /// More pieces than promotions allow.
    TooMuchMaterial,
}

impl fmt::Display for Impossibility {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::EmptyBoard => "the board is empty",
            Self::MissingKing => "a king is missing",
            Self::TooManyKings => "a side has more than one king",
            Self::PawnsOnBackRank => "a pawn stands on the first or eighth rank",
            Self::OppositeCheck => "the side that is not to move is in check",
            Self::ImpossibleCheck => "the checks cannot have arisen",
            Self::TooMuchMaterial => "there are more pieces than promotions allow",
        })
    }
}

/// A FEN as understood.
pub(crate) struct FenRead {
    pub(crate) position: Chess,
    pub(crate) start: Option<StartPosition>,
    pub(crate) repairs: Vec<FenRepair>,
}

/// Numbers above this in the clock fields are nonsense.
const MOST_MOVES: u32 = 99_999;

/// Which castling rights a position may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rights {
    /// Those of any starting position.
    Any,
    /// Only those of orthodox chess: king on the e-file, rooks in the corners.
    Orthodox,
}

pub(crate) fn read(text: &str, allowed: Rights) -> Result<FenRead, FenError> {
    let mut fields = Fields::new(text);
    let (placement_column, placement) = fields.next().ok_or(FenError::Empty)?;
    let mut board = Board::from_ascii_board_fen(placement.as_bytes())
        .map_err(|_| error(FenField::Placement, placement_column, placement))?;
    // A board is rebuilt so that marks of promoted pieces (~), which some programs write, leave no trace.
    board = board.iter().collect();
    let mut repairs = Vec::new();
    let mut setup = Setup { board, ..Setup::empty() };
    if let Some((column, turn)) = fields.next() {
        setup.turn = match turn {
            "w" | "W" => Color::White,
            "b" | "B" => Color::Black,
            _ => return Err(error(FenField::Turn, column, turn)),
        };
    } else {
        repairs.push(FenRepair::NoTurn);
    }
    if let Some((column, castling)) = fields.next() {
        setup.castling_rights = read_castling(&setup.board, column, castling, allowed, &mut repairs)?;
    } else if rights_possible(&setup.board) {
        repairs.push(FenRepair::NoRights);
    }
    if let Some((column, square)) = fields.next()
        && square != "-"
    {
        let square = square.parse().map_err(|_| error(FenField::EnPassant, column, square))?;
        setup.ep_square = Some(square);
    }
    if let Some((column, clock)) = fields.next() {
        setup.halfmoves = number(clock).ok_or_else(|| error(FenField::HalfmoveClock, column, clock))?;
    }
    if let Some((column, moves)) = fields.next() {
        let moves = number(moves).ok_or_else(|| error(FenField::MoveNumber, column, moves))?;
        setup.fullmoves = NonZeroU32::new(moves).unwrap_or_else(|| {
            repairs.push(FenRepair::MoveNumberZero);
            NonZeroU32::MIN
        });
    }
    if let Some((column, extra)) = fields.next() {
        return Err(error(FenField::Extra, column, extra));
    }
    let position = place(setup, &mut repairs)?;
    let start = start_of(&position);
    Ok(FenRead { position, start, repairs })
}

fn error(field: FenField, column: usize, found: &str) -> FenError {
    FenError::Field { field, column, found: found.chars().take(80).collect() }
}

fn number(text: &str) -> Option<u32> {
    let plain = text.bytes().all(|b| b.is_ascii_digit());
    text.parse().ok().filter(|&n| plain && n <= MOST_MOVES)
}

/// Whether some king and rook stand so that they may have the right to castle.
fn rights_possible(board: &Board) -> bool {
    Color::ALL.into_iter().any(|color| {
        let home = board.by_color(color) & color.backrank();
        (home & board.kings()).any() && (home & board.rooks()).any()
    })
}

/// The rights as rook squares. A letter names a rook or, where there is none to name, is dropped.
fn read_castling(
    board: &Board,
    column: usize,
    field: &str,
    allowed: Rights,
    repairs: &mut Vec<FenRepair>,
) -> Result<Bitboard, FenError> {
    let mut rights = Bitboard::EMPTY;
    if field == "-" {
        return Ok(rights);
    }
    for letter in field.chars() {
        let color = Color::from_white(letter.is_ascii_uppercase());
        let rooks = board.by_piece(color.rook()) & color.backrank();
        let king = board.king_of(color).filter(|king| king.rank() == color.backrank());
        let (rook, lacks) = match letter.to_ascii_lowercase() {
            'k' => (rooks.last().filter(|&rook| king.is_some_and(|king| king < rook)), RightLacks::Rook),
            'q' => (rooks.first().filter(|&rook| king.is_some_and(|king| rook < king)), RightLacks::Rook),
            file => {
                let file = File::from_char(file).ok_or_else(|| error(FenField::Castling, column, field))?;
                let square = Square::from_coords(file, color.backrank());
                (Some(square).filter(|&rook| rooks.contains(rook)), RightLacks::RookOn { square })
            }
        };
        let found = match (king, rook) {
            (None, _) => Err(RightLacks::King),
            (_, None) => Err(lacks),
            (Some(king), Some(rook)) => {
                let orthodox = Bitboard::CORNERS.contains(rook) && king.file() == File::E;
                if allowed == Rights::Any || orthodox { Ok(rook) } else { Err(RightLacks::Orthodox) }
            }
        };
        match found {
            Ok(rook) => rights.add(rook),
            Err(lacks) => repairs.push(FenRepair::ImpossibleRight { letter, lacks }),
        }
    }
    for color in Color::ALL {
        let own = rights & color.backrank();
        let left = board.king_of(color).map_or(0, |king| own.into_iter().filter(|&r| r < king).count());
        if left > 1 || own.count() - left > 1 {
            return Err(FenError::TwoRightsOnOneWing { column, found: field.chars().take(80).collect() });
        }
    }
    Ok(rights)
}

fn place(setup: Setup, repairs: &mut Vec<FenRepair>) -> Result<Chess, FenError> {
    let Some(square) = setup.ep_square else {
        return Chess::from_setup(setup, CastlingMode::Chess960)
            .map_err(|why| FenError::Impossible(impossibilities(why.kinds())));
    };
    if let Ok(position) = Chess::from_setup(setup.clone(), CastlingMode::Chess960)
        && position.ep_square(EnPassantMode::PseudoLegal).is_some()
    {
        // A capture that would only expose the king is no legal one, but can be explained: the square is kept for that,
        // and is never written.
        if position.legal_ep_square().is_none() {
            repairs.push(FenRepair::UselessEnPassant { square });
        }
        return Ok(position);
    }
    let position = place(Setup { ep_square: None, ..setup }, repairs)?;
    repairs.push(FenRepair::UselessEnPassant { square });
    Ok(position)
}

fn impossibilities(kinds: PositionErrorKinds) -> Vec<Impossibility> {
    [
        (PositionErrorKinds::EMPTY_BOARD, Impossibility::EmptyBoard),
        (PositionErrorKinds::MISSING_KING, Impossibility::MissingKing),
        (PositionErrorKinds::TOO_MANY_KINGS, Impossibility::TooManyKings),
        (PositionErrorKinds::PAWNS_ON_BACKRANK, Impossibility::PawnsOnBackRank),
        (PositionErrorKinds::OPPOSITE_CHECK, Impossibility::OppositeCheck),
        (PositionErrorKinds::IMPOSSIBLE_CHECK, Impossibility::ImpossibleCheck),
        (PositionErrorKinds::TOO_MUCH_MATERIAL, Impossibility::TooMuchMaterial),
    ]
    .into_iter()
    .filter_map(|(kind, what)| kinds.contains(kind).then_some(what))
    .collect()
}

/// Which of the 960 a position is, move number, clock and all four rights included.
fn start_of(position: &Chess) -> Option<StartPosition> {
    let board = position.board();
    let mut roles = [shakmaty::Role::Pawn; 8];
    for (role, file) in roles.iter_mut().zip(File::ALL) {
        *role = board.role_at(Square::from_coords(file, shakmaty::Rank::First))?;
    }
    let start = StartPosition::from_roles(roles).ok()?;
    (position.halfmoves() == 0 && position.fullmoves() == NonZeroU32::MIN && *position == start.position())
        .then_some(start)
}

/// A position as FEN of six fields.
pub fn write(position: &Chess, style: FenStyle) -> String {
    let xfen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    match style {
        FenStyle::XFen => xfen,
        FenStyle::Shredder => {
            let mut fields: Vec<&str> = xfen.split(' ').collect();
            let rights = shredder_rights(position);
            fields[2] = &rights;
            fields.join(" ")
        }
    }
}

fn shredder_rights(position: &Chess) -> String {
    let mut rights = String::new();
    for color in Color::ALL {
        let rooks = position.castles().castling_rights() & color.backrank();
        for rook in rooks.into_iter().rev() {
            let file = rook.file();
            rights.push(color.fold_wb(file.upper_char(), file.char()));
        }
    }
    if rights.is_empty() {
        rights.push('-');
    }
    rights
}

/// The words of a text with the columns they begin at, counted in characters from 1.
struct Fields<'a> {
    text: &'a str,
    column: usize,
}

impl<'a> Fields<'a> {
    const fn new(text: &'a str) -> Self {
        Self { text, column: 1 }
    }
}

impl<'a> Iterator for Fields<'a> {
    type Item = (usize, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        let trimmed = self.text.trim_start();
        self.column += self.text[..self.text.len() - trimmed.len()].chars().count();
        let end = trimmed.find(char::is_whitespace).unwrap_or(trimmed.len());
        let (word, rest) = trimmed.split_at(end);
        let column = self.column;
        self.column += word.chars().count();
        self.text = rest;
        (!word.is_empty()).then_some((column, word))
    }
}
