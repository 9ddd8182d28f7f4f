//! All 960 starting positions against published facts.

use std::collections::HashMap;

use frcec_rules::{FenStyle, Line, Method, Position, StartError, StartPosition, Wing};

#[test]
fn numbers_and_back_ranks_belong_together() {
    for (id, back_rank) in [
        (0, "BBQNNRKR"),
        (69, "NNBBRKQR"),
        (144, "BBNRNQKR"),
        (170, "NRNKBBQR"),
        (182, "NRBNKBRQ"),
        (203, "QNRKBNRB"),
        (311, "NQBRKRNB"),
        (451, "BRNNKQRB"),
        (518, "RNBQKBNR"),
        (534, "RNBKQBNR"),
        (613, "RNBBQKRN"),
        (647, "RNBKRQNB"),
        (929, "BRKBRNQN"),
        (938, "RKRNBBQN"),
        (959, "RKRNNQBB"),
    ] {
        let start = StartPosition::new(id).unwrap();
        assert_eq!(start.back_rank(), back_rank);
        assert_eq!(StartPosition::from_back_rank(back_rank), Ok(start));
    }
}

#[test]
fn every_number_is_read_as_it_is_written() {
    for start in StartPosition::all() {
        assert_eq!(start.to_string().parse(), Ok(start));
        assert_eq!(start.back_rank().parse(), Ok(start));
        assert_eq!(start.back_rank().to_lowercase().parse(), Ok(start));
        assert_eq!(start.id().to_string().parse(), Ok(start));
        assert_eq!(format!("#{:03}", start.id()).parse(), Ok(start));
        assert_eq!(start.reversal().reversal(), start);
        let position = start.position();
        assert_eq!(position.castles().castling_rights().count(), 4);
        for style in [FenStyle::XFen, FenStyle::Shredder] {
            let (line, repairs) = Line::from_fen(&start.fen(style)).unwrap();
            assert_eq!((line.start(), repairs), (Some(start), vec![]));
        }
    }
    assert_eq!(StartPosition::new(69).unwrap().reversal().id(), 890);
    assert_eq!(StartPosition::new(69).unwrap().to_string(), "#069 NNBBRKQR");
    assert_eq!(
        StartPosition::new(69).unwrap().fen(FenStyle::Shredder),
        "nnbbrkqr/pppppppp/8/8/8/8/PPPPPPPP/NNBBRKQR w HEhe - 0 1"
    );
}

#[test]
fn what_is_no_starting_position_says_why() {
    let parse = |text: &str| text.parse::<StartPosition>().unwrap_err();
    assert_eq!(parse("960"), StartError::OutOfRange(960));
    assert_eq!(parse("70000"), StartError::OutOfRange(70_000));
    assert!(matches!(parse("RNBQKBN"), StartError::Unreadable(_)));
    assert!(matches!(parse("#RNBQKBNR"), StartError::Unreadable(_)));
    assert!(matches!(parse(""), StartError::Unreadable(_)));
    assert!(matches!(parse("99999999999999999999999"), StartError::Unreadable(_)));
    assert!(matches!(parse("RNBQKBNN"), StartError::WrongPieces(_)));
    assert!(matches!(parse("RBKBRQNN"), StartError::BishopsOnOneColour(_)));
    assert!(matches!(parse("KRBBRQNN"), StartError::KingNotBetweenRooks(_)));
    assert!(matches!(parse("#069 RNBQKBNR"), StartError::Mismatch { .. }));
}

#[test]
fn methods_are_as_often_as_published() {
    for (wing, expected) in [(Wing::HSide, [588, 90, 174, 108]), (Wing::ASide, [618, 72, 102, 168])] {
        let mut counts = HashMap::new();
        for start in StartPosition::all() {
            *counts.entry(start.method(wing)).or_insert(0) += 1;
        }
        let order = [Method::DoubleMove, Method::Transposition, Method::KingOnly, Method::RookOnly];
        assert_eq!(order.map(|method| counts[&method]), expected);
    }
}

#[test]
fn castling_is_possible_on_move_one_in_162_positions() {
    let mut count = 0;
    for start in StartPosition::all() {
        let line = Line::new(start);
        let by_generator = |wing| line.legal_moves().into_iter().any(|mv| Wing::of(mv) == Some(wing));
        for wing in Wing::ALL {
            assert_eq!(start.castling_on_first_move(wing), by_generator(wing), "{start}");
        }
        count += u32::from(Wing::ALL.into_iter().any(|wing| start.castling_on_first_move(wing)));
    }
    assert_eq!(count, 162);
}
