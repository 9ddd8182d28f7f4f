//! Leave by dates: 30 days in a calendar year of the member's own zone (domain.md, "Clocks"). Pure: what is asked, what is
//! entered already and what time it is decide; the door writes it down.
use std::collections::BTreeMap;

use frcec_rules::club::clock::{LEAVE_DAYS, Span, merged};
use frcec_store::leaves::Leave;
use jiff::{Timestamp, ToSpan, civil::Date, tz::TimeZone};

/// What a member asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// To be on leave from a day to a day, both included. Leave that begins on that day already is shortened to it.
    From(Date, Date),
    /// The same, and leave that is entered already is never changed by it.
    New(Date, Date),
    /// To be on leave on this day alone; where a longer leave begins with it, nobody knows what was meant.
    Day(Date),
    /// To take back the leave that begins on this day, or the only one there is; what has begun ends today.
    Cancel(Option<Date>),
}

/// What is to be written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Plan {
    /// Leave from these moments on; its id is the writer's to give.
    Enter(Period),
    /// This leave ends earlier.
    Shorten(Leave),
    /// This leave is taken back before it began.
    Remove(Leave),
}

/// From a day to a day, and the moments that they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The first day.
    pub from: Date,
    /// The last day.
    pub to: Date,
    /// The moments (Unix ms).
    pub span: Span,
}

/// Why leave is not entered or changed. Days are in the member's own zone.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Denial {
    /// It would end before it begins.
    #[error("leave from {from} to {to} ends before it begins")]
    Order {
        /// The first day asked for.
        from: Date,
        /// The last.
        to: Date,
    },
    /// It would begin, or end, in the past.
    #[error("{day} is past")]
    Past {
        /// The day.
        day: Date,
    },
    /// It begins after the end of next year.
    #[error("leave can be entered up to {last}")]
    TooFar {
        /// The last day that can be.
        last: Date,
    },
    /// A day of it is leave already.
    #[error("leave from {from} to {to} is entered already")]
    Overlap {
        /// What is entered.
        from: Date,
        /// What is entered.
        to: Date,
    },
    /// More days than the year has left.
    #[error("{wanted} days of leave in {year}, but only {left} are left")]
    Allowance {
        /// The calendar year.
        year: i16,
        /// Days asked for in it.
        wanted: u32,
        /// Days left in it.
        left: u32,
    },
    /// There is no leave that could be taken back.
    #[error("no such leave")]
    None,
    /// One day was written, and a longer leave begins with it.
    #[error("{from} alone, and leave from {from} to {to} is entered")]
    DayAlone {
        /// What is entered.
        from: Date,
        /// What is entered.
        to: Date,
    },
    /// It ends today, and the day that has begun is used.
    #[error("it ends today, and today is used")]
    UsedUp,
    /// There are several.
    #[error("there are several: name the first day")]
    Several,
    /// The text names no days.
    #[error("not two days")]
    Unreadable,
}

/// The zone of a member. Zones are checked when they are entered; one that has gone since counts as UTC.
pub fn zone(name: &str) -> TimeZone {
    TimeZone::get(name).unwrap_or(TimeZone::UTC)
}

/// The day that it is in `zone` at `at` (Unix ms).
pub fn date(zone: &TimeZone, at: i64) -> Date {
    let at = Timestamp::from_millisecond(at).unwrap_or(if at < 0 { Timestamp::MIN } else { Timestamp::MAX });
    at.to_zoned(zone.clone()).date()
}

/// The first moment of a day (Unix ms); `None` at the end of the calendar. Days of 23 and 25 hours begin where they do.
fn begins(zone: &TimeZone, day: Date) -> Option<i64> {
    Some(zone.to_ambiguous_timestamp(day.at(0, 0, 0, 0)).compatible().ok()?.as_millisecond())
}

/// From the first moment of a day to the last of another.
fn span(zone: &TimeZone, from: Date, to: Date) -> Option<Span> {
    Some(Span { from: begins(zone, from)?, to: begins(zone, to.tomorrow().ok()?)? })
}

/// A calendar year in `zone`.
pub fn year_span(zone: &TimeZone, year: i16) -> Option<Span> {
    span(zone, Date::new(year, 1, 1).ok()?, Date::new(year, 12, 31).ok()?)
}

/// A stored leave's days.
pub fn days(leave: &Leave) -> Option<(Date, Date)> {
    Some((leave.from_day.parse().ok()?, leave.to_day.parse().ok()?))
}

/// How many days of `year` the leave has.
pub fn days_in_year(leaves: &[Leave], year: i16) -> u32 {
    leaves.iter().filter_map(days).map(|(from, to)| in_year(from, to, year)).sum()
}

fn in_year(from: Date, to: Date, year: i16) -> u32 {
    let (Ok(first), Ok(last)) = (Date::new(year, 1, 1), Date::new(year, 12, 31)) else { return 0 };
    let (from, to) = (from.max(first), to.min(last));
    if from > to {
        return 0;
    }
    u32::try_from((to - from).get_days()).map_or(0, |days| days + 1)
}

/// Days of leave that a year has left.
pub fn left(leaves: &[Leave], year: i16) -> u32 {
    LEAVE_DAYS.saturating_sub(days_in_year(leaves, year))
}

/// The leave that is not over on `today`.
pub fn ahead(leaves: &[Leave], now: i64) -> impl Iterator<Item = &Leave> {
    leaves.iter().filter(move |leave| leave.to_at > now)
}

/// What `request` changes in `leaves`, all the member's leave, at `now` (Unix ms).
pub fn plan(zone: &TimeZone, now: i64, leaves: &[Leave], request: Request) -> Result<Plan, Denial> {
    let today = date(zone, now);
    match request {
        Request::From(from, to) => {
            let same = ahead(leaves, now).find(|leave| days(leave).is_some_and(|(day, _)| day == from));
            match same.filter(|leave| to >= from && days(leave).is_some_and(|(_, last)| to < last)) {
                Some(leave) => shorten(zone, now, leave, to),
                None => enter(zone, today, now, leaves, from, to),
            }
        }
        Request::New(from, to) => enter(zone, today, now, leaves, from, to),
        Request::Day(day) => {
            // The first day of a leave alone may ask about it, or have lost its second date: nothing is cut by that.
            let longer = ahead(leaves, now).filter_map(days).find(|(from, to)| *from == day && *to > day);
            match longer {
                Some((from, to)) => Err(Denial::DayAlone { from, to }),
                None => enter(zone, today, now, leaves, day, day),
            }
        }
        Request::Cancel(from) => {
            // Days are whole: the one that has begun is used, and of a leave that ends with it there is nothing to take back.
            let used_up =
                |leave: &&Leave| leave.from_at <= now && days(leave).is_some_and(|(_, last)| last <= today);
            let (used, open): (Vec<_>, Vec<_>) = ahead(leaves, now)
                .filter(|leave| from.is_none_or(|from| days(leave).is_some_and(|(day, _)| day == from)))
                .partition(used_up);
            match open[..] {
                [leave] if leave.from_at > now => Ok(Plan::Remove(leave.clone())),
                [leave] => shorten(zone, now, leave, today),
                [] if used.is_empty() => Err(Denial::None),
                [] => Err(Denial::UsedUp),
                _ => Err(Denial::Several),
            }
        }
    }
}

fn enter(
    zone: &TimeZone,
    today: Date,
    now: i64,
    leaves: &[Leave],
    from: Date,
    to: Date,
) -> Result<Plan, Denial> {
    if to < from {
        return Err(Denial::Order { from, to });
    }
    if from < today {
        return Err(Denial::Past { day: from });
    }
    // Two years: who plans further ahead can enter it later, and nobody's games stand still for ever.
    let last = Date::new(today.year() + 1, 12, 31).unwrap_or(Date::MAX);
    if to > last {
        return Err(Denial::TooFar { last });
    }
    for (known_from, known_to) in leaves.iter().filter_map(days) {
        if from <= known_to && known_from <= to {
            return Err(Denial::Overlap { from: known_from, to: known_to });
        }
    }
    for year in from.year()..=to.year() {
        let (wanted, left) = (in_year(from, to, year), left(leaves, year));
        if wanted > left {
            return Err(Denial::Allowance { year, wanted, left });
        }
    }
    let span = span(zone, from, to).ok_or(Denial::TooFar { last })?;
    // What has passed of today has been counted already.
    Ok(Plan::Enter(Period { from, to, span: Span { from: span.from.max(now), ..span } }))
}

fn shorten(zone: &TimeZone, now: i64, leave: &Leave, to: Date) -> Result<Plan, Denial> {
    let today = date(zone, now);
    if to < today {
        return Err(Denial::Past { day: to });
    }
    let end = to.tomorrow().ok().and_then(|next| begins(zone, next)).ok_or(Denial::Unreadable)?;
    Ok(Plan::Shorten(Leave { to_day: to.to_string(), to_at: end.min(leave.to_at), ..leave.clone() }))
}

/// The stretches of `leaves` that are not over at `now`, for a game in which `used` days of automatic leave were taken
/// from a year already: there the last booked days of that year do not count again.
pub fn spans(zone: &TimeZone, leaves: &[Leave], now: i64, used: impl Fn(i16) -> u32) -> Vec<Span> {
    let mut counted: BTreeMap<i16, u32> = BTreeMap::new();
    let mut spans = Vec::new();
    for leave in leaves {
        let whole = Span { from: leave.from_at, to: leave.to_at };
        let Some((from, to)) = days(leave) else { continue };
        for day in from.series(1.day()).take_while(|day| *day <= to) {
            let days = counted.entry(day.year()).or_default();
            *days += 1;
            if *days + used(day.year()) > LEAVE_DAYS {
                continue;
            }
            let within = span(zone, day, day).and_then(|day| day.within(whole.from, whole.to));
            spans.extend(within.filter(|span| span.to > now));
        }
    }
    merged(spans)
}

/// Reads what a member writes behind the command word: two days, or a word that takes leave back and perhaps its first day.
/// `cancels` knows such words. Days are written 2027-01-05, 5.1.2027, or with strokes where one day shows which figure is the month.
pub fn read(text: &str, cancels: impl Fn(&str) -> bool) -> Result<Request, Denial> {
    let dotted = without_strokes(text);
    // "from 2027-01-05 to 2027-01-12", in whatever language: words between the days say nothing more.
    let words: Vec<&str> =
        dotted.split([' ', ',', '–', '—', '/']).map(str::trim).filter(|word| !word.is_empty()).collect();
    let days: Vec<Date> = words.iter().filter_map(|word| day(word)).collect();
    let digits = words.iter().filter(|word| word.contains(|c: char| c.is_ascii_digit())).count();
    let cancel = words.iter().any(|word| cancels(&word.to_lowercase()));
    match (days.as_slice(), cancel) {
        _ if digits > days.len() => Err(Denial::Unreadable),
        ([], true) => Ok(Request::Cancel(None)),
        ([from], true) => Ok(Request::Cancel(Some(*from))),
        ([one], false) => Ok(Request::Day(*one)),
        ([from, to], false) => Ok(Request::From(*from, *to)),
        _ => Err(Denial::Unreadable),
    }
}

/// The text with `20/12/2026` as `20.12.2026`. Half the world writes the month first, so that a day after the twelfth of a month must
/// show which order its writer has; where none does, the text stays as it is, and cannot be read.
fn without_strokes(text: &str) -> String {
    let figures = |word: &str| -> Option<[u32; 3]> {
        let mut parts = word.trim_matches(['.', ';', ':', '(', ')', ',']).split('/');
        let found = [parts.next()?.parse().ok()?, parts.next()?.parse().ok()?, parts.next()?.parse().ok()?];
        (parts.next().is_none() && found[2] > 999).then_some(found)
    };
    let days: Vec<[u32; 3]> = text.split([' ', '–', '—']).filter_map(figures).collect();
    let day_first = days.iter().any(|[first, ..]| *first > 12);
    let month_first = days.iter().any(|[_, second, _]| *second > 12);
    if day_first == month_first {
        return text.to_owned();
    }
    let dotted = |word: &str| match figures(word) {
        Some([day, month, year]) if day_first => format!("{day}.{month}.{year}"),
        Some([month, day, year]) => format!("{day}.{month}.{year}"),
        None => word.to_owned(),
    };
    text.split([' ', '–', '—']).map(dotted).collect::<Vec<_>>().join(" ")
}

/// A day as people write it.
fn day(word: &str) -> Option<Date> {
    let word = word.trim_matches(['.', ';', ':', '(', ')']);
    if let Ok(day) = word.parse::<Date>() {
        return (word.len() == 10).then_some(day);
    }
    let mut parts = word.split('.');
    let (day, month, year) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() || year.len() != 4 {
        return None;
    }
    Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?).ok()
}

#[cfg(test)]
mod tests;
