//! Counting the leaves of the tree of legal moves, the common check of a move generator.

use shakmaty::Chess;

/// The number of ways to play `depth` plies from a position.
pub fn perft(position: &Chess, depth: u32) -> u64 {
    shakmaty::perft(position, depth)
}
