//! What a suspension does to events: the places that become free, and the rounds that are paired next.
use frcec_server::door::{Command, DeskCommand};

use super::*;

frcec_store::on_both!(
    a_place_that_a_suspension_frees_goes_to_who_waits,
    a_suspension_of_a_minute_ago_ends_no_event,
    a_correction_does_not_end_the_hour_of_a_withdrawal,
    a_suspended_member_keeps_the_place_by_a_director_s_word,
    a_suspended_member_is_taken_out_by_a_director_s_word,
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
    let text = flowed(&of(&stage.letters().await, "dora").text);
    assert!(
        text.contains("The next round of Cup (T0001) waits for your decision: Player 1 is suspended."),
        "{text}"
    );
    // It was a slip, and the final is played by both.
    stage.take_back("suspend").await.unwrap();
    stage.work().await;
    let record = stage.record().await;
    assert_eq!((record.event.state, record.rounds.len()), (TournamentState::Running, 2));
    assert_eq!((stage.running().await.len(), record.event.waits_since), (2, None));
    // With the final lost, there is no round to decide about: the event ends.
    suspend(&stage, stage.players[0]).await;
    stage.end_round(|game| Outcome::win_of(game.seat(stage.players[1]).unwrap())).await;
    stage.work().await;
    let record = stage.record().await;
    assert_eq!((record.event.state, record.champions()), (TournamentState::Finished, vec![vec![1]]));
}

/// A cup whose first round is over, with the first of four suspended after it.
async fn stopped(record: TestDb) -> Stage {
    let mut new = NewEvent::new("Cup", Format::Knockout, bank());
    new.settings.staggered = false;
    let stage = Stage::begun(record, 4, new).await;
    let lower =
        |game: &StoredGame| if game.white_id < game.black_id { Outcome::White } else { Outcome::Black };
    let other = stage.club.member("olga", "Olga Other").await;
    let suspend =
        DeskCommand::Suspend { player: stage.players[0], on: true, reason: "two accounts".to_owned() };
    stage.club.submit(Actor::Staff(other), Command::Desk(suspend)).await.unwrap();
    let letters = stage.letters().await;
    let text = flowed(&of(&letters, "dora").text);
    assert!(text.contains("Player 1, who plays in Cup (T0001), has been suspended."), "{text}");
    assert!(
        text.contains("you decide whether Player 1 keeps the place") && text.contains("Olga Other"),
        "{text}"
    );
    let text = flowed(&of(&letters, "player1").text);
    assert!(text.contains("You play in Cup (T0001): its director decides before the next round"), "{text}");
    assert!(stage.record().await.event.waits_since.is_some(), "it stands on the desk at once");
    stage.end_round(lower).await;
    stage.work().await;
    stage.letters().await;
    // No day of waiting takes the place away.
    stage.club.clock.set(stage.club.clock.now() + 3 * DAY_MS);
    stage.work().await;
    assert_eq!(stage.record().await.rounds.len(), 1);
    assert_eq!(stage.state_of(stage.players[0]).await, EntryState::Playing);
    let seen = Some(stage.record().await.event.version);
    let advance =
        EventCommand::Advance { code: stage.code.clone(), seen, reason: Some("on".to_owned() + " we go") };
    let refused = stage.by_office(advance).await;
    assert!(matches!(refused, Err(SubmitError::Event(EventDenial::Undecided { .. }))), "{refused:?}");
    stage
}

fn keep(stage: &Stage) -> EventCommand {
    let reason = "it is being looked into".to_owned();
    EventCommand::Keep { code: stage.code.clone(), player: stage.players[0], reason }
}

async fn a_suspended_member_keeps_the_place_by_a_director_s_word(record: TestDb) {
    let stage = stopped(record).await;
    stage.by_office(keep(&stage)).await.unwrap();
    let text = flowed(&of(&stage.letters().await, "player1").text);
    assert!(
        text.contains("You keep your place in Cup (T0001)") && text.contains("it is being looked into"),
        "{text}"
    );
    stage.work().await;
    let record = stage.record().await;
    assert_eq!((record.rounds.len(), record.event.waits_since), (2, None));
    assert!(stage.running().await.iter().all(|game| game.seat(stage.players[0]).is_some()), "the final");
    let twice = stage.by_office(keep(&stage)).await;
    assert!(matches!(twice, Err(SubmitError::Event(EventDenial::NotSuspended))), "{twice:?}");
    // A later suspension asks again.
    for on in [false, true] {
        let suspend = DeskCommand::Suspend { player: stage.players[0], on, reason: "again".to_owned() };
        stage.club.submit(Actor::Staff(stage.director), Command::Desk(suspend)).await.unwrap();
    }
    let record = stage.record().await;
    assert_eq!(stage.club.door.undecided_seats(&record).await.unwrap().len(), 1);
}

async fn a_suspended_member_is_taken_out_by_a_director_s_word(record: TestDb) {
    let stage = stopped(record).await;
    stage.take_out(stage.players[0]).await;
    stage.work().await;
    assert_eq!(stage.state().await, TournamentState::Running, "an hour for second thoughts");
    let text = flowed(&of(&stage.letters().await, "player2").text);
    assert!(text.contains("With that you win Cup (T0001)"), "who has won by it hears of it: {text}");
    stage.club.clock.set(stage.club.clock.now() + 60 * 60 * 1000);
    stage.work().await;
    let record = stage.record().await;
    assert_eq!((record.event.state, record.champions()), (TournamentState::Finished, vec![vec![1]]));
}
