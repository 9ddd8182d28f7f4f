//! Round robins: everybody meets everybody.
//!
//! They follow the Berger tables (FIDE Handbook C.05, annex 1), so that a player knows the schedule from the
//! number drawn, and nobody's colours differ by more than one.

use std::cmp::Reverse;

use super::history::{History, RoundKind};
use super::paired::{Bye, ByeWhy, Final, Games, Next, PairWhy, Paired, PairedRound, Stuck};
use super::standing;
use super::{Format, Lots};

/// One pairing of a round, by entry number from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pairing {
    /// Who has White, in a match: in its first game.
    pub white: usize,
    /// Who has Black.
    pub black: usize,
}

/// The rounds of a round robin of `entries` players; empty for fewer than two. With an odd number one player rests in each
/// round. A double round robin plays the same pairings as matches of two games.
pub fn round_robin(entries: usize) -> Vec<Vec<Pairing>> {
    if entries < 2 {
        return Vec::new();
    }
    let even = entries + entries % 2;
    // All but the last number sit in a circle; round after round the last one meets who is half the circle further on,
    // and the others pair up symmetrically around that player.
    let circle = even - 1;
    let last = even - 1;
    (0..circle)
        .map(|round| {
            let centre = round * (even / 2) % circle;
            let first = if round % 2 == 0 {
                Pairing { white: centre, black: last }
            } else {
                Pairing { white: last, black: centre }
            };
            let others = (1..even / 2).map(|step| Pairing {
                white: (centre + step) % circle,
                black: (centre + circle - step) % circle,
            });
            [first]
                .into_iter()
                .chain(others)
                .filter(|pairing| pairing.white < entries && pairing.black < entries)
                .collect()
        })
        .collect()
}

/// The classes of the event, strongest first, each in the order of its Berger numbers: without classes all entries as they
/// are numbered, else cut by rating (equal ratings by entry number) into classes of about `size`, as equal in number as can
/// be, none of fewer than two.
pub fn classes(history: &History, size: Option<u8>) -> Vec<Vec<usize>> {
    let entries = history.entrants.len();
    let mut order: Vec<usize> = (0..entries).collect();
    let Some(size) = size.map(usize::from).filter(|&size| size > 0) else {
        return vec![order];
    };
    order.sort_by_key(|&entry| (Reverse(history.entrants[entry].rating), entry));
    let count = ((entries + size / 2) / size).min(entries / 2).max(1);
    let mut rest = order.as_slice();
    (0..count)
        .map(|class| {
            let (members, after) = rest.split_at(rest.len().div_ceil(count - class));
            rest = after;
            members.to_vec()
        })
        .collect()
}

/// All rounds of the table that have not been started; the result when the last game has ended.
pub(super) fn next(double: bool, class_size: Option<u8>, history: &History) -> Next {
    if history.entrants.len() < 2 {
        return Next::Stuck(Stuck::TooFew);
    }
    let games = if double { Games::Two } else { Games::One };
    let mut rounds: Vec<PairedRound> = Vec::new();
    for (index, members) in classes(history, class_size).iter().enumerate() {
        for (round, pairings) in round_robin(members.len()).iter().enumerate() {
            if rounds.len() <= round {
                rounds.push(PairedRound::default());
            }
            let paired = &mut rounds[round];
            paired.kind = RoundKind::Main;
            paired.pairings.extend(pairings.iter().map(|pairing| Paired {
                white: members[pairing.white],
                black: members[pairing.black],
                games,
                why: vec![PairWhy::Berger { class: class_size.map(|_| index + 1), round: round + 1 }],
            }));
            let busy = |at: usize| pairings.iter().any(|pairing| pairing.white == at || pairing.black == at);
            let rests = (0..members.len()).filter(|&at| !busy(at));
            paired.byes.extend(rests.map(|at| Bye { entry: members[at], why: ByeWhy::Odd }));
        }
    }
    let open = rounds.split_off(history.rounds.len().min(rounds.len()));
    if !open.is_empty() {
        return Next::Rounds(open);
    }
    if history.is_running() {
        return Next::Wait;
    }
    let format = Format::RoundRobin { double, class_size };
    let tables = standing::standings(&format, history, &Lots::default());
    Next::Ended(Final { champions: tables.iter().map(|table| table.firsts(history)).collect() })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn table(entries: usize) -> Vec<String> {
        let line = |round: &Vec<Pairing>| {
            let pairs = round.iter().map(|pairing| format!("{}-{}", pairing.white + 1, pairing.black + 1));
            pairs.collect::<Vec<_>>().join(" ")
        };
        round_robin(entries).iter().map(line).collect()
    }

    // FIDE Handbook C.05, annex 1: Berger tables.
    #[test]
    fn berger_table_of_4() {
        assert_eq!(table(4), ["1-4 2-3", "4-3 1-2", "2-4 3-1"]);
    }

    #[test]
    fn berger_table_of_6() {
        assert_eq!(table(6), ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"]);
    }

    #[test]
    fn berger_table_of_8() {
        assert_eq!(
            table(8),
            [
                "1-8 2-7 3-6 4-5",
                "8-5 6-4 7-3 1-2",
                "2-8 3-1 4-7 5-6",
                "8-6 7-5 1-4 2-3",
                "3-8 4-2 5-1 6-7",
                "8-7 1-6 2-5 3-4",
                "4-8 5-3 6-2 7-1",
            ]
        );
    }

    #[test]
    fn with_an_odd_number_the_last_one_is_missing() {
        assert_eq!(table(3), ["2-3", "1-2", "3-1"]);
        assert_eq!(table(5)[0], "2-5 3-4");
    }

    #[test]
    fn everyone_meets_everyone_once_with_even_colours() {
        for entries in 2..=64 {
            let rounds = round_robin(entries);
            assert_eq!(rounds.len(), entries - 1 + entries % 2);
            let mut met = HashSet::new();
            let mut whites = vec![0_i32; entries];
            for round in &rounds {
                let mut busy = HashSet::new();
                for pairing in round {
                    assert!(
                        busy.insert(pairing.white) && busy.insert(pairing.black),
                        "{entries}: twice in a round"
                    );
                    let pair = (pairing.white.min(pairing.black), pairing.white.max(pairing.black));
                    assert!(pair.0 != pair.1 && met.insert(pair), "{entries}: {pair:?} twice");
                    whites[pairing.white] += 1;
                    whites[pairing.black] -= 1;
                }
            }
            assert_eq!(met.len(), entries * (entries - 1) / 2);
            assert!(whites.iter().all(|balance| balance.abs() <= 1), "{entries}: {whites:?}");
        }
    }

    #[test]
    fn nobody_to_meet() {
        assert!(round_robin(0).is_empty() && round_robin(1).is_empty());
    }
}
