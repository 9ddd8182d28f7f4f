//! Making a challenge: what it may ask for, the letter that asks, and asking the last opponent again.
use frcec_rules::club::pace::Pace;
use frcec_store::{
    MatchId, PlayerId, StoreError, Tx,
    asks::{self, AskKind},
    challenges::{self, Challenge, NewChallenge},
    letters::{self, NewLetter},
    matches::{self, MatchState, StoredMatch},
};

use super::{
    super::{
        ClubDenial, Door, LoadError, Receipt, Submission, SubmitError, ask::NewAsk, letter::Reader,
        matches::NotMade,
    },
    CHALLENGE_MS, GAMES, MOST, Meant, OPEN_MS, Offer, StartWish, member_meant, playable, position, there,
};
use crate::{
    mail::compose::{Fact, Help, Letter},
    names,
    people::Person,
    speech::pace,
};

impl Door {
    pub(super) async fn offer_challenge(
        &self,
        submission: &Submission,
        offer: &Offer,
    ) -> Result<Receipt, SubmitError> {
        let (from, to, start_id) = {
            let mut tx = self.db().read().await?;
            let from = Person::load(&mut tx, offer.from).await.map_err(LoadError::from)?;
            there(&from)?;
            self.may_start(&mut tx, &from, GAMES).await?;
            let to = match &offer.to {
                Some(handle) => Some(opponent(&mut tx, &from, handle).await?),
                None => None,
            };
            let mine = challenges::made_by(&mut tx, from.id).await?;
            if mine.len() >= MOST {
                return Err(ClubDenial::TooManyChallenges(MOST).into());
            }
            if let Some(to) = &to
                && mine.iter().any(|open| open.to_id == Some(to.id))
            {
                return Err(ClubDenial::ChallengeTwice(to.name.clone()).into());
            }
            let start_id = match &offer.start {
                StartWish::Random => None,
                StartWish::At(start) => Some(start.id()),
                StartWish::AsIn(id) => {
                    let name = || ClubDenial::NoMatch(names::match_name(*id, None));
                    Some(matches::by_id(&mut tx, *id).await?.ok_or_else(name)?.start_id)
                }
            };
            (from, to, start_id)
        };
        let new = NewChallenge {
            from_id: from.id,
            to_id: to.as_ref().map(|to| to.id),
            start_id,
            pace: offer.pace.to_string(),
            rated: offer.rated,
            staggered: offer.staggered,
            expires_at: submission.at + if to.is_some() { CHALLENGE_MS } else { OPEN_MS },
        };
        let (door, at, submission_) = (self.clone(), submission.at, submission.clone());
        let mut commit = self.commit_for(submission, Receipt::Kept, None);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    let made = challenges::create(tx, &new, at).await?;
                    let receipt = Receipt::Challenge { id: made.id };
                    if let Some((_, stored)) = &mut commit.origin {
                        *stored = receipt.clone();
                    }
                    commit.begin(tx).await.map_err(NotMade::Undone)?;
                    if let Some(to) = &to
                        && let Some((ask, letter)) = door.challenge_letter(&submission_, &made, &from, to)?
                    {
                        asks::insert(tx, &ask).await?;
                        letters::insert(tx, &letter).await?;
                    }
                    let sentence = door.challenge_made(&made, &from, to.as_ref());
                    let answer = match &to {
                        Some(to) => door.answer_with_words(&submission_, &from, (&to.name, sentence))?,
                        // Words to all have no reader.
                        None => door.answer_by_mail(&submission_, &from, sentence)?,
                    };
                    if let Some(letter) = answer {
                        letters::insert(tx, &letter).await?;
                    }
                    Ok(receipt)
                })
            })
            .await;
        self.made(written)
    }

    /// The letter that asks a member whether he or she accepts.
    fn challenge_letter(
        &self,
        submission: &Submission,
        challenge: &Challenge,
        from: &Person,
        to: &Person,
    ) -> Result<Option<(asks::Ask, NewLetter)>, SubmitError> {
        let speech = self.inner.speech;
        let lang = to.lang;
        let facts = [("name", from.name.as_str().into()), ("club", self.club().name.as_str().into())];
        let mut letter = Letter::new(lang, &self.club().name, speech.say(lang, "challenge-subject", &facts));
        letter.news = vec![
            speech.say(lang, "challenge-intro", &facts),
            speech.say(
                lang,
                "challenge-until",
                &[("until", speech.moment(lang, &to.zone, challenge.expires_at).into())],
            ),
        ];
        letter.facts = self.terms(challenge, lang);
        letter.message = self.words_for(submission, from, to);
        letter.help_label = speech.word(lang, "challenge-answer");
        letter.help = ["accept", "decline"]
            .into_iter()
            .map(|word| Help {
                write: speech.word(lang, &format!("command-{word}")),
                does: speech.word(lang, &format!("challenge-does-{word}")),
            })
            .collect();
        letter.foot = vec![
            Fact {
                label: speech.word(lang, "challenge-page"),
                text: format!("{}/challenges", self.club().public_url),
            },
            Fact {
                label: from.name.clone(),
                text: format!("{}/players/{}", self.club().public_url, from.handle),
            },
        ];
        let new = NewAsk {
            kind: AskKind::Challenge,
            about: challenge.id,
            body: "{}".to_owned(),
            hash: None,
            lasts_ms: challenge.expires_at - challenge.created_at,
            reader: &Reader::from(to),
            in_reply_to: None,
        };
        self.club_question(new, &letter)
    }

    /// Position, pace, and how it counts, as a letter lists them.
    fn terms(&self, challenge: &Challenge, lang: crate::speech::Lang) -> Vec<Fact> {
        let speech = self.inner.speech;
        let rated = if challenge.rated { "challenge-rated" } else { "challenge-friendly" };
        let order = if challenge.staggered { "challenge-staggered" } else { "challenge-together" };
        // Whoever has not played here must know what the terms come to before they are accepted.
        let pace = challenge.pace.parse::<Pace>();
        let has_leave = !matches!(pace, Ok(Pace::Bank { .. }));
        let time_out = if has_leave { "challenge-time-out-leave" } else { "challenge-time-out-bank" };
        let pace_text =
            pace.map_or_else(|_| challenge.pace.clone(), |pace| pace::with_ceiling(speech, lang, pace));
        vec![
            Fact { label: speech.word(lang, "letter-position"), text: position(challenge, speech, lang) },
            Fact { label: speech.word(lang, "challenge-pace"), text: pace_text },
            Fact { label: speech.word(lang, "challenge-time-out"), text: speech.word(lang, time_out) },
            Fact { label: speech.word(lang, "challenge-counts"), text: speech.word(lang, rated) },
            Fact { label: speech.word(lang, "challenge-order"), text: speech.word(lang, order) },
        ]
    }

    /// What who made a challenge by mail is answered.
    fn challenge_made(&self, challenge: &Challenge, from: &Person, to: Option<&Person>) -> String {
        let speech = self.inner.speech;
        let facts = [
            ("number", challenge.id.into()),
            ("name", to.map_or("", |to| &to.name).into()),
            ("until", speech.moment(from.lang, &from.zone, challenge.expires_at).into()),
        ];
        let key = if to.is_some() { "challenge-made" } else { "challenge-made-open" };
        speech.say(from.lang, key, &facts)
    }

    pub(super) async fn rematch(
        &self,
        submission: &Submission,
        id: MatchId,
        player: PlayerId,
    ) -> Result<Receipt, SubmitError> {
        let name = names::match_name(id, None);
        let (stored, other) = {
            let mut tx = self.db().read().await?;
            let stored = matches::by_id(&mut tx, id).await?;
            let stored = stored
                .filter(|m| [m.first_white_id, m.first_black_id].contains(&player))
                .ok_or_else(|| ClubDenial::NoMatch(name.clone()))?;
            if stored.state == MatchState::Running {
                return Err(ClubDenial::MatchRuns(name).into());
            }
            let other =
                if stored.first_white_id == player { stored.first_black_id } else { stored.first_white_id };
            let other = Person::load(&mut tx, other).await.map_err(LoadError::from)?;
            (stored, other)
        };
        playable(&other)?;
        let StoredMatch { pace, rated, staggered, .. } = stored;
        let pace = pace.parse::<Pace>().map_err(|error| {
            SubmitError::from(StoreError::Corrupt {
                table: "matches",
                column: "pace".to_owned(),
                key: id.to_string(),
                why: error.to_string(),
            })
        })?;
        let offer =
            Offer { from: player, to: Some(other.handle), start: StartWish::Random, pace, rated, staggered };
        self.offer_challenge(submission, &offer).await
    }
}

/// The member of that handle or name, if `from` can challenge him or her.
async fn opponent(tx: &mut Tx, from: &Person, text: &str) -> Result<Person, SubmitError> {
    let text = text.trim().trim_start_matches('@');
    let found = match member_meant(tx, text).await? {
        Meant::One(player) => *player,
        Meant::Some(members) => {
            let members = members.into_iter().map(|member| (member.name, member.handle)).collect();
            return Err(ClubDenial::WhichMember { text: text.to_owned(), members }.into());
        }
        Meant::Nobody => return Err(SubmitError::NoMember(text.to_owned())),
    };
    let to = Person::of(tx, found).await.map_err(LoadError::from)?;
    if to.id == from.id {
        return Err(ClubDenial::Yourself.into());
    }
    playable(&to)?;
    Ok(to)
}
