//! Random play with a fixed seed, so that every run sees the same games.

use frcec_rules::{Line, StartPosition, ending, pgn::PgnResult};

/// `SplitMix64`: small, seeded, good enough to pick moves.
pub struct Dice(u64);

impl Dice {
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % bound as u64).unwrap()
    }
}

/// Plays random moves from a starting position and shows every position, the first included, to `look`.
pub fn random_game(start: StartPosition, plies: u32, dice: &mut Dice, mut look: impl FnMut(&Line)) -> Line {
    let mut line = Line::new(start);
    look(&line);
    for _ in 0..plies {
        let moves = line.legal_moves();
        if moves.is_empty() {
            break;
        }
        // Castling is rare by chance alone; half of the times it is possible it is played.
        let castling = moves.iter().find(|mv| mv.is_castle());
        let mv = match castling {
            Some(mv) if dice.below(2) == 0 => *mv,
            _ => moves[dice.below(moves.len())],
        };
        line.push(mv).unwrap();
        look(&line);
    }
    line
}

/// Plays moves in algebraic notation; numbers such as `12.` and `12...` may stand between them.
pub fn push_sans(line: &mut Line, sans: &str) {
    for word in sans.split_whitespace() {
        let san = word.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start_matches('.');
        if san.is_empty() {
            continue;
        }
        let san = shakmaty::san::SanPlus::from_ascii(san.as_bytes()).unwrap();
        let mv = san.san.to_move(line.position()).unwrap_or_else(|why| panic!("{word}: {why}"));
        line.push(mv).unwrap();
    }
}

/// The line from a starting position by number with moves in algebraic notation.
pub fn from_start(id: u16, sans: &str) -> Line {
    let mut line = Line::new(StartPosition::new(id).unwrap());
    push_sans(&mut line, sans);
    line
}

/// The line from a FEN that needs no repair.
pub fn from_fen(fen: &str) -> Line {
    let (line, repairs) = Line::from_fen(fen).unwrap();
    assert_eq!(repairs, vec![], "{fen}");
    line
}

/// What a game that stands here is worth.
pub fn result_of(line: &Line) -> PgnResult {
    ending::automatic(line).map_or(PgnResult::Unfinished, |ending| PgnResult::won_by(ending.winner()))
}
