//! The club's life by mail: votes, games put up, the newsletter chosen; to the club, and in answer to a newsletter.
use frcec_server::door::{Actor, LifeCommand};
use frcec_server::life::Month;
use frcec_server::mail::ingress::{Ingress, Taken};
use frcec_store::letters::Letter;
use frcec_store::testing::TestDb;
use frcec_store::{ballots, players, players::Role};

use super::super::club::Club;
use super::{life, ms, person, resigned, subscribe, suspend};

frcec_store::on_both!(a_member_votes_and_chooses_by_mail, a_newsletter_is_answered_with_a_vote);

/// What a letter says, without its line breaks.
fn said(letter: &Letter) -> String {
    letter.text.split_whitespace().collect::<Vec<_>>().join(" ")
}

struct Post {
    club: Club,
    ingress: Ingress,
    mails: u32,
}

impl Post {
    fn open(record: TestDb) -> Self {
        let club = Club::open(record);
        let ingress = Ingress::new(club.door.clone(), Some("mx.club.example".to_owned()));
        Self { club, ingress, mails: 0 }
    }

    async fn mail(&mut self, from: &str, to: &str, body: &str, vouched: bool) -> Vec<Letter> {
        self.mails += 1;
        let results = if vouched {
            "Authentication-Results: mx.club.example; dmarc=pass header.from=example.org\r\n"
        } else {
            ""
        };
        let text = format!(
            "{results}From: <{from}>\r\nTo: <{to}>\r\nMessage-ID: <v{}@example.org>\r\n\
             Content-Type: text/plain; charset=utf-8\r\n\r\n{}\r\n",
            self.mails,
            body.replace('\n', "\r\n")
        );
        let at = self.club.clock.now();
        let taken = self.ingress.receive(from, &[to.to_owned()], text.as_bytes(), at).await;
        assert_eq!(taken, [Taken::Recorded], "{body}");
        self.club.letters().await
    }

    async fn votes(&self) -> Vec<i64> {
        let month = Month::of(ms("2026-04-20T12:00:00Z")).count();
        let mut tx = self.club.door.db().read().await.unwrap();
        let nominations = ballots::nominations(&mut tx, month).await.unwrap();
        nominations.into_iter().map(|nomination| nomination.votes).collect()
    }
}

const CLUB: &str = "club@club.example";

async fn a_member_votes_and_chooses_by_mail(record: TestDb) {
    let mut post = Post::open(record);
    for (handle, name, lang) in [("anna", "Anna", "en"), ("boris", "Boris", "en"), ("carol", "Carol", "de")] {
        person(&post.club, handle, name, Role::Member, lang).await;
    }
    post.club.clock.set(ms("2026-04-20T12:00:00Z"));
    resigned(&post.club, "anna", "boris", 518).await;
    post.club.letters().await;
    let carol = "carol@example.org";
    let put = post.mail(carol, CLUB, "vorschlagen M0001-2", true).await;
    assert!(said(&put[0]).contains("M0001-2 ist zur Partie des Monats vorgeschlagen"), "{}", put[0].text);
    let again = post.mail(carol, CLUB, "nominate 2", true).await;
    assert!(said(&again[0]).contains("war schon vorgeschlagen"), "{}", again[0].text);
    let none = post.mail(carol, CLUB, "nominate 99", true).await;
    assert!(said(&none[0]).contains("99"), "{}", none[0].text);
    let early = post.mail(carol, CLUB, "stimme 1", true).await;
    assert!(said(&early[0]).contains("beginnt am 1. Mai 2026"), "{}", early[0].text);
    post.club.clock.set(ms("2026-05-03T12:00:00Z"));
    let unvouched = post.mail(carol, CLUB, "stimme 1", false).await;
    assert!(said(&unvouched[0]).contains("bürgt nicht"), "{}", unvouched[0].text);
    assert_eq!(post.votes().await, [0]);
    let voted = post.mail(carol, CLUB, "Stimme: 1", true).await;
    assert!(said(&voted[0]).contains("Ihre Stimme zählt für 1. M0001-2"), "{}", voted[0].text);
    assert_eq!(post.votes().await, [1]);
    let wrong = post.mail(carol, CLUB, "vote 7", true).await;
    assert!(said(&wrong[0]).contains("Nur Nummer 1 ist vorgeschlagen"), "{}", wrong[0].text);
    // A game goes by its own name as well, as pages and letters call it.
    let named = post.mail(carol, CLUB, "vote M0001-2", true).await;
    assert!(said(&named[0]).contains("Ihre Stimme zählt für 1. M0001-2"), "{}", named[0].text);
    let other = post.mail(carol, CLUB, "vote M0001-1", true).await;
    assert!(said(&other[0]).contains("M0001-1 gehört nicht zu den Partien"), "{}", other[0].text);
    assert_eq!(post.votes().await, [1]);
    let own = post.mail("anna@example.org", CLUB, "vote 1", true).await;
    assert!(said(&own[0]).contains("Nobody can vote for a game of his or her own"), "{}", own[0].text);
    // Talk about votes is no vote.
    for talk in ["vote early, vote often", "I vote 1 for sure", "vote"] {
        post.mail("boris@example.org", CLUB, talk, true).await;
    }
    assert_eq!(post.votes().await, [1]);

    let wants = async |post: &Post| {
        let mut tx = post.club.door.db().read().await.unwrap();
        let stored = players::by_handle(&mut tx, "carol").await.unwrap().unwrap();
        stored.settings.contains("\"newsletter\":true")
    };
    let on = post.mail(carol, CLUB, "Rundbrief an", true).await;
    assert!(said(&on[0]).contains("bekommen Sie den Rundbrief") && wants(&post).await, "{}", on[0].text);
    let off = post.mail(carol, CLUB, "newsletter off", true).await;
    assert!(said(&off[0]).contains("keinen Rundbrief mehr") && !wants(&post).await, "{}", off[0].text);
    // Somebody who is no member cannot vote.
    let text =
        "Authentication-Results: mx.club.example; dmarc=pass\r\nFrom: <x@example.net>\r\n\r\nvote 1\r\n";
    let at = post.club.clock.now();
    let taken = post.ingress.receive("x@example.net", &[CLUB.to_owned()], text.as_bytes(), at).await;
    assert!(matches!(taken[0], Taken::Refused(_)), "{taken:?}");
    let player = {
        let mut tx = post.club.door.db().read().await.unwrap();
        players::by_handle(&mut tx, "carol").await.unwrap().unwrap().id
    };
    suspend(&post.club, player).await;
    let stopped = post.mail(carol, CLUB, "vote 1", true).await;
    assert_eq!(stopped.len(), 1, "who is stopped is told so");
    assert_eq!(post.votes().await, [1]);
}

async fn a_newsletter_is_answered_with_a_vote(record: TestDb) {
    let mut post = Post::open(record);
    let emil = person(&post.club, "emil", "Emil", Role::Admin, "en").await;
    let carol = person(&post.club, "carol", "Carol", Role::Member, "en").await;
    for (handle, name) in [("anna", "Anna"), ("boris", "Boris")] {
        person(&post.club, handle, name, Role::Member, "en").await;
    }
    subscribe(&post.club, carol, true).await;
    post.club.clock.set(ms("2026-04-20T12:00:00Z"));
    let games = resigned(&post.club, "anna", "boris", 518).await;
    life(&post.club, Actor::Player(carol), LifeCommand::Nominate(carol, games[0])).await.unwrap();
    post.club.clock.set(ms("2026-05-02T12:00:00Z"));
    let month = Month::of(ms("2026-04-20T12:00:00Z"));
    let admin = Actor::Staff(emil);
    life(&post.club, admin, LifeCommand::DraftIssue(month.count())).await.unwrap();
    life(&post.club, admin, LifeCommand::SendIssue { id: 1, seen: 0, early: true }).await.unwrap();
    while post.club.door.send_some_of_newsletter().await.unwrap() {}
    let letters = post.club.letters().await;
    let letter = letters.iter().find(|letter| letter.kind == "newsletter").expect("a newsletter");
    let headers: serde_json::Value = serde_json::from_str(&letter.headers).unwrap();
    let to = headers["from"].as_str().unwrap().to_owned();
    // The address is the reader's: nobody has to vouch for the sender, and nobody else's word counts there.
    let foreign = post.mail("boris@example.org", &to, "vote 1", true).await;
    assert!(foreign.is_empty(), "{foreign:?}");
    assert_eq!(post.votes().await, [0]);
    let quoted: String = letter.text.lines().flat_map(|line| ["> ", line, "\n"]).collect();
    let voted = post.mail("carol@example.org", &to, &format!("vote 1\n\n{quoted}"), false).await;
    assert!(said(&voted[0]).contains("Your vote counts for 1. M0001-1"), "{}", voted[0].text);
    assert_eq!(post.votes().await, [1]);
    // Our own text that comes back without quote marks commands nothing.
    let thanks = post.mail("carol@example.org", &to, &format!("Thanks!\n\n{}", letter.text), false).await;
    assert!(said(&thanks[0]).contains("vote"), "what may be written is said once: {}", thanks[0].text);
    assert_eq!(post.votes().await, [1]);
    assert!(post.mail("carol@example.org", &to, "Thanks!", false).await.is_empty(), "once a day");
    let off = post.mail("carol@example.org", &to, "newsletter off", false).await;
    assert!(said(&off[0]).contains("no more newsletters"), "{}", off[0].text);
    let games = post.mail("carol@example.org", &to, "games", false).await;
    assert!(
        said(&games[0]).contains("no games") || said(&games[0]).contains("no running"),
        "{}",
        games[0].text
    );
    let moved = post.mail("carol@example.org", &to, "e4", false).await;
    assert_eq!(moved.len(), 1, "no move is made here, and whoever mails one is told so");
}
