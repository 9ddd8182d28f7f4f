//! `/games`
use askama::Template;
use askama_web::WebTemplate;

use super::frame::Frame;
use super::words::{Choice, GameRow};

/// All games, by player, tournament, position and state.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/games.html")]
pub struct Games {
    /// Around it.
    pub frame: Frame,
    /// The handle asked for.
    pub player: String,
    /// The tournament asked for.
    pub tournament: String,
    /// The position asked for.
    pub position: String,
    /// The states to choose from.
    pub states: Vec<Choice>,
    /// What of the question made no sense.
    pub faults: Vec<String>,
    /// The games found.
    pub rows: Vec<GameRow>,
    /// The page before.
    pub earlier: Option<String>,
    /// The page after.
    pub later: Option<String>,
}

#[cfg(test)]
impl Games {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let empty = Self {
            frame: Frame::sample(),
            player: samples::HOSTILE.to_owned(),
            tournament: String::new(),
            position: "960".to_owned(),
            states: vec![Choice { value: "running".to_owned(), text: "running".to_owned(), chosen: true }],
            faults: vec![samples::HOSTILE.to_owned()],
            rows: vec![],
            earlier: None,
            later: None,
        };
        let full = Self {
            frame: Frame::sample_director(),
            faults: vec![],
            rows: samples::games(),
            earlier: Some("/games".to_owned()),
            later: Some("/games?before=1".to_owned()),
            ..empty.clone()
        };
        vec![empty, full]
    }
}
