//! The facts of the letter that a sender gets; `said` has its sentences.

use frcec_rules::club::lines::Fault;
use frcec_rules::reading::Reading;

use crate::mail::command::{Action, Unclear, Withheld, Word};

/// What a sender is told.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// Nothing that looks like a move or a command was found.
    NoCommand {
        /// What the subject says, if that looks like a move; only the body counts.
        subject: Option<String>,
        /// Whether the sender could move.
        yours: bool,
        /// Whether the mail is encrypted, or in a format that nobody reads.
        sealed: bool,
        /// How its words begin, which go to the opponent with a move only.
        words: Option<String>,
    },
    /// A line holds a command that counts only alone on its line, among other words.
    CommandAmongWords {
        /// The line.
        line: String,
        /// The command.
        word: Word,
    },
    /// The one line that holds a move holds other words too.
    MoveAmongWords {
        /// The line.
        line: String,
        /// The move, in English SAN.
        san: String,
    },
    /// Words about a draw, while the opponent offers one.
    OfferStands,
    /// What is said of a mail in which nothing was found while the opponent offers a draw.
    OfferWaits(Box<Answer>),
    /// What is said of the rest of a mail whose private note was not kept.
    NoteLeft(Box<Answer>),
    /// What is said of the rest of a mail whose conditional lines were not kept.
    LinesLeft(Box<Answer>),
    /// What is said of words that tell when their writer is away: that enters no leave.
    LeaveInWords(Box<Answer>),
    /// A word for another game, in answer to a letter of a game that is over.
    AnotherGame {
        /// The line.
        line: String,
    },
    /// An answer to a question that is no clear yes and no clear no.
    NeitherYesNorNo,
    /// The deciding line begins as a move and goes on with words.
    MoveInProse {
        /// The line.
        line: String,
    },
    /// The deciding line begins with a command word and goes on with other words.
    CommandInProse {
        /// The line.
        line: String,
    },
    /// A line to the club's own address that begins with a command's word and cannot be read as that command.
    HalfCommand {
        /// The line.
        line: String,
        /// The command.
        word: Word,
    },
    /// Two actions of which the first is no move.
    TwoActions {
        /// The first line.
        first: String,
        /// The second.
        second: String,
    },
    /// A line above the deciding one says that somebody wrote.
    MayBeQuoted {
        /// That line.
        above: String,
        /// The line that would decide.
        line: String,
    },
    /// The deciding line goes on from the one above it.
    InSentence {
        /// The line above; empty where it is not to be shown.
        above: String,
        /// The line that would decide.
        line: String,
    },
    /// Different commands in different places.
    SeveralPlaces {
        /// The upper line.
        first: String,
        /// The lower.
        second: String,
    },
    /// A draw offer without a move.
    OfferAlone,
    /// Plain text and HTML say different things.
    ViewsDisagree,
    /// The line is no legal move, or not clear.
    Reading {
        /// What was written.
        text: String,
        /// How it was read.
        reading: Reading,
    },
    /// The number before the move is not this move's.
    WrongNumber {
        /// What was written.
        text: String,
        /// The move without it.
        san: String,
    },
    /// The move stands, but its text was not sent on.
    TextWithheld {
        /// The line that reads as another command.
        line: String,
    },
    /// The move stands if there is one, but its text was not sent on, because it may be its writer's plan.
    PlanWithheld {
        /// The line that reads as one.
        line: String,
    },
    /// A score whose moves are not those of the game.
    ScoreDiffers {
        /// The first one that is not, with its number.
        written: String,
        /// The number.
        number: String,
        /// What was played there, in English SAN.
        played: String,
    },
    /// A score without a new move at its end.
    ScoreEnds {
        /// Its last move, as typed.
        last: String,
    },
    /// The same of words that are for the directors or the club, or give a password away.
    ConfidentialWithheld {
        /// The line that shows it.
        line: String,
    },
    /// Two moves that could be made, each for itself.
    TwoMoves {
        /// The first, as typed.
        first: String,
        /// The other.
        second: String,
    },
    /// A line beside the move leaves open whether it is meant.
    MayNotBeMeant {
        /// That line.
        other: String,
        /// The move's line.
        line: String,
    },
    /// A move is to be taken back.
    MoveBack {
        /// The line that says so.
        line: String,
    },
    /// Words right below a private note were not sent on, and are not in it.
    WordsBelowNote {
        /// The first of them.
        line: String,
    },
    /// What a dry run found.
    DryRun {
        /// What was written.
        text: String,
        /// How it is read.
        reading: Reading,
    },
    /// The address belongs to a position that has passed.
    MovedOn,
    /// This move was already played from this address, and the mail says more than the move.
    PlayedAlready {
        /// The move.
        san: String,
    },
    /// Another move was already played from this address.
    PlayedOther {
        /// That move.
        san: String,
    },
    /// The game is over.
    GameOver,
    /// Words for the opponent of a game that has been over for long.
    WordsTooLate,
    /// The opponent is to move.
    NotYourTurn,
    /// There is no offer to answer.
    NoOffer {
        /// Whether there was one, and the sender declined it.
        declined: bool,
    },
    /// `yes` counts only at the question's own address, and something waits for one.
    YesElsewhere,
    /// Nothing waits for a `yes`: whoever was asked about a move or a command has to write it.
    YesIsNotEnough {
        /// Whether the sender could move.
        yours: bool,
    },
    /// Nothing is held.
    NothingHeld,
    /// Held; goes to the registered address only.
    Held {
        /// Why.
        reason: HoldReason,
        /// What a confirmation would carry out.
        order: Option<String>,
    },
    /// Conditional lines that cannot stand.
    Lines(Vec<Fault>),
    /// Conditional lines without the move that they follow.
    LinesNeedMove,
    /// Conditional lines in answer to a letter of an earlier position, while the opponent is to move.
    LinesMovedOn,
    /// A person wrote to a bounce address.
    AtBounces,
    /// One mail to two games' addresses.
    TwoGames,
    /// A line or the subject names another game than the address does.
    OtherGame {
        /// The game that the address belongs to.
        game: String,
        /// What names it.
        naming: Named,
        /// The other games that may be meant, and where a mail about each is to be sent; none where it is not the sender's turn, and
        /// a move would be refused.
        others: Vec<(String, Option<String>)>,
    },
    /// A member wrote to an address without a token.
    NoToken,
    /// A member wrote to the club's own address, and there is no command for it in the mail.
    NoGeneral,
    /// A mail to a digest names no board; the number of one that it could have named.
    NoBoard {
        /// A number in the digest.
        number: u32,
    },
    /// Each board has its own answer.
    Boards,
    /// A general command; its answer is composed from the record.
    General(Action),
}

/// What in a mail names another game than its address does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Named {
    /// A line.
    Line(String),
    /// A line that can mean this game as well.
    Both(String),
    /// The subject.
    Subject,
}

/// Why something is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HoldReason {
    /// It came from another address.
    ForeignSender,
    /// Our own host says that DMARC fails.
    FailedDmarc,
    /// It ends the game, and our own host does not vouch for the sender.
    EndsTheGame,
    /// The player wants to be asked.
    AskBefore,
}

impl Answer {
    /// Whether it answers a mail in which nothing was found: such answers are counted, and after a few of a day none comes.
    pub fn is_counted(&self) -> bool {
        match self {
            Self::NoteLeft(answer)
            | Self::LinesLeft(answer)
            | Self::OfferWaits(answer)
            | Self::LeaveInWords(answer) => answer.is_counted(),
            Self::NoCommand { .. }
            | Self::NeitherYesNorNo
            | Self::WordsTooLate
            | Self::NoToken
            | Self::NoGeneral
            | Self::AtBounces => true,
            _ => false,
        }
    }
}

impl From<Unclear> for Answer {
    fn from(unclear: Unclear) -> Self {
        match unclear {
            Unclear::MoveInProse(line) => Self::MoveInProse { line },
            Unclear::CommandInProse(line) => Self::CommandInProse { line },
            Unclear::TwoActions(first, second) => Self::TwoActions { first, second },
            Unclear::MayBeQuoted(above, line) => Self::MayBeQuoted { above, line },
            Unclear::InSentence(above, line) => Self::InSentence { above, line },
            Unclear::SeveralPlaces(first, second) => Self::SeveralPlaces { first, second },
            Unclear::MayNotBeMeant(other, line) => Self::MayNotBeMeant { other, line },
            Unclear::OfferAlone => Self::OfferAlone,
            Unclear::MoveBack(line) => Self::MoveBack { line },
        }
    }
}

impl From<Withheld> for Answer {
    fn from(withheld: Withheld) -> Self {
        match withheld {
            Withheld::Command(line) => Self::TextWithheld { line },
            Withheld::BelowNote(line) => Self::WordsBelowNote { line },
            Withheld::Plan(line) => Self::PlanWithheld { line },
            Withheld::Confidential(line) => Self::ConfidentialWithheld { line },
        }
    }
}
