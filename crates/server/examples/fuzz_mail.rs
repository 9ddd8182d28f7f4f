//! Runs the fuzz entries of mail on mutations of the committed corpus for some minutes, without a nightly toolchain.
//!
//! `cargo build --workspace --example fuzz_mail`, then `target/debug/examples/fuzz_mail MINUTES [SEED]`. Inputs whose outcome is of a new kind are mutated
//! further. A panic ends the run with exit code 1 and the input, ready to be committed to `tests/corpus/mail`.

use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use std::{env, fs};

use frcec_rules::fuzz::{Fuzzer, Target};
use frcec_server::mail::fuzz;

/// All targets by name.
const TARGETS: [(&str, Target); 6] = [
    ("mime", fuzz::mime),
    ("body", fuzz::body),
    ("style", fuzz::style),
    ("command", fuzz::command),
    ("address", fuzz::address),
    ("lmtp", fuzz::lmtp),
];

/// Words that mean something to a target, to be put in anywhere.
const WORDS: [&str; 56] = [
    "resign",
    "Nf3",
    "12. e4",
    "draw?",
    "accept",
    "if e5 Nf3",
    "note: x",
    "? O-O",
    "-- \n",
    "> ",
    ">> ",
    "\n\n",
    "On Fri, Apr 3, 2026 A <a@b.example> wrote:\n",
    "-----Original Message-----\n",
    "From: a@b.example\n",
    "Sent: 3.4.2026 12:32\n",
    "=== M0001-1: x ===\n",
    "=== frcec ===\n",
    ":: ",
    "<div>",
    "</div>",
    "<blockquote>",
    "</blockquote>",
    "<ol start=\"12\"><li>",
    "display:none;",
    "font-size:0.1pt;",
    "border-left: 1px solid #ccc !important",
    "overflow:hidden;max-height:0",
    "text-decoration: line-through",
    "#1 ",
    "#2 e4 draw?\n",
    "claim",
    "<!--",
    "-->",
    "&nbsp;",
    "&#x4e;",
    "<a href=\"",
    "--b1\r\n",
    "--b1--\r\n",
    "Content-Type: multipart/mixed; boundary=b1\r\n\r\n",
    "Content-Type: text/html; charset=utf-16\r\n\r\n",
    "Content-Transfer-Encoding: base64\r\n",
    "=?utf-8?Q?=0D=0A?=",
    "From: \"a@b\" <c@d.example>\r\n",
    "\r\n.\r\n",
    "LHLO x\r\n",
    "MAIL FROM:<a@b.example>\r\n",
    "RCPT TO:<play+x@club.example>\r\n",
    "DATA\r\n",
    "RSET\r\n",
    "\0",
    "\u{200b}",
    "\u{a0}",
    "О-О",
    "play+g1.2.w.aaaaaaaaaaaaaaaa@club.example",
    "\u{1b}$B",
];

#[expect(clippy::disallowed_methods, reason = "the run is bounded by time")]
fn now() -> Instant {
    Instant::now()
}

fn corpus() -> Vec<Vec<u8>> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let folders = ["cases/mail", "corpus/mail"].map(|name| fs::read_dir(tests.join(name)));
    let mut files: Vec<_> = folders.into_iter().flatten().flatten().flatten().map(|f| f.path()).collect();
    files.sort();
    files.iter().filter_map(|file| fs::read(file).ok()).collect()
}

fn main() -> ExitCode {
    let mut args = env::args().skip(1);
    let Some(Ok(minutes)) = args.next().map(|text| text.parse::<f64>()) else {
        eprintln!("usage: fuzz_mail MINUTES [SEED]");
        return ExitCode::from(2);
    };
    let seed = args.next().and_then(|text| text.parse().ok()).unwrap_or(960);
    let share = Duration::from_secs_f64(minutes * 60.0) / u32::try_from(TARGETS.len()).unwrap_or(1);
    for (name, target) in TARGETS {
        let corpus = corpus();
        if corpus.is_empty() {
            eprintln!("there is no corpus");
            return ExitCode::FAILURE;
        }
        let words: Vec<&[u8]> = WORDS.iter().map(|word| word.as_bytes()).collect();
        let mut fuzzer = Fuzzer::new(corpus, &words, 8192, seed);
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
