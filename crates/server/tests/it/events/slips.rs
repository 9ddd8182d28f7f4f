//! Slips of a director: what would follow is said before, and can be taken back before the club goes on from it.
use frcec_server::door::{Command, DeskCommand, DeskDenial, Ends, Stays};
use frcec_server::speech::{Lang, Speech};
use frcec_store::audit::{self, AuditFilter};

use frcec_rules::club::game::EndReason;

use super::*;

frcec_store::on_both!(
    nobody_who_is_in_loses_the_place_by_fewer_places,
    a_finalist_withdrawn_by_mistake_comes_back,
    who_is_left_of_a_knockout_has_won_it,
    a_corrected_title_is_told_to_all,
    the_doctor_finds_a_pair_that_was_paired_twice,
);

async fn newest(stage: &Stage, action: &str) -> i64 {
    let mut tx = stage.club.door.db().read().await.unwrap();
    let filter = AuditFilter { action: Some(action.to_owned()), ..AuditFilter::default() };
    audit::list(&mut tx, &filter, 1).await.unwrap().remove(0).id
}

async fn take_back(stage: &Stage, action: &str) -> Result<Receipt, SubmitError> {
    let undo = DeskCommand::Undo { entry: newest(stage, action).await, reason: "a slip".to_owned() };
    stage.club.submit(Actor::Staff(stage.director), Command::Desk(undo)).await
}

async fn nobody_who_is_in_loses_the_place_by_fewer_places(record: TestDb) {
    let mut new = NewEvent::new("Places", ROBIN, Pace::default());
    new.settings.capacity = Some(2);
    let stage = Stage::full(record, 4, new.clone()).await;
    let edit = async |places: u32| {
        let mut to = new.clone();
        to.settings.capacity = Some(places);
        let seen = stage.record().await.event.version;
        let reason = "asked for".to_owned();
        let code = stage.code.clone();
        stage.by_office(EventCommand::Edit { code, seen, to: Box::new(to), reason }).await
    };
    edit(4).await.unwrap();
    assert_eq!(stage.record().await.entries.len(), 4, "who waited is in");
    stage.letters().await;
    for places in [2, 3] {
        let refused = edit(places).await;
        assert!(
            matches!(refused, Err(SubmitError::Event(EventDenial::PlacesBelow { entered: 4 }))),
            "{refused:?}"
        );
    }
    // Taking the change back would do the same.
    match take_back(&stage, "edit event").await {
        Err(SubmitError::Desk(denial)) => assert_eq!(*denial, DeskDenial::Stays(Stays::Places)),
        other => panic!("{other:?}"),
    }
    assert!(stage.letters().await.is_empty());
    stage.start().await.unwrap();
    assert_eq!(stage.letters().await.len(), 4);
    assert_eq!(stage.running().await.len(), 6, "everybody meets everybody");
}

async fn a_finalist_withdrawn_by_mistake_comes_back(record: TestDb) {
    let mut new = NewEvent::new("Cup", Format::Knockout, bank());
    new.settings.staggered = false;
    let stage = Stage::begun(record, 4, new).await;
    let lower =
        |game: &StoredGame| if game.white_id < game.black_id { Outcome::White } else { Outcome::Black };
    stage.end_round(lower).await;
    stage.work().await;
    stage.letters().await;
    // The final: 1 against 2. Beforehand it is said that the event ends by it.
    let record = stage.record().await;
    let departure = stage.club.door.departure(&record, stage.players[0], true).await.unwrap();
    assert_eq!(departure.effect.closes, Ends::Event);
    let said = departure.foretold(Speech::new(), Lang::En).join(" ");
    assert!(said.contains("This ends the event") && said.contains("in an hour"), "{said}");
    assert!(said.contains("Player 2 wins it."), "{said}");
    assert!(departure.sentences(Speech::new(), Lang::En).iter().any(|said| said.contains("are rated")));
    let take_out = async || {
        let command = EventCommand::Withdraw {
            code: stage.code.clone(),
            player: stage.players[0],
            reason: Some("a wrong click".to_owned()),
        };
        stage.by_office(command).await.unwrap();
    };
    take_out().await;
    stage.work().await;
    assert_eq!(stage.state().await, TournamentState::Running);
    let text = flowed(&of(&stage.letters().await, "player2").text);
    assert!(text.contains("Player 1 is out of Cup (T0001)"), "{text}");
    assert!(text.contains("You win games T0001-M0003-1 and T0001-M0003-2 by it."), "{text}");
    assert!(text.contains("With that you win Cup (T0001): the result stands in an hour"), "{text}");
    assert!(text.contains("by these games)."), "{text}");
    take_back(&stage, "withdraw").await.unwrap();
    stage.work().await;
    assert_eq!(stage.running().await.len(), 2, "the final goes on");
    stage.letters().await;
    // Done on purpose, the club goes on after the hour.
    take_out().await;
    stage.club.clock.set(stage.club.clock.now() + 3_599_000);
    stage.work().await;
    assert_eq!(stage.state().await, TournamentState::Running);
    stage.club.clock.set(stage.club.clock.now() + 1_000);
    stage.work().await;
    assert_eq!(stage.record().await.champions(), [vec![1]]);
    assert_eq!(stage.state().await, TournamentState::Finished);
    // The log has no word of a time that is not over.
    let mut tx = stage.club.door.db().read().await.unwrap();
    let filter = AuditFilter { action: Some("look".to_owned()), ..AuditFilter::default() };
    assert!(audit::list(&mut tx, &filter, 5).await.unwrap().is_empty());
}

async fn who_is_left_of_a_knockout_has_won_it(record: TestDb) {
    let stage = Stage::begun(record, 2, NewEvent::new("Cup", Format::Knockout, bank())).await;
    stage.withdraw(stage.players[0]).await.unwrap();
    stage.work().await;
    let record = stage.record().await;
    assert_eq!((record.event.state, record.champions()), (TournamentState::Finished, vec![vec![1]]));
    let page = stage.page().await;
    assert!(!page.contains("There is no winner"), "{page}");
    let text = flowed(&of(&stage.letters().await, "player2").text);
    assert!(!text.contains("There is no winner") && text.contains("Player 2"), "{text}");
    assert!(text.contains("Your rating is now 15"), "{text}");
}

async fn a_corrected_title_is_told_to_all(record: TestDb) {
    let stage = Stage::begun(record, 3, NewEvent::new("Three", ROBIN, Pace::default())).await;
    let lower =
        |game: &StoredGame| if game.white_id < game.black_id { Outcome::White } else { Outcome::Black };
    let games = stage.running().await;
    stage.end_round(lower).await;
    stage.work().await;
    stage.letters().await;
    assert_eq!(stage.record().await.champions(), [vec![0]]);
    // 2 has won against 1 after all: two points.
    let [one, two, _] = stage.players[..] else { panic!("three") };
    let game = games.iter().find(|game| game.seat(one).is_some() && game.seat(two).is_some()).unwrap();
    let outcome = Outcome::win_of(game.seat(two).unwrap());
    let stored = stage.stored(game.id).await;
    let foretold = stage
        .club
        .door
        .foretell_result(&stored, Some((outcome, EndReason::Corrected)), Lang::En)
        .await
        .unwrap();
    let places = "Places: Player 1 1 → 2 and Player 2 2 → 1.";
    assert_eq!(foretold, ["The winner changes: until now Player 1, then Player 2.", places]);
    stage.correct(game.id, outcome).await.unwrap();
    assert_eq!(stage.record().await.champions(), [vec![1]]);
    let letters = stage.letters().await;
    assert_eq!(letters.len(), 3, "all who played");
    for who in ["player1", "player2", "player3"] {
        let text = flowed(&of(&letters, who).text);
        let said = "By a corrected result the winner of Three (T0001) is another one: until now Player 1, now Player 2.";
        assert!(text.contains(said), "{who}: {text}");
        let place = "Your place in Three (T0001) is now";
        assert_eq!(text.contains(place), who != "player3", "{who}: {text}");
    }
}

async fn the_doctor_finds_a_pair_that_was_paired_twice(record: TestDb) {
    let stage = Stage::begun(record, 3, NewEvent::new("Three", ROBIN, Pace::default())).await;
    let examine = async || {
        let doctor = frcec_server::doctor::Doctor {
            db: stage.club.door.db(),
            speech: Speech::new(),
            lang: Lang::En,
            repair_at: None,
        };
        doctor.examine().await.unwrap()
    };
    assert!(examine().await.ok);
    let round =
        stage.record().await.rounds.into_iter().find(|round| !round.body.pairings.is_empty()).unwrap();
    // Written by hand into another round.
    let mut body = serde_json::to_value(&round.body).unwrap();
    body["pairings"][0]["matches"] = serde_json::json!([]);
    let other = round.stored.round % 3 + 1;
    let raw = format!(
        "UPDATE tournament_rounds SET body = '{}' WHERE round = {other}",
        body.to_string().replace('\'', "''")
    );
    stage.club.record.raw(&raw).await.unwrap();
    let report = examine().await;
    assert!(!report.ok);
    assert!(format!("{report:?}").contains("are paired twice"), "{report:?}");
}
