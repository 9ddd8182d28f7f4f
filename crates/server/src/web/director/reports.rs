//! `/director/reports`, `/director/offsite`: what members put before the directors.
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use frcec_store::offsite::OffsiteState;
use frcec_store::{PlayerId, reports};

use crate::door::{Actor, Command, MemberCommand, OffsiteCommand, Submission, SubmitError, Via};
use crate::speech::club;
use crate::web::error::WebError;
use crate::web::frame::Frame;
use crate::web::offsite::{OffsiteView, views};
use crate::web::rows::Names;
use crate::web::session::Visit;
use crate::web::state::Web;
use crate::web::words::Person;

/// Reports of members about words of others.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/director_reports.html")]
pub struct Reports {
    /// Around it.
    pub frame: Frame,
    /// Oldest first.
    pub reports: Vec<ReportLine>,
}

/// A report.
#[derive(Clone, Debug)]
pub struct ReportLine {
    /// Its id.
    pub id: i64,
    /// Who reports.
    pub by: Person,
    /// About whom.
    pub about: Person,
    /// In which game: its number and its name.
    pub game: Option<(i64, String)>,
    /// What is the matter.
    pub words: String,
    /// When.
    pub when: String,
}

/// Reports on one page.
const SHOWN: u32 = 100;

/// `GET /director/reports`
pub(in crate::web) async fn get(State(web): State<Web>, visit: Visit) -> Result<Reports, WebError> {
    visit.director()?;
    let t = &visit.t;
    let mut tx = web.door().db().read().await?;
    let open = reports::open(&mut tx, SHOWN).await?;
    let ids: Vec<PlayerId> = open.iter().flat_map(|report| [report.by_id, report.about_id]).collect();
    let named = Names::of_people(&mut tx, t, ids).await?;
    let reader = visit.reader(&mut tx).await?;
    let mut lines = Vec::with_capacity(open.len());
    for report in open {
        let game = match report.game_id {
            Some(id) => reader.load(&mut tx, id).await?,
            None => None,
        };
        lines.push(ReportLine {
            id: report.id,
            by: named.person(t, report.by_id),
            about: named.person(t, report.about_id),
            game: game.map(|(_, game)| (game.view.id.0, game.view.name)),
            words: report.words,
            when: t.moment(report.created_at),
        });
    }
    Ok(Reports { frame: visit.frame("director", t.s("director-reports")), reports: lines })
}

/// `POST /director/reports/{id}`: it is dealt with.
pub(in crate::web) async fn settle(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<i64>,
) -> Result<Response, WebError> {
    let by = Actor::Staff(visit.director()?.id);
    let command = Command::Member(MemberCommand::SettleReport(id));
    let submission = Submission { by, via: Via::Form, at: web.now(), origin: None, command };
    web.door().submit(submission).await?;
    Ok(Redirect::to("/director/reports?done=account-saved").into_response())
}

/// Games from elsewhere that both players have confirmed.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/director_offsite.html")]
pub struct OffsiteDesk {
    /// Around it.
    pub frame: Frame,
    /// Oldest first.
    pub games: Vec<OffsiteView>,
    /// What was wrong with a form.
    pub fault: Option<String>,
}

/// `GET /director/offsite`
pub(in crate::web) async fn offsite(State(web): State<Web>, visit: Visit) -> Result<OffsiteDesk, WebError> {
    desk(&web, &visit, None).await
}

async fn desk(web: &Web, visit: &Visit, fault: Option<String>) -> Result<OffsiteDesk, WebError> {
    visit.director()?;
    let frame = visit.frame("director", visit.t.s("director-offsite-title"));
    let games = views(web, &visit.t, &frame, None, Some(OffsiteState::Confirmed)).await?;
    Ok(OffsiteDesk { frame, games, fault })
}

/// What the form beside a game sends.
#[derive(Debug, Default, serde::Deserialize)]
pub(in crate::web) struct Decided {
    #[serde(default)]
    act: String,
    #[serde(default)]
    rated: String,
}

/// `POST /director/offsite/{id}`
pub(in crate::web) async fn decide(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<i64>,
    Form(decided): Form<Decided>,
) -> Result<Response, WebError> {
    let by = Actor::Staff(visit.director()?.id);
    let (command, done) = match decided.act.as_str() {
        "release" => {
            let rated = !decided.rated.is_empty();
            (OffsiteCommand::Release { id, rated }, "offsite-archived-done")
        }
        "refuse" => (OffsiteCommand::Refuse { id }, "offsite-refused-done"),
        _ => return Err(WebError::Bad),
    };
    let command = Command::Offsite(command);
    let submission = Submission { by, via: Via::Form, at: web.now(), origin: None, command };
    match web.door().submit(submission).await {
        Ok(_) => Ok(Redirect::to(&format!("/director/offsite?done={done}")).into_response()),
        Err(SubmitError::Club(denial)) => {
            let fault = club::denial(visit.t.speech(), visit.t.lang(), &denial);
            let page = desk(&web, &visit, Some(fault)).await?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Err(error) => Err(error.into()),
    }
}

#[cfg(test)]
impl Reports {
    pub(in crate::web) fn samples() -> Vec<Self> {
        use crate::web::words::samples;
        let line = ReportLine {
            id: 1,
            by: Person::new(samples::HOSTILE, "mallory"),
            about: Person { name: samples::HOSTILE.to_owned(), handle: None },
            game: Some((1, samples::HOSTILE.to_owned())),
            words: samples::HOSTILE.to_owned(),
            when: "3 May 2026".to_owned(),
        };
        vec![
            Self { frame: Frame::sample_director(), reports: vec![] },
            Self { frame: Frame::sample_director(), reports: vec![line] },
        ]
    }
}

#[cfg(test)]
impl OffsiteDesk {
    pub(in crate::web) fn samples() -> Vec<Self> {
        use crate::web::words::samples;
        vec![
            Self { frame: Frame::sample_director(), games: vec![], fault: None },
            Self {
                frame: Frame::sample_director(),
                games: vec![OffsiteView::sample()],
                fault: Some(samples::HOSTILE.to_owned()),
            },
        ]
    }
}
