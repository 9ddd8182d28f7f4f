//! `/director/adjudications/{id}`: a game that the directors decide.
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use frcec_rules::club::game::EndReason;
use frcec_rules::club::seat::Seat;
use frcec_store::adjudications::{self, Adjudication, AdjudicationState, Claim, FiledClaim};
use frcec_store::{PlayerId, Tx};

use super::games::{facts, outcomes};
use super::rulings::{Change, Plan, Sent, TOLD, halves, rule};
use crate::door::{
    Command, DeskCommand, Loaded, may_rule, notes_on_decision, outcome_of, own_decision, rating_preview,
};
use crate::seen::Seen;
use crate::speech::{desk, game as words};
use crate::web::error::WebError;
use crate::web::frame::Frame;
use crate::web::rows::{self, Names};
use crate::web::session::Visit;
use crate::web::state::Web;
use crate::web::talk::Talk;
use crate::web::words::{GameBoard, Tag};

/// A game that the directors decide.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/director_adjudication.html")]
pub struct CaseDesk {
    /// Around it.
    pub frame: Frame,
    /// The adjudication's number.
    pub id: i64,
    /// The game with its position.
    pub game: GameBoard,
    /// The moves.
    pub moves: String,
    /// How the game ended, or that it stands still.
    pub facts: Vec<String>,
    /// What happened in the case.
    pub case: CaseView,
    /// Why the one who looks cannot decide.
    pub barred: Option<String>,
    /// Whether it can be taken up.
    pub can_take_up: bool,
    /// Whether it can be put down.
    pub can_put_down: bool,
    /// Whether it can be decided now.
    pub can_decide: bool,
    /// Value and words of each result.
    pub outcomes: Vec<(&'static str, String)>,
    /// What was wrong with a form.
    pub fault: Option<String>,
}

/// The history of a case, for directors and for the two players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseView {
    /// How it stands.
    pub state: Tag,
    /// Who asked, when and why, until when claims can be filed, who decided how: a sentence each.
    pub history: Vec<String>,
    /// What the players claim: label and lines.
    pub claims: Vec<(String, String)>,
}

/// Whether something is to be decided.
pub(super) const fn is_open(state: AdjudicationState) -> bool {
    matches!(state, AdjudicationState::Asked | AdjudicationState::Claims | AdjudicationState::Appealed)
}

/// How a case stands, in a word.
pub(in crate::web) fn state(t: &Talk, state: AdjudicationState) -> Tag {
    let tone = match state {
        AdjudicationState::Asked | AdjudicationState::Claims | AdjudicationState::Appealed => "warn",
        AdjudicationState::Decided | AdjudicationState::Settled => "good",
        AdjudicationState::Void => "",
    };
    Tag::new(tone, t.joined("case-", state.as_str()))
}

/// The history of a case. Claims are shown to `of` alone as long as they can be filed; to directors always.
pub(in crate::web) async fn case_view(
    tx: &mut Tx,
    t: &Talk,
    row: &Adjudication,
    of: Option<PlayerId>,
) -> Result<CaseView, WebError> {
    let claims: Vec<FiledClaim> = adjudications::claims(tx, row.id).await?;
    let people = [row.asked_by, row.decided_by, row.appealed_by, row.settled_by];
    let ids = people.into_iter().flatten().chain(claims.iter().map(|claim| claim.player_id));
    let names = Names::of_people(tx, t, ids).await?;
    let name = |id: Option<PlayerId>| id.map_or_else(|| t.s("log-club"), |id| names.person(t, id).name);
    let mut history = vec![t.say(
        "case-history-asked",
        &[
            ("moment", t.moment(row.asked_at).into()),
            ("name", name(row.asked_by).into()),
            ("why", row.why.as_str().into()),
        ],
    )];
    if let Some(until) = row.claims_until {
        history.push(t.s1("case-history-claims", "moment", t.moment(until)));
    }
    for (by, at, result, reason, key) in [
        (row.decided_by, row.decided_at, row.outcome, &row.reason, "case-history-decided"),
        (row.settled_by, row.settled_at, row.settled_outcome, &row.settled_reason, "case-history-settled"),
    ] {
        if key == "case-history-settled"
            && let (Some(at), Some(words)) = (row.appealed_at, &row.appeal)
        {
            history.push(t.say(
                "case-history-appealed",
                &[
                    ("moment", t.moment(at).into()),
                    ("name", name(row.appealed_by).into()),
                    ("why", words.as_str().into()),
                ],
            ));
        }
        if let (Some(at), Some(result), Some(reason)) = (at, result, reason) {
            history.push(t.say(
                key,
                &[
                    ("moment", t.moment(at).into()),
                    ("name", name(by).into()),
                    ("result", halves(&result.to_string()).into()),
                    ("why", reason.as_str().into()),
                ],
            ));
        }
    }
    if row.state == AdjudicationState::Void {
        let reason = row.reason.as_ref().map(|reason| t.s1("case-history-void-why", "why", reason.as_str()));
        history.push(reason.unwrap_or_else(|| t.s("case-history-void")));
    }
    let secret = row.state == AdjudicationState::Claims;
    let shown = claims.into_iter().filter(|claim| !secret || of.is_none_or(|of| of == claim.player_id));
    let claims = shown.map(|claim| {
        let key = match claim.claim {
            Claim::Win => "claimed-win",
            Claim::Draw => "claimed-draw",
        };
        (t.s1(key, "name", name(Some(claim.player_id))), claim.lines)
    });
    Ok(CaseView { state: state(t, row.state), history, claims: claims.collect() })
}

async fn found(web: &Web, visit: &Visit, id: i64) -> Result<(Adjudication, Seen, Loaded), WebError> {
    let mut tx = web.door().db().read().await?;
    let row = adjudications::by_id(&mut tx, id).await?.ok_or_else(WebError::nothing)?;
    let found = visit.reader(&mut tx).await?.load(&mut tx, row.game_id).await?;
    let (seen, loaded) =
        found.ok_or_else(|| WebError::no("error-no-game", "game", row.game_id.to_string()))?;
    Ok((row, seen, loaded))
}

async fn page(web: &Web, visit: &Visit, id: i64, fault: Option<String>) -> Result<CaseDesk, WebError> {
    let me = visit.director()?.id;
    let t = &visit.t;
    let (row, seen, loaded) = found(web, visit, id).await?;
    let mut tx = web.door().db().read().await?;
    let names = Names::of(&mut tx, t, std::slice::from_ref(&seen)).await?;
    let barred = may_rule(&mut tx, &loaded.stored, me).await?.err();
    // Who made the first decision reads at once that another one decides the appeal.
    let own = own_decision(&mut tx, &row, &loaded.stored, me).await?;
    let plays = barred.is_some();
    let barred = barred.or(own);
    let barred = barred.map(|denial| desk::denial(t.speech(), t.lang(), t.zone(), &denial));
    let frame = visit.frame("director", t.s1("case-title", "game", loaded.view.name.as_str()));
    let board = names.board(t, &frame.sheet(), &seen)?;
    let filed = adjudications::claims(&mut tx, id).await?.len();
    let now = web.now();
    let due = filed == 2 || row.claims_until.is_some_and(|until| now > until);
    let claims = row.state == AdjudicationState::Claims;
    let (white, black) = (board.row.white.name.clone(), board.row.black.name.clone());
    Ok(CaseDesk {
        frame,
        id,
        moves: words::move_list(loaded.view.game.line(), t.speech().letters(), usize::MAX).join(" "),
        facts: facts(t, &seen, &loaded, [&white, &black], now),
        // Who plays in it sees no more than the players do.
        case: case_view(&mut tx, t, &row, plays.then_some(me)).await?,
        can_take_up: barred.is_none() && row.state == AdjudicationState::Asked,
        can_put_down: barred.is_none()
            && matches!(row.state, AdjudicationState::Asked | AdjudicationState::Claims),
        can_decide: barred.is_none() && ((claims && due) || row.state == AdjudicationState::Appealed),
        outcomes: outcomes(t, &white, &black, false),
        game: board,
        barred,
        fault,
    })
}

/// `GET /director/adjudications/{id}`
pub(in crate::web) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<i64>,
) -> Result<CaseDesk, WebError> {
    page(&web, &visit, id, None).await
}

/// `POST /director/adjudications/{id}`: first the preview, then the deed.
pub(in crate::web) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<i64>,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let me = visit.director()?.id;
    let t = &visit.t;
    let (row, _, loaded) = found(&web, &visit, id).await?;
    {
        let mut tx = web.door().db().read().await?;
        let own = own_decision(&mut tx, &row, &loaded.stored, me).await?;
        if let Some(denial) = may_rule(&mut tx, &loaded.stored, me).await?.err().or(own) {
            let fault = desk::denial(t.speech(), t.lang(), t.zone(), &denial);
            let page = page(&web, &visit, id, Some(fault)).await?;
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
        }
    }
    let reason = sent.reason.clone();
    let mut hidden = vec![("act", sent.act.clone())];
    let mut changes = Vec::new();
    let mut notes = vec![t.s("desk-note-letters")];
    let command = match sent.act.as_str() {
        "take-up" => {
            notes.push(t.s("desk-note-adjudicate"));
            DeskCommand::TakeUp { id }
        }
        "put-down" => {
            notes.push(t.s("desk-note-put-down"));
            DeskCommand::PutDown { id, reason }
        }
        "decide" => {
            let outcome = outcome_of(&sent.outcome).ok_or(WebError::Bad)?;
            hidden.push(("outcome", outcome.pgn().to_owned()));
            let now = loaded.view.game.finish();
            let now = now.map_or_else(|| t.s("desk-none-yet"), |finish| finish.outcome.pgn().to_owned());
            changes.push(Change::of_result(t.s("desk-result"), &now, outcome.pgn()));
            changes.extend(ratings(&web, t, &loaded, outcome).await?);
            let mut tx = web.door().db().read().await?;
            notes.extend(notes_on_decision(&mut tx, &row, outcome).await?.into_iter().map(|key| t.s(key)));
            if loaded.view.game.finish().is_some_and(|finish| finish.outcome != outcome) {
                let ending = Some((outcome, EndReason::Adjudication));
                drop(tx);
                notes.extend(web.door().foretell_result(&loaded.stored, ending, t.lang()).await?);
            }
            DeskCommand::Decide { id, outcome, reason }
        }
        _ => return Err(WebError::Bad),
    };
    let plan = Plan {
        closed: false,
        back: (
            format!("/director/adjudications/{id}"),
            t.s1("case-title", "game", loaded.view.name.as_str()),
        ),
        title: t.joined("desk-act-", &sent.act),
        changes,
        notes,
        url: format!("/director/adjudications/{id}"),
        hidden,
        tick: None,
        // Why it is decided was stated when it was asked.
        reason: (sent.act != "take-up").then_some(TOLD),
    };
    let done = |_| format!("/director/adjudications/{id}?done=desk-done");
    rule(&web, &visit, &sent, plan, Command::Desk(command), done).await
}

/// What the decision does to the two ratings; of a game that is not over yet as if it ended now.
async fn ratings(
    web: &Web,
    t: &Talk,
    loaded: &Loaded,
    outcome: frcec_rules::club::game::Outcome,
) -> Result<Vec<Change>, WebError> {
    let mut tx = web.door().db().read().await?;
    let mut stored = loaded.stored.clone();
    stored.row.ended_at = stored.row.ended_at.or(Some(web.now()));
    let Some(moves) = rating_preview(&mut tx, &stored, outcome).await? else { return Ok(Vec::new()) };
    let shown = |rating: Option<i64>| rating.map_or_else(|| "–".to_owned(), rows::rating);
    Ok([Seat::White, Seat::Black]
        .into_iter()
        .zip(moves)
        .map(|(seat, (before, after))| {
            let label = t.s1("desk-rating-of", "name", loaded.view.person(seat).name.as_str());
            Change::new(label, shown(before), shown(after))
        })
        .collect())
}

#[cfg(test)]
impl CaseView {
    pub(in crate::web) fn sample() -> Self {
        use crate::web::words::samples;
        Self {
            state: Tag::new("warn", "claims"),
            history: vec![samples::HOSTILE.to_owned()],
            claims: vec![(samples::HOSTILE.to_owned(), format!("{}\n1.e4", samples::HOSTILE))],
        }
    }
}

#[cfg(test)]
impl CaseDesk {
    pub(in crate::web) fn samples() -> Vec<Self> {
        use crate::web::words::samples;
        let sample = Self {
            frame: Frame::sample_director(),
            id: 1,
            game: samples::boards().remove(0),
            moves: "1. e4 e5".to_owned(),
            facts: vec![samples::HOSTILE.to_owned()],
            case: CaseView::sample(),
            barred: None,
            can_take_up: true,
            can_put_down: true,
            can_decide: true,
            outcomes: vec![("1-0", samples::HOSTILE.to_owned())],
            fault: Some(samples::HOSTILE.to_owned()),
        };
        vec![
            Self {
                barred: Some(samples::HOSTILE.to_owned()),
                can_take_up: false,
                can_put_down: false,
                can_decide: false,
                fault: None,
                case: CaseView { claims: vec![], ..CaseView::sample() },
                ..sample.clone()
            },
            sample,
        ]
    }
}
