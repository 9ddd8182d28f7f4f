//! The catalogue as templates call it: `t.s("key")`, `t.s1("key", "count", n)`.
use frcec_rules::Notation;

use crate::people::Person;
use crate::speech::{Lang, Speech, Value, number};

/// The reader's language, zone and letters of pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Talk {
    lang: Lang,
    zone: String,
    letters: Option<Notation>,
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
    /// Speaks `lang`, and tells times in `zone` (an IANA name). Moves are written with the letters of English.
    pub fn new(lang: Lang, zone: impl Into<String>) -> Self {
        Self { lang, zone: zone.into(), letters: None }
    }

    /// Speaks to a member as the member's letters do.
    pub fn to(person: &Person) -> Self {
        Self { letters: person.notation, ..Self::new(person.lang, person.zone.clone()) }
    }

    /// The voice that writes moves with the reader's letters.
    pub const fn speech(&self) -> Speech {
        Speech::new().writing(self.letters)
    }

    /// An English move, or several, in the reader's letters.
    pub fn spell(&self, san: &str) -> String {
        self.speech().spell(san)
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
        self.speech().word(self.lang, key)
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
        self.speech().say(self.lang, key, facts)
    }

    /// A moment (Unix ms) in the reader's zone.
    pub fn moment(&self, at: i64) -> String {
        self.speech().moment(self.lang, &self.zone, at)
    }

    /// A day (Unix ms) in the reader's zone.
    pub fn day(&self, at: i64) -> String {
        self.speech().day(self.lang, &self.zone, at)
    }

    /// A count in figures.
    pub fn whole(&self, count: impl std::borrow::Borrow<i64>) -> String {
        number::whole(self.lang, *count.borrow())
    }

    /// A span of time (ms).
    pub fn span(&self, ms: i64) -> String {
        self.speech().span(self.lang, ms)
    }
}
