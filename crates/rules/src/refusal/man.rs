//! What a refusal quotes: pieces on their squares and moves of the game.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use shakmaty::{Color, Piece, Square};

use crate::text;

/// A piece and the square it stands on, written as FEN letter and square: `Ra1` is a white rook, `ra1` a black
/// one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Man {
    /// Where it stands.
    pub square: Square,
    /// What stands there.
    pub piece: Piece,
}

impl fmt::Display for Man {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.piece.char(), self.square)
    }
}

impl FromStr for Man {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut chars = text.chars();
        let piece = chars.next().and_then(Piece::from_char).ok_or(())?;
        let square = chars.as_str().parse().map_err(|_| ())?;
        Ok(Self { square, piece })
    }
}

impl Serialize for Man {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Man {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(|()| D::Error::custom(format_args!("{text:?} is not a piece on a square")))
    }
}

/// A move of the game that is quoted as the cause of something, written `7.Rh3` or `7...Rh3`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Played {
    /// Half-moves from the start of the line, this one included: the first move is ply 1.
    pub ply: u32,
    /// The full-move number.
    pub number: u32,
    /// Who made it.
    #[serde(with = "text::color")]
    pub color: Color,
    /// In algebraic notation.
    pub san: String,
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.number, self.color.fold_wb(".", "..."), self.san)
    }
}
