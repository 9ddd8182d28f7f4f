//! `frcec demo`.

use super::Outcome;

/// Run a club of eight demo members, with a mailroom to play by
#[derive(Debug, clap::Args)]
pub struct Args {}

pub fn run(_args: &Args) -> Outcome {
    anyhow::bail!("this command is not built yet")
}
