//! The head of a game: tag pairs, and what of them may stand there only once.

/// Splits `[Name "value"]` off; gives name, value and the octets taken.
pub(super) fn tag_pair(text: &str) -> Option<(&str, String, usize)> {
    let inside = text.strip_prefix('[')?.trim_start();
    let end =
        inside.find(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '_' | '-' | '+' | '#' | '='))?;
    let (name, rest) = inside.split_at(end);
    let rest = rest.trim_start().strip_prefix('"')?;
    let mut value = String::new();
    let mut chars = rest.chars();
    loop {
        match chars.next()? {
            '"' => break,
            '\\' => match chars.next()? {
                c @ ('"' | '\\') => value.push(c),
                c => value.extend(['\\', c]),
            },
            c => value.push(c),
        }
    }
    let rest = chars.as_str().trim_start().strip_prefix(']')?;
    (!name.is_empty()).then(|| (name, value, text.len() - rest.len()))
}

/// Whether a tag says what game it is, so that a second one with another value leaves that open: the seven of the
/// roster and those that set up the board.
pub(super) fn only_once(name: &str) -> bool {
    ["Event", "Site", "Date", "Round", "White", "Black", "Result", "Variant", "SetUp", "FEN"]
        .iter()
        .any(|known| known.eq_ignore_ascii_case(name))
}

/// What a Variant tag says.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Variant {
    Unsaid,
    Orthodox,
    Chess960,
}

impl Variant {
    /// None for other games than chess.
    pub(super) fn of(text: &str) -> Option<Self> {
        let plain: String = text.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect();
        match plain.as_str() {
            "chess960" | "960" | "fischerandom" | "fischerrandom" | "fischerandomchess"
            | "fischerrandomchess" | "freestyle" | "freestylechess" | "frc" => Some(Self::Chess960),
            "standard" | "chess" | "normal" | "orthodox" | "classical" => Some(Self::Orthodox),
            "" | "fromposition" => Some(Self::Unsaid),
            _ => None,
        }
    }
}
