//! Letters from the outbox to the next host: taken, put off, given up, and never lost or taken twice by two workers.

use std::sync::Arc;
use std::time::Duration;

use frcec_server::clock::Clock;
use frcec_server::ids::Ids;
use frcec_server::mail::transport::{Captured, Outbound, Relay, SendError, Taken, Transport};
use frcec_server::worker::post::{Post, Posted};
use frcec_store::letters::{self, Failure, Letter, LetterState, Lost, NewLetter};
use frcec_store::testing::TestDb;
use frcec_store::{Db, LetterId};

use crate::sink::{Manner, Sink};

const T0: i64 = 1_777_000_000_000;
const MINUTE: i64 = 60_000;

async fn queue(db: &Db, id: i64) {
    let letter = NewLetter {
        id: LetterId(id),
        player_id: None,
        address: format!("anna+{id}@example.org"),
        envelope_from: format!("bounces+{id}@club.example"),
        game_id: None,
        version: None,
        kind: "test".to_owned(),
        dedupe_key: None,
        tells_ply: None,
        also_tells: Vec::new(),
        message_id: format!("{id}@club.example"),
        subject: "Your turn".to_owned(),
        headers: String::new(),
        text: "e4\r\n".to_owned(),
        html: None,
        picture: None,
        attachment: None,
        again_of: None,
        created_at: T0,
        send_at: T0,
        fold: None,
    };
    db.write(move |tx| Box::pin(async move { letters::insert(tx, &letter).await })).await.unwrap();
}

#[expect(clippy::unnecessary_wraps, reason = "the shape of a rendering, which may fail")]
fn plain(letter: &Letter) -> Result<Vec<u8>, String> {
    Ok(format!("Message-ID: <{}>\r\nSubject: {}\r\n\r\n{}", letter.message_id, letter.subject, letter.text)
        .into_bytes())
}

fn post(db: &Db, clock: &Clock, transport: Arc<dyn Transport>) -> Post {
    Post {
        db: db.clone(),
        clock: clock.clone(),
        ids: Ids::system(),
        transport,
        render: Arc::new(plain),
        lease: Duration::from_mins(1),
    }
}

async fn state(db: &Db, id: i64) -> Letter {
    letters::by_id(&mut db.read().await.unwrap(), LetterId(id)).await.unwrap().unwrap()
}

async fn each_letter_is_sent_once(t: TestDb) {
    let clock = Clock::manual(T0);
    for id in 1..=20 {
        queue(&t.db, id).await;
    }
    let captured = Arc::new(Captured::default());
    let workers: Vec<Post> = (0..4).map(|_| post(&t.db, &clock, captured.clone())).collect();
    let drains = workers.into_iter().map(|worker| {
        tokio::spawn(async move {
            let mut empty = 0;
            // A worker that lost the race for a letter looks again.
            while empty < 20 {
                match worker.step().await.unwrap() {
                    Posted::Nothing => empty += 1,
                    Posted::Taken(_, at, _) => assert_eq!(at, T0),
                    other => panic!("{other:?}"),
                }
            }
        })
    });
    futures_util::future::join_all(drains).await.into_iter().for_each(|end| end.unwrap());
    let mut sent: Vec<i64> = captured.take().iter().map(|letter| letter.id).collect();
    sent.sort_unstable();
    assert_eq!(sent, (1..=20).collect::<Vec<_>>());
    assert_eq!(letters::queued(&mut t.db.read().await.unwrap()).await.unwrap(), 0);
}

async fn a_letter_put_off_comes_again_and_keeps_its_message_id(t: TestDb) {
    let clock = Clock::manual(T0);
    queue(&t.db, 1).await;
    let sink = Sink::start(Manner::Rcpt("450 4.7.1 greylisted")).await;
    let relay = Arc::new(Relay::open(&sink.url(), None, Duration::from_secs(5)).unwrap());
    let worker = post(&t.db, &clock, relay);
    assert_eq!(worker.step().await.unwrap(), Posted::Failed(LetterId(1), Failure::RetryAt(T0 + 5 * MINUTE)));
    assert_eq!(worker.step().await.unwrap(), Posted::Nothing, "not before its time");
    assert!(state(&t.db, 1).await.last_error.unwrap().contains("greylisted"));

    clock.set(T0 + 5 * MINUTE);
    sink.behave(Manner::DropAfterDot);
    assert_eq!(worker.step().await.unwrap(), Posted::Failed(LetterId(1), Failure::RetryAt(T0 + 15 * MINUTE)));
    clock.set(T0 + 15 * MINUTE);
    sink.behave(Manner::Take);
    let taken = worker.step().await.unwrap();
    assert!(matches!(taken, Posted::Taken(LetterId(1), at, _) if at == T0 + 15 * MINUTE), "{taken:?}");
    let letters = sink.letters();
    assert_eq!(letters.len(), 2, "in doubt after the dot, it was sent again");
    assert_eq!(letters[0].mail, letters[1].mail);
}

/// What stands in the book after a host's manner, and whether the host has the letter all the same.
enum Book {
    Sent,
    /// Queued for another try in five minutes.
    Again {
        has_it: bool,
    },
    Refused(Lost),
}

async fn what_a_host_does_stands_in_the_book(t: TestDb) {
    let clock = Clock::manual(T0);
    let again = || Book::Again { has_it: false };
    let manners = [
        (Manner::Take, Book::Sent, ""),
        (Manner::Late(Duration::from_millis(50)), Book::Sent, ""),
        (Manner::Greet("554 5.7.1 not you"), Book::Refused(Lost::Ours), "not you"),
        (Manner::Ehlo("550 5.7.1 not by that name"), Book::Refused(Lost::Ours), "by that name"),
        (Manner::Mail("550 5.1.8 bad sender"), Book::Refused(Lost::Ours), "bad sender"),
        (Manner::Mail("550 Sender address rejected"), Book::Refused(Lost::Ours), "before RCPT TO"),
        (Manner::Rcpt("550 5.1.1 no such user"), Book::Refused(Lost::Hard), "no such user"),
        (Manner::Rcpt("550 no such user"), Book::Refused(Lost::Hard), "in reply to RCPT TO"),
        (Manner::Rcpt("550 relay not permitted"), Book::Refused(Lost::Refused), "relay not permitted"),
        (Manner::Rcpt("552 5.2.2 mailbox full"), Book::Refused(Lost::Soft), "mailbox full"),
        (Manner::Data("554 5.5.1 no valid recipients"), Book::Refused(Lost::Refused), "no valid recipients"),
        (Manner::Dot("552 5.2.2 mailbox full"), Book::Refused(Lost::Soft), "mailbox full"),
        (Manner::Greet("421 4.3.2 too busy"), again(), "too busy"),
        (Manner::Ehlo("421 4.3.2 going down"), again(), "going down"),
        (Manner::Mail("452 4.3.1 no room"), again(), "no room"),
        (Manner::Rcpt("452 4.2.2 mailbox full"), again(), "mailbox full"),
        (Manner::Data("451 4.3.0 try later"), again(), "try later"),
        (Manner::Dot("451 4.3.0 disk full"), again(), "disk full"),
        (Manner::Greylist, again(), "greylisted"),
        (Manner::Hang, again(), ""),
        (Manner::DropInData, again(), ""),
        (Manner::HangAfterDot, Book::Again { has_it: true }, ""),
        (Manner::DropAfterDot, Book::Again { has_it: true }, ""),
    ];
    for (number, (manner, expected, said)) in (1_i64..).zip(manners) {
        clock.set(T0);
        queue(&t.db, number).await;
        let sink = Sink::start(manner).await;
        let relay = Arc::new(Relay::open(&sink.url(), None, Duration::from_millis(400)).unwrap());
        let worker = post(&t.db, &clock, relay);
        worker.step().await.unwrap();
        let letter = state(&t.db, number).await;
        let error = letter.last_error.clone().unwrap_or_default();
        assert!(error.contains(said), "{manner:?}: {error}");
        assert_eq!((letter.attempts, letter.lease_token), (1, None), "{manner:?}");
        match expected {
            Book::Sent => {
                let book = (letter.state, letter.closed_at, letter.failure, error.as_str());
                assert_eq!(book, (LetterState::Sent, Some(T0), None, ""), "{manner:?}");
                assert_eq!(sink.letters().len(), 1, "{manner:?}");
            }
            Book::Refused(lost) => {
                let book = (letter.state, letter.closed_at, letter.failure);
                assert_eq!(book, (LetterState::GivenUp, Some(T0), Some(lost)), "{manner:?}");
                assert_eq!(worker.step().await.unwrap(), Posted::Nothing, "{manner:?}");
            }
            Book::Again { has_it } => {
                let book = (letter.state, letter.next_attempt_at, letter.closed_at, letter.failure);
                assert_eq!(book, (LetterState::Queued, T0 + 5 * MINUTE, None, None), "{manner:?}");
                assert!(!error.is_empty(), "{manner:?}");
                assert_eq!(sink.letters().len(), usize::from(has_it), "{manner:?}");
                clock.set(T0 + 5 * MINUTE);
                if manner != Manner::Greylist {
                    sink.behave(Manner::Take);
                }
                let step = worker.step().await.unwrap();
                assert!(
                    matches!(step, Posted::Taken(..)),
                    "{manner:?}: {step:?} {:?}",
                    state(&t.db, number).await.last_error
                );
                let letter = state(&t.db, number).await;
                let book = (letter.state, letter.attempts, letter.last_error);
                assert_eq!(book, (LetterState::Sent, 2, None), "{manner:?}");
                let letters = sink.letters();
                assert_eq!(letters.len(), 1 + usize::from(has_it), "{manner:?}");
                assert!(
                    letters.iter().all(|copy| copy.mail == letters[0].mail),
                    "the same Message-ID, the same octets"
                );
            }
        }
    }
}

async fn a_letter_refused_for_good_is_given_up_and_recorded(t: TestDb) {
    let clock = Clock::manual(T0);
    queue(&t.db, 1).await;
    queue(&t.db, 2).await;
    let sink = Sink::start(Manner::Rcpt("550 5.1.1 no such user")).await;
    let relay = Arc::new(Relay::open(&sink.url(), None, Duration::from_secs(5)).unwrap());
    let worker = post(&t.db, &clock, relay);
    assert_eq!(worker.step().await.unwrap(), Posted::Failed(LetterId(1), Failure::GiveUp(Lost::Hard)));
    sink.behave(Manner::Take);
    assert!(
        matches!(worker.step().await.unwrap(), Posted::Taken(LetterId(2), ..)),
        "the next one is not held up"
    );
    let letter = state(&t.db, 1).await;
    assert_eq!(letter.state, LetterState::GivenUp);
    assert!(letter.last_error.unwrap().contains("no such user"));
}

async fn after_five_days_a_letter_is_given_up(t: TestDb) {
    let clock = Clock::manual(T0);
    queue(&t.db, 1).await;
    let relay = Arc::new(Relay::open("smtp://127.0.0.1:1", None, Duration::from_secs(5)).unwrap());
    let worker = post(&t.db, &clock, relay);
    loop {
        match worker.step().await.unwrap() {
            Posted::Failed(_, Failure::RetryAt(next)) => clock.set(next),
            Posted::Failed(_, Failure::GiveUp(Lost::Ours)) => break,
            other => panic!("{other:?}"),
        }
    }
    assert!(clock.now() > T0 + 4 * 24 * 60 * MINUTE);
    assert_eq!(state(&t.db, 1).await.state, LetterState::GivenUp);
}

/// A transport that never comes back, as in a process that was killed.
struct Dead;

#[async_trait::async_trait]
impl Transport for Dead {
    async fn send(&self, _letter: &Outbound) -> Result<Taken, SendError> {
        std::future::pending().await
    }
}

async fn a_dead_workers_letter_comes_back_when_its_lease_ends(t: TestDb) {
    let clock = Clock::manual(T0);
    queue(&t.db, 1).await;
    let dead = post(&t.db, &clock, Arc::new(Dead));
    let stuck = tokio::spawn(async move { dead.step().await });
    while state(&t.db, 1).await.lease_token.is_none() {
        tokio::task::yield_now().await;
    }
    stuck.abort();
    let captured = Arc::new(Captured::default());
    let living = post(&t.db, &clock, captured.clone());
    assert_eq!(living.step().await.unwrap(), Posted::Nothing);
    clock.set(T0 + MINUTE);
    assert!(matches!(living.step().await.unwrap(), Posted::Taken(..)));
    assert_eq!(captured.take().len(), 1);
}

async fn a_lease_is_kept_as_long_as_the_relay_thinks(t: TestDb) {
    let clock = Clock::manual(T0);
    queue(&t.db, 1).await;
    let slow = Post { lease: Duration::from_millis(60), ..post(&t.db, &clock, Arc::new(Dead)) };
    let thinking = tokio::spawn(async move { slow.step().await });
    while state(&t.db, 1).await.lease_token.is_none() {
        tokio::task::yield_now().await;
    }
    // The hands move past the lease; the heartbeat of the sender moves the lease with them.
    clock.set(T0 + MINUTE);
    while state(&t.db, 1).await.next_attempt_at <= T0 + MINUTE {
        tokio::task::yield_now().await;
    }
    let other = post(&t.db, &clock, Arc::new(Captured::default()));
    assert_eq!(other.step().await.unwrap(), Posted::Nothing);
    thinking.abort();
}

async fn a_letter_that_cannot_be_made_is_given_up(t: TestDb) {
    let clock = Clock::manual(T0);
    queue(&t.db, 1).await;
    let worker = Post {
        render: Arc::new(|_| Err("no such picture".to_owned())),
        ..post(&t.db, &clock, Arc::new(Captured::default()))
    };
    assert_eq!(worker.step().await.unwrap(), Posted::Failed(LetterId(1), Failure::GiveUp(Lost::Ours)));
    assert_eq!(state(&t.db, 1).await.last_error.as_deref(), Some("no such picture"));
}

frcec_store::on_both!(
    each_letter_is_sent_once,
    a_letter_put_off_comes_again_and_keeps_its_message_id,
    what_a_host_does_stands_in_the_book,
    a_letter_refused_for_good_is_given_up_and_recorded,
    after_five_days_a_letter_is_given_up,
    a_dead_workers_letter_comes_back_when_its_lease_ends,
    a_lease_is_kept_as_long_as_the_relay_thinks,
    a_letter_that_cannot_be_made_is_given_up,
);
