//! Positions locked by walls of pawns: what each man could ever reach, taken generously.
//!
//! Pawns that block each other and can neither take nor be taken stay for ever. Around them every other man is
//! allowed to go wherever it could on a board with nobody else on it, king steps onto squares that a fixed pawn
//! guards excepted. If even so a side can never attack a square that the other king can reach, it can never give
//! check, and so never mate. With one man beside the kings, all squares the three could stand on are tried for a
//! mate. The converse of either says nothing.

use shakmaty::{Bitboard, Chess, Color, Piece, Position, Role, Square, attacks};

/// Whether each side (White, Black) is shut out from ever giving mate. `None` when no wall was found.
pub(crate) fn shut_out(position: &Chess) -> Option<[bool; 2]> {
    if position.castles().any() || position.maybe_ep_square().is_some() {
        return None;
    }
    let mut fixed = blocked_pawns(position);
    loop {
        if fixed.is_empty() {
            return None;
        }
        let reach = Reach::around(position, fixed)?;
        let loose = reach.loosened(fixed);
        if loose.is_empty() {
            return Some([Color::White, Color::Black].map(|color| !reach.can_mate(color)));
        }
        fixed = still_blocked(position, fixed & !loose);
    }
}

/// The square in front of a pawn.
fn front(square: Square, color: Color) -> Option<Square> {
    square.offset(color.fold_wb(8, -8))
}

fn blocked_pawns(position: &Chess) -> Bitboard {
    still_blocked(position, position.board().pawns())
}

/// Those of `pawns` that stand before another of them that stays.
fn still_blocked(position: &Chess, mut pawns: Bitboard) -> Bitboard {
    loop {
        let stay: Bitboard = pawns
            .into_iter()
            .filter(|&square| {
                let color = position.board().color_at(square).expect("a pawn stands there");
                front(square, color).is_some_and(|next| pawns.contains(next))
            })
            .collect();
        if stay == pawns {
            return pawns;
        }
        pawns = stay;
    }
}

/// Where the men that are not fixed could ever stand.
struct Reach {
    /// Each man with the squares it could reach, its own included.
    men: Vec<(Piece, Bitboard)>,
    fixed: [Bitboard; 2],
    guarded: [Bitboard; 2],
    /// All squares that men other than the king could reach, by colour.
    union: [Bitboard; 2],
}

const fn index(color: Color) -> usize {
    match color {
        Color::White => 0,
        Color::Black => 1,
    }
}

impl Reach {
    /// None if a pawn could promote: then nothing is locked.
    fn around(position: &Chess, fixed: Bitboard) -> Option<Self> {
        let board = position.board();
        let of = |color: Color| fixed & board.by_color(color);
        let guards = |color: Color| {
            of(color)
                .into_iter()
                .map(|square| attacks::pawn_attacks(color, square))
                .fold(Bitboard::EMPTY, |all, some| all | some)
        };
        let men: Vec<_> = (board.occupied() & !fixed)
            .into_iter()
            .filter_map(|square| Some((board.piece_at(square)?, Bitboard::from_square(square))))
            .collect();
        let mut reach = Self {
            men,
            fixed: [of(Color::White), of(Color::Black)],
            guarded: [guards(Color::White), guards(Color::Black)],
            union: [Bitboard::EMPTY; 2],
        };
        loop {
            let before: usize = reach.men.iter().map(|(_, squares)| squares.count()).sum();
            for color in Color::ALL {
                reach.union[index(color)] = reach
                    .men
                    .iter()
                    .filter(|(piece, _)| piece.color == color && piece.role != Role::King)
                    .fold(Bitboard::EMPTY, |all, (_, squares)| all | *squares);
            }
            for man in 0..reach.men.len() {
                let (piece, squares) = reach.men[man];
                let grown = reach.grown(piece, squares);
                if piece.role == Role::Pawn && (grown & Bitboard::BACKRANKS).any() {
                    return None;
                }
                reach.men[man].1 = grown;
            }
            if reach.men.iter().map(|(_, squares)| squares.count()).sum::<usize>() == before {
                return Some(reach);
            }
        }
    }

    fn all_fixed(&self) -> Bitboard {
        self.fixed[0] | self.fixed[1]
    }

    /// The squares one more step takes a man to.
    fn grown(&self, piece: Piece, squares: Bitboard) -> Bitboard {
        let (own, other) = (index(piece.color), index(!piece.color));
        let mut grown = squares;
        for from in squares {
            grown |= match piece.role {
                Role::King => attacks::king_attacks(from) & !self.guarded[other],
                Role::Pawn => {
                    let push = front(from, piece.color).map_or(Bitboard::EMPTY, Bitboard::from_square);
                    push | (attacks::pawn_attacks(piece.color, from) & self.union[other])
                }
                _ => attacks::attacks(from, piece, self.all_fixed()),
            };
        }
        // A man that could take a fixed pawn loosens it; the search begins again without that pawn.
        grown & !self.fixed[own] & !self.fixed[other]
    }

    /// The fixed pawns that could after all be taken, or take.
    fn loosened(&self, fixed: Bitboard) -> Bitboard {
        let mut loose = Bitboard::EMPTY;
        for &(piece, squares) in &self.men {
            let other = index(!piece.color);
            for from in squares {
                loose |= match piece.role {
                    Role::King => attacks::king_attacks(from) & !self.guarded[other],
                    _ => attacks::attacks(from, piece, fixed),
                } & self.fixed[other];
            }
        }
        for color in Color::ALL {
            for from in self.fixed[index(color)] {
                let takes = attacks::pawn_attacks(color, from);
                if (takes & (self.union[index(!color)] | self.fixed[index(!color)])).any() {
                    loose.add(from);
                }
            }
        }
        loose
    }

    /// Whether a mate by `color` is on any of the squares that the men could ever stand on.
    fn can_mate(&self, color: Color) -> bool {
        if !self.can_check(color) {
            return false;
        }
        let others: Vec<_> = self.men.iter().filter(|(piece, _)| piece.role != Role::King).collect();
        let king = |color: Color| self.men.iter().find(|(piece, _)| *piece == color.king());
        let (&[&(piece, places)], Some(&(_, hunters)), Some(&(_, kings))) =
            (&others[..], king(color), king(!color))
        else {
            return true;
        };
        if piece.color != color || piece.role == Role::Pawn {
            return true;
        }
        kings.into_iter().any(|king| {
            (hunters & !attacks::king_attacks(king)).without(king).into_iter().any(|hunter| {
                let occupied = self.all_fixed().with(hunter);
                let flights = self.flights(king, hunter, color);
                // Only from where it attacks the king, which is where the king would attack in its place.
                let checks = attacks::attacks(king, piece, occupied) & places;
                checks.without(hunter).into_iter().any(|place| {
                    let attacked = attacks::attacks(place, piece, occupied);
                    (flights & !attacked).is_empty()
                })
            })
        })
    }

    /// Where a king on `king` could flee to that neither a king of `color` on `hunter` nor its fixed pawns attack.
    fn flights(&self, king: Square, hunter: Square, color: Color) -> Bitboard {
        let own = self.fixed[index(!color)];
        attacks::king_attacks(king) & !own & !attacks::king_attacks(hunter) & !self.guarded[index(color)]
    }

    /// Whether a man of `color` could ever attack a square the other king could stand on.
    fn can_check(&self, color: Color) -> bool {
        let king = self
            .men
            .iter()
            .find(|(piece, _)| *piece == (!color).king())
            .map_or(Bitboard::FULL, |(_, squares)| *squares);
        let fixed = self.fixed[index(color)].into_iter().map(|square| (color.pawn(), square));
        let others = self.men.iter().filter(|(piece, _)| piece.color == color && piece.role != Role::King);
        let others =
            others.flat_map(|&(piece, squares)| squares.into_iter().map(move |square| (piece, square)));
        fixed
            .chain(others)
            .any(|(piece, square)| (attacks::attacks(square, piece, self.all_fixed()) & king).any())
    }
}
