//! How a challenge ends: accepted, declined, taken back, or by its time.
use frcec_rules::{StartPosition, club::pace::Pace};
use frcec_store::{
    PlayerId, StoreError, WriteError,
    asks::{self, AskKind},
    challenges::{self, Challenge, ChallengeState},
    letters::{self, NewLetter},
};

use super::{
    super::{
        ClubDenial, Door, LoadError, Receipt, Submission, SubmitError,
        letter::Reader,
        matches::{MatchSpec, NotMade},
    },
    GAMES, playable, there,
};
use crate::{
    mail::compose::{Fact, Letter, LetterKind, Message},
    people::Person,
    settings::Delivery,
};

impl Door {
    pub(in crate::door) async fn accept_challenge(
        &self,
        submission: &Submission,
        id: i64,
        player: PlayerId,
    ) -> Result<Receipt, SubmitError> {
        let (challenge, from, to) = {
            let mut tx = self.db().read().await?;
            let challenge = challenges::by_id(&mut tx, id).await?.ok_or(ClubDenial::NoChallenge(id))?;
            if challenge.to_id.is_some_and(|to| to != player) {
                return Err(ClubDenial::NoChallenge(id).into());
            }
            is_open(&challenge, submission.at)?;
            if challenge.from_id == player {
                return Err(ClubDenial::Yourself.into());
            }
            let from = Person::load(&mut tx, challenge.from_id).await.map_err(LoadError::from)?;
            let to = Person::load(&mut tx, player).await.map_err(LoadError::from)?;
            playable(&from)?;
            there(&to)?;
            self.may_start(&mut tx, &to, GAMES).await?;
            self.may_start(&mut tx, &from, GAMES).await?;
            (challenge, from, to)
        };
        let spec = self.spec_of(&challenge)?;
        let words = submission.words().filter(|_| !from.settings.muted.contains(&to.id.0));
        let spec = MatchSpec { words: words.map(|words| (from.id, words.to_owned())), ..spec };
        let answer = if to.settings.delivery == Delivery::Immediate {
            None
        } else {
            // The start itself waits for a digest.
            let facts = [("name", from.name.as_str().into())];
            let sentence = self.inner.speech.say(to.lang, "challenge-you-accepted", &facts);
            self.answer_with_words(submission, &to, (&from.name, sentence))?
        };
        let (door, at, asked) = (self.clone(), submission.at, submission.clone());
        let mut commit = self.commit_for(submission, Receipt::Kept, None);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    // White in the first game is who was asked: the other one chose the position.
                    let made = door.make_match(tx, &spec, &to, &from, at).await?;
                    if !challenges::settle(tx, id, ChallengeState::Accepted, Some(made.id), at).await? {
                        let now = challenges::by_id(tx, id).await?.ok_or_else(|| missing(id))?;
                        return Err(gone(now.state).into());
                    }
                    asks::void_about(tx, AskKind::Challenge, id, at).await?;
                    let own = door.own_words(&asked, (&to, true), Some(&from.name), &made.games);
                    door.write_news_with(tx, made.told, &made.views, &own).await?;
                    if let Some(answer) = answer {
                        letters::insert(tx, &answer).await?;
                    }
                    let receipt = Receipt::Match { id: made.id, games: made.games };
                    if let Some((_, stored)) = &mut commit.origin {
                        *stored = receipt.clone();
                    }
                    commit.begin(tx).await.map_err(NotMade::Undone)?;
                    Ok(receipt)
                })
            })
            .await;
        self.made(written)
    }

    fn spec_of(&self, challenge: &Challenge) -> Result<MatchSpec, SubmitError> {
        let corrupt = |column: &str, why: String| {
            SubmitError::from(StoreError::Corrupt {
                table: "challenges",
                column: column.to_owned(),
                key: challenge.id.to_string(),
                why,
            })
        };
        let start = match challenge.start_id {
            None => self.draw_start(),
            Some(id) => u16::try_from(id)
                .ok()
                .and_then(StartPosition::new)
                .ok_or_else(|| corrupt("start_id", id.to_string()))?,
        };
        let pace = challenge.pace.parse::<Pace>().map_err(|error| corrupt("pace", error.to_string()))?;
        Ok(MatchSpec {
            event: None,
            starts: [start; 2],
            pace,
            staggered: challenge.staggered,
            single: false,
            only: None,
            rated: challenge.rated,
            words: None,
        })
    }

    pub(in crate::door) async fn decline_challenge(
        &self,
        submission: &Submission,
        id: i64,
        player: PlayerId,
    ) -> Result<Receipt, SubmitError> {
        let (challenge, from, to) = {
            let mut tx = self.db().read().await?;
            let challenge = challenges::by_id(&mut tx, id)
                .await?
                .filter(|challenge| challenge.to_id == Some(player))
                .ok_or(ClubDenial::NoChallenge(id))?;
            is_open(&challenge, submission.at)?;
            let from = Person::load(&mut tx, challenge.from_id).await.map_err(LoadError::from)?;
            let to = Person::load(&mut tx, player).await.map_err(LoadError::from)?;
            (challenge, from, to)
        };
        let words = self.words_for(submission, &to, &from);
        let told = self.challenge_told(&from, "challenge-declined", &to.name, challenge.id, words)?;
        let sentence =
            self.inner.speech.say(to.lang, "challenge-you-declined", &[("name", from.name.as_str().into())]);
        let answer = self.answer_with_words(submission, &to, (&from.name, sentence))?;
        self.settle_challenge(submission, id, ChallengeState::Declined, [told, answer]).await
    }

    pub(super) async fn withdraw_challenge(
        &self,
        submission: &Submission,
        id: i64,
        player: PlayerId,
    ) -> Result<Receipt, SubmitError> {
        let (from, to) = {
            let mut tx = self.db().read().await?;
            let challenge = challenges::by_id(&mut tx, id)
                .await?
                .filter(|challenge| challenge.from_id == player)
                .ok_or(ClubDenial::NoChallenge(id))?;
            is_open(&challenge, submission.at)?;
            let from = Person::load(&mut tx, player).await.map_err(LoadError::from)?;
            let to = match challenge.to_id {
                Some(to) => Some(Person::load(&mut tx, to).await.map_err(LoadError::from)?),
                None => None,
            };
            (from, to)
        };
        let told = match &to {
            Some(to) => {
                let words = self.words_for(submission, &from, to);
                self.challenge_told(to, "challenge-withdrawn", &from.name, id, words)?
            }
            None => None,
        };
        let sentence = self.inner.speech.say(from.lang, "challenge-you-withdrew", &[("number", id.into())]);
        let answer = match &to {
            Some(to) => self.answer_with_words(submission, &from, (&to.name, sentence))?,
            None => self.answer_by_mail(submission, &from, sentence)?,
        };
        self.settle_challenge(submission, id, ChallengeState::Withdrawn, [told, answer]).await
    }

    /// The letter that tells what became of a challenge.
    fn challenge_told(
        &self,
        reader: &Person,
        key: &str,
        name: &str,
        id: i64,
        words: Option<Message>,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let speech = self.inner.speech;
        let facts =
            [("name", name.into()), ("number", id.into()), ("club", self.club().name.as_str().into())];
        let subject = speech.say(reader.lang, "challenge-news-subject", &facts);
        let mut letter = Letter::new(reader.lang, &self.club().name, subject.clone());
        letter.news = vec![speech.say(reader.lang, key, &facts)];
        letter.message = words;
        letter.foot = vec![Fact {
            label: speech.word(reader.lang, "challenge-page"),
            text: format!("{}/challenges", self.club().public_url),
        }];
        self.club_letter(&letter, &Reader::from(reader), LetterKind::Challenge, subject, None)
    }

    async fn settle_challenge(
        &self,
        submission: &Submission,
        id: i64,
        state: ChallengeState,
        told: [Option<NewLetter>; 2],
    ) -> Result<Receipt, SubmitError> {
        let at = submission.at;
        let receipt = Receipt::Challenge { id };
        let mut commit = self.commit_for(submission, receipt.clone(), None);
        commit.letters.extend(told.into_iter().flatten());
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    if !challenges::settle(tx, id, state, None, at).await? {
                        let now = challenges::by_id(tx, id).await?.ok_or_else(|| missing(id))?;
                        return Err(gone(now.state).into());
                    }
                    asks::void_about(tx, AskKind::Challenge, id, at).await?;
                    commit.apply(tx).await.map_err(NotMade::Undone)?;
                    Ok(receipt)
                })
            })
            .await;
        self.made(written)
    }

    /// Ends one challenge that nobody answered in time, and tells who made it; false if there is none.
    pub async fn expire_one_challenge(&self) -> Result<bool, SubmitError> {
        let now = self.clock().now();
        let (challenge, from, name) = {
            let mut tx = self.db().read().await?;
            let Some(challenge) = challenges::expiring(&mut tx, now, 1).await?.into_iter().next() else {
                return Ok(false);
            };
            let from = Person::load(&mut tx, challenge.from_id).await.map_err(LoadError::from)?;
            let name = match challenge.to_id {
                Some(to) => Some(Person::load(&mut tx, to).await.map_err(LoadError::from)?.name),
                None => None,
            };
            (challenge, from, name)
        };
        let key = if name.is_some() { "challenge-expired" } else { "challenge-expired-open" };
        let name = name.as_deref().unwrap_or_default();
        let letter = self.challenge_told(&from, key, name, challenge.id, None)?;
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    // Of two workers one tells it.
                    let ended =
                        challenges::settle(tx, challenge.id, ChallengeState::Expired, None, now).await?;
                    if let Some(letter) = letter.filter(|_| ended) {
                        letters::insert(tx, &letter).await?;
                    }
                    Ok::<_, StoreError>(())
                })
            })
            .await;
        written.map_err(WriteError::flatten)?;
        self.wake().notify_waiters();
        Ok(true)
    }
}

fn missing(id: i64) -> StoreError {
    StoreError::Missing { table: "challenges", key: id.to_string() }
}

fn is_open(challenge: &Challenge, at: i64) -> Result<(), SubmitError> {
    if challenge.state != ChallengeState::Open {
        return Err(gone(challenge.state));
    }
    if challenge.expires_at <= at {
        return Err(gone(ChallengeState::Expired));
    }
    Ok(())
}

/// Why a challenge that is open no more cannot be answered.
fn gone(state: ChallengeState) -> SubmitError {
    match state {
        ChallengeState::Accepted => ClubDenial::ChallengeAccepted,
        ChallengeState::Declined => ClubDenial::ChallengeDeclined,
        ChallengeState::Withdrawn => ClubDenial::ChallengeWithdrawn,
        ChallengeState::Expired | ChallengeState::Open => ClubDenial::ChallengeExpired,
    }
    .into()
}
