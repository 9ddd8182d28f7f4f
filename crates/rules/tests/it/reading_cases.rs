//! The faults of `cases/chess.jsonl` that are about what people type, by id; the law's own are in `chess_cases`.

use frcec_rules::reading::Note;
use frcec_rules::{Line, Notation, Options, Reading, read};
use serde_json::Value;

use crate::reading::{check, check_with, fen, play, said, start, with};

/// The cases tested in this module.
pub const IDS: &[&str] = &[
    "CB055", "CB065", "CB066", "CB069", "CB070", "CB071", "CB072", "CB073", "CB074", "CB075", "CB078",
    "CB079", "CB080", "CB082", "CB083",
];

fn all() -> Vec<Value> {
    include_str!("../cases/chess.jsonl").lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The case of this id and its position.
fn case(id: &str) -> (Value, Line) {
    let case = all().into_iter().find(|case| case["id"] == id).unwrap_or_else(|| panic!("{id}"));
    let line = case["input"]["fen"].as_str().map_or_else(start, fen);
    (case, line)
}

fn inputs(case: &Value) -> Vec<String> {
    let list = &case["input"]["inputs"];
    list.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

/// The UCI text of the move that `text` is read as.
fn uci(line: &Line, text: &str) -> String {
    let reading = read(line, text, &Options::default());
    line.uci_of(&reading.mv().unwrap_or_else(|| panic!("{text}: {reading:?}")))
}

#[track_caller]
fn all_mean(line: &Line, texts: &[String], expected: &str) {
    for text in texts {
        assert_eq!(uci(line, text), expected, "{text}");
    }
}

#[test]
fn cb055_castling_without_dashes_or_with_small_letters() {
    let (case, line) = case("CB055");
    all_mean(&line, &inputs(&case), case["expected"]["move"].as_str().unwrap());
    check(&line, &[("0000", "unreadable null_move"), ("000", "refused never_there")]);
}

#[test]
fn cb065_more_origin_than_needed() {
    let (case, line) = case("CB065");
    assert_eq!(line.legal_moves().len(), 1);
    all_mean(&line, &inputs(&case), "c5c6");
    check(&line, &[("Rcc6", "legal Rc6")]);
}

#[test]
fn cb066_file_and_rank_together() {
    let (case, line) = case("CB066");
    all_mean(&line, &inputs(&case), "d2f3");
    check(&line, &[("Nd2f3", "legal N2f3"), ("Nf3", "ambiguous N2f3 N4f3"), ("Ndf3", "ambiguous N2f3 N4f3")]);
}

#[test]
fn cb069_a_missing_capture_sign_is_accepted() {
    let (_, line) = case("CB069");
    let white = fen(&line.fen(frcec_rules::FenStyle::XFen));
    check(&white, &[("Rf4", "legal Rxf4"), ("Rxf4", "legal Rxf4")]);
}

#[test]
fn cb070_a_capture_without_file_is_asked() {
    let (_, line) = case("CB070");
    check(
        &line,
        &[
            ("xd4", "ambiguous cxd4 exd4"),
            ("cxd4", "legal cxd4"),
            ("exd4", "legal exd4"),
            ("cd4", "legal cxd4"),
        ],
    );
}

#[test]
fn cb071_the_pawn_of_the_b_file() {
    let (case, line) = case("CB071");
    all_mean(&line, &inputs(&case), "b7c6");
}

#[test]
fn cb072_the_first_fitting_piece_is_never_taken() {
    let (case, line) = case("CB072");
    check(
        &line,
        &[
            (case["input"]["input"].as_str().unwrap(), "ambiguous Ne2c3 N4c3"),
            ("Nc3", "ambiguous Nac3 Ne2c3 N4c3"),
        ],
    );
}

#[test]
fn cb073_promotion_in_every_spelling_but_never_unsaid() {
    let (case, line) = case("CB073");
    all_mean(&line, &inputs(&case)[..5], "e7e8q");
    check(
        &line,
        &[
            ("e8", "ambiguous e8=B e8=N e8=Q e8=R"),
            ("e8=", "ambiguous e8=B e8=N e8=Q e8=R"),
            ("e7e8", "ambiguous e8=B e8=N e8=Q e8=R"),
            ("5758", "ambiguous e8=B e8=N e8=Q e8=R"),
            ("57581", "legal e8=Q"),
            ("57584", "legal e8=N"),
            ("57585", "unreadable not_a_move"),
            ("e8=K", "refused promotion_impossible"),
            ("e8=P", "refused promotion_impossible"),
            ("e7e8q", "legal e8=Q"),
            ("e7-e8=Q", "legal e8=Q"),
            ("e8=N!", "legal e8=N"),
            ("e8 = Q", "legal e8=Q"),
            ("e8 (Q)", "legal e8=Q"),
            ("e8(=Q)", "legal e8=Q"),
            ("e8♕", "legal e8=Q"),
            ("E8=Q", "legal e8=Q"),
            ("E8Q", "legal e8=Q"),
            ("e8=D", "legal e8=Q"),
            ("e8=S", "ambiguous e8=B e8=N"),
            ("e8=queen", "legal e8=Q"),
        ],
    );
    check_with(
        &line,
        with(Notation::German),
        &[("e8=S", "legal e8=N"), ("e8D", "legal e8=Q"), ("e8Q", "legal e8=Q")],
    );
    check_with(
        &line,
        with(Notation::Russian),
        &[("e8Ф", "legal e8=Q"), ("e8=ф", "legal e8=Q"), ("e8К", "legal e8=N")],
    );
}

#[test]
fn cb074_en_passant_with_its_sign() {
    let (case, line) = case("CB074");
    all_mean(&line, &inputs(&case), "e5f6");
    check(
        &line,
        &[
            ("exf6 e.p.", "legal exf6"),
            ("ef6", "legal exf6"),
            ("ef", "legal exf6"),
            ("exf6 ep!", "legal exf6"),
            ("exf6(ep)", "legal exf6"),
        ],
    );
}

#[test]
fn cb075_long_forms() {
    let (case, line) = case("CB075");
    let texts = inputs(&case);
    all_mean(&line, &texts[..5], "e2e4");
    all_mean(&line, &texts[5..], "g1f3");
}

#[test]
fn cb078_null_moves_are_never_played() {
    let (case, line) = case("CB078");
    for text in inputs(&case) {
        for text in [text.clone(), format!("1. {text}"), format!("{text} ")] {
            assert_eq!(said(&line, &text, Options::default()), "unreadable null_move", "{text}");
        }
    }
}

#[test]
fn cb079_a_foreign_letter_is_never_dropped() {
    let (case, _) = case("CB079");
    let texts = ["e4", "e5", "Hf3", "Hc6", "Fb5", "a6"];
    let expected: Vec<&str> =
        case["expected"]["moves"].as_array().unwrap().iter().map(|m| m.as_str().unwrap()).collect();
    let mut line = start();
    for (text, san) in texts.iter().zip(&expected) {
        let reading = read(&line, text, &with(Notation::Hungarian));
        let mv = reading.mv().unwrap_or_else(|| panic!("{text}: {reading:?}"));
        assert_eq!(line.san_of(&mv), *san);
        line.push(mv).unwrap();
    }
    // Without a language H is also the Polish queen, which after 1.e4 can go to f3 too.
    check(&start(), &[("Hf3", "legal Nf3")]);
    check(&play(start(), "e4 e5"), &[("Hf3", "ambiguous Qf3 Nf3"), ("Hc3", "legal Nc3")]);
    // The same letters with a language that has none of them.
    check_with(
        &start(),
        with(Notation::English),
        &[
            ("Hf3", "unreadable unknown_letter"),
            ("Cf3", "unreadable unknown_letter"),
            ("Sf3", "unreadable unknown_letter"),
        ],
    );
}

#[test]
fn cb080_german_letters() {
    let line = play(start(), "e4 e5");
    check_with(
        &line,
        with(Notation::German),
        &[("Sf3", "legal Nf3"), ("Lc4", "legal Bc4"), ("Dh5", "legal Qh5"), ("Ke2", "legal Ke2")],
    );
    let rook = fen("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    check_with(&rook, with(Notation::German), &[("Tf1", "legal Rf1"), ("Kf1", "legal Kf1")]);
}

#[test]
fn cb082_marks_behind_the_move() {
    check(
        &start(),
        &[
            ("e4?? $14", "legal e4"),
            ("e4 ??", "legal e4"),
            ("e4 ?!", "legal e4"),
            ("e4??±→", "legal e4"),
            ("e4!", "legal e4"),
        ],
    );
}

#[test]
fn cb083_digits_are_the_squares_they_stand_for() {
    let (_, line) = case("CB083");
    check(&line, &[("5171", "legal Rg1")]);
    // 6171 in Chess960: a step of the king to an empty square is the step; onto the own rook it is castling.
    let step = fen("3k4/8/8/8/8/8/8/5K1R w K - 0 1");
    check(&step, &[("6171", "legal Kg1"), ("6181", "legal O-O")]);
}

/// The castling cases again, as a player would type their moves.
#[test]
fn castling_cases_typed() {
    for (id, table) in [
        ("CB002", vec![("c1b1", "refused castling_shield_lost"), ("O-O-O", "refused castling_shield_lost")]),
        ("CB019", vec![("b8a8", "legal O-O-O"), ("b8c8", "legal Kc8"), ("Kc8", "legal Kc8")]),
        ("CB020", vec![("e8d8", "legal O-O-O"), ("Kxd8", "legal O-O-O")]),
        ("CB021", vec![("b8e8", "legal O-O"), ("b8g8", "legal O-O"), ("Kg8", "legal O-O")]),
        ("CB022", vec![("g1h1", "legal O-O"), ("g1g1", "refused no_movement")]),
        ("CB023", vec![("d1h1", "legal O-O"), ("d1f1", "refused wrong_movement"), ("d1g1", "legal O-O")]),
        (
            "CB024",
            vec![("e1g1", "legal O-O"), ("e1h1", "legal O-O"), ("5171", "legal O-O"), ("5181", "legal O-O")],
        ),
        ("CB026", vec![("e8h8", "legal O-O"), ("e8g8", "legal O-O")]),
        ("CB028", vec![("e1h1", "legal O-O")]),
        // domain: a king's move of two or more squares to the g-file that only castling could make is castling.
        ("CB037", vec![("d1g1", "legal O-O"), ("d1f1", "legal O-O"), ("Kg1", "legal O-O")]),
    ] {
        let (_, line) = case(id);
        check(&line, &table);
    }
}

#[test]
fn every_case_is_tested_in_one_of_the_two_modules() {
    let mut missing: Vec<String> = Vec::new();
    for case in all() {
        let id = case["id"].as_str().unwrap();
        if !IDS.contains(&id) && !crate::chess_cases::IDS.contains(&id) {
            missing.push(id.to_owned());
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
    assert_eq!(all().len(), 95);
}

#[test]
fn a_reading_is_never_a_panic_for_any_case_text() {
    for case in all() {
        let Some(text) = case["input"]["fen"].as_str() else { continue };
        if let Ok((line, _)) = Line::from_fen(text) {
            let reading = read(&line, &case.to_string(), &Options::default());
            assert!(matches!(reading, Reading::Unreadable(_)));
        }
    }
}

/// A note or a reason must be true of what was written: a digit before a move has no capitals, N is a known letter.
#[test]
fn what_is_said_of_odd_spellings_is_true() {
    let notes = |text: &str| match read(&start(), text, &Options::default()) {
        Reading::Move(found) => found.notes,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(notes("1e4"), []);
    assert_eq!(
        notes("7e4"),
        [Note::MoveNumber { written: Some(7), expected: 1, color: frcec_rules::Color::White }]
    );
    assert_eq!(notes("E4"), [Note::Capitals]);
    check(
        &start(),
        &[
            ("N.f3", "unreadable not_a_move"),
            ("1.-Nf3", "unreadable not_a_move"),
            ("Xf3", "unreadable unknown_letter"),
            // UCI with a promotion that there is not.
            ("e2e4q", "refused nothing_promotes"),
            ("g1f3n", "refused nothing_promotes"),
            ("e4N", "refused nothing_promotes"),
        ],
    );
}

/// `xd8Q`: the only pawn that can take there, and what it becomes is said.
#[test]
fn a_bare_capture_with_its_promotion_is_clear() {
    let line = fen("3r4/4P3/8/8/8/8/k6K/8 w - - 0 1");
    check(
        &line,
        &[
            ("xd8Q", "legal exd8=Q"),
            ("xd8=N", "legal exd8=N"),
            ("xd8", "ambiguous exd8=B exd8=N exd8=Q exd8=R"),
        ],
    );
    let line = fen("3r4/2P1P3/8/8/8/8/k6K/8 w - - 0 1");
    check(&line, &[("xd8Q", "ambiguous cxd8=Q exd8=Q")]);
}

/// A capital that names a piece is that piece, when it is asked why it cannot go there.
#[test]
fn a_bishop_that_is_not_there_is_no_pawn_of_the_b_file() {
    let line = fen("4k3/8/8/8/8/2p5/1P6/4K3 w - - 0 1");
    check(
        &line,
        &[
            ("Bc1", "refused no_such_piece"),
            ("Ba3", "refused no_such_piece"),
            ("Bd4", "refused no_such_piece"),
            ("Bxc3", "legal bxc3"),
            ("Bc3", "legal bxc3"),
            ("Bxa3", "refused pawn_captures_nothing"),
        ],
    );
}
