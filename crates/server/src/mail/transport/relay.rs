//! A mail host that takes our letters and brings them on, spoken to over SMTP.
use std::{
    fs, io,
    path::Path,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use async_trait::async_trait;
use lettre::{
    Address,
    transport::smtp::{
        self, SMTP_PORT, SUBMISSION_PORT, SUBMISSIONS_PORT,
        authentication::{Credentials, DEFAULT_MECHANISMS},
        client::{AsyncSmtpConnection, Certificate, Tls, TlsParameters},
        commands::{Data, Mail, Rcpt},
        extension::{ClientId, Extension, MailBodyParameter, MailParameter},
        response::Response,
    },
};
use percent_encoding::percent_decode_str;
use tokio::net::TcpStream;

use super::{About, Outbound, SendError, Stage, Taken, Transport, TransportError, about};

/// A mail host that takes our letters and brings them on.
///
/// The connections are kept here and not in lettre's pool, since lettre writes the end of a text (CR LF . CR LF) for itself: on a
/// connection that collects small writes (Nagle) it waits until the other host has acknowledged the text, which that host puts off
/// (RFC 1122, 4.2.3.2). That was forty milliseconds for each letter.
pub struct Relay {
    way: Way,
    patience: Duration,
    idle: Arc<Mutex<Vec<Idle>>>,
    turns: AtomicU64,
}

/// How the host is reached.
struct Way {
    host: String,
    port: u16,
    tls: Tls,
    hello: ClientId,
    credentials: Option<Credentials>,
}

/// A connection that waits for the next letter.
struct Idle {
    connection: AsyncSmtpConnection,
    /// Tells whether it has been used since.
    turn: u64,
}

/// Why there is no connection.
enum Unreached {
    /// No host there, or none that answers.
    Network(io::Error),
    /// The host does not want us.
    Smtp(smtp::Error),
    /// The host is not the one we want, or does not let us in: it offers no STARTTLS, has a certificate that nobody vouches for,
    /// or does not know our password. That is ours to mend, or its keeper's.
    Secure(smtp::Error),
}

impl From<smtp::Error> for Unreached {
    fn from(error: smtp::Error) -> Self {
        Self::Smtp(error)
    }
}

impl Way {
    /// Reads `smtp://HOST`, with `?tls=required` or `opportunistic` for STARTTLS, or `smtps://HOST`. The certificates are trusted
    /// besides the public authorities'.
    fn read(url: &str, trusted: &[Certificate]) -> Result<Self, TransportError> {
        let wrong = || TransportError::Relay;
        let parsed: axum::http::Uri = url.parse().map_err(|_| wrong())?;
        let host = parsed.host().filter(|host| !host.is_empty()).ok_or_else(wrong)?;
        let host = host.trim_matches(['[', ']']).to_owned();
        let tls = parsed.query().unwrap_or_default().split('&').find_map(|part| part.strip_prefix("tls="));
        let parameters = || {
            let mut builder = TlsParameters::builder(host.clone());
            for certificate in trusted {
                builder = builder.add_root_certificate(certificate.clone());
            }
            builder.build().map_err(|_| wrong())
        };
        let (port, tls) = match (parsed.scheme_str(), tls) {
            (Some("smtp"), None) => (SMTP_PORT, Tls::None),
            (Some("smtp"), Some("required")) => (SUBMISSION_PORT, Tls::Required(parameters()?)),
            (Some("smtp"), Some("opportunistic")) => (SUBMISSION_PORT, Tls::Opportunistic(parameters()?)),
            (Some("smtps"), _) => (SUBMISSIONS_PORT, Tls::Wrapper(parameters()?)),
            _ => return Err(wrong()),
        };
        let credentials = parsed.authority().and_then(|authority| {
            let (user, password) = authority.as_str().rsplit_once('@')?.0.split_once(':')?;
            let plain = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
            Some(Credentials::new(plain(user), plain(password)))
        });
        let port = parsed.port_u16().unwrap_or(port);
        Ok(Self { host, port, tls, hello: ClientId::default(), credentials })
    }

    /// A new connection on which letters can be sent.
    async fn connect(&self, patience: Duration) -> Result<AsyncSmtpConnection, Unreached> {
        let address = (self.host.as_str(), self.port);
        let mut connection = if let Tls::Wrapper(tls) = &self.tls {
            let (patience, tls) = (Some(patience), Some(tls.clone()));
            AsyncSmtpConnection::connect_tokio1(address, patience, &self.hello, tls, None).await?
        } else {
            let stream = TcpStream::connect(address).await.map_err(Unreached::Network)?;
            stream.set_nodelay(true).map_err(Unreached::Network)?;
            AsyncSmtpConnection::connect_with_transport(Box::new(stream), &self.hello).await?
        };
        match &self.tls {
            Tls::Required(tls) => {
                connection.starttls(tls.clone(), &self.hello).await.map_err(Unreached::Secure)?;
            }
            Tls::Opportunistic(tls) if connection.can_starttls() => {
                connection.starttls(tls.clone(), &self.hello).await.map_err(Unreached::Secure)?;
            }
            _ => {}
        }
        if let Some(credentials) = &self.credentials {
            connection.auth(DEFAULT_MECHANISMS, credentials).await.map_err(Unreached::Secure)?;
        }
        Ok(connection)
    }
}

impl Relay {
    /// RFC 5321, 4.5.3.2.6: ten minutes after the final dot. A sender who gives up sooner sends letters twice.
    pub const PATIENCE: Duration = Duration::from_mins(10);
    /// How long a connection waits for another letter before it is ended.
    const IDLE: Duration = Duration::from_secs(30);

    /// `url` as in the configuration; `patience` is the longest wait for one letter.
    pub fn open(
        url: &str,
        credentials: Option<Credentials>,
        patience: Duration,
    ) -> Result<Self, TransportError> {
        Self::trusting(url, credentials, patience, None)
    }

    /// The same; the certificates in `ca_file` (PEM) are trusted besides the public authorities'.
    pub fn trusting(
        url: &str,
        credentials: Option<Credentials>,
        patience: Duration,
        ca_file: Option<&Path>,
    ) -> Result<Self, TransportError> {
        let trusted: Vec<Certificate> = ca_file.map(certificates).transpose()?.into_iter().collect();
        let way = Way::read(url, &trusted)?;
        let credentials = credentials.or_else(|| way.credentials.clone());
        Ok(Self { way: Way { credentials, ..way }, patience, idle: Arc::default(), turns: AtomicU64::new(0) })
    }

    /// Says this name in EHLO, and not the machine's own, which often is no full one.
    #[must_use]
    pub fn named(mut self, host_name: &str) -> Self {
        self.way.hello = ClientId::Domain(host_name.to_owned());
        self
    }

    /// A connection that the host still knows, or a new one.
    async fn connection(&self) -> Result<AsyncSmtpConnection, Unreached> {
        loop {
            // The lock is not held while anybody waits.
            let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let Some(mut idle) = idle else { return self.way.connect(self.patience).await };
            if idle.connection.test_connected().await {
                return Ok(idle.connection);
            }
        }
    }

    /// Keeps a connection for the next letter, and ends it if none comes.
    fn keep(&self, connection: AsyncSmtpConnection) {
        if connection.has_broken() {
            return;
        }
        let turn = self.turns.fetch_add(1, Ordering::Relaxed);
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(Idle { connection, turn });
        let idle = Arc::downgrade(&self.idle);
        tokio::spawn(async move {
            tokio::time::sleep(Self::IDLE).await;
            let unused = idle.upgrade().and_then(|idle| {
                let mut idle = idle.lock().unwrap_or_else(PoisonError::into_inner);
                let at = idle.iter().position(|idle| idle.turn == turn)?;
                Some(idle.remove(at))
            });
            if let Some(mut unused) = unused {
                unused.connection.abort().await;
            }
        });
    }

    async fn try_send(&self, letter: &Outbound) -> Result<Taken, SendError> {
        let (from, to) = envelope(letter)?;
        // lettre ends the text with CR LF . CR LF of its own; the letter's last line end would become an empty line.
        let mail = letter.mail.strip_suffix(b"\r\n").unwrap_or(&letter.mail);
        let mut connection = self.connection().await.map_err(|unreached| match unreached {
            Unreached::Network(error) => {
                SendError::Transient(one_line([error.to_string().as_str()].into_iter()))
            }
            Unreached::Smtp(error) => classify(Stage::Sender, &error),
            Unreached::Secure(error) => SendError::Transient(said(&error)),
        })?;
        let parameters = match parameters(&connection, from.as_ref(), &to, mail) {
            Ok(parameters) => parameters,
            Err(error) => {
                self.keep(connection);
                return Err(error);
            }
        };
        let sent =
            converse(&mut connection, Mail::new(from, parameters), Rcpt::new(to, Vec::new()), mail).await;
        if sent.is_err() {
            // What follows a refusal would be taken for a part of this dialogue.
            connection.abort().await;
        }
        self.keep(connection);
        match sent {
            Ok(response) => {
                Ok(Taken { host: Some(self.way.host.clone()), reply: one_line(response.message()) })
            }
            Err((stage, error)) => Err(classify(stage, &error)),
        }
    }
}

/// The dialogue of one letter (RFC 5321, 3.3); where it ends early, at which answer. lettre's own does not say.
async fn converse(
    connection: &mut AsyncSmtpConnection,
    from: Mail,
    to: Rcpt,
    mail: &[u8],
) -> Result<Response, (Stage, smtp::Error)> {
    connection.command(from).await.map_err(|error| (Stage::Sender, error))?;
    connection.command(to).await.map_err(|error| (Stage::Recipient, error))?;
    connection.command(Data).await.map_err(|error| (Stage::Text, error))?;
    connection.message(mail).await.map_err(|error| (Stage::Text, error))
}

/// What a letter asks of a relay. What this one cannot do it will not be able to do the next time either, such as letters beyond
/// ASCII before the @ where it has no SMTPUTF8 (RFC 6531, 3.2).
fn parameters(
    connection: &AsyncSmtpConnection,
    from: Option<&Address>,
    to: &Address,
    mail: &[u8],
) -> Result<Vec<MailParameter>, SendError> {
    let offers = |extension| connection.server_info().supports_feature(extension);
    let cannot = |problem: &str| Err(SendError::Permanent(About::Letter, problem.to_owned()));
    let is_ascii = |address: &Address| AsRef::<str>::as_ref(address).is_ascii();
    let mut parameters = Vec::new();
    if !is_ascii(to) || !from.is_none_or(is_ascii) {
        if !offers(Extension::SmtpUtfEight) {
            return cannot("the relay takes no address with letters beyond ASCII (SMTPUTF8)");
        }
        parameters.push(MailParameter::SmtpUtfEight);
    }
    if !mail.is_ascii() {
        if !offers(Extension::EightBitMime) {
            return cannot("the relay takes no text with letters beyond ASCII (8BITMIME)");
        }
        parameters.push(MailParameter::Body(MailBodyParameter::EightBitMime));
    }
    Ok(parameters)
}

/// All certificates of a file.
fn certificates(path: &Path) -> Result<Certificate, TransportError> {
    let broken = |problem: String| TransportError::Authorities { path: path.to_owned(), problem };
    let pem = fs::read(path).map_err(|error| broken(error.to_string()))?;
    if !pem.windows(BEGINS.len()).any(|window| window == BEGINS) {
        return Err(broken("it is no PEM file of certificates".to_owned()));
    }
    Certificate::from_pem(&pem).map_err(|error| broken(error.to_string()))
}

/// How a certificate begins (RFC 7468, 5).
const BEGINS: &[u8] = b"-----BEGIN CERTIFICATE-----";

#[async_trait]
impl Transport for Relay {
    async fn send(&self, letter: &Outbound) -> Result<Taken, SendError> {
        // Where a letter hangs, its connection goes with it: the next one would wait in vain there too, or take the late answer to
        // this one for its own.
        let sent = tokio::time::timeout(self.patience, self.try_send(letter)).await;
        sent.unwrap_or_else(|_| Err(SendError::Transient("no answer from the relay".to_owned())))
    }
}

/// Sender (none: the null sender) and recipient. An address that cannot stand in an envelope will not get better by waiting.
fn envelope(letter: &Outbound) -> Result<(Option<Address>, Address), SendError> {
    let parse = |text: &str| {
        ascii_domain(text).parse::<Address>().map_err(|error| {
            SendError::Permanent(About::Letter, format!("`{text}` is no mail address: {error}"))
        })
    };
    let from = if letter.from.is_empty() { None } else { Some(parse(&letter.from)?) };
    Ok((from, parse(&letter.to)?))
}

/// The address with its domain as DNS has it (RFC 5891, 4.4), so that a foreign domain alone asks no extension of a relay.
fn ascii_domain(address: &str) -> String {
    let Some((local, domain)) = address.rsplit_once('@') else { return address.to_owned() };
    match idna::domain_to_ascii(domain) {
        Ok(domain) => format!("{local}@{domain}"),
        Err(_) => address.to_owned(),
    }
}

/// What lettre and the other host say of an error.
fn said(error: &smtp::Error) -> String {
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
    one_line([text.as_str()].into_iter())
}

fn classify(stage: Stage, error: &smtp::Error) -> SendError {
    let text = said(error);
    let Some(code) = error.status().map(u16::from) else { return SendError::Transient(text) };
    let reply = std::error::Error::source(error).map_or_else(|| text.clone(), ToString::to_string);
    let about = about(stage, code, &reply);
    let text = format!("{text} ({})", stage.name());
    match code {
        // The relay does not know us, or asks for TLS: ours to mend, and no word about the recipient (RFC 4954, 6).
        530 | 534 | 535 | 538 => SendError::Transient(text),
        500..=599 => SendError::Permanent(about, text),
        // 421 is about the connection, and 454 about authentication or TLS; so is whatever it says before the recipient.
        400..=499 if about != About::Club && !matches!(code, 421 | 454) => SendError::Deferred(about, text),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_of_a_relay_says_how_it_is_reached() {
        for (url, host, port, tls) in [
            ("smtp://relay.example", "relay.example", 25, "None"),
            ("smtp://127.0.0.1:2525", "127.0.0.1", 2525, "None"),
            ("smtp://[::1]:25", "::1", 25, "None"),
            ("smtp://relay.example?tls=required", "relay.example", 587, "Required"),
            ("smtp://relay.example:25?tls=opportunistic", "relay.example", 25, "Opportunistic"),
            ("smtps://relay.example", "relay.example", 465, "Wrapper"),
        ] {
            let way = Way::read(url, &[]).unwrap();
            let kind = match way.tls {
                Tls::None => "None",
                Tls::Opportunistic(_) => "Opportunistic",
                Tls::Required(_) => "Required",
                Tls::Wrapper(_) => "Wrapper",
            };
            assert_eq!((way.host.as_str(), way.port, kind), (host, port, tls), "{url}");
            assert!(way.credentials.is_none(), "{url}");
        }
        let way = Way::read("smtps://club%40example.org:pass%2Fword@relay.example", &[]).unwrap();
        assert_eq!(way.credentials, Some(Credentials::new("club@example.org".into(), "pass/word".into())));
        assert_eq!(way.host, "relay.example");
        for wrong in
            ["relay.example", "http://relay.example", "smtp://", "smtp://relay.example?tls=maybe", ""]
        {
            assert!(matches!(Way::read(wrong, &[]), Err(TransportError::Relay)), "{wrong}");
        }
    }
}
