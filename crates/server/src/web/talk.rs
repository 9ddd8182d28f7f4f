//! The catalogue as templates call it: `t.s("key")`, `t.s1("key", "count", n)`.
use crate::speech::{Lang, Speech, Value, number};

/// The reader's language and zone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Talk {
    lang: Lang,
    zone: String,
}

/// What a template may fill into a sentence; templates hand over references.
pub trait Fact {
    /// The fact as the catalogue takes it.
    fn value(&self) -> Value;
}

impl Fact for str {
    fn value(&self) -> Value {
        self.into()
    }
}

impl Fact for String {
    fn value(&self) -> Value {
        self.into()
    }
}

impl Fact for i64 {
    fn value(&self) -> Value {
        (*self).into()
    }
}

impl Fact for u32 {
    fn value(&self) -> Value {
        (*self).into()
    }
}

impl Fact for usize {
    fn value(&self) -> Value {
        (*self).into()
    }
}

impl<T: Fact + ?Sized> Fact for &T {
    fn value(&self) -> Value {
        (**self).value()
    }
}

impl Talk {
    /// Speaks `lang`, and tells times in `zone` (an IANA name).
    pub fn new(lang: Lang, zone: impl Into<String>) -> Self {
        Self { lang, zone: zone.into() }
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// The zone.
    pub fn zone(&self) -> &str {
        &self.zone
    }

    /// The language as `lang="…"` takes it.
    pub fn tag(&self) -> &'static str {
        self.lang.tag()
    }

    /// A sentence without facts.
    pub fn s(&self, key: &str) -> String {
        Speech::new().word(self.lang, key)
    }

    /// A sentence whose key is put together.
    pub fn joined(&self, prefix: &str, key: &str) -> String {
        self.s(&format!("{prefix}{key}"))
    }

    /// A sentence with one fact.
    pub fn s1(&self, key: &str, name: &'static str, fact: impl Fact) -> String {
        self.say(key, &[(name, fact.value())])
    }

    /// A sentence with facts.
    pub fn say(&self, key: &str, facts: &[(&'static str, Value)]) -> String {
        Speech::new().say(self.lang, key, facts)
    }

    /// A moment (Unix ms) in the reader's zone.
    pub fn moment(&self, at: i64) -> String {
        Speech::new().moment(self.lang, &self.zone, at)
    }

    /// A day (Unix ms) in the reader's zone.
    pub fn day(&self, at: i64) -> String {
        Speech::new().day(self.lang, &self.zone, at)
    }

    /// A count in figures.
    pub fn whole(&self, count: impl std::borrow::Borrow<i64>) -> String {
        number::whole(self.lang, *count.borrow())
    }

    /// A span of time (ms).
    pub fn span(&self, ms: i64) -> String {
        Speech::new().span(self.lang, ms)
    }
}
