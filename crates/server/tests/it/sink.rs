//! An SMTP host that behaves as it is told: takes letters, refuses, hangs, or drops the line.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};

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
    /// Recipients that were sent away once.
    greylisted: Arc<Mutex<BTreeSet<String>>>,
}

impl Sink {
    pub async fn start(manner: Manner) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let sink = Self {
            address: listener.local_addr().unwrap(),
            manner: Arc::new(Mutex::new(manner)),
            letters: Arc::default(),
            greylisted: Arc::default(),
        };
        let serving = sink.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let sink = serving.clone();
                // A client that gives up is part of the play.
                tokio::spawn(async move { drop(sink.converse(stream).await) });
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

    async fn converse(self, stream: TcpStream) -> std::io::Result<()> {
        let mut stream = BufReader::new(stream);
        let manner = *self.manner.lock().unwrap();
        if manner == Manner::Hang {
            return std::future::pending().await;
        }
        if let Manner::Greet(reply) = manner {
            return stream.write_all(format!("{reply}\r\n").as_bytes()).await;
        }
        stream.write_all(b"220 sink\r\n").await?;
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
                    _ => "250-sink\r\n250-8BITMIME\r\n250 SMTPUTF8",
                },
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

async fn text(stream: &mut BufReader<TcpStream>) -> std::io::Result<String> {
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
