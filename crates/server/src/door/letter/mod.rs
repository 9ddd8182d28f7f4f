//! From what is to be told to a letter in the outbox.
mod club;
mod file;
mod game;
mod news;
mod reader;

use std::collections::BTreeMap;

use frcec_rules::club::seat::Seat;
use frcec_store::GameId;

pub(super) use self::{
    news::{sent_now, way_of},
    reader::Reader,
};
use super::{Door, SubmitError, answer::Answered};
use crate::{
    mail::{
        address::{Kind as AddressKind, Tag},
        compose::{LetterKind, Listing, assemble::Enclosure, game::Writer, picture::letter_bytes},
    },
    view::GameView,
};

/// Letters of a game that are looked at for the thread: the last ones, and the root may be among them.
pub(super) const THREAD: u32 = 6;

/// What one reader alone is told beside the news.
#[derive(Clone, Debug, Default)]
pub(super) struct Told {
    /// Before the news; what they say of the first game's end is not said again in general words.
    pub(super) lead: Vec<String>,
    /// Behind the news.
    pub(super) sentences: Vec<String>,
    /// Behind the news of another game than the first.
    pub(super) of_games: BTreeMap<GameId, Vec<String>>,
    /// Conditional lines, notes.
    pub(super) lists: Vec<Listing>,
}

/// Where a letter stands in its game.
pub(super) struct Place<'a> {
    pub(super) view: &'a GameView,
    pub(super) seat: Seat,
    /// What kind of letter it is.
    pub(super) kind: LetterKind,
    /// What an answer to it may do.
    pub(super) address: AddressKind,
    /// Whether the next host's taking it starts the reader's clock.
    pub(super) tells: bool,
    /// What keeps it from being written twice; `None` for answers, of which there may be several.
    pub(super) once: bool,
    /// The mail it answers, without `<>`.
    pub(super) in_reply_to: Option<Answered>,
    /// Message-IDs of the reader's newest letters of the game, the newest last.
    pub(super) thread: Vec<String>,
    /// The game as a file.
    pub(super) file: Option<Enclosure>,
    /// Other games of which the letter asks or tells as much: its subject names them, and it stands in their threads too.
    pub(super) also: Vec<(&'a GameView, Seat)>,
}

/// What goes with a letter that tells news.
#[derive(Default)]
pub(super) struct With {
    /// The mail that is answered, without `<>`.
    pub(super) in_reply_to: Option<Answered>,
    /// See [`Place::thread`].
    pub(super) thread: Vec<String>,
    /// The game as a file.
    pub(super) file: Option<Enclosure>,
}

impl Door {
    pub(super) fn writer(&self, now: i64) -> Writer<'_> {
        Writer { speech: self.inner.speech, club: &self.inner.club, now }
    }

    /// The octets of a stored letter, as it was or will be sent; without the signature.
    pub fn octets_of(&self, letter: &frcec_store::letters::Letter) -> Result<Vec<u8>, SubmitError> {
        letter_bytes(letter).map_err(|error| SubmitError::Letter(error.to_string()))
    }

    pub(super) fn reply_address(&self, tag: Tag) -> Result<String, SubmitError> {
        self.signer().address(tag, self.domain()).map_err(|error| SubmitError::Letter(error.to_string()))
    }

    pub(super) fn bounce_address(&self, id: i64) -> Result<String, SubmitError> {
        self.reply_address(Tag::Letter { id })
    }
}
