//! The words by which lines name games, in all languages.

/// Words for a game or a match, behind which a number names one.
#[rustfmt::skip]
pub(super) const GAMES: &[&str] = &[
    // English
    "game", "match",
    // German
    "partie", "spiel", "wettkampf", "begegnung",
    // Spanish
    "partida", "juego", "encuentro",
    // French, beside "partie" and "match"
    "rencontre",
    // Russian
    "партия", "партии", "партию", "партией", "игра", "игре", "матч", "матча", "матче",
];

/// Words that stand between such a word and its number.
pub(super) const NUMBERS: &[&str] =
    &["no", "nr", "nº", "n°", "№", "num", "number", "nummer", "número", "numero", "numéro", "номер"];

/// What else may stand before a name.
#[rustfmt::skip]
pub(super) const BEFORE: &[&str] = &[
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
pub(super) const ORDINALS: &[(&str, i64)] = &[
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
#[rustfmt::skip]
pub(super) const REPLIES: &[&str] = &[
    "re:", "aw:", "fwd:", "fw:", "wg:", "rv:", "tr:", "rép:", "отв:", "ha:",
    "subject:", "betreff:", "asunto:", "objet:", "тема:",
];

/// Words before an opponent's name, or between two.
#[rustfmt::skip]
pub(super) const AGAINST: &[&str] = &[
    "-", "–", "—", "vs", "vs.", "v.",
    "against", "with", "gegen", "mit", "contra", "con", "contre", "avec", "против", "с",
];

/// Words for a move, behind which its number stands.
pub(super) const MOVES: &[&str] = &["move", "zug", "jugada", "coup", "ход"];

/// Words for another game than the one that is answered.
pub(super) const OTHER: &[&str] = &[
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
