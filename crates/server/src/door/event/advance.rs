//! From round to round, and the end. The worker asks as soon as the last game of a round is over; a director may ask too.
use frcec_rules::club::event::{
    Final, Format, History, Lots, Next, PairedRound, RoundKind as Kind, dropout, next_round,
};
use frcec_store::{
    Tx, letters as outbox,
    tournaments::{self, EntryState, Tournament, TournamentState, draws, rounds},
};

use super::{
    Deed, EventDenial, EventRecord,
    draw::Secret,
    hold::hold_of,
    moved::plays_again,
    rounds::pace_of,
    settings::corrupt,
    staff,
    start::{rematches, secret_of},
    stated,
    suspended::undecided_in,
};
use crate::door::{Actor, Door, Receipt, Submission, SubmitError, fold::Folds, matches::NotMade};

/// What comes next, worked out beside the threads that answer others: a Swiss round of two hundred takes its time.
pub(super) async fn paired(format: Format, history: History, lots: Lots) -> Next {
    let work = tokio::task::spawn_blocking(move || next_round(&format, &history, &lots));
    // It ends by itself, or panics as it would have here.
    work.await.unwrap_or_else(|error| std::panic::resume_unwind(error.into_panic()))
}

/// What the log says when the time of a round is over, and games still run.
const LOOK: &str = "look";
/// What is no news stands in no log.
pub(super) const UNLOGGED: &str = "";

impl Door {
    /// What comes next in an event that runs, and its secret.
    pub(super) async fn next_of_running(
        &self,
        tx: &mut Tx,
        record: &EventRecord,
    ) -> Result<(Option<Secret>, Next), SubmitError> {
        let secret = secret_of(tx, record).await?;
        let lots = secret.as_ref().map_or_else(Lots::default, |secret| secret.lots(record.rounds.len()));
        let next = paired(record.settings.format, record.history(), lots).await;
        Ok((secret, next))
    }

    pub(super) async fn advance(
        &self,
        submission: &Submission,
        code: &str,
        seen: Option<i64>,
        reason: Option<&str>,
    ) -> Result<Receipt, SubmitError> {
        staff(submission)?;
        let reason = reason.map(stated).transpose()?;
        let mut tx = self.db().read().await?;
        let record = EventRecord::load(&mut tx, code).await?;
        if seen.is_some_and(|seen| seen != record.event.version) {
            return Err(EventDenial::Changed.into());
        }
        if record.event.state != TournamentState::Running {
            return Err(EventDenial::NotRunning.into());
        }
        let (secret, next) = self.next_of_running(&mut tx, &record).await?;
        if let Next::Rounds(rounds) = &next {
            let names: Vec<String> =
                undecided_in(&mut tx, &record, rounds).await?.into_iter().map(|person| person.name).collect();
            if !names.is_empty() {
                drop(tx);
                return match submission.by {
                    Actor::Club => self.wait_for_word(submission, record, &names).await,
                    _ => Err(EventDenial::Undecided { names }.into()),
                };
            }
        }
        if !matches!(next, Next::Wait | Next::Stuck(_))
            && let Some(hold) = hold_of(&mut tx, &record, submission.at).await?
        {
            drop(tx);
            if submission.by == Actor::Club {
                return self.wait_until(submission, record, &hold).await;
            }
            if let Some(denial) = hold.denial(submission.at) {
                return Err(denial.into());
            }
        } else {
            drop(tx);
        }
        match next {
            Next::Wait => self.wait_for_games(submission, record).await,
            Next::Rounds(paired) => {
                let secret =
                    secret.ok_or_else(|| corrupt(&record.event, "draw", "there is no seed".to_owned()))?;
                self.next_rounds(submission, record, paired, secret, reason).await
            }
            Next::Ended(last) => self.end_event(submission, record, last, secret, reason).await,
            Next::Stuck(_) if submission.by == Actor::Club => self.stuck(submission, record).await,
            Next::Stuck(_) => Err(EventDenial::Stuck.into()),
        }
    }

    /// Games run. The worker looks again when the round should be over; if it should be by now, the director has to look.
    async fn wait_for_games(
        &self,
        submission: &Submission,
        record: EventRecord,
    ) -> Result<Receipt, SubmitError> {
        if submission.by != Actor::Club {
            return Err(EventDenial::RoundRuns { games: record.unfinished().count() }.into());
        }
        let at = submission.at;
        let ends_at = record.rounds.iter().filter_map(|round| round.stored.ends_at).max();
        let over = ends_at.is_some_and(|ends_at| ends_at <= at);
        let event = Tournament {
            look_at: ends_at.filter(|_| !over),
            waits_since: record.event.waits_since.or(over.then_some(at)),
            ..record.event
        };
        let receipt = Receipt::Event { code: event.code.clone() };
        let commit = self.commit_for(submission, receipt.clone(), None);
        // Only that time is over is worth an entry of the log.
        let deed = Deed::new(if over { LOOK } else { UNLOGGED });
        self.write_event(submission, commit, event, deed, |_| Box::pin(async { Ok(()) })).await?;
        Ok(receipt)
    }

    async fn next_rounds(
        &self,
        submission: &Submission,
        record: EventRecord,
        paired: Vec<PairedRound>,
        secret: Secret,
        reason: Option<String>,
    ) -> Result<Receipt, SubmitError> {
        let at = submission.at;
        let begun = record.rounds.len() + paired.len();
        let event = Tournament {
            round: i64::try_from(begun).unwrap_or(i64::MAX),
            look_at: record.settings.round_ms(pace_of(&record)?).map(|ms| at + ms),
            ..record.event.clone()
        };
        let out = out_now(&record, &paired);
        let back = plays_again(&record, |entry| paired.iter().any(|round| is_in(round, entry)));
        let lots = secret.lots(record.rounds.len());
        let news = self.out_news(&record, &out, &lots).await?;
        let mut letters = Vec::new();
        let pairs = rematches(&paired);
        // Who asked for the round has seen it in the preview; who plays as well reads it with his own game.
        let plays = record.event.director_id.is_some_and(|id| record.concerns(id));
        if pairs > 0 && submission.by == Actor::Club && !plays {
            letters.extend(self.rematch_letter(&record, pairs).await?);
        }
        let receipt = Receipt::Event { code: event.code.clone() };
        let commit = self.commit_for(submission, receipt.clone(), None);
        let door = self.clone();
        self.write_event(
            submission,
            commit,
            event,
            Deed::new("pair").because(reason).answered("event-done-paired"),
            move |tx| {
                Box::pin(async move {
                    close_rounds(tx, &record, at).await?;
                    for entry in &back {
                        tournaments::update_entry(tx, entry).await?;
                    }
                    for &entry in &out {
                        let entry = &record.entries[entry];
                        let row = entry.row(&record.event, EntryState::Out, entry.noted);
                        tournaments::update_entry(tx, &row).await?;
                    }
                    let mut folds = Folds::of(tx, record.event.id).await?;
                    door.begin_rounds(tx, &record, &paired, &secret, at, &mut folds).await?;
                    door.write_event_news(tx, &record.event, news, &mut folds).await?;
                    outbox::insert_all(tx, &letters).await?;
                    Ok(())
                })
            },
        )
        .await?;
        Ok(receipt)
    }

    async fn end_event(
        &self,
        submission: &Submission,
        record: EventRecord,
        last: Final,
        secret: Option<Secret>,
        reason: Option<String>,
    ) -> Result<Receipt, SubmitError> {
        let at = submission.at;
        let event = Tournament {
            state: TournamentState::Finished,
            ended_at: Some(at),
            look_at: None,
            waits_since: None,
            deputy_asked_at: None,
            ..record.event.clone()
        };
        let lots = secret.as_ref().map_or_else(Lots::default, |secret| secret.lots(record.rounds.len()));
        let news = self.end_news(&record, &last, &lots).await?;
        // Whoever is in at the end has not been put out: no later correction is to take that away.
        let lines = dropout::malus(&record.history());
        let in_at_end =
            |entry: usize| lines.iter().any(|line| line.entry == entry && line.out_after().is_none());
        let back = plays_again(&record, in_at_end);
        // The lots of the last round come from the link after it: now everybody can have it.
        let link = secret.map(|secret| secret.link(record.rounds.len() + 1).to_string());
        let receipt = Receipt::Event { code: event.code.clone() };
        let commit = self.commit_for(submission, receipt.clone(), None);
        let door = self.clone();
        self.write_event(submission, commit, event, Deed::new("end event").because(reason), move |tx| {
            Box::pin(async move {
                close_rounds(tx, &record, at).await?;
                for entry in &back {
                    tournaments::update_entry(tx, entry).await?;
                }
                if let Some(link) = link {
                    draws::publish_last(tx, record.event.id, &link).await?;
                }
                let mut folds = Folds::of(tx, record.event.id).await?;
                door.write_event_news(tx, &record.event, news, &mut folds).await
            })
        })
        .await?;
        Ok(receipt)
    }

    /// Nothing can be paired: the director is told once, and decides.
    async fn stuck(&self, submission: &Submission, record: EventRecord) -> Result<Receipt, SubmitError> {
        let event = Tournament {
            look_at: None,
            waits_since: record.event.waits_since.or(Some(submission.at)),
            ..record.event
        };
        let letters = self.director_letters(&event, "event-stuck", &[]).await?;
        let receipt = Receipt::Event { code: event.code.clone() };
        let commit = self.commit_for(submission, receipt.clone(), None);
        self.write_event(submission, commit, event, Deed::new("stuck"), move |tx| {
            Box::pin(async move {
                outbox::insert_all(tx, &letters).await?;
                Ok(())
            })
        })
        .await?;
        Ok(receipt)
    }
}

/// Who plays no further round of a knockout or a dropout, since a full round was paired without them.
fn out_now(record: &EventRecord, paired: &[PairedRound]) -> Vec<usize> {
    let by_rounds = matches!(record.settings.format, Format::Knockout | Format::Dropout);
    let Some(round) = paired.iter().find(|round| round.kind == Kind::Main).filter(|_| by_rounds) else {
        return Vec::new();
    };
    (0..record.entries.len())
        .filter(|&entry| record.entries[entry].state == EntryState::Playing && !is_in(round, entry))
        .collect()
}

/// Whether an entry plays or rests in a round.
pub(super) fn is_in(round: &PairedRound, entry: usize) -> bool {
    round.byes.iter().any(|bye| bye.entry == entry)
        || round.pairings.iter().any(|pairing| pairing.white == entry || pairing.black == entry)
}

/// Writes when the rounds ended whose games are all over.
async fn close_rounds(tx: &mut Tx, record: &EventRecord, at: i64) -> Result<(), NotMade> {
    for round in record.rounds.iter().filter(|round| round.stored.ended_at.is_none()) {
        let ended = rounds::Round {
            ended_at: Some(at),
            body: crate::door::row::json(&round.body),
            ..round.stored.clone()
        };
        rounds::update(tx, &ended).await?;
    }
    Ok(())
}
