//! What a command causes: pure, and the same for mail, form and clock.
use super::{
    Game,
    command::{Command, Denial},
    event::Event,
    outcome::{EndReason, Outcome},
};
use crate::{
    Move,
    club::{clock::Reckoning, seat::Seat},
    ending::{self, Claim, Ending, Proof},
};

impl Game {
    /// What `command` by `seat` (`None`: the clock or the club itself) at `at` (Unix ms) causes, or why it does not.
    ///
    /// A command of the side to move that comes after its deadline loses on time instead (rule of the door: the late
    /// move becomes the forfeit).
    pub fn decide(&self, seat: Option<Seat>, command: &Command, at: i64) -> Result<Vec<Event>, Denial> {
        if let (Command::Say { text }, Some(seat)) = (command, seat) {
            return Ok(vec![Event::Said { seat, at, text: text.clone() }]);
        }
        if let Command::Office(office) = command {
            return if seat.is_none() { self.by_office(*office, at) } else { Err(Denial::NotAPlayer) };
        }
        if let Some(finish) = self.facts.finish {
            return Err(Denial::Over(finish));
        }
        if let (Command::Leave, Some(seat)) = (command, seat) {
            // A game that has not begun is not won by anybody.
            let outcome =
                if self.facts.started_at.is_some() { Outcome::win_of(!seat) } else { Outcome::Cancelled };
            return Ok(vec![Event::Ended { outcome, reason: EndReason::Left, at }]);
        }
        if let (Command::Withdraw { void }, Some(seat)) = (command, seat) {
            let played = self.facts.started_at.is_some() && !(*void && self.ply() < 2);
            let outcome = if played { Outcome::win_of(!seat) } else { Outcome::Cancelled };
            return Ok(vec![Event::Ended { outcome, reason: EndReason::Withdrawn, at }]);
        }
        if let (Command::Replace, None) = (command, seat) {
            return Ok(vec![Event::Ended { outcome: Outcome::Cancelled, reason: EndReason::Replaced, at }]);
        }
        if let Command::Start = command {
            return match self.facts.started_at {
                None => Ok(vec![Event::Started { at }]),
                Some(_) => Err(Denial::AlreadyStarted),
            };
        }
        let Some(to_move) = self.to_move() else { return Err(Denial::NotStarted) };
        match command {
            Command::Told { ply, by, note } => return self.tell(to_move, *ply, *by, note.clone(), at),
            Command::Undelivered { ply, fault, since, note } => {
                return self.undelivered(to_move, *ply, *fault, *since, note.clone(), at);
            }
            Command::Flag => return self.call_flag(at),
            _ => {}
        }
        let seat = seat.ok_or(Denial::NotAPlayer)?;
        // Nothing is answered before it was there, whatever a mail host's clock says.
        let at = self.facts.moved_at.or(self.facts.started_at).map_or(at, |there| at.max(there));
        // Who is asked for a decision may still end the game: by giving up, or by agreeing.
        if self.is_paused() && !matches!(command, Command::Resign | Command::Accept) {
            return Err(Denial::Paused);
        }
        if let Command::Give { days } = command {
            return self.give(!seat, *days, at);
        }
        if seat == to_move && self.flag_fallen(at) {
            return Ok(vec![self.flag(to_move, at)]);
        }
        match command {
            Command::Resign => {
                Ok(vec![Event::Ended { outcome: Outcome::win_of(!seat), reason: EndReason::Resignation, at }])
            }
            Command::Accept => {
                self.answerable_offer(seat)?;
                Ok(vec![Event::Ended { outcome: Outcome::Draw, reason: EndReason::Agreement, at }])
            }
            Command::Decline => {
                self.answerable_offer(seat)?;
                Ok(vec![Event::Declined { seat, at }])
            }
            Command::Move { mv, ply, offer } => {
                self.check_turn(seat, to_move, *ply)?;
                if *offer {
                    self.check_offer(seat)?;
                }
                self.play(seat, *mv, *offer, at)
            }
            Command::Claim { ply, intended } => {
                self.check_turn(seat, to_move, *ply)?;
                self.claim(seat, *intended, at)
            }
            Command::CancelNoShow => self.cancel_no_show(seat, to_move, at),
            Command::Start
            | Command::Told { .. }
            | Command::Undelivered { .. }
            | Command::Flag
            | Command::Leave
            | Command::Withdraw { .. }
            | Command::Replace
            | Command::Give { .. }
            | Command::Office(_)
            | Command::Say { .. } => Err(Denial::NotAPlayer),
        }
    }

    fn check_turn(&self, seat: Seat, to_move: Seat, ply: u32) -> Result<(), Denial> {
        let now = self.ply();
        if ply != now {
            return Err(Denial::MovedOn { seen: ply, now });
        }
        if seat == to_move { Ok(()) } else { Err(Denial::NotYourTurn) }
    }

    fn answerable_offer(&self, seat: Seat) -> Result<(), Denial> {
        if self.facts.offer == Some(!seat) { Ok(()) } else { Err(Denial::NoOffer) }
    }

    /// An offer goes with a move. Agreement needs a move by each side (FIDE 5.2.3 as the club applies it), so that White
    /// cannot offer with the first move; with Black's first move both have moved.
    fn check_offer(&self, seat: Seat) -> Result<(), Denial> {
        if self.ply() == 0 {
            return Err(Denial::TooEarlyForDraw);
        }
        match self.offer_blocked_until(seat) {
            Some(from_move) => Err(Denial::OfferTooSoon { from_move }),
            None => Ok(()),
        }
    }

    /// The end by time: lost, but drawn when the opponent could not mate by any sequence of legal moves. A search that
    /// stays unknown leaves the loss standing; the director is told (see [`Game::flag_is_doubtful`]).
    pub(super) fn flag(&self, seat: Seat, at: i64) -> Event {
        let (outcome, reason) = match ending::can_mate(&self.line, (!seat).color()) {
            Proof::No => (Outcome::Draw, EndReason::TimeWithoutMate),
            Proof::Yes | Proof::Unknown => (Outcome::win_of(!seat), EndReason::Time),
        };
        Event::Ended { outcome, reason, at }
    }

    /// Whether a loss on time of the side to move would rest on an undecided search, so that a director must look.
    pub fn flag_is_doubtful(&self) -> bool {
        let opponent = !Seat::from(self.line.turn());
        ending::can_mate(&self.line, opponent.color()) == Proof::Unknown
    }

    fn play(&self, seat: Seat, mv: Move, offer: bool, at: i64) -> Result<Vec<Event>, Denial> {
        let uci = self.line.uci_of(&mv);
        let mut after = self.line.clone();
        after.push(mv).map_err(|_| Denial::Illegal { uci: uci.clone() })?;
        let Reckoning { charged_ms, free_ms, leave_ms } = self.reckoning(at);
        let left_ms = self.left_after_move(seat, charged_ms, at);
        let ended = ending::automatic(&after).map(|ending| {
            let (outcome, reason) = match ending {
                Ending::Checkmate { winner } => (Outcome::win_of(winner.into()), EndReason::Checkmate),
                Ending::Stalemate => (Outcome::Draw, EndReason::Stalemate),
                Ending::DeadPosition => (Outcome::Draw, EndReason::DeadPosition),
                Ending::FivefoldRepetition => (Outcome::Draw, EndReason::FivefoldRepetition),
                Ending::SeventyFiveMoves => (Outcome::Draw, EndReason::SeventyFiveMoves),
            };
            Event::Ended { outcome, reason, at }
        });
        // An offer with a move that ends the game has nobody left to answer it.
        let offer = offer && ended.is_none();
        let mut events = vec![Event::Moved { uci, at, charged_ms, free_ms, leave_ms, left_ms, offer }];
        events.extend(ended);
        Ok(events)
    }

    /// A right claim ends the game (with the intended move played, if one came with it); a wrong one plays the intended
    /// move and stands as a draw offer, where an offer is allowed (FIDE 9.5, domain.md "Endings and claims").
    fn claim(&self, seat: Seat, intended: Option<Move>, at: i64) -> Result<Vec<Event>, Denial> {
        if let Some(mv) = &intended
            && !self.line.legal_moves().contains(mv)
        {
            return Err(Denial::Illegal { uci: self.line.uci_of(mv) });
        }
        // A claim for the position as it stands needs no move; one with a move is for the position after it.
        let standing = ending::claimable(&self.line, None);
        let claim =
            standing.or_else(|| intended.as_ref().and_then(|mv| ending::claimable(&self.line, Some(mv))));
        match (claim, intended) {
            (Some(claim), intended) => {
                let reason = match claim {
                    Claim::Threefold => EndReason::ThreefoldClaim,
                    Claim::FiftyMoves => EndReason::FiftyMovesClaim,
                };
                let end = Event::Ended { outcome: Outcome::Draw, reason, at };
                match intended {
                    Some(mv) if standing.is_none() => {
                        let mut events = self.play(seat, mv, false, at)?;
                        // Mate, and every other automatic end, comes before a claim.
                        if !matches!(events.last(), Some(Event::Ended { .. })) {
                            events.push(end);
                        }
                        Ok(events)
                    }
                    _ => Ok(vec![end]),
                }
            }
            (None, Some(mv)) => self.play(seat, mv, self.check_offer(seat).is_ok(), at),
            (None, None) => Err(Denial::NothingToClaim {
                occurrences: self.line.occurrences(),
                halfmoves: self.line.halfmove_clock(),
            }),
        }
    }
}
