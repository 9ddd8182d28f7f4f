//! Pages in every language: a page is said in its reader's language alone.
use frcec_rules::club::event::Format;
use frcec_server::{
    door::{
        Actor, Command, EventCommand, LifeCommand, MemberChange, MemberCommand, NewEvent, NewsWish, Receipt,
    },
    life::Month,
    speech::Lang,
};
use frcec_store::{PlayerId, players, testing::TestDb};

use super::{super::web::Site, english_fragments};

const PAGES: [&str; 53] = [
    "/news",
    "/news/1",
    "/newsletter",
    "/newsletter/1",
    "/game-of-the-month",
    "/months",
    "/months/2026-04",
    "/champions",
    "/calendar",
    "/director/news",
    "/director/news/new",
    "/director/news/1",
    "/director/newsletter",
    "/director/newsletter/1",
    "/director/newsletter/2",
    "/director/champions",
    "/positions?played=never",
    "/challenges",
    "/offsite",
    "/account/farewell",
    "/director/reports",
    "/director/offsite",
    "/",
    "/games",
    "/games?player=nobody&position=960&tournament=T9",
    "/games/1",
    "/games/1?ply=3&side=black",
    "/games/4711",
    "/matches/M0001",
    "/positions",
    "/positions?find=x",
    "/positions/451",
    "/players",
    "/players/anna",
    "/players/nobody",
    "/tournaments",
    "/rules/castling",
    "/glossary",
    "/links",
    "/account",
    "/director",
    "/director/members",
    "/director/matches/new",
    "/director/tournaments/new",
    "/tournaments/T0001",
    "/tournaments/T0001/draw",
    "/tournaments/T0002",
    "/tournaments/T0002/draw",
    "/tournaments/T0003",
    "/tournaments/DP0001",
    "/director/tournaments/T0001",
    "/director/tournaments/T0002",
    "/director/tournaments/T0002/edit",
];

/// One event of each format, with three members; the Swiss takes entries.
async fn events(site: &Site, director: PlayerId) {
    let formats = [
        Format::Knockout,
        Format::Swiss { rounds: 3, double: true },
        Format::RoundRobin { double: true, class_size: None },
        Format::Dropout,
    ];
    for format in formats {
        let mut new = NewEvent::new("T4", format, "bank 30".parse().unwrap());
        new.settings.capacity = Some(8);
        new.settings.conditions.min_rating = Some(1000);
        let create = Command::Event(EventCommand::Create(Box::new(new)));
        let made = site.club.submit(Actor::Staff(director), create).await.unwrap();
        let Receipt::Event { code } = made else { panic!("{made:?}") };
        for handle in ["anna", "boris", "carol"] {
            let mut tx = site.club.door.db().read().await.unwrap();
            let player = players::by_handle(&mut tx, handle).await.unwrap().unwrap().id;
            drop(tx);
            let enter = Command::Event(EventCommand::Enter { code: code.clone(), player });
            site.club.submit(Actor::Staff(director), enter).await.unwrap();
        }
        if !matches!(format, Format::Swiss { .. }) {
            let start = Command::Event(EventCommand::Start { code, seen: None });
            site.club.submit(Actor::Staff(director), start).await.unwrap();
        }
    }
}

/// Numbers with a point between whole and parts in what a page says; dates, addresses and moves have others.
fn english_numbers(page: &str) -> Vec<String> {
    let mut said = String::new();
    for piece in page.split('<') {
        said.push(' ');
        said.push_str(piece.split_once('>').map_or(piece, |(_, text)| text));
    }
    let number = |word: &&str| {
        let word = word.trim_matches(|c: char| !c.is_ascii_digit());
        let parts: Vec<&str> = word.split('.').collect();
        parts.len() == 2
            && parts.iter().all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()))
    };
    said.split_whitespace().filter(number).map(str::to_owned).collect()
}

#[test]
fn a_number_with_a_point_is_found() {
    assert_eq!(english_numbers("<p title=\"0.5\">2.43, 3. Mai 1.e4 2026.05.03</p>"), ["2.43,"]);
}

#[tokio::test]
async fn no_page_mixes_two_languages() {
    let fragments = english_fragments();
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        let site = Box::pin(Site::open(TestDb::sqlite().await)).await;
        let games = site.club.start("anna", "boris", 518, false).await;
        site.club.play(games[0], "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1h1").await;
        site.club.play(games[1], "f2f3 e7e5 g2g4 d8h4").await;
        let mut tx = site.club.door.db().read().await.unwrap();
        let dora = players::by_handle(&mut tx, "dora").await.unwrap().expect("a director").id;
        drop(tx);
        Box::pin(events(&site, dora)).await;
        let change = MemberChange { lang: Some(lang.tag().to_owned()), ..MemberChange::default() };
        let change = Command::Member(MemberCommand::Change(dora, change));
        site.club.submit(Actor::Player(dora), change).await.unwrap();
        let mut tx = site.club.door.db().read().await.unwrap();
        let emil = players::by_handle(&mut tx, "emil").await.unwrap().expect("an admin").id;
        drop(tx);
        // Everything that a newsletter and a vote can tell.
        let wish = NewsWish {
            title: "N".to_owned(),
            body: "N".to_owned(),
            lang: "en".to_owned(),
            ..NewsWish::default()
        };
        let news = LifeCommand::WriteNews(NewsWish { publish: true, ..wish });
        let month = Month::of(site.club.clock.now());
        for (by, command) in [
            (Actor::Staff(dora), news),
            (Actor::Player(dora), LifeCommand::Nominate(dora, games[1])),
            (Actor::Staff(emil), LifeCommand::DraftIssue(month.count())),
            (Actor::Staff(emil), LifeCommand::SendIssue { id: 1, seen: 0, early: true }),
            (Actor::Staff(emil), LifeCommand::DraftIssue(month.previous().count())),
        ] {
            site.club.submit(by, Command::Life(command)).await.unwrap();
        }
        // An admin of this language sees the pages of all.
        let role = site.club.door.db().write(move |tx| {
            Box::pin(async move {
                let mut row = players::by_id(tx, dora).await?.expect("a director");
                row.role = players::Role::Admin;
                players::update(tx, &row, 0).await
            })
        });
        role.await.unwrap();
        let cookie = Box::pin(site.log_in("dora")).await;
        for path in PAGES {
            let page = Box::pin(site.get(path, Some(&cookie))).await.body;
            assert!(page.contains(&format!("<html lang=\"{lang}\"")), "{path}: {page}");
            assert_eq!(english_numbers(&page), Vec::<String>::new(), "{lang} {path}: {page}");
            for (key, fragment) in &fragments {
                assert!(!page.contains(fragment), "{lang} {path}: {fragment:?} of {key} in\n{page}");
            }
        }
    }
}
