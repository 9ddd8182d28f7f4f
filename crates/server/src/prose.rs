//! Texts that the club's hands write for all to read: paragraphs, lists and links, and nothing else. What is typed is never
//! markup; a page or a letter shows these types, and escapes what is in them.

/// A line of text in pieces.
pub type Line = Vec<Inline>;

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inline {
    /// Words.
    Text(String),
    /// An address of the web, shown as it stands.
    Link(String),
}

/// A block of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A paragraph, line by line as the writer broke them.
    Paragraph(Vec<Line>),
    /// A list; the lines began with `-` or `*`.
    List(Vec<Line>),
}

impl Block {
    /// The paragraph's lines; none for a list.
    pub fn paragraph(&self) -> Option<&[Line]> {
        match self {
            Self::Paragraph(lines) => Some(lines),
            Self::List(_) => None,
        }
    }

    /// The items of a list, or the lines of a paragraph.
    pub fn lines(&self) -> &[Line] {
        match self {
            Self::Paragraph(lines) | Self::List(lines) => lines,
        }
    }
}

/// A line as plain text.
pub fn plain(line: &[Inline]) -> String {
    line.iter()
        .map(|piece| match piece {
            Inline::Text(text) | Inline::Link(text) => text.as_str(),
        })
        .collect()
}

/// Reads a text: blank lines part paragraphs, a line that begins with `- ` or `* ` is an item of a list, an address of the web is
/// a link.
pub fn read(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut open = false;
    for line in text.lines().map(str::trim) {
        if line.is_empty() {
            open = false;
            continue;
        }
        let item = line.strip_prefix("- ").or_else(|| line.strip_prefix("* "));
        match (blocks.last_mut().filter(|_| open), item) {
            (Some(Block::List(items)), Some(item)) => items.push(pieces(item)),
            (Some(Block::Paragraph(lines)), None) => lines.push(pieces(line)),
            (_, Some(item)) => blocks.push(Block::List(vec![pieces(item)])),
            (_, None) => blocks.push(Block::Paragraph(vec![pieces(line)])),
        }
        open = true;
    }
    blocks
}

/// The text as it is kept: line ends of one kind, no control characters and none of the invisible marks that turn the text
/// after them around.
pub fn clean(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let odd = |c: char| {
        (c.is_control() && c != '\n')
            || matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FFFE}' | '\u{FFFF}')
    };
    let text: String = text.chars().map(|c| if c == '\t' { ' ' } else { c }).filter(|c| !odd(*c)).collect();
    text.trim().to_owned()
}

fn pieces(line: &str) -> Line {
    let mut pieces = Vec::new();
    let mut rest = line;
    while let Some((before, link, after)) = first_link(rest) {
        if !before.is_empty() {
            pieces.push(Inline::Text(before.to_owned()));
        }
        pieces.push(Inline::Link(link.to_owned()));
        rest = after;
    }
    if !rest.is_empty() {
        pieces.push(Inline::Text(rest.to_owned()));
    }
    pieces
}

/// The first address in a line with what stands before and behind it. Only `http` and `https`; a sign that ends the sentence
/// around an address is none of it, nor is a bracket that it does not open.
fn first_link(line: &str) -> Option<(&str, &str, &str)> {
    let mut from = 0;
    loop {
        let at = ["https://", "http://"].iter().filter_map(|scheme| line[from..].find(scheme)).min()? + from;
        let begins = !line[..at].ends_with(|c: char| c.is_alphanumeric());
        let end = line[at..]
            .find(|c: char| c.is_whitespace() || matches!(c, '<' | '>' | '"' | '“' | '”' | '«' | '»' | '`'))
            .map_or(line.len(), |end| at + end);
        let mut address = &line[at..end];
        loop {
            let cut = address.trim_end_matches(['.', ',', ';', ':', '!', '?', '\'', '’']);
            let cut = match cut.strip_suffix(')') {
                Some(rest) if cut.matches(')').count() > cut.matches('(').count() => rest,
                _ => cut,
            };
            if cut.len() == address.len() {
                break;
            }
            address = cut;
        }
        let host = address.split_once("://").map_or("", |(_, host)| host);
        if begins && host.starts_with(|c: char| c.is_alphanumeric()) {
            return Some((&line[..at], address, &line[at + address.len()..]));
        }
        from = end;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Inline {
        Inline::Text(text.to_owned())
    }

    fn link(text: &str) -> Inline {
        Inline::Link(text.to_owned())
    }

    #[test]
    fn paragraphs_lists_and_links() {
        let read = read(
            "One line\nand another.\n\n- first\n* second\nafter (see https://club.example/a_(b)?x=1).\n",
        );
        assert_eq!(
            read,
            [
                Block::Paragraph(vec![vec![text("One line")], vec![text("and another.")]]),
                Block::List(vec![vec![text("first")], vec![text("second")]]),
                Block::Paragraph(vec![vec![
                    text("after (see "),
                    link("https://club.example/a_(b)?x=1"),
                    text(").")
                ]]),
            ]
        );
    }

    #[test]
    fn only_addresses_of_the_web_are_links() {
        let links = |line: &str| {
            let links = pieces(line).into_iter().filter(|piece| matches!(piece, Inline::Link(_)));
            links.collect::<Vec<_>>()
        };
        for none in [
            "javascript:alert(1)",
            "xhttps://a.example",
            "https://",
            "http:// a.example",
            "https://\"onclick=",
            "data:text/html,x",
            "www.example.org",
        ] {
            assert!(links(none).is_empty(), "{none}");
        }
        assert_eq!(links("https:// and https://a.example!"), [link("https://a.example")]);
        assert_eq!(links("<a href=\"https://a.example\">b</a>"), [link("https://a.example")]);
        assert_eq!(
            links("https://a.example, https://b.example"),
            [link("https://a.example"), link("https://b.example")]
        );
    }

    #[test]
    fn what_turns_text_around_is_left_out() {
        assert_eq!(clean(" a\r\nb\u{202e}c\u{0}\td\r"), "a\nbc d");
    }

    #[test]
    fn no_text_is_too_odd() {
        for odd in ["", "\n\n", "-", "- ", "* \n", "https://https://https://", "é https://é.example/ü"] {
            let blocks = read(odd);
            assert!(blocks.iter().all(|block| !block.lines().is_empty()), "{odd:?}: {blocks:?}");
        }
    }
}
