//! What a decision is made on: the game, its players, its match.
use frcec_rules::club::seat::Seat;
use frcec_store::{
    GameId, PlayerId, StoreError, Tx,
    answers::AtSeat,
    games::StoredGame,
    letters,
    lines::{self, StandingLines},
    matches::{self, StoredMatch},
    outages,
    tournaments::{self, Tournament},
    whole::{self, Beside, Wanted, Whole},
};

use super::{
    letter::THREAD,
    row::{self, RowError},
};
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
    /// What stands beside it, where that was asked with it.
    pub beside: Option<Box<Beside>>,
}

impl Loaded {
    /// What else a decision about the game will rest on, in one trip; with what is remembered at `seat`.
    pub(crate) fn wanted(&self, seat: Option<AtSeat>) -> Wanted {
        let game = &self.view.game;
        Wanted {
            game: self.view.id,
            players: [self.view.white.id, self.view.black.id],
            thread: THREAD,
            // Where no clock runs they are not looked at.
            outages_since: game.told_at().unwrap_or(i64::MAX),
            seat,
        }
    }

    /// The lines that stand in the game.
    pub(super) async fn lines(&self, tx: &mut Tx) -> Result<Vec<StandingLines>, StoreError> {
        match &self.beside {
            Some(beside) => Ok(beside.lines.clone()),
            None => lines::of_game(tx, self.view.id).await,
        }
    }

    /// The newest letters of the game to each of its players.
    pub(super) async fn threads(&self, tx: &mut Tx) -> Result<[Vec<String>; 2], StoreError> {
        match &self.beside {
            Some(beside) => Ok(beside.threads.clone()),
            None => {
                letters::threads(tx, self.view.id, [self.view.white.id, self.view.black.id], THREAD).await
            }
        }
    }

    /// The outages since the side to move was told, at `told_at` (Unix ms), and the last sign of life.
    pub(super) async fn outages(&self, tx: &mut Tx, told_at: i64) -> Result<outages::Seen, StoreError> {
        match &self.beside {
            Some(beside) => Ok(beside.outages.clone()),
            None => outages::since_and_last_beat(tx, told_at).await,
        }
    }

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
    let Some(Whole { game: stored, of_match, event, members }) = Box::pin(whole::load(tx, id)).await? else {
        return Ok(None);
    };
    let players = Person::both(&members, stored.white_id, stored.black_id)?;
    let view = view_with(&stored, event.as_ref(), players)?;
    Ok(Some(Loaded { stored, view, of_match, beside: None }))
}

/// Completes a stored game.
pub async fn complete(tx: &mut Tx, stored: StoredGame) -> Result<Loaded, LoadError> {
    let view = view_of(tx, &stored).await?;
    let of_match = match stored.match_id {
        Some(id) => matches::by_id(tx, id).await?,
        None => None,
    };
    Ok(Loaded { stored, view, of_match, beside: None })
}

/// A stored game with its players and its name.
pub async fn view_of(tx: &mut Tx, stored: &StoredGame) -> Result<GameView, LoadError> {
    let event = match stored.tournament_id {
        Some(id) => tournaments::by_id(tx, id).await?,
        None => None,
    };
    let players = Person::load_both(tx, stored.white_id, stored.black_id).await?;
    view_with(stored, event.as_ref(), players)
}

fn view_with(
    stored: &StoredGame,
    event: Option<&Tournament>,
    [white, black]: [Person; 2],
) -> Result<GameView, LoadError> {
    let game = row::game_of(stored).map_err(|source| LoadError::Row { key: stored.id, source })?;
    Ok(GameView {
        id: stored.id,
        name: names::game_name(
            stored.id,
            stored.match_id.map(|id| (id, i64::from(stored.number_in_match))),
            event.map(|event| event.code.as_str()),
        ),
        event: stored.tournament_id,
        game,
        white,
        black,
    })
}
