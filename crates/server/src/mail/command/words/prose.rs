//! Sentences that begin with a command word and are everyday words for all that.

/// How such sentences begin, in lower case.
#[rustfmt::skip]
const POLITE: &[&str] = &[
    // English
    "if you want", "if you like", "if you wish", "if you are interested", "if you're interested", "if you don't mind",
    "if you have time", "if you agree", "if it is all right", "note that", "help!", "draw? never", "draw? no", "accept my",
    "i resign myself",
    // German
    "wenn du magst", "wenn du willst", "wenn du möchtest", "wenn du lust", "wenn du zeit", "wenn sie mögen", "wenn sie wollen",
    "wenn sie möchten", "wenn sie lust", "wenn sie zeit", "falls du lust", "falls du zeit", "falls sie lust", "falls sie zeit",
    "hilfe,", "hilfe!", "remis? nie", "remis? nein",
    // Spanish
    "nota que", "¿tablas? ¡nunca", "tablas? nunca", "¿tablas? no", "ayuda a ",
    // French
    "note que", "notez que", "nulle ? jamais", "nulle? jamais", "nulle ? non",
    // Russian
    "если хотите", "если хочешь", "если вам интересно", "если не возражаете", "если есть время", "ничья? никогда", "ничья? нет",
];

/// Whether a line begins as one says something to somebody, and not as a command. Whether a plan stands in it is for others to say.
pub fn is_polite(line: &str) -> bool {
    let lower = line.trim().to_lowercase().replace('’', "'");
    POLITE.iter().any(|words| lower.starts_with(words))
}
