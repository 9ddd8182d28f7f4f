//! Events: made, entered, paired, started, led from round to round, and ended.
//!
//! * [`settings`] what a director decides, and what of it makes no sense · [`denial`] why an event says no
//! * [`record`] an event as it stands, as pages see it too · `draw` its secret
//! * `make` create, edit, cancel · `officers` who runs it · `enter` entries, the waiting list, going before the start,
//!   `waiting` what becomes of the list · `start` the first round · `advance` every other round and the end, `hold` why not yet · `moved` what a
//!   corrected result changes · `rounds` what both write · `withdraw` going during the event, `departure` what that does,
//!   `gone` what the others read of it ·
//!   `replace` somebody else in the place of a no-show · `suspended` whether a suspended
//!   member plays on · `noted` what the log keeps, `undo` what of it can be taken back ·
//!   `told` letters outside of games · `asked` events by mail · `watch` what the worker asks
//!
//! Every command is one transaction, guarded by the event's version. Pairings are a pure function of [`record`] and the draw
//! (`frcec_rules::club::event`); a round that has begun is never paired again.
mod advance;
mod asked;
mod denial;
mod departure;
mod draw;
mod enter;
mod gone;
mod hold;
mod make;
mod moved;
mod noted;
mod officers;
mod record;
mod replace;
mod rounds;
mod settings;
mod start;
mod suspended;
mod told;
mod undo;
mod waiting;
mod waits;
mod watch;
mod withdraw;

use std::collections::BTreeSet;

use frcec_store::{
    LetterId, PlayerId, StoreError, Tx, WriteError, audit,
    letters::{self, LetterFilter},
    players::{self, PlayerStatus, Role},
    tournaments::{self, Tournament},
};
use futures_util::future::BoxFuture;

pub use self::{
    asked::{EventAsk, EventWord},
    denial::{EventDenial, TooLate},
    departure::{Departure, Effect, Ends, FirstMove, first_move},
    enter::GamesLoad,
    hold::EventHold,
    noted::noted_event,
    record::{EntryBody, EventEntry, EventRecord, PairingBody, RoundBody, RoundRecord, draw_fault},
    replace::WouldReplace,
    settings::{Conditions, EventSettings, LARGEST, MOST_DELAY, MOST_ROUNDS, NewEvent, StartMode, next_name},
    start::{Preview, StartWarning},
    watch::SILENT_DIRECTOR_MS,
};
pub(super) use self::{
    gone::GoneGames,
    moved::{Movement, Ruled, tie_break_gone},
    officers::HandedOver,
    suspended::{seats_of, settle_seats},
    undo::{EventsKnown, Undoing, officers_stand, undoing},
    waits::settle_waits,
    withdraw::{LeftEvent, note_left},
};
use super::{
    ATTEMPTS, Actor, Command, DeskDenial, Door, Receipt, Submission, SubmitError,
    commit::{Commit, Undone},
    matches::NotMade,
};
use crate::speech::Value;

/// What the log says when somebody else runs an event from now on.
const APPOINT: &str = "appoint";
/// Letters of a member that are looked at to find whether one more was written.
const LAST_LETTERS: u32 = 50;

/// What is asked of an event.
#[derive(Clone, Debug)]
pub enum EventCommand {
    /// Make an event that takes entries.
    Create(Box<NewEvent>),
    /// Change what is still possible.
    Edit {
        /// The event's code.
        code: String,
        /// The event's version that the director saw.
        seen: i64,
        /// What it shall be.
        to: Box<NewEvent>,
        /// Why, for the log.
        reason: String,
    },
    /// Call an event off that has not begun.
    Cancel {
        /// The event's code.
        code: String,
        /// Why; the entrants read it.
        reason: String,
    },
    /// Give it to somebody.
    Appoint {
        /// The event's code.
        code: String,
        /// Who runs it.
        director: Option<PlayerId>,
        /// Who runs it when the director is silent.
        deputy: Option<PlayerId>,
        /// Why, for the log.
        reason: String,
    },
    /// Enter a member; when all places are taken, on the waiting list.
    Enter {
        /// The event's code.
        code: String,
        /// The member.
        player: PlayerId,
    },
    /// Take a member out, before the start or during the event.
    Withdraw {
        /// The event's code.
        code: String,
        /// The member.
        player: PlayerId,
        /// Why. A director has to say it when the event runs.
        reason: Option<String>,
    },
    /// Put somebody else in the place of a member who never moved.
    Replace {
        /// The event's code.
        code: String,
        /// Who goes.
        leaves: PlayerId,
        /// Who comes; `None` for the first on the waiting list.
        comes: Option<PlayerId>,
        /// Whether the member who goes has asked for it. Else the days for a first move have to be over.
        asked: bool,
        /// Why; both read it.
        reason: String,
    },
    /// Let a suspended member play on.
    Keep {
        /// The event's code.
        code: String,
        /// The member.
        player: PlayerId,
        /// Why; the member reads it.
        reason: String,
    },
    /// Close the entries and begin.
    Start {
        /// The event's code.
        code: String,
        /// The event's version that the director saw in the preview; `None` starts whatever stands.
        seen: Option<i64>,
    },
    /// What a member asks in words: done at once, or asked about with a preview.
    Ask {
        /// Who asks.
        player: PlayerId,
        /// What.
        ask: EventAsk,
    },
    /// Pair and begin the next round, or end the event, if the round is over.
    Advance {
        /// The event's code.
        code: String,
        /// The event's version that the director saw; `None` for whatever stands.
        seen: Option<i64>,
        /// Why a director does not let the club do it, for the log.
        reason: Option<String>,
    },
}

/// What the log says of a change.
struct Deed {
    action: &'static str,
    reason: Option<String>,
    body: String,
    /// The entry of the log that is taken back by it.
    undoes: Option<i64>,
    /// What a mail that asked for it is answered, where its sender gets no letter about it anyway: a key of the catalogue.
    done: &'static str,
    /// What is said besides.
    besides: Vec<&'static str>,
    /// What these sentences need besides the event.
    facts: Vec<(&'static str, Value)>,
}

impl Deed {
    fn new(action: &'static str) -> Self {
        let (undoes, besides, facts) = (None, Vec::new(), Vec::new());
        Self { action, reason: None, body: "{}".to_owned(), undoes, done: "event-done", besides, facts }
    }

    fn because(self, reason: impl Into<Option<String>>) -> Self {
        Self { reason: reason.into().filter(|reason| !reason.is_empty()), ..self }
    }

    fn answered(self, done: &'static str) -> Self {
        Self { done, ..self }
    }
}

impl Door {
    pub(super) async fn submit_event(
        &self,
        submission: &Submission,
        command: &EventCommand,
    ) -> Result<Receipt, SubmitError> {
        // Whoever has seen the event decided about what he saw: that it has changed is the answer. Everybody else only lost a
        // race, and decides again.
        let seen = match command {
            EventCommand::Edit { .. } => true,
            EventCommand::Start { seen, .. } | EventCommand::Advance { seen, .. } => seen.is_some(),
            _ => false,
        };
        for _ in 0..ATTEMPTS * 4 {
            let work: BoxFuture<'_, Result<Receipt, SubmitError>> = match command {
                EventCommand::Create(new) => Box::pin(self.create_event(submission, new)),
                EventCommand::Edit { code, seen, to, reason } => {
                    Box::pin(self.edit_event(submission, code, *seen, to, reason))
                }
                EventCommand::Cancel { code, reason } => {
                    Box::pin(self.cancel_event(submission, code, reason))
                }
                EventCommand::Appoint { code, director, deputy, reason } => {
                    Box::pin(self.appoint(submission, code, (*director, *deputy), reason))
                }
                EventCommand::Enter { code, player } => Box::pin(self.enter(submission, code, *player)),
                EventCommand::Withdraw { code, player, reason } => {
                    Box::pin(self.withdraw(submission, code, *player, reason.as_deref()))
                }
                EventCommand::Replace { code, leaves, comes, asked, reason } => {
                    Box::pin(self.replace(submission, code, (*leaves, *comes), *asked, reason))
                }
                EventCommand::Keep { code, player, reason } => {
                    Box::pin(self.keep_seat(submission, code, *player, reason))
                }
                EventCommand::Ask { player, ask } => Box::pin(self.ask_of_event(submission, *player, ask)),
                EventCommand::Start { code, seen } => Box::pin(self.start_event(submission, code, *seen)),
                EventCommand::Advance { code, seen, reason } => {
                    Box::pin(self.advance(submission, code, *seen, reason.as_deref()))
                }
            };
            match work.await {
                Err(SubmitError::Event(EventDenial::Changed)) if !seen => {}
                result => return result,
            }
        }
        Err(SubmitError::Busy)
    }

    /// Writes one change of an event: the submission's own, the row, whatever `change` does, and the log. The row's version
    /// guards everything of the event. What waits for a director is looked at again: it may be seen to.
    async fn write_event<F>(
        &self,
        submission: &Submission,
        mut commit: Commit,
        event: Tournament,
        deed: Deed,
        change: F,
    ) -> Result<(), SubmitError>
    where
        F: for<'a> FnOnce(&'a mut Tx) -> BoxFuture<'a, Result<(), NotMade>> + Send + 'static,
    {
        let mut entry = self.audit(submission, deed.action, &event.code);
        (entry.reason, entry.body) = (deed.reason.clone(), noted::undoing(deed.body.clone(), deed.undoes));
        let at = submission.at;
        if let Command::Ask(answer) = &submission.command {
            commit.ask = Some(answer.ask);
        }
        let answer = self.done_letter(submission, &event, &deed).await?;
        // Whoever takes it over now has not been silent yet.
        let fresh = deed.action == APPOINT;
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    let before = match &answer {
                        Some((reader, _)) => last_letters(tx, *reader).await?,
                        None => BTreeSet::new(),
                    };
                    // First of all: of two who change it at once, one gets no further.
                    tournaments::update(tx, &event, at).await?;
                    commit.apply(tx).await.map_err(NotMade::Undone)?;
                    change(tx).await?;
                    if commit.looks.is_empty() {
                        // Nothing more is to come for the letters that have waited.
                        letters::folds::release(tx, event.id, at).await?;
                    }
                    settle_waits(tx, event.id, at, fresh).await.map_err(NotMade::Submit)?;
                    if !entry.action.is_empty() {
                        audit::insert(tx, &entry).await?;
                    }
                    // Whoever is told of it as an entrant gets that one letter.
                    if let Some((reader, letter)) = answer
                        && last_letters(tx, reader).await?.is_subset(&before)
                    {
                        letters::insert(tx, &letter).await?;
                    }
                    Ok(())
                })
            })
            .await;
        self.event_made(written)
    }

    /// An entry of the audit log.
    pub(super) fn audit(&self, submission: &Submission, action: &str, subject: &str) -> audit::Entry {
        audit::Entry {
            id: self.ids().time_ordered(self.clock().now()),
            at: submission.at,
            actor_id: submission.by.player(),
            action: action.to_owned(),
            subject: subject.to_owned(),
            reason: None,
            body: "{}".to_owned(),
        }
    }

    /// A stale row has changed under the eyes of whoever decided.
    fn event_made<T>(&self, written: Result<T, WriteError<NotMade>>) -> Result<T, SubmitError> {
        match written {
            Err(WriteError::Refused(NotMade::Undone(Undone::Store(error)))) if error.is_stale() => {
                Err(EventDenial::Changed.into())
            }
            other => self.made(other),
        }
    }
}

fn own_or_staff(submission: &Submission, player: PlayerId) -> Result<(), SubmitError> {
    match submission.by {
        Actor::Player(id) if id == player => Ok(()),
        Actor::Player(_) => Err(SubmitError::NotYours),
        Actor::Staff(_) | Actor::Club => Ok(()),
    }
}

fn staff(submission: &Submission) -> Result<Option<PlayerId>, SubmitError> {
    match submission.by {
        Actor::Staff(id) => Ok(Some(id)),
        Actor::Club => Ok(None),
        Actor::Player(_) => Err(SubmitError::NotYours),
    }
}

/// Whoever plays in an event does not rule in it (domain.md, "Tournaments").
fn may_rule(record: &EventRecord, by: Actor) -> Result<(), SubmitError> {
    match by {
        Actor::Staff(id) if record.concerns(id) => Err(EventDenial::OwnEvent.into()),
        _ => Ok(()),
    }
}

/// Why a director cannot rule in an event, if so: he plays in it. Who can is named.
pub(super) async fn ruled_by_others(
    tx: &mut Tx,
    record: &EventRecord,
    by: PlayerId,
) -> Result<Option<DeskDenial>, StoreError> {
    if !record.concerns(by) {
        return Ok(None);
    }
    let staff = players::with_role(tx, Role::Director).await?;
    let can = staff.into_iter().filter(|one| one.status == PlayerStatus::Active && !record.concerns(one.id));
    Ok(Some(DeskDenial::OwnGame { others: can.map(|one| one.name).collect() }))
}

/// What a director does by office is done for a reason: one paragraph that a person can read.
fn stated(reason: &str) -> Result<String, SubmitError> {
    let reason = super::desk::stated(reason);
    Ok(reason.map_err(|denial| match denial {
        DeskDenial::TooLong { most } => EventDenial::LongReason { most },
        _ => EventDenial::NoReason,
    })?)
}

/// What a member says of himself, if anything; not longer than a director's reason.
fn own_words(reason: Option<&str>) -> Result<Option<String>, SubmitError> {
    match reason.map(str::trim).filter(|reason| !reason.is_empty()) {
        Some(reason) if reason.chars().count() > *super::desk::REASON.end() => stated(reason).map(Some),
        reason => Ok(reason.map(str::to_owned)),
    }
}

/// A row that was there has gone under the eyes of whoever decided: look again.
fn gone_for_good() -> NotMade {
    NotMade::Submit(EventDenial::Changed.into())
}

/// The last letters that were written to a member. (Ids sort by time, but not within a millisecond.)
async fn last_letters(tx: &mut Tx, reader: PlayerId) -> Result<BTreeSet<LetterId>, StoreError> {
    let filter = LetterFilter { player: Some(reader), ..LetterFilter::default() };
    Ok(letters::list(tx, &filter, LAST_LETTERS).await?.iter().map(|letter| letter.id).collect())
}
