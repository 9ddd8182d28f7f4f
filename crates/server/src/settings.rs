//! What a member has chosen: stored with the member as one JSON text, every choice with a default.
use serde::{Deserialize, Serialize};

/// When a receipt is sent for one's own move (domain.md, "Decisions": on for mailed moves, off for web moves).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Receipts {
    /// For moves that came by mail.
    #[default]
    Mailed,
    /// For every move.
    Always,
    /// For none.
    Never,
}

/// Which moves are held until the member has said `yes`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AskBefore {
    /// None: a clear move is played.
    #[default]
    Nothing,
    /// Castling and resignation.
    CastlingAndResignation,
    /// All moves.
    Everything,
}

/// When letters about one's games are sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Delivery {
    /// At once, one for each event.
    #[default]
    Immediate,
    /// Once a day, all boards in one letter.
    DailyDigest,
    /// Never; the pages show everything. Reminders have a choice of their own.
    Off,
}

/// When a game comes as a file for other programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PgnFile {
    /// With the letter that tells its end.
    #[default]
    AtEnd,
    /// With each letter about it.
    Always,
    /// Only when asked for.
    Never,
}

/// A member's choices. An unknown key in the stored text is kept out; a missing one has its default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Receipts for own moves.
    pub receipts: Receipts,
    /// Held until confirmed.
    pub ask_before: AskBefore,
    /// Read only full, unambiguous algebraic notation with the right move number.
    pub strict: bool,
    /// Letters at once or as a digest.
    pub delivery: Delivery,
    /// Reminders before the time runs out.
    pub reminders: bool,
    /// The game as a file.
    pub pgn: PgnFile,
    /// The club's newsletter, once a month.
    pub newsletter: bool,
    /// Opponents (player ids) whose texts are not passed on to this member.
    pub muted: Vec<i64>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            receipts: Receipts::default(),
            ask_before: AskBefore::default(),
            strict: false,
            delivery: Delivery::default(),
            reminders: true,
            pgn: PgnFile::default(),
            // Whoever has not asked for it gets none.
            newsletter: false,
            muted: Vec::new(),
        }
    }
}

impl Settings {
    /// Reads the stored text; an empty one means all defaults.
    pub fn parse(text: &str) -> Result<Self, serde_json::Error> {
        if text.trim().is_empty() { Ok(Self::default()) } else { serde_json::from_str(text) }
    }

    /// The text to store.
    pub fn to_text(&self) -> String {
        // A struct of plain choices always serialises.
        serde_json::to_string(self).unwrap_or_else(|_| "{}".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_choices_have_their_default() {
        let settings = Settings::parse(r#"{"strict":true}"#).unwrap();
        assert!(settings.strict);
        assert_eq!(settings.receipts, Receipts::Mailed);
        assert!(settings.reminders, "whoever never chose is reminded");
        assert_eq!(Settings::parse("").unwrap(), Settings::default());
        assert_eq!(Settings::parse(&settings.to_text()).unwrap(), settings);
        assert!(Settings::parse("{").is_err());
    }
}
