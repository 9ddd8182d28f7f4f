//! One tag: where it ends, what its attributes say; and entities.

use std::borrow::Cow;

use mail_parser::decoders::html::add_html_token;

use super::super::style;

/// Where the tag ends: at the first `>` outside a quoted attribute value, or with the text.
pub(super) fn end_of_tag(tag: &str) -> usize {
    let mut after_equals = false;
    let mut quote = None;
    for (at, b) in tag.bytes().enumerate() {
        match (quote, b) {
            (Some(q), b) if b == q => quote = None,
            (Some(_), _) => {}
            (None, b'>') => return at,
            (None, b'"' | b'\'') if after_equals => {
                quote = Some(b);
                after_equals = false;
            }
            (None, b'=') => after_equals = true,
            (None, b) if b.is_ascii_whitespace() => {}
            (None, _) => after_equals = false,
        }
    }
    tag.len()
}

/// The attributes of a tag with their values as written; one without a value has an empty one.
fn attributes(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches(|c: char| c.is_ascii_whitespace() || matches!(c, '/' | '='));
        if rest.is_empty() {
            return None;
        }
        let end = rest.find(|c: char| c.is_ascii_whitespace() || matches!(c, '/' | '='));
        let name;
        (name, rest) = rest.split_at(end.unwrap_or(rest.len()));
        let Some(value) = rest.trim_start().strip_prefix('=').map(str::trim_start) else {
            return Some((name, ""));
        };
        let value = if let Some(quote @ ('"' | '\'')) = value.chars().next() {
            let inner;
            (inner, rest) = value[1..].split_once(quote).unwrap_or((&value[1..], ""));
            inner
        } else {
            let end = value.find(|c: char| c.is_ascii_whitespace()).unwrap_or(value.len());
            rest = &value[end..];
            &value[..end]
        };
        Some((name, value))
    })
}

/// The value of an attribute, entities decoded; `None` if the tag has none of that name.
pub(super) fn attribute<'a>(text: &'a str, name: &str) -> Option<Cow<'a, str>> {
    attributes(text).find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| decoded(value))
}

/// A style, which is nothing where there is none.
pub(super) fn style_of(attributes: &str) -> Cow<'_, str> {
    attribute(attributes, "style").unwrap_or_default()
}

fn decoded(value: &str) -> Cow<'_, str> {
    if !value.contains('&') {
        return Cow::Borrowed(value);
    }
    let mut out = String::with_capacity(value.len());
    let mut rest = value;
    while let Some(at) = rest.find('&') {
        out.push_str(&rest[..at]);
        let (text, after) = entity(&rest[at..]);
        out.push_str(&text);
        rest = after;
    }
    out.push_str(rest);
    Cow::Owned(out)
}

/// The entity at the start of a text and what follows it; the sign alone if it begins none.
pub(super) fn entity(rest: &str) -> (String, &str) {
    let length =
        rest.bytes().skip(1).take(32).take_while(|b| b.is_ascii_alphanumeric() || *b == b'#').count();
    let end = length + 1;
    if length > 0 && rest.as_bytes().get(end) == Some(&b';') {
        let mut decoded = String::new();
        add_html_token(&mut decoded, &rest.as_bytes()[..=end], false);
        (decoded, &rest[end + 1..])
    } else {
        ("&".to_owned(), &rest[1..])
    }
}

/// The classes of an element as `.name`, and its id as `#name`.
pub(super) fn names_of(attributes: &str) -> impl Iterator<Item = String> {
    let of = |attribute_name: &str, sign: char| {
        let value = attribute(attributes, attribute_name).unwrap_or_default().into_owned();
        value.split_ascii_whitespace().map(|name| format!("{sign}{name}")).collect::<Vec<_>>()
    };
    of("class", '.').into_iter().chain(of("id", '#'))
}

/// Whether a hidden element is one whose text its writer has struck out.
pub(super) fn strikes(name: &str, attributes: &str) -> bool {
    matches!(name, "s" | "strike" | "del") || style::strikes(&style_of(attributes))
}

/// Whether nobody sees the element's text, or its writer has struck it out.
pub(super) fn is_hidden(text: &str) -> bool {
    attributes(text).any(|(name, _)| name.eq_ignore_ascii_case("hidden")) || style::hides(&style_of(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_read_with_their_values() {
        let tag = " class='a b' ID=x hidden style=\"font-family:&quot;A&quot;; c:d\"/ value = 12";
        assert_eq!(attribute(tag, "class").as_deref(), Some("a b"));
        assert_eq!(attribute(tag, "id").as_deref(), Some("x"));
        assert_eq!(attribute(tag, "style").as_deref(), Some("font-family:\"A\"; c:d"));
        assert_eq!(attribute(tag, "value").as_deref(), Some("12"));
        assert_eq!(attribute(tag, "title"), None);
        assert!(is_hidden(tag));
        assert!(!is_hidden(" style=\"overflow: hidden !important\""), "a word of a value is no attribute");
        assert!(!is_hidden(" title=hidden"));
        assert!(is_hidden(" style=\"&#100;isplay:none\""));
    }
}
