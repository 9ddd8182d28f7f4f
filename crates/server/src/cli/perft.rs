//! `frcec perft`.

use std::process::ExitCode;

use frcec_rules::perft::perft;

use super::position::PositionArgs;
use super::{Outcome, wrong_usage};
use crate::speech::{Lang, Speech};

/// Count the leaves of the move tree
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    position: PositionArgs,
    /// How many plies deep
    depth: u32,
}

pub fn run(args: &Args) -> Outcome {
    match args.position.line(Speech::new(), Lang::En, None) {
        Ok((line, _)) => {
            super::answer(&format!("{}\n", perft(line.position(), args.depth)))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(fault) => Ok(wrong_usage(&fault)),
    }
}
