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
/// Exits with 0 (taken), 75 (our trouble, come again), 67 (no such recipient) or 65 (refused, or too large). What is printed goes into
/// the bounce that a mail server then writes: for each recipient a sentence, and nothing where the mail was taken or is to come again.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The envelope's sender; empty for the null sender
    #[arg(long, value_name = "ADDRESS", allow_hyphen_values = true)]
    from: String,
    /// The envelope's recipient; once for each
    #[arg(long, value_name = "ADDRESS", allow_hyphen_values = true, required_unless_present = "also")]
    to: Vec<String>,
    /// More of them, behind `--`: a mail server may put all recipients of a mail where one stands in its line
    #[arg(value_name = "ADDRESS", last = true)]
    also: Vec<String>,
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
            drop(super::answer(&format!("{excess}\n")));
            return Ok(pipe::DATA_ERROR);
        }
        Err(error @ PipeError::Read(_)) => return Err(error.into()),
    };
    super::block_on(async {
        let club = Club::open(&args.club).await?;
        let reception = Reception::open(&club.config, club.door.clone())?;
        // Postfix writes the null sender as MAILER-DAEMON where it has to name one.
        let from = if args.from.eq_ignore_ascii_case("MAILER-DAEMON") { "" } else { &args.from };
        let to: Vec<String> = args.to.iter().chain(&args.also).cloned().collect();
        let taken = reception.take(from, &to, &mail).await;
        club.door.db().close().await;
        if args.verbose {
            for (to, taken) in to.iter().zip(&taken) {
                eprintln!("{to}: {taken:?}");
            }
        }
        let code = worst(&taken);
        if matches!(code, pipe::NO_USER | pipe::DATA_ERROR) {
            drop(super::answer(&for_the_bounce(&to, &taken)));
        }
        Ok(code)
    })
}

/// What the sender reads of each recipient in the bounce, in English like every reply of mail servers: of several, for which it was
/// taken too.
fn for_the_bounce(to: &[String], taken: &[Taken]) -> String {
    let mut said = String::new();
    for (to, taken) in to.iter().zip(taken) {
        let why = match taken {
            Taken::Unknown(why) | Taken::Refused(why) => why,
            Taken::Recorded | Taken::Later(_) => "taken",
        };
        said.extend([to, ": ", why, "\n"]);
    }
    said
}

/// One code for all recipients. Our trouble comes before everything: taken twice is answered once, not taken is lost. Then what was
/// not taken: of a mail to two games, one of whose addresses is damaged, a move would be lost in silence. The words say for which
/// recipient it was taken.
fn worst(taken: &[Taken]) -> u8 {
    let code = |taken: &Taken| match taken {
        Taken::Recorded => pipe::OK,
        Taken::Unknown(_) => pipe::NO_USER,
        Taken::Refused(_) => pipe::DATA_ERROR,
        Taken::Later(_) => pipe::TRY_AGAIN,
    };
    let codes = || taken.iter().map(code);
    if codes().any(|code| code == pipe::TRY_AGAIN) {
        pipe::TRY_AGAIN
    } else {
        codes().max().unwrap_or(pipe::OK)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_code_speaks_for_all_recipients() {
        let unknown = || Taken::Unknown(String::new());
        let later = || Taken::Later(String::new());
        assert_eq!(worst(&[Taken::Recorded, Taken::Recorded]), pipe::OK);
        assert_eq!(worst(&[Taken::Recorded, unknown()]), pipe::NO_USER);
        assert_eq!(worst(&[Taken::Recorded, later(), unknown()]), pipe::TRY_AGAIN);
        assert_eq!(worst(&[unknown(), Taken::Refused(String::new())]), pipe::NO_USER);
        assert_eq!(worst(&[unknown()]), pipe::NO_USER);
    }
}
