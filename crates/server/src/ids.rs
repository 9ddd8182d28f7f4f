//! The only place that draws random numbers: ids of letters, secrets of login links, lease tokens, draws of positions.
use std::sync::{Arc, Mutex, PoisonError};

use rand::{Rng, RngExt, SeedableRng, rngs::StdRng};

/// The source of randomness: the operating system, or a seeded generator in tests and in the demo.
#[derive(Clone)]
pub struct Ids {
    source: Source,
    /// The moment of the id made last, and that id.
    last: Arc<Mutex<(i64, i64)>>,
}

#[derive(Clone)]
enum Source {
    System,
    Seeded(Arc<Mutex<StdRng>>),
}

impl std::fmt::Debug for Ids {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Ids")
    }
}

impl Ids {
    /// Randomness of the operating system, fit for secrets.
    pub fn system() -> Self {
        Self::from(Source::System)
    }

    /// The same sequence every time; never for a club that is reachable from outside.
    pub fn seeded(seed: u64) -> Self {
        Self::from(Source::Seeded(Arc::new(Mutex::new(StdRng::seed_from_u64(seed)))))
    }

    fn from(source: Source) -> Self {
        Self { source, last: Arc::new(Mutex::new((i64::MIN, 0))) }
    }

    /// `N` random octets.
    #[expect(clippy::disallowed_methods, reason = "this is the one place that may draw from the system")]
    pub fn octets<const N: usize>(&self) -> [u8; N] {
        let mut octets = [0; N];
        match &self.source {
            Source::System => rand::rng().fill_bytes(&mut octets),
            Source::Seeded(rng) => rng.lock().unwrap_or_else(PoisonError::into_inner).fill_bytes(&mut octets),
        }
        octets
    }

    /// A number in `0..bound`, each equally likely. `bound` of 0 counts as 1.
    #[expect(clippy::disallowed_methods, reason = "this is the one place that may draw from the system")]
    pub fn below(&self, bound: u32) -> u32 {
        let bound = bound.max(1);
        match &self.source {
            Source::System => rand::rng().random_range(0..bound),
            Source::Seeded(rng) => rng.lock().unwrap_or_else(PoisonError::into_inner).random_range(0..bound),
        }
    }

    /// An id that sorts by the time of its making: `at` (Unix ms) shifted by 21 bits, and 21 random ones. Of the ids that one
    /// process makes for the same moment a later one is greater. Good until 2109.
    pub fn time_ordered(&self, at: i64) -> i64 {
        let random = i64::from(u32::from_be_bytes(self.octets()) & 0x1F_FFFF);
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let id = if last.0 == at {
            // A little further, by chance as well: another process may count from near here.
            last.1 + 1 + (random & 0xFF)
        } else {
            (at.clamp(0, (1 << 42) - 1) << 21) | random
        };
        *last = (at, id);
        id
    }

    /// A secret of 32 random octets as 64 hex digits, for login links and sessions.
    pub fn secret(&self) -> String {
        data_encoding::HEXLOWER.encode(&self.octets::<32>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_sort_by_time() {
        let ids = Ids::seeded(1);
        let early = ids.time_ordered(1_700_000_000_000);
        let late = ids.time_ordered(1_700_000_000_001);
        assert!(early < late);
        assert!(ids.time_ordered(i64::MAX) > late);
    }

    #[test]
    fn ids_of_one_moment_sort_by_their_making() {
        for ids in [Ids::seeded(1), Ids::system()] {
            let made: Vec<i64> = (0..5000).map(|_| ids.clone().time_ordered(1_700_000_000_000)).collect();
            assert!(made.is_sorted_by(|one, next| one < next));
        }
    }

    #[test]
    fn seeded_ids_repeat() {
        assert_eq!(Ids::seeded(7).secret(), Ids::seeded(7).secret());
        assert_ne!(Ids::system().secret(), Ids::system().secret());
    }
}
