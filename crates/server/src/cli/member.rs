//! `frcec member`.

use super::Outcome;

/// Members of the club
#[derive(Debug, clap::Args)]
pub struct Args {}

pub fn run(_args: &Args) -> Outcome {
    anyhow::bail!("this command is not built yet")
}
