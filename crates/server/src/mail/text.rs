//! Characters that people do not see, and that no reading may depend on.

/// Characters without width or meaning of their own: zero width, soft hyphen, byte order mark, bidi controls
/// (fault case 044).
pub fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{00ad}' | '\u{034f}' | '\u{061c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{2064}' | '\u{2066}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

/// Spaces of every width (fault case 043).
fn is_space(c: char) -> bool {
    matches!(
        c,
        '\t' | '\u{00a0}' | '\u{1680}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}'
    )
}

/// The text without invisible characters and controls.
pub fn without_invisible(text: &str) -> String {
    text.chars().filter(|c| !is_invisible(*c) && !c.is_control()).collect()
}

/// A decoded header value as it may be stored and shown: no controls, so that nothing can start a line of its own
/// (fault cases 124, 125).
pub fn header_value(text: &str) -> String {
    let spaced: String =
        text.chars().filter(|c| !is_invisible(*c)).map(|c| if c.is_control() { ' ' } else { c }).collect();
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A body as its lines are looked at: every kind of space is a space, line ends are LF, invisible characters and
/// the controls C0 and C1 are gone (fault case 177).
pub fn body(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\r' => {
                if chars.peek() != Some(&'\n') {
                    out.push('\n');
                }
            }
            '\n' | '\u{2028}' | '\u{2029}' | '\u{0085}' | '\u{000c}' | '\u{000b}' => out.push('\n'),
            c if is_space(c) => out.push(' '),
            c if is_invisible(c) || c.is_control() => {}
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_invisible_is_left_in_a_body() {
        assert_eq!(body("\u{feff}12.\u{a0}N\u{200b}f3\u{2060}\r\nx\ry\0"), "12. Nf3\nx\ny");
    }

    #[test]
    fn a_header_value_is_one_line() {
        assert_eq!(header_value("Anna\r\nBcc: victim@example.org\r\n"), "Anna Bcc: victim@example.org");
    }
}
