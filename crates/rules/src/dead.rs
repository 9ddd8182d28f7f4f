//! Whether a side could still mate by some sequence of legal moves, both sides helping.
//!
//! The search visits positions best first, those nearest to a mate before others, up to a bound. It proves that a
//! mate exists by finding one, and that none does by running out of positions. Beyond the bound it says so.

use std::{
    cmp::Reverse,
    collections::{BinaryHeap, HashSet},
    hash::{Hash, Hasher},
};

use shakmaty::{Bitboard, Chess, Color, Move, Position, Rank, Square, attacks};

use crate::{ending::Proof, line::Line, wall};

/// Positions visited for the ruling on a flag that fell.
const RULING: usize = 30_000;
/// Positions that the second search goes on from at every ply, and how many plies deep.
const BEAM_WIDTH: usize = 100;
const BEAM_PLIES: usize = 60;
/// Positions visited after every move, if there is reason to look at all.
const EVERY_MOVE: usize = 1_000;
/// The same while no pawn can advance and hardly a piece is left: what the walls alone do not prove needs more.
const LOCKED: usize = 3_000;

/// Whether `color` could still mate, as [`crate::ending::can_mate`] says it.
pub(crate) fn can_mate(line: &Line, color: Color) -> Proof {
    let position = line.position();
    if let Some(proof) = at_once(position, color) {
        return proof;
    }
    if wall::shut_out(position).is_some_and(|out| out[color.fold_wb(0, 1)]) {
        return Proof::No;
    }
    let found = match search(position, &[color], RULING, true) {
        Found::Bound => Taste::ALL
            .into_iter()
            .map(|taste| beam(position, color, taste))
            .find(|found| matches!(found, Found::Mate(_)))
            .unwrap_or(Found::Bound),
        found => found,
    };
    match found {
        Found::Nothing => Proof::No,
        Found::Bound => Proof::Unknown,
        Found::Mate(path) => {
            // The way to the mate must not pass a fifth repetition, which would end the game.
            let mut line = line.clone();
            for mv in path {
                if line.push(mv).is_err() || line.occurrences() >= 5 {
                    return Proof::Unknown;
                }
            }
            Proof::Yes
        }
    }
}

/// Whether it is proved that neither side can mate. Cheap enough for every move: positions with room to play in
/// are not searched.
pub(crate) fn is_dead(position: &Chess) -> bool {
    if position.is_insufficient_material() {
        return true;
    }
    let out = wall::shut_out(position).unwrap_or([false; 2]);
    let open: Vec<Color> = Color::ALL
        .into_iter()
        .filter(|&color| !position.has_insufficient_material(color) && !out[color.fold_wb(0, 1)])
        .collect();
    if open.is_empty() {
        return true;
    }
    // Without a wall a position dies only where the moves are forced, or where next to nothing can move.
    let bound = if locked(position) {
        LOCKED
    } else if position.legal_moves().len() <= 4 || position.board().occupied().count() <= 5 {
        EVERY_MOVE
    } else {
        return false;
    };
    matches!(search(position, &open, bound, false), Found::Nothing)
}

/// Whether a pawn stands before every pawn, and at most one other piece beside the kings is left.
fn locked(position: &Chess) -> bool {
    let board = position.board();
    let pieces = board.occupied() & !board.pawns() & !board.kings();
    let before = |color: Color| {
        let pawns = board.by_piece(color.pawn());
        color.fold_wb(pawns.shift(8), pawns.shift(-8))
    };
    pieces.count() <= 1
        && board.pawns().any()
        && Color::ALL.into_iter().all(|color| (before(color) & !board.pawns()).is_empty())
}

fn at_once(position: &Chess, color: Color) -> Option<Proof> {
    if position.has_insufficient_material(color) {
        return Some(Proof::No);
    }
    position
        .legal_moves()
        .is_empty()
        .then(|| if position.is_check() && position.turn() != color { Proof::Yes } else { Proof::No })
}

enum Found {
    /// The moves that lead to a mate.
    Mate(Vec<Move>),
    /// All positions were visited and none is a mate.
    Nothing,
    /// There are more positions than the bound allows.
    Bound,
}

struct Node {
    position: Chess,
    /// The index of the node before and the move from there; none for the root.
    from: Option<(usize, Move)>,
}

/// What makes two visits the same: the position and, near the 75 moves, the clock.
struct Visit {
    position: Chess,
    clock: u32,
}

impl PartialEq for Visit {
    fn eq(&self, other: &Self) -> bool {
        self.clock == other.clock && self.position == other.position
    }
}

impl Eq for Visit {}

impl Hash for Visit {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.position.hash(state);
    }
}

/// Looks for a mate by any of `winners` within `bound` positions. With `clock`, no way leads on from a position in
/// which 75 moves by each side are over.
fn search(root: &Chess, winners: &[Color], bound: usize, clock: bool) -> Found {
    // Far from 75 moves the clock would only multiply the positions.
    let near = clock && root.halfmoves() >= 130;
    let key = |position: &Chess| Visit {
        position: position.clone(),
        clock: if near { position.halfmoves() } else { 0 },
    };
    let mut seen = HashSet::from([key(root)]);
    let mut nodes = vec![Node { position: root.clone(), from: None }];
    let mut queue = BinaryHeap::from([(Reverse((0, 0u32)), 0usize)]);
    let mut cut_by_clock = false;
    while let Some((Reverse((_, depth)), at)) = queue.pop() {
        let before = nodes[at].position.clone();
        for mv in before.legal_moves() {
            let mut position = before.clone();
            position.play_unchecked(mv);
            if winners.iter().all(|&winner| position.has_insufficient_material(winner)) {
                continue;
            }
            let winner = !position.turn();
            if winners.contains(&winner) && position.is_checkmate() {
                nodes.push(Node { position, from: Some((at, mv)) });
                return Found::Mate(path(&nodes));
            }
            if clock && position.halfmoves() >= 150 {
                cut_by_clock = true;
                continue;
            }
            if seen.insert(key(&position)) {
                if nodes.len() >= bound {
                    return Found::Bound;
                }
                let distance =
                    winners.iter().map(|&color| Taste::HUNT.distance_to_mate(&position, color)).min();
                let distance = distance.unwrap_or_default() * 3 + depth;
                queue.push((Reverse((distance, depth + 1)), nodes.len()));
                nodes.push(Node { position, from: Some((at, mv)) });
            }
        }
    }
    // Without the clock in the key a position may first have been met on a way that was too long.
    if cut_by_clock && !near { Found::Bound } else { Found::Nothing }
}

/// Looks for a mate by `winner` ply by ply, each time only from the most promising positions. Finds mates that are
/// too far away for [`search`], and proves nothing by finding none.
fn beam(root: &Chess, winner: Color, taste: Taste) -> Found {
    let mut nodes = vec![Node { position: root.clone(), from: None }];
    let mut seen = HashSet::from([root.clone()]);
    let mut front = vec![0usize];
    for _ in 0..BEAM_PLIES {
        let mut next = Vec::new();
        for at in front {
            let before = nodes[at].position.clone();
            for mv in before.legal_moves() {
                let mut position = before.clone();
                position.play_unchecked(mv);
                if position.has_insufficient_material(winner) {
                    continue;
                }
                if position.turn() != winner && position.is_checkmate() {
                    nodes.push(Node { position, from: Some((at, mv)) });
                    return Found::Mate(path(&nodes));
                }
                if position.halfmoves() < 150 && seen.insert(position.clone()) {
                    next.push((taste.distance_to_mate(&position, winner), nodes.len()));
                    nodes.push(Node { position, from: Some((at, mv)) });
                }
            }
        }
        next.sort_unstable();
        front = next.into_iter().take(BEAM_WIDTH).map(|(_, at)| at).collect();
    }
    Found::Bound
}

fn path(nodes: &[Node]) -> Vec<Move> {
    let mut moves = Vec::new();
    let mut node = nodes.last();
    while let Some((before, mv)) = node.and_then(|node| node.from) {
        moves.push(mv);
        node = nodes.get(before);
    }
    moves.reverse();
    moves
}

/// What a guess of the distance to a mate looks at, by weight.
#[derive(Clone, Copy)]
struct Taste {
    /// Each square the king could flee to.
    escape: u32,
    /// The king's way to a corner.
    corner: u32,
    /// The way from king to king.
    hunter: u32,
    /// The way of all attackers to the king, not only of the nearest.
    crowd: u32,
}

impl Taste {
    /// Drive the king to a corner with king and piece.
    const HUNT: Self = Self { escape: 4, corner: 2, hunter: 2, crowd: 0 };
    /// Smother it where it stands.
    const SMOTHER: Self = Self { escape: 6, corner: 0, hunter: 0, crowd: 1 };
    /// Lock it into a corner with its own men.
    const CORNER: Self = Self { escape: 2, corner: 4, hunter: 3, crowd: 0 };

    const ALL: [Self; 3] = [Self::HUNT, Self::SMOTHER, Self::CORNER];

    /// A guess of how far a position is from a mate by `winner`. It only orders the search.
    fn distance_to_mate(self, position: &Chess, winner: Color) -> u32 {
        let board = position.board();
        let (Some(king), Some(hunter)) = (board.king_of(!winner), board.king_of(winner)) else { return 0 };
        let count = |set: Bitboard| u32::try_from(set.count()).unwrap_or(u32::MAX);
        let without_king = board.occupied().without(king);
        let escapes: Bitboard = (attacks::king_attacks(king) & !board.by_color(!winner))
            .into_iter()
            .filter(|&to| board.attacks_to(to, winner, without_king).is_empty())
            .collect();
        let own = board.by_color(winner);
        let bishops = own & board.bishops();
        let majors = own & board.rooks_and_queens();
        let pieces = own & !board.pawns() & !board.kings();
        let checked = board.attacks_to(king, winner, board.occupied()).any();

        // A lone bishop mates only in a corner of its colour.
        let corners = if pieces == bishops && !bishops.is_empty() && (own & board.pawns()).is_empty() {
            let light = (bishops & Bitboard::LIGHT_SQUARES).any();
            let dark = (bishops & Bitboard::DARK_SQUARES).any();
            Bitboard::CORNERS
                & if light && !dark {
                    Bitboard::LIGHT_SQUARES
                } else if dark && !light {
                    Bitboard::DARK_SQUARES
                } else {
                    Bitboard::FULL
                }
        } else {
            Bitboard::CORNERS
        };
        let corner = corners.into_iter().map(|corner| steps(king, corner)).min().unwrap_or(0);

        let mut distance = self.escape * count(escapes) + u32::from(!checked);
        distance += self.corner * corner + self.hunter * king.distance(hunter);
        distance += pieces.into_iter().map(|piece| piece.distance(king)).min().unwrap_or(8);
        distance += self.crowd * pieces.into_iter().map(|piece| piece.distance(king)).sum::<u32>();
        if majors.is_empty() {
            // A pawn has to become a piece first; minor pieces need the other side's men around its king.
            let last = winner.fold_wb(Rank::Eighth, Rank::First);
            let to_go = (own & board.pawns()).into_iter().map(|pawn| pawn.rank().distance(last)).min();
            distance += to_go.map_or(0, |ranks| 12 + 6 * ranks);
            let shield = attacks::king_attacks(king) & board.by_color(!winner);
            distance += 4u32.saturating_sub(count(shield)) * 2;
        }
        if own.count() == 1 {
            distance += 50;
        }
        distance
    }
}

/// Steps along files and ranks.
fn steps(from: Square, to: Square) -> u32 {
    from.file().distance(to.file()) + from.rank().distance(to.rank())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen;

    /// Random walls with kings and a bishop each: where the wall is said to shut a side out, no search may find
    /// its mate.
    #[test]
    fn a_wall_never_shuts_out_a_side_that_can_mate() {
        let mut seed = 7u64;
        let mut below = |bound: u32| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            u32::try_from(seed >> 33).unwrap() % bound
        };
        let (mut shut, mut proved) = (0, 0);
        for _ in 0..8_000 {
            let mut setup = shakmaty::Setup::empty();
            for file in 0..8u32 {
                if below(4) != 0 {
                    let rank = 2 + below(3);
                    let white = Square::new(rank * 8 + file);
                    setup.board.set_piece_at(white, Color::White.pawn());
                    setup.board.set_piece_at(Square::new(rank * 8 + 8 + file), Color::Black.pawn());
                }
            }
            let men =
                [Color::White.king(), Color::Black.king(), Color::White.bishop(), Color::Black.bishop()];
            for piece in men.into_iter().take(2 + below(3) as usize) {
                let low = piece.color.fold_wb(0, 48);
                setup.board.set_piece_at(Square::new(low + below(16)), piece);
            }
            let Ok(position) = setup.position::<Chess>(shakmaty::CastlingMode::Chess960) else { continue };
            let Some(out) = wall::shut_out(&position) else { continue };
            for color in Color::ALL {
                if out[color.fold_wb(0, 1)] && !position.has_insufficient_material(color) {
                    shut += 1;
                    match search(&position, &[color], 20_000, false) {
                        Found::Mate(_) => {
                            panic!("{color} mates: {}", fen::write(&position, fen::FenStyle::XFen))
                        }
                        Found::Nothing => proved += 1,
                        Found::Bound => {}
                    }
                }
            }
        }
        println!("{shut} shut out, {proved} of them searched to the end");
        assert!(shut > 10 && proved > 5, "{shut} {proved}");
    }
}
