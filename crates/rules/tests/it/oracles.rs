//! Comparison with programs that are not ours: Stockfish on legal moves, python-chess on notation and FEN.
//!
//! Positions come from random play of all 960 starts: `FRCEC_ORACLE_POSITIONS` of them; without it 100,000 if `CI` is
//! `true`, else 10,000. Where a program is missing the test says so and passes, except when `CI` is `true`.

use std::{
    collections::BTreeSet,
    env,
    io::{BufRead, BufReader, Write},
    process::{Command, Stdio},
};

use frcec_rules::{
    FenStyle, Line, StartPosition,
    pgn::{self, PgnGame},
};
use serde_json::json;

use crate::play::{Dice, random_game, result_of};

fn positions_wanted() -> usize {
    match env::var("FRCEC_ORACLE_POSITIONS") {
        Ok(text) => text.parse().expect("a number of positions"),
        Err(_) if in_ci() => 100_000,
        Err(_) => 10_000,
    }
}

fn in_ci() -> bool {
    env::var("CI").as_deref() == Ok("true")
}

/// Random games from all 960 starts with as many positions in all as wanted.
fn games(seed: u64) -> Vec<Line> {
    let mut dice = Dice::new(seed);
    let (mut left, mut games) = (positions_wanted(), Vec::new());
    while left > 0 {
        for start in StartPosition::all() {
            let plies = u32::try_from(left.min(10 + dice.below(190))).unwrap();
            let line = random_game(start, plies, &mut dice, |_| ());
            left -= (line.len() as usize).min(left);
            games.push(line);
            if left == 0 {
                break;
            }
        }
    }
    games
}

/// Says that an oracle is missing; where everything must be there, that is a failure.
fn missing(what: &str) {
    assert!(!in_ci(), "{what} is missing");
    eprintln!("SKIPPED: {what} is missing");
}

fn has_python_chess() -> bool {
    let known = Command::new("python3").args(["-c", "import chess"]).stderr(Stdio::null()).status();
    known.is_ok_and(|status| status.success())
}

#[test]
fn stockfish_generates_the_same_moves() {
    let program = ["stockfish", "/usr/games/stockfish"]
        .into_iter()
        .find_map(|program| Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok());
    let Some(mut stockfish) = program else { return missing("stockfish (Debian package stockfish)") };
    let mut to = stockfish.stdin.take().unwrap();
    let mut from = BufReader::new(stockfish.stdout.take().unwrap()).lines().map(Result::unwrap);
    writeln!(to, "setoption name UCI_Chess960 value true\nisready").unwrap();
    assert!(from.any(|line| line == "readyok"));

    let mut compared = 0;
    for game in games(1) {
        // One game's questions fit into the pipe, so that neither side waits for the other.
        let positions: Vec<Line> = (1..=game.len()).map(|ply| game.prefix(ply)).collect();
        for position in &positions {
            let style = if compared % 2 == 0 { FenStyle::XFen } else { FenStyle::Shredder };
            writeln!(to, "position fen {}\ngo perft 1", position.fen(style)).unwrap();
        }
        for position in positions {
            let theirs: BTreeSet<String> = from
                .by_ref()
                .take_while(|line| !line.starts_with("Nodes searched"))
                .filter_map(|line| {
                    Some(line.split_once(": ").filter(|(_, count)| *count == "1")?.0.to_owned())
                })
                .collect();
            let ours: BTreeSet<String> =
                position.legal_moves().iter().map(|mv| position.uci_of(mv)).collect();
            assert_eq!(ours, theirs, "{}", position.fen(FenStyle::XFen));
            compared += 1;
        }
    }
    writeln!(to, "quit").unwrap();
    stockfish.wait().unwrap();
    println!("{compared} positions compared with Stockfish, no difference");
    assert!(compared >= positions_wanted());
}

#[test]
fn python_chess_writes_the_same_moves_and_positions() {
    if !has_python_chess() {
        return missing("python-chess (PyPI package chess)");
    }
    let mut python = Command::new("python3")
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/oracle/python_chess.py"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut to = python.stdin.take().unwrap();
    let writer = std::thread::spawn(move || {
        let mut positions = 0;
        for game in games(2) {
            let mut line = Line::new(game.start().unwrap());
            let mut plies = Vec::new();
            for ply in game.plies() {
                let all = (positions % 16 == 0).then(|| {
                    let moves = line.legal_moves();
                    let moves = moves.iter().map(|mv| (line.uci_of(mv), json!(line.san_of(mv))));
                    serde_json::Value::Object(moves.collect())
                });
                line.push(ply.mv).unwrap();
                plies.push(json!({
                    "uci": ply.uci,
                    "san": ply.san,
                    "xfen": line.fen(FenStyle::XFen),
                    "shredder": line.fen(FenStyle::Shredder),
                    "all": all,
                }));
                positions += 1;
            }
            let start = game.start().unwrap().fen(FenStyle::XFen);
            writeln!(to, "{}", json!({ "start": start, "plies": plies })).unwrap();
        }
        positions
    });
    let said: Vec<String> =
        BufReader::new(python.stdout.take().unwrap()).lines().map(Result::unwrap).collect();
    let positions = writer.join().unwrap();
    assert!(python.wait().unwrap().success());
    assert_eq!(said, [format!("compared {positions}")]);
    println!("{positions} positions compared with python-chess, no difference");
    assert!(positions >= positions_wanted());
}

#[test]
fn python_chess_loads_our_games_and_we_load_its() {
    if !has_python_chess() {
        return missing("python-chess (PyPI package chess)");
    }
    let mut dice = Dice::new(3);
    let lines: Vec<Line> =
        StartPosition::all().step_by(12).map(|start| random_game(start, 120, &mut dice, |_| ())).collect();
    let text: String =
        lines.iter().map(|line| pgn::write(&PgnGame::new(line.clone(), result_of(line))) + "\n").collect();
    let mut python = Command::new("python3")
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/oracle/python_pgn.py"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut to = python.stdin.take().unwrap();
    let writer = std::thread::spawn(move || to.write_all(text.as_bytes()).unwrap());
    let said = std::io::read_to_string(python.stdout.take().unwrap()).unwrap();
    writer.join().unwrap();
    assert!(python.wait().unwrap().success());
    let (loaded, exported) = said.split_once("exported\n").unwrap();
    let expected: Vec<String> = lines
        .iter()
        .map(|line| format!("moves {} | {}", line.uci_text(), line.fen(FenStyle::XFen)))
        .collect();
    assert_eq!(loaded.lines().count(), expected.len());
    for (theirs, ours) in loaded.lines().zip(expected) {
        assert_eq!(theirs, ours);
    }
    let games: Vec<PgnGame> = pgn::Reader::new(exported.as_bytes()).map(Result::unwrap).collect();
    assert_eq!(games.len(), lines.len());
    for (game, line) in games.iter().zip(lines) {
        assert_eq!((&game.line, game.result, game.notes.len()), (&line, result_of(&line), 0));
    }
}
