//! Leave, gifts, evidence and deadlines on the pages.
use axum::http::StatusCode;
use frcec_store::testing::TestDb;

use super::Site;
use crate::club::NOON;

frcec_store::on_both!(leave_is_a_form_of_the_account, clocks_are_shown_and_given_time_on_the_games_page);

const DAY: i64 = 24 * 3_600_000;

async fn leave_is_a_form_of_the_account(record: TestDb) {
    let site = Site::open(record).await;
    site.club.start("anna", "boris", 518, false).await;
    let anna = site.log_in("anna").await;
    let path = "/account/leave";
    let days = |first, last| [("act", "enter"), ("first", first), ("last", last)];
    let entered = site.post(path, Some(&anna), &days("2026-05-10", "2026-05-16")).await;
    assert_eq!(
        (entered.status, entered.location.as_deref()),
        (StatusCode::SEE_OTHER, Some("/account?done=leave-saved"))
    );
    let page = site.get("/account?done=leave-saved", Some(&anna)).await.body;
    assert!(page.contains("from 10 May 2026 to 16 May 2026"), "{page}");
    assert!(page.contains("your opponents are told"), "{page}");
    let refused = site.post(path, Some(&anna), &days("2026-05-12", "2026-05-20")).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("this would overlap"), "{}", refused.body);
    let unreadable = site.post(path, Some(&anna), &days("tomorrow", "")).await;
    assert!(unreadable.body.contains("could not be read"), "{}", unreadable.body);
    let back = [("act", "back"), ("first", "2026-05-10")];
    assert_eq!(site.post(path, Some(&anna), &back).await.status, StatusCode::SEE_OTHER);
    assert!(site.get("/account", Some(&anna)).await.body.contains("You have no leave ahead."));
    assert_eq!(site.post(path, None, &back).await.status, StatusCode::FORBIDDEN, "nobody is logged in");
}

async fn clocks_are_shown_and_given_time_on_the_games_page(record: TestDb) {
    let site = Site::open(record).await;
    let games = site.club.start("anna", "boris", 518, false).await;
    let (anna, boris) = (site.log_in("anna").await, site.log_in("boris").await);
    let give = |days| [("ply", "0"), ("key", "k1"), ("act", "give"), ("days", days)];
    let refused = site.post("/games/1/move", Some(&boris), &give("99")).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("1 to 30 days"), "{}", refused.body);
    let given = site.post("/games/1/move", Some(&boris), &give("3")).await;
    assert_eq!(given.status, StatusCode::SEE_OTHER, "{}", given.body);
    let deadline = site.club.game(games[0]).await.deadline();
    assert_eq!(deadline, Some(NOON + 33 * DAY));
    let gift = "Anna Alder got 3 days from the opponent";
    for (who, sees) in [(Some(&anna), true), (Some(&boris), true), (None, false)] {
        let page = site.get("/games/1", who.map(String::as_str)).await.body;
        assert_eq!(page.contains(gift), sees, "{page}");
    }
    let entry = site.get("/games/1.ics", None).await.body;
    assert!(
        entry.starts_with("BEGIN:VCALENDAR\r\n") && entry.contains("DTSTART:20260606T120000Z\r\n"),
        "{entry}"
    );
    let account = site.get("/account", Some(&anna)).await.body;
    let (_, rest) = account.split_once("/account/deadlines.ics").expect("the calendar's address");
    let query = rest.split(['"', '<']).next().unwrap().replace("&#38;", "&").replace("&amp;", "&");
    let calendar = site.get(&format!("/account/deadlines.ics{query}"), None).await;
    assert_eq!(calendar.status, StatusCode::OK, "without a session");
    assert_eq!(calendar.body.matches("BEGIN:VEVENT").count(), 1, "{}", calendar.body);
    let forged = site.get("/account/deadlines.ics?key=1.aaaa", None).await;
    assert_eq!(forged.status, StatusCode::FORBIDDEN);
    let foreign = query.replace("key=1.", "key=2.");
    assert_ne!(foreign, query);
    assert_eq!(
        site.get(&format!("/account/deadlines.ics{foreign}"), None).await.status,
        StatusCode::FORBIDDEN
    );
}
