//! The door: one transaction for events, row, notices and letters; races, repetitions, endings.
use frcec_rules::club::{
    game::{Command as Rules, Denial, EndReason, Event, Game, Outcome},
    seat::Seat,
};
use frcec_server::door::{
    Actor, Command, GameCommand, Receipt, Submission, SubmitError, Via,
    row::{event_of, game_of, row_of},
};
use frcec_store::{GameId, games, testing::TestDb};

use crate::club::{Club, all_letters};

frcec_store::on_both!(
    a_match_sends_each_player_one_letter,
    a_move_is_recorded_and_told,
    the_row_is_the_fold_of_the_events,
    one_of_sixteen_racers_wins,
    two_different_endings_at_once_end_once,
    the_same_submission_counts_once,
    a_staggered_game_waits_for_blacks_tenth_move,
    a_match_ends_with_its_second_game,
    the_clock_starts_when_the_letter_is_taken,
);

async fn club(record: TestDb) -> (Club, Vec<GameId>) {
    let club = Club::open(record);
    club.member("anna", "Anna Alder").await;
    club.member("boris", "Boris Bern").await;
    let games = club.start("anna", "boris@example.org", 518, false).await;
    (club, games)
}

async fn a_match_sends_each_player_one_letter(record: TestDb) {
    let (club, games) = club(record).await;
    assert_eq!(games, [GameId(1), GameId(2)]);
    let mut letters = club.letters().await;
    letters.sort_by(|a, b| a.address.cmp(&b.address));
    assert_eq!(letters.len(), 2);
    for (letter, handle) in letters.iter().zip(["anna", "boris"]) {
        assert_eq!(letter.address, format!("{handle}@example.org"));
        assert_eq!(letter.kind, "started");
        let text = crate::events::flowed(&letter.text);
        assert!(text.contains("You play White"), "{text}");
        assert!(text.contains("has begun too: you play Black there"), "{text}");
    }
    assert_eq!(club.view(games[0]).await.name, "M0001-1");
}

async fn a_move_is_recorded_and_told(record: TestDb) {
    let (club, games) = club(record).await;
    club.letters().await;
    club.play(games[0], "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1h1").await;
    let letters = club.letters().await;
    assert_eq!(letters.len(), 7, "a web move has no receipt");
    let last = letters.last().unwrap();
    assert_eq!((last.address.as_str(), last.kind.as_str()), ("boris@example.org", "turn"));
    assert!(
        last.text.contains("Anna Alder played 4.O-O (king from e1 to g1, rook from h1 to f1)."),
        "{}",
        last.text
    );
    assert!(last.text.contains("It is your turn: Black, move 4."), "{}", last.text);
    assert!(last.text.contains(":: 1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O"), "{}", last.text);
    assert!(last.text.lines().all(|line| line.chars().count() <= 78), "{}", last.text);
}

async fn the_row_is_the_fold_of_the_events(record: TestDb) {
    let (club, list) = club(record).await;
    club.letters().await;
    club.play(list[0], "e2e4 e7e5").await;
    club.try_move(list[0], "g1f3", true).await.unwrap();
    club.letters().await;
    let boris = club.view(list[0]).await.black.id;
    club.command(list[0], boris, Rules::Decline).await.unwrap();
    let mut tx = club.door.db().read().await.unwrap();
    let stored = games::load(&mut tx, list[0]).await.unwrap().unwrap();
    let events: Vec<Event> = games::events(&mut tx, list[0])
        .await
        .unwrap()
        .iter()
        .map(|stored| event_of(stored).unwrap())
        .collect();
    let fold = Game::fold(&events).unwrap();
    assert_eq!(row_of(&fold), stored.row);
    assert_eq!(fold.snapshot(), game_of(&stored).unwrap().snapshot());
}

async fn one_of_sixteen_racers_wins(record: TestDb) {
    let (club, games) = club(record).await;
    club.letters().await;
    let view = club.view(games[0]).await;
    let (line, anna) = (view.game.line().clone(), view.white.id);
    let racers = line.legal_moves().into_iter().take(16).map(|mv| {
        let (club, game) = (&club, games[0]);
        async move { club.command(game, anna, Rules::Move { mv, ply: 0, offer: false }).await }
    });
    let results = futures_util::future::join_all(racers).await;
    assert_eq!(results.len(), 16);
    let won = results.iter().filter(|result| result.is_ok()).count();
    let told = results
        .iter()
        .filter(|result| {
            matches!(result, Err(SubmitError::Denied { denial: Denial::MovedOn { seen: 0, now: 1 }, .. }))
        })
        .count();
    assert_eq!((won, told), (1, 15));
    assert_eq!(club.letters().await.len(), 1, "one move, one letter");
}

async fn two_different_endings_at_once_end_once(record: TestDb) {
    let (club, games) = club(record).await;
    club.letters().await;
    let view = club.view(games[0]).await;
    let (white, black) = tokio::join!(
        club.command(games[0], view.white.id, Rules::Resign),
        club.command(games[0], view.black.id, Rules::Resign)
    );
    assert!(white.is_ok() != black.is_ok(), "{white:?} {black:?}");
    let finish = club.game(games[0]).await.finish().unwrap();
    assert_eq!(finish.reason, EndReason::Resignation);
    assert_eq!(finish.outcome == Outcome::Black, white.is_ok());
    let over = all_letters(&club.door).await.into_iter().filter(|letter| letter.kind == "over").count();
    assert_eq!(over, 2, "each player is told once");
}

async fn the_same_submission_counts_once(record: TestDb) {
    let (club, games) = club(record).await;
    club.letters().await;
    let view = club.view(games[0]).await;
    let mv = view.game.line().parse_uci("e2e4").unwrap();
    let submission = Submission {
        by: Actor::Player(view.white.id),
        via: Via::Form,
        at: club.clock.now(),
        origin: Some("form 1".to_owned()),
        command: Command::Game(GameCommand::new(games[0], Rules::Move { mv, ply: 0, offer: false })),
    };
    let first = club.door.submit(submission.clone()).await.unwrap();
    match club.door.submit(submission).await {
        Err(SubmitError::Duplicate(receipt)) => assert_eq!(receipt, first),
        other => panic!("{other:?}"),
    }
    assert_eq!(club.game(games[0]).await.ply(), 1);
}

async fn a_staggered_game_waits_for_blacks_tenth_move(record: TestDb) {
    let club = Club::open(record);
    club.member("anna", "Anna Alder").await;
    club.member("boris", "Boris Bern").await;
    let games = club.start("anna", "boris", 518, true).await;
    let begun = club.letters().await;
    assert_eq!(begun.len(), 2);
    for letter in &begun {
        let text = crate::events::flowed(&letter.text);
        let said = "Game M0001-2, with colours reversed, begins after Black’s move 10 of this game, or when this game is over.";
        assert!(text.contains(said), "{text}");
        assert!(text.contains("pace 10/30 (30 days at the start, 30 more after every 10 moves)"), "{text}");
    }
    assert_eq!(club.game(games[1]).await.to_move(), None);
    let moves =
        "a2a3 a7a6 b2b3 b7b6 c2c3 c7c6 d2d3 d7d6 e2e3 e7e6 f2f3 f7f6 g2g3 g7g6 h2h3 h7h6 a3a4 a6a5 b3b4";
    club.play(games[0], moves).await;
    assert_eq!(club.game(games[1]).await.to_move(), None);
    club.letters().await;
    club.play(games[0], "b6b5").await;
    assert_eq!(club.game(games[1]).await.to_move(), Some(Seat::White));
    let letters = club.letters().await;
    assert_eq!(letters.len(), 2, "one for each reader");
    let boris = letters.iter().find(|letter| letter.address.starts_with("boris")).unwrap();
    assert_eq!(boris.game_id, Some(games[1]), "Boris is White in the second game and to move there");
    let anna = letters.iter().find(|letter| letter.address.starts_with("anna")).unwrap();
    assert_eq!(anna.game_id, Some(games[0]));
    assert!(anna.text.contains("M0001-2"), "{}", anna.text);
}

async fn a_match_ends_with_its_second_game(record: TestDb) {
    let (club, games) = club(record).await;
    club.letters().await;
    let state = async || {
        let mut tx = club.door.db().read().await.unwrap();
        frcec_store::matches::by_id(&mut tx, frcec_store::MatchId(1)).await.unwrap().unwrap().state
    };
    let view = club.view(games[0]).await;
    club.command(games[0], view.white.id, Rules::Resign).await.unwrap();
    assert_eq!(state().await, frcec_store::matches::MatchState::Running);
    club.command(games[1], view.white.id, Rules::Resign).await.unwrap();
    assert_eq!(state().await, frcec_store::matches::MatchState::Finished);
}

async fn the_clock_starts_when_the_letter_is_taken(record: TestDb) {
    let (club, games) = club(record).await;
    assert_eq!(club.game(games[0]).await.deadline(), None);
    club.clock.set(club.clock.now() + 3_600_000);
    club.letters().await;
    let game = club.game(games[0]).await;
    assert_eq!(game.told_at(), Some(crate::club::NOON + 3_600_000));
    // Another man's command, a bystander's, a member's who is none.
    let outsider = club.member("otto", "Otto").await;
    assert!(matches!(club.command(games[0], outsider, Rules::Resign).await, Err(SubmitError::NotYours)));
    assert!(matches!(
        club.command(GameId(99), outsider, Rules::Resign).await,
        Err(SubmitError::NoGame(GameId(99)))
    ));
    let Receipt::Game { ply, .. } = club.try_move(games[0], "e2e4", false).await.unwrap() else { panic!() };
    assert_eq!(ply, 1);
}
