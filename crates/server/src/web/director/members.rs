//! `/director/members`
use askama::Template;
use askama_web::WebTemplate;

use crate::web::frame::Frame;
use crate::web::words::{Choice, Person};

/// The members as directors see them, and the form for a new one.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/director_members.html")]
pub struct Members {
    /// Around it.
    pub frame: Frame,
    /// By name.
    pub rows: Vec<MemberRow>,
    /// The page before.
    pub earlier: Option<String>,
    /// The page after.
    pub later: Option<String>,
    /// What was wrong with the form.
    pub fault: Option<String>,
    /// The address as typed.
    pub address: String,
    /// The name as typed.
    pub name: String,
    /// The handle as typed.
    pub handle: String,
    /// Whether the viewer may make directors: admins may.
    pub may_promote: bool,
    /// The roles to choose from.
    pub roles: Vec<Choice>,
}

/// One member's line.
#[derive(Clone, Debug)]
pub struct MemberRow {
    /// Who.
    pub who: Person,
    /// The handle.
    pub handle: String,
    /// The role in words.
    pub role: String,
    /// The first address.
    pub address: String,
}

#[cfg(test)]
impl Members {
    pub(in crate::web) fn samples() -> Vec<Self> {
        use crate::web::words::samples;
        vec![Self {
            frame: Frame::sample_director(),
            rows: vec![MemberRow {
                who: Person::new(samples::HOSTILE, "mallory"),
                handle: "mallory".to_owned(),
                role: "member".to_owned(),
                address: samples::HOSTILE.to_owned(),
            }],
            earlier: None,
            later: None,
            fault: Some(samples::HOSTILE.to_owned()),
            address: samples::HOSTILE.to_owned(),
            name: samples::HOSTILE.to_owned(),
            handle: samples::HOSTILE.to_owned(),
            may_promote: true,
            roles: vec![Choice { value: "member".to_owned(), text: "member".to_owned(), chosen: true }],
        }]
    }
}
