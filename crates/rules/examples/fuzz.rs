//! Runs the fuzz targets on mutations of the corpus for some minutes, without a nightly toolchain.
//!
//! `cargo build --workspace --example fuzz`, then `target/debug/examples/fuzz MINUTES [SEED]`. Inputs whose outcome is of a new kind are kept and
//! mutated further. A panic ends the run with exit code 1 and the input, ready to be committed to the corpus.

use std::{
    env, fs,
    path::Path,
    process::ExitCode,
    time::{Duration, Instant},
};

use frcec_rules::fuzz::{self, Fuzzer, Target};

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
        let corpus: Vec<Vec<u8>> = files.iter().filter_map(|file| fs::read(file).ok()).collect();
        if corpus.is_empty() {
            eprintln!("{} holds no corpus", directory.display());
            return ExitCode::FAILURE;
        }
        let mut fuzzer = Fuzzer::new(corpus, &WORDS, 4096, seed);
        let start = now();
        while now() - start < share {
            for _ in 0..64 {
                if let Err(input) = fuzzer.run(target) {
                    println!("{name}: panic on {:?}", String::from_utf8_lossy(&input));
                    println!("octets: {input:?}");
                    return ExitCode::FAILURE;
                }
            }
        }
        let (runs, kinds) = fuzzer.seen();
        println!("{name}: {runs} inputs, {kinds} kinds of outcomes, no panic");
    }
    ExitCode::SUCCESS
}
