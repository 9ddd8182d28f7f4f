//! A suspended member who plays in an event of rounds: no game may begin for him, yet the place is not gone by that. The event's
//! director decides, by a withdrawal or by keeping the place; no round is paired with him before.
use std::collections::BTreeMap;

use frcec_rules::club::event::PairedRound;
use frcec_store::{
    PlayerId, Tx,
    letters::{self as outbox, NewLetter},
    players::PlayerStatus,
    tournaments::{self, EntryState, Tournament, TournamentState},
};

use super::{
    Deed, EntryBody, EventDenial, EventRecord, may_rule,
    noted::{self, Kept},
    settle_waits, staff, stated,
};
use crate::{
    door::{Door, LoadError, Receipt, Submission, SubmitError, commit::Undone},
    mail::compose::LetterKind,
    people::Person,
};

/// Who plays in an event of rounds, is suspended, and has no director's word yet: by entry, from 0.
pub(super) async fn undecided(
    tx: &mut Tx,
    record: &EventRecord,
) -> Result<BTreeMap<usize, Person>, SubmitError> {
    let mut found = BTreeMap::new();
    if record.event.state != TournamentState::Running || !record.settings.in_rounds() {
        return Ok(found);
    }
    for (index, entry) in record.entries.iter().enumerate() {
        if entry.state != EntryState::Playing || entry.noted.kept_at.is_some() {
            continue;
        }
        let person = Person::load(tx, entry.player).await.map_err(LoadError::from)?;
        if person.status == PlayerStatus::Suspended {
            found.insert(index, person);
        }
    }
    Ok(found)
}

/// Those of them who would be paired, or rest, in these rounds.
pub(super) async fn undecided_in(
    tx: &mut Tx,
    record: &EventRecord,
    rounds: &[PairedRound],
) -> Result<Vec<Person>, SubmitError> {
    let mut found = undecided(tx, record).await?;
    found.retain(|&entry, _| rounds.iter().any(|round| super::advance::is_in(round, entry)));
    Ok(found.into_values().collect())
}

/// The events of rounds that a member plays in, each with all that belongs to it.
pub(in crate::door) async fn seats_of(
    tx: &mut Tx,
    player: PlayerId,
) -> Result<Vec<EventRecord>, SubmitError> {
    let mut seats = EventRecord::running_of(tx, player).await?;
    seats.retain(|record| {
        let plays =
            record.entry_of(player).is_some_and(|index| record.entries[index].state == EntryState::Playing);
        plays && record.settings.in_rounds()
    });
    Ok(seats)
}

impl Door {
    /// The events of rounds in which a member plays, which would wait for a director's word if the member were suspended.
    pub async fn events_that_would_wait(&self, player: PlayerId) -> Result<Vec<Tournament>, SubmitError> {
        let seats = seats_of(&mut self.db().read().await?, player).await?;
        Ok(seats.into_iter().map(|record| record.event).collect())
    }

    /// Who of an event is suspended and waits for its director's word.
    pub async fn undecided_seats(&self, record: &EventRecord) -> Result<Vec<Person>, SubmitError> {
        let found = undecided(&mut self.db().read().await?, record).await?;
        Ok(found.into_values().collect())
    }

    /// To the directors of a suspended member's events, who have to decide; `by` has done it and knows it.
    pub(in crate::door) async fn suspended_letters(
        &self,
        seats: &[EventRecord],
        name: &str,
        by: &Person,
        reason: &str,
    ) -> Result<Vec<NewLetter>, SubmitError> {
        let mut letters = Vec::new();
        for EventRecord { event, .. } in seats {
            let Some(id) = event.director_id.filter(|&id| id != by.id) else { continue };
            let reader = self.person(id).await?;
            let said = vec![
                self.event_says(&reader, event, "event-suspended", &[("name", name.into())]),
                self.decided_says(&reader, Some(&by.name), reason),
                self.event_says(&reader, event, "event-desk", &[]),
            ];
            letters.extend(self.event_letter(&reader, event, LetterKind::EventStuck, said)?);
        }
        Ok(letters)
    }

    /// The round is over, but somebody of the next one is suspended: the director is told once, and decides.
    pub(super) async fn wait_for_word(
        &self,
        submission: &Submission,
        record: EventRecord,
        names: &[String],
    ) -> Result<Receipt, SubmitError> {
        let event = Tournament {
            look_at: None,
            waits_since: record.event.waits_since.or(Some(submission.at)),
            ..record.event
        };
        let mut letters = Vec::new();
        if let Some(id) = event.director_id {
            let reader = self.person(id).await?;
            let list = self.inner.speech.list(reader.lang, names);
            let facts = [("names", list.into()), ("count", names.len().into())];
            let said = vec![
                self.event_says(&reader, &event, "event-suspended-waits", &facts),
                self.event_says(&reader, &event, "event-desk", &[]),
            ];
            letters.extend(self.event_letter(&reader, &event, LetterKind::EventStuck, said)?);
        }
        let receipt = Receipt::Event { code: event.code.clone() };
        let commit = self.commit_for(submission, receipt.clone(), None);
        self.write_event(submission, commit, event, Deed::new(super::advance::UNLOGGED), move |tx| {
            Box::pin(async move {
                outbox::insert_all(tx, &letters).await?;
                Ok(())
            })
        })
        .await?;
        Ok(receipt)
    }

    /// A director's word that a suspended member plays on in the event: its rounds are paired with him.
    pub(super) async fn keep_seat(
        &self,
        submission: &Submission,
        code: &str,
        player: PlayerId,
        reason: &str,
    ) -> Result<Receipt, SubmitError> {
        staff(submission)?;
        let mut tx = self.db().read().await?;
        let record = EventRecord::load(&mut tx, code).await?;
        may_rule(&record, submission.by)?;
        if record.event.state != TournamentState::Running {
            return Err(EventDenial::NotRunning.into());
        }
        let index = record.entry_of(player).ok_or(EventDenial::NotEntered)?;
        if !undecided(&mut tx, &record).await?.contains_key(&index) {
            return Err(EventDenial::NotSuspended.into());
        }
        let reason = stated(reason)?;
        let was = tournaments::entry(&mut tx, record.event.id, player).await?;
        let person = Person::load(&mut tx, player).await.map_err(LoadError::from)?;
        drop(tx);
        let entry = &record.entries[index];
        let noted = EntryBody { kept_at: Some(submission.at), ..entry.noted };
        let row = entry.row(&record.event, entry.state, noted);
        let receipt = Receipt::Event { code: record.event.code.clone() };
        let mut commit = self.commit_for(submission, receipt.clone(), None);
        let said = vec![
            self.event_says(&person, &record.event, "event-kept", &[]),
            self.reason_says(submission, &person, &record.event, &reason).await?,
        ];
        commit.letters.extend(self.event_letter(&person, &record.event, LetterKind::EventNews, said)?);
        let kept = Kept { entries: was.into_iter().collect(), round: record.event.round, ..Kept::default() };
        let deed = Deed {
            body: noted::members(None, Some(player), &kept),
            ..Deed::new("keep seat").because(reason)
        };
        let event = looked_at(&record, submission.at);
        self.write_event(submission, commit, event, deed, move |tx| {
            Box::pin(async move {
                tournaments::update_entry(tx, &row).await?;
                Ok(())
            })
        })
        .await?;
        Ok(receipt)
    }
}

/// An event in which nothing is left to wait for: the worker goes on with it, unless it is to look later.
fn looked_at(record: &EventRecord, at: i64) -> Tournament {
    let round_over = record.unfinished().next().is_none();
    let look_at = record.event.look_at.or(round_over.then_some(at));
    Tournament { look_at, ..record.event.clone() }
}

/// The events of a member who is suspended now, or not any more: what waits there for a director's word.
pub(in crate::door) async fn settle_seats(
    tx: &mut Tx,
    player: PlayerId,
    suspended: bool,
    at: i64,
) -> Result<(), Undone> {
    for record in seats_of(tx, player).await.map_err(Undone::Letter)? {
        let id = record.event.id;
        if suspended {
            // An earlier word was about an earlier suspension.
            if let Some(entry) = record.entry_of(player).map(|index| &record.entries[index])
                && entry.noted.kept_at.is_some()
            {
                let noted = EntryBody { kept_at: None, ..entry.noted };
                tournaments::update_entry(tx, &entry.row(&record.event, entry.state, noted)).await?;
            }
            tournaments::update(tx, &record.event, at).await?;
            tournaments::wait(tx, id, at).await?;
        } else {
            tournaments::update(tx, &looked_at(&record, at), at).await?;
            settle_waits(tx, id, at, false).await.map_err(Undone::Letter)?;
        }
    }
    Ok(())
}
