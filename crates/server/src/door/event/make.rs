//! An event is made, changed, called off.
use frcec_store::{
    PlayerId, WriteError, letters as outbox,
    tournaments::{self, EntryState, NewTournament, Tournament, TournamentState},
};

use super::{
    Deed, EventDenial, EventRecord, EventSettings, NewEvent, StartMode,
    enter::promoted,
    may_rule, noted,
    officers::{another, officer},
    settings::{corrupt, kind_of},
    staff, stated,
};
use crate::{
    door::{Door, Receipt, Submission, SubmitError, commit::Undone, row::json},
    mail::compose::LetterKind,
    people::Person,
};

impl Door {
    pub(super) async fn create_event(
        &self,
        submission: &Submission,
        new: &NewEvent,
    ) -> Result<Receipt, SubmitError> {
        let director = staff(submission)?;
        let new = new.tidied();
        new.check(submission.at)?;
        another(&mut self.db().read().await?, director, new.deputy).await?;
        officer(&mut self.db().read().await?, new.deputy).await?;
        let tournament = tournament_of(&new, director, None);
        let at = submission.at;
        let mut commit = self.commit_for(submission, Receipt::Kept, None);
        let entry = frcec_store::audit::Entry {
            body: json(&serde_json::json!({ "after": noted::noted(&new) })),
            ..self.audit(submission, "create event", "")
        };
        let door = self.clone();
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    let stored = tournaments::create(tx, &tournament, at).await?;
                    door.commit_to(tx, &stored, at).await?;
                    let receipt = Receipt::Event { code: stored.code.clone() };
                    if let Some((_, kept)) = &mut commit.origin {
                        *kept = receipt.clone();
                    }
                    commit.begin(tx).await?;
                    let entry = frcec_store::audit::Entry { subject: stored.code, ..entry };
                    frcec_store::audit::insert(tx, &entry).await?;
                    Ok::<_, Undone>(receipt)
                })
            })
            .await;
        written.map_err(|error| match error {
            WriteError::Refused(undone) => self.undone(undone),
            WriteError::Store(error) => error.into(),
        })
    }

    pub(super) async fn edit_event(
        &self,
        submission: &Submission,
        code: &str,
        seen: i64,
        to: &NewEvent,
        reason: &str,
    ) -> Result<Receipt, SubmitError> {
        staff(submission)?;
        let record = EventRecord::load(&mut self.db().read().await?, code).await?;
        if record.event.version != seen {
            return Err(EventDenial::Changed.into());
        }
        may_rule(&record, submission.by)?;
        let reason = stated(reason)?;
        self.change_event(submission, record, to, Deed::new("edit event").because(reason)).await
    }

    /// Makes `to` of an event as it stands, if it can become that.
    pub(super) async fn change_event(
        &self,
        submission: &Submission,
        record: EventRecord,
        to: &NewEvent,
        deed: Deed,
    ) -> Result<Receipt, SubmitError> {
        let open = record.event.state == TournamentState::Open;
        let to = to.tidied();
        let old = NewEvent::of(&record.event)?;
        change_fits(&record, &old, &to, submission.at)?;
        another(&mut self.db().read().await?, record.event.director_id, to.deputy).await?;
        officer(&mut self.db().read().await?, to.deputy).await?;
        let event = Tournament {
            name: to.name.clone(),
            kind: kind_of(to.settings.format),
            pace: to.pace.to_string(),
            positions: to.positions,
            rated: to.rated,
            deputy_id: to.deputy,
            settings: to.settings.to_text(),
            look_at: if open { to.settings.look_at() } else { record.event.look_at },
            ..record.event.clone()
        };
        let body = json(&serde_json::json!({ "before": noted::noted(&old), "after": noted::noted(&to) }));
        let deed = Deed { body, ..deed };
        let record = EventRecord { event: event.clone(), settings: to.settings.clone(), ..record };
        let (event, comes_in) = if open { promoted(&record, submission.at) } else { (event, Vec::new()) };
        let letters = self.place_letters(&record, &comes_in).await?;
        let receipt = Receipt::Event { code: event.code.clone() };
        let commit = self.commit_for(submission, receipt.clone(), None);
        self.write_event(submission, commit, event, deed, move |tx| {
            Box::pin(async move {
                for entry in &comes_in {
                    tournaments::update_entry(tx, entry).await?;
                }
                outbox::insert_all(tx, &letters).await?;
                Ok(())
            })
        })
        .await?;
        Ok(receipt)
    }

    /// Whether `by` can make `to` of an event as it stands; else why not. The preview of a change says it before a reason is asked
    /// for.
    pub fn may_change(&self, record: &EventRecord, to: &NewEvent, by: PlayerId) -> Result<(), EventDenial> {
        if record.concerns(by) {
            return Err(EventDenial::OwnEvent);
        }
        let old = NewEvent::of(&record.event).map_err(|_| EventDenial::Changed)?;
        change_fits(record, &old, &to.tidied(), self.clock().now())
    }

    pub(super) async fn cancel_event(
        &self,
        submission: &Submission,
        code: &str,
        reason: &str,
    ) -> Result<Receipt, SubmitError> {
        staff(submission)?;
        let mut tx = self.db().read().await?;
        let record = EventRecord::load(&mut tx, code).await?;
        may_rule(&record, submission.by)?;
        if record.event.state != TournamentState::Open {
            return Err(EventDenial::NotOpen.into());
        }
        let reason = stated(reason)?;
        let mut letters = Vec::new();
        for player in record
            .entries
            .iter()
            .map(|entry| entry.player)
            .chain(record.waiting.iter().map(|entry| entry.player_id))
        {
            let reader = Person::load(&mut tx, player).await.map_err(crate::door::LoadError::from)?;
            let said = self.event_says(
                &reader,
                &record.event,
                "event-cancelled",
                &[("reason", reason.as_str().into())],
            );
            letters.extend(self.event_letter(
                &reader,
                &record.event,
                LetterKind::EventCancelled,
                vec![said],
            )?);
        }
        drop(tx);
        let event = Tournament {
            state: TournamentState::Cancelled,
            ended_at: Some(submission.at),
            look_at: None,
            ..record.event
        };
        let receipt = Receipt::Event { code: event.code.clone() };
        let commit = self.commit_for(submission, receipt.clone(), None);
        self.write_event(submission, commit, event, Deed::new("cancel event").because(reason), move |tx| {
            Box::pin(async move {
                outbox::insert_all(tx, &letters).await?;
                Ok(())
            })
        })
        .await?;
        Ok(receipt)
    }
}

/// Whether an event as it stands can become `to` at `now` (Unix ms); else why not.
pub(super) fn change_fits(
    record: &EventRecord,
    old: &NewEvent,
    to: &NewEvent,
    now: i64,
) -> Result<(), EventDenial> {
    let open = match record.event.state {
        TournamentState::Open => true,
        TournamentState::Running => false,
        _ => return Err(EventDenial::NotRunning),
    };
    let anybody_in = !record.entries.is_empty() || !record.waiting.is_empty();
    to.check_change(old, anybody_in, open)?;
    // Whoever is in was told so.
    let entered = record.entries.iter().filter(|entry| has_place(entry.state)).count();
    if open && to.settings.capacity.is_some_and(|places| super::enter::count(places) < entered) {
        return Err(EventDenial::PlacesBelow { entered });
    }
    // A date that has passed since is no news: the event has begun.
    to.check(if open { now } else { i64::MIN })
}

/// The row of an event to be made.
pub(super) fn tournament_of(
    new: &NewEvent,
    director: Option<PlayerId>,
    follows: Option<frcec_store::TournamentId>,
) -> NewTournament {
    NewTournament {
        name: new.name.clone(),
        kind: kind_of(new.settings.format),
        pace: new.pace.to_string(),
        positions: new.positions,
        rated: new.rated,
        director_id: director,
        deputy_id: new.deputy,
        settings: new.settings.to_text(),
        look_at: new.settings.look_at(),
        follows,
    }
}

impl NewEvent {
    /// What a stored event was made from.
    pub fn of(event: &Tournament) -> Result<Self, SubmitError> {
        Ok(Self {
            name: event.name.clone(),
            pace: event.pace.parse().map_err(|_| corrupt(event, "pace", event.pace.clone()))?,
            positions: event.positions,
            rated: event.rated,
            deputy: event.deputy_id,
            settings: EventSettings::of(event)?,
        })
    }
}

/// How long an event that opens by itself takes entries at the least, where a date starts it (ms).
const ENTRIES_MS: i64 = 7 * frcec_rules::club::pace::DAY_MS;

/// The event that the start of this one opens. A date is as far from the start as the last one was from the opening, but a week at
/// least; its director is told of it.
pub(super) fn next_of(event: &Tournament, at: i64) -> Result<NewEvent, SubmitError> {
    let mut next = NewEvent::of(event)?;
    next.name = super::next_name(&event.name);
    if let StartMode::Date { at: date } = &mut next.settings.start {
        *date = at + (at - event.created_at).max(ENTRIES_MS);
    }
    Ok(next)
}

/// Whether a place is taken.
pub(super) const fn has_place(state: EntryState) -> bool {
    matches!(state, EntryState::Entered | EntryState::Playing)
}
