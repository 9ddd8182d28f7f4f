//! `frcec doctor`.

use super::Outcome;

/// Check that the record and the rows agree
#[derive(Debug, clap::Args)]
pub struct Args {}

pub fn run(_args: &Args) -> Outcome {
    anyhow::bail!("this command is not built yet")
}
