//! The Swiss pairings against caissify-pairings, an implementation of the FIDE (Dutch) system that others have checked against
//! an endorsed one. Whole events are played with random results, and each round is paired by both.
//!
//! It applies where the Handbook has an answer: not to a rematch or a second bye, which it forbids and the club makes as a last
//! resort. `FRCEC_SWISS` events; without it 60.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use frcec_rules::club::event::{
    Entrant, EntrantState, EventGame, Format, History, Lots, Next, PairWhy, PairedRound, PlayedPairing,
    PlayedRound, next_round,
};
use frcec_rules::club::game::Outcome;
use serde_json::{Value, json};

use crate::need;

/// Numbers that look random, the same in each run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: u64) -> u64 {
        // Marsaglia's xorshift.
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % sides
    }
}

fn outcome(dice: &mut Dice, ratings: (i64, i64)) -> Outcome {
    let better = if ratings.0 >= ratings.1 { Outcome::White } else { Outcome::Black };
    let worse = if better == Outcome::White { Outcome::Black } else { Outcome::White };
    match dice.below(10) {
        0..5 => better,
        5..8 => Outcome::Draw,
        _ => worse,
    }
}

fn state(history: &History, paired: &PairedRound) -> Value {
    let rounds: Vec<Value> = history
        .rounds
        .iter()
        .map(|round| {
            let games: Vec<Value> = round
                .pairings
                .iter()
                .flat_map(|pairing| &pairing.games)
                .map(|game| json!([game.white, game.black, game.outcome.expect("played").pgn()]))
                .collect();
            json!({"games": games, "byes": round.byes.iter().map(|bye| bye.entry).collect::<Vec<_>>()})
        })
        .collect();
    json!({
        "ratings": history.entrants.iter().map(|entrant| entrant.rating / 100).collect::<Vec<_>>(),
        "gone": (0..history.entrants.len()).filter(|&entry| !history.plays(entry)).collect::<Vec<_>>(),
        "rounds": rounds,
        "pairs": paired.pairings.iter().map(|pairing| [pairing.white, pairing.black]).collect::<Vec<_>>(),
        "byes": paired.byes.iter().map(|bye| bye.entry).collect::<Vec<_>>(),
    })
}

/// Whether the Handbook allows this round: no rematch, no second bye.
fn applies(history: &History, paired: &PairedRound) -> bool {
    let rematch = paired
        .pairings
        .iter()
        .flat_map(|pairing| &pairing.why)
        .any(|why| matches!(why, PairWhy::Rematch { .. }));
    let rested =
        |entry: usize| history.rounds.iter().flat_map(|round| &round.byes).any(|bye| bye.entry == entry);
    !rematch && paired.byes.len() < 2 && !paired.byes.iter().any(|bye| rested(bye.entry))
}

/// Plays one event, and gives the state of each round that the Handbook has an answer to.
fn event(dice: &mut Dice) -> Vec<Value> {
    let entries = 4 + dice.below(29);
    let rounds = u8::try_from(3 + dice.below(7)).unwrap();
    let format = Format::Swiss { rounds, double: false };
    let ratings = (0..entries).map(|at| 220_000 - i64::try_from(at).unwrap() * 2_500);
    let mut history = History { entrants: ratings.map(Entrant::new).collect(), ..History::default() };
    let withdrawals = dice.below(3) == 0;
    let mut states = Vec::new();
    while let Next::Rounds(next) = next_round(&format, &history, &Lots::default()) {
        let [paired] = next.as_slice() else { panic!("one round at a time") };
        if !applies(&history, paired) {
            break;
        }
        states.push(state(&history, paired));
        let pairings = paired.pairings.iter().map(|pairing| {
            let (white, black) = (pairing.white, pairing.black);
            let ratings = (history.entrants[white].rating, history.entrants[black].rating);
            let games = vec![EventGame::new(white, black, Some(outcome(dice, ratings)))];
            PlayedPairing { white, black, games }
        });
        let played =
            PlayedRound { pairings: pairings.collect(), byes: paired.byes.clone(), kind: paired.kind };
        history.rounds.push(played);
        if withdrawals && dice.below(4) == 0 {
            let entry = usize::try_from(dice.below(entries)).unwrap();
            history.entrants[entry].state = EntrantState::Withdrawn { void: false };
        }
    }
    states
}

#[test]
fn rounds_are_paired_as_caissify_pairings_pairs_them() {
    let known =
        Command::new("python3").args(["-c", "import caissify_pairings"]).stderr(Stdio::null()).status();
    if !known.is_ok_and(|status| status.success()) {
        return need::skip("caissify-pairings (PyPI)");
    }
    let mut python = Command::new("python3")
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/oracle/swiss.py"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut to = python.stdin.take().unwrap();
    let events: u64 = std::env::var("FRCEC_SWISS").map_or(60, |number| number.parse().unwrap());
    let writer = std::thread::spawn(move || {
        let mut dice = Dice(960);
        let mut written = 0;
        for _ in 0..events {
            for state in event(&mut dice) {
                writeln!(to, "{state}").unwrap();
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
    assert!(written > events * 3, "{written} rounds of {events} events");
    assert!(
        said.is_empty(),
        "{} of {written} rounds differ:\n{}",
        said.len(),
        said[..said.len().min(5)].join("\n")
    );
}
