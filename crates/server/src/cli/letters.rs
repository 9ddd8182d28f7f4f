//! `frcec letters`.

use super::Outcome;

/// Letters that wait, were sent, or were given up
#[derive(Debug, clap::Args)]
pub struct Args {}

pub fn run(_args: &Args) -> Outcome {
    anyhow::bail!("this command is not built yet")
}
