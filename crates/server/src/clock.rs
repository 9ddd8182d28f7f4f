//! The only place that reads the system time. Everything else is given `at`, Unix milliseconds.
use std::sync::{
    Arc,
    atomic::{AtomicI64, Ordering},
};

/// Where the time comes from: the machine, or a test that turns the hands itself.
#[derive(Clone, Debug)]
pub enum Clock {
    /// The machine's clock.
    System,
    /// Hands moved by a test or by the making of the demo club; shared by all clones.
    Manual(Arc<AtomicI64>),
    /// Hands that a test moves too, and that go on by a millisecond whenever they are looked at, as real ones do.
    Ticking(Arc<AtomicI64>),
}

impl Clock {
    /// A clock that stands at `at` (Unix ms) until it is moved.
    pub fn manual(at: i64) -> Self {
        Self::Manual(Arc::new(AtomicI64::new(at)))
    }

    /// A clock that shows `at` (Unix ms) and moves at every reading.
    pub fn ticking(at: i64) -> Self {
        Self::Ticking(Arc::new(AtomicI64::new(at)))
    }

    /// Now, in Unix milliseconds.
    #[expect(clippy::disallowed_methods, reason = "this is the one place that may read the system time")]
    pub fn now(&self) -> i64 {
        match self {
            Self::System => std::time::SystemTime::now()
                .duration_since(std::time::UNIX_EPOCH)
                .map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX)),
            Self::Manual(hands) => hands.load(Ordering::SeqCst),
            Self::Ticking(hands) => hands.fetch_add(1, Ordering::SeqCst),
        }
    }

    /// Moves the hands of a test's clock to `at` (Unix ms); a system clock cannot be set and stays as it is.
    pub fn set(&self, at: i64) {
        if let Self::Manual(hands) | Self::Ticking(hands) = self {
            hands.store(at, Ordering::SeqCst);
        }
    }
}

/// A moment to measure from how long something takes, for patience with a peer; it says nothing of the time of day.
pub fn stopwatch() -> tokio::time::Instant {
    tokio::time::Instant::now()
}
