//! Questions that concern no game: asked by a letter with an address of its own, answered there, or by the link in it.
use frcec_rules::club::pace::DAY_MS;
use frcec_store::{
    GameId, StoreError,
    asks::{self, Ask, AskKind, AskState},
    letters::{self, NewLetter},
};

use super::{
    ClubDenial, Door, JoinLines, Receipt, Submission, SubmitError,
    answer::{Answered, reply_to},
    join::join_lang,
    letter::Reader,
    matches::NotMade,
};
use crate::{
    mail::{
        address::{Recipient, Tag},
        compose::{Letter, LetterKind},
    },
    speech::Lang,
};

/// How long an answer to a question counts that nothing else hurries (ms): five days.
pub(super) const ANSWER_MS: i64 = 5 * DAY_MS;

/// A question to be asked.
pub(super) struct NewAsk<'a> {
    pub(super) kind: AskKind,
    /// The challenge's or the game's number; 0 where there is none.
    pub(super) about: i64,
    /// JSON.
    pub(super) body: String,
    /// SHA-256 of the secret of the link in the letter, if there is one.
    pub(super) hash: Option<String>,
    /// How long an answer counts (ms).
    pub(super) lasts_ms: i64,
    pub(super) reader: &'a Reader,
    /// The mail that the question answers.
    pub(super) in_reply_to: Option<Answered>,
}

/// What an answer to a question says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskWord {
    /// `yes` or `accept`.
    Yes,
    /// `decline`, or `cancel`.
    No,
    /// `delete me`: yes to leaving, and forget me.
    Delete,
}

/// An answer to a question, from the question's own address.
#[derive(Clone, Debug)]
pub struct AskAnswer {
    /// Which question.
    pub ask: i64,
    /// What it says.
    pub word: AskWord,
    /// What a newcomer wrote beside it.
    pub lines: JoinLines,
}

impl Door {
    /// A question with its letter, ready to be kept; `None` if its reader has no address.
    pub(super) fn club_question(
        &self,
        new: NewAsk<'_>,
        letter: &Letter,
    ) -> Result<Option<(Ask, NewLetter)>, SubmitError> {
        let now = self.clock().now();
        let id = self.ids().time_ordered(now);
        let from = self.reply_address(Tag::Ask { id })?;
        let kind = new.kind.into();
        // Filters go by the club's name; the heads of some letters say it themselves.
        let club = &self.club().name;
        let subject = if letter.head.contains(club.as_str()) {
            letter.head.clone()
        } else {
            format!("[{club}] {}", letter.head)
        };
        let letter = self.letter_from(letter, new.reader, from, kind, subject, new.in_reply_to)?;
        Ok(letter.map(|letter| {
            let ask = Ask {
                id,
                kind: new.kind,
                hash: new.hash,
                player_id: new.reader.player,
                address: letter.address.clone(),
                about: new.about,
                body: new.body,
                state: AskState::Open,
                created_at: now,
                expires_at: now + new.lasts_ms,
                settled_at: None,
            };
            (ask, letter)
        }))
    }

    /// Asks: question and letter are kept in the commit of the mail that led to them. Where its reader has no address, the mail is
    /// kept alone. `game` is the one that it is about.
    pub(super) async fn ask_question(
        &self,
        submission: &Submission,
        new: NewAsk<'_>,
        letter: &Letter,
        game: Option<GameId>,
    ) -> Result<Receipt, SubmitError> {
        let question = self.club_question(new, letter)?;
        let commit = self.commit_for(submission, Receipt::Answered, game);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    commit.begin(tx).await.map_err(NotMade::Undone)?;
                    if let Some((ask, letter)) = question {
                        asks::insert(tx, &ask).await?;
                        letters::insert(tx, &letter).await?;
                    }
                    Ok(Receipt::Answered)
                })
            })
            .await;
        self.made(written)
    }

    /// The question whose address this is, with who was asked; `None` for other addresses, and where it was answered or is over at
    /// `now` (Unix ms).
    pub async fn open_question_at(&self, recipient: &str, now: i64) -> Result<Option<Ask>, StoreError> {
        let Recipient::Game(Some(signed)) = Recipient::parse(recipient, self.domain()) else {
            return Ok(None);
        };
        let Some(Tag::Ask { id }) = self.signer().verify(&signed) else { return Ok(None) };
        Ok(open(asks::by_id(&mut self.db().read().await?, id).await?, now).ok())
    }

    pub(super) async fn submit_ask(
        &self,
        submission: &Submission,
        answer: &AskAnswer,
    ) -> Result<Receipt, SubmitError> {
        let ask = {
            let mut tx = self.db().read().await?;
            asks::by_id(&mut tx, answer.ask).await?
        };
        let ask = open(ask, submission.at)?;
        match (ask.kind, answer.word, ask.player_id) {
            (AskKind::Join, AskWord::Yes, _) => self.confirm_join(submission, ask, &answer.lines).await,
            (AskKind::Leave, AskWord::Yes | AskWord::Delete, Some(player)) => {
                let forget = answer.word == AskWord::Delete;
                self.leave(submission, player, forget, Some(ask.id)).await
            }
            (AskKind::Join, AskWord::No, _) => {
                let reader = Reader::stranger(String::new(), ask.address.clone());
                self.declined(submission, &ask, &reader, join_lang(&ask), "join-declined").await
            }
            (AskKind::Leave, AskWord::No, Some(player)) => {
                let person = self.person(player).await?;
                self.declined(submission, &ask, &Reader::from(&person), person.lang, "parting-declined").await
            }
            (AskKind::Challenge, AskWord::Yes, Some(player)) => {
                self.accept_challenge(submission, ask.about, player).await
            }
            (AskKind::Challenge, AskWord::No, Some(player)) => {
                self.decline_challenge(submission, ask.about, player).await
            }
            (AskKind::Offsite, AskWord::Yes, Some(player)) => {
                self.say_of_offsite(submission, ask.about, player, true).await
            }
            (AskKind::Offsite, AskWord::No, Some(player)) => {
                self.say_of_offsite(submission, ask.about, player, false).await
            }
            (AskKind::Desk, word, Some(player)) => self.answer_of_desk(submission, ask, word, player).await,
            (AskKind::Event, word, Some(player)) => self.answer_of_event(submission, ask, word, player).await,
            _ => Err(ClubDenial::NoSuchAnswer.into()),
        }
    }

    /// Somebody said no: a later yes does nothing any more.
    async fn declined(
        &self,
        submission: &Submission,
        ask: &Ask,
        reader: &Reader,
        lang: Lang,
        key: &str,
    ) -> Result<Receipt, SubmitError> {
        let speech = self.inner.speech;
        let facts = [("club", self.club().name.as_str().into())];
        let subject = speech.say(lang, "mail-subject-answer", &facts);
        let mut letter = Letter::new(lang, &self.club().name, subject.clone());
        letter.news = vec![speech.say(lang, key, &facts)];
        let letter = self.club_letter(&letter, reader, LetterKind::Answer, subject, reply_to(submission))?;
        self.drop_ask(submission, ask, letter, None).await
    }

    /// Closes a question to which nothing is done, and tells who was asked; of two answers at once one is told it.
    pub(super) async fn drop_ask(
        &self,
        submission: &Submission,
        ask: &Ask,
        letter: Option<NewLetter>,
        game: Option<GameId>,
    ) -> Result<Receipt, SubmitError> {
        let commit = self.commit_for(submission, Receipt::Answered, game);
        let (id, at) = (ask.id, submission.at);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    commit.begin(tx).await.map_err(NotMade::Undone)?;
                    if asks::settle(tx, id, at).await?
                        && let Some(letter) = letter
                    {
                        letters::insert(tx, &letter).await?;
                    }
                    Ok(Receipt::Answered)
                })
            })
            .await;
        self.made(written)
    }
}

/// The question, if an answer at `at` (Unix ms) still counts.
pub(super) fn open(ask: Option<Ask>, at: i64) -> Result<Ask, SubmitError> {
    ask.filter(|ask| ask.state == AskState::Open && ask.expires_at > at)
        .ok_or_else(|| ClubDenial::AskOver.into())
}
