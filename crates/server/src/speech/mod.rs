//! The message catalogue: every sentence a person reads is said here, by key, in the reader's language.
//!
//! One folder of Fluent files per language lies under `locales/`; pages, letters and the terminal share it. Nothing else
//! in the program holds a sentence, so that a sentence can be said in every language of the club.
pub mod castling;
pub mod club;
pub mod desk;
mod elision;
pub mod event;
pub mod game;
pub mod life;
pub mod lines;
pub mod number;
pub mod pace;
pub mod pairing;
pub mod pgn;
pub mod position;
pub mod refusal;
pub mod round;
pub mod time;

use frcec_rules::{Line, Move, Notation, Options, Square, read};
use std::{borrow::Cow, collections::HashMap, fmt, str::FromStr, sync::LazyLock};

use fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, static_loader};
use serde::{Deserialize, Serialize};

static_loader! {
    static LOCALES = {
        locales: "./locales",
        fallback_language: "en",
        // Isolation marks are invisible characters; in a plain-text mail they would travel with every move.
        customise: |bundle| {
            bundle.set_use_isolating(false);
            for (name, word) in elision::WORDS {
                let added = bundle.add_function(name, move |values, _| elision::before(word, values));
                debug_assert!(added.is_ok(), "each word has a name of its own");
            }
        },
    };
}

/// A language the club speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English, the language of the source catalogue and of everyone who has chosen none.
    #[default]
    En,
    /// Spanish, the club's second language since its founding.
    Es,
    /// German.
    De,
    /// French.
    Fr,
    /// Russian.
    Ru,
}

impl Lang {
    /// All languages with a complete catalogue, in the order in which a choice shows them.
    pub const ALL: [Self; 5] = [Self::En, Self::Es, Self::De, Self::Fr, Self::Ru];

    /// The language's BCP 47 tag, as it stands in `lang="…"` and in the settings.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Es => "es",
            Self::De => "de",
            Self::Fr => "fr",
            Self::Ru => "ru",
        }
    }

    /// The letters of the pieces in this language; `None` for the English ones, which everybody may write.
    pub fn letters(self) -> Option<Notation> {
        self.tag().parse().ok().filter(|letters| *letters != Notation::English)
    }

    /// What stands between a label and what it is the label of: French sets a no-break space before a colon.
    pub const fn colon(self) -> &'static str {
        match self {
            Self::Fr => "\u{a0}:",
            Self::En | Self::Es | Self::De | Self::Ru => ":",
        }
    }

    /// The language's name in itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Es => "Español",
            Self::De => "Deutsch",
            Self::Fr => "Français",
            Self::Ru => "Русский",
        }
    }

    fn identifier(self) -> &'static LanguageIdentifier {
        static IDENTIFIERS: LazyLock<[LanguageIdentifier; Lang::ALL.len()]> =
            LazyLock::new(|| Lang::ALL.map(|lang| lang.tag().parse().unwrap_or_default()));
        let place = Self::ALL.iter().position(|&lang| lang == self).unwrap_or_default();
        &IDENTIFIERS[place]
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// The club has no catalogue of that language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no catalogue for the language {0:?}")]
pub struct UnknownLang(pub String);

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(tag: &str) -> Result<Self, Self::Err> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|lang| lang.tag().eq_ignore_ascii_case(primary))
            .ok_or_else(|| UnknownLang(tag.to_owned()))
    }
}

/// What can be filled into a sentence.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A name, a move, a square, or a part said before.
    Text(String),
    /// A count; sentences choose their plural by it.
    Count(i64),
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<i64> for Value {
    fn from(count: i64) -> Self {
        Self::Count(count)
    }
}

impl From<u32> for Value {
    fn from(count: u32) -> Self {
        Self::Count(i64::from(count))
    }
}

impl From<usize> for Value {
    fn from(count: usize) -> Self {
        Self::Count(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

/// The catalogue's voice, and the letters with which it writes moves.
#[derive(Clone, Copy, Debug)]
pub struct Speech {
    letters: Notation,
}

impl Default for Speech {
    fn default() -> Self {
        Self::new()
    }
}

impl Speech {
    /// The one catalogue, compiled into the program; moves are written with the letters of English.
    pub const fn new() -> Self {
        Self { letters: Notation::English }
    }

    /// The same voice to a member whose own letters these are; `None` for English.
    #[must_use]
    pub const fn writing(self, letters: Option<Notation>) -> Self {
        match letters {
            Some(letters) => Self { letters },
            None => Self::new(),
        }
    }

    /// The letters in which moves are written.
    pub const fn letters(self) -> Notation {
        self.letters
    }

    /// An English move, or several, in the letters of this voice.
    pub fn spell(self, san: &str) -> String {
        self.letters.spell(san)
    }

    /// A legal move of the last position of `line`, to be read: in a list of moves, as what was played.
    pub fn move_of(self, line: &Line, mv: &Move) -> String {
        self.spell(&line.san_of(mv))
    }

    /// A legal move of the last position of `line`, to be written: in an example, or as a way out of a doubt. It is the short
    /// form, and where that may be read as another move as well (a Spanish `R` is a king, or an English rook), the first
    /// that has one meaning: with the square the piece comes from, or the two squares alone. `lang` is the reader's.
    pub fn to_write(self, lang: Lang, line: &Line, mv: &Move) -> String {
        let short = self.move_of(line, mv);
        let chosen = Some(self.letters).filter(|letters| *letters != Notation::English);
        let notation = chosen.or_else(|| lang.letters());
        let options = Options { notation, strict: false, mail_line: true, binding: true };
        let clear = |text: &str| read(line, text, &options).mv() == Some(*mv);
        if clear(&short) {
            return short;
        }
        let uci = line.uci_of(mv);
        let with_origin = mv.from().map(|from: Square| {
            let sign = if mv.is_capture() { "x" } else { "-" };
            format!("{}{from}{sign}{}", self.letters.letter(mv.role()), mv.to())
        });
        with_origin.into_iter().chain([uci]).find(|text| clear(text)).unwrap_or(short)
    }

    /// Says `key` in `lang` with `facts` filled in. A key that no catalogue has is a fault of the program: it is
    /// logged and the key itself is shown, so that a letter still goes out.
    pub fn say(self, lang: Lang, key: &str, facts: &[(&'static str, Value)]) -> String {
        self.try_say(lang, key, facts).unwrap_or_else(|| {
            tracing::error!(key, lang = lang.tag(), "the catalogue has no such sentence");
            key.to_owned()
        })
    }

    /// The club's language that goes by this name in itself, in another of the club's languages, or by its tag.
    pub fn lang_named(self, text: &str) -> Option<Lang> {
        let wanted = text.trim().to_lowercase();
        let is = |lang: &Lang| {
            let key = format!("lang-name-{lang}");
            let named = |of: Lang| self.word(of, &key).to_lowercase() == wanted;
            lang.own_name().to_lowercase() == wanted
                || lang.tag() == wanted
                || Lang::ALL.into_iter().any(named)
        };
        Lang::ALL.into_iter().find(is)
    }

    /// Says `key` without facts.
    pub fn word(self, lang: Lang, key: &str) -> String {
        self.say(lang, key, &[])
    }

    /// Like [`Speech::say`], `None` where neither the language nor English has the key.
    pub fn try_say(self, lang: Lang, key: &str, facts: &[(&'static str, Value)]) -> Option<String> {
        let facts: HashMap<Cow<'static, str>, FluentValue<'_>> = facts
            .iter()
            .map(|(name, value)| {
                let value = match value {
                    Value::Text(text) => FluentValue::from(text.as_str()),
                    Value::Count(count) => FluentValue::from(*count),
                };
                (Cow::Borrowed(*name), value)
            })
            .collect();
        // Asked for in this very language first: the loader's own way tries all languages for the best, for every sentence.
        let said = |lang: Lang| LOCALES.lookup_single_language(lang.identifier(), key, Some(&facts)).ok();
        said(lang).or_else(|| said(Lang::En))
    }

    /// Joins `items` as a sentence does: "a", "a and b", "a, b and c".
    pub fn list(self, lang: Lang, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => {
                self.say(lang, "list-and", &[("first", first.join(", ").into()), ("last", last.into())])
            }
        }
    }
}

/// The text with a capital at its head.
pub fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |c| c.to_uppercase().chain(chars).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_read_like_sentences() {
        let items = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
        let speech = Speech::new();
        assert_eq!(speech.list(Lang::En, &items(&["e1"])), "e1");
        assert_eq!(speech.list(Lang::En, &items(&["e1", "f1", "g1"])), "e1, f1 and g1");
    }

    #[test]
    fn tags_are_read_with_their_region() {
        assert_eq!("en-GB".parse(), Ok(Lang::En));
        assert!("tlh".parse::<Lang>().is_err());
    }

    #[test]
    fn a_missing_key_is_seen() {
        assert_eq!(Speech::new().try_say(Lang::En, "no-such-key", &[]), None);
    }

    /// Whatever a letter tells somebody to write is read as that move, in every position of these games and with the letters
    /// of every language; what it offers in a doubt is never the text that was doubtful.
    #[test]
    fn what_is_offered_is_read_as_what_it_is() {
        // King, rook and queen to one square (R is a king, D a file); a b-pawn and a bishop that take on c3.
        let games = [
            (69, "g2g3 g7g6 g1g2 g8g7"),
            (518, "b2b4 c7c5 b4c5 d8a5 c1b2 a5c3"),
            (518, "e2e4 d7d5 e4d5 d8d5 d2d4 d5e4"),
            (518, "g1f3 b8c6 e2e4 b7b5 f1b5 a7a6 b5c6 d7c6 a2a4 a6a5 c2c4"),
            (613, "g1g3 g8g6"),
        ];
        for (start, moves) in games {
            let start = frcec_rules::StartPosition::new(start).expect("below 960");
            let mut line = Line::new(start);
            // As far as the text is legal from here: what matters are many positions.
            let _ = line.push_all(moves);
            for ply in 0..=line.len() {
                let line = line.prefix(ply);
                for letters in Notation::ALL {
                    let own = Some(letters).filter(|letters| *letters != Notation::English);
                    let speech = Speech::new().writing(own);
                    for (lang, mail_line) in
                        Lang::ALL.into_iter().flat_map(|lang| [(lang, true), (lang, false)])
                    {
                        let notation = own.or_else(|| lang.letters());
                        let options = Options { notation, strict: false, mail_line, binding: true };
                        for mv in line.legal_moves() {
                            let text = speech.to_write(lang, &line, &mv);
                            assert_eq!(
                                read(&line, &text, &options).mv(),
                                Some(mv),
                                "{text} in {letters}, {lang}"
                            );
                        }
                    }
                }
            }
        }
    }
}
