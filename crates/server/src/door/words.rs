//! Answers to mailed commands, and the words that stand beside these: passed on to whoever learns of the command, or told to have
//! gone to nobody. No word of a person is dropped in silence.
use frcec_rules::club::seat::Seat;
use frcec_store::{GameId, letters::NewLetter};

use super::{
    Door, Submission, SubmitError, Via,
    answer::{reply_to, words_left},
    letter::{Reader, Told},
    lines::Own,
};
use crate::{
    mail::compose::{Letter, LetterKind, Listing, Message},
    people::Person,
    speech::Lang,
};

impl Door {
    /// What a form shows by itself, a mail is answered with.
    pub(super) fn answer_by_mail(
        &self,
        submission: &Submission,
        person: &Person,
        sentence: String,
    ) -> Result<Option<NewLetter>, SubmitError> {
        self.answer_about(submission, person, None, sentence)
    }

    /// The same; its subject names what it is about, a game or an event.
    pub(super) fn answer_about(
        &self,
        submission: &Submission,
        person: &Person,
        what: Option<&str>,
        sentence: String,
    ) -> Result<Option<NewLetter>, SubmitError> {
        self.answer_listing(submission, person, (what, sentence), Vec::new())
    }

    /// The same to whoever wrote words beside a command, which are passed on to `name`: he reads what is.
    pub(super) fn answer_with_words(
        &self,
        submission: &Submission,
        person: &Person,
        (name, sentence): (&str, String),
    ) -> Result<Option<NewLetter>, SubmitError> {
        let shown = submission.words().map(|words| self.words_shown(person.lang, name, words));
        self.answer_listing(
            &submission.with_words_passed(),
            person,
            (None, sentence),
            shown.into_iter().collect(),
        )
    }

    /// Somebody's words to `name`, as they are passed on.
    pub(super) fn words_shown(&self, lang: Lang, name: &str, words: &str) -> Listing {
        Listing {
            label: self.inner.speech.say(lang, "letter-your-words", &[("name", name.into())]),
            lines: words.trim().lines().map(str::to_owned).collect(),
        }
    }

    /// What whoever started a match by mail reads of his own words in the letter of its first game: as they go to `name`, or that
    /// they go to nobody.
    pub(super) fn own_words(
        &self,
        submission: &Submission,
        (person, is_white): (&Person, bool),
        name: Option<&str>,
        games: &[GameId],
    ) -> Vec<(GameId, Own)> {
        let Some(game) = games.first() else { return Vec::new() };
        let passed = name.and_then(|name| Some(self.words_shown(person.lang, name, submission.words()?)));
        let left =
            if passed.is_some() { reply_to(&submission.with_words_passed()) } else { reply_to(submission) };
        let left = left.and_then(|mail| mail.left);
        let told = Told {
            sentences: left
                .map(|left| words_left(self.inner.speech, person.lang, &left))
                .into_iter()
                .collect(),
            lists: passed.into_iter().collect(),
            ..Told::default()
        };
        let mut own = Own::default();
        *own.told.get_mut(if is_white { Seat::White } else { Seat::Black }) = told;
        vec![(*game, own)]
    }

    /// The words beside a mailed command, for `reader`, unless he has muted their writer.
    pub(super) fn words_for(
        &self,
        submission: &Submission,
        from: &Person,
        reader: &Person,
    ) -> Option<Message> {
        let words = submission.words().filter(|_| !reader.settings.muted.contains(&from.id.0))?;
        Some(Message {
            intro: self.inner.speech.say(
                reader.lang,
                "letter-message",
                &[("name", from.name.as_str().into())],
            ),
            lines: words.trim().lines().map(str::to_owned).collect(),
        })
    }

    fn answer_listing(
        &self,
        submission: &Submission,
        person: &Person,
        (what, sentence): (Option<&str>, String),
        lists: Vec<Listing>,
    ) -> Result<Option<NewLetter>, SubmitError> {
        if !matches!(submission.via, Via::Mail(_)) {
            return Ok(None);
        }
        let club = ("club", self.club().name.as_str().into());
        let subject = match what {
            Some(what) => {
                self.inner.speech.say(person.lang, "mail-subject-about", &[club, ("what", what.into())])
            }
            None => self.inner.speech.say(person.lang, "mail-subject-answer", &[club]),
        };
        let mut letter = Letter::new(person.lang, &self.club().name, subject.clone());
        letter.news = vec![sentence];
        letter.lists = lists;
        self.club_letter(&letter, &Reader::from(person), LetterKind::Answer, subject, reply_to(submission))
    }
}
