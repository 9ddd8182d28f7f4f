//! The newsletter: one issue a month, drafted, edited, and sent letter by letter.
use serde::{Deserialize, Serialize};

use crate::{
    PlayerId, StoreError, Tx, counters,
    db::{execute, fetch_all, fetch_optional, record},
    value::words,
};

words!(
    /// Where an issue stands.
    IssueState {
        /// Being edited.
        Draft = "draft",
        /// Its letters are being written.
        Sending = "sending",
        /// All of them are written.
        Sent = "sent",
    }
);

/// An issue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Issue {
    /// Its number: the 4 of `/newsletter/4`.
    pub id: i64,
    /// Its month, counted from the year 0: year * 12 + month - 1.
    pub month: i64,
    /// Where it stands.
    pub state: IssueState,
    /// The caller's JSON.
    pub body: String,
    /// Counts the changes of this row by its editors; guards them.
    pub version: i64,
    /// Unix ms.
    pub created_at: i64,
    /// Unix ms of the last change.
    pub changed_at: i64,
    /// Who sent it.
    pub sent_by: Option<PlayerId>,
    /// When (Unix ms).
    pub sent_at: Option<i64>,
    /// The last member who has been looked at for a letter.
    pub after_player: PlayerId,
    /// Letters written.
    pub letters: i64,
}
record!(Issue, "newsletters", "id");

macro_rules! columns {
    () => {
        "id, month, state, body, version, created_at, changed_at, sent_by, sent_at, after_player, letters"
    };
}

/// Every row, a page at a time.
pub(crate) const SURVEY: &str =
    concat!("SELECT ", columns!(), " FROM newsletters WHERE id > $1 ORDER BY id LIMIT 100");

/// Keeps the draft of a month's issue; its number, or `None` if that month has one.
pub async fn create(tx: &mut Tx, month: i64, body: &str, at: i64) -> Result<Option<i64>, StoreError> {
    if by_month(tx, month).await?.is_some() {
        return Ok(None);
    }
    let id = counters::next(tx, "newsletter").await?;
    let inserted = execute!(
        tx,
        "INSERT INTO newsletters (id, month, state, body, version, created_at, changed_at, sent_by, sent_at,
                                  after_player, letters)
         VALUES ($1, $2, $3, $4, 0, $5, $5, NULL, NULL, 0, 0) ON CONFLICT (month) DO NOTHING",
        id,
        month,
        IssueState::Draft,
        body,
        at
    )?;
    Ok((inserted == 1).then_some(id))
}

/// The issue with this number.
pub async fn by_id(tx: &mut Tx, id: i64) -> Result<Option<Issue>, StoreError> {
    fetch_optional!(tx, Issue, concat!("SELECT ", columns!(), " FROM newsletters WHERE id = $1"), id)
}

/// The issue of a month.
pub async fn by_month(tx: &mut Tx, month: i64) -> Result<Option<Issue>, StoreError> {
    fetch_optional!(tx, Issue, concat!("SELECT ", columns!(), " FROM newsletters WHERE month = $1"), month)
}

/// All issues, the newest month first.
pub async fn all(tx: &mut Tx) -> Result<Vec<Issue>, StoreError> {
    fetch_all!(tx, Issue, concat!("SELECT ", columns!(), " FROM newsletters ORDER BY month DESC"))
}

/// Writes body, state and sender of an issue, if the row is still the draft at `issue.version`; the version goes up by one. Of
/// two who send the same draft at once, one does.
pub async fn update(tx: &mut Tx, issue: &Issue, at: i64) -> Result<(), StoreError> {
    let updated = execute!(
        tx,
        "UPDATE newsletters SET body = $3, state = $4, sent_by = $5, sent_at = $6, changed_at = $7,
                version = version + 1
         WHERE id = $1 AND version = $2 AND state = 'draft'",
        issue.id,
        issue.version,
        &issue.body,
        issue.state,
        issue.sent_by,
        issue.sent_at,
        at
    )?;
    unmoved(updated, issue)
}

/// That a row was there as it was found.
fn unmoved(updated: u64, issue: &Issue) -> Result<(), StoreError> {
    if updated == 0 {
        return Err(StoreError::Stale {
            table: "newsletters",
            key: issue.id.to_string(),
            expected: issue.version,
        });
    }
    Ok(())
}

/// Makes a draft of an issue again that was sent, with another body; its letters are to be written from the first member on. A row
/// that has moved on since it was found is stale.
pub async fn reopen(tx: &mut Tx, issue: &Issue, at: i64) -> Result<(), StoreError> {
    let updated = execute!(
        tx,
        "UPDATE newsletters SET body = $3, state = 'draft', after_player = 0, changed_at = $4, version = version + 1
         WHERE id = $1 AND version = $2 AND state = 'sent'",
        issue.id,
        issue.version,
        &issue.body,
        at
    )?;
    unmoved(updated, issue)
}

/// Of the members after `after`, up to `last`, those who have got a letter with a key of `prefix` and their number, or that of
/// another account which became theirs.
pub async fn got(
    tx: &mut Tx,
    prefix: &str,
    after: PlayerId,
    last: PlayerId,
) -> Result<Vec<PlayerId>, StoreError> {
    let rows: Vec<Numbered> = fetch_all!(
        tx,
        Numbered,
        "SELECT player_id AS id FROM letters
         WHERE player_id > $2 AND player_id <= $3 AND dedupe_key = CAST($1 AS TEXT) || CAST(player_id AS TEXT)
         UNION
         SELECT l.player_id AS id FROM letters l JOIN players gone ON gone.merged_into = l.player_id
         WHERE l.player_id > $2 AND l.player_id <= $3
           AND l.dedupe_key = CAST($1 AS TEXT) || CAST(gone.id AS TEXT)",
        prefix,
        after,
        last
    )?;
    Ok(rows.into_iter().map(|row| row.id).collect())
}

const SENDING: &str =
    concat!("SELECT ", columns!(), " FROM newsletters WHERE state = 'sending' ORDER BY id LIMIT 1");

/// The issue whose letters are being written.
pub async fn sending(tx: &mut Tx) -> Result<Option<Issue>, StoreError> {
    fetch_optional!(tx, Issue, SENDING)
}

/// Moves an issue on that was found at `issue.after_player`: everybody up to `after` has been looked at, `letters` more are
/// written, and with `done` they are the last. False if somebody else was faster.
pub async fn advance(
    tx: &mut Tx,
    issue: &Issue,
    after: PlayerId,
    letters: i64,
    done: bool,
    at: i64,
) -> Result<bool, StoreError> {
    let updated = execute!(
        tx,
        "UPDATE newsletters SET after_player = $3, letters = letters + $4, state = $5, changed_at = $6
         WHERE id = $1 AND after_player = $2 AND state = 'sending'",
        issue.id,
        issue.after_player,
        after,
        letters,
        if done { IssueState::Sent } else { IssueState::Sending },
        at
    )?;
    Ok(updated == 1)
}

/// Of the members after `after`, up to `last`, those to whom a letter with a key of `prefix` and their number is not to go (any
/// more): who has left, and who has got it under the number of another account that became this one.
pub async fn not_to(
    tx: &mut Tx,
    prefix: &str,
    after: PlayerId,
    last: PlayerId,
) -> Result<Vec<PlayerId>, StoreError> {
    let rows: Vec<Numbered> = fetch_all!(
        tx,
        Numbered,
        "SELECT id FROM players WHERE id > $2 AND id <= $3 AND status IN ('former', 'archived')
         UNION
         SELECT l.player_id AS id FROM letters l JOIN players gone ON gone.merged_into = l.player_id
         WHERE l.player_id > $2 AND l.player_id <= $3
           AND l.dedupe_key = CAST($1 AS TEXT) || CAST(gone.id AS TEXT)",
        prefix,
        after,
        last
    )?;
    Ok(rows.into_iter().map(|row| row.id).collect())
}

#[derive(sqlx::FromRow)]
struct Numbered {
    id: PlayerId,
}
record!(Numbered, "players", "id");
