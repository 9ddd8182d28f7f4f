//! Signs of life: a mail, a log-in, a move. Who gives none for a year is inactive until the next one.
use frcec_store::{PlayerId, StoreError, WriteError, letters, players};

use super::{Door, LoadError, SubmitError, letter::Reader, practice::PRACTICE_HANDLE};
use crate::{
    mail::compose::{Letter, LetterKind},
    people::Person,
};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
/// How long a member may be silent (ms).
pub const SILENT_MS: i64 = 365 * DAY_MS;

impl Door {
    /// Notes that a member is there, once a day at the most. Whoever was inactive is so no more.
    pub async fn alive(&self, player: PlayerId) -> Result<(), SubmitError> {
        let now = self.clock().now();
        {
            let seen = self.inner.seen.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            if seen.get(&player).is_some_and(|&at| at <= now && now - at < DAY_MS) {
                return Ok(());
            }
        }
        let noted =
            self.db().write(move |tx| Box::pin(async move { players::alive(tx, player, now, DAY_MS).await }));
        noted.await.map_err(WriteError::<StoreError>::flatten)?;
        self.inner.seen.lock().unwrap_or_else(std::sync::PoisonError::into_inner).insert(player, now);
        Ok(())
    }

    /// Makes one member inactive who has given no sign of life for a year, and tells him or her; false if there is none.
    pub async fn retire_one(&self) -> Result<bool, SubmitError> {
        let now = self.clock().now();
        let before = now - SILENT_MS;
        let person = {
            let mut tx = self.db().read().await?;
            // The club's own player never says anything.
            let mut silent = players::silent(&mut tx, before, 2).await?;
            silent.retain(|player| player.handle != PRACTICE_HANDLE);
            let Some(player) = silent.into_iter().next() else { return Ok(false) };
            Person::of(&mut tx, player).await.map_err(LoadError::from)?
        };
        let speech = self.inner.speech;
        let facts = [("name", person.name.as_str().into()), ("club", self.club().name.as_str().into())];
        let subject = speech.say(person.lang, "inactive-subject", &facts);
        let mut letter = Letter::new(person.lang, &self.club().name, subject.clone());
        letter.news = vec![speech.say(person.lang, "inactive-text", &facts)];
        let letter =
            self.club_letter(&letter, &Reader::from(&person), LetterKind::Inactive, subject, None)?;
        let id = person.id;
        let retired = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    // Of two workers one tells it.
                    let retired = players::retire(tx, id, before, now).await?;
                    if let Some(letter) = letter.filter(|_| retired) {
                        letters::insert(tx, &letter).await?;
                    }
                    Ok::<_, StoreError>(())
                })
            })
            .await;
        retired.map_err(WriteError::flatten)?;
        self.wake().notify_waiters();
        Ok(true)
    }
}
