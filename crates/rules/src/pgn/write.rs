//! Writing.

use std::fmt::Write as _;

use super::{PgnGame, tag};
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
    let mut column = 0;
    let mut word = |word: &str| {
        if column > 0 {
            let breaks = column + 1 + word.len() > COLUMNS;
            text.push(if breaks { '\n' } else { ' ' });
            column = if breaks { 0 } else { column + 1 };
        }
        text.push_str(word);
        column += word.len();
    };
    for (i, ply) in game.line.plies().iter().enumerate() {
        if ply.color.is_white() {
            word(&format!("{}.", ply.number));
        } else if i == 0 {
            word(&format!("{}...", ply.number));
        }
        word(&ply.san);
    }
    word(game.result.as_str());
    text.push('\n');
}
