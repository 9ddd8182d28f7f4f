//! What a page says when it cannot do what was asked: one template, one sentence, the right status.
//!
//! A handler returns a [`WebError`]; [`pages`] turns it into a page in the reader's language with the reader's navigation.
use askama::Template;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Redirect, Response};

use super::frame::Frame;
use super::session::{Visit, visit};
use super::state::Web;
use crate::door::{LifeDenial, SubmitError};
use crate::speech::Value;

/// The page of an error.
#[derive(Clone, Debug, Template)]
#[template(path = "pages/error.html")]
pub struct ErrorPage {
    /// Around it.
    pub frame: Frame,
    /// The status.
    pub code: u16,
    /// A few words.
    pub title: String,
    /// The sentence.
    pub text: String,
    /// The present position, where that is the answer.
    pub board: Option<String>,
    /// Where to go on: address and words.
    pub ways: Vec<(String, String)>,
}

/// Why a page is not shown or a form not taken.
#[derive(Clone, Debug)]
pub enum WebError {
    /// There is no such thing: the sentence's key and its fact.
    NotFound(&'static str, Vec<(&'static str, Value)>),
    /// A page that only members see.
    LoginNeeded,
    /// Not for this role: the sentence's key.
    Forbidden(&'static str),
    /// The position has moved on: the sentence's key, the game, its board as SVG.
    Stale(&'static str, i64, String),
    /// A form that was sent before, with other content.
    Doubled,
    /// A form that makes no sense.
    Bad,
    /// A method that the address does not take.
    Method,
    /// A body larger than is read.
    TooLarge,
    /// Too many attempts.
    TooMany,
    /// Others were writing; trying again helps.
    Busy,
    /// Our fault. Logged where it arose.
    Server,
}

impl WebError {
    /// A fault of ours, written to the log.
    pub fn server(error: impl std::fmt::Display) -> Self {
        tracing::error!(%error, "a page failed");
        Self::Server
    }

    /// There is nothing at this address.
    pub fn nothing() -> Self {
        Self::NotFound("error-not-found-text", Vec::new())
    }

    /// There is no such thing, named in the sentence.
    pub fn no(key: &'static str, name: &'static str, what: impl Into<String>) -> Self {
        Self::NotFound(key, vec![(name, Value::Text(what.into()))])
    }

    const fn status(&self) -> StatusCode {
        match self {
            Self::NotFound(..) => StatusCode::NOT_FOUND,
            Self::LoginNeeded | Self::Forbidden(_) => StatusCode::FORBIDDEN,
            Self::Stale(..) | Self::Doubled => StatusCode::CONFLICT,
            Self::Bad => StatusCode::BAD_REQUEST,
            Self::Method => StatusCode::METHOD_NOT_ALLOWED,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Self::Server => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn page(self, visit: &Visit) -> ErrorPage {
        let t = &visit.t;
        let home = ("/".to_owned(), t.s("error-way-home"));
        let (title, text, board, ways) = match &self {
            Self::NotFound(key, facts) => ("error-not-found", t.say(key, facts), None, vec![home]),
            Self::LoginNeeded => (
                "error-forbidden",
                t.s("login-needed"),
                None,
                vec![("/login".to_owned(), t.s("nav-login")), home],
            ),
            Self::Forbidden(key) => ("error-forbidden", t.s(key), None, vec![home]),
            Self::Stale(key, game, board) => {
                let way = (format!("/games/{game}"), t.s("error-way-back"));
                ("error-stale", t.s(key), Some(board.clone()), vec![way, home])
            }
            Self::Doubled => ("error-bad", t.s("error-doubled-form"), None, vec![home]),
            Self::Bad => ("error-bad", t.s("error-bad-text"), None, vec![home]),
            Self::Method => ("error-bad", t.s("error-method-text"), None, vec![home]),
            Self::TooLarge => ("error-too-large", t.s("error-too-large-text"), None, vec![home]),
            Self::TooMany => ("error-too-many", t.s("error-too-many-text"), None, vec![home]),
            Self::Busy => ("error-busy", t.s("error-busy-text"), None, vec![home]),
            Self::Server => ("error-server", t.s("error-server-text"), None, vec![home]),
        };
        let title = t.s(title);
        ErrorPage {
            frame: visit.frame("", title.clone()),
            code: self.status().as_u16(),
            title,
            text,
            board,
            ways,
        }
    }
}

impl IntoResponse for WebError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<frcec_store::StoreError> for WebError {
    fn from(error: frcec_store::StoreError) -> Self {
        if error.is_retryable() { Self::Busy } else { Self::server(error) }
    }
}

impl From<crate::door::LoadError> for WebError {
    fn from(error: crate::door::LoadError) -> Self {
        Self::server(error)
    }
}

impl From<SubmitError> for WebError {
    fn from(error: SubmitError) -> Self {
        match error {
            SubmitError::NoGame(id) => Self::no("error-no-game", "game", id.to_string()),
            SubmitError::NotYours => Self::Forbidden("error-not-your-game"),
            SubmitError::Life(LifeDenial::NoNews(_) | LifeDenial::NoIssue(_) | LifeDenial::NoChampion) => {
                Self::nothing()
            }
            error if error.is_retryable() => Self::Busy,
            error => Self::server(error),
        }
    }
}

/// Gives every error its page. What inner layers refuse with a bare status gets the page of that status.
pub(super) async fn pages(State(web): State<Web>, request: Request, next: Next) -> Response {
    let (headers, get) = (request.headers().clone(), request.method().is_safe());
    let wanted = request.uri().path_and_query().map(ToString::to_string).unwrap_or_default();
    let mut response = next.run(request).await;
    let error = response.extensions_mut().remove::<WebError>().or_else(|| bare(&response));
    match error {
        None => response,
        // A member who is not logged in and opens a page is shown the way in; a form is not sent on.
        Some(WebError::LoginNeeded) if get => {
            Redirect::to(&super::url("/login", [("next", wanted.as_str())])).into_response()
        }
        Some(error) => render(&web, &headers, error).await,
    }
}

fn bare(response: &Response) -> Option<WebError> {
    let html =
        response.headers().get("content-type").is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    match response.status() {
        _ if html => None,
        StatusCode::NOT_FOUND => Some(WebError::nothing()),
        StatusCode::FORBIDDEN => Some(WebError::Forbidden("error-forbidden-text")),
        StatusCode::METHOD_NOT_ALLOWED => Some(WebError::Method),
        StatusCode::PAYLOAD_TOO_LARGE => Some(WebError::TooLarge),
        StatusCode::TOO_MANY_REQUESTS => Some(WebError::TooMany),
        StatusCode::BAD_REQUEST | StatusCode::UNPROCESSABLE_ENTITY | StatusCode::UNSUPPORTED_MEDIA_TYPE => {
            Some(WebError::Bad)
        }
        StatusCode::INTERNAL_SERVER_ERROR => Some(WebError::Server),
        _ => None,
    }
}

async fn render(web: &Web, headers: &HeaderMap, error: WebError) -> Response {
    let status = error.status();
    let visit = match visit(web, headers, None).await {
        Ok(visit) => visit,
        // Without the record there is nobody to know; the page still comes.
        Err(_) => match visit_nobody(web).await {
            Some(visit) => visit,
            None => return status.into_response(),
        },
    };
    match error.page(&visit).render() {
        Ok(html) => (status, Html(html)).into_response(),
        Err(error) => {
            tracing::error!(%error, "the page of an error failed");
            status.into_response()
        }
    }
}

async fn visit_nobody(web: &Web) -> Option<Visit> {
    visit(web, &HeaderMap::new(), None).await.ok()
}

#[cfg(test)]
impl ErrorPage {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        vec![Self {
            frame: Frame::sample(),
            code: 409,
            title: "The game has moved on".to_owned(),
            text: samples::HOSTILE.to_owned(),
            board: Some(samples::board()),
            ways: vec![("/".to_owned(), "Home".to_owned())],
        }]
    }
}
