//! What the record need not keep, and what waited in vain.

use frcec_store::{StoreError, answers, asks, inbox, letters, origins, sessions};

use super::{Step, WorkError, Worker};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// Texts of letters and octets of mails go after this many days (design.md, rule 7); what they caused stays.
const KEEP_TEXTS: i64 = 30 * DAY;
/// How long a repetition of a submission is recognised. No mail host tries for longer than a few weeks.
const KEEP_ORIGINS: i64 = 90 * DAY;
/// Rows emptied in one step, so that no write takes long.
const AT_ONCE: u32 = 200;

impl Worker {
    /// Ends the waiting of one held action whose time for a yes is over, and tells its player.
    pub async fn expire_one(&self) -> Result<Step, WorkError> {
        Ok(if self.door.expire_one_held().await? { Step::Done } else { Step::Nothing })
    }

    /// Ends one challenge that nobody answered in time, and tells who made it.
    pub async fn expire_one_challenge(&self) -> Result<Step, WorkError> {
        Ok(if self.door.expire_one_challenge().await? { Step::Done } else { Step::Nothing })
    }

    /// Pairs two members who wait for an opponent.
    pub async fn pair_one(&self) -> Result<Step, WorkError> {
        Ok(if self.door.pair_one().await? { Step::Done } else { Step::Nothing })
    }

    /// Makes one member inactive who has given no sign of life for a year.
    pub async fn retire_one(&self) -> Result<Step, WorkError> {
        Ok(if self.door.retire_one().await? { Step::Done } else { Step::Nothing })
    }

    /// Makes one digest that is due.
    pub async fn digest_one(&self) -> Result<Step, WorkError> {
        Ok(if self.door.make_one_digest().await? { Step::Done } else { Step::Nothing })
    }

    /// Writes some letters of the newsletter that is being sent.
    pub async fn newsletter_some(&self) -> Result<Step, WorkError> {
        Ok(if self.door.send_some_of_newsletter().await? { Step::Done } else { Step::Nothing })
    }

    /// Looks at one game for a reminder.
    pub async fn remind_one(&self) -> Result<Step, WorkError> {
        Ok(if self.door.remind_one().await? { Step::Done } else { Step::Nothing })
    }

    /// Sees to one letter that did not arrive.
    pub async fn settle_one_lost(&self) -> Result<Step, WorkError> {
        Ok(if self.door.settle_one_lost().await? { Step::Done } else { Step::Nothing })
    }

    /// Lets one letter go again that was given up by our own fault, now that our relay takes letters again, or to find out whether.
    pub async fn release_one_stuck(&self) -> Result<Step, WorkError> {
        Ok(if self.door.release_one_stuck().await? { Step::Done } else { Step::Nothing })
    }

    /// Finds one failing address at which a letter has stayed.
    pub async fn recover_one(&self) -> Result<Step, WorkError> {
        Ok(if self.door.find_one_recovered().await? { Step::Done } else { Step::Nothing })
    }

    /// Lets one letter go that waits for an address that works: to find out whether it does.
    pub async fn try_one_held(&self) -> Result<Step, WorkError> {
        Ok(if self.door.try_one_held().await? { Step::Done } else { Step::Nothing })
    }

    /// Empties some of what is old. `Done` while there may be more.
    pub async fn prune_some(&self) -> Result<Step, WorkError> {
        let now = self.door.clock().now();
        let pruned = self
            .door
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    letters::expire_held(tx, now - KEEP_TEXTS, now).await?;
                    let texts = letters::prune(tx, now - KEEP_TEXTS, AT_ONCE).await?
                        + inbox::prune(tx, now - KEEP_TEXTS, AT_ONCE).await?;
                    origins::prune(tx, now - KEEP_ORIGINS).await?;
                    answers::prune(tx, now - KEEP_TEXTS).await?;
                    sessions::prune(tx, now - DAY).await?;
                    asks::prune(tx, now - KEEP_TEXTS).await?;
                    Ok::<_, StoreError>(texts)
                })
            })
            .await
            .map_err(frcec_store::WriteError::flatten)?;
        Ok(if pruned > 0 { Step::Done } else { Step::Nothing })
    }
}
