//! Endings by count, by material and by position.

use frcec_rules::{
    Claim, Color, Ending, Line, Position, Proof,
    ending::{automatic, can_mate, claimable},
};

use super::{case, position, text};
use crate::play::push_sans;

fn fens(id: &str) -> Vec<Line> {
    let case = case(id);
    let fens =
        case["input"]["fens"].as_array().cloned().unwrap_or_else(|| vec![case["input"]["fen"].clone()]);
    fens.iter().map(|fen| Line::from_fen(fen.as_str().unwrap()).unwrap().0).collect()
}

fn mates(id: &str) {
    let case = case(id);
    let mut line = position(&case);
    push_sans(&mut line, text(&case["input"], "move"));
    assert_eq!(automatic(&line), Some(Ending::Checkmate { winner: Color::White }), "{id}");
    assert_eq!(line.halfmove_clock(), 100, "{id}");
}

#[test]
fn cb109_mate_on_the_hundredth_half_move_wins() {
    mates("CB109");
}

#[test]
fn cb110_so_does_this_one() {
    mates("CB110");
}

/// The intended move mates: no draw is claimed by it.
#[test]
fn a_claim_with_a_mating_move_is_a_mate() {
    let case = case("CB109");
    let line = position(&case);
    let mate = line.legal_moves().into_iter().find(|mv| line.san_of(mv) == "Rh3#").unwrap();
    assert_eq!(claimable(&line, Some(&mate)), None);
    let other = line.legal_moves().into_iter().find(|mv| line.san_of(mv) == "Rg4").unwrap();
    assert_eq!(claimable(&line, Some(&other)), Some(Claim::FiftyMoves));
}

#[test]
fn cb111_fifty_half_moves_are_no_draw() {
    let line = position(&case("CB111"));
    assert_eq!((claimable(&line, None), automatic(&line)), (None, None));
}

#[test]
fn cb112_seventy_five_moves_end_the_game() {
    let case = case("CB112");
    let mut line = position(&case);
    push_sans(&mut line, text(&case["input"], "move"));
    assert_eq!((line.halfmove_clock(), automatic(&line)), (150, Some(Ending::SeventyFiveMoves)));
    // Three times or fifty moves only on claim.
    let line = Line::from_fen("7k/8/2R3K1/8/8/8/8/8 w - - 100 100").unwrap().0;
    assert_eq!((automatic(&line), claimable(&line, None)), (None, Some(Claim::FiftyMoves)));
    // Mate on the last of the 75 moves wins.
    let mut line = Line::from_fen("7k/8/2R3K1/8/8/8/8/8 w - - 149 100").unwrap().0;
    push_sans(&mut line, "Rc8#");
    assert_eq!(automatic(&line), Some(Ending::Checkmate { winner: Color::White }));
}

#[test]
fn cb114_bishops_of_one_colour_are_dead() {
    for line in fens("CB114") {
        assert_eq!(automatic(&line), Some(Ending::DeadPosition));
    }
}

#[test]
fn cb116_bishops_of_two_colours_are_not() {
    let case = case("CB116");
    let mut line = position(&case);
    assert_eq!(automatic(&line), None);
    assert_eq!((can_mate(&line, Color::White), can_mate(&line, Color::Black)), (Proof::Yes, Proof::Yes));
    push_sans(&mut line, text(&case["input"], "line"));
    assert_eq!(automatic(&line), Some(Ending::Checkmate { winner: Color::White }));
}

#[test]
fn cb117_two_minor_pieces_can_mate_with_help() {
    for line in fens("CB117") {
        assert_eq!(automatic(&line), None);
        for color in Color::ALL {
            assert_eq!(can_mate(&line, color), Proof::Yes);
        }
    }
    for fen in case("CB117")["expected"]["mate_examples"].as_array().unwrap() {
        let line = Line::from_fen(fen.as_str().unwrap()).unwrap().0;
        assert!(matches!(automatic(&line), Some(Ending::Checkmate { .. })), "{fen}");
    }
}

#[test]
fn cb118_queen_and_bishop_against_bishop() {
    for line in fens("CB118") {
        assert_eq!(automatic(&line), None);
        for color in Color::ALL {
            assert_eq!(can_mate(&line, color), Proof::Yes, "{color}");
        }
    }
}

/// FIDE's rule: two knights can mate if the other side helps.
#[test]
fn cb120_two_knights() {
    let line = position(&case("CB120"));
    assert_eq!(automatic(&line), None);
    assert_eq!((can_mate(&line, Color::White), can_mate(&line, Color::Black)), (Proof::Yes, Proof::No));
}

fn dead(id: &str) {
    let line = position(&case(id));
    assert_eq!(automatic(&line), Some(Ending::DeadPosition), "{id}");
    for color in Color::ALL {
        assert_eq!(can_mate(&line, color), Proof::No, "{id}");
    }
}

#[test]
fn cb122_a_forced_capture_leaves_bare_kings() {
    dead("CB122");
}

#[test]
fn cb123_so_does_a_forced_capture_of_a_rook() {
    let line = position(&case("CB123"));
    let moves: Vec<String> = line.legal_moves().iter().map(|mv| line.san_of(mv)).collect();
    assert_eq!(moves, ["Kxa8"]);
    dead("CB123");
}

#[test]
fn cb124_bishop_and_knight_that_cannot_be_kept() {
    dead("CB124");
}

/// The position is alive, but 75 moves are over before any mate: a flag that falls now loses nothing.
#[test]
fn cb125_only_draws_can_be_reached() {
    let mut line = position(&case("CB125"));
    for color in Color::ALL {
        assert_eq!(can_mate(&line, color), Proof::No);
    }
    assert_eq!(line.legal_moves().len(), 1);
    push_sans(&mut line, "Kg8");
    assert_eq!(automatic(&line), Some(Ending::SeventyFiveMoves));
    assert!(!line.position().is_insufficient_material());
}
