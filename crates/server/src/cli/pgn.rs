//! `frcec pgn`.

use super::Outcome;

/// Check or convert games in PGN
#[derive(Debug, clap::Args)]
pub struct Args {}

pub fn run(_args: &Args) -> Outcome {
    anyhow::bail!("this command is not built yet")
}
