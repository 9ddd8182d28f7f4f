//! Who may rule where: nobody in his own game, nor in an event that he has entered (domain.md, "Tournaments").
use std::collections::BTreeSet;

use frcec_store::{
    PlayerId, StoreError, Tx,
    games::StoredGame,
    players::{self, PlayerStatus, Role},
    tournaments::{self, EntryState},
};

use super::DeskDenial;

/// The players of a game, and of its event.
async fn involved(tx: &mut Tx, game: &StoredGame) -> Result<BTreeSet<PlayerId>, StoreError> {
    let mut players = BTreeSet::from([game.white_id, game.black_id]);
    if let Some(event) = game.tournament_id {
        let there = |state| matches!(state, EntryState::Entered | EntryState::Waiting | EntryState::Playing);
        let entries = tournaments::entries(tx, event).await?.into_iter();
        players.extend(entries.filter(|entry| there(entry.state)).map(|entry| entry.player_id));
    }
    Ok(players)
}

/// The directors and admins who can rule in this game, by name.
pub async fn rulers(
    tx: &mut Tx,
    game: &StoredGame,
    but: Option<PlayerId>,
) -> Result<Vec<(PlayerId, String)>, StoreError> {
    let involved = involved(tx, game).await?;
    let mut rulers = Vec::new();
    // Admins are directors too.
    for staff in players::with_role(tx, Role::Director).await? {
        let there = staff.status == PlayerStatus::Active && !involved.contains(&staff.id);
        if there && Some(staff.id) != but {
            rulers.push((staff.id, staff.name));
        }
    }
    Ok(rulers)
}

/// Whether `director` may rule in this game.
pub async fn may_rule(
    tx: &mut Tx,
    game: &StoredGame,
    director: PlayerId,
) -> Result<Result<(), DeskDenial>, StoreError> {
    if !involved(tx, game).await?.contains(&director) {
        return Ok(Ok(()));
    }
    let others = rulers(tx, game, Some(director)).await?.into_iter().map(|(_, name)| name).collect();
    Ok(Err(DeskDenial::OwnGame { others }))
}
