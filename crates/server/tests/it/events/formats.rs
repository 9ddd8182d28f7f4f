//! Each format from its start to its end, and what its letters tell.
use super::*;

frcec_store::on_both!(
    a_round_robin_is_told_of_in_one_letter_each,
    classes_are_tables_of_one_event,
    every_draw_can_be_recomputed,
);

async fn a_round_robin_is_told_of_in_one_letter_each(record: TestDb) {
    let stage = Stage::full(record, 5, NewEvent::new("Spring", ROBIN, Pace::default())).await;
    let preview = stage.club.door.preview(&stage.code).await.unwrap();
    assert_eq!((preview.rounds.len(), preview.games()), (5, 10));
    stage.start().await.unwrap();
    let letters = stage.letters().await;
    assert_eq!(letters.len(), 5);
    let text = flowed(&of(&letters, "player2").text);
    assert!(
        text.contains("Spring (T0001) has begun. You have number 2 of 5; everybody meets everybody"),
        "{text}"
    );
    // What was previewed is what was paired.
    let record = stage.record().await;
    for (round, paired) in record.rounds.iter().zip(&preview.rounds) {
        let begun: Vec<_> = round.body.pairings.iter().map(|pairing| pairing.paired.clone()).collect();
        assert_eq!(begun, paired.pairings);
    }
    stage.play_out().await;
    assert_eq!(stage.state().await, TournamentState::Finished);
    let end: Vec<Letter> =
        stage.letters().await.into_iter().filter(|letter| letter.kind == "event_over").collect();
    assert_eq!(end.len(), 5);
    let text = flowed(&of(&end, "player3").text);
    assert!(text.contains("The winner is Player 1. Your place: 3 of 5, with 2 points."), "{text}");
}

async fn classes_are_tables_of_one_event(record: TestDb) {
    let format = Format::RoundRobin { double: false, class_size: Some(3) };
    let stage = Stage::begun(record, 6, NewEvent::new("Classes", format, Pace::default())).await;
    stage.play_out().await;
    let record = stage.record().await;
    assert_eq!(record.event.state, TournamentState::Finished);
    assert_eq!(record.tables().len(), 2);
    assert_eq!(record.matches.len(), 6, "three pairs in each class");
}

async fn every_draw_can_be_recomputed(record: TestDb) {
    let mut stage = Stage::empty(record, 4, NewEvent::new("None", ROBIN, Pace::default())).await;
    for (format, pace, positions, games) in [
        (ROBIN, Pace::default(), PositionMode::Event, 6),
        (Format::RoundRobin { double: true, class_size: None }, Pace::default(), PositionMode::Pair, 12),
        (Format::RoundRobin { double: true, class_size: None }, Pace::default(), PositionMode::Game, 12),
    ] {
        let code = stage.open(NewEvent { positions, ..NewEvent::new("Drawn", format, pace) }).await;
        stage = Stage { code, ..stage };
        for &player in &stage.players {
            stage.enter(player).await.unwrap();
        }
        let open = stage.record().await;
        let commitment = open.draw.as_ref().unwrap().commitment.clone();
        assert_eq!(open.verify(), None, "nothing to verify yet");
        stage.start().await.unwrap();
        stage.play_out().await;
        let record = stage.record().await;
        let draw = record.draw.clone().unwrap();
        assert_eq!(draw.commitment, commitment);
        assert_eq!(record.verify(), Some(Vec::new()));
        assert_eq!(record.positions().len(), games);
        assert_eq!(draw.entries.as_deref().map(|list| list.lines().count()), Some(4));
        let one = record.positions()[0].1;
        assert_eq!(
            record.positions().iter().all(|&(_, start)| start == one),
            positions == PositionMode::Event
        );
        // Another position in one game is found.
        let mut forged = record.clone();
        let game = forged.matches.values_mut().next().unwrap().1.first_mut().unwrap();
        game.start_id = (game.start_id + 1) % 960;
        assert!(forged.verify().is_some_and(|faults| !faults.is_empty()));
    }
}
