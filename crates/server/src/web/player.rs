//! `/players/{handle}`
use askama::Template;
use askama_web::WebTemplate;

use super::frame::Frame;
use super::words::{GameRow, Person};

/// One member.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/player.html")]
pub struct Player {
    /// Around it.
    pub frame: Frame,
    /// Who.
    pub who: Person,
    /// The handle.
    pub handle: String,
    /// Where from.
    pub country: String,
    /// Since when, in words.
    pub since: String,
    /// Director or admin, in words.
    pub role: Option<String>,
    /// The rating, cut to the whole number.
    pub rating: String,
    /// Wins, losses, draws.
    pub wld: String,
    /// Games that run.
    pub running: Vec<GameRow>,
    /// The games finished last.
    pub finished: Vec<GameRow>,
}

#[cfg(test)]
impl Player {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let new = Self {
            frame: Frame::sample(),
            who: Person::new(samples::HOSTILE, "mallory"),
            handle: "mallory".to_owned(),
            country: String::new(),
            since: "member since 3 May 2026".to_owned(),
            role: None,
            rating: "1500".to_owned(),
            wld: "0-0-0".to_owned(),
            running: vec![],
            finished: vec![],
        };
        let old = Self {
            country: samples::HOSTILE.to_owned(),
            role: Some("director".to_owned()),
            running: samples::games(),
            finished: samples::games(),
            ..new.clone()
        };
        vec![new, old]
    }
}
