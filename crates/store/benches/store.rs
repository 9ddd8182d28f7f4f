//! `cargo bench -p frcec-store`: what a recorded move costs, as a ratio to the bare commits of the same disk in the same run, and
//! how the lists stand 20,000 games. With PostgreSQL on the machine, the moves there too (its private server does not fsync).
use std::time::Duration;

use frcec_rules::club::seat::Seat;
use frcec_store::{
    Db, GameId, LetterId, MailId, PlayerId, StoreError, Tx,
    games::{self, GameRow, GameState, GameWrite, NewEvent, NewGame},
    inbox::{self, Mail},
    letters::{self, NewLetter},
    lists::{self, GameFilter},
    notices::NewNotice,
    origins,
    players::{self, NewPlayer, Role},
    testing::{Backend, TestDb, bare_commits},
};
use tokio::time::Instant;

const NOON: i64 = 1_700_000_000_000;
const GAMES: i64 = 20_000;

fn row(version: u32, moves: String) -> GameRow {
    GameRow {
        version,
        state: GameState::Running,
        moves,
        ply: version - 1,
        to_move: Seat::White,
        result: None,
        reason: None,
        clock: "{\"white\":2592000000,\"black\":2592000000}".to_owned(),
        detail: "{}".to_owned(),
        told_at: None,
        deadline_at: version.is_multiple_of(2).then_some(NOON * 2),
        started_at: Some(NOON),
        last_move_at: Some(NOON),
        ended_at: None,
    }
}

fn event() -> NewEvent {
    NewEvent {
        kind: "moved".to_owned(),
        at: NOON,
        body: "{\"event\":\"moved\",\"uci\":\"e2e4\",\"at\":0}".to_owned(),
        origin_key: None,
    }
}

async fn member(tx: &mut Tx, n: i64) -> Result<PlayerId, StoreError> {
    let new = NewPlayer {
        handle: format!("m{n}"),
        name: format!("Member {n}"),
        country: None,
        lang: "en".to_owned(),
        notation: None,
        zone: "UTC".to_owned(),
        settings: "{}".to_owned(),
        role: Role::Member,
    };
    players::create(tx, &new, NOON).await
}

async fn fill(db: &Db, count: i64) -> Vec<GameId> {
    let mut ids = Vec::new();
    for thousand in (0..count).step_by(1000) {
        let made = db.write(move |tx| {
            Box::pin(async move {
                let mut ids = Vec::new();
                if thousand == 0 {
                    for n in 0..200 {
                        member(tx, n).await?;
                    }
                }
                for n in thousand..(thousand + 1000).min(count) {
                    let new = NewGame {
                        match_id: None,
                        number_in_match: 1,
                        tournament_id: None,
                        white_id: PlayerId(1 + n % 200),
                        black_id: PlayerId(1 + (n + 1 + n / 200 % 100) % 200),
                        start_id: u16::try_from(n % 960).unwrap_or(0),
                        pace: "10/30".to_owned(),
                        rated: true,
                        place: None,
                        event: None,
                        delay: 0,
                    };
                    ids.push(games::create(tx, &new, &[event()], &row(1, String::new()), NOON + n).await?);
                }
                Ok::<_, StoreError>(ids)
            })
        });
        ids.extend(made.await.expect("the games are made"));
    }
    ids
}

/// What one mailed move writes: its origin, its mail, its event, the row, two notices, two letters.
async fn play(db: &Db, id: GameId, version: u32, unique: i64) {
    let write = GameWrite {
        id,
        expected_version: version,
        events: vec![event()],
        notices: [1, 2]
            .map(|player| NewNotice {
                player_id: PlayerId(player),
                kind: "turn".to_owned(),
                body: "{\"kind\":\"turn\"}".to_owned(),
                pending: false,
            })
            .to_vec(),
        row: row(version + 1, "e2e4 ".repeat(version as usize)),
        origin_key: Some(format!("mail:{unique}")),
        at: NOON + unique,
    };
    let mail = Mail {
        id: MailId(unique),
        received_at: NOON,
        mail_from: "anna@example.org".to_owned(),
        recipient: "play+g4711.17.w.k3v5q2m4xwd4t7ra@club.example".to_owned(),
        raw: vec![b'x'; 3000],
        disposition: "accept_command".to_owned(),
        why: None,
        player_id: Some(PlayerId(1)),
        game_id: Some(id),
        origin_key: Some(format!("mail:{unique}")),
    };
    let letters = [0, 1].map(|n| NewLetter {
        id: LetterId(unique * 2 + n),
        player_id: Some(PlayerId(1 + n)),
        address: "anna@example.org".to_owned(),
        envelope_from: "bounces@club.example".to_owned(),
        game_id: Some(id),
        version: Some(version + 1),
        kind: "turn".to_owned(),
        tells_ply: None,
        also_tells: Vec::new(),
        dedupe_key: None,
        message_id: format!("{unique}.{n}@club.example"),
        subject: "M0001-1".to_owned(),
        headers: "x".repeat(800),
        text: "x".repeat(2000),
        html: Some("x".repeat(6000)),
        picture: Some("{}".to_owned()),
        attachment: None,
        again_of: None,
        created_at: NOON,
        send_at: NOON,
        fold: None,
    });
    let done = db.write(move |tx| {
        Box::pin(async move {
            let key = write.origin_key.clone().unwrap_or_default();
            origins::insert(tx, &key, "{\"receipt\":1}", NOON).await?;
            inbox::insert(tx, &mail).await?;
            games::append(tx, &write).await?;
            letters::insert_all(tx, &letters).await?;
            Ok::<_, StoreError>(())
        })
    });
    done.await.expect("the move is recorded");
}

/// Moves per second with `senders` at once, each in games of its own.
async fn moves(db: &Db, ids: &[GameId], senders: usize, each: u32, unique: i64) -> f64 {
    let began = Instant::now();
    let mut tasks = Vec::new();
    for (sender, &id) in ids.iter().take(senders).enumerate() {
        let db = db.clone();
        let first = unique + i64::try_from(sender).unwrap_or(0) * 1_000_000;
        tasks.push(tokio::spawn(async move {
            for version in 1..=each {
                play(&db, id, version, first + i64::from(version)).await;
            }
        }));
    }
    for task in tasks {
        task.await.expect("a sender ends");
    }
    f64::from(u32::try_from(senders).unwrap_or(0) * each) / began.elapsed().as_secs_f64()
}

async fn timed<T>(what: &str, times: u32, mut run: impl AsyncFnMut() -> T) {
    run().await;
    let began = Instant::now();
    for _ in 0..times {
        run().await;
    }
    println!("{what:<46} {:>8.3} ms", (began.elapsed() / times).as_secs_f64() * 1000.0);
}

async fn bench(backend: Backend) {
    let Some(t) = TestDb::new(backend).await else { return };
    println!("\n{}", t.db.kind());
    let ids = fill(&t.db, GAMES).await;
    let directory = tempfile::tempdir().expect("a directory");
    let epoch = Instant::now();
    let mut unique = 0;
    for (turn, (senders, each)) in [(1_usize, 400), (8, 200), (64, 40)].into_iter().enumerate() {
        let bare = bare_commits(directory.path(), 500, || epoch.elapsed()).await.expect("bare commits");
        let rate = moves(&t.db, &ids[turn * 100..], senders, each, unique).await;
        unique += 100_000_000;
        println!(
            "{senders:>2} senders: {rate:>7.0} moves/s, {:.2} of {:.0} bare commits/s",
            rate / bare.per_second(),
            bare.per_second()
        );
    }
    let db = &t.db;
    let page = |filter: GameFilter| async move {
        let mut tx = db.read().await.expect("a reader");
        lists::games(&mut tx, &filter, 50).await.expect("a page")
    };
    let all = GameFilter::default();
    timed("games, first page of 50", 50, async || page(all).await.len()).await;
    let deep = GameFilter { before: Some(GameId(100)), ..all };
    timed("games, last page", 50, async || page(deep).await.len()).await;
    let player = GameFilter { player: Some(PlayerId(7)), ..all };
    timed("games of a player", 50, async || page(player).await.len()).await;
    let position = GameFilter { start_id: Some(69), ..all };
    timed("games of a position", 50, async || page(position).await.len()).await;
    let none = GameFilter { state: Some(GameState::Finished), ..all };
    timed("games of a state that none is in", 50, async || page(none).await.len()).await;
    let tx = async || db.read().await.expect("a reader");
    timed("due among 20,000 running", 50, async || lists::due(&mut tx().await, NOON, 50).await.expect("due"))
        .await;
    timed("untold among 20,000 running", 50, async || {
        lists::untold(&mut tx().await, NOON, 50).await.expect("untold")
    })
    .await;
    timed("positions with counts", 20, async || lists::positions(&mut tx().await).await.expect("counted"))
        .await;
    timed("one game by number", 200, async || {
        games::load(&mut tx().await, GameId(4711)).await.expect("a game")
    })
    .await;
    t.db.close().await;
    tokio::time::sleep(Duration::from_millis(10)).await;
}

#[tokio::main]
async fn main() {
    bench(Backend::Sqlite).await;
    bench(Backend::Postgres).await;
}
