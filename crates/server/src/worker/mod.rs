//! Work in the background: letters out, clocks that have run out, players who were never told.
//!
//! Each kind of work is a function that does one thing and says whether there was one ([`Step`]), so that tests drain it.
//! The loops only call them: they register for the wake-up before they look, so that no wake-up is lost, and look again
//! every second all the same, since another process may have written.

mod housekeeping;
pub mod post;
pub mod retry;
mod time;

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use frcec_store::StoreError;
use frcec_store::letters::{Failure, Lost};
use tokio::sync::{Notify, watch};

use self::post::{Post, Posted};
use crate::door::{Door, LoadError, SubmitError};
use crate::mail::compose::picture::letter_bytes;
use crate::mail::transport::Transport;

/// How long a letter is ours before another worker may have it: ten times the two seconds by which clocks of several
/// machines may differ.
const LEASE: Duration = Duration::from_secs(20);
/// Letters on their way at the same time; a slow relay must not hold up the rest.
const SENDERS: usize = 4;
/// How often a loop looks without being woken.
const POLL: Duration = Duration::from_secs(1);
/// How often a sign of life is given.
const BEAT: Duration = Duration::from_secs(30);
/// How often old texts are looked for.
const HOUSEKEEPING: Duration = Duration::from_mins(10);
/// How long a loop waits after our own trouble.
const TROUBLE: Duration = Duration::from_secs(5);

/// Whether there was something to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Done,
    Nothing,
}

/// Why a step did not end.
#[derive(Debug, thiserror::Error)]
pub enum WorkError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Submit(#[from] SubmitError),
    #[error(transparent)]
    Load(#[from] LoadError),
}

/// The worker. Several may run on one record, in one process or in many.
#[derive(Clone)]
pub struct Worker {
    door: Door,
    post: Post,
}

impl Worker {
    pub fn new(door: Door, transport: Arc<dyn Transport>) -> Self {
        let post = Post {
            db: door.db().clone(),
            clock: door.clock().clone(),
            ids: door.ids().clone(),
            transport,
            render: Arc::new(|letter| letter_bytes(letter).map_err(|error| error.to_string())),
            lease: LEASE,
        };
        Self { door, post }
    }

    /// Letters carry this signature. It is made when a letter is sent, with the time at which the letter was made, so
    /// that a letter sent again is the same to the last octet.
    #[cfg(feature = "mail-auth")]
    #[must_use]
    pub fn signing(mut self, signer: crate::mail::dkim::Signer) -> Self {
        self.post.render = Arc::new(move |letter| {
            let mail = letter_bytes(letter).map_err(|error| error.to_string())?;
            signer.sign(&mail, letter.created_at).map_err(|error| error.to_string())
        });
        self
    }

    /// Sends one letter, and tells the door when the next host has taken it: its reader's clock may start.
    pub async fn send_one(&self) -> Result<Step, WorkError> {
        match self.post.step().await? {
            Posted::Nothing => Ok(Step::Nothing),
            Posted::Taken(letter, at, host) => {
                // If we die before this, the player counts as told a day after the move, which only gives time.
                self.door.told_by_letter(letter, at, Some(&host)).await?;
                Ok(Step::Done)
            }
            Posted::Waits(letter, lease) => {
                self.door.hold_letter(&letter, lease).await?;
                Ok(Step::Done)
            }
            Posted::Full(letter) => {
                self.door.mailbox_is_full(letter).await?;
                Ok(Step::Done)
            }
            Posted::Moved(letter) => {
                self.door.send_elsewhere(&letter).await?;
                Ok(Step::Done)
            }
            Posted::Failed(_, Failure::GiveUp(Lost::Hard | Lost::Soft)) | Posted::Lost(_) => Ok(Step::Done),
            Posted::Failed(letter, _) => {
                self.door.letter_is_put_off(letter).await?;
                Ok(Step::Done)
            }
        }
    }

    /// Runs until `stop` is true; a letter that is on its way is waited for.
    pub async fn run(self, stop: watch::Receiver<bool>) {
        let wake = Arc::clone(self.door.wake());
        let mut loops = tokio::task::JoinSet::new();
        for _ in 0..SENDERS {
            let worker = self.clone();
            loops.spawn(repeat(Arc::clone(&wake), stop.clone(), "letters", move || {
                let worker = worker.clone();
                async move { worker.send_one().await }
            }));
        }
        // Before any flag is called: a time in which nobody was here is nobody's.
        if let Err(error) = self.door.beat().await {
            tracing::error!(%error, "no sign of life could be written; it will be tried again");
        }
        loops.spawn(self.clone().live(stop.clone()));
        let worker = self.clone();
        loops.spawn(repeat(Arc::clone(&wake), stop.clone(), "outages", move || {
            let worker = worker.clone();
            async move { worker.give_back_some().await }
        }));
        let worker = self.clone();
        loops.spawn(repeat(Arc::clone(&wake), stop.clone(), "clocks", move || {
            let worker = worker.clone();
            async move { worker.call_one_flag().await }
        }));
        let worker = self.clone();
        loops.spawn(repeat(Arc::clone(&wake), stop.clone(), "untold", move || {
            let worker = worker.clone();
            async move { worker.tell_one().await }
        }));
        let worker = self.clone();
        loops.spawn(repeat(Arc::clone(&wake), stop.clone(), "challenges", move || {
            let worker = worker.clone();
            async move {
                match worker.expire_one_challenge().await? {
                    Step::Done => Ok(Step::Done),
                    Step::Nothing => worker.pair_one().await,
                }
            }
        }));
        let worker = self.clone();
        loops.spawn(repeat(Arc::clone(&wake), stop.clone(), "events", move || {
            let worker = worker.clone();
            async move {
                match worker.look_at_one_event().await? {
                    Step::Done => Ok(Step::Done),
                    Step::Nothing => worker.ask_one_deputy().await,
                }
            }
        }));
        let worker = self.clone();
        loops.spawn(repeat(Arc::clone(&wake), stop.clone(), "held", move || {
            let worker = worker.clone();
            async move { worker.expire_one().await }
        }));
        let worker = self.clone();
        loops.spawn(repeat(Arc::clone(&wake), stop.clone(), "lost letters", move || {
            let worker = worker.clone();
            async move {
                match worker.settle_one_lost().await? {
                    Step::Done => Ok(Step::Done),
                    Step::Nothing => worker.release_one_stuck().await,
                }
            }
        }));
        let worker = self.clone();
        loops.spawn(repeat(wake, stop.clone(), "digests and reminders", move || {
            let worker = worker.clone();
            async move {
                match worker.digest_one().await? {
                    Step::Done => Ok(Step::Done),
                    Step::Nothing => match worker.remind_one().await? {
                        Step::Done => Ok(Step::Done),
                        Step::Nothing => worker.newsletter_some().await,
                    },
                }
            }
        }));
        loops.spawn(self.keep_house(stop));
        while loops.join_next().await.is_some() {}
    }
}

impl Worker {
    /// Gives signs of life, so that a time without one is known as an outage.
    async fn live(self, mut stop: watch::Receiver<bool>) {
        while !*stop.borrow() {
            match self.door.beat().await {
                Ok(None) => {}
                Ok(Some(ms)) => tracing::warn!(ms, "nobody was here for so long; all clocks stood still"),
                Err(error) => tracing::error!(%error, "no sign of life could be written"),
            }
            tokio::select! {
                () = tokio::time::sleep(BEAT) => {}
                _ = stop.wait_for(|&stop| stop) => {}
            }
        }
    }

    /// Nothing wakes it: what is old gets no older by waiting.
    async fn keep_house(self, mut stop: watch::Receiver<bool>) {
        while !*stop.borrow() {
            let mut kept = self.retire_one().await;
            if matches!(kept, Ok(Step::Nothing)) {
                kept = self.recover_one().await;
            }
            if matches!(kept, Ok(Step::Nothing)) {
                kept = self.try_one_held().await;
            }
            if matches!(kept, Ok(Step::Nothing)) {
                kept = self.prune_some().await;
            }
            let pause = match kept {
                Ok(Step::Done) => POLL,
                Ok(Step::Nothing) => HOUSEKEEPING,
                Err(error) => {
                    tracing::error!(what = "housekeeping", %error, "work failed and will be tried again");
                    HOUSEKEEPING
                }
            };
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                _ = stop.wait_for(|&stop| stop) => {}
            }
        }
    }
}

/// Calls `work` until there is nothing, then waits for a wake-up or a second.
async fn repeat<F, W>(wake: Arc<Notify>, mut stop: watch::Receiver<bool>, what: &'static str, mut work: F)
where
    F: FnMut() -> W,
    W: Future<Output = Result<Step, WorkError>>,
{
    while !*stop.borrow() {
        // Registered before the look: what is written between the look and the wait still wakes us.
        let mut woken = std::pin::pin!(wake.notified());
        woken.as_mut().enable();
        let pause = match work().await {
            Ok(Step::Done) => continue,
            Ok(Step::Nothing) => POLL,
            Err(error) => {
                tracing::error!(what, %error, "work failed and will be tried again");
                TROUBLE
            }
        };
        tokio::select! {
            // After trouble a wake-up does not help.
            () = woken, if pause == POLL => {}
            () = tokio::time::sleep(pause) => {}
            _ = stop.wait_for(|&stop| stop) => {}
        }
    }
}
