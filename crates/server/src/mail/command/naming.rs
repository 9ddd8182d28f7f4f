//! A line that names a game: `M0001-1`, `Game 12:`, `Mein Zug in T0004-M0055-2:`, `zweite Partie`. Players of several games write
//! such a line above their move; where it names another game than the address does, the move is not played but asked about.
//!
//! A sentence in which a game is mentioned names none: before the name only words of a short list may stand, and behind it
//! nothing, a move or a command, or what stands in a subject of ours.

use frcec_store::GameId;

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

/// A game, as far as a line can name it.
#[derive(Clone, Copy, Debug)]
pub struct Known<'a> {
    /// The plain number.
    pub game: i64,
    /// `M0255-1`, `T0004-M0055-2`.
    pub name: &'a str,
}

impl Known<'_> {
    /// Whether `name` may mean this game.
    pub fn fits(self, name: &Name) -> bool {
        let (of_match, number) = match names::read(self.name) {
            Some(Named::GameOf(of_match, number)) => (Some(of_match), Some(number)),
            Some(Named::Match(of_match)) => (Some(of_match), None),
            _ => (None, None),
        };
        match name {
            Name::Label(Named::Game(game)) => game.0 == self.game,
            Name::Label(Named::Match(named)) => of_match == Some(*named),
            Name::Label(Named::GameOf(named, place)) => of_match == Some(*named) && number == Some(*place),
            Name::Number(value) => {
                *value == self.game
                    || number == Some(*value)
                    || of_match.is_some_and(|of_match| of_match.0 == *value)
            }
            Name::Ordinal(place) => number.is_none_or(|number| number == *place),
            Name::Event(code) => self.name.split('-').next().is_some_and(|own| same_event(own, code)),
            Name::Board(value) => *value == self.game,
            Name::Other | Name::Person(_) => false,
        }
    }

    /// Whether `name` can mean nothing but this game.
    pub fn is_exactly(self, name: &Name) -> bool {
        match name {
            // The first game of a match is also called "game 1", and so is the first of the club.
            Name::Number(value) => *value == self.game,
            name => self.fits(name),
        }
    }

    /// Under which names other games may be looked for that `name` means, seen from this one.
    pub fn elsewhere(self, name: &Name) -> Vec<Named> {
        let of_match = match names::read(self.name) {
            Some(Named::GameOf(of_match, place)) => Some((of_match, place)),
            _ => None,
        };
        let of_number = |place: i64| of_match.map(|(of_match, _)| Named::GameOf(of_match, place));
        match name {
            Name::Label(named) => vec![*named],
            // "Game 2" is the club's second one, or the match's.
            Name::Number(number) => {
                let second = of_number(*number).filter(|_| (1..=2).contains(number));
                second.into_iter().chain([Named::Game(GameId(*number))]).collect()
            }
            Name::Ordinal(place) => of_number(*place).into_iter().collect(),
            Name::Other => of_match.and_then(|(_, own)| of_number(3 - own)).into_iter().collect(),
            Name::Event(_) | Name::Board(_) | Name::Person(_) => Vec::new(),
        }
    }
}

/// Words for a game or a match, behind which a number names one.
const GAMES: &[&str] = &[
    "game",
    "match",
    "partie",
    "spiel",
    "wettkampf",
    "begegnung",
    "partida",
    "juego",
    "encuentro",
    "match",
    "rencontre",
    "партия",
    "партии",
    "партию",
    "партией",
    "игра",
    "игре",
    "матч",
    "матча",
    "матче",
];

/// Words that stand between such a word and its number.
const NUMBERS: &[&str] =
    &["no", "nr", "nº", "n°", "№", "num", "number", "nummer", "número", "numero", "numéro", "номер"];

/// What else may stand before a name.
#[rustfmt::skip]
const BEFORE: &[&str] = &[
    // English
    "in", "for", "to", "on", "of", "about", "my", "our", "the", "this", "is", "move", "answer", "reply",
    "board", "event", "tournament",
    // German
    "im", "für", "zu", "zur", "zum", "mein", "meine", "unsere", "unserer", "der", "die", "das", "zug",
    "antwort", "brett", "turnier",
    // Spanish
    "en", "para", "a", "de", "del", "la", "el", "mi", "nuestra", "jugada", "respuesta", "tablero", "torneo",
    // French
    "dans", "pour", "à", "au", "le", "ma", "mon", "notre", "coup", "réponse", "échiquier", "tournoi",
    // Russian
    "в", "во", "для", "по", "к", "на", "мой", "моя", "наша", "нашей", "нашу", "ход", "ответ", "доска",
    "турнир",
];

/// Words for the first and the second game of a match.
#[rustfmt::skip]
const ORDINALS: &[(&str, i64)] = &[
    // English
    ("first", 1), ("1st", 1), ("one", 1), ("second", 2), ("2nd", 2), ("two", 2),
    // German
    ("erste", 1), ("ersten", 1), ("eins", 1), ("zweite", 2), ("zweiten", 2), ("zwei", 2),
    // Spanish
    ("primera", 1), ("1ª", 1), ("1a", 1), ("uno", 1), ("segunda", 2), ("2ª", 2), ("2a", 2), ("dos", 2),
    // French
    ("première", 1), ("premiere", 1), ("1re", 1), ("1ère", 1), ("un", 1), ("deuxième", 2), ("seconde", 2),
    ("2e", 2), ("2ème", 2), ("deux", 2),
    // Russian
    ("первая", 1), ("первой", 1), ("первую", 1), ("1-я", 1), ("1-й", 1), ("вторая", 2), ("второй", 2),
    ("вторую", 2), ("2-я", 2), ("2-й", 2),
    // Figures, as in `2. Partie`
    ("1", 1), ("2", 2),
];

/// How programs begin the subject of an answer, and the header that holds it.
const REPLIES: &[&str] = &[
    "re:",
    "aw:",
    "fwd:",
    "fw:",
    "wg:",
    "rv:",
    "tr:",
    "rép:",
    "отв:",
    "ha:",
    "subject:",
    "betreff:",
    "asunto:",
    "objet:",
    "тема:",
];

/// Words before an opponent's name, or between two.
const AGAINST: &[&str] = &[
    "-",
    "–",
    "—",
    "vs",
    "vs.",
    "v.",
    "against",
    "with",
    "gegen",
    "mit",
    "contra",
    "con",
    "contre",
    "avec",
    "против",
    "с",
];

/// Words for a move, behind which its number stands.
const MOVES: &[&str] = &["move", "zug", "jugada", "coup", "ход"];

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

/// Words for another game than the one that is answered.
const OTHER: &[&str] = &[
    "other game",
    "other match",
    "andere partie",
    "anderen partie",
    "anderen wettkampf",
    "otra partida",
    "autre partie",
    "другой партии",
    "другую партию",
    "другая партия",
];

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

fn same_event(one: &str, other: &str) -> bool {
    let parts = |code: &str| {
        let code = code.to_ascii_uppercase();
        let digits = code.trim_start_matches(|c: char| c.is_ascii_alphabetic()).to_owned();
        (code[..code.len() - digits.len()].to_owned(), digits.parse::<i64>().ok())
    };
    parts(one) == parts(other)
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

#[cfg(test)]
mod tests {
    use frcec_store::MatchId;

    use super::*;

    fn read(line: &str) -> String {
        let Some(found) = of(line) else { return "-".to_owned() };
        let name = match found.name {
            Name::Other => "other".to_owned(),
            Name::Person(name) => name.join(" "),
            Name::Label(Named::Match(MatchId(id))) => format!("M{id}"),
            Name::Label(Named::GameOf(MatchId(id), number)) => format!("M{id}-{number}"),
            Name::Label(Named::Game(GameId(id))) | Name::Number(id) => format!("game {id}"),
            Name::Ordinal(place) => format!("place {place}"),
            Name::Event(code) => code,
            Name::Board(number) => format!("#{number}"),
        };
        if found.rest.is_empty() { name } else { format!("{name} | {}", found.rest) }
    }

    #[test]
    fn lines_that_name_a_game() {
        for (line, meaning) in [
            ("M0001-1", "M1-1"),
            ("*M0001-1*", "M1-1"),
            ("(M0001-1)", "M1-1"),
            ("m0001.1:", "M1-1"),
            ("T0004-M0055-2", "M55-2"),
            ("T0004.M0055", "M55"),
            ("DP0001-M0255-1:", "M255-1"),
            ("T0004", "T0004"),
            ("M0001-1 e5", "M1-1 | e5"),
            ("M0001-1: e5", "M1-1 | e5"),
            ("M0001-1 - e5", "M1-1 | e5"),
            ("M0001-1:e5", "M1-1 | e5"),
            ("M0001-1 ...e5", "M1-1 | ...e5"),
            ("Game M0001-1:", "M1-1"),
            ("In game M0001-1: 12...e5", "M1-1 | 12...e5"),
            ("My move in M0001-1 is: e5", "M1-1 | is: e5"),
            ("game 12", "game 12"),
            ("Game no. 12:", "game 12"),
            ("game #12 e5", "game 12 | e5"),
            ("Partie 12", "game 12"),
            ("Partie Nr. 12: e5", "game 12 | e5"),
            ("Mein Zug in Partie M0001-1:", "M1-1"),
            ("Partida nº 12", "game 12"),
            ("Mi jugada en la partida M0001-1:", "M1-1"),
            ("partie n° 12 :", "game 12"),
            ("Mon coup dans la partie M0001-1 :", "M1-1"),
            ("Партия 12", "game 12"),
            ("партия № 12:", "game 12"),
            ("Мой ход в партии M0001-1: e5", "M1-1 | e5"),
            ("second game", "place 2"),
            ("Second game: e5", "place 2 | e5"),
            ("game two", "place 2"),
            ("2. Partie", "place 2"),
            ("zweite Partie:", "place 2"),
            ("Segunda partida", "place 2"),
            ("2e partie", "place 2"),
            ("Вторая партия:", "place 2"),
            ("#2", "#2"),
            ("#2 e5", "#2 | e5"),
            ("Re: [FRCEC] M0001-1: Anna Adler - Boris Bern", "M1-1"),
            ("Betreff: AW: [FRCEC] M0001-1: Anna Adler - Boris Bern", "M1-1"),
            ("M0001-1 (Anna - Boris)", "M1-1"),
            ("M0001-1, Anna Adler - Boris Bern", "M1-1"),
            ("Partie M0001-1 gegen Boris", "M1-1"),
            ("Game M0001-1 with Boris", "M1-1"),
            ("Game M0001-1, move 12", "M1-1"),
            ("Partie M0001-1, Zug 12:", "M1-1"),
            ("M0001-1: e2 - e4", "M1-1 | e2 - e4"),
            ("M0003-1 · move 1 · your turn", "M3-1"),
            ("My move in M0001-1 is:", "M1-1"),
        ] {
            assert_eq!(read(line), meaning, "{line:?}");
        }
    }

    #[test]
    fn lines_that_name_none() {
        for line in [
            "",
            "e5",
            "12. e5",
            "move 12",
            "Zug 12",
            "see our game M0001-1",
            "I like game 12 more",
            "Thanks for M0001-1",
            "#069 NNBBRKQR",
            "Te1",
            "T1",
            "game",
            "the second",
            "2. e4",
            "1. Te1",
            "Partie nulle",
            "A game for two",
            "12",
        ] {
            assert_eq!(read(line), "-", "{line:?}");
        }
    }

    #[test]
    fn a_name_fits_its_game() {
        let known = Known { game: 12, name: "T0004-M0055-2" };
        let fits = |line: &str| known.fits(&of(line).expect("a name").name);
        for own in [
            "M0055-2",
            "T0004-M0055-2",
            "M55",
            "game 12",
            "game 2",
            "2nd game",
            "T0004",
            "t004",
            "#12",
            "match 55",
        ] {
            assert!(fits(own), "{own}");
        }
        for other in
            ["M0055-1", "M0056", "game 13", "game 1", "first game", "T0005", "DP0004", "#1", "match 56"]
        {
            assert!(!fits(other), "{other}");
        }
        let alone = Known { game: 7, name: "7" };
        assert!(alone.fits(&of("first game").expect("a name").name));
        assert!(!alone.fits(&of("M0007-1").expect("a name").name));
        assert_eq!(
            in_subject("Re: [FRCEC] T0004-M0055-2: Anna - M. Boris"),
            [Name::Label(Named::GameOf(MatchId(55), 2))]
        );
    }
}
