//! Games that were played elsewhere: sent in by a player, confirmed by the other, released by a director.
mod confirm;
mod decide;
mod read;
mod send;

use frcec_rules::{
    Line, StartPosition,
    club::game::{Event, Game},
};
use frcec_store::{
    GameId, PlayerId, Tx,
    games::{self, NewGame},
    letters::NewLetter,
    offsite::Offsite,
};

pub use self::read::ReadGame;
use super::{
    ClubDenial, Door, LoadError, Receipt, Submission, SubmitError,
    letter::Reader,
    matches::NotMade,
    row::{RowError, new_events, row_of},
};
use crate::{
    mail::compose::{Fact, Letter, LetterKind, Message},
    people::Person,
};

/// How long the other player may take to confirm (ms): thirty days.
const OFFSITE_MS: i64 = 30 * 24 * 60 * 60 * 1000;
/// Characters of the place at the most.
const PLACE: usize = 80;

/// What is asked about games from elsewhere.
#[derive(Clone, Debug)]
pub enum OffsiteCommand {
    /// A player sends one in.
    Send {
        /// Who.
        by: PlayerId,
        /// The game as PGN.
        pgn: String,
        /// Where it was played; the PGN's `Site` if `None`.
        place: Option<String>,
    },
    /// A player says whether it was played so.
    Say {
        /// Which game.
        id: i64,
        /// Who.
        by: PlayerId,
        /// Whether.
        yes: bool,
    },
    /// A director puts it into the archive.
    Release {
        /// Which game.
        id: i64,
        /// Whether it counts: not where engines are allowed (domain.md).
        rated: bool,
    },
    /// A director does not.
    Refuse {
        /// Which game.
        id: i64,
    },
}

impl Door {
    pub(super) async fn submit_offsite(
        &self,
        submission: &Submission,
        command: &OffsiteCommand,
    ) -> Result<Receipt, SubmitError> {
        match command {
            OffsiteCommand::Send { by, pgn, place } => {
                self.send_offsite(submission, *by, pgn, place.as_deref()).await
            }
            OffsiteCommand::Say { id, by, yes } => self.say_of_offsite(submission, *id, *by, *yes).await,
            OffsiteCommand::Release { id, rated } => self.release(submission, *id, *rated).await,
            OffsiteCommand::Refuse { id } => self.refuse_offsite(submission, *id).await,
        }
    }

    fn offsite_news(
        &self,
        reader: &Person,
        key: &str,
        name: &str,
        (sent, game): (&Offsite, &str),
        words: Option<Message>,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let speech = self.inner.speech;
        // Of several that were sent in, which one.
        let ended = speech.day(reader.lang, &reader.zone, sent.ended_at);
        let what = format!("{}, {ended}, {}", sent.place, sent.result);
        let facts = [
            ("name", name.into()),
            ("game", game.into()),
            ("what", what.into()),
            ("club", self.club().name.as_str().into()),
        ];
        let subject = speech.say(reader.lang, "offsite-news-subject", &facts);
        let mut letter = Letter::new(reader.lang, &self.club().name, subject.clone());
        letter.news = vec![speech.say(reader.lang, key, &facts)];
        letter.message = words;
        letter.foot = vec![Fact {
            label: speech.word(reader.lang, "offsite-page"),
            text: if game.is_empty() {
                format!("{}/offsite", self.club().public_url)
            } else {
                format!("{}/games/{game}", self.club().public_url)
            },
        }];
        self.club_letter(&letter, &Reader::from(reader), LetterKind::Offsite, subject, None)
    }
}

/// Puts a finished game into the record as its one event.
pub(super) async fn archive(tx: &mut Tx, new: &NewGame, event: &Event, at: i64) -> Result<GameId, NotMade> {
    let game = Game::fold([event]).map_err(|error| {
        SubmitError::from(LoadError::Row { key: GameId(0), source: RowError::Game(error) })
    })?;
    let events = new_events(std::slice::from_ref(event), at);
    Ok(games::create(tx, new, &events, &row_of(&game), at).await?)
}

/// The moves of a game that was sent in.
pub fn line_of(sent: &Offsite) -> Option<Line> {
    let start = StartPosition::new(u16::try_from(sent.start_id).ok()?)?;
    Line::replay(start, &sent.moves).ok()
}

impl From<ClubDenial> for NotMade {
    fn from(denial: ClubDenial) -> Self {
        Self::Submit(denial.into())
    }
}
