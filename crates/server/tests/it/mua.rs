//! A player's mail program: reads a letter, quotes it, answers it, and hands the answer to LMTP.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use mail_parser::MessageParser;

/// A letter as a mail program shows it.
#[derive(Clone, Debug)]
pub struct Letter {
    pub to: String,
    /// Where an answer goes: Reply-To, else From.
    pub reply_to: String,
    pub subject: String,
    pub message_id: String,
    pub references: Vec<String>,
    pub text: String,
}

impl Letter {
    pub fn parse(raw: &[u8]) -> Self {
        let mail = MessageParser::default().parse(raw).expect("a mail");
        let address = |list: Option<&mail_parser::Address>| {
            list.and_then(|list| list.first())
                .and_then(|first| first.address())
                .unwrap_or_default()
                .to_owned()
        };
        let reply_to = address(mail.reply_to());
        Self {
            to: address(mail.to()),
            reply_to: if reply_to.is_empty() { address(mail.from()) } else { reply_to },
            subject: mail.subject().unwrap_or_default().to_owned(),
            message_id: mail.message_id().unwrap_or_default().to_owned(),
            references: mail
                .references()
                .as_text_list()
                .map(|list| list.iter().map(ToString::to_string).collect())
                .unwrap_or_default(),
            text: mail.body_text(0).unwrap_or_default().into_owned(),
        }
    }

    /// The answer that most programs would send: the new text on top, the letter quoted below.
    pub fn reply(&self, number: u64, text: &str) -> Vec<u8> {
        let quoted = self.text.lines().flat_map(|line| ["> ", line, "\r\n"]).collect::<String>();
        let references = self.references.iter().chain([&self.message_id]);
        let references = references.flat_map(|id| [" <", id, ">\r\n"]).collect::<String>();
        let body = text.replace('\n', "\r\n");
        format!(
            "From: {from}\r\nTo: {to}\r\nSubject: Re: {subject}\r\nDate: Mon, 4 May 2026 12:00:00 +0000\r\n\
             Message-ID: <{number}.{from}>\r\nIn-Reply-To: <{id}>\r\nReferences:{references}\
             MIME-Version: 1.0\r\nContent-Type: text/plain; charset=UTF-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n\
             {body}\r\n\r\nOn 4 May 2026 at 11:59, FRCEC wrote:\r\n{quoted}",
            from = self.to,
            to = self.reply_to,
            subject = self.subject,
            id = self.message_id,
        )
        .into_bytes()
    }

    /// The board in the letter as FEN's first field, whichever side it is seen from; `None` if there is no board.
    pub fn placement(&self) -> Option<String> {
        let mut ranks: Vec<(char, String)> = Vec::new();
        for line in self.text.lines() {
            let words: Vec<&str> = line.split_whitespace().collect();
            let is_rank =
                words.len() == 10 && words[0] == words[9] && words[1..9].iter().all(|word| word.len() == 1);
            if is_rank {
                ranks.push((words[0].chars().next()?, words[1..9].concat()));
            }
        }
        if ranks.len() != 8 {
            return None;
        }
        if ranks[0].0 == '1' {
            for (_, squares) in &mut ranks {
                *squares = squares.chars().rev().collect();
            }
            ranks.reverse();
        }
        let fields: Vec<String> = ranks.into_iter().map(|(_, squares)| squeeze(&squares)).collect();
        Some(fields.join("/"))
    }
}

/// `....k...` -> `4k3`.
fn squeeze(squares: &str) -> String {
    let mut field = String::new();
    let mut empty = 0;
    for c in squares.chars() {
        if c == '.' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            field.push_str(&empty.to_string());
            empty = 0;
        }
        field.push(c);
    }
    if empty > 0 {
        field.push_str(&empty.to_string());
    }
    field
}

/// The mail host in front of the club: one LMTP connection.
pub struct Lmtp {
    stream: BufReader<TcpStream>,
}

impl Lmtp {
    pub fn connect(address: SocketAddr) -> std::io::Result<Self> {
        Self::over(TcpStream::connect(address)?)
    }

    fn over(stream: TcpStream) -> std::io::Result<Self> {
        // Nobody listens at a killed server's port, which is one of those that the system gives to clients. Among many
        // tries one gets it as its own: TCP then connects the socket with itself (RFC 9293, 3.5), and no reply ever comes.
        if stream.local_addr()? == stream.peer_addr()? {
            return Err(std::io::ErrorKind::ConnectionRefused.into());
        }
        stream.set_nodelay(true)?;
        // A host that was killed may leave no more than silence; Postfix too gives up then, and sends again.
        stream.set_read_timeout(Some(Duration::from_secs(20)))?;
        let mut lmtp = Self { stream: BufReader::new(stream) };
        lmtp.reply()?;
        lmtp.send(b"LHLO mx.club.example\r\n")?;
        lmtp.reply()?;
        Ok(lmtp)
    }

    /// Hands one mail over to one recipient; the reply that counts. An error means that no reply came.
    pub fn deliver(&mut self, from: &str, to: &str, mail: &[u8]) -> std::io::Result<(u16, String)> {
        self.send(format!("MAIL FROM:<{from}>\r\nRCPT TO:<{to}>\r\nDATA\r\n").as_bytes())?;
        self.reply()?;
        let rcpt = self.reply()?;
        let data = self.reply()?;
        if data.0 != 354 {
            self.send(b"RSET\r\n")?;
            self.reply()?;
            return Ok(rcpt);
        }
        let mut wire = Vec::with_capacity(mail.len() + 100);
        for line in mail.split_inclusive(|&octet| octet == b'\n') {
            if line.starts_with(b".") {
                wire.push(b'.');
            }
            wire.extend_from_slice(line);
        }
        wire.extend_from_slice(b".\r\n");
        self.send(&wire)?;
        self.reply()
    }

    fn send(&mut self, octets: &[u8]) -> std::io::Result<()> {
        self.stream.get_mut().write_all(octets)
    }

    fn reply(&mut self) -> std::io::Result<(u16, String)> {
        loop {
            let mut line = String::new();
            if self.stream.read_line(&mut line)? == 0 {
                return Err(std::io::ErrorKind::UnexpectedEof.into());
            }
            if line.as_bytes().get(3) == Some(&b' ') {
                let code = line[..3].parse().map_err(std::io::Error::other)?;
                return Ok((code, line.trim_end().to_owned()));
            }
        }
    }
}

#[tokio::test]
async fn a_connection_with_itself_is_no_server() {
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.bind(([127, 0, 0, 1], 0).into()).unwrap();
    let own = socket.local_addr().unwrap();
    let stream = socket.connect(own).await.expect("nobody listens there, and yet it connects");
    let met = Lmtp::over(stream.into_std().unwrap());
    assert_eq!(met.err().map(|error| error.kind()), Some(std::io::ErrorKind::ConnectionRefused));
}
