//! The best set of pairs, where best is a list of wishes asked one after the other.
//!
//! A pairing is a matching in a general graph; Edmonds' blossom algorithm finds the one of greatest weight. The weights here
//! are not numbers but lists of numbers, compared word by word: the algorithm only adds, subtracts, halves and compares,
//! so it finds the matching in which the first wish is fulfilled best, among those the one in which the second is, and so on.
//! No wish, however often it is fulfilled, outweighs one before it.
use std::ops::{Add, AddAssign, Sub, SubAssign};

use integer_blossom::{Weight, max_weight_matching};

/// What a pair is worth: bigger is better, earlier words first. The first word must be positive.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Worth(Vec<i64>);

impl Worth {
    pub(super) fn push(&mut self, word: i64) {
        self.0.push(word);
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn extend(&mut self, other: &Self) {
        self.0.extend(&other.0);
    }
}

/// One small number for each of many places, compared place by place, packed into as few words as keep that order when the
/// worths of all pairs are added up: in each place the sum lies between 0 and the bound, or between 0 and minus the bound.
#[derive(Clone, Debug)]
pub(super) struct Digits {
    bits: usize,
    words: Vec<i64>,
}

/// Bits of a word that digits use; the algorithm doubles and adds some of these words.
const BITS: usize = 56;

impl Digits {
    /// All zero, for `places` places with numbers up to `bound`.
    pub(super) fn new(places: usize, bound: usize) -> Self {
        // A base above bound + 1 keeps all later places together from outweighing one earlier.
        let bits = (usize::BITS - (bound + 2).leading_zeros()) as usize;
        Self { bits, words: vec![0; places.div_ceil(Self::per_word(bits))] }
    }

    fn per_word(bits: usize) -> usize {
        (BITS / bits).max(1)
    }

    /// Adds `value` at `place`, 0 being asked first.
    pub(super) fn add(&mut self, place: usize, value: i64) {
        let per = Self::per_word(self.bits);
        let shift = (per - 1 - place % per) * self.bits;
        self.words[place / per] += value << shift;
    }

    pub(super) fn into_worth(self) -> Worth {
        Worth(self.words)
    }
}

/// For each of `count` players the partner in the best matching; `None` for who stays alone. `worth` says what a pair (the
/// lower number first) is worth, `None` that these two cannot be paired.
pub(super) fn best(count: usize, worth: impl Fn(usize, usize) -> Option<Worth>) -> Vec<Option<usize>> {
    let mut worths = Vec::with_capacity(count * count);
    for low in 0..count {
        for high in 0..count {
            worths.push(if low < high { worth(low, high) } else { None });
        }
    }
    let words = worths.iter().flatten().map(|worth| worth.0.len()).max().unwrap_or(0);
    match words {
        0..=8 => solve::<8>(count, &worths),
        9..=16 => solve::<16>(count, &worths),
        17..=32 => solve::<32>(count, &worths),
        33..=48 => solve::<48>(count, &worths),
        49..=64 => solve::<64>(count, &worths),
        65..=96 => solve::<96>(count, &worths),
        // Two thousand players have fewer words than this.
        _ => solve::<512>(count, &worths),
    }
}

fn solve<const WORDS: usize>(count: usize, worths: &[Option<Worth>]) -> Vec<Option<usize>> {
    let weights: Vec<Words<WORDS>> = worths
        .iter()
        .map(|worth| {
            let mut words = Words([0; WORDS]);
            for (word, value) in words.0.iter_mut().zip(worth.iter().flat_map(|worth| &worth.0)) {
                *word = *value;
            }
            words
        })
        .collect();
    max_weight_matching(&weights, count)
}

/// Words compared from the first on, added one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Words<const WORDS: usize>([i64; WORDS]);

impl<const WORDS: usize> Words<WORDS> {
    fn map(mut self, change: impl Fn(i64) -> i64) -> Self {
        for word in &mut self.0 {
            *word = change(*word);
        }
        self
    }
}

impl<const WORDS: usize> AddAssign for Words<WORDS> {
    fn add_assign(&mut self, other: Self) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word += other;
        }
    }
}

impl<const WORDS: usize> SubAssign for Words<WORDS> {
    fn sub_assign(&mut self, other: Self) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word -= other;
        }
    }
}

impl<const WORDS: usize> Add for Words<WORDS> {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}

impl<const WORDS: usize> Sub for Words<WORDS> {
    type Output = Self;

    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

impl<const WORDS: usize> Weight for Words<WORDS> {
    const ZERO: Self = Self([0; WORDS]);
    const ONE: Self = Self([1; WORDS]);

    fn inf() -> Self {
        Self([i64::MAX / 4; WORDS])
    }

    fn double(self) -> Self {
        self.map(|word| word * 2)
    }

    // The algorithm halves only differences of labels of the same parity, word by word.
    fn half(self) -> Self {
        self.map(|word| word / 2)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The greatest sum over all matchings, by trying each.
    fn brute(count: usize, worth: &dyn Fn(usize, usize) -> Option<Worth>) -> Vec<i64> {
        fn go(
            free: &[usize],
            sum: &[i64],
            best: &mut Vec<i64>,
            worth: &dyn Fn(usize, usize) -> Option<Worth>,
        ) {
            let Some((&first, rest)) = free.split_first() else {
                if sum > best.as_slice() {
                    *best = sum.to_vec();
                }
                return;
            };
            go(rest, sum, best, worth);
            for (at, &other) in rest.iter().enumerate() {
                if let Some(worth_of) = worth(first, other) {
                    let sum: Vec<i64> = sum.iter().zip(&worth_of.0).map(|(a, b)| a + b).collect();
                    let mut left = rest.to_vec();
                    left.remove(at);
                    go(&left, &sum, best, worth);
                }
            }
        }
        let mut best = vec![0; 3];
        go(&(0..count).collect::<Vec<_>>(), &[0; 3], &mut best, worth);
        best
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]

        #[test]
        fn the_matching_is_the_best_there_is(
            count in 1_usize..9,
            edges in prop::collection::vec(prop::option::weighted(0.7, (-3_i64..4, -3_i64..4)), 81),
        ) {
            let worth = |low: usize, high: usize| edges[low * 9 + high].map(|(second, third)| Worth(vec![1, second, third]));
            let mates = best(count, worth);
            let mut sum = vec![0; 3];
            for (one, mate) in mates.iter().enumerate() {
                if let Some(other) = *mate {
                    prop_assert_eq!(mates[other], Some(one));
                    if one < other {
                        let worth = worth(one, other).expect("only pairs that are allowed");
                        sum.iter_mut().zip(&worth.0).for_each(|(sum, word)| *sum += word);
                    }
                }
            }
            prop_assert_eq!(sum, brute(count, &worth));
        }

        #[test]
        fn digits_compare_place_by_place(
            first in prop::collection::vec(0_i64..=40, 40),
            second in prop::collection::vec(0_i64..=40, 40),
        ) {
            let packed = |digits: &[i64]| {
                let mut packed = Digits::new(40, 40);
                digits.iter().enumerate().for_each(|(place, &digit)| packed.add(place, -digit));
                packed.into_worth().0
            };
            let negative = |digits: &[i64]| digits.iter().map(|digit| -digit).collect::<Vec<_>>();
            prop_assert_eq!(packed(&first).cmp(&packed(&second)), negative(&first).cmp(&negative(&second)));
        }
    }
}
