//! Positions as text.

use frcec_rules::{
    CastlingReport, CastlingStatus, FenError, FenRepair, FenStyle, Line, Position, RightLacks, Square, Wing,
    fen::FenField,
};

use super::{case, position, text, uci, xfen};

fn read(fen: &str) -> (Line, Vec<FenRepair>) {
    Line::from_fen(fen).unwrap_or_else(|why| panic!("{fen}: {why}"))
}

fn right(line: &Line, wing: Wing) -> Option<Square> {
    line.position().castles().rook(frcec_rules::Color::White, wing.side())
}

#[test]
fn cb030_the_letter_means_an_own_rook() {
    let case = case("CB030");
    let line = position(&case);
    assert_eq!(right(&line, Wing::ASide), Some(Square::B1));
    assert_eq!(xfen(&line), text(&case["expected"], "canonical_fen"));
    let report = CastlingReport::new(&line, line.turn(), Wing::ASide);
    assert_eq!(report.status(), CastlingStatus::NotNow);
    assert_eq!(report.refusals()[0].kind(), "castling_shield_lost");
}

#[test]
fn cb033_k_is_the_outer_rook() {
    let case = case("CB033");
    let fens = case["input"]["fens"].as_array().unwrap();
    let (outer, _) = read(fens[0].as_str().unwrap());
    assert_eq!((outer.legal_moves().len(), uci(&outer, "e1h1")), (20, None));
    let (inner, _) = read(fens[1].as_str().unwrap());
    assert_eq!(inner.legal_moves().len(), 21);
    assert_eq!(inner.san_of(&uci(&inner, "e1g1").unwrap()), "O-O");
}

#[test]
fn cb034_a_file_letter_only_for_an_inner_rook() {
    let case = case("CB034");
    let line = position(&case);
    assert_eq!(xfen(&line), text(&case["expected"], "canonical_fen"));
    assert_eq!(line.san_of(&uci(&line, "e1g1").unwrap()), "O-O");
    assert_eq!(uci(&line, "e1h1"), None);
    assert_eq!(line.legal_moves().len(), 33);
}

#[test]
fn cb035_both_dialects_say_which_rook() {
    let case = case("CB035");
    let line = position(&case);
    assert_eq!(right(&line, Wing::HSide), Some(Square::E1));
    assert_eq!(xfen(&line), text(&case["expected"], "canonical_fen"));
    let shredder = line.fen(FenStyle::Shredder);
    assert_eq!(shredder.split(' ').nth(2), case["expected"]["shredder_field"].as_str());
    assert_eq!(read(&shredder), (line, vec![]));
}

/// The impossible right is dropped and said. That `Kg1` is read as castling is the reading's business.
#[test]
fn cb037_a_right_without_its_rook_is_dropped() {
    let case = case("CB037");
    let (line, repairs) = read(text(&case["input"], "fen"));
    assert_eq!(repairs, [FenRepair::ImpossibleRight { letter: 'k', lacks: RightLacks::Rook }]);
    assert_eq!(xfen(&line), text(&case["expected"], "canonical_fen"));
    assert_eq!(line.san_of(&uci(&line, "d1f1").unwrap()), "O-O");
    assert_eq!(uci(&line, "d1g1"), None);
}

/// Kings on different files are fine here. In a game that says it is orthodox chess, the right is dropped.
#[test]
fn cb038_rights_of_orthodox_chess_are_narrower() {
    let case = case("CB038");
    let fen = text(&case["input"], "fen");
    let (line, repairs) = read(fen);
    assert_eq!(repairs, []);
    let report = CastlingReport::new(&line, line.turn(), Wing::HSide);
    assert_eq!(report.refusals()[0].squares(), [Square::E1]);
    orthodox(fen, "r2qk2r/pppppppp/8/8/8/8/PPPPPPPP/R2KQ2R w kq - 0 1", &['K', 'Q']);
}

#[test]
fn cb039_rooks_on_c8_and_g8_may_castle_here() {
    let case = case("CB039");
    let fen = text(&case["input"], "fen");
    let (line, repairs) = read(fen);
    assert_eq!((xfen(&line).as_str(), repairs), (fen, vec![]));
    orthodox(fen, "2r1k1r1/1Bq2pp1/4pn1p/1p5P/3P2R1/R1pN2P1/2Q1PP2/6K1 b - - 0 1", &['k', 'q']);
}

/// What becomes of a FEN in a game whose Variant tag says Standard.
fn orthodox(fen: &str, becomes: &str, dropped: &[char]) {
    use frcec_rules::pgn::{PgnNote, Reader};
    let text = format!("[Variant \"Standard\"]\n[FEN \"{fen}\"]\n\n*\n");
    let game = Reader::new(text.as_bytes()).next().unwrap().unwrap();
    assert_eq!(xfen(&game.line), becomes);
    let letters: Vec<char> = game
        .notes
        .iter()
        .filter_map(|note| match note {
            PgnNote::FenRepaired(FenRepair::ImpossibleRight { letter, .. }) => Some(*letter),
            _ => None,
        })
        .collect();
    assert_eq!(letters, dropped);
}

#[test]
fn cb040_only_rooks_of_the_back_rank_and_a1_too() {
    let case = case("CB040");
    let line = position(&case);
    assert_eq!(right(&line, Wing::HSide), Some(Square::H1));
    assert_eq!(line.san_of(&uci(&line, "e1h1").unwrap()), "O-O");
    assert_eq!(xfen(&line), text(&case["expected"], "canonical_fen"));
    let (corner, repairs) = read("4k3/8/8/8/8/8/8/R3K3 w A - 0 1");
    assert_eq!((right(&corner, Wing::ASide), repairs), (Some(Square::A1), vec![]));
    // Number 404 crashed once; the perft of all positions is in `perft`.
    let start = frcec_rules::StartPosition::new(404).unwrap();
    assert_eq!(read(&start.fen(FenStyle::Shredder)).0.start(), Some(start));
}

#[test]
fn cb042_rights_are_never_inferred() {
    let case = case("CB042");
    let mut line = position(&case);
    let moves: String = text(&case["input"], "pgn_moves").to_owned();
    crate::play::push_sans(&mut line, &moves);
    assert_eq!(xfen(&line).split(' ').nth(2), Some("-"));
    assert!(line.position().is_checkmate());
}

/// Orders and doublings that leave no doubt are read; letters that mean nothing are refused.
#[test]
fn cb043_spellings_of_the_castling_field() {
    let case = case("CB043");
    let template = text(&case["input"], "fen_template");
    let field = |field: &str| Line::from_fen(&template.replace("{X}", field));
    for (spelling, canonical) in [
        ("HAha", "KQkq"),
        ("AHah", "KQkq"),
        ("HQkq", "KQkq"),
        ("QKqk", "KQkq"),
        ("qkQK", "KQkq"),
        ("kqKQ", "KQkq"),
        ("KQkqA", "KQkq"),
        ("KKqq", "Kq"),
    ] {
        let (line, repairs) = field(spelling).unwrap();
        assert_eq!((xfen(&line).split(' ').nth(2), repairs), (Some(canonical), vec![]), "{spelling}");
    }
    for spelling in ["Kk-", "KQkqx", "-K"] {
        let column = template.find("{X}").unwrap() + 1;
        let error = FenError::Field { field: FenField::Castling, column, found: spelling.to_owned() };
        assert_eq!(field(spelling), Err(error));
    }
    let two = Line::from_fen("4k3/8/8/8/8/8/8/4K1RR w GH - 0 1");
    assert!(matches!(two, Err(FenError::TwoRightsOnOneWing { .. })));
}

fn en_passant_dropped(fen: &str, square: Square, canonical: &str) -> Line {
    let (line, repairs) = read(fen);
    assert_eq!(repairs, [FenRepair::UselessEnPassant { square }]);
    assert_eq!(xfen(&line), canonical);
    line
}

#[test]
fn cb084_en_passant_would_open_the_long_diagonal() {
    let case = case("CB084");
    let line =
        en_passant_dropped(text(&case["input"], "fen"), Square::D6, text(&case["expected"], "canonical_fen"));
    assert_eq!(line.legal_moves().len(), 4);
}

#[test]
fn cb085_both_pawns_leave_the_rank() {
    let case = case("CB085");
    let line =
        en_passant_dropped(text(&case["input"], "fen"), Square::E6, text(&case["expected"], "canonical_fen"));
    assert_eq!(uci(&line, "d5e6"), None);
}

#[test]
fn cb087_cb088_cb089_en_passant_stands_only_where_it_is_legal() {
    for id in ["CB087", "CB088", "CB089"] {
        super::judge(id);
    }
}

#[test]
fn cb090_the_pawns_square_is_not_the_target() {
    let case = case("CB090");
    en_passant_dropped(
        text(&case["input"], "fen"),
        Square::E5,
        "rnbqkbnr/pppp2pp/5p2/3Pp3/8/8/PPP1PPPP/RNBQKBNR w KQkq - 0 1",
    );
    let (line, repairs) = read(text(&case["expected"], "correct"));
    assert_eq!(repairs, []);
    assert!(uci(&line, "d5e6").is_some());
}

#[test]
fn cb091_a_knights_check_cannot_come_with_a_double_step() {
    let case = case("CB091");
    en_passant_dropped(text(&case["input"], "fen"), Square::D6, "k7/8/8/3pP3/8/7n/5K2/8 w - - 0 1");
}

#[test]
fn cb092_en_passant_without_a_pawn_to_take() {
    let case = case("CB092");
    let line = en_passant_dropped(
        text(&case["input"], "fen"),
        Square::E6,
        "rnbqkb1r/ppp3pp/3p1n2/3P4/8/2P5/PP3PPP/RNBQKB1R w KQkq - 0 1",
    );
    assert_eq!(uci(&line, "d5e6"), None);
}

#[test]
fn cb096_move_number_zero_is_one() {
    let (line, repairs) = read(text(&case("CB096")["input"], "fen"));
    assert_eq!(repairs, [FenRepair::MoveNumberZero]);
    assert!(xfen(&line).ends_with(" 0 1"));
}

#[test]
fn cb097_a_stray_field_is_refused_with_its_place() {
    let case = case("CB097");
    let fen = text(&case["input"], "fen");
    let error = Line::from_fen(fen).unwrap_err();
    let FenError::Field { field: FenField::HalfmoveClock, column, found } = error else {
        panic!("{error:?}")
    };
    assert_eq!((column, found.as_str()), (fen.find("161").unwrap() + 1, "161+0"));
}

/// Of this kind: what else is wrong with a position or its text.
#[test]
fn other_faults_are_named() {
    use frcec_rules::fen::Impossibility as I;
    for (fen, why) in [
        ("8/8/8/8/8/8/8/8 w - - 0 1", vec![I::EmptyBoard, I::MissingKing]),
        ("4k3/8/8/8/8/8/8/8 w - - 0 1", vec![I::MissingKing]),
        ("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", vec![I::TooManyKings]),
        ("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", vec![I::PawnsOnBackRank]),
        ("4k3/8/8/8/8/8/8/4RK2 w - - 0 1", vec![I::OppositeCheck]),
        ("4k3/8/8/8/8/QQQQQQQQ/QQ6/4K3 b - - 0 1", vec![I::TooMuchMaterial]),
    ] {
        assert_eq!(Line::from_fen(fen), Err(FenError::Impossible(why)), "{fen}");
    }
    assert_eq!(Line::from_fen("  "), Err(FenError::Empty));
    for (fen, field, column) in [
        ("4k3/8/8 w - - 0 1", FenField::Placement, 1),
        ("4k4/8/8/8/8/8/8/4K3 w - - 0 1", FenField::Placement, 1),
        ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", FenField::Turn, 21),
        ("4k3/8/8/8/8/8/8/4K3 w - i9 0 1", FenField::EnPassant, 25),
        ("4k3/8/8/8/8/8/8/4K3 w - - -1 1", FenField::HalfmoveClock, 27),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1e9", FenField::MoveNumber, 29),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999", FenField::MoveNumber, 29),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 x", FenField::Extra, 31),
    ] {
        let error = Line::from_fen(fen).unwrap_err();
        assert!(
            matches!(&error, FenError::Field { field: f, column: c, .. } if (*f, *c) == (field, column)),
            "{fen}: {error:?}"
        );
    }
    // Four fields, as in collections of positions, are enough.
    assert_eq!(xfen(&read("4k3/8/8/8/8/8/8/4K3 b - -").0), "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
}
