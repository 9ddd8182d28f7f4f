//! SQLite's one writer: all writes that wait go into one transaction and share its fsync.
//!
//! Each write after the first runs in a SAVEPOINT, so that one that fails its guard is undone alone. Nobody is answered before
//! the COMMIT, the refused ones neither: what refused them may have been a neighbour's write that does not stand in the end.
use std::{panic::AssertUnwindSafe, time::Duration};

use futures_util::{FutureExt, future::BoxFuture};
use sqlx::sqlite::SqlitePool;
use tokio::{
    sync::{mpsc, oneshot, watch},
    task::JoinHandle,
    time::timeout,
};

use super::tx::Tx;
use crate::error::{Cause, StoreError, WriteError};

/// The most writes that share a commit.
const BATCH: usize = 64;
/// The most writes that wait before the next has to wait outside.
const WAITING: usize = 1024;
/// The longest that one write may take, in seconds.
const LONGEST: u64 = 30;

/// Tells the writer whose answer it is how the commit ended.
type Reply = Box<dyn FnOnce(Option<StoreError>) + Send>;
/// A write with its types forgotten; given an error instead of a transaction, it only answers.
type Job = Box<dyn for<'a> FnOnce(Result<&'a mut Tx, StoreError>) -> BoxFuture<'a, Ran> + Send>;

struct Ran {
    /// Whether it has run any statement; if not, what was to begin it has not run either.
    touched: bool,
    keep: bool,
    /// Why the whole transaction may be gone: the database failed, not the write.
    broken: Option<StoreError>,
    reply: Reply,
}

/// The way to the writer.
pub(super) struct Queue {
    jobs: mpsc::Sender<Job>,
    closing: watch::Sender<bool>,
}

/// Starts the writer on the pool's only connection.
pub(super) fn start(pool: SqlitePool) -> (Queue, JoinHandle<()>) {
    let (jobs, queue) = mpsc::channel(WAITING);
    let (closing, closed) = watch::channel(false);
    (Queue { jobs, closing }, tokio::spawn(run(pool, queue, closed)))
}

impl Queue {
    pub(super) async fn write<T, E, F>(&self, work: F) -> Result<T, WriteError<E>>
    where
        F: for<'a> FnOnce(&'a mut Tx) -> BoxFuture<'a, Result<T, E>> + Send + 'static,
        T: Send + 'static,
        E: Send + 'static,
    {
        let (answer, wait) = oneshot::channel();
        let job: Job = Box::new(move |tx| {
            Box::pin(async move {
                let tx = match tx {
                    Ok(tx) => tx,
                    Err(error) => return Ran::told(answer, Err(WriteError::Store(error)), None),
                };
                let outcome = guarded(tx, work).await;
                let touched = tx.has_run();
                let broken = tx.take_failure().filter(StoreError::is_retryable);
                Ran { touched, ..Ran::told(answer, outcome, broken) }
            })
        });
        self.jobs.send(job).await.map_err(|_| WriteError::Store(StoreError::Closed))?;
        wait.await.unwrap_or(Err(WriteError::Store(StoreError::Closed)))
    }

    pub(super) fn close(&self) {
        self.closing.send_replace(true);
    }
}

impl Ran {
    fn told<T, E>(
        answer: oneshot::Sender<Result<T, WriteError<E>>>,
        outcome: Result<T, WriteError<E>>,
        broken: Option<StoreError>,
    ) -> Self
    where
        T: Send + 'static,
        E: Send + 'static,
    {
        let keep = outcome.is_ok();
        let reply = Box::new(move |lost: Option<StoreError>| {
            // A caller that has gone away needs no answer.
            let _gone = answer.send(match lost {
                Some(error) => Err(WriteError::Store(error)),
                None => outcome,
            });
        });
        Self { touched: false, keep, broken, reply }
    }
}

/// Runs `work`, which may fail in every way that code can, and makes one outcome of it.
pub(super) async fn guarded<T, E, F>(tx: &mut Tx, work: F) -> Result<T, WriteError<E>>
where
    F: for<'a> FnOnce(&'a mut Tx) -> BoxFuture<'a, Result<T, E>>,
{
    let running = AssertUnwindSafe(async {
        let value = work(tx).await.map_err(WriteError::Refused)?;
        // What it kept back belongs to it.
        tx.flush().await.map_err(WriteError::Store)?;
        Ok(value)
    });
    let value = match timeout(Duration::from_secs(LONGEST), running.catch_unwind()).await {
        Ok(Ok(done)) => done?,
        Ok(Err(panic)) => return Err(WriteError::Store(StoreError::Panicked(message(&*panic)))),
        Err(_) => return Err(WriteError::Store(StoreError::TooSlow(LONGEST))),
    };
    match tx.failure() {
        None => Ok(value),
        Some(failure) => Err(WriteError::Store(failure.clone())),
    }
}

fn message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no message".to_owned())
}

async fn run(pool: SqlitePool, mut queue: mpsc::Receiver<Job>, mut closing: watch::Receiver<bool>) {
    let mut idle = None;
    let mut open = true;
    loop {
        let job = tokio::select! {
            biased;
            job = queue.recv() => job,
            _ = closing.wait_for(|closing| *closing), if open => {
                // What waits is still taken; then `recv` gives None.
                queue.close();
                open = false;
                continue;
            }
        };
        let Some(job) = job else { break };
        let tx = match idle.take() {
            Some(tx) => Ok(tx),
            None => pool.acquire().await.map(Tx::sqlite_write).map_err(StoreError::from),
        };
        match tx {
            Ok(tx) => idle = batch(tx, job, &mut queue).await,
            Err(error) => (job(Err(error)).await.reply)(None),
        }
    }
}

/// One transaction: `first` and whoever waits. Gives the connection back unless it has to be thrown away.
async fn batch(mut tx: Tx, first: Job, queue: &mut mpsc::Receiver<Job>) -> Option<Tx> {
    let mut replies = Vec::new();
    let ended = fill(&mut tx, first, queue, &mut replies).await;
    let lost = ended.err();
    for reply in replies {
        reply(lost.clone());
    }
    if lost.is_some() {
        tx.abandon().await;
        return None;
    }
    Some(tx)
}

const BEGIN: &str = "BEGIN IMMEDIATE";

/// Runs the writes of one transaction and ends it. An error is everybody's: nothing of the transaction stands.
async fn fill(
    tx: &mut Tx,
    first: Job,
    queue: &mut mpsc::Receiver<Job>,
    replies: &mut Vec<Reply>,
) -> Result<(), StoreError> {
    // What the next write begins with goes to the database with the write's own first statement, not in a trip for itself: a
    // savepoint is released when the next one begins, or by the COMMIT, and one that was rolled back to serves the next write as
    // well.
    let mut before = BEGIN;
    let mut next = Some(first);
    while let Some(job) = next {
        tx.begin_with(before);
        let ran = job(Ok(tx)).await;
        replies.push(ran.reply);
        if let Some(error) = ran.broken {
            return Err(error);
        }
        before = match (ran.touched, ran.keep, before) {
            (false, ..) => before,
            (true, false, BEGIN) => return control(tx, "ROLLBACK").await,
            (true, false, _) => {
                control(tx, "ROLLBACK TO one").await?;
                ""
            }
            (true, true, BEGIN) => "SAVEPOINT one",
            (true, true, _) => "RELEASE one; SAVEPOINT one",
        };
        next = if replies.len() < BATCH { queue.try_recv().ok() } else { None };
    }
    // Of writes that ran no statement there is nothing to commit.
    if before == BEGIN { Ok(()) } else { control(tx, "COMMIT").await }
}

/// A statement of the transaction itself. Whatever goes wrong with it may go right the next time, on a new connection.
async fn control(tx: &mut Tx, sql: &'static str) -> Result<(), StoreError> {
    tx.control(sql).await.map_err(|error| StoreError::Unavailable(Cause::new(error)))
}
