//! How a finished letter leaves the house: to a relay over SMTP, or into a directory.
//!
//! A transport knows nothing of games. It is handed the bytes of a letter and its envelope, and says whether the next
//! host has taken it, may take it later, or never will.

mod relay;
mod reply;

use std::fs;
use std::io::{self, Write as _};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use async_trait::async_trait;
use lettre::transport::smtp::authentication::Credentials;

pub use self::{
    relay::Relay,
    reply::{About, Stage, about},
};
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
    /// Worth another try, but not for our fault: having heard of the recipient, the next host says "not now" (a 4xx: greylisting,
    /// a full mailbox).
    #[error("{1}")]
    Deferred(About, String),
    /// The next host will never take this letter for this recipient, or none of ours.
    #[error("{1}")]
    Permanent(About, String),
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
    #[error(
        "`outgoing.smtp` is not the address of a relay: write smtp://HOST, smtp://HOST:587?tls=required or smtps://HOST"
    )]
    Relay,
    #[error("{} (key outgoing.ca_file) holds no certificates: {problem}", path.display())]
    Authorities { path: PathBuf, problem: String },
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
        let ca_file = outgoing.ca_file.as_deref();
        let relay = Relay::trusting(smtp.as_str(), credentials, Relay::PATIENCE, ca_file)?;
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
