//! The club's configuration: one TOML file, read once, handed on in parts. Nothing deeper reads a setting itself.
//!
//! Every key has a default, so an empty file is a club on this machine alone. An unknown key is an error that names
//! it: a setting that silently does nothing is worse than a server that does not start.

use std::fmt;
use std::fs;
use std::io;
use std::net::SocketAddr;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use serde::Deserialize;

mod secret;

pub use secret::Secret;

/// Everything the operator decides.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The club's short name, as it stands in subjects and page titles.
    pub name: String,
    /// Where the pages are reached from outside, without a slash at the end.
    pub public_url: String,
    /// The mail domain: `play+…@`, `bounces+…@` and `club@` live here.
    pub domain: String,
    /// The host in front of us: only its Authentication-Results and its topmost Received line count.
    /// Without the key no host's word counts.
    pub mail_host: Option<String>,
    /// `sqlite:FILE` or `postgres://user@host/db`.
    pub database: ServiceUrl,
    /// The file of the key that signs reply addresses and cookies; made at the first start.
    pub secret_file: PathBuf,
    pub web: Web,
    pub lmtp: Lmtp,
    pub outgoing: Outgoing,
    /// The signature on the letters that go out; without the section none.
    pub dkim: Option<Dkim>,
    pub auth: Auth,
    /// A mailbox from which mail is fetched; without the section none.
    pub imap: Option<Imap>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            name: "FRCEC".to_owned(),
            public_url: "http://127.0.0.1:8960".to_owned(),
            domain: "club.example".to_owned(),
            mail_host: None,
            database: ServiceUrl("sqlite:club.db".to_owned()),
            secret_file: PathBuf::from("secret.key"),
            web: Web::default(),
            lmtp: Lmtp::default(),
            outgoing: Outgoing::default(),
            dkim: None,
            auth: Auth::default(),
            imap: None,
        }
    }
}

/// Where another service is. A password in it is not shown.
#[derive(Clone, Deserialize)]
#[serde(transparent)]
pub struct ServiceUrl(String);

impl ServiceUrl {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for ServiceUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((scheme, rest)) = self.0.split_once("://")
            && let Some((user, host)) = rest.rsplit_once('@')
            && let Some((name, _password)) = user.split_once(':')
        {
            return write!(f, "{scheme}://{name}:…@{host}");
        }
        f.write_str(&self.0)
    }
}

impl fmt::Debug for ServiceUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The pages.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Web {
    pub listen: SocketAddr,
}

impl Default for Web {
    fn default() -> Self {
        Self { listen: SocketAddr::from(([127, 0, 0, 1], 8960)) }
    }
}

/// The door for mail.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Lmtp {
    /// An address with port, or the path of a Unix socket.
    pub listen: Listen,
    /// Connections served at once; the next one hears 421 and comes again.
    pub connections: usize,
}

impl Default for Lmtp {
    fn default() -> Self {
        Self { listen: Listen::Tcp(SocketAddr::from(([127, 0, 0, 1], 8961))), connections: 100 }
    }
}

/// Where a listener waits: loopback or a socket unless the operator says otherwise.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(try_from = "String")]
pub enum Listen {
    Tcp(SocketAddr),
    Unix(PathBuf),
}

impl TryFrom<String> for Listen {
    type Error = String;

    /// What parses as `address:port` is one; what contains a slash or ends in `.sock` is a path; a host name is neither.
    fn try_from(text: String) -> Result<Self, Self::Error> {
        if let Ok(address) = text.parse() {
            return Ok(Self::Tcp(address));
        }
        if text.contains('/') || Path::new(&text).extension().is_some_and(|extension| extension == "sock") {
            return Ok(Self::Unix(PathBuf::from(text)));
        }
        Err(format!(
            "`{text}` is neither an address with a port, like 127.0.0.1:8961, nor a socket's path, like /run/frcec/lmtp.sock"
        ))
    }
}

impl fmt::Display for Listen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tcp(address) => write!(f, "{address}"),
            Self::Unix(path) => write!(f, "{}", path.display()),
        }
    }
}

/// How letters leave: `smtp` or `directory`, not both. Without either, the directory `outbox`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Outgoing {
    /// One .eml file per letter, written whole.
    pub directory: Option<PathBuf>,
    /// `smtp://host:25`, `smtp://host:587?tls=required` (STARTTLS) or `smtps://host:465` of a relay.
    pub smtp: Option<ServiceUrl>,
    /// User at the relay, if it asks.
    pub user: Option<String>,
    /// The file with the relay's password, so that this file holds no secret.
    pub password_file: Option<PathBuf>,
    /// Certificates (PEM) that are trusted besides the public authorities'.
    pub ca_file: Option<PathBuf>,
}

/// How letters are signed (DKIM, RFC 6376).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dkim {
    /// The public key stands in DNS at `SELECTOR._domainkey.DOMAIN`.
    pub selector: String,
    /// The private key: PEM, RSA of at least 1024 bits or Ed25519.
    pub key_file: PathBuf,
    /// The signing domain; without the key the club's `domain`, which is what DMARC compares with.
    pub domain: Option<String>,
}

/// Whether senders are who they say.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Auth {
    /// Check SPF, DKIM and DMARC here, by asking DNS, where `mail_host` wrote no result. Off by default.
    pub check: bool,
}

/// A mailbox elsewhere into which the mail for the club's domain is delivered.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Imap {
    /// `host` or `host:port`; without a port 993, and 143 where TLS begins later or never.
    pub server: String,
    pub user: String,
    /// The file with the password, so that this file holds no secret.
    pub password_file: PathBuf,
    #[serde(default = "inbox")]
    pub mailbox: String,
    #[serde(default)]
    pub tls: ImapTls,
    /// Certificates (PEM) that are trusted besides the public authorities'.
    pub ca_file: Option<PathBuf>,
    /// The header field in which the delivering host writes the envelope's recipient. Without the key X-Original-To,
    /// Delivered-To and Envelope-to; of any, only what stands above the topmost Received line.
    pub recipient_field: Option<String>,
    /// At the first start take what is in the mailbox already; else only what comes from then on.
    #[serde(default)]
    pub take_old: bool,
    /// How often to look where the server cannot say that mail has come (no IDLE), seconds.
    #[serde(default = "a_minute")]
    pub poll_seconds: u32,
}

/// When an IMAP connection is encrypted.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum ImapTls {
    /// From the beginning.
    #[default]
    Implicit,
    /// Before the password is said.
    Starttls,
    /// Never: for a server on this machine.
    None,
}

impl Imap {
    /// Host and port.
    pub fn address(&self) -> (&str, u16) {
        let default = if self.tls == ImapTls::Implicit { 993 } else { 143 };
        let (host, port) = match self.server.rsplit_once(':') {
            // An IPv6 address stands in brackets where a port follows.
            Some((host, port)) if !host.contains(':') || host.ends_with(']') => {
                (host, port.parse().unwrap_or(default))
            }
            _ => (self.server.as_str(), default),
        };
        (host.trim_matches(['[', ']']), port)
    }

    fn is_loopback(&self) -> bool {
        let (host, _) = self.address();
        host == "localhost" || host.parse::<std::net::IpAddr>().is_ok_and(|ip| ip.is_loopback())
    }
}

fn inbox() -> String {
    "INBOX".to_owned()
}

fn a_minute() -> u32 {
    60
}

/// Why the configuration cannot be used. Each message names the file, and the key where there is one.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    #[error("cannot read the configuration {}", path.display())]
    Read { path: PathBuf, source: io::Error },
    /// The parser's message shows the line and names the key.
    #[error("the configuration {} does not make sense: {detail}", path.display())]
    Parse { path: PathBuf, detail: String },
    #[error("{}: `{key}` {problem}", path.display())]
    Value { path: PathBuf, key: &'static str, problem: String },
    #[error("cannot use the secret file {}", path.display())]
    SecretFile { path: PathBuf, source: io::Error },
    #[error("the secret file {} is missing, though the record is not new: put the copy of it there, because with another one no letter \
             that is out can be answered; if there is no copy, write 64 random hexadecimal digits into the file", path.display())]
    SecretLost { path: PathBuf },
    #[error("the secret file {} holds the same octet 32 times; remove it, and a random key is made", path.display())]
    SecretGuessed { path: PathBuf },
    #[error("cannot read the password in {} (key {key})", path.display())]
    Password { key: &'static str, path: PathBuf, source: io::Error },
    #[error("the password file {} is empty (key {key})", path.display())]
    NoPassword { key: &'static str, path: PathBuf },
    #[error("the secret file {} holds {found} characters that are not a key of 64 hexadecimal digits", path.display())]
    SecretShape { path: PathBuf, found: usize },
}

impl Config {
    /// Reads the file; relative paths in it are meant from its directory, wherever the command was started.
    pub fn load(path: &Path) -> Result<Self, ConfigError> {
        let text =
            fs::read_to_string(path).map_err(|source| ConfigError::Read { path: path.to_owned(), source })?;
        let base = path.parent().unwrap_or(Path::new(""));
        Self::parse(&text, path, base)
    }

    /// Reads the text of a file; `path` is for messages, `base` is where relative paths start.
    pub fn parse(text: &str, path: &Path, base: &Path) -> Result<Self, ConfigError> {
        let mut config: Self = toml::from_str(text).map_err(|error| ConfigError::Parse {
            path: path.to_owned(),
            detail: error.to_string().trim_end().to_owned(),
        })?;
        config.check(path)?;
        config.root_paths(base);
        Ok(config)
    }

    fn check(&mut self, path: &Path) -> Result<(), ConfigError> {
        let wrong = |key, problem: String| ConfigError::Value { path: path.to_owned(), key, problem };
        if self.name.trim().is_empty() || self.name.chars().any(char::is_control) {
            return Err(wrong("name", "must be a name on one line".to_owned()));
        }
        let dkim = self.dkim.as_ref();
        for (key, host) in [
            ("domain", Some(&self.domain)),
            ("mail_host", self.mail_host.as_ref()),
            ("dkim.selector", dkim.map(|dkim| &dkim.selector)),
            ("dkim.domain", dkim.and_then(|dkim| dkim.domain.as_ref())),
        ] {
            if let Some(host) = host.filter(|host| !is_host_name(host)) {
                return Err(wrong(key, format!("is not a host name: `{host}`")));
            }
        }
        if !(self.public_url.starts_with("http://") || self.public_url.starts_with("https://")) {
            return Err(wrong(
                "public_url",
                format!("must begin with http:// or https://, not `{}`", self.public_url),
            ));
        }
        let is_page =
            |url: &axum::http::Uri| url.host().is_some_and(|host| !host.is_empty()) && url.query().is_none();
        // A URI without its fragment is what the parser takes; links are made by adding a path.
        if self.public_url.contains('#') || !self.public_url.parse().is_ok_and(|url| is_page(&url)) {
            let problem =
                format!("must name the host of the pages, and at most a path: `{}`", self.public_url);
            return Err(wrong("public_url", problem));
        }
        self.public_url.truncate(self.public_url.trim_end_matches('/').len());
        if !["sqlite:", "postgres://", "postgresql://"]
            .iter()
            .any(|scheme| self.database.0.starts_with(scheme))
        {
            // The value may hold a password, so it is not repeated.
            return Err(wrong("database", "must begin with sqlite: or postgres://".to_owned()));
        }
        if self.lmtp.connections == 0 {
            return Err(wrong("lmtp.connections", "must be at least 1".to_owned()));
        }
        if self.outgoing.directory.is_some() && self.outgoing.smtp.is_some() {
            return Err(wrong(
                "outgoing",
                "names both a directory and a relay; letters leave by one".to_owned(),
            ));
        }
        if let Some(smtp) = &self.outgoing.smtp
            && !(smtp.0.starts_with("smtp://") || smtp.0.starts_with("smtps://"))
        {
            return Err(wrong("outgoing.smtp", "must begin with smtp:// or smtps://".to_owned()));
        }
        if self.outgoing.user.is_some() != self.outgoing.password_file.is_some() {
            return Err(wrong("outgoing", "needs `user` and `password_file` together".to_owned()));
        }
        if self.outgoing.user.is_some()
            && self.outgoing.smtp.as_ref().is_some_and(|smtp| tells_its_password(&smtp.0))
        {
            let problem =
                "would send the password in the clear: write smtps://HOST, or smtp://HOST:587?tls=required";
            return Err(wrong("outgoing.smtp", problem.to_owned()));
        }
        if let Some(imap) = &self.imap {
            if imap.tls == ImapTls::None && !imap.is_loopback() {
                let problem = "would send the password in the clear; `none` is for a server on this machine";
                return Err(wrong("imap.tls", problem.to_owned()));
            }
            if imap.mailbox.is_empty() || imap.mailbox.chars().any(char::is_control) {
                return Err(wrong("imap.mailbox", "must be the name of a mailbox".to_owned()));
            }
            // RFC 5322, 3.6.8.
            let is_name =
                |name: &str| !name.is_empty() && name.bytes().all(|b| b.is_ascii_graphic() && b != b':');
            if let Some(field) = imap.recipient_field.as_deref().filter(|field| !is_name(field)) {
                return Err(wrong(
                    "imap.recipient_field",
                    format!("is not the name of a header field: `{field}`"),
                ));
            }
            if imap.poll_seconds == 0 {
                return Err(wrong("imap.poll_seconds", "must be at least 1".to_owned()));
            }
        }
        if self.outgoing.smtp.is_none() && self.outgoing.directory.is_none() {
            self.outgoing.directory = Some(PathBuf::from("outbox"));
        }
        Ok(())
    }

    fn root_paths(&mut self, base: &Path) {
        // `join` leaves an absolute path as it is.
        self.secret_file = base.join(&self.secret_file);
        if let Listen::Unix(path) = &mut self.lmtp.listen {
            *path = base.join(&*path);
        }
        let mut files: Vec<&mut PathBuf> = self.dkim.iter_mut().map(|dkim| &mut dkim.key_file).collect();
        if let Some(imap) = &mut self.imap {
            files.push(&mut imap.password_file);
            files.extend(&mut imap.ca_file);
        }
        let outgoing = [
            self.outgoing.directory.as_mut(),
            self.outgoing.password_file.as_mut(),
            self.outgoing.ca_file.as_mut(),
        ];
        for path in outgoing.into_iter().flatten().chain(files) {
            *path = base.join(&*path);
        }
        if let Some(file) = self.database.0.strip_prefix("sqlite:") {
            let file = file.strip_prefix("//").unwrap_or(file);
            if file != ":memory:" {
                self.database.0 = format!("sqlite:{}", base.join(file).display());
            }
        }
    }

    /// The name that we go by where another mail host asks who we are: our own host's, else the club's domain (RFC 5321, 4.1.1.1
    /// wants a full name there).
    pub fn host_name(&self) -> &str {
        self.mail_host.as_deref().unwrap_or(&self.domain)
    }
}

/// Reads a password; `key` names the file in the configuration.
pub fn password(key: &'static str, path: &Path) -> Result<String, ConfigError> {
    let broken = |source| ConfigError::Password { key, path: path.to_owned(), source };
    let text = fs::read_to_string(path).map_err(broken)?;
    let password = text.trim_end_matches(['\r', '\n']);
    if password.is_empty() {
        return Err(ConfigError::NoPassword { key, path: path.to_owned() });
    }
    warn_if_shared(path);
    Ok(password.to_owned())
}

/// A key that others on this machine can read is said in the log: the club goes on, because who may be in a group is its keeper's
/// to know.
fn warn_if_shared(path: &Path) {
    let mode = fs::metadata(path).map_or(0, |data| data.permissions().mode());
    if mode & 0o007 != 0 {
        tracing::warn!("everybody on this machine can read {}: chmod o= it", path.display());
    }
}

/// Whether a password that goes with the relay's address could be read on its way: on a line without TLS, or with TLS only if nobody
/// objects, to another machine.
fn tells_its_password(relay: &str) -> bool {
    let Ok(url) = relay.parse::<axum::http::Uri>() else { return false };
    let host = url.host().unwrap_or_default().trim_matches(['[', ']']);
    let local = host == "localhost" || host.parse::<std::net::IpAddr>().is_ok_and(|ip| ip.is_loopback());
    let required = url.query().is_some_and(|query| query.split('&').any(|part| part == "tls=required"));
    url.scheme_str() == Some("smtp") && !local && !required
}

fn is_host_name(text: &str) -> bool {
    !text.is_empty()
        && text.len() <= 253
        && text.split('.').all(|label| {
            (1..=63).contains(&label.len())
                && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
                && !label.starts_with('-')
                && !label.ends_with('-')
        })
}

#[cfg(test)]
mod tests;
