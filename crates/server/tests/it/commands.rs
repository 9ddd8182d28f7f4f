//! The command line as a shell sees it: exit codes and what stands on which stream.

use std::process::{Command, Output};

fn frcec(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_frcec"))
        .args(args)
        .env_remove("FRCEC_CONFIG")
        .output()
        .expect("frcec runs")
}

#[test]
fn help_names_every_command() {
    let out = frcec(&["--help"]);
    assert!(out.status.success());
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    for command in [
        "serve",
        "demo",
        "mail-in",
        "mail-read",
        "explain",
        "castling",
        "start",
        "perft",
        "pgn",
        "member",
        "match",
        "letters",
        "doctor",
        "backup",
        "export",
    ] {
        assert!(
            text.lines().any(|line| line.trim_start().starts_with(command)),
            "{command} is missing in {text}"
        );
    }
}

#[test]
fn wrong_usage_exits_with_two() {
    assert_eq!(frcec(&["no-such-command"]).status.code(), Some(2));
}
