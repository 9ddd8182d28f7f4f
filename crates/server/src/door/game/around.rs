//! What a change of a game may concern beyond it: the match, the event, the ratings, the letters before.
use std::collections::BTreeMap;

use frcec_rules::club::game::Event;
use frcec_store::{
    GameId, PlayerId, Tx, games,
    matches::{self, MatchFilter, MatchState},
    ratings::{self, Rating},
    tournaments::{self, Tournament},
};

use super::super::{
    SubmitError,
    load::{self, Loaded},
};
use crate::{people::Person, ratings::unrated, settings::PgnFile};

/// What else a change may concern.
#[derive(Default)]
pub(in crate::door) struct Around {
    /// The match's other game.
    pub(super) siblings: Vec<Loaded>,
    /// The event.
    pub(super) event: Option<Tournament>,
    /// Whether all other matches of the event are over.
    pub(super) last_match: bool,
    /// What both players are rated, where a game has just ended that counts.
    ratings: Option<[Rating; 2]>,
    /// The newest letters of the game to each of its players.
    threads: BTreeMap<(GameId, PlayerId), Vec<String>>,
}

impl Around {
    /// The match's other game, if it was looked at.
    pub(in crate::door) fn siblings(&self) -> &[Loaded] {
        &self.siblings
    }

    /// What both players are rated before a game that has just ended, White first.
    pub(in crate::door) const fn ratings(&self) -> Option<&[Rating; 2]> {
        self.ratings.as_ref()
    }

    /// The newest letters of a game to a player.
    pub(in crate::door) fn thread(&self, game: GameId, player: PlayerId) -> Vec<String> {
        self.threads.get(&(game, player)).cloned().unwrap_or_default()
    }
}

/// Loads what the events may concern beyond their game; most moves concern nothing else.
pub(in crate::door) async fn around(
    tx: &mut Tx,
    loaded: &Loaded,
    events: &[Event],
) -> Result<Around, SubmitError> {
    let mut around = Around::default();
    // Being told is no news.
    if events.iter().any(|event| !matches!(event, Event::Told { .. })) {
        let game = loaded.view.id;
        let players = [loaded.view.white.id, loaded.view.black.id];
        let threads = loaded.threads(tx).await?;
        around.threads.extend(players.map(|player| (game, player)).into_iter().zip(threads));
    }
    let Some(of_match) = &loaded.of_match else { return Ok(around) };
    let ended = events.iter().any(|event| matches!(event, Event::Ended { .. } | Event::Corrected { .. }));
    let moved = events.iter().any(|event| matches!(event, Event::Moved { .. }));
    if ended || (moved && of_match.staggered && loaded.stored.number_in_match == 1) {
        for stored in games::of_match(tx, of_match.id).await? {
            if stored.id != loaded.stored.id {
                around.siblings.push(load::complete(tx, stored).await?);
            }
        }
    }
    if ended && loaded.stored.rated && loaded.view.game.finish().is_none() {
        let mut found = Vec::new();
        for person in [&loaded.view.white, &loaded.view.black] {
            let known = ratings::of_player(tx, person.id).await?;
            found.push(known.unwrap_or_else(|| unrated(person.id, 0)));
        }
        around.ratings = found.try_into().ok();
    }
    let always = |person: &Person| person.settings.pgn == PgnFile::Always;
    let named = ended || always(&loaded.view.white) || always(&loaded.view.black);
    if let Some(id) = of_match.tournament_id.filter(|_| named) {
        around.event = tournaments::by_id(tx, id).await?;
    }
    if let Some(id) = of_match.tournament_id.filter(|_| ended) {
        let filter =
            MatchFilter { tournament: Some(id), state: Some(MatchState::Running), ..MatchFilter::default() };
        let running = matches::list(tx, &filter, 2).await?;
        around.last_match = running.iter().all(|other| other.id == of_match.id);
    }
    Ok(around)
}
