//! What reaches a member whose addresses fail or change: answers to his mails, the way back, letters that follow him.
use std::sync::Arc;

use frcec_server::{
    door::{Actor, Command, MemberCommand},
    mail::{
        ingress::Taken,
        transport::{About, Outbound, SendError, Taken as Sent, Transport},
    },
    worker::{Step, Worker},
};
use frcec_store::{
    delivery,
    letters::{Letter, LetterState},
    players,
    testing::TestDb,
};

use crate::{
    bounces::Post,
    club::{NOON, all_letters},
    mail_table::reply_to,
};

frcec_store::on_both!(
    a_marked_member_who_mails_is_answered,
    an_answer_goes_to_the_address_that_it_answers,
    an_answer_that_comes_back_waits,
    who_reads_the_letter_that_tries_can_say_so,
    letters_follow_a_member_to_another_address,
    no_letter_goes_to_an_address_that_was_removed,
);

const HOUR: i64 = 3_600_000;
const ANNA: &str = "anna@example.org";
const SECOND: &str = "a@second.example";

/// Takes nothing yet.
struct Greylist;

#[async_trait::async_trait]
impl Transport for Greylist {
    async fn send(&self, _: &Outbound) -> Result<Sent, SendError> {
        Err(SendError::Deferred(About::Letter, "450 4.2.0 greylisted".to_owned()))
    }
}

impl Post {
    /// A mail whose sender our own host vouches for, and what is written because of it.
    async fn mail(&self, number: u32, from: &str, to: &str, body: &str) -> Vec<Letter> {
        let before = all_letters(&self.club.door).await;
        let mail = format!(
            "Authentication-Results: mx.club.example; dmarc=pass header.from=example.org\r\nFrom: <{from}>\r\n\
             To: <{to}>\r\nMessage-ID: <{number}@mail.example.org>\r\n\r\n{body}\r\n"
        );
        let at = self.club.clock.now();
        let taken = self.ingress.receive(from, &[to.to_owned()], mail.as_bytes(), at).await;
        assert_eq!(taken, [Taken::Recorded]);
        self.work().await;
        let mut after = all_letters(&self.club.door).await;
        after.retain(|letter| before.iter().all(|known| known.id != letter.id));
        after
    }

    async fn all_to(&self, address: &str) -> Vec<(String, LetterState)> {
        let all = all_letters(&self.club.door).await.into_iter();
        all.filter(|letter| letter.address == address).map(|letter| (letter.kind, letter.state)).collect()
    }

    async fn says(&self, command: MemberCommand) {
        self.club.submit(Actor::Player(self.anna), Command::Member(command)).await.unwrap();
    }
}

async fn a_marked_member_who_mails_is_answered(t: TestDb) {
    let post = Post::open(t).await;
    let game = post.club.start("anna", "boris", 518, true).await[0];
    let kept = post.unreachable("anna").await;
    let to = reply_to(&kept);
    // Refused, asked, helped, played: each of them is told (domain.md: refusals and questions are always sent).
    for (number, body, kind) in
        [(1, "Qh5", "refused"), (2, "nonsense here", "question"), (3, "help", "answer"), (4, "e4", "receipt")]
    {
        post.club.clock.set(post.club.clock.now() + 60_000);
        let told = post.mail(number, ANNA, &to, body).await;
        let told: Vec<&Letter> = told.iter().filter(|letter| letter.address == ANNA).collect();
        assert_eq!(told.len(), 1, "{body}: {told:?}");
        assert_eq!((told[0].kind.as_str(), told[0].state), (kind, LetterState::Sent), "{body}");
        // And how the rest can reach her again.
        assert!(told[0].text.contains("/addresses/"), "{}", told[0].text);
        assert!(told[0].html.as_ref().is_some_and(|html| html.contains("/addresses/")), "{body}");
    }
    // What answers no mail of hers waits as before.
    post.club.play(game, "e7e5").await;
    post.work().await;
    assert_eq!(post.letter("turn", ANNA).await.state, LetterState::Held);
    assert!(post.mark().await.is_some());
}

async fn an_answer_goes_to_the_address_that_it_answers(t: TestDb) {
    let post = Post::open(t).await;
    post.second_address().await;
    post.club.start("anna", "boris", 518, true).await;
    post.work().await;
    let to = reply_to(&post.letter("started", ANNA).await);
    // As long as mail reaches the first address, all goes there.
    let told = post.mail(1, SECOND, &to, "Qh5").await;
    assert_eq!((told[0].address.as_str(), told[0].text.contains("/addresses/")), (ANNA, false));
    let anna = post.anna;
    let failed = post.club.door.db().write(move |tx| {
        Box::pin(async move {
            for address in [ANNA, SECOND] {
                delivery::address_failed(tx, anna, address, "550 full", NOON).await?;
            }
            delivery::mark(tx, anna, frcec_store::letters::Lost::Hard, "550 full", NOON).await
        })
    });
    failed.await.unwrap();
    let told = post.mail(2, SECOND, &to, "Qh5").await;
    assert_eq!((told[0].address.as_str(), told[0].state), (SECOND, LetterState::Sent));
    assert!(told[0].headers.contains(SECOND), "{}", told[0].headers);
    // A stranger's word moves no letter.
    let told = post.mail(3, "mallory@example.net", &to, "e4").await;
    assert!(told.iter().all(|letter| letter.address == ANNA), "{told:?}");
}

async fn an_answer_that_comes_back_waits(t: TestDb) {
    let post = Post::open(t).await;
    post.club.start("anna", "boris", 518, true).await;
    let kept = post.unreachable("anna").await;
    post.club.clock.set(post.club.clock.now() + 60_000);
    let told = post.mail(1, ANNA, &reply_to(&kept), "Qh5").await;
    post.club.clock.set(post.club.clock.now() + 60_000);
    post.report(&told[0].envelope_from, &told[0], "failed", "5.1.1").await;
    post.work().await;
    let again = post.letter("refused", ANNA).await;
    assert_eq!((again.state, again.again_of), (LetterState::Held, Some(told[0].id)));
    assert_eq!(post.count("refused").await, 2);
}

async fn who_reads_the_letter_that_tries_can_say_so(t: TestDb) {
    let post = Post::open(t).await;
    post.club.start("anna", "boris", 518, true).await;
    post.unreachable("anna").await;
    assert_eq!(post.count("failing").await, 0);
    post.club.clock.set(post.club.clock.now() + 25 * HOUR);
    assert_eq!(post.worker.try_one_held().await.unwrap(), Step::Done);
    post.work().await;
    assert_eq!(post.letter("started", ANNA).await.state, LetterState::Sent);
    let link = post.letter("failing", ANNA).await;
    assert_eq!(link.state, LetterState::Sent);
    let address = link.text.split_whitespace().find(|word| word.contains("/addresses/")).expect("a link");
    let sealed = address.rsplit('/').next().unwrap();
    assert_eq!(post.club.door.read_addresses(sealed), Some(post.anna), "{}", link.text);
    assert_eq!(post.worker.try_one_held().await.unwrap(), Step::Nothing);
}

async fn letters_follow_a_member_to_another_address(t: TestDb) {
    let post = Post::open(t).await;
    post.second_address().await;
    let game = post.club.start("anna", "boris", 518, true).await[0];
    let greylisted = Worker::new(post.club.door.clone(), Arc::new(Greylist));
    while greylisted.send_one().await.unwrap() == Step::Done {}
    let first = post.letter("started", ANNA).await;
    assert_eq!((first.state, first.attempts), (LetterState::Queued, 1));
    post.says(MemberCommand::LoginLink(ANNA.to_owned())).await;
    post.club.clock.set(NOON + HOUR);
    post.says(MemberCommand::PreferAddress(post.anna, SECOND.to_owned())).await;
    let moved = post.letter("started", SECOND).await;
    assert_eq!(
        (moved.state, moved.again_of, moved.tells_ply),
        (LetterState::Queued, Some(first.id), Some(0))
    );
    assert_eq!(post.letter("started", ANNA).await.state, LetterState::Dropped);
    post.says(MemberCommand::RemoveAddress(post.anna, ANNA.to_owned())).await;
    post.work().await;
    assert_eq!(post.letter("started", SECOND).await.state, LetterState::Sent);
    assert_eq!(post.club.game(game).await.told_at(), Some(NOON + HOUR), "told where she reads");
    // The mailbox that is hers no more got nothing, a way in least of all.
    let gone = post.all_to(ANNA).await;
    assert_eq!(gone.len(), 2, "{gone:?}");
    assert!(gone.iter().all(|(_, state)| *state == LetterState::Dropped), "{gone:?}");
    assert!(post.all_to(SECOND).await.iter().all(|(kind, _)| kind != "login"));
}

async fn no_letter_goes_to_an_address_that_was_removed(t: TestDb) {
    let post = Post::open(t).await;
    post.second_address().await;
    let game = post.club.start("anna", "boris", 518, true).await[0];
    // Written while the address was hers, and on its way when it is not.
    let anna = post.anna;
    let removed = post
        .club
        .door
        .db()
        .write(move |tx| Box::pin(async move { players::remove_address(tx, anna, ANNA).await }));
    assert!(removed.await.unwrap());
    post.work().await;
    assert_eq!(post.all_to(ANNA).await, [("started".to_owned(), LetterState::Dropped)]);
    assert_eq!(post.letter("started", SECOND).await.state, LetterState::Sent);
    assert_eq!(post.club.game(game).await.told_at(), Some(NOON));
    // A link that confirms an address is for one that is nobody's yet.
    post.says(MemberCommand::AddAddress(anna, "third@example.net".to_owned())).await;
    post.work().await;
    assert_eq!(post.letter("address", "third@example.net").await.state, LetterState::Sent);
}
