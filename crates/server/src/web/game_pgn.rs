//! `/games/{id}.pgn`: a game for other programs.
use axum::http::header;
use axum::response::{IntoResponse, Response};
use frcec_rules::club::game::Outcome;
use frcec_rules::pgn::{self, PgnGame, PgnResult};

use super::error::WebError;
use super::game::{Shown, load};
use super::state::Web;

/// The game as PGN, as text that a browser shows and a program loads.
pub(super) async fn get(web: &Web, id: &str) -> Result<Response, WebError> {
    let shown = load(web, id).await?;
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
    let view = &shown.loaded.view;
    let finish = view.game.finish();
    let mut line = PgnGame::new(
        view.game.line().clone(),
        finish.map_or(PgnResult::Unfinished, |finish| match finish.outcome {
            Outcome::White => PgnResult::WhiteWins,
            Outcome::Black => PgnResult::BlackWins,
            Outcome::Draw => PgnResult::Draw,
        }),
    );
    let club = web.door().club();
    let [white, black] = shown.players();
    let event = shown.event_name().unwrap_or(club.name.as_str());
    let started = view.game.snapshot().started_at.unwrap_or(shown.loaded.stored.created_at);
    let tags = [
        ("Event", event.to_owned()),
        ("Site", format!("{}/games/{}", club.public_url, view.id)),
        ("Date", date(started)),
        ("Round", view.name.clone()),
        ("White", white.to_owned()),
        ("Black", black.to_owned()),
    ];
    line.tags = tags.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    if let Some(finish) = finish {
        line.tags.push(("EndDate".to_owned(), date(finish.at)));
        line.tags.push(("Termination".to_owned(), finish.reason.key().replace('_', " ")));
    }
    line.tags.push(("Mode".to_owned(), "EM".to_owned()));
    line.tags.push(("Pace".to_owned(), view.game.pace().to_string()));
    pgn::write(&line)
}

/// A day as PGN writes it, in UTC.
fn date(at: i64) -> String {
    jiff::Timestamp::from_millisecond(at)
        .map_or_else(|_| "????.??.??".to_owned(), |at| at.strftime("%Y.%m.%d").to_string())
}
