//! `frcec perft`.

use std::process::ExitCode;

use frcec_rules::perft::perft;

use super::position::PositionArgs;
use super::{Outcome, say, wrong_usage};
use crate::speech::{Lang, Speech};

/// Count the leaves of the move tree
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    position: PositionArgs,
    /// How many plies deep
    #[arg(value_parser = depth)]
    depth: u32,
}

fn depth(text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| say("law-no-depth", &[("text", text.into())]))
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
