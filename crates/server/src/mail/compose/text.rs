//! The plain-text part: lines of at most 72 characters, and no line that could come back as a command.
//!
//! Some programs send our text back without quote marks. Therefore everything stands between a head line and a tail line
//! that `mail::body` recognises, and lines that hold moves or words to write begin with `:: `.
use super::{Board, Fact, Help, Letter, Message, Other, Part};
use crate::mail::body::ours;
use crate::prose::{self, Block};

/// Characters in a line; quoting adds a few more, and 78 is the custom (RFC 5322, 2.1.1).
const WIDTH: usize = 72;

impl Letter {
    /// The plain-text part, with `\n` line ends.
    pub fn text(&self) -> String {
        let mut text = Text::default();
        text.line(&ours::head(&self.head));
        text.blank();
        for sentence in &self.news {
            text.paragraph("", sentence);
        }
        for other in self.others_in_brief() {
            text.other(other);
        }
        text.message(self.message.as_ref());
        text.board(self.board.as_ref());
        text.facts(&self.facts);
        for numbered in &self.boards {
            text.blank();
            text.paragraph("", &format!("--- {} ---", numbered.head));
            for sentence in &numbered.news {
                text.paragraph("", sentence);
            }
            text.message(numbered.message.as_ref());
            text.board(Some(&numbered.board));
            text.facts(&numbered.facts);
            text.blank();
            text.help(&numbered.help);
            text.line(&format!("{}: {}", numbered.page.label, numbered.page.text));
        }
        for part in &self.parts {
            text.part(part);
        }
        if !self.moves.is_empty() {
            text.blank();
            text.line(&format!("{}:", self.moves_label));
            for line in &self.moves {
                text.line(&format!(":: {line}"));
            }
        }
        for list in &self.lists {
            text.blank();
            text.paragraph("", &list.label);
            for line in &list.lines {
                text.paragraph(":: ", line);
            }
        }
        if !self.help.is_empty() {
            text.blank();
            text.paragraph("", &self.help_label);
            for help in &self.help {
                text.help(help);
            }
        }
        for other in self.others_with_boards() {
            text.other(other);
        }
        if !self.foot.is_empty() {
            text.blank();
            for fact in &self.foot {
                // An address must stay whole.
                text.line(&format!("{}: {}", fact.label, fact.text));
            }
        }
        text.blank();
        text.line(ours::TAIL);
        text.0
    }
}

#[derive(Default)]
struct Text(String);

impl Text {
    fn line(&mut self, line: &str) {
        self.0.push_str(line.trim_end());
        self.0.push('\n');
    }

    fn blank(&mut self) {
        self.0.push('\n');
    }

    fn other(&mut self, other: &Other) {
        self.blank();
        if let Some(head) = &other.head {
            self.paragraph("", &format!("--- {head} ---"));
        }
        for sentence in &other.news {
            self.paragraph("", sentence);
        }
        if let Some(message) = &other.message {
            self.paragraph("", &message.intro);
            for line in &message.lines {
                self.paragraph("| ", line);
            }
        }
        if let Some(board) = &other.board {
            for line in board.diagram.lines() {
                self.line(&format!("  {line}"));
            }
            self.paragraph("", &board.white);
            self.paragraph("", &board.black);
        }
        for fact in &other.facts {
            self.paragraph("", &format!("{}: {}", fact.label, fact.text));
        }
        if let Some(fact) = &other.write_to {
            self.line(&format!("{}: {}", fact.label, fact.text));
        }
        for help in &other.help {
            self.help(help);
        }
        self.line(&format!("{}: {}", other.page.label, other.page.text));
    }

    fn message(&mut self, message: Option<&Message>) {
        let Some(message) = message else { return };
        self.blank();
        self.paragraph("", &message.intro);
        for line in &message.lines {
            // As the writer broke it; a long line is wrapped, never cut.
            self.paragraph("| ", line);
        }
    }

    fn board(&mut self, board: Option<&Board>) {
        let Some(board) = board else { return };
        self.blank();
        for line in board.diagram.lines() {
            self.line(&format!("  {line}"));
        }
        self.blank();
        self.paragraph("", &board.white);
        self.paragraph("", &board.black);
    }

    fn part(&mut self, part: &Part) {
        self.blank();
        if !part.title.is_empty() {
            self.paragraph("", &format!("--- {} ---", part.title));
        }
        if let Some(lead) = &part.lead {
            self.paragraph("", lead);
        }
        if let Some((_, blocks)) = &part.prose {
            self.prose(blocks);
        }
        for item in &part.items {
            let said = if item.text.is_empty() { String::new() } else { format!(": {}", item.text) };
            self.hanging("* ", &format!("{}{said}", item.label));
            // An address must stay whole.
            self.line(&format!("  {}", item.url));
            if let Some((_, blocks)) = &item.prose {
                self.blank();
                self.prose(blocks);
            }
        }
        if let Some((caption, board)) = &part.board {
            self.blank();
            self.paragraph("", caption);
            self.board(Some(board));
        }
    }

    fn prose(&mut self, blocks: &[Block]) {
        for (index, block) in blocks.iter().enumerate() {
            if index > 0 {
                self.blank();
            }
            for line in block.lines() {
                match block {
                    Block::Paragraph(_) => self.paragraph("", &prose::plain(line)),
                    Block::List(_) => self.hanging("- ", &prose::plain(line)),
                }
            }
        }
    }

    fn facts(&mut self, facts: &[Fact]) {
        if facts.is_empty() {
            return;
        }
        self.blank();
        for fact in facts {
            self.paragraph("", &format!("{}: {}", fact.label, fact.text));
        }
    }

    fn help(&mut self, help: &Help) {
        self.paragraph(":: ", &format!("{} - {}", help.write, help.does));
    }

    /// Wraps at blanks; a word longer than a line keeps one to itself.
    fn paragraph(&mut self, prefix: &str, text: &str) {
        self.wrapped(prefix, prefix, text);
    }

    /// An item of a list: its mark stands before the first line alone.
    fn hanging(&mut self, mark: &str, text: &str) {
        self.wrapped(mark, &" ".repeat(mark.len()), text);
    }

    fn wrapped(&mut self, first: &str, prefix: &str, text: &str) {
        let mut line = String::from(first);
        let mut empty = true;
        // Only at these: a no-break space before a French colon is one.
        for word in text.split([' ', '\t', '\n', '\r']).filter(|word| !word.is_empty()) {
            let fits = line.chars().count() + 1 + word.chars().count() <= WIDTH;
            if !empty && !fits {
                self.line(&line);
                line = String::from(prefix);
                empty = true;
            }
            if !empty {
                line.push(' ');
            }
            line.push_str(word);
            empty = false;
        }
        self.line(&line);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_wrapped_with_their_mark() {
        let mut text = Text::default();
        text.paragraph("| ", &"word ".repeat(30));
        assert!(text.0.lines().all(|line| line.starts_with("| word") && line.len() <= WIDTH));
        assert_eq!(text.0.matches("word").count(), 30);
    }

    #[test]
    fn an_item_of_a_list_has_one_mark() {
        let mut text = Text::default();
        text.hanging("- ", &"word ".repeat(30));
        assert!(text.0.starts_with("- word") && text.0.matches("- ").count() == 1, "{}", text.0);
        assert!(text.0.lines().skip(1).all(|line| line.starts_with("  word") && line.len() <= WIDTH));
    }
}
