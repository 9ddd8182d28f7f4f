//! The fields of a header block, as they stand: names, unfolded values, order.

use mail_parser::{HeaderValue, MessageParser};

use super::limits::{self, Limit};
use crate::mail::text;

/// One header field.
#[derive(Clone, Debug)]
pub struct Field {
    /// The name as written.
    pub name: String,
    /// The unfolded value, without NUL.
    pub value: Vec<u8>,
}

impl Field {
    /// The value as text: UTF-8, or windows-1252 where it is none.
    pub fn text(&self) -> String {
        super::charset::unlabelled(&self.value)
    }
}

/// A header block.
#[derive(Clone, Debug, Default)]
pub struct Fields(Vec<Field>);

impl Fields {
    /// Reads a header block up to its empty line; gives back where the body begins. A line that is neither a
    /// field nor a continuation is skipped: headers that we do not need must not matter (fault case 144).
    pub fn read(bytes: &[u8]) -> Result<(Self, usize), Limit> {
        let mut fields: Vec<Field> = Vec::new();
        let mut at = 0;
        for (number, line) in bytes.split_inclusive(|b| *b == b'\n').enumerate() {
            at += line.len();
            let content = line.strip_suffix(b"\n").unwrap_or(line);
            let content = content.strip_suffix(b"\r").unwrap_or(content);
            if content.is_empty() {
                return Ok((Self(fields), at));
            }
            if at > limits::HEADER {
                return Err(Limit::Header);
            }
            if content.first().is_some_and(|b| matches!(b, b' ' | b'\t')) {
                if let Some(last) = fields.last_mut() {
                    last.value.push(b' ');
                    last.value.extend(without_nul(content.trim_ascii()));
                }
                continue;
            }
            let envelope = number == 0
                && content
                    .strip_prefix(b"From ")
                    .is_some_and(|rest| !rest.trim_ascii_start().starts_with(b":"));
            if envelope {
                continue; // the envelope line of a mailbox file
            }
            let Some(colon) = content.iter().position(|b| *b == b':') else { continue };
            let name = content[..colon].trim_ascii();
            if name.is_empty() || !name.iter().all(u8::is_ascii_graphic) {
                continue;
            }
            if fields.len() == limits::FIELDS {
                return Err(Limit::Fields);
            }
            let value = without_nul(content[colon + 1..].trim_ascii()).collect();
            fields.push(Field { name: String::from_utf8_lossy(name).into_owned(), value });
        }
        Ok((Self(fields), at))
    }

    /// All fields, topmost first.
    pub fn iter(&self) -> impl Iterator<Item = &Field> {
        self.0.iter()
    }

    /// All fields of a name, in order, topmost first.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Field> {
        self.0.iter().filter(move |f| f.name.eq_ignore_ascii_case(name))
    }

    /// The topmost field of a name, as text.
    pub fn get(&self, name: &str) -> Option<String> {
        self.all(name).next().map(Field::text)
    }

    /// Whether a field of that name is there.
    pub fn has(&self, name: &str) -> bool {
        self.all(name).next().is_some()
    }

    /// The names of the fields, in order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|f| f.name.as_str())
    }

    /// The first word of the topmost field of a name, lower case, without parameters and comments (fault case
    /// 074: `no (written by hand)`).
    pub fn keyword(&self, name: &str) -> Option<String> {
        let value = self.get(name)?;
        let word = value.split([';', '(', ' ', '\t']).find(|w| !w.is_empty()).unwrap_or("");
        Some(word.to_ascii_lowercase())
    }

    /// The topmost field of a name with its encoded words decoded, as one line.
    pub fn decoded(&self, name: &str) -> Option<String> {
        self.get(name).map(|value| decode_words(&value))
    }
}

/// Decodes the encoded words of RFC 2047 in a value; no control character is left in the result.
pub fn decode_words(value: &str) -> String {
    if !value.contains("=?") {
        return text::header_value(value);
    }
    let block = format!("Subject: {}\r\n\r\n", value.replace(['\r', '\n'], " "));
    let decoded = MessageParser::new()
        .header_text(mail_parser::HeaderName::Subject)
        .parse_headers(block.as_bytes())
        .and_then(|m| m.header(mail_parser::HeaderName::Subject).cloned().map(HeaderValue::into_owned))
        .and_then(|v| v.as_text().map(str::to_owned));
    text::header_value(&decoded.unwrap_or_else(|| value.to_owned()))
}

fn without_nul(bytes: &[u8]) -> impl Iterator<Item = u8> {
    bytes.iter().copied().filter(|b| *b != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_unfolded_and_in_order() {
        let block = b"From: \"Anna\"\r\n <anna@example.org>\r\nX:1\r\nno field\r\nx: 2\r\n\r\nbody";
        let (fields, body) = Fields::read(block).expect("within limits");
        assert_eq!(fields.get("from").as_deref(), Some("\"Anna\" <anna@example.org>"));
        let both: Vec<_> = fields.all("X").map(Field::text).collect();
        assert_eq!(both, ["1", "2"]);
        assert_eq!(&block[body..], b"body");
        let (fields, _) = Fields::read(b"From : anna@example.org\r\n\r\n").expect("within limits");
        assert_eq!(fields.get("From").as_deref(), Some("anna@example.org"));
        let (fields, _) =
            Fields::read(b"From anna@example.org Fri Apr  3 12:40:00 2026\r\nX: 1\r\n").expect("read");
        assert_eq!(fields.names().collect::<Vec<_>>(), ["X"]);
    }

    #[test]
    fn encoded_words_never_bring_a_line_end() {
        let word = "=?UTF-8?B?UmU6IEdhbWUgNDcxMQpGcm9tOiBhZG1pbkBjbHViLmV4YW1wbGUKWDogMQ==?=";
        assert_eq!(decode_words(word), "Re: Game 4711 From: admin@club.example X: 1");
        assert_eq!(decode_words("=?x-no-such?Q?Anna?="), decode_words("=?x-no-such?Q?Anna?="));
    }
}
