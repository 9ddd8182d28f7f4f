//! How a game ends by itself, and what a player may claim.

use serde::{Deserialize, Serialize};
use shakmaty::{Chess, Color, Move, Position};

use crate::{dead, line::Line, text};

/// The game is over, whether anybody says so or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Ending {
    /// The king is attacked and cannot be saved (FIDE 5.1.1).
    Checkmate {
        /// Who gave mate.
        #[serde(with = "text::color")]
        winner: Color,
    },
    /// No legal move, no check (FIDE 5.2.1).
    Stalemate,
    /// Neither side can mate by any sequence of legal moves (FIDE 5.2.2).
    DeadPosition,
    /// The position is on the board for the fifth time (FIDE 9.6.1).
    FivefoldRepetition,
    /// 75 moves by each side without capture or pawn move (FIDE 9.6.2); a mate on the last of them wins.
    SeventyFiveMoves,
}

impl Ending {
    /// Who won; none for a draw.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Checkmate { winner } => Some(winner),
            _ => None,
        }
    }
}

/// A draw that the side to move may claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// The position is, or will be with the intended move, on the board for the third time (FIDE 9.2).
    Threefold,
    /// 50 moves by each side without capture or pawn move (FIDE 9.3).
    FiftyMoves,
}

/// What a bounded search could find out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Proof {
    /// Proved.
    Yes,
    /// Proved wrong.
    No,
    /// Not decided within the bound. The game goes on.
    Unknown,
}

/// The ending that the last position of the line is, if it is one.
pub fn automatic(line: &Line) -> Option<Ending> {
    let position = line.position();
    if let Some(ending) = by_board(position) {
        return Some(ending);
    }
    if dead::is_dead(position) {
        return Some(Ending::DeadPosition);
    }
    if line.occurrences() >= 5 {
        return Some(Ending::FivefoldRepetition);
    }
    (line.halfmove_clock() >= 150).then_some(Ending::SeventyFiveMoves)
}

/// The ending that some position of the line was by count, the last one included: the fifth repetition or 75 moves.
/// No move counts after it, though the pieces could still make one.
pub fn by_count(line: &Line) -> Option<Ending> {
    let over = |line: &Line| {
        if line.halfmove_clock() >= 150 && by_board(line.position()).is_none() {
            return Some(Ending::SeventyFiveMoves);
        }
        // Five times the same position are sixteen plies.
        (line.halfmove_clock() >= 16 && line.occurrences() >= 5).then_some(Ending::FivefoldRepetition)
    };
    let mut then = line.prefix(0);
    over(&then).or_else(|| {
        line.moves().iter().find_map(|&mv| {
            then.play(mv);
            over(&then)
        })
    })
}

/// Mate or stalemate.
pub(crate) fn by_board(position: &Chess) -> Option<Ending> {
    position.legal_moves().is_empty().then(|| {
        if position.is_check() { Ending::Checkmate { winner: !position.turn() } } else { Ending::Stalemate }
    })
}

/// What anybody sees without a search: mate, stalemate, or too little material on both sides.
pub(crate) fn on_board(position: &Chess) -> Option<Ending> {
    by_board(position).or_else(|| position.is_insufficient_material().then_some(Ending::DeadPosition))
}

/// The draw that the side to move may claim: for the position on the board, or for the one after `intended`, a
/// legal move named with the claim.
///
/// A move that mates is no ground for a claim: it wins.
pub fn claimable(line: &Line, intended: Option<&Move>) -> Option<Claim> {
    fn by_line(line: &Line) -> Option<Claim> {
        if line.occurrences() >= 3 {
            Some(Claim::Threefold)
        } else {
            (line.halfmove_clock() >= 100).then_some(Claim::FiftyMoves)
        }
    }
    let Some(&mv) = intended else { return by_line(line) };
    let mut then = line.clone();
    then.push(mv).ok()?;
    if then.position().is_checkmate() {
        return None;
    }
    by_line(line).or_else(|| by_line(&then))
}

/// Whether `color` could still give mate by some sequence of legal moves, however badly the other side plays:
/// the question when the other side's time has run out (FIDE 6.9).
///
/// Decided by a search of at most 30,000 positions. A sequence that ends by the 75-move rule or by a fifth
/// repetition before the mate does not count.
pub fn can_mate(line: &Line, color: Color) -> Proof {
    dead::can_mate(line, color)
}
