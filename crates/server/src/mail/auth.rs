//! The club's own check of SPF, DKIM and DMARC (RFC 7208, 6376, 9989), for a club whose host in front does none.
//!
//! mail-auth does the work; this decides what of its answer counts. A check that DNS did not answer is no result; and a
//! failure is one only where SPF could be asked too, which needs the address that the sender's host came from: without it a
//! domain that has SPF alone would always fail.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use mail_auth::common::parse::TxtRecordParser;
use mail_auth::common::verify::DomainKey;
use mail_auth::dmarc::verify::DmarcParameters;
use mail_auth::hickory_resolver::config::{ResolverConfig, ResolverOpts};
use mail_auth::hickory_resolver::net::NetError;
use mail_auth::hickory_resolver::proto::op::ResponseCode;
use mail_auth::spf::{Spf, verify::SpfParameters};
use mail_auth::{
    AuthenticatedMessage, DmarcResult, DnsError, DnssecStatus, Error, MX, MessageAuthenticator, Parameters,
    RecordSet, ResolverCache, SpfOutput, SpfResult, Txt,
};

use super::ingress::{Asked, Check};
use super::read::Dmarc;

/// How long DNS may take for one mail.
const PATIENCE: Duration = Duration::from_secs(15);

/// Why no check can be made.
#[derive(Debug, thiserror::Error)]
#[error("DNS cannot be asked (key auth.check): {0}")]
pub struct NoResolver(#[from] NetError);

/// What is known of DNS records of one type. mail-auth looks here before it asks DNS.
struct Records<K, V> {
    known: HashMap<K, V>,
    /// The answer for names that are not known; without one DNS is asked.
    otherwise: Option<V>,
}

impl<K, V> Records<K, V> {
    fn none() -> Self {
        Self { known: HashMap::new(), otherwise: None }
    }

    fn only(otherwise: V) -> Self {
        Self { known: HashMap::new(), otherwise: Some(otherwise) }
    }
}

impl<K: Hash + Eq, V: Clone> ResolverCache<K, V> for Records<K, V> {
    fn get<Q>(&self, name: &Q) -> Option<V>
    where
        K: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        self.known.get(name).or(self.otherwise.as_ref()).cloned()
    }

    fn remove<Q>(&self, _name: &Q) -> Option<V>
    where
        K: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        None
    }

    // The resolver keeps what it learned itself.
    fn insert(&self, _name: K, _value: V, _until: Instant) {}
}

/// Checks mails against DNS, or against a table.
pub struct Checker {
    authenticator: MessageAuthenticator,
    text: Records<Box<str>, Txt>,
    mx: Records<Box<str>, RecordSet<MX>>,
    v4: Records<Box<str>, RecordSet<Ipv4Addr>>,
    v6: Records<Box<str>, RecordSet<Ipv6Addr>>,
    names: Records<IpAddr, RecordSet<Box<str>>>,
}

impl fmt::Debug for Checker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let asks = self.text.otherwise.is_none();
        write!(f, "Checker({} known, {})", self.text.known.len(), if asks { "DNS" } else { "no DNS" })
    }
}

impl Checker {
    /// Asks DNS as this machine is set up to.
    pub fn dns() -> Result<Self, NoResolver> {
        Ok(Self {
            authenticator: MessageAuthenticator::new_system_conf()?,
            text: Records::none(),
            mx: Records::none(),
            v4: Records::none(),
            v6: Records::none(),
            names: Records::none(),
        })
    }

    /// Knows these TXT records alone, and never asks DNS: for tests. A record that is none of SPF, DKIM and DMARC is
    /// one that DNS could not say.
    pub fn table(records: &[(&str, &str)]) -> Result<Self, NoResolver> {
        let missing = Txt::Error(Error::Dns(DnsError::RecordNotFound(ResponseCode::NXDomain)));
        let mut text = Records::only(missing);
        for (name, record) in records {
            text.known.insert(format!("{name}.").into_boxed_str(), parsed(record));
        }
        Ok(Self {
            authenticator: MessageAuthenticator::new(ResolverConfig::default(), ResolverOpts::default())?,
            text,
            mx: Records::only(nothing()),
            v4: Records::only(nothing()),
            v6: Records::only(nothing()),
            names: Records::only(nothing()),
        })
    }

    fn with<P>(&self, params: P) -> Known<'_, P> {
        Parameters {
            params,
            cache_txt: Some(&self.text),
            cache_mx: Some(&self.mx),
            cache_ptr: Some(&self.names),
            cache_ipv4: Some(&self.v4),
            cache_ipv6: Some(&self.v6),
        }
    }

    async fn check(&self, asked: &Asked<'_>) -> Dmarc {
        let Some(mail) = AuthenticatedMessage::parse(asked.mail) else { return Dmarc::None };
        let dkim = self.authenticator.verify_dkim(self.with(&mail)).await;
        let helo = asked.client.as_ref().map_or("", |client| client.helo.as_str());
        let spf = match &asked.client {
            Some(client) => {
                let question = SpfParameters::verify(client.ip, helo, asked.host, asked.mail_from);
                self.authenticator.verify_spf(self.with(question)).await
            }
            None => SpfOutput::new(String::new()).with_result(SpfResult::None),
        };
        let domain = asked.mail_from.rsplit_once('@').map_or(helo, |(_, domain)| domain);
        let question = DmarcParameters::new(&mail, &dkim, domain, &spf);
        let dmarc = self.authenticator.verify_dmarc(self.with(question)).await;
        let result = dmarc.result();
        tracing::debug!(domain = dmarc.domain(), spf = ?spf.result(), dmarc = ?result, "checked");
        match result {
            DmarcResult::Pass => Dmarc::Pass,
            DmarcResult::Fail(_) if asked.client.is_some() => Dmarc::Fail,
            DmarcResult::Fail(_)
            | DmarcResult::TempError(_)
            | DmarcResult::PermError(_)
            | DmarcResult::None => Dmarc::None,
        }
    }
}

#[async_trait]
impl Check for Checker {
    async fn dmarc(&self, asked: Asked<'_>) -> Dmarc {
        tokio::time::timeout(PATIENCE, self.check(&asked)).await.unwrap_or(Dmarc::None)
    }
}

type Known<'x, P> = Parameters<
    'x,
    P,
    Records<Box<str>, Txt>,
    Records<Box<str>, RecordSet<MX>>,
    Records<Box<str>, RecordSet<Ipv4Addr>>,
    Records<Box<str>, RecordSet<Ipv6Addr>>,
    Records<IpAddr, RecordSet<Box<str>>>,
>;

fn nothing<T>() -> RecordSet<T> {
    RecordSet { rrset: Vec::new().into(), dnssec_status: DnssecStatus::Indeterminate }
}

fn parsed(record: &str) -> Txt {
    let bytes = record.as_bytes();
    let read = match record.split([';', ' ']).next() {
        Some("v=spf1") => Spf::parse(bytes).map(Txt::from),
        Some("v=DKIM1") => DomainKey::parse(bytes).map(Txt::from),
        Some("v=DMARC1") => mail_auth::dmarc::Dmarc::parse(bytes).map(Txt::from),
        _ => Err(Error::Dns(DnsError::Resolver(record.to_owned()))),
    };
    read.unwrap_or_else(Txt::Error)
}
