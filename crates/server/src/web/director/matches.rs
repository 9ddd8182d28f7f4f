//! `/director/matches/new`
use askama::Template;
use askama_web::WebTemplate;

use crate::web::frame::Frame;
use crate::web::words::Choice;

/// The form for a new match.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/director_match.html")]
pub struct NewMatch {
    /// Around it.
    pub frame: Frame,
    /// The form's own key: sent twice, it counts once.
    pub key: String,
    /// What was wrong with the form.
    pub fault: Option<String>,
    /// The first player as typed.
    pub white: String,
    /// The second player as typed.
    pub black: String,
    /// Members to choose from.
    pub handles: Vec<String>,
    /// The position as typed.
    pub start: String,
    /// The paces to choose from.
    pub paces: Vec<Choice>,
    /// Whether the second game starts later.
    pub staggered: bool,
}

#[cfg(test)]
impl NewMatch {
    pub(in crate::web) fn samples() -> Vec<Self> {
        use crate::web::words::samples;
        vec![Self {
            frame: Frame::sample_director(),
            key: "k".to_owned(),
            fault: Some(samples::HOSTILE.to_owned()),
            white: samples::HOSTILE.to_owned(),
            black: String::new(),
            handles: vec!["anna".to_owned()],
            start: samples::HOSTILE.to_owned(),
            paces: vec![Choice { value: "10/30".to_owned(), text: "10/30".to_owned(), chosen: true }],
            staggered: true,
        }]
    }
}
