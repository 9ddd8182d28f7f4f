//! What becomes of the waiting list when an event begins: who waits is taken over to the event that its start opens; where there is
//! none, he goes on waiting, for the place of somebody who never comes.
use frcec_store::{
    Tx, letters as outbox,
    tournaments::{self, EntryState, Tournament},
};

use super::{
    EventRecord, EventSettings,
    enter::{count, full_now, games_at_once},
};
use crate::{
    door::{Door, LoadError, SubmitError, matches::NotMade},
    mail::compose::LetterKind,
    people::Person,
    speech::Value,
};

impl Door {
    /// Takes those who wait for a place in `record`, which begins at `at` (Unix ms), over to `next` in the order of entry, and tells
    /// each of them. Whom the conditions or the limit of games keep out of it goes on waiting here.
    pub(super) async fn pass_on_waiting(
        &self,
        tx: &mut Tx,
        record: &EventRecord,
        next: Option<&Tournament>,
        at: i64,
    ) -> Result<(), NotMade> {
        let mut letters = Vec::new();
        let mut entered = 0_usize;
        let settings = next.map(EventSettings::of).transpose()?;
        let next = next.zip(settings);
        for waiting in &record.waiting {
            let reader = Person::load(tx, waiting.player_id)
                .await
                .map_err(LoadError::from)
                .map_err(SubmitError::from)?;
            let comes_over = match &next {
                Some((_, settings)) => self.comes_over(tx, settings, &reader).await,
                None => false,
            };
            let Some((next, settings)) = next.as_ref().filter(|_| comes_over) else {
                let said = vec![self.event_says(&reader, &record.event, "event-begun-without", &[])];
                letters.extend(self.event_letter(&reader, &record.event, LetterKind::EventNews, said)?);
                continue;
            };
            let free = settings.capacity.is_none_or(|places| entered < count(places));
            let state = if free { EntryState::Entered } else { EntryState::Waiting };
            tournaments::remove_entry(tx, record.event.id, reader.id).await?;
            tournaments::enter(tx, next.id, reader.id, state, "{}", at).await?;
            entered += usize::from(free);
            let facts: [(&'static str, Value); 2] =
                [("next", next.name.as_str().into()), ("next_code", next.code.as_str().into())];
            let key = if free { "event-begun-over" } else { "event-begun-over-waiting" };
            let said =
                vec![self.event_says(&reader, &record.event, key, &facts), self.way_out_says(&reader, next)];
            letters.extend(self.event_letter(&reader, next, LetterKind::EventEntered, said)?);
        }
        if let Some((next, settings)) = &next {
            let full = full_now(next, settings, entered, at);
            if full != **next {
                tournaments::update(tx, &full, at).await?;
            }
        }
        outbox::insert_all(tx, &letters).await?;
        Ok(())
    }

    /// Whether a member can be in the event that follows.
    async fn comes_over(&self, tx: &mut Tx, settings: &EventSettings, reader: &Person) -> bool {
        self.may_enter(tx, settings, reader.id).await.is_ok()
            && self.may_start(tx, reader, games_at_once(settings, 0)).await.is_ok()
    }
}
