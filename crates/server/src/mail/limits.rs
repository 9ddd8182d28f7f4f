//! How much of a mail is read at all. Counted while the bytes come in, so that a hostile mail never sits in memory.
//!
//! Parts and nesting are counted later, by the MIME reader.

use std::fmt;

/// The bounds of one mail, in octets where not said otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The whole message.
    pub message: usize,
    /// The header, its empty line included.
    pub header: usize,
    /// Header fields; a folded field is one.
    pub fields: usize,
    /// One line, its end not counted.
    pub line: usize,
}

impl Limits {
    /// What the club reads: a move needs a hundredth of it.
    pub const CLUB: Self = Self { message: 2 << 20, header: 64 << 10, fields: 500, line: 64 << 10 };
}

impl Default for Limits {
    fn default() -> Self {
        Self::CLUB
    }
}

/// The bound that a mail breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Excess {
    Message(usize),
    Header(usize),
    Fields(usize),
    Line(usize),
}

impl fmt::Display for Excess {
    /// For the sending host's log and the bounce it writes, in English like every reply of the protocol.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Message(limit) => write!(f, "message over {limit} octets"),
            Self::Header(limit) => write!(f, "header over {limit} octets"),
            Self::Fields(limit) => write!(f, "more than {limit} header fields"),
            Self::Line(limit) => write!(f, "a line over {limit} octets"),
        }
    }
}

/// Counts a mail as it comes in.
#[derive(Clone, Debug)]
pub struct Gauge {
    limits: Limits,
    total: usize,
    line: usize,
    fields: usize,
    in_header: bool,
}

impl Gauge {
    pub fn new(limits: Limits) -> Self {
        Self { limits, total: 0, line: 0, fields: 0, in_header: true }
    }

    /// Whether the empty line that ends the header is still to come.
    pub fn in_header(&self) -> bool {
        self.in_header
    }

    /// One octet of a line, the line's end excepted.
    pub fn octet(&mut self, octet: u8) -> Result<(), Excess> {
        if self.in_header && self.line == 0 && !matches!(octet, b' ' | b'\t') {
            self.fields += 1;
            if self.fields > self.limits.fields {
                return Err(Excess::Fields(self.limits.fields));
            }
        }
        self.line += 1;
        if self.line > self.limits.line {
            return Err(Excess::Line(self.limits.line));
        }
        self.count(1)
    }

    /// A line ended with `octets` octets (2 on the wire, 1 from a pipe).
    pub fn line_end(&mut self, octets: usize) -> Result<(), Excess> {
        self.count(octets)?;
        if self.line == 0 {
            self.in_header = false;
        }
        self.line = 0;
        Ok(())
    }

    fn count(&mut self, octets: usize) -> Result<(), Excess> {
        self.total += octets;
        if self.total > self.limits.message {
            return Err(Excess::Message(self.limits.message));
        }
        if self.in_header && self.total > self.limits.header {
            return Err(Excess::Header(self.limits.header));
        }
        Ok(())
    }

    /// Counts a whole mail whose lines end in LF or CR LF, as a pipe or a mailbox holds it.
    pub fn whole(limits: Limits, mail: &[u8]) -> Result<(), Excess> {
        let mut gauge = Self::new(limits);
        for line in mail.split_inclusive(|&octet| octet == b'\n') {
            let text = line.strip_suffix(b"\n").unwrap_or(line);
            let text = text.strip_suffix(b"\r").unwrap_or(text);
            for &octet in text {
                gauge.octet(octet)?;
            }
            gauge.line_end(line.len() - text.len())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_bound_is_named() {
        let small = Limits { message: 60, header: 30, fields: 3, line: 20 };
        assert_eq!(Gauge::whole(small, b"A: b\r\n\r\nbody\r\n"), Ok(()));
        assert_eq!(Gauge::whole(small, b"A: 1\n folded\nB: 2\nC: 3\n\nbody"), Ok(()));
        assert_eq!(Gauge::whole(small, b"A:\nB:\nC:\nD:\n\n"), Err(Excess::Fields(3)));
        assert_eq!(Gauge::whole(small, b"A: b\n\n123456789012345678901"), Err(Excess::Line(20)));
        assert_eq!(
            Gauge::whole(small, b"A: 1234567890\nB: 1234567890\nC: 1234567890\n"),
            Err(Excess::Header(30))
        );
        assert_eq!(
            Gauge::whole(small, &[b"A: b\n\n", "1234567890\n".repeat(5).as_bytes()].concat()),
            Err(Excess::Message(60))
        );
    }
}
