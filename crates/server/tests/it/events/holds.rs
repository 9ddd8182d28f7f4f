//! What keeps the club from going on with an event whose games are over.
use frcec_server::door::{APPEAL_MS, EventHold};
use frcec_store::adjudications::Claim;

use super::*;

frcec_store::on_both!(
    a_game_that_ends_after_a_withdrawal_does_not_end_its_hour,
    a_decision_waits_for_its_appeal,
    without_an_appeal_the_event_goes_on_when_its_days_are_over,
    an_adjudication_does_not_go_on_with_its_game,
);

const HOUR: i64 = 60 * 60 * 1000;

fn lower(game: &StoredGame) -> Outcome {
    if game.white_id < game.black_id { Outcome::White } else { Outcome::Black }
}

async fn cup(record: TestDb) -> Stage {
    let mut new = NewEvent::new("Cup", Format::Knockout, bank());
    new.settings.staggered = false;
    Stage::begun(record, 4, new).await
}

async fn a_game_that_ends_after_a_withdrawal_does_not_end_its_hour(record: TestDb) {
    let stage = cup(record).await;
    let departure = stage.club.door.departure(&stage.record().await, stage.players[0], true).await.unwrap();
    let said =
        departure.foretold(frcec_server::speech::Speech::new(), frcec_server::speech::Lang::En).join(" ");
    assert!(said.contains("for an hour at least"), "{said}");
    let at = stage.club.clock.now();
    stage.take_out(stage.players[0]).await;
    // The last game ends in the same minutes, and by chance after it.
    stage.end_round(lower).await;
    stage.work().await;
    assert_eq!(stage.record().await.rounds.len(), 1, "the final is not paired yet");
    let hold = stage.club.door.hold(&stage.record().await).await.unwrap();
    assert_eq!(hold, Some(EventHold::Undo { until: at + HOUR }));
    let page = stage.page().await;
    assert!(page.contains("until then a director can take back what ended the last of them"), "{page}");
    stage.take_back("withdraw").await.unwrap();
    stage.work().await;
    assert_eq!(stage.running().await.len(), 2, "his games go on");
    stage.take_out(stage.players[0]).await;
    stage.club.clock.set(stage.club.clock.now() + HOUR);
    stage.work().await;
    assert_eq!(stage.record().await.rounds.len(), 2);
}

/// The last game of the semi-finals, decided by a director against the player of the higher number.
async fn decided(record: TestDb) -> (Stage, StoredGame, i64) {
    let stage = cup(record).await;
    let games = stage.running().await;
    let last = games.last().unwrap().clone();
    stage.club.play(last.id, "e2e4 e7e5").await;
    for game in &games[..games.len() - 1] {
        stage.end(game, lower(game)).await;
    }
    let desk =
        async |by: Actor, command: DeskCommand| stage.club.submit(by, Command::Desk(command)).await.unwrap();
    let staff = Actor::Staff(stage.director);
    let ask = DeskCommand::AskAdjudication { game: last.id, reason: "nobody writes any more".to_owned() };
    let Receipt::Adjudication { id } = desk(staff, ask).await else { panic!("no case") };
    for player in [last.white_id, last.black_id] {
        let claim = DeskCommand::FileClaim { id, claim: Claim::Win, lines: "12.Nf3".to_owned() };
        desk(Actor::Player(player), claim).await;
    }
    stage.letters().await;
    let decide = DeskCommand::Decide { id, outcome: lower(&last), reason: "a clear position".to_owned() };
    desk(staff, decide).await;
    let letters = stage.letters().await;
    let texts: Vec<String> = letters.iter().map(|letter| flowed(&letter.text)).collect();
    let holds = "The next round, or the end of the event, waits until the days for an appeal are over";
    assert_eq!(texts.iter().filter(|text| text.contains(holds)).count(), 2, "{texts:?}");
    stage.work().await;
    assert_eq!(stage.record().await.rounds.len(), 1, "no final before the appeal");
    let seen = Some(stage.record().await.event.version);
    let reason = Some("on we go".to_owned());
    let early = stage.by_office(EventCommand::Advance { code: stage.code.clone(), seen, reason }).await;
    assert!(matches!(early, Err(SubmitError::Event(EventDenial::MayAppeal { days: 14, .. }))), "{early:?}");
    assert!(stage.page().await.contains("was decided by a director and can be appealed until"));
    (stage, last, id)
}

async fn a_decision_waits_for_its_appeal(record: TestDb) {
    let (stage, last, id) = decided(record).await;
    let loser = last.player(!lower(&last).winner().unwrap());
    let appeal = DeskCommand::Appeal { id, reason: "the ending is drawn".to_owned() };
    stage.club.submit(Actor::Player(loser), Command::Desk(appeal)).await.unwrap();
    // However long it takes.
    stage.club.clock.set(stage.club.clock.now() + APPEAL_MS + DAY_MS);
    stage.work().await;
    assert_eq!(stage.record().await.rounds.len(), 1);
    assert!(stage.page().await.contains("when the appeal about T0001-M0002-2 is decided"));
    // It is won: the match is level, and gets the tie-break that it would have had.
    let other = stage.club.member("olga", "Olga Other").await;
    let won = Outcome::win_of(last.seat(loser).unwrap());
    let settle = DeskCommand::Decide { id, outcome: won, reason: "it is a draw no more".to_owned() };
    stage.club.submit(Actor::Staff(other), Command::Desk(settle)).await.unwrap();
    stage.club.clock.set(stage.club.clock.now() + HOUR);
    stage.work().await;
    assert_eq!(stage.running().await.len(), 2, "two more games from new positions");
    assert!(stage.running().await.iter().all(|game| game.seat(loser).is_some()));
}

async fn without_an_appeal_the_event_goes_on_when_its_days_are_over(record: TestDb) {
    let (stage, ..) = decided(record).await;
    stage.club.clock.set(stage.club.clock.now() + APPEAL_MS);
    stage.work().await;
    assert_eq!(stage.record().await.rounds.len(), 2, "the final");
}

/// A withdrawal ends what directors were asked to decide; taken back, that is said before and after.
async fn an_adjudication_does_not_go_on_with_its_game(record: TestDb) {
    let stage = Stage::begun(record, 3, NewEvent::new("Three", ROBIN, Pace::default())).await;
    let goes = stage.players[0];
    let game = stage.running().await.into_iter().find(|game| game.seat(goes).is_some()).unwrap();
    stage.club.play(game.id, "e2e4 e7e5").await;
    let ask = DeskCommand::AskAdjudication { game: game.id, reason: "nobody writes".to_owned() };
    stage.club.submit(Actor::Staff(stage.director), Command::Desk(ask)).await.unwrap();
    stage.take_out(goes).await;
    stage.letters().await;
    let frcec_server::door::Undo::Can(undoes) = stage.standing("withdraw").await else { panic!("it can") };
    assert_eq!((undoes.games, undoes.cases), (2, 1));
    stage.take_back("withdraw").await.unwrap();
    let said = "ended with the game and does not go on: it can be asked for again";
    let letters = stage.letters().await;
    let texts: Vec<String> = letters.iter().map(|letter| flowed(&letter.text)).collect();
    assert_eq!(texts.iter().filter(|text| text.contains(said)).count(), 2, "the two of the game: {texts:?}");
}
