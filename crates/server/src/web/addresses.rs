//! `/addresses/{link}`: a member whose mail came back says which address works, or names another one.
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use frcec_store::players;

use super::error::WebError;
use super::frame::Frame;
use super::session::Visit;
use super::state::Web;
use super::talk::Talk;
use super::unsubscribe::load;
use crate::door::{Actor, Command, MemberCommand, Submission, SubmitError, Via};
use crate::people::Person;
use crate::speech;

/// The page.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/addresses.html")]
pub struct Addresses {
    /// Around it.
    pub frame: Frame,
    /// The member's name; without one the link is over.
    pub name: Option<String>,
    /// The confirmed addresses.
    pub lines: Vec<Line>,
    /// What was done.
    pub done: Option<String>,
    /// What was wrong with the form.
    pub fault: Option<String>,
    /// The link's secret part, for the forms.
    pub link: String,
}

/// One address.
#[derive(Clone, Debug)]
pub struct Line {
    /// The address.
    pub address: String,
    /// Since when letters come back, and why.
    pub failing: Option<String>,
}

/// What the forms send.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Sent {
    #[serde(default)]
    act: String,
    #[serde(default)]
    address: String,
}

/// `GET /addresses/{link}`: shows them and changes nothing.
pub(super) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Path(link): Path<String>,
) -> Result<Response, WebError> {
    match person(&web, &link).await? {
        Some(person) => Ok(page(&web, &visit, &person, link, None, None).await?.into_response()),
        None => Ok(spent(&visit)),
    }
}

/// `POST /addresses/{link}`: `works` takes up writing to an address again, `add` sends a link to a new one.
pub(super) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Path(link): Path<String>,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let Some(person) = person(&web, &link).await? else { return Ok(spent(&visit)) };
    let address = sent.address.trim().to_owned();
    let (command, done) = match sent.act.as_str() {
        "works" => (MemberCommand::AddressWorks(person.id, address), "addresses-works-done"),
        "add" => (MemberCommand::AddAddress(person.id, address), "addresses-new-done"),
        _ => return Err(WebError::Bad),
    };
    let submission = Submission {
        by: Actor::Player(person.id),
        via: Via::Form,
        at: web.now(),
        origin: None,
        command: Command::Member(command),
    };
    match web.door().submit(submission).await {
        Ok(_) => Ok(page(&web, &visit, &person, link, Some(done), None).await?.into_response()),
        Err(SubmitError::Invalid(invalid)) => {
            let fault = speech::event::invalid(Talk::to(&person).speech(), person.lang, &invalid);
            let page = page(&web, &visit, &person, link, None, Some(fault)).await?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Err(error) => Err(error.into()),
    }
}

async fn person(web: &Web, link: &str) -> Result<Option<Person>, WebError> {
    let Some(id) = web.door().read_addresses(link) else { return Ok(None) };
    load(web, id).await.map(Some)
}

async fn page(
    web: &Web,
    visit: &Visit,
    person: &Person,
    link: String,
    done: Option<&str>,
    fault: Option<String>,
) -> Result<Addresses, WebError> {
    let visit = visit.speaking_to(person);
    let t = &visit.t;
    let mut tx = web.door().db().read().await?;
    let addresses = players::addresses(&mut tx, person.id).await?;
    let lines = addresses.into_iter().filter(|address| address.verified_at.is_some()).map(|address| Line {
        failing: address.failing_since.map(|since| {
            let said = address.failure.unwrap_or_default();
            t.say("addresses-failing", &[("since", t.moment(since).into()), ("said", said.into())])
        }),
        address: address.address,
    });
    Ok(Addresses {
        name: Some(person.name.clone()),
        lines: lines.collect(),
        done: done.map(|key| t.s(key)),
        fault,
        link,
        frame: visit.frame("account", t.s("addresses-title")),
    })
}

fn spent(visit: &Visit) -> Response {
    let page = Addresses {
        frame: visit.frame("account", visit.t.s("addresses-title")),
        name: None,
        lines: Vec::new(),
        done: None,
        fault: None,
        link: String::new(),
    };
    (StatusCode::GONE, page).into_response()
}

#[cfg(test)]
impl Addresses {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let line = |failing: Option<&str>| Line {
            address: samples::HOSTILE.to_owned(),
            failing: failing.map(str::to_owned),
        };
        let whole = Self {
            frame: Frame::sample(),
            name: Some(samples::HOSTILE.to_owned()),
            lines: vec![line(None), line(Some(samples::HOSTILE))],
            done: Some("done".to_owned()),
            fault: Some(samples::HOSTILE.to_owned()),
            link: "12.abc".to_owned(),
        };
        vec![Self { name: None, ..whole.clone() }, whole]
    }
}
