//! `frcec start`.

use super::Outcome;

/// Everything about one starting position
#[derive(Debug, clap::Args)]
pub struct Args {}

pub fn run(_args: &Args) -> Outcome {
    anyhow::bail!("this command is not built yet")
}
