//! A mail that waits for its player's own yes, on the director's desk: looked at, asked about again, set aside; never played there.
use axum::http::StatusCode;
use frcec_rules::club::seat::Seat;
use frcec_server::door::{Actor, Command, MemberCommand};
use frcec_server::mail::address::{Kind, Tag};
use frcec_server::mail::ingress::Ingress;
use frcec_store::{GameId, testing::TestDb};

use super::{Site, rule};

frcec_store::on_both!(
    a_held_mail_is_looked_at_asked_about_and_set_aside,
    nobody_sees_to_a_held_mail_in_his_own_game,
    an_answer_from_elsewhere_to_a_question_stands_on_the_desk,
);

/// A stranger's mail with a move for White of a game between these two.
async fn stranger(site: &Site, white: &str, black: &str) -> GameId {
    let game = site.club.start(white, black, 518, true).await[0];
    site.club.letters().await;
    let tag = Tag::Game { kind: Kind::Turn, game: game.0, ply: 0, seat: Seat::White };
    let to = vec![site.club.door.signer().address(tag, site.club.door.domain()).unwrap()];
    let mail = b"From: x@office.example\r\nMessage-ID: <1@office.example>\r\n\r\nNf3\r\n";
    let ingress = Ingress::new(site.club.door.clone(), None);
    ingress.receive("x@office.example", &to, mail, site.club.clock.now()).await;
    game
}

/// The address of the held mail on the desk.
async fn on_desk(site: &Site, cookie: &str) -> Option<String> {
    let desk = site.get("/director", Some(cookie)).await.body;
    let (_, rest) = desk.split_once("href=\"/director/held/")?;
    Some(format!("/director/held/{}", rest.split('"').next()?))
}

async fn a_held_mail_is_looked_at_asked_about_and_set_aside(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let game = stranger(&site, "anna", "boris").await;
    let path = on_desk(&site, &dora).await.expect("it stands on the desk");
    let page = site.get(&path, Some(&dora)).await.body;
    for part in ["x@office.example", "anna@example.org", "Anna Alder", "A yes counts until"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(!page.contains("Nf3") && !page.contains("g1f3"), "the move is the member's alone: {page}");
    let soon = rule(&site, &dora, &path, &[("act", "ask")], "").await;
    assert_eq!(soon.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(soon.body.contains("less than an hour ago"), "{}", soon.body);
    site.club.letters().await;
    site.club.clock.set(site.club.clock.now() + 2 * 3_600_000);
    let asked = rule(&site, &dora, &path, &[("act", "ask")], "").await;
    assert_eq!(asked.status, StatusCode::SEE_OTHER, "{}", asked.body);
    let letters = site.club.letters().await;
    let [question] = letters.as_slice() else { panic!("one letter: {letters:?}") };
    assert_eq!((question.address.as_str(), question.kind.as_str()), ("anna@example.org", "question"));
    assert!(question.text.contains("A director of the club asks you") && question.text.contains("Nf3"));
    let unstated = rule(&site, &dora, &path, &[("act", "aside")], " ").await;
    assert!(unstated.body.contains("State a reason"), "{}", unstated.body);
    let aside = rule(&site, &dora, &path, &[("act", "aside")], "It is <b>forged</b>.").await;
    assert_eq!(aside.status, StatusCode::SEE_OTHER, "{}", aside.body);
    let letters = site.club.letters().await;
    let [told] = letters.as_slice() else { panic!("one letter: {letters:?}") };
    assert_eq!(told.address, "anna@example.org");
    assert!(told.text.contains("set aside") && told.text.contains("forged"), "{}", told.text);
    assert_eq!(site.club.game(game).await.line().len(), 0, "nothing was played");
    assert_eq!(on_desk(&site, &dora).await, None);
    let page = site.get(&path, Some(&dora)).await.body;
    assert!(page.contains("Nothing of that waits") && !page.contains("value=\"aside\""), "{page}");
    let late = rule(&site, &dora, &path, &[("act", "aside")], "Once more.").await;
    assert_eq!(late.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", late.body);
    let log = site.get("/director/log?about=game%201", Some(&dora)).await.body;
    for part in ["held mail set aside", "asked again about a held mail", "waits for a yes", "let be"] {
        assert!(log.contains(part), "{part}: {log}");
    }
}

async fn nobody_sees_to_a_held_mail_in_his_own_game(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    stranger(&site, "anna", "dora").await;
    let path = on_desk(&site, &dora).await.expect("it stands on the desk");
    let page = site.get(&path, Some(&dora)).await.body;
    assert!(page.contains("Who can: Emil Ek") && !page.contains("value=\"aside\""), "{page}");
    let refused = rule(&site, &dora, &path, &[("act", "aside")], "I know better.").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let anna = site.log_in("anna").await;
    assert_eq!(site.get(&path, Some(&anna)).await.status, StatusCode::FORBIDDEN);
    assert_eq!(site.get("/director/held/1", Some(&dora)).await.status, StatusCode::NOT_FOUND);
}

async fn an_answer_from_elsewhere_to_a_question_stands_on_the_desk(record: TestDb) {
    let site = Site::open(record).await;
    let (dora, anna) = (site.log_in("dora").await, site.id("anna").await);
    let ask = Command::Member(MemberCommand::AskToLeave(anna));
    site.club.submit(Actor::Player(anna), ask).await.unwrap();
    let question = site.club.letters().await.remove(0);
    let headers: serde_json::Value = serde_json::from_str(&question.headers).unwrap();
    let to = vec![headers["from"].as_str().unwrap().to_owned()];
    let said = "An answer to a question that Anna Alder was asked came from another address";
    let desk = async || site.get("/director", Some(&dora)).await.body;
    assert!(!desk().await.contains(said));
    let ingress = Ingress::new(site.club.door.clone(), None);
    let mail = b"From: x@office.example\r\nMessage-ID: <1@office.example>\r\n\r\nyes\r\n";
    ingress.receive("x@office.example", &to, mail, site.club.clock.now()).await;
    let page = desk().await;
    assert!(page.contains(said) && page.contains("href=\"/director/members/anna\""), "{page}");
    assert!(!page.contains("office.example"), "whose address it is, the member is told: {page}");
    let told = site.club.letters().await;
    assert_eq!(told.len(), 1);
    assert!(told[0].text.contains("x@office.example") && told[0].address == "anna@example.org");
    // The member's own word settles it, and the desk is clear.
    let mail = b"From: anna@example.org\r\nMessage-ID: <2@example.org>\r\n\r\nno\r\n";
    ingress.receive("anna@example.org", &to, mail, site.club.clock.now()).await;
    assert!(!desk().await.contains(said));
}
