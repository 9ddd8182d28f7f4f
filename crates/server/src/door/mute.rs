//! Words that a member does not want: not to read them any more, and to tell the directors of them.
use frcec_store::{GameId, PlayerId, games, players, reports};

use super::{ClubDenial, Door, LoadError, Receipt, Submission, SubmitError, commit::Undone};
use crate::people::Person;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
/// Reports of one member in a day at the most.
const REPORTS_A_DAY: i64 = 5;
/// Characters of a report at the most.
const REPORT: usize = 2000;

impl Door {
    /// From now on nothing that `other` writes is passed on to `player`, or it is again. The other one is not told: nobody has
    /// to answer for not wanting to read.
    pub(super) async fn mute(
        &self,
        submission: &Submission,
        player: PlayerId,
        other: PlayerId,
        on: bool,
    ) -> Result<Receipt, SubmitError> {
        let (mut row, mut person, theirs) = {
            let mut tx = self.db().read().await?;
            let row = players::by_id(&mut tx, player).await?;
            let row = row.ok_or_else(|| SubmitError::NoMember(player.to_string()))?;
            let person = Person::of(&mut tx, row.clone()).await.map_err(LoadError::from)?;
            let theirs = Person::load(&mut tx, other).await.map_err(LoadError::from)?;
            (row, person, theirs)
        };
        if player == other {
            return Err(ClubDenial::Yourself.into());
        }
        person.settings.muted.retain(|muted| *muted != other.0);
        if on {
            person.settings.muted.push(other.0);
        }
        row.settings = person.settings.to_text();
        let key = if on { "mute-on" } else { "mute-off" };
        let sentence = self.inner.speech.say(person.lang, key, &[("name", theirs.name.into())]);
        let letter = self.answer_by_mail(submission, &person, sentence)?;
        let at = submission.at;
        let mut commit = self.commit_for(submission, Receipt::Member { id: player }, None);
        commit.letters.extend(letter);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    commit.apply(tx).await?;
                    players::update(tx, &row, at).await?;
                    Ok::<_, Undone>(Receipt::Member { id: player })
                })
            })
            .await;
        self.member_written(written)
    }

    /// Puts a member's words about the opponent of a game before the directors.
    pub(super) async fn report(
        &self,
        submission: &Submission,
        player: PlayerId,
        game: GameId,
        words: &str,
    ) -> Result<Receipt, SubmitError> {
        // Whoever reports by mail may say more in the lines below.
        let words: String = [words.trim(), submission.words().unwrap_or_default()].join("\n");
        let words: String = words.trim().chars().take(REPORT).collect();
        if words.is_empty() {
            return Err(ClubDenial::EmptyReport.into());
        }
        let (person, stored, lately) = {
            let mut tx = self.db().read().await?;
            let person = Person::load(&mut tx, player).await.map_err(LoadError::from)?;
            let stored = games::load(&mut tx, game).await?.ok_or(SubmitError::NoGame(game))?;
            let lately = reports::count_since(&mut tx, player, submission.at - DAY_MS).await?;
            (person, stored, lately)
        };
        let seat = stored.seat(player).ok_or(SubmitError::NotYours)?;
        if lately >= REPORTS_A_DAY {
            return Err(ClubDenial::TooManyReports.into());
        }
        let report = reports::Report {
            id: self.ids().time_ordered(self.clock().now()),
            by_id: player,
            about_id: stored.player(!seat),
            game_id: Some(game),
            words,
            created_at: submission.at,
        };
        let sentence = self.inner.speech.word(person.lang, "report-taken");
        let letter = self.answer_by_mail(&submission.with_words_passed(), &person, sentence)?;
        let mut commit = self.commit_for(submission, Receipt::Kept, Some(game));
        commit.letters.extend(letter);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    commit.apply(tx).await?;
                    reports::insert(tx, &report).await?;
                    Ok::<_, Undone>(Receipt::Kept)
                })
            })
            .await;
        self.member_written(written)
    }

    /// A director has dealt with a report.
    pub(super) async fn settle_report(
        &self,
        submission: &Submission,
        id: i64,
    ) -> Result<Receipt, SubmitError> {
        let Some(by) = submission.by.player() else { return Err(SubmitError::NotYours) };
        let at = submission.at;
        let entry = self.audit(submission, "settle report", &format!("report {id}"));
        self.write_member(submission, Receipt::Kept, move |tx| {
            Box::pin(async move {
                if reports::settle(tx, id, by, at).await? {
                    frcec_store::audit::insert(tx, &entry).await?;
                }
                Ok(())
            })
        })
        .await
    }
}
