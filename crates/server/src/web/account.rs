//! `/account`
use askama::Template;
use askama_web::WebTemplate;

use super::frame::Frame;
use super::words::Choice;

/// A member's own page.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/account.html")]
pub struct Account {
    /// Around it.
    pub frame: Frame,
    /// The handle.
    pub handle: String,
    /// The name as typed.
    pub name: String,
    /// The country as typed.
    pub country: String,
    /// The zone as typed.
    pub zone: String,
    /// Some zones to choose from.
    pub zones: Vec<&'static str>,
    /// The time there now.
    pub now: String,
    /// The languages to choose from.
    pub langs: Vec<Choice>,
    /// The settings about letters.
    pub switches: Vec<Switch>,
    /// The member's addresses.
    pub addresses: Vec<AddressLine>,
    /// Where the member is logged in.
    pub sessions: Vec<SessionLine>,
    /// What was wrong with the form.
    pub fault: Option<String>,
}

/// A setting that is on or off.
#[derive(Clone, Debug)]
pub struct Switch {
    /// Its name in the form.
    pub name: &'static str,
    /// Whether it is on.
    pub on: bool,
    /// Its words.
    pub text: String,
}

/// An address of the member.
#[derive(Clone, Debug)]
pub struct AddressLine {
    /// The address.
    pub text: String,
    /// Whether it is known to be theirs.
    pub verified: bool,
}

/// One log-in.
#[derive(Clone, Debug)]
pub struct SessionLine {
    /// Since when, last seen when.
    pub text: String,
    /// Whether it is the one that looks.
    pub here: bool,
}

#[cfg(test)]
impl Account {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        vec![Self {
            frame: Frame::sample_director(),
            handle: "mallory".to_owned(),
            name: samples::HOSTILE.to_owned(),
            country: samples::HOSTILE.to_owned(),
            zone: "Europe/Madrid".to_owned(),
            zones: vec!["UTC", "Europe/Madrid"],
            now: "3 May 2026, 18:00 (UTC+2)".to_owned(),
            langs: vec![Choice { value: "en".to_owned(), text: "English".to_owned(), chosen: true }],
            switches: vec![Switch {
                name: "receipts",
                on: true,
                text: "Send me a receipt for every move I mail".to_owned(),
            }],
            addresses: vec![
                AddressLine { text: samples::HOSTILE.to_owned(), verified: true },
                AddressLine { text: "b@example.org".to_owned(), verified: false },
            ],
            sessions: vec![SessionLine { text: "Since 3 May 2026".to_owned(), here: true }],
            fault: Some(samples::HOSTILE.to_owned()),
        }]
    }
}
