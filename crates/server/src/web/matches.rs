//! `/matches/{label}`
use askama::Template;
use askama_web::WebTemplate;

use super::frame::Frame;
use super::words::{EventRef, Person, StartLabel, Tag};

/// Two games from one position with colours reversed.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/match.html")]
pub struct MatchPage {
    /// Around it.
    pub frame: Frame,
    /// `M0001`.
    pub label: String,
    /// The tournament it belongs to.
    pub event: Option<EventRef>,
    /// Who has White in the first game.
    pub first: Person,
    /// Who has Black in it.
    pub second: Person,
    /// The position of both games.
    pub start: StartLabel,
    /// The time control in words.
    pub pace: String,
    /// "1 : 0".
    pub score: String,
    /// The games.
    pub games: Vec<MatchGame>,
}

/// One game of a match.
#[derive(Clone, Debug)]
pub struct MatchGame {
    /// The plain number.
    pub id: i64,
    /// `M0001-1`.
    pub label: String,
    /// Who has White.
    pub white: Person,
    /// Who has Black.
    pub black: Person,
    /// How it stands.
    pub state: Tag,
    /// The board as SVG.
    pub board: String,
    /// The last move in words.
    pub last: String,
}

#[cfg(test)]
impl MatchPage {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        vec![Self {
            frame: Frame::sample(),
            label: "M0001".to_owned(),
            event: Some(EventRef { id: "T0001".to_owned(), name: samples::HOSTILE.to_owned() }),
            first: Person::new(samples::HOSTILE, "mallory"),
            second: Person::new("Boris", "boris"),
            start: samples::start().into(),
            pace: "10/30".to_owned(),
            score: "1 : 0".to_owned(),
            games: samples::games()
                .into_iter()
                .map(|row| MatchGame {
                    id: row.id,
                    label: row.label,
                    white: row.white,
                    black: row.black,
                    state: row.state,
                    board: samples::board(),
                    last: "After 12.O-O".to_owned(),
                })
                .collect(),
        }]
    }
}
