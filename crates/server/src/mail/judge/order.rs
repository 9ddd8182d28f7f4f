//! What a mail at a seat of a game has carried out.

use frcec_rules::Move;
use frcec_rules::reading::Note;

use crate::mail::command::Action;

/// What is to be carried out.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// A legal move of the position.
    Move {
        /// The move.
        mv: Move,
        /// Its SAN.
        san: String,
        /// Whether a draw is offered with it.
        offer: bool,
        /// What was read tolerantly.
        notes: Vec<Note>,
    },
    /// A claim, perhaps with a legal move.
    Claim {
        /// The intended move and its SAN.
        intended: Option<(Move, String)>,
    },
    /// Accept the offer.
    Accept,
    /// Decline it.
    Decline,
    /// Give up.
    Resign,
    /// Carry out what is held.
    Confirm {
        /// The number in the question's list, if one was written.
        number: Option<u32>,
    },
    /// Withdraw what is held and conditional lines.
    Cancel,
    /// Withdraw what is held.
    CancelHeld,
    /// Conditional lines alone.
    Conditions,
    /// Show the conditional lines that stand.
    Lines,
    /// Private notes alone.
    Notes,
    /// Text alone.
    Message,
    /// Say what a move would do; the answer holds the reading.
    DryRun(String),
    /// Give the opponent so many days.
    Give(u32),
    /// Cancel a game in which the opponent has made no first move.
    CancelGame,
    /// The same, and look for a new opponent on the same terms.
    NewOpponent,
    /// A general command.
    General(Action),
}

impl Order {
    /// Whether it can be kept until its player says yes.
    pub const fn can_wait(&self) -> bool {
        matches!(self, Self::Move { .. } | Self::Claim { .. } | Self::Accept | Self::Decline | Self::Resign)
    }

    /// Whether the words beside it go to the opponent with it.
    pub const fn carries_words(&self) -> bool {
        self.can_wait()
            || matches!(
                self,
                Self::Message | Self::Conditions | Self::Give(_) | Self::CancelGame | Self::NewOpponent
            )
    }

    /// The canonical form: SAN with check sign, or the command's word.
    pub fn canonical(&self) -> String {
        match self {
            Self::Move { san, .. } => san.clone(),
            Self::Claim { intended: None } => "claim".into(),
            Self::Claim { intended: Some((_, san)) } => format!("claim {san}"),
            Self::Accept => "accept".into(),
            Self::Decline => "decline".into(),
            Self::Resign => "resign".into(),
            Self::Confirm { number } => Action::Yes(*number).word(),
            Self::Cancel | Self::CancelHeld => "cancel".into(),
            Self::Conditions => "if".into(),
            Self::Lines => Action::Lines.word(),
            Self::Notes => "note".into(),
            Self::Message => "message".into(),
            Self::DryRun(text) => format!("? {text}"),
            Self::Give(days) => Action::Give(*days).word(),
            Self::CancelGame => Action::CancelGame.word(),
            Self::NewOpponent => Action::NewOpponent.word(),
            Self::General(action) => action.word(),
        }
    }
}
