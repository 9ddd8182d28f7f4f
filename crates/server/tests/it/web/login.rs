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
    what_was_written_without_a_session_is_given_back,
    logging_in_leads_to_where_one_was_going,
    the_address_of_a_form_leads_to_its_page,
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

async fn what_was_written_without_a_session_is_given_back(record: TestDb) {
    let site = Site::open(record).await;
    site.club.start("anna", "boris", 518, false).await;
    let form =
        [("ply", "0"), ("key", "k1"), ("act", "play"), ("text", "Nf3"), ("words", "A long & <b>letter</b>.")];
    let answer = site.post("/games/1/move", None, &form).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    let page = answer.body;
    assert!(page.contains("Nf3\n\nA long &#38; &#60;b&#62;letter&#60;/b&#62;.</textarea>"), "{page}");
    assert!(!page.contains("k1") && !page.contains("Not for you"), "only what was typed: {page}");
    assert!(page.contains("href=\"/login?next=%2Fgames%2F1%2Fmove\""), "{page}");
}

async fn logging_in_leads_to_where_one_was_going(record: TestDb) {
    let site = Site::open(record).await;
    site.club.start("anna", "boris", 518, false).await;
    let shown = site.get("/games/1/lines", None).await;
    assert_eq!(shown.location.as_deref(), Some("/login?next=%2Fgames%2F1%2Flines"));
    let page = site.get("/login?next=%2Fgames%2F1%2Flines", None).await.body;
    assert!(page.contains("name=\"next\" value=\"/games/1/lines\""), "{page}");
    let log_in = async |next: &str| {
        let form = [("address", "anna@example.org"), ("next", next)];
        let sent = site.post("/login", None, &form).await;
        let path = format!("/login/{}", site.mailed_link().await);
        site.post(&path, sent.cookie.as_deref(), &[]).await.location.unwrap()
    };
    assert_eq!(log_in("/games/1/lines").await, "/games/1/lines?done=login-welcome-back");
    assert_eq!(log_in("/games?player=anna").await, "/games?player=anna&done=login-welcome-back");
    for elsewhere in ["https://evil.example", "//evil.example", "/x;Domain=example"] {
        assert_eq!(log_in(elsewhere).await, "/?done=login-welcome-back", "{elsewhere}");
    }
}

async fn the_address_of_a_form_leads_to_its_page(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    for (form, page) in [
        ("/games/1/move", "/games/1"),
        ("/games/1/notes", "/games/1"),
        ("/account/leave", "/account"),
        ("/account/addresses", "/account"),
        ("/account/sessions", "/account"),
        ("/account/muted", "/account"),
        ("/challenges/pair", "/challenges"),
        ("/challenges/3", "/challenges"),
        ("/matches/M0001/rematch", "/matches/M0001"),
        ("/tournaments/T0001/entry", "/tournaments/T0001"),
        ("/offsite/3", "/offsite"),
        ("/unsubscribe/x/immediate", "/unsubscribe/x"),
        ("/logout", "/"),
        ("/director/log/3", "/director/log"),
        ("/director/reports/3", "/director/reports"),
        ("/director/offsite/3", "/director/offsite"),
        ("/director/matches", "/director/matches/new"),
        ("/director/tournaments", "/director/tournaments/new"),
        ("/director/tournaments/T0001/entries", "/director/tournaments/T0001"),
        ("/director/tournaments/T0001/pair", "/director/tournaments/T0001"),
        ("/director/champions/3", "/director/champions"),
    ] {
        let answer = site.get(form, Some(&dora)).await;
        assert_eq!(
            (answer.status, answer.location.as_deref()),
            (StatusCode::SEE_OTHER, Some(page)),
            "{form}"
        );
        assert_ne!(site.get(page, Some(&dora)).await.status, StatusCode::METHOD_NOT_ALLOWED, "{page}");
    }
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
