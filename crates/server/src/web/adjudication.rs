//! `/games/{id}/adjudication`: a player asks the directors to decide, says what he claims, or appeals.
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use frcec_store::GameId;
use frcec_store::adjudications::{self, AdjudicationState, Claim};

use super::director::adjudications::{CaseView, case_view};
use super::director::rulings::carry_out;
use super::error::WebError;
use super::frame::Frame;
use super::fresh_key;
use super::session::Visit;
use super::state::Web;
use crate::door::{APPEAL_MS, Actor, Command, DeskCommand, LONGEST_LINES, REASON};

/// What a player can do about the result of an unfinished game.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/adjudication.html")]
pub struct AdjudicationPage {
    /// Around it.
    pub frame: Frame,
    /// The plain number of the game.
    pub game: i64,
    /// `M0001-1`.
    pub label: String,
    /// The cases of the game, newest first.
    pub cases: Vec<CaseView>,
    /// The number of the one that is open, or was decided last.
    pub case: i64,
    /// Whether the player can ask.
    pub can_ask: bool,
    /// Whether the player can say what he claims.
    pub can_claim: bool,
    /// Until when the player can appeal, in words.
    pub appeal_until: Option<String>,
    /// Makes the form count once.
    pub key: String,
    /// The text as typed.
    pub words: String,
    /// What is claimed, as chosen.
    pub claim: String,
    /// Characters of a reason at the most.
    pub longest: usize,
    /// Characters of lines at the most.
    pub longest_lines: usize,
    /// What was wrong with the form.
    pub fault: Option<String>,
}

async fn page(
    web: &Web,
    visit: &Visit,
    game: i64,
    sent: &Sent,
    fault: Option<String>,
) -> Result<AdjudicationPage, WebError> {
    let member = visit.member()?;
    let t = &visit.t;
    let mut tx = web.door().db().read().await?;
    let found = visit.reader(&mut tx).await?.load(&mut tx, GameId(game)).await?;
    let (_, loaded) = found.ok_or_else(|| WebError::no("error-no-game", "game", game.to_string()))?;
    loaded.seat(member.id).ok_or(WebError::Forbidden("error-not-your-game"))?;
    let now = web.now();
    let rows = adjudications::of_game(&mut tx, loaded.view.id).await?;
    let mut cases = Vec::new();
    let first = rows.first().cloned();
    for row in rows {
        // What the opponent asked the directors is theirs until one of them takes it up.
        let quiet = row.state == AdjudicationState::Asked
            || (row.state == AdjudicationState::Void && row.claims_until.is_none());
        if !quiet || row.asked_by == Some(member.id) {
            cases.push(case_view(&mut tx, t, &row, Some(member.id)).await?);
        }
    }
    let of_first = |state| first.as_ref().is_some_and(|row| row.state == state);
    let open = of_first(AdjudicationState::Asked)
        || of_first(AdjudicationState::Claims)
        || of_first(AdjudicationState::Appealed);
    let game_now = &loaded.view.game;
    let decided = first.as_ref().filter(|row| row.state == AdjudicationState::Decided);
    let until = decided.and_then(|row| row.decided_at).map(|at| at + APPEAL_MS).filter(|until| now <= *until);
    Ok(AdjudicationPage {
        frame: visit.frame("games", t.s("adjudication-title")),
        game,
        label: loaded.view.name.clone(),
        cases,
        case: first.as_ref().map_or(0, |row| row.id),
        can_ask: !open && game_now.is_running() && !game_now.is_paused() && !game_now.flag_fallen(now),
        can_claim: of_first(AdjudicationState::Claims)
            && first.as_ref().and_then(|row| row.claims_until).is_some_and(|until| now <= until),
        appeal_until: until.map(|until| t.moment(until)),
        key: fresh_key(web),
        words: sent.words.clone(),
        claim: sent.claim.clone(),
        longest: *REASON.end(),
        longest_lines: LONGEST_LINES,
        fault,
    })
}

/// `GET /games/{id}/adjudication`
pub(super) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Path(game): Path<i64>,
) -> Result<AdjudicationPage, WebError> {
    page(&web, &visit, game, &Sent::default(), None).await
}

/// What the forms send.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(default)]
pub(super) struct Sent {
    act: String,
    key: String,
    words: String,
    claim: String,
    case: String,
}

/// `POST /games/{id}/adjudication`
pub(super) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Path(game): Path<i64>,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let me = visit.member()?.id;
    page(&web, &visit, game, &sent, None).await?;
    let words = sent.words.clone();
    let id = || sent.case.parse::<i64>().map_err(|_| WebError::Bad);
    let command = match sent.act.as_str() {
        "ask" => DeskCommand::AskAdjudication { game: GameId(game), reason: words },
        "claim" => {
            let claim = match sent.claim.as_str() {
                "win" => Claim::Win,
                "draw" => Claim::Draw,
                _ => return Err(WebError::Bad),
            };
            DeskCommand::FileClaim { id: id()?, claim, lines: words }
        }
        "appeal" => DeskCommand::Appeal { id: id()?, reason: words },
        _ => return Err(WebError::Bad),
    };
    match carry_out(&web, &visit, Actor::Player(me), &sent.key, Command::Desk(command)).await? {
        Ok(_) => {
            Ok(Redirect::to(&format!("/games/{game}/adjudication?done=adjudication-done")).into_response())
        }
        Err(fault) => {
            let page = page(&web, &visit, game, &sent, Some(fault)).await?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
    }
}

#[cfg(test)]
impl AdjudicationPage {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let sample = Self {
            frame: Frame::sample_director(),
            game: 1,
            label: "M0001-1".to_owned(),
            cases: vec![CaseView::sample()],
            case: 1,
            can_ask: true,
            can_claim: true,
            appeal_until: Some("3 May 2026".to_owned()),
            key: "k".to_owned(),
            words: samples::HOSTILE.to_owned(),
            claim: "draw".to_owned(),
            longest: 1000,
            longest_lines: 4000,
            fault: Some(samples::HOSTILE.to_owned()),
        };
        let none = Self {
            cases: vec![],
            can_ask: false,
            can_claim: false,
            appeal_until: None,
            fault: None,
            ..sample.clone()
        };
        vec![none, sample]
    }
}
