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
