//! Dialogues with the session, without a socket.

use proptest::prelude::*;

use super::*;
use crate::mail::limits::Limits;

/// Feeds the whole script in pieces of `size` octets, with a club that knows the addresses at `club.example` that
/// begin with `play+`, and whose store is busy for `play+busy`. Returns what was said and the mails that were taken.
fn converse(script: &[u8], size: usize, limits: Limits) -> (String, Vec<(Envelope, Vec<u8>)>) {
    let mut session = Session::new("club", limits);
    let mut said = Vec::new();
    let mut taken = Vec::new();
    for piece in script.chunks(size) {
        session.feed(piece);
        loop {
            match session.step() {
                Step::Read => break,
                Step::Close => {
                    said.extend(session.take_output());
                    return (String::from_utf8(said).unwrap(), taken);
                }
                Step::Recipient { to, .. } if to.starts_with("play+") => session.recipient(Ok(())),
                Step::Recipient { to, .. } => {
                    session.recipient(Err(Reply::new(550, "5.1.1", format!("<{to}> unknown game address"))));
                }
                Step::Deliver { envelope, mail } => {
                    let replies: Vec<Reply> = envelope
                        .to
                        .iter()
                        .map(|to| {
                            if to.starts_with("play+busy") { Reply::later("busy") } else { Reply::accepted() }
                        })
                        .collect();
                    taken.push((envelope, mail));
                    session.delivered(&replies);
                }
            }
        }
        said.extend(session.take_output());
    }
    (String::from_utf8(said).unwrap(), taken)
}

fn codes(said: &str) -> Vec<u16> {
    said.lines().filter(|line| line.as_bytes()[3] == b' ').map(|line| line[..3].parse().unwrap()).collect()
}

const HELLO: &str = "LHLO mx.club.example\r\n";

/// Case 200.
#[test]
fn each_recipient_gets_its_reply_in_order() {
    let script = "LHLO mx.club.example\r\nEHLO x\r\nMAIL FROM:<anna@example.org>\r\nRCPT TO:<play+a@club.example>\r\n\
                  RCPT TO:<x@club.example>\r\nRCPT TO:<play+busy@club.example>\r\nRCPT TO:<play+a@club.example>\r\n\
                  DATA\r\nFrom: anna@example.org\r\n\r\ne4\r\n.\r\nQUIT\r\n";
    for size in [1, 2, 7, 100, 10_000] {
        let (said, taken) = converse(script.as_bytes(), size, Limits::CLUB);
        assert_eq!(codes(&said), [220, 250, 500, 250, 250, 550, 250, 250, 354, 250, 451, 250, 221], "{said}");
        assert_eq!(taken.len(), 1);
        assert_eq!(taken[0].0.from, "anna@example.org");
        assert_eq!(taken[0].0.to, ["play+a@club.example", "play+busy@club.example", "play+a@club.example"]);
        assert_eq!(taken[0].1, b"From: anna@example.org\r\n\r\ne4\r\n");
    }
}

#[test]
fn the_greeting_says_what_we_can() {
    let (said, _) = converse(HELLO.as_bytes(), 100, Limits::CLUB);
    for word in ["PIPELINING", "ENHANCEDSTATUSCODES", "8BITMIME", "SMTPUTF8", "SIZE 2097152"] {
        assert!(said.contains(word), "{said}");
    }
}

#[test]
fn the_order_of_commands_is_kept() {
    let script = "MAIL FROM:<a@b>\r\nRCPT TO:<play+a@c>\r\nLHLO x\r\nDATA\r\nMAIL FROM:<a@b>\r\nDATA\r\nMAIL FROM:<c@d>\r\n\
                  RSET\r\nRCPT TO:<play+a@c>\r\nNOOP\r\nVRFY x\r\nSTARTTLS\r\n";
    let (said, taken) = converse(script.as_bytes(), 11, Limits::CLUB);
    assert_eq!(codes(&said), [220, 503, 503, 250, 503, 250, 503, 503, 250, 503, 250, 252, 500], "{said}");
    assert!(taken.is_empty());
}

#[test]
fn several_mails_over_one_connection() {
    let one = "MAIL FROM:<>\r\nRCPT TO:<play+a@c>\r\nDATA\r\nA: b\r\n\r\n..\r\n.\r\n";
    let (said, taken) = converse(format!("{HELLO}{one}{one}{one}QUIT\r\n").as_bytes(), 13, Limits::CLUB);
    assert_eq!(codes(&said), [220, 250, 250, 250, 354, 250, 250, 250, 354, 250, 250, 250, 354, 250, 221]);
    assert_eq!(taken.len(), 3);
    assert!(taken.iter().all(|(envelope, mail)| envelope.from.is_empty() && mail == b"A: b\r\n\r\n.\r\n"));
}

/// Cases 178 and 179: one mail goes in, whatever dots and lone line ends it holds.
#[test]
fn nothing_is_smuggled_in() {
    for end in ["\n.\r\n", "\n.\n", "\r.\r", "\r\n.\n", "\n.\r", "\r\n.\r\r\n"] {
        let script = format!(
            "{HELLO}MAIL FROM:<mallory@evil.example>\r\nRCPT TO:<play+a@c>\r\nDATA\r\nFrom: mallory@evil.example\r\n\r\nhello{end}\
             MAIL FROM:<anna@example.org>\r\nRCPT TO:<play+a@c>\r\nDATA\r\nFrom: anna@example.org\r\n\r\nresign\r\n.\r\nQUIT\r\n"
        );
        let (said, taken) = converse(script.as_bytes(), 64, Limits::CLUB);
        assert_eq!(codes(&said), [220, 250, 250, 250, 354, 250, 221], "{end:?}: {said}");
        assert_eq!(taken.len(), 1, "{end:?}");
        assert_eq!(taken[0].0.from, "mallory@evil.example");
    }
}

#[test]
fn a_mail_over_a_limit_gets_a_permanent_answer_and_the_next_one_is_taken() {
    let mail = |text: &str| {
        format!("MAIL FROM:<a@b>\r\nRCPT TO:<play+a@c>\r\nRCPT TO:<play+b@c>\r\nDATA\r\n{text}\r\n.\r\n")
    };
    let fine = mail("A: b\r\n\r\ne4");
    for (text, code) in [
        (format!("A: b\r\n\r\n{}", "0123456789\r\n".repeat(1000)), 552),
        (format!("A: b\r\n{}\r\n\r\nx", "X: 0123456789\r\n".repeat(60)), 554),
        (format!("{}\r\nx", "X:\r\n".repeat(30)), 554),
        (format!("A: b\r\n\r\n{}", "x".repeat(300)), 554),
        ("A: b\nB: c\r\n\r\nx".to_owned(), 550),
    ] {
        let limits = Limits { message: 4000, header: 800, fields: 20, line: 200 };
        let (said, taken) = converse(format!("{HELLO}{}{fine}QUIT\r\n", mail(&text)).as_bytes(), 512, limits);
        assert_eq!(codes(&said)[6..], [code, code, 250, 250, 250, 354, 250, 250, 221], "{said}");
        assert_eq!(taken.len(), 1);
    }
}

#[test]
fn a_declared_size_over_the_limit_is_refused_before_the_data() {
    let (said, _) =
        converse(format!("{HELLO}MAIL FROM:<a@b> SIZE=20000000\r\n").as_bytes(), 99, Limits::CLUB);
    assert_eq!(codes(&said), [220, 250, 552]);
}

#[test]
fn long_lines_and_endless_errors_do_not_fill_memory() {
    let mut session = Session::new("club", Limits::CLUB);
    for _ in 0..10_000 {
        session.feed(&[b'x'; 1000]);
        assert_eq!(session.step(), Step::Read);
    }
    session.feed(b"\r\nNOOP\r\n");
    assert_eq!(session.step(), Step::Read);
    assert_eq!(codes(&String::from_utf8(session.take_output()).unwrap()), [220, 500, 250]);
    for _ in 0..30 {
        session.feed(b"what\r\n");
    }
    assert_eq!(session.step(), Step::Close);
    assert!(String::from_utf8(session.take_output()).unwrap().ends_with("421 4.3.2 too many errors\r\n"));
}

#[test]
fn a_bare_line_feed_ends_no_command() {
    let (said, _) = converse(format!("{HELLO}NOOP\nNOOP\r\n").as_bytes(), 99, Limits::CLUB);
    assert_eq!(codes(&said), [220, 250, 500, 250]);
}

#[test]
fn too_many_recipients_are_put_off() {
    let script = format!("{HELLO}MAIL FROM:<a@b>\r\n{}", "RCPT TO:<play+a@c>\r\n".repeat(102));
    let (said, _) = converse(script.as_bytes(), 999, Limits::CLUB);
    assert_eq!(codes(&said)[102..], [250, 452, 452]);
}

#[test]
fn a_reply_that_is_missing_means_try_again() {
    let mut session = Session::new("club", Limits::CLUB);
    session.feed(b"LHLO x\r\nMAIL FROM:<a@b>\r\nRCPT TO:<a@c>\r\nDATA\r\nA: b\r\n.\r\n");
    assert!(matches!(session.step(), Step::Recipient { .. }));
    session.recipient(Ok(()));
    assert!(matches!(session.step(), Step::Deliver { .. }));
    session.delivered(&[]);
    assert_eq!(codes(&String::from_utf8(session.take_output()).unwrap()).last(), Some(&451));
}

#[test]
fn replies_stay_on_one_line() {
    let mut out = Vec::new();
    Reply::new(550, "5.1.1", "a\r\n250 fooled\u{e9}".repeat(100)).write(&mut out);
    assert_eq!(String::from_utf8(out.clone()).unwrap().lines().count(), 1);
    assert!(out.len() <= 512);
}

const PIECES: &[&str] = &[
    "LHLO x\r\n",
    "MAIL FROM:<a@b>\r\n",
    "RCPT TO:<play+a@c>\r\n",
    "RCPT TO:<x@c>\r\n",
    "DATA\r\n",
    ".\r\n",
    "\r\n",
    "\n",
    "\r",
    "RSET\r\n",
    "\0\u{ff}",
    "MAIL FROM:<",
    "A: b\r\n",
];

proptest! {
    /// Whatever comes over the line, the session neither panics nor takes a mail without a recipient.
    #[test]
    fn noise_does_no_harm(
        pieces in prop::collection::vec(prop::sample::select(PIECES), 1..40),
        size in 1_usize..50,
    ) {
        let script: Vec<u8> = pieces.concat().into_bytes();
        let (said, taken) = converse(&script, size, Limits::CLUB);
        prop_assert!(said.ends_with("\r\n"));
        for (envelope, _) in taken {
            prop_assert!(!envelope.to.is_empty());
            prop_assert!(envelope.to.iter().all(|to| to.starts_with("play+")));
        }
        // Cut differently, the same script gets the same answers.
        prop_assert_eq!(said, converse(&script, script.len().max(1), Limits::CLUB).0);
    }
}
