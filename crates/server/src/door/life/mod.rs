//! The club's life: news, the newsletter, the game of the month, the roll of champions. Each command is one transaction; what is
//! done by office is in the audit log of the same commit.
mod ballot;
mod champion;
mod news;
mod newsletter;

use std::collections::{BTreeMap, BTreeSet};

use frcec_store::{
    GameId, PlayerId, audit,
    players::{PlayerStatus, Role},
};
use futures_util::future::BoxFuture;

use super::{Actor, Door, LoadError, Receipt, Submission, SubmitError, commit::Undone, matches::NotMade};
use crate::people::Person;

/// Characters of a news item's title at most.
pub const LONGEST_TITLE: usize = 120;
/// Characters of a news item's text at most: in any script the form stays below what is read of one.
pub const LONGEST_TEXT: usize = 8_000;
/// Characters of the words before a newsletter, in each language, at most.
pub const LONGEST_FOREWORD: usize = 1_500;
/// Characters of a stated reason at most.
const LONGEST_REASON: usize = 500;

/// What is asked of the club's life.
#[derive(Clone, Debug)]
pub enum LifeCommand {
    /// Write a news item, or write it anew.
    WriteNews(NewsWish),
    /// Take a published item back, with a reason.
    WithdrawNews {
        /// Its number.
        id: i64,
        /// The version that was looked at.
        seen: i64,
        /// Why.
        reason: String,
    },
    /// Draft the newsletter of a month, counted from the year 0.
    DraftIssue(i64),
    /// Change what stands in a draft.
    EditIssue {
        /// Its number.
        id: i64,
        /// The version that was looked at.
        seen: i64,
        /// What is changed.
        edit: IssueEdit,
    },
    /// Send an issue to all who want it.
    SendIssue {
        /// Its number.
        id: i64,
        /// The version that was looked at.
        seen: i64,
        /// Whether it is to go although its month is not over.
        early: bool,
    },
    /// Draft a correction of an issue that was sent.
    CorrectIssue {
        /// Its number.
        id: i64,
        /// The version that was looked at.
        seen: i64,
    },
    /// Give a drafted correction up.
    KeepIssue {
        /// Its number.
        id: i64,
        /// The version that was looked at.
        seen: i64,
    },
    /// Put a finished game up for the game of its month.
    Nominate(PlayerId, GameId),
    /// Vote for the game of this number.
    Vote(PlayerId, i64),
    /// Enter a champion of an event that the record does not hold.
    AddChampion(ChampionWish),
    /// Take such a line out, with a reason.
    RemoveChampion(i64, String),
}

/// A news item as it is to be.
#[derive(Clone, Debug, Default)]
pub struct NewsWish {
    /// Which one, and the version that was looked at; `None` for a new one.
    pub of: Option<(i64, i64)>,
    /// One line.
    pub title: String,
    /// The text.
    pub body: String,
    /// The language it is written in, a BCP 47 tag.
    pub lang: String,
    /// Whether everybody is to read it; one that is published stays so.
    pub publish: bool,
}

/// A change of a draft.
#[derive(Clone, Debug, Default)]
pub struct IssueEdit {
    /// Gather the month anew; what was left out comes back.
    pub again: bool,
    /// The words before it, by the tag of the language; all of them.
    pub forewords: BTreeMap<String, String>,
    /// The parts that stay, as [`crate::life::record::key`] calls them; `None` leaves all.
    pub keep: Option<BTreeSet<String>>,
}

/// A line of the roll to be entered.
#[derive(Clone, Debug, Default)]
pub struct ChampionWish {
    /// The year.
    pub year: String,
    /// The event.
    pub event: String,
    /// The handle of a member, or a name.
    pub winner: String,
}

/// Why the club's life does not take what was asked. The facts only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LifeDenial {
    /// There is no such news item.
    NoNews(i64),
    /// A title is missing or longer than so many characters.
    Title(usize),
    /// A text is missing or longer than so many characters.
    Text(usize),
    /// A reason is missing or too long.
    Reason,
    /// Somebody else has changed it meanwhile.
    Changed,
    /// There is no such issue.
    NoIssue(i64),
    /// The month has an issue already: its number.
    IssueThere(i64),
    /// The month has not begun.
    MonthToCome,
    /// The issue is on its way or has gone out.
    IssueSent,
    /// The issue has not gone out.
    IssueNotSent,
    /// The month is not over, and nobody has said that its issue is to go all the same.
    MonthRuns,
    /// A game that is not over cannot be put up.
    GameRuns(GameId),
    /// A game against the club's own player.
    PracticeGame,
    /// The time to put up games of its month is over, since then (Unix ms).
    TooLate(i64),
    /// No vote is open; the next one opens then (Unix ms).
    NoVote(i64),
    /// No game has this number in the vote; so many are put up.
    NotNominated {
        /// The number.
        number: i64,
        /// How many there are.
        count: usize,
    },
    /// One's own game.
    OwnGame,
    /// A year that is none, or to come.
    Year,
    /// An event's or a winner's name is missing or too long.
    Name,
    /// There is no such line.
    NoChampion,
}

impl From<LifeDenial> for SubmitError {
    fn from(denial: LifeDenial) -> Self {
        Self::Life(denial)
    }
}

impl Door {
    pub(super) async fn submit_life(
        &self,
        submission: &Submission,
        command: &LifeCommand,
    ) -> Result<Receipt, SubmitError> {
        match command {
            LifeCommand::WriteNews(wish) => self.write_news_item(submission, wish).await,
            LifeCommand::WithdrawNews { id, seen, reason } => {
                self.withdraw_news(submission, *id, *seen, reason).await
            }
            LifeCommand::DraftIssue(month) => self.draft_issue(submission, *month).await,
            LifeCommand::EditIssue { id, seen, edit } => self.edit_issue(submission, *id, *seen, edit).await,
            LifeCommand::SendIssue { id, seen, early } => {
                self.send_issue(submission, *id, *seen, *early).await
            }
            LifeCommand::CorrectIssue { id, seen } => self.correct_issue(submission, *id, *seen).await,
            LifeCommand::KeepIssue { id, seen } => self.keep_issue(submission, *id, *seen).await,
            LifeCommand::Nominate(player, game) => self.nominate(submission, *player, *game).await,
            LifeCommand::Vote(player, number) => self.vote(submission, *player, *number).await,
            LifeCommand::AddChampion(wish) => self.add_champion(submission, wish).await,
            LifeCommand::RemoveChampion(id, reason) => self.remove_champion(submission, *id, reason).await,
        }
    }

    /// Whoever has this office at least; the club's keeper has every one.
    async fn office(&self, submission: &Submission, role: Role) -> Result<Option<PlayerId>, SubmitError> {
        match submission.by {
            Actor::Club => Ok(None),
            Actor::Player(_) => Err(SubmitError::NotYours),
            Actor::Staff(id) => {
                let mut tx = self.db().read().await?;
                let person = Person::load(&mut tx, id).await.map_err(LoadError::from)?;
                let there = matches!(person.status, PlayerStatus::Active | PlayerStatus::Inactive);
                if person.role >= role && there { Ok(Some(id)) } else { Err(SubmitError::NotYours) }
            }
        }
    }

    /// One change with the submission's origin and mail. A row that has moved on since it was looked at is
    /// [`LifeDenial::Changed`].
    async fn live<F>(&self, submission: &Submission, work: F) -> Result<Receipt, SubmitError>
    where
        F: for<'a> FnOnce(&'a mut frcec_store::Tx) -> BoxFuture<'a, Result<Receipt, NotMade>>
            + Send
            + 'static,
    {
        let mut commit = self.commit_for(submission, Receipt::Kept, None);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    let receipt = work(tx).await?;
                    if let Some((_, kept)) = &mut commit.origin {
                        *kept = receipt.clone();
                    }
                    commit.begin(tx).await.map_err(NotMade::Undone)?;
                    Ok(receipt)
                })
            })
            .await;
        match written {
            Err(frcec_store::WriteError::Refused(NotMade::Undone(Undone::Store(error))))
                if error.is_stale() =>
            {
                Err(LifeDenial::Changed.into())
            }
            other => self.made(other),
        }
    }

    /// An entry of the audit log with a reason and what changed.
    fn life_audit(
        &self,
        submission: &Submission,
        action: &str,
        subject: &str,
        reason: Option<&str>,
    ) -> audit::Entry {
        audit::Entry { reason: reason.map(str::to_owned), ..self.audit(submission, action, subject) }
    }
}

/// A stated reason.
fn reason(text: &str) -> Result<String, SubmitError> {
    let text = crate::prose::clean(text);
    let fits = !text.is_empty() && text.chars().count() <= LONGEST_REASON;
    if fits { Ok(text) } else { Err(LifeDenial::Reason.into()) }
}

/// One line of text without control characters, of 1 to `most` characters.
fn one_line(text: &str, most: usize) -> Option<String> {
    let text = crate::prose::clean(text).split_whitespace().collect::<Vec<_>>().join(" ");
    (!text.is_empty() && text.chars().count() <= most).then_some(text)
}
