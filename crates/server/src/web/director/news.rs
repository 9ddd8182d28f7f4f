//! `/director/news`: items written, published and taken back.
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use frcec_store::news::{self, NewsItem, NewsState};

use crate::door::{
    Actor, Command, LONGEST_TITLE, LifeCommand, LifeDenial, NewsWish, Receipt, Submission, SubmitError, Via,
};
use crate::speech::{Lang, event, life as words};
use crate::web::error::WebError;
use crate::web::frame::Frame;
use crate::web::life::Prose;
use crate::web::session::Visit;
use crate::web::state::Web;
use crate::web::talk::Talk;
use crate::web::words::{Choice, Tag};
use crate::web::{check_key, fresh_key};

/// Items on the page.
const SHOWN: u32 = 100;

/// All items, whatever their state.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/director_news.html")]
pub struct NewsDesk {
    /// Around it.
    pub frame: Frame,
    /// The newest first.
    pub items: Vec<NewsLine>,
}

/// An item in the list.
#[derive(Clone, Debug)]
pub struct NewsLine {
    /// Its number.
    pub id: i64,
    /// Its title.
    pub title: String,
    /// How it stands.
    pub state: Tag,
    /// When it changed last.
    pub when: String,
}

/// One item in the making.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/director_news_item.html")]
pub struct EditNews {
    /// Around it.
    pub frame: Frame,
    /// Its number; none while it is new.
    pub id: Option<i64>,
    /// The version that the form shows.
    pub seen: i64,
    /// The form's own key: sent twice, it counts once.
    pub key: String,
    /// What was wrong with the form.
    pub fault: Option<String>,
    /// Its title.
    pub title: String,
    /// Characters of a title at most.
    pub longest: usize,
    /// Its text as typed.
    pub body: String,
    /// The languages to choose from.
    pub langs: Vec<Choice>,
    /// Whether everybody reads it.
    pub published: bool,
    /// Whether it is a draft that can be thrown away.
    pub draft: bool,
    /// How it will look.
    pub preview: Option<Prose>,
}

fn state(t: &Talk, item: &NewsItem) -> Tag {
    match item.state {
        NewsState::Withdrawn if item.published_at.is_none() => Tag::new("bad", t.s("life-state-discarded")),
        NewsState::Draft => Tag::new("warn", t.s("life-state-draft")),
        NewsState::Published => Tag::new("good", t.s("life-state-published")),
        NewsState::Withdrawn => Tag::new("bad", t.s("life-state-withdrawn")),
    }
}

/// `GET /director/news`
pub(in crate::web) async fn get(State(web): State<Web>, visit: Visit) -> Result<NewsDesk, WebError> {
    visit.director()?;
    let t = &visit.t;
    let mut tx = web.door().db().read().await?;
    let line = |item: NewsItem| NewsLine {
        id: item.id,
        state: state(t, &item),
        when: t.moment(item.changed_at),
        title: item.title,
    };
    Ok(NewsDesk {
        frame: visit.frame("director", t.s("life-desk-news")),
        items: news::all(&mut tx, None, SHOWN).await?.into_iter().map(line).collect(),
    })
}

/// What the form sends.
#[derive(Clone, Debug, Default, serde::Deserialize)]
pub(in crate::web) struct Sent {
    #[serde(default)]
    key: String,
    #[serde(default)]
    seen: String,
    #[serde(default)]
    title: String,
    #[serde(default)]
    body: String,
    #[serde(default)]
    lang: String,
    #[serde(default)]
    act: String,
    #[serde(default)]
    reason: String,
}

/// `GET /director/news/new`
pub(in crate::web) async fn new(State(web): State<Web>, visit: Visit) -> Result<EditNews, WebError> {
    let lang = visit.director()?.lang.tag().to_owned();
    Ok(form(&web, &visit, None, Sent { lang, ..Sent::default() }, None))
}

/// `GET /director/news/{id}`
pub(in crate::web) async fn edit(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<i64>,
) -> Result<EditNews, WebError> {
    visit.director()?;
    let item = load(&web, id).await?;
    let sent = Sent {
        seen: item.version.to_string(),
        title: item.title.clone(),
        body: item.body.clone(),
        lang: item.lang.clone(),
        ..Sent::default()
    };
    Ok(form(&web, &visit, Some(&item), sent, None))
}

async fn load(web: &Web, id: i64) -> Result<NewsItem, WebError> {
    let mut tx = web.door().db().read().await?;
    news::by_id(&mut tx, id).await?.ok_or_else(WebError::nothing)
}

fn form(web: &Web, visit: &Visit, item: Option<&NewsItem>, sent: Sent, fault: Option<String>) -> EditNews {
    let t = &visit.t;
    let lang: Lang = sent.lang.parse().unwrap_or(t.lang());
    let choice =
        |of: Lang| Choice { value: of.tag().to_owned(), text: of.own_name().to_owned(), chosen: of == lang };
    EditNews {
        frame: visit.frame("director", t.s(if item.is_some() { "life-edit-news" } else { "life-new-news" })),
        id: item.map(|item| item.id),
        seen: sent.seen.parse().unwrap_or(0),
        key: fresh_key(web),
        fault,
        title: sent.title,
        longest: LONGEST_TITLE,
        langs: Lang::ALL.into_iter().map(choice).collect(),
        published: item.is_some_and(|item| item.state == NewsState::Published),
        draft: item.is_some_and(|item| item.state == NewsState::Draft && item.published_at.is_none()),
        preview: (!sent.body.trim().is_empty()).then(|| Prose::read(lang, &sent.body)),
        body: sent.body,
    }
}

/// `POST /director/news`: a new item.
pub(in crate::web) async fn create(
    State(web): State<Web>,
    visit: Visit,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let by = Actor::Staff(visit.director()?.id);
    check_key(&sent.key)?;
    let publish = publishes(&sent)?;
    let wish = NewsWish {
        of: None,
        title: sent.title.clone(),
        body: sent.body.clone(),
        lang: sent.lang.clone(),
        publish,
    };
    let origin = Some(format!("form:news:{}", sent.key));
    let submission = Submission {
        by,
        via: Via::Form,
        at: web.now(),
        origin,
        command: Command::Life(LifeCommand::WriteNews(wish)),
    };
    answer(&web, &visit, None, sent, submission).await
}

/// `POST /director/news/{id}`: another text, published, or taken back.
pub(in crate::web) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<i64>,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let by = Actor::Staff(visit.director()?.id);
    let seen = sent.seen.parse().map_err(|_| WebError::Bad)?;
    let command = if matches!(sent.act.as_str(), "withdraw" | "discard") {
        LifeCommand::WithdrawNews { id, seen, reason: sent.reason.clone() }
    } else {
        LifeCommand::WriteNews(NewsWish {
            of: Some((id, seen)),
            title: sent.title.clone(),
            body: sent.body.clone(),
            lang: sent.lang.clone(),
            publish: publishes(&sent)?,
        })
    };
    let submission =
        Submission { by, via: Via::Form, at: web.now(), origin: None, command: Command::Life(command) };
    answer(&web, &visit, Some(id), sent, submission).await
}

fn publishes(sent: &Sent) -> Result<bool, WebError> {
    match sent.act.as_str() {
        "publish" => Ok(true),
        "keep" => Ok(false),
        _ => Err(WebError::Bad),
    }
}

async fn answer(
    web: &Web,
    visit: &Visit,
    of: Option<i64>,
    sent: Sent,
    submission: Submission,
) -> Result<Response, WebError> {
    let lang = visit.t.lang();
    let fault = match web.door().submit(submission).await {
        Ok(Receipt::News { id }) | Err(SubmitError::Duplicate(Receipt::News { id })) => {
            let done = match sent.act.as_str() {
                "publish" => "life-news-published-done",
                "withdraw" => "life-news-withdrawn-done",
                "discard" => "life-news-discarded-done",
                _ => "life-news-kept-done",
            };
            return Ok(Redirect::to(&format!("/director/news/{id}?done={done}")).into_response());
        }
        Err(SubmitError::Life(denial @ LifeDenial::NoNews(_))) => {
            return Err(SubmitError::Life(denial).into());
        }
        Err(SubmitError::Life(denial)) => words::denial(visit.t.speech(), lang, &denial),
        Err(SubmitError::Invalid(invalid)) => event::invalid(visit.t.speech(), lang, &invalid),
        Ok(_) => return Err(WebError::Bad),
        Err(error) => return Err(error.into()),
    };
    let item = match of {
        Some(id) => Some(load(web, id).await?),
        None => None,
    };
    // With what is typed the newest version: whoever sends it again has seen that it changed.
    let sent = match &item {
        Some(item) => Sent { seen: item.version.to_string(), ..sent },
        None => sent,
    };
    let page = form(web, visit, item.as_ref(), sent, Some(fault));
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

#[cfg(test)]
impl NewsDesk {
    pub(in crate::web) fn samples() -> Vec<Self> {
        use crate::web::words::samples;
        let line = NewsLine {
            id: 1,
            title: samples::HOSTILE.to_owned(),
            state: Tag::new("good", "published"),
            when: "3 May 2026".to_owned(),
        };
        vec![
            Self { frame: Frame::sample_director(), items: vec![] },
            Self { frame: Frame::sample_director(), items: vec![line] },
        ]
    }
}

#[cfg(test)]
impl EditNews {
    pub(in crate::web) fn samples() -> Vec<Self> {
        use crate::web::{life, words::samples};
        let new = Self {
            frame: Frame::sample_director(),
            id: None,
            seen: 0,
            key: "k".to_owned(),
            fault: None,
            title: String::new(),
            longest: LONGEST_TITLE,
            body: String::new(),
            langs: vec![Choice { value: "en".to_owned(), text: "English".to_owned(), chosen: true }],
            published: false,
            draft: true,
            preview: None,
        };
        let old = Self {
            id: Some(3),
            fault: Some(samples::HOSTILE.to_owned()),
            title: samples::HOSTILE.to_owned(),
            body: samples::HOSTILE.to_owned(),
            published: true,
            preview: Some(life::samples::prose()),
            ..new.clone()
        };
        vec![new, old]
    }
}
