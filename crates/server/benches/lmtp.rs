//! Moves accepted per second over LMTP at 1, 8 and 64 connections, letters sent per second by SMTP to a host on this machine,
//! and both as ratios to a bare loop of durable single-row commits on the same disk in the same run. With `FRCEC_PEER=FILE`, a
//! Python program that accepts mailed moves and prints `peer N moves/s`, the moves are compared with it as well.
//!
//! Each mail is the 41st ply of a game of its own: read, judged against 40 replayed plies, recorded with the letters it
//! causes, answered with 250 after the commit. The clients wait for each 250 before they send the next mail.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::Command as Process;
use std::sync::Arc;
use std::time::{Duration, Instant};

use frcec_rules::club::game::{Command as Rules, Event, Game};
use frcec_rules::club::pace::Pace;
use frcec_rules::club::seat::Seat;
use frcec_server::cli::club::Club;
use frcec_server::cli::reception::Reception;
use frcec_server::clock::Clock;
use frcec_server::config::{Config, Listen};
use frcec_server::door::row::{new_events, row_of};
use frcec_server::door::{Actor, AddMember, Command, MemberCommand, Submission, Via};
use frcec_server::ids::Ids;
use frcec_server::mail::address::{Kind, Tag};
use frcec_server::mail::lmtp::{Listener, Settings};
use frcec_server::mail::transport::Relay;
use frcec_server::worker::{Step, Worker};
use frcec_store::games::{self, NewGame};
use frcec_store::players::Role;
use frcec_store::testing::bare_commits;
use frcec_store::{GameId, PlayerId, StoreError};
use tokio::sync::watch;

#[path = "../tests/it/sink.rs"]
#[expect(dead_code, reason = "the tests' host has more manners than a bench needs")]
mod sink;
use sink::{Manner, Sink};

const START: u16 = 311;
/// 40 plies; White to move.
const HISTORY: &str = "d3 b6 c3 d6 g3 g6 d4 Bg7 d5 Bf5 e4 O-O-O exf5 Qb7 Qd3 e5 dxe6 Bxc3+ Bd2 fxe6 Nh3 Bxb2 O-O d5 Qc2 \
                       Ba3 fxg6 Kb8 g7 Rf7 Ng5 Rxf2 Kxf2 Nh6 g8=Q c6 Qxd8+ Qc8 Qxc8+ Kxc8";
const MOVE: &str = "Qxc6+";
const CONNECTIONS: [usize; 3] = [1, 8, 64];
/// Mails in each round.
const MAILS: usize = 640;
const BARE: u32 = 1000;

#[expect(clippy::disallowed_methods, reason = "a bench measures time")]
fn now() -> Instant {
    Instant::now()
}

/// Moves per second of the program that `FRCEC_PEER` names, on the same disk.
fn peer(dir: &Path) -> anyhow::Result<Option<f64>> {
    let Some(program) = std::env::var_os("FRCEC_PEER").filter(|path| !path.is_empty()) else {
        return Ok(None);
    };
    let ran = Process::new("python3").arg(&program).current_dir(dir).output()?;
    let said = String::from_utf8_lossy(&ran.stdout).into_owned();
    let rate = said.split_once("peer ").and_then(|(_, rest)| rest.split(' ').next()?.parse().ok());
    anyhow::ensure!(
        ran.status.success() && rate.is_some(),
        "{} did not say how many moves: {said}{}",
        Path::new(&program).display(),
        String::from_utf8_lossy(&ran.stderr)
    );
    Ok(rate)
}

fn main() -> anyhow::Result<()> {
    // `cargo bench` and `cargo nextest` call every bench binary with arguments of their own.
    if std::env::args().any(|argument| argument == "--list" || argument == "--test") {
        return Ok(());
    }
    tokio::runtime::Runtime::new()?.block_on(bench())
}

async fn bench() -> anyhow::Result<()> {
    // On the disk that the project lies on: a temporary directory may be memory, and commits there cost nothing.
    let dir = tempfile::Builder::new().prefix("bench-").tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let began = now();
    let bare = bare_commits(dir.path(), BARE, || began.elapsed()).await?.per_second();
    println!("bare durable SQLite commits: {bare:.0}/s");
    let peer = peer(dir.path())?;
    match peer {
        Some(peer) => println!("the peer: {peer:.0} moves/s"),
        None => println!("FRCEC_PEER names no program to compare with"),
    }

    let club = open(dir.path()).await?;
    let listener = Listener::bind(&club.config.lmtp.listen, "club.example").await?;
    let Listen::Tcp(address) = *listener.address() else { anyhow::bail!("not a TCP listener") };
    let (stop, stopped) = watch::channel(false);
    let reception = Arc::new(Reception::open(&club.config, club.door.clone()).unwrap());
    let serving = tokio::spawn(listener.serve(reception, Settings::default(), stopped));

    let mut next = 1;
    for connections in CONNECTIONS {
        let mails = prepare(&club, next).await?;
        next += i64::try_from(MAILS)?;
        let began = now();
        let mut waits = tokio::task::spawn_blocking(move || send(address, connections, mails)).await??;
        let rate = per_second(MAILS, began.elapsed());
        waits.sort_unstable();
        println!(
            "LMTP at {connections:>2} connections: {rate:.0} moves/s, {:.2} of the bare loop{}; 250 after {:.1} ms (median), \
             {:.1} ms (p99)",
            rate / bare,
            peer.map_or_else(String::new, |peer| format!(", {:.1} times the peer", rate / peer)),
            milliseconds(&waits, 50),
            milliseconds(&waits, 99),
        );
    }

    let sink = Sink::start(Manner::Take).await;
    let relay = Relay::open(&sink.url(), None, Duration::from_secs(30))?;
    let worker = Worker::new(club.door.clone(), Arc::new(relay));
    let began = now();
    let senders: Vec<_> = (0..4)
        .map(|_| {
            let worker = worker.clone();
            tokio::spawn(async move {
                let mut sent = 0;
                while worker.send_one().await? == Step::Done {
                    sent += 1;
                }
                Ok::<usize, frcec_server::worker::WorkError>(sent)
            })
        })
        .collect();
    let mut sent = 0;
    for sender in senders {
        sent += sender.await??;
    }
    let rate = per_second(sent, began.elapsed());
    anyhow::ensure!(sink.letters().len() == sent, "every letter arrives once");
    println!(
        "letters by SMTP, 4 at a time: {rate:.0}/s, {:.2} of the bare loop ({sent} letters)",
        rate / bare
    );

    stop.send(true)?;
    serving.await?;
    club.door.db().close().await;
    Ok(())
}

fn per_second(count: usize, took: Duration) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX)) / took.as_secs_f64()
}

fn milliseconds(sorted: &[Duration], percent: usize) -> f64 {
    let index = (sorted.len() * percent / 100).min(sorted.len().saturating_sub(1));
    sorted.get(index).map_or(0.0, |wait| wait.as_secs_f64() * 1000.0)
}

async fn open(dir: &Path) -> anyhow::Result<Club> {
    let file = dir.join("frcec.toml");
    let text = "domain = \"club.example\"\ndatabase = \"sqlite:club.db\"\n[lmtp]\nlisten = \"127.0.0.1:0\"\n";
    let club = Club::with(Config::parse(text, &file, dir)?, Clock::System, Ids::system()).await?;
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
        let at = club.door.clock().now();
        let command = Command::Member(MemberCommand::Add(add));
        club.door.submit(Submission { by: Actor::Club, via: Via::Club, at, origin: None, command }).await?;
    }
    Ok(club)
}

/// A mail and its envelope.
struct Mail {
    to: String,
    octets: Vec<u8>,
}

/// Stores games that stand after 40 plies, and writes the mail that makes the next one in each.
async fn prepare(club: &Club, first: i64) -> anyhow::Result<Vec<Mail>> {
    let at = club.door.clock().now();
    let events = history(at)?;
    let game = Game::fold(&events)?;
    let (row, events) = (row_of(&game), new_events(&events, at));
    let new = NewGame {
        match_id: None,
        number_in_match: 1,
        tournament_id: None,
        white_id: PlayerId(1),
        black_id: PlayerId(2),
        start_id: START,
        pace: Pace::default().to_string(),
        rated: false,
        place: None,
        event: None,
        delay: 0,
    };
    let mut mails = Vec::new();
    for offset in 0..i64::try_from(MAILS)? {
        let (new, row, events) = (new.clone(), row.clone(), events.clone());
        let made = club
            .door
            .db()
            .write(move |tx| Box::pin(async move { games::create(tx, &new, &events, &row, at).await }));
        let id = made.await.map_err(StoreError::from)?;
        anyhow::ensure!(id == GameId(first + offset), "numbers are given in order");
        let tag = Tag::Game { kind: Kind::Turn, game: id.0, ply: game.ply(), seat: Seat::White };
        let to = club
            .door
            .signer()
            .address(tag, club.door.domain())
            .map_err(|_| anyhow::anyhow!("address too long"))?;
        let octets = format!(
            "From: Anna <anna@example.org>\r\nTo: FRCEC <{to}>\r\nSubject: Re: your turn\r\nMessage-ID: <{id}@example.org>\r\n\
             Date: Mon, 4 May 2026 12:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n\
             {MOVE}\r\n\r\nOn Mon, 4 May 2026, FRCEC wrote:\r\n> Kxc8: king from c7 to c8\r\n> your turn\r\n"
        );
        mails.push(Mail { to, octets: octets.into_bytes() });
    }
    Ok(mails)
}

fn history(at: i64) -> anyhow::Result<Vec<Event>> {
    let mut events = vec![Event::Created { start: START, pace: Pace::default() }, Event::Started { at }];
    let mut game = Game::fold(&events)?;
    for san in HISTORY.split_whitespace() {
        let line = game.line();
        let mv = line
            .legal_moves()
            .into_iter()
            .find(|mv| line.san_of(mv) == san)
            .ok_or_else(|| anyhow::anyhow!("{san} is not legal"))?;
        let command = Rules::Move { mv, ply: game.ply(), offer: false };
        let made =
            game.decide(game.to_move(), &command, at).map_err(|denial| anyhow::anyhow!("{denial:?}"))?;
        for event in made {
            game.apply(&event)?;
            events.push(event);
        }
    }
    Ok(events)
}

/// Shares the mails out among the connections; how long each waited for its 250.
fn send(address: SocketAddr, connections: usize, mails: Vec<Mail>) -> anyhow::Result<Vec<Duration>> {
    let mut shares: Vec<Vec<Mail>> = (0..connections).map(|_| Vec::new()).collect();
    for (index, mail) in mails.into_iter().enumerate() {
        shares[index % connections].push(mail);
    }
    let senders: Vec<_> =
        shares.into_iter().map(|share| std::thread::spawn(move || converse(address, &share))).collect();
    let mut waits = Vec::new();
    for sender in senders {
        waits.extend(sender.join().map_err(|_| anyhow::anyhow!("a client panicked"))??);
    }
    Ok(waits)
}

fn converse(address: SocketAddr, mails: &[Mail]) -> anyhow::Result<Vec<Duration>> {
    let mut stream = BufReader::new(TcpStream::connect(address)?);
    stream.get_ref().set_nodelay(true)?;
    expect(&mut stream, 220)?;
    stream.get_mut().write_all(b"LHLO bench\r\n")?;
    expect(&mut stream, 250)?;
    let mut waits = Vec::with_capacity(mails.len());
    for mail in mails {
        let began = now();
        // As Postfix does: the envelope in one piece, the text when it is asked for.
        stream.get_mut().write_all(
            format!("MAIL FROM:<anna@example.org>\r\nRCPT TO:<{}>\r\nDATA\r\n", mail.to).as_bytes(),
        )?;
        expect(&mut stream, 250)?;
        expect(&mut stream, 250)?;
        expect(&mut stream, 354)?;
        let mut octets = mail.octets.clone();
        octets.extend_from_slice(b".\r\n");
        stream.get_mut().write_all(&octets)?;
        expect(&mut stream, 250)?;
        waits.push(began.elapsed());
    }
    Ok(waits)
}

fn expect(stream: &mut BufReader<TcpStream>, code: u16) -> anyhow::Result<()> {
    loop {
        let mut line = String::new();
        anyhow::ensure!(stream.read_line(&mut line)? > 0, "the connection ended");
        anyhow::ensure!(line.starts_with(&code.to_string()), "expected {code}, got {line}");
        if line.as_bytes().get(3) == Some(&b' ') {
            return Ok(());
        }
    }
}
