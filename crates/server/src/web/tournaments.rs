//! `/tournaments`
use askama::Template;
use askama_web::WebTemplate;

use super::frame::Frame;
use super::words::Tag;

/// All events of the club.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/tournaments.html")]
pub struct Tournaments {
    /// Around it.
    pub frame: Frame,
    /// The newest first.
    pub rows: Vec<EventRow>,
}

/// One event's line.
#[derive(Clone, Debug)]
pub struct EventRow {
    /// `T0001`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its format in words.
    pub format: String,
    /// Entrants.
    pub players: usize,
    /// How it stands.
    pub state: Tag,
    /// Finished games of all games.
    pub progress: String,
}

#[cfg(test)]
impl Tournaments {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        vec![
            Self { frame: Frame::sample(), rows: vec![] },
            Self {
                frame: Frame::sample_director(),
                rows: vec![EventRow {
                    id: "T0001".to_owned(),
                    name: samples::HOSTILE.to_owned(),
                    format: "Round robin".to_owned(),
                    players: 6,
                    state: Tag::new("good", "running"),
                    progress: "4 / 15".to_owned(),
                }],
            },
        ]
    }
}
