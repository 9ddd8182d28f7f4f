//! Conditional lines and private notes on pages.
use axum::http::StatusCode;
use frcec_rules::club::game::Command as Rules;
use frcec_store::testing::TestDb;

use super::Site;

frcec_store::on_both!(
    a_move_with_lines_is_played_by_form,
    wrong_lines_leave_the_move_and_come_back_to_be_mended,
    lines_are_played_on_the_board_pair_by_pair,
    an_old_form_gives_no_lines,
    lines_that_wait_can_only_be_taken_back,
    notes_are_kept_changed_and_taken_away,
);

const LINES: &str = "/games/1/lines";

async fn a_move_with_lines_is_played_by_form(record: TestDb) {
    let site = Site::open(record).await;
    let game = site.club.start("anna", "boris", 518, true).await[0];
    let (anna, boris) = (site.log_in("anna").await, site.log_in("boris").await);
    let form = [
        ("ply", "0"),
        ("key", "k1"),
        ("act", "play"),
        ("text", "e4"),
        ("lines", "if e5 then Nf3 Nc6 Bb5\r\nif c5: Nf3\r\n"),
    ];
    assert_eq!(site.post("/games/1/move", Some(&anna), &form).await.status, StatusCode::SEE_OTHER);
    let page = site.get("/games/1", Some(&anna)).await.body;
    assert!(page.contains("1...e5 2.Nf3 Nc6 3.Bb5") && page.contains("1...c5 2.Nf3"), "{page}");
    let form = [("ply", "1"), ("key", "k2"), ("act", "play"), ("text", "e5")];
    assert_eq!(site.post("/games/1/move", Some(&boris), &form).await.status, StatusCode::SEE_OTHER);
    assert_eq!(site.club.game(game).await.line().uci_text(), "e2e4 e7e5 g1f3");
    // The same lines by text, in place of what stands; then none.
    let form = [("ply", "3"), ("key", "k3"), ("act", "set"), ("text", "d6 d4\nif Nf6 then Nxe5")];
    let answer = site.post(LINES, Some(&anna), &form).await;
    assert_eq!(answer.location.as_deref(), Some("/games/1/lines?done=page-lines-kept"), "{}", answer.body);
    let page = site.get(LINES, Some(&anna)).await.body;
    assert!(
        page.contains("2...d6 3.d4") && page.contains("2...Nf6 3.Nxe5") && !page.contains("3.Bb5"),
        "{page}"
    );
    let form = [("ply", "3"), ("key", "k4"), ("act", "cancel")];
    let answer = site.post(LINES, Some(&anna), &form).await;
    assert_eq!(answer.location.as_deref(), Some("/games/1/lines?done=page-lines-taken-back"));
    let page = site.get(LINES, Some(&anna)).await.body;
    assert!(page.contains("No lines stand."), "{page}");
}

async fn wrong_lines_leave_the_move_and_come_back_to_be_mended(record: TestDb) {
    let site = Site::open(record).await;
    let game = site.club.start("anna", "boris", 518, true).await[0];
    let anna = site.log_in("anna").await;
    let form =
        [("ply", "0"), ("key", "k1"), ("act", "play"), ("text", "e4"), ("lines", "if e5 then Nf3 Nc6 Bb6")];
    let answer = site.post("/games/1/move", Some(&anna), &form).await;
    assert_eq!(answer.status, StatusCode::OK, "the move is played");
    assert!(answer.body.contains("Line 1, move 4: “Bb6” cannot be played there."), "{}", answer.body);
    assert!(answer.body.contains("if e5 then Nf3 Nc6 Bb6</textarea>"), "{}", answer.body);
    assert!(answer.body.contains("Your move e4 is played."), "or it is played again: {}", answer.body);
    assert_eq!(site.club.game(game).await.line().uci_text(), "e2e4");
    // Sent again mended, from the page that came back.
    let form = [("ply", "1"), ("key", "k2"), ("act", "set"), ("text", "if e5 then Nf3 Nc6 Bb5")];
    assert_eq!(site.post(LINES, Some(&anna), &form).await.status, StatusCode::SEE_OTHER);
    // And wrong ones by the page itself.
    let form = [("ply", "1"), ("key", "k3"), ("act", "set"), ("text", "if e5 then Nf3 Nc6")];
    let answer = site.post(LINES, Some(&anna), &form).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("it ends with Nc6"), "{}", answer.body);
    assert!(answer.body.contains("1...e5 2.Nf3 Nc6 3.Bb5"), "what stood stands: {}", answer.body);
}

async fn lines_are_played_on_the_board_pair_by_pair(record: TestDb) {
    let site = Site::open(record).await;
    site.club.start("anna", "boris", 518, true).await;
    let anna = site.log_in("anna").await;
    let form = [("ply", "0"), ("key", "k"), ("act", "play"), ("text", "e4")];
    site.post("/games/1/move", Some(&anna), &form).await;
    let add = async |path: &str, on: &str, answer: &str, key: &str| {
        let form =
            [("ply", "1"), ("key", key), ("act", "add"), ("path", path), ("on", on), ("answer", answer)];
        site.post(LINES, Some(&anna), &form).await
    };
    assert_eq!(add("", "e5", "Nf3", "a").await.status, StatusCode::SEE_OTHER);
    let page = site.get("/games/1/lines?path=e7e5+g1f3", Some(&anna)).await.body;
    assert!(page.contains("After 2.Nf3"), "{page}");
    let answer = add("e7e5 g1f3", "Nc6", "Bb5", "b").await;
    assert_eq!(
        answer.location.as_deref(),
        Some("/games/1/lines?path=e7e5%20g1f3&done=page-lines-kept"),
        "{}",
        answer.body
    );
    assert_eq!(add("e7e5 g1f3", "Nf6", "Nxe5", "c").await.status, StatusCode::SEE_OTHER);
    assert_eq!(add("", "c5", "c3", "d").await.status, StatusCode::SEE_OTHER);
    let page = site.get("/games/1/lines?path=e7e5%20g1f3", Some(&anna)).await.body;
    for line in ["1...e5 2.Nf3 Nc6 3.Bb5", "1...e5 2.Nf3 Nf6 3.Nxe5", "1...c5 2.c3", ">2...Nc6 3.Bb5<"] {
        assert!(page.contains(line), "{line}: {page}");
    }
    // A second answer to one move, and a move that cannot be played, are refused; what was typed stays.
    let answer = add("e7e5 g1f3", "Nc6", "Bc4", "e").await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("already answers 2...Nc6 with Bb5"), "{}", answer.body);
    let answer = add("e7e5 g1f3", "Nc7", "Bb5", "f").await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("value=\"Nc7\""), "{}", answer.body);
    // One answer and all after it is taken back.
    let cut = [("ply", "1"), ("key", "g"), ("act", "cut"), ("path", "e7e5 g1f3 b8c6 f1b5")];
    assert_eq!(site.post(LINES, Some(&anna), &cut).await.status, StatusCode::SEE_OTHER);
    let page = site.get(LINES, Some(&anna)).await.body;
    assert!(!page.contains("3.Bb5") && page.contains("1...e5 2.Nf3 Nf6 3.Nxe5"), "{page}");
    // A path that nobody can play shows what can be; nothing is taken back by it.
    assert_eq!(site.get("/games/1/lines?path=e7e4+x", Some(&anna)).await.status, StatusCode::OK);
    let cut = [("ply", "1"), ("key", "h"), ("act", "cut"), ("path", "x")];
    assert_eq!(site.post(LINES, Some(&anna), &cut).await.status, StatusCode::BAD_REQUEST);
}

async fn an_old_form_gives_no_lines(record: TestDb) {
    let site = Site::open(record).await;
    let game = site.club.start("anna", "boris", 518, true).await[0];
    let anna = site.log_in("anna").await;
    site.club.play(game, "e2e4 e7e5 g1f3").await;
    let form = [("ply", "1"), ("key", "k"), ("act", "set"), ("text", "if e5 then Bc4")];
    let answer = site.post(LINES, Some(&anna), &form).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert!(answer.body.contains("After 2.Nf3"), "{}", answer.body);
    // On one's own turn there is nothing to give.
    site.club.play(game, "b8c6").await;
    let form = [("ply", "4"), ("key", "l"), ("act", "set"), ("text", "if Nf6 then d4")];
    let answer = site.post(LINES, Some(&anna), &form).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("while your opponent is thinking"), "{}", answer.body);
    let page = site.get(LINES, Some(&anna)).await.body;
    assert!(page.contains("You can give lines while your opponent is to move."), "{page}");
}

async fn lines_that_wait_can_only_be_taken_back(record: TestDb) {
    let site = Site::open(record).await;
    let game = site.club.start("anna", "boris", 518, true).await[0];
    let anna = site.log_in("anna").await;
    site.club.play(game, "e2e4").await;
    let form = [("ply", "1"), ("key", "k"), ("act", "set"), ("text", "if e5 then Nf3")];
    site.post(LINES, Some(&anna), &form).await;
    site.club.try_move(game, "e7e5", true).await.unwrap();
    let page = site.get(LINES, Some(&anna)).await.body;
    assert!(page.contains("The lines wait") && page.contains("1...e5 2.Nf3"), "{page}");
    let form = [("ply", "2"), ("key", "l"), ("act", "cancel")];
    assert_eq!(site.post(LINES, Some(&anna), &form).await.status, StatusCode::SEE_OTHER);
    let view = site.club.view(game).await;
    site.club.command(game, view.white.id, Rules::Decline).await.unwrap();
    assert_eq!(site.club.game(game).await.ply(), 2, "nothing is played");
}

async fn notes_are_kept_changed_and_taken_away(record: TestDb) {
    let site = Site::open(record).await;
    let game = site.club.start("anna", "boris", 518, true).await[0];
    let anna = site.log_in("anna").await;
    site.club.play(game, "e2e4 e7e5").await;
    let put = async |ply: &str, key: &str, text: &str| {
        site.post("/games/1/notes", Some(&anna), &[("ply", ply), ("key", key), ("text", text)]).await
    };
    let answer = put("1", "a", "<b>Sicilian</b>\r\nnext?").await;
    assert_eq!(answer.location.as_deref(), Some("/games/1?ply=1&done=note-kept"));
    put("2", "b", "now f4").await;
    let page = site.get("/games/1", Some(&anna)).await.body;
    assert!(page.contains("now f4</textarea>"), "{page}");
    assert!(page.contains("&#60;b&#62;Sicilian&#60;/b&#62;</bdi><br>"), "{page}");
    put("2", "c", "no, Nf3").await;
    put("1", "d", "  ").await;
    let page = site.get("/games/1", Some(&anna)).await.body;
    assert!(page.contains("no, Nf3</textarea>") && !page.contains("now f4") && !page.contains("Sicilian"));
    assert_eq!(put("9", "e", "x").await.status, StatusCode::BAD_REQUEST);
    assert_eq!(put("1", "f", &"x".repeat(4_001)).await.status, StatusCode::BAD_REQUEST);
}
