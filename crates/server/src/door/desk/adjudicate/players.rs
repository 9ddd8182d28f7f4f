//! What the players of a case do: claim, and appeal.
use frcec_store::{
    adjudications::{self, Adjudication, AdjudicationState, Claim, FiledClaim},
    asks::AskKind,
};

use super::{APPEAL_MS, Case, LONGEST_LINES, own_case};
use crate::{
    door::{
        DeskDenial, Door, Receipt, Submission, SubmitError, commit::Undone, desk::stated, letter::Reader,
    },
    mail::compose::{Letter, LetterKind},
};

impl Door {
    pub(in crate::door::desk) async fn file_claim(
        &self,
        submission: &Submission,
        id: i64,
        claim: Claim,
        lines: &str,
    ) -> Result<Receipt, SubmitError> {
        let player = submission.by.player().ok_or(SubmitError::NotYours)?;
        let lines = lines.trim();
        let lines: String = lines.chars().filter(|c| !c.is_control() || *c == '\n').collect();
        if lines.is_empty() {
            return Err(DeskDenial::ClaimWithoutLines.into());
        }
        if lines.chars().count() > LONGEST_LINES {
            return Err(DeskDenial::TooLong { most: LONGEST_LINES }.into());
        }
        let mut tx = self.db().read().await?;
        let Case { row, loaded } = own_case(&mut tx, id, player).await?;
        drop(tx);
        if row.state != AdjudicationState::Claims
            || row.claims_until.is_none_or(|until| submission.at > until)
        {
            return Err(DeskDenial::ClaimsClosed.into());
        }
        let seat = loaded.seat(player).ok_or(SubmitError::NotYours)?;
        let person = loaded.view.person(seat).clone();
        let speech = self.inner.speech;
        let facts = [("claim", speech.word(person.lang, &format!("claim-{}", claim.as_str())).into())];
        let sentence = speech.say(person.lang, "adjudication-claim-filed", &facts);
        let mut commit = self.commit_for(submission, Receipt::Adjudication { id }, Some(loaded.view.id));
        let about = Some(loaded.view.name.as_str());
        commit.letters.extend(self.answer_about(submission, &person, about, sentence)?);
        let filed = FiledClaim { adjudication_id: id, player_id: player, claim, lines, at: submission.at };
        let at = submission.at;
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    commit.apply(tx).await?;
                    // Whoever decides has seen this claim, or looks again.
                    adjudications::update(tx, &row, at).await?;
                    adjudications::file(tx, &filed).await?;
                    Ok::<_, Undone>(Receipt::Adjudication { id })
                })
            })
            .await;
        self.desk_written(written)
    }

    pub(in crate::door::desk) async fn appeal(
        &self,
        submission: &Submission,
        id: i64,
        words: &str,
    ) -> Result<Receipt, SubmitError> {
        let player = submission.by.player().ok_or(SubmitError::NotYours)?;
        let words = stated(words)?;
        let mut tx = self.db().read().await?;
        let Case { row, loaded } = own_case(&mut tx, id, player).await?;
        drop(tx);
        // Where a director has let the game go on, there is no decision any more.
        if row.state != AdjudicationState::Decided || loaded.view.game.finish().is_none() {
            return Err(DeskDenial::NoAppeal.into());
        }
        if row.decided_at.is_none_or(|at| submission.at > at + APPEAL_MS) {
            return Err(DeskDenial::AppealTooLate.into());
        }
        let seat = loaded.seat(player).ok_or(SubmitError::NotYours)?;
        let (person, other) = (loaded.view.person(seat), loaded.view.person(!seat));
        let speech = self.inner.speech;
        let mut commit = self.commit_for(submission, Receipt::Adjudication { id }, Some(loaded.view.id));
        commit.waits.extend(loaded.stored.tournament_id);
        let taken = speech.word(person.lang, "adjudication-appealed");
        let about = Some(loaded.view.name.as_str());
        commit.letters.extend(self.answer_about(submission, person, about, taken)?);
        let facts = [("name", person.name.as_str().into()), ("game", loaded.view.name.as_str().into())];
        let head = speech.say(other.lang, "adjudication-subject", &facts);
        let mut letter = Letter::new(other.lang, &self.club().name, head.clone());
        let why = [("name", person.name.as_str().into()), ("reason", words.as_str().into())];
        letter.news = vec![
            speech.say(other.lang, "adjudication-appealed-by", &facts),
            speech.say(other.lang, "adjudication-appealed-why", &why),
        ];
        commit.letters.extend(self.club_letter(
            &letter,
            &Reader::from(other),
            LetterKind::Desk,
            head,
            None,
        )?);
        let after = Adjudication {
            state: AdjudicationState::Appealed,
            appealed_by: Some(player),
            appealed_at: Some(submission.at),
            appeal: Some(words),
            ..row
        };
        self.write_case(commit, after, submission.at, Vec::new(), vec![AskKind::Appeal]).await
    }
}
