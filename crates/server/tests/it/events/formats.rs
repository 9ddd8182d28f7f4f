//! Each format from its start to its end, and what its letters tell.
use frcec_rules::club::event::{Next, RoundKind, next_round};

use super::*;

frcec_store::on_both!(
    a_round_robin_is_told_of_in_one_letter_each,
    classes_are_tables_of_one_event,
    a_knockout_goes_from_round_to_round,
    a_level_match_is_decided_by_two_new_positions,
    a_dropout_ends,
    a_swiss_event_pairs_by_score,
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
    let end: Vec<Letter> = stage
        .letters()
        .await
        .into_iter()
        .filter(|l| flowed(&l.text).contains("Spring (T0001) is over"))
        .collect();
    assert_eq!(end.len(), 5);
    let text = flowed(&of(&end, "player3").text);
    assert!(text.contains("The winner is Player 1. Your place: 3 of 5; points: 2."), "{text}");
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

async fn a_knockout_goes_from_round_to_round(record: TestDb) {
    let mut new = NewEvent::new("Cup", Format::Knockout, bank());
    new.settings.staggered = true;
    let stage = Stage::full(record, 6, new).await;
    stage.start().await.unwrap();
    let letters = stage.letters().await;
    assert_eq!(letters.len(), 6, "four play, two rest: one letter each");
    let record = stage.record().await;
    let first = &record.rounds[0];
    assert_eq!((first.body.pairings.len(), first.body.byes.len()), (2, 2));
    assert_eq!(first.stored.ends_at, Some(NOON + 120 * DAY_MS));
    let text = flowed(&of(&letters, "player1").text);
    assert!(text.contains("as seed 1 you go on without a match"), "{text}");
    let paired = first.body.pairings[0].paired.clone();
    let name = |entry: usize| format!("player{}", entry + 1);
    let text = flowed(&of(&letters, &name(paired.white)).text);
    assert!(text.contains("Round 1 of Cup (T0001) has begun."), "{text}");
    assert!(text.contains(&format!("you are seed {}", paired.white + 1)), "{text}");
    // The second game of each match waits.
    assert_eq!((stage.running().await.len(), record.unfinished().count()), (2, 4));
    let win = |game: &StoredGame| if game.white_id < game.black_id { Outcome::White } else { Outcome::Black };
    stage.end_round(win).await;
    stage.work().await;
    let record = stage.record().await;
    assert_eq!((record.event.round, record.rounds[0].stored.ended_at.is_some()), (2, true));
    let out = record.entries.iter().filter(|entry| entry.state == EntryState::Out).count();
    assert_eq!(out, 2);
    let letters: Vec<Letter> = stage
        .letters()
        .await
        .into_iter()
        .filter(|l| flowed(&l.text).contains("You are out of Cup"))
        .collect();
    assert_eq!(letters.len(), 2);
    stage.play_out().await;
    let record = stage.record().await;
    assert_eq!((record.event.state, record.event.round), (TournamentState::Finished, 3));
    let ended = stage.letters().await;
    assert_eq!(ended.iter().filter(|l| flowed(&l.text).contains("Cup (T0001) is over")).count(), 6);
    assert!(ended.iter().any(|letter| flowed(&letter.text).contains("The winner is Player 1.")));
}

async fn a_level_match_is_decided_by_two_new_positions(record: TestDb) {
    let mut new = NewEvent::new("Cup", Format::Knockout, bank());
    new.positions = PositionMode::Event;
    let stage = Stage::begun(record, 2, new).await;
    // White wins both: 1-1.
    stage.end_round(|_| Outcome::White).await;
    stage.letters().await;
    stage.work().await;
    let record = stage.record().await;
    assert_eq!(record.rounds.len(), 2);
    assert_eq!(record.rounds[1].kind(), RoundKind::TieBreak);
    let starts: Vec<u16> = stage.running().await.iter().map(|game| game.start_id).collect();
    assert_eq!(starts.len(), 2, "both at once");
    assert_ne!(starts[0], starts[1]);
    let letters = stage.letters().await;
    let text = flowed(&of(&letters, "player1").text);
    assert!(text.contains("Your match of round 1 ended level: two games from two new positions"), "{text}");
    stage.end_round(|_| Outcome::White).await;
    stage.play_out().await;
    // Level again, and nobody lost on time: the lot, from the link that is published at the end.
    let record = stage.record().await;
    assert_eq!(record.event.state, TournamentState::Finished);
    assert!(record.draw.as_ref().is_some_and(|draw| draw.last_link.is_some()));
    let next = next_round(&record.settings.format, &record.history(), &record.lots());
    assert!(matches!(&next, Next::Ended(last) if last.champions[0].len() == 1), "{next:?}");
}

async fn a_dropout_ends(record: TestDb) {
    let stage = Stage::begun(record, 5, NewEvent::new("Drop", Format::Dropout, bank())).await;
    assert_eq!(stage.code, "DP0001");
    stage.play_out().await;
    let record = stage.record().await;
    assert_eq!(record.event.state, TournamentState::Finished);
    assert!(record.rounds.len() <= 6, "{}", record.rounds.len());
}

async fn a_swiss_event_pairs_by_score(record: TestDb) {
    let stage =
        Stage::begun(record, 7, NewEvent::new("Swiss", Format::Swiss { rounds: 3, double: false }, bank()))
            .await;
    stage.end_round(|_| Outcome::White).await;
    stage.work().await;
    let letters = stage.letters().await;
    let text: String = letters.iter().map(|letter| flowed(&letter.text)).collect();
    assert!(text.contains("have the same score: 1."), "{text}");
    assert!(text.contains("It counts as a win."), "{text}");
    stage.play_out().await;
    let record = stage.record().await;
    assert_eq!((record.event.state, record.rounds.len()), (TournamentState::Finished, 3));
}
