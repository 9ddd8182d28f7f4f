//! What a mail may ask for.

use super::Terms;
use crate::door::{DeskAsk, EventAsk};

/// What a mail may ask for, one at a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A move, as typed.
    Move(String),
    /// Accept the draw offer.
    Accept,
    /// Decline it.
    Decline,
    /// Claim a draw, perhaps with the move that brings it about, as typed.
    Claim {
        /// The intended move.
        intended: Option<String>,
    },
    /// Give up.
    Resign,
    /// Confirm what is held; the number in the question's list where several things are.
    Yes(Option<u32>),
    /// Withdraw what is held, or conditional lines.
    Cancel,
    /// Show the conditional lines that stand.
    Lines,
    /// Send help.
    Help,
    /// List the sender's games.
    Games,
    /// Show this game.
    Show(String),
    /// Show this starting position.
    Position(String),
    /// Write to the sender in this language.
    Language(String),
    /// Write moves to the sender, and read the sender's, with the piece letters of this language.
    Pieces(String),
    /// Switch the digest.
    Digest(DigestChoice),
    /// List the sender's addresses.
    Addresses,
    /// Send the game as a file.
    Pgn,
    /// Start a practice game.
    Practice,
    /// Become a member.
    Join,
    /// Be on leave, as typed behind the word; nothing asks what is entered.
    Leave(String),
    /// Give the opponent so many days.
    Give(u32),
    /// Have a game cancelled in which the opponent has made no first move.
    CancelGame,
    /// The same, and look for a new opponent on the same terms.
    NewOpponent,
    /// Challenge somebody, or all.
    Challenge(Terms),
    /// List the open challenges.
    Challenges,
    /// Accept the challenge of this number.
    AcceptChallenge(i64),
    /// Decline it.
    DeclineChallenge(i64),
    /// Take it back.
    Withdraw(i64),
    /// Wait to be paired.
    Pair(Terms),
    /// Wait no more.
    Unpair,
    /// Challenge the opponent of this match again; of the game whose letter is answered, if none is named.
    Rematch(Option<String>),
    /// Leave the club.
    LeaveClub,
    /// Leave it and be forgotten.
    DeleteMe,
    /// Bring a game that was played at this place; its PGN says where, if none is named.
    Offsite(Option<String>),
    /// Pass on no words of the opponent any more.
    Mute,
    /// Pass them on again.
    Unmute,
    /// Put these words about the opponent before the directors.
    Report(String),
    /// List the events.
    Events,
    /// Of an event: to enter, to go, to begin, to pair, to replace somebody.
    Event(EventAsk),
    /// Of a game, by a director: another result, a decision, more time.
    Rule(DeskAsk),
    /// Vote for the game of the month.
    Vote(i64),
    /// The same, for a game by its name.
    VoteFor(String),
    /// Put this game up for the game of its month.
    Nominate(String),
    /// Get the newsletter, or no more.
    Newsletter(bool),
    /// Say what this move would do.
    DryRun(String),
    /// Nothing but a text for the opponent (receipts only).
    Message,
}

impl Action {
    /// The command's word, as an admin sees it; for a move what was typed.
    pub fn word(&self) -> String {
        match self {
            Self::Move(text) => text.clone(),
            Self::Accept => "accept".into(),
            Self::Decline => "decline".into(),
            Self::Claim { intended: None } => "claim".into(),
            Self::Claim { intended: Some(text) } => format!("claim {text}"),
            Self::Resign => "resign".into(),
            Self::Yes(None) => "yes".into(),
            Self::Yes(Some(number)) => format!("yes {number}"),
            Self::Cancel => "cancel".into(),
            Self::Lines => "lines".into(),
            Self::Help => "help".into(),
            Self::Games => "games".into(),
            Self::Show(game) => format!("show {game}"),
            Self::Position(position) => format!("position {position}"),
            Self::Language(language) => format!("language {language}"),
            Self::Pieces(language) => format!("pieces {language}"),
            Self::Digest(DigestChoice::Daily) => "digest daily".into(),
            Self::Digest(DigestChoice::Off) => "digest off".into(),
            Self::Addresses => "addresses".into(),
            Self::Pgn => "pgn".into(),
            Self::Practice => "practice".into(),
            Self::Join => "join".into(),
            Self::Leave(text) => format!("leave {text}").trim_end().to_owned(),
            Self::Give(days) => format!("give {days}"),
            Self::CancelGame => "cancel game".into(),
            Self::NewOpponent => "new opponent".into(),
            Self::Challenge(terms) => format!("challenge {}", terms.line()),
            Self::Challenges => "challenges".into(),
            Self::AcceptChallenge(id) => format!("accept {id}"),
            Self::DeclineChallenge(id) => format!("decline {id}"),
            Self::Withdraw(id) => format!("withdraw {id}"),
            Self::Pair(_) => "pair me".into(),
            Self::Unpair => "pair off".into(),
            Self::Rematch(None) => "rematch".into(),
            Self::Rematch(Some(name)) => format!("rematch {name}"),
            Self::LeaveClub => "leave club".into(),
            Self::DeleteMe => "delete me".into(),
            Self::Offsite(None) => "offsite".into(),
            Self::Offsite(Some(place)) => format!("offsite: {place}"),
            Self::Mute => "mute".into(),
            Self::Unmute => "unmute".into(),
            Self::Report(words) => format!("report: {words}"),
            Self::Events => "events".into(),
            Self::Event(ask) => {
                let mut who = String::new();
                for handle in ask.who.iter().chain(&ask.comes) {
                    who.push_str(handle);
                    who.push(' ');
                }
                format!("{} {who}{}", ask.what.word(), ask.code)
            }
            Self::Rule(ask) => format!("{} {}", ask.what.word(), ask.game),
            Self::Vote(number) => format!("vote {number}"),
            Self::VoteFor(game) => format!("vote {game}"),
            Self::Nominate(game) => format!("nominate {game}"),
            Self::Newsletter(true) => "newsletter on".into(),
            Self::Newsletter(false) => "newsletter off".into(),
            Self::DryRun(text) => format!("? {text}"),
            Self::Message => "message".into(),
        }
    }

    /// Whether it changes something, so that our own host has to vouch for the sender.
    pub const fn changes(&self) -> bool {
        self.is_general()
            && !matches!(
                self,
                Self::Help
                    | Self::Games
                    | Self::Show(_)
                    | Self::Position(_)
                    | Self::Addresses
                    | Self::Challenges
                    | Self::Events
                    | Self::Join
            )
    }

    /// Whether the words around it go to the opponent with it.
    pub(super) const fn carries_words(&self) -> bool {
        matches!(self, Self::Move(_) | Self::Claim { .. } | Self::Accept | Self::Decline | Self::Resign)
    }

    pub(super) const fn is_move(&self) -> bool {
        matches!(self, Self::Move(_))
    }

    /// Whether it concerns no game and may stand in a mail to `club@`.
    pub const fn is_general(&self) -> bool {
        matches!(
            self,
            Self::Help
                | Self::Games
                | Self::Show(_)
                | Self::Position(_)
                | Self::Language(_)
                | Self::Pieces(_)
                | Self::Digest(_)
                | Self::Addresses
                | Self::Pgn
                | Self::Practice
                | Self::Join
                | Self::Leave(_)
                | Self::Challenge(_)
                | Self::Challenges
                | Self::AcceptChallenge(_)
                | Self::DeclineChallenge(_)
                | Self::Withdraw(_)
                | Self::Pair(_)
                | Self::Unpair
                | Self::Rematch(_)
                | Self::LeaveClub
                | Self::DeleteMe
                | Self::Offsite(_)
                | Self::Mute
                | Self::Unmute
                | Self::Report(_)
                | Self::Events
                | Self::Event(_)
                | Self::Rule(_)
                | Self::Vote(_)
                | Self::VoteFor(_)
                | Self::Nominate(_)
                | Self::Newsletter(_)
        )
    }
}

/// When the sender gets letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DigestChoice {
    /// One letter a day.
    Daily,
    /// At once.
    Off,
}
