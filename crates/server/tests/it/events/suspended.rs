//! What a suspension does to events: the places that become free, and the rounds that are paired next.
use frcec_server::door::{Command, DeskCommand};

use super::*;

frcec_store::on_both!(
    a_place_that_a_suspension_frees_goes_to_who_waits,
    a_suspension_of_a_minute_ago_ends_no_event,
);

async fn suspend(stage: &Stage, player: PlayerId) {
    let suspend = DeskCommand::Suspend { player, on: true, reason: "two accounts".to_owned() };
    stage.club.submit(Actor::Staff(stage.director), Command::Desk(suspend)).await.unwrap();
}

async fn a_place_that_a_suspension_frees_goes_to_who_waits(record: TestDb) {
    let mut new = NewEvent::new("Two", ROBIN, Pace::default());
    new.settings.capacity = Some(2);
    new.settings.start = StartMode::Hand;
    let stage = Stage::full(record, 4, new).await;
    stage.letters().await;
    let [one, two, three, four] = stage.players[..] else { panic!("four") };
    suspend(&stage, one).await;
    let record = stage.record().await;
    assert_eq!(record.entries.iter().map(|entry| entry.player).collect::<Vec<_>>(), [two, three]);
    assert!(record.waits(four));
    let letters = stage.letters().await;
    let text = flowed(&of(&letters, "player3").text);
    assert!(text.contains("Two (T0001)"), "{text}");
    assert_eq!(letters.len(), 2, "the suspended one, and the one who comes in");
}

async fn a_suspension_of_a_minute_ago_ends_no_event(record: TestDb) {
    let mut new = NewEvent::new("Cup", Format::Knockout, bank());
    new.settings.staggered = false;
    let stage = Stage::begun(record, 4, new).await;
    let lower =
        |game: &StoredGame| if game.white_id < game.black_id { Outcome::White } else { Outcome::Black };
    stage.club.clock.set(stage.club.clock.now() + DAY_MS);
    suspend(&stage, stage.players[0]).await;
    stage.end_round(lower).await;
    stage.work().await;
    let record = stage.record().await;
    assert_eq!((record.event.state, record.rounds.len()), (TournamentState::Running, 1), "it waits");
    assert_eq!(stage.state_of(stage.players[0]).await, EntryState::Playing);
    // It was a slip, and the final is played by both.
    stage.take_back("suspend").await.unwrap();
    stage.club.clock.set(stage.club.clock.now() + 60 * 60 * 1000);
    stage.work().await;
    let record = stage.record().await;
    assert_eq!((record.event.state, record.rounds.len()), (TournamentState::Running, 2));
    assert_eq!(stage.running().await.len(), 2);
    // Where it stands, the event goes on without him when the hour is over.
    suspend(&stage, stage.players[0]).await;
    stage.end_round(|_| Outcome::White).await;
    stage.work().await;
    assert_eq!(stage.state().await, TournamentState::Running);
    stage.club.clock.set(stage.club.clock.now() + 60 * 60 * 1000);
    stage.work().await;
    let record = stage.record().await;
    assert_eq!((record.event.state, record.champions()), (TournamentState::Finished, vec![vec![1]]));
}
