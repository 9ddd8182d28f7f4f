//! Letters that wait for an address that works, and what becomes of them when their reader, or their game, is no more.
use frcec_server::{
    door::{Actor, Command, DeskCommand, JoinWish, LifeCommand, MemberCommand, Receipt},
    life::Month,
    settings::Delivery,
    worker::Step,
};
use frcec_store::{
    GameId, PlayerId, delivery,
    letters::{Letter, LetterState},
    players::Role,
    testing::TestDb,
};

use crate::{
    bounces::Post,
    club::{Club, NOON, all_letters},
    digests::deliver,
    life::{life, ms, person, subscribe},
};

frcec_store::on_both!(
    after_a_merge_they_go_to_the_address_that_works,
    a_merge_that_brings_an_address_ends_the_waiting,
    who_has_left_is_written_to_no_more,
    who_is_forgotten_leaves_no_letter,
    a_cancelled_game_asks_for_no_move,
    a_reminder_of_an_answered_turn_is_no_news,
    a_stranger_is_written_to_once,
    two_accounts_get_one_newsletter,
    what_waits_for_a_digest_comes_with_the_other_accounts,
);

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

impl Post {
    /// A letter of the kind `started` to `handle` comes back, so that it waits and its reader is marked.
    pub async fn unreachable(&self, handle: &str) -> Letter {
        self.work().await;
        let first = self.letter("started", &format!("{handle}@example.org")).await;
        // Letters of the same moment have no order.
        self.club.clock.set(self.club.clock.now() + 60_000);
        self.report(&first.envelope_from, &first, "failed", "5.1.1").await;
        self.work().await;
        let kept = self.letter("started", &format!("{handle}@example.org")).await;
        assert_eq!((kept.state, kept.again_of), (LetterState::Held, Some(first.id)));
        kept
    }

    async fn merge(&self, from: PlayerId, into: PlayerId) {
        let merge = DeskCommand::Merge { from, into, reason: "One person.".to_owned() };
        self.club.submit(Actor::Staff(self.dora), Command::Desk(merge)).await.unwrap();
    }

    async fn marked(&self, player: PlayerId) -> bool {
        let mut tx = self.club.door.db().read().await.unwrap();
        delivery::of_player(&mut tx, player).await.unwrap().is_some()
    }

    /// All that the house does about waiting letters, and what it sends.
    async fn keep_house(&self) {
        for _ in 0..20 {
            if self.worker.try_one_held().await.unwrap() == Step::Nothing {
                self.work().await;
                return;
            }
            self.work().await;
        }
        panic!("no end of it");
    }

    /// The letters of this kind to an address, oldest first, with how they stand.
    async fn all(&self, kind: &str, to: &str) -> Vec<LetterState> {
        let mut all = all_letters(&self.club.door).await;
        all.retain(|letter| letter.kind == kind && letter.address == to);
        all.reverse();
        all.into_iter().map(|letter| letter.state).collect()
    }

    async fn waiting(&self) -> usize {
        let wait = |letter: &Letter| matches!(letter.state, LetterState::Held | LetterState::Queued);
        all_letters(&self.club.door).await.iter().filter(|letter| wait(letter)).count()
    }

    async fn plays(&self, game: GameId, uci: &str) {
        self.club.play(game, uci).await;
    }
}

async fn after_a_merge_they_go_to_the_address_that_works(t: TestDb) {
    use LetterState::{Bounced, Dropped, Sent};
    let post = Post::open(t).await;
    let second = post.club.member("anna2", "Anna A.").await;
    post.club.start("anna2", "boris", 518, true).await;
    let kept = post.unreachable("anna2").await;
    post.merge(second, post.anna).await;
    post.work().await;
    post.keep_house().await;
    let told = post.letter("started", "anna@example.org").await;
    assert_eq!((told.state, told.player_id), (Sent, Some(post.anna)));
    assert_eq!((&told.text, told.again_of), (&kept.text, kept.again_of));
    assert_eq!(post.all("started", "anna2@example.org").await, [Bounced, Dropped]);
    assert_eq!(post.all("started", "anna@example.org").await, [Sent]);
    assert!(!post.marked(post.anna).await && !post.marked(second).await);
    // Nothing is left to be done, today or later.
    post.club.clock.set(NOON + 10 * DAY);
    assert_eq!(post.worker.try_one_held().await.unwrap(), Step::Nothing);
    assert_eq!(post.waiting().await, 0);
}

async fn a_merge_that_brings_an_address_ends_the_waiting(t: TestDb) {
    let post = Post::open(t).await;
    let second = post.club.member("anna2", "Anna A.").await;
    let game = post.club.start("anna", "boris", 518, true).await[0];
    post.unreachable("anna").await;
    assert!(post.marked(post.anna).await);
    post.merge(second, post.anna).await;
    post.keep_house().await;
    assert!(!post.marked(post.anna).await);
    assert_eq!(post.all("started", "anna2@example.org").await, [LetterState::Sent]);
    // Her clock runs since that letter, and what comes next goes there too.
    assert!(post.club.game(game).await.told_at().is_some());
    post.plays(game, "e2e4 e7e5").await;
    post.work().await;
    assert_eq!(post.all("turn", "anna2@example.org").await, [LetterState::Sent]);
    assert_eq!((post.waiting().await, post.count("unreachable").await), (0, 1));
}

async fn who_has_left_is_written_to_no_more(t: TestDb) {
    leaves(&Post::open(t).await, false).await;
}

async fn who_is_forgotten_leaves_no_letter(t: TestDb) {
    let post = Post::open(t).await;
    leaves(&post, true).await;
    let mut all = all_letters(&post.club.door).await;
    // The goodbye is nobody's, and goes with its texts after thirty days.
    all.retain(|letter| letter.kind != "left");
    for letter in all.iter().filter(|letter| letter.player_id == Some(post.anna)) {
        assert_eq!((letter.address.as_str(), letter.text.as_str(), letter.subject.as_str()), ("", "", ""));
        assert!(letter.pruned && letter.last_error.is_none(), "{letter:?}");
    }
}

/// Anna leaves while letters to her wait and others are on their way; they come back afterwards.
async fn leaves(post: &Post, forget: bool) {
    post.club.start("anna", "boris", 518, true).await;
    post.work().await;
    let on_its_way = post.letter("started", "anna@example.org").await;
    post.club.clock.set(NOON + HOUR);
    post.club.start("anna", "boris", 69, true).await;
    post.unreachable("anna").await;
    let leave = Command::Member(MemberCommand::Leave(post.anna, forget));
    post.club.submit(Actor::Player(post.anna), leave).await.unwrap();
    post.work().await;
    let before = all_letters(&post.club.door).await.len();
    post.report(&on_its_way.envelope_from, &on_its_way, "failed", "5.1.1").await;
    for day in [0, 2, 5] {
        post.club.clock.set(NOON + DAY + day * DAY);
        post.keep_house().await;
        while post.worker.recover_one().await.unwrap() == Step::Done {}
    }
    let all = all_letters(&post.club.door).await;
    assert_eq!(all.len(), before, "nothing more is written, to her or to the director");
    assert_eq!((post.waiting().await, post.count("unreachable").await), (0, 1));
    assert!(!post.marked(post.anna).await);
    assert_eq!(post.all("left", "anna@example.org").await, [LetterState::Sent]);
}

async fn a_cancelled_game_asks_for_no_move(t: TestDb) {
    use LetterState::{Bounced, Dropped, Sent};
    let post = Post::open(t).await;
    let game = post.club.start("anna", "boris", 518, true).await[0];
    post.unreachable("anna").await;
    let replay = DeskCommand::Replay {
        game,
        start: frcec_rules::StartPosition::new(69),
        reason: "Another position was agreed.".to_owned(),
    };
    post.club.submit(Actor::Staff(post.dora), Command::Desk(replay)).await.unwrap();
    post.work().await;
    // The newest goes out, a day later; it stays there. The turn of the cancelled game goes nowhere any more.
    post.club.clock.set(NOON + 26 * HOUR);
    post.keep_house().await;
    post.club.clock.set(NOON + 6 * DAY);
    while post.worker.recover_one().await.unwrap() == Step::Done {}
    post.keep_house().await;
    let all = all_letters(&post.club.door).await;
    let of_the_game: Vec<LetterState> = all
        .iter()
        .rev()
        .filter(|letter| letter.kind == "started" && letter.game_id == Some(game))
        .filter(|letter| letter.address == "anna@example.org")
        .map(|letter| letter.state)
        .collect();
    assert_eq!(of_the_game, [Bounced, Dropped]);
    let newer: Vec<&Letter> =
        all.iter().filter(|l| l.address == "anna@example.org" && l.state == Sent).collect();
    assert!(newer.iter().any(|letter| letter.text.contains("#069")), "{newer:?}");
    assert_eq!(post.waiting().await, 0);
}

async fn a_reminder_of_an_answered_turn_is_no_news(t: TestDb) {
    let post = Post::open(t).await;
    let game = post.club.start("anna", "boris", 518, true).await[0];
    post.work().await;
    post.club.clock.set(NOON + 16 * DAY);
    while post.worker.remind_one().await.unwrap() == Step::Done {}
    post.work().await;
    let reminder = post.letter("reminder", "anna@example.org").await;
    post.club.clock.set(NOON + 16 * DAY + HOUR);
    post.report(&reminder.envelope_from, &reminder, "failed", "5.1.1").await;
    post.work().await;
    assert_eq!(post.letter("reminder", "anna@example.org").await.state, LetterState::Held);
    // She answers on the page. A day later the letter would be the one to try whether the address works.
    post.plays(game, "e2e4").await;
    post.club.clock.set(NOON + 18 * DAY);
    post.keep_house().await;
    assert_eq!(post.all("reminder", "anna@example.org").await, [LetterState::Bounced, LetterState::Dropped]);
    // The next letter tries it.
    post.plays(game, "e7e5").await;
    post.work().await;
    assert_eq!(post.all("turn", "anna@example.org").await, [LetterState::Sent]);
    assert_eq!(post.waiting().await, 0);
}

async fn a_stranger_is_written_to_once(t: TestDb) {
    let post = Post::refusing(t, "nina@example.net", 550, "5.1.1 no such user").await;
    let wish = JoinWish {
        address: "nina@example.net".to_owned(),
        name: None,
        handle: None,
        country: None,
        zone: "UTC".to_owned(),
        lang: "en".to_owned(),
    };
    post.club.submit(Actor::Club, Command::Member(MemberCommand::Join(wish))).await.unwrap();
    for _ in 0..5 {
        post.worker.send_one().await.unwrap();
        post.worker.settle_one_lost().await.unwrap();
    }
    assert_eq!(post.all("join", "nina@example.net").await, [LetterState::GivenUp]);
    assert_eq!(post.waiting().await, 0);
}

async fn two_accounts_get_one_newsletter(t: TestDb) {
    let club = Club::open(t);
    club.clock.set(ms("2026-04-20T12:00:00Z"));
    let emil = person(&club, "emil", "Emil", Role::Admin, "en").await;
    let anna = club.member("anna", "Anna").await;
    let boris = club.member("boris", "Boris").await;
    for number in 0..50 {
        club.member(&format!("m{number}"), "Member").await;
    }
    let anna2 = club.member("anna2", "Anna A.").await;
    let boris2 = club.member("boris2", "Boris B.").await;
    for reader in [anna, anna2, boris, boris2] {
        subscribe(&club, reader, true).await;
    }
    club.clock.set(ms("2026-05-02T12:00:00Z"));
    let staff = Actor::Staff(emil);
    let april = Month::of(ms("2026-04-20T12:00:00Z")).count();
    life(&club, staff, LifeCommand::DraftIssue(april)).await.unwrap();
    life(&club, staff, LifeCommand::SendIssue { id: 1, seen: 0, early: true }).await.unwrap();
    assert!(club.door.send_some_of_newsletter().await.unwrap(), "the first fifty");
    // One goes up, one down; both have had it.
    for (from, into) in [(anna, anna2), (boris2, boris)] {
        let merge = DeskCommand::Merge { from, into, reason: "One person.".to_owned() };
        club.submit(staff, Command::Desk(merge)).await.unwrap();
    }
    while club.door.send_some_of_newsletter().await.unwrap() {}
    let mut sent: Vec<String> = all_letters(&club.door)
        .await
        .into_iter()
        .filter(|letter| letter.kind == "newsletter")
        .map(|letter| letter.address)
        .collect();
    sent.sort_unstable();
    assert_eq!(sent, ["anna@example.org", "boris@example.org"]);
}

async fn what_waits_for_a_digest_comes_with_the_other_accounts(t: TestDb) {
    let post = Post::open(t).await;
    let made = post.club.member("anna2", "Anna A.").await;
    deliver(&post.club, made, Delivery::DailyDigest).await;
    let game = post.club.start("boris", "anna2", 518, true).await[0];
    post.plays(game, "e2e4").await;
    post.work().await;
    assert_eq!(post.all("turn", "anna2@example.org").await, []);
    post.merge(made, post.anna).await;
    post.club.clock.set(NOON + DAY);
    while post.worker.digest_one().await.unwrap() == Step::Done {}
    post.work().await;
    let digest = post.letter("digest", "anna@example.org").await;
    assert!(digest.text.contains("1.e4"), "{}", digest.text);
    assert_eq!(digest.state, LetterState::Sent);
    let _: Receipt = post.club.try_move(game, "e7e5", false).await.unwrap();
}
