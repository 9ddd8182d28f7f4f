//! Games as pages, workers and the doctor look for them. All lists go by key, so that page 200 costs what page 1 does.
use std::collections::HashMap;

use frcec_rules::club::seat::Seat;

use crate::{
    GameId, PlayerId, StoreError, TournamentId, Tx,
    db::{Select, fetch_all, fetch_one, record},
    games::{GameResult, GameState, StoredGame, game_columns as columns},
    players::no_practice,
    value::Count,
};

/// Which games a list shows.
#[derive(Clone, Copy, Debug, Default)]
pub struct GameFilter {
    /// Only those of this player.
    pub player: Option<PlayerId>,
    /// Only those in which `player` meets this one.
    pub opponent: Option<PlayerId>,
    /// Only those of this event.
    pub tournament: Option<TournamentId>,
    /// Only those from this starting position.
    pub start_id: Option<u16>,
    /// Only those that stand so.
    pub state: Option<GameState>,
    /// Only those with a smaller number: the last one of the page before.
    pub before: Option<GameId>,
}

/// Games, newest first, at most `limit`. Those for practice are in nobody's list but their player's.
pub async fn games(tx: &mut Tx, filter: &GameFilter, limit: u32) -> Result<Vec<StoredGame>, StoreError> {
    select(filter, limit).fetch(tx).await
}

fn select(filter: &GameFilter, limit: u32) -> Select {
    let limit = i64::from(limit);
    let mut select = Select::new("");
    // A branch for each colour, so that each can go down its index; nobody plays himself, so nothing comes twice.
    let branches: &[&[&'static str]] = match filter.player {
        None => &[&[]],
        Some(_) => {
            &[&[" AND white_id = ?", " AND black_id = ?"], &[" AND black_id = ?", " AND white_id = ?"]]
        }
    };
    for (index, colors) in branches.iter().enumerate() {
        if index > 0 {
            select.text(" UNION ALL ");
        }
        select.text(concat!("SELECT * FROM (SELECT ", columns!(), " FROM games WHERE "));
        select.with("id < ?", filter.before.map_or(i64::MAX, |id| id.0));
        for (sql, player) in colors.iter().zip([filter.player, filter.opponent]) {
            if let Some(player) = player {
                select.with(sql, player);
            }
        }
        if filter.player.is_none() && filter.tournament.is_none() {
            select.text(" AND ").text(no_practice!());
        }
        if let Some(tournament) = filter.tournament {
            select.with(" AND tournament_id = ?", tournament);
        }
        if let Some(start_id) = filter.start_id {
            select.with(" AND start_id = ?", i64::from(start_id));
        }
        if let Some(state) = filter.state {
            select.with(" AND state = ?", state);
        }
        select.with(" ORDER BY id DESC LIMIT ?", limit).text(") AS branch");
    }
    select.with(" ORDER BY id DESC LIMIT ?", limit);
    select
}

/// Games in the order of their numbers, after `after`, at most `limit`: for whoever goes through all of them.
pub async fn games_after(tx: &mut Tx, after: GameId, limit: u32) -> Result<Vec<StoredGame>, StoreError> {
    fetch_all!(
        tx,
        StoredGame,
        concat!("SELECT ", columns!(), " FROM games WHERE id > $1 ORDER BY id LIMIT $2"),
        after,
        i64::from(limit)
    )
}

/// Running games in the order of their numbers, after `after`, at most `limit`.
pub async fn running_after(tx: &mut Tx, after: GameId, limit: u32) -> Result<Vec<StoredGame>, StoreError> {
    fetch_all!(
        tx,
        StoredGame,
        concat!(
            "SELECT ",
            columns!(),
            " FROM games WHERE state = 'running' AND id > $1 ORDER BY id LIMIT $2"
        ),
        after,
        i64::from(limit)
    )
}

/// All games of an event, by number: what its crosstable is made of.
pub async fn games_of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<StoredGame>, StoreError> {
    fetch_all!(
        tx,
        StoredGame,
        concat!("SELECT ", columns!(), " FROM games WHERE tournament_id = $1 ORDER BY id"),
        id
    )
}

const DUE: &str = concat!(
    "SELECT ",
    columns!(),
    " FROM games WHERE state = 'running' AND deadline_at <= $1 ORDER BY deadline_at, id LIMIT $2"
);

const UNTOLD: &str = concat!(
    "SELECT ",
    columns!(),
    " FROM games WHERE state = 'running' AND told_at IS NULL AND COALESCE(last_move_at, started_at) < $1
     ORDER BY COALESCE(last_move_at, started_at), id LIMIT $2"
);

/// Games that somebody has to look at because of the time: `deadline_at` is not after `now`. Longest overdue first.
pub async fn due(tx: &mut Tx, now: i64, limit: u32) -> Result<Vec<StoredGame>, StoreError> {
    fetch_all!(tx, StoredGame, DUE, now, i64::from(limit))
}

/// Running games whose side to move has not been told of a move or a start from before `before` (Unix ms), oldest first.
pub async fn untold(tx: &mut Tx, before: i64, limit: u32) -> Result<Vec<StoredGame>, StoreError> {
    fetch_all!(tx, StoredGame, UNTOLD, before, i64::from(limit))
}

const TO_REMIND: &str = concat!(
    "SELECT ",
    columns!(),
    " FROM games WHERE state = 'running' AND remind_at <= $1 ORDER BY remind_at, id LIMIT $2"
);

/// Running games in which it is time to look whether the side to move is to be reminded, the longest due first.
pub async fn to_remind(tx: &mut Tx, now: i64, limit: u32) -> Result<Vec<StoredGame>, StoreError> {
    fetch_all!(tx, StoredGame, TO_REMIND, now, i64::from(limit))
}

/// A game that has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Changed {
    /// Which.
    pub id: GameId,
    /// Its version now.
    #[sqlx(try_from = "i64")]
    pub version: u32,
    /// When it changed (Unix ms).
    pub changed_at: i64,
}
record!(Changed, "games", "id");

/// Games changed at or after `since` (Unix ms), in that order. Ask with an overlap: another process's clock may be behind, and
/// its commit late.
pub async fn changed_since(tx: &mut Tx, since: i64, limit: u32) -> Result<Vec<Changed>, StoreError> {
    fetch_all!(
        tx,
        Changed,
        "SELECT id, version, changed_at FROM games WHERE changed_at >= $1 ORDER BY changed_at, id LIMIT $2",
        since,
        i64::from(limit)
    )
}

/// The games in which something happened last, the latest first; none for practice. Those that are shown later while they are
/// played are not among them: their place in the list would tell that somebody has moved.
pub async fn recent(tx: &mut Tx, limit: u32) -> Result<Vec<StoredGame>, StoreError> {
    fetch_all!(
        tx,
        StoredGame,
        concat!(
            "SELECT ",
            columns!(),
            " FROM games WHERE ",
            no_practice!(),
            " AND (delay = 0 OR (state <> 'running' AND state <> 'waiting')) ORDER BY changed_at DESC, id DESC LIMIT $1"
        ),
        i64::from(limit)
    )
}

/// The running games of a player in which the turn is the player's, the most urgent first; games without a deadline come last.
pub async fn turns(tx: &mut Tx, player: PlayerId) -> Result<Vec<StoredGame>, StoreError> {
    let filter =
        GameFilter { player: Some(player), state: Some(GameState::Running), ..GameFilter::default() };
    let mut running = games(tx, &filter, u32::MAX).await?;
    running.retain(|game| game.seat(player) == Some(game.row.to_move));
    running.sort_by_key(|game| (game.row.deadline_at.unwrap_or(i64::MAX), game.id));
    Ok(running)
}

/// How often a starting position was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct PositionCount {
    /// 0 to 959.
    #[sqlx(try_from = "i64")]
    pub start_id: u16,
    /// Games, cancelled ones left out.
    pub games: i64,
    /// Of these, games that are over.
    pub finished: i64,
}
record!(PositionCount, "games", "start_id");

/// The starting positions that were played, by number; practice does not count.
pub async fn positions(tx: &mut Tx) -> Result<Vec<PositionCount>, StoreError> {
    fetch_all!(
        tx,
        PositionCount,
        concat!(
            "SELECT start_id, COUNT(*) AS games, COUNT(CASE WHEN state = 'finished' THEN 1 END) AS finished
             FROM games WHERE state <> 'cancelled' AND ",
            no_practice!(),
            " GROUP BY start_id ORDER BY start_id"
        )
    )
}

/// How the finished games from a starting position ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct PositionScore {
    /// 0 to 959.
    #[sqlx(try_from = "i64")]
    pub start_id: u16,
    /// Won by White.
    pub white: i64,
    /// Won by Black.
    pub black: i64,
    /// Drawn.
    pub draws: i64,
}
record!(PositionScore, "games", "start_id");

/// The scores of these starting positions; those without a finished game are left out. Only games of matches that are over
/// count, and games without a match: what one game of a match shows must not help in the other.
pub async fn position_scores(tx: &mut Tx, starts: &[u16]) -> Result<Vec<PositionScore>, StoreError> {
    let mut scores = Vec::with_capacity(starts.len());
    for hundred in starts.chunks(100) {
        let mut select = Select::new(concat!(
            "SELECT g.start_id, COUNT(CASE WHEN g.result = '1-0' THEN 1 END) AS white,
                    COUNT(CASE WHEN g.result = '0-1' THEN 1 END) AS black,
                    COUNT(CASE WHEN g.result = '1/2-1/2' THEN 1 END) AS draws
             FROM games g LEFT JOIN matches m ON m.id = g.match_id
             WHERE g.state = 'finished' AND (g.match_id IS NULL OR m.state <> 'running') AND ",
            no_practice!(),
            " AND g.start_id IN (",
        ));
        for (index, start) in hundred.iter().enumerate() {
            select.with(if index == 0 { "?" } else { ", ?" }, i64::from(*start));
        }
        scores.extend(select.text(") GROUP BY g.start_id").fetch::<PositionScore>(tx).await?);
    }
    Ok(scores)
}

/// What a member's limit of games is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct Reliability {
    /// Games that are not over, those that wait for their start included.
    #[sqlx(try_from = "i64")]
    pub running: u32,
    /// Games with a result, other than those lost on time.
    #[sqlx(try_from = "i64")]
    pub finished: u32,
    /// Games lost on time.
    #[sqlx(try_from = "i64")]
    pub lost_on_time: u32,
}
record!(Reliability, "games", "running");

/// How reliably a player has finished games played here; games against `except` are left out.
pub async fn reliability(tx: &mut Tx, player: PlayerId, except: PlayerId) -> Result<Reliability, StoreError> {
    fetch_one!(
        tx,
        Reliability,
        "SELECT COUNT(CASE WHEN state IN ('running', 'waiting') THEN 1 END) AS running,
                COUNT(CASE WHEN state = 'finished' AND NOT late THEN 1 END) AS finished,
                COUNT(CASE WHEN state = 'finished' AND late THEN 1 END) AS lost_on_time
         FROM (SELECT state, COALESCE(reason = 'time' AND result = '0-1', FALSE) AS late FROM games
               WHERE white_id = $1 AND black_id <> $2 AND place IS NULL
               UNION ALL
               SELECT state, COALESCE(reason = 'time' AND result = '1-0', FALSE) AS late FROM games
               WHERE black_id = $1 AND white_id <> $2 AND place IS NULL) AS own",
        player,
        except
    )
}

/// How a player has fared, in all games, rated or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Games won.
    pub wins: i64,
    /// Games lost.
    pub losses: i64,
    /// Games drawn.
    pub draws: i64,
    /// Games being played.
    pub running: i64,
}

#[derive(sqlx::FromRow)]
struct SeatCount {
    player_id: PlayerId,
    #[sqlx(try_from = "String")]
    seat: Seat,
    result: Option<GameResult>,
    n: i64,
}
record!(SeatCount, "games", "player_id");

/// A player's games counted.
pub async fn score(tx: &mut Tx, player: PlayerId) -> Result<Score, StoreError> {
    Ok(scores(tx, &[player]).await?.remove(&player).unwrap_or_default())
}

/// The games of several players counted, as a page of members shows them; who has none is left out.
pub async fn scores(tx: &mut Tx, players: &[PlayerId]) -> Result<HashMap<PlayerId, Score>, StoreError> {
    let mut scores = HashMap::new();
    for hundred in players.chunks(100) {
        let mut select = Select::new("");
        for head in [
            "SELECT white_id AS player_id, 'w' AS seat, result, COUNT(*) AS n FROM games WHERE white_id IN (",
            " UNION ALL
             SELECT black_id AS player_id, 'b' AS seat, result, COUNT(*) AS n FROM games WHERE black_id IN (",
        ] {
            select.text(head);
            for (index, player) in hundred.iter().enumerate() {
                select.with(if index == 0 { "?" } else { ", ?" }, *player);
            }
            let white = head.starts_with("SELECT");
            // Won, lost and drawn as the rating list counts them; practice and friendly games leave no trace there.
            select.text(") AND (state = 'running' OR (state = 'finished' AND rated)) GROUP BY ");
            select.text(if white { "white_id, result" } else { "black_id, result" });
        }
        for count in select.fetch::<SeatCount>(tx).await? {
            let score: &mut Score = scores.entry(count.player_id).or_default();
            let field = match (count.result, count.seat) {
                (None, _) => &mut score.running,
                (Some(GameResult::Draw), _) => &mut score.draws,
                (Some(GameResult::White), Seat::White) | (Some(GameResult::Black), Seat::Black) => {
                    &mut score.wins
                }
                (Some(_), _) => &mut score.losses,
            };
            *field += count.n;
        }
    }
    Ok(scores)
}

/// How many games of a player have begun and are not over.
pub async fn begun_count(tx: &mut Tx, player: PlayerId) -> Result<i64, StoreError> {
    let count = fetch_one!(
        tx,
        Count,
        "SELECT (SELECT COUNT(*) FROM games WHERE white_id = $1 AND state = 'running')
              + (SELECT COUNT(*) FROM games WHERE black_id = $1 AND state = 'running') AS n",
        player
    )?;
    Ok(count.n)
}

/// How many games stand how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct StateCount {
    /// So.
    pub state: GameState,
    /// So many.
    pub n: i64,
}
record!(StateCount, "games", "state");

/// The games of the club counted by state, without those for practice; states that no game is in are left out.
pub async fn counts(tx: &mut Tx) -> Result<Vec<StateCount>, StoreError> {
    fetch_all!(
        tx,
        StateCount,
        concat!("SELECT state, COUNT(*) AS n FROM games WHERE ", no_practice!(), " GROUP BY state")
    )
}

/// The result of a game that counts for the rating list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct RatedResult {
    /// Which game.
    pub id: GameId,
    /// Had the white pieces.
    pub white_id: PlayerId,
    /// Had the black pieces.
    pub black_id: PlayerId,
    /// How it counts.
    pub result: GameResult,
    /// When it ended (Unix ms).
    pub ended_at: i64,
    /// Whether a director gave it another result than it had.
    pub corrected: bool,
}
record!(RatedResult, "games", "id");

/// All games that count for the rating list, in the order in which they do: by their ends, then by their numbers.
pub async fn rated_results(tx: &mut Tx) -> Result<Vec<RatedResult>, StoreError> {
    fetch_all!(
        tx,
        RatedResult,
        "SELECT id, white_id, black_id, result, ended_at, COALESCE(reason = 'corrected', FALSE) AS corrected FROM games
         WHERE state = 'finished' AND rated AND result IS NOT NULL AND ended_at IS NOT NULL ORDER BY ended_at, id"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Db;

    #[derive(sqlx::FromRow)]
    struct Step {
        detail: String,
    }
    record!(Step, "(plan)", "id");

    /// SQLite's way to the rows of games; it takes one without statistics, as a new club has none.
    async fn way(db: &Db, sql: &str) -> String {
        let sql = format!("EXPLAIN QUERY PLAN {sql}");
        let mut tx = db.read().await.unwrap();
        let steps: Vec<Step> = fetch_all!(&mut tx, Step, sqlx::AssertSqlSafe(sql.clone())).unwrap();
        steps.into_iter().map(|step| step.detail + "; ").filter(|step| step.contains("games")).collect()
    }

    #[tokio::test]
    async fn no_list_looks_at_every_game() {
        let db = Db::open("sqlite::memory:").await.unwrap();
        assert!(way(&db, DUE).await.contains("games_deadline (state=? AND deadline_at<?)"));
        assert!(way(&db, TO_REMIND).await.contains("games_remind (state=? AND remind_at<?)"));
        assert!(way(&db, UNTOLD).await.contains("games_untold (state=? AND <expr><?)"));
        let (player, state) = (Some(PlayerId(1)), Some(GameState::Running));
        let ways = [
            (GameFilter::default(), "games_1 (id<?)"),
            (GameFilter { player, ..GameFilter::default() }, "games_black (black_id=? AND id<?)"),
            (
                GameFilter { player, state, ..GameFilter::default() },
                "games_white_state (white_id=? AND state=? AND id<?)",
            ),
            (GameFilter { state, ..GameFilter::default() }, "games_state (state=? AND id<?)"),
            (GameFilter { start_id: Some(1), ..GameFilter::default() }, "games_start (start_id=? AND id<?)"),
            (
                GameFilter { start_id: Some(1), state, ..GameFilter::default() },
                "games_start_state (start_id=? AND state=? AND id<?)",
            ),
            (
                GameFilter { tournament: Some(TournamentId(1)), ..GameFilter::default() },
                "games_tournament (tournament_id=? AND id<?)",
            ),
        ];
        for (filter, expected) in ways {
            let taken = way(&db, select(&filter, 50).sql()).await;
            assert!(taken.contains(expected), "{filter:?}: {taken}");
        }
    }
}
