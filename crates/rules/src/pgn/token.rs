//! The words of the moves section.

/// A dash of any kind as `-`.
pub(super) const fn plain_dash(c: char) -> char {
    match c {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}' => '-',
        c => c,
    }
}

/// Signs of praise, blame and evaluation, and the decorations that programs put behind moves.
const fn is_glyph(c: char) -> bool {
    matches!(
        c,
        '!' | '?'
            | '±'
            | '∓'
            | '⩲'
            | '⩱'
            | '∞'
            | '→'
            | '←'
            | '↑'
            | '↓'
            | '⇆'
            | '⇄'
            | '□'
            | '⟳'
            | '⌓'
            | '⊕'
            | '△'
            | '∆'
            | '▲'
            | '✓'
            | '‼'
            | '⁇'
            | '⁉'
            | '⁈'
            | '\u{fe0e}'
            | '\u{fe0f}'
    )
}

/// Words that say something about a move and are none: `?!`, `±`, `+-`, `=`, `N`.
pub(super) fn is_remark(word: &str) -> bool {
    word.chars().all(is_glyph)
        || matches!(
            word.chars().map(plain_dash).collect::<String>().as_str(),
            "+-" | "-+" | "+/-" | "-/+" | "+=" | "=+" | "+/=" | "=/+" | "=" | "+" | "++" | "#" | "N"
        )
}

/// A word without the glyphs behind it.
pub(super) fn without_glyphs(word: &str) -> &str {
    word.trim_end_matches(is_glyph)
}

/// Splits a move number off: `12.Nf3`, `12...Nf6`, `12…`, `...Nf6`. A number without dots is one if it is too short
/// to be a move in digits.
pub(super) fn split_number(word: &str) -> (Option<u32>, &str) {
    let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, rest) = word.split_at(digits);
    let moves = rest.trim_start_matches(['.', '…']);
    let dotted = moves.len() < rest.len();
    if dotted || (moves.is_empty() && (1..=3).contains(&digits)) {
        (number.parse().ok(), moves)
    } else {
        (None, word)
    }
}

/// The length of the word that `text` begins with, in octets. A promotion piece in brackets, `e8(Q)`, belongs to
/// it; other brackets end it.
pub(super) fn word_len(text: &str) -> usize {
    let mut chars = text.char_indices().peekable();
    let mut before = ' ';
    while let Some((at, c)) = chars.next() {
        match c {
            '(' if matches!(before, '1' | '8') => {
                let rest = &text[at + 1..];
                let mut inside = rest.chars();
                let piece = inside.next().is_some_and(char::is_alphabetic);
                if !(piece && inside.next() == Some(')')) {
                    return at;
                }
                chars.next();
                chars.next();
                before = ')';
                continue;
            }
            '{' | '}' | '(' | ')' | ';' | '[' | ']' | '$' => return at,
            c if c.is_whitespace() => return at,
            _ => {}
        }
        before = c;
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_split_off() {
        assert_eq!(split_number("12.Nf3"), (Some(12), "Nf3"));
        assert_eq!(split_number("12...Nf6"), (Some(12), "Nf6"));
        assert_eq!(split_number("12…"), (Some(12), ""));
        assert_eq!(split_number("...Nf6"), (None, "Nf6"));
        assert_eq!(split_number("12"), (Some(12), ""));
        assert_eq!(split_number("5254"), (None, "5254"));
        assert_eq!(split_number("0-0"), (None, "0-0"));
        assert_eq!(split_number("e4"), (None, "e4"));
    }

    #[test]
    fn words_end_where_they_should() {
        for (text, word) in
            [("e8(Q) x", "e8(Q)"), ("e4(e5)", "e4"), ("e8(e4)", "e8"), ("Nf3{x}", "Nf3"), ("e4$1", "e4")]
        {
            assert_eq!(&text[..word_len(text)], word);
        }
    }
}
