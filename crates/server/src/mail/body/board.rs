//! Below which board of a quoted digest an answer stands.
//!
//! Whoever answers between the lines of a quote names no board, because he sees it. What he means is the heading nearest above,
//! if nothing says otherwise: a quote may be cut, put together anew, or come from another letter. Whatever does not look like one
//! board from its heading on leaves it open, and is asked about.

use super::{SourceLine, ours};

/// The board of a quoted digest below whose heading an answer stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuotedBoard {
    /// Its number.
    pub number: u32,
    /// Its game, as the heading names it.
    pub game: String,
    /// The number of the game by its page, if the quote has that.
    pub page: Option<i64>,
}

/// Where in a quoted digest a line is.
#[derive(Default)]
enum At {
    /// Anywhere else.
    #[default]
    Nowhere,
    /// Among the lines of a board.
    Within(QuotedBoard),
    /// Right below the last one.
    Behind(QuotedBoard),
}

/// Reads the quoted lines of a mail from the top.
pub(super) struct Trace {
    at: At,
    /// The lowest depth of a quote in the mail. What lies deeper in it is somebody's words, or an older letter.
    depth: u8,
    /// How many times the letters of the files were seen since the heading: a diagram has them above and below.
    files: u8,
    /// Answers that stand among the lines of the present board, by place.
    open: Vec<usize>,
    /// The board of each answer.
    answers: Vec<Option<QuotedBoard>>,
    /// Lines among those of a board that may be an answer, or the end of a quoted line.
    torn: Vec<String>,
}

impl Trace {
    pub(super) fn of(source: &[SourceLine]) -> Self {
        let depth = source.iter().map(|line| line.depth).filter(|depth| *depth > 0).min().unwrap_or(1);
        Self { at: At::Nowhere, depth, files: 0, open: Vec::new(), answers: Vec::new(), torn: Vec::new() }
    }

    /// Takes a line that is not the writer's.
    pub(super) fn quoted(&mut self, line: &SourceLine) {
        if line.text.is_empty() {
            return;
        }
        let own = line.depth == self.depth;
        if let Some((number, game)) = heading(&line.text) {
            self.open.clear();
            self.files = 0;
            let board = QuotedBoard { number, game: game.to_owned(), page: None };
            self.at = if own { At::Within(board) } else { At::Nowhere };
            return;
        }
        let At::Within(board) = &mut self.at else {
            // Behind a board its quote is over.
            self.at = At::Nowhere;
            return;
        };
        // A word of the opponent's, in a quote of its own.
        if line.depth > self.depth {
            return;
        }
        self.files += u8::from(is_files(&line.text));
        let other = named_by_help(&line.text).is_some_and(|number| number != board.number);
        if line.depth == 0
            || other
            || self.files > 2
            || ours::is_head(&line.text)
            || ours::is_tail(&line.text)
        {
            self.leave_open();
        } else if let Some(page) = page(&line.text) {
            board.page = Some(page);
            for &answer in &self.open {
                if let Some(Some(board)) = self.answers.get_mut(answer) {
                    board.page = Some(page);
                }
            }
            if let At::Within(board) = std::mem::take(&mut self.at) {
                self.at = At::Behind(board);
            }
            self.open.clear();
        }
    }

    /// Takes a line without a mark below a quoted one that was too long for a line.
    pub(super) fn torn(&mut self, line: &SourceLine) {
        if !matches!(self.at, At::Nowhere) {
            self.torn.push(line.text.clone());
        }
    }

    /// Takes the end of an answer.
    pub(super) fn answered(&mut self) {
        let board = match &self.at {
            At::Nowhere => None,
            At::Behind(board) => Some(board.clone()),
            At::Within(board) => {
                self.open.push(self.answers.len());
                Some(board.clone())
            }
        };
        self.answers.push(board);
    }

    /// The board of each answer, and the lines that may be answers.
    pub(super) fn end(self) -> (Vec<Option<QuotedBoard>>, Vec<String>) {
        (self.answers, self.torn)
    }

    /// The lines are of more boards than one: nobody can say which of them an answer is about.
    fn leave_open(&mut self) {
        for answer in self.open.drain(..) {
            self.answers[answer] = None;
        }
        self.at = At::Nowhere;
    }
}

/// The number and the game of a digest's heading: `--- Board #2 · M0255-1 · you play White …`, in HTML without dashes. A program
/// may have broken it further on.
fn heading(line: &str) -> Option<(u32, &str)> {
    let line = line.trim_matches(['*', '_', ' ']);
    let line = line.strip_prefix("--- ").unwrap_or(line);
    let line = line.strip_suffix(" ---").unwrap_or(line);
    let (word, rest) = line.split_once(" #")?;
    let (number, rest) = rest.split_once(" · ")?;
    let game = rest.split_once(" ·").map_or(rest, |(game, _)| game).trim();
    let plain = !word.is_empty() && word.chars().all(char::is_alphabetic);
    let short = !game.is_empty() && !game.contains(' ');
    number.parse().ok().filter(|_| plain && short).map(|number| (number, game))
}

/// The board that a line of help names: `:: #2 Nf3 - play a move`.
fn named_by_help(line: &str) -> Option<u32> {
    let rest = line.trim_matches(['*', '_', ' ']).strip_prefix(ours::HELP)?.trim_start_matches(['*', ' ']);
    rest.strip_prefix('#')?.split(' ').next()?.parse().ok()
}

/// The game whose page a line names at its end.
pub(super) fn page(line: &str) -> Option<i64> {
    let url = line.rsplit(' ').next()?.trim_matches(['<', '>']);
    let (_, game) = url.rsplit_once("/games/").filter(|(site, _)| site.starts_with("http"))?;
    game.parse().ok()
}

/// Whether a line is the letters above or below a diagram.
fn is_files(line: &str) -> bool {
    let letters: String = line.chars().filter(|c| !c.is_whitespace()).collect();
    letters == "abcdefgh" || letters == "hgfedcba"
}

#[cfg(test)]
mod tests {
    use super::super::{Reply, SourceLine};

    /// Each answer and the board below which it stands: `Nf3@1 e5@-`.
    fn boards(text: &str) -> String {
        let reply = Reply::of(&SourceLine::plain(text));
        let said = reply.segments.iter().zip(&reply.boards).map(|(lines, board)| {
            let line = lines.iter().find(|line| !line.text.is_empty()).map_or("", |line| line.text.as_str());
            let board = board.as_ref().map_or("-".to_owned(), |board| {
                let page = board.page.map(|page| format!("/{page}")).unwrap_or_default();
                format!("{}:{}{page}", board.number, board.game)
            });
            format!("{line}@{board}")
        });
        said.collect::<Vec<_>>().join(" ")
    }

    fn quoted(lines: &str) -> String {
        let marked = lines.lines().map(|line| match line.strip_prefix('!') {
            Some(own) => format!("{own}\n"),
            None => format!("> {line}\n"),
        });
        marked.collect::<Vec<_>>().concat()
    }

    const FILES: &str = "a b c d e f g h";

    #[test]
    fn an_answer_stands_below_the_nearest_heading() {
        let one = "--- Board #1 · M0002-1 · you play White ---\nThe last move was 1.e4.\n:: #1 Nf3 - play\n";
        let two = "--- Échiquier #2 · M0002-2 · vous avez les\nNoirs contre Boris ---\n:: #2 Nf3 - play\n";
        let page = |number| format!("Page: https://club.example/games/{number}\n");
        for (text, meaning) in [
            (format!("{one}!Nf3\n{}{two}!e5\n{}", page(7), page(8)), "Nf3@1:M0002-1/7 e5@2:M0002-2/8"),
            (format!("{one}{}!Nf3\n{two}{}!e5\n", page(7), page(8)), "Nf3@1:M0002-1/7 e5@2:M0002-2/8"),
            // Right below the heading; below the whole digest; above it.
            (format!("{one}{two}!e5\n"), "e5@2:M0002-2"),
            (format!("{one}{}{two}{}To answer\n!e5\n", page(7), page(8)), "e5@-"),
            (format!("!e5\n{one}{two}"), "e5@-"),
            // The heading of the second was cut: its help, its page or its diagram tell.
            (format!("{one}:: #2 e5 - play\n!e5\n"), "e5@-"),
            (format!("{one}!e5\n:: #2 e5 - play\n"), "e5@-"),
            (format!("{one}{FILES}\n{FILES}\n{FILES}\n!e5\n"), "e5@-"),
            (format!("{one}{}{}!e5\n", page(7), page(8)), "e5@-"),
            (format!("{one}!e5\n{}", page(8)), "e5@1:M0002-1/8"),
            // Words of the opponent's that look like a heading, and an older letter.
            (format!("{one}| --- Board #2 · M0002-2 ---\n!e5\n"), "e5@-"),
            (format!("{one}| Nice!\n!e5\n"), "e5@1:M0002-1"),
        ] {
            assert_eq!(boards(&quoted(&text)), meaning, "{text}");
        }
    }
}
