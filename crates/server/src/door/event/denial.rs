//! Why an event does not do what was asked. The facts only; the catalogue makes the sentence.
use frcec_store::tournaments::TournamentState;

use crate::door::SubmitError;

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventDenial {
    /// No event has this code.
    NoEvent(String),
    /// It takes no entries any more.
    NotOpen,
    /// It has begun already, is over, or was called off: it does not begin.
    NotToBegin(TournamentState),
    /// It is not being played.
    NotRunning,
    /// These are suspended, and the director has to decide about their places before a round is paired.
    Undecided {
        /// Who.
        names: Vec<String>,
    },
    /// How this game counts can be appealed: no round and no end before.
    MayAppeal {
        /// The game.
        game: String,
        /// For how many days.
        days: i64,
    },
    /// An appeal about this game is to be decided first.
    Appealed {
        /// The game.
        game: String,
    },
    /// The member is not suspended, or the place was kept already.
    NotSuspended,
    /// The member is in already.
    AlreadyEntered,
    /// The member is not in.
    NotEntered,
    /// There is nobody to play against.
    TooFew {
        /// How many are in.
        entrants: usize,
    },
    /// It has changed since the director looked.
    Changed,
    /// A title is missing or endless.
    Name,
    /// A Swiss event has no such number of rounds.
    Rounds {
        /// The most.
        most: u32,
    },
    /// A Swiss event has more rounds than its places allow without a rematch.
    ManyRounds {
        /// Its rounds.
        rounds: u32,
        /// Its places.
        places: u32,
        /// The most rounds for them.
        most: u32,
    },
    /// A class is too small to be one.
    ClassSize,
    /// No such number of places.
    Capacity {
        /// The most.
        most: u32,
    },
    /// The start's date is over.
    DatePast,
    /// Fewer places than members who are in.
    PlacesBelow {
        /// How many are in.
        entered: usize,
    },
    /// It shall start when it is full, but nothing says when that is.
    NeverFull,
    /// The least rating is higher than the highest.
    Ratings {
        /// The least.
        min: u32,
        /// The highest.
        max: u32,
    },
    /// Two positions in a match are played at once: the second would be known before its game.
    StaggeredPositions,
    /// A round of this pace would not end by itself.
    PaceWithoutEnd {
        /// The pace.
        pace: String,
    },
    /// A round of this pace may last longer than it shall.
    PaceTooLong {
        /// The pace.
        pace: String,
        /// The days it needs.
        needs: u32,
        /// The days it shall have.
        days: u32,
    },
    /// A round that lasts for years.
    RoundTooLong {
        /// The most days.
        most: u32,
    },
    /// Unfinished games cannot be shown so many moves behind.
    Delay {
        /// The most.
        most: u8,
    },
    /// It is too late to change this.
    TooLate(TooLate),
    /// The member's rating is below the least.
    RatingLow {
        /// The least.
        min: u32,
        /// The member's.
        is: u32,
    },
    /// The member's rating is above the highest.
    RatingHigh {
        /// The highest.
        max: u32,
        /// The member's.
        is: u32,
    },
    /// The member has finished too few games.
    FewGames {
        /// The least.
        min: u32,
        /// The member's.
        is: u32,
    },
    /// The member has lost too many games on time.
    TimeLosses {
        /// The most.
        max: u32,
        /// The member's.
        is: u32,
    },
    /// No round can be paired.
    Stuck,
    /// The round is not over.
    RoundRuns {
        /// Games that are being played.
        games: usize,
    },
    /// Who comes in a place of another has to be named, as nobody waits.
    NoSubstitute,
    /// The days for the member's first move are not over.
    FirstMoveRuns {
        /// Who.
        name: String,
        /// Days left, the one that has begun included; `None` if they have not begun.
        days: Option<i64>,
    },
    /// The member has moved already, and is no no-show.
    HasMoved(String),
    /// The member does not play in it any more.
    NotPlaying(String),
    /// A director does not rule in an event he plays in.
    OwnEvent,
    /// Who runs an event does not stand in for himself.
    OwnDeputy(String),
    /// Only a director or an admin can run an event.
    NoDirector(String),
    /// That is for directors to ask.
    OnlyDirectors,
    /// What a director does by office needs a reason.
    NoReason,
    /// A reason is longer than anybody reads.
    LongReason {
        /// Characters at the most.
        most: usize,
    },
    /// That is so already.
    NothingChanges,
}

/// What cannot be changed any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TooLate {
    /// The format.
    Format,
    /// The pace and what belongs to it.
    Pace,
    /// For whom positions are drawn.
    Positions,
    /// Whether it is rated.
    Rated,
    /// How many moves behind unfinished games are shown.
    Delay,
    /// Who may enter, how many, and what starts it.
    Entries,
}

impl TooLate {
    /// The name in the catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Format => "format",
            Self::Pace => "pace",
            Self::Positions => "positions",
            Self::Rated => "rated",
            Self::Delay => "delay",
            Self::Entries => "entries",
        }
    }
}

impl From<EventDenial> for SubmitError {
    fn from(denial: EventDenial) -> Self {
        Self::Event(denial)
    }
}
