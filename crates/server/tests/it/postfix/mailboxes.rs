//! The club's answers arrive in a mailbox: Postfix takes the move from swaks, hands it to the club by LMTP or by a pipe, takes
//! the club's letters and puts them into the players' maildirs.
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::Command;

use frcec_store::testing::TestDb;

use super::host::{self, Inward, OWNER, Outward, Postfix};
use super::{answer, possible, swaks, text, waited};
use crate::mua::Letter;
use crate::server::Server;

/// The newest letter of a mailbox that has `count` of them, or more.
fn newest(postfix: &Postfix, user: &str, count: usize) -> Letter {
    let letter = waited(|| {
        let letters = postfix.letters(user);
        (letters.len() >= count).then(|| letters.into_iter().next_back()).flatten()
    });
    assert_eq!(postfix.letters(user).len(), count, "letters to {user}");
    letter
}

fn members(server: &Server) {
    server.frcec_ok(&["member", "add", "anna@example.org", "--name", "Anna"]);
    server.frcec_ok(&["member", "add", "boris@example.org", "--name", "Boris"]);
    server.frcec_ok(&["match", "start", "anna", "boris", "--start", "518", "--staggered"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_goes_in_by_lmtp_and_the_answers_arrive_in_mailboxes() {
    if !possible() {
        return;
    }
    let record = TestDb::sqlite().await;
    let url = record.url.clone();
    tokio::task::spawn_blocking(move || {
        let [lmtp] = host::free_ports();
        let postfix = Postfix::start(Inward::Lmtp(lmtp), Outward::Mailboxes);
        let more =
            format!("[outgoing]\nsmtp = \"smtp://{}\"\n[lmtp]\nlisten = \"{lmtp}\"\n", postfix.submission);
        let mut server = Server::new(&url, &more);
        members(&server);
        server.start();

        let first = newest(&postfix, "anna", 1);
        assert_eq!(first.to, "anna@example.org");
        assert_eq!(first.subject, "[FRCEC] M0001-1: Anna - Boris");
        assert!(first.reply_to.starts_with("play+g1.0.w.") && first.reply_to.ends_with("@club.example"));
        let flat = first.text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flat.contains("You play White and move first."), "{flat}");
        newest(&postfix, "boris", 1);

        // A castling that is not possible: every reason comes back, in the thread, and the game stands still.
        let said = answer(postfix.public, &first, 1, "O-O");
        assert!(said.status.success(), "{}", text(&said));
        let refused = newest(&postfix, "anna", 2);
        assert!(refused.text.contains("please read: nothing was played"), "{}", refused.text);
        let flat = refused.text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flat.contains("your bishop on f1") && flat.contains("your knight on g1"), "{flat}");
        assert!(refused.references.contains(&first.message_id), "{:?}", refused.references);

        // The same address takes the move; the words below it go along.
        let said = answer(postfix.public, &refused, 2, "e4\n\nGood luck!");
        assert!(said.status.success(), "{}", text(&said));
        let receipt = newest(&postfix, "anna", 3);
        assert!(receipt.text.contains("Your move was played: 1.e4"), "{}", receipt.text);
        let turn = newest(&postfix, "boris", 2);
        assert_eq!(turn.placement().as_deref(), Some("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"));
        assert!(turn.text.contains("Good luck!") && turn.reply_to.starts_with("play+g1.1.b."), "{turn:?}");
        let headers = raw(&postfix, "boris");
        for line in ["Auto-Submitted: auto-generated", "X-Club-Outbound: 1", "Return-Path: <bounces+l"] {
            assert!(headers.contains(line), "{line} is missing in {headers}");
        }
        assert_eq!(server.stop(), Some(0));
    })
    .await
    .unwrap();
}

/// The header of the last letter in a mailbox, as it lies there.
fn raw(postfix: &Postfix, user: &str) -> String {
    let last = postfix.raw_letters(user).pop().expect("a letter");
    String::from_utf8(last).unwrap().split("\n\n").next().unwrap().to_owned()
}

/// The line for master.cf in README.md, with another user, program and configuration.
fn pipe_line(program: &Path, config: &Path) -> String {
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md");
    let readme = std::fs::read_to_string(readme).unwrap();
    let line = readme.lines().find(|line| line.starts_with("frcec unix")).expect("a line for master.cf");
    for part in ["user=frcec", "/usr/local/bin/frcec", "/etc/frcec.toml"] {
        assert!(line.contains(part), "{part} is not in {line}");
    }
    line.replace("user=frcec", "user=nobody")
        .replace("/usr/local/bin/frcec", program.to_str().unwrap())
        .replace("/etc/frcec.toml", config.to_str().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_goes_in_by_a_pipe_and_the_answers_arrive_in_mailboxes() {
    if !possible() {
        return;
    }
    tokio::task::spawn_blocking(|| {
        // Postfix starts the program as a user who may not come where it was built.
        let dir = tempfile::Builder::new().prefix("frcec-pipe-").tempdir().unwrap();
        std::fs::set_permissions(dir.path(), std::fs::Permissions::from_mode(0o755)).unwrap();
        let program = dir.path().join("frcec");
        std::fs::copy(env!("CARGO_BIN_EXE_frcec"), &program).unwrap();
        let [submission] = host::free_ports();
        let mut server =
            Server::new("sqlite:club.db", &format!("[outgoing]\nsmtp = \"smtp://{submission}\"\n"));
        let config = server.path().join("frcec.toml");
        let postfix = Postfix::start(Inward::Pipe(&pipe_line(&program, &config)), Outward::Mailboxes);
        let moved = std::fs::read_to_string(&config).unwrap();
        let moved = moved.replace(&submission.to_string(), &postfix.submission.to_string());
        std::fs::write(&config, moved).unwrap();
        members(&server);
        let owned = Command::new("chown").args(["-R", OWNER]).arg(server.path()).status().unwrap();
        assert!(owned.success());
        server.start();

        let first = newest(&postfix, "anna", 1);
        let said = answer(postfix.public, &first, 1, "d4\n\nThrough a pipe.");
        assert!(said.status.success(), "{}", text(&said));
        newest(&postfix, "anna", 2);
        let turn = newest(&postfix, "boris", 2);
        assert!(turn.text.contains("Through a pipe."), "{}", turn.text);
        // The same mail again is taken and changes nothing.
        assert!(answer(postfix.public, &first, 1, "d4\n\nThrough a pipe.").status.success());

        // Nobody can be asked on the line through a pipe: an address that the club never wrote bounces (EX_NOUSER).
        let wrong = "play+g1.0.w.aaaaaaaaaaaaaaaa@club.example";
        let said = swaks(postfix.public, "anna@example.org", wrong, &[], "e4");
        assert!(said.status.success(), "{}", text(&said));
        let bounce = newest(&postfix, "anna", 3);
        assert!(bounce.text.contains("aaaaaaaaaaaaaaaa@club.example"), "{bounce:?}");
        assert_eq!(postfix.letters("boris").len(), 2, "one move, one letter");
        assert_eq!(server.stop(), Some(0));
        assert_eq!(server.frcec_ok(&["doctor", "--json"]), "{\"ok\":true,\"games\":2,\"faults\":[]}\n");
    })
    .await
    .unwrap();
}
