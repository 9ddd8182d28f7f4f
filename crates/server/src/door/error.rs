//! Why a submission was not taken.
use frcec_rules::club::game::Denial;
use frcec_store::{GameId, StoreError};

use super::{ClubDenial, DeskDenial, EventDenial, LONGEST_NOTE, LifeDenial, LoadError, Receipt};
use crate::{leave as leave_days, view::GameView};

/// A submission that was not taken.
#[derive(Debug, thiserror::Error)]
pub enum SubmitError {
    /// The rules of the game say no. By mail this is answered with a letter and is no error.
    #[error("the game does not do that: {denial:?}")]
    Denied {
        /// Why.
        denial: Denial,
        /// The present state.
        view: Box<GameView>,
    },
    /// The same submission was taken before.
    #[error("this was submitted before")]
    Duplicate(Receipt),
    /// No such game.
    #[error("there is no game {0}")]
    NoGame(GameId),
    /// No such member.
    #[error("there is no member {0}")]
    NoMember(String),
    /// Not a game, match or member of the one who asks.
    #[error("that is not yours to do")]
    NotYours,
    /// Values that make no sense together, with the reason.
    #[error("{0}")]
    Invalid(#[from] Invalid),
    /// The leave is not entered.
    #[error("{0}")]
    Leave(leave_days::Denial),
    /// The club does not do that.
    #[error("the club does not do that: {0:?}")]
    Club(Box<ClubDenial>),
    /// The directors, or one of them, cannot do that.
    #[error("the directors do not do that: {0:?}")]
    Desk(Box<DeskDenial>),
    /// The club's life does not take that.
    #[error("the club's life does not take that: {0:?}")]
    Life(LifeDenial),
    /// The event does not do that.
    #[error("the event does not do that: {0:?}")]
    Event(EventDenial),
    /// Others were faster three times.
    #[error("too many changes at once; try again")]
    Busy,
    /// The record fails or is corrupt.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// A letter could not be written.
    #[error("a letter could not be written: {0}")]
    Letter(String),
}

impl From<StoreError> for SubmitError {
    fn from(error: StoreError) -> Self {
        Self::Load(LoadError::Store(error))
    }
}

impl SubmitError {
    /// Whether the same may succeed a little later.
    pub fn is_retryable(&self) -> bool {
        match self {
            Self::Busy => true,
            Self::Load(LoadError::Store(error)) => error.is_retryable(),
            _ => false,
        }
    }
}

/// Values that make no sense.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Invalid {
    /// Nobody plays against himself.
    #[error("a match needs two different members")]
    SamePlayer,
    /// A name that is in use.
    #[error("the {what} {value:?} is taken")]
    Taken {
        /// Handle or address.
        what: &'static str,
        /// The value.
        value: String,
    },
    /// A handle that could not stand in an address of a page.
    #[error("{0:?} is no handle: 2 to 30 letters a to z, digits, - and _, beginning with a letter")]
    Handle(String),
    /// Text that is no mail address.
    #[error("{0:?} is no mail address")]
    Address(String),
    /// An address of the club itself.
    #[error("{0:?} is an address of the club itself")]
    OwnAddress(String),
    /// An address in a form that the club's letters cannot go to.
    #[error("letters cannot be sent to {0:?}: no quotation marks and no brackets in an address")]
    OddAddress(String),
    /// An address at which no person reads.
    #[error("{0:?} is an address that nobody reads")]
    RobotAddress(String),
    /// No such zone.
    #[error("{0:?} is no time zone: write one like Europe/Berlin")]
    Zone(String),
    /// No such language.
    #[error("{0:?} is no language of the club")]
    Lang(String),
    /// No such country.
    #[error("{0:?} is no country code: two letters, like DE")]
    Country(String),
    /// More games at once than a member has earned.
    #[error("{name} has {running} games running, wants {more} more, and may have {most}")]
    TooManyGames {
        /// Who.
        name: String,
        /// Games running.
        running: u32,
        /// Games allowed.
        most: u32,
        /// Games that were asked for.
        more: u32,
    },
    /// Conditional lines wait for the opponent's move.
    #[error("conditional lines are given while the opponent is to move")]
    LinesOutOfTurn,
    /// A note that is empty, endless, or about a position that the game has not reached.
    #[error("a note has 1 to {LONGEST_NOTE} characters and belongs to a position of its game")]
    Note,
    /// The last verified address cannot be taken away.
    #[error("a member keeps one confirmed address")]
    LastAddress,
    /// A name that is empty or endless.
    #[error("a name has 1 to 80 characters, all on one line, a letter or digit among them")]
    Name,
    /// More than one of these.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Several(Vec<Invalid>),
}
