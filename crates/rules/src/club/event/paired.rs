//! What comes next in an event, and why, as data: the sentences are made elsewhere.
use serde::{Deserialize, Serialize};

use super::history::{History, RoundKind};

/// What comes after the rounds played so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Next {
    /// Games of the present round still run.
    Wait,
    /// These rounds start now, all together: all rounds of a round robin, one round of the other formats.
    Rounds(Vec<PairedRound>),
    /// The event is over.
    Ended(Final),
    /// It cannot go on.
    Stuck(Stuck),
}

/// Who has won.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Final {
    /// The winners of each table: one list, or one for each class, strongest class first. More than one in a list share the
    /// first place; none if nobody is left, or, but in a knockout, if no game has a result: one that was lost on time
    /// before its first move has.
    pub champions: Vec<Vec<usize>>,
}

impl Final {
    /// Of an event with one table. Where no game has a result, nobody has won.
    pub(super) fn of_one(history: &History, champions: Vec<usize>) -> Self {
        let champions = if history.has_results() { champions } else { Vec::new() };
        Self { champions: vec![champions] }
    }
}

/// Why an event cannot go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stuck {
    /// Fewer than two have entered.
    TooFew,
    /// The lots that this needs have not been drawn: the link after the last round's is missing.
    NoLots,
    /// The rounds as stored do not fit the format: a pairing or an entry of them is none of this event.
    Record,
}

/// A round to be started.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairedRound {
    /// What kind of round.
    #[serde(default)]
    pub kind: RoundKind,
    /// Who meets whom, in the order of the boards.
    pub pairings: Vec<Paired>,
    /// Who rests.
    #[serde(default)]
    pub byes: Vec<Bye>,
}

/// A pairing to be started.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Paired {
    /// Who has White in the first game.
    pub white: usize,
    /// Who has Black in it.
    pub black: usize,
    /// How many games.
    pub games: Games,
    /// Why these two, and why with these colours; most important first.
    pub why: Vec<PairWhy>,
}

/// The games of one pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Games {
    /// One game.
    One,
    /// Two games from one position, colours reversed.
    Two,
    /// Two games, colours reversed, each from a position of its own.
    TwoDifferentPositions,
}

impl Games {
    /// How many.
    pub const fn count(self) -> usize {
        match self {
            Self::One => 1,
            Self::Two | Self::TwoDifferentPositions => 2,
        }
    }
}

/// Why two meet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PairWhy {
    /// The Berger table says so.
    Berger {
        /// The class, from 1; `None` without classes.
        class: Option<usize>,
        /// The round of the table, from 1.
        round: usize,
    },
    /// Their places in the bracket meet.
    Bracket {
        /// How many places this round has: 2 in the final, 4 in the semi-finals.
        places: usize,
        /// White's seed, from 1.
        white_seed: usize,
        /// Black's seed, from 1.
        black_seed: usize,
    },
    /// `entry` came here by lot: all was level.
    CameByLot {
        /// Who.
        entry: usize,
        /// The round (from 1) to whose link the lot belongs.
        round: usize,
    },
    /// `entry` came here because fewer games of the event were lost on time: all else was level.
    CameByTime {
        /// Who.
        entry: usize,
        /// The games it has lost on time.
        own: u32,
        /// Those of whom it left behind.
        theirs: u32,
    },
    /// Their match of this round (from 1) ended level.
    Level {
        /// The round.
        round: usize,
    },
    /// Both have this malus.
    SameMalus {
        /// The malus.
        malus: u32,
    },
    /// No more equal opponent was left: the nearest malus.
    NearestMalus {
        /// White's.
        white: u32,
        /// Black's.
        black: u32,
    },
    /// Both have this score.
    SameScore {
        /// Half points.
        half_points: u32,
    },
    /// `entry` was moved down to a lower score: among its own score nobody fitting was left.
    FloatedDown {
        /// Who.
        entry: usize,
        /// Its half points.
        from: u32,
        /// The half points of the opponent.
        to: u32,
    },
    /// They have met before, in this round (from 1): nobody can be paired without a rematch.
    Rematch {
        /// The last round in which they met.
        round: usize,
    },
    /// Why `entry` has the first colour it has.
    Colour {
        /// Who.
        entry: usize,
        /// The reason.
        why: ColourWhy,
    },
}

/// What decided the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ColourWhy {
    /// A third time in a row, or a difference of three, would follow otherwise.
    MustHave,
    /// Had the other colour more often.
    Balance,
    /// Had the other colour last.
    Alternate,
    /// The last time the two had different colours it was the other way round.
    Unlike,
    /// The higher placed one's colour was due.
    Higher,
    /// Nobody has a wish: odd seeds begin with White, even ones with Black.
    Number,
}

/// Who rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bye {
    /// Who.
    pub entry: usize,
    /// Why.
    pub why: ByeWhy,
}

/// Why somebody rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ByeWhy {
    /// The number of players is odd; in a round robin everybody rests once. No points.
    Odd,
    /// The bracket has more places than players; the best seeds go on. `seed` counts from 1.
    Seed {
        /// The seed.
        seed: usize,
    },
    /// Whoever should have come to this place of the bracket has left: goes on.
    Empty,
    /// Odd number in a Swiss: the lowest score without a bye so far. Worth a win.
    LowestScore {
        /// Half points before this round.
        half_points: u32,
    },
    /// Odd number, and everybody has rested already, or won without play. Worth a win in a Swiss, no malus in a dropout.
    Again {
        /// Whether it is a dropout.
        dropout: bool,
    },
    /// Odd number, and with whoever is lower (in a dropout: has more malus) resting, somebody would meet again, rest twice or have
    /// colours that are not allowed. Worth a win in a Swiss, no malus in a dropout.
    Forced {
        /// Whether it is a dropout.
        dropout: bool,
    },
    /// In a Swiss, no opponent was left whom the colours allow. Worth a win.
    NoOpponent,
    /// Odd number in a dropout: the highest malus without a bye so far. No malus.
    HighestMalus {
        /// The malus before this round.
        malus: u32,
    },
}
