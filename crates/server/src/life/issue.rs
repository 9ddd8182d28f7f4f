//! An issue of the newsletter: what stands in it.
use std::collections::BTreeMap;

use frcec_store::{
    GameId, StoreError, Tx, ballots,
    newsletters::{Issue, IssueState},
};
use serde::{Deserialize, Serialize};

use super::{Month, ballot, record::Record};
use crate::speech::Lang;

/// The content of an issue, as the record keeps it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Content {
    /// What the editor writes first, by the tag of the language; what is not written in a reader's language comes in another.
    pub forewords: BTreeMap<String, String>,
    /// The month, without what the editor left out.
    pub record: Record,
    /// The game of the month before, or several that share it.
    pub winners: Vec<GameId>,
    /// The games put up for the game of this month, with their numbers.
    pub nominees: Vec<(i64, GameId)>,
    /// How often the issue was corrected after it had been sent.
    pub correction: u32,
    /// When the one was sent that is corrected (Unix ms).
    pub corrects: Option<i64>,
    /// When this was sent (Unix ms), once a correction of it is drafted.
    pub sent_at: Option<i64>,
    /// What everybody reads while a correction is drafted.
    pub sent: Option<Box<Content>>,
}

impl Content {
    /// The content that the record gives a month's issue.
    pub async fn draft(tx: &mut Tx, month: Month) -> Result<Self, StoreError> {
        let mut content = Self { record: Record::gather(tx, month).await?, ..Self::default() };
        content.look_at_votes(tx, month).await?;
        Ok(content)
    }

    /// Takes in how the votes stand; no editor changes that.
    pub async fn look_at_votes(&mut self, tx: &mut Tx, month: Month) -> Result<(), StoreError> {
        let before = ballots::nominations(tx, month.previous().count()).await?;
        self.winners = ballot::winners(&before).into_iter().map(|won| won.game_id).collect();
        self.nominees = ballots::nominations(tx, month.count())
            .await?
            .into_iter()
            .map(|nominee| (nominee.number, nominee.game_id))
            .collect();
        Ok(())
    }

    /// The content of a stored issue.
    pub fn of(issue: &Issue) -> Result<Self, StoreError> {
        serde_json::from_str(&issue.body).map_err(|error| StoreError::Corrupt {
            table: "newsletters",
            column: "body".to_owned(),
            key: issue.id.to_string(),
            why: error.to_string(),
        })
    }

    /// What everybody may read of an issue: what was sent last.
    pub fn public(issue: &Issue) -> Result<Self, StoreError> {
        let mut content = Self::of(issue)?;
        Ok(match content.sent.take() {
            Some(sent) if issue.state == IssueState::Draft => *sent,
            _ => content,
        })
    }

    /// What the editor wrote for a reader of `lang`, with the language that it is in.
    pub fn foreword(&self, lang: Lang) -> Option<(Lang, &str)> {
        let of = |lang: Lang| Some((lang, self.forewords.get(lang.tag())?.as_str()));
        of(lang).or_else(|| Lang::ALL.into_iter().find_map(of))
    }
}

/// Whether everybody may read an issue.
pub fn is_public(issue: &Issue) -> bool {
    issue.state != IssueState::Draft || issue.sent_at.is_some()
}
