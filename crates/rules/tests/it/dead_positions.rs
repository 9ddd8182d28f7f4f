//! Dead positions beyond material, and the question who could still mate.

use frcec_rules::{
    Color, Ending, Position, Proof, StartPosition,
    ending::{automatic, can_mate},
};

use crate::play::{Dice, from_fen, random_game};

fn both(fen: &str) -> (Proof, Proof) {
    let line = from_fen(fen);
    (can_mate(&line, Color::White), can_mate(&line, Color::Black))
}

#[test]
fn walls_of_pawns_are_dead() {
    for fen in [
        // Every file or every second one is blocked, and the pawns guard the gaps.
        "8/1k6/8/p1p1p1p1/P1P1P1P1/8/1K6/8 w - - 0 1",
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 b - - 0 1",
        "8/8/1k6/p1p1p1p1/P1P1P1P1/6K1/8/8 b - - 12 40",
    ] {
        assert_eq!(both(fen), (Proof::No, Proof::No), "{fen}");
        assert_eq!(automatic(&from_fen(fen)), Some(Ending::DeadPosition), "{fen}");
    }
}

/// Kings and a bishop among fixed pawns: an exhaustive search with python-chess finds no mate in any position to come.
#[test]
fn fixed_pawns_and_a_shut_in_bishop_are_dead() {
    let fen = "8/8/k7/7p/p1p1p1pP/P1P1P1P1/3K2b1/8 w - - 1 2";
    assert_eq!(automatic(&from_fen(fen)), Some(Ending::DeadPosition));
    // With the bishop on the other colour it takes a pawn, and the game opens.
    let fen = "8/8/k7/7p/p1p1p1pP/P1P1P1P1/8/3K2b1 w - - 1 2";
    assert_eq!(automatic(&from_fen(fen)), None);
}

/// The piece that is shut in gives checks, but no mate: proved from the squares the three men could stand on, which
/// cost a search 20,000 positions after every move. An exhaustive search with python-chess finds no mate either.
#[test]
fn fixed_pawns_and_a_piece_that_only_checks_are_dead() {
    for fen in
        ["k7/8/8/7p/p1p1p1pP/P1P1P1P1/6b1/4K3 b - - 0 1", "8/8/6k1/8/p1p1p1p1/P1P1P1P1/K7/5b2 b - - 0 1"]
    {
        assert_eq!(automatic(&from_fen(fen)), Some(Ending::DeadPosition), "{fen}");
        assert_eq!(both(fen), (Proof::No, Proof::No), "{fen}");
    }
}

#[test]
fn walls_with_a_hole_are_not_dead() {
    for fen in [
        "8/1k6/8/p1p1p3/P1P1P3/8/1K6/8 w - - 0 1",
        "8/1k6/8/p1p1p1p1/P1P1P1P1/8/1K1N4/8 w - - 0 1",
        "8/1k6/8/p1p1p1p1/P1P1P1P1/8/1K1R4/8 w - - 0 1",
        "8/1k6/7p/p1p1p1p1/P1P1P1P1/8/1K6/8 w - - 0 1",
    ] {
        assert_eq!(automatic(&from_fen(fen)), None, "{fen}");
        assert!(both(fen) != (Proof::No, Proof::No), "{fen}");
    }
}

#[test]
fn forced_lines_are_dead() {
    for fen in ["6Rk/8/7K/8/8/8/8/8 b - - 0 1", "kb6/2N5/1K6/8/8/8/8/8 b - - 0 50"] {
        assert_eq!(both(fen), (Proof::No, Proof::No), "{fen}");
        assert_eq!(automatic(&from_fen(fen)), Some(Ending::DeadPosition), "{fen}");
    }
}

#[test]
fn positions_with_only_a_helpmate_are_not_dead() {
    for (fen, white, black) in [
        ("8/8/8/4k3/8/8/3NN3/3K4 w - - 0 1", Proof::Yes, Proof::No),
        ("7k/8/7K/2Bb4/8/8/8/8 b - - 0 1", Proof::Yes, Proof::Yes),
        ("8/8/4K3/8/1n6/8/5k1N/8 w - - 0 50", Proof::Yes, Proof::Yes),
        ("1n6/8/8/2k1K3/8/8/8/5B2 w - - 0 50", Proof::Yes, Proof::Yes),
        ("8/8/3k1b2/8/8/8/8/KQ3B2 w - - 0 1", Proof::Yes, Proof::Yes),
        ("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", Proof::Yes, Proof::No),
        ("8/8/8/4k3/8/8/R7/4K3 w - - 0 1", Proof::Yes, Proof::No),
        ("8/4p3/8/4k3/8/8/4B3/4K3 w - - 0 1", Proof::Yes, Proof::Yes),
    ] {
        assert_eq!(both(fen), (white, black), "{fen}");
        assert_eq!(automatic(&from_fen(fen)), None, "{fen}");
    }
}

/// The clock runs out before any mate: nobody can mate any more, though the position itself is not dead.
#[test]
fn seventy_five_moves_come_before_the_mate() {
    let fen = "7k/8/2R3K1/8/8/8/8/8 b - - 149 100";
    assert_eq!(both(fen), (Proof::No, Proof::No));
    assert_eq!(automatic(&from_fen(fen)), None);
}

/// A flag that falls in an ordinary position must not need a director.
#[test]
fn a_mate_is_found_in_nearly_every_ordinary_position() {
    let mut dice = Dice::new(75);
    let (mut asked, mut unknown) = (0, 0);
    for id in (0..960).step_by(24) {
        let length = 10 + u32::try_from(dice.below(200)).unwrap();
        let line = random_game(StartPosition::new(id).unwrap(), length, &mut dice, |_| ());
        if line.legal_moves().is_empty() {
            continue;
        }
        for color in Color::ALL {
            asked += 1;
            match can_mate(&line, color) {
                Proof::Yes => {}
                Proof::No => assert!(line.position().has_insufficient_material(color)),
                Proof::Unknown => {
                    unknown += 1;
                    println!("unknown for {color}: {}", line.fen(frcec_rules::FenStyle::XFen));
                }
            }
        }
    }
    println!("{unknown} of {asked} unknown");
    assert!(unknown * 20 <= asked, "{unknown} of {asked} unknown");
}
