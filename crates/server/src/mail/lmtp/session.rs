//! One conversation, without a socket: octets in, octets out, and between them the few things it has to ask for.

use super::command::Command;
use super::data::{DataFault, DataReader};
use super::reply::Reply;
use crate::mail::limits::{Excess, Limits};

/// RFC 5321, 4.5.3.1.4 asks for 512 octets; parameters and UTF-8 addresses want more.
const COMMAND_LINE: usize = 4096;
/// RFC 5321, 4.5.3.1.8 asks for at least 100.
const RECIPIENTS: usize = 100;
/// A client that has made so many mistakes is no mail host.
const MISTAKES: u32 = 20;
/// Of a mail that is too large, so much is read to give a clean answer at its end; a longer one loses the line.
const SWALLOWED: usize = 64 << 20;

/// The envelope of one mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// Empty for the null sender of bounces.
    pub from: String,
    /// As given, in order, doubles included: each gets a reply of its own.
    pub to: Vec<String>,
}

/// What the session needs next.
#[derive(Debug, PartialEq, Eq)]
pub enum Step {
    /// Send the output, read, [`feed`](Session::feed).
    Read,
    /// Is there such a recipient? Answer with [`recipient`](Session::recipient).
    Recipient { from: String, to: String },
    /// Take the mail. Answer with [`delivered`](Session::delivered), one reply for each recipient, in order.
    Deliver { envelope: Envelope, mail: Vec<u8> },
    /// Send the output and close.
    Close,
}

#[derive(Debug)]
enum State {
    Command,
    AwaitRecipient(String),
    Data(DataReader),
    AwaitDelivery(usize),
    Closed,
}

/// The protocol's side of one connection.
#[derive(Debug)]
pub struct Session {
    host: String,
    limits: Limits,
    state: State,
    greeted: bool,
    sender: Option<String>,
    recipients: Vec<String>,
    input: Vec<u8>,
    /// A command line over the limit is being skipped.
    skipping: bool,
    output: Vec<u8>,
    mistakes: u32,
}

impl Session {
    /// Begins with the greeting in the output. `host` is how we call ourselves.
    pub fn new(host: &str, limits: Limits) -> Self {
        let mut session = Self {
            host: host.to_owned(),
            limits,
            state: State::Command,
            greeted: false,
            sender: None,
            recipients: Vec::new(),
            input: Vec::new(),
            skipping: false,
            output: Vec::new(),
            mistakes: 0,
        };
        session.output.extend_from_slice(format!("220 {host} LMTP\r\n").as_bytes());
        session
    }

    /// Takes what came over the line. Call [`step`](Self::step) until it asks to read again.
    pub fn feed(&mut self, octets: &[u8]) {
        self.input.extend_from_slice(octets);
    }

    /// What is to be sent.
    pub fn take_output(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.output)
    }

    /// Whether a transaction is open, that is, closing now would lose the client's work (never a mail).
    pub fn is_idle(&self) -> bool {
        matches!(self.state, State::Command) && self.sender.is_none() && self.input.is_empty()
    }

    /// Whether the client is sending the text of a mail.
    pub fn in_data(&self) -> bool {
        matches!(self.state, State::Data(_))
    }

    /// Ends the conversation from our side.
    pub fn shut_down(&mut self, text: &str) {
        if !matches!(self.state, State::Closed) {
            self.say(&Reply::new(421, "4.3.2", text));
            self.state = State::Closed;
        }
    }

    /// Works through the input up to the next thing that the session needs.
    pub fn step(&mut self) -> Step {
        loop {
            match &mut self.state {
                State::Closed => return Step::Close,
                State::AwaitRecipient(_) | State::AwaitDelivery(_) => return Step::Read,
                State::Data(reader) => {
                    let (taken, ended) = reader.feed(&self.input);
                    self.input.drain(..taken);
                    if ended {
                        if let Some(step) = self.end_of_data() {
                            return step;
                        }
                    } else if reader.swallowed() > SWALLOWED {
                        self.shut_down("message far over the limit");
                    } else {
                        return Step::Read;
                    }
                }
                State::Command => match self.next_line() {
                    None if matches!(self.state, State::Closed) => return Step::Close,
                    None => return Step::Read,
                    Some(line) => {
                        if let Some(step) = self.command(&line) {
                            return step;
                        }
                    }
                },
            }
        }
    }

    /// Answers [`Step::Recipient`].
    pub fn recipient(&mut self, verdict: Result<(), Reply>) {
        let State::AwaitRecipient(to) = std::mem::replace(&mut self.state, State::Command) else {
            return;
        };
        match verdict {
            Ok(()) => {
                self.recipients.push(to);
                self.say(&Reply::new(250, "2.1.5", "recipient ok"));
            }
            // No mistake of the client's: it passes on what others wrote.
            Err(reply) => self.say(&reply),
        }
    }

    /// Answers [`Step::Deliver`]. A reply that is missing becomes "try again": better twice than lost.
    pub fn delivered(&mut self, replies: &[Reply]) {
        let State::AwaitDelivery(expected) = self.state else { return };
        self.state = State::Command;
        for index in 0..expected {
            match replies.get(index) {
                Some(reply) => self.say(reply),
                None => self.say(&Reply::later("no result, try again")),
            }
        }
    }

    /// The next command line without its end, or none yet.
    fn next_line(&mut self) -> Option<Vec<u8>> {
        loop {
            let Some(end) = self.input.iter().position(|&octet| octet == b'\n') else {
                if self.input.len() > COMMAND_LINE {
                    self.skipping = true;
                    self.input.clear();
                }
                return None;
            };
            let line: Vec<u8> = self.input.drain(..=end).collect();
            if std::mem::take(&mut self.skipping) || line.len() > COMMAND_LINE {
                self.mistake(&Reply::new(500, "5.5.2", "command line too long"));
            } else if let Some(text) = line.strip_suffix(b"\r\n") {
                return Some(text.to_vec());
            } else {
                self.mistake(&Reply::new(500, "5.5.2", "lines end in CR LF"));
            }
            if matches!(self.state, State::Closed) {
                return None;
            }
        }
    }

    fn command(&mut self, line: &[u8]) -> Option<Step> {
        match Command::parse(line) {
            Err(reply) => self.mistake(&reply),
            Ok(Command::Lhlo) => self.lhlo(),
            Ok(Command::Mail { from, size }) => self.mail(from, size),
            Ok(Command::Rcpt { to }) => return self.rcpt(to),
            Ok(Command::Data) => self.data(),
            Ok(Command::Rset) => {
                self.reset();
                self.say(&Reply::new(250, "2.0.0", "forgotten"));
            }
            Ok(Command::Noop) => self.say(&Reply::new(250, "2.0.0", "ok")),
            Ok(Command::Vrfy) => self.say(&Reply::new(252, "2.5.0", "send it and see")),
            Ok(Command::Help) => self.say(&Reply::new(214, "2.0.0", "RFC 2033")),
            Ok(Command::Quit) => {
                self.say(&Reply::new(221, "2.0.0", "bye"));
                self.state = State::Closed;
            }
        }
        None
    }

    fn lhlo(&mut self) {
        self.greeted = true;
        self.reset();
        let text = format!(
            "250-{}\r\n250-PIPELINING\r\n250-ENHANCEDSTATUSCODES\r\n250-8BITMIME\r\n250-SMTPUTF8\r\n250 SIZE {}\r\n",
            self.host, self.limits.message
        );
        self.output.extend_from_slice(text.as_bytes());
    }

    fn mail(&mut self, from: String, size: Option<usize>) {
        if !self.greeted {
            self.mistake(&Reply::new(503, "5.5.1", "say LHLO first"));
        } else if self.sender.is_some() {
            self.mistake(&Reply::new(503, "5.5.1", "one MAIL at a time"));
        } else if size.is_some_and(|size| size > self.limits.message) {
            self.say(&refusal(DataFault::Excess(Excess::Message(self.limits.message))));
        } else {
            self.sender = Some(from);
            self.say(&Reply::new(250, "2.1.0", "sender ok"));
        }
    }

    fn rcpt(&mut self, to: String) -> Option<Step> {
        let Some(from) = self.sender.clone() else {
            self.mistake(&Reply::new(503, "5.5.1", "say MAIL first"));
            return None;
        };
        if self.recipients.len() >= RECIPIENTS {
            self.say(&Reply::new(452, "4.5.3", "too many recipients, send the rest in another mail"));
            return None;
        }
        self.state = State::AwaitRecipient(to.clone());
        Some(Step::Recipient { from, to })
    }

    fn data(&mut self) {
        if self.sender.is_none() {
            self.mistake(&Reply::new(503, "5.5.1", "say MAIL first"));
        } else if self.recipients.is_empty() {
            // RFC 2033, 4.2: with no recipient taken DATA must fail. With pipelining this is no mistake.
            self.say(&Reply::new(503, "5.5.1", "no valid recipient"));
        } else {
            self.output.extend_from_slice(b"354 end with CR LF . CR LF\r\n");
            self.state = State::Data(DataReader::new(self.limits));
        }
    }

    fn end_of_data(&mut self) -> Option<Step> {
        let State::Data(reader) = std::mem::replace(&mut self.state, State::Command) else { return None };
        let to = std::mem::take(&mut self.recipients);
        let from = self.sender.take().unwrap_or_default();
        match reader.finish() {
            Ok(mail) => {
                self.state = State::AwaitDelivery(to.len());
                Some(Step::Deliver { envelope: Envelope { from, to }, mail })
            }
            Err(fault) => {
                for _ in to {
                    self.say(&refusal(fault));
                }
                None
            }
        }
    }

    fn reset(&mut self) {
        self.sender = None;
        self.recipients.clear();
    }

    fn mistake(&mut self, reply: &Reply) {
        self.say(reply);
        self.mistakes += 1;
        if self.mistakes >= MISTAKES {
            self.shut_down("too many errors");
        }
    }

    fn say(&mut self, reply: &Reply) {
        reply.write(&mut self.output);
    }
}

fn refusal(fault: DataFault) -> Reply {
    match fault {
        DataFault::Excess(excess @ Excess::Message(_)) => Reply::new(552, "5.3.4", excess.to_string()),
        DataFault::Excess(excess) => Reply::new(554, "5.6.0", excess.to_string()),
        DataFault::BareLineEnd => Reply::new(550, "5.6.0", "bare CR or LF in the header"),
    }
}
