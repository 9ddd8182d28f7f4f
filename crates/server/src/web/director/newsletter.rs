//! `/director/newsletter`: a month's issue, drafted from the record, edited, sent.
use std::collections::{BTreeMap, BTreeSet};

use askama::Template;
use askama_web::WebTemplate;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::Form;
use frcec_store::newsletters::{self, Issue, IssueState};
use frcec_store::players::{self, PlayerStatus};
use frcec_store::{PlayerId, StoreError, Tx};

use super::Attention;
use crate::door::{
    Actor, Command, IssueEdit, LifeCommand, LifeDenial, Receipt, Submission, SubmitError, Via,
};
use crate::life::Month;
use crate::life::issue::Content;
use crate::life::record::Record;
use crate::life::tell::Section;
use crate::settings::Settings;
use crate::speech::{Lang, life as words};
use crate::web::error::WebError;
use crate::web::frame::Frame;
use crate::web::life::{month, teller};
use crate::web::session::Visit;
use crate::web::state::Web;
use crate::web::talk::Talk;
use crate::web::words::{Choice, Tag};

/// Months back that the form offers.
const BACK: i64 = 11;
/// Members looked at in one read.
const PAGE: u32 = 500;

/// The issues, and a month to draft.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/director_newsletter.html")]
pub struct IssueDesk {
    /// Around it.
    pub frame: Frame,
    /// What was wrong with the form.
    pub fault: Option<String>,
    /// The months that have no issue yet.
    pub months: Vec<Choice>,
    /// The newest first.
    pub issues: Vec<IssueLine>,
    /// Members who want it.
    pub readers: usize,
}

/// An issue in the list.
#[derive(Clone, Debug)]
pub struct IssueLine {
    /// Its number.
    pub id: i64,
    /// "Newsletter 4 · April 2026".
    pub title: String,
    /// How it stands.
    pub state: Tag,
    /// Letters written.
    pub letters: i64,
}

/// One issue.
#[derive(Clone, Debug, Template, WebTemplate)]
#[expect(clippy::struct_excessive_bools, reason = "each shows a part of the page or not")]
#[template(path = "pages/director_issue.html")]
pub struct EditIssue {
    /// Around it.
    pub frame: Frame,
    /// Its number.
    pub id: i64,
    /// The version that the form shows.
    pub seen: i64,
    /// What was wrong with the form.
    pub fault: Option<String>,
    /// "Newsletter 4 · April 2026".
    pub title: String,
    /// How it stands.
    pub state: Tag,
    /// Whether it can be changed.
    pub draft: bool,
    /// Whether that is a correction of what was sent.
    pub correction: bool,
    /// Whether a correction can be drafted.
    pub correctable: bool,
    /// The words before it: tag and name of the language, text.
    pub forewords: Vec<(&'static str, &'static str, String)>,
    /// What is told; each item stays or goes.
    pub sections: Vec<Section>,
    /// Whether the sentence about all games stays.
    pub ended: bool,
    /// Members who want it.
    pub readers: usize,
    /// Letters written.
    pub letters: i64,
    /// That its month is not over, and what that means.
    pub running: Option<String>,
}

fn state(t: &Talk, state: IssueState) -> Tag {
    match state {
        IssueState::Draft => Tag::new("warn", t.s("life-state-draft")),
        IssueState::Sending => Tag::new("warn", t.s("life-state-sending")),
        IssueState::Sent => Tag::new("good", t.s("life-state-sent")),
    }
}

/// Members who want the newsletter.
async fn readers(tx: &mut Tx) -> Result<usize, WebError> {
    let (mut after, mut count) = (PlayerId(0), 0);
    loop {
        let page = players::after(tx, after, PAGE).await?;
        let Some(last) = page.last() else { return Ok(count) };
        after = last.id;
        count += page
            .iter()
            .filter(|player| !matches!(player.status, PlayerStatus::Former | PlayerStatus::Archived))
            .filter(|player| Settings::parse(&player.settings).is_ok_and(|settings| settings.newsletter))
            .count();
    }
}

/// The newsletter of the last month, while nobody has drafted or sent it, and since when that is due. A month in which nothing
/// happened needs none.
pub(super) async fn due(tx: &mut Tx, t: &Talk, now: i64) -> Result<Option<(i64, Attention)>, StoreError> {
    let last = Month::of(now).previous();
    let issue = newsletters::by_month(tx, last.count()).await?;
    let (key, url) = match &issue {
        Some(issue) if issue.state == IssueState::Draft => {
            ("director-issue-draft", format!("/director/newsletter/{}", issue.id))
        }
        Some(_) => return Ok(None),
        None if Record::gather(tx, last).await?.is_quiet() => return Ok(None),
        None => ("director-issue-missing", "/director/newsletter".to_owned()),
    };
    let item = Attention {
        kind: Tag::new("warn", t.s("director-issue")),
        url: Some(url),
        text: t.s1(key, "month", month(t, last)),
        when: t.moment(last.ends()),
    };
    Ok(Some((last.ends(), item)))
}

/// `GET /director/newsletter`
pub(in crate::web) async fn get(State(web): State<Web>, visit: Visit) -> Result<IssueDesk, WebError> {
    visit.admin()?;
    desk(&web, &visit, None).await
}

async fn desk(web: &Web, visit: &Visit, fault: Option<String>) -> Result<IssueDesk, WebError> {
    let t = &visit.t;
    let this = Month::of(web.now());
    let mut tx = web.door().db().read().await?;
    let issues = newsletters::all(&mut tx).await?;
    let months = (0..=BACK).map(|back| Month::counted(this.count() - back));
    let free = months.filter(|month| issues.iter().all(|issue| issue.month != month.count()));
    let named = |of: Month| {
        let month = month(t, of);
        if runs(web, of) { t.s1("life-draft-month-running", "month", month) } else { month }
    };
    let choice = |of: Month| Choice { value: of.to_string(), text: named(of), chosen: of == this.previous() };
    let line = |issue: &Issue| IssueLine {
        id: issue.id,
        title: teller(t).title(issue.id, Month::counted(issue.month)),
        state: state(t, issue.state),
        letters: issue.letters,
    };
    Ok(IssueDesk {
        frame: visit.frame("director", t.s("life-newsletter-title")),
        fault,
        months: free.map(choice).collect(),
        issues: issues.iter().map(line).collect(),
        readers: readers(&mut tx).await?,
    })
}

/// What the forms send.
#[derive(Clone, Debug, Default, serde::Deserialize)]
pub(in crate::web) struct Sent {
    #[serde(default)]
    month: String,
    #[serde(default)]
    seen: String,
    #[serde(default)]
    act: String,
    #[serde(default)]
    early: String,
    #[serde(default)]
    keep: Vec<String>,
    #[serde(default)]
    en: String,
    #[serde(default)]
    es: String,
    #[serde(default)]
    de: String,
    #[serde(default)]
    fr: String,
    #[serde(default)]
    ru: String,
}

impl Sent {
    fn foreword(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Es => &self.es,
            Lang::De => &self.de,
            Lang::Fr => &self.fr,
            Lang::Ru => &self.ru,
        }
    }
}

/// `POST /director/newsletter`: drafts the issue of a month.
pub(in crate::web) async fn draft(
    State(web): State<Web>,
    visit: Visit,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let by = Actor::Staff(visit.admin()?.id);
    let month: Month = sent.month.parse().map_err(|_| WebError::Bad)?;
    match submit(&web, by, LifeCommand::DraftIssue(month.count())).await {
        Ok(Receipt::Issue { id }) => {
            Ok(Redirect::to(&format!("/director/newsletter/{id}?done=life-issue-drafted-done"))
                .into_response())
        }
        Ok(_) => Err(WebError::Bad),
        Err(SubmitError::Life(denial)) => {
            let fault = words::denial(visit.t.speech(), visit.t.lang(), &denial);
            let page = desk(&web, &visit, Some(fault)).await?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Err(error) => Err(error.into()),
    }
}

/// `GET /director/newsletter/{issue}`
pub(in crate::web) async fn edit(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<i64>,
) -> Result<EditIssue, WebError> {
    visit.admin()?;
    page(&web, &visit, id, None).await
}

async fn page(
    web: &Web,
    visit: &Visit,
    id: i64,
    refused: Option<(String, &Sent)>,
) -> Result<EditIssue, WebError> {
    let t = &visit.t;
    let mut tx = web.door().db().read().await?;
    let issue = newsletters::by_id(&mut tx, id).await?.ok_or_else(WebError::nothing)?;
    let mut content = Content::of(&issue)?;
    let draft = issue.state == IssueState::Draft;
    let month = Month::counted(issue.month);
    if draft {
        // As they stand now; sending takes them in.
        content.look_at_votes(&mut tx, month).await?;
    }
    // Words that were refused are still the writer's.
    let foreword = |lang: Lang| match refused.as_ref() {
        Some((_, sent)) => sent.foreword(lang).to_owned(),
        None => content.forewords.get(lang.tag()).cloned().unwrap_or_default(),
    };
    let title = teller(t).title(issue.id, month);
    Ok(EditIssue {
        frame: visit.frame("director", title.clone()),
        id,
        seen: issue.version,
        title,
        state: state(t, issue.state),
        draft,
        correction: draft && content.sent.is_some(),
        correctable: issue.state == IssueState::Sent,
        forewords: Lang::ALL.into_iter().map(|lang| (lang.tag(), lang.own_name(), foreword(lang))).collect(),
        sections: teller(t).issue(&mut tx, &content).await?,
        ended: content.record.ended.is_some(),
        readers: readers(&mut tx).await?,
        letters: issue.letters,
        running: runs(web, month).then(|| t.s1("life-send-running", "day", t.day(month.ends()))),
        fault: refused.map(|(fault, _)| fault),
    })
}

/// Whether a month is not over: its games and votes still come in.
fn runs(web: &Web, month: Month) -> bool {
    web.now() < month.ends()
}

/// `POST /director/newsletter/{issue}`: saves, gathers anew, or sends.
pub(in crate::web) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<i64>,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let by = Actor::Staff(visit.admin()?.id);
    let seen = sent.seen.parse().map_err(|_| WebError::Bad)?;
    let forewords: BTreeMap<String, String> =
        Lang::ALL.into_iter().map(|lang| (lang.tag().to_owned(), sent.foreword(lang).to_owned())).collect();
    let keep: BTreeSet<String> = sent.keep.iter().cloned().collect();
    let (command, done) = match sent.act.as_str() {
        "save" => {
            let edit = IssueEdit { again: false, forewords, keep: Some(keep) };
            (LifeCommand::EditIssue { id, seen, edit }, "life-issue-saved-done")
        }
        "again" => {
            let edit = IssueEdit { again: true, forewords, keep: None };
            (LifeCommand::EditIssue { id, seen, edit }, "life-issue-saved-done")
        }
        "send" => {
            let early = !sent.early.is_empty();
            (LifeCommand::SendIssue { id, seen, early }, "life-issue-sent-done")
        }
        "correct" => (LifeCommand::CorrectIssue { id, seen }, "life-issue-correct-done"),
        "keep" => (LifeCommand::KeepIssue { id, seen }, "life-issue-keep-done"),
        _ => return Err(WebError::Bad),
    };
    match submit(&web, by, command).await {
        Ok(_) => Ok(Redirect::to(&format!("/director/newsletter/{id}?done={done}")).into_response()),
        Err(SubmitError::Life(denial @ LifeDenial::NoIssue(_))) => Err(SubmitError::Life(denial).into()),
        Err(SubmitError::Life(denial)) => {
            let fault = words::denial(visit.t.speech(), visit.t.lang(), &denial);
            let page = page(&web, &visit, id, Some((fault, &sent))).await?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Err(error) => Err(error.into()),
    }
}

async fn submit(web: &Web, by: Actor, command: LifeCommand) -> Result<Receipt, SubmitError> {
    let command = Command::Life(command);
    web.door().submit(Submission { by, via: Via::Form, at: web.now(), origin: None, command }).await
}

#[cfg(test)]
impl IssueDesk {
    pub(in crate::web) fn samples() -> Vec<Self> {
        use crate::web::words::samples;
        let empty =
            Self { frame: Frame::sample_director(), fault: None, months: vec![], issues: vec![], readers: 0 };
        let full = Self {
            fault: Some(samples::HOSTILE.to_owned()),
            months: vec![Choice { value: "2026-04".to_owned(), text: "April 2026".to_owned(), chosen: true }],
            issues: vec![IssueLine {
                id: 4,
                title: samples::HOSTILE.to_owned(),
                state: Tag::new("good", "sent"),
                letters: 7,
            }],
            readers: 7,
            ..empty.clone()
        };
        vec![empty, full]
    }
}

#[cfg(test)]
impl EditIssue {
    pub(in crate::web) fn samples() -> Vec<Self> {
        use crate::web::{life, words::samples};
        let draft = Self {
            frame: Frame::sample_director(),
            id: 4,
            seen: 2,
            fault: Some(samples::HOSTILE.to_owned()),
            title: "Newsletter 4".to_owned(),
            state: Tag::new("warn", "draft"),
            draft: true,
            correction: true,
            correctable: false,
            forewords: vec![("en", "English", samples::HOSTILE.to_owned()), ("ru", "Русский", String::new())],
            sections: life::samples::sections(),
            ended: true,
            readers: 7,
            letters: 0,
            running: Some(samples::HOSTILE.to_owned()),
        };
        let sent = Self { draft: false, fault: None, letters: 7, running: None, ..draft.clone() };
        vec![draft, sent]
    }
}
