//! The two sides of a correspondence game, and what each has.
use std::{fmt, ops::Not, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::Color;

/// One of the two players of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    /// The player of the white pieces, who moves first.
    White,
    /// The player of the black pieces.
    Black,
}

impl Seat {
    /// Both, White first.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// `w` or `b`, as in FEN and in reply addresses.
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }

    /// The pieces' colour.
    pub const fn color(self) -> Color {
        match self {
            Self::White => Color::White,
            Self::Black => Color::Black,
        }
    }
}

impl Not for Seat {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl From<Color> for Seat {
    fn from(color: Color) -> Self {
        if color.is_white() { Self::White } else { Self::Black }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "white",
            Self::Black => "black",
        })
    }
}

/// The text names no side.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no side: white or black")]
pub struct SeatError(pub String);

impl FromStr for Seat {
    type Err = SeatError;

    fn from_str(text: &str) -> Result<Self, SeatError> {
        match text {
            "w" | "white" => Ok(Self::White),
            "b" | "black" => Ok(Self::Black),
            other => Err(SeatError(other.to_owned())),
        }
    }
}

impl TryFrom<String> for Seat {
    type Error = SeatError;

    fn try_from(text: String) -> Result<Self, SeatError> {
        text.parse()
    }
}

/// Something that each side has one of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sides<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> Sides<T> {
    /// What `seat` has.
    pub const fn get(&self, seat: Seat) -> &T {
        match seat {
            Seat::White => &self.white,
            Seat::Black => &self.black,
        }
    }

    /// What `seat` has, to change it.
    pub const fn get_mut(&mut self, seat: Seat) -> &mut T {
        match seat {
            Seat::White => &mut self.white,
            Seat::Black => &mut self.black,
        }
    }
}
