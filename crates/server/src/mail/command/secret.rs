//! Lines that may be their writer's own plan: conditional lines and private notes that are written otherwise than our letters say.
//!
//! What can be read is read; of the rest nothing is passed on, and its writer is asked. Whoever tells the opponent a plan by a
//! word that we do not know has lost the game.

use frcec_rules::reading::{self, Notation};

use super::line::{self, Kind, is_conditional, is_move_in_figures};
use super::phrases::{FUTURE, says};
use super::{condition, confidential, intention, paper, words};
use crate::mail::body::Line;

/// What may stand before the word that begins a conditional line.
const JOINS: &[&str] = &[
    "and",
    "also",
    "or",
    "then",
    "plus",
    "but",
    "und",
    "auch",
    "oder",
    "dann",
    "sowie",
    "aber",
    "y",
    "e",
    "o",
    "u",
    "también",
    "luego",
    "pero",
    "et",
    "ou",
    "aussi",
    "puis",
    "mais",
    "и",
    "или",
    "также",
    "а",
    "но",
    "тогда",
];

/// What begins an answer to everything else.
const OTHERWISE: &[&str] = &[
    "otherwise",
    "else",
    "sonst",
    "ansonsten",
    "andernfalls",
    "si no",
    "sino",
    "de lo contrario",
    "sinon",
    "autrement",
    "иначе",
];

/// What stands before the move that is answered.
const UPON: &[&str] = &[
    "on",
    "upon",
    "after",
    "against",
    "when",
    "in case of",
    "in case",
    "should",
    "auf",
    "bei",
    "nach",
    "gegen",
    "falls",
    "im falle",
    "im fall",
    "en caso de",
    "en caso",
    "ante",
    "contra",
    "tras",
    "cuando",
    "después de",
    "a",
    "sur",
    "après",
    "contre",
    "en cas de",
    "quand",
    "s'il joue",
    "s’il joue",
    "на",
    "при",
    "после",
    "в случае",
    "против",
    "когда",
];

/// Words that speak of what their writer means to do.
const PLANS: &[&str] = &["my plan", "mein plan", "mi plan", "mon plan", "мой план", "i plan", "ich plane"];

/// The same with what follows, where it needs no move to be one.
const PLAN_IS: &[&str] = &[
    "my plan is|my plan was|mein plan ist|mein plan war|mi plan es|mi plan era|mon plan est|mon plan était|мой план",
];

/// Begins a label before a colon: who is not to read it.
const NOT_FOR: &[&str] = &["not for ", "nicht für ", "no para ", "pas pour ", "не для "];

/// Before a colon: conditional lines.
const CONDITIONS: &[&str] = &[
    "conditional",
    "conditionals",
    "conditional move",
    "conditional moves",
    "conditional line",
    "conditional lines",
    "premove",
    "premoves",
    "pre-move",
    "eventualzug",
    "eventualzüge",
    "bedingt",
    "bedingter zug",
    "bedingte züge",
    "condicional",
    "condicionales",
    "jugada condicional",
    "jugadas condicionales",
    "conditionnel",
    "coup conditionnel",
    "coups conditionnels",
    "условно",
    "условный ход",
    "условные ходы",
    "plus",
];

/// Before a colon: whatever is its writer's alone.
const NOTES: &[&str] = &[
    "note",
    "notes",
    "memo",
    "private",
    "privately",
    "nb",
    "privat",
    "notiz",
    "notizen",
    "anmerkung",
    "bemerkung",
    "merke",
    "nota",
    "notas",
    "apunte",
    "apuntes",
    "privado",
    "privada",
    "remarque",
    "remarques",
    "privé",
    "privée",
    "mémo",
    "заметка",
    "заметки",
    "примечание",
    "личное",
    "лично",
    "себя",
    "myself",
    "self",
    "eyes",
    "plan",
    "план",
    "reminder",
    "vermerk",
    "gedächtnisstütze",
    "mich",
    "recordatorio",
    "mí",
    "rappel",
    "moi",
    "напоминание",
    "памятка",
    "erinnerung",
    "todo",
    "to-do",
];

/// Several pieces of a kind, of which only somebody speaks who plans.
const PIECES: &[&str] = &[
    "rooks|knights|bishops|pawns|queens|türme|springer|läufer|bauern|damen|torres|caballos|alfiles|peones|damas",
    "tours|cavaliers|fous|pions|dames|ладьи|ладей|кони|коней|слоны|слонов|пешки|пешек|ферзи|ферзей",
];

/// Before a colon and a move: what its writer thinks of.
const HEADINGS: &[&str] = &[
    "idea",
    "ideas",
    "next",
    "then",
    "variation",
    "line",
    "threat",
    "idee",
    "ideen",
    "variante",
    "drohung",
    "amenaza",
    "idée",
    "menace",
    "идея",
    "вариант",
    "угроза",
];

/// Behind one of these a note is a private note, as our letters have it.
const OWN: &[&str] = &[
    "my",
    "private",
    "own",
    "meine",
    "eigene",
    "private",
    "privat",
    "mi",
    "privada",
    "personal",
    "ma",
    "privée",
    "моя",
    "личная",
    "personnelle",
    "persönliche",
];

/// The words for a note that follow one of [`OWN`].
const NOTE: &[&str] = &["note", "notiz", "nota", "заметка"];

/// What a line is that may hold its writer's plan; `None` for all others.
pub(super) fn kind(text: &str, notation: Option<Notation>) -> Option<Kind> {
    let private = confidential::kind(text).filter(|_| !line::begins_as_move(text, notation));
    private.or_else(|| labelled(text, notation)).or_else(|| {
        let (lower, moves) = (text.to_lowercase(), moves(text, notation));
        let begins = |list: &[&str]| list.iter().any(|word| follows(&lower, word).is_some());
        if let Some(behind) = behind_join(text).and_then(words::behind_if) {
            return if is_conditional(behind, notation) {
                Some(Kind::If(behind.to_owned()))
            } else {
                (moves > 0).then_some(Kind::Secret)
            };
        }
        let plan = says(text, PLAN_IS)
            || moves > 0 && (PLANS.iter().any(|plan| lower.contains(plan)) || says(text, FUTURE));
        let answers = (moves > 0 && begins(OTHERWISE)) || (moves > 1 && (begins(UPON) || is_variation(text)));
        let says_plan = || condition::plans(text, notation) || intention::is_told(text);
        (plan || answers || (says_plan() && !is_asked(text, notation))).then_some(Kind::Secret)
    })
}

/// Whether a line begins as a move or as a command that is asked about wherever it stands.
fn is_asked(text: &str, notation: Option<Notation>) -> bool {
    line::begins_as_move(text, notation) || words::first_word(text).is_some_and(words::Word::is_grave)
}

/// What an item of a list is, if it is no text: a list of conditional lines is one as well.
pub(super) fn of_item(text: &str, notation: Option<Notation>) -> Option<Kind> {
    let bare = without_mark(text);
    if let Some(lines) = words::behind_if(bare).filter(|lines| is_conditional(lines, notation)) {
        return Some(Kind::If(lines.to_owned()));
    }
    if let Some((words::Word::Note, note)) = words::with_argument(bare)
        && bare.contains(':')
        && !note.is_empty()
    {
        return Some(Kind::Note(note.to_owned()));
    }
    let line = (moves(bare, notation) > 1 && is_conditional(bare, notation)).then_some(Kind::Secret);
    let begins_if =
        || (words::behind_if(bare).is_some() && moves(bare, notation) > 0).then_some(Kind::Secret);
    let reports = || words::first_word(bare).filter(|word| word.is_about_words()).map(Kind::CommandInProse);
    kind(bare, notation).or(line).or_else(begins_if).or_else(reports)
}

/// Marks the words below conditional lines and notes that hold a move: nobody can say that they are for the opponent.
pub(super) fn settle(kinds: &mut [(&Line, Kind)], notation: Option<Notation>) {
    let mut kept = false;
    for (line, kind) in &mut *kinds {
        match kind {
            Kind::If(_) | Kind::Note(_) => kept = true,
            Kind::Text if kept && !line.filler && moves(&line.text, notation) > 0 => *kind = Kind::Secret,
            _ => {}
        }
    }
    let goes_on =
        |(line, kind): &&(&Line, Kind)| matches!(kind, Kind::Text | Kind::CommandInProse(_)) && !line.filler;
    for at in 0..kinds.len() {
        let texts: Vec<&str> =
            kinds[at..].iter().take_while(goes_on).map(|(line, _)| line.text.as_str()).collect();
        if let Some(last) = condition::plans_over_lines(&texts, notation) {
            for (_, kind) in &mut kinds[at..=at + last] {
                if *kind == Kind::Text {
                    *kind = Kind::Secret;
                }
            }
        }
    }
}

/// Whether a text has a move of Black by its number, `12...Nf6`, and another move behind it: a variation.
fn is_variation(text: &str) -> bool {
    text.char_indices().filter(|(_, c)| c.is_ascii_digit()).any(|(at, _)| {
        let rest = &text[at + 1..];
        rest.starts_with("...") || rest.starts_with('…')
    })
}

/// `private note: …`, `Eventualzug: 2...Sc6 3.Lb5`.
fn labelled(text: &str, notation: Option<Notation>) -> Option<Kind> {
    let (label, rest) =
        text.split_once([':', '：']).or_else(|| text.split_once(" - ")).or_else(|| text.split_once(" – "))?;
    let (label, rest) = (label.trim().to_lowercase(), rest.trim());
    let said: Vec<&str> = label.split_whitespace().collect();
    if rest.is_empty() || said.len() > 4 {
        return None;
    }
    if CONDITIONS.contains(&label.as_str()) {
        let lines = words::behind_if(rest).unwrap_or(rest);
        let read = is_conditional(lines, notation).then(|| Kind::If(lines.to_owned()));
        return read.or(Some(Kind::Secret).filter(|_| label != "plus" || moves(rest, notation) > 0));
    }
    if let [own @ .., note] = said.as_slice()
        && NOTE.contains(note)
        && !own.is_empty()
        && own.iter().all(|word| OWN.contains(word))
    {
        return Some(Kind::Note(rest.to_owned()));
    }
    let speaks =
        || moves(rest, notation) > 0 || says(rest, PIECES) || rest.split(' ').any(reading::names_piece);
    let headed = said.iter().any(|word| HEADINGS.contains(word)) && speaks();
    let noted = headed
        || ["for me", "for myself"].contains(&label.as_str())
        || NOT_FOR.iter().any(|words| label.trim_start_matches(['(', '[', ' ']).starts_with(words))
        || said.iter().any(|word| NOTES.contains(&word.trim_matches(['-', '*', '(', '[', '{', '«'])));
    // `note:` alone has been read before.
    (noted && label != "note").then_some(Kind::Secret)
}

/// What follows the word that joins a line to the one above it.
fn behind_join(text: &str) -> Option<&str> {
    let (first, rest) = text.split_once([' ', ':', ','])?;
    JOINS.contains(&first.to_lowercase().as_str()).then(|| rest.trim_start_matches([' ', ':', ',']))
}

fn follows<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    text.strip_prefix(word).filter(|rest| rest.starts_with([' ', ',', ':']))
}

/// How many words of a text are moves by their figures.
pub(super) fn moves(text: &str, notation: Option<Notation>) -> usize {
    moves_in(text, notation).count()
}

/// The words of a text that are moves by their figures. Sizes of paper are none.
pub(super) fn moves_in(text: &str, notation: Option<Notation>) -> impl Iterator<Item = &str> {
    let words = words_of(text);
    let is_move = |at: &usize| {
        words[*at].chars().any(char::is_alphabetic)
            && is_move_in_figures(words[*at], notation)
            && !paper::is_size(&words, *at)
    };
    let moves: Vec<&str> = (0..words.len()).filter(is_move).map(|at| words[at]).collect();
    moves.into_iter()
}

/// Whether a text begins with a size of paper.
pub(super) fn begins_with_paper(text: &str) -> bool {
    paper::is_size(&words_of(text), 0)
}

fn words_of(text: &str) -> Vec<&str> {
    text.split(|c: char| c.is_whitespace() || matches!(c, '/' | '|'))
        .map(|word| word.trim_matches(|c: char| ",;:!?()[]\"'*_“”„«»".contains(c)).trim_end_matches('.'))
        .filter(|word| !word.is_empty())
        .collect()
}

/// The text without the mark that makes it an item of a list: `- `, `* `, `1) `, `a) `.
fn without_mark(text: &str) -> &str {
    let text = text.trim_start_matches(['(', ' ']);
    let bare = text.trim_start_matches(['-', '–', '—', '*', '•', '·', '‣', '◦', '+']);
    if bare.len() < text.len() {
        return bare.trim_start();
    }
    match text.split_once(") ") {
        Some((mark, rest)) if mark.chars().count() <= 2 && mark.chars().all(char::is_alphanumeric) => {
            rest.trim_start()
        }
        _ => text.strip_prefix("o ").unwrap_or(text),
    }
}
