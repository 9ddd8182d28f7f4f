//! `frcec letters`: the outbox, for the club's keeper.

use std::process::ExitCode;

use clap::{Subcommand, ValueEnum};
use frcec_store::letters::{self, Letter, LetterFilter, LetterState};
use frcec_store::{Db, GameId, LetterId, StoreError};

use super::club::open_record;
use super::{ClubArgs, Outcome, REFUSED, say};
use crate::clock::Clock;
use crate::config::Config;

/// Letters that wait, were sent, or were given up
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Newest first: number, state, tries, recipient, subject, last error
    List {
        /// Only those that stand so: queued, sent, bounced, given-up or dropped
        #[arg(long, value_name = "STATE", value_parser = super::choice::<StateArg>)]
        state: Option<StateArg>,
        /// Only those of this game
        #[arg(long, value_parser = super::number::<i64>)]
        game: Option<i64>,
        /// At most so many
        #[arg(long, default_value_t = 50, value_parser = super::number::<u32>)]
        limit: u32,
        /// One JSON object a line
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        club: ClubArgs,
    },
    /// All about one letter, its text included
    Show {
        #[arg(value_parser = super::number::<i64>)]
        letter: i64,
        #[command(flatten)]
        club: ClubArgs,
    },
    /// Send it again, or now
    Retry {
        #[arg(value_parser = super::number::<i64>)]
        letter: i64,
        #[command(flatten)]
        club: ClubArgs,
    },
    /// Take it out of the queue for good
    Drop {
        #[arg(value_parser = super::number::<i64>)]
        letter: i64,
        #[command(flatten)]
        club: ClubArgs,
    },
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum StateArg {
    Queued,
    Held,
    Sent,
    Bounced,
    GivenUp,
    Dropped,
}

impl From<StateArg> for LetterState {
    fn from(state: StateArg) -> Self {
        match state {
            StateArg::Queued => Self::Queued,
            StateArg::Held => Self::Held,
            StateArg::Sent => Self::Sent,
            StateArg::Bounced => Self::Bounced,
            StateArg::GivenUp => Self::GivenUp,
            StateArg::Dropped => Self::Dropped,
        }
    }
}

pub fn run(args: &Args) -> Outcome {
    let (Action::List { club, .. }
    | Action::Show { club, .. }
    | Action::Retry { club, .. }
    | Action::Drop { club, .. }) = &args.action;
    super::block_on(async {
        let db = open_record(&Config::load(&club.config)?).await?;
        let code = act(&db, &args.action).await?;
        db.close().await;
        Ok(code)
    })
}

async fn act(db: &Db, action: &Action) -> Outcome {
    let now = Clock::System.now();
    match *action {
        Action::List { state, game, limit, json, .. } => {
            let filter = LetterFilter {
                state: state.map(Into::into),
                game: game.map(GameId),
                ..LetterFilter::default()
            };
            for letter in letters::list(&mut db.read().await?, &filter, limit).await? {
                super::answer(&format!(
                    "{}\n",
                    if json { serde_json::to_string(&letter)? } else { line(&letter) }
                ))?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Action::Show { letter, .. } => match letters::by_id(&mut db.read().await?, LetterId(letter)).await? {
            Some(letter) => {
                super::answer(&format!("{}\n", serde_json::to_string_pretty(&letter)?))?;
                super::answer(&format!("\n{}\n", letter.text))?;
                Ok(ExitCode::SUCCESS)
            }
            None => Ok(refused("keeper-letter-unknown", letter)),
        },
        Action::Retry { letter, .. } => {
            let id = LetterId(letter);
            let done = db.write(move |tx| Box::pin(async move { letters::retry(tx, id, now).await })).await;
            told(done.map_err(StoreError::from)?, letter, "keeper-letter-queued", "keeper-letter-not-queued")
        }
        Action::Drop { letter, .. } => {
            let id = LetterId(letter);
            let done =
                db.write(move |tx| Box::pin(async move { letters::drop_queued(tx, id, now).await })).await;
            told(
                done.map_err(StoreError::from)?,
                letter,
                "keeper-letter-dropped",
                "keeper-letter-not-dropped",
            )
        }
    }
}

fn line(letter: &Letter) -> String {
    format!(
        "{}\t{}\t{}\t{}\t{}\t{}",
        letter.id.0,
        letter.state.as_str(),
        letter.attempts,
        letter.address,
        letter.subject,
        letter.last_error.as_deref().unwrap_or("")
    )
}

fn told(done: bool, letter: i64, yes: &str, no: &str) -> anyhow::Result<ExitCode> {
    if !done {
        return Ok(refused(no, letter));
    }
    super::answer(&format!("{}\n", say(yes, &[("letter", letter.into())])))?;
    Ok(ExitCode::SUCCESS)
}

fn refused(key: &str, letter: i64) -> ExitCode {
    eprintln!("{}", say(key, &[("letter", letter.into())]));
    ExitCode::from(REFUSED)
}
