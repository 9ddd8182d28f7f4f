//! Moves and ends of games that their writer may not mean: what stands around them and leaves that open.
//!
//! An accepted move is final, and so are a resignation, a draw that is accepted or claimed and the yes to a question. Whoever names one in
//! a question, introduces it as something else, takes it back or writes two of them is asked. No list of words is whole; that
//! another move which could be made as well stands anywhere in the mail needs none.

use frcec_rules::reading::Notation;

use super::line::{Kind, is_prose_word};
use super::phrases::{
    ASKS, ASKS_RIGHT_ABOVE, DOUBTS_BEFORE_COLON, GOES_ON_PLAYING, I, PAST, PLAYED, PLAYS_AGAIN, SPECULATES,
    TAKES_BACK, WOULD_PLAY, normal, says,
};
use super::{Action, condition, farewell, line, named_alone, secret};
use crate::mail::body::{Line, attribution, picture, wrap};
use crate::mail::command::words::{self, introduces};

/// Lines that say nothing but that the move is not meant.
const ALONE: &[&str] = &[
    "no",
    "nein",
    "non",
    "нет",
    "wait",
    "no wait",
    "warte",
    "halt",
    "stop",
    "moment",
    "espera",
    "attends",
    "attendez",
    "подожди",
    "подождите",
    "стоп",
    "not",
    "nicht",
    "pas",
    "не",
    "oops",
    "ups",
    "undo",
    "takeback",
    "take back",
    "zurück",
    "falsch",
    "wrong",
    "sorry",
    "not yet",
    "test",
    "draft",
    "entwurf",
    "borrador",
    "brouillon",
    "черновик",
    "noch nicht",
    "todavía no",
    "pas encore",
    "ещё нет",
    "еще нет",
    "delete",
    "scratch that",
    "scratch this",
    "never mind",
    "nevermind",
    "one moment",
    "just a moment",
    "löschen",
    "einen moment",
    "moment noch",
    "moment mal",
    "momentchen",
    "doch nicht",
    "aber nein",
    "lieber nicht",
    "borrar",
    "bórralo",
    "un momento",
    "mejor no",
    "pero no",
    "supprimer",
    "effacer",
    "un instant",
    "un moment",
    "mais non",
    "plutôt pas",
    "удалить",
    "удали",
    "минутку",
    "минуту",
    "секунду",
    "погоди",
    "погодите",
    "лучше нет",
];

/// Courtesies behind one of them.
const COURTESIES: &[&str] = &[
    "please",
    "bitte",
    "por favor",
    "s'il vous plaît",
    "s'il te plaît",
    "s'il vous plait",
    "пожалуйста",
    "noch",
    "mal",
];

/// What a line begins with that says of the mail that it is not meant to be read yet.
const DRAFTS: &[&str] = &["draft", "entwurf", "borrador", "brouillon", "черновик", "test"];

/// What the rest of a sentence begins with that has a move for its beginning, even below an empty line.
const PREDICATES: &[&str] = &[
    "is",
    "was a",
    "was the",
    "was not",
    "was my",
    "was what",
    "was just",
    "isn't",
    "wasn't",
    "would",
    "wouldn't",
    "seems",
    "looks",
    "might",
    "could",
    "ist",
    "wäre",
    "würde",
    "war",
    "scheint",
    "sería",
    "fue",
    "parece",
    "est",
    "serait",
    "était",
    "semble",
    "было",
    "был",
    "была",
    "кажется",
];

/// Words that forbid to play what stands beside them.
const FORBIDS: &[&str] = &[
    "not play this",
    "not play it",
    "not play that",
    "not play yet",
    "n't play this",
    "n't play it",
    "n't play that",
    "n't play yet",
    "n’t play this",
    "n’t play it",
    "n’t play that",
    "n’t play yet",
    "not my move",
    "not make this move",
    "n't make this move",
    "not execute",
    "nicht spielen",
    "nicht ausführen",
    "nicht ziehen",
    "spielen sie das nicht",
    "spiel das nicht",
    "nicht mein zug",
    "no lo juegue",
    "no la juegue",
    "no juegue",
    "no es mi jugada",
    "no hagas esta jugada",
    "ne le jou",
    "ne la jou",
    "ne jouez pas",
    "ne joue pas",
    "pas jouer ce",
    "pas mon coup",
    "не играйте",
    "не играй",
    "не делайте этот",
    "не делай этот",
    "не делайте этого",
    "не мой ход",
    "не этот ход",
];

/// The same right above a move that goes on from them.
const FORBIDS_WHAT_FOLLOWS: &[&str] =
    &["not play", "n't play", "n’t play", "spiele nicht", "spiel nicht", "no juego", "ne joue pas"];

/// What says in a sentence that somebody wants a move back.
const WANTS_BACK: &[&str] = &[
    "take my move back|take back my move|take that move back|take it back|my move back|undo my move|correct my move|change my move",
    "change my last move|wrong move please|i blundered can i|wrong square please",
    "den zug zurücknehmen|zug zurücknehmen|meinen zug zurück|ihn zurücknehmen|zug rückgängig|zug ändern|zug korrigieren|zurückziehen",
    "retirar mi jugada|retirar la jugada|deshacer mi jugada|cambiar mi jugada|cambiar la jugada|corregir mi jugada|corregir la jugada",
    "reprendre mon coup|retirer mon coup|annuler mon coup|corriger mon coup|changer mon coup|changer de coup",
    "взять ход назад|вернуть ход|отменить ход|изменить ход|исправить ход|поменять ход|взять его назад|ход обратно",
];

/// What names another move than the one that was made.
const MEANT: &[&str] = &[
    "meant|i wanted to play|i wanted to move|please correct|correction|should have been|should be my move|not what i wanted",
    "gemeint|meinte|wollte spielen|wollte ich spielen|wollte ziehen|korrigieren|korrigiert|korrektur|richtig wäre",
    "quería jugar|queria jugar|quise jugar|quería decir|corrige|corrijan|corrija|corregir|corrección",
    "voulais jouer|voulais dire|corrigez|corriger|correction",
    "имел в виду|имела в виду|хотел сыграть|хотела сыграть|хотел пойти|хотела пойти|исправьте|исправить|поправка",
];

/// What gives another choice at the beginning of a line.
const OR: &[&str] = &["or", "oder", "o", "u", "ou", "или", "либо"];

/// What begins the rest of a sentence in whose middle a move stands. A closing ("cheers, anna") is written small as well.
const GOES_ON: &[&str] = &[
    "and",
    "but",
    "or",
    "so",
    "then",
    "when",
    "while",
    "which",
    "because",
    "instead",
    "und",
    "aber",
    "oder",
    "dann",
    "denn",
    "weil",
    "als",
    "worauf",
    "statt",
    "y",
    "e",
    "o",
    "pero",
    "entonces",
    "cuando",
    "porque",
    "que",
    "et",
    "ou",
    "mais",
    "puis",
    "alors",
    "car",
    "quand",
    "qui",
    "и",
    "или",
    "но",
    "а",
    "потом",
    "тогда",
    "когда",
    "потому",
    "что",
];

/// What makes a condition of the line that it begins.
const CONDITIONS: &[&str] = &[
    "if",
    "unless",
    "only if",
    "but only",
    "except",
    "wenn",
    "falls",
    "sofern",
    "außer",
    "es sei denn",
    "aber nur",
    "nur wenn",
    "si",
    "solo si",
    "sólo si",
    "a menos que",
    "a no ser que",
    "pero solo",
    "pero sólo",
    "sauf",
    "seulement si",
    "mais seulement",
    "à moins",
    "если",
    "только если",
    "но только",
    "разве что",
];

/// What begins a line that says the contrary of what stands above it.
const CONTRADICTS: &[&str] = &["no", "not", "nein", "nicht", "non", "pas", "нет", "не"];

/// Whether what a line asks for can never be undone, so that a doubt beside it counts.
pub(super) fn is_final(kind: &Kind) -> bool {
    matches!(kind, Kind::Move { .. }) || is_end(kind)
}

fn is_end(kind: &Kind) -> bool {
    let Kind::Command(action) = kind else { return false };
    matches!(action, Action::Resign | Action::Accept | Action::Claim { .. } | Action::Yes(_))
}

/// A line beside the one at `at` that leaves open whether that is meant; nothing where it asks for nothing final.
pub(super) fn about(segment: &[(&Line, Kind)], at: usize, notation: Option<Notation>) -> Option<String> {
    if !is_final(&segment[at].1) {
        return None;
    }
    let open = above(segment, at).or_else(|| below(segment, at)).or_else(|| of_a_move(segment, at, notation));
    open.or_else(|| if is_end(&segment[at].1) { not_the_end(segment, at) } else { None })
}

/// What leaves a move open beside it: a picture that questions it, the next number's move in a list, the rest of its sentence, and a
/// no to the draw that it offers.
fn of_a_move(segment: &[(&Line, Kind)], at: usize, notation: Option<Notation>) -> Option<String> {
    let (line, Kind::Move { text, tail }) = &segment[at] else { return None };
    if let Some(picture) = picture::doubting(&line.text) {
        return Some(picture);
    }
    let said = |(line, kind): &&(&Line, Kind)| !line.text.is_empty() && !line.filler && !kind.is_modifier();
    let first = segment[at + 1..].iter().find(said);
    if let Some((line, _)) = first
        && !line.text.contains(char::is_alphanumeric)
        && picture::doubting(&line.text).is_some()
    {
        return Some(line.text.clone());
    }
    // `1. e4`, `2. d4`, `3. c4`: nobody makes the second move of a game before its first is answered.
    let numbered = |text: &str, number: &str| {
        text.strip_prefix(number)
            .is_some_and(|rest| !rest.starts_with('.') && !rest.contains(char::is_whitespace))
    };
    let is_first = |text: &str| numbered(&text.replacen(". ", ".", 1), "1.");
    let is_second = |(_, kind): &&(&Line, Kind)| match kind {
        Kind::Move { text, .. } => numbered(&text.replacen(". ", ".", 1), "2."),
        _ => false,
    };
    if is_first(text)
        && let Some((second, _)) = segment[at + 1..].iter().find(is_second)
    {
        return Some(second.text.clone());
    }
    // "or not e4": another choice, whatever it is.
    if let Some((below, _)) = segment.get(at + 1).filter(|(below, kind)| {
        let or =
            OR.iter().any(|word| word.len() > 1 && below.text.starts_with(word) && begins(&below.text, word));
        or && !below.filler && !kind.is_modifier()
    }) {
        return Some(below.text.clone());
    }
    let offers = *tail == line::Tail::Offer || segment.iter().any(|(_, kind)| kind.offers());
    let refuses = |(line, _): &&(&Line, Kind)| {
        let lower = line.text.to_lowercase();
        NO_DRAW.iter().any(|words| lower.contains(words))
    };
    if offers && let Some((line, _)) = segment[at + 1..].iter().filter(said).find(refuses) {
        return Some(line.text.clone());
    }
    first.filter(|_| goes_on_below(segment, at, notation)).map(|(line, _)| line.text.clone())
}

/// How a line says that there is no draw.
const NO_DRAW: &[&str] = &[
    "no draw",
    "not a draw",
    "no offer",
    "kein remis",
    "kein remisangebot",
    "sin tablas",
    "nada de tablas",
    "no ofrezco",
    "pas de nulle",
    "pas nulle",
    "не ничья",
    "без ничьей",
    "никакой ничьей",
];

/// Whether the words below a move are the rest of its sentence: they begin small right below it, or with a verb further down. Who
/// writes small throughout greets, names himself or says something friendly.
fn goes_on_below(segment: &[(&Line, Kind)], at: usize, notation: Option<Notation>) -> bool {
    let own = &segment[at].0.text;
    let mut below = segment[at + 1..].iter().enumerate().filter(|(_, (line, _))| !line.text.is_empty());
    let Some((distance, (line, kind))) = below.next() else { return false };
    let text = line.text.as_str();
    let small = text.starts_with(char::is_lowercase);
    if !small
        || *kind != Kind::Text
        || line.filler
        || line.list
        || line::has_list_mark(text)
        || wrap::ends_sentence(own)
    {
        return false;
    }
    let mut words = text.split_whitespace();
    let first = words.next().unwrap_or_default();
    let bare = first.trim_end_matches([',', '.', '!', ':', ';', '…']);
    if distance > 0 {
        return PREDICATES.iter().any(|words| begins(text, words))
            && !text.contains('?')
            && !farewell::is_friendly(text, notation);
    }
    // `www.example.org`, `tel.`, `p.s.`
    let is_address = bare.contains(['.', '@', '/']) || bare.chars().count() < 2;
    let signs = words.next().is_none()
        && below.next().is_none()
        && first == bare
        && ![GOES_ON, CONDITIONS, CONTRADICTS, OR, PREDICATES, ALONE].concat().contains(&bare)
        && !says(text, SPECULATES)
        && !says(text, TAKES_BACK);
    !is_address && !signs && !farewell::is_friendly(text, notation)
}

/// A line below an end that gives another choice, makes a condition of it, contradicts it, asks about it or goes on from it. The words
/// of a farewell do none of that.
fn not_the_end(segment: &[(&Line, Kind)], at: usize) -> Option<String> {
    let said = |(line, kind): &&(&Line, Kind)| !line.text.is_empty() && !line.filler && !kind.is_modifier();
    let mut below = segment[at + 1..].iter().filter(said);
    let goes_on = below.clone().next().filter(|(line, _)| {
        let first = line.text.split_whitespace().next().unwrap_or_default();
        let end = normal(&segment[at].0.text);
        end.ends_with("give up") && first.ends_with("ing") && first.starts_with(char::is_lowercase)
    });
    let condition = segment[at + 1..].iter().find(|(_, kind)| matches!(kind, Kind::If(_)));
    let doubt = below.find(|(line, _)| {
        let text = line.text.trim_start_matches(['¡', '¿', '(', '-', '–', '—', ' ']);
        let against = CONTRADICTS.iter().any(|word| {
            let rest = if begins(text, word) { &text[word.len()..] } else { return false };
            rest.starts_with([',', '!', '.', ';'])
        });
        let condition = CONDITIONS.iter().any(|word| begins(text, word)) && !says(text, PLAYS_AGAIN);
        let other = condition || OR.iter().any(|word| begins(text, word));
        let asks = text.contains('?') && (says(text, ASKS) || says(text, GOES_ON_PLAYING));
        against || other || asks
    });
    goes_on.or(condition).or(doubt).map(|(line, _)| line.text.clone())
}

fn above(segment: &[(&Line, Kind)], at: usize) -> Option<String> {
    let place = segment[..at].iter().rposition(|(line, _)| !line.text.is_empty())?;
    let (line, kind) = &segment[place];
    let text = line.text.trim_end_matches(['*', '_', ' ']);
    if kind.is_modifier() || line.filler || named_alone(line).is_some() {
        return None;
    }
    let lower = text.to_lowercase();
    let directly = place + 1 == at;
    let introduced = text.ends_with([':', '：']);
    let bare = text.trim_end_matches([':', '：', ' ']);
    let open = !wrap::ends_sentence(text) && !text.ends_with(',');
    let greets = attribution::is_salutation(bare);
    let head = last_sentence(bare);
    let stands = greets || introduces(head) || head.rsplit(',').next().is_some_and(introduces);
    let thought = (open || introduced) && !stands && (says(head, SPECULATES) || says(head, ASKS));
    let headed = introduced && !stands && says(head, DOUBTS_BEFORE_COLON);
    // "In 1972 Fischer played", an empty line, the move.
    let told = open && !stands && !says(head, I) && {
        let last = normal(head);
        PLAYED.iter().any(|word| last.rsplit(' ').next() == Some(word))
            || (directly && WOULD_PLAY.iter().any(|words| last.ends_with(words)))
    };
    let asked = text.ends_with('?') && (says(text, ASKS) || (directly && says(text, ASKS_RIGHT_ABOVE)));
    let taken_back = directly && says(text, TAKES_BACK);
    let forbidden = (open || introduced)
        && (FORBIDS_WHAT_FOLLOWS.iter().chain(FORBIDS).any(|words| lower.contains(words))
            || ALONE.contains(&lower.trim_matches(['.', '!', ',', ' '])));
    // "In our other game you played", an empty line, the move, an empty line, "and I was lost."
    let sentence = || {
        let next = segment[at + 1..].iter().find(|(line, _)| !line.text.is_empty());
        let goes_on = next.is_some_and(|(line, kind)| {
            let first = line.text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
            matches!(kind, Kind::Text) && GOES_ON.contains(&first) && !line.filler
        });
        open && goes_on && text.split_whitespace().count() > 3 && text.split_whitespace().all(is_prose_word)
    };
    (thought || headed || told || asked || taken_back || forbidden || sentence()).then(|| line.text.clone())
}

/// The same in the places between quotes: a line that takes the move back, and the other moves that are named there.
pub(super) fn between_quotes(
    segments: &[Vec<(&Line, Kind)>],
    at: usize,
    notation: Option<Notation>,
) -> (Option<String>, Vec<String>) {
    let places = || segments.iter().enumerate().filter(|(place, _)| *place != at).map(|(_, lines)| lines);
    let back = places().flatten().find(|(line, kind)| {
        !line.filler && !kind.is_modifier() && (forbids(&line.text) || says(&line.text, TAKES_BACK))
    });
    let moves = places().flat_map(|lines| named_in(lines, notation, |_| false)).collect();
    (back.map(|(line, _)| line.text.clone()), moves)
}

/// A line with the lines above it from which its sentence goes on.
fn paragraph_to(segment: &[(&Line, Kind)], place: usize) -> String {
    let above = segment[..place].iter().rev().map(|(line, _)| line.text.as_str());
    let mut lines: Vec<&str> =
        above.take_while(|text| !text.is_empty() && !wrap::ends_sentence(text)).collect();
    lines.reverse();
    lines.push(&segment[place].0.text);
    lines.join(" ")
}

fn begins(text: &str, word: &str) -> bool {
    text.to_lowercase().strip_prefix(word).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
}

/// Whether a line says nothing but that what stands above it is not meant, politely perhaps, or calls the mail a draft.
fn is_alone(text: &str) -> bool {
    let around = |c: char| c.is_whitespace() || ".!?,…()[]*_¡¿-–—\"".contains(c);
    let lower = text.to_lowercase().replace('’', "'");
    let mut bare = lower.trim_matches(around);
    while let Some(rest) =
        COURTESIES.iter().find_map(|word| bare.strip_suffix(word)?.strip_suffix([' ', ',']))
    {
        if ALONE.contains(&bare) {
            return true;
        }
        bare = rest.trim_matches(around);
    }
    let clause = bare.split([',', ':', ';', '.', '-', '–', '—']).next().unwrap_or_default();
    ALONE.contains(&bare) || DRAFTS.contains(&clause.trim())
}

/// The line of a text that takes a move back which is made, or names another one for it. To a receipt that is no word for the
/// opponent: he would learn of the better move.
pub fn correcting(text: &str, notation: Option<Notation>) -> Option<String> {
    let corrects = |line: &&str| {
        let back = words::wants_a_move_back(line) || says(line, WANTS_BACK);
        back || (secret::moves(line, notation) > 0 && (says(line, TAKES_BACK) || says(line, MEANT)))
    };
    text.lines().map(str::trim).find(corrects).map(str::to_owned)
}

/// Whether a text says nothing but that a move is not meant, or takes it back.
pub(super) fn is_one(text: &str) -> bool {
    ALONE.contains(&text.to_lowercase().as_str()) || forbids(text) || says(text, TAKES_BACK)
}

fn forbids(text: &str) -> bool {
    let lower = text.to_lowercase();
    FORBIDS.iter().any(|words| lower.contains(words))
}

/// What stands behind the last sentence that ends inside of a line: "I hope you are well. My move" introduces a move.
fn last_sentence(text: &str) -> &str {
    text.rsplit(['.', '!', '?', ';']).find(|part| part.chars().any(char::is_alphabetic)).unwrap_or(text)
}

fn below(segment: &[(&Line, Kind)], at: usize) -> Option<String> {
    let mut lines = segment[at + 1..]
        .iter()
        .filter(|(line, kind)| !line.text.is_empty() && !line.filler && !kind.is_modifier());
    let first = lines.clone().next()?;
    if is_alone(&first.0.text) {
        return Some(first.0.text.clone());
    }
    lines
        .find(|(line, _)| forbids(&line.text) || says(&line.text, TAKES_BACK))
        .map(|(line, _)| line.text.clone())
}

/// The other moves of the mail that its writer may mean instead, as typed: each on a line of its own below, and whatever else is
/// named above or below and is neither a plan nor past. Which of them could be made, and is another move, tells the position (`judge`).
pub(super) fn others(segment: &[(&Line, Kind)], at: usize, notation: Option<Notation>) -> Vec<String> {
    let is_move = matches!(segment[at].1, Kind::Move { .. });
    if !is_move {
        return Vec::new();
    }
    let mut found = named_in(segment, notation, |place| place > at);
    // Items that are moves and nothing else, without a word between: which of them is it? Below words they are what those say.
    let below = segment[at + 1..].iter().filter(|(line, _)| !line.text.is_empty() && !line.filler);
    found.extend(below.map_while(|(line, _)| line::item_move(line, notation)).map(str::to_owned));
    found
}

/// The moves that lines name; `alone` tells at which places a move on a line of its own counts.
fn named_in(
    segment: &[(&Line, Kind)],
    notation: Option<Notation>,
    alone: impl Fn(usize) -> bool,
) -> Vec<String> {
    let mut found = Vec::new();
    for (place, (line, kind)) in segment.iter().enumerate() {
        match kind {
            Kind::Move { text, .. } if alone(place) => found.push(text.clone()),
            Kind::Move { .. } | Kind::BelowNote | Kind::Command(_) | Kind::Wrapped(_) => {}
            _ if line.filler || kind.is_modifier() => {}
            _ if OR.iter().any(|word| begins(&line.text, word)) => {
                found.extend(secret::moves_in(&line.text, notation).map(str::to_owned));
            }
            // "If b3 is better, play that": a plan names his opponent's move and the answer.
            Kind::Secret if condition::names_one_move(&line.text, notation) => {
                found.extend(secret::moves_in(&line.text, notation).map(str::to_owned));
            }
            // An item of a list is no move (domain.md, "Mail").
            _ if *kind == Kind::Secret || line.list || line::has_list_mark(&line.text) => {}
            _ if says(&paragraph_to(segment, place), PAST) => {}
            _ => found.extend(secret::moves_in(&line.text, notation).map(str::to_owned)),
        }
    }
    found
}
