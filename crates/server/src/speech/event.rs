//! Why an event does not do what was asked, in words; and what is wrong with values that a person gave.
use super::{Lang, Speech};
use crate::door::{EventDenial, Invalid, LONGEST_NOTE};

/// Why an event does not do what was asked.
pub fn denial(speech: Speech, lang: Lang, denial: &EventDenial) -> String {
    let say = |key: &str, facts: &[(&'static str, super::Value)]| speech.say(lang, key, facts);
    match denial {
        EventDenial::NoEvent(code) => say("event-denial-no-event", &[("code", code.into())]),
        EventDenial::NotOpen => say("event-denial-not-open", &[]),
        EventDenial::AlreadyEntered => say("event-denial-already-entered", &[]),
        EventDenial::NotEntered => say("event-denial-not-entered", &[]),
        EventDenial::TooFew { entrants } => say("event-denial-too-few", &[("entrants", (*entrants).into())]),
        EventDenial::Changed => say("event-denial-changed", &[]),
        EventDenial::Name => say("event-denial-name", &[]),
    }
}

/// What is wrong with a value, and what would be right.
pub fn invalid(speech: Speech, lang: Lang, invalid: &Invalid) -> String {
    let say = |key: &str, value: &str| speech.say(lang, key, &[("value", value.into())]);
    match invalid {
        Invalid::SamePlayer => say("invalid-same-player", ""),
        Invalid::Taken { what, value } => say(&format!("invalid-taken-{what}"), value),
        Invalid::Handle(value) => say("invalid-handle", value),
        Invalid::Address(value) => say("invalid-address", value),
        Invalid::Zone(value) => say("invalid-zone", value),
        Invalid::Lang(value) => say("invalid-lang", value),
        Invalid::Country(value) => say("invalid-country", value),
        Invalid::TooManyGames { name, running, most } => speech.say(
            lang,
            "invalid-too-many-games",
            &[("name", name.into()), ("running", (*running).into()), ("most", (*most).into())],
        ),
        Invalid::LastAddress => say("invalid-last-address", ""),
        Invalid::Name => say("invalid-name", ""),
        Invalid::LinesOutOfTurn => say("mail-lines-need-a-move", ""),
        Invalid::Note => say("note-too-long", &LONGEST_NOTE.to_string()),
    }
}
