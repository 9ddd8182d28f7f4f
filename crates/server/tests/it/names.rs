//! Who has no name of his own: whoever has left, and the club's own player. Each reader calls them in his own language, a file for
//! programs in English; and practice counts nowhere.

use std::sync::Arc;

use axum::http::StatusCode;
use frcec_server::{
    door::{Actor, AddMember, Command, MemberCommand, Receipt},
    mail::{compose::assemble::Enclosure, transport::Captured},
    settings::Delivery,
    worker::{Step, Worker},
};
use frcec_store::{
    GameId, PlayerId, letters,
    letters::Letter,
    lists, months, notices,
    players::{self, Role},
    testing::TestDb,
};

use crate::{club::NOON, digests::deliver, need, web::Site};

frcec_store::on_both!(
    who_has_no_name_is_called_in_the_readers_language,
    practice_counts_nowhere,
    the_end_by_leaving_names_who_left_and_brings_every_game,
    a_visitor_chooses_the_language,
    games_are_found_by_the_name_of_a_player,
    a_month_that_runs_is_not_sent_by_accident,
);

const DAY: i64 = 86_400_000;

/// Makes a member who reads `lang`.
pub async fn speaking(site: &Site, handle: &str, name: &str, lang: &str) -> PlayerId {
    let add = AddMember {
        address: format!("{handle}@example.org"),
        name: Some(name.to_owned()),
        handle: Some(handle.to_owned()),
        role: Role::Member,
        zone: "Europe/Berlin".to_owned(),
        lang: lang.to_owned(),
        country: None,
    };
    match site.club.submit(Actor::Club, Command::Member(MemberCommand::Add(add))).await {
        Ok(Receipt::Member { id }) => id,
        other => panic!("{other:?}"),
    }
}

async fn practise(site: &Site, who: PlayerId) -> GameId {
    match site.club.submit(Actor::Player(who), Command::Practice(who)).await {
        Ok(Receipt::Match { games, .. }) => games[0],
        other => panic!("{other:?}"),
    }
}

async fn leave(site: &Site, who: PlayerId) {
    let leave = Command::Member(MemberCommand::Leave(who, false));
    site.club.submit(Actor::Player(who), leave).await.unwrap();
}

/// Whether the text names somebody in one of these ways.
fn names<'a>(text: &str, ways: &[&'a str]) -> Vec<&'a str> {
    ways.iter().copied().filter(|way| text.contains(way)).collect()
}

const PARTNER: [&str; 5] = [
    "Practice partner",
    "Rival de práctica",
    "Übungspartner",
    "Partenaire d’entraînement",
    "Партнёр для тренировки",
];
const FORMER: [&str; 5] =
    ["former member", "antiguo socio", "ehemaliges Mitglied", "ancien membre", "бывший член клуба"];

async fn who_has_no_name_is_called_in_the_readers_language(record: TestDb) {
    let site = Site::open(record).await;
    let lola = speaking(&site, "lola", "Lola", "es").await;
    let dieter = speaking(&site, "dieter", "Dieter", "de").await;
    let mei = speaking(&site, "mei", "Mei", "fr").await;
    for (who, handle, place) in [(lola, "lola", 1), (dieter, "dieter", 2), (mei, "mei", 3)] {
        site.club.letters().await;
        let game = practise(&site, who).await;
        let letter = site.club.letters().await.pop().expect("a letter");
        let all = format!("{} {} {}", letter.subject, letter.text, letter.html.unwrap_or_default());
        assert_eq!(names(&all, &PARTNER), [PARTNER[place]], "{all}");
        let cookie = site.log_in(handle).await;
        let page = site.get(&format!("/games/{game}"), Some(&cookie)).await.body;
        assert_eq!(names(&page, &PARTNER), [PARTNER[place]], "{page}");
        let pgn = site.get(&format!("/games/{game}.pgn"), Some(&cookie)).await.body;
        assert_eq!(names(&pgn, &PARTNER), [PARTNER[0]], "{pgn}");
    }
    let games = site.club.start("dieter", "mei", 518, false).await;
    leave(&site, dieter).await;
    for (handle, place) in [("lola", 1), ("mei", 3), ("anna", 0)] {
        let cookie = site.log_in(handle).await;
        for path in ["/games".to_owned(), format!("/games/{}", games[0]), format!("/games/{}", games[1])] {
            let page = site.get(&path, Some(&cookie)).await.body;
            assert_eq!(names(&page, &FORMER), [FORMER[place]], "{path}: {page}");
        }
        let pgn = site.get(&format!("/games/{}.pgn", games[0]), Some(&cookie)).await.body;
        assert_eq!(names(&pgn, &FORMER), [FORMER[0]], "{pgn}");
    }
    // No address of who has left stays with what was sent there.
    let mut tx = site.club.door.db().read().await.unwrap();
    let sent = letters::to_player(&mut tx, dieter).await.unwrap();
    assert!(!sent.is_empty() && sent.iter().all(|letter| letter.address.is_empty()), "{sent:?}");
}

async fn practice_counts_nowhere(record: TestDb) {
    let site = Site::open(record).await;
    let anna = site.id("anna").await;
    let game = practise(&site, anna).await;
    let label = site.club.view(game).await.name;
    for path in ["/", "/players", "/games", "/positions"] {
        let page = site.get(path, None).await.body;
        assert_eq!(names(&page, &["practice-partner", "Practice partner"]), [""; 0], "{path}: {page}");
    }
    assert_eq!(site.get("/players/practice-partner", None).await.status, StatusCode::NOT_FOUND);
    let page = site.get(&format!("/games/{game}"), None).await.body;
    assert!(page.contains("This game is practice") && !page.contains("/matches/"), "{page}");
    let of_match = label.trim_end_matches("-1");
    let page = site.get(&format!("/matches/{of_match}"), None).await.body;
    assert!(page.contains("This game is practice") && !page.contains("two games"), "{page}");
    // The name of a game leads from the address of a match to the game.
    let moved = site.get(&format!("/matches/{label}"), None).await;
    assert_eq!(moved.location, Some(format!("/games/{label}")));
    let mut tx = site.club.door.db().read().await.unwrap();
    assert_eq!(players::count(&mut tx).await.unwrap(), 5);
    assert_eq!(players::list(&mut tx, None, None, 10).await.unwrap().len(), 5);
    assert!(lists::positions(&mut tx).await.unwrap().is_empty());
    assert!(lists::counts(&mut tx).await.unwrap().is_empty());
    assert!(months::first_played(&mut tx, 0, NOON + DAY).await.unwrap().is_empty());
    drop(tx);
    leave(&site, anna).await;
    let mut tx = site.club.door.db().read().await.unwrap();
    assert!(months::ended(&mut tx, 0, NOON + DAY).await.unwrap().is_empty());
}

/// How many games the file has that goes with a letter, as python-chess reads it.
fn attached(letter: &Letter, games: usize) {
    let file = letter.attachment.as_deref().expect("the games as a file");
    let file: Enclosure = serde_json::from_str(file).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(file.name);
    std::fs::write(&path, file.text).unwrap();
    need::python_chess(&path, games);
    need::pgn_extract(&path, games);
}

async fn the_end_by_leaving_names_who_left_and_brings_every_game(record: TestDb) {
    let site = Site::open(record).await;
    let club = &site.club;
    let dieter = speaking(&site, "dieter", "Dieter Dorn", "de").await;
    let mei = speaking(&site, "mei", "Mei", "fr").await;
    deliver(club, mei, Delivery::DailyDigest).await;
    // From #356 python-chess reads no castling unless it knows that the game is Chess960.
    let with_mei = club.start("dieter", "mei", 356, false).await;
    let with_boris = club.start("dieter", "boris", 356, false).await;
    for game in [with_mei[0], with_boris[0]] {
        club.play(game, "a2a3 a7a6").await;
    }
    club.letters().await;
    leave(&site, dieter).await;
    let letters = club.letters().await;
    let to_boris: Vec<&Letter> =
        letters.iter().filter(|letter| letter.address.starts_with("boris")).collect();
    assert_eq!(to_boris.len(), 1);
    assert!(to_boris[0].text.contains("Dieter Dorn"), "{}", to_boris[0].text);
    attached(to_boris[0], 2);

    club.clock.set(club.clock.now() + DAY);
    let worker = Worker::new(club.door.clone(), Arc::new(Captured::default()));
    while worker.digest_one().await.unwrap() == Step::Done {}
    let digest = club.letters().await.into_iter().find(|l| l.address.starts_with("mei")).expect("a digest");
    assert!(digest.text.contains("Dieter Dorn a quitté le club"), "{}", digest.text);
    assert_eq!(names(&digest.text, &FORMER), [""; 0]);
    for game in &with_mei {
        assert!(digest.text.contains(&format!("http://127.0.0.1:8960/games/{game}\n")), "{}", digest.text);
    }
    attached(&digest, 2);
    // Once it is told, his name stands there no more.
    let mut tx = club.door.db().read().await.unwrap();
    for notice in notices::of_game(&mut tx, with_mei[0]).await.unwrap() {
        assert!(!notice.pending && !notice.body.contains("Dieter"), "{}", notice.body);
    }
}

async fn a_visitor_chooses_the_language(record: TestDb) {
    let site = Site::open(record).await;
    let page = site.get("/glossary", None).await.body;
    assert!(page.contains("href=\"/language/es?to=%2Fglossary\" lang=\"es\" hreflang=\"es\""), "{page}");
    let chosen = site.get("/language/es?to=/glossary", None).await;
    assert_eq!((chosen.status, chosen.location.as_deref()), (StatusCode::SEE_OTHER, Some("/glossary")));
    let cookie = chosen.cookie().expect("a cookie");
    let page = site.get("/glossary", Some(&cookie)).await.body;
    assert!(page.contains("<html lang=\"es\">") && page.contains("aria-current=\"true\">Español<"), "{page}");
    assert_eq!(site.get("/language/es?to=//evil.example", None).await.location.as_deref(), Some("/"));
    // A member's own setting goes before it.
    let anna = site.log_in("anna").await;
    let page = site.get("/glossary", Some(&format!("{anna}; {cookie}"))).await.body;
    assert!(page.contains("<html lang=\"en\">") && !page.contains("/language/"), "{page}");
}

async fn games_are_found_by_the_name_of_a_player(record: TestDb) {
    let site = Site::open(record).await;
    site.club.start("anna", "boris", 518, false).await;
    site.club.start("boris", "carol", 69, false).await;
    for found in ["/games?player=Anna%20Alder", "/games?player=anna", "/games?player=@anna"] {
        let page = site.get(found, None).await.body;
        assert!(page.contains("M0001-1") && !page.contains("M0002-1"), "{found}: {page}");
    }
    for (asked, said) in [
        ("/games?player=Nobody", "No member has the handle or the full name “Nobody”."),
        ("/games?state=bogus", "“bogus” is no state of a game."),
    ] {
        let page = site.get(asked, None).await.body;
        assert!(page.contains(said) && !page.contains("M0001-1"), "{asked}: {page}");
    }
    speaking(&site, "anna2", "Anna Alder", "en").await;
    let page = site.get("/games?player=Anna%20Alder", None).await.body;
    assert!(page.contains("Several have the name “Anna Alder”."), "{page}");
}

async fn a_month_that_runs_is_not_sent_by_accident(record: TestDb) {
    let site = Site::open(record).await;
    let cookie = site.log_in("emil").await;
    // Today is the fourth of May.
    let drafted = site.post("/director/newsletter", Some(&cookie), &[("month", "2026-05")]).await;
    assert_eq!(drafted.status, StatusCode::SEE_OTHER);
    let page = site.get("/director/newsletter/1", Some(&cookie)).await.body;
    assert!(page.contains("This month is not over. Games that end until 1 June 2026"), "{page}");
    let refused = site.post("/director/newsletter/1", Some(&cookie), &[("act", "send"), ("seen", "0")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("tick the box"), "{}", refused.body);
    let form = [("act", "send"), ("seen", "0"), ("early", "1")];
    let sent = site.post("/director/newsletter/1", Some(&cookie), &form).await;
    assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.body);
}
