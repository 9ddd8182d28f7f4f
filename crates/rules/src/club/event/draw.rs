//! The verifiable draw of starting positions and lots.
//!
//! Nobody, the club included, can choose a position, and anybody can recompute it with `sha256sum`:
//!
//! 1. When the entries open the club draws a secret **seed** of 32 octets. From it follows a chain: the link of round 256 is
//!    the seed, and each earlier link is the hash of the one after it. The link of round 0 is the **commitment**, shown from
//!    then on.
//! 2. When the entries close, the list of who is in ([`entry_list`]) is fixed, and its hash shown.
//! 3. When a round starts, its **link** is shown. Hashed once it must give the link of the round before, in the end the
//!    commitment: so it was fixed before anybody had entered. Mixed with the entry list, which the club did not
//!    know when it committed itself, it gives the positions of that round.
//! 4. Lots for what round `n` leaves undecided come from the link of round `n + 1`, shown after all its games have ended.
//!
//! # The octets
//!
//! A hash is SHA-256, written as 64 lower-case hexadecimal digits; those digits, and not the 32 octets they stand for, are
//! what is hashed again. There is never a line end, except in the entry list. `LINK`, `ENTRIES` and `CODE` are the link of the
//! round, the hash of the entry list and the event's code in capitals; rounds, pairings, games and entries count from 1.
//!
//! * link of round r - 1: the hash of the 64 digits of the link of round r: `printf %s "$LINK" | sha256sum`
//! * entry list: one line for each entry, in their order: number in the event, the member's number in the club, rating in
//!   hundredths, parted by one space, and a line feed after each, the last one too: `1 407 153012`
//! * position: the hash of `frcec-draw-1 LINK ENTRIES CODE position event try 0` (one for the whole event, from the
//!   link of round 1), or of `… position round 3 pairing 2 try 0` (one for a pair), or of
//!   `… position round 3 pairing 2 game 1 try 0` (one for a game). Its first four digits are a number from 0 to 65535. From
//!   65280 on it is thrown away, and the same text with `try 1`, `try 2`, … is hashed, so that no position is likelier
//!   than another; else the remainder of its division by 960 is the position's number.
//! * lots: for each entry the hash of `frcec-draw-1 LINK ENTRIES CODE lot entry 5`; sorted as text, the smallest is first.
use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::StartPosition;

/// The round whose link is the seed: no event has as many.
pub const CHAIN: usize = 256;

/// A SHA-256 hash, or a seed of the same size; written as 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Hash([u8; 32]);

/// A text that is not 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not 64 lower-case hexadecimal digits")]
pub struct NoHash;

impl Hash {
    /// A seed, or a hash that is known as octets.
    pub const fn new(octets: [u8; 32]) -> Self {
        Self(octets)
    }

    /// The hash of a text.
    pub fn of(text: &str) -> Self {
        Self(Sha256::digest(text.as_bytes()).into())
    }

    fn first_four_digits(self) -> u16 {
        u16::from_be_bytes([self.0[0], self.0[1]])
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|octet| write!(f, "{octet:02x}"))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Hash {
    type Err = NoHash;

    fn from_str(text: &str) -> Result<Self, NoHash> {
        let digits = text.as_bytes();
        let digit = |at: usize| match digits[at] {
            digit @ b'0'..=b'9' => Ok(digit - b'0'),
            digit @ b'a'..=b'f' => Ok(digit - b'a' + 10),
            _ => Err(NoHash),
        };
        let mut octets = [0; 32];
        if digits.len() != 64 {
            return Err(NoHash);
        }
        for (at, octet) in octets.iter_mut().enumerate() {
            *octet = digit(2 * at)? << 4 | digit(2 * at + 1)?;
        }
        Ok(Self(octets))
    }
}

impl TryFrom<String> for Hash {
    type Error = NoHash;

    fn try_from(text: String) -> Result<Self, NoHash> {
        text.parse()
    }
}

impl From<Hash> for String {
    fn from(hash: Hash) -> Self {
        hash.to_string()
    }
}

/// The link of a round (from 1), made from the secret seed; round 0 is the commitment. Rounds past [`CHAIN`] have the seed
/// itself.
pub fn link(seed: Hash, round: usize) -> Hash {
    (round..CHAIN).fold(seed, |link, _| Hash::of(&link.to_string()))
}

/// What is shown when the entries open.
pub fn commitment(seed: Hash) -> Hash {
    link(seed, 0)
}

/// The closed list of entries: who, by number in the club (a name may be forgotten when a member leaves), and the rating in
/// hundredths, in the order of their numbers in the event.
pub fn entry_list<'a>(entries: impl IntoIterator<Item = (&'a str, i64)>) -> String {
    let line = |(number, (member, rating)): (usize, (&str, i64))| {
        let number = number.to_string();
        [&number, " ", member, " ", &rating.to_string(), "\n"].concat()
    };
    (1..).zip(entries).map(line).collect()
}

/// What everything of one round is drawn from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source<'a> {
    /// The link of the round.
    pub link: Hash,
    /// The hash of the entry list.
    pub entries: Hash,
    /// The event's code, in capitals.
    pub code: &'a str,
}

/// For whom a position is drawn; rounds, pairings and games count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// For the whole event, from the link of round 1.
    Event,
    /// For both games of a pairing.
    Pair {
        /// The round.
        round: usize,
        /// The pairing's place in it.
        pairing: usize,
    },
    /// For one game.
    Game {
        /// The round.
        round: usize,
        /// The pairing's place in it.
        pairing: usize,
        /// The game in the pairing.
        game: usize,
    },
}

impl Scope {
    /// The round whose link it is drawn from.
    pub const fn round(self) -> usize {
        match self {
            Self::Event => 1,
            Self::Pair { round, .. } | Self::Game { round, .. } => round,
        }
    }
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Event => write!(f, "event"),
            Self::Pair { round, pairing } => write!(f, "round {round} pairing {pairing}"),
            Self::Game { round, pairing, game } => write!(f, "round {round} pairing {pairing} game {game}"),
        }
    }
}

impl Source<'_> {
    fn text(&self, what: fmt::Arguments<'_>) -> String {
        format!("frcec-draw-1 {} {} {} {what}", self.link, self.entries, self.code)
    }

    /// The text whose hash gives the position, at the `attempt`-th try (from 0).
    pub fn position_text(&self, scope: Scope, attempt: usize) -> String {
        self.text(format_args!("position {scope} try {attempt}"))
    }

    /// The text whose hash is the lot of an entry (from 0; the text counts from 1).
    pub fn lot_text(&self, entry: usize) -> String {
        self.text(format_args!("lot entry {}", entry + 1))
    }

    /// The starting position, and at which try (from 0) it was found.
    pub fn position(&self, scope: Scope) -> (StartPosition, usize) {
        let found = (0..).find_map(|attempt| {
            let number = Hash::of(&self.position_text(scope, attempt)).first_four_digits();
            // 65280 is the last multiple of 960 in sight.
            let start = StartPosition::new(number % 960).filter(|_| number < 65280)?;
            Some((start, attempt))
        });
        found.unwrap_or((StartPosition::ORTHODOX, usize::MAX))
    }

    /// All `entries` entries (from 0), in the order of their lots.
    pub fn lots(&self, entries: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..entries).collect();
        order.sort_by_key(|&entry| (Hash::of(&self.lot_text(entry)), entry));
        order
    }
}

/// The orders by lot of one event, one for each round whose link is known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lots {
    orders: Vec<Vec<usize>>,
}

impl Lots {
    /// From the links of round 1, 2, …, as far as they are known: the club, which has the seed, takes one more than rounds
    /// have been started, everybody else those that are shown.
    pub fn new(links: &[Hash], list: &str, code: &str) -> Self {
        let (entries, count) = (Hash::of(list), list.lines().count());
        let order = |&link| Source { link, entries, code }.lots(count);
        Self { orders: links.iter().map(order).collect() }
    }

    /// The entries in the order of the lots that belong to the link of `round` (from 1); `None` if that is not known yet.
    pub fn order(&self, round: usize) -> Option<&[usize]> {
        self.orders.get(round.checked_sub(1)?).map(Vec::as_slice)
    }
}

/// All that is shown of a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Published<'a> {
    /// The event's code, in capitals.
    pub code: &'a str,
    /// Shown when the entries opened.
    pub commitment: Hash,
    /// The list of entries as it was closed ([`entry_list`]).
    pub entries: &'a str,
    /// Its hash, shown when they closed.
    pub entries_hash: Hash,
    /// The links of round 1, 2, … as they were shown.
    pub links: &'a [Hash],
    /// The positions of the games that have started.
    pub positions: &'a [(Scope, StartPosition)],
}

/// What does not fit in a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawFault {
    /// The list of entries is not the one whose hash was shown.
    Entries,
    /// The hash of the link of this round (from 1) is not the link of the round before, or not the commitment.
    Link {
        /// The round.
        round: usize,
    },
    /// A game began although the link of its round has not been shown.
    NoLink {
        /// The round.
        round: usize,
    },
    /// A game was played from another position than the one drawn.
    Position {
        /// Which.
        scope: Scope,
        /// What the draw gives.
        drawn: StartPosition,
        /// What was played.
        played: StartPosition,
    },
}

/// Recomputes a draw; no fault means that it is right.
pub fn verify(published: &Published<'_>) -> Vec<DrawFault> {
    let mut faults = Vec::new();
    if Hash::of(published.entries) != published.entries_hash {
        faults.push(DrawFault::Entries);
    }
    let mut before = published.commitment;
    for (round, link) in (1..).zip(published.links) {
        if Hash::of(&link.to_string()) != before {
            faults.push(DrawFault::Link { round });
        }
        before = *link;
    }
    for &(scope, played) in published.positions {
        let round = scope.round();
        let Some(&link) = round.checked_sub(1).and_then(|at| published.links.get(at)) else {
            faults.push(DrawFault::NoLink { round });
            continue;
        };
        let source = Source { link, entries: published.entries_hash, code: published.code };
        let (drawn, _) = source.position(scope);
        if drawn != played {
            faults.push(DrawFault::Position { scope, drawn, played });
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seed() -> Hash {
        Hash::of("a seed for the tests")
    }

    #[test]
    fn a_hash_is_written_and_read() {
        // FIPS 180-2, appendix B.1.
        let abc = Hash::of("abc");
        assert_eq!(abc.to_string(), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assert_eq!(abc.to_string().parse(), Ok(abc));
        let json = serde_json::to_string(&abc).unwrap();
        assert_eq!(serde_json::from_str::<Hash>(&json).unwrap(), abc);
        for wrong in ["", "ba78", &abc.to_string().to_uppercase(), &format!("{}é", &abc.to_string()[..62])] {
            assert_eq!(wrong.parse::<Hash>(), Err(NoHash), "{wrong}");
        }
    }

    #[test]
    fn each_link_is_the_hash_of_the_next_and_the_first_that_of_the_commitment() {
        assert_eq!(link(seed(), CHAIN), seed());
        for round in [1, 2, 77, CHAIN] {
            assert_eq!(Hash::of(&link(seed(), round).to_string()), link(seed(), round - 1));
        }
        assert_eq!(commitment(seed()), link(seed(), 0));
    }

    #[test]
    fn every_position_is_as_likely_as_any_other() {
        let source = Source { link: seed(), entries: Hash::of(""), code: "T0001" };
        let draws = 96_000;
        let mut counts = vec![0_i64; 960];
        let mut retried = 0;
        for pairing in 0..draws {
            let (start, attempt) = source.position(Scope::Pair { round: 1, pairing });
            counts[usize::from(start.id())] += 1;
            retried += usize::from(attempt > 0);
        }
        // Pearson's statistic with 959 degrees of freedom: mean 959, deviation about 44; five of them leave one in a million.
        let chi: i64 = counts.iter().map(|count| (count - 100) * (count - 100)).sum::<i64>() / 100;
        assert!((740..1180).contains(&chi), "{chi}");
        // 256 of 65536 numbers are thrown away: 375 of these draws are to be expected.
        assert!((275..475).contains(&retried), "{retried}");
    }

    #[test]
    fn a_right_draw_verifies_and_each_wrong_part_is_named() {
        let entries = entry_list([("anna", 153_012), ("boris", 150_000)]);
        assert_eq!(entries, "1 anna 153012\n2 boris 150000\n");
        let links: Vec<Hash> = (1..=2).map(|round| link(seed(), round)).collect();
        let entries_hash = Hash::of(&entries);
        let scopes = [
            Scope::Event,
            Scope::Pair { round: 2, pairing: 1 },
            Scope::Game { round: 2, pairing: 1, game: 2 },
        ];
        let drawn = |scope: Scope| {
            let source = Source { link: links[scope.round() - 1], entries: entries_hash, code: "T0004" };
            (scope, source.position(scope).0)
        };
        let positions: Vec<_> = scopes.into_iter().map(drawn).collect();
        let right = Published {
            code: "T0004",
            commitment: commitment(seed()),
            entries: &entries,
            entries_hash,
            links: &links,
            positions: &positions,
        };
        assert_eq!(verify(&right), []);

        let other = entries.replace("boris", "mallory");
        assert_eq!(verify(&Published { entries: &other, ..right.clone() }), [DrawFault::Entries]);
        let exchanged = [links[0], Hash::of("another")];
        let faults = verify(&Published { links: &exchanged, positions: &[], ..right.clone() });
        assert_eq!(faults, [DrawFault::Link { round: 2 }]);
        let faults = verify(&Published { links: &links[..1], ..right.clone() });
        assert_eq!(faults, [DrawFault::NoLink { round: 2 }, DrawFault::NoLink { round: 2 }]);
        let mut wrong = positions.clone();
        let played = StartPosition::new((wrong[1].1.id() + 1) % 960).unwrap();
        wrong[1].1 = played;
        assert_eq!(
            verify(&Published { positions: &wrong, ..right }),
            [DrawFault::Position { scope: positions[1].0, drawn: positions[1].1, played }]
        );
    }

    #[test]
    fn lots_are_an_order_of_all_entries_and_change_with_everything_they_come_from() {
        let list = entry_list((0..40).map(|_| ("same", 150_000)));
        let links = [link(seed(), 1), link(seed(), 2)];
        let lots = Lots::new(&links, &list, "T0001");
        let mut sorted = lots.order(1).unwrap().to_vec();
        sorted.sort_unstable();
        assert_eq!(sorted, (0..40).collect::<Vec<_>>());
        assert_ne!(lots.order(1), lots.order(2));
        assert_eq!((lots.order(0), lots.order(3)), (None, None));
        assert_ne!(lots.order(1), Lots::new(&links, &list, "T0002").order(1));
        assert_ne!(lots.order(1), Lots::new(&links, &list.replace("40 same", "40 other"), "T0001").order(1));
    }
}
