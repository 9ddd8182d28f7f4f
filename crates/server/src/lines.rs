//! Conditional lines as members write them, for mail and pages alike: the words of the club's languages, and the reading at a
//! position.
use frcec_rules::{
    Line, Options,
    club::lines::{Fault, Token, Tree, Words, tokens},
};

use crate::people::Person;

/// The words that begin a line and stand before an answer. `mail::command` reads the former too.
pub const WORDS: Words<'static> = Words {
    ifs: &["if", "wenn", "falls", "si", "если"],
    thens: &["then", "dann", "so", "entonces", "alors", "то", "тогда"],
};

/// Characters of all lines together.
pub const LONGEST: usize = 20_000;

/// The words of a text with a line for each conditional line; empty ones are skipped.
pub fn lines_of(text: &str) -> Vec<Vec<Token>> {
    text.lines().map(|line| tokens(line, &WORDS)).filter(|words| !words.is_empty()).collect()
}

/// What a member's lines mean in the last position of `at`, in which the opponent is to move.
///
/// # Errors
/// Every line that cannot stand.
pub fn read<S: AsRef<str>>(at: &Line, texts: &[S], options: Options) -> Result<Tree, Vec<Fault>> {
    let lines: Vec<Vec<Token>> = texts.iter().flat_map(|text| lines_of(text.as_ref())).collect();
    Tree::read(at, &lines, options)
}

/// How a member's moves are read: by the letters chosen or of the member's language, strictly if so chosen.
pub fn options(person: &Person) -> Options {
    Options { notation: person.reads(), strict: person.settings.strict, mail_line: false, binding: true }
}
