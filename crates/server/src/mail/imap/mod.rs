//! The way in by IMAP: a mailbox elsewhere into which the club's mail is delivered.
//!
//! What was taken is known by two things: the cursor (UIDVALIDITY and the UID up to which all is done), which only saves
//! work, and the origin of each mail in the record, which makes it safe: a mail that is fetched again, after a crash or
//! because the server gave all mails new numbers, plays nothing and is answered by nothing. So the order is: fetch without
//! setting a flag, commit, flag, move the cursor.
//!
//! Nobody is on the line who would tell a sender that a mail was refused, so the ingress does (`ingress/unheard`).

pub mod envelope;
mod idle;
pub mod progress;
mod wire;

use std::future::Future;
use std::time::Duration;

use frcec_store::mailbox::{self, Cursor, TroubleKind};
use frcec_store::{Db, StoreError};
use futures_util::StreamExt as _;
use tokio::sync::watch;

pub use wire::ImapError;
use wire::{Access, Imapped};

use self::envelope::envelope;
use self::progress::{Numbers, Progress, Start};
use super::ingress::{Ingress, Taken};
use super::limits::Limits;
use super::read::Fields;
use crate::clock::Clock;
use crate::config::Imap;

/// How long things may take.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For each step of a conversation with the server.
    pub step: Duration,
    /// IDLE is renewed after so long: a connection that died without a word is noticed then (fault case 156).
    pub idle: Duration,
    /// Between looks at a server without IDLE.
    pub poll: Duration,
    /// Before the next try after trouble; doubled each time, sixteenfold at most.
    pub pause: Duration,
}

impl Patience {
    fn of(imap: &Imap) -> Self {
        Self {
            step: Duration::from_mins(1),
            idle: Duration::from_mins(4),
            poll: Duration::from_secs(u64::from(imap.poll_seconds)),
            pause: Duration::from_secs(5),
        }
    }
}

/// Why a conversation ended. Another one is begun in any case.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    #[error("no connection: {0}")]
    Connect(std::io::Error),
    #[error("the server ended the connection")]
    Ended,
    #[error("the server does not answer")]
    Silent,
    #[error("the server does not let us in (keys imap.user, imap.password_file): {}", said(.0))]
    Login(async_imap::error::Error),
    #[error("the server does not open the mailbox (key imap.mailbox): {}", said(.0))]
    Mailbox(async_imap::error::Error),
    #[error(transparent)]
    Imap(#[from] async_imap::error::Error),
    #[error("the server gives the mailbox no UIDVALIDITY")]
    NoValidity,
    #[error("the server did not give the mail {0} that it had listed")]
    Withheld(u32),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("a mail could not be taken")]
    NotTaken,
}

impl Trouble {
    /// What the club's people are told it is.
    const fn kind(&self) -> TroubleKind {
        match self {
            Self::Connect(_) | Self::Ended | Self::Silent => TroubleKind::Server,
            Self::Login(_) => TroubleKind::Login,
            Self::Mailbox(_) | Self::NoValidity => TroubleKind::Mailbox,
            Self::Imap(_) | Self::Withheld(_) | Self::Store(_) | Self::NotTaken => TroubleKind::Other,
        }
    }

    /// The server's words, or the system's, without what the kind says.
    fn said_by_the_server(&self) -> String {
        let said = match self {
            Self::Connect(error) => error.to_string(),
            Self::Login(error) | Self::Mailbox(error) | Self::Imap(error) => said(error),
            trouble => trouble.to_string(),
        };
        said.chars().filter(|c| !c.is_control()).take(300).collect()
    }
}

/// What the server itself said, out of the library's account of it.
fn said(error: &async_imap::error::Error) -> String {
    let account = error.to_string();
    let quoted = account.split_once("Some(\"").and_then(|(_, rest)| rest.rsplit_once("\")"));
    quoted.map_or_else(|| account.clone(), |(said, _)| said.to_owned())
}

/// Waits for `step`, but not for ever.
async fn within<T>(patience: Duration, step: impl Future<Output = T>) -> Result<T, Trouble> {
    tokio::time::timeout(patience, step).await.map_err(|_| Trouble::Silent)
}

/// A mail as the server lists it.
#[derive(Clone, Copy, Debug)]
struct Listed {
    uid: u32,
    /// Octets.
    size: u32,
    /// When the server got it (Unix ms).
    arrived: Option<i64>,
}

/// Fetches a mailbox's mail into the club.
pub struct Intake {
    access: Access,
    imap: Imap,
    ingress: Ingress,
    domain: String,
    db: Db,
    clock: Clock,
    patience: Patience,
    /// What is known of the mailbox; kept when the connection is lost, so that a mail that ends each connection is found out.
    progress: Option<Progress>,
}

impl Intake {
    /// Finds out now what can be known without the server.
    pub fn open(imap: Imap, domain: &str, ingress: Ingress, db: Db, clock: Clock) -> Result<Self, ImapError> {
        let access = Access::open(&imap)?;
        let patience = Patience::of(&imap);
        let ingress = ingress.unheard();
        Ok(Self { access, imap, ingress, domain: domain.to_owned(), db, clock, patience, progress: None })
    }

    /// With other times; for tests.
    #[must_use]
    pub fn patient(mut self, patience: Patience) -> Self {
        self.patience = patience;
        self
    }

    /// Runs until `stop` is true. What is in hand then is either committed or comes again.
    pub async fn run(mut self, mut stop: watch::Receiver<bool>) {
        tokio::select! {
            () = self.serve() => {}
            _ = stop.wait_for(|&stop| stop) => {}
        }
    }

    async fn serve(&mut self) {
        let mut failures = 0_u32;
        loop {
            let mut worked = false;
            let trouble = match self.converse(&mut worked).await {
                Err(trouble) => trouble,
                Ok(never) => match never {},
            };
            failures = if worked { 0 } else { (failures + 1).min(4) };
            self.note(&trouble).await;
            tracing::warn!(%trouble, server = self.imap.server, "fetching mail will be tried again");
            tokio::time::sleep(self.patience.pause * 2_u32.pow(failures)).await;
        }
    }

    /// One connection: looks, waits until there may be more, looks again. Ends with trouble only.
    async fn converse(&mut self, worked: &mut bool) -> Result<std::convert::Infallible, Trouble> {
        let step = self.patience.step;
        let mut session = self.access.connect(step).await?;
        let capabilities = within(step, session.capabilities()).await??;
        let can_idle = capabilities.has_str("IDLE");
        self.select(&mut session).await?;
        tracing::info!(server = self.imap.server, mailbox = self.imap.mailbox, can_idle, "fetching mail");
        loop {
            self.look(&mut session).await?;
            if !std::mem::replace(worked, true) {
                self.note_works().await?;
            }
            session = if can_idle {
                idle::wait(session, self.patience).await?
            } else {
                tokio::time::sleep(self.patience.poll).await;
                session
            };
            within(step, session.noop()).await??;
        }
    }

    /// Keeps a trouble for the desk and the doctor: the log is read by few.
    async fn note(&self, trouble: &Trouble) {
        let (name, kind, said, at) =
            (self.name(), trouble.kind(), trouble.said_by_the_server(), self.clock.now());
        let noted = self
            .db
            .write(move |tx| Box::pin(async move { mailbox::failed(tx, &name, kind, &said, at).await }));
        if let Err(error) = noted.await.map_err(StoreError::from) {
            tracing::error!(%error, "that no mail is fetched could not be noted");
        }
    }

    async fn note_works(&self) -> Result<(), Trouble> {
        let name = self.name();
        let noted = self.db.write(move |tx| Box::pin(async move { mailbox::works(tx, &name).await }));
        noted.await.map_err(StoreError::from)?;
        Ok(())
    }

    /// Under which name the cursor is kept; another port leads to the same mailbox.
    fn name(&self) -> String {
        format!("imap {}@{}/{}", self.imap.user, self.imap.address().0, self.imap.mailbox)
    }

    /// Selects the mailbox and finds out where to begin.
    async fn select(&mut self, session: &mut Imapped) -> Result<(), Trouble> {
        let step = self.patience.step;
        let selected = within(step, session.select(&self.imap.mailbox)).await?;
        let mailbox = selected.map_err(|error| match error {
            async_imap::error::Error::No(_) | async_imap::error::Error::Bad(_) => Trouble::Mailbox(error),
            error => error.into(),
        })?;
        let validity = mailbox.uid_validity.ok_or(Trouble::NoValidity)?;
        let next = match mailbox.uid_next {
            Some(next) => next,
            None => list(session, "*", step).await?.last().map_or(1, |last| last.uid.saturating_add(1)),
        };
        let numbers = Numbers { validity, next };
        if let Some(known) = &mut self.progress
            && known.numbers.validity == validity
            && known.numbers.next <= next
        {
            known.numbers = numbers;
            return Ok(());
        }
        let stored = mailbox::cursor(&mut self.db.read().await?, &self.name()).await?;
        let known = stored.map_or(0, |cursor| cursor.since);
        let (behind, since) = match Start::of(stored, numbers) {
            Start::Behind(uid) => (uid, known),
            Start::FirstTime if self.imap.take_old => (0, 0),
            Start::FirstTime => (next.saturating_sub(1), self.clock.now()),
            Start::Anew => {
                tracing::warn!("the mailbox has numbered its mails anew; all are looked at again");
                (0, known)
            }
        };
        let progress = Progress::behind(numbers, behind, since);
        if stored != Some(progress.cursor()) {
            self.restart_cursor(progress.cursor()).await?;
        }
        self.progress = Some(progress);
        Ok(())
    }

    /// Takes all that is there and not done. With trouble the rest waits for the next connection.
    async fn look(&mut self, session: &mut Imapped) -> Result<(), Trouble> {
        let step = self.patience.step;
        let Some(progress) = &mut self.progress else { return Ok(()) };
        // What is told from here on may not be in the list.
        while session.unsolicited_responses.try_recv().is_ok() {}
        let listed = list(session, &format!("{}:*", progress.first()), step).await?;
        // A list that the connection's end cut short is no list.
        within(step, session.noop()).await??;
        progress.listed(listed.iter().map(|mail| mail.uid));
        let mut not_taken = false;
        for uid in progress.queue() {
            let Some(mail) = listed.iter().find(|mail| mail.uid == uid) else { continue };
            // Under new numbers it stands among the others, and is still not for the club.
            let older = self.progress.as_ref().is_some_and(|progress| progress.is_older(mail.arrived));
            let outcome = if older { Ok(None) } else { self.take(session, *mail).await };
            let flag = match &outcome {
                Ok(Some(Taken::Recorded)) => Some("\\Seen"),
                // Here nobody is on the line who would tell the sender; whoever looks after the mailbox sees it.
                Ok(Some(Taken::Refused(_))) => Some("\\Flagged"),
                Ok(None | Some(Taken::Unknown(_))) => None,
                Ok(Some(Taken::Later(_))) | Err(_) => {
                    let Some(progress) = &mut self.progress else { return Ok(()) };
                    if !progress.failed(uid) {
                        not_taken = true;
                        // Our own trouble with one mail does not stop the next; without a connection there is none.
                        outcome.map(|_| ())?;
                        continue;
                    }
                    tracing::error!(
                        uid,
                        "a mail cannot be taken and is passed over; it is marked in the mailbox"
                    );
                    Some("\\Flagged")
                }
            };
            let ended = outcome.err();
            if let (Some(flag), None) = (flag, &ended) {
                mark(session, uid, flag, step).await?;
            }
            if let Some(progress) = &mut self.progress {
                progress.done(uid);
                let cursor = progress.cursor();
                self.advance(cursor).await?;
            }
            if let Some(trouble) = ended {
                return Err(trouble);
            }
        }
        if not_taken { Err(Trouble::NotTaken) } else { Ok(()) }
    }

    /// Hands one mail to the club; none if it is not for the club.
    async fn take(&self, session: &mut Imapped, mail: Listed) -> Result<Option<Taken>, Trouble> {
        let uid = mail.uid;
        if is_too_large(mail) {
            tracing::warn!(uid, size = mail.size, "a mail is too large and stays in the mailbox");
            let is_ours = self.refuse_large(session, mail).await?;
            return Ok(is_ours.then(|| Taken::Refused("too large".to_owned())));
        }
        let raw = fetch(session, uid, "BODY.PEEK[]", self.patience.step).await?;
        let fields = Fields::read(&raw).ok().map(|(fields, _)| fields);
        let field = self.imap.recipient_field.as_deref();
        let envelope = fields.as_ref().and_then(|fields| envelope(fields, field, &self.domain));
        let Some(envelope) = envelope else {
            tracing::info!(uid, "a mail that was not delivered to an address of the club stays as it is");
            return Ok(None);
        };
        let from = envelope.from.or_else(|| fields.and_then(|fields| fields.get("From"))).unwrap_or_default();
        let now = self.clock.now();
        let at = mail.arrived.map_or(now, |arrived| arrived.min(now));
        let ingress = self.ingress.clone();
        // A panic over one mail must not end the taking of all.
        let taken = tokio::spawn(async move { ingress.receive(&from, &[envelope.to], &raw, at).await }).await;
        let taken = taken.ok().and_then(|taken| taken.into_iter().next());
        let taken = taken.unwrap_or_else(|| Taken::Later("a fault of ours".to_owned()));
        match &taken {
            Taken::Recorded => tracing::info!(uid, "mail taken"),
            Taken::Unknown(why) => tracing::info!(uid, why, "mail not taken, and left as it is"),
            Taken::Refused(why) => tracing::info!(uid, why, "mail not taken, and marked in the mailbox"),
            Taken::Later(why) => tracing::warn!(uid, why, "mail not taken yet"),
        }
        Ok(Some(taken))
    }

    /// Tells a member, whose host has not been told, that nothing of a large mail to the club was done; only its header is fetched.
    /// False if it is not for the club.
    async fn refuse_large(&self, session: &mut Imapped, mail: Listed) -> Result<bool, Trouble> {
        let raw = fetch(session, mail.uid, "BODY.PEEK[HEADER]", self.patience.step).await?;
        let Ok((fields, _)) = Fields::read(&raw) else { return Ok(false) };
        let field = self.imap.recipient_field.as_deref();
        if envelope(&fields, field, &self.domain).is_none() {
            return Ok(false);
        }
        let told = self.ingress.too_large(&raw, self.clock.now()).await;
        if let Err(error) = told {
            tracing::error!(uid = mail.uid, %error, "the sender of a mail that is too large could not be told");
        }
        Ok(true)
    }

    async fn advance(&self, to: Cursor) -> Result<(), Trouble> {
        let (name, at) = (self.name(), self.clock.now());
        let moved =
            self.db.write(move |tx| Box::pin(async move { mailbox::advance(tx, &name, to, at).await }));
        moved.await.map_err(StoreError::from)?;
        Ok(())
    }

    /// Puts the cursor there, even if that is back within one UIDVALIDITY.
    async fn restart_cursor(&self, to: Cursor) -> Result<(), Trouble> {
        let (name, at) = (self.name(), self.clock.now());
        let moved = self.db.write(move |tx| {
            Box::pin(async move {
                // No mailbox has the UIDVALIDITY 0, so this cursor is another mailbox's.
                mailbox::advance(tx, &name, Cursor { uidvalidity: 0, uid: 0, since: to.since }, at).await?;
                mailbox::advance(tx, &name, to, at).await
            })
        });
        moved.await.map_err(StoreError::from)?;
        Ok(())
    }
}

/// What the server has of these UIDs, in order.
async fn list(session: &mut Imapped, uids: &str, step: Duration) -> Result<Vec<Listed>, Trouble> {
    let mut answers = within(step, session.uid_fetch(uids, "(UID RFC822.SIZE INTERNALDATE)")).await??;
    let mut listed = Vec::new();
    while let Some(answer) = within(step, answers.next()).await? {
        let answer = answer?;
        let arrived = answer.internal_date().map(|date| date.timestamp_millis());
        if let Some(uid) = answer.uid {
            listed.push(Listed { uid, size: answer.size.unwrap_or(0), arrived });
        }
    }
    listed.sort_by_key(|mail| mail.uid);
    Ok(listed)
}

fn is_too_large(mail: Listed) -> bool {
    usize::try_from(mail.size).unwrap_or(usize::MAX) > Limits::CLUB.message
}

/// The octets of a mail, or of a part of it, without setting its \Seen flag.
async fn fetch(session: &mut Imapped, uid: u32, part: &str, step: Duration) -> Result<Vec<u8>, Trouble> {
    let mut answers = within(step, session.uid_fetch(uid.to_string(), format!("(UID {part})"))).await??;
    let mut raw = None;
    while let Some(answer) = within(step, answers.next()).await? {
        let answer = answer?;
        if answer.uid == Some(uid) {
            raw = answer.body().or_else(|| answer.header()).map(<[u8]>::to_vec).or(raw);
        }
    }
    raw.ok_or(Trouble::Withheld(uid))
}

/// Sets a flag. A mailbox that may only be read refuses; the cursor is what counts.
async fn mark(session: &mut Imapped, uid: u32, flag: &str, step: Duration) -> Result<(), Trouble> {
    let command = format!("UID STORE {uid} +FLAGS.SILENT ({flag})");
    match within(step, session.run_command_and_check_ok(command)).await? {
        Err(async_imap::error::Error::No(why)) => {
            tracing::warn!(uid, why, "the server does not mark a mail");
            Ok(())
        }
        other => Ok(other?),
    }
}
