//! `frcec explain`.

use super::Outcome;

/// Say whether a move is legal, and if not, why
#[derive(Debug, clap::Args)]
pub struct Args {}

pub fn run(_args: &Args) -> Outcome {
    anyhow::bail!("this command is not built yet")
}
