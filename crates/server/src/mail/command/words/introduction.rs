//! How people introduce a move, and how they say that it is meant.

use crate::mail::command::phrases;

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
    "i reply with",
    "i answer with",
    "i respond with",
    "my reply is",
    "my answer:",
    "i mean",
    "i meant",
    "sorry, i mean",
    "sorry, i meant",
    "typo:",
    "sorry, typo:",
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
    "ich meine",
    "ich meinte",
    "gemeint ist",
    "gemeint war",
    "tippfehler:",
    "entschuldigung, tippfehler:",
    "mein nächster zug:",
    "mein nächster zug ist",
    "mein nächster zug lautet",
    "mein zug lautet",
    "meine antwort ist",
    "meine antwort lautet",
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
    "quiero decir",
    "quise decir",
    "quería decir",
    "perdón, quise decir",
    "perdón, quería decir",
    "mi respuesta es",
    "respondo",
    "respondo con",
    "contesto",
    "contesto con",
    "mi próxima jugada es",
    "blancas:",
    "negras:",
    "coup:",
    "mon coup:",
    "mon coup est",
    "voici mon coup:",
    "je joue",
    "ma réponse:",
    "je veux dire",
    "je voulais dire",
    "pardon, je voulais dire",
    "faute de frappe:",
    "je réponds",
    "je réponds par",
    "ma réponse est",
    "mon prochain coup est",
    "blancs:",
    "noirs:",
    "ход:",
    "мой ход",
    "вот мой ход:",
    "играю",
    "я играю",
    "хожу",
    "делаю",
    "делаю ход",
    "я хожу",
    "ответ:",
    "отвечаю",
    "я отвечаю",
    "мой ответ:",
    "я имею в виду",
    "я имел в виду",
    "я имела в виду",
    "опечатка:",
    "извините, опечатка:",
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

/// What somebody begins with who is asked whether something is meant, as phrases are written.
const AFFIRMATIONS: &[&str] = &[
    "yes|yes please|yes indeed|yes exactly|yes sure|exactly|right|correct|sure|of course|yes of course|ok|okay",
    "ja|ja bitte|ja genau|genau|richtig|ja richtig|stimmt|ja natürlich|natürlich|klar|ja klar|jawohl",
    "sí|si|sí por favor|sí claro|claro|exacto|exactamente|eso es|correcto|por supuesto|vale",
    "oui|oui s'il vous plaît|oui exactement|exactement|c'est ça|oui c'est ça|exact|bien sûr|oui bien sûr|d'accord",
    "да|да пожалуйста|да именно|именно|верно|да верно|правильно|да конечно|конечно|хорошо",
];

/// What stands behind such a word and a mark: `Yes, e5`.
pub fn behind_yes(line: &str) -> Option<&str> {
    // The longest first: "yes, please, e5".
    line.rmatch_indices([',', '!', '.', ':', ';', '–', '—']).find_map(|(at, mark)| {
        let said = phrases::normal(&line[..at].replace(',', " "));
        let affirms = AFFIRMATIONS.iter().flat_map(|words| words.split('|')).any(|known| known == said);
        affirms.then(|| line[at + mark.len()..].trim_start()).filter(|rest| !rest.is_empty())
    })
}

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
