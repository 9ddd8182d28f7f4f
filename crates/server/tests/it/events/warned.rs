//! What a director is warned of: more rounds than opponents, members over their limit of games; events that nobody wins; matches
//! that are replayed in an event from before there was a draw.
use frcec_rules::club::event::ByeWhy;
use frcec_rules::{StartPosition, club::event::Bye};
use frcec_server::{
    door::{EventAsk, EventWord, StartWarning},
    life::champions,
};

use super::*;

frcec_store::on_both!(
    more_rounds_than_opponents_are_told,
    nobody_is_taken_over_the_limit_without_a_word,
    an_event_in_which_nobody_played_has_no_winner,
    a_removed_game_expects_nothing,
    a_match_is_replayed_in_an_event_from_before_the_draw,
);

fn swiss(rounds: u8) -> NewEvent {
    NewEvent::new("Swiss", Format::Swiss { rounds, double: false }, bank())
}

async fn more_rounds_than_opponents_are_told(record: TestDb) {
    let stage = Stage::full(record, 3, swiss(5)).await;
    stage.club.record.raw("UPDATE players SET role = 'director' WHERE handle = 'dora'").await.unwrap();
    // Where the places say it, at once: three players have three rounds, four have three as well.
    for (places, rounds, most) in [(3, 5, 3), (4, 4, 3), (5, 6, 5), (2, 2, 1)] {
        let mut new = swiss(rounds);
        new.settings.capacity = Some(places);
        let denial = stage.by_office(EventCommand::Create(Box::new(new))).await.unwrap_err();
        let rounds = u32::from(rounds);
        assert!(
            matches!(denial, SubmitError::Event(EventDenial::ManyRounds { rounds: r, places: p, most: m })
                if (r, p, m) == (rounds, places, most)),
            "{denial:?}"
        );
    }
    let mut fits = swiss(5);
    fits.settings.capacity = Some(6);
    stage.by_office(EventCommand::Create(Box::new(fits))).await.unwrap();
    // Else before the start, on the page and by mail.
    let preview = stage.club.door.preview(&stage.code).await.unwrap();
    assert_eq!(preview.warnings, [StartWarning::ManyRounds { rounds: 5, players: 3, most: 3 }]);
    let ask = EventAsk {
        code: stage.code.clone(),
        what: EventWord::Start,
        who: None,
        comes: None,
        asked: false,
        reason: None,
    };
    stage.letters().await;
    stage
        .ask(Actor::Player(stage.director), EventCommand::Ask { player: stage.director, ask })
        .await
        .unwrap();
    let text = flowed(&of(&stage.letters().await, "dora").text);
    let said = "The event has 5 rounds, but with 3 players everybody has met everybody after 3: from then on some meet again or rest again. To avoid that, change it to 3 rounds, or wait for more entries.";
    assert!(text.contains(said), "{text}");
    // It is started all the same: the fourth round pairs again, and its director hears of it.
    stage.start().await.unwrap();
    for round in 1..=5 {
        let letters = stage.letters().await;
        let told = letters.iter().find(|letter| letter.address.starts_with("dora"));
        let said = format!("Round {round} of Swiss (T0001) has begun, and one pair of it has met before");
        assert_eq!(
            told.is_some_and(|letter| flowed(&letter.text).contains(&said)),
            round > 3,
            "{round}: {told:?}"
        );
        stage.end_round(|_| Outcome::White).await;
        stage.letters().await;
        stage.work().await;
    }
    let record = stage.record().await;
    assert_eq!(record.rounds.len(), 5);
    // Who rests again is not said to rest for the first time.
    let byes: Vec<Bye> = record.rounds.iter().flat_map(|round| round.body.byes.clone()).collect();
    let mut rested = Vec::new();
    for bye in byes {
        let again = rested.contains(&bye.entry);
        assert!(!again || !matches!(bye.why, ByeWhy::LowestScore { .. }), "{bye:?} after {rested:?}");
        rested.push(bye.entry);
    }
    assert_eq!(rested.len(), 5);
    assert!(stage.page().await.contains("everybody has rested already or won without play"));
}

async fn nobody_is_taken_over_the_limit_without_a_word(record: TestDb) {
    let mut new = NewEvent::new("Dated", ROBIN, Pace::default());
    new.settings.start = StartMode::Date { at: NOON + DAY_MS };
    let stage = Stage::full(record, 3, new).await;
    // Eight matches are sixteen games, as many as a newcomer may have.
    for number in 0..8 {
        let handle = format!("other{number}");
        stage.club.member(&handle, "Other").await;
        stage.club.start("player1", &handle, 518, false).await;
    }
    stage.letters().await;
    stage.club.clock.set(NOON + DAY_MS);
    stage.work().await;
    let record = stage.record().await;
    assert_eq!(record.event.state, TournamentState::Open);
    assert!(record.event.waits_since.is_some());
    let letters = stage.letters().await;
    let text = flowed(&of(&letters, "dora").text);
    assert!(
        text.contains("some of its players would have more games than the club lets them have"),
        "{text}"
    );
    let text = flowed(&of(&letters, "player2").text);
    assert!(text.contains("Your entry stands") && !text.contains("Player 1"), "{text}");
    assert!(stage.page().await.contains("it was to start, and waits for its director"));
    let preview = stage.club.door.preview(&stage.code).await.unwrap();
    let over = StartWarning::OverLimit { name: "Player 1".to_owned(), running: 16, more: 2, most: 16 };
    assert_eq!(preview.warnings, [over]);
    // By the director's word it begins.
    stage.start().await.unwrap();
    assert_eq!(stage.state().await, TournamentState::Running);
    // Who enters is told what could come.
    let load = stage.club.door.games_to_come(stage.players[1]).await.unwrap();
    assert_eq!(load, None);
    assert!(
        stage.club.door.games_to_come(stage.players[0]).await.unwrap().is_some_and(|load| load.running == 18)
    );
}

async fn an_event_in_which_nobody_played_has_no_winner(record: TestDb) {
    let stage = Stage::begun(record, 2, NewEvent::new("Two", ROBIN, Pace::default())).await;
    let reason = Some("moved away".to_owned());
    let out = EventCommand::Withdraw { code: stage.code.clone(), player: stage.players[0], reason };
    stage.by_office(out).await.unwrap();
    stage.letters().await;
    // An hour in which the director can take it back.
    stage.club.clock.set(stage.club.clock.now() + 3_600_000);
    stage.work().await;
    let record = stage.record().await;
    assert_eq!((record.event.state, record.champions()), (TournamentState::Finished, vec![vec![]]));
    let text = flowed(&of(&stage.letters().await, "player2").text);
    assert!(text.contains("There is no winner: no game that counts was played."), "{text}");
    assert!(!text.contains("The winner") && !text.contains("Your place"), "{text}");
    let page = stage.page().await;
    assert!(page.contains("There is no winner: no game that counts was played."), "{page}");
    let mut tx = stage.club.door.db().read().await.unwrap();
    assert!(champions::roll(&mut tx).await.unwrap().is_empty());
    drop(tx);
    // A last one who has played has won, and the page says how.
    let code = stage.open(NewEvent::new("Swiss", Format::Swiss { rounds: 3, double: false }, bank())).await;
    let stage = Stage { code, ..stage };
    for &player in &stage.players {
        stage.enter(player).await.unwrap();
    }
    stage.start().await.unwrap();
    stage.end_round(|_| Outcome::White).await;
    stage.withdraw(stage.players[0]).await.unwrap();
    stage.work().await;
    assert_eq!(stage.record().await.champions(), [vec![1]]);
    let said = "Player 2 is the last one left and has won: everybody else has left the event.";
    assert!(stage.page().await.contains(said));
}

async fn a_removed_game_expects_nothing(record: TestDb) {
    let stage = Stage::begun(record, 4, NewEvent::new("Four", ROBIN, Pace::default())).await;
    let game = stage.running().await[0].clone();
    stage.end(&game, Outcome::White).await;
    let expected = async |player: PlayerId| {
        let record = stage.record().await;
        let entry = record.entry_of(player).unwrap();
        let line = record.tables().remove(0).lines.into_iter().find(|line| line.entry == entry).unwrap();
        (line.expected.games, line.finished)
    };
    assert_eq!(expected(game.black_id).await, (1, 1));
    // One of three games is under half: no result of White's counts, and nothing is expected of it.
    stage.withdraw(game.white_id).await.unwrap();
    assert_eq!(expected(game.black_id).await, (0, 0));
    assert_eq!(expected(game.white_id).await, (0, 0));
}

async fn a_match_is_replayed_in_an_event_from_before_the_draw(record: TestDb) {
    let double = Format::RoundRobin { double: true, class_size: None };
    let stage = Stage::begun(record, 3, NewEvent::new("Old", double, Pace::default())).await;
    let id = stage.record().await.event.id;
    for table in ["tournament_draws", "tournament_rounds"] {
        let sql = format!("DELETE FROM {table} WHERE tournament_id = {}", id.0);
        assert!(stage.club.record.raw(&sql).await.unwrap() > 0);
    }
    let before = stage.record().await;
    let game = stage.running().await[0].clone();
    let start = StartPosition::new((game.start_id + 1) % 960).unwrap();
    let replay =
        DeskCommand::Replay { game: game.id, start: Some(start), reason: "set up wrongly".to_owned() };
    stage.club.submit(Actor::Staff(stage.director), Command::Desk(replay)).await.unwrap();
    let after = stage.record().await;
    assert_eq!(after.rounds.len(), before.rounds.len());
    let pairings = |record: &EventRecord| {
        let all = record.rounds.iter().flat_map(|round| round.body.pairings.clone());
        all.map(|pairing| (pairing.paired.white, pairing.paired.black)).collect::<Vec<_>>()
    };
    let mut pairs = pairings(&after);
    pairs.dedup();
    assert_eq!(pairs, pairings(&before), "the new match stands in the pairing of the old one");
    let all = after.rounds.iter().flat_map(|round| &round.body.pairings);
    let games: Vec<_> = all.flat_map(|pairing| after.games_of(pairing)).collect();
    assert_eq!(games.len(), 6);
    assert_eq!(games.iter().filter(|game| game.start_id == start.id()).count(), 2);
    stage.play_out().await;
    let record = stage.record().await;
    assert_eq!(record.event.state, TournamentState::Finished);
    assert!(record.tables()[0].lines.iter().all(|line| (line.finished, line.games) == (4, 4)));
}
