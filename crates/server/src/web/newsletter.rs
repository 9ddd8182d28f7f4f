//! `/newsletter` and `/newsletter/{issue}`: the issues that were sent, and who gets the next.
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use frcec_store::newsletters::{self, Issue};

use super::error::WebError;
use super::frame::Frame;
use super::life::{Prose, Way, teller, ways};
use super::session::Visit;
use super::state::Web;
use crate::door::{Actor, Command, MemberChange, MemberCommand, Submission, Via};
use crate::life::Month;
use crate::life::ballot::Ballot;
use crate::life::issue::{Content, is_public};
use crate::life::tell::Section;
use crate::settings::Settings;

/// All issues.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/newsletter.html")]
pub struct Newsletter {
    /// Around it.
    pub frame: Frame,
    /// The pages beside it.
    pub ways: Vec<Way>,
    /// Whether the reader gets it; none for a visitor.
    pub wanted: Option<bool>,
    /// The newest first.
    pub issues: Vec<IssueLine>,
    /// Whether the reader edits it.
    pub edits: bool,
}

/// An issue in the list.
#[derive(Clone, Debug)]
pub struct IssueLine {
    /// Its number.
    pub id: i64,
    /// "Newsletter 4 · April 2026".
    pub title: String,
    /// When it was sent.
    pub when: String,
}

/// One issue.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/newsletter_issue.html")]
pub struct IssuePage {
    /// Around it.
    pub frame: Frame,
    /// The pages beside it.
    pub ways: Vec<Way>,
    /// "Newsletter 4 · April 2026".
    pub title: String,
    /// When it was sent.
    pub when: String,
    /// What the editor wrote.
    pub foreword: Option<Prose>,
    /// What is told.
    pub sections: Vec<Section>,
    /// When its readers vote, in a sentence, while the vote is to come or open.
    pub vote: Option<String>,
}

/// `GET /newsletter`
pub(super) async fn get(State(web): State<Web>, visit: Visit) -> Result<Newsletter, WebError> {
    let t = &visit.t;
    let mut tx = web.door().db().read().await?;
    let issues = newsletters::all(&mut tx).await?;
    let line = |issue: &Issue| IssueLine {
        id: issue.id,
        title: teller(t).title(issue.id, Month::counted(issue.month)),
        when: t.day(issue.sent_at.unwrap_or(issue.changed_at)),
    };
    Ok(Newsletter {
        frame: visit.frame("news", t.s("life-newsletter-title")),
        ways: ways(t, "/newsletter"),
        wanted: visit.member.as_ref().map(|member| member.settings.newsletter),
        issues: issues.iter().filter(|issue| is_public(issue)).map(line).collect(),
        edits: visit.administers(),
    })
}

/// What the button sends.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Sent {
    #[serde(default)]
    act: String,
}

/// `POST /newsletter`: the member wants it, or no more.
pub(super) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let member = visit.member()?;
    let newsletter = match sent.act.as_str() {
        "on" => true,
        "off" => false,
        _ => return Err(WebError::Bad),
    };
    let settings = Settings { newsletter, ..member.settings.clone() };
    let change = MemberChange { settings: Some(settings), ..MemberChange::default() };
    let submission = Submission {
        by: Actor::Player(member.id),
        via: Via::Form,
        at: web.now(),
        origin: None,
        command: Command::Member(MemberCommand::Change(member.id, change)),
    };
    web.door().submit(submission).await?;
    let done = if newsletter { "life-newsletter-on-done" } else { "life-newsletter-off-done" };
    Ok(Redirect::to(&format!("/newsletter?done={done}")).into_response())
}

/// `GET /newsletter/{issue}`
pub(super) async fn issue(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<IssuePage, WebError> {
    let t = &visit.t;
    let mut tx = web.door().db().read().await?;
    let issue = match id.parse() {
        Ok(id) => newsletters::by_id(&mut tx, id).await?,
        Err(_) => None,
    };
    let issue = issue.filter(is_public).ok_or_else(WebError::nothing)?;
    let content = Content::public(&issue)?;
    let ballot = Ballot { month: Month::counted(issue.month) };
    let vote = (web.now() < ballot.closes()).then(|| {
        let facts = [("from", t.moment(ballot.opens()).into()), ("until", t.moment(ballot.closes()).into())];
        t.say("life-vote-when", &facts)
    });
    let title = teller(t).title(issue.id, Month::counted(issue.month));
    Ok(IssuePage {
        frame: visit.frame("news", title.clone()),
        ways: ways(t, "/newsletter"),
        title,
        when: match content.corrects {
            Some(first) => {
                let sent = content.sent_at.or(issue.sent_at).unwrap_or(issue.changed_at);
                t.say("life-issue-corrected", &[("first", t.day(first).into()), ("day", t.day(sent).into())])
            }
            None => t.day(content.sent_at.or(issue.sent_at).unwrap_or(issue.changed_at)),
        },
        foreword: content.foreword(t.lang()).map(|(lang, text)| Prose::read(lang, text)),
        sections: teller(t).issue(&mut tx, &content).await?,
        vote,
    })
}

#[cfg(test)]
impl Newsletter {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let line = IssueLine { id: 4, title: samples::HOSTILE.to_owned(), when: "3 May 2026".to_owned() };
        let visitor = Self {
            frame: Frame::sample(),
            ways: super::life::samples::ways(),
            wanted: None,
            issues: vec![],
            edits: false,
        };
        let member = |wanted| Self {
            frame: Frame::sample_director(),
            wanted: Some(wanted),
            issues: vec![line.clone()],
            edits: wanted,
            ..visitor.clone()
        };
        vec![visitor.clone(), member(true), member(false)]
    }
}

#[cfg(test)]
impl IssuePage {
    pub(super) fn samples() -> Vec<Self> {
        use super::{life, words::samples};
        let empty = Self {
            frame: Frame::sample(),
            ways: life::samples::ways(),
            title: samples::HOSTILE.to_owned(),
            when: "3 May 2026".to_owned(),
            foreword: None,
            sections: vec![],
            vote: None,
        };
        let full = Self {
            foreword: Some(life::samples::prose()),
            sections: life::samples::sections(),
            vote: Some("Vote from 1 May to 15 May.".to_owned()),
            ..empty.clone()
        };
        vec![empty, full]
    }
}
