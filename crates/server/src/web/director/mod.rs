//! `/director`: what needs a hand, and the ways to members, matches and tournaments.
pub mod matches;
pub mod members;
pub mod tournaments;

use askama::Template;
use askama_web::WebTemplate;

use super::frame::Frame;
use super::words::{EventLine, Tag};

/// The director's desk.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/director.html")]
pub struct Desk {
    /// Around it.
    pub frame: Frame,
    /// Oldest first.
    pub attention: Vec<Attention>,
    /// The tournaments, newest first.
    pub events: Vec<EventLine>,
}

/// Something a director should look at.
#[derive(Clone, Debug)]
pub struct Attention {
    /// What it is.
    pub kind: Tag,
    /// Where it is looked at.
    pub url: Option<String>,
    /// What there is.
    pub text: String,
    /// Since when.
    pub when: String,
}

#[cfg(test)]
impl Desk {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let item = |url: Option<&str>| Attention {
            kind: Tag::new("bad", "letter given up"),
            url: url.map(str::to_owned),
            text: samples::HOSTILE.to_owned(),
            when: "3 May 2026".to_owned(),
        };
        vec![
            Self { frame: Frame::sample_director(), attention: vec![], events: vec![] },
            Self {
                frame: Frame::sample_director(),
                attention: vec![item(None), item(Some("/games/1"))],
                events: samples::events(),
            },
        ]
    }
}
