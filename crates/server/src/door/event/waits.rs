//! Since when something of an event waits for its director's word. The row keeps the oldest; when a director has acted, what is
//! left to do says it anew, so that one thing that was seen to does not hide another.
use frcec_store::{
    TournamentId, Tx, adjudications,
    games::{GameState, StoredGame},
    lists,
    tournaments::{self, Tournament, TournamentState, rounds},
};

use super::{EventRecord, EventSettings, StartMode, suspended::undecided};
use crate::door::{LoadError, SubmitError, row};

/// Writes since when something waits, after what has just been done; `fresh` counts from `at` (Unix ms) on. Nothing if nothing
/// waited.
pub(in crate::door) async fn settle_waits(
    tx: &mut Tx,
    id: TournamentId,
    at: i64,
    fresh: bool,
) -> Result<(), SubmitError> {
    let Some(event) = tournaments::by_id(tx, id).await? else { return Ok(()) };
    if event.waits_since.is_none() {
        return Ok(());
    }
    let left = left(tx, &event, at).await?;
    let since = if fresh { left.map(|_| at) } else { left };
    if since != event.waits_since || fresh {
        tournaments::settle_waits(tx, id, since, fresh, at).await?;
    }
    Ok(())
}

/// Since when the oldest of what is left to do waits (Unix ms).
async fn left(tx: &mut Tx, event: &Tournament, at: i64) -> Result<Option<i64>, SubmitError> {
    let games = lists::games_of_tournament(tx, event.id).await?;
    let mut since = vec![adjudications::waiting_in(tx, event.id).await?];
    // The worker has looked, and left it to the director: a start that was not possible, a round that is overdue or cannot be
    // paired. It looks again at a date, or when the last game of the round ends.
    let settings = EventSettings::of(event)?;
    let by_itself = match event.state {
        TournamentState::Open => settings.start != StartMode::Hand,
        TournamentState::Running if settings.in_rounds() => {
            let ends_at =
                rounds::of_tournament(tx, event.id).await?.iter().filter_map(|round| round.ends_at).max();
            !games.iter().any(is_unfinished) || ends_at.is_some_and(|ends_at| ends_at <= at)
        }
        _ => false,
    };
    if by_itself && event.look_at.is_none() {
        since.push(event.waits_since);
    }
    if event.state == TournamentState::Running && settings.in_rounds() {
        let record = EventRecord::of(tx, event.clone()).await?;
        if !undecided(tx, &record).await?.is_empty() {
            since.push(event.waits_since);
        }
    }
    for game in games.iter().filter(|game| game.row.state == GameState::Running) {
        let played = row::game_of(game).map_err(|source| LoadError::Row { key: game.id, source })?;
        if played.snapshot().stops.no_show {
            since.push(event.waits_since);
        }
    }
    Ok(since.into_iter().flatten().min())
}

fn is_unfinished(game: &StoredGame) -> bool {
    matches!(game.row.state, GameState::Running | GameState::Waiting)
}
