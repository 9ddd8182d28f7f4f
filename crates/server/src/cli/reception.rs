//! Where LMTP and the pipe hand mail to the club.

use async_trait::async_trait;

use crate::config::Config;
use crate::door::Door;
use crate::mail::address::Recipient;
use crate::mail::ingress::{Ingress, Taken};
use crate::mail::lmtp::{Envelope, Handler, Reply};

/// The club's ingress behind either way in.
pub struct Reception {
    door: Door,
    ingress: Ingress,
}

impl Reception {
    /// For an open club; of what stands on top of a mail, only the configured mail host's word counts.
    pub fn open(config: &Config, door: Door) -> anyhow::Result<Self> {
        let ingress = Ingress::new(door.clone(), config.mail_host.clone());
        let ingress = if config.auth.check { checking(ingress)? } else { ingress };
        Ok(Self { door, ingress })
    }

    /// What stands behind.
    pub fn ingress(&self) -> &Ingress {
        &self.ingress
    }

    /// Takes a mail for each of its recipients, in their order.
    pub async fn take(&self, from: &str, to: &[String], mail: &[u8]) -> Vec<Taken> {
        self.ingress.receive(from, to, mail, self.door.clock().now()).await
    }

    /// Whether the club ever wrote such an address. Asked while the sending host is on the line, so that a wrong one is
    /// refused and not bounced.
    fn knows(&self, to: &str) -> bool {
        match Recipient::parse(to, self.door.domain()) {
            Recipient::Club
            | Recipient::Keeper
            | Recipient::NoReply
            | Recipient::Game(None)
            | Recipient::Bounces(None) => true,
            Recipient::Game(Some(signed)) | Recipient::Bounces(Some(signed)) => {
                self.door.signer().verify(&signed).is_some()
            }
            Recipient::Unknown => false,
        }
    }
}

#[cfg(feature = "mail-auth")]
fn checking(ingress: Ingress) -> anyhow::Result<Ingress> {
    Ok(ingress.checking(std::sync::Arc::new(crate::mail::auth::Checker::dns()?)))
}

#[cfg(not(feature = "mail-auth"))]
fn checking(_ingress: Ingress) -> anyhow::Result<Ingress> {
    anyhow::bail!("auth.check: this frcec was built without the feature mail-auth")
}

#[async_trait]
impl Handler for Reception {
    async fn recipient(&self, _from: &str, to: &str) -> Result<(), Reply> {
        if self.knows(to) { Ok(()) } else { Err(Reply::new(550, "5.1.1", "no such address of the club")) }
    }

    async fn deliver(&self, envelope: Envelope, mail: Vec<u8>) -> Vec<Reply> {
        let taken = self.take(&envelope.from, &envelope.to, &mail).await;
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
