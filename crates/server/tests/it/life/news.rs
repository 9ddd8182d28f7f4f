//! News items: written, published, changed, taken back; and the feed.
use axum::http::StatusCode;
use frcec_server::door::{Actor, LONGEST_TEXT, LifeCommand, LifeDenial, NewsWish, Receipt, SubmitError};
use frcec_store::audit::{self, AuditFilter};
use frcec_store::testing::TestDb;

use super::super::need;
use super::super::web::Site;
use super::{denied, life};

frcec_store::on_both!(
    an_item_is_written_published_changed_and_taken_back,
    what_is_no_news_is_refused,
    a_page_shows_no_markup_of_a_writer,
    two_writers_do_not_overwrite_each_other,
);

fn wish(title: &str, body: &str, publish: bool) -> NewsWish {
    NewsWish { of: None, title: title.to_owned(), body: body.to_owned(), lang: "en".to_owned(), publish }
}

async fn staff(site: &Site, handle: &str) -> Actor {
    let mut tx = site.club.door.db().read().await.unwrap();
    let player = frcec_store::players::by_handle(&mut tx, handle).await.unwrap().unwrap();
    Actor::Staff(player.id)
}

async fn an_item_is_written_published_changed_and_taken_back(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let form = [
        ("key", "k1"),
        ("title", "A   new cup"),
        ("body", "Hello.\n\nSee https://club.example/cup."),
        ("lang", "de"),
        ("act", "keep"),
    ];
    let kept = site.post("/director/news", Some(&dora), &form).await;
    assert_eq!(kept.location.as_deref(), Some("/director/news/1?done=life-news-kept-done"), "{}", kept.body);
    // Sent twice, it is one.
    assert_eq!(site.post("/director/news", Some(&dora), &form).await.location, kept.location);
    assert_eq!(site.get("/director/news/2", Some(&dora)).await.status, StatusCode::NOT_FOUND);
    // A draft is nowhere.
    assert_eq!(site.get("/news/1", Some(&dora)).await.status, StatusCode::NOT_FOUND);
    for path in ["/", "/news", "/news.atom", "/months"] {
        assert!(!site.get(path, None).await.body.contains("A new cup"), "{path}");
    }
    site.club.clock.set(site.club.clock.now() + 1);
    let publish = [
        ("seen", "0"),
        ("title", "A new cup"),
        ("body", "Hello.\n\nSee https://club.example/cup."),
        ("lang", "de"),
        ("act", "publish"),
    ];
    let published = site.post("/director/news/1", Some(&dora), &publish).await;
    assert_eq!(published.status, StatusCode::SEE_OTHER, "{}", published.body);
    for path in ["/", "/news", "/news/1", "/news.atom", "/months", "/months/2026-05"] {
        let page = site.get(path, None).await.body;
        assert!(page.contains("A new cup"), "{path}: {page}");
    }
    let page = site.get("/news/1", None).await.body;
    assert!(page.contains("<a href=\"https://club.example/cup\" rel"), "{page}");
    assert!(page.contains("lang=\"de\"") && page.contains("Dora Dahl"), "{page}");
    assert!(site.get("/news/1?done=life-news-kept-done", None).await.body.contains("The draft is kept."));

    site.club.clock.set(site.club.clock.now() + 1);
    // A text that is published keeps its day; the reason of taking it back is in the log.
    let no_reason = [("seen", "1"), ("act", "withdraw"), ("reason", " ")];
    let refused = site.post("/director/news/1", Some(&dora), &no_reason).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let withdraw = [("seen", "1"), ("act", "withdraw"), ("reason", "The cup is off.")];
    assert_eq!(site.post("/director/news/1", Some(&dora), &withdraw).await.status, StatusCode::SEE_OTHER);
    assert_eq!(site.get("/news/1", None).await.status, StatusCode::NOT_FOUND);
    assert!(!site.get("/news.atom", None).await.body.contains("A new cup"));
    let mut tx = site.club.door.db().read().await.unwrap();
    let filter = AuditFilter { subject: Some("news 1".to_owned()), ..AuditFilter::default() };
    let log = audit::list(&mut tx, &filter, 10).await.unwrap();
    let actions: Vec<&str> = log.iter().rev().map(|entry| entry.action.as_str()).collect();
    assert_eq!(actions, ["draft news", "publish news", "withdraw news"]);
    assert_eq!(log[0].reason.as_deref(), Some("The cup is off."));
}

async fn what_is_no_news_is_refused(record: TestDb) {
    let site = Site::open(record).await;
    let dora = staff(&site, "dora").await;
    let write = |wish: NewsWish| life(&site.club, dora, LifeCommand::WriteNews(wish));
    assert_eq!(denied(write(wish(" \n", "x", true)).await), LifeDenial::Title(120));
    assert_eq!(denied(write(wish(&"x".repeat(121), "x", true)).await), LifeDenial::Title(120));
    assert_eq!(denied(write(wish("x", " \u{0}\u{202e} ", true)).await), LifeDenial::Text(LONGEST_TEXT));
    let huge = "ж".repeat(LONGEST_TEXT + 1);
    assert_eq!(denied(write(wish("x", &huge, true)).await), LifeDenial::Text(LONGEST_TEXT));
    let odd = NewsWish { lang: "xx".to_owned(), ..wish("x", "x", true) };
    assert!(matches!(write(odd).await, Err(SubmitError::Invalid(_))));
    let nowhere = NewsWish { of: Some((9, 0)), ..wish("x", "x", true) };
    assert_eq!(denied(write(nowhere).await), LifeDenial::NoNews(9));
    let Actor::Staff(anna) = staff(&site, "anna").await else { unreachable!() };
    for by in [Actor::Player(anna), Actor::Staff(anna)] {
        let refused = life(&site.club, by, LifeCommand::WriteNews(wish("x", "x", true))).await;
        assert!(matches!(refused, Err(SubmitError::NotYours)), "{refused:?}");
    }
    // The longest text in the widest script still fits into a form.
    let dora = site.log_in("dora").await;
    let longest = "ж".repeat(LONGEST_TEXT);
    let form = [("key", "k"), ("title", "t"), ("body", longest.as_str()), ("lang", "ru"), ("act", "publish")];
    assert_eq!(site.post("/director/news", Some(&dora), &form).await.status, StatusCode::SEE_OTHER);
    let beyond = "x".repeat(70_000);
    let form = [("key", "k2"), ("title", "t"), ("body", beyond.as_str()), ("lang", "ru"), ("act", "publish")];
    assert_eq!(site.post("/director/news", Some(&dora), &form).await.status, StatusCode::PAYLOAD_TOO_LARGE);
}

const EVIL: &str = "<script>alert(1)</script> <img src=x onerror=alert(1)> javascript:alert(1) ]]> &amp; \"'";

async fn a_page_shows_no_markup_of_a_writer(record: TestDb) {
    let site = Site::open(record).await;
    let dora = staff(&site, "dora").await;
    let evil = wish(EVIL, &format!("{EVIL}\n- {EVIL}\nhttps://x.example/\"onmouseover=\"alert(1)"), true);
    life(&site.club, dora, LifeCommand::WriteNews(evil)).await.unwrap();
    let cookie = site.log_in("dora").await;
    for path in ["/", "/news", "/news/1", "/news.atom", "/months", "/director/news", "/director/news/1"] {
        let page = site.get(path, Some(&cookie)).await.body;
        for bad in ["<script>", "<img src=x", "href=\"javascript", "\"onmouseover"] {
            assert!(!page.contains(bad), "{path}: {bad} in {page}");
        }
    }
    let feed = site.get("/news.atom", None).await.body;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("news.atom");
    std::fs::write(&file, &feed).unwrap();
    let Some(python) = need::need("python3") else { return };
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/life/feed.py");
    let read = std::process::Command::new(python).arg(script).arg(&file).output().unwrap();
    assert!(read.status.success(), "{}", String::from_utf8_lossy(&read.stderr));
    assert_eq!(String::from_utf8_lossy(&read.stdout).trim(), EVIL);
}

async fn two_writers_do_not_overwrite_each_other(record: TestDb) {
    let site = Site::open(record).await;
    let (dora, emil) = (staff(&site, "dora").await, staff(&site, "emil").await);
    let made = life(&site.club, dora, LifeCommand::WriteNews(wish("one", "text", false))).await.unwrap();
    assert_eq!(made, Receipt::News { id: 1 });
    let anew =
        |title: &str| LifeCommand::WriteNews(NewsWish { of: Some((1, 0)), ..wish(title, "text", true) });
    let (first, second) =
        tokio::join!(life(&site.club, dora, anew("two")), life(&site.club, emil, anew("three")));
    let taken = [&first, &second].into_iter().filter(|result| result.is_ok()).count();
    assert_eq!(taken, 1, "{first:?} {second:?}");
    let lost = if first.is_ok() { second } else { first };
    assert_eq!(denied(lost), LifeDenial::Changed);
    let withdraw = LifeCommand::WithdrawNews { id: 1, seen: 0, reason: "x".to_owned() };
    assert_eq!(denied(life(&site.club, dora, withdraw).await), LifeDenial::Changed);
}
