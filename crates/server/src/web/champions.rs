//! `/champions`: who won the events of the club.
use askama::Template;
use askama_web::WebTemplate;
use axum::extract::State;
use frcec_store::PlayerId;

use super::error::WebError;
use super::frame::Frame;
use super::life::{Way, ways};
use super::rows::Names;
use super::session::Visit;
use super::state::Web;
use super::talk::Talk;
use super::words::Person;
use crate::life::champions::{Line, Winner, roll};

/// The roll.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/champions.html")]
pub struct Champions {
    /// Around it.
    pub frame: Frame,
    /// The pages beside it.
    pub ways: Vec<Way>,
    /// The newest first.
    pub rows: Vec<ChampionRow>,
    /// Whether the reader enters lines by hand.
    pub writes: bool,
}

/// A line of the roll.
#[derive(Clone, Debug)]
pub struct ChampionRow {
    /// The year.
    pub year: i64,
    /// The event.
    pub event: String,
    /// Its code, if it has a page.
    pub code: Option<String>,
    /// Who won.
    pub winners: Vec<Person>,
    /// The id of a line entered by hand.
    pub by_hand: Option<i64>,
}

/// The lines with their names.
pub(super) async fn rows(tx: &mut frcec_store::Tx, t: &Talk) -> Result<Vec<ChampionRow>, WebError> {
    let lines = roll(tx).await?;
    let ids: Vec<PlayerId> = lines
        .iter()
        .flat_map(|line| &line.winners)
        .filter_map(|winner| match winner {
            Winner::Member(id) => Some(*id),
            Winner::Named(_) => None,
        })
        .collect();
    let names = Names::of_people(tx, t, ids).await?;
    let person = |winner: Winner| match winner {
        Winner::Member(id) => names.person(t, id),
        Winner::Named(name) => Person { name, handle: None },
    };
    let row = |line: Line| ChampionRow {
        year: line.year,
        event: line.event,
        code: line.code,
        winners: line.winners.into_iter().map(person).collect(),
        by_hand: line.by_hand,
    };
    Ok(lines.into_iter().map(row).collect())
}

/// `GET /champions`
pub(super) async fn get(State(web): State<Web>, visit: Visit) -> Result<Champions, WebError> {
    let t = &visit.t;
    let mut tx = web.door().db().read().await?;
    Ok(Champions {
        frame: visit.frame("news", t.s("life-champions-title")),
        ways: ways(t, "/champions"),
        rows: rows(&mut tx, t).await?,
        writes: visit.directs(),
    })
}

#[cfg(test)]
pub(super) fn sample_rows() -> Vec<ChampionRow> {
    use super::words::samples;
    vec![
        ChampionRow {
            year: 2026,
            event: samples::HOSTILE.to_owned(),
            code: Some("T0001".to_owned()),
            winners: vec![Person::new(samples::HOSTILE, "mallory"), Person::new("Anna", "anna")],
            by_hand: None,
        },
        ChampionRow {
            year: 2004,
            event: samples::HOSTILE.to_owned(),
            code: None,
            winners: vec![Person { name: samples::HOSTILE.to_owned(), handle: None }],
            by_hand: Some(7),
        },
    ]
}

#[cfg(test)]
impl Champions {
    pub(super) fn samples() -> Vec<Self> {
        let empty =
            Self { frame: Frame::sample(), ways: super::life::samples::ways(), rows: vec![], writes: false };
        vec![empty.clone(), Self { rows: sample_rows(), writes: true, ..empty }]
    }
}
