//! Marks by which a letter of ours is recognised when it comes back without quote marks. `compose` writes them.

/// The last line of every letter of ours.
pub const TAIL: &str = "=== frcec ===";

/// What stands before every line of help and of moves in our letters, so that none of them begins with a command.
pub const HELP: &str = ":: ";

/// The first line of a letter of ours. From here to [`TAIL`], or to the end, nothing is the writer's.
pub fn head(subject: &str) -> String {
    format!("=== {subject} ===")
}

/// Whether a line is [`head`]'s, with whatever emphasis a program put around it.
pub fn is_head(line: &str) -> bool {
    let line = line.trim_matches(['*', '_', ' ']);
    line.len() > 8 && line.starts_with("=== ") && line.ends_with(" ===")
}

/// Whether a line is [`TAIL`].
pub fn is_tail(line: &str) -> bool {
    line.trim_matches(['*', '_', ' ']) == TAIL
}

/// The heading of one game's part of a letter that shows several.
pub fn heading(text: &str) -> String {
    format!("--- {text} ---")
}

/// The text of [`heading`], if a line is one.
pub fn section(line: &str) -> Option<&str> {
    let line = line.trim_matches(['*', '_', ' ']);
    line.strip_prefix("--- ")?.strip_suffix(" ---").map(str::trim).filter(|text| !text.is_empty())
}

/// The game to whose address a line of a letter of several games says that a mail is to be sent: its last word is that address.
pub fn game_to_write_to(line: &str) -> Option<i64> {
    let tag = line.rsplit(' ').next()?.strip_prefix("play+g")?;
    let (game, rest) = tag.split_once('.')?;
    game.parse().ok().filter(|_| rest.contains('@'))
}

/// Whether a line is help or moves of ours.
pub fn is_help(line: &str) -> bool {
    line == HELP.trim_end() || line.starts_with(HELP)
}

/// Such a line without its mark.
pub fn unmarked(line: &str) -> &str {
    line.strip_prefix(HELP.trim_end()).unwrap_or(line).trim()
}
