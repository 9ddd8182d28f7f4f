//! Who stands where, and what decided it, as data that a page can explain.
use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

mod round_robin;
mod rounds;

use super::history::{History, Share};
use super::{Format, Lots, berger};

/// One table of an event: the whole, or one class of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The class, from 1; `None` without classes.
    pub class: Option<usize>,
    /// Best first. Lines whose results do not count come last.
    pub lines: Vec<Line>,
}

/// One line of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The entry, from 0.
    pub entry: usize,
    /// The place from 1; those equal in everything share one.
    pub place: usize,
    /// Points in halves; byes included.
    pub half_points: u32,
    /// Games won, those of an absent opponent included.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// Games that have ended and count.
    pub finished: u32,
    /// Those of them that were played, and not only won or lost because somebody did not come.
    pub played: u32,
    /// Games that count, the running ones included.
    pub games: u32,
    /// What parts those with the same points, in the order in which it is asked.
    pub tie_breaks: Vec<TieBreak>,
    /// What the ratings at the close of the entries would have expected of the games played.
    pub expected: Expected,
    /// Whether the seat has withdrawn with under half of its games played: its results leave the table.
    pub void: bool,
}

impl Line {
    /// Sonneborn-Berger in quarters, where the format counts it.
    pub fn sonneborn_quarters(&self) -> Option<u32> {
        self.tie_breaks.iter().find_map(|tie_break| match tie_break {
            TieBreak::SonnebornBerger { quarters, .. } => Some(*quarters),
            _ => None,
        })
    }
}

/// A tie-break, its value, and where the value comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// Number of wins.
    Wins {
        /// Games won.
        wins: u32,
    },
    /// Sonneborn-Berger: the points of beaten opponents and half the points of those drawn with.
    SonnebornBerger {
        /// In quarters of a point.
        quarters: u32,
        /// Game by game.
        from: Vec<Against>,
    },
    /// The score among those still tied.
    Mutual {
        /// Half points.
        half_points: u32,
        /// Who is tied, this entry included; empty if nobody else is.
        among: Vec<usize>,
    },
    /// Buchholz: the points of all opponents. An unplayed round counts as one against somebody with one's own points.
    Buchholz {
        /// Half points.
        half_points: u32,
        /// Opponent by opponent.
        from: Vec<Against>,
    },
    /// Malus points, fewer are better.
    Malus {
        /// The sum.
        malus: u32,
    },
    /// Rounds survived in a knockout or a dropout, more are better.
    Survived {
        /// Main rounds.
        rounds: u32,
    },
}

/// What one game, or one opponent, adds to a tie-break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Against {
    /// Who; `None` for an unplayed round.
    pub opponent: Option<usize>,
    /// Half points scored against them.
    pub scored: u32,
    /// Their half points.
    pub theirs: u32,
}

/// Expected against actual score, of games only that count and were played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Expected {
    /// How many games.
    pub games: u32,
    /// Points by Elo's formula, in hundredths.
    pub hundredths: u32,
    /// Half points scored in them.
    pub half_points: u32,
}

impl Table {
    /// Who has won this table: those at the best place among all who are still in the event; nobody if no game of it has a result.
    pub fn firsts(&self, history: &History) -> Vec<usize> {
        if !history.has_results() || self.lines.iter().all(|line| line.finished == 0) {
            return Vec::new();
        }
        let best = self.lines.iter().filter(|line| history.plays(line.entry)).map(|line| line.place).min();
        let firsts = self.lines.iter().filter(|line| history.plays(line.entry) && Some(line.place) == best);
        firsts.map(|line| line.entry).collect()
    }
}

/// The tables of the event as it stands: one, or one for each class, strongest class first.
pub fn standings(format: &Format, history: &History, lots: &Lots) -> Vec<Table> {
    let lines = match *format {
        Format::RoundRobin { class_size, .. } => {
            let tables = berger::classes(history, class_size).into_iter().enumerate();
            return tables
                .map(|(index, members)| Table {
                    class: class_size.map(|_| index + 1),
                    lines: stayers_first(history, round_robin::lines(history, &members)),
                })
                .collect();
        }
        Format::Knockout => rounds::knockout(history, lots),
        Format::Dropout => rounds::dropout(history),
        Format::Swiss { double, .. } => stayers_first(history, rounds::swiss(history, double)),
    };
    vec![Table { class: None, lines }]
}

/// Puts whoever has left the event behind all who stayed, as the winner is one of these: the others' places are counted without
/// them.
fn stayers_first(history: &History, mut lines: Vec<Line>) -> Vec<Line> {
    let gone = |line: &Line| !history.plays(line.entry);
    lines.sort_by_key(gone);
    let before: Vec<(bool, usize)> = lines.iter().map(|line| (gone(line), line.place)).collect();
    for at in 0..lines.len() {
        let shared = at > 0 && before[at - 1] == before[at];
        lines[at].place = if shared { lines[at - 1].place } else { at + 1 };
    }
    lines
}

/// A line without its place and tie-breaks.
fn tally(history: &History, entry: usize, shares: &[Share], games: usize) -> Line {
    let with = |half_points: u32| count(shares.iter().filter(|share| share.half_points == half_points));
    Line {
        entry,
        place: 0,
        half_points: shares.iter().map(|share| share.half_points).sum(),
        wins: with(2),
        draws: with(1),
        losses: with(0),
        finished: count(shares.iter()),
        played: count(shares.iter().filter(|share| share.played)),
        games: u32::try_from(games).unwrap_or(u32::MAX),
        tie_breaks: Vec::new(),
        expected: expected(history, entry, shares),
        void: false,
    }
}

/// Sorts by `key`, greatest first and equals by entry, and numbers the places; equals share one.
fn place<K: Ord>(lines: &mut [Line], key: impl Fn(&Line) -> K) {
    lines.sort_by_key(|line| (Reverse(key(line)), line.entry));
    for at in 0..lines.len() {
        let shared = at > 0 && key(&lines[at]) == key(&lines[at - 1]);
        lines[at].place = if shared { lines[at - 1].place } else { at + 1 };
    }
}

fn count<T>(items: impl Iterator<Item = T>) -> u32 {
    u32::try_from(items.count()).unwrap_or(u32::MAX)
}

/// What Elo's formula expects of `entry` in those of these games that were played, and what it scored.
fn expected(history: &History, entry: usize, shares: &[Share]) -> Expected {
    let rating = |entry: usize| {
        history.entrants.get(entry).map_or(0, |entrant| entrant.own_rating.unwrap_or(entrant.rating))
    };
    let mut sum = 0.0;
    let mut expected = Expected::default();
    for share in shares.iter().filter(|share| share.played) {
        expected.games += 1;
        expected.half_points += share.half_points;
        sum += crate::club::rating::expected(rating(entry), rating(share.opponent));
    }
    expected.hundredths = hundredths(sum);
    expected
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "between 0 and the number of games"
)]
fn hundredths(points: f64) -> u32 {
    (points * 100.0).round() as u32
}
