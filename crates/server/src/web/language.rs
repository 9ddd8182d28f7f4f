//! `/language/{tag}`: a visitor chooses the language of the pages; a cookie keeps it, so that it needs neither script nor account.
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};

use super::error::WebError;
use super::session;
use super::state::Web;
use crate::speech::Lang;

/// Where the reader comes from.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Question {
    #[serde(default)]
    to: String,
}

/// `GET /language/{tag}?to=/games`
pub(super) async fn get(
    State(web): State<Web>,
    Path(tag): Path<String>,
    Query(question): Query<Question>,
) -> Result<Response, WebError> {
    let lang = Lang::ALL.into_iter().find(|lang| lang.tag() == tag).ok_or_else(WebError::nothing)?;
    let cookie = session::lang_cookie(&web, lang).ok_or(WebError::Server)?;
    Ok(([(header::SET_COOKIE, cookie)], Redirect::to(super::local(&question.to))).into_response())
}
