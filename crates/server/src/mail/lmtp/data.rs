//! The text of a mail between DATA and its end (RFC 5321, 4.1.1.4 and 4.5.2).
//!
//! Only CR LF . CR LF ends it. Servers that also took LF . LF, or made line ends equal before looking for the dot, let
//! a stranger smuggle in a second mail with a sender of his choice.

use crate::mail::limits::{Excess, Gauge, Limits};

/// Why the mail will be refused, once its end has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DataFault {
    Excess(Excess),
    /// A lone CR or LF in the header: our reader would see fields there that the host in front never checked.
    BareLineEnd,
}

#[derive(Clone, Copy, Debug)]
enum At {
    /// After CR LF, or at the very beginning.
    LineStart,
    /// After a dot that opened the line; it is not part of the text.
    Dot,
    DotCr,
    Middle,
    Cr,
}

/// Takes the octets as they come and hands out the mail, dots unstuffed, lines as they were.
#[derive(Debug)]
pub struct DataReader {
    at: At,
    gauge: Gauge,
    mail: Vec<u8>,
    fault: Option<DataFault>,
    swallowed: usize,
}

impl DataReader {
    pub fn new(limits: Limits) -> Self {
        Self { at: At::LineStart, gauge: Gauge::new(limits), mail: Vec::new(), fault: None, swallowed: 0 }
    }

    /// Takes octets until the end of the mail; returns how many it took, and whether the end was among them.
    pub fn feed(&mut self, input: &[u8]) -> (usize, bool) {
        for (index, &octet) in input.iter().enumerate() {
            if self.octet(octet) {
                return (index + 1, true);
            }
        }
        (input.len(), false)
    }

    /// Octets that came in after the mail had already broken a bound. They are read to keep step with the sender.
    pub fn swallowed(&self) -> usize {
        self.swallowed
    }

    /// The mail, or why it is refused. Call it when [`feed`](Self::feed) has seen the end.
    pub fn finish(self) -> Result<Vec<u8>, DataFault> {
        match self.fault {
            Some(fault) => Err(fault),
            None => Ok(self.mail),
        }
    }

    fn octet(&mut self, octet: u8) -> bool {
        self.at = match (self.at, octet) {
            (At::DotCr, b'\n') => return true,
            (At::LineStart, b'.') => At::Dot,
            (At::Dot, b'\r') => At::DotCr,
            (At::LineStart | At::Dot | At::Middle, octet) => self.inside(octet),
            (At::Cr, b'\n') => {
                self.line_end();
                At::LineStart
            }
            (At::Cr | At::DotCr, octet) => {
                self.bare(b'\r');
                self.inside(octet)
            }
        };
        false
    }

    fn inside(&mut self, octet: u8) -> At {
        match octet {
            b'\r' => return At::Cr,
            b'\n' => self.bare(b'\n'),
            octet => self.keep(octet),
        }
        At::Middle
    }

    fn bare(&mut self, octet: u8) {
        if self.gauge.in_header() {
            self.fail(DataFault::BareLineEnd);
        }
        self.keep(octet);
    }

    fn keep(&mut self, octet: u8) {
        if self.fault.is_some() {
            self.swallowed += 1;
            return;
        }
        match self.gauge.octet(octet) {
            Ok(()) => self.mail.push(octet),
            Err(excess) => self.fail(DataFault::Excess(excess)),
        }
    }

    fn line_end(&mut self) {
        if self.fault.is_some() {
            self.swallowed += 2;
            return;
        }
        match self.gauge.line_end(2) {
            Ok(()) => self.mail.extend_from_slice(b"\r\n"),
            Err(excess) => self.fail(DataFault::Excess(excess)),
        }
    }

    fn fail(&mut self, fault: DataFault) {
        self.fault.get_or_insert(fault);
        self.mail = Vec::new();
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn read(input: &[u8]) -> Option<(Result<Vec<u8>, DataFault>, usize)> {
        let mut reader = DataReader::new(Limits::CLUB);
        let (taken, ended) = reader.feed(input);
        ended.then(|| (reader.finish(), taken))
    }

    #[test]
    fn dots_are_unstuffed() {
        let (mail, taken) = read(b"A: b\r\n\r\n..one\r\n.two\r\n...\r\nx.y\r\n.\r\nQUIT\r\n").unwrap();
        assert_eq!(mail.unwrap(), b"A: b\r\n\r\n.one\r\ntwo\r\n..\r\nx.y\r\n");
        assert_eq!(taken, b"A: b\r\n\r\n..one\r\n.two\r\n...\r\nx.y\r\n.\r\n".len());
    }

    #[test]
    fn an_empty_mail_is_a_mail() {
        assert_eq!(read(b".\r\n").unwrap().0.unwrap(), b"");
    }

    /// Cases 178 and 179: nothing but CR LF . CR LF ends the mail.
    #[test]
    fn no_other_dot_ends_the_mail() {
        for end in [
            "\n.\r\n",
            "\n.\n",
            "\r.\r",
            "\r\n.\n",
            "\r\n.\r",
            "\r.\r\n",
            "\r\n.\r\r\n",
            "\n\n.\r\n",
            "\r\n.\0\r\n",
        ] {
            let text = format!("A: b\r\n\r\nhello{end}MAIL FROM:<anna@example.org>\r\n");
            assert!(read(text.as_bytes()).is_none(), "{end:?} ended the mail");
            let whole = format!("{text}.\r\nQUIT\r\n");
            let (mail, taken) = read(whole.as_bytes()).unwrap();
            assert_eq!(taken, whole.len() - 6);
            let mail = String::from_utf8(mail.unwrap()).unwrap();
            assert!(mail.contains("MAIL FROM"), "kept as text: {mail:?}");
        }
    }

    #[test]
    fn a_bare_line_end_in_the_header_is_refused() {
        for text in [
            "Subject: x\nFrom: anna@example.org\r\n\r\nhi\r\n.\r\n",
            "A: b\r\n\nhi\r\n.\r\n",
            "A: b\rC: d\r\n\r\n.\r\n",
        ] {
            assert_eq!(read(text.as_bytes()).unwrap().0, Err(DataFault::BareLineEnd), "{text:?}");
        }
    }

    #[test]
    fn a_mail_over_the_limit_is_read_to_its_end_but_not_kept() {
        let mut reader = DataReader::new(Limits { message: 1000, ..Limits::CLUB });
        assert_eq!(reader.feed(b"A: b\r\n\r\n"), (8, false));
        for _ in 0..1000 {
            assert!(!reader.feed(b"0123456789\r\n").1);
        }
        assert!(reader.mail.capacity() == 0 && reader.swallowed() > 10_000);
        assert!(reader.feed(b".\r\n").1);
        assert_eq!(reader.finish(), Err(DataFault::Excess(Excess::Message(1000))));
    }

    fn stuff(text: &[u8]) -> Vec<u8> {
        let mut wire = Vec::new();
        for line in text.split_inclusive(|&octet| octet == b'\n') {
            if line.starts_with(b".") {
                wire.push(b'.');
            }
            wire.extend_from_slice(line);
        }
        wire.extend_from_slice(b".\r\n");
        wire
    }

    proptest! {
        #[test]
        fn what_was_stuffed_comes_back_however_it_is_cut(
            lines in prop::collection::vec("[.a-c \u{e9}]{0,6}", 0..12),
            cuts in prop::collection::vec(1_usize..9, 1..40),
        ) {
            let mut text = b"A: b\r\n\r\n".to_vec();
            for line in &lines {
                text.extend_from_slice(line.as_bytes());
                text.extend_from_slice(b"\r\n");
            }
            let wire = stuff(&text);
            let mut reader = DataReader::new(Limits::CLUB);
            let mut rest = &wire[..];
            let mut cuts = cuts.into_iter().cycle();
            let mut ended = false;
            while !rest.is_empty() {
                prop_assert!(!ended);
                let size = cuts.next().unwrap().min(rest.len());
                let (taken, end) = reader.feed(&rest[..size]);
                ended = end;
                rest = &rest[taken..];
            }
            prop_assert!(ended);
            prop_assert_eq!(reader.finish().unwrap(), text);
        }
    }
}
