//! The director's rulings on pages: looked at first, with a stated reason, done once, in the log.
use axum::http::StatusCode;
use frcec_rules::club::{
    event::Format,
    game::{Command as Rules, Outcome},
    pace::Pace,
};
use frcec_server::door::{Actor, Command, EventCommand, NewEvent};
use frcec_store::testing::TestDb;

use super::{Site, hidden, rule};

frcec_store::on_both!(
    a_result_is_looked_at_corrected_and_taken_back,
    no_result_against_the_board_is_offered,
    a_director_sees_who_can_rule_where_he_plays,
    a_game_is_decided_from_page_to_page,
    a_member_is_suspended_and_two_accounts_become_one,
    an_admin_changes_a_role_on_the_members_page,
    the_desk_counts_from_the_moment_time_was_up,
    the_desk_shows_all_that_needs_attention_oldest_first,
);

async fn a_result_is_looked_at_corrected_and_taken_back(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let game = site.club.start("anna", "boris", 518, false).await[0];
    let anna = site.club.view(game).await.white.id;
    site.club.command(game, anna, Rules::Resign).await.unwrap();
    let path = format!("/director/games/{game}");
    let page = site.get(&path, Some(&dora)).await.body;
    assert!(page.contains("Correct the result") && page.contains("Anna Alder won"), "{page}");
    assert!(!page.contains("Give time"), "it is over");
    let offered = |value: &str| page.contains(&format!("name=\"outcome\" value=\"{value}\""));
    assert!(offered("1-0") && offered("*") && !offered("0-1"), "not what it is already: {page}");
    let seen = hidden(&page, "seen");
    let form = [("act", "correct"), ("outcome", "1/2-1/2"), ("seen", seen.as_str())];
    let preview = site.post(&path, Some(&dora), &form).await.body;
    for part in ["0-1", "½-½", "Rating of Anna Alder", "1484", "1500"] {
        assert!(preview.contains(part), "{part}: {preview}");
    }
    assert_eq!(site.club.game(game).await.finish().unwrap().outcome, Outcome::Black, "only looked at");
    let bare = rule(&site, &dora, &path, &form, " ").await;
    assert_eq!(bare.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(bare.body.contains("State a reason"), "{}", bare.body);
    let done = rule(&site, &dora, &path, &form, "They <b>agreed</b>.").await;
    assert_eq!(done.location.as_deref(), Some("/director/games/1?done=desk-done"), "{}", done.body);
    assert_eq!(site.club.game(game).await.finish().unwrap().outcome, Outcome::Draw);
    let late = site.post(&path, Some(&dora), &form).await;
    assert!(late.body.contains("changed since you looked"), "{}", late.body);
    let log = site.get("/director/log", Some(&dora)).await.body;
    for part in ["result corrected", "They &#60;b&#62;agreed", "Dora Dahl", "0-1", "½-½", "resignation"] {
        assert!(log.contains(part), "{part}: {log}");
    }
    let (_, rest) = log.split_once("action=\"/director/log/").expect("a way to take it back");
    let undo = format!("/director/log/{}", rest.split('"').next().unwrap());
    let back = rule(&site, &dora, &undo, &[], "It was another game.").await;
    assert_eq!(back.status, StatusCode::SEE_OTHER, "{}", back.body);
    assert_eq!(site.club.game(game).await.finish().unwrap().outcome, Outcome::Black);
    let log = site.get("/director/log?about=game%201", Some(&dora)).await.body;
    assert!(log.contains("It was taken back.") && !log.contains("action=\"/director/log/"), "{log}");
    let none = site.get("/director/log?action=suspend", Some(&dora)).await.body;
    assert!(none.contains("No entry fits"), "{none}");
}

async fn an_admin_changes_a_role_on_the_members_page(record: TestDb) {
    let site = Site::open(record).await;
    let (dora, emil) = (site.log_in("dora").await, site.log_in("emil").await);
    let path = "/director/members/anna";
    let form = [("act", "role"), ("role", "director")];
    let page = site.get(path, Some(&dora)).await.body;
    assert!(!page.contains("Change the role"), "{page}");
    assert_eq!(site.post(path, Some(&dora), &form).await.status, StatusCode::FORBIDDEN);
    let page = site.get(path, Some(&emil)).await.body;
    assert!(page.contains("Change the role") && page.contains("<bdi>@anna</bdi> · member"), "{page}");
    assert!(!site.get("/director/members/emil", Some(&emil)).await.body.contains("Change the role"));
    let same = site.post(path, Some(&emil), &[("act", "role"), ("role", "member")]).await;
    assert_eq!(same.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(same.body.contains("has that role already"), "{}", same.body);
    let preview = site.post(path, Some(&emil), &form).await.body;
    for part in ["member", "director", "A director runs events", "name=\"reason\""] {
        assert!(preview.contains(part), "{part}: {preview}");
    }
    let done = rule(&site, &emil, path, &form, "She asked <b>for it</b>.").await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    let anna = site.log_in("anna").await;
    assert_eq!(site.get("/director", Some(&anna)).await.status, StatusCode::OK);
    let log = site.get("/director/log?action=change%20role", Some(&emil)).await.body;
    for part in ["role changed", "She asked &#60;b&#62;for it", "Role", "action=\"/director/log/"] {
        assert!(log.contains(part), "{part}: {log}");
    }
    // Who runs an event is named before the office is taken away.
    let key = [("key", "k"), ("name", "Cup"), ("format", "robin"), ("pace", "10/30"), ("rated", "1")];
    let made = site.post("/director/tournaments", Some(&anna), &key).await;
    assert!(made.location.is_some(), "{}", made.body);
    let preview = site.post(path, Some(&emil), &[("act", "role"), ("role", "member")]).await.body;
    assert!(preview.contains("T0001. The deputy takes over"), "{preview}");
}

async fn no_result_against_the_board_is_offered(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let game = site.club.start("anna", "boris", 518, false).await[0];
    site.club.play(game, "f2f3 e7e5 g2g4 d8h4").await;
    let path = format!("/director/games/{game}");
    let page = site.get(&path, Some(&dora)).await.body;
    let offered: Vec<&str> = page.split("name=\"outcome\" value=\"").skip(1).map(|rest| &rest[..1]).collect();
    assert_eq!(offered, ["*"], "mate stays mate; the game can only be cancelled: {page}");
    let form = [("act", "correct"), ("outcome", "1-0"), ("seen", &hidden(&page, "seen"))];
    let forced = site.post(&path, Some(&dora), &form).await;
    assert!(forced.body.contains("not be given a result against the board"), "{}", forced.body);
}

async fn a_director_sees_who_can_rule_where_he_plays(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let game = site.club.start("dora", "boris", 518, false).await[0];
    let path = format!("/director/games/{game}");
    let page = site.get(&path, Some(&dora)).await.body;
    assert!(
        page.contains("Who can: Emil Ek") && !page.contains("<form method=\"post\" action=\"/director/games"),
        "{page}"
    );
    let form = [("act", "time"), ("seat", "white"), ("days", "3")];
    let answer = site.post(&path, Some(&dora), &form).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    let emil = site.log_in("emil").await;
    let done = rule(&site, &emil, &path, &form, "The host was down.").await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
}

async fn a_game_is_decided_from_page_to_page(record: TestDb) {
    let site = Site::open(record).await;
    let (anna, boris) = (site.log_in("anna").await, site.log_in("boris").await);
    let (dora, emil) = (site.log_in("dora").await, site.log_in("emil").await);
    site.club.start("anna", "boris", 518, false).await;
    let own = "/games/1/adjudication";
    let ask = async |cookie: &str, form: &[(&str, &str)]| {
        let page = site.get(own, Some(cookie)).await.body;
        let key = hidden(&page, "key");
        let mut form = form.to_vec();
        form.push(("key", key.as_str()));
        site.post(own, Some(cookie), &form).await
    };
    let asked = ask(&anna, &[("act", "ask"), ("words", "He is in hospital.")]).await;
    assert_eq!(asked.status, StatusCode::SEE_OTHER, "{}", asked.body);
    let theirs = site.get(own, Some(&boris)).await.body;
    assert!(!theirs.contains("hospital"), "the opponent is not told yet: {theirs}");
    let desk = site.get("/director", Some(&dora)).await.body;
    assert!(desk.contains("/director/adjudications/1") && desk.contains("asks the directors"), "{desk}");
    let path = "/director/adjudications/1";
    let taken = rule(&site, &dora, path, &[("act", "take-up")], "").await;
    assert_eq!(taken.status, StatusCode::SEE_OTHER, "{}", taken.body);
    let game = site.get("/games/1", Some(&anna)).await.body;
    assert!(game.contains("The directors are deciding"), "{game}");
    assert!(!game.contains("value=\"play\""), "no move can be made: {game}");
    let claim = [("act", "claim"), ("case", "1"), ("claim", "win"), ("words", "1.e4 e5\n2.Nf3 & wins")];
    assert_eq!(ask(&anna, &claim).await.status, StatusCode::SEE_OTHER);
    let theirs = site.get(own, Some(&boris)).await.body;
    assert!(!theirs.contains("claimed a win") && theirs.contains("hospital"), "claims stay secret: {theirs}");
    let page = site.get(path, Some(&dora)).await.body;
    assert!(page.contains("Anna Alder claimed a win") && page.contains("2.Nf3 &#38; wins"), "{page}");
    assert!(!page.contains("value=\"decide\""), "Boris has time left: {page}");
    let empty = ask(&boris, &[("act", "claim"), ("case", "1"), ("claim", "draw"), ("words", " ")]).await;
    assert_eq!(empty.status, StatusCode::UNPROCESSABLE_ENTITY);
    let claim = [("act", "claim"), ("case", "1"), ("claim", "draw"), ("words", "1.e4 c5 is nothing")];
    assert_eq!(ask(&boris, &claim).await.status, StatusCode::SEE_OTHER);
    let desk = site.get("/director", Some(&dora)).await.body;
    assert!(desk.contains("To be decided"), "{desk}");
    let form = [("act", "decide"), ("outcome", "1-0")];
    let decided = rule(&site, &dora, path, &form, "White wins by force.").await;
    assert_eq!(decided.status, StatusCode::SEE_OTHER, "{}", decided.body);
    let page = site.get(own, Some(&boris)).await.body;
    assert!(page.contains("White wins by force.") && page.contains("Anna Alder claimed a win"), "{page}");
    let appeal = ask(&boris, &[("act", "appeal"), ("case", "1"), ("words", "1...c5 holds.")]).await;
    assert_eq!(appeal.status, StatusCode::SEE_OTHER, "{}", appeal.body);
    // Who made the first decision is asked for nothing, and reads why.
    let own = site.get(path, Some(&dora)).await.body;
    assert!(!own.contains("value=\"decide\"") && own.contains("another director decides"), "{own}");
    let again = site.post(path, Some(&dora), &form).await;
    assert!(again.body.contains("You made the first decision"), "{}", again.body);
    let settled = rule(&site, &emil, path, &[("act", "decide"), ("outcome", "1/2-1/2")], "It holds.").await;
    assert_eq!(settled.status, StatusCode::SEE_OTHER, "{}", settled.body);
    assert!(site.get("/games/1", None).await.body.contains("½-½"));
    assert!(!site.get("/director", Some(&dora)).await.body.contains("/director/adjudications/1"));
}

async fn a_member_is_suspended_and_two_accounts_become_one(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    site.club.member("anna2", "Anna A.").await;
    let done = rule(&site, &dora, "/director/members/boris", &[("act", "suspend")], "Threats by mail.").await;
    assert_eq!(done.location.as_deref(), Some("/director/members/boris?done=desk-done"), "{}", done.body);
    assert!(site.get("/players/boris", None).await.body.contains("suspended"));
    let page = site.get("/director/members/boris", Some(&dora)).await.body;
    assert!(page.contains("End the suspension"), "{page}");
    site.club.start("anna", "boris", 518, false).await;
    let met = site.post("/director/members/anna", Some(&dora), &[("act", "merge"), ("other", "boris")]).await;
    assert_eq!(met.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(met.body.contains("2 games against each other"), "{}", met.body);
    let form = [("act", "merge"), ("other", "anna")];
    let done = rule(&site, &dora, "/director/members/anna2", &form, "She wrote so.").await;
    assert_eq!(done.location.as_deref(), Some("/director/members/anna?done=desk-done"), "{}", done.body);
    let old = site.get("/players/anna2", None).await;
    assert_eq!(
        (old.status, old.location.as_deref()),
        (StatusCode::PERMANENT_REDIRECT, Some("/players/anna"))
    );
    let page = site.get("/director/members/anna", Some(&dora)).await.body;
    assert!(page.contains("anna2@example.org"), "{page}");
}

async fn the_desk_counts_from_the_moment_time_was_up(record: TestDb) {
    let site = Site::open(record).await;
    let game = site.club.start("anna", "boris", 518, false).await[0];
    site.club.letters().await;
    let deadline = site.club.game(game).await.deadline().unwrap();
    // The row says when to look: at the missing first move, long before the time is up.
    let row = {
        let mut tx = site.club.door.db().read().await.unwrap();
        frcec_store::games::load(&mut tx, game).await.unwrap().unwrap().row
    };
    assert!(row.deadline_at.unwrap() < deadline);
    site.club.clock.set(row.deadline_at.unwrap() + 60_000);
    let dora = site.log_in("dora").await;
    assert!(!site.get("/director", Some(&dora)).await.body.contains("/director/games/1"), "no time is up");
    site.club.clock.set(deadline + 3_600_000);
    let dora = site.log_in("dora").await;
    let desk = site.get("/director", Some(&dora)).await.body;
    assert!(desk.contains("/director/games/1") && desk.contains("has 1 hour too long"), "{desk}");
}

/// All eight kinds: overdue games, held mails, bouncing members, reports, adjudications, letters given up, events ready to start,
/// silent directors.
async fn the_desk_shows_all_that_needs_attention_oldest_first(record: TestDb) {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let site = Site::open(record).await;
    let game = site.club.start("anna", "boris", 518, false).await[0];
    site.club.letters().await;
    let now = site.club.game(game).await.deadline().unwrap() + 3 * DAY;
    let ago = |days: i64| now - days * DAY;
    let (anna, boris) = (site.id("anna").await.0, site.id("boris").await.0);
    let dora = Actor::Staff(site.id("dora").await);
    for (number, name) in [(1, "Ready"), (2, "Silent")] {
        let new =
            NewEvent::new(name, Format::RoundRobin { double: false, class_size: None }, Pace::default());
        site.club.submit(dora, Command::Event(EventCommand::Create(Box::new(new)))).await.unwrap();
        for handle in ["anna", "boris"] {
            let enter = EventCommand::Enter { code: format!("T000{number}"), player: site.id(handle).await };
            site.club.submit(dora, Command::Event(enter)).await.unwrap();
        }
    }
    let change = async |sql: String| site.club.record.raw(&sql).await.unwrap();
    change(format!("UPDATE tournaments SET changed_at = {} WHERE code = 'T0001'", ago(2))).await;
    change(format!("UPDATE tournaments SET waits_since = {} WHERE code = 'T0002'", ago(15))).await;
    change(format!(
        "UPDATE letters SET state = 'given_up', closed_at = {} WHERE id = (SELECT MIN(id) FROM letters)",
        ago(8)
    ))
    .await;
    change(format!("INSERT INTO undeliverable (player_id, since, why, lost) VALUES ({boris}, {}, 'mailbox full', 'soft')", ago(7))).await;
    change(format!(
        "INSERT INTO reports (id, by_id, about_id, words, state, created_at)
         VALUES (1, {anna}, {boris}, 'rude words', 'open', {})",
        ago(6)
    ))
    .await;
    change(format!(
        "INSERT INTO adjudications (id, game_id, ply, state, asked_by, asked_at, why, version, changed_at)
         VALUES (1, {game}, 0, 'asked', {anna}, {asked}, 'no answer', 1, {asked})",
        asked = ago(5)
    ))
    .await;
    change(format!(
        "INSERT INTO held_actions (id, player_id, game_id, ply, seat, kind, command, nonce, first_arrival_at, expires_at, state)
         VALUES (1, {anna}, {game}, 0, 'w', 'foreign', '{{}}', 'n', {}, {}, 'waiting')",
        ago(4),
        now + DAY
    ))
    .await;
    site.club.clock.set(now);
    let cookie = site.log_in("dora").await;
    let desk = site.get("/director", Some(&cookie)).await.body;
    let places: Vec<usize> = [
        "T0002 Silent: the director has been silent for fourteen days (",
        "/director/letters/",
        "Boris Bern: mailbox full",
        "Anna Alder about Boris Bern: rude words",
        "/director/adjudications/1",
        "/director/held/1",
        "has 3 days too long",
        "T0001 Ready: it could begin",
    ]
    .into_iter()
    .map(|part| desk.find(part).unwrap_or_else(|| panic!("{part}: {desk}")))
    .collect();
    assert!(places.is_sorted(), "oldest first: {places:?} {desk}");
}
