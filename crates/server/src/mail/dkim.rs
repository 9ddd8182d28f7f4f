//! The club's signature on a letter (DKIM, RFC 6376; Ed25519: RFC 8463).
//!
//! mail-auth canonicalises and signs; the time in the signature is the letter's own and not the moment of sending, so
//! that a letter sent again after a crash is the same to the last octet.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use mail_auth::AuthenticatedMessage;
use mail_auth::common::crypto::{DkimKey, Ed25519Key, RsaKey, SigningKey as _};
use mail_auth::common::headers::{Writable, Writer};
use mail_auth::dkim::canonicalize::CanonicalHeaders;
use mail_auth::dkim::{Canonicalization, DkimSigner, Signature};
use tokio_rustls::rustls::pki_types::PrivateKeyDer;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;

use crate::config;

/// The fields that are signed. Those named twice may not be added to either (RFC 6376, 5.4.2: one more than there are).
const FIELDS: &[&str] = &[
    "From",
    "From",
    "To",
    "To",
    "Subject",
    "Subject",
    "Date",
    "Message-ID",
    "In-Reply-To",
    "References",
    "Reply-To",
    "MIME-Version",
    "Content-Type",
    "Content-Transfer-Encoding",
    "Auto-Submitted",
    "List-Unsubscribe",
    "List-Unsubscribe-Post",
    super::compose::assemble::OWN_MARK,
];

/// Why there is no signature.
#[derive(Debug, thiserror::Error)]
pub enum DkimError {
    #[error("cannot read the key of the signature {} (key dkim.key_file)", path.display())]
    Read { path: PathBuf, source: io::Error },
    #[error("{} (key dkim.key_file) holds no private key for a signature: {problem}", path.display())]
    Key { path: PathBuf, problem: String },
    #[error("the letter cannot be signed: {0}")]
    Sign(mail_auth::Error),
}

/// Signs letters.
pub struct Signer {
    key: DkimKey,
    /// What each signature begins as: domain, selector, fields.
    template: Signature,
}

impl fmt::Debug for Signer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signer({}._domainkey.{})", self.template.s, self.template.d)
    }
}

impl Signer {
    /// Reads the key that the configuration names.
    pub fn open(config: &config::Dkim, club_domain: &str) -> Result<Self, DkimError> {
        let path = &config.key_file;
        let pem = fs::read(path).map_err(|source| DkimError::Read { path: path.clone(), source })?;
        Self::new(&pem, path, config.domain.as_deref().unwrap_or(club_domain), &config.selector)
    }

    /// A signer with the private key in `pem`: PKCS#8 of RSA or Ed25519, or PKCS#1. `path` is for messages.
    pub fn new(pem: &[u8], path: &Path, domain: &str, selector: &str) -> Result<Self, DkimError> {
        let wrong = |problem: String| DkimError::Key { path: path.to_owned(), problem };
        let der = PrivateKeyDer::from_pem_slice(pem).map_err(|error| wrong(error.to_string()))?;
        let ed25519 = match &der {
            PrivateKeyDer::Pkcs8(der) => {
                Ed25519Key::from_pkcs8_maybe_unchecked_der(der.secret_pkcs8_der()).ok()
            }
            _ => None,
        };
        let key = match ed25519 {
            Some(key) => DkimKey::Ed25519(key),
            None => DkimKey::Rsa(RsaKey::from_key_der(der).map_err(|error| wrong(error.to_string()))?),
        };
        // Relaxed both: a host on the way may fold a field anew or drop a blank at a line's end.
        let signer = DkimSigner::from_key(key)
            .domain(domain)
            .selector(selector)
            .headers(FIELDS.iter().copied())
            .header_canonicalization(Canonicalization::Relaxed)
            .body_canonicalization(Canonicalization::Relaxed);
        Ok(Self { key: signer.key, template: signer.template })
    }

    /// The mail with its signature on top: the same for the same mail, key and time. `at` is Unix ms.
    pub fn sign(&self, mail: &[u8], at: i64) -> Result<Vec<u8>, DkimError> {
        let read = AuthenticatedMessage::parse(mail).ok_or(DkimError::Sign(mail_auth::Error::ParseError))?;
        let (headers, fields) = choose(read.raw_parsed_headers());
        let mut signature = self.template.clone();
        let body = signature.cb.canonical_body(read.raw_body(), u64::MAX);
        signature.bh = self.key.hash(body).as_ref().to_vec();
        signature.t = u64::try_from(at / 1000).unwrap_or(0);
        signature.h = fields;
        let headers = signature.ch.canonical_headers(headers);
        signature.b = self.key.sign(ToSign { headers, signature: &signature }).map_err(DkimError::Sign)?;
        let mut signed = Vec::with_capacity(mail.len() + 1024);
        signature.write(&mut signed, true);
        signed.extend_from_slice(mail);
        Ok(signed)
    }
}

/// A field's name and all behind the colon.
type RawField<'a> = (&'a [u8], &'a [u8]);

/// Which fields of a mail are signed, top to bottom, and under which names: those that are there from the bottom up, as a
/// verifier takes them, then those of [`FIELDS`] that are not.
fn choose<'a>(all: &[RawField<'a>]) -> (Vec<RawField<'a>>, Vec<String>) {
    let is = |raw: &[u8], name: &str| raw.eq_ignore_ascii_case(name.as_bytes());
    let chosen: Vec<RawField> =
        all.iter().copied().filter(|(raw, _)| FIELDS.iter().any(|name| is(raw, name))).collect();
    let mut names: Vec<String> =
        chosen.iter().rev().map(|(raw, _)| String::from_utf8_lossy(raw).into_owned()).collect();
    let mut wanted = FIELDS.to_vec();
    for (raw, _) in &chosen {
        if let Some(at) = wanted.iter().position(|name| is(raw, name)) {
            wanted.remove(at);
        }
    }
    names.extend(wanted.into_iter().map(str::to_owned));
    (chosen, names)
}

/// What the key signs: the fields, then the signature's own field without its value (RFC 6376, 3.7).
struct ToSign<'a> {
    headers: CanonicalHeaders<'a>,
    signature: &'a Signature,
}

impl Writable for ToSign<'_> {
    fn write(self, writer: &mut impl Writer) {
        self.headers.write(writer);
        self.signature.write(writer, false);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAIL: &[u8] = b"From: a@club.example\r\nTo: b@example.org\r\nSubject: x\r\n\r\ntext\r\n";

    fn ed25519() -> Vec<u8> {
        let der = Ed25519Key::generate_pkcs8().unwrap();
        let text = data_encoding::BASE64.encode(&der);
        format!("-----BEGIN PRIVATE KEY-----\n{text}\n-----END PRIVATE KEY-----\n").into_bytes()
    }

    #[test]
    fn the_same_letter_has_the_same_signature() {
        let signer = Signer::new(&ed25519(), Path::new("key"), "club.example", "s1").unwrap();
        let once = signer.sign(MAIL, 1_777_000_000_999).unwrap();
        assert_eq!(once, signer.sign(MAIL, 1_777_000_000_000).unwrap(), "whole seconds");
        assert_ne!(once, signer.sign(MAIL, 1_777_000_001_000).unwrap());
        assert!(once.ends_with(MAIL));
        let head = String::from_utf8(once[..once.len() - MAIL.len()].to_vec()).unwrap();
        assert!(head.starts_with("DKIM-Signature:") && head.ends_with("\r\n"), "{head}");
        assert!(head.contains("d=club.example") && head.contains("s=s1") && head.contains("t=1777000000"));
        assert!(head.split("\r\n").all(|line| line.len() <= 100), "{head}");
        assert_eq!(format!("{signer:?}"), "Signer(s1._domainkey.club.example)");
    }

    #[test]
    fn a_key_that_is_none_is_named() {
        for (text, part) in
            [("", "club.pem"), ("-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n", "club.pem")]
        {
            let error =
                Signer::new(text.as_bytes(), Path::new("club.pem"), "club.example", "s1").unwrap_err();
            assert!(error.to_string().contains(part), "{error}");
        }
        let config = config::Dkim {
            selector: "s1".to_owned(),
            key_file: PathBuf::from("/nowhere/key.pem"),
            domain: None,
        };
        let error = Signer::open(&config, "club.example").unwrap_err();
        assert!(error.to_string().contains("/nowhere/key.pem"), "{error}");
    }
}
