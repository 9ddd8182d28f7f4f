//! What a page costs: the page of a game of 40 plies and the list of games, over HTTP on loopback with one and with eight
//! connections kept open, as ratios to a bare axum handler that returns the same bytes in the same run.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::time::{Duration, Instant};

use axum::Router;
use axum::http::header;
use axum::routing::get;
use frcec_rules::StartPosition;
use frcec_rules::club::game::Command as Rules;
use frcec_rules::club::pace::Pace;
use frcec_server::cli::club::Club;
use frcec_server::clock::Clock;
use frcec_server::config::Config;
use frcec_server::door::{
    Actor, AddMember, Command, Door, GameCommand, MemberCommand, Receipt, StartMatch, Submission, Via,
};
use frcec_server::ids::Ids;
use frcec_server::web::{self, Web};
use frcec_store::GameId;
use frcec_store::players::Role;

/// 40 plies from #311, castling of both sides among them.
const HISTORY: &str = "d2d3 b7b6 c2c3 d7d6 g2g3 g7g6 d3d4 h8g7 d4d5 c8f5 e2e4 e8d8 e4f5 b8b7 b1d3 e7e5 d5e6 g7c3 c1d2 f7e6 \
                       g1h3 c3b2 e1f1 d6d5 d3c2 b2a3 f5g6 c8b8 g6g7 f8f7 h3g5 f7f2 g1f2 g8h6 g7g8q c7c6 g8d8 b7c8 d8c8 b8c8";
const MATCHES: u16 = 30;
const REQUESTS: usize = 400;
const CONNECTIONS: [usize; 2] = [1, 8];

#[expect(clippy::disallowed_methods, reason = "a bench measures time")]
fn now() -> Instant {
    Instant::now()
}

fn main() -> anyhow::Result<()> {
    // `cargo nextest` calls every bench binary with arguments of its own.
    if std::env::args().any(|argument| argument == "--list" || argument == "--test") {
        return Ok(());
    }
    let dir = tempfile::tempdir()?;
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(run(dir.path()))
}

async fn run(dir: &Path) -> anyhow::Result<()> {
    let config = Config::parse("", &dir.join("frcec.toml"), dir)?;
    let club = Club::with(config, Clock::System, Ids::seeded(7)).await?;
    fill(&club.door).await?;
    let pages = serve(web::router(Web::new(club.door.clone(), None))).await?;
    for (what, path) in [("game page", "/games/1"), ("games list", "/games")] {
        let body = tokio::task::spawn_blocking(move || fetch(&mut connect(pages), path)).await?;
        let (octets, same) = (body.len(), body.clone());
        let handler = get(move || {
            let same = same.clone();
            async move { ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], same) }
        });
        let bare = serve(Router::new().route(path, handler)).await?;
        for connections in CONNECTIONS {
            let time = |address| tokio::task::spawn_blocking(move || load(address, path, connections));
            // Warm, then bare and page in turn, so that a busy moment of the machine meets both.
            time(pages).await?;
            let (mut bare_time, mut page_time) = (Duration::ZERO, Duration::ZERO);
            for _ in 0..3 {
                bare_time += time(bare).await?;
                page_time += time(pages).await?;
            }
            let rounds = f64::from(3 * u32::try_from(REQUESTS)?);
            let per = |time: Duration| time.as_secs_f64() * 1e6 / rounds;
            println!(
                "{what}, {octets} octets, {connections} connections: {:.0} us a page, bare handler {:.0} us, ratio {:.1}",
                per(page_time),
                per(bare_time),
                per(page_time) / per(bare_time),
            );
        }
    }
    Ok(())
}

async fn submit(door: &Door, by: Actor, command: Command) -> anyhow::Result<Receipt> {
    let at = door.clock().now();
    Ok(door.submit(Submission { by, via: Via::Club, at, origin: None, command }).await?)
}

async fn fill(door: &Door) -> anyhow::Result<()> {
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
        submit(door, Actor::Club, Command::Member(MemberCommand::Add(add))).await?;
    }
    for number in 0..MATCHES {
        let start = StartMatch {
            white: "anna".to_owned(),
            black: "boris".to_owned(),
            start: StartPosition::new(311 + number),
            pace: Pace::default(),
            staggered: false,
            rated: true,
        };
        submit(door, Actor::Club, Command::Match(start)).await?;
    }
    for uci in HISTORY.split_whitespace() {
        let view = door.view(GameId(1)).await?.ok_or_else(|| anyhow::anyhow!("no game"))?;
        let seat = view.game.to_move().ok_or_else(|| anyhow::anyhow!("the game is over before {uci}"))?;
        let mv = view.game.line().parse_uci(uci).ok_or_else(|| anyhow::anyhow!("{uci} is not legal"))?;
        let command = Rules::Move { mv, ply: view.game.ply(), offer: false };
        let by = Actor::Player(view.person(seat).id);
        submit(door, by, Command::Game(GameCommand::new(GameId(1), command))).await?;
    }
    Ok(())
}

async fn serve(router: Router) -> anyhow::Result<SocketAddr> {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, service).await });
    Ok(address)
}

fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).expect("our own listener");
    stream.set_nodelay(true).expect("a TCP option");
    stream
}

/// One request on a connection that stays open; the body.
fn fetch(stream: &mut TcpStream, path: &str) -> Vec<u8> {
    write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").expect("a request");
    let mut answer = Vec::with_capacity(32 * 1024);
    let mut buffer = [0; 16 * 1024];
    loop {
        let read = stream.read(&mut buffer).expect("an answer");
        assert!(read > 0, "the connection was closed");
        answer.extend_from_slice(&buffer[..read]);
        let Some(end) = answer.windows(4).position(|window| window == b"\r\n\r\n") else { continue };
        let head = String::from_utf8_lossy(&answer[..end]).to_ascii_lowercase();
        assert!(head.starts_with("http/1.1 200"), "{head}");
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")).expect("a length");
        let length: usize = length.trim().parse().expect("a number");
        if answer.len() >= end + 4 + length {
            return answer.split_off(end + 4);
        }
    }
}

/// The time of all requests together, shared by so many connections.
fn load(address: SocketAddr, path: &'static str, connections: usize) -> Duration {
    let began = now();
    let clients: Vec<_> = (0..connections)
        .map(|_| {
            std::thread::spawn(move || {
                let mut stream = connect(address);
                for _ in 0..REQUESTS / connections {
                    fetch(&mut stream, path);
                }
            })
        })
        .collect();
    for client in clients {
        client.join().expect("a client that ends");
    }
    began.elapsed()
}
