//! From a stored letter to the octets that go out: a pure function, so that sending again sends the same mail.
use std::{
    sync::Arc,
    time::{Duration, UNIX_EPOCH},
};

use lettre::{
    Address, Message,
    message::{
        Attachment, Body, Mailbox, MessageBuilder, MultiPart, MultiPartKind, SinglePart,
        header::{ContentTransferEncoding, ContentType, HeaderName, HeaderValue},
    },
};
use serde::{Deserialize, Serialize};

/// Marks our own letters, so that one that comes back is never read as a player's mail.
pub const OWN_MARK: &str = "X-Club-Outbound";

/// Message ids of earlier letters that a letter names besides the thread's root (RFC 5322, 3.6.4).
pub const REFERENCES: usize = 5;

/// The header fields of a letter, final from the moment of its making; stored as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Headers {
    /// The club's name, shown as the sender.
    pub from_name: String,
    /// The address that an answer goes to.
    pub from: String,
    /// The reader's name.
    pub to_name: String,
    /// The reader's address.
    pub to: String,
    /// The subject.
    pub subject: String,
    /// When the letter was made (Unix ms).
    pub at: i64,
    /// Without `<>`.
    pub message_id: String,
    /// The mail that is answered, without `<>`.
    pub in_reply_to: Option<String>,
    /// The thread, root first, without `<>`.
    pub references: Vec<String>,
    /// Separates the MIME parts.
    pub boundary: String,
    /// The page at which one click ends letters of this kind (RFC 2369, RFC 8058); on digests and newsletters only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unsubscribe: Option<String>,
}

/// A file that goes with a letter; stored as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Enclosure {
    /// Its name: ASCII, without anything that a path or a header could stumble over.
    pub name: String,
    /// Its media type, without parameters.
    pub media: String,
    /// What it holds.
    pub text: String,
}

impl Enclosure {
    /// Games as a file of the type that IANA knows, by which mail programs find a chess program (`name` without its end).
    pub fn pgn(name: &str, text: String) -> Self {
        let safe = |c: char| if c.is_ascii_alphanumeric() || matches!(c, '-' | '_') { c } else { '_' };
        let name: String = name.chars().map(safe).take(60).collect();
        Self { name: format!("{name}.pgn"), media: "application/vnd.chess-pgn".to_owned(), text }
    }
}

/// A picture in the HTML part.
#[derive(Clone, Debug)]
pub struct Picture {
    /// Its content id: `<img src="cid:board">`.
    pub id: String,
    /// The PNG.
    pub png: Arc<[u8]>,
}

/// A letter that cannot be made into a mail; it would not become one by trying again.
#[derive(Debug, thiserror::Error)]
pub enum AssembleError {
    /// An address that mail cannot be sent to.
    #[error("{address:?} is no mail address: {source}")]
    Address {
        /// The text.
        address: String,
        /// What is wrong.
        source: lettre::address::AddressError,
    },
    /// The stored header fields or what the picture shows are no JSON of ours.
    #[error("the letter's row cannot be read: {0}")]
    Row(#[from] serde_json::Error),
    /// The picture's position cannot be reached.
    #[error("the letter's picture cannot be drawn: {0}")]
    Picture(#[from] super::picture::PictureError),
    /// A part could not be put together.
    #[error("the mail could not be put together: {0}")]
    Build(#[from] lettre::error::Error),
    /// A body that cannot be encoded.
    #[error("the text cannot be encoded")]
    Body,
}

/// The whole mail with CRLF line ends: text alone, or text and HTML with the boards' PNGs beside it; and perhaps a file.
pub fn assemble(
    headers: &Headers,
    text: &str,
    html: Option<&str>,
    pictures: &[Picture],
    enclosure: Option<&Enclosure>,
) -> Result<Vec<u8>, AssembleError> {
    let builder = header(headers)?;
    let plain = part(ContentType::TEXT_PLAIN, text)?;
    let body = match html {
        None => Content::One(plain),
        Some(html) => Content::Many(alternative(headers, plain, html, pictures)?),
    };
    let message = match (body, enclosure) {
        (Content::One(plain), None) => builder.singlepart(plain)?,
        (Content::Many(parts), None) => builder.multipart(parts)?,
        (body, Some(enclosure)) => {
            let mixed =
                MultiPart::builder().kind(MultiPartKind::Mixed).boundary(format!("{}m", headers.boundary));
            let mixed = match body {
                Content::One(plain) => mixed.singlepart(plain),
                Content::Many(parts) => mixed.multipart(parts),
            };
            builder.multipart(mixed.singlepart(file(enclosure)?))?
        }
    };
    Ok(message.formatted())
}

enum Content {
    One(SinglePart),
    Many(MultiPart),
}

fn header(headers: &Headers) -> Result<MessageBuilder, AssembleError> {
    let mut builder = Message::builder()
        .from(mailbox(&headers.from_name, &headers.from)?)
        .to(mailbox(&headers.to_name, &headers.to)?)
        .subject(one_line(&headers.subject))
        .date(UNIX_EPOCH + Duration::from_millis(u64::try_from(headers.at).unwrap_or(0)))
        .message_id(Some(bracketed(&headers.message_id)));
    if let Some(id) = headers.in_reply_to.as_deref().filter(|id| fits(id)) {
        builder = builder.in_reply_to(bracketed(id));
    }
    let ids: Vec<String> = headers.references.iter().filter(|id| fits(id)).map(|id| bracketed(id)).collect();
    if !ids.is_empty() {
        builder = builder.references(ids.join(" "));
    }
    let mark = |name: &'static str, value: &str| {
        HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned())
    };
    // RFC 3834: an answer to this letter by a robot would be an answer to a robot.
    builder = builder
        .raw_header(mark("Auto-Submitted", "auto-generated"))
        .raw_header(mark("X-Auto-Response-Suppress", "All"))
        .raw_header(mark(OWN_MARK, "1"));
    if let Some(url) = &headers.unsubscribe {
        builder = builder
            .raw_header(mark("List-Unsubscribe", &bracketed(url)))
            .raw_header(mark("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
    }
    Ok(builder)
}

/// Whether a Message-ID is short enough that a field of six stays within a line of 998 octets, folded or not (RFC 5322,
/// 2.1.1). A stranger's may have any length; one that we leave out only loosens the thread.
fn fits(id: &str) -> bool {
    id.len() <= 150
}

fn alternative(
    headers: &Headers,
    plain: SinglePart,
    html: &str,
    pictures: &[Picture],
) -> Result<MultiPart, AssembleError> {
    let html = part(ContentType::TEXT_HTML, html)?;
    let alternative = MultiPart::builder()
        .kind(MultiPartKind::Alternative)
        .boundary(format!("{}a", headers.boundary))
        .singlepart(plain);
    if pictures.is_empty() {
        return Ok(alternative.singlepart(html));
    }
    let mut related = MultiPart::builder()
        .kind(MultiPartKind::Related)
        .boundary(format!("{}r", headers.boundary))
        .singlepart(html);
    for picture in pictures {
        let png = ContentType::parse("image/png").map_err(|_| AssembleError::Body)?;
        let body = Body::new(picture.png.to_vec());
        related = related.singlepart(Attachment::new_inline(picture.id.clone()).body(body, png));
    }
    Ok(alternative.multipart(related))
}

/// The content id of the board's picture in a letter about one game.
pub const PICTURE_ID: &str = "board";

/// The content id of the picture of board `number` in a letter about several.
pub fn picture_id(number: usize) -> String {
    format!("{PICTURE_ID}{number}")
}

fn file(enclosure: &Enclosure) -> Result<SinglePart, AssembleError> {
    let content_type = ContentType::parse(&format!("{}; charset=utf-8", enclosure.media))
        .map_err(|_| AssembleError::Body)?;
    let body = encoded(&enclosure.text)?;
    Ok(Attachment::new(enclosure.name.clone()).body(body, content_type))
}

fn part(content_type: ContentType, text: &str) -> Result<SinglePart, AssembleError> {
    Ok(SinglePart::builder().content_type(content_type).body(encoded(text)?))
}

fn encoded(text: &str) -> Result<Body, AssembleError> {
    // The line end after the last line is written with the part.
    let text = text.replace("\r\n", "\n").trim_end_matches('\n').replace('\n', "\r\n");
    // Quoted-printable always: no line over 78, no trailing blank that a gateway strips, no 8-bit octet to convert.
    Body::new_with_encoding(text, ContentTransferEncoding::QuotedPrintable).map_err(|_| AssembleError::Body)
}

fn mailbox(name: &str, address: &str) -> Result<Mailbox, AssembleError> {
    let parsed = address
        .parse::<Address>()
        .map_err(|source| AssembleError::Address { address: address.to_owned(), source })?;
    let name = one_line(name);
    Ok(Mailbox::new((!name.is_empty()).then_some(name), parsed))
}

/// Names and subjects are written by people: what could end a header field becomes a blank.
fn one_line(text: &str) -> String {
    let blank = |c: char| if c.is_control() || c == '\u{2028}' || c == '\u{2029}' { ' ' } else { c };
    text.chars().map(blank).collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

fn bracketed(id: &str) -> String {
    let inner: String = id.chars().filter(|c| !c.is_control() && !matches!(c, '<' | '>' | ' ')).collect();
    format!("<{inner}>")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers() -> Headers {
        Headers {
            from_name: "FRCEC".to_owned(),
            from: "play+g1.0.w.abcdefghijklmnop@club.example".to_owned(),
            to_name: "Анна \"A\"\r\nBcc: x@example.org".to_owned(),
            to: "anna@example.org".to_owned(),
            subject: "[FRCEC] M0001-1: Ä - B\nX-Evil: 1".to_owned(),
            at: 1_777_000_000_000,
            message_id: "g1.2.w@club.example".to_owned(),
            in_reply_to: Some("m1@example.org>\r\nX-Evil: 2".to_owned()),
            references: vec!["root@club.example".to_owned()],
            boundary: "b0undary".to_owned(),
            unsubscribe: None,
        }
    }

    fn pgn() -> Enclosure {
        Enclosure {
            name: "M0001-1.pgn".to_owned(),
            media: "application/vnd.chess-pgn".to_owned(),
            text: "[Event \"Ä\"]\n\n1. e4 *\n".to_owned(),
        }
    }

    #[test]
    fn no_field_grows_over_a_line_whatever_others_wrote() {
        let long = "x".repeat(2000);
        let headers = Headers {
            subject: format!("[FRCEC] {}", "Überlange Wörter ".repeat(80)),
            to_name: "Ö".repeat(400),
            in_reply_to: Some(format!("{long}@example.org")),
            references: (0..6).map(|n| format!("{n}{}@example.org", "y".repeat(130))).collect(),
            unsubscribe: Some("https://club.example/unsubscribe/s12.abcdefghijklmnop".to_owned()),
            ..headers()
        };
        let mail = String::from_utf8(assemble(&headers, "text\n", None, &[], Some(&pgn())).unwrap()).unwrap();
        for line in mail.split("\r\n") {
            assert!(line.len() <= 998, "{line}");
        }
        assert!(!mail.contains(&long));
        let unfolded = mail.replace("\r\n ", " ");
        assert!(
            unfolded.contains(
                "\r\nList-Unsubscribe: <https://club.example/unsubscribe/s12.abcdefghijklmnop>\r\n"
            )
        );
        assert!(unfolded.contains("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"));
        assert_eq!(
            unfolded.matches("@example.org>").count(),
            6 + 1,
            "six references and the recipient: {unfolded}"
        );
        assert!(mail.contains("filename=\"M0001-1.pgn\""));
    }

    #[test]
    fn the_same_letter_makes_the_same_octets() {
        let board = Picture { id: PICTURE_ID.to_owned(), png: [0x89, 0x50, 0x4e].into() };
        let make = || {
            let boards = std::slice::from_ref(&board);
            assemble(&headers(), "Nf3 – gut\n", Some("<p>Nf3</p>"), boards, Some(&pgn())).unwrap()
        };
        assert_eq!(make(), make());
    }

    #[test]
    fn names_and_subjects_cannot_add_header_fields() {
        let mail = String::from_utf8(assemble(&headers(), "text\n", None, &[], None).unwrap()).unwrap();
        let (head, body) = mail.split_once("\r\n\r\n").unwrap();
        for line in head.split("\r\n") {
            assert!(!line.starts_with("X-Evil") && !line.starts_with("Bcc"), "{line}");
            assert!(line.len() <= 998);
        }
        assert!(head.contains("X-Club-Outbound: 1"));
        assert!(head.contains("Auto-Submitted: auto-generated"));
        assert!(head.contains("Content-Transfer-Encoding: quoted-printable"));
        assert_eq!(body, "text\r\n");
    }

    #[test]
    fn an_address_that_is_none_is_named() {
        let mut headers = headers();
        headers.to = "not an address".to_owned();
        let error = assemble(&headers, "x", None, &[], None).unwrap_err();
        assert!(error.to_string().contains("not an address"));
    }
}
