//! `/mailroom`: the demo's letters as a mail program would show them. Exists only where the demo opens it.
use askama::Template;
use askama_web::WebTemplate;

use super::frame::Frame;

/// All letters of the demo club, one member's box at a time.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/mailroom.html")]
pub struct Mailroom {
    /// Around it.
    pub frame: Frame,
    /// What to try.
    pub hint: String,
    /// The members' boxes.
    pub boxes: Vec<Mailbox>,
    /// The letters of the box that is open, newest first.
    pub letters: Vec<LetterLine>,
    /// The letter that is open.
    pub open: Option<OpenLetter>,
}

/// One member's box.
#[derive(Clone, Debug)]
pub struct Mailbox {
    /// Whose, for the address.
    pub handle: String,
    /// Whose.
    pub name: String,
    /// How many letters lie in it.
    pub count: usize,
    /// Whether it is open.
    pub here: bool,
}

/// One letter in a box.
#[derive(Clone, Debug)]
pub struct LetterLine {
    /// Where it is read.
    pub url: String,
    /// Its subject.
    pub subject: String,
    /// When it was written.
    pub when: String,
    /// Whether it is open.
    pub here: bool,
}

/// A letter being read.
#[derive(Clone, Debug)]
pub struct OpenLetter {
    /// Its subject.
    pub subject: String,
    /// From whom.
    pub from: String,
    /// To whom.
    pub to: String,
    /// Where answers go.
    pub reply_to: Option<String>,
    /// When it was written.
    pub date: String,
    /// Where its HTML part is shown.
    pub html_url: Option<String>,
    /// Its text part.
    pub text: String,
    /// Where the reply is sent.
    pub reply_url: String,
    /// A reply that was not taken.
    pub draft: String,
    /// The letter's source.
    pub raw_url: String,
}

#[cfg(test)]
impl Mailroom {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let empty = Self {
            frame: Frame::sample_director(),
            hint: "Try it.".to_owned(),
            boxes: vec![Mailbox {
                handle: "mallory".to_owned(),
                name: samples::HOSTILE.to_owned(),
                count: 2,
                here: true,
            }],
            letters: vec![],
            open: None,
        };
        let open = Self {
            letters: vec![LetterLine {
                url: "/mailroom/mallory/1".to_owned(),
                subject: samples::HOSTILE.to_owned(),
                when: "today".to_owned(),
                here: true,
            }],
            open: Some(OpenLetter {
                subject: samples::HOSTILE.to_owned(),
                from: samples::HOSTILE.to_owned(),
                to: samples::HOSTILE.to_owned(),
                reply_to: Some(samples::HOSTILE.to_owned()),
                date: "today".to_owned(),
                html_url: Some("/mailroom/mallory/1/html".to_owned()),
                text: samples::HOSTILE.to_owned(),
                reply_url: "/mailroom/mallory/1".to_owned(),
                draft: samples::HOSTILE.to_owned(),
                raw_url: "/mailroom/mallory/1/source".to_owned(),
            }),
            ..empty.clone()
        };
        vec![empty, open]
    }
}
