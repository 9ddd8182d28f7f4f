//! Lines that stand, and lines that do not, with their place.
use super::*;
use crate::{ending::Ending, reading::Notation, start::StartPosition};

const WORDS: Words<'_> = Words {
    ifs: &["if", "wenn", "falls", "si", "если"],
    thens: &["then", "dann", "entonces", "alors", "то"],
};

fn at(start: u16, moves: &str) -> Line {
    Line::replay(StartPosition::new(start).unwrap(), moves).unwrap()
}

fn read(line: &Line, text: &str) -> Result<Tree, Vec<Fault>> {
    read_with(line, text, Options::default())
}

fn read_with(line: &Line, text: &str, options: Options) -> Result<Tree, Vec<Fault>> {
    let lines: Vec<Vec<Token>> = text.lines().map(|line| tokens(line, &WORDS)).collect();
    Tree::read(line, &lines, options)
}

/// The one fault of a text: its line, the place in it, the text, and what is wrong.
fn fault(line: &Line, text: &str) -> (usize, usize, String, Why) {
    let faults = read(line, text).unwrap_err();
    let [fault] = faults.as_slice() else { panic!("{text}: {faults:?}") };
    (fault.line, fault.at, fault.text.clone(), fault.why.clone())
}

#[test]
fn lines_are_read_however_they_are_written() {
    let e4 = at(518, "e2e4");
    let expected = ["1...e5 2.Nf3 Nc6 3.Bb5"];
    for text in [
        "if e5 then Nf3 Nc6 Bb5",
        "if e5 then Nf3, Nc6 Bb5",
        "If e5: Nf3 Nc6: Bb5",
        "if 1...e5 then 2.Nf3 Nc6 3.Bb5",
        "1... e5 2. Nf3 2... Nc6 3. Bb5",
        "wenn e5 dann Nf3; Nc6 dann Bb5.",
        "si e5 entonces Cf3 Cc6 Ab5",
        "if e7e5 -> g1f3 b8c6 → f1b5",
        "если e5 то Кf3 Кc6 Сb5",
        "if (e5) - Nf3 (Nc6) - Bb5 !",
    ] {
        assert_eq!(
            read(&e4, text).map(|tree| tree.written(&e4)),
            Ok(expected.iter().map(ToString::to_string).collect()),
            "{text}"
        );
    }
}

#[test]
fn a_sign_behind_a_blank_belongs_to_the_move_before_it() {
    let line = at(518, "e2e4 d7d5 e4d5 c7c5");
    let tree = read(&at(518, "e2e4 d7d5 e4d5"), "if c5 then dxc6 e.p. Nxc6 Bb5 +")
        .map(|tree| tree.written(&at(518, "e2e4 d7d5 e4d5")));
    // 4.Bb5 gives no check with the knight on c6; a wrong check sign is tolerated as in any move.
    assert_eq!(tree, Ok(vec!["2...c5 3.dxc6 Nxc6 4.Bb5".to_owned()]));
    assert_eq!(line.turn(), shakmaty::Color::White);
}

#[test]
fn lines_that_share_a_beginning_make_a_tree() {
    let e4 = at(518, "e2e4");
    let tree = read(&e4, "if e5 then Nf3\nif e5 Nf3 Nc6 Bb5\nif e5 Nf3 Nf6 Nxe5\nif c5 then Nf3").unwrap();
    assert_eq!(tree.written(&e4), ["1...e5 2.Nf3 Nc6 3.Bb5", "1...e5 2.Nf3 Nf6 3.Nxe5", "1...c5 2.Nf3"]);
    let e5 = e4.parse_uci("e7e5").unwrap();
    let (answer, rest) = tree.advance(e5).unwrap();
    let after = at(518, "e2e4 e7e5 g1f3");
    assert_eq!(e4.uci_of(&answer), "g1f3");
    assert_eq!(rest.written(&after), ["2...Nc6 3.Bb5", "2...Nf6 3.Nxe5"]);
    assert_eq!(tree.advance(e4.parse_uci("e7e6").unwrap()), None);
    let cut = tree.without(&[e5, after.parse_uci("b8c6").unwrap()]);
    assert_eq!(cut.written(&e4), ["1...e5 2.Nf3 Nf6 3.Nxe5", "1...c5 2.Nf3"]);
    assert!(tree.without(&[]).is_empty());
}

#[test]
fn a_line_that_is_illegal_three_moves_deep_says_where() {
    let e4 = at(518, "e2e4");
    let (line, place, text, why) = fault(&e4, "if c5 then Nf3\nif e5 then Nf3 Nc6 Bb6");
    assert_eq!((line, place, text.as_str()), (2, 4, "Bb6"));
    let Why::Reading { position, reading } = why else { panic!("{why:?}") };
    assert_eq!(position.uci_text(), "e2e4 e7e5 g1f3 b8c6");
    assert_eq!(reading.verdict(), "refused");
    // Every line with a fault is named.
    let faults = read(&e4, "if e5 then Nf4\nif d5 then exd6\nif c5 then c3").unwrap_err();
    assert_eq!(faults.iter().map(|fault| (fault.line, fault.at)).collect::<Vec<_>>(), [(1, 2), (2, 2)]);
}

#[test]
fn a_line_answers_each_move_once() {
    let e4 = at(518, "e2e4");
    let (line, place, text, why) = fault(&e4, "if e5 then Nf3 Nc6 Bb5\nif e5 then Nf3 Nc6 Bc4");
    assert_eq!((line, place, text.as_str()), (2, 4, "Bc4"));
    assert_eq!(why, Why::TwoAnswers { on: "2...Nc6".to_owned(), first: "Bb5".to_owned() });
}

#[test]
fn the_sides_take_turns() {
    use shakmaty::Color::{Black, White};
    let e4 = at(518, "e2e4");
    // Its own move first: the one just made, or the next.
    assert_eq!(fault(&e4, "if e4 then e5 Nf3").3, Why::OtherSide { mover: Black });
    assert_eq!(fault(&e4, "if Nf3 then Nc6").3, Why::OtherSide { mover: Black });
    // An answer that is the opponent's.
    let (_, place, text, why) = fault(&e4, "if e5 then Nc6");
    assert_eq!((place, text.as_str(), why), (2, "Nc6", Why::OtherSide { mover: White }));
    assert_eq!(fault(&e4, "if e5 then Nf3 Nc6"), (1, 3, "Nc6".to_owned(), Why::NoAnswer));
    assert_eq!(fault(&e4, "if e5"), (1, 1, "e5".to_owned(), Why::NoAnswer));
    assert_eq!(fault(&e4, "if e5 then Nf3 then Bc4"), (1, 3, "Nf3".to_owned(), Why::ThenMisplaced));
    assert_eq!(fault(&e4, "if then"), (1, 1, String::new(), Why::ThenMisplaced));
    assert_eq!(fault(&e4, "if"), (1, 0, String::new(), Why::Empty));
    assert_eq!(fault(&e4, "if e5 then Nf3 if Nc6 then Bb5"), (1, 3, "Nf3".to_owned(), Why::SecondIf));
}

#[test]
fn a_number_must_be_that_of_its_place() {
    let e4 = at(518, "e2e4");
    let (_, place, text, why) = fault(&e4, "if 1...e5 then 3.Nf3");
    assert_eq!((place, text.as_str()), (2, "3.Nf3"));
    assert_eq!(why, Why::WrongNumber { expected: 2, mover: shakmaty::Color::White });
    assert!(matches!(fault(&e4, "if e5 then 2.").3, Why::Reading { .. }), "a number is no move");
}

#[test]
fn no_line_goes_past_the_end() {
    // Fool's mate: White has played 1.f3 and Black 1...e5; if 2.g4 then Qh4 mates.
    let line = at(518, "f2f3 e7e5");
    assert_eq!(read(&line, "if g4 then Qh4#").unwrap().written(&line), ["2.g4 Qh4#"]);
    let (_, place, text, why) = fault(&line, "if g4 then Qh4 Ke2 Nc6");
    assert_eq!((place, text.as_str()), (3, "Ke2"));
    assert_eq!(why, Why::PastEnd { ending: Ending::Checkmate { winner: shakmaty::Color::Black } });
    // The opponent's move mates.
    let line = at(518, "f2f3 e7e5 g2g4");
    let (_, place, text, why) = fault(&line, "if Qh4 then Kf2");
    assert_eq!((place, text.as_str()), (1, "Qh4#"));
    assert!(matches!(why, Why::NothingToAnswer { .. }));
}

#[test]
fn there_is_a_limit_to_their_number() {
    let line = at(518, "g1f3");
    let many = vec!["if Nf6 then g3"; MOST_LINES + 1].join("\n");
    assert_eq!(fault(&line, &many).3, Why::TooMany);
    let many = vec!["if Nf6 then g3"; MOST_LINES].join("\n");
    assert_eq!(read(&line, &many).unwrap().lines().len(), 1);
}

#[test]
fn castling_is_read_as_everywhere() {
    // #518 with the way clear: the king's step and castling are two answers.
    let line = at(518, "e2e4 e7e5 g1f3 b8c6 f1c4");
    let tree = read(&line, "if Bc5 then O-O\nif Nf6 then e1g1").unwrap();
    assert_eq!(tree.stored(&line), "f8c5 e1h1\ng8f6 e1h1");
    assert_eq!(tree.written(&line), ["3...Bc5 4.O-O", "3...Nf6 4.O-O"]);
    assert_eq!(Tree::restore(&line, &tree.stored(&line)), Ok(tree));
}

#[test]
fn what_is_stored_comes_back_or_names_its_fault() {
    let line = at(518, "e2e4");
    assert_eq!(Tree::restore(&line, ""), Ok(Tree::default()));
    assert!(matches!(Tree::restore(&line, "e7e5 g1f3 b8c6"), Err(LineError::Illegal { .. })));
    assert!(matches!(Tree::restore(&line, "e7e5 g1f4"), Err(LineError::Illegal { ply: 3, .. })));
    assert!(matches!(Tree::restore(&line, "e7e5 g1f3\ne7e5 f1c4"), Err(LineError::Illegal { .. })));
    assert!(matches!(Tree::restore(&line, "x"), Err(LineError::Unreadable { ply: 2, .. })));
}

#[test]
fn letters_of_the_members_own_language_are_read() {
    let line = at(518, "e2e4");
    let options = Options { notation: Some(Notation::German), ..Options::default() };
    let tree = read_with(&line, "wenn e5 dann Sf3 Sc6 Lb5", options).unwrap();
    assert_eq!(tree.written(&line), ["1...e5 2.Nf3 Nc6 3.Bb5"]);
}
