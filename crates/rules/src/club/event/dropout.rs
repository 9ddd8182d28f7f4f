//! Dropouts: a match in each round, malus for what is not won, who has too much is out.
//!
//! A game won costs 0, a draw 1, a loss 3; who has 6 or more after a round is out. If all would be, those with least stay. There
//! are at most six rounds; then, and earlier when one is left, the least malus wins, and equal malus shares. A corrected result
//! moves the malus and with it who is in and who is out from the next round on; a round that has begun stays as it was paired, and
//! who was not in it has no malus from it. Paired are those
//! with the same malus as far as numbers allow, without a rematch where one is avoidable; with an odd number somebody of the
//! highest malus who has not rested yet rests, at no malus.
use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::history::{History, PlayedRound};
use super::matching::{self, Digits, Worth};
use super::paired::{Bye, ByeWhy, Final, Games, Next, PairWhy, Paired, PairedRound, Stuck};

/// The most rounds.
pub const ROUNDS: usize = 6;

/// Who has as much malus is out.
pub const OUT: u32 = 6;

/// The malus of one entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MalusLine {
    /// The entry, from 0.
    pub entry: usize,
    /// The place from 1; equals share it.
    pub place: usize,
    /// Round by round; `None` where the entry was not in.
    pub rounds: Vec<Option<u32>>,
    /// The sum.
    pub malus: u32,
    /// Whether it plays on.
    pub state: MalusState,
}

/// Whether an entry of a dropout plays on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MalusState {
    /// It does.
    In,
    /// It plays the round that runs, and has [`OUT`] or more already.
    Over,
    /// It is not in the last round, but a corrected result has brought it below the limit: it plays on from this round.
    Back {
        /// The round, from 1.
        round: usize,
    },
    /// It is out after this round, by malus or because it left.
    Out {
        /// The last round (from 1) in which it was.
        round: usize,
    },
    /// It is out after this round by a result that was corrected when the event was over.
    TooLate {
        /// The last round (from 1) in which it was.
        round: usize,
    },
}

impl MalusLine {
    /// The round (from 1) after which it was out; `None` if it is still in.
    pub const fn out_after(&self) -> Option<usize> {
        match self.state {
            MalusState::Out { round } | MalusState::TooLate { round } => Some(round),
            MalusState::In | MalusState::Over | MalusState::Back { .. } => None,
        }
    }
}

/// How far the event has come.
pub(super) struct Course {
    /// By entry: malus in each round, `None` where it was not in.
    rounds: Vec<Vec<Option<u32>>>,
    /// By entry: whether it plays on, if the last round ended as it stands.
    stays: Vec<bool>,
}

fn malus_of(history: &History, round: &PlayedRound, entry: usize) -> Option<u32> {
    if round.byes.iter().any(|bye| bye.entry == entry) {
        return Some(0);
    }
    let pairing = round.pairings.iter().find(|pairing| pairing.white == entry || pairing.black == entry)?;
    let shares = pairing.games.iter().filter_map(|game| history.share(game, entry));
    Some(
        shares
            .map(|share| match share.half_points {
                2 => 0,
                1 => 1,
                _ => 3,
            })
            .sum(),
    )
}

impl Course {
    pub(super) fn of(history: &History) -> Self {
        let entries = history.entrants.len();
        let rounds: Vec<Vec<Option<u32>>> = (0..entries)
            .map(|entry| history.rounds.iter().map(|round| malus_of(history, round, entry)).collect())
            .collect();
        let mut course = Self { rounds, stays: vec![true; entries] };
        for round in 1..=history.rounds.len() {
            course.stays = course.stay(history, round);
        }
        course
    }

    /// Who stays after a round (from 1), by the results as they are now: a round that began by other results stays as it was
    /// paired, and whoever missed one has no malus from it. `self.stays` holds who stays after the round before.
    fn stay(&self, history: &History, round: usize) -> Vec<bool> {
        let entries = 0..self.rounds.len();
        // Who was in a later round had not left by then.
        let there = |entry: usize| {
            (history.plays(entry) || self.rounds[entry][round..].iter().any(Option::is_some))
                && !history.out_at_end.contains(&entry)
        };
        let malus = |entry: usize| self.malus(entry, round);
        if entries.clone().any(|entry| there(entry) && malus(entry) < OUT) {
            return entries.map(|entry| there(entry) && malus(entry) < OUT).collect();
        }
        // If all would be out, those with least malus stay, of all who were in the round or should have been.
        let was_in =
            |entry: usize| there(entry) && (self.rounds[entry][round - 1].is_some() || self.stays[entry]);
        let least = entries.clone().filter(|&entry| was_in(entry)).map(malus).min();
        entries.map(|entry| was_in(entry) && Some(malus(entry)) == least).collect()
    }

    /// The sum of the first `rounds` rounds.
    fn malus(&self, entry: usize, rounds: usize) -> u32 {
        self.rounds[entry].iter().take(rounds).flatten().sum()
    }

    fn alive(&self, history: &History) -> Vec<usize> {
        history.playing().filter(|&entry| self.stays[entry]).collect()
    }

    /// Whether an entry plays on; `running` while games of the last round are played.
    fn state(&self, history: &History, entry: usize, running: bool) -> MalusState {
        let rounds = &self.rounds[entry];
        let last = rounds.iter().rposition(Option::is_some).map_or(1, |at| at + 1);
        let (malus, in_last) = (self.malus(entry, rounds.len()), last == rounds.len().max(1));
        if !history.plays(entry) {
            MalusState::Out { round: last }
        } else if running && in_last {
            // The round decides.
            if malus < OUT { MalusState::In } else { MalusState::Over }
        } else if history.out_at_end.contains(&entry) && malus < OUT {
            MalusState::TooLate { round: last }
        } else if !self.stays[entry] {
            MalusState::Out { round: last }
        } else if in_last {
            MalusState::In
        } else {
            MalusState::Back { round: rounds.len() + 1 }
        }
    }
}

/// Everybody's malus, best first: who is in before who is out, who went later before who went earlier, then less malus.
pub fn malus(history: &History) -> Vec<MalusLine> {
    let course = Course::of(history);
    let (played, running) = (history.rounds.len(), history.is_running());
    let key = |line: &MalusLine| (Reverse(line.out_after().unwrap_or(usize::MAX)), line.malus);
    let mut lines: Vec<MalusLine> = (0..history.entrants.len())
        .map(|entry| MalusLine {
            entry,
            place: 0,
            malus: course.malus(entry, played),
            state: course.state(history, entry, running),
            rounds: course.rounds[entry].clone(),
        })
        .collect();
    lines.sort_by_key(|line| (key(line), line.entry));
    for at in 0..lines.len() {
        lines[at].place =
            if at > 0 && key(&lines[at]) == key(&lines[at - 1]) { lines[at - 1].place } else { at + 1 };
    }
    lines
}

/// The next round, or the end.
pub(super) fn next(history: &History) -> Next {
    if history.entrants.len() < 2 {
        return Next::Stuck(Stuck::TooFew);
    }
    if history.is_running() {
        return Next::Wait;
    }
    let course = Course::of(history);
    let played = history.rounds.len();
    let alive = course.alive(history);
    if alive.len() < 2 || played >= ROUNDS {
        let malus = |entry: usize| course.malus(entry, played);
        let least = alive.iter().map(|&entry| malus(entry)).min();
        let champions = alive.into_iter().filter(|&entry| Some(malus(entry)) == least).collect();
        return Next::Ended(Final::of_one(history, champions));
    }
    Next::Rounds(vec![pair(history, &course, alive)])
}

/// Pairs those in `alive`. Everything asked of the pairs stands in [`Worth`]s, in this order: nobody without an opponent, no
/// rematch, no second rest, rest at the highest malus, equal malus, near malus; then the better half of each group against
/// the other, by rating.
fn pair(history: &History, course: &Course, alive: Vec<usize>) -> PairedRound {
    let played = history.rounds.len();
    let malus = |entry: usize| course.malus(entry, played);
    let mut order = alive;
    order.sort_by_key(|&entry| (malus(entry), Reverse(history.entrants[entry].rating), entry));
    let count = order.len();
    let group = |at: usize| order.iter().filter(|&&entry| malus(entry) == malus(order[at])).count();
    // With an odd number one more place: who is paired with it rests.
    let places = count + count % 2;
    let worth = |low: usize, high: usize| {
        let mut worth = Worth::default();
        worth.push(1);
        let mut digits = Digits::new(places, places);
        digits.add(low, -as_number(high));
        if high == count {
            let rested = rests(history, order[low]);
            worth.push(0);
            worth.push(-as_number(rested));
            worth.push(i64::from(malus(order[low])));
            [0; 3].into_iter().for_each(|word| worth.push(word));
        } else {
            let (one, other) = (order[low], order[high]);
            let difference = i64::from(malus(one)) - i64::from(malus(other));
            // In a group of four the first meets the third, as in a Swiss.
            let apart = 2 * as_number(high - low) - as_number(group(low));
            worth.push(-as_number(history.meetings(one, other).count()));
            worth.push(0);
            worth.push(0);
            worth.push(-i64::from(difference != 0));
            worth.push(-difference * difference);
            worth.push(if difference == 0 { -apart * apart } else { 0 });
        }
        worth.extend(&digits.into_worth());
        Some(worth)
    };
    let mates = matching::best(places, worth);
    // Why somebody rests who, by number of rests and malus, is this one.
    let why_bye = |entry: usize| {
        let fresh = |entry: usize| rests(history, entry) == 0;
        if !order.iter().any(|&other| fresh(other)) {
            ByeWhy::Again { dropout: true }
        } else if fresh(entry) && !order.iter().any(|&other| fresh(other) && malus(other) > malus(entry)) {
            ByeWhy::HighestMalus { malus: malus(entry) }
        } else {
            ByeWhy::Forced { dropout: true }
        }
    };
    let mut round = PairedRound::default();
    for (low, mate) in mates.into_iter().enumerate().take(count) {
        let entry = order[low];
        match mate {
            Some(high) if high < count => {
                if low < high {
                    round.pairings.push(paired(history, course, entry, order[high]));
                }
            }
            _ => round.byes.push(Bye { entry, why: why_bye(entry) }),
        }
    }
    round
}

/// Two who meet: White in the first game has who had it less often so far, else the better placed.
fn paired(history: &History, course: &Course, better: usize, worse: usize) -> Paired {
    let played = history.rounds.len();
    let first_whites = |entry: usize| {
        let pairings = history.rounds.iter().flat_map(|round| &round.pairings);
        pairings.filter(|pairing| pairing.white == entry).count()
    };
    let (white, black) =
        if first_whites(better) <= first_whites(worse) { (better, worse) } else { (worse, better) };
    let malus = |entry: usize| course.malus(entry, played);
    let mut why = vec![if malus(white) == malus(black) {
        PairWhy::SameMalus { malus: malus(white) }
    } else {
        PairWhy::NearestMalus { white: malus(white), black: malus(black) }
    }];
    why.extend(history.meetings(white, black).last().map(|round| PairWhy::Rematch { round }));
    Paired { white, black, games: Games::Two, why }
}

fn rests(history: &History, entry: usize) -> usize {
    history.rounds.iter().flat_map(|round| &round.byes).filter(|bye| bye.entry == entry).count()
}

fn as_number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
