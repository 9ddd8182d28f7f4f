//! Limits that the reader of parts adds to those that hold while octets come in ([`crate::mail::limits`]; fault
//! cases 170, 172).

use crate::mail::limits::{Excess, Limits};

/// The header block of a message or of a part, in octets.
pub const HEADER: usize = Limits::CLUB.header;
/// Fields of a header block.
pub const FIELDS: usize = Limits::CLUB.fields;
/// One line, in octets. RFC 5322 says 998; real senders write more (fault case 175).
pub const LINE: usize = Limits::CLUB.line;
/// MIME parts of a message, multiparts included.
pub const PARTS: usize = 100;
/// How deep multiparts may lie in each other.
pub const DEPTH: usize = 20;

/// The limit that a message broke.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Limit {
    /// Over 2 MiB.
    #[error("the message has more than 2 MiB")]
    Message,
    /// Over [`HEADER`].
    #[error("a header has more than 64 KiB")]
    Header,
    /// Over [`FIELDS`].
    #[error("a header has more than 500 fields")]
    Fields,
    /// Over [`PARTS`].
    #[error("the message has more than 100 parts")]
    Parts,
    /// Over [`DEPTH`].
    #[error("the message's parts lie more than 20 deep")]
    Depth,
    /// Over [`LINE`].
    #[error("a line has more than 64 KiB")]
    Line,
}

impl Limit {
    /// The SMTP reply that says so: too big for us, or not to be read (RFC 3463: 5.3.4, 5.6.0).
    pub const fn smtp_reply(self) -> &'static str {
        match self {
            Self::Message => "552 5.3.4 message has more than 2 MiB",
            Self::Header | Self::Fields => "552 5.3.4 header has more than 64 KiB or 500 fields",
            Self::Parts => "554 5.6.0 message has more than 100 parts",
            Self::Depth => "554 5.6.0 message parts lie more than 20 deep",
            Self::Line => "554 5.6.0 a line has more than 64 KiB",
        }
    }
}

impl From<Excess> for Limit {
    fn from(excess: Excess) -> Self {
        match excess {
            Excess::Message(_) => Self::Message,
            Excess::Header(_) => Self::Header,
            Excess::Fields(_) => Self::Fields,
            Excess::Line(_) => Self::Line,
        }
    }
}
