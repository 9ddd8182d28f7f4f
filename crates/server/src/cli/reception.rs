//! Where LMTP and the pipe hand mail to the club.

use async_trait::async_trait;

use crate::config::Config;
use crate::door::Door;
use crate::mail::address::Recipient;
use crate::mail::lmtp::{Envelope, Handler, Reply};

/// What became of a mail for one recipient.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taken {
    /// What it caused is committed.
    #[expect(dead_code, reason = "no mail is judged yet")]
    Recorded,
    /// No such recipient, ever.
    Unknown(String),
    /// Not such a mail, ever.
    #[expect(dead_code, reason = "no mail is judged yet")]
    Refused(String),
    /// Our own trouble: come again.
    Later(String),
}

/// The club's ingress behind either way in.
pub struct Reception {
    door: Door,
}

impl Reception {
    pub fn new(_config: &Config, door: Door) -> Self {
        Self { door }
    }

    /// Takes a mail for each of its recipients, in their order.
    pub fn take(&self, _from: &str, to: &[String], _mail: &[u8]) -> Vec<Taken> {
        to.iter()
            .map(|to| {
                if self.knows(to) {
                    Taken::Later("mail is not judged yet".to_owned())
                } else {
                    Taken::Unknown("no such address of the club".to_owned())
                }
            })
            .collect()
    }

    /// Whether the club ever wrote such an address. Asked while the sending host is on the line, so that a wrong one is
    /// refused and not bounced.
    fn knows(&self, to: &str) -> bool {
        match Recipient::parse(to, self.door.domain()) {
            Recipient::Club | Recipient::NoReply | Recipient::Game(None) | Recipient::Bounces(None) => true,
            Recipient::Game(Some(signed)) | Recipient::Bounces(Some(signed)) => {
                self.door.signer().verify(&signed).is_some()
            }
            Recipient::Unknown => false,
        }
    }
}

#[async_trait]
impl Handler for Reception {
    async fn recipient(&self, _from: &str, to: &str) -> Result<(), Reply> {
        if self.knows(to) {
            Ok(())
        } else {
            Err(reply(Taken::Unknown("no such address of the club".to_owned())))
        }
    }

    async fn deliver(&self, envelope: Envelope, mail: Vec<u8>) -> Vec<Reply> {
        let taken = self.take(&envelope.from, &envelope.to, &mail);
        taken.into_iter().map(reply).collect()
    }
}

fn reply(taken: Taken) -> Reply {
    match taken {
        Taken::Recorded => Reply::accepted(),
        Taken::Unknown(why) => Reply::new(550, "5.1.1", why),
        Taken::Refused(why) => Reply::new(554, "5.6.0", why),
        Taken::Later(why) => Reply::later(why),
    }
}
