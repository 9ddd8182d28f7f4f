//! An answer to a digest: lines that name its boards, `#1 Nf3`, `#2 e4 draw?`, `#3 resign`.
//!
//! `12.` is always a move number, and a number without `#` names a board only where it can be nothing else (domain.md,
//! "Decisions"; [`bare`]). An answer between the lines of the quoted digest is for the board below whose heading it stands.

mod bare;

use frcec_rules::reading::Notation;

use super::line::{self, Kind};
use super::naming::{self, Name};
use super::{Found, apart, decided, farewell, kinds, paragraph, said_apart, secret, undecided};
use crate::mail::body::{Line, QuotedBoard, Reply};

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
    /// Words that stood apart from every board: they go to nobody.
    pub apart: Option<String>,
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

/// A board of the digest, as its heading and its page name it.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// Its number.
    pub number: u32,
    /// The plain game number.
    pub game: i64,
    /// The game's public name.
    pub name: &'a str,
    /// The number of the move that is asked for.
    pub move_number: u32,
}

impl Shown<'_> {
    /// Whether a quoted board is this one.
    fn is(&self, quoted: &QuotedBoard) -> bool {
        self.number == quoted.number
            && self.name == quoted.game
            && quoted.page.is_none_or(|page| page == self.game)
    }
}

/// Reads an answer to a digest that shows the boards of `shelf`. Below a board's line, up to the next one's, words are for that board's opponent; of a mail that
/// names one board, all are.
pub fn find(reply: &Reply, notation: Option<Notation>, shelf: &[Shown<'_>]) -> Boards {
    let mut boards = Boards::default();
    let mut blocks: Vec<Block> = Vec::new();
    let bare = bare::clear(reply, notation, shelf);
    // Words below the quote of a board, of which an answer further on may say that they go with it.
    let mut waiting: Vec<(u32, Vec<Line>)> = Vec::new();
    let (mut above, mut behind) = (Vec::new(), Vec::new());
    for (segment, quoted) in reply.segments.iter().zip(&reply.boards) {
        let mut place = Place::default();
        let quoted = quoted.as_ref().filter(|quoted| shelf.iter().any(|board| board.is(quoted)));
        let mut own: Option<Block> = quoted.map(|quoted| Block::quoted(quoted.number));
        // Lines below an empty one, of which the next board's line says whose they are.
        let mut loose: Vec<Line> = Vec::new();
        for line in segment {
            let names = named(&line.text).filter(|(_, rest)| !place.is_prose_going_on(line, rest, notation));
            let by_number = bare::of(&line.text, notation);
            let names = names.or_else(|| {
                let clear = |number| match quoted {
                    Some(quoted) => quoted.number == number,
                    None => bare.contains(&number),
                };
                by_number.filter(|(number, _)| clear(*number))
            });
            if let Some((number, rest)) = names {
                match own.take() {
                    Some(mut block) => {
                        block.lines.append(&mut loose);
                        block.end(&mut blocks, &mut waiting);
                    }
                    None => above.append(&mut loose),
                }
                let first = Line { continues: line.continues && place.words_above, ..Line::new(rest) };
                own = Some(Block {
                    number,
                    line: line.text.clone(),
                    lines: vec![first],
                    asked: false,
                    under: None,
                });
                place = Place::default();
                continue;
            }
            let kind = line::kind(line, notation);
            if let Some((number, rest)) = in_sentence(&line.text, notation).filter(|_| !kind.is_modifier()) {
                if let Some(block) = own.take() {
                    block.end(&mut blocks, &mut waiting);
                }
                above.append(&mut loose);
                // What stands in a sentence is asked about, unless it begins with the board.
                let asked = rest.is_none();
                let first = Line::new(rest.unwrap_or(&line.text));
                own = Some(Block { number, line: line.text.clone(), lines: vec![first], asked, under: None });
                place = Place::default();
                continue;
            }
            place.look(line, &kind);
            let begun = own.as_ref().is_some_and(Block::has_begun);
            // Another number than that of the board above, be it a board's or a move's.
            let other = quoted.is_some() && by_number.is_some();
            if other || names_elsewhere(&line.text, notation) || (begun && numbered(&line.text, notation)) {
                boards.unnamed.push(line.text.clone());
                continue;
            }
            place.torn |= line.text.is_empty() && begun;
            match &mut own {
                // Modifiers count wherever they stand below their board; so does everything right below it.
                Some(block) if !place.torn || place.modifier_above || matches!(kind, Kind::Offer) => {
                    block.take(line, &kind);
                }
                // All that stands below the quote of a board is about it.
                Some(block) if block.under.is_some() && !kind.decides() => block.take(line, &kind),
                _ if line.filler => {}
                _ if kind.decides() || matches!(kind, Kind::Offer) || numbered(&line.text, notation) => {
                    boards.unnamed.push(line.text.clone());
                }
                _ => loose.push(line.clone()),
            }
        }
        match (own, blocks.is_empty()) {
            (Some(block), _) => {
                block.end(&mut blocks, &mut waiting);
                behind.append(&mut loose);
            }
            (None, true) => above.append(&mut loose),
            (None, false) => behind.append(&mut loose),
        }
    }
    boards.unnamed.extend(torn(reply, notation));
    let mut strays = reunited(waiting, &mut blocks);
    if let ([block], true) = (blocks.as_mut_slice(), boards.unnamed.is_empty()) {
        above.push(Line::default());
        above.append(&mut block.lines);
        above.push(Line::default());
        above.append(&mut behind);
        block.lines = above;
    } else {
        strays.splice(0..0, above.into_iter().chain(behind));
    }
    let apart: Vec<(&Line, Kind)> = strays.iter().map(|line| (line, line::kind(line, notation))).collect();
    boards.apart = said_apart(apart.iter());
    // Words that go to no board may be about any of them.
    for block in blocks {
        boards.close(block, &strays, notation);
    }
    boards
}

/// Lines among those of a quoted board that may be answers, though they look like the end of a quoted line.
fn torn(reply: &Reply, notation: Option<Notation>) -> impl Iterator<Item = String> {
    reply.torn.iter().filter(move |text| line::kind(&Line::new(text), notation).decides()).cloned()
}

/// Gives words below the quotes of boards to what is asked there, and gives back those of boards on which nothing is.
fn reunited(waiting: Vec<(u32, Vec<Line>)>, blocks: &mut [Block]) -> Vec<Line> {
    let mut strays = Vec::new();
    for (number, mut lines) in waiting {
        match blocks.iter_mut().find(|block| block.number == number) {
            Some(block) => {
                block.lines.push(Line::default());
                block.lines.append(&mut lines);
            }
            None => strays.append(&mut lines),
        }
    }
    strays
}

/// A board's line, and the lines that go with it.
struct Block {
    number: u32,
    /// The line that names it; below the quote of a board the one that asks something.
    line: String,
    lines: Vec<Line>,
    /// Whether the board stands in a sentence, of which nobody can say what it asks.
    asked: bool,
    /// Whether anything was asked yet, of a board below whose quote the lines stand.
    under: Option<bool>,
}

impl Block {
    /// Below the quote of a board.
    const fn quoted(number: u32) -> Self {
        Self { number, line: String::new(), lines: Vec::new(), asked: false, under: Some(false) }
    }

    fn has_begun(&self) -> bool {
        self.under.unwrap_or_else(|| self.lines.iter().any(|line| !line.text.is_empty()))
    }

    fn take(&mut self, line: &Line, kind: &Kind) {
        let asks = kind.decides() || kind.is_modifier() || matches!(kind, Kind::Offer | Kind::Brief(_));
        if self.under == Some(false) && asks {
            self.under = Some(true);
            self.line.clone_from(&line.text);
        }
        self.lines.push(line.clone());
    }

    /// The block is whole. Below a quote, words alone wait for what is asked there.
    fn end(self, blocks: &mut Vec<Self>, waiting: &mut Vec<(u32, Vec<Line>)>) {
        if self.under == Some(false) {
            waiting.push((self.number, self.lines));
        } else {
            blocks.push(self);
        }
    }
}

/// What stands above a line.
#[derive(Default)]
struct Place {
    /// Whether an empty line stands between the board's line and it.
    torn: bool,
    /// Whether the line right above is words.
    words_above: bool,
    /// Whether the line right above is a modifier of the board.
    modifier_above: bool,
}

impl Place {
    fn look(&mut self, line: &Line, kind: &Kind) {
        self.words_above = paragraph::is_prose(line, kind);
        self.modifier_above =
            !line.text.is_empty() && (self.modifier_above || matches!(kind, Kind::If(_) | Kind::Note(_)));
    }

    /// `#6 metres of snow`: words that a program broke before a number.
    fn is_prose_going_on(&self, line: &Line, rest: &str, notation: Option<Notation>) -> bool {
        self.words_above
            && rest.starts_with(char::is_alphabetic)
            && secret::moves(rest, notation) == 0
            && matches!(line::kind(&Line { list: line.list, ..Line::new(rest) }, notation), Kind::Text)
    }
}

impl Boards {
    fn close(&mut self, block: Block, around: &[Line], notation: Option<Notation>) {
        let Block { number, line, lines, asked, .. } = block;
        let lines = apart(&lines, notation);
        let kinds = kinds(&lines, notation);
        let found = if asked {
            Found::Unclear(super::Unclear::MoveInProse(line.clone()))
        } else if kinds.iter().any(|(_, kind)| kind.decides()) {
            let mut found = decided(&kinds, notation);
            if let (Found::One(request), Some((own, _))) =
                (&mut found, kinds.iter().find(|(_, kind)| kind.decides()))
            {
                let gap = (&Line::default(), Kind::Text);
                let around: Vec<(&Line, Kind)> =
                    around.iter().map(|line| (line, line::kind(line, notation))).collect();
                let beside = farewell::Beside { action: &request.action, own, notation };
                request.doubt = beside.doubt(kinds.iter().chain([&gap]).chain(&around));
            }
            found
        } else {
            undecided(&[kinds], notation)
        };
        let board = Board { number, line, found };
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
    let item = ["- ", "– ", "— ", "• ", "· ", "+ "].into_iter().find_map(|mark| text.strip_prefix(mark));
    let text = item.unwrap_or(text);
    let text = text.trim_start_matches(['*', '_', '"', '“', '„', '«', '(', '[', ' ']);
    numbered_board(behind_sign(text)?)
}

/// The number of a board and what stands behind it.
fn numbered_board(text: &str) -> Option<(u32, &str)> {
    let rest = text.trim_start();
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

/// The signs for a board.
const SIGNS: [char; 3] = ['#', '＃', '№'];

/// What stands behind the sign or the word for a board. Our letters say `#1`, and call it Board 1 in the reader's language.
fn behind_sign(text: &str) -> Option<&str> {
    if let Some(rest) = text.strip_prefix(SIGNS) {
        return Some(rest);
    }
    let word = &text[..text.find(|c: char| !c.is_alphabetic()).unwrap_or(text.len())];
    let rest = &text[word.len()..];
    let rest = match word.to_lowercase().as_str() {
        "board" | "brett" | "tablero" | "échiquier" | "echiquier" | "доска" | "доске" | "доски" | "доску" => {
            rest.trim_start()
        }
        // `n°` with the sign of a degree, `nº` with the letter.
        "nº" => rest,
        "n" => rest.strip_prefix(['°', '.'])?,
        "no" | "nr" => rest.strip_prefix(['.', '°', 'º'])?,
        _ => return None,
    };
    let rest = rest.trim_start().trim_start_matches(SIGNS).trim_start();
    rest.starts_with(|c: char| c.is_ascii_digit()).then_some(rest)
}

/// What may stand before a board that a line names: "und bei Brett 4 d4".
const BEFORE: &[&str] = &[
    "on", "at", "for", "in", "and", "also", "auf", "an", "am", "zu", "bei", "für", "in", "im", "und", "auch",
    "en", "el", "para", "y", "sur", "à", "l", "pour", "et", "au", "на", "для", "по", "и", "а", "my", "move",
    "mein", "zug", "mi", "jugada", "mon", "coup", "мой", "ход",
];

/// The board that a line with a move names anywhere, and what stands behind it, if nothing but words of the list stands before it.
fn in_sentence(text: &str, notation: Option<Notation>) -> Option<(u32, Option<&str>)> {
    if secret::moves(text, notation) == 0 {
        return None;
    }
    let starts = text.char_indices().filter(|(at, c)| {
        let apart = text[..*at].chars().next_back().is_none_or(|before| !before.is_alphanumeric());
        apart && (c.is_alphabetic() || SIGNS.contains(c))
    });
    starts.into_iter().find_map(|(at, _)| {
        // A list number, or "no. 4" of something else, is no board in the middle of a line.
        let word = text[at..].split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
        if word.chars().count() < 5 && !text[at..].starts_with(SIGNS) {
            return None;
        }
        let (number, rest) = numbered_board(behind_sign(&text[at..])?)?;
        let before = text[..at].to_lowercase();
        let mut words = before.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        Some((number, Some(rest).filter(|_| words.all(|word| BEFORE.contains(&word)))))
    })
}

/// Whether a line gives a move and says for whom in another way than by a board: `In game M0021-1: e5`, `gegen X2: e5`.
fn names_elsewhere(text: &str, notation: Option<Notation>) -> bool {
    if secret::moves(text, notation) == 0 || secret::kind(text, notation).is_some() {
        return false;
    }
    let named = || naming::in_words(text).iter().any(|found| !matches!(found.name, Name::Board(_)));
    let labelled = || {
        let Some((label, rest)) = text.rsplit_once(':') else { return false };
        let words = label.split_whitespace().count();
        (1..=4).contains(&words)
            && !super::words::introduces(label)
            && matches!(line::kind(&Line::new(rest.trim()), notation), Kind::Move { .. })
    };
    let modifier = line::kind(&Line::new(text), notation).is_modifier();
    !modifier && (named() || labelled())
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
        read_on(text, &[])
    }

    /// The same of an answer to a digest with these boards.
    fn read_on(text: &str, shelf: &[Shown<'_>]) -> String {
        let boards = find(&Reply::of(&SourceLine::plain(text)), None, shelf);
        let mut said: Vec<String> = boards
            .named
            .iter()
            .map(|board| {
                let what = match &board.found {
                    Found::One(request) => {
                        let offer = if request.offer { "+draw" } else { "" };
                        let text = Some(request.message.replace('\n', "/")).filter(|m| !m.is_empty());
                        let text = text.map(|text| format!("|{text}")).unwrap_or_default();
                        let doubt = request.doubt.as_ref().map(|_| "?").unwrap_or_default();
                        format!("{}{doubt}{offer}{text}", request.action.word())
                    }
                    Found::Nothing { text, .. } => format!("nothing({text})"),
                    Found::Empty => "empty".to_owned(),
                    Found::Unclear(_) => "unclear".to_owned(),
                };
                format!("{}:{what}", board.number)
            })
            .collect();
        said.extend(boards.unnamed.iter().map(|line| format!("?{line}")));
        said.extend(boards.apart.map(|words| format!("apart({words})")));
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
            ("#1 Nf3\n#2 e4\n\nBest wishes, Anna", "1:Nf3 2:e4"),
            ("#1 Nf3\n#2 e4\n\nSee you all in Prague", "1:Nf3 2:e4 apart(See you all in Prague)"),
            ("Hello!\n\n#1 Nf3", "1:Nf3"),
            // Below a board's line, up to the next, words are that opponent's; of one board all are.
            ("#1 Nf3\n\nHow are you?\n\n#2 e4", "1:Nf3|How are you? 2:e4"),
            (
                "Thanks for your kind words!\n\n#1 Nf3\n\nSee you",
                "1:Nf3|Thanks for your kind words!//See you",
            ),
            ("Доска 3\nе4\n\nКак дела?", "3:е4|Как дела?"),
            // However a board is named, its line is no words for another opponent.
            ("#4 Nf3\n- #6 c5\n* #7 Nf6", "4:Nf3 6:c5 7:Nf6"),
            ("Brett 2 d4\nauf Brett 3 spiele ich c4\nan Brett 4: e4\nZu Brett 6: e5", "2:d4 3:c4 4:e4 6:e5"),
            ("#4 e4\nOn board 5 I play c4.\nIn game M0021-1: e5", "4:e4 5:c4. ?In game M0021-1: e5"),
            ("#3 e4\nund bei Brett 4 d4\ngegen X2: e5\nM0023-2: d5", "3:e4 4:d4 ?gegen X2: e5 ?M0023-2: d5"),
            ("На доске 3 играю е4", "3:е4"),
            ("#2 e4\nI liked what you did on board 3 with c4", "2:e4 3:unclear"),
            ("#2 e4\nif 1...e5 2.Nf3\nnote: on board 3 he played c4", "2:e4"),
            (
                "#5 e5\nThanks X2, here there is already half a\n#6 metre of snow",
                "5:e5|Thanks X2, here there is already half a/#6 metre of snow",
            ),
            // An end beside words that are no farewell is asked about.
            ("#3 aufgeben\nsollte er mal lieber!", "3:resign?|sollte er mal lieber!"),
            (
                "#1 Nf3\n#3 resign\n\nnot in this life, I think",
                "1:Nf3 3:resign? apart(not in this life, I think)",
            ),
            ("#1 Nf3\n#3 resign\nThanks, well played!\n\nHans", "1:Nf3 3:resign|Thanks, well played!"),
            ("#3 resign\nThanks!\n#4 e4\nIt rains here.", "3:resign|Thanks! 4:e4|It rains here."),
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
            ("#0 Nf3\n#1000 e4\n#1st", ""),
            ("> #1 Nf3\n> #2 e4", ""),
            ("#1 Nf3\n> #2 resign\n#2 e4", "1:Nf3 2:e4"),
            ("#1 claim Nf3\n#2 Nf3 claim\n#3 ? O-O", "1:claim Nf3 2:claim Nf3 3:? O-O"),
        ] {
            assert_eq!(read(text), meaning, "{text:?}");
        }
    }

    /// Three boards, of which the third is at move 1 and the others at move 12.
    const SHELF: [Shown<'_>; 3] = [
        Shown { number: 1, game: 7, name: "M0002-1", move_number: 12 },
        Shown { number: 2, game: 8, name: "M0002-2", move_number: 12 },
        Shown { number: 3, game: 9, name: "M0003-1", move_number: 1 },
    ];

    #[test]
    fn a_number_with_a_sign_names_a_board_where_it_can_be_no_moves() {
        for (text, meaning) in [
            ("2: Bh7", "2:Bh7"),
            ("2) f3\nGood luck!", "2:f3|Good luck!"),
            ("2 - resign", "2:resign"),
            ("2 – e4 draw?", "2:e4+draw"),
            ("1: e4\n2: Bh7", "1:e4 2:Bh7"),
            ("Hello both,\n\n1) a6\n\n2) f3", "1:a6 2:f3"),
            // It may be a move's.
            ("1: e4", "?1: e4"),
            ("12) Nf3", "?12) Nf3"),
            ("1. e4", "?1. e4"),
            ("1.e4 e5", "?1.e4 e5"),
            ("1. e4\n2. d4", "?1. e4 ?2. d4"),
            ("2 e4", "?2 e4"),
            // A list with a gap, one with another board, one that is told.
            ("1: e4\n3: d4", "3:d4 ?1: e4"),
            ("#3 d4\n2) f3", "3:d4 ?2) f3"),
            ("I thought about\n2) f3\n3) d4", "?2) f3 ?3) d4"),
        ] {
            assert_eq!(read_on(text, &SHELF), meaning, "{text:?}");
        }
    }

    #[test]
    fn below_the_quote_of_a_board_no_number_is_needed() {
        let board = |number: u32, game: &str| {
            format!("> --- Board #{number} · {game} · you play White ---\n> The last move\n")
        };
        let (one, two) = (board(1, "M0002-1"), board(2, "M0002-2"));
        for (text, meaning) in [
            (format!("{one}Nf3\n{two}e5 draw?\n\nThank you!\n"), "1:Nf3 2:e5+draw|Thank you!"),
            // Words above and below, in one place and in two.
            (format!("{one}Nice!\n\n12. Nf3\n\nSee you\n{two}"), "1:12. Nf3|Nice!//See you"),
            (format!("{one}Nice!\n> more\nNf3\n{two}e5\n"), "1:Nf3|Nice! 2:e5"),
            (format!("{one}Nf3\n> more\nNice!\n{two}e5\n"), "1:Nf3|Nice! 2:e5"),
            // Words for one opponent are never another one's.
            (format!("{one}I shall think about it.\n{two}e5\n"), "2:e5 apart(I shall think about it.)"),
            (format!("#2 e5\n\n{one}I shall think about it.\n"), "2:e5 apart(I shall think about it.)"),
            // Two moves, and a number that is another board's.
            (format!("{one}Nf3\n> more\nNh3\n"), "1:unclear"),
            (format!("{one}Nf3\n\nNh3\n"), "1:Nf3 ?Nh3"),
            (format!("{one}2) e5\n{two}"), "?2) e5"),
            (format!("{one}1) e5\n{two}"), "1:e5"),
            (format!("{one}#2 e5\n{two}"), "2:e5"),
            // Another letter's board.
            (format!("{}Nf3\n", board(1, "M0002-2")), "?Nf3"),
            (format!("{}Nf3\n", board(4, "M0002-1")), "?Nf3"),
            (format!("{one}> https://club.example/games/8\nNf3\n"), "?Nf3"),
            (format!("{one}> https://club.example/games/7\nNf3\n"), "1:Nf3"),
            // A quoted line that a program broke, and an answer that looks like it.
            (format!("{one}> {} long\nNf3\n{two}e5\n", "word ".repeat(13)), "2:e5 ?Nf3"),
        ] {
            assert_eq!(read_on(&text, &SHELF), meaning, "{text}");
        }
    }
}
