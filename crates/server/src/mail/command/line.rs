//! One line of a reply: a move, a command, a modifier, or text.

use frcec_rules::StartPosition;
use frcec_rules::club::lines::{Token, tokens};
use frcec_rules::reading::{Notation, is_short_capture, looks_like_move};

use super::words::{self, Word};
use super::{Action, DigestChoice, Terms, event, ruling, secret};
use crate::mail::body::{Line, wrap::without_smiley};
use crate::names::{self, Named};

/// Words behind `leave` at most: "from 5.1.2027 to 12.1.2027" and a little more. A longer line talks about leave.
const LEAVE_WORDS: usize = 5;

/// The longest line that is read as a whole, in octets.
const LONGEST: usize = 400;

/// What a line is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Nothing that concerns the club.
    Text,
    /// A whole line that has the shape of a move, with what it is to be read from.
    Move {
        /// The move as typed, without emphasis, introduction and draw offer.
        text: String,
        /// What stands behind it on the same line.
        tail: Tail,
    },
    /// What is a move only if it is the first thing that the writer says, and else a word: "short" and "long", or a pawn's capture
    /// by its two files, `ed`.
    Brief(String),
    /// A line that begins as a move and goes on with words.
    MoveInProse,
    /// A line that begins with figures that could be a move by ICCF, or the time of day, and goes on with words.
    FiguresInProse,
    /// A whole command.
    Command(Action),
    /// A line that begins with a command word and goes on with other words.
    CommandInProse(Word),
    /// `draw?`
    Offer,
    /// A sentence that offers a draw and says more, which the opponent is to read.
    OfferInWords,
    /// `if 12...Nf6 13.Bb5`, without the `if`.
    If(String),
    /// `note: …`, without the word.
    Note(String),
    /// It belongs to the modifier above, which has it.
    Continuation,
    /// It may be a plan of its writer's, written otherwise than a conditional line or a private note.
    Secret,
    /// It is for the directors or the club, or gives a password away: nothing for the opponent.
    Confidential,
    /// Words right below a private note, of which nobody can say for whom they are.
    BelowNote,
    /// It reads as a move, a command or a modifier, but goes on from the line above: the text of that line.
    Wrapped(String),
}

/// What may stand behind a move on its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tail {
    /// Nothing.
    None,
    /// A draw offer: `Nf3 draw?`
    Offer,
    /// A claim, of which the move is the intended one: `Nf3 claim`
    Claim,
}

impl Kind {
    /// Whether the first such line decides the mail.
    pub fn decides(&self) -> bool {
        match self {
            Self::Move { .. } | Self::MoveInProse | Self::Command(_) | Self::Wrapped(_) => true,
            Self::CommandInProse(word) => word.is_grave(),
            _ => false,
        }
    }

    /// Whether such a line below a command keeps the text from being passed on.
    pub fn withholds(&self) -> bool {
        match self {
            Self::Move { .. }
            | Self::MoveInProse
            | Self::FiguresInProse
            | Self::Command(_)
            | Self::Secret
            | Self::Confidential
            | Self::BelowNote
            | Self::Wrapped(_) => true,
            Self::CommandInProse(word) => word.withholds(),
            _ => false,
        }
    }

    /// Whether a draw is offered by the line.
    pub const fn offers(&self) -> bool {
        matches!(self, Self::Offer | Self::OfferInWords)
    }

    /// Whether the line goes with something and is nothing for the opponent to read.
    pub const fn is_modifier(&self) -> bool {
        matches!(self, Self::Offer | Self::If(_) | Self::Note(_) | Self::Continuation)
    }
}

/// Tells what a line is. `notation` is the sender's choice of piece letters.
pub fn kind(line: &Line, notation: Option<Notation>) -> Kind {
    let text = without_emphasis(&line.text);
    let renumbered = with_plain_number(text, notation);
    let text = renumbered.as_deref().unwrap_or(text);
    if text.is_empty() {
        return Kind::Text;
    }
    if line.list || has_list_mark(text) {
        return secret::of_item(text, notation).unwrap_or(Kind::Text);
    }
    // No move and no command is so long; of a long line only the beginning is looked at.
    if text.len() > LONGEST {
        return secret::kind(text, notation).unwrap_or_else(|| in_prose(text, notation));
    }
    if let Some(question) = text.strip_prefix('?') {
        let question = question.trim();
        return if looks_like_move(question, notation) || is_short_capture(question) {
            Kind::Command(Action::DryRun(question.to_owned()))
        } else {
            Kind::Text
        };
    }
    if let Some(word) = words::phrase(without_smiley(text)) {
        let ends = matches!(word, Word::Resign | Word::Accept | Word::Claim);
        return if ends && is_spoken_of(&line.text) { Kind::CommandInProse(word) } else { of_phrase(word) };
    }
    if words::is_brief(text) {
        return Kind::Brief(text.trim_end_matches(['.', '!']).to_owned());
    }
    if let Some(word) = words::phrase(words::unasked(text)) {
        // Only an offer may be a question; "resign?" is none of a player who gives up.
        return match word {
            Word::Draw => Kind::Offer,
            Word::Help => Kind::Command(Action::Help),
            word => Kind::CommandInProse(word),
        };
    }
    if let Some(lines) = words::behind_if(text)
        && is_conditional(lines, notation)
    {
        return Kind::If(lines.to_owned());
    }
    if let Some((word, argument)) = words::with_argument(text)
        && let Some(kind) = of_argument(word, argument, text.contains(':'), notation)
    {
        return kind;
    }
    if let Some(kind) = words::behind_yes(text).and_then(|rest| affirmed(line, rest, notation)) {
        return kind;
    }
    let (core, tail) = without_tail(without_smiley(words::without_introduction(text)));
    // `ed draw?` is no word any more.
    if looks_like_move(core, notation) || (tail != Tail::None && is_short_capture(core)) {
        // "O-O?" is what somebody asks who does not move yet; "?!" and "??" are praise and blame.
        let bare = core.trim_end_matches(['?', ' ']);
        if tail == Tail::None && is_question(core[bare.len()..].trim_start()) && !bare.ends_with('!') {
            return Kind::Command(Action::DryRun(bare.to_owned()));
        }
        return Kind::Move { text: core.to_owned(), tail };
    }
    secret::kind(text, notation).unwrap_or_else(|| in_prose(text, notation))
}

/// What stands behind a yes on its line, if that is an answer to the club's question whether it is meant: `Yes, e5`, `Ja, ich gebe auf`.
fn affirmed(line: &Line, rest: &str, notation: Option<Notation>) -> Option<Kind> {
    let kind = kind(&Line { text: rest.to_owned(), ..line.clone() }, notation);
    let answers = matches!(
        kind,
        Kind::Move { .. }
            | Kind::Command(Action::Resign | Action::Accept | Action::Decline | Action::Claim { .. })
    );
    answers.then_some(kind)
}

/// `Nf3, if 2...Nc6 3.Bb5` as two lines, of which the second is a conditional one: nothing else can be meant. Lines that are not
/// so stay as they are.
pub(super) fn split_conditions(lines: &[Line], notation: Option<Notation>) -> Vec<Line> {
    let mut split = Vec::with_capacity(lines.len());
    for line in lines {
        match move_and_conditions(&line.text, notation) {
            Some((core, conditions)) => {
                split.push(Line { text: core.to_owned(), ..line.clone() });
                split.push(Line { text: conditions.to_owned(), continues: false, ..line.clone() });
            }
            None => split.push(line.clone()),
        }
    }
    split
}

fn move_and_conditions(text: &str, notation: Option<Notation>) -> Option<(&str, &str)> {
    if text.len() > LONGEST {
        return None;
    }
    text.match_indices([' ', ',']).find_map(|(at, _)| {
        let rest = text[at..].trim_start_matches([' ', ',', ';', '-', '–', '—', '(']).trim_end_matches(')');
        let conditions = words::behind_if(rest)?;
        let core = text[..at].trim_end_matches([',', ';', ' ', '-', '–', '—', '(']);
        let reads = looks_like_move(core, notation)
            && is_conditional(conditions, notation)
            && secret::moves(conditions, notation) > 1;
        reads.then_some((core, rest))
    })
}

/// Whether the marks behind a move ask or doubt: one is a question, three and more are no praise or blame any more.
fn is_question(marks: &str) -> bool {
    marks.len() != 2 && !marks.is_empty() && marks.bytes().all(|mark| mark == b'?')
}

/// `12) Nf3`: an item of a list, or a move with its number. A move only where nothing stands above it and no other item below.
pub fn numbered_item(line: &Line, notation: Option<Notation>) -> Option<Kind> {
    let text = without_emphasis(&line.text);
    let (number, rest) = text.split_once(") ")?;
    let counts = (1..=3).contains(&number.len()) && number.bytes().all(|b| b.is_ascii_digit());
    let (core, tail) = without_tail(without_smiley(rest.trim_start()));
    (counts && !line.list && looks_like_move(core, notation))
        .then(|| Kind::Move { text: format!("{number}. {core}"), tail })
}

/// `12.- Nf3`, `12.) Nf3` and `12- Nf3` as `12. Nf3`: ways in which people set a move's number apart.
fn with_plain_number(text: &str, notation: Option<Notation>) -> Option<String> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = text.split_at(digits);
    let core = rest.trim_start_matches(['.', ' ', ')', '-', '–', '—']);
    let mark = rest[..rest.len() - core.len()].trim_end();
    let is_mark = mark.contains(['-', '–', '—', ')']) && !mark.starts_with(')') && !mark.contains("..");
    // The zero of `0-O-O` is castling's.
    let counts = (1..=3).contains(&digits) && !number.starts_with('0');
    let (bare, _) = without_tail(without_smiley(core));
    (counts && is_mark && core.starts_with(char::is_alphabetic) && looks_like_move(bare, notation))
        .then(|| format!("{number}. {core}"))
}

/// Whether a line of words begins as a move.
pub(super) fn begins_as_move(text: &str, notation: Option<Notation>) -> bool {
    first_move(text).is_some_and(|word| is_move_in_figures(word, notation))
        && !secret::begins_with_paper(text)
}

/// What a line of words begins with.
fn in_prose(text: &str, notation: Option<Notation>) -> Kind {
    match first_move(text) {
        Some(word) if word.chars().all(|c| c.is_ascii_digit()) && looks_like_move(word, notation) => {
            Kind::FiguresInProse
        }
        Some(_) if begins_as_move(text, notation) => Kind::MoveInProse,
        _ if words::is_polite(text) && secret::moves(text, notation) == 0 => Kind::Text,
        _ => words::first_word(text).map_or(Kind::Text, Kind::CommandInProse),
    }
}

fn of_phrase(word: Word) -> Kind {
    Kind::Command(match word {
        Word::Draw => return Kind::Offer,
        Word::Accept => Action::Accept,
        Word::Decline => Action::Decline,
        Word::Claim => Action::Claim { intended: None },
        Word::Resign => Action::Resign,
        Word::Yes => Action::Yes(None),
        Word::Cancel => Action::Cancel,
        Word::Help => Action::Help,
        Word::Lines => Action::Lines,
        Word::Games => Action::Games,
        Word::Addresses => Action::Addresses,
        Word::Pgn => Action::Pgn,
        Word::Practice => Action::Practice,
        Word::Join => Action::Join,
        Word::Leave => Action::Leave(String::new()),
        Word::CancelGame => Action::CancelGame,
        Word::NewOpponent => Action::NewOpponent,
        Word::Challenges => Action::Challenges,
        Word::Events => Action::Events,
        Word::Pair => Action::Pair(Terms::default()),
        Word::Unpair => Action::Unpair,
        Word::Rematch => Action::Rematch(None),
        Word::LeaveClub => Action::LeaveClub,
        Word::DeleteMe => Action::DeleteMe,
        Word::Offsite => Action::Offsite(None),
        Word::Mute => Action::Mute,
        Word::Unmute => Action::Unmute,
        word @ (Word::Show
        | Word::Position
        | Word::Language
        | Word::Pieces
        | Word::Digest
        | Word::Give
        | Word::If
        | Word::Note
        | Word::Challenge
        | Word::Withdraw
        | Word::Enter
        | Word::Start
        | Word::Replace
        | Word::Correct
        | Word::Decide
        | Word::Time
        | Word::Vote
        | Word::Nominate
        | Word::Newsletter
        | Word::Report) => {
            return Kind::CommandInProse(word);
        }
    })
}

fn of_argument(word: Word, argument: &str, has_colon: bool, notation: Option<Notation>) -> Option<Kind> {
    let one = || {
        let argument = argument.trim_end_matches(['.', '!']);
        (!argument.is_empty() && !argument.contains(' ')).then(|| argument.to_owned())
    };
    let number = || one()?.trim_start_matches('#').parse::<i64>().ok();
    let has_digit = |text: &String| text.chars().any(|c| c.is_ascii_digit());
    match word {
        Word::Claim => looks_like_move(argument, notation)
            .then(|| Kind::Command(Action::Claim { intended: Some(argument.to_owned()) })),
        Word::Yes => {
            let number = one()?.trim_start_matches('#').parse().ok();
            number.map(|number| Kind::Command(Action::Yes(Some(number))))
        }
        Word::Show => one().filter(has_digit).map(|game| Kind::Command(Action::Show(game))),
        Word::Position => {
            let rank = |text: &String| text.len() == 8 && text.chars().all(|c| "KQRBNkqrbn".contains(c));
            // `069 NNBBRKQR`, as we write it.
            let both = argument.trim_end_matches(['.', '!']).to_owned();
            let both = Some(both).filter(|text| text.parse::<StartPosition>().is_ok());
            one()
                .filter(|text| has_digit(text) || rank(text))
                .or(both)
                .map(|p| Kind::Command(Action::Position(p)))
        }
        Word::Language | Word::Pieces => {
            let short = |text: &String| text.chars().count() <= 12 && text.chars().all(char::is_alphabetic);
            let language = one().filter(short)?;
            Some(Kind::Command(match word {
                Word::Pieces => Action::Pieces(language),
                _ => Action::Language(language),
            }))
        }
        Word::Digest => match one()?.to_lowercase().as_str() {
            "daily" | "täglich" | "diario" | "quotidien" | "ежедневно" => {
                Some(Kind::Command(Action::Digest(DigestChoice::Daily)))
            }
            "off" | "aus" | "no" | "non" | "нет" => Some(Kind::Command(Action::Digest(DigestChoice::Off))),
            _ => None,
        },
        // Without a day or a word that takes it back it is talk about somebody's holidays.
        Word::Leave => {
            let words = argument.to_lowercase();
            let list: Vec<&str> = words.split_whitespace().collect();
            let meant = words.contains(|c: char| c.is_ascii_digit())
                || list.iter().any(|word| words::takes_back(word.trim_matches(['.', '!'])));
            (meant && list.len() <= LEAVE_WORDS).then(|| Kind::Command(Action::Leave(argument.to_owned())))
        }
        Word::Give => words::days(argument).map(|days| Kind::Command(Action::Give(days))),
        Word::Challenge => Terms::read(argument, true).map(|terms| Kind::Command(Action::Challenge(terms))),
        Word::Pair => {
            if let Some(ask) = event::read(word, argument) {
                return Some(Kind::Command(Action::Event(ask)));
            }
            let argument = argument.strip_prefix("me ").unwrap_or(argument);
            Terms::read(argument, false).map(|terms| Kind::Command(Action::Pair(terms)))
        }
        Word::Accept => number().map(|id| Kind::Command(Action::AcceptChallenge(id))),
        Word::Decline => number().map(|id| Kind::Command(Action::DeclineChallenge(id))),
        Word::Withdraw => {
            let event = || event::read(word, argument).map(|ask| Kind::Command(Action::Event(ask)));
            number().map(|id| Kind::Command(Action::Withdraw(id))).or_else(event)
        }
        Word::Enter | Word::Start | Word::Replace => {
            event::read(word, argument).map(|ask| Kind::Command(Action::Event(ask)))
        }
        Word::Correct | Word::Decide | Word::Time => {
            ruling::read(word, argument).map(|ask| Kind::Command(Action::Rule(ask)))
        }
        Word::Rematch => {
            let named =
                one().filter(|name| matches!(names::read(name), Some(Named::Match(_) | Named::GameOf(..))));
            named.map(|name| Kind::Command(Action::Rematch(Some(name))))
        }
        Word::Vote => vote(argument),
        Word::Nominate => {
            let named = one().filter(|name| names::read(name).is_some());
            named.map(|name| Kind::Command(Action::Nominate(name)))
        }
        Word::Newsletter => match one()?.to_lowercase().as_str() {
            "on" | "yes" | "an" | "ein" | "ja" | "sí" | "si" | "oui" | "да" => {
                Some(Kind::Command(Action::Newsletter(true)))
            }
            "off" | "aus" | "nein" | "no" | "non" | "нет" => {
                Some(Kind::Command(Action::Newsletter(false)))
            }
            _ => None,
        },
        // A place has no blank in it, or is set apart by a colon.
        // "offsite lichess.org: brings a game …" is what our own help says.
        Word::Offsite if argument.contains(": ") || argument.contains(" :") => None,
        Word::Offsite if has_colon || one().is_some() => {
            Some(Kind::Command(Action::Offsite(Some(argument.trim().to_owned()))))
                .filter(|_| !argument.is_empty())
        }
        Word::Report if has_colon && !argument.starts_with('…') => {
            Some(Kind::Command(Action::Report(argument.to_owned()))).filter(|_| !argument.is_empty())
        }
        Word::Note if has_colon => Some(Kind::Note(argument.to_owned())).filter(|_| !argument.is_empty()),
        _ => None,
    }
}

/// A vote for a game by its number in the list, or by its name.
fn vote(argument: &str) -> Option<Kind> {
    // "vote for 3", "vote: game 3": the number is what counts, and nothing but it.
    let argument = argument.trim_end_matches(['.', '!']);
    let last = argument.rsplit(' ').next().unwrap_or_default().trim_start_matches('#');
    let digits = !last.is_empty() && last.bytes().all(|octet| octet.is_ascii_digit());
    let short = argument.split_whitespace().count() <= 2;
    // A bare number is the list's; `M0001-2` names the game itself.
    let named = matches!(names::read(last), Some(Named::Match(_) | Named::GameOf(..)));
    if short && named {
        return Some(Kind::Command(Action::VoteFor(last.to_owned())));
    }
    (digits && short).then(|| Kind::Command(Action::Vote(last.parse().unwrap_or(i64::MAX))))
}

/// Whether what stands behind `if` is moves and nothing else. Whether they can be played, the position says.
pub(super) fn is_conditional(text: &str, notation: Option<Notation>) -> bool {
    let words = tokens(text, &crate::lines::WORDS);
    let mut moves = words.iter().filter_map(|word| match word {
        Token::Move(text) => Some(text),
        Token::Then | Token::If => None,
    });
    let mut any = false;
    moves.all(|text| {
        any = true;
        looks_like_move(text, notation) || is_short_capture(text)
    }) && any
}

/// Whether a line only speaks of a word: it stands in quotation marks, is struck out, or trails off.
fn is_spoken_of(text: &str) -> bool {
    let bare = text.trim_matches(|c: char| c.is_whitespace() || matches!(c, '*' | '_' | '`' | '!'));
    let quote = |c: char| words::is_quote(c) || matches!(c, '\'' | '’');
    bare.starts_with(quote) || bare.contains('~') || bare.ends_with(['…', ',']) || bare.ends_with("..") || {
        bare.trim_end_matches('.').ends_with(quote)
    }
}

/// Marks that programs and people put around a line to make it stand out (fault case 008).
fn without_emphasis(text: &str) -> &str {
    let text = text.trim();
    let is_mark = |c: char| matches!(c, '*' | '_' | '~' | '`') || words::is_quote(c);
    // A sentence's end behind the quotation marks, as it stands in our letters: write “enter T0004”.
    let bare = text.trim_end_matches(['.', ',', ';']);
    let text = if text.starts_with(is_mark) && bare.ends_with(is_mark) { bare } else { text };
    // `¡Cf3!`, `¿O-O?`: Spanish opens what it calls out or asks; the mark behind it tells which.
    let inner = text.trim_matches(is_mark).trim().trim_start_matches(['¿', '¡']).trim_start();
    // `* e4` is an item of a list, not emphasis.
    if text.starts_with("* ") && !text.ends_with('*') { text } else { inner }
}

/// The move that an item of a list is, if it is nothing else.
pub(super) fn item_move(line: &Line, notation: Option<Notation>) -> Option<&str> {
    let text = without_emphasis(&line.text);
    let item = if has_list_mark(text) { text.split_once(' ')?.1.trim_start() } else { text };
    let (core, _) = without_tail(without_smiley(item));
    ((line.list || has_list_mark(text))
        && is_move_in_figures(core.trim_end_matches(['!', '?', ',', '.']), notation))
    .then_some(core)
}

/// Whether a plain line is an item of a list. `12.` is none: that is always a move number (domain.md).
pub(super) fn has_list_mark(text: &str) -> bool {
    let after = |mark: &str| text.strip_prefix(mark).is_some_and(|rest| rest.starts_with(' '));
    if ["-", "–", "—", "*", "•", "·", "‣", "◦", "+", "o"].iter().any(|mark| after(mark)) {
        return true;
    }
    let inner = text.trim_start_matches('(');
    let digits = inner.chars().take_while(char::is_ascii_digit).count();
    let letter = usize::from(inner.starts_with(|c: char| c.is_ascii_lowercase()));
    let length = if digits > 0 { digits } else { letter };
    (1..=2).contains(&length) && inner[length..].starts_with(") ")
}

/// Splits a draw offer or a claim off the end of a line: `Nf3 draw?`, `Nf3, remis?`, `Nf3 (=)`, `Nf3 claim`.
fn without_tail(text: &str) -> (&str, Tail) {
    for (at, _) in text.char_indices().filter(|(_, c)| matches!(c, ' ' | ',' | ';' | '¿' | '¡' | '(')) {
        let rest = without_and(text[at..].trim_start_matches([' ', ',', ';']));
        let tail = match words::phrase(words::unasked(rest)) {
            _ if matches!(rest, "(=)" | "=") => Tail::Offer,
            Some(Word::Draw) => Tail::Offer,
            // "Nf3 claim?" is a question of a player who does not claim yet.
            Some(Word::Claim) if !rest.contains('?') => Tail::Claim,
            _ => continue,
        };
        if at > 0 {
            let before =
                |c: char| words::is_quote(c) || matches!(c, ' ' | ',' | ';' | '-' | '–' | '—' | '(' | '[');
            return (text[..at].trim_end_matches(before), tail);
        }
    }
    (text, Tail::None)
}

/// The text without a word at its beginning that joins it to a move: `e4 and draw?`.
fn without_and(text: &str) -> &str {
    let joins = ["and ", "und ", "y ", "et ", "и "];
    joins.into_iter().find_map(|join| text.strip_prefix(join)).map_or(text, str::trim_start)
}

/// The first word behind a move number, without punctuation.
fn first_move(text: &str) -> Option<&str> {
    let words: Vec<&str> = text.split(' ').filter(|w| !w.is_empty()).take(3).collect();
    let number = |word: &str| word.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | '…'));
    let first = usize::from(words.first().is_some_and(|w| number(w) && w.contains(['.', '…'])));
    words.get(first).map(|word| word.trim_matches([',', ';', ':', '!', '?', ')', '(', '"']))
}

/// Whether a word is a move by its figures or by castling's letters, and no word of a language.
pub(super) fn is_move_in_figures(word: &str, notation: Option<Notation>) -> bool {
    let figures = word.chars().any(|c| c.is_ascii_digit());
    let castling = word.to_uppercase().contains(['O', 'О'])
        && word.chars().all(|c| !c.is_alphabetic() || matches!(c, 'O' | 'o' | 'О' | 'о'));
    (figures || castling) && looks_like_move(word, notation)
}

/// Whether a word is one of a sentence: it has letters and no figures.
pub(super) fn is_prose_word(word: &str) -> bool {
    !word.chars().any(|c| c.is_ascii_digit())
}
