//! A relay behind TLS: from the first octet, or after STARTTLS; with a certificate of its own (`outgoing.ca_file`); with a password.

use std::{path::Path, process::Command, sync::Arc, time::Duration};

use frcec_server::mail::transport::{Outbound, Relay, SendError, Transport as _, TransportError};
use lettre::transport::smtp::authentication::Credentials;
use tokio_rustls::{
    TlsAcceptor,
    rustls::{
        ServerConfig,
        crypto::ring,
        pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject as _},
    },
};

use crate::{
    need::need,
    sink::{Manner, Secure, Sink},
};

fn letter() -> Outbound {
    Outbound {
        id: 42,
        from: "bounces+x@club.example".to_owned(),
        to: "anna@example.org".to_owned(),
        mail: b"Subject: Your turn\r\n\r\n.e4\r\n".to_vec(),
    }
}

/// A host's certificate of its own, for `localhost`: `cert.pem` and `key.pem`. None where there is no openssl.
fn certified(dir: &Path) -> Option<TlsAcceptor> {
    need("openssl")?;
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"])
        .args(["-addext", "subjectAltName=DNS:localhost", "-addext", "basicConstraints=critical,CA:FALSE"])
        .arg("-keyout")
        .arg(dir.join("key.pem"))
        .arg("-out")
        .arg(dir.join("cert.pem"))
        .output()
        .unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let chain = CertificateDer::pem_file_iter(dir.join("cert.pem")).unwrap().map(Result::unwrap).collect();
    let key = PrivateKeyDer::from_pem_file(dir.join("key.pem")).unwrap();
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(chain, key)
        .unwrap();
    Some(TlsAcceptor::from(Arc::new(config)))
}

fn url(sink: &Sink, scheme: &str, query: &str) -> String {
    format!("{scheme}://localhost:{}{query}", sink.address.port())
}

fn relay(url: &str, password: Option<&str>, ca_file: Option<&Path>) -> Relay {
    let credentials = password.map(|password| Credentials::new("club".to_owned(), password.to_owned()));
    Relay::trusting(url, credentials, Duration::from_secs(5), ca_file).unwrap()
}

#[tokio::test]
async fn a_relay_with_a_certificate_of_its_own_takes_letters() {
    let dir = tempfile::tempdir().unwrap();
    let Some(tls) = certified(dir.path()) else { return };
    let ca_file = dir.path().join("cert.pem");
    for (secure, scheme, query) in [
        (Secure::Wrapped(tls.clone()), "smtps", ""),
        (Secure::StartTls(tls.clone()), "smtp", "?tls=required"),
        (Secure::StartTls(tls.clone()), "smtp", "?tls=opportunistic"),
    ] {
        let sink = Sink::secured(Manner::Take, secure).await;
        let url = url(&sink, scheme, query);
        let open = relay(&url, Some("pass word"), Some(&ca_file));
        // Twice: the second one goes over the same connection.
        for _ in 0..2 {
            let sent = open.send(&letter()).await;
            assert!(sent.as_ref().is_ok_and(|taken| taken.reply.contains("queued as 42")), "{url}: {sent:?}");
        }
        assert_eq!(sink.letters().len(), 2, "{url}");
        assert_eq!(sink.letters()[0].mail.as_bytes(), letter().mail, "{url}");
        // RFC 4616: NUL user NUL password, in base 64.
        assert_eq!(sink.logins(), ["AUTH PLAIN AGNsdWIAcGFzcyB3b3Jk"], "{url}");

        // Nobody vouches for it: nothing is said to it, and the letter waits.
        let sent = relay(&url, Some("pass word"), None).send(&letter()).await;
        assert!(matches!(sent, Err(SendError::Transient(_))), "{url}: {sent:?}");
        assert_eq!((sink.letters().len(), sink.logins().len()), (2, 1), "{url}");
    }
}

/// RFC 4954, 6: what is wrong with our password is ours to mend, and marks nobody.
#[tokio::test]
async fn a_password_that_is_refused_waits() {
    let dir = tempfile::tempdir().unwrap();
    let Some(tls) = certified(dir.path()) else { return };
    let ca_file = dir.path().join("cert.pem");
    for reply in
        ["535 5.7.8 credentials invalid", "454 4.7.0 later", "504 5.5.4 no such mechanism", "500 what?"]
    {
        let sink = Sink::secured(Manner::Auth(reply), Secure::StartTls(tls.clone())).await;
        let sent =
            relay(&url(&sink, "smtp", "?tls=required"), Some("x"), Some(&ca_file)).send(&letter()).await;
        let waits = matches!(&sent, Err(SendError::Transient(said)) if said.contains(&reply[4..]));
        assert!(waits, "{reply}: {sent:?}");
        assert!(sink.letters().is_empty());
    }
}

/// A host that offers no STARTTLS gets nothing in the clear, and the letter waits, as where there is no host at all.
#[tokio::test]
async fn a_relay_without_starttls_is_our_own_trouble() {
    let sink = Sink::start(Manner::Take).await;
    let url = format!("{}?tls=required", sink.url());
    let sent = relay(&url, None, None).send(&letter()).await;
    let waits = matches!(&sent, Err(SendError::Transient(said)) if said.contains("STARTTLS"));
    assert!(waits, "{sent:?}");
    // The same for a password that it does not ask for.
    let sent = relay(&sink.url(), Some("x"), None).send(&letter()).await;
    assert!(matches!(&sent, Err(SendError::Transient(_))), "{sent:?}");
    assert!(sink.letters().is_empty());
}

#[test]
fn a_file_without_certificates_is_found_out_at_the_start() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("empty.pem"), b"-----BEGIN NOTHING-----\n").unwrap();
    for file in ["empty.pem", "missing.pem"] {
        let path = dir.path().join(file);
        let opened =
            Relay::trusting("smtps://relay.example", None, Duration::from_secs(5), Some(path.as_path()));
        let Err(error @ TransportError::Authorities { .. }) = opened.map(|_| ()) else { panic!("{file}") };
        assert!(error.to_string().contains(file), "{error}");
        assert!(error.to_string().contains("outgoing.ca_file"), "{error}");
    }
}
