//! Challenges: to a member or open to all, accepted, declined, taken back; the queue that pairs by rating; rematches.
use frcec_rules::{StartPosition, club::pace::Pace};
use frcec_store::{
    MatchId, PlayerId, StoreError, Tx, WriteError,
    asks::{self, AskKind},
    challenges::{self, Challenge, ChallengeState, NewChallenge, Waiting},
    letters::{self, NewLetter},
    matches::{self, MatchState, StoredMatch},
    players::{self, PlayerStatus},
    ratings,
};

use super::{
    ClubDenial, Door, LoadError, Receipt, Submission, SubmitError,
    ask::NewAsk,
    letter::Reader,
    matches::{MatchSpec, NotMade},
    practice::PRACTICE_HANDLE,
};
use crate::{
    mail::compose::{Fact, Help, Letter},
    names,
    people::Person,
};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
/// How long a challenge to a member waits (ms).
pub const CHALLENGE_MS: i64 = 14 * DAY_MS;
/// How long one that is open to all waits (ms).
pub const OPEN_MS: i64 = 30 * DAY_MS;
/// The games of a match, for the limit.
const GAMES: u32 = 2;
/// Challenges of one member that wait at the most.
pub(super) const MOST: usize = 20;
/// How long two members are not paired again by the queue (ms).
const REMATCH_MS: i64 = 90 * DAY_MS;
/// The rating of who has none, in hundredths.
const UNRATED: i64 = frcec_rules::club::rating::START;

/// Which position a challenge is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartWish {
    /// Drawn when the match begins.
    Random,
    /// This one.
    At(StartPosition),
    /// That of an earlier match.
    AsIn(MatchId),
}

/// A challenge as a member makes it.
#[derive(Clone, Debug)]
pub struct Offer {
    /// Who makes it.
    pub from: PlayerId,
    /// To whom, by handle; `None` for all.
    pub to: Option<String>,
    /// The position.
    pub start: StartWish,
    /// The time control.
    pub pace: Pace,
    /// Whether the match is to count.
    pub rated: bool,
    /// Whether the second game waits for the first.
    pub staggered: bool,
}

/// What is asked about challenges.
#[derive(Clone, Debug)]
pub enum ChallengeCommand {
    /// Make one.
    Offer(Offer),
    /// Accept one.
    Accept(i64, PlayerId),
    /// Decline one.
    Decline(i64, PlayerId),
    /// Take one back.
    Withdraw(i64, PlayerId),
    /// Challenge the opponent of a finished match again.
    Rematch(MatchId, PlayerId),
    /// Wait for a pairing.
    Queue(PlayerId, Pace, bool),
    /// Wait no more.
    Unqueue(PlayerId),
}

impl Door {
    pub(super) async fn submit_challenge(
        &self,
        submission: &Submission,
        command: &ChallengeCommand,
    ) -> Result<Receipt, SubmitError> {
        match command {
            ChallengeCommand::Offer(offer) => self.offer_challenge(submission, offer).await,
            ChallengeCommand::Accept(id, player) => self.accept_challenge(submission, *id, *player).await,
            ChallengeCommand::Decline(id, player) => self.decline_challenge(submission, *id, *player).await,
            ChallengeCommand::Withdraw(id, player) => self.withdraw_challenge(submission, *id, *player).await,
            ChallengeCommand::Rematch(id, player) => self.rematch(submission, *id, *player).await,
            ChallengeCommand::Queue(player, pace, rated) => {
                self.queue_up(submission, *player, *pace, *rated).await
            }
            ChallengeCommand::Unqueue(player) => self.leave_queue(submission, *player).await,
        }
    }

    async fn offer_challenge(&self, submission: &Submission, offer: &Offer) -> Result<Receipt, SubmitError> {
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
                        && let Some((ask, letter)) = door.challenge_letter(&made, &from, to)?
                    {
                        asks::insert(tx, &ask).await?;
                        letters::insert(tx, &letter).await?;
                    }
                    let sentence = door.challenge_made(&made, &from, to.as_ref());
                    if let Some(letter) = door.answer_by_mail(&submission_, &from, sentence)? {
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
        vec![
            Fact { label: speech.word(lang, "letter-position"), text: position(challenge, speech, lang) },
            Fact { label: speech.word(lang, "challenge-pace"), text: challenge.pace.clone() },
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

    pub(super) async fn accept_challenge(
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
        let (door, at) = (self.clone(), submission.at);
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
                    door.write_news(tx, made.told, &made.views).await?;
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
        })
    }

    pub(super) async fn decline_challenge(
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
        let told = self.challenge_told(&from, "challenge-declined", &to.name, challenge.id)?;
        let sentence =
            self.inner.speech.say(to.lang, "challenge-you-declined", &[("name", from.name.into())]);
        let answer = self.answer_by_mail(submission, &to, sentence)?;
        self.settle_challenge(submission, id, ChallengeState::Declined, [told, answer]).await
    }

    async fn withdraw_challenge(
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
            Some(to) => self.challenge_told(to, "challenge-withdrawn", &from.name, id)?,
            None => None,
        };
        let sentence = self.inner.speech.say(from.lang, "challenge-you-withdrew", &[("number", id.into())]);
        let answer = self.answer_by_mail(submission, &from, sentence)?;
        self.settle_challenge(submission, id, ChallengeState::Withdrawn, [told, answer]).await
    }

    /// The letter that tells what became of a challenge.
    fn challenge_told(
        &self,
        reader: &Person,
        key: &str,
        name: &str,
        id: i64,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let speech = self.inner.speech;
        let facts =
            [("name", name.into()), ("number", id.into()), ("club", self.club().name.as_str().into())];
        let subject = speech.say(reader.lang, "challenge-news-subject", &facts);
        let mut letter = Letter::new(reader.lang, &self.club().name, subject.clone());
        letter.news = vec![speech.say(reader.lang, key, &facts)];
        letter.foot = vec![Fact {
            label: speech.word(reader.lang, "challenge-page"),
            text: format!("{}/challenges", self.club().public_url),
        }];
        self.club_letter(&letter, &Reader::from(reader), "challenge", subject, None)
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
        let letter = self.challenge_told(&from, key, name.as_deref().unwrap_or_default(), challenge.id)?;
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

    async fn rematch(
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

    async fn queue_up(
        &self,
        submission: &Submission,
        player: PlayerId,
        pace: Pace,
        rated: bool,
    ) -> Result<Receipt, SubmitError> {
        let person = {
            let mut tx = self.db().read().await?;
            let person = Person::load(&mut tx, player).await.map_err(LoadError::from)?;
            there(&person)?;
            self.may_start(&mut tx, &person, GAMES).await?;
            person
        };
        let sentence =
            self.inner.speech.say(person.lang, "pair-waiting", &[("pace", pace.to_string().into())]);
        let letter = self.answer_by_mail(submission, &person, sentence)?;
        let waiting = Waiting { player_id: player, pace: pace.to_string(), rated, since: submission.at };
        let mut commit = self.commit_for(submission, Receipt::Kept, None);
        commit.letters.extend(letter);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    commit.apply(tx).await?;
                    challenges::wait(tx, &waiting).await?;
                    Ok::<_, super::commit::Undone>(Receipt::Kept)
                })
            })
            .await;
        self.member_written(written)
    }

    async fn leave_queue(&self, submission: &Submission, player: PlayerId) -> Result<Receipt, SubmitError> {
        let person = {
            let mut tx = self.db().read().await?;
            Person::load(&mut tx, player).await.map_err(LoadError::from)?
        };
        let sentence = self.inner.speech.word(person.lang, "pair-off");
        let letter = self.answer_by_mail(submission, &person, sentence)?;
        let mut commit = self.commit_for(submission, Receipt::Kept, None);
        commit.letters.extend(letter);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    commit.apply(tx).await?;
                    challenges::wait_no_more(tx, player).await?;
                    Ok::<_, super::commit::Undone>(Receipt::Kept)
                })
            })
            .await;
        self.member_written(written)
    }

    /// Pairs the two of the queue whose ratings lie nearest, and starts their match; false if no two fit.
    pub async fn pair_one(&self) -> Result<bool, SubmitError> {
        let now = self.clock().now();
        let Some((first, second, white, black)) = self.nearest(now).await? else { return Ok(false) };
        let pace = first.pace.parse::<Pace>().map_err(|error| {
            SubmitError::from(StoreError::Corrupt {
                table: "pair_queue",
                column: "pace".to_owned(),
                key: first.player_id.to_string(),
                why: error.to_string(),
            })
        })?;
        let spec = MatchSpec {
            event: None,
            starts: [self.draw_start(); 2],
            pace,
            staggered: false,
            single: false,
            only: None,
            rated: first.rated,
        };
        let door = self.clone();
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    // Of two workers one pairs them; who has left the queue meanwhile is not paired.
                    for waiting in [&first, &second] {
                        if !challenges::wait_no_more(tx, waiting.player_id).await? {
                            return Err(SubmitError::Busy.into());
                        }
                    }
                    let made = door.make_match(tx, &spec, &white, &black, now).await?;
                    door.write_news(tx, made.told, &made.views).await?;
                    Ok(())
                })
            })
            .await;
        match self.made(written) {
            Ok(()) | Err(SubmitError::Busy) => {
                self.wake().notify_waiters();
                Ok(true)
            }
            Err(error) => Err(error),
        }
    }

    /// The two to be paired: the same pace and kind, not lately met, the smallest difference of ratings; of equal ones who
    /// have waited longest. Who has waited longer has White in the first game.
    async fn nearest(&self, now: i64) -> Result<Option<(Waiting, Waiting, Person, Person)>, SubmitError> {
        let mut tx = self.db().read().await?;
        let queue = challenges::queue(&mut tx).await?;
        if queue.len() < 2 {
            return Ok(None);
        }
        let ids: Vec<PlayerId> = queue.iter().map(|waiting| waiting.player_id).collect();
        let known = ratings::of_players(&mut tx, &ids).await?;
        let rating = |id: PlayerId| {
            known.iter().find(|rating| rating.player_id == id).map_or(UNRATED, |rating| rating.rating)
        };
        let mut pairs: Vec<(i64, usize, usize)> = Vec::new();
        for (later, second) in queue.iter().enumerate() {
            for (earlier, first) in queue[..later].iter().enumerate() {
                if first.pace == second.pace && first.rated == second.rated {
                    let apart = (rating(first.player_id) - rating(second.player_id)).abs();
                    pairs.push((apart, earlier, later));
                }
            }
        }
        pairs.sort_unstable();
        for (_, earlier, later) in pairs {
            let (first, second) = (&queue[earlier], &queue[later]);
            let since = now - REMATCH_MS;
            if matches::met_since(&mut tx, first.player_id, second.player_id, since).await? {
                continue;
            }
            let white = Person::load(&mut tx, first.player_id).await.map_err(LoadError::from)?;
            let black = Person::load(&mut tx, second.player_id).await.map_err(LoadError::from)?;
            let mut fit = true;
            for person in [&white, &black] {
                fit &= person.status == PlayerStatus::Active;
                fit &= self.may_start(&mut tx, person, GAMES).await.is_ok();
            }
            if fit {
                return Ok(Some((first.clone(), second.clone(), white, black)));
            }
        }
        Ok(None)
    }
}

/// The challenge's position in words.
pub fn position(challenge: &Challenge, speech: crate::speech::Speech, lang: crate::speech::Lang) -> String {
    let start = challenge.start_id.and_then(|id| u16::try_from(id).ok()).and_then(StartPosition::new);
    start.map_or_else(|| speech.word(lang, "challenge-random"), |start| start.to_string())
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

/// Whether the one who asks may play: what he or she does now is a sign of life.
fn there(person: &Person) -> Result<(), SubmitError> {
    match person.status {
        PlayerStatus::Active | PlayerStatus::Inactive => Ok(()),
        PlayerStatus::Suspended => Err(ClubDenial::Suspended(person.name.clone()).into()),
        PlayerStatus::Former | PlayerStatus::Archived => Err(SubmitError::NoMember(person.handle.clone())),
    }
}

/// Whether a member can be played against.
fn playable(person: &Person) -> Result<(), SubmitError> {
    match person.status {
        PlayerStatus::Active => Ok(()),
        PlayerStatus::Inactive => Err(ClubDenial::Inactive(person.name.clone()).into()),
        PlayerStatus::Suspended => Err(ClubDenial::Suspended(person.name.clone()).into()),
        PlayerStatus::Former | PlayerStatus::Archived => Err(SubmitError::NoMember(person.handle.clone())),
    }
}

/// The member of that handle, if `from` can challenge him or her.
async fn opponent(tx: &mut Tx, from: &Person, handle: &str) -> Result<Person, SubmitError> {
    let handle = handle.trim().trim_start_matches('@');
    let found = players::by_handle(tx, handle).await?.filter(|player| player.handle != PRACTICE_HANDLE);
    let found = found.ok_or_else(|| SubmitError::NoMember(handle.to_owned()))?;
    let to = Person::of(tx, found).await.map_err(LoadError::from)?;
    if to.id == from.id {
        return Err(ClubDenial::Yourself.into());
    }
    playable(&to)?;
    Ok(to)
}
