//! Challenges that wait for an answer, and members who wait to be paired.
use serde::{Deserialize, Serialize};

use crate::{
    MatchId, PlayerId, StoreError, Tx, counters,
    db::{execute, fetch_all, fetch_optional, record},
    value::words,
};

words!(
    /// Where a challenge stands.
    ChallengeState {
        /// It waits for an answer.
        Open = "open",
        /// It became a match.
        Accepted = "accepted",
        /// The one who was asked said no.
        Declined = "declined",
        /// The one who asked took it back.
        Withdrawn = "withdrawn",
        /// Nobody answered in time.
        Expired = "expired",
    }
);

/// A challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Challenge {
    /// Its number.
    pub id: i64,
    /// Who asks.
    pub from_id: PlayerId,
    /// Who is asked; none for one that is open to all.
    pub to_id: Option<PlayerId>,
    /// The starting position, 0 to 959; none if it is drawn at the start.
    pub start_id: Option<i64>,
    /// The pace's name.
    pub pace: String,
    /// Whether the match is to count for the rating list.
    pub rated: bool,
    /// Whether the second game waits for the first.
    pub staggered: bool,
    /// Where it stands.
    pub state: ChallengeState,
    /// What it became.
    pub match_id: Option<MatchId>,
    /// Unix ms.
    pub created_at: i64,
    /// Unix ms.
    pub expires_at: i64,
    /// Unix ms.
    pub settled_at: Option<i64>,
}
record!(Challenge, "challenges", "id");

macro_rules! columns {
    () => {
        "id, from_id, to_id, start_id, pace, rated, staggered, state, match_id, created_at, expires_at, settled_at"
    };
}

/// Every row, a page at a time.
pub(crate) const SURVEY: &str =
    concat!("SELECT ", columns!(), " FROM challenges WHERE id > $1 ORDER BY id LIMIT 500");

/// A challenge to be made.
#[derive(Clone, Debug)]
pub struct NewChallenge {
    /// Who asks.
    pub from_id: PlayerId,
    /// Who is asked; none for all.
    pub to_id: Option<PlayerId>,
    /// The starting position; none to draw it.
    pub start_id: Option<u16>,
    /// The pace's name.
    pub pace: String,
    /// Whether it is to count.
    pub rated: bool,
    /// Whether the second game waits for the first.
    pub staggered: bool,
    /// Unix ms.
    pub expires_at: i64,
}

/// Makes an open challenge with the next number.
pub async fn create(tx: &mut Tx, new: &NewChallenge, at: i64) -> Result<Challenge, StoreError> {
    let id = counters::next(tx, "challenge").await?;
    let challenge = Challenge {
        id,
        from_id: new.from_id,
        to_id: new.to_id,
        start_id: new.start_id.map(i64::from),
        pace: new.pace.clone(),
        rated: new.rated,
        staggered: new.staggered,
        state: ChallengeState::Open,
        match_id: None,
        created_at: at,
        expires_at: new.expires_at,
        settled_at: None,
    };
    execute!(
        tx,
        concat!(
            "INSERT INTO challenges (",
            columns!(),
            ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, NULL, $9, $10, NULL)"
        ),
        challenge.id,
        challenge.from_id,
        challenge.to_id,
        challenge.start_id,
        &challenge.pace,
        challenge.rated,
        challenge.staggered,
        challenge.state,
        challenge.created_at,
        challenge.expires_at
    )?;
    Ok(challenge)
}

/// The challenge of this number.
pub async fn by_id(tx: &mut Tx, id: i64) -> Result<Option<Challenge>, StoreError> {
    fetch_optional!(tx, Challenge, concat!("SELECT ", columns!(), " FROM challenges WHERE id = $1"), id)
}

/// Settles an open challenge; false if it is open no more. Of two who accept at once one gets the match.
pub async fn settle(
    tx: &mut Tx,
    id: i64,
    state: ChallengeState,
    match_id: Option<MatchId>,
    at: i64,
) -> Result<bool, StoreError> {
    let settled = execute!(
        tx,
        "UPDATE challenges SET state = $2, match_id = $3, settled_at = $4 WHERE id = $1 AND state = 'open'",
        id,
        state,
        match_id,
        at
    )?;
    Ok(settled == 1)
}

/// The open challenges that a member made, newest first.
pub async fn made_by(tx: &mut Tx, player: PlayerId) -> Result<Vec<Challenge>, StoreError> {
    fetch_all!(
        tx,
        Challenge,
        concat!(
            "SELECT ",
            columns!(),
            " FROM challenges WHERE from_id = $1 AND state = 'open' ORDER BY id DESC LIMIT 200"
        ),
        player
    )
}

/// The open challenges to a member, oldest first.
pub async fn made_to(tx: &mut Tx, player: PlayerId) -> Result<Vec<Challenge>, StoreError> {
    fetch_all!(
        tx,
        Challenge,
        concat!(
            "SELECT ",
            columns!(),
            " FROM challenges WHERE to_id = $1 AND state = 'open' ORDER BY id LIMIT 200"
        ),
        player
    )
}

/// The open challenges that anybody may accept, newest first, at most `limit`.
pub async fn open_to_all(tx: &mut Tx, limit: u32) -> Result<Vec<Challenge>, StoreError> {
    fetch_all!(
        tx,
        Challenge,
        concat!(
            "SELECT ",
            columns!(),
            " FROM challenges WHERE to_id IS NULL AND state = 'open' ORDER BY id DESC LIMIT $1"
        ),
        i64::from(limit)
    )
}

/// Open challenges whose time is over at `now` (Unix ms), at most `limit`.
pub async fn expiring(tx: &mut Tx, now: i64, limit: u32) -> Result<Vec<Challenge>, StoreError> {
    fetch_all!(
        tx,
        Challenge,
        concat!(
            "SELECT ",
            columns!(),
            " FROM challenges WHERE state = 'open' AND expires_at <= $1 ORDER BY expires_at, id LIMIT $2"
        ),
        now,
        i64::from(limit)
    )
}

/// A member who waits to be paired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Waiting {
    /// Who.
    pub player_id: PlayerId,
    /// The pace's name.
    pub pace: String,
    /// Whether the match is to count.
    pub rated: bool,
    /// Since when (Unix ms).
    pub since: i64,
}
record!(Waiting, "pair_queue", "player_id");

/// Lets a member wait to be paired; a new wish takes the old one's place in the queue.
pub async fn wait(tx: &mut Tx, waiting: &Waiting) -> Result<(), StoreError> {
    execute!(
        tx,
        "INSERT INTO pair_queue (player_id, pace, rated, since) VALUES ($1, $2, $3, $4)
         ON CONFLICT (player_id) DO UPDATE SET pace = $2, rated = $3",
        waiting.player_id,
        &waiting.pace,
        waiting.rated,
        waiting.since
    )?;
    Ok(())
}

/// Takes a member out of the queue; false if he or she was not in it.
pub async fn wait_no_more(tx: &mut Tx, player: PlayerId) -> Result<bool, StoreError> {
    Ok(execute!(tx, "DELETE FROM pair_queue WHERE player_id = $1", player)? == 1)
}

/// Everybody in the queue, who has waited longest first, at most 1000.
pub async fn queue(tx: &mut Tx) -> Result<Vec<Waiting>, StoreError> {
    fetch_all!(
        tx,
        Waiting,
        "SELECT player_id, pace, rated, since FROM pair_queue ORDER BY since, player_id LIMIT 1000"
    )
}

/// A member's wish to be paired.
pub async fn waiting(tx: &mut Tx, player: PlayerId) -> Result<Option<Waiting>, StoreError> {
    fetch_optional!(
        tx,
        Waiting,
        "SELECT player_id, pace, rated, since FROM pair_queue WHERE player_id = $1",
        player
    )
}
