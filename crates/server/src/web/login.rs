//! `/login`, `/login/{token}`, `/logout`
use askama::Template;
use askama_web::WebTemplate;

use super::frame::Frame;

/// The way in.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/login.html")]
pub struct Login {
    /// Around it.
    pub frame: Frame,
    /// How far the visitor is.
    pub stage: Stage,
    /// The address written.
    pub address: String,
    /// What was wrong with it.
    pub fault: Option<String>,
}

/// The steps of logging in.
#[derive(Clone, Debug)]
pub enum Stage {
    /// The form for the address.
    Ask,
    /// The letter is on its way, if there is such a member.
    Sent,
    /// The link was opened; the button logs in.
    Confirm(String),
    /// The link is no good any more.
    Spent,
}

#[cfg(test)]
impl Login {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        [Stage::Ask, Stage::Sent, Stage::Confirm("abc".to_owned()), Stage::Spent]
            .into_iter()
            .map(|stage| Self {
                frame: Frame::sample(),
                stage,
                address: samples::HOSTILE.to_owned(),
                fault: Some(samples::HOSTILE.to_owned()),
            })
            .collect()
    }
}
