//! One mail on standard input, as a mail server's pipe delivers it, and the exit code that tells the mail server what to
//! do with it (sysexits.h).
//!
//! Whatever is printed ends up in a bounce to a stranger: only what LMTP would say to the sender's host is.

use std::io::{self, Read};

use super::limits::{Excess, Gauge, Limits};

/// Taken, or deliberately not acted on; duplicates too.
pub const OK: u8 = 0;
/// `EX_DATAERR`: the mail is over a limit or no mail.
pub const DATA_ERROR: u8 = 65;
/// `EX_NOUSER`: no such recipient.
pub const NO_USER: u8 = 67;
/// `EX_TEMPFAIL`: our trouble; the mail server keeps the mail and comes again.
pub const TRY_AGAIN: u8 = 75;

/// Why the mail was not read.
#[derive(Debug, thiserror::Error)]
pub enum PipeError {
    #[error("cannot read standard input: {0}")]
    Read(#[from] io::Error),
    #[error("{0}")]
    Excess(Excess),
}

/// Reads the whole mail, or stops as soon as it is over a limit.
pub fn read(input: impl Read, limits: Limits) -> Result<Vec<u8>, PipeError> {
    let mut mail = Vec::new();
    let bound = u64::try_from(limits.message).unwrap_or(u64::MAX).saturating_add(1);
    input.take(bound).read_to_end(&mut mail)?;
    Gauge::whole(limits, &mail).map_err(PipeError::Excess)?;
    Ok(mail)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_is_read_whole_with_either_line_end() {
        for mail in [&b"A: b\n\nx\n"[..], b"A: b\r\n\r\nx\r\n", b""] {
            assert_eq!(read(mail, Limits::CLUB).unwrap(), mail);
        }
    }

    #[test]
    fn an_endless_mail_is_not_read_to_its_end() {
        let endless = io::repeat(b'\n');
        assert!(matches!(read(endless, Limits::CLUB), Err(PipeError::Excess(Excess::Message(_)))));
        let long_line = io::repeat(b'x');
        assert!(matches!(
            read(long_line, Limits::CLUB),
            Err(PipeError::Excess(Excess::Header(_) | Excess::Line(_)))
        ));
    }
}
