//! Letters that were given up: sent once more, or let be.
use frcec_store::{
    LetterId,
    letters::{self, LetterState},
};
use serde_json::json;

use super::{DeskDenial, Ruling, director, stated};
use crate::door::{Door, Receipt, Submission, SubmitError};

impl Door {
    pub(super) async fn send_again(
        &self,
        submission: &Submission,
        letter: LetterId,
    ) -> Result<Receipt, SubmitError> {
        self.about_letter(submission, letter, None).await
    }

    pub(super) async fn drop_letter(
        &self,
        submission: &Submission,
        letter: LetterId,
        reason: &str,
    ) -> Result<Receipt, SubmitError> {
        let reason = stated(reason)?;
        self.about_letter(submission, letter, Some(&reason)).await
    }

    /// Lets a letter be for a reason, or sends it once more.
    async fn about_letter(
        &self,
        submission: &Submission,
        letter: LetterId,
        let_be: Option<&str>,
    ) -> Result<Receipt, SubmitError> {
        director(submission)?;
        let before = self.given_up(letter).await?;
        let (action, after) = match let_be {
            Some(_) => ("let letter be", LetterState::Dropped),
            None => ("send letter again", LetterState::Queued),
        };
        let ruling = Ruling {
            action,
            subject: format!("letter {letter}"),
            reason: let_be,
            before: json!({ "state": before.as_str() }),
            after: json!({ "state": after.as_str() }),
            undoes: None,
        };
        let (commit, at) = (self.commit_for(submission, Receipt::Kept, None), self.clock().now());
        let drops = let_be.is_some();
        self.desk_deed(submission, commit, ruling, move |tx| {
            Box::pin(async move {
                if drops {
                    letters::let_be(tx, letter, at).await
                } else {
                    letters::retry(tx, letter, at).await
                }
            })
        })
        .await
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
