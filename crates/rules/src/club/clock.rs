//! What a player's time is charged for, and what it is not (domain.md, "Clocks"). Nothing here ticks: a turn is a moment of
//! telling, what the clock showed then, and the stretches in which it stands still; everything else is computed from these.
use serde::{Deserialize, Serialize};

use super::{pace::DAY_MS, seat::Sides};

/// Whole days of leave that a member has in a calendar year of the own zone.
pub const LEAVE_DAYS: u32 = 30;

/// How long a clock stands still at most while mail does not reach its player through the player's own fault (ms), for one
/// incident.
pub const FAULT_INCIDENT_MS: i64 = 5 * DAY_MS;

/// The same for all incidents of one player in one game (ms).
pub const FAULT_GAME_MS: i64 = 10 * DAY_MS;

/// After so much of the own time without a first move the opponent may have the game cancelled (ms).
pub const NO_SHOW_MS: i64 = 7 * DAY_MS;

/// The most that an opponent gives at once (days).
pub const GIFT_DAYS: u32 = 30;

/// The most that a clock shows after a gift (days).
pub const GIFT_CEILING_DAYS: u32 = 365;

/// A stretch of time: from its first moment to the one after its last (Unix ms).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Span {
    /// The first moment.
    pub from: i64,
    /// The moment after the last.
    pub to: i64,
}

impl Span {
    /// Whether `at` is in it.
    pub const fn contains(self, at: i64) -> bool {
        self.from <= at && at < self.to
    }

    /// What of it lies within `from..to`; `None` if nothing does.
    pub fn within(self, from: i64, to: i64) -> Option<Self> {
        let cut = Self { from: self.from.max(from), to: self.to.min(to) };
        (cut.from < cut.to).then_some(cut)
    }
}

/// The stretches in their order, those that touch made one.
pub fn merged(spans: impl IntoIterator<Item = Span>) -> Vec<Span> {
    let mut spans: Vec<Span> = spans.into_iter().filter(|span| span.from < span.to).collect();
    spans.sort_unstable();
    let mut merged: Vec<Span> = Vec::with_capacity(spans.len());
    for span in spans {
        match merged.last_mut() {
            Some(last) if span.from <= last.to => last.to = last.to.max(span.to),
            _ => merged.push(span),
        }
    }
    merged
}

/// How much of `from..to` lies in one of the stretches (ms).
fn covered(spans: impl IntoIterator<Item = Span>, from: i64, to: i64) -> i64 {
    let cut = spans.into_iter().filter_map(|span| span.within(from, to));
    merged(cut).iter().map(|span| span.to - span.from).sum()
}

/// Where the time of a turn went (ms). The three together are the time that passed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reckoning {
    /// Counted against the player.
    pub charged_ms: i64,
    /// Not counted: not told yet, our outage, failing delivery.
    pub free_ms: i64,
    /// Not counted: on leave, booked or automatic.
    pub leave_ms: i64,
}

/// The turn of a player who was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// When the player was told (Unix ms).
    pub told_at: i64,
    /// What the clock showed then, with what the opponent has given since (ms).
    pub left_ms: i64,
    /// Stretches that are nobody's time.
    pub free: Vec<Span>,
    /// Stretches of leave. Where one is also free, it is free.
    pub leave: Vec<Span>,
}

impl Turn {
    /// Where the time from the telling to `at` went.
    pub fn reckon(&self, at: i64) -> Reckoning {
        let passed = (at - self.told_at).max(0);
        let free_ms = covered(self.free.iter().copied(), self.told_at, at);
        let stopped_ms = covered(self.free.iter().chain(&self.leave).copied(), self.told_at, at);
        Reckoning { charged_ms: passed - stopped_ms, free_ms, leave_ms: stopped_ms - free_ms }
    }

    /// The last moment at which an answer is in time; `None` while the clock stands still without an end.
    pub fn deadline(&self) -> Option<i64> {
        let mut now = self.told_at;
        let mut left = self.left_ms;
        for stop in merged(self.free.iter().chain(&self.leave).copied()) {
            let running = stop.from - now;
            // With nothing left where a stop begins, its end is still in time.
            if running > left {
                break;
            }
            left -= running.max(0);
            now = now.max(stop.to);
        }
        (now < i64::MAX).then(|| now.saturating_add(left))
    }
}

/// Whose fault it is that mail does not arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// Ours, or nobody knows: the clock stands still without limit.
    Ours,
    /// The player's, as a full mailbox: it stands still for so long only.
    Theirs,
}

/// Delivery that has been failing since a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Failing {
    /// Since when (Unix ms).
    pub from: i64,
    /// Through whom.
    pub fault: Fault,
    /// For how long the clock has stood still in this incident before, through the player's fault (ms): a letter that went in
    /// between, and came back as well, begins no new one.
    #[serde(default, skip_serializing_if = "is_default")]
    pub spent_ms: i64,
}

/// A stretch that stood still through the player's own fault, and is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Incident {
    /// Until when delivery failed (Unix ms).
    pub to: i64,
    /// For how long the clock stood still (ms).
    pub spent_ms: i64,
}

/// A day of automatic leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AutoDay {
    /// Its first moment (Unix ms): the flag would have fallen here.
    pub from: i64,
    /// The calendar year that it is taken from.
    pub year: i16,
}

impl AutoDay {
    const fn span(self) -> Span {
        Span { from: self.from, to: self.from + DAY_MS }
    }
}

/// Days of automatic leave that a player has taken in one game, from one calendar year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AutoYear {
    /// The calendar year.
    pub year: i16,
    /// Days.
    pub days: u32,
}

/// What stops the clocks of one game. All of it is folded from the game's events.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Stops {
    /// Booked leave of both players, as far as it is not past.
    #[serde(skip_serializing_if = "is_default")]
    pub leave: Sides<Vec<Span>>,
    /// What stood still in the present turn and is over.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub free: Vec<Span>,
    /// Automatic leave in the present turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub auto: Vec<AutoDay>,
    /// All automatic leave.
    #[serde(skip_serializing_if = "is_default")]
    pub auto_years: Sides<Vec<AutoYear>>,
    /// Mail that does not reach the side to move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub failing: Option<Failing>,
    /// The last time in this turn in which it did not through the player's own fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub incident: Option<Incident>,
    /// For how long the clock has stood still through its player's fault (ms), incidents that are over.
    #[serde(skip_serializing_if = "is_default")]
    pub fault_ms: Sides<i64>,
    /// Whether our page has shown the position to the side to move: then it knows, whatever becomes of letters.
    #[serde(skip_serializing_if = "is_default")]
    pub seen: bool,
    /// Whether it was noted that the side to move has made no first move.
    #[serde(skip_serializing_if = "is_default")]
    pub no_show: bool,
    /// Since when the directors decide about the game (Unix ms): until then nobody moves, and no clock runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paused: Option<i64>,
}

/// Whether a field may be left out of what is stored.
pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Stops {
    /// The stretch for which a failing delivery stops the clock of a player who has used `used_ms` of such time before.
    pub(super) fn failing_span(failing: Failing, used_ms: i64) -> Span {
        let to = match failing.fault {
            Fault::Ours => i64::MAX,
            Fault::Theirs => {
                let left = (FAULT_INCIDENT_MS - failing.spent_ms).min(FAULT_GAME_MS - used_ms);
                failing.from + left.max(0)
            }
        };
        Span { from: failing.from, to }
    }

    /// Everything that is nobody's time in the turn of the player who has used `used_ms` of the limit of a game.
    pub(super) fn free_spans(&self, used_ms: i64) -> Vec<Span> {
        let open = self.failing.map(|failing| Self::failing_span(failing, used_ms));
        self.free.iter().copied().chain(open).collect()
    }

    /// The days of automatic leave in the present turn.
    pub(super) fn auto_spans(&self) -> impl Iterator<Item = Span> + '_ {
        self.auto.iter().map(|day| day.span())
    }

    /// Gives back days of automatic leave that begin at `from` or later: it turned out that they were not needed.
    pub(super) fn give_back_auto(years: &mut Vec<AutoYear>, auto: &mut Vec<AutoDay>, from: i64) {
        auto.retain(|day| {
            let stays = day.from < from;
            if !stays && let Some(year) = years.iter_mut().find(|year| year.year == day.year) {
                year.days -= year.days.min(1);
            }
            stays
        });
        years.retain(|year| year.days > 0);
    }
}

/// A calendar year of a player's own zone, and what of its leave is booked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeaveYear {
    /// The year.
    pub year: i16,
    /// Its first moment and the one after its last.
    pub span: Span,
    /// Days booked in it, past and to come.
    pub booked: u32,
}

/// What a game does not know of itself, but its clocks depend on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Around {
    /// When the club's server was down.
    pub outages: Vec<Span>,
    /// The calendar years of both players that matter now. Without one there is no automatic leave.
    pub years: Sides<Vec<LeaveYear>>,
    /// Whether the game belongs to an event: there a player who has made no move gets no automatic leave.
    pub in_event: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = DAY_MS / 24;

    fn turn(free: &[(i64, i64)], leave: &[(i64, i64)]) -> Turn {
        let spans = |list: &[(i64, i64)]| {
            list.iter().map(|&(from, to)| Span { from: from * HOUR, to: to * HOUR }).collect()
        };
        Turn { told_at: 0, left_ms: 10 * HOUR, free: spans(free), leave: spans(leave) }
    }

    #[test]
    fn what_is_free_and_leave_at_once_is_free() {
        let turn = turn(&[(2, 4)], &[(3, 6), (5, 7)]);
        let at = 8 * HOUR;
        let expected = Reckoning { charged_ms: 3 * HOUR, free_ms: 2 * HOUR, leave_ms: 3 * HOUR };
        assert_eq!(turn.reckon(at), expected);
        assert_eq!(turn.reckon(-HOUR), Reckoning::default());
    }

    #[test]
    fn a_deadline_waits_for_every_stop_before_it() {
        assert_eq!(turn(&[], &[]).deadline(), Some(10 * HOUR));
        assert_eq!(turn(&[(2, 4)], &[(3, 6)]).deadline(), Some(14 * HOUR));
        // A stop that begins when nothing is left still counts, one that begins later does not.
        assert_eq!(turn(&[], &[(10, 12)]).deadline(), Some(12 * HOUR));
        assert_eq!(turn(&[], &[(11, 12)]).deadline(), Some(10 * HOUR));
        // What began before the telling counts from the telling.
        assert_eq!(turn(&[], &[(-5, 5)]).deadline(), Some(15 * HOUR));
        assert_eq!(turn(&[], &[(-5, 0)]).deadline(), Some(10 * HOUR));
    }

    #[test]
    fn without_an_end_there_is_no_deadline() {
        let mut turn = turn(&[], &[]);
        turn.free.push(Span { from: HOUR, to: i64::MAX });
        assert_eq!(turn.deadline(), None);
    }

    #[test]
    fn stops_of_a_plain_game_are_stored_as_nothing() {
        assert_eq!(serde_json::to_string(&Stops::default()).unwrap(), "{}");
        assert_eq!(serde_json::from_str::<Stops>("{}").unwrap(), Stops::default());
    }
}
