//! The program `frcec`: everything it does is in the library; see `cli` for the commands.

use std::process::ExitCode;

fn main() -> ExitCode {
    frcec_server::cli::main()
}
