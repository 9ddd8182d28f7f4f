//! `/months` and `/months/{month}`: what a month was: results, upsets, whose rating moved, who and what was new.
use askama::Template;
use askama_web::WebTemplate;
use axum::extract::{Path, State};

use super::error::WebError;
use super::frame::Frame;
use super::life::{Way, month as name, teller, ways};
use super::session::Visit;
use super::state::Web;
use crate::life::Month;
use crate::life::record::Record;
use crate::life::tell::Section;

/// A month.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/month.html")]
pub struct MonthPage {
    /// Around it.
    pub frame: Frame,
    /// The pages beside it.
    pub ways: Vec<Way>,
    /// Its name.
    pub month: String,
    /// Whether it is still running.
    pub running: bool,
    /// What is told.
    pub sections: Vec<Section>,
    /// The month before, unless there was no club yet: its address and its name.
    pub earlier: Option<(String, String)>,
    /// The month after, if it has begun.
    pub later: Option<(String, String)>,
}

/// `GET /months`: the month that runs.
pub(super) async fn get(State(web): State<Web>, visit: Visit) -> Result<MonthPage, WebError> {
    let month = Month::of(web.now());
    page(&web, &visit, month).await
}

/// `GET /months/{month}`
pub(super) async fn of(
    State(web): State<Web>,
    visit: Visit,
    Path(month): Path<String>,
) -> Result<MonthPage, WebError> {
    let month: Month = month.parse().map_err(|_| WebError::nothing())?;
    if month > Month::of(web.now()) || month < founded() {
        return Err(WebError::nothing());
    }
    page(&web, &visit, month).await
}

/// The club was founded on 25 April 2004 (domain.md); before that there is nothing to tell.
fn founded() -> Month {
    Month::of(1_082_851_200_000)
}

async fn page(web: &Web, visit: &Visit, month: Month) -> Result<MonthPage, WebError> {
    let t = &visit.t;
    let this = Month::of(web.now());
    let beside = |month: Month| (format!("/months/{month}"), name(t, month));
    let mut tx = web.door().db().read().await?;
    let record = Record::gather(&mut tx, month).await?;
    Ok(MonthPage {
        frame: visit.frame("news", t.s1("life-month-title", "month", name(t, month))),
        ways: ways(t, "/months"),
        month: name(t, month),
        running: month == this,
        sections: teller(t).record(&mut tx, &record).await?,
        earlier: (month > founded()).then(|| beside(month.previous())),
        later: (month < this).then(|| beside(month.next())),
    })
}

#[cfg(test)]
impl MonthPage {
    pub(super) fn samples() -> Vec<Self> {
        let running = Self {
            frame: Frame::sample(),
            ways: super::life::samples::ways(),
            month: "May 2026".to_owned(),
            running: true,
            sections: vec![],
            earlier: Some(("/months/2026-04".to_owned(), "April 2026".to_owned())),
            later: None,
        };
        let over = Self {
            running: false,
            sections: super::life::samples::sections(),
            later: Some(("/months/2026-06".to_owned(), "June 2026".to_owned())),
            ..running.clone()
        };
        vec![running, over]
    }
}
