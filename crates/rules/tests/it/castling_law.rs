//! The castling law against the move generator.

use frcec_rules::{CastlingReport, Line, Position, StartPosition, Wing};

use crate::play::{Dice, random_game};

/// Legal if and only if there are no refusals.
fn agree(line: &Line) -> usize {
    let color = line.turn();
    for wing in Wing::ALL {
        let report = CastlingReport::new(line, color, wing);
        let legal = line.position().castling_moves(wing.side());
        assert_eq!(
            report.castling_move(),
            legal.first().copied(),
            "{} {wing}: {:?}",
            line.fen(frcec_rules::FenStyle::XFen),
            report.refusals()
        );
        assert_eq!(report.refusals().is_empty(), !legal.is_empty());
    }
    1
}

#[test]
fn legal_if_and_only_if_there_are_no_refusals() {
    let mut dice = Dice::new(960);
    let mut positions = 0;
    for start in StartPosition::all() {
        for _ in 0..2 {
            random_game(start, 120, &mut dice, |line| positions += agree(line));
        }
    }
    assert!(positions > 100_000, "{positions}");
}
