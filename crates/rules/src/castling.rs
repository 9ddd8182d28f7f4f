//! The law of castling: one function both judges and explains it.
//!
//! King and rook always end where they would in orthodox chess: h-side on g and f, a-side on c and d. Castling is
//! legal when four conditions hold, and every one that fails is reported:
//!
//! 1. *Right*: the player has not castled, king and that rook have not moved, the rook was not captured.
//! 2. *Vacant*: king and rook find nothing but each other on their ways, ends included.
//! 3. *Unattacked*: the king's start, what it crosses, and its end. The rook's own squares do not matter.
//! 4. *After the move* the king is not in check: the rook may have been its only shield.

use std::fmt;

use serde::{Deserialize, Serialize};
use shakmaty::{Bitboard, CastlingSide, Chess, Color, Move, Position, Role, Square, attacks};

use crate::{
    line::Line,
    refusal::{Man, Played, Refusal, Way},
};

/// To which side of the board a player castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wing {
    /// O-O: the king ends on the g-file, the rook on the f-file.
    HSide,
    /// O-O-O: the king ends on the c-file, the rook on the d-file.
    ASide,
}

impl Wing {
    /// Both wings, O-O first.
    pub const ALL: [Self; 2] = [Self::HSide, Self::ASide];

    /// `O-O` or `O-O-O`, with the letter O.
    pub const fn notation(self) -> &'static str {
        match self {
            Self::HSide => "O-O",
            Self::ASide => "O-O-O",
        }
    }

    /// The same in shakmaty's words.
    pub const fn side(self) -> CastlingSide {
        match self {
            Self::HSide => CastlingSide::KingSide,
            Self::ASide => CastlingSide::QueenSide,
        }
    }

    /// Where the king ends.
    pub const fn king_to(self, color: Color) -> Square {
        self.side().king_to(color)
    }

    /// Where the rook ends.
    pub const fn rook_to(self, color: Color) -> Square {
        self.side().rook_to(color)
    }

    /// The wing of a castling move; none for other moves.
    pub fn of(mv: Move) -> Option<Self> {
        mv.castling_side().map(Self::from)
    }
}

impl From<CastlingSide> for Wing {
    fn from(side: CastlingSide) -> Self {
        match side {
            CastlingSide::KingSide => Self::HSide,
            CastlingSide::QueenSide => Self::ASide,
        }
    }
}

impl fmt::Display for Wing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.notation())
    }
}

/// The four ways castling can look on the board (first seed, a to d; FIDE appendix on Chess960).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Method {
    /// King and rook both move.
    DoubleMove,
    /// King and rook change places.
    Transposition,
    /// Only the king moves.
    KingOnly,
    /// Only the rook moves.
    RookOnly,
}

/// Whether castling to a wing can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CastlingStatus {
    /// Legal in this position.
    Possible,
    /// The right stands, but the position forbids it.
    NotNow,
    /// The right is lost, or never was there.
    Gone,
}

/// Where king and rook start and end; the squares the conditions are about follow from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Trips {
    king: (Square, Square),
    rook: (Square, Square),
}

impl Trips {
    pub(crate) fn new(color: Color, wing: Wing, king: Square, rook: Square) -> Self {
        Self { king: (king, wing.king_to(color)), rook: (rook, wing.rook_to(color)) }
    }

    pub(crate) fn method(self) -> Method {
        let (king, rook) = (self.king, self.rook);
        if king.0 == king.1 {
            Method::RookOnly
        } else if rook.0 == rook.1 {
            Method::KingOnly
        } else if king.1 == rook.0 && rook.1 == king.0 {
            Method::Transposition
        } else {
            Method::DoubleMove
        }
    }

    /// The squares of a trip, both ends included.
    fn span((from, to): (Square, Square)) -> Bitboard {
        attacks::between(from, to).with(from).with(to)
    }

    fn own(self) -> Bitboard {
        Bitboard::from_square(self.king.0).with(self.rook.0)
    }

    pub(crate) fn must_be_vacant(self) -> Bitboard {
        (Self::span(self.king) | Self::span(self.rook)) & !self.own()
    }
}

/// What the law says about castling to one wing in one position: the trips, the squares that matter, and all
/// reasons against it. Castling is legal if and only if there are none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CastlingReport {
    color: Color,
    wing: Wing,
    to_move: bool,
    trips: Option<Trips>,
    must_be_vacant: Vec<Square>,
    must_be_unattacked: Vec<Square>,
    refusals: Vec<Refusal>,
}

impl CastlingReport {
    /// Judges castling of `color` to `wing` in the last position of `line`, for the side not to move as if it were
    /// its turn.
    pub fn new(line: &Line, color: Color, wing: Wing) -> Self {
        let position = line.position();
        let mut refusals = Vec::new();
        let home = match position.castles().rook(color, wing.side()) {
            Some(rook) => position.board().king_of(color).map(|king| (king, rook)),
            None => lost_right(line, color, wing, &mut refusals),
        };
        let trips = home.map(|(king, rook)| Trips::new(color, wing, king, rook));
        let mut report = Self {
            color,
            wing,
            to_move: position.turn() == color,
            trips,
            must_be_vacant: Vec::new(),
            must_be_unattacked: Vec::new(),
            refusals,
        };
        if let Some(trips) = trips {
            report.must_be_vacant = along(trips.must_be_vacant(), trips.king.0, trips.king.1);
            report.must_be_unattacked = along(Trips::span(trips.king), trips.king.0, trips.king.1);
            // With the pieces away from home there is no position in which the squares could be judged.
            let board = position.board();
            if board.by_piece(color.king()).contains(trips.king.0)
                && board.by_piece(color.rook()).contains(trips.rook.0)
            {
                report.judge(position, trips);
            }
        }
        report
    }

    fn judge(&mut self, position: &Chess, trips: Trips) {
        let board = position.board();
        let occupied = board.occupied();
        let man = |square| {
            let piece = board.piece_at(square).expect("only asked about occupied squares");
            Man { square, piece }
        };
        let men = |squares: Bitboard| squares.into_iter().map(man).collect::<Vec<_>>();

        let blocked = trips.must_be_vacant() & occupied;
        for square in &self.must_be_vacant {
            if blocked.contains(*square) {
                let way = match (
                    Trips::span(trips.king).contains(*square),
                    Trips::span(trips.rook).contains(*square),
                ) {
                    (true, true) => Way::Both,
                    (true, false) => Way::King,
                    _ => Way::Rook,
                };
                self.refusals.push(Refusal::CastlingBlocked { man: man(*square), way });
            }
        }

        // The king hides no square of its own way, but the castling rook still stands where it stood.
        let (start, end) = trips.king;
        let without_king = occupied.without(start);
        for &square in &self.must_be_unattacked {
            let from = board.attacks_to(square, !self.color, without_king);
            if from.is_empty() || (square == end && square != start) {
                continue;
            }
            let from = men(from);
            self.refusals.push(if square == start {
                Refusal::CastlingOutOfCheck { king: square, from }
            } else {
                Refusal::CastlingThroughAttack { square, from }
            });
        }

        // The end is judged with both pieces in place, even when the king does not move: the rook may have been
        // its shield. What stands on their end squares (it blocks anyway) would have to be gone by then.
        let after = without_king.without(trips.rook.0).with(trips.rook.1).with(end);
        let gone = Bitboard::from_square(end).with(trips.rook.1);
        let now = board.attacks_to(end, !self.color, without_king);
        let then = board.attacks_to(end, !self.color, after) & !gone;
        if start != end && (now & then).any() {
            self.refusals.push(Refusal::CastlingIntoAttack { square: end, from: men(now & then) });
        }
        let unveiled = then & !now;
        if unveiled.any() {
            self.refusals.push(Refusal::CastlingShieldLost {
                king: end,
                rook: trips.rook.0,
                from: men(unveiled),
            });
        }
    }

    /// The wing judged.
    pub const fn wing(&self) -> Wing {
        self.wing
    }

    /// The player judged.
    pub const fn color(&self) -> Color {
        self.color
    }

    /// How the castling would look; none if the game began without the right.
    pub fn method(&self) -> Option<Method> {
        self.trips.map(Trips::method)
    }

    /// The king's start and end; none if the game began without the right.
    pub fn king_trip(&self) -> Option<(Square, Square)> {
        self.trips.map(|trips| trips.king)
    }

    /// The rook's start and end; none if the game began without the right.
    pub fn rook_trip(&self) -> Option<(Square, Square)> {
        self.trips.map(|trips| trips.rook)
    }

    /// The squares on the ways of king and rook, without the two squares they start from.
    pub fn must_be_vacant(&self) -> &[Square] {
        &self.must_be_vacant
    }

    /// The squares from the king's start to its end, in the order of its way.
    pub fn must_be_unattacked(&self) -> &[Square] {
        &self.must_be_unattacked
    }

    /// Every reason against this castling; none if and only if it is legal.
    pub fn refusals(&self) -> &[Refusal] {
        &self.refusals
    }

    /// Possible, not now, or gone for good.
    pub fn status(&self) -> CastlingStatus {
        if self.refusals.is_empty() {
            CastlingStatus::Possible
        } else if self.refusals.iter().any(Refusal::is_lost_right) {
            CastlingStatus::Gone
        } else {
            CastlingStatus::NotNow
        }
    }

    /// The castling as a move that can be played now: legal, and this player's turn.
    pub fn castling_move(&self) -> Option<Move> {
        let trips = self.trips.filter(|_| self.to_move && self.refusals.is_empty())?;
        Some(Move::Castle { king: trips.king.0, rook: trips.rook.0 })
    }
}

/// The squares of a set on one rank, in the direction from `from` to `to`; from the a-file if they are the same.
fn along(set: Bitboard, from: Square, to: Square) -> Vec<Square> {
    let mut squares: Vec<Square> = set.into_iter().collect();
    if to < from {
        squares.reverse();
    }
    squares
}

/// Finds out why a right is not there. Returns where king and rook began, if the game began with the right.
fn lost_right(
    line: &Line,
    color: Color,
    wing: Wing,
    refusals: &mut Vec<Refusal>,
) -> Option<(Square, Square)> {
    let initial = line.initial();
    let rook = initial.castles().rook(color, wing.side());
    if rook.is_none() {
        refusals.push(Refusal::NeverThere { wing });
    }
    let king = initial.board().king_of(color)?;
    let (mut king_moved, mut rook_gone) = (false, false);
    let mut mover = initial.turn();
    for (ply, &mv) in (1u32..).zip(line.moves()) {
        if mover == color {
            match mv {
                Move::Castle { .. } => {
                    let wing = Wing::of(mv).expect("it is a castling move");
                    // The plainest reason stands first; what king and rook did later says nothing about the right.
                    refusals.insert(0, Refusal::AlreadyCastled { wing, played: played(line, ply) });
                    break;
                }
                Move::Normal { role: Role::King, .. } if !king_moved => {
                    king_moved = true;
                    // Without a right at the start a king's move has lost none.
                    if rook.is_some() {
                        refusals.push(Refusal::KingMoved { king, played: played(line, ply) });
                    }
                }
                Move::Normal { from, .. } if Some(from) == rook && !rook_gone => {
                    rook_gone = true;
                    refusals.push(Refusal::RookMoved { rook: from, played: played(line, ply) });
                }
                _ => {}
            }
        } else if let Move::Normal { to, capture: Some(_), .. } = mv
            && Some(to) == rook
            && !rook_gone
        {
            rook_gone = true;
            refusals.push(Refusal::RookCaptured { rook: to, played: played(line, ply) });
        }
        mover = !mover;
    }
    Some((king, rook?))
}

pub(crate) fn played(line: &Line, ply: u32) -> Played {
    let before = line.position_at(ply - 1);
    let mv = line.moves()[ply as usize - 1];
    Played { ply, number: before.fullmoves().get(), color: before.turn(), san: crate::line::san(&before, mv) }
}
