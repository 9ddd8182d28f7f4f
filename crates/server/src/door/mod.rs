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
mod error;
mod event;
mod fold;
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
mod stuck;
mod submission;
mod telling;
mod words;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
};

use frcec_store::{Db, GameId, LetterId, PlayerId, StoreError, counters};
use futures_util::future::BoxFuture;
use tokio::sync::Notify;

pub(crate) use self::challenge::position as challenge_position;
pub use self::{
    alive::SILENT_MS,
    answer::{Answer, words_left},
    ask::{AskAnswer, AskWord},
    boards::{Board, Boards},
    challenge::{CHALLENGE_MS, ChallengeCommand, Meant, OPEN_MS, Offer, StartWish, member_meant},
    delivery_clock::{DeliveryFact, DeliveryFault},
    denial::ClubDenial,
    desk::{
        APPEAL_MS, CLAIMS_MS, DeskAsk, DeskCommand, DeskDenial, DeskWord, LONGEST_LINES, REASON, Recorded,
        Stays, Undo, UndoLook, Undoes, entries_of, is_question, may_rule, notes_on_decision, outcome_of,
        own_decision, rating_preview, rulers,
    },
    digest::next_digest,
    error::{Invalid, SubmitError},
    event::{
        Conditions, Departure, Effect, Ends, EntryBody, EventAsk, EventCommand, EventDenial, EventEntry,
        EventHold, EventRecord, EventSettings, EventWord, FirstMove, GamesLoad, LARGEST, MOST_DELAY,
        MOST_ROUNDS, NewEvent, PairingBody, Preview, RoundBody, RoundRecord, SILENT_DIRECTOR_MS, StartMode,
        StartWarning, TooLate, WouldReplace, draw_fault, first_move, next_name, noted_event,
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
    submission::{Actor, Command, GameCommand, MailRecord, Receipt, SpareWords, Submission, Via},
};
pub(crate) use self::{bounce::is_of_its_address, kept_mail::TRY_AGAIN};
use crate::{
    clock::Clock,
    ids::Ids,
    mail::address::Signer,
    people::Person,
    speech::Speech,
    view::{Club, GameView},
};

/// How often a decision that lost a race is made again.
const ATTEMPTS: u32 = 3;

/// For how many days after the end of a game its players may still write to each other by its letters.
pub const WORDS_AFTER_DAYS: i64 = 14;

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
    record: i64,
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
    /// What tells this record's Message-IDs from another's of the domain ([`record_number`]).
    pub record: i64,
}

/// The record's own number: `drawn` the first time, later what was drawn then; 0 in a record that is older than the numbers.
pub async fn record_number(db: &Db, drawn: i64) -> Result<i64, StoreError> {
    let number = db.write(move |tx| Box::pin(async move { counters::once(tx, "record", drawn).await })).await;
    number.map_err(frcec_store::WriteError::flatten)
}

impl Door {
    /// A door to the record.
    pub fn new(opening: Opening) -> Self {
        let Opening { db, clock, ids, signer, club, domain, record } = opening;
        Self {
            inner: Arc::new(Inner {
                db,
                clock,
                ids,
                signer,
                club,
                domain,
                record,
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

    /// What makes an id of this record's another than another record's: `.` and the record's number; empty in an old one.
    pub fn record_mark(&self) -> String {
        if self.inner.record == 0 { String::new() } else { format!(".{:x}", self.inner.record) }
    }

    /// The record's number.
    pub fn record(&self) -> i64 {
        self.inner.record
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

    /// A member, as the record has him now.
    pub(crate) async fn person(&self, id: PlayerId) -> Result<Person, LoadError> {
        Ok(Person::load(&mut self.inner.db.read().await?, id).await?)
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
