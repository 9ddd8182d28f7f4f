//! When a player is reminded of a move: at half the time, three days and one day before the deadline.
//!
//! A reminder that would come soon after the player was told, or soon before a more urgent one, is left out.

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;

/// No reminder comes sooner after the telling than this, nor within the first quarter of the time.
const AFTER_TOLD: i64 = 12 * HOUR;
/// Of two reminders that are closer to each other only the later one is sent: they fall together, and say the same.
const APART: i64 = 12 * HOUR;

/// Which reminder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Half of the time has gone.
    Half,
    /// Three days are left.
    ThreeDays,
    /// One day is left.
    OneDay,
}

impl Kind {
    /// The word in the record.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Half => "half",
            Self::ThreeDays => "three-days",
            Self::OneDay => "one-day",
        }
    }
}

/// The reminders for a player who was told at `told` and has until `deadline` (both Unix ms), with their moments, in order.
pub fn plan(told: i64, deadline: i64) -> Vec<(Kind, i64)> {
    let span = deadline.saturating_sub(told).max(0);
    let earliest = told.saturating_add(AFTER_TOLD.max(span / 4));
    let mut all = vec![
        (Kind::Half, told + span / 2),
        (Kind::ThreeDays, deadline - 3 * DAY),
        (Kind::OneDay, deadline - DAY),
    ];
    all.retain(|(_, at)| *at >= earliest);
    all.sort_by_key(|(_, at)| *at);
    let mut kept: Vec<(Kind, i64)> = Vec::with_capacity(all.len());
    for next in all.into_iter().rev() {
        if kept.last().is_none_or(|later| later.1 - next.1 >= APART) {
            kept.push(next);
        }
    }
    kept.reverse();
    kept
}

/// What to do at `now`: the reminder to send, if one is due (the latest: one that was missed is not made up for), and
/// when to look again.
pub fn due(told: i64, deadline: i64, now: i64) -> (Option<Kind>, Option<i64>) {
    let plan = plan(told, deadline);
    let send = plan.iter().rev().find(|(_, at)| *at <= now).map(|(kind, _)| *kind);
    let next = plan.iter().find(|(_, at)| *at > now).map(|(_, at)| *at);
    (send.filter(|_| now < deadline), next)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn days(span: i64) -> Vec<(Kind, i64)> {
        plan(0, span).into_iter().map(|(kind, at)| (kind, at / HOUR)).collect()
    }

    #[test]
    fn what_makes_sense_for_each_span() {
        use Kind::{Half, OneDay, ThreeDays};
        assert_eq!(days(30 * DAY), [(Half, 15 * 24), (ThreeDays, 27 * 24), (OneDay, 29 * 24)]);
        assert_eq!(days(10 * DAY), [(Half, 5 * 24), (ThreeDays, 7 * 24), (OneDay, 9 * 24)]);
        assert_eq!(days(7 * DAY), [(Half, 84), (ThreeDays, 4 * 24), (OneDay, 6 * 24)]);
        assert_eq!(days(6 * DAY), [(ThreeDays, 3 * 24), (OneDay, 5 * 24)], "half of the time is three days");
        assert_eq!(days(5 * DAY), [(ThreeDays, 48), (Half, 60), (OneDay, 4 * 24)]);
        assert_eq!(days(4 * DAY), [(ThreeDays, 24), (Half, 48), (OneDay, 3 * 24)]);
        assert_eq!(days(3 * DAY), [(Half, 36), (OneDay, 2 * 24)]);
        assert_eq!(days(2 * DAY), [(OneDay, 24)]);
        assert_eq!(days(DAY), [(Half, 12)]);
        assert_eq!(days(12 * HOUR), []);
        assert_eq!(days(-DAY), []);
    }

    #[test]
    fn the_latest_that_is_due_is_sent_and_none_after_the_deadline() {
        let now = |at: i64| due(0, 30 * DAY, at);
        assert_eq!(now(15 * DAY - 1), (None, Some(15 * DAY)));
        assert_eq!(now(15 * DAY), (Some(Kind::Half), Some(27 * DAY)));
        assert_eq!(now(28 * DAY), (Some(Kind::ThreeDays), Some(29 * DAY)));
        assert_eq!(now(29 * DAY + HOUR), (Some(Kind::OneDay), None));
        assert_eq!(now(30 * DAY), (None, None));
    }
}
