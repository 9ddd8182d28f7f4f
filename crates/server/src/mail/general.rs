//! Answers that need nothing but the catalogue and the law of the game: the list of commands, a starting position.

use frcec_rules::{FenStyle, Method, StartPosition, Wing};

use frcec_rules::club::pace::Pace;

use super::command::{Action, Word};
use super::compose::Help;
use crate::speech::{Lang, Speech, castling};

/// A letter's content: sentences, then lines with labels, then what may be written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Content {
    /// The paragraphs.
    pub sentences: Vec<String>,
    /// Label and text of each line below them.
    pub lines: Vec<(String, String)>,
    /// Commands, and what each does.
    pub ways: Vec<Help>,
}

impl Content {
    /// One sentence.
    pub fn said(sentence: String) -> Self {
        Self::sentences(vec![sentence])
    }

    /// Sentences alone.
    pub fn sentences(sentences: Vec<String>) -> Self {
        Self { sentences, ..Self::default() }
    }

    /// Sentences, and commands below them.
    pub fn ways(sentences: Vec<String>, ways: Vec<Help>) -> Self {
        Self { sentences, ways, ..Self::default() }
    }

    /// Everything as paragraphs.
    pub fn paragraphs(self) -> Vec<String> {
        let Self { mut sentences, lines, ways } = self;
        sentences.extend(lines.into_iter().map(|(label, text)| format!("{label}: {text}")));
        sentences.extend(ways.into_iter().map(|Help { write, does }| format!("{write}: {does}")));
        sentences
    }
}

/// The answer to a general command that needs no record; `None` for the others.
pub fn answer(speech: Speech, lang: Lang, action: &Action) -> Option<Content> {
    match action {
        Action::Help => Some(help(speech, lang)),
        Action::Position(text) => Some(position(speech, lang, text)),
        _ => None,
    }
}

/// The words that may be written to the club's own address.
const COMMANDS: [&str; 19] = [
    "games",
    "show",
    "position",
    "challenge",
    "challenges",
    "pair",
    "events",
    "enter",
    "go",
    "practice",
    "leave",
    "addresses",
    "language",
    "pieces",
    "digest",
    "newsletter",
    "vote",
    "offsite",
    "leave-club",
];

/// What else directors may write there.
const RULINGS: [&str; 7] = ["start", "next-round", "withdraw", "replace", "correct", "decide", "time"];

/// The words of directors and what each does.
pub fn rulings(speech: Speech, lang: Lang) -> Vec<Help> {
    RULINGS.into_iter().map(|name| one(speech, lang, name)).collect()
}

/// What may be written to the club's own address.
pub fn help(speech: Speech, lang: Lang) -> Content {
    Content::ways(
        vec![speech.say(lang, "mail-help", &[("move", speech.spell("Nf3").into())])],
        commands(speech, lang),
    )
}

/// The general commands and what each does.
pub fn commands(speech: Speech, lang: Lang) -> Vec<Help> {
    COMMANDS.into_iter().map(|name| one(speech, lang, name)).collect()
}

/// One general command and what it does.
pub fn one(speech: Speech, lang: Lang, name: &str) -> Help {
    let word = |what: &str| speech.word(lang, &format!("mail-help-{name}-{what}"));
    Help { write: word("write"), does: word("does") }
}

/// What is wrong with the terms of a challenge, or of a wish to be paired, as far as it can be named: a starting position that
/// there is not, a pace that the club does not have.
pub fn wrong_terms(speech: Speech, lang: Lang, word: Word, line: &str) -> Vec<String> {
    if !matches!(word, Word::Challenge | Word::Pair) {
        return Vec::new();
    }
    let terms = line.split_whitespace().skip(1).map(|term| term.trim_end_matches([',', ';', '.']));
    let said = terms.filter_map(|term| {
        let digits = term.starts_with(|c: char| c.is_ascii_digit());
        let rank = term.len() == 8 && term.chars().all(|c| "KQRBNkqrbn".contains(c));
        if term.contains(['+', '/']) && digits {
            let wrong = term.parse::<Pace>().is_err();
            wrong.then(|| speech.say(lang, "club-pace", &[("text", term.into())]))
        } else if term.starts_with('#') || digits || rank {
            let wrong = term.parse::<StartPosition>().is_err();
            wrong.then(|| speech.say(lang, "mail-no-such-position", &[("text", term.into())]))
        } else {
            None
        }
    });
    said.collect()
}

/// The words of a game that its letter does not list, because they are seldom needed.
pub fn more_of_a_game(speech: Speech, lang: Lang) -> Vec<String> {
    let line = |name: &str, key: &str| {
        format!("{}: {}", speech.word(lang, &format!("command-{name}")), speech.word(lang, key))
    };
    vec![
        line("draw", "help-offer"),
        line("claim", "help-claim"),
        line("cancel", "help-cancel"),
        line("yes", "help-yes"),
        line("mute", "help-mute"),
        line("unmute", "help-unmute"),
        format!("{}: {}", speech.word(lang, "help-report-write"), speech.word(lang, "help-report")),
        format!("{}: {}", speech.word(lang, "help-give-write"), speech.word(lang, "help-give")),
    ]
}

/// A starting position: its castlings, its reversal, its code.
pub fn position(speech: Speech, lang: Lang, text: &str) -> Content {
    let Ok(start) = text.parse::<StartPosition>() else {
        return Content::said(speech.say(lang, "mail-no-such-position", &[("text", text.into())]));
    };
    let castling = |wing: Wing| {
        let key = match start.method(wing) {
            Method::DoubleMove => "castling-method-double",
            Method::Transposition => "castling-method-transposition",
            Method::KingOnly => "castling-method-king",
            Method::RookOnly => "castling-method-rook",
        };
        let trips = castling::at_start(speech, lang, start, wing).join(" ");
        (wing.notation().to_owned(), format!("{}. {trips}", speech.word(lang, key)))
    };
    let reversal = (speech.word(lang, "mail-position-reversal"), start.reversal().to_string());
    Content {
        sentences: vec![speech.say(lang, "mail-position", &[("position", start.to_string().into())])],
        lines: vec![
            castling(Wing::HSide),
            castling(Wing::ASide),
            reversal,
            ("KeRN".to_owned(), format!("{} {}", start.kern(), start.kern_pattern())),
            ("FEN".to_owned(), start.fen(FenStyle::XFen)),
            ("Shredder-FEN".to_owned(), start.fen(FenStyle::Shredder)),
        ],
        ways: Vec::new(),
    }
}
