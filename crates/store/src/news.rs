//! News items: written by the club's hands, published, perhaps taken back.
use serde::{Deserialize, Serialize};

use crate::{
    PlayerId, StoreError, Tx, counters,
    db::{Select, execute, fetch_all, fetch_optional, record},
    value::words,
};

words!(
    /// Where a news item stands.
    NewsState {
        /// Only its writers see it.
        Draft = "draft",
        /// Everybody reads it.
        Published = "published",
        /// It was published, and is no more.
        Withdrawn = "withdrawn",
    }
);

/// A news item.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct NewsItem {
    /// Its number: the 3 of `/news/3`.
    pub id: i64,
    /// One line.
    pub title: String,
    /// The text as it was typed.
    pub body: String,
    /// The language it is written in, a BCP 47 tag.
    pub lang: String,
    /// Who wrote it.
    pub author_id: Option<PlayerId>,
    /// Where it stands.
    pub state: NewsState,
    /// Counts the changes of this row; guards them.
    pub version: i64,
    /// Unix ms.
    pub created_at: i64,
    /// Unix ms of the last change.
    pub changed_at: i64,
    /// When it was published first (Unix ms).
    pub published_at: Option<i64>,
}
record!(NewsItem, "news", "id");

macro_rules! columns {
    () => {
        "id, title, body, lang, author_id, state, version, created_at, changed_at, published_at"
    };
}

/// Every row, a page at a time.
pub(crate) const SURVEY: &str =
    concat!("SELECT ", columns!(), " FROM news WHERE id > $1 ORDER BY id LIMIT 500");

/// Keeps a new item, a draft; its number.
pub async fn create(
    tx: &mut Tx,
    title: &str,
    body: &str,
    lang: &str,
    author: Option<PlayerId>,
    at: i64,
) -> Result<i64, StoreError> {
    let id = counters::next(tx, "news").await?;
    execute!(
        tx,
        "INSERT INTO news (id, title, body, lang, author_id, state, version, created_at, changed_at, published_at)
         VALUES ($1, $2, $3, $4, $5, $6, 0, $7, $7, NULL)",
        id,
        title,
        body,
        lang,
        author,
        NewsState::Draft,
        at
    )?;
    Ok(id)
}

/// The item with this number.
pub async fn by_id(tx: &mut Tx, id: i64) -> Result<Option<NewsItem>, StoreError> {
    fetch_optional!(tx, NewsItem, concat!("SELECT ", columns!(), " FROM news WHERE id = $1"), id)
}

/// Writes all that can change of an item, if the row is still at `item.version`; the version goes up by one.
pub async fn update(tx: &mut Tx, item: &NewsItem, at: i64) -> Result<(), StoreError> {
    let updated = execute!(
        tx,
        "UPDATE news SET title = $3, body = $4, lang = $5, state = $6, published_at = $7, changed_at = $8,
                version = version + 1
         WHERE id = $1 AND version = $2",
        item.id,
        item.version,
        &item.title,
        &item.body,
        &item.lang,
        item.state,
        item.published_at,
        at
    )?;
    if updated == 0 {
        return Err(StoreError::Stale { table: "news", key: item.id.to_string(), expected: item.version });
    }
    Ok(())
}

/// Published items, the newest first, at most `limit`; only those after the moment of publication and the number `before` in
/// that order, if given.
pub async fn published(
    tx: &mut Tx,
    before: Option<(i64, i64)>,
    limit: u32,
) -> Result<Vec<NewsItem>, StoreError> {
    let (at, id) = before.unwrap_or((i64::MAX, i64::MAX));
    let mut select = Select::new(concat!(
        "SELECT ",
        columns!(),
        " FROM news WHERE state = 'published' AND (published_at < "
    ));
    select.with("?", at).with(" OR (published_at = ?", at).with(" AND id < ?))", id);
    select.with(" ORDER BY published_at DESC, id DESC LIMIT ?", i64::from(limit)).fetch::<NewsItem>(tx).await
}

/// Items published in a stretch of time (Unix ms, the end not included), oldest first.
pub async fn published_between(tx: &mut Tx, from: i64, to: i64) -> Result<Vec<NewsItem>, StoreError> {
    fetch_all!(
        tx,
        NewsItem,
        concat!(
            "SELECT ",
            columns!(),
            " FROM news WHERE state = 'published' AND published_at >= $1 AND published_at < $2
             ORDER BY published_at, id"
        ),
        from,
        to
    )
}

/// All items, whatever their state, the newest first, at most `limit`; only those with a number below `before`.
pub async fn all(tx: &mut Tx, before: Option<i64>, limit: u32) -> Result<Vec<NewsItem>, StoreError> {
    fetch_all!(
        tx,
        NewsItem,
        concat!("SELECT ", columns!(), " FROM news WHERE id < $1 ORDER BY id DESC LIMIT $2"),
        before.unwrap_or(i64::MAX),
        i64::from(limit)
    )
}
