//! One correspondence game: its state, the commands that two players and the clock give, the events that follow.
//!
//! [`Game::decide`] says what a command causes and changes nothing; [`Game::apply`] is the only way a state changes. The
//! record is the list of events; a [`Snapshot`] is its fold, so that a move can be judged without reading all of them.
use serde::{Deserialize, Serialize};

use super::{
    pace::{FLAG_GRACE_MS, Pace},
    seat::{Seat, Sides},
};
use crate::{
    Move,
    ending::{self, Claim, Ending, Proof},
    line::{Line, LineError},
    start::StartPosition,
};

/// Own moves that must pass before a player may offer a draw again without an offer of the opponent between
/// (domain.md, "Decisions").
pub const OFFER_AGAIN_MOVES: u32 = 10;

/// In a staggered match the second game starts when Black has made this many moves in the first, or at its end.
pub const STAGGER_MOVES: u32 = 10;

/// How a finished game counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// White won.
    #[serde(rename = "1-0")]
    White,
    /// Black won.
    #[serde(rename = "0-1")]
    Black,
    /// Nobody won.
    #[serde(rename = "1/2-1/2")]
    Draw,
}

impl Outcome {
    /// The side that won, if one did.
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Self::White => Some(Seat::White),
            Self::Black => Some(Seat::Black),
            Self::Draw => None,
        }
    }

    /// The outcome in which `seat` wins.
    pub const fn win_of(seat: Seat) -> Self {
        match seat {
            Seat::White => Self::White,
            Seat::Black => Self::Black,
        }
    }

    /// `1-0`, `0-1` or `1/2-1/2`, as PGN writes it.
    pub const fn pgn(self) -> &'static str {
        match self {
            Self::White => "1-0",
            Self::Black => "0-1",
            Self::Draw => "1/2-1/2",
        }
    }
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// Mate.
    Checkmate,
    /// No legal move and no check.
    Stalemate,
    /// No sequence of legal moves mates either side.
    DeadPosition,
    /// The same position for the fifth time.
    FivefoldRepetition,
    /// Seventy-five moves by each side without capture or pawn move.
    SeventyFiveMoves,
    /// The same position for the third time, claimed.
    ThreefoldClaim,
    /// Fifty moves by each side without capture or pawn move, claimed.
    FiftyMovesClaim,
    /// Both agreed on a draw.
    Agreement,
    /// A player gave up.
    Resignation,
    /// A player's time ran out.
    Time,
    /// A player's time ran out, but the opponent could not have mated.
    TimeWithoutMate,
}

impl EndReason {
    /// The reason's name in the catalogue and in the store.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::DeadPosition => "dead_position",
            Self::FivefoldRepetition => "fivefold_repetition",
            Self::SeventyFiveMoves => "seventy_five_moves",
            Self::ThreefoldClaim => "threefold_claim",
            Self::FiftyMovesClaim => "fifty_moves_claim",
            Self::Agreement => "agreement",
            Self::Resignation => "resignation",
            Self::Time => "time",
            Self::TimeWithoutMate => "time_without_mate",
        }
    }
}

/// A finished game's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finish {
    /// How it counts.
    pub outcome: Outcome,
    /// Why it ended.
    pub reason: EndReason,
    /// When it ended (Unix ms).
    pub at: i64,
}

/// How a player came to know that it is their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Telling {
    /// The next mail host took the letter.
    Letter,
    /// Our page showed them the position.
    Page,
    /// A day passed, and no delivery was failing.
    DayPassed,
}

/// What happened. Events are never changed; all times are Unix ms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The game was agreed; it may wait for its start.
    Created {
        /// The starting position's number.
        start: u16,
        /// The time control.
        pace: Pace,
    },
    /// White may move.
    Started {
        /// When.
        at: i64,
    },
    /// The side to move was told; its clock runs from here.
    Told {
        /// Who.
        seat: Seat,
        /// When.
        at: i64,
        /// By what.
        by: Telling,
    },
    /// A move was played.
    Moved {
        /// The move, castling written as king takes rook.
        uci: String,
        /// When the answer arrived.
        at: i64,
        /// Time counted for it (ms).
        charged_ms: i64,
        /// What the clock shows after it, additions included (ms).
        left_ms: i64,
        /// Whether a draw was offered with it.
        offer: bool,
    },
    /// A draw offer was declined in words; a move declines it too, without this event.
    Declined {
        /// Who declined.
        seat: Seat,
        /// When.
        at: i64,
    },
    /// A player wrote to the opponent, without a move.
    Said {
        /// Who wrote.
        seat: Seat,
        /// When it arrived.
        at: i64,
        /// What.
        text: String,
    },
    /// The game is over.
    Ended {
        /// How it counts.
        outcome: Outcome,
        /// Why.
        reason: EndReason,
        /// When.
        at: i64,
    },
}

impl Event {
    /// The event's name in the store.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Created { .. } => "created",
            Self::Started { .. } => "started",
            Self::Told { .. } => "told",
            Self::Moved { .. } => "moved",
            Self::Declined { .. } => "declined",
            Self::Said { .. } => "said",
            Self::Ended { .. } => "ended",
        }
    }
}

/// What a player or the clock asks of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Let White begin.
    Start,
    /// Play a move, perhaps with a draw offer.
    Move {
        /// The move.
        mv: Move,
        /// How many plies the sender saw on the board.
        ply: u32,
        /// Whether a draw is offered with it.
        offer: bool,
    },
    /// Claim a draw by threefold repetition or fifty moves, for the position or for the move that would bring it about.
    Claim {
        /// How many plies the sender saw on the board.
        ply: u32,
        /// The move the claim is made with.
        intended: Option<Move>,
    },
    /// Accept the opponent's draw offer.
    Accept,
    /// Decline the opponent's draw offer and keep thinking.
    Decline,
    /// Give up.
    Resign,
    /// Write to the opponent, without a move; after the end too.
    Say {
        /// What.
        text: String,
    },
    /// The side to move was told of the position after `ply` plies.
    Told {
        /// The position that was told.
        ply: u32,
        /// By what.
        by: Telling,
    },
    /// Call the flag of a player whose time has run out.
    Flag,
}

/// Why a game does not do what was asked. The facts only; the catalogue makes the sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "denial", rename_all = "snake_case")]
pub enum Denial {
    /// The game has not begun.
    NotStarted,
    /// The game has begun already.
    AlreadyStarted,
    /// The game is over.
    Over(Finish),
    /// It is the opponent's turn.
    NotYourTurn,
    /// The position has moved on since the sender saw it; the present one is the answer.
    MovedOn {
        /// Plies the sender saw.
        seen: u32,
        /// Plies on the board now.
        now: u32,
    },
    /// The move is not legal here; `reading` explains why.
    Illegal {
        /// The move as UCI text.
        uci: String,
    },
    /// There is no offer of the opponent to answer.
    NoOffer,
    /// A draw needs at least one move by each side.
    TooEarlyForDraw,
    /// Offered again too soon.
    OfferTooSoon {
        /// The full-move number from which an offer is possible again.
        from_move: u32,
    },
    /// Neither claim holds, and no move came with it that could be played.
    NothingToClaim {
        /// How often the position has occurred.
        occurrences: u32,
        /// Plies since the last capture or pawn move.
        halfmoves: u32,
    },
    /// Only a player of this game can do that.
    NotAPlayer,
    /// That side was told already, or is not to move.
    NothingToTell,
    /// The time has not run out.
    TimeLeft {
        /// The deadline (Unix ms), if a clock runs.
        deadline: Option<i64>,
    },
}

/// A game's fold, as it is stored beside its events. All times are Unix ms, all spans ms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// The starting position's number.
    pub start: u16,
    /// The moves as UCI text, castling as king takes rook, separated by spaces.
    pub moves: String,
    /// The time control.
    pub pace: Pace,
    /// When White was let begin.
    pub started_at: Option<i64>,
    /// What each clock shows, as of its owner's last move.
    pub left_ms: Sides<i64>,
    /// Since when the clock of the side to move runs.
    pub told_at: Option<i64>,
    /// When the last move arrived.
    pub moved_at: Option<i64>,
    /// Who has a draw offer standing.
    pub offer: Option<Seat>,
    /// The full-move number of each side's last offer, unless the opponent has offered since.
    pub offered_at_move: Sides<Option<u32>>,
    /// The result.
    pub finish: Option<Finish>,
    /// The number of events.
    pub version: u32,
}

/// A stored game that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameError {
    /// No such starting position.
    #[error("there is no starting position {0}")]
    Start(u16),
    /// The moves do not replay.
    #[error(transparent)]
    Line(#[from] LineError),
    /// The first event is not `created`, or a later one is.
    #[error("event {0} does not fit: a game is created once, by its first event")]
    Order(u32),
    /// A move that is not legal in its place.
    #[error("event {version}: {uci} is not legal there")]
    Move {
        /// The event's number, from 1.
        version: u32,
        /// The move.
        uci: String,
    },
}

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
        let Some(Event::Created { start, pace }) = events.next() else { return Err(GameError::Order(1)) };
        let mut game = Self::created(*start, *pace)?;
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

    /// When the side to move was told (Unix ms).
    pub fn told_at(&self) -> Option<i64> {
        self.facts.told_at
    }

    /// What `seat`'s clock shows at `now` (ms, never below 0).
    pub fn left_ms(&self, seat: Seat, now: i64) -> i64 {
        let left = *self.facts.left_ms.get(seat);
        let used = match self.facts.told_at {
            Some(told) if self.to_move() == Some(seat) => (now - told).max(0),
            _ => 0,
        };
        (left - used).max(0)
    }

    /// When the time of the side to move runs out (Unix ms); `None` while no clock runs.
    pub fn deadline(&self) -> Option<i64> {
        let seat = self.to_move()?;
        Some(self.facts.told_at? + self.facts.left_ms.get(seat))
    }

    /// Whether the flag of the side to move has fallen at `at`.
    pub fn flag_fallen(&self, at: i64) -> bool {
        self.deadline().is_some_and(|deadline| at > deadline)
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
            Event::Created { .. } => return Err(GameError::Order(version)),
            Event::Started { at } => self.facts.started_at = Some(*at),
            Event::Told { at, .. } => self.facts.told_at = Some(*at),
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
                self.facts.told_at = None;
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
                self.facts.told_at = None;
            }
        }
        self.facts.version = version;
        Ok(())
    }

    /// What `command` by `seat` (`None`: the clock or the club itself) at `at` (Unix ms) causes, or why it does not.
    ///
    /// A command of the side to move that comes after its deadline loses on time instead (rule of the door: the late
    /// move becomes the forfeit).
    pub fn decide(&self, seat: Option<Seat>, command: &Command, at: i64) -> Result<Vec<Event>, Denial> {
        if let (Command::Say { text }, Some(seat)) = (command, seat) {
            return Ok(vec![Event::Said { seat, at, text: text.clone() }]);
        }
        if let Some(finish) = self.facts.finish {
            return Err(Denial::Over(finish));
        }
        if let Command::Start = command {
            return match self.facts.started_at {
                None => Ok(vec![Event::Started { at }]),
                Some(_) => Err(Denial::AlreadyStarted),
            };
        }
        let Some(to_move) = self.to_move() else { return Err(Denial::NotStarted) };
        match command {
            Command::Told { ply, by } => return self.tell(to_move, *ply, *by, at),
            Command::Flag => return self.call_flag(at),
            _ => {}
        }
        let seat = seat.ok_or(Denial::NotAPlayer)?;
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
            Command::Start | Command::Told { .. } | Command::Flag | Command::Say { .. } => {
                Err(Denial::NotAPlayer)
            }
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

    fn tell(&self, to_move: Seat, ply: u32, by: Telling, at: i64) -> Result<Vec<Event>, Denial> {
        let now = self.ply();
        if ply != now {
            return Err(Denial::MovedOn { seen: ply, now });
        }
        if self.facts.told_at.is_some() {
            return Err(Denial::NothingToTell);
        }
        Ok(vec![Event::Told { seat: to_move, at, by }])
    }

    fn call_flag(&self, at: i64) -> Result<Vec<Event>, Denial> {
        match (self.to_move(), self.deadline()) {
            (Some(seat), Some(deadline)) if at > deadline + FLAG_GRACE_MS => Ok(vec![self.flag(seat, at)]),
            (_, deadline) => Err(Denial::TimeLeft { deadline }),
        }
    }

    /// The end by time: lost, but drawn when the opponent could not mate by any sequence of legal moves. A search that
    /// stays unknown leaves the loss standing; the director is told (see [`Game::flag_is_doubtful`]).
    fn flag(&self, seat: Seat, at: i64) -> Event {
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
        let charged_ms = self.facts.told_at.map_or(0, |told| (at - told).max(0));
        let left = (self.facts.left_ms.get(seat) - charged_ms).max(0);
        let left_ms = self.facts.pace.after_move(left, self.move_number());
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
        let mut events = vec![Event::Moved { uci, at, charged_ms, left_ms, offer }];
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::pace::DAY_MS;

    const T0: i64 = 1_700_000_000_000;

    fn started(start: u16) -> Game {
        Game::fold(&[
            Event::Created { start, pace: Pace::default() },
            Event::Started { at: T0 },
            Event::Told { seat: Seat::White, at: T0, by: Telling::Letter },
        ])
        .unwrap()
    }

    fn mv(game: &Game, uci: &str, offer: bool) -> Command {
        Command::Move { mv: game.line().parse_uci(uci).unwrap(), ply: game.ply(), offer }
    }

    /// Plays `uci` for the side to move, an hour after it was told.
    fn play(game: &mut Game, uci: &str) {
        play_with(game, uci, false);
    }

    fn play_with(game: &mut Game, uci: &str, offer: bool) {
        let seat = game.to_move().unwrap();
        let at = game.told_at().or(game.snapshot().moved_at).unwrap_or(T0) + 3_600_000;
        for event in game.decide(Some(seat), &mv(game, uci, offer), at).unwrap() {
            game.apply(&event).unwrap();
        }
        if game.is_running() {
            let told = Command::Told { ply: game.ply(), by: Telling::Letter };
            for event in game.decide(None, &told, at).unwrap() {
                game.apply(&event).unwrap();
            }
        }
    }

    #[test]
    fn a_move_is_charged_from_the_telling_to_the_arrival() {
        let game = started(518);
        let events = game.decide(Some(Seat::White), &mv(&game, "e2e4", false), T0 + 3 * DAY_MS).unwrap();
        assert_eq!(
            events,
            [Event::Moved {
                uci: "e2e4".to_owned(),
                at: T0 + 3 * DAY_MS,
                charged_ms: 3 * DAY_MS,
                left_ms: 27 * DAY_MS,
                offer: false
            }]
        );
        assert_eq!(game.deadline(), Some(T0 + 30 * DAY_MS));
        assert_eq!(game.left_ms(Seat::White, T0 + DAY_MS), 29 * DAY_MS);
        assert_eq!(game.left_ms(Seat::Black, T0 + DAY_MS), 30 * DAY_MS);
    }

    #[test]
    fn the_fold_of_the_events_is_the_snapshot() {
        let mut game = started(518);
        for uci in ["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "g8f6", "e1h1"] {
            play(&mut game, uci);
        }
        let again = Game::restore(game.snapshot().clone()).unwrap();
        assert_eq!(again.snapshot(), game.snapshot());
        assert_eq!(again.line().fen(crate::FenStyle::XFen), game.line().fen(crate::FenStyle::XFen));
        assert_eq!(game.version(), 3 + 14);
    }

    #[test]
    fn only_the_side_to_move_moves_and_only_from_the_position_it_saw() {
        let mut game = started(518);
        let move_of_black =
            Command::Move { mv: game.line().parse_uci("e2e4").unwrap(), ply: 0, offer: false };
        assert_eq!(game.decide(Some(Seat::Black), &move_of_black, T0), Err(Denial::NotYourTurn));
        play(&mut game, "e2e4");
        assert_eq!(
            game.decide(Some(Seat::White), &move_of_black, T0),
            Err(Denial::MovedOn { seen: 0, now: 1 })
        );
    }

    #[test]
    fn a_late_move_becomes_the_forfeit() {
        let game = started(518);
        let events = game.decide(Some(Seat::White), &mv(&game, "e2e4", false), T0 + 30 * DAY_MS + 1).unwrap();
        assert_eq!(
            events,
            [Event::Ended { outcome: Outcome::Black, reason: EndReason::Time, at: T0 + 30 * DAY_MS + 1 }]
        );
    }

    #[test]
    fn a_flag_is_called_only_after_the_grace() {
        let game = started(518);
        let deadline = T0 + 30 * DAY_MS;
        assert_eq!(
            game.decide(None, &Command::Flag, deadline + FLAG_GRACE_MS),
            Err(Denial::TimeLeft { deadline: Some(deadline) })
        );
        assert!(game.decide(None, &Command::Flag, deadline + FLAG_GRACE_MS + 1).is_ok());
    }

    #[test]
    fn no_clock_runs_before_its_owner_was_told() {
        let game =
            Game::fold(&[Event::Created { start: 0, pace: Pace::default() }, Event::Started { at: T0 }])
                .unwrap();
        assert_eq!(game.deadline(), None);
        assert!(matches!(
            game.decide(None, &Command::Flag, T0 + 1000 * DAY_MS),
            Err(Denial::TimeLeft { deadline: None })
        ));
    }

    #[test]
    fn offers_are_answered_by_the_opponent_and_lapse_with_his_move() {
        let mut game = started(518);
        assert_eq!(
            game.decide(Some(Seat::White), &mv(&game, "e2e4", true), T0),
            Err(Denial::TooEarlyForDraw)
        );
        play(&mut game, "e2e4");
        play_with(&mut game, "e7e5", true);
        assert_eq!(game.offer(), Some(Seat::Black));
        assert_eq!(game.decide(Some(Seat::Black), &Command::Accept, T0), Err(Denial::NoOffer));
        let agreed = game.decide(Some(Seat::White), &Command::Accept, T0).unwrap();
        assert!(matches!(
            agreed[0],
            Event::Ended { outcome: Outcome::Draw, reason: EndReason::Agreement, .. }
        ));
        play(&mut game, "g1f3");
        assert_eq!(game.offer(), None);
        // Black has offered at move 1: again from move 11, or when White has offered.
        assert_eq!(
            game.decide(Some(Seat::Black), &mv(&game, "b8c6", true), T0),
            Err(Denial::OfferTooSoon { from_move: 11 })
        );
        play(&mut game, "b8c6");
        play_with(&mut game, "f1c4", true);
        assert!(game.decide(Some(Seat::Black), &mv(&game, "g8f6", true), T0).is_ok());
    }

    #[test]
    fn a_declined_offer_leaves_the_turn_where_it_was() {
        let mut game = started(518);
        play(&mut game, "e2e4");
        play_with(&mut game, "e7e5", true);
        for event in game.decide(Some(Seat::White), &Command::Decline, T0).unwrap() {
            game.apply(&event).unwrap();
        }
        assert_eq!(game.offer(), None);
        assert_eq!(game.to_move(), Some(Seat::White));
        assert!(game.told_at().is_some(), "the clock runs on");
    }

    #[test]
    fn resignation_is_possible_out_of_turn() {
        let game = started(518);
        let events = game.decide(Some(Seat::Black), &Command::Resign, T0).unwrap();
        assert!(matches!(
            events[0],
            Event::Ended { outcome: Outcome::White, reason: EndReason::Resignation, .. }
        ));
    }

    #[test]
    fn a_right_claim_ends_and_a_wrong_one_plays_and_offers() {
        let mut game = started(518);
        for uci in ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"] {
            play(&mut game, uci);
        }
        let intended = game.line().parse_uci("f6g8");
        let claim = Command::Claim { ply: game.ply(), intended };
        let events = game.decide(Some(Seat::Black), &claim, T0).unwrap();
        assert!(matches!(&events[0], Event::Moved { uci, .. } if uci == "f6g8"));
        assert!(matches!(events[1], Event::Ended { reason: EndReason::ThreefoldClaim, .. }));

        let wrong = Command::Claim { ply: game.ply(), intended: game.line().parse_uci("f6e4") };
        let events = game.decide(Some(Seat::Black), &wrong, T0).unwrap();
        assert!(matches!(&events[..], [Event::Moved { uci, offer: true, .. }] if uci == "f6e4"));

        let bare = Command::Claim { ply: game.ply(), intended: None };
        assert_eq!(
            game.decide(Some(Seat::Black), &bare, T0),
            Err(Denial::NothingToClaim { occurrences: 2, halfmoves: 7 })
        );
    }

    #[test]
    fn mate_ends_the_game_and_nothing_follows() {
        let mut game = started(518);
        for uci in ["f2f3", "e7e5", "g2g4"] {
            play(&mut game, uci);
        }
        let mate = mv(&game, "d8h4", true);
        for event in game.decide(Some(Seat::Black), &mate, T0).unwrap() {
            game.apply(&event).unwrap();
        }
        let finish = game.finish().unwrap();
        assert_eq!((finish.outcome, finish.reason), (Outcome::Black, EndReason::Checkmate));
        assert_eq!(game.offer(), None);
        assert_eq!(game.decide(Some(Seat::White), &Command::Resign, T0), Err(Denial::Over(finish)));
    }

    #[test]
    fn running_out_of_time_against_a_bare_king_is_a_draw() {
        // White has only a king left; Black's flag falls.
        let mut game = started(518);
        let position = "8/8/8/8/8/5q2/8/k1K5 b - - 0 1";
        game.line = Line::from_fen(position).unwrap().0;
        let Event::Ended { outcome, reason, .. } = game.flag(Seat::Black, T0) else { panic!("no end") };
        assert_eq!((outcome, reason), (Outcome::Draw, EndReason::TimeWithoutMate));
    }
}
