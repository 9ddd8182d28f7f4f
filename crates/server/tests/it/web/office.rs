//! What a director does in an event by hand: looked at first, for a stated reason, told to whom it concerns, and readable in the log.
use axum::http::StatusCode;
use frcec_store::testing::TestDb;

use super::{Site, hidden, rule};

frcec_store::on_both!(
    whoever_can_be_entered_is_and_the_others_stay_in_the_field,
    who_is_taken_out_before_the_start_reads_why,
    a_substitute_is_looked_at_first,
    director_and_deputy_are_appointed_for_a_reason,
    an_own_event_is_another_director_s,
    many_that_were_called_off_have_pages,
    the_desk_says_what_an_event_waits_for,
    the_log_is_asked_as_people_ask,
    what_is_taken_back_is_named_first,
    a_withdrawal_names_every_game,
    the_end_is_looked_at_first,
);

/// Ending an event before the club does is done for a reason, and says what becomes final by it.
async fn the_end_is_looked_at_first(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let path = event(&site, &dora, &[("key", "k")]).await;
    enter(&site, &dora, &path, "anna, boris").await;
    start(&site, &dora, &path).await;
    let game = frcec_store::GameId(1);
    let pair = format!("{path}/pair");
    let seen = async || site.club.door.preview("T0001").await.unwrap().event.version.to_string();
    let early = site.post(&pair, Some(&dora), &[("seen", &seen().await)]).await;
    assert_eq!(early.status, StatusCode::UNPROCESSABLE_ENTITY, "a game runs: no reason is asked for");
    let view = site.club.view(game).await;
    let loser = if view.white.handle == "boris" { view.white.id } else { view.black.id };
    site.club.command(game, loser, frcec_rules::club::game::Command::Resign).await.unwrap();
    let page = site.get(&path, Some(&dora)).await.body;
    assert!(page.contains("End the event"), "{page}");
    let look = site.post(&pair, Some(&dora), &[("seen", &hidden(&page, "seen"))]).await;
    assert_eq!(look.status, StatusCode::OK, "nothing is done yet: {}", look.body);
    for said in ["Anna Alder wins it.", "no withdrawal and no replacement in it can be taken back any more"] {
        assert!(look.body.contains(said), "{said}: {}", look.body);
    }
    let seen = seen().await;
    let silent = rule(&site, &dora, &pair, &[("seen", &seen)], " ").await;
    assert!(silent.body.contains("State a reason"), "{}", silent.body);
    let done = rule(&site, &dora, &pair, &[("seen", &seen)], "all is played").await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    let log = site.get("/director/log?about=T0001&action=end%20event", Some(&dora)).await.body;
    assert!(log.contains("all is played"), "{log}");
}

async fn event(site: &Site, cookie: &str, more: &[(&str, &str)]) -> String {
    let mut form = vec![("name", "Cup"), ("format", "robin"), ("games", "single"), ("pace", "bank 30")];
    form.retain(|(name, _)| more.iter().all(|(other, _)| other != name));
    form.extend(more);
    let made = site.post("/director/tournaments", Some(cookie), &form).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.body);
    made.location.unwrap().split('?').next().unwrap().to_owned()
}

async fn start(site: &Site, cookie: &str, path: &str) {
    let seen = hidden(&site.get(path, Some(cookie)).await.body, "seen");
    let begun = site.post(&format!("{path}/start"), Some(cookie), &[("seen", &seen)]).await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.body);
}

async fn enter(site: &Site, cookie: &str, path: &str, handles: &str) -> super::Answer {
    site.post(&format!("{path}/entries"), Some(cookie), &[("handle", handles)]).await
}

async fn whoever_can_be_entered_is_and_the_others_stay_in_the_field(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let path = event(&site, &dora, &[("key", "k")]).await;
    let answer = enter(&site, &dora, &path, "nobody, anna; @boris\nanna, carol").await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("No member has the handle “nobody”"), "{}", answer.body);
    assert!(answer.body.contains("anna: This member has entered the event already"), "{}", answer.body);
    assert!(
        answer.body.contains("name=\"handle\" value=\"nobody, anna\""),
        "nothing is lost: {}",
        answer.body
    );
    let page = site.get("/tournaments/T0001", None).await.body;
    for name in ["Anna Alder", "Boris Bern", "Carol Cole"] {
        assert!(page.contains(name), "{name}: {page}");
    }
    let log = site.get("/director/log?about=T0001&action=enter", Some(&dora)).await.body;
    assert!(log.contains("<dd><bdi>Boris Bern</bdi></dd>"), "who was entered: {log}");
}

async fn who_is_taken_out_before_the_start_reads_why(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let path = event(&site, &dora, &[("key", "k"), ("capacity", "2")]).await;
    assert_eq!(enter(&site, &dora, &path, "anna, boris, carol").await.status, StatusCode::SEE_OTHER);
    site.club.letters().await;
    let withdraw = format!("{path}/withdraw");
    let preview = site.post(&withdraw, Some(&dora), &[("handle", "anna")]).await.body;
    assert!(
        preview.contains("The place goes to Carol Cole") && preview.contains("Anna Alder is told"),
        "{preview}"
    );
    assert!(site.get("/tournaments/T0001", None).await.body.contains("Anna Alder"), "only looked at");
    let unstated = rule(&site, &dora, &withdraw, &[("handle", "anna")], " ").await;
    assert!(unstated.body.contains("State a reason"), "{}", unstated.body);
    let done = rule(&site, &dora, &withdraw, &[("handle", "anna")], "She plays <b>elsewhere</b>.").await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    let letters = site.club.letters().await;
    let to = |address: &str| {
        let of: Vec<&str> = letters
            .iter()
            .filter(|letter| letter.address == address)
            .map(|letter| letter.text.as_str())
            .collect();
        assert_eq!(of.len(), 1, "{address}: {of:?}");
        of[0].to_owned()
    };
    let anna = to("anna@example.org");
    assert!(anna.contains("taken you out of Cup (T0001)") && anna.contains("elsewhere"), "{anna}");
    assert!(to("carol@example.org").contains("T0001"), "Carol has a place now");
    let page = site.get("/tournaments/T0001", None).await.body;
    assert!(page.contains("Carol Cole") && !page.contains("Anna Alder"), "{page}");
    let log = site.get("/director/log?about=T0001&action=withdraw", Some(&dora)).await.body;
    assert!(log.contains("<bdi>Anna Alder</bdi> → <bdi>–</bdi>") && log.contains("She plays"), "{log}");
}

async fn a_substitute_is_looked_at_first(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let path = event(&site, &dora, &[("key", "k"), ("capacity", "2")]).await;
    enter(&site, &dora, &path, "anna, boris, carol").await;
    start(&site, &dora, &path).await;
    let replace = format!("{path}/replace");
    // Who is to move; the other one cannot move yet, and is not waited for.
    let view = site.club.view(frcec_store::GameId(1)).await;
    let (absent, name) = (view.white.handle.as_str(), view.white.name.as_str());
    let preview = site.post(&replace, Some(&dora), &[("handle", absent), ("comes", "")]).await.body;
    assert!(
        preview.contains("<bdi>Carol Cole</bdi>") && preview.contains("One game begins anew"),
        "{preview}"
    );
    // The days for his first move run: it is his own wish, or it waits.
    assert!(preview.contains("Replace a member before that only at the member’s own wish"), "{preview}");
    assert!(
        preview.contains("name=\"asked\"") && preview.contains(&format!("{name} has asked me for it")),
        "{preview}"
    );
    let form = [("handle", absent), ("comes", "carol")];
    let early = rule(&site, &dora, &replace, &form, "He never came.").await;
    assert_eq!(early.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(early.body.contains("He never came."), "the reason stays: {}", early.body);
    site.club.letters().await;
    site.club.clock.set(site.club.clock.now() + 8 * 24 * 60 * 60 * 1000);
    let dora = site.log_in("dora").await;
    let preview = site.post(&replace, Some(&dora), &form).await.body;
    assert!(preview.contains(&format!("{name} has made no first move for seven days")), "{preview}");
    assert!(!preview.contains("name=\"asked\""), "{preview}");
    let done = rule(&site, &dora, &replace, &form, "He never came.").await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    let log = site.get("/director/log?about=T0001&action=replace", Some(&dora)).await.body;
    assert!(
        log.contains(&format!("<bdi>{name}</bdi> → <bdi>Carol Cole</bdi>")) && log.contains("He never came"),
        "{log}"
    );
    let again = site.post(&replace, Some(&dora), &form).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY, "he is gone");
    let done = site.get(&path, Some(&dora)).await.body;
    assert!(done.contains("0 of") || done.contains("One game is still being played"), "{done}");
    let page = site.get("/tournaments/T0001", None).await.body;
    assert!(page.contains("0 of 1 games over"), "the cancelled game does not count: {page}");
}

async fn director_and_deputy_are_appointed_for_a_reason(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let path = event(&site, &dora, &[("key", "k")]).await;
    let page = site.get(&path, Some(&dora)).await.body;
    assert_eq!(
        page.matches("<option value=\"emil\">Emil Ek").count(),
        2,
        "once to run it, once to stand in: {page}"
    );
    let appoint = format!("{path}/appoint");
    let nobody = site.post(&appoint, Some(&dora), &[("director", ""), ("deputy", "")]).await.body;
    assert!(nobody.contains("Nobody would run this event"), "it is asked: {nobody}");
    let same = site.post(&appoint, Some(&dora), &[("director", "dora"), ("deputy", "")]).await.body;
    assert!(same.contains("Nothing would change"), "{same}");
    let own = [("director", "dora"), ("deputy", "dora")];
    let refused = rule(&site, &dora, &appoint, &own, "I do it all.").await;
    assert!(refused.body.contains("Dora Dahl runs this event"), "{}", refused.body);
    let form = [("director", "dora"), ("deputy", "emil")];
    let done = rule(&site, &dora, &appoint, &form, "I am on leave.").await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    let log = site.get("/director/log?about=T0001&action=appoint", Some(&dora)).await.body;
    assert!(log.contains("<dd><bdi>Emil Ek</bdi></dd>") && log.contains("I am on leave"), "{log}");
}

async fn an_own_event_is_another_director_s(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let path = event(&site, &dora, &[("key", "k")]).await;
    enter(&site, &dora, &path, "anna, dora").await;
    let edit = site.get(&format!("{path}/edit"), Some(&dora)).await.body;
    let seen = hidden(&edit, "seen");
    let form =
        [("name", "Mine"), ("format", "robin"), ("games", "single"), ("pace", "bank 30"), ("seen", &seen)];
    for (what, form) in [("cancel", &[][..]), ("edit", &form)] {
        let answer = site.post(&format!("{path}/{what}"), Some(&dora), form).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{what}");
        assert!(answer.body.contains("another director has to decide"), "{what}: {}", answer.body);
    }
    let emil = site.log_in("emil").await;
    assert_eq!(site.post(&format!("{path}/cancel"), Some(&emil), &[]).await.status, StatusCode::OK);
}

async fn many_that_were_called_off_have_pages(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    for number in 0..27 {
        let path = event(&site, &dora, &[("key", &format!("k{number}"))]).await;
        let done = rule(&site, &dora, &format!("{path}/cancel"), &[], "Nobody came.").await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    }
    let first = site.get("/tournaments", None).await.body;
    assert_eq!(first.matches("href=\"/tournaments/T00").count(), 25, "{first}");
    assert!(first.contains("/tournaments?cancelled=T0003"), "{first}");
    let rest = site.get("/tournaments?cancelled=T0003", None).await.body;
    assert_eq!(rest.matches("href=\"/tournaments/T00").count(), 2, "{rest}");
    assert!(
        rest.contains("T0001") && !rest.contains("id=\"finished\"") && !rest.contains("id=\"open\""),
        "{rest}"
    );
}

async fn the_desk_says_what_an_event_waits_for(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let path = event(&site, &dora, &[("key", "k")]).await;
    enter(&site, &dora, &path, "anna, boris").await;
    start(&site, &dora, &path).await;
    assert!(!site.get(&path, Some(&dora)).await.body.contains("What waits for you"));
    // Letters are taken at once; eight days later nobody has moved.
    site.club.letters().await;
    let now = site.club.clock.now();
    site.club.clock.set(now + 8 * 24 * 60 * 60 * 1000);
    let dora = site.log_in("dora").await;
    let page = site.get(&path, Some(&dora)).await.body;
    assert!(page.contains("What waits for you") && page.contains("has made no first move"), "{page}");
    assert!(page.contains("href=\"/director/games/1\""), "{page}");
}

async fn the_log_is_asked_as_people_ask(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    site.club.start("anna", "boris", 518, false).await;
    let time = [("act", "time"), ("seat", "white"), ("days", "3")];
    let done = rule(&site, &dora, "/director/games/1", &time, "The host was down.").await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    event(&site, &dora, &[("key", "k")]).await;
    enter(&site, &dora, "/director/tournaments/T0001", "carol").await;
    let ask = async |about: &str| {
        let url = format!("/director/log?about={}", about.replace(' ', "+").replace('@', "%40"));
        site.get(&url, Some(&dora)).await.body
    };
    // The game by all of its names, in any of the club's languages.
    for about in ["game 1", "Game 1", "1", "M0001-1", "m0001-1", "Partida 1", "Partie M0001-1", "Партия 1"]
    {
        let page = ask(about).await;
        assert!(page.contains("The host was down.") && page.contains("Game M0001-1"), "{about}: {page}");
    }
    for about in ["T0001", "t0001", "t1", "cup", "Cup"] {
        let page = ask(about).await;
        assert!(page.contains("T0001 Cup") && !page.contains("The host was down."), "{about}: {page}");
    }
    // A member of whom the log says nothing is known, and so is one by name.
    for about in ["anna", "@ANNA", "anna alder"] {
        let page = ask(about).await;
        assert!(page.contains("No entry fits.") && !page.contains("role=\"alert\""), "{about}: {page}");
    }
    // What is not understood is said to be that, and is not answered.
    let page = ask("M0099-1 or so").await;
    assert!(
        page.contains("names no game, match, event or member") && !page.contains("No entry fits."),
        "{page}"
    );
    let page = site.get("/director/log?by=nobody", Some(&dora)).await.body;
    assert!(page.contains("No member has the handle") && !page.contains("No entry fits."), "{page}");
    let page = site.get("/director/log?by=DORA+dahl", Some(&dora)).await.body;
    assert!(page.contains("The host was down."), "{page}");
}

async fn what_is_taken_back_is_named_first(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let path = event(&site, &dora, &[("key", "k")]).await;
    let called_off = rule(&site, &dora, &format!("{path}/cancel"), &[], "Nobody came.").await;
    assert_eq!(called_off.status, StatusCode::SEE_OTHER, "{}", called_off.body);
    // The page of the event leads to the log of it, where it is taken back.
    let page = site.get(&path, Some(&dora)).await.body;
    let link = "/director/log?about=T0001";
    assert!(page.contains(&format!("href=\"{link}\"")), "{page}");
    let log = site.get(&format!("{link}&action=cancel%20event"), Some(&dora)).await.body;
    let (_, rest) = log.split_once("action=\"/director/log/").expect("a way to take it back");
    let id = rest.split('"').next().unwrap();
    let preview = site.post(&format!("/director/log/{id}"), Some(&dora), &[]).await.body;
    assert!(preview.contains("Take back: event called off (T0001 Cup)"), "{preview}");
    assert!(preview.contains("Dora Dahl did it 4 May 2026") && preview.contains("Nobody came."), "{preview}");
    assert!(
        preview.contains("<bdi>called off</bdi>") || preview.contains("<bdi>cancelled</bdi>"),
        "{preview}"
    );
    assert!(preview.contains("<b><bdi>open for entries</bdi></b>"), "{preview}");
}

async fn a_withdrawal_names_every_game(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let path = event(&site, &dora, &[("key", "k")]).await;
    enter(&site, &dora, &path, "anna, boris, carol").await;
    start(&site, &dora, &path).await;
    // Both have moved in the first of the two; in the other nobody has.
    let mut of_anna = Vec::new();
    for id in 1..=3 {
        let view = site.club.view(frcec_store::GameId(id)).await;
        if [&view.white, &view.black].iter().any(|who| who.handle == "anna") {
            let other = if view.white.handle == "anna" { &view.black } else { &view.white };
            of_anna.push((id, view.name.clone(), other.name.clone(), view.white.handle == "anna"));
        }
    }
    assert_eq!(of_anna.len(), 2);
    let line = site.club.game(frcec_store::GameId(of_anna[0].0)).await;
    let first = line.line().legal_moves()[0];
    let uci = line.line().uci_of(&first);
    site.club.play(frcec_store::GameId(of_anna[0].0), &uci).await;
    let line = site.club.game(frcec_store::GameId(of_anna[0].0)).await;
    let uci = line.line().uci_of(&line.line().legal_moves()[0]);
    site.club.play(frcec_store::GameId(of_anna[0].0), &uci).await;
    let preview = site.post(&format!("{path}/withdraw"), Some(&dora), &[("handle", "anna")]).await.body;
    let rows: Vec<&str> = preview.split("<tr>").collect();
    let row = |name: &str| {
        *rows.iter().find(|row| row.contains(name)).unwrap_or_else(|| panic!("{name}: {preview}"))
    };
    let (_, lost, lost_to, white) = &of_anna[0];
    let result = if *white { "0-1" } else { "1-0" };
    assert!(row(lost).contains(lost_to) && row(lost).contains(result), "{preview}");
    let (_, gone, gone_from, _) = &of_anna[1];
    assert!(row(gone).contains(gone_from) && row(gone).contains("Cancelled"), "{preview}");
}
