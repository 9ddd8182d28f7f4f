//! Answers to mails that change nothing: refusals, questions, what was asked for.
use frcec_rules::club::seat::Seat;
use frcec_store::{
    GameId, PlayerId, Tx,
    letters::NewLetter,
    players::{self, Role},
    tournaments,
};

use super::{
    Door, Receipt, SpareWords, Submission, SubmitError, Via,
    commit::Committed,
    letter::{Place, Reader},
    load::{Loaded, load_game},
};
use crate::{
    mail::{
        address::{Kind as AddressKind, Tag},
        command::{excerpt, naming},
        compose::{
            Fact, Help, Letter, LetterKind, Listing, Message,
            assemble::{Enclosure, REFERENCES},
        },
        read::{Fields, sender},
    },
    people::Person,
    speech::{Lang, Speech},
    view::GameView,
};

/// Characters of a mail's subject that are kept in that of its answer.
const LONGEST_SUBJECT: usize = 200;

/// What a mail is answered with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// About a game: the sentences, then the present position.
    Game {
        /// The game.
        game: GameId,
        /// The reader's side in it.
        seat: Seat,
        /// `Refused`, `Question` or `Answer`: which head the letter has.
        kind: LetterKind,
        /// What the letter says first.
        sentences: Vec<String>,
    },
    /// About what waits for a yes in a game, from the question's own address: the sentences, then all that waits.
    Question {
        /// The game.
        game: GameId,
        /// The reader's side in it.
        seat: Seat,
        /// What the letter says first.
        sentences: Vec<String>,
    },
    /// A game as a file.
    Pgn {
        /// The game.
        game: GameId,
        /// The reader's side in it.
        seat: Seat,
    },
    /// About something else, to a member.
    Club {
        /// The reader.
        player: PlayerId,
        /// The subject.
        subject: String,
        /// The sentences.
        sentences: Vec<String>,
        /// Lines set apart: label and text of each.
        lines: Vec<(String, String)>,
        /// Commands that may be written, and what each does.
        ways: Vec<Help>,
    },
    /// A mail to the people who run the club: passed on to each admin.
    Keepers {
        /// Its sender; empty if it names none.
        from: String,
        /// Where it was sent.
        to: String,
        /// Its subject.
        about: String,
        /// Its text.
        text: String,
    },
    /// To somebody whose answer to a question of the club could not be taken: from the question's own address, because it is open
    /// still.
    AtQuestion {
        /// Which question.
        ask: i64,
        /// Who was asked; `None` for a newcomer.
        player: Option<PlayerId>,
        /// Where a newcomer was asked.
        address: String,
        /// The language of a newcomer.
        lang: Lang,
        /// The subject.
        subject: String,
        /// The sentences.
        sentences: Vec<String>,
        /// Whether the mail is not of who was asked: its words stand nowhere in the letter, its subject included.
        elsewhere: bool,
    },
    /// To somebody who is no member and asked for help or to join.
    Stranger {
        /// Where the question came from.
        address: String,
        /// The subject.
        subject: String,
        /// The sentences.
        sentences: Vec<String>,
    },
}

impl Door {
    pub(super) async fn submit_answer(
        &self,
        submission: &Submission,
        answer: &Answer,
    ) -> Result<Receipt, SubmitError> {
        let mut tx = self.db().read().await?;
        let (letter, game) = match answer {
            Answer::Game { game, seat, kind, sentences } => {
                let loaded = load_game(&mut tx, *game).await?.ok_or(SubmitError::NoGame(*game))?;
                let answered = reply_to(submission);
                let lists = self.standing_beside(&mut tx, &loaded, *seat, *kind).await?;
                let letter = self
                    .answer_letter_with(&loaded.view, *seat, *kind, sentences.clone(), lists, answered)
                    .await?;
                (letter, Some(*game))
            }
            Answer::Pgn { game, seat } => {
                let loaded = load_game(&mut tx, *game).await?.ok_or(SubmitError::NoGame(*game))?;
                let event = match loaded.stored.tournament_id {
                    Some(id) => tournaments::by_id(&mut tx, id).await?.map(|event| event.name),
                    None => None,
                };
                let view = &loaded.view;
                let said = self.inner.speech.word(view.person(*seat).lang, "mail-pgn-enclosed");
                let file = self.pgn_file(view, event.as_deref(), loaded.stored.created_at);
                let answered = reply_to(submission);
                let letter = self
                    .answer_with(view, *seat, LetterKind::Answer, vec![said], answered, Some(file))
                    .await?;
                (letter, Some(*game))
            }
            Answer::Question { game, seat, sentences } => {
                drop(tx);
                let letter = self.asked_again(submission, *game, *seat, sentences.clone()).await?;
                tx = self.db().read().await?;
                (letter, Some(*game))
            }
            Answer::Club { player, subject, sentences, lines, ways } => {
                let person = Person::load(&mut tx, *player).await.map_err(super::LoadError::from)?;
                let mut letter = Letter::new(person.lang, &self.club().name, subject.clone());
                letter.news.clone_from(sentences);
                letter.facts = lines
                    .iter()
                    .map(|(label, text)| Fact { label: label.clone(), text: text.clone() })
                    .collect();
                letter.help.clone_from(ways);
                let reader = Reader::from(&person);
                let letter = self.club_letter(
                    &letter,
                    &reader,
                    LetterKind::Answer,
                    subject.clone(),
                    reply_to(submission),
                )?;
                (letter, None)
            }
            Answer::Keepers { from, to, about, text } => {
                let letters = self.to_admins(&mut tx, from, to, about, text).await?;
                drop(tx);
                let mut commit = self.commit_for(submission, Receipt::Kept, None);
                commit.letters.extend(letters);
                return match self.commit(commit).await? {
                    Committed::Done => Ok(Receipt::Kept),
                    Committed::Stale => Err(SubmitError::Busy),
                };
            }
            Answer::AtQuestion { ask, player, address, lang, subject, sentences, elsewhere } => {
                let (reader, lang) = if let Some(player) = player {
                    let person = Person::load(&mut tx, *player).await.map_err(super::LoadError::from)?;
                    (Reader::from(&person), person.lang)
                } else {
                    (Reader::stranger(String::new(), address.clone()), *lang)
                };
                let mut letter = Letter::new(lang, &self.club().name, subject.clone());
                letter.news.clone_from(sentences);
                let from = self.reply_address(Tag::Ask { id: *ask })?;
                let kind = LetterKind::Answer;
                let answered = if *elsewhere { None } else { reply_to(submission) };
                (self.letter_from(&letter, &reader, from, kind, subject.clone(), answered)?, None)
            }
            Answer::Stranger { address, subject, sentences } => {
                let mut letter = Letter::new(Lang::default(), &self.club().name, subject.clone());
                letter.news.clone_from(sentences);
                let reader = Reader::stranger(String::new(), address.clone());
                let letter = self.club_letter(
                    &letter,
                    &reader,
                    LetterKind::Answer,
                    subject.clone(),
                    reply_to(submission),
                )?;
                (letter, None)
            }
        };
        drop(tx);
        let mut commit = self.commit_for(submission, Receipt::Answered, game);
        commit.letters.extend(letter);
        match self.commit(commit).await? {
            Committed::Done => Ok(Receipt::Answered),
            Committed::Stale => Err(SubmitError::Busy),
        }
    }

    /// A mail to `postmaster@`, for each admin. None has an address of the club's own domain, which would bring it back here.
    async fn to_admins(
        &self,
        tx: &mut Tx,
        from: &str,
        to: &str,
        about: &str,
        text: &str,
    ) -> Result<Vec<NewLetter>, SubmitError> {
        let speech = self.inner.speech;
        let mut letters = Vec::new();
        for admin in players::with_role(tx, Role::Admin).await? {
            let person = Person::load(tx, admin.id).await.map_err(super::LoadError::from)?;
            let facts = [
                ("club", self.club().name.as_str().into()),
                ("from", from.into()),
                ("to", to.into()),
                ("subject", about.into()),
            ];
            let subject = speech.say(person.lang, "keeper-mail-subject", &facts);
            let head = speech.say(person.lang, "keeper-mail-head", &facts);
            let mut letter = Letter::new(person.lang, &self.club().name, head);
            letter.news.push(speech.say(person.lang, "keeper-mail-news", &facts));
            letter.message = Some(Message {
                intro: speech.word(person.lang, "keeper-mail-text"),
                lines: text.lines().map(str::to_owned).collect(),
            });
            let reader = Reader::from(&person);
            letters.extend(self.club_letter(&letter, &reader, LetterKind::Desk, subject, None)?);
        }
        Ok(letters)
    }

    pub(super) async fn submit_keep(&self, submission: &Submission) -> Result<Receipt, SubmitError> {
        let commit = self.commit_for(submission, Receipt::Kept, None);
        match self.commit(commit).await? {
            Committed::Done => Ok(Receipt::Kept),
            Committed::Stale => Err(SubmitError::Busy),
        }
    }

    /// The lines that stand where a mail was refused or asked about: it has changed nothing, and they may be played at any moment.
    async fn standing_beside(
        &self,
        tx: &mut Tx,
        loaded: &Loaded,
        seat: Seat,
        kind: LetterKind,
    ) -> Result<Vec<Listing>, SubmitError> {
        let asks = matches!(kind, LetterKind::Refused | LetterKind::Question);
        if !asks || !loaded.view.game.is_running() {
            return Ok(Vec::new());
        }
        let rows = loaded.lines(tx).await?;
        let own = rows.iter().find(|row| row.seat == seat);
        own.map(|row| self.still_standing(&loaded.view, row)).into_iter().collect()
    }

    /// A letter that answers a player of a game and shows the present position.
    pub(super) async fn answer_letter(
        &self,
        view: &GameView,
        seat: Seat,
        kind: LetterKind,
        sentences: Vec<String>,
        in_reply_to: Option<Answered>,
    ) -> Result<Option<NewLetter>, SubmitError> {
        self.answer_with(view, seat, kind, sentences, in_reply_to, None).await
    }

    /// The same with lists that are the reader's alone.
    pub(super) async fn answer_letter_with(
        &self,
        view: &GameView,
        seat: Seat,
        kind: LetterKind,
        sentences: Vec<String>,
        lists: Vec<Listing>,
        in_reply_to: Option<Answered>,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let mut letter = self.writer(self.clock().now()).answer(view, seat, kind, sentences);
        letter.lists = lists;
        self.answered(letter, view, seat, kind, in_reply_to, None).await
    }

    async fn answer_with(
        &self,
        view: &GameView,
        seat: Seat,
        kind: LetterKind,
        sentences: Vec<String>,
        in_reply_to: Option<Answered>,
        file: Option<Enclosure>,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let letter = self.writer(self.clock().now()).answer(view, seat, kind, sentences);
        self.answered(letter, view, seat, kind, in_reply_to, file).await
    }

    async fn answered(
        &self,
        letter: Letter,
        view: &GameView,
        seat: Seat,
        kind: LetterKind,
        in_reply_to: Option<Answered>,
        file: Option<Enclosure>,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let thread = self.thread(view.id, view.person(seat).id).await?;
        let to_move = view.game.to_move() == Some(seat);
        self.game_letter(
            &letter,
            Place {
                view,
                seat,
                kind,
                address: if to_move { AddressKind::Turn } else { AddressKind::Receipt },
                // It shows the position, but the clock was started by the letter of the turn, or will be.
                tells: false,
                once: false,
                in_reply_to,
                thread,
                file,
                also: Vec::new(),
            },
        )
    }
}

/// The mail that a letter answers.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(super) struct Answered {
    /// Its Message-ID, without `<>`.
    pub(super) id: String,
    /// What it answered itself, root first (RFC 5322, 3.6.4), without `<>`.
    references: Vec<String>,
    /// Its subject, without what programs put before one.
    subject: String,
    /// The beginning of words in it that are passed on to nobody.
    pub(super) left: Option<String>,
    /// Who it says has written it.
    #[serde(default)]
    pub(super) from: Option<String>,
}

impl Answered {
    /// The thread of a letter that answers the mail: its root, its last ones, the mail itself.
    pub(super) fn thread(&self) -> Vec<String> {
        let mut thread = self.references.clone();
        if thread.len() > REFERENCES {
            thread.drain(1..thread.len() + 1 - REFERENCES);
        }
        thread.retain(|id| *id != self.id);
        thread.push(self.id.clone());
        thread
    }

    /// The subject of a letter that answers it, so that mail programs keep both together; `None` if it has none.
    pub(super) fn subject(&self) -> Option<String> {
        (!self.subject.is_empty()).then(|| format!("Re: {}", self.subject))
    }
}

/// What the writer of words is told that are passed on to nobody; `left` is their beginning.
pub fn words_left(speech: Speech, lang: Lang, left: &str) -> String {
    speech.say(lang, "mail-words-left", &[("words", left.into())])
}

/// The same of a mail that is asked about, of which nothing went on: the words are to be written again.
pub(super) fn words_again(speech: Speech, lang: Lang, left: &str) -> String {
    speech.say(lang, "mail-words-again", &[("words", left.into())])
}

/// The mail that a submission came by, to thread the answer under it.
pub(super) fn reply_to(submission: &Submission) -> Option<Answered> {
    let Via::Mail(mail) = &submission.via else { return None };
    let id = mail.message_id.clone()?;
    let fields = Fields::read(&mail.raw).map(|(fields, _)| fields).unwrap_or_default();
    let ids =
        fields.get("References").filter(|ids| !ids.trim().is_empty()).or_else(|| fields.get("In-Reply-To"));
    let references = ids.iter().flat_map(|ids| ids.split(['<', '>', ' ', '\t', ',', '\r', '\n']));
    let references = references.filter(|id| id.contains('@')).map(str::to_owned).collect();
    let subject = fields.decoded("Subject").unwrap_or_default();
    let subject = naming::without_reply(&subject).chars().take(LONGEST_SUBJECT).collect();
    let SpareWords { text, left } = &mail.words;
    let left = left.clone().or_else(|| text.as_deref().map(excerpt)).filter(|left| !left.is_empty());
    let from = sender(&fields).address().map(str::to_owned);
    Some(Answered { id, references, subject, left, from })
}
