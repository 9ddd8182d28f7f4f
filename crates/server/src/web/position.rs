//! `/positions/{id}`
use askama::Template;
use askama_web::WebTemplate;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use frcec_rules::{Color, FenStyle, StartPosition, Wing};
use frcec_store::lists::{self, GameFilter, PositionScore};

use super::error::WebError;
use super::frame::Frame;
use super::positions::{method_words, score_words};
use super::rows;
use super::session::Visit;
use super::state::Web;
use super::talk::Talk;
use super::words::{GameRow, StartLabel, Tag, WingLine};
use crate::board::Diagram;
use crate::speech::castling;

/// One starting position.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/position.html")]
pub struct Position {
    /// Around it.
    pub frame: Frame,
    /// Number and back rank.
    pub start: StartLabel,
    /// The left-right reflection.
    pub reversal: StartLabel,
    /// The KeRN code.
    pub kern: u8,
    /// The position for other programs.
    pub xfen: String,
    /// The same in the other dialect.
    pub shredder: String,
    /// The board as SVG.
    pub board: String,
    /// Castling on both wings.
    pub wings: Vec<WingLine>,
    /// The pieces in words.
    pub lists: Vec<String>,
    /// The position before.
    pub earlier: Option<String>,
    /// The position after.
    pub later: Option<String>,
    /// How the finished games from it ended, in words.
    pub score: Option<String>,
    /// Games from it, the newest first.
    pub rows: Vec<GameRow>,
}

impl Position {
    /// The page of `start` with the games played from it.
    pub fn of(frame: Frame, start: StartPosition, rows: Vec<GameRow>, score: Option<PositionScore>) -> Self {
        let t = frame.t.clone();
        let diagram = Diagram::start(start);
        let label = t.s1("position-board-label", "label", start.to_string());
        let url = |id: u16| StartPosition::new(id).map(|start| format!("/positions/{}", start.id()));
        Self {
            reversal: start.reversal().into(),
            kern: start.kern(),
            xfen: start.fen(FenStyle::XFen),
            shredder: start.fen(FenStyle::Shredder),
            board: diagram.svg(&frame.sheet(), &label),
            wings: [Wing::HSide, Wing::ASide].into_iter().map(|wing| wing_line(&t, start, wing)).collect(),
            lists: [Color::White, Color::Black]
                .into_iter()
                .map(|color| diagram.piece_list(t.lang(), color))
                .collect(),
            earlier: start.id().checked_sub(1).and_then(url),
            later: url(start.id() + 1),
            rows,
            score: score.map(|of| score_words(&t, of)),
            start: start.into(),
            frame,
        }
    }
}

/// How White castles on `wing` from `start`: method, trips, and whether at once.
fn wing_line(t: &Talk, start: StartPosition, wing: Wing) -> WingLine {
    let why = castling::at_start(t.speech(), t.lang(), start, wing);
    WingLine { notation: wing.notation(), state: Tag::new("", method_words(t, start.method(wing))), why }
}

/// Games listed with a position.
const GAMES: u32 = 20;

/// `GET /positions/{id}`: by number, or sent on to it from `#451`, `451 BRNNKQRB` or the back rank alone.
pub(super) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, WebError> {
    let start: StartPosition = id.parse().map_err(|_| WebError::no("error-no-position", "position", &id))?;
    if id != start.id().to_string() {
        return Ok(Redirect::permanent(&format!("/positions/{}", start.id())).into_response());
    }
    let mut tx = web.door().db().read().await?;
    let filter = GameFilter { start_id: Some(start.id()), ..GameFilter::default() };
    let games = lists::games(&mut tx, &filter, GAMES).await?;
    let games = visit.reader(&mut tx).await?.see_all(games);
    let rows = rows::rows(&mut tx, &visit.t, &games).await?;
    let score = lists::position_scores(&mut tx, &[start.id()]).await?.pop();
    Ok(Position::of(visit.frame("positions", start.to_string()), start, rows, score).into_response())
}

#[cfg(test)]
impl Position {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let score = PositionScore { start_id: 451, white: 3, black: 1, draws: 2 };
        let page = |id, rows| {
            let start = StartPosition::new(id).expect("below 960");
            Self::of(Frame::sample(), start, rows, (id == 451).then_some(score))
        };
        vec![page(0, vec![]), page(451, samples::games()), page(959, vec![])]
    }
}
