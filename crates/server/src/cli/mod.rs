//! The commands of `frcec`, one file each.
//!
//! A command is a struct of arguments (its doc comments are the help text) and a `run`. To add one: a file here, a
//! line in [`Command`], a line in [`run`]. Commands that need no club (`start`, `explain`, `mail-read` …) are plain
//! functions; those that open the club take a [`ClubArgs`] and run on the runtime that [`block_on`] makes.
//!
//! Exit codes: 0 done or legal, 1 refused or failed, 2 wrong usage. `mail-in` alone answers in sysexits, for a
//! mail server's pipe.

mod backup;
mod castling;
pub mod club;
mod demo;
mod doctor;
mod draw;
pub mod explain;
mod export;
mod import;
mod letters;
mod mail_in;
mod mail_read;
mod matches;
mod member;
mod perft;
mod pgn;
mod position;
pub mod reception;
pub mod serve;
mod start;

use std::future::Future;
use std::io::{self, ErrorKind, Write as _};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;

use clap::{Args, Parser, Subcommand, ValueEnum};
use frcec_rules::{Notation, StartPosition};
use tracing_subscriber::EnvFilter;

use crate::mail::pipe;
use crate::speech::{Lang, Speech, Value, position as said_of_position};

/// What a command hands back: an exit code it chose, or an error that is printed and exits with 1.
pub type Outcome = anyhow::Result<ExitCode>;

/// The command ran and found that the thing asked about is not so: a refused move, a fault in the record.
pub const REFUSED: u8 = 1;
/// The command line itself makes no sense (clap uses the same number).
pub const USAGE: u8 = 2;

/// The server of a Fischer Random e-mail chess club.
#[derive(Debug, Parser)]
#[command(name = "frcec", version, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Args),
    Demo(demo::Args),
    MailIn(mail_in::Args),
    MailRead(mail_read::Args),
    Explain(explain::Args),
    Castling(castling::Args),
    Start(start::Args),
    Perft(perft::Args),
    Pgn(pgn::Args),
    Member(member::Args),
    Match(matches::Args),
    Letters(letters::Args),
    Draw(draw::Args),
    Doctor(doctor::Args),
    Backup(backup::Args),
    Export(export::Args),
}

/// Where a command that opens the club finds it.
#[derive(Clone, Debug, Args)]
pub struct ClubArgs {
    /// The club's configuration file
    #[arg(long, env = "FRCEC_CONFIG", value_name = "FILE", default_value = "frcec.toml")]
    pub config: PathBuf,
}

/// Parses the command line and runs the command.
pub fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        // A pipe with a wrong command line is our trouble, not the sender's: the mail server keeps the mail.
        Err(error) if error.use_stderr() && std::env::args().nth(1).as_deref() == Some("mail-in") => {
            // What is printed would stand in a bounce.
            if std::env::args().any(|argument| argument == "--verbose") {
                let _ = error.print();
            }
            return ExitCode::from(pipe::TRY_AGAIN);
        }
        Err(error) => error.exit(),
    };
    match run(cli.command) {
        Ok(code) => code,
        // Whoever read the output has seen enough of it: `frcec pgn convert … | head`.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // The chain of causes on one line: an exit message is read in a journal.
            eprintln!("frcec: {error:#}");
            ExitCode::from(REFUSED)
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .any(|cause| cause.downcast_ref::<io::Error>().is_some_and(|e| e.kind() == ErrorKind::BrokenPipe))
}

/// Writes a whole answer to standard output; unlike `print!`, without a panic where nobody reads any more.
fn answer(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// Tells on standard error that the command line cannot be followed, and gives the exit code for it.
fn wrong_usage(sentence: &str) -> ExitCode {
    eprintln!("frcec: {sentence}");
    ExitCode::from(USAGE)
}

/// Reads a language of piece letters, for `--lang`.
fn notation(text: &str) -> Result<Notation, String> {
    text.parse().map_err(|_| {
        let known: Vec<&str> = Notation::ALL.iter().map(|n| n.code()).collect();
        say("law-no-notation", &[("text", text.into()), ("known", known.join(", ").into())])
    })
}

/// Reads a starting position by number or back rank, for commands in the keeper's language.
fn start_position(text: &str) -> Result<StartPosition, String> {
    text.parse().map_err(|why| said_of_position::start_fault(Speech::new(), Lang::En, &why))
}

/// Reads a number.
fn number<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| say("law-no-number", &[("text", text.into())]))
}

/// Reads an address to listen at.
fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| say("law-no-address", &[("text", text.into())]))
}

/// Reads one of a few words. The help of the argument lists them.
fn choice<T: ValueEnum>(text: &str) -> Result<T, String> {
    T::from_str(text, true).map_err(|_| {
        let known: Vec<String> = T::value_variants()
            .iter()
            .filter_map(|one| Some(one.to_possible_value()?.get_name().to_owned()))
            .collect();
        say("law-no-choice", &[("text", text.into()), ("known", known.join(", ").into())])
    })
}

fn run(command: Command) -> Outcome {
    match command {
        Command::Serve(args) => serve::run(&args),
        Command::Demo(args) => demo::run(&args),
        Command::MailIn(args) => Ok(mail_in::run(&args)),
        Command::MailRead(args) => mail_read::run(&args),
        Command::Explain(args) => explain::run(&args),
        Command::Castling(args) => castling::run(&args),
        Command::Start(args) => start::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Pgn(args) => pgn::run(&args),
        Command::Member(args) => member::run(&args),
        Command::Match(args) => matches::run(&args),
        Command::Letters(args) => letters::run(&args),
        Command::Draw(args) => draw::run(&args),
        Command::Doctor(args) => doctor::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Export(args) => export::run(&args),
    }
}

/// Says a sentence of the catalogue to the club's keeper, whose language is the program's own.
fn say(key: &str, facts: &[(&'static str, Value)]) -> String {
    Speech::new().say(Lang::En, key, facts)
}

/// Logs to standard error, which a service manager keeps. `RUST_LOG` chooses what.
fn log_to_stderr() {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_ansi(false).init();
}

/// Runs an asynchronous command to its end on a runtime of its own.
pub fn block_on<T>(future: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(future)
}
