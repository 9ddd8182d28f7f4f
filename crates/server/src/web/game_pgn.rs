//! `/games/{id}.pgn`: a game for other programs.
use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::error::WebError;
use super::game::{Shown, load};
use super::session::Visit;
use super::state::Web;
use crate::pgn::{self, About};

/// The game as its reader may see it, as PGN, as text that a browser shows and a program loads.
pub(super) async fn get(web: &Web, visit: &Visit, id: &str) -> Result<Response, WebError> {
    let shown = load(web, visit, id).await?;
    let name = format!("inline; filename=\"{}.pgn\"", shown.loaded.view.name);
    let text = write(web, &shown);
    Ok((
        [
            (header::CONTENT_TYPE, "application/x-chess-pgn; charset=utf-8".to_owned()),
            (header::CONTENT_DISPOSITION, name),
        ],
        text,
    )
        .into_response())
}

fn write(web: &Web, shown: &Shown) -> String {
    let club = web.door().club();
    pgn::write(&shown.loaded.view, About::of(club, &shown.loaded.stored, shown.event_name()))
}
