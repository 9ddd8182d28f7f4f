//! The club's own check of SPF, DKIM and DMARC, with a table in the place of DNS.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use async_trait::async_trait;
use frcec_server::config;
use frcec_server::mail::auth::Checker;
use frcec_server::mail::dkim::Signer;
use frcec_server::mail::ingress::{Asked, Check, Ingress, Taken};
use frcec_server::mail::read::{Client, Dmarc};
use frcec_store::on_both;
use frcec_store::testing::TestDb;

use crate::club::{Club, NOON};

const SPF: (&str, &str) = ("example.org", "v=spf1 ip4:192.0.2.1 -all");
const DMARC: (&str, &str) = ("_dmarc.example.org", "v=DMARC1; p=reject");

fn keys() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/dkim")
}

/// A world in which example.org has all three records.
fn checker() -> Checker {
    let key = std::fs::read_to_string(keys().join("s1._domainkey.club.example.txt")).unwrap();
    Checker::table(&[SPF, DMARC, ("s1._domainkey.example.org", key.trim())]).unwrap()
}

/// The mail with the signature of example.org.
fn signed(mail: &str) -> Vec<u8> {
    let config = config::Dkim {
        selector: "s1".to_owned(),
        key_file: keys().join("only-for-tests.pem"),
        domain: Some("example.org".to_owned()),
    };
    Signer::open(&config, "club.example").unwrap().sign(mail.as_bytes(), NOON).unwrap()
}

fn client(ip: &str) -> Client {
    Client { ip: ip.parse().unwrap(), helo: "mail.example.org".to_owned() }
}

async fn verdict(checker: &Checker, mail: &[u8], client: Option<Client>) -> Dmarc {
    checker.dmarc(Asked { mail, mail_from: "anna@example.org", client, host: "mx.club.example" }).await
}

const MAIL: &str = "From: Anna <anna@example.org>\r\nTo: club@club.example\r\nSubject: x\r\n\r\n1. e4\r\n";

#[tokio::test]
async fn a_signature_or_the_senders_host_vouches() {
    let checker = checker();
    let good = signed(MAIL);
    let changed = String::from_utf8(good.clone()).unwrap().replace("1. e4", "1. d4").into_bytes();
    for (what, mail, from, expected) in [
        ("signed, from anywhere", &good, Some(client("203.0.113.9")), Dmarc::Pass),
        ("signed, from nobody knows where", &good, None, Dmarc::Pass),
        ("changed, from its own host", &changed, Some(client("192.0.2.1")), Dmarc::Pass),
        ("changed, from elsewhere", &changed, Some(client("203.0.113.9")), Dmarc::Fail),
        ("changed, from nobody knows where: SPF could not be asked", &changed, None, Dmarc::None),
        ("unsigned, from elsewhere", &MAIL.as_bytes().to_vec(), Some(client("203.0.113.9")), Dmarc::Fail),
    ] {
        assert_eq!(verdict(&checker, mail, from).await, expected, "{what}");
    }
}

#[tokio::test]
async fn the_signature_of_another_domain_vouches_for_nobody() {
    let forged = MAIL.replace("anna@example.org", "anna@example.net");
    let key = std::fs::read_to_string(keys().join("s1._domainkey.club.example.txt")).unwrap();
    let policy = ("_dmarc.example.net", "v=DMARC1; p=none");
    let checker = Checker::table(&[policy, ("s1._domainkey.example.org", key.trim())]).unwrap();
    assert_eq!(verdict(&checker, &signed(&forged), Some(client("203.0.113.9"))).await, Dmarc::Fail);
}

#[tokio::test]
async fn no_policy_and_a_dns_that_does_not_answer_are_no_result() {
    let bare = MAIL.as_bytes();
    let silent = ("_dmarc.example.org", "no answer");
    let no_spf = ("example.org", "no answer");
    for records in [vec![], vec![SPF], vec![SPF, silent], vec![DMARC, no_spf]] {
        let checker = Checker::table(&records).unwrap();
        assert_eq!(verdict(&checker, bare, Some(client("203.0.113.9"))).await, Dmarc::None, "{records:?}");
    }
    // The key's record cannot be had: a signature that may be right is not wrong.
    let checker = Checker::table(&[SPF, DMARC, ("s1._domainkey.example.org", "no answer")]).unwrap();
    assert_eq!(verdict(&checker, &signed(MAIL), Some(client("203.0.113.9"))).await, Dmarc::None);
}

/// Counts how often it is asked.
#[derive(Debug)]
struct Counted(Checker, AtomicU32);

#[async_trait]
impl Check for Counted {
    async fn dmarc(&self, asked: Asked<'_>) -> Dmarc {
        self.1.fetch_add(1, Ordering::SeqCst);
        self.0.dmarc(asked).await
    }
}

on_both!(what_the_club_finds_counts_like_its_hosts_word);
async fn what_the_club_finds_counts_like_its_hosts_word(record: TestDb) {
    let club = Club::open(record);
    club.member("anna", "Anna").await;
    club.member("boris", "Boris").await;
    let game = club.start("anna", "boris", 518, true).await[0];
    let counted = Arc::new(Counted(checker(), AtomicU32::new(0)));
    let ingress =
        Ingress::new(club.door.clone(), Some("mx.club.example".to_owned())).checking(counted.clone());
    let to = {
        let letters = club.letters().await;
        let letter = letters.iter().find(|letter| letter.address == "anna@example.org").unwrap();
        let headers: serde_json::Value = serde_json::from_str(&letter.headers).unwrap();
        headers["from"].as_str().unwrap().to_owned()
    };
    let send = async |trace: &str, sign: bool, body: &str| {
        let bare = format!(
            "From: Anna <anna@example.org>\r\nTo: {to}\r\nMessage-ID: <{}@example.org>\r\n\r\n{body}\r\n",
            body.len()
        );
        let mut mail = trace.as_bytes().to_vec();
        mail.extend(if sign { signed(&bare) } else { bare.into_bytes() });
        let taken =
            ingress.receive("anna@example.org", std::slice::from_ref(&to), &mail, club.clock.now()).await;
        assert_eq!(taken, [Taken::Recorded]);
    };
    let from = |ip: &str| {
        format!(
            "Received: from mail.example.org (x [{ip}]) by mx.club.example; Mon, 04 May 2026 11:00:00 +0000\r\n"
        )
    };
    // A forger's move is held, and so is an unsigned resignation of which nothing is known.
    send(&from("203.0.113.9"), false, "e4").await;
    assert_eq!(club.game(game).await.ply(), 0, "held");
    send("", false, "resign").await;
    assert!(club.game(game).await.finish().is_none(), "held");
    // Where our own host has said something, nobody asks again.
    let asked = counted.1.load(Ordering::SeqCst);
    assert_eq!(asked, 2);
    let said = "Authentication-Results: mx.club.example; dmarc=fail header.from=example.org\r\n";
    send(said, true, "d2d4").await;
    assert_eq!(club.game(game).await.ply(), 0, "our host's word comes first");
    assert_eq!(counted.1.load(Ordering::SeqCst), asked);
    // With its domain's signature a resignation counts at once.
    send("", true, "resign ").await;
    assert!(club.game(game).await.finish().is_some());
}
