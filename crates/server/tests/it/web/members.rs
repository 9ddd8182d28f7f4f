//! Joining, leaving, exporting, challenging and reporting by form.
use axum::http::StatusCode;
use frcec_rules::club::game::Command as Rules;
use frcec_server::door::{Actor, Command, MemberCommand, ReadGame};
use frcec_store::{players, testing::TestDb};

use super::Site;

frcec_store::on_both!(
    a_form_a_letter_and_a_button_make_a_member,
    a_form_shows_the_same_for_a_members_address,
    a_challenge_is_made_and_accepted_by_form,
    leaving_says_what_happens_before_it_does,
    exports_hold_ones_own_data_alone,
    an_export_is_of_one_moment_while_moves_arrive,
    a_game_from_elsewhere_says_where_it_was_played,
    an_address_that_waits_for_its_link_is_shown,
    every_fault_of_a_form_is_told_at_once,
    a_leave_that_is_refused_stays_in_its_form,
    each_leave_stands_on_its_card_once,
    a_day_of_leave_that_is_used_is_not_taken_back,
    a_director_sees_reports_and_games_from_elsewhere,
    a_ranking_marks_ratings_that_rest_on_few_games,
);

const FORM: [(&str, &str); 6] = [
    ("address", "nina@example.org"),
    ("name", "Nina <b>N</b>"),
    ("handle", "nina"),
    ("country", "si"),
    ("zone", "Europe/Ljubljana"),
    ("lang", "de"),
];

async fn join_secret(site: &Site) -> String {
    let letters = site.club.letters().await;
    let (_, rest) = letters.last().expect("a letter").text.split_once("/join/").expect("a link");
    rest.chars().take_while(char::is_ascii_hexdigit).collect()
}

async fn a_form_a_letter_and_a_button_make_a_member(record: TestDb) {
    let site = Site::open(record).await;
    assert!(site.get("/join", None).await.body.contains("Europe/Madrid"));
    let sent = site.post("/join", None, &FORM).await;
    assert_eq!(sent.status, StatusCode::OK);
    assert!(sent.body.contains("Look into the mail of nina@example.org"), "{}", sent.body);
    let path = format!("/join/{}", join_secret(&site).await);
    // A scanner that follows the link makes no member.
    for _ in 0..2 {
        let page = site.get(&path, None).await;
        assert!(page.status == StatusCode::OK && page.body.contains("Nina &#60;b&#62;N"), "{}", page.body);
    }
    assert_eq!(site.get("/players/nina", None).await.status, StatusCode::NOT_FOUND);
    let made = site.post(&path, None, &[]).await;
    assert_eq!(made.location.as_deref(), Some("/account?done=join-done"));
    let cookie = made.cookie.expect("logged in");
    let account = site.get("/account?done=join-done", Some(&cookie)).await.body;
    assert!(account.contains("<html lang=\"de\"") && account.contains("nina@example.org"), "{account}");
    let again = site.post(&path, None, &[]).await;
    assert_eq!((again.status, again.cookie), (StatusCode::GONE, None));
    assert_eq!(site.get(&path, None).await.status, StatusCode::GONE);
}

async fn a_form_shows_the_same_for_a_members_address(record: TestDb) {
    let site = Site::open(record).await;
    let mut known = FORM;
    known[0].1 = "anna@example.org";
    let known = site.post("/join", None, &known).await;
    let unknown = site.post("/join", None, &FORM).await;
    assert_eq!(known.body.replace("anna@", "nina@"), unknown.body);
    let mut bad = FORM;
    bad[4].1 = "Europe/Atlantis";
    let refused = site.post("/join", None, &bad).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("Europe/Atlantis is no time zone"), "{}", refused.body);
    // Many letters cannot be caused from one place.
    let mut statuses = Vec::new();
    for _ in 0..12 {
        statuses.push(site.post("/join", None, &FORM).await.status);
    }
    assert!(statuses.contains(&StatusCode::TOO_MANY_REQUESTS), "{statuses:?}");
}

async fn a_challenge_is_made_and_accepted_by_form(record: TestDb) {
    let site = Site::open(record).await;
    let (anna, boris) = (site.log_in("anna").await, site.log_in("boris").await);
    let form =
        [("key", "k"), ("to", "boris"), ("start", "BRNNKQRB"), ("pace", "5+1"), ("counts", "friendly")];
    for _ in 0..2 {
        let sent = site.post("/challenges", Some(&anna), &form).await;
        assert_eq!(
            sent.location.as_deref(),
            Some("/challenges?done=challenge-sent-done"),
            "sent twice, it counts once"
        );
    }
    let page = site.get("/challenges", Some(&boris)).await.body;
    assert!(page.contains("#451 BRNNKQRB") && page.contains("Anna Alder"), "{page}");
    assert_eq!(page.matches("action=\"/challenges/1#answer\"").count(), 1, "{page}");
    let stranger = site.get("/challenges", None).await.body;
    assert!(!stranger.contains("Anna Alder"), "it is between the two: {stranger}");
    let begun = site.post("/challenges/1", Some(&boris), &[("act", "accept")]).await;
    assert_eq!(begun.location.as_deref(), Some("/matches/M0001?done=match-begun-done"));
    let again = site.post("/challenges/1", Some(&boris), &[("act", "accept")]).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(again.body.contains("has become a match already"), "{}", again.body);
    for (form, sentence) in [
        ([("to", "anna"), ("start", ""), ("pace", "10/30")], "That is yourself"),
        ([("to", "nobody"), ("start", ""), ("pace", "10/30")], "no member “nobody”"),
        ([("to", "boris"), ("start", "960"), ("pace", "10/30")], "960 is no starting position"),
        ([("to", "boris"), ("start", ""), ("pace", "forever")], "forever is no pace"),
    ] {
        let refused = site.post("/challenges", Some(&anna), &form).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{form:?}");
        assert!(refused.body.contains(sentence), "{sentence}: {}", refused.body);
    }
    let waits = site.post("/challenges/pair", Some(&anna), &[("act", "wait"), ("pace", "10/30")]).await;
    assert_eq!(waits.status, StatusCode::SEE_OTHER);
    assert!(site.get("/challenges", Some(&anna)).await.body.contains("You have been waiting since"));
}

async fn leaving_says_what_happens_before_it_does(record: TestDb) {
    let site = Site::open(record).await;
    site.club.start("anna", "boris", 69, false).await;
    let anna = site.log_in("anna").await;
    let page = site.get("/account/farewell", Some(&anna)).await.body;
    assert!(page.contains("Your 2 running games are lost"), "{page}");
    let unsure = site.post("/account/farewell", Some(&anna), &[("act", "leave")]).await;
    assert_eq!(unsure.status, StatusCode::UNPROCESSABLE_ENTITY);
    let left = site.post("/account/farewell", Some(&anna), &[("act", "forget"), ("sure", "1")]).await;
    assert_eq!(left.location.as_deref(), Some("/?done=parting-done"));
    assert_eq!(site.get("/account", Some(&anna)).await.status, StatusCode::SEE_OTHER, "logged out");
    assert_eq!(site.get("/players/anna", None).await.status, StatusCode::NOT_FOUND);
    let game = site.get("/games/1", None).await.body;
    assert!(game.contains("former member") && !game.contains("Anna"), "{game}");
}

async fn exports_hold_ones_own_data_alone(record: TestDb) {
    let site = Site::open(record).await;
    let games = site.club.start("anna", "boris", 69, false).await;
    site.club.play(games[0], "e2e4 e7e5").await;
    site.club.start("boris", "carol", 518, false).await;
    let dora = site.log_in("dora").await;
    let cup = [("key", "k"), ("name", "Cup"), ("format", "knockout"), ("pace", "bank 30")];
    site.post("/director/tournaments", Some(&dora), &cup).await;
    let entries = "/director/tournaments/T0001/entries";
    site.post(entries, Some(&dora), &[("handle", "boris, anna")]).await;
    let anna = site.log_in("anna").await;
    let data = site.get("/account/export/data.json", Some(&anna)).await;
    let data: serde_json::Value = serde_json::from_str(&data.body).expect("JSON");
    assert_eq!(data["member"]["handle"], "anna");
    assert_eq!(data["addresses"][0]["address"], "anna@example.org");
    assert_eq!(data["games"].as_array().map(Vec::len), Some(2));
    assert_eq!(data["games"][0]["game"]["row"]["moves"], "e2e4 e7e5");
    assert!(data["letters"].as_array().is_some_and(|letters| letters.len() >= 2));
    assert!(!data.to_string().contains("carol"), "nothing of others' games");
    let entries = data["tournament_entries"].as_array().expect("her entries, and no others");
    let own = site.id("anna").await.0;
    assert!(entries.len() == 1 && entries[0]["player_id"] == own, "{entries:?}");
    assert_eq!(entries[0]["state"], "entered");
    let pgn = site.get("/account/export/games.pgn", Some(&anna)).await.body;
    assert_eq!(pgn.matches("[Event ").count(), 2, "{pgn}");
    let mbox = site.get("/account/export/mail.mbox", Some(&anna)).await.body;
    assert!(
        mbox.starts_with("From bounces+l") && mbox.contains("To: \"Anna Alder\"")
            || mbox.contains("anna@example.org")
    );
    assert!(!mbox.contains("carol@example.org"));
    assert_eq!(site.get("/account/export/passwd", Some(&anna)).await.status, StatusCode::NOT_FOUND);
}

async fn an_export_is_of_one_moment_while_moves_arrive(record: TestDb) {
    let site = Site::open(record).await;
    let club = &site.club;
    let mut games = Vec::new();
    for start in [518, 69, 311, 451] {
        games.extend(club.start("anna", "boris", start, false).await);
    }
    let anna = site.log_in("anna").await;
    let moves = async {
        for (round, mv) in ["a2a3", "a7a6", "b2b3", "b7b6"].into_iter().enumerate() {
            for game in &games {
                if club.game(*game).await.is_running() {
                    club.play(*game, mv).await;
                }
            }
            // Every other game ends, so that ratings move too.
            let game = games[2 * round];
            let player = club.view(game).await.black.id;
            club.command(game, player, Rules::Resign).await.unwrap();
        }
    };
    let exports = async {
        let mut seen = Vec::new();
        for _ in 0..25 {
            let data = site.get("/account/export/data.json", Some(&anna)).await.body;
            let data: serde_json::Value = serde_json::from_str(&data).expect("JSON");
            let mut plies = 0;
            let mut over = 0;
            for game in data["games"].as_array().unwrap() {
                let (row, events) = (&game["game"]["row"], game["events"].as_array().unwrap());
                let kind = |kind: &str| events.iter().filter(|event| event["kind"] == kind).count();
                assert_eq!(row["version"], events.len(), "the row is the fold of these events: {game}");
                assert_eq!(row["ply"], kind("moved"), "{game}");
                assert_eq!(row["state"] == "finished", kind("ended") == 1, "{game}");
                plies += kind("moved");
                over += kind("ended");
            }
            // Ratings are those of the very games that are over in it.
            assert_eq!(data["rating_changes"].as_array().unwrap().len(), over, "{data}");
            let rating = data["rating_changes"].as_array().unwrap().last().map(|change| &change["after"]);
            assert_eq!(rating.unwrap_or(&serde_json::Value::Null), &data["rating"]["rating"]);
            seen.push((plies, over));
        }
        seen
    };
    let ((), seen) = tokio::join!(moves, exports);
    let before_the_last = seen.iter().filter(|(plies, _)| (1..30).contains(plies)).count();
    assert!(seen.is_sorted(), "never back in time: {seen:?}");
    assert!(before_the_last > 0 && seen.first() != seen.last(), "moves arrived meanwhile: {seen:?}");
}

async fn a_game_from_elsewhere_says_where_it_was_played(record: TestDb) {
    let site = Site::open(record).await;
    let club = &site.club;
    let pgn = "[White \"Anna Alder\"]\n[Black \"Old Master\"]\n[Date \"2004.05.01\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n";
    let read =
        frcec_rules::pgn::Reader::new(pgn.as_bytes()).map(|game| ReadGame::of(&game.unwrap()).unwrap());
    club.door.import(read.collect(), "the library of <2004>").await.unwrap();
    let page = site.get("/games/1", None).await.body;
    assert!(page.contains("Played at the library of &#60;2004&#62;"), "{page}");
    // Nobody chose a pace, there is no match, and it did not end today.
    assert!(!page.contains("10/30") && !page.contains("/matches/"), "{page}");
    let text = site.get("/games/1.pgn", None).await.body;
    assert!(text.contains("[Site \"the library of <2004>\"]") && !text.contains("[Pace "), "{text}");
    let list = site.get("/games", None).await.body;
    assert!(list.contains("1 May 2004"), "{list}");
    // A game of the club has its pace and its match.
    club.start("anna", "boris", 518, false).await;
    let page = site.get("/games/2", None).await.body;
    assert!(
        page.contains("10/30") && page.contains("/matches/M0001") && !page.contains("Played at"),
        "{page}"
    );
}

/// Each field that does not fit has its sentence at once, and what was typed stays.
async fn every_fault_of_a_form_is_told_at_once(record: TestDb) {
    let site = Site::open(record).await;
    let anna = site.log_in("anna").await;
    let sees = |page: &str, fields: &[&str]| {
        assert!(page.contains("<title>Refused: "), "{page}");
        let list =
            page.split_once("id=\"answer\"").expect("a list").1.split("</div>").next().unwrap().to_owned();
        assert!(list.contains(&format!("{} fields do not fit", fields.len())), "{list}");
        for field in fields {
            assert!(list.contains(&format!("href=\"#{field}\"")), "{field}: {list}");
            assert!(
                page.contains(&format!("<span class=\"fault\" id=\"{field}-fault\">")),
                "{field}: {page}"
            );
            assert!(
                page.contains(&format!("aria-invalid=\"true\" aria-describedby=\"{field}-fault")),
                "{field}"
            );
        }
        assert_eq!(page.matches("aria-invalid").count(), fields.len(), "{page}");
    };
    let wrong = [("country", "ZZ"), ("zone", "Mars/Base"), ("lang", "en")];
    let join = [&[("address", "nina@example.org"), ("handle", "x y")][..], &wrong].concat();
    let page = site.post("/join", None, &join).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    sees(&page.body, &["handle", "country", "zone"]);
    let page = site.post("/account", Some(&anna), &[&[("name", " ")][..], &wrong].concat()).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    sees(&page.body, &["name", "country", "zone"]);
    assert!(page.body.contains("value=\"ZZ\"") && page.body.contains("value=\"Mars/Base\""), "{}", page.body);
    let challenge = [("key", "k"), ("to", "nobody"), ("start", "abc"), ("pace", "x")];
    let page = site.post("/challenges", Some(&anna), &challenge).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    sees(&page.body, &["to", "start", "pace"]);
}

async fn a_leave_that_is_refused_stays_in_its_form(record: TestDb) {
    let site = Site::open(record).await;
    let anna = site.log_in("anna").await;
    let form = [("act", "enter"), ("first", "2026-12-20"), ("last", "2026-12-10")];
    let page = site.post("/account/leave", Some(&anna), &form).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    let card = page.body.split_once("id=\"leave\"").unwrap().1.split("</section>").next().unwrap().to_owned();
    assert!(card.contains("id=\"answer\" tabindex=\"-1\""), "the answer is at the form: {card}");
    for value in ["value=\"2026-12-20\" aria-invalid=\"true\"", "value=\"2026-12-10\" aria-invalid=\"true\""]
    {
        assert!(card.contains(value), "{value}: {card}");
    }
    assert!(card.contains("action=\"/account/leave#answer\""), "{card}");
    // A leave that is to end sooner, after its end.
    let form = [("act", "enter"), ("first", "2026-07-01"), ("last", "2026-07-03")];
    assert_eq!(site.post("/account/leave", Some(&anna), &form).await.status, StatusCode::SEE_OTHER);
    let form = [("act", "shorten"), ("first", "2026-07-01"), ("last", "2026-07-09")];
    let page = site.post("/account/leave", Some(&anna), &form).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", page.body);
    let card = page.body.split_once("id=\"leave\"").unwrap().1.split("</section>").next().unwrap().to_owned();
    assert!(card.contains("<details open>") && card.contains("value=\"2026-07-09\""), "{card}");
    assert_eq!(card.matches("id=\"answer\"").count(), 1, "{card}");
}

async fn an_address_that_waits_for_its_link_is_shown(record: TestDb) {
    let site = Site::open(record).await;
    let anna = site.log_in("anna").await;
    let waits = "a letter with a link waits there";
    assert!(!site.get("/account", Some(&anna)).await.body.contains(waits));
    let add = [("act", "add"), ("address", "second@example.net")];
    assert_eq!(site.post("/account/addresses", Some(&anna), &add).await.status, StatusCode::SEE_OTHER);
    let page = site.get("/account", Some(&anna)).await.body;
    assert!(page.contains("second@example.net") && page.contains(waits), "{page}");
    let secret = site.mailed_link().await;
    site.post(&format!("/login/{secret}"), None, &[]).await;
    let page = site.get("/account", Some(&anna)).await.body;
    assert!(page.contains("second@example.net") && !page.contains(waits), "{page}");
    let bad = [("act", "add"), ("address", "nonsense")];
    let page = site.post("/account/addresses", Some(&anna), &bad).await.body;
    assert!(
        page.contains("maxlength=\"254\" aria-invalid=\"true\" aria-describedby=\"new-address-fault\""),
        "{page}"
    );
}

async fn each_leave_stands_on_its_card_once(record: TestDb) {
    let site = Site::open(record).await;
    let anna = site.log_in("anna").await;
    let none = site.get("/account", Some(&anna)).await.body;
    assert!(none.contains("You have no leave ahead."), "{none}");
    let form = [("act", "enter"), ("first", "2026-07-01"), ("last", "2026-07-03")];
    site.post("/account/leave", Some(&anna), &form).await;
    let page = site.get("/account", Some(&anna)).await.body;
    assert_eq!(page.matches("from 1 July 2026 to 3 July 2026").count(), 1, "{page}");
    assert!(page.contains("Days of leave left in 2026: 27 of 30."), "{page}");
}

/// Today is used: nothing is offered for it, pressing the button of an old page says so, and no letter goes out.
async fn a_day_of_leave_that_is_used_is_not_taken_back(record: TestDb) {
    let site = Site::open(record).await;
    site.club.start("anna", "boris", 69, false).await;
    let anna = site.log_in("anna").await;
    let page = site.get("/account", Some(&anna)).await.body;
    let (_, rest) = page.split_once("name=\"first\" type=\"date\" min=\"").expect("a field");
    let today = rest[..10].to_owned();
    let enter = |first: &str, last: &str| {
        [("act", "enter"), ("first", first), ("last", last)].map(|(a, b)| (a, b.to_owned()))
    };
    let send = async |form: [(&str, String); 3]| {
        let form: Vec<(&str, &str)> = form.iter().map(|(name, value)| (*name, value.as_str())).collect();
        site.post("/account/leave", Some(&anna), &form).await
    };
    assert_eq!(send(enter(&today, &today)).await.status, StatusCode::SEE_OTHER);
    site.club.letters().await;
    let page = site.get("/account", Some(&anna)).await.body;
    assert!(page.contains("the day has begun and is used") && !page.contains("value=\"back\""), "{page}");
    let back = send([("act", "back".to_owned()), ("first", today.clone()), ("last", String::new())]).await;
    assert_eq!(back.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(back.body.contains("The day of leave that has begun is used"), "{}", back.body);
    assert!(site.club.letters().await.is_empty(), "the opponent hears nothing twice");
    // What lies ahead can be taken back, and that is what is said.
    send(enter("2026-11-20", "2026-11-22")).await;
    let back =
        send([("act", "back".to_owned()), ("first", "2026-11-20".to_owned()), ("last", String::new())]).await;
    let page = site.get(&back.location.expect("a redirect"), Some(&anna)).await.body;
    assert!(page.contains("Your leave is taken back, and your opponents are told."), "{page}");
    assert!(page.contains("Days of leave left in 2026: 29 of 30."), "{page}");
}

async fn a_director_sees_reports_and_games_from_elsewhere(record: TestDb) {
    let site = Site::open(record).await;
    site.club.start("anna", "boris", 69, false).await;
    let (anna, boris) = (site.log_in("anna").await, site.log_in("boris").await);
    let dora = site.log_in("dora").await;
    let words = site.get("/games/1/words", Some(&anna)).await.body;
    assert!(words.contains("Boris Bern is not told"), "{words}");
    let report = [("act", "report"), ("words", "He <i>insults</i> me.")];
    assert_eq!(site.post("/games/1/words", Some(&anna), &report).await.status, StatusCode::SEE_OTHER);
    let desk = site.get("/director", Some(&dora)).await.body;
    assert!(desk.contains("Anna Alder about Boris Bern: He &#60;i&#62;insults"), "{desk}");
    let page = site.get("/director/reports", Some(&dora)).await.body;
    assert!(page.contains("<a href=\"/games/1\">M0001-1</a>"), "the game by its name: {page}");
    let (_, rest) = page.split_once("action=\"/director/reports/").expect("a button");
    let path = format!("/director/reports/{}", rest.split('"').next().unwrap());
    assert_eq!(site.post(&path, Some(&dora), &[]).await.status, StatusCode::SEE_OTHER);
    assert!(site.get("/director/reports", Some(&dora)).await.body.contains("No report waits"));
    let mute = site.post("/games/1/words", Some(&anna), &[("act", "mute")]).await;
    assert_eq!(mute.location.as_deref(), Some("/games/1?done=mute-done"));
    assert!(site.get("/account", Some(&anna)).await.body.contains("Whose words do not reach you"));

    let pgn = "[White \"anna\"]\n[Black \"boris\"]\n[Date \"2026.04.01\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1";
    let sent = site.post("/offsite", Some(&anna), &[("pgn", pgn), ("place", "elsewhere.example")]).await;
    assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.body);
    let bad = pgn.replace("g4", "Bc4");
    let refused = site.post("/offsite", Some(&anna), &[("pgn", &bad), ("place", "x")]).await;
    assert!(refused.body.contains("line 6, column 13"), "{}", refused.body);
    assert!(site.get("/offsite", Some(&boris)).await.body.contains("It was played so"));
    assert_eq!(site.post("/offsite/1", Some(&boris), &[("act", "yes")]).await.status, StatusCode::SEE_OTHER);
    assert!(site.get("/director", Some(&dora)).await.body.contains("elsewhere.example"));
    let released = site.post("/director/offsite/1", Some(&dora), &[("act", "release"), ("rated", "1")]).await;
    assert_eq!(released.location.as_deref(), Some("/director/offsite?done=offsite-archived-done"));
    let profile = site.get("/players/boris", None).await.body;
    assert!(profile.contains("<svg class=\"graph\"") && profile.contains("+16.00"), "{profile}");
}

async fn a_ranking_marks_ratings_that_rest_on_few_games(record: TestDb) {
    let site = Site::open(record).await;
    let boris = players::by_handle(&mut site.club.door.db().read().await.unwrap(), "boris")
        .await
        .unwrap()
        .unwrap()
        .id;
    for start in 0..5 {
        for game in site.club.start("anna", "boris", start, false).await {
            let resign = frcec_rules::club::game::Command::Resign;
            let page = site.get("/players", None).await.body;
            assert!(page.contains("provisional"), "under ten games: {page}");
            site.club.command(game, boris, resign).await.unwrap();
        }
    }
    let row = |page: &str, who: &str| {
        let (before, _) = page.split_once(who).expect("a line");
        before.rsplit("<tr>").next().unwrap().to_owned()
    };
    let page = site.get("/players", None).await.body;
    assert!(!row(&page, "Anna Alder").contains("<abbr"), "ten games: {page}");
    assert!(row(&page, "Carol Cole").contains("<abbr"), "none: {page}");
    assert!(page.contains("10-0-0") && page.contains("0-10-0"), "{page}");
    let leave = Command::Member(MemberCommand::Leave(boris, false));
    site.club.submit(Actor::Player(boris), leave).await.unwrap();
    assert!(!site.get("/players", None).await.body.contains("Boris Bern"), "who has left is not ranked");
}
