//! What goes wrong in events: nobody comes, two ask at once, a process dies, a member goes.
use frcec_rules::club::game::EndReason;
use frcec_server::{
    doctor::Doctor,
    door::{AddMember, DeskCommand, Door, MemberCommand, Opening, SILENT_DIRECTOR_MS},
    ids::Ids,
    mail::{address::Signer, transport::Captured},
    speech::{Lang, Speech},
    view,
    worker::{Step, Worker},
};
use frcec_store::{
    games,
    players::{self, PlayerStatus, Role},
};

use super::*;
use crate::{club::all_letters, web::Site};

frcec_store::on_both!(
    going_before_half_of_the_games_takes_all_results_off_the_table,
    going_after_half_of_the_games_forfeits_the_rest,
    of_two_starts_at_once_one_makes_the_games,
    a_start_that_fails_leaves_nothing,
    of_two_workers_one_pairs_the_round,
    a_withdrawal_meets_the_end_of_the_event,
    two_enter_for_the_last_place,
    everybody_goes,
    the_suspended_and_the_former_are_left_out,
    whoever_leaves_the_club_leaves_its_events,
    a_no_show_is_replaced,
    whoever_has_moved_is_not_replaced,
    a_director_does_not_rule_in_his_own_event,
    the_deputy_of_a_silent_director_is_asked_once,
    time_ends_every_event,
    no_position_is_seen_before_its_game,
    the_doctor_looks_at_events,
    a_correction_moves_tables_and_no_round,
    an_event_from_before_the_draw_goes_on,
    what_still_waits_is_not_hidden_by_what_is_done,
);

/// A second process on the same record.
async fn another(club: &Club) -> Door {
    Door::new(Opening {
        db: club.record.open_again().await,
        clock: club.clock.clone(),
        ids: Ids::seeded(7),
        signer: Signer::new(b"a secret of the tests, 32 octets"),
        club: view::Club { name: "FRCEC".to_owned(), public_url: "http://127.0.0.1:8960".to_owned() },
        domain: "club.example".to_owned(),
        record: club.door.record(),
    })
}

fn knockout() -> NewEvent {
    NewEvent::new("Cup", Format::Knockout, bank())
}

async fn set_status(stage: &Stage, player: PlayerId, status: PlayerStatus) {
    let now = stage.club.clock.now();
    stage
        .club
        .door
        .db()
        .write(move |tx| {
            Box::pin(async move {
                let stored = players::by_id(tx, player).await?.expect("a member");
                players::update(tx, &players::Player { status, ..stored }, now).await
            })
        })
        .await
        .unwrap();
}

async fn going_after_half_of_the_games_forfeits_the_rest(record: TestDb) {
    let stage = Stage::begun(record, 4, NewEvent::new("Four", ROBIN, Pace::default())).await;
    let goes = stage.players[0];
    let own: Vec<StoredGame> =
        stage.running().await.into_iter().filter(|game| game.seat(goes).is_some()).collect();
    for game in &own[..2] {
        stage.end(game, if game.white_id == goes { Outcome::White } else { Outcome::Black }).await;
    }
    stage.letters().await;
    stage.withdraw(goes).await.unwrap();
    let letters = stage.letters().await;
    assert!(flowed(&of(&letters, "player1").text).contains("What has been played stays in the table."));
    let (end, reason) = stage_game(&stage.club, own[2].id).await;
    assert_eq!((end, reason.as_str()), (GameState::Finished, "withdrawn"));
    let table = stage.record().await.tables().remove(0);
    let line = table.lines.iter().find(|line| line.entry == 0).unwrap();
    assert_eq!((line.half_points, line.finished, line.void), (4, 3, false));
}

async fn of_two_starts_at_once_one_makes_the_games(record: TestDb) {
    let stage = Stage::full(record, 4, NewEvent::new("Once", ROBIN, Pace::default())).await;
    let other = another(&stage.club).await;
    let submission = |by| frcec_server::door::Submission {
        by,
        via: frcec_server::door::Via::Form,
        at: stage.club.clock.now(),
        origin: None,
        command: Command::Event(EventCommand::Start { code: stage.code.clone(), seen: None }),
    };
    let (one, two) = tokio::join!(
        stage.club.door.submit(submission(Actor::Staff(stage.director))),
        other.submit(submission(Actor::Club)),
    );
    assert!(one.is_ok() != two.is_ok(), "{one:?} {two:?}");
    let record = stage.record().await;
    assert_eq!((record.matches.len(), record.rounds.len()), (6, 3));
    assert_eq!(stage.letters().await.len(), 4);
}

async fn a_start_that_fails_leaves_nothing(record: TestDb) {
    let stage = Stage::full(record, 4, NewEvent::new("Broken", ROBIN, Pace::default())).await;
    // The last of three rounds cannot be written: everything before it was, in the same transaction.
    let sql = "INSERT INTO tournament_rounds (tournament_id, round, kind, paired_at, link, body)
               VALUES (1, 3, 'main', 0, '', '{\"pairings\":[]}')";
    stage.club.record.raw(sql).await.unwrap();
    assert!(stage.start().await.is_err());
    let record = stage.record().await;
    assert_eq!((record.event.state, record.matches.len()), (TournamentState::Open, 0));
    assert!(record.draw.as_ref().is_some_and(|draw| draw.closed_at.is_none()));
    assert!(record.entries.iter().all(|entry| entry.state == EntryState::Entered));
    assert!(stage.letters().await.is_empty());
    stage.club.record.raw("DELETE FROM tournament_rounds").await.unwrap();
    stage.start().await.unwrap();
    assert_eq!((stage.record().await.matches.len(), stage.letters().await.len()), (6, 4));
}

async fn of_two_workers_one_pairs_the_round(record: TestDb) {
    let stage = Stage::begun(record, 4, knockout()).await;
    stage.end_round(|game| if game.white_id < game.black_id { Outcome::White } else { Outcome::Black }).await;
    stage.letters().await;
    let other = another(&stage.club).await;
    let (one, two) = tokio::join!(stage.club.door.look_at_one_event(), other.look_at_one_event());
    assert!(one.is_ok() && two.is_ok(), "{one:?} {two:?}");
    let record = stage.record().await;
    assert_eq!((record.rounds.len(), record.matches.len(), record.event.round), (2, 3, 2));
    assert_eq!(stage.letters().await.len(), 4, "two play, two are out");
    stage.work().await;
    assert_eq!(stage.record().await.rounds.len(), 2);
}

async fn a_withdrawal_meets_the_end_of_the_event(record: TestDb) {
    let stage = Stage::begun(record, 2, NewEvent::new("Two", ROBIN, Pace::default())).await;
    stage.end_round(|_| Outcome::White).await;
    let (withdrawn, looked) =
        tokio::join!(stage.withdraw(stage.players[0]), stage.club.door.look_at_one_event());
    looked.unwrap();
    stage.work().await;
    assert_eq!(stage.state().await, TournamentState::Finished);
    match withdrawn {
        Ok(_) => assert_eq!(stage.state_of(stage.players[0]).await, EntryState::Withdrawn),
        Err(SubmitError::Event(EventDenial::NotRunning)) => {
            assert_eq!(stage.state_of(stage.players[0]).await, EntryState::Playing);
        }
        Err(error) => panic!("{error:?}"),
    }
}

async fn two_enter_for_the_last_place(record: TestDb) {
    let mut new = NewEvent::new("Full", ROBIN, Pace::default());
    new.settings.capacity = Some(2);
    let stage = Stage::empty(record, 3, new).await;
    stage.enter(stage.players[0]).await.unwrap();
    let (one, two, again) = tokio::join!(
        stage.enter(stage.players[1]),
        stage.enter(stage.players[2]),
        stage.enter(stage.players[1]),
    );
    assert!(two.is_ok() && (one.is_ok() != again.is_ok()), "a player once: {one:?} {two:?} {again:?}");
    let record = stage.record().await;
    assert_eq!((record.entries.len(), record.waiting.len()), (2, 1));
}

async fn everybody_goes(record: TestDb) {
    let stage = Stage::begun(record, 3, NewEvent::new("Empty", ROBIN, Pace::default())).await;
    for &player in &stage.players {
        stage.withdraw(player).await.unwrap();
        stage.work().await;
        if stage.state().await == TournamentState::Finished {
            break;
        }
    }
    stage.work().await;
    let record = stage.record().await;
    assert_eq!(record.event.state, TournamentState::Finished);
    assert_eq!(record.unfinished().count(), 0);
}

async fn the_suspended_and_the_former_are_left_out(record: TestDb) {
    let stage = Stage::full(record, 5, knockout()).await;
    set_status(&stage, stage.players[4], PlayerStatus::Suspended).await;
    let preview = stage.club.door.preview(&stage.code).await.unwrap();
    assert_eq!(preview.left_out.iter().map(|person| person.id).collect::<Vec<_>>(), [stage.players[4]]);
    stage.start().await.unwrap();
    let record = stage.record().await;
    assert_eq!(record.entries.len(), 4);
    let letters = stage.letters().await;
    assert!(flowed(&of(&letters, "player5").text).contains("goes on without you"));
    // Nobody who is suspended enters; whoever wins and is suspended then gets no new game.
    let denied = stage.enter(stage.players[4]).await;
    assert!(denied.is_err(), "{denied:?}");
    stage.end_round(|game| if game.white_id < game.black_id { Outcome::White } else { Outcome::Black }).await;
    set_status(&stage, stage.players[0], PlayerStatus::Suspended).await;
    stage.letters().await;
    stage.work().await;
    // That is for the director to say: nobody loses a place by it alone.
    assert_eq!(stage.state_of(stage.players[0]).await, EntryState::Playing);
    let letters = stage.letters().await;
    let text = flowed(&of(&letters, "dora").text);
    assert!(text.contains("waits for your decision: Player 1 is suspended."), "{text}");
    assert_eq!(stage.record().await.rounds.len(), 1, "no round without his word");
}

async fn whoever_leaves_the_club_leaves_its_events(record: TestDb) {
    let stage = Stage::begun(record, 4, knockout()).await;
    let goes = stage.players[0];
    let leave = Command::Member(MemberCommand::Leave(goes, true));
    stage.club.submit(Actor::Player(goes), leave).await.unwrap();
    assert_eq!(stage.state_of(goes).await, EntryState::Withdrawn);
    let games = stage.running().await;
    assert_eq!(games.len(), 2, "his two are lost");
    stage.play_out().await;
    let record = stage.record().await;
    assert_eq!(record.event.state, TournamentState::Finished);
    assert_eq!(record.verify(), Some(Vec::new()), "the closed list names nobody who could be forgotten");
}

async fn a_no_show_is_replaced(record: TestDb) {
    let mut new =
        NewEvent::new("Four", Format::RoundRobin { double: true, class_size: None }, Pace::default());
    new.settings.capacity = Some(4);
    let stage = Stage::full(record, 5, new).await;
    stage.start().await.unwrap();
    stage.letters().await;
    let (absent, comes) = (stage.players[1], stage.players[4]);
    let before = stage.record().await;
    assert!(before.waits(comes));
    let own: Vec<StoredGame> =
        stage.running().await.into_iter().filter(|game| game.seat(absent).is_some()).collect();
    // The others have moved in vain.
    let game = own.iter().find(|game| game.black_id == absent).unwrap();
    let view = stage.club.view(game.id).await;
    let mv = view.game.line().legal_moves()[0];
    stage.club.command(game.id, game.white_id, Rules::Move { mv, ply: 0, offer: false }).await.unwrap();
    stage.letters().await;
    let replace = |reason: &str| EventCommand::Replace {
        code: stage.code.clone(),
        leaves: absent,
        comes: None,
        asked: true,
        reason: reason.to_owned(),
    };
    assert!(matches!(stage.by_office(replace("")).await, Err(SubmitError::Event(EventDenial::NoReason))));
    stage.by_office(replace("no first move in two weeks")).await.unwrap();
    let letters = stage.letters().await;
    assert_eq!(letters.len(), 5, "one to each of the four and to who came");
    let text = flowed(&of(&letters, "player5").text);
    assert!(text.contains("You play in Four (T0001) from now on, in the place of Player 2."), "{text}");
    assert!(!text.contains("Four (T0001) has begun"), "it began long ago: {text}");
    assert!(flowed(&of(&letters, "player2").text).contains("You are out of"));
    let after = stage.record().await;
    assert_eq!((after.entries[1].player, &after.entries[1].before), (comes, &vec![absent]));
    assert!(after.waiting.is_empty());
    for game in &own {
        let (end, reason) = stage_game(&stage.club, game.id).await;
        assert_eq!((end, reason.as_str()), (GameState::Cancelled, "replaced"));
    }
    // The same positions, drawn once.
    assert_eq!(before.positions(), after.positions());
    assert_eq!(after.verify(), Some(Vec::new()));
    assert_eq!(stage.running().await.len(), 12);
    let again = stage.by_office(replace("again")).await;
    assert!(matches!(again, Err(SubmitError::Event(EventDenial::NotEntered))), "{again:?}");
    stage.play_out().await;
    assert_eq!(stage.state().await, TournamentState::Finished);
    let line =
        stage.record().await.tables().remove(0).lines.into_iter().find(|line| line.entry == 1).unwrap();
    assert_eq!((line.finished, line.games), (6, 6), "cancelled games count for nothing");
}

async fn whoever_has_moved_is_not_replaced(record: TestDb) {
    let stage = Stage::begun(record, 3, NewEvent::new("Three", ROBIN, Pace::default())).await;
    let games = stage.running().await;
    let mover = games[0].white_id;
    let view = stage.club.view(games[0].id).await;
    let mv = view.game.line().legal_moves()[0];
    stage.club.command(games[0].id, mover, Rules::Move { mv, ply: 0, offer: false }).await.unwrap();
    let replace = |leaves, comes| EventCommand::Replace {
        code: stage.code.clone(),
        leaves,
        comes,
        asked: true,
        reason: "a test".to_owned(),
    };
    let denied = stage.by_office(replace(mover, None)).await;
    assert!(matches!(denied, Err(SubmitError::Event(EventDenial::HasMoved(_)))), "{denied:?}");
    let nobody = stage.by_office(replace(games[0].black_id, None)).await;
    assert!(matches!(nobody, Err(SubmitError::Event(EventDenial::NoSubstitute))), "{nobody:?}");
    let twice = stage.by_office(replace(games[0].black_id, Some(mover))).await;
    assert!(matches!(twice, Err(SubmitError::Event(EventDenial::AlreadyEntered))), "{twice:?}");
    // A no-show whom nobody replaces is taken out by the director, when the days for a first move are over.
    stage.club.clock.set(stage.club.clock.now() + 8 * DAY_MS);
    let gone = EventCommand::Withdraw {
        code: stage.code.clone(),
        player: games[0].black_id,
        reason: Some("never came".to_owned()),
    };
    stage.by_office(gone).await.unwrap();
    assert_eq!(stage.state_of(games[0].black_id).await, EntryState::NoShow);
    stage.play_out().await;
    assert_eq!(stage.state().await, TournamentState::Finished);
}

async fn a_director_does_not_rule_in_his_own_event(record: TestDb) {
    let stage = Stage::full(record, 2, NewEvent::new("Own", ROBIN, Pace::default())).await;
    stage.enter(stage.director).await.unwrap();
    stage.start().await.unwrap();
    let other = EventCommand::Withdraw {
        code: stage.code.clone(),
        player: stage.players[0],
        reason: Some("I say so".to_owned()),
    };
    let denied = stage.by_office(other).await;
    assert!(matches!(denied, Err(SubmitError::Event(EventDenial::OwnEvent))), "{denied:?}");
    let replace = EventCommand::Replace {
        code: stage.code.clone(),
        leaves: stage.players[0],
        comes: None,
        asked: true,
        reason: "I say so".to_owned(),
    };
    let denied = stage.by_office(replace).await;
    assert!(matches!(denied, Err(SubmitError::Event(EventDenial::OwnEvent))), "{denied:?}");
    // His own place he may give up.
    stage.withdraw(stage.director).await.unwrap();
}

async fn the_deputy_of_a_silent_director_is_asked_once(record: TestDb) {
    let stage = Stage::begun(record, 2, NewEvent::new("Silent", ROBIN, Pace::default())).await;
    let club = &stage.club;
    let add = AddMember {
        address: "emil@example.org".to_owned(),
        name: Some("Emil Ek".to_owned()),
        handle: Some("emil".to_owned()),
        role: Role::Director,
        zone: "UTC".to_owned(),
        lang: "en".to_owned(),
        country: None,
    };
    let Receipt::Member { id: emil } =
        club.submit(Actor::Club, Command::Member(MemberCommand::Add(add))).await.unwrap()
    else {
        panic!("no member")
    };
    let appoint = |deputy| EventCommand::Appoint {
        code: stage.code.clone(),
        director: None,
        deputy,
        reason: "holidays".to_owned(),
    };
    let denied = stage.by_office(appoint(Some(stage.players[0]))).await;
    assert!(matches!(denied, Err(SubmitError::Event(EventDenial::NoDirector(_)))), "{denied:?}");
    stage.by_office(appoint(Some(emil))).await.unwrap();
    // Nobody moves for a week: that is the director's to decide.
    let worker = Worker::new(club.door.clone(), std::sync::Arc::new(Captured::default()));
    club.clock.set(NOON + 8 * DAY_MS);
    while worker.call_one_flag().await.unwrap() == Step::Done {}
    assert!(stage.record().await.event.waits_since.is_some());
    assert!(!club.door.ask_one_deputy().await.unwrap());
    club.letters().await;
    club.clock.set(NOON + 8 * DAY_MS + SILENT_DIRECTOR_MS);
    assert!(club.door.ask_one_deputy().await.unwrap());
    assert!(!club.door.ask_one_deputy().await.unwrap(), "once");
    let letters = club.letters().await;
    assert_eq!(letters.len(), 1);
    let text = flowed(&of(&letters, "emil").text);
    assert!(text.contains("Silent (T0001) has no director, and something in it has waited"), "{text}");
    // The deputy sees to it.
    let gone = EventCommand::Withdraw {
        code: stage.code.clone(),
        player: stage.running().await[0].white_id,
        reason: Some("never came".to_owned()),
    };
    stage.ask(Actor::Staff(emil), gone).await.unwrap();
    let event = stage.record().await.event;
    assert_eq!((event.waits_since, event.deputy_asked_at), (None, None));
}

/// Nobody ever moves: flags end the games, the worker pairs on, and the event ends.
async fn time_ends_every_event(record: TestDb) {
    let mut stage = Stage::empty(record, 4, knockout()).await;
    let worker = Worker::new(stage.club.door.clone(), std::sync::Arc::new(Captured::default()));
    for (format, staggered) in [
        (Format::Knockout, true),
        (Format::Dropout, false),
        (Format::Swiss { rounds: 2, double: false }, false),
        (ROBIN, false),
    ] {
        let mut new = NewEvent::new("Still", format, bank());
        new.settings.staggered = staggered;
        let code = stage.open(new).await;
        stage = Stage { code, ..stage };
        for &player in &stage.players {
            stage.enter(player).await.unwrap();
        }
        stage.start().await.unwrap();
        for _ in 0..400 {
            if stage.state().await == TournamentState::Finished {
                break;
            }
            stage.club.letters().await;
            stage.club.clock.set(stage.club.clock.now() + 5 * DAY_MS);
            while worker.call_one_flag().await.unwrap() == Step::Done {}
            stage.work().await;
        }
        let record = stage.record().await;
        assert_eq!(record.event.state, TournamentState::Finished, "{format:?}");
        assert!(
            record.champions().iter().all(|first| !first.is_empty()),
            "what counts has a winner: {format:?}"
        );
        assert!(record.matches.values().flat_map(|(_, games)| games).all(|game| {
            game.row.reason.as_deref() == Some(EndReason::Time.key())
                || game.row.state == GameState::Cancelled
        }));
    }
}

/// Before a game begins its position stands in no page of any role, and in no letter; nor does what it could be told from.
async fn no_position_is_seen_before_its_game(record: TestDb) {
    let site = Site::open(record).await;
    let handles = ["anna", "boris", "carol", "emil"];
    let mut cookies = vec![None];
    for handle in ["anna", "dora", "emil"] {
        cookies.push(Some(site.log_in(handle).await));
    }
    let director = site.id("dora").await;
    let ask =
        async |command| site.club.submit(Actor::Staff(director), Command::Event(command)).await.unwrap();
    let Receipt::Event { code } = ask(EventCommand::Create(Box::new(knockout()))).await else { panic!() };
    for handle in handles {
        ask(EventCommand::Enter { code: code.clone(), player: site.id(handle).await }).await;
    }
    let record = async || {
        let mut tx = site.club.door.db().read().await.unwrap();
        EventRecord::load(&mut tx, &code).await.unwrap()
    };
    let seen = async || {
        let mut texts = Vec::new();
        for cookie in &cookies {
            for page in [
                "/",
                "/games",
                "/positions",
                "/tournaments",
                "/tournaments/T0001",
                "/players/anna",
                "/account",
                "/director",
                "/director/tournaments/T0001",
                "/matches/M0001",
                "/account/deadlines.ics",
                "/metrics",
            ] {
                texts.push(site.get(page, cookie.as_deref()).await.body);
            }
            for game in 1..=6 {
                texts.push(site.get(&format!("/games/{game}"), cookie.as_deref()).await.body);
            }
        }
        for letter in all_letters(&site.club.door).await {
            texts.push(format!("{} {} {:?}", letter.subject, letter.text, letter.html));
        }
        let preview = site.club.door.preview(&code).await.unwrap();
        texts.push(format!("{preview:?}"));
        texts.push(format!("{:?}", record().await));
        texts.join("\n")
    };
    let before_first = seen().await;
    ask(EventCommand::Start { code: code.clone(), seen: None }).await;
    let first = record().await;
    let before_second = seen().await;
    for (_, start) in first.positions() {
        let rank = start.to_string();
        let (_, rank) = rank.split_once(' ').unwrap();
        assert!(!before_first.contains(rank), "{rank}");
        assert!(before_second.contains(rank), "the search finds what can be seen: {rank}");
    }
    assert!(!before_first.contains(&first.rounds[0].stored.link));
    for game in [1, 2, 3, 4] {
        let view = site.club.view(frcec_store::GameId(game)).await;
        let loser = if view.white.id < view.black.id { view.black.id } else { view.white.id };
        site.club.command(frcec_store::GameId(game), loser, Rules::Resign).await.unwrap();
    }
    let between = seen().await;
    while site.club.door.look_at_one_event().await.unwrap() {}
    let second = record().await;
    assert_eq!(second.rounds.len(), 2);
    let new = second.positions().last().unwrap().1.to_string();
    let (_, rank) = new.split_once(' ').unwrap();
    assert!(!first.positions().iter().any(|(_, start)| start.to_string() == new), "another position");
    for text in [&before_first, &before_second, &between] {
        assert!(!text.contains(rank), "{rank}");
        assert!(!text.contains(&second.rounds[1].stored.link));
    }
}

async fn going_before_half_of_the_games_takes_all_results_off_the_table(record: TestDb) {
    let stage = Stage::begun(record, 4, NewEvent::new("Four", ROBIN, Pace::default())).await;
    let goes = stage.players[0];
    let games = stage.running().await;
    let own: Vec<&StoredGame> = games.iter().filter(|game| game.seat(goes).is_some()).collect();
    assert_eq!(own.len(), 3);
    // One of three is finished, one is under way, one was never begun.
    let won = if own[0].white_id == goes { Outcome::White } else { Outcome::Black };
    stage.end(own[0], won).await;
    for _ in 0..2 {
        let view = stage.club.view(own[1].id).await;
        let player = view.person(view.game.to_move().unwrap()).id;
        let command =
            Rules::Move { mv: view.game.line().legal_moves()[0], ply: view.game.ply(), offer: false };
        stage.club.command(own[1].id, player, command).await.unwrap();
    }
    stage.letters().await;
    stage.withdraw(goes).await.unwrap();
    assert_eq!(stage.state_of(goes).await, EntryState::Withdrawn);
    let letters = stage.letters().await;
    let text = flowed(&of(&letters, "player1").text);
    assert!(text.contains("You lose game T0001-M") && text.contains("is cancelled and not rated."), "{text}");
    assert!(text.contains("Your rating is now 14"), "{text}");
    assert!(text.contains("Fewer than half of the games are over: no result counts in the table"), "{text}");
    assert_eq!(letters.len(), 5, "all opponents, whose games ended or leave the table, and who directs it");
    let again = stage.withdraw(goes).await;
    assert!(matches!(again, Err(SubmitError::Event(EventDenial::NotPlaying(_)))), "{again:?}");
    assert_eq!(stage_game(&stage.club, own[1].id).await, (GameState::Finished, "withdrawn".to_owned()));
    assert_eq!(stage_game(&stage.club, own[2].id).await, (GameState::Cancelled, "withdrawn".to_owned()));
    let table = stage.record().await.tables().remove(0);
    assert!(table.lines.last().is_some_and(|line| line.entry == 0 && line.void), "{table:?}");
    assert!(table.lines[..3].iter().all(|line| line.finished == 0), "{table:?}");
    // The event goes on and ends without him.
    stage.play_out().await;
    assert_eq!(stage.state().await, TournamentState::Finished);
}

pub async fn stage_game(club: &Club, id: frcec_store::GameId) -> (GameState, String) {
    let mut tx = club.door.db().read().await.unwrap();
    let game = games::load(&mut tx, id).await.unwrap().unwrap();
    (game.row.state, game.row.reason.unwrap_or_default())
}

async fn the_doctor_looks_at_events(record: TestDb) {
    let stage = Stage::begun(record, 3, NewEvent::new("Well", ROBIN, Pace::default())).await;
    let examine = async |repair_at| {
        let doctor = Doctor { db: stage.club.door.db(), speech: Speech::new(), lang: Lang::En, repair_at };
        let report = doctor.examine().await.unwrap();
        report.faults.iter().map(|fault| fault.kind).collect::<Vec<_>>()
    };
    assert!(examine(None).await.is_empty());
    for (breaks, mends, kind) in [
        (
            "UPDATE matches SET round = 9 WHERE id = 1",
            "UPDATE matches SET round = 1 WHERE id = 1",
            "rounds_differ",
        ),
        (
            "UPDATE tournament_draws SET entries = 'x'",
            "UPDATE tournament_draws SET entries = '1 2 150000' || chr(10) || '2 3 150000' || chr(10) || '3 4 150000' || chr(10)",
            "draw_differs",
        ),
    ] {
        stage.club.record.raw(breaks).await.unwrap();
        let found = examine(None).await;
        assert!(!found.is_empty() && found.iter().all(|found| *found == kind), "{found:?}");
        let mends = if stage.club.record.url.starts_with("sqlite") {
            mends.replace("chr(", "char(")
        } else {
            mends.to_owned()
        };
        stage.club.record.raw(&mends).await.unwrap();
        assert!(examine(None).await.is_empty());
    }
    // All games over, and nobody would look.
    stage.end_round(|_| Outcome::White).await;
    stage.club.record.raw("UPDATE tournaments SET look_at = NULL").await.unwrap();
    assert_eq!(examine(Some(stage.club.clock.now())).await, ["tournament_forgotten"]);
    assert!(examine(None).await.is_empty());
    stage.work().await;
    assert_eq!(stage.state().await, TournamentState::Finished);
    assert!(examine(None).await.is_empty());
}

async fn a_correction_moves_tables_and_no_round(record: TestDb) {
    let mut stage = Stage::empty(record, 4, knockout()).await;
    for format in [Format::Swiss { rounds: 3, double: false }, Format::Knockout] {
        let code = stage.open(NewEvent::new("Corrected", format, bank())).await;
        stage = Stage { code, ..stage };
        for &player in &stage.players {
            stage.enter(player).await.unwrap();
        }
        stage.start().await.unwrap();
        let first = stage.running().await[0].clone();
        stage
            .end_round(|game| if game.white_id < game.black_id { Outcome::White } else { Outcome::Black })
            .await;
        stage.work().await;
        let before = stage.record().await;
        assert_eq!(before.rounds.len(), 2);
        let won = stage.club.game(first.id).await.finish().unwrap().outcome;
        let other = if won == Outcome::White { Outcome::Black } else { Outcome::White };
        let seen = stage.club.game(first.id).await.version();
        let reason = "the wrong side had resigned".to_owned();
        let correct = DeskCommand::Correct { game: first.id, outcome: other, seen, reason };
        stage.club.submit(Actor::Staff(stage.director), Command::Desk(correct)).await.unwrap();
        stage.work().await;
        let after = stage.record().await;
        assert_eq!(after.rounds.len(), 2, "{format:?}");
        for (one, other) in before.rounds.iter().zip(&after.rounds) {
            assert_eq!(one.body, other.body, "{format:?}: a round that has begun stays");
        }
        if format != Format::Knockout {
            assert_ne!(before.tables(), after.tables());
        }
        stage.play_out().await;
        assert_eq!(stage.state().await, TournamentState::Finished, "{format:?}");
    }
    let doctor = Doctor { db: stage.club.door.db(), speech: Speech::new(), lang: Lang::En, repair_at: None };
    let report = doctor.examine().await.unwrap();
    assert!(report.ok, "{:?}", report.faults);
}

/// An event that began when no draw and no rounds were recorded: its matches say all there is.
async fn an_event_from_before_the_draw_goes_on(record: TestDb) {
    let double = Format::RoundRobin { double: true, class_size: None };
    let stage = Stage::begun(record, 4, NewEvent::new("Old", double, Pace::default())).await;
    let newcomer = stage.club.member("player5", "Player 5").await;
    let id = stage.record().await.event.id;
    for table in ["tournament_draws", "tournament_rounds"] {
        let sql = format!("DELETE FROM {table} WHERE tournament_id = {}", id.0);
        assert!(stage.club.record.raw(&sql).await.unwrap() > 0);
    }
    let before = stage.record().await;
    assert!(before.draw.is_none() && before.rounds.len() == 3);
    let starts = |record: &EventRecord| {
        let mut starts: Vec<_> = record
            .rounds
            .iter()
            .flat_map(|round| &round.body.pairings)
            .flat_map(|pairing| {
                record.games_of(pairing).into_iter().map(|game| (game.number_in_match, game.start_id))
            })
            .collect();
        starts.sort_unstable();
        starts
    };
    let replace = EventCommand::Replace {
        code: stage.code.clone(),
        leaves: stage.players[1],
        comes: Some(newcomer),
        asked: true,
        reason: "no first move".to_owned(),
    };
    stage.by_office(replace).await.unwrap();
    let after = stage.record().await;
    assert_eq!(starts(&before), starts(&after), "from the positions of the games that were given up");
    assert_eq!(stage.running().await.len(), 12);
    stage.play_out().await;
    assert_eq!(stage.state().await, TournamentState::Finished);
    // One that took entries then gets its draw when it starts.
    let code = stage.open(NewEvent::new("Older", ROBIN, Pace::default())).await;
    let stage = Stage { code, ..stage };
    let id = stage.record().await.event.id;
    stage
        .club
        .record
        .raw(&format!("DELETE FROM tournament_draws WHERE tournament_id = {}", id.0))
        .await
        .unwrap();
    for &player in &stage.players[2..4] {
        stage.enter(player).await.unwrap();
    }
    stage.start().await.unwrap();
    assert_eq!(stage.record().await.verify(), Some(Vec::new()));
}

/// Two things wait for the director: seeing to one leaves the other, with its own since.
async fn what_still_waits_is_not_hidden_by_what_is_done(record: TestDb) {
    let stage = Stage::begun(record, 4, NewEvent::new("Two", Format::Knockout, bank())).await;
    let since = async || stage.record().await.event.waits_since;
    let running = stage.running().await;
    let first = running[0].clone();
    let other = running.iter().find(|game| game.match_id != first.match_id).unwrap().clone();
    let ask = async |game: &StoredGame| {
        let command = DeskCommand::AskAdjudication { game: game.id, reason: "It is level.".to_owned() };
        let by = Actor::Player(game.white_id);
        match stage.club.submit(by, Command::Desk(command)).await.unwrap() {
            Receipt::Adjudication { id } => id,
            other => panic!("{other:?}"),
        }
    };
    let at = |hours: i64| NOON + hours * 3_600_000;
    stage.club.clock.set(at(1));
    let one = ask(&first).await;
    stage.club.clock.set(at(2));
    let two = ask(&other).await;
    assert_eq!(since().await, Some(at(1)));
    // Time for somebody, a new name for the event: both leave what waits.
    stage.club.clock.set(at(3));
    let director = Actor::Staff(stage.director);
    let seat = Seat::White;
    let time = DeskCommand::AddTime { game: first.id, seat, days: 1, reason: "Our mail failed.".to_owned() };
    stage.club.submit(director, Command::Desk(time)).await.unwrap();
    assert_eq!(since().await, Some(at(1)));
    let put_down = |id| DeskCommand::PutDown { id, reason: "Play on.".to_owned() };
    stage.club.submit(director, Command::Desk(put_down(one))).await.unwrap();
    assert_eq!(since().await, Some(at(2)), "the other one waits since then");
    // Whoever is appointed has been silent for no time.
    stage.club.clock.set(at(4));
    let appoint = EventCommand::Appoint {
        code: stage.code.clone(),
        director: None,
        deputy: None,
        reason: "holidays".to_owned(),
    };
    stage.by_office(appoint).await.unwrap();
    assert_eq!(since().await, Some(at(4)));
    stage.club.submit(director, Command::Desk(put_down(two))).await.unwrap();
    assert_eq!(since().await, None);
    // A round that is overdue waits until its games are over, whatever else is ruled.
    let ends_at = stage.record().await.rounds[0].stored.ends_at.unwrap();
    stage.club.clock.set(ends_at);
    assert!(stage.club.door.look_at_one_event().await.unwrap());
    assert_eq!(since().await, Some(ends_at));
    let time = DeskCommand::AddTime { game: first.id, seat, days: 1, reason: "Our mail failed.".to_owned() };
    let ruled = stage.club.submit(director, Command::Desk(time)).await;
    assert!(ruled.is_ok() || matches!(ruled, Err(SubmitError::Denied { .. })), "{ruled:?}");
    assert_eq!(since().await, Some(ends_at));
}
