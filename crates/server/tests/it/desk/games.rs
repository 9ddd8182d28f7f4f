//! Rulings in games: results, time, games that go on, matches that are replayed.
use frcec_rules::{
    StartPosition,
    club::{
        event::Format,
        game::{Command as Rules, Denial, EndReason, Outcome},
        pace::{FLAG_GRACE_MS, Pace},
        seat::Seat,
    },
};
use frcec_server::door::{
    Actor, Command, DeskCommand, DeskDenial, EventCommand, EventRecord, GameCommand, NewEvent, Receipt,
    Stays, SubmitError,
};
use frcec_store::{
    GameId, PlayerId,
    games::{self, StoredGame},
    matches::{self, MatchState},
    on_both, ratings,
    testing::TestDb,
};

use super::{DAY, Desk, WHY, denial, flat, refused, to};

on_both!(
    a_corrected_result_moves_the_ratings_and_is_told_with_its_reason,
    what_was_not_rated_or_cancelled_is_corrected_without_a_trace_in_the_list,
    a_reason_is_stated_and_has_an_end,
    nobody_rules_where_he_plays,
    the_table_of_an_event_follows_corrections_and_replays,
    of_two_directors_one_decides,
    a_form_that_is_sent_twice_counts_once,
    time_is_given_and_taken_back,
    a_game_lost_on_time_goes_on,
    a_wrong_position_is_replayed,
    what_was_played_to_its_end_from_a_wrong_position_stands,
    a_correction_is_taken_back_once,
);

async fn a_corrected_result_moves_the_ratings_and_is_told_with_its_reason(record: TestDb) {
    let desk = Desk::open(record).await;
    let game = desk.won("anna", "boris").await;
    // 1500 against 1500, K = 32: the winner gets 16 (domain.md).
    assert_eq!((desk.rating(desk.anna).await, desk.rating(desk.boris).await), (151_600, 148_400));
    let later = desk.won("anna", "carol").await;
    let ended = desk.club.game(game).await.finish().unwrap().at;
    desk.correct(desk.dora, game, Outcome::Black).await.unwrap();
    let finish = desk.club.game(game).await.finish().unwrap();
    assert_eq!((finish.outcome, finish.reason, finish.at), (Outcome::Black, EndReason::Corrected, ended));
    // Anna now came to her second game with 1484 against 1500: expected 0.4770, so that she won 16.74 there.
    assert_eq!((desk.rating(desk.anna).await, desk.rating(desk.boris).await), (150_074, 151_600));
    let letters = desk.club.letters().await;
    assert_eq!(letters.len(), 2, "one letter for each player");
    for who in ["anna", "boris"] {
        let letter = to(&letters, who);
        for part in ["corrected the result: Boris Bern won", "Dora Dahl", WHY, "0-1"] {
            assert!(flat(letter).contains(part), "{part} in {}", letter.text);
        }
    }
    let mut tx = desk.club.door.db().read().await.unwrap();
    let changes = ratings::changes_of_game(&mut tx, game).await.unwrap();
    assert!(changes.iter().all(|change| change.reason == "corrected"), "{changes:?}");
    let others = ratings::changes_of_game(&mut tx, later).await.unwrap();
    assert!(others.iter().all(|change| change.reason == "game"), "{others:?}");
    drop(tx);
    let log = desk.log().await;
    assert_eq!((log[0].action.as_str(), log[0].reason.as_deref()), ("correct result", Some(WHY)));
    let body: serde_json::Value = serde_json::from_str(&log[0].body).unwrap();
    assert_eq!((&body["before"]["result"], &body["after"]["result"]), (&"1-0".into(), &"0-1".into()));
    assert_eq!(body["after"]["black_rating"], 151_600);
    desk.doctor_is_content().await;
}

async fn what_was_not_rated_or_cancelled_is_corrected_without_a_trace_in_the_list(record: TestDb) {
    let desk = Desk::open(record).await;
    let game = desk.won("anna", "boris").await;
    desk.correct(desk.dora, game, Outcome::Cancelled).await.unwrap();
    assert_eq!(desk.rating(desk.anna).await, 0, "nobody has a rating by a cancelled game");
    desk.doctor_is_content().await;
    desk.correct(desk.dora, game, Outcome::Draw).await.unwrap();
    assert_eq!(desk.rating(desk.anna).await, 150_000);
    let friendly = {
        let start = frcec_server::door::StartMatch {
            white: "anna".to_owned(),
            black: "carol".to_owned(),
            start: StartPosition::new(1),
            pace: Pace::default(),
            staggered: false,
            rated: false,
        };
        match desk.club.submit(Actor::Club, Command::Match(start)).await {
            Ok(Receipt::Match { games, .. }) => games[0],
            other => panic!("{other:?}"),
        }
    };
    desk.club.command(friendly, desk.carol, Rules::Resign).await.unwrap();
    desk.correct(desk.dora, friendly, Outcome::Black).await.unwrap();
    assert_eq!(desk.rating(desk.carol).await, 0);
    assert_eq!(desk.rating(desk.anna).await, 150_000);
    desk.doctor_is_content().await;
}

async fn a_reason_is_stated_and_has_an_end(record: TestDb) {
    let desk = Desk::open(record).await;
    let game = desk.won("anna", "boris").await;
    let seen = desk.club.game(game).await.version();
    let with =
        |reason: &str| DeskCommand::Correct { game, outcome: Outcome::Draw, seen, reason: reason.to_owned() };
    assert_eq!(denial(desk.desk(desk.dora, with(" \n ")).await), DeskDenial::NoReason);
    assert_eq!(
        denial(desk.desk(desk.dora, with(&"x".repeat(1001))).await),
        DeskDenial::TooLong { most: 1000 }
    );
    desk.desk(desk.dora, with("It was agreed on.\nresign")).await.unwrap();
    assert_eq!(desk.log().await[0].reason.as_deref(), Some("It was agreed on. resign"));
}

async fn nobody_rules_where_he_plays(record: TestDb) {
    let desk = Desk::open(record).await;
    let own = desk.won("dora", "boris").await;
    match denial(desk.correct(desk.dora, own, Outcome::Draw).await) {
        DeskDenial::OwnGame { others } => assert_eq!(others, ["Erik Egge", "Alma Aal"]),
        other => panic!("{other:?}"),
    }
    event(&desk, &[desk.anna, desk.boris, desk.erik], false).await;
    let mut tx = desk.club.door.db().read().await.unwrap();
    let all = frcec_store::lists::games_after(&mut tx, own, 20).await.unwrap();
    drop(tx);
    // Erik does not play in this game, but in its event.
    let game = all
        .iter()
        .find(|game| game.tournament_id.is_some() && ![game.white_id, game.black_id].contains(&desk.erik));
    let game = game.unwrap().id;
    let days = DeskCommand::AddTime { game, seat: Seat::White, days: 2, reason: WHY.to_owned() };
    match denial(desk.desk(desk.erik, days.clone()).await) {
        DeskDenial::OwnGame { others } => assert_eq!(others, ["Dora Dahl", "Alma Aal"]),
        other => panic!("{other:?}"),
    }
    // A player is no director, whatever he says.
    assert!(matches!(desk.player(desk.anna, days.clone()).await, Err(SubmitError::NotYours)));
    desk.desk(desk.dora, days).await.unwrap();
}

/// A round robin of these players that has begun.
async fn event(desk: &Desk, players: &[PlayerId], double: bool) -> String {
    let format = Format::RoundRobin { double, class_size: None };
    let new = Box::new(NewEvent::new("Spring", format, Pace::default()));
    let made = desk.club.submit(Actor::Staff(desk.alma), Command::Event(EventCommand::Create(new))).await;
    let Ok(Receipt::Event { code }) = made else { panic!("{made:?}") };
    for player in players {
        let enter = EventCommand::Enter { code: code.clone(), player: *player };
        desk.club.submit(Actor::Club, Command::Event(enter)).await.unwrap();
    }
    let start = EventCommand::Start { code: code.clone(), seen: None };
    desk.club.submit(Actor::Staff(desk.alma), Command::Event(start)).await.unwrap();
    desk.club.letters().await;
    code
}

/// Half points of each entry, from the first.
async fn points(desk: &Desk, code: &str) -> Vec<u32> {
    let mut tx = desk.club.door.db().read().await.unwrap();
    let record = EventRecord::load(&mut tx, code).await.unwrap();
    let mut lines: Vec<_> =
        record.tables().remove(0).lines.iter().map(|line| (line.entry, line.half_points)).collect();
    lines.sort_unstable();
    lines.into_iter().map(|(_, points)| points).collect()
}

async fn the_table_of_an_event_follows_corrections_and_replays(record: TestDb) {
    let desk = Desk::open(record).await;
    let code = event(&desk, &[desk.anna, desk.boris, desk.carol], true).await;
    let games = async || {
        let mut tx = desk.club.door.db().read().await.unwrap();
        let record = EventRecord::load(&mut tx, &code).await.unwrap();
        frcec_store::lists::games_of_tournament(&mut tx, record.event.id).await.unwrap()
    };
    let pair = |game: &StoredGame, one, other| game.white_id == one && game.black_id == other;
    let all = games().await;
    let first = all.iter().find(|game| pair(game, desk.anna, desk.boris)).unwrap().id;
    let second = all.iter().find(|game| pair(game, desk.boris, desk.anna)).unwrap();
    desk.club.command(first, desk.boris, Rules::Resign).await.unwrap();
    assert_eq!(points(&desk, &code).await, [2, 0, 0]);
    desk.correct(desk.dora, first, Outcome::Draw).await.unwrap();
    assert_eq!(points(&desk, &code).await, [1, 1, 0]);
    // The draw of the event said where the other game begins: that is not wrong, and there is no redraw.
    let drawn = second.start_id;
    let replay = |start| DeskCommand::Replay { game: second.id, start, reason: WHY.to_owned() };
    assert_eq!(denial(desk.desk(desk.dora, replay(None)).await), DeskDenial::StartNeeded);
    let other = StartPosition::new((drawn + 1) % 960);
    assert_eq!(denial(desk.desk(desk.dora, replay(other)).await), DeskDenial::DrawnStart);
    assert_eq!(points(&desk, &code).await, [1, 1, 0]);
    desk.club.command(second.id, desk.anna, Rules::Resign).await.unwrap();
    assert_eq!(points(&desk, &code).await, [1, 3, 0]);
    // The event ends with its last game, the corrected one included.
    for game in games().await {
        if game.row.result.is_none() && game.row.ended_at.is_none() {
            let player = game.player(game.row.to_move);
            desk.club.command(game.id, player, Rules::Resign).await.unwrap();
        }
    }
    // When what was corrected cannot be taken back any more.
    while desk.club.door.look_at_one_event().await.unwrap() {}
    desk.club.clock.set(desk.club.clock.now() + 60 * 60 * 1000);
    while desk.club.door.look_at_one_event().await.unwrap() {}
    let mut tx = desk.club.door.db().read().await.unwrap();
    let ended = EventRecord::load(&mut tx, &code).await.unwrap().event.state;
    assert_eq!(ended, frcec_store::tournaments::TournamentState::Finished);
    drop(tx);
    // Over or not, a result is corrected, and the table follows; but no game of it goes on.
    desk.correct(desk.dora, second.id, Outcome::Draw).await.unwrap();
    assert!(points(&desk, &code).await.iter().sum::<u32>() == 12, "six games count");
    desk.doctor_is_content().await;
}

async fn of_two_directors_one_decides(record: TestDb) {
    let desk = Desk::open(record).await;
    let game = desk.won("anna", "boris").await;
    let seen = desk.club.game(game).await.version();
    let as_draw = DeskCommand::Correct { game, outcome: Outcome::Draw, seen, reason: WHY.to_owned() };
    let as_loss = DeskCommand::Correct { game, outcome: Outcome::Black, seen, reason: WHY.to_owned() };
    let (one, other) = tokio::join!(desk.desk(desk.dora, as_draw), desk.desk(desk.erik, as_loss));
    let taken = [one, other].into_iter().filter(|result| match result {
        Ok(_) => true,
        Err(SubmitError::Desk(denial)) => {
            assert_eq!(**denial, DeskDenial::Changed);
            false
        }
        other => panic!("{other:?}"),
    });
    assert_eq!(taken.count(), 1);
    assert_eq!(desk.log().await.iter().filter(|entry| entry.action == "correct result").count(), 1);
    desk.doctor_is_content().await;
}

async fn a_form_that_is_sent_twice_counts_once(record: TestDb) {
    let desk = Desk::open(record).await;
    let game = desk.won("anna", "boris").await;
    let running = desk.club.start("anna", "carol", 7, false).await[0];
    desk.club.letters().await;
    let seen = desk.club.game(game).await.version();
    let reason = || WHY.to_owned();
    let commands = [
        DeskCommand::Correct { game, outcome: Outcome::Draw, seen, reason: reason() },
        DeskCommand::AddTime { game: running, seat: Seat::White, days: 3, reason: reason() },
        DeskCommand::AskAdjudication { game: running, reason: reason() },
        DeskCommand::Suspend { player: desk.boris, on: true, reason: reason() },
    ];
    for (number, command) in commands.into_iter().enumerate() {
        let key = number.to_string();
        let first = desk.keyed(desk.dora, &key, command.clone()).await.unwrap();
        match desk.keyed(desk.dora, &key, command).await {
            Err(SubmitError::Duplicate(receipt)) => assert_eq!(receipt, first),
            other => panic!("{other:?}"),
        }
    }
    let log = desk.log().await;
    assert_eq!(log.len(), 4, "{log:?}");
    assert_eq!(desk.club.letters().await.len(), 2 + 2 + 2 + 1);
}

async fn time_is_given_and_taken_back(record: TestDb) {
    let desk = Desk::open(record).await;
    let game = desk.club.start("anna", "boris", 518, false).await[0];
    desk.club.letters().await;
    let before = desk.club.game(game).await.deadline().unwrap();
    let days = |days| DeskCommand::AddTime { game, seat: Seat::White, days, reason: WHY.to_owned() };
    assert_eq!(refused(desk.desk(desk.dora, days(31)).await), Denial::GrantSize { most: 30 });
    desk.desk(desk.dora, days(3)).await.unwrap();
    assert_eq!(desk.club.game(game).await.deadline(), Some(before + 3 * DAY));
    let letters = desk.club.letters().await;
    assert!(flat(to(&letters, "anna")).contains("A director gave you time: 3 days"), "{}", letters[0].text);
    assert!(flat(to(&letters, "boris")).contains("gave Anna Alder time"));
    let entry = desk.log().await[0].id;
    let undo = || DeskCommand::Undo { entry, reason: "A slip of mine.".to_owned() };
    desk.desk(desk.erik, undo()).await.unwrap();
    assert_eq!(desk.club.game(game).await.deadline(), Some(before));
    assert_eq!(denial(desk.desk(desk.erik, undo()).await), DeskDenial::Stays(Stays::Undone));
    let letters = desk.club.letters().await;
    assert!(flat(to(&letters, "anna")).contains("took back time that you had been given: 3 days"));
    // The entry of the taking back cannot be taken back in its turn: time is given anew.
    let entry = desk.log().await[0].id;
    let again = DeskCommand::Undo { entry, reason: WHY.to_owned() };
    assert_eq!(denial(desk.desk(desk.dora, again).await), DeskDenial::Stays(Stays::Undo));
    desk.doctor_is_content().await;
}

/// Lets White's time run out, and calls the flag.
async fn flag(desk: &Desk, game: GameId) {
    let deadline = desk.club.game(game).await.deadline().unwrap();
    // The automatic leave of a year is used up first.
    for _ in 0..70 {
        let now = desk.club.game(game).await.deadline().unwrap_or(deadline) + FLAG_GRACE_MS + 1;
        desk.club.clock.set(now.max(desk.club.clock.now()));
        let _ = desk.club.submit(Actor::Club, Command::Game(GameCommand::new(game, Rules::Flag))).await;
        if desk.club.game(game).await.finish().is_some() {
            return;
        }
    }
    panic!("the flag does not fall");
}

async fn a_game_lost_on_time_goes_on(record: TestDb) {
    let desk = Desk::open(record).await;
    let games = desk.club.start("anna", "boris", 518, false).await;
    desk.club.command(games[1], desk.anna, Rules::Resign).await.unwrap();
    desk.club.letters().await;
    flag(&desk, games[0]).await;
    desk.club.letters().await;
    assert_eq!(desk.club.game(games[0]).await.finish().map(|finish| finish.reason), Some(EndReason::Time));
    let match_of = async || {
        let mut tx = desk.club.door.db().read().await.unwrap();
        let stored = games::load(&mut tx, games[0]).await.unwrap().unwrap();
        matches::by_id(&mut tx, stored.match_id.unwrap()).await.unwrap().unwrap()
    };
    assert_eq!(match_of().await.state, MatchState::Finished);
    let seen = desk.club.game(games[0]).await.version();
    let reopen = DeskCommand::Reopen { game: games[0], seen, reason: WHY.to_owned() };
    desk.desk(desk.dora, reopen).await.unwrap();
    let game = desk.club.game(games[0]).await;
    assert_eq!((game.to_move(), game.told_at()), (Some(Seat::White), None));
    let running = match_of().await;
    assert_eq!((running.state, running.ended_at), (MatchState::Running, None));
    desk.doctor_is_content().await;
    let letters = desk.club.letters().await;
    assert_eq!(letters.len(), 2);
    let letter = to(&letters, "anna");
    assert!(flat(letter).contains("not over any more") && flat(letter).contains(WHY), "{}", letter.text);
    assert_eq!(letter.tells_ply, Some(0), "it tells the turn, and starts the clock");
    assert_eq!(desk.club.game(games[0]).await.told_at(), Some(desk.club.clock.now()));
    // Only the resignation counts for the list now; and that one is final.
    assert_eq!(desk.rating(desk.boris).await, 151_600);
    let seen = desk.club.game(games[1]).await.version();
    let reopen = DeskCommand::Reopen { game: games[1], seen, reason: WHY.to_owned() };
    assert_eq!(refused(desk.desk(desk.dora, reopen).await), Denial::StaysOver);
    desk.club.play(games[0], "e2e4").await;
    desk.club.command(games[0], desk.boris, Rules::Resign).await.unwrap();
    assert_eq!(match_of().await.state, MatchState::Finished);
    desk.doctor_is_content().await;
}

async fn a_wrong_position_is_replayed(record: TestDb) {
    let desk = Desk::open(record).await;
    let games = desk.club.start("anna", "boris", 69, false).await;
    desk.club.letters().await;
    let replay = |start: u16| DeskCommand::Replay {
        game: games[1],
        start: StartPosition::new(start),
        reason: WHY.to_owned(),
    };
    assert_eq!(denial(desk.desk(desk.dora, replay(69)).await), DeskDenial::SameStart);
    let Ok(Receipt::Match { games: new, .. }) = desk.desk(desk.dora, replay(96)).await else { panic!() };
    assert_eq!(new.len(), 2);
    for game in &games {
        let finish = desk.club.game(*game).await.finish().unwrap();
        assert_eq!((finish.outcome, finish.reason), (Outcome::Cancelled, EndReason::WrongStart));
    }
    let view = desk.club.view(new[0]).await;
    assert_eq!((view.game.start().id(), view.white.id), (96, desk.anna));
    let letters = desk.club.letters().await;
    assert_eq!(letters.len(), 2, "one letter for each player, of all four games");
    for who in ["anna", "boris"] {
        let letter = to(&letters, who);
        for part in ["wrong starting position", "#096", WHY] {
            assert!(flat(letter).contains(part), "{part} in {}", letter.text);
        }
    }
    assert_eq!(
        refused(desk.desk(desk.dora, replay(97)).await),
        Denial::Over(desk.club.game(games[1]).await.finish().unwrap())
    );
    desk.doctor_is_content().await;
}

async fn what_was_played_to_its_end_from_a_wrong_position_stands(record: TestDb) {
    let desk = Desk::open(record).await;
    let games = desk.club.start("anna", "boris", 518, false).await;
    desk.club.play(games[0], "f2f3 e7e5 g2g4 d8h4").await;
    let replay = DeskCommand::Replay { game: games[1], start: None, reason: WHY.to_owned() };
    let Ok(Receipt::Match { games: new, .. }) = desk.desk(desk.dora, replay).await else { panic!() };
    assert_eq!(new.len(), 1, "only what was unfinished is played again");
    let view = desk.club.view(new[0]).await;
    assert_eq!(view.white.id, desk.boris, "with the colours of the game that it replaces");
    assert_ne!(view.game.start().id(), 518);
    assert_eq!(desk.club.game(games[0]).await.finish().unwrap().outcome, Outcome::Black);
    assert_eq!(desk.rating(desk.boris).await, 151_600);
    desk.doctor_is_content().await;
}

async fn a_correction_is_taken_back_once(record: TestDb) {
    let desk = Desk::open(record).await;
    let game = desk.won("anna", "boris").await;
    desk.correct(desk.dora, game, Outcome::Draw).await.unwrap();
    let entry = desk.log().await[0].id;
    let undo = || DeskCommand::Undo { entry, reason: "It was the other game.".to_owned() };
    desk.desk(desk.erik, undo()).await.unwrap();
    let finish = desk.club.game(game).await.finish().unwrap();
    assert_eq!((finish.outcome, finish.reason), (Outcome::White, EndReason::Resignation));
    assert_eq!(desk.rating(desk.anna).await, 151_600);
    assert_eq!(denial(desk.desk(desk.erik, undo()).await), DeskDenial::Stays(Stays::Undone));
    let missing = DeskCommand::Undo { entry: 1, reason: WHY.to_owned() };
    assert_eq!(denial(desk.desk(desk.erik, missing).await), DeskDenial::NoEntry);
    desk.doctor_is_content().await;
}
