//! The clocks of a game: what they show, when they stand still, when time is up.
use super::{
    Game,
    command::{Command, Denial},
    event::{Event, Stop, Telling},
    outcome::{EndReason, Outcome},
};
use crate::club::{
    clock::{
        Around, AutoDay, AutoYear, Failing, Fault, GIFT_CEILING_DAYS, GIFT_DAYS, Incident, LEAVE_DAYS,
        NO_SHOW_MS, Reckoning, Span, Stops, Turn, merged,
    },
    pace::{DAY_MS, FLAG_GRACE_MS, Pace},
    seat::Seat,
};

/// What the clocks show.
impl Game {
    /// When the side to move was told (Unix ms).
    pub fn told_at(&self) -> Option<i64> {
        self.facts.told_at
    }

    /// Whether the side to move has to be told of its turn, for the first time or because mail failed.
    pub fn wants_telling(&self) -> bool {
        self.is_running() && (self.facts.told_at.is_none() || self.facts.stops.failing.is_some())
    }

    /// When the turn of the side to move began (Unix ms): the start or the opponent's move.
    pub fn turn_began_at(&self) -> Option<i64> {
        self.facts.moved_at.or(self.facts.started_at)
    }

    /// The turn of the side to move; `None` while it has not been told, the game is halted, or does not run.
    pub fn turn(&self) -> Option<Turn> {
        self.turn_told(self.facts.told_at?)
    }

    /// The turn of the side to move, if it is, or was, told of it at `told_at`.
    fn turn_told(&self, told_at: i64) -> Option<Turn> {
        let seat = self.to_move()?;
        let stops = &self.facts.stops;
        if stops.paused.is_some() {
            return None;
        }
        // No leave stops a bank: its days are for the whole game, leave included (domain.md).
        let leave = if self.has_leave() {
            stops.leave.get(seat).iter().copied().chain(stops.auto_spans()).collect()
        } else {
            Vec::new()
        };
        Some(Turn {
            told_at,
            left_ms: *self.facts.left_ms.get(seat),
            free: stops.free_spans(*stops.fault_ms.get(seat)),
            leave,
        })
    }

    /// Where the time since the present turn began has gone, as of `at`.
    pub fn reckoning(&self, at: i64) -> Reckoning {
        let began = self.turn_began_at().unwrap_or(at);
        match self.turn() {
            Some(turn) => {
                let told = turn.reckon(at);
                let before = (turn.told_at.min(at) - began).max(0);
                Reckoning { free_ms: told.free_ms + before, ..told }
            }
            None => Reckoning { free_ms: (at - began).max(0), ..Reckoning::default() },
        }
    }

    /// What `seat`'s clock shows at `now` (ms, never below 0).
    pub fn left_ms(&self, seat: Seat, now: i64) -> i64 {
        let left = *self.facts.left_ms.get(seat);
        let used = if self.to_move() == Some(seat) { self.reckoning(now).charged_ms } else { 0 };
        (left - used).max(0)
    }

    /// When the time of the side to move runs out (Unix ms); `None` while no clock runs, or while it stands still without a
    /// known end. Automatic leave may begin there.
    pub fn deadline(&self) -> Option<i64> {
        self.turn()?.deadline()
    }

    /// The same where the side to move may not have been told yet: then as if it were told at `at` (Unix ms). Booked leave and
    /// whatever else stops the clock counts in both. Letters and pages name no other deadline.
    pub fn deadline_if_told(&self, at: i64) -> Option<i64> {
        self.turn_told(self.facts.told_at.unwrap_or(at))?.deadline()
    }

    /// Whether the opponent's last move came with a draw offer that `seat` has declined, in words or by moving on.
    pub fn has_declined(&self, seat: Seat) -> bool {
        let (ply, own) = (self.ply(), u32::from(self.to_move() == Some(!seat)));
        // The opponent's last move is the last one, or the one before the own answer to it.
        let theirs = ply.checked_sub(own).filter(|ply| *ply > 0).map(|ply| ply.div_ceil(2));
        self.facts.offer.is_none() && theirs.is_some() && *self.facts.offered_at_move.get(!seat) == theirs
    }

    /// Whether the flag of the side to move has fallen at `at`.
    pub fn flag_fallen(&self, at: i64) -> bool {
        self.deadline().is_some_and(|deadline| at > deadline)
    }

    /// When somebody has to look at the game because of the time (Unix ms): the deadline, or before it the moment at which
    /// a missing first move is noted.
    pub fn look_at(&self) -> Option<i64> {
        let deadline = self.deadline()?;
        Some(self.no_show_at().filter(|_| !self.facts.stops.no_show).map_or(deadline, |at| at.min(deadline)))
    }

    /// From when on the opponent of the side to move may have the game cancelled (Unix ms), if the first move stays missing.
    pub fn no_show_at(&self) -> Option<i64> {
        if self.move_number() > 1 {
            return None;
        }
        Turn { left_ms: NO_SHOW_MS, ..self.turn()? }.deadline()
    }

    /// Whether `seat` may have the game cancelled at `at`, because the opponent has made no first move.
    pub fn may_cancel(&self, seat: Seat, at: i64) -> bool {
        self.to_move() == Some(!seat) && self.no_show_at().is_some_and(|from| at > from)
    }

    /// Whether `seat`'s player is on booked leave at `at`, as far as this game's clock is concerned.
    pub fn is_away(&self, seat: Seat, at: i64) -> bool {
        self.has_leave() && self.facts.stops.leave.get(seat).iter().any(|span| span.contains(at))
    }

    /// `seat`'s booked leave that is not over at `at`, in order.
    pub fn leave(&self, seat: Seat, at: i64) -> impl Iterator<Item = Span> + '_ {
        self.facts.stops.leave.get(seat).iter().copied().filter(move |span| self.has_leave() && span.to > at)
    }

    /// Days of automatic leave that `seat`'s player has used in this game from the leave of `year`.
    pub fn auto_days(&self, seat: Seat, year: i16) -> u32 {
        let years = self.facts.stops.auto_years.get(seat);
        years.iter().find(|used| used.year == year).map_or(0, |used| used.days)
    }

    /// The most days that can be given to `seat`'s clock at `at`, if any can.
    pub fn most_gift(&self, seat: Seat, at: i64) -> Option<u32> {
        if matches!(self.facts.pace, Pace::Bank { .. }) {
            return None;
        }
        let room = i64::from(GIFT_CEILING_DAYS) - self.left_ms(seat, at) / DAY_MS;
        Some(u32::try_from(room).unwrap_or(0).min(GIFT_DAYS))
    }

    /// Whether leave stops a clock of this pace.
    const fn has_leave(&self) -> bool {
        !matches!(self.facts.pace, Pace::Bank { .. })
    }

    /// What the clock shows after a move that was charged `charged_ms`: who moves on leave gets no increment (domain.md).
    pub(super) fn left_after_move(&self, seat: Seat, charged_ms: i64, at: i64) -> i64 {
        let left = (self.facts.left_ms.get(seat) - charged_ms).max(0);
        if matches!(self.facts.pace, Pace::Increment { .. }) && self.is_away(seat, at) {
            return left;
        }
        self.facts.pace.after_move(left, self.move_number())
    }
}

/// What time alone causes.
impl Game {
    /// What has to be entered before anything is decided at `at`: outages that the clock of the side to move has not been
    /// given back yet, and the days of automatic leave that keep its flag from falling.
    pub fn settle(&self, at: i64, around: &Around) -> Vec<Event> {
        let (Some(seat), Some(turn)) = (self.to_move(), self.turn()) else { return Vec::new() };
        let mut events: Vec<Event> = merged(around.outages.iter().copied())
            .into_iter()
            .filter_map(|outage| outage.within(turn.told_at, at))
            .filter(|outage| !self.facts.stops.free.iter().any(|known| covers(*known, *outage)))
            .map(|outage| Event::Stopped { seat, from: outage.from, to: outage.to, why: Stop::Outage })
            .collect();
        if events.is_empty() && !self.flag_fallen(at) {
            return events;
        }
        let mut game = self.clone();
        for event in &events {
            game.fold_time(event);
        }
        let day = |game: &Self| {
            let from = game.deadline().filter(|_| game.flag_fallen(at))?;
            let (year, left) = game.auto_year(seat, from, around)?;
            Some(Event::AutoLeave { seat, at: from, year, left })
        };
        while let Some(event) = day(&game) {
            game.fold_time(&event);
            events.push(event);
        }
        events
    }

    /// The calendar year from whose leave a day at `from` can be taken, and the days left after it.
    fn auto_year(&self, seat: Seat, from: i64, around: &Around) -> Option<(i16, u32)> {
        if !self.has_leave() || (around.in_event && self.move_number() == 1) {
            return None;
        }
        let year = around.years.get(seat).iter().find(|year| year.span.contains(from))?;
        let left = LEAVE_DAYS.checked_sub(year.booked + self.auto_days(seat, year.year) + 1)?;
        Some((year.year, left))
    }

    /// Applies an event of the clock, which no state refuses.
    fn fold_time(&mut self, event: &Event) {
        // The only refusals are about moves and the first event.
        let applied = self.apply(event);
        debug_assert!(applied.is_ok(), "{event:?}");
    }

    /// The side to move was told. Told once more, it ends a failing delivery.
    pub(super) fn tell(
        &self,
        seat: Seat,
        ply: u32,
        by: Telling,
        note: Option<String>,
        at: i64,
    ) -> Result<Vec<Event>, Denial> {
        self.check_ply(ply)?;
        if !self.wants_telling() {
            return Err(Denial::NothingToTell);
        }
        Ok(vec![Event::Told { seat, at, by, note }])
    }

    /// Mail does not reach the side to move. Who has seen the position on our page knows it. Who was not told of the turn at all is only concerned if it is the own fault:
    /// else the turn simply has not begun to count.
    pub(super) fn undelivered(
        &self,
        seat: Seat,
        ply: u32,
        fault: Fault,
        since: Option<i64>,
        note: Option<String>,
        at: i64,
    ) -> Result<Vec<Event>, Denial> {
        self.check_ply(ply)?;
        let began = self.turn_began_at().unwrap_or(at);
        let known = self.facts.stops.failing;
        let from = since.or(self.facts.told_at).unwrap_or(at).clamp(began, at.max(began));
        let nothing_new = known.is_some_and(|known| known.fault == fault);
        if nothing_new || self.facts.stops.seen || (self.facts.told_at.is_none() && fault == Fault::Ours) {
            return Err(Denial::NothingToTell);
        }
        Ok(vec![Event::Undelivered { seat, from, at, fault, note }])
    }

    fn check_ply(&self, seen: u32) -> Result<(), Denial> {
        let now = self.ply();
        if seen == now { Ok(()) } else { Err(Denial::MovedOn { seen, now }) }
    }

    pub(super) fn call_flag(&self, at: i64) -> Result<Vec<Event>, Denial> {
        let deadline = self.deadline();
        match (self.to_move(), deadline) {
            (Some(seat), Some(deadline)) if at > deadline + FLAG_GRACE_MS => Ok(vec![self.flag(seat, at)]),
            (Some(seat), Some(deadline))
                if at <= deadline && !self.facts.stops.no_show && self.may_cancel(!seat, at) =>
            {
                Ok(vec![Event::NoShow { seat, at }])
            }
            _ => Err(Denial::TimeLeft { deadline }),
        }
    }

    pub(super) fn give(&self, to: Seat, days: u32, at: i64) -> Result<Vec<Event>, Denial> {
        let most = self.most_gift(to, at).ok_or(Denial::GiftPace)?;
        if days == 0 || days > most {
            return Err(Denial::GiftSize { most });
        }
        Ok(vec![Event::Given { seat: to, at, ms: i64::from(days) * DAY_MS }])
    }

    pub(super) fn cancel_no_show(&self, seat: Seat, to_move: Seat, at: i64) -> Result<Vec<Event>, Denial> {
        if !self.may_cancel(seat, at) {
            return Err(Denial::NoNoShow { from: self.no_show_at().filter(|_| seat != to_move) });
        }
        Ok(vec![Event::Ended { outcome: Outcome::Cancelled, reason: EndReason::NoShow, at }])
    }
}

/// How the events of the clock change it.
impl Game {
    /// The clock runs, or runs again after mail had failed.
    pub(super) fn told(&mut self, at: i64, by: Telling) {
        let seat = Seat::from(self.line.turn());
        self.end_failing(seat, at);
        self.facts.stops.seen |= by == Telling::Page;
        self.facts.told_at.get_or_insert(at);
    }

    /// A turn is over: what stopped it is of no use to the next one.
    pub(super) fn end_turn(&mut self, seat: Seat, at: i64) {
        self.end_failing(seat, at);
        self.facts.told_at = None;
        let stops = &mut self.facts.stops;
        Stops::give_back_auto(stops.auto_years.get_mut(seat), &mut stops.auto, at);
        stops.auto.clear();
        stops.free.clear();
        stops.incident = None;
        stops.no_show = false;
        stops.seen = false;
        for seat in Seat::BOTH {
            stops.leave.get_mut(seat).retain(|span| span.to > at);
        }
    }

    /// Closes a failing delivery; for a fault of the player's own only so much stands still, and is remembered.
    fn end_failing(&mut self, seat: Seat, at: i64) {
        let stops = &mut self.facts.stops;
        let Some(failing) = stops.failing.take() else { return };
        let used = stops.fault_ms.get_mut(seat);
        let span = Stops::failing_span(failing, *used).within(failing.from, at);
        let stood = span.map_or(0, |span| span.to - span.from);
        if failing.fault == Fault::Theirs {
            *used += stood;
            stops.incident = Some(Incident { to: at, spent_ms: failing.spent_ms + stood });
        }
        stops.free.extend(span);
    }

    /// Mail has not reached the side to move since `from`. What is known to have failed by another's fault until then stays what it
    /// was: our outage is not counted as the player's, nor the player's full mailbox as ours.
    pub(super) fn fail(&mut self, seat: Seat, from: i64, fault: Fault) {
        self.facts.told_at.get_or_insert(from);
        let other = self.facts.stops.failing.filter(|known| known.fault != fault && known.from < from);
        if let Some(known) = other {
            self.end_failing(seat, from);
            // No letter was taken meanwhile: an incident of the player's into which our fault fell is the same one after it.
            let incident = self.facts.stops.incident.as_mut();
            if let Some(last) = incident.filter(|last| known.fault == Fault::Ours && known.from <= last.to) {
                last.to = from;
            }
        }
        let stops = &mut self.facts.stops;
        let from = stops.failing.map_or(from, |known| known.from.min(from));
        let same = stops.incident.filter(|last| fault == Fault::Theirs && from <= last.to);
        // What stood still in it before is not counted a second time.
        let (from, spent_ms) = same.map_or((from, 0), |last| (from.max(last.to), last.spent_ms));
        stops.failing = Some(Failing { from, fault, spent_ms });
        // Leave that was used only because of it comes back.
        Stops::give_back_auto(stops.auto_years.get_mut(seat), &mut stops.auto, from);
    }

    pub(super) fn book(&mut self, seat: Seat, at: i64, spans: &[Span]) {
        let leave = self.facts.stops.leave.get_mut(seat);
        let past = leave.iter().filter_map(|span| span.within(i64::MIN, at));
        let to_come = spans.iter().filter_map(|span| span.within(at, i64::MAX));
        *leave = merged(past.chain(to_come));
    }

    pub(super) fn take_auto_day(&mut self, seat: Seat, from: i64, year: i16) {
        let stops = &mut self.facts.stops;
        stops.auto.push(AutoDay { from, year });
        let years = stops.auto_years.get_mut(seat);
        match years.iter_mut().find(|used| used.year == year) {
            Some(used) => used.days += 1,
            None => years.push(AutoYear { year, days: 1 }),
        }
    }
}

const fn covers(known: Span, wanted: Span) -> bool {
    known.from <= wanted.from && wanted.to <= known.to
}

impl Command {
    /// The command of a telling without evidence.
    pub const fn told(ply: u32, by: Telling) -> Self {
        Self::Told { ply, by, note: None }
    }
}
