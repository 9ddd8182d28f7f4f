//! What keyboards, phones and mail programs make of a move's characters, undone.
//!
//! Folding never changes what a letter may mean: a Cyrillic `К` stays what it is, because it may be a knight or
//! a king; only letters that can mean one thing alone (`х` as the capture sign) become that thing.

/// The longest text that is looked at, in characters after folding. A move is at most about forty (a castling
/// in words); more is a letter.
pub(super) const LIMIT: usize = 96;

/// One folded character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Glyph {
    /// The character the grammar works with.
    pub ch: char,
    /// It came from another script and stands for a file, capture sign or castling O only, never for a piece.
    pub never_piece: bool,
}

impl Glyph {
    pub(super) const fn plain(ch: char) -> Self {
        Self { ch, never_piece: false }
    }
}

/// Folds `text`: invisible characters go, every space becomes one space, every dash `-`, figurines one colour.
/// `None` if more than [`LIMIT`] characters are left; no more than that is ever looked at.
pub(super) fn fold(text: &str) -> Option<Vec<Glyph>> {
    let mut out: Vec<Glyph> = Vec::with_capacity(text.len().min(LIMIT));
    for ch in text.chars() {
        // Spanish opens a call or a question with a mark of its own; the one behind it is read.
        if invisible(ch) || matches!(ch, '¿' | '¡') {
            continue;
        }
        if ch.is_whitespace() || ch.is_control() {
            if out.last().is_some_and(|g| g.ch != ' ') {
                out.push(Glyph::plain(' '));
            }
            continue;
        }
        if ch == '\u{2026}' {
            out.extend([Glyph::plain('.'); 3]);
        } else {
            out.push(glyph(ch));
        }
        if out.len() > LIMIT {
            return None;
        }
    }
    if out.last().is_some_and(|g| g.ch == ' ') {
        out.pop();
    }
    Some(out)
}

/// Soft hyphens, zero-width spaces and joiners, direction marks, variation selectors.
pub(super) const fn invisible(ch: char) -> bool {
    matches!(ch,
        '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{2064}' | '\u{2066}'..='\u{2069}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}')
}

fn glyph(ch: char) -> Glyph {
    let ch = match ch {
        // Full-width forms of ASCII.
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(ch) - 0xFEE0).unwrap_or(ch),
        _ => ch,
    };
    let plain = match ch {
        '\u{2010}'..='\u{2015}'
        | '\u{2043}'
        | '\u{2212}'
        | '\u{FE58}'
        | '\u{FE63}'
        | '\u{2E3A}'
        | '\u{2E3B}' => '-',
        '\u{00D7}' | '\u{2715}' | '\u{2716}' | '\u{2A2F}' => 'x',
        // Black figurines become white ones: the colour is known from the position.
        '\u{265A}'..='\u{265F}' => char::from_u32(u32::from(ch) - 6).unwrap_or(ch),
        '\u{2018}'..='\u{201B}' | '\u{00B4}' | '\u{2032}' => '\'',
        '\u{201C}'..='\u{201F}' | '\u{00AB}' | '\u{00BB}' | '\u{2033}' => '"',
        // Greek letters that look like Latin ones, and the Kelvin sign. No language of the club writes pieces with them.
        '\u{0392}' | '\u{0412}' => 'B',
        '\u{039A}' | '\u{212A}' => 'K',
        '\u{039D}' => 'N',
        '\u{03A1}' | '\u{0420}' => 'P',
        '\u{0131}' => 'i',
        _ => ch,
    };
    let file_only = match plain {
        'а' => 'a',
        'с' => 'c',
        'е' => 'e',
        'А' => 'A',
        'Е' => 'E',
        'х' | 'Х' | '\u{03C7}' | '\u{03A7}' => 'x',
        'о' | '\u{03BF}' => 'o',
        'О' | '\u{039F}' => 'O',
        _ => return Glyph::plain(plain),
    };
    Glyph { ch: file_only, never_piece: true }
}

/// Lower case without accents, for comparing words.
pub(super) fn bare(ch: char) -> char {
    let ch = ch.to_lowercase().next().unwrap_or(ch);
    match ch {
        'à'..='å' | 'ą' => 'a',
        'ç' | 'ć' | 'č' => 'c',
        'è'..='ë' | 'ę' | 'ě' => 'e',
        'ì'..='ï' => 'i',
        'ñ' | 'ń' => 'n',
        'ò'..='ö' | 'ő' => 'o',
        'ù'..='ü' | 'ű' | 'ů' => 'u',
        'ý' => 'y',
        'ł' => 'l',
        'ř' => 'r',
        'š' | 'ś' => 's',
        'ž' | 'ż' | 'ź' => 'z',
        'ё' => 'е',
        _ => ch,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folded(text: &str) -> String {
        fold(text).expect("short").iter().map(|g| g.ch).collect()
    }

    #[test]
    fn spaces_dashes_and_invisible_characters() {
        assert_eq!(folded("\u{FEFF}0\u{2013}0\u{200B}\u{2013}0\u{A0}!\r\n"), "0-0-0 !");
        assert_eq!(folded("Ｎｆ３"), "Nf3");
        assert_eq!(folded("♞\u{FE0E}f6"), "♘f6");
        assert_eq!(folded("12…e5"), "12...e5");
    }

    #[test]
    fn letters_of_other_scripts_keep_their_meaning() {
        assert_eq!(folded("Кf3"), "Кf3");
        let glyphs = fold("с4").expect("short");
        assert_eq!(glyphs[0], Glyph { ch: 'c', never_piece: true });
        assert_eq!(folded("О-О"), "O-O");
    }

    #[test]
    fn long_texts_are_not_looked_at() {
        assert!(fold(&"a".repeat(LIMIT + 1)).is_none());
        assert!(fold(&" ".repeat(100_000)).is_some_and(|g| g.is_empty()));
    }
}
