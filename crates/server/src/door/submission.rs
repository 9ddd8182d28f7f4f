//! What is asked of the door, by whom and which way, and what it says of it.
use frcec_rules::club::{game as rules, lines::Tree, seat::Seat};
use frcec_store::{GameId, MatchId, PlayerId};
use serde::{Deserialize, Serialize};

use super::{
    Answer, AskAnswer, Boards, ChallengeCommand, Confirm, DeskCommand, EventCommand, Hold, LifeCommand,
    LinesCommand, MemberCommand, NoteCommand, OffsiteCommand, StartMatch,
};
use crate::{leave as leave_days, mail::body::mask::mask};

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// A member, for what is his or hers.
    Player(PlayerId),
    /// A director or admin, for what is the club's.
    Staff(PlayerId),
    /// The club itself: the clock, the worker, the terminal of its keeper.
    Club,
}

impl Actor {
    /// The member behind it, if there is one.
    pub const fn player(self) -> Option<PlayerId> {
        match self {
            Self::Player(id) | Self::Staff(id) => Some(id),
            Self::Club => None,
        }
    }
}

/// Which way a submission came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Via {
    /// A mail: answered by a letter, and its octets are kept.
    Mail(Box<MailRecord>),
    /// A form of our pages: answered by the page.
    Form,
    /// A command at the club's own machine, the worker, the clock.
    Club,
}

/// A mail that is kept in the commit of what it caused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailRecord {
    /// The envelope's sender; empty for the null sender.
    pub mail_from: String,
    /// The envelope's recipient.
    pub recipient: String,
    /// The octets as they came.
    pub raw: Vec<u8>,
    /// When it was taken (Unix ms).
    pub received_at: i64,
    /// The disposition's name.
    pub disposition: String,
    /// Why, for the admin.
    pub why: String,
    /// The game that it was about, where it changed none.
    pub game: Option<GameId>,
    /// The mail's own Message-ID without `<>`, to thread the answer under.
    pub message_id: Option<String>,
    /// What it says beside the command, where the command does not carry it.
    pub words: SpareWords,
}

/// What a mail says beside its command, where the command does not carry it. Whoever does the command passes the text on
/// (`Submission::words`); what is passed on to nobody its writer is told of in the answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SpareWords {
    /// A text for whoever learns of the command, without addresses and telephone numbers.
    pub text: Option<String>,
    /// The beginning of what is passed on to nobody, whatever is done.
    pub left: Option<String>,
}

/// One thing that is asked of the club.
#[derive(Clone, Debug)]
pub struct Submission {
    /// Who asks.
    pub by: Actor,
    /// Which way it came.
    pub via: Via,
    /// When it arrived (Unix ms); charged as the time of the move.
    pub at: i64,
    /// What makes it the same submission when it comes again: recipient, Message-ID and hash of the body, or the form's key.
    pub origin: Option<String>,
    /// What is asked.
    pub command: Command,
}

impl Submission {
    /// What a mail says to whoever learns of its command.
    pub(super) fn words(&self) -> Option<&str> {
        match &self.via {
            Via::Mail(mail) => mail.words.text.as_deref(),
            Via::Form | Via::Club => None,
        }
    }

    /// The same once the words are passed on: its answer does not call them left over.
    pub(super) fn with_words_passed(&self) -> Self {
        let mut passed = self.clone();
        if let Via::Mail(mail) = &mut passed.via {
            mail.words.text = None;
        }
        passed
    }
}

/// What is asked.
#[derive(Clone, Debug)]
pub enum Command {
    /// Of one game.
    Game(GameCommand),
    /// Of a match: to start one.
    Match(StartMatch),
    /// Of the list of members.
    Member(MemberCommand),
    /// Of the directors, or by one.
    Desk(DeskCommand),
    /// Of an event.
    Event(EventCommand),
    /// Of the club's life: news, newsletter, game of the month, champions.
    Life(LifeCommand),
    /// To hold an action until its player says yes.
    Hold(Hold),
    /// Yes.
    Confirm(Confirm),
    /// Of the conditional lines of one side of a game.
    Lines(LinesCommand),
    /// Of the private notes of one player in a game.
    Note(NoteCommand),
    /// To take back what waits for a yes and the conditional lines, in a game, by the player of a side.
    Cancel(GameId, Seat),
    /// Several boards of one mail, the answer to a digest.
    Boards(Boards),
    /// To take back only what waits for a yes: a no to the question.
    CancelHeld(GameId, Seat),
    /// About challenges and pairings.
    Challenge(ChallengeCommand),
    /// About games that were played elsewhere.
    Offsite(OffsiteCommand),
    /// To take the answer to a question that concerns no game.
    Ask(AskAnswer),
    /// A game against the club's own random mover.
    Practice(PlayerId),
    /// A member's leave.
    Leave(PlayerId, leave_days::Request),
    /// Nothing changes; the sender is answered by a letter.
    Answer(Answer),
    /// Nothing changes and nobody is answered; the mail is kept.
    Keep,
}

/// What is asked of one game.
#[derive(Clone, Debug)]
pub struct GameCommand {
    /// Which game.
    pub game: GameId,
    /// The command.
    pub command: rules::Command,
    /// What the player writes to the opponent.
    pub message: Option<String>,
    /// Sentences for the player that go with the receipt: what of the mail was not understood. With any, the receipt is sent
    /// whatever the settings say, because a question is always asked.
    pub aside: Vec<String>,
    /// Conditional lines that come with a move, for the position after it.
    pub lines: Option<Tree>,
    /// Private notes, for the position after it.
    pub notes: Vec<String>,
    /// With [`rules::Command::CancelNoShow`]: whether the player looks for a new opponent on the same terms.
    pub new_opponent: bool,
}

impl GameCommand {
    /// What is passed on to the opponent, without addresses and telephone numbers, whichever way it came.
    pub fn words(&self) -> Option<String> {
        self.message.as_deref().map(mask)
    }

    /// A command without words to anybody.
    pub fn new(game: GameId, command: rules::Command) -> Self {
        Self {
            game,
            command,
            message: None,
            aside: Vec::new(),
            lines: None,
            notes: Vec::new(),
            new_opponent: false,
        }
    }
}

/// What became of a submission that was taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "receipt", rename_all = "snake_case")]
pub enum Receipt {
    /// The game went on.
    Game {
        /// Which game.
        game: GameId,
        /// Its version now.
        version: u32,
        /// Plies on the board now.
        ply: u32,
    },
    /// A match began.
    Match {
        /// The match.
        id: MatchId,
        /// Its games.
        games: Vec<GameId>,
    },
    /// A member was entered.
    Member {
        /// The member.
        id: PlayerId,
    },
    /// An event was made or changed.
    Event {
        /// Its code, `T0004`.
        code: String,
    },
    /// A member's leave was entered or changed.
    Leave,
    /// A challenge was made or settled.
    Challenge {
        /// Its number.
        id: i64,
    },
    /// A game from elsewhere was sent in, or something was said of it.
    Offsite {
        /// Its number.
        id: i64,
    },
    /// An adjudication was asked for, or went a step on.
    Adjudication {
        /// Its number.
        id: i64,
    },
    /// A news item was written or taken back.
    News {
        /// Its number.
        id: i64,
    },
    /// An issue of the newsletter was drafted, changed or sent.
    Issue {
        /// Its number.
        id: i64,
    },
    /// A game is put up for the game of its month.
    Nominated {
        /// Its number in the vote.
        number: i64,
        /// Whether it was not before.
        new: bool,
    },
    /// A vote was taken.
    Voted {
        /// For which game.
        game: GameId,
        /// Its number in the vote.
        number: i64,
    },
    /// A line of the roll of champions was entered or taken out.
    Champion {
        /// Its id.
        id: i64,
    },
    /// An action waits for its player's yes.
    Held,
    /// A mail was answered by a letter that changes nothing.
    Answered,
    /// A mail was kept.
    Kept,
}
