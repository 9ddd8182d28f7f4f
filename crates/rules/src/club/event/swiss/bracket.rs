//! The pairs of one Swiss round, bracket by bracket.
//!
//! A bracket is a score group (the residents) with those moved down to it. Each is paired by the best matching of all
//! who are not paired yet, so that no bracket takes what a lower one needs; its wishes are the Handbook's criteria in their
//! order (C.04.3, section C), then the Handbook's order of candidates (section D), written as what each pair is worth.
use super::super::matching::{self, Digits, Worth};
use super::player::{Float, Player, Strength};

/// Pairs of places in `players`, which stand by score and number; in the order of the boards. Who is in no pair rests.
pub(super) fn pair(players: &[Player]) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    let mut moved: Vec<usize> = Vec::new();
    let mut from = 0;
    while from < players.len() {
        let score = players[from].half_points;
        let to = from + players[from..].iter().take_while(|player| player.half_points == score).count();
        let mut bracket = Bracket::new(players, moved, from..to);
        pairs.extend(bracket.pair_moved());
        pairs.extend(bracket.pair_residents());
        moved = bracket.left();
        from = to;
    }
    let order = |&(one, other): &(usize, usize)| {
        let (one, other) = (&players[one], &players[other]);
        let (high, low) = (one.half_points.max(other.half_points), one.half_points.min(other.half_points));
        (std::cmp::Reverse((high, high + low)), one.number.min(other.number))
    };
    pairs.sort_by_key(order);
    pairs
}

/// A bracket and everybody below it, by place in `players`.
struct Bracket<'a> {
    players: &'a [Player],
    /// Those moved down, best first.
    moved: Vec<usize>,
    /// The score group, best first.
    residents: Vec<usize>,
    /// Moved down and not to be paired here.
    limbo: Vec<usize>,
    /// Everybody with fewer points.
    below: std::ops::Range<usize>,
    /// The scores of those moved down, highest first, then that of the group.
    scores: Vec<u32>,
    /// The score of the next group.
    next: Option<u32>,
}

/// A node of the matching: a player, or the bye.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Node {
    Player(usize),
    Bye,
}

impl<'a> Bracket<'a> {
    fn new(players: &'a [Player], mut moved: Vec<usize>, group: std::ops::Range<usize>) -> Self {
        moved.sort_unstable();
        let mut scores: Vec<u32> = moved.iter().map(|&at| players[at].half_points).collect();
        scores.push(players[group.start].half_points);
        scores.dedup();
        Self {
            players,
            moved,
            limbo: Vec::new(),
            below: group.end..players.len(),
            next: players.get(group.end).map(|player| player.half_points),
            residents: group.collect(),
            scores,
        }
    }

    /// Who goes down from here.
    fn left(self) -> Vec<usize> {
        self.limbo.into_iter().chain(self.residents).collect()
    }

    fn nodes(&self) -> Vec<Node> {
        let players = self.limbo.iter().chain(&self.moved).chain(&self.residents).copied();
        let mut nodes: Vec<Node> = players.chain(self.below.clone()).map(Node::Player).collect();
        if nodes.len() % 2 == 1 {
            nodes.push(Node::Bye);
        }
        nodes
    }

    /// The best matching of everybody who is not paired yet; `order` adds what is asked last of the pairs of this bracket.
    fn matching(&self, words: usize, order: impl Fn(usize, usize) -> Worth) -> Vec<(usize, usize)> {
        let nodes = self.nodes();
        let worth = |low: usize, high: usize| match (nodes[low], nodes[high]) {
            (Node::Player(one), Node::Player(other)) => {
                let mut worth = self.criteria(one, other)?;
                if self.here(one, other) {
                    worth.extend(&order(one, other));
                } else {
                    (0..words).for_each(|_| worth.push(0));
                }
                Some(worth)
            }
            (Node::Player(one), Node::Bye) => Some(self.rest(one)),
            _ => None,
        };
        let mates = matching::best(nodes.len(), worth);
        let pairs = mates.into_iter().enumerate().filter_map(|(low, mate)| {
            let (Node::Player(one), Node::Player(other)) = (nodes[low], nodes[mate?]) else { return None };
            (low < mate? && self.here(one, other)).then_some((one, other))
        });
        pairs.collect()
    }

    /// Whether this pair is made in this bracket.
    fn here(&self, one: usize, other: usize) -> bool {
        let inside = |at: usize| self.moved.contains(&at) || self.residents.contains(&at);
        inside(one) && inside(other)
    }

    fn is_moved(&self, at: usize) -> bool {
        self.moved.contains(&at)
    }

    /// The place of a player's score among those of the bracket.
    fn score_place(&self, at: usize) -> usize {
        let score = self.players[at].half_points;
        self.scores.iter().position(|&other| other == score).unwrap_or(self.scores.len())
    }

    /// One digit for each score of the bracket: how many players of it, at most all.
    fn by_score(&self) -> Digits {
        Digits::new(self.scores.len() + 1, self.players.len())
    }

    /// What a bye is worth: C.2 (one each) and C.5 (the lowest score).
    fn rest(&self, at: usize) -> Worth {
        let player = &self.players[at];
        let mut worth = Worth::default();
        worth.push(1);
        worth.push(0);
        worth.push(-number(player.unplayed_wins.max(player.byes)));
        worth.push(-i64::from(player.half_points));
        worth
    }

    /// C.1 to C.21 for one pair, the better placed first; `None` if the two cannot meet (C.3).
    fn criteria(&self, one: usize, other: usize) -> Option<Worth> {
        let (player, opponent) = (&self.players[one], &self.players[other]);
        if !player.fits(opponent) {
            return None;
        }
        let here = self.here(one, other);
        let moved = [one, other].into_iter().filter(|&at| self.is_moved(at));
        let mut worth = Worth::default();
        // C.4: everybody is paired; C.1: no rematch; C.2 and C.5 are those of the bye.
        worth.push(1);
        worth.push(-number(player.meetings(opponent)));
        worth.push(0);
        worth.push(0);
        // C.6: as many pairs as can be; C.7: those left over have the lowest scores that can be.
        worth.push(i64::from(here));
        let mut paired = self.by_score();
        let mut again = [self.by_score(), self.by_score()];
        let mut up_again = [self.by_score(), self.by_score()];
        if here {
            for at in moved {
                paired.add(self.score_place(at), 1);
                for (ago, again) in (1..).zip(&mut again) {
                    again.add(self.score_place(at), i64::from(self.players[at].float(ago) == Float::Down));
                }
            }
        }
        worth.extend(&paired.into_worth());
        // C.8: the same for the next bracket.
        let is_next = |at: usize| Some(self.players[at].half_points) == self.next;
        let next = !here && is_next(other);
        worth.push(i64::from(next));
        let mut down = self.by_score();
        if next && !is_next(one) {
            down.add(self.score_place(one), 1);
        }
        worth.extend(&down.into_worth());
        // C.12 and C.13: colours.
        let ((wish, strength), (other_wish, other_strength)) = (player.wants(), opponent.wants());
        let clash = here && wish.is_some() && wish == other_wish;
        worth.push(-i64::from(clash));
        worth.push(-i64::from(clash && strength.min(other_strength) >= Strength::Strong));
        // C.14 to C.17: nobody floats the same way as one or two rounds ago. A resident who is paired does not float down; one
        // who meets somebody moved down floats up.
        let floats_up = here && self.is_moved(one) && !self.is_moved(other);
        for (ago, up_again) in (1..).zip(&mut up_again) {
            let residents = [one, other].into_iter().filter(|&at| here && !self.is_moved(at));
            worth.push(number(residents.filter(|&at| self.players[at].float(ago) == Float::Down).count()));
            let up = floats_up && opponent.float(ago) == Float::Up;
            worth.push(-i64::from(up));
            if up {
                up_again.add(self.score_place(one), -1);
            }
        }
        // C.18 to C.21: and if they must, with the least difference of scores.
        for (again, up_again) in again.into_iter().zip(up_again) {
            worth.extend(&again.into_worth());
            worth.extend(&up_again.into_worth());
        }
        Some(worth)
    }

    /// Pairs those moved down with residents: the first of them are paired if not all can be, and the first one gets the
    /// best placed opponent. Leaves in `residents` who is still to be paired, and in `limbo` who goes on down.
    fn pair_moved(&mut self) -> Vec<(usize, usize)> {
        let (moved, residents) = (self.moved.clone(), self.residents.clone());
        if moved.is_empty() {
            return Vec::new();
        }
        let bound = residents.len() + moved.len() + 1;
        let empty = || (Digits::new(moved.len(), 1), Digits::new(moved.len(), bound));
        let words = {
            let (paired, opponents) = empty();
            let mut both = paired.into_worth();
            both.extend(&opponents.into_worth());
            both.len()
        };
        let order = |one: usize, other: usize| {
            let (mut paired, mut opponents) = empty();
            for at in [one, other] {
                if let Some(place) = moved.iter().position(|&moved| moved == at) {
                    paired.add(place, 1);
                }
            }
            if let (Some(place), Some(opponent)) = (
                moved.iter().position(|&moved| moved == one),
                residents.iter().position(|&resident| resident == other),
            ) {
                opponents.add(place, -number(opponent + 1));
            }
            let mut both = paired.into_worth();
            both.extend(&opponents.into_worth());
            both
        };
        let mut pairs = self.matching(words, order);
        pairs.retain(|&(one, _)| self.is_moved(one));
        let busy = |at: &usize| pairs.iter().any(|&(one, other)| one == *at || other == *at);
        self.limbo.extend(moved.iter().filter(|at| !busy(at)));
        self.residents.retain(|at| !busy(at));
        self.moved.clear();
        pairs
    }

    /// Pairs the residents that are left: the upper half S1 with the lower half S2 in the first order of D.1 and D.2 that is as
    /// good as any. Leaves in `residents` who goes down.
    fn pair_residents(&mut self) -> Vec<(usize, usize)> {
        if self.residents.len() < 2 {
            return Vec::new();
        }
        let pairs = self.first_candidate().unwrap_or_else(|| self.best_candidate());
        self.residents.retain(|at| !pairs.iter().any(|&(one, other)| one == *at || other == *at));
        pairs
    }

    /// The very first candidate, where nothing speaks against it: no search can find a better one. So the first round of a
    /// large event, and every group that ends as it began, is paired at once.
    fn first_candidate(&self) -> Option<Vec<(usize, usize)>> {
        // What the groups below need is nothing to ask where there are none.
        if !(self.moved.is_empty() && self.limbo.is_empty() && self.below.is_empty()) {
            return None;
        }
        let player = |place: usize| &self.players[self.residents[place]];
        let (count, upper) = (self.residents.len(), self.residents.len() / 2);
        if count % 2 == 1 {
            // C.2, C.5, C.14 and C.16: the last one rests, if nobody has a better claim to it.
            let rested = |place: usize| player(place).unplayed_wins.max(player(place).byes);
            let last = count - 1;
            let again = [1, 2].iter().any(|&ago| player(last).float(ago) == Float::Down);
            if again || (0..last).any(|place| rested(place) < rested(last)) {
                return None;
            }
        }
        let fine = |place: usize| {
            let (one, other) = (player(place), player(place + upper));
            let ((wish, _), (other_wish, _)) = (one.wants(), other.wants());
            one.fits(other) && one.meetings(other) == 0 && (wish.is_none() || wish != other_wish)
        };
        let pairs = (0..upper).map(|place| (self.residents[place], self.residents[place + upper]));
        (0..upper).all(fine).then(|| pairs.collect())
    }

    /// The best candidate of all.
    fn best_candidate(&self) -> Vec<(usize, usize)> {
        let residents = &self.residents;
        // How many pairs there will be says where S1 ends.
        let upper = self.matching(0, |_, _| Worth::default()).len();
        if upper == 0 {
            return Vec::new();
        }
        let words = order_of_candidates(residents.len(), upper, 0, 1).len();
        let place = |at: usize| residents.iter().position(|&resident| resident == at).unwrap_or(0);
        self.matching(words, |one, other| {
            order_of_candidates(residents.len(), upper, place(one), place(other))
        })
    }
}

/// What the pair of the places `low` < `high` among `count` residents, of whom the first `upper` are S1, is worth in the order
/// of candidates: few exchanges between S1 and S2, of near places, the lowest of S1 and the highest of S2 first (D.2); then
/// the earliest transposition of S2 (D.1).
///
/// Of a pair the better placed is in S1 after the exchange, so two of S1 mean that the worse of them was exchanged, two of S2
/// that the better was, and one of S1 without a partner was exchanged as well: what is counted is who stays.
fn order_of_candidates(count: usize, upper: usize, low: usize, high: usize) -> Worth {
    let mut worth = Worth::default();
    let (mut stays, mut comes) = (Digits::new(upper, 1), Digits::new(count - upper, 1));
    let mut opponents = Digits::new(count, count);
    let exchanged = low >= upper;
    worth.push(-i64::from(exchanged));
    worth.push(-number(low + 1));
    if exchanged {
        comes.add(low - upper, 1);
    } else {
        stays.add(upper - 1 - low, -1);
    }
    opponents.add(low, -number(high));
    worth.extend(&stays.into_worth());
    worth.extend(&comes.into_worth());
    worth.extend(&opponents.into_worth());
    worth
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::club::seat::Seat;

    fn player(entry: usize, colours: &[bool], met: &[usize], rested: bool, float: u8) -> Player {
        let seat = |white: &bool| if *white { Seat::White } else { Seat::Black };
        Player {
            entry,
            number: entry + 1,
            half_points: 2,
            colours: colours.iter().map(seat).collect(),
            first_whites: 0,
            byes: usize::from(rested),
            unplayed_wins: usize::from(rested),
            floats: vec![[Float::Up, Float::Down, Float::None][usize::from(float)]],
            met: met.iter().copied().filter(|&other| other != entry).collect(),
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(600))]

        #[test]
        fn the_first_candidate_is_the_best_one_where_it_stands(
            of in prop::collection::vec(
                (prop::collection::vec(any::<bool>(), 0..3), prop::collection::vec(0_usize..14, 0..2), any::<bool>(), 0_u8..3),
                2..14,
            ),
            quiet in any::<bool>(),
        ) {
            // Half of the cases have nothing that speaks against anybody, so that the short way is taken often.
            let players: Vec<Player> = of
                .iter()
                .enumerate()
                .map(|(entry, (colours, met, rested, float))| {
                    if quiet {
                        player(entry, &[entry % 2 == 0], &[], *rested && entry + 1 < of.len(), 2)
                    } else {
                        player(entry, colours, met, *rested, *float)
                    }
                })
                .collect();
            let bracket = Bracket::new(&players, Vec::new(), 0..players.len());
            if let Some(mut first) = bracket.first_candidate() {
                let mut best = bracket.best_candidate();
                first.sort_unstable();
                best.sort_unstable();
                prop_assert_eq!(first, best);
            }
        }
    }

    #[test]
    fn a_first_round_of_two_hundred_needs_no_search() {
        let players: Vec<Player> = (0..200).map(|entry| player(entry, &[], &[], false, 2)).collect();
        let bracket = Bracket::new(&players, Vec::new(), 0..200);
        let pairs = bracket.first_candidate().expect("nothing speaks against it");
        assert_eq!((pairs.len(), pairs[0], pairs[99]), (100, (0, 100), (99, 199)));
    }
}
