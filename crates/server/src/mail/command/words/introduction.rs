//! How people introduce a move.

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
    "i will play",
    "i'm playing",
    "i choose",
    "my answer is",
    "my answer:",
    "my next move:",
    "my next move is",
    "white:",
    "black:",
    "zug:",
    "mein zug:",
    "mein zug ist",
    "mein zug",
    "hier mein zug:",
    "hier ist mein zug:",
    "ich spiele",
    "ich ziehe",
    "spiele ich",
    "ziehe ich",
    "dann spiele ich",
    "ich antworte mit",
    "meine antwort:",
    "mein nächster zug:",
    "mein nächster zug ist",
    "weiß:",
    "schwarz:",
    "jugada:",
    "mi jugada:",
    "mi jugada es",
    "mi jugada",
    "juego",
    "yo juego",
    "muevo",
    "mi respuesta:",
    "mi respuesta es",
    "respondo",
    "blancas:",
    "negras:",
    "coup:",
    "mon coup:",
    "mon coup est",
    "voici mon coup:",
    "je joue",
    "ma réponse:",
    "je réponds",
    "blancs:",
    "noirs:",
    "ход:",
    "мой ход",
    "вот мой ход:",
    "играю",
    "я играю",
    "хожу",
    "я хожу",
    "ответ:",
    "мой ответ:",
    "белые:",
    "чёрные:",
    "черные:",
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
    // French sets a blank before its colon.
    let length = |words: &&str| {
        let bare = words.trim_end_matches(':');
        let rest = lower.strip_prefix(bare)?;
        let colon = rest.trim_start_matches([' ', '\u{a0}', '\u{202f}']).strip_prefix(':');
        if bare.len() < words.len() {
            colon.map(|behind| lower.len() - behind.len())
        } else {
            Some(bare.len())
        }
    };
    let cut = INTRODUCTIONS.iter().filter_map(length).max().unwrap_or(0);
    let rest = &line[cut..];
    let bounded = cut == 0 || line[..cut].ends_with(':') || rest.starts_with([' ', ':']);
    if !bounded {
        return line;
    }
    let rest = rest.trim_start_matches([' ', ':']);
    // `My move - Nf3`, `Мой ход — Кf3`
    if cut > 0 {
        rest.trim_start_matches("- ").trim_start_matches("– ").trim_start_matches("— ")
    } else {
        rest
    }
}

/// What else a line may be that introduces a move: whose it is, or that it answers.
const HEADS: &[&str] = &[
    "reply",
    "answer",
    "my answer",
    "i answer",
    "white",
    "black",
    "antwort",
    "meine antwort",
    "ich antworte",
    "weiß",
    "schwarz",
    "respuesta",
    "mi respuesta",
    "respondo",
    "blancas",
    "negras",
    "réponse",
    "ma réponse",
    "je réponds",
    "blancs",
    "noirs",
    "ответ",
    "мой ответ",
    "отвечаю",
    "белые",
    "чёрные",
    "черные",
];

/// What makes of an introduction its contrary.
const NOT: &[&str] = &[
    "not",
    "no",
    "never",
    "nicht",
    "kein",
    "keine",
    "nie",
    "nunca",
    "pas",
    "jamais",
    "ne",
    "не",
    "нет",
    "isn't",
    "wasn't",
    "if",
    "wenn",
    "falls",
    "si",
    "если",
    "maybe",
    "perhaps",
    "probably",
    "vielleicht",
    "wahrscheinlich",
    "quizás",
    "quizá",
    "peut-être",
    "возможно",
    "tomorrow",
    "mañana",
    "demain",
    "завтра",
];

/// Of a line of more words only its last part introduces, set apart by one of these or by a comma.
const SHORT: usize = 6;
const JOINS: &[&str] = &[
    " and",
    " so",
    " now",
    " und",
    " also",
    " jetzt",
    " nun",
    " y",
    " ahora",
    " et",
    " donc",
    " maintenant",
    " и",
    " теперь",
];

/// Whether a line, without its colon, introduces the move below it as the one that is made: "and now I play", "Move 12".
pub fn introduces(line: &str) -> bool {
    let lower = line.to_lowercase().replace('’', "'");
    let lower = lower.trim_end_matches(|c: char| c.is_ascii_digit() || matches!(c, '.' | ' ' | '…' | '#'));
    let said: Vec<&str> = lower.split_whitespace().collect();
    let ends = |words: &str| {
        let words = words.trim_end_matches(':');
        lower.strip_suffix(words).is_some_and(|rest| {
            let joined =
                || rest.trim_end().ends_with(',') || JOINS.iter().any(|join| rest.trim_end().ends_with(join));
            rest.is_empty() || (rest.ends_with([' ', ',']) && (said.len() <= SHORT || joined()))
        })
    };
    !said.is_empty()
        && !said.iter().any(|word| NOT.contains(word))
        && INTRODUCTIONS.iter().chain(HEADS).any(|words| ends(words))
}
