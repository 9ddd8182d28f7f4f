//! What is wrong in a form: all of it at once, each sentence with the field that it is about.
use super::talk::Talk;
use super::words::field_of;
use crate::door::Invalid;
use crate::speech::event;

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The id of the field; empty if it is about none.
    pub field: &'static str,
    /// The sentence.
    pub text: String,
}

/// All that is wrong in a form, in the order of its fields.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// A sentence about `field`; about none if that is empty.
    pub fn one(field: &'static str, text: impl Into<String>) -> Self {
        Self(vec![Fault { field, text: text.into() }])
    }

    /// What is wrong with values of a member, each in its field.
    pub(super) fn of(t: &Talk, invalid: &Invalid) -> Self {
        match invalid {
            Invalid::Several(faults) => Self(faults.iter().flat_map(|fault| Self::of(t, fault).0).collect()),
            one => Self::one(field_of(one), event::invalid(t.speech(), t.lang(), one)),
        }
    }

    /// The same about one field, whatever the values are called elsewhere.
    #[must_use]
    pub fn in_field(mut self, field: &'static str) -> Self {
        for fault in &mut self.0 {
            fault.field = field;
        }
        self
    }

    /// One more.
    pub fn add(&mut self, field: &'static str, text: impl Into<String>) {
        self.0.push(Fault { field, text: text.into() });
    }

    /// Whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All of it.
    pub fn all(&self) -> &[Fault] {
        &self.0
    }

    /// What is wrong in the field with this id.
    pub fn text(&self, field: &str) -> Option<&str> {
        self.0.iter().find(|fault| fault.field == field).map(|fault| fault.text.as_str())
    }
}
