//! The words of commands, in the club's languages. One table: what is not in it is no command.

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
    }

    /// Whether prose below a command that begins with the word is withheld (domain.md): game commands, `if`, `note`.
    /// A general command counts only as it is written in full.
    pub const fn withholds(self) -> bool {
        self.is_grave() || matches!(self, Self::Yes | Self::Help | Self::If | Self::Note)
    }
}

/// Whole phrases: a line is a command if it is one of these, but for case, quotes and a full stop.
const PHRASES: &[(&str, Word)] = &[
    ("draw", Word::Draw),
    ("draw offer", Word::Draw),
    ("draw offered", Word::Draw),
    ("offer draw", Word::Draw),
    ("offer a draw", Word::Draw),
    ("i offer a draw", Word::Draw),
    ("i offer draw", Word::Draw),
    ("(=)", Word::Draw),
    ("remis", Word::Draw),
    ("remisangebot", Word::Draw),
    ("ich biete remis", Word::Draw),
    ("ich biete remis an", Word::Draw),
    ("tablas", Word::Draw),
    ("ofrezco tablas", Word::Draw),
    ("nulle", Word::Draw),
    ("nul", Word::Draw),
    ("partie nulle", Word::Draw),
    ("je propose nulle", Word::Draw),
    ("je propose la nulle", Word::Draw),
    ("ничья", Word::Draw),
    ("предлагаю ничью", Word::Draw),
    ("accept", Word::Accept),
    ("i accept", Word::Accept),
    ("accept draw", Word::Accept),
    ("accept the draw", Word::Accept),
    ("i accept the draw", Word::Accept),
    ("draw accepted", Word::Accept),
    ("annehmen", Word::Accept),
    ("remis annehmen", Word::Accept),
    ("remis angenommen", Word::Accept),
    ("ich nehme an", Word::Accept),
    ("ich nehme remis an", Word::Accept),
    ("ich nehme das remis an", Word::Accept),
    ("acepto", Word::Accept),
    ("aceptar", Word::Accept),
    ("acepto tablas", Word::Accept),
    ("acepto las tablas", Word::Accept),
    ("j'accepte", Word::Accept),
    ("accepter", Word::Accept),
    ("j'accepte la nulle", Word::Accept),
    ("j'accepte nulle", Word::Accept),
    ("принимаю", Word::Accept),
    ("принять", Word::Accept),
    ("принимаю ничью", Word::Accept),
    ("decline", Word::Decline),
    ("i decline", Word::Decline),
    ("decline draw", Word::Decline),
    ("decline the draw", Word::Decline),
    ("draw declined", Word::Decline),
    ("no draw", Word::Decline),
    ("ablehnen", Word::Decline),
    ("ich lehne ab", Word::Decline),
    ("remis abgelehnt", Word::Decline),
    ("kein remis", Word::Decline),
    ("rechazo", Word::Decline),
    ("rechazar", Word::Decline),
    ("rechazo tablas", Word::Decline),
    ("rechazo las tablas", Word::Decline),
    ("refuser", Word::Decline),
    ("je refuse", Word::Decline),
    ("je refuse la nulle", Word::Decline),
    ("отклоняю", Word::Decline),
    ("отклонить", Word::Decline),
    ("claim", Word::Claim),
    ("claim draw", Word::Claim),
    ("claim a draw", Word::Claim),
    ("claim the draw", Word::Claim),
    ("i claim", Word::Claim),
    ("i claim the draw", Word::Claim),
    ("draw claim", Word::Claim),
    ("i claim a draw", Word::Claim),
    ("reklamieren", Word::Claim),
    ("remis reklamieren", Word::Claim),
    ("ich reklamiere remis", Word::Claim),
    ("reclamo", Word::Claim),
    ("reclamo tablas", Word::Claim),
    ("réclamer", Word::Claim),
    ("je réclame la nulle", Word::Claim),
    ("требую", Word::Claim),
    ("требую ничью", Word::Claim),
    ("resign", Word::Resign),
    ("i resign", Word::Resign),
    ("aufgeben", Word::Resign),
    ("aufgabe", Word::Resign),
    ("gebe auf", Word::Resign),
    ("ich gebe auf", Word::Resign),
    ("abandono", Word::Resign),
    ("abandonar", Word::Resign),
    ("me rindo", Word::Resign),
    ("rendirse", Word::Resign),
    ("abandon", Word::Resign),
    ("abandonne", Word::Resign),
    ("abandonner", Word::Resign),
    ("j'abandonne", Word::Resign),
    ("сдаюсь", Word::Resign),
    ("я сдаюсь", Word::Resign),
    ("сдаться", Word::Resign),
    ("yes", Word::Yes),
    ("ja", Word::Yes),
    ("sí", Word::Yes),
    ("si", Word::Yes),
    ("oui", Word::Yes),
    ("да", Word::Yes),
    ("yes please", Word::Yes),
    ("yes, please", Word::Yes),
    ("ja bitte", Word::Yes),
    ("ja, bitte", Word::Yes),
    ("sí por favor", Word::Yes),
    ("sí, por favor", Word::Yes),
    ("si, por favor", Word::Yes),
    ("oui s'il vous plaît", Word::Yes),
    ("oui, s'il vous plaît", Word::Yes),
    ("oui, merci", Word::Yes),
    ("да, пожалуйста", Word::Yes),
    ("cancel", Word::Cancel),
    ("abbrechen", Word::Cancel),
    ("zurücknehmen", Word::Cancel),
    ("cancelar", Word::Cancel),
    ("annuler", Word::Cancel),
    ("отмена", Word::Cancel),
    ("отменить", Word::Cancel),
    ("help", Word::Help),
    ("hilfe", Word::Help),
    ("ayuda", Word::Help),
    ("aide", Word::Help),
    ("помощь", Word::Help),
    ("games", Word::Games),
    ("my games", Word::Games),
    ("partien", Word::Games),
    ("partidas", Word::Games),
    ("parties", Word::Games),
    ("партии", Word::Games),
    ("lines", Word::Lines),
    ("varianten", Word::Lines),
    ("líneas", Word::Lines),
    ("lineas", Word::Lines),
    ("suites", Word::Lines),
    ("варианты", Word::Lines),
    ("pgn", Word::Pgn),
    ("addresses", Word::Addresses),
    ("adressen", Word::Addresses),
    ("direcciones", Word::Addresses),
    ("adresses", Word::Addresses),
    ("адреса", Word::Addresses),
    ("practice", Word::Practice),
    ("übung", Word::Practice),
    ("práctica", Word::Practice),
    ("entraînement", Word::Practice),
    ("тренировка", Word::Practice),
    ("leave", Word::Leave),
    ("my leave", Word::Leave),
    ("urlaub", Word::Leave),
    ("vacaciones", Word::Leave),
    ("congé", Word::Leave),
    ("congés", Word::Leave),
    ("отпуск", Word::Leave),
    ("cancel game", Word::CancelGame),
    ("cancel the game", Word::CancelGame),
    ("partie absetzen", Word::CancelGame),
    ("anular partida", Word::CancelGame),
    ("anular la partida", Word::CancelGame),
    ("annuler la partie", Word::CancelGame),
    ("отменить партию", Word::CancelGame),
    ("new opponent", Word::NewOpponent),
    ("neuer gegner", Word::NewOpponent),
    ("nuevo rival", Word::NewOpponent),
    ("nouvel adversaire", Word::NewOpponent),
    ("новый соперник", Word::NewOpponent),
    ("join", Word::Join),
    ("beitreten", Word::Join),
    ("unirse", Word::Join),
    ("adhérer", Word::Join),
    ("вступить", Word::Join),
    ("challenges", Word::Challenges),
    ("herausforderungen", Word::Challenges),
    ("retos", Word::Challenges),
    ("défis", Word::Challenges),
    ("вызовы", Word::Challenges),
    ("events", Word::Events),
    ("tournaments", Word::Events),
    ("turniere", Word::Events),
    ("torneos", Word::Events),
    ("tournois", Word::Events),
    ("турниры", Word::Events),
    ("pair me", Word::Pair),
    ("paarung", Word::Pair),
    ("emparejar", Word::Pair),
    ("apparier", Word::Pair),
    ("подбор", Word::Pair),
    ("pair off", Word::Unpair),
    ("paarung aus", Word::Unpair),
    ("emparejar no", Word::Unpair),
    ("apparier non", Word::Unpair),
    ("подбор нет", Word::Unpair),
    ("rematch", Word::Rematch),
    ("revanche", Word::Rematch),
    ("revancha", Word::Rematch),
    ("реванш", Word::Rematch),
    ("leave club", Word::LeaveClub),
    ("leave the club", Word::LeaveClub),
    ("club verlassen", Word::LeaveClub),
    ("dejar el club", Word::LeaveClub),
    ("quitter le club", Word::LeaveClub),
    ("покинуть клуб", Word::LeaveClub),
    ("delete me", Word::DeleteMe),
    ("lösche mich", Word::DeleteMe),
    ("bórrame", Word::DeleteMe),
    ("supprimez-moi", Word::DeleteMe),
    ("удалите меня", Word::DeleteMe),
    ("offsite", Word::Offsite),
    ("auswärts", Word::Offsite),
    ("externa", Word::Offsite),
    ("externe", Word::Offsite),
    ("извне", Word::Offsite),
    ("mute", Word::Mute),
    ("stumm", Word::Mute),
    ("silenciar", Word::Mute),
    ("sourdine", Word::Mute),
    ("заглушить", Word::Mute),
    ("unmute", Word::Unmute),
    ("wieder lesen", Word::Unmute),
    ("volver a leer", Word::Unmute),
    ("relire", Word::Unmute),
    ("снова читать", Word::Unmute),
];

/// Words that want something behind them.
const WITH_ARGUMENT: &[(&str, Word)] = &[
    ("yes", Word::Yes),
    ("ja", Word::Yes),
    ("sí", Word::Yes),
    ("si", Word::Yes),
    ("oui", Word::Yes),
    ("да", Word::Yes),
    ("claim", Word::Claim),
    ("reklamieren", Word::Claim),
    ("reclamo", Word::Claim),
    ("réclamer", Word::Claim),
    ("требую", Word::Claim),
    ("show", Word::Show),
    ("zeige", Word::Show),
    ("mostrar", Word::Show),
    ("montrer", Word::Show),
    ("покажи", Word::Show),
    ("position", Word::Position),
    ("stellung", Word::Position),
    ("posición", Word::Position),
    ("позиция", Word::Position),
    ("language", Word::Language),
    ("sprache", Word::Language),
    ("idioma", Word::Language),
    ("langue", Word::Language),
    ("язык", Word::Language),
    ("digest", Word::Digest),
    ("übersicht", Word::Digest),
    ("resumen", Word::Digest),
    ("résumé", Word::Digest),
    ("сводка", Word::Digest),
    ("leave", Word::Leave),
    ("urlaub", Word::Leave),
    ("vacaciones", Word::Leave),
    ("congé", Word::Leave),
    ("congés", Word::Leave),
    ("отпуск", Word::Leave),
    ("give", Word::Give),
    ("schenke", Word::Give),
    ("schenken", Word::Give),
    ("regalo", Word::Give),
    ("regalar", Word::Give),
    ("offrir", Word::Give),
    ("j'offre", Word::Give),
    ("подарить", Word::Give),
    ("дарю", Word::Give),
    ("if", Word::If),
    ("wenn", Word::If),
    ("falls", Word::If),
    ("если", Word::If),
    ("challenge", Word::Challenge),
    ("herausforderung", Word::Challenge),
    ("reto", Word::Challenge),
    ("défi", Word::Challenge),
    ("вызов", Word::Challenge),
    ("accept", Word::Accept),
    ("annehmen", Word::Accept),
    ("acepto", Word::Accept),
    ("accepter", Word::Accept),
    ("принять", Word::Accept),
    ("принимаю", Word::Accept),
    ("decline", Word::Decline),
    ("ablehnen", Word::Decline),
    ("rechazo", Word::Decline),
    ("refuser", Word::Decline),
    ("отклонить", Word::Decline),
    ("отклоняю", Word::Decline),
    ("enter", Word::Enter),
    ("teilnehmen", Word::Enter),
    ("inscribir", Word::Enter),
    ("inscrire", Word::Enter),
    ("участвовать", Word::Enter),
    ("start", Word::Start),
    ("starten", Word::Start),
    ("empezar", Word::Start),
    ("commencer", Word::Start),
    ("начать", Word::Start),
    ("replace", Word::Replace),
    ("ersetzen", Word::Replace),
    ("sustituir", Word::Replace),
    ("remplacer", Word::Replace),
    ("заменить", Word::Replace),
    ("correct", Word::Correct),
    ("korrigieren", Word::Correct),
    ("corregir", Word::Correct),
    ("corriger", Word::Correct),
    ("исправить", Word::Correct),
    ("decide", Word::Decide),
    ("entscheiden", Word::Decide),
    ("decidir", Word::Decide),
    ("trancher", Word::Decide),
    ("решить", Word::Decide),
    ("time", Word::Time),
    ("zeit", Word::Time),
    ("tiempo", Word::Time),
    ("temps", Word::Time),
    ("время", Word::Time),
    ("withdraw", Word::Withdraw),
    ("zurückziehen", Word::Withdraw),
    ("retirar", Word::Withdraw),
    ("retirer", Word::Withdraw),
    ("отозвать", Word::Withdraw),
    ("pair", Word::Pair),
    ("paarung", Word::Pair),
    ("emparejar", Word::Pair),
    ("apparier", Word::Pair),
    ("подбор", Word::Pair),
    ("rematch", Word::Rematch),
    ("revanche", Word::Rematch),
    ("revancha", Word::Rematch),
    ("реванш", Word::Rematch),
    ("offsite", Word::Offsite),
    ("auswärts", Word::Offsite),
    ("externa", Word::Offsite),
    ("externe", Word::Offsite),
    ("извне", Word::Offsite),
    ("report", Word::Report),
    ("melden", Word::Report),
    ("denunciar", Word::Report),
    ("signaler", Word::Report),
    ("пожаловаться", Word::Report),
    ("vote", Word::Vote),
    ("stimme", Word::Vote),
    ("voto", Word::Vote),
    ("votar", Word::Vote),
    ("voter", Word::Vote),
    ("голос", Word::Vote),
    ("голосую", Word::Vote),
    ("nominate", Word::Nominate),
    ("vorschlagen", Word::Nominate),
    ("proponer", Word::Nominate),
    ("proposer", Word::Nominate),
    ("выдвинуть", Word::Nominate),
    ("newsletter", Word::Newsletter),
    ("rundbrief", Word::Newsletter),
    ("boletín", Word::Newsletter),
    ("boletin", Word::Newsletter),
    ("bulletin", Word::Newsletter),
    ("рассылка", Word::Newsletter),
    ("note", Word::Note),
    ("notiz", Word::Note),
    ("nota", Word::Note),
    ("заметка", Word::Note),
];

/// A plain no, which counts only where a question was asked.
const NO: &[&str] = &[
    "no",
    "no thanks",
    "no, thanks",
    "nein",
    "nein danke",
    "nein, danke",
    "no, gracias",
    "non",
    "non merci",
    "non, merci",
    "нет",
    "нет, спасибо",
];

/// Whether a whole line says no.
pub fn is_no(line: &str) -> bool {
    NO.contains(&normal(line).as_str())
}

/// Words for a wing in the club's languages that mean castling when a mail says nothing else. Elsewhere they are adjectives,
/// and names: Short, Lang.
const WINGS: &[&str] = &[
    "short",
    "long",
    "kurz",
    "lang",
    "corto",
    "largo",
    "corta",
    "larga",
    "court",
    "petit",
    "grand",
    "короткая",
    "длинная",
    "короткую",
    "длинную",
    "коротко",
    "длинно",
];

/// Whether a whole line is nothing but such a word.
pub fn is_bare_wing(line: &str) -> bool {
    WINGS.contains(&normal(line).as_str())
}

/// What takes leave back, in a line about leave.
const BACK: &[&str] = &[
    "off",
    "cancel",
    "aus",
    "absagen",
    "zurücknehmen",
    "no",
    "cancelar",
    "anular",
    "non",
    "annuler",
    "нет",
    "отмена",
    "отменить",
];

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
        phrase.contains(' ') && rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
    };
    PHRASES
        .iter()
        .find(|(phrase, word)| *word != Word::Decline && ends(phrase, *word) && begins(phrase))
        .map(|(_, word)| *word)
}

/// Lower case, one kind of apostrophe, single spaces, no quotes or full stop around it.
fn normal(line: &str) -> String {
    let line = line.trim_matches(|c: char| c.is_whitespace() || ".!\"'“”„«»‘’,;".contains(c));
    let line = line.to_lowercase().replace('’', "'");
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// How people introduce a move: "My move: Nf3".
const INTRODUCTIONS: &[&str] = &[
    "move:",
    "my move:",
    "my move is",
    "my move",
    "my reply:",
    "here is my move:",
    "here's my move:",
    "i play",
    "i'll play",
    "i move",
    "zug:",
    "mein zug:",
    "mein zug ist",
    "mein zug",
    "hier mein zug:",
    "hier ist mein zug:",
    "ich spiele",
    "ich ziehe",
    "jugada:",
    "mi jugada:",
    "mi jugada es",
    "mi jugada",
    "juego",
    "coup:",
    "mon coup:",
    "mon coup est",
    "voici mon coup:",
    "je joue",
    "ход:",
    "мой ход",
    "вот мой ход:",
    "играю",
    "я играю",
    "хожу",
    "я хожу",
    "mossa:",
    "la mia mossa:",
    "mia mossa:",
    "gioco",
    "lance:",
    "meu lance:",
    "jogada:",
    "minha jogada:",
    "zet:",
    "mijn zet:",
    "ruch:",
    "mój ruch:",
    "træk:",
    "mit træk:",
    "drag:",
    "mitt drag:",
];

/// The line without such an introduction.
pub fn without_introduction(line: &str) -> &str {
    let lower = line.to_lowercase();
    // Lower case may have another length; only then is the introduction not cut.
    if lower.len() != line.len() {
        return line;
    }
    let cut = INTRODUCTIONS.iter().filter(|i| lower.starts_with(*i)).map(|i| i.len()).max().unwrap_or(0);
    let rest = &line[cut..];
    let bounded = cut == 0 || line[..cut].ends_with(':') || rest.starts_with([' ', ':']);
    if bounded { rest.trim_start_matches([' ', ':']) } else { line }
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
    }

    #[test]
    fn no_phrase_stands_twice() {
        for (at, (phrase, _)) in PHRASES.iter().enumerate() {
            assert!(PHRASES[at + 1..].iter().all(|(other, _)| other != phrase), "{phrase}");
        }
    }
}
