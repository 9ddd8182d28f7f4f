//! What a Swiss pairing asks about a player, worked out from the rounds so far.
use std::cmp::Reverse;

use super::super::history::{History, PlayedRound};
use super::bye_half_points;
use crate::club::seat::Seat;

/// A player who is to be paired.
#[derive(Clone, Debug)]
pub(super) struct Player {
    /// The entry.
    pub entry: usize,
    /// The pairing number, from 1: by rating at the close of the entries, then by entry.
    pub number: usize,
    /// Half points so far.
    pub half_points: u32,
    /// The colours of the games played, in order; empty in an event of matches.
    pub colours: Vec<Seat>,
    /// How often it had White in the first game of a match.
    pub first_whites: usize,
    /// Rounds without an opponent.
    pub byes: usize,
    /// Won without play, by a bye or because the opponent did not come.
    pub unplayed_wins: usize,
    /// The float of each round.
    pub floats: Vec<Float>,
    /// Whom it met, once for each meeting.
    pub met: Vec<usize>,
}

/// Against whom a round was, by score before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Float {
    /// Somebody with more points.
    Up,
    /// Somebody with fewer, or nobody.
    Down,
    /// Somebody with the same, or the round was missed.
    None,
}

/// How much a colour is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Strength {
    /// Not at all.
    None,
    /// Had the other one last.
    Mild,
    /// Had the other one once more.
    Strong,
    /// Had the other one twice in a row, or twice more.
    Absolute,
}

impl Player {
    /// White's games less Black's.
    pub(super) fn difference(&self) -> i64 {
        self.colours.iter().map(|seat| if *seat == Seat::White { 1 } else { -1 }).sum()
    }

    /// The colour that is wanted, and how much.
    pub(super) fn wants(&self) -> (Option<Seat>, Strength) {
        let difference = self.difference();
        let lacking = if difference > 0 { Seat::Black } else { Seat::White };
        match self.colours.as_slice() {
            [] => (None, Strength::None),
            [.., before, last] if before == last => (Some(!*last), Strength::Absolute),
            _ if difference.abs() >= 2 => (Some(lacking), Strength::Absolute),
            _ if difference != 0 => (Some(lacking), Strength::Strong),
            [.., last] => (Some(!*last), Strength::Mild),
        }
    }

    /// Whether the two may meet as far as colours go: not if both must have the same.
    pub(super) fn fits(&self, other: &Self) -> bool {
        let ((one, strength), (two, other_strength)) = (self.wants(), other.wants());
        one != two || strength.min(other_strength) < Strength::Absolute
    }

    /// The float `rounds` rounds ago, 1 being the last.
    pub(super) fn float(&self, rounds: usize) -> Float {
        self.floats.len().checked_sub(rounds).map_or(Float::None, |at| self.floats[at])
    }

    /// How often it met `other`.
    pub(super) fn meetings(&self, other: &Self) -> usize {
        self.met.iter().filter(|&&met| met == other.entry).count()
    }
}

/// Those who are to be paired, by score, then by pairing number.
pub(super) fn players(history: &History, double: bool) -> Vec<Player> {
    let mut order: Vec<usize> = (0..history.entrants.len()).collect();
    order.sort_by_key(|&entry| (Reverse(history.entrants[entry].rating), entry));
    let mut all: Vec<Player> = (1..)
        .zip(order)
        .map(|(number, entry)| Player {
            entry,
            number,
            half_points: 0,
            colours: Vec::new(),
            first_whites: 0,
            byes: 0,
            unplayed_wins: 0,
            floats: Vec::new(),
            met: Vec::new(),
        })
        .collect();
    for round in &history.rounds {
        let before: Vec<(usize, u32)> = all.iter().map(|player| (player.entry, player.half_points)).collect();
        let score = |entry: usize| {
            before.iter().find(|&&(of, _)| of == entry).map_or(0, |&(_, half_points)| half_points)
        };
        for player in &mut all {
            player.live(history, round, double, &score);
        }
    }
    all.retain(|player| history.plays(player.entry));
    all.sort_by_key(|player| (Reverse(player.half_points), player.number));
    all
}

impl Player {
    /// Adds what one round brought.
    fn live(&mut self, history: &History, round: &PlayedRound, double: bool, score: &dyn Fn(usize) -> u32) {
        let entry = self.entry;
        if round.byes.iter().any(|bye| bye.entry == entry) {
            self.byes += 1;
            self.unplayed_wins += 1;
            self.half_points += bye_half_points(double);
            self.floats.push(Float::Down);
            return;
        }
        let own = round.pairings.iter().find(|pairing| pairing.white == entry || pairing.black == entry);
        let Some(pairing) = own else {
            self.floats.push(Float::None);
            return;
        };
        let opponent = if pairing.white == entry { pairing.black } else { pairing.white };
        self.met.push(opponent);
        self.first_whites += usize::from(double && pairing.white == entry);
        let shares = || pairing.games.iter().filter_map(|game| Some((game, history.share(game, entry)?)));
        let (points, played) = (
            shares().map(|(_, share)| share.half_points).sum::<u32>(),
            shares().any(|(_, share)| share.played),
        );
        self.half_points += points;
        if played {
            self.floats.push(match score(entry).cmp(&score(opponent)) {
                std::cmp::Ordering::Less => Float::Up,
                std::cmp::Ordering::Equal => Float::None,
                std::cmp::Ordering::Greater => Float::Down,
            });
        } else {
            let won = points > 0;
            self.unplayed_wins += usize::from(won);
            self.floats.push(if won { Float::Down } else { Float::None });
        }
        if !double {
            let colour = |white: usize| if white == entry { Seat::White } else { Seat::Black };
            let played = shares().filter(|(_, share)| share.played);
            self.colours.extend(played.map(|(game, _)| colour(game.white)));
        }
    }
}
