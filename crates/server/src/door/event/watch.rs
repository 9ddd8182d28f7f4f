//! What the worker asks of events: to look at those whose time has come, and for the deputy of a silent director.
use frcec_store::{
    StoreError, letters as outbox,
    players::{self, PlayerStatus, Role},
    tournaments::{self, Tournament, TournamentState},
};

use super::{EventCommand, EventDenial};
use crate::{
    door::{Actor, Command, Door, LoadError, Submission, SubmitError, Via},
    mail::compose::LetterKind,
    people::Person,
};

/// How long something may wait for a director before the deputy is asked (ms): fourteen days (domain.md, "Tournaments").
pub const SILENT_DIRECTOR_MS: i64 = 14 * 24 * 60 * 60 * 1000;
/// Events looked at in one step: one that cannot be read must not stand in the way of the others.
const LOOK: u32 = 50;

impl Door {
    /// Starts an event whose date has come or that is full, or goes on with one whose round is over; false if there is none.
    /// Of two workers that look at once, one does it.
    pub async fn look_at_one_event(&self) -> Result<bool, SubmitError> {
        let now = self.clock().now();
        let mut failed = None;
        for state in [TournamentState::Running, TournamentState::Open] {
            let due = tournaments::due(&mut self.db().read().await?, state, now, LOOK).await?;
            for event in due {
                let (code, seen) = (event.code.clone(), None);
                let command = match state {
                    TournamentState::Open => EventCommand::Start { code, seen },
                    _ => EventCommand::Advance { code, seen, reason: None },
                };
                let submission = Submission {
                    by: Actor::Club,
                    via: Via::Club,
                    at: now,
                    origin: None,
                    command: Command::Event(command),
                };
                match self.submit(submission).await {
                    Ok(_) => return Ok(true),
                    // Another worker was faster.
                    Err(SubmitError::Event(EventDenial::NotToBegin(_) | EventDenial::NotRunning)) => {
                        return Ok(true);
                    }
                    Err(error) => {
                        tracing::error!(event = %event.code, %error, "an event cannot go on");
                        failed = Some(error);
                    }
                }
            }
        }
        failed.map_or(Ok(false), Err)
    }

    /// Asks the deputy of one director who has been silent for fourteen days while something waits, or the admins where there
    /// is no other deputy; false if there is none.
    pub async fn ask_one_deputy(&self) -> Result<bool, SubmitError> {
        let now = self.clock().now();
        let waiting =
            tournaments::waiting(&mut self.db().read().await?, now - SILENT_DIRECTOR_MS, LOOK).await?;
        for event in waiting.into_iter().filter(|event| event.deputy_asked_at.is_none()) {
            let mut letters = Vec::new();
            let director = match event.director_id {
                Some(id) => Some(self.person(id).await?.name),
                None => None,
            };
            for person in self.deputies(&event).await? {
                let said = match &director {
                    Some(director) => {
                        let facts = [("director", director.as_str().into())];
                        self.event_says(&person, &event, "event-deputy-asked", &facts)
                    }
                    None => self.event_says(&person, &event, "event-deputy-asked-nobody", &[]),
                };
                let desk = self.event_says(&person, &event, "event-desk", &[]);
                letters.extend(self.event_letter(
                    &person,
                    &event,
                    LetterKind::EventDeputy,
                    vec![said, desk],
                )?);
            }
            let asked = self
                .db()
                .write(move |tx| {
                    Box::pin(async move {
                        let asked = tournaments::ask_deputy(tx, &event, now).await?;
                        if asked {
                            outbox::insert_all(tx, &letters).await?;
                        }
                        Ok::<_, StoreError>(asked)
                    })
                })
                .await
                .map_err(StoreError::from)?;
            if asked {
                self.wake().notify_waiters();
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Who is asked in the director's place.
    async fn deputies(&self, event: &Tournament) -> Result<Vec<Person>, SubmitError> {
        let there = |status| matches!(status, PlayerStatus::Active | PlayerStatus::Inactive);
        if let Some(id) = event.deputy_id.filter(|&id| Some(id) != event.director_id) {
            let deputy = self.person(id).await?;
            if there(deputy.status) {
                return Ok(vec![deputy]);
            }
        }
        let mut tx = self.db().read().await?;
        let mut admins = Vec::new();
        for player in players::with_role(&mut tx, Role::Admin).await? {
            if there(player.status) && Some(player.id) != event.director_id {
                admins.push(Person::of(&mut tx, player).await.map_err(LoadError::from)?);
            }
        }
        Ok(admins)
    }
}
