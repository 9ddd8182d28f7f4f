//! A director decides about a case, or about an appeal: what it does to the game and to its event, and the letters that tell it.
use frcec_rules::club::{
    game::{Command as Rules, Office, Outcome},
    seat::Seat,
};
use frcec_store::{
    GameId, StoreError, Tx,
    adjudications::{self, Adjudication, AdjudicationState, Claim},
    asks::AskKind,
    games,
    letters::NewLetter,
    lines as standing,
    tournaments::{self, Tournament, TournamentState},
};

use super::{Case, case, denied, told::pictured, verdict::Verdict};
use crate::{
    door::{
        Door, GameCommand, LoadError, Receipt, Submission, SubmitError,
        desk::{
            Ruling,
            corrected::ResultTold,
            director,
            games::{finish_of, subject},
            may_rule, stated,
        },
        event::{Movement, Ruled},
        game::around,
        letter::{Reader, Told, With, sent_now},
        load::Loaded,
        row::json as text_of,
    },
    mail::compose::LetterKind,
    notice,
    people::Person,
    settings::PgnFile,
    view::GameView,
};

impl Door {
    pub(in crate::door::desk) async fn decide_adjudication(
        &self,
        submission: &Submission,
        id: i64,
        outcome: Outcome,
        reason: &str,
    ) -> Result<Receipt, SubmitError> {
        let by = director(submission)?;
        let reason = stated(reason)?;
        let mut tx = self.db().read().await?;
        let Case { row, loaded } = case(&mut tx, id).await?;
        may_rule(&mut tx, &loaded.stored, by).await??;
        let claims = adjudications::claims(&mut tx, id).await?;
        let verdict = Verdict { by, at: submission.at, outcome, reason: &reason };
        let (after, office) = verdict.on(&mut tx, row, &loaded, claims.len()).await?;
        let who = Person::load(&mut tx, by).await.map_err(LoadError::from)?;
        let receipt = Receipt::Adjudication { id };
        let (mut movement, mut result) = (None, None);
        if let Some(Office::Correct { outcome, reason }) = office {
            movement = Movement::of(&mut tx, &loaded.stored, Some((outcome, reason))).await?;
            result = ResultTold::of(&mut tx, &loaded, Some(outcome)).await?;
        }
        let (mut commit, view) = match office {
            None => (self.commit_for(submission, receipt, Some(loaded.view.id)), loaded.view.clone()),
            Some(office) => {
                let asked = GameCommand::new(loaded.view.id, Rules::Office(office));
                let decided =
                    self.decide_in_time(&mut tx, &loaded, None, &asked.command, submission.at).await?;
                let events = decided.map_err(|denial| denied(&loaded, denial))?;
                let before = standing::of_game(&mut tx, loaded.view.id).await?;
                let run = self.run_on(&loaded, before, None, events, submission.at)?;
                let around = around(&mut tx, &loaded, &run.events).await?;
                let change = self.changes(submission, &asked, &loaded, &around, None, &run)?;
                let mut commit = change.commit;
                commit.origin = submission.origin.clone().map(|key| (key, receipt));
                if loaded.view.game.finish().is_some() && loaded.stored.rated {
                    commit.recompute = Some([loaded.stored.white_id, loaded.stored.black_id]);
                }
                // The letter about the decision tells the end of this game; that the other one begins is told as always.
                for notice in commit.games.iter_mut().take(1).flat_map(|game| &mut game.notices) {
                    notice.pending = false;
                }
                let others: Vec<_> =
                    change.notices.into_iter().filter(|notice| notice.game != loaded.view.id).collect();
                for bundle in notice::bundles(sent_now(others, &change.views, None)) {
                    let letter =
                        self.news_letter(&bundle, &change.views, &Told::default(), With::default())?;
                    commit.letters.extend(letter);
                }
                (commit, change.views[0].clone())
            }
        };
        let event = event_of(&mut tx, &loaded).await?;
        let is_final = after.state == AdjudicationState::Settled;
        if is_final && commit.events.is_empty() {
            commit.events.extend(woken(&mut tx, &loaded, submission.at).await?);
        }
        let holds = after.state == AdjudicationState::Decided && woken(&mut tx, &loaded, 0).await?.is_some();
        drop(tx);
        commit.tended = loaded.stored.tournament_id;
        commit.audit.push(self.ruling(
            submission,
            Ruling {
                action: if is_final { "settle appeal" } else { "adjudicate" },
                subject: subject(&loaded),
                reason: Some(&reason),
                before: finish_of(loaded.view.game.finish()),
                after: finish_of(view.game.finish()),
                undoes: None,
            },
        ));
        self.ruled_by_mail(submission, &mut commit, &who, &view.name)?;
        if let Some(movement) = &movement {
            if commit.events.is_empty() {
                commit.events.extend(movement.guard());
            }
            commit.entries.extend(movement.rows());
            // The decision's letters say of the tie-break; its clocks start when the page was seen, or after a day.
            movement.write_tie_breaks(self, submission, &mut commit).await?;
            let told = [loaded.stored.white_id, loaded.stored.black_id];
            commit.letters.extend(movement.letters(
                self,
                &told,
                &Ruled { view: &view, director: &who.name, reason: &reason, appeal: is_final },
            )?);
        }
        let mut questions = Vec::new();
        for seat in Seat::BOTH {
            let file = self.case_file(&view, seat, &loaded, event.as_deref());
            let mut letter = self.decision_letter(&view, seat, &after, &claims, &who, &reason);
            letter.news.extend(self.decided_besides(&view, seat, result.as_ref(), movement.as_ref(), holds));
            if after.state == AdjudicationState::Decided {
                let question = self.appeal_question(&view, seat, id, &letter)?;
                questions
                    .extend(question.map(|(ask, letter)| (ask, NewLetter { attachment: file, ..letter })));
            } else {
                let reader = Reader::from(view.person(seat));
                let head = letter.head.clone();
                let letter = self.club_letter(&letter, &reader, LetterKind::Desk, head, None)?;
                let letter = letter.map(|letter| pictured(&view, seat, letter));
                commit.letters.extend(letter.map(|letter| NewLetter { attachment: file, ..letter }));
            }
        }
        let over = vec![AskKind::Claim, AskKind::Appeal];
        self.write_case(commit, after, submission.at, questions, over).await
    }

    /// What a player reads of a decision besides it: the result and the ratings, what that moves in the event, and whether the event
    /// waits for an appeal.
    fn decided_besides(
        &self,
        view: &GameView,
        seat: Seat,
        result: Option<&ResultTold>,
        movement: Option<&Movement>,
        holds: bool,
    ) -> Vec<String> {
        let reader = view.person(seat);
        // The result is said once: beside what stood until now where there was one.
        let alone = || {
            let facts = [("result", view.game.finish()?.outcome.pgn().into())];
            Some(vec![self.inner.speech.say(reader.lang, "letter-result", &facts)])
        };
        let told = result.map(|result| result.said_to(self, reader, seat));
        let mut said = told.or_else(alone).unwrap_or_default();
        said.extend(movement.map(|movement| movement.said_to_player(self, reader.id)).unwrap_or_default());
        said.extend(holds.then(|| self.inner.speech.word(reader.lang, "adjudication-holds")));
        said
    }

    /// The game as a file, for the letter of a decision that tells its end: who wants it gets it whoever has decided.
    fn case_file(&self, view: &GameView, seat: Seat, loaded: &Loaded, event: Option<&str>) -> Option<String> {
        let wanted = view.game.finish().is_some() && view.person(seat).settings.pgn != PgnFile::Never;
        wanted.then(|| text_of(&self.pgn_file(view, event, loaded.stored.created_at)))
    }

    /// Decides what a decision would do, without doing it; what stands in its way is the error.
    pub(in crate::door::desk) async fn would_decide(
        &self,
        tx: &mut Tx,
        submission: &Submission,
        row: Adjudication,
        loaded: &Loaded,
        outcome: Outcome,
        reason: &str,
    ) -> Result<(), SubmitError> {
        let by = director(submission)?;
        let claims = adjudications::claims(tx, row.id).await?;
        let verdict = Verdict { by, at: submission.at, outcome, reason };
        if let (_, Some(office)) = verdict.on(tx, row, loaded, claims.len()).await? {
            let command = Rules::Office(office);
            let decided = self.decide_in_time(tx, loaded, None, &command, submission.at).await?;
            decided.map_err(|denial| denied(loaded, denial))?;
        }
        Ok(())
    }
}

/// The name of the event that a game belongs to.
async fn event_of(tx: &mut Tx, loaded: &Loaded) -> Result<Option<String>, SubmitError> {
    let Some(id) = loaded.stored.tournament_id else { return Ok(None) };
    Ok(tournaments::by_id(tx, id).await?.map(|event| event.name))
}

/// The event of a game, if it runs: the worker is to look at it, since no appeal holds it any more.
async fn woken(tx: &mut Tx, loaded: &Loaded, at: i64) -> Result<Option<Tournament>, SubmitError> {
    let Some(id) = loaded.stored.tournament_id else { return Ok(None) };
    let event = tournaments::by_id(tx, id).await?;
    let runs = event.filter(|event| event.state == TournamentState::Running);
    Ok(runs.map(|event| Tournament { look_at: Some(at), ..event }))
}

/// Whether an event waits for the appeal about a game of it.
async fn holds_event(tx: &mut Tx, game: GameId) -> Result<bool, StoreError> {
    let Some(id) = games::load(tx, game).await?.and_then(|game| game.tournament_id) else { return Ok(false) };
    let event = tournaments::by_id(tx, id).await?;
    Ok(event.is_some_and(|event| event.state == TournamentState::Running))
}

/// What a director has to know before deciding, as keys of the catalogue: whether that is final, and whether both players say
/// otherwise.
pub async fn notes_on_decision(
    tx: &mut Tx,
    row: &Adjudication,
    outcome: Outcome,
) -> Result<Vec<&'static str>, StoreError> {
    let appealed = row.state == AdjudicationState::Appealed;
    let mut notes = vec![if appealed { "desk-note-settle" } else { "desk-note-decide" }];
    let claims = adjudications::claims(tx, row.id).await?;
    if !appealed && holds_event(tx, row.game_id).await? {
        notes.push("desk-note-holds");
    }
    let both_draw = claims.len() == 2 && claims.iter().all(|filed| filed.claim == Claim::Draw);
    if both_draw && outcome != Outcome::Draw {
        notes.push("desk-note-against-both");
    }
    Ok(notes)
}
