//! What stands among the moves of a game and is none of them: comments, signs, variations.

use shakmaty::Move;

/// A remark and the place it stands at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The plies played before it, counted from the beginning of the game; 0 before the first move.
    pub after: u32,
    /// What it says.
    pub what: RemarkKind,
}

/// What a remark says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RemarkKind {
    /// A text, its white space one space each, without `}`.
    Comment(String),
    /// A numeric annotation glyph: 1 for `!`.
    Glyph(u8),
    /// Moves in place of the last one played.
    Variation(Variation),
}

/// Legal moves that were not played, with remarks of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    pub(super) moves: Vec<Move>,
    pub(super) remarks: Vec<Remark>,
}

/// How much of a game's text is in it no more, because it could not be read or was beyond all bounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// Comments.
    pub comments: u32,
    /// Variations; what stands in one of them is not counted again.
    pub variations: u32,
    /// Signs that no numeric glyph stands for.
    pub signs: u32,
}

impl LeftOut {
    /// Whether nothing is missing.
    pub const fn is_nothing(self) -> bool {
        self.comments == 0 && self.variations == 0 && self.signs == 0
    }

    pub(super) const fn add(&mut self, other: Self) {
        self.comments += other.comments;
        self.variations += other.variations;
        self.signs += other.signs;
    }
}

/// A comment as it is kept.
pub(super) fn comment(text: &str) -> String {
    let plain: String = text
        .chars()
        .map(|c| match c {
            '}' => ')',
            c if c.is_control() => ' ',
            c => c,
        })
        .collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The numeric glyph of a sign behind a move or between two (PGN standard, 10).
pub(super) fn glyph(sign: &str) -> Option<u8> {
    let plain: String = sign
        .chars()
        .filter(|c| !matches!(c, '\u{fe0e}' | '\u{fe0f}'))
        .map(super::token::plain_dash)
        .collect();
    Some(match plain.as_str() {
        "!" => 1,
        "?" => 2,
        "!!" | "‼" => 3,
        "??" | "⁇" => 4,
        "!?" | "⁉" => 5,
        "?!" | "⁈" => 6,
        "□" => 7,
        "=" => 10,
        "∞" => 13,
        "⩲" | "+=" | "+/=" => 14,
        "⩱" | "=+" | "=/+" => 15,
        "±" | "+/-" => 16,
        "∓" | "-/+" => 17,
        "+-" => 18,
        "-+" => 19,
        "→" => 40,
        "⇆" | "⇄" => 132,
        "⊕" => 138,
        "△" | "∆" => 140,
        "⌓" => 142,
        "N" => 146,
        _ => return None,
    })
}
