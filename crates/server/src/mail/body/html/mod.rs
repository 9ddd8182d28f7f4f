//! HTML to the lines a reader sees. One pass over the characters, no tree: nesting cannot exhaust the stack and
//! tables cannot explode (fault cases 186 to 188). Only what matters to a reply is kept: line ends, quotes, lists,
//! what is hidden, and the classes by which mail programs mark quotes, attributions and signatures.

mod names;
mod tag;

use self::names::{ATTRIBUTION, BLOCKS, QUOTE, QUOTE_FROM_HERE, SIGNATURE, UNSEEN, VOID};
use self::tag::{attribute, end_of_tag, entity, is_hidden, names_of, strikes, style_of};
use super::{LINES, Mark, SourceLine, style};
use crate::mail::text;

/// Text after this many octets is not looked at; the body rules look at 32 KiB of it anyway.
const ENOUGH: usize = 128 * 1024;

/// The lines of a page, and what its writer has struck out of them.
#[derive(Default)]
pub struct Read {
    /// The lines that are left.
    pub lines: Vec<SourceLine>,
    /// The lines of which anything is struck out: as they were, and what is left of each.
    pub struck: Vec<(String, String)>,
}

/// The lines of a page.
pub fn lines(html: &str) -> Vec<SourceLine> {
    read(html).lines
}

/// Reads a page.
pub fn read(html: &str) -> Read {
    let mut page = Page { unseen: style::hiding_names(html), ..Page::default() };
    let mut rest = html;
    while let Some(at) = rest.find(['<', '&']) {
        page.text(&rest[..at]);
        rest = &rest[at..];
        if rest.starts_with('&') {
            rest = page.entity(rest);
        } else {
            rest = page.markup(rest);
        }
        if page.octets > ENOUGH {
            break;
        }
    }
    if page.octets <= ENOUGH {
        page.text(rest);
    }
    page.flush();
    page.end_struck();
    Read { lines: page.lines, struck: page.struck }
}

/// An element whose end is waited for, with the number of elements of the same name that are open in it.
struct Inside {
    name: String,
    open: usize,
}

impl Inside {
    /// Takes a tag; true when it ends the element.
    fn ends_with(&mut self, name: &str, closing: bool) -> bool {
        if name != self.name {
            return false;
        }
        if closing {
            self.open -= 1;
        } else {
            self.open += 1;
        }
        self.open == 0
    }
}

/// A list that is open.
#[derive(Default)]
struct List {
    bullets: bool,
    /// The next number, if the list says where it starts.
    number: Option<i32>,
    items: usize,
}

#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts about one page")]
struct Page {
    lines: Vec<SourceLine>,
    octets: usize,
    line: String,
    space: bool,
    verbatim: bool,
    /// An element whose style keeps the line ends of its text.
    keeping: Option<Inside>,
    quotes: usize,
    hidden: Option<Inside>,
    /// Whether the hidden element is one that is struck out.
    striking: bool,
    /// The line with what is struck out of it, and whether anything is.
    whole: (String, bool),
    struck: Vec<(String, String)>,
    /// The classes and ids whose text a style sheet of the page hides.
    unseen: Vec<String>,
    marked: Option<(Inside, Mark)>,
    quoting: Option<Inside>,
    lists: Vec<List>,
    list_line: bool,
}

impl Page {
    fn text(&mut self, text: &str) {
        if self.hidden.is_none() || self.striking {
            self.whole.0.push_str(text);
            self.whole.1 |= self.striking && text.contains(char::is_alphanumeric);
        }
        if self.hidden.is_some() {
            return;
        }
        for c in text.chars() {
            match c {
                '\n' if self.verbatim || self.keeping.is_some() => self.flush_always(),
                ' ' | '\t' | '\r' | '\n' | '\x0c' => self.space = true,
                c => {
                    if self.space && !self.line.is_empty() {
                        self.line.push(' ');
                    }
                    self.space = false;
                    self.line.push(c);
                }
            }
        }
    }

    /// Takes an entity at the start of `rest`; gives back what follows.
    fn entity<'a>(&mut self, rest: &'a str) -> &'a str {
        let (decoded, after) = entity(rest);
        self.text(&decoded);
        after
    }

    /// Takes a tag or a comment at the start of `rest`; gives back what follows.
    fn markup<'a>(&mut self, rest: &'a str) -> &'a str {
        if let Some(comment) = rest.strip_prefix("<!--") {
            return comment.find("-->").map_or("", |end| &comment[end + 3..]);
        }
        let inside = &rest[1..];
        let closing = inside.starts_with('/');
        let name_at = usize::from(closing);
        if !inside[name_at..].starts_with(|c: char| c.is_ascii_alphabetic() || c == '!' || c == '?') {
            self.text("<");
            return inside;
        }
        let end = end_of_tag(inside);
        let tag = &inside[name_at..end];
        let name_end =
            tag.find(|c: char| c.is_ascii_whitespace() || c == '/' || c == '>').unwrap_or(tag.len());
        let name = tag[..name_end].to_ascii_lowercase();
        let name = name.rsplit(':').next().unwrap_or("").to_owned(); // o:p of Word
        self.tag(&name, closing, &tag[name_end..]);
        inside.get(end + 1..).unwrap_or("")
    }

    fn tag(&mut self, name: &str, closing: bool, attributes: &str) {
        if let Some(hidden) = &mut self.hidden {
            // A head that is not closed ends where the body begins.
            let body = name == "body" && hidden.name == "head";
            if hidden.ends_with(name, closing) || body {
                self.hidden = None;
                self.striking = false;
            } else if self.striking && self.line.is_empty() && (name == "br" || BLOCKS.contains(&name)) {
                self.end_struck();
            }
            return;
        }
        let block = BLOCKS.contains(&name);
        if block || name == "br" {
            if name == "br" { self.flush_always() } else { self.flush() }
        }
        if closing {
            self.close(name);
        } else {
            self.open(name, attributes);
        }
        if name == "p" && self.lines.last().is_some_and(|l| !l.text.is_empty()) {
            self.push("");
        }
    }

    fn close(&mut self, name: &str) {
        match name {
            "blockquote" => self.quotes = self.quotes.saturating_sub(1),
            "ol" | "ul" => {
                self.lists.pop();
            }
            "pre" => self.verbatim = false,
            _ => {}
        }
        if self.marked.as_mut().is_some_and(|(inside, _)| inside.ends_with(name, true)) {
            self.flush();
            self.marked = None;
        }
        if self.keeping.as_mut().is_some_and(|inside| inside.ends_with(name, true)) {
            self.keeping = None;
        }
        if self.quoting.as_mut().is_some_and(|inside| inside.ends_with(name, true)) {
            self.flush();
            self.quoting = None;
            self.quotes = self.quotes.saturating_sub(1);
        }
    }

    fn open(&mut self, name: &str, attributes: &str) {
        if let Some((inside, _)) = &mut self.marked {
            inside.ends_with(name, false);
        }
        if let Some(inside) = &mut self.quoting {
            inside.ends_with(name, false);
        }
        if let Some(inside) = &mut self.keeping {
            inside.ends_with(name, false);
        }
        if VOID.contains(&name) {
            return;
        }
        let styled = || names_of(attributes).any(|name| self.unseen.contains(&name));
        if UNSEEN.contains(&name) || is_hidden(attributes) || (!self.unseen.is_empty() && styled()) {
            self.striking = strikes(name, attributes);
            self.hidden = Some(Inside { name: name.to_owned(), open: 1 });
            return;
        }
        let style = style_of(attributes);
        if name != "blockquote" && style::quotes(&style) {
            self.quote(name);
        }
        if self.keeping.is_none() && style::keeps_lines(&style) {
            self.keeping = Some(Inside { name: name.to_owned(), open: 1 });
        }
        match name {
            "blockquote" => self.quotes += 1,
            "pre" => self.verbatim = true,
            "ul" => self.lists.push(List { bullets: true, ..List::default() }),
            "ol" => {
                // A list from 1 is every program's own doing.
                let number = attribute(attributes, "start").and_then(|n| n.trim().parse().ok());
                let number = number.filter(|n| *n != 1);
                self.lists.push(List { number, ..List::default() });
            }
            "li" => self.item(attribute(attributes, "value").and_then(|n| n.trim().parse().ok())),
            _ => {}
        }
        self.named(name, attributes);
    }

    /// A list item. A number that the writer's program shows is text: `12. Nf3` becomes a list by itself (fault
    /// cases 026, 027); a list that starts at 1 says nothing about what was typed, so that its first item is a line
    /// like any other and the rest are marked.
    fn item(&mut self, value: Option<i32>) {
        let Some(list) = self.lists.last_mut() else { return };
        list.number = value.or(list.number);
        list.items += 1;
        match &mut list.number {
            Some(number) => {
                self.line = format!("{number}. ");
                *number = number.saturating_add(1);
            }
            None => self.list_line = list.bullets || list.items > 1,
        }
    }

    /// What the class or the id says about the element.
    fn named(&mut self, name: &str, attributes: &str) {
        let names =
            ["class", "id"].iter().filter_map(|a| attribute(attributes, a)).collect::<Vec<_>>().join(" ");
        if names.is_empty() {
            return;
        }
        let is = |known: &[&str]| {
            names.split_ascii_whitespace().any(|n| known.iter().any(|k| k.eq_ignore_ascii_case(n)))
        };
        let mark = if is(ATTRIBUTION) {
            Mark::Attribution
        } else if is(SIGNATURE) {
            Mark::Signature
        } else if is(QUOTE_FROM_HERE) {
            self.flush();
            self.lines.push(SourceLine {
                text: String::new(),
                depth: self.depth(),
                mark: Mark::QuoteFromHere,
                ended: true,
            });
            return;
        } else if is(QUOTE) {
            self.quote(name);
            return;
        } else {
            return;
        };
        if self.marked.is_none() {
            self.flush();
            self.marked = Some((Inside { name: name.to_owned(), open: 1 }, mark));
        }
    }

    /// Everything inside this element is quoted, unless an element around it says so already.
    fn quote(&mut self, name: &str) {
        if self.quoting.is_none() {
            self.flush();
            self.quotes += 1;
            self.quoting = Some(Inside { name: name.to_owned(), open: 1 });
        }
    }

    fn depth(&self) -> u8 {
        u8::try_from(self.quotes).unwrap_or(u8::MAX)
    }

    /// Keeps the line as it was before anything was struck out of it.
    fn end_struck(&mut self) {
        let (whole, struck) = std::mem::take(&mut self.whole);
        if struck && self.struck.len() < LINES {
            self.struck.push((text::body(&whole).replace('\n', " "), text::body(&self.line)));
        }
    }

    /// Ends the line if anything stands on it. A fixed blank alone is how some programs write an empty line.
    fn flush(&mut self) {
        self.end_struck();
        if self.line.trim().is_empty() {
            let empty = self.line.contains('\u{a0}');
            self.line.clear();
            self.space = false;
            if empty {
                self.push("");
            }
        } else {
            self.flush_always();
        }
    }

    fn flush_always(&mut self) {
        self.end_struck();
        let line = std::mem::take(&mut self.line);
        self.space = false;
        self.push(&line);
    }

    fn push(&mut self, line: &str) {
        self.octets += line.len() + 1;
        let list = std::mem::take(&mut self.list_line);
        let mark = match &self.marked {
            Some((_, mark)) => *mark,
            None if list => Mark::List,
            None => Mark::None,
        };
        let depth = self.depth();
        // Quote marks that were typed into an HTML mail count as well.
        for mut line in SourceLine::plain(&text::body(line)) {
            line.depth = line.depth.saturating_add(depth);
            line.mark = mark;
            line.ended = true;
            self.lines.push(line);
        }
        if line.is_empty() {
            self.lines.push(SourceLine { text: String::new(), depth, mark, ended: true });
        }
    }
}
#[cfg(test)]
mod tests {
    use super::*;

    fn shown(html: &str) -> Vec<String> {
        let lines = lines(html);
        let lines = lines.iter().filter(|l| !l.text.is_empty());
        lines.map(|l| format!("{}{}", ">".repeat(l.depth.into()), l.text)).collect()
    }

    #[test]
    fn lines_quotes_and_hidden_things() {
        let page = "<html><head><style>p.e4{color:red}</style><title>resign</title></head><body><div>12. <b>Nf3</b>\
                    </div><br><div class=\"gmail_quote\">On Fri, Chess Club wrote:<blockquote>resign</blockquote></div>\
                    <span style='display: none'>resign</span><!-- resign --><p>a &lt; b&nbsp;&amp; c</p>";
        assert_eq!(shown(page), ["12. Nf3", "On Fri, Chess Club wrote:", ">resign", "a < b & c"]);
    }

    #[test]
    fn what_is_struck_out_or_made_invisible_by_style_is_not_said() {
        for style in [
            "text-decoration: line-through;",
            "text-decoration-line:line-through",
            "color:red; text-decoration : underline LINE-THROUGH",
            "font-size:0",
            "font-size: 0.0px !important",
            "font-size:1px",
            "opacity:0",
            "opacity: .0",
            "max-height:0;overflow:hidden",
            "color:transparent",
            "visibility:collapse",
            "text-indent:-9999px",
        ] {
            let page = format!("<div><span style=\"{style}\">e4</span></div><div>d3</div>");
            assert_eq!(shown(&page), ["d3"], "{style}");
        }
        for style in
            ["font-size:12px", "opacity:1", "text-decoration:underline", "max-height:0", "color:#000"]
        {
            assert_eq!(shown(&format!("<span style='{style}'>e4</span>")), ["e4"], "{style}");
        }
    }

    #[test]
    fn a_bar_on_the_left_marks_a_quote() {
        let page = "<div>d3</div><div style='border:none;border-left:solid blue 1.5pt;padding:0 0 0 4pt'>\
                    <div>resign</div></div><p>bye</p>";
        assert_eq!(shown(page), ["d3", ">resign", "bye"]);
        assert_eq!(
            shown("<div style='border-left:none'>d3</div><div style='border-left:0 solid'>e4</div>"),
            ["d3", "e4"]
        );
    }

    #[test]
    fn line_ends_that_a_style_keeps() {
        assert_eq!(
            shown("<div style='white-space: pre-wrap'>Hi Ben\n<b>d4</b>\nbye</div><p>a\nb</p>"),
            ["Hi Ben", "d4", "bye", "a b"]
        );
        assert_eq!(shown("<div style='white-space: normal'>a\nb</div>"), ["a b"]);
    }

    #[test]
    fn numbers_of_lists() {
        assert_eq!(
            shown("<ol start=\"12\" type=\"1\"><li class=x>Nf3</li></ol><p>Greetings</p>"),
            ["12. Nf3", "Greetings"]
        );
        assert_eq!(shown("<ol start=12><li>Nf3<li>Bb5</ol>"), ["12. Nf3", "13. Bb5"]);
        assert_eq!(shown("<ol><li>Nf3</li></ol>"), ["Nf3"]);
    }

    #[test]
    fn marks_of_programs() {
        let page = lines(
            "<div>Nf3</div><div class=\"gmail_attr\">On Fri wrote:</div><div class='moz-signature'>-- <br>Anna</div>\
             <div class=\"yahoo_quoted\"><div>resign</div></div><div id='divRplyFwdMsg'>From: x</div>",
        );
        let marks: Vec<_> = page.iter().map(|l| (l.text.as_str(), l.depth, l.mark)).collect();
        assert_eq!(
            marks,
            [
                ("Nf3", 0, Mark::None),
                ("On Fri wrote:", 0, Mark::Attribution),
                ("--", 0, Mark::Signature),
                ("Anna", 0, Mark::Signature),
                ("resign", 1, Mark::None),
                ("", 0, Mark::QuoteFromHere),
                ("From: x", 0, Mark::None),
            ]
        );
    }

    #[test]
    fn broken_markup_costs_nothing() {
        assert_eq!(shown("<p>Nf3</p><div><p0@example.org><p1@example.org>"), ["Nf3"]);
        assert_eq!(shown("a < b <"), ["a < b <"]);
        assert_eq!(shown("Nf3<a href=\"unclosed>resign"), ["Nf3"]);
        assert_eq!(shown("<table><tr><td rowspan=\"9\">Nf3</td></tr></table>"), ["Nf3"]);
        assert_eq!(shown(&"<blockquote>".repeat(100_000)), Vec::<String>::new());
    }
}
