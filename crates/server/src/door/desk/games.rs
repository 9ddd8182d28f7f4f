//! Rulings in one game: another result, more time, a game that goes on.
use frcec_rules::club::{
    game::{Command as Rules, EndReason, Event, Finish, Office, Outcome},
    seat::Seat,
};
use frcec_store::{
    GameId, PlayerId, Tx,
    adjudications::{self, AdjudicationState},
    games, lines as standing, lists,
    matches::{MatchState, StoredMatch},
    players::{PlayerStatus, Role},
    ratings,
    tournaments::{self, TournamentState},
};
use serde_json::{Value, json};

use super::{DeskCommand, DeskDenial, Ruling, corrected::ResultTold, director, may_rule, stated};
use crate::{
    door::{
        ATTEMPTS, Actor, Command, Door, GameCommand, LoadError, Receipt, Submission, SubmitError, Via,
        commit::Committed,
        event::{Movement, Ruled},
        game::around,
        leave::at_start,
        letter::{With, sent_now},
        load::{Loaded, load_game},
    },
    notice,
    people::Person,
    ratings::fold,
    view::GameView,
};

/// What a director does in one game.
pub(super) struct InGame<'a> {
    pub(super) game: GameId,
    pub(super) office: Office,
    /// The version that was seen; `None` if what is asked fits any.
    pub(super) seen: Option<u32>,
    pub(super) action: &'static str,
    pub(super) reason: &'a str,
    /// The entry of the log that is taken back.
    pub(super) undoes: Option<i64>,
}

impl Door {
    pub(super) async fn rule_in_game(
        &self,
        submission: &Submission,
        command: &DeskCommand,
    ) -> Result<Receipt, SubmitError> {
        let ruling = in_game(command).ok_or(SubmitError::NotYours)?;
        self.rule(submission, ruling).await
    }

    /// Whether a ruling in a game would be refused, decided without being done.
    pub async fn would_rule(&self, by: PlayerId, command: &DeskCommand) -> Result<(), SubmitError> {
        let submission = Submission {
            by: Actor::Staff(by),
            via: Via::Form,
            at: self.clock().now(),
            origin: None,
            command: Command::Desk(command.clone()),
        };
        let mut tx = self.db().read().await?;
        if let DeskCommand::Replay { game, start, .. } = command {
            let loaded = load_game(&mut tx, *game).await?.ok_or(SubmitError::NoGame(*game))?;
            let of_match = loaded.of_match.clone().ok_or(DeskDenial::NoMatch)?;
            self.replay_plan(&mut tx, &submission, &loaded, of_match, *start).await?;
            return Ok(());
        }
        let Some(InGame { game, office, seen, .. }) = in_game(command) else { return Ok(()) };
        let loaded = load_game(&mut tx, game).await?.ok_or(SubmitError::NoGame(game))?;
        if seen.is_some_and(|seen| seen != loaded.view.game.version()) {
            return Err(DeskDenial::Changed.into());
        }
        if matches!(office, Office::Correct { .. } | Office::Reopen) {
            decided_for_good(&mut tx, &loaded, by).await?;
        }
        self.ruled(&mut tx, &submission, &loaded, office).await?;
        Ok(())
    }

    /// Carries out what a director does in one game: events, match, event, ratings, log and letters in one commit.
    pub(super) async fn rule(
        &self,
        submission: &Submission,
        ruling: InGame<'_>,
    ) -> Result<Receipt, SubmitError> {
        let by = director(submission)?;
        let reason = stated(ruling.reason)?;
        for _ in 0..ATTEMPTS {
            let mut tx = self.db().read().await?;
            let loaded = load_game(&mut tx, ruling.game).await?.ok_or(SubmitError::NoGame(ruling.game))?;
            may_rule(&mut tx, &loaded.stored, by).await??;
            if ruling.seen.is_some_and(|seen| seen != loaded.view.game.version()) {
                return Err(DeskDenial::Changed.into());
            }
            if matches!(ruling.office, Office::Correct { .. } | Office::Reopen) {
                decided_for_good(&mut tx, &loaded, by).await?;
            }
            let who = Person::load(&mut tx, by).await.map_err(LoadError::from)?;
            let overrules = overrules(&mut tx, &ruling).await?;
            let events = self.ruled(&mut tx, submission, &loaded, ruling.office).await?;
            let before = standing::of_game(&mut tx, ruling.game).await?;
            let run = self.run_on(&loaded, before, None, events, submission.at)?;
            let around = around(&mut tx, &loaded, &run.events).await?;
            let (movement, result) = follows(&mut tx, &loaded, ruling.office).await?;
            let event = match loaded.stored.tournament_id {
                Some(id) => tournaments::by_id(&mut tx, id).await?,
                None => None,
            };
            drop(tx);
            let asked = GameCommand::new(ruling.game, Rules::Office(ruling.office));
            let mut change = self.changes(submission, &asked, &loaded, &around, None, &run)?;
            let after = change.views[0].clone();
            if loaded.view.game.finish().is_some() && loaded.stored.rated {
                change.commit.recompute = Some([loaded.stored.white_id, loaded.stored.black_id]);
            }
            if after.game.finish().is_none() && loaded.view.game.finish().is_some() {
                // Its match runs again, and whoever has seen the event before looks again.
                change.commit.matches.extend(loaded.of_match.clone().map(|of_match| StoredMatch {
                    state: MatchState::Running,
                    ended_at: None,
                    ..of_match
                }));
                change.commit.events.extend(event);
            } else if change.commit.events.is_empty() {
                // No round is paired meanwhile from the result before.
                change.commit.events.extend(movement.as_ref().and_then(Movement::guard));
            }
            if let Some(movement) = &movement {
                change.commit.entries.extend(movement.rows());
                let resumed = movement.write_tie_breaks(self, submission, &mut change.commit).await?;
                change.notices.extend(resumed.notices);
                change.views.extend(resumed.views);
            }
            change.commit.audit.push(self.ruling(
                submission,
                Ruling {
                    action: ruling.action,
                    subject: subject(&loaded),
                    reason: Some(&reason),
                    before: state_of(&loaded.view, ruling.office),
                    after: state_of(&after, ruling.office),
                    undoes: ruling.undoes,
                },
            ));
            change.commit.tended = loaded.stored.tournament_id;
            self.ruled_by_mail(submission, &mut change.commit, &who, &after.name)?;
            let receipt =
                Receipt::Game { game: after.id, version: after.game.version(), ply: after.game.ply() };
            let mut readers = Vec::new();
            for bundle in notice::bundles(sent_now(change.notices, &change.views, None)) {
                readers.push(bundle.main.reader);
                let (reader, about) = (bundle.main.reader, bundle.main.game);
                // The letter may be about another game, which goes on by it.
                let seat = if reader == after.white.id { Seat::White } else { Seat::Black };
                let mut told = run.own.told_in(&bundle, ruling.game);
                let person = after.person(seat);
                let result = result.as_ref().map(|result| result.said_to(self, person, seat));
                told.sentences.extend(result.unwrap_or_default());
                told.sentences.push(self.said_by(said_of(&ruling), &who, &after, seat, &reason));
                told.sentences.extend(overrules.map(|key| self.inner.speech.word(person.lang, key)));
                let moved = movement.as_ref().map(|movement| movement.said_to_player(self, reader));
                told.sentences.extend(moved.unwrap_or_default());
                let thread = if about == ruling.game {
                    around.thread(about, reader)
                } else {
                    self.thread(about, reader).await?
                };
                let with = With {
                    thread,
                    file: self.file_of(&mut self.db().read().await?, &bundle, &change.views).await?,
                    ..With::default()
                };
                let letter = self.news_letter(&bundle, &change.views, &told, with)?;
                change.commit.letters.extend(letter);
            }
            if let Some(movement) = &movement {
                let ruled = Ruled { view: &after, director: &who.name, reason: &reason, appeal: false };
                change.commit.letters.extend(movement.letters(self, &readers, &ruled)?);
            }
            match self.commit(change.commit).await? {
                Committed::Done => return Ok(receipt),
                Committed::Stale => {}
            }
        }
        Err(SubmitError::Busy)
    }

    /// The events of a ruling.
    pub(super) async fn ruled(
        &self,
        tx: &mut Tx,
        submission: &Submission,
        loaded: &Loaded,
        office: Office,
    ) -> Result<Vec<Event>, SubmitError> {
        let command = Rules::Office(office);
        let decided = self.decide_in_time(tx, loaded, None, &command, submission.at).await?;
        let mut events =
            decided.map_err(|denial| SubmitError::Denied { denial, view: Box::new(loaded.view.clone()) })?;
        if office == Office::Reopen {
            can_go_on(tx, loaded).await?;
            // The leave that the game forgot at its end.
            let view = &loaded.view;
            let leave = at_start(tx, &view.white, &view.black, view.game.pace(), submission.at).await?;
            events.extend(leave);
        }
        Ok(events)
    }

    /// What a letter says of the director and the reason, as `key` says it: decided, or taken back.
    pub(super) fn said_by(
        &self,
        key: &str,
        director: &Person,
        view: &GameView,
        seat: Seat,
        reason: &str,
    ) -> String {
        let lang = view.person(seat).lang;
        let facts = [("name", director.name.as_str().into()), ("reason", reason.into())];
        self.inner.speech.say(lang, key, &facts)
    }
}

/// By which sentence a ruling's reason is told. Who takes a correction back has not decided what counts again.
fn said_of(ruling: &InGame<'_>) -> &'static str {
    let back = ruling.undoes.is_some() && matches!(ruling.office, Office::Correct { .. });
    if back { "desk-correction-back-told" } else { "desk-reason-told" }
}

/// What is said of the decision of an appeal, of which both players have read that it is final, where a ruling gives its game another
/// result, or that one again: a key of the catalogue.
async fn overrules(tx: &mut Tx, ruling: &InGame<'_>) -> Result<Option<&'static str>, SubmitError> {
    if !matches!(ruling.office, Office::Correct { .. }) {
        return Ok(None);
    }
    let cases = adjudications::of_game(tx, ruling.game).await?;
    let settled = cases.iter().any(|case| case.state == AdjudicationState::Settled);
    let key = if ruling.undoes.is_some() { "desk-told-restored" } else { "desk-told-overruled" };
    Ok(settled.then_some(key))
}

/// What a ruling moves in the event, and what is told of the result, where it gives the game another one.
async fn follows(
    tx: &mut Tx,
    loaded: &Loaded,
    office: Office,
) -> Result<(Option<Movement>, Option<ResultTold>), SubmitError> {
    let counts = match office {
        Office::Correct { outcome, reason } => Some((outcome, reason)),
        Office::Reopen => None,
        _ => return Ok((None, None)),
    };
    let movement = Movement::of(tx, &loaded.stored, counts).await?;
    let result = ResultTold::of(tx, loaded, counts.map(|(outcome, _)| outcome)).await?;
    Ok((movement, result))
}

/// What a director does in one game, where a command is that.
fn in_game(command: &DeskCommand) -> Option<InGame<'_>> {
    Some(match command {
        DeskCommand::Correct { game, outcome, seen, reason } => InGame {
            game: *game,
            office: Office::Correct { outcome: *outcome, reason: EndReason::Corrected },
            seen: Some(*seen),
            action: "correct result",
            reason,
            undoes: None,
        },
        DeskCommand::Reopen { game, seen, reason } => InGame {
            game: *game,
            office: Office::Reopen,
            seen: Some(*seen),
            action: "reopen game",
            reason,
            undoes: None,
        },
        DeskCommand::AddTime { game, seat, days, reason } => InGame {
            game: *game,
            office: Office::Grant { seat: *seat, days: i32::try_from(*days).unwrap_or(i32::MAX) },
            seen: None,
            action: "add time",
            reason,
            undoes: None,
        },
        _ => return None,
    })
}

/// A decision that was appealed is final (domain.md, "Tournaments"): while the appeal waits it is decided on the case's own page, and
/// after that only an admin can correct a slip, who has not made the first decision.
pub(super) async fn decided_for_good(tx: &mut Tx, loaded: &Loaded, by: PlayerId) -> Result<(), SubmitError> {
    for case in adjudications::of_game(tx, loaded.view.id).await? {
        match case.state {
            AdjudicationState::Appealed => return Err(DeskDenial::AskedAlready.into()),
            AdjudicationState::Settled => {
                let who = Person::load(tx, by).await.map_err(LoadError::from)?;
                if who.role != Role::Admin || case.decided_by == Some(by) {
                    return Err(DeskDenial::Settled.into());
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// `game 12`, as the log names it.
pub(super) fn subject(loaded: &Loaded) -> String {
    format!("game {}", loaded.view.id)
}

/// What of a game a ruling changes, as the log keeps it.
fn state_of(view: &GameView, office: Office) -> Value {
    match office {
        Office::Grant { seat, .. } => {
            let left = view.game.snapshot().left_ms.get(seat);
            json!({ "seat": seat.letter().to_string(), "left_ms": left })
        }
        _ => finish_of(view.game.finish()),
    }
}

/// A result as the log keeps it.
pub(super) fn finish_of(finish: Option<Finish>) -> Value {
    match finish {
        Some(finish) => json!({ "result": finish.outcome.pgn(), "ended_by": finish.reason.key() }),
        None => json!({ "result": Value::Null }),
    }
}

/// Whether a finished game can go on as far as the club is concerned: its players are there, and its event waits for it.
async fn can_go_on(tx: &mut Tx, loaded: &Loaded) -> Result<(), SubmitError> {
    for person in [&loaded.view.white, &loaded.view.black] {
        still_here(person)?;
    }
    let Some(of_match) = &loaded.of_match else { return Err(DeskDenial::NoMatch.into()) };
    let cases = adjudications::of_game(tx, loaded.view.id).await?;
    if cases.iter().any(|case| case.state == AdjudicationState::Appealed) {
        // First the appeal is decided.
        return Err(DeskDenial::AskedAlready.into());
    }
    if let Some(id) = of_match.tournament_id
        && let Some(event) = tournaments::by_id(tx, id).await?
    {
        current(&event, of_match.round)?;
    }
    Ok(())
}

pub(super) fn still_here(person: &Person) -> Result<(), DeskDenial> {
    if matches!(person.status, PlayerStatus::Former | PlayerStatus::Archived) {
        return Err(DeskDenial::PlayerLeft { name: person.name.clone() });
    }
    Ok(())
}

/// Whether the event still waits for games of this round: a started round is never paired again.
pub(super) fn current(event: &tournaments::Tournament, round: Option<i64>) -> Result<(), DeskDenial> {
    let plays = event.state == TournamentState::Running;
    // In a round robin all rounds run at once.
    let here = event.kind == tournaments::TournamentKind::RoundRobin
        || round.is_none_or(|round| round >= event.round);
    if plays && here { Ok(()) } else { Err(DeskDenial::EventMovedOn { code: event.code.clone() }) }
}

/// The outcome that a form or a mail names: `1-0`, `0-1`, `1/2-1/2`, `*`.
pub fn outcome_of(text: &str) -> Option<Outcome> {
    [Outcome::White, Outcome::Black, Outcome::Draw, Outcome::Cancelled]
        .into_iter()
        .find(|outcome| outcome.pgn() == text)
}

/// What the two ratings of a rated game are, in hundredths, and what they would be with another result; `None` for a game that
/// does not count.
pub async fn rating_preview(
    tx: &mut Tx,
    game: &games::StoredGame,
    outcome: Outcome,
) -> Result<Option<[(Option<i64>, Option<i64>); 2]>, frcec_store::StoreError> {
    let Some(ended_at) = game.row.ended_at.filter(|_| game.rated) else { return Ok(None) };
    let mut results = lists::rated_results(tx).await?;
    results.retain(|other| other.id != game.id);
    results.extend(games::GameResult::of(outcome).map(|result| lists::RatedResult {
        id: game.id,
        white_id: game.white_id,
        black_id: game.black_id,
        result,
        ended_at,
        corrected: true,
    }));
    let (list, _) = fold(&results);
    let mut moves = [(None, None); 2];
    for (player, moved) in [game.white_id, game.black_id].into_iter().zip(&mut moves) {
        let after = list.iter().find(|rating| rating.player_id == player);
        *moved = (
            ratings::of_player(tx, player).await?.map(|rating| rating.rating),
            after.map(|rating| rating.rating),
        );
    }
    Ok(Some(moves))
}
