//! The mailroom's way into the club: a reply as a mail program would write it, vouched for by the demo's mail host, through
//! the ingress that every mail goes through.

use std::fmt::Write as _;
use std::time::{Duration, UNIX_EPOCH};

use anyhow::Context as _;
use async_trait::async_trait;
use frcec_store::letters::Letter;
use frcec_store::players;
use lettre::message::header::{ContentTransferEncoding, ContentType};
use lettre::message::{Body, Mailbox, SinglePart};
use lettre::{Address, Message};

use crate::door::Door;
use crate::mail::compose::assemble::Headers;
use crate::mail::compose::picture::{Pictures, letter_bytes};
use crate::mail::ingress::{Ingress, Taken};
use crate::web::mailroom::PostOffice;

/// The demo's post office.
pub struct DemoPost {
    door: Door,
    ingress: Ingress,
    host: &'static str,
}

impl DemoPost {
    /// A post office whose mail `host` vouches for.
    pub fn new(door: Door, host: &'static str) -> Self {
        let ingress = Ingress::new(door.clone(), Some(host.to_owned()));
        Self { door, ingress, host }
    }
}

/// Who sends an answer.
#[derive(Clone, Copy, Debug)]
pub(super) enum Sender<'a> {
    /// The letter's reader from the registered address; the demo's host, so named, says so (DMARC).
    Reader(&'a str),
    /// Somebody who writes from this address, which nobody vouches for.
    Stranger(&'a str),
}

/// The answer to `letter` as a mail program writes it at `at` (Unix ms): `text` above the letter quoted.
pub(super) async fn compose(
    door: &Door,
    letter: &Letter,
    text: &str,
    sender: Sender<'_>,
    at: i64,
) -> anyhow::Result<Vec<u8>> {
    let headers = headers(letter).context("this letter cannot be answered")?;
    let name = match letter.player_id {
        Some(id) => {
            let mut tx = door.db().read().await?;
            players::by_id(&mut tx, id).await?.map(|player| player.name)
        }
        None => None,
    };
    let address: Address = match sender {
        Sender::Reader(_) => letter.address.parse()?,
        Sender::Stranger(address) => address.parse()?,
    };
    let (user, domain) = (address.user().to_owned(), address.domain().to_owned());
    let id = data_encoding::HEXLOWER.encode(&door.ids().octets::<12>());
    let mut body = text.trim_end().replace("\r\n", "\n");
    let written = date(headers.at, "%a, %d %b %Y at %H:%M");
    // Writing to a String cannot fail.
    let _ = write!(body, "\n\nOn {written}, {} <{}> wrote:\n", headers.from_name, headers.from);
    for line in letter.text.lines() {
        let _ = writeln!(body, "> {line}");
    }
    let body = body.replace('\n', "\r\n");
    let body = Body::new_with_encoding(body, ContentTransferEncoding::QuotedPrintable)
        .map_err(|_| anyhow::anyhow!("the text cannot be encoded"))?;
    let references = headers.references.iter().chain([&headers.message_id]).map(|id| format!("<{id}>"));
    let message = Message::builder()
        .from(Mailbox::new(name, address))
        .to(Mailbox::new(Some(headers.from_name.clone()), headers.from.parse()?))
        .subject(format!("Re: {}", letter.subject))
        .date(UNIX_EPOCH + Duration::from_millis(u64::try_from(at)?))
        .message_id(Some(format!("<{id}@{domain}>")))
        .in_reply_to(format!("<{}>", headers.message_id))
        .references(references.collect::<Vec<_>>().join(" "))
        .singlepart(SinglePart::builder().content_type(ContentType::TEXT_PLAIN).body(body))?;
    let mut mail = Vec::new();
    if let Sender::Reader(host) = sender {
        mail = format!(
            "Received: from mail.{domain} (mail.{domain} [192.0.2.25])\r\n\tby {host} with ESMTPS id {id}\r\n\tfor <{to}>; {date}\r\n\
             Authentication-Results: {host};\r\n\tspf=pass smtp.mailfrom={user}@{domain};\r\n\tdkim=pass header.d={domain};\r\n\
             \tdmarc=pass header.from={domain}\r\n",
            to = headers.from,
            date = date(at, "%a, %d %b %Y %H:%M:%S +0000"),
        )
        .into_bytes();
    }
    mail.extend(message.formatted());
    Ok(mail)
}

/// A moment (Unix ms, UTC) in a given form.
fn date(at: i64, form: &str) -> String {
    jiff::Timestamp::from_millisecond(at).map(|at| at.strftime(form).to_string()).unwrap_or_default()
}

/// The header fields that a letter was stored with.
pub(super) fn headers(letter: &Letter) -> Option<Headers> {
    serde_json::from_str(&letter.headers).ok()
}

#[async_trait]
impl PostOffice for DemoPost {
    async fn reply(&self, letter: &Letter, text: &str) -> Result<String, String> {
        let headers = headers(letter).ok_or("this letter cannot be answered")?;
        let at = self.door.clock().now();
        let mail = compose(&self.door, letter, text, Sender::Reader(self.host), at)
            .await
            .map_err(|error| error.to_string())?;
        let to = [headers.from.clone()];
        let taken = self.ingress.receive(&letter.address, &to, &mail, at).await;
        match taken.into_iter().next() {
            Some(Taken::Recorded) => Ok("250".to_owned()),
            Some(Taken::Unknown(why)) => Err(format!("550 {why}")),
            Some(Taken::Refused(why)) => Err(format!("554 {why}")),
            Some(Taken::Later(why)) => Err(format!("451 {why}")),
            None => Err("no answer".to_owned()),
        }
    }

    fn source(&self, letter: &Letter) -> Result<Vec<u8>, String> {
        letter_bytes(letter).map_err(|error| error.to_string())
    }

    fn picture(&self, letter: &Letter, id: &str) -> Option<Vec<u8>> {
        let pictures: Pictures = serde_json::from_str(letter.picture.as_deref()?).ok()?;
        Some(pictures.find(id)?.png().ok()?.to_vec())
    }

    fn fields(&self, letter: &Letter) -> (String, Option<String>) {
        match headers(letter) {
            Some(headers) => (format!("{} <{}>", headers.from_name, headers.from), Some(headers.from)),
            None => (String::new(), None),
        }
    }
}
