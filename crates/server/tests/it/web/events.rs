//! Events on pages: the form and its faults, entering, the draw recomputed, no position before its game.
use axum::http::StatusCode;
use frcec_store::testing::TestDb;

use super::{Answer, Site, rule};

frcec_store::on_both!(
    every_field_that_does_not_fit_is_named_at_once,
    looking_first_makes_nothing,
    members_enter_and_go_by_themselves,
    conditions_are_told_before_anybody_tries,
    a_knockout_is_run_from_its_page,
    the_draw_is_computed_on_its_page,
    an_event_is_changed_for_a_reason,
    who_leaves_a_running_event_has_to_be_sure,
);

const CUP: [(&str, &str); 6] = [
    ("key", "k"),
    ("name", "Cup"),
    ("format", "knockout"),
    ("pace", "bank 30"),
    ("positions", "pair"),
    ("rated", "1"),
];

async fn make(site: &Site, dora: &str, more: &[(&str, &str)]) -> Answer {
    let form: Vec<(&str, &str)> = CUP
        .into_iter()
        .filter(|(name, _)| more.iter().all(|(other, _)| other != name))
        .chain(more.iter().copied())
        .collect();
    site.post("/director/tournaments", Some(dora), &form).await
}

async fn cup(site: &Site, dora: &str, more: &[(&str, &str)]) {
    let answer = make(site, dora, more).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
}

async fn enter(site: &Site, dora: &str, handles: &str) {
    let answer = site.post("/director/tournaments/T0001/entries", Some(dora), &[("handle", handles)]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
}

async fn start(site: &Site, dora: &str) -> Answer {
    let page = site.get("/director/tournaments/T0001", Some(dora)).await.body;
    let (_, rest) = page.split_once("name=\"seen\" value=\"").expect("a button to start");
    let seen = rest.split('"').next().unwrap();
    site.post("/director/tournaments/T0001/start", Some(dora), &[("seen", seen)]).await
}

async fn every_field_that_does_not_fit_is_named_at_once(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let wrong = [
        ("name", " "),
        ("pace", "10/30"),
        ("capacity", "1"),
        ("min_rating", "1800"),
        ("max_rating", "1700"),
        ("start", "date"),
        ("date", "2001-01-01T12:00"),
        ("class_size", "4"),
        ("max_time_losses", "few"),
    ];
    let answer = make(&site, &dora, &wrong).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    for field in ["name", "pace", "capacity", "min_rating", "date", "class_size", "max_time_losses"] {
        let fault = format!("id=\"{field}-fault\"");
        assert_eq!(answer.body.matches(&fault).count(), 1, "{field}: {}", answer.body);
        assert!(answer.body.contains(&format!("href=\"#{field}\"")), "{field} is led to");
    }
    assert!(!answer.body.contains("id=\"rounds-fault\"") && !answer.body.contains("id=\"max_rating-fault\""));
    assert!(answer.body.contains("7 fields do not fit"), "{}", answer.body);
    // A sentence that is followed does not lead to the next refusal.
    let said = "Write a whole number from 2 to 200, or leave it empty.";
    assert!(answer.body.contains(said), "{}", answer.body);
    // What was typed is still there.
    assert!(answer.body.contains("value=\"1800\"") && answer.body.contains("value=\"2001-01-01T12:00\""));
    let round = make(&site, &dora, &[("pace", "bank 30"), ("round_days", "60")]).await;
    assert!(round.body.contains("120 days, but shall have 60"), "the second game waits: {}", round.body);
    assert_eq!(site.get("/tournaments/T0001", None).await.status, StatusCode::NOT_FOUND, "nothing was made");
}

async fn looking_first_makes_nothing(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let answer = make(&site, &dora, &[("act", "look"), ("capacity", "8")]).await;
    assert_eq!(answer.status, StatusCode::OK);
    // Three rounds, each with its tie-break, of four banks of thirty days.
    assert!(answer.body.contains("With 8 players it is over after 720 days"), "{}", answer.body);
    assert_eq!(site.get("/tournaments/T0001", None).await.status, StatusCode::NOT_FOUND);
    cup(&site, &dora, &[]).await;
    let again = make(&site, &dora, &[]).await;
    assert_eq!(again.location.as_deref(), Some("/director/tournaments/T0001?done=event-opened"), "once");
    assert_eq!(make(&site, &dora, &[("name", "Other")]).await.status, StatusCode::CONFLICT);
}

async fn members_enter_and_go_by_themselves(record: TestDb) {
    let site = Site::open(record).await;
    let (dora, anna) = (site.log_in("dora").await, site.log_in("anna").await);
    cup(&site, &dora, &[("capacity", "2")]).await;
    let page = site.get("/tournaments/T0001", None).await.body;
    assert!(page.contains("/login?next=%2Ftournaments%2FT0001"), "{page}");
    assert!(page.contains("to club@club.example: <code>enter T0001</code>"), "how it goes by mail: {page}");
    assert!(site.get("/tournaments/T0001", Some(&anna)).await.body.contains("Enter this event"));
    let act = async |act| site.post("/tournaments/T0001/entry", Some(&anna), &[("act", act)]).await;
    assert_eq!(act("enter").await.location.as_deref(), Some("/tournaments/T0001?done=event-entered-done"));
    let twice = act("enter").await;
    assert_eq!(twice.status, StatusCode::UNPROCESSABLE_ENTITY, "a player twice");
    assert!(twice.body.contains("You have entered this event already"), "{}", twice.body);
    assert!(site.get("/tournaments/T0001", Some(&anna)).await.body.contains("Take my entry back"));
    enter(&site, &dora, "boris,carol").await;
    let page = site.get("/tournaments/T0001", None).await.body;
    assert!(page.contains("Waiting list") && page.contains("1 on the waiting list"), "{page}");
    assert_eq!(act("withdraw").await.status, StatusCode::SEE_OTHER);
    let page = site.get("/tournaments/T0001", Some(&anna)).await.body;
    assert!(!page.contains("Waiting list"), "Carol has come in: {page}");
    assert!(page.contains("Enter on the waiting list"), "{page}");
}

async fn conditions_are_told_before_anybody_tries(record: TestDb) {
    let site = Site::open(record).await;
    let (dora, anna) = (site.log_in("dora").await, site.log_in("anna").await);
    cup(&site, &dora, &[("min_rating", "1600")]).await;
    let page = site.get("/tournaments/T0001", Some(&anna)).await.body;
    assert!(page.contains("You cannot enter") && page.contains("is 1500"), "{page}");
    assert!(!page.contains("Enter this event"));
    let answer = site.post("/tournaments/T0001/entry", Some(&anna), &[("act", "enter")]).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
}

async fn a_knockout_is_run_from_its_page(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    cup(&site, &dora, &[("order", "together")]).await;
    enter(&site, &dora, "anna,boris,carol").await;
    let desk = site.get("/director/tournaments/T0001", Some(&dora)).await.body;
    assert!(desk.contains("as seed 1") && !desk.contains("/positions/"), "a bye and no position: {desk}");
    let open = site.get("/tournaments/T0001", None).await.body;
    assert!(!open.contains("/positions/") && !open.contains("NNBB"), "{open}");
    let begun = start(&site, &dora).await;
    assert_eq!(begun.location.as_deref(), Some("/tournaments/T0001?done=event-begun"), "{}", begun.body);
    let page = site.get("/tournaments/T0001", None).await.body;
    for said in ["Semi-finals", "Final", "goes on without a match", "Being played.", "0 of 2 games over"] {
        assert!(page.contains(said), "{said}: {page}");
    }
    let runs = site.get("/director/tournaments/T0001", Some(&dora)).await.body;
    assert!(runs.contains("2 games are still being played"), "{runs}");
    let pair = site.post("/director/tournaments/T0001/pair", Some(&dora), &[("seen", "99")]).await;
    assert_eq!(pair.status, StatusCode::UNPROCESSABLE_ENTITY, "not what was seen");
    let (withdraw, carol) = ("/director/tournaments/T0001/withdraw", [("handle", "carol")]);
    let answer = rule(&site, &dora, withdraw, &carol, " ").await;
    assert!(answer.body.contains("State a reason"), "{}", answer.body);
    let answer = rule(&site, &dora, withdraw, &carol, "ill for months").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let page = site.get("/tournaments/T0001", None).await.body;
    assert!(page.contains("the opponent has left the event") || page.contains("2\u{a0}:\u{a0}0"), "{page}");
    let next = site.get("/director/tournaments/T0001", Some(&dora)).await.body;
    assert!(next.contains("Start the round: 2 games"), "the final: {next}");
}

async fn the_draw_is_computed_on_its_page(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    cup(&site, &dora, &[]).await;
    let open = site.get("/tournaments/T0001/draw", None).await.body;
    assert!(open.contains("Entries are open") && open.matches("class=\"hash\"").count() == 1, "{open}");
    enter(&site, &dora, "anna,boris").await;
    start(&site, &dora).await;
    let page = site.get("/tournaments/T0001/draw", None).await.body;
    assert!(page.contains("all of it fits"), "{page}");
    assert!(page.contains("1 1 150000") && page.contains("2 2 150000"), "number, member, rating: {page}");
    assert_eq!(page.matches("is the one drawn").count(), 1, "one position for the pair: {page}");
    assert!(page.contains("position round 1 pairing 1 try"), "{page}");
    // The chain of the page is right by a program that shares no code with it.
    let hashes: Vec<&str> = page.split("class=\"hash\">").skip(1).map(|rest| &rest[..64]).collect();
    let [commitment, list, link] = hashes[..] else { panic!("{hashes:?}") };
    let sums = [sha256(link), sha256("1 1 150000\n2 2 150000\n")];
    assert_eq!(sums, [Some(commitment.to_owned()), Some(list.to_owned())]);
}

/// What `sha256sum` says.
fn sha256(text: &str) -> Option<String> {
    use std::io::Write as _;
    use std::process::{Command, Stdio};
    let mut program = Command::new("sha256sum").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    program.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let said = program.wait_with_output().unwrap().stdout;
    String::from_utf8(said).ok()?.split(' ').next().map(ToOwned::to_owned)
}

async fn an_event_is_changed_for_a_reason(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    cup(&site, &dora, &[("deputy", "emil")]).await;
    let form = site.get("/director/tournaments/T0001/edit", Some(&dora)).await.body;
    assert!(
        form.contains("value=\"knockout\" checked") && form.contains("value=\"emil\" selected"),
        "{form}"
    );
    let change = async |more: &[(&str, &str)]| {
        let seen = site.get("/director/tournaments/T0001/edit", Some(&dora)).await.body;
        let (_, rest) = seen.split_once("name=\"seen\" value=\"").unwrap();
        let mut form = vec![("seen", rest.split('"').next().unwrap())];
        form.extend(CUP.into_iter().filter(|(name, _)| more.iter().all(|(other, _)| other != name)));
        form.extend(more);
        site.post("/director/tournaments/T0001/edit", Some(&dora), &form).await
    };
    let preview = change(&[("name", "Great Cup"), ("deputy", "emil")]).await;
    assert_eq!(preview.status, StatusCode::OK);
    let shown: Vec<&str> = preview.body.split("<th scope=\"row\">").skip(1).collect();
    assert!(
        shown.len() == 1 && shown[0].contains("<bdi>Cup</bdi>"),
        "the name alone changes: {}",
        preview.body
    );
    assert!(!site.get("/tournaments/T0001", None).await.body.contains("Great Cup"), "only looked at");
    let unstated = change(&[("name", "Great Cup"), ("step", "do"), ("reason", " ")]).await;
    assert_eq!(unstated.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(unstated.body.contains("State a reason"), "{}", unstated.body);
    let stated = change(&[("name", "Great Cup"), ("step", "do"), ("reason", "it is great")]).await;
    assert_eq!(stated.status, StatusCode::SEE_OTHER, "{}", stated.body);
    let log = site.get("/director/log?about=T0001&action=edit+event", Some(&dora)).await.body;
    for part in ["event changed", "it is great", "<bdi>Cup</bdi> → <bdi>Great Cup</bdi>", "Emil Ek"] {
        assert!(log.contains(part), "{part}: {log}");
    }
    assert!(site.get("/tournaments/T0001", None).await.body.contains("Great Cup"));
    enter(&site, &dora, "anna").await;
    let late = change(&[("pace", "bank 60")]).await;
    assert!(late.body.contains("id=\"pace-fault\""), "what was entered for stays: {}", late.body);
    let answer = rule(&site, &dora, "/director/tournaments/T0001/cancel", &[], "nobody came").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let page = site.get("/tournaments/T0001", None).await.body;
    assert!(page.contains("cancelled") && page.contains("Called off"), "it can be read for ever: {page}");
    assert!(
        !page.contains("stay hidden") && !page.contains("By mail it works"),
        "nothing is to come: {page}"
    );
    let list = site.get("/tournaments", None).await.body;
    let (_, called_off) = list.split_once("id=\"cancelled\"").expect("a list of its own");
    assert!(called_off.contains("Great Cup") && !list.contains("/tournaments?cancelled="), "{list}");
    let draw = site.get("/tournaments/T0001/draw", None).await.body;
    assert!(draw.contains("no position was drawn") && !draw.contains("Entries are open"), "{draw}");
    let desk = site.get("/director/tournaments/T0001", Some(&dora)).await.body;
    assert!(desk.contains("the event was called off"), "{desk}");
}

async fn who_leaves_a_running_event_has_to_be_sure(record: TestDb) {
    let site = Site::open(record).await;
    let (dora, anna) = (site.log_in("dora").await, site.log_in("anna").await);
    cup(&site, &dora, &[("format", "robin"), ("games", "single")]).await;
    enter(&site, &dora, "anna,boris,carol").await;
    start(&site, &dora).await;
    let page = site.get("/tournaments/T0001", Some(&anna)).await.body;
    assert!(
        page.contains("No game is lost by it.")
            && page.contains("2 games in which not both have moved are cancelled")
            && page.contains("no result counts in the table"),
        "{page}"
    );
    let unsure = site.post("/tournaments/T0001/entry", Some(&anna), &[("act", "withdraw")]).await;
    assert!(unsure.body.contains("Tick that you are sure"), "{}", unsure.body);
    let sure = [("act", "withdraw"), ("sure", "1")];
    let answer = site.post("/tournaments/T0001/entry", Some(&anna), &sure).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let page = site.get("/tournaments/T0001", None).await.body;
    assert!(page.contains("has left the event; no result counts"), "{page}");
}
