//! What a director decides about a confirmed game: it comes into the archive, rated or not, or it does not.
use frcec_rules::club::{game::Event, pace::Pace};
use frcec_store::{
    GameId, Tx, audit,
    games::NewGame,
    letters,
    offsite::{self, Offsite, OffsiteState},
};

use super::{
    super::{
        ClubDenial, Door, LoadError, Receipt, Submission, SubmitError, commit::Undone, matches::NotMade,
        rating, row::RowError,
    },
    archive,
};
use crate::people::Person;

impl Door {
    /// A confirmed game from elsewhere, if this director may decide about it.
    async fn to_decide(
        &self,
        tx: &mut Tx,
        submission: &Submission,
        id: i64,
    ) -> Result<(Offsite, Person, Person), SubmitError> {
        let sent = offsite::by_id(tx, id)
            .await?
            .filter(|sent| sent.state == OffsiteState::Confirmed)
            .ok_or(ClubDenial::NoOffsite(id))?;
        let director = submission.by.player().ok_or(SubmitError::NotYours)?;
        if [sent.white_id, sent.black_id].contains(&director) {
            return Err(ClubDenial::OwnOffsite.into());
        }
        let white = Person::load(tx, sent.white_id).await.map_err(LoadError::from)?;
        let black = Person::load(tx, sent.black_id).await.map_err(LoadError::from)?;
        Ok((sent, white, black))
    }

    pub(super) async fn release(
        &self,
        submission: &Submission,
        id: i64,
        rated: bool,
    ) -> Result<Receipt, SubmitError> {
        let (sent, white, black) = {
            let mut tx = self.db().read().await?;
            self.to_decide(&mut tx, submission, id).await?
        };
        let reason = serde_json::from_value(serde_json::Value::String(sent.reason.clone()));
        let start = u16::try_from(sent.start_id).unwrap_or(u16::MAX);
        let event = Event::Imported {
            start,
            pace: Pace::default(),
            moves: sent.moves.clone(),
            began_at: sent.began_at,
            outcome: sent.result.into(),
            reason: reason.map_err(|_| LoadError::Row { key: GameId(0), source: RowError::Finish })?,
            at: sent.ended_at,
        };
        let entry = self.audit(submission, "release game from elsewhere", &format!("offsite {id}"));
        let (door, at) = (self.clone(), submission.at);
        let mut commit = self.commit_for(submission, Receipt::Kept, None);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    let new = NewGame {
                        match_id: None,
                        number_in_match: 1,
                        tournament_id: None,
                        white_id: white.id,
                        black_id: black.id,
                        start_id: start,
                        pace: Pace::default().to_string(),
                        rated,
                        place: Some(sent.place.clone()),
                        event: sent.event.clone(),
                        delay: 0,
                    };
                    let game = archive(tx, &new, &event, at).await?;
                    let released = Offsite {
                        state: OffsiteState::Released,
                        rated: Some(rated),
                        game_id: Some(game),
                        ..sent
                    };
                    offsite::update(tx, &released, at).await?;
                    if rated {
                        // It may have ended before others that have moved the ratings since.
                        rating::recompute(tx).await?;
                    }
                    audit::insert(tx, &entry).await?;
                    let receipt = Receipt::Offsite { id };
                    if let Some((_, stored)) = &mut commit.origin {
                        *stored = receipt.clone();
                    }
                    commit.begin(tx).await.map_err(NotMade::Undone)?;
                    let key = if rated { "offsite-released-rated" } else { "offsite-released" };
                    for (reader, other) in [(&white, &black), (&black, &white)] {
                        if let Some(letter) =
                            door.offsite_news(reader, key, &other.name, (&released, &game.to_string()), None)?
                        {
                            letters::insert(tx, &letter).await?;
                        }
                    }
                    Ok(receipt)
                })
            })
            .await;
        self.made(written)
    }

    pub(super) async fn refuse_offsite(
        &self,
        submission: &Submission,
        id: i64,
    ) -> Result<Receipt, SubmitError> {
        let (sent, white, black) = {
            let mut tx = self.db().read().await?;
            self.to_decide(&mut tx, submission, id).await?
        };
        let entry = self.audit(submission, "refuse game from elsewhere", &format!("offsite {id}"));
        let at = submission.at;
        let mut commit = self.commit_for(submission, Receipt::Offsite { id }, None);
        for (reader, other) in [(&white, &black), (&black, &white)] {
            commit.letters.extend(self.offsite_news(
                reader,
                "offsite-not-released",
                &other.name,
                (&sent, ""),
                None,
            )?);
        }
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    commit.apply(tx).await?;
                    offsite::update(tx, &Offsite { state: OffsiteState::Refused, ..sent }, at).await?;
                    audit::insert(tx, &entry).await?;
                    Ok::<_, Undone>(Receipt::Offsite { id })
                })
            })
            .await;
        self.member_written(written)
    }
}
