//! `/players`
use askama::Template;
use askama_web::WebTemplate;

use super::frame::Frame;
use super::words::Person;

/// Members and ratings.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/players.html")]
pub struct Players {
    /// Around it.
    pub frame: Frame,
    /// By rating.
    pub rows: Vec<PlayerRow>,
    /// The page before.
    pub earlier: Option<String>,
    /// The page after.
    pub later: Option<String>,
}

/// One member's line.
#[derive(Clone, Debug)]
pub struct PlayerRow {
    /// The place in the list.
    pub rank: String,
    /// The rating, cut to the whole number.
    pub rating: String,
    /// Who.
    pub who: Person,
    /// Where from.
    pub country: String,
    /// Wins, losses, draws.
    pub wld: String,
    /// Running games.
    pub running: i64,
}

#[cfg(test)]
impl Players {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        vec![Self {
            frame: Frame::sample(),
            rows: vec![PlayerRow {
                rank: "1".to_owned(),
                rating: "1530".to_owned(),
                who: Person::new(samples::HOSTILE, "mallory"),
                country: samples::HOSTILE.to_owned(),
                wld: "2-0-0".to_owned(),
                running: 3,
            }],
            earlier: Some("/players".to_owned()),
            later: Some("/players?after=x".to_owned()),
        }]
    }
}
