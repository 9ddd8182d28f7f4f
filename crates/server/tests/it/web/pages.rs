//! What pages show of a club in play.
use axum::http::StatusCode;
use frcec_store::testing::TestDb;

use super::Site;

frcec_store::on_both!(
    a_game_is_shown_at_any_ply_from_either_side,
    lists_go_by_key,
    a_pgn_holds_what_other_programs_need,
);

async fn a_game_is_shown_at_any_ply_from_either_side(record: TestDb) {
    let site = Site::open(record).await;
    let games = site.club.start("anna", "boris", 518, false).await;
    site.club.play(games[0], "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1h1").await;
    let page = site.get("/games/1", None).await.body;
    assert!(page.contains("After 4.O-O") && page.contains("Black is to move"), "{page}");
    assert!(page.contains("gone"), "White has castled");
    let page = site.get("/games/1?ply=3&side=black", None).await.body;
    assert!(page.contains("The board seen from Black. After 2.Nf3"), "{page}");
    assert!(page.contains("white knight"), "the table names its pieces");
    assert!(page.contains("You are looking at an earlier position"));
    // Evidence of clocks is for the players and directors.
    assert!(!page.contains("Clocks and evidence"));
    let anna = site.log_in("anna").await;
    assert!(site.get("/games/1", Some(&anna)).await.body.contains("Clocks and evidence"));
}

async fn lists_go_by_key(record: TestDb) {
    let site = Site::open(record).await;
    for start in 0..30 {
        site.club.start("anna", "boris", start, false).await;
    }
    let first = site.get("/games", None).await.body;
    assert!(first.contains("/games/60\"") && first.contains("/games/11\"") && !first.contains("/games/10\""));
    assert!(first.contains("/games?before=11"), "{first}");
    let second = site.get("/games?before=11", None).await.body;
    assert!(
        second.contains("/games/10\"") && second.contains("/games/1\"") && !second.contains("/games/11\"")
    );
    let filtered = site.get("/games?position=%23003&player=boris&state=running", None).await.body;
    assert_eq!(filtered.matches("<th scope=\"row\">").count(), 2, "{filtered}");
}

async fn a_pgn_holds_what_other_programs_need(record: TestDb) {
    let site = Site::open(record).await;
    let games = site.club.start("anna", "boris", 69, false).await;
    site.club.play(games[0], "e2e4 e7e5").await;
    let answer = site.get("/games/1.pgn", None).await;
    assert_eq!(answer.status, StatusCode::OK);
    for part in [
        "[Variant \"Chess960\"]",
        "[SetUp \"1\"]",
        "[FEN \"nnbbrkqr/pppppppp/8/8/8/8/PPPPPPPP/NNBBRKQR w KQkq - 0 1\"]",
        "[White \"Anna Alder\"]",
        "1. e4 e5",
    ] {
        assert!(answer.body.contains(part), "{part} is not in\n{}", answer.body);
    }
}
