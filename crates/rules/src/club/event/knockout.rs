//! Knockouts: matches of two games, who loses one is out.
//!
//! The seeds follow the rating at the close of the entries, equal ratings the entry number; the first and the second seed can
//! meet in the final only, the best seeds rest in the first round where places are empty. A match of 1-1 gets a tie-break round
//! of two games from different new positions; if these end level as well, fewer losses on time in the event decide, then the
//! lot that belongs to the next link. A level match of which one side has left goes to the other.
use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::Lots;
use super::history::{History, PlayedPairing, PlayedRound, RoundKind};
use super::paired::{Bye, ByeWhy, Final, Games, Next, PairWhy, Paired, PairedRound, Stuck};

/// The bracket as far as it is known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bracket {
    /// The entries in the order of their seeds.
    pub seeds: Vec<usize>,
    /// From the first round to the final.
    pub levels: Vec<Level>,
    /// Who has won the final, and is still there.
    pub champion: Option<usize>,
}

/// One round of the bracket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Level {
    /// How many places it has: 2 in the final.
    pub places: usize,
    /// The round of the event (from 1) in which it was played; `None` before, and where absence alone decided it.
    pub round: Option<usize>,
    /// The matches, from the top.
    pub matches: Vec<BracketMatch>,
}

/// A place of the bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// This entry.
    Entry(usize),
    /// Not known yet.
    Open,
    /// Nobody.
    Empty,
}

/// A match of the bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BracketMatch {
    /// The upper place.
    pub upper: Slot,
    /// The lower place.
    pub lower: Slot,
    /// Half points of both in the match, once it has begun.
    pub score: Option<(u32, u32)>,
    /// The round (from 1) and the half points of both in the tie-break, if there was one.
    pub tie_break: Option<(usize, (u32, u32))>,
    /// Whether it has ended level and waits for its tie-break.
    pub level: bool,
    /// Who goes on, and why; `None` while that is open.
    pub advance: Option<Advance>,
}

/// Who goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advance {
    /// The winner; `None` if both have left.
    pub winner: Option<usize>,
    /// What decided it.
    pub why: Decided,
}

/// What decided a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decided {
    /// There was no opponent.
    Bye,
    /// The score of the two games.
    Score,
    /// The score of the tie-break.
    TieBreak,
    /// Fewer losses on time in the event, after a level tie-break.
    OnTime {
        /// The winner's losses on time.
        winner: u32,
        /// The loser's.
        loser: u32,
    },
    /// The lot that belongs to the link of this round (from 1).
    Lot {
        /// The round.
        round: usize,
    },
    /// The other one left the event.
    Absence,
    /// The next round had been started when a result was corrected.
    Started,
}

/// The seeds: entries by rating, then by number.
fn seeds(history: &History) -> Vec<usize> {
    let mut seeds: Vec<usize> = (0..history.entrants.len()).collect();
    seeds.sort_by_key(|&entry| (Reverse(history.entrants[entry].rating), entry));
    seeds
}

/// The seeds (from 0) from the top of a bracket of `size` places to its bottom.
fn places(size: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < size {
        let last = 2 * order.len() - 1;
        order = order.into_iter().flat_map(|seed| [seed, last - seed]).collect();
    }
    order
}

fn pair(pairing: &PlayedPairing, one: usize, other: usize) -> bool {
    (pairing.white, pairing.black) == (one, other) || (pairing.white, pairing.black) == (other, one)
}

/// The bracket, from the rounds that were started and the results of the last one.
pub fn bracket(history: &History, lots: &Lots) -> Bracket {
    let seeds = seeds(history);
    let mut slots: Vec<Slot> = places(seeds.len().next_power_of_two())
        .into_iter()
        .map(|seed| seeds.get(seed).map_or(Slot::Empty, |&entry| Slot::Entry(entry)))
        .collect();
    let mut levels = Vec::new();
    // The first stored round that no level before has used.
    let mut from = 0;
    while slots.len() > 1 {
        let main = (from..history.rounds.len()).find(|&at| history.rounds[at].kind == RoundKind::Main);
        let played = main.filter(|&at| {
            slots.chunks(2).any(|slots| match *slots {
                [Slot::Entry(one), Slot::Entry(other)] => {
                    history.rounds[at].pairings.iter().any(|pairing| pair(pairing, one, other))
                }
                _ => false,
            })
        });
        let after = played.map_or(from, |at| at + 1);
        let next_main = (after..history.rounds.len())
            .find(|&at| history.rounds[at].kind == RoundKind::Main)
            .unwrap_or(history.rounds.len());
        let view = View { history, lots, played, tie_breaks: after..next_main };
        let matches: Vec<BracketMatch> =
            slots.chunks(2).map(|slots| view.decide(slots[0], slots[1])).collect();
        let places = slots.len();
        slots = matches.iter().map(BracketMatch::next_slot).collect();
        levels.push(Level { places, round: played.map(|at| at + 1), matches });
        if played.is_some() {
            from = next_main;
        }
    }
    let champion = match slots.first() {
        // Who has left the event as well has not won it, as in every other format.
        Some(&Slot::Entry(entry)) if seeds.len() > 1 && history.plays(entry) => Some(entry),
        _ => None,
    };
    Bracket { seeds, levels, champion }
}

impl Bracket {
    /// Who put an entry out, and what decided it; `None` while it is in.
    pub fn lost_to(&self, entry: usize) -> Option<(usize, Decided)> {
        let matches = self.levels.iter().flat_map(|level| &level.matches);
        matches.rev().find_map(|found| {
            let Advance { winner, why } = found.advance?;
            let winner = winner.filter(|&winner| winner != entry)?;
            [found.upper, found.lower].contains(&Slot::Entry(entry)).then_some((winner, why))
        })
    }
}

impl BracketMatch {
    const fn new(upper: Slot, lower: Slot) -> Self {
        Self { upper, lower, score: None, tie_break: None, level: false, advance: None }
    }

    const fn by(upper: Slot, lower: Slot, winner: Option<usize>, why: Decided) -> Self {
        Self { advance: Some(Advance { winner, why }), ..Self::new(upper, lower) }
    }

    const fn next_slot(&self) -> Slot {
        match self.advance {
            Some(Advance { winner: Some(entry), .. }) => Slot::Entry(entry),
            Some(Advance { winner: None, .. }) => Slot::Empty,
            None => Slot::Open,
        }
    }
}

/// What one level of the bracket was decided by.
struct View<'a> {
    history: &'a History,
    lots: &'a Lots,
    /// The index of its round.
    played: Option<usize>,
    /// The indexes of the tie-break rounds that may follow.
    tie_breaks: std::ops::Range<usize>,
}

impl View<'_> {
    fn decide(&self, upper: Slot, lower: Slot) -> BracketMatch {
        let (one, other) = match (upper, lower) {
            (Slot::Entry(one), Slot::Entry(other)) => (one, other),
            (Slot::Entry(entry), Slot::Empty) | (Slot::Empty, Slot::Entry(entry)) => {
                return BracketMatch::by(upper, lower, Some(entry), Decided::Bye);
            }
            (Slot::Empty, Slot::Empty) => return BracketMatch::by(upper, lower, None, Decided::Absence),
            _ => return BracketMatch::new(upper, lower),
        };
        let mut found = self.by_results(upper, lower, one, other);
        // A started round is never paired again: whoever was paired in it has gone on.
        if let Some(winner) = self.seen_later(one, other)
            && found.advance.and_then(|advance| advance.winner) != Some(winner)
        {
            found.advance = Some(Advance { winner: Some(winner), why: Decided::Started });
            found.level = false;
        }
        found
    }

    /// Which of the two stands in the rounds that were started after this level.
    fn seen_later(&self, one: usize, other: usize) -> Option<usize> {
        let rounds = self.history.rounds.get(self.tie_breaks.end..)?;
        let seen = |entry: usize| {
            rounds.iter().any(|round| {
                round.pairings.iter().any(|pairing| pairing.white == entry || pairing.black == entry)
                    || round.byes.iter().any(|bye| bye.entry == entry)
            })
        };
        match (seen(one), seen(other)) {
            (true, false) => Some(one),
            (false, true) => Some(other),
            _ => None,
        }
    }

    fn by_results(&self, upper: Slot, lower: Slot, one: usize, other: usize) -> BracketMatch {
        let history = self.history;
        let in_round = |at: usize| {
            let found = history.rounds[at].pairings.iter().find(|pairing| pair(pairing, one, other))?;
            let (white, black) = history.score(found);
            let running = found.games.iter().any(|game| game.outcome.is_none());
            Some((if found.white == one { (white, black) } else { (black, white) }, running))
        };
        let present = (history.plays(one), history.plays(other));
        let absence = match present {
            (true, false) => Some(Some(one)),
            (false, true) => Some(Some(other)),
            (false, false) => Some(None),
            (true, true) => None,
        };
        let mut found = BracketMatch::new(upper, lower);
        let Some((score, running)) = self.played.and_then(in_round) else {
            return absence.map_or(found, |winner| BracketMatch::by(upper, lower, winner, Decided::Absence));
        };
        found.score = Some(score);
        if running && absence.is_none() {
            return found;
        }
        let by_score = |(a, b): (u32, u32)| match a.cmp(&b) {
            std::cmp::Ordering::Greater => Some(one),
            std::cmp::Ordering::Less => Some(other),
            std::cmp::Ordering::Equal => None,
        };
        if let Some(winner) = by_score(score) {
            found.advance = Some(Advance { winner: Some(winner), why: Decided::Score });
            return found;
        }
        // A tie-break that was cancelled as a whole has decided nothing.
        let was_played = |at: &usize| {
            let found = history.rounds[*at].pairings.iter().find(|pairing| pair(pairing, one, other));
            found.is_some_and(|found| found.games.iter().any(|game| !game.nothing))
        };
        let tie_break = self.tie_breaks.clone().filter(was_played).find_map(|at| Some((at, in_round(at)?)));
        if let Some((at, (score, running))) = tie_break {
            found.tie_break = Some((at + 1, score));
            if running && absence.is_none() {
                return found;
            }
            if let Some(winner) = by_score(score) {
                found.advance = Some(Advance { winner: Some(winner), why: Decided::TieBreak });
                return found;
            }
        }
        if let Some(winner) = absence {
            found.advance = Some(Advance { winner, why: Decided::Absence });
            return found;
        }
        let Some((at, _)) = tie_break else {
            found.level = true;
            return found;
        };
        found.advance = self.last_resort(one, other, at);
        found
    }

    /// Fewer losses on time, then the lot that belongs to the link after that of the tie-break (index `at`).
    fn last_resort(&self, one: usize, other: usize, at: usize) -> Option<Advance> {
        let on_time = |entry: usize| {
            // Only what had been played by then: later rounds decide nothing about earlier ones.
            let games = self.history.rounds[..=at].iter().flat_map(|round| &round.pairings);
            let shares = games.flat_map(|pairing| &pairing.games).filter_map(|game| game.share(entry));
            u32::try_from(shares.filter(|share| share.lost_on_time).count()).unwrap_or(u32::MAX)
        };
        let (mine, theirs) = (on_time(one), on_time(other));
        if mine != theirs {
            let winner = if mine < theirs { one } else { other };
            let why = Decided::OnTime { winner: mine.min(theirs), loser: mine.max(theirs) };
            return Some(Advance { winner: Some(winner), why });
        }
        let round = at + 2;
        let winner = self.lots.order(round)?.iter().copied().find(|&entry| entry == one || entry == other);
        winner.map(|winner| Advance { winner: Some(winner), why: Decided::Lot { round } })
    }
}

/// The matches that got a tie-break: its round and its pairing there (both from 0), and whether the two games of the match still ask
/// for it. A result that is corrected while the tie-break is played may have decided the match without it.
pub fn tie_breaks_asked(history: &History) -> Vec<((usize, usize), bool)> {
    let of_round = |kind| move |(_, round): &(usize, &PlayedRound)| round.kind == kind;
    let rounds = || history.rounds.iter().enumerate();
    let tie_breaks = rounds().filter(of_round(RoundKind::TieBreak));
    let asked = |at: usize, pairing: &PlayedPairing| {
        let before = rounds().take(at).filter(of_round(RoundKind::Main)).map(|(_, round)| round);
        let pairings = before.flat_map(|round| &round.pairings);
        // A knockout pairs two only once.
        let found = pairings.into_iter().find(|found| pair(found, pairing.white, pairing.black));
        found.is_some_and(|found| {
            let (white, black) = history.score(found);
            white == black
        })
    };
    tie_breaks
        .flat_map(|(at, round)| {
            let pairings = round.pairings.iter().enumerate();
            pairings.map(move |(place, pairing)| ((at, place), asked(at, pairing)))
        })
        .collect()
}

/// The matches that a lot decided: the round (from 1) whose link gave it, who goes on, and who does not.
pub fn lots_cast(bracket: &Bracket) -> impl Iterator<Item = (usize, usize, usize)> {
    bracket.levels.iter().flat_map(|level| &level.matches).filter_map(|found| {
        let Some(Advance { winner: Some(winner), why: Decided::Lot { round } }) = found.advance else {
            return None;
        };
        let other =
            [found.upper, found.lower].into_iter().filter_map(entry).find(|&other| other != winner)?;
        Some((round, winner, other))
    })
}

/// The next round of the bracket, or its tie-breaks.
pub(super) fn next(history: &History, lots: &Lots) -> Next {
    if history.entrants.len() < 2 {
        return Next::Stuck(Stuck::TooFew);
    }
    if history.is_running() {
        return Next::Wait;
    }
    let bracket = bracket(history, lots);
    let open = |level: &&Level| level.matches.iter().any(|found| found.advance.is_none());
    let Some(level) = bracket.levels.iter().find(open) else {
        // Who is left of a bracket has won it, by whatever way: the bracket says which.
        return Next::Ended(Final { champions: vec![bracket.champion.into_iter().collect()] });
    };
    let round = match level.round {
        Some(round) => tie_breaks(&bracket, level, round),
        None => main_round(&bracket, level, history),
    };
    if !round.pairings.is_empty() {
        return Next::Rounds(vec![round]);
    }
    // All games have ended and nothing is to be paired, yet somebody's way is open.
    let lot = level.matches.iter().any(|found| found.tie_break.is_some() && found.advance.is_none());
    Next::Stuck(if lot { Stuck::NoLots } else { Stuck::Record })
}

fn tie_breaks(bracket: &Bracket, level: &Level, round: usize) -> PairedRound {
    let pairings = level.matches.iter().filter(|found| found.level).filter_map(|found| {
        let (upper, lower) = (entry(found.upper)?, entry(found.lower)?);
        let (better, worse) = by_seed(bracket, upper, lower);
        // The other way round than in the match.
        Some(Paired {
            white: worse,
            black: better,
            games: Games::TwoDifferentPositions,
            why: vec![PairWhy::Level { round }],
        })
    });
    PairedRound { kind: RoundKind::TieBreak, pairings: pairings.collect(), byes: Vec::new() }
}

fn main_round(bracket: &Bracket, level: &Level, history: &History) -> PairedRound {
    let seed = |entry| seed_of(bracket, entry);
    let first = bracket.levels.first().is_some_and(|first| first.places == level.places);
    let mut round = PairedRound::default();
    for found in &level.matches {
        match found.advance {
            None => {
                let (Some(upper), Some(lower)) = (entry(found.upper), entry(found.lower)) else { continue };
                let (white, black) = by_seed(bracket, upper, lower);
                let mut why = vec![PairWhy::Bracket {
                    places: level.places,
                    white_seed: seed(white),
                    black_seed: seed(black),
                }];
                why.extend([white, black].into_iter().filter_map(|entry| came_by(bracket, entry)));
                round.pairings.push(Paired { white, black, games: Games::Two, why });
            }
            Some(Advance { winner: Some(entry), .. }) if history.plays(entry) => {
                let vacant = matches!((found.upper, found.lower), (Slot::Empty, _) | (_, Slot::Empty));
                let why = if first && vacant { ByeWhy::Seed { seed: seed(entry) } } else { ByeWhy::Empty };
                round.byes.push(Bye { entry, why });
            }
            Some(_) => {}
        }
    }
    round
}

/// What beyond the games brought somebody to the newest level.
fn came_by(bracket: &Bracket, entry: usize) -> Option<PairWhy> {
    let matches = bracket.levels.iter().rev().flat_map(|level| &level.matches);
    let last = matches.filter_map(|found| found.advance).find(|advance| advance.winner == Some(entry))?;
    match last.why {
        Decided::Lot { round } => Some(PairWhy::CameByLot { entry, round }),
        Decided::OnTime { winner, loser } => Some(PairWhy::CameByTime { entry, own: winner, theirs: loser }),
        _ => None,
    }
}

const fn entry(slot: Slot) -> Option<usize> {
    match slot {
        Slot::Entry(entry) => Some(entry),
        Slot::Open | Slot::Empty => None,
    }
}

fn seed_of(bracket: &Bracket, entry: usize) -> usize {
    bracket.seeds.iter().position(|&seed| seed == entry).map_or(0, |at| at + 1)
}

/// The better seed first.
fn by_seed(bracket: &Bracket, one: usize, other: usize) -> (usize, usize) {
    if seed_of(bracket, one) <= seed_of(bracket, other) { (one, other) } else { (other, one) }
}
