//! Private notes: written, changed and taken away by their owner alone.
use frcec_rules::club::seat::Seat;
use frcec_store::{
    GameId, StoreError, Tx,
    notes::{self, Note},
};

use super::{
    Actor, Door, Invalid, Receipt, Submission, SubmitError, Via, answer::reply_to, load::load_game,
    matches::NotMade,
};
use crate::{
    mail::compose::{LetterKind, Listing},
    speech::game as words,
    view::GameView,
};

/// Characters of a note.
pub const LONGEST_NOTE: usize = 4_000;

/// What is asked of a note.
#[derive(Clone, Debug)]
pub struct NoteCommand {
    /// In which game.
    pub game: GameId,
    /// Whose note.
    pub seat: Seat,
    /// Plies on the board in the position.
    pub ply: u32,
    /// What.
    pub change: NoteChange,
    /// What a mail that brought it is told besides: why its conditional lines do not stand.
    pub aside: Vec<String>,
}

/// What comes of the notes of a mail.
pub(super) enum Mailed {
    /// There are none.
    Nothing,
    /// One note, to be added to what was written about the position before.
    Fits(Note),
    /// Together with that they are too long; nobody's note is cut.
    TooLong,
}

/// What is to become of it.
#[derive(Clone, Debug)]
pub enum NoteChange {
    /// The text stands in the place of what was there; an empty one takes it away.
    Put(String),
    /// The text is added below.
    Add(String),
}

impl Door {
    pub(super) async fn submit_note(
        &self,
        submission: &Submission,
        asked: &NoteCommand,
    ) -> Result<Receipt, SubmitError> {
        let mut tx = self.db().read().await?;
        let loaded = load_game(&mut tx, asked.game).await?.ok_or(SubmitError::NoGame(asked.game))?;
        drop(tx);
        let (view, seat) = (&loaded.view, asked.seat);
        if submission.by != Actor::Player(view.person(seat).id) {
            return Err(SubmitError::NotYours);
        }
        let mut commit = self.commit_for(submission, Receipt::Answered, Some(asked.game));
        if matches!(submission.via, Via::Mail(_)) {
            let (NoteChange::Put(text) | NoteChange::Add(text)) = &asked.change;
            let said = asked.aside.iter().cloned().chain([self.note_kept(view, seat, text)]).collect();
            let answered = reply_to(submission);
            commit.letters.extend(self.answer_letter(view, seat, LetterKind::Answer, said, answered).await?);
        }
        let (door, view, asked) = (self.clone(), view.clone(), asked.clone());
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    commit.apply(tx).await.map_err(NotMade::Undone)?;
                    door.write_note(tx, &view, &asked).await
                })
            })
            .await;
        self.made(written.map(|_| Receipt::Answered))
    }

    /// Writes a note; whether there was something to write.
    pub(super) async fn write_note(
        &self,
        tx: &mut Tx,
        view: &GameView,
        asked: &NoteCommand,
    ) -> Result<bool, NotMade> {
        let (text, below) = match &asked.change {
            NoteChange::Put(text) => (text, false),
            NoteChange::Add(text) => (text, true),
        };
        let note = self.note(view, asked.seat, asked.ply, clean(text));
        let fits =
            if below { fits_below(tx, &note).await? } else { note.text.chars().count() <= LONGEST_NOTE };
        if !fits || asked.ply > view.game.ply() {
            return Err(SubmitError::Invalid(Invalid::Note).into());
        }
        match (below, note.text.is_empty()) {
            (true, true) => return Ok(false),
            (true, false) => notes::add(tx, &note).await?,
            (false, false) => notes::put(tx, &note).await?,
            (false, true) => {
                notes::remove(tx, note.game_id, note.player_id, note.ply).await?;
            }
        }
        Ok(true)
    }

    /// The notes that come with a move or with lines, as one for the position at `ply`.
    pub(super) async fn notes_with(
        &self,
        tx: &mut Tx,
        view: &GameView,
        seat: Seat,
        ply: u32,
        texts: &[String],
    ) -> Result<Mailed, StoreError> {
        let note = self.note(view, seat, ply, clean(&texts.join("\n")));
        if note.text.is_empty() {
            return Ok(Mailed::Nothing);
        }
        Ok(if fits_below(tx, &note).await? { Mailed::Fits(note) } else { Mailed::TooLong })
    }

    /// What the writer of a note that is kept is told: that it is, and what it says, so that a cut would be seen.
    pub(super) fn note_kept(&self, view: &GameView, seat: Seat, text: &str) -> String {
        let text = clean(text).split_whitespace().collect::<Vec<_>>().join(" ");
        self.inner.speech.say(view.person(seat).lang, "note-kept-as", &[("note", text.into())])
    }

    /// What the writer of notes that do not fit is told.
    pub(super) fn note_not_kept(&self, view: &GameView, seat: Seat) -> String {
        let facts = [("value", LONGEST_NOTE.into())];
        self.inner.speech.say(view.person(seat).lang, "note-not-kept", &facts)
    }

    fn note(&self, view: &GameView, seat: Seat, ply: u32, text: String) -> Note {
        let now = self.clock().now();
        Note {
            id: self.ids().time_ordered(now),
            game_id: view.id,
            player_id: view.person(seat).id,
            ply,
            text,
            created_at: now,
            changed_at: now,
        }
    }

    /// A player's notes, given back in the letter of the game's end.
    pub(super) fn notes_listing(&self, view: &GameView, seat: Seat, notes: &[Note]) -> Option<Listing> {
        let lang = view.person(seat).lang;
        let speech = self.inner.speech.writing(view.person(seat).notation);
        let start = || speech.word(lang, "note-at-start");
        let lines = notes.iter().flat_map(|note| {
            let at = if note.ply == 0 {
                start()
            } else {
                speech.spell(&words::numbered(view.game.line(), note.ply))
            };
            note.text.lines().map(move |line| format!("{at}: {line}")).collect::<Vec<_>>()
        });
        let lines: Vec<String> = lines.collect();
        let facts = &[("game", view.name.as_str().into())];
        let label = self.inner.speech.say(lang, "note-given-back", facts);
        (!lines.is_empty()).then_some(Listing { label, lines })
    }
}

/// Whether a note still fits below what its writer wrote about the same position before.
async fn fits_below(tx: &mut Tx, note: &Note) -> Result<bool, StoreError> {
    let known = notes::of_game(tx, note.game_id, note.player_id).await?;
    let above = known.iter().find(|known| known.ply == note.ply).map_or(0, |known| {
        // And the end of its line.
        known.text.chars().count() + 1
    });
    Ok(above + note.text.chars().count() <= LONGEST_NOTE)
}

/// One kind of line end, no other control characters, nothing empty around it.
fn clean(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let kept: String = text.chars().filter(|c| *c == '\n' || !c.is_control()).collect();
    kept.trim().to_owned()
}
