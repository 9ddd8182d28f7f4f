//! Names of members, games and events for whoever tells of a month; whoever has left the club has no name any more.
use std::collections::HashMap;

use frcec_store::{
    GameId, MatchId, PlayerId, StoreError, TournamentId, Tx,
    games::{self, StoredGame},
    merge,
    players::{self, Player, PlayerStatus},
    tournaments::{self, Tournament},
};

use crate::{
    names,
    people::nameless,
    speech::{Lang, Speech},
};

/// Names looked up.
#[derive(Clone, Debug, Default)]
pub struct Names {
    people: HashMap<PlayerId, Player>,
    games: HashMap<GameId, StoredGame>,
    events: HashMap<TournamentId, Tournament>,
}

impl Names {
    /// The names of these, and of all who played in the games.
    pub async fn of(
        tx: &mut Tx,
        mut people: Vec<PlayerId>,
        of_games: Vec<GameId>,
        mut events: Vec<TournamentId>,
    ) -> Result<Self, StoreError> {
        let mut names = Self::default();
        for id in of_games {
            if names.games.contains_key(&id) {
                continue;
            }
            let Some(game) = games::load(tx, id).await? else { continue };
            people.extend([game.white_id, game.black_id]);
            events.extend(game.tournament_id);
            names.games.insert(id, game);
        }
        people.sort_unstable();
        people.dedup();
        names.people =
            players::by_ids(tx, &people).await?.into_iter().map(|player| (player.id, player)).collect();
        // An account that was given up for another is that other one.
        for id in people {
            if names.people.get(&id).is_some_and(|player| player.status == PlayerStatus::Former)
                && let Some(now) = merge::into(tx, id).await?
                && let Some(player) = players::by_id(tx, now).await?
            {
                names.people.insert(id, player);
            }
        }
        for id in events {
            if !names.events.contains_key(&id)
                && let Some(event) = tournaments::by_id(tx, id).await?
            {
                names.events.insert(id, event);
            }
        }
        Ok(names)
    }

    /// A member's name.
    pub fn person(&self, speech: Speech, lang: Lang, id: PlayerId) -> String {
        let Some(player) = self.people.get(&id) else { return speech.word(lang, "former-member") };
        nameless(player.status, &player.handle)
            .map_or_else(|| player.name.clone(), |key| speech.word(lang, key))
    }

    /// The handle of somebody who has a page.
    pub fn handle(&self, id: PlayerId) -> Option<&str> {
        let player = self.people.get(&id)?;
        let page =
            player.status != PlayerStatus::Archived && nameless(player.status, &player.handle).is_none();
        page.then_some(player.handle.as_str())
    }

    /// A game, if it is known.
    pub fn game(&self, id: GameId) -> Option<&StoredGame> {
        self.games.get(&id)
    }

    /// What a game is called: `M0012-1`, or its number.
    pub fn game_name(&self, id: GameId) -> String {
        let Some(game) = self.games.get(&id) else { return id.to_string() };
        let of_match: Option<(MatchId, i64)> =
            game.match_id.map(|match_id| (match_id, i64::from(game.number_in_match)));
        let event = game.tournament_id.and_then(|event| self.events.get(&event));
        names::game_name(id, of_match, event.map(|event| event.code.as_str()))
    }

    /// An event, if it is known.
    pub fn event(&self, id: TournamentId) -> Option<&Tournament> {
        self.events.get(&id)
    }
}
