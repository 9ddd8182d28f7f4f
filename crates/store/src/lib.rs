//! The record of the club: what did happen. The only crate that names sqlx.
//!
//! * [`Db::open`] → [`Db::read`] gives a [`Tx`] to look with; [`Db::write`] runs a closure inside a transaction and returns once
//!   it is committed. The verbs of all modules take `&mut Tx`:
//!
//! ```no_run
//! # async fn example() -> Result<(), frcec_store::StoreError> {
//! use frcec_store::{Db, GameId, games, counters};
//! let db = Db::open("sqlite:club.db").await?;
//! let game = games::load(&mut db.read().await?, GameId(1)).await?;
//! let number = db.write(|tx| Box::pin(async move { counters::next(tx, "match").await })).await?;
//! # Ok(()) }
//! ```
//!
//! * [`players`] members and addresses · [`matches`] · [`games`] events and their fold, written by [`games::create`] and the
//!   guarded [`games::append`] · [`notices`] who is told what · [`letters`] the outbox · [`inbox`] what came in · [`origins`]
//!   what was submitted before · [`counters`] public numbers.
//! * [`leaves`] who is away when · [`outages`] when the club was.
//! * [`lines`] conditional moves and [`notes`], each read by its owner alone.
//! * [`held`] actions that wait for a yes · [`answers`] what may be said once a day · [`sessions`] and login links · [`audit`] ·
//!   [`tournaments`] and entries · [`ratings`] and the ranking · [`mailbox`] how far IMAP was read.
//! * [`delivery`] addresses that fail and members whom no letter reaches · [`digests`] who gets one letter a day, and the boards in it.
//! * [`asks`] questions that concern no game · [`challenges`] and the queue for a pairing · [`reports`] · [`offsite`] games from
//!   elsewhere.
//! * [`adjudications`] games that the directors decide · [`merge`] two accounts that are one person's.
//! * [`forget`] what is kept under a mail address alone.
//! * [`news`] · [`newsletters`] one a month · [`ballots`] for the game of the month · [`champions`] entered by hand · [`months`] what
//!   happened in a stretch of time.
//! * [`lists`] games as pages and workers look for them: filtered by key, due, untold, changed; positions and scores counted.
//! * [`survey`] and [`Db::damage`] for the doctor, [`Db::copy_to`] for a backup.
//! * Lookups give `Option`; a row that has moved on gives [`StoreError::Stale`]; an error is never folded into either.
//! * Bodies of events and notices, settings, receipts and clocks are JSON of the caller, opaque here. Times are Unix ms.
#![warn(missing_docs)]

pub mod adjudications;
pub mod answers;
pub mod asks;
pub mod audit;
pub mod ballots;
pub mod challenges;
pub mod champions;
pub mod counters;
mod db;
pub mod delivery;
pub mod digests;
mod error;
pub mod forget;
pub mod games;
pub mod held;
pub mod inbox;
pub mod leaves;
pub mod letters;
pub mod lines;
pub mod lists;
pub mod mailbox;
pub mod matches;
pub mod merge;
pub mod months;
pub mod news;
pub mod newsletters;
pub mod notes;
pub mod notices;
pub mod offsite;
pub mod origins;
pub mod outages;
pub mod players;
pub mod ratings;
pub mod reports;
pub mod sessions;
pub mod survey;
#[cfg(feature = "testing")]
pub mod testing;
pub mod tournaments;
mod value;
pub mod whole;

pub use db::{Db, Tx};
pub use error::{Cause, StoreError, WriteError};
pub use value::{GameId, LetterId, MailId, MatchId, PlayerId, TournamentId, UnknownWord};
