//! `/director/members`
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use frcec_store::players::{self, PlayerStatus, Role};

use crate::door::{Actor, AddMember, Command, Invalid, MemberCommand, Submission, SubmitError, Via};
use crate::speech;
use crate::web::error::WebError;
use crate::web::frame::Frame;
use crate::web::rows;
use crate::web::session::Visit;
use crate::web::state::Web;
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

/// Members on one page.
const PAGE: u32 = 100;

/// Where the page begins.
#[derive(Debug, Default, serde::Deserialize)]
pub(in crate::web) struct Question {
    /// The last handle of the page before.
    after: Option<String>,
}

/// `GET /director/members`
pub(in crate::web) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Query(question): Query<Question>,
) -> Result<Members, WebError> {
    visit.director()?;
    page(&web, &visit, Sent::default(), question.after, None).await
}

/// What the form sends.
#[derive(Clone, Debug, Default, serde::Deserialize)]
pub(in crate::web) struct Sent {
    #[serde(default)]
    address: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    handle: String,
    #[serde(default)]
    role: String,
}

/// `POST /director/members`
pub(in crate::web) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let director = visit.director()?;
    let role = match sent.role.as_str() {
        "" | "member" => Role::Member,
        // Who runs the club is for those who run it to say.
        _ if director.role != Role::Admin => return Err(WebError::Forbidden("error-forbidden-text")),
        "director" => Role::Director,
        "admin" => Role::Admin,
        _ => return Err(WebError::Bad),
    };
    if sent.name.trim().is_empty() {
        let fault = speech::event::invalid(visit.t.speech(), visit.t.lang(), &Invalid::Name);
        let page = page(&web, &visit, sent, None, Some(fault)).await?;
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    }
    let some = |text: &str| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
    let add = AddMember {
        address: sent.address.trim().to_owned(),
        name: some(&sent.name),
        handle: some(&sent.handle),
        role,
        zone: "UTC".to_owned(),
        lang: visit.t.tag().to_owned(),
        country: None,
    };
    let submission = Submission {
        by: Actor::Staff(director.id),
        via: Via::Form,
        at: web.now(),
        origin: None,
        command: Command::Member(MemberCommand::Add(add)),
    };
    match web.door().submit(submission).await {
        Ok(_) => Ok(Redirect::to("/director/members?done=director-added-done").into_response()),
        Err(SubmitError::Invalid(invalid)) => {
            let fault = speech::event::invalid(visit.t.speech(), visit.t.lang(), &invalid);
            let page = page(&web, &visit, sent, None, Some(fault)).await?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Err(error) => Err(error.into()),
    }
}

async fn page(
    web: &Web,
    visit: &Visit,
    sent: Sent,
    after: Option<String>,
    fault: Option<String>,
) -> Result<Members, WebError> {
    let t = &visit.t;
    let mut tx = web.door().db().read().await?;
    let mut found = players::list(&mut tx, Some(PlayerStatus::Active), after.as_deref(), PAGE + 1).await?;
    let more = found.len() > PAGE as usize;
    found.truncate(PAGE as usize);
    let later = found.last().filter(|_| more).map(|last| last.handle.clone());
    let mut rows = Vec::new();
    for player in found {
        let addresses = players::addresses(&mut tx, player.id).await?;
        rows.push(MemberRow {
            who: rows::person(t, &player),
            role: t.s(role_key(player.role)),
            address: addresses.into_iter().next().map(|address| address.address).unwrap_or_default(),
            handle: player.handle,
        });
    }
    let url = |after: &str| crate::web::url("/director/members", [("after", after)]);
    Ok(Members {
        frame: visit.frame("director", t.s("director-members")),
        rows,
        earlier: after.map(|_| url("")),
        later: later.map(|after| url(&after)),
        fault,
        may_promote: visit.member.as_ref().is_some_and(|member| member.role == Role::Admin),
        roles: [Role::Member, Role::Director, Role::Admin]
            .into_iter()
            .map(|role| {
                let key = role_key(role);
                let value = key.trim_start_matches("role-").to_owned();
                Choice { chosen: value == sent.role, text: t.s(key), value }
            })
            .collect(),
        address: sent.address,
        name: sent.name,
        handle: sent.handle,
    })
}

pub(super) const fn role_key(role: Role) -> &'static str {
    match role {
        Role::Member => "role-member",
        Role::Director => "role-director",
        Role::Admin => "role-admin",
    }
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
