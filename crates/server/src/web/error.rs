//! What a page says when it cannot do what was asked: one template, one sentence, the right status.
use askama::Template;
use askama_web::WebTemplate;

use super::frame::Frame;

/// The page of an error.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/error.html")]
pub struct ErrorPage {
    /// Around it.
    pub frame: Frame,
    /// The status.
    pub code: u16,
    /// A few words.
    pub title: String,
    /// The sentence.
    pub text: String,
    /// The present position, where that is the answer.
    pub board: Option<String>,
    /// Where to go on: address and words.
    pub ways: Vec<(String, String)>,
}

#[cfg(test)]
impl ErrorPage {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        vec![Self {
            frame: Frame::sample(),
            code: 409,
            title: "The game has moved on".to_owned(),
            text: samples::HOSTILE.to_owned(),
            board: Some(samples::board()),
            ways: vec![("/".to_owned(), "Home".to_owned())],
        }]
    }
}
