//! What the end or the progress of a game makes of the match's other game and of the event.
use frcec_rules::{
    Color,
    club::game::{Command as Rules, Event, Game, Outcome, STAGGER_MOVES},
};
use frcec_store::{
    games::GameState,
    tournaments::{Tournament, TournamentState},
};

use super::{
    super::{SubmitError, load::Loaded},
    applied,
};
use crate::view::GameView;

/// In a staggered match the second game starts after Black's tenth move of the first, or at its end (domain.md); where the
/// first was cancelled, the second is too.
pub(super) fn second_start(
    first: &Loaded,
    after: &GameView,
    sibling: &Loaded,
    at: i64,
) -> Result<Option<(GameView, Vec<Event>)>, SubmitError> {
    let staggered = first.of_match.as_ref().is_some_and(|of_match| of_match.staggered);
    let waiting = sibling.stored.row.state == GameState::Waiting;
    if !staggered || !waiting || first.stored.number_in_match != 1 {
        return Ok(None);
    }
    let moves_of_black = moves_of(&after.game, Color::Black);
    if after.game.finish().is_none() && moves_of_black < STAGGER_MOVES {
        return Ok(None);
    }
    if let Some(finish) = after.game.finish().filter(|finish| finish.outcome == Outcome::Cancelled) {
        // Who did not come to the first game is not waited for in the second.
        let events = vec![Event::Ended { outcome: finish.outcome, reason: finish.reason, at }];
        return Ok(Some((applied(&sibling.view, &events)?, events)));
    }
    let events = sibling
        .view
        .game
        .decide(None, &Rules::Start, at)
        .map_err(|denial| SubmitError::Denied { denial, view: Box::new(sibling.view.clone()) })?;
    Ok(Some((applied(&sibling.view, &events)?, events)))
}

fn moves_of(game: &Game, color: Color) -> u32 {
    let plies = game.ply();
    if color.is_white() { plies.div_ceil(2) } else { plies / 2 }
}

/// Whether a game of the match is over after the change.
pub(super) fn over(sibling: &Loaded, views: &[GameView]) -> bool {
    let changed = views.iter().find(|view| view.id == sibling.view.id);
    changed.unwrap_or(&sibling.view).game.finish().is_some()
}

/// The event's row after one of its games has ended. With the last game of a round the worker has to look: it pairs the next
/// round or ends the event.
pub(super) fn ended_event(event: Tournament, last: bool, at: i64) -> Tournament {
    if last && event.state == TournamentState::Running {
        Tournament { look_at: Some(at), ..event }
    } else {
        event
    }
}
