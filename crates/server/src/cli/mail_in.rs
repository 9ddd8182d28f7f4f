//! `frcec mail-in`: one mail from a mail server's pipe.

use std::panic;
use std::process::ExitCode;

use super::ClubArgs;
use super::club::Club;
use super::reception::Reception;
use crate::mail::ingress::Taken;
use crate::mail::limits::Limits;
use crate::mail::pipe::{self, PipeError};

/// Take one mail on standard input, as a mail server's pipe delivers it
///
/// Exits with 0 (taken), 75 (our trouble, come again), 67 (no such recipient) or 65 (too large), and prints nothing, since
/// a mail server copies what is printed into a bounce.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The envelope's sender; empty for the null sender
    #[arg(long, value_name = "ADDRESS", allow_hyphen_values = true)]
    from: String,
    /// The envelope's recipient; once for each
    #[arg(long, value_name = "ADDRESS", required = true, allow_hyphen_values = true)]
    to: Vec<String>,
    /// Say on standard error what went wrong; for trying it by hand
    #[arg(long)]
    verbose: bool,
    #[command(flatten)]
    club: ClubArgs,
}

pub fn run(args: &Args) -> ExitCode {
    if !args.verbose {
        panic::set_hook(Box::new(|_| {}));
    }
    // Whatever goes wrong with us, the mail must stay where it is.
    let code = panic::catch_unwind(|| match take(args) {
        Ok(code) => code,
        Err(error) => {
            if args.verbose {
                eprintln!("{error:#}");
            }
            pipe::TRY_AGAIN
        }
    });
    ExitCode::from(code.unwrap_or(pipe::TRY_AGAIN))
}

fn take(args: &Args) -> anyhow::Result<u8> {
    let mail = match pipe::read(std::io::stdin().lock(), Limits::CLUB) {
        Ok(mail) => mail,
        Err(PipeError::Excess(excess)) => {
            if args.verbose {
                eprintln!("{excess}");
            }
            return Ok(pipe::DATA_ERROR);
        }
        Err(error @ PipeError::Read(_)) => return Err(error.into()),
    };
    super::block_on(async {
        let club = Club::open(&args.club).await?;
        let reception = Reception::open(&club.config, club.door.clone())?;
        // Postfix writes the null sender as MAILER-DAEMON where it has to name one.
        let from = if args.from.eq_ignore_ascii_case("MAILER-DAEMON") { "" } else { &args.from };
        let taken = reception.take(from, &args.to, &mail).await;
        club.door.db().close().await;
        if args.verbose {
            for (to, taken) in args.to.iter().zip(&taken) {
                eprintln!("{to}: {taken:?}");
            }
        }
        Ok(worst(&taken))
    })
}

/// One code for all recipients. Our trouble comes before a refusal: taken twice is answered once, not taken is lost.
fn worst(taken: &[Taken]) -> u8 {
    let code = |taken: &Taken| match taken {
        Taken::Recorded => pipe::OK,
        Taken::Unknown(_) => pipe::NO_USER,
        Taken::Refused(_) => pipe::DATA_ERROR,
        Taken::Later(_) => pipe::TRY_AGAIN,
    };
    taken.iter().map(code).max().unwrap_or(pipe::OK)
}
