//! Letters that were given up: sent once more, or let be.
use frcec_store::{
    LetterId, audit,
    letters::{self, LetterState},
};
use serde_json::json;

use super::{DeskDenial, Ruling, director, stated};
use crate::door::{Door, Receipt, Submission, SubmitError, commit::Undone};

impl Door {
    pub(super) async fn send_again(
        &self,
        submission: &Submission,
        letter: LetterId,
    ) -> Result<Receipt, SubmitError> {
        director(submission)?;
        let before = self.given_up(letter).await?;
        let entry = self.ruling(
            submission,
            Ruling {
                action: "send letter again",
                subject: format!("letter {letter}"),
                reason: None,
                before: json!({ "state": before.as_str() }),
                after: json!({ "state": "queued" }),
                undoes: None,
            },
        );
        let commit = self.commit_for(submission, Receipt::Kept, None);
        let at = self.clock().now();
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    commit.begin(tx).await?;
                    if !letters::retry(tx, letter, at).await? {
                        return Err(Undone::NothingHeld);
                    }
                    audit::insert(tx, &entry).await?;
                    Ok::<_, Undone>(Receipt::Kept)
                })
            })
            .await;
        self.desk_written(written)
    }

    pub(super) async fn drop_letter(
        &self,
        submission: &Submission,
        letter: LetterId,
        reason: &str,
    ) -> Result<Receipt, SubmitError> {
        director(submission)?;
        let reason = stated(reason)?;
        let before = self.given_up(letter).await?;
        let entry = self.ruling(
            submission,
            Ruling {
                action: "let letter be",
                subject: format!("letter {letter}"),
                reason: Some(&reason),
                before: json!({ "state": before.as_str() }),
                after: json!({ "state": "dropped" }),
                undoes: None,
            },
        );
        let commit = self.commit_for(submission, Receipt::Kept, None);
        let at = self.clock().now();
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    commit.begin(tx).await?;
                    if !letters::let_be(tx, letter, at).await? {
                        return Err(Undone::NothingHeld);
                    }
                    audit::insert(tx, &entry).await?;
                    Ok::<_, Undone>(Receipt::Kept)
                })
            })
            .await;
        self.desk_written(written)
    }

    /// The state of a letter that did not arrive.
    async fn given_up(&self, letter: LetterId) -> Result<LetterState, SubmitError> {
        let mut tx = self.db().read().await?;
        let found = letters::by_id(&mut tx, letter).await?;
        let state = found.map(|letter| letter.state);
        state
            .filter(|state| matches!(state, LetterState::GivenUp | LetterState::Bounced))
            .ok_or_else(|| DeskDenial::NoLetter.into())
    }
}
