//! What a suspension does to events: the places that become free, and the rounds that are paired next.
use frcec_server::door::{Command, DeskCommand};

use super::*;

frcec_store::on_both!(
    a_place_that_a_suspension_frees_goes_to_who_waits,
    a_suspension_of_a_minute_ago_ends_no_event,
    a_correction_does_not_end_the_hour_of_a_withdrawal,
);

/// A correction in the hour after a withdrawal starts nothing: both can be taken back.
async fn a_correction_does_not_end_the_hour_of_a_withdrawal(record: TestDb) {
    let mut new = NewEvent::new("Cup", Format::Knockout, bank());
    new.settings.staggered = false;
    let stage = Stage::begun(record, 4, new).await;
    let all = stage.running().await;
    let (first, rest): (Vec<StoredGame>, Vec<StoredGame>) =
        all.into_iter().partition(|game| game.seat(stage.players[0]).is_some());
    for game in &first {
        stage.end(game, Outcome::win_of(game.seat(stage.players[0]).unwrap())).await;
    }
    stage.take_out(stage.players[1]).await;
    stage.club.clock.set(stage.club.clock.now() + 5 * 60_000);
    stage.correct(first[0].id, Outcome::Draw).await.unwrap();
    stage.work().await;
    assert_eq!(stage.record().await.rounds.len(), 1, "nothing starts before the hour is over");
    stage.take_back("withdraw").await.unwrap();
    stage.work().await;
    assert_eq!(stage.running().await.len(), rest.len());
    assert_eq!(stage.state_of(stage.players[1]).await, EntryState::Playing);
}

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
