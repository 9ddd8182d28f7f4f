//! Why an event does not do what was asked, in words; and what is wrong with values that a person gave.
use frcec_store::tournaments::TournamentState;

use super::{Lang, Speech};
use crate::door::{EventDenial, Invalid, LONGEST_NOTE, StartWarning};

/// Why an event does not do what was asked, to somebody who asked for another member, or for the event.
pub fn denial(speech: Speech, lang: Lang, denial: &EventDenial) -> String {
    denial_to(speech, lang, denial, false)
}

/// Why an event does not do what was asked; `own` if whoever asked did so for himself, and is spoken to.
pub fn denial_to(speech: Speech, lang: Lang, denial: &EventDenial, own: bool) -> String {
    let say = |key: &str, facts: &[(&'static str, super::Value)]| {
        let to_own = match key {
            "event-denial-already-entered" => "event-denial-already-entered-own",
            "event-denial-not-entered" => "event-denial-not-entered-own",
            "event-denial-not-playing" => "event-denial-not-playing-own",
            "event-denial-rating-low" => "event-denial-rating-low-own",
            "event-denial-rating-high" => "event-denial-rating-high-own",
            "event-denial-few-games" => "event-denial-few-games-own",
            "event-denial-time-losses" => "event-denial-time-losses-own",
            other => other,
        };
        speech.say(lang, if own { to_own } else { key }, facts)
    };
    match denial {
        EventDenial::NoEvent(code) => say("event-denial-no-event", &[("code", code.into())]),
        EventDenial::NotOpen => say("event-denial-not-open", &[]),
        EventDenial::NotRunning => say("event-denial-not-running", &[]),
        EventDenial::NotToBegin(TournamentState::Finished) => say("event-denial-begin-finished", &[]),
        EventDenial::NotToBegin(TournamentState::Cancelled) => say("event-denial-begin-cancelled", &[]),
        EventDenial::NotToBegin(_) => say("event-denial-begin-running", &[]),
        EventDenial::AlreadyEntered => say("event-denial-already-entered", &[]),
        EventDenial::NotEntered => say("event-denial-not-entered", &[]),
        EventDenial::TooFew { entrants } => say("event-denial-too-few", &[("entrants", (*entrants).into())]),
        EventDenial::Changed => say("event-denial-changed", &[]),
        EventDenial::Name => say("event-denial-name", &[]),
        EventDenial::Rounds { most } => say("event-denial-rounds", &[("most", (*most).into())]),
        EventDenial::ManyRounds { rounds, places, most } => say(
            "event-denial-many-rounds",
            &[("rounds", (*rounds).into()), ("places", (*places).into()), ("most", (*most).into())],
        ),
        EventDenial::ClassSize => say("event-denial-class-size", &[]),
        EventDenial::Capacity { most } => say("event-denial-capacity", &[("most", (*most).into())]),
        EventDenial::DatePast => say("event-denial-date-past", &[]),
        EventDenial::PlacesBelow { entered } => {
            say("event-denial-places-below", &[("entered", (*entered).into())])
        }
        EventDenial::NeverFull => say("event-denial-never-full", &[]),
        EventDenial::Ratings { min, max } => {
            say("event-denial-ratings", &[("min", (*min).into()), ("max", (*max).into())])
        }
        EventDenial::StaggeredPositions => say("event-denial-staggered-positions", &[]),
        EventDenial::PaceWithoutEnd { pace } => {
            say("event-denial-pace-without-end", &[("pace", pace.into())])
        }
        EventDenial::PaceTooLong { pace, needs, days } => say(
            "event-denial-pace-too-long",
            &[("pace", pace.into()), ("needs", (*needs).into()), ("days", (*days).into())],
        ),
        EventDenial::RoundTooLong { most } => say("event-denial-round-too-long", &[("most", (*most).into())]),
        EventDenial::Delay { most } => say("event-denial-delay", &[("most", u32::from(*most).into())]),
        EventDenial::TooLate(what) => say(&format!("event-denial-too-late-{}", what.key()), &[]),
        EventDenial::RatingLow { min, is } => {
            say("event-denial-rating-low", &[("min", (*min).into()), ("is", (*is).into())])
        }
        EventDenial::RatingHigh { max, is } => {
            say("event-denial-rating-high", &[("max", (*max).into()), ("is", (*is).into())])
        }
        EventDenial::FewGames { min, is } => {
            say("event-denial-few-games", &[("min", (*min).into()), ("is", (*is).into())])
        }
        EventDenial::TimeLosses { max, is } => {
            say("event-denial-time-losses", &[("max", (*max).into()), ("is", (*is).into())])
        }
        EventDenial::Stuck => say("event-denial-stuck", &[]),
        EventDenial::Undecided { names } => {
            let facts = [("names", speech.list(lang, names).into()), ("count", names.len().into())];
            say("event-denial-undecided", &facts)
        }
        EventDenial::MayAppeal { game, days } => {
            say("event-denial-may-appeal", &[("game", game.into()), ("days", (*days).into())])
        }
        EventDenial::Appealed { game } => say("event-denial-appealed", &[("game", game.into())]),
        EventDenial::NotSuspended => say("event-denial-not-suspended", &[]),
        EventDenial::RoundRuns { games } => say("event-denial-round-runs", &[("games", (*games).into())]),
        EventDenial::NoSubstitute => say("event-denial-no-substitute", &[]),
        EventDenial::FirstMoveRuns { name, days: Some(days) } => {
            say("event-denial-first-move-runs", &[("name", name.into()), ("days", (*days).into())])
        }
        EventDenial::FirstMoveRuns { name, days: None } => {
            say("event-denial-first-move-ahead", &[("name", name.into())])
        }
        EventDenial::HasMoved(name) => say("event-denial-has-moved", &[("name", name.into())]),
        EventDenial::NotPlaying(name) => say("event-denial-not-playing", &[("name", name.into())]),
        EventDenial::OwnEvent => say("event-denial-own-event", &[]),
        EventDenial::OwnDeputy(name) => say("event-denial-own-deputy", &[("name", name.into())]),
        EventDenial::NoDirector(name) => say("event-denial-no-director", &[("name", name.into())]),
        EventDenial::OnlyDirectors => say("event-denial-only-directors", &[]),
        EventDenial::NoReason => say("desk-denial-no-reason", &[]),
        EventDenial::LongReason { most } => say("desk-denial-too-long", &[("most", (*most).into())]),
        EventDenial::NothingChanges => say("event-note-nothing", &[]),
    }
}

/// What a director is warned of before a start or a round, a sentence each, and what can be done about it.
pub fn warnings(speech: Speech, lang: Lang, running: bool, warnings: &[StartWarning]) -> Vec<String> {
    let said = |warning: &StartWarning| match warning {
        StartWarning::ManyRounds { rounds, players, most } => {
            let facts =
                [("rounds", (*rounds).into()), ("players", (*players).into()), ("most", (*most).into())];
            let key = if running { "event-warning-many-rounds-running" } else { "event-warning-many-rounds" };
            speech.say(lang, key, &facts)
        }
        StartWarning::Rematches { pairs } => {
            speech.say(lang, "event-warning-rematches", &[("pairs", (*pairs).into())])
        }
        StartWarning::OverLimit { name, running, more, most } => {
            let facts = [
                ("name", name.into()),
                ("running", (*running).into()),
                ("more", (*more).into()),
                ("games", (running + more).into()),
                ("most", (*most).into()),
            ];
            speech.say(lang, "event-warning-limit", &facts)
        }
    };
    let mut all: Vec<String> = warnings.iter().map(said).collect();
    if warnings.iter().any(|warning| matches!(warning, StartWarning::OverLimit { .. })) {
        all.push(speech.word(lang, "event-warning-limit-what"));
    }
    all
}

/// Which sentence says who has won a table: `winners` of them, in an event of `classes` or without; `alone` where everybody but one
/// has left, `nobody` where everybody has.
pub const fn won(winners: usize, classes: bool, alone: bool, nobody: bool) -> &'static str {
    match (winners, classes) {
        (0, false) if nobody => "event-won-none-left",
        (0, true) => "event-won-nobody-class",
        (0, false) => "event-won-nobody",
        (1, false) if alone => "event-won-alone",
        (_, true) => "event-won-class",
        (_, false) => "event-won",
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
        Invalid::OwnAddress(value) => say("invalid-own-address", value),
        Invalid::OddAddress(value) => say("invalid-odd-address", value),
        Invalid::RobotAddress(value) => say("invalid-robot-address", value),
        Invalid::Several(faults) => {
            faults.iter().map(|fault| self::invalid(speech, lang, fault)).collect::<Vec<_>>().join(" ")
        }
        Invalid::Zone(value) => say("invalid-zone", value),
        Invalid::Lang(value) => say("invalid-lang", value),
        Invalid::Country(value) => say("invalid-country", value),
        Invalid::TooManyGames { name, running, most, more } => speech.say(
            lang,
            "invalid-too-many-games",
            &[
                ("name", name.into()),
                ("running", (*running).into()),
                ("most", (*most).into()),
                ("more", (*more).into()),
            ],
        ),
        Invalid::LastAddress => say("invalid-last-address", ""),
        Invalid::Name => say("invalid-name", ""),
        Invalid::LinesOutOfTurn => say("mail-lines-need-a-move", ""),
        Invalid::Note => say("note-too-long", &LONGEST_NOTE.to_string()),
    }
}
