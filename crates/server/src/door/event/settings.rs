//! What a director decides about an event, and what of it makes no sense. Pure.
use frcec_rules::club::{
    event::{Format, swiss},
    pace::{DAY_MS, Pace},
};
use frcec_store::{
    PlayerId, StoreError,
    tournaments::{PositionMode, Tournament, TournamentKind},
};
use serde::{Deserialize, Serialize};

use super::{EventDenial, denial::TooLate};
use crate::door::{SubmitError, row::json};

/// The most members that one event takes; a round robin of more would need more rounds than the draw has links.
pub const LARGEST: u32 = 200;
/// The most rounds of a Swiss event.
pub const MOST_ROUNDS: u32 = 30;
/// The longest time that a round can last (days).
const LONGEST_ROUND: u32 = 2 * 365;
/// The most moves that an unfinished game can be shown behind.
pub const MOST_DELAY: u8 = 20;
/// The longest name (characters).
const LONGEST_NAME: usize = 80;

/// An event to be made, or as it shall be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEvent {
    /// The title.
    pub name: String,
    /// The time control.
    pub pace: Pace,
    /// For whom a starting position is drawn.
    pub positions: PositionMode,
    /// Whether its games count for the rating list.
    pub rated: bool,
    /// Who runs it when the director is silent; a director or admin.
    pub deputy: Option<PlayerId>,
    /// All else.
    pub settings: EventSettings,
}

/// What the event's `settings` column holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventSettings {
    /// How it is played.
    pub format: Format,
    /// Who may enter.
    #[serde(default)]
    pub conditions: Conditions,
    /// How many may play; who enters later waits for a place.
    #[serde(default)]
    pub capacity: Option<u32>,
    /// What starts it.
    #[serde(default)]
    pub start: StartMode,
    /// Whether its start opens the next one of its kind.
    #[serde(default)]
    pub reopen: bool,
    /// How long a round lasts at the most (days), in formats with rounds; `None` takes what the pace needs.
    #[serde(default)]
    pub round_days: Option<u32>,
    /// Whether the second game of a match waits for the first.
    #[serde(default)]
    pub staggered: bool,
    /// How many full moves behind everybody but the two players sees a game while it is played.
    #[serde(default)]
    pub delay: u8,
}

/// Who may enter. Ratings in whole points, as the list shows them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Conditions {
    /// The least rating; who has none counts as 1500.
    pub min_rating: Option<u32>,
    /// The highest rating.
    pub max_rating: Option<u32>,
    /// The least number of games finished here.
    pub min_finished: u32,
    /// The most games lost on time.
    pub max_time_losses: Option<u32>,
}

/// What starts an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum StartMode {
    /// The director.
    #[default]
    Hand,
    /// A date (Unix ms).
    Date {
        /// When.
        at: i64,
    },
    /// The entry that takes the last place.
    WhenFull,
}

impl EventSettings {
    /// An event of this format that its director starts by hand, open to all.
    pub fn new(format: Format) -> Self {
        Self {
            format,
            conditions: Conditions::default(),
            capacity: None,
            start: StartMode::Hand,
            reopen: false,
            round_days: None,
            staggered: false,
            delay: 0,
        }
    }

    /// The settings of a stored event.
    pub fn of(event: &Tournament) -> Result<Self, SubmitError> {
        Self::parse(&event.settings).map_err(|error| corrupt(event, "settings", error.to_string()))
    }

    fn parse(text: &str) -> Result<Self, serde_json::Error> {
        /// What was stored when round robins were all there was.
        #[derive(Deserialize)]
        struct First {
            #[serde(default)]
            double: bool,
        }
        let value: serde_json::Value = serde_json::from_str(text)?;
        if value.get("format").is_some() {
            return serde_json::from_value(value);
        }
        let First { double } = serde_json::from_value(value)?;
        Ok(Self::new(Format::RoundRobin { double, class_size: None }))
    }

    /// The text of the `settings` column.
    pub fn to_text(&self) -> String {
        json(self)
    }

    /// Whether it is played in rounds that wait for each other, so that each has to end by itself.
    pub fn in_rounds(&self) -> bool {
        !matches!(self.format, Format::RoundRobin { .. })
    }

    /// Whether each pair plays two games.
    pub fn double(&self) -> bool {
        match self.format {
            Format::RoundRobin { double, .. } | Format::Swiss { double, .. } => double,
            Format::Knockout | Format::Dropout => true,
        }
    }

    /// How long a round lasts (ms): both players may use all their time, one after the other, and where the second game
    /// waits for the first, twice. `None` where there are no such rounds.
    pub fn round_ms(&self, pace: Pace) -> Option<i64> {
        let needed = self.needed_days(pace)?;
        Some(i64::from(self.round_days.unwrap_or(needed)) * DAY_MS)
    }

    fn needed_days(&self, pace: Pace) -> Option<u32> {
        let Pace::Bank { days } = pace else { return None };
        self.in_rounds().then_some(days * if self.staggered { 4 } else { 2 })
    }

    /// When the worker has to look at it while it takes entries (Unix ms).
    pub fn look_at(&self) -> Option<i64> {
        match self.start {
            StartMode::Date { at } => Some(at),
            StartMode::Hand | StartMode::WhenFull => None,
        }
    }
}

/// The word of a format in the record.
pub fn kind_of(format: Format) -> TournamentKind {
    match format {
        Format::RoundRobin { .. } => TournamentKind::RoundRobin,
        Format::Knockout => TournamentKind::Knockout,
        Format::Dropout => TournamentKind::Dropout,
        Format::Swiss { .. } => TournamentKind::Swiss,
    }
}

impl NewEvent {
    /// A rated event of this format and pace that its director starts by hand, open to all, with a position for each pair.
    pub fn new(name: &str, format: Format, pace: Pace) -> Self {
        Self {
            name: name.to_owned(),
            pace,
            positions: PositionMode::Pair,
            rated: true,
            deputy: None,
            settings: EventSettings::new(format),
        }
    }

    /// The same with what people write tidied.
    #[must_use]
    pub fn tidied(&self) -> Self {
        Self { name: self.name.split_whitespace().collect::<Vec<_>>().join(" "), ..self.clone() }
    }

    /// What makes no sense in it at `now` (Unix ms).
    pub fn check(&self, now: i64) -> Result<(), EventDenial> {
        let settings = &self.settings;
        if self.name.is_empty()
            || self.name.chars().count() > LONGEST_NAME
            || self.name.chars().any(char::is_control)
        {
            return Err(EventDenial::Name);
        }
        match settings.format {
            Format::Swiss { rounds, .. } if !(1..=MOST_ROUNDS).contains(&u32::from(rounds)) => {
                return Err(EventDenial::Rounds { most: MOST_ROUNDS });
            }
            Format::RoundRobin { class_size: Some(size), .. } if size < 3 => {
                return Err(EventDenial::ClassSize);
            }
            _ => {}
        }
        if settings.capacity.is_some_and(|capacity| !(2..=LARGEST).contains(&capacity)) {
            return Err(EventDenial::Capacity { most: LARGEST });
        }
        match settings.start {
            StartMode::Date { at } if at <= now => return Err(EventDenial::DatePast),
            StartMode::WhenFull if settings.capacity.is_none() => return Err(EventDenial::NeverFull),
            _ => {}
        }
        if let (Format::Swiss { rounds, .. }, Some(places)) = (settings.format, settings.capacity) {
            let most = swiss::most_rounds(usize::try_from(places).unwrap_or(usize::MAX));
            let (rounds, most) = (u32::from(rounds), u32::try_from(most).unwrap_or(u32::MAX));
            if rounds > most {
                return Err(EventDenial::ManyRounds { rounds, places, most });
            }
        }
        let Conditions { min_rating, max_rating, .. } = settings.conditions;
        if let (Some(min), Some(max)) = (min_rating, max_rating)
            && min > max
        {
            return Err(EventDenial::Ratings { min, max });
        }
        if settings.staggered && self.positions == PositionMode::Game {
            return Err(EventDenial::StaggeredPositions);
        }
        if settings.delay > MOST_DELAY {
            return Err(EventDenial::Delay { most: MOST_DELAY });
        }
        self.check_rounds()
    }

    /// Events with rounds allow only paces that fit the round, so that they end by themselves (domain.md, "Tournaments").
    fn check_rounds(&self) -> Result<(), EventDenial> {
        let settings = &self.settings;
        if !settings.in_rounds() {
            return Ok(());
        }
        let Some(needs) = settings.needed_days(self.pace) else {
            return Err(EventDenial::PaceWithoutEnd { pace: self.pace.to_string() });
        };
        let days = settings.round_days.unwrap_or(needs);
        if needs > days {
            return Err(EventDenial::PaceTooLong { pace: self.pace.to_string(), needs, days });
        }
        if days > LONGEST_ROUND {
            return Err(EventDenial::RoundTooLong { most: LONGEST_ROUND });
        }
        Ok(())
    }

    /// What of the change from `old` comes too late: once somebody has entered, what the entrants entered for stays; once
    /// the event has begun, everything but its name and whether it opens the next one.
    pub fn check_change(&self, old: &Self, anybody_in: bool, open: bool) -> Result<(), EventDenial> {
        let late = |what| Err(EventDenial::TooLate(what));
        let (new, was) = (&self.settings, &old.settings);
        if kind_of(new.format) != kind_of(was.format) {
            // A dropout has a number of its own.
            return late(TooLate::Format);
        }
        if anybody_in || !open {
            if new.format != was.format {
                return late(TooLate::Format);
            }
            if self.pace != old.pace || new.round_days != was.round_days || new.staggered != was.staggered {
                return late(TooLate::Pace);
            }
            if self.positions != old.positions {
                return late(TooLate::Positions);
            }
            if self.rated != old.rated {
                return late(TooLate::Rated);
            }
            // What was hidden from others stays hidden, and nobody can take back what was shown.
            if new.delay != was.delay {
                return late(TooLate::Delay);
            }
        }
        let entering =
            (&new.conditions, new.capacity, new.start) != (&was.conditions, was.capacity, was.start);
        if !open && entering {
            return late(TooLate::Entries);
        }
        Ok(())
    }
}

/// The name of the event that follows: "Spring 2" after "Spring", "Spring 3" after it.
pub fn next_name(name: &str) -> String {
    let (stem, number) = match name.rsplit_once(' ') {
        Some((stem, number)) if number.len() < 5 && number.bytes().all(|digit| digit.is_ascii_digit()) => {
            (stem, number.parse::<u32>().unwrap_or(1))
        }
        _ => (name, 1),
    };
    let tail = format!(" {}", number + 1);
    let stem: String = stem.chars().take(LONGEST_NAME - tail.len()).collect();
    stem + &tail
}

/// A column of an event that cannot be read.
pub(in crate::door) fn corrupt(event: &Tournament, column: &str, why: String) -> SubmitError {
    StoreError::Corrupt { table: "tournaments", column: column.to_owned(), key: event.code.clone(), why }
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn knockout(pace: &str, round_days: Option<u32>, staggered: bool) -> NewEvent {
        NewEvent {
            name: "Cup".to_owned(),
            pace: pace.parse().unwrap(),
            positions: PositionMode::Pair,
            rated: true,
            deputy: None,
            settings: EventSettings { round_days, staggered, ..EventSettings::new(Format::Knockout) },
        }
    }

    #[test]
    fn a_pace_has_to_fit_the_round() {
        let needs_a_bank = knockout("10/30", Some(90), false).check(0);
        assert_eq!(needs_a_bank, Err(EventDenial::PaceWithoutEnd { pace: "10/30".to_owned() }));
        assert_eq!(knockout("bank 30", Some(60), false).check(0), Ok(()));
        let too_long = |needs, days| EventDenial::PaceTooLong { pace: "bank 30".to_owned(), needs, days };
        assert_eq!(knockout("bank 30", Some(59), false).check(0), Err(too_long(60, 59)));
        // The second game may begin when all time of the first is used up.
        assert_eq!(knockout("bank 30", Some(60), true).check(0), Err(too_long(120, 60)));
        assert_eq!(
            knockout("bank 30", None, true).settings.round_ms("bank 30".parse().unwrap()),
            Some(120 * DAY_MS)
        );
        let all_at_once = EventSettings::new(Format::RoundRobin { double: false, class_size: None });
        let any = NewEvent { settings: all_at_once, ..knockout("10/30", None, false) };
        assert_eq!(any.check(0), Ok(()));
    }

    #[test]
    fn a_date_in_the_past_starts_nothing() {
        let mut event = knockout("bank 30", None, false);
        event.settings.start = StartMode::Date { at: 1000 };
        assert_eq!(event.check(1000), Err(EventDenial::DatePast));
        assert_eq!(event.check(999), Ok(()));
        event.settings.start = StartMode::WhenFull;
        assert_eq!(event.check(0), Err(EventDenial::NeverFull));
        event.settings.capacity = Some(1);
        assert_eq!(event.check(0), Err(EventDenial::Capacity { most: LARGEST }));
    }

    #[test]
    fn two_positions_in_a_match_are_not_played_one_after_the_other() {
        let event = NewEvent { positions: PositionMode::Game, ..knockout("bank 30", None, true) };
        assert_eq!(event.check(0), Err(EventDenial::StaggeredPositions));
    }

    #[test]
    fn what_was_entered_for_stays() {
        let old = knockout("bank 30", None, false);
        let other = knockout("bank 40", None, false);
        assert_eq!(other.check_change(&old, false, true), Ok(()));
        assert_eq!(other.check_change(&old, true, true), Err(EventDenial::TooLate(TooLate::Pace)));
        let mut full = old.clone();
        full.settings.capacity = Some(8);
        assert_eq!(full.check_change(&old, true, true), Ok(()));
        assert_eq!(full.check_change(&old, true, false), Err(EventDenial::TooLate(TooLate::Entries)));
        let dropout = NewEvent { settings: EventSettings::new(Format::Dropout), ..old.clone() };
        assert_eq!(dropout.check_change(&old, false, true), Err(EventDenial::TooLate(TooLate::Format)));
        let named = NewEvent { name: "Other".to_owned(), ..old.clone() };
        assert_eq!(named.check_change(&old, true, false), Ok(()));
    }

    #[test]
    fn the_first_settings_are_still_read() {
        let robin = |double| EventSettings::new(Format::RoundRobin { double, class_size: None });
        assert_eq!(EventSettings::parse("{\"double\":true}").unwrap(), robin(true));
        assert_eq!(EventSettings::parse("{}").unwrap(), robin(false));
        let new = EventSettings { staggered: true, ..EventSettings::new(Format::Knockout) };
        assert_eq!(EventSettings::parse(&new.to_text()).unwrap(), new);
    }

    #[test]
    fn the_next_one_counts_on() {
        assert_eq!(next_name("Spring Cup"), "Spring Cup 2");
        assert_eq!(next_name("Spring Cup 2"), "Spring Cup 3");
        assert_eq!(next_name("Spring 2026"), "Spring 2027");
        assert_eq!(next_name(&"x".repeat(80)).chars().count(), 80);
    }
}
