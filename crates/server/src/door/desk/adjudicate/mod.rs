//! Adjudication: how an unfinished game counts. A player asks and a director takes it up, or a director asks; the game stands
//! still; both players say what they claim, with lines; a neutral director decides and says why; either player may appeal
//! once, and another director decides about that (domain.md, "Tournaments").
mod players;
mod told;
mod verdict;

use frcec_rules::club::{
    game::{Command as Rules, Denial, Office, Outcome},
    seat::Seat,
};
use frcec_store::{
    GameId, PlayerId, StoreError, Tx, adjudications,
    adjudications::{Adjudication, AdjudicationState, Claim},
    asks::{self, Ask, AskKind},
    games,
    letters::{self, NewLetter},
    lines as standing,
    tournaments::{self, Tournament, TournamentState},
};
use serde_json::{Value, json};

pub use self::verdict::own_decision;
use self::{told::pictured, verdict::Verdict};
use super::{
    DeskDenial, Ruling,
    corrected::ResultTold,
    director,
    games::{finish_of, subject},
    may_rule, stated,
};
use crate::{
    door::{
        Actor, Door, GameCommand, LoadError, Receipt, Submission, SubmitError,
        commit::{Commit, Undone},
        event::{Movement, Ruled},
        game::{applied, around, write},
        letter::{Reader, Told, With, sent_now},
        load::{Loaded, load_game},
        row::json as text_of,
    },
    mail::compose::LetterKind,
    notice::{self, Change},
    people::Person,
    settings::PgnFile,
    view::GameView,
};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
/// How long the players can say what they claim (ms): fourteen days.
pub const CLAIMS_MS: i64 = 14 * DAY_MS;
/// How long the players can appeal (ms): fourteen days.
pub const APPEAL_MS: i64 = 14 * DAY_MS;
/// Characters of a claim's lines at the most.
pub const LONGEST_LINES: usize = 4000;
/// Times that one player can ask in one game.
const ASKS: usize = 2;

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

/// An adjudication with its game.
struct Case {
    row: Adjudication,
    loaded: Loaded,
}

impl Door {
    pub(super) async fn ask_adjudication(
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

    pub(super) async fn take_up(&self, submission: &Submission, id: i64) -> Result<Receipt, SubmitError> {
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

    pub(super) async fn put_down(
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

    pub(super) async fn decide_adjudication(
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
    pub(super) async fn would_decide(
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

    /// Writes a step of a case: its row, the questions that it asks, and that those of the kinds `over` are void.
    async fn write_case(
        &self,
        commit: Commit,
        after: Adjudication,
        at: i64,
        questions: Vec<(Ask, NewLetter)>,
        over: Vec<AskKind>,
    ) -> Result<Receipt, SubmitError> {
        let id = after.id;
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    // Before the game: its end would make the case void.
                    commit.begin(tx).await?;
                    adjudications::update(tx, &after, at).await?;
                    commit.apply_rest(tx).await?;
                    for kind in over {
                        asks::void_about(tx, kind, id, at).await?;
                    }
                    for question in questions {
                        ask(tx, Some(question)).await?;
                    }
                    Ok::<_, Undone>(Receipt::Adjudication { id })
                })
            })
            .await;
        self.desk_written(written)
    }
}

/// The receipt names a number that only the transaction knows.
fn with_receipt(commit: &mut Commit, id: i64) {
    if let Some((_, stored)) = &mut commit.origin {
        *stored = Receipt::Adjudication { id };
    }
}

async fn ask(tx: &mut Tx, question: Option<(Ask, NewLetter)>) -> Result<(), Undone> {
    if let Some((ask, letter)) = question {
        asks::insert(tx, &ask).await?;
        letters::insert(tx, &letter).await?;
    }
    Ok(())
}

/// Whether something is to be decided about it.
const fn is_open(state: AdjudicationState) -> bool {
    matches!(state, AdjudicationState::Asked | AdjudicationState::Claims | AdjudicationState::Appealed)
}

fn denied(loaded: &Loaded, denial: Denial) -> SubmitError {
    SubmitError::Denied { denial, view: Box::new(loaded.view.clone()) }
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

async fn case(tx: &mut Tx, id: i64) -> Result<Case, SubmitError> {
    let row = adjudications::by_id(tx, id).await?.ok_or(DeskDenial::NoAdjudication(id))?;
    let loaded = load_game(tx, row.game_id).await?.ok_or(SubmitError::NoGame(row.game_id))?;
    Ok(Case { row, loaded })
}

async fn own_case(tx: &mut Tx, id: i64, player: PlayerId) -> Result<Case, SubmitError> {
    let case = case(tx, id).await?;
    if case.loaded.seat(player).is_none() {
        return Err(DeskDenial::NoAdjudication(id).into());
    }
    Ok(case)
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
