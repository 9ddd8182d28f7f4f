//! When the club was not there: a heartbeat while it is, and the gaps between two of them.
use serde::{Deserialize, Serialize};

use crate::{
    GameId, StoreError, Tx,
    db::{Answers, Question, execute, fetch_all, fetch_optional, record},
};

/// A time in which nothing of the club ran.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Outage {
    /// Made by the caller.
    pub id: i64,
    /// The last sign of life (Unix ms).
    pub from_at: i64,
    /// The first one after it (Unix ms).
    pub to_at: i64,
    /// How it was found out.
    pub note: String,
    /// Up to which game the running games have been given the time back; null when all have.
    pub after_game: Option<GameId>,
}
record!(Outage, "outages", "id");

macro_rules! columns {
    () => {
        "id, from_at, to_at, note, after_game"
    };
}

/// Every row, a page at a time.
pub(crate) const SURVEY: &str =
    concat!("SELECT ", columns!(), " FROM outages WHERE id > $1 ORDER BY id LIMIT 500");

#[derive(sqlx::FromRow)]
struct Beat {
    at: i64,
}
record!(Beat, "heartbeats", "name");

/// When the club was last seen alive; none before its first start.
pub async fn last_beat(tx: &mut Tx) -> Result<Option<i64>, StoreError> {
    let beat = fetch_optional!(tx, Beat, "SELECT name, at FROM heartbeats WHERE name = $1", "club")?;
    Ok(beat.map(|beat| beat.at))
}

/// A sign of life at `at`. When the last one is more than `most_ms` old, what lies between is entered as an outage with the
/// number `id`, and given back. Of several processes that wake at once, one enters it.
pub async fn beat(
    tx: &mut Tx,
    at: i64,
    most_ms: i64,
    id: i64,
    note: &str,
) -> Result<Option<Outage>, StoreError> {
    let last = last_beat(tx).await?;
    let moved = execute!(
        tx,
        "INSERT INTO heartbeats (name, at) VALUES ($1, $2)
         ON CONFLICT (name) DO UPDATE SET at = $2 WHERE heartbeats.at = $3",
        "club",
        at,
        last.unwrap_or(at)
    )?;
    let Some(last) = last.filter(|last| moved == 1 && at - last > most_ms) else { return Ok(None) };
    let outage = Outage { id, from_at: last, to_at: at, note: note.to_owned(), after_game: Some(GameId(0)) };
    execute!(
        tx,
        "INSERT INTO outages (id, from_at, to_at, note, after_game) VALUES ($1, $2, $3, $4, $5)",
        outage.id,
        outage.from_at,
        outage.to_at,
        &outage.note,
        outage.after_game
    )?;
    Ok(Some(outage))
}

/// The outages that were not over at `since` (Unix ms), in their order.
pub async fn since(tx: &mut Tx, since: i64) -> Result<Vec<Outage>, StoreError> {
    fetch_all!(
        tx,
        Outage,
        concat!("SELECT ", columns!(), " FROM outages WHERE to_at > $1 ORDER BY to_at, id"),
        since
    )
}

/// The outages that were not over at `since` (Unix ms), in their order, and when the club was last seen alive: [`since`] and
/// [`last_beat`] in one trip.
pub async fn since_and_last_beat(tx: &mut Tx, since: i64) -> Result<Seen, StoreError> {
    let stretches: Vec<Stretch> = fetch_all!(tx, Stretch, SINCE_AND_LAST_BEAT, since)?;
    Ok(parted(&stretches))
}

/// Stretches in their order, from and to (Unix ms), and when the club was last seen alive.
pub type Seen = (Vec<(i64, i64)>, Option<i64>);

const SINCE_AND_LAST_BEAT: &str = "SELECT from_at, to_at FROM outages WHERE to_at > $1
     UNION ALL
     SELECT at AS from_at, NULL AS to_at FROM heartbeats WHERE name = 'club'";

/// The question of [`since_and_last_beat`]; [`seen_in`] reads the answer.
pub(crate) fn asked(since: i64) -> Question {
    Question::new(SINCE_AND_LAST_BEAT, [since.into()])
}

/// See [`asked`].
pub(crate) fn seen_in(answers: &mut Answers) -> Result<Seen, StoreError> {
    Ok(parted(&answers.next::<Stretch>()?))
}

fn parted(stretches: &[Stretch]) -> Seen {
    let beat = stretches.iter().find(|stretch| stretch.to_at.is_none()).map(|beat| beat.from_at);
    let mut over: Vec<(i64, i64)> =
        stretches.iter().filter_map(|stretch| Some((stretch.from_at, stretch.to_at?))).collect();
    over.sort_unstable_by_key(|&(from, to)| (to, from));
    (over, beat)
}

#[derive(sqlx::FromRow)]
struct Stretch {
    from_at: i64,
    to_at: Option<i64>,
}
record!(Stretch, "outages", "from_at");

/// The oldest outage that not all running games have been given back.
pub async fn open(tx: &mut Tx) -> Result<Option<Outage>, StoreError> {
    fetch_optional!(
        tx,
        Outage,
        concat!("SELECT ", columns!(), " FROM outages WHERE after_game IS NOT NULL ORDER BY id LIMIT 1")
    )
}

/// Notes how far the games have been given the time of an outage back; `None` when all have.
pub async fn advance(tx: &mut Tx, id: i64, after_game: Option<GameId>) -> Result<(), StoreError> {
    execute!(tx, "UPDATE outages SET after_game = $2 WHERE id = $1", id, after_game)?;
    Ok(())
}
