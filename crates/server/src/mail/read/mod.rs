//! From the octets of a message to what a person wrote and what programs wrote around it. Pure and total: every
//! sequence of octets gives a [`Mail`] or a [`Limit`], in time linear in its length.

pub mod charset;
mod fields;
mod flowed;
pub mod limits;
pub mod mime;
mod sender;
mod trace;

use std::panic::{AssertUnwindSafe, catch_unwind};

pub use fields::{Field, Fields, decode_words};
pub use limits::Limit;
pub use mime::Part;
pub use sender::{Sender, sender};
pub use trace::{Client, Dmarc};

use super::address::Identity;
use super::body::{SourceLine, html, wrap};
use super::limits::{Gauge, Limits};
use super::text;

/// Why a message cannot be read at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// It broke a limit.
    #[error(transparent)]
    Limit(#[from] Limit),
    /// The reader gave up on it; a fault of ours that must not stop the next message.
    #[error("the message could not be parsed")]
    Broken,
}

/// A message, read.
#[derive(Clone, Debug)]
pub struct Mail {
    /// The message's own header.
    pub fields: Fields,
    /// Who the one From field names.
    pub sender: Sender,
    /// The subject, decoded, one line. Never a command.
    pub subject: String,
    /// The Message-ID without angle brackets.
    pub message_id: Option<String>,
    /// The parts, the message itself first.
    pub parts: Vec<Part>,
    /// The lines of what is to be read as plain text; `None` if no part is.
    pub plain: Option<Vec<SourceLine>>,
    /// The lines of what is to be read as HTML; `None` if no part is.
    pub html: Option<Vec<SourceLine>>,
    /// Text of report parts (`message/delivery-status` and the returned header), for `screen`.
    pub report: Vec<(String, String)>,
}

impl Mail {
    /// Reads a message. A panic in a parser is caught and told as [`Unreadable::Broken`].
    pub fn read(message: &[u8]) -> Result<Self, Unreadable> {
        Gauge::whole(Limits::CLUB, message).map_err(Limit::from)?;
        catch_unwind(AssertUnwindSafe(|| Self::read_parts(message))).unwrap_or(Err(Unreadable::Broken))
    }

    fn read_parts(message: &[u8]) -> Result<Self, Unreadable> {
        let parts = mime::parts(message)?;
        let Some(root) = parts.first() else { return Err(Unreadable::Broken) };
        let fields = root.fields.clone();
        let views = views(message, &parts);
        let report = parts
            .iter()
            .filter(|p| p.is_a("message") || p.content_type == "text/rfc822-headers")
            .map(|p| (p.content_type.clone(), text::body(&p.text(message))))
            .collect();
        let message_id = fields.get("Message-ID").map(|id| {
            let id = text::without_invisible(&id);
            id.trim().trim_start_matches('<').trim_end_matches('>').to_owned()
        });
        Ok(Self {
            sender: sender::sender(&fields),
            subject: fields.decoded("Subject").unwrap_or_default(),
            message_id: message_id.filter(|id| !id.is_empty()),
            plain: views.plain,
            html: views.html,
            report,
            fields,
            parts,
        })
    }

    /// The identity of the sender, if the From fields name one.
    pub fn identity(&self) -> Option<Identity> {
        self.sender.address().and_then(Identity::of)
    }

    /// Whether its words are hidden from us: encrypted, or in the one format that only Outlook reads.
    pub fn is_sealed(&self) -> bool {
        let sealed = |part: &Part| match part.content_type.as_str() {
            "multipart/encrypted" | "application/ms-tnef" | "application/vnd.ms-tnef" => true,
            "application/pkcs7-mime" | "application/x-pkcs7-mime" => {
                !part.param("smime-type").is_some_and(|kind| kind.eq_ignore_ascii_case("signed-data"))
            }
            _ => false,
        };
        let armoured = |lines: &Option<Vec<SourceLine>>| {
            lines.iter().flatten().any(|line| line.depth == 0 && line.text == "-----BEGIN PGP MESSAGE-----")
        };
        self.parts.iter().any(sealed) || armoured(&self.plain)
    }

    /// What our own host says of DMARC; see [`Dmarc`].
    pub fn dmarc(&self, authserv_id: Option<&str>) -> Dmarc {
        trace::dmarc(&self.fields, authserv_id, self.identity().as_ref())
    }

    /// The host that gave the message to our configured one, if that one wrote the topmost Received line.
    pub fn client(&self, mail_host: Option<&str>) -> Option<Client> {
        trace::client(&self.fields, mail_host)
    }

    /// When our configured host took the message, Unix ms; `None` if the topmost Received line is not its own.
    pub fn received_at(&self, mail_host: Option<&str>) -> Option<i64> {
        trace::received_at(&self.fields, mail_host)
    }

    /// The ids in In-Reply-To and References, without angle brackets.
    pub fn thread(&self) -> Vec<String> {
        let ids = ["In-Reply-To", "References"].iter().filter_map(|name| self.fields.get(name));
        ids.flat_map(|value| {
            value.split(['<', '>', ' ']).filter(|id| id.contains('@')).map(str::to_owned).collect::<Vec<_>>()
        })
        .collect()
    }
}

#[derive(Default)]
struct Views {
    plain: Option<Vec<SourceLine>>,
    html: Option<Vec<SourceLine>>,
}

/// The text that a mail program would show, once as plain text and once as HTML. Attachments, attached messages
/// (fault case 055) and parts of a report do not belong to it.
fn views(message: &[u8], parts: &[Part]) -> Views {
    let mut views = Views::default();
    let mut has_plain = false;
    let mut has_html = false;
    let mut struck = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        if !shown(parts, index) {
            continue;
        }
        let in_alternative =
            ancestors(parts, index).any(|p| parts[p].content_type == "multipart/alternative");
        let (lines, html) = match part.content_type.as_str() {
            "text/plain" => (plain_lines(part, message), false),
            "text/html" => {
                let page = html::read(&part.text(message));
                struck.extend(page.struck);
                (page.lines, true)
            }
            _ => continue,
        };
        if html || !in_alternative {
            has_html |= html;
            views.html.get_or_insert_default().extend(lines.iter().cloned());
        }
        if !html || !in_alternative {
            has_plain |= !html;
            views.plain.get_or_insert_default().extend(lines);
        }
    }
    // A text of a type that is not known is read as plain (RFC 2046, 4.1.4), if nothing else can be.
    if !has_plain && !has_html {
        let text = parts.iter().enumerate().find(|(at, part)| is_unknown_text(part) && shown(parts, *at));
        views.plain = text.map(|(_, part)| plain_lines(part, message));
        has_plain = true;
    }
    // A view that only repeats the other one is no second witness.
    if !has_plain {
        views.plain = None;
    }
    if !has_html {
        views.html = None;
    }
    if let (Some(plain), Some(html)) = (&mut views.plain, &views.html) {
        *plain = wrap::as_in_html(plain, html, &struck);
    }
    views
}

/// `text/markdown` and the like; texts for programs are none.
fn is_unknown_text(part: &Part) -> bool {
    let kind = part.content_type.strip_prefix("text/").unwrap_or("calendar");
    let for_programs =
        ["calendar", "vcard", "x-vcard", "directory", "css", "csv", "javascript", "xml", "rtf"];
    !for_programs.contains(&kind)
        && !kind.starts_with("rfc822")
        && !kind.starts_with("vnd.")
        && !kind.contains("html")
}

fn plain_lines(part: &Part, message: &[u8]) -> Vec<SourceLine> {
    let text = text::body(&part.text(message));
    let flowed = part.param("format").is_some_and(|f| f.eq_ignore_ascii_case("flowed"));
    if flowed {
        let delsp = part.param("delsp").is_some_and(|d| d.eq_ignore_ascii_case("yes"));
        let lines = SourceLine::plain(&flowed::unwrap(&text, delsp));
        lines.into_iter().map(|line| SourceLine { ended: true, ..line }).collect()
    } else {
        SourceLine::plain(&text)
    }
}

fn ancestors(parts: &[Part], index: usize) -> impl Iterator<Item = usize> {
    std::iter::successors(parts[index].parent, |p| parts[*p].parent)
}

/// Whether a text part is shown in place: no attachment, and in no multipart of which only another part is shown.
fn shown(parts: &[Part], index: usize) -> bool {
    if index > 0 && parts[index].is_attachment() {
        return false;
    }
    let mut child = index;
    for parent in ancestors(parts, index) {
        let first = parts.iter().position(|p| p.parent == Some(parent));
        let only_first = matches!(
            parts[parent].content_type.as_str(),
            "multipart/signed" | "multipart/related" | "multipart/report"
        );
        if only_first && first != Some(child) {
            return false;
        }
        if parts[parent].content_type == "multipart/digest"
            || parts[parent].content_type == "multipart/encrypted"
        {
            return false;
        }
        child = parent;
    }
    true
}
