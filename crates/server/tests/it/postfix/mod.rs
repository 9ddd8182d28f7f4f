//! Through a real Postfix, written to by swaks.

mod host;

use std::net::SocketAddr;
use std::process::{Command, Output};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use frcec_server::config::Listen;
use frcec_server::mail::lmtp::{Envelope, Handler, Listener, Reply, Settings};
pub use host::Postfix;
use tokio::sync::watch;

use frcec_store::testing::TestDb;

use crate::mua::Letter;
use crate::need::{need, skip};
use crate::server::Server;
use crate::sink::{Manner, Sink};

/// Whether this machine can run Postfix: its programs, and root to start it.
pub fn possible() -> bool {
    let root = Command::new("id").arg("-u").output().is_ok_and(|out| out.stdout == b"0\n");
    if !root {
        skip("Postfix starts only as root");
    }
    root && need("postfix").is_some() && need("swaks").is_some()
}

/// Hands one mail in as a stranger's mail program would.
pub fn swaks(server: SocketAddr, from: &str, to: &str, headers: &[(&str, &str)], body: &str) -> Output {
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
        let postfix = Postfix::start(lmtp, hop);
        let (public, inside) = (postfix.public, postfix.submission);
        let said = [
            swaks(public, "anna@example.org", "play+x@club.example", &[], "e4\n.\n..\nend"),
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
    assert!(mail.starts_with("Received: from "), "the topmost Received line is Postfix's: {mail}");
    assert_eq!(world.letters()[0].to, "boris@example.org");
    tokio::task::spawn_blocking(move || drop(postfix)).await.unwrap();
}

/// The whole road: a letter goes out through Postfix, swaks answers it through Postfix, and the opponent's letter comes
/// out again.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_goes_in_and_the_answer_comes_out_through_postfix() {
    if !possible() {
        return;
    }
    let world = Sink::start(Manner::Take).await;
    let hop = world.address;
    let record = TestDb::sqlite().await;
    let url = record.url.clone();
    let (mut server, postfix) = tokio::task::spawn_blocking(move || {
        let [lmtp] = host::free_ports();
        let postfix = Postfix::start(lmtp, hop);
        let more =
            format!("[outgoing]\nsmtp = \"smtp://{}\"\n[lmtp]\nlisten = \"{lmtp}\"\n", postfix.submission);
        let mut server = Server::new(&url, &more);
        server.frcec_ok(&["member", "add", "anna@example.org", "--name", "Anna"]);
        server.frcec_ok(&["member", "add", "boris@example.org", "--name", "Boris"]);
        server.frcec_ok(&["match", "start", "anna", "boris", "--start", "518", "--staggered"]);
        server.start();
        (server, postfix)
    })
    .await
    .unwrap();

    eventually(|| letters_to(&world, "anna@example.org").len() == 1).await;
    let letter = letters_to(&world, "anna@example.org").remove(0);
    let public = postfix.public;
    let said = tokio::task::spawn_blocking(move || {
        let subject = format!("Re: {}", letter.subject);
        let headers = [("Subject", subject.as_str()), ("In-Reply-To", &letter.message_id)];
        let body = "e4\\n\\nGood luck!\\n\\n> your turn\\n";
        swaks(public, "anna@example.org", &letter.reply_to, &headers, body)
    })
    .await
    .unwrap();
    assert!(said.status.success(), "{}", text(&said));

    eventually(|| {
        letters_to(&world, "boris@example.org").iter().any(|letter| letter.text.contains("Good luck!"))
    })
    .await;
    let told =
        letters_to(&world, "boris@example.org").into_iter().find(|letter| letter.text.contains("Good luck!"));
    let told = told.expect("it was there a moment ago");
    assert_eq!(told.placement().as_deref(), Some("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"));
    assert!(
        world.letters().iter().all(|letter| letter.from.starts_with("bounces+")),
        "bounces find their letter"
    );
    eventually(|| letters_to(&world, "anna@example.org").len() == 2).await;
    let server = tokio::task::spawn_blocking(move || {
        assert_eq!(server.stop(), Some(0));
        drop(postfix);
        server
    });
    drop(server.await.unwrap());
}

fn letters_to(world: &Sink, address: &str) -> Vec<Letter> {
    world
        .letters()
        .iter()
        .filter(|letter| letter.to == address)
        .map(|letter| Letter::parse(letter.mail.as_bytes()))
        .collect()
}

fn text(out: &Output) -> String {
    String::from_utf8_lossy(&out.stdout).into_owned()
}

/// Waits for another process; fails after half a minute.
pub async fn eventually(mut done: impl FnMut() -> bool) {
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
