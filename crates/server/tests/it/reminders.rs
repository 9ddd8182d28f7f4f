//! Reminders at half the time, three days and one day before its end, each once.

use std::sync::Arc;

use frcec_rules::club::game::Command as Rules;
use frcec_server::{
    door::{Actor, Command, GameCommand, MemberChange, MemberCommand},
    mail::transport::Captured,
    settings::{Delivery, Settings},
    worker::{Step, Worker},
};
use frcec_store::{PlayerId, letters::Letter, outages, testing::TestDb};

use crate::club::{Club, NOON};

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

async fn remind(club: &Club, worker: &Worker) -> Vec<Letter> {
    while worker.remind_one().await.unwrap() == Step::Done {}
    let mut letters = club.letters().await;
    letters.retain(|letter| letter.kind == "reminder");
    letters
}

async fn open(t: TestDb) -> (Club, Worker, PlayerId) {
    let club = Club::open(t);
    let anna = club.member("anna", "Anna").await;
    club.member("boris", "Boris").await;
    let worker = Worker::new(club.door.clone(), Arc::new(Captured::default()));
    (club, worker, anna)
}

async fn set(club: &Club, player: PlayerId, settings: Settings) {
    let change = MemberChange { settings: Some(settings), ..MemberChange::default() };
    club.submit(Actor::Player(player), Command::Member(MemberCommand::Change(player, change))).await.unwrap();
}

async fn each_reminder_comes_once(t: TestDb) {
    let (club, worker, anna) = open(t).await;
    let game = club.start("anna", "boris", 518, true).await[0];
    // Digest or no letters at all: reminders come all the same.
    set(&club, anna, Settings { delivery: Delivery::Off, ..Settings::default() }).await;
    club.letters().await;
    assert_eq!(club.game(game).await.deadline(), Some(NOON + 30 * DAY));
    let mut sent = Vec::new();
    for hour in 0..30 * 24 {
        club.clock.set(NOON + hour * HOUR);
        if hour == 16 * 24 {
            // A word to the opponent makes a new version of the game, and no new reminder.
            let mut say = GameCommand::new(game, Rules::Say { text: "Soon!".to_owned() });
            say.message = Some("Soon!".to_owned());
            club.submit(Actor::Player(anna), Command::Game(say)).await.unwrap();
        }
        for letter in remind(&club, &worker).await {
            assert_eq!(letter.address, "anna@example.org");
            sent.push((hour / 24, letter.text));
        }
    }
    let days: Vec<i64> = sent.iter().map(|(day, _)| *day).collect();
    assert_eq!(days, [15, 27, 29], "half, three days, one day");
    for (text, said) in sent.iter().map(|(_, text)| text).zip([
        "Half of your time for move 1 against Boris has passed. You have 15 days",
        "Boris is waiting for your move 1. You have 3 days",
        "Your time for move 1 against Boris is nearly up. You have 1 day",
    ]) {
        let text = text.replace('\n', " ");
        assert!(text.contains(said), "{text}");
        assert!(text.contains("until 3 June 2026, 14:00 (UTC+2)"), "{text}");
    }
}

async fn whoever_has_moved_or_wants_none_is_not_reminded(t: TestDb) {
    let (club, worker, anna) = open(t).await;
    let game = club.start("anna", "boris", 518, true).await[0];
    club.letters().await;
    club.clock.set(NOON + 14 * DAY);
    club.play(game, "e2e4").await;
    club.clock.set(NOON + 20 * DAY);
    assert!(remind(&club, &worker).await.is_empty(), "Boris was told only now");
    club.play(game, "e7e5").await;
    set(&club, anna, Settings { reminders: false, ..Settings::default() }).await;
    club.letters().await;
    club.clock.set(NOON + 40 * DAY);
    assert!(remind(&club, &worker).await.is_empty(), "she wants none");
}

async fn a_missed_reminder_is_not_made_up_for(t: TestDb) {
    let (club, worker, _) = open(t).await;
    club.start("anna", "boris", 518, true).await;
    club.letters().await;
    // The server was down from the tenth day to the twenty-eighth.
    club.clock.set(NOON + 28 * DAY);
    let letters = remind(&club, &worker).await;
    assert_eq!(letters.len(), 1, "the three-day one, and no half-time one beside it");
    assert!(letters[0].text.contains("2 days"), "{}", letters[0].text);
    club.clock.set(NOON + 31 * DAY);
    assert!(remind(&club, &worker).await.is_empty(), "and none after the time");
}

async fn half_of_the_time_is_half_of_the_clock(t: TestDb) {
    let (club, worker, anna) = open(t).await;
    let game = club.start("anna", "boris", 518, true).await[0];
    club.letters().await;
    // Ten days of leave within the first half: the clock stands still, and its half comes ten days later.
    let date = |day| jiff::civil::date(2026, 5, day);
    let leave = frcec_server::leave::Request::From(date(10), date(19));
    club.submit(Actor::Player(anna), Command::Leave(anna, leave)).await.unwrap();
    assert_eq!(club.game(game).await.deadline(), Some(NOON + 40 * DAY));
    let mut days = Vec::new();
    for day in 0..40 {
        club.clock.set(NOON + day * DAY);
        for letter in remind(&club, &worker).await {
            days.push(day);
            if days.len() == 1 {
                assert!(letter.text.contains("15 days"), "{}", letter.text);
            }
        }
    }
    assert_eq!(days, [25, 37, 39]);
}

async fn a_deadline_that_moves_repeats_no_reminder(t: TestDb) {
    let (club, worker, _) = open(t).await;
    let game = club.start("anna", "boris", 518, true).await[0];
    club.letters().await;
    let boris = club.view(game).await.black.id;
    let mut sent = Vec::new();
    for hour in 0..40 * 24 {
        let now = NOON + hour * HOUR;
        club.clock.set(now);
        // After each reminder the deadline moves: by an outage of a quarter of an hour, by days that Boris gives.
        let outage = [16 * 24, 28 * 24, 31 * 24, 33 * 24].contains(&hour);
        let id = club.door.ids().time_ordered(now);
        let beaten = club.door.db().write(move |tx| {
            Box::pin(async move {
                let seen = if outage { now - HOUR / 4 } else { now };
                outages::beat(tx, seen, i64::MAX, id, "").await?;
                outages::beat(tx, now, HOUR / 12, id, "").await
            })
        });
        assert_eq!(beaten.await.unwrap().is_some(), outage);
        while outage && worker.give_back_some().await.unwrap() == Step::Done {}
        if [27 * 24 + 2, 32 * 24 + 2].contains(&hour) {
            club.command(game, boris, Rules::Give { days: 3 }).await.unwrap();
        }
        sent.extend(remind(&club, &worker).await.iter().map(|_| hour / 24));
    }
    assert_eq!(
        club.game(game).await.deadline(),
        Some(NOON + 36 * DAY + HOUR),
        "six days and four quarters later"
    );
    assert_eq!(sent, [15, 27, 32], "half, three days, one day, each once");
}

async fn automatic_leave_has_its_own_letters(t: TestDb) {
    let (club, worker, _) = open(t).await;
    let game = club.start("anna", "boris", 518, true).await[0];
    club.letters().await;
    // Both move, so that leave may be used for a flag.
    club.play(game, "e2e4 e7e5").await;
    club.letters().await;
    let mut days = Vec::new();
    for day in 1..64 {
        club.clock.set(NOON + day * DAY);
        while worker.call_one_flag().await.unwrap() == Step::Done {}
        days.extend(remind(&club, &worker).await.iter().map(|_| day));
    }
    assert!(club.game(game).await.finish().is_some(), "thirty days and the year's leave");
    assert!(days.len() == 3 && days[2] <= 30, "no more when leave is used: {days:?}");
}

frcec_store::on_both!(
    half_of_the_time_is_half_of_the_clock,
    a_deadline_that_moves_repeats_no_reminder,
    automatic_leave_has_its_own_letters,
    each_reminder_comes_once,
    whoever_has_moved_or_wants_none_is_not_reminded,
    a_missed_reminder_is_not_made_up_for,
);
