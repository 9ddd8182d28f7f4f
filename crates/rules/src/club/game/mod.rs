//! One correspondence game: its state, the commands that two players and the clock give, the events that follow.
//!
//! [`Game::decide`] says what a command causes and changes nothing; [`Game::apply`] is the only way a state changes. The
//! record is the list of events; a [`Snapshot`] is its fold, so that a move can be judged without reading all of them.
#[cfg(test)]
mod clock_tests;
mod command;
mod decide;
mod event;
mod office;
#[cfg(test)]
mod office_tests;
mod outcome;
mod snapshot;
#[cfg(test)]
mod tests;
mod time;

pub use self::{
    command::{Command, Denial, Office},
    event::{Event, Stop, Telling},
    outcome::{EndReason, Finish, Outcome},
    snapshot::{GameError, Snapshot},
};
use super::{
    clock::{Span, Stops},
    pace::Pace,
    seat::{Seat, Sides},
};
use crate::{line::Line, start::StartPosition};

/// Own moves that must pass before a player may offer a draw again without an offer of the opponent between
/// (domain.md, "Decisions").
pub const OFFER_AGAIN_MOVES: u32 = 10;

/// In a staggered match the second game starts when Black has made this many moves in the first, or at its end.
pub const STAGGER_MOVES: u32 = 10;

/// A correspondence game at one moment.
#[derive(Clone, Debug)]
pub struct Game {
    start: StartPosition,
    line: Line,
    facts: Snapshot,
}

impl Game {
    /// The game that `Created` begins.
    fn created(start: u16, pace: Pace) -> Result<Self, GameError> {
        let position = StartPosition::new(start).ok_or(GameError::Start(start))?;
        Ok(Self {
            start: position,
            line: Line::new(position),
            facts: Snapshot {
                start,
                moves: String::new(),
                pace,
                started_at: None,
                left_ms: Sides { white: pace.start_ms(), black: pace.start_ms() },
                told_at: None,
                stops: Stops::default(),
                moved_at: None,
                offer: None,
                offered_at_move: Sides::default(),
                finish: None,
                version: 1,
            },
        })
    }

    /// Folds a game from all its events, in order.
    pub fn fold<'e>(events: impl IntoIterator<Item = &'e Event>) -> Result<Self, GameError> {
        let mut events = events.into_iter();
        let mut game = match events.next() {
            Some(Event::Created { start, pace }) => Self::created(*start, *pace)?,
            Some(Event::Imported { start, pace, moves, began_at, outcome, reason, at }) => {
                let mut game = Self::created(*start, *pace)?;
                game.line = Line::replay(game.start, moves)?;
                game.facts.moves.clone_from(moves);
                game.facts.started_at = *began_at;
                game.facts.finish = Some(Finish { outcome: *outcome, reason: *reason, at: *at });
                game
            }
            _ => return Err(GameError::Order(1)),
        };
        for event in events {
            game.apply(event)?;
        }
        Ok(game)
    }

    /// The game a snapshot was taken of.
    pub fn restore(facts: Snapshot) -> Result<Self, GameError> {
        let start = StartPosition::new(facts.start).ok_or(GameError::Start(facts.start))?;
        Ok(Self { start, line: Line::replay(start, &facts.moves)?, facts })
    }

    /// The fold, to be stored.
    pub fn snapshot(&self) -> &Snapshot {
        &self.facts
    }

    /// The moves and positions.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// The starting position.
    pub fn start(&self) -> StartPosition {
        self.start
    }

    /// The time control.
    pub fn pace(&self) -> Pace {
        self.facts.pace
    }

    /// The number of events so far; every write is guarded by it.
    pub fn version(&self) -> u32 {
        self.facts.version
    }

    /// Plies on the board.
    pub fn ply(&self) -> u32 {
        self.line.len()
    }

    /// The result of a finished game.
    pub fn finish(&self) -> Option<Finish> {
        self.facts.finish
    }

    /// Whether moves can be made: begun and not over.
    pub fn is_running(&self) -> bool {
        self.facts.started_at.is_some() && self.facts.finish.is_none()
    }

    /// The side to move in a running game.
    pub fn to_move(&self) -> Option<Seat> {
        self.is_running().then(|| self.line.turn().into())
    }

    /// Who has a draw offer standing.
    pub fn offer(&self) -> Option<Seat> {
        self.facts.offer
    }

    /// From which full-move number on `seat` may offer a draw; `None` if now.
    pub fn offer_blocked_until(&self, seat: Seat) -> Option<u32> {
        let from = (*self.facts.offered_at_move.get(seat))? + OFFER_AGAIN_MOVES;
        (self.move_number() < from).then_some(from)
    }

    /// The number of the full move being played, 1 at the start.
    pub fn move_number(&self) -> u32 {
        self.line.len() / 2 + 1
    }

    /// Changes the state by one event. Events come in the order in which they happened.
    pub fn apply(&mut self, event: &Event) -> Result<(), GameError> {
        let version = self.facts.version + 1;
        match event {
            Event::Created { .. } | Event::Imported { .. } => return Err(GameError::Order(version)),
            Event::Started { at } => self.facts.started_at = Some(*at),
            Event::Told { at, by, .. } => self.told(*at, *by),
            Event::Moved { uci, at, left_ms, offer, .. } => {
                let illegal = || GameError::Move { version, uci: uci.clone() };
                let seat = Seat::from(self.line.turn());
                let number = self.move_number();
                let mv = self.line.parse_uci(uci).ok_or_else(illegal)?;
                self.line.push(mv).map_err(|_| illegal())?;
                if !self.facts.moves.is_empty() {
                    self.facts.moves.push(' ');
                }
                self.facts.moves.push_str(uci);
                *self.facts.left_ms.get_mut(seat) = *left_ms;
                self.end_turn(seat, *at);
                self.facts.moved_at = Some(*at);
                // A standing offer of the opponent is declined by moving on; one's own comes with this move.
                self.facts.offer = offer.then_some(seat);
                if *offer {
                    *self.facts.offered_at_move.get_mut(seat) = Some(number);
                    *self.facts.offered_at_move.get_mut(!seat) = None;
                }
            }
            Event::Declined { .. } => self.facts.offer = None,
            Event::Said { .. } => {}
            Event::Ended { outcome, reason, at } => {
                self.facts.finish = Some(Finish { outcome: *outcome, reason: *reason, at: *at });
                self.facts.offer = None;
                self.end_turn(self.line.turn().into(), *at);
                self.facts.stops.leave = Sides::default();
                self.facts.stops.paused = None;
            }
            Event::Leave { seat, at, spans } => self.book(*seat, *at, spans),
            Event::Stopped { from, to, .. } => {
                self.facts.stops.free.push(Span { from: *from, to: *to });
            }
            Event::Undelivered { seat, from, fault, .. } => {
                self.fail(*seat, *from, *fault);
            }
            Event::AutoLeave { seat, at, year, .. } => self.take_auto_day(*seat, *at, *year),
            Event::Given { seat, ms, .. } | Event::Granted { seat, ms, .. } => {
                *self.facts.left_ms.get_mut(*seat) += ms;
            }
            Event::NoShow { .. } => self.facts.stops.no_show = true,
            Event::Paused { at } => self.pause(*at),
            Event::Resumed { at } => self.resume(*at),
            Event::Corrected { outcome, reason, .. } => {
                let Some(finish) = &mut self.facts.finish else { return Err(GameError::NotOver(version)) };
                (finish.outcome, finish.reason) = (*outcome, *reason);
            }
            Event::Reopened { at } => {
                if self.facts.finish.take().is_none() {
                    return Err(GameError::NotOver(version));
                }
                self.resume(*at);
            }
        }
        self.facts.version = version;
        Ok(())
    }
}
