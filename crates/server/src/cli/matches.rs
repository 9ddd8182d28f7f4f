//! `frcec match` (the word is reserved in Rust, hence the file name).

use super::Outcome;

/// Matches: two games from one position, colours reversed
#[derive(Debug, clap::Args)]
pub struct Args {}

pub fn run(_args: &Args) -> Outcome {
    anyhow::bail!("this command is not built yet")
}
