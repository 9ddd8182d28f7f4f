//! 1,010 positions with known node counts (`cases/perft960.epd`).
//!
//! Here to depth 3; `cargo run --example perft_cases -- 4` goes deeper.

use frcec_rules::{Line, perft::perft};

const CASES: &str = include_str!("../cases/perft960.epd");

#[test]
fn all_1010_positions_to_depth_3() {
    let mut lines = 0;
    for case in CASES.lines() {
        let mut parts = case.split(" ;");
        let (line, _) = Line::from_fen(parts.next().unwrap()).unwrap();
        for part in parts {
            let (name, value) = part.split_once(' ').unwrap();
            let Some(depth) = name.strip_prefix('D') else { continue };
            let depth: u32 = depth.parse().unwrap();
            if depth <= 3 {
                assert_eq!(perft(line.position(), depth), value.trim().parse::<u64>().unwrap(), "{case}");
            }
        }
        lines += 1;
    }
    assert_eq!(lines, 1010);
}
