//! A game's score with the new move at its end, as players of correspondence games have always written: `1. e4 e5 2. Nf3`, over
//! several lines, as a PGN's moves, and Black's answer with the move it answers, `2. Nf3 Nc6`.
//!
//! Here it is only told what was written. Whether it agrees with the game, `judge/score` finds.

use frcec_rules::reading::Notation;

use super::line::is_move_in_figures;
use crate::mail::body::Line;

/// The moves of a score, as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// How many plies stand before the first one, by its number; `None` if no move has one.
    pub first: Option<u32>,
    /// The moves without their numbers.
    pub moves: Vec<String>,
}

impl Score {
    /// Reads a text that is nothing but moves, at least two, whose numbers go on. `notation` is the writer's choice of piece letters.
    pub fn read(text: &str, notation: Option<Notation>) -> Option<Self> {
        let mut score = Self { first: None, moves: Vec::new() };
        // The number that stands before the next move, and whether the end was marked.
        let (mut number, mut ended) = (None, false);
        for token in text.split_whitespace() {
            let digits = token.bytes().take_while(u8::is_ascii_digit).count();
            let rest = &token[digits..];
            let dots = rest.len() - rest.trim_start_matches(['.', '…']).len();
            let behind = &rest[dots..];
            let counted = (1..=3).contains(&digits) && (dots > 0 || behind.is_empty());
            if counted && !token.starts_with('0') {
                let move_number: u32 = token[..digits].parse().ok()?;
                let black = u32::from(rest[..dots].contains("..") || rest.starts_with('…'));
                number = Some((move_number.checked_sub(1)?) * 2 + black);
            }
            let word = if counted { behind } else { token };
            match word {
                "" if counted => continue,
                // `2. ... Nc6`
                ".." | "..." | "…" if number.is_some() => {
                    number = number.map(|ply| ply | 1);
                    continue;
                }
                "*" | "?" | "…" | "..." => {
                    ended = true;
                    continue;
                }
                _ => {}
            }
            let bare = word.trim_end_matches(['!', '?', ',', ';']);
            if ended || !is_move_in_figures(bare, notation) || bare.bytes().all(|byte| byte.is_ascii_digit())
            {
                return None;
            }
            if let Some(ply) = number.take() {
                let made = u32::try_from(score.moves.len()).ok()?;
                let first = ply.checked_sub(made)?;
                if *score.first.get_or_insert(first) != first {
                    return None;
                }
            }
            score.moves.push(bare.to_owned());
        }
        (score.moves.len() > 1).then_some(score)
    }
}

/// What may stand above a score.
const LABELS: &[&str] = &[
    "moves",
    "game",
    "score",
    "züge",
    "zugfolge",
    "partie",
    "notation",
    "jugadas",
    "partida",
    "coups",
    "партия",
    "ходы",
    "запись",
];

/// The lines with each score in one line, without the label and the tags of a PGN above it. A score over several lines begins with
/// the game; moves on lines of their own are each for itself.
pub(super) fn joined(lines: &[Line], notation: Option<Notation>) -> Vec<Line> {
    let mut out: Vec<Line> = Vec::with_capacity(lines.len());
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        if let Some((length, text)) = score_at(&lines[at..], notation) {
            without_head(&mut out);
            out.push(Line { text, continues: false, ..line.clone() });
            at += length;
        } else {
            out.push(line.clone());
            at += 1;
        }
    }
    out
}

/// How many lines from the first one on are a score, and its text.
fn score_at(lines: &[Line], notation: Option<Notation>) -> Option<(usize, String)> {
    let first = &lines.first()?.text;
    if !first.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let (mut text, mut found) = (String::new(), None);
    let mut blank = false;
    for (place, line) in lines.iter().enumerate() {
        // HTML shows each line as a paragraph.
        if line.text.is_empty() {
            if std::mem::replace(&mut blank, true) {
                break;
            }
            continue;
        }
        blank = false;
        text.push_str(&line.text);
        match Score::read(&text, notation) {
            Some(score) if place == 0 || score.first == Some(0) => found = Some((place + 1, text.clone())),
            // The first line may hold one move only.
            _ if place == 0 => {}
            _ => break,
        }
        text.push(' ');
    }
    found
}

/// Takes the label or the tags of a PGN off the end of the lines above a score.
fn without_head(above: &mut Vec<Line>) {
    let is_tag = |text: &str| text.starts_with('[') && text.ends_with("\"]") && text.contains(" \"");
    let is_label = |text: &str| {
        text.strip_suffix(':').is_some_and(|label| LABELS.contains(&label.trim().to_lowercase().as_str()))
    };
    let Some(last) = above.iter().rposition(|line| !line.text.is_empty()) else { return };
    if is_label(&above[last].text) {
        above.truncate(last);
        return;
    }
    let mut from = last + 1;
    while from > 0 && is_tag(&above[from - 1].text) {
        from -= 1;
    }
    if from <= last {
        above.truncate(from);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<(Option<u32>, String)> {
        Score::read(text, None).map(|score| (score.first, score.moves.join(" ")))
    }

    #[test]
    fn scores_are_nothing_but_moves() {
        for (text, first, moves) in [
            ("1. e4 e5 2. Nf3", Some(0), "e4 e5 Nf3"),
            ("1.e4     e5 2.Nf3    ?", Some(0), "e4 e5 Nf3"),
            ("1. e4 e5 2. Nf3 *", Some(0), "e4 e5 Nf3"),
            ("1 e4 e5 2 Nf3", Some(0), "e4 e5 Nf3"),
            ("2. Nf3 Nc6", Some(2), "Nf3 Nc6"),
            ("2... Nc6 3. O-O", Some(3), "Nc6 O-O"),
            ("2. Nf3 2... Nc6", Some(2), "Nf3 Nc6"),
            ("e4 e5 2. Nf3", Some(0), "e4 e5 Nf3"),
            ("Nf3 Nc6", None, "Nf3 Nc6"),
        ] {
            assert_eq!(read(text), Some((first, moves.to_owned())), "{text}");
        }
        for text in
            ["2. Nf3", "2. Nf3 1. e4 e5", "1. e4 e5 3. Nf3", "1. e4 and e5", "1. e4 * e5", "12 34", ""]
        {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn a_score_over_lines_begins_with_the_game() {
        let lines = |text: &str| {
            let lines: Vec<Line> = text.lines().map(Line::new).collect();
            joined(&lines, None).into_iter().map(|line| line.text).collect::<Vec<_>>().join("|")
        };
        assert_eq!(lines("Hi\n\n1. e4 e5\n2. Nf3\n\nBye"), "Hi||1. e4 e5 2. Nf3||Bye");
        assert_eq!(lines("Moves:\n1. e4 e5 2. Nf3"), "1. e4 e5 2. Nf3");
        assert_eq!(lines("1. e4 e5\n\n2. Nf3\n\nBye"), "1. e4 e5 2. Nf3||Bye");
        let pgn = "[Event \"M0001\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 *";
        assert_eq!(lines(pgn), "1. e4 e5 2. Nf3 *");
        assert_eq!(lines("12. Nf3\n12... Nc6"), "12. Nf3|12... Nc6");
        assert_eq!(lines("1. e4 e5\nGood luck"), "1. e4 e5|Good luck");
    }
}
