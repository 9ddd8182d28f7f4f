//! The parts of a message: a flat walk over its lines, so that no depth of nesting can exhaust the stack, with the
//! limits counted on the way. Attached messages are leaves; nothing in them is ever read as the sender's words.

use std::ops::Range;

use mail_parser::{ContentType, MessageParser, MimeHeaders};

use super::charset;
use super::fields::Fields;
use super::limits::{self, Limit};

/// One part of a message.
#[derive(Clone, Debug)]
pub struct Part {
    /// The part that this one lies in.
    pub parent: Option<usize>,
    /// The type, such as `text/plain`, lower case; `text/plain` too where the field cannot be read (RFC 2045, 5.2).
    pub content_type: String,
    /// The part's own fields.
    pub fields: Fields,
    params: Vec<(String, String)>,
    body: Range<usize>,
    depth: usize,
}

impl Part {
    /// A parameter of Content-Type.
    pub fn param(&self, name: &str) -> Option<&str> {
        self.params.iter().find(|(n, _)| n.eq_ignore_ascii_case(name)).map(|(_, v)| v.as_str())
    }

    /// Whether the part's type is `kind/…`.
    pub fn is_a(&self, kind: &str) -> bool {
        self.content_type.split('/').next() == Some(kind)
    }

    /// Whether the part is meant to be kept as a file and not to be read in place (fault case 054). An `inline` text
    /// without a name is the letter itself (fault case 060).
    pub fn is_attachment(&self) -> bool {
        let disposition = self.fields.keyword("Content-Disposition");
        match disposition.as_deref() {
            None | Some("inline" | "") => self.param("name").is_some() || self.has_filename(),
            Some(_) => true,
        }
    }

    fn has_filename(&self) -> bool {
        self.fields.get("Content-Disposition").is_some_and(|d| d.to_ascii_lowercase().contains("filename"))
    }

    /// The part's octets with the transfer encoding undone.
    pub fn octets(&self, message: &[u8]) -> Vec<u8> {
        let raw = message.get(self.body.clone()).unwrap_or_default();
        match self.fields.keyword("Content-Transfer-Encoding").as_deref() {
            Some("base64") => charset::base64(raw),
            Some("quoted-printable") => charset::quoted_printable(raw),
            _ => raw.to_vec(),
        }
    }

    /// The part's text.
    pub fn text(&self, message: &[u8]) -> String {
        charset::decode(&self.octets(message), self.param("charset"))
    }
}

/// A multipart that is still open.
struct Open {
    part: usize,
    boundary: Vec<u8>,
}

enum State {
    /// Fields of a part that began at this octet are being read.
    Header(usize),
    /// The body of this part is being read.
    Body(usize),
    /// Between parts: preamble and epilogue are nobody's.
    Between,
}

/// Walks the parts in the order in which they stand; the first is the message itself.
pub fn parts(message: &[u8]) -> Result<Vec<Part>, Limit> {
    let (fields, start) = Fields::read(message)?;
    let mut walk = Walk { message, parts: Vec::new(), open: Vec::new(), state: State::Between };
    walk.begin(fields, start, None)?;
    let mut at = start;
    for line in message[start..].split_inclusive(|b| *b == b'\n') {
        if line.len() > limits::LINE {
            return Err(Limit::Line);
        }
        walk.line(line, at)?;
        at += line.len();
    }
    walk.end(at)?;
    Ok(walk.parts)
}

struct Walk<'a> {
    message: &'a [u8],
    parts: Vec<Part>,
    open: Vec<Open>,
    state: State,
}

impl Walk<'_> {
    fn line(&mut self, line: &[u8], at: usize) -> Result<(), Limit> {
        if let Some((level, closing)) = self.delimiter(line) {
            self.close(at)?;
            self.open.truncate(level + 1);
            if closing {
                self.open.pop();
                self.state = State::Between;
            } else {
                self.state = State::Header(at + line.len());
            }
            return Ok(());
        }
        if let State::Header(from) = self.state {
            if line.iter().all(|b| matches!(b, b'\r' | b'\n')) {
                let body = at + line.len();
                let (fields, _) = Fields::read(&self.message[from..body])?;
                self.begin(fields, body, self.open.last().map(|o| o.part))?;
            } else if at - from > limits::HEADER {
                return Err(Limit::Header);
            }
        }
        Ok(())
    }

    /// Which open multipart this line delimits, and whether it ends it. A delimiter is `--boundary`, optionally `--`,
    /// then nothing but white space (fault case 182).
    fn delimiter(&self, line: &[u8]) -> Option<(usize, bool)> {
        let content = line.strip_prefix(b"--")?.trim_ascii_end();
        self.open.iter().enumerate().rev().find_map(|(level, open)| {
            match content.strip_prefix(open.boundary.as_slice())? {
                b"" => Some((level, false)),
                b"--" => Some((level, true)),
                _ => None,
            }
        })
    }

    fn begin(&mut self, fields: Fields, body: usize, parent: Option<usize>) -> Result<(), Limit> {
        if self.parts.len() == limits::PARTS {
            return Err(Limit::Parts);
        }
        let (content_type, params) = content_type(&fields);
        let depth = parent.map_or(0, |p| self.parts[p].depth + 1);
        if depth > limits::DEPTH {
            return Err(Limit::Depth);
        }
        let index = self.parts.len();
        let part = Part { parent, content_type, fields, params, body: body..body, depth };
        let boundary = part.param("boundary").filter(|b| part.is_a("multipart") && !b.is_empty());
        if let Some(boundary) = boundary {
            self.open.push(Open { part: index, boundary: boundary.as_bytes().to_vec() });
            self.state = State::Between;
        } else {
            self.state = State::Body(index);
        }
        self.parts.push(part);
        Ok(())
    }

    /// Ends what is being read before the octet `at`, where a delimiter line begins; the line end before the
    /// delimiter belongs to the delimiter.
    fn close(&mut self, at: usize) -> Result<(), Limit> {
        match self.state {
            State::Body(part) => {
                let body = &self.message[self.parts[part].body.start..at];
                let body = body.strip_suffix(b"\n").unwrap_or(body);
                let body = body.strip_suffix(b"\r").unwrap_or(body);
                let start = self.parts[part].body.start;
                self.parts[part].body = start..start + body.len();
            }
            // A part of fields alone.
            State::Header(from) if from < at => {
                let (fields, _) = Fields::read(&self.message[from..at])?;
                self.begin(fields, at, self.open.last().map(|o| o.part))?;
                self.open.retain(|o| o.part + 1 != self.parts.len());
            }
            _ => {}
        }
        Ok(())
    }

    /// The end of the message ends every part (fault case 181).
    fn end(&mut self, at: usize) -> Result<(), Limit> {
        self.close(at)?;
        // A multipart in which no delimiter ever came is text (fault case 180).
        for index in 0..self.parts.len() {
            let childless = !self.parts.iter().any(|p| p.parent == Some(index));
            if self.parts[index].is_a("multipart") && childless {
                let part = &mut self.parts[index];
                part.content_type = "text/plain".into();
                if part.body.is_empty() && index == 0 {
                    part.body = part.body.start..at;
                }
            }
        }
        Ok(())
    }
}

fn content_type(fields: &Fields) -> (String, Vec<(String, String)>) {
    let plain = || ("text/plain".to_owned(), Vec::new());
    let Some(value) = fields.get("Content-Type") else { return plain() };
    let block = format!("Content-Type: {value}\r\n\r\n");
    let parsed = MessageParser::new().with_mime_headers().parse_headers(block.as_bytes());
    let Some(parsed) = parsed.as_ref().and_then(|m| m.content_type()) else { return plain() };
    let ContentType { c_type, c_subtype: Some(subtype), .. } = parsed else { return plain() };
    let token =
        |t: &str| !t.is_empty() && t.bytes().all(|b| b.is_ascii_alphanumeric() || b"+-._$!#&^".contains(&b));
    if !token(c_type) || !token(subtype) {
        return plain();
    }
    let params = parsed.attributes().unwrap_or_default();
    let params = params.iter().map(|a| (a.name.to_string(), a.value.to_string())).collect();
    (format!("{c_type}/{subtype}").to_ascii_lowercase(), params)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(message: &str) -> Vec<(String, String)> {
        let parts = parts(message.as_bytes()).expect("within limits");
        parts.iter().map(|p| (p.content_type.clone(), p.text(message.as_bytes()))).collect()
    }

    #[test]
    fn parts_end_where_they_should() {
        let message = "Content-Type: multipart/mixed; boundary=\"b1\"\r\n\r\npreamble\r\n--b1\r\n\r\n12. Nf3\r\n\
                       --b1234 is no boundary\r\nbye\r\n--b1 \r\nContent-Type: image/png\r\n\r\nx\r\n--b1--\r\nepilogue\r\n";
        let shape = shape(message);
        assert_eq!(shape[1], ("text/plain".into(), "12. Nf3\r\n--b1234 is no boundary\r\nbye".into()));
        assert_eq!(shape[2], ("image/png".into(), "x".into()));
        assert_eq!(shape.len(), 3);
    }

    #[test]
    fn missing_boundaries_lose_nothing() {
        let head = "Content-Type: multipart/alternative; boundary=\"b1\"\r\n\r\n";
        assert_eq!(shape(&format!("{head}12. Nf3\r\n"))[0], ("text/plain".into(), "12. Nf3\r\n".into()));
        assert_eq!(shape(&format!("{head}--b1\r\n\r\n12. Nf3\r\n"))[1].1, "12. Nf3");
        assert_eq!(shape("Content-Type: multipart/mixed\r\n\r\nNf3")[0], ("text/plain".into(), "Nf3".into()));
        assert_eq!(shape("Content-Type: =?utf-8?Q?text/html?=\r\n\r\nNf3")[0].0, "text/plain");
    }

    #[test]
    fn a_hundred_thousand_levels_are_refused_without_reading_them() {
        let level = |n: u32| format!("Content-Type: multipart/mixed; boundary=b{n}\r\n\r\n--b{n}\r\n");
        let message = (0..100_000).map(level).collect::<Vec<_>>().concat();
        assert_eq!(parts(message.as_bytes()).err(), Some(Limit::Depth));
        let wide =
            format!("Content-Type: multipart/mixed; boundary=b\r\n\r\n{}", "--b\r\n\r\nx\r\n".repeat(200));
        assert_eq!(parts(wide.as_bytes()).err(), Some(Limit::Parts));
    }
}
