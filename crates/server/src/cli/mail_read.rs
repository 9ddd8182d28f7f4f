//! `frcec mail-read`.

use super::Outcome;

/// Dry run: how a mail would be understood, and why
#[derive(Debug, clap::Args)]
pub struct Args {}

pub fn run(_args: &Args) -> Outcome {
    anyhow::bail!("this command is not built yet")
}
