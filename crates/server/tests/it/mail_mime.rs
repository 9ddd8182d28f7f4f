//! Structures, encodings and envelopes of real mail programs beyond the collected faults.

use frcec_rules::Line;
use frcec_server::mail::judge::trial::Trial;
use frcec_server::mail::judge::{Disposition, Order, Verdict};

use super::mail_bodies::FEN;

const TO: &str = "game+TOKEN@club.example";
const PASS: &str = "Authentication-Results: mx.club.example; dmarc=pass header.from=example.org";
const FAIL: &str = "Authentication-Results: mx.club.example; dmarc=fail header.from=example.org";

fn judged(message: &[u8], from: &str, to: &[&str]) -> Verdict {
    let (line, _) = Line::from_fen(FEN).expect("a sound position");
    Trial::new(line, "anna@example.org").judge(message, from, to)
}

/// Disposition and order of a verdict, as `accept_command Nf3`.
fn short(verdict: &Verdict) -> String {
    let order = verdict.order.as_ref().map(Order::canonical).unwrap_or_default();
    format!("{} {order}", verdict.disposition.name()).trim_end().to_owned()
}

fn message(head: &str, body: &str) -> Vec<u8> {
    let head = format!("From: Anna <anna@example.org>\n{head}").trim_end().replace('\n', "\r\n");
    format!("{head}\r\n\r\n{}", body.replace('\n', "\r\n")).into_bytes()
}

#[test]
#[expect(clippy::too_many_lines, reason = "a table")]
fn structures() {
    let text = "Content-Type: text/plain; charset=utf-8\n\n";
    let html = "Content-Type: text/html; charset=utf-8\n\n";
    let rows: &[(&str, &str, String, &str)] = &[
        ("no header of MIME at all", "X: y", "Nf3\n".into(), "accept_command Nf3"),
        ("a text of another kind", "Content-Type: text/markdown", "Nf3\n".into(), "accept_command Nf3"),
        ("a text for programs", "Content-Type: text/csv", "Nf3\n".into(), "ask_sender"),
        (
            "Apple: text, picture, text",
            "Content-Type: multipart/mixed; boundary=b",
            format!("--b\n{text}Nf3\n--b\nContent-Type: image/png\n\nxx\n--b\n{text}Regards\n--b--\n"),
            "accept_command Nf3",
        ),
        (
            "alternative in related in mixed",
            "Content-Type: multipart/mixed; boundary=a",
            format!(
                "--a\nContent-Type: multipart/related; boundary=b\n\n--b\nContent-Type: multipart/alternative; \
                 boundary=c\n\n--c\n{text}Nf3\n--c\n{html}<p>Nf3</p>\n--c--\n--b\nContent-Type: image/png\n\nx\n--b--\n--a--\n"
            ),
            "accept_command Nf3",
        ),
        (
            "an empty plain part beside HTML",
            "Content-Type: multipart/alternative; boundary=b",
            format!("--b\n{text}\n\n--b\n{html}<p>Nf3</p>\n--b--\n"),
            "accept_command Nf3",
        ),
        (
            "plain move, HTML that shows it in a signature",
            "Content-Type: multipart/alternative; boundary=b",
            format!("--b\n{text}Nf3\n--b\n{html}<p>Hi</p><div class=gmail_signature>Nf3</div>\n--b--\n"),
            "accept_command Nf3",
        ),
        (
            "plain move, HTML without it",
            "Content-Type: multipart/alternative; boundary=b",
            format!("--b\n{text}Nf3\n--b\n{html}<p>Hello Boris</p>\n--b--\n"),
            "ask_sender",
        ),
        (
            "draw offered in one view only",
            "Content-Type: multipart/alternative; boundary=b",
            format!("--b\n{text}Nf3\n--b\n{html}<p>Nf3</p><p>draw?</p>\n--b--\n"),
            "ask_sender",
        ),
        (
            "signed with S/MIME",
            "Content-Type: multipart/signed; boundary=b; protocol=\"application/pkcs7-signature\"",
            format!("--b\n{text}Nf3\n--b\nContent-Type: application/pkcs7-signature\n\nx\n--b--\n"),
            "accept_command Nf3",
        ),
        (
            "encrypted",
            "Content-Type: multipart/encrypted; boundary=b",
            "--b\nContent-Type: application/pgp-encrypted\n\nVersion: 1\n--b--\n".into(),
            "ask_sender",
        ),
        (
            "a calendar file attached by a person",
            "Content-Type: multipart/mixed; boundary=b",
            format!(
                "--b\n{text}Nf3\n--b\nContent-Type: text/calendar\nContent-Disposition: attachment; \
                 filename=a.ics\n\nx\n--b--\n"
            ),
            "accept_command Nf3",
        ),
        (
            "the letter attached",
            "Content-Type: multipart/mixed; boundary=b",
            format!("--b\n{text}Nf3\n--b\nContent-Type: message/rfc822\n\nSubject: x\n\nresign\n--b--\n"),
            "accept_command Nf3",
        ),
        (
            "only the letter attached",
            "Content-Type: multipart/mixed; boundary=b",
            "--b\nContent-Type: message/rfc822\n\nSubject: x\n\nNf3\n--b--\n".into(),
            "ask_sender",
        ),
        (
            "a forwarded digest",
            "Content-Type: multipart/digest; boundary=b",
            "--b\n\nSubject: x\n\nNf3\n--b--\n".into(),
            "ask_sender",
        ),
        (
            "a named text is a file",
            "Content-Type: text/plain; name=\"moves.txt\"",
            "Nf3\n".into(),
            "accept_command Nf3",
        ),
        (
            "an unknown multipart is like mixed",
            "Content-Type: multipart/x-club; boundary=b",
            format!("--b\n{text}Nf3\n--b--\n"),
            "accept_command Nf3",
        ),
        ("text in an unknown subtype", "Content-Type: text/enriched", "Nf3\n".into(), "accept_command Nf3"),
        (
            "a reaction",
            "Content-Type: multipart/alternative; boundary=b",
            format!("--b\n{text}👍\n--b\nContent-Type: text/vnd.google.email-reaction+json\n\n{{}}\n--b--\n"),
            "ignore",
        ),
        (
            "a read receipt",
            "Content-Type: multipart/report; report-type=disposition-notification; boundary=b",
            format!("--b\n{text}read\n--b\nContent-Type: message/disposition-notification\n\nx: y\n--b--\n"),
            "ignore",
        ),
        (
            "a delayed report",
            "Content-Type: multipart/report; report-type=delivery-status; boundary=b",
            format!(
                "--b\n{text}late\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; x\n\n\
                 Final-Recipient: rfc822; anna@example.org\nAction: delayed\nStatus: 4.4.1\n--b--\n"
            ),
            "record_delay",
        ),
    ];
    let mut faults = Vec::new();
    for (name, head, body, expected) in rows {
        let found = short(&judged(&message(head, body), "anna@example.org", &[TO]));
        if found != *expected {
            faults.push(format!("{name}: {found}, not {expected}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn encodings() {
    let rows: &[(&str, &str, &[u8], &str)] = &[
        (
            "base64",
            "text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64",
            b"MTIuIE5mMw0KDQpHcsO8w59l\r\n",
            "Grüße",
        ),
        ("koi8-r", "text/plain; charset=koi8-r", b"\xebf3\r\n\r\n\xf0\xd2\xc9\xd7\xc5\xd4\r\n", "Привет"),
        (
            "windows-1251",
            "text/plain; charset=windows-1251",
            b"12. \xcaf3\r\n\r\n\xcf\xf0\xe8\xe2\xe5\xf2",
            "Привет",
        ),
        ("latin-1 called utf-8", "text/plain; charset=utf-8", b"Nf3\r\n\r\nGr\xfc\xdfe", "Grüße"),
        ("utf-8 called latin-1", "text/plain; charset=iso-8859-1", "Nf3\r\n\r\nGrüße".as_bytes(), "Grüße"),
        ("utf-8 called ascii", "text/plain; charset=us-ascii", "Nf3\r\n\r\nGrüße".as_bytes(), "Grüße"),
        (
            "utf-16 with mark",
            "text/plain; charset=utf-16",
            b"\xff\xfeN\0f\x003\0\r\0\n\0\r\0\n\0h\0i\0",
            "hi",
        ),
        ("bytes of nothing known", "text/plain; charset=klingon", b"Nf3\r\n\r\nx\xe9y", "xéy"),
        (
            "quoted-printable",
            "text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable",
            b"Nf=\r\n3\r\n\r\nGr=C3=BC=C3=9Fe",
            "Grüße",
        ),
        (
            "a transfer encoding of nobody",
            "text/plain\r\nContent-Transfer-Encoding: x-none",
            b"Nf3\r\n\r\nhi",
            "hi",
        ),
        ("line feeds only", "text/plain", b"Nf3\n\nhi\n", "hi"),
        ("carriage returns only", "text/plain", b"Nf3\r\rhi\r", "hi"),
        (
            "flowed",
            "text/plain; format=flowed",
            b"Nf3 \r\n\r\nThis line was broken by the program after its sixtieth column or \r\nso.\r\n",
            "This line was broken by the program after its sixtieth column or so.",
        ),
    ];
    let mut faults = Vec::new();
    for (name, head, body, text) in rows {
        let head = format!("From: anna@example.org\r\nContent-Type: {head}\r\n\r\n");
        let verdict = judged(&[head.as_bytes(), body].concat(), "anna@example.org", &[TO]);
        let found = (short(&verdict), verdict.message.unwrap_or_default());
        if found != ("accept_command Nf3".to_owned(), (*text).to_owned()) {
            faults.push(format!("{name}: {found:?}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Name, message, envelope sender, envelope recipients, what is expected.
type Row = (&'static str, Vec<u8>, &'static str, &'static [&'static str], &'static str);

/// The disposition table, row by row.
#[test]
fn rows_of_the_table() {
    let plain = |head: &str| message(head, "Nf3\n");
    let from = |field: &str| format!("{field}\r\n\r\nNf3\r\n").into_bytes();
    let anna = "anna@example.org";
    let rows: Vec<Row> = vec![
        ("no From", from("To: x"), anna, &[TO], "reject_smtp"),
        ("no From, null sender", from("To: x"), "", &[TO], "ignore"),
        (
            "two From fields",
            from("From: anna@example.org\r\nFrom: anna@example.org"),
            anna,
            &[TO],
            "reject_smtp",
        ),
        ("two mailboxes", from("From: anna@example.org, b@example.org"), anna, &[TO], "reject_smtp"),
        ("no address", from("From: Anna"), anna, &[TO], "reject_smtp"),
        ("wrong token", plain(""), anna, &["game+UNKNOWN@club.example"], "reject_smtp"),
        ("unknown name", plain(""), anna, &["anna@club.example"], "reject_smtp"),
        ("another domain", plain(""), anna, &["game+TOKEN@other.example"], "reject_smtp"),
        (
            "a wrong one beside a right one",
            plain(""),
            anna,
            &["game+UNKNOWN@club.example", TO],
            "accept_command Nf3",
        ),
        ("only noreply", plain(""), anna, &["noreply@club.example"], "reject_smtp"),
        ("noreply beside", plain(""), anna, &[TO, "noreply@club.example"], "accept_command Nf3"),
        ("our mark", plain("X-Club-Outbound: 1"), anna, &[TO], "ignore"),
        ("our address as sender", from("From: play+x@club.example"), "x@y.example", &[TO], "ignore"),
        // An out-of-office reply goes there too (RFC 3834, 4): only what says that a letter failed is a bounce.
        ("null sender at bounces", plain(""), "", &["bounces+TOKEN@club.example"], "ignore"),
        ("null sender at a game", plain(""), "", &[TO], "ignore"),
        ("automatic", plain("Auto-Submitted: auto-generated"), anna, &[TO], "ignore"),
        ("automatic: no", plain("AUTO-SUBMITTED: NO"), anna, &[TO], "accept_command Nf3"),
        (
            "stranger at club@",
            from("From: m@evil.example"),
            "m@evil.example",
            &["club@club.example"],
            "reject_smtp",
        ),
        ("member at play@", plain(""), anna, &["play@club.example"], "ask_sender"),
        ("member at play@, failing", plain(FAIL), anna, &["play@club.example"], "hold"),
        ("member at club@, passing", plain(PASS), anna, &["club@club.example"], "ask_sender"),
        ("stranger with a token", from("From: m@evil.example"), "m@evil.example", &[TO], "hold Nf3"),
        ("player, failing", plain(FAIL), anna, &[TO], "hold Nf3"),
        ("player, passing", plain(PASS), anna, &[TO], "accept_command Nf3"),
        ("a lower result is nobody's", plain(&format!("{PASS}\n{FAIL}")), anna, &[TO], "accept_command Nf3"),
        (
            "Reply-To does not identify",
            from("From: m@evil.example\r\nReply-To: anna@example.org"),
            anna,
            &[TO],
            "hold Nf3",
        ),
        ("sub-address", from("From: ANNA+chess@example.org"), anna, &[TO], "accept_command Nf3"),
        ("a person at bounces", plain(""), anna, &["bounces+TOKEN@club.example"], "ask_sender"),
        (
            "a stranger at bounces",
            from("From: m@evil.example"),
            "m@evil.example",
            &["bounces+TOKEN@club.example"],
            "hold",
        ),
        ("two games", plain(""), anna, &[TO, "game+TOKEN2@club.example"], "ask_sender"),
        (
            "two spellings of one game",
            plain(""),
            anna,
            &[TO, "play-token@club.example"],
            "accept_command Nf3",
        ),
        ("a game and bounces", plain(""), anna, &[TO, "bounces+TOKEN@club.example"], "ask_sender"),
        ("resign", message("", "resign\n"), anna, &[TO], "hold resign"),
        ("resign, passing", message(PASS, "resign\n"), anna, &[TO], "accept_command resign"),
        ("accept, passing", message(PASS, "accept\n"), anna, &[TO], "accept_command accept"),
        ("accept, failing", message(FAIL, "accept\n"), anna, &[TO], "hold accept"),
        ("help", message("", "help\n"), anna, &[TO], "accept_command help"),
        ("a long line", message("", &format!("Nf3\n{}", "x".repeat(70_000))), anna, &[TO], "reject_smtp"),
        (
            "two megabytes",
            message("", &format!("Nf3\n{}", "word \n".repeat(400_000))),
            anna,
            &[TO],
            "reject_smtp",
        ),
        ("five hundred fields", plain(&"X: y\n".repeat(600)), anna, &[TO], "reject_smtp"),
    ];
    let mut faults = Vec::new();
    for (name, mail, from, to, expected) in rows {
        let found = short(&judged(&mail, from, to));
        if found != expected {
            faults.push(format!("{name}: {found}, not {expected}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Nothing that is not carried out or held for a `yes` names an order that would be, and what is refused is not answered.
#[test]
fn refusals_carry_no_letter() {
    for (from, to) in
        [("m@evil.example", "club@club.example"), ("anna@example.org", "game+UNKNOWN@club.example")]
    {
        let mail = format!("From: {from}\r\n\r\nNf3\r\n");
        let verdict = judged(mail.as_bytes(), from, &[to]);
        assert_eq!(verdict.disposition, Disposition::RejectSmtp);
        assert!(verdict.answer.is_none() && verdict.order.is_none());
    }
}
