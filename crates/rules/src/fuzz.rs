//! Entry functions for fuzzing: any octets in, a panic if something that must hold does not.
//!
//! Each also runs over a committed corpus in the tests (`tests/corpus/NAME/`).

use shakmaty::Position;

use crate::{
    line::Line,
    reading::{Notation, Options, Reading, looks_like_move, read},
    start::StartPosition,
};

/// Reads octets as a text typed in some position. Of the first four octets two choose the starting position, one
/// the options, and one how many moves are played before; the moves are chosen by them too. The rest is the text.
pub fn fuzz_reading(data: &[u8]) {
    let [a, b, c, d, text @ ..] = data else { return };
    let start = StartPosition::new(u16::from_be_bytes([*a, *b]) % 960).expect("below 960");
    let mut line = Line::new(start);
    let mut seed = u32::from_be_bytes([*a, *b, *c, *d]);
    for _ in 0..d % 64 {
        let moves = line.position().legal_moves();
        if moves.is_empty() {
            break;
        }
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        line.push(moves[(seed >> 8) as usize % moves.len()]).expect("a legal move");
    }
    let options = Options {
        notation: Notation::ALL.get(usize::from(c & 15)).copied(),
        strict: c & 16 != 0,
        mail_line: c & 32 != 0,
    };
    let text = String::from_utf8_lossy(text);
    let _ = looks_like_move(&text, options.notation);
    let legal = line.position().legal_moves();
    match read(&line, &text, &options) {
        Reading::Move(read) => assert!(legal.contains(&read.mv), "illegal: {text:?}"),
        Reading::Ambiguous(doubt) => {
            assert!(!doubt.candidates.is_empty(), "a doubt without candidates: {text:?}");
            assert!(doubt.candidates.iter().all(|mv| legal.contains(mv)), "illegal candidate: {text:?}");
        }
        Reading::Refused(refused) => {
            assert!(!refused.refusals.is_empty(), "no reason: {text:?}");
            assert!(refused.hints.iter().all(|hint| legal.contains(&hint.mv())), "illegal hint: {text:?}");
            for refusal in &refused.refusals {
                let _ = (refusal.kind(), refusal.squares(), refusal.by(), refusal.ply());
            }
        }
        Reading::Unreadable(why) => assert!(!why.kind().is_empty()),
    }
}
