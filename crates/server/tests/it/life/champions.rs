//! The roll of champions: from the events of the record, and by hand for those before it.
use axum::http::StatusCode;
use frcec_rules::club::{event::Format, game::Command as Rules, pace::Pace};
use frcec_server::door::{
    Actor, ChampionWish, Command, EventCommand, LifeCommand, LifeDenial, MemberCommand, NewEvent,
};
use frcec_store::testing::TestDb;
use frcec_store::{lists, players, tournaments};

use super::super::web::Site;
use super::{denied, life};

frcec_store::on_both!(a_roll_has_the_events_of_the_record_and_the_lines_by_hand, odd_lines_are_refused);

async fn a_roll_has_the_events_of_the_record_and_the_lines_by_hand(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let format = Format::RoundRobin { double: false, class_size: None };
    let new = NewEvent::new("Spring Cup", format, Pace::Bank { days: 60 });
    let create = EventCommand::Create(Box::new(new));
    site.club.submit(Actor::Club, Command::Event(create)).await.unwrap();
    for handle in ["anna", "boris", "carol"] {
        let player = {
            let mut tx = site.club.door.db().read().await.unwrap();
            players::by_handle(&mut tx, handle).await.unwrap().unwrap().id
        };
        let enter = EventCommand::Enter { code: "T0001".to_owned(), player };
        site.club.submit(Actor::Club, Command::Event(enter)).await.unwrap();
    }
    let start = EventCommand::Start { code: "T0001".to_owned(), seen: None };
    site.club.submit(Actor::Club, Command::Event(start)).await.unwrap();
    let games = {
        let mut tx = site.club.door.db().read().await.unwrap();
        let event = tournaments::by_code(&mut tx, "T0001").await.unwrap().unwrap();
        lists::games_of_tournament(&mut tx, event.id).await.unwrap()
    };
    // Carol wins all her games, Anna the other one.
    for game in games {
        let view = site.club.view(game.id).await;
        let lost = [&view.white, &view.black].into_iter().min_by_key(|who| match who.handle.as_str() {
            "carol" => 2,
            "anna" => 1,
            _ => 0,
        });
        site.club.command(game.id, lost.unwrap().id, Rules::Resign).await.unwrap();
    }
    while site.club.door.look_at_one_event().await.unwrap() {}
    let form = [("key", "c1"), ("year", "2005"), ("event", "First Dropout"), ("winner", "Old <b>Master</b>")];
    let entered = site.post("/director/champions", Some(&dora), &form).await;
    assert_eq!(entered.status, StatusCode::SEE_OTHER, "{}", entered.body);
    // Sent twice it is one; a member is named by the handle.
    site.post("/director/champions", Some(&dora), &form).await;
    let member = [("key", "c2"), ("year", "2004"), ("event", "First Cup"), ("winner", "BORIS")];
    site.post("/director/champions", Some(&dora), &member).await;
    let roll = site.get("/champions", None).await.body;
    let places: Vec<usize> = ["Spring Cup", "Carol Cole", "First Dropout", "First Cup", "Boris Bern"]
        .into_iter()
        .map(|said| roll.find(said).unwrap_or_else(|| panic!("{said} in {roll}")))
        .collect();
    assert!(places.is_sorted(), "{roll}");
    assert_eq!(roll.matches("First Dropout").count(), 1);
    assert!(!roll.contains("<b>Master"), "{roll}");

    // Who leaves is named no more; a line taken out is gone, with its reason in the log.
    let boris = {
        let mut tx = site.club.door.db().read().await.unwrap();
        players::by_handle(&mut tx, "boris").await.unwrap().unwrap().id
    };
    let leave = Command::Member(MemberCommand::Leave(boris, false));
    site.club.submit(Actor::Player(boris), leave).await.unwrap();
    let roll = site.get("/champions", None).await.body;
    assert!(!roll.contains("Boris Bern") && roll.contains("First Cup"), "{roll}");
    let desk = site.get("/director/champions", Some(&dora)).await.body;
    let (_, rest) = desk.split_once("action=\"/director/champions/").unwrap();
    let id = rest.split('"').next().unwrap();
    let path = format!("/director/champions/{id}");
    let refused = site.post(&path, Some(&dora), &[("reason", "")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let removed = site.post(&path, Some(&dora), &[("reason", "entered twice")]).await;
    assert_eq!(removed.status, StatusCode::SEE_OTHER);
    assert!(!site.get("/champions", None).await.body.contains("First Dropout"));
    assert_eq!(site.post(&path, Some(&dora), &[("reason", "again")]).await.status, StatusCode::NOT_FOUND);
}

async fn odd_lines_are_refused(record: TestDb) {
    let site = Site::open(record).await;
    let add = |year: &str, event: &str, winner: &str| {
        let wish = ChampionWish { year: year.to_owned(), event: event.to_owned(), winner: winner.to_owned() };
        life(&site.club, Actor::Club, LifeCommand::AddChampion(wish))
    };
    for year in ["", "x", "1850", "2027", "-2004", "99999999999999999999"] {
        assert_eq!(denied(add(year, "Cup", "Anna").await), LifeDenial::Year, "{year}");
    }
    let long = "x".repeat(81);
    for (event, winner) in [("", "Anna"), ("Cup", " "), (long.as_str(), "Anna"), ("Cup", long.as_str())] {
        assert_eq!(denied(add("2004", event, winner).await), LifeDenial::Name);
    }
    add("2026", "Cup", "Anna").await.unwrap();
}
