//! Boards on pages: which squares a move touches, and what a board is called.
use frcec_rules::{Color, Line, Move, Ply, Square, Wing};

use super::talk::Talk;

/// The squares to mark for a move: from and to, for castling those of both pieces.
pub(crate) fn move_squares(mv: Move) -> Vec<Square> {
    match (Wing::of(mv), mv.from()) {
        (Some(wing), Some(king)) => {
            let color = if king.rank() == frcec_rules::Rank::First { Color::White } else { Color::Black };
            let mut squares = vec![king, mv.to(), wing.king_to(color), wing.rook_to(color)];
            squares.sort_unstable();
            squares.dedup();
            squares
        }
        (_, from) => from.into_iter().chain([mv.to()]).collect(),
    }
}

/// A move with its number: "7.Rh3", "7...Rh6".
pub(crate) fn written(t: &Talk, ply: &Ply) -> String {
    format!("{}{}{}", ply.number, ply.color.fold_wb(".", "..."), t.spell(&ply.san))
}

/// Which position the end of `line` is, in words.
pub(crate) fn shown(t: &Talk, line: &Line) -> String {
    match line.plies().last() {
        Some(ply) => t.s1("game-shown-ply", "move", written(t, ply)),
        None => t.s("game-shown-start"),
    }
}

/// What a board shows, for those who do not see it.
pub(crate) fn label(t: &Talk, side: Color, shown: &str) -> String {
    t.say("game-board-label", &[("side", side.fold_wb("white", "black").into()), ("shown", shown.into())])
}

/// Half points as a score: `1½`.
pub(crate) fn halves(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}
