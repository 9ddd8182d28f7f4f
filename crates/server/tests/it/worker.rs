//! What the worker does by the clock: letters out and clocks started, days that pass untold, flags that fall.

use std::sync::Arc;

use frcec_rules::club::game::{EndReason, Outcome};
use frcec_server::mail::transport::{Captured, Outbound, SendError, Taken, Transport};
use frcec_server::worker::{Step, Worker};
use frcec_store::letters;
use frcec_store::testing::TestDb;

use crate::club::{Club, NOON};
use crate::mua::Letter;

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

async fn club(t: TestDb) -> Club {
    let club = Club::open(t);
    club.member("anna", "Anna").await;
    club.member("boris", "Boris").await;
    club
}

async fn send_all(worker: &Worker) {
    while worker.send_one().await.unwrap() == Step::Done {}
}

/// A test that ends with unsent letters has forgotten something.
async fn nothing_waits(club: &Club) {
    let waiting = letters::queued(&mut club.door.db().read().await.unwrap()).await.unwrap();
    assert_eq!(waiting, 0, "letters that nobody sent");
}

async fn a_letter_that_is_taken_starts_its_readers_clock(t: TestDb) {
    let club = club(t).await;
    let captured = Arc::new(Captured::default());
    let worker = Worker::new(club.door.clone(), captured.clone());
    let games = club.start("anna", "boris", 518, true).await;
    assert_eq!(club.game(games[0]).await.deadline(), None, "nobody was told yet");
    club.clock.set(NOON + HOUR);
    send_all(&worker).await;
    assert_eq!(club.game(games[0]).await.deadline(), Some(NOON + HOUR + 30 * DAY));
    let letters: Vec<Letter> = captured.take().iter().map(|letter| Letter::parse(&letter.mail)).collect();
    assert_eq!(letters.len(), 2);
    assert!(
        letters
            .iter()
            .any(|letter| letter.to == "anna@example.org" && letter.reply_to.starts_with("play+g1.0.w."))
    );
    nothing_waits(&club).await;
}

/// A relay that is down.
struct Down;

#[async_trait::async_trait]
impl Transport for Down {
    async fn send(&self, _letter: &Outbound) -> Result<Taken, SendError> {
        Err(SendError::Transient("connection refused".to_owned()))
    }
}

async fn a_day_after_the_move_a_player_counts_as_told_unless_delivery_fails(t: TestDb) {
    let club = club(t).await;
    let games = club.start("anna", "boris", 518, true).await;
    let down = Worker::new(club.door.clone(), Arc::new(Down));
    send_all(&down).await;
    club.clock.set(NOON + 2 * DAY);
    assert_eq!(down.tell_one().await.unwrap(), Step::Nothing, "our failure starts nobody's clock");
    assert_eq!(club.game(games[0]).await.deadline(), None);

    // Taken, but the process died before the door heard of it.
    let id = crate::club::all_letters(&club.door)
        .await
        .iter()
        .find(|letter| letter.address.starts_with("anna"))
        .unwrap()
        .id;
    let now = club.clock.now();
    let taken = club.door.db().write(move |tx| {
        Box::pin(async move {
            let leased = letters::lease_due(tx, now, "dead", 1000, 10).await?;
            for letter in leased {
                letters::mark_sent(tx, letter.id, "dead", now).await?;
            }
            letters::by_id(tx, id).await
        })
    });
    taken.await.unwrap().unwrap();
    assert_eq!(down.tell_one().await.unwrap(), Step::Done);
    assert_eq!(down.tell_one().await.unwrap(), Step::Nothing);
    assert_eq!(club.game(games[0]).await.deadline(), Some(now + 30 * DAY));
    nothing_waits(&club).await;
}

async fn a_flag_falls_once_and_both_are_told(t: TestDb) {
    let club = club(t).await;
    let captured = Arc::new(Captured::default());
    let worker = Worker::new(club.door.clone(), captured.clone());
    let games = club.start("anna", "boris", 518, true).await;
    send_all(&worker).await;
    club.play(games[0], "e2e4 e7e5").await;
    send_all(&worker).await;
    captured.take();
    let deadline = club.game(games[0]).await.deadline().expect("Anna was told");
    club.clock.set(deadline);
    assert_eq!(worker.call_one_flag().await.unwrap(), Step::Nothing, "the last moment is still hers");
    club.clock.set(deadline + DAY);
    assert_eq!(worker.call_one_flag().await.unwrap(), Step::Done, "a day of her leave is used");
    assert_eq!(club.game(games[0]).await.finish(), None);
    assert_eq!(worker.call_one_flag().await.unwrap(), Step::Nothing);
    club.clock.set(deadline + 31 * DAY);
    assert_eq!(worker.call_one_flag().await.unwrap(), Step::Done);
    assert_eq!(worker.call_one_flag().await.unwrap(), Step::Nothing);
    let finish = club.game(games[0]).await.finish().expect("the game is over");
    assert_eq!((finish.outcome, finish.reason), (Outcome::Black, EndReason::Time));
    send_all(&worker).await;
    let told: Vec<String> = captured.take().iter().map(|letter| letter.to.clone()).collect();
    assert!(
        told.iter().any(|to| to.starts_with("anna")) && told.iter().any(|to| to.starts_with("boris")),
        "{told:?}"
    );
    nothing_waits(&club).await;
}

async fn the_loops_send_what_is_written_and_end_when_told(t: TestDb) {
    let club = club(t).await;
    let captured = Arc::new(Captured::default());
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let running = tokio::spawn(Worker::new(club.door.clone(), captured.clone()).run(stopped));
    club.start("anna", "boris", 518, true).await;
    let mut sent = 0;
    while sent < 2 {
        sent += captured.take().len();
        tokio::task::yield_now().await;
    }
    stop.send(true).unwrap();
    running.await.unwrap();
    nothing_waits(&club).await;
}

frcec_store::on_both!(
    a_letter_that_is_taken_starts_its_readers_clock,
    a_day_after_the_move_a_player_counts_as_told_unless_delivery_fails,
    a_flag_falls_once_and_both_are_told,
    the_loops_send_what_is_written_and_end_when_told,
);
