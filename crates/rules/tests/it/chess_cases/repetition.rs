//! When a position is the same again.

use frcec_rules::{Claim, ending::claimable};

use super::{case, position, uci, xfen};

fn occurrences(id: &str) {
    let case = case(id);
    let expected = case["expected"]["occurrences"].as_u64().unwrap();
    let line = position(&case);
    assert_eq!(u64::from(line.occurrences()), expected, "{id}");
    assert_eq!(claimable(&line, None), (expected >= 3).then_some(Claim::Threefold), "{id}");
}

#[test]
fn cb098_a_double_step_that_nobody_can_take_makes_no_difference() {
    occurrences("CB098");
}

#[test]
fn cb099_lost_rights_make_another_position() {
    occurrences("CB099");
}

#[test]
fn cb102_a_pinned_pawn_cannot_take_en_passant() {
    occurrences("CB102");
}

#[test]
fn cb103_nor_can_one_pinned_on_its_file() {
    occurrences("CB103");
}

#[test]
fn cb105_the_claim_of_1986() {
    occurrences("CB105");
}

#[test]
fn cb106_an_inner_rooks_right_makes_a_difference() {
    let case = case("CB106");
    let line = position(&case);
    assert_eq!(line.occurrences(), 2);
    assert_eq!(xfen(&line).split(' ').nth(2), Some("-"));
}

#[test]
fn cb107_a_promoted_rook_is_a_rook() {
    let case = case("CB107");
    let mut line = position(&case);
    crate::play::push_sans(&mut line, super::text(&case["input"], "move"));
    let (again, _) = frcec_rules::Line::from_fen(&xfen(&line)).unwrap();
    assert_eq!(again.position(), line.position());
    let mut hashes = std::collections::HashSet::from([line.position().clone()]);
    assert!(!hashes.insert(again.position().clone()));
}

/// The rule here: a claim names the intended move; without one it is about the position on the board.
#[test]
fn cb108_a_claim_with_the_intended_move() {
    let line = position(&case("CB108"));
    assert_eq!(claimable(&line, None), None);
    assert_eq!(claimable(&line, uci(&line, "f6g8").as_ref()), Some(Claim::Threefold));
    assert_eq!(claimable(&line, uci(&line, "a7a6").as_ref()), None);
}
