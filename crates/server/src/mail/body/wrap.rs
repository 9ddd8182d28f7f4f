//! Lines that no person ended: mail programs break what is typed at 72 to 78 columns, so that a word in the middle of a
//! sentence may stand on a line of its own.

use std::borrow::Cow;
use std::collections::HashSet;

use super::signature::is_delimiter;
use super::{LINES, Line, SourceLine};

/// No program wraps a line that is shorter than this, the word counted that did not fit any more.
const NARROWEST: usize = 50;
/// By so much programs differ about what fits: some count the line's end, some what they put around bold words.
const SLACK: usize = 3;
/// A longer line was not wrapped by anybody.
const WIDEST: usize = 100;
/// A line of fewer words is no sentence.
const WORDS: usize = 3;
/// How many lines a paragraph is wrapped over, at most.
const PARAGRAPH: usize = 60;

/// Marks the lines that go on from the line right above.
pub(super) fn mark(lines: &mut [Line]) {
    let widths: Vec<usize> = lines.iter().map(|line| line.text.chars().count()).collect();
    let words = |line: &Line| line.text.split_whitespace().count();
    // One long word, such as a link, is as long as it is.
    let widest = lines.iter().zip(&widths).filter(|(line, _)| words(line) >= WORDS).map(|(_, width)| *width);
    let widest = widest.max().unwrap_or(0);
    for at in 1..lines.len() {
        let (above, line) = (&lines[at - 1], &lines[at]);
        let Some(word) = line.text.split_whitespace().next() else { continue };
        let with_word = widths[at - 1] + 1 + word.chars().count();
        let broken = !above.ended
            && words(above) >= WORDS
            && widths[at - 1] <= WIDEST
            && with_word >= NARROWEST
            && with_word + SLACK > widest
            && !ends_sentence(&above.text);
        lines[at].continues = broken;
    }
}

/// Whether a sentence ends with the line, or is introduced by it: a stop, a colon, or a smiley at its end.
pub fn ends_sentence(line: &str) -> bool {
    let bare = without_smiley(line.trim_end());
    let around = |c: char| c.is_whitespace() || "*_\"'”“»«’)]›".contains(c);
    bare.len() < line.trim_end().len() || bare.trim_end_matches(around).ends_with(['.', '!', '?', ':', '…'])
}

/// The line without smileys at its end: `Nf3 :-)`.
pub fn without_smiley(text: &str) -> &str {
    let mut text = text;
    while let Some((before, last)) = text.rsplit_once(' ') {
        let mouth = |rest: &str| {
            matches!(
                rest.trim_start_matches(['-', '\'', '^']),
                ")" | "))" | "D" | "(" | "P" | "p" | "/" | "|"
            )
        };
        let drawn = last.strip_prefix([':', ';', '8']).is_some_and(mouth) || last == ":o)";
        let picture = |c: char| matches!(u32::from(c), 0x1f300..=0x1faff | 0x2600..=0x27bf | 0xfe0f | 0x200d);
        let figurine = |c: char| matches!(u32::from(c), 0x2654..=0x265f);
        let pictures = !last.is_empty() && last.chars().all(picture) && !last.chars().any(figurine);
        if !(drawn || pictures) {
            break;
        }
        text = before.trim_end();
    }
    text
}

/// The lines of a plain text as their writer ended them, where the HTML of the same mail shows that: what is one
/// paragraph there is one line here. The plain half of such a mail is made, and wrapped, by the program; lines that
/// are `struck` out there stand in it, and here they do not.
pub fn as_in_html(plain: &[SourceLine], html: &[SourceLine], struck: &[(String, String)]) -> Vec<SourceLine> {
    let own = |line: &&SourceLine| line.depth == 0 && !line.text.is_empty();
    let mut paragraphs: HashSet<String> = html.iter().filter(own).map(|line| folded(&line.text)).collect();
    // Of which nothing is left: a line that is struck out in part is another one in each half, and is asked about.
    let struck: HashSet<String> = struck
        .iter()
        .filter(|(_, left)| folded(left).is_empty())
        .map(|(whole, _)| folded(whole))
        .filter(|whole| !whole.is_empty() && !paragraphs.contains(whole))
        .collect();
    paragraphs.extend(struck.iter().cloned());
    let longest = paragraphs.iter().map(String::len).max().unwrap_or(0);
    let mut out: Vec<SourceLine> = Vec::with_capacity(plain.len());
    let mut at = 0;
    while let Some(line) = plain.get(at) {
        let length = if at < LINES { paragraph(&plain[at..], &paragraphs, longest) } else { 1 };
        let mut joined = line.clone();
        for more in &plain[at + 1..at + length] {
            joined.text.push(' ');
            joined.text.push_str(&more.text);
        }
        joined.ended |= paragraphs.contains(&folded(&joined.text));
        if joined.depth == 0 && struck.contains(&folded(&joined.text)) {
            joined.text.clear();
        }
        out.push(joined);
        at += length;
    }
    out
}

/// Over how many lines from here one paragraph of the HTML goes; one where none begins here.
fn paragraph(lines: &[SourceLine], paragraphs: &HashSet<String>, longest: usize) -> usize {
    let mut joined = String::new();
    for (at, line) in lines.iter().take(PARAGRAPH).enumerate() {
        let folded = folded(&line.text);
        // A line of marks begins no paragraph: `--` parts the signature from what stands above it.
        if line.depth > 0
            || line.text.is_empty()
            || (folded.is_empty() && at == 0)
            || is_delimiter(&line.text)
        {
            break;
        }
        joined.push_str(&folded);
        if joined.len() > longest {
            break;
        }
        if !joined.is_empty() && paragraphs.contains(&joined) {
            return at + 1;
        }
    }
    1
}

/// Letters and figures alone, in lower case: the two halves of a mail differ in marks and blanks.
pub fn folded(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The text without what stands between `~~` and `~~`, as programs write in plain text what is struck out, and without the words that
/// have a stroke through their letters.
pub(super) fn without_struck(text: &str) -> Cow<'_, str> {
    // A stroke is a character of its own, behind each letter that it goes through.
    let stroke = |c: char| matches!(c, '\u{335}' | '\u{336}');
    if text.contains(stroke) {
        let left: Vec<&str> = text.split(' ').filter(|word| !word.contains(stroke)).collect();
        return Cow::Owned(without_struck(left.join(" ").trim()).into_owned());
    }
    if !text.contains("~~") {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once("~~") {
        let struck = behind.split_once("~~").filter(|(struck, _)| {
            let bounded = |c: char| c.is_whitespace() || c == '~';
            !struck.is_empty() && !struck.starts_with(bounded) && !struck.ends_with(bounded)
        });
        out.push_str(before);
        if let Some((_, behind)) = struck {
            rest = behind;
        } else {
            out.push_str("~~");
            rest = behind;
        }
    }
    out.push_str(rest);
    Cow::Owned(out.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines that go on from the one above.
    fn continuing(text: &str) -> Vec<String> {
        let mut lines: Vec<Line> = text.lines().map(Line::new).collect();
        mark(&mut lines);
        lines.into_iter().filter(|line| line.continues).map(|line| line.text).collect()
    }

    #[test]
    fn lines_that_a_program_broke() {
        let long = "Do you think that it is already time for me, after such a game, to";
        assert_eq!(continuing(&format!("{long}\nresign\nor shall we play on?")), ["resign"]);
        for text in [
            "Hi Ben\nd4".to_owned(),
            format!("{long}\n\nd4"),
            format!("{long} go.\nd4"),
            format!("{long} go!\nd4"),
            format!("{long} go :-)\nd4"),
            format!("{long} say:\nd4"),
            // Whoever has typed a longer line has typed this one too.
            format!("{long} go on, and then {long}\n\nI have been thinking about it for so many days\nd4"),
            "https://club.example/games/M0001-1/a/very/long/link/that/cannot/be/broken\nd4".to_owned(),
        ] {
            assert!(continuing(&text).is_empty(), "{text}");
        }
        // A link is no measure of a line.
        let link =
            "https://club.example/games/M0001-1/a/very/long/link/that/cannot/be/broken/even/here/or/there";
        assert_eq!(continuing(&format!("{link}\n{long}\nd4")), ["d4"]);
    }

    #[test]
    fn the_html_says_where_a_line_ends() {
        let html = SourceLine::plain("Hi Ben, I wrote it long\n\nd4\nnote: a b c\n> x y\nWord one");
        let lines = |text: &str| -> Vec<String> {
            as_in_html(&SourceLine::plain(text), &html, &[]).into_iter().map(|line| line.text).collect()
        };
        assert_eq!(lines("Hi Ben, I\n*wrote* it\nlong\n\nd4"), ["Hi Ben, I *wrote* it long", "", "d4"]);
        assert_eq!(lines("d4\nnote: a\nb c"), ["d4", "note: a b c"]);
        assert_eq!(lines("Hi Ben, I\nwrote"), ["Hi Ben, I", "wrote"], "not the whole of it");
        assert_eq!(lines("> x\n> y"), ["x", "y"], "quotes are left alone");
        assert_eq!(lines("x\ny"), ["x", "y"], "and no measure");
        assert_eq!(lines("Word\n\none"), ["Word", "", "one"]);
        assert_eq!(lines("-- \nd4"), ["--", "d4"], "a signature's delimiter is a line of its own");
        assert_eq!(lines("Word\n--\none"), ["Word", "--", "one"]);
    }

    #[test]
    fn struck_out_words() {
        for (text, left) in [
            ("~~resign~~", ""),
            ("~~Nf3~~ Nc4", "Nc4"),
            ("Nc4 ~~Nf3~~", "Nc4"),
            ("a ~~b c~~ d ~~e~~", "a  d"),
            ("~~~~~~~~", "~~~~~~~~"),
            ("~~ Nf3 ~~", "~~ Nf3 ~~"),
            ("~~Nf3", "~~Nf3"),
            ("Nf3", "Nf3"),
        ] {
            assert_eq!(without_struck(text), left, "{text}");
        }
    }
}
