//! Letters that our own relay did not take: they go again by themselves when it takes letters again.
use frcec_store::{
    StoreError,
    letters::{self, Letter as Stored, NewLetter},
    players,
};

use super::{
    Door, SubmitError,
    bounce::{DAY, HOUR},
};

/// How long such a letter waits at least (ms), and how often one finds out whether the relay takes any.
const PAUSE: i64 = HOUR;
/// After so long (ms) a letter is news to nobody, unless it tells of a turn that still stands.
const NEWS: i64 = 30 * DAY;

/// What becomes of a letter whose turn it is.
enum Way {
    /// It goes as it is.
    Again,
    /// Its reader has another address now: its content goes there.
    Elsewhere(Box<NewLetter>),
    /// Nobody needs it any more, for this reason.
    Dropped(&'static str),
}

impl Door {
    /// Lets one letter go again that was given up by our own fault; false if there is none to let go.
    pub async fn release_one_stuck(&self) -> Result<bool, SubmitError> {
        let now = self.clock().now();
        let found = letters::next_stuck(&mut self.db().look(), now - PAUSE).await?;
        let Some(letter) = found else { return Ok(false) };
        let way = self.way_of(&letter, now).await?;
        let id = letter.id;
        let written = self.db().write(move |tx| {
            Box::pin(async move {
                match way {
                    Way::Again => letters::release_stuck(tx, id, now).await.map(|_| ()),
                    Way::Elsewhere(instead) => {
                        if letters::drop_stuck(tx, id, &format!("went as letter {}", instead.id), now).await?
                        {
                            letters::insert(tx, &instead).await?;
                        }
                        Ok(())
                    }
                    Way::Dropped(why) => letters::drop_stuck(tx, id, why, now).await.map(|_| ()),
                }
            })
        });
        written
            .await
            .map_err(|error: frcec_store::WriteError<StoreError>| SubmitError::from(error.flatten()))?;
        self.inner.wake.notify_waiters();
        Ok(true)
    }

    async fn way_of(&self, letter: &Stored, now: i64) -> Result<Way, SubmitError> {
        if self.has_passed(letter).await? {
            return Ok(Way::Dropped("its turn has passed"));
        }
        let mut tx = self.db().read().await?;
        let tells = letters::tells(&mut tx, letter.id).await?;
        if tells.is_empty() && now - letter.created_at > NEWS {
            return Ok(Way::Dropped("it could not leave in time"));
        }
        let Some(player) = letter.player_id else { return Ok(Way::Again) };
        let addresses = players::addresses(&mut tx, player).await?;
        drop(tx);
        let key = players::address_key;
        if addresses.iter().any(|a| key(&a.address) == key(&letter.address)) {
            return Ok(Way::Again);
        }
        Ok(match addresses.iter().find(|a| a.works()) {
            Some(other) => Way::Elsewhere(Box::new(self.again(letter, &tells, &other.address, now)?)),
            None => Way::Dropped("its reader has no such address any more"),
        })
    }
}
