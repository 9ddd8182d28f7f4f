//! Runs the fuzz targets on mutations of the corpus for some minutes, without a nightly toolchain.
//!
//! `cargo run -p frcec-rules --example fuzz -- MINUTES [SEED]`. Inputs whose outcome is of a new kind are kept and
//! mutated further. A panic ends the run with exit code 1 and the input, ready to be committed to the corpus.

use std::{
    collections::HashSet,
    env, fs, panic,
    path::Path,
    process::ExitCode,
    time::{Duration, Instant},
};

use frcec_rules::fuzz;

/// Gives a number that tells kinds of outcomes apart.
type Target = fn(&[u8]) -> u64;

/// All targets by name.
const TARGETS: [(&str, Target); 3] =
    [("fen", fuzz::fuzz_fen), ("pgn", fuzz::fuzz_pgn), ("reading", fuzz::fuzz_reading)];

/// Words that mean something to a target, to be put in anywhere.
const WORDS: [&[u8]; 40] = [
    b"O-O",
    b"O-O-O",
    b"0-0",
    b"e8=Q",
    b"e8(Q)",
    b"exd6 e.p.",
    b"Nf3",
    b"12.",
    b"12...",
    b"1-0",
    b"1/2-1/2",
    b"*",
    b"{",
    b"}",
    b"(",
    b")",
    b";",
    b"$1",
    b"\n",
    b"\n\n",
    b"[FEN \"",
    b"\"]\n",
    b"[Variant \"Chess960\"]\n",
    b" w KQkq - 0 1",
    b" b HAha e3 149 0",
    b"/8/",
    b"k",
    b"K",
    b"\xe2\x80\x93",
    b"\xd0\xa1",
    b"\xe2\x99\x98",
    b"\xff",
    b"\0",
    b"\\",
    b"\"",
    b"%",
    b"--",
    b"5171",
    b"Kxh1",
    b"\xc2\xa0",
];

/// SplitMix64.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % bound.max(1) as u64).unwrap_or_default()
    }
}

fn mutated(pool: &[Vec<u8>], dice: &mut Dice) -> Vec<u8> {
    let mut input = pool[dice.below(pool.len())].clone();
    for _ in 0..=dice.below(4) {
        let at = dice.below(input.len() + 1);
        let to = at + dice.below((input.len() - at).min(16) + 1);
        match dice.below(7) {
            0 if at < input.len() => input[at] ^= 1 << dice.below(8),
            1 if at < input.len() => input[at] = u8::try_from(dice.below(256)).unwrap_or_default(),
            2 => drop(input.drain(at..to)),
            3 => {
                let piece = input[at..to].to_vec();
                let place = dice.below(input.len() + 1);
                input.splice(place..place, piece);
            }
            4 => {
                let other = &pool[dice.below(pool.len())];
                let from = dice.below(other.len() + 1);
                input.truncate(at);
                input.extend_from_slice(&other[from..]);
            }
            _ => drop(input.splice(at..to, WORDS[dice.below(WORDS.len())].iter().copied())),
        }
    }
    input.truncate(4096);
    input
}

#[expect(clippy::disallowed_methods, reason = "the run is bounded by time")]
fn now() -> Instant {
    Instant::now()
}

fn main() -> ExitCode {
    let mut args = env::args().skip(1);
    let Some(Ok(minutes)) = args.next().map(|text| text.parse::<f64>()) else {
        eprintln!("usage: fuzz MINUTES [SEED]");
        return ExitCode::from(2);
    };
    let seed = args.next().and_then(|text| text.parse().ok()).unwrap_or(960);
    let share = Duration::from_secs_f64(minutes * 60.0) / 3;
    for (name, target) in TARGETS {
        let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(name);
        let mut files: Vec<_> =
            fs::read_dir(&directory).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
        files.sort();
        let mut pool: Vec<Vec<u8>> = files.iter().filter_map(|file| fs::read(file).ok()).collect();
        if pool.is_empty() {
            eprintln!("{} holds no corpus", directory.display());
            return ExitCode::FAILURE;
        }
        let mut dice = Dice(seed);
        let mut kinds = HashSet::new();
        let (start, mut runs) = (now(), 0u64);
        while now() - start < share {
            for _ in 0..64 {
                let input = mutated(&pool, &mut dice);
                let Ok(kind) = panic::catch_unwind(|| target(&input)) else {
                    println!("{name}: panic on {:?}", String::from_utf8_lossy(&input));
                    println!("octets: {input:?}");
                    return ExitCode::FAILURE;
                };
                if kinds.insert(kind) && pool.len() < 20_000 {
                    pool.push(input);
                }
                runs += 1;
            }
        }
        println!("{name}: {runs} inputs, {} kinds of outcomes, no panic", kinds.len());
    }
    ExitCode::SUCCESS
}
