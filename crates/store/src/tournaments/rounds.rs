//! The rounds of an event, as they were paired. A round is written once; only who sits where in it may change, by a replacement.
use serde::{Deserialize, Serialize};

use crate::{
    StoreError, TournamentId, Tx,
    db::{execute, fetch_all, record},
    value::words,
};

words!(
    /// What a round is for.
    RoundKind {
        /// Everybody's round.
        Main = "main",
        /// Decides matches of the round before that ended level.
        TieBreak = "tie_break",
    }
);

/// A round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Round {
    /// Of which event.
    pub tournament_id: TournamentId,
    /// From 1.
    pub round: i64,
    /// What it is for.
    pub kind: RoundKind,
    /// When it was paired and its games began (Unix ms).
    pub paired_at: i64,
    /// When it ends at the latest (Unix ms), if its pace says so.
    pub ends_at: Option<i64>,
    /// When its last game had ended (Unix ms).
    pub ended_at: Option<i64>,
    /// The link of the draw's chain that was published for it, in hex; empty where nothing was drawn.
    pub link: String,
    /// The pairings: the caller's JSON.
    pub body: String,
}
record!(Round, "tournament_rounds", "tournament_id", "round");

/// The rounds of a page of events.
pub(crate) const SURVEY: &str =
    "SELECT tournament_id AS id, tournament_id, round, kind, paired_at, ends_at, ended_at, link, body
     FROM tournament_rounds WHERE tournament_id IN (SELECT DISTINCT tournament_id FROM tournament_rounds
                             WHERE tournament_id > $1 ORDER BY tournament_id LIMIT 50)
     ORDER BY tournament_id";

/// Writes a round; false if the event has one of this number already, which then stands.
pub async fn insert(tx: &mut Tx, new: &Round) -> Result<bool, StoreError> {
    let inserted = execute!(
        tx,
        "INSERT INTO tournament_rounds (tournament_id, round, kind, paired_at, ends_at, ended_at, link, body)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (tournament_id, round) DO NOTHING",
        new.tournament_id,
        new.round,
        new.kind,
        new.paired_at,
        new.ends_at,
        new.ended_at,
        &new.link,
        &new.body
    )?;
    Ok(inserted == 1)
}

/// Writes who sits where in a round and when it ended; false if there is none. The event's version guards it.
pub async fn update(tx: &mut Tx, round: &Round) -> Result<bool, StoreError> {
    let updated = execute!(
        tx,
        "UPDATE tournament_rounds SET ended_at = $3, body = $4 WHERE tournament_id = $1 AND round = $2",
        round.tournament_id,
        round.round,
        round.ended_at,
        &round.body
    )?;
    Ok(updated == 1)
}

/// The rounds of an event, in their order.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<Round>, StoreError> {
    fetch_all!(
        tx,
        Round,
        "SELECT tournament_id, round, kind, paired_at, ends_at, ended_at, link, body FROM tournament_rounds
         WHERE tournament_id = $1 ORDER BY round",
        id
    )
}
