//! How a finished letter leaves the house: to a relay over SMTP, or into a directory.
//!
//! A transport knows nothing of games. It is handed the bytes of a letter and its envelope, and says whether the next
//! host has taken it, may take it later, or never will.

use std::fs;
use std::io::{self, Write as _};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use lettre::address::Envelope;
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::extension::ClientId;
use lettre::transport::smtp::{self, AsyncSmtpTransportBuilder, PoolConfig};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport as _, Tokio1Executor};

use crate::config::{self, ConfigError, Outgoing};

/// A letter as it goes over the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outbound {
    /// The letter's id; a directory names the file after it.
    pub id: i64,
    /// Envelope sender; empty for the null sender.
    pub from: String,
    /// Envelope recipient, one for each letter.
    pub to: String,
    /// Header and body, lines ending in CR LF.
    pub mail: Vec<u8>,
}

/// The next host has taken the letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// Its name, where there is one.
    pub host: Option<String>,
    /// What it said, often with the number under which its log knows the letter.
    pub reply: String,
}

impl Taken {
    /// Host and reply as they are kept with the turn that the letter told of.
    pub fn evidence(&self) -> String {
        match &self.host {
            Some(host) => format!("{host}: {}", self.reply),
            None => self.reply.clone(),
        }
    }
}

/// Why a letter is still here. Retry or not is part of the error's type.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SendError {
    /// Worth another try: no connection, our own trouble, or no answer after the final dot (the letter may have
    /// been taken; the same Message-ID goes again, so that the receiver can drop it).
    #[error("{0}")]
    Transient(String),
    /// Worth another try, but not for our fault: the next host says "not now" (a 4xx: greylisting, a full mailbox).
    #[error("{0}")]
    Deferred(String),
    /// The next host will never take this letter for this recipient.
    #[error("{0}")]
    Permanent(String),
}

/// A way out.
#[async_trait]
pub trait Transport: Send + Sync + 'static {
    async fn send(&self, letter: &Outbound) -> Result<Taken, SendError>;
}

/// Why no way out could be opened.
#[derive(Debug, thiserror::Error)]
pub enum TransportError {
    #[error("cannot use the directory {} for letters", path.display())]
    Directory { path: PathBuf, source: io::Error },
    #[error("`outgoing.smtp` is not the address of a relay")]
    Relay { source: smtp::Error },
    #[error(transparent)]
    Password(#[from] ConfigError),
}

/// Opens the way that the configuration names; `host_name` is who we say we are (`Config::host_name`).
pub fn open(outgoing: &Outgoing, host_name: &str) -> Result<Box<dyn Transport>, TransportError> {
    if let Some(smtp) = &outgoing.smtp {
        let credentials = match (&outgoing.user, &outgoing.password_file) {
            (Some(user), Some(path)) => {
                Some(Credentials::new(user.clone(), config::password("outgoing.password_file", path)?))
            }
            _ => None,
        };
        let relay = Relay::open(smtp.as_str(), credentials, Relay::PATIENCE)?;
        return Ok(Box::new(relay.named(host_name)));
    }
    let directory = outgoing.directory.as_deref().unwrap_or(Path::new("outbox"));
    Ok(Box::new(Directory::open(directory)?))
}

/// Files in a directory, one for each letter: for a first try without a mail host, and for the demo.
#[derive(Debug)]
pub struct Directory(PathBuf);

impl Directory {
    /// Makes the directory if it is missing, and finds out now whether it can be written.
    pub fn open(path: &Path) -> Result<Self, TransportError> {
        let broken = |source| TransportError::Directory { path: path.to_owned(), source };
        fs::create_dir_all(path).map_err(broken)?;
        let probe = path.join(".writable");
        fs::write(&probe, b"").and_then(|()| fs::remove_file(&probe)).map_err(broken)?;
        Ok(Self(path.to_owned()))
    }

    /// A reader sees the whole letter or none: it is written under another name and renamed.
    fn write(&self, letter: &Outbound) -> io::Result<PathBuf> {
        let path = self.0.join(format!("{:019}.eml", letter.id));
        let temporary = self.0.join(format!(".{:019}.part", letter.id));
        // Whoever could read it could answer it, or log in by its link.
        let mut file =
            fs::OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&temporary)?;
        file.write_all(&letter.mail)?;
        file.sync_data()?;
        fs::rename(&temporary, &path)?;
        // The name is durable only with the directory.
        fs::File::open(&self.0)?.sync_all()?;
        Ok(path)
    }
}

#[async_trait]
impl Transport for Directory {
    async fn send(&self, letter: &Outbound) -> Result<Taken, SendError> {
        // A few kilobytes now and then; not worth a thread.
        match self.write(letter) {
            Ok(path) => Ok(Taken { host: None, reply: format!("written to {}", path.display()) }),
            Err(error) => Err(SendError::Transient(format!("{}: {error}", self.0.display()))),
        }
    }
}

/// A mail host that takes our letters and brings them on.
pub struct Relay {
    /// Makes the next pool of connections.
    builder: AsyncSmtpTransportBuilder,
    pool: Mutex<AsyncSmtpTransport<Tokio1Executor>>,
    host: Option<String>,
    patience: Duration,
}

impl Relay {
    /// RFC 5321, 4.5.3.2.6: ten minutes after the final dot. A sender who gives up sooner sends letters twice.
    pub const PATIENCE: Duration = Duration::from_mins(10);
    /// How long idle connections may take to say goodbye.
    const GOODBYE: Duration = Duration::from_secs(1);

    /// `url` as in the configuration; `patience` is the longest wait for one letter.
    pub fn open(
        url: &str,
        credentials: Option<Credentials>,
        patience: Duration,
    ) -> Result<Self, TransportError> {
        let mut builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(url)
            .map_err(|source| TransportError::Relay { source })?
            .timeout(Some(patience))
            .pool_config(PoolConfig::new().max_size(8).idle_timeout(Duration::from_secs(30)));
        if let Some(credentials) = credentials {
            builder = builder.credentials(credentials);
        }
        // The address was read above; what has no host in it would have been refused there.
        let host = url.parse::<axum::http::Uri>().ok().and_then(|url| url.host().map(str::to_owned));
        Ok(Self { pool: Mutex::new(builder.clone().build()), builder, host, patience })
    }

    /// Says this name in EHLO, and not the machine's own, which often is no full one.
    #[must_use]
    pub fn named(mut self, host_name: &str) -> Self {
        self.builder = self.builder.hello_name(ClientId::Domain(host_name.to_owned()));
        self.pool = Mutex::new(self.builder.clone().build());
        self
    }

    /// Puts a new pool in the place of one with a connection that hangs. A letter that is given up in the middle leaves its
    /// connection to the pool as if it were whole; the next letter would wait in vain there, or take the late answer to
    /// this one for its own.
    async fn retire(&self, pool: &AsyncSmtpTransport<Tokio1Executor>) {
        *self.pool.lock().unwrap_or_else(PoisonError::into_inner) = self.builder.clone().build();
        // Closed to returning connections at once; the rest is politeness.
        let _ = tokio::time::timeout(Self::GOODBYE, pool.shutdown()).await;
    }
}

#[async_trait]
impl Transport for Relay {
    async fn send(&self, letter: &Outbound) -> Result<Taken, SendError> {
        let envelope = envelope(letter)?;
        // lettre ends the text with CR LF . CR LF of its own; the letter's last line end would become an empty line.
        let mail = letter.mail.strip_suffix(b"\r\n").unwrap_or(&letter.mail);
        let pool = self.pool.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let mut sending = pool.send_raw(&envelope, mail);
        // lettre's own patience ends with the connecting.
        match tokio::time::timeout(self.patience, &mut sending).await {
            Ok(Ok(response)) => Ok(Taken { host: self.host.clone(), reply: one_line(response.message()) }),
            Ok(Err(error)) => Err(classify(&error)),
            Err(_) => {
                // Before the unfinished sending is dropped, and gives its connection back.
                self.retire(&pool).await;
                Err(SendError::Transient("no answer from the relay".to_owned()))
            }
        }
    }
}

/// Null sender: no address. An address that cannot stand in an envelope will not get better by waiting.
fn envelope(letter: &Outbound) -> Result<Envelope, SendError> {
    let parse = |text: &str| {
        ascii_domain(text)
            .parse::<Address>()
            .map_err(|error| SendError::Permanent(format!("`{text}` is no mail address: {error}")))
    };
    let from = if letter.from.is_empty() { None } else { Some(parse(&letter.from)?) };
    Envelope::new(from, vec![parse(&letter.to)?]).map_err(|error| SendError::Permanent(error.to_string()))
}

/// The address with its domain as DNS has it (RFC 5891, 4.4), so that a foreign domain alone asks no extension of a relay.
fn ascii_domain(address: &str) -> String {
    let Some((local, domain)) = address.rsplit_once('@') else { return address.to_owned() };
    match idna::domain_to_ascii(domain) {
        Ok(domain) => format!("{local}@{domain}"),
        Err(_) => address.to_owned(),
    }
}

fn classify(error: &smtp::Error) -> SendError {
    let mut text = error.to_string();
    let mut cause = std::error::Error::source(error);
    while let Some(error) = cause {
        // lettre says the cause itself, where the cause is what the other host said.
        let said = error.to_string();
        if !text.ends_with(&said) {
            text = format!("{text}: {said}");
        }
        cause = error.source();
    }
    let text = one_line([text.as_str()].into_iter());
    let code = error.status().map(u16::from);
    match code {
        // The relay does not know us, or asks for TLS: ours to mend, and no word about the recipient (RFC 4954, 6).
        Some(530 | 534 | 535 | 538) => SendError::Transient(text),
        _ if error.is_permanent() => SendError::Permanent(text),
        // What lettre itself cannot send to this relay, such as letters beyond ASCII before the @ where it has no SMTPUTF8
        // (RFC 6531, 3.2), will not go the next time either.
        _ if error.is_client() => SendError::Permanent(text),
        // 421 is about the connection, and 454 about authentication or TLS; any other is about this letter.
        Some(code @ 400..=499) if !matches!(code, 421 | 454) => SendError::Deferred(text),
        _ => SendError::Transient(text),
    }
}

/// What another host said goes to our log and pages: on one line, and not endless.
fn one_line<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    let mut text = lines.collect::<Vec<_>>().join(" ");
    text.retain(|c| !c.is_control());
    text.truncate(text.floor_char_boundary(500));
    text
}

/// Keeps the letters in memory: for tests, and for the mailroom of the demo.
#[derive(Debug, Default)]
pub struct Captured(Mutex<Vec<Outbound>>);

impl Captured {
    /// Everything sent since the last call, oldest first.
    pub fn take(&self) -> Vec<Outbound> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[async_trait]
impl Transport for Captured {
    async fn send(&self, letter: &Outbound) -> Result<Taken, SendError> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(letter.clone());
        Ok(Taken { host: None, reply: "kept".to_owned() })
    }
}

#[async_trait]
impl<T: Transport + ?Sized> Transport for std::sync::Arc<T> {
    async fn send(&self, letter: &Outbound) -> Result<Taken, SendError> {
        (**self).send(letter).await
    }
}
