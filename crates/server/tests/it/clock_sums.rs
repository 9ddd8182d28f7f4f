//! No moment of a game is lost or counted twice: random schedules of moves, letters that fail, outages, gifts, flags, and leave by
//! dates in zones that change their clocks, against a count of every quarter of an hour that shares no code with the rules.
use std::collections::BTreeMap;

use frcec_rules::club::{
    clock::{Around, Fault, LeaveYear, Span},
    game::{Command, Denial, Event, Game, Telling},
    pace::DAY_MS,
    seat::{Seat, Sides},
};
use frcec_server::leave::{self, Plan, Request};
use frcec_store::{PlayerId, leaves::Leave};
use jiff::ToSpan as _;
use proptest::prelude::*;

/// All that happens begins and ends at a quarter of an hour; so do days in every zone of the world.
const QUARTER: i64 = 15 * 60 * 1000;
/// 2027-01-01 00:00 UTC. The year has the changes of all zones below.
const YEAR: i64 = 1_798_761_600_000;

/// Zones with a change of an hour or of half an hour, in spring or in autumn, around Ramadan, at midnight; and without one.
const ZONES: [&str; 8] = [
    "Europe/Berlin",
    "America/New_York",
    "America/St_Johns",
    "Australia/Lord_Howe",
    "Africa/Casablanca",
    "America/Santiago",
    "Asia/Kathmandu",
    "UTC",
];

#[derive(Clone, Debug)]
enum Act {
    Tell(bool),
    Answer,
    /// By whose fault, and since how many quarters.
    Bounce(bool, i64),
    /// By White; from so many days ahead, for so many days.
    Leave(bool, i32, i32),
    Back(bool),
    Outage(i64),
    Give(bool, u32),
    Flag,
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        5 => any::<bool>().prop_map(Act::Tell),
        4 => Just(Act::Answer),
        1 => (any::<bool>(), 0..200_i64).prop_map(|(ours, since)| Act::Bounce(ours, since)),
        2 => (any::<bool>(), 0..6, 0..9).prop_map(|(white, from, days)| Act::Leave(white, from, days)),
        1 => any::<bool>().prop_map(Act::Back),
        1 => (1..300_i64).prop_map(Act::Outage),
        1 => (any::<bool>(), 0..20_u32).prop_map(|(white, days)| Act::Give(white, days)),
        2 => Just(Act::Flag),
    ]
}

const fn side(white: bool) -> Seat {
    if white { Seat::White } else { Seat::Black }
}

/// A game with all that its clocks depend on.
struct Table {
    game: Game,
    zones: Sides<&'static str>,
    leaves: Sides<Vec<Leave>>,
    outages: Vec<Span>,
    events: Vec<Event>,
    now: i64,
}

impl Table {
    fn new(pace: &str, zones: [&'static str; 2], start: i64) -> Self {
        let events =
            vec![Event::Created { start: 518, pace: pace.parse().unwrap() }, Event::Started { at: start }];
        Self {
            game: Game::fold(&events).unwrap(),
            zones: Sides { white: zones[0], black: zones[1] },
            leaves: Sides::default(),
            outages: Vec::new(),
            events,
            now: start,
        }
    }

    fn apply(&mut self, events: Vec<Event>) {
        for event in events {
            self.game.apply(&event).unwrap();
            self.events.push(event);
        }
    }

    /// What the door looks up before it decides.
    fn around(&self) -> Around {
        let mut around = Around { outages: self.outages.clone(), ..Around::default() };
        let (Some(seat), Some(deadline)) = (self.game.to_move(), self.game.deadline()) else { return around };
        let zone = leave::zone(self.zones.get(seat));
        let (first, last) = (leave::date(&zone, deadline).year(), leave::date(&zone, self.now).year());
        *around.years.get_mut(seat) = (first..=last)
            .map(|year| LeaveYear {
                year,
                span: leave::year_span(&zone, year).unwrap(),
                booked: leave::days_in_year(self.leaves.get(seat), year),
            })
            .collect();
        around
    }

    /// Settles, then decides, as the door does.
    fn submit(&mut self, seat: Option<Seat>, command: &Command) {
        let (mut events, mut settled) = (Vec::new(), self.game.clone());
        if !matches!(command, Command::Undelivered { .. }) {
            events = self.game.settle(self.now, &self.around());
            for event in &events {
                settled.apply(event).unwrap();
            }
        }
        match settled.decide(seat, command, self.now) {
            Ok(more) => events.extend(more),
            Err(Denial::TimeLeft { .. }) if *command == Command::Flag => {}
            Err(_) => return,
        }
        self.apply(events);
    }

    fn leave(&mut self, seat: Seat, request: Request) {
        let zone = leave::zone(self.zones.get(seat));
        let Ok(plan) = leave::plan(&zone, self.now, self.leaves.get(seat), request) else { return };
        let now = self.now;
        let leaves = self.leaves.get_mut(seat);
        match plan {
            Plan::Enter(period) => leaves.push(Leave {
                id: i64::try_from(leaves.len()).unwrap(),
                player_id: PlayerId(1),
                from_day: period.from.to_string(),
                to_day: period.to.to_string(),
                from_at: period.span.from,
                to_at: period.span.to,
                created_at: now,
                changed_at: now,
            }),
            Plan::Shorten(leave) => {
                let old = leaves.iter_mut().find(|old| old.from_day == leave.from_day).unwrap();
                *old = leave;
            }
            Plan::Remove(leave) => leaves.retain(|old| old.from_day != leave.from_day),
        }
        leaves.sort_by_key(|leave| leave.from_at);
        if self.game.is_running() {
            let spans = leave::spans(&zone, leaves, now, |year| self.game.auto_days(seat, year));
            self.apply(vec![Event::Leave { seat, at: now, spans }]);
        }
    }

    fn act(&mut self, act: &Act) {
        let ply = self.game.ply();
        match *act {
            Act::Tell(page) => {
                let by = if page { Telling::Page } else { Telling::Letter };
                self.submit(None, &Command::told(ply, by));
            }
            Act::Answer => {
                let Some(&mv) = self.game.line().legal_moves().first() else { return };
                let seat = self.game.to_move();
                self.submit(seat, &Command::Move { mv, ply, offer: false });
            }
            Act::Bounce(ours, since) => {
                let fault = if ours { Fault::Ours } else { Fault::Theirs };
                let since = Some(self.now - since * QUARTER);
                self.submit(None, &Command::Undelivered { ply, fault, since, note: None });
            }
            Act::Leave(white, from, days) => {
                let today = leave::date(&leave::zone(self.zones.get(side(white))), self.now);
                let from = today.checked_add(from.days()).unwrap();
                self.leave(side(white), Request::From(from, from.checked_add(days.days()).unwrap()));
            }
            Act::Back(white) => self.leave(side(white), Request::Cancel(None)),
            Act::Outage(quarters) => {
                let from = self.now;
                self.now += quarters * QUARTER;
                self.outages.push(Span { from, to: self.now });
            }
            Act::Give(white, days) => self.submit(Some(side(white)), &Command::Give { days }),
            Act::Flag => self.submit(None, &Command::Flag),
        }
    }
}

/// Where the quarters of one turn went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Count {
    charged: i64,
    free: i64,
    leave: i64,
}

impl Count {
    const fn all(self) -> i64 {
        self.charged + self.free + self.leave
    }
}

/// A turn as its events tell it.
#[derive(Default)]
struct Turn {
    began: i64,
    told: Option<i64>,
    failing: Option<(i64, Fault)>,
    /// When the last time ended in which mail failed by the player's fault, and how much of its five days (domain.md) stood still; one
    /// that begins before that end goes on with it.
    incident: Option<(i64, i64)>,
    stood: Vec<(i64, i64)>,
    auto: Vec<i64>,
}

/// The count of every turn that is over, and of the one that runs.
struct Oracle<'a> {
    outages: &'a [Span],
    /// The leave of each side as it was entered: from this moment on these stretches hold.
    leave: BTreeMap<char, Vec<(i64, Vec<Span>)>>,
    /// How long each side's clock stood still through its own mailbox.
    used: BTreeMap<char, i64>,
    bank: bool,
}

impl Oracle<'_> {
    fn on_leave(&self, seat: Seat, at: i64) -> bool {
        let entered = self.leave.get(&seat.letter());
        let last = entered.and_then(|list| list.iter().rev().find(|(since, _)| *since <= at));
        !self.bank && last.is_some_and(|(_, spans)| spans.iter().any(|span| span.from <= at && at < span.to))
    }

    /// Mail arrives again, or nobody needs it any more.
    fn close(&mut self, turn: &mut Turn, seat: Seat, at: i64) {
        let Some((from, fault)) = turn.failing.take() else { return };
        let used = self.used.entry(seat.letter()).or_default();
        if fault == Fault::Ours {
            turn.stood.push((from, at));
            return;
        }
        let spent = turn.incident.filter(|(ended, _)| from <= *ended).map_or(0, |(_, spent)| spent);
        let mut stood = 0;
        let mut quarter = from;
        while quarter < at && spent + stood < 5 * DAY_MS && *used + stood < 10 * DAY_MS {
            stood += QUARTER;
            quarter += QUARTER;
        }
        *used += stood;
        turn.stood.push((from, from + stood));
        turn.incident = Some((at, spent + stood));
    }

    fn count(&self, turn: &Turn, seat: Seat, to: i64) -> Count {
        let mut count = Count::default();
        let mut at = turn.began;
        while at < to {
            let stood = turn.stood.iter().any(|(from, to)| *from <= at && at < *to);
            let down = self.outages.iter().any(|span| span.from <= at && at < span.to);
            let auto = turn.auto.iter().any(|from| *from <= at && at < from + DAY_MS);
            if turn.told.is_none_or(|told| at < told) || stood || down {
                count.free += QUARTER;
            } else if self.on_leave(seat, at) || auto {
                count.leave += QUARTER;
            } else {
                count.charged += QUARTER;
            }
            at += QUARTER;
        }
        count
    }
}

/// Checks every turn of a table against the count; what each side's time came to, and what kinds of time there were.
fn checked(table: &Table) -> Result<Sides<Count>, TestCaseError> {
    let bank = matches!(table.game.pace(), frcec_rules::club::pace::Pace::Bank { .. });
    let mut oracle = Oracle { outages: &table.outages, leave: BTreeMap::new(), used: BTreeMap::new(), bank };
    let mut sums: Sides<Count> = Sides::default();
    let (mut turn, mut seat) = (Turn::default(), Seat::White);
    for event in &table.events {
        match event {
            Event::Started { at } => turn.began = *at,
            Event::Told { at, .. } => {
                oracle.close(&mut turn, seat, *at);
                turn.told.get_or_insert(*at);
            }
            Event::Undelivered { from, fault, .. } => {
                turn.told.get_or_insert(*from);
                // What failed by the other's fault until then did so by the other's fault.
                let other = turn.failing.filter(|(known, by)| by != fault && known < from);
                if let Some((known, by)) = other {
                    oracle.close(&mut turn, seat, *from);
                    // While the fault was ours no letter was taken: what was the player's incident before lasts.
                    if let Some((to, _)) =
                        turn.incident.as_mut().filter(|(to, _)| by == Fault::Ours && known <= *to)
                    {
                        *to = *from;
                    }
                }
                let mut since = turn.failing.map_or(*from, |(known, _)| known.min(*from));
                if *fault == Fault::Theirs {
                    // An incident goes on where the last one ended, and no quarter of it counts twice.
                    since = turn.incident.filter(|(to, _)| since <= *to).map_or(since, |(to, _)| to);
                }
                turn.failing = Some((since, *fault));
                turn.auto.retain(|day| *day < since);
            }
            Event::Leave { seat, at, spans } => {
                oracle.leave.entry(seat.letter()).or_default().push((*at, spans.clone()));
            }
            Event::AutoLeave { at, .. } => turn.auto.push(*at),
            Event::Moved { at, charged_ms, free_ms, leave_ms, .. } => {
                oracle.close(&mut turn, seat, *at);
                let count = oracle.count(&turn, seat, *at);
                let told = Count { charged: *charged_ms, free: *free_ms, leave: *leave_ms };
                prop_assert_eq!(told, count, "{:?}", event);
                prop_assert_eq!(told.all(), at - turn.began, "{:?}", event);
                let sum = sums.get_mut(seat);
                *sum = Count {
                    charged: sum.charged + told.charged,
                    free: sum.free + told.free,
                    leave: sum.leave + told.leave,
                };
                turn = Turn { began: *at, ..Turn::default() };
                seat = !seat;
            }
            _ => {}
        }
    }
    if table.game.is_running() {
        let shown = table.game.reckoning(table.now);
        let told = Count { charged: shown.charged_ms, free: shown.free_ms, leave: shown.leave_ms };
        oracle.close(&mut turn, seat, table.now);
        prop_assert_eq!(told, oracle.count(&turn, seat, table.now));
        let sum = sums.get_mut(seat);
        *sum = Count {
            charged: sum.charged + told.charged,
            free: sum.free + told.free,
            leave: sum.leave + told.leave,
        };
        // Both sides' turns fill the whole time.
        let began = table.events.iter().find_map(|event| match event {
            Event::Started { at } => Some(*at),
            _ => None,
        });
        prop_assert_eq!(sums.white.all() + sums.black.all(), table.now - began.unwrap());
    }
    Ok(sums)
}

fn played(pace: &str, zones: [&'static str; 2], start: i64, schedule: &[(i64, Act)]) -> Table {
    let mut table = Table::new(pace, zones, YEAR + start * QUARTER);
    for (quarters, act) in schedule {
        table.now += quarters * QUARTER;
        table.act(act);
        if !table.game.is_running() {
            break;
        }
    }
    // Outages since the last command are given back before anything is shown.
    let settled = table.game.settle(table.now, &table.around());
    table.apply(settled);
    table
}

fn schedule() -> impl Strategy<Value = Vec<(i64, Act)>> {
    prop::collection::vec((0..300_i64, act()), 1..70)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn charged_free_and_leave_are_the_time_that_passed(
        pace in prop::sample::select(vec!["10/30", "10/50", "5+1", "3/move", "14/move", "bank 60"]),
        zones in (prop::sample::select(ZONES.to_vec()), prop::sample::select(ZONES.to_vec())),
        start in 0..365 * 96_i64,
        schedule in schedule(),
    ) {
        checked(&played(pace, [zones.0, zones.1], start, &schedule))?;
    }
}

/// The property would hold of schedules in which nothing happens: that they are rich is counted.
#[test]
fn the_schedules_have_all_that_stops_a_clock() {
    use proptest::{strategy::ValueTree as _, test_runner::TestRunner};
    let mut runner = TestRunner::deterministic();
    let (mut moves, mut leave, mut free, mut auto, mut theirs, mut over_change) = (0, 0, 0, 0, 0, 0);
    for round in 0..300 {
        let schedule = schedule().new_tree(&mut runner).unwrap().current();
        // Around the last Sunday of March, when Berlin loses an hour.
        let pace = if round % 2 == 0 { "10/50" } else { "3/move" };
        let zones = ["Europe/Berlin", "Australia/Lord_Howe"];
        let table = played(pace, zones, 75 * 96 + round, &schedule);
        let sums = checked(&table).unwrap();
        leave += i64::from(sums.white.leave > 0) + i64::from(sums.black.leave > 0);
        free += i64::from(sums.white.free > 0 && sums.white.charged > 0);
        for event in &table.events {
            moves += i64::from(matches!(event, Event::Moved { .. }));
            auto += i64::from(matches!(event, Event::AutoLeave { .. }));
            theirs += i64::from(matches!(event, Event::Undelivered { fault: Fault::Theirs, .. }));
            if let Event::Leave { spans, .. } = event {
                // A stretch of whole days that is no multiple of 24 hours.
                over_change += i64::from(spans.iter().any(|span| (span.to - span.from) % DAY_MS != 0));
            }
        }
    }
    let counts = [moves, leave, free, auto, theirs, over_change];
    assert!(
        moves > 1000 && leave > 200 && free > 200 && auto > 20 && theirs > 50 && over_change > 50,
        "{counts:?}"
    );
}
