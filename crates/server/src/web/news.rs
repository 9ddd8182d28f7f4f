//! `/news`, `/news/{id}` and `/news.atom`: what the club's hands tell all.
use askama::Template;
use askama_web::WebTemplate;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use frcec_store::Tx;
use frcec_store::news::{self, NewsItem, NewsState};

use super::error::WebError;
use super::frame::Frame;
use super::life::{Prose, Way, ways};
use super::rows::Names;
use super::session::Visit;
use super::state::Web;
use super::talk::Talk;
use super::words::Person;
use crate::life::tell;

/// Items on a page.
const PAGE: u32 = 10;
/// Items in the feed.
const FEED: u32 = 20;

/// All news, the newest first.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/news.html")]
pub struct News {
    /// Around it.
    pub frame: Frame,
    /// The pages beside it.
    pub ways: Vec<Way>,
    /// The items of this page.
    pub items: Vec<Told>,
    /// The page after.
    pub later: Option<String>,
    /// Whether the reader writes news.
    pub writes: bool,
}

/// One item by itself.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/news_item.html")]
pub struct NewsPage {
    /// Around it.
    pub frame: Frame,
    /// The pages beside it.
    pub ways: Vec<Way>,
    /// The item.
    pub item: Told,
    /// Whether the reader writes news.
    pub writes: bool,
}

/// An item.
#[derive(Clone, Debug)]
pub struct Told {
    /// Its number.
    pub id: i64,
    /// Its title.
    pub title: String,
    /// Its text.
    pub prose: Prose,
    /// Who wrote it.
    pub author: Option<Person>,
    /// When it was published.
    pub when: String,
}

impl Told {
    fn of(t: &Talk, names: &Names, item: &NewsItem) -> Self {
        Self {
            id: item.id,
            title: item.title.clone(),
            prose: Prose::read(tell::lang_of(item), &item.body),
            author: item.author_id.map(|id| names.person(t, id)),
            when: t.day(item.published_at.unwrap_or(item.created_at)),
        }
    }
}

async fn told(tx: &mut Tx, t: &Talk, items: &[NewsItem]) -> Result<Vec<Told>, WebError> {
    let names = Names::of_people(tx, t, items.iter().filter_map(|item| item.author_id)).await?;
    Ok(items.iter().map(|item| Told::of(t, &names, item)).collect())
}

/// The newest items, for the home page.
pub(super) async fn newest(tx: &mut Tx, t: &Talk, count: u32) -> Result<Vec<Told>, WebError> {
    let items = news::published(tx, None, count).await?;
    told(tx, t, &items).await
}

/// What is asked of the list.
#[derive(Clone, Debug, Default, serde::Deserialize)]
pub struct Question {
    /// The last item of the page before.
    #[serde(default)]
    before: String,
}

/// `GET /news`
pub(super) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Query(question): Query<Question>,
) -> Result<News, WebError> {
    let t = &visit.t;
    let mut tx = web.door().db().read().await?;
    // An address is no form: what names no item is the first page.
    let before = match question.before.parse() {
        Ok(id) => news::by_id(&mut tx, id).await?,
        Err(_) => None,
    };
    let before = before.and_then(|item| Some((item.published_at?, item.id)));
    let mut items = news::published(&mut tx, before, PAGE + 1).await?;
    let more = items.len() > PAGE as usize;
    items.truncate(PAGE as usize);
    let last = items.last().filter(|_| more).map(|item| format!("/news?before={}", item.id));
    Ok(News {
        frame: visit.frame("news", t.s("life-news-title")),
        ways: ways(t, "/news"),
        items: told(&mut tx, t, &items).await?,
        later: last,
        writes: visit.directs(),
    })
}

/// `GET /news/{id}`
pub(super) async fn item(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<NewsPage, WebError> {
    let t = &visit.t;
    let mut tx = web.door().db().read().await?;
    let item = match id.parse() {
        Ok(id) => news::by_id(&mut tx, id).await?,
        Err(_) => None,
    };
    // What is written and not published is nowhere, for writers too: they have their own page.
    let item = item.filter(|item| item.state == NewsState::Published).ok_or_else(WebError::nothing)?;
    let names = Names::of_people(&mut tx, t, item.author_id).await?;
    Ok(NewsPage {
        frame: visit.frame("news", item.title.clone()),
        ways: ways(t, "/news"),
        item: Told::of(t, &names, &item),
        writes: visit.directs(),
    })
}

/// The feed (RFC 4287).
#[derive(Clone, Debug, Template)]
#[template(path = "pages/news.xml")]
pub struct Feed {
    /// The club's name.
    pub club: String,
    /// The address of the pages, which is the feed's id too.
    pub base: String,
    /// When anything in it changed last (RFC 3339).
    pub updated: String,
    /// The newest first.
    pub entries: Vec<Entry>,
}

/// An entry of the feed.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The item's number.
    pub id: i64,
    /// Its title.
    pub title: String,
    /// Its text.
    pub prose: Prose,
    /// When it was published (RFC 3339).
    pub published: String,
    /// When it changed last (RFC 3339).
    pub updated: String,
}

/// `GET /news.atom`
pub(super) async fn feed(State(web): State<Web>) -> Result<Response, WebError> {
    let mut tx = web.door().db().read().await?;
    let items = news::published(&mut tx, None, FEED).await?;
    let club = web.door().club();
    let feed = Feed {
        club: club.name.clone(),
        base: club.public_url.clone(),
        updated: rfc3339(items.iter().map(|item| item.changed_at).max().unwrap_or(0)),
        entries: items
            .iter()
            .map(|item| Entry {
                id: item.id,
                title: item.title.clone(),
                prose: Prose::read(tell::lang_of(item), &item.body),
                published: rfc3339(item.published_at.unwrap_or(item.created_at)),
                updated: rfc3339(item.changed_at),
            })
            .collect(),
    };
    let text = feed.render().map_err(WebError::server)?;
    Ok(([(header::CONTENT_TYPE, "application/atom+xml; charset=utf-8")], text).into_response())
}

fn rfc3339(at: i64) -> String {
    jiff::Timestamp::from_millisecond(at)
        .map_or_else(|_| String::new(), |at| at.strftime("%Y-%m-%dT%H:%M:%SZ").to_string())
}

#[cfg(test)]
pub(super) fn sample() -> Told {
    use super::{life, words::samples};
    Told {
        id: 3,
        title: samples::HOSTILE.to_owned(),
        prose: life::samples::prose(),
        author: Some(Person::new(samples::HOSTILE, "mallory")),
        when: "3 May 2026".to_owned(),
    }
}

#[cfg(test)]
impl News {
    pub(super) fn samples() -> Vec<Self> {
        let empty = Self {
            frame: Frame::sample(),
            ways: super::life::samples::ways(),
            items: vec![],
            later: None,
            writes: false,
        };
        let full = Self {
            frame: Frame::sample_director(),
            items: vec![sample(), Told { author: None, ..sample() }],
            later: Some("/news?before=3".to_owned()),
            writes: true,
            ..empty.clone()
        };
        vec![empty, full]
    }
}

#[cfg(test)]
impl NewsPage {
    pub(super) fn samples() -> Vec<Self> {
        vec![Self {
            frame: Frame::sample_director(),
            ways: super::life::samples::ways(),
            item: sample(),
            writes: true,
        }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::life;
    use crate::web::words::samples;

    #[test]
    fn what_a_person_wrote_is_no_markup_in_the_feed() {
        let entry = Entry {
            id: 1,
            title: samples::HOSTILE.to_owned(),
            prose: life::samples::prose(),
            published: rfc3339(0),
            updated: rfc3339(1_000),
        };
        let feed = Feed {
            club: "A & B".to_owned(),
            base: "https://club.example".to_owned(),
            updated: rfc3339(1_000),
            entries: vec![entry],
        };
        let xml = feed.render().unwrap();
        assert!(!xml.contains("<script") && xml.contains("&#60;script"), "{xml}");
        assert!(xml.contains("<updated>1970-01-01T00:00:01Z</updated>"), "{xml}");
        assert!(xml.contains("href=\"https://club.example/?a=\""), "{xml}");
    }
}
