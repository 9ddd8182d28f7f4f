//! `/unsubscribe/{link}`: the way out of the daily digest or of the newsletter, by one click of a mail program (RFC 8058) or a button.
use askama::Template;
use askama_web::WebTemplate;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use frcec_store::PlayerId;

use super::error::WebError;
use super::frame::Frame;
use super::session::Visit;
use super::state::Web;
use crate::door::{Actor, Command, MemberChange, MemberCommand, Submission, Via};
use crate::people::Person;
use crate::settings::{Delivery, Settings};

/// The page.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/unsubscribe.html")]
pub struct Unsubscribe {
    /// Around it.
    pub frame: Frame,
    /// How far the member is.
    pub stage: Stop,
    /// The member's name.
    pub name: String,
    /// The link's secret part, for the forms.
    pub link: String,
}

/// The steps out of the digest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The button.
    Ask,
    /// There are no more digests.
    Stopped,
    /// The member gets none.
    None,
    /// Letters come at once now.
    AtOnce,
    /// The button about newsletters.
    AskNewsletter,
    /// There are no more newsletters.
    NewsletterStopped,
    /// The member gets none.
    NoNewsletter,
    /// The link is no good.
    Spent,
}

/// `GET /unsubscribe/{link}`: shows the button and changes nothing, since programs follow links too.
pub(super) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Path(link): Path<String>,
) -> Result<Response, WebError> {
    if let Some(id) = web.door().read_stop_newsletter(&link) {
        let person = load(&web, id).await?;
        let wanted = person.settings.newsletter;
        let stage = if wanted { Stop::AskNewsletter } else { Stop::NoNewsletter };
        return Ok(page(&visit, &person, stage, link).into_response());
    }
    let Some(person) = person(&web, &link).await? else { return Ok(spent(&visit)) };
    let daily = person.settings.delivery == Delivery::DailyDigest;
    Ok(page(&visit, &person, if daily { Stop::Ask } else { Stop::None }, link).into_response())
}

/// `POST /unsubscribe/{link}`: no more digests. A mail program sends it without cookies, with a body that says nothing new.
pub(super) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Path(link): Path<String>,
) -> Result<Response, WebError> {
    if let Some(id) = web.door().read_stop_newsletter(&link) {
        let person = load(&web, id).await?;
        if person.settings.newsletter {
            change(&web, &person, Settings { newsletter: false, ..person.settings.clone() }).await?;
        }
        return Ok(page(&visit, &person, Stop::NewsletterStopped, link).into_response());
    }
    set(&web, &visit, link, Delivery::DailyDigest, Delivery::Off, Stop::Stopped).await
}

/// `POST /unsubscribe/{link}/immediate`: a letter for each move instead of none.
pub(super) async fn immediate(
    State(web): State<Web>,
    visit: Visit,
    Path(link): Path<String>,
) -> Result<Response, WebError> {
    set(&web, &visit, link, Delivery::Off, Delivery::Immediate, Stop::AtOnce).await
}

/// Changes the delivery if it is `from`, so that an old link does not undo what was chosen since.
async fn set(
    web: &Web,
    visit: &Visit,
    link: String,
    from: Delivery,
    to: Delivery,
    done: Stop,
) -> Result<Response, WebError> {
    let Some(person) = person(web, &link).await? else { return Ok(spent(visit)) };
    let chosen = person.settings.delivery;
    if chosen == from {
        change(web, &person, Settings { delivery: to, ..person.settings.clone() }).await?;
    }
    // A second click finds what the first one did; what was chosen since is not told as if this had done it.
    let stage = if chosen == from || chosen == to { done } else { Stop::None };
    Ok(page(visit, &person, stage, link).into_response())
}

async fn change(web: &Web, person: &Person, settings: Settings) -> Result<(), WebError> {
    let change = MemberChange { settings: Some(settings), ..MemberChange::default() };
    let submission = Submission {
        by: Actor::Player(person.id),
        via: Via::Form,
        at: web.now(),
        origin: None,
        command: Command::Member(MemberCommand::Change(person.id, change)),
    };
    web.door().submit(submission).await?;
    Ok(())
}

async fn person(web: &Web, link: &str) -> Result<Option<Person>, WebError> {
    let Some(id) = web.door().read_stop_digest(link) else { return Ok(None) };
    load(web, id).await.map(Some)
}

/// The member of a link.
pub(super) async fn load(web: &Web, id: PlayerId) -> Result<Person, WebError> {
    let mut tx = web.door().db().read().await?;
    Person::load(&mut tx, id).await.map_err(WebError::server)
}

fn page(visit: &Visit, person: &Person, stage: Stop, link: String) -> Unsubscribe {
    let visit = visit.speaking_to(person);
    let newsletter = matches!(stage, Stop::AskNewsletter | Stop::NewsletterStopped | Stop::NoNewsletter);
    let title = visit.t.s(if newsletter { "stop-newsletter-title" } else { "stop-title" });
    Unsubscribe { frame: visit.frame("account", title), stage, name: person.name.clone(), link }
}

fn spent(visit: &Visit) -> Response {
    let frame = visit.frame("account", visit.t.s("stop-spent-title"));
    let page = Unsubscribe { frame, stage: Stop::Spent, name: String::new(), link: String::new() };
    (StatusCode::GONE, page).into_response()
}

#[cfg(test)]
impl Unsubscribe {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let newsletter = [Stop::AskNewsletter, Stop::NewsletterStopped, Stop::NoNewsletter];
        [Stop::Ask, Stop::Stopped, Stop::None, Stop::AtOnce, Stop::Spent]
            .into_iter()
            .chain(newsletter)
            .map(|stage| Self {
                frame: Frame::sample(),
                stage,
                name: samples::HOSTILE.to_owned(),
                link: "12.abc".to_owned(),
            })
            .collect()
    }
}
