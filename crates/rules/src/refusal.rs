//! Every reason a move is refused, as data: squares, pieces and plies. The sentences are the server's.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use shakmaty::{Color, Piece, Square};

use crate::{castling::Wing, text};

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
}

impl Refusal {
    /// The name of the kind, as it stands in JSON: `already_castled`.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::AlreadyCastled { .. } => "already_castled",
            Self::KingMoved { .. } => "king_moved",
            Self::RookMoved { .. } => "rook_moved",
            Self::RookCaptured { .. } => "rook_captured",
            Self::NeverThere { .. } => "never_there",
            Self::CastlingBlocked { .. } => "castling_blocked",
            Self::CastlingOutOfCheck { .. } => "castling_out_of_check",
            Self::CastlingThroughAttack { .. } => "castling_through_attack",
            Self::CastlingIntoAttack { .. } => "castling_into_attack",
            Self::CastlingShieldLost { .. } => "castling_shield_lost",
        }
    }

    /// The squares the reason is about: where the right was lost, what is not vacant, what is attacked.
    pub fn squares(&self) -> Vec<Square> {
        match self {
            Self::AlreadyCastled { .. } | Self::NeverThere { .. } => vec![],
            Self::KingMoved { king, .. }
            | Self::CastlingOutOfCheck { king, .. }
            | Self::CastlingShieldLost { king, .. } => vec![*king],
            Self::RookMoved { rook, .. } | Self::RookCaptured { rook, .. } => vec![*rook],
            Self::CastlingBlocked { man, .. } => vec![man.square],
            Self::CastlingThroughAttack { square, .. } | Self::CastlingIntoAttack { square, .. } => {
                vec![*square]
            }
        }
    }

    /// The pieces that cause it, with their squares.
    pub fn by(&self) -> Vec<(Square, Piece)> {
        match self {
            Self::CastlingBlocked { man, .. } => vec![(man.square, man.piece)],
            Self::CastlingOutOfCheck { from, .. }
            | Self::CastlingThroughAttack { from, .. }
            | Self::CastlingIntoAttack { from, .. }
            | Self::CastlingShieldLost { from, .. } => from.iter().map(|m| (m.square, m.piece)).collect(),
            Self::AlreadyCastled { .. }
            | Self::KingMoved { .. }
            | Self::RookMoved { .. }
            | Self::RookCaptured { .. }
            | Self::NeverThere { .. } => vec![],
        }
    }

    /// The ply (first move: 1) at which a right was lost.
    pub fn ply(&self) -> Option<u32> {
        match self {
            Self::AlreadyCastled { played, .. }
            | Self::KingMoved { played, .. }
            | Self::RookMoved { played, .. }
            | Self::RookCaptured { played, .. } => Some(played.ply),
            _ => None,
        }
    }

    /// Whether this says that a castling right is gone for the rest of the game, whatever the position.
    pub fn is_lost_right(&self) -> bool {
        matches!(
            self,
            Self::AlreadyCastled { .. }
                | Self::KingMoved { .. }
                | Self::RookMoved { .. }
                | Self::RookCaptured { .. }
                | Self::NeverThere { .. }
        )
    }
}
