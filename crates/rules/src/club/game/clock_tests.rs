//! The clock rules of domain.md ("Clocks"), sentence by sentence, and that no time is lost or counted twice.
use proptest::prelude::*;

use super::*;
use crate::club::{
    clock::{Around, FAULT_GAME_MS, Fault, LEAVE_DAYS, LeaveYear, NO_SHOW_MS, Reckoning, Span},
    pace::{DAY_MS, FLAG_GRACE_MS},
};

const HOUR: i64 = DAY_MS / 24;
const T0: i64 = 1_700_000_000_000;

/// A moment `days` after the start.
const fn day(days: i64) -> i64 {
    T0 + days * DAY_MS
}

const fn days(from: i64, to: i64) -> Span {
    Span { from: day(from), to: day(to) }
}

fn game(pace: &str) -> Game {
    Game::fold(&[
        Event::Created { start: 518, pace: pace.parse().unwrap() },
        Event::Started { at: T0 },
        Event::Told { seat: Seat::White, at: T0, by: Telling::Letter, note: None },
    ])
    .unwrap()
}

/// A calendar year that holds everything, with so many days booked.
fn year(booked: u32) -> Around {
    let years = vec![LeaveYear { year: 2023, span: days(-300, 300), booked }];
    Around { years: Sides { white: years.clone(), black: years }, ..Around::default() }
}

fn apply(game: &mut Game, events: &[Event]) {
    for event in events {
        game.apply(event).unwrap();
    }
}

/// As the door does it: settle, then decide; nothing of a refused command is entered.
fn submit(
    game: &mut Game,
    seat: Option<Seat>,
    command: &Command,
    at: i64,
    around: &Around,
) -> Result<Vec<Event>, Denial> {
    let mut events = game.settle(at, around);
    let mut settled = game.clone();
    apply(&mut settled, &events);
    match settled.decide(seat, command, at) {
        Ok(decided) => events.extend(decided),
        Err(_) if *command == Command::Flag && !events.is_empty() => {}
        Err(denial) => return Err(denial),
    }
    apply(game, &events);
    Ok(events)
}

fn tell(game: &mut Game, at: i64) {
    let ply = game.ply();
    submit(game, None, &Command::told(ply, Telling::Letter), at, &Around::default()).unwrap();
}

/// The first legal move by the side to move.
fn some_move(game: &Game) -> Command {
    Command::Move { mv: game.line().legal_moves()[0], ply: game.ply(), offer: false }
}

/// domain.md: the topmost Received line says when an answer arrived; a host whose clock is wrong may write any time there.
#[test]
fn nothing_is_answered_before_it_was_there() {
    let mut game = game("5/move");
    let around = year(0);
    answer(&mut game, day(2), &around);
    let told = Event::Told { seat: Seat::Black, at: day(2) + HOUR, by: Telling::Letter, note: None };
    apply(&mut game, &[told]);
    let events = answer(&mut game, day(-1), &around);
    assert!(matches!(events.as_slice(), [Event::Moved { at, .. }] if *at == day(2)), "{events:?}");
}

fn answer(game: &mut Game, at: i64, around: &Around) -> Vec<Event> {
    let (seat, command) = (game.to_move(), some_move(game));
    submit(game, seat, &command, at, around).unwrap()
}

fn reckoned(events: &[Event]) -> Reckoning {
    events
        .iter()
        .find_map(|event| match event {
            Event::Moved { charged_ms, free_ms, leave_ms, .. } => {
                Some(Reckoning { charged_ms: *charged_ms, free_ms: *free_ms, leave_ms: *leave_ms })
            }
            _ => None,
        })
        .unwrap()
}

fn undelivered(game: &mut Game, fault: Fault, at: i64) -> Result<Vec<Event>, Denial> {
    let command = Command::Undelivered { ply: game.ply(), fault, since: None, note: None };
    submit(game, None, &command, at, &Around::default())
}

fn ended(events: &[Event]) -> Option<(Outcome, EndReason)> {
    events.iter().find_map(|event| match event {
        Event::Ended { outcome, reason, .. } => Some((*outcome, *reason)),
        _ => None,
    })
}

#[test]
fn a_clock_starts_when_its_player_was_told() {
    let mut game = game("10/30");
    answer(&mut game, day(1), &Around::default());
    assert_eq!(game.deadline(), None, "Black knows nothing yet");
    tell(&mut game, day(2));
    assert_eq!(game.deadline(), Some(day(32)));
    let moved = answer(&mut game, day(5), &Around::default());
    let expected = Reckoning { charged_ms: 3 * DAY_MS, free_ms: DAY_MS, leave_ms: 0 };
    assert_eq!(reckoned(&moved), expected, "what passed before the telling is free");
}

#[test]
fn a_bounce_that_comes_later_gives_the_time_back() {
    let mut game = game("10/30");
    undelivered(&mut game, Fault::Ours, day(3)).unwrap();
    assert_eq!(game.left_ms(Seat::White, day(20)), 30 * DAY_MS, "back to the telling that failed");
    assert_eq!(game.deadline(), None);
    tell(&mut game, day(20));
    assert_eq!(game.deadline(), Some(day(50)));
    let moved = answer(&mut game, day(21), &Around::default());
    assert_eq!(reckoned(&moved), Reckoning { charged_ms: DAY_MS, free_ms: 20 * DAY_MS, leave_ms: 0 });
}

#[test]
fn an_answer_ends_a_failing_delivery_too() {
    let mut game = game("10/30");
    undelivered(&mut game, Fault::Ours, day(3)).unwrap();
    let moved = answer(&mut game, day(4), &Around::default());
    assert_eq!(reckoned(&moved), Reckoning { charged_ms: 0, free_ms: 4 * DAY_MS, leave_ms: 0 });
    assert_eq!(undelivered(&mut game, Fault::Ours, day(5)), Err(Denial::NothingToTell), "Black was not told");
}

#[test]
fn who_has_seen_the_page_needs_no_letter() {
    let mut game = game("10/30");
    answer(&mut game, day(1), &Around::default());
    submit(&mut game, None, &Command::told(1, Telling::Page), day(2), &Around::default()).unwrap();
    assert_eq!(undelivered(&mut game, Fault::Ours, day(3)), Err(Denial::NothingToTell));
    assert_eq!(game.deadline(), Some(day(32)));
}

#[test]
fn by_our_fault_the_clock_stands_still_without_limit() {
    let mut game = game("3/move");
    undelivered(&mut game, Fault::Ours, day(1)).unwrap();
    assert_eq!(
        submit(&mut game, None, &Command::Flag, day(300), &year(0)),
        Err(Denial::TimeLeft { deadline: None })
    );
}

#[test]
fn by_the_players_fault_it_stands_still_five_days_an_incident_and_ten_a_game() {
    let mut game = game("10/30");
    let mut at = T0;
    let mut stood = Vec::new();
    for incident in 0..3 {
        undelivered(&mut game, Fault::Theirs, at).unwrap();
        assert_eq!(undelivered(&mut game, Fault::Theirs, at), Err(Denial::NothingToTell), "known");
        let cap = [5, 5, 0][incident];
        let left = game.left_ms(Seat::White, at);
        assert_eq!(game.deadline(), Some(at + left + cap * DAY_MS));
        tell(&mut game, at + 6 * DAY_MS);
        let moved = answer(&mut game, at + 6 * DAY_MS, &Around::default());
        stood.push(reckoned(&moved).free_ms);
        tell(&mut game, at + 6 * DAY_MS);
        at += 7 * DAY_MS;
        answer(&mut game, at, &Around::default());
        tell(&mut game, at);
    }
    assert_eq!(stood, [5 * DAY_MS, 5 * DAY_MS, 0]);
    assert_eq!(game.snapshot().stops.fault_ms, Sides { white: FAULT_GAME_MS, black: 0 });
}

#[test]
fn who_was_never_told_through_the_own_fault_has_five_days_more() {
    let mut game = game("3/move");
    answer(&mut game, T0, &Around::default());
    assert_eq!(undelivered(&mut game, Fault::Ours, day(1)), Err(Denial::NothingToTell));
    assert_eq!(game.deadline(), None, "our fault: the turn has not begun to count");
    undelivered(&mut game, Fault::Theirs, day(1)).unwrap();
    assert_eq!(game.deadline(), Some(day(1 + 5 + 3)));
}

#[test]
fn whose_fault_it_is_can_turn_out_later() {
    let mut game = game("10/30");
    undelivered(&mut game, Fault::Ours, day(3)).unwrap();
    undelivered(&mut game, Fault::Theirs, day(4)).unwrap();
    assert_eq!(game.deadline(), Some(day(35)), "five days from the telling that failed");
}

#[test]
fn it_stops_when_the_answer_arrives() {
    let mut game = game("10/30");
    let moved = answer(&mut game, day(30), &year(LEAVE_DAYS));
    assert_eq!(reckoned(&moved).charged_ms, 30 * DAY_MS, "the last moment is in time");
    assert_eq!(ended(&moved), None);
}

#[test]
fn every_preset_adds_what_it_promises() {
    // (pace, days charged for each move, number of the last move, days on the clock after it)
    let table = [
        ("10/30", 2, 9, 12),
        ("10/30", 2, 10, 40),
        ("10/40", 2, 10, 50),
        ("10/50", 2, 10, 65),
        ("10/40", 4, 10, 40),
        ("5+1", 1, 6, 5),
        ("5+1", 0, 30, 30),
        ("3/move", 2, 4, 3),
        ("bank 60", 2, 10, 40),
    ];
    for (pace, charged, moves, left) in table {
        let mut game = game(pace);
        let mut at = T0;
        for number in 1..=moves {
            at += charged * DAY_MS;
            answer(&mut game, at, &Around::default());
            assert_eq!(game.snapshot().finish, None, "{pace} {number}");
            tell(&mut game, at);
            if number < moves {
                answer(&mut game, at, &Around::default());
                tell(&mut game, at);
            }
        }
        assert_eq!(game.left_ms(Seat::White, at), left * DAY_MS, "{pace} after {moves} moves");
    }
}

#[test]
fn leave_stops_the_clock() {
    let mut game = game("10/30");
    apply(&mut game, &[Event::Leave { seat: Seat::White, at: day(1), spans: vec![days(2, 9)] }]);
    assert_eq!(game.deadline(), Some(day(37)));
    assert_eq!(game.left_ms(Seat::White, day(5)), 28 * DAY_MS);
    let moved = answer(&mut game, day(10), &Around::default());
    assert_eq!(reckoned(&moved), Reckoning { charged_ms: 3 * DAY_MS, free_ms: 0, leave_ms: 7 * DAY_MS });
}

#[test]
fn one_may_move_while_away_and_leave_runs_on_without_increment() {
    let mut game = game("5+1");
    apply(&mut game, &[Event::Leave { seat: Seat::White, at: T0, spans: vec![days(1, 9)] }]);
    answer(&mut game, day(3), &Around::default());
    assert_eq!(game.left_ms(Seat::White, day(3)), 4 * DAY_MS, "no increment");
    tell(&mut game, day(3));
    answer(&mut game, day(4), &Around::default());
    tell(&mut game, day(4));
    assert_eq!(game.deadline(), Some(day(13)), "leave runs on to the ninth day");
    answer(&mut game, day(9), &Around::default());
    assert_eq!(game.left_ms(Seat::White, day(9)), 5 * DAY_MS, "back: the increment is there again");
}

#[test]
fn leave_that_is_changed_keeps_what_is_past() {
    let mut game = game("10/30");
    apply(
        &mut game,
        &[
            Event::Leave { seat: Seat::White, at: T0, spans: vec![days(1, 4), days(6, 16)] },
            Event::Leave { seat: Seat::White, at: day(8), spans: vec![days(8, 9)] },
        ],
    );
    let moved = answer(&mut game, day(20), &Around::default());
    assert_eq!(reckoned(&moved).leave_ms, 6 * DAY_MS, "three days, and six to nine");
}

#[test]
fn no_leave_stops_a_bank() {
    let mut game = game("bank 60");
    apply(&mut game, &[Event::Leave { seat: Seat::White, at: T0, spans: vec![days(1, 9)] }]);
    assert_eq!(game.deadline(), Some(day(60)));
    assert_eq!(game.leave(Seat::White, T0).count(), 0);
    let flag = submit(&mut game, None, &Command::Flag, day(60) + FLAG_GRACE_MS + 1, &year(0)).unwrap();
    assert_eq!(ended(&flag), Some((Outcome::Black, EndReason::Time)), "nor does automatic leave");
}

#[test]
fn a_flag_that_falls_first_uses_up_leave_left_in_whole_days() {
    let mut game = game("10/30");
    let moved = answer(&mut game, day(32) + HOUR, &year(20));
    let autos = moved.iter().filter(|event| matches!(event, Event::AutoLeave { .. })).count();
    assert_eq!(autos, 3, "two days and an hour late");
    let expected = Reckoning { charged_ms: 30 * DAY_MS, free_ms: 0, leave_ms: 2 * DAY_MS + HOUR };
    assert_eq!(reckoned(&moved), expected);
    assert_eq!((game.auto_days(Seat::White, 2023), game.left_ms(Seat::White, day(33))), (3, 0));
}

#[test]
fn when_no_leave_is_left_the_game_is_lost() {
    let mut game = game("10/30");
    let around = year(28);
    for late in 0..2 {
        let events =
            submit(&mut game, None, &Command::Flag, day(30 + late) + FLAG_GRACE_MS + 1, &around).unwrap();
        let left = 1 - u32::try_from(late).unwrap();
        assert!(matches!(events[0], Event::AutoLeave { left: l, .. } if l == left), "{events:?}");
    }
    assert_eq!(game.deadline(), Some(day(32)));
    let events = submit(&mut game, None, &Command::Flag, day(32) + FLAG_GRACE_MS + 1, &around).unwrap();
    assert_eq!(ended(&events), Some((Outcome::Black, EndReason::Time)));
}

#[test]
fn a_new_year_brings_new_leave() {
    let mut game = game("10/30");
    let years = vec![
        LeaveYear { year: 2023, span: days(-300, 31), booked: 29 },
        LeaveYear { year: 2024, span: days(31, 396), booked: 0 },
    ];
    let around = Around { years: Sides { white: years, black: Vec::new() }, ..Around::default() };
    submit(&mut game, None, &Command::Flag, day(33), &around).unwrap();
    assert_eq!((game.auto_days(Seat::White, 2023), game.auto_days(Seat::White, 2024)), (1, 2));
}

#[test]
fn before_a_first_move_in_an_event_there_is_no_automatic_leave() {
    let around = Around { in_event: true, ..year(0) };
    let mut first = game("10/30");
    let late = answer(&mut first, day(31), &around);
    assert_eq!(ended(&late), Some((Outcome::Black, EndReason::Time)));
    let mut later = game("10/30");
    answer(&mut later, day(1), &around);
    tell(&mut later, day(1));
    answer(&mut later, day(1), &around);
    tell(&mut later, day(1));
    assert_eq!(ended(&answer(&mut later, day(31), &around)), None, "29 days were left");
}

#[test]
fn automatic_leave_that_was_not_needed_comes_back() {
    // The host in front took the answer before the deadline, and we read it after a day of leave was taken.
    let mut read_late = game("10/30");
    submit(&mut read_late, None, &Command::Flag, day(30) + FLAG_GRACE_MS + 1, &year(0)).unwrap();
    let moved = answer(&mut read_late, day(30) - HOUR, &year(0));
    assert_eq!(reckoned(&moved).leave_ms, 0);
    assert_eq!(read_late.auto_days(Seat::White, 2023), 0);
    // Or the telling turned out to have failed.
    let mut bounced = game("10/30");
    submit(&mut bounced, None, &Command::Flag, day(30) + FLAG_GRACE_MS + 1, &year(0)).unwrap();
    undelivered(&mut bounced, Fault::Ours, day(31)).unwrap();
    assert_eq!(bounced.auto_days(Seat::White, 2023), 0);
}

#[test]
fn while_our_server_is_down_the_clock_stands_still_without_limit() {
    let mut game = game("3/move");
    let around = Around { outages: vec![days(2, 40)], ..Around::default() };
    let events = submit(&mut game, None, &Command::Flag, day(40), &around).unwrap();
    let expected = Event::Stopped { seat: Seat::White, from: day(2), to: day(40), why: Stop::Outage };
    assert_eq!(events, [expected]);
    assert_eq!(game.deadline(), Some(day(41)));
    assert!(game.settle(day(40), &around).is_empty(), "once");
    let moved = answer(&mut game, day(41), &around);
    assert_eq!(reckoned(&moved), Reckoning { charged_ms: 3 * DAY_MS, free_ms: 38 * DAY_MS, leave_ms: 0 });
}

#[test]
fn the_opponent_may_give_days_beyond_the_ceiling() {
    let mut game = game("10/30");
    let give =
        |game: &mut Game, days| submit(game, Some(Seat::Black), &Command::Give { days }, day(1), &year(0));
    assert_eq!(give(&mut game, 0), Err(Denial::GiftSize { most: 30 }));
    assert_eq!(give(&mut game, 31), Err(Denial::GiftSize { most: 30 }));
    give(&mut game, 30).unwrap();
    assert_eq!(game.deadline(), Some(day(60)));
    assert_eq!(game.left_ms(Seat::White, day(1)), 59 * DAY_MS, "the ceiling of 40 days takes nothing away");
    let mut bank = self::game("bank 60");
    assert_eq!(give(&mut bank, 1), Err(Denial::GiftPace));
}

#[test]
fn without_a_first_move_within_seven_days_the_other_side_may_have_the_game_cancelled() {
    let mut game = game("10/30");
    let cancel = Command::CancelNoShow;
    let early = submit(&mut game, Some(Seat::Black), &cancel, day(7), &year(0));
    assert_eq!(early, Err(Denial::NoNoShow { from: Some(day(7)) }));
    assert_eq!(game.look_at(), Some(T0 + NO_SHOW_MS));
    let noted = submit(&mut game, None, &Command::Flag, day(7) + 1, &year(0)).unwrap();
    assert_eq!(noted, [Event::NoShow { seat: Seat::White, at: day(7) + 1 }]);
    assert_eq!(game.look_at(), game.deadline(), "noted once");
    let own = submit(&mut game, Some(Seat::White), &cancel, day(8), &year(0));
    assert_eq!(own, Err(Denial::NoNoShow { from: None }));
    let end = submit(&mut game.clone(), Some(Seat::Black), &cancel, day(8), &year(0)).unwrap();
    assert_eq!(ended(&end), Some((Outcome::Cancelled, EndReason::NoShow)));
    // A first move in the meantime ends the choice; then the same holds for Black.
    answer(&mut game, day(8), &year(0));
    tell(&mut game, day(8));
    assert!(!game.may_cancel(Seat::Black, day(20)));
    assert!(game.may_cancel(Seat::White, day(15) + 1));
    answer(&mut game, day(16), &year(0));
    tell(&mut game, day(16));
    assert_eq!(game.no_show_at(), None);
}

#[test]
fn leave_keeps_a_first_move_from_being_missing() {
    let mut game = game("10/30");
    apply(&mut game, &[Event::Leave { seat: Seat::White, at: T0, spans: vec![days(1, 9)] }]);
    assert_eq!(game.no_show_at(), Some(day(15)));
}

/// What happens in a random game, each some hours after what came before.
#[derive(Clone, Debug)]
enum Act {
    Tell,
    Answer,
    Bounce(bool),
    Leave(bool, i64, i64),
    Outage(i64),
    Give(bool, u32),
    Flag,
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        4 => Just(Act::Tell),
        4 => Just(Act::Answer),
        1 => any::<bool>().prop_map(Act::Bounce),
        1 => (any::<bool>(), 0..200_i64, 1..300_i64).prop_map(|(white, from, len)| Act::Leave(white, from, len)),
        1 => (1..100_i64).prop_map(Act::Outage),
        1 => (any::<bool>(), 0..35_u32).prop_map(|(white, days)| Act::Give(white, days)),
        2 => Just(Act::Flag),
    ]
}

proptest! {
    /// For both players: what was charged, was free and was leave is the time that passed.
    #[test]
    fn no_time_is_lost_or_counted_twice(
        pace in prop::sample::select(vec!["10/30", "10/40", "10/50", "5+1", "3/move", "14/move", "bank 60"]),
        booked in 0..=LEAVE_DAYS,
        in_event in any::<bool>(),
        schedule in prop::collection::vec((0..120_i64, act()), 1..60),
    ) {
        let mut game = game(pace);
        let mut around = Around { in_event, ..year(booked) };
        let mut all = Vec::new();
        let mut now = T0;
        for (hours, act) in schedule {
            now += hours * HOUR + 1;
            let ply = game.ply();
            let seat = |white: bool| if white { Seat::White } else { Seat::Black };
            let (by, command) = match act {
                Act::Tell => (None, Command::told(ply, Telling::Letter)),
                Act::Answer if game.is_running() => (game.to_move(), some_move(&game)),
                Act::Answer | Act::Flag => (None, Command::Flag),
                Act::Bounce(ours) => {
                    let fault = if ours { Fault::Ours } else { Fault::Theirs };
                    (None, Command::Undelivered { ply, fault, since: None, note: None })
                }
                Act::Give(white, days) => (Some(seat(white)), Command::Give { days }),
                Act::Leave(white, from, len) => {
                    let from = now + from * HOUR;
                    let spans = vec![Span { from, to: from + len * HOUR }];
                    if game.is_running() {
                        apply(&mut game, &[Event::Leave { seat: seat(white), at: now, spans }]);
                    }
                    continue;
                }
                Act::Outage(hours) => {
                    around.outages.push(Span { from: now, to: now + hours * HOUR });
                    now += hours * HOUR;
                    continue;
                }
            };
            if let Ok(events) = submit(&mut game, by, &command, now, &around) {
                all.extend(events);
            }
        }
        // Turn by turn, in order: each begins where the one before it ended.
        let mut began = T0;
        for event in &all {
            if let Event::Moved { at, charged_ms, free_ms, leave_ms, .. } = event {
                prop_assert!(*charged_ms >= 0 && *free_ms >= 0 && *leave_ms >= 0);
                prop_assert_eq!(charged_ms + free_ms + leave_ms, at - began);
                began = *at;
            }
        }
        if game.is_running() {
            let running = game.reckoning(now);
            prop_assert_eq!(running.charged_ms + running.free_ms + running.leave_ms, now - began);
        }
        let again = Game::restore(game.snapshot().clone()).unwrap();
        prop_assert_eq!(again.snapshot(), game.snapshot());
    }

    /// A deadline is the last moment at which the charge does not pass what is left.
    #[test]
    fn a_deadline_is_where_the_charge_meets_the_clock(
        left in 0..200_i64,
        stops in prop::collection::vec((-50..300_i64, 1..80_i64, any::<bool>()), 0..8),
    ) {
        let spans = |free: bool| -> Vec<Span> {
            stops
                .iter()
                .filter(|stop| stop.2 == free)
                .map(|&(from, len, _)| Span { from: from * HOUR, to: (from + len) * HOUR })
                .collect()
        };
        let turn = crate::club::clock::Turn { told_at: 0, left_ms: left * HOUR, free: spans(true), leave: spans(false) };
        let deadline = turn.deadline().unwrap();
        prop_assert_eq!(turn.reckon(deadline).charged_ms, left * HOUR);
        prop_assert_eq!(turn.reckon(deadline + 1).charged_ms, left * HOUR + 1);
    }
}

#[test]
fn a_try_that_fails_as_well_begins_no_new_incident() {
    // Pace 10/30: thirty days. The mailbox is full from the first day; every half day a letter is taken, and comes back at once.
    let mut game = game("10/30");
    let fails = |game: &mut Game, since: i64| {
        let command =
            Command::Undelivered { ply: game.ply(), fault: Fault::Theirs, since: Some(since), note: None };
        submit(game, None, &command, since, &Around::default()).unwrap();
    };
    fails(&mut game, day(1));
    for half_day in 3..=20 {
        let at = T0 + half_day * DAY_MS / 2;
        tell(&mut game, at);
        fails(&mut game, at);
    }
    assert_eq!(game.deadline(), Some(day(30 + 5)), "five days for the incident");
    // It works for a day, and fails again: another incident, and with it the ten days of the game.
    tell(&mut game, day(11));
    fails(&mut game, day(12));
    assert_eq!(game.deadline(), Some(day(30 + 5 + 5)));
}

#[test]
fn our_outage_is_not_counted_as_the_players_fault() {
    let mut game = game("10/30");
    undelivered(&mut game, Fault::Ours, day(3)).unwrap();
    // For twenty days our relay takes nothing; then it does, and the mailbox is full.
    let full =
        Command::Undelivered { ply: game.ply(), fault: Fault::Theirs, since: Some(day(20)), note: None };
    submit(&mut game, None, &full, day(20), &Around::default()).unwrap();
    assert_eq!(game.deadline(), Some(day(20 + 5 + 30)));
    // And the other way round: five days were the mailbox's, what follows is ours.
    let ours = Command::Undelivered { ply: game.ply(), fault: Fault::Ours, since: Some(day(27)), note: None };
    submit(&mut game, None, &ours, day(27), &Around::default()).unwrap();
    assert_eq!(game.deadline(), None);
    tell(&mut game, day(40));
    assert_eq!(game.left_ms(Seat::White, day(40)), 28 * DAY_MS, "days 25 and 26 count, and no others");
}

#[test]
fn our_outage_does_not_end_an_incident_of_the_players() {
    let mut game = game("10/30");
    let fails = |game: &mut Game, fault: Fault, since: i64| {
        let command = Command::Undelivered { ply: game.ply(), fault, since: Some(since), note: None };
        submit(game, None, &command, since, &Around::default()).unwrap();
    };
    // A day of the thirty is hers. Two days full, seventeen without a relay, and full again: three are left of the incident's five.
    fails(&mut game, Fault::Theirs, day(1));
    fails(&mut game, Fault::Ours, day(3));
    assert_eq!(game.deadline(), None);
    fails(&mut game, Fault::Theirs, day(20));
    assert_eq!(game.deadline(), Some(day(20 + 3 + 29)));
    // Once more: a day of them is gone then.
    fails(&mut game, Fault::Ours, day(21));
    fails(&mut game, Fault::Theirs, day(25));
    assert_eq!(game.deadline(), Some(day(25 + 2 + 29)));
    // A letter is taken, and stays for a day: what fails then is another incident.
    tell(&mut game, day(26));
    fails(&mut game, Fault::Theirs, day(27));
    assert_eq!(game.deadline(), Some(day(27 + 5 + 28)));
}
