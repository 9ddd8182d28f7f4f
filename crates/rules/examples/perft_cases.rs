//! Counts all positions of `tests/cases/perft960.epd` to a depth (default 4) and fails on the first difference.
//!
//! `cargo run --release -p frcec-rules --example perft_cases -- 4`

use std::{env, process::ExitCode};

use frcec_rules::{Line, perft::perft};

const CASES: &str = include_str!("../tests/cases/perft960.epd");

fn main() -> ExitCode {
    let deepest: u32 = match env::args().nth(1).map(|text| text.parse()) {
        None => 4,
        Some(Ok(depth)) => depth,
        Some(Err(_)) => {
            eprintln!("usage: perft_cases [DEPTH]");
            return ExitCode::from(2);
        }
    };
    let (mut lines, mut nodes) = (0u32, 0u64);
    for case in CASES.lines() {
        let mut parts = case.split(" ;");
        let fen = parts.next().unwrap_or_default();
        let (line, _) = match Line::from_fen(fen) {
            Ok(read) => read,
            Err(why) => {
                println!("{fen}: {why}");
                return ExitCode::FAILURE;
            }
        };
        for part in parts {
            let Some((depth, expected)) = part.strip_prefix('D').and_then(|part| part.split_once(' ')) else {
                continue;
            };
            let (Ok(depth), Ok(expected)) = (depth.parse::<u32>(), expected.trim().parse::<u64>()) else {
                println!("{case}: unreadable");
                return ExitCode::FAILURE;
            };
            if depth <= deepest {
                let counted = perft(line.position(), depth);
                nodes += counted;
                if counted != expected {
                    println!("{case}: depth {depth} counted {counted}");
                    return ExitCode::FAILURE;
                }
            }
        }
        lines += 1;
    }
    println!("{lines} positions to depth {deepest}: {nodes} nodes, no difference");
    ExitCode::SUCCESS
}
