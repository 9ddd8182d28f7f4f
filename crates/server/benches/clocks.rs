//! What the worker's steps over the clocks cost with 1,000 and with 100,000 running games: a look that finds nothing, a flag
//! that falls, a player who counts as told. They go down an index, so the number of games must not matter.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use frcec_rules::club::game::{Event, Game, Telling};
use frcec_rules::club::pace::{DAY_MS, Pace};
use frcec_rules::club::seat::Seat;
use frcec_server::cli::club::Club;
use frcec_server::clock::Clock;
use frcec_server::config::Config;
use frcec_server::door::row::{new_events, row_of};
use frcec_server::door::{Actor, AddMember, Command, Door, MemberCommand, Receipt, Submission, Via};
use frcec_server::ids::Ids;
use frcec_server::mail::transport::Captured;
use frcec_server::worker::{Step, Worker};
use frcec_store::games::{self, NewGame};
use frcec_store::players::Role;
use frcec_store::{PlayerId, StoreError};

const GAMES: [i64; 2] = [1_000, 100_000];
/// Games whose flag falls, and as many whose player was never told.
const DUE: i64 = 40;
const LOOKS: u32 = 200;
const START: i64 = 1_777_896_000_000;

#[expect(clippy::disallowed_methods, reason = "a bench measures time")]
fn now() -> Instant {
    Instant::now()
}

fn main() -> anyhow::Result<()> {
    // `cargo nextest` calls every bench binary with arguments of its own.
    if std::env::args().any(|argument| argument == "--list" || argument == "--test") {
        return Ok(());
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let mut before: Option<[f64; 3]> = None;
    for count in GAMES {
        let dir = tempfile::tempdir()?;
        let times = runtime.block_on(run(dir.path(), count))?;
        let [look, flag, told] = times;
        println!("{count} running games: a look {look:.0} us, a flag {flag:.0} us, a telling {told:.0} us");
        if let Some(fewer) = before {
            let ratio = |at: usize| times[at] / fewer[at];
            println!("ratio to 1,000: look {:.2}, flag {:.2}, telling {:.2}", ratio(0), ratio(1), ratio(2));
        }
        before = Some(times);
    }
    Ok(())
}

/// Microseconds of a look, a flag and a telling.
async fn run(dir: &Path, count: i64) -> anyhow::Result<[f64; 3]> {
    let config = Config::parse("", &dir.join("frcec.toml"), dir)?;
    let clock = Clock::manual(START);
    let club = Club::with(config, clock.clone(), Ids::seeded(7)).await?;
    let (white, black) = (member(&club.door, "anna").await?, member(&club.door, "boris").await?);
    fill(&club.door, white, black, count).await?;
    let worker = Worker::new(club.door.clone(), Arc::new(Captured::default()));
    // The bank of a day has run out in some games; the thirty days of the others have not.
    clock.set(START + 2 * DAY_MS);
    let flag = steps(DUE, async || worker.call_one_flag().await.map_err(anyhow::Error::from)).await?;
    let told = steps(DUE, async || worker.tell_one().await.map_err(anyhow::Error::from)).await?;
    let began = now();
    for _ in 0..LOOKS {
        anyhow::ensure!(
            worker.call_one_flag().await? == Step::Nothing && worker.tell_one().await? == Step::Nothing
        );
    }
    let look = micros(began.elapsed()) / f64::from(LOOKS * 2);
    Ok([look, flag, told])
}

/// Microseconds of one of `count` steps, each of which does something.
async fn steps(count: i64, step: impl AsyncFn() -> anyhow::Result<Step>) -> anyhow::Result<f64> {
    let began = now();
    for _ in 0..count {
        anyhow::ensure!(step().await? == Step::Done, "nothing to do");
    }
    Ok(micros(began.elapsed()) / f64::from(u32::try_from(count)?))
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

async fn member(door: &Door, handle: &str) -> anyhow::Result<PlayerId> {
    let add = AddMember {
        address: format!("{handle}@example.org"),
        name: None,
        handle: Some(handle.to_owned()),
        role: Role::Member,
        zone: "UTC".to_owned(),
        lang: "en".to_owned(),
        country: None,
    };
    let command = Command::Member(MemberCommand::Add(add));
    let at = door.clock().now();
    match door.submit(Submission { by: Actor::Club, via: Via::Club, at, origin: None, command }).await? {
        Receipt::Member { id } => Ok(id),
        other => anyhow::bail!("{other:?}"),
    }
}

/// Running games, a thousand in a transaction: some out of time soon, some untold, the rest in the middle of a turn.
async fn fill(door: &Door, white: PlayerId, black: PlayerId, count: i64) -> anyhow::Result<()> {
    for from in (0..count).step_by(1000) {
        door.db()
            .write(move |tx| {
                Box::pin(async move {
                    for number in from..(from + 1000).min(count) {
                        let pace = if number < DUE { Pace::Bank { days: 1 } } else { Pace::default() };
                        let start = u16::try_from(number % 960).unwrap_or(0);
                        let mut events = vec![Event::Created { start, pace }, Event::Started { at: START }];
                        if !(DUE..2 * DUE).contains(&number) {
                            events.push(Event::Told {
                                seat: Seat::White,
                                at: START,
                                by: Telling::Letter,
                                note: None,
                            });
                        }
                        let game = Game::fold(&events).expect("a game that has just begun");
                        let new = NewGame {
                            match_id: None,
                            number_in_match: 1,
                            tournament_id: None,
                            white_id: white,
                            black_id: black,
                            start_id: start,
                            pace: pace.to_string(),
                            rated: true,
                            place: None,
                            event: None,
                            delay: 0,
                        };
                        games::create(tx, &new, &new_events(&events, START), &row_of(&game), START).await?;
                    }
                    Ok::<_, StoreError>(())
                })
            })
            .await?;
    }
    Ok(())
}
