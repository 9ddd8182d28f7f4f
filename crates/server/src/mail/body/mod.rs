//! What of a mail's text its writer wrote: lines that are no quote, no attribution, no signature, no footer and no
//! letter of ours that came back.
//!
//! Everything is decided line by line from shapes and short lists of words, in time linear in the text, of which
//! only the first [`LINES`] lines and [`OCTETS`] octets without a quote mark are looked at (fault case 193). When in doubt a line is
//! *not* the writer's: a move that is asked for again costs a day, a move that was never meant costs the game.

mod armour;
pub mod attribution;
mod banner;
mod board;
pub mod html;
pub mod mask;
pub mod ours;
pub mod picture;
mod quote;
mod signature;
pub mod style;
pub mod wrap;

pub use board::QuotedBoard;

/// How many lines of a text are looked at.
pub const LINES: usize = 200;
/// How many octets of a text are looked at.
pub const OCTETS: usize = 32 * 1024;

/// How many times as many lines are looked at where most of them are quoted.
pub const QUOTED: usize = 6;

/// A line of a text as it arrived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceLine {
    /// The line without quote marks and without white space around it.
    pub text: String,
    /// How many quote marks stand before it, or how many quoting elements it lies in.
    pub depth: u8,
    /// What the HTML around it says of it.
    pub mark: Mark,
    /// Whether its writer ended it, as HTML and `format=flowed` tell; else a program may have broken it.
    pub ended: bool,
}

/// What HTML says of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Nothing.
    None,
    /// An item of a list.
    List,
    /// Part of an attribution ("On Friday, Anna wrote:").
    Attribution,
    /// Everything from here on is quoted.
    QuoteFromHere,
    /// Part of a signature.
    Signature,
}

impl SourceLine {
    /// The lines of a plain text.
    pub fn plain(text: &str) -> Vec<Self> {
        text.lines().take(LINES * QUOTED).map(Self::one).collect()
    }

    fn one(line: &str) -> Self {
        let mut rest = line.trim();
        let mut depth = 0_u8;
        // `AB> text` of older programs: initials before the first mark.
        let initials = rest.bytes().take_while(u8::is_ascii_uppercase).count();
        if (1..=4).contains(&initials) && rest[initials..].starts_with('>') {
            rest = &rest[initials..];
        }
        while let Some(inner) = rest.strip_prefix('>').or_else(|| rest.strip_prefix("| ")) {
            depth = depth.saturating_add(1);
            rest = inner.trim_start();
        }
        Self { text: wrap::without_struck(rest).into_owned(), depth, mark: Mark::None, ended: false }
    }

    fn is_blank(&self) -> bool {
        self.text.is_empty() && self.depth == 0
    }
}

/// A line of the writer's own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts about one line")]
pub struct Line {
    /// The text.
    pub text: String,
    /// Whether it is an item of a list by the HTML around it.
    pub list: bool,
    /// Whether it is a gateway's or an employer's words: it may hold a command, but is never passed on.
    pub filler: bool,
    /// Whether it goes on from the line right above, by its looks: a program broke that one where a word did not fit.
    pub continues: bool,
    /// Whether its writer ended it, and no program.
    pub ended: bool,
}

impl Line {
    /// A line of its own.
    pub fn new(text: &str) -> Self {
        Self { text: text.to_owned(), ..Self::default() }
    }
}

/// The writer's own lines: one segment before, between and after quotes each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    /// The segments that hold anything, from the top.
    pub segments: Vec<Vec<Line>>,
    /// Whether the first segment stands above every quote.
    pub top: bool,
    /// Of each segment, the heading of the part of a letter of ours below whose quote it stands: such a letter shows several games.
    pub sections: Vec<Option<Section>>,
    /// Of each segment, the board of a quoted digest below whose heading it stands, where that is beyond doubt.
    pub boards: Vec<Option<QuotedBoard>>,
    /// Lines left out among those of a quoted board: each is an answer, or the end of a quoted line.
    pub torn: Vec<String>,
}

/// The part of a letter of several games below whose quote an answer stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Section {
    /// Its heading.
    Heading(String),
    /// The line that says to which address a mail about the game is to be sent, with the game's number.
    Address(i64, String),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Zone {
    Own,
    /// Dropped, and what follows belongs to what stood before.
    Aside,
    /// Dropped, and what follows is a segment of its own.
    Quote,
    /// The same: the end of a quoted line, by its looks.
    Tail,
}

impl Reply {
    /// Finds the writer's own lines.
    pub fn of(source: &[SourceLine]) -> Self {
        let source = attribution::set_apart(armour::undone(&limited(source)));
        let mut zones = zones(&source);
        unwrap_quotes(&source, &mut zones);
        let copied = copied(&source, &zones);
        if let Some(at) = copied {
            zones[at] = Zone::Own;
        }
        let mut reply = Self { top: true, ..Self::default() };
        let mut trace = board::Trace::of(&source);
        let mut section = None;
        let mut current = Vec::new();
        let mut quote_seen = false;
        for (at, (line, zone)) in source.iter().zip(zones).enumerate() {
            match zone {
                Zone::Own => {
                    let list = line.mark == Mark::List;
                    let text = if copied == Some(at) { ours::unmarked(&line.text) } else { &line.text };
                    current.push(Line { list, ended: line.ended, ..Line::new(text) });
                }
                Zone::Aside => {}
                Zone::Quote | Zone::Tail => {
                    if reply.end(&mut current, quote_seen, section.as_ref()) {
                        trace.answered();
                    }
                    match zone {
                        Zone::Tail => trace.torn(line),
                        _ => trace.quoted(line),
                    }
                    quote_seen = true;
                    if ours::is_head(&line.text) || ours::is_tail(&line.text) {
                        section = None;
                    } else if let Some(heading) = ours::section(&line.text) {
                        section = Some(Section::Heading(heading.to_owned()));
                    } else if let Some(game) = ours::game_to_write_to(&line.text).filter(|_| line.depth > 0) {
                        section = Some(Section::Address(game, line.text.clone()));
                    }
                }
            }
        }
        if reply.end(&mut current, quote_seen, section.as_ref()) {
            trace.answered();
        }
        (reply.boards, reply.torn) = trace.end();
        reply
    }

    /// Ends a segment; true if there is anything in it.
    fn end(&mut self, lines: &mut Vec<Line>, quote_seen: bool, section: Option<&Section>) -> bool {
        let mut lines = std::mem::take(lines);
        if lines.iter().all(|l| l.text.is_empty()) {
            return false;
        }
        banner::mark(&mut lines);
        wrap::mark(&mut lines);
        if let Some(last) = lines.iter().rposition(|line| !line.text.is_empty())
            && (last == 0 || lines[last - 1].text.is_empty())
            && signature::may_be_of_a_device(&lines[last].text)
        {
            lines[last].filler = true;
        }
        if self.segments.is_empty() {
            self.top = !quote_seen;
        }
        self.segments.push(lines);
        self.sections.push(section.cloned());
        true
    }

    /// Whether the writer wrote nothing at all.
    pub fn is_empty(&self) -> bool {
        self.segments.is_empty()
    }
}

/// The line that somebody copied out of a letter of ours with the mark before it, and the only one that he sends: it stands above
/// everything else, and is one move without a number. Where another line is his own, or is marked as well, it may be a quote that
/// lost its marks; and what has numbers may be the end of the game's moves.
fn copied(source: &[SourceLine], zones: &[Zone]) -> Option<usize> {
    let first = source.iter().position(|line| !line.is_blank())?;
    let said = |at: usize| !source[at].is_blank() && zones[at] == Zone::Own;
    let marked =
        |at: usize| source[at].depth == 0 && zones[at] == Zone::Aside && ours::is_help(&source[at].text);
    let alone = !(0..zones.len()).any(|at| said(at) || (at != first && marked(at)));
    let text = ours::unmarked(&source[first].text);
    let one_move =
        !text.contains([' ', '.']) && (text.contains(|c: char| c.is_ascii_digit()) || text.contains("O-O"));
    (marked(first) && alone && one_move).then_some(first)
}

/// The part of a text that is looked at. A quote of a long letter does not use up the room of what stands below it; but it has an
/// end as well.
fn limited(source: &[SourceLine]) -> Vec<SourceLine> {
    let (mut lines, mut octets) = (0, 0);
    source
        .iter()
        .take(LINES * QUOTED)
        .take_while(|line| {
            if line.depth == 0 {
                lines += 1;
                octets += line.text.len() + 1;
            }
            lines <= LINES && octets <= OCTETS
        })
        .cloned()
        .collect()
}

/// The lines that somebody sent outside quote marks and outside letters of ours, whatever the reader leaves of them.
pub fn written(source: &[SourceLine]) -> Vec<&SourceLine> {
    let mut inside = false;
    let own = |line: &&SourceLine| {
        if line.depth > 0 {
            return false;
        }
        if ours::is_head(&line.text) {
            inside = true;
        }
        let own = !inside && !ours::is_help(&line.text);
        if ours::is_tail(&line.text) {
            inside = false;
        }
        own && !ours::is_tail(&line.text)
    };
    source.iter().filter(own).collect()
}

/// What runs on from line to line while zones are told.
#[derive(Default)]
struct Running {
    /// Inside a letter of ours.
    ours: bool,
    /// Below a mark from which on everything is quoted.
    quoted: bool,
    /// Below a signature delimiter.
    signature: bool,
}

fn zones(source: &[SourceLine]) -> Vec<Zone> {
    let mut zones = Vec::with_capacity(source.len());
    let mut running = Running::default();
    while let Some(line) = source.get(zones.len()) {
        let at = zones.len();
        let rest = &source[at..];
        if line.depth == 0 && ours::is_head(&line.text) {
            running.ours = true;
        }
        if running.ours {
            if ours::is_tail(&line.text) {
                running = Running::default();
            }
            zones.push(Zone::Quote);
            continue;
        }
        if line.depth > 0 {
            running.signature = false;
            zones.push(Zone::Quote);
            continue;
        }
        let rule = signature::is_footer_rule(&line.text);
        let below_rule = if rule || quote::is_ruled(&line.text) { &rest[1..] } else { rest };
        if line.mark == Mark::QuoteFromHere
            || quote::is_separator(&line.text)
            || quote::is_header_block(below_rule)
        {
            running.quoted = true;
        }
        if running.quoted {
            zones.push(Zone::Quote);
            continue;
        }
        let attribution = if line.mark == Mark::Attribution {
            Some(rest.iter().take_while(|l| l.mark == Mark::Attribution).count())
        } else {
            attribution::at(rest)
        };
        if let Some(length) = attribution {
            running.signature = false;
            // The greeting that a program sets above it is nothing that the writer says to anybody.
            let above = (0..at).rev().find(|&above| !source[above].is_blank());
            // One with more in it ("Hello from Leeds.") is the writer's own.
            let by_program = |&above: &usize| {
                let text = &source[above].text;
                attribution::is_greeting(text) && attribution::is_salutation(text)
            };
            if let Some(above) = above.filter(by_program) {
                zones[above] = Zone::Aside;
            }
            zones.extend(std::iter::repeat_n(Zone::Quote, length));
            // A quote without marks follows: nobody can say where it ends.
            let next = rest[length..].iter().find(|l| !l.is_blank());
            running.quoted = next.is_some_and(|l| l.depth == 0 && !ours::is_head(&l.text));
            continue;
        }
        let after_blank = at == 0 || source[at - 1].text.is_empty();
        if signature::is_delimiter(&line.text)
            || (rule && (after_blank || signature::is_of_a_list(&line.text)))
        {
            running.signature = true;
        }
        let aside = running.signature
            || line.mark == Mark::Signature
            || signature::is_of_a_device(&line.text)
            || ours::is_help(&line.text);
        zones.push(if aside { Zone::Aside } else { Zone::Own });
    }
    zones
}

/// A quoted line that was too long leaves its end without a mark on the next line (fault case 011).
fn unwrap_quotes(source: &[SourceLine], zones: &mut [Zone]) {
    for at in 1..source.len() {
        let (above, line) = (&source[at - 1], &source[at]);
        // The address of a game's page is whole, or it were none.
        let whole = board::page(&above.text).is_some();
        if zones[at] != Zone::Own || above.depth == 0 || line.text.is_empty() || whole {
            continue;
        }
        let word = line.text.split(' ').next().map_or(0, |w| w.chars().count());
        let length = above.text.chars().count() + usize::from(above.depth) + 1;
        let open_link = above.text.rfind('<') > above.text.rfind('>');
        if open_link || length + 1 + word > 70 {
            zones[at] = Zone::Tail;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The own lines of a text: `|` between lines, `/` between segments.
    fn own(text: &str) -> String {
        let reply = Reply::of(&SourceLine::plain(text));
        let segment = |s: &Vec<Line>| {
            s.iter().map(|l| l.text.as_str()).filter(|t| !t.is_empty()).collect::<Vec<_>>().join("|")
        };
        reply.segments.iter().map(segment).collect::<Vec<_>>().join("/")
    }

    #[test]
    fn quotes_above_below_and_between() {
        assert_eq!(own("Nf3\n\nOn Fri, 3 Apr 2026 Club wrote:\n> resign\n"), "Nf3");
        assert_eq!(own("On Fri, 3 Apr 2026 Club wrote:\n> resign\n\nNf3\n\nBest wishes"), "Nf3|Best wishes");
        assert_eq!(own("On Fri Club wrote:\n> one\nNf3\n> two\nhello"), "Nf3/hello");
        assert_eq!(own("Nf3\n> Board at <https://club.example/g/4711\n/resign\n> >\n"), "Nf3");
    }

    #[test]
    fn an_unmarked_quote_ends_nowhere() {
        assert_eq!(
            own("Nf3\nOn Friday, April 3, 2026, 12:32:00 PM, Club <a@b.example> wrote:\nWrite\nresign"),
            "Nf3"
        );
        assert_eq!(own("Nf3\n\n-----Original Message-----\nresign"), "Nf3");
        assert_eq!(own("Nf3\nFrom: Club\nSent: Friday, April 3, 2026\nTo: a@b.example\nresign"), "Nf3");
    }

    #[test]
    fn the_greeting_of_a_program_is_no_text() {
        let quote =
            "Friday, April 3, 2026, 12:32:00 PM, you wrote:\n\n> 12. Nf3\n\n-- \nBest regards,\n Anna\n";
        assert_eq!(own(&format!("12. Nf3\n\nHello Chess,\n\n{quote}")), "12. Nf3");
        assert_eq!(own(&format!("Hello Chess,\n\n{quote}\n12. Nf3\n")), "");
        // A greeting of the writer stands above words.
        assert_eq!(own("12. Nf3\nHello Boris,\nnice to meet you!"), "12. Nf3|Hello Boris,|nice to meet you!");
    }

    #[test]
    fn our_own_letter_ends_at_its_tail() {
        let letter = format!("{}\nresign\n{}", ours::head("M0001-1"), ours::TAIL);
        assert_eq!(own(&format!("Nf3\n\n{letter}\n")), "Nf3");
        assert_eq!(own(&format!("{letter}\n\nNf3\n")), "Nf3");
        assert_eq!(own(&format!("-----Original Message-----\n{letter}\n\nNf3\n")), "Nf3");
        assert_eq!(own("Nf3\n:: resign - give up"), "Nf3");
    }

    #[test]
    fn signatures_and_rows_of_dashes() {
        assert_eq!(own("Nf3\n-- \nAnna\ne4 Chess Society"), "Nf3");
        assert_eq!(own("Nf3\n\n*-- *\n*Anna*\nresign"), "Nf3");
        assert_eq!(own("Nf3\n\nMy plan:\n--------\n- castle"), "Nf3|My plan:|--------|- castle");
        assert_eq!(own("-- \nAnna\nNf3 Chess Cafe"), "");
        assert_eq!(own("> Game\n12. Nf3\n\n______________________\nChecked. resign\n"), "12. Nf3");
    }
}
