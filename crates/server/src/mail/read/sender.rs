//! Who says to have written a message: the one mailbox of the one From field, or why there is none.

use super::fields::{Fields, decode_words};
use crate::mail::text;

/// What the From fields say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sender {
    /// Exactly one mailbox.
    One {
        /// The addr-spec, without invisible characters, in the writer's spelling.
        address: String,
        /// The display name, decoded, without controls. Never identifies.
        name: String,
    },
    /// No From field, or an empty one.
    Missing,
    /// More than one From field.
    SeveralFields,
    /// More than one mailbox, or an address in the place of a name that is not the address itself.
    SeveralMailboxes,
    /// A name without an address, an empty group, or an address that is none.
    NoAddress,
}

impl Sender {
    /// The address, if there is exactly one.
    pub fn address(&self) -> Option<&str> {
        match self {
            Self::One { address, .. } => Some(address),
            _ => None,
        }
    }
}

/// Reads the From fields.
pub fn sender(fields: &Fields) -> Sender {
    let mut from = fields.all("From");
    let Some(field) = from.next() else { return Sender::Missing };
    if from.next().is_some() {
        return Sender::SeveralFields;
    }
    let value = field.text();
    if value.trim().is_empty() {
        return Sender::Missing;
    }
    let mut mailboxes = mailboxes(&value).into_iter();
    let Some(first) = mailboxes.next() else { return Sender::NoAddress };
    if mailboxes.next().is_some() || first.addresses.len() > 1 {
        return Sender::SeveralMailboxes;
    }
    first.sender()
}

/// What stands between two commas.
#[derive(Default)]
struct Mailbox {
    /// Words outside quotes, comments and angle brackets.
    bare: String,
    /// Quoted words.
    quoted: String,
    /// What stood in angle brackets.
    addresses: Vec<String>,
}

impl Mailbox {
    fn is_empty(&self) -> bool {
        self.bare.trim().is_empty() && self.quoted.is_empty() && self.addresses.is_empty()
    }

    fn sender(self) -> Sender {
        let bare = text::without_invisible(self.bare.trim());
        let (address, name) = match self.addresses.into_iter().next() {
            Some(address) => {
                let address = text::without_invisible(address.trim());
                if bare.contains('@') && !bare.trim().eq_ignore_ascii_case(&address) {
                    return Sender::SeveralMailboxes;
                }
                (address, format!("{} {bare}", self.quoted))
            }
            // `"anna x"@example.org`: the quoted words are the local part.
            None if bare.starts_with('@') && !self.quoted.is_empty() => {
                (format!("\"{}\"{bare}", self.quoted), String::new())
            }
            None => (bare, self.quoted),
        };
        // White space and comments around the @ are allowed, if old (RFC 5322, section 4.4).
        let address = address.split_whitespace().collect::<Vec<_>>().join(" ");
        let address = address.replace(" @", "@").replace("@ ", "@");
        if is_addr_spec(&address) {
            Sender::One { address, name: decode_words(name.trim()) }
        } else {
            Sender::NoAddress
        }
    }
}

fn is_addr_spec(address: &str) -> bool {
    let Some((local, domain)) = address.rsplit_once('@') else { return false };
    let quoted = local.len() > 2 && local.starts_with('"') && local.ends_with('"');
    let forbidden =
        |c: char| c.is_whitespace() || matches!(c, '<' | '>' | '(' | ')' | ',' | ';' | ':' | '\\' | '"');
    !local.is_empty()
        && !domain.is_empty()
        && !domain.contains(|c: char| forbidden(c) || c == '@')
        && (quoted || !local.contains(|c: char| forbidden(c) || c == '@'))
}

/// Splits an address list: quotes, nested comments (fault case 107), encoded words with raw colons (128), groups
/// (120) and angle brackets are each left whole.
fn mailboxes(value: &str) -> Vec<Mailbox> {
    let mut found = Vec::new();
    let mut current = Mailbox::default();
    let mut rest = value;
    while let Some(c) = rest.chars().next() {
        let after = &rest[c.len_utf8()..];
        match c {
            '"' => {
                let (quoted, after) = quoted(after);
                if !current.quoted.is_empty() {
                    current.quoted.push(' ');
                }
                current.quoted.push_str(&quoted);
                rest = after;
                continue;
            }
            '(' => {
                rest = behind_comment(after);
                continue;
            }
            '<' => {
                let (inside, after) = after.split_once('>').unwrap_or((after, ""));
                current.addresses.push(inside.to_owned());
                rest = after;
                continue;
            }
            '=' if after.starts_with('?') => {
                if let Some(end) = end_of_encoded_word(rest) {
                    current.bare.push_str(&rest[..end]);
                    rest = &rest[end..];
                    continue;
                }
                current.bare.push(c);
            }
            ',' | ';' => {
                if !current.is_empty() {
                    found.push(std::mem::take(&mut current));
                }
            }
            // The name of a group ends here; its members follow.
            ':' => current = Mailbox::default(),
            c => current.bare.push(c),
        }
        rest = after;
    }
    if !current.is_empty() {
        found.push(current);
    }
    found
}

fn quoted(text: &str) -> (String, &str) {
    let mut out = String::new();
    let mut chars = text.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return (out, &text[at + 1..]),
            '\\' => out.extend(chars.next().map(|(_, c)| c)),
            c => out.push(c),
        }
    }
    (out, "")
}

fn behind_comment(text: &str) -> &str {
    let mut depth = 1_u32;
    let mut chars = text.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '\\' => {
                chars.next();
            }
            '(' => depth += 1,
            ')' => {
                depth -= 1;
                if depth == 0 {
                    return &text[at + 1..];
                }
            }
            _ => {}
        }
    }
    ""
}

/// Where `=?charset?Q?text?=` at the start of `text` ends, in octets.
fn end_of_encoded_word(text: &str) -> Option<usize> {
    let charset = text.get(2..)?.find('?')? + 2;
    let encoding = text.get(charset + 1..)?.find('?')? + charset + 1;
    let end = text.get(encoding + 1..)?.find("?=")? + encoding + 1;
    Some(end + 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(block: &str) -> Sender {
        let (fields, _) = Fields::read(format!("{block}\r\n\r\n").as_bytes()).expect("within limits");
        sender(&fields)
    }

    #[test]
    fn one_mailbox_in_many_spellings() {
        for field in [
            "From: anna@example.org",
            "From: Anna <anna@example.org>",
            "From: \"Anna, the \\\"first\\\"\" <anna@example.org>",
            "From: Anna <anna@example.org> (Boris <boris@example.org>)",
            "From: anna@example.org <anna@example.org>",
            "From: \"anna@other.example\" <anna@example.org>",
            "From: =?utf-8?Q?Anna: game, 4711?= <anna@example.org>",
            "From: Anna <\u{200b}anna@example.org>",
            "From: (c (d) e) Anna\r\n <anna@example.org>",
            "From: Members: anna@example.org;",
            "From:anna@example.org,",
            "From: anna (at home) @ example.org",
        ] {
            assert_eq!(of(field).address(), Some("anna@example.org"), "{field}");
        }
    }

    #[test]
    fn everything_else_identifies_nobody() {
        assert_eq!(of("To: x@y.example"), Sender::Missing);
        assert_eq!(of("From: "), Sender::Missing);
        assert_eq!(of("From: a@b.example\r\nfrom: a@b.example"), Sender::SeveralFields);
        for field in [
            "From: a@b.example, c@d.example",
            "From: Anna <a@b.example>, Boris <c@d.example>",
            "From: <a@b.example> <c@d.example>",
            "From: a@b.example <c@d.example>",
        ] {
            assert_eq!(of(field), Sender::SeveralMailboxes, "{field}");
        }
        for field in [
            "From: Anna",
            "From: Anna:;",
            "From: <>",
            "From: Anna <anna>",
            "From: <@a.example,@b.example:c@d.example>",
            "From: a b@c.example",
            "From: =?utf-8?Q?anna=40example.org?=",
            "From: \"anna@example.org\"",
            "From: ((((((",
        ] {
            assert_eq!(of(field), Sender::NoAddress, "{field}");
        }
    }

    #[test]
    fn the_name_is_decoded_to_one_line() {
        let sender = of("From: =?UTF-8?Q?Anna=0D=0ABcc=3A_victim=40example=2Eorg?= <anna@example.org>");
        let Sender::One { name, .. } = sender else { panic!("one mailbox") };
        assert_eq!(name, "Anna Bcc: victim@example.org");
    }
}
