//! `frcec match` (the word is reserved in Rust, hence the file name).

use std::process::ExitCode;

use clap::Subcommand;
use frcec_rules::StartPosition;
use frcec_rules::club::pace::Pace;

use super::club::Club;
use super::{ClubArgs, Outcome, say};
use crate::door::{Actor, Command, Receipt, StartMatch, Submission, Via};
use crate::names;

/// Matches: two games from one position, colours reversed
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Start a match and write to both players
    Start(Start),
}

#[derive(Debug, clap::Args)]
struct Start {
    /// White in game 1: a handle or an address
    white: String,
    /// Black in game 1: a handle or an address
    black: String,
    /// The starting position, 0 to 959 or a back rank; drawn if not given
    #[arg(long = "start", value_name = "START", value_parser = super::start_position)]
    position: Option<StartPosition>,
    /// The time control: 10/30, 10/40, 10/50, 5+1, N/move or "bank D"
    #[arg(long, default_value_t = Pace::default(), value_parser = pace)]
    pace: Pace,
    /// Both games at once, as is usual
    #[arg(long, conflicts_with = "staggered")]
    together: bool,
    /// Game 2 after Black's move 10 of game 1, or its end
    #[arg(long)]
    staggered: bool,
    #[command(flatten)]
    club: ClubArgs,
}

fn pace(text: &str) -> Result<Pace, String> {
    text.parse().map_err(|_| say("keeper-no-pace", &[("text", text.into())]))
}

pub fn run(args: &Args) -> Outcome {
    let Action::Start(start) = &args.action;
    super::block_on(async {
        let club = Club::open(&start.club).await?;
        let spec = StartMatch {
            white: start.white.clone(),
            black: start.black.clone(),
            start: start.position,
            pace: start.pace,
            staggered: start.staggered,
            rated: true,
        };
        let submission = Submission {
            by: Actor::Club,
            via: Via::Club,
            at: club.door.clock().now(),
            origin: None,
            command: Command::Match(spec),
        };
        let receipt = club.door.submit(submission).await?;
        if let Receipt::Match { id, games } = receipt {
            let games: Vec<String> = games.iter().map(ToString::to_string).collect();
            let key = if start.staggered { "keeper-match-started-staggered" } else { "keeper-match-started" };
            super::answer(&format!(
                "{}\n",
                say(
                    key,
                    &[("match", names::match_name(id, None).into()), ("games", games.join(", ").into()),]
                )
            ))?;
        }
        club.door.db().close().await;
        Ok(ExitCode::SUCCESS)
    })
}
