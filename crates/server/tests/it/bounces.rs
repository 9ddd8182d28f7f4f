//! Letters that come back: the other address, the mark, the directors, the way out of it.

use std::sync::Arc;

use frcec_rules::club::game::{Command as Rules, EndReason, Telling};
use frcec_server::{
    clock::Clock,
    door::{Actor, AddMember, Command, MemberCommand, Receipt},
    mail::{
        ingress::{Ingress, Taken},
        transport::{Outbound, SendError, Stage, Taken as Sent, Transport, about},
    },
    speech::Lang,
    worker::{Step, Worker},
};
use frcec_store::{
    PlayerId, audit, delivery,
    letters::{self, Letter, LetterState},
    players::{self, AddressState, Role},
    testing::TestDb,
};

use crate::club::{Club, NOON, all_letters};

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

/// Takes everything but what goes to `refused`.
struct Picky {
    refused: &'static str,
    code: u16,
    reply: &'static str,
}

#[async_trait::async_trait]
impl Transport for Picky {
    async fn send(&self, letter: &Outbound) -> Result<Sent, SendError> {
        if letter.to == self.refused {
            Err(SendError::Permanent(about(Stage::Recipient, self.code, self.reply), self.reply.to_owned()))
        } else {
            Ok(Sent { reply: "taken".to_owned(), host: None })
        }
    }
}

/// A club of two players and a director, whose letters go out and come back.
pub struct Post {
    pub club: Club,
    pub worker: Worker,
    pub ingress: Ingress,
    pub anna: PlayerId,
    pub dora: PlayerId,
}

impl Post {
    pub async fn open(t: TestDb) -> Self {
        Self::refusing(t, "nobody@example.org", 550, "").await
    }

    pub async fn refusing(t: TestDb, refused: &'static str, code: u16, reply: &'static str) -> Self {
        Self::of(Club::open(t), Picky { refused, code, reply }).await
    }

    /// A club that takes what comes by a clock that moves whenever somebody looks at it.
    pub async fn ticking(t: TestDb) -> Self {
        let club = Club::with(t, Lang::En, Clock::ticking(NOON));
        Self::of(club, Picky { refused: "nobody@example.org", code: 550, reply: "" }).await
    }

    async fn of(club: Club, way: Picky) -> Self {
        let anna = club.member("anna", "Anna").await;
        club.member("boris", "Boris").await;
        let dora = AddMember {
            address: "dora@example.org".to_owned(),
            name: Some("Dora".to_owned()),
            handle: Some("dora".to_owned()),
            role: Role::Director,
            zone: "Europe/Berlin".to_owned(),
            lang: "en".to_owned(),
            country: None,
        };
        let added = club.submit(Actor::Club, Command::Member(MemberCommand::Add(dora))).await;
        let Ok(Receipt::Member { id: dora }) = added else { panic!("{added:?}") };
        let worker = Worker::new(club.door.clone(), Arc::new(way));
        let ingress = Ingress::new(club.door.clone(), Some("mx.club.example".to_owned()));
        Self { club, worker, ingress, anna, dora }
    }

    pub async fn second_address(&self) {
        let confirm = MemberCommand::ConfirmAddress(self.anna, "a@second.example".to_owned());
        self.club.submit(Actor::Player(self.anna), Command::Member(confirm)).await.unwrap();
    }

    /// Sends all that waits and sees to what was lost, as the loops do.
    pub async fn work(&self) {
        loop {
            let sent = self.worker.send_one().await.unwrap();
            let settled = self.worker.settle_one_lost().await.unwrap();
            if (sent, settled) == (Step::Nothing, Step::Nothing) {
                break;
            }
        }
    }

    /// The newest letter of this kind to this address.
    pub async fn letter(&self, kind: &str, to: &str) -> Letter {
        let all = all_letters(&self.club.door).await;
        let found = all.into_iter().find(|letter| letter.kind == kind && letter.address == to);
        found.unwrap_or_else(|| panic!("no {kind} to {to}"))
    }

    pub async fn count(&self, kind: &str) -> usize {
        all_letters(&self.club.door).await.iter().filter(|letter| letter.kind == kind).count()
    }

    /// A delivery report about `letter` arrives at `to`.
    pub async fn report(&self, to: &str, letter: &Letter, action: &str, status: &str) -> Taken {
        let mail = format!(
            "Return-Path: <>\r\nFrom: Mail Delivery System <mailer-daemon@example.org>\r\nTo: <{to}>\r\n\
             Subject: Undelivered\r\nMessage-ID: <{}.{status}@mx.example.org>\r\nMIME-Version: 1.0\r\n\
             Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n\
             --b\r\nContent-Type: text/plain\r\n\r\nSorry\r\n\
             --b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example.org\r\n\r\n\
             Final-Recipient: rfc822; {}\r\nAction: {action}\r\nStatus: {status}\r\n\
             Diagnostic-Code: smtp; 550 no such user here\r\n\r\n\
             --b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: <{}>\r\nX-Club-Outbound: 1\r\n\r\n--b--\r\n",
            letter.id, letter.address, letter.message_id
        );
        let now = self.club.clock.now();
        self.ingress.receive("", &[to.to_owned()], mail.as_bytes(), now).await.remove(0)
    }

    pub async fn mark(&self) -> Option<String> {
        let mut tx = self.club.door.db().read().await.unwrap();
        delivery::of_player(&mut tx, self.anna).await.unwrap().map(|mark| mark.why)
    }

    pub async fn states(&self) -> Vec<(String, AddressState)> {
        let mut tx = self.club.door.db().read().await.unwrap();
        let addresses = players::addresses(&mut tx, self.anna).await.unwrap();
        addresses.into_iter().map(|address| (address.address, address.state)).collect()
    }
}

async fn a_letter_that_comes_back_goes_to_the_second_address(t: TestDb) {
    let post = Post::open(t).await;
    post.second_address().await;
    let game = post.club.start("anna", "boris", 518, true).await[0];
    post.work().await;
    let first = post.letter("started", "anna@example.org").await;
    post.club.clock.set(NOON + HOUR);
    let before = all_letters(&post.club.door).await.len();
    assert_eq!(post.report(&first.envelope_from, &first, "failed", "5.1.1").await, Taken::Recorded);
    assert_eq!(all_letters(&post.club.door).await.len(), before, "a report is never answered");
    post.work().await;
    let second = post.letter("started", "a@second.example").await;
    assert_ne!(second.message_id, first.message_id);
    assert_eq!((&second.text, &second.html, &second.picture), (&first.text, &first.html, &first.picture));
    assert_eq!(second.again_of, Some(first.id));
    assert!(second.headers.contains(&first.message_id), "the thread stays one: {}", second.headers);
    assert_eq!(second.state, LetterState::Sent);
    // The told rule by that letter: it tells of the same turn.
    assert_eq!(second.tells_ply, Some(0));
    let good = |address: &str| (address.to_owned(), AddressState::Good);
    let failing = ("anna@example.org".to_owned(), AddressState::Failing);
    assert_eq!(post.states().await, [failing, good("a@second.example")]);
    assert_eq!(post.mark().await, None);
    // She is told at the address that works, once, with a link; nobody else is.
    let told = post.letter("failing", "a@second.example").await;
    assert!(told.text.contains("A letter of the club to anna@example.org came back"), "{}", told.text);
    assert!(told.text.contains("/addresses/"), "{}", told.text);
    assert_eq!(post.count("unreachable").await, 0);
    // The same report again, and what comes next goes to the second address from the start.
    post.report(&first.envelope_from, &first, "failed", "5.1.1").await;
    post.work().await;
    assert_eq!((post.count("started").await, post.count("failing").await), (3, 1));
    post.club.play(game, "e2e4 e7e5").await;
    post.work().await;
    assert_eq!(post.letter("turn", "a@second.example").await.state, LetterState::Sent);
}

async fn without_another_address_the_member_is_marked_and_the_director_told(t: TestDb) {
    let post = Post::open(t).await;
    let game = post.club.start("anna", "boris", 518, true).await[0];
    post.work().await;
    let first = post.letter("started", "anna@example.org").await;
    // Letters of the same moment have no order.
    post.club.clock.set(NOON + 60_000);
    post.report(&first.envelope_from, &first, "failed", "5.1.1").await;
    post.work().await;
    assert_eq!(post.mark().await.as_deref(), Some("5.1.1 550 no such user here"));
    let told = post.letter("unreachable", "dora@example.org").await;
    assert!(told.text.contains("A letter to Anna came back"), "{}", told.text);
    // What she was not told waits, and so does what comes next; nothing goes where mail only comes back.
    let kept = post.letter("started", "anna@example.org").await;
    assert_eq!((kept.state, kept.again_of), (LetterState::Held, Some(first.id)));
    let mut tx = post.club.door.db().read().await.unwrap();
    let log = audit::list(&mut tx, &audit::AuditFilter::default(), 9).await.unwrap();
    drop(tx);
    assert_eq!(log[0].action, "unreachable");
    post.club.play(game, "e2e4 e7e5").await;
    post.work().await;
    let turn = post.letter("turn", "anna@example.org").await;
    assert_eq!(turn.state, LetterState::Held);
    assert_eq!(post.worker.try_one_held().await.unwrap(), Step::Nothing, "not on the same day");
    // A day later one letter is tried, the newest. It comes back too: no second letter to the director.
    post.club.clock.set(NOON + 25 * HOUR);
    assert_eq!(post.worker.try_one_held().await.unwrap(), Step::Done);
    assert_eq!(post.worker.try_one_held().await.unwrap(), Step::Nothing, "one at a time");
    post.work().await;
    let turn = post.letter("turn", "anna@example.org").await;
    assert_eq!(turn.state, LetterState::Sent);
    assert_eq!(post.worker.try_one_held().await.unwrap(), Step::Nothing, "this one is still waited for");
    post.report(&turn.envelope_from, &turn, "failed", "5.1.1").await;
    post.work().await;
    assert_eq!(post.count("unreachable").await, 1);
    let again = post.letter("turn", "anna@example.org").await;
    assert_eq!((again.state, again.again_of), (LetterState::Held, Some(turn.id)));
    // The next one stays there for three days: the mark goes, and what waited goes out.
    post.club.clock.set(NOON + 50 * HOUR);
    assert_eq!(post.worker.try_one_held().await.unwrap(), Step::Done);
    post.work().await;
    assert_eq!(post.worker.recover_one().await.unwrap(), Step::Nothing, "too early to know");
    post.club.clock.set(NOON + 130 * HOUR);
    assert_eq!(post.worker.recover_one().await.unwrap(), Step::Done);
    assert_eq!(post.worker.recover_one().await.unwrap(), Step::Nothing);
    assert_eq!(post.mark().await, None);
    assert_eq!(post.states().await, [("anna@example.org".to_owned(), AddressState::Good)]);
    post.work().await;
    let all = all_letters(&post.club.door).await;
    assert!(all.iter().all(|letter| letter.state != LetterState::Held), "nothing waits any more");
    // The start is no news any more: its turn has passed.
    assert_eq!(post.letter("started", "anna@example.org").await.state, LetterState::Dropped);
}

async fn what_waited_goes_to_the_address_that_works(t: TestDb) {
    let post = Post::open(t).await;
    let game = post.club.start("anna", "boris", 518, true).await[0];
    post.work().await;
    let first = post.letter("started", "anna@example.org").await;
    // Letters of the same moment have no order.
    post.club.clock.set(NOON + 60_000);
    post.report(&first.envelope_from, &first, "failed", "5.1.1").await;
    post.work().await;
    post.club.play(game, "e2e4").await;
    let his = post.letter("turn", "boris@example.org").await;
    post.club.play(game, "e7e5").await;
    let resign = frcec_rules::club::game::Command::Resign;
    let boris = his.player_id.expect("a member");
    post.club.command(game, boris, resign).await.unwrap();
    post.work().await;
    let over = post.letter("over", "anna@example.org").await;
    assert_eq!(over.state, LetterState::Held);
    // A way in does not wait: who asks for one is there, and reads.
    let link = MemberCommand::LoginLink("anna@example.org".to_owned());
    post.club.submit(Actor::Club, Command::Member(link)).await.unwrap();
    post.work().await;
    assert_eq!(post.letter("login", "anna@example.org").await.state, LetterState::Sent);
    // She confirms another address: the end of the game goes there, with all it said; the turn before it does not.
    post.second_address().await;
    post.work().await;
    let told = post.letter("over", "a@second.example").await;
    assert_eq!((told.state, told.again_of), (LetterState::Sent, Some(over.id)));
    assert_eq!((&told.text, &told.html), (&over.text, &over.html));
    assert_ne!(told.message_id, over.message_id);
    let all = all_letters(&post.club.door).await;
    assert_eq!(all.iter().filter(|l| l.kind == "turn" && l.address == "a@second.example").count(), 0);
    assert!(all.iter().all(|letter| letter.state != LetterState::Held));
    assert_eq!(post.mark().await, None);
}

async fn letters_do_not_wait_for_ever(t: TestDb) {
    let post = Post::open(t).await;
    post.club.start("anna", "boris", 518, true).await;
    post.work().await;
    let first = post.letter("started", "anna@example.org").await;
    // Letters of the same moment have no order.
    post.club.clock.set(NOON + 60_000);
    post.report(&first.envelope_from, &first, "failed", "5.1.1").await;
    post.work().await;
    post.club.clock.set(NOON + 29 * DAY);
    post.worker.prune_some().await.unwrap();
    assert_eq!(post.letter("started", "anna@example.org").await.state, LetterState::Held);
    post.club.clock.set(NOON + 31 * DAY);
    post.worker.prune_some().await.unwrap();
    assert_eq!(post.letter("started", "anna@example.org").await.state, LetterState::Dropped);
}

async fn a_refusal_at_the_door_is_a_bounce_too(t: TestDb) {
    let post = Post::refusing(t, "anna@example.org", 550, "5.1.1 no such user").await;
    post.second_address().await;
    let game = post.club.start("anna", "boris", 518, true).await[0];
    post.work().await;
    assert_eq!(post.letter("started", "anna@example.org").await.state, LetterState::GivenUp);
    assert_eq!(post.letter("started", "a@second.example").await.state, LetterState::Sent);
    assert_eq!(post.club.game(game).await.told_at(), Some(NOON));
}

async fn a_relay_that_refuses_us_makes_nobody_unreachable(t: TestDb) {
    let post = Post::refusing(t, "anna@example.org", 554, "go away").await;
    let game = post.club.start("anna", "boris", 518, true).await[0];
    post.work().await;
    // Refused, and said again an hour later; the clock stands meanwhile, by the club's fault.
    let again = post.letter("started", "anna@example.org").await;
    assert_eq!((again.state, again.next_attempt_at), (LetterState::Queued, NOON + HOUR));
    assert!(again.again_of.is_some());
    assert_eq!((post.mark().await, post.count("unreachable").await), (None, 0));
    assert_eq!(post.states().await, [("anna@example.org".to_owned(), AddressState::Good)]);
    for hour in 1..24 {
        post.club.clock.set(NOON + hour * HOUR);
        post.work().await;
    }
    assert!(post.mark().await.is_some(), "after a day the directors hear of it");
    assert_eq!(post.club.game(game).await.told_at(), None);
    // The relay takes letters again. Whoever asks for one to go finds out.
    let mended = Worker::new(post.club.door.clone(), Arc::new(Picky { refused: "", code: 550, reply: "" }));
    while mended.send_one().await.unwrap() == Step::Done {}
    let held = post.letter("started", "anna@example.org").await;
    assert_eq!(held.state, LetterState::Held);
    let (id, at) = (held.id, post.club.clock.now());
    let queued =
        post.club.door.db().write(move |tx| Box::pin(async move { letters::retry(tx, id, at).await }));
    assert!(queued.await.unwrap());
    while mended.send_one().await.unwrap() == Step::Done {}
    assert_eq!(post.letter("started", "anna@example.org").await.state, LetterState::Sent);
    assert_eq!(post.club.game(game).await.told_at(), Some(NOON + 23 * HOUR));
}

async fn a_full_mailbox_is_tried_again(t: TestDb) {
    let post = Post::open(t).await;
    post.club.start("anna", "boris", 518, true).await;
    post.work().await;
    let first = post.letter("started", "anna@example.org").await;
    // Late is not lost.
    post.report(&first.envelope_from, &first, "delayed", "4.2.0").await;
    post.work().await;
    assert_eq!(post.letter("started", "anna@example.org").await.state, LetterState::Sent);
    post.report(&first.envelope_from, &first, "failed", "5.2.2").await;
    post.work().await;
    let again = post.letter("started", "anna@example.org").await;
    assert_eq!((again.again_of, again.state), (Some(first.id), LetterState::Queued));
    assert_eq!(again.next_attempt_at, NOON + 12 * HOUR);
    assert_eq!(post.mark().await, None);
    post.club.clock.set(NOON + 12 * HOUR);
    post.work().await;
    assert_eq!(post.letter("started", "anna@example.org").await.state, LetterState::Sent);
}

async fn nobody_can_report_the_opponents_mail_as_lost(t: TestDb) {
    let post = Post::open(t).await;
    post.club.start("anna", "boris", 518, true).await;
    post.work().await;
    let hers = post.letter("started", "anna@example.org").await;
    let his = post.letter("started", "boris@example.org").await;
    let reply = |letter: &Letter| {
        let headers: serde_json::Value = serde_json::from_str(&letter.headers).unwrap();
        headers["from"].as_str().unwrap().to_owned()
    };
    // To his own address, about her letter: kept, and nothing more.
    post.report(&reply(&his), &hers, "failed", "5.1.1").await;
    // Nor to the club, or to the bare address.
    for to in ["club@club.example", "play@club.example", "bounces@club.example"] {
        post.report(to, &hers, "failed", "5.1.1").await;
    }
    post.work().await;
    assert_eq!(post.letter("started", "anna@example.org").await.state, LetterState::Sent);
    // A host that reports to the letter's From, about that very letter, is heard.
    post.report(&reply(&hers), &hers, "failed", "5.1.1").await;
    let mut tx = post.club.door.db().read().await.unwrap();
    assert_eq!(letters::by_id(&mut tx, hers.id).await.unwrap().unwrap().state, LetterState::Bounced);
}

async fn a_letter_that_comes_back_after_the_flag_is_a_directors_business(t: TestDb) {
    let post = Post::open(t).await;
    post.second_address().await;
    let games = post.club.start("anna", "boris", 518, false).await;
    post.work().await;
    let first = post.letter("started", "anna@example.org").await;
    // Nobody moves: thirty days, thirty days of leave, and the grace.
    for day in [31, 45, 62] {
        post.club.clock.set(NOON + day * DAY);
        while post.worker.call_one_flag().await.unwrap() == Step::Done {}
    }
    let finish = post.club.game(games[0]).await.finish().expect("lost on time");
    assert_eq!(finish.reason, EndReason::Time);
    for _ in 0..2 {
        post.report(&first.envelope_from, &first, "failed", "5.1.1").await;
        post.work().await;
    }
    let told = post.letter("late_bounce", "dora@example.org").await;
    let flowed = told.text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flowed.contains("In game M0001-1 the time of Anna ran out."), "{flowed}");
    assert!(
        flowed.contains("the time since that letter is given back, so the flag fell wrongly."),
        "{flowed}"
    );
    assert!(flowed.contains("5.1.1 550 no such user here"), "{flowed}");
    assert_eq!(post.count("late_bounce").await, 1, "once, and not for the game of the other side");
    assert_eq!(post.club.game(games[0]).await.finish(), Some(finish), "a person decides");
}

async fn a_flag_is_right_where_the_page_had_shown_the_position(t: TestDb) {
    let post = Post::open(t).await;
    let games = post.club.start("anna", "boris", 518, true).await;
    // She looks at the page before the letter goes out.
    post.club.command(games[0], post.anna, Rules::told(0, Telling::Page)).await.unwrap();
    post.work().await;
    for day in [31, 45, 62] {
        post.club.clock.set(NOON + day * DAY);
        while post.worker.call_one_flag().await.unwrap() == Step::Done {}
    }
    let finish = post.club.game(games[0]).await.finish().expect("lost on time");
    assert_eq!(finish.reason, EndReason::Time);
    let first = post.letter("started", "anna@example.org").await;
    post.report(&first.envelope_from, &first, "failed", "5.1.1").await;
    post.work().await;
    assert_eq!(post.letter("started", "anna@example.org").await.state, LetterState::Bounced);
    assert_eq!(post.count("late_bounce").await, 0);
}

async fn our_own_trouble_marks_nobody(t: TestDb) {
    let post = Post::open(t).await;
    post.club.start("anna", "boris", 518, true).await;
    let down = Worker::new(post.club.door.clone(), Arc::new(Down));
    for hour in 0..130 {
        post.club.clock.set(NOON + hour * HOUR);
        while down.send_one().await.unwrap() == Step::Done {}
        while down.settle_one_lost().await.unwrap() == Step::Done {}
    }
    assert_eq!(post.letter("started", "anna@example.org").await.state, LetterState::GivenUp);
    assert_eq!(post.mark().await, None);
    assert_eq!(post.states().await, [("anna@example.org".to_owned(), AddressState::Good)]);
}

/// A relay that is down.
struct Down;

#[async_trait::async_trait]
impl Transport for Down {
    async fn send(&self, _letter: &Outbound) -> Result<Sent, SendError> {
        Err(SendError::Transient("connection refused".to_owned()))
    }
}

frcec_store::on_both!(
    a_letter_that_comes_back_goes_to_the_second_address,
    without_another_address_the_member_is_marked_and_the_director_told,
    what_waited_goes_to_the_address_that_works,
    letters_do_not_wait_for_ever,
    a_refusal_at_the_door_is_a_bounce_too,
    a_relay_that_refuses_us_makes_nobody_unreachable,
    a_full_mailbox_is_tried_again,
    nobody_can_report_the_opponents_mail_as_lost,
    a_letter_that_comes_back_after_the_flag_is_a_directors_business,
    a_flag_is_right_where_the_page_had_shown_the_position,
    our_own_trouble_marks_nobody,
);

frcec_store::on_both!(an_answering_machine_stops_no_clock, a_copy_that_is_true_no_more_is_not_sent,);

async fn an_answering_machine_stops_no_clock(t: TestDb) {
    let post = Post::open(t).await;
    let game = post.club.start("anna", "boris", 518, true).await[0];
    post.work().await;
    let letter = post.letter("started", "anna@example.org").await;
    let told = post.club.game(game).await.told_at();
    assert!(told.is_some());
    let before = all_letters(&post.club.door).await.len();
    let mail = "From: anna@example.org\r\nSubject: Auto: [FRCEC] M0001-1\r\nAuto-Submitted: auto-replied (vacation)\r\nPrecedence: bulk\r\nMessage-ID: <v@example.org>\r\n\r\nI am on holiday until 5 December.\r\n";
    let hi = "From: anna@example.org\r\nSubject: hi\r\nMessage-ID: <w@example.org>\r\n\r\nhi\r\n";
    for mail in [mail, hi] {
        let to = [letter.envelope_from.clone()];
        let taken = post.ingress.receive("", &to, mail.as_bytes(), post.club.clock.now()).await;
        assert_eq!(taken, [Taken::Recorded]);
    }
    post.work().await;
    assert_eq!(post.letter("started", "anna@example.org").await.state, LetterState::Sent);
    assert_eq!(all_letters(&post.club.door).await.len(), before, "no copy, and nobody is told");
    assert_eq!((post.club.game(game).await.told_at(), post.mark().await), (told, None));
}

async fn a_copy_that_is_true_no_more_is_not_sent(t: TestDb) {
    let post = Post::open(t).await;
    let game = post.club.start("anna", "boris", 518, true).await[0];
    post.work().await;
    let letter = post.letter("started", "anna@example.org").await;
    post.report(&letter.envelope_from, &letter, "failed", "4.2.2").await;
    post.work().await;
    // The copy waits for half a day; by then she has moved from elsewhere.
    post.club.try_move(game, "e2e4", false).await.unwrap();
    post.club.clock.set(NOON + 13 * HOUR);
    post.work().await;
    let copies = all_letters(&post.club.door).await;
    let copy = copies.iter().find(|copy| copy.again_of == Some(letter.id)).expect("a copy");
    assert_eq!(copy.state, LetterState::Dropped);
}
