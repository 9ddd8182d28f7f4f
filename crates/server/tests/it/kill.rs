//! kill -9 in the middle of the work: what got its 250 is played once or answered once, and no letter is lost.
//!
//! The sending host does what Postfix does: a mail without a reply is sent again, the same octets, until there is one. The
//! kills fall in three ways by turns: at a random moment between mails, some letters after a start, and while the next host
//! has a letter and has not answered yet, so that only its Message-ID can tell that it comes twice.

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
}

/// What was really done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Done {
    /// Mails that got their 250.
    taken: usize,
    /// Kills of a running server.
    kills: usize,
    /// Kills while the next host had a letter and had not answered.
    in_doubt: usize,
}

async fn kill_9_loses_and_doubles_nothing(t: TestDb) {
    let mails = number("FRCEC_MAILS", 1000);
    let kills = number("FRCEC_KILLS", 20);
    let sink = Sink::start(Manner::Take).await;
    let mut server = Server::new(&t.url, &format!("[outgoing]\nsmtp = \"{}\"\n", sink.url()));
    assert!(mails.is_multiple_of(2), "two mails for each game");
    let games = mails / 2;
    let (first, second) = prepare(server.path(), games).await;
    let all: Vec<Mail> = first.iter().chain(&second).cloned().collect();
    assert_eq!(all.len(), mails);

    server.start();
    let mut killer = Killer { server, sink: sink.clone(), dice: Dice(960), done: Done::default() };
    let killer = tokio::task::spawn_blocking(move || {
        killer.run(first, kills / 2);
        killer.run(second, kills - kills / 2);
        killer
    })
    .await
    .unwrap();
    let Killer { server, done, .. } = killer;
    assert_eq!((done.taken, done.kills), (mails, kills), "mails that got their 250, and kills");
    // Letters that a killed process held come back when their leases end.
    for _ in 0..600 {
        if letters::queued(&mut t.db.read().await.unwrap()).await.unwrap() == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let mut server = server;
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
    eprintln!(
        "{} mails taken, {} kills, {} of them with a letter in doubt; {resent} letters sent again with the same Message-ID",
        done.taken, done.kills, done.in_doubt
    );
    assert!(done.in_doubt > 0 && resent >= done.in_doubt, "a letter in doubt goes again");
    drop(server);
}

/// Makes the club and its games with the server's own secret, and two mails for each: White's and Black's first moves. In
/// every tenth game White's mail is illegal, and the second is White's again, mended.
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
    let mail = |number: u8, game: GameId, seat: Seat, ply: u32, text: &str| {
        let tag = Tag::Game { kind: Kind::Turn, game: game.0, ply, seat };
        let to = door.signer().address(tag, door.domain()).unwrap();
        // In the second game of a match the colours are reversed.
        let from = if (game.0 % 2 == 1) == (seat == Seat::White) { "anna" } else { "boris" };
        let from = format!("{from}@example.org");
        let id = format!("{}.{number}@example.org", game.0);
        let octets = format!(
            "From: {from}\r\nTo: {to}\r\nSubject: Re: your turn\r\nMessage-ID: <{id}>\r\nDate: Mon, 4 May 2026 12:00:00 +0000\r\n\r\n{text}\r\n"
        );
        Mail { id, from, to, octets: octets.into_bytes() }
    };
    let mut first = Vec::new();
    let mut second = Vec::new();
    for game in made {
        if is_illegal(game) {
            first.push(mail(1, game, Seat::White, 0, "Ke5"));
            second.push(mail(2, game, Seat::White, 0, "e4"));
        } else {
            first.push(mail(1, game, Seat::White, 0, "e4"));
            second.push(mail(2, game, Seat::Black, 1, "e5"));
        }
    }
    door.db().close().await;
    (first, second)
}

/// Whether the first mail of the game is an illegal move.
fn is_illegal(game: GameId) -> bool {
    game.0 % 10 == 0
}

/// The running server and what kills it.
struct Killer {
    server: Server,
    sink: Sink,
    dice: Dice,
    done: Done,
}

impl Killer {
    /// Sends all mails over four connections and kills the server meanwhile.
    fn run(&mut self, mails: Vec<Mail>, kills: usize) {
        let count = mails.len();
        let queue = Arc::new(Mutex::new(VecDeque::from(mails)));
        let address = Arc::new(Mutex::new(self.server.lmtp));
        let taken = Arc::new(AtomicUsize::new(0));
        let failed = Arc::new(AtomicBool::new(false));
        let senders: Vec<_> = (0..4)
            .map(|_| {
                let (queue, address, taken, failed) =
                    (Arc::clone(&queue), Arc::clone(&address), Arc::clone(&taken), Arc::clone(&failed));
                std::thread::spawn(move || {
                    let mut connection = None;
                    while let Some(mail) = { queue.lock().unwrap().pop_front() } {
                        if !send(&mut connection, &address, &mail) {
                            failed.store(true, Ordering::SeqCst);
                            return;
                        }
                        taken.fetch_add(1, Ordering::SeqCst);
                    }
                })
            })
            .collect();
        for kill in 1..=kills {
            let at = count * kill / (kills + 1);
            while taken.load(Ordering::SeqCst) < at && !failed.load(Ordering::SeqCst) {
                std::thread::sleep(Duration::from_micros(500));
            }
            match kill % 3 {
                0 => std::thread::sleep(Duration::from_micros(self.dice.below(12_000))),
                1 => {
                    let letters = usize::try_from(self.dice.below(8)).unwrap();
                    self.wait_for_letters(letters);
                    std::thread::sleep(Duration::from_micros(self.dice.below(2_000)));
                }
                _ => {
                    self.sink.behave(Manner::HangAfterDot);
                    self.done.in_doubt += usize::from(self.wait_for_letters(1));
                }
            }
            self.server.kill();
            self.sink.behave(Manner::Take);
            self.done.kills += 1;
            self.server.start();
            *address.lock().unwrap() = self.server.lmtp;
        }
        for sender in senders {
            sender.join().unwrap();
        }
        self.done.taken += taken.load(Ordering::SeqCst);
        assert!(!failed.load(Ordering::SeqCst), "a mail was not taken");
    }

    /// Waits until the next host has got `more` letters; false if so many do not come, because all are out.
    fn wait_for_letters(&self, more: usize) -> bool {
        let wanted = self.sink.letters().len() + more;
        for _ in 0..1500 {
            if self.sink.letters().len() >= wanted {
                return true;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        false
    }
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
        let expected = if is_illegal(GameId(game)) { ("e2e4", 1) } else { ("e2e4 e7e5", 2) };
        assert_eq!((row.moves.as_str(), moved), expected, "game {game}");
    }
    let mut answers: BTreeMap<String, usize> = BTreeMap::new();
    let all = letters::list(&mut db.read().await.unwrap(), &LetterFilter::default(), u32::MAX).await.unwrap();
    for letter in all {
        let headers: serde_json::Value = serde_json::from_str(&letter.headers).unwrap();
        if let Some(id) = headers["in_reply_to"].as_str() {
            *answers.entry(id.to_owned()).or_default() += 1;
        }
    }
    // A receipt for a move that was played, a refusal for the others: one answer for each mail.
    for mail in mails {
        assert_eq!(answers.get(&mail.id).copied().unwrap_or(0), 1, "answers to {}", mail.id);
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
