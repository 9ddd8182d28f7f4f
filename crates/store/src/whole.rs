//! A game with all that a decision about it rests on, in two trips: what belongs to it, and what stands beside it.
use crate::{
    GameId, PlayerId, StoreError, Tx,
    answers::{AtSeat, Remembered},
    games::{self, StoredGame},
    letters,
    lines::{self, StandingLines},
    matches::{self, StoredMatch},
    outages::{self, Seen},
    players::{self, WithAddresses},
    tournaments::{self, Tournament},
};

/// A game with what belongs to it.
#[derive(Clone, Debug)]
pub struct Whole {
    /// The game.
    pub game: StoredGame,
    /// Its match.
    pub of_match: Option<StoredMatch>,
    /// Its event.
    pub event: Option<Tournament>,
    /// Its players with their addresses, in no order.
    pub members: Vec<WithAddresses>,
}

/// The game with this number.
pub async fn load(tx: &mut Tx, id: GameId) -> Result<Option<Whole>, StoreError> {
    let mut answers = tx
        .ask(vec![
            games::asked(id),
            matches::asked_of_game(id),
            tournaments::asked_of_game(id),
            players::asked_of_game(id),
        ])
        .await?;
    let Some(game) = answers.next::<StoredGame>()?.pop() else { return Ok(None) };
    let of_match = answers.next::<StoredMatch>()?.pop();
    let event = answers.next::<Tournament>()?.pop();
    let members = players::with_addresses_in(&mut answers)?;
    Ok(Some(Whole { game, of_match, event, members }))
}

/// What is to be known beside a game.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The game.
    pub game: GameId,
    /// Its players.
    pub players: [PlayerId; 2],
    /// How many letters of each thread.
    pub thread: u32,
    /// Outages that were not over then (Unix ms).
    pub outages_since: i64,
    /// What is remembered at a seat.
    pub seat: Option<AtSeat>,
}

/// What stands beside a game.
#[derive(Clone, Debug)]
pub struct Beside {
    /// [`lines::of_game`].
    pub lines: Vec<StandingLines>,
    /// [`letters::threads`].
    pub threads: [Vec<String>; 2],
    /// [`outages::since_and_last_beat`].
    pub outages: Seen,
    /// What is remembered at the seat, if that was asked.
    pub remembered: Option<Remembered>,
}

/// Finds it.
pub async fn beside(tx: &mut Tx, wanted: &Wanted) -> Result<Beside, StoreError> {
    let Wanted { game, players, thread, outages_since, seat } = wanted;
    let mut questions = vec![
        lines::asked_of_game(*game),
        letters::threads_asked(*game, *players, *thread),
        outages::asked(*outages_since),
    ];
    questions.extend(seat.as_ref().map(AtSeat::asked));
    let mut answers = tx.ask(questions).await?;
    Ok(Beside {
        lines: answers.next()?,
        threads: letters::threads_in(&mut answers, *players)?,
        outages: outages::seen_in(&mut answers)?,
        remembered: seat.as_ref().map(|seat| seat.remembered(&mut answers)).transpose()?,
    })
}
