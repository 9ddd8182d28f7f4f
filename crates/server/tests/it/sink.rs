//! An SMTP host that behaves as it is told: takes letters, refuses, hangs, or drops the line.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt as _, AsyncRead, AsyncWrite, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;

/// What the host does with a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    Take,
    /// This reply instead of the greeting.
    Greet(&'static str),
    /// Silence instead of the greeting.
    Hang,
    /// This reply to EHLO.
    Ehlo(&'static str),
    /// This reply to AUTH.
    Auth(&'static str),
    /// This reply to MAIL.
    Mail(&'static str),
    /// This reply to RCPT.
    Rcpt(&'static str),
    /// "Come back later" to the first RCPT of each recipient; the second is taken.
    Greylist,
    /// This reply to DATA.
    Data(&'static str),
    /// This reply after the final dot.
    Dot(&'static str),
    /// The letter is taken, and said to be a while later.
    Late(Duration),
    /// Silence after the final dot, the letter taken.
    HangAfterDot,
    /// The line goes dead after the final dot, the letter taken.
    DropAfterDot,
    /// The line goes dead in the middle of the text.
    DropInData,
}

/// How the host speaks TLS.
#[derive(Clone)]
pub enum Secure {
    /// Not at all.
    Never,
    /// From the first octet.
    Wrapped(TlsAcceptor),
    /// After STARTTLS; before it no letter is taken.
    StartTls(TlsAcceptor),
}

/// A letter as it came in: envelope and bytes, dots unstuffed.
#[derive(Clone, Debug)]
pub struct Letter {
    pub from: String,
    pub to: String,
    pub mail: String,
}

/// A running host; it ends with the test's runtime.
#[derive(Clone)]
pub struct Sink {
    pub address: SocketAddr,
    manner: Arc<Mutex<Manner>>,
    letters: Arc<Mutex<Vec<Letter>>>,
    secure: Secure,
    /// What was said to log in, as it came: `AUTH PLAIN …`.
    logins: Arc<Mutex<Vec<String>>>,
    /// Recipients that were sent away once.
    greylisted: Arc<Mutex<BTreeSet<String>>>,
}

impl Sink {
    pub async fn start(manner: Manner) -> Self {
        Self::secured(manner, Secure::Never).await
    }

    /// A host that speaks TLS, and lets one log in where it is spoken.
    pub async fn secured(manner: Manner, secure: Secure) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let sink = Self {
            address: listener.local_addr().unwrap(),
            manner: Arc::new(Mutex::new(manner)),
            letters: Arc::default(),
            secure,
            logins: Arc::default(),
            greylisted: Arc::default(),
        };
        let serving = sink.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let sink = serving.clone();
                // A client that gives up is part of the play.
                tokio::spawn(async move { drop(sink.welcome(stream).await) });
            }
        });
        sink
    }

    pub fn url(&self) -> String {
        format!("smtp://{}", self.address)
    }

    pub fn behave(&self, manner: Manner) {
        *self.manner.lock().unwrap() = manner;
    }

    pub fn letters(&self) -> Vec<Letter> {
        self.letters.lock().unwrap().clone()
    }

    pub fn logins(&self) -> Vec<String> {
        self.logins.lock().unwrap().clone()
    }

    async fn welcome(self, stream: TcpStream) -> std::io::Result<()> {
        match self.secure.clone() {
            Secure::Never => self.converse(stream, true).await,
            Secure::Wrapped(tls) => self.converse(tls.accept(stream).await?, true).await,
            Secure::StartTls(tls) => {
                let mut stream = BufReader::new(stream);
                stream.write_all(b"220 sink\r\n").await?;
                let mut line = String::new();
                while stream.read_line(&mut line).await? > 0 {
                    let reply: &[u8] = match line.get(..4).unwrap_or_default() {
                        "STAR" => break,
                        "EHLO" => b"250-sink\r\n250-STARTTLS\r\n250 8BITMIME\r\n",
                        _ => b"530 5.7.0 must issue STARTTLS first\r\n",
                    };
                    stream.write_all(reply).await?;
                    line.clear();
                }
                stream.write_all(b"220 go on\r\n").await?;
                self.converse(tls.accept(stream.into_inner()).await?, false).await
            }
        }
    }

    async fn converse(
        self,
        stream: impl AsyncRead + AsyncWrite + Unpin,
        greets: bool,
    ) -> std::io::Result<()> {
        let mut stream = BufReader::new(stream);
        let manner = *self.manner.lock().unwrap();
        if manner == Manner::Hang {
            return std::future::pending().await;
        }
        if let Manner::Greet(reply) = manner {
            return stream.write_all(format!("{reply}\r\n").as_bytes()).await;
        }
        if greets {
            stream.write_all(b"220 sink\r\n").await?;
        }
        let (mut from, mut to) = (String::new(), String::new());
        loop {
            let mut line = String::new();
            if stream.read_line(&mut line).await? == 0 {
                return Ok(());
            }
            let manner = *self.manner.lock().unwrap();
            let path = || line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
            let reply = match line.get(..4).unwrap_or_default() {
                "EHLO" => match manner {
                    Manner::Ehlo(reply) => reply,
                    _ if !matches!(self.secure, Secure::Never) => {
                        "250-sink\r\n250-AUTH PLAIN LOGIN\r\n250 8BITMIME"
                    }
                    _ => "250-sink\r\n250-8BITMIME\r\n250 SMTPUTF8",
                },
                "AUTH" => {
                    self.logins.lock().unwrap().push(line.trim_end().to_owned());
                    if let Manner::Auth(reply) = manner { reply } else { "235 2.7.0 welcome" }
                }
                "MAIL" => {
                    from = path();
                    if let Manner::Mail(reply) = manner { reply } else { "250 ok" }
                }
                "RCPT" => {
                    to = path();
                    match manner {
                        Manner::Rcpt(reply) => reply,
                        Manner::Greylist if self.greylisted.lock().unwrap().insert(to.clone()) => {
                            "450 4.7.1 greylisted, come back later"
                        }
                        _ => "250 ok",
                    }
                }
                "DATA" => {
                    if let Manner::Data(reply) = manner {
                        stream.write_all(format!("{reply}\r\n").as_bytes()).await?;
                        continue;
                    }
                    stream.write_all(b"354 go on\r\n").await?;
                    if manner == Manner::DropInData {
                        return Ok(());
                    }
                    let mail = text(&mut stream).await?;
                    if let Manner::Dot(reply) = manner {
                        reply
                    } else {
                        self.letters.lock().unwrap().push(Letter {
                            from: from.clone(),
                            to: to.clone(),
                            mail,
                        });
                        match manner {
                            Manner::Late(pause) => {
                                tokio::time::sleep(pause).await;
                                "250 2.0.0 queued as 42"
                            }
                            Manner::HangAfterDot => return std::future::pending().await,
                            Manner::DropAfterDot => return Ok(()),
                            _ => "250 2.0.0 queued as 42",
                        }
                    }
                }
                "QUIT" => return stream.write_all(b"221 bye\r\n").await,
                _ => "250 ok",
            };
            stream.write_all(format!("{reply}\r\n").as_bytes()).await?;
        }
    }
}

async fn text(stream: &mut BufReader<impl AsyncRead + Unpin>) -> std::io::Result<String> {
    let mut mail = String::new();
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await? == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
        if line == ".\r\n" {
            return Ok(mail);
        }
        mail.push_str(line.strip_prefix('.').unwrap_or(&line));
    }
}
