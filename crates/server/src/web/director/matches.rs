//! `/director/matches/new`
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use frcec_rules::StartPosition;
use frcec_rules::club::pace::Pace;
use frcec_store::MatchId;
use frcec_store::matches;
use frcec_store::players::{self, PlayerStatus};

use crate::door::{Actor, Command, Receipt, StartMatch, Submission, SubmitError, Via};
use crate::names;
use crate::speech;
use crate::web::error::WebError;
use crate::web::frame::Frame;
use crate::web::session::Visit;
use crate::web::state::Web;
use crate::web::talk::Talk;
use crate::web::tournament::about;
use crate::web::words::Choice;

/// The form for a new match.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/director_match.html")]
pub struct NewMatch {
    /// Around it.
    pub frame: Frame,
    /// The form's own key: sent twice, it counts once.
    pub key: String,
    /// What was wrong with the form.
    pub fault: Option<String>,
    /// The first player as typed.
    pub white: String,
    /// The second player as typed.
    pub black: String,
    /// Members to choose from.
    pub handles: Vec<String>,
    /// The position as typed.
    pub start: String,
    /// The paces to choose from.
    pub paces: Vec<Choice>,
    /// Whether the second game starts later.
    pub staggered: bool,
}

/// The paces that a form offers, the club's default first (domain.md, "Clocks").
pub(in crate::web) const PACES: [&str; 7] =
    ["10/30", "10/40", "10/50", "5+1", "3/move", "bank 60", "bank 90"];

/// Handles that a list suggests at most.
const HANDLES: u32 = 500;

/// The paces to choose from, each with what it means.
pub(in crate::web) fn paces(t: &Talk, chosen: &str) -> Vec<Choice> {
    let chosen = if PACES.contains(&chosen) { chosen } else { PACES[0] };
    let choice =
        |pace: &str| Choice { value: pace.to_owned(), text: about::pace(t, pace), chosen: pace == chosen };
    PACES.into_iter().map(choice).collect()
}

/// Members to choose from.
pub(in crate::web) async fn handles(web: &Web) -> Result<Vec<String>, WebError> {
    let mut tx = web.door().db().read().await?;
    let found = players::list(&mut tx, Some(PlayerStatus::Active), None, HANDLES).await?;
    Ok(found.into_iter().map(|player| player.handle).collect())
}

/// A key that makes a form count once.
pub(in crate::web) fn key(web: &Web) -> String {
    data_encoding::HEXLOWER.encode(&web.door().ids().octets::<16>())
}

/// `GET /director/matches/new`
pub(in crate::web) async fn get(State(web): State<Web>, visit: Visit) -> Result<NewMatch, WebError> {
    visit.director()?;
    page(&web, &visit, Sent::default(), None).await
}

/// What the form sends.
#[derive(Clone, Debug, Default, serde::Deserialize)]
pub(in crate::web) struct Sent {
    #[serde(default)]
    key: String,
    #[serde(default)]
    white: String,
    #[serde(default)]
    black: String,
    #[serde(default)]
    start: String,
    #[serde(default)]
    pace: String,
    #[serde(default)]
    order: String,
}

/// `POST /director/matches`
pub(in crate::web) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let director = visit.director()?;
    if !matches!(sent.order.as_str(), "" | "together" | "staggered") {
        return Err(WebError::Bad);
    }
    let t = &visit.t;
    let refuse = async |sent, fault| {
        let page = page(&web, &visit, sent, Some(fault)).await?;
        Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
    };
    let wanted = sent.start.trim();
    let start = match wanted.parse::<StartPosition>() {
        Ok(start) => Some(start),
        Err(_) if wanted.is_empty() => None,
        Err(_) => {
            let fault = t.s1("positions-fault", "text", wanted);
            return refuse(sent, fault).await;
        }
    };
    let pace: Pace = sent.pace.parse().map_err(|_| WebError::Bad)?;
    let start = StartMatch {
        white: sent.white.trim().to_owned(),
        black: sent.black.trim().to_owned(),
        start,
        pace,
        staggered: sent.order == "staggered",
        rated: true,
    };
    let submission = Submission {
        by: Actor::Staff(director.id),
        via: Via::Form,
        at: web.now(),
        origin: Some(format!("form:match:{}", sent.key)),
        command: Command::Match(start),
    };
    let done = |id: MatchId| {
        let name = names::match_name(id, None);
        Ok(Redirect::to(&format!("/matches/{name}?done=match-begun-done")).into_response())
    };
    match web.door().submit(submission).await {
        Err(SubmitError::Duplicate(Receipt::Match { id, .. })) if !same(&web, id, &sent).await? => {
            Err(WebError::Doubled)
        }
        // Sent twice, it leads to the match it began.
        Ok(Receipt::Match { id, .. }) | Err(SubmitError::Duplicate(Receipt::Match { id, .. })) => done(id),
        Ok(_) | Err(SubmitError::Duplicate(_)) => Err(WebError::Bad),
        Err(SubmitError::NoMember(who)) => {
            let fault = t.s1("director-unknown-player", "who", who);
            refuse(sent, fault).await
        }
        Err(SubmitError::Invalid(invalid)) => {
            let fault = speech::event::invalid(t.speech(), t.lang(), &invalid);
            refuse(sent, fault).await
        }
        Err(error) => Err(error.into()),
    }
}

/// Whether the match that this form began when it was first sent is the one it asks for now.
async fn same(web: &Web, id: MatchId, sent: &Sent) -> Result<bool, WebError> {
    let mut tx = web.door().db().read().await?;
    let Some(begun) = matches::by_id(&mut tx, id).await? else { return Ok(false) };
    let start = sent.start.trim().parse::<StartPosition>().map_or(begun.start_id, StartPosition::id);
    let mut players_are = begun.staggered == (sent.order == "staggered");
    for (who, player) in [(&sent.white, begun.first_white_id), (&sent.black, begun.first_black_id)] {
        let who = who.trim();
        let found = if who.contains('@') {
            players::by_address(&mut tx, who).await?
        } else {
            players::by_handle(&mut tx, who).await?
        };
        players_are &= found.is_some_and(|found| found.id == player);
    }
    Ok(players_are && start == begun.start_id && begun.pace == sent.pace)
}

async fn page(web: &Web, visit: &Visit, sent: Sent, fault: Option<String>) -> Result<NewMatch, WebError> {
    Ok(NewMatch {
        frame: visit.frame("director", visit.t.s("director-new-match")),
        key: key(web),
        fault,
        handles: handles(web).await?,
        paces: paces(&visit.t, &sent.pace),
        staggered: sent.order == "staggered",
        white: sent.white,
        black: sent.black,
        start: sent.start,
    })
}

#[cfg(test)]
impl NewMatch {
    pub(in crate::web) fn samples() -> Vec<Self> {
        use crate::web::words::samples;
        vec![Self {
            frame: Frame::sample_director(),
            key: "k".to_owned(),
            fault: Some(samples::HOSTILE.to_owned()),
            white: samples::HOSTILE.to_owned(),
            black: String::new(),
            handles: vec!["anna".to_owned()],
            start: samples::HOSTILE.to_owned(),
            paces: vec![Choice { value: "10/30".to_owned(), text: "10/30".to_owned(), chosen: true }],
            staggered: true,
        }]
    }
}
