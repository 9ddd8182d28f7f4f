//! What an event has seen so far.
use serde::{Deserialize, Serialize};

use super::super::game::{EndReason, Outcome};
use super::paired::Bye;

/// All that a pairing or a table depends on, besides the format and the lots.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct History {
    /// Who is in, by entry number from 0; the list is closed.
    pub entrants: Vec<Entrant>,
    /// The rounds that have been started, in order. A tie-break round of a knockout is a round of its own.
    pub rounds: Vec<PlayedRound>,
    /// Who was out of a dropout when the event ended: there is no round left in which a later correction could bring them back.
    #[serde(default)]
    pub out_at_end: Vec<usize>,
}

/// A seat in the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    /// The rating at the close of the entries, in hundredths. Seeds and classes follow from it, so a replacement keeps it.
    pub rating: i64,
    /// The rating of who sits here now, if a replacement came in; for the expected score.
    #[serde(default)]
    pub own_rating: Option<i64>,
    /// Whether the seat still plays.
    #[serde(default)]
    pub state: EntrantState,
}

impl Entrant {
    /// An entrant who plays.
    pub const fn new(rating: i64) -> Self {
        Self { rating, own_rating: None, state: EntrantState::Playing }
    }

    /// Whether this seat is still paired.
    pub const fn plays(&self) -> bool {
        matches!(self.state, EntrantState::Playing)
    }
}

/// Whether a seat still plays. Who is out of a knockout or dropout by its rules is `Playing` here: that follows from the results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntrantState {
    /// Plays.
    #[default]
    Playing,
    /// Has left the event.
    Withdrawn {
        /// Under half of the games were played then ([`History::void_if_withdrawn`]): in a round robin no result of the seat
        /// counts.
        void: bool,
    },
    /// Never made a first move, and nobody took the seat.
    NoShow,
}

/// A round that has been started.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedRound {
    /// What kind of round.
    #[serde(default)]
    pub kind: RoundKind,
    /// Who meets whom, and the games.
    pub pairings: Vec<PlayedPairing>,
    /// Who rests.
    #[serde(default)]
    pub byes: Vec<Bye>,
}

/// What a round is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundKind {
    /// A round of the event.
    #[default]
    Main,
    /// Two more games for each match of a knockout round that ended 1-1.
    TieBreak,
}

/// A pairing of a round that has been started.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedPairing {
    /// Who had White in the first game.
    pub white: usize,
    /// Who had Black in it.
    pub black: usize,
    /// The games, cancelled and replayed ones too.
    pub games: Vec<EventGame>,
}

/// A game of the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventGame {
    /// Who has White.
    pub white: usize,
    /// Who has Black.
    pub black: usize,
    /// How it ended; `None` while it runs. A cancelled game counts for nothing, unless one side has left the event: then it
    /// is forfeited to the other in a knockout, a dropout and a Swiss (domain.md, "Tournaments": "else the rest are forfeited").
    pub outcome: Option<Outcome>,
    /// Whether the loser ran out of time.
    #[serde(default)]
    pub on_time: bool,
    /// Whether the result was given and not played: nobody came.
    #[serde(default)]
    pub unplayed: bool,
    /// Whether it was cancelled for another reason than that somebody left: it counts for nothing, whoever leaves later.
    #[serde(default)]
    pub nothing: bool,
}

/// What a game gave one entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Share {
    /// 0, 1 or 2.
    pub half_points: u32,
    /// Whom it was against.
    pub opponent: usize,
    /// Whether it was played.
    pub played: bool,
    /// Whether the entry lost it on time.
    pub lost_on_time: bool,
}

impl EventGame {
    /// A game that runs or was played.
    pub const fn new(white: usize, black: usize, outcome: Option<Outcome>) -> Self {
        Self { white, black, outcome, on_time: false, unplayed: false, nothing: false }
    }

    /// A game as the club's record has it: how it ended, and how many half-moves were made.
    ///
    /// Whatever had begun, the position shown and a clock running, is a game, also one that is given up before its first move: it
    /// counts for colours, meetings, tie-breaks and what ratings expect. Unplayed is only what nobody came to: it ended before
    /// any move because White's time ran out or a side left (a forfeit in the sense of the FIDE Handbook, C.04.1).
    pub const fn recorded(
        white: usize,
        black: usize,
        outcome: Option<Outcome>,
        reason: Option<EndReason>,
        plies: u32,
    ) -> Self {
        let absent = matches!(
            reason,
            Some(EndReason::Time | EndReason::Left | EndReason::Withdrawn | EndReason::NoShow)
        );
        Self {
            white,
            black,
            outcome,
            on_time: matches!(reason, Some(EndReason::Time)),
            unplayed: outcome.is_some() && absent && plies == 0,
            nothing: matches!(outcome, Some(Outcome::Cancelled)) && !absent,
        }
    }

    /// Who plays `entry` here.
    pub const fn opponent(&self, entry: usize) -> Option<usize> {
        if self.white == entry {
            Some(self.black)
        } else if self.black == entry {
            Some(self.white)
        } else {
            None
        }
    }

    /// What it gave `entry` by its result alone; `None` if it runs, was cancelled or is another's.
    pub(super) fn share(&self, entry: usize) -> Option<Share> {
        let opponent = self.opponent(entry)?;
        let (white, black) = match self.outcome? {
            Outcome::White => (2, 0),
            Outcome::Black => (0, 2),
            Outcome::Draw => (1, 1),
            Outcome::Cancelled => return None,
        };
        let half_points = if self.white == entry { white } else { black };
        Some(Share {
            half_points,
            opponent,
            played: !self.unplayed,
            lost_on_time: half_points == 0 && self.on_time,
        })
    }
}

impl History {
    /// All games, round by round.
    pub fn games(&self) -> impl Iterator<Item = &EventGame> {
        self.rounds.iter().flat_map(|round| &round.pairings).flat_map(|pairing| &pairing.games)
    }

    /// The rounds (from 1) in which two met, in order.
    pub fn meetings(&self, one: usize, other: usize) -> impl Iterator<Item = usize> {
        let met = move |round: &PlayedRound| {
            let pairs = round.pairings.iter().map(|pairing| (pairing.white, pairing.black));
            pairs.into_iter().any(|pair| pair == (one, other) || pair == (other, one))
        };
        (1..).zip(&self.rounds).filter(move |(_, round)| met(round)).map(|(number, _)| number)
    }

    /// Those who still play, by entry number.
    pub fn playing(&self) -> impl Iterator<Item = usize> {
        (0..self.entrants.len()).filter(|&entry| self.plays(entry))
    }

    /// Whether this seat is still paired.
    pub fn plays(&self, entry: usize) -> bool {
        self.entrants.get(entry).is_some_and(Entrant::plays)
    }

    /// Whether any game has a result: played out, or lost because somebody's time ran out before a move. Somebody's who has left
    /// counts as well.
    pub(super) fn has_results(&self) -> bool {
        self.games().any(|game| game.share(game.white).is_some())
    }

    /// Whether a game still runs: neither ended nor cancelled, and both sides in the event. A running game of somebody who has
    /// left is as good as ended.
    pub fn is_running(&self) -> bool {
        self.games().any(|game| game.outcome.is_none() && self.plays(game.white) && self.plays(game.black))
    }

    /// Whether all results of `entry` would leave the table of a round robin if it withdrew now: under half of its games have
    /// ended (domain.md, "Tournaments").
    pub fn void_if_withdrawn(&self, entry: usize) -> bool {
        let own = || {
            self.games()
                .filter(|game| game.opponent(entry).is_some() && game.outcome != Some(Outcome::Cancelled))
        };
        own().filter(|game| game.outcome.is_some()).count() * 2 < own().count().max(1)
    }

    /// Half points of both sides of a pairing in an event of rounds: (White's of the first game, Black's).
    pub fn score(&self, pairing: &PlayedPairing) -> (u32, u32) {
        let sum = |entry| {
            let shares = pairing.games.iter().filter_map(|game| self.share(game, entry));
            shares.map(|share| share.half_points).sum()
        };
        (sum(pairing.white), sum(pairing.black))
    }

    /// What a game gave `entry`, with what the absence of a side means in events of rounds: a game without a result against
    /// somebody who has left is won without play.
    pub(super) fn share(&self, game: &EventGame, entry: usize) -> Option<Share> {
        if let Some(share) = game.share(entry) {
            return Some(share);
        }
        let opponent = game.opponent(entry).filter(|_| !game.nothing)?;
        let half_points = match (self.plays(entry), self.plays(opponent)) {
            (true, false) => 2,
            (false, true) => 0,
            _ => return None,
        };
        Some(Share { half_points, opponent, played: false, lost_on_time: false })
    }
}
