//! Events by mail: what a member asks is done, what a director asks is previewed and done on a yes.
use frcec_server::{
    door::{AddMember, MemberCommand},
    mail::ingress::{Ingress, Taken},
};
use frcec_store::{audit, players::Role};

use super::*;

frcec_store::on_both!(
    a_member_enters_and_goes_by_mail,
    a_director_starts_and_pairs_by_mail,
    an_answer_from_elsewhere_waits_for_the_registered_address,
    a_director_says_by_mail_that_a_member_asked_to_be_replaced,
    what_a_letter_quotes_can_be_copied_with_its_quotation_marks,
);

struct Post {
    stage: Stage,
    ingress: Ingress,
    mails: u32,
}

const CLUB: &str = "club@club.example";

impl Post {
    async fn open(record: TestDb, count: usize, new: NewEvent) -> Self {
        let stage = Stage::empty(record, count, new).await;
        let add = AddMember {
            address: "george@example.org".to_owned(),
            name: Some("George Gray".to_owned()),
            handle: Some("george".to_owned()),
            role: Role::Director,
            zone: "UTC".to_owned(),
            lang: "en".to_owned(),
            country: None,
        };
        stage.club.submit(Actor::Club, Command::Member(MemberCommand::Add(add))).await.unwrap();
        let ingress = Ingress::new(stage.club.door.clone(), Some("mx.club.example".to_owned()));
        Self { stage, ingress, mails: 0 }
    }

    /// A mail for which our own host vouches, and the letters that it causes: one to a reader.
    async fn mail(&mut self, from: &str, to: &str, body: &str) -> Vec<Letter> {
        self.mails += 1;
        let from = format!("{from}@example.org");
        let text = format!(
            "Authentication-Results: mx.club.example; dmarc=pass header.from=example.org\r\nFrom: <{from}>\r\n\
             To: <{to}>\r\nMessage-ID: <m{}@example.org>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{body}\r\n",
            self.mails
        );
        let at = self.stage.club.clock.now();
        let taken = self.ingress.receive(&from, &[to.to_owned()], text.as_bytes(), at).await;
        assert_eq!(taken, [Taken::Recorded], "{body}");
        let letters = self.stage.letters().await;
        let mut readers: Vec<&str> = letters.iter().map(|letter| letter.address.as_str()).collect();
        readers.sort_unstable();
        readers.dedup();
        assert_eq!(readers.len(), letters.len(), "one letter to each");
        letters
    }

    /// The only letter that a mail causes.
    async fn answer(&mut self, from: &str, to: &str, body: &str) -> String {
        let letters = self.mail(from, to, body).await;
        assert_eq!(letters.len(), 1, "{body}: {letters:?}");
        flowed(&of(&letters, from).text)
    }
}

fn reply_to(letter: &Letter) -> String {
    let headers: serde_json::Value = serde_json::from_str(&letter.headers).expect("headers");
    headers["from"].as_str().expect("a reply address").to_owned()
}

async fn a_member_enters_and_goes_by_mail(record: TestDb) {
    let mut new = NewEvent::new("Spring", ROBIN, Pace::default());
    new.settings.capacity = Some(2);
    let mut post = Post::open(record, 3, new).await;
    let list = post.answer("player1", CLUB, "events").await;
    assert!(
        list.contains("Spring: Round robin, pace 10/30, entries: 0; to play, write “enter T0001”"),
        "{list}"
    );
    let entered = post.answer("player1", CLUB, "enter T0001").await;
    assert!(entered.contains("You are in: Spring (T0001)."), "{entered}");
    assert!(
        entered.contains("If you do not want to play, write “withdraw T0001” to club@club.example"),
        "{entered}"
    );
    assert!(
        post.answer("player1", CLUB, "enter t0001").await.contains("You have entered this event already")
    );
    assert!(post.answer("player2", CLUB, "enter T0001").await.contains("You are in"));
    assert!(post.answer("player3", CLUB, "enter T0001").await.contains("you are on the waiting list"));
    assert!(post.answer("player1", CLUB, "enter T0009").await.contains("There is no event T0009"));
    let letters = post.mail("player2", CLUB, "withdraw T0001").await;
    assert_eq!(letters.len(), 2);
    assert!(flowed(&of(&letters, "player2").text).contains("You are no longer in Spring (T0001)."));
    assert!(flowed(&of(&letters, "player3").text).contains("has become free, and it is yours"));
    assert!(post.answer("player2", CLUB, "start T0001").await.contains("for a director to ask"));
    // During the event going loses games: it is asked about.
    post.stage.start().await.unwrap();
    post.stage.letters().await;
    let asked = post.mail("player3", CLUB, "withdraw T0001").await;
    let question = of(&asked, "player3");
    assert!(flowed(&question.text).contains("You would leave Spring (T0001)."));
    assert!(
        flowed(&question.text)
            .contains("No game is lost by it. One game in which not both have moved is cancelled")
    );
    assert_eq!(post.stage.state_of(post.stage.players[2]).await, EntryState::Playing);
    let to = reply_to(question);
    assert!(post.answer("player3", &to, "no").await.contains("Nothing was done in Spring (T0001)."));
    let asked = post.mail("player3", CLUB, "withdraw T0001").await;
    let to = reply_to(of(&asked, "player3"));
    post.mail("player3", &to, "yes").await;
    assert_eq!(post.stage.state_of(post.stage.players[2]).await, EntryState::Withdrawn);
    assert!(post.answer("player3", &to, "yes").await.contains("answered"));
}

async fn a_director_starts_and_pairs_by_mail(record: TestDb) {
    let mut post = Post::open(record, 4, NewEvent::new("Cup", Format::Knockout, bank())).await;
    assert!(post.answer("george", CLUB, "start T0001").await.contains("Nobody has entered"));
    for number in 1..=4 {
        let asked = post.mail("george", CLUB, &format!("enter player{number} in T0001")).await;
        let question = of(&asked, "george");
        assert!(
            flowed(&question.text).contains(&format!("Player {number} would be entered in Cup (T0001)."))
        );
        let to = reply_to(question);
        let letters = post.mail("george", &to, "yes").await;
        assert!(flowed(&of(&letters, "george").text).contains("It is done in Cup (T0001)."));
        let told = flowed(&of(&letters, &format!("player{number}")).text);
        assert!(told.contains("George Gray has entered you in Cup (T0001)."), "{told}");
    }
    let asked = post.mail("george", CLUB, "start T0001").await;
    let first = of(&asked, "george").clone();
    let text = flowed(&first.text);
    assert!(text.contains("Cup (T0001) would begin. Players: 4; games: 4."), "{text}");
    assert!(text.contains("Round 1") && text.contains("Player 1 - Player 4"), "{text}");
    assert!(!text.contains('#'), "no position: {text}");
    // Somebody goes meanwhile: what was seen is not what would begin.
    post.stage.withdraw(post.stage.players[3]).await.unwrap();
    let to = reply_to(&first);
    let asked = post.mail("george", &to, "yes").await;
    let anew = of(&asked, "george").clone();
    let text = flowed(&anew.text);
    assert!(text.contains("Cup (T0001) has changed since you were asked, so nothing was done."), "{text}");
    assert!(text.contains("Cup (T0001) would begin. Players: 3; games: 2."), "{text}");
    assert_eq!(post.stage.state().await, TournamentState::Open);
    // The old question is over; the new one begins it.
    assert!(post.answer("george", &to, "yes").await.contains("answered"));
    let to = reply_to(&anew);
    let letters = post.mail("george", &to, "yes").await;
    assert_eq!(letters.len(), 4, "two play, one rests, and the director is answered");
    assert!(flowed(&of(&letters, "george").text).contains("Cup (T0001) has begun."));
    assert_eq!(post.stage.state().await, TournamentState::Running);
    let again = post.answer("george", &to, "yes").await;
    assert!(again.contains("answered"), "{again}");
    assert!(
        post.answer("george", CLUB, "pair T0001")
            .await
            .contains("2 games of the round are still being played")
    );
    assert!(post.answer("george", CLUB, "withdraw player2 from T0001").await.contains("State a reason"));
    let asked = post.mail("george", CLUB, "withdraw player2 from T0001: never answered").await;
    let to = reply_to(of(&asked, "george"));
    let letters = post.mail("george", &to, "yes").await;
    assert!(flowed(&of(&letters, "player2").text).contains("for this reason: never answered"));
    let mut tx = post.stage.club.door.db().read().await.unwrap();
    let filter = audit::AuditFilter { subject: Some("T0001".to_owned()), ..audit::AuditFilter::default() };
    let log = audit::list(&mut tx, &filter, 1).await.unwrap();
    assert_eq!((log[0].action.as_str(), log[0].reason.as_deref()), ("withdraw", Some("never answered")));
    drop(tx);
    // The round is over: what the worker would do a director may ask for too.
    let asked = post.mail("george", CLUB, "pair T0001").await;
    let question = of(&asked, "george").clone();
    assert!(
        flowed(&question.text).contains("The next round of Cup (T0001) would begin."),
        "{}",
        question.text
    );
    post.mail("george", &reply_to(&question), "yes").await;
    assert_eq!(post.stage.record().await.rounds.len(), 2);
}

async fn an_answer_from_elsewhere_waits_for_the_registered_address(record: TestDb) {
    let mut post = Post::open(record, 4, NewEvent::new("Cup", Format::Knockout, bank())).await;
    for player in post.stage.players.clone() {
        post.stage.enter(player).await.unwrap();
    }
    let asked = post.mail("george", CLUB, "start T0001").await;
    let to = reply_to(of(&asked, "george"));
    // Another member has got hold of the address.
    let letters = post.mail("player2", &to, "yes").await;
    assert_eq!(letters.len(), 1, "the registered address alone is told");
    let letter = of(&letters, "george").clone();
    let text = flowed(&letter.text);
    assert!(text.contains("An answer to this question came from player2@example.org"), "{text}");
    assert!(text.contains("Nothing has been done.") && text.contains("answer this letter"), "{text}");
    assert!(
        !letter.headers.contains("m2@example.org"),
        "nothing of the other mail stands in it: {}",
        letter.headers
    );
    assert_eq!(post.stage.state().await, TournamentState::Open);
    assert!(post.mail("player2", &to, "YES!").await.is_empty(), "told once a day");
    let now = post.stage.club.clock.now();
    let waits = post.stage.club.door.open_question_at(&to, now).await.unwrap();
    assert!(waits.is_some(), "it is on the desk as long as it is open");
    // Whoever answers that letter answers the question.
    post.mail("george", &reply_to(&letter), "yes").await;
    assert_eq!(post.stage.state().await, TournamentState::Running);
    assert!(post.stage.club.door.open_question_at(&to, now).await.unwrap().is_none());
    assert!(post.mail("player2", &to, "yes").await.is_empty(), "it is over");
}

async fn a_director_says_by_mail_that_a_member_asked_to_be_replaced(record: TestDb) {
    let mut new = NewEvent::new("Three", ROBIN, Pace::default());
    new.settings.capacity = Some(3);
    let mut post = Post::open(record, 4, new).await;
    for player in post.stage.players.clone() {
        post.stage.enter(player).await.unwrap();
    }
    post.stage.start().await.unwrap();
    post.stage.letters().await;
    let early = post.answer("george", CLUB, "replace T0001 player2 player4: exams").await;
    assert!(early.contains("replace T0001 player2 player4 asked: …"), "the way is told: {early}");
    let asked = post.mail("george", CLUB, "replace T0001 player2 player4 asked: exams").await;
    let question = of(&asked, "george");
    let text = flowed(&question.text);
    assert!(text.contains("Player 4 would come in the place of Player 2"), "{text}");
    assert!(text.contains("You say that Player 2 has asked for it."), "{text}");
    let to = reply_to(question);
    let letters = post.mail("george", &to, "yes").await;
    let text = flowed(&of(&letters, "player2").text);
    assert!(text.contains("The director says that you asked for it."), "{text}");
    assert_eq!(post.stage.record().await.entries[1].player, post.stage.players[3]);
}

async fn what_a_letter_quotes_can_be_copied_with_its_quotation_marks(record: TestDb) {
    let mut post = Post::open(record, 2, NewEvent::new("Spring", ROBIN, Pace::default())).await;
    for (at, line) in [
        "\"enter T0001\"",
        "“enter T0001”",
        "„teilnehmen T0001“",
        "« inscrire T0001 »",
        "«участвовать T0001».",
    ]
    .into_iter()
    .enumerate()
    {
        let said = post.answer("player1", CLUB, line).await;
        let wanted = if at == 0 { "You are in: Spring" } else { "You have entered this event already" };
        assert!(said.contains(wanted), "{line}: {said}");
    }
    // Somebody else's words stay words, and a game's command between quotation marks is none.
    let said = post.answer("player1", CLUB, "\"enter T0001\" is what he wrote").await;
    assert!(!said.contains("already"), "{said}");
}
