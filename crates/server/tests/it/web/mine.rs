//! A member's own games on the first page, and what a page says of a game that stands still.
use axum::http::StatusCode;
use frcec_store::testing::TestDb;

use super::{Site, hidden, rule};
use crate::club::NOON;

frcec_store::on_both!(
    ones_own_games_come_first_with_the_time_left,
    a_game_that_stands_still_waits_for_nobody
);

const DAY: i64 = 24 * 3_600_000;

/// What stands between two texts of a page.
fn between<'a>(page: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = page.split_once(from).unwrap_or_else(|| panic!("{from}: {page}"));
    rest.split_once(to).unwrap_or_else(|| panic!("{to}: {page}")).0
}

async fn ones_own_games_come_first_with_the_time_left(record: TestDb) {
    let site = Site::open(record).await;
    let visitor = site.get("/", None).await.body;
    assert!(!visitor.contains("id=\"mine\"") && !visitor.contains("My games"), "{visitor}");
    let carol = site.log_in("carol").await;
    assert!(site.get("/", Some(&carol)).await.body.contains("You have no game running."));
    // Two games that begin now, two that begin ten days later; 30 days each to begin with. Letters start the clocks.
    site.club.start("anna", "boris", 69, false).await;
    site.club.letters().await;
    site.club.clock.set(NOON + 10 * DAY);
    site.club.start("anna", "carol", 518, false).await;
    site.club.letters().await;
    site.club.clock.set(NOON + 28 * DAY);
    let anna = site.log_in("anna").await;
    let page = site.get("/", Some(&anna)).await.body;
    let mine = between(&page, "id=\"mine\"", "</section>");
    assert!(
        page.find("id=\"mine\"") < page.find("How a game goes"),
        "what a member came for is first: {page}"
    );
    assert!(page.contains("href=\"/#mine\">My games</a>"), "{page}");
    let (to_move, waiting) = mine.split_once("Waiting for others").expect("both lists");
    let order = |list: &str, games: [&str; 2]| {
        let at =
            games.map(|game| list.find(&format!(">{game}</a>")).unwrap_or_else(|| panic!("{game}: {list}")));
        assert!(at[0] < at[1], "{games:?}: {list}");
    };
    order(to_move, ["M0001-1", "M0002-1"]);
    order(waiting, ["M0001-2", "M0002-2"]);
    // Two days are left of the one, twelve of the other; noon of UTC is 14:00 in Berlin.
    assert!(to_move.contains("<span class=\"tag warn\">2 days left</span>"), "{to_move}");
    assert!(to_move.contains("<span class=\"tag good\">12 days left</span>"), "{to_move}");
    assert!(to_move.contains("3 June 2026, 14:00") && !to_move.contains("White to move"), "{to_move}");
    assert!(
        to_move.contains("Boris Bern") && !to_move.contains("Anna Alder"),
        "the opponent alone: {to_move}"
    );
    // The day and hour stand on the page of the game as well, for each of the two.
    assert!(site.get("/games/1", Some(&anna)).await.body.contains("Your time runs out 3 June 2026, 14:00"));
    let boris = site.log_in("boris").await;
    let page = site.get("/games/1", Some(&boris)).await.body;
    assert!(page.contains("The time of Anna Alder runs out 3 June 2026, 14:00"), "{page}");
    site.club.clock.set(NOON + 29 * DAY + 3_600_000);
    let page = site.get("/", Some(&anna)).await.body;
    assert!(page.contains("<span class=\"tag bad\">23 hours left</span>"), "{page}");
}

async fn a_game_that_stands_still_waits_for_nobody(record: TestDb) {
    let site = Site::open(record).await;
    let (anna, dora) = (site.log_in("anna").await, site.log_in("dora").await);
    site.club.start("anna", "boris", 518, true).await;
    let own = "/games/1/adjudication";
    let key = hidden(&site.get(own, Some(&anna)).await.body, "key");
    let ask = [("act", "ask"), ("words", "He is in hospital."), ("key", key.as_str())];
    assert_eq!(site.post(own, Some(&anna), &ask).await.status, StatusCode::SEE_OTHER);
    let taken = rule(&site, &dora, "/director/adjudications/1", &[("act", "take-up")], "").await;
    assert_eq!(taken.status, StatusCode::SEE_OTHER, "{}", taken.body);
    let page = site.get("/", Some(&anna)).await.body;
    let mine = between(&page, "id=\"mine\"", "</section>");
    let (to_move, waiting) = mine.split_once("Waiting for others").expect("both lists");
    assert!(to_move.contains("No game waits for your move.") && !to_move.contains("M0001-1"), "{to_move}");
    assert!(waiting.contains("M0001-1") && waiting.contains("Being decided"), "{waiting}");
    let page = site.get("/games/1", Some(&anna)).await.body;
    assert!(page.contains("Being decided") && !page.contains("(to move)"), "{page}");
    assert!(!page.contains("/games/1.ics") && page.contains("No clock is running now."), "{page}");
}
