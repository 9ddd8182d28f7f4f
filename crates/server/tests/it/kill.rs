//! kill -9 in the middle of the work: what got its 250 is played once or answered once, and no letter is lost.
//!
//! The sending host does what Postfix does: a mail without a reply is sent again, the same octets, until there is one.

use std::collections::{BTreeMap, VecDeque};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use frcec_rules::StartPosition;
use frcec_rules::club::pace::Pace;
use frcec_rules::club::seat::Seat;
use frcec_server::cli::club::Club;
use frcec_server::clock::Clock;
use frcec_server::config::Config;
use frcec_server::door::{Actor, AddMember, Command, MemberCommand, Receipt, StartMatch, Submission, Via};
use frcec_server::ids::Ids;
use frcec_server::mail::address::{Kind, Tag};
use frcec_store::letters::{self, LetterFilter};
use frcec_store::players::Role;
use frcec_store::testing::TestDb;
use frcec_store::{Db, GameId, games};

use crate::mua::Lmtp;
use crate::server::Server;
use crate::sink::{Manner, Sink};

fn number(variable: &str, usual: usize) -> usize {
    std::env::var(variable).ok().map_or(usual, |text| text.parse().expect("a number"))
}

/// One mail, and what must come of it.
#[derive(Clone, Debug)]
struct Mail {
    id: String,
    from: String,
    to: String,
    octets: Vec<u8>,
    legal: bool,
}

async fn kill_9_loses_and_doubles_nothing(t: TestDb) {
    let mails = number("FRCEC_MAILS", 500);
    let kills = number("FRCEC_KILLS", 20);
    let sink = Sink::start(Manner::Take).await;
    let mut server = Server::new(&t.url, &format!("[outgoing]\nsmtp = \"{}\"\n", sink.url()));
    let games = mails / 2;
    let (first, second) = prepare(server.path(), games).await;
    let all: Vec<Mail> = first.iter().chain(&second).cloned().collect();

    server.start();
    let mut server = tokio::task::spawn_blocking(move || {
        let mut dice = Dice(960);
        run(&mut server, first, kills / 2, &mut dice);
        run(&mut server, second, kills - kills / 2, &mut dice);
        server
    })
    .await
    .unwrap();
    // Letters that a killed process held come back when their leases end.
    for _ in 0..600 {
        if letters::queued(&mut t.db.read().await.unwrap()).await.unwrap() == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let server = tokio::task::spawn_blocking(move || {
        assert_eq!(server.stop(), Some(0));
        let doctor = server.frcec(&["doctor", "--json"]);
        assert!(doctor.status.success(), "{doctor:?}");
        server
    })
    .await
    .unwrap();

    played_or_answered_once(&t.db, &all, games).await;
    let resent = every_letter_arrived(&t.db, &sink).await;
    eprintln!("{mails} mails, {kills} kills, {resent} letters sent again with the same Message-ID");
    drop(server);
}

/// Makes the club and its games with the server's own secret; the mails of White's and of Black's first moves. Every
/// tenth is illegal.
async fn prepare(dir: &Path, games: usize) -> (Vec<Mail>, Vec<Mail>) {
    let config = Config::load(&dir.join("frcec.toml")).unwrap();
    let club = Club::with(config, Clock::System, Ids::system()).await.unwrap();
    let door = &club.door;
    let submit = async |command| {
        let at = door.clock().now();
        door.submit(Submission { by: Actor::Club, via: Via::Club, at, origin: None, command }).await.unwrap()
    };
    for handle in ["anna", "boris"] {
        let add = AddMember {
            address: format!("{handle}@example.org"),
            name: None,
            handle: Some(handle.to_owned()),
            role: Role::Member,
            zone: "UTC".to_owned(),
            lang: "en".to_owned(),
            country: None,
        };
        submit(Command::Member(MemberCommand::Add(add))).await;
    }
    let mut made = Vec::new();
    while made.len() < games {
        let start = StartMatch {
            white: "anna".to_owned(),
            black: "boris".to_owned(),
            start: StartPosition::new(518),
            pace: Pace::default(),
            staggered: false,
            rated: true,
        };
        let Receipt::Match { games, .. } = submit(Command::Match(start)).await else { panic!("a match") };
        made.extend(games);
    }
    made.truncate(games);
    let mail = |index: usize, game: GameId, seat: Seat, ply: u32, text: &str| {
        let tag = Tag::Game { kind: Kind::Turn, game: game.0, ply, seat };
        let to = door.signer().address(tag, door.domain()).unwrap();
        // In the second game of a match the colours are reversed.
        let from = if (game.0 % 2 == 1) == (seat == Seat::White) { "anna" } else { "boris" };
        let from = format!("{from}@example.org");
        let id = format!("{}.{ply}.{index}@example.org", game.0);
        let octets = format!(
            "From: {from}\r\nTo: {to}\r\nSubject: Re: your turn\r\nMessage-ID: <{id}>\r\nDate: Mon, 4 May 2026 12:00:00 +0000\r\n\r\n{text}\r\n"
        );
        Mail { id, from, to, octets: octets.into_bytes(), legal: text.starts_with('e') }
    };
    let mut first = Vec::new();
    let mut second = Vec::new();
    for (index, &game) in made.iter().enumerate() {
        if index % 10 == 9 {
            first.push(mail(index, game, Seat::White, 0, "Ke5"));
        } else {
            first.push(mail(index, game, Seat::White, 0, "e4"));
            second.push(mail(index, game, Seat::Black, 1, "e5"));
        }
    }
    door.db().close().await;
    (first, second)
}

/// Sends all mails over four connections and kills the server at random moments meanwhile.
fn run(server: &mut Server, mails: Vec<Mail>, kills: usize, dice: &mut Dice) {
    let count = mails.len();
    let queue = Arc::new(Mutex::new(VecDeque::from(mails)));
    let address = Arc::new(Mutex::new(server.lmtp));
    let done = Arc::new(AtomicUsize::new(0));
    let failed = Arc::new(AtomicBool::new(false));
    let senders: Vec<_> = (0..4)
        .map(|_| {
            let (queue, address, done, failed) =
                (Arc::clone(&queue), Arc::clone(&address), Arc::clone(&done), Arc::clone(&failed));
            std::thread::spawn(move || {
                let mut connection = None;
                while let Some(mail) = { queue.lock().unwrap().pop_front() } {
                    if !send(&mut connection, &address, &mail) {
                        failed.store(true, Ordering::SeqCst);
                        return;
                    }
                    done.fetch_add(1, Ordering::SeqCst);
                }
            })
        })
        .collect();
    for kill in 1..=kills {
        let at = count * kill / (kills + 1);
        while done.load(Ordering::SeqCst) < at && !failed.load(Ordering::SeqCst) {
            std::thread::sleep(Duration::from_micros(500));
        }
        std::thread::sleep(Duration::from_micros(dice.below(12_000)));
        server.kill();
        server.start();
        *address.lock().unwrap() = server.lmtp;
    }
    for sender in senders {
        sender.join().unwrap();
    }
    assert!(!failed.load(Ordering::SeqCst), "a mail was not taken");
}

/// Sends until there is a reply; whether it was the right one.
fn send(connection: &mut Option<Lmtp>, address: &Mutex<SocketAddr>, mail: &Mail) -> bool {
    loop {
        let now = *address.lock().unwrap();
        if connection.is_none() {
            *connection = Lmtp::connect(now).ok();
        }
        if connection.is_none() {
            std::thread::sleep(Duration::from_millis(2));
            continue;
        }
        let reply = connection.as_mut().map(|lmtp| lmtp.deliver(&mail.from, &mail.to, &mail.octets));
        match reply {
            Some(Ok((250, _))) => return true,
            Some(Ok((code, _))) if (400..500).contains(&code) => std::thread::sleep(Duration::from_millis(5)),
            Some(Ok((code, text))) => {
                eprintln!("{code} {text}: {mail:?}");
                return false;
            }
            Some(Err(_)) | None => *connection = None,
        }
    }
}

async fn played_or_answered_once(db: &Db, mails: &[Mail], count: usize) {
    for game in 1..=i64::try_from(count).unwrap() {
        let events = games::events(&mut db.read().await.unwrap(), GameId(game)).await.unwrap();
        let moved = events.iter().filter(|event| event.kind == "moved").count();
        let row = games::load(&mut db.read().await.unwrap(), GameId(game)).await.unwrap().unwrap().row;
        if game % 10 == 0 {
            assert_eq!((row.moves.as_str(), moved), ("", 0), "game {game}");
        } else {
            assert_eq!((row.moves.as_str(), moved), ("e2e4 e7e5", 2), "game {game}");
        }
    }
    let mut answers: BTreeMap<String, usize> = BTreeMap::new();
    let all = letters::list(&mut db.read().await.unwrap(), &LetterFilter::default(), u32::MAX).await.unwrap();
    for letter in all {
        let headers: serde_json::Value = serde_json::from_str(&letter.headers).unwrap();
        if let Some(id) = headers["in_reply_to"].as_str() {
            *answers.entry(id.to_owned()).or_default() += 1;
        }
    }
    for mail in mails {
        let answered = answers.get(&mail.id).copied().unwrap_or(0);
        assert!(answered <= 1, "{} was answered {answered} times", mail.id);
        assert!(mail.legal || answered == 1, "{} was not answered", mail.id);
    }
}

/// Every letter of the outbox reached the next host; how many came more than once.
async fn every_letter_arrived(db: &Db, sink: &Sink) -> usize {
    let mut came: BTreeMap<String, usize> = BTreeMap::new();
    for letter in sink.letters() {
        let id =
            letter.mail.lines().find_map(|line| line.strip_prefix("Message-ID: ")).expect("a Message-ID");
        *came.entry(id.trim_matches(['<', '>']).to_owned()).or_default() += 1;
    }
    let all = letters::list(&mut db.read().await.unwrap(), &LetterFilter::default(), u32::MAX).await.unwrap();
    for letter in &all {
        assert_eq!(letter.state.as_str(), "sent", "{letter:?}");
        assert!(came.contains_key(&letter.message_id), "{} never came", letter.message_id);
    }
    assert_eq!(came.len(), all.len(), "nothing came that is not in the outbox");
    came.values().map(|times| times - 1).sum()
}

/// Moments to strike at, the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        // Numerical Recipes' constants; good enough to be uneven.
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

frcec_store::on_both!(kill_9_loses_and_doubles_nothing);
