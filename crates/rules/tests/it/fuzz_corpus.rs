//! The entry functions of fuzzing over the committed corpus, and over each of its entries with octets changed.

use std::fs;
use std::path::Path;

use frcec_rules::fuzz;

use crate::play::Dice;

/// Runs `entry` on every file of `tests/corpus/NAME`, whole, cut short and with octets flipped.
fn over_corpus<T>(name: &str, entry: fn(&[u8]) -> T) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(name);
    let mut dice = Dice::new(7);
    let mut files: Vec<_> = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty());
    for file in files {
        let data = fs::read(&file).unwrap();
        entry(&data);
        for _ in 0..20 {
            let mut changed = data.clone();
            for _ in 0..=dice.below(3) {
                if changed.is_empty() {
                    break;
                }
                let at = dice.below(changed.len());
                changed[at] = u8::try_from(dice.below(256)).unwrap();
            }
            changed.truncate(dice.below(changed.len() + 8));
            entry(&changed);
        }
    }
}

#[test]
fn reading() {
    over_corpus("reading", fuzz::fuzz_reading);
}

#[test]
fn fen() {
    over_corpus("fen", fuzz::fuzz_fen);
}

#[test]
fn pgn() {
    over_corpus("pgn", fuzz::fuzz_pgn);
}
