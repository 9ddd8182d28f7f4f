//! Logging in by a link that was mailed.
use axum::http::StatusCode;
use frcec_server::door::{Actor, Command, LINK_MS, MemberChange, MemberCommand};
use frcec_store::testing::TestDb;

use super::Site;

frcec_store::on_both!(
    a_link_logs_in_once,
    a_scanner_that_opens_a_link_spoils_nothing,
    a_late_link_is_no_good,
    nobody_learns_who_is_a_member,
    logging_out_ends_the_session,
    other_sessions_can_be_ended,
    too_many_attempts_are_slowed_down,
    another_address_is_confirmed_by_its_mail,
    a_browser_without_a_language_reads_that_of_the_letter,
);

async fn ask(site: &Site, address: &str) -> String {
    let answer = site.post("/login", None, &[("address", address)]).await;
    assert_eq!(answer.status, StatusCode::OK);
    answer.body
}

async fn a_link_logs_in_once(record: TestDb) {
    let site = Site::open(record).await;
    ask(&site, "anna@example.org").await;
    let path = format!("/login/{}", site.mailed_link().await);
    let first = site.post(&path, None, &[]).await;
    let cookie = first.cookie.expect("a cookie");
    assert!(site.get("/", Some(&cookie)).await.body.contains("Anna Alder"));
    // The same link in another browser.
    let second = site.post(&path, None, &[]).await;
    assert_eq!((second.status, second.cookie), (StatusCode::GONE, None));
    assert_eq!(site.get(&path, None).await.status, StatusCode::GONE);
}

async fn a_scanner_that_opens_a_link_spoils_nothing(record: TestDb) {
    let site = Site::open(record).await;
    ask(&site, "anna@example.org").await;
    let path = format!("/login/{}", site.mailed_link().await);
    for _ in 0..3 {
        let page = site.get(&path, None).await;
        assert_eq!((page.status, page.cookie), (StatusCode::OK, None));
    }
    assert!(site.post(&path, None, &[]).await.cookie.is_some());
}

async fn a_browser_without_a_language_reads_that_of_the_letter(record: TestDb) {
    let site = Site::open(record).await;
    let anna = site.club.door.view(frcec_store::GameId(1)).await.unwrap().map(|view| view.white.id);
    let anna = anna.unwrap_or(frcec_store::PlayerId(1));
    let change = MemberChange { lang: Some("de".to_owned()), ..MemberChange::default() };
    site.club
        .submit(Actor::Player(anna), Command::Member(MemberCommand::Change(anna, change)))
        .await
        .unwrap();
    ask(&site, "anna@example.org").await;
    let page = site.get(&format!("/login/{}", site.mailed_link().await), None).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("<html lang=\"de\""), "{}", page.body);
}

async fn a_late_link_is_no_good(record: TestDb) {
    let site = Site::open(record).await;
    ask(&site, "anna@example.org").await;
    let path = format!("/login/{}", site.mailed_link().await);
    site.club.clock.set(site.club.clock.now() + LINK_MS + 1);
    assert_eq!(site.get(&path, None).await.status, StatusCode::GONE);
    assert_eq!(site.post(&path, None, &[]).await.status, StatusCode::GONE);
}

async fn nobody_learns_who_is_a_member(record: TestDb) {
    let site = Site::open(record).await;
    let member = ask(&site, "anna@example.org").await;
    let stranger = ask(&site, "nobody@example.org").await;
    assert_eq!(member.replace("anna@", "X@"), stranger.replace("nobody@", "X@"));
    assert_eq!(site.club.letters().await.len(), 1);
}

async fn logging_out_ends_the_session(record: TestDb) {
    let site = Site::open(record).await;
    let anna = site.log_in("anna").await;
    assert_eq!(site.get("/account", Some(&anna)).await.status, StatusCode::OK);
    assert_eq!(site.post("/logout", Some(&anna), &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(site.get("/account", Some(&anna)).await.status, StatusCode::SEE_OTHER);
}

async fn other_sessions_can_be_ended(record: TestDb) {
    let site = Site::open(record).await;
    let (first, second) = (site.log_in("anna").await, site.log_in("anna").await);
    site.post("/account/sessions", Some(&second), &[]).await;
    assert_eq!(site.get("/account", Some(&first)).await.status, StatusCode::SEE_OTHER);
    assert_eq!(site.get("/account", Some(&second)).await.status, StatusCode::OK);
}

async fn too_many_attempts_are_slowed_down(record: TestDb) {
    let site = Site::open(record).await;
    let mut last = StatusCode::OK;
    for _ in 0..30 {
        last = site.post("/login", None, &[("address", "nobody@example.org")]).await.status;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(site.get("/login", None).await.status, StatusCode::OK, "the page itself stays");
}

async fn another_address_is_confirmed_by_its_mail(record: TestDb) {
    let site = Site::open(record).await;
    let anna = site.log_in("anna").await;
    let form = [("act", "add"), ("address", "anna@home.example")];
    assert_eq!(site.post("/account/addresses", Some(&anna), &form).await.status, StatusCode::SEE_OTHER);
    let secret = site.mailed_link().await;
    let confirmed = "<span class=\"mono\">anna@home.example</span> <span class=\"tag good\">confirmed</span>";
    assert!(!site.get("/account", Some(&anna)).await.body.contains(confirmed));
    assert_eq!(site.post(&format!("/login/{secret}"), None, &[]).await.status, StatusCode::SEE_OTHER);
    assert!(site.get("/account", Some(&anna)).await.body.contains(confirmed));
    let taken = [("act", "add"), ("address", "boris@example.org")];
    assert_eq!(
        site.post("/account/addresses", Some(&anna), &taken).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
}
