//! Addresses and telephone numbers do not travel with a player's text, nor do our own signed addresses (fault case
//! 233).

/// What stands in the place of an address; it is no language's word, because whoever reads it may have another than the writer.
pub const ADDRESS: &str = "[…@…]";
/// What stands in the place of a telephone number.
pub const TELEPHONE: &str = "[☎ …]";

/// How many digits a telephone number has (ITU-T E.164: at most 15). Dates and ICCF moves are shorter or grouped otherwise.
const DIGITS: std::ops::RangeInclusive<usize> = 8..=15;

/// The text with addresses and telephone numbers masked.
pub fn mask(text: &str) -> String {
    text.split('\n').map(|line| telephones(&addresses(line))).collect::<Vec<_>>().join("\n")
}

fn addresses(line: &str) -> String {
    let is_part = |c: char| c.is_alphanumeric() || ".!#$%&'*+/=?^_`{|}~-@".contains(c);
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    loop {
        let joins = |at: usize| {
            let before = rest[..at].chars().next_back();
            let after = rest[at + 1..].chars().next();
            before.is_some_and(char::is_alphanumeric) && after.is_some_and(char::is_alphanumeric)
        };
        let Some((at, _)) = rest.match_indices('@').find(|(at, _)| joins(*at)) else {
            out.push_str(rest);
            return out;
        };
        let start = rest[..at]
            .rfind(|c: char| !is_part(c))
            .map_or(0, |i| i + rest[i..].chars().next().map_or(1, char::len_utf8));
        let end = rest[at..].find(|c: char| !is_part(c)).map_or(rest.len(), |i| at + i);
        let address = rest[start..end].trim_end_matches(['.', '!', '?']);
        out.push_str(&rest[..start]);
        out.push_str(ADDRESS);
        rest = &rest[start + address.len()..];
    }
}

fn telephones(line: &str) -> String {
    let chars: Vec<char> = line.chars().collect();
    let mut out = String::with_capacity(line.len());
    let mut at = 0;
    while at < chars.len() {
        let boundary = at == 0 || !(chars[at - 1].is_alphanumeric() || chars[at - 1] == '+');
        if boundary && is_date(&chars[at..]) {
            out.extend(&chars[at..at + DATE]);
            at += DATE;
            continue;
        }
        if boundary && let Some(length) = results(&chars[at..]) {
            out.extend(&chars[at..at + length]);
            at += length;
            continue;
        }
        let begins = chars[at] == '+' || chars[at] == '(' || chars[at].is_ascii_digit();
        if boundary
            && begins
            && let Some(length) = telephone(&chars[at..])
        {
            out.push_str(TELEPHONE);
            at += length;
            continue;
        }
        out.push(chars[at]);
        at += 1;
    }
    out
}

/// Characters of a date as ISO 8601 writes it, and as the club's own commands take it: `2026-12-01`.
const DATE: usize = 10;

/// Whether such a date begins here.
fn is_date(chars: &[char]) -> bool {
    let fits = |(at, c): (usize, &char)| if matches!(at, 4 | 7) { *c == '-' } else { c.is_ascii_digit() };
    chars.len() >= DATE
        && chars[..DATE].iter().enumerate().all(fits)
        && chars.get(DATE).is_none_or(|next| !next.is_alphanumeric())
}

/// How many characters from here are the result of a game.
fn results(chars: &[char]) -> Option<usize> {
    let fits = |result: &&str| {
        let next = chars.get(result.len());
        chars.len() >= result.len()
            && chars[..result.len()].iter().copied().eq(result.chars())
            && next.is_none_or(|next| !next.is_alphanumeric() && !matches!(next, '-' | '/'))
    };
    ["1/2-1/2", "1-0", "0-1"].into_iter().find(fits).map(str::len)
}

/// How many characters from here are a telephone number: a `+` or a leading zero, then digits in groups. Of too many
/// groups the first ones that can be one number are taken.
fn telephone(chars: &[char]) -> Option<usize> {
    let mut digits = 0;
    let mut gap = 0;
    let mut found = None;
    for (at, c) in chars.iter().enumerate().take(40) {
        match c {
            c if c.is_ascii_digit() => {
                digits += 1;
                gap = 0;
                let ends = chars.get(at + 1).is_none_or(|next| !next.is_alphanumeric());
                if ends && DIGITS.contains(&digits) {
                    found = Some((at + 1, digits));
                }
            }
            '+' if at == 0 => {}
            ' ' | '-' | '/' | '(' | ')' | '.' if gap < 2 => gap += 1,
            _ => break,
        }
    }
    let (end, digits) = found?;
    let first: String = chars.iter().take(2).collect();
    let dialled = ["+", "0"].iter().any(|d| first.starts_with(d)) || matches!(first.as_str(), "(0" | "(+");
    let text: String = chars[..end].iter().collect();
    let date = text.split(['.', '-', '/']).count() == 3 && digits == 8 && !first.starts_with('+');
    // Ratings in a row.
    let mut groups = text.split(|c: char| !c.is_ascii_digit()).filter(|group| !group.is_empty());
    let alike = groups.all(|group| group.len() == 4);
    ((dialled || (digits >= 9 && !alike)) && !date).then_some(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_and_numbers_are_masked() {
        assert_eq!(mask("Write to anna@example.org, or <b.c+d@e.example>!"), "Write to […@…], or <[…@…]>!");
        assert_eq!(mask("Call +49 170 1234567 or (030) 1234-5678."), "Call [☎ …] or [☎ …].");
        assert_eq!(mask("Call 0170/1234567"), "Call [☎ …]");
        assert_eq!(mask("<a@b.example><c@d.example>"), "<[…@…]><[…@…]>");
        assert!(!mask("0170 1234567 0170 1234567").contains("0170 1234567"));
        assert_eq!(mask("play+g1.2.w.abcdefghijklmnop@club.example"), "[…@…]");
    }

    #[test]
    fn chess_is_left_alone() {
        for text in [
            "2026-12-01 2026-12-05",
            "away from 2026-12-01 to 2026-12-05, then back",
            "Rating 1500 1600 1700",
            "My results: 1-0 1-0 1/2-1/2 1-0 1-0 1-0",
            "12. Nf3 Qd7 13. O-O",
            "on 03.04.2026 at 12:32",
            "5254 7866 and 1636?",
            "game 4711, 2026",
            "a @ b",
        ] {
            assert_eq!(mask(text), text);
        }
    }
}
