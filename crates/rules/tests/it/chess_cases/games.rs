//! Games as text, and the starting position that goes with them.

use frcec_rules::{
    FenStyle, Line, StartPosition,
    pgn::{PgnError, PgnFault, PgnGame, PgnResult, Reader, write},
};

use super::{case, text, xfen};

fn read(pgn: &str) -> Result<PgnGame, PgnError> {
    let mut games: Vec<_> = Reader::new(pgn.as_bytes()).collect();
    assert_eq!(games.len(), 1);
    games.pop().unwrap()
}

#[test]
fn cb054_dashes_of_all_kinds() {
    let case = case("CB054");
    let game = read(text(&case["input"], "pgn")).unwrap();
    let moves: Vec<&str> = game.line.plies().iter().map(|ply| ply.san.as_str()).collect();
    let expected: Vec<&str> =
        case["expected"]["moves"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap()).collect();
    assert_eq!(moves, expected);
    for (pgn, result) in [
        ("1. e4 e5 1–0", PgnResult::WhiteWins),
        ("1. e4 e5 0—1", PgnResult::BlackWins),
        ("1. e4 e5 1/2–1/2", PgnResult::Draw),
        ("1. e4 e5 ½-½", PgnResult::Draw),
    ] {
        assert_eq!(read(pgn).unwrap().result, result);
    }
}

#[test]
fn cb056_the_fen_says_what_castling_means() {
    let case = case("CB056");
    let game = read(text(&case["input"], "pgn")).unwrap();
    assert_eq!(game.line.plies().last().unwrap().uci, text(&case["expected"], "uci"));
    assert_eq!(xfen(&game.line), text(&case["expected"], "fen_after"));
}

#[test]
fn cb126_chess960_without_a_fen_is_refused_and_never_written() {
    let case = case("CB126");
    let error = read(&format!("{}\n\n1. e4 e5 *\n", text(&case["input"], "pgn_tags"))).unwrap_err();
    assert_eq!(error.reason, PgnFault::NoFen);
    for start in StartPosition::all().step_by(31) {
        let pgn = write(&PgnGame::new(Line::new(start), PgnResult::Unfinished));
        assert!(pgn.contains(&format!("[FEN \"{}\"]", start.fen(FenStyle::XFen))));
    }
}

#[test]
fn cb128_the_fen_counts_whatever_setup_says() {
    let _ = case("CB128");
    let fen = StartPosition::new(3).unwrap().fen(FenStyle::XFen);
    for setup in ["", "[SetUp \"0\"]\n", "[SetUp \"1\"]\n"] {
        let game = read(&format!("{setup}[FEN \"{fen}\"]\n\n1. O-O *\n")).unwrap();
        assert_eq!(game.line.start(), StartPosition::new(3));
        assert!(write(&game).contains("[SetUp \"1\"]\n[FEN "));
    }
}

#[test]
fn cb129_no_variant_tag_and_shredder_fen() {
    let case = case("CB129");
    let game = read(&format!("{}\n\n*\n", text(&case["input"], "pgn"))).unwrap();
    assert_eq!(game.notes, []);
    assert_eq!(xfen(&game.line), text(&case["expected"], "canonical_fen"));
    assert!(write(&game).contains("[Variant \"Chess960\"]"));
}

#[test]
fn cb130_518_is_one_of_the_960() {
    let case = case("CB130");
    let start = StartPosition::new(518).unwrap();
    assert_eq!(start.back_rank(), text(&case["expected"], "back_rank"));
    let line = Line::replay(start, "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1h1").unwrap();
    assert_eq!(line.plies().last().unwrap().uci, "e1h1");
    let pgn = write(&PgnGame::new(line, PgnResult::Unfinished));
    assert!(pgn.contains("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"rnbqkbnr/"));
    assert_eq!(read(&pgn).unwrap().line.start(), Some(start));
}

#[test]
fn cb132_every_start_has_all_four_rights() {
    let case = case("CB132");
    let fen = StartPosition::new(701).unwrap().fen(FenStyle::XFen);
    assert_eq!(fen.split(' ').nth(2), case["expected"]["start_fen_must_have"].as_str());
    let (line, _) = Line::from_fen(text(&case["input"], "fen")).unwrap();
    assert_eq!(line.start(), None, "without rights it is another position");
}
