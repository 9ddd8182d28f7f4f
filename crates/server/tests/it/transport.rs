//! Ways out: what a relay may do to a letter, and what that means for the letter.

use std::time::Duration;

use frcec_server::mail::transport::{Directory, Outbound, Relay, SendError, Transport as _};

use crate::sink::{Manner, Sink};

fn letter() -> Outbound {
    Outbound {
        id: 42,
        from: "bounces+x@club.example".to_owned(),
        to: "anna@example.org".to_owned(),
        mail: b"Subject: Your turn\r\n\r\n.e4\r\n".to_vec(),
    }
}

async fn send_to(manner: Manner) -> (Result<String, SendError>, usize) {
    let sink = Sink::start(manner).await;
    let relay = Relay::open(&sink.url(), None, Duration::from_millis(500)).unwrap();
    let sent = relay.send(&letter()).await.map(|taken| taken.reply);
    (sent, sink.letters().len())
}

#[tokio::test]
async fn a_letter_is_taken_as_it_is() {
    let sink = Sink::start(Manner::Take).await;
    let relay = Relay::open(&sink.url(), None, Duration::from_secs(5)).unwrap();
    let taken = relay.send(&letter()).await.unwrap();
    assert!(taken.reply.contains("queued as 42"), "{taken:?}");
    relay.send(&Outbound { from: String::new(), ..letter() }).await.unwrap();
    let letters = sink.letters();
    assert_eq!(letters[0].from, "bounces+x@club.example");
    assert_eq!(letters[0].to, "anna@example.org");
    assert_eq!(letters[0].mail.as_bytes(), letter().mail, "octet for octet");
    assert_eq!(letters[1].from, "", "the null sender");
}

#[tokio::test]
async fn only_a_5xx_is_final() {
    for manner in [
        Manner::Rcpt("550 5.1.1 no such user"),
        Manner::Dot("554 5.7.1 not wanted"),
        Manner::Greet("554 5.7.1 go away"),
    ] {
        let (sent, _) = send_to(manner).await;
        assert!(matches!(sent, Err(SendError::Permanent(..))), "{manner:?}: {sent:?}");
    }
    for manner in [Manner::Rcpt("450 4.7.1 greylisted"), Manner::Dot("451 4.3.0 disk full")] {
        let (sent, taken) = send_to(manner).await;
        assert!(matches!(sent, Err(SendError::Deferred(..))), "{manner:?}: {sent:?}");
        assert_eq!(taken, 0);
    }
    for manner in
        [Manner::Greet("421 busy"), Manner::DropInData, Manner::Rcpt("530 5.7.0 authentication required")]
    {
        let (sent, taken) = send_to(manner).await;
        assert!(matches!(sent, Err(SendError::Transient(_))), "{manner:?}: {sent:?}");
        assert_eq!(taken, 0);
    }
}

/// In doubt after the final dot: the letter counts as unsent and goes again, with the same Message-ID.
#[tokio::test]
async fn silence_after_the_dot_is_worth_another_try() {
    for manner in [Manner::HangAfterDot, Manner::DropAfterDot] {
        let (sent, taken) = send_to(manner).await;
        assert!(matches!(sent, Err(SendError::Transient(_))), "{manner:?}: {sent:?}");
        assert_eq!(taken, 1);
    }
}

/// A connection on which a letter hangs is not used again: the next letter would wait in vain there too, or take the late
/// answer for its own.
#[tokio::test]
async fn a_letter_that_hangs_does_not_hold_up_the_next() {
    let sink = Sink::start(Manner::HangAfterDot).await;
    let relay = Relay::open(&sink.url(), None, Duration::from_millis(400)).unwrap();
    for _ in 0..3 {
        assert!(matches!(relay.send(&letter()).await, Err(SendError::Transient(_))));
    }
    sink.behave(Manner::Take);
    for _ in 0..3 {
        let sent = relay.send(&letter()).await;
        assert!(sent.is_ok(), "{sent:?}");
    }
    assert_eq!(sink.letters().len(), 6);
}

/// RFC 5891: a foreign domain goes out as DNS has it, to a relay that knows no SMTPUTF8 as well; letters beyond ASCII before the @
/// cannot, and waiting does not help.
#[tokio::test]
async fn a_foreign_domain_needs_no_extension() {
    let sink = Sink::start(Manner::Ehlo("250-sink\r\n250 8BITMIME")).await;
    let relay = Relay::open(&sink.url(), None, Duration::from_secs(5)).unwrap().named("mx.club.example");
    relay.send(&Outbound { to: "x@bücher.example".to_owned(), ..letter() }).await.unwrap();
    assert_eq!(sink.letters()[0].to, "x@xn--bcher-kva.example");
    let sent = relay.send(&Outbound { to: "юра@почта.example".to_owned(), ..letter() }).await;
    assert!(matches!(sent, Err(SendError::Permanent(..))), "{sent:?}");
}

#[tokio::test]
async fn a_relay_that_is_not_there_is_worth_another_try() {
    let relay = Relay::open("smtp://127.0.0.1:1", None, Duration::from_millis(500)).unwrap();
    assert!(matches!(relay.send(&letter()).await, Err(SendError::Transient(_))));
}

#[tokio::test]
async fn an_address_that_is_none_is_final() {
    let relay = Relay::open("smtp://127.0.0.1:1", None, Duration::from_millis(500)).unwrap();
    let sent = relay.send(&Outbound { to: "not an address".to_owned(), ..letter() }).await;
    assert!(matches!(sent, Err(SendError::Permanent(..))), "{sent:?}");
}

#[tokio::test]
async fn a_refused_letter_does_not_spoil_the_next() {
    let sink = Sink::start(Manner::Rcpt("550 5.1.1 no such user")).await;
    let relay = Relay::open(&sink.url(), None, Duration::from_secs(5)).unwrap();
    assert!(relay.send(&letter()).await.is_err());
    sink.behave(Manner::Take);
    assert!(relay.send(&letter()).await.is_ok());
    assert_eq!(sink.letters().len(), 1);
}

#[tokio::test]
async fn a_directory_holds_whole_letters_only() {
    let dir = tempfile::tempdir().unwrap();
    let outbox = Directory::open(&dir.path().join("out/box")).unwrap();
    outbox.send(&letter()).await.unwrap();
    outbox.send(&letter()).await.unwrap();
    let files: Vec<_> =
        std::fs::read_dir(dir.path().join("out/box")).unwrap().map(|file| file.unwrap()).collect();
    assert_eq!(files.len(), 1, "sent again, it is the same letter");
    assert!(files[0].file_name().to_str().unwrap().ends_with("42.eml"));
    assert_eq!(std::fs::read(files[0].path()).unwrap(), letter().mail);
}

#[test]
fn a_directory_that_cannot_be_written_is_found_out_at_the_start() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("file"), b"").unwrap();
    let error = Directory::open(&dir.path().join("file/box")).unwrap_err();
    assert!(error.to_string().contains("file/box"), "{error}");
}
