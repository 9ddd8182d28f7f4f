//! What a reply asks for: one action, its modifiers, and the text for the opponent.
//!
//! The first line that looks like a move or a command decides; if it cannot be carried out, nothing below it is.

mod action;
mod before;
pub mod boards;
mod condition;
mod confidential;
mod doubt;
mod event;
mod farewell;
mod greeting;
mod intention;
mod line;
pub mod naming;
mod offer;
mod paper;
mod paragraph;
mod phrases;
mod places;
mod ruling;
mod said;
mod score;
mod secret;
mod terms;
pub mod willing;
mod words;

use frcec_rules::reading::Notation;

use super::body::{Line, Reply, Section, attribution};
pub use action::{Action, DigestChoice};
pub use before::{is_understood_before, strikes_out};
pub use doubt::correcting;
pub use line::{Kind, Tail};
use naming::Naming;
pub use paper::is_size as is_paper_size;
pub use said::{Cut, LONGEST_MESSAGE, cut, excerpt, said_besides};
use said::{is_said, message, said_apart};
pub use score::Score;
pub use terms::Terms;
pub use words::{
    Word, first_word, intended, is_brief, is_no, is_quote, resigning, speaks_of_leave, takes_back,
    wants_another_game,
};

/// One action and what goes with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The action.
    pub action: Action,
    /// Whether a draw is offered with it.
    pub offer: bool,
    /// Whether a line beside the move says that the opponent's offer is declined, which the move does.
    pub declines: bool,
    /// Conditional lines, as typed behind `if`.
    pub conditions: Vec<String>,
    /// Private notes.
    pub notes: Vec<String>,
    /// The text for the opponent, masked and whole; empty if there is none or if it is withheld.
    pub message: String,
    /// The line because of which the text is withheld.
    pub withheld: Option<Withheld>,
    /// What stands between other quotes, or above a command that carries no words, and is more than a greeting: it is never passed on.
    pub apart: Option<String>,
    /// Other moves below it that its writer may mean instead, as typed.
    pub others: Vec<String>,
    /// Words beside an end of a game that are more than thanks and a farewell, so that it is asked whether it is meant.
    pub doubt: Option<String>,
    /// The line that decided, as it was typed.
    pub line: String,
    /// The game that a line above or beside it names, or one below it that says nothing else.
    pub named: Option<Naming>,
    /// The games that words above it name, the nearest line first.
    pub mentioned: Vec<Naming>,
}

/// Why the text for the opponent is not passed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Withheld {
    /// A line reads as another command.
    Command(String),
    /// A line stands right below a private note, and may belong to it.
    BelowNote(String),
    /// A line may be a plan of its writer's.
    Plan(String),
    /// A line is for the directors or the club, or gives a password away.
    Confidential(String),
}

impl Withheld {
    /// Why a line of this kind keeps the words from being passed on.
    fn by(line: &Line, kind: &Kind) -> Self {
        let text = line.text.clone();
        match kind {
            Kind::BelowNote => Self::BelowNote(text),
            Kind::Secret => Self::Plan(text),
            Kind::Confidential => Self::Confidential(text),
            _ => Self::Command(text),
        }
    }

    /// The line.
    pub fn line(&self) -> &str {
        match self {
            Self::Command(line) | Self::BelowNote(line) | Self::Plan(line) | Self::Confidential(line) => line,
        }
    }
}

/// What was found in a reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// The writer wrote nothing.
    Empty,
    /// Text, but no command in it.
    Nothing {
        /// The text, masked.
        text: String,
        /// Conditional lines, as typed behind `if`.
        conditions: Vec<String>,
        /// Private notes.
        notes: Vec<String>,
        /// Why the text is empty, if there was one.
        withheld: Option<Withheld>,
        /// The line that takes back or corrects a move that is made already.
        correction: Option<String>,
        /// The game that a line names, the last one if there are several.
        named: Option<Naming>,
        /// The games that words name, the last line first; only where there are conditional lines.
        mentioned: Vec<Naming>,
    },
    /// One request.
    One(Request),
    /// Something that must be asked about.
    Unclear(Unclear),
}

impl Found {
    /// A text that says nothing.
    pub const fn silent() -> Self {
        Self::Nothing {
            text: String::new(),
            conditions: Vec::new(),
            notes: Vec::new(),
            withheld: None,
            correction: None,
            named: None,
            mentioned: Vec::new(),
        }
    }
}

/// Why a reply must be asked about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unclear {
    /// The deciding line begins as a move and goes on with words.
    MoveInProse(String),
    /// The deciding line begins with a command word and goes on with other words.
    CommandInProse(String),
    /// Two actions of which the first is no move.
    TwoActions(String, String),
    /// Different commands between and below quotes.
    SeveralPlaces(String, String),
    /// A draw is offered, but no move is made.
    OfferAlone,
    /// The line asks to take a move back.
    MoveBack(String),
    /// Above the deciding line one says that somebody wrote: the words below it may be theirs.
    MayBeQuoted(String, String),
    /// The deciding line goes on from the one above it.
    InSentence(String, String),
    /// A line beside the deciding one, the first of the two here, leaves open whether that is meant.
    MayNotBeMeant(String, String),
}

/// Finds what a reply asks for.
pub fn find(reply: &Reply, notation: Option<Notation>) -> Found {
    if reply.is_empty() {
        return Found::Empty;
    }
    let lines: Vec<Vec<Line>> = reply.segments.iter().map(|lines| apart(lines, notation)).collect();
    let segments: Vec<Vec<(&Line, Kind)>> = lines.iter().map(|lines| kinds(lines, notation)).collect();
    let mut deciding = segments.iter().filter(|s| s.iter().any(|(_, kind)| kind.decides()));
    let Some(first) = deciding.next() else { return undecided(&segments, notation) };
    // Whoever answers on top means what stands on top; below and between quotes only one place may speak.
    let on_top = reply.top && std::ptr::eq(first, &raw const segments[0]);
    if !on_top {
        let deciding_line = |s: &[(&Line, Kind)]| {
            s.iter().find(|(_, k)| k.decides()).map(|(l, k)| (l.text.clone(), k.clone()))
        };
        let one = deciding_line(first);
        for other in deciding {
            let other = deciding_line(other);
            if let (Some((one, one_kind)), Some((other, other_kind))) = (&one, other)
                && *one_kind != other_kind
            {
                return Found::Unclear(Unclear::SeveralPlaces(one.clone(), other));
            }
        }
    }
    let mut found = decided(first, notation);
    let at = segments.iter().position(|segment| std::ptr::eq(segment, first)).unwrap_or(0);
    if let Found::One(request) = &mut found
        && let Some((line, kind)) = first.iter().find(|(_, kind)| kind.decides())
        && doubt::is_final(kind)
    {
        let (taken_back, others) = doubt::between_quotes(&segments, at, notation);
        if let Some(other) = taken_back {
            return Found::Unclear(Unclear::MayNotBeMeant(other, line.text.clone()));
        }
        if matches!(kind, Kind::Move { .. }) {
            request.others.extend(others);
        }
    }
    if let Found::One(request) = &mut found {
        if request.doubt.is_none()
            && let Some((own, _)) = first.iter().find(|(_, kind)| kind.decides())
        {
            let beside = farewell::Beside { action: &request.action, own, notation };
            let gap = (&Line::default(), Kind::Text);
            request.doubt = beside.doubt(segments.iter().flat_map(|segment| segment.iter().chain([&gap])));
        }
        // The words above a quote go on below it.
        places::gather(request, &segments, at, &reply.sections, notation);
        let Request { named, mentioned, .. } = request;
        let above = || segments[..at].iter().flatten().rev();
        if named.is_none() {
            *named = above().find_map(|(line, _)| named_alone(line));
        }
        // Whoever writes below the board of one game in a letter of several means that game.
        if named.is_none()
            && let Some(Some(section)) = reply.sections.get(at)
        {
            match (section, naming::of_section(section)) {
                (Section::Heading(_), of_section) => *named = of_section,
                (Section::Address(..), of_section) => mentioned.extend(of_section),
            }
        }
        mentioned.extend(above().flat_map(|(line, _)| naming::around(&line.text)));
    }
    found
}

/// The game that a line names, if it says nothing else.
fn named_alone(line: &Line) -> Option<Naming> {
    let found = naming::of(&line.text).filter(|found| found.rest.is_empty())?;
    Some(Naming { name: found.name, line: line.text.clone() })
}

/// A line that names a game and goes on with a move or a command, without the name.
fn behind_name(line: &Line, notation: Option<Notation>) -> Option<Line> {
    let found = naming::of(&line.text).filter(|found| !found.rest.is_empty())?;
    let rest = Line { text: found.rest.to_owned(), ..line.clone() };
    let kind = line::kind(&rest, notation);
    let counts = kind.decides() || matches!(kind, Kind::Offer | Kind::If(_) | Kind::Brief(_));
    counts.then_some(rest)
}

/// The lines of a segment as they count: a score in one, conditional lines and greetings on their own.
fn apart(lines: &[Line], notation: Option<Notation>) -> Vec<Line> {
    greeting::split(line::split_conditions(&score::joined(lines, notation), notation), notation)
}

/// What each line of a segment is. A wing alone is castling, and `ed` a capture, only if nothing stands above it: further down it is a name.
fn kinds(lines: &[Line], notation: Option<Notation>) -> Vec<(&Line, Kind)> {
    let mut begun = false;
    let items = lines.iter().filter(|line| line::numbered_item(line, notation).is_some()).count();
    let mut kinds = Vec::with_capacity(lines.len());
    for line in lines {
        let behind = behind_name(line, notation);
        let text = behind.as_ref().unwrap_or(line);
        let is_score = text.text.starts_with(|c: char| c.is_ascii_digit())
            && Score::read(&text.text, notation).is_some();
        let kind = match line::kind(text, notation) {
            _ if is_score => Kind::Move { text: text.text.clone(), tail: Tail::None },
            Kind::Brief(text) if !begun => Kind::Move { text, tail: Tail::None },
            Kind::Brief(_) => Kind::Text,
            Kind::Text if !begun && items == 1 => line::numbered_item(line, notation).unwrap_or(Kind::Text),
            kind => kind,
        };
        begun |= !line.text.is_empty() && named_alone(line).is_none();
        kinds.push((line, kind));
    }
    paragraph::settle(&mut kinds, notation);
    secret::settle(&mut kinds, notation);
    offer::settle(&mut kinds, notation);
    kinds
}

/// Which modifiers stand in a reply: conditional lines, private notes. Of a mail in which nothing is done none is kept.
pub fn modifiers(reply: &Reply, notation: Option<Notation>) -> (bool, bool) {
    let kinds: Vec<_> = reply.segments.iter().flat_map(|lines| kinds(lines, notation)).collect();
    let any = |wanted: fn(&Kind) -> bool| kinds.iter().any(|(_, kind)| wanted(kind));
    (any(|kind| matches!(kind, Kind::If(_))), any(|kind| matches!(kind, Kind::Note(_))))
}

/// Whether a line may be meant as a move or a command, or names a game or a board. Words about leave are what machines that answer
/// write.
pub fn may_ask(text: &str, notation: Option<Notation>) -> bool {
    let kind = line::kind(&Line::new(text), notation);
    let talk =
        matches!(kind, Kind::Text | Kind::CommandInProse(Word::Leave) | Kind::Command(Action::Leave(_)));
    !talk
        || words::meant(text).is_some()
        || secret::moves(text, notation) > 0
        || !naming::in_words(text).is_empty()
        || boards::names_one(text)
}

fn undecided(segments: &[Vec<(&Line, Kind)>], notation: Option<Notation>) -> Found {
    let all = || segments.iter().flatten();
    if all().any(|(_, kind)| kind.offers()) {
        return Found::Unclear(Unclear::OfferAlone);
    }
    let conditions = all().filter_map(|(_, kind)| match kind {
        Kind::If(text) => Some(text.clone()),
        _ => None,
    });
    let notes = all().filter_map(|(_, kind)| match kind {
        Kind::Note(text) => Some(text.clone()),
        _ => None,
    });
    let named = all().rev().find_map(|(line, _)| {
        naming::of(&line.text).map(|found| Naming { name: found.name, line: line.text.clone() })
    });
    let (conditions, notes) = (conditions.collect(), notes.collect());
    let mut said = all().filter(|(line, _)| !line.text.is_empty() && !line.filler);
    if let (Some((only, kind)), None) = (said.next(), said.next()) {
        if words::wants_a_move_back(&only.text) {
            return Found::Unclear(Unclear::MoveBack(only.text.clone()));
        }
        if *kind == Kind::Text && words::is_nearly_a_command(&only.text) {
            return Found::Unclear(Unclear::CommandInProse(only.text.clone()));
        }
    }
    let withheld =
        all().find(|(_, kind)| matches!(kind, Kind::BelowNote | Kind::Secret | Kind::Confidential));
    let withheld = withheld.map(|(line, kind)| Withheld::by(line, kind));
    let correction = correcting(&message(all()), notation);
    let text = if withheld.is_some() { String::new() } else { message(all()) };
    let conditions: Vec<String> = conditions;
    let mentioned = if conditions.is_empty() {
        Vec::new()
    } else {
        all().rev().flat_map(|(line, _)| naming::in_words(&line.text)).collect()
    };
    Found::Nothing { named, mentioned, conditions, notes, withheld, correction, text }
}

/// Which line of a segment decides, and whether one beside its move declines the opponent's offer. A move declines it as well, so
/// that whoever writes both means one thing.
fn deciding(segment: &[(&Line, Kind)]) -> Option<(usize, bool)> {
    let is_decline = |kind: &Kind| matches!(kind, Kind::Command(Action::Decline));
    let is_move = |at: usize| matches!(segment[at].1, Kind::Move { .. });
    let at = segment.iter().position(|(_, kind)| kind.decides())?;
    let next = segment.iter().position(|(_, kind)| kind.decides() && !is_decline(kind));
    let at = next.filter(|next| is_decline(&segment[at].1) && is_move(*next)).unwrap_or(at);
    Some((at, is_move(at) && segment.iter().any(|(_, kind)| is_decline(kind))))
}

fn decided(segment: &[(&Line, Kind)], notation: Option<Notation>) -> Found {
    let Some((at, declines)) = deciding(segment) else { return Found::Empty };
    let (line, kind) = &segment[at];
    let below = &segment[at + 1..];
    if let Some(above) = quoted_from(&segment[..at], kind) {
        return Found::Unclear(Unclear::MayBeQuoted(above.clone(), line.text.clone()));
    }
    if let Some(other) = doubt::about(segment, at, notation) {
        return Found::Unclear(Unclear::MayNotBeMeant(other, line.text.clone()));
    }
    let mut offer = segment.iter().any(|(_, kind)| kind.offers());
    let action = match kind {
        Kind::Move { text, tail } => {
            offer |= *tail == Tail::Offer;
            // A claim names the move that brings the draw about (domain.md), on the move's line or below it.
            let claims = |(_, kind): &(&Line, Kind)| match kind {
                Kind::Command(Action::Claim { intended }) => {
                    intended.as_ref().is_none_or(|intended| intended == text)
                }
                _ => false,
            };
            if *tail == Tail::Claim || below.iter().any(claims) {
                offer = false;
                Action::Claim { intended: Some(text.clone()) }
            } else {
                Action::Move(text.clone())
            }
        }
        Kind::Command(action) => {
            let second = below.iter().find(|(_, kind)| match kind {
                Kind::Command(other) => other != action,
                Kind::Move { .. } => true,
                _ => false,
            });
            // The moves below `offsite` are those of the game that it brings.
            if let Some((second, _)) = second.filter(|_| !matches!(action, Action::Offsite(_))) {
                return Found::Unclear(Unclear::TwoActions(line.text.clone(), second.text.clone()));
            }
            offer = false;
            action.clone()
        }
        Kind::CommandInProse(_) => return Found::Unclear(Unclear::CommandInProse(line.text.clone())),
        Kind::Wrapped(above) => {
            return Found::Unclear(Unclear::InSentence(above.clone(), line.text.clone()));
        }
        _ => return Found::Unclear(Unclear::MoveInProse(line.text.clone())),
    };
    // The same move again is no second one, and the claim that goes with a move is none either.
    let same = action.clone();
    let again = |kind: &Kind| match kind {
        Kind::Move { text, .. } => match &same {
            Action::Move(own) | Action::Claim { intended: Some(own) } => {
                without_number(own) == without_number(text)
            }
            _ => false,
        },
        Kind::Command(Action::Claim { intended: None }) => matches!(same, Action::Claim { .. }),
        Kind::Command(Action::Decline) if declines => true,
        Kind::Command(other) => *other == same,
        _ => false,
    };
    // What stands above a move goes with it, unless it is but a greeting.
    let apart = said_apart(segment[..at].iter());
    let carries = action.carries_words();
    let says = segment[..at].iter().any(|line| is_said(line) && !attribution::is_salutation(&line.0.text));
    let above =
        segment[..at].iter().filter(|line| carries && says && (line.0.text.is_empty() || is_said(line)));
    let below_it = below.iter().filter(|(_, kind)| !again(kind));
    let mut request = Request {
        action,
        offer,
        declines,
        conditions: Vec::new(),
        notes: Vec::new(),
        message: message(above.chain(below_it)),
        withheld: None,
        others: doubt::others(segment, at, notation),
        doubt: None,
        line: line.text.clone(),
        apart: apart.clone().filter(|_| !carries),
        named: named_around(segment, at),
        mentioned: naming::in_words(&line.text)
            .into_iter()
            .chain(segment[..at].iter().rev().flat_map(|(line, _)| naming::around(&line.text)))
            .collect(),
    };
    for (_, kind) in segment {
        match kind {
            Kind::If(text) => request.conditions.push(text.clone()),
            Kind::Note(text) => request.notes.push(text.clone()),
            _ => {}
        }
    }
    let withholds = |(place, (line, kind)): &(usize, &(&Line, Kind))| {
        let above = *place < at
            && (*kind == Kind::BelowNote
                || (carries && matches!(kind, Kind::Secret | Kind::Confidential | Kind::CommandInProse(_))));
        (above || *place > at) && !line.filler && kind.withholds() && !again(kind)
    };
    if let Some((_, (line, kind))) = segment.iter().enumerate().find(withholds) {
        request.withheld = Some(Withheld::by(line, kind));
        request.message.clear();
    }
    Found::One(request)
}

/// The game that is named for the deciding line of a segment: beside it, in the nearest line above that names one, or below it,
/// unless that line is the head of something else.
fn named_around(segment: &[(&Line, Kind)], at: usize) -> Option<Naming> {
    let deciding = segment[at].0;
    let beside =
        naming::of(&deciding.text).map(|found| Naming { name: found.name, line: deciding.text.clone() });
    let above = || segment[..at].iter().rev().find_map(|(line, _)| named_alone(line));
    let below = || {
        let below = &segment[at + 1..];
        let place = below.iter().position(|(line, _)| named_alone(line).is_some())?;
        let more = below[place..].iter().any(|(_, kind)| kind.decides());
        (!more).then(|| named_alone(below[place].0)).flatten()
    };
    beside.or_else(above).or_else(below)
}

/// A move as typed, without its number and what may stand behind it: `Nf3` of `12. Nf3!`.
fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let dotted = rest.starts_with(['.', '\u{2026}', ' ', ')']);
    let text = if dotted { rest.trim_start_matches(['.', '\u{2026}', ' ', ')']) } else { text };
    text.trim_end_matches(['.', '!', ' '])
}

/// The line above the deciding one that says that somebody wrote, as over a quote without marks. For what ends the game any line
/// above counts, for the rest the last.
fn quoted_from<'a>(above: &'a [(&Line, Kind)], deciding: &Kind) -> Option<&'a String> {
    let ends = matches!(deciding, Kind::Command(Action::Resign | Action::Accept | Action::Claim { .. }));
    let mut above = above.iter().rev().map(|(line, _)| &line.text).filter(|text| !text.is_empty());
    if ends {
        above.find(|text| attribution::may_introduce(text))
    } else {
        above.next().filter(|text| attribution::may_introduce(text))
    }
}
