//! What waits for a member's own yes, seen from the desk. A director can have the member asked again, at the registered address as
//! always, or set it aside for a stated reason, of which the member is told. Nobody but the member ever says yes.
use frcec_store::{
    held::{self, Held, HeldState},
    letters::{self, Letter, LetterFilter},
};
use serde_json::json;

use super::{DeskDenial, Ruling, director, may_rule, stated};
use crate::{
    door::{
        Door, Receipt, Submission, SubmitError,
        held::described,
        load::{Loaded, load_game},
    },
    mail::compose::LetterKind,
};

/// How long a member is left alone after a question (ms).
pub const ASKED_LATELY_MS: i64 = 60 * 60 * 1000;

/// Whether a letter asks for a member's yes.
pub fn is_question(letter: &Letter) -> bool {
    letter.kind == LetterKind::Question.key()
}

impl Door {
    /// Sends the question once more, to the registered address.
    pub(super) async fn ask_held(&self, submission: &Submission, id: i64) -> Result<Receipt, SubmitError> {
        let (held, loaded) = self.ruled_held(submission, id).await?;
        let at = self.clock().now();
        let filter = LetterFilter {
            game: Some(held.game_id),
            player: Some(held.player_id),
            ..LetterFilter::default()
        };
        let lately = letters::list(&mut self.db().read().await?, &filter, 20).await?;
        if lately.iter().any(|letter| is_question(letter) && letter.created_at > at - ASKED_LATELY_MS) {
            return Err(DeskDenial::AskedLately.into());
        }
        let lang = loaded.view.person(held.seat).lang;
        let sentences = vec![self.inner.speech.word(lang, "held-asked-again")];
        let question = self.asked_again(submission, held.game_id, held.seat, sentences).await?;
        let ruling = Ruling {
            action: "ask about held mail",
            subject: format!("game {}", held.game_id),
            reason: None,
            before: json!({ "state": HeldState::Waiting }),
            after: json!({ "state": HeldState::Waiting }),
            undoes: None,
        };
        let mut commit = self.commit_for(submission, Receipt::Kept, None);
        commit.letters.extend(question);
        self.desk_deed(submission, commit, ruling, |_| Box::pin(async { Ok(true) })).await
    }

    /// Sets it aside: it will never be played, and the member is told why.
    pub(super) async fn drop_held(
        &self,
        submission: &Submission,
        id: i64,
        reason: &str,
    ) -> Result<Receipt, SubmitError> {
        let (held, loaded) = self.ruled_held(submission, id).await?;
        let reason = stated(reason)?;
        let view = &loaded.view;
        let (speech, reader) = (self.inner.speech, view.person(held.seat));
        let what = described(speech, reader, view, &held);
        let facts = [("what", what.into()), ("reason", reason.as_str().into())];
        let said = vec![speech.say(reader.lang, "held-set-aside", &facts)];
        let letter = self.answer_letter(view, held.seat, LetterKind::Answer, said, None).await?;
        let ruling = Ruling {
            action: "set held mail aside",
            subject: format!("game {}", held.game_id),
            reason: Some(&reason),
            before: json!({ "state": HeldState::Waiting }),
            after: json!({ "state": "dropped" }),
            undoes: None,
        };
        let mut commit = self.commit_for(submission, Receipt::Kept, None);
        commit.letters.extend(letter);
        let at = self.clock().now();
        self.desk_deed(submission, commit, ruling, move |tx| {
            Box::pin(held::settle(tx, id, HeldState::Withdrawn, at))
        })
        .await
    }

    /// What waits, in a game in which the director who asks can rule.
    async fn ruled_held(&self, submission: &Submission, id: i64) -> Result<(Held, Loaded), SubmitError> {
        let by = director(submission)?;
        let mut tx = self.db().read().await?;
        let held = held::by_id(&mut tx, id).await?;
        let waits = |held: &Held| held.state == HeldState::Waiting && held.expires_at > submission.at;
        let held = held.filter(waits).ok_or(DeskDenial::NoHeld)?;
        let loaded = load_game(&mut tx, held.game_id).await?.ok_or(SubmitError::NoGame(held.game_id))?;
        may_rule(&mut tx, &loaded.stored, by).await??;
        Ok((held, loaded))
    }
}
