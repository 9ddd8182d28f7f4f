//! Through a real Postfix, written to by swaks.

mod host;
mod mailboxes;
mod round_trip;

use std::io::Write as _;
use std::net::SocketAddr;
use std::process::{Command, Output, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use frcec_server::config::Listen;
use frcec_server::mail::lmtp::{Envelope, Handler, Listener, Reply, Settings};
use host::{Inward, Outward, Postfix};
use tokio::sync::watch;

use crate::mua::Letter;
use crate::need::{need, skip};
use crate::sink::{Manner, Sink};

/// Whether this machine can run Postfix: its programs, and root to start it.
fn possible() -> bool {
    let root = Command::new("id").arg("-u").output().is_ok_and(|out| out.stdout == b"0\n");
    if !root {
        skip("Postfix starts only as root");
    }
    root && need("postfix").is_some() && need("swaks").is_some()
}

/// Answers a letter through Postfix, as its reader's mail program does: quoted, in its thread, to its own address.
fn answer(server: SocketAddr, letter: &Letter, number: u64, text: &str) -> Output {
    let mail = String::from_utf8(letter.reply(number, text)).unwrap().replace('\r', "");
    let mut command = Command::new("swaks");
    command.args(["--server", &server.ip().to_string(), "--port", &server.port().to_string()]);
    command.args(["--from", &letter.to, "--to", &letter.reply_to, "--timeout", "20", "--data", "-"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(mail.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

/// Hands one mail in as a stranger's mail program would.
fn swaks(server: SocketAddr, from: &str, to: &str, headers: &[(&str, &str)], body: &str) -> Output {
    let mut command = Command::new("swaks");
    command.args(["--server", &server.ip().to_string(), "--port", &server.port().to_string()]);
    command.args(["--from", from, "--to", to, "--h-From", from, "--body", body, "--timeout", "20"]);
    for (name, value) in headers {
        command.arg("--header").arg(format!("{name}: {value}"));
    }
    command.output().unwrap()
}

/// The lines of `deploy/postfix/main.cf` do what README.md says of them, whoever is behind the LMTP listener.
#[tokio::test(flavor = "multi_thread")]
async fn postfix_hands_mail_over_refuses_strangers_and_relays_letters_only() {
    if !possible() {
        return;
    }
    let club = Arc::new(Club::default());
    let listener = Listener::bind(&Listen::Tcp(([127, 0, 0, 1], 0).into()), "club.example").await.unwrap();
    let Listen::Tcp(lmtp) = *listener.address() else { panic!("a TCP listener") };
    let (_stop, stopped) = watch::channel(false);
    let handler: Arc<dyn Handler> = Arc::<Club>::clone(&club);
    tokio::spawn(listener.serve(handler, Settings::default(), stopped));
    let world = Sink::start(Manner::Take).await;

    let hop = world.address;
    let (postfix, [known, unknown, relayed, letter]) = tokio::task::spawn_blocking(move || {
        let postfix = Postfix::start(Inward::Lmtp(lmtp), Outward::Relay(hop));
        let (public, inside) = (postfix.public, postfix.submission);
        let forged = [("Authentication-Results", "mx.club.example; dmarc=pass header.from=example.org")];
        let said = [
            swaks(public, "anna@example.org", "play+x@club.example", &forged, "e4\n.\n..\nend"),
            swaks(public, "anna@example.org", "nobody@club.example", &[], "e4"),
            swaks(public, "anna@example.org", "boris@example.org", &[], "spam"),
            swaks(inside, "bounces+x@club.example", "boris@example.org", &[], "your turn"),
        ];
        (postfix, said)
    })
    .await
    .unwrap();

    assert!(known.status.success(), "{}", text(&known));
    // Refused while the sender's host is on the line, with the words of our own reply.
    assert!(
        text(&unknown).contains("<** 550 5.1.1") && text(&unknown).contains("no such game"),
        "{}",
        text(&unknown)
    );
    assert!(text(&relayed).contains("<** 554"), "nobody's relay: {}", text(&relayed));
    assert!(letter.status.success(), "{}", text(&letter));

    eventually(|| club.taken.lock().unwrap().len() == 1 && world.letters().len() == 1).await;
    let (envelope, mail) = club.taken.lock().unwrap().pop().unwrap();
    assert_eq!(
        (envelope.from.as_str(), envelope.to.as_slice()),
        ("anna@example.org", &["play+x@club.example".to_owned()][..])
    );
    let mail = String::from_utf8(mail).unwrap();
    assert!(mail.contains("\r\n\r\ne4\r\n.\r\n..\r\nend\r\n"), "{mail}");
    assert!(!mail.contains("dmarc=pass"), "a stranger's results in our host's name: {mail}");
    assert!(mail.starts_with("Received: from "), "the topmost Received line is Postfix's: {mail}");
    assert_eq!(world.letters()[0].to, "boris@example.org");
    tokio::task::spawn_blocking(move || drop(postfix)).await.unwrap();
}

fn text(out: &Output) -> String {
    String::from_utf8_lossy(&out.stdout).into_owned()
}

/// What there is to find, when it is there; fails after half a minute.
fn waited<T>(mut find: impl FnMut() -> Option<T>) -> T {
    for _ in 0..600 {
        if let Some(found) = find() {
            return found;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    panic!("half a minute went by in vain");
}

/// Waits for another process; fails after half a minute.
async fn eventually(mut done: impl FnMut() -> bool) {
    for _ in 0..300 {
        if done() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("half a minute went by in vain");
}

/// A club that knows addresses beginning with `play+`.
#[derive(Default)]
struct Club {
    taken: Mutex<Vec<(Envelope, Vec<u8>)>>,
}

#[async_trait::async_trait]
impl Handler for Club {
    async fn recipient(&self, _from: &str, to: &str) -> Result<(), Reply> {
        if to.starts_with("play+") { Ok(()) } else { Err(Reply::new(550, "5.1.1", "no such game")) }
    }

    async fn deliver(&self, envelope: Envelope, mail: Vec<u8>) -> Vec<Reply> {
        let replies = envelope.to.iter().map(|_| Reply::accepted()).collect();
        self.taken.lock().unwrap().push((envelope, mail));
        replies
    }
}
