//! What a director rules in one line: `correct M0255-1 1-0 because the host's log says so`, `decide M0255-1 draw: nobody can
//! win`, `time M0255-1 white 5 because our mail failed`.
use frcec_rules::club::{game::Outcome, seat::Seat};

use super::words::{self, Word};
use crate::door::{DeskAsk, DeskWord};
use crate::names;

/// What stands before a reason, in the club's languages; a colon does too.
const BECAUSE: [&str; 12] = [
    "because",
    "since",
    "weil",
    "denn",
    "da",
    "wegen",
    "porque",
    "parce que",
    "car",
    "потому что",
    "так как",
    "из-за",
];

/// Words between a game and what becomes of it.
const BETWEEN: [&str; 12] = ["to", "as", "for", "auf", "zu", "als", "für", "a", "para", "à", "pour", "на"];

/// A line in two: what is asked, and why. `None` for the reason where none stands there.
pub(super) fn with_reason(argument: &str) -> (&str, Option<String>) {
    let said = |text: &str| Some(text.trim().trim_start_matches([',', ':']).trim().to_owned());
    // The colon of `1:0` is none.
    let colon = argument.match_indices(':').map(|(at, _)| at).find(|at| {
        let digit = |byte: Option<&u8>| byte.is_some_and(u8::is_ascii_digit);
        let bytes = argument.as_bytes();
        !(digit(at.checked_sub(1).and_then(|at| bytes.get(at))) && digit(bytes.get(at + 1)))
    });
    let folded = argument.to_lowercase();
    // Only where folding moves no octet, which it does for no letter of the club's languages.
    let words = (folded.len() == argument.len()).then_some(folded).and_then(|folded| {
        let at = |word: &&str| folded.find(&format!(" {word} ")).map(|at| (at, word.len() + 2));
        BECAUSE.iter().filter_map(at).min()
    });
    let (named, reason) = match (colon, words) {
        (Some(colon), Some((at, _))) if colon < at => (&argument[..colon], said(&argument[colon + 1..])),
        (_, Some((at, length))) => (&argument[..at], said(&argument[at + length..])),
        (Some(colon), None) => (&argument[..colon], said(&argument[colon + 1..])),
        (None, None) => (argument, None),
    };
    (named.trim().trim_end_matches(','), reason.filter(|reason| !reason.is_empty()))
}

/// Reads what stands behind the word; `None` if it says anything else.
pub(super) fn read(word: Word, argument: &str) -> Option<DeskAsk> {
    let (named, reason) = with_reason(argument);
    let named = if reason.is_some() { named } else { named.trim_end_matches(['.', '!']) };
    let between = |word: &&str| !BETWEEN.contains(&word.to_lowercase().as_str());
    let mut words: Vec<&str> = named.split_whitespace().filter(between).collect();
    if words.is_empty() {
        return None;
    }
    let game = words.remove(0);
    names::read(game)?;
    let what = match word {
        Word::Correct => DeskWord::Correct(outcome(&words)?),
        Word::Decide => DeskWord::Decide(outcome(&words)?),
        Word::Time => {
            let (first, rest) = words.split_first()?;
            DeskWord::Time { seat: seat(first)?, days: words::days(&rest.join(" "))? }
        }
        _ => return None,
    };
    Some(DeskAsk { game: game.to_owned(), what, reason })
}

fn outcome(words: &[&str]) -> Option<Outcome> {
    let text = words.join(" ").to_lowercase().replace([':', '–'], "-");
    Some(match text.as_str() {
        "1-0" => Outcome::White,
        "0-1" => Outcome::Black,
        "1/2-1/2" | "1/2" | "½-½" | "½" | "draw" | "remis" | "tablas" | "nulle" | "ничья" => {
            Outcome::Draw
        }
        "*" | "cancelled" | "annulliert" | "anulada" | "annulée" | "отменена" => Outcome::Cancelled,
        other => match seat(other)? {
            Seat::White => Outcome::White,
            Seat::Black => Outcome::Black,
        },
    })
}

fn seat(word: &str) -> Option<Seat> {
    match word.to_lowercase().as_str() {
        "white" | "weiß" | "weiss" | "blancas" | "blancs" | "белые" | "белым" | "белых" => {
            Some(Seat::White)
        }
        "black" | "schwarz" | "negras" | "noirs" | "чёрные" | "черные" | "чёрным" | "черным" | "чёрных"
        | "черных" => Some(Seat::Black),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(what: DeskWord, reason: Option<&str>) -> DeskAsk {
        DeskAsk { game: "M0255-1".to_owned(), what, reason: reason.map(str::to_owned) }
    }

    #[test]
    fn a_ruling_names_game_deed_and_reason() {
        let log = Some("the log says so");
        for (text, outcome) in [
            ("M0255-1 1-0 because the log says so", Outcome::White),
            ("M0255-1 to 0:1 because the log says so", Outcome::Black),
            ("M0255-1 ½-½: the log says so", Outcome::Draw),
            ("M0255-1 draw, because the log says so", Outcome::Draw),
            ("M0255-1 Remis weil the log says so", Outcome::Draw),
            ("M0255-1 белые потому что the log says so", Outcome::White),
            ("M0255-1 * porque the log says so", Outcome::Cancelled),
        ] {
            assert_eq!(read(Word::Correct, text), Some(ask(DeskWord::Correct(outcome), log)), "{text}");
            assert_eq!(read(Word::Decide, text), Some(ask(DeskWord::Decide(outcome), log)), "{text}");
        }
        let time = |seat, days| DeskWord::Time { seat, days };
        for (text, what) in [
            ("M0255-1 white 5 because the log says so", time(Seat::White, 5)),
            ("M0255-1 for Schwarz 3 Tage: the log says so", time(Seat::Black, 3)),
            ("M0255-1 noirs 1 jour car the log says so", time(Seat::Black, 1)),
        ] {
            assert_eq!(read(Word::Time, text), Some(ask(what, log)), "{text}");
        }
        // Without a reason it is understood, and refused with a sentence.
        assert_eq!(read(Word::Correct, "M0255-1 1-0."), Some(ask(DeskWord::Correct(Outcome::White), None)));
    }

    #[test]
    fn talk_is_no_ruling() {
        for text in
            ["", "M0255-1", "me if I am wrong", "the result", "M0255-1 soon", "anna 1-0", "1-0 M0255-1"]
        {
            assert_eq!(read(Word::Correct, text), None, "{text}");
        }
        for text in ["flies", "M0255-1 5", "M0255-1 white", "M0255-1 white many", "is up, white"] {
            assert_eq!(read(Word::Time, text), None, "{text}");
        }
    }

    #[test]
    fn the_first_mark_of_a_reason_counts() {
        assert_eq!(with_reason("a b: c because d"), ("a b", Some("c because d".to_owned())));
        assert_eq!(with_reason("a because b: c"), ("a", Some("b: c".to_owned())));
        assert_eq!(with_reason("a 1:0"), ("a 1:0", None));
        assert_eq!(with_reason("a:"), ("a", None));
    }
}
