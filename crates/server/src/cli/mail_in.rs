//! `frcec mail-in`.

use std::process::ExitCode;

/// Take one mail on standard input, as a mail server's pipe delivers it
#[derive(Debug, clap::Args)]
pub struct Args {}

pub fn run(_args: &Args) -> ExitCode {
    ExitCode::from(75)
}
