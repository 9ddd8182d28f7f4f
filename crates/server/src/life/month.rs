//! A calendar month, by which the club's life is told: the newsletter, the game of the month. Months are those of UTC, so that
//! they are the same for all.
use std::{fmt, str::FromStr};

use jiff::{Timestamp, ToSpan, civil::date, tz::TimeZone};

use crate::speech::{Lang, Speech};

/// A month, counted from the year 0: year * 12 + month - 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Month(i64);

/// Years that a page may name.
const YEARS: std::ops::RangeInclusive<i64> = 1900..=9000;

impl Month {
    /// The month that the moment `at` (Unix ms) is in.
    pub fn of(at: i64) -> Self {
        let day =
            Timestamp::from_millisecond(at).map(|at| at.to_zoned(TimeZone::UTC).date()).unwrap_or_default();
        Self(i64::from(day.year()) * 12 + i64::from(day.month()) - 1)
    }

    /// The month that the record counts so.
    pub const fn counted(count: i64) -> Self {
        Self(count)
    }

    /// As the record counts it.
    pub const fn count(self) -> i64 {
        self.0
    }

    /// The year.
    pub const fn year(self) -> i64 {
        self.0.div_euclid(12)
    }

    /// From 1 to 12.
    pub const fn number(self) -> i64 {
        self.0.rem_euclid(12) + 1
    }

    /// The month after it.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }

    /// The month before it.
    #[must_use]
    pub const fn previous(self) -> Self {
        Self(self.0 - 1)
    }

    /// Its first moment (Unix ms).
    pub fn begins(self) -> i64 {
        self.day(1)
    }

    /// The first moment of the month after it (Unix ms).
    pub fn ends(self) -> i64 {
        self.next().begins()
    }

    /// The first moment of a day of it (Unix ms); a day that it has not counts on into the next.
    pub fn day(self, day: i64) -> i64 {
        let year = i16::try_from(self.year()).unwrap_or(i16::MAX).clamp(-9000, 9000);
        let first = date(year, i8::try_from(self.number()).unwrap_or(1), 1);
        let wanted = first.checked_add((day - 1).days()).unwrap_or(first);
        wanted.to_zoned(TimeZone::UTC).map_or(0, |day| day.timestamp().as_millisecond())
    }

    /// "April 2026", in a heading.
    pub fn name(self, speech: Speech, lang: Lang) -> String {
        let month = speech.word(lang, &format!("month-name-{}", self.number()));
        speech.say(
            lang,
            "month-of-year",
            &[("month", month.into()), ("year", self.year().to_string().into())],
        )
    }
}

impl fmt::Display for Month {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}", self.year(), self.number())
    }
}

/// No month.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no month: write it like 2026-04")]
pub struct NoMonth;

impl FromStr for Month {
    type Err = NoMonth;

    fn from_str(text: &str) -> Result<Self, NoMonth> {
        let (year, month) = text.split_once('-').ok_or(NoMonth)?;
        let digits = |text: &str, count: usize| {
            let plain = text.len() == count && text.bytes().all(|octet| octet.is_ascii_digit());
            if plain { text.parse::<i64>().map_err(|_| NoMonth) } else { Err(NoMonth) }
        };
        let (year, month) = (digits(year, 4)?, digits(month, 2)?);
        if YEARS.contains(&year) && (1..=12).contains(&month) {
            Ok(Self(year * 12 + month - 1))
        } else {
            Err(NoMonth)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(text: &str) -> i64 {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    #[test]
    fn a_month_begins_and_ends_in_utc() {
        let april: Month = "2026-04".parse().unwrap();
        assert_eq!((april.begins(), april.ends()), (ms("2026-04-01T00:00:00Z"), ms("2026-05-01T00:00:00Z")));
        assert_eq!(april.day(15), ms("2026-04-15T00:00:00Z"));
        assert_eq!(Month::of(april.begins()), april);
        assert_eq!(Month::of(april.begins() - 1).to_string(), "2026-03");
        assert_eq!("2025-12".parse::<Month>().unwrap().next().to_string(), "2026-01");
        for nonsense in
            ["", "2026", "2026-13", "2026-00", "26-04", "2026-4", "99999-01", "-026-04", "0000-01"]
        {
            assert!(nonsense.parse::<Month>().is_err(), "{nonsense}");
        }
    }

    #[test]
    fn a_month_has_a_name_of_its_own() {
        let april: Month = "2026-04".parse().unwrap();
        let names = Lang::ALL.map(|lang| april.name(Speech::new(), lang));
        assert_eq!(names, ["April 2026", "abril de 2026", "April 2026", "avril 2026", "апрель 2026"]);
    }
}
