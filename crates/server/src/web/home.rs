//! `/`
use askama::Template;
use askama_web::WebTemplate;

use super::frame::Frame;
use super::words::{EventLine, GameRow, StartLabel};

/// The club at a glance.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/home.html")]
pub struct Home {
    /// Around it.
    pub frame: Frame,
    /// How many members there are.
    pub members: i64,
    /// How many games run.
    pub running: i64,
    /// How many games are finished.
    pub finished: i64,
    /// The viewer's games in which it is their move.
    pub yours: Vec<GameRow>,
    /// The games changed last.
    pub lately: Vec<GameRow>,
    /// The position of the day.
    pub start: StartLabel,
    /// Its board as SVG.
    pub board: String,
    /// Tournaments that are open or running.
    pub events: Vec<EventLine>,
}

#[cfg(test)]
impl Home {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let empty = Self {
            frame: Frame::sample(),
            members: 1,
            running: 0,
            finished: 0,
            yours: vec![],
            lately: vec![],
            start: samples::start().into(),
            board: samples::board(),
            events: vec![],
        };
        let full = Self {
            frame: Frame::sample_director(),
            members: 8,
            running: 14,
            finished: 3,
            yours: samples::games(),
            lately: samples::games(),
            events: samples::events(),
            ..empty.clone()
        };
        vec![empty, full]
    }
}
