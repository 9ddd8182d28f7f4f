//! How the moves in an answer are written: in the letters of whoever typed them, and as examples.

use frcec_rules::reading::{Meant, Note, Reading};
use frcec_rules::{Line, Move, Notation, Role};

use crate::speech::{Lang, Speech, game::example_move, refusal};

/// What must be told about how a castling or a king's step was understood (domain.md, "Castling").
pub fn castling_notes(speech: Speech, lang: Lang, line: &Line, mv: Move, notes: &[Note]) -> Vec<String> {
    let told = |note: &&Note| matches!(note, Note::CastlingByKing(_) | Note::KingStepOnly(_));
    notes.iter().filter(told).filter_map(|note| refusal::note(speech, lang, line, mv, *note)).collect()
}

/// A move that could be made now with its number, as the position counts: `12.Nf3`, `12...Nf6`.
pub(super) fn with_number(line: Option<&Line>, san: &str) -> String {
    let Some(line) = line else { return san.to_owned() };
    format!("{}{}{san}", line.move_number(), if line.turn().is_white() { "." } else { "..." })
}

/// A move that is legal in the position, to show how one is written.
pub(super) fn example(speech: Speech, lang: Lang, line: &Line) -> Option<String> {
    example_move(line).map(|mv| speech.to_write(lang, line, &mv))
}

/// How a move is written on a board of a digest: `#2 e4`.
pub fn example_on_board(speech: Speech, lang: Lang, number: u32, line: Option<&Line>) -> String {
    let san = line.and_then(|line| example(speech, lang, line)).unwrap_or_else(|| "e4".to_owned());
    format!("#{number} {san}")
}

/// The letters, in English, of the pieces that a reading is about.
pub(super) fn pieces_of(line: &Line, reading: &Reading) -> String {
    match reading {
        Reading::Refused(refused) => match refused.meant {
            Meant::Step { piece: Some(piece), .. } => piece.role.upper_char().to_string(),
            _ => String::new(),
        },
        Reading::Ambiguous(doubt) => doubt.candidates.iter().map(|mv| line.san_of(mv)).collect(),
        Reading::Move(_) | Reading::Unreadable(_) => String::new(),
    }
}

/// Words that name a move and nothing else, at most: `Springer f3`, `S b1 f3`.
const MOVE_WORDS: usize = 3;

/// The voice that speaks of a move to whoever typed it in `text`: in the letters in which it was typed, where its writer has chosen
/// none. Whoever writes "Lh6" would read "Bh6" as another move. `pieces` is the move in English, or the letters of its pieces.
pub(super) fn in_letters_of(speech: Speech, lang: Lang, text: &str, pieces: &str) -> Speech {
    let (Some(own), Notation::English) = (lang.letters(), speech.letters()) else { return speech };
    let short = text.split_whitespace().count() <= MOVE_WORDS;
    let words = || {
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        words.filter(move |word| short || word.contains(|c: char| c.is_ascii_digit()))
    };
    // A small letter of a file is no piece.
    let begins = |word: &str, letter: &str| {
        word.starts_with(letter)
            || (!letter.starts_with(|c: char| ('A'..='H').contains(&c))
                && word.to_lowercase().starts_with(&letter.to_lowercase()))
    };
    let typed = |letter: &str| words().any(|word| begins(word, letter) || (short && word.ends_with(letter)));
    let in_own = |role: Role| {
        let (own, english) = (own.letter(role), Notation::English.letter(role));
        !own.is_empty() && own != english && typed(own) && !typed(english)
    };
    let mut roles = pieces.chars().filter(char::is_ascii_uppercase).filter_map(Role::from_char);
    if roles.any(in_own) { speech.writing(Some(own)) } else { speech }
}
