//! How a case begins, by a player's question that a director takes up or by a director's own, and how it is put down again.
use frcec_rules::club::{
    game::{Command as Rules, Denial, Office},
    seat::Seat,
};
use frcec_store::{
    GameId,
    adjudications::{self, Adjudication, AdjudicationState},
    asks::AskKind,
};
use serde_json::{Value, json};

use super::{CLAIMS_MS, Case, ask, case, denied, with_receipt};
use crate::{
    door::{
        Actor, DeskDenial, Door, LoadError, Receipt, Submission, SubmitError,
        commit::Undone,
        desk::{Ruling, director, games::subject, may_rule, stated},
        game::{applied, around, write},
        letter::{Told, With, sent_now},
        load::{Loaded, load_game},
    },
    notice::{self, Change},
    people::Person,
};

/// Times that one player can ask in one game.
const ASKS: usize = 2;

impl Door {
    pub(in crate::door::desk) async fn ask_adjudication(
        &self,
        submission: &Submission,
        game: GameId,
        why: &str,
    ) -> Result<Receipt, SubmitError> {
        let why = stated(why)?;
        let mut tx = self.db().read().await?;
        let loaded = load_game(&mut tx, game).await?.ok_or(SubmitError::NoGame(game))?;
        let known = adjudications::of_game(&mut tx, game).await?;
        let by = match submission.by {
            Actor::Player(player) => {
                loaded.seat(player).ok_or(SubmitError::NotYours)?;
                player
            }
            Actor::Staff(staff) => {
                may_rule(&mut tx, &loaded.stored, staff).await??;
                staff
            }
            Actor::Club => return Err(SubmitError::NotYours),
        };
        if known.iter().any(|row| is_open(row.state)) {
            return Err(DeskDenial::AskedAlready.into());
        }
        if known.iter().filter(|row| row.asked_by == Some(by)).count() >= ASKS
            && matches!(submission.by, Actor::Player(_))
        {
            return Err(DeskDenial::AskedTooOften.into());
        }
        can_be_decided(&loaded, submission.at)?;
        let row = Adjudication {
            id: 0,
            game_id: game,
            ply: i64::from(loaded.view.game.ply()),
            state: AdjudicationState::Asked,
            asked_by: Some(by),
            asked_at: submission.at,
            why,
            claims_until: None,
            decided_by: None,
            decided_at: None,
            outcome: None,
            reason: None,
            appealed_by: None,
            appealed_at: None,
            appeal: None,
            settled_by: None,
            settled_at: None,
            settled_outcome: None,
            settled_reason: None,
            version: 1,
            changed_at: submission.at,
        };
        if matches!(submission.by, Actor::Staff(_)) {
            drop(tx);
            return self.open(submission, Case { row, loaded }).await;
        }
        let person = Person::load(&mut tx, by).await.map_err(LoadError::from)?;
        drop(tx);
        let sentence = self.inner.speech.word(person.lang, "adjudication-asked");
        let letter = self.answer_about(submission, &person, Some(&loaded.view.name), sentence)?;
        let mut commit = self.commit_for(submission, Receipt::Kept, Some(game));
        commit.waits.extend(loaded.stored.tournament_id);
        commit.letters.extend(letter);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    let id = adjudications::create(tx, &row).await?.ok_or(Undone::Asked)?;
                    with_receipt(&mut commit, id);
                    commit.apply(tx).await?;
                    Ok::<_, Undone>(Receipt::Adjudication { id })
                })
            })
            .await;
        self.desk_written(written)
    }

    pub(in crate::door::desk) async fn take_up(
        &self,
        submission: &Submission,
        id: i64,
    ) -> Result<Receipt, SubmitError> {
        let by = director(submission)?;
        let mut tx = self.db().read().await?;
        let case = case(&mut tx, id).await?;
        may_rule(&mut tx, &case.loaded.stored, by).await??;
        drop(tx);
        if case.row.state != AdjudicationState::Asked {
            return Err(DeskDenial::NotDecidable.into());
        }
        can_be_decided(&case.loaded, submission.at)?;
        self.open(submission, case).await
    }

    /// The game stands still, and both players are asked what they claim.
    async fn open(&self, submission: &Submission, case: Case) -> Result<Receipt, SubmitError> {
        let Case { row, loaded } = case;
        let mut tx = self.db().read().await?;
        let command = Rules::Office(Office::Pause);
        let events = self.decide_in_time(&mut tx, &loaded, None, &command, submission.at).await?;
        drop(tx);
        let events =
            events.map_err(|denial| SubmitError::Denied { denial, view: Box::new(loaded.view.clone()) })?;
        let after = applied(&loaded.view, &events)?;
        let until = submission.at + CLAIMS_MS;
        let opened = Adjudication {
            state: AdjudicationState::Claims,
            ply: i64::from(after.game.ply()),
            claims_until: Some(until),
            ..row
        };
        let mut commit = self.commit_for(submission, Receipt::Kept, Some(after.id));
        commit.tended = loaded.stored.tournament_id;
        // The question tells it; a letter of the game besides would be a second one.
        commit.games.push(write(submission, (&loaded, &after), &events, &[], None, commit.at));
        let entry = self.ruling(
            submission,
            Ruling {
                action: "take up adjudication",
                subject: subject(&loaded),
                reason: Some(&opened.why),
                before: Value::Null,
                after: json!({ "claims_until": until }),
                undoes: None,
            },
        );
        commit.audit.push(entry);
        let (door, at) = (self.clone(), submission.at);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    let id = if opened.id == 0 {
                        adjudications::create(tx, &opened).await?.ok_or(Undone::Asked)?
                    } else {
                        adjudications::update(tx, &opened, at).await?;
                        opened.id
                    };
                    with_receipt(&mut commit, id);
                    commit.apply(tx).await?;
                    for seat in Seat::BOTH {
                        let question = door.claim_question(&after, seat, id, &opened.why, until);
                        ask(tx, question.map_err(Undone::Letter)?).await?;
                    }
                    Ok::<_, Undone>(Receipt::Adjudication { id })
                })
            })
            .await;
        self.desk_written(written)
    }

    pub(in crate::door::desk) async fn put_down(
        &self,
        submission: &Submission,
        id: i64,
        reason: &str,
    ) -> Result<Receipt, SubmitError> {
        let by = director(submission)?;
        let reason = stated(reason)?;
        let mut tx = self.db().read().await?;
        let Case { row, loaded } = case(&mut tx, id).await?;
        may_rule(&mut tx, &loaded.stored, by).await??;
        let who = Person::load(&mut tx, by).await.map_err(LoadError::from)?;
        let mut commit = self.commit_for(submission, Receipt::Adjudication { id }, Some(loaded.view.id));
        commit.tended = loaded.stored.tournament_id;
        match row.state {
            AdjudicationState::Asked => {
                // Only who asked knows of it.
                let asker = row.asked_by.and_then(|asker| loaded.seat(asker));
                if let Some(seat) = asker {
                    commit.letters.extend(self.not_taken_up(&loaded.view, seat, &who, &reason)?);
                }
            }
            AdjudicationState::Claims => {
                let command = Rules::Office(Office::Resume);
                let decided = self.decide_in_time(&mut tx, &loaded, None, &command, submission.at).await?;
                let events = decided
                    .map_err(|denial| SubmitError::Denied { denial, view: Box::new(loaded.view.clone()) })?;
                let after = applied(&loaded.view, &events)?;
                let notices = notice::notices(&Change::of(&after, &events));
                commit.games.push(write(submission, (&loaded, &after), &events, &notices, None, commit.at));
                let around = around(&mut tx, &loaded, &events).await?;
                let views = [after];
                for bundle in notice::bundles(sent_now(notices, &views, None)) {
                    let told = Told {
                        sentences: vec![self.said_by(
                            "desk-reason-told",
                            &who,
                            &views[0],
                            bundle.main.seat,
                            &reason,
                        )],
                        ..Told::default()
                    };
                    let with = With {
                        thread: around.thread(bundle.main.game, bundle.main.reader),
                        ..With::default()
                    };
                    commit.letters.extend(self.news_letter(&bundle, &views, &told, with)?);
                }
            }
            _ => return Err(DeskDenial::NotDecidable.into()),
        }
        drop(tx);
        commit.audit.push(self.ruling(
            submission,
            Ruling {
                action: "put down adjudication",
                subject: subject(&loaded),
                reason: Some(&reason),
                before: json!({ "state": row.state.as_str() }),
                after: json!({ "state": "void" }),
                undoes: None,
            },
        ));
        let after = Adjudication { state: AdjudicationState::Void, reason: Some(reason), ..row };
        self.write_case(commit, after, submission.at, Vec::new(), vec![AskKind::Claim]).await
    }
}

/// Whether something is to be decided about it.
const fn is_open(state: AdjudicationState) -> bool {
    matches!(state, AdjudicationState::Asked | AdjudicationState::Claims | AdjudicationState::Appealed)
}

/// Whether somebody can be asked to decide about a game: it is being played, and its clock has not decided it.
fn can_be_decided(loaded: &Loaded, at: i64) -> Result<(), SubmitError> {
    let game = &loaded.view.game;
    if let Some(finish) = game.finish() {
        return Err(denied(loaded, Denial::Over(finish)));
    }
    if !game.is_running() {
        return Err(denied(loaded, Denial::NotStarted));
    }
    if game.is_paused() {
        return Err(denied(loaded, Denial::Paused));
    }
    if game.flag_fallen(at) {
        return Err(DeskDenial::TimeIsUp.into());
    }
    Ok(())
}
