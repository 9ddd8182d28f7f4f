//! `frcec letters`: the outbox, for the club's keeper.

use std::process::ExitCode;

use clap::{Subcommand, ValueEnum};
use frcec_store::letters::{self, Letter, LetterFilter, LetterState};
use frcec_store::{Db, GameId, LetterId, StoreError, Tx, games};

use super::club::open_record;
use super::{ClubArgs, Outcome, REFUSED, say};
use crate::clock::Clock;
use crate::config::Config;
use crate::mail::compose::assemble::Headers;
use crate::names::{self, Named};

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
        /// Only those that stand so: queued, held, sent, bounced, given-up or dropped
        #[arg(long, value_name = "STATE", value_parser = super::choice::<StateArg>)]
        state: Option<StateArg>,
        /// Only those of this game, or of the games of this match: 12, M0003-1 or M0003
        #[arg(long, value_name = "GAME", value_parser = game_name)]
        game: Option<Named>,
        /// At most so many
        #[arg(long, default_value_t = 50, value_parser = super::number::<u32>)]
        limit: u32,
        /// One JSON object a line
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        club: ClubArgs,
    },
    /// One letter: what became of it, its header and its text
    Show {
        #[arg(value_parser = super::number::<i64>)]
        letter: i64,
        /// The whole row as JSON
        #[arg(long)]
        json: bool,
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
            let mut tx = db.read().await?;
            let games = match game {
                None => vec![None],
                Some(named) => {
                    let games = games_named(&mut tx, named).await?;
                    if games.is_empty() {
                        eprintln!("{}", say("keeper-game-unknown", &[("game", shown(named).into())]));
                        return Ok(ExitCode::from(REFUSED));
                    }
                    games.into_iter().map(Some).collect()
                }
            };
            let mut found = Vec::new();
            for game in games {
                let filter = LetterFilter { state: state.map(Into::into), game, ..LetterFilter::default() };
                found.extend(letters::list(&mut tx, &filter, limit).await?);
            }
            // Newest first, also those of two games.
            found.sort_by_key(|letter| std::cmp::Reverse(letter.id));
            found.dedup_by_key(|letter| letter.id);
            for letter in found.iter().take(limit as usize) {
                super::answer(&format!(
                    "{}\n",
                    if json { serde_json::to_string(letter)? } else { line(letter) }
                ))?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Action::Show { letter, json, .. } => {
            match letters::by_id(&mut db.read().await?, LetterId(letter)).await? {
                Some(letter) => {
                    super::answer(&if json {
                        serde_json::to_string_pretty(&letter)? + "\n"
                    } else {
                        readable(&letter)?
                    })?;
                    Ok(ExitCode::SUCCESS)
                }
                None => Ok(refused("keeper-letter-unknown", letter)),
            }
        }
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

/// The state as the option that looks for it is written.
fn state(letter: &Letter) -> String {
    letter.state.as_str().replace('_', "-")
}

fn line(letter: &Letter) -> String {
    format!(
        "{}\t{}\t{}\t{}\t{}\t{}",
        letter.id.0,
        state(letter),
        letter.attempts.max(0),
        letter.address,
        letter.subject,
        letter.last_error.as_deref().unwrap_or("")
    )
}

/// A letter as its keeper reads it: what became of it, the header fields that say where it went, and its text.
fn readable(letter: &Letter) -> anyhow::Result<String> {
    let moment =
        |at: i64| jiff::Timestamp::from_millisecond(at).map_or_else(|_| at.to_string(), |at| at.to_string());
    let mut lines = Vec::new();
    let mut add = |label: &str, text: String| {
        if !text.is_empty() {
            lines.push(format!("{label}: {text}"));
        }
    };
    add("Letter", letter.id.to_string());
    add("Kind", letter.kind.clone());
    add("Game", letter.game_id.map(|game| game.to_string()).unwrap_or_default());
    add("State", state(letter));
    add("Attempts", letter.attempts.max(0).to_string());
    add("Written", moment(letter.created_at));
    add("Closed", letter.closed_at.map(moment).unwrap_or_default());
    add(
        "Next-Attempt",
        if letter.closed_at.is_none() { moment(letter.next_attempt_at) } else { String::new() },
    );
    add("Last-Error", letter.last_error.clone().unwrap_or_default());
    add("Envelope-From", letter.envelope_from.clone());
    add("Envelope-To", letter.address.clone());
    // Header and text go after thirty days.
    if letter.headers.is_empty() {
        add("Subject", letter.subject.clone());
        add("Message-ID", format!("<{}>", letter.message_id));
        return Ok(lines.join("\n") + "\n");
    }
    let headers: Headers = serde_json::from_str(&letter.headers)?;
    add("From", format!("{} <{}>", headers.from_name, headers.from));
    add("To", format!("{} <{}>", headers.to_name, headers.to));
    add("Subject", headers.subject);
    add("Message-ID", format!("<{}>", headers.message_id));
    add("In-Reply-To", headers.in_reply_to.map(|id| format!("<{id}>")).unwrap_or_default());
    let references: Vec<String> = headers.references.iter().map(|id| format!("<{id}>")).collect();
    add("References", references.join(" "));
    Ok(format!("{}\n\n{}", lines.join("\n"), letter.text))
}

/// Reads the name of a game or a match.
fn game_name(text: &str) -> Result<Named, String> {
    names::read(text).ok_or_else(|| say("keeper-no-game-name", &[("text", text.into())]))
}

fn shown(named: Named) -> String {
    match named {
        Named::Game(id) => id.to_string(),
        Named::Match(id) => names::match_name(id, None),
        Named::GameOf(id, number) => format!("{}-{number}", names::match_name(id, None)),
    }
}

/// The games that a name names: both of a match.
async fn games_named(tx: &mut Tx, named: Named) -> Result<Vec<GameId>, StoreError> {
    Ok(match named {
        Named::Game(id) => games::load(tx, id).await?.map(|game| game.id).into_iter().collect(),
        Named::Match(id) => games::of_match(tx, id).await?.iter().map(|game| game.id).collect(),
        Named::GameOf(id, number) => {
            let games = games::of_match(tx, id).await?;
            games
                .iter()
                .filter(|game| i64::from(game.number_in_match) == number)
                .map(|game| game.id)
                .collect()
        }
    })
}

fn told(done: bool, letter: i64, yes: &str, no: &str) -> anyhow::Result<ExitCode> {
    if !done {
        return Ok(refused(no, letter));
    }
    super::answer(&format!("{}\n", say(yes, &[("letter", letter.to_string().into())])))?;
    Ok(ExitCode::SUCCESS)
}

fn refused(key: &str, letter: i64) -> ExitCode {
    eprintln!("{}", say(key, &[("letter", letter.to_string().into())]));
    ExitCode::from(REFUSED)
}
