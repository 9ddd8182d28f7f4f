//! Letters: what a reader gets, as text and as HTML of equal content.
//!
//! A [`Letter`] holds sentences already said in the reader's language, in the order in which a reader wants them: what
//! changed first. [`Letter::text`] and the template `mail/letter.html` arrange the same parts.
pub mod assemble;
pub mod digest;
pub mod game;
mod kind;
pub mod newsletter;
pub mod picture;
mod text;
mod told;
mod ways;

use std::fmt::Write as _;

use askama::Template;

pub use kind::LetterKind;

use crate::{life::tell::Section, prose::Block, speech::Lang};

/// Words of the opponent, passed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// "Boris Bern writes:".
    pub intro: String,
    /// The words, line by line, as the writer broke them.
    pub lines: Vec<String>,
}

/// The board in a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Eight lines of letters with coordinates, from the reader's side.
    pub diagram: String,
    /// White's pieces in words.
    pub white: String,
    /// Black's pieces in words.
    pub black: String,
    /// What stands for the picture where it is not seen: from which side it shows the board.
    pub alt: String,
}

/// A fact with its label: "Your clock", "Castling".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// What it is about.
    pub label: String,
    /// The fact.
    pub text: String,
}

/// One way to answer: what to write, and what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Help {
    /// What to write.
    pub write: String,
    /// What it does.
    pub does: String,
}

/// Another game that a letter tells of, besides the one whose position it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Other {
    /// The heading, where the part stands far from the letter's news.
    pub head: Option<String>,
    /// What happened there.
    pub news: Vec<String>,
    /// What the opponent wrote there.
    pub message: Option<Message>,
    /// The position, where the reader needs it.
    pub board: Option<Board>,
    /// Whether that is the last position of a game that is over: news, which asks for nothing.
    pub over: bool,
    /// Clocks and castling, with the position.
    pub facts: Vec<Fact>,
    /// What may be written to its address, with the position.
    pub help: Vec<Help>,
    /// Where the reader's move is to be mailed, if it is his turn: this letter's own address belongs to another game.
    pub write_to: Option<Fact>,
    /// The subject of a mail there.
    pub subject: String,
    /// Its page.
    pub page: Fact,
}

impl Other {
    /// The address as a link that opens a new mail (RFC 6068).
    pub fn mailto(&self) -> String {
        let escaped = |text: &str| {
            text.bytes().fold(String::new(), |mut link, octet| {
                if octet.is_ascii_alphanumeric() || b"@.-_".contains(&octet) {
                    link.push(char::from(octet));
                } else {
                    // Writing into a String does not fail.
                    let _ = write!(link, "%{octet:02X}");
                }
                link
            })
        };
        let address = self.write_to.as_ref().map_or("", |fact| fact.text.as_str());
        // The plus too: it would be a blank to those who read the link as a form's.
        format!("mailto:{}?subject={}", escaped(address), escaped(&self.subject))
    }
}

/// Lines set apart that are the reader's own: conditional lines, notes.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Listing {
    /// What they are.
    pub label: String,
    /// The lines.
    pub lines: Vec<String>,
}

/// A part of a letter under a heading of its own: of the newsletter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The heading; empty for none.
    pub title: String,
    /// What is said first.
    pub lead: Option<String>,
    /// A text that the club's hands wrote, and its language.
    pub prose: Option<(Lang, Vec<Block>)>,
    /// One thing each.
    pub items: Vec<PartItem>,
    /// A position, under its caption; its picture is the letter's.
    pub board: Option<(String, Board)>,
}

/// One thing of a part: a link, and what is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartItem {
    /// The words of the link.
    pub label: String,
    /// The whole address of its page.
    pub url: String,
    /// The rest of the sentence.
    pub text: String,
    /// A text that the club's hands wrote, and its language.
    pub prose: Option<(Lang, Vec<Block>)>,
}

impl Part {
    /// The part that tells a section; its pages are at `base`.
    pub fn of(section: &Section, base: &str) -> Self {
        let item = |item: &crate::life::tell::Item| PartItem {
            label: item.label.clone(),
            url: format!("{base}{}", item.path),
            text: item.text.clone(),
            prose: item.prose.clone(),
        };
        Self {
            title: section.title.clone(),
            lead: section.lead.clone(),
            prose: None,
            items: section.items.iter().map(item).collect(),
            board: None,
        }
    }
}

/// One of the boards of a digest, with everything about its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbered {
    /// "Board #1 · M0255-1 · Boris Bern · move 12".
    pub head: String,
    /// What changed in it.
    pub news: Vec<String>,
    /// What the opponent wrote.
    pub message: Option<Message>,
    /// The position.
    pub board: Board,
    /// The content id of its picture; without one the HTML shows the diagram.
    pub picture: Option<String>,
    /// Clocks, castling.
    pub facts: Vec<Fact>,
    /// How to answer for this board, a line each.
    pub help: Vec<Help>,
    /// Where to see it on the web.
    pub page: Fact,
}

/// A letter's content, said in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, Template)]
#[template(path = "mail/letter.html")]
pub struct Letter {
    /// The language.
    pub lang: Lang,
    /// The club's name.
    pub club: String,
    /// The first line: which game, which move, what is asked.
    pub head: String,
    /// What changed, sentence by sentence.
    pub news: Vec<String>,
    /// Other games that the same letter tells of.
    pub others: Vec<Other>,
    /// What the opponent wrote.
    pub message: Option<Message>,
    /// The position.
    pub board: Option<Board>,
    /// The boards of a digest.
    pub boards: Vec<Numbered>,
    /// The parts of a newsletter.
    pub parts: Vec<Part>,
    /// Clocks, castling, position number.
    pub facts: Vec<Fact>,
    /// The label above the moves.
    pub moves_label: String,
    /// The moves, in lines that fit a mail.
    pub moves: Vec<String>,
    /// What only the reader keeps: conditional lines, notes.
    pub lists: Vec<Listing>,
    /// How to answer, in one sentence; empty where the label of the ways says it.
    pub how_to_answer: String,
    /// What stands above the ways to answer; empty where a sentence says what they are for.
    pub help_label: String,
    /// The ways to answer.
    pub help: Vec<Help>,
    /// Where to see it on the web, and such.
    pub foot: Vec<Fact>,
}

impl Letter {
    /// An empty letter to fill.
    pub fn new(lang: Lang, club: &str, head: String) -> Self {
        Self {
            lang,
            club: club.to_owned(),
            head,
            news: Vec::new(),
            others: Vec::new(),
            message: None,
            board: None,
            boards: Vec::new(),
            parts: Vec::new(),
            facts: Vec::new(),
            moves_label: String::new(),
            moves: Vec::new(),
            lists: Vec::new(),
            how_to_answer: String::new(),
            help_label: String::new(),
            help: Vec::new(),
            foot: Vec::new(),
        }
    }

    /// Whether the moves stand above clocks and the like: they belong to the board above them. A letter without a board says first
    /// whose game they are.
    pub fn moves_before_facts(&self) -> bool {
        self.board.is_some()
    }

    /// The other games that ask for nothing: before the position, since their news may be the greater.
    pub fn others_in_brief(&self) -> impl Iterator<Item = &Other> {
        self.others.iter().filter(|other| other.board.is_none() || other.over)
    }

    /// The other games that ask for a move: behind everything about the first, each with its own position and address.
    pub fn others_with_boards(&self) -> impl Iterator<Item = &Other> {
        self.others.iter().filter(|other| other.board.is_some() && !other.over)
    }

    /// The size of the first sentences in the HTML part, in px: what is short is large, and a paragraph reads as one.
    fn first_size(&self) -> u8 {
        match self.news.first().map_or(0, |news| news.chars().count()) {
            0..=110 => 21,
            111..=200 => 18,
            _ => 16,
        }
    }

    /// The HTML part.
    ///
    /// # Errors
    /// Only if a value's own formatting fails, which none of these types does.
    pub fn html(&self) -> Result<String, askama::Error> {
        Ok(unbroken(&self.render()?))
    }
}

/// What no line is broken in: castling and results. An address has to be broken where it is too long.
const UNBROKEN: [&str; 4] = ["O-O", "1-0", "0-1", "½-½"];

/// Keeps castling and results in one line: a browser breaks after a hyphen, and the rest of `O-O-O` reads as the other castling.
/// Only words of the text are touched, nothing inside of a tag.
fn unbroken(html: &str) -> String {
    let mut whole = String::with_capacity(html.len() + 512);
    let (head, body) = html.split_at(html.find("<body").unwrap_or(0));
    whole.push_str(head);
    for part in body.split_inclusive('>') {
        let (text, tag) = part.split_at(part.find('<').unwrap_or(part.len()));
        for word in text.split_inclusive(char::is_whitespace) {
            let bare = word.trim_end();
            let address = bare.contains("://");
            if !address && UNBROKEN.iter().any(|kept| bare.contains(kept)) {
                let _ =
                    write!(whole, "<span style=\"white-space:nowrap\">{bare}</span>{}", &word[bare.len()..]);
            } else {
                whole.push_str(word);
            }
        }
        whole.push_str(tag);
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::unbroken;

    #[test]
    fn castling_and_results_stay_in_one_line() {
        let whole = |text: &str| unbroken(&format!("<body><p title=\"O-O\">{text}</p>"));
        assert_eq!(
            whole("rook. O-O-O is (O-O)."),
            "<body><p title=\"O-O\">rook. <span style=\"white-space:nowrap\">O-O-O</span> is \
             <span style=\"white-space:nowrap\">(O-O).</span></p>"
        );
        assert_eq!(
            whole("Anna 0-1 ½-½"),
            "<body><p title=\"O-O\">Anna <span style=\"white-space:nowrap\">0-1</span> \
             <span style=\"white-space:nowrap\">½-½</span></p>"
        );
        assert_eq!(whole("Nf3 &lt;O&gt;"), "<body><p title=\"O-O\">Nf3 &lt;O&gt;</p>");
    }
}
