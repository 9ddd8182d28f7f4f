//! The director's desk: members, matches, a round robin from its name to its crosstable.
use axum::http::StatusCode;
use frcec_rules::club::seat::Seat;
use frcec_server::mail::address::{Kind, Tag};
use frcec_server::mail::ingress::Ingress;
use frcec_store::testing::TestDb;

use super::{Site, rule};

frcec_store::on_both!(
    a_round_robin_is_named_entered_previewed_and_started_once,
    a_tournament_of_one_does_not_start,
    a_preview_that_is_out_of_date_starts_nothing,
    a_match_is_started_once_however_often_the_form_is_sent,
    a_member_is_entered,
    mails_met_with_silence_are_on_the_desk,
);

async fn named(site: &Site, dora: &str, name: &str) -> String {
    let form = [("key", name), ("name", name), ("format", "robin"), ("games", "single"), ("pace", "bank 60")];
    let answer = site.post("/director/tournaments", Some(dora), &form).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    answer.location.unwrap().split('?').next().unwrap().to_owned()
}

async fn enter(site: &Site, dora: &str, path: &str, handles: &str) -> StatusCode {
    site.post(&format!("{path}/entries"), Some(dora), &[("handle", handles)]).await.status
}

/// The version that the preview's button sends.
async fn seen(site: &Site, dora: &str, path: &str) -> String {
    let page = site.get(path, Some(dora)).await.body;
    let (_, rest) = page.split_once("name=\"seen\" value=\"").expect("a button to start");
    rest.split('"').next().unwrap().to_owned()
}

async fn a_round_robin_is_named_entered_previewed_and_started_once(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let path = named(&site, &dora, "Spring & <b>Cup</b>").await;
    assert_eq!(enter(&site, &dora, &path, "anna, boris,carol").await, StatusCode::SEE_OTHER);
    assert_eq!(enter(&site, &dora, &path, "anna").await, StatusCode::UNPROCESSABLE_ENTITY, "entered already");
    assert_eq!(enter(&site, &dora, &path, "nobody").await, StatusCode::UNPROCESSABLE_ENTITY);
    let page = site.get(&path, Some(&dora)).await.body;
    assert!(page.contains("Start: 3 games"), "{page}");
    let before = site.get("/tournaments/T0001", None).await.body;
    assert!(
        before.contains("Carol Cole") && !before.contains("/positions/"),
        "positions stay hidden: {before}"
    );
    let seen = seen(&site, &dora, &path).await;
    let start = format!("{path}/start");
    let first = site.post(&start, Some(&dora), &[("seen", &seen)]).await;
    assert_eq!(first.status, StatusCode::SEE_OTHER, "{}", first.body);
    let second = site.post(&start, Some(&dora), &[("seen", &seen)]).await;
    assert_eq!(second.status, StatusCode::UNPROCESSABLE_ENTITY);
    let cross = site.get("/tournaments/T0001", None).await.body;
    assert!(cross.contains("Spring &#38; &#60;b&#62;Cup"), "{cross}");
    assert_eq!(cross.matches("T0001-M").count(), 3, "three games in all: {cross}");
    assert!(site.get("/games?tournament=T0001", None).await.body.contains("T0001-M0003-1"));
}

async fn a_tournament_of_one_does_not_start(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let path = named(&site, &dora, "Lonely").await;
    enter(&site, &dora, &path, "anna").await;
    assert!(site.get(&path, Some(&dora)).await.body.contains("at least two"));
    let answer = site.post(&format!("{path}/start"), Some(&dora), &[("seen", "1")]).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
}

async fn a_preview_that_is_out_of_date_starts_nothing(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let path = named(&site, &dora, "Busy").await;
    enter(&site, &dora, &path, "anna,boris").await;
    let seen = seen(&site, &dora, &path).await;
    enter(&site, &dora, &path, "carol").await;
    let answer = site.post(&format!("{path}/start"), Some(&dora), &[("seen", &seen)]).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(site.get("/games", None).await.body.contains("No game fits"));
    let withdraw = format!("{path}/withdraw");
    let answer = rule(&site, &dora, &withdraw, &[("handle", "carol")], "She asked me to.").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
}

async fn a_match_is_started_once_however_often_the_form_is_sent(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let form = [
        ("key", "k"),
        ("white", "anna"),
        ("black", "boris@example.org"),
        ("start", "NNBBRKQR"),
        ("pace", "10/30"),
    ];
    for _ in 0..2 {
        let answer = site.post("/director/matches", Some(&dora), &form).await;
        assert_eq!(answer.location.as_deref(), Some("/matches/M0001?done=match-begun-done"));
    }
    assert_eq!(site.get("/matches/M0002", None).await.status, StatusCode::NOT_FOUND);
    let mut other = form;
    other[2] = ("black", "carol");
    let answer = site.post("/director/matches", Some(&dora), &other).await;
    assert_eq!(answer.status, StatusCode::CONFLICT, "the same key with other content");
    let page = site.get("/matches/M0001", None).await.body;
    assert!(page.contains("#069 NNBBRKQR"), "{page}");
}

async fn a_member_is_entered(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let form = [("address", "zoe@example.org"), ("name", "Zoë \u{202e}<i>Å</i> 🐴"), ("handle", "zoe")];
    assert_eq!(site.post("/director/members", Some(&dora), &form).await.status, StatusCode::SEE_OTHER);
    let page = site.get("/players/zoe", None).await.body;
    assert!(page.contains("<bdi>Zoë") && !page.contains("<i>"), "{page}");
    let taken = site.post("/director/members", Some(&dora), &form).await;
    assert_eq!(taken.status, StatusCode::UNPROCESSABLE_ENTITY);
}

async fn mails_met_with_silence_are_on_the_desk(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let game = site.club.start("anna", "boris", 518, true).await[0];
    site.club.letters().await;
    let view = site.club.view(game).await;
    let tag = Tag::Game { kind: Kind::Turn, game: game.0, ply: 0, seat: Seat::White };
    let to = vec![site.club.door.signer().address(tag, site.club.door.domain()).unwrap()];
    let ingress = Ingress::new(site.club.door.clone(), None);
    for (number, shown) in [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 1), (7, 1)] {
        let mail = format!(
            "From: anna@example.org\r\nMessage-ID: <{number}@example.org>\r\n\r\nI am away, answer {number}.\r\n"
        );
        ingress.receive("anna@example.org", &to, mail.as_bytes(), site.club.clock.now()).await;
        let desk = site.get("/director", Some(&dora)).await.body;
        let line = format!("Mails without a command from {}", view.white.name);
        assert_eq!(desk.matches(&line).count(), shown, "after mail {number}: {desk}");
    }
    let desk = site.get("/director", Some(&dora)).await.body;
    assert!(desk.contains("/director/members/anna"), "{desk}");
    // A week later it is no news any more.
    site.club.clock.set(site.club.clock.now() + 8 * 24 * 60 * 60 * 1000);
    let dora = site.log_in("dora").await;
    let desk = site.get("/director", Some(&dora)).await.body;
    assert!(!desk.contains("Mails without a command"), "{desk}");
}
