//! Faults found in public chess software, with the right answer: `cases/chess.jsonl`, one test an id.
//!
//! Here are those about the law itself, positions as text, games as text and how moves are written; those about what
//! people type are in `reading_cases`. Where a case leaves a choice of policy, `cases/README.md` says what the club does.

mod castling;
mod endings;
mod fen;
mod games;
mod repetition;
mod writing;

use frcec_rules::{FenStyle, Line, Move, StartPosition};
use serde_json::Value;

use crate::play::push_sans;

/// The cases tested in this module.
pub const IDS: &[&str] = &[
    // castling-movegen
    "CB002", "CB005", "CB006", "CB007", "CB008", "CB009", "CB010", "CB012", "CB013", "CB014", "CB015",
    "CB133", "CB134", // castling-uci, as text for programs
    "CB019", "CB020", "CB021", "CB022", "CB023", "CB024", "CB026", "CB028", // fen-castling
    "CB030", "CB033", "CB034", "CB035", "CB037", "CB038", "CB039", "CB040", "CB042",
    "CB043", // castling-rights
    "CB046", "CB047", "CB048", "CB049", "CB050", // san-castling and san-write
    "CB052", "CB054", "CB056", "CB058", "CB059", "CB060", "CB061", "CB063", // fen-ep and fen-clock
    "CB084", "CB085", "CB087", "CB088", "CB089", "CB090", "CB091", "CB092", "CB096",
    "CB097", // repetition
    "CB098", "CB099", "CB102", "CB103", "CB105", "CB106", "CB107", "CB108", // endings
    "CB109", "CB110", "CB111", "CB112", "CB114", "CB116", "CB117", "CB118", "CB120", "CB122", "CB123",
    "CB124", "CB125", // pgn-tags and sp-number
    "CB126", "CB128", "CB129", "CB130", "CB132",
];

/// The case of this id, as it stands in the collection.
fn case(id: &str) -> Value {
    assert!(IDS.contains(&id), "{id} is not listed");
    include_str!("../../cases/chess.jsonl")
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .find(|case| case["id"] == id)
        .unwrap()
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("{key} in {value}"))
}

/// The position of a case: its FEN, or the start with its number, or the orthodox start; its moves played.
fn position(case: &Value) -> Line {
    let input = &case["input"];
    let mut line = match input["fen"].as_str() {
        Some(fen) => Line::from_fen(fen).unwrap().0,
        None => Line::new(StartPosition::ORTHODOX),
    };
    for key in ["moves_san", "moves"] {
        if let Some(moves) = input[key].as_str() {
            push_sans(&mut line, moves);
        }
    }
    if let Some(moves) = input["moves_uci"].as_str() {
        line.push_all(moves).unwrap();
    }
    line
}

fn uci(line: &Line, text: &str) -> Option<Move> {
    line.parse_uci(text)
}

fn xfen(line: &Line) -> String {
    line.fen(FenStyle::XFen)
}

/// Checks `legal`, `san`, `legal_count` and `fen_after` of a case for its one move in UCI notation.
fn judge(id: &str) -> Line {
    let case = case(id);
    let line = position(&case);
    let expected = &case["expected"];
    let mv = uci(&line, text(&case["input"], "move"));
    if let Some(legal) = expected["legal"].as_bool() {
        assert_eq!(mv.is_some(), legal, "{id}");
    }
    if let Some(count) = expected["legal_count"].as_u64() {
        assert_eq!(line.legal_moves().len() as u64, count, "{id}");
    }
    if let Some(san) = expected["san"].as_str() {
        assert_eq!(line.san_of(&mv.unwrap()), san, "{id}");
    }
    if let Some(fen) = expected["fen_before"].as_str() {
        assert_eq!(xfen(&line), fen, "{id}");
    }
    let mut after = line.clone();
    if let Some(mv) = mv {
        after.push(mv).unwrap();
    }
    if let Some(fen) = expected["fen_after"].as_str() {
        assert_eq!(xfen(&after), fen, "{id}");
    }
    after
}
