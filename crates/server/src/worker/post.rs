//! One letter from the outbox to the next mail host.

use std::sync::Arc;
use std::time::Duration;

use frcec_store::games::{self, GameState};
use frcec_store::letters::{self, Failure, Letter, Lost, Marked};
use frcec_store::{Db, LetterId, StoreError, delivery};

use super::retry;
use crate::clock::Clock;
use crate::door::{TRY_AGAIN, is_of_its_address};
use crate::ids::Ids;
use crate::mail::compose::{LetterKind, assemble::Headers};
use crate::mail::transport::{About, Outbound, SendError, Transport};

/// What one step did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Posted {
    /// No letter was due.
    Nothing,
    /// No address of this letter's reader works; it is ours under this lease, and has to wait.
    Waits(Box<Letter>, String),
    /// Its address is none of its reader's any more; it is ours under a lease, and has to go elsewhere.
    Moved(Box<Letter>),
    /// The next mail host took this one at that time (Unix ms); which host, and what it said.
    Taken(LetterId, i64, String),
    /// This one was not taken; what comes of it is recorded.
    Failed(LetterId, Failure),
    /// The same, because its reader's mailbox is full; it will be tried again.
    Full(LetterId),
    /// The lease ended while it was on its way, or an admin dropped it: whoever has it now decides.
    Lost(LetterId),
}

/// Makes the bytes of a stored letter. The error's text is recorded; trying again would not help.
pub type Render = Arc<dyn Fn(&Letter) -> Result<Vec<u8>, String> + Send + Sync>;

/// The outbox and the way out.
#[derive(Clone)]
pub struct Post {
    pub db: Db,
    pub clock: Clock,
    pub ids: Ids,
    pub transport: Arc<dyn Transport>,
    pub render: Render,
    /// For how long a letter is ours while we send it; renewed as long as that goes on.
    pub lease: Duration,
}

impl Post {
    /// Sends one letter that is due. The sending itself happens outside any transaction; before it the letter is leased,
    /// after it marked under the lease, so that a letter is never lost, and doubled only if we die in between.
    pub async fn step(&self) -> Result<Posted, StoreError> {
        let Some((letter, lease)) = self.lease_one().await? else { return Ok(Posted::Nothing) };
        let id = letter.id;
        if self.is_elsewhere(&letter).await? {
            return Ok(Posted::Moved(Box::new(letter)));
        }
        if self.has_to_wait(&letter).await? {
            return Ok(Posted::Waits(Box::new(letter), lease));
        }
        if self.is_past(&letter).await? {
            let at = self.clock.now();
            let dropped =
                self.db.write(move |tx| Box::pin(async move { letters::drop_queued(tx, id, at).await }));
            dropped.await.map_err(StoreError::from)?;
            tracing::info!(letter = id.0, "a copy that tells of a turn which has passed is not sent");
            return Ok(Posted::Lost(id));
        }
        let mail = match (self.render)(&letter) {
            Ok(mail) => mail,
            Err(error) => return self.failed(&letter, lease, Failure::GiveUp(Lost::Ours), &error).await,
        };
        let outbound =
            Outbound { id: id.0, from: letter.envelope_from.clone(), to: letter.address.clone(), mail };
        match self.send(&outbound, id, &lease).await {
            Ok(answer) => {
                let at = self.clock.now();
                tracing::info!(letter = id.0, reply = answer.reply, "letter taken");
                let marked = self
                    .db
                    .write(move |tx| Box::pin(async move { letters::mark_sent(tx, id, &lease, at).await }));
                match marked.await.map_err(StoreError::from)? {
                    Marked::Done => Ok(Posted::Taken(id, at, answer.evidence())),
                    Marked::LeaseLost => Ok(Posted::Lost(id)),
                }
            }
            Err(SendError::Permanent(about, error)) => {
                let lost = match about {
                    // Nothing of ours is taken: this letter is no worse than the others.
                    About::Club => Lost::Ours,
                    About::Letter => Lost::Refused,
                    About::Recipient => Lost::Hard,
                    About::FullMailbox => Lost::Soft,
                };
                self.failed(&letter, lease, Failure::GiveUp(lost), &error).await
            }
            Err(SendError::Deferred(about, error)) => {
                let full = about == About::FullMailbox;
                let lost = if full { Lost::Soft } else { Lost::Late };
                let failure = retry::after(letter.attempts, letter.created_at, self.clock.now(), lost);
                match self.failed(&letter, lease, failure, &error).await? {
                    Posted::Failed(id, Failure::RetryAt(_)) if full => Ok(Posted::Full(id)),
                    posted => Ok(posted),
                }
            }
            Err(SendError::Transient(error)) => {
                let failure = retry::after(letter.attempts, letter.created_at, self.clock.now(), Lost::Ours);
                self.failed(&letter, lease, failure, &error).await
            }
        }
    }

    /// Whether the letter's reader has other addresses now, and this one is none of them. A link that confirms an address is for one
    /// that is none yet.
    async fn is_elsewhere(&self, letter: &Letter) -> Result<bool, StoreError> {
        let confirms = LetterKind::of(&letter.kind) == Some(LetterKind::Address);
        let Some(player) = letter.player_id.filter(|_| !confirms) else { return Ok(false) };
        delivery::is_elsewhere(&mut self.db.look(), player, &letter.address).await
    }

    /// Whether no address of the letter's reader works. Once a day one letter goes all the same, or nobody would find out that one
    /// does again; and what somebody has just asked for, at that very address or as the club's keeper, always goes, and so does what
    /// answers a mail: whoever writes must learn what came of it. The same content again, after it came back, waits.
    async fn has_to_wait(&self, letter: &Letter) -> Result<bool, StoreError> {
        let goes =
            letter.attempts == letters::ASKED_FOR || is_of_its_address(letter) || answers_a_mail(letter);
        let Some(player) = letter.player_id.filter(|_| !goes) else { return Ok(false) };
        let before = self.clock.now() - TRY_AGAIN;
        Ok(delivery::waits(&mut self.db.look(), player, &letter.address, before).await?.is_some())
    }

    /// Whether the letter goes again, or late by our fault, and every turn that it tells of has passed since it was written.
    async fn is_past(&self, letter: &Letter) -> Result<bool, StoreError> {
        if letter.again_of.is_none() && letter.failure != Some(Lost::Stuck) {
            return Ok(false);
        }
        let mut tx = self.db.look();
        let tells = letters::tells(&mut tx, letter.id).await?;
        for told in &tells {
            let game = games::load(&mut tx, told.game).await?;
            if game.is_some_and(|game| game.row.state == GameState::Running && game.row.ply == told.ply) {
                return Ok(false);
            }
        }
        Ok(!tells.is_empty())
    }

    async fn lease_one(&self) -> Result<Option<(Letter, String)>, StoreError> {
        let now = self.clock.now();
        // A look costs less than a write, and most of the time there is nothing.
        let due = letters::next_due(&mut self.db.look()).await?;
        if due.is_none_or(|due| due > now) {
            return Ok(None);
        }
        let token = self.ids.secret();
        let lease = self.lease_ms();
        let for_tx = token.clone();
        let leased = self
            .db
            .write(move |tx| Box::pin(async move { letters::lease_due(tx, now, &for_tx, lease, 1).await }))
            .await
            .map_err(StoreError::from)?;
        Ok(leased.into_iter().next().map(|letter| (letter, token)))
    }

    /// Sends, and renews the lease as long as the other host thinks.
    async fn send(
        &self,
        outbound: &Outbound,
        id: LetterId,
        token: &str,
    ) -> Result<crate::mail::transport::Taken, SendError> {
        let mut sending = self.transport.send(outbound);
        loop {
            match tokio::time::timeout(self.lease / 3, &mut sending).await {
                Ok(sent) => return sent,
                Err(_) => self.renew(id, token).await,
            }
        }
    }

    async fn renew(&self, id: LetterId, token: &str) {
        let until = self.clock.now().saturating_add(self.lease_ms());
        let token = token.to_owned();
        let renewed =
            self.db.write(move |tx| Box::pin(async move { letters::renew(tx, id, &token, until).await }));
        match renewed.await.map_err(StoreError::from) {
            Ok(Marked::Done) => {}
            // The letter may go out twice now, with one Message-ID; that is said when it is marked.
            Ok(Marked::LeaseLost) => {
                tracing::warn!(letter = id.0, "the lease of a letter ended while it was sent");
            }
            Err(error) => tracing::warn!(letter = id.0, %error, "cannot renew the lease of a letter"),
        }
    }

    async fn failed(
        &self,
        letter: &Letter,
        token: String,
        failure: Failure,
        error: &str,
    ) -> Result<Posted, StoreError> {
        let id = letter.id;
        let at = self.clock.now();
        match failure {
            Failure::GiveUp(_) => {
                tracing::error!(letter = id.0, attempts = letter.attempts, error, "letter given up");
            }
            Failure::RetryAt(next) => {
                tracing::warn!(letter = id.0, attempts = letter.attempts, next, error, "letter not taken");
            }
        }
        let error = error.to_owned();
        let marked = self
            .db
            .write(move |tx| {
                Box::pin(async move { letters::mark_failed(tx, id, &token, failure, &error, at).await })
            })
            .await
            .map_err(StoreError::from)?;
        Ok(match marked {
            Marked::Done => Posted::Failed(id, failure),
            Marked::LeaseLost => Posted::Lost(id),
        })
    }

    fn lease_ms(&self) -> i64 {
        i64::try_from(self.lease.as_millis()).unwrap_or(i64::MAX)
    }
}

/// Whether the letter answers a mail, and has not come back.
fn answers_a_mail(letter: &Letter) -> bool {
    let owed = || LetterKind::of(&letter.kind).is_some_and(LetterKind::is_owed);
    let answers = || serde_json::from_str::<Headers>(&letter.headers).is_ok_and(|h| h.in_reply_to.is_some());
    letter.again_of.is_none() && (owed() || answers())
}
