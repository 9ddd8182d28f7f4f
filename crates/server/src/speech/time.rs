//! Moments and spans of time in the reader's zone and words.
use jiff::{Timestamp, tz::TimeZone};

use super::{Lang, Speech};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

impl Speech {
    /// A moment (Unix ms) as "3 May 2026, 18:00 (UTC+2)" in `zone` (an IANA name; an unknown one counts as UTC).
    pub fn moment(self, lang: Lang, zone: &str, at: i64) -> String {
        let zone = TimeZone::get(zone).unwrap_or(TimeZone::UTC);
        let Ok(at) = Timestamp::from_millisecond(at) else { return String::new() };
        let local = at.to_zoned(zone);
        self.say(
            lang,
            "moment",
            &[
                ("day", i64::from(local.day()).into()),
                ("month", self.word(lang, &format!("month-{}", local.month())).into()),
                ("year", local.strftime("%Y").to_string().into()),
                ("time", local.strftime("%H:%M").to_string().into()),
                ("offset", offset(local.offset().seconds()).into()),
            ],
        )
    }

    /// A day (Unix ms) as "3 May 2026" in `zone`.
    pub fn day(self, lang: Lang, zone: &str, at: i64) -> String {
        let zone = TimeZone::get(zone).unwrap_or(TimeZone::UTC);
        let Ok(at) = Timestamp::from_millisecond(at) else { return String::new() };
        let local = at.to_zoned(zone);
        self.say(
            lang,
            "day",
            &[
                ("day", i64::from(local.day()).into()),
                ("month", self.word(lang, &format!("month-{}", local.month())).into()),
                ("year", local.strftime("%Y").to_string().into()),
            ],
        )
    }

    /// A span of `ms`, its two largest units only: "9 days 4 hours", "4 hours 10 minutes", "under a minute".
    pub fn span(self, lang: Lang, ms: i64) -> String {
        let ms = ms.max(0);
        let (days, hours, minutes) = (ms / DAY, ms % DAY / HOUR, ms % HOUR / MINUTE);
        let mut parts = Vec::new();
        for (key, count) in [("span-days", days), ("span-hours", hours), ("span-minutes", minutes)] {
            // Minutes beside days would be noise.
            if count > 0 && !(key == "span-minutes" && days > 0) {
                parts.push(self.say(lang, key, &[("count", count.into())]));
            }
        }
        if parts.is_empty() { self.word(lang, "span-nothing") } else { parts.join(" ") }
    }
}

/// An offset in seconds as "UTC", "UTC+2" or "UTC-3:30".
fn offset(seconds: i32) -> String {
    if seconds == 0 {
        return "UTC".to_owned();
    }
    let sign = if seconds < 0 { '-' } else { '+' };
    let minutes = seconds.abs() / 60;
    match (minutes / 60, minutes % 60) {
        (hours, 0) => format!("UTC{sign}{hours}"),
        (hours, minutes) => format!("UTC{sign}{hours}:{minutes:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_said_in_the_readers_zone() {
        let at = "2026-05-03T16:00:00Z".parse::<Timestamp>().unwrap().as_millisecond();
        let speech = Speech::new();
        assert_eq!(speech.moment(Lang::En, "Europe/Berlin", at), "3 May 2026, 18:00 (UTC+2)");
        assert_eq!(speech.moment(Lang::En, "America/St_Johns", at), "3 May 2026, 13:30 (UTC-2:30)");
        assert_eq!(speech.moment(Lang::En, "Nowhere/Land", at), "3 May 2026, 16:00 (UTC)");
    }

    #[test]
    fn spans_have_two_units() {
        let speech = Speech::new();
        assert_eq!(speech.span(Lang::En, 9 * DAY + 4 * HOUR + 59 * MINUTE), "9 days 4 hours");
        assert_eq!(speech.span(Lang::En, DAY), "1 day");
        assert_eq!(speech.span(Lang::En, HOUR + MINUTE), "1 hour 1 minute");
        assert_eq!(speech.span(Lang::En, 59_999), "under a minute");
    }
}
