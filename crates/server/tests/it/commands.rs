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

#[test]
fn a_keeper_s_command_ends_quietly_where_nobody_reads() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("frcec.toml");
    std::fs::write(&file, "domain = \"club.example\"\ndatabase = \"sqlite:club.db\"\n").expect("written");
    let config = file.to_str().expect("a path of text");
    for (number, what) in [&["doctor"][..], &["member", "add"]].into_iter().enumerate() {
        let address = format!("member{number}@example.org");
        let args = [what, if what.len() > 1 { &[address.as_str()][..] } else { &[] }, &["--config", config]];
        // What reads is gone before anything is written.
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let out = Command::new(env!("CARGO_BIN_EXE_frcec"))
            .args(args.concat())
            .env_remove("FRCEC_CONFIG")
            .stdout(writer)
            .stderr(std::process::Stdio::piped())
            .output()
            .expect("frcec runs");
        let said = String::from_utf8_lossy(&out.stderr).into_owned();
        assert!(!said.contains("panicked") && out.status.success(), "{what:?}: {said}");
    }
}

#[test]
fn the_keeper_gives_a_role_with_a_reason_and_one_admin_stays() {
    let server = crate::server::Server::new("sqlite:club.db", "");
    server.frcec_ok(&["member", "add", "alma@example.org", "--handle", "alma", "--role", "admin"]);
    server.frcec_ok(&["member", "add", "anna@example.org", "--handle", "anna"]);
    assert_eq!(server.frcec(&["member", "role", "anna", "director"]).status.code(), Some(2), "why?");
    let said =
        server.frcec_ok(&["member", "role", "anna", "director", "--reason", "She runs the autumn event."]);
    assert_eq!(said, "anna has the role director now, and is told by letter.\n");
    let list = server.frcec_ok(&["member", "list"]);
    assert!(list.lines().any(|line| line.contains("\tanna\tdirector\t")), "{list}");
    let kept = server.frcec(&["member", "role", "alma@example.org", "member", "--reason", "Nobody is left."]);
    assert!(!kept.status.success());
    let said = String::from_utf8_lossy(&kept.stderr).into_owned();
    assert!(said.contains("The club needs an admin: make somebody else one first."), "{said}");
    let nobody = server.frcec(&["member", "role", "nobody", "admin", "--reason", "Who is it?"]);
    assert!(!nobody.status.success());
    let letters = server.frcec_ok(&["letters", "list"]);
    assert!(letters.contains("anna@example.org"), "{letters}");
}
