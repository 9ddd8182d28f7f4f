//! `frcec castling`.

use super::Outcome;

/// Report both castlings of the side to move: possible, not now, or gone, and why
#[derive(Debug, clap::Args)]
pub struct Args {}

pub fn run(_args: &Args) -> Outcome {
    anyhow::bail!("this command is not built yet")
}
