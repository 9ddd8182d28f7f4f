//! Text of `format=flowed` (RFC 3676) as the lines that were typed.

use crate::mail::body::wrap;

/// Shorter lines were broken by no program, unless they are words that do not end: a space at the end of "Nf3 " or of "Hello
/// Boris, " is a thumb's.
const SHORTEST_WRAP: usize = 60;
/// So many words are more than a move, a command or a greeting.
const WORDS: usize = 3;

/// Undoes the wrapping and the space-stuffing.
pub fn unwrap(text: &str, delsp: bool) -> String {
    let mut out = String::with_capacity(text.len());
    let mut open: Option<(usize, usize)> = None; // quote depth and length of the line that goes on
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let content = line.trim_start_matches('>');
        let depth = line.len() - content.len();
        let content = content.strip_prefix(' ').unwrap_or(content);
        let goes_on = open.is_some_and(|(open_depth, _)| open_depth == depth);
        if !goes_on {
            if open.is_some() {
                out.push('\n');
            }
            out.extend(std::iter::repeat_n('>', depth));
            if depth > 0 {
                out.push(' ');
            }
        }
        let before = if goes_on { open.map_or(0, |(_, length)| length) } else { 0 };
        let next = lines.peek().map(|l| l.trim_start_matches('>').trim_start());
        let first_word = next.and_then(|l| l.split(' ').next()).map_or(0, |w| w.chars().count());
        let length = content.chars().count();
        let wraps = content.ends_with(' ')
            && content != "-- "
            && next.is_some_and(|l| !l.is_empty() && l != "--" && l != "-- ")
            && (goes_on || length + first_word >= SHORTEST_WRAP || is_unfinished(content));
        if wraps {
            out.push_str(if delsp { content.strip_suffix(' ').unwrap_or(content) } else { content });
            open = Some((depth, before + length));
        } else {
            out.push_str(content);
            out.push('\n');
            open = None;
        }
    }
    if open.is_some() {
        out.push('\n');
    }
    out
}

/// Whether a line has words that do not end with it.
fn is_unfinished(line: &str) -> bool {
    line.split_whitespace().count() >= WORDS && !wrap::ends_sentence(line) && !line.trim_end().ends_with(',')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_joined_and_short_ones_left_alone() {
        let long = "This paragraph was broken by the program that sent it because it is ";
        assert_eq!(unwrap(&format!("{long}\r\nlong.\r\n"), false), format!("{long}long.\n"));
        assert_eq!(
            unwrap("12. Nf3 \r\nBest wishes \r\n-- \r\nAnna\r\n", false),
            "12. Nf3 \nBest wishes \n-- \nAnna\n"
        );
        // Words that do not end with their line go on, however short it is.
        for (text, joined) in [
            ("Last time you answered \r\nd5 and won.\r\n", "Last time you answered d5 and won.\n"),
            ("I do not want to \r\nresign\r\n", "I do not want to resign\n"),
            (
                "Do you think that it is \r\ntime to \r\nresign\r\n",
                "Do you think that it is time to resign\n",
            ),
            ("This is my answer: \r\nNf3\r\n", "This is my answer: \nNf3\n"),
            ("Hello dear Boris, \r\nNf3\r\n", "Hello dear Boris, \nNf3\n"),
        ] {
            assert_eq!(unwrap(text, false), joined);
        }
        assert_eq!(unwrap("I do not want to re \r\nsign\r\n", true), "I do not want to resign\n");
        assert_eq!(unwrap("> quoted\r\n>> deeper\r\n From here", false), "> quoted\n>> deeper\nFrom here\n");
        assert_eq!(unwrap(&format!("> {long}\r\n> resign\r\n"), false), format!("> {long}resign\n"));
    }
}
