//! The door: every change that a person or the clock makes goes through [`Door::submit`], whichever way it came.
//!
//! load -> replay -> settle the clock -> decide (pure) -> notices (pure) -> letters (pure) -> one transaction -> wake the
//! worker. Nothing else writes a game.
mod alive;
mod answer;
mod ask;
mod boards;
mod bounce;
mod challenge;
mod clock;
mod closing;
mod commit;
mod delivery_clock;
mod denial;
mod desk;
mod digest;
mod end_news;
mod event;
mod game;
mod held;
mod import;
mod join;
mod kept_mail;
mod late_bounce;
mod leave;
mod letter;
mod life;
mod limit;
mod lines;
mod load;
mod matches;
mod member;
mod mute;
mod no_show;
mod notes;
mod offsite;
mod parting;
mod practice;
mod rating;
mod remind;
pub mod row;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
};

use frcec_rules::club::{
    game::{self as rules, Denial},
    lines::Tree,
    seat::Seat,
};
use frcec_store::{Db, GameId, LetterId, MatchId, PlayerId, StoreError};
use futures_util::future::BoxFuture;
use serde::{Deserialize, Serialize};
use tokio::sync::Notify;

pub(crate) use self::challenge::position as challenge_position;
pub use self::{
    alive::SILENT_MS,
    answer::Answer,
    ask::{AskAnswer, AskWord},
    boards::{Board, Boards},
    challenge::{CHALLENGE_MS, ChallengeCommand, OPEN_MS, Offer, StartWish},
    delivery_clock::{DeliveryFact, DeliveryFault},
    denial::ClubDenial,
    desk::{
        APPEAL_MS, CLAIMS_MS, DeskAsk, DeskCommand, DeskDenial, DeskWord, LONGEST_LINES, REASON, Recorded,
        Stays, Undo, is_question, may_rule, outcome_of, rating_preview, rulers, undo_of,
    },
    digest::next_digest,
    event::{
        Conditions, Departure, EntryBody, EventAsk, EventCommand, EventDenial, EventEntry, EventRecord,
        EventSettings, EventWord, FirstMove, GamesLoad, LARGEST, MOST_DELAY, MOST_ROUNDS, NewEvent,
        PairingBody, Preview, RoundBody, RoundRecord, SILENT_DIRECTOR_MS, StartMode, StartWarning, TooLate,
        WouldReplace, draw_fault, first_move, next_name, noted_event,
    },
    held::{Confirm, HELD_MS, HeldAction, HeldWhy, Hold},
    import::Imported,
    join::{JOIN_MS, JoinLines, JoinWish, join_lang},
    life::{
        ChampionWish, IssueEdit, LONGEST_FOREWORD, LONGEST_TEXT, LONGEST_TITLE, LifeCommand, LifeDenial,
        NewsWish,
    },
    lines::{LinesChange, LinesCommand, standing_lines},
    load::{LoadError, Loaded, complete, load_game, view_of},
    matches::StartMatch,
    member::{AddMember, LINK_MS, LinkPurpose, MemberChange, MemberCommand, hash_secret, is_handle},
    notes::{LONGEST_NOTE, NoteChange, NoteCommand},
    offsite::{OffsiteCommand, ReadGame, line_of},
    practice::PRACTICE_HANDLE,
};
pub(crate) use self::{bounce::is_of_its_address, kept_mail::TRY_AGAIN};
use crate::{
    clock::Clock,
    ids::Ids,
    leave as leave_days,
    mail::{address::Signer, body::mask::mask},
    speech::Speech,
    view::{Club, GameView},
};

/// How often a decision that lost a race is made again.
const ATTEMPTS: u32 = 3;

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

/// For how many days after the end of a game its players may still write to each other by its letters.
pub const WORDS_AFTER_DAYS: i64 = 14;

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

/// The door and all it needs. Cheap to clone.
#[derive(Clone)]
pub struct Door {
    inner: Arc<Inner>,
}

struct Inner {
    db: Db,
    clock: Clock,
    ids: Ids,
    signer: Signer,
    club: Club,
    domain: String,
    speech: Speech,
    wake: Arc<Notify>,
    /// Whose sign of life was noted when (Unix ms), so that it is written once a day.
    seen: Mutex<HashMap<PlayerId, i64>>,
}

impl std::fmt::Debug for Door {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Door")
    }
}

/// What a club is opened with.
#[derive(Debug)]
pub struct Opening {
    /// The record.
    pub db: Db,
    /// The time.
    pub clock: Clock,
    /// Randomness.
    pub ids: Ids,
    /// Signs reply addresses.
    pub signer: Signer,
    /// Name and address of the pages.
    pub club: Club,
    /// The domain of the club's mail addresses.
    pub domain: String,
}

impl Door {
    /// A door to the record.
    pub fn new(opening: Opening) -> Self {
        let Opening { db, clock, ids, signer, club, domain } = opening;
        Self {
            inner: Arc::new(Inner {
                db,
                clock,
                ids,
                signer,
                club,
                domain,
                speech: Speech::new(),
                wake: Arc::new(Notify::new()),
                seen: Mutex::new(HashMap::new()),
            }),
        }
    }

    /// The record, to read.
    pub fn db(&self) -> &Db {
        &self.inner.db
    }

    /// The time.
    pub fn clock(&self) -> &Clock {
        &self.inner.clock
    }

    /// Randomness.
    pub fn ids(&self) -> &Ids {
        &self.inner.ids
    }

    /// Signs and checks reply addresses.
    pub fn signer(&self) -> &Signer {
        &self.inner.signer
    }

    /// The club's name and pages.
    pub fn club(&self) -> &Club {
        &self.inner.club
    }

    /// The domain of the club's mail addresses.
    pub fn domain(&self) -> &str {
        &self.inner.domain
    }

    /// Where the club takes general commands by mail.
    pub fn club_address(&self) -> String {
        format!("club@{}", self.inner.domain)
    }

    /// Wakes whoever waits for letters to send; waiting ones register before they look.
    pub fn wake(&self) -> &Arc<Notify> {
        &self.inner.wake
    }

    /// Takes a submission, or says why not. What `Ok` is returned for has been committed.
    pub async fn submit(&self, submission: Submission) -> Result<Receipt, SubmitError> {
        self.submit_seen(submission, None).await
    }

    /// The same by somebody who has just loaded the game that a command is for. The game is decided on as it was `seen`; its
    /// version guards the write, and when it has moved on it is loaded and decided again.
    pub async fn submit_seen(
        &self,
        submission: Submission,
        seen: Option<Loaded>,
    ) -> Result<Receipt, SubmitError> {
        // A mail's command to a game ends in a write whatever comes of it, and that finds the repetition.
        let found_by_write =
            matches!((&submission.via, &submission.command), (Via::Mail(_), Command::Game(_)));
        if !found_by_write && let Some(receipt) = self.earlier(&submission).await? {
            return Err(SubmitError::Duplicate(receipt));
        }
        // Boxed: the largest of these would make every future around it as large.
        let work: BoxFuture<'_, Result<Receipt, SubmitError>> = match &submission.command {
            Command::Game(command) => Box::pin(self.submit_game(&submission, command, seen)),
            Command::Match(start) => Box::pin(self.submit_match(&submission, start)),
            Command::Member(command) => Box::pin(self.submit_member(&submission, command)),
            Command::Desk(command) => Box::pin(self.submit_desk(&submission, command)),
            Command::Event(command) => Box::pin(self.submit_event(&submission, command)),
            Command::Life(command) => Box::pin(self.submit_life(&submission, command)),
            Command::Hold(hold) => Box::pin(self.submit_hold(&submission, hold)),
            Command::Confirm(confirm) => Box::pin(self.submit_confirm(&submission, confirm)),
            Command::Lines(command) => Box::pin(self.submit_lines(&submission, command)),
            Command::Note(command) => Box::pin(self.submit_note(&submission, command)),
            Command::Boards(boards) => Box::pin(self.submit_boards(&submission, boards)),
            Command::Leave(player, request) => Box::pin(self.submit_leave(&submission, *player, *request)),
            Command::Cancel(game, seat) => Box::pin(self.submit_cancel(&submission, *game, *seat, true)),
            Command::CancelHeld(game, seat) => Box::pin(self.submit_cancel(&submission, *game, *seat, false)),
            Command::Challenge(command) => Box::pin(self.submit_challenge(&submission, command)),
            Command::Offsite(command) => Box::pin(self.submit_offsite(&submission, command)),
            Command::Ask(answer) => Box::pin(self.submit_ask(&submission, answer)),
            Command::Practice(player) => Box::pin(self.submit_practice(&submission, *player)),
            Command::Answer(answer) => Box::pin(self.submit_answer(&submission, answer)),
            Command::Keep => Box::pin(self.submit_keep(&submission)),
        };
        let result = work.await;
        if result.is_ok() {
            self.inner.wake.notify_waiters();
        }
        if let (Actor::Player(player) | Actor::Staff(player), Via::Mail(_) | Via::Form) =
            (submission.by, &submission.via)
            && let Err(error) = self.alive(player).await
        {
            // What was asked stands; the next thing that the member does is noted.
            tracing::warn!(%player, %error, "a sign of life could not be noted");
        }
        result
    }

    /// The letter with this id was taken by the next host at `at` (Unix ms): the reader's clock may start. `Ok(false)` if it
    /// does not, because the letter told of no turn, or the game has moved on. `note` is the evidence: which host took it, and
    /// what it said.
    pub async fn told_by_letter(
        &self,
        letter: LetterId,
        at: i64,
        note: Option<&str>,
    ) -> Result<bool, SubmitError> {
        self.told_letter(letter, at, note).await
    }

    /// The facts of a game, ready to be shown.
    pub async fn view(&self, game: GameId) -> Result<Option<GameView>, LoadError> {
        let mut tx = self.inner.db.read().await?;
        match load_game(&mut tx, game).await? {
            Some(loaded) => Ok(Some(loaded.view)),
            None => Ok(None),
        }
    }
}
