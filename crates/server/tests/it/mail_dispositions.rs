//! The table of dispositions, row by row, through the ingress into a record.

use frcec_server::mail::address::Tag;
use frcec_server::mail::ingress::Taken;
use frcec_store::testing::TestDb;
use frcec_store::{inbox, on_both};

use super::mail_table::{Table, reply_to};

const ANNA: &str = "From: Anna <anna@example.org>\n";
const VOUCHED: &str = "Authentication-Results: mx.club.example; dmarc=pass header.from=example.org\n";
const FORGED: &str = "Authentication-Results: mx.club.example; dmarc=fail header.from=example.org\n";
const OTHERS_WORD: &str = "Authentication-Results: mx.evil.example; dmarc=pass header.from=example.org\n";
const REPORT: &str = "Content-Type: multipart/report; report-type=delivery-status; boundary=b\n\n\
    --b\nContent-Type: text/plain\n\nresign\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; x\n\n\
    Final-Recipient: rfc822; boris@example.org\nAction: ACTION\nStatus: 5.1.1\n\
    --b\nContent-Type: text/rfc822-headers\n\nX-Club-Outbound: 1\nMessage-ID: <y@club.example>\n--b--\n";

/// Envelope sender, recipients, message, and what becomes of it: `5xx` or the record's disposition.
struct Row<'a>(&'a str, Vec<&'a str>, String, &'a str);

on_both!(every_row_of_the_table);
async fn every_row_of_the_table(record: TestDb) {
    let mut table = Table::set(record).await;
    let letter = table.letter("anna").await;
    let turn = reply_to(&letter);
    let first = table.game;
    table.again().await;
    let other = reply_to(&table.letter("anna").await);
    let door = table.club.door.clone();
    let bounces = door.signer().address(Tag::Letter { id: letter.id.0 }, door.domain()).expect("an address");
    let (turn, other, bounces) = (turn.as_str(), other.as_str(), bounces.as_str());
    let anna = "anna@example.org";
    let body = |head: &str, text: &str| format!("{head}\n{text}\n");
    let long = format!("{ANNA}X-Long: {}\n", "x ".repeat(40_000));
    let wrong = turn.replacen(".w.", ".b.", 1);
    let report = |action: &str| format!("From: mailer@example.org\n{}", REPORT.replace("ACTION", action));
    let rows = [
        // What the sender's host is told while it is there.
        Row(anna, vec![turn], body(&long, "e4"), "5xx"),
        Row(anna, vec![&wrong], body(ANNA, "e4"), "5xx"),
        Row(anna, vec!["otto@club.example"], body(ANNA, "e4"), "5xx"),
        Row(anna, vec!["noreply@club.example"], body(ANNA, "e4"), "5xx"),
        Row(anna, vec![turn], body("Subject: x\n", "e4"), "5xx"),
        Row(anna, vec![turn], body(&format!("{ANNA}{ANNA}"), "e4"), "5xx"),
        Row(anna, vec![turn], body("From: anna@example.org, boris@example.org\n", "e4"), "5xx"),
        Row(anna, vec![turn], body("From: Anna\n", "e4"), "5xx"),
        Row("", vec![turn], body("Subject: x\n", "e4"), "ignore"),
        // Our own letters, by the marker in the mail's own header only.
        Row(anna, vec![turn], body(&format!("{ANNA}X-Club-Outbound: 1\n"), "e4"), "ignore"),
        Row("", vec![turn], report("failed"), "record_bounce"),
        Row("", vec![bounces], report("failed"), "record_bounce"),
        Row("", vec![bounces], report("delayed"), "record_delay"),
        Row(
            "",
            vec![bounces],
            body("From: mailer@example.org\n", "It could not be delivered."),
            "record_bounce",
        ),
        Row("", vec![bounces], body("From: anna@example.org\n", "I am on holiday."), "ignore"),
        // Robots.
        Row(anna, vec![turn], body(&format!("{ANNA}Auto-Submitted: auto-replied\n"), "e4"), "ignore"),
        Row(
            anna,
            vec![turn],
            body(&format!("{ANNA}Content-Type: text/calendar; method=REPLY\n"), "e4"),
            "ignore",
        ),
        Row(anna, vec![turn], body(&format!("{ANNA}Content-Disposition: reaction\n"), "e4"), "ignore"),
        // Without a token.
        Row("x@evil.example", vec!["play@club.example"], body("From: x@evil.example\n", "e4"), "5xx"),
        Row("x@evil.example", vec!["club@club.example"], body("From: x@evil.example\n", "help"), "5xx"),
        Row(
            "x@example.org",
            vec!["club@club.example"],
            body(&format!("{VOUCHED}From: x@example.org\n"), "join"),
            "ask_sender",
        ),
        Row(anna, vec!["play@club.example"], body(&format!("{FORGED}{ANNA}"), "e4"), "hold"),
        Row(anna, vec!["play@club.example"], body(ANNA, "e4"), "ask_sender"),
        Row(anna, vec!["club@club.example"], body(ANNA, "games"), "ask_sender"),
        // With one.
        Row(
            "x@evil.example",
            vec![turn],
            body("From: x@evil.example\nReply-To: anna@example.org\n", "e4"),
            "hold",
        ),
        Row(anna, vec![turn], body(&format!("{FORGED}{ANNA}"), "e4"), "hold"),
        Row(anna, vec![bounces], body(ANNA, "e4"), "ask_sender"),
        Row(anna, vec![turn, other], body(ANNA, "e4"), "ask_sender"),
        Row(anna, vec![turn], body(&format!("{OTHERS_WORD}{ANNA}"), "resign"), "hold"),
        Row(anna, vec![turn], body(ANNA, "e5"), "ask_sender"),
        Row(anna, vec![turn], body("From: ANNA+chess@Example.ORG\n", "e4"), "accept_command"),
        Row(anna, vec![turn], body(ANNA, "1. e4"), "duplicate"),
        Row(anna, vec![turn], body(ANNA, "d4"), "ask_sender"),
        Row(anna, vec![other], body(&format!("{VOUCHED}{ANNA}"), "resign"), "accept_command"),
    ];
    for (number, Row(from, to, message, expected)) in rows.iter().enumerate() {
        let message = format!("Message-ID: <row{number}@example.org>\n{message}");
        // Our host's word stands on top of everything.
        let message = match message.find("Authentication-Results") {
            Some(at) => {
                let end = at + message[at..].find('\n').expect("a line") + 1;
                format!("{}{}{}", &message[at..end], &message[..at], &message[end..])
            }
            None => message,
        };
        let taken = table.raw(from, to, &message).await;
        let found = match &taken[0] {
            Taken::Recorded => {
                let mut tx = door.db().read().await.unwrap();
                inbox::list(&mut tx, None, 1).await.unwrap()[0].disposition.clone()
            }
            Taken::Unknown(_) | Taken::Refused(_) => "5xx".to_owned(),
            Taken::Later(why) => panic!("row {number}: {why}"),
        };
        assert_eq!(found, *expected, "row {number}: {message}");
        // After a question a day goes by, so that the next one is not met with silence.
        let pause = if *expected == "ask_sender" { 25 * 60 * 60 * 1000 } else { 60_000 };
        table.club.clock.set(table.club.clock.now() + pause);
        let moves = door.view(first).await.unwrap().expect("a game").game.line().uci_text();
        let played = rows[..=number].iter().any(|row| row.3 == "accept_command");
        assert_eq!(moves == "e2e4", played, "row {number}");
    }
}
