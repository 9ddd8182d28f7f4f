//! Text of `format=flowed` (RFC 3676) as the lines that were typed.

/// Lines shorter than this were not broken by a program: a space at the end of "Nf3 " is a thumb's, not a wrap.
const SHORTEST_WRAP: usize = 60;

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
            && length + first_word >= SHORTEST_WRAP;
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
        assert_eq!(unwrap("> quoted\r\n>> deeper\r\n From here", false), "> quoted\n>> deeper\nFrom here\n");
        assert_eq!(unwrap(&format!("> {long}\r\n> resign\r\n"), false), format!("> {long}resign\n"));
    }
}
