//! The plain-text part: lines of at most 72 characters, and no line that could come back as a command.
//!
//! Some programs send our text back without quote marks. Therefore everything stands between a head line and a tail line
//! that `mail::body` recognises, and lines that hold moves or words to write begin with `:: `.
use super::{Board, Fact, Help, Letter, Message, Other, Part};
use crate::mail::body::ours;
use crate::prose::{self, Block};

/// Characters in a line; quoting adds a few more, and 78 is the custom (RFC 5322, 2.1.1).
const WIDTH: usize = 72;

/// Stands for a blank at which no line ends.
const GLUE: char = '\u{1f}';

impl Letter {
    /// The plain-text part, with `\n` line ends.
    pub fn text(&self) -> String {
        let mut text = Text { out: String::new(), colon: self.lang.colon() };
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
        if self.moves_before_facts() {
            text.moves(&self.moves_label, &self.moves);
            text.facts(&self.facts);
        } else {
            text.facts(&self.facts);
            text.moves(&self.moves_label, &self.moves);
        }
        for numbered in &self.boards {
            text.blank();
            text.heading(&numbered.head);
            for sentence in &numbered.news {
                text.paragraph("", sentence);
            }
            text.message(numbered.message.as_ref());
            text.board(Some(&numbered.board));
            text.facts(&numbered.facts);
            text.blank();
            for help in &numbered.help {
                text.help(help);
            }
            text.labelled_line(&numbered.page);
        }
        for part in &self.parts {
            text.part(part);
        }
        for list in &self.lists {
            text.blank();
            text.paragraph("", &list.label);
            for line in &list.lines {
                text.paragraph(ours::HELP, line);
            }
        }
        if !self.help.is_empty() {
            text.blank();
            // It names a move, as the lines below do.
            for (mark, sentence) in [(ours::HELP, &self.how_to_answer), ("", &self.help_label)] {
                if !sentence.is_empty() {
                    text.paragraph(mark, sentence);
                }
            }
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
                text.labelled_line(fact);
            }
        }
        text.blank();
        text.line(ours::TAIL);
        text.out
    }
}

struct Text {
    out: String,
    /// What stands after a label, in the language.
    colon: &'static str,
}

impl Text {
    fn line(&mut self, line: &str) {
        self.out.push_str(line.trim_end());
        self.out.push('\n');
    }

    /// What something is called and what it is, on one line whatever its length: an address must stay whole.
    fn labelled_line(&mut self, fact: &Fact) {
        self.line(&format!("{}{} {}", fact.label, self.colon, fact.text));
    }

    /// The same in a paragraph.
    fn labelled(&mut self, fact: &Fact) {
        self.paragraph("", &format!("{}{} {}", fact.label, self.colon, fact.text));
    }

    /// An empty line, of which two never stand below each other.
    fn blank(&mut self) {
        if !self.out.ends_with("\n\n") {
            self.out.push('\n');
        }
    }

    /// A heading; the dashes at its end stay with its last word.
    fn heading(&mut self, text: &str) {
        let heading = ours::heading(text);
        let glued = heading.strip_suffix(" ---").map(|rest| format!("{rest}{GLUE}---"));
        let at = self.out.len();
        self.paragraph("", glued.as_deref().unwrap_or(&heading));
        let wrapped = self.out.split_off(at).replace(GLUE, " ");
        self.out.push_str(&wrapped);
    }

    fn other(&mut self, other: &Other) {
        self.blank();
        if let Some(head) = &other.head {
            self.heading(head);
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
        if other.board.is_some() {
            self.board(other.board.as_ref());
            self.blank();
        }
        for fact in &other.facts {
            self.labelled(fact);
        }
        if let Some(fact) = &other.write_to {
            self.labelled_line(fact);
        }
        for help in &other.help {
            self.help(help);
        }
        self.labelled_line(&other.page);
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

    fn moves(&mut self, label: &str, moves: &[String]) {
        if moves.is_empty() {
            return;
        }
        self.blank();
        self.line(&format!("{label}{}", self.colon));
        for line in moves {
            self.line(&format!(":: {line}"));
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
            self.labelled(fact);
        }
    }

    fn help(&mut self, help: &Help) {
        self.paragraph(ours::HELP, &format!("{} - {}", help.write, help.does));
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
    use crate::speech::Lang;

    #[test]
    fn long_lines_are_wrapped_with_their_mark() {
        let mut text = Text { out: String::new(), colon: Lang::En.colon() };
        text.paragraph("| ", &"word ".repeat(30));
        assert!(text.out.lines().all(|line| line.starts_with("| word") && line.len() <= WIDTH));
        assert_eq!(text.out.matches("word").count(), 30);
    }

    #[test]
    fn a_heading_ends_with_its_dashes() {
        // Its last word ends with the line, and the dashes do not fit any more.
        let mut text = Text { out: String::new(), colon: Lang::Es.colon() };
        text.heading("Tablero #1 · M0012-1 · llevas negras contra Anna Sommer · jugada 123");
        assert_eq!(
            text.out,
            "--- Tablero #1 · M0012-1 · llevas negras contra Anna Sommer · jugada\n123 ---\n"
        );
        text.blank();
        text.blank();
        assert!(text.out.ends_with("123 ---\n\n"), "one empty line");
    }

    #[test]
    fn an_item_of_a_list_has_one_mark() {
        let mut text = Text { out: String::new(), colon: Lang::En.colon() };
        text.hanging("- ", &"word ".repeat(30));
        assert!(text.out.starts_with("- word") && text.out.matches("- ").count() == 1, "{}", text.out);
        assert!(text.out.lines().skip(1).all(|line| line.starts_with("  word") && line.len() <= WIDTH));
    }
}
