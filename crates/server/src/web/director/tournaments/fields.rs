//! The fields of an event's form: from the event to text, from text to the event, and which field a refusal is about.
use frcec_rules::club::event::Format;
use frcec_rules::club::pace::Pace;
use frcec_store::players::Player;
use frcec_store::tournaments::PositionMode;
use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::door::{
    Conditions, EventDenial, EventRecord, EventSettings, LARGEST, MOST_DELAY, MOST_ROUNDS, NewEvent,
    StartMode, TooLate,
};
use crate::web::talk::Talk;

/// What is wrong with a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The field's name.
    pub field: &'static str,
    /// The sentence.
    pub text: String,
}

macro_rules! fields {
    ($($name:ident),+ $(,)?) => {
        /// What the form sends.
        #[derive(Clone, Debug, Default, serde::Deserialize)]
        pub struct Sent {
            $(#[serde(default)] $name: String,)+
        }

        /// The names of the fields.
        pub(super) const NAMES: [&str; 25] = [$(stringify!($name)),+];

        impl Sent {
            /// What a field holds.
            pub fn value(&self, name: &str) -> &str {
                match name {
                    $(stringify!($name) => &self.$name,)+
                    _ => "",
                }
            }
        }
    };
}
fields!(
    key,
    act,
    step,
    seen,
    reason,
    name,
    format,
    games,
    class_size,
    rounds,
    pace,
    round_days,
    order,
    positions,
    rated,
    delay,
    capacity,
    start,
    date,
    reopen,
    min_rating,
    max_rating,
    min_finished,
    max_time_losses,
    deputy,
);

/// How a date and a time are written in the form.
const DATE: &str = "%Y-%m-%dT%H:%M";
/// Rounds of a Swiss event where nothing is said.
const ROUNDS: u8 = 5;

impl Sent {
    /// The form of an event that is to be made.
    pub(super) fn fresh(key: String) -> Self {
        let text = str::to_owned;
        Self {
            key,
            format: text("robin"),
            games: text("double"),
            rounds: ROUNDS.to_string(),
            pace: text("bank 30"),
            positions: text("pair"),
            rated: text("1"),
            delay: text("0"),
            start: text("hand"),
            ..Self::default()
        }
    }

    /// The form of an event as it stands.
    pub(super) fn of(record: &EventRecord, zone: &str) -> Self {
        let (event, settings) = (&record.event, &record.settings);
        let number = |value: Option<u32>| value.map(|value| value.to_string()).unwrap_or_default();
        let flag = |on: bool| if on { "1".to_owned() } else { String::new() };
        let (format, class_size, rounds) = match settings.format {
            Format::RoundRobin { class_size, .. } => ("robin", class_size.map(u32::from), ROUNDS),
            Format::Knockout => ("knockout", None, ROUNDS),
            Format::Dropout => ("dropout", None, ROUNDS),
            Format::Swiss { rounds, .. } => ("swiss", None, rounds),
        };
        let (start, date) = match settings.start {
            StartMode::Hand => ("hand", String::new()),
            StartMode::WhenFull => ("full", String::new()),
            StartMode::Date { at } => ("date", written(at, zone)),
        };
        let positions = match event.positions {
            PositionMode::Event => "event",
            PositionMode::Pair => "pair",
            PositionMode::Game => "game",
        };
        let conditions = &settings.conditions;
        Self {
            seen: event.version.to_string(),
            name: event.name.clone(),
            format: format.to_owned(),
            games: if settings.double() { "double" } else { "single" }.to_owned(),
            class_size: number(class_size),
            rounds: rounds.to_string(),
            pace: event.pace.clone(),
            round_days: number(settings.round_days),
            order: if settings.staggered { "staggered" } else { "together" }.to_owned(),
            positions: positions.to_owned(),
            rated: flag(event.rated),
            delay: settings.delay.to_string(),
            capacity: number(settings.capacity),
            start: start.to_owned(),
            date,
            reopen: flag(settings.reopen),
            min_rating: number(conditions.min_rating),
            max_rating: number(conditions.max_rating),
            min_finished: number((conditions.min_finished > 0).then_some(conditions.min_finished)),
            max_time_losses: number(conditions.max_time_losses),
            ..Self::default()
        }
    }

    /// The deputy as the form names one.
    pub(super) fn with_deputy(self, handle: Option<String>) -> Self {
        Self { deputy: handle.unwrap_or_default(), ..self }
    }

    /// The event that the fields describe, and what cannot be read in them; `None` for a form that is none of ours.
    pub(super) fn read(&self, t: &Talk, officers: &[Player]) -> Option<(NewEvent, Vec<Fault>)> {
        let mut faults = Vec::new();
        let mut number = |field: &'static str, least: u32, most: u32| -> Option<u32> {
            let text = self.value(field).trim();
            if text.is_empty() {
                return None;
            }
            let found = text.parse().ok().filter(|number| (least..=most).contains(number));
            if found.is_none() {
                let facts = [("least", least.into()), ("most", most.into())];
                faults.push(Fault { field, text: t.say("event-form-number", &facts) });
            }
            found
        };
        let small = |number: Option<u32>| number.and_then(|number| u8::try_from(number).ok());
        let class_size = small(number("class_size", 3, 100));
        // A Swiss event without a number of rounds is told that it needs one.
        let rounds = small(number("rounds", 1, MOST_ROUNDS)).unwrap_or(0);
        let delay = small(number("delay", 0, u32::from(MOST_DELAY))).unwrap_or(0);
        let (round_days, capacity) = (number("round_days", 1, 730), number("capacity", 2, LARGEST));
        let conditions = Conditions {
            min_rating: number("min_rating", 0, 4000),
            max_rating: number("max_rating", 0, 4000),
            min_finished: number("min_finished", 0, 10_000).unwrap_or(0),
            max_time_losses: number("max_time_losses", 0, 10_000),
        };
        let double = match self.games.as_str() {
            "double" => true,
            "" | "single" => false,
            _ => return None,
        };
        let format = match self.format.as_str() {
            "" | "robin" => Format::RoundRobin { double, class_size },
            "knockout" => Format::Knockout,
            "dropout" => Format::Dropout,
            "swiss" => Format::Swiss { rounds, double },
            _ => return None,
        };
        if class_size.is_some() && !matches!(format, Format::RoundRobin { .. }) {
            faults.push(Fault { field: "class_size", text: t.s("event-form-classes") });
        }
        let matches = double || matches!(format, Format::Knockout | Format::Dropout);
        let staggered = match self.order.as_str() {
            // The club's usual way (domain.md, "Tournaments").
            "" => format == Format::Knockout && self.positions != "game",
            "together" => false,
            "staggered" => matches,
            _ => return None,
        };
        let positions = match self.positions.as_str() {
            "" | "pair" => PositionMode::Pair,
            "event" => PositionMode::Event,
            "game" => PositionMode::Game,
            _ => return None,
        };
        let start = match self.start.as_str() {
            "" | "hand" => StartMode::Hand,
            "full" => StartMode::WhenFull,
            "date" => {
                let at = moment(&self.date, t.zone());
                if at.is_none() {
                    faults.push(Fault { field: "date", text: t.s("event-form-date") });
                }
                at.map_or(StartMode::Hand, |at| StartMode::Date { at })
            }
            _ => return None,
        };
        let deputy = match self.deputy.as_str() {
            "" => None,
            handle => Some(officers.iter().find(|player| player.handle == handle)?.id),
        };
        let new = NewEvent {
            name: self.name.clone(),
            pace: self.pace.parse::<Pace>().ok()?,
            positions,
            rated: !self.rated.is_empty(),
            deputy,
            settings: EventSettings {
                format,
                conditions,
                capacity,
                start,
                reopen: !self.reopen.is_empty(),
                round_days: if matches!(format, Format::RoundRobin { .. }) { None } else { round_days },
                staggered,
                delay,
            },
        };
        Some((new, faults))
    }
}

/// A moment (Unix ms) as the form writes it.
fn written(at: i64, zone: &str) -> String {
    let moment = Timestamp::from_millisecond(at).ok().zip(TimeZone::get(zone).ok());
    moment.map(|(at, zone)| at.to_zoned(zone).strftime(DATE).to_string()).unwrap_or_default()
}

/// The moment (Unix ms) that the form wrote; a day alone is its noon.
fn moment(text: &str, zone: &str) -> Option<i64> {
    let text = text.trim();
    let civil = if text.contains('T') {
        text.parse::<jiff::civil::DateTime>().ok()?
    } else {
        text.parse::<jiff::civil::Date>().ok()?.at(12, 0, 0, 0)
    };
    Some(civil.to_zoned(TimeZone::get(zone).ok()?).ok()?.timestamp().as_millisecond())
}

/// The field that a refusal is about; an empty name for one that is about the whole.
pub(super) const fn field_of(denial: &EventDenial) -> &'static str {
    match denial {
        EventDenial::Name => "name",
        EventDenial::Rounds { .. } | EventDenial::ManyRounds { .. } => "rounds",
        EventDenial::ClassSize => "class_size",
        EventDenial::Capacity { .. }
        | EventDenial::PlacesBelow { .. }
        | EventDenial::NeverFull
        | EventDenial::TooLate(TooLate::Entries) => "capacity",
        EventDenial::DatePast => "date",
        EventDenial::Ratings { .. } => "min_rating",
        EventDenial::StaggeredPositions => "order",
        EventDenial::PaceWithoutEnd { .. }
        | EventDenial::PaceTooLong { .. }
        | EventDenial::TooLate(TooLate::Pace) => "pace",
        EventDenial::RoundTooLong { .. } => "round_days",
        EventDenial::TooLate(TooLate::Format) => "format",
        EventDenial::TooLate(TooLate::Positions) => "positions",
        EventDenial::TooLate(TooLate::Rated) => "rated",
        EventDenial::Delay { .. } | EventDenial::TooLate(TooLate::Delay) => "delay",
        EventDenial::NoDirector(_) | EventDenial::OwnDeputy(_) => "deputy",
        _ => "",
    }
}

/// Sets aside what `denial` says no to, so that the rest can be looked at.
pub(super) fn set_aside(new: &mut NewEvent, denial: &EventDenial) {
    let settings = &mut new.settings;
    match denial {
        EventDenial::Name => "?".clone_into(&mut new.name),
        EventDenial::Rounds { .. } => {
            settings.format = Format::Swiss { rounds: ROUNDS, double: settings.double() }
        }
        EventDenial::ManyRounds { most, .. } => {
            let rounds = u8::try_from(*most).unwrap_or(ROUNDS);
            settings.format = Format::Swiss { rounds, double: settings.double() };
        }
        EventDenial::ClassSize => {
            settings.format = Format::RoundRobin { double: settings.double(), class_size: None };
        }
        EventDenial::Capacity { .. } => {
            settings.capacity = None;
            // A date that does not fit is still to be named.
            if matches!(settings.start, StartMode::WhenFull) {
                settings.start = StartMode::Hand;
            }
        }
        EventDenial::DatePast | EventDenial::NeverFull => settings.start = StartMode::Hand,
        EventDenial::Ratings { .. } => settings.conditions.min_rating = None,
        EventDenial::StaggeredPositions => settings.staggered = false,
        EventDenial::Delay { .. } => settings.delay = 0,
        EventDenial::PaceWithoutEnd { .. } => new.pace = Pace::Bank { days: 1 },
        _ => settings.round_days = None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::Lang;

    fn talk() -> Talk {
        Talk::new(Lang::En, "Europe/Berlin")
    }

    fn sent(change: impl FnOnce(&mut Sent)) -> Sent {
        let mut sent = Sent { name: "Cup".to_owned(), ..Sent::fresh("k".to_owned()) };
        change(&mut sent);
        sent
    }

    #[test]
    fn a_knockout_is_staggered_unless_said_otherwise() {
        let knockout = |order: &str| {
            let form = sent(|sent| {
                sent.format = "knockout".to_owned();
                sent.order = order.to_owned();
            });
            form.read(&talk(), &[]).unwrap().0.settings.staggered
        };
        assert!(knockout("") && knockout("staggered") && !knockout("together"));
        assert!(!sent(|_| {}).read(&talk(), &[]).unwrap().0.settings.staggered);
    }

    #[test]
    fn a_date_is_read_in_the_reader_s_zone() {
        // 3 May 2026, 18:00 in Berlin, which is two hours ahead of UTC then.
        let at = 1_777_824_000_000;
        assert_eq!(moment("2026-05-03T18:00", "Europe/Berlin"), Some(at));
        assert_eq!(written(at, "Europe/Berlin"), "2026-05-03T18:00");
        assert_eq!(moment("2026-05-03", "Europe/Berlin"), Some(at - 6 * 3_600_000));
        assert_eq!(moment("tomorrow", "Europe/Berlin"), None);
    }

    #[test]
    fn every_number_that_is_none_is_named() {
        let form = sent(|sent| {
            sent.capacity = "many".to_owned();
            sent.min_rating = "-1".to_owned();
            sent.class_size = "4".to_owned();
            sent.format = "swiss".to_owned();
        });
        let fields: Vec<&str> =
            form.read(&talk(), &[]).unwrap().1.into_iter().map(|fault| fault.field).collect();
        assert_eq!(fields, ["capacity", "min_rating", "class_size"]);
    }

    #[test]
    fn a_form_of_somebody_else_s_is_no_form() {
        assert!(sent(|sent| sent.format = "x".to_owned()).read(&talk(), &[]).is_none());
        assert!(sent(|sent| sent.pace = "fast".to_owned()).read(&talk(), &[]).is_none());
        assert!(sent(|sent| sent.deputy = "mallory".to_owned()).read(&talk(), &[]).is_none());
    }
}
