//! Rulings in one game: another result, more time, a game that goes on; a match that is replayed.
use frcec_rules::{
    StartPosition,
    club::{
        game::{Command as Rules, EndReason, Event, Finish, Office, Outcome},
        seat::{Seat, Sides},
    },
};
use frcec_store::{
    GameId, MatchId, PlayerId, TournamentId, Tx,
    adjudications::{self, AdjudicationState},
    audit,
    games::{self, GameState},
    lines as standing, lists,
    matches::{MatchState, StoredMatch},
    players::PlayerStatus,
    ratings,
    tournaments::{self, TournamentState, rounds},
};
use serde_json::{Value, json};

use super::{DeskCommand, DeskDenial, Ruling, director, may_rule, rulers, stated};
use crate::{
    door::{
        ATTEMPTS, Door, EventRecord, GameCommand, LoadError, Receipt, RoundBody, Submission, SubmitError,
        commit::{Committed, Undone},
        event::Movement,
        game::{applied, around, write},
        leave::at_start,
        letter::{Told, With, sent_now},
        lines::Own,
        load::{self, Loaded, load_game},
        matches::{InEvent, MatchSpec, NotMade},
        row::json as json_of,
    },
    draw,
    notice::{self, Change},
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
        let ruling = match command {
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
            _ => return Err(SubmitError::NotYours),
        };
        self.rule(submission, ruling).await
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
                another_s(&mut tx, &loaded, by).await?;
            }
            let who = Person::load(&mut tx, by).await.map_err(LoadError::from)?;
            let events = self.ruled(&mut tx, submission, &loaded, ruling.office).await?;
            let before = standing::of_game(&mut tx, ruling.game).await?;
            let run = self.run_on(&loaded, before, None, events, submission.at)?;
            let around = around(&mut tx, &loaded, &run.events).await?;
            let movement = match ruling.office {
                Office::Correct { outcome, .. } => {
                    Movement::of(&mut tx, &loaded.stored, Some(outcome)).await?
                }
                Office::Reopen => Movement::of(&mut tx, &loaded.stored, None).await?,
                _ => None,
            };
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
                let mut told = run.own.told_in(&bundle, ruling.game);
                told.sentences.push(self.said_by(&who, &after, bundle.main.seat, &reason));
                let moved = movement.as_ref().map(|movement| movement.said_to(self, bundle.main.reader));
                told.sentences.extend(moved.unwrap_or_default());
                let with = With {
                    thread: around.thread(bundle.main.game, bundle.main.reader),
                    file: self.file_of(&mut self.db().read().await?, &bundle, &change.views).await?,
                    ..With::default()
                };
                let letter = self.news_letter(&bundle, &change.views, &told, with)?;
                change.commit.letters.extend(letter);
            }
            if let Some(movement) = &movement {
                change.commit.letters.extend(movement.letters(self, &readers)?);
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

    /// What a letter says of the director and the reason.
    pub(super) fn said_by(&self, director: &Person, view: &GameView, seat: Seat, reason: &str) -> String {
        let lang = view.person(seat).lang;
        let facts = [("name", director.name.as_str().into()), ("reason", reason.into())];
        self.inner.speech.say(lang, "desk-reason-told", &facts)
    }

    pub(super) async fn replay(
        &self,
        submission: &Submission,
        game: GameId,
        start: Option<StartPosition>,
        reason: &str,
    ) -> Result<Receipt, SubmitError> {
        let by = director(submission)?;
        let reason = stated(reason)?;
        for _ in 0..ATTEMPTS {
            let mut tx = self.db().read().await?;
            let loaded = load_game(&mut tx, game).await?.ok_or(SubmitError::NoGame(game))?;
            may_rule(&mut tx, &loaded.stored, by).await??;
            let who = Person::load(&mut tx, by).await.map_err(LoadError::from)?;
            let of_match = loaded.of_match.clone().ok_or(DeskDenial::NoMatch)?;
            let plan = self.replay_plan(&mut tx, submission, &loaded, of_match, start).await?;
            drop(tx);
            match self.write_replay(submission, plan, &who, &reason).await {
                Err(SubmitError::Busy) => {}
                other => return other,
            }
        }
        Err(SubmitError::Busy)
    }

    /// What is cancelled, and what is played in its place.
    async fn replay_plan(
        &self,
        tx: &mut Tx,
        submission: &Submission,
        loaded: &Loaded,
        of_match: StoredMatch,
        start: Option<StartPosition>,
    ) -> Result<Replay, SubmitError> {
        if start.is_some_and(|start| start.id() == of_match.start_id) {
            return Err(DeskDenial::SameStart.into());
        }
        let event = match of_match.tournament_id {
            Some(id) => tournaments::by_id(tx, id).await?,
            None => None,
        };
        if let Some(event) = &event {
            current(event, of_match.round)?;
            let Some(start) = start else { return Err(DeskDenial::StartNeeded.into()) };
            only_drawn(&EventRecord::of(tx, event.clone()).await?, &of_match, start)?;
        }
        let start = match start {
            Some(start) => start,
            // Another one than that which was wrong.
            None => loop {
                let drawn = self.draw_start();
                if drawn.id() != of_match.start_id {
                    break drawn;
                }
            },
        };
        let stored = games::of_match(tx, of_match.id).await?;
        let all = stored.len();
        let mut cancelled = Vec::new();
        for stored in stored {
            if matches!(stored.row.state, GameState::Finished | GameState::Cancelled) {
                continue;
            }
            let other = load::complete(tx, stored).await?;
            let command = Rules::Office(Office::CancelWrongStart);
            let events = other.view.game.decide(None, &command, submission.at);
            let events = events
                .map_err(|denial| SubmitError::Denied { denial, view: Box::new(other.view.clone()) })?;
            let after = applied(&other.view, &events)?;
            cancelled.push((other, after, events));
        }
        let Some((first, _, _)) = cancelled.first() else {
            let finish = loaded.view.game.finish();
            let denial = finish.map_or(frcec_rules::club::game::Denial::NotStarted, |finish| {
                frcec_rules::club::game::Denial::Over(finish)
            });
            return Err(SubmitError::Denied { denial, view: Box::new(loaded.view.clone()) });
        };
        for person in [&first.view.white, &first.view.black] {
            still_here(person)?;
        }
        let only = (all == 2 && cancelled.len() == 1).then_some(first.stored.number_in_match);
        let spec = MatchSpec {
            event: event.as_ref().map(|event| InEvent {
                id: event.id,
                code: event.code.clone(),
                round: of_match.round.unwrap_or(0),
                delay: first.stored.delay,
                news: None,
            }),
            starts: [start; 2],
            pace: first.view.game.pace(),
            staggered: of_match.staggered,
            single: all == 1,
            only,
            rated: of_match.rated,
        };
        Ok(Replay { of_match, event, cancelled, spec })
    }

    async fn write_replay(
        &self,
        submission: &Submission,
        plan: Replay,
        who: &Person,
        reason: &str,
    ) -> Result<Receipt, SubmitError> {
        let Replay { of_match, event, cancelled, spec } = plan;
        let subject = format!("match {}", of_match.id);
        let mut commit = self.commit_for(submission, Receipt::Kept, None);
        let (mut told, mut views) = (Vec::new(), Vec::new());
        let names: Vec<String> = cancelled.iter().map(|(_, after, _)| after.name.clone()).collect();
        for (before, after, events) in &cancelled {
            let notices = notice::notices(&Change::of(after, events));
            commit.games.push(write(submission, (before, after), events, &notices, None, commit.at));
            commit.void_held.push(after.id);
            told.extend(notices);
            views.push(after.clone());
        }
        // White of the first game has its pieces in the game of that number again.
        let (mut white, mut black) = (views[0].white.clone(), views[0].black.clone());
        if white.id != of_match.first_white_id {
            (white, black) = (black, white);
        }
        let old = of_match.id;
        let in_event = event.as_ref().map(|event| event.id);
        let wrong = of_match.start_id;
        commit.matches.push(StoredMatch {
            state: MatchState::Finished,
            ended_at: Some(commit.at),
            ..of_match
        });
        // Whoever has seen the event before looks again.
        commit.events.extend(event);
        let entry = self.ruling(
            submission,
            Ruling {
                action: "replay match",
                subject,
                reason: Some(reason),
                before: json!({ "games": names, "position": wrong }),
                after: Value::Null,
                undoes: None,
            },
        );
        let (door, at, who, reason) = (self.clone(), submission.at, who.clone(), reason.to_owned());
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    let made = door.make_match(tx, &spec, &white, &black, at).await?;
                    let receipt = Receipt::Match { id: made.id, games: made.games.clone() };
                    if let Some((_, stored)) = &mut commit.origin {
                        *stored = receipt.clone();
                    }
                    commit.apply(tx).await.map_err(NotMade::Undone)?;
                    if let Some(event) = in_event {
                        in_its_pairing(tx, event, old, made.id).await?;
                    }
                    let games: Vec<&str> = made.views.iter().map(|view| view.name.as_str()).collect();
                    let mut recorded: Value = serde_json::from_str(&entry.body).unwrap_or_default();
                    recorded["after"] = json!({ "games": games, "position": spec.starts[0].id() });
                    audit::insert(tx, &audit::Entry { body: recorded.to_string(), ..entry }).await?;
                    told.extend(made.told);
                    views.extend(made.views);
                    let own = door.reasons(&who, &views, &reason);
                    door.write_news_with(tx, told, &views, &own).await?;
                    Ok(receipt)
                })
            })
            .await;
        match written {
            Err(frcec_store::WriteError::Refused(NotMade::Undone(Undone::Store(error))))
                if error.is_stale() =>
            {
                Err(SubmitError::Busy)
            }
            other => self.made(other),
        }
    }

    /// What each player is told of the director's reason, in whichever of the games their letter is about.
    fn reasons(&self, who: &Person, views: &[GameView], reason: &str) -> Vec<(GameId, Own)> {
        let told = |view: &GameView, seat| Told {
            sentences: vec![self.said_by(who, view, seat, reason)],
            ..Told::default()
        };
        let own = |view: &GameView| Own {
            told: Sides { white: told(view, Seat::White), black: told(view, Seat::Black) },
            ..Own::default()
        };
        views.iter().map(|view| (view.id, own(view))).collect()
    }
}

/// A decision that was appealed is not for the director who made it: neither while the appeal waits, which is decided on the
/// case's own page, nor after another one has decided it (domain.md, "Tournaments").
async fn another_s(tx: &mut Tx, loaded: &Loaded, by: PlayerId) -> Result<(), SubmitError> {
    for case in adjudications::of_game(tx, loaded.view.id).await? {
        match case.state {
            AdjudicationState::Appealed => return Err(DeskDenial::AskedAlready.into()),
            AdjudicationState::Settled if case.decided_by == Some(by) => {
                let others = rulers(tx, &loaded.stored, Some(by)).await?;
                let others = others.into_iter().map(|(_, name)| name).collect();
                return Err(DeskDenial::OwnDecision { others }.into());
            }
            _ => {}
        }
    }
    Ok(())
}

/// A match that is replayed.
struct Replay {
    of_match: StoredMatch,
    event: Option<tournaments::Tournament>,
    /// Each game before and after, and what happened.
    cancelled: Vec<(Loaded, GameView, Vec<Event>)>,
    spec: MatchSpec,
}

/// There is no redraw (domain.md, "Tournaments"): in an event whose positions were drawn for all to check, only the drawn one can
/// take the place of a wrong one, and the drawn one is never wrong.
fn only_drawn(record: &EventRecord, of_match: &StoredMatch, start: StartPosition) -> Result<(), DeskDenial> {
    let pairings = record.rounds.iter().flat_map(|round| &round.body.pairings);
    let Some(pairing) = pairings.into_iter().find(|pairing| pairing.matches.contains(&of_match.id)) else {
        return Ok(());
    };
    let pair = (pairing.paired.white, pairing.paired.black);
    let Some(checked) = draw::check(record) else { return Ok(()) };
    let of_pair = checked.positions.iter().filter(|drawn| drawn.pair.is_none_or(|of| of == pair));
    let drawn: Vec<StartPosition> = of_pair.filter_map(|drawn| drawn.drawn).collect();
    let Some(first) = drawn.first() else { return Ok(()) };
    if drawn.iter().any(|drawn| drawn.id() == of_match.start_id) {
        return Err(DeskDenial::DrawnStart);
    }
    if drawn.contains(&start) { Ok(()) } else { Err(DeskDenial::OnlyDrawn { start: *first }) }
}

/// The new match stands in the pairing of the one that it replaces.
async fn in_its_pairing(tx: &mut Tx, event: TournamentId, old: MatchId, new: MatchId) -> Result<(), NotMade> {
    for round in rounds::of_tournament(tx, event).await? {
        let mut body: RoundBody =
            serde_json::from_str(&round.body).map_err(|error| frcec_store::StoreError::Corrupt {
                table: "tournament_rounds",
                column: "body".to_owned(),
                key: format!("{event}/{}", round.round),
                why: error.to_string(),
            })?;
        let Some(pairing) = body.pairings.iter_mut().find(|pairing| pairing.matches.contains(&old)) else {
            continue;
        };
        pairing.matches.push(new);
        rounds::update(tx, &rounds::Round { body: json_of(&body), ..round }).await?;
        return Ok(());
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

fn still_here(person: &Person) -> Result<(), DeskDenial> {
    if matches!(person.status, PlayerStatus::Former | PlayerStatus::Archived) {
        return Err(DeskDenial::PlayerLeft { name: person.name.clone() });
    }
    Ok(())
}

/// Whether the event still waits for games of this round: a started round is never paired again.
fn current(event: &tournaments::Tournament, round: Option<i64>) -> Result<(), DeskDenial> {
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
