//! Moments and spans of time in the reader's zone and words.
use frcec_rules::club::{clock::Span, game::Event};
use frcec_store::leaves::Leave;
use jiff::{Timestamp, civil::Date, tz::TimeZone};

use super::{Lang, Speech};
use crate::{
    leave,
    notice::{Kind, Notice},
    view::GameView,
};

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

/// Stretches of whole days in the zone in which they begin and end at midnight: "from 5 January 2027 to 12 January 2027".
pub fn periods(speech: Speech, lang: Lang, zone: &str, spans: &[Span]) -> String {
    let period = |span: &Span| {
        let (from, to) = (speech.day(lang, zone, span.from), speech.day(lang, zone, span.to - 1));
        if from == to {
            speech.say(lang, "leave-period-day", &[("from", from.into())])
        } else {
            speech.say(lang, "leave-period", &[("from", from.into()), ("to", to.into())])
        }
    };
    speech.list(lang, &spans.iter().map(period).collect::<Vec<_>>())
}

/// A calendar day as "5 January 2027".
fn date(speech: Speech, lang: Lang, date: Date) -> super::Value {
    let noon =
        date.at(12, 0, 0, 0).to_zoned(TimeZone::UTC).map_or(0, |noon| noon.timestamp().as_millisecond());
    speech.day(lang, "UTC", noon).into()
}

/// Why leave is not entered.
pub fn leave_denial(speech: Speech, lang: Lang, denial: &leave::Denial) -> String {
    let say = |key: &str, facts: &[(&'static str, super::Value)]| speech.say(lang, key, facts);
    let date = |day| date(speech, lang, day);
    match *denial {
        leave::Denial::Order { from, to } => {
            say("leave-denial-order", &[("from", date(from)), ("to", date(to))])
        }
        leave::Denial::Past { day } => say("leave-denial-past", &[("day", date(day))]),
        leave::Denial::TooFar { last } => say("leave-denial-too-far", &[("last", date(last))]),
        leave::Denial::Overlap { from, to } => {
            say("leave-denial-overlap", &[("from", date(from)), ("to", date(to))])
        }
        leave::Denial::Allowance { year, wanted, left } => say(
            "leave-denial-allowance",
            &[("year", year.to_string().into()), ("wanted", wanted.into()), ("left", left.into())],
        ),
        leave::Denial::None => say("leave-denial-none", &[]),
        leave::Denial::DayAlone { from, to } => {
            // As it is to be written, not as it is read.
            let write = ("write", from.to_string().into());
            say("leave-denial-day-alone", &[("from", date(from)), ("to", date(to)), write])
        }
        leave::Denial::UsedUp => say("leave-denial-used-up", &[]),
        leave::Denial::Several => say("leave-denial-several", &[]),
        leave::Denial::Unreadable => say("leave-denial-unreadable", &[]),
    }
}

/// The leave that a member has entered, and what this year and the years of that leave have left.
pub fn leave_entered(speech: Speech, lang: Lang, zone: &str, leaves: &[Leave], now: i64) -> Vec<String> {
    let ahead: Vec<Span> =
        leave::ahead(leaves, now).map(|leave| Span { from: leave.from_at, to: leave.to_at }).collect();
    let mut said = vec![if ahead.is_empty() {
        speech.word(lang, "leave-list-none")
    } else {
        speech.say(lang, "leave-list", &[("periods", periods(speech, lang, zone, &ahead).into())])
    }];
    said.extend(leave_left(speech, lang, zone, leaves, now));
    said
}

/// How many days of leave are left, year by year, this year and as far as leave is entered.
pub fn leave_left(speech: Speech, lang: Lang, zone: &str, leaves: &[Leave], now: i64) -> Vec<String> {
    let zone = leave::zone(zone);
    let this = leave::date(&zone, now).year();
    let last = leave::ahead(leaves, now).map(|leave| leave::date(&zone, leave.to_at - 1).year()).max();
    let left = |year: i16| {
        let facts = [("year", year.to_string().into()), ("left", leave::left(leaves, year).into())];
        speech.say(lang, "leave-left", &facts)
    };
    (this..=last.unwrap_or(this).max(this)).map(left).collect()
}

/// What a letter says of an event of the clocks to the reader of `notice`; nothing where the letter is about something else.
pub fn news(speech: Speech, notice: &Notice, view: &GameView, event: &Event) -> Vec<String> {
    let reader = view.person(notice.seat);
    let lang = reader.lang;
    let say = |key: &str, facts: &[(&'static str, super::Value)]| vec![speech.say(lang, key, facts)];
    let name = |seat| ("name", view.person(seat).name.as_str().into());
    match event {
        Event::Leave { seat, spans, .. } if notice.kind == Kind::Leave => {
            if spans.is_empty() {
                return say("leave-theirs-none", &[name(*seat)]);
            }
            let periods = periods(speech, lang, &view.person(*seat).zone, spans);
            say("leave-theirs", &[name(*seat), ("periods", periods.into())])
        }
        Event::Given { seat, ms, .. } => {
            let span = ("span", speech.span(lang, *ms).into());
            if *seat == notice.seat {
                say("given-to-you", &[name(!*seat), span])
            } else {
                say("given-to-them", &[name(*seat), span])
            }
        }
        Event::Granted { seat, ms, .. } => {
            let key = match (*ms < 0, *seat == notice.seat) {
                (false, true) => "granted-to-you",
                (false, false) => "granted-to-them",
                (true, true) => "ungranted-to-you",
                (true, false) => "ungranted-to-them",
            };
            say(key, &[name(*seat), ("span", speech.span(lang, ms.abs()).into())])
        }
        Event::Resumed { .. } => say("resumed", &[]),
        Event::Reopened { .. } => say("reopened", &[]),
        Event::AutoLeave { seat, at, left, .. } if notice.kind == Kind::AutoLeave => {
            if *seat == notice.seat {
                let moment = speech.moment(lang, &reader.zone, *at).into();
                say("auto-leave-yours", &[("moment", moment), ("left", (*left).into())])
            } else {
                say("auto-leave-theirs", &[name(*seat)])
            }
        }
        Event::NoShow { seat, .. } if *seat == notice.seat => {
            say(if view.event.is_some() { "no-show-yours-in-event" } else { "no-show-yours" }, &[])
        }
        Event::NoShow { seat, .. } => {
            if view.event.is_some() {
                return say("no-show-theirs-in-event", &[name(*seat)]);
            }
            [say("no-show-theirs", &[name(*seat)]), say("no-show-theirs-do", &[])].concat()
        }
        _ => Vec::new(),
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
