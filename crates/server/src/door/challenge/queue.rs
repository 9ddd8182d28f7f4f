//! The queue: who waits is paired with the nearest rating.
use frcec_rules::club::pace::Pace;
use frcec_store::{
    PlayerId, StoreError,
    challenges::{self, Waiting},
    matches,
    players::PlayerStatus,
    ratings,
};

use super::{
    super::{Door, LoadError, Receipt, Submission, SubmitError, commit::Undone, matches::MatchSpec},
    DAY_MS, GAMES, there,
};
use crate::people::Person;

/// How long two members are not paired again by the queue (ms).
const REMATCH_MS: i64 = 90 * DAY_MS;
/// The rating of who has none, in hundredths.
const UNRATED: i64 = frcec_rules::club::rating::START;

impl Door {
    pub(super) async fn queue_up(
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
                    Ok::<_, Undone>(Receipt::Kept)
                })
            })
            .await;
        self.member_written(written)
    }

    pub(super) async fn leave_queue(
        &self,
        submission: &Submission,
        player: PlayerId,
    ) -> Result<Receipt, SubmitError> {
        let person = self.person(player).await?;
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
                    Ok::<_, Undone>(Receipt::Kept)
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
            words: None,
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
