//! kill -9 while an event starts, or while a director's deed is taken back: all of its games and letters are there, or none.
use std::{io::Write as _, net::TcpStream, time::Duration};

use frcec_server::{
    cli::club::Club as Opened,
    clock::Clock,
    config::Config,
    door::{AddMember, Door, MemberCommand, Submission, Via, hash_secret},
    ids::Ids,
};
use frcec_store::{
    audit::{self, AuditFilter},
    letters,
    players::Role,
    sessions::{self, Session},
};

use super::*;
use crate::server::Server;

frcec_store::on_both!(a_killed_start_is_whole_or_nothing, a_killed_undo_is_whole_or_nothing);

const PLAYERS: usize = 16;
const EVENTS: u64 = 6;

/// A door to the record of a server, of this process.
async fn door_to(server: &Server) -> Opened {
    let config = Config::load(&server.path().join("frcec.toml")).unwrap();
    Opened::with(config, Clock::System, Ids::system()).await.unwrap()
}

async fn submit(door: &Door, by: Actor, command: Command) -> Receipt {
    let at = door.clock().now();
    door.submit(Submission { by, via: Via::Club, at, origin: None, command }).await.unwrap()
}

async fn member(door: &Door, handle: &str, role: Role) -> PlayerId {
    let add = AddMember {
        address: format!("{handle}@example.org"),
        name: None,
        handle: Some(handle.to_owned()),
        role,
        zone: "UTC".to_owned(),
        lang: "en".to_owned(),
        country: None,
    };
    match submit(door, Actor::Club, Command::Member(MemberCommand::Add(add))).await {
        Receipt::Member { id } => id,
        other => panic!("{other:?}"),
    }
}

/// An event that all of these have entered.
async fn entered(door: &Door, by: Actor, new: NewEvent, players: &[PlayerId]) -> String {
    let create = Command::Event(EventCommand::Create(Box::new(new)));
    let Receipt::Event { code } = submit(door, by, create).await else { panic!("no event") };
    for &player in players {
        submit(door, Actor::Club, Command::Event(EventCommand::Enter { code: code.clone(), player })).await;
    }
    code
}

async fn a_killed_start_is_whole_or_nothing(t: TestDb) {
    let mut server = Server::new(&t.url, "");
    let opened = door_to(&server).await;
    let door = &opened.door;
    let mut players = Vec::new();
    for number in 1..=PLAYERS {
        players.push(member(door, &format!("player{number}"), Role::Member).await);
    }
    let (mut kills, mut between) = (0, 0);
    for event in 0..EVENTS {
        let mut new = NewEvent::new("Killed", Format::Knockout, bank());
        new.settings.start = StartMode::Date { at: door.clock().now() + 3_600_000 };
        let code = entered(door, Actor::Club, new, &players).await;
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

/// What of a deed and of its undoing stands in the record.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Stands {
    state: TournamentState,
    entry: Option<EntryState>,
    running: usize,
    letters: usize,
    undone: usize,
}

async fn stands(t: &TestDb, code: &str, player: PlayerId, undo: &str) -> Stands {
    let mut tx = t.db.read().await.unwrap();
    let record = EventRecord::load(&mut tx, code).await.unwrap();
    let filter = AuditFilter { action: Some(undo.to_owned()), ..AuditFilter::default() };
    Stands {
        state: record.event.state,
        entry: record.entry_of(player).map(|index| record.entries[index].state),
        running: record.unfinished().count(),
        letters: letters::list(&mut tx, &letters::LetterFilter::default(), 9000).await.unwrap().len(),
        undone: audit::list(&mut tx, &filter, 200).await.unwrap().len(),
    }
}

/// Sends a form and waits for nothing; the answer can be read as long as the stream is kept.
fn send_form(server: &Server, path: &str, secret: &str, form: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.web).unwrap();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {}\r\nSec-Fetch-Site: same-origin\r\nCookie: frcec={secret}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{form}",
        server.web,
        form.len()
    );
    stream.write_all(request.as_bytes()).unwrap();
    stream
}

/// A withdrawal from an event that runs, with its games, and a call-off, with all entrants, are taken back by the director's form; the
/// server is killed in the middle of it.
async fn a_killed_undo_is_whole_or_nothing(t: TestDb) {
    let mut server = Server::new(&t.url, "");
    let opened = door_to(&server).await;
    let door = &opened.door;
    let director = member(door, "dora", Role::Director).await;
    let staff = Actor::Staff(director);
    let mut players = Vec::new();
    for number in 1..=6 {
        players.push(member(door, &format!("player{number}"), Role::Member).await);
    }
    let secret = "a".repeat(64);
    let now = door.clock().now();
    let session = Session {
        hash: hash_secret(&secret),
        player_id: director,
        agent: None,
        created_at: now,
        seen_at: now,
        expires_at: now + DAY_MS,
    };
    let made = t.db.write(move |tx| Box::pin(async move { sessions::create(tx, &session).await }));
    made.await.map_err(|error: frcec_store::WriteError<frcec_store::StoreError>| error).unwrap();
    let running = entered(door, staff, NewEvent::new("Runs", ROBIN, Pace::default()), &players).await;
    submit(door, staff, Command::Event(EventCommand::Start { code: running.clone(), seen: None })).await;
    let open = entered(door, staff, NewEvent::new("Open", ROBIN, Pace::default()), &players).await;
    let reason = "moved away".to_owned();
    let (mut kills, mut between) = (0, 0);
    for round in 0..6_u64 {
        let player = players[usize::try_from(round).unwrap()];
        let (code, deed, undo, command) = if round % 2 == 0 {
            let code = running.clone();
            let command = EventCommand::Withdraw { code, player, reason: Some(reason.clone()) };
            (&running, "withdraw", "undo withdrawal", command)
        } else {
            let command = EventCommand::Cancel { code: open.clone(), reason: reason.clone() };
            (&open, "cancel event", "undo call-off", command)
        };
        let before = stands(&t, code, player, undo).await;
        submit(door, staff, Command::Event(command)).await;
        let done = stands(&t, code, player, undo).await;
        assert_ne!((before.state, before.entry), (done.state, done.entry));
        let entry = {
            let mut tx = t.db.read().await.unwrap();
            let filter = AuditFilter { action: Some(deed.to_owned()), ..AuditFilter::default() };
            audit::list(&mut tx, &filter, 1).await.unwrap().remove(0).id
        };
        // Everybody is told in one letter: who is in again, and the five others; or the six who are in again.
        let undone = Stands { letters: done.letters + 6, undone: before.undone + 1, ..before.clone() };
        for strike in 0..40_u64 {
            server.start();
            let form = format!("step=do&key=k{round}x{strike}&reason=a+wrong+click");
            let sent = send_form(&server, &format!("/director/log/{entry}"), &secret, &form);
            std::thread::sleep(Duration::from_millis((round * 3 + strike * 2) % 40 + strike * strike * 4));
            server.kill();
            drop(sent);
            kills += 1;
            let found = stands(&t, code, player, undo).await;
            if found == undone {
                break;
            }
            assert_eq!(found, done, "neither as it was nor taken back");
            between += 1;
        }
        assert_eq!(stands(&t, code, player, undo).await, undone, "{deed}");
    }
    eprintln!("{kills} kills, {between} of them before it was taken back");
    assert!(between > 0, "some strike before it");
    let doctor = server.frcec(&["doctor", "--json"]);
    assert!(doctor.status.success(), "{doctor:?}");
}
