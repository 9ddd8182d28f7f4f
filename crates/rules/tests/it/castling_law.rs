//! The castling law against the move generator.

use frcec_rules::{CastlingReport, CastlingStatus, Color, Line, Position, Refusal, StartPosition, Wing};

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

/// Rights from a FEN, inner rooks among them: the positions of the perft collection and all that follow by one move.
#[test]
fn positions_from_a_fen_are_judged_as_well() {
    let mut positions = 0;
    for case in include_str!("../cases/perft960.epd").lines() {
        let (line, _) = Line::from_fen(case.split(" ;").next().unwrap()).unwrap();
        positions += agree(&line);
        for mv in line.legal_moves() {
            let mut after = line.clone();
            after.push(mv).unwrap();
            positions += agree(&after);
        }
    }
    assert!(positions > 20_000, "{positions}");
}

/// A report for the side not to move is the one it would have in its turn.
#[test]
fn the_side_not_to_move_is_judged_as_if_it_were_its_turn() {
    let mut dice = Dice::new(2);
    let mut judged = 0;
    for start in StartPosition::all().step_by(8) {
        random_game(start, 80, &mut dice, |line| {
            let mut setup = line.position().to_setup(shakmaty::EnPassantMode::Legal);
            let color = !setup.turn;
            setup.swap_turn();
            let swapped: Result<shakmaty::Chess, _> = setup.position(shakmaty::CastlingMode::Chess960);
            let Ok(swapped) = swapped else { return };
            for wing in Wing::ALL {
                let report = CastlingReport::new(line, color, wing);
                let legal = !swapped.castling_moves(wing.side()).is_empty();
                assert_eq!(report.status() == CastlingStatus::Possible, legal);
                assert_eq!(report.castling_move(), None, "it is not its turn");
                judged += 1;
            }
        });
    }
    assert!(judged > 5_000, "{judged}");
}

/// A lost right names the move that lost it, and rights are gone exactly when the position has none.
#[test]
fn lost_rights_name_their_move_and_survive_storage() {
    let mut dice = Dice::new(3);
    for start in StartPosition::all().step_by(8) {
        random_game(start, 120, &mut dice, |line| {
            for color in Color::ALL {
                for wing in Wing::ALL {
                    let report = CastlingReport::new(line, color, wing);
                    let there = line.position().castles().has(color, wing.side());
                    assert_eq!(report.status() == CastlingStatus::Gone, !there);
                    for refusal in report.refusals() {
                        assert_eq!(refusal.ply().is_some(), refusal.is_lost_right());
                    }
                    // The first of them in time is the move after which the right was not there any more.
                    let lost = report.refusals().iter().filter_map(Refusal::ply).min();
                    if let Some(ply) = lost {
                        assert!(line.position_at(ply - 1).castles().has(color, wing.side()));
                        assert!(!line.position_at(ply).castles().has(color, wing.side()));
                    }
                    let text = serde_json::to_string(report.refusals()).unwrap();
                    let again: Vec<Refusal> = serde_json::from_str(&text).unwrap();
                    assert_eq!(again, report.refusals(), "{text}");
                }
            }
        });
    }
}
