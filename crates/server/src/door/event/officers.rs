//! Who runs an event, and who does when that one is silent. Whoever is asked to, or is not any more, is told; so are the entrants of
//! an event that somebody else runs from now on.
use std::collections::{BTreeMap, BTreeSet};

use frcec_store::{
    PlayerId, Tx, audit,
    letters::NewLetter,
    players::{self, PlayerStatus, Role},
    tournaments::{self, EntryState, Tournament, TournamentState},
};

use super::{APPOINT, Deed, EventDenial, EventRecord, noted, staff, stated};
use crate::{
    door::{Door, LoadError, Receipt, Submission, SubmitError},
    mail::compose::LetterKind,
    people::Person,
    speech::Value,
};

impl Door {
    pub(super) async fn appoint(
        &self,
        submission: &Submission,
        code: &str,
        officers: (Option<PlayerId>, Option<PlayerId>),
        reason: &str,
    ) -> Result<Receipt, SubmitError> {
        let reason = stated(reason)?;
        let record = EventRecord::load(&mut self.db().read().await?, code).await?;
        self.give_event(submission, record, officers, reason, Deed::new(APPOINT)).await
    }

    /// What becomes of the events that a member runs, or runs in the other's stead, who is no director from now on: the deputy takes
    /// them over; where there is none, the admins are asked to find somebody. The events' rows, the log, and one letter to each.
    pub(in crate::door) async fn handed_over(
        &self,
        submission: &Submission,
        player: PlayerId,
        reason: &str,
    ) -> Result<HandedOver, SubmitError> {
        let mut tx = self.db().read().await?;
        let decided = self.decided_by(&mut tx, submission.by.player()).await?;
        let mut over = HandedOver::default();
        let mut told: BTreeMap<PlayerId, (Person, Tournament, Vec<String>)> = BTreeMap::new();
        for state in [TournamentState::Open, TournamentState::Running] {
            for event in tournaments::list(&mut tx, Some(state), None, EVENTS).await? {
                let (directs, stands_in) =
                    (event.director_id == Some(player), event.deputy_id == Some(player));
                if !directs && !stands_in {
                    continue;
                }
                let deputy = event.deputy_id.filter(|&id| id != player);
                let takes_over = if directs { deputy } else { None };
                let after = Tournament {
                    director_id: if directs { deputy } else { event.director_id },
                    deputy_id: if directs { None } else { deputy },
                    ..event.clone()
                };
                let readers = match (takes_over, after.director_id) {
                    (Some(id), _) => vec![(id, "event-office-director")],
                    (None, Some(id)) => vec![(id, "event-office-deputy-gone")],
                    (None, None) => {
                        let admins = players::with_role(&mut tx, Role::Admin).await?;
                        admins.iter().map(|admin| (admin.id, "event-office-nobody")).collect()
                    }
                };
                for (id, key) in readers {
                    if id == player || Some(id) == submission.by.player() {
                        continue;
                    }
                    let reader = Person::load(&mut tx, id).await.map_err(LoadError::from)?;
                    let said = self.event_says(&reader, &event, key, &[]);
                    let known = told.entry(id).or_insert_with(|| (reader, event.clone(), Vec::new()));
                    known.2.push(said);
                }
                let mut entry = self.audit(submission, APPOINT, &event.code);
                entry.reason = Some(reason.to_owned());
                let officers = |event: &Tournament| (event.director_id, event.deputy_id);
                entry.body = noted::officers(officers(&event), officers(&after));
                over.audit.push(entry);
                over.events.push(after);
            }
        }
        for (reader, event, mut said) in told.into_values() {
            said.push(self.decided_says(&reader, decided.as_deref(), reason));
            over.letters.extend(self.event_letter(&reader, &event, LetterKind::EventOffice, said)?);
        }
        Ok(over)
    }

    /// Gives an event to a director and a deputy. An event without a director is the admins' (see `watch`).
    pub(super) async fn give_event(
        &self,
        submission: &Submission,
        record: EventRecord,
        (director, deputy): (Option<PlayerId>, Option<PlayerId>),
        reason: String,
        deed: Deed,
    ) -> Result<Receipt, SubmitError> {
        let by = staff(submission)?;
        if !matches!(record.event.state, TournamentState::Open | TournamentState::Running) {
            return Err(EventDenial::NotRunning.into());
        }
        let mut tx = self.db().read().await?;
        another(&mut tx, director, deputy).await?;
        officer(&mut tx, director).await?;
        officer(&mut tx, deputy).await?;
        drop(tx);
        let before = (record.event.director_id, record.event.deputy_id);
        if before == (director, deputy) {
            return Err(EventDenial::NothingChanges.into());
        }
        let receipt = Receipt::Event { code: record.event.code.clone() };
        let mut commit = self.commit_for(submission, receipt.clone(), None);
        commit.letters = self.officer_letters(&record, (director, deputy), by, &reason).await?;
        let event = Tournament { director_id: director, deputy_id: deputy, ..record.event };
        let deed = Deed { body: noted::officers(before, (director, deputy)), ..deed.because(reason) };
        self.write_event(submission, commit, event, deed, |_| Box::pin(async { Ok(()) })).await?;
        Ok(receipt)
    }

    /// To all whom it concerns that somebody else runs an event; not to the one who decided it, who knows.
    async fn officer_letters(
        &self,
        record: &EventRecord,
        (director, deputy): (Option<PlayerId>, Option<PlayerId>),
        by: Option<PlayerId>,
        reason: &str,
    ) -> Result<Vec<NewLetter>, SubmitError> {
        let event = &record.event;
        let mut tx = self.db().read().await?;
        let mut told: BTreeSet<PlayerId> = by.into_iter().collect();
        let mut letters = Vec::new();
        let decided = self.decided_by(&mut tx, by).await?;
        let runs = match director {
            Some(id) => Some(Person::load(&mut tx, id).await.map_err(LoadError::from)?.name),
            None => None,
        };
        let concerned = [
            (director.filter(|_| director != event.director_id), "event-office-director"),
            (deputy.filter(|_| deputy != event.deputy_id), "event-office-deputy"),
            (event.director_id.filter(|_| director != event.director_id), "event-office-no-director"),
            (event.deputy_id.filter(|_| deputy != event.deputy_id), "event-office-no-deputy"),
        ];
        for (id, key) in concerned {
            let Some(id) = id.filter(|id| told.insert(*id)) else { continue };
            let reader = Person::load(&mut tx, id).await.map_err(LoadError::from)?;
            let mut said = vec![self.event_says(&reader, event, key, &[])];
            if key == "event-office-no-director" {
                said.push(self.who_runs(&reader, event, runs.as_deref()));
            }
            said.push(self.decided_says(&reader, decided.as_deref(), reason));
            if matches!(key, "event-office-director" | "event-office-deputy") {
                said.push(self.event_says(&reader, event, "event-desk", &[]));
            }
            letters.extend(self.event_letter(&reader, event, LetterKind::EventOffice, said)?);
        }
        if director != event.director_id {
            let there = |state| matches!(state, EntryState::Entered | EntryState::Playing);
            let entrants = record.entries.iter().filter(|entry| there(entry.state)).map(|entry| entry.player);
            for id in entrants.chain(record.waiting.iter().map(|entry| entry.player_id)) {
                if !told.insert(id) {
                    continue;
                }
                let reader = Person::load(&mut tx, id).await.map_err(LoadError::from)?;
                let said = vec![self.who_runs(&reader, event, runs.as_deref())];
                letters.extend(self.event_letter(&reader, event, LetterKind::EventNews, said)?);
            }
        }
        Ok(letters)
    }

    /// Who runs an event from now on, to one of its entrants.
    fn who_runs(&self, reader: &Person, event: &Tournament, director: Option<&str>) -> String {
        match director {
            Some(name) => self.event_says(reader, event, "event-runs-now", &[("name", name.into())]),
            None => self.event_says(reader, event, "event-runs-nobody", &[]),
        }
    }

    /// The name of the one who decided; `None` for the club itself.
    pub(super) async fn decided_by(
        &self,
        tx: &mut Tx,
        by: Option<PlayerId>,
    ) -> Result<Option<String>, SubmitError> {
        match by {
            Some(id) => Ok(Some(Person::load(tx, id).await.map_err(LoadError::from)?.name)),
            None => Ok(None),
        }
    }

    /// Who decided something by office, and why, in the reader's language.
    pub(in crate::door) fn decided_says(&self, reader: &Person, by: Option<&str>, reason: &str) -> String {
        let name = by.unwrap_or(&self.club().name);
        let facts: [(&'static str, Value); 2] = [("name", name.into()), ("reason", reason.into())];
        self.inner.speech.say(reader.lang, "desk-reason-told", &facts)
    }
}

/// Events that are looked through.
const EVENTS: u32 = 500;

/// What becomes of the events of somebody who is no director any more.
#[derive(Debug, Default)]
pub(in crate::door) struct HandedOver {
    /// As they will be.
    pub(in crate::door) events: Vec<Tournament>,
    /// What the log says of it.
    pub(in crate::door) audit: Vec<audit::Entry>,
    /// To who takes them over, or has to find somebody.
    pub(in crate::door) letters: Vec<NewLetter>,
}

/// A deputy is somebody else than the director: who is silent cannot be asked.
pub(super) async fn another(
    tx: &mut Tx,
    director: Option<PlayerId>,
    deputy: Option<PlayerId>,
) -> Result<(), SubmitError> {
    let Some(id) = deputy.filter(|_| director == deputy) else { return Ok(()) };
    let player = players::by_id(tx, id).await?.ok_or_else(|| SubmitError::NoMember(id.to_string()))?;
    Err(EventDenial::OwnDeputy(player.name).into())
}

/// Whether this member may run an event.
pub(super) async fn officer(tx: &mut Tx, id: Option<PlayerId>) -> Result<(), SubmitError> {
    let Some(id) = id else { return Ok(()) };
    let player = players::by_id(tx, id).await?.ok_or_else(|| SubmitError::NoMember(id.to_string()))?;
    let fit = matches!(player.role, Role::Director | Role::Admin)
        && matches!(player.status, PlayerStatus::Active | PlayerStatus::Inactive);
    if fit { Ok(()) } else { Err(EventDenial::NoDirector(player.name).into()) }
}
