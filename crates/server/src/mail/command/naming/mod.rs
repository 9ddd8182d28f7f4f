//! A line that names a game: `M0001-1`, `Game 12:`, `Mein Zug in T0004-M0055-2:`, `zweite Partie`. Players of several games write
//! such a line above their move; where it names another game than the address does, the move is not played but asked about.
//!
//! A sentence in which a game is mentioned names none: before the name only words of a short list may stand, and behind it
//! nothing, a move or a command, or what stands in a subject of ours.

mod known;
#[cfg(test)]
mod tests;
mod words;

pub use known::Known;

use frcec_store::GameId;

use self::words::{AGAINST, BEFORE, GAMES, MOVES, NUMBERS, ORDINALS, OTHER, REPLIES};
use crate::mail::body::{Section, attribution};
use crate::names::{self, Named};

/// What a line names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Name {
    /// A game or a match by the club's name for it.
    Label(Named),
    /// A number behind a word for a game or a match: the number in the club, or the first or second game of the match.
    Number(i64),
    /// The first or the second game of a match, by a word.
    Ordinal(i64),
    /// An event: `T0004`.
    Event(String),
    /// `#2`: a board of a digest.
    Board(i64),
    /// "The other game", whichever that is.
    Other,
    /// An opponent, by words of the name in lower case: "Hi Dieter," "against Dieter".
    Person(Vec<String>),
}

/// The naming of a game, with the line that does it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Naming {
    /// What is named.
    pub name: Name,
    /// The line as it was typed.
    pub line: String,
}

/// A line that names a game, and what else stands in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamingLine<'a> {
    /// What is named.
    pub name: Name,
    /// What stands behind the name.
    pub rest: &'a str,
}

/// Words behind a name, at most, where they are a name's too and no sentence.
const FEW: usize = 9;

/// The longest line that names a game, in octets; subjects of ours hold two names of people.
const LONGEST: usize = 200;

/// How many names of a subject count; letters of ours tell of so many games at most.
const SUBJECT_NAMES: usize = 40;

/// Words that are looked at before the name.
const LEAD: usize = 8;

/// What the line names, if it is one that names a game.
pub fn of(line: &str) -> Option<NamingLine<'_>> {
    if line.len() > LONGEST || !line.contains(|c: char| c.is_numeric()) && !line.contains(' ') {
        return None;
    }
    let mut rest = line.trim_start_matches(is_mark);
    let (mut of_game, mut of_subject, mut ordinal) = (false, false, None);
    for _ in 0..LEAD {
        if let Some(behind) = rest.strip_prefix('[').and_then(|tag| tag.split_once(']')).map(|(_, rest)| rest)
        {
            of_subject = true;
            rest = behind.trim_start();
            continue;
        }
        let (word, next) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        if REPLIES.contains(&word.to_lowercase().as_str()) {
            of_subject = true;
            rest = next.trim_start();
            continue;
        }
        // `M0001-1:e5`
        if let Some((first, _)) = word.split_once([':', '/'])
            && let Some(name) = label(first.trim_start_matches(is_mark))
        {
            return Some(whole(name, &rest[first.len()..], of_subject));
        }
        let (bare, tail) = bare(word);
        let behind = if tail.is_empty() { next } else { &rest[word.len() - tail.len()..] };
        let lower = bare.to_lowercase();
        let lower = lower.as_str();
        if let Some(name) = label(bare) {
            return Some(whole(name, behind, of_subject));
        }
        if let Some(place) = ordinal.filter(|_| GAMES.contains(&lower)) {
            return Some(whole(Name::Ordinal(place), behind, of_subject));
        }
        if of_game {
            if let Some(number) = number(bare.trim_start_matches(['#', '№'])) {
                return Some(whole(Name::Number(number), behind, of_subject));
            }
            if let Some((_, place)) = ORDINALS.iter().find(|(known, _)| *known == lower) {
                return Some(whole(Name::Ordinal(*place), behind, of_subject));
            }
        } else if let Some(board) =
            bare.strip_prefix('#').and_then(number).filter(|_| !bare.starts_with("#0"))
        {
            return Some(whole(Name::Board(board), behind, of_subject));
        }
        let is_game = GAMES.contains(&lower);
        of_game = is_game || (of_game && NUMBERS.contains(&lower));
        let known = is_game || BEFORE.contains(&lower) || (of_game && NUMBERS.contains(&lower));
        // Of an ordinal the word for a game stands next.
        ordinal = ORDINALS.iter().find(|(word, _)| *word == lower).map(|(_, place)| *place);
        if (!known && ordinal.is_none()) || next.trim().is_empty() {
            return None;
        }
        rest = next.trim_start();
    }
    None
}

/// All names of games in a subject; it holds names of people and other words besides.
pub fn in_subject(subject: &str) -> Vec<Name> {
    labels(subject).take(SUBJECT_NAMES).collect()
}

/// What a line of words names: games by their names wherever they stand, and whatever the line begins with.
pub fn in_words(line: &str) -> Vec<Naming> {
    let first = of(line).map(|found| found.name);
    let more = labels(line).filter(|name| Some(name) != first.as_ref()).collect::<Vec<_>>();
    first.into_iter().chain(more).map(|name| Naming { name, line: line.to_owned() }).collect()
}

/// The same, and what words around a move say otherwise: that it is for the other game, or for somebody by name. A sentence that is
/// over speaks of a game; one that goes on to the move says for which it is.
pub fn around(line: &str) -> Vec<Naming> {
    let mut found = in_words(line);
    let mut add = |name| found.push(Naming { name, line: line.to_owned() });
    if leads_on(line) && speaks_of_other(line) {
        add(Name::Other);
    }
    if let Some(name) = addressed(line) {
        add(Name::Person(name));
    }
    found
}

/// The game of the part of a letter of several games below whose quote somebody writes.
pub fn of_section(section: &Section) -> Option<Naming> {
    match section {
        Section::Heading(heading) => in_words(heading).into_iter().next(),
        Section::Address(game, line) => {
            Some(Naming { name: Name::Label(Named::Game(GameId(*game))), line: line.clone() })
        }
    }
}

/// Words in a line at most that says for which game a move is; a longer one is talk.
const LEADS: usize = 8;

/// Whether a line speaks of another game.
pub fn speaks_of_other(line: &str) -> bool {
    let lower = line.to_lowercase();
    OTHER.iter().any(|words| lower.contains(words))
}

/// Whether a line may go on to the move below it.
fn leads_on(line: &str) -> bool {
    line.split_whitespace().count() <= LEADS && !line.trim_end().ends_with(['.', '!', '?', '…'])
}

/// The name of whom a line greets, or against whom it says that a move is played, in lower case.
pub fn addressed(line: &str) -> Option<Vec<String>> {
    if let Some(name) = attribution::greeted(line) {
        return Some(name);
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    let at = words.iter().take(LEADS).position(|word| {
        let word = word.to_lowercase();
        word.chars().all(char::is_alphabetic) && AGAINST.contains(&word.as_str()) || word == "vs."
    })?;
    let bare = |word: &&str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_owned();
    let named = |word: &String| word.starts_with(char::is_uppercase);
    let name: Vec<String> =
        words[at + 1..].iter().map(bare).take_while(named).take(3).map(|word| word.to_lowercase()).collect();
    Some(name).filter(|name| leads_on(line) && !name.is_empty())
}

fn labels(text: &str) -> impl Iterator<Item = Name> {
    let words = text.split(|c: char| c.is_whitespace() || ",;:()[]/\"“”„«»!?*".contains(c));
    words
        .filter(|word| word.contains(|c: char| c.is_ascii_digit()))
        .filter_map(label)
        .filter(|name| matches!(name, Name::Label(_)))
}

/// A subject without what programs put before that of an answer.
pub fn without_reply(subject: &str) -> &str {
    let mut rest = subject.trim();
    while let Some((word, behind)) = rest.split_once(char::is_whitespace)
        && REPLIES.contains(&word.to_lowercase().as_str())
    {
        rest = behind.trim_start();
    }
    if REPLIES.contains(&rest.to_lowercase().as_str()) { "" } else { rest }
}

/// The naming, with what stands behind the name.
fn whole(name: Name, behind: &str, of_subject: bool) -> NamingLine<'_> {
    let trimmed = behind.trim();
    let in_brackets = trimmed.starts_with('(') && trimmed.trim_end_matches(is_mark).ends_with(')');
    let mut rest = trimmed.trim_end_matches(['*', '_', '"', '“', '”', '»']);
    // `...e5` keeps its dots: they say whose move it is.
    while let Some(next) =
        rest.strip_prefix([':', '·', '-', '–', '—', ',', ')', ']', '=', '→', '>', '.', ';', '!', ' '])
    {
        if rest.starts_with("..") {
            break;
        }
        rest = next;
    }
    let words: Vec<String> = rest.split_whitespace().map(str::to_lowercase).collect();
    let short = words.len() <= FEW;
    // `e2 - e4` is no pair of players.
    let named = !rest.contains(|c: char| c.is_ascii_digit());
    let players = short && named && words.iter().any(|word| AGAINST.contains(&word.as_str()));
    // "Game M0001-1, move 12": the number of a move, without the move.
    let of_move = match words.as_slice() {
        [word, number] => {
            MOVES.contains(&word.as_str())
                && number.trim_end_matches(['.', ':', ',']).bytes().all(|b| b.is_ascii_digit())
        }
        _ => false,
    };
    // A line that ends so speaks of what follows.
    let announces = short && rest.ends_with(':');
    // Copied from a subject, or from the head of a letter: what stands behind the name is no command.
    let copied = of_subject || in_brackets || trimmed.starts_with('·');
    let rest = if copied || players || of_move || announces { "" } else { rest };
    NamingLine { name, rest }
}

/// A name that needs no word before it.
fn label(word: &str) -> Option<Name> {
    let word = word.trim_end_matches(['.', ',', ':', ';', '!', ')', ']']);
    match names::read(word) {
        Some(named @ (Named::Match(_) | Named::GameOf(..))) => Some(Name::Label(named)),
        _ => event(word).map(|code| Name::Event(code.to_owned())),
    }
}

/// The code of an event, as the club writes it, with three digits at least.
fn event(word: &str) -> Option<&str> {
    let upper = word.to_ascii_uppercase();
    let digits = upper.strip_prefix("DP").or_else(|| upper.strip_prefix('T'))?;
    (digits.len() >= 3 && number(digits).is_some()).then_some(word)
}

fn number(digits: &str) -> Option<i64> {
    let plain = (1..=9).contains(&digits.len()) && digits.bytes().all(|octet| octet.is_ascii_digit());
    plain.then(|| digits.parse().ok()).flatten()
}

/// A word without marks around it, and the mark that ended it.
fn bare(word: &str) -> (&str, &str) {
    let front = word.trim_start_matches(is_mark);
    let word = front.trim_end_matches(|c: char| ":,;.!)]·*_\"“”»–—-".contains(c));
    (word, &front[word.len()..])
}

fn is_mark(c: char) -> bool {
    c.is_whitespace() || matches!(c, '*' | '_' | '"' | '“' | '„' | '«' | '(' | '=' | '~' | '`')
}
