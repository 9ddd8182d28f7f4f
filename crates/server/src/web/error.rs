//! What a page says when it cannot do what was asked: one template, one sentence, the right status.
//!
//! A handler returns a [`WebError`]; [`pages`] turns it into a page in the reader's language with the reader's navigation.
use askama::Template;
use axum::Form;
use axum::body::{Body, Bytes};
use axum::extract::{FromRequest as _, Request, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
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
    /// What the reader had written in a form that was not taken.
    pub kept: String,
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

    /// The page of it for whoever looks.
    fn shown(self) -> impl FnOnce(&Visit) -> ErrorPage {
        move |visit| self.page(visit)
    }

    fn page(self, visit: &Visit) -> ErrorPage {
        let t = &visit.t;
        let home = ("/".to_owned(), t.s("error-way-home"));
        let (title, text, board, ways) = match &self {
            Self::NotFound(key, facts) => ("error-not-found", t.say(key, facts), None, vec![home]),
            Self::LoginNeeded => (
                "login-title",
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
            kept: String::new(),
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
    let path = request.uri().path().to_owned();
    let (request, written) = match read_form(request).await {
        Ok(read) => read,
        Err(error) => return render(&web, &headers, error.shown()).await,
    };
    let mut response = next.run(request).await;
    let error = response.extensions_mut().remove::<WebError>().or_else(|| bare(&response));
    match error {
        None => response,
        // A member who is not logged in and opens a page is shown the way in; a form is not sent on.
        Some(WebError::LoginNeeded) if get => {
            Redirect::to(&super::url("/login", [("next", wanted.as_str())])).into_response()
        }
        // Whoever has lost the session while writing loses nothing of it, and comes back to the page of the form.
        Some(WebError::LoginNeeded) => {
            let way = super::url("/login", [("next", path.as_str())]);
            let written = match written {
                Some(form) => typed(form).await,
                None => String::new(),
            };
            render(&web, &headers, |visit: &Visit| {
                let mut page = WebError::LoginNeeded.page(visit);
                page.ways[0].0 = way;
                page.kept = written;
                page
            })
            .await
        }
        // The address of a form stays in the browser after it was sent; opened again, it leads to the form's page.
        Some(WebError::Method) if get => Redirect::to(page_of(&path)).into_response(),
        Some(error) => render(&web, &headers, error.shown()).await,
    }
}

/// A form's octets besides the request that still holds them; `None` if it sends no form.
async fn read_form(request: Request) -> Result<(Request, Option<Bytes>), WebError> {
    let kind = request.headers().get(header::CONTENT_TYPE);
    let form = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"application/x-www-form-urlencoded"));
    if request.method() != Method::POST || !form {
        return Ok((request, None));
    }
    let (parts, body) = request.into_parts();
    let octets = axum::body::to_bytes(body, super::FORM_OCTETS).await.map_err(|_| WebError::TooLarge)?;
    Ok((Request::from_parts(parts, Body::from(octets.clone())), Some(octets)))
}

/// Fields that nobody types: what a form knows of itself.
const UNTYPED: [&str; 12] =
    ["act", "key", "ply", "seen", "step", "looked", "path", "case", "sure", "draw", "next", "player"];

/// What a person wrote in a form, one field below the other.
async fn typed(form: Bytes) -> String {
    let kind = "application/x-www-form-urlencoded";
    let Ok(request) = Request::post("/").header(header::CONTENT_TYPE, kind).body(Body::from(form)) else {
        return String::new();
    };
    // What is no form has nothing to give back.
    let fields = Form::<Vec<(String, String)>>::from_request(request, &()).await;
    let fields = fields.map(|Form(fields)| fields).unwrap_or_default();
    let typed = fields
        .into_iter()
        .filter(|(name, text)| !UNTYPED.contains(&name.as_str()) && !text.trim().is_empty());
    typed.map(|(_, text)| text).collect::<Vec<_>>().join("\n\n")
}

/// The page of the form that is sent to `path`: where the address takes forms alone, the one above it.
fn page_of(path: &str) -> &str {
    match path {
        "/director/matches" => "/director/matches/new",
        "/director/tournaments" => "/director/tournaments/new",
        _ => match path.trim_end_matches('/').rfind('/') {
            Some(end) if end > 0 => &path[..end],
            _ => "/",
        },
    }
}

fn bare(response: &Response) -> Option<WebError> {
    let html =
        response.headers().get("content-type").is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    match response.status() {
        _ if html => None,
        StatusCode::NOT_FOUND => Some(WebError::nothing()),
        // Whatever the pages themselves refuse says why; this is the refusal of a form from elsewhere.
        StatusCode::FORBIDDEN => Some(WebError::Forbidden("error-foreign-text")),
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

async fn render(web: &Web, headers: &HeaderMap, page: impl FnOnce(&Visit) -> ErrorPage) -> Response {
    let visit = match visit(web, headers, None).await {
        Ok(visit) => visit,
        // Without the record there is nobody to know; the page still comes.
        Err(_) => match visit_nobody(web).await {
            Some(visit) => visit,
            None => return StatusCode::SERVICE_UNAVAILABLE.into_response(),
        },
    };
    let page = page(&visit);
    let status = StatusCode::from_u16(page.code).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    match page.render() {
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
            kept: samples::HOSTILE.to_owned(),
        }]
    }
}
