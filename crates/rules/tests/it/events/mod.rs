//! Whole events with random results, withdrawals, no-shows, cancelled games and corrections.
mod corrected;
mod published;
mod recomputed;
mod rounds;
mod table;

use frcec_rules::club::event::{
    Entrant, EntrantState, EventGame, Final, Format, Games, History, Lots, Next, PairedRound, PlayedPairing,
    PlayedRound, draw, next_round,
};
use frcec_rules::club::game::Outcome;

/// Numbers that look random, the same for the same seed.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn below(&mut self, sides: usize) -> usize {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % sides as u64).unwrap()
    }

    pub fn one_in(&mut self, sides: usize) -> bool {
        self.below(sides) == 0
    }
}

/// What goes wrong in an event.
#[derive(Clone, Copy, Debug)]
pub enum Trouble {
    /// Nothing.
    None,
    /// Players withdraw between rounds and during them, or never come; games are cancelled.
    Leaving,
    /// As before, and results of any round are corrected afterwards.
    All,
}

/// An event as it was played.
pub struct Event {
    pub history: History,
    pub lots: Lots,
    pub end: Final,
}

/// Ratings in no order, some of them equal.
pub fn entrants(count: usize, dice: &mut Dice) -> Vec<Entrant> {
    (0..count).map(|_| Entrant::new(140_000 + 1_000 * i64::try_from(dice.below(60)).unwrap())).collect()
}

pub fn lots(entries: usize) -> Lots {
    let seed = draw::Hash::of("a seed of the tests");
    let links: Vec<draw::Hash> = (1..=40).map(|round| draw::link(seed, round)).collect();
    let list = draw::entry_list((0..entries).map(|_| ("someone", 150_000)));
    Lots::new(&links, &list, "T0001")
}

/// Plays an event to its end. `check` sees what was played before each round, and the rounds that follow from it.
pub fn play(
    format: Format,
    count: usize,
    trouble: Trouble,
    dice: &mut Dice,
    check: &mut dyn FnMut(&History, &[PairedRound]),
) -> Event {
    let mut history = History { entrants: entrants(count, dice), ..History::default() };
    let lots = lots(count);
    for _ in 0..40 {
        let next = next_round(&format, &history, &lots);
        // It depends on its arguments alone: asked again, of a copy that went through the store, it says the same.
        let copy: History = serde_json::from_str(&serde_json::to_string(&history).unwrap()).unwrap();
        assert_eq!(next_round(&format, &copy, &lots), next);
        let rounds = match next {
            Next::Rounds(rounds) => rounds,
            Next::Ended(end) => return Event { history, lots, end },
            other => panic!("{format:?} of {count}: {other:?} after {history:?}"),
        };
        nobody_twice(&history, &rounds);
        check(&history, &rounds);
        let first = history.rounds.len();
        for round in &rounds {
            history.rounds.push(started(round));
        }
        assert_eq!(next_round(&format, &history, &lots), Next::Wait, "games run");
        for at in first..history.rounds.len() {
            finish(&mut history, at, trouble, dice);
        }
        if !matches!(trouble, Trouble::None) && dice.one_in(3) {
            leave(&mut history, dice);
        }
        if matches!(trouble, Trouble::All) && dice.one_in(2) {
            correct(&mut history, dice);
        }
    }
    panic!("{format:?} of {count} does not end");
}

pub fn started(round: &PairedRound) -> PlayedRound {
    let pairings = round.pairings.iter().map(|pairing| {
        let (white, black) = (pairing.white, pairing.black);
        let mut games = vec![EventGame::new(white, black, None)];
        if pairing.games != Games::One {
            games.push(EventGame::new(black, white, None));
        }
        PlayedPairing { white, black, games }
    });
    PlayedRound { kind: round.kind, pairings: pairings.collect(), byes: round.byes.clone() }
}

fn finish(history: &mut History, round: usize, trouble: Trouble, dice: &mut Dice) {
    let pairings = history.rounds[round].pairings.len();
    for pairing in 0..pairings {
        if !matches!(trouble, Trouble::None) && dice.one_in(12) {
            leave(history, dice);
        }
        let found = &mut history.rounds[round].pairings[pairing];
        for game in &mut found.games {
            let present = |entry: usize| history.entrants[entry].plays();
            if present(game.white) && present(game.black) {
                game.outcome = Some([Outcome::White, Outcome::Black, Outcome::Draw][dice.below(3)]);
                game.on_time = game.outcome != Some(Outcome::Draw) && dice.one_in(5);
            } else if dice.one_in(2) {
                // The door ends the games of who has left; here half of them stay as they were.
                let winner = if present(game.white) { Outcome::White } else { Outcome::Black };
                game.outcome = Some(winner);
                game.unplayed = dice.one_in(2);
            }
        }
        if !matches!(trouble, Trouble::None) && dice.one_in(10) {
            // A wrong starting position: cancelled and, mostly, replayed.
            let mut again = found.games[0];
            found.games[0].outcome = Some(Outcome::Cancelled);
            if dice.one_in(3) {
                continue;
            }
            again.outcome = Some(Outcome::Draw);
            found.games.push(again);
        }
    }
}

fn leave(history: &mut History, dice: &mut Dice) {
    let entry = dice.below(history.entrants.len());
    if history.entrants[entry].plays() {
        let void = history.void_if_withdrawn(entry);
        history.entrants[entry].state =
            if dice.one_in(4) { EntrantState::NoShow } else { EntrantState::Withdrawn { void } };
    }
}

fn correct(history: &mut History, dice: &mut Dice) {
    let round = dice.below(history.rounds.len());
    let pairings = &mut history.rounds[round].pairings;
    let pairing = dice.below(pairings.len());
    let games = &mut pairings[pairing].games;
    let game = dice.below(games.len());
    if games[game].outcome.is_some_and(|outcome| outcome != Outcome::Cancelled) {
        games[game].outcome = Some([Outcome::White, Outcome::Black, Outcome::Draw][dice.below(3)]);
    }
}

/// Nobody is in a round twice, against himself, or after leaving.
fn nobody_twice(history: &History, rounds: &[PairedRound]) {
    for round in rounds {
        assert!(!round.pairings.is_empty(), "a round without a game");
        let mut busy = Vec::new();
        for pairing in &round.pairings {
            assert!(!pairing.why.is_empty());
            busy.extend([pairing.white, pairing.black]);
        }
        busy.extend(round.byes.iter().map(|bye| bye.entry));
        assert!(busy.iter().all(|&entry| history.plays(entry)), "{busy:?}");
        let count = busy.len();
        busy.sort_unstable();
        busy.dedup();
        assert_eq!(busy.len(), count, "somebody twice in {round:?}");
    }
}
