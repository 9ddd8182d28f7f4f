//! Boards on pages: which squares a move touches.
use frcec_rules::{Color, Move, Ply, Square, Wing};

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
pub(crate) fn written(ply: &Ply) -> String {
    format!("{}{}{}", ply.number, ply.color.fold_wb(".", "..."), ply.san)
}
