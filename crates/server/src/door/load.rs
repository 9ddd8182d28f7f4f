//! What a decision is made on: the game, its players, its match.
use frcec_rules::club::seat::Seat;
use frcec_store::{
    GameId, PlayerId, StoreError, Tx,
    games::{self, StoredGame},
    matches::{self, StoredMatch},
    tournaments,
};

use super::row::{self, RowError};
use crate::{
    names,
    people::{Person, PersonError},
    view::GameView,
};

/// Something in the record that cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A player cannot be read.
    #[error(transparent)]
    Person(#[from] PersonError),
    /// A row cannot be read.
    #[error("game {key}: {source}")]
    Row {
        /// Which game.
        key: GameId,
        /// What is wrong.
        source: RowError,
    },
}

/// A game with all that belongs to it.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The row.
    pub stored: StoredGame,
    /// The game with its players and its name.
    pub view: GameView,
    /// Its match.
    pub of_match: Option<StoredMatch>,
}

impl Loaded {
    /// Whether the game was ended by a decision of the directors.
    pub fn adjudicated(&self) -> bool {
        use frcec_rules::club::game::EndReason;
        self.view.game.finish().is_some_and(|finish| finish.reason == EndReason::Adjudication)
    }

    /// The side that `player` has in it.
    pub fn seat(&self, player: PlayerId) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|&seat| self.view.person(seat).id == player)
    }
}

/// Loads a game; `None` if there is none of that number.
pub async fn load_game(tx: &mut Tx, id: GameId) -> Result<Option<Loaded>, LoadError> {
    let Some(stored) = games::load(tx, id).await? else { return Ok(None) };
    complete(tx, stored).await.map(Some)
}

/// Completes a stored game.
pub async fn complete(tx: &mut Tx, stored: StoredGame) -> Result<Loaded, LoadError> {
    let view = view_of(tx, &stored).await?;
    let of_match = match stored.match_id {
        Some(id) => matches::by_id(tx, id).await?,
        None => None,
    };
    Ok(Loaded { stored, view, of_match })
}

/// A stored game with its players and its name.
pub async fn view_of(tx: &mut Tx, stored: &StoredGame) -> Result<GameView, LoadError> {
    let event = match stored.tournament_id {
        Some(id) => tournaments::by_id(tx, id).await?.map(|event| event.code),
        None => None,
    };
    let [white, black] = Person::load_both(tx, stored.white_id, stored.black_id).await?;
    let game = row::game_of(stored).map_err(|source| LoadError::Row { key: stored.id, source })?;
    Ok(GameView {
        id: stored.id,
        name: names::game_name(
            stored.id,
            stored.match_id.map(|id| (id, i64::from(stored.number_in_match))),
            event.as_deref(),
        ),
        in_event: stored.tournament_id.is_some(),
        game,
        white,
        black,
    })
}
