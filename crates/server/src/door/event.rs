//! Events: made, entered, paired and started by their directors.
use std::collections::BTreeMap;

use frcec_rules::{
    StartPosition,
    club::{
        event::berger::{self, Pairing},
        pace::Pace,
    },
};
use frcec_store::{
    PlayerId, StoreError, TournamentId, Tx, audit,
    tournaments::{
        self, Entry, EntryState, NewTournament, PositionMode, Tournament, TournamentKind, TournamentState,
    },
};
use futures_util::future::BoxFuture;
use serde::{Deserialize, Serialize};

use super::{
    Actor, Door, LoadError, Receipt, Submission, SubmitError,
    commit::Undone,
    matches::{MatchSpec, NotMade},
    practice::PRACTICE_HANDLE,
    row::json,
};
use crate::people::Person;

/// An event to be made.
#[derive(Clone, Debug)]
pub struct NewEvent {
    /// The title.
    pub name: String,
    /// The time control.
    pub pace: Pace,
    /// One starting position for all, or one for each pair.
    pub positions: PositionMode,
    /// Two games for each pair, colours reversed; else one.
    pub double: bool,
    /// Whether its games count for the rating list.
    pub rated: bool,
}

/// What is asked of an event.
#[derive(Clone, Debug)]
pub enum EventCommand {
    /// Make a round robin that takes entries.
    Create(NewEvent),
    /// Enter a member.
    Enter {
        /// The event's code.
        code: String,
        /// The member.
        player: PlayerId,
    },
    /// Take a member out before the start.
    Withdraw {
        /// The event's code.
        code: String,
        /// The member.
        player: PlayerId,
    },
    /// Close the entries and start all games.
    Start {
        /// The event's code.
        code: String,
        /// The event's version that the director saw in the preview; `None` starts whatever stands.
        seen: Option<i64>,
    },
}

/// Why an event does not do what was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventDenial {
    /// No event has this code.
    NoEvent(String),
    /// It takes no entries any more.
    NotOpen,
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
}

/// What a start would do, without any starting position: those stay hidden until the games begin.
#[derive(Clone, Debug)]
pub struct Preview {
    /// The event as it stands.
    pub event: Tournament,
    /// Who plays, in the order of entry.
    pub players: Vec<Person>,
    /// The pairings, round by round, as indexes into `players`.
    pub rounds: Vec<Vec<Pairing>>,
    /// Whether each pair plays two games.
    pub double: bool,
}

/// What the event's `settings` column holds.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct EventSettings {
    /// Two games for each pair.
    pub double: bool,
}

impl From<EventDenial> for SubmitError {
    fn from(denial: EventDenial) -> Self {
        Self::Event(denial)
    }
}

impl Door {
    pub(super) async fn submit_event(
        &self,
        submission: &Submission,
        command: &EventCommand,
    ) -> Result<Receipt, SubmitError> {
        match command {
            EventCommand::Create(new) => self.create_event(submission, new).await,
            EventCommand::Enter { code, player } => self.enter(submission, code, *player).await,
            EventCommand::Withdraw { code, player } => self.withdraw(submission, code, *player).await,
            EventCommand::Start { code, seen } => self.start_event(submission, code, *seen).await,
        }
    }

    /// What starting the event would pair.
    pub async fn preview(&self, code: &str) -> Result<Preview, SubmitError> {
        let mut tx = self.db().read().await?;
        preview(&mut tx, code).await
    }

    async fn create_event(&self, submission: &Submission, new: &NewEvent) -> Result<Receipt, SubmitError> {
        let director = staff(submission)?;
        let name = new.name.trim().to_owned();
        if name.is_empty() || name.chars().count() > 80 || name.chars().any(char::is_control) {
            return Err(EventDenial::Name.into());
        }
        let tournament = NewTournament {
            name,
            kind: TournamentKind::RoundRobin,
            pace: new.pace.to_string(),
            positions: new.positions,
            rated: new.rated,
            director_id: director,
            deputy_id: None,
            settings: json(&EventSettings { double: new.double }),
        };
        let at = submission.at;
        let mut commit = self.commit_for(submission, Receipt::Kept, None);
        let entry = self.audit(submission, "create event", "");
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    let stored = tournaments::create(tx, &tournament, at).await?;
                    let receipt = Receipt::Event { code: stored.code.clone() };
                    if let Some((_, kept)) = &mut commit.origin {
                        *kept = receipt.clone();
                    }
                    commit.begin(tx).await?;
                    audit::insert(tx, &audit::Entry { subject: stored.code, ..entry }).await?;
                    Ok::<_, Undone>(receipt)
                })
            })
            .await;
        self.event_written(written)
    }

    async fn enter(
        &self,
        submission: &Submission,
        code: &str,
        player: PlayerId,
    ) -> Result<Receipt, SubmitError> {
        own_or_staff(submission, player)?;
        {
            let mut tx = self.db().read().await?;
            let person = Person::load(&mut tx, player).await.map_err(LoadError::from)?;
            if person.handle == PRACTICE_HANDLE {
                return Err(SubmitError::NoMember(person.handle));
            }
            self.may_start(&mut tx, &person, 1).await?;
        }
        self.change_entries(submission, code, "enter", move |tx, event, at| {
            Box::pin(async move {
                if tournaments::enter(tx, event, player, "{}", at).await? {
                    Ok(())
                } else {
                    Err(NotMade::Submit(EventDenial::AlreadyEntered.into()))
                }
            })
        })
        .await
    }

    async fn withdraw(
        &self,
        submission: &Submission,
        code: &str,
        player: PlayerId,
    ) -> Result<Receipt, SubmitError> {
        own_or_staff(submission, player)?;
        self.change_entries(submission, code, "withdraw", move |tx, event, _| {
            Box::pin(async move {
                if tournaments::remove_entry(tx, event, player).await? {
                    Ok(())
                } else {
                    Err(NotMade::Submit(EventDenial::NotEntered.into()))
                }
            })
        })
        .await
    }

    /// One change of the entries of an event that is open. The row's version guards the list too: nobody enters an event
    /// that is being started.
    async fn change_entries<F>(
        &self,
        submission: &Submission,
        code: &str,
        action: &str,
        change: F,
    ) -> Result<Receipt, SubmitError>
    where
        F: for<'a> FnOnce(&'a mut Tx, TournamentId, i64) -> BoxFuture<'a, Result<(), NotMade>>
            + Send
            + 'static,
    {
        let event = {
            let mut tx = self.db().read().await?;
            open_event(&mut tx, code).await?
        };
        let receipt = Receipt::Event { code: event.code.clone() };
        let commit = self.commit_for(submission, receipt.clone(), None);
        let entry = self.audit(submission, action, &event.code);
        let at = submission.at;
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    commit.begin(tx).await.map_err(NotMade::Undone)?;
                    tournaments::update(tx, &event, at).await?;
                    change(tx, event.id, at).await?;
                    audit::insert(tx, &entry).await?;
                    Ok(receipt)
                })
            })
            .await;
        self.event_made(written)
    }

    async fn start_event(
        &self,
        submission: &Submission,
        code: &str,
        seen: Option<i64>,
    ) -> Result<Receipt, SubmitError> {
        staff(submission)?;
        let preview = self.preview(code).await?;
        if seen.is_some_and(|seen| seen != preview.event.version) {
            return Err(EventDenial::Changed.into());
        }
        if preview.event.state != TournamentState::Open {
            return Err(EventDenial::NotOpen.into());
        }
        if preview.players.len() < 2 {
            return Err(EventDenial::TooFew { entrants: preview.players.len() }.into());
        }
        let pace: Pace = preview.event.pace.parse().map_err(|_| {
            SubmitError::from(StoreError::Corrupt {
                table: "tournaments",
                column: "pace".to_owned(),
                key: preview.event.code.clone(),
                why: preview.event.pace.clone(),
            })
        })?;
        let receipt = Receipt::Event { code: preview.event.code.clone() };
        let commit = self.commit_for(submission, receipt.clone(), None);
        let entry = self.audit(submission, "start", &preview.event.code);
        let (door, at) = (self.clone(), submission.at);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    commit.begin(tx).await.map_err(NotMade::Undone)?;
                    let last_round = i64::try_from(preview.rounds.len()).unwrap_or(i64::MAX);
                    let started = Tournament {
                        state: TournamentState::Running,
                        round: last_round,
                        started_at: Some(at),
                        ..preview.event.clone()
                    };
                    // First of all: of two directors who start it at once, one gets no further.
                    tournaments::update(tx, &started, at).await?;
                    door.make_matches(tx, &preview, pace, at).await?;
                    audit::insert(tx, &entry).await?;
                    Ok(receipt)
                })
            })
            .await;
        self.event_made(written)
    }

    /// All matches of all rounds with their games, and one letter to each player about all of his.
    async fn make_matches(&self, tx: &mut Tx, preview: &Preview, pace: Pace, at: i64) -> Result<(), NotMade> {
        let (mut told, mut views) = (Vec::new(), Vec::new());
        let event = &preview.event;
        let one_for_all = (event.positions == PositionMode::Event).then(|| self.draw_start());
        for (round, pairings) in (1_i64..).zip(&preview.rounds) {
            for pairing in pairings {
                let (Some(white), Some(black)) =
                    (preview.players.get(pairing.white), preview.players.get(pairing.black))
                else {
                    continue;
                };
                let start: StartPosition = one_for_all.unwrap_or_else(|| self.draw_start());
                let spec = MatchSpec {
                    event: Some((event.id, event.code.clone(), round)),
                    start,
                    pace,
                    staggered: false,
                    single: !preview.double,
                    rated: event.rated,
                };
                let made = self.make_match(tx, &spec, white, black, at).await?;
                told.extend(made.told);
                views.extend(made.views);
            }
        }
        self.write_news(tx, told, &views).await
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

    fn event_written<T>(
        &self,
        written: Result<T, frcec_store::WriteError<Undone>>,
    ) -> Result<T, SubmitError> {
        written.map_err(|error| match error {
            frcec_store::WriteError::Refused(undone) => self.undone(undone),
            frcec_store::WriteError::Store(error) => error.into(),
        })
    }

    /// A stale event has changed under the director's eyes: that is said, not tried again.
    fn event_made<T>(&self, written: Result<T, frcec_store::WriteError<NotMade>>) -> Result<T, SubmitError> {
        match written {
            Err(frcec_store::WriteError::Refused(NotMade::Undone(Undone::Store(error))))
                if error.is_stale() =>
            {
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

async fn event(tx: &mut Tx, code: &str) -> Result<Tournament, SubmitError> {
    let found = tournaments::by_code(tx, code).await?;
    found.ok_or_else(|| EventDenial::NoEvent(code.to_owned()).into())
}

async fn open_event(tx: &mut Tx, code: &str) -> Result<Tournament, SubmitError> {
    let event = event(tx, code).await?;
    if event.state == TournamentState::Open { Ok(event) } else { Err(EventDenial::NotOpen.into()) }
}

async fn preview(tx: &mut Tx, code: &str) -> Result<Preview, SubmitError> {
    let event = event(tx, code).await?;
    let settings: EventSettings = serde_json::from_str(&event.settings).map_err(|error| {
        SubmitError::from(StoreError::Corrupt {
            table: "tournaments",
            column: "settings".to_owned(),
            key: event.code.clone(),
            why: error.to_string(),
        })
    })?;
    let entries: BTreeMap<i64, Entry> = tournaments::entries(tx, event.id)
        .await?
        .into_iter()
        .filter(|entry| entry.state == EntryState::Entered)
        .map(|entry| (entry.number, entry))
        .collect();
    let mut players = Vec::new();
    for entry in entries.values() {
        players.push(Person::load(tx, entry.player_id).await.map_err(LoadError::from)?);
    }
    let rounds = if players.len() < 2 { Vec::new() } else { berger::round_robin(players.len()) };
    Ok(Preview { event, players, rounds, double: settings.double })
}
