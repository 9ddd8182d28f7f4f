//! What the players say of a game that was sent in.
use frcec_store::{
    PlayerId,
    asks::{self, AskKind},
    offsite::{self, OffsiteState},
};

use super::super::{ClubDenial, Door, LoadError, Receipt, Submission, SubmitError, commit::Undone};
use crate::people::Person;

impl Door {
    pub(in crate::door) async fn say_of_offsite(
        &self,
        submission: &Submission,
        id: i64,
        by: PlayerId,
        yes: bool,
    ) -> Result<Receipt, SubmitError> {
        let (sent, person, sender) = {
            let mut tx = self.db().read().await?;
            let sent = offsite::by_id(&mut tx, id)
                .await?
                .filter(|sent| sent.state == OffsiteState::Asked)
                .filter(|sent| [sent.white_id, sent.black_id].contains(&by))
                .ok_or(ClubDenial::NoOffsite(id))?;
            let person = Person::load(&mut tx, by).await.map_err(LoadError::from)?;
            let sender = Person::load(&mut tx, sent.sent_by).await.map_err(LoadError::from)?;
            (sent, person, sender)
        };
        let mut after = sent.clone();
        after.white_said |= yes && by == sent.white_id;
        after.black_said |= yes && by == sent.black_id;
        after.state = match (yes, after.white_said && after.black_said) {
            (false, _) => OffsiteState::Refused,
            (true, true) => OffsiteState::Confirmed,
            (true, false) => OffsiteState::Asked,
        };
        let key = if yes { "offsite-you-confirmed" } else { "offsite-you-refused" };
        let sentence = self.inner.speech.word(person.lang, key);
        // Who sent it in learns of a no at once; of a yes when a director has looked, but of words with it at once.
        let (answer, told) = if by == sent.sent_by {
            (self.answer_by_mail(submission, &person, sentence)?, None)
        } else {
            let words = self.words_for(submission, &person, &sender);
            let key = if yes { "offsite-confirmed-by" } else { "offsite-refused-by" };
            let told = if yes && words.is_none() {
                None
            } else {
                self.offsite_news(&sender, key, &person.name, (&sent, ""), words)?
            };
            (self.answer_with_words(submission, &person, (&sender.name, sentence))?, told)
        };
        let at = submission.at;
        let mut commit = self.commit_for(submission, Receipt::Offsite { id }, None);
        commit.letters.extend([answer, told].into_iter().flatten());
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    commit.apply(tx).await?;
                    offsite::update(tx, &after, at).await?;
                    asks::void_about(tx, AskKind::Offsite, id, at).await?;
                    Ok::<_, Undone>(Receipt::Offsite { id })
                })
            })
            .await;
        self.member_written(written)
    }
}
