//! Questions that concern no game: to a newcomer, to who wants to leave, about a challenge, about a game from elsewhere.
use serde::{Deserialize, Serialize};

use crate::{
    PlayerId, StoreError, Tx,
    db::{execute, fetch_one, fetch_optional, record},
    players::address_key,
    value::{Count, words},
};

words!(
    /// What is asked.
    AskKind {
        /// Whether an address wants to join.
        Join = "join",
        /// Whether a member wants to leave.
        Leave = "leave",
        /// Whether a challenge is accepted.
        Challenge = "challenge",
        /// Whether a game from elsewhere was played so.
        Offsite = "offsite",
        /// What a player claims in a game that the directors decide.
        Claim = "claim",
        /// Whether a player accepts the decision.
        Appeal = "appeal",
        /// Whether a director means what he asked for by mail.
        Desk = "desk",
        /// Whether something is done about an event.
        Event = "event",
    }
);
words!(
    /// Where a question stands.
    AskState {
        /// It waits for its answer.
        Open = "open",
        /// It was answered.
        Done = "done",
        /// Its answer would change nothing any more.
        Void = "void",
    }
);

/// A question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Ask {
    /// Sorts by the time of its making; stands in its reply address.
    pub id: i64,
    /// What is asked.
    pub kind: AskKind,
    /// SHA-256 of the link's secret, hex, where a link answers it too.
    pub hash: Option<String>,
    /// Who is asked; none for who is no member yet.
    pub player_id: Option<PlayerId>,
    /// Where the question was sent.
    pub address: String,
    /// The challenge's or the game's number; 0 where there is none.
    pub about: i64,
    /// The caller's JSON.
    pub body: String,
    /// Where it stands.
    pub state: AskState,
    /// Unix ms.
    pub created_at: i64,
    /// Unix ms.
    pub expires_at: i64,
    /// Unix ms.
    pub settled_at: Option<i64>,
}
record!(Ask, "asks", "id");

macro_rules! columns {
    () => {
        "id, kind, hash, player_id, address, about, body, state, created_at, expires_at, settled_at"
    };
}

/// Every row, a page at a time.
pub(crate) const SURVEY: &str =
    concat!("SELECT ", columns!(), " FROM asks WHERE id > $1 ORDER BY id LIMIT 500");

/// Keeps a question.
pub async fn insert(tx: &mut Tx, ask: &Ask) -> Result<(), StoreError> {
    execute!(
        tx,
        "INSERT INTO asks (id, kind, hash, player_id, address, address_key, about, body, state, created_at, expires_at,
                           settled_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        ask.id,
        ask.kind,
        ask.hash.as_deref(),
        ask.player_id,
        &ask.address,
        address_key(&ask.address),
        ask.about,
        &ask.body,
        ask.state,
        ask.created_at,
        ask.expires_at,
        ask.settled_at
    )?;
    Ok(())
}

/// The question of this number.
pub async fn by_id(tx: &mut Tx, id: i64) -> Result<Option<Ask>, StoreError> {
    fetch_optional!(tx, Ask, concat!("SELECT ", columns!(), " FROM asks WHERE id = $1"), id)
}

/// The question whose link has this hash.
pub async fn by_hash(tx: &mut Tx, hash: &str) -> Result<Option<Ask>, StoreError> {
    fetch_optional!(tx, Ask, concat!("SELECT ", columns!(), " FROM asks WHERE hash = $1"), hash)
}

/// Marks a question answered at `at` (Unix ms); false if it was, or if its time is over. Of two answers at once one counts.
pub async fn settle(tx: &mut Tx, id: i64, at: i64) -> Result<bool, StoreError> {
    let settled = execute!(
        tx,
        "UPDATE asks SET state = 'done', settled_at = $2 WHERE id = $1 AND state = 'open' AND expires_at > $2",
        id,
        at
    )?;
    Ok(settled == 1)
}

/// Makes void every open question about a thing.
pub async fn void_about(tx: &mut Tx, kind: AskKind, about: i64, at: i64) -> Result<(), StoreError> {
    execute!(
        tx,
        "UPDATE asks SET state = 'void', settled_at = $3 WHERE kind = $1 AND about = $2 AND state = 'open'",
        kind,
        about,
        at
    )?;
    Ok(())
}

/// How many questions of a kind went to an address since `since` (Unix ms), for the limit.
pub async fn count_since(tx: &mut Tx, kind: AskKind, address: &str, since: i64) -> Result<i64, StoreError> {
    let count = fetch_one!(
        tx,
        Count,
        "SELECT COUNT(*) AS n FROM asks WHERE address_key = $1 AND created_at >= $2 AND kind = $3",
        address_key(address),
        since,
        kind
    )?;
    Ok(count.n)
}

/// A member's open question about a thing, the newest.
pub async fn of_player(
    tx: &mut Tx,
    player: PlayerId,
    kind: AskKind,
    about: i64,
) -> Result<Option<Ask>, StoreError> {
    fetch_optional!(
        tx,
        Ask,
        concat!(
            "SELECT ",
            columns!(),
            " FROM asks WHERE kind = $1 AND about = $2 AND state = 'open' AND player_id = $3 ORDER BY id DESC"
        ),
        kind,
        about,
        player
    )
}

/// Forgets a member's questions, and with them the addresses they went to.
pub async fn forget(tx: &mut Tx, player: PlayerId) -> Result<(), StoreError> {
    execute!(tx, "DELETE FROM asks WHERE player_id = $1", player)?;
    Ok(())
}

/// Forgets questions whose time was over before `before` (Unix ms); how many.
pub async fn prune(tx: &mut Tx, before: i64) -> Result<u64, StoreError> {
    execute!(tx, "DELETE FROM asks WHERE expires_at < $1", before)
}
