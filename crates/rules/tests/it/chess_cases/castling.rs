//! Castling: what is legal, how it is told to programs, and when a right ends.

use frcec_rules::{CastlingReport, CastlingStatus, Color, Line, Position, Square, Wing};

use super::{case, judge, position, text, uci, xfen};
use crate::play::push_sans;

fn kinds(line: &Line, wing: Wing) -> Vec<(&'static str, Vec<Square>)> {
    let report = CastlingReport::new(line, line.turn(), wing);
    report.refusals().iter().map(|refusal| (refusal.kind(), refusal.squares())).collect()
}

#[test]
fn cb002_the_rook_was_the_shield_of_a_king_that_does_not_move() {
    judge("CB002");
    assert_eq!(kinds(&position(&case("CB002")), Wing::ASide), [("castling_shield_lost", vec![Square::C1])]);
}

#[test]
fn cb005_the_king_does_not_move() {
    judge("CB005");
}

#[test]
fn cb006_own_second_rook_is_in_the_way() {
    let line = position(&case("CB006"));
    assert_eq!(line.legal_moves().len(), 42);
    assert_eq!(kinds(&line, Wing::ASide), [("castling_blocked", vec![Square::E1])]);
}

#[test]
fn cb007_own_queen_is_in_the_way() {
    let line = position(&case("CB007"));
    assert_eq!(kinds(&line, Wing::HSide), [("castling_blocked", vec![Square::D8])]);
    assert_eq!(uci(&line, "b8c8"), None);
    let free = crate::play::from_fen("1kr5/8/8/8/8/8/8/4K3 b k - 0 1");
    assert_eq!(free.san_of(&uci(&free, "b8c8").unwrap()), "O-O");
}

#[test]
fn cb008_castling_once_even_when_the_king_stayed() {
    let case = case("CB008");
    let line = position(&case);
    assert_eq!(xfen(&line), text(&case["expected"], "fen_after"));
    let report = CastlingReport::new(&line, Color::White, Wing::HSide);
    assert_eq!(report.status(), CastlingStatus::Gone);
    let mut line = line;
    line.push_all("a7a6").unwrap();
    assert_eq!(uci(&line, "c1h1"), None);
}

#[test]
fn cb009_the_rook_passes_its_own_king() {
    judge("CB009");
}

#[test]
fn cb010_the_rook_may_be_attacked() {
    judge("CB010");
}

#[test]
fn cb012_king_one_step_rook_two() {
    judge("CB012");
}

#[test]
fn cb013_castling_on_the_first_move() {
    judge("CB013");
}

#[test]
fn cb014_only_b8_is_attacked() {
    let case = case("CB014");
    let line = position(&case);
    let report = CastlingReport::new(&line, Color::Black, Wing::ASide);
    assert_eq!(report.status(), CastlingStatus::Possible);
    assert_eq!(line.san_of(&report.castling_move().unwrap()), "O-O-O");
}

#[test]
fn cb015_a_rook_between_is_in_the_way() {
    let line = position(&case("CB015"));
    assert_eq!(line.legal_moves().len(), 35);
    assert_eq!(kinds(&line, Wing::HSide), [("castling_blocked", vec![Square::G8])]);
}

#[test]
fn cb019_king_takes_rook_and_king_step_are_two_moves() {
    let line = position(&case("CB019"));
    assert_eq!(line.san_of(&uci(&line, "b8a8").unwrap()), "O-O-O");
    assert_eq!(line.san_of(&uci(&line, "b8c8").unwrap()), "Kc8");
}

#[test]
fn cb020_king_takes_the_rook_beside_it() {
    judge("CB020");
}

#[test]
fn cb021_a_king_never_jumps_alone() {
    let case = case("CB021");
    let mut line = position(&case);
    assert_eq!(uci(&line, "b8g8"), None);
    line.push_all("b8e8").unwrap();
    assert_eq!(xfen(&line), text(&case["expected"], "fen_after_b8e8"));
}

#[test]
fn cb022_a_king_that_stays_is_written_as_taking_its_rook() {
    let line = position(&case("CB022"));
    assert_eq!(line.san_of(&uci(&line, "g1h1").unwrap()), "O-O");
    assert_eq!(uci(&line, "g1g1"), None);
}

#[test]
fn cb023_two_squares_are_no_castling() {
    let line = position(&case("CB023"));
    assert_eq!(line.san_of(&uci(&line, "d1h1").unwrap()), "O-O");
    assert_eq!(uci(&line, "d1f1"), None);
}

/// Programs write `e1h1`; that people may write `e1g1` is the reading's business.
#[test]
fn cb024_one_castling_one_text() {
    let line = position(&case("CB024"));
    let mv = uci(&line, "e1h1").unwrap();
    assert_eq!((line.san_of(&mv).as_str(), line.uci_of(&mv).as_str()), ("O-O", "e1h1"));
    assert_eq!(uci(&line, "e1g1"), None);
}

#[test]
fn cb026_the_e_file_needs_no_special_rule() {
    let mut line = judge("CB026");
    assert_eq!(line.san_of(&uci(&line, "e1h1").unwrap()), "O-O");
    assert_eq!(line.san_of(&uci(&line, "e1b1").unwrap()), "O-O-O");
    line.push_all("e1b1").unwrap();
    assert_eq!(line.position().board().role_at(Square::D1), Some(frcec_rules::Role::Rook));
}

#[test]
fn cb028_castling_is_no_promotion() {
    judge("CB028");
}

#[test]
fn cb133_the_kings_way_counts_and_the_rooks_does_not() {
    let fens = case("CB133");
    let fens = fens["input"]["fens"].as_array().unwrap();
    let line = |i: usize| Line::from_fen(fens[i].as_str().unwrap()).unwrap().0;
    assert_eq!(kinds(&line(0), Wing::ASide), [("castling_through_attack", vec![Square::D1])]);
    assert_eq!(kinds(&line(1), Wing::ASide), []);
}

#[test]
fn cb134_another_own_rook_on_the_kings_target() {
    let line = position(&case("CB134"));
    assert_eq!(uci(&line, "f1a1"), None);
    assert_eq!(kinds(&line, Wing::ASide), [("castling_blocked", vec![Square::C1])]);
    let inner = crate::play::from_fen("4k3/8/8/8/8/8/8/R1R2K2 w C - 0 1");
    assert_eq!(inner.san_of(&uci(&inner, "f1c1").unwrap()), "O-O-O");
}

#[test]
fn cb046_rook_takes_rook_ends_both_rights() {
    let case = case("CB046");
    let mut line = position(&case);
    push_sans(&mut line, text(&case["input"], "move"));
    assert_eq!(xfen(&line), text(&case["expected"], "fen_after"));
    let report = CastlingReport::new(&line, Color::Black, Wing::HSide);
    assert_eq!(report.refusals()[0].kind(), "rook_captured");
    let report = CastlingReport::new(&line, Color::White, Wing::HSide);
    assert_eq!(report.refusals()[0].kind(), "rook_moved");
}

#[test]
fn cb047_captures_by_promotion_end_rights() {
    let case = case("CB047");
    assert_eq!(xfen(&position(&case)).split(' ').nth(2), case["expected"]["castling_field_after"].as_str());
}

#[test]
fn cb048_rooks_elsewhere_than_in_the_corners() {
    let case = case("CB048");
    assert_eq!(xfen(&position(&case)), text(&case["expected"], "fen_after"));
}

#[test]
fn cb049_no_rights_are_left_after_castling() {
    let case = case("CB049");
    assert_eq!(xfen(&position(&case)), text(&case["expected"], "fen_after"));
}

#[test]
fn cb050_a_promoted_rook_in_the_way() {
    let line = position(&case("CB050"));
    assert!(kinds(&line, Wing::HSide).contains(&("castling_blocked", vec![Square::G1])));
    let report = CastlingReport::new(&line, Color::White, Wing::HSide);
    assert_eq!(report.castling_move(), None);
}
