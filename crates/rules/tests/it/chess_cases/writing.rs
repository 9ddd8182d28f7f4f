//! Moves as the server writes them.

use frcec_rules::Position;

use super::{case, judge, position, text, uci};

/// Checks every move of a case against the algebraic notation expected for it.
fn written(id: &str) {
    let case = case(id);
    let line = position(&case);
    for mv in case["input"]["moves"].as_array().unwrap() {
        let mv = mv.as_str().unwrap();
        assert_eq!(line.san_of(&uci(&line, mv).unwrap()), text(&case["expected"], mv), "{id}");
    }
}

/// The collection writes the castling as `e1c1`; the text for programs is `e1a1`.
#[test]
fn cb052_mate_by_castling() {
    let case = case("CB052");
    let mut line = position(&case);
    let mv = uci(&line, "e1a1").unwrap();
    assert_eq!(line.san_of(&mv), text(&case["expected"], "san"));
    line.push(mv).unwrap();
    assert!(line.position().is_checkmate());
}

#[test]
fn cb058_rooks_on_one_rank_and_file() {
    written("CB058");
}

#[test]
fn cb059_three_knights() {
    written("CB059");
}

#[test]
fn cb060_rooks_on_one_file() {
    written("CB060");
}

#[test]
fn cb061_file_and_rank_are_needed() {
    judge("CB061");
}

#[test]
fn cb063_en_passant_names_the_file() {
    judge("CB063");
}
