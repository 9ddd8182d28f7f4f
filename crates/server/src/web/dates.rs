//! `/calendar` and `/calendar.ics`: when events start and end, and when the members vote.
use askama::Template;
use askama_web::WebTemplate;
use axum::extract::State;
use axum::response::Response;
use frcec_store::Tx;
use frcec_store::tournaments::{self, Tournament, TournamentState, rounds, rounds::RoundKind};

use super::calendar::{answer, calendar, day_of, escaped, moment};
use super::error::WebError;
use super::frame::Frame;
use super::life::{Way, day, month, ways};
use super::session::Visit;
use super::state::Web;
use super::talk::Talk;
use crate::door::EventSettings;
use crate::life::Month;
use crate::life::ballot::Ballot;
use crate::life::tell::Item;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
/// How far back the page and the file go (ms).
const BACK: i64 = 92 * DAY_MS;
/// Events of each state that are looked at.
const EVENTS: u32 = 100;
/// Months whose votes are told ahead.
const VOTES: i64 = 2;

/// The dates.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/calendar.html")]
pub struct Calendar {
    /// Around it.
    pub frame: Frame,
    /// The pages beside it.
    pub ways: Vec<Way>,
    /// What comes, the next first.
    pub ahead: Vec<DateLine>,
    /// Events that take entries and have no date.
    pub open: Vec<Item>,
    /// What was lately, the latest first.
    pub past: Vec<DateLine>,
}

/// A date.
#[derive(Clone, Debug)]
pub struct DateLine {
    /// When, in words.
    pub when: String,
    /// What.
    pub item: Item,
}

/// A date as it is found.
struct Found {
    /// Unix ms.
    at: i64,
    /// Whether it is a day (of UTC) and no moment.
    whole_day: bool,
    /// What makes it the same date in another file.
    uid: String,
    item: Item,
}

/// `GET /calendar`
pub(super) async fn get(State(web): State<Web>, visit: Visit) -> Result<Calendar, WebError> {
    let t = &visit.t;
    let now = web.now();
    let mut tx = web.door().db().read().await?;
    let (mut found, open) = dates(&mut tx, t, now).await?;
    let line = |date: Found| DateLine {
        when: if date.whole_day { day(t, date.at) } else { t.moment(date.at) },
        item: date.item,
    };
    let mut past = found.extract_if(.., |date| date.at <= now).collect::<Vec<_>>();
    past.reverse();
    Ok(Calendar {
        frame: visit.frame("news", t.s("life-calendar-title")),
        ways: ways(t, "/calendar"),
        ahead: found.into_iter().map(line).collect(),
        open,
        past: past.into_iter().map(line).collect(),
    })
}

/// `GET /calendar.ics` (RFC 5545)
pub(super) async fn file(State(web): State<Web>, visit: Visit) -> Result<Response, WebError> {
    let now = web.now();
    let mut tx = web.door().db().read().await?;
    let (found, _) = dates(&mut tx, &visit.t, now).await?;
    let entry = |date: &Found| {
        let said = format!("{} {}", date.item.label, date.item.text);
        let start = if date.whole_day {
            format!("DTSTART;VALUE=DATE:{}", day_of(date.at))
        } else {
            format!("DTSTART:{}", moment(date.at))
        };
        vec![
            "BEGIN:VEVENT".to_owned(),
            format!("UID:{}@{}", date.uid, web.door().domain()),
            format!("DTSTAMP:{}", moment(now)),
            start,
            format!("SUMMARY:{}", escaped(said.trim())),
            format!("URL:{}{}", web.door().club().public_url, date.item.path),
            "END:VEVENT".to_owned(),
        ]
    };
    Ok(answer(calendar(&found.iter().map(entry).collect::<Vec<_>>())))
}

/// All dates in their order, and the events that take entries without one.
async fn dates(tx: &mut Tx, t: &Talk, now: i64) -> Result<(Vec<Found>, Vec<Item>), WebError> {
    let (mut found, mut open) = (Vec::new(), Vec::new());
    for state in
        [TournamentState::Open, TournamentState::Closed, TournamentState::Running, TournamentState::Finished]
    {
        for event in tournaments::list(tx, Some(state), None, EVENTS).await? {
            let settings = EventSettings::of(&event)?;
            match (settings.look_at(), event.started_at) {
                // A start that was not possible is no date any more.
                (Some(at), None) if event.waits_since.is_none() => {
                    found.push(of_event(&event, "starts", at, t.s("life-date-starts")));
                }
                (None, None) if state == TournamentState::Open => {
                    open.push(of_event(&event, "open", now, t.s("life-date-open")).item);
                }
                _ => {}
            }
            let ended = (state == TournamentState::Finished).then_some(event.ended_at).flatten();
            found.extend(event.started_at.map(|at| of_event(&event, "began", at, t.s("life-date-began"))));
            found.extend(ended.map(|at| of_event(&event, "ended", at, t.s("life-date-ended"))));
            if state == TournamentState::Running {
                // Rounds are counted as on the event's page: a tie-break is one, and is named by the round that it decides.
                let mut number = 0;
                for round in rounds::of_tournament(tx, event.id).await? {
                    let main = round.kind == RoundKind::Main;
                    if main {
                        number = round.round;
                    }
                    let Some(at) = round.ends_at.filter(|_| round.ended_at.is_none()) else { continue };
                    let key = if main { "life-date-round-ends" } else { "life-date-tie-break-ends" };
                    let said = t.s1(key, "round", number);
                    found.push(of_event(&event, &format!("round-{}", round.round), at, said));
                }
            }
        }
    }
    let this = Month::of(now);
    for ahead in -1..VOTES {
        let ballot = Ballot { month: Month::counted(this.count() + ahead) };
        for (kind, at, key) in [
            ("opens", ballot.opens(), "life-date-vote-opens"),
            ("closes", ballot.closes() - DAY_MS, "life-date-vote-closes"),
        ] {
            found.push(Found {
                at,
                whole_day: true,
                uid: format!("vote-{}-{kind}", ballot.month),
                item: Item {
                    key: String::new(),
                    label: t.s("life-gotm-title"),
                    path: "/game-of-the-month".to_owned(),
                    text: t.s1(key, "month", month(t, ballot.month)),
                    prose: None,
                },
            });
        }
    }
    found.retain(|date| date.at >= now - BACK);
    found.sort_by(|one, other| (one.at, &one.uid).cmp(&(other.at, &other.uid)));
    Ok((found, open))
}

fn of_event(event: &Tournament, kind: &str, at: i64, text: String) -> Found {
    Found {
        at,
        whole_day: false,
        uid: format!("{}-{kind}", event.code),
        item: Item {
            key: String::new(),
            label: format!("{} {}", event.code, event.name),
            path: format!("/tournaments/{}", event.code),
            text,
            prose: None,
        },
    }
}

#[cfg(test)]
impl Calendar {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let item = Item {
            key: String::new(),
            label: samples::HOSTILE.to_owned(),
            path: "/tournaments/T0001".to_owned(),
            text: "starts".to_owned(),
            prose: None,
        };
        let line = DateLine { when: "3 May 2026".to_owned(), item: item.clone() };
        let empty = Self {
            frame: Frame::sample(),
            ways: super::life::samples::ways(),
            ahead: vec![],
            open: vec![],
            past: vec![],
        };
        let full = Self { ahead: vec![line.clone()], open: vec![item], past: vec![line], ..empty.clone() };
        vec![empty, full]
    }
}
