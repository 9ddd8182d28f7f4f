//! `frcec perft`.

use std::io::Write as _;
use std::process::ExitCode;

use frcec_rules::perft::perft;

use super::position::PositionArgs;
use super::{Outcome, USAGE};

/// Count the leaves of the move tree
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    position: PositionArgs,
    /// How many plies deep
    depth: u32,
}

pub fn run(args: &Args) -> Outcome {
    match args.position.line(None) {
        Ok((line, _)) => {
            writeln!(std::io::stdout(), "{}", perft(line.position(), args.depth))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(fault) => {
            eprintln!("frcec: {fault}");
            Ok(ExitCode::from(USAGE))
        }
    }
}
