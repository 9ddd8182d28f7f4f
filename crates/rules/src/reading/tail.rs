//! What may stand behind a move: check signs, "e.p.", marks of praise, numeric glyphs, punctuation.

use super::fold::Glyph;

/// A check sign as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CheckSign {
    Check,
    Mate,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tail {
    pub check: Option<CheckSign>,
    /// "e.p."
    pub en_passant: bool,
    /// `=` or `(=)`
    pub draw_sign: bool,
}

/// Longest first, so that `++` is not read as two checks.
const TAIL_WORDS: &[(&str, TailWord)] = &[
    ("(en passant)", TailWord::EnPassant),
    ("(e. p.)", TailWord::EnPassant),
    ("(e.p.)", TailWord::EnPassant),
    ("en passant", TailWord::EnPassant),
    ("e. p.", TailWord::EnPassant),
    ("e.p.", TailWord::EnPassant),
    ("(ep)", TailWord::EnPassant),
    ("e.p", TailWord::EnPassant),
    ("ep.", TailWord::EnPassant),
    ("ep", TailWord::EnPassant),
    ("checkmate", TailWord::Mate),
    ("check", TailWord::Check),
    ("mate", TailWord::Mate),
    ("schachmatt", TailWord::Mate),
    ("schach", TailWord::Check),
    ("matt", TailWord::Mate),
    ("echec et mat", TailWord::Mate),
    ("echec", TailWord::Check),
    ("jaque mate", TailWord::Mate),
    ("jaque", TailWord::Check),
    ("scacco matto", TailWord::Mate),
    ("scacco", TailWord::Check),
    ("szach", TailWord::Check),
    ("mat", TailWord::Mate),
    // Russian, as folding leaves it.
    ("шax и мaт", TailWord::Mate),
    ("шax", TailWord::Check),
    ("мaт", TailWord::Mate),
    ("ch.", TailWord::Check),
    ("ch", TailWord::Check),
    ("(=)", TailWord::Draw),
    (":-)", TailWord::Glyph),
    (";-)", TailWord::Glyph),
    (":)", TailWord::Glyph),
    (";)", TailWord::Glyph),
    ("+-", TailWord::Glyph),
    ("-+", TailWord::Glyph),
    ("+/-", TailWord::Glyph),
    ("-/+", TailWord::Glyph),
    ("+=", TailWord::Glyph),
    ("=+", TailWord::Glyph),
    ("++", TailWord::Check),
    ("+", TailWord::Check),
    ("#", TailWord::Mate),
    ("\u{2020}", TailWord::Check),
    ("\u{2021}", TailWord::Check),
    ("=", TailWord::Draw),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TailWord {
    EnPassant,
    Check,
    Mate,
    Draw,
    Glyph,
}

/// A letter of a word, small and without accent.
const fn plain(ch: char) -> char {
    match ch {
        'é' | 'É' => 'e',
        'Ш' => 'ш',
        'М' => 'м',
        ch => ch.to_ascii_lowercase(),
    }
}

/// Everything behind the move itself. `None` if something there is no annotation.
pub(super) fn tail(mut glyphs: &[Glyph]) -> Option<Tail> {
    let mut tail = Tail::default();
    let starts = |glyphs: &[Glyph], word: &str| {
        let mut n = 0;
        for ch in word.chars() {
            if glyphs.get(n).map(|g| plain(g.ch)) != Some(ch) {
                return 0;
            }
            n += 1;
        }
        n
    };
    'next: while let Some(first) = glyphs.first() {
        for (word, what) in TAIL_WORDS {
            let used = starts(glyphs, word);
            if used == 0 {
                continue;
            }
            match what {
                TailWord::EnPassant => tail.en_passant = true,
                TailWord::Check => tail.check = tail.check.or(Some(CheckSign::Check)),
                TailWord::Mate => tail.check = Some(CheckSign::Mate),
                TailWord::Draw => tail.draw_sign = true,
                TailWord::Glyph => {}
            }
            glyphs = &glyphs[used..];
            // A word must end where it ends.
            if word.ends_with(|c: char| c.is_alphabetic())
                && glyphs.first().is_some_and(|g| g.ch.is_alphanumeric())
            {
                return None;
            }
            continue 'next;
        }
        if first.ch == '$' {
            let digits = glyphs[1..].iter().take_while(|g| g.ch.is_ascii_digit()).count();
            if digits == 0 || digits > 3 {
                return None;
            }
            glyphs = &glyphs[1 + digits..];
            continue;
        }
        if !punctuation(first.ch) {
            return None;
        }
        glyphs = &glyphs[1..];
    }
    Some(tail)
}

/// Punctuation, the evaluation signs of Informator and smileys that may stand behind a move.
fn punctuation(ch: char) -> bool {
    matches!(ch, ' ' | '!' | '?' | '.' | ',' | ';' | ':' | '"' | '\'' | '`' | '*' | '_' | '±')
        || matches!(ch, '\u{203C}' | '\u{2047}'..='\u{2049}')
        // Arrows, mathematical signs, geometric shapes.
        || matches!(ch, '\u{2190}'..='\u{21FF}' | '\u{2200}'..='\u{22FF}' | '\u{2A00}'..='\u{2AFF}' | '\u{25A0}'..='\u{25FF}')
        // Emoji; the figurines of chess are pieces.
        || matches!(ch, '\u{2600}'..='\u{2653}' | '\u{2660}'..='\u{27BF}' | '\u{1F300}'..='\u{1FAFF}')
}
