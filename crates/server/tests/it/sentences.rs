//! Every fact that an answer states, worked out again with python-chess: positions from random play of all 960 starts,
//! down to bare endgames, and texts of every shape that people type.
//!
//! `FRCEC_SENTENCES` texts; without it 100,000 if `CI` is `true`, else 8,000. `FRCEC_SENTENCES_FILE` keeps them with their
//! answers, to be read by a person.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::{env, fs};

use frcec_rules::{FenStyle, Line, Move, Options, Piece, Position, Square, StartPosition, read};
use frcec_server::cli::explain;
use frcec_server::speech::Lang;
use serde_json::{Value, json};

use crate::need;

/// SplitMix64 with a fixed seed: every run sees the same texts.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % bound as u64).unwrap()
    }

    fn square(&mut self) -> Square {
        Square::new(u32::try_from(self.below(64)).unwrap())
    }

    fn of<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len())]
    }
}

/// A game that castles when it can, and in half of the cases captures when it can, so that endgames come.
fn game(dice: &mut Dice) -> Line {
    let mut line = Line::new(StartPosition::new(u16::try_from(dice.below(960)).unwrap()).unwrap());
    let (plies, greedy) = (dice.below(140), dice.below(2) == 0);
    for _ in 0..plies {
        let moves = line.legal_moves();
        if moves.is_empty() {
            break;
        }
        let wanted = |mv: &&Move| mv.is_castle() || (greedy && (mv.is_capture() || mv.is_promotion()));
        let liked: Vec<Move> = moves.iter().filter(wanted).copied().collect();
        let mv = if !liked.is_empty() && dice.below(3) > 0 {
            liked[dice.below(liked.len())]
        } else {
            moves[dice.below(moves.len())]
        };
        line.push(mv).unwrap();
    }
    line
}

/// A square a piece might be sent to: near it, or where something stands, or anywhere.
fn target(line: &Line, dice: &mut Dice) -> Square {
    let board = line.position().board();
    match dice.below(3) {
        0 => {
            let squares: Vec<Square> = board.occupied().into_iter().collect();
            squares[dice.below(squares.len())]
        }
        1 => {
            let moves = line.legal_moves();
            if moves.is_empty() { dice.square() } else { moves[dice.below(moves.len())].to() }
        }
        _ => dice.square(),
    }
}

fn own(line: &Line, dice: &mut Dice) -> (Square, Piece) {
    let position = line.position();
    let own: Vec<Square> = position.us().into_iter().collect();
    let square = own[dice.below(own.len())];
    (square, position.board().piece_at(square).unwrap())
}

/// One text of some shape.
fn text(line: &Line, dice: &mut Dice) -> String {
    let to = target(line, dice);
    let (from, piece) = own(line, dice);
    let letter = ["", "N", "B", "R", "Q", "K"][piece.role as usize - 1];
    let sign = dice.of(&["", "", "x", "-"]);
    let last = if line.turn().is_white() { '8' } else { '1' };
    let king = line.position().board().king_of(line.turn()).unwrap();
    match dice.below(26) {
        24 => format!("{}{from}{sign}{to}", dice.of(&["N", "B", "R", "Q", "K", "S", "P"])),
        25 => format!("{from}{to}{}", dice.of(&["q", "=Q", "=K", "n", "+"])),
        0..=3 => format!("{letter}{}{to}", if sign == "-" { "" } else { sign }),
        4..=6 => format!("{from}{}{to}", dice.of(&["", "-", "x", " "])),
        7 => format!("{}{}", dice.square(), to),
        8 => format!("{}x{to}", from.file()),
        9 => format!("{}{to}", from.file()),
        10 => format!("{}x{to}", to.file()),
        11 => format!("x{to}"),
        12 => to.to_string(),
        13 => format!("{letter}{}{sign}{to}", from.file()),
        14 => format!("{letter}{}{sign}{to}", dice.of(&["a", "d", "h", "1", "4", "7"])),
        15 => format!("{}{last}{}", to.file(), dice.of(&["", "=Q", "N", "(R)", "=K", "=", "/B", "=P"])),
        16 => format!("{}x{}{last}{}", from.file(), to.file(), dice.of(&["", "=Q", "N"])),
        17 => dice.of(&["0-0", "O-O-O", "castle", "castle long", "o-o", "Rochade", "OOO"]).to_owned(),
        18 => format!("K{}", Square::from_coords(to.file(), king.rank())),
        19 => format!("{king}{}", Square::from_coords(to.file(), king.rank())),
        20 => format!("{from}{king}"),
        21 => {
            let digit = |s: Square| format!("{}{}", u32::from(s.file()) + 1, u32::from(s.rank()) + 1);
            format!("{}{}{}", digit(from), digit(to), dice.of(&["", "", "1", "4", "6"]))
        }
        22 => {
            let rook = dice.of(&["Rd", "Rf", "Rxg", "Rxc", "Re"]);
            format!("{rook}{}", king.rank())
        }
        _ => {
            let role = dice.of(&["N", "B", "R", "Q", "K", "b", "S", "К", "D", "P"]);
            format!("{role}{sign}{to}{}", dice.of(&["", "+", "#", "!", " e.p.", "=Q"]))
        }
    }
}

fn wanted() -> usize {
    match env::var("FRCEC_SENTENCES") {
        Ok(count) => count.parse().expect("a number of texts"),
        Err(_) if env::var("CI").as_deref() == Ok("true") => 100_000,
        Err(_) => 8_000,
    }
}

#[test]
fn every_sentence_is_true_by_python_chess() {
    let known = Command::new("python3").args(["-c", "import chess"]).stderr(Stdio::null()).status();
    if !known.is_ok_and(|status| status.success()) {
        return need::skip("python-chess (PyPI package chess)");
    }
    let mut python = Command::new("python3")
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/oracle/sentences.py"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut to = python.stdin.take().unwrap();
    let mut keep = env::var("FRCEC_SENTENCES_FILE").ok().map(|file| fs::File::create(file).unwrap());
    let writer = std::thread::spawn(move || {
        let mut dice = Dice(960);
        let mut written = 0;
        while written < wanted() {
            let mut line = game(&mut dice);
            let mut start = line.start().unwrap().fen(FenStyle::XFen);
            // A third of the games are known only from some move on.
            if dice.below(3) == 0 {
                let known = u32::try_from(dice.below(line.len() as usize + 1)).unwrap();
                start = line.prefix(known).fen(FenStyle::XFen);
                let (mut rest, repairs) = Line::from_fen(&start).unwrap();
                assert_eq!(repairs, []);
                for mv in &line.moves()[known as usize..] {
                    rest.push(*mv).unwrap();
                }
                line = rest;
            }
            let moves: Vec<String> = line.plies().iter().map(|ply| ply.uci.clone()).collect();
            writeln!(to, "{}", json!({ "start": start, "moves": moves })).unwrap();
            for _ in 0..40 {
                let text = text(&line, &mut dice);
                let reading = read(&line, &text, &Options::default());
                let answer: Value =
                    serde_json::from_str(&explain::json(Lang::En, &line, &reading, vec![]).unwrap()).unwrap();
                writeln!(to, "{}", json!({ "text": text, "answer": answer })).unwrap();
                if let (Some(keep), Some(said)) = (&mut keep, answer.get("sentence")) {
                    let fen = line.fen(FenStyle::XFen);
                    writeln!(keep, "{fen} | {text} | {}", said.as_str().unwrap()).unwrap();
                }
                written += 1;
            }
        }
        written
    });
    let mut said: Vec<String> =
        BufReader::new(python.stdout.take().unwrap()).lines().map(Result::unwrap).collect();
    let written = writer.join().unwrap();
    assert!(python.wait().unwrap().success());
    assert_eq!(said.pop(), Some(format!("checked {written}")));
    assert!(
        said.is_empty(),
        "{} of {written} are not true:\n{}",
        said.len(),
        said[..said.len().min(40)].join("\n")
    );
}
