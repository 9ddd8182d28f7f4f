//! The round trip: a whole match of two games by real mail hosts. swaks writes, Postfix carries, the club judges, signs and
//! answers, Postfix delivers, and the players read by IMAP from a real Dovecot. Other programs look at each letter: dkimpy at its
//! signature, Python's email package at its structure, html5lib at its HTML.
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use frcec_store::testing::TestDb;

use super::host::{self, Inward, Outward, Postfix};
use super::{answer, possible, text};
use crate::imap::Dovecot;
use crate::mua::Letter;
use crate::need::{need, skip};
use crate::server::Server;

/// The two shortest mates that everybody knows, Anna White in the first game and Boris in the second.
const GAMES: [&str; 2] = ["f3 e5 g4 Qh4#", "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#"];

fn keys() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/dkim")
}

/// A player's mailbox as `mailbox.py` reads it, which checks every letter.
struct Mailbox {
    child: Child,
    ask: ChildStdin,
    told: BufReader<ChildStdout>,
}

impl Mailbox {
    fn open(dovecot: &Dovecot, user: &str) -> Self {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/postfix/mailbox.py");
        let mut python = Command::new("python3");
        python.arg(script).arg(dovecot.tls_port.to_string()).arg(dovecot.certificate()).arg(user).arg(keys());
        let mut child = python.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (ask, told) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Self { child, ask, told }
    }

    /// The next letter, waited for.
    fn next(&mut self) -> Letter {
        self.ask.write_all(b"next\n").unwrap();
        let mut line = String::new();
        self.told.read_line(&mut line).unwrap();
        let octets = data_encoding::BASE64.decode(line.trim_end().as_bytes()).unwrap();
        assert!(!octets.is_empty(), "no letter, or one that another program finds fault with; see above");
        Letter::parse(&octets)
    }

    /// Ends it; how many letters were read, and how many are there.
    fn close(mut self) -> (usize, usize) {
        self.ask.write_all(b"count\n").unwrap();
        let mut line = String::new();
        self.told.read_line(&mut line).unwrap();
        let mut counts = line.split_whitespace().map(|count| count.parse().unwrap());
        let counts = (counts.next().unwrap(), counts.next().unwrap());
        drop(self.ask);
        assert!(self.child.wait().unwrap().success());
        counts
    }
}

/// Plays the match; `fetched` if the club itself gets its mail from a mailbox by IMAP, else by LMTP.
fn play(url: &str, fetched: bool) {
    let [lmtp] = host::free_ports();
    let inward = if fetched { Inward::Mailbox } else { Inward::Lmtp(lmtp) };
    let postfix = Postfix::start(inward, Outward::Mailboxes);
    let mut dovecot = Dovecot::serving(&format!("{}/%n", postfix.mail().display()));
    dovecot.start();
    let imap = if fetched {
        format!(
            "[imap]\nserver = \"localhost:{}\"\nuser = \"club\"\npassword_file = \"password\"\nca_file = \"{}\"\n",
            dovecot.tls_port,
            dovecot.certificate().display()
        )
    } else {
        String::new()
    };
    let more = format!(
        "[outgoing]\nsmtp = \"smtp://{}\"\n[lmtp]\nlisten = \"{lmtp}\"\n[dkim]\nselector = \"s1\"\nkey_file = \"dkim.pem\"\n{imap}",
        postfix.submission
    );
    let mut server = Server::new(url, &more);
    std::fs::copy(keys().join("only-for-tests.pem"), server.path().join("dkim.pem")).unwrap();
    std::fs::write(server.path().join("password"), "secret\n").unwrap();
    for handle in ["anna", "boris"] {
        server.frcec_ok(&["member", "add", &format!("{handle}@example.org"), "--handle", handle]);
    }
    server.frcec_ok(&["match", "start", "anna", "boris", "--start", "518"]);
    server.start();

    let mut players = ["anna", "boris"].map(|user| Mailbox::open(&dovecot, user));
    let begun = players.each_mut().map(Mailbox::next);
    let mut mails = 0;
    for (game, moves) in GAMES.iter().enumerate() {
        // Each was told of the beginning by one letter, which is answered for the game in which he is White.
        let mut turn = begun[game].clone();
        let moves: Vec<&str> = moves.split_whitespace().collect();
        for (index, san) in moves.iter().enumerate() {
            let side = (game + index) % 2;
            mails += 1;
            let said = answer(postfix.public, &turn, mails, &format!("{san}\n\nfrom ply {index}"));
            assert!(said.status.success(), "{}", text(&said));
            let [anna, boris] = players.each_mut().map(Mailbox::next);
            let (own, theirs) = if side == 0 { (anna, boris) } else { (boris, anna) };
            let shown = san.trim_end_matches('#');
            assert!(own.text.contains(shown) && theirs.text.contains(shown), "{}\n{}", own.text, theirs.text);
            assert_eq!(own.placement(), theirs.placement());
            if index + 1 == moves.len() {
                assert!(own.text.contains("the game is over") && theirs.text.contains("the game is over"));
            } else {
                assert!(theirs.text.contains(&format!("from ply {index}")), "{}", theirs.text);
            }
            turn = theirs;
        }
    }
    let each = 1 + GAMES.iter().map(|moves| moves.split_whitespace().count()).sum::<usize>();
    assert_eq!(
        players.map(Mailbox::close),
        [(each, each); 2],
        "one letter each for each move, and none besides"
    );
    assert_eq!(server.stop(), Some(0), "{}", server.log());
    assert_eq!(server.frcec_ok(&["letters", "list", "--state", "sent"]).lines().count(), 2 * each);
    assert_eq!(server.frcec_ok(&["doctor", "--json"]), "{\"ok\":true,\"games\":2,\"faults\":[]}\n");
    let exported = server.frcec_ok(&["export"]);
    assert!(
        exported.contains("4. Qxf7# 1-0") && exported.contains("2... Qh4# 0-1")
            || exported.contains("2. g4 Qh4# 0-1"),
        "{exported}"
    );
}

fn programs() -> bool {
    let python = Command::new("python3").args(["-c", "import dkim, html5lib"]).stderr(Stdio::null()).status();
    if !python.is_ok_and(|status| status.success()) {
        skip("dkimpy and html5lib are not installed");
        return false;
    }
    possible() && need("dovecot").is_some() && need("openssl").is_some()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_in_by_lmtp_and_out_to_imap() {
    if programs() {
        let record = TestDb::sqlite().await;
        let url = record.url.clone();
        tokio::task::spawn_blocking(move || play(&url, false)).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_in_by_imap_and_out_to_imap() {
    if programs() {
        let record = TestDb::sqlite().await;
        let url = record.url.clone();
        tokio::task::spawn_blocking(move || play(&url, true)).await.unwrap();
    }
}
