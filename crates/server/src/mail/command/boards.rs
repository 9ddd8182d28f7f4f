//! An answer to a digest: lines that name its boards, `#1 Nf3`, `#2 e4 draw?`, `#3 resign`.
//!
//! `12.` is always a move number, and so is a bare number: only `#` names a board (domain.md, "Decisions").

use frcec_rules::reading::Notation;

use super::line::{self, Kind};
use super::{Found, decided, kinds, paragraph, undecided};
use crate::mail::body::{Line, Reply};

/// The highest board that is read; no member has more games.
const BOARDS: u32 = 200;

/// What an answer to a digest says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Boards {
    /// What is asked of each board that is named, in the order of the mail; a board that is named twice with different
    /// words is unclear.
    pub named: Vec<Board>,
    /// Lines that read as a move or a command and name no board.
    pub unnamed: Vec<String>,
    /// Whether words stood apart from every board: they go to nobody.
    pub apart: bool,
}

/// What is asked of one board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Its number in the digest.
    pub number: u32,
    /// The line that names it.
    pub line: String,
    /// What is asked.
    pub found: Found,
}

/// Reads an answer to a digest.
pub fn find(reply: &Reply, notation: Option<Notation>) -> Boards {
    let mut boards = Boards::default();
    for segment in &reply.segments {
        let mut own: Option<(u32, &Line, Vec<Line>)> = None;
        let mut torn = false;
        // Whether the line right above is words, and whether it is a modifier of the board.
        let (mut words_above, mut modifier_above) = (false, false);
        for line in segment {
            if let Some((number, rest)) = named(&line.text) {
                boards.close(own.take(), notation);
                let first = Line { continues: line.continues && words_above, ..Line::new(rest) };
                own = Some((number, line, vec![first]));
                (torn, words_above, modifier_above) = (false, false, false);
                continue;
            }
            let kind = line::kind(line, notation);
            words_above = paragraph::is_prose(line, &kind);
            modifier_above =
                !line.text.is_empty() && (modifier_above || matches!(kind, Kind::If(_) | Kind::Note(_)));
            let begun = own.as_ref().is_some_and(|(_, _, lines)| lines.iter().any(|l| !l.text.is_empty()));
            if begun && numbered(&line.text, notation) {
                boards.unnamed.push(line.text.clone());
                continue;
            }
            torn |= line.text.is_empty() && begun;
            match &mut own {
                // Modifiers count wherever they stand below their board; so does everything right below it.
                Some((_, _, lines)) if !torn || modifier_above || matches!(kind, Kind::Offer) => {
                    lines.push(line.clone());
                }
                _ if line.text.is_empty() || line.filler => {}
                _ if kind.decides() || matches!(kind, Kind::Offer) || numbered(&line.text, notation) => {
                    boards.unnamed.push(line.text.clone());
                }
                _ => boards.apart = true,
            }
        }
        boards.close(own, notation);
    }
    boards
}

impl Boards {
    fn close(&mut self, block: Option<(u32, &Line, Vec<Line>)>, notation: Option<Notation>) {
        let Some((number, line, lines)) = block else { return };
        let kinds = kinds(&lines, notation);
        let found = if kinds.iter().any(|(_, kind)| kind.decides()) {
            decided(&kinds, notation)
        } else {
            undecided(&[kinds])
        };
        let board = Board { number, line: line.text.clone(), found };
        match self.named.iter_mut().find(|known| known.number == number) {
            None => self.named.push(board),
            Some(known) if known.found == board.found => {}
            Some(known) => {
                let several = super::Unclear::SeveralPlaces(known.line.clone(), board.line);
                known.found = Found::Unclear(several);
            }
        }
    }
}

/// The board that a line names, and the rest of the line: `#1 Nf3`, `# 2: e4`, `#3) resign`, `№ 4 - d4`.
fn named(text: &str) -> Option<(u32, &str)> {
    let text = text.trim_start_matches(['*', '_', '"', '“', '„', '«', '(', '[', ' ']);
    let rest = behind_sign(text)?.trim_start();
    let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let number = rest[..digits].parse().ok().filter(|number| (1..=BOARDS).contains(number))?;
    let rest = rest[digits..].trim_end_matches(['*', '_']);
    let bounded = rest.is_empty() || rest.starts_with(|c: char| !c.is_alphanumeric());
    let rest = rest.trim_start();
    let separator = |rest: &str| {
        let sign = [":", ".", ")", "]", ",", "=", "–", "—", "->", "-"];
        sign.into_iter().find(|sign| rest.starts_with(sign)).map_or(0, str::len)
    };
    // `...Nf6` keeps its dots: they say whose move it is.
    let rest = if rest.starts_with("..") { rest } else { rest[separator(rest)..].trim_start() };
    bounded.then_some((number, rest))
}

/// Whether a line names a board.
pub(super) fn names_one(text: &str) -> bool {
    named(text).is_some()
}

/// What stands behind the sign or the word for a board. Our letters say `#1`, and call it Board 1 in the reader's language.
fn behind_sign(text: &str) -> Option<&str> {
    const SIGNS: [char; 3] = ['#', '＃', '№'];
    if let Some(rest) = text.strip_prefix(SIGNS) {
        return Some(rest);
    }
    let word = &text[..text.find(|c: char| !c.is_alphabetic()).unwrap_or(text.len())];
    let rest = &text[word.len()..];
    let rest = match word.to_lowercase().as_str() {
        "board" | "brett" | "tablero" | "échiquier" | "echiquier" | "доска" => rest.trim_start(),
        // `n°` with the sign of a degree, `nº` with the letter.
        "nº" => rest,
        "n" => rest.strip_prefix(['°', '.'])?,
        "no" | "nr" => rest.strip_prefix(['.', '°', 'º'])?,
        _ => return None,
    };
    let rest = rest.trim_start().trim_start_matches(SIGNS).trim_start();
    rest.starts_with(|c: char| c.is_ascii_digit()).then_some(rest)
}

/// Whether a line is a move or a command behind a bare number: `1) Nf3`, `2 e4`, `3: resign`.
fn numbered(text: &str, notation: Option<Notation>) -> bool {
    let text = text.trim_start_matches(['(', '[']);
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.len() == text.len() {
        return false;
    }
    let rest = rest.trim_start_matches([':', '.', ')', ']', ' ', '-']);
    line::kind(&Line::new(rest), notation).decides()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mail::body::SourceLine;

    /// Boards with their commands, then what names none: `1:Nf3 2:e4+draw ?e5`.
    fn read(text: &str) -> String {
        let boards = find(&Reply::of(&SourceLine::plain(text)), None);
        let mut said: Vec<String> = boards
            .named
            .iter()
            .map(|board| {
                let what = match &board.found {
                    Found::One(request) => {
                        let offer = if request.offer { "+draw" } else { "" };
                        let text = Some(request.message.replace('\n', "/")).filter(|m| !m.is_empty());
                        let text = text.map(|text| format!("|{text}")).unwrap_or_default();
                        format!("{}{offer}{text}", request.action.word())
                    }
                    Found::Nothing { text, .. } => format!("nothing({text})"),
                    Found::Empty => "empty".to_owned(),
                    Found::Unclear(_) => "unclear".to_owned(),
                };
                format!("{}:{what}", board.number)
            })
            .collect();
        said.extend(boards.unnamed.iter().map(|line| format!("?{line}")));
        if boards.apart {
            said.push("apart".to_owned());
        }
        said.join(" ")
    }

    #[test]
    fn boards_are_named_by_their_sign() {
        for (text, meaning) in [
            ("#1 Nf3\n#2 e4 draw?\n#3 resign", "1:Nf3 2:e4+draw 3:resign"),
            ("# 1: Nf3\n\n#2) 12. e4\n\n#10. O-O", "1:Nf3 2:12. e4 10:O-O"),
            ("*#1 Nf3*\n№2 e4\n(#3) d4", "1:Nf3 2:e4 3:d4"),
            ("#1\nNf3\n#2\n\ne4", "1:Nf3 2:e4"),
            ("#1 Nf3\n\ndraw?\n#2 e4\nThank you!", "1:Nf3+draw 2:e4|Thank you!"),
            ("#1 Nf3\n#2 e4\n\nBest wishes, Anna", "1:Nf3 2:e4 apart"),
            ("Hello!\n\n#1 Nf3", "1:Nf3 apart"),
            ("#1 Nf3\n#1 Nf3", "1:Nf3"),
            ("#1 Nf3\n#1 Nh3", "1:unclear"),
            ("#1 Nf3 or perhaps not", "1:unclear"),
            ("#2 what a game", "2:nothing(what a game)"),
            ("#1 short", "1:short"),
            ("#1 ...Nf6\n#2: ... Nf6\n#3 -> e5\n#4. 12... e5", "1:...Nf6 2:... Nf6 3:e5 4:12... e5"),
            // As our letters call it, and as people number.
            ("Board 3: e5\nBrett 1: e4\nTablero 2 d4", "3:e5 1:e4 2:d4"),
            ("Échiquier 3 : e5\nДоска 4: e5\nboard #5 Nf3\nДОСКА № 6 d4", "3:e5 4:e5 5:Nf3 6:d4"),
            ("Nº 3 e4\nnº4: e5\nn° 5 d4\nNo. 6: c4\nNr. 7 Nf3", "3:e4 4:e5 5:d4 6:c4 7:Nf3"),
            ("#2 e4\nДоска 3: e5\n#4 resign", "2:e4 3:e5 4:resign"),
            ("#2 e4\nNo 3 was enough for me", "2:e4|No 3 was enough for me"),
            ("#2 e4\nThe board was full", "2:e4|The board was full"),
            // A number without the sign is no board.
            ("1 Nf3\n2 e4", "?1 Nf3 ?2 e4"),
            ("1) Nf3\n#2 e4\n3. resign", "2:e4 ?1) Nf3 ?3. resign"),
            ("12. Nf3", "?12. Nf3"),
            ("Nf3", "?Nf3"),
            ("#1 Nf3\n\ne4", "1:Nf3 ?e4"),
            ("#0 Nf3\n#1000 e4\n#1st", "apart"),
            ("> #1 Nf3\n> #2 e4", ""),
            ("#1 Nf3\n> #2 resign\n#2 e4", "1:Nf3 2:e4"),
            ("#1 claim Nf3\n#2 Nf3 claim\n#3 ? O-O", "1:claim Nf3 2:claim Nf3 3:? O-O"),
        ] {
            assert_eq!(read(text), meaning, "{text:?}");
        }
    }
}
