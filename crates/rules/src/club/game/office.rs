//! What a director does about a game by office: pause, adjudicate, correct, reopen, give time.
use super::{
    Game,
    command::{Denial, Office},
    event::Event,
    outcome::{EndReason, Finish, Outcome},
};
use crate::{
    club::{pace::DAY_MS, seat::Seat},
    ending::{self, Ending},
};

/// Days that a director gives one clock at once at the most.
pub const GRANT_DAYS: u32 = 30;
/// What a clock shows at the most after a director gave time (days).
const GRANT_CEILING_DAYS: i64 = 120;

impl Game {
    /// Since when the directors decide about the game (Unix ms), if they do.
    pub fn paused_at(&self) -> Option<i64> {
        self.facts.stops.paused
    }

    /// The side whose move is waited for: none while the game stands still, whoever is to move on the board.
    pub fn waits_for(&self) -> Option<Seat> {
        self.to_move().filter(|_| !self.is_paused())
    }

    /// Whether the directors decide about the game: nobody moves, no clock runs.
    pub fn is_paused(&self) -> bool {
        self.paused_at().is_some()
    }

    /// The outcome that the last position leaves no doubt about: mate, and every draw by itself.
    pub fn board_outcome(&self) -> Option<Outcome> {
        Some(match ending::automatic(&self.line)? {
            Ending::Checkmate { winner } => Outcome::win_of(winner.into()),
            Ending::Stalemate
            | Ending::DeadPosition
            | Ending::FivefoldRepetition
            | Ending::SeventyFiveMoves => Outcome::Draw,
        })
    }

    /// Whether a director can let this finished game go on: it was ended by the clock, by a decision, or for a missing first
    /// move. What the players said and what the board shows is final (domain.md: an accepted move is final).
    pub fn can_go_on(&self) -> bool {
        self.facts.finish.is_some_and(|finish| {
            let by_office_or_clock = matches!(
                finish.reason,
                EndReason::Time | EndReason::TimeWithoutMate | EndReason::Adjudication | EndReason::NoShow
            );
            by_office_or_clock && self.facts.started_at.is_some() && self.board_outcome().is_none()
        })
    }

    /// Whether the game is over only because one of its players was taken out of the event, or replaced in it. Nothing on the
    /// board ended it, and neither player did.
    pub fn ended_with_an_entry(&self) -> bool {
        self.facts
            .finish
            .is_some_and(|finish| matches!(finish.reason, EndReason::Withdrawn | EndReason::Replaced))
    }

    pub(super) fn by_office(&self, office: Office, at: i64) -> Result<Vec<Event>, Denial> {
        match office {
            Office::Correct { outcome, reason } => return self.correct(outcome, reason, at),
            Office::Reopen => {
                return match self.facts.finish {
                    None => Err(Denial::NotOver),
                    Some(_) if self.can_go_on() => Ok(vec![Event::Reopened { at }]),
                    Some(_) => Err(Denial::StaysOver),
                };
            }
            Office::Restore => {
                return match self.facts.finish {
                    None => Err(Denial::NotOver),
                    Some(finish) if self.ended_with_an_entry() || finish.reason == EndReason::Moot => {
                        Ok(vec![Event::Reopened { at }])
                    }
                    Some(_) => Err(Denial::StaysOver),
                };
            }
            _ => {}
        }
        if let Some(finish) = self.facts.finish {
            return Err(Denial::Over(finish));
        }
        let cancelled = |reason| vec![Event::Ended { outcome: Outcome::Cancelled, reason, at }];
        // A game that waits for its start can only be cancelled.
        match office {
            Office::CancelWrongStart => return Ok(cancelled(EndReason::WrongStart)),
            Office::CancelMoot => return Ok(cancelled(EndReason::Moot)),
            _ if self.to_move().is_none() => return Err(Denial::NotStarted),
            _ => {}
        }
        match office {
            Office::Pause if self.is_paused() => Err(Denial::Paused),
            Office::Pause => Ok(vec![Event::Paused { at }]),
            Office::Resume if self.is_paused() => Ok(vec![Event::Resumed { at }]),
            Office::Resume => Err(Denial::NotPaused),
            Office::Adjudicate { outcome: Outcome::Cancelled } => Err(Denial::NoAdjudication),
            Office::Adjudicate { outcome } => {
                Ok(vec![Event::Ended { outcome, reason: EndReason::Adjudication, at }])
            }
            Office::Grant { seat, days } => self.grant(seat, days, at),
            // Taken care of above.
            Office::CancelWrongStart
            | Office::CancelMoot
            | Office::Correct { .. }
            | Office::Reopen
            | Office::Restore => Err(Denial::NotOver),
        }
    }

    /// Whether a director can correct the result to `outcome`: it is another one, and no move of the game says otherwise.
    pub fn can_correct(&self, outcome: Outcome) -> bool {
        self.facts.finish.is_some_and(|finish| finish.outcome != outcome && !is_given_up(finish))
            && (outcome == Outcome::Cancelled || self.board_outcome().is_none_or(|board| board == outcome))
    }

    /// A result that contradicts the board would make a game that no program takes; that it does not count is always possible.
    fn correct(&self, outcome: Outcome, reason: EndReason, at: i64) -> Result<Vec<Event>, Denial> {
        let finish = self.facts.finish.ok_or(Denial::NotOver)?;
        if finish.outcome == outcome {
            return Err(Denial::SameResult);
        }
        if is_given_up(finish) {
            return Err(Denial::StaysCancelled);
        }
        let against = self.board_outcome().is_some_and(|board| board != outcome);
        if against && outcome != Outcome::Cancelled {
            return Err(Denial::AgainstTheBoard);
        }
        Ok(vec![Event::Corrected { outcome, reason, at }])
    }

    /// The most days that a director can give `seat`'s clock at `at`.
    pub fn most_grant(&self, seat: Seat, at: i64) -> u32 {
        let room = GRANT_CEILING_DAYS - self.left_ms(seat, at) / DAY_MS;
        u32::try_from(room).unwrap_or(0).min(GRANT_DAYS)
    }

    fn grant(&self, seat: Seat, days: i32, at: i64) -> Result<Vec<Event>, Denial> {
        // Whoever has days taken back keeps one at least: no flag falls by a director's hand.
        let most = if days >= 0 {
            self.most_grant(seat, at)
        } else {
            u32::try_from(self.left_ms(seat, at) / DAY_MS - 1).unwrap_or(0)
        };
        if days == 0 || days.unsigned_abs() > most {
            return Err(Denial::GrantSize { most });
        }
        Ok(vec![Event::Granted { seat, at, ms: i64::from(days) * DAY_MS }])
    }

    /// Nobody moves from here on. What the side to move has used of its turn is charged now.
    pub(super) fn pause(&mut self, at: i64) {
        let Some(seat) = self.to_move() else { return };
        let charged_ms = self.reckoning(at).charged_ms;
        let left = self.facts.left_ms.get_mut(seat);
        *left = (*left - charged_ms).max(0);
        self.end_turn(seat, at);
        self.facts.stops.paused = Some(at);
    }

    /// The side to move begins its turn anew: its clock runs when it has been told. A game that had not begun waits again.
    pub(super) fn resume(&mut self, at: i64) {
        if self.facts.started_at.is_none() {
            return;
        }
        self.facts.stops.paused = None;
        self.end_turn(self.line.turn().into(), at);
        self.facts.moved_at = Some(at);
    }
}

/// Whether a game was cancelled before it was played to an end, because of what became of its players, its position or its match. It
/// has no result that could have been noted wrongly; only one that a director has cancelled by a correction has.
fn is_given_up(finish: Finish) -> bool {
    finish.outcome == Outcome::Cancelled && finish.reason != EndReason::Corrected
}
