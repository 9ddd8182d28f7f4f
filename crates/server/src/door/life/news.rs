//! News items.
use frcec_store::{
    audit,
    news::{self, NewsItem, NewsState},
    players::Role,
};

use super::{LONGEST_TEXT, LONGEST_TITLE, LifeDenial, NewsWish, one_line, reason};
use crate::{
    door::{Door, Receipt, Submission, SubmitError, member::language},
    prose,
};

impl Door {
    pub(super) async fn write_news_item(
        &self,
        submission: &Submission,
        wish: &NewsWish,
    ) -> Result<Receipt, SubmitError> {
        let author = self.office(submission, Role::Director).await?;
        let title = one_line(&wish.title, LONGEST_TITLE).ok_or(LifeDenial::Title(LONGEST_TITLE))?;
        let body = prose::clean(&wish.body);
        if body.is_empty() || body.chars().count() > LONGEST_TEXT {
            return Err(LifeDenial::Text(LONGEST_TEXT).into());
        }
        let lang = language(&wish.lang)?;
        let (of, publish, at) = (wish.of, wish.publish, submission.at);
        let before = match of {
            Some((id, seen)) => Some(self.news_item(id, seen).await?),
            None => None,
        };
        let action = match (publish, before.as_ref().map(|item| item.state)) {
            (_, Some(NewsState::Published)) => "edit news",
            (true, _) => "publish news",
            (false, _) => "draft news",
        };
        let entry = self.life_audit(submission, action, "", None);
        self.live(submission, move |tx| {
            Box::pin(async move {
                let item = if let Some(item) = before {
                    item
                } else {
                    let id = news::create(tx, &title, &body, &lang, author, at).await?;
                    // Made in this transaction: it is there.
                    news::by_id(tx, id).await?.ok_or(LifeDenial::NoNews(id)).map_err(SubmitError::from)?
                };
                let before =
                    serde_json::json!({"title": &item.title, "text": &item.body, "state": item.state});
                let id = item.id;
                let mut after = serde_json::json!({"title": &title, "text": &body, "state": item.state});
                if of.is_some() || publish {
                    let state = if publish { NewsState::Published } else { item.state };
                    after["state"] = serde_json::json!(state);
                    let published_at = item.published_at.or((state == NewsState::Published).then_some(at));
                    news::update(tx, &NewsItem { title, body, lang, state, published_at, ..item }, at)
                        .await?;
                }
                let body = if of.is_some() {
                    serde_json::json!({"before": before, "after": after})
                } else {
                    serde_json::json!({"after": after})
                };
                let body = body.to_string();
                audit::insert(tx, &audit::Entry { subject: format!("news {id}"), body, ..entry }).await?;
                Ok(Receipt::News { id })
            })
        })
        .await
    }

    pub(super) async fn withdraw_news(
        &self,
        submission: &Submission,
        id: i64,
        seen: i64,
        why: &str,
    ) -> Result<Receipt, SubmitError> {
        self.office(submission, Role::Director).await?;
        let item = self.news_item(id, seen).await?;
        // What nobody has read needs no reason.
        let draft = item.published_at.is_none();
        let why = if draft && why.trim().is_empty() { None } else { Some(reason(why)?) };
        let action = if draft { "discard news" } else { "withdraw news" };
        let entry = self.life_audit(submission, action, &format!("news {id}"), why.as_deref());
        let at = submission.at;
        self.live(submission, move |tx| {
            Box::pin(async move {
                news::update(tx, &NewsItem { state: NewsState::Withdrawn, ..item }, at).await?;
                audit::insert(tx, &entry).await?;
                Ok(Receipt::News { id })
            })
        })
        .await
    }

    /// The item as it was looked at.
    async fn news_item(&self, id: i64, seen: i64) -> Result<NewsItem, SubmitError> {
        let mut tx = self.db().read().await?;
        let item = news::by_id(&mut tx, id).await?.ok_or(LifeDenial::NoNews(id))?;
        if item.version == seen { Ok(item) } else { Err(LifeDenial::Changed.into()) }
    }
}
