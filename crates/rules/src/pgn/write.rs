//! Writing.

use std::{fmt::Write as _, iter::Peekable, slice::Iter};

use shakmaty::{Chess, Move, Position, san::SanPlus};

use super::{PgnGame, Remark, RemarkKind, tag};
use crate::fen::{self, FenStyle};

/// The seven tags every game has, with what stands for an unknown value.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Printing characters on a line of moves at most (PGN standard, 8.2.1).
const COLUMNS: usize = 79;

/// A game as PGN, its FEN in X-FEN.
pub fn write(game: &PgnGame) -> String {
    write_with(game, FenStyle::XFen)
}

/// A game as PGN with the FEN in a dialect.
pub fn write_with(game: &PgnGame, style: FenStyle) -> String {
    let mut text = String::new();
    for (name, unknown) in ROSTER {
        let value = if name == "Result" {
            game.result.as_str()
        } else {
            tag(&game.tags, name).filter(|value| !value.is_empty()).unwrap_or(unknown)
        };
        write_tag(&mut text, name, value);
    }
    write_tag(&mut text, "Variant", "Chess960");
    write_tag(&mut text, "SetUp", "1");
    write_tag(&mut text, "FEN", &fen::write(game.line.initial(), style));
    for (name, value) in &game.tags {
        let mut written = ROSTER.iter().map(|(known, _)| *known).chain(["Variant", "SetUp", "FEN"]);
        if !written.any(|known| known.eq_ignore_ascii_case(name)) {
            write_tag(&mut text, name, value);
        }
    }
    text.push('\n');
    write_moves(&mut text, game);
    text
}

fn write_tag(text: &mut String, name: &str, value: &str) {
    let name: String = name.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
    if name.is_empty() {
        return;
    }
    let _ = write!(text, "[{name} \"");
    for c in value.chars() {
        match c {
            '"' | '\\' => text.extend(['\\', c]),
            c if c.is_control() => text.push(' '),
            c => text.push(c),
        }
    }
    text.push_str("\"]\n");
}

fn write_moves(text: &mut String, game: &PgnGame) {
    let mut page = Page { text, column: 0, joined: false };
    page.line(game.line.initial().clone(), game.line.moves(), &game.remarks, 0);
    page.word(game.result.as_str());
    text.push('\n');
}

/// Words on lines of [`COLUMNS`] characters.
struct Page<'a> {
    text: &'a mut String,
    column: usize,
    /// The next word follows without a space: a bracket was opened.
    joined: bool,
}

impl Page<'_> {
    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        if self.column > 0 && !std::mem::take(&mut self.joined) {
            // A line that begins with a percent sign would be none (PGN standard, 6).
            let breaks = self.column + 1 + length > COLUMNS && !word.starts_with('%');
            self.text.push(if breaks { '\n' } else { ' ' });
            self.column = if breaks { 0 } else { self.column + 1 };
        }
        self.text.push_str(word);
        self.column += length;
    }

    /// Something that belongs to the word before.
    fn close(&mut self, bracket: char) {
        self.text.push(bracket);
        self.column += 1;
    }

    /// Moves from a position on, which `before` plies of the game have led to, with their remarks.
    fn line(&mut self, mut position: Chess, moves: &[Move], remarks: &[Remark], before: u32) {
        let mut remarks = remarks.iter().peekable();
        let mut numbered = false;
        let mut last = position.clone();
        for (after, mv) in (before..).zip(moves) {
            numbered &= !self.remarks(&mut remarks, after, &last);
            let number = position.fullmoves();
            if position.turn().is_white() {
                self.word(&format!("{number}."));
            } else if !numbered {
                self.word(&format!("{number}..."));
            }
            numbered = true;
            last.clone_from(&position);
            let san = SanPlus::from_move_and_play_unchecked(&mut position, *mv);
            self.word(&san.to_string());
        }
        self.remarks(&mut remarks, u32::MAX, &last);
    }

    /// Writes the remarks that stand after so many plies; a variation among them begins in the position `last`, the
    /// one before the last ply. Whether there were any but signs.
    fn remarks(&mut self, remarks: &mut Peekable<Iter<'_, Remark>>, after: u32, last: &Chess) -> bool {
        let mut parted = false;
        while let Some(remark) = remarks.next_if(|remark| remark.after <= after) {
            match &remark.what {
                RemarkKind::Glyph(glyph) => self.word(&format!("${glyph}")),
                RemarkKind::Comment(text) => {
                    parted = true;
                    self.word("{");
                    self.joined = true;
                    for word in text.split_whitespace() {
                        self.word(word);
                    }
                    self.joined = false;
                    self.close('}');
                }
                RemarkKind::Variation(variation) => {
                    parted = true;
                    self.word("(");
                    self.joined = true;
                    let before = remark.after.saturating_sub(1);
                    self.line(last.clone(), &variation.moves, &variation.remarks, before);
                    self.close(')');
                }
            }
        }
        parted
    }
}
