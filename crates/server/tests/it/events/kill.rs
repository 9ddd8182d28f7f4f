//! kill -9 while an event starts: all of its games and letters are there, or none.
use std::time::Duration;

use frcec_server::{
    cli::club::Club as Opened,
    clock::Clock,
    config::Config,
    door::{AddMember, MemberCommand, Submission, Via},
    ids::Ids,
};
use frcec_store::{letters, players::Role};

use super::*;
use crate::server::Server;

frcec_store::on_both!(a_killed_start_is_whole_or_nothing);

const PLAYERS: usize = 16;
const EVENTS: u64 = 6;

async fn a_killed_start_is_whole_or_nothing(t: TestDb) {
    let mut server = Server::new(&t.url, "");
    let config = Config::load(&server.path().join("frcec.toml")).unwrap();
    let opened = Opened::with(config, Clock::System, Ids::system()).await.unwrap();
    let door = &opened.door;
    let submit = async |by, command| {
        let at = door.clock().now();
        door.submit(Submission { by, via: Via::Club, at, origin: None, command }).await.unwrap()
    };
    let mut players = Vec::new();
    for number in 1..=PLAYERS {
        let add = AddMember {
            address: format!("player{number}@example.org"),
            name: None,
            handle: Some(format!("player{number}")),
            role: Role::Member,
            zone: "UTC".to_owned(),
            lang: "en".to_owned(),
            country: None,
        };
        match submit(Actor::Club, Command::Member(MemberCommand::Add(add))).await {
            Receipt::Member { id } => players.push(id),
            other => panic!("{other:?}"),
        }
    }
    let (mut kills, mut between) = (0, 0);
    for event in 0..EVENTS {
        let mut new = NewEvent::new("Killed", Format::Knockout, bank());
        new.settings.start = StartMode::Date { at: door.clock().now() + 3_600_000 };
        let Receipt::Event { code } =
            submit(Actor::Club, Command::Event(EventCommand::Create(Box::new(new)))).await
        else {
            panic!("no event")
        };
        for &player in &players {
            submit(Actor::Club, Command::Event(EventCommand::Enter { code: code.clone(), player })).await;
        }
        // The date has come.
        t.raw(&format!("UPDATE tournaments SET look_at = 1 WHERE code = '{code}'")).await.unwrap();
        let told = async || {
            let mut tx = t.db.read().await.unwrap();
            let record = EventRecord::load(&mut tx, &code).await.unwrap();
            let started = letters::list(&mut tx, &letters::LetterFilter::default(), 5000).await.unwrap();
            let ids: Vec<_> = record
                .matches
                .values()
                .flat_map(|(_, games)| games.iter().map(|game| Some(game.id)))
                .collect();
            let letters = started.iter().filter(|letter| ids.contains(&letter.game_id)).count();
            (record.event.state, ids.len(), letters, record.rounds.len())
        };
        for strike in 0..40 {
            server.start();
            // Later strikes wait longer, up to a quarter of a minute: a busy machine gets as far as the start, too.
            std::thread::sleep(Duration::from_millis((event * 7 + strike * 11) % 90 + strike * strike * 10));
            server.kill();
            kills += 1;
            match told().await {
                (TournamentState::Open, 0, 0, 0) => between += 1,
                (TournamentState::Running, games, letters, 1) => {
                    assert_eq!((games, letters), (PLAYERS, PLAYERS), "{code}");
                    break;
                }
                other => panic!("{code} is neither open nor begun: {other:?}"),
            }
        }
        assert_eq!(told().await.0, TournamentState::Running, "{code}");
    }
    eprintln!("{kills} kills, {between} of them before the start");
    assert!(between > 0, "some strike before the start");
    let doctor = server.frcec(&["doctor", "--json"]);
    assert!(doctor.status.success(), "{doctor:?}");
}
