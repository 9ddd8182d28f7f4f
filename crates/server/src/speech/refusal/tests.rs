//! Every answer as a player reads it.

use frcec_rules::reading::Reading;
use frcec_rules::{Line, Options, StartPosition, Wing, read};

use super::*;
use crate::speech::castling;

fn fen(text: &str) -> Line {
    Line::from_fen(text).unwrap_or_else(|e| panic!("{text}: {e}")).0
}

fn after(mut line: Line, moves: &str) -> Line {
    for text in moves.split_whitespace() {
        let mv = read(&line, text, &Options::default()).mv().unwrap_or_else(|| panic!("{text} in {moves}"));
        line.push(mv).unwrap();
    }
    line
}

fn start(id: u16) -> Line {
    Line::new(StartPosition::new(id).unwrap())
}

#[track_caller]
fn says(line: &Line, text: &str, expected: &str) {
    let reading = read(line, text, &Options::default());
    let said = answer(Speech::new(), Lang::En, line, &reading);
    assert_eq!(said.as_deref(), Some(expected), "{text}: {reading:?}");
}

#[test]
fn castling_is_refused_with_every_reason() {
    let line = after(start(518), "h4 e5 Rh3 Bd6 Rh1 Nf6 e4 O-O");
    says(
        &line,
        "O-O",
        "O-O is no longer possible in this game: your rook left h1 with 2.Rh3; your bishop on f1 is in the way of your \
         king and rook; your knight on g1 is in the way of your king and rook.",
    );
    says(
        &fen("4r2k/8/8/8/8/8/8/3KR3 w E - 0 1"),
        "O-O",
        "O-O is not possible now: your king would cross e1, which the rook on e8 attacks.",
    );
    says(
        &fen("4k1r1/8/8/8/8/8/8/5K1R w H - 0 1"),
        "O-O",
        "O-O is not possible now: your king would end on g1, which the rook on g8 attacks.",
    );
    says(
        &fen("4k3/8/8/8/8/8/8/rRK5 w B - 0 1"),
        "O-O-O",
        "O-O-O is not possible now: when your rook leaves b1, your king on c1 is in check from the rook on a1.",
    );
    says(
        &fen("2r1k3/8/8/8/8/8/8/1RK5 w B - 0 1"),
        "0-0-0",
        "O-O-O is not possible now: your king on c1 is in check from the rook on c8. The legal moves are Kd1, Kb2 and \
         Kd2.",
    );
}

#[test]
fn castling_is_explained_to_anybody() {
    let line = after(start(518), "h4 e5 Rh3 Bd6 Rh1 Nf6 e4 O-O");
    let report = frcec_rules::CastlingReport::new(&line, Color::White, Wing::HSide);
    assert_eq!(
        facts(Speech::new(), Lang::En, report.refusals()),
        [
            "The rook left h1 with 2.Rh3.",
            "The bishop on f1 is in the way of king and rook.",
            "The knight on g1 is in the way of king and rook.",
        ]
    );
    let report = frcec_rules::CastlingReport::new(&line, Color::Black, Wing::ASide);
    assert_eq!(
        facts(Speech::new(), Lang::En, report.refusals())[0],
        "Castling has been used already, with 4...O-O."
    );
    let line = fen("4r2k/8/8/8/8/8/8/3KR3 w E - 0 1");
    let report = frcec_rules::CastlingReport::new(&line, Color::White, Wing::HSide);
    assert_eq!(
        facts(Speech::new(), Lang::En, report.refusals()),
        ["The king would cross e1, which the rook on e8 attacks."]
    );
}

#[test]
fn ordinary_moves_are_refused_with_their_facts() {
    says(&start(518), "Ne5", "Ne5 is not possible: none of your knights (b1 and g1) can go to e5.");
    says(&start(518), "Bc4", "Bc4 is not possible: your bishop on f1 cannot get to c4 past your pawn on e2.");
    says(&start(518), "e7e5", "The pawn on e7 is your opponent’s.");
    says(
        &start(518),
        "Ng1e2",
        "Ng1-e2 is not possible: your pawn on e2 stands where you would go. Your knight on g1 can go to f3 and h3.",
    );
    says(
        &fen("4r1k1/8/8/8/8/4N3/PPP5/4K3 w - - 0 1"),
        "Nc4",
        "Nc4 is not possible: your knight on e3 is pinned on the e-file: it shields your king on e1 from the rook on e8.",
    );
    says(
        &after(start(518), "e4 e6 e5 d5 Nf3 Nc6"),
        "exd6",
        "exd6 is not possible: your pawn on e5 could capture en passant on d6 only in reply to 2...d5.",
    );
}

#[test]
fn a_capture_of_nothing_is_no_advance_and_says_so() {
    let line = fen("4k3/8/8/8/8/3P4/7P/4K3 w - - 0 1");
    says(&line, "xd4", "xd4 is not possible: there is nothing to capture on d4. d4 is possible.");
    says(
        &line,
        "xd5",
        "xd5 is not possible: there is nothing to capture on d5. The legal moves are h3, d4, h4, Kd1, Kf1, Kd2, Ke2 and Kf2.",
    );
    says(
        &line,
        "hxd4",
        "hxd4 is not possible: your pawn on h2 cannot go to d4. The legal moves are h3, d4, h4, Kd1, Kf1, Kd2, Ke2 and Kf2.",
    );
    // A wrong sign changes nothing where the pawn and its file are named.
    let reading = read(&line, "dxd4", &Options::default());
    let Reading::Move(found) = reading else { panic!("{reading:?}") };
    assert_eq!(found.notes, [frcec_rules::reading::Note::CaptureSignWrong]);
    says(
        &fen("4k3/8/8/8/3n4/3P4/8/4K3 w - - 0 1"),
        "dxd4",
        "dxd4 is not possible: your pawn on d3 cannot advance to d4 because of the knight on d4. The legal moves are Kd1, Kf1, Kd2 and Kf2.",
    );
}

#[test]
fn what_is_refused_is_quoted_with_the_origin_that_was_written() {
    // Each of these would be legal without it.
    let line = fen("4k3/8/8/3p4/8/1N6/8/R3K3 w - - 0 1");
    for (text, said) in [
        ("Nfd4", "Nfd4 is not possible: you have no knight on the f-file."),
        ("N5d4", "N5d4 is not possible: you have no knight on rank 5."),
        ("Ne3d4", "Ne3-d4 is not possible: there is no piece on e3."),
        (
            "b3-d4=Q",
            "Nb3-d4=Q is not possible: your knight on b3 does not promote by going to d4. Nd4 is possible.",
        ),
    ] {
        let reading = read(&line, text, &Options::default());
        let answer = answer(Speech::new(), Lang::En, &line, &reading).unwrap();
        assert!(answer.starts_with(said), "{text}: {answer}");
    }
}

#[test]
fn what_stands_on_the_square_is_named_whatever_the_text_calls_it() {
    says(
        &start(518),
        "Qg1f3",
        "Qg1-f3 is not possible: a knight stands on g1, not a queen. Your knight on g1 can go to f3 and h3.",
    );
    says(&start(518), "Pd1d3", "Pd1-d3 is not possible: a queen stands on d1, not a pawn.");
}

#[test]
fn a_capture_en_passant_that_a_fen_allows_but_the_king_does_not_is_explained() {
    let (line, repairs) = Line::from_fen("8/8/8/8/R2pP2k/8/8/4K3 b - e3 0 1").unwrap();
    assert_eq!(repairs.len(), 1);
    assert!(line.fen(frcec_rules::FenStyle::XFen).ends_with(" b - - 0 1"));
    let reading = read(&line, "dxe3", &Options::default());
    let said = answer(Speech::new(), Lang::En, &line, &reading).unwrap();
    assert!(
        said.starts_with(
            "dxe3 is not possible: capturing en passant takes the pawn on e4 away too, and your king on h4 would be in \
             check from the rook on a4."
        ),
        "{said}"
    );
}

#[test]
fn a_right_that_never_was_is_not_gone() {
    let line = fen("4k3/8/8/8/8/8/8/R3K2R w A - 0 1");
    says(
        &line,
        "O-O",
        "O-O is not possible in this game: the position this game began with does not allow O-O.",
    );
    assert_eq!(
        castling::both(Speech::new(), Lang::En, &line),
        [
            "O-O is not possible in this game: the position this game began with does not allow O-O.",
            "O-O-O is possible."
        ]
    );
}

#[test]
fn a_promotion_of_a_piece_that_does_not_go_there_is_no_question() {
    says(
        &fen("4k3/8/8/8/8/8/P5P1/4K3 w - - 0 1"),
        "c8=Q",
        "c8=Q is not possible: you have no pawn on the c-file.",
    );
    says(
        &fen("4k3/8/8/8/8/8/P5P1/4KB2 w - - 0 1"),
        "xe1=Q",
        "xe1=Q is not possible: your king on e1 stands where you would go.",
    );
}

#[test]
fn castling_without_a_side_has_both_sides_reasons_apart() {
    let line = fen("4k3/8/8/8/8/8/8/RN2K1NR w AH - 0 1");
    says(
        &line,
        "castle",
        "You cannot castle now. O-O is not possible now: your knight on g1 is in the way of your king and rook. O-O-O is not \
         possible now: your knight on b1 is in the way of your rook.",
    );
}

#[test]
fn doubts_name_their_candidates() {
    says(
        &fen("4k3/8/8/8/8/8/8/6KR w H - 0 1"),
        "Rf1",
        "Only castling moves that rook there. If you mean castling, write O-O.",
    );
    says(
        &fen("4k3/8/8/8/8/8/8/4K2R w H - 0 1"),
        "h1e1",
        "A rook cannot go onto its own king. If you mean castling, write O-O.",
    );
    says(
        &fen("8/4P3/8/8/8/8/k6K/8 w - - 0 1"),
        "e8",
        "Which piece is the pawn to become? Write e8=B, e8=N, e8=Q or e8=R.",
    );
    says(
        &fen("4k3/8/8/8/8/5N2/8/5K2 w - - 0 1"),
        "Кg1",
        "That letter can mean different pieces: Kg1 (king from f1) or Ng1 (knight from f3). Which one?",
    );
}

#[test]
fn unreadable_texts_are_told_how_to_write() {
    for (text, head) in [
        ("", "There is no move in it."),
        ("hello", "That could not be read as a move."),
        ("--", "There is no passing in chess"),
        ("Nf9", "That names a square that is not on the board"),
        ("Xf3", "The letter X names no piece."),
        ("Nf3 Nc3", "That is more than one move"),
    ] {
        let line = start(518);
        let reading = read(&line, text, &Options::default());
        assert!(matches!(reading, Reading::Unreadable(_)), "{text}: {reading:?}");
        let said = answer(Speech::new(), Lang::En, &line, &reading).unwrap();
        assert!(said.starts_with(head) && said.ends_with("castling is O-O or O-O-O."), "{said}");
    }
}

/// Random games with texts that are mostly no legal moves: whatever the rules say, the catalogue can say it.
#[test]
fn every_reason_that_comes_up_has_its_sentence() {
    let mut seed = 3u64;
    let mut below = move |bound: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(seed >> 33).unwrap() % bound
    };
    let mut kinds = std::collections::BTreeSet::new();
    for id in (0..960).step_by(9) {
        let mut line = start(id);
        for _ in 0..70 {
            let moves = line.legal_moves();
            if moves.is_empty() {
                break;
            }
            line.push(moves[below(moves.len())]).unwrap();
            let square =
                |n: usize| format!("{}{}", (b'a'..=b'h').map(char::from).nth(n % 8).unwrap(), n / 8 % 8 + 1);
            let squares = format!("{}{}", square(below(64)), square(below(64)));
            let lettered =
                format!("{}{}", ["K", "Q", "R", "B", "N", "ex", "", "xx"][below(8)], square(below(64)));
            let promoted = format!("{}={}", square(56 * below(2) + below(8)), ["Q", "K", "S"][below(3)]);
            let number = format!("{}.{}", below(40), square(below(64)));
            let texts = [
                &*squares, &lettered, &promoted, &number, "O-O", "O-O-O", "castle", "Rf1", "h", "Kg1", "Kc8",
            ];
            for (text, strict) in texts.into_iter().map(|t| (t, false)).chain([("e4", true), ("1.Nf3", true)])
            {
                let reading = read(&line, text, &Options { strict, ..Options::default() });
                let mut said: Vec<String> =
                    answer(Speech::new(), Lang::En, &line, &reading).into_iter().collect();
                match &reading {
                    Reading::Move(m) => {
                        said.extend(
                            m.notes.iter().map(|n| note(Speech::new(), Lang::En, &line, m.mv, *n).unwrap()),
                        );
                    }
                    Reading::Refused(refused) => {
                        kinds.extend(refused.refusals.iter().map(Refusal::kind));
                        said.extend(sentences(Speech::new(), Lang::En, &refused.refusals));
                    }
                    _ => {}
                }
                assert!(matches!(reading, Reading::Move(_)) || !said.is_empty(), "{text}: {reading:?}");
                for sentence in said {
                    let whole = sentence.len() > 8 && sentence.ends_with(['.', '?', ')']);
                    let broken = ["{", "}", "refusal-", "reading-", "  ", "..", " ."].iter().any(|b| {
                        // "2...d5" is a move.
                        sentence.replace("...", "").contains(b)
                    });
                    // "e5 is not possible" and "xe5 is not possible" begin with a move.
                    let move_at_head = |c: char| ('a'..='h').contains(&c) || c == 'x';
                    let head = sentence.starts_with(|c: char| c.is_uppercase() || move_at_head(c));
                    assert!(whole && !broken && head, "{sentence:?}");
                }
            }
        }
    }
    assert!(kinds.len() > 20, "{kinds:?}");
}
