//! Mail that does not get through: whose fault it is, what the clocks make of it, what goes again by itself (domain.md, "Clocks").

use std::sync::{Arc, Mutex};

use frcec_rules::club::game::Telling;
use frcec_server::{
    mail::transport::{About, Outbound, SendError, Taken as Sent, Transport},
    worker::{Step, Worker},
};
use frcec_store::{
    GameId, games,
    letters::{Letter, LetterState},
    players::AddressState,
    testing::TestDb,
};

use crate::{
    bounces::Post,
    club::{NOON, all_letters},
};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

const ANNA: &str = "anna@example.org";

/// A way out that does what it is told: takes all, or fails for one address, or for all.
#[derive(Default)]
struct Moody(Mutex<Option<(&'static str, SendError)>>);

impl Moody {
    fn fail(&self, to: &'static str, error: SendError) {
        *self.0.lock().unwrap() = Some((to, error));
    }

    fn take(&self) {
        *self.0.lock().unwrap() = None;
    }
}

#[async_trait::async_trait]
impl Transport for Moody {
    async fn send(&self, letter: &Outbound) -> Result<Sent, SendError> {
        match &*self.0.lock().unwrap() {
            Some((to, error)) if to.is_empty() || *to == letter.to => Err(error.clone()),
            _ => Ok(Sent { reply: "taken".to_owned(), host: None }),
        }
    }
}

/// Anna's game has begun, and nothing was sent yet.
struct Scene {
    post: Post,
    way: Arc<Moody>,
    game: GameId,
}

impl Scene {
    async fn open(t: TestDb) -> Self {
        Self::of(Post::open(t).await).await
    }

    async fn of(mut post: Post) -> Self {
        let way = Arc::new(Moody::default());
        post.worker = Worker::new(post.club.door.clone(), way.clone());
        let game = post.club.start("anna", "boris", 518, true).await[0];
        Self { post, way, game }
    }

    /// All that the loops do at this moment.
    async fn work(&self) {
        let worker = &self.post.worker;
        loop {
            self.post.work().await;
            let mut steps = [
                worker.release_one_stuck().await.unwrap(),
                worker.tell_one().await.unwrap(),
                worker.call_one_flag().await.unwrap(),
            ];
            if steps == [Step::Nothing; 3] {
                steps[0] = worker.recover_one().await.unwrap();
                steps[1] = worker.try_one_held().await.unwrap();
            }
            if steps == [Step::Nothing; 3] {
                return;
            }
        }
    }

    /// Steps from one moment to another, an hour at a time.
    async fn pass(&self, from: i64, to: i64) {
        let mut now = from;
        while now <= to {
            self.post.club.clock.set(now);
            self.work().await;
            now += HOUR;
        }
    }

    /// The letters with the start of Anna's game, oldest first.
    async fn starts(&self) -> Vec<Letter> {
        let mut all = all_letters(&self.post.club.door).await;
        all.retain(|letter| letter.kind == "started" && letter.player_id == Some(self.post.anna));
        all.sort_by_key(|letter| letter.id);
        all
    }

    /// The game's events that are about telling, as stored.
    async fn tellings(&self) -> Vec<String> {
        let mut tx = self.post.club.door.db().read().await.unwrap();
        let events = games::events(&mut tx, self.game).await.unwrap();
        events
            .into_iter()
            .filter(|event| matches!(event.kind.as_str(), "told" | "undelivered"))
            .map(|event| event.body)
            .collect()
    }

    async fn deadline(&self) -> Option<i64> {
        self.post.club.game(self.game).await.deadline()
    }
}

fn deferred(about: About, said: &str) -> SendError {
    SendError::Deferred(about, format!("transient error: {said}"))
}

fn refused(about: About, said: &str) -> SendError {
    SendError::Permanent(about, format!("permanent error: {said}"))
}

/// "At latest 24 hours after the move unless delivery is failing": a host that greylists her for ever has taken no letter.
async fn no_day_passes_while_no_letter_is_taken(t: TestDb) {
    let scene = Scene::open(t).await;
    scene.way.fail(ANNA, deferred(About::Letter, "4.2.0 greylisted"));
    scene.pass(NOON, NOON + 20 * DAY).await;
    let game = scene.post.club.game(scene.game).await;
    assert_eq!((game.told_at(), game.finish()), (None, None), "{:?}", scene.tellings().await);
    // After the five days it counts as lost, as a refusal does: the directors hear of it, once, and a letter a day is tried.
    assert!(scene.post.mark().await.expect("marked").contains("greylisted"));
    assert_eq!(scene.post.count("unreachable").await, 1);
    scene.way.take();
    scene.pass(NOON + 20 * DAY + HOUR, NOON + 27 * DAY).await;
    let told = scene.post.club.game(scene.game).await.told_at().expect("told by the letter");
    assert!(told > NOON + 20 * DAY);
    assert!(scene.tellings().await.iter().all(|told| !told.contains("day_passed")));
    assert_eq!(scene.post.mark().await, None);
}

/// The relay is away for thirty hours, and then does not want us for one letter.
async fn a_letter_begun_again_is_no_day_that_passed(t: TestDb) {
    let scene = Scene::open(t).await;
    scene.way.fail("", SendError::Transient("connection refused".to_owned()));
    scene.pass(NOON, NOON + 30 * HOUR).await;
    for error in [refused(About::Club, "go away"), refused(About::Letter, "not this one")] {
        scene.way.fail("", error);
        let now = scene.post.club.clock.now();
        scene.pass(now + HOUR / 2, now + 8 * HOUR).await;
        let game = scene.post.club.game(scene.game).await;
        assert_eq!(game.told_at(), None, "{:?}", scene.tellings().await);
    }
    scene.way.take();
    let now = scene.post.club.clock.now() + HOUR;
    scene.pass(now, now + 6 * HOUR).await;
    let told = scene.post.club.game(scene.game).await.told_at();
    assert!(told.is_some_and(|told| told >= now), "{told:?}");
}

/// A refusal before any recipient was named is about nobody: "by our fault, the clock stands still without limit".
async fn a_refused_sender_marks_nobody(t: TestDb) {
    let scene = Scene::open(t).await;
    scene.way.fail("", refused(About::Club, "Sender address rejected: not allowed (before RCPT TO)"));
    scene.pass(NOON, NOON + 12 * DAY).await;
    assert_eq!(scene.post.mark().await, None);
    assert_eq!(scene.post.states().await, [(ANNA.to_owned(), AddressState::Good)]);
    assert_eq!(scene.post.count("unreachable").await, 0);
    let game = scene.post.club.game(scene.game).await;
    assert_eq!((game.told_at(), game.finish()), (None, None));
    // One letter an hour asks the relay; when it takes that one, all others go, with no word of anybody.
    scene.way.take();
    let back = NOON + 12 * DAY + 2 * HOUR;
    scene.pass(back - HOUR, back).await;
    assert_eq!(
        scene.starts().await.iter().map(|letter| letter.state).collect::<Vec<_>>(),
        [LetterState::Sent]
    );
    let told = scene.post.club.game(scene.game).await.told_at();
    assert!(told.is_some_and(|told| told > NOON + 12 * DAY), "{told:?}");
    let all = all_letters(&scene.post.club.door).await;
    assert!(all.iter().all(|letter| letter.state == LetterState::Sent), "{all:?}");
}

/// The relay is away for longer than letters are tried.
async fn letters_that_our_relay_did_not_take_go_by_themselves(t: TestDb) {
    let scene = Scene::open(t).await;
    scene.way.fail("", SendError::Transient("connection refused".to_owned()));
    scene.pass(NOON, NOON + 6 * DAY).await;
    let states = |letters: Vec<Letter>| letters.into_iter().map(|letter| letter.state).collect::<Vec<_>>();
    let all = states(all_letters(&scene.post.club.door).await);
    assert!(all.contains(&LetterState::GivenUp), "given up after five days: {all:?}");
    assert!(!all.contains(&LetterState::Dropped), "{all:?}");
    let game = scene.post.club.game(scene.game).await;
    assert_eq!((game.told_at(), game.finish()), (None, None));
    // Boris's letter is as stuck. Anna plays by the page meanwhile: what told her of her turn is not needed any more.
    scene.post.club.play(scene.game, "e2e4").await;
    scene.pass(NOON + 6 * DAY + HOUR, NOON + 9 * DAY).await;
    scene.way.take();
    scene.pass(NOON + 9 * DAY + HOUR, NOON + 10 * DAY).await;
    let after = scene.starts().await;
    assert_eq!(after.len(), 1, "the same letter, with the same Message-ID");
    assert_eq!(after[0].state, LetterState::Dropped, "its turn has passed");
    let boris: Vec<_> = all_letters(&scene.post.club.door)
        .await
        .into_iter()
        .filter(|letter| letter.address == "boris@example.org")
        .collect();
    assert!(boris.iter().all(|letter| letter.state == LetterState::Sent), "{boris:?}");
    let told = scene.post.club.game(scene.game).await.told_at();
    assert!(told.is_some_and(|told| told > NOON + 9 * DAY), "{told:?}");
}

/// The same without a move, and with the record's old texts thrown away meanwhile.
async fn a_letter_that_is_stuck_for_long_still_tells(t: TestDb) {
    let scene = Scene::open(t).await;
    scene.way.fail("", SendError::Transient("connection refused".to_owned()));
    scene.pass(NOON, NOON + 6 * DAY).await;
    let late = NOON + 40 * DAY;
    scene.post.club.clock.set(late);
    while scene.post.worker.prune_some().await.unwrap() == Step::Done {}
    scene.way.take();
    scene.pass(late, late + 2 * HOUR).await;
    assert_eq!(scene.starts().await[0].state, LetterState::Sent);
    assert_eq!(scene.post.club.game(scene.game).await.told_at(), Some(late));
}

/// "By the player's fault (full mailbox) at most 5 days per incident": a host that says 4.2.2 for days.
async fn a_mailbox_that_is_full_for_now_is_the_players(t: TestDb) {
    let scene = Scene::open(t).await;
    scene.way.fail(ANNA, deferred(About::FullMailbox, "4.2.2 over quota"));
    scene.pass(NOON, NOON + 4 * DAY).await;
    // The letter keeps to its schedule, and the clock to its five days: start 30 days and 5 more.
    assert_eq!(
        scene.starts().await.iter().map(|letter| letter.state).collect::<Vec<_>>(),
        [LetterState::Queued]
    );
    assert_eq!(scene.deadline().await, Some(NOON + 35 * DAY));
    assert!(scene.tellings().await[0].contains("theirs"));
    scene.pass(NOON + 4 * DAY, NOON + 12 * DAY).await;
    assert!(scene.post.mark().await.expect("marked").contains("over quota"));
    assert_eq!(scene.post.count("unreachable").await, 1, "the director is told, once");
    assert_eq!(scene.deadline().await, Some(NOON + 35 * DAY), "one incident");
}

async fn goes_to_the_second_address(scene: &Scene, error: SendError) {
    scene.post.second_address().await;
    scene.way.fail(ANNA, error);
    scene.work().await;
    let starts = scene.starts().await;
    assert_eq!(starts.len(), 2);
    assert_eq!((starts[1].again_of, starts[1].state), (Some(starts[0].id), LetterState::Sent));
    assert_eq!(starts[1].address, "a@second.example");
    assert_eq!(scene.post.club.game(scene.game).await.told_at(), Some(NOON));
    assert_eq!(scene.deadline().await, Some(NOON + 30 * DAY));
    assert_eq!(scene.post.mark().await, None);
    assert!(scene.post.states().await.iter().all(|(_, state)| *state == AddressState::Good));
}

async fn a_mailbox_that_is_full_for_now_gives_way_to_the_second(t: TestDb) {
    let scene = Scene::open(t).await;
    goes_to_the_second_address(&scene, deferred(About::FullMailbox, "4.2.2 full")).await;
}

async fn a_full_mailbox_gives_way_to_the_second(t: TestDb) {
    let scene = Scene::open(t).await;
    goes_to_the_second_address(&scene, refused(About::FullMailbox, "5.2.2 full")).await;
}

/// The same mailbox, refused at once, as in a report: four tries in a day and a half, one incident.
async fn a_full_mailbox_is_soft_in_the_dialogue_too(t: TestDb) {
    let scene = Scene::open(t).await;
    scene.way.fail(ANNA, refused(About::FullMailbox, "5.2.2 mailbox full"));
    scene.work().await;
    let starts = scene.starts().await;
    assert_eq!((starts.len(), starts[1].state), (2, LetterState::Queued));
    assert_eq!(starts[1].next_attempt_at, NOON + 12 * HOUR);
    assert_eq!((scene.post.mark().await, scene.post.count("unreachable").await), (None, 0));
    assert_eq!(scene.deadline().await, Some(NOON + 35 * DAY));
    scene.pass(NOON, NOON + 35 * HOUR).await;
    assert_eq!(scene.post.mark().await, None);
    scene.pass(NOON + 35 * HOUR, NOON + 37 * HOUR).await;
    assert!(scene.post.mark().await.is_some());
    assert_eq!(scene.post.count("unreachable").await, 1);
    scene.pass(NOON + 37 * HOUR, NOON + 9 * DAY).await;
    assert_eq!(scene.deadline().await, Some(NOON + 35 * DAY), "one incident");
}

/// Through a relay: each letter is taken, and a report says that the mailbox is full.
async fn reports_of_a_full_mailbox_are_one_incident(t: TestDb) {
    let scene = Scene::open(t).await;
    for half_day in 0..20 {
        scene.post.club.clock.set(NOON + half_day * 12 * HOUR);
        scene.work().await;
        let sent: Vec<Letter> =
            scene.starts().await.into_iter().filter(|letter| letter.state == LetterState::Sent).collect();
        for letter in &sent {
            scene.post.report(&letter.envelope_from, letter, "failed", "5.2.2").await;
        }
        scene.work().await;
    }
    assert!(scene.post.mark().await.is_some());
    assert!(scene.tellings().await.iter().all(|event| !event.contains("ours")));
    assert_eq!(scene.deadline().await, Some(NOON + 35 * DAY), "{:?}", scene.tellings().await);
}

/// A report about a letter after which others were taken at the same address.
async fn a_late_report_says_nothing_of_the_address_today(t: TestDb) {
    let scene = Scene::open(t).await;
    scene.work().await;
    let first = scene.starts().await.remove(0);
    scene.post.club.play(scene.game, "e2e4 e7e5").await;
    scene.work().await;
    assert_eq!(scene.post.letter("turn", ANNA).await.state, LetterState::Sent);
    scene.post.club.clock.set(NOON + 20 * MINUTE);
    scene.post.report(&first.envelope_from, &first, "failed", "5.1.1").await;
    scene.work().await;
    assert_eq!(scene.starts().await.last().unwrap().state, LetterState::Bounced);
    assert_eq!((scene.post.mark().await, scene.post.count("unreachable").await), (None, 0));
    assert_eq!(scene.post.states().await, [(ANNA.to_owned(), AddressState::Good)]);
    assert!(scene.deadline().await.is_some(), "the clock of the present turn runs");
    // The last letter comes back as well: now it is so.
    let last = scene.post.letter("turn", ANNA).await;
    scene.post.report(&last.envelope_from, &last, "failed", "5.1.1").await;
    scene.work().await;
    assert!(scene.post.mark().await.is_some());
}

/// The same for the turn that still stands, forty days later: its texts are gone, and reminders have told her since.
async fn a_late_report_gives_its_time_back_and_the_clock_goes_on(t: TestDb) {
    let scene = Scene::open(t).await;
    scene.work().await;
    let first = scene.starts().await.remove(0);
    // Thirty days, and five of her leave.
    let late = NOON + 35 * DAY;
    scene.post.club.clock.set(late);
    scene.work().await;
    while scene.post.worker.prune_some().await.unwrap() == Step::Done {}
    let other = scene.post.club.start("anna", "boris", 0, true).await[0];
    scene.work().await;
    assert!(scene.post.club.game(other).await.told_at().is_some());
    scene.post.report(&first.envelope_from, &first, "failed", "5.1.1").await;
    scene.work().await;
    assert_eq!(scene.post.mark().await, None);
    assert_eq!(scene.deadline().await, Some(late + 30 * DAY), "{:?}", scene.tellings().await);
    let told = scene.tellings().await;
    let by = serde_json::to_value(Telling::MailWorks).unwrap();
    assert!(told.last().unwrap().contains(by.as_str().unwrap()), "{told:?}");
}

/// "While delivery fails by our fault, the clock stands still without limit": her mailbox was full for two days, then our relay is gone
/// for a week. Nothing of that is her time: two days are hers of five, and seven ours.
async fn our_relay_is_gone_after_her_mailbox_was_full(t: TestDb) {
    let scene = Scene::open(t).await;
    scene.way.fail(ANNA, deferred(About::FullMailbox, "4.2.2 mailbox full"));
    scene.pass(NOON, NOON + 2 * DAY).await;
    assert_eq!(scene.deadline().await, Some(NOON + 35 * DAY));
    scene.way.fail("", SendError::Transient("connection refused".to_owned()));
    scene.pass(NOON + 2 * DAY + HOUR, NOON + 9 * DAY).await;
    assert_eq!(scene.deadline().await, None, "{:?}", scene.tellings().await);
    scene.way.take();
    scene.pass(NOON + 9 * DAY + HOUR, NOON + 10 * DAY).await;
    let taken = scene.starts().await.pop().and_then(|letter| letter.closed_at).expect("taken");
    assert!(taken > NOON + 9 * DAY);
    assert_eq!(scene.deadline().await, Some(taken + 30 * DAY), "{:?}", scene.tellings().await);
}

/// The same when she is marked already, and her letters wait: of all but one a day nothing is tried. First the next host puts that one
/// off, then the relay is gone.
async fn our_fault_stops_the_clock_of_a_marked_member(t: TestDb) {
    let scene = Scene::open(t).await;
    scene.way.fail(ANNA, refused(About::FullMailbox, "5.2.2 mailbox full"));
    scene.pass(NOON, NOON + 2 * DAY).await;
    assert!(scene.post.mark().await.is_some());
    let other = scene.post.club.start("anna", "boris", 0, true).await[0];
    scene.pass(NOON + 2 * DAY, NOON + 60 * HOUR).await;
    scene.way.fail(ANNA, deferred(About::Letter, "4.2.0 try later"));
    scene.pass(NOON + 61 * HOUR, NOON + 108 * HOUR).await;
    let deadlines = async || (scene.deadline().await, scene.post.club.game(other).await.deadline());
    assert_eq!(deadlines().await, (None, None), "{:?}", scene.tellings().await);
    scene.way.fail("", SendError::Transient("connection refused".to_owned()));
    scene.pass(NOON + 109 * HOUR, NOON + 15 * DAY).await;
    assert_eq!(deadlines().await, (None, None), "{:?}", scene.tellings().await);
}

/// "A player's clock starts when the next mail host took that letter": whoever gives the club another address has not read yet what
/// went to the first. The new one puts every letter off for ten days, and none of them is hers.
async fn a_new_address_starts_no_clock_before_a_letter_is_taken(t: TestDb) {
    let scene = Scene::open(t).await;
    scene.way.fail(ANNA, refused(About::Recipient, "5.1.1 no such user"));
    scene.pass(NOON, NOON + HOUR).await;
    assert!(scene.post.mark().await.is_some());
    scene.way.fail("a@second.example", deferred(About::Letter, "4.2.0 greylisted"));
    scene.post.second_address().await;
    scene.pass(NOON + 2 * HOUR, NOON + 4 * DAY).await;
    assert_eq!(scene.deadline().await, None, "{:?}", scene.tellings().await);
    scene.way.take();
    scene.pass(NOON + 4 * DAY + HOUR, NOON + 5 * DAY).await;
    let letter = scene.starts().await.pop().expect("a letter");
    assert_eq!((letter.address.as_str(), letter.state), ("a@second.example", LetterState::Sent));
    let taken = letter.closed_at.expect("taken");
    assert!(taken > NOON + 4 * DAY);
    assert_eq!(scene.deadline().await, Some(taken + 30 * DAY), "{:?}", scene.tellings().await);
}

/// "The director is told": of one incident once, though a letter a day tries the address and comes back, and though real clocks show
/// another millisecond whenever somebody looks.
async fn of_one_incident_the_director_is_told_once(t: TestDb) {
    let scene = Scene::of(Post::ticking(t).await).await;
    scene.way.fail(ANNA, refused(About::Recipient, "5.1.1 no such user"));
    scene.pass(NOON, NOON + 3 * DAY).await;
    assert!(scene.post.mark().await.is_some());
    assert_eq!(scene.post.count("unreachable").await, 1);
}

/// The same of the letter to the address that still works.
async fn of_one_incident_the_second_address_is_told_once(t: TestDb) {
    let scene = Scene::of(Post::ticking(t).await).await;
    scene.post.second_address().await;
    scene.way.fail(ANNA, refused(About::Recipient, "5.1.1 no such user"));
    for hour in 0..4_u16 {
        scene.post.club.start("anna", "boris", 518 - hour, true).await;
        scene.pass(NOON + i64::from(hour) * HOUR, NOON + i64::from(hour) * HOUR).await;
    }
    assert_eq!(scene.post.count("failing").await, 1);
}

frcec_store::on_both!(
    a_new_address_starts_no_clock_before_a_letter_is_taken,
    of_one_incident_the_director_is_told_once,
    of_one_incident_the_second_address_is_told_once,
    our_relay_is_gone_after_her_mailbox_was_full,
    our_fault_stops_the_clock_of_a_marked_member,
    no_day_passes_while_no_letter_is_taken,
    a_letter_begun_again_is_no_day_that_passed,
    a_refused_sender_marks_nobody,
    letters_that_our_relay_did_not_take_go_by_themselves,
    a_letter_that_is_stuck_for_long_still_tells,
    a_mailbox_that_is_full_for_now_is_the_players,
    a_mailbox_that_is_full_for_now_gives_way_to_the_second,
    a_full_mailbox_gives_way_to_the_second,
    a_full_mailbox_is_soft_in_the_dialogue_too,
    reports_of_a_full_mailbox_are_one_incident,
    a_late_report_says_nothing_of_the_address_today,
    a_late_report_gives_its_time_back_and_the_clock_goes_on,
);
