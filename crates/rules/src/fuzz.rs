//! Entry functions for fuzzing: any octets in, a panic if something that must hold does not.
//!
//! Each also runs over a committed corpus in the tests (`tests/corpus/NAME/`).

use std::{
    collections::HashSet,
    hash::{DefaultHasher, Hash, Hasher},
    panic,
};

use shakmaty::{Color, Position};

use crate::{
    castling::{CastlingReport, Wing},
    ending,
    fen::FenStyle,
    line::Line,
    pgn::{PgnNote, Reader, write},
    reading::{Notation, Options, Reading, looks_like_move, read},
    start::StartPosition,
};

/// Gives a number that tells kinds of outcomes apart, and panics on what must not happen.
pub type Target = fn(&[u8]) -> u64;

/// Mutates a corpus for one target. Inputs whose outcome is of a new kind are kept and mutated further. The same corpus
/// and seed give the same inputs; when to stop is for the caller to say.
pub struct Fuzzer<'a> {
    pool: Vec<Vec<u8>>,
    words: &'a [&'a [u8]],
    longest: usize,
    state: u64,
    kinds: HashSet<u64>,
    runs: u64,
}

impl<'a> Fuzzer<'a> {
    /// Begins with a corpus, which must not be empty. `words` mean something to the target and are put in anywhere; no
    /// input is longer than `longest` octets.
    pub fn new(corpus: Vec<Vec<u8>>, words: &'a [&'a [u8]], longest: usize, seed: u64) -> Self {
        assert!(!corpus.is_empty() && !words.is_empty(), "nothing to begin with");
        Self { pool: corpus, words, longest, state: seed, kinds: HashSet::new(), runs: 0 }
    }

    /// Gives the target one more input.
    ///
    /// # Errors
    ///
    /// The input on which the target panicked.
    pub fn run(&mut self, target: Target) -> Result<(), Vec<u8>> {
        let input = self.mutated();
        let Ok(kind) = panic::catch_unwind(|| target(&input)) else { return Err(input) };
        self.runs += 1;
        if self.kinds.insert(kind) && self.pool.len() < 20_000 {
            self.pool.push(input);
        }
        Ok(())
    }

    /// How many inputs there have been, and how many kinds of outcomes.
    pub fn seen(&self) -> (u64, usize) {
        (self.runs, self.kinds.len())
    }

    /// `SplitMix64`.
    fn below(&mut self, bound: usize) -> usize {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % bound.max(1) as u64).unwrap_or_default()
    }

    fn mutated(&mut self) -> Vec<u8> {
        let chosen = self.below(self.pool.len());
        let mut input = self.pool[chosen].clone();
        for _ in 0..=self.below(5) {
            let at = self.below(input.len() + 1);
            let to = at + self.below((input.len() - at).min(32) + 1);
            match self.below(8) {
                0 if at < input.len() => input[at] ^= 1 << self.below(8),
                1 if at < input.len() => input[at] = u8::try_from(self.below(256)).unwrap_or_default(),
                2 => drop(input.drain(at..to)),
                3 => {
                    let piece = input[at..to].to_vec();
                    let place = self.below(input.len() + 1);
                    input.splice(place..place, piece);
                }
                4 => {
                    let other = self.below(self.pool.len());
                    let from = self.below(self.pool[other].len() + 1);
                    input.truncate(at);
                    input.extend_from_slice(&self.pool[other][from..]);
                }
                _ => {
                    let word = self.below(self.words.len());
                    drop(input.splice(at..to, self.words[word].iter().copied()));
                }
            }
        }
        input.truncate(self.longest);
        input
    }
}

/// Reads octets as a text typed in some position. Of the first four octets two choose the starting position, one
/// the options, and one how many moves are played before; the moves are chosen by them too. The rest is the text.
///
/// Gives a number that tells kinds of outcomes apart, so that a driver can see new ones.
pub fn fuzz_reading(data: &[u8]) -> u64 {
    let [a, b, c, d, text @ ..] = data else { return 0 };
    let start = StartPosition::new(u16::from_be_bytes([*a, *b]) % 960).expect("below 960");
    let mut line = Line::new(start);
    let mut seed = u32::from_be_bytes([*a, *b, *c, *d]);
    for _ in 0..d % 64 {
        let moves = line.position().legal_moves();
        if moves.is_empty() {
            break;
        }
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        line.push(moves[(seed >> 8) as usize % moves.len()]).expect("a legal move");
    }
    let options = Options {
        notation: Notation::ALL.get(usize::from(c & 15)).copied(),
        strict: c & 16 != 0,
        mail_line: c & 32 != 0,
        binding: c & 64 != 0,
    };
    let text = String::from_utf8_lossy(text);
    let mut kind = DefaultHasher::new();
    looks_like_move(&text, options.notation).hash(&mut kind);
    let legal = line.position().legal_moves();
    let reading = read(&line, &text, &options);
    reading.verdict().hash(&mut kind);
    match reading {
        Reading::Move(read) => {
            assert!(legal.contains(&read.mv), "illegal: {text:?}");
            assert!(
                read.mv.is_castle() || names(&text, read.mv.to()),
                "the square is not in the text: {text:?}"
            );
            (
                read.mv.role(),
                read.mv.is_castle(),
                read.mv.promotion(),
                read.notes.iter().map(|n| n.kind()).collect::<Vec<_>>(),
            )
                .hash(&mut kind);
        }
        Reading::Ambiguous(doubt) => {
            assert!(!doubt.candidates.is_empty(), "a doubt without candidates: {text:?}");
            assert!(doubt.candidates.iter().all(|mv| legal.contains(mv)), "illegal candidate: {text:?}");
            (doubt.why, doubt.candidates.len()).hash(&mut kind);
        }
        Reading::Refused(refused) => {
            assert!(!refused.refusals.is_empty(), "no reason: {text:?}");
            assert!(refused.hints.iter().all(|hint| legal.contains(&hint.mv())), "illegal hint: {text:?}");
            for refusal in &refused.refusals {
                (refusal.kind(), refusal.by().len(), refusal.ply().is_some(), refusal.squares().len())
                    .hash(&mut kind);
            }
            refused.hints.len().hash(&mut kind);
        }
        Reading::Unreadable(why) => why.hash(&mut kind),
    }
    kind.finish()
}

/// Whether a text holds a square as letter and digit or as two digits; one that is not all ASCII may do so by
/// letters of other scripts.
fn names(text: &str, square: shakmaty::Square) -> bool {
    let text: String = text.chars().filter(|c| c.is_ascii_alphanumeric() || !c.is_ascii()).collect();
    let digits = format!("{}{}", u32::from(square.file()) + 1, u32::from(square.rank()) + 1);
    !text.is_ascii() || text.to_ascii_lowercase().contains(&square.to_string()) || text.contains(&digits)
}

/// Reads octets as a position: what can be read is written and read again as the same, in both dialects.
///
/// Gives a number that tells kinds of outcomes apart, so that a driver can see new ones.
pub fn fuzz_fen(input: &[u8]) -> u64 {
    let text = String::from_utf8_lossy(input);
    let _ = text.parse::<StartPosition>().map_err(|why| why.to_string());
    let (line, repairs) = match Line::from_fen(&text) {
        Ok(read) => read,
        Err(why) => return kind(&why.to_string().split(':').next()),
    };
    for style in [FenStyle::XFen, FenStyle::Shredder] {
        let (again, repairs) = Line::from_fen(&line.fen(style)).expect("our own FEN");
        assert_eq!((&again, repairs), (&line, vec![]), "{text}");
        assert_eq!(again.start(), line.start());
    }
    for wing in Wing::ALL {
        for color in Color::ALL {
            let report = CastlingReport::new(&line, color, wing);
            if color == line.turn() {
                let legal = line.position().castling_moves(wing.side());
                assert_eq!(report.castling_move(), legal.first().copied(), "{text}");
            }
        }
    }
    let _ = ending::automatic(&line);
    for mv in line.legal_moves() {
        let uci = line.uci_of(&mv);
        assert_eq!(line.parse_uci(&uci), Some(mv), "{text}: {uci}");
        let mut after = line.clone();
        after.push(mv).expect("a legal move");
        assert!(!after.plies()[0].san.is_empty());
    }
    kind(&(repairs.len(), line.position().castles().castling_rights().count(), line.legal_moves().len() / 8))
}

/// Reads octets as games: every one is whole or has a fault with its place; what is whole is written and read again
/// as the same. Gives a number as [`fuzz_fen`] does.
pub fn fuzz_pgn(input: &[u8]) -> u64 {
    let mut outcome = 0u64;
    let lines = input.split(|&octet| octet == b'\n').count() as u64;
    for game in Reader::new(input) {
        let what = match game {
            Ok(game) => {
                let text = write(&game);
                let mut again = Reader::new(text.as_bytes());
                let again_game = again.next().expect("one game").expect("our own PGN");
                assert_eq!((&again_game.line, again_game.result), (&game.line, game.result), "{text}");
                assert_eq!(again_game.remarks, game.remarks, "{text}");
                assert!(again_game.left_out.is_nothing(), "{text}");
                assert!(again.next().is_none(), "{text}");
                let notes: Vec<_> = game.notes.iter().map(PgnNote::kind).collect();
                kind(&(notes, game.line.len() / 4, game.remarks.len() / 2, game.left_out.is_nothing()))
            }
            Err(error) => {
                assert!((1..=lines).contains(&error.line) && error.column > 0, "{error:?}");
                kind(&error.reason.kind())
            }
        };
        outcome = outcome.rotate_left(7) ^ what;
    }
    outcome
}

/// A number for a kind of outcome.
fn kind(of: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}
