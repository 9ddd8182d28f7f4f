//! The words of commands, in the club's languages. One table: what is not in it is no command.

mod introduction;
mod meant;
mod prose;
mod small;
mod table;

use frcec_rules::reading::is_short_capture;
pub use introduction::{behind_yes, introduces, without_introduction};
pub use meant::{meant, resigning};
pub(super) use prose::is_polite;
use small::{BACK, NO, WINGS};
use table::{PHRASES, WITH_ARGUMENT};

/// What a word or a phrase asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Word {
    /// Offers a draw, beside a move.
    Draw,
    /// Accepts the opponent's offer.
    Accept,
    /// Declines it.
    Decline,
    /// Claims a draw, perhaps with a move.
    Claim,
    /// Gives up.
    Resign,
    /// Confirms what is held.
    Yes,
    /// Withdraws what is held, or conditional lines.
    Cancel,
    /// Asks for help.
    Help,
    /// Lists the sender's games.
    Games,
    /// Shows a game.
    Show,
    /// Shows a starting position.
    Position,
    /// Sets the language.
    Language,
    /// Sets the letters of the pieces.
    Pieces,
    /// Switches the digest.
    Digest,
    /// Lists the sender's addresses.
    Addresses,
    /// Asks for the game as a file.
    Pgn,
    /// Starts a practice game.
    Practice,
    /// Asks for membership.
    Join,
    /// Enters, changes or lists the sender's leave.
    Leave,
    /// Gives the opponent time.
    Give,
    /// Has a game cancelled in which the opponent has made no first move.
    CancelGame,
    /// The same, and looks for a new opponent on the same terms.
    NewOpponent,
    /// Shows the conditional lines that stand.
    Lines,
    /// Challenges somebody.
    Challenge,
    /// Lists challenges.
    Challenges,
    /// Takes a challenge back.
    Withdraw,
    /// Waits for a pairing.
    Pair,
    /// Waits no more.
    Unpair,
    /// Challenges the last opponent again.
    Rematch,
    /// Leaves the club.
    LeaveClub,
    /// Leaves it and wants to be forgotten.
    DeleteMe,
    /// Brings a game from elsewhere.
    Offsite,
    /// Reads no more words of the opponent.
    Mute,
    /// Reads them again.
    Unmute,
    /// Tells the directors of them.
    Report,
    /// Lists the events.
    Events,
    /// Enters an event.
    Enter,
    /// Begins an event.
    Start,
    /// Puts somebody else in the place of a no-show.
    Replace,
    /// Gives a game another result.
    Correct,
    /// Decides an adjudication.
    Decide,
    /// Gives a player time, by office.
    Time,
    /// Votes for a game of the month.
    Vote,
    /// Puts a game up for the game of its month.
    Nominate,
    /// Switches the newsletter.
    Newsletter,
    /// Begins a conditional line.
    If,
    /// Begins a private note.
    Note,
}

impl Word {
    /// Whether a line that begins with the word, but says more, is taken for an attempt to command wherever it
    /// stands. The others begin many an innocent sentence: "Yes, I saw it."
    pub const fn is_grave(self) -> bool {
        matches!(self, Self::Draw | Self::Accept | Self::Decline | Self::Claim | Self::Resign | Self::Cancel)
            || self.is_about_words()
    }

    /// Whether it is about the opponent's words, and must never be read by the opponent.
    pub const fn is_about_words(self) -> bool {
        matches!(self, Self::Mute | Self::Unmute | Self::Report)
    }

    /// The name under which the help lists the command, for those that it lists.
    pub const fn help_name(self) -> Option<&'static str> {
        Some(match self {
            Self::Show => "show",
            Self::Position => "position",
            Self::Challenge => "challenge",
            Self::Pair => "pair",
            Self::Enter => "enter",
            Self::Withdraw => "go",
            Self::Practice => "practice",
            Self::Leave => "leave",
            Self::Language => "language",
            Self::Pieces => "pieces",
            Self::Digest => "digest",
            Self::Newsletter => "newsletter",
            Self::Vote => "vote",
            Self::Offsite => "offsite",
            _ => return None,
        })
    }

    /// Whether prose below a command that begins with the word is withheld (domain.md): game commands, `if`, `note`.
    /// A general command counts only as it is written in full, and a yes only where a question was asked: "Yes, I saw it."
    pub const fn withholds(self) -> bool {
        self.is_grave() || matches!(self, Self::Help | Self::If | Self::Note)
    }
}

/// The quotation marks of the club's languages.
pub const fn is_quote(c: char) -> bool {
    matches!(c, '"' | '“' | '”' | '„' | '‟' | '«' | '»' | '‹' | '›' | '‘' | '‚')
}

/// A question without its marks: `¿tablas?`, `(remis?)`, `« nulle ? »`, `draw?!`.
pub fn unasked(text: &str) -> &str {
    let around = |c: char| {
        c.is_whitespace() || is_quote(c) || matches!(c, '(' | ')' | '[' | ']' | '¿' | '¡' | '!' | '.')
    };
    text.trim_matches(|c: char| around(c) || c == '?')
}

/// Whether a whole line says no.
pub fn is_no(line: &str) -> bool {
    NO.contains(&normal(line).as_str())
}

/// Whether a whole line is nothing but such a word.
fn is_bare_wing(line: &str) -> bool {
    WINGS.contains(&normal(line).as_str())
}

/// Whether a whole line is a move only if its writer says nothing before it, and else a word: a wing's name, or a pawn's capture by
/// its two files.
pub fn is_brief(line: &str) -> bool {
    is_bare_wing(line) || is_short_capture(line)
}

/// Whether a word of a line about leave, in lower case, takes leave back.
pub fn takes_back(word: &str) -> bool {
    BACK.contains(&word)
}

/// What follows a number of days.
const DAYS: &[&str] = &[
    "d", "day", "days", "tag", "tage", "día", "días", "dia", "dias", "jour", "jours", "день", "дня", "дней",
];

/// So many days: `3`, `3 days`.
pub fn days(text: &str) -> Option<u32> {
    let text = normal(text);
    let (number, unit) = text.split_once(' ').unwrap_or((&text, "days"));
    let digits = !number.is_empty() && number.bytes().all(|octet| octet.is_ascii_digit());
    // A number that no calendar holds is still a number, and is refused as one.
    (digits && DAYS.contains(&unit)).then(|| number.parse().unwrap_or(u32::MAX))
}

/// The command that a whole line is.
pub fn phrase(line: &str) -> Option<Word> {
    let line = normal(line);
    PHRASES.iter().find(|(phrase, _)| *phrase == line).map(|(_, word)| *word)
}

/// The word that a line begins with, if it wants an argument, and the argument.
pub fn with_argument(line: &str) -> Option<(Word, &str)> {
    let (first, rest) = line.split_once([' ', ':'])?;
    let first = normal(first);
    let word = WITH_ARGUMENT.iter().find(|(w, _)| *w == first)?.1;
    Some((word, rest.trim_start_matches([' ', ':'])))
}

/// What stands behind the word that begins a conditional line. `si` is Spanish for it and for "yes": what follows tells.
pub fn behind_if(line: &str) -> Option<&str> {
    let (first, rest) = line.split_once([' ', ':'])?;
    let first = normal(first);
    crate::lines::WORDS.ifs.contains(&first.as_str()).then(|| rest.trim_start_matches([' ', ':']))
}

/// The command word that a line begins with, whatever follows.
pub fn first_word(line: &str) -> Option<Word> {
    let first =
        line.split(|c: char| !(c.is_alphanumeric() || matches!(c, '\'' | '’'))).find(|w| !w.is_empty())?;
    let begins = line.trim_start_matches(|c: char| !c.is_alphanumeric());
    if !begins.starts_with(first) {
        return None;
    }
    let first = normal(first);
    let table = PHRASES.iter().chain(WITH_ARGUMENT);
    table.into_iter().find(|(word, _)| *word == first).map(|(_, word)| *word).or_else(|| first_phrase(line))
}

/// The command of several words that a line begins with: "I resign if you find Qh7". Only such as name the end of the game:
/// "ich nehme an, dass" is no acceptance.
fn first_phrase(line: &str) -> Option<Word> {
    let line = normal(line);
    let ends = |phrase: &str, word: Word| {
        word == Word::Resign
            || ["draw", "remis", "tablas", "nulle", "ничью"].iter().any(|d| phrase.contains(d))
    };
    let begins = |phrase: &str| {
        let rest = line.strip_prefix(phrase);
        // "I give up smoking", "je renonce au dessert".
        let of_more = matches!(phrase, "i give up" | "je renonce");
        phrase.contains(' ') && !of_more && rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
    };
    PHRASES
        .iter()
        .find(|(phrase, word)| *word != Word::Decline && ends(phrase, *word) && begins(phrase))
        .map(|(_, word)| *word)
}

/// Whether a whole line asks to take a move back, which nobody can: `undo`.
pub fn wants_a_move_back(line: &str) -> bool {
    const WISHES: &[&str] = &[
        "undo|undo move|undo my move|undo last move|takeback|take back|takeback please|take back please|take back my move",
        "take my move back|can i take my move back|can i take it back|may i take my move back|may i take it back",
        "zurücknehmen|zug zurück|zug zurücknehmen|zugrücknahme|rückgängig|zug rückgängig machen",
        "darf ich den zug zurücknehmen|kann ich den zug zurücknehmen|darf ich zurücknehmen",
        "deshacer|deshacer jugada|retirar jugada|retirar la jugada|puedo retirar la jugada|puedo deshacer la jugada",
        "reprendre|reprendre mon coup|reprendre le coup|retirer mon coup|puis-je reprendre mon coup",
        "вернуть ход|взять ход назад|отменить ход|отмена хода|можно взять ход назад|можно вернуть ход",
    ];
    let line = normal(line);
    let line = line.trim_end_matches(['?', '!', ' ']);
    WISHES.iter().flat_map(|wishes| wishes.split('|')).any(|wish| wish == line)
}

/// Whether a whole line is a command misspelled by one letter, or asks for what the club does not do: `resing`, `appeal`.
pub fn is_nearly_a_command(line: &str) -> bool {
    const OTHERS: &[&str] = &[
        "unsubscribe",
        "stop",
        "logout",
        "adjudicate",
        "appeal",
        "note",
        "if",
        "abmelden",
        "annuler",
        "отписаться",
    ];
    let line = normal(line);
    let near = |phrase: &str| phrase.chars().count() >= SLIP && one_slip(&line, phrase);
    OTHERS.contains(&line.as_str())
        || (line.chars().count() >= SLIP
            && PHRASES.iter().any(|(phrase, word)| word.is_grave() && near(phrase)))
}

/// The command that a line may be meant for although it says or writes it otherwise: one among other words, the one that it begins
/// with, or one misspelled by a letter.
pub fn intended(line: &str) -> Option<Word> {
    let bare = normal(line);
    let slip = || {
        let near = |phrase: &str| phrase.chars().count() >= SLIP && one_slip(&bare, phrase);
        PHRASES.iter().find(|(phrase, word)| word.is_grave() && near(phrase)).map(|(_, word)| *word)
    };
    let ends = |word: &Word| matches!(word, Word::Accept | Word::Resign);
    let begun = first_word(line);
    // "Draw accepted, well played!" begins with the word of an offer.
    let among = if begun.is_none_or(|word| word == Word::Draw) { meant(line).filter(ends) } else { None };
    among.or(begun).or_else(slip)
}

/// The line of a text that asks for another game in one word, which is a command or nearly one: `Rematch?`, `challenge`.
pub fn wants_another_game(text: &str) -> Option<String> {
    let line = text.lines().map(str::trim).find(|line| !line.is_empty())?;
    let bare = unasked(line);
    let known = |list: &[(&str, Word)]| {
        let bare = normal(bare);
        list.iter().any(|(known, word)| *known == bare && matches!(word, Word::Rematch | Word::Challenge))
    };
    (known(PHRASES) || known(WITH_ARGUMENT)).then(|| line.to_owned())
}

/// Whether a text says from when to when its writer is away.
pub fn speaks_of_leave(text: &str) -> bool {
    const AWAY: &[&str] = &[
        "holiday|holidays|vacation|on leave|be away|am away|will be absent|out of town|travelling|traveling",
        "urlaub|im urlaub|verreist|nicht da|abwesend|ferien",
        "vacaciones|de viaje|fuera|ausente",
        "vacances|congé|congés|en voyage|absent|absente",
        "отпуск-|в отъезде|уезжаю|каникул-",
    ];
    const DAYS: usize = 2;
    let figures = |line: &str| {
        let words = line.split(|c: char| !c.is_alphanumeric());
        words.filter(|word| word.starts_with(|c: char| c.is_ascii_digit())).count()
    };
    text.lines().any(|line| super::phrases::says(line, AWAY) && figures(line) >= DAYS)
}

/// Letters of a phrase at least that is known by its slip.
const SLIP: usize = 5;

/// Whether two texts differ by one letter left out, put in, changed, or changed places with its neighbour.
fn one_slip(one: &str, other: &str) -> bool {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let same = one.iter().zip(&other).take_while(|(a, b)| a == b).count();
    let (rest, wanted) = (&one[same..], &other[same..]);
    match (rest, wanted) {
        ([], []) => false,
        ([a, b, rest @ ..], [c, d, wanted @ ..]) if a == d && b == c && rest == wanted => true,
        _ => {
            let skip = |part: &[char]| part.get(1..).unwrap_or_default().to_vec();
            skip(rest) == skip(wanted) || skip(rest) == wanted || rest == skip(wanted)
        }
    }
}

/// Lower case, one kind of apostrophe, single spaces, no quotes, full stop or Spanish marks that open a question or a call around
/// it.
fn normal(line: &str) -> String {
    let line = line.trim_matches(|c: char| c.is_whitespace() || is_quote(c) || ".!'’,;¿¡".contains(c));
    let line = line.to_lowercase().replace('’', "'");
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_are_whole_lines() {
        assert_eq!(phrase("Resign."), Some(Word::Resign));
        assert_eq!(phrase("  ich  GEBE auf! "), Some(Word::Resign));
        assert_eq!(phrase("j’abandonne"), Some(Word::Resign));
        assert_eq!(phrase("resign?"), None);
        assert_eq!(phrase("resign now"), None);
        assert_eq!(phrase("accepted"), None);
    }

    #[test]
    fn arguments_and_first_words() {
        assert_eq!(with_argument("claim Nf3"), Some((Word::Claim, "Nf3")));
        assert_eq!(with_argument("Note: remember e5"), Some((Word::Note, "remember e5")));
        assert_eq!(first_word("Resign? Never."), Some(Word::Resign));
        assert_eq!(first_word("resigned"), None);
        assert_eq!(first_word("I resign if you find Qh7"), Some(Word::Resign));
        assert_eq!(first_word("I resigned"), None);
        assert_eq!(first_word("Ich nehme an, dass du e5 spielst"), None);
        assert_eq!(first_word("No draw today!"), None);
        assert_eq!(first_word("If you take"), Some(Word::If));
        assert_eq!(without_introduction("My move: Nf3"), "Nf3");
        assert_eq!(without_introduction("I play chess"), "chess");
        assert_eq!(without_introduction("I played"), "I played");
        assert_eq!(without_introduction("Voici mon coup : Cf3"), "Cf3");
        assert_eq!(without_introduction("Мой ход — Кf3"), "Кf3");
        assert_eq!(without_introduction("Ответ: Кf3"), "Кf3");
        assert_eq!(without_introduction("- Nf3"), "- Nf3");
        assert_eq!(without_introduction("Sorry, typo: e5"), "e5");
        assert_eq!(without_introduction("Perdón, quise decir Cf3"), "Cf3");
    }

    #[test]
    fn a_slip_is_one_letter() {
        for slip in ["resing", "resgn", "ressign", "acept", "aufgebn", "abandno", "сдаюс", "appeal"] {
            assert!(is_nearly_a_command(slip), "{slip}");
        }
        for word in ["thanks", "sign", "hallo", "danke", "bravo", "gracias"] {
            assert!(!is_nearly_a_command(word), "{word}");
        }
    }

    #[test]
    fn no_phrase_stands_twice() {
        for (at, (phrase, _)) in PHRASES.iter().enumerate() {
            assert!(PHRASES[at + 1..].iter().all(|(other, _)| other != phrase), "{phrase}");
        }
    }

    #[test]
    fn what_accepts_alone_accepts_by_number() {
        for (phrase, word) in PHRASES {
            if matches!(word, Word::Accept | Word::Decline) && !phrase.contains(' ') {
                assert!(WITH_ARGUMENT.contains(&(phrase, *word)), "{phrase}");
            }
        }
    }
}
