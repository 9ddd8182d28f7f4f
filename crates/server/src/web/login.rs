//! `/login`, `/login/{token}`, `/logout`
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use frcec_store::sessions::{self, LoginLink, Session, Used};
use frcec_store::{PlayerId, StoreError};

use super::error::WebError;
use super::frame::Frame;
use super::session::{self, Visit, hash};
use super::state::Web;
use crate::door::{Actor, Command, LinkPurpose, MemberCommand, Submission, SubmitError, Via};
use crate::people::Person;

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
    /// The page that the visitor was going to; empty if none is known.
    pub next: String,
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

/// Where the visitor was going.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Question {
    #[serde(default)]
    next: String,
}

/// `GET /login`
pub(super) async fn get(visit: Visit, Query(asked): Query<Question>) -> Response {
    let next = ours(&asked.next);
    if visit.member.is_some() {
        return Redirect::to(if next.is_empty() { "/account" } else { next }).into_response();
    }
    Login { next: next.to_owned(), ..page(&visit, Stage::Ask, String::new(), None) }.into_response()
}

/// The same page if it is one of ours; else nothing.
fn ours(path: &str) -> &str {
    Some(super::local(path)).filter(|path| *path != "/").unwrap_or_default()
}

/// What the form sends.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Sent {
    #[serde(default)]
    address: String,
    #[serde(default)]
    next: String,
}

/// `POST /login`: the answer is the same whether there is such a member or not.
pub(super) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let address = sent.address.trim().to_owned();
    if address.len() > 254
        || !address.contains('@')
        || address.chars().any(|c| c.is_control() || c.is_whitespace())
    {
        let fault = visit.t.s("login-fault-address");
        let page =
            Login { next: ours(&sent.next).to_owned(), ..page(&visit, Stage::Ask, address, Some(fault)) };
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    }
    let submission = Submission {
        by: Actor::Club,
        via: Via::Form,
        at: web.now(),
        origin: None,
        command: Command::Member(MemberCommand::LoginLink(address.clone())),
    };
    web.door().submit(submission).await?;
    let page = page(&visit, Stage::Sent, address, None);
    // The link comes by mail; this browser remembers where it was to lead.
    Ok(match session::next_cookie(&web, ours(&sent.next)).filter(|_| !ours(&sent.next).is_empty()) {
        Some(cookie) => ([(header::SET_COOKIE, cookie)], page).into_response(),
        None => page.into_response(),
    })
}

/// `GET /login/{token}`: shows the button and uses nothing up, so that a scanner that follows links spoils none.
pub(super) async fn link(
    State(web): State<Web>,
    visit: Visit,
    Path(token): Path<String>,
    headers: axum::http::HeaderMap,
) -> Result<Response, WebError> {
    let mut tx = web.door().db().read().await?;
    let link = sessions::find_link(&mut tx, &hash(&token)).await?;
    // A browser that names no language is spoken to in that of the letter.
    let visit = match &link {
        Some(link) if !headers.contains_key(header::ACCEPT_LANGUAGE) => {
            visit.speaking_to(&Person::load(&mut tx, link.player_id).await.map_err(WebError::server)?)
        }
        _ => visit,
    };
    let good = link.is_some_and(|link| link.used_at.is_none() && link.expires_at > web.now());
    Ok(if good {
        page(&visit, Stage::Confirm(token), String::new(), None).into_response()
    } else {
        spent(&visit)
    })
}

/// `POST /login/{token}`: logs this browser in.
pub(super) async fn enter(
    State(web): State<Web>,
    visit: Visit,
    Path(token): Path<String>,
    headers: axum::http::HeaderMap,
) -> Result<Response, WebError> {
    let (now, secret, used) = (web.now(), web.door().ids().secret(), hash(&token));
    let session = hash(&secret);
    let agent = agent(&headers);
    let entered = web
        .door()
        .db()
        .write(move |tx| {
            Box::pin(async move {
                let Used::Now(link) = sessions::use_link(tx, &used, now).await? else { return Ok(None) };
                let session = Session {
                    hash: session,
                    player_id: link.player_id,
                    agent,
                    created_at: now,
                    seen_at: now,
                    expires_at: now + session::LASTS_MS,
                };
                sessions::create(tx, &session).await?;
                Ok::<Option<LoginLink>, StoreError>(Some(link))
            })
        })
        .await
        .map_err(WebError::server)?;
    let Some(link) = entered else { return Ok(spent(&visit)) };
    web.door().alive(link.player_id).await?;
    let next = session::next_page(&headers);
    let done = |path: &str| {
        let sign = if path.contains('?') { '&' } else { '?' };
        format!("{path}{sign}done=login-welcome-back")
    };
    let mut to = done(next.as_deref().unwrap_or("/"));
    if link.purpose == LinkPurpose::Address.key() {
        // Whoever reads that address's mail has confirmed it.
        let submission = Submission {
            by: Actor::Player(link.player_id),
            via: Via::Form,
            at: now,
            origin: None,
            command: Command::Member(MemberCommand::ConfirmAddress(link.player_id, link.address)),
        };
        to = match web.door().submit(submission).await {
            Ok(_) => "/account?done=account-address-confirmed".to_owned(),
            Err(SubmitError::Invalid(_)) => return Ok(spent(&visit)),
            Err(error) => return Err(error.into()),
        };
    }
    let cookie = session::set_cookie(&web, &secret).ok_or(WebError::Server)?;
    let mut response = ([(header::SET_COOKIE, cookie)], Redirect::to(&to)).into_response();
    if let Some(spent) = next.and_then(|_| session::next_cookie(&web, "")) {
        response.headers_mut().append(header::SET_COOKIE, spent);
    }
    Ok(response)
}

/// Logs this browser in as `player`; the cookie's secret.
pub(super) async fn open_session(
    web: &Web,
    player: PlayerId,
    headers: &axum::http::HeaderMap,
) -> Result<String, WebError> {
    let (now, secret) = (web.now(), web.door().ids().secret());
    let session = Session {
        hash: hash(&secret),
        player_id: player,
        agent: agent(headers),
        created_at: now,
        seen_at: now,
        expires_at: now + session::LASTS_MS,
    };
    let opened =
        web.door().db().write(move |tx| Box::pin(async move { sessions::create(tx, &session).await }));
    opened.await.map_err(|error: frcec_store::WriteError<StoreError>| WebError::server(error))?;
    Ok(secret)
}

/// What a browser calls itself.
fn agent(headers: &axum::http::HeaderMap) -> Option<String> {
    let agent = headers.get(header::USER_AGENT)?.to_str().ok()?;
    Some(agent.chars().take(200).collect())
}

/// `POST /logout`
pub(super) async fn logout(State(web): State<Web>, visit: Visit) -> Result<Response, WebError> {
    if let Some(session) = visit.session {
        web.door()
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    sessions::end(tx, &session).await?;
                    Ok::<_, StoreError>(())
                })
            })
            .await
            .map_err(WebError::server)?;
    }
    let cookie = session::clear_cookie(&web).ok_or(WebError::Server)?;
    Ok(([(header::SET_COOKIE, cookie)], Redirect::to("/?done=login-out")).into_response())
}

fn page(visit: &Visit, stage: Stage, address: String, fault: Option<String>) -> Login {
    let frame = visit.frame("login", visit.t.s("login-title")).refusing(fault.is_some());
    Login { frame, stage, address, fault, next: String::new() }
}

fn spent(visit: &Visit) -> Response {
    (StatusCode::GONE, page(visit, Stage::Spent, String::new(), None)).into_response()
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
                next: samples::HOSTILE.to_owned(),
            })
            .collect()
    }
}
