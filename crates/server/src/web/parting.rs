//! `/account/farewell`: what leaving the club means, and the button.
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use frcec_store::lists;

use super::error::WebError;
use super::frame::Frame;
use super::session::{self, Visit};
use super::state::Web;
use crate::door::{Actor, Command, MemberCommand, Submission, SubmitError, Via};
use crate::speech::club;

/// The question before a member leaves.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/parting.html")]
pub struct Parting {
    /// Around it.
    pub frame: Frame,
    /// What happens.
    pub what: String,
    /// What was wrong with the form.
    pub fault: Option<String>,
}

/// `GET /account/farewell`
pub(super) async fn get(State(web): State<Web>, visit: Visit) -> Result<Parting, WebError> {
    page(&web, &visit, None).await
}

async fn page(web: &Web, visit: &Visit, fault: Option<String>) -> Result<Parting, WebError> {
    let (t, member) = (&visit.t, visit.member()?);
    let mut tx = web.door().db().read().await?;
    let running = lists::begun_count(&mut tx, member.id).await?;
    let facts = [("club", web.door().club().name.as_str().into()), ("running", running.into())];
    Ok(Parting {
        frame: visit.frame("account", t.s("parting-title")),
        what: t.say("parting-what", &facts),
        fault,
    })
}

/// What the form sends.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Sent {
    #[serde(default)]
    act: String,
    #[serde(default)]
    sure: String,
}

/// `POST /account/farewell`
pub(super) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let id = visit.member()?.id;
    let forget = match sent.act.as_str() {
        "leave" => false,
        "forget" => true,
        _ => return Err(WebError::Bad),
    };
    let refuse = async |fault| {
        let page = page(&web, &visit, Some(fault)).await?;
        Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
    };
    if sent.sure.is_empty() {
        return refuse(visit.t.s("parting-not-sure")).await;
    }
    let submission = Submission {
        by: Actor::Player(id),
        via: Via::Form,
        at: web.now(),
        origin: None,
        command: Command::Member(MemberCommand::Leave(id, forget)),
    };
    match web.door().submit(submission).await {
        Ok(_) => {
            let cookie = session::clear_cookie(&web).ok_or(WebError::Server)?;
            Ok(([(header::SET_COOKIE, cookie)], Redirect::to("/?done=parting-done")).into_response())
        }
        Err(SubmitError::Club(denial)) => {
            refuse(club::denial(visit.t.speech(), visit.t.lang(), &denial)).await
        }
        Err(error) => Err(error.into()),
    }
}

#[cfg(test)]
impl Parting {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        vec![Self {
            frame: Frame::sample_director(),
            what: samples::HOSTILE.to_owned(),
            fault: Some(samples::HOSTILE.to_owned()),
        }]
    }
}
