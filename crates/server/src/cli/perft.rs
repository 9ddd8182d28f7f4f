//! `frcec perft`.

use super::Outcome;

/// Count the leaves of the move tree
#[derive(Debug, clap::Args)]
pub struct Args {}

pub fn run(_args: &Args) -> Outcome {
    anyhow::bail!("this command is not built yet")
}
