//! What pages show of a club in play.
use axum::http::StatusCode;
use frcec_store::games::{self, NewGame};
use frcec_store::testing::TestDb;

use super::Site;

frcec_store::on_both!(
    a_game_is_shown_at_any_ply_from_either_side,
    lists_go_by_key,
    a_pgn_holds_what_other_programs_need,
    names_are_words_wherever_they_stand,
    members_and_events_are_found_as_people_write_them,
    a_month_leads_to_the_months_beside_it,
    one_win_is_no_wins,
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

/// On the smaller database alone: filling the other one takes a minute, and the statements' ways are tested in the store.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn ten_thousand_games_are_shown_a_page_at_a_time() {
    const GAMES: usize = 10_000;
    let site = Site::open(TestDb::sqlite().await).await;
    let ids = site.club.start("anna", "boris", 69, false).await;
    let db = site.club.door.db();
    let like = games::load(&mut db.read().await.unwrap(), ids[0]).await.unwrap().unwrap();
    for _ in 0..GAMES / 500 {
        let like = like.clone();
        let written = db.write(move |tx| {
            Box::pin(async move {
                let new = NewGame {
                    match_id: None,
                    number_in_match: 1,
                    tournament_id: None,
                    white_id: like.white_id,
                    black_id: like.black_id,
                    start_id: like.start_id,
                    pace: like.pace,
                    rated: false,
                    place: None,
                    event: None,
                    delay: 0,
                };
                for _ in 0..500 {
                    games::create(tx, &new, &[], &like.row, like.created_at).await?;
                }
                Ok::<_, frcec_store::StoreError>(())
            })
        });
        written.await.unwrap();
    }
    let anna = site.log_in("anna").await;
    let patience = frcec_server::clock::stopwatch();
    for (path, rows) in [
        ("/games", 50),
        ("/games?before=5000", 50),
        ("/games?before=11", 10),
        ("/games?player=anna&state=running&position=69", 50),
        ("/games?state=finished", 0),
        ("/players/anna", 20),
        ("/positions/69", 20),
        // Fifty that wait for her, and the other game of the match.
        ("/", 51),
    ] {
        let answer = site.get(path, Some(&anna)).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        assert_eq!(answer.body.matches("<th scope=\"row\">").count(), rows, "{path}");
        assert!(answer.body.len() < 120_000, "{path}: {} octets", answer.body.len());
    }
    // Milliseconds each; the bound is for machines that do ten other things.
    assert!(patience.elapsed().as_secs() < 20, "{:?}", patience.elapsed());
}

async fn names_are_words_wherever_they_stand(record: TestDb) {
    let site = Site::open(record).await;
    let name = "<b>Zoë</b> \u{202e}gnp.exe\u{200f} 🐴 & \"O'Neil\"";
    let dora = site.log_in("dora").await;
    let form = [("address", "zoe@example.org"), ("name", name), ("handle", "zoe")];
    assert_eq!(site.post("/director/members", Some(&dora), &form).await.status, StatusCode::SEE_OTHER);
    let games = site.club.start("zoe", "anna", 69, false).await;
    site.club.play(games[0], "e2e4").await;
    for path in [
        "/",
        "/games",
        "/games/1",
        "/matches/M0001",
        "/players",
        "/players/zoe",
        "/positions/69",
        "/director/members",
    ] {
        let body = site.get(path, Some(&dora)).await.body;
        assert!(body.contains("🐴"), "{path} shows the name");
        assert!(!body.contains("<b>Zoë"), "{path}: markup");
        // Marks of writing direction end where the name ends.
        for (at, _) in body.match_indices("&#60;b&#62;Zoë") {
            let before = &body[..at];
            let isolated = before.ends_with("<bdi>") || before.ends_with("<b><bdi>");
            let attribute = before.rfind('<').is_some_and(|tag| !before[tag..].contains('>'));
            let title = before.rfind("<title>") > before.rfind("</title>");
            assert!(
                isolated || attribute || title,
                "{path}: …{}",
                &before[before.len().saturating_sub(80)..]
            );
        }
    }
}

async fn members_and_events_are_found_as_people_write_them(record: TestDb) {
    let site = Site::open(record).await;
    site.club.start("anna", "boris", 518, false).await;
    for who in ["anna+alder", "ANNA+ALDER", "%C3%81nna++Alder", "Anna", "@ANNA"] {
        let page = site.get(&format!("/games?player={who}"), None).await.body;
        assert!(page.contains("M0001-1") && !page.contains("No member"), "{who}: {page}");
    }
    // A part of a name offers whoever has it.
    let page = site.get("/games?player=ald&state=running", None).await.body;
    assert!(page.contains("No member has the handle or the full name “ald”."), "{page}");
    assert!(page.contains("href=\"/games?player=anna&#38;state=running\""), "{page}");
    assert!(page.contains("Anna Alder (@anna)") && !page.contains("Boris Bern (@boris)"), "{page}");
    let dora = site.log_in("dora").await;
    for (name, key) in [("Spring Cup", "a"), ("Spring Robin", "b"), ("Été", "c")] {
        let form =
            [("name", name), ("format", "robin"), ("games", "single"), ("pace", "bank 30"), ("key", key)];
        let made = site.post("/director/tournaments", Some(&dora), &form).await;
        assert_eq!(made.status, axum::http::StatusCode::SEE_OTHER, "{}", made.body);
    }
    let page = site.get("/games?tournament=spring", None).await.body;
    assert!(page.contains("T0001 Spring Cup") && page.contains("T0002 Spring Robin"), "{page}");
    assert!(page.contains("href=\"/games?tournament=T0002\"") && !page.contains("T0003"), "{page}");
    for which in ["ete", "T3", "spring+cup"] {
        let page = site.get(&format!("/games?tournament={which}"), None).await.body;
        assert!(!page.contains("There is no tournament"), "{which}: {page}");
    }
}

async fn a_month_leads_to_the_months_beside_it(record: TestDb) {
    let site = Site::open(record).await;
    let page = site.get("/months/2026-03", None).await.body;
    assert!(page.contains("<title>The club in March 2026 "), "{page}");
    assert!(page.contains("← February 2026") && page.contains("April 2026 →"), "{page}");
    let page = site.get("/months/2004-04", None).await.body;
    assert!(!page.contains("rel=\"prev\"") && page.contains("May 2004 →"), "the club's first: {page}");
}

async fn one_win_is_no_wins(record: TestDb) {
    let site = Site::open(record).await;
    let game = site.club.start("anna", "boris", 518, true).await[0];
    site.club.play(game, "f2f3 e7e5 g2g4 d8h4").await;
    for (lang, months) in [
        ("de", "0 Siege für Weiß, 0 Remis, 1 Sieg für Schwarz"),
        ("es", "0 ganadas por las blancas, 0 tablas, 1 ganada por las negras"),
        ("fr", "0 gagnée par les Blancs, 0 nulle, 1 gagnée par les Noirs"),
    ] {
        let cookie = format!("frcec-lang={lang}");
        let page = site.get("/months/2026-05", Some(&cookie)).await.body;
        assert!(page.contains(months), "{lang}: {page}");
    }
}
