//! Conditional lines compared with playing the same moves by hand, over random games from random starts.

use frcec_rules::club::lines::{MOST_PLIES, Token, Tree, Why, Words, tokens};
use frcec_rules::{Line, Move, Options, StartPosition, ending};

use crate::play::{Dice, random_game};

const WORDS: Words<'_> = Words { ifs: &["if"], thens: &["then"] };

fn words(text: &str) -> Vec<Token> {
    tokens(text, &WORDS)
}

/// A random position in which somebody has moved and the game goes on.
fn position(dice: &mut Dice) -> Line {
    loop {
        let start = StartPosition::new(u16::try_from(dice.below(960)).unwrap()).unwrap();
        let plies = 1 + u32::try_from(dice.below(40)).unwrap();
        let line = random_game(start, plies, dice, |_| ());
        if ending::automatic(&line).is_none() {
            return line;
        }
    }
}

/// A random line of whole pairs behind `at`, at most `pairs`, that does not end the game before its last move.
fn continuation(at: &Line, pairs: usize, dice: &mut Dice) -> Vec<Move> {
    let mut line = at.clone();
    let mut moves = Vec::new();
    while moves.len() < 2 * pairs && ending::automatic(&line).is_none() {
        let legal = line.legal_moves();
        let mv = legal[dice.below(legal.len())];
        line.push(mv).unwrap();
        moves.push(mv);
        if moves.len() % 2 == 1 && ending::automatic(&line).is_some() {
            moves.pop();
            break;
        }
    }
    moves.truncate(moves.len() / 2 * 2);
    moves
}

fn sans(at: &Line, moves: &[Move]) -> String {
    let mut line = at.clone();
    let mut text = String::from("if");
    for &mv in moves {
        text.push(' ');
        text.push_str(&line.san_of(&mv));
        line.push(mv).unwrap();
    }
    text
}

#[test]
fn a_tree_plays_what_its_owner_would_play_by_hand() {
    let mut dice = Dice::new(7);
    let (mut played, mut left) = (0, 0);
    for round in 0..100 {
        let at = position(&mut dice);
        // Several lines; one that answers otherwise than an earlier one is not added.
        let mut texts: Vec<String> = Vec::new();
        let mut paths: Vec<Vec<Move>> = Vec::new();
        for _ in 0..=dice.below(6) {
            let moves = continuation(&at, 1 + dice.below(12), &mut dice);
            if moves.is_empty() {
                continue;
            }
            let mut tried = texts.clone();
            tried.push(sans(&at, &moves));
            let lines: Vec<_> = tried.iter().map(|text| words(text)).collect();
            match Tree::read(&at, &lines, Options::default()) {
                Ok(_) => {
                    texts = tried;
                    paths.push(moves);
                }
                Err(faults) => assert!(
                    faults.iter().all(|fault| matches!(fault.why, Why::TwoAnswers { .. })),
                    "{round}: {faults:?}"
                ),
            }
        }
        let lines: Vec<_> = texts.iter().map(|text| words(text)).collect();
        let tree = Tree::read(&at, &lines, Options::default()).unwrap();
        // What is listed back reads as the same tree, also by the strict; so does what is stored.
        let listed = tree.written(&at);
        let listed: Vec<_> = listed.iter().map(|text| words(text)).collect();
        for strict in [false, true] {
            let options = Options { strict, ..Options::default() };
            assert_eq!(Tree::read(&at, &listed, options).as_ref(), Ok(&tree), "{texts:?}");
        }
        assert_eq!(Tree::restore(&at, &tree.stored(&at)).as_ref(), Ok(&tree));
        // The opponent follows a line, or leaves it somewhere.
        for path in &paths {
            let leaves_at = dice.below(path.len() / 2 + 1);
            let (mut by_line, mut by_hand, mut standing) = (at.clone(), at.clone(), tree.clone());
            for (pair, moves) in path.chunks_exact(2).enumerate() {
                if pair == leaves_at {
                    let other = by_line.legal_moves().into_iter().find(|mv| standing.advance(*mv).is_none());
                    if let Some(other) = other {
                        assert_eq!(standing.advance(other), None);
                        left += 1;
                        break;
                    }
                }
                let (answer, rest) = standing.advance(moves[0]).expect("a move of the line");
                by_line.push(moves[0]).unwrap();
                by_line.push(answer).unwrap();
                by_hand.push(moves[0]).unwrap();
                by_hand.push(moves[1]).unwrap();
                standing = rest;
                played += 1;
            }
            assert_eq!(by_line, by_hand);
            assert_eq!(by_line.plies(), by_hand.plies());
        }
    }
    assert!(played > 400 && left > 40, "{played} answers, {left} times left");
}

#[test]
fn a_line_of_fifty_plies_stands_and_a_longer_one_does_not() {
    let mut dice = Dice::new(50);
    let at = position(&mut dice);
    let long = (0..1000)
        .map(|_| continuation(&at, MOST_PLIES / 2 + 1, &mut dice))
        .find(|moves| moves.len() == MOST_PLIES + 2)
        .expect("some random line is long enough");
    let read = |moves: &[Move]| Tree::read(&at, &[words(&sans(&at, moves))], Options::default());
    assert_eq!(read(&long[..MOST_PLIES]).unwrap().lines(), [long[..MOST_PLIES].to_vec()]);
    let faults = read(&long).unwrap_err();
    assert_eq!((faults[0].at, &faults[0].why), (MOST_PLIES + 1, &Why::TooLong));
}

#[test]
fn no_text_panics_or_is_taken_by_chance() {
    let mut dice = Dice::new(99);
    let pieces = [
        "if", "then", "e5", "Nf3", "->", ":", ",", "12.", "12...", "e.p.", "+", "=Q", "O-O", "Nc6:", "(e5)",
        "ß", "\u{200b}", "Bb5", "a6", "…", "-", "0000", "e7e5", "g1f3", ";", "if:", "Then", "х", "1.", "é.",
    ];
    let at = Line::replay(StartPosition::new(518).unwrap(), "e2e4").unwrap();
    let mut stood = 0;
    for _ in 0..20_000 {
        let text: Vec<&str> = (0..dice.below(8)).map(|_| pieces[dice.below(pieces.len())]).collect();
        let text = text.join(if dice.below(3) == 0 { "" } else { " " });
        match Tree::read(&at, &[words(&text)], Options::default()) {
            Ok(tree) => {
                stood += 1;
                assert_eq!(tree.lines().len(), 1, "{text}");
                assert_eq!(Tree::restore(&at, &tree.stored(&at)), Ok(tree), "{text}");
            }
            Err(faults) => {
                assert_eq!((faults.len(), faults[0].line), (1, 1), "{text}");
            }
        }
    }
    assert!(stood > 20, "{stood}");
}
