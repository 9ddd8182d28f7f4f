//! The 960 starting positions and their numbers (Scharnagl, 0 to 959).

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use shakmaty::{Board, CastlingMode, Chess, Color, File, FromSetup, Rank, Role, Setup, Square};

use crate::{
    castling::{Method, Trips, Wing},
    fen::{self, FenStyle},
};

/// Where the five pieces left of bishops and queen stand, by KeRN code: `N` knights, `R` rooks, `K` king.
const KERN: [[Role; 5]; 10] = {
    use Role::{King as K, Knight as N, Rook as R};
    [
        [N, N, R, K, R],
        [N, R, N, K, R],
        [N, R, K, N, R],
        [N, R, K, R, N],
        [R, N, N, K, R],
        [R, N, K, N, R],
        [R, N, K, R, N],
        [R, K, N, N, R],
        [R, K, N, R, N],
        [R, K, R, N, N],
    ]
};

/// Why a text names no starting position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// The number is not one of 0 to 959.
    #[error("there is no starting position {0}: they are numbered 0 to 959")]
    OutOfRange(u64),
    /// Neither a number nor eight piece letters.
    #[error("{0:?} is neither a number from 0 to 959 nor a back rank such as RNBQKBNR")]
    Unreadable(String),
    /// Not one king, one queen, two rooks, two bishops and two knights.
    #[error("{0} is not made of KQRRBBNN")]
    WrongPieces(String),
    /// The king must stand between the rooks.
    #[error("in {0} the king does not stand between the rooks")]
    KingNotBetweenRooks(String),
    /// The bishops must stand on different colours.
    #[error("in {0} both bishops stand on squares of one colour")]
    BishopsOnOneColour(String),
    /// Number and back rank were given and are two different positions.
    #[error("{number} and {back_rank} are different positions: {number} is {of_number}")]
    Mismatch {
        /// The number given, as `#069`.
        number: String,
        /// The back rank given.
        back_rank: String,
        /// The back rank that belongs to the number.
        of_number: String,
    },
}

/// One of the 960 starting positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct StartPosition(u16);

impl StartPosition {
    /// The orthodox arrangement, `RNBQKBNR`.
    pub const ORTHODOX: Self = Self(518);

    /// The position of this number, if it is one of 0 to 959.
    pub const fn new(id: u16) -> Option<Self> {
        if id < 960 { Some(Self(id)) } else { None }
    }

    /// All of them, by number.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..960).map(Self)
    }

    /// Its number, 0 to 959.
    pub const fn id(self) -> u16 {
        self.0
    }

    /// The pieces of the back rank from the a-file to the h-file.
    pub fn roles(self) -> [Role; 8] {
        let n = usize::from(self.0);
        let mut rank = [None; 8];
        rank[n % 4 * 2 + 1] = Some(Role::Bishop);
        rank[n / 4 % 4 * 2] = Some(Role::Bishop);
        let free = |rank: &[Option<Role>; 8], nth: usize| {
            (0..8).filter(|&i| rank[i].is_none()).nth(nth).expect("two bishops leave six squares")
        };
        let queen = free(&rank, n / 16 % 6);
        rank[queen] = Some(Role::Queen);
        let mut rest = KERN[n / 96].into_iter();
        rank.map(|role| role.or_else(|| rest.next()).expect("five squares are left for five pieces"))
    }

    /// The back rank as letters, `NNBBRKQR`.
    pub fn back_rank(self) -> String {
        self.roles().iter().map(|role| role.upper_char()).collect()
    }

    /// The position with this back rank; letters in either case.
    pub fn from_back_rank(text: &str) -> Result<Self, StartError> {
        let upper = text.to_ascii_uppercase();
        let roles: Vec<Role> = upper
            .chars()
            .map(Role::from_char)
            .collect::<Option<_>>()
            .ok_or_else(|| StartError::Unreadable(text.to_owned()))?;
        let roles: [Role; 8] = roles.try_into().map_err(|_| StartError::Unreadable(text.to_owned()))?;
        Self::from_roles(roles)
    }

    /// The position with these pieces from the a-file to the h-file.
    pub fn from_roles(roles: [Role; 8]) -> Result<Self, StartError> {
        let name = || roles.iter().map(|role| role.upper_char()).collect::<String>();
        let at = |role: Role| (0u16..8).filter(move |&i| roles[usize::from(i)] == role);
        let count = |role| at(role).count();
        if [Role::Rook, Role::Bishop, Role::Knight].into_iter().any(|role| count(role) != 2)
            || count(Role::King) != 1
            || count(Role::Queen) != 1
        {
            return Err(StartError::WrongPieces(name()));
        }
        // A square of the first rank is light on the b-, d-, f- and h-file.
        let (Some(light), Some(dark)) =
            (at(Role::Bishop).find(|i| i % 2 == 1), at(Role::Bishop).find(|i| i % 2 == 0))
        else {
            return Err(StartError::BishopsOnOneColour(name()));
        };
        let queen = (0u16..8)
            .filter(|&i| roles[usize::from(i)] != Role::Bishop)
            .zip(0u16..)
            .find(|&(i, _)| roles[usize::from(i)] == Role::Queen)
            .map_or(0, |(_, nth)| nth);
        let rest: Vec<Role> =
            roles.into_iter().filter(|role| !matches!(role, Role::Bishop | Role::Queen)).collect();
        let kern = (0u16..10)
            .find(|&k| KERN[usize::from(k)].as_slice() == rest)
            .ok_or_else(|| StartError::KingNotBetweenRooks(name()))?;
        Ok(Self(kern * 96 + queen * 16 + dark / 2 * 4 + light / 2))
    }

    /// The left-right reflection (#069 and #890).
    #[must_use]
    pub fn reversal(self) -> Self {
        let mut roles = self.roles();
        roles.reverse();
        Self::from_roles(roles).expect("the reflection of a starting position is one")
    }

    /// The KeRN code, 0 to 9: how king, rooks and knights follow each other.
    pub const fn kern(self) -> u8 {
        (self.0 / 96).to_le_bytes()[0]
    }

    /// The five pieces that the KeRN code stands for, in their order: `NRNKR`.
    pub fn kern_pattern(self) -> String {
        KERN[usize::from(self.kern())].iter().map(|role| role.upper_char()).collect()
    }

    /// The file the kings start on.
    pub fn king_file(self) -> File {
        self.file_of(Role::King, 0)
    }

    /// The file the rook of this wing starts on.
    pub fn rook_file(self, wing: Wing) -> File {
        self.file_of(Role::Rook, usize::from(wing == Wing::HSide))
    }

    fn file_of(self, role: Role, nth: usize) -> File {
        let roles = self.roles();
        let file = (0u32..8).filter(|&i| roles[i as usize] == role).nth(nth);
        file.map(File::new).expect("a starting position has one king and two rooks")
    }

    /// How castling to this wing is done with the pieces on their starting squares.
    pub fn method(self, wing: Wing) -> Method {
        self.trips(wing).method()
    }

    fn trips(self, wing: Wing) -> Trips {
        Trips::new(
            Color::White,
            wing,
            Square::from_coords(self.king_file(), Rank::First),
            Square::from_coords(self.rook_file(wing), Rank::First),
        )
    }

    /// Whether castling to this wing is possible on the first move.
    pub fn castling_on_first_move(self, wing: Wing) -> bool {
        // Every square of the back rank is occupied, and nothing attacks it.
        self.trips(wing).must_be_vacant().is_empty()
    }

    /// The board at the start of the game.
    pub fn board(self) -> Board {
        Board::chess960(u32::from(self.0))
    }

    /// The position before White's first move, with all four castling rights.
    pub fn position(self) -> Chess {
        let board = self.board();
        let castling_rights = board.rooks();
        let setup = Setup { board, castling_rights, ..Setup::empty() };
        Chess::from_setup(setup, CastlingMode::Chess960).expect("a starting position is legal")
    }

    /// The starting position as FEN.
    pub fn fen(self, style: FenStyle) -> String {
        fen::write(&self.position(), style)
    }
}

impl fmt::Display for StartPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:03} {}", self.0, self.back_rank())
    }
}

impl TryFrom<u16> for StartPosition {
    type Error = StartError;

    fn try_from(id: u16) -> Result<Self, StartError> {
        Self::new(id).ok_or(StartError::OutOfRange(id.into()))
    }
}

impl From<StartPosition> for u16 {
    fn from(start: StartPosition) -> Self {
        start.0
    }
}

/// Reads `69`, `069`, `#069`, `NNBBRKQR` and `#069 NNBBRKQR`; number and back rank must agree.
impl FromStr for StartPosition {
    type Err = StartError;

    fn from_str(text: &str) -> Result<Self, StartError> {
        let unreadable = || StartError::Unreadable(text.to_owned());
        let mut words = text.split_whitespace();
        let (Some(first), second, None) = (words.next(), words.next(), words.next()) else {
            return Err(unreadable());
        };
        let number = first.strip_prefix('#').unwrap_or(first);
        let by_number = if !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()) {
            let id: u64 = number.parse().map_err(|_| unreadable())?;
            let id16 = u16::try_from(id).map_err(|_| StartError::OutOfRange(id))?;
            Some(Self::new(id16).ok_or(StartError::OutOfRange(id))?)
        } else if first.starts_with('#') {
            return Err(unreadable());
        } else {
            None
        };
        match (by_number, second) {
            (Some(start), None) => Ok(start),
            (None, None) => Self::from_back_rank(first),
            (None, Some(_)) => Err(unreadable()),
            (Some(start), Some(back_rank)) => {
                let other = Self::from_back_rank(back_rank)?;
                if other == start {
                    Ok(start)
                } else {
                    Err(StartError::Mismatch {
                        number: format!("#{:03}", start.0),
                        back_rank: back_rank.to_ascii_uppercase(),
                        of_number: start.back_rank(),
                    })
                }
            }
        }
    }
}
