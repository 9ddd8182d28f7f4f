//! `frcec serve`.

use super::Outcome;

/// Run the club: mail in, letters out, pages
#[derive(Debug, clap::Args)]
pub struct Args {}

pub fn run(_args: &Args) -> Outcome {
    anyhow::bail!("this command is not built yet")
}
