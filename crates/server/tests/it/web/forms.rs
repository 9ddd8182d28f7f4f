//! The move form: what it refuses, and in which words.
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use frcec_rules::reading::{self, Options};
use frcec_server::speech::{Lang, Speech, refusal};
use frcec_store::testing::TestDb;

use super::Site;

frcec_store::on_both!(
    a_move_is_played_once_however_often_it_is_sent,
    an_old_form_shows_the_present_position,
    a_key_that_was_used_takes_nothing_else,
    a_refused_castling_is_refused_in_the_words_of_the_letters,
    a_move_can_be_looked_at_first,
    looking_first_refuses_what_playing_would,
    a_long_game_shows_the_moves_around_the_one_shown,
    a_draw_is_offered_and_accepted,
    a_page_of_ones_own_turn_starts_the_clock,
    a_megabyte_is_not_read,
    a_foreign_page_cannot_send_our_forms,
    words_reach_only_the_two_players_and_stay_words,
);

const PATH: &str = "/games/1/move";

async fn a_move_is_played_once_however_often_it_is_sent(record: TestDb) {
    let site = Site::open(record).await;
    let games = site.club.start("anna", "boris", 69, false).await;
    let anna = site.log_in("anna").await;
    let form = [("ply", "0"), ("key", "k1"), ("act", "play"), ("text", "e4")];
    let first = site.post(PATH, Some(&anna), &form).await;
    assert_eq!(first.status, StatusCode::SEE_OTHER);
    let second = site.post(PATH, Some(&anna), &form).await;
    assert_eq!(second.status, StatusCode::CONFLICT);
    assert!(second.body.contains("has been sent before") && second.body.contains("<svg"), "{}", second.body);
    assert_eq!(site.club.game(games[0]).await.ply(), 1);
}

async fn a_key_that_was_used_takes_nothing_else(record: TestDb) {
    let site = Site::open(record).await;
    let games = site.club.start("anna", "boris", 69, false).await;
    let anna = site.log_in("anna").await;
    let form = [("ply", "0"), ("key", "k1"), ("act", "play"), ("text", "e4")];
    assert_eq!(site.post(PATH, Some(&anna), &form).await.status, StatusCode::SEE_OTHER);
    site.club.play(games[0], "e7e5").await;
    // The same key with another move, for the position that stands now.
    let form = [("ply", "2"), ("key", "k1"), ("act", "play"), ("text", "d4")];
    let answer = site.post(PATH, Some(&anna), &form).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert!(answer.body.contains("has been sent before"), "{}", answer.body);
    let form = [("ply", "2"), ("key", "k1"), ("act", "resign"), ("sure", "1")];
    assert_eq!(site.post(PATH, Some(&anna), &form).await.status, StatusCode::CONFLICT);
    let game = site.club.game(games[0]).await;
    assert_eq!((game.ply(), game.finish()), (2, None));
}

async fn an_old_form_shows_the_present_position(record: TestDb) {
    let site = Site::open(record).await;
    let games = site.club.start("anna", "boris", 69, false).await;
    let anna = site.log_in("anna").await;
    site.club.play(games[0], "e2e4 e7e5").await;
    let answer =
        site.post(PATH, Some(&anna), &[("ply", "0"), ("key", "k"), ("act", "play"), ("text", "d4")]).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert!(answer.body.contains("After 1...e5"), "{}", answer.body);
    assert_eq!(site.club.game(games[0]).await.ply(), 2);
    // What was written is given back with the form of the position that stands now; the move, which was for another one, is not.
    let (words, lines) = ("A long letter.", "if d5 then exd5");
    let form =
        [("ply", "0"), ("key", "k2"), ("act", "play"), ("text", "d4"), ("words", words), ("lines", lines)];
    let answer = site.post(PATH, Some(&anna), &form).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    for kept in ["the position changed", "A long letter.</textarea>", "if d5 then exd5</textarea>"] {
        assert!(answer.body.contains(kept), "{kept} is not in {}", answer.body);
    }
    assert!(!answer.body.contains("value=\"d4\"") && super::hidden(&answer.body, "ply") == "2");
    // The same while the opponent thinks, where nothing can be written.
    site.club.play(games[0], "b1c3").await;
    let answer = site.post(PATH, Some(&anna), &form).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert!(answer.body.contains("nothing of it was sent") && answer.body.contains(words), "{}", answer.body);
}

async fn a_refused_castling_is_refused_in_the_words_of_the_letters(record: TestDb) {
    let site = Site::open(record).await;
    let games = site.club.start("anna", "boris", 518, false).await;
    site.club.play(games[0], "e2e4 b7b6 g2g3 c8a6 f1h3 e7e6 g1f3 g8f6").await;
    let anna = site.log_in("anna").await;
    let answer =
        site.post(PATH, Some(&anna), &[("ply", "8"), ("key", "k"), ("act", "play"), ("text", "O-O")]).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    let game = site.club.game(games[0]).await;
    let reading = reading::read(game.line(), "O-O", &Options::default());
    let sentence = refusal::answer(Speech::new(), Lang::En, game.line(), &reading).expect("a refusal");
    assert!(sentence.contains("f1"), "{sentence}");
    assert!(answer.body.contains("<title>Refused: M0001-1: Anna Alder – Boris Bern"), "{}", answer.body);
    assert!(
        answer.body.contains("id=\"answer\" tabindex=\"-1\""),
        "the answer can have the focus: {}",
        answer.body
    );
    assert!(answer.body.contains(&sentence), "{sentence} is not in {}", answer.body);
}

async fn a_move_can_be_looked_at_first(record: TestDb) {
    let site = Site::open(record).await;
    // #311: the rook stands on f1, so that after Nf3 only the king moves in castling.
    let games = site.club.start("anna", "boris", 311, false).await;
    site.club.play(games[0], "g1f3 g8f6").await;
    let anna = site.log_in("anna").await;
    let form = [("ply", "2"), ("key", "k"), ("act", "look"), ("text", "O-O")];
    let answer = site.post(PATH, Some(&anna), &form).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert!(answer.body.contains("Nothing is played yet"), "{}", answer.body);
    // Nothing of it looks like a move that was played: title, board and caption say what it is, above the board.
    assert!(answer.body.contains("<title>Preview: 2.O-O, not played"), "{}", answer.body);
    assert!(!answer.body.contains("After 2.O-O"), "{}", answer.body);
    assert!(answer.body.find("id=\"answer\"") < answer.body.find("<svg class=\"board"), "{}", answer.body);
    assert!(answer.body.contains("action=\"/games/1/move#answer\""), "{}", answer.body);
    assert_eq!(site.club.game(games[0]).await.ply(), 2);
    let form = [("ply", "2"), ("key", "k"), ("act", "play"), ("text", "O-O"), ("looked", "O-O")];
    assert_eq!(site.post(PATH, Some(&anna), &form).await.status, StatusCode::SEE_OTHER);
    assert_eq!(site.club.game(games[0]).await.ply(), 3);
}

async fn looking_first_refuses_what_playing_would(record: TestDb) {
    let site = Site::open(record).await;
    let games = site.club.start("anna", "boris", 518, false).await;
    let anna = site.log_in("anna").await;
    // White cannot offer a draw with the first move.
    let form = [("ply", "0"), ("key", "k"), ("act", "look"), ("text", "e4"), ("draw", "1")];
    let answer = site.post(PATH, Some(&anna), &form).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.body);
    assert!(!answer.body.contains("would lead") && answer.body.contains("id=\"answer\""), "{}", answer.body);
    // The same words as playing has for it.
    let sentence =
        answer.body.split_once("id=\"answer\"").unwrap().1.split("</div>").next().unwrap().to_owned();
    let form = [("ply", "0"), ("key", "k"), ("act", "play"), ("text", "e4"), ("draw", "1")];
    let played = site.post(PATH, Some(&anna), &form).await;
    assert_eq!(played.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(played.body.contains(&sentence), "{sentence} is not in {}", played.body);
    // Lines that cannot stand are found while another move can still be chosen.
    let lines = "if e5 then Nf3 Nc6 Bb6";
    let form = [("ply", "0"), ("key", "k"), ("act", "look"), ("text", "e4"), ("lines", lines)];
    let answer = site.post(PATH, Some(&anna), &form).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.body);
    assert!(answer.body.contains("Nothing is played yet") && answer.body.contains("Bb6"), "{}", answer.body);
    assert!(
        answer.body.contains("value=\"e4\"") && answer.body.contains(&format!("{lines}</textarea>")),
        "{}",
        answer.body
    );
    assert!(!answer.body.contains("send all of them again"), "nothing was sent: {}", answer.body);
    let lines = "if e5 then Nf3 Nc6 Bb5";
    let form = [("ply", "0"), ("key", "k"), ("act", "look"), ("text", "e4"), ("lines", lines)];
    let answer = site.post(PATH, Some(&anna), &form).await;
    assert!(answer.status == StatusCode::OK && answer.body.contains("e4 would lead"), "{}", answer.body);
    assert_eq!(site.club.game(games[0]).await.ply(), 0);
}

async fn a_long_game_shows_the_moves_around_the_one_shown(record: TestDb) {
    let site = Site::open(record).await;
    let games = site.club.start("anna", "boris", 518, false).await;
    // Knights out and home: at most three times the same position.
    site.club
        .play(games[0], "g1f3 g8f6 f3g1 f6g8 e2e4 e7e5 g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1 c6b8 d2d3 d7d6")
        .await;
    let page = site.get("/games/1", None).await.body;
    assert!(!page.contains("moves near"), "eight moves are seen whole: {page}");
    site.club.play(games[0], "b1c3 b8c6 c3b1 c6b8 a2a3 a7a6 g1f3 g8f6 f3g1 f6g8 h2h3 h7h6").await;
    for (path, near) in [("/games/1", 3..15), ("/games/1?ply=0", 1..13), ("/games/1?ply=16", 2..14)] {
        let page = site.get(path, None).await.body;
        let list = page.split_once("moves near").expect("a short list").1.split("</ol>").next().unwrap();
        let numbers: Vec<String> = near.map(|number| format!("<span>{number}.</span>")).collect();
        assert_eq!(list.matches("<li>").count(), 12, "{path}: {list}");
        for number in numbers {
            assert!(list.contains(&number), "{path}: {number}: {list}");
        }
        let here = usize::from(!path.contains("ply=0"));
        assert_eq!(list.matches("aria-current").count(), here, "{path}: {list}");
        assert!(page.contains("All moves (14)"), "{page}");
    }
}

async fn a_draw_is_offered_and_accepted(record: TestDb) {
    let site = Site::open(record).await;
    let games = site.club.start("anna", "boris", 69, false).await;
    site.club.play(games[0], "e2e4 e7e5").await;
    let (anna, boris) = (site.log_in("anna").await, site.log_in("boris").await);
    let form = [("ply", "2"), ("key", "k"), ("act", "play"), ("text", "d4"), ("draw", "1")];
    assert_eq!(site.post(PATH, Some(&anna), &form).await.status, StatusCode::SEE_OTHER);
    let carol = site.log_in("carol").await;
    let stranger = site.get("/games/1", Some(&carol)).await;
    assert!(!stranger.body.contains("offers a draw"), "an offer is between the two");
    let page = site.get("/games/1", Some(&boris)).await;
    assert!(page.body.contains("Anna Alder offers a draw"), "{}", page.body);
    let form = [("ply", "3"), ("key", "k2"), ("act", "accept")];
    assert_eq!(site.post(PATH, Some(&boris), &form).await.status, StatusCode::SEE_OTHER);
    assert!(site.club.game(games[0]).await.finish().is_some());
    // What cannot be done any more is said, not done.
    let form = [("ply", "3"), ("key", "k3"), ("act", "play"), ("text", "d5")];
    assert_eq!(site.post(PATH, Some(&boris), &form).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

async fn a_page_of_ones_own_turn_starts_the_clock(record: TestDb) {
    let site = Site::open(record).await;
    let games = site.club.start("anna", "boris", 69, false).await;
    let (anna, boris) = (site.log_in("anna").await, site.log_in("boris").await);
    site.club.play(games[0], "e2e4").await;
    for cookie in [None, Some(anna.as_str())] {
        site.get("/games/1", cookie).await;
        assert_eq!(site.club.game(games[0]).await.told_at(), None, "others do not start a clock");
    }
    site.get("/games/1", Some(&boris)).await;
    assert!(site.club.game(games[0]).await.told_at().is_some());
}

async fn a_megabyte_is_not_read(record: TestDb) {
    let site = Site::open(record).await;
    site.club.start("anna", "boris", 69, false).await;
    let anna = site.log_in("anna").await;
    let words = "x".repeat(1 << 20);
    let form = [("ply", "0"), ("key", "k"), ("act", "play"), ("text", "e4"), ("words", words.as_str())];
    assert_eq!(site.post(PATH, Some(&anna), &form).await.status, StatusCode::PAYLOAD_TOO_LARGE);
    let words = "x".repeat(5000);
    let form = [("ply", "0"), ("key", "k"), ("act", "play"), ("text", "e4"), ("words", words.as_str())];
    assert_eq!(site.post(PATH, Some(&anna), &form).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

async fn a_foreign_page_cannot_send_our_forms(record: TestDb) {
    let site = Site::open(record).await;
    let games = site.club.start("anna", "boris", 69, false).await;
    let anna = site.log_in("anna").await;
    let request = Request::post(PATH)
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .header(header::HOST, "127.0.0.1:8960")
        .header(header::ORIGIN, "https://elsewhere.example")
        .header("sec-fetch-site", "cross-site")
        .header(header::COOKIE, &anna)
        .body(Body::from("ply=0&key=k&act=resign&sure=1"))
        .unwrap();
    let answer = site.send(request).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    assert!(
        answer.body.contains("from a page of another site") && !answer.body.contains("Your account may not"),
        "{}",
        answer.body
    );
    assert!(site.club.game(games[0]).await.finish().is_none());
}

async fn words_reach_only_the_two_players_and_stay_words(record: TestDb) {
    let site = Site::open(record).await;
    site.club.start("anna", "boris", 69, false).await;
    let (anna, boris) = (site.log_in("anna").await, site.log_in("boris").await);
    let words = "<script>alert(1)</script> \u{202e}txt.exe 🐴";
    let form = [("ply", "0"), ("key", "k"), ("act", "play"), ("text", "e4"), ("words", words)];
    assert_eq!(site.post(PATH, Some(&anna), &form).await.status, StatusCode::SEE_OTHER);
    let page = site.get("/games/1", Some(&boris)).await;
    assert!(page.body.contains("alert(1)") && !page.body.contains("<script>alert"), "{}", page.body);
    for cookie in [None, Some(site.log_in("dora").await)] {
        assert!(!site.get("/games/1", cookie.as_deref()).await.body.contains("alert(1)"));
    }
    // As by mail, neither telephone numbers nor addresses travel.
    let words = "call me +49 170 1234567 at x@example.com";
    let form = [("ply", "1"), ("key", "l"), ("act", "play"), ("text", "e5"), ("words", words)];
    assert_eq!(site.post(PATH, Some(&boris), &form).await.status, StatusCode::SEE_OTHER);
    let page = site.get("/games/1", Some(&anna)).await;
    assert!(page.body.contains("call me [☎ …] at […@…]") && !page.body.contains("1234567"), "{}", page.body);
}
