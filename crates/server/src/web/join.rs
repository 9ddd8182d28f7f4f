//! `/join`, `/join/{token}`: becoming a member. Whether an address is a member's is told to that address alone.
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use frcec_store::asks::{self, AskKind, AskState};

use super::account::ZONES;
use super::error::WebError;
use super::faults::Faults;
use super::frame::Frame;
use super::login;
use super::session::{self, Visit, hash};
use super::state::Web;
use super::words::Choice;
use crate::door::{Actor, Command, JoinWish, MemberCommand, Receipt, Submission, SubmitError, Via};
use crate::speech::{Lang, club};

/// The way into the club.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/join.html")]
pub struct Join {
    /// Around it.
    pub frame: Frame,
    /// How far the visitor is.
    pub stage: Stage,
    /// What was typed.
    pub sent: Sent,
    /// Some zones to choose from.
    pub zones: Vec<&'static str>,
    /// The languages to choose from.
    pub langs: Vec<Choice>,
    /// What was wrong with it.
    pub faults: Faults,
}

/// The steps of joining.
#[derive(Clone, Debug)]
pub enum Stage {
    /// The form.
    Ask,
    /// The letter is on its way.
    Sent,
    /// The link was opened; the button makes a member.
    Confirm(String),
    /// The link is no good any more.
    Spent,
}

/// What the form sends.
#[derive(Clone, Debug, Default, serde::Deserialize)]
pub struct Sent {
    #[serde(default)]
    address: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    handle: String,
    #[serde(default)]
    country: String,
    #[serde(default)]
    zone: String,
    #[serde(default)]
    lang: String,
}

/// `GET /join`
pub(super) async fn get(visit: Visit) -> Response {
    if visit.member.is_some() {
        return Redirect::to("/account").into_response();
    }
    let sent = Sent { zone: "UTC".to_owned(), lang: visit.t.lang().tag().to_owned(), ..Sent::default() };
    page(&visit, Stage::Ask, sent, Faults::default()).into_response()
}

/// `POST /join`: the answer is the same whether the address is a member's or not.
pub(super) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let filled = |text: &str| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
    let wish = JoinWish {
        address: sent.address.trim().to_owned(),
        name: filled(&sent.name),
        handle: filled(&sent.handle),
        country: filled(&sent.country),
        zone: sent.zone.trim().to_owned(),
        lang: sent.lang.clone(),
    };
    match submit(&web, MemberCommand::Join(wish)).await {
        Ok(_) => Ok(page(&visit, Stage::Sent, sent, Faults::default()).into_response()),
        Err(SubmitError::Invalid(invalid)) => {
            let page = page(&visit, Stage::Ask, sent, Faults::of(&visit.t, &invalid));
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Err(error) => Err(error.into()),
    }
}

/// `GET /join/{token}`: shows the button and uses nothing up, so that a scanner that follows links makes no member.
pub(super) async fn link(
    State(web): State<Web>,
    visit: Visit,
    Path(token): Path<String>,
) -> Result<Response, WebError> {
    let mut tx = web.door().db().read().await?;
    let ask = asks::by_hash(&mut tx, &hash(&token)).await?;
    let now = web.now();
    let ask =
        ask.filter(|ask| ask.kind == AskKind::Join && ask.state == AskState::Open && ask.expires_at > now);
    let Some(ask) = ask else { return Ok(spent(&visit, Faults::default())) };
    let wish: JoinWish = serde_json::from_str(&ask.body).map_err(WebError::server)?;
    let sent = Sent {
        address: wish.address,
        name: wish.name.unwrap_or_default(),
        handle: wish.handle.unwrap_or_default(),
        country: wish.country.unwrap_or_default(),
        zone: wish.zone,
        lang: wish.lang,
    };
    Ok(page(&visit, Stage::Confirm(token), sent, Faults::default()).into_response())
}

/// `POST /join/{token}`: makes the member, and logs this browser in.
pub(super) async fn confirm(
    State(web): State<Web>,
    visit: Visit,
    Path(token): Path<String>,
    headers: axum::http::HeaderMap,
) -> Result<Response, WebError> {
    match submit(&web, MemberCommand::ConfirmJoin(hash(&token))).await {
        Ok(Receipt::Member { id }) => {
            let secret = login::open_session(&web, id, &headers).await?;
            let cookie = session::set_cookie(&web, &secret).ok_or(WebError::Server)?;
            Ok(([(header::SET_COOKIE, cookie)], Redirect::to("/account?done=join-done")).into_response())
        }
        Ok(_) => Err(WebError::Bad),
        Err(SubmitError::Club(denial)) => {
            let fault = club::denial(visit.t.speech(), visit.t.lang(), &denial);
            Ok(spent(&visit, Faults::one("", fault)))
        }
        // Somebody else has the address or the handle by now.
        Err(SubmitError::Invalid(invalid)) => Ok(spent(&visit, Faults::of(&visit.t, &invalid).in_field(""))),
        Err(error) => Err(error.into()),
    }
}

async fn submit(web: &Web, command: MemberCommand) -> Result<Receipt, SubmitError> {
    let submission = Submission {
        by: Actor::Club,
        via: Via::Form,
        at: web.now(),
        origin: None,
        command: Command::Member(command),
    };
    web.door().submit(submission).await
}

fn page(visit: &Visit, stage: Stage, sent: Sent, faults: Faults) -> Join {
    let langs = Lang::ALL.into_iter().map(|lang| Choice {
        value: lang.tag().to_owned(),
        text: lang.own_name().to_owned(),
        chosen: lang.tag() == sent.lang,
    });
    Join {
        frame: visit.frame("join", visit.t.s("join-title")).refusing(!faults.is_empty()),
        stage,
        zones: ZONES.to_vec(),
        langs: langs.collect(),
        sent,
        faults,
    }
}

fn spent(visit: &Visit, faults: Faults) -> Response {
    (StatusCode::GONE, page(visit, Stage::Spent, Sent::default(), faults)).into_response()
}

#[cfg(test)]
impl Join {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let hostile = || samples::HOSTILE.to_owned();
        [Stage::Ask, Stage::Sent, Stage::Confirm("abc".to_owned()), Stage::Spent]
            .into_iter()
            .map(|stage| Self {
                frame: Frame::sample(),
                stage,
                sent: Sent {
                    address: hostile(),
                    name: hostile(),
                    handle: hostile(),
                    country: hostile(),
                    zone: hostile(),
                    lang: "en".to_owned(),
                },
                zones: vec!["UTC"],
                langs: vec![Choice { value: "en".to_owned(), text: "English".to_owned(), chosen: true }],
                faults: Faults::one("handle", hostile()),
            })
            .collect()
    }
}
